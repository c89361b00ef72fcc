"""What a position and a move are worth: one way to a chance of winning, whoever asks.

A position is worth what becomes of it if it is played on to the end of the turn by the game's
script: so many tries, always the same ones, and the game's one model says how often the positions
there are won (`standing`). Hint, chart and analysis show this number. Two moves are compared by
simulations of both with the same chance (`Outlook`).
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from wardround.bots.search import HORIZON
from wardround.bots.tree import Search
from wardround.bots.win_chances import Values, WinModel, chances, model_of, play_turn
from wardround.core.actions import Action
from wardround.core.chance import SeededChance
from wardround.core.game import AnyGame
from wardround.core.log import Log, silent
from wardround.core.story import Sum

Sums = Counter[Sum]
"""How much of each thing that rounds are summed up by; the keys have the amount 1."""
UNIT: Final = 1
TRIES: Final = 16
"""Counted and not timed, so that a position has one number on every machine."""


def standing(game: AnyGame, state: Any, seat: int, n: int) -> Values:
    """The chance of every seat in a position after n moves, with what this seat knows."""
    options = game.options(state)
    seats, model = int(options["seats"]), model_of(game, options)
    if game.outcome(state) is not None:
        return chances(game, state, n, seats, model)
    found = []
    for number in range(TRIES):
        chance = SeededChance(number)
        imagined = game.imagine(state, seat, chance)
        moves = play_turn(game, imagined, chance, chance)
        found.append(chances(game, imagined, n + moves, seats, model))
    return tuple(sum(values) / TRIES for values in zip(*found, strict=True))


class Outlook(Search):
    """A search that tells what to expect of its simulations."""

    def __init__(self, game: AnyGame, state: Any, seat: int, seed: int) -> None:
        super().__init__(game, state, seat, seed, HORIZON)
        self.seats = int(game.options(state)["seats"])

    def after(self, action: Action, seed: int, n: int, model: WinModel) -> Values:
        """The chance of every seat after one more simulation; n moves have been made so far."""
        return chances(self.game, self.simulate(action, seed), n, self.seats, model)

    def told(self, action: Action, seed: int, n: int, model: WinModel) -> tuple[Values, Sums]:
        """The same, and what happens on the way, as far as it is the seat's or everybody's."""
        self._log = Log()
        values = self.after(action, seed, n, model)
        happened, self._log = self._log.events, silent()
        sums = Sums()
        for event in happened:
            for one in self.game.story(event).sums:
                if one.seat in (None, self.seat):
                    sums[Sum(one.line, UNIT, one.unit, harm=one.harm)] += one.amount
        return values, sums
