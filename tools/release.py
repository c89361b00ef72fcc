"""Builds the release files, and tries each in an empty environment without the source."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

from tools import chromium, client
from tools.commands import LEFT_OUT, PYTHON, ROOT, call, say, works
from tools.environment import find_uv, set_up

PYTHONS = ("3.11", "3.12", "3.13", "3.14")
"""The versions that a wheel has to work on."""


def package(arguments: Sequence[str]) -> None:
    set_up()
    client.build()
    client.renew_bytecode()
    folders = [Path(argument).resolve() for argument in arguments if not argument.startswith("-")]
    folder = folders[0] if folders else ROOT / "dist"
    shutil.rmtree(folder, ignore_errors=True)
    if "--quick" in arguments:
        # The sdist, and a wheel built from the sdist alone.
        build(folder, "--no-build-isolation", WARDROUND_PURE="1")
        try_installed(folder / "environment", next(folder.glob("*.whl")))
        return
    folder.mkdir(parents=True)
    call([PYTHON, ROOT / "deploy" / "sbom.py", folder / "sbom.json"])
    shutil.copy(ROOT / "deploy" / "requirements.txt", folder)
    build(folder, "--sdist")
    build(folder, "--wheel", WARDROUND_PURE="1")
    if shutil.which(os.environ.get("CC", "cc")):
        build(folder, "--wheel", WARDROUND_COMPILED="1")
    else:
        say("there is no C compiler, so there is no compiled wheel")
    try_all(folder)


def build(folder: Path, *flags: str, **variables: str) -> None:
    uv_build = (find_uv(), "build", "--quiet", "--python", PYTHON, "--out-dir", folder)
    call([*uv_build, *flags], **variables)


def try_all(folder: Path) -> None:
    """Every file with our own Python, and the pure wheel with every version it is for."""
    page = ["--page"] if chromium.find() else []
    for made in sorted([*folder.glob("*.whl"), *folder.glob("*.tar.gz")]):
        say(f"trying {made.name} in an empty environment")
        try_installed(folder / "environment", made, *page)
    (pure,) = folder.glob("*-none-any.whl")
    for version in PYTHONS:
        if works([find_uv(), "python", "find", "--no-project", "--system", version]):
            say(f"trying {pure.name} with Python {version}")
            try_installed(folder / "environment", pure, python=version)
        else:
            say(f"NOT tried with Python {version}: there is none on PATH")
    shutil.rmtree(folder / "environment")
    if not page:
        say("the page was not opened in Chromium, because there is none")
        sys.exit(LEFT_OUT)


def try_installed(environment: Path, made: Path, *more: str, python: str | Path = PYTHON) -> None:
    """Install a wheel or sdist into a new environment, and play on its server."""
    uv = find_uv()
    call([uv, "venv", "--quiet", "--clear", "--python", python, environment])
    # Versions only: with hashes, the wheel would need one too.
    versions = environment / "versions.txt"
    lines = (ROOT / "requirements.txt").read_text("utf-8").splitlines()
    versions.write_text("\n".join(line.rstrip("\\ ") for line in lines if "==" in line))
    install = ["pip", "install", "--quiet", "--constraint", str(versions)]
    call([uv, *install, "--python", environment / "bin" / "python", made], WARDROUND_PURE="1")
    call([PYTHON, "-m", "tests.package.installed", environment, *more])
