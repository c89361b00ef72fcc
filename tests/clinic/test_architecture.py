"""The base game knows no expansion by name: it only calls hooks."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from wardround.games.clinic import rules
from wardround.games.clinic.rules.expansions import all_expansions

GAME = Path(rules.__file__ or "").parent.parent
MODULES = [
    path
    for folder in ("rules", "show")
    for path in sorted((GAME / folder).glob("*.py"))
    # Content holds the tables of every expansion, each under its own name.
    if path.name != "tables.py"
]
NAMES = {
    *(expansion.id for expansion in all_expansions()),
    *(d.name for expansion in all_expansions() for d in expansion.decisions),
    *(name for expansion in all_expansions() for name in expansion.components),
    *("zombie", "infect", "contagion", "mask", "quarantine", "donor", "transfus"),
}


def words_in(tree: ast.Module) -> Iterator[str]:
    """Every identifier and string of a module, except docstrings."""
    docstrings = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if id(node) not in docstrings:
                yield text
            case ast.Name(id=name) | ast.arg(arg=name) | ast.Attribute(attr=name):
                yield name
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.alias(name=name):
                yield name


@pytest.mark.parametrize("path", MODULES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_no_base_module_names_an_expansion(path: Path) -> None:
    words = list(words_in(ast.parse(path.read_text(encoding="utf-8"))))
    assert not [word for word in words if any(name in word.lower() for name in NAMES)]
