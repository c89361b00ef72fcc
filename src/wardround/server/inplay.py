"""The game at a table, without the people: its journal, what is offered now, what was told.

Keeps the newest moves in words, so that a welcome costs no replay.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, cast

import msgspec

from wardround.core.actions import Action, Event
from wardround.core.chance import ScriptedChance
from wardround.core.game import Awaiting
from wardround.core.journal import Journal
from wardround.core.log import Log
from wardround.core.scene import Scene
from wardround.server.eyes import Moment, Told, choices, lines_for, tell, undo_for
from wardround.server.protocol import Choice, LogLine, Now

KEPT_MOVES: Final = 60
"""How many of the newest moves are kept in words."""


class InPlay:
    """A journal with its present position worked out once."""

    def __init__(self, journal: Journal) -> None:
        self.journal = journal
        self.game = journal.game
        self.moments: dict[int, Moment] = {}
        self.legal: list[Action] = []
        self.awaiting: Awaiting | None = None
        self._offers: dict[int, tuple[str, list[Action]]] = {}
        self._offered_at: dict[int, int] = {}
        self._together: set[int] = set()
        self._written = len(journal.lines)
        self._views: dict[int | None, tuple[msgspec.Raw, msgspec.Raw]] = {}
        self._look()

    # -- what is ------------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        return len(self.journal.lines)

    @property
    def moves(self) -> int:
        return len(self.journal.moves)

    @property
    def over(self) -> bool:
        return self.awaiting is None

    def seats(self) -> int:
        return int(self.journal.options["seats"])

    def current(self, seat: int, seq: int) -> bool:
        """Whether an action chosen at ``seq`` still is an answer to the present question.

        Where several seats choose at the same time, others may have chosen in between.
        """
        if seq == self.seq:
            return True
        return seat in self._together and self._offered_at[seat] <= seq < self.seq

    def moved_since(self, seq: int) -> int:
        """How many moves were made after a sequence number."""
        if seq < 0:
            return 0
        return sum(1 for line in self.journal.lines[seq:] if line.startswith('{"n":'))

    # -- for one pair of eyes -----------------------------------------------------------------

    def choices(self, looking: int | None, held: Sequence[int]) -> tuple[Choice, ...]:
        """The choices of the seat looked from; of all seats held where there are no secrets."""
        if looking is None or self.journal.secret is None:
            return ()
        seats = (looking,) if self.game.meta.secrets else held
        return choices(self.game, self.journal.state, self.legal, seats)

    def now(self, looking: int | None, held: Sequence[int], thinking: Iterable[int]) -> Now:
        view, scene = self._shown(looking)
        return Now(
            seq=self.seq,
            moves=self.moves,
            view=view,
            scene=cast(Scene, scene),
            awaiting=self.awaiting,
            legal=self.choices(looking, held),
            undo=undo_for(self.journal, held, looking),
            outcome=self.journal.outcome(),
            thinking=tuple(sorted(thinking)),
        )

    def _shown(self, looking: int | None) -> tuple[msgspec.Raw, msgspec.Raw]:
        """View and scene as JSON, made once for all who see the same: everybody, if no secrets."""
        eyes = looking if self.game.meta.secrets else None
        if eyes not in self._views:
            view = self.game.view(self.journal.state, eyes)
            scene = self.game.scene(view)
            encode = msgspec.json.encode
            self._views[eyes] = (msgspec.Raw(encode(view)), msgspec.Raw(encode(scene)))
        return self._views[eyes]

    def forget_views(self) -> None:
        """Everybody has been told: what was made for that is no longer needed."""
        self._views.clear()

    def log(self, looking: int | None) -> tuple[int, tuple[LogLine, ...]]:
        """The first move told of, and the lines of the newest moves."""
        first = min(self.moments, default=self.moves + 1)
        lines = (lines_for(self.moments[n], looking) for n in sorted(self.moments))
        return first, tuple(line for part in lines for line in part)

    def log_of(self, n: int, looking: int | None) -> tuple[LogLine, ...]:
        return tuple(lines_for(self.moments[n], looking)) if n in self.moments else ()

    # -- doing --------------------------------------------------------------------------------

    def act(self, action: Action, hinted: bool) -> None:
        """Carry out an action, or raise RuleError and change nothing."""
        events = self.journal.act(action)
        self._told(Moment(self.moves, action.seat, self._tell(events), hinted))

    def redo(self) -> None:
        events = self.journal.redo()
        seat = self.journal.moves[-1].action.seat
        self._told(Moment(self.moves, seat, self._tell(events)))

    def undo(self, to: int, by: int, consent: Iterable[int]) -> None:
        self.journal.undo(to, by, consent)
        self.moments = {n: moment for n, moment in self.moments.items() if n <= to}
        self._look()

    def give_up(self, by: int) -> None:
        events = self.journal.give_up(range(self.seats()))
        self._told(Moment(self.moves + 1, by, self._tell(events)))

    def take_lines(self) -> list[str]:
        """The lines written since this was asked last."""
        lines = self.journal.lines[self._written :]
        self._written = len(self.journal.lines)
        return lines

    # -- the past -----------------------------------------------------------------------------

    def state_after(self, n: int) -> Any:
        return self.journal.state if n == self.moves else self.journal.at(n)

    def tell_moves(
        self, first: int, last: int, hinted: frozenset[int], state: Any = None
    ) -> Iterator[Moment]:
        """What happened in the moves from first to last (counted from 1), in words.

        ``state`` is the position before the first of them, if the caller wants to watch it change.
        """
        journal = self.journal
        if first > last:
            return
        if state is None:
            state = journal.at(first - 1)
        for n in range(first, last + 1):
            move, log = journal.moves[n - 1], Log()
            self.game.push(state, move.action, ScriptedChance(list(move.draws)), log)
            yield Moment(n, move.action.seat, self._tell(log.events), n in hinted)

    def remember(self, hinted: frozenset[int]) -> None:
        """Put the newest moves into words again, after loading."""
        first = max(1, self.moves - KEPT_MOVES + 1)
        self.moments = {m.n: m for m in self.tell_moves(first, self.moves, hinted)}
        if self.journal.given_up is not None and self.game.give_up is not None:
            state, log = self.journal.at(self.moves), Log()
            self.game.give_up(state, log)
            n = self.moves + 1
            self.moments[n] = Moment(n, self.journal.given_up[0], self._tell(log.events))

    # -- inside -------------------------------------------------------------------------------

    def _tell(self, events: Iterable[Event]) -> tuple[Told, ...]:
        return tell(self.game, self.journal.content, events)

    def _told(self, moment: Moment) -> None:
        self.moments[moment.n] = moment
        if len(self.moments) > KEPT_MOVES:
            del self.moments[min(self.moments)]
        if self.journal.outcome() is not None:
            self.journal.close()
        self._look()

    def _look(self) -> None:
        """Work out what is offered now, and since when each seat has had the same offer."""
        self.forget_views()
        state = self.journal.state
        self.legal = self.game.legal(state)
        over = self.journal.outcome() is not None
        self.awaiting = None if over else self.game.awaiting(state)
        asked = () if self.awaiting is None else self.awaiting.seats
        for seat in range(self.seats()):
            if self.awaiting is None or seat not in asked:
                self._offers.pop(seat, None)
                self._together.discard(seat)
                continue
            offer = (self.awaiting.decision, [a for a in self.legal if a.seat == seat])
            if self._offers.get(seat) == offer:
                continue
            self._offers[seat] = offer
            self._offered_at[seat] = self.seq
            if len(asked) > 1:
                self._together.add(seat)
            else:
                self._together.discard(seat)
