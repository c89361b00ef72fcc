"""The rulebook of a game: ids, texts, the code that cites them and the tests that cover them.

A rule is a line ``- **FC-4.5** text`` of RULES.md; a case is such a line of CASES.md. A function
cites the ids that its docstring starts with; a test exercises the ids of its ``@rule`` and
``@case`` decorators.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping

import msgspec

ID = r"[A-Z]{2}-(?:\d+\.\d+|[A-Z]\d+)"
RULE_LINE = re.compile(rf"^- \*\*({ID})\*\* (.*)$", re.MULTILINE)
_LEADING = re.compile(rf"\s*({ID}(?:(?:,| and)\s+{ID})*)")


class Rule(msgspec.Struct):
    """One rule id with everything known about it."""

    id: str
    text: str
    code: list[str] = []
    tests: list[str] = []


class Place(msgspec.Struct, frozen=True):
    """A function in a source file, with the ids it names."""

    file: str
    name: str
    line: int
    ids: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.name}"


def read_rules(text: str) -> dict[str, str]:
    """Every id of a rulebook or of a list of cases, with its text, in order."""
    return {match[1]: match[2].strip() for match in RULE_LINE.finditer(text)}


def citing(file: str, source: str) -> Iterator[Place]:
    """The functions of a module whose docstrings start with rule ids."""
    for node, name in _definitions(ast.parse(source)):
        if isinstance(node, ast.ClassDef):
            continue
        match = _LEADING.match(ast.get_docstring(node) or "")
        if match is not None:
            yield Place(file, name, node.lineno, tuple(re.findall(ID, match[1])))


def exercising(file: str, source: str) -> Iterator[Place]:
    """The tests of a module that are decorated with ``@rule`` or ``@case``."""
    for node, name in _definitions(ast.parse(source)):
        ids: list[str] = []
        for decorator in node.decorator_list:
            if (
                isinstance(decorator, ast.Call)
                and isinstance(decorator.func, ast.Name)
                and decorator.func.id in ("rule", "case")
            ):
                ids += [str(a.value) for a in decorator.args if isinstance(a, ast.Constant)]
        if ids:
            yield Place(file, name, node.lineno, tuple(ids))


def assemble(
    rules: Mapping[str, str], code: Mapping[str, str], tests: Mapping[str, str]
) -> list[Rule]:
    """Every rule with the places that cite and exercise it; sources are given by file name."""
    known = {id_: Rule(id_, text) for id_, text in rules.items()}
    for file, source in code.items():
        for place in citing(file, source):
            for id_ in place.ids:
                if id_ in known:
                    known[id_].code.append(str(place))
    for file, source in tests.items():
        for place in exercising(file, source):
            for id_ in place.ids:
                if id_ in known:
                    known[id_].tests.append(str(place))
    return list(known.values())


def unknown_ids(rules: Mapping[str, str], sources: Mapping[str, str]) -> list[str]:
    """Ids that code cites or tests name but the rulebook does not have."""
    wrong: list[str] = []
    for file, source in sources.items():
        for place in (*citing(file, source), *exercising(file, source)):
            wrong += [f"{place}: {id_}" for id_ in place.ids if id_ not in rules]
    return wrong


_Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def _definitions(tree: ast.AST, inside: str = "") -> Iterator[tuple[_Definition, str]]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            name = f"{inside}.{node.name}" if inside else node.name
            yield node, name
            yield from _definitions(node, name)
