"""The notation of positions: what it refuses, and how states are saved."""

from __future__ import annotations

from typing import Any

import pytest

from wardround.core.game import PositionError
from wardround.games import language_of
from wardround.games.healthy_heart import SPEC
from wardround.presentation.language import LANGUAGES
from wardround.presentation.localize import say_position_error

from .table import LIBRARY, hospital, new_game


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("cast", ["derring"]),
        ("cast", ["derring", "aorta", "aorta", "cast", "dream"]),
        ("cast", ["aorta", "derring", "couch", "cast", "dream"]),
        ("money", -1),
        ("money", True),
        ("triage", {"left.heart": 2}),
        ("triage", {"left.cardio": 0}),
        ("triage", [1]),
        ("wards", {"cardio": [1, 1, 1, 1, 1]}),
        ("ors", {"cardio": 2}),
        ("clinic", ["cardio 1"]),
        ("er", ["left.cardio"]),
        ("rooms", ["bar"]),
        ("rooms", ["er", "er"]),
        ("rooms", ["er huge"]),
        ("priority", "left.cardio"),
        ("abilities", {"cardio": "magic"}),
        ("training", {"glass": ["coroner"]}),
        ("training", {"aorta": ["coroner", "coroner", "coroner"]}),
        ("pool", ["magic"]),
        ("staff", {"lawyer": "parking_lot"}),
        ("staff", {"ward_nurse": "moon"}),
        ("job", ["butler"]),
        ("job", ["-"]),
        ("used", ["medical.glass"]),
        ("used", ["chief", "chief"]),
        ("cemetery", [7]),
        ("discard", {"red": 17}),
        ("discard", {"pink": 1}),
        ("cup", {"red": 99}),
        ("pile", 99),
        ("left", "picnic"),
        ("procedure", ["black", "cardio"]),
        ("passed", [9]),
        ("phase", "night"),
        ("phase", "rounds"),
        ("phase", "housekeeping"),
        ("phase", "ambulance"),
        ("guard_front", 1),
        ("admin_spent", 3),
        ("fired", ["aorta"]),
        ("proxies", {"left.cardio": 1}),
    ],
)
def test_a_position_that_makes_no_sense_is_explained(key: str, value: Any) -> None:
    with pytest.raises(PositionError) as caught:
        hospital(**{key: value})
    for words, said in zip(LANGUAGES, ("expected", "erwartet", "attendu"), strict=True):
        told = say_position_error(language_of(SPEC, words), caught.value)
        assert told.startswith(f"position.{key}"), told
        assert f"{said} " in told
        assert "wants-" not in told


def test_a_key_that_no_position_has_is_named() -> None:
    with pytest.raises(PositionError, match=r"position: expected key triage, .*, got 'nonsense'"):
        hospital(nonsense=1)


def test_a_position_is_saved_and_loaded() -> None:
    h = hospital(
        seats=2,
        money=12,
        prestige=30,
        rooms=["er", "break_room improved", "or_cardio improved", "clinic"],
        er=["left.cardio"],
        clinic=["trauma 2"],
        ors={"cardio": "5 flatline"},
        wards={"trauma": [4, 1]},
        triage={"right.cardio": 3},
        abilities={"trauma": "costly_death"},
        aside=["auto_worse"],
        training={"aorta": ["coroner", "bedside_manner"]},
        pool=["award"],
        staff={"lawyer": "office", "ward_nurse": "ward:trauma", "security_guard": "parking_lot"},
        job=["or_nurse", "-"],
        used=["chief", "medical.break_room"],
        cemetery=[1, 4],
        coroner_graves=1,
        fired=["glass"],
        discard={"black": 3},
        left="heat_wave",
        under=["full_moon"],
        procedure=["yellow", "internal"],
        passed=[1],
        admin_spent=True,
        hide_used=True,
        turn=5,
    )
    data = h.dump()
    again = SPEC.rules.load(h.options, h.content, data)
    assert SPEC.rules.dump(again) == data
    assert SPEC.rules.legal(again) == SPEC.rules.legal(h.state)
    assert SPEC.rules.view(again, 0) == h.view(0)


def test_a_clone_is_independent() -> None:
    h = new_game(4, seats=3)
    before = h.dump()
    clone = h.state.clone()
    assert SPEC.rules.dump(clone) == before
    for name in type(clone).__slots__:
        value = getattr(clone, name)
        if isinstance(value, list) and name != "choices":
            value.append(0)
    assert h.dump() == before


def test_every_state_of_a_game_can_be_saved() -> None:
    h = new_game(8, seats=2, award_timing="hold", shared_consent=True)
    for step in range(400):
        if h.outcome is not None:
            break
        data = h.dump()
        again = SPEC.rules.load(h.options, SPEC.rules.content(LIBRARY.tables), data)
        assert SPEC.rules.dump(again) == data
        number = step * 7 % len(h.choices())
        seat = SPEC.rules.legal(h.state)[number].seat
        h.do(f"{seat}: {h.choices()[number]}", seed=step)
