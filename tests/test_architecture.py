"""What each package may import, no import cycles, and other rules for the source tree."""

from __future__ import annotations

import ast
import sys
from functools import cache
from pathlib import Path

import pytest
from tools import build_engine

SOURCE = Path(__file__).resolve().parents[1] / "src"
PACKAGE = SOURCE / "wardround"
MAX_LINES = 600

ENGINE_THIRD_PARTIES = {"msgspec", "mypy_extensions"}
"""Third parties that core and games may import."""

LANGUAGE = "wardround/presentation/language.py"
"""The only module that imports Fluent."""

IO_MODULES = {
    *("asyncio", "concurrent", "datetime", "http", "io", "logging", "multiprocessing", "os"),
    *("pathlib", "secrets", "selectors", "shutil", "signal", "socket", "sqlite3", "ssl"),
    *("subprocess", "sys", "tempfile", "threading", "time", "urllib"),
}
"""Modules of the standard library that mean I/O, a clock or another thread."""

IO_CALLS = {"open", "input", "print", "exec", "eval", "__import__", "breakpoint"}

ALLOWED_IMPORTS = {
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
"""The packages that each package may import."""

SERVER_IMPORTS: dict[str, set[str]] = {
    "protocol": set(),
    "store": {"protocol"},
    "games": {"protocol"},
    "table": {"protocol", "store", "games"},
    "workers": {"protocol", "games", "table"},
    "live": {"protocol", "store", "games", "table", "workers"},
    "people": {"protocol", "store", "table", "live"},
    "cluster": {"protocol", "store", "table", "workers", "live"},
    "web": {"protocol", "store", "games", "table", "workers", "live", "people", "cluster"},
    "in_page": {"protocol", "store", "games", "workers", "live", "cluster", "web"},
}
"""The same for the packages of the server; all of them may import `SERVER_BASE`."""

SERVER_BASE = {"event_loop", "fair_queue", "logs", "metrics", "rate_limits", "settings"}
"""The server's modules outside of its packages, except `app`, which puts everything together."""


def modules(folder: str = "") -> list[Path]:
    paths = sorted((PACKAGE / folder).rglob("*.py"))
    return [path for path in paths if "static" not in path.parts]


def name_of(path: Path) -> str:
    return str(path.relative_to(SOURCE))


def package_of(path: Path) -> str:
    """The package of a module below `wardround`, or an empty string."""
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
    names: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            names += [f"{node.module}.{alias.name}" for alias in node.names]
    return names


def forbidden_imports(path: Path) -> list[str]:
    """Imports of packages that the module's own package may not import."""
    package, game, wrong = package_of(path), game_of(path), []
    for name in imports_of(tree_of(path)):
        parts = name.split(".")
        if parts[0] != "wardround" or len(parts) == 1:
            continue
        if parts[1] in ALLOWED_IMPORTS and parts[1] not in ALLOWED_IMPORTS[package]:
            wrong.append(f"{name_of(path)} imports {name}")
        if game and parts[1] == "games" and (len(parts) == 2 or parts[2] != game):
            wrong.append(f"{name_of(path)} imports {name}: a game imports core and itself alone")
        if package == "server" and parts[1] == "server":
            own = server_package_of(path)
            if own != "app" and parts[2] not in SERVER_BASE | SERVER_IMPORTS.get(own, set()) | {
                own
            }:
                wrong.append(f"{name_of(path)} imports {name}")
    return wrong


def server_package_of(path: Path) -> str:
    """A package of the server, or the name of a module outside of them."""
    return path.relative_to(PACKAGE / "server").with_suffix("").parts[0]


def import_graph(trees: dict[str, ast.Module]) -> dict[str, set[str]]:
    """The modules that each module imports, wherever the import stands."""

    def module(name: str) -> str:
        while name and name not in trees:
            name = name.rpartition(".")[0]
        return name

    return {
        importer: {module(name) for name in imports_of(tree)} - {importer, ""}
        for importer, tree in trees.items()
    }


def import_cycles(graph: dict[str, set[str]]) -> list[set[str]]:
    """Groups of modules that import each other, directly or through others."""
    reach: dict[str, set[str]] = {}
    for start in graph:
        seen, todo = set[str](), [start]
        while todo:
            new = graph[todo.pop()] - seen
            seen |= new
            todo += new
        reach[start] = seen
    cycles: list[set[str]] = []
    for start in graph:
        if start in reach[start] and not any(start in cycle for cycle in cycles):
            cycles.append({other for other in reach[start] if start in reach[other]})
    return cycles


def source_trees() -> dict[str, ast.Module]:
    """Every module by its dotted name."""
    return {
        ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__"): tree_of(
            path
        )
        for path in modules()
    }


def foreign_imports(path: Path) -> list[str]:
    """Imports that are neither the standard library nor what the engine may use."""
    allowed = ENGINE_THIRD_PARTIES | {"wardround"} | sys.stdlib_module_names
    if name_of(path) == LANGUAGE:
        allowed = allowed | {"fluent"}
    names = {name.partition(".")[0] for name in imports_of(tree_of(path))}
    return [f"{name_of(path)} imports {name}" for name in sorted(names - allowed)]


def io_uses(path: Path) -> list[str]:
    """Imports and calls that reach for files, clocks, networks or threads."""
    names = {name.partition(".")[0] for name in imports_of(tree_of(path))} & IO_MODULES
    wrong = [f"{name_of(path)} imports {name}" for name in sorted(names)]
    for node in ast.walk(tree_of(path)):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id in IO_CALLS
        ):
            wrong.append(f"{name_of(path)}:{node.lineno} calls {node.func.id}")
    return wrong


def game_modules() -> list[Path]:
    return [path for path in modules("games") if game_of(path)]


def template_modules() -> list[Path]:
    return [path for path in modules("template") if "tests" not in path.parts]


# -- imports --------------------------------------------------------------------------------------


def test_every_package_is_known() -> None:
    packages = {package_of(path) for path in modules()} - {""}
    inside_server = {server_package_of(path) for path in modules("server")} - {"__init__", "app"}

    assert packages <= set(ALLOWED_IMPORTS), "say here what a new package may import"
    assert {"core", "games", "bots", "cli"} <= packages
    assert inside_server == set(SERVER_IMPORTS) | SERVER_BASE


@pytest.mark.parametrize("package", ALLOWED_IMPORTS)
def test_packages_import_what_they_may(package: str) -> None:
    paths = template_modules() if package == "template" else modules(package)

    assert [line for path in paths for line in forbidden_imports(path)] == []


def test_the_servers_packages_have_an_order() -> None:
    assert import_cycles(SERVER_IMPORTS) == []


def test_there_are_no_import_cycles() -> None:
    assert import_cycles(import_graph(source_trees())) == []


@pytest.mark.parametrize(
    "line",
    [
        "import wardround.server.table.table",
        "from wardround.server.table.table import Table",
        "if TYPE_CHECKING:\n    from wardround.server.table.table import Table",
        "def late():\n    from wardround.server.table import table",
    ],
)
def test_a_planted_cycle_is_noticed(line: str) -> None:
    table = "from wardround.server.table.state import TableState"
    sources = {"wardround.server.table.state": line, "wardround.server.table.table": table}
    trees = {name: ast.parse(source) for name, source in sources.items()}

    assert import_cycles(import_graph(trees)) == [set(sources)]


def test_tables_have_no_sockets_clock_or_disk() -> None:
    harmless = ("imports logging", "imports secrets")
    uses = [line for path in modules("server/table") for line in io_uses(path)]

    assert [line for line in uses if not line.endswith(harmless)] == []


def test_core_depends_on_msgspec_alone() -> None:
    assert [line for path in modules("core") for line in foreign_imports(path)] == []


def test_games_depend_on_core_and_msgspec_alone() -> None:
    paths = [*game_modules(), *template_modules()]

    assert [line for path in paths for line in foreign_imports(path)] == []


def test_core_does_no_io_and_has_no_clock() -> None:
    assert [line for path in modules("core") for line in io_uses(path)] == []


def test_games_do_no_io_and_have_no_clock() -> None:
    paths = [*game_modules(), *template_modules()]

    assert [line for path in paths for line in io_uses(path)] == []


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
        and package_of(path) not in ("server", "cli")
    ]

    assert users == []


# -- the checks themselves ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("file", "text", "check"),
    [
        ("core/x.py", "from wardround.games import find_game", forbidden_imports),
        ("core/x.py", "def f():\n    import wardround.cli.main", forbidden_imports),
        ("core/x.py", "from wardround import bots", forbidden_imports),
        ("games/hero/x.py", "from wardround.games.clinic import SPEC", forbidden_imports),
        ("games/hero/x.py", "from wardround.games import library_of", forbidden_imports),
        ("games/hero/x.py", "from wardround.bots import think", forbidden_imports),
        ("bots/x.py", "from wardround.lab.simulation import Job", forbidden_imports),
        ("server/app.py", "from wardround.cli.common import out", forbidden_imports),
        ("server/table/x.py", "from wardround.server.live.hub import Hub", forbidden_imports),
        ("server/table/x.py", "from wardround.server.web import api", forbidden_imports),
        ("server/store/x.py", "import wardround.server.table.table", forbidden_imports),
        ("server/logs.py", "from wardround.server.table import clocks", forbidden_imports),
        ("lab/x.py", "import wardround.server", forbidden_imports),
        ("core/x.py", "import numpy as np", foreign_imports),
        ("core/x.py", "from rich.console import Console", foreign_imports),
        ("core/x.py", "import time", io_uses),
        ("core/x.py", "from pathlib import Path", io_uses),
        ("core/x.py", "text = open('x').read()", io_uses),
    ],
)
def test_a_wrong_import_is_noticed(
    file: str, text: str, check: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(globals(), "tree_of", lambda path: ast.parse(text))

    assert callable(check)
    assert check(PACKAGE / file) != []


# -- other rules ----------------------------------------------------------------------------------


def test_no_module_is_too_long_to_keep_in_mind() -> None:
    long = {
        name_of(path): length
        for path in modules()
        if (length := len(path.read_text("utf-8").splitlines())) > MAX_LINES
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
