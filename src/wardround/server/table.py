"""One table: messages in, messages out. No sockets, no clock, no disk, no threads.

A table owns the game in play, knows who holds which seat, and turns every message into `Effects`:
lines to keep, messages to send (after the lines are kept), positions for bots to think about. The
time of day comes in with the message.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal

import msgspec

from wardround.core.actions import Action
from wardround.core.codec import DecodeError, decode_action
from wardround.core.scene import ids_in
from wardround.core.words import seat_words
from wardround.server import protocol as p
from wardround.server.effects import Effects, RefusedError
from wardround.server.eyes import Moment, lines_for
from wardround.server.room import Room, chat_line, mid_of
from wardround.server.seats import Viewer, clean
from wardround.server.store.base import Owner, Question, Talk
from wardround.server.whynot import foresee, mind_of, usable, why_action, why_piece


class Table(Room):
    """A game being played or watched, and the people around it."""

    # -- people come and go -------------------------------------------------------------------

    def connect(self, connection: int, owners: list[Owner], hello: p.Hello, at: int) -> Effects:
        """Somebody shows tokens of this table."""
        effects = Effects()
        seats = tuple(sorted({o.seat for o in owners if o.role == "seat" and o.seat is not None}))
        host = any(owner.role == "host" for owner in owners)
        looking = seats[0] if seats else None
        if hello.looking is not None:
            if hello.looking not in seats:
                raise RefusedError("not_your_seat", f"You do not hold {seat_words(hello.looking)}.")
            looking = hello.looking
        viewer = Viewer(connection, seats, looking, host)
        self.viewers[connection] = viewer
        for seat in seats:
            if not self.record.seats[seat].taken:
                self.record.seats[seat].taken = True
                effects.record = True
        self._start_thinking(effects)
        effects.send(connection, self._welcome(viewer, hello.seq))
        if seats:
            self._tell_people(effects, but=connection)
        return effects

    def disconnect(self, connection: int) -> Effects:
        effects = Effects()
        viewer = self.viewers.pop(connection, None)
        if viewer is not None and viewer.seats:
            self._tell_people(effects)
        return effects

    def sit_down(self, name: str, colour: p.Colour) -> tuple[int, Effects]:
        """Somebody takes a free seat; their browser will come with the seat's token."""
        effects = Effects()
        if self.stopped:
            raise RefusedError("watch_only", self.stopped)
        for n, seat in enumerate(self.record.seats):
            if seat.by == "person" and not seat.taken and not self.over:
                seat.taken, seat.name, seat.colour = True, name, colour
                effects.record = True
                self._tell_people(effects)
                return n, effects
        raise RefusedError("no_free_seat", "All seats of this table are taken.")

    # -- messages -----------------------------------------------------------------------------

    def receive(self, connection: int, message: p.ClientMessage, at: int) -> Effects:
        """Handle a message of somebody who is connected."""
        effects = Effects()
        viewer = self.viewers[connection]
        handler = _HANDLERS[type(message)]
        try:
            handler(self, viewer, message, effects, at)
        except RefusedError as no:
            effects = Effects()
            effects.send(connection, self.refused(getattr(message, "id", ""), no))
        return effects

    def _on_hello(self, viewer: Viewer, message: p.Hello, effects: Effects, at: int) -> None:
        raise RefusedError(
            "hello_first", "You have said hello already: there is one hello a socket."
        )

    def _on_ping(self, viewer: Viewer, message: p.Ping, effects: Effects, at: int) -> None:
        effects.send(viewer.connection, p.Pong(message.id))

    def _on_look(self, viewer: Viewer, message: p.Look, effects: Effects, at: int) -> None:
        viewer.must_hold(message.seat)
        viewer.looking = message.seat
        effects.send(viewer.connection, self._welcome(viewer, -1))

    def _on_act(self, viewer: Viewer, message: p.Act, effects: Effects, at: int) -> None:
        viewer.must_play()
        action = self._action(viewer, message.action)
        if self._again(viewer, action.seat, message.id, effects):
            return
        self._must_go_on()
        if not self.play.current(action.seat, message.seq):
            raise RefusedError("stale", "The table has moved on. Please choose again.")
        self._act(action, mid_of(action.seat, message.id), effects)
        effects.send(viewer.connection, p.Done(message.id, self.seq))

    def _on_undo(self, viewer: Viewer, message: p.Undo, effects: Effects, at: int) -> None:
        viewer.must_hold(message.seat)
        if self._again(viewer, message.seat, message.id, effects):
            return
        self._must_go_on()
        self._must_be_current(message.seq)
        if message.to >= self.play.moves:
            raise RefusedError("undo_impossible", "There is no move to take back.")
        if self.play.journal.undo_is_free(message.to, message.seat):
            self._undo(message.to, message.seat, (), mid_of(message.seat, message.id), effects)
        else:
            self._ask("undo", message.to, viewer, message, effects)
        effects.send(viewer.connection, p.Done(message.id, self.seq))

    def _on_redo(self, viewer: Viewer, message: p.Redo, effects: Effects, at: int) -> None:
        viewer.must_hold(message.seat)
        if self._again(viewer, message.seat, message.id, effects):
            return
        self._must_go_on()
        self._must_be_current(message.seq)
        undone = self.play.journal.undone
        if not undone or undone[-1].action.seat != message.seat:
            raise RefusedError("redo_impossible", "There is no move of this seat to take again.")
        self.play.redo()
        self._after("redo", message.seat, None, mid_of(message.seat, message.id), effects)
        effects.send(viewer.connection, p.Done(message.id, self.seq))

    def _on_give_up(self, viewer: Viewer, message: p.GiveUp, effects: Effects, at: int) -> None:
        viewer.must_hold(message.seat)
        if self._again(viewer, message.seat, message.id, effects):
            return
        self._must_go_on()
        self._must_be_current(message.seq)
        if self.game.give_up is None:
            raise RefusedError("give_up_impossible", f"{self.game.meta.title} knows no giving up.")
        self._ask("give_up", 0, viewer, message, effects)
        effects.send(viewer.connection, p.Done(message.id, self.seq))

    def _on_answer(self, viewer: Viewer, message: p.Answer, effects: Effects, at: int) -> None:
        viewer.must_play()
        if self._again(viewer, viewer.seats[0], message.id, effects):
            return
        if self.asked is None:
            raise RefusedError("nothing_asked", "There is nothing to answer (any more).")
        if message.yes:
            agreed = tuple(sorted({*self.asked.agreed, *viewer.seats}))
            self._now_asked(msgspec.structs.replace(self.asked, agreed=agreed), effects)
            self._settle(mid_of(viewer.seats[0], message.id), effects)
        else:
            self._now_asked(None, effects)
            self._to_all(effects, p.AskedNow(None, viewer.seats[0]))
        effects.send(viewer.connection, p.Done(message.id, self.seq))

    def _on_why(self, viewer: Viewer, message: p.Why, effects: Effects, at: int) -> None:
        if viewer.looking is None:
            raise RefusedError(
                "spectator", "Spectators watch: there is nothing for them to choose."
            )
        seat, game = viewer.looking, self.game
        mind = mind_of(game, self.play.journal.state, seat)
        reasons: tuple[p.Reason, ...] = ()
        text = "There is nothing to say: no action takes this."
        if bytes(message.action) not in (b"", b"null"):
            action = self._action(viewer, message.action)
            if action in self.play.legal:
                text = "This is allowed."
            else:
                reasons = (why_action(game, mind, action),)
        elif count := usable(self.play.legal, seat, message.piece):
            text = f"This can be used now: {count} {'choice' if count == 1 else 'choices'}."
        else:
            reasons = why_piece(game, mind, self.play.legal, seat, message.piece)
        if reasons:
            text = reasons[0].text
        effects.send(viewer.connection, p.WhyAnswer(message.id, message.piece, reasons, text))

    def _on_preview(self, viewer: Viewer, message: p.Preview, effects: Effects, at: int) -> None:
        viewer.must_play()
        action = self._action(viewer, message.action)
        if action not in self.play.legal:
            raise RefusedError("stale", "This is not among your choices now.")
        seen = foresee(self.game, self.play.journal.state, action)
        moment = Moment(self.play.moves + 1, action.seat, seen.told)
        lines = tuple(lines_for(moment, action.seat))
        answer = p.Previewed(message.id, seen.certain, seen.free, lines, seen.draws)
        effects.send(viewer.connection, answer)

    def _action(self, viewer: Viewer, raw: msgspec.Raw) -> Action:
        """An action of a seat that the viewer holds."""
        try:
            action = decode_action(self.game, bytes(raw))
        except DecodeError as error:
            raise RefusedError("not_an_action", str(error)) from None
        viewer.must_hold(action.seat)
        return action

    def _on_hint(self, viewer: Viewer, message: p.AskHint, effects: Effects, at: int) -> None:
        viewer.must_hold(message.seat)
        if not self.record.hints:
            raise RefusedError("hints_off", "The host has switched hints off at this table.")
        self._must_go_on()
        if not any(action.seat == message.seat for action in self.play.legal):
            raise RefusedError("no_hint", "This seat has nothing to decide now.")
        if any(hint[0] == viewer.connection for hint in self.hinting.values()):
            raise RefusedError("busy", "A hint is on its way already.")
        job = self._job("hint", message.seat, self.hint_level)
        self.hinting[job.key] = (viewer.connection, message.id, message.seat, self.seq)
        effects.jobs.append(job)

    def _on_say(self, viewer: Viewer, message: p.Say, effects: Effects, at: int) -> None:
        viewer.must_play()
        seat = viewer.seats[0] if message.seat is None else message.seat
        viewer.must_hold(seat)
        mid = mid_of(seat, message.id)
        if mid in self.said:
            effects.send(viewer.connection, p.Done(message.id, self.seq, True))
            return
        text = clean(message.text)
        if not text:
            raise RefusedError("malformed", "There is nothing to read in this line.")
        name = self.record.seats[seat].name
        line = Talk(len(self.talk) + 1, seat, name, text, at, mid)
        self.talk.append(line)
        self.said.add(mid)
        effects.talk.append(line)
        self._to_all(effects, p.Chat(chat_line(line)))
        effects.send(viewer.connection, p.Done(message.id, self.seq))

    def _on_point(self, viewer: Viewer, message: p.Point, effects: Effects, at: int) -> None:
        viewer.must_hold(message.seat)
        seen: dict[int | None, tuple[str, ...]] = {}
        for other in self.viewers.values():
            if other.connection == viewer.connection:
                continue
            if other.looking not in seen:
                view = self.game.view(self.play.journal.state, other.looking)
                ids = ids_in(self.game.scene(view))
                seen[other.looking] = tuple(m for m in message.mentions if m in ids)
            if seen[other.looking] or not message.mentions:
                effects.send(
                    other.connection,
                    p.Pointed(message.seat, seen[other.looking], message.choosing),
                )

    def _on_profile(self, viewer: Viewer, message: p.Profile, effects: Effects, at: int) -> None:
        viewer.must_hold(message.seat)
        seat = self.record.seats[message.seat]
        seat.name, seat.colour = clean(message.name), message.colour
        effects.record = True
        self._tell_people(effects)
        effects.send(viewer.connection, p.Done(message.id, self.seq))

    def _on_set_seat(self, viewer: Viewer, message: p.SetSeat, effects: Effects, at: int) -> None:
        if message.by == "bot" or message.seat not in viewer.seats:
            viewer.must_host()
        if message.seat >= len(self.record.seats):
            raise RefusedError(
                "bad_seats", f"There is no {seat_words(message.seat)} at this table."
            )
        if self.watch_only or self.stopped:
            text = self.stopped or "This table can be watched, not played."
            raise RefusedError("watch_only", text)
        seat = self.record.seats[message.seat]
        if message.by == "bot":
            if message.level not in self.levels:
                known = ", ".join(self.levels)
                raise RefusedError(
                    "bad_seats", f"There is no bot {message.level!r}; there are: {known}."
                )
            seat.by, seat.level = "bot", message.level
        else:
            seat.by, seat.level = "person", ""
        job = self.thinking.pop(message.seat, None)
        if job is not None:
            effects.cancelled.append(job[0])
        effects.record = True
        self._tell_people(effects)
        if self.asked is not None:
            self._settle("", effects)
        self._start_thinking(effects)
        self._tell_thinking(effects)
        effects.send(viewer.connection, p.Done(message.id, self.seq))

    def _on_set_table(self, viewer: Viewer, message: p.SetTable, effects: Effects, at: int) -> None:
        viewer.must_host()
        if message.name is not None:
            self.record.name = clean(message.name)
        if message.hints is not None:
            self.record.hints = message.hints
        effects.record = True
        self._tell_people(effects)
        effects.send(viewer.connection, p.Done(message.id, self.seq))

    # -- asking everybody ---------------------------------------------------------------------

    def _ask(
        self,
        kind: Literal["undo", "give_up"],
        to: int,
        viewer: Viewer,
        message: p.Undo | p.GiveUp,
        effects: Effects,
    ) -> None:
        if self.asked is not None:
            raise RefusedError(
                "already_asked", "Another question is before everybody. Answer it first."
            )
        mid = mid_of(message.seat, message.id)
        self._now_asked(Question(kind, message.seat, to, viewer.seats, self.seq, mid), effects)
        self._settle(mid, effects)

    def _settle(self, mid: str, effects: Effects) -> None:
        """Carry out what is asked when everybody agrees, else show who is waited for."""
        question = self.asked
        assert question is not None
        if len(self._agreed(question)) < len(self.record.seats):
            self._to_all(effects, p.AskedNow(self._asked_now()))
            return
        if question.kind == "undo":
            everybody = range(len(self.record.seats))
            self._undo(question.to, question.by, everybody, mid, effects)
        else:
            self.play.give_up(question.by)
            self._after("give_up", question.by, None, mid, effects)


_Handler = Callable[[Table, Viewer, Any, Effects, int], None]

_HANDLERS: Final[dict[type, _Handler]] = {
    p.Hello: Table._on_hello,
    p.Ping: Table._on_ping,
    p.Look: Table._on_look,
    p.Act: Table._on_act,
    p.Undo: Table._on_undo,
    p.Redo: Table._on_redo,
    p.GiveUp: Table._on_give_up,
    p.Answer: Table._on_answer,
    p.Why: Table._on_why,
    p.Preview: Table._on_preview,
    p.AskHint: Table._on_hint,
    p.Say: Table._on_say,
    p.Point: Table._on_point,
    p.Profile: Table._on_profile,
    p.SetSeat: Table._on_set_seat,
    p.SetTable: Table._on_set_table,
}
