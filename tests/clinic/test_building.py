"""Chapter 4: building."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clinic.table import (
    LW,
    build,
    cars,
    clinic,
    components,
    lw,
    offered,
    play,
    refused_space,
    spaces_for,
    state,
    walk,
)
from wardround.core.game import PositionError
from wardround.core.log import silent
from wardround.games.clinic.rules.administration import train_doctors
from wardround.games.clinic.rules.care import treating_rooms
from wardround.games.clinic.rules.moving import finish_move
from wardround.games.clinic.rules.state import Moving, left_of
from wardround.testkit import Play, case, rule


@rule("CL-4.10", "CL-2.22")
@case("CL-C2")
def test_upper_floors_need_a_module_below() -> None:
    spaces = spaces_for("special/lab", LW)
    assert {s for s in spaces if s.endswith(",1")} == {"1,1,1", "1,2,1", "2,1,1"}
    assert refused_space("special/lab", "0,0,1", LW) == "CL-4.10"
    t = play(lw(modules={"1,1,1": "supply", "1,1,2": "treatment"}), phase="build")
    build(t, "special/lab", "1,1,3")
    assert clinic(t).module[clinic(t).shape.at(1, 1, 3)]


@rule("CL-4.11", "CL-4.28", "CL-4.9")
@case("CL-C3")
def test_supply_rooms_keep_apart() -> None:
    spaces = spaces_for("supply", LW)
    assert {s[:3] for s in spaces if s.endswith(",0")} == {"0,0", "1,0", "3,0", "0,1", "0,2", "3,2"}
    assert {s for s in spaces if s.endswith(",1")} == {"1,1,1", "1,2,1"}
    for space in ("2,0,0", "3,1,0", "2,2,0", "2,1,1"):
        assert refused_space("supply", space, LW) == "CL-4.28"
    assert refused_space("supply", "1,1,0", LW) == "CL-4.9"


@rule("CL-4.14", "CL-4.37", "CL-4.56", "CL-R7", "CL-7.4")
@case("CL-C4")
def test_cars_block_modules_but_not_gardens_and_parking() -> None:
    board = lw(cars=["v0,0", "h3,0", "v2,2"])
    blocked = {"0,0,0", "1,0,0", "3,0,0", "3,1,0", "2,2,0", "3,2,0"}
    assert not blocked & spaces_for("special/lab", board)
    assert refused_space("special/lab", "0,0,0", board) == "CL-4.14"
    assert blocked <= spaces_for("garden", board)
    assert blocked <= spaces_for("parking", board)
    t = play(board, phase="build")
    build(t, "garden", "0,0,0")
    assert cars(t) == 3


@rule("CL-4.12", "CL-4.13", "CL-4.21", "CL-4.30", "CL-4.24")
@case("CL-C5")
def test_hubs_and_special_modules_keep_apart_whatever_they_are() -> None:
    for space in ("0,2,0", "1,2,1"):
        assert refused_space("hub/cardiology", space, LW) == "CL-4.21"
    board = lw(modules={"3,1,0": "lab"})
    for space in ("3,0,0", "3,2,0"):
        assert refused_space("special/outpatient", space, board) == "CL-4.30"
    assert refused_space("treatment", "1,0,0", LW) == "CL-4.24"


@rule("CL-4.50", "CL-4.51", "CL-4.55", "CL-9.11", "CL-R28", "CL-9.7")
@case("CL-C30")
def test_a_first_conveyor_has_two_stops() -> None:
    t = play(lw(people=["nurse @ S1"]), phase="build")
    t.do("0: build_component component:conveyor")
    t.do("0: build_space space:0/1,2,0")
    assert t.refused("0: build_space space:0/2,1,0") == "CL-4.50"
    t.do("0: build_space space:0/1,1,0")
    assert clinic(t).money == 13
    build(t, "conveyor", "2,1,0")
    assert clinic(t).money == 11
    board = lw(stops=["1,2,0", "1,1,0", "2,1,0"], people=["orderly @ S1"])
    assert walk(play(board, phase="move"), 0, "2,1,0") == 1
    tower = lw(modules={"1,1,1": "supply"})
    t = play(tower, phase="build")
    t.do("0: build_component component:conveyor")
    t.do("0: build_space space:0/1,1,1")
    t.do("0: build_space space:0/1,1,0")
    assert clinic(t).money == 13


@rule("CL-4.40", "CL-4.41", "CL-4.42", "CL-4.43", "CL-9.8", "CL-6.1", "CL-R30")
@case("CL-C33")
def test_helipads() -> None:
    t = play(LW, phase="build")
    build(t, "helipad", "1,1,1")
    assert clinic(t).money == 12
    assert t.refused("0: build_component component:lab") == "CL-4.7"
    assert refused_space("special/lab", "1,1,1", lw(helipads=["1,1,1"])) == "CL-4.9"
    assert refused_space("helipad", "0,0,1", LW) == "CL-4.40"
    assert (
        walk(play(lw(helipads=["1,1,1"], people=["nurse @ H1,1,1"]), phase="move"), 0, "1,1,0") == 1
    )
    t = play(lw(helipads=["1,1,1"]), phase="admit", notepad={"psychiatry": "---W"})
    assert left_of(clinic(t)).queue_points == 3
    top = lw(modules={"1,1,1": "supply", "1,1,2": "treatment", "1,1,3": "supply"})
    assert not {s for s in spaces_for("helipad", top) if s.startswith("1,1")}


@rule("CL-4.57", "CL-4.58", "CL-4.59", "CL-4.60", "CL-7.6", "CL-7.7", "CL-R5", "CL-4.19", "CL-R60")
@case("CL-C35")
def test_parking_is_built_and_upgraded_in_one_action() -> None:
    t = play(lw(cars=["v0,0", "h3,0", "v2,2"]), phase="build")
    build(t, "parking", "0,0,0")
    t.do("0: repark border:0/v0,0")
    t.do("0: repark border:0/h3,0")
    assert clinic(t).money == 13
    build(t, "parking_upgrade", "0,0,0")
    t.do("0: repark border:0/v2,2", seed=1)
    b = clinic(t)
    assert (b.money, b.cars, b.parked[0]) == (11, 0, 3)
    assert t.awaiting.decision == "select_action"


@rule("CL-4.57", "CL-4.58")
def test_moving_cars_into_parking_is_optional() -> None:
    t = play(lw(cars=["v0,0"]), phase="build")
    build(t, "parking", "0,0,0")
    assert t.refused("0: repark border:0/v1,0") == "CL-4.57"
    t.do("0: done")
    assert clinic(t).parked[0] == 0
    t.do("0: build_component component:parking_upgrade")
    assert t.refused("0: build_space space:0/3,0,0") == "CL-4.58"


@rule("CL-4.5", "CL-4.6", "CL-4.8", "CL-R25")
@case("CL-C36")
def test_a_taken_tile_is_gone_for_everybody_this_round() -> None:
    def both_build(**options: Any) -> Play:
        t = play(LW, {"layout": "yellow"}, order=[0, 1], options=options)
        t.do("0: select_action tile:build")
        t.do("1: select_action tile:build")
        build(t, "hub/cardiology", "2,1,1")
        return t

    t = both_build(hub_special_limit=True)
    assert not {name for name in components(t) if name.startswith("hub/")}
    assert t.refused("0: build_component component:hub/ophthalmology") == "CL-4.8"
    t = both_build()
    assert {name for name in components(t) if name.startswith("hub/")} == {
        "hub/psychiatry",
        "hub/ophthalmology",
    }
    t.do("0: done")
    assert t.deciders() == {1}, "the other player builds in the same action turn"
    assert "hub/cardiology" not in components(t, 1)
    assert t.refused("1: build_component component:hub/cardiology") == "CL-4.5"
    t.do("1: done", seed=1)
    for seat in (0, 1):
        t.do(f"{seat}: select_action tile:build", seed=1)
    assert "hub/cardiology" not in components(t), "nor comes another one before step 10"


@rule("CL-4.36", "CL-4.38", "CL-4.39", "CL-4.18")
@case("CL-C37")
def test_gardens_stand_on_the_ground_or_on_gardens() -> None:
    board = lw(gardens=["0,0,0"])
    t = play(board, phase="build")
    build(t, "garden", "0,0,1")
    assert clinic(t).money == 12
    assert refused_space("treatment", "0,0,1", board) == "CL-4.10"
    assert refused_space("helipad", "0,0,1", board) == "CL-4.40"
    assert refused_space("garden", "1,1,1", board) == "CL-4.36"
    assert "0,1,0" in spaces_for("garden", board)
    two = {"modules": {"0,0,0": "supply", "2,0,0": "treatment"}, "gardens": ["1,0,0"]}
    assert len(clinic(play(two)).buildings) == 2


@rule("CL-4.44", "CL-4.46", "CL-4.48")
@case("CL-C38")
def test_entrances_point_at_modules() -> None:
    assert refused_space("entrance", "S2", lw(modules={"3,2,0": "supply"})) == "CL-4.44"
    assert {"S3", "E2"} <= spaces_for("entrance", lw(modules={"3,2,0": "supply"}))
    assert refused_space("entrance", "S1", lw(modules={"3,2,0": "supply"})) == "CL-4.48"


@rule("CL-4.45")
def test_a_first_entrance_needs_a_hub() -> None:
    board = {"modules": {"1,2,0": "hub/psychiatry", "0,1,0": "supply"}}
    assert spaces_for("entrance", board) == {"S1"}
    assert refused_space("entrance", "W1", board) == "CL-4.45"


@rule("CL-4.26", "CL-4.27", "CL-4.1", "CL-4.4", "CL-R53", "CL-R31")
@case("CL-C91")
def test_a_treatment_room_allows_an_extra_supply_room() -> None:
    t = play(LW, phase="build")
    build(t, "treatment", "2,1,1")
    build(t, "supply", "0,0,0")
    assert left_of(clinic(t)).components == 1
    assert {"garden", "supply"} <= components(t)
    build(t, "supply", "3,2,0")
    assert clinic(t).left is None
    assert clinic(t).money == 15 - 3 - 2 - 2


@rule("CL-R4", "CL-4.26", "CL-4.1")
def test_two_treatment_rooms_allow_two_extra_supply_rooms() -> None:
    t = play(LW, phase="build")
    build(t, "treatment", "2,1,1")
    build(t, "treatment", "0,2,0")
    assert components(t) == {"supply"}
    assert t.refused("0: build_component component:garden") == "CL-4.1"
    build(t, "supply", "0,0,0")
    build(t, "supply", "3,2,0")
    assert t.awaiting.decision == "select_action"


@rule("CL-4.2", "CL-4.3")
def test_prices_by_floor_are_paid_from_savings() -> None:
    t = play(lw(money=2), phase="build")
    t.do("0: build_component component:treatment")
    assert {s for s in offered(t, "build_space") if not s.endswith(",0")} == set()
    assert t.refused("0: build_space space:0/2,1,1") == "CL-4.3"
    t = play(lw(money=2, people=["orderly @ 2,1,0"]), phase="hire", university=["red", "white"])
    assert t.awaiting.decision == "hire_person"
    with pytest.raises(PositionError):
        play(lw(money=1), phase="build")


@rule("CL-4.16", "CL-4.17", "CL-4.18")
def test_a_module_never_joins_two_buildings() -> None:
    board = lw(modules={"3,2,0": "supply"})
    assert "2,2,0" not in spaces_for("special/lab", board)
    assert refused_space("special/lab", "2,2,0", board) == "CL-4.17"
    assert "0,0,0" in spaces_for("special/lab", board)


@rule("CL-4.31", "CL-4.32", "CL-4.33", "CL-4.34", "CL-4.35")
def test_several_special_modules_of_one_kind() -> None:
    board = lw(
        modules={"0,1,0": "lab", "2,2,0": "outpatient", "1,1,1": "triage"},
        people=["white doctor @ 0,1,0", "white doctor @ 2,2,0", "white patient @ 2,2,0"],
    )
    t = play(board, phase="build", specials={"lab": 1})
    build(t, "special/lab", "3,1,0")
    b = clinic(t)
    assert b.of_kind[[k.id for k in b.content.kinds].index("lab")].bit_count() == 2
    assert [room.space for room in treating_rooms(state(t), b)] == [b.shape.at(2, 2, 0)]
    train_doctors(state(t), silent())
    assert b.colour[0] == 2
    b.moving = Moving()
    b.moving.spent = 4
    finish_move(state(t), b, silent())
    assert b.time == 1


@pytest.mark.parametrize("space", ["nonsense:404", "space:1/0,0,0", "space:0/9,9,9"])
def test_nonsense_is_refused(space: str) -> None:
    t = play(LW, phase="build")
    t.do("0: build_component component:garden")
    assert t.refused(f"0: build_space {space}") == "CL-4.9"
