"""``wardround new-game``: a folder with a small complete game to start from."""

from __future__ import annotations

import keyword
import re
from pathlib import Path
from typing import Annotated

import typer

from wardround.cli.common import UserError, out
from wardround.cli.rules import PACKAGE, PROJECT
from wardround.games import game_ids

IMPORTS = re.compile(r"(?:from wardround\.\S+ import [^(\n]+\n)+")
"""A block of imports, sorted again under the new name."""


def new_game(
    name: Annotated[str, typer.Argument(help="The new game's folder name, such as night_bus.")],
    root: Annotated[
        Path, typer.Option("--root", help="The project to add it to; this one by default.")
    ] = PROJECT,
) -> None:
    """Copy the template game, with tests that pass at once."""
    if not re.fullmatch(r"[a-z][a-z0-9_]{1,30}", name) or keyword.iskeyword(name):
        raise UserError(
            f"{name!r} cannot be a folder name: expected lower-case letters, digits and _"
        )
    if name in game_ids():
        raise UserError(f"a game {name} already exists")
    source, tests = root / "src" / "wardround" / "games" / name, root / "tests" / name
    for folder in (source, tests):
        if folder.exists():
            raise UserError(f"{folder} already exists; nothing was written")
    if not source.parent.is_dir():
        raise UserError(
            f"{root} has no src/wardround/games: name Wardround's source folder with --root"
        )
    template = PACKAGE / "template"
    for path in sorted(template.rglob("*")):
        relative = path.relative_to(template)
        if path.is_dir() or "__pycache__" in relative.parts or path.suffix == ".so":
            continue
        in_tests = relative.parts[0] == "tests"
        target = tests / Path(*relative.parts[1:]) if in_tests else source / relative
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(_renamed(path.read_text("utf-8"), name), "utf-8")
    out.print(f"Wrote {source.relative_to(root)} and {tests.relative_to(root)}.")
    out.print(f"Try: ./dev test tests/{name}   and   ./dev run play {name}")


def _renamed(text: str, name: str) -> str:
    title = name.replace("_", " ").title()
    words = [word for word in re.split(r"[\d_]+", name) if word]
    prefix = ("".join(word[0] for word in words) + words[0][1:] + "X").upper()[:2]
    text = text.replace("wardround.template", f"wardround.games.{name}")
    text = text.replace('id="template"', f'id="{name}"').replace("Pill Count", title)
    text = text.replace("TG-", f"{prefix}-")
    return IMPORTS.sub(lambda block: "".join(sorted(block[0].splitlines(keepends=True))), text)
