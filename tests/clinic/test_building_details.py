"""Chapter 4 in detail: supplies, limits, prices, and why something cannot be built."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clinic.table import (
    LW,
    build,
    clinic,
    components,
    lw,
    offered,
    play,
    reason,
    state,
    with_money,
)
from wardround.games.clinic.rules.building import in_supply
from wardround.games.clinic.rules.geometry import times_from
from wardround.games.clinic.rules.state import left_of
from wardround.testkit import Play, rule

CORNER: dict[str, Any] = {
    "entrances": ["W0"],
    "modules": {"0,0,0": "hub/psychiatry", "1,0,0": "treatment", "1,1,0": "supply"},
}
"""A clinic around the corner space 0,0,0."""


def building(board: dict[str, Any] = LW, **more: Any) -> Play:
    return play(board, phase="build", **more)


# -- supplies and limits ------------------------------------------------------------------------


@rule("CL-4.7", "CL-R55")
@pytest.mark.parametrize(
    ("supply", "there"),
    [
        ({"garden": 0}, False),
        ({"garden": 1}, True),
        ({"conveyor": 0}, False),
        ({"conveyor": 1}, False),
        ({"conveyor": 2}, True),
        ({"treatment": 1}, True),
        ({"treatment": 0}, False),
        ({"entrance": 0}, False),
    ],
)
def test_the_last_pieces_of_a_supply(supply: dict[str, int], there: bool) -> None:
    t = building(supply=supply)
    (name,) = supply
    component = clinic(t).content.components[clinic(t).content.component_index[f"component:{name}"]]
    assert in_supply(state(t), clinic(t), component) is there


@rule("CL-4.7", "CL-R55")
def test_a_later_conveyor_needs_one_piece() -> None:
    assert "conveyor" in components(building(lw(stops=["1,2,0", "1,1,0"]), supply={"conveyor": 1}))
    assert "conveyor" not in components(building(supply={"conveyor": 1}))


@rule("CL-4.5", "CL-4.6", "CL-4.7")
def test_why_a_component_is_not_there() -> None:
    t = building(hubs={"cardiology": 0}, specials={"lab": 0}, supply={"garden": 0})
    assert reason(t, "0: build_component component:hub/cardiology") == ("CL-4.5", "not_in_supply")
    assert reason(t, "0: build_component component:special/lab") == ("CL-4.5", "not_in_supply")
    assert reason(t, "0: build_component component:garden") == ("CL-4.7", "not_in_supply")
    assert reason(t, "0: build_component component:floor_board") == ("CL-4.7", "no_such_component")
    assert {"hub/cardiology", "special/lab", "garden"} & components(t) == set()


@rule("CL-4.3", "CL-4.1")
def test_why_a_component_cannot_be_built() -> None:
    poor = with_money(building(), 1)
    assert reason(poor, "0: build_component component:garden") == ("CL-4.3", "too_dear")
    assert reason(poor, "0: build_component component:parking_upgrade") == ("CL-4.9", "no_space")
    assert components(poor) == set()
    t = building()
    build(t, "treatment", "0,2,0")
    build(t, "garden", "0,0,0")
    assert (components(t), clinic(with_money(t, 0)).money) == ({"supply"}, 0)
    assert (left_of(clinic(t)).components, left_of(clinic(t)).extra_supply) == (0, 1)
    assert reason(t, "0: build_component component:garden") == ("CL-4.1", "no_component_left")
    assert reason(t, "0: build_component component:supply") == ("CL-4.3", "too_dear")
    assert t.choices() == ["done"]


@rule("CL-4.8", "CL-R4")
def test_the_limit_of_a_round_is_an_option() -> None:
    t = building(options={"hub_special_limit": True})
    build(t, "hub/cardiology", "3,2,0")
    assert reason(t, "0: build_component component:hub/ophthalmology") == ("CL-4.8", "one_a_round")
    assert {"garden", "treatment", "special/lab", "conveyor"} <= components(t)
    assert (clinic(t).hubs_built, clinic(t).specials_built) == (1, 0)
    build(t, "special/lab", "0,0,0")
    assert (clinic(t).hubs_built, clinic(t).specials_built) == (1, 1)
    t = building(options={"hub_special_limit": True})
    build(t, "special/lab", "0,0,0")
    assert reason(t, "0: build_component component:special/triage") == ("CL-4.8", "one_a_round")
    assert {"garden", "treatment", "hub/cardiology"} <= components(t)
    free = building()
    build(free, "special/lab", "0,0,0")
    assert "special/triage" in components(free)


# -- prices -------------------------------------------------------------------------------------


@rule("CL-4.2", "CL-4.3")
@pytest.mark.parametrize(
    ("component", "space", "price"),
    [
        ("entrance", "W2", 2),
        ("entrance", "W0", 2),
        ("hub/cardiology", "3,2,0", 2),
        ("special/lab", "1,1,1", 3),
        ("helipad", "1,1,1", 3),
        ("garden", "0,0,0", 2),
        ("parking", "0,0,0", 2),
    ],
)
def test_a_component_is_built_for_exactly_its_price(component: str, space: str, price: int) -> None:
    two_doors = {**CORNER, "entrances": ["S1"], "modules": {**CORNER["modules"], "0,2,0": "lab"}}
    board = two_doors if component == "entrance" else LW
    t = with_money(building(board), price)
    build(t, component, space)
    assert clinic(t).money == 0
    poor = building(board)
    poor.do(f"0: build_component component:{component}")
    assert space not in offered(with_money(poor, price - 1), "build_space")


@rule("CL-4.2", "CL-4.3")
def test_spaces_that_can_be_paid() -> None:
    garden = clinic(building()).content.components[
        clinic(building()).content.component_index["component:garden"]
    ]
    shape = clinic(building()).shape
    ground, first, second, third = shape.floor_spaces
    assert garden.affordable[0] == [
        *[0, 0],
        ground,
        ground | first,
        ground | first | second,
        ground | first | second | third,
    ]
    helipad = clinic(building()).content.components[
        clinic(building()).content.component_index["component:helipad"]
    ]
    assert helipad.affordable[0][:4] == [0, 0, 0, first]


@rule("CL-4.6", "CL-4.7", "CL-4.19")
def test_pieces_leave_their_supplies() -> None:
    t = building(CORNER)
    build(t, "garden", "3,2,0")
    build(t, "parking", "3,1,0")
    data = t.dump()
    assert (data["stock"]["garden"], data["stock"]["parking"]) == (11, 23)
    assert data["stock"]["entrance"] == -1
    t = building()
    stock = t.dump()["stock"]
    build(t, "special/lab", "0,0,0")
    assert t.dump()["stock"] == stock, "special modules come from their stacks"
    assert t.dump()["special_up"] == {"operating_room": 1, "outpatient": 1, "triage": 1}
    build(t, "treatment", "0,2,0")
    assert t.dump()["stock"]["treatment"] == 13


@rule("CL-4.44", "CL-4.46", "CL-4.48")
def test_an_entrance_stands_where_it_was_built() -> None:
    assert "entrance" not in components(building(CORNER))
    t = building({**CORNER, "modules": {**CORNER["modules"], "0,1,0": "lab"}})
    t.do("0: build_component component:entrance")
    assert offered(t, "build_space") == {"W1"}
    t.do("0: build_space entrance:0/W1")
    assert sorted(t.dump()["boards"][0]["entrances"]) == ["W0", "W1"]


# -- conveyors ----------------------------------------------------------------------------------


@rule("CL-4.50", "CL-4.49", "CL-4.3", "CL-4.4")
def test_a_first_conveyor_may_begin_in_the_corner() -> None:
    t = building(CORNER)
    before = times_from(clinic(t), 0, False)[clinic(t).shape.at(1, 0, 0)]
    t.do("0: build_component component:conveyor")
    t.do("0: build_space space:0/0,0,0")
    assert t.awaiting.decision == "build_space"
    assert offered(t, "build_space") == {"1,0,0"}
    t.do("0: build_space space:0/1,0,0")
    assert t.dump()["boards"][0]["stops"] == ["0,0,0", "1,0,0"]
    assert (clinic(t).money, t.dump()["stock"]["conveyor"]) == (13, 18)
    assert left_of(clinic(t)).components == 1
    after = times_from(clinic(t), 0, False)[clinic(t).shape.at(1, 0, 0)]
    assert (before, after) == (1, 0)


# -- why not there ------------------------------------------------------------------------------


@rule("CL-4.9", "CL-4.44")
def test_places_that_are_no_spaces() -> None:
    for component, place, expected in (
        ("garden", "entrance:0/W0", ("CL-4.9", "no_such_space")),
        ("garden", "helipad:0/0,0,0", ("CL-4.9", "no_such_space")),
        ("conveyor", "space:0/9,9,9", ("CL-4.9", "no_such_space")),
        ("entrance", "helipad:0/0,0,0", ("CL-4.44", "no_such_space")),
        ("entrance", "space:0/3,2,3", ("CL-4.44", "no_entrance_space")),
    ):
        t = building({**CORNER, "modules": {**CORNER["modules"], "0,1,0": "lab"}})
        t.do(f"0: build_component component:{component}")
        assert reason(t, f"0: build_space {place}") == expected, (component, place)


@rule("CL-4.44")
def test_an_entrance_without_a_place_cites_its_own_rule() -> None:
    t = building({"modules": {"0,1,1": "lab"}})
    assert reason(t, "0: build_component component:entrance") == ("CL-4.44", "no_space")


@rule("CL-4.14", "CL-4.17", "CL-4.22")
def test_a_car_beside_is_the_last_reason() -> None:
    t = building(lw(cars=["v2,2"]))
    t.do("0: build_component component:special/lab")
    assert reason(t, "0: build_space space:0/2,2,0") == ("CL-4.14", "car_beside")
    assert reason(t, "0: build_space space:0/3,2,0") == ("CL-4.14", "car_beside")
    t = building(lw(cars=["v2,2"]))
    t.do("0: build_component component:hub/cardiology")
    assert reason(t, "0: build_space space:0/3,2,0") == ("CL-4.14", "car_beside")
    assert reason(t, "0: build_space space:0/3,1,0") == ("CL-4.22", "hub_on_floor")
    two = building(lw(modules={"3,2,0": "supply"}))
    two.do("0: build_component component:special/lab")
    assert reason(two, "0: build_space space:0/2,2,0") == ("CL-4.17", "two_buildings")


@rule("CL-4.11", "CL-4.21", "CL-4.24", "CL-4.28", "CL-4.30")
def test_which_rule_keeps_equal_colours_apart() -> None:
    board = lw(modules={"0,1,0": "lab"})
    for component, space, expected in (
        ("hub/cardiology", "0,2,0", "CL-4.21"),
        ("treatment", "1,0,0", "CL-4.24"),
        ("supply", "2,0,0", "CL-4.28"),
        ("special/triage", "0,0,0", "CL-4.30"),
    ):
        t = building(board)
        t.do(f"0: build_component component:{component}")
        assert reason(t, f"0: build_space space:0/{space}") == (expected, "same_colour_beside")


@rule("CL-18.2", "CL-18.3", "CL-2.22")
def test_an_extinguisher_stands_on_its_module() -> None:
    t = building(options={"extinguishers": True})
    build(t, "extinguisher", "2,1,0")
    assert t.dump()["boards"][0]["slow"] == ["2,1,0"]
