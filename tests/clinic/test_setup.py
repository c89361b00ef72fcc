"""Chapter 1: setup, bonus tiles, initial clinics; hidden information; options."""

from __future__ import annotations

import copy

import pytest

from tests.clinic.table import (
    LIBRARY,
    LW,
    begun,
    cars,
    clinic,
    fresh,
    lw,
    offered,
    places,
    play,
    state,
)
from wardround.core.chance import SeededChance
from wardround.core.game import OptionError
from wardround.games.clinic import SPEC
from wardround.games.clinic.rules.decisions import imagine, legal
from wardround.games.clinic.rules.parking import open_streets
from wardround.games.clinic.show.view import view
from wardround.testkit import Play, case, rule, source_of, visible

SPECIALS = ("operating_room", "lab", "outpatient", "triage")


@rule("CL-1.1", "CL-1.6", "CL-1.7", "CL-1.8", "CL-1.9", "CL-1.10", "CL-1.11", "CL-1.12", "CL-1.13")
@rule("CL-1.21")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_pools_by_number_of_players(seats: int) -> None:
    data = fresh(5, seats=seats).dump()
    s = state(fresh(5, seats=seats))
    assert s.hub_up[: seats + 1] == [1 if seats < 4 else 0] + [1] * seats
    assert s.hub_down[: seats + 1] == [max(3 - seats, 0)] + [2] * seats
    assert data["stock"]["treatment"] == 16 - seats
    assert data["stock"]["supply"] == 4 * seats - seats
    assert (data["stock"]["garden"], data["stock"]["parking"]) == (12, 24)
    assert (data["stock"]["conveyor"], data["stock"]["entrance"]) == (20, -1)
    special = [data["special_up"].get(k, 0) + data["special_down"].get(k, 0) for k in SPECIALS]
    assert sorted(special) == {1: [0, 0, 1, 1], 2: [1] * 4, 3: [2] * 4, 4: [3] * 4}[seats]


@rule(
    "CL-1.22",
    "CL-1.23",
    "CL-1.24",
    "CL-1.25",
    "CL-1.27",
    "CL-1.28",
    "CL-1.29",
    "CL-1.30",
    "CL-1.26",
)
def test_people_at_the_start() -> None:
    universities = set()
    for seed in range(8):
        t = fresh(seed, seats=3)
        s = state(t)
        drawn = [colour for row in s.notepad for colour in row]
        assert [s.patients.counts[k] + drawn.count(k) for k in range(4)] == [24, 18, 9, 5]
        hired = s.university
        assert [s.doctors.counts[k] + hired.count(k) for k in range(5)] == [8, 4, 3, 0, 0]
        assert len(hired) == 3
        assert hired == sorted(hired, reverse=True)
        universities.add(tuple(hired))
        assert (s.nurses, s.orderlies) == ([3] * 6, 6)
        assert [len(row) for row in s.notepad] == [1] * 4
        for row in SPEC.rules.view(s, None).notepad:
            assert row.cells[:3] == ("", "", "")
            assert row.cells[3]
    assert len(universities) > 1, "the doctors are drawn"


@rule("CL-1.15", "CL-1.16", "CL-1.17", "CL-1.19", "CL-1.31", "CL-1.43", "CL-1.2", "CL-1.3")
def test_markers_at_the_start() -> None:
    t = fresh(5, seats=3)
    data = t.dump()
    assert sorted(data["order"]) == [0, 1, 2]
    assert data["stack"] == data["order"][::-1]
    for board in data["boards"]:
        assert (board["time"], board["popularity"], board["money"]) == (0, 0, 15)
        assert board["board"] == "4x3"
    assert len({fresh(seed, seats=3).dump()["order"][0] for seed in range(12)}) == 3


@rule("CL-1.32", "CL-1.33", "CL-1.34")
@case("CL-C90")
def test_bonus_tiles_in_reverse_turn_order() -> None:
    t = fresh(5, seats=3)
    order = state(t).order
    assert len(state(t).bonus_shown) == 4
    for seat in reversed(order):
        assert t.deciders() == {seat}
        assert t.refused(f"{seat}: take_bonus bonus:nonsense") == "CL-1.33"
        t.do(f"{seat}: take_bonus {sorted(t.targets('take_bonus'))[0]}", seed=1)
    assert state(t).bonus_shown == []


@rule("CL-1.35", "CL-1.40", "CL-1.41")
def test_bonus_people_and_the_starting_doctor() -> None:
    for bonus, expected in (
        ("nurse", ["white doctor", "nurse"]),
        ("orderly", ["white doctor", "orderly"]),
        ("promotion", ["yellow doctor"]),
        ("cash", ["white doctor"]),
    ):
        t = begun(0, bonus, seats=1)
        people = t.view(0).boards[0].people
        assert [f"{p.colour} {p.kind}".strip() for p in people] == expected
        assert all(p.place.startswith("entrance:0/") for p in people)
        assert clinic(t).money == (20 if bonus == "cash" else 15)
        while t.awaiting.decision == "park_car":
            t.do(f"0: park_car {sorted(t.targets('park_car'))[0]}")
        assert cars(t) == len(people)
        assert t.awaiting.decision == "select_action"


@rule("CL-1.36", "CL-1.37", "CL-1.3")
@case("CL-C88")
def test_beginners_have_different_layouts() -> None:
    t = through_bonus(fresh(4, seats=3))
    boards = t.view(None).boards
    layouts = {tuple(s.id[8:] for s in b.spaces if s.module) for b in boards}
    assert len(layouts) == 3


def through_bonus(t: Play) -> Play:
    while t.awaiting.decision == "take_bonus":
        seat = t.awaiting.seats[0]
        t.do(f"{seat}: take_bonus {sorted(t.targets('take_bonus'))[0]}", seed=4)
    return t


def expert() -> Play:
    return play({}, options={"level_1": "expert"}, phase="initial")


@rule("CL-1.38", "CL-1.39", "CL-1.4", "CL-4.20")
@case("CL-C89")
def test_an_expert_builds_a_clinic() -> None:
    t = expert()
    assert t.targets("choose_board") == {"board:4x3", "board:3x3"}
    assert t.refused("0: choose_board board:9x9") == "CL-1.4"
    t.do("0: choose_board board:3x3")
    assert t.refused("0: initial_piece component:entrance") == "CL-1.39"
    assert t.refused("0: initial_piece component:garden") == "CL-1.21"
    t.do("0: initial_piece component:hub/psychiatry")
    assert offered(t, "initial_space") == {
        "0,0,0",
        "0,1,0",
        "0,2,0",
        "1,2,0",
        "2,0,0",
        "2,1,0",
        "2,2,0",
    }
    for space in ("1,0,0", "1,1,0"):
        assert t.refused(f"0: initial_space space:0/{space}") == "CL-1.39"
    t.do("0: initial_space space:0/0,2,0")
    t.do("0: initial_piece component:entrance")
    assert offered(t, "initial_space") == {"W2", "S0"}
    assert t.refused("0: initial_space entrance:0/E1") == "CL-1.39"
    t.do("0: initial_space entrance:0/S0")
    assert t.refused("0: initial_piece component:entrance") == "CL-1.38"
    t.do("0: initial_piece component:treatment")
    t.do("0: initial_space space:0/1,2,0")
    t.do("0: initial_piece component:supply")
    assert t.refused("0: initial_space space:0/0,2,0") == "CL-4.9"
    assert clinic(t).money == 15


@rule("CL-1.39", "CL-4.20")
@pytest.mark.parametrize("board", ["4x3", "3x3"])
def test_wherever_the_other_rooms_stand_there_is_a_space_for_the_hub(board: str) -> None:
    t = expert()
    t.do(f"0: choose_board board:{board}")
    for first, second in (("treatment", "supply"), ("supply", "treatment")):
        for space in offered_for(t, first):
            one = with_piece(t, first, space)
            assert offered_for(one, "hub/psychiatry")
            for other in offered_for(one, second):
                assert offered_for(with_piece(one, second, other), "hub/psychiatry")


def offered_for(t: Play, piece: str) -> set[str]:
    """Where a starting piece may stand."""
    trial = again(t)
    trial.do(f"0: initial_piece component:{piece}")
    return offered(trial, "initial_space")


def with_piece(t: Play, piece: str, space: str) -> Play:
    trial = again(t)
    trial.do(f"0: initial_piece component:{piece}")
    trial.do(f"0: initial_space space:0/{space}")
    return trial


def again(t: Play) -> Play:
    """The same table once more."""
    other = copy.copy(t)
    other.state = state(t).clone()
    return other


@rule("CL-R47", "CL-1.11")
def test_two_special_kinds_in_solo() -> None:
    found = {
        tuple(
            sorted(
                s.component
                for s in fresh(seed, seats=1).view(0).stacks
                if s.face_up and "special" in s.component
            )
        )
        for seed in range(12)
    }
    assert all(len(kinds) == 2 for kinds in found)
    assert len(found) > 2


@rule("CL-16.2", "CL-H6")
def test_the_solo_goal_is_chosen_or_drawn() -> None:
    t = fresh(1, seats=1)
    assert len(t.targets("solo_goal")) == 7
    assert t.refused("0: solo_goal goal:nonsense") == "CL-16.2"
    t.do("0: solo_goal goal:random", "big_team")
    assert t.view(0).goal == "big_team"


# -- options ----------------------------------------------------------------------------------


@rule("CL-1.42", "CL-R46", "CV-10.5", "CV-R24")
@case("CL-C86")
def test_which_expansions_go_together() -> None:
    four = {"blood": True, "extinguishers": True, "workaholics": True, "zombies": True}
    assert fresh(1, seats=2, **four).choices()
    with pytest.raises(OptionError, match="CL-R46"):
        fresh(1, seats=2, covid=True, zombies=True)
    three = {"blood": True, "extinguishers": True, "workaholics": True, "covid": True}
    assert fresh(1, seats=1, **three).choices()
    t = play(LW, phase="build")
    assert t.refused("0: build_component component:extinguisher") == "CL-4.7"
    assert t.refused("0: choice give_blood person:0/0 - -") == "CL-1.42"


@rule("CL-7.5", "CL-R6")
def test_perimeter_parking_is_off_by_default() -> None:
    t = play({})
    open_streets(state(t), clinic(t))
    assert clinic(t).streets.bit_count() == 17


# -- hidden information -----------------------------------------------------------------------


@rule("CL-H2", "CL-3.4")
def test_a_selected_tile_is_secret() -> None:
    t = play(LW, {"layout": "yellow"})
    t.do("0: select_action tile:hire")
    assert t.view(0).boards[0].selected == "hire"
    assert t.view(1).boards[0].selected == "hidden"
    assert t.view(None).boards[0].selected == "hidden"
    assert visible(t.events, 1) == []
    tiles = {imagine(state(t), 1, SeededChance(k)).boards[0].selected for k in range(20)}
    assert tiles == {0, 1, 2}
    assert imagine(state(t), 0, SeededChance(1)).boards[0].selected == 1


@rule("CL-H3", "CL-1.38")
def test_an_initial_clinic_is_secret_until_all_have_finished() -> None:
    t = play(
        {}, {}, options={"seats": 2, "level_1": "expert", "level_2": "expert"}, phase="initial"
    )
    t.do("0: choose_board board:3x3")
    t.do("0: initial_piece component:hub/psychiatry")
    t.do("0: initial_space space:0/0,2,0")
    assert t.view(1).boards[0].hidden
    assert t.view(0).boards[0].board == "3x3"
    assert all(e.audience == 0 for e in t.events)
    boards = {imagine(state(t), 1, SeededChance(k)).boards[0].shape.id for k in range(12)}
    assert boards == {"4x3", "3x3"}


@rule("CL-H1", "CL-H4", "CL-H5", "CL-H7", "CL-1.29")
def test_everything_else_is_public() -> None:
    t = play(lw(people=["nurse @ S1"]), {"layout": "yellow"}, phase="move")
    seen = view(state(t), None)
    assert seen.patients_in_bag == {"white": 18, "yellow": 13, "orange": 7, "red": 4}
    assert [s.face_up + s.face_down for s in seen.stacks][:3] == [2, 3, 3]
    t.do("0: move_person person:0/0")
    assert t.view(1).boards[0].choosing == "person:0/0"
    assert t.view(1).boards[0].people[0].place == "entrance:0/S1"


@rule("CL-H8")
def test_choices_belong_to_seats() -> None:
    t = play(LW, {"layout": "yellow"})
    assert {a.seat for a in legal(state(t))} == {0, 1}
    t.do("0: select_action tile:hire")
    assert {a.seat for a in legal(state(t))} == {1}


def test_the_library_is_shared() -> None:
    assert source_of(LIBRARY, "income", "by_patient.orange") == "derived"
    assert places(play(lw(people=["nurse @ S1"]))) == ["S1"]
