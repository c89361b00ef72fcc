"""One table: messages in, messages out. No sockets, no clock, no disk, no threads.

A table has a game (`LiveGame`), knows who holds which seat, and turns every message into `Effects`:
lines to store, messages to send once they are stored, positions for bots to think about. The time
of day comes with the message. A message that fails leaves the table as it was.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final, Self, TypeAlias

import msgspec

from wardround.core.actions import Action
from wardround.core.codec import DecodeError, decode_action
from wardround.core.game import Options
from wardround.core.journal import Journal
from wardround.core.messages import Phrase
from wardround.games import language_of
from wardround.presentation.game_spec import AnyGameSpec
from wardround.presentation.language import ENGLISH, Language
from wardround.server.protocol import from_browser as b
from wardround.server.protocol import from_server as s
from wardround.server.protocol.refusals import Code, RefusedError, watching_only
from wardround.server.store.records import Entry, Owner, StoredTable, TableQuestion, TableRecord
from wardround.server.table.bots import TableBots
from wardround.server.table.clocks import LATE
from wardround.server.table.effects import BotAnswer, Effects
from wardround.server.table.info import agreed, asked_now, seat_infos, welcome
from wardround.server.table.live_game import LiveGame, MoveInWords
from wardround.server.table.offered_moves import goes_on, moves_now, must_be_one_move, previewed
from wardround.server.table.seat_keys import SeatKeys
from wardround.server.table.seats import on_keep, on_new_link, on_profile, on_set_seat
from wardround.server.table.standing import MARK, TableStanding, marked_moves
from wardround.server.table.talk import TableTalk, on_point, on_say
from wardround.server.table.viewers import Viewer
from wardround.server.table.waiting_room import (
    begin_if_ready,
    on_change_chair,
    on_ready,
    on_set_table,
    on_start,
)
from wardround.server.table.watchers import must_be_welcome, on_attend, on_set_watcher, watchers
from wardround.server.table.why_not import WhyNot

SPARE_LINES: Final = 400
LINES_PER_MOVE: Final = 4


class RollBackError(Exception):
    """A message failed, and the table could not be restored to its previous state."""


class Table:
    """A game being played or watched, and the people around it."""

    def __init__(
        self,
        record: TableRecord,
        journal: Journal[AnyGameSpec],
        owners: list[Owner],
        levels: tuple[str, ...],
        hint_level: str,
    ) -> None:
        self.record = record
        self.game = journal.game
        self.keys = SeatKeys(record, owners)
        self.levels = levels
        self.hint_level = hint_level
        self.stopped: Phrase | None = None
        """Why the game cannot be continued here, if it cannot: see `loading`."""
        self.viewers: dict[int, Viewer] = {}
        self._words: dict[str, Language] = {}
        self._set_up(journal)
        self.talk = TableTalk([])
        self.done: dict[str, int] = {}
        """Ids of messages that wrote lines, with the sequence number afterwards."""

    def _set_up(self, journal: Journal[AnyGameSpec]) -> None:
        self.play = LiveGame(journal)
        self.bots = TableBots(self.record, self.play)
        self.standing = TableStanding(self)

    def deal(self, options: Options) -> None:
        """Before the start: set the game up again."""
        before = self.play.journal
        assert before.secret is not None
        self._set_up(Journal.start(self.game, before.library, options, before.secret))

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
        table.talk = TableTalk(list(stored.talk))
        hinted: set[int] = set()
        for n, entry in enumerate(stored.entries, 1):
            if _is_message(entry.mid):
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

    # -- what everyone knows ------------------------------------------------------------------

    @property
    def seq(self) -> int:
        """How many lines the journal has; 0 before the start."""
        return 0 if self.waiting else self.play.seq

    @property
    def waiting(self) -> bool:
        """Whether the game has not begun yet (see `waiting_room`)."""
        return self.record.waiting

    @property
    def over(self) -> bool:
        return self.play.outcome is not None

    @property
    def asked(self) -> TableQuestion | None:
        """The question that all players have to agree to, if any."""
        return self.record.asked

    @property
    def watch_only(self) -> bool:
        return not self.record.seed

    @property
    def held_up(self) -> bool:
        """Whether no one can move, even if the game asks them."""
        return self.watch_only or self.stopped is not None or self.waiting

    def words(self, language: str = ENGLISH) -> Language:
        """This table's words for a person who reads this language."""
        names = tuple(seat.name for seat in self.record.seats)
        words = self._words.get(language)
        if words is None or words.seats != names:
            words = self._words[language] = language_of(self.game, language).with_seats(names)
        return words

    def refused(self, connection: int, re: str, no: RefusedError) -> s.Refused:
        viewer = self.viewers.get(connection)
        words = self.words(ENGLISH if viewer is None else viewer.language)
        return s.Refused(re, no.code, no.said(words), no.rule, no.reason, self.seq)

    # -- people come and go -------------------------------------------------------------------

    def connect(self, connection: int, owners: list[Owner], hello: b.Hello) -> Effects:
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
                self.to_all(effects, s.Notice("opened", seat), but=connection)
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
                self.standing.go_on(effects)
        return effects

    def disconnect(self, connection: int) -> Effects:
        effects = Effects()
        if self.viewers.pop(connection, None) is not None:
            self.tell_people(effects)
        return effects

    # -- messages -----------------------------------------------------------------------------

    def receive(self, connection: int, message: b.ClientMessage, at: int) -> Effects:
        """Handle a message from a connected person.

        Whatever it raises, the table is as it was before (RollBackError means that it is not).
        """
        effects = Effects(at)
        viewer = self.viewers[connection]
        try:
            if self.waiting and isinstance(message, _PLAYS):
                raise RefusedError("not_started", "not-started")
            with self._all_or_nothing(isinstance(message, _CHANGES_THE_GAME)):
                answer = _HANDLERS[type(message)](self, viewer, message, effects)
        except RefusedError as no:
            effects = Effects()
            answer = self.refused(connection, getattr(message, "id", ""), no)
        hint = isinstance(message, b.AskHint)  # answered once a bot has thought about it
        if answer is None and isinstance(message, b.Request) and not hint:
            answer = s.Done(message.id, self.seq)
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
                self._act([action], LATE + out if out else "", effects)
                self.standing.go_on(effects)
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

    def _on_hello(self, viewer: Viewer, message: b.Hello, effects: Effects) -> _Answer:
        raise RefusedError("hello_first", "hello-again")

    def _on_ping(self, viewer: Viewer, message: b.Ping, effects: Effects) -> _Answer:
        return s.Pong(message.id)

    def _on_look(self, viewer: Viewer, message: b.Look, effects: Effects) -> _Answer:
        viewer.must_hold(message.seat)
        before, viewer.looking = viewer.looking, message.seat
        try:
            return welcome(self, viewer, -1)
        except Exception:
            viewer.looking = before
            raise

    def _on_speak(self, viewer: Viewer, message: b.Speak, effects: Effects) -> _Answer:
        viewer.speak(message.language)
        return welcome(self, viewer, -1)

    def _on_act(self, viewer: Viewer, message: b.Act, effects: Effects) -> _Answer:
        actions = self._actions(viewer, message)
        seat = actions[0].seat
        if done := self._done_before(
            viewer, seat, message, self.play.is_current(seat, message.seq)
        ):
            return done
        must_be_one_move(self.words(viewer.language), self.play, actions)
        self._act(actions, _mid(seat, message.id), effects)
        self.standing.go_on(effects)
        return s.Done(message.id, self.seq)

    def _on_undo(self, viewer: Viewer, message: b.Undo, effects: Effects) -> _Answer:
        if done := self._done_before(viewer, message.seat, message, message.seq == self.seq):
            return done
        if message.to >= self.play.moves:
            raise RefusedError("undo_impossible", "no-undo")
        self._may_go_back("undo_impossible")
        to = self.play.own_move_before(message.to)
        if self.play.undo_is_free(to, message.seat):
            self._undo(to, message.seat, (), _mid(message.seat, message.id), effects)
        else:
            self._ask(viewer, msgspec.structs.replace(message, to=to), effects)
        return s.Done(message.id, self.seq)

    def _on_redo(self, viewer: Viewer, message: b.Redo, effects: Effects) -> _Answer:
        if done := self._done_before(viewer, message.seat, message, message.seq == self.seq):
            return done
        undone = self.play.journal.undone
        if not undone or undone[-1].action.seat != message.seat:
            raise RefusedError("redo_impossible", "no-redo")
        self._may_go_back("redo_impossible")
        made = self.play.redo()
        self.changed("redo", message.seat, _mid(message.seat, message.id), effects, made)
        self.standing.redo(effects)
        return s.Done(message.id, self.seq)

    def _on_give_up(self, viewer: Viewer, message: b.GiveUp, effects: Effects) -> _Answer:
        if done := self._done_before(viewer, message.seat, message, message.seq == self.seq):
            return done
        if self.game.rules.give_up is None:
            raise RefusedError("give_up_impossible", "no-give-up", game=self.game.meta.title)
        self._ask(viewer, message, effects)
        return s.Done(message.id, self.seq)

    def _on_answer(self, viewer: Viewer, message: b.Answer, effects: Effects) -> _Answer:
        viewer.must_play()
        mid = _mid(viewer.seats[0], message.id)
        if mid in self.done:
            return s.Done(message.id, self.done[mid], True)
        if self.asked is None:
            raise RefusedError("nothing_asked", "nothing-asked")
        if message.yes:
            agreed = tuple(sorted({*self.asked.agreed, *viewer.seats}))
            self._set_asked(msgspec.structs.replace(self.asked, agreed=agreed), effects)
            self._settle(mid, effects)
        else:
            self._set_asked(None, effects)
            self.to_all(effects, s.AskedNow(None, viewer.seats[0]))
        return s.Done(message.id, self.seq)

    def _on_why(self, viewer: Viewer, message: b.Why, effects: Effects) -> _Answer:
        if viewer.looking is None:
            raise RefusedError("spectator", "spectator-choice")
        seat, action = viewer.looking, None
        if bytes(message.action) not in (b"", b"null"):
            action = self._action(viewer, message.action)
            seat = action.seat
        return WhyNot(self.words(viewer.language), self.play, seat).answer(message, action)

    def _on_preview(self, viewer: Viewer, message: b.Preview, effects: Effects) -> _Answer:
        words = self.words(viewer.language)
        return previewed(message.id, words, self.play, self._actions(viewer, message))

    def _on_moves(self, viewer: Viewer, message: b.AskMoves, effects: Effects) -> _Answer:
        words = self.words(viewer.language)
        choices = self.play.choices(words, viewer.looking, viewer.seats)
        return moves_now(message.id, words, self.play, choices)

    def _on_hint(self, viewer: Viewer, message: b.AskHint, effects: Effects) -> None:
        viewer.must_hold(message.seat)
        if not self.record.hints:
            raise RefusedError("hints_off", "hints-off")
        self._must_go_on()
        self.bots.ask_hint(viewer, message, self.hint_level, effects)

    def _on_set_standing(self, viewer: Viewer, message: b.SetStanding, effects: Effects) -> None:
        viewer.must_hold(message.seat)
        self._must_go_on()
        self.standing.change(message, effects)

    # -- what messages share ------------------------------------------------------------------

    def _action(self, viewer: Viewer, raw: msgspec.Raw) -> Action:
        """An action of a seat that the viewer holds."""
        viewer.must_play()
        try:
            action = decode_action(self.game, bytes(raw))
        except DecodeError as error:
            raise RefusedError("not_an_action", "not-a-choice") from error
        viewer.must_hold(action.seat)
        return action

    def _actions(self, viewer: Viewer, message: b.Act | b.Preview) -> list[Action]:
        return [self._action(viewer, raw) for raw in (message.action, *message.then)]

    def _done_before(
        self, viewer: Viewer, seat: int, message: b.Act | b.Undo | b.Redo | b.GiveUp, current: bool
    ) -> s.Done | None:
        """The answer to a message already carried out; otherwise checks that it may be now."""
        viewer.must_hold(seat)
        mid = _mid(seat, message.id)
        if self.asked is not None and self.asked.mid == mid:
            return s.Done(message.id, self.seq, True)
        if mid in self.done:
            return s.Done(message.id, self.done[mid], True)
        self._must_go_on()
        if not current:
            raise RefusedError("stale", "stale")
        return None

    def _must_go_on(self) -> None:
        if self.stopped or self.watch_only:
            raise watching_only(self.stopped)
        if self.over:
            raise RefusedError("game_over", "game-over")

    def _may_go_back(self, code: Code) -> None:
        """Undo and redo write lines too, and a journal must not grow without limit."""
        journal = self.play.journal
        made = len(journal.moves) + len(journal.undone)
        if self.seq > SPARE_LINES + LINES_PER_MOVE * made:
            raise RefusedError(code, "back-and-forth")

    def _act(self, actions: list[Action], mid: str, effects: Effects) -> None:
        first, *rest = actions
        late = mid.startswith(LATE)
        hinted, follows = self.bots.proposed(first), goes_on(self.play, first)
        made = [self.play.act(first, hinted=hinted, follows=follows, late=late)]
        made += [self.play.act(action, follows=True) for action in rest]
        self.changed("act", first.seat, mid, effects, made)

    def _undo(self, to: int, by: int, consent: Iterable[int], mid: str, effects: Effects) -> None:
        self.play.undo(to, by, consent)
        self.changed("undo", by, mid, effects, (), to)

    def changed(
        self,
        cause: s.Cause,
        by: int,
        mid: str,
        effects: Effects,
        made: Sequence[MoveInWords],
        back_to: int | None = None,
    ) -> None:
        """Keep the new lines and show everyone the new position."""
        hinted = any(move.hinted for move in made)
        effects.entries += [
            Entry(line, mid if n == 0 else "", hinted and n == 0)
            for n, line in enumerate(self.play.take_lines())
        ]
        if _is_message(mid):
            self.done[mid] = self.seq
        self.bots.stop_outdated(effects)
        self.withdraw_question(effects)
        self.start_bots(effects)
        # People who see the same get the same bytes.
        encoded: dict[tuple[int | None, tuple[int, ...], str, int], bytes] = {}
        for viewer in self.viewers.values():
            key = (viewer.looking, viewer.seats, viewer.language, viewer.shown)
            if key not in encoded:
                words = self.words(viewer.language)
                log = tuple(line for move in made for line in move.lines_for(words, viewer.looking))
                now = self.play.now(
                    words, viewer.looking, viewer.seats, self.bots.thinking, viewer.shown
                )
                encoded[key] = msgspec.json.encode(s.Update(cause, by, back_to, log, now))
            effects.send(viewer.connection, encoded[key])
            viewer.shown = self.seq
        self.play.keep_pictures((one.looking, one.language) for one in self.viewers.values())
        for words in self._words.values():
            words.turn_page()

    def start_bots(self, effects: Effects) -> None:
        """Let bots think, as long as a person plays or watches."""
        people = any(s.by == "person" or s.out == "bot_moves" for s in self.record.seats)
        if (self.viewers or people) and not self.held_up:
            self.bots.start(effects)

    # -- asking all players -------------------------------------------------------------------

    def _ask(self, viewer: Viewer, message: b.Undo | b.GiveUp, effects: Effects) -> None:
        if self.asked is not None:
            raise RefusedError("already_asked", "already-asked")
        mid = _mid(message.seat, message.id)
        question = TableQuestion(
            kind="undo" if isinstance(message, b.Undo) else "give_up",
            by=message.seat,
            to=message.to if isinstance(message, b.Undo) else 0,
            agreed=viewer.seats,
            seq=self.seq,
            mid=mid,
        )
        self._set_asked(question, effects)
        self._settle(mid, effects)

    def _settle(self, mid: str, effects: Effects) -> None:
        """Carry out what is asked once all agree; until then show who has not answered yet."""
        question = self.asked
        assert question is not None
        if len(agreed(self, question)) < len(self.record.seats):
            self.to_all(effects, s.AskedNow(asked_now(self)))
        elif question.kind == "undo":
            everybody = range(len(self.record.seats))
            self._undo(question.to, question.by, everybody, mid, effects)
        else:
            made = [self.play.give_up(question.by)]
            self.changed("give_up", question.by, mid, effects, made)

    def _set_asked(self, question: TableQuestion | None, effects: Effects) -> None:
        self.record.asked = question
        effects.record = True

    def withdraw_question(self, effects: Effects) -> None:
        if self.asked is not None:
            self._set_asked(None, effects)
            self.to_all(effects, s.AskedNow(None))

    # -- telling ------------------------------------------------------------------------------

    def tell_people(self, effects: Effects, but: int | None = None) -> None:
        record = self.record
        people = s.People(
            seat_infos(self),
            record.name,
            record.hints,
            watchers(self),
            record.locked,
            record.public,
            record.delay,
        )
        self.to_all(effects, people, but)

    def to_all(self, effects: Effects, message: s.ServerMessage, but: int | None = None) -> None:
        raw = msgspec.json.encode(message)
        for connection in self.viewers:
            if connection != but:
                effects.send(connection, raw)


def _is_message(mid: str) -> bool:
    """Whether this is the id of a message, rather than the mark of a move made without one."""
    return mid[:1].isdigit()


def _mid(seat: int, id_: str) -> str:
    """The key of a message: browsers make up the ids, so an id counts for one seat only."""
    return f"{seat}/{id_}"


_Answer: TypeAlias = s.ServerMessage | None
_Handler = Callable[[Table, Viewer, Any, Effects], _Answer]
"""Returns the answer; None: a request was carried out, and is answered by `Done`."""

_PLAYS: Final = (
    *(b.Act, b.Undo, b.Redo, b.GiveUp, b.Answer, b.Why, b.Preview, b.AskMoves, b.AskHint),
    *(b.Point, b.SetStanding),
)
_CHANGES_THE_GAME: Final = (b.Act, b.Undo, b.Redo, b.GiveUp, b.Answer, b.SetSeat, b.SetStanding)
_HANDLERS: Final[dict[type, _Handler]] = {
    b.Hello: Table._on_hello,
    b.Ping: Table._on_ping,
    b.Look: Table._on_look,
    b.Speak: Table._on_speak,
    b.Act: Table._on_act,
    b.Undo: Table._on_undo,
    b.Redo: Table._on_redo,
    b.GiveUp: Table._on_give_up,
    b.Answer: Table._on_answer,
    b.Why: Table._on_why,
    b.Preview: Table._on_preview,
    b.AskMoves: Table._on_moves,
    b.AskHint: Table._on_hint,
    b.Say: on_say,
    b.Point: on_point,
    b.Profile: on_profile,
    b.Ready: on_ready,
    b.ChangeChair: on_change_chair,
    b.Start: on_start,
    b.SetWatcher: on_set_watcher,
    b.Attend: on_attend,
    b.SetSeat: on_set_seat,
    b.SetTable: on_set_table,
    b.Keep: on_keep,
    b.NewLink: on_new_link,
    b.SetStanding: Table._on_set_standing,
}
