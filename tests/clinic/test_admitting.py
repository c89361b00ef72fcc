"""Chapter 6: queue points, shifts and admissions."""

from __future__ import annotations

from tests.clinic.table import LW, cars, clinic, lw, play, state
from wardround.games.clinic.rules.admitting import admittable, owns_hub
from wardround.games.clinic.rules.state import left_of
from wardround.testkit import case, rule


@rule("CL-6.1")
@case("CL-C8")
def test_queue_points() -> None:
    board = lw(modules={"3,2,0": "supply"}, entrances=["S3"], helipads=["1,1,1"])
    t = play(board, phase="admit", notepad={"psychiatry": "---W"})
    assert left_of(clinic(t)).queue_points == 4


@rule("CL-6.3", "CL-6.4", "CL-6.5", "CL-6.6", "CL-6.7", "CL-6.8", "CL-6.9", "CL-6.14", "CL-6.13")
@rule("CL-9.18", "CL-6.15")
@case("CL-C9")
def test_shifting_and_admitting() -> None:
    board = lw(qp=4)
    t = play(board, phase="admit", notepad={"psychiatry": "---O", "cardiology": "--WY"})
    t.do("0: shift row:cardiology 3 up")
    assert state(t).notepad[:2] == [[1], [2, 0]]
    t.do("0: admit row:psychiatry")
    t.do("0: park_car border:0/v0,0")
    t.do("0: shift row:cardiology 2 up")
    assert state(t).notepad[:2] == [[0], [2]]
    t.do("0: admit row:psychiatry")
    t.do("0: park_car border:0/v1,0", seed=1)
    b = clinic(t)
    assert (b.colour, b.service, b.place) == ([1, 0], [0, 0], [b.shape.pre] * 2)
    assert (cars(t), b.left) == (2, None)


@rule("CL-6.10", "CL-6.9")
@case("CL-C43")
def test_pre_admissions_hold_four() -> None:
    waiting = ["white patient psychiatry @ pre"] * 4
    t = play(lw(people=waiting, qp=9), phase="admit", notepad={"psychiatry": "--WY"})
    assert t.refused("0: admit row:psychiatry") == "CL-6.10"
    assert 0 not in admittable(state(t), clinic(t))


@rule("CL-6.12", "CL-R1", "CL-1.6")
def test_admitting_needs_a_hub() -> None:
    t = play(LW, phase="admit", notepad={"psychiatry": "---W", "cardiology": "---W"})
    assert t.refused("0: admit row:cardiology") == "CL-6.12"
    assert t.refused("0: admit row:ophthalmology") == "CL-6.9"
    assert t.refused("0: admit row:neurology") == "CL-1.6"
    t = play(
        LW,
        phase="admit",
        notepad={"psychiatry": "---W", "cardiology": "---W"},
        options={"admit_requires_hub": False},
    )
    assert "row:cardiology" in t.targets("admit")
    upstairs = lw(modules={"2,1,1": "hub/cardiology"})
    assert owns_hub(clinic(play(upstairs)), 1)


@rule("CL-1.6")
def test_services_in_play_by_number_of_players() -> None:
    for seats in (1, 2, 3, 4):
        t = play(options={"seats": seats})
        assert len(state(t).notepad) == seats + 1
        assert t.content.players[seats].services == seats + 1
