"""Chapters 17 to 20 in detail: blood, purple doctors and zombies."""

from __future__ import annotations

from typing import Any

from tests.clinic.table import B, W, Z, clinic, lw, places, play, reason, settle_cars, state, told
from wardround.core.log import silent
from wardround.games.clinic.rules.care import nurses_needed
from wardround.games.clinic.rules.expansions.blood import EXPANSION as BLOOD
from wardround.games.clinic.rules.expansions.workaholics import EXPANSION as WORKAHOLICS
from wardround.games.clinic.rules.expansions.zombies import EXPANSION as ZOMBIES
from wardround.games.clinic.rules.geometry import times_from
from wardround.games.clinic.rules.moving import has_room
from wardround.testkit import Play, rule

# -- blood ----------------------------------------------------------------------------------------


def bleeding(*people: str, phase: str = "move", **blood: Any) -> Play:
    return play(lw(people=list(people)), options=B, phase=phase, blood=blood)


@rule("CL-17.1", "CL-17.2", "CL-17.3")
def test_lying_down_to_give_blood() -> None:
    t = bleeding("nurse @ 1,1,0", "white patient @ 1,1,0", "white doctor @ 1,1,0")
    assert {text.split()[0] for text in t.targets("choice")} == {"give_blood"}
    assert reason(t, "0: choice give_blood person:0/1 space:0/1,2,0 -") == ("CL-17.2", "no_donor")
    assert reason(t, "0: choice give_blood person:0/9 space:0/1,2,0 -") == ("CL-17.2", "no_donor")
    far = reason(t, "0: choice give_blood person:0/0 space:0/2,1,0 -")
    assert far == ("CL-17.2", "no_empty_hub")
    assert told(t.do("0: choice give_blood person:0/0 space:0/1,2,0 -")) == ["lies_down"]
    assert BLOOD.part(state(t)).donor == [0, -1]
    assert reason(t, "0: choice give_blood person:0/2 space:0/1,2,0 -") == ("CL-17.1", "one_donor")
    assert t.targets("choice") == set()


@rule("CL-17.10", "CL-17.11", "CL-R20", "CL-R35")
def test_only_nurses_carry_blood() -> None:
    t = bleeding(
        *("nurse @ 1,2,0", "white doctor @ 1,1,0", "orderly @ 2,1,0"),
        blood_tokens={"0": ["1,2,0"]},
    )
    carry = {text for text in t.targets("choice") if text.startswith("carry_blood")}
    assert carry == {"carry_blood person:0/0 space:0/1,2,0 space:0/1,1,0"}
    part = BLOOD.part(state(t))
    b = clinic(t)
    hub, room = b.shape.at(1, 2, 0), b.shape.at(1, 1, 0)
    events = t.do("0: choice carry_blood person:0/0 space:0/1,2,0 space:0/1,1,0")
    assert told(events) == ["carried"]
    assert (part.hubs[0], part.rooms[0]) == ([], [room])
    t.do("0: undo")
    assert (part.hubs[0], part.rooms[0], places(t)[0]) == ([hub], [], "1,2,0")


@rule("CL-17.10", "CL-17.2")
def test_blood_in_a_corner_hub() -> None:
    """Space 0, person 0 and time 0 count like any other."""
    modules = {"0,0,0": "hub/psychiatry", "1,0,0": "treatment", "1,1,0": "supply"}
    board = {"modules": modules, "entrances": ["W0"], "people": ["nurse @ 0,0,0"]}
    t = play(board, options=B, phase="move", blood={"blood_tokens": {"0": ["0,0,0"]}})
    assert t.targets("choice") == {
        "carry_blood person:0/0 space:0/0,0,0 space:0/1,0,0",
        "give_blood person:0/0 space:0/0,0,0 -",
    }
    shut = play(
        {**board, "modules": {**modules, "3,2,0": "treatment"}},
        options={**B, "outdoor_walking": False},
        phase="move",
        blood={"blood_tokens": {"0": ["0,0,0"]}},
    )
    carry = {text for text in shut.targets("choice") if text.startswith("carry")}
    assert carry == {"carry_blood person:0/0 space:0/0,0,0 space:0/1,0,0"}
    away = play(
        {
            "modules": {**modules, "3,2,0": "hub/psychiatry"},
            "entrances": ["W0"],
            "people": ["nurse @ 3,2,0"],
        },
        options={**B, "outdoor_walking": False},
        phase="move",
        blood={"blood_tokens": {"0": ["0,0,0"]}},
    )
    assert away.targets("choice") == {"give_blood person:0/0 space:0/3,2,0 -"}


@rule("CL-R42")
def test_every_care_begins_anew() -> None:
    t = bleeding("nurse @ 1,2,0", donor={"0": 0, "1": 3})
    part = BLOOD.part(state(t))
    part.step, part.wants, part.stood = [2, 2], [True, True], [5, 5]
    part.nurses, part.given = [[1], [1]], [[2], [2]]
    BLOOD.before_care(state(t), silent())
    assert (part.step, part.wants, part.stood) == ([0, 0], [False, False], [-1, -1])
    assert (part.nurses, part.given, part.donor) == ([[], []], [[], []], [0, -1])


@rule("CL-17.14", "CL-17.13")
def test_a_nurse_and_a_token_serve_once() -> None:
    patients = ["yellow patient @ 1,1,0", "yellow patient @ 1,1,0"]
    t = bleeding("nurse @ 1,1,0", *patients, phase="care", blood_tokens={"0": ["1,1,0"] * 2})
    assert told(t.do("0: choice transfuse person:0/1 - -")) == ["transfused", "improved"]
    assert t.awaiting.decision != "transfuse", "the nurse has worked"
    t = bleeding(
        *("nurse @ 1,1,0", "nurse @ 1,1,0", *patients),
        phase="care",
        blood_tokens={"0": ["1,1,0"]},
    )
    t.do("0: choice transfuse person:0/2 - -")
    assert t.awaiting.decision != "transfuse", "the token is used"
    assert BLOOD.part(state(t)).rooms[0] == []


@rule("CL-17.15", "CL-17.14")
def test_used_tokens_return_to_a_counted_supply() -> None:
    for before, after in ((3, 4), (-1, -1), (0, 1)):
        t = bleeding(
            *("nurse @ 1,1,0", "white patient @ 1,1,0"),
            phase="care",
            blood_tokens={"0": ["1,1,0"]},
        )
        stock = state(t).rules.content.stock_names.index("blood")
        state(t).stock[stock] = before
        t.do("0: choice transfuse person:0/1 - -")
        assert state(t).stock[stock] == after
        settle_cars(t)


@rule("CL-17.6", "CL-17.7", "CL-17.8")
def test_the_least_popular_draws_first() -> None:
    for popularity, order, taker in (
        ((4, 2), [0, 1], 1),
        ((2, 4), [1, 0], 0),
        ((3, 3), [0, 1], 0),
        ((3, 3), [1, 0], 1),
    ):
        boards = [lw(people=["nurse @ 1,2,0"], popularity=p) for p in popularity]
        t = play(*boards, options=B, order=order, blood={"donor": {"0": 0, "1": 0}})
        s = state(t)
        part = BLOOD.part(s)
        stock = s.rules.content.stock_names.index("blood")
        s.stock[stock] = 1
        part.wants = [True, True]
        BLOOD.after_care(s, silent())
        hub = clinic(t).shape.at(1, 2, 0)
        assert part.hubs == [[hub] if seat == taker else [] for seat in (0, 1)]
        assert (s.stock[stock], part.donor, part.stood) == (0, [-1, -1], [0, 0])


@rule("CL-17.6", "CL-17.7")
def test_two_tokens_for_three_donors() -> None:
    boards = [lw(people=["nurse @ 1,2,0"], popularity=p) for p in (1, 3, 2)]
    t = play(*boards, options=B, blood={"donor": {"0": 0, "1": 0, "2": 0}})
    s = state(t)
    s.stock[s.rules.content.stock_names.index("blood")] = 2
    BLOOD.part(s).wants = [True] * 3
    BLOOD.after_care(s, silent())
    assert [len(hubs) for hubs in BLOOD.part(s).hubs] == [1, 0, 1]


@rule("CL-9.28")
def test_a_donors_hub_has_no_room() -> None:
    t = bleeding("nurse @ 1,2,0", "nurse @ 1,1,0", donor={"0": 0})
    s, b = state(t), clinic(t)
    assert not has_room(s, b, 1, b.shape.at(1, 2, 0))
    assert has_room(s, b, 0, b.shape.at(1, 2, 0))


@rule("CL-17.6")
def test_drawing_blood_is_told() -> None:
    t = bleeding("nurse @ 1,2,0", phase="care", donor={"0": 0})
    assert t.awaiting.decision == "draw_blood"
    assert "drawn" in told(t.do("0: choice draw_blood yes - -", seed=1))
    assert state(t).stock[state(t).rules.content.stock_names.index("blood")] == -1


@rule("CL-17.18")
def test_nobody_worsens_under_a_nurse() -> None:
    t = bleeding("nurse @ 1,1,0", "nurse @ 1,1,0", *["white patient @ pre"] * 3)
    s, b = state(t), clinic(t)
    BLOOD.part(s).on_top[0] = [0, 2, 1, 3]
    assert [BLOOD.worsens(s, b, person, True) for person in (2, 3, 4)] == [False, False, True]


# -- purple doctors -------------------------------------------------------------------------------


@rule("CL-19.7", "CL-19.9", "CL-10.7")
def test_ordinary_doctors_among_workaholics() -> None:
    people = ["white doctor @ 1,1,0", "yellow patient @ 1,1,0", "nurse @ 1,1,0"]
    t = play(lw(people=people), options=W, phase="care")
    room = clinic(t).shape.at(1, 1, 0)
    assert WORKAHOLICS.load_of(state(t), clinic(t), 0, 1) == 0
    assert nurses_needed(state(t), clinic(t), 0, 1, room) == 1
    t.do("0: accept", seed=1)
    assert WORKAHOLICS.part(state(t)).exhausted[0] == []


@rule("CL-19.9", "CL-19.10")
def test_exhaustion_is_told() -> None:
    people = ["purple doctor @ 1,1,0", "yellow patient @ 1,1,0", "nurse @ 1,2,0"]
    t = play(lw(people=people), options=W, phase="care")
    assert told(t.do("0: accept", seed=1)) == ["exhausted"]
    settle_cars(t)
    assert told(t.do("0: buy_popularity 0", seed=1)) == ["burnt_out"]
    assert places(t)[0] not in ("1,1,0", "1,2,0")


@rule("CL-19.9", "CL-17.13")
def test_a_transfusion_exhausts_nobody() -> None:
    people = ["nurse @ 1,1,0", "white patient @ 1,1,0", "purple doctor @ 1,2,0"]
    t = play(
        lw(people=people),
        options={**B, **W},
        phase="care",
        blood={"blood_tokens": {"0": ["1,1,0"]}},
    )
    t.do("0: choice transfuse person:0/1 - -")
    assert WORKAHOLICS.part(state(t)).exhausted[0] == []


# -- zombies --------------------------------------------------------------------------------------


def haunted(*people: str, where: list[str], phase: str = "move", **board: Any) -> Play:
    return play(
        lw(people=list(people), **board), options=Z, phase=phase, zombies={"zombies": {"0": where}}
    )


@rule("CL-20.9", "CL-20.10", "CL-20.7")
def test_a_zombie_shuts_its_space() -> None:
    t = haunted("nurse @ 1,2,0", where=["0,0,0"])
    b = clinic(t)
    hub = b.shape.at(1, 2, 0)
    assert b.shut == 1
    assert times_from(b, hub, True)[0] == -1
    events = t.do("0: choice zombie_step zombie:0/0 space:0/3,0,0 -")
    assert told(events) == ["zombie_stepped"]
    assert b.shut == 1 << b.shape.at(3, 0, 0)
    assert times_from(b, hub, True)[0] == 3
    assert t.awaiting.decision == "move_person"


@rule("CL-20.7", "CL-R23")
def test_a_zombie_walks_on_through_the_corner() -> None:
    t = haunted("nurse @ 1,2,0", where=["0,0,1"], modules={"0,0,0": "lab", "0,0,1": "supply"})
    found = {target.rpartition("/")[2].split()[0] for target in t.targets("choice")}
    assert {"0,0,0", "3,2,0", "2,0,0"} <= found
    assert "0,0,1" not in found


@rule("CL-20.12", "CL-20.13", "CL-20.14")
def test_whom_a_zombie_takes() -> None:
    t = haunted(
        *("nurse @ 1,1,0", "white patient @ 1,1,0", "nurse @ 1,2,0"),
        where=["1,0,0"],
        popularity=9,
    )
    t.do("0: choice zombie_step zombie:0/0 space:0/1,1,0 -")
    t.do("1: done")
    events = t.do("0: done", seed=1)
    b = clinic(t)
    assert told(events) == ["taken", "taken"]
    assert (b.deaths, b.popularity, b.abandoned) == (1, 4, 2)
    assert places(t)[2] == "1,2,0"
    assert ZOMBIES.part(state(t)).moved == [0, 0]


@rule("CL-20.13", "CL-20.14")
def test_an_employee_whom_a_zombie_takes_is_no_death() -> None:
    t = haunted("nurse @ 1,1,0", where=["1,0,0"], popularity=9)
    t.do("0: choice zombie_step zombie:0/0 space:0/1,1,0 -")
    t.do("1: done")
    t.do("0: done", seed=1)
    assert (clinic(t).deaths, clinic(t).popularity) == (0, 9)


@rule("CL-20.2", "CL-20.3", "CL-R24")
def test_who_turns_into_a_zombie() -> None:
    for people, turned in (
        (["yellow patient", "yellow patient"], {0, 1}),
        (["yellow patient", "yellow patient", "nurse"], set()),
        (["yellow patient", "yellow patient", "white doctor"], set()),
        (["yellow patient", "white patient"], set()),
        (["white patient", "white patient"], set()),
        (["yellow patient", "yellow patient", "yellow patient"], {0, 1}),
        (["orderly", "yellow patient", "yellow patient"], {1, 2}),
    ):
        t = play(lw(people=[f"{p} @ 1,1,0" for p in people]), options=Z)
        s, b = state(t), clinic(t)
        ZOMBIES.before_care(s, silent())
        assert {k for k in range(len(people)) if k not in b.present} == turned, people
        room = b.shape.at(1, 1, 0)
        assert b.shut == (1 << room if turned else 0)
        assert ZOMBIES.part(s).where[0] == ([room] if turned else [])
        assert ZOMBIES.part(s).left == 8 - bool(turned)


@rule("CL-20.2")
def test_turning_is_told() -> None:
    people = ["yellow patient @ 1,1,0 bound", "yellow patient @ 1,1,0 bound"]
    t = play(lw(people=people), options=Z, phase="move")
    t.do("1: done")
    assert "turned" in told(t.do("0: done", seed=1))


@rule("CL-20.15", "CL-R40")
def test_curing_a_zombie_or_not() -> None:
    board = {"modules": {"0,1,0": "lab"}}
    t = haunted("white doctor @ 0,1,0", where=["0,1,0"], phase="care", **board)
    assert t.awaiting.decision == "cure_zombie"
    t.do("0: choice cure_zombie no space:0/0,1,0 -", seed=1)
    assert t.awaiting.decision != "cure_zombie"
    assert ZOMBIES.part(state(t)).cured == 0
    t = haunted("white doctor @ 0,1,0", where=["0,1,0"], phase="care", **board)
    events = t.do("0: choice cure_zombie yes space:0/0,1,0 -", seed=1)
    assert told(events)[0] == "zombie_cured"
    assert (ZOMBIES.part(state(t)).cured, clinic(t).shut) == (1, 0)


@rule("CL-20.15")
def test_a_lab_in_the_corner_cures_too() -> None:
    board = {"modules": {"0,0,0": "lab"}}
    t = haunted("white doctor @ 0,0,0", where=["0,0,0"], phase="care", **board)
    assert t.targets("choice") == {
        "cure_zombie yes space:0/0,0,0 -",
        "cure_zombie no space:0/0,0,0 -",
    }
