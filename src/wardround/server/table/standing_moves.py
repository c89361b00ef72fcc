"""The actions that follow from standing answers, and the message that changes these answers."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from wardround.core.actions import Action
from wardround.core.journal import SCRIPT
from wardround.presentation.standing_answers import standing_action
from wardround.server.protocol.from_browser import SetStanding
from wardround.server.protocol.from_server import StandingNow
from wardround.server.store.records import Entry
from wardround.server.table.effects import Effects
from wardround.server.table.state import TableState
from wardround.server.table.viewers import Viewer

MARK: Final = "standing/"
"""Prefix of the id of a standing answer; ids of messages begin with a seat."""
MAX_AT_ONCE: Final = 400
"""The most standing answers to one message; no game needs nearly that many."""


def on_set_standing(
    table: TableState, viewer: Viewer, message: SetStanding, effects: Effects
) -> None:
    viewer.must_hold(message.seat)
    table.must_go_on()
    table.standing.change(table.record.seats[message.seat], message)
    _tell(table, [message.seat], effects)
    give_standing_answers(table, effects)


def give_standing_answers(table: TableState, effects: Effects) -> None:
    """Give the answers that are due. Each is an action of its seat like any other."""
    for _ in range(MAX_AT_ONCE):
        due = _due(table)
        if due is None:
            break
        name, action = due
        made = table.play.act(action, standing=True)
        table.changed("act", action.seat, MARK + name, effects, [made])
    _end_passing(table, effects)


def redo_standing_answers(table: TableState, effects: Effects) -> None:
    """Repeat the answers that were taken back along with the move before them."""
    play = table.play
    while play.journal.undone and play.moves + 1 in play.standing:
        made = play.redo()
        table.changed("redo", made[0].seat, MARK, effects, made)
    give_standing_answers(table, effects)


def standing_answerer(table: TableState, seat: int) -> Callable[[Any], bool] | None:
    """Tells whether a standing answer of a seat would be given at once in a position of this game;
    None where there are no standing answers."""
    record, game = table.record.seats[seat], table.game
    if not game.show.standing or _asks_everything(table) or not record.taken:
        return None
    said, happened = table.standing.said(record), _happened(table, seat)

    def is_answered(state: Any) -> bool:
        return standing_action(game, state, seat, said, record.until_turn, happened) is not None

    return is_answered


def _asks_everything(table: TableState) -> bool:
    """Watched or guided: a guide wants its questions asked. The first move of a daily case is for a
    person to choose."""
    seed, record = table.record.seed, table.record
    return not seed or seed.startswith(SCRIPT) or bool(record.case and not table.play.moves)


def _due(table: TableState) -> tuple[str, Action] | None:
    """The standing answer that is due, with its id; if several are, the first seat's."""
    awaiting = table.play.awaiting
    if awaiting is None or _asks_everything(table):
        return None
    for seat in awaiting.seats:
        record = table.record.seats[seat]
        if record.by == "bot" or not record.taken:
            continue
        due = standing_action(
            table.game,
            table.play.journal.state,
            seat,
            table.standing.said(record),
            record.until_turn,
            _happened(table, seat),
        )
        if due is not None:
            return due
    return None


def _end_passing(table: TableState, effects: Effects) -> None:
    """Seats whose turn has come stop passing."""
    awaiting = table.play.awaiting
    ended: list[int] = []
    for seat in () if awaiting is None else awaiting.seats:
        record = table.record.seats[seat]
        if not record.until_turn:
            continue
        asked = table.game.rules.asked(table.play.journal.state, seat)
        if asked is None or asked.name not in table.standing.passable:
            record.until_turn = False
            ended.append(seat)
    if ended:
        _tell(table, ended, effects)


def _tell(table: TableState, seats: list[int], effects: Effects) -> None:
    """Store what these seats have now answered, and tell their holders and no one else."""
    effects.record = True
    for viewer in table.viewers.values():
        if any(seat in viewer.seats for seat in seats):
            standing = table.standing.of(table.record.seats, viewer.seats)
            effects.send(viewer.connection, StandingNow(standing))


def _happened(table: TableState, seat: int) -> frozenset[str]:
    """The kinds of events since a seat's last move, counting only those everyone may read."""
    kinds: set[str] = set()
    for move in reversed(table.play.recent.values()):
        if move.seat == seat:
            break
        kinds |= move.kinds
    return frozenset(kinds)


def marked_moves(entries: Iterable[Entry], mark: str) -> set[int]:
    """The numbers of moves whose stored id has this prefix."""
    numbers: set[int] = set()
    for entry in entries:
        if entry.line.startswith('{"n":'):
            n = int(entry.line[5 : entry.line.index(",")])
            numbers.discard(n)
            if entry.mid.startswith(mark):
                numbers.add(n)
    return numbers
