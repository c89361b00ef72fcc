"""The game at a table, without the people: its journal, its present position, its log in words.

Everything a person gets to see passes through here. Nothing looks at the state except through the
game's ``view``, its ``legal`` list (only the person's own seats) and events they may read.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, cast

import msgspec

from wardround.core.actions import EVERYONE, Action, Event, kind_of, may_read, mentions
from wardround.core.chance import ScriptedChance
from wardround.core.codec import to_data
from wardround.core.game import AnyGame, Awaiting, Outcome
from wardround.core.journal import Journal
from wardround.core.log import Log
from wardround.core.replay import read_journal
from wardround.core.scene import Scene, ids_in
from wardround.server.protocol import Choice, LogLine, Now, UndoInfo

RECENT_MOVES: Final = 60
"""How many of the newest moves are kept in words, so that a welcome costs no replay."""


class EventInWords(msgspec.Struct, frozen=True):
    """An event put into words once, for everybody who may read it."""

    audience: int
    kind: str
    text: str
    rule: str
    mentions: tuple[str, ...]
    event: Any


class MoveInWords(msgspec.Struct, frozen=True):
    """What happened in one move."""

    n: int
    seat: int
    events: tuple[EventInWords, ...]
    hinted: bool = False

    def lines_for(self, seat: int | None) -> list[LogLine]:
        """The log lines that a seat (None: a spectator) may read, numbered without gaps."""
        readable = [event for event in self.events if may_read(seat, event.audience)]
        return [
            LogLine(
                n=self.n,
                i=i,
                seat=self.seat,
                kind=event.kind,
                text=event.text,
                rule=event.rule,
                mentions=event.mentions,
                event=event.event,
                private=event.audience != EVERYONE,
                hinted=self.hinted,
            )
            for i, event in enumerate(readable)
        ]


def in_words(game: AnyGame, content: Any, events: Iterable[Event]) -> tuple[EventInWords, ...]:
    return tuple(
        EventInWords(
            event.audience,
            kind_of(event),
            game.say_event(content, event),
            event.rule,
            tuple(mentions(event)),
            to_data(event),
        )
        for event in events
    )


class LiveGame:
    """A journal whose present position is worked out once a move."""

    def __init__(self, journal: Journal) -> None:
        self.journal = journal
        self.game = journal.game
        self.recent: dict[int, MoveInWords] = {}
        """The newest moves by number; giving up counts as one more."""
        self.legal: list[Action] = []
        self.outcome: Outcome | None = None
        self.awaiting: Awaiting | None = None
        self._offers: dict[int, tuple[str, list[Action]]] = {}
        self._offered_at: dict[int, int] = {}
        self._simultaneous: set[int] = set()
        self._taken = len(journal.lines)
        self._views: dict[int | None, tuple[msgspec.Raw, msgspec.Raw]] = {}
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

    def choices(self, looking: int | None, held: Sequence[int]) -> tuple[Choice, ...]:
        """The choices of the seat looked from; of all seats held where there are no secrets."""
        if looking is None or self.journal.secret is None:
            return ()
        seats = (looking,) if self.game.meta.secrets else held
        state, say = self.journal.state, self.game.say_action
        mine = [action for action in self.legal if action.seat in seats]
        return tuple(
            Choice(n, action.seat, action, say(state, action), tuple(mentions(action)))
            for n, action in enumerate(mine)
        )

    def now(self, looking: int | None, held: Sequence[int], thinking: Iterable[int]) -> Now:
        view, scene = self._shown(looking)
        return Now(
            seq=self.seq,
            moves=self.moves,
            view=view,
            scene=cast(Scene, scene),
            awaiting=self.awaiting,
            legal=self.choices(looking, held),
            undo=_undo_info(self.journal, held, looking),
            outcome=self.outcome,
            thinking=tuple(sorted(thinking)),
        )

    def _shown(self, looking: int | None) -> tuple[msgspec.Raw, msgspec.Raw]:
        """View and scene as JSON, made once for all who see the same: everybody, if no secrets."""
        seat = looking if self.game.meta.secrets else None
        if seat not in self._views:
            view = self.game.view(self.journal.state, seat)
            encode = msgspec.json.encode
            scene = self.game.scene(view)
            self._views[seat] = (msgspec.Raw(encode(view)), msgspec.Raw(encode(scene)))
        return self._views[seat]

    def ids_seen_by(self, seat: int | None) -> frozenset[str]:
        """The ids of all pieces and zones that a seat sees."""
        return ids_in(self.game.scene(self.game.view(self.journal.state, seat)))

    def forget_views(self) -> None:
        """Everybody has been told: the encoded views are no longer needed."""
        self._views.clear()

    def log(self, looking: int | None) -> tuple[int, tuple[LogLine, ...]]:
        """The number of the first recent move, and the lines of all of them."""
        first = min(self.recent, default=self.moves + 1)
        lines = (self.recent[n].lines_for(looking) for n in sorted(self.recent))
        return first, tuple(line for part in lines for line in part)

    @property
    def last_move(self) -> MoveInWords | None:
        """The move made last; giving up counts as one."""
        return self.recent.get(self.moves + (self.journal.given_up is not None))

    # -- playing ------------------------------------------------------------------------------

    def act(self, action: Action, hinted: bool = False) -> None:
        """Carry out a listed action."""
        events = self.journal.push(action)
        self._played(self.moves, action.seat, events, hinted)

    def redo(self) -> None:
        events = self.journal.redo()
        self._played(self.moves, self.journal.moves[-1].action.seat, events)

    def undo(self, to: int, by: int, consent: Iterable[int]) -> None:
        self.journal.undo(to, by, consent)
        self._forget_after(to)

    def give_up(self, by: int) -> None:
        events = self.journal.give_up(range(int(self.journal.options["seats"])))
        self._played(self.moves + 1, by, events)

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
            self.game.push(state, move.action, ScriptedChance(list(move.draws)), log)
            yield MoveInWords(
                n,
                move.action.seat,
                in_words(self.game, self.journal.content, log.events),
                n in hinted,
            )

    def load_recent(self, hinted: Iterable[int] = ()) -> None:
        """Put the newest moves into words again, after loading."""
        first = max(1, self.moves - RECENT_MOVES + 1)
        self.recent = {move.n: move for move in self.replayed(first, self.moves, hinted)}
        if self.journal.given_up is not None and self.game.give_up is not None:
            log, n = Log(), self.moves + 1
            self.game.give_up(self.journal.at(self.moves), log)
            words = in_words(self.game, self.journal.content, log.events)
            self.recent[n] = MoveInWords(n, self.journal.given_up[0], words)

    # -- inside -------------------------------------------------------------------------------

    def _played(self, n: int, seat: int, events: list[Event], hinted: bool = False) -> None:
        self.recent[n] = MoveInWords(
            n, seat, in_words(self.game, self.journal.content, events), hinted
        )
        if len(self.recent) > RECENT_MOVES:
            del self.recent[min(self.recent)]
        self._refresh()
        if self.outcome is not None:
            self.journal.close()

    def _forget_after(self, last: int) -> None:
        self.recent = {n: move for n, move in self.recent.items() if n <= last}
        self._refresh()

    def _refresh(self) -> None:
        """Work out what is offered now, and since when each seat has had the same offer."""
        self.forget_views()
        state = self.journal.state
        self.legal = self.game.legal(state)
        self.outcome = self.journal.outcome()
        self.awaiting = None if self.outcome is not None else self.game.awaiting(state)
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


def _undo_info(journal: Journal, seats: Sequence[int], looking: int | None) -> UndoInfo:
    """What a person can take back, and what a person would have to ask for."""
    if looking is None:
        return UndoInfo(None, None, False, "Spectators only watch.")
    if journal.closed or journal.secret is None:
        return UndoInfo(
            None, None, False, "The game is over. Play on from an earlier move at a new table."
        )
    redo = bool(journal.undone) and journal.undone[-1].action.seat in seats
    total = len(journal.moves)
    if total == 0:
        return UndoInfo(None, None, redo, "No move has been made yet.")
    free_to = total
    while free_to and journal.undo_is_free(free_to - 1, looking):
        free_to -= 1
    newest_first = range(total - 1, -1, -1)
    ask_to = next((n for n in newest_first if journal.moves[n].action.seat in seats), total - 1)
    if free_to < total:
        return UndoInfo(free_to, ask_to, redo, "")
    if journal.moves[-1].action.seat == looking:
        text = "Your move revealed something or passed the turn: taking it back needs consent."
    else:
        text = "Another seat has moved since: taking a move back needs everybody's consent."
    return UndoInfo(None, ask_to, redo, text)
