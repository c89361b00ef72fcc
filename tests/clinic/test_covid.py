"""The COVID-19 expansion: setup, actions, new infections, masks, Move."""

from __future__ import annotations

from typing import Any

from tests.clinic.table import (
    CROWD,
    WORDS,
    C,
    before_infections,
    cars,
    clinic,
    covid,
    destinations,
    fresh,
    lw,
    may_finish,
    places,
    plan,
    play,
    settle_cars,
    sick,
    state,
    walk,
)
from wardround.core.game import why_not
from wardround.core.log import silent
from wardround.games.clinic import SPEC
from wardround.games.clinic.rules.business import upkeep, wages
from wardround.games.clinic.rules.expansions.covid import EXPANSION as COVID
from wardround.games.clinic.rules.expansions.covid.infections import (
    has_empty_space,
    infectable,
    room_for,
    take_tiles,
)
from wardround.games.clinic.rules.expansions.covid.masks import funds, tiles_of
from wardround.games.clinic.rules.expansions.covid.part import can_infect, deceased
from wardround.games.clinic.rules.hiring import has_supply_room
from wardround.games.clinic.rules.state import moving_of
from wardround.presentation.localize import localized_awaiting, say_refusal
from wardround.presentation.standing_answers import defaults_of, standing_action
from wardround.testkit import Play, case, rule

# -- setup and actions ------------------------------------------------------------------------


@rule("CV-1.3", "CV-1.4", "CV-1.5", "CV-1.6", "CV-1.7", "CV-1.8", "CV-1.9", "CV-H4", "CV-R2")
@case("CV-C1")
def test_the_round_track() -> None:
    t = fresh(1, seats=2, covid=True)
    assert covid(t).track == [4, 4, 6, 6, 8, 8]
    assert (deceased(covid(t)), covid(t).survived) == (0, 0)
    assert covid(play(lw(), options=C)).track == [0] * 6
    hard = fresh(1, seats=1, covid=True, contagion="high", isolation="poor")
    assert covid(hard).track == [2, 3, 4, 5, 6, 7]
    easy = t.content.covid_columns["low/good"]
    assert all(sum(easy) <= sum(column) for column in t.content.covid_columns.values())
    assert ("tiles", "4, 4, 6, 6, 8, 8", "CV-1.6") in COVID.facts(state(t))
    state(t).round, covid(t).track = 3, [0, 0, 0, 0, 8, 8]
    assert ("tiles", "8, 8", "CV-1.6") in COVID.facts(state(t)), "only those to come"
    state(t).round, covid(t).track = 5, [0] * 6
    assert "tiles" not in [fact for fact, _, _ in COVID.facts(state(t))]


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
    assert not has_empty_space(covid(t), clinic(t), 0)


# -- new infections ---------------------------------------------------------------------------


def infections(*boards: dict[str, Any], tiles: int = 4, **options: Any) -> Play:
    """New infections, with tiles on the track."""
    t = before_infections(*boards, tiles=tiles, **options)
    t.do("0: done", seed=1)
    return t


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


@rule("CV-R36", "CV-R12")
def test_nobody_is_asked_about_the_only_split() -> None:
    """Eight tiles for eight people; or all that is left for one clinic."""
    t = infections(CROWD, CROWD, tiles=8)
    assert (covid(t).given, t.awaiting.decision) == ([4, 4], "covid_infect")
    one = lw(people=["nurse @ S1"])
    t = infections(CROWD, one)
    assert (covid(t).given, t.awaiting.decision) == ([3, 1], "covid_infect")
    three = infections(CROWD, one, one, tiles=5)
    assert (covid(three).given, three.awaiting.decision) == ([3, 1, 1], "covid_infect")
    t = infections(CROWD, CROWD, CROWD, tiles=12)
    assert (covid(t).given, t.awaiting.decision) == ([4, 4, 4], "covid_infect")


@rule("CV-R36", "CV-R12")
def test_the_rest_of_a_split_is_not_asked_about_but_voted_on() -> None:
    two = lw(people=["nurse @ S1", "nurse @ S1"])
    t = infections(CROWD, two, tiles=5)
    assert covid(t).unsplit == 3
    t.do("0: choice covid_allocate seat:1")
    assert (covid(t).given, t.awaiting.decision) == ([3, 2], "covid_accept")
    t.do("1: choice covid_accept refuse")
    assert t.awaiting.decision == "covid_allocate"


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
    assert funds(state(t), clinic(t)) == []


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
    assert (places(t), clinic(t).money, covid(t).quarantine[0]) == (["H1,1,1"], 0, [])


@rule("CV-R33", "CV-4.5")
def test_whoever_is_released_after_move_does_not_work_this_round() -> None:
    room = ["white doctor @ 1,1,0", "white patient @ 1,1,0 bound"]
    t = play(
        lw(people=[*room, "orderly @ 2,1,0"], money=20),
        options=C,
        phase="care",
        covid={"quarantine": {"0": [2]}},
    )
    t.do("0: choice buy_masks person:0/2 savings")
    assert places(t)[2] == "S1"
    assert upkeep(state(t), clinic(t)) == 3, "the orderly stands on the entrance"
    t.do("0: accept")
    settle_cars(t)
    assert places(t)[2] == "S1"


@rule("CV-R33", "CV-4.1", "CL-R60")
def test_masks_are_offered_in_care() -> None:
    room = ["white doctor @ 1,1,0", "white patient @ 1,1,0 bound"]
    t = play(lw(people=room, money=20), options=C, phase="care", covid={"infected": {"0": [0]}})
    assert t.deciders() == {0}
    assert t.targets("choice") == {"buy_masks person:0/0 savings -"}
    t.do("0: choice buy_masks person:0/0 savings")
    assert plan(t) == [1, 0]
    t.do("0: accept")
    assert places(t) == ["1,1,0", "home"]


@rule("CV-R33", "CV-R8")
def test_whoever_could_treat_more_with_masks_is_asked_about_the_plan() -> None:
    """A table accepts the proposal for those who have said nothing else."""

    def answered(*people: str, ill: list[int], money: int = 20) -> bool:
        board = lw(people=list(people), money=money)
        t = play(board, options=C, phase="care", covid={"infected": {"0": ill}})
        return standing_action(SPEC, state(t), 0, defaults_of(SPEC)) is not None

    room = ["white doctor @ 1,1,0", "white patient @ 1,1,0 bound"]
    assert not answered(*room, ill=[0]), "the doctor could treat"
    assert not answered(*room, ill=[1]), "the patient would need no nurse"
    other = ["white patient @ 1,1,0 bound", "nurse @ 1,1,0"]
    assert answered(*room, *other, ill=[1]), "masks change nothing"
    assert not answered("red doctor @ 1,2,0", *room, "nurse @ 1,1,0", ill=[0, 2]), "it would die"


@rule("CV-R8", "CV-R34")
def test_masks_before_training_and_from_income() -> None:
    board = lw(people=["white doctor @ 1,2,0"], money=20, income=20)
    t = play(board, options=C, phase="buy", covid={"infected": {"0": [0]}})
    assert funds(state(t), clinic(t)) == ["savings", "income"]
    t.do("0: buy_popularity 0", seed=1)
    assert t.awaiting.decision == "buy_masks"
    assert t.targets("choice") == {"buy_masks person:0/0 savings -", "buy_masks no - -"}
    t.do("0: choice buy_masks person:0/0 savings")
    assert t.awaiting.decision in ("contagion_place", "buy_masks")


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
    t.do("0: move_destination space:0/2,2,0")
    assert may_finish(t)
    assert destinations(t, 1) == {"1,1,0", "2,2,0"}
    in_bed = ["white patient psychiatry @ 1,1,0 bound"] * 2
    crowd = sick(*["white doctor @ 1,2,0"] * 4, *in_bed, ill=[0, 1, 2, 3], phase="move")
    assert may_finish(crowd)


@rule("CV-5.7", "CV-R6")
def test_an_infected_doctor_goes_to_bed_before_a_hub() -> None:
    t = sick("white doctor @ S1", "white patient psychiatry @ pre", ill=[0], phase="move")
    walk(t, 0, "1,2,0")
    assert t.refused("0: done") == "CV-5.7"
    refusal = why_not(SPEC, state(t), t.read("0: done"))
    assert "the white doctor" in say_refusal(SPEC, WORDS, refusal).lower()
    walk(t, 0, "1,1,0")
    assert may_finish(t)
    free = {"beds_first": False}
    t = sick("white doctor @ 1,2,0", "white doctor @ 1,2,0", ill=[0], phase="move", options=free)
    assert may_finish(t)
    t = sick("white doctor @ 1,2,0", "white doctor @ 1,2,0", ill=[0], phase="move")
    assert t.refused("0: done") == "CV-5.7", "only the healthy one stays where they are"


@rule("CV-5.7", "CL-R58")
def test_a_doctor_who_cannot_go_to_bed_any_more_stays_in_the_hub() -> None:
    t = sick("white doctor @ S1", ill=[0], phase="move")
    walk(t, 0, "1,2,0")
    moving_of(clinic(t)).strict = True
    clinic(t).listed = None
    assert may_finish(t)


@rule("CV-R7", "CV-5.9", "CL-9.17")
@case("CV-C25")
def test_an_infected_doctor_in_bed_stays() -> None:
    free = {"beds_first": False}
    people = ("white doctor @ S1", "white doctor @ 1,2,0")
    t = sick(*people, ill=[0, 1], phase="move", options=free)
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
        options={**C, "beds_first": False},
        phase="move",
        covid={"quarantine": {"0": [0]}, "infected": {"0": [1]}},
    )
    assert upkeep(state(t), clinic(t)) == 3
    assert wages(clinic(t)) == 2
    assert t.refused("0: move_person person:0/0") == "CL-9.3"
    assert may_finish(t)
    assert not has_supply_room(clinic(t))


@rule("CV-R14", "CV-3.4")
def test_nobody_is_infected_twice_in_a_step() -> None:
    board = {**CROWD, "money": 40}
    t = infections(board, CROWD, covid_split="even")
    t.do("0: choice covid_infect person:0/0")
    t.do("0: choice buy_masks person:0/0 savings")
    assert covid(t).infected[0] == []
    assert "covid_infect person:0/0 - -" not in t.targets("choice", 0)
    assert t.refused("0: choice covid_infect person:0/0") == "CV-3.4"
    t.do("0: choice covid_infect person:0/2")
    assert covid(t).infected[0] == [2]


@rule("CV-R8")
def test_masks_are_offered_before_training_in_every_round() -> None:
    asked = 0
    for number in (1, 2, 3):
        board = lw(people=["white doctor @ 1,2,0"], money=40, income=3)
        t = play(board, options=C, phase="buy", round=number, covid={"infected": {"0": [0]}})
        t.do("0: buy_popularity 0", seed=1)
        asked += t.awaiting.decision == "buy_masks"
        t.do("0: choice buy_masks no", seed=1)
        assert t.awaiting.decision != "buy_masks", "once a round"
        assert not covid(t).masks_asked
    assert asked == 3


@rule("CV-R12", "CV-3.3")
def test_voters_see_the_split() -> None:
    t = infections(CROWD, CROWD)
    assert "next of 2" in localized_awaiting(WORDS, t.awaiting).prompt
    t.do("0: choice covid_allocate seat:0")
    assert "the last" in localized_awaiting(WORDS, t.awaiting).prompt
    t.do("0: choice covid_allocate seat:0")
    prompt = localized_awaiting(WORDS, t.awaiting).prompt
    assert prompt == "Accept this split of 4 COVID-19 tiles? seat 1 3 and seat 2 1"
    facts = {fact.fact: fact.value for fact in SPEC.rules.view(state(t), 1).facts}
    assert (WORDS.list(facts["split"]), facts["to_place"]) == ("seat 1 3 and seat 2 1", "4")
    assert "refused" not in facts
    t.do("1: choice covid_accept refuse")
    facts = {fact.fact: fact.value for fact in SPEC.rules.view(state(t), 1).facts}
    assert facts["refused"] == "1"


@rule("CV-R7")
def test_whoever_is_infected_later_is_not_bound_yet() -> None:
    t = sick("white doctor @ 1,1,0", "white doctor @ 1,2,0", ill=[0], phase="move")
    assert clinic(t).bound == [False, False]
    assert destinations(t, 0) == {"1,2,0"}, "infected outside Move: it may still move"
    t.do("0: move_destination space:0/1,2,0")
    assert walk(t, 0, "1,1,0") == 1
    t.do("0: done")
    assert clinic(t).bound == [True, False], "a patient at the end of Move"
    room = ["white doctor @ 1,1,0 bound", "white doctor @ 1,1,0"]
    t = sick(*room, "nurse @ 1,1,0", ill=[0], phase="care")
    t.do("0: accept", seed=1)
    assert clinic(t).bound[0] is False, "cured"
    t = play(lw(people=room, money=20), options=C, phase="move", covid={"infected": {"0": [0]}})
    assert t.refused("0: move_person person:0/0") == "CL-9.17"
    t.do("0: choice buy_masks person:0/0 savings")
    assert destinations(t, 0) == {"1,2,0"}, "cleared by masks"
