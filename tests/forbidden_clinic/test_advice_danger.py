"""What bots fear: cards that come up before anyone can help."""

from __future__ import annotations

from typing import Any

import pytest

from wardround.games.forbidden_clinic.advice import evaluate
from wardround.games.forbidden_clinic.advice.danger import Draws, incoming_chance, survival

from .table import ALL, EVERYBODY, Clinic, clinic

FAR_AWAY = dict.fromkeys(EVERYBODY, "5,5")
REST = sorted(ALL - {"0,0"})


def desk_in_danger(active: str, tokens: dict[str, str], **more: Any) -> Clinic:
    """The Front Desk is Stressed, its card is on top of the deck, no incoming card is left."""
    return clinic(
        active=active,
        tokens=FAR_AWAY | tokens,
        stressed=["0,0"],
        clinic_deck=[["0,0"], REST],
        treasure_discards="WI×2 EM×2",
        **more,
    )


def danger(table: Clinic) -> float:
    return Draws(table.state).danger(table.space("0,0"))


def test_help_comes_with_the_seats_that_can_get_there() -> None:
    desk = 0
    assert Draws(desk_in_danger("MD", {"MD": "2,1"}).state).help_in(desk) == 0
    assert Draws(desk_in_danger("MD", {"TN": "2,1"}).state).help_in(desk) == 1
    assert Draws(desk_in_danger("MD", {"PM": "2,1"}).state).help_in(desk) == 2
    # The House-Call Vet flies from anywhere, the Kennel Attendant comes diagonally.
    assert Draws(desk_in_danger("VT", {}).state).help_in(desk) == 2
    assert (
        Draws(desk_in_danger("HCV", {"KA": "3,3"}, flights=1, actions=1).state).help_in(desk) == 1
    )
    # Two steps and a Ready are not done with two actions, and the burned out wait for others.
    assert Draws(desk_in_danger("MD", {"MD": "2,1"}, actions=2).state).help_in(desk) == 5
    burned = clinic(active="MD", tokens=FAR_AWAY | {"MD": "1,0"}, empty=["1,0"])
    assert Draws(burned.state).help_in(desk) == 5


def test_a_known_card_is_certain_and_a_discard_needs_an_incoming_card() -> None:
    assert danger(desk_in_danger("MD", {"TN": "1,0"})) == 1.0
    assert danger(desk_in_danger("TN", {"TN": "1,0"})) == 0.0
    in_discards = clinic(active="MD", tokens=FAR_AWAY, stressed=["0,0"], clinic_discards=["0,0"])
    assert 0.0 < danger(in_discards) < 1.0
    calm = clinic(
        active="MD",
        tokens=FAR_AWAY,
        stressed=["0,0"],
        clinic_discards=["0,0"],
        treasure_discards="WI×2 EM×2",
    )
    assert incoming_chance(calm.state) == 0.0
    assert danger(calm) == 0.0


def test_a_draw_under_way_brings_only_the_cards_that_are_left() -> None:
    table = clinic(
        active="MD",
        tokens=FAR_AWAY,
        stressed=["0,0"],
        hands={"MD": "RB"},
        window="card",
        cards_left=1,
        treasure_discards="WI×2 EM×2",
    )
    draws = Draws(table.state)
    assert draws.drawn(0, 1) == pytest.approx(1 / 36)
    assert draws.drawn(0, 2) == pytest.approx(3 / 36)
    assert draws.waits[table.seat("MD")] == 8
    assert draws.waits[table.seat("TN")] == 1


def test_nearer_help_and_a_key_are_worth_something() -> None:
    nobody = desk_in_danger("MD", {"CSL": "5,5"})
    late = desk_in_danger("MD", {"TN": "1,0"})
    there = desk_in_danger("MD", {"MD": "1,0"})
    assert survival(nobody.state, 0) <= survival(late.state, 0) < survival(there.state, 0)
    values = [survival(late.state, keys) for keys in (0, 1, 2, 3)]
    assert values[0] < values[1] < values[2] == values[3]
    assert evaluate(late.state, 0) == pytest.approx(0.0)
    assert evaluate(desk_in_danger("MD", {"TN": "1,0"}, hands={"PM": "RV"}).state, 0) > 0.1


def test_the_last_tile_of_an_open_treasure_is_feared_for() -> None:
    def worth(**more: Any) -> float:
        table = clinic(active="MD", tokens=FAR_AWAY, empty=["2,1"], stressed=["3,1"], **more)
        return survival(table.state, 0)

    assert worth(captured=["OT"]) > worth()
    assert worth() > worth(tick=6)
