"""Chapter 3 (choosing and ordering actions) and chapter 8 (appointments)."""

from __future__ import annotations

from tests.clinic.table import LW, clinic, components, fresh, lw, play, settle_cars, state
from wardround.games.clinic.rules.choosing import offered_tiles
from wardround.testkit import case, rule


def tiles(played: list[str], **options: object) -> set[str]:
    t = play(lw(played=played), options=dict(options), turn=len(played) + 1)
    return {name.partition(":")[2] for name in t.targets("select_action", 0)}


@rule("CL-3.6", "CL-1.20", "CL-3.4")
@case("CL-C1")
def test_each_action_at_most_twice_a_round() -> None:
    assert tiles(["build"]) == {"build", "hire", "admit"}
    assert tiles(["build", "build"]) == {"hire", "admit"}
    t = play(lw(played=["build", "build"]), turn=3)
    assert t.refused("0: select_action tile:build") == "CL-3.6"
    assert t.refused("0: select_action tile:nonsense") == "CL-1.20"
    assert offered_tiles(state(t), clinic(t)) == 0b110


@rule("CL-3.7", "CL-3.1", "CL-4.8")
def test_all_tiles_come_back_with_the_round() -> None:
    board = lw(
        played=["build", "build", "hire"], hubs_built=1, specials_built=1, money=40, income=3
    )
    limited = {"hub_special_limit": True}
    t = play(board, phase="buy", options=limited)
    t.do("0: buy_popularity 0", seed=1)
    settle_cars(t)
    assert t.awaiting.decision == "select_action"
    assert offered_tiles(state(t), clinic(t)) == 0b111
    for seat in (0, 1):
        t.do(f"{seat}: select_action tile:build", seed=1)
    while t.deciders() != {0}:
        t.do("1: done", seed=1)
    offered_now = components(t)
    assert any(name.startswith("hub/") for name in offered_now)
    assert any(name.startswith("special/") for name in offered_now)


@rule("CL-3.3", "CL-3.4", "CL-3.5", "CL-3.8", "CL-3.9", "CL-3.10", "CL-3.12")
def test_tiles_are_revealed_together_and_resolve_by_type() -> None:
    t = play(
        LW,
        {"layout": "yellow"},
        {"layout": "red"},
        order=[2, 0, 1],
        university=["red", "yellow", "white"],
        notepad={"psychiatry": "---W"},
    )
    t.do("0: select_action tile:admit")
    assert [e for e in t.events if e.audience == -1] == []
    t.do("2: select_action tile:hire")
    assert t.refused("2: select_action tile:build") == "CL-3.4"
    t.do("1: select_action tile:build")
    assert t.deciders() == {1}
    assert t.refused("0: admit row:psychiatry") == "CL-4.1"
    t.do("1: done")
    assert t.deciders() == {2}
    t.do("2: done")
    assert t.deciders() == {0}
    assert clinic(t).played == [2]
    t = play(LW, {"layout": "yellow"}, {"layout": "red"}, order=[2, 0, 1])
    for seat in (0, 1, 2):
        t.do(f"{seat}: select_action tile:build")
    turns = []
    for _ in range(3):
        seat = next(iter(t.deciders()))
        turns.append(seat)
        t.do(f"{seat}: done", seed=1)
    assert turns == [2, 0, 1]


@rule("CL-3.11", "CL-6.2")
def test_an_action_may_be_left_unused() -> None:
    t = play(LW, {"layout": "yellow"}, phase="build")
    t.do("0: done", seed=1)
    assert clinic(t).played == [0]
    assert clinic(t).money == 15
    t = play(LW, phase="admit", notepad={"psychiatry": "---W"})
    t.do("0: done", seed=1)
    assert clinic(t).left is None


@rule("CL-3.2", "CL-3.13", "CL-3.14", "CL-8.1", "CL-8.2", "CL-9.1", "CL-3.1", "CL-9.2")
def test_three_action_turns_with_appointments_then_move() -> None:
    t = play(LW, {"layout": "yellow"}, phase="build")
    t.do("0: done", "white", "yellow", "red")
    assert [len(row) for row in state(t).notepad] == [1, 1, 1]
    assert (state(t).turn, t.awaiting.decision) == (1, "select_action")
    t = play(lw(people=["nurse @ S1"]), {"layout": "yellow"}, phase="build", turn=3)
    t.do("0: done", seed=1)
    assert t.awaiting.decision == "move_person"
    assert t.awaiting.seats == (0, 1)


@rule("CL-8.2", "CL-6.8", "CL-6.14")
@case("CL-C44")
def test_a_new_patient_takes_the_rightmost_empty_cell() -> None:
    t = play(
        LW,
        phase="admit",
        notepad={"psychiatry": "-WYR", "cardiology": "RRRR", "ophthalmology": "RRRR"},
    )
    t.do("0: admit row:psychiatry")
    t.do(f"0: park_car {sorted(t.targets('park_car'))[0]}")
    assert state(t).notepad[0] == [1, 0]
    t.do("0: done", "red")
    assert state(t).notepad[0] == [1, 0, 3]
    assert t.view().notepad[0].cells == ("", "red", "white", "yellow")


@rule("CL-8.3", "CL-8.4", "CL-R12", "CL-8.2")
@case("CL-C45")
def test_full_rows_and_empty_bags_draw_nobody() -> None:
    rows = {"psychiatry": "WWWW", "cardiology": "YYYY", "ophthalmology": "---R"}
    t = play(LW, phase="build", notepad=rows)
    t.do("0: done", "white")
    assert [len(row) for row in state(t).notepad] == [4, 4, 2]
    t = play(LW, phase="build", patients={})
    t.do("0: done")
    assert [len(row) for row in state(t).notepad] == [0, 0, 0]


@rule("CL-1.31", "CL-1.1")
def test_a_game_starts_in_round_one_turn_one() -> None:
    t = fresh(3, seats=2)
    assert (t.view().round, t.view().turn, t.view().rounds) == (1, 1, 6)
    assert t.refused("7: done") == "CL-1.1"
