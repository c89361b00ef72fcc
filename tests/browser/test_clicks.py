"""`tests.browser.clicks` counts what a page takes: the first moves of a game by mouse and touch."""

from __future__ import annotations

import pytest

from tests.browser.clicks import BY_HANDS, Counting, count, play_through, played, table_in
from tests.browser.conftest import NewPage
from tests.browser.house import House

pytestmark = pytest.mark.slow

GAME = "healthy_heart"
FIRST = 5
ACTIONS = 30
"""Enough for the first whole moves."""


def test_the_first_moves_are_counted_and_made_in_the_page(new_page: NewPage, house: House) -> None:
    counting = Counting()
    made = count(played(GAME, 1, ACTIONS), counting, hot_seat=True, most=FIRST)
    counting.close()
    assert 0 < sum(move.whole for move in made) < sum(move.one_by_one for move in made)
    for name, (kind, screen) in BY_HANDS.items():
        size = screen["viewport"]
        page = new_page(size["width"], size["height"], has_touch=screen.get("has_touch", False))
        play_through(table_in(house, GAME, 1), [kind(page)], made, name, to_the_end=False)
        for move in made:
            assert move.pressed.get(name, 0) >= move.whole
