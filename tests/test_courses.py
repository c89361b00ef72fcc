"""The steps in the header: every game with phases names them, and they come in order."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from wardround.core.chance import SeededChance
from wardround.core.log import silent
from wardround.games import find_game, language_of, new_game

STEPS = {
    "forbidden_clinic": [["Actions", "Treasure", "Clinic"]],
    "healthy_heart": [["Ambulances", "Players", "Housekeeping"]],
    "clinic": [
        *([f"Action {n}", "Move", "Business", "Administration"] for n in (1, 2, 3)),
        ["Actions", "Move", "Business", "Administration"],
    ],
}


def views(name: str) -> Iterator[Any]:
    """What a spectator sees before each move of a random game, and after the last."""
    game = find_game(name)
    chance, choose = SeededChance(5), random.Random(5)
    state = new_game(game, {}, chance)
    while game.rules.outcome(state) is None:
        yield game.rules.view(state, None)
        game.rules.push(state, choose.choice(game.rules.legal(state)), chance, silent())
    yield game.rules.view(state, None)


@pytest.mark.parametrize("name", [*STEPS, "hero"])
def test_steps_come_in_their_order(name: str) -> None:
    game = find_game(name)
    words = language_of(game)
    told = [game.show.scene(words, view).course for view in views(name)]

    assert told[-1] is None, "after the end there is no turn"
    courses = [course for course in told if course is not None]
    assert len({course.title for course in courses}) > 1
    for before, after in pairwise(courses):
        # The Round marker of Clinic moves on at the start of Administration (CL-13.1).
        anew = after.now == 0 if name == "clinic" else before.title != after.title
        assert anew or before.now <= after.now
    for course in courses:
        labels = [step.label for step in course.steps]
        assert name == "hero" or labels in STEPS[name]


def test_heroes_take_their_turns_from_the_starting_player_on() -> None:
    game = find_game("hero")
    words, turns = language_of(game), 0
    for view in views("hero"):
        course = game.show.scene(words, view).course
        if course is None or view.phase != "turn":
            continue
        turns += 1
        assert course.steps[0].label == "New patients"
        assert course.steps[1].label == view.heroes[view.start].name
        assert course.steps[course.now].label == view.heroes[view.active].name
        assert course.steps[-1].label == "Timers"
    assert turns > 0
