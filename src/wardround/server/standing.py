"""What the seats of a table have said beforehand, and the answers that follow from it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeAlias
from weakref import WeakMethod

from wardround.core.actions import Action
from wardround.core.journal import SCRIPT
from wardround.core.standing import (
    ASK,
    OFF,
    ON,
    answers_of,
    defaults_of,
    settings_of,
    standing_action,
)
from wardround.core.words import Language, message_id
from wardround.server import protocol as p
from wardround.server.effects import Effects, RefusedError
from wardround.server.live_game import LiveGame, MoveInWords
from wardround.server.protocol_moves import Setting
from wardround.server.store.base import Entry, TableRecord
from wardround.server.viewers import Viewer

MARK: Final = "standing/"
"""Prefix of the id of a standing answer; ids of messages begin with a seat."""
MOST_AT_ONCE: Final = 400
"""The most standing answers to one message; no game needs nearly as many."""

Changed: TypeAlias = Callable[[p.Cause, int, str, Effects, Sequence[MoveInWords]], None]
"""Keeps the lines of a move and shows it to everybody: cause, seat, id, effects, what happened."""


class TableStanding:
    """The standing answers at one table."""

    def __init__(
        self,
        record: TableRecord,
        play: LiveGame,
        viewers: dict[int, Viewer],
        changed: WeakMethod[Changed],
    ) -> None:
        self._record = record
        self._play = play
        self._viewers = viewers
        self._changed = changed
        self._game = play.game
        self._defaults = defaults_of(play.game)
        self._passable = frozenset(
            decision
            for answer in self._game.standing
            if answer.passing
            for decision in answer.decisions
        )

    def choices(self, words: Language) -> tuple[p.StandingChoice, ...]:
        """What can be said beforehand at this table, in words."""
        options = self._play.journal.options
        answers = tuple(
            self._choice(words, "standing", answer.id, False, answer.decisions)
            if answer.passing
            else self._choice(words, "standing", answer.id, False)
            for answer in answers_of(self._game)
            if not answer.option or options.get(answer.option)
        )
        moments = (self._choice(words, "moment", one.id, True) for one in self._game.moments)
        return (*answers, *moments)

    def _choice(
        self, words: Language, kind: str, name: str, moment: bool, passing: tuple[str, ...] = ()
    ) -> p.StandingChoice:
        message = message_id(kind, name)
        settings = tuple(
            Setting(setting, _label(words, message, setting))
            for setting in settings_of(self._game)[name]
        )
        help_ = words.say(f"{message}.help") if words.has(f"{message}.help") else ""
        default = self._defaults[name]
        return p.StandingChoice(name, words.say(message), help_, settings, default, moment, passing)

    def of(self, seats: Iterable[int]) -> tuple[p.SeatStanding, ...]:
        """What these seats have said."""
        return tuple(
            p.SeatStanding(seat, self._said(seat), self._record.seats[seat].until_turn)
            for seat in seats
        )

    def change(self, message: p.SetStanding, effects: Effects) -> None:
        """Keep what a seat says; raises RefusedError for what cannot be said."""
        known = settings_of(self._game)
        for name, setting in message.said.items():
            if setting not in known.get(name, ()):
                raise RefusedError("bad_standing", "no-standing")
        if message.until_turn and not self._passable:
            raise RefusedError("bad_standing", "nothing-to-pass")
        seat = self._record.seats[message.seat]
        said = {**self._said(message.seat), **message.said}
        seat.standing = {name: s for name, s in said.items() if s != self._defaults[name]}
        if message.until_turn is not None:
            seat.until_turn = message.until_turn
        self._tell([message.seat], effects)
        self.go_on(effects)

    def go_on(self, effects: Effects) -> None:
        """Give the answers that are due. Each is an action of its seat like any other."""
        for _ in range(MOST_AT_ONCE):
            due = self._due()
            if due is None:
                break
            name, action = due
            made = self._play.act(action, standing=True)
            self._show("act", action.seat, MARK + name, effects, [made])
        self._end_passing(effects)

    def redo(self, effects: Effects) -> None:
        """Give again the answers that were taken back with the move before them."""
        while self._play.journal.undone and self._play.moves + 1 in self._play.standing:
            made = self._play.redo()
            self._show("redo", made[0].seat, MARK, effects, made)
        self.go_on(effects)

    # -- inside -------------------------------------------------------------------------------

    @property
    def _show(self) -> Changed:
        """The table's own method, held so that a table is freed without a collection."""
        changed = self._changed()
        assert changed is not None
        return changed

    def _due(self) -> tuple[str, Action] | None:
        """The standing answer that is due, with its id; the first seat's where several are."""
        awaiting, seed = self._play.awaiting, self._record.seed
        if awaiting is None or not seed or seed.startswith(SCRIPT):
            return None  # it is watched, or guided: a guide is there to be asked
        if self._record.case and not self._play.moves:
            return None  # the first move of a daily case is somebody's own
        for seat in awaiting.seats:
            record = self._record.seats[seat]
            if record.by == "bot" or not record.taken:
                continue
            found = standing_action(
                self._game,
                self._play.journal.state,
                seat,
                self._said(seat),
                record.until_turn,
                self._happened(seat),
            )
            if found is not None:
                return found
        return None

    def _end_passing(self, effects: Effects) -> None:
        """Seats whose turn has come no longer pass."""
        awaiting = self._play.awaiting
        ended: list[int] = []
        for seat in () if awaiting is None else awaiting.seats:
            asked = self._game.asked(self._play.journal.state, seat)
            if self._record.seats[seat].until_turn and (
                asked is None or asked.name not in self._passable
            ):
                self._record.seats[seat].until_turn = False
                ended.append(seat)
        if ended:
            self._tell(ended, effects)

    def _tell(self, seats: list[int], effects: Effects) -> None:
        """Keep what these seats say now; who holds one of them is told, and nobody else."""
        effects.record = True
        for viewer in self._viewers.values():
            if any(seat in viewer.seats for seat in seats):
                effects.send(viewer.connection, p.StandingNow(self.of(viewer.seats)))

    def _said(self, seat: int) -> dict[str, str]:
        # Drop what only an earlier version of the game knew.
        known = settings_of(self._game)
        kept = self._record.seats[seat].standing.items()
        return {**self._defaults, **{n: s for n, s in kept if s in known.get(n, ())}}

    def _happened(self, seat: int) -> frozenset[str]:
        """The kinds of events since a seat's last move, as far as everybody may read them."""
        kinds: set[str] = set()
        for n in sorted(self._play.recent, reverse=True):
            move = self._play.recent[n]
            if move.seat == seat:
                break
            kinds |= move.kinds()
        return frozenset(kinds)


def _label(words: Language, message: str, setting: str) -> str:
    """What a setting is called: the common ones are called the same everywhere."""
    common = setting in (ASK, ON, OFF)
    return words.say(f"standing-{setting}" if common else f"{message}.{setting}")


def marked_moves(entries: Iterable[Entry], mark: str) -> set[int]:
    """The numbers of moves whose id begins so, as stored."""
    found: set[int] = set()
    for entry in entries:
        if entry.line.startswith('{"n":'):
            n = int(entry.line[5 : entry.line.index(",")])
            found.discard(n)
            if entry.mid.startswith(mark):
                found.add(n)
    return found
