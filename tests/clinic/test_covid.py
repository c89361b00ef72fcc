"""The COVID-19 expansion."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clinic.table import (
    LW,
    cars,
    clinic,
    colours,
    destinations,
    finish_round,
    fresh,
    lw,
    may_finish,
    places,
    play,
    settle_cars,
    state,
    walk,
)
from wardround.core.chance import ScriptedChance, SeededChance
from wardround.core.log import silent
from wardround.core.testkit import Play, case, rule
from wardround.games.clinic.administration import tire_doctors, worsen_patients
from wardround.games.clinic.asking import imagine
from wardround.games.clinic.business import upkeep, wages
from wardround.games.clinic.care import nurses_needed, propose
from wardround.games.clinic.ending import result, score_lines
from wardround.games.clinic.expansions.blood import EXPANSION as BLOOD
from wardround.games.clinic.expansions.covid import EXPANSION as COVID
from wardround.games.clinic.expansions.covid_infections import (
    infectable,
    room_for,
    take_tiles,
)
from wardround.games.clinic.expansions.covid_masks import purses, tiles_of
from wardround.games.clinic.expansions.covid_part import CovidPart, can_infect, deceased
from wardround.games.clinic.hiring import finds_place
from wardround.games.clinic.view import view

C: dict[str, Any] = {"covid": True}
HIGH = {**C, "contagion": "high"}


def covid(t: Play) -> CovidPart:
    return COVID.part(state(t))


def sick(
    *people: str, ill: list[int] | None = None, board: dict[str, Any] | None = None, **more: Any
) -> Play:
    """LW with people, those with the numbers ``ill`` infected."""
    options = {**C, **more.pop("options", {})}
    return play(
        {**(board or LW), "people": list(people)},
        options=options,
        covid={"infected": {"0": ill or []}, **more.pop("covid", {})},
        **more,
    )


# -- setup and actions ------------------------------------------------------------------------


@rule("CV-1.3", "CV-1.4", "CV-1.5", "CV-1.6", "CV-1.7", "CV-1.8", "CV-1.9", "CV-H4", "CV-R2")
@case("CV-C1")
def test_the_round_track() -> None:
    t = fresh(1, seats=2, covid=True)
    assert covid(t).track == [4, 4, 6, 6, 8, 8]
    assert (deceased(covid(t)), covid(t).survived) == (0, 0)
    hard = fresh(1, seats=1, covid=True, contagion="high", isolation="poor")
    assert covid(hard).track == [2, 3, 4, 5, 6, 7]
    easy = t.content.covid_columns["low/good"]
    assert all(sum(easy) <= sum(column) for column in t.content.covid_columns.values())
    assert ("Tiles by round", "4 4 6 6 8 8", "CV-1.6") in COVID.facts(state(t))
    assert COVID.begin(state(t).terms).dump()["survived"] == 0


@rule("CV-2.1", "CV-2.2", "CV-2.3")
@case("CV-C7")
def test_admit_once_a_round() -> None:
    t = play(lw(played=["build", "hire"]), options=C, turn=3)
    assert t.targets("select_action", 0) == {"tile:admit"}
    assert t.refused("0: select_action tile:build") == "CV-2.2"
    t = play(lw(played=["admit", "hire"]), options=C, turn=3)
    assert len(t.targets("select_action", 0)) == 3


@rule("CV-2.4", "CV-2.5", "CV-2.6", "CV-8.3")
@case("CV-C14")
def test_a_waiting_tile_infects_the_next_patient() -> None:
    t = play(
        lw(qp=3),
        options=C,
        phase="admit",
        notepad={"psychiatry": "-WWW"},
        covid={"waiting": {"0": ["psychiatry"]}},
    )
    for border in ("v0,0", "v1,0"):
        t.do("0: admit row:psychiatry")
        t.do(f"0: park_car border:0/{border}")
    assert covid(t).infected[0] == [0]
    full = ["white patient @ pre"] * 3
    t = play(
        lw(people=full, qp=2),
        options=C,
        phase="admit",
        notepad={"psychiatry": "--WW"},
        covid={"waiting": {"0": ["psychiatry", "psychiatry"]}},
    )
    t.do("0: admit row:psychiatry")
    t.do("0: park_car border:0/v2,2")
    assert covid(t).waiting[0][0] == 1
    from wardround.games.clinic.expansions.covid_infections import has_empty_space

    assert not has_empty_space(covid(t), clinic(t), 0)


# -- new infections ---------------------------------------------------------------------------


def infections(*boards: dict[str, Any], tiles: int = 4, **options: Any) -> Play:
    """The moment before Move with tiles on the track."""
    t = play(
        *boards,
        options={**C, **options},
        phase="build",
        turn=3,
        covid={"track": [tiles, 0, 0, 0, 0, 0]},
    )
    t.do("0: done", seed=1)
    return t


CROWD = lw(people=["white doctor @ 1,2,0", "nurse @ 1,2,0", "white patient @ pre", "nurse @ S1"])


@rule("CV-3.1", "CV-3.2", "CV-3.3", "CV-R12", "CV-R13", "CV-R15", "CV-H3", "CV-3.4")
@case("CV-C8")
def test_the_split_is_proposed_and_voted_on() -> None:
    t = infections(CROWD, CROWD)
    assert t.deciders() == {0}
    t.do("0: choice covid_allocate seat:0")
    t.do("0: choice covid_allocate seat:0")
    assert t.deciders() == {1}
    t.do("1: choice covid_accept refuse")
    assert t.deciders() == {1}
    t.do("1: choice covid_allocate seat:0")
    t.do("1: choice covid_allocate seat:0")
    t.do("0: choice covid_accept accept")
    assert covid(t).given == [3, 1]
    assert t.deciders() == {0}
    for person in (0, 1, 2):
        t.do(f"0: choice covid_infect person:0/{person}")
    assert t.deciders() == {1}
    t.do("1: choice covid_infect person:1/1")
    assert t.awaiting.decision == "move_person"


@rule("CV-R12", "CV-R13", "CV-3.10", "CV-R36")
def test_other_ways_to_split() -> None:
    assert covid(infections(CROWD, CROWD, covid_split="even")).given == [2, 2]
    t = infections(CROWD, CROWD, covid_split="first_player")
    t.do("0: choice covid_allocate seat:1")
    t.do("0: choice covid_allocate seat:1")
    assert covid(t).given == [1, 3]
    one = lw(people=["nurse @ S1"])
    t = infections(CROWD, one)
    assert covid(t).given == [3, 1]
    t = infections(CROWD, CROWD)
    for seat in (0, 1):
        t.do(f"{seat}: choice covid_allocate seat:0")
        t.do(f"{seat}: choice covid_allocate seat:0")
        t.do(f"{1 - seat}: choice covid_accept refuse")
    assert covid(t).given == [2, 2]


@rule("CV-3.4", "CV-3.5", "CV-3.6", "CV-3.7", "CV-3.8", "CV-R1", "CV-R14", "CV-R29")
def test_who_is_infected_and_what_happens() -> None:
    t = infections(CROWD, CROWD, covid_split="even")
    assert {c.split()[1] for c in t.targets("choice", 0)} == {f"person:0/{k}" for k in range(4)}
    t.do("0: choice covid_infect person:0/1")
    assert t.refused("0: choice covid_infect person:0/1") == "CV-3.4"
    t.do("0: choice covid_infect person:0/2")
    assert places(t)[1:3] == ["away", "pre"]
    assert (covid(t).quarantine[0], covid(t).infected[0]) == ([1], [2])
    assert cars(t) == 4
    assert not can_infect(covid(t), clinic(t), 1)


@rule("CV-3.10", "CV-3.11", "CV-R13", "CV-3.2")
def test_tiles_without_anybody_count_as_deceased() -> None:
    t = play({}, lw(people=["nurse @ S1"]), options=C)
    part = covid(t)
    part.track[0] = 4
    assert room_for(part, clinic(t)) == 0
    take_tiles(state(t), part, silent())
    assert (part.dead_tiles, part.given) == (3, [0, 1])
    assert deceased(part) == 3


@rule("CV-10.3", "CV-R22", "CV-3.10")
@case("CV-C19")
def test_purple_doctors_cannot_be_infected() -> None:
    t = sick(
        "purple doctor @ 1,2,0", "white doctor @ 1,2,0", ill=[1], options={"workaholics": True}
    )
    assert infectable(covid(t), clinic(t)) == []
    assert not can_infect(covid(t), clinic(t), 0)
    assert room_for(covid(t), clinic(t)) == 0


# -- masks ------------------------------------------------------------------------------------


@rule("CV-4.1", "CV-4.2", "CV-R8")
@case("CV-C17")
def test_masks_are_paid_alone() -> None:
    board = {"people": ["white doctor @ 1,2,0"]}
    t = play(
        lw(money=19, **board),
        lw(money=12, **board),
        options=C,
        covid={"infected": {"0": [0], "1": [0]}},
    )
    assert not t.targets("choice")
    assert t.refused("0: choice buy_masks person:0/0 savings") == "CV-4.2"
    assert purses(state(t), clinic(t)) == []


@rule("CV-4.1", "CV-4.3", "CV-4.4", "CV-4.6", "CV-R34", "CV-R16", "CV-R7")
def test_masks_remove_a_tile() -> None:
    t = play(
        lw(money=65, people=["white doctor @ 1,1,0", "white patient @ 1,1,0 bound", "nurse @ S1"]),
        options=C,
        covid={"infected": {"0": [0, 1]}, "waiting": {"0": ["cardiology"]}},
    )
    assert tiles_of(covid(t), clinic(t)) == ["person:0/0", "person:0/1", "row:cardiology"]
    assert t.refused("0: choice buy_masks person:0/2 savings") == "CV-4.3"
    assert t.refused("0: choice buy_masks person:0/0 income") == "CV-R34"
    t.do("0: choice buy_masks person:0/0 savings")
    t.do("0: choice buy_masks row:cardiology savings")
    t.do("0: choice buy_masks person:0/1 savings")
    assert (clinic(t).money, tiles_of(covid(t), clinic(t))) == (5, [])
    assert not t.targets("choice")
    room = ["white doctor @ 1,1,0", "white patient @ 1,1,0 bound", "nurse @ 1,1,0"]
    board = lw(people=room, money=20)
    t = play(board, options=C, phase="care", covid={"infected": {"0": [1]}})
    t.do("0: choice buy_masks person:0/1 savings")
    t.do("0: accept")
    assert (places(t)[1], covid(t).survived) == ("home", 0)


@rule("CV-4.5", "CV-R33", "CL-R60")
@case("CV-C18")
def test_masks_release_a_quarantined_nurse() -> None:
    board = lw(people=["nurse @ 1,2,0"], money=20)
    t = play(board, options=C, phase="move", covid={"quarantine": {"0": [0]}})
    t.do("0: choice buy_masks person:0/0 savings")
    assert places(t) == ["S1"]
    assert walk(t, 0, "1,2,0") == 1
    t = play(
        lw(people=["orderly @ 2,1,0"], money=20, helipads=["1,1,1"]),
        options=C,
        phase="move",
        covid={"quarantine": {"0": [0]}},
    )
    t.do("0: choice buy_masks person:0/0 savings")
    assert t.refused("0: choice masks_arrival entrance:0/S2") == "CV-4.5"
    t.do("0: choice masks_arrival helipad:0/1,1,1")
    assert t.awaiting.decision == "move_person"
    assert upkeep(state(t), clinic(t)) == 3


@rule("CV-R8", "CV-R34")
def test_masks_before_training_and_from_income() -> None:
    board = lw(people=["white doctor @ 1,2,0"], money=20, income=20)
    t = play(board, options=C, phase="buy", covid={"infected": {"0": [0]}})
    assert purses(state(t), clinic(t)) == ["savings", "income"]
    t.do("0: buy_popularity 0", seed=1)
    assert t.awaiting.decision == "buy_masks"
    assert t.targets("choice") == {"buy_masks person:0/0 savings -", "buy_masks no - -"}
    t.do("0: choice buy_masks person:0/0 savings")
    assert t.awaiting.decision in ("contagion_place", "buy_masks")


@rule("CV-R35", "CV-R8")
def test_masks_in_the_middle_of_building() -> None:
    board = lw(people=["white doctor @ 1,2,0"], money=21)
    t = play(board, options=C, phase="build", covid={"infected": {"0": [0]}})
    t.do("0: build_component component:garden")
    t.do("0: choice buy_masks person:0/0 savings", seed=1)
    assert clinic(t).money == 1
    assert t.awaiting.decision == "select_action"


# -- move -------------------------------------------------------------------------------------


@rule("CV-5.5", "CV-5.6", "CV-R26")
@case("CV-C2")
def test_two_beds_for_patients_and_infected_doctors() -> None:
    staff = ["white doctor @ 1,1,0", "white doctor @ 1,1,0", "nurse @ 1,1,0"]
    patient, doctor = "white patient @ 1,1,0", "white doctor @ 1,1,0"
    for beds in ([patient, patient], [doctor, doctor], [patient, doctor]):
        ill = [3 + k for k, who in enumerate(beds) if "doctor" in who]
        assert may_finish(sick(*staff, *beds, ill=ill, phase="move"))
    for beds in ([patient, patient, doctor], [doctor] * 3, [patient, doctor, doctor]):
        ill = [3 + k for k, who in enumerate(beds) if "doctor" in who]
        assert not may_finish(sick(*staff, *beds, ill=ill, phase="move"))


@rule("CV-5.3", "CV-5.4", "CV-5.7", "CV-5.8", "CV-R6", "CV-R28", "CV-5.2", "CV-5.1")
@case("CV-C22")
def test_where_an_infected_doctor_ends() -> None:
    board = lw(modules={"0,2,0": "lab", "2,2,0": "outpatient", "1,1,1": "treatment"})
    board["modules"]["1,1,1"] = "hub/cardiology"
    board["modules"]["2,1,1"] = "treatment"
    t = sick(
        "white doctor @ 0,2,0",
        "white patient psychiatry @ pre",
        ill=[0, 1],
        board=board,
        phase="move",
    )
    assert t.refused("0: done") == "CL-9.23"
    assert destinations(t, 0) == {"1,2,0", "1,1,0", "2,2,0", "1,1,1", "2,1,1"}
    t.do("0: move_destination space:0/1,2,0")
    assert may_finish(t)
    assert destinations(t, 1) == {"1,1,0", "2,2,0"}
    crowd = sick(*["white doctor @ 1,2,0"] * 4, ill=[0, 1, 2, 3], phase="move")
    assert may_finish(crowd)


@rule("CV-R7", "CV-5.9", "CL-9.17")
@case("CV-C25")
def test_an_infected_doctor_in_bed_stays() -> None:
    t = sick("white doctor @ S1", "white doctor @ 1,2,0", ill=[0, 1], phase="move")
    assert walk(t, 0, "1,1,0") == 2
    t.do("0: done")
    assert clinic(t).bound == [True, False]
    t = sick("white doctor @ 1,1,0 bound", "white doctor @ 1,2,0", ill=[0, 1], phase="move")
    assert t.refused("0: move_person person:0/0") == "CL-9.17"
    assert destinations(t, 1) == {"1,1,0"}


@rule("CV-3.9", "CV-6.13", "CV-6.14", "CV-R31")
def test_quarantined_employees_do_not_work() -> None:
    t = play(
        lw(people=["orderly @ 2,1,0", "white doctor @ 1,2,0"]),
        options=C,
        phase="move",
        covid={"quarantine": {"0": [0]}, "infected": {"0": [1]}},
    )
    assert upkeep(state(t), clinic(t)) == 3
    assert wages(clinic(t)) == 2
    assert t.refused("0: move_person person:0/0") == "CL-9.3"
    assert may_finish(t)
    assert not finds_place(state(t), clinic(t), 2)


# -- business ---------------------------------------------------------------------------------


@rule("CV-6.4", "CV-6.5", "CV-R27")
@case("CV-C3")
def test_nurses_for_infected_people() -> None:
    def needed(doctor: str, patient: str) -> int:
        t = sick(f"{doctor} doctor @ 1,1,0", f"{patient} patient @ 1,1,0", ill=[1])
        return nurses_needed(state(t), clinic(t), 0, 1, clinic(t).place[1])

    assert [needed(d, "white") for d in ("yellow", "white", "orange", "red")] == [0, 1, 1, 2]
    assert needed("red", "red") == 1


@rule("CV-6.5", "CV-6.6", "CV-6.2", "CV-6.3", "CV-6.10", "CV-6.12", "CV-6.9", "CV-6.7")
@case("CV-C4")
def test_treating_an_infected_patient() -> None:
    board = lw(gardens=["1,0,0"])
    t = sick(
        "red doctor @ 1,1,0", "orange patient @ 1,1,0 bound", ill=[1], board=board, phase="care"
    )
    t.do("0: accept")
    assert clinic(t).income == 22
    assert (places(t)[1], covid(t).survived, covid(t).infected[0]) == ("survived", 1, [])
    settle_cars(t)
    assert cars(t) == 1


@rule("CV-6.5", "CV-6.10")
@case("CV-C13")
def test_an_operating_room_saves_a_nurse() -> None:
    board = lw(modules={"2,2,0": "operating_room"})
    t = sick("red doctor @ 2,2,0", "red patient @ 2,2,0 bound", ill=[1], board=board, phase="care")
    t.do("0: accept")
    assert (clinic(t).income, covid(t).survived) == (32, 1)


OUT = lw(modules={"0,2,0": "outpatient"})


@rule("CV-6.8", "CV-6.10", "CV-R4", "CV-R3", "CV-7.1", "CV-7.2")
@case("CV-C10")
def test_outpatient_services_pass_the_tile_on() -> None:
    t = sick(
        "yellow doctor @ 0,2,0", "orange patient @ 0,2,0 bound", ill=[1], board=OUT, phase="care"
    )
    t.do("0: accept")
    assert clinic(t).income == 6
    settle_cars(t)
    assert (places(t)[1], covid(t).infected[0], cars(t)) == ("survived", [0], 1)
    assert t.awaiting.decision == "contagion_place"
    assert colours(t)[0] == "orange"


@rule("CV-R4", "CV-6.8")
def test_a_red_doctor_is_not_sent_to_die() -> None:
    t = sick("red doctor @ 0,2,0", "orange patient @ 0,2,0 bound", ill=[1], board=OUT, phase="care")
    assert clinic(t).plan == []
    t.do("0: assign person:0/1 person:0/0")
    t.do("0: accept")
    assert covid(t).infected[0] == [0]


@rule("CV-6.1", "CV-6.11", "CV-R3", "CV-R5", "CV-5.3")
def test_an_infected_doctor_is_treated_and_stays() -> None:
    t = sick("red doctor @ 1,1,0", "orange doctor @ 1,1,0 bound", ill=[1], phase="care")
    assert propose(state(t), clinic(t)) == [1, 0]
    t.do("0: accept", seed=1)
    assert places(t) == ["1,1,0", "1,1,0"]
    assert (covid(t).survived, cars(t)) == (0, 2)
    t = sick("red doctor @ 1,1,0", "orange doctor @ 1,1,0")
    assert not COVID.rests(state(t), clinic(t), 1)
    tire_doctors(state(t), silent())
    assert colours(t) == ["orange", "yellow"]
    ill = sick("red doctor @ 1,1,0", "white patient @ 1,1,0", ill=[0])
    assert propose(state(ill), clinic(ill)) == []


# -- administration ---------------------------------------------------------------------------


@rule("CV-7.1", "CV-7.2", "CV-7.3", "CV-7.4", "CV-7.5")
@case("CV-C5")
def test_infected_doctors_worsen_and_die() -> None:
    board = lw(popularity=9)
    t = sick("orange doctor @ 1,2,0", "red doctor @ 1,2,0", ill=[0, 1], board=board)
    tire_doctors(state(t), silent())
    assert colours(t) == ["orange", "red"]
    worsen_patients(state(t), silent())
    assert (colours(t)[0], places(t)[1]) == ("red", "dead")
    assert (clinic(t).popularity, covid(t).dead_people, clinic(t).to_leave) == (4, 1, 1)
    assert covid(t).infected[0] == [0]


@rule("CV-7.4", "CV-R17")
@case("CV-C24")
def test_every_death_counts() -> None:
    t = sick("red patient @ pre")
    worsen_patients(state(t), silent())
    assert deceased(covid(t)) == 1


@rule("CV-7.6", "CV-3.8")
@case("CV-C23")
def test_quarantine_ends_in_step_nine_and_a_half() -> None:
    t = finish_round(
        lw(people=["nurse @ 1,2,0"]), options=C, round=2, covid={"quarantine": {"0": [0]}}
    )
    assert places(t) == ["S1"]
    assert covid(t).quarantine[0] == []
    two = lw(people=["nurse @ 1,2,0"], helipads=["1,1,1"], income=3)
    t = play(two, options=C, phase="buy", covid={"quarantine": {"0": [0]}})
    t.do("0: buy_popularity 0", seed=1)
    assert t.refused("0: choice quarantine_arrival entrance:0/S3") == "CV-7.6"
    t.do("0: choice quarantine_arrival helipad:0/1,1,1")
    assert places(t) == ["H1,1,1"]


# -- contagion --------------------------------------------------------------------------------


@rule("CV-8.1", "CV-8.2", "CV-8.6", "CV-R9", "CV-H2", "CV-8.3", "CV-R32")
def test_low_contagion() -> None:
    t = finish_round(LW, lw(), options=C)
    assert t.awaiting.decision == "contagion_place"
    assert t.awaiting.seats == (0, 1)
    rows = {"row:psychiatry", "row:cardiology", "row:ophthalmology"}
    assert {c.split()[1] for c in t.targets("choice", 0)} == rows
    assert t.refused("0: choice contagion_place row:neurology") == "CV-R9"
    t.do("0: choice contagion_place row:cardiology")
    assert covid(t).waiting[0] == [0] * 5
    assert not view(state(t), 1).boards[0].marks
    assert view(state(t), 0).boards[0].marks
    picks = {
        imagine(state(t), 1, SeededChance(k)).parts[COVID.number].dump()["picks"][0][0]
        for k in range(12)
    }
    assert picks == {0, 1, 2}
    t.do("1: choice contagion_place row:psychiatry")
    assert covid(t).waiting[0][1] == 1
    assert t.awaiting.decision == "select_action"


@rule("CV-R9")
def test_low_contagion_without_space() -> None:
    people = [f"white patient {s} @ pre" for s in ("psychiatry", "cardiology") for _ in range(4)]
    t = finish_round(lw(people=people, cars=[]), options={**C, "seats": 1})
    assert {c.split()[1].partition("/")[0] for c in t.targets("choice", 0)} == {"person:0"}
    t.do("0: choice contagion_place person:0/3", seed=1)
    assert covid(t).infected[0] == [3]


@rule("CV-8.4", "CV-8.5", "CV-R10")
@case("CV-C15")
def test_high_contagion() -> None:
    t = finish_round(lw(people=["white patient @ pre"]), options={**HIGH, "seats": 1})
    assert t.targets("choice") == {"contagion_place row:psychiatry - -"}
    assert t.refused("0: choice contagion_place row:cardiology") == "CV-R10"
    t.do("0: choice contagion_place row:psychiatry")
    t.do("0: choice contagion_place row:psychiatry", seed=1)
    assert covid(t).infected[0] == [0]
    assert covid(t).waiting[0][0] == 1
    t = finish_round(lw(people=["white patient @ pre"] * 2), options={**HIGH, "seats": 1})
    t.do("0: choice contagion_place row:psychiatry")
    assert t.refused("0: choice contagion_patient person:0/7") == "CV-8.5"
    t.do("0: choice contagion_patient person:0/1")
    t.do("0: choice contagion_place row:psychiatry", seed=1)
    assert sorted(covid(t).infected[0]) == [0, 1]


@rule("CV-R11", "CV-8.1")
def test_no_contagion_after_the_last_round() -> None:
    t = finish_round(lw(people=["nurse @ 1,2,0"]), options=C, round=6)
    assert t.outcome is not None
    assert covid(t).waiting[0] == [0] * 5
    again = finish_round(LW, options=C)
    assert again.awaiting.decision == "contagion_place"


# -- the end ----------------------------------------------------------------------------------


@rule("CV-1.1", "CV-1.2", "CV-9.1", "CV-9.2", "CV-9.3", "CV-9.4", "CV-9.5", "CV-R25", "CV-R18")
@case("CV-C6")
@pytest.mark.parametrize(
    ("survived", "totals", "reason", "winners"),
    [
        (7, [50, 50], "covid_lost", ()),
        (8, [38, 41], "tactical_victory", (0, 1)),
        (8, [39, 41], "strategic_victory", (0, 1)),
    ],
)
def test_the_three_endings(
    survived: int, totals: list[int], reason: str, winners: tuple[int, ...]
) -> None:
    t = play(LW, options=C, covid={"survived": survived, "dead_people": 5, "dead_tiles": 2})
    state(t).totals = totals
    end = result(state(t))
    assert (end.reason, end.winners) == (reason, winners)
    assert ("plaque names seat 2" in end.text) == (reason == "strategic_victory")


@rule("CV-9.2", "CV-9.6", "CV-R19")
@case("CV-C26")
def test_nobody_cured_is_lost() -> None:
    t = play(LW, options={**C, "seats": 1})
    state(t).totals = [99]
    assert result(state(t)).reason == "covid_lost"
    assert fresh(1, seats=1, covid=True).awaiting.decision == "take_bonus"


@rule("CV-R18", "CV-9.3")
def test_infected_doctors_score_as_doctors() -> None:
    t = sick("red doctor @ 1,2,0", ill=[0], covid={"survived": 1})
    points = {line.label: line.points for line in score_lines(state(t), clinic(t))}
    assert (points["Doctors"], points["Patients left"]) == (4, 0)
    state(t).totals = [4, 4]
    assert result(state(t)).reason == "tactical_victory"


# -- with the mini-expansions -----------------------------------------------------------------


@rule("CV-10.1", "CV-10.2", "CV-R20")
@case("CV-C20")
def test_blood_for_an_infected_patient() -> None:
    t = sick(
        "nurse @ 1,1,0",
        "white patient @ 1,1,0 bound",
        ill=[1],
        options={"blood": True},
        blood={"blood_tokens": {"0": ["1,1,0"]}},
        phase="care",
    )
    t.do("0: choice transfuse person:0/1")
    assert clinic(t).income == 8
    settle_cars(t)
    assert (covid(t).survived, covid(t).infected[0], cars(t)) == (1, [], 1)


@rule("CV-R20", "CV-R21", "CV-10.1", "CV-R30", "CV-7.2")
def test_blood_for_an_infected_doctor() -> None:
    t = sick(
        "nurse @ 1,1,0",
        "red doctor @ 1,1,0 bound",
        ill=[1],
        options={"blood": True},
        blood={"blood_tokens": {"0": ["1,1,0"]}},
        phase="care",
    )
    BLOOD.transfuse(state(t), clinic(t), 1, silent())
    COVID.treats(state(t), clinic(t), -1, 0, clinic(t).place[0], silent())
    assert (colours(t)[1], covid(t).infected[0], clinic(t).income) == ("orange", [1], 32)
    worsen_patients(state(t), silent())
    assert colours(t)[1] == "orange"
    t = sick(
        "white doctor @ 1,2,0", "nurse @ 1,1,0", ill=[0], options={"blood": True}, phase="move"
    )
    assert not BLOOD.may_give(state(t), clinic(t), 0)
    assert not BLOOD.alone_in(state(t), clinic(t), 1, clinic(t).shape.at(1, 2, 0))


@rule("CV-10.4", "CV-6.6", "CV-R22", "CV-10.3", "CL-19.9")
@case("CV-C28")
def test_a_purple_doctor_treats_three() -> None:
    people = ["purple doctor @ 1,1,0"] + ["yellow patient @ 1,1,0 bound"] * 3
    t = sick(*people, ill=[1, 2, 3], options={"workaholics": True}, phase="care")
    from wardround.games.clinic.expansions.workaholics import EXPANSION as WORK

    limit = WORK.room(state(t), clinic(t), clinic(t).shape.at(1, 1, 0), 2)
    t.do("0: accept")
    assert (clinic(t).income, covid(t).survived, limit) == (36, 3, 3)
    assert WORK.part(state(t)).exhausted[0] == [0]
    assert covid(t).infected[0] == []
    t = sick(
        "purple doctor @ 0,2,0",
        "red patient @ 0,2,0 bound",
        ill=[1],
        board=OUT,
        options={"workaholics": True},
        phase="care",
    )
    assert not COVID.catches(state(t), clinic(t), 0, 1, clinic(t).place[1])
    assert not can_infect(covid(t), clinic(t), 0)


@rule("CV-R23", "CL-18.5")
def test_extinguishers_and_infected_people() -> None:
    board = lw(extinguishers=["2,1,0", "1,2,0"])
    t = sick(
        "white doctor @ S1", ill=[0], board=board, options={"extinguishers": True}, phase="move"
    )
    assert walk(t, 0, "1,1,0") == 3
    t = sick(
        "yellow doctor @ 1,1,0",
        "white patient @ 1,1,0 bound",
        ill=[1],
        board=board,
        options={"extinguishers": True},
        phase="care",
    )
    t.do("0: accept")
    assert clinic(t).income == 14


@rule("CV-H1", "CV-H4")
def test_tiles_are_public() -> None:
    t = sick(
        "white doctor @ 1,2,0", ill=[0], covid={"waiting": {"0": ["psychiatry"]}, "survived": 2}
    )
    seen = view(state(t), 1)
    assert seen.boards[0].people[0].condition == "infected"
    assert seen.boards[0].marks[0].what == "tile for psychiatry"
    assert {fact.label: fact.value for fact in seen.facts}["Survived"] == "2"


@rule("CV-R7")
def test_script_chance_is_not_needed_here() -> None:
    t = sick("white doctor @ 1,1,0", ill=[0], phase="move")
    assert COVID.before_move(state(t), ScriptedChance([]), silent()) is False
    t.do("0: done")
    assert clinic(t).bound == [True]
