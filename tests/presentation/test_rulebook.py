"""The rulebook: its ids, who cites them, who exercises them, what is missing."""

from __future__ import annotations

from pathlib import Path

import pytest

import wardround
from wardround.games import cases_of, find_game, game_ids, rulebook_of
from wardround.presentation.rulebook import (
    Rule,
    assemble,
    citing,
    exercising,
    read_rules,
    unknown_ids,
)
from wardround.template import SPEC

BOOK = """\
# A game

- **TG-1.1** Two seats play.
- **TG-1.10** A rule with `code` and **bold** words.
-  **TG-9.9** Indented wrongly, so it is no rule.
Some words about TG-1.1 in between.
- **TG-R1** A ruling.
* **TG-R2** Another list mark.
- **TG1.2** no id
"""

CODE = '''
def setup():
    """TG-1.1, TG-R1 Empty trays."""

class Turn:
    """TG-1.10 Classes do not count."""

    def take(self):
        """TG-1.10 and TG-7.7 A method does."""

        def inner():
            """TG-1.1 So does a function inside."""

def helper():
    """Words first, then TG-R1."""

def bare(): ...
'''

TESTS = """
@rule("TG-1.1", "TG-R1")
@case("TG-C1")
def test_one(): ...

@rule("TG-8.8")
@pytest.mark.slow
class TestTwo:
    @rule("TG-1.10")
    def test_inside(self): ...

@pytest.mark.parametrize("x", [1])
def test_three(): ...
"""


def test_rules_are_read_line_by_line() -> None:
    assert read_rules(BOOK) == {
        "TG-1.1": "Two seats play.",
        "TG-1.10": "A rule with `code` and **bold** words.",
        "TG-R1": "A ruling.",
    }


def test_functions_cite_the_ids_their_docstrings_start_with() -> None:
    found = {place.name: place.ids for place in citing("turn.py", CODE)}

    assert found == {
        "setup": ("TG-1.1", "TG-R1"),
        "Turn.take": ("TG-1.10", "TG-7.7"),
        "Turn.take.inner": ("TG-1.1",),
    }


def test_tests_exercise_the_ids_of_their_decorators() -> None:
    found = {place.name: set(place.ids) for place in exercising("test_turn.py", TESTS)}

    assert found == {
        "test_one": {"TG-1.1", "TG-R1", "TG-C1"},
        "TestTwo": {"TG-8.8"},
        "TestTwo.test_inside": {"TG-1.10"},
    }


def test_a_place_can_be_found() -> None:
    place = next(citing("games/turn.py", CODE))

    assert str(place) == "games/turn.py:2 setup"


def test_every_rule_gets_its_code_and_tests() -> None:
    rules = assemble(read_rules(BOOK), {"turn.py": CODE}, {"test_turn.py": TESTS})

    assert rules == [
        Rule(
            "TG-1.1",
            "Two seats play.",
            ["turn.py:2 setup", "turn.py:11 Turn.take.inner"],
            ["test_turn.py:4 test_one"],
        ),
        Rule(
            "TG-1.10",
            "A rule with `code` and **bold** words.",
            ["turn.py:8 Turn.take"],
            ["test_turn.py:10 TestTwo.test_inside"],
        ),
        Rule("TG-R1", "A ruling.", ["turn.py:2 setup"], ["test_turn.py:4 test_one"]),
    ]


def test_what_is_uncovered_has_empty_lists() -> None:
    (rule,) = assemble({"TG-3.1": "The end."}, {"turn.py": CODE}, {"test_turn.py": TESTS})

    assert rule == Rule("TG-3.1", "The end.", [], [])


def test_ids_that_the_rulebook_does_not_have() -> None:
    wrong = unknown_ids(read_rules(BOOK), {"turn.py": CODE, "test_turn.py": TESTS})

    assert wrong == [
        "turn.py:8 Turn.take: TG-7.7",
        "test_turn.py:4 test_one: TG-C1",
        "test_turn.py:8 TestTwo: TG-8.8",
    ]


@pytest.mark.parametrize("name", [*game_ids(), ""])
def test_no_game_cites_a_rule_that_is_not_in_its_book(name: str) -> None:
    game = find_game(name) if name else SPEC
    folder = Path(wardround.__file__).parent.joinpath(*game.package.split(".")[1:])
    book = read_rules(rulebook_of(game))
    sources = {path.name: path.read_text("utf-8") for path in sorted(folder.rglob("*.py"))}

    assert book
    assert unknown_ids({**book, **read_rules(cases_of(game))}, sources) == []
    assert [option.rule for option in game.meta.options if option.rule not in book] == []
