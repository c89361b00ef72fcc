"""Messages about moves: making one, asking why not, trying one out, and asking for a hint."""

from __future__ import annotations

import msgspec

from wardround.core.actions import Action
from wardround.core.codec import DecodeError, decode_action
from wardround.server.protocol.from_browser import (
    Act,
    AskHint,
    AskMoves,
    GiveUp,
    Preview,
    Redo,
    Undo,
    Why,
)
from wardround.server.protocol.from_server import Done, MovesNow, Previewed, WhyAnswer
from wardround.server.protocol.refusals import RefusedError
from wardround.server.table.clocks import LATE
from wardround.server.table.effects import Effects
from wardround.server.table.offered_moves import goes_on, moves_now, must_be_one_move, previewed
from wardround.server.table.standing_moves import give_standing_answers, standing_answerer
from wardround.server.table.state import TableState
from wardround.server.table.viewers import Viewer
from wardround.server.table.why_not import WhyNot


def on_act(table: TableState, viewer: Viewer, message: Act, effects: Effects) -> Done:
    actions = _actions(table, viewer, message)
    seat = actions[0].seat
    if done := done_before(table, viewer, seat, message, table.play.is_current(seat, message.seq)):
        return done
    must_be_one_move(table.words(viewer.language), table.play, actions)
    act(table, actions, message_key(seat, message.id), effects)
    give_standing_answers(table, effects)
    return Done(message.id, table.seq)


def on_why(table: TableState, viewer: Viewer, message: Why, effects: Effects) -> WhyAnswer:
    if viewer.looking is None:
        raise RefusedError("spectator", "spectator-choice")
    seat, action = viewer.looking, None
    if bytes(message.action) not in (b"", b"null"):
        action = _action(table, viewer, message.action)
        seat = action.seat
    return WhyNot(table.words(viewer.language), table.play, seat).answer(message, action)


def on_preview(table: TableState, viewer: Viewer, message: Preview, effects: Effects) -> Previewed:
    words = table.words(viewer.language)
    return previewed(message.id, words, table.play, _actions(table, viewer, message))


def on_moves(table: TableState, viewer: Viewer, message: AskMoves, effects: Effects) -> MovesNow:
    words = table.words(viewer.language)
    choices = table.play.choices(words, viewer.looking, viewer.seats)
    is_answered = standing_answerer(table, choices[0].seat) if choices else None
    return moves_now(message.id, words, table.play, choices, is_answered)


def on_hint(table: TableState, viewer: Viewer, message: AskHint, effects: Effects) -> None:
    viewer.must_hold(message.seat)
    if not table.record.hints:
        raise RefusedError("hints_off", "hints-off")
    table.must_go_on()
    table.bots.ask_hint(viewer, message, table.hint_level, effects)


def _action(table: TableState, viewer: Viewer, raw: msgspec.Raw) -> Action:
    """An action of a seat that the viewer holds."""
    viewer.must_play()
    try:
        action = decode_action(table.game, bytes(raw))
    except DecodeError as error:
        raise RefusedError("not_an_action", "not-a-choice") from error
    viewer.must_hold(action.seat)
    return action


def _actions(table: TableState, viewer: Viewer, message: Act | Preview) -> list[Action]:
    return [_action(table, viewer, raw) for raw in (message.action, *message.then)]


def done_before(
    table: TableState, viewer: Viewer, seat: int, message: Act | Undo | Redo | GiveUp, current: bool
) -> Done | None:
    """The answer to a message already carried out; otherwise checks that it may be now."""
    viewer.must_hold(seat)
    mid = message_key(seat, message.id)
    if table.asked is not None and table.asked.mid == mid:
        return Done(message.id, table.seq, True)
    if mid in table.done:
        return Done(message.id, table.done[mid], True)
    table.must_go_on()
    if not current:
        raise RefusedError("stale", "stale")
    return None


def act(table: TableState, actions: list[Action], mid: str, effects: Effects) -> None:
    first, *rest = actions
    late = mid.startswith(LATE)
    hinted, follows = table.bots.proposed(first), goes_on(table.play, first)
    made = [table.play.act(first, hinted=hinted, follows=follows, late=late)]
    made += [table.play.act(action, follows=True) for action in rest]
    table.changed("act", first.seat, mid, effects, made)


def message_key(seat: int, id_: str) -> str:
    """The key of a message: browsers make up the ids, so an id counts for one seat only."""
    return f"{seat}/{id_}"
