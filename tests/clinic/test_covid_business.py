"""The COVID-19 expansion: care, Administration, contagion, the end, other expansions."""

from __future__ import annotations

import pytest

from tests.clinic.table import (
    HIGH,
    LW,
    WORDS,
    C,
    cars,
    clinic,
    colours,
    covid,
    finish_round,
    fresh,
    lw,
    places,
    plan,
    play,
    points,
    settle_cars,
    sick,
    state,
    told,
    walk,
)
from wardround.core.actions import kind_of
from wardround.core.chance import ScriptedChance, SeededChance
from wardround.core.log import silent
from wardround.core.notation import notate
from wardround.games.clinic import SPEC
from wardround.games.clinic.rules.administration import tire_doctors, worsen_patients
from wardround.games.clinic.rules.care import nurses_needed, propose
from wardround.games.clinic.rules.decisions import imagine
from wardround.games.clinic.rules.ending import result
from wardround.games.clinic.rules.expansions.blood import EXPANSION as BLOOD
from wardround.games.clinic.rules.expansions.covid import EXPANSION as COVID
from wardround.games.clinic.rules.expansions.covid.part import can_infect, deceased
from wardround.games.clinic.rules.expansions.workaholics import EXPANSION as WORK
from wardround.games.clinic.rules.state import WORSEN
from wardround.games.clinic.show.view import view
from wardround.presentation.localize import localized_danger, localized_outcome
from wardround.testkit import Play, case, rule

# -- business ---------------------------------------------------------------------------------


@rule("CV-R37", "CL-R8")
def test_whoever_leaves_unpaid_does_not_come_back_from_quarantine() -> None:
    board = lw(people=["red doctor @ 1,2,0", "nurse @ 1,2,0"], money=0)
    options = {**C, "unpaid_staff_leave": True}
    t = play(board, phase="expenses", options=options, covid={"quarantine": {"0": [1]}})

    t.do("0: dismiss person:0/1")

    assert covid(t).quarantine[0] == []
    again = SPEC.rules.load(t.options, t.content, t.dump())
    assert again.boards[0].present == clinic(t).present


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
    assert "survived" in told(t.do("0: accept"))
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


def dangers(t: Play, kind: str) -> list[tuple[str, str, int, int]]:
    """What somebody is warned of who is about to take the only action of a kind."""
    [action] = [a for a in SPEC.rules.legal(state(t)) if a.seat == 0 and kind_of(a) == kind]
    assert SPEC.show.dangers is not None
    found = SPEC.show.dangers(state(t), action, [])
    assert all(localized_danger(WORDS, danger).text for danger in found)
    return [(d.kind, d.rule, d.facts["people"], d.facts["popularity"]) for d in found]


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
    assert plan(t) == []
    said = {
        notate(a): SPEC.show.say_action(WORDS, state(t), a)
        for a in SPEC.rules.legal(state(t))
        if a.seat == 0
    }
    warned = {what for what, words in said.items() if "would catch it and die" in words}
    assert warned == {"0: assign person:0/1 person:0/0"}
    assert dangers(t, "assign") == [("caught", "CV-R4", 1, 5)]
    t.do("0: assign person:0/1 person:0/0")
    assert dangers(t, "accept") == [("caught", "CV-R4", 1, 5)]
    t.do("0: accept")
    assert covid(t).infected[0] == [0]


@rule("CV-7.3", "CV-R4")
def test_who_would_die_by_the_plan() -> None:
    people = ["white doctor @ 1,1,0", "red doctor @ 1,2,0", "red patient @ 1,1,0 bound"]
    people += ["white patient @ 1,1,0 bound", "red patient @ pre"]
    t = sick(*people, ill=[1, 2], phase="care")
    assert dangers(t, "accept") == [("deaths", "CL-13.10", 2, 10), ("doctors", "CV-7.3", 1, 5)]
    for wise in ("yellow doctor @ 0,2,0", "red doctor @ 0,2,0"):
        ill = [1] if wise.startswith("yellow") else []
        t = sick(wise, "orange patient @ 0,2,0 bound", ill=ill, board=OUT, phase="care")
        t.do("0: clear person:0/1")
        assert dangers(t, "assign") == []


@rule("CV-6.1", "CV-6.11", "CV-R3", "CV-R5", "CV-5.3")
def test_an_infected_doctor_is_treated_and_stays() -> None:
    t = sick("red doctor @ 1,1,0", "orange doctor @ 1,1,0 bound", ill=[1], phase="care")
    assert propose(state(t), clinic(t)) == [1, 0]
    assert "recovered" in told(t.do("0: accept", seed=1))
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
    t = sick("red patient @ pre", "white doctor @ 1,2,0")
    worsen_patients(state(t), silent())
    assert deceased(covid(t)) == 1
    assert colours(t)[1] == "white", "nobody worsens who is well"


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
    assert state(t).phase == WORSEN
    assert t.refused("0: choice quarantine_arrival entrance:0/S3") == "CV-7.6"
    events = t.do("0: choice quarantine_arrival helipad:0/1,1,1")
    assert "returned" in told(events)
    assert places(t) == ["H1,1,1"]
    assert t.awaiting.decision == "contagion_place"


# -- contagion --------------------------------------------------------------------------------


@rule("CV-8.1", "CV-8.2", "CV-8.6", "CV-R9", "CV-H2", "CV-8.3", "CV-R32")
def test_low_contagion() -> None:
    t = finish_round(LW, lw(), options=C)
    assert t.awaiting.decision == "contagion_place"
    assert t.awaiting.seats == (0, 1)
    rows = {"row:psychiatry", "row:cardiology", "row:ophthalmology"}
    assert {c.split()[1] for c in t.targets("choice", 0)} == rows
    assert t.refused("0: choice contagion_place row:neurology") == "CV-R9"
    waiting = imagine(state(t), 1, SeededChance(1))
    assert (COVID.part(waiting).picks[0], waiting.boards[0].ask) == ([], clinic(t).ask)
    t.do("0: choice contagion_place row:cardiology")
    assert covid(t).waiting[0] == [0] * 5
    assert not view(state(t), 1).boards[0].marks
    assert [mark.count for mark in view(state(t), 0).boards[0].marks] == [1]
    picks = {COVID.part(imagine(state(t), 1, SeededChance(k))).picks[0][0] for k in range(12)}
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
    score = float(sum(totals)) if winners else 0.0
    assert (end.scores, end.ranks) == ((score, score), (1, 1))
    told = localized_outcome(WORDS, end).text
    assert ("plaque names seat 2" in told) == (reason == "strategic_victory")


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
    scored = points(t)
    assert (scored["doctors"], scored["patients"]) == (4, 0)
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
    assert not BLOOD.alone_in(clinic(t), 1, clinic(t).shape.at(1, 2, 0))


@rule("CV-10.4", "CV-6.6", "CV-R22", "CV-10.3", "CL-19.9")
@case("CV-C28")
def test_a_purple_doctor_treats_three() -> None:
    people = ["purple doctor @ 1,1,0"] + ["yellow patient @ 1,1,0 bound"] * 3
    t = sick(*people, ill=[1, 2, 3], options={"workaholics": True}, phase="care")
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
        *("white doctor @ 1,2,0", "nurse @ 1,2,0", "nurse @ 1,2,0"),
        ill=[0],
        covid={"quarantine": {"0": [1]}, "waiting": {"0": ["psychiatry"]}, "survived": 2},
    )
    seen = view(state(t), 1)
    found = [person.condition for person in seen.boards[0].people]
    assert found == ["infected", "quarantine", ""]
    assert seen.boards[0].marks[0].what == "waiting"
    assert {fact.fact: fact.value for fact in seen.facts}["survived"] == "2"


@rule("CV-R7")
def test_a_round_without_tiles_infects_nobody() -> None:
    t = sick("white doctor @ 1,1,0", ill=[0], phase="move")
    assert COVID.before_move(state(t), ScriptedChance([]), silent()) is False
    t.do("0: done")
    assert clinic(t).bound == [True]
