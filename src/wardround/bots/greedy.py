"""The bot that looks one move ahead.

For each of its moves it imagines the move made, finishes the choice that the move began (whom to
take along, which tile …) by the game's quick rating, and asks the game how good the position then
is. Chance is sampled a few times, with the same samples for every move.
"""

from __future__ import annotations

from typing import Any, Final

from wardround.bots.base import Chosen, Idea, considered, listed_for
from wardround.core.actions import Action
from wardround.core.chance import Chance, RecordingChance, SeededChance
from wardround.core.game import AnyGame
from wardround.core.log import silent

SAMPLES: Final = 3
FOLLOW_UPS: Final = 6
IDEAS: Final = 5


class GreedyBot:
    level = "greedy"
    about = "Looks one move ahead and takes what looks best. Sensible company."

    def choose(self, game: AnyGame, state: Any, seat: int, chance: Chance) -> Chosen:
        listed = considered(game, listed_for(game, state, seat))
        weights = game.rate(state, listed) if game.rate is not None else [0.0] * len(listed)
        if len(listed) == 1 or game.evaluate is None:
            best = max(range(len(listed)), key=lambda n: (weights[n], -n))
            return Chosen(listed[best], (Idea(listed[best], None, "the best by rule of thumb"),))
        seeds = [chance.below(1 << 30) for _ in range(SAMPLES)]
        values = [look_ahead(game, state, action, seat, seeds) for action in listed]
        order = sorted(range(len(listed)), key=lambda n: (-values[n], -weights[n], n))
        ideas = tuple(
            Idea(listed[n], values[n], f"expects {values[n]:.0%} after it") for n in order[:IDEAS]
        )
        return Chosen(listed[order[0]], ideas)


def look_ahead(game: AnyGame, state: Any, action: Action, seat: int, seeds: list[int]) -> float:
    """How good the position is after a move, on average over some samples of chance."""
    total, seen = 0.0, 0
    for seed in seeds:
        after, chance = state.clone(), RecordingChance(SeededChance(seed))
        question = game.awaiting(after).decision
        game.push(after, action, chance, silent())
        _finish_choice(game, after, seat, question, chance)
        total += value_of(game, after, seat)
        seen += 1
        if not chance.revealed:
            break
    return total / seen


def _finish_choice(game: AnyGame, state: Any, seat: int, question: str, chance: Chance) -> None:
    """Answer the follow-up questions of a move by the game's quick rating."""
    for _ in range(FOLLOW_UPS):
        if game.outcome(state) is not None:
            return
        awaiting = game.awaiting(state)
        if awaiting.seats != (seat,) or awaiting.decision == question:
            return
        listed = considered(game, listed_for(game, state, seat))
        weights = game.rate(state, listed) if game.rate is not None else [0.0] * len(listed)
        game.push(state, listed[weights.index(max(weights))], chance, silent())


def value_of(game: AnyGame, state: Any, seat: int) -> float:
    """From 0 (lost) to 1 (won), also after the end."""
    outcome = game.outcome(state)
    if outcome is not None:
        return 1.0 if seat in outcome.winners else 0.0
    assert game.evaluate is not None
    return game.evaluate(state, seat)
