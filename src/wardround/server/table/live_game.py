"""The game at a table, without the people: its journal, its present position, its log in words.

Everything a person gets to see passes through here. Nothing looks at the state except through the
game's ``view``, its ``legal`` list (only for the person's own seats) and events they may read.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Any, Final, TypeAlias

import msgspec

from wardround.bots.luck_and_choices import LineMove
from wardround.core.actions import EVERYONE, Action, Event, kind_of, may_read, mentions
from wardround.core.chance import ScriptedChance
from wardround.core.codec import action_from_data, to_data
from wardround.core.game import Awaiting, Outcome
from wardround.core.journal import Journal
from wardround.core.log import Log
from wardround.core.messages import message_id
from wardround.core.replay import read_journal
from wardround.presentation.game_spec import AnyGameSpec
from wardround.presentation.language import PLAIN, Language
from wardround.presentation.localize import localized_awaiting, localized_outcome
from wardround.presentation.scene import ids_in
from wardround.server.protocol.changes import changes, plain_data
from wardround.server.protocol.from_server import Choice, LogLine, Now, UndoInfo
from wardround.server.protocol.refusals import RefusedError

PictureKey: TypeAlias = tuple[int | None, str]
"""Seat (None: a spectator, or everyone) and language."""
NEVER: Final = -2
RECENT_MOVES: Final = 60
"""How many of the newest moves are kept in words, so that a welcome needs no replay."""


class MoveInWords:
    """What happened in one move, put into words once per language."""

    __slots__ = (
        *("_content", "_events", "_game", "_lines"),
        *("hinted", "kinds", "late", "n", "seat", "standing"),
    )

    def __init__(
        self,
        journal: Journal[AnyGameSpec],
        n: int,
        seat: int,
        events: Iterable[Event],
        hinted: bool = False,
        standing: bool = False,
        late: bool = False,
    ) -> None:
        self.n = n
        self.seat = seat
        self.hinted = hinted
        self.standing = standing
        self.late = late
        self._game = journal.game
        self._content = journal.content
        self._events = tuple(events)
        self.kinds = {kind_of(event) for event in self._events if event.audience == EVERYONE}
        """The kinds of events that everyone may read."""
        self._lines: dict[str, list[LogLine]] = {}

    def lines_for(self, words: Language, seat: int | None) -> list[LogLine]:
        """The log lines that a seat (None: a spectator) may read, numbered without gaps."""
        lines = self._lines.get(words.code)
        if lines is None:
            lines = [self._line(words, i, event) for i, event in enumerate(self._events)]
            self._lines[words.code] = lines
        for_me = self.standing and seat == self.seat
        if not for_me and not any(line.private for line in lines):
            return lines
        readable = [
            line
            for line, event in zip(lines, self._events, strict=True)
            if may_read(seat, event.audience)
        ]
        return [
            msgspec.structs.replace(line, i=i, standing=for_me) for i, line in enumerate(readable)
        ]

    def _line(self, words: Language, i: int, event: Event) -> LogLine:
        part = self._game.show.story(event)
        return LogLine(
            n=self.n,
            i=i,
            seat=self.seat,
            kind=kind_of(event),
            text=self._game.show.say_event(words, self._content, event),
            rule=event.rule,
            mentions=tuple(mentions(event)),
            event=to_data(event),
            private=event.audience != EVERYONE,
            hinted=self.hinted,
            late=self.late,
            weight=part.weight,
            new_round=part.new_round,
            tone=part.tone,
            moves=part.moves,
            sums=tuple(
                msgspec.structs.replace(one, label=words.say(message_id("sum", one.line)))
                for one in part.sums
            ),
        )


class SeatPicture:
    """What a seat sees at one moment, as plain data, and how it differs from the moment before."""

    __slots__ = ("_seen", "scene", "scene_changes", "seq", "since", "view", "view_changes")

    def __init__(
        self, seq: int, view: msgspec.Struct, scene: msgspec.Struct, before: SeatPicture | None
    ) -> None:
        self.seq = seq
        self._seen = (view, scene)
        if before is None:
            self.since = NEVER
            self.view, self.scene = to_data(view), to_data(scene)
            self.view_changes = self.scene_changes = None
        else:
            self.since = before.seq
            old_view, old_scene = before._seen
            self.view = plain_data(view, old_view, before.view)
            self.scene = plain_data(scene, old_scene, before.scene)
            self.view_changes = changes(before.view, self.view)
            self.scene_changes = changes(before.scene, self.scene)


class LiveGame:
    """A journal whose present position is worked out once per move."""

    def __init__(self, journal: Journal[AnyGameSpec]) -> None:
        self.journal = journal
        self.game = journal.game
        self.recent: dict[int, MoveInWords] = {}
        """The newest moves by number, in order; giving up counts as one more."""
        self.standing: set[int] = set()
        """Numbers of moves that were standing answers, including undone ones."""
        self.late: set[int] = set()
        """Numbers of moves that a bot made for a person whose time had run out."""
        self.legal: list[Action] = []
        self.outcome: Outcome | None = None
        self.awaiting: Awaiting | None = None
        self._offers: dict[int, tuple[str, list[Action]]] = {}
        self._offered_at: dict[int, int] = {}
        self._ids_seen: dict[int | None, frozenset[str]] = {}
        self._simultaneous: set[int] = set()
        self._taken = len(journal.lines)
        self._pictures: dict[PictureKey, SeatPicture] = {}
        """The last picture shown for each seat and language."""
        self._prompts: dict[tuple[Language, bool], Awaiting] = {}
        """What the game waits for, in words."""
        self._refresh()

    # -- the present --------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        return len(self.journal.lines)

    @property
    def moves(self) -> int:
        return len(self.journal.moves)

    def is_current(self, seat: int, seq: int) -> bool:
        """Whether an action chosen at ``seq`` still answers the present question.

        Where several seats choose at the same time, others may have chosen in between.
        """
        if seq == self.seq:
            return True
        return seat in self._simultaneous and self._offered_at[seat] <= seq < self.seq

    def moved_since(self, seq: int) -> int:
        """How many moves were made after a sequence number."""
        if seq < 0:
            return 0
        return sum(1 for line in self.journal.lines[seq:] if line.startswith('{"n":'))

    # -- for one person -----------------------------------------------------------------------

    def choices(
        self, words: Language, looking: int | None, held: Sequence[int]
    ) -> tuple[Choice, ...]:
        """The choices of the seat looked from, or of all seats held if there are no secrets."""
        if looking is None or self.journal.secret is None:
            return ()
        seats = (looking,) if self.game.meta.secrets else held
        state, say = self.journal.state, self.game.show.say_action
        mine = [action for action in self.legal if action.seat in seats]
        return tuple(
            Choice(n, action.seat, action, say(words, state, action), tuple(mentions(action)))
            for n, action in enumerate(mine)
        )

    def now(
        self,
        words: Language,
        looking: int | None,
        held: Sequence[int],
        thinking: Iterable[int],
        shown: int = -1,
    ) -> Now:
        """The present for one person, whose last picture was that of ``shown``."""
        picture = self._picture(words, looking)
        since, view, scene = -1, picture.view, picture.scene
        if shown == picture.since:
            since, view, scene = shown, picture.view_changes, picture.scene_changes
        return Now(
            seq=self.seq,
            moves=self.moves,
            since=since,
            view=view,
            scene=scene,
            awaiting=self.awaiting and self._prompt(words, self.awaiting, held),
            legal=self.choices(words, looking, held),
            undo=self._undo_info(words, held, looking),
            outcome=self.outcome and localized_outcome(words, self.outcome),
            thinking=tuple(sorted(thinking)),
        )

    def _prompt(self, words: Language, awaiting: Awaiting, held: Sequence[int]) -> Awaiting:
        """What the game waits for, put into words once per language, for those who are asked and
        for the others."""
        key = words, not set(held).isdisjoint(awaiting.seats)
        if key not in self._prompts:
            self._prompts[key] = localized_awaiting(words, awaiting, key[1])
        return self._prompts[key]

    def _picture(self, words: Language, looking: int | None) -> SeatPicture:
        """View and scene, made once for all who see the same: everyone, if there are no secrets."""
        seat = looking if self.game.meta.secrets else None
        before = self._pictures.get((seat, words.code))
        if before is not None and before.seq == self.seq:
            return before
        view = self.game.rules.view(self.journal.state, seat)
        picture = SeatPicture(self.seq, view, self.game.show.scene(words, view), before)
        self._pictures[seat, words.code] = picture
        return picture

    def _undo_info(self, words: Language, seats: Sequence[int], looking: int | None) -> UndoInfo:
        """What a person can take back freely, and what they would have to ask for."""
        journal, back = self.journal, self.journal.draws_taken_back
        if looking is None:
            return UndoInfo(None, None, None, False, words.say("undo-spectator"), back)
        if journal.closed or journal.secret is None:
            return UndoInfo(None, None, None, False, words.say("undo-over"), back)
        redo = bool(journal.undone) and journal.undone[-1].action.seat in seats
        total = len(journal.moves)
        if total == 0:
            return UndoInfo(None, None, None, redo, words.say("undo-nothing"), back)
        free_to = total
        while free_to and self._is_taken_back_freely(free_to, looking):
            free_to -= 1
        while free_to < total and free_to + 1 in self.standing:
            free_to += 1
        chosen = (n for n in range(total, 0, -1) if n not in self.standing)
        newest = next(chosen, 1)
        mine = (n for n in chain((newest,), chosen) if journal.moves[n - 1].action.seat in seats)
        ask_to = journal.start_of_move(next(mine, newest))
        last = self.own_move_before(journal.start_of_move(total))
        if free_to < total:
            return UndoInfo(max(last, free_to), free_to, ask_to, redo, "", back)
        own_move = journal.moves[-1].action.seat == looking
        text = words.say("undo-own" if own_move else "undo-others")
        return UndoInfo(None, None, ask_to, redo, text, back)

    def ids_seen_by(self, seat: int | None) -> frozenset[str]:
        """The ids of all pieces and zones that a seat sees."""
        if seat not in self._ids_seen:
            view = self.game.rules.view(self.journal.state, seat)
            self._ids_seen[seat] = ids_in(self.game.show.scene(PLAIN, view))
        return self._ids_seen[seat]

    def keep_pictures(self, lookers: Iterable[tuple[int | None, str]]) -> None:
        """Forget pictures no longer in use; ``lookers`` are seats with their languages."""
        secrets = self.game.meta.secrets
        keys = {(seat if secrets else None, language) for seat, language in lookers}
        self._pictures = {key: self._pictures[key] for key in keys if key in self._pictures}

    def log(self, words: Language, looking: int | None) -> tuple[int, tuple[LogLine, ...]]:
        """The number of the first recent move, and the lines of all recent moves."""
        first = next(iter(self.recent), self.moves + 1)
        lines = (move.lines_for(words, looking) for move in self.recent.values())
        return first, tuple(line for part in lines for line in part)

    # -- playing ------------------------------------------------------------------------------

    def act(
        self,
        action: Action,
        hinted: bool = False,
        follows: bool = False,
        standing: bool = False,
        late: bool = False,
    ) -> MoveInWords:
        """Carry out a listed action."""
        events = self.journal.push(action, follows)
        for marked, mark in ((self.standing, standing), (self.late, late)):
            marked.difference_update([n for n in marked if n >= self.moves])
            if mark:
                marked.add(self.moves)
        return self._played(self.moves, action.seat, events, hinted)

    def redo(self) -> list[MoveInWords]:
        """Redo the whole move that was undone last."""
        journal, made = self.journal, list[MoveInWords]()
        while not made or (journal.undone and journal.undone[-1].follows):
            events = journal.redo()
            made.append(self._played(self.moves, journal.moves[-1].action.seat, events))
        return made

    def undo(self, to: int, by: int, consent: Iterable[int]) -> None:
        if self.undo_is_free(to, by) and not self.journal.undo_is_free(to, by):
            # Others only gave standing answers, so their consent is taken for granted.
            consent = range(int(self.journal.options["seats"]))
        self.journal.undo(to, by, consent)
        self._forget_after(to)

    def undo_is_free(self, to: int, by: int) -> bool:
        """Whether a seat may go back without asking: no other seat has chosen anything since, and
        nothing was revealed."""
        moves = range(to + 1, self.moves + 1)
        return bool(moves) and all(self._is_taken_back_freely(n, by) for n in moves)

    def _is_taken_back_freely(self, n: int, by: int) -> bool:
        """Whether move n is the seat's own or a standing answer, and revealed nothing."""
        move, given_up = self.journal.moves[n - 1], self.journal.given_up is not None
        return not (move.barrier or given_up) and (move.action.seat == by or n in self.standing)

    def own_move_before(self, to: int) -> int:
        """Where an undo to ``to`` really leads: never to a question that a standing answer would
        only answer again."""
        while to and to + 1 in self.standing:
            to = self.journal.start_of_move(to)
        return to

    def give_up(self, by: int) -> MoveInWords:
        events = self.journal.give_up(range(int(self.journal.options["seats"])))
        return self._played(self.moves + 1, by, events)

    def take_lines(self) -> list[str]:
        """The journal lines written since the last call."""
        lines = self.journal.lines[self._taken :]
        self._taken = self.seq
        return lines

    def roll_back(self, seq: int) -> None:
        """Go back to the first ``seq`` lines, whatever a failed move has left half done."""
        old = self.journal
        self.journal = read_journal(self.game, old.library, old.lines[:seq], old.secret)
        self._taken = seq
        self.standing = {n for n in self.standing if n <= self.moves}
        self.late = {n for n in self.late if n <= self.moves}
        self._forget_after(self.moves)

    # -- the past -----------------------------------------------------------------------------

    def replayed(
        self, first: int, last: int, hinted: Iterable[int] = (), state: Any = None
    ) -> Iterator[MoveInWords]:
        """What happened in the moves from first to last (counted from 1), in words.

        ``state`` is the position before the first of them, if the caller wants to watch it change.
        """
        if first > last:
            return
        if state is None:
            state = self.journal.at(first - 1)
        for n, move in enumerate(self.journal.moves[first - 1 : last], first):
            log = Log()
            self.game.rules.push(state, move.action, ScriptedChance(list(move.draws)), log)
            seat, marks = move.action.seat, (n in hinted, n in self.standing, n in self.late)
            yield MoveInWords(self.journal, n, seat, log.events, *marks)

    def instead(self, n: int, line: Sequence[LineMove], steps: int) -> tuple[Any, MoveInWords]:
        """The position after some moves of a line instead of move n, and the last of them."""
        if steps > len(line):
            raise RefusedError("no_such_move", "moves", count=len(line))
        state, log = self.journal.at(n - 1), Log()
        for step in line[:steps]:
            action, log = action_from_data(self.game, step.action), Log()
            self.game.rules.push(state, action, ScriptedChance(list(step.draws)), log)
        return state, MoveInWords(self.journal, n, line[steps - 1].seat, log.events)

    def load_recent(self, hinted: Iterable[int] = ()) -> None:
        """After loading, put the newest moves into words again."""
        first = max(1, self.moves - RECENT_MOVES + 1)
        self.recent = {move.n: move for move in self.replayed(first, self.moves, hinted)}
        if self.journal.given_up is not None and self.game.rules.give_up is not None:
            log, n = Log(), self.moves + 1
            self.game.rules.give_up(self.journal.at(self.moves), log)
            self.recent[n] = MoveInWords(self.journal, n, self.journal.given_up[0], log.events)

    # -- inside -------------------------------------------------------------------------------

    def _played(self, n: int, seat: int, events: list[Event], hinted: bool = False) -> MoveInWords:
        marks = (hinted, n in self.standing, n in self.late)
        move = self.recent[n] = MoveInWords(self.journal, n, seat, events, *marks)
        if len(self.recent) > RECENT_MOVES:
            del self.recent[next(iter(self.recent))]
        self._refresh()
        if self.outcome is not None:
            self.journal.close()
        return move

    def _forget_after(self, last: int) -> None:
        self.recent = {n: move for n, move in self.recent.items() if n <= last}
        self._refresh()

    def _refresh(self) -> None:
        """Work out what is offered now, and since when each seat has had the same offer."""
        self._ids_seen.clear()
        self._prompts.clear()
        state = self.journal.state
        self.legal = self.game.rules.legal(state)
        self.outcome = self.journal.outcome()
        self.awaiting = None if self.outcome is not None else self.game.rules.awaiting(state)
        asked = () if self.awaiting is None else self.awaiting.seats
        self._offers = {seat: offer for seat, offer in self._offers.items() if seat in asked}
        self._simultaneous &= set(asked)
        for seat in asked:
            assert self.awaiting is not None
            offer = (self.awaiting.decision, [a for a in self.legal if a.seat == seat])
            if self._offers.get(seat) == offer:
                continue
            self._offers[seat] = offer
            self._offered_at[seat] = self.seq
            if len(asked) > 1:
                self._simultaneous.add(seat)
            else:
                self._simultaneous.discard(seat)
