"""What positions and moves are worth: the one source of winning chances.

A position is worth what comes of it when the game's script plays it on to the end of the turn: a
fixed number of tries, always with the same seeds, after which the game's model says how often such
positions are won (`chances_now`). Hint, chart and analysis all show this number. Two moves are
compared by simulating both with the same chance (`Forecast`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from wardround.bots.search import HORIZON
from wardround.bots.tree import Search
from wardround.bots.win_chances import Values, WinModel, chances, model_of, play_turn
from wardround.core.actions import Action
from wardround.core.chance import Chance, Draw, RepeatedChance, ScriptedChance
from wardround.core.log import Log, silent
from wardround.presentation.game_spec import AnyGameSpec
from wardround.presentation.story import Sum

Sums = Counter[Sum]
"""How much there was of each thing that rounds are summed up by; all keys have the amount 1."""
UNIT: Final = 1
TRIES: Final = 16
"""A count, not a time, so a position has the same number on every machine."""


def chances_now(game: AnyGameSpec, state: Any, seat: int, n: int) -> Values:
    """The chance of every seat in a position after n moves, given what this seat knows."""
    options = game.rules.options(state)
    seats, model = int(options["seats"]), model_of(game, options)
    if game.rules.outcome(state) is not None:
        return chances(game, state, n, seats, model)
    samples = []
    for number in range(TRIES):
        chance = RepeatedChance(number)
        imagined = game.rules.imagine(state, seat, chance)
        moves = play_turn(game, imagined, chance, chance)
        samples.append(chances(game, imagined, n + moves, seats, model))
    return tuple(sum(values) / TRIES for values in zip(*samples, strict=True))


def draw_effect(
    game: AnyGameSpec, state: Any, action: Action, draws: Sequence[Draw], n: int
) -> Values:
    """How far the draws of a move changed the chance of every seat, compared with other draws of
    the same move; n moves were made before it."""
    options = game.rules.options(state)
    seats, model = int(options["seats"]), model_of(game, options)
    difference = [0.0] * seats
    for number in range(TRIES):
        for sign in (1, -1):
            chance, tried = RepeatedChance(number), state.clone()
            source: Chance = ScriptedChance(list(draws)) if sign == 1 else chance
            game.rules.push(tried, action, source, silent())
            made = 1
            if game.rules.outcome(tried) is None:
                made += play_turn(game, tried, chance, chance)
            for seat, value in enumerate(chances(game, tried, n + made, seats, model)):
                difference[seat] += sign * value / TRIES
    return tuple(difference)


class Forecast(Search):
    """A search that reports what to expect from its simulations."""

    def __init__(self, game: AnyGameSpec, state: Any, seat: int, seed: int) -> None:
        super().__init__(game, state, seat, seed, HORIZON)
        self.seats = int(game.rules.options(state)["seats"])

    def after(self, action: Action, seed: int, n: int, model: WinModel) -> Values:
        """The chance of every seat after one more simulation; n moves have been made so far."""
        return chances(self.game, self.simulate(action, seed), n, self.seats, model)

    def told(self, action: Action, seed: int, n: int, model: WinModel) -> tuple[Values, Sums]:
        """The same, plus what happens along the way that concerns this seat or all of them."""
        self._log = Log()
        values = self.after(action, seed, n, model)
        happened, self._log = self._log.events, silent()
        sums = Sums()
        for event in happened:
            for one in self.game.show.story(event).sums:
                if one.seat in (None, self.seat):
                    sums[Sum(one.line, UNIT, one.unit, harm=one.harm)] += one.amount
        return values, sums
