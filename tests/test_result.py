"""What the table shows when a game is over is what the result says."""

from __future__ import annotations

import random

import pytest

from tests.test_catalogues import any_setup
from wardround.core.chance import SeededChance
from wardround.core.log import silent
from wardround.core.messages import figure
from wardround.games import find_game, language_of

SCORES = {"clinic": "fact-total", "healthy_heart": "fact-score"}


@pytest.mark.parametrize("name", SCORES)
def test_the_score_on_the_table_is_that_of_the_result(name: str) -> None:
    game = find_game(name)
    words = language_of(game)
    for seed in range(12):
        choose, chance = random.Random(seed), SeededChance(seed)
        state = any_setup(game, choose, chance)
        while listed := game.rules.legal(state):
            game.rules.push(state, choose.choice(listed), chance, silent())
        outcome = game.rules.outcome(state)
        assert outcome is not None
        for seat in range(len(outcome.scores)):
            lines = [line.points for line in outcome.lines if line.seat in (None, seat)]
            facts = game.show.scene(words, game.rules.view(state, seat)).facts
            told = [fact.value for fact in facts if fact.label == words.say(SCORES[name])]
            assert told == ([figure(sum(lines))] if lines else []), (seed, outcome)
