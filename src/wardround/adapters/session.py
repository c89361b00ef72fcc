"""One game played by numbers: the engine behind every adapter.

A session asks one seat at a time. Where the game waits for several answers it asks those seats in
order; they do not see each other's answers before the rules show them. Where other seats *may* act
as well, ``interrupts`` says what happens: ``True`` asks each of them first, with the choice to
*wait* (index 0), before the answer that the game needs is asked; after every action they are asked
anew. ``False`` asks only those whose answer is needed.

Chance is that of a journal with the same seed, so a session, the engine, a server and a replay give
the same game for the same seed and actions; `Session.journal` writes it down.
"""

from __future__ import annotations

import random
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from wardround.adapters.action_table import WAIT
from wardround.adapters.glasses import Glasses
from wardround.adapters.nodes import Floats
from wardround.adapters.rewards import Purse
from wardround.adapters.setting import Setting
from wardround.core.actions import Action
from wardround.core.chance import SeededChance, derived_seed
from wardround.core.codec import state_digest
from wardround.core.game import Awaiting, Outcome
from wardround.core.journal import SNAPSHOT_EVERY, Journal, Secret
from wardround.core.log import silent

NOBODY: Final = -1


class LineChance(SeededChance):
    """The chance of a journal's lines, seeded only when a line draws at all."""

    def __init__(self, seed: str) -> None:
        self._generator = random.Random()
        self._random = self._generator.random
        self._seed = seed
        self._line = 0
        self._is_seeded = False

    def next_move(self, move: int) -> None:
        """Go to the line of a move, counted from 0; the header and snapshots are lines as well."""
        self._line = 1 + move + move // SNAPSHOT_EVERY
        self._is_seeded = False

    def _begin(self) -> None:
        self._is_seeded = True
        self._generator.seed(derived_seed(self._seed, self._line))

    def below(self, n: int) -> int:
        if not self._is_seeded:
            self._begin()
        return super().below(n)

    def pick(self, ids: list[int], names: list[str]) -> int:
        if not self._is_seeded:
            self._begin()
        return super().pick(ids, names)

    def bag(self, counts: list[int], names: list[str]) -> int:
        if not self._is_seeded:
            self._begin()
        return super().bag(counts, names)


class IllegalActionError(ValueError):
    """An index that the mask does not allow; the game is as it was."""


class Session:
    """A running game and whom it asks."""

    def __init__(self, setting: Setting, reward: str = "outcome", interrupts: bool = True) -> None:
        self.setting = setting
        self.interrupts = interrupts
        self.purse = Purse(setting, reward)
        self.glasses = Glasses(setting.observations)
        self.log = silent()
        self._no_choice = np.zeros(setting.actions.size, np.int8)
        self._pays_on_the_way = reward == "progress"
        self.seed = ""
        self.state: Any = None
        self.taken: list[Action] = []
        self.outcome: Outcome | None = None
        self.awaiting = Awaiting((), "", "")
        self.asked = NOBODY
        self.choices: dict[int, Action | None] = {}
        self.rewards: list[float] | None = None
        self._listed: list[Action] = []
        self._to_ask: list[int] = []
        self._moved = True
        """Whether something happened since somebody looked."""
        self._chance = LineChance("")

    # -- playing ------------------------------------------------------------------------------

    def start(self, seed: int | str) -> None:
        """Begin a new game."""
        self.seed = str(seed)
        self._chance = LineChance(self.seed)
        game = self.setting.game
        self.state = game.setup(self.setting.options, self.setting.content, self._chance)
        self.taken = []
        self.rewards = None
        self.purse.start(self.state)
        self._look()

    def act(self, index: int) -> None:
        """Let the asked seat take the action of an index that is among the choices."""
        if index not in self.choices:
            raise IllegalActionError(self._complaint(index))
        action = self.choices[index]
        if action is None:
            self.rewards = None
            self._ask_next()
            return
        self.play(action)

    def play(self, action: Action) -> None:
        """Carry out a listed action of any seat."""
        self._chance.next_move(len(self.taken))
        self.setting.game.push(self.state, action, self._chance, self.log)
        self.taken.append(action)
        self._look()
        if self._pays_on_the_way or self.outcome is not None:
            self.rewards = self.purse.pay(self.state, self.outcome)
        else:
            self.rewards = None

    def _look(self) -> None:
        """See whom the game waits for now."""
        game = self.setting.game
        self._moved = True
        self.awaiting = game.awaiting(self.state)
        self._listed = game.legal(self.state)
        if not self._listed:
            self.outcome = game.outcome(self.state)
            self.asked, self.choices = NOBODY, {}
            return
        self.outcome = None
        self._to_ask = list(self.awaiting.may_act) if self.interrupts else []
        self._ask_next()

    def _ask_next(self) -> None:
        """Ask the next seat that may act and can, or else the first whose answer is needed."""
        while self._to_ask:
            self.asked = self._to_ask.pop(0)
            self.choices = self.choices_of(self.asked)
            if self.choices:
                self.choices[WAIT] = None
                return
        self.asked = self.awaiting.seats[0]
        self.choices = self.choices_of(self.asked)

    def choices_of(self, seat: int) -> dict[int, Action | None]:
        """The listed actions of a seat by their index."""
        found: dict[int, Action | None] = {}
        self.setting.actions.choices(self._listed, seat, found)
        return found

    def _complaint(self, index: int) -> str:
        table = self.setting.actions
        if self.outcome is not None:
            return "the game is over: start a new one"
        name = table.names[index] if 0 <= index < table.size else "no action at all"
        reason = ""
        if 1 <= index < table.first_spare:
            game = self.setting.game
            refusal = game.why_not(self.state, table.decode(index, self.asked))
            reason = f": {game.say_refusal(refusal)} [{refusal.rule}]"
        return f"seat:{self.asked} cannot choose {index} ({name}){reason}"

    # -- seeing -------------------------------------------------------------------------------

    def observe(self, seat: int) -> Floats:
        """What a seat sees; a buffer that the next look overwrites."""
        moved, self._moved = self._moved, False
        return self.glasses.look(self.state, self.awaiting, seat, moved)

    def view(self, seat: int | None) -> Any:
        """The structured observation: the view itself."""
        return self.setting.game.view(self.state, seat)

    def mask(self, seat: int) -> npt.NDArray[np.int8]:
        """1 for every index that a seat can choose now."""
        mask = self._no_choice.copy()
        if seat == self.asked:
            places = mask.data
            for index in self.choices:
                places[index] = 1
        return mask

    # -- comparing ----------------------------------------------------------------------------

    def digest(self) -> str:
        """The fingerprint of the state: the same in the engine, a server and a replay."""
        return state_digest(self.setting.game, self.state)

    def journal(self) -> Journal:
        """The game so far as a journal, to be saved, replayed and looked at in the app."""
        setting = self.setting
        secret = Secret(self.seed, "")
        journal = Journal.start(setting.game, setting.library, setting.options, secret)
        for action in self.taken:
            journal.act(action)
        return journal
