"""`tests.browser.clicks` counts clicks: the first moves of a game, by mouse and by touch."""

from __future__ import annotations

import pytest

from tests.browser.clicks import DEVICES, Narrowing, count, play_sensibly, play_through, table_in
from tests.browser.conftest import NewPage
from tests.browser.tables import LiveServer

pytestmark = pytest.mark.slow

GAME = "healthy_heart"
FIRST = 5
ACTIONS = 30
"""Enough for the first whole moves."""


def test_first_moves_are_counted_and_made(new_page: NewPage, server: LiveServer) -> None:
    narrowing = Narrowing()
    made = count(play_sensibly(GAME, 1, ACTIONS), narrowing, hot_seat=True, most=FIRST)
    narrowing.close()
    assert 0 < sum(move.whole for move in made) < sum(move.one_by_one for move in made)
    for name, (kind, screen) in DEVICES.items():
        player = kind(new_page(**screen))
        play_through(table_in(server, GAME, 1), [player], made, name, to_the_end=False)
        for move in made:
            assert move.pressed.get(name, 0) >= move.whole
