"""What is at a table: the game in play, the seats, the viewers, the bots that think for it.

`Table` adds the messages. Split from it so that each fits in the head.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, Self, TypeAlias

import msgspec

from wardround.core.actions import Action
from wardround.core.chance import derived_seed
from wardround.core.codec import DecodeError, action_from_data
from wardround.core.game import refused
from wardround.core.journal import SCRIPT, Journal
from wardround.core.words import seat_words
from wardround.server import protocol as p
from wardround.server.effects import Effects, Job, RefusedError, Thought
from wardround.server.inplay import InPlay
from wardround.server.seats import Viewer, colour_for
from wardround.server.store.base import Entry, Owner, Question, StoredTable, TableRecord, Talk
from wardround.server.whynot import mind_of

CHAT_LINES: Final = 100
HINT_MOVES: Final = 3

Cause: TypeAlias = Literal["act", "undo", "redo", "give_up"]


class Room:
    """A game being played or watched, and everything around it that is not a message."""

    def __init__(
        self,
        record: TableRecord,
        journal: Journal,
        owners: list[Owner],
        levels: tuple[str, ...],
        hint_level: str,
    ) -> None:
        self.record = record
        self.play = InPlay(journal)
        self.game = journal.game
        self.owners = owners
        self.levels = levels
        self.hint_level = hint_level
        self.stopped = ""
        """Why the game cannot be continued here, if it cannot: see `waking`."""
        self.viewers: dict[int, Viewer] = {}
        self.talk: list[Talk] = []
        self.done: dict[str, int] = {}
        """Ids of messages that wrote lines, with the sequence number they led to."""
        self.said: set[str] = set()
        self.thinking: dict[int, tuple[str, int]] = {}
        """Seats whose bot thinks: the key of the job, and the sequence number it is for."""
        self.hinting: dict[str, tuple[int, str, int, int]] = {}
        """Hints on their way, by key: connection, message id, seat, sequence number."""
        self._proposed: dict[int, tuple[int, list[Action]]] = {}
        """What hints proposed to a seat, and at which sequence number."""
        self._hinted: set[int] = set()
        """Moves that a hint had proposed."""
        self._jobs = 0

    @classmethod
    def restore(
        cls,
        stored: StoredTable,
        journal: Journal,
        levels: tuple[str, ...],
        hint_level: str,
        stopped: str = "",
    ) -> Self:
        """A table from what was kept of it."""
        table = cls(stored.record, journal, stored.owners, levels, hint_level)
        table.stopped = stopped
        table.talk = list(stored.talk)
        table.said = {talk.mid for talk in stored.talk if talk.mid}
        for n, entry in enumerate(stored.entries, 1):
            if entry.mid:
                table.done[entry.mid] = n
            if entry.hinted:
                table._hinted.add(int(msgspec.json.decode(entry.line)["n"]))
        if table.asked is not None and (table.asked.seq != table.seq or stopped):
            # A server that knew of no kept questions, or other rules, went on meanwhile.
            table.record.asked = None
        table.play.remember(frozenset(table._hinted))
        return table

    def unkept(self, kept: int) -> Effects:
        """Lines that were added while the table was restored from so many."""
        effects = Effects()
        effects.entries = [Entry(line) for line in self.play.journal.lines[kept:]]
        return effects

    # -- what everybody knows -----------------------------------------------------------------

    @property
    def seq(self) -> int:
        return self.play.seq

    @property
    def over(self) -> bool:
        return self.play.over

    @property
    def asked(self) -> Question | None:
        """What is before everybody."""
        return self.record.asked

    @property
    def watch_only(self) -> bool:
        return not self.record.seed

    def seat_infos(self) -> tuple[p.SeatInfo, ...]:
        online = {seat for viewer in self.viewers.values() for seat in viewer.seats}
        return tuple(
            p.SeatInfo(n, s.name, s.colour or colour_for(n), s.by, s.level, s.taken, n in online)
            for n, s in enumerate(self.record.seats)
        )

    def info(self) -> p.TableInfo:
        return p.TableInfo(
            id=self.record.id,
            name=self.record.name,
            game=self.game.meta,
            options=self.play.journal.options,
            rules_version=self.game.meta.rules_version,
            pack=bool(self.record.pack),
            seeded=self.record.seeded,
            guided=self.record.seed.startswith(SCRIPT),
            hints=self.record.hints,
            can_give_up=self.game.give_up is not None,
            forked_from=self.record.forked_from,
            forked_at=self.record.forked_at,
            watch_only=self.watch_only,
            stopped=self.stopped,
            levels=self.levels,
        )

    def refused(self, re: str, no: RefusedError) -> p.Refused:
        return p.Refused(re, no.code, no.text, no.rule, no.reason, self.seq)

    # -- bots ---------------------------------------------------------------------------------

    def thought(self, key: str, thought: Thought | None) -> Effects:
        """A worker's answer to a job; nothing if it could not answer."""
        effects = Effects()
        if key in self.hinting:
            self._give_hint(*self.hinting.pop(key), thought, effects)
            return effects
        seat = next((seat for seat, job in self.thinking.items() if job[0] == key), None)
        if seat is None:
            return effects
        del self.thinking[seat]
        action = self._answer_of(seat, thought)
        if action is None:
            # A bot that fails must not stop the table: it plays by the game's rule of thumb.
            effects.faults.append(f"the bot of {seat_words(seat)} gave no listed action")
            action = self._rule_of_thumb(seat)
        self._act(action, "", effects)
        return effects

    def _answer_of(self, seat: int, thought: Thought | None) -> Action | None:
        if thought is None:
            return None
        try:
            action = action_from_data(self.game, thought.action)
        except DecodeError:
            return None
        return action if action.seat == seat and action in self.play.legal else None

    def _rule_of_thumb(self, seat: int) -> Action:
        mine = [action for action in self.play.legal if action.seat == seat]
        if self.game.rate is None:
            return mine[0]
        weights = self.game.rate(self.play.journal.state, mine)
        return mine[weights.index(max(weights))]

    def _give_hint(
        self, connection: int, re: str, seat: int, seq: int, thought: Thought | None, fx: Effects
    ) -> None:
        viewer = self.viewers.get(connection)
        if viewer is None:
            return
        if not self.play.current(seat, seq) or self.over:
            fx.send(connection, self.refused(re, RefusedError("stale", "The table has moved on.")))
            return
        moves: list[p.HintMove] = []
        proposed: list[Action] = []
        offered = self.play.choices(viewer.looking, viewer.seats)
        for data, value, why in [] if thought is None else thought.ideas[:HINT_MOVES]:
            action = action_from_data(self.game, data)
            for choice in offered:
                if choice.action == action:
                    proposed.append(action)
                    moves.append(p.HintMove(choice.index, choice.text, choice.mentions, value, why))
        if not moves:
            no = RefusedError("no_hint", "The bot could not think of anything.")
            fx.send(connection, self.refused(re, no))
            return
        self._proposed[seat] = (self.seq, proposed)
        fx.send(connection, p.Hint(re, seat, self.seq, tuple(moves)))

    def _job(self, purpose: Literal["play", "hint"], seat: int, level: str) -> Job:
        self._jobs += 1
        return Job(
            key=f"{self.record.id}/{self._jobs}",
            purpose=purpose,
            table=self.record.id,
            seat=seat,
            level=level,
            game=self.game.meta.id,
            options=self.play.journal.options,
            pack=self.record.pack,
            state=self.game.dump(self.play.journal.state),
            seed=derived_seed(f"{self.record.seed}/{purpose}/{seat}", len(self.play.journal.moves)),
        )

    def _start_thinking(self, effects: Effects) -> None:
        """Ask for thoughts wherever the game waits for a bot and somebody is there to see it."""
        awaiting = self.play.awaiting
        people = any(seat.by == "person" for seat in self.record.seats)
        if awaiting is None or self.watch_only or self.stopped:
            return
        if not (self.viewers or people):
            return
        for seat in awaiting.seats:
            record = self.record.seats[seat]
            if record.by != "bot" or seat in self.thinking:
                continue
            if any(action.seat == seat for action in self.play.legal):
                job = self._job("play", seat, record.level)
                self.thinking[seat] = (job.key, self.seq)
                effects.jobs.append(job)

    def _stop_thinking(self, effects: Effects) -> None:
        """Forget thoughts about questions that are no longer asked."""
        for seat, (key, seq) in list(self.thinking.items()):
            if not self.play.current(seat, seq):
                effects.cancelled.append(key)
                del self.thinking[seat]

    # -- inside -------------------------------------------------------------------------------

    def _again(self, viewer: Viewer, seat: int, id_: str, effects: Effects) -> bool:
        """Answer a message that was carried out before."""
        mid = mid_of(seat, id_)
        waits = self.asked is not None and self.asked.mid == mid
        seq = self.seq if waits else self.done.get(mid)
        if seq is None:
            return False
        effects.send(viewer.connection, p.Done(id_, seq, True))
        return True

    def _must_go_on(self) -> None:
        if self.stopped:
            raise RefusedError("watch_only", self.stopped)
        if self.watch_only:
            raise RefusedError(
                "watch_only", "This table can be watched. Play on from a move of it instead."
            )
        if self.over:
            raise RefusedError(
                "game_over", "The game is over. Play on from an earlier move instead."
            )

    def _must_be_current(self, seq: int) -> None:
        if seq != self.seq:
            raise RefusedError("stale", "The table has moved on. Please choose again.")

    def _act(self, action: Action, mid: str, effects: Effects) -> None:
        if action not in self.play.legal:
            mind = mind_of(self.game, self.play.journal.state, action.seat)
            error = refused(self.game, mind, action)
            raise RefusedError("forbidden", error.text, error.refusal.rule, error.refusal.reason)
        seq, proposed = self._proposed.get(action.seat, (-1, []))
        hinted = seq == self.seq and action in proposed
        self.play.act(action, hinted)
        if hinted:
            self._hinted.add(self.play.moves)
        self._after("act", action.seat, None, mid, effects, hinted)

    def _undo(self, to: int, by: int, consent: Iterable[int], mid: str, effects: Effects) -> None:
        self.play.undo(to, by, consent)
        self._hinted = {n for n in self._hinted if n <= to}
        self._after("undo", by, to, mid, effects)

    def _after(
        self,
        cause: Cause,
        by: int,
        back_to: int | None,
        mid: str,
        effects: Effects,
        hinted: bool = False,
    ) -> None:
        """Keep the new lines and show everybody the new position."""
        lines = self.play.take_lines()
        effects.entries += [
            Entry(line, mid if n == 0 else "", hinted and n == 0) for n, line in enumerate(lines)
        ]
        if mid:
            self.done[mid] = self.seq
        self._stop_thinking(effects)
        if self.asked is not None:
            self._now_asked(None, effects)
            self._to_all(effects, p.AskedNow(None))
        self._start_thinking(effects)
        self._tell_update(cause, by, back_to, effects)

    # -- telling ------------------------------------------------------------------------------

    def _welcome(self, viewer: Viewer, seq: int) -> p.Welcome:
        log_from, log = self.play.log(viewer.looking)
        links = tuple(
            p.Link(owner.seat, owner.token)
            for owner in self.owners
            if viewer.host and owner.role != "host"
        )
        return p.Welcome(
            protocol=p.PROTOCOL,
            table=self.info(),
            you=p.You(viewer.seats, viewer.looking, viewer.host, links),
            seats=self.seat_infos(),
            now=self.play.now(viewer.looking, viewer.seats, self.thinking),
            log=log,
            log_from=log_from,
            chat=tuple(chat_line(talk) for talk in self.talk[-CHAT_LINES:]),
            asked=self._asked_now(),
            missed=self.play.moved_since(seq),
        )

    def _tell_update(self, cause: Cause, by: int, back_to: int | None, effects: Effects) -> None:
        """Show the new position; eyes that see the same get the same bytes."""
        told: dict[tuple[int | None, tuple[int, ...]], bytes] = {}
        n = self.play.moves + (1 if cause == "give_up" else 0)
        for viewer in self.viewers.values():
            eyes = (viewer.looking, viewer.seats)
            if eyes not in told:
                log = () if cause == "undo" else self.play.log_of(n, viewer.looking)
                now = self.play.now(viewer.looking, viewer.seats, self.thinking)
                told[eyes] = msgspec.json.encode(p.Update(cause, by, back_to, log, now))
            effects.send(viewer.connection, told[eyes])
        self.play.forget_views()

    def _tell_people(self, effects: Effects, but: int | None = None) -> None:
        people = p.People(self.seat_infos(), self.record.name, self.record.hints)
        self._to_all(effects, people, but)

    def _tell_thinking(self, effects: Effects) -> None:
        self._to_all(effects, p.Thinking(tuple(sorted(self.thinking))))

    def _to_all(self, effects: Effects, message: p.ServerMessage, but: int | None = None) -> None:
        raw = msgspec.json.encode(message)
        for connection in self.viewers:
            if connection != but:
                effects.send(connection, raw)

    def _now_asked(self, question: Question | None, effects: Effects) -> None:
        self.record.asked = question
        effects.record = True

    def _asked_now(self) -> p.Asked | None:
        if self.asked is None:
            return None
        agreed = self._agreed(self.asked)
        waiting = tuple(n for n in range(len(self.record.seats)) if n not in agreed)
        return p.Asked(
            self.asked.kind, self.asked.by, self.asked.to, tuple(sorted(agreed)), waiting
        )

    def _agreed(self, question: Question) -> set[int]:
        """Who agrees: those who said so, bots, and chairs that nobody has taken."""
        silent = {
            n for n, seat in enumerate(self.record.seats) if seat.by == "bot" or not seat.taken
        }
        return silent.union(question.agreed)


def mid_of(seat: int, id_: str) -> str:
    """What a message is remembered by: browsers make up ids, so they count for one seat each."""
    return f"{seat}/{id_}"


def chat_line(talk: Talk) -> p.ChatLine:
    return p.ChatLine(talk.n, talk.seat, talk.name, talk.text, talk.at)
