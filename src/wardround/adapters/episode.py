"""Games played by numbers, one after another: the object that every adapter drives.

An episode asks one seat at a time. Where the game waits for several answers, it asks those seats in
order; they do not see each other's answers until the rules show them. Where other seats *may* act
too, ``interrupts`` says what happens: ``True`` asks each of them first, with the choice to *wait*
(index 0), before asking for the answer that the game needs, and asks them again after every action.
``False`` asks only the seats whose answer is needed.

Chance is that of a journal with the same seed, so an episode, the engine, a server and a replay
give the same game for the same seed and actions; `Episode.journal` writes it as a journal.
"""

# Compiled with the engine.
from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from wardround.adapters.configured_game import ConfiguredGame
from wardround.adapters.observations import Floats
from wardround.adapters.rewards import Purse
from wardround.core.actions import Action
from wardround.core.chance import SeededChance, derived_seed
from wardround.core.codec import state_digest
from wardround.core.game import Awaiting, Outcome, why_not
from wardround.core.journal import SNAPSHOT_EVERY, Journal, Secret
from wardround.core.log import silent
from wardround.games import language_of
from wardround.presentation.game_spec import AnyGameSpec
from wardround.presentation.localize import say_refusal

NOBODY: Final = -1


class LineChance(SeededChance):
    """The chance of a journal's lines, reseeded for each line that draws."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self._game_seed = seed
        self._line = 0

    def next_move(self, move: int) -> None:
        """Go to the line of a move, counted from 0; the header and snapshots are lines too."""
        self._line = 1 + move + move // SNAPSHOT_EVERY
        self._random = None

    def _make_generator(self) -> Callable[[], float]:
        return random.Random(derived_seed(self._game_seed, self._line)).random


class IllegalActionError(ValueError):
    """An index that the mask does not allow; the game is unchanged."""


class Episode:
    """A running game and the seat it asks."""

    def __init__(
        self, configured: ConfiguredGame, reward: str = "outcome", interrupts: bool = True
    ) -> None:
        self.configured = configured
        self.interrupts = interrupts
        self.purse = Purse(configured, reward)
        self._observations = configured.observations
        self._actions = configured.actions
        self.log = silent()
        self._no_choice = np.zeros(configured.actions.size, np.int8)
        self._pays_on_the_way = reward == "progress"
        self.seed = ""
        self.state: Any = None
        self.taken: list[Action] = []
        self.outcome: Outcome | None = None
        self.awaiting = Awaiting((), "")
        self.asked = NOBODY
        self.choices: dict[int, Action | None] = {}
        self.rewards: list[float] | None = None
        self._listed: list[Action] = []
        self._optional: tuple[int, ...] = ()
        """Seats that have not yet said whether they act."""
        self._chance = LineChance("")

    # -- playing ------------------------------------------------------------------------------

    def start(self, seed: int | str) -> None:
        """Start a new game."""
        self.seed = str(seed)
        self._chance = LineChance(self.seed)
        game = self.configured.game
        self.state = game.rules.setup(
            self.configured.options, self.configured.content, self._chance
        )
        self.taken = []
        self.rewards = None
        self.purse.start(self.state)
        self._see_who_is_asked()

    def act(self, index: int) -> None:
        """Let the asked seat take the action with this index, which must be one of its choices."""
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
        self.configured.game.rules.push(self.state, action, self._chance, self.log)
        self.taken.append(action)
        self._see_who_is_asked()
        if self._pays_on_the_way or self.outcome is not None:
            self.rewards = self.purse.pay(self.state, self.outcome)
        else:
            self.rewards = None

    def _see_who_is_asked(self) -> None:
        """Ask the game whom it waits for now."""
        game = self.configured.game
        self.awaiting = game.rules.awaiting(self.state)
        self._listed = game.rules.legal(self.state)
        if not self._listed:
            self.outcome = game.rules.outcome(self.state)
            self.asked, self.choices = NOBODY, {}
            return
        self.outcome = None
        self._optional = self.awaiting.may_act if self.interrupts else ()
        self._ask_next()

    def _ask_next(self) -> None:
        self.asked, self.choices, self._optional = self._actions.next_question(
            self._listed, self.awaiting, self._optional
        )

    def choices_of(self, seat: int) -> dict[int, Action | None]:
        """The listed actions of a seat, by index."""
        choices: dict[int, Action | None] = {}
        self._actions.choices(self._listed, seat, choices)
        return choices

    def _complaint(self, index: int) -> str:
        table = self._actions
        if self.outcome is not None:
            return "the game is over: start a new one"
        name = table.names[index] if 0 <= index < table.size else "no action at all"
        reason = ""
        if 1 <= index < table.first_spare:
            game = self.configured.game
            refusal = why_not(game, self.state, table.decode(index, self.asked))
            reason = f": {say_refusal(game, language_of(game), refusal)} [{refusal.rule}]"
        return f"seat:{self.asked} cannot choose {index} ({name}){reason}"

    # -- seeing -------------------------------------------------------------------------------

    def observe(self, seat: int) -> Floats:
        """What a seat sees, as a new row."""
        return self._observations.read(self.state, seat)

    def view(self, seat: int | None) -> Any:
        """The structured observation: the view itself."""
        return self.configured.game.rules.view(self.state, seat)

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
        return state_digest(self.configured.game, self.state)

    def journal(self) -> Journal[AnyGameSpec]:
        """The game so far as a journal, to save, replay, or open in the app."""
        configured = self.configured
        secret = Secret(self.seed, "")
        journal = Journal.start(configured.game, configured.library, configured.options, secret)
        for action in self.taken:
            journal.act(action)
        return journal
