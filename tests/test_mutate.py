"""Mutation testing: what the tool changes, and that tests notice a sample of mutants."""

from __future__ import annotations

import ast
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest
from tools.mutate import change, equivalents, modules_of, mutants_of, places_of, unknown_equivalents

ROOT = Path(__file__).resolve().parents[1]
GAMES = ("clinic", "forbidden_clinic", "healthy_heart", "hero")


def function(source: str) -> ast.FunctionDef:
    node = ast.parse(textwrap.dedent(source)).body[0]
    assert isinstance(node, ast.FunctionDef)
    return node


def changed(statement: str) -> list[str]:
    """Every mutant of a statement, as source."""
    source = f"def f(a, b, log):\n    {statement}\n"
    mutants: list[str] = []
    for number in range(len(places_of(function(source)))):
        mutant = function(source)
        node, how, _ = places_of(mutant)[number]
        change(node, how)
        mutants.append(ast.unparse(mutant.body[0]))
    return mutants


def test_what_is_changed() -> None:
    assert changed("return a < b") == ["return a <= b"]
    assert changed("return a and b") == ["return a or b"]
    assert changed("a += b") == ["a -= b"]
    assert changed("return 3") == ["return 4"]
    assert changed("a.add(b)") == ["None"]
    assert changed("return True") == ["return False"]
    assert changed("return b if a else b") == ["return b if not a else b"]
    assert changed("return not a") == ["return not not a"]


@pytest.mark.parametrize(
    "statement",
    ["'A docstring with 3 words'", "assert a < b", "return -1", "return zip(a, b, strict=True)"],
)
def test_what_is_left_alone(statement: str) -> None:
    assert changed(statement) == []


@pytest.mark.parametrize("condition", ["log.on", "a and log.on", "log.on and a < b"])
def test_reports_are_left_alone(condition: str) -> None:
    assert changed(f"if {condition}:\n        log.add(a + 1)") == []


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_mutants(game: str) -> None:
    assert sum(len(mutants_of(module)) for module in modules_of(game, [])) > 300


def test_the_init_of_a_package_is_changed_too() -> None:
    (covid,) = modules_of("clinic", ["covid"])
    assert "Covid.judge" in {mutant.function for mutant in mutants_of(covid)}


@pytest.mark.parametrize("game", GAMES)
def test_equivalent_mutants_exist_and_have_reasons(game: str) -> None:
    assert unknown_equivalents(game) == []
    assert all(equivalents(game).values())


def test_changes_that_read_the_same_have_names_of_their_own() -> None:
    mutants = [mutant for module in modules_of("hero", []) for mutant in mutants_of(module)]
    assert len({mutant.name for mutant in mutants}) == len(mutants)


@pytest.mark.slow
def test_a_sample_is_noticed_by_the_rule_tests() -> None:
    command = [sys.executable, "-m", "tools.mutate", "forbidden_clinic", "ending", "--sample", "10"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
