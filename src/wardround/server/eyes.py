"""What one pair of eyes gets to see: the view, the scene, its choices, its part of the log.

Everything that leaves a table for a person passes through here. Nothing here looks at the
state but through the game's ``view``, its ``legal`` list (only the person's own seats) and
events with a fitting audience.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from wardround.core.actions import EVERYONE, Action, Event, kind_of, mentions
from wardround.core.codec import to_data
from wardround.core.game import AnyGame
from wardround.core.journal import Journal
from wardround.server.protocol import Choice, LogLine, UndoInfo


class Told(msgspec.Struct, frozen=True):
    """An event put into words once, for all who may read it."""

    audience: int
    kind: str
    text: str
    rule: str
    mentions: tuple[str, ...]
    event: Any


class Moment(msgspec.Struct, frozen=True):
    """What happened in one move."""

    n: int
    seat: int
    told: tuple[Told, ...]
    hinted: bool = False


def tell(game: AnyGame, content: Any, events: Iterable[Event]) -> tuple[Told, ...]:
    """Events in words."""
    return tuple(
        Told(
            event.audience,
            kind_of(event),
            game.say_event(content, event),
            event.rule,
            tuple(mentions(event)),
            to_data(event),
        )
        for event in events
    )


def lines_for(moment: Moment, looking: int | None) -> list[LogLine]:
    """The lines of a move that somebody may read, numbered without gaps."""
    lines: list[LogLine] = []
    for told in moment.told:
        if told.audience not in (EVERYONE, looking):
            continue
        lines.append(
            LogLine(
                n=moment.n,
                i=len(lines),
                seat=moment.seat,
                kind=told.kind,
                text=told.text,
                rule=told.rule,
                mentions=told.mentions,
                event=told.event,
                private=told.audience != EVERYONE,
                hinted=moment.hinted,
            )
        )
    return lines


def choices(
    game: AnyGame, state: Any, legal: Sequence[Action], seats: Iterable[int]
) -> tuple[Choice, ...]:
    """The listed actions of some seats, in words."""
    wanted = set(seats)
    mine = [action for action in legal if action.seat in wanted]
    return tuple(
        Choice(n, action.seat, action, game.say_action(state, action), tuple(mentions(action)))
        for n, action in enumerate(mine)
    )


def undo_for(journal: Journal, seats: Sequence[int], looking: int | None) -> UndoInfo:
    """What a person can take back, and what a person would have to ask for."""
    if looking is None:
        return UndoInfo(None, None, False, "Spectators watch.")
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
    ask_to = total - 1
    while ask_to and journal.moves[ask_to].action.seat not in seats:
        ask_to -= 1
    if journal.moves[ask_to].action.seat not in seats:
        ask_to = total - 1
    if free_to < total:
        return UndoInfo(free_to, ask_to, redo, "")
    if journal.moves[-1].action.seat == looking:
        text = "Your move revealed something or passed the turn: taking it back needs consent."
    else:
        text = "Another seat has moved since: taking a move back needs everybody's consent."
    return UndoInfo(None, ask_to, redo, text)
