"""Chapters 2, 7, 13, 15 and 16 in detail: ways, cars, stacks, points and goals."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.clinic.table import (
    FULL,
    LIBRARY,
    LW,
    build,
    clinic,
    finish_round,
    lw,
    meets,
    named,
    play,
    points,
    reason,
    state,
)
from wardround.core.chance import SeededChance
from wardround.core.log import silent
from wardround.games.clinic import SPEC
from wardround.games.clinic.rules.administration import (
    prepare_round,
    tire_doctors,
    train_doctors,
    turn_tiles,
)
from wardround.games.clinic.rules.building import placing_spaces
from wardround.games.clinic.rules.ending import end_game, result, title_for
from wardround.games.clinic.rules.geometry import next_stops, operational, times_from
from wardround.games.clinic.rules.parking import (
    ask_to_leave,
    car_places,
    free_places,
    has_free_place,
)
from wardround.testkit import Play, rule


def times(t: Play, start: str, outdoors: bool = True) -> dict[str, int]:
    """The time from a space to every space that can be reached."""
    b = clinic(t)
    found = times_from(b, b.shape.space_names.index(start), outdoors)
    return {b.shape.space_names[k]: time for k, time in enumerate(found) if time != -1}


# -- buildings and ways ---------------------------------------------------------------------------


@rule("CL-2.8", "CL-2.14")
def test_a_room_works_as_soon_as_it_is_built() -> None:
    t = play(LW, phase="build")
    assert named(clinic(t), operational(clinic(t))) == {"1,1,0"}
    build(t, "treatment", "2,2,0")
    assert named(clinic(t), operational(clinic(t))) == {"1,1,0", "2,2,0"}


@rule("CL-2.8")
def test_buildings_are_the_same_after_loading() -> None:
    modules = {"0,0,0": "hub/psychiatry", "1,0,0": "treatment", "3,2,0": "supply"}
    t = play({"modules": modules})
    loaded = SPEC.rules.load(t.options, SPEC.rules.content(LIBRARY.tables), t.dump())
    assert loaded.boards[0].buildings == clinic(t).buildings
    assert len(clinic(t).buildings) == 2


@rule("CL-4.17", "CL-4.20")
def test_a_corner_beside_one_building_is_open() -> None:
    modules = {"1,0,0": "hub/psychiatry", "3,2,0": "supply"}
    t = play({"modules": modules, "entrances": ["S1"]})
    number = clinic(t).content.component_index["component:treatment"]
    spaces = named(clinic(t), placing_spaces(state(t), clinic(t), number))
    assert "0,0,0" in spaces
    one = play({"modules": {"1,0,0": "hub/psychiatry"}, "entrances": ["S1"]})
    assert "0,0,0" in named(clinic(one), placing_spaces(state(one), clinic(one), number))


@rule("CL-4.51", "CL-4.54")
def test_a_later_stop_is_aligned_with_the_network() -> None:
    modules = {"0,0,0": "lab", "1,1,0": "treatment", "2,1,0": "supply", "1,2,0": "hub/psychiatry"}
    t = play({"modules": modules, "stops": ["1,1,0", "2,1,0"], "entrances": ["S1"]})
    assert named(clinic(t), next_stops(clinic(t))) == {"1,2,0"}


@rule("CL-9.9", "CL-9.10", "CL-9.13")
def test_every_way_is_measured_step_by_step() -> None:
    modules = {"0,0,0": "lab", "3,2,0": "supply", "3,2,1": "treatment"}
    t = play({"modules": modules, "entrances": ["W0"]})
    found = times(t, "3,2,0")
    assert found["0,0,0"] == 5
    assert found["3,2,1"] == 1
    assert {space: found[space] for space in ("3,1,0", "2,2,0", "2,1,0", "0,2,0")} == {
        "3,1,0": 1,
        "2,2,0": 1,
        "2,1,0": 2,
        "0,2,0": 3,
    }
    assert "0,0,1" not in found
    inside = play({"modules": modules, "entrances": ["W0"]})
    assert times(inside, "3,2,0", outdoors=False) == {"3,2,0": 0, "3,2,1": 1}
    bare = play({"modules": {"3,2,0": "supply"}, "entrances": ["W0"]})
    assert times(bare, "3,2,0")["0,0,0"] == 5


@rule("CL-18.5", "CL-18.6", "CL-9.11", "CL-9.10")
def test_extinguishers_slow_every_way_in() -> None:
    modules = {"0,0,0": "hub/psychiatry", "3,0,0": "supply"}
    board = {"modules": modules, "entrances": ["W0"], "extinguishers": ["3,0,0"]}
    on = {"extinguishers": True}
    t = play({**board, "stops": ["0,0,0", "3,0,0"]}, options=on)
    assert times(t, "0,0,0", outdoors=False) == {"0,0,0": 0, "3,0,0": 1}
    t = play(board, options=on)
    assert times(t, "0,0,0")["3,0,0"] == 3 + 1
    assert times(t, "3,0,0")["0,0,0"] == 3


# -- cars -----------------------------------------------------------------------------------------


@rule("CL-5.9", "CL-7.6", "CL-7.3")
@pytest.mark.parametrize(
    ("size", "parked", "free"), [(2, 1, True), (2, 2, False), (3, 2, True), (3, 3, False)]
)
def test_the_last_place_of_a_tile(size: int, parked: int, free: bool) -> None:
    tiles = {"0,0,0": size, "3,2,0": 2}
    t = play(lw(parking=tiles, cars=[*FULL, *["0,0,0"] * parked, *["3,2,0"] * 2]))
    b = clinic(t)
    assert free_places(b) == ([b.shape.first_tile] if free else [])
    assert has_free_place(b) is free


@rule("CL-7.6", "CL-7.8")
def test_places_on_tiles_are_numbered_after_the_borders() -> None:
    board = lw(parking={"3,2,0": 2}, cars=[*FULL, "3,2,0"])
    t = play(board)
    b = clinic(t)
    tile = b.shape.first_tile + b.shape.at(3, 2, 0)
    assert free_places(b) == [tile]
    assert tile in car_places(b)
    assert len(car_places(b)) == len(FULL) + 1


@rule("CL-7.3", "CL-7.5", "CL-7.6")
def test_why_a_car_cannot_be_parked() -> None:
    board = lw(parking={"0,0,0": 2}, cars=["v0,0", "0,0,0", "0,0,0"])
    t = play(board, phase="hire")
    t.do("0: hire_person display:nurse")
    for place, expected in (
        ("nonsense:404", ("CL-7.1", "no_such_place")),
        ("space:0/0,0,0", ("CL-7.6", "tile_full")),
        ("space:0/3,2,0", ("CL-7.6", "no_parking_tile")),
        ("border:0/v0,0", ("CL-7.3", "taken")),
        ("border:0/v1,1", ("CL-7.3", "module_beside")),
        ("border:0/v-1,0", ("CL-7.5", "outer_edge")),
    ):
        assert reason(t, f"0: park_car {place}") == expected, place


@rule("CL-7.9")
def test_a_clinic_without_cars_owes_none() -> None:
    t = play(LW)
    s, b = state(t), clinic(t)
    b.to_leave = 2
    ask_to_leave(s, b, silent())
    assert b.to_leave == 0


@rule("CL-4.57", "CL-4.59", "CL-7.7")
def test_cars_go_into_a_new_tile() -> None:
    t = play(lw(people=["nurse @ 1,2,0", "nurse @ 1,2,0"], cars=["v0,0", "h3,1"]), phase="build")
    t.do("0: build_component component:parking")
    t.do("0: build_space space:0/3,2,0")
    assert t.targets("repark") == {"border:0/v0,0", "border:0/h3,1"}
    t.do("0: repark border:0/v0,0")
    assert t.targets("repark") == {"border:0/h3,1"}
    corner = clinic(t).shape.at(3, 2, 0)
    assert t.dump()["boards"][0]["parked"][corner] == 1
    t.do("0: repark border:0/h3,1")
    assert (t.dump()["boards"][0]["parked"][corner], t.dump()["boards"][0]["cars"]) == (2, [])
    assert t.awaiting.decision == "build_component"


# -- Administration -------------------------------------------------------------------------------


@rule("CL-13.1", "CL-13.2", "CL-13.4", "CL-13.5")
def test_the_next_round_is_prepared() -> None:
    t = play(LW, university=["orange", "white"], doctors={})
    s = state(t)
    s.turn = 3
    prepare_round(s, SeededChance(1), silent())
    assert (s.round, s.turn, s.university) == (1, 0, [3, 1])
    t = play(LW, university=["red", "-"], doctors={})
    prepare_round(state(t), SeededChance(1), silent())
    assert state(t).university == [3, -1]


@rule("CL-13.5", "CL-1.26")
def test_white_doctors_stay_at_the_university() -> None:
    t = play(LW, university=["-", "white"], doctors={"white": 1})
    prepare_round(state(t), SeededChance(1), silent())
    assert state(t).university == [1, 0]
    assert state(t).doctors.size() == 0


@rule("CL-13.7", "CL-13.8", "CL-19.5")
def test_who_trains_and_who_tires() -> None:
    people = [
        *("white doctor @ 0,1,0", "orange doctor @ 1,2,0", "yellow doctor @ W0"),
        *("purple doctor @ 1,2,0", "white doctor @ 1,2,0"),
    ]
    board = {**LW, "entrances": ["W0"], "modules": {"0,1,0": "lab"}, "people": people}
    t = play(board, options={"workaholics": True})
    train_doctors(state(t), silent())
    assert (clinic(t).colour, clinic(t).popularity) == ([2, 2, 1, 4, 0], 1)
    tire_doctors(state(t), silent())
    assert clinic(t).colour == [2, 1, 0, 4, 0]


@rule("CL-4.6", "CL-13.11")
def test_only_stacks_without_a_tile_turn_one_up() -> None:
    t = play(LW, {}, {}, hubs={"cardiology": 0}, specials={"lab": 0})
    s = state(t)
    lab = s.rules.content.specials[1]
    up, down = s.special_up[:], s.special_down[:]
    turn_tiles(s, silent())
    assert (s.hub_up[:4], s.hub_down[:4]) == ([1, 1, 1, 1], [0, 1, 2, 2])
    for kind in s.rules.content.specials:
        turned = kind == lab
        assert s.special_up[kind] == up[kind] + turned
        assert s.special_down[kind] == down[kind] - turned


# -- points and goals -----------------------------------------------------------------------------


@rule("CL-15.3", "CL-15.9")
def test_points_for_staff() -> None:
    t = play(lw(people=["nurse @ 1,2,0", "nurse @ 1,2,0", "orderly @ 2,1,0"]))
    assert points(t)["staff"] == 2
    content = clinic(t).content
    staff = msgspec.structs.replace(content.scoring.staff, orderly=5)
    content.scoring = msgspec.structs.replace(content.scoring, staff=staff)
    assert points(t)["staff"] == 7


@rule("CL-15.10", "CL-15.11")
@pytest.mark.parametrize(
    ("popularity", "winner", "named_rule", "tie"),
    [((5, 3), 0, "CL-15.10", False), ((3, 5), 1, "CL-15.10", False), ((4, 4), 1, "CL-15.11", True)],
)
def test_who_wins(popularity: tuple[int, int], winner: int, named_rule: str, tie: bool) -> None:
    boards = [{"popularity": points} for points in popularity]
    t = play(*boards, order=[1, 0])
    end_game(state(t), silent())
    outcome = result(state(t))
    assert (outcome.winners, outcome.rule) == ((winner,), named_rule)
    assert outcome.facts["tie"] is tie
    assert outcome.ranks == ((1, 2) if winner == 0 else (2, 1))


ROOMS: dict[str, Any] = {
    "modules": {
        "1,1,0": "hub/psychiatry",
        "0,1,0": "treatment",
        "2,1,0": "treatment",
        "0,0,0": "supply",
        "2,0,0": "supply",
        "1,1,1": "supply",
    },
    "entrances": ["S1"],
}


@rule("CL-16.3")
def test_goal_two_buildings() -> None:
    assert not meets("two_buildings", LW)
    one = {"3,0,0": "supply", "0,0,0": "hub/psychiatry", "0,1,0": "treatment", "0,2,0": "supply"}
    assert not meets("two_buildings", {"modules": one}), "the other building treats nobody"
    apart = {
        "0,0,0": "hub/psychiatry",
        "0,1,0": "treatment",
        "0,2,0": "supply",
        "2,0,0": "hub/cardiology",
        "2,1,0": "treatment",
        "2,2,0": "supply",
    }
    assert meets("two_buildings", {"modules": apart})


@rule("CL-16.3")
@pytest.mark.parametrize(
    ("doctors", "nurses", "met"), [(4, 4, True), (3, 4, False), (4, 3, False), (2, 2, False)]
)
def test_goal_big_team(doctors: int, nurses: int, met: bool) -> None:
    people = ["white doctor @ 1,2,0"] * doctors + ["nurse @ 1,2,0"] * nurses
    board = lw(people=[*people, "orderly @ 2,1,0"], parking={"3,2,0": 3, "3,1,0": 3})
    assert meets("big_team", board) is met


@rule("CL-16.3")
def test_goal_both_services() -> None:
    assert not meets("both_services", ROOMS), "two rooms of one service"
    both = {
        "1,0,0": "hub/psychiatry",
        "0,0,0": "treatment",
        "1,1,0": "treatment",
        "0,1,0": "supply",
        "3,1,0": "hub/cardiology",
        "3,0,0": "treatment",
        "3,2,0": "treatment",
        "3,0,1": "supply",
        "3,2,1": "supply",
    }
    assert meets("both_services", {"modules": both})
    assert not meets("both_services", {"modules": {**both, "3,2,0": "lab"}})


@rule("CL-16.4", "CL-16.5")
def test_titles_and_missed_goals() -> None:
    t = play(LW, options={"seats": 1}, goal="swift")
    s = state(t)
    for popularity, title in ((-2000, "Intern"), (29, "Intern"), (30, "Resident"), (50, "Chief")):
        assert title_for(s, popularity) == title
    end_game(s, silent())
    met = result(s)
    assert (met.reason, met.winners, met.ranks) == ("goal_met", (0,), (1,))
    t = play(lw(time=19), options={"seats": 1}, goal="swift")
    end_game(state(t), silent())
    missed = result(state(t))
    assert (missed.reason, missed.winners, missed.ranks) == ("goal_missed", (), (1,))


@rule("CL-13.8", "CL-19.10")
def test_a_purple_doctor_who_treated_nobody_stays() -> None:
    t = finish_round(lw(people=["purple doctor @ 1,2,0"]), options={"workaholics": True})
    assert (clinic(t).colour, t.awaiting.decision) == ([4], "select_action")
