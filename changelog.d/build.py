"""Writes CHANGELOG.md from news fragments: ``changelog.d/<version>/<name>.md``, newest first.

A fragment is one or more list items in Markdown that a person who uses Wardround would understand.
``--check`` writes nothing and fails when CHANGELOG.md is not up to date.
"""

from __future__ import annotations

import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
CHANGELOG = FOLDER.parent / "CHANGELOG.md"
HEAD = "# Changelog\n\nMade from the news fragments in `changelog.d/` by `./dev news`.\n"


def version_key(folder: Path) -> tuple[int, ...]:
    if folder.name == "unreleased":
        return (1 << 30,)
    return tuple(int(part) for part in folder.name.split("."))


def build() -> str:
    text = HEAD
    folders = [path for path in FOLDER.iterdir() if path.is_dir() and path.name[0] != "_"]
    for folder in sorted(folders, key=version_key, reverse=True):
        text += f"\n## {folder.name.capitalize()}\n\n"
        for fragment in sorted(folder.glob("*.md")):
            text += fragment.read_text("utf-8").strip() + "\n"
    return text


def main() -> None:
    wanted = build()
    if "--check" not in sys.argv:
        CHANGELOG.write_text(wanted, "utf-8")
    elif not CHANGELOG.exists() or CHANGELOG.read_text("utf-8") != wanted:
        sys.exit("CHANGELOG.md is not up to date: run ./dev news")


if __name__ == "__main__":
    main()
