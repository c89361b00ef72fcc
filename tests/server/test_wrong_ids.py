"""Messages that name things that do not exist, and games that fail: no one else notices."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from tests.server.people import KNOWN_GAMES, Circle, make_table
from tests.server.test_table import circle, restored
from wardround.core.actions import Action
from wardround.core.codec import to_data
from wardround.presentation.game_spec import AnyGameSpec
from wardround.presentation.language import PLAIN
from wardround.server.table.table import RollBackError

WRONG: list[Any] = ["", "x", "seat:x", "seat:99", "tile:nowhere", "space:9", "person:0/99", -1, 99]
STEPS = 150


def wrong_values(value: Any) -> list[Any]:
    """Values of the same type that no game lists, and a few that only look like ids."""
    if isinstance(value, str):
        kind = value.partition(":")[0]
        return [*(w for w in WRONG if isinstance(w, str)), f"{kind}:", f"{kind}:x", f"{value}/0,0"]
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [w for w in WRONG if isinstance(w, int)]
    if isinstance(value, (list, tuple)):
        return [[], *([wrong] for item in value[:1] for wrong in wrong_values(item))]
    return []


def damaged(action: Action) -> list[dict[str, Any]]:
    """An action with every field, one at a time, replaced by everything that is wrong."""
    data: dict[str, Any] = to_data(action)
    fields = [name for name in data if name not in ("kind", "seat")]
    return [{**data, name: wrong} for name in fields for wrong in wrong_values(data[name])]


def blank(game: AnyGameSpec, seat: int) -> list[dict[str, Any]]:
    """An action of every kind of the game, listed or not, with nonsense in every field."""
    variants: list[dict[str, Any]] = []
    for kind in game.rules.actions:
        fields = [f for f in msgspec.structs.fields(kind) if f.name != "seat"]
        for nonsense in WRONG:
            data = {"kind": kind.__struct_config__.tag, "seat": seat}
            variants.append(data | {field.name: nonsense for field in fields})
    return variants


@pytest.mark.parametrize("game", KNOWN_GAMES.ids())
def test_wrong_ids_in_every_field_are_refused(game: str) -> None:
    spec, chance = KNOWN_GAMES.game(game), random.Random(3)
    seats = int(spec.meta.option("seats").default)
    around = Circle(make_table(game, "p" * seats))
    around.join(1, *range(seats))
    around.join(2)
    tried: set[str] = set()
    seen: set[str] = set()
    for _ in range(STEPS):
        play = around.table.play
        if play.awaiting is None:
            break
        # Once at every kind of decision, for every kind of action.
        kinds = {} if play.awaiting.decision in seen else {type(a): a for a in play.legal}
        wrong = [data for action in kinds.values() for data in damaged(action)]
        wrong += blank(spec, play.legal[0].seat) if kinds else []
        seen.add(play.awaiting.decision)
        listed = [to_data(action) for action in play.legal] if kinds else []
        for data in wrong:
            if data in listed:
                continue
            seq, told = around.table.seq, len(around.inbox[2])
            answers = (
                around.say(1, "act", seq=seq, action=data),
                around.say(1, "why", action=data),
            )
            assert answers[0]["code"] in ("forbidden", "not_an_action"), data
            assert answers[1]["type"] == "why_answer" or answers[1]["code"] == "not_an_action", data
            assert (around.table.seq, len(around.inbox[2])) == (seq, told)
            tried.add(data["kind"])
        for piece in (word for word in WRONG if isinstance(word, str)):
            assert around.say(1, "why", piece=piece)["type"] in ("why_answer", "refused")
        action = to_data(chance.choice(play.legal))
        assert around.say(1, "act", seq=around.table.seq, action=action)["type"] == "done"
    assert tried >= {
        str(kind.__struct_config__.tag)
        for kind in spec.rules.actions
        if len(msgspec.structs.fields(kind)) > 1
    }


@contextlib.contextmanager
def failing(
    game: AnyGameSpec, where: str, when: Callable[..., bool] = lambda *given: True
) -> Iterator[None]:
    """A game with a bug: one of its functions does its work and then fails."""
    group: Any = game.show if hasattr(game.show, where) else game.rules
    real = getattr(group, where)

    def broken(*given: Any) -> Any:
        given_back = real(*given)
        if when(*given):
            raise ZeroDivisionError
        return given_back

    object.__setattr__(group, where, broken)  # a frozen record, shared by all tests
    try:
        yield
    finally:
        object.__setattr__(group, where, real)


@pytest.mark.parametrize("where", ["push", "say_event", "view", "legal", "awaiting"])
def test_a_game_that_fails_leaves_the_table_as_it_was(where: str) -> None:
    around = circle()
    around.act(0)
    table, told = around.table, len(around.inbox[1])
    before = [table.play.now(table.words(), seat, (seat,), ()) for seat in (0, 1)]
    action = around.now(0)["legal"][0]["action"]
    with (
        failing(table.game, where),
        pytest.raises((ZeroDivisionError, RollBackError)) as caught,
    ):
        around.say(0, "act", id="same", seq=table.seq, action=action)
    assert len(around.inbox[1]) == told
    if where in ("legal", "awaiting"):  # without them there would be no position to go back to
        assert caught.type is RollBackError
        return
    assert [table.play.now(table.words(), seat, (seat,), ()) for seat in (0, 1)] == before
    assert not around.say(0, "act", id="same", seq=table.seq, action=action)["again"]
    assert restored(around).play.log(PLAIN, None) == table.play.log(PLAIN, None)


def test_a_seat_that_cannot_be_shown_disturbs_nobody() -> None:
    around = Circle(make_table())
    around.join(0, 0)
    with failing(around.table.game, "view", when=lambda state, seat: seat == 1):
        with pytest.raises(ZeroDivisionError):
            around.join(5, 1)
        around.join(6, 0, 1)
        with pytest.raises(ZeroDivisionError):
            around.say(6, "look", seat=1)
        assert around.choose(0, "Ready")["type"] == "done"
        assert around.last(6, "update")["by"] == 0


def test_a_bot_whose_move_fails_can_be_replaced() -> None:
    around = Circle(make_table(seats="bp"))
    around.join(1, 1)
    around.join(8, host=True)
    [question] = around.questions()
    with failing(around.table.game, "push"), pytest.raises(ZeroDivisionError):
        around.table.bot_answered(question.key, None)
    assert around.table.play.moves == 0
    assert not around.table.bots.busy
    assert around.say(8, "set_seat", seat=0, by="person")["type"] == "done"
    around.join(2, 0)
    assert around.choose(2, "Ready")["type"] == "done"
