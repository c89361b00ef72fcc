"""What a move is worth: the chance of winning in the positions that simulations of it end in.

There is one way to that number. Hints ask here during a game and count their tries, so that whoever
asks about a move is told the same. The analysis asks here afterwards, and its chart shows what it
found: with more tries, and with what it has learned from games played on from the game at hand.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from wardround.bots.search import HORIZON
from wardround.bots.tree import Search
from wardround.bots.win_chances import Values, WinModel, chances
from wardround.core.actions import Action
from wardround.core.game import AnyGame
from wardround.core.log import Log, silent
from wardround.core.story import Sum

Sums = Counter[Sum]
"""How much of each thing that rounds are summed up by; the keys have the amount 1."""
UNIT: Final = 1


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
