"""Wardround for Python programs: deal a game, list the actions, play, see the score.

    >>> import wardround
    >>> game = wardround.deal("forbidden_clinic", seed=7)
    >>> events = game.play(game.legal()[0])
    >>> game.play_out("easy").reason in ("saved", "skull", "front_desk_lost", "treasure_lost")
    True

The package itself exports the names; ``docs/api.md`` explains them. Everything behind them
(`GameSpec`, `Journal`, the bots) can be used directly as well.
"""

from __future__ import annotations

import random
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from rich.text import Text

from wardround.bots import BOTS, Chosen, find_bot, think
from wardround.core.actions import Action, Event
from wardround.core.chance import SeededChance
from wardround.core.game import Awaiting, OptionValue, Outcome, why_not
from wardround.core.journal import Journal, Secret
from wardround.core.notation import notate, read_action
from wardround.core.replay import read_header, read_journal
from wardround.games import find_game, game_ids, language_of, library_of
from wardround.presentation.game_spec import AnyGameSpec
from wardround.presentation.language import ENGLISH, Language
from wardround.presentation.localize import localized_awaiting, localized_outcome, say_refusal
from wardround.presentation.text_table import text_table


class Session:
    """One game as it is played: its present state, and the journal of how it came about."""

    def __init__(self, journal: Journal[AnyGameSpec], language: str = ENGLISH) -> None:
        self.journal = journal
        self.spec = journal.game
        self._words: Language = language_of(self.spec, language)
        self._bot_seeds = random.Random(journal.hash)

    def __repr__(self) -> str:
        outcome = self.outcome
        now = self.awaiting.decision if outcome is None else outcome.reason
        return f"<{self.name}: {len(self.journal.moves)} actions, {now}>"

    # -- looking ------------------------------------------------------------------------------

    @property
    def name(self) -> str:
        """The game's id, such as ``healthy_heart``."""
        return self.spec.meta.id

    @property
    def options(self) -> dict[str, OptionValue]:
        """All options with their values."""
        return self.journal.options

    @property
    def state(self) -> Any:
        """The whole state, hidden information included. Do not change it."""
        return self.journal.state

    @property
    def awaiting(self) -> Awaiting:
        """What the game waits for: the seats, the decision, its rule, and the question in words."""
        return localized_awaiting(self._words, self.spec.rules.awaiting(self.state))

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, with scores, ranks and winners; None while it goes on."""
        outcome = self.journal.outcome()
        return None if outcome is None else localized_outcome(self._words, outcome)

    def legal(self, seat: int | None = None) -> list[Action]:
        """Every action that may be taken now, by anybody or by one seat."""
        listed: list[Action] = self.spec.rules.legal(self.state)
        return [action for action in listed if seat is None or action.seat == seat]

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may see, as plain data; without a seat, what a spectator may."""
        view: dict[str, Any] = msgspec.to_builtins(self.spec.rules.view(self.state, seat))
        return view

    def text(self, seat: int | None = None) -> str:
        """The table in words, as a seat may see it; without a seat, as a spectator may."""
        scene = self.spec.show.scene(self._words, self.spec.rules.view(self.state, seat))
        return Text.from_markup(text_table(scene)).plain

    def say(self, thing: Action | Event) -> str:
        """An action that could be taken now, or an event, as a sentence."""
        if isinstance(thing, Action):
            return self.spec.show.say_action(self._words, self.state, thing)
        return self.spec.show.say_event(self._words, self.journal.content, thing)

    def notation(self, action: Action) -> str:
        """An action as short text, which `play` reads: ``1: move tile:van_port``."""
        return notate(action)

    def why_not(self, action: Action | str) -> str:
        """Why an action is not allowed now, with its rule; empty if it is."""
        action = self._read(action)
        if action in self.legal():
            return ""
        refusal = why_not(self.spec, self.state, action)
        return f"{say_refusal(self.spec, self._words, refusal)} [{refusal.rule}]"

    # -- playing ------------------------------------------------------------------------------

    def play(self, action: Action | str) -> list[Event]:
        """Take an action, given as listed or as text, and return what happened.

        Raises `RuleError`, which names the rule, and changes nothing if it is not allowed.
        """
        return self.journal.act(self._read(action))

    def ask(self, bot: str = "normal", seat: int | None = None) -> Chosen:
        """What a bot would do, and what it expects of that; for the seat to decide by default."""
        awaiting = self.spec.rules.awaiting(self.state)
        if seat is None:
            if not awaiting.seats:
                raise ValueError("the game is over: no seat has anything to decide")
            seat = awaiting.seats[0]
        if not self.legal(seat):
            raise ValueError(
                f"seat {seat} has nothing to decide; the game waits for {awaiting.seats}"
            )
        chance = SeededChance(self._bot_seeds.getrandbits(64))
        return think(find_bot(bot), self.spec, self.state, seat, chance)

    def play_out(self, bot: str = "easy") -> Outcome:
        """Let a bot play all seats to the end of the game."""
        while (outcome := self.outcome) is None:
            self.play(self.ask(bot).action)
        return outcome

    def undo(self, actions: int = 1) -> None:
        """Take back the last actions, whatever they revealed; later draws will differ."""
        everybody = range(int(self.options["seats"]))
        self.journal.undo(len(self.journal.moves) - actions, by=0, consent=everybody)

    def save(self, file: str | Path) -> None:
        """Write the journal, to be read by `replay`, the app and ``wardround replay``."""
        Path(file).write_text("".join(f"{line}\n" for line in self.journal.closed_lines()), "utf-8")

    def _read(self, action: Action | str) -> Action:
        return read_action(self.spec, self.legal(), action) if isinstance(action, str) else action


def list_games() -> tuple[str, ...]:
    """The ids of all games."""
    return game_ids()


def list_bots() -> tuple[str, ...]:
    """The levels of the bots, from the weakest to the strongest."""
    return tuple(BOTS)


def deal(
    game: str,
    *,
    seed: int | str | None = None,
    content: str | Path | None = None,
    language: str = ENGLISH,
    **options: OptionValue,
) -> Session:
    """A new game. The same seed and actions give the same game; without a seed it is a new one.

    ``content`` is the file of a content pack. Options are the game's own (``wardround games`` lists
    them), such as ``seats=4`` or ``difficulty="hard"``.
    """
    spec = find_game(game)
    library = library_of(spec, None if content is None else Path(content))
    secret = Secret(secrets.token_hex(16) if seed is None else str(seed), "")
    return Session(Journal.start(spec, library, options, secret), language)


def replay(
    file: str | Path | Sequence[str],
    *,
    content: str | Path | None = None,
    language: str = ENGLISH,
    verify: bool = True,
) -> Session:
    """The game that a journal tells, from a file or its lines; raises `JournalError` if it is
    broken or untrue."""
    lines = [*file] if isinstance(file, Sequence) and not isinstance(file, str) else _lines(file)
    spec = find_game(read_header(lines)["game"])
    library = library_of(spec, None if content is None else Path(content))
    return Session(read_journal(spec, library, lines, verify=verify), language)


def _lines(file: str | Path) -> list[str]:
    return Path(file).read_text("utf-8").splitlines()
