"""One table: messages in, messages out. No sockets, no clock, no disk, no threads.

`TableState` is the table; `Table` turns every message into `Effects`: lines to store, messages to
send once they are stored, positions for bots to think about. The time of day comes with the
message. A message that fails leaves the table as it was.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from typing import Any, Final, Self

import msgspec

from wardround.core.journal import Journal
from wardround.core.messages import Phrase
from wardround.presentation.game_spec import AnyGameSpec
from wardround.server.protocol.from_browser import (
    Act,
    Answer,
    AskHint,
    AskMoves,
    Attend,
    ChangeChair,
    ClientMessage,
    GiveUp,
    Hello,
    Keep,
    Look,
    NewLink,
    Ping,
    Point,
    Preview,
    Profile,
    Ready,
    Redo,
    Request,
    Say,
    SetSeat,
    SetStanding,
    SetTable,
    SetWatcher,
    Speak,
    Start,
    Undo,
    Why,
)
from wardround.server.protocol.from_server import (
    Done,
    Notice,
    Pong,
    ServerMessage,
    Welcome,
)
from wardround.server.protocol.refusals import RefusedError
from wardround.server.store.records import Entry, Owner, StoredTable
from wardround.server.table.chat import Chat
from wardround.server.table.clocks import LATE
from wardround.server.table.consent import on_answer, on_give_up, on_redo, on_undo
from wardround.server.table.effects import BotAnswer, Effects
from wardround.server.table.info import welcome
from wardround.server.table.moves import act, on_act, on_hint, on_moves, on_preview, on_why
from wardround.server.table.seats import on_keep, on_new_link, on_profile, on_set_seat
from wardround.server.table.standing_moves import (
    MARK,
    give_standing_answers,
    marked_moves,
    on_set_standing,
)
from wardround.server.table.state import TableState, is_message
from wardround.server.table.talk import on_point, on_say
from wardround.server.table.viewers import Viewer
from wardround.server.table.waiting_room import (
    begin_if_ready,
    on_change_chair,
    on_ready,
    on_set_table,
    on_start,
)
from wardround.server.table.watchers import must_be_welcome, on_attend, on_set_watcher


class RollBackError(Exception):
    """A message failed, and the table could not be restored to its previous state."""


class Table(TableState):
    """A table that people can connect to and send messages to."""

    @classmethod
    def restore(
        cls,
        stored: StoredTable,
        journal: Journal[AnyGameSpec],
        levels: tuple[str, ...],
        hint_level: str,
        stopped: Phrase | None = None,
    ) -> Self:
        """A table from its stored form."""
        table = cls(stored.record, journal, stored.owners, levels, hint_level)
        table.stopped = stopped
        table.talk = Chat(list(stored.talk))
        hinted: set[int] = set()
        for n, entry in enumerate(stored.entries, 1):
            if is_message(entry.mid):
                table.done[entry.mid] = n
            if entry.hinted:
                hinted.add(int(msgspec.json.decode(entry.line)["n"]))
        if table.asked is not None and (table.asked.seq != table.seq or stopped):
            # Lines were added by a server that did not store questions, or the rules have changed.
            table.record.asked = None
        table.play.standing = marked_moves(stored.entries, MARK)
        table.play.late = marked_moves(stored.entries, LATE)
        table.play.load_recent(hinted)
        return table

    def lines_after(self, stored: int) -> Effects:
        """The lines added while the table was restored from ``stored`` lines."""
        effects = Effects()
        effects.entries = [Entry(line) for line in self.play.journal.lines[stored : self.seq]]
        return effects

    # -- people come and go -------------------------------------------------------------------

    def connect(self, connection: int, owners: list[Owner], hello: Hello) -> Effects:
        """A person shows tokens of this table."""
        effects = Effects()
        sits = [o for o in owners if o.role in ("seat", "invite") and o.seat is not None]
        seats = tuple(sorted({owner.seat for owner in sits if owner.seat is not None}))
        host = any(owner.role == "host" for owner in owners)
        looking = hello.looking
        if looking is None:
            looking = seats[0] if seats else None
        elif looking not in seats:
            raise RefusedError("not_your_seat", "not-your-seat", seat=f"seat:{looking}")
        if not seats and not host:
            must_be_welcome(self, hello)
        viewer = self.viewers[connection] = Viewer(
            connection, seats, looking, host, hello.language, hello.name, hello.visitor
        )
        viewer.invited = any(o.role == "invite" and o.seat is None for o in owners)
        viewer.secrets = self.keys.sit(sits, effects)
        self.keys.add_link(effects)
        for seat in seats:
            elsewhere = any(seat in o.seats for o in self.viewers.values() if o is not viewer)
            if elsewhere and hello.seq < 0:
                self.to_all(effects, Notice("opened", seat), but=connection)
            if not self.record.seats[seat].taken:
                self.record.seats[seat].taken = True
                effects.record = True
        self.start_bots(effects)
        try:
            effects.send(connection, welcome(self, viewer, hello.seq))
        except Exception:
            del self.viewers[connection]  # or every later update would fail for all viewers
            raise
        self.tell_people(effects, but=connection)
        if self.waiting:
            begin_if_ready(self, effects)
        elif not self.stopped:
            with self._all_or_nothing():
                give_standing_answers(self, effects)
        return effects

    def disconnect(self, connection: int) -> Effects:
        effects = Effects()
        if self.viewers.pop(connection, None) is not None:
            self.tell_people(effects)
        return effects

    # -- messages -----------------------------------------------------------------------------

    def receive(self, connection: int, message: ClientMessage, at: int) -> Effects:
        """Handle a message from a connected person.

        Whatever it raises, the table is as it was before (RollBackError means that it is not).
        """
        effects = Effects(at)
        viewer = self.viewers[connection]
        try:
            if self.waiting and isinstance(message, _PLAYS):
                raise RefusedError("not_started", "not-started")
            with self._all_or_nothing(isinstance(message, _CHANGES_THE_GAME)):
                answer = HANDLERS[type(message)](self, viewer, message, effects)
        except RefusedError as no:
            effects = Effects()
            answer = self.refused(connection, getattr(message, "id", ""), no)
        hint = isinstance(message, AskHint)  # answered once a bot has thought about it
        if answer is None and isinstance(message, Request) and not hint:
            answer = Done(message.id, self.seq)
        if answer is not None:
            effects.send(connection, answer)
        return effects

    def bot_answered(self, key: str, answer: BotAnswer | None) -> Effects:
        """A worker's answer to a question; None if it could not answer."""
        effects = Effects()
        if key in self.bots.hints:
            hint = self.bots.hints.pop(key)
            viewer = self.viewers.get(hint.connection)
            if viewer is not None and not self.bots.think_again(hint, effects):
                try:
                    effects.send(
                        hint.connection,
                        self.bots.hint(hint, viewer, self.words(viewer.language), answer),
                    )
                except RefusedError as no:
                    effects.send(hint.connection, self.refused(hint.connection, hint.re, no))
            return effects
        action = self.bots.answered(key, answer, effects)
        if action is not None:
            with self._all_or_nothing():
                out = self.record.seats[action.seat].out
                act(self, [action], LATE + out if out else "", effects)
                give_standing_answers(self, effects)
        return effects

    @contextlib.contextmanager
    def _all_or_nothing(self, changes: bool = True) -> Iterator[None]:
        """If anything fails, undo what was half done, so that the others can go on."""
        if not changes or self.stopped or self.watch_only or self.waiting:
            yield
            return
        seq, record, thinking = self.seq, self.record.copy(), dict(self.bots.thinking)
        try:
            yield
        except RefusedError:
            raise
        except Exception:
            try:
                self.play.roll_back(seq)
            except Exception as error:
                raise RollBackError(f"{type(error).__name__}: {error}") from error
            for field in record.__struct_fields__:
                setattr(self.record, field, getattr(record, field))
            self.bots.thinking = thinking
            self.done = {mid: n for mid, n in self.done.items() if n <= seq}
            raise


def _on_hello(table: TableState, viewer: Viewer, message: Hello, effects: Effects) -> None:
    raise RefusedError("hello_first", "hello-again")


def _on_ping(table: TableState, viewer: Viewer, message: Ping, effects: Effects) -> Pong:
    return Pong(message.id)


def _on_look(table: TableState, viewer: Viewer, message: Look, effects: Effects) -> Welcome:
    viewer.must_hold(message.seat)
    before, viewer.looking = viewer.looking, message.seat
    try:
        return welcome(table, viewer, -1)
    except Exception:
        viewer.looking = before
        raise


def _on_speak(table: TableState, viewer: Viewer, message: Speak, effects: Effects) -> Welcome:
    viewer.speak(message.language)
    return welcome(table, viewer, -1)


_Handler = Callable[[TableState, Viewer, Any, Effects], ServerMessage | None]
"""Returns the answer; None: a request was carried out, and is answered by `Done`."""


_PLAYS: Final = (
    *(Act, Undo, Redo, GiveUp, Answer, Why, Preview, AskMoves, AskHint),
    *(Point, SetStanding),
)
_CHANGES_THE_GAME: Final = (Act, Undo, Redo, GiveUp, Answer, SetSeat, SetStanding)
HANDLERS: Final[dict[type, _Handler]] = {
    Hello: _on_hello,
    Ping: _on_ping,
    Look: _on_look,
    Speak: _on_speak,
    Act: on_act,
    Undo: on_undo,
    Redo: on_redo,
    GiveUp: on_give_up,
    Answer: on_answer,
    Why: on_why,
    Preview: on_preview,
    AskMoves: on_moves,
    AskHint: on_hint,
    Say: on_say,
    Point: on_point,
    Profile: on_profile,
    Ready: on_ready,
    ChangeChair: on_change_chair,
    Start: on_start,
    SetWatcher: on_set_watcher,
    Attend: on_attend,
    SetSeat: on_set_seat,
    SetTable: on_set_table,
    Keep: on_keep,
    NewLink: on_new_link,
    SetStanding: on_set_standing,
}
