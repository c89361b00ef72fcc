"""Chapter 20: zombies, alone and with the other mini-expansions."""

from __future__ import annotations

from tests.clinic.table import (
    B,
    F,
    W,
    Z,
    both_done,
    cars,
    clinic,
    colours,
    destinations,
    fresh,
    lw,
    may_finish,
    places,
    play,
    refused_space,
    spent,
    state,
)
from wardround.games.clinic.rules.care import propose
from wardround.games.clinic.rules.ending import score_lines
from wardround.games.clinic.rules.expansions.blood import EXPANSION as BLOOD
from wardround.games.clinic.rules.expansions.zombies import EXPANSION as ZOMBIES
from wardround.games.clinic.rules.geometry import empty_spaces, members
from wardround.testkit import case, rule

PAIR = ["yellow patient @ 1,1,0 bound"] * 2


@rule("CL-20.2", "CL-20.4", "CL-20.5", "CL-20.6", "CL-20.7", "CL-20.1", "CL-20.3")
@case("CL-C80")
def test_untended_patients_become_a_zombie() -> None:
    t = play(lw(people=PAIR, popularity=7), phase="move", options=Z)
    both_done(t)
    part = ZOMBIES.part(state(t))
    assert places(t) == ["turned", "turned"]
    assert (part.left, part.where[0]) == (7, [clinic(t).shape.at(1, 1, 0)])
    assert (cars(t), clinic(t).popularity) == (2, 7)
    single = {**Z, "zombie_single_step": True}
    t = play(lw(), phase="move", options=single, zombies={"zombies": {"0": ["1,1,0"]}})
    assert t.targets("choice") == {
        f"zombie_step zombie:0/0 space:0/{space} -"
        for space in ("0,1,0", "1,0,0", "2,1,0", "1,2,0")
    }
    assert t.refused("0: choice zombie_step zombie:0/0 space:0/1,1,1") == "CL-20.7"
    assert t.refused("0: choice zombie_step zombie:0/5 space:0/1,0,0") == "CL-20.6"
    assert ZOMBIES.part(state(fresh(1, zombies=True))).left == 8


@rule("CL-20.10", "CL-R36", "CL-20.8", "CL-R23")
@case("CL-C81")
def test_nobody_passes_a_zombie() -> None:
    board = lw(people=["white doctor @ S1", "nurse @ 1,1,0"])
    t = play(board, phase="move", options=Z, zombies={"zombies": {"0": ["1,1,0"]}})
    t.do("0: choice zombie_step zombie:0/0 space:0/1,2,0")
    assert t.refused("0: move_person person:0/0") == "CL-9.3"
    assert t.refused("0: move_person person:0/1") == "CL-9.3"
    assert may_finish(t)
    up = play(lw(modules={"1,1,1": "lab"}), options=Z, zombies={"zombies": {"0": ["1,1,1"]}})
    b = clinic(up)
    reached = {
        b.shape.space_names[k] for k in members(ZOMBIES.reached(state(up), b, b.shape.at(1, 1, 1)))
    }
    assert reached == {f"{x},{y},0" for x in range(4) for y in range(3)}


@rule("CL-20.11", "CL-20.14", "CL-20.12", "CL-20.13", "CL-R57", "CL-R54")
@case("CL-C83")
def test_a_zombie_takes_a_bound_patient() -> None:
    people = ["white patient @ 1,1,0 bound", "nurse @ 1,1,0"]
    board = lw(people=people, popularity=9)
    t = play(board, phase="move", options=Z, zombies={"zombies": {"0": ["1,0,0"]}})
    t.do("0: choice zombie_step zombie:0/0 space:0/1,1,0")
    both_done(t)
    assert places(t) == ["lost", "lost"]
    assert (clinic(t).popularity, clinic(t).deaths, cars(t)) == (4, 1, 2)


@rule("CL-20.3", "CL-R24", "CL-R41", "CL-20.18")
@case("CL-C85")
def test_the_last_zombie() -> None:
    board = lw(people=PAIR)
    t = play(board, board, phase="move", options=Z, order=[0, 1], zombies={"zombies_left": 1})
    both_done(t)
    assert places(t, 0) == ["turned", "turned"]
    assert colours(t, 1) == ["orange", "orange"]
    three = play(lw(people=["yellow patient @ 1,1,0 bound"] * 3), phase="move", options=Z)
    both_done(three)
    assert places(three) == ["turned", "turned", "1,1,0"]
    assert score_lines(state(three), clinic(three))[5].points == -3
    assert ZOMBIES.score(state(three), clinic(three)) is not None


LAB = {"modules": {"0,1,0": "lab"}}


@rule("CL-20.12", "CL-20.15", "CL-20.16", "CL-20.17", "CL-R40", "CL-20.9")
@case("CL-C87")
def test_a_doctor_cures_a_zombie_in_a_lab() -> None:
    options = {**Z, **W}
    for colour, after in (("purple", "purple"), ("yellow", "yellow")):
        board = lw(**LAB, people=[f"{colour} doctor @ 0,1,0"])
        t = play(board, phase="move", options=options, zombies={"zombies": {"0": ["0,0,0"]}})
        t.do("0: choice zombie_step zombie:0/0 space:0/0,1,0")
        both_done(t)
        assert t.refused("0: choice cure_zombie yes space:0/1,1,0") == "CL-20.15"
        t.do("0: choice cure_zombie yes space:0/0,1,0", seed=1)
        income = clinic(t).income
        assert income > 0
        t.do("0: buy_popularity 0", seed=1)
        assert places(t) == ["0,1,0"]
        assert (colours(t), clinic(t).popularity) == ([after], 0)
        assert ZOMBIES.part(state(t)).resting[0] == []
    crowded = lw(**LAB, people=["white doctor @ 0,1,0"])
    t = play(crowded, phase="move", options=Z, zombies={"zombies": {"0": ["0,0,0", "0,2,0"]}})
    t.do("0: choice zombie_step zombie:0/0 space:0/0,1,0")
    t.do("0: choice zombie_step zombie:0/1 space:0/0,1,0")
    both_done(t)
    assert places(t) == ["lost"]


@rule("CL-20.19", "CL-R51")
def test_zombies_score_nine_outdoors_too() -> None:
    t = play(lw(), options=Z, zombies={"zombies": {"0": ["0,0,0", "1,1,0"]}})
    line = ZOMBIES.score(state(t), clinic(t))
    assert line is not None
    assert (line.points, line.rule) == (18, "CL-20.19")
    assert line in score_lines(state(t), clinic(t))
    assert ZOMBIES.score(state(t), clinic(t, 1)) is None


@rule("CL-R37")
def test_no_building_where_a_zombie_stands_outdoors() -> None:
    t = play(lw(), options=Z, zombies={"zombies": {"0": ["0,0,0", "1,1,0"]}})
    b = clinic(t)
    assert not empty_spaces(b) >> b.shape.at(0, 0, 0) & 1
    board = lw()
    found = refused_space(
        "garden", "0,0,0", board, options=Z, zombies={"zombies": {"0": ["0,0,0"]}}
    )
    assert found == "CL-R37"
    t = play(lw(), phase="build", options=Z, zombies={"zombies": {"0": ["1,1,0"]}})
    t.do("0: build_component component:conveyor")
    assert "1,1,0" in {x.rpartition("/")[2] for x in t.targets("build_space")}


@rule("CL-R42")
def test_a_donor_taken_by_a_zombie_gives_no_blood() -> None:
    board = lw(people=["nurse @ 1,2,0"])
    t = play(
        board,
        phase="move",
        options={**B, **Z},
        blood={"donor": {"0": 0}},
        zombies={"zombies": {"0": ["0,2,0"]}},
    )
    t.do("0: choice zombie_step zombie:0/0 space:0/1,2,0")
    both_done(t)
    assert places(t) == ["lost"]
    assert BLOOD.part(state(t)).hubs[0] == []


@rule("CL-R44", "CL-20.7")
def test_zombies_ignore_extinguishers() -> None:
    board = lw(extinguishers=["1,2,0"])
    t = play(board, phase="move", options={**Z, **F}, zombies={"zombies": {"0": ["1,1,0"]}})
    t.do("0: choice zombie_step zombie:0/0 space:0/1,2,0")
    assert spent(t) == 0


@rule("CL-20.6")
def test_a_zombie_moves_before_anybody() -> None:
    t = play(
        lw(people=["nurse @ S1"]), phase="move", options=Z, zombies={"zombies": {"0": ["0,0,0"]}}
    )
    assert t.choices("move_person", 0) == []
    t.do("0: choice zombie_step zombie:0/0 space:0/0,1,0")
    assert destinations(t, 0) == {"1,2,0", "1,1,0"}
    assert propose(state(t), clinic(t)) == []


@rule("CL-20.6", "CL-20.7", "CL-R23")
def test_zombies_move_as_far_as_their_player_likes() -> None:
    t = play(lw(), phase="move", options=Z, zombies={"zombies": {"0": ["1,1,0"]}})
    ground = {f"{x},{y},0" for x in range(4) for y in range(3)}
    found = {choice.split()[2].rpartition("/")[2] for choice in t.targets("choice")}
    assert found == ground - {"1,1,0"}, "it may not stay"
    assert t.refused("0: choice zombie_step zombie:0/0 space:0/1,1,0") == "CL-20.7"
    t.do("0: choice zombie_step zombie:0/0 space:0/3,0,0")
    assert spent(t) == 0
    assert t.awaiting.decision == "move_person"
    single = {**Z, "zombie_single_step": True}
    t = play(lw(), phase="move", options=single, zombies={"zombies": {"0": ["1,1,0"]}})
    assert t.refused("0: choice zombie_step zombie:0/0 space:0/3,0,0") == "CL-20.7"
