"""Doors open one way: the imports of every module, and the few other rules of the house."""

from __future__ import annotations

import ast
import sys
from functools import cache
from pathlib import Path

import build_engine
import pytest

SOURCE = Path(__file__).resolve().parents[1] / "src"
PACKAGE = SOURCE / "wardround"
LONGEST = 600

ENGINE_MAY_USE = {"msgspec", "mypy_extensions"}
"""Third parties that core and games may import."""

LANGUAGE = "wardround/presentation/language.py"
"""The one module that uses Fluent."""

OUTSIDE_WORLD = {
    *("asyncio", "concurrent", "datetime", "http", "io", "logging", "multiprocessing", "os"),
    *("pathlib", "secrets", "selectors", "shutil", "signal", "socket", "sqlite3", "ssl"),
    *("subprocess", "sys", "tempfile", "threading", "time", "urllib"),
}
"""Modules of the standard library that mean I/O, a clock or another thread."""

WORLDLY_CALLS = {"open", "input", "print", "exec", "eval", "__import__", "breakpoint"}

DOORS = {
    "core": {"core"},
    "presentation": {"core", "presentation"},
    "games": {"core", "presentation", "games"},
    "template": {"core", "presentation", "template"},
    "bots": {"core", "presentation", "games", "bots"},
    "lab": {"core", "presentation", "games", "bots", "lab"},
    "adapters": {"core", "presentation", "games", "bots", "adapters"},
    "server": {"core", "presentation", "games", "bots", "server"},
    "cli": {"core", "presentation", "games", "bots", "lab", "adapters", "server", "cli"},
}


def modules(folder: str = "") -> list[Path]:
    found = sorted((PACKAGE / folder).rglob("*.py"))
    return [path for path in found if "static" not in path.parts]


def name_of(path: Path) -> str:
    return str(path.relative_to(SOURCE))


def room_of(path: Path) -> str:
    """The room of a module; modules of the package itself have none."""
    parts = path.relative_to(PACKAGE).parts
    return parts[0] if len(parts) > 1 else ""


def game_of(path: Path) -> str:
    parts = path.relative_to(PACKAGE).parts
    return parts[1] if parts[0] == "games" and len(parts) > 2 else ""


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


@cache
def imports_of(tree: ast.AST) -> list[str]:
    """Every imported module by its dotted name, wherever the import stands."""
    found: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            found += [f"{node.module}.{alias.name}" for alias in node.names]
    return found


def wrong_doors(path: Path) -> list[str]:
    """Imports that lead from a module to a room to which its own has no door."""
    room, game, wrong = room_of(path), game_of(path), []
    for name in imports_of(tree_of(path)):
        parts = name.split(".")
        if parts[0] != "wardround" or len(parts) == 1:
            continue
        if parts[1] in DOORS and parts[1] not in DOORS[room]:
            wrong.append(f"{name_of(path)} imports {name}")
        if game and parts[1] == "games" and (len(parts) == 2 or parts[2] != game):
            wrong.append(f"{name_of(path)} imports {name}: a game imports core and itself alone")
    return wrong


def strangers(path: Path) -> list[str]:
    """Imports that are neither the standard library nor what the engine may use."""
    allowed = ENGINE_MAY_USE | {"wardround"} | sys.stdlib_module_names
    if name_of(path) == LANGUAGE:
        allowed = allowed | {"fluent"}
    found = {name.partition(".")[0] for name in imports_of(tree_of(path))}
    return [f"{name_of(path)} imports {name}" for name in sorted(found - allowed)]


def worldly(path: Path) -> list[str]:
    """Imports and calls that reach for files, clocks, networks or threads."""
    found = {name.partition(".")[0] for name in imports_of(tree_of(path))} & OUTSIDE_WORLD
    wrong = [f"{name_of(path)} imports {name}" for name in sorted(found)]
    for node in ast.walk(tree_of(path)):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id in WORLDLY_CALLS
        ):
            wrong.append(f"{name_of(path)}:{node.lineno} calls {node.func.id}")
    return wrong


def game_modules() -> list[Path]:
    return [path for path in modules("games") if game_of(path)]


def template_modules() -> list[Path]:
    return [path for path in modules("template") if "tests" not in path.parts]


# -- doors ----------------------------------------------------------------------------------------


def test_every_room_is_known() -> None:
    rooms = {room_of(path) for path in modules()} - {""}

    assert rooms <= set(DOORS), "a new room needs its doors written down here"
    assert {"core", "games", "bots", "cli"} <= rooms


@pytest.mark.parametrize("room", DOORS)
def test_doors_open_one_way(room: str) -> None:
    paths = template_modules() if room == "template" else modules(room)

    assert [line for path in paths for line in wrong_doors(path)] == []


def test_core_depends_on_msgspec_alone() -> None:
    assert [line for path in modules("core") for line in strangers(path)] == []


def test_games_depend_on_core_and_msgspec_alone() -> None:
    paths = [*game_modules(), *template_modules()]

    assert [line for path in paths for line in strangers(path)] == []


def test_core_does_no_io_and_has_no_clock() -> None:
    assert [line for path in modules("core") for line in worldly(path)] == []


def test_games_do_no_io_and_have_no_clock() -> None:
    paths = [*game_modules(), *template_modules()]

    assert [line for path in paths for line in worldly(path)] == []


def test_chance_comes_from_outside() -> None:
    """`random` is for seeded chance and the test kit; no game may make its own chance."""
    users = {
        name_of(path)
        for path in [*modules("core"), *game_modules(), *template_modules()]
        if "random" in {name.partition(".")[0] for name in imports_of(tree_of(path))}
    }

    assert users <= {"wardround/core/chance.py", "wardround/testkit.py"}


def test_the_web_stays_in_the_server() -> None:
    web = {"starlette", "uvicorn", "websockets", "httptools", "uvloop"}
    users = [
        name_of(path)
        for path in modules()
        if web & {name.partition(".")[0] for name in imports_of(tree_of(path))}
        and room_of(path) not in ("server", "cli")
    ]

    assert users == []


# -- the checks see what they should --------------------------------------------------------------


@pytest.mark.parametrize(
    ("file", "text", "check"),
    [
        ("core/x.py", "from wardround.games import find_game", wrong_doors),
        ("core/x.py", "def f():\n    import wardround.cli.main", wrong_doors),
        ("core/x.py", "from wardround import bots", wrong_doors),
        ("games/hero/x.py", "from wardround.games.clinic import SPEC", wrong_doors),
        ("games/hero/x.py", "from wardround.games import library_of", wrong_doors),
        ("games/hero/x.py", "from wardround.bots import think", wrong_doors),
        ("bots/x.py", "from wardround.lab.simulation import Job", wrong_doors),
        ("server/x.py", "from wardround.cli.common import out", wrong_doors),
        ("lab/x.py", "import wardround.server", wrong_doors),
        ("core/x.py", "import numpy as np", strangers),
        ("core/x.py", "from rich.console import Console", strangers),
        ("core/x.py", "import time", worldly),
        ("core/x.py", "from pathlib import Path", worldly),
        ("core/x.py", "text = open('x').read()", worldly),
    ],
)
def test_a_wrong_import_would_be_found(
    file: str, text: str, check: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(globals(), "tree_of", lambda path: ast.parse(text))

    assert callable(check)
    assert check(PACKAGE / file) != []


# -- other rules of the house ---------------------------------------------------------------------


def test_no_module_is_too_long_to_keep_in_mind() -> None:
    long = {
        name_of(path): length
        for path in modules()
        if (length := len(path.read_text("utf-8").splitlines())) > LONGEST
    }

    assert long == {}


def compiled_modules() -> list[Path]:
    return [SOURCE / path for path in build_engine.engine_modules(SOURCE)]


def struct_classes(tree: ast.Module) -> list[str]:
    """Classes that are msgspec structs, as far as their bases say so by name."""
    return [
        node.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
        and {ast.unparse(base).rpartition(".")[2] for base in node.bases}
        & {"Struct", "Action", "Event"}
    ]


def test_structs_are_not_compiled() -> None:
    wrong = {
        name_of(path): names
        for path in [
            *compiled_modules(),
            *(p for p in template_modules() if p.parent.name in build_engine.FOLDERS),
        ]
        if (names := struct_classes(tree_of(path)))
    }

    assert wrong == {}


def test_the_hot_modules_are_compiled() -> None:
    compiled = {name_of(path) for path in compiled_modules()}

    hot = ("core/chance", "core/log", "core/piles", "adapters/episode", "adapters/observations")
    thinking = ("bots/look_ahead", "bots/planner", "bots/tree")
    assert {f"wardround/{name}.py" for name in hot + thinking} <= compiled
    for path in game_modules():
        if not (PACKAGE / "games" / game_of(path) / "__init__.py").exists():
            continue
        in_folder = bool(set(path.parts) & set(build_engine.FOLDERS))
        assert (name_of(path) in compiled) == in_folder


def test_every_module_says_what_it_is_for() -> None:
    silent = [
        name_of(path)
        for path in modules()
        if path.stat().st_size and ast.get_docstring(tree_of(path)) is None
    ]

    assert silent == []
