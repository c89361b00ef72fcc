"""Every rule of every game has code that cites it and a test that names it."""

from __future__ import annotations

import re

import pytest

from wardround.cli.rules import cases_without_test, survey
from wardround.games import cases_of, find_game, game_ids, rulebook_of
from wardround.presentation.rulebook import ID

OF_ANOTHER_BOX = ("CV-11.",)
"""Rules for an expansion that Wardround does not have; their ids are in italics in RULES.md."""

every_game = pytest.mark.parametrize("name", game_ids())


@every_game
def test_every_rule_has_code_and_a_test(name: str) -> None:
    rules, unknown = survey(find_game(name))

    assert len(rules) > 100
    assert [rule.id for rule in rules if not rule.code] == []
    assert [rule.id for rule in rules if not rule.tests] == []
    assert unknown == []


@every_game
def test_every_case_has_a_test(name: str) -> None:
    assert [case.id for case in cases_without_test(find_game(name))] == []


@every_game
def test_every_id_in_the_books_is_a_rule_or_a_case(name: str) -> None:
    """An id anywhere else in RULES.md or CASES.md would escape the two tests above."""
    game = find_game(name)
    books = rulebook_of(game) + cases_of(game)
    defined = re.findall(rf"^- \*\*({ID})\*\* ", books, re.MULTILINE)
    named = {id_ for id_ in re.findall(ID, books) if not id_.startswith(OF_ANOTHER_BOX)}

    assert sorted(set(defined)) == sorted(defined), "an id is given out twice"
    assert named - set(defined) == set()
