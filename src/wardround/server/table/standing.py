"""What the seats of a table have answered in advance, and the actions that follow from it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final
from weakref import proxy

from wardround.core.actions import Action
from wardround.core.journal import SCRIPT
from wardround.core.messages import message_id
from wardround.presentation.language import Language
from wardround.presentation.standing_answers import (
    ASK,
    OFF,
    ON,
    answers_of,
    defaults_of,
    settings_of,
    standing_action,
)
from wardround.server.protocol import from_browser, from_server
from wardround.server.protocol.refusals import RefusedError
from wardround.server.store.records import Entry
from wardround.server.table.effects import Effects

if TYPE_CHECKING:
    from wardround.server.table.table import Table

MARK: Final = "standing/"
"""Prefix of the id of a standing answer; ids of messages begin with a seat."""
MOST_AT_ONCE: Final = 400
"""The most standing answers to one message; no game needs nearly that many."""


class TableStanding:
    """The standing answers at one table."""

    def __init__(self, table: Table) -> None:
        self._table: Table = proxy(table)  # weak, so that a table is freed without a collection
        self._game = table.game
        self._defaults = defaults_of(table.game)
        self._known = settings_of(table.game)
        self._passable = frozenset(
            decision
            for answer in self._game.show.standing
            if answer.passing
            for decision in answer.decisions
        )

    def choices(self, words: Language) -> tuple[from_server.StandingChoice, ...]:
        """What can be answered in advance at this table, in words."""
        options = self._table.play.journal.options
        answers = tuple(
            self._choice(words, "standing", answer.id, answer.decisions if answer.passing else ())
            for answer in answers_of(self._game)
            if not answer.option or options.get(answer.option)
        )
        moments = (self._choice(words, "moment", one.id) for one in self._game.show.moments)
        return (*answers, *moments)

    def _choice(
        self, words: Language, kind: str, name: str, passing: tuple[str, ...] = ()
    ) -> from_server.StandingChoice:
        message = message_id(kind, name)
        settings = tuple(
            from_server.Setting(setting, _label(words, message, setting))
            for setting in self._known[name]
        )
        help_ = words.say(f"{message}.help") if words.has(f"{message}.help") else ""
        default, label, moment = self._defaults[name], words.say(message), kind == "moment"
        return from_server.StandingChoice(name, label, help_, settings, default, moment, passing)

    def of(self, seats: Iterable[int]) -> tuple[from_server.SeatStanding, ...]:
        """What these seats have answered in advance."""
        return tuple(
            from_server.SeatStanding(
                seat, self._said(seat), self._table.record.seats[seat].until_turn
            )
            for seat in seats
        )

    def change(self, message: from_browser.SetStanding, effects: Effects) -> None:
        """Keep a seat's standing answers; raises RefusedError for invalid ones."""
        for name, setting in message.said.items():
            if setting not in self._known.get(name, ()):
                raise RefusedError("bad_standing", "no-standing")
        if message.until_turn and not self._passable:
            raise RefusedError("bad_standing", "nothing-to-pass")
        seat = self._table.record.seats[message.seat]
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
            made = self._table.play.act(action, standing=True)
            self._table.changed("act", action.seat, MARK + name, effects, [made])
        self._end_passing(effects)

    def redo(self, effects: Effects) -> None:
        """Repeat the answers that were taken back along with the move before them."""
        play = self._table.play
        while play.journal.undone and play.moves + 1 in play.standing:
            made = play.redo()
            self._table.changed("redo", made[0].seat, MARK, effects, made)
        self.go_on(effects)

    # -- inside -------------------------------------------------------------------------------

    def _due(self) -> tuple[str, Action] | None:
        """The standing answer that is due, with its id; if several are, the first seat's."""
        awaiting, seed = self._table.play.awaiting, self._table.record.seed
        if awaiting is None or not seed or seed.startswith(SCRIPT):
            return None  # watched or guided: a guide wants its questions asked
        if self._table.record.case and not self._table.play.moves:
            return None  # the first move of a daily case is for a person to choose
        for seat in awaiting.seats:
            record = self._table.record.seats[seat]
            if record.by == "bot" or not record.taken:
                continue
            found = standing_action(
                self._game,
                self._table.play.journal.state,
                seat,
                self._said(seat),
                record.until_turn,
                self._happened(seat),
            )
            if found is not None:
                return found
        return None

    def _end_passing(self, effects: Effects) -> None:
        """Seats whose turn has come stop passing."""
        awaiting = self._table.play.awaiting
        ended: list[int] = []
        for seat in () if awaiting is None else awaiting.seats:
            record = self._table.record.seats[seat]
            if not record.until_turn:
                continue
            asked = self._game.rules.asked(self._table.play.journal.state, seat)
            if asked is None or asked.name not in self._passable:
                record.until_turn = False
                ended.append(seat)
        if ended:
            self._tell(ended, effects)

    def _tell(self, seats: list[int], effects: Effects) -> None:
        """Store what these seats have now answered, and tell their holders and no one else."""
        effects.record = True
        for viewer in self._table.viewers.values():
            if any(seat in viewer.seats for seat in seats):
                effects.send(viewer.connection, from_server.StandingNow(self.of(viewer.seats)))

    def _said(self, seat: int) -> dict[str, str]:
        # Drop answers that only an earlier version of the game knew.
        kept = self._table.record.seats[seat].standing.items()
        return {**self._defaults, **{n: s for n, s in kept if s in self._known.get(n, ())}}

    def _happened(self, seat: int) -> frozenset[str]:
        """The kinds of events since a seat's last move, counting only those everyone may read."""
        kinds: set[str] = set()
        for move in reversed(self._table.play.recent.values()):
            if move.seat == seat:
                break
            kinds |= move.kinds
        return frozenset(kinds)


def _label(words: Language, message: str, setting: str) -> str:
    """The name of a setting; common settings have the same name in all games."""
    common = setting in (ASK, ON, OFF)
    return words.say(f"standing-{setting}" if common else f"{message}.{setting}")


def marked_moves(entries: Iterable[Entry], mark: str) -> set[int]:
    """The numbers of moves whose stored id has this prefix."""
    found: set[int] = set()
    for entry in entries:
        if entry.line.startswith('{"n":'):
            n = int(entry.line[5 : entry.line.index(",")])
            found.discard(n)
            if entry.mid.startswith(mark):
                found.add(n)
    return found
