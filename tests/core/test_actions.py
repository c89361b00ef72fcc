"""Actions, events, refusals, the log, and the checked way in."""

from __future__ import annotations

import pytest

from tests.core.pills import CONTENT
from wardround.core.actions import (
    EVERYONE,
    Action,
    Event,
    Refusal,
    RuleError,
    kind_of,
    mentions,
    snake_case,
)
from wardround.core.chance import ScriptedChance
from wardround.core.codec import canonical
from wardround.core.game import resolve_options, step, why_not
from wardround.core.log import Log, silent
from wardround.games import language_of
from wardround.presentation.localize import say_refusal
from wardround.template import SPEC
from wardround.template.actions import AnyAction, Draw, Stop
from wardround.template.events import Drawn
from wardround.template.rules.state import State
from wardround.testkit import visible


class GiveTwoCards(Action, frozen=True):
    to: str
    cards: tuple[str, ...]
    note: str = "with pleasure"


class Noted(Event, frozen=True, kw_only=True):
    place: str = "tile:van_port"


@pytest.mark.parametrize(
    ("name", "tag"),
    [("Move", "move"), ("EndActions", "end_actions"), ("Take2Cards", "take2_cards")],
)
def test_names_on_the_wire(name: str, tag: str) -> None:
    assert snake_case(name) == tag


def test_the_kind_is_the_class_in_small_letters() -> None:
    assert kind_of(GiveTwoCards(0, "seat:1", ())) == "give_two_cards"
    assert kind_of(Noted(rule="TG-1.1")) == "noted"


def test_mentions_are_ids_in_field_order_and_once_each() -> None:
    action = GiveTwoCards(0, "seat:1", ("card:glove", "seat:1", "card:soap", "nothing"))

    assert mentions(action) == ["seat:1", "card:glove", "card:soap"]
    assert mentions(Noted(rule="TG-1.1")) == ["tile:van_port"]


def test_actions_cannot_be_changed_and_are_equal_by_value() -> None:
    action = Draw(0)

    with pytest.raises(AttributeError):
        action.seat = 1  # type: ignore[misc]
    assert action == Draw(0)
    assert hash(action) == hash(Draw(0))
    assert {Draw(0), Stop(0), Draw(1)} == {Draw(1), Stop(0), Draw(0)}
    assert len({Draw(0), Stop(0)}) == 2


def test_refusals_are_equal_by_value_and_show_their_facts() -> None:
    refusal = Refusal("FC-4.1", "too_far", steps=3)

    assert refusal == Refusal("FC-4.1", "too_far", steps=3)
    assert refusal != Refusal("FC-4.1", "too_far", steps=2)
    assert refusal != "FC-4.1"
    assert repr(refusal) == "Refusal('FC-4.1', 'too_far', steps=3)"


def test_a_rule_error_says_the_reason_and_the_rule() -> None:
    assert str(RuleError(Refusal("FC-4.1", "too_far"))) == "too far [FC-4.1]"


def test_a_log_collects_in_order_and_a_silent_one_asks_for_nothing() -> None:
    log = Log()
    log.add(Noted(rule="TG-1.1"))
    log.add(Noted(rule="TG-1.2"))

    assert [event.rule for event in log.events] == ["TG-1.1", "TG-1.2"]
    assert log.on
    assert not log.barrier
    assert not silent().on


def test_events_for_one_seat_are_seen_by_that_seat_alone() -> None:
    secret, open_ = Noted(rule="TG-1.1", audience=1), Noted(rule="TG-1.2")

    assert open_.audience == EVERYONE
    assert visible([secret, open_], 1) == [secret, open_]
    assert visible([secret, open_], 0) == [open_]
    assert visible([secret, open_], None) == [open_]


# -- step -----------------------------------------------------------------------------------------


def new_game() -> State:
    return SPEC.rules.setup(resolve_options(SPEC.meta, {}), CONTENT, ScriptedChance([]))


def test_a_listed_action_is_carried_out_and_reported() -> None:
    state, log = new_game(), Log()

    step(SPEC, state, Draw(0), ScriptedChance(["bitter"]), log)

    assert log.events == [Drawn(rule="TG-2.1", seat=0, pill="pill:bitter", tray="tray:0")]
    assert log.barrier
    assert SPEC.rules.dump(state)["trays"][0] == {"bitter": 1}


@pytest.mark.parametrize(
    ("action", "rule"),
    [(Draw(1), "TG-2.4"), (Stop(-1), "TG-2.4"), (Stop(99), "TG-2.4"), (Draw(0, "x"), "TG-2.1")],
)
def test_an_unlisted_action_is_refused_and_nothing_changes(action: AnyAction, rule: str) -> None:
    state, log, chance = new_game(), Log(), ScriptedChance(["sugar"])
    before = canonical(SPEC.rules.dump(state))

    with pytest.raises(RuleError) as caught:
        step(SPEC, state, action, chance, log)

    assert caught.value.refusal.rule == rule
    assert canonical(SPEC.rules.dump(state)) == before
    assert log.events == []
    assert not log.barrier
    assert chance.left() == 1


def test_a_refusal_is_explained_without_trying_the_action() -> None:
    refusal = why_not(SPEC, new_game(), Stop(1))

    assert str(RuleError(refusal)) == "not your turn [TG-2.4]"
    assert say_refusal(SPEC, language_of(SPEC), refusal) == (
        "Seat 1 must decide first (Draw a pill, or stop?)."
    )
