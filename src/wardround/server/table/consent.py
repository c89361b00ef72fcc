"""Undo, redo and giving up: at once where that is free, and otherwise once all players agree."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from wardround.server.protocol.from_browser import Answer, GiveUp, Redo, Undo
from wardround.server.protocol.from_server import AskedNow, Done
from wardround.server.protocol.refusals import Code, RefusedError
from wardround.server.store.records import TableQuestion
from wardround.server.table.effects import Effects
from wardround.server.table.info import agreed, asked_now
from wardround.server.table.moves import done_before, message_key
from wardround.server.table.standing_moves import redo_standing_answers
from wardround.server.table.state import TableState
from wardround.server.table.viewers import Viewer

SPARE_LINES: Final = 400
LINES_PER_MOVE: Final = 4


def on_undo(table: TableState, viewer: Viewer, message: Undo, effects: Effects) -> Done:
    if done := done_before(table, viewer, message.seat, message, message.seq == table.seq):
        return done
    if message.to >= table.play.moves:
        raise RefusedError("undo_impossible", "no-undo")
    _may_go_back(table, "undo_impossible")
    to = table.play.own_move_before(message.to)
    if table.play.undo_is_free(to, message.seat):
        _undo(table, to, message.seat, (), message_key(message.seat, message.id), effects)
    else:
        _ask(table, viewer, msgspec.structs.replace(message, to=to), effects)
    return Done(message.id, table.seq)


def on_redo(table: TableState, viewer: Viewer, message: Redo, effects: Effects) -> Done:
    if done := done_before(table, viewer, message.seat, message, message.seq == table.seq):
        return done
    undone = table.play.journal.undone
    if not undone or undone[-1].action.seat != message.seat:
        raise RefusedError("redo_impossible", "no-redo")
    _may_go_back(table, "redo_impossible")
    made = table.play.redo()
    table.changed("redo", message.seat, message_key(message.seat, message.id), effects, made)
    redo_standing_answers(table, effects)
    return Done(message.id, table.seq)


def on_give_up(table: TableState, viewer: Viewer, message: GiveUp, effects: Effects) -> Done:
    if done := done_before(table, viewer, message.seat, message, message.seq == table.seq):
        return done
    if table.game.rules.give_up is None:
        raise RefusedError("give_up_impossible", "no-give-up", game=table.game.meta.title)
    _ask(table, viewer, message, effects)
    return Done(message.id, table.seq)


def on_answer(table: TableState, viewer: Viewer, message: Answer, effects: Effects) -> Done:
    viewer.must_play()
    mid = message_key(viewer.seats[0], message.id)
    if mid in table.done:
        return Done(message.id, table.done[mid], True)
    if table.asked is None:
        raise RefusedError("nothing_asked", "nothing-asked")
    if message.yes:
        everyone = tuple(sorted({*table.asked.agreed, *viewer.seats}))
        table.set_question(msgspec.structs.replace(table.asked, agreed=everyone), effects)
        _settle(table, mid, effects)
    else:
        table.set_question(None, effects)
        table.to_all(effects, AskedNow(None, viewer.seats[0]))
    return Done(message.id, table.seq)


def _may_go_back(table: TableState, code: Code) -> None:
    """Undo and redo write lines too, and a journal must not grow without limit."""
    journal = table.play.journal
    made = len(journal.moves) + len(journal.undone)
    if table.seq > SPARE_LINES + LINES_PER_MOVE * made:
        raise RefusedError(code, "back-and-forth")


def _undo(
    table: TableState, to: int, by: int, consent: Iterable[int], mid: str, effects: Effects
) -> None:
    table.play.undo(to, by, consent)
    table.changed("undo", by, mid, effects, (), to)


def _ask(table: TableState, viewer: Viewer, message: Undo | GiveUp, effects: Effects) -> None:
    if table.asked is not None:
        raise RefusedError("already_asked", "already-asked")
    mid = message_key(message.seat, message.id)
    question = TableQuestion(
        kind="undo" if isinstance(message, Undo) else "give_up",
        by=message.seat,
        to=message.to if isinstance(message, Undo) else 0,
        agreed=viewer.seats,
        seq=table.seq,
        mid=mid,
    )
    table.set_question(question, effects)
    _settle(table, mid, effects)


def _settle(table: TableState, mid: str, effects: Effects) -> None:
    """Carry out what is asked once all agree; until then show who has not answered yet."""
    question = table.asked
    assert question is not None
    if len(agreed(table, question)) < len(table.record.seats):
        table.to_all(effects, AskedNow(asked_now(table)))
    elif question.kind == "undo":
        everyone = range(len(table.record.seats))
        _undo(table, question.to, question.by, everyone, mid, effects)
    else:
        made = [table.play.give_up(question.by)]
        table.changed("give_up", question.by, mid, effects, made)
