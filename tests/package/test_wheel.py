"""Sdist and wheel: built, installed into an empty environment without the source, and played."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

from tests.package.installed import GAME, ROOT, SCRIPTS, outside, play_a_game, served

NOT_EVERYWHERE = """
import multiprocessing, os, signal, sys
for name in ("uvloop", "httptools", "resource", "pwd", "grp", "termios", "tty", "readline"):
    sys.modules[name] = None
for name in ("fork", "forkpty", "nice", "geteuid", "getuid", "sysconf", "sched_getaffinity"):
    if hasattr(os, name):
        delattr(os, name)
for name in ("SIGKILL", "SIGQUIT", "SIGHUP", "SIGUSR1", "SIGSTOP", "SIGCONT"):
    delattr(signal, name)
multiprocessing.set_start_method("spawn")
import asyncio
def lacking(*_):
    raise NotImplementedError
asyncio.SelectorEventLoop.add_signal_handler = lacking
"""
"""Takes away from every new process what Windows or macOS do not have."""


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty environment with the wheel that was built from the sdist; ``./dev package`` has
    played in it already."""
    folder = tmp_path_factory.mktemp("package")
    done = subprocess.run(
        [sys.executable, ROOT / "dev", "package", "--quick", folder],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{GAME} ended" in done.stdout
    assert "files for a site without a server" in done.stdout
    return folder / "environment"


def run(environment: Path, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [environment / SCRIPTS / "wardround", *arguments],
        cwd=environment,
        env={**outside(environment), "COLUMNS": "80", **variables},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


def test_the_wheel_is_pure_and_carries_the_app(environment: Path) -> None:
    (wheel,) = environment.parent.glob("*-py3-none-any.whl")
    names = zipfile.ZipFile(wheel).namelist()

    assert "wardround/server/static/index.html" in names
    assert "wardround/server/static/python/pyodide.asm.wasm" in names
    assert [name for name in names if name.endswith((".so", ".pyd", ".pyc"))] == []
    assert [name for name in names if name.startswith("tests")] == []


def test_the_page_of_the_wheel_has_nothing_to_compile(environment: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    assert run(environment, "site", str(site)).returncode == 0
    names = zipfile.ZipFile(site / "python" / "engine.zip").namelist()

    assert "wardround/server/in_page/server.pyc" in names
    assert [name for name in names if name.endswith(".py")] == []


def test_it_plays_where_the_fast_parts_are_not(environment: Path, tmp_path: Path) -> None:
    """No uvloop, fork, memory limits, or POSIX signals, as on Windows and partly on macOS."""
    (tmp_path / "sitecustomize.py").write_text(NOT_EVERYWHERE)
    with served(environment, PYTHONPATH=str(tmp_path)) as address:
        assert play_a_game(address)["reason"]
    command = ("simulate", GAME, "--games", "4", "--processes", "2", "--bots", "greedy")
    done = run(environment, *command, PYTHONPATH=str(tmp_path))

    assert done.returncode == 0, done.stderr
    assert "4 games" in done.stdout


def test_a_console_with_few_letters_gets_no_traceback(environment: Path) -> None:
    done = run(environment, "games", PYTHONIOENCODING="ascii", PYTHONUTF8="0", LC_ALL="C")

    assert done.returncode == 0, done.stderr
    assert "Forbidden Clinic (forbidden_clinic): 6?8 seats" in done.stdout


def test_commands_that_need_the_source_say_so(environment: Path) -> None:
    for command in (("rules", GAME, "--uncovered"), ("new-game", "night_bus")):
        done = run(environment, *command)
        assert done.returncode == 2
        assert "source" in done.stderr


def test_what_builds_is_pinned_as_in_the_requirements() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    text = (ROOT / "requirements.txt").read_text("utf-8")
    pins = dict(re.findall(r"^([\w.-]+)==(\S+)", text, re.MULTILINE))
    for wish in settings["build-system"]["requires"]:
        name, version = wish.split("==")
        assert pins[name.partition("[")[0]] == version
