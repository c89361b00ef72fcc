"""What the tests of the command line share.

Most of them call `main` in this process, with the template game added to the games that are found.
What needs a process of its own runs in `project`: a small copy of the project with one new game.
"""

from __future__ import annotations

import io
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import msgspec
import pytest

import wardround
from wardround import games
from wardround.cli.main import main

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = Path(wardround.__file__).parent
NEW_GAME = "night_bus"


class Done(NamedTuple):
    """How a command ended and what it printed, with whitespace normalised."""

    code: int
    out: str
    err: str
    raw: str

    @property
    def json(self) -> Any:
        return msgspec.json.decode(self.raw)


class Wardround(Protocol):
    def __call__(self, *arguments: object, typed: str = "") -> Done: ...


@pytest.fixture(autouse=True)
def template_game(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    """The template is found like any other game, and saved games go to a folder of this test."""
    folder = tmp_path_factory.mktemp("more_games")
    (folder / "template").mkdir()
    (folder / "template" / "__init__.py").write_text("from wardround.template import SPEC\n")
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(folder)])
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
    games.game_ids.cache_clear()
    games.find_game.cache_clear()
    yield
    monkeypatch.undo()
    sys.modules.pop("wardround.games.template", None)
    games.game_ids.cache_clear()
    games.find_game.cache_clear()


@pytest.fixture(name="wardround")
def wardround_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Wardround:
    """``wardround("games", "--json")`` runs the command in this process."""

    def run(*arguments: object, typed: str = "") -> Done:
        monkeypatch.setattr(sys, "argv", ["wardround", *map(str, arguments)])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        code = 0
        try:
            main()
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else 0 if end.code is None else 1
        said = capsys.readouterr()
        return Done(code, _even(said.out), _even(said.err), said.out)

    return run


def _even(text: str) -> str:
    return " ".join(text.split())


class Project:
    """A copy of the project with the new game alone in it."""

    def __init__(self, root: Path) -> None:
        self.root = root
        ignore = shutil.ignore_patterns("__pycache__", "*.so", "static")
        package = root / "src" / "wardround"
        shutil.copytree(PACKAGE, package, ignore=ignore)
        for folder in (package / "games").iterdir():
            if folder.is_dir():
                shutil.rmtree(folder)
        for name in ("conftest.py", "pyproject.toml"):
            shutil.copy(ROOT / name, root / name)
        (root / "tests").mkdir()
        (root / "tests" / "__init__.py").touch()
        self.made = self.wardround("new-game", NEW_GAME)

    def python(self, *arguments: str, typed: str = "", **environment: str) -> Done:
        done = subprocess.run(
            [sys.executable, *arguments],
            cwd=self.root,
            env={
                **os.environ,
                "PYTHONPATH": str(self.root / "src"),
                "XDG_DATA_HOME": str(self.root / "data"),
                "WARDROUND_PURE": "1",
                **environment,
            },
            input=typed,
            capture_output=True,
            text=True,
            check=False,
        )
        return Done(done.returncode, _even(done.stdout), _even(done.stderr), done.stdout)

    def wardround(self, *arguments: str, typed: str = "") -> Done:
        return self.python("-m", "wardround.cli.main", *arguments, typed=typed)


@pytest.fixture(scope="session")
def project(tmp_path_factory: pytest.TempPathFactory) -> Project:
    return Project(tmp_path_factory.mktemp("project"))
