"""Mutation testing of a game's rules: how many small faults do the rule tests notice?

``./dev mutate GAME [MODULE …]`` changes one comparison, constant, condition or call of a rule
function (one that cites a rule) at a time and runs the rule tests that reach it: those with
``@rule`` or ``@case``, but no recorded games. A fault that no test notices is a *survivor*: either
a test is missing, or the change makes no difference. The latter are listed with their reason in
``tests/GAME/equivalent_mutants.toml`` and do not count in the score. A listed name that fits no
mutant, or a mutant that a test notices after all, is an error.

Tests are collected once; every mutant is a forked process in which the function has different code,
so nothing is imported or collected again. Results are saved in ``.cache/mutants/`` as they come in
and reused while the module and the tests stay the same (``--again`` ignores them). ``--survivors``
retries only the mutants that survived last time, for writing the missing tests.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import importlib
import inspect
import json
import os
import random
import signal
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any, Final, NamedTuple

import pytest

from wardround.presentation.rulebook import citing

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCE: Final = ROOT / "src"
CACHE: Final = ROOT / ".cache" / "mutants"
MAX_SECONDS: Final = 60
"""Seconds after which a mutant counts as killed: it is in an endless loop."""

SWAPS: Final[dict[type[ast.AST], type[ast.AST]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
}

Name = tuple[str, str, str, str]
"""How the list of equivalents names a mutant: module, function, source line, change."""


class Mutant(NamedTuple):
    """One changed place in a function."""

    module: str
    function: str
    rules: str
    """The rules that the function cites."""
    line: int
    change: str
    number: int
    """The index of the place within its function."""
    source: str
    """The source line that is changed."""
    same: int
    """How many earlier changes in the function read the same."""

    @property
    def key(self) -> str:
        return f"{self.module} {self.function} {self.number} {self.change}"

    @property
    def stem(self) -> str:
        """The module within the game's rules."""
        return self.module.rpartition(".rules.")[2]

    @property
    def name(self) -> Name:
        nth = f" #{self.same + 1}" if self.same else ""
        return self.stem, self.function, self.source, self.change + nth

    def __str__(self) -> str:
        where = f"{self.stem}:{self.line} {self.function}"
        return f"{where}: {self.change} [{self.rules}]"


# -- Where something can be changed ---------------------------------------------------------------


def functions_of(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    """The functions and methods of a module, by qualified name."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef) and inner.name != "copy_from":
                    yield f"{node.name}.{inner.name}", inner


def places_of(function: ast.FunctionDef) -> list[tuple[ast.AST, str, str]]:
    """What can be changed in a function, in order: the node, the field or kind, a description."""
    places: list[tuple[ast.AST, str, str]] = []
    for statement in function.body:
        _look(statement, places)
    return places


def _look(node: ast.AST, places: list[tuple[ast.AST, str, str]]) -> None:
    if _is_report(node) or _is_docstring(node) or _is_nothing(node) or _is_check(node):
        return
    text = ast.unparse(node).partition("\n")[0]
    if isinstance(node, ast.Compare):
        for n, op in enumerate(node.ops):
            if type(op) in SWAPS:
                places.append((node, f"ops {n}", f"{text} -> {_name(SWAPS[type(op)])}"))
    elif isinstance(node, (ast.BoolOp, ast.BinOp, ast.AugAssign)) and type(node.op) in SWAPS:
        places.append((node, "op", f"{text} -> {_name(SWAPS[type(node.op)])}"))
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        places.append((node, "not", f"{text} -> without not"))
    elif isinstance(node, ast.Constant) and isinstance(node.value, (bool, int)):
        other = not node.value if isinstance(node.value, bool) else node.value + 1
        places.append((node, "value", f"{text} -> {other}"))
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        places.append((node, "call", f"{text} -> left out"))
    if isinstance(node, (ast.If, ast.While, ast.IfExp)) and isinstance(
        node.test, (ast.Name, ast.Attribute, ast.Call, ast.Subscript)
    ):
        places.append((node, "test", f"if {ast.unparse(node.test)} -> if not"))
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns"):
            continue
        for inner in value if isinstance(value, list) else [value]:
            if isinstance(inner, ast.AST) and not isinstance(inner, ast.FunctionDef):
                _look(inner, places)


def _is_report(node: ast.AST) -> bool:
    """``if log.on: …`` or ``if log.on and …: …``: reporting is not a rule."""
    if not isinstance(node, ast.If):
        return False
    test = node.test
    parts = test.values if isinstance(test, ast.BoolOp) and isinstance(test.op, ast.And) else [test]
    return "log.on" in map(ast.unparse, parts)


def _is_nothing(node: ast.AST) -> bool:
    """-1 stands for no place, no marker and so on; any other negative number would do."""
    return (
        isinstance(node, ast.UnaryOp)
        and isinstance(node.op, ast.USub)
        and isinstance(node.operand, ast.Constant)
        and node.operand.value == 1
    )


def _is_check(node: ast.AST) -> bool:
    """``assert`` and ``strict=True`` catch bugs; they are not rules."""
    return isinstance(node, ast.Assert) or (isinstance(node, ast.keyword) and node.arg == "strict")


def _is_docstring(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


def _name(kind: type[ast.AST]) -> str:
    return kind.__name__.lower()


def change(node: ast.AST, how: str) -> None:
    """Apply one change, in place."""
    kind, _, number = how.partition(" ")
    if kind == "ops":
        assert isinstance(node, ast.Compare)
        op = node.ops[int(number)]
        node.ops[int(number)] = SWAPS[type(op)]()  # type: ignore[call-overload]
    elif kind == "op":
        assert isinstance(node, (ast.BoolOp, ast.BinOp, ast.AugAssign))
        node.op = SWAPS[type(node.op)]()  # type: ignore[assignment]
    elif kind == "not":
        assert isinstance(node, ast.UnaryOp)
        node.op, node.operand = ast.Not(), ast.UnaryOp(ast.Not(), node.operand)
    elif kind == "value":
        assert isinstance(node, ast.Constant)
        old = node.value
        node.value = not old if isinstance(old, bool) else int(str(old)) + 1
    elif kind == "call":
        assert isinstance(node, ast.Expr)
        node.value = ast.Constant(None)
    else:
        assert isinstance(node, (ast.If, ast.While, ast.IfExp))
        node.test = ast.UnaryOp(ast.Not(), node.test)


def mutants_of(module: str) -> list[Mutant]:
    source = file_of(module).read_text("utf-8")
    rules = {place.name: ", ".join(place.ids) for place in citing(module, source)}
    lines = source.splitlines()
    mutants: list[Mutant] = []
    for name, function in functions_of(ast.parse(source)):
        if name not in rules:
            continue
        seen: Counter[tuple[str, str]] = Counter()
        for number, (node, _, words) in enumerate(places_of(function)):
            line = getattr(node, "lineno", function.lineno)
            text = lines[line - 1].strip()
            same = seen[text, words]
            seen[text, words] += 1
            mutants.append(Mutant(module, name, rules[name], line, words, number, text, same))
    return mutants


def mutated_code(mutant: Mutant) -> CodeType:
    """The code of the mutant's function with its one change."""
    path = file_of(mutant.module)
    tree = ast.parse(path.read_text("utf-8"))
    function = dict(functions_of(tree))[mutant.function]
    node, how, _ = places_of(function)[mutant.number]
    change(node, how)
    code = compile(ast.fix_missing_locations(tree), str(path), "exec")
    todo = [code]
    while todo:
        inner = todo.pop()
        if inner.co_qualname == mutant.function:
            return inner
        todo += [const for const in inner.co_consts if isinstance(const, CodeType)]
    raise LookupError(str(mutant))


def file_of(module: str) -> Path:
    path = SOURCE.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def live_function(module: str, function: str) -> FunctionType | None:
    """The function object that callers use, or None if there is none to change."""
    target: Any = importlib.import_module(module)
    for part in function.split("."):
        target = inspect.getattr_static(target, part, None)
    if isinstance(target, staticmethod):
        target = target.__func__
    return target if isinstance(target, FunctionType) else None


# -- Running ------------------------------------------------------------------------------------


class Mutation:
    """A pytest plugin: runs the tests once to see what they reach, then every mutant."""

    def __init__(self, mutants: list[Mutant], results: Path, jobs: int) -> None:
        self.mutants = mutants
        self.results = results
        self.jobs = jobs
        self.reached: dict[tuple[str, str], list[pytest.Item]] = {}
        self.running: dict[int, Mutant] = {}
        self.fates: dict[str, str] = {}
        self.lasting: dict[pytest.Item, float] = {}

    def pytest_configure(self, config: pytest.Config) -> None:
        config.mutating = True  # type: ignore[attr-defined] # read by conftest.py

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if _is_rule_test(item)]

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self._reach(session)
        if session.testsfailed:
            return True
        with self.results.open("a", encoding="utf-8") as file:
            for n, mutant in enumerate(self.mutants, 1):
                while len(self.running) >= self.jobs:
                    self._collect(file)
                self._start(session, mutant)
                if n % 50 == 0:
                    killed = sum(fate != "survived" for fate in self.fates.values())
                    _say(
                        f"{n} of {len(self.mutants)} started, {killed} of {len(self.fates)} killed"
                    )
            while self.running:
                self._collect(file)
        return True

    def _reach(self, session: pytest.Session) -> None:
        """Which functions each test reaches, and how long it takes."""
        wanted = {(str(file_of(m.module)), m.function) for m in self.mutants}
        for item in session.items:
            called: set[CodeType] = set()

            def note(frame: FrameType, event: str, _: object, called: Any = called) -> None:
                if event == "call":
                    called.add(frame.f_code)

            start = time.perf_counter()
            sys.setprofile(note)
            try:
                item.ihook.pytest_runtest_protocol(item=item, nextitem=None)
            finally:
                sys.setprofile(None)
            self.lasting[item] = time.perf_counter() - start
            for code in called:
                place = (code.co_filename, code.co_qualname)
                if place in wanted:
                    self.reached.setdefault(place, []).append(item)

    def _start(self, session: pytest.Session, mutant: Mutant) -> None:
        items = self.reached.get((str(file_of(mutant.module)), mutant.function), [])
        sys.stdout.flush()
        child = os.fork()
        if child:
            self.running[child] = mutant
            return
        session.config.pluginmanager.unregister(name="terminalreporter")
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        os.dup2(1, 2)
        signal.alarm(MAX_SECONDS)
        function = live_function(mutant.module, mutant.function)
        if function is None:
            os._exit(0)
        function.__code__ = mutated_code(mutant)
        for item in sorted(items, key=lambda item: self.lasting[item]):
            item.ihook.pytest_runtest_protocol(item=item, nextitem=None)
            if session.testsfailed:
                os._exit(1)
        os._exit(0)

    def _collect(self, file: Any) -> None:
        child, status = os.wait()
        mutant = self.running.pop(child)
        fate = "survived" if status == 0 else "killed"
        if status == 0 and (str(file_of(mutant.module)), mutant.function) not in self.reached:
            fate = "not reached"
        self.fates[mutant.key] = fate
        file.write(json.dumps({"mutant": mutant.key, "fate": fate}) + "\n")
        file.flush()


def _is_rule_test(item: pytest.Item) -> bool:
    test = getattr(item, "obj", None)
    return bool(getattr(test, "rules", ()) or getattr(test, "cases", ())) and (
        "playthrough" not in item.nodeid
    )


# -- Results ------------------------------------------------------------------------------------


def modules_of(game: str, only: list[str]) -> list[str]:
    folder = SOURCE / "wardround" / "games" / game / "rules"
    modules = []
    for path in sorted(folder.rglob("*.py")):
        module = path.parent if path.stem == "__init__" else path.with_suffix("")
        if not only or module.name in only:
            modules.append(".".join(module.relative_to(SOURCE).parts))
    return modules


def fingerprint(game: str, modules: list[str]) -> str:
    """A digest that changes with every file a result depends on."""
    digest = hashlib.sha256()
    for path in [*map(file_of, modules), *sorted((ROOT / "tests" / game).rglob("*.py"))]:
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def equivalents(game: str) -> dict[Name, str]:
    """Mutants that make no difference, with the reason."""
    file = ROOT / "tests" / game / "equivalent_mutants.toml"
    if not file.exists():
        return {}
    rows = tomllib.loads(file.read_text("utf-8"))["equivalent"]
    return {
        (row["module"], row["function"], source, words): row["why"]
        for row in rows
        for source, words in row["changes"]
    }


def unknown_equivalents(game: str) -> list[Name]:
    """Names listed as equivalent that no longer fit a mutant."""
    names = {mutant.name for module in modules_of(game, []) for mutant in mutants_of(module)}
    return [name for name in equivalents(game) if name not in names]


def report(game: str, mutants: list[Mutant], fates: dict[str, str]) -> bool:
    """Print the score by module, all survivors and all wrong names; returns whether all is well."""
    known = equivalents(game)
    wrong = [f"fits nothing {' | '.join(name)}" for name in unknown_equivalents(game)]
    by_module: dict[str, list[int]] = {}
    for mutant in mutants:
        fate = fates.get(mutant.key)
        if fate is None:
            continue
        row = by_module.setdefault(mutant.stem, [0, 0, 0])
        row[0] += 1
        row[1] += fate == "killed"
        if mutant.name not in known:
            if fate != "killed":
                wrong.append(f"{fate:12} {mutant}")
        elif fate == "killed":
            wrong.append(f"a test notices what is named as equivalent: {mutant}")
        else:
            row[2] += 1
    print(f"{'module':24} {'mutants':>8} {'killed':>8} {'equivalent':>11} {'score':>7}")
    total = [sum(column) for column in zip(*by_module.values(), strict=True)] or [0, 0, 0]
    for name, (all_, killed, same) in [*sorted(by_module.items()), (game, total)]:
        score = f"{100 * killed / max(1, all_ - same):.1f} %"
        print(f"{name:24} {all_:8} {killed:8} {same:11} {score:>7}")
    print(*wrong, sep="\n")
    return not wrong


def survivors(game: str) -> set[str]:
    """The keys of the mutants that survived last time."""
    fates: dict[str, str] = {}
    for file in sorted(CACHE.glob(f"{game}-*.jsonl"), key=lambda file: file.stat().st_mtime):
        fates |= earlier(file)
    return {key for key, fate in fates.items() if fate != "killed"}


def earlier(results: Path) -> dict[str, str]:
    """The fates recorded by an earlier run."""
    lines = results.read_text("utf-8").splitlines() if results.exists() else []
    return {row["mutant"]: row["fate"] for row in map(json.loads, lines)}


def _say(text: str) -> None:
    print(f"mutate: {text}", file=sys.stderr, flush=True)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="./dev mutate", description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("module", nargs="*", help="only these modules of its rules/ folder")
    parser.add_argument("--sample", type=int, default=0, help="try only so many, chosen at random")
    parser.add_argument("--seed", default="mutants", help="chooses the sample")
    parser.add_argument("--survivors", action="store_true", help="try what survived before")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--again", action="store_true", help="forget earlier results")
    chosen = parser.parse_args(arguments)
    modules = modules_of(chosen.game, chosen.module)
    if not modules:
        parser.error(f"there are no such modules in the rules of {chosen.game!r}")
    mutants = [mutant for module in modules for mutant in mutants_of(module)]
    if chosen.survivors:
        left = survivors(chosen.game)
        mutants = [mutant for mutant in mutants if mutant.key in left]
    if chosen.sample:
        mutants = random.Random(chosen.seed).sample(mutants, min(chosen.sample, len(mutants)))
    CACHE.mkdir(parents=True, exist_ok=True)
    results = CACHE / f"{chosen.game}-{fingerprint(chosen.game, modules)}.jsonl"
    if chosen.again:
        results.unlink(missing_ok=True)
    fates = earlier(results)
    todo = [mutant for mutant in mutants if mutant.key not in fates]
    _say(f"{len(mutants)} mutants, {len(todo)} of them to be tried")
    if todo:
        plugin = Mutation(todo, results, chosen.jobs)
        tests = [f"tests/{chosen.game}", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
        if pytest.main(tests, plugins=[plugin]) not in (0, 5):
            _say("the rule tests fail without any mutant: mend them first")
            return 2
        fates |= plugin.fates
    return 0 if report(chosen.game, mutants, fates) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
