"""Chapter 1 in detail: what is on a new table, and how initial clinics and bonus tiles get
there."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clinic.table import (
    LIBRARY,
    LW,
    begun,
    clinic,
    fresh,
    named,
    offered,
    play,
    reason,
    state,
)
from wardround.core.chance import SeededChance
from wardround.core.game import resolve_options
from wardround.games.clinic import SPEC
from wardround.games.clinic.events import LayoutDrawn
from wardround.games.clinic.rules.geometry import times_from
from wardround.games.clinic.rules.setup import grant_spaces
from wardround.games.clinic.rules.shapes import Shape
from wardround.testkit import rule

CORNER: dict[str, Any] = {
    "modules": {"1,1,0": "supply", "1,2,0": "treatment", "0,2,0": "hub/psychiatry"},
    "entrances": ["W2"],
}


# -- the board ----------------------------------------------------------------------------------


@rule("CL-2.1", "CL-2.2")
def test_every_floor_has_its_spaces() -> None:
    shape = clinic(play({})).shape
    whole = 2**12 - 1
    assert shape.floor_spaces == [whole << 12 * floor for floor in range(4)]


@rule("CL-2.18", "CL-R6")
def test_every_border_lies_between_its_spaces() -> None:
    shape = clinic(play({})).shape
    found = {
        name: {shape.space_names[k] for k in range(shape.layer) if spaces >> k & 1}
        for name, spaces in zip(shape.border_names, shape.border_spaces, strict=True)
    }
    inner = {f"v{x},{y}": {f"{x},{y},0", f"{x + 1},{y},0"} for x in range(3) for y in range(3)}
    inner |= {f"h{x},{y}": {f"{x},{y},0", f"{x},{y + 1},0"} for x in range(4) for y in range(2)}
    outer = {f"v-1,{y}": {f"0,{y},0"} for y in range(3)}
    outer |= {f"v3,{y}": {f"3,{y},0"} for y in range(3)}
    outer |= {f"h{x},-1": {f"{x},0,0"} for x in range(4)}
    outer |= {f"h{x},2": {f"{x},2,0"} for x in range(4)}
    assert found == inner | outer
    assert shape.inner_borders == len(inner) == 17


@rule("CL-2.18")
def test_the_smaller_side_has_twelve_borders() -> None:
    shape = Shape("3x3", 3, 3, 4, [])
    assert shape.inner_borders == 12
    assert len(shape.border_names) == 24


# -- pools --------------------------------------------------------------------------------------


@rule("CL-1.6", "CL-1.7", "CL-1.11", "CL-1.12")
def test_one_tile_of_each_stack_is_turned_up() -> None:
    for seats in (2, 3, 4):
        s = state(fresh(5, seats=seats))
        up = [s.special_up[kind] for kind in s.rules.content.specials]
        down = [s.special_down[kind] for kind in s.rules.content.specials]
        assert (up, down) == ([1] * 4, [seats - 2] * 4)
        assert s.hub_up[seats + 1 :] == [0] * (4 - seats)
        assert s.hub_down[seats + 1 :] == [0] * (4 - seats)


@rule("CL-1.13", "CL-1.21")
@pytest.mark.parametrize(("count", "left"), [(5, 3), (2, 0), (-1, -1)])
def test_starting_entrances_come_out_of_a_counted_supply(count: int, left: int) -> None:
    content: Any = SPEC.rules.content(LIBRARY.tables)
    entrance = content.stock_names.index("entrance")
    content.stock_counts[entrance] = count
    s = SPEC.rules.setup(resolve_options(SPEC.meta, {"seats": 2}), content, SeededChance(1))
    assert s.stock[entrance] == left


@rule("CL-1.32")
def test_revealed_bonus_tiles_lie_in_their_order() -> None:
    for seed in range(6):
        shown = state(fresh(seed, seats=4)).bonus_shown
        assert len(shown) == 5
        assert shown == sorted(shown)


# -- initial clinics ----------------------------------------------------------------------------


@rule("CL-1.36", "CL-1.37")
def test_a_drawn_layout_is_built_as_printed() -> None:
    t = begun(seats=3)
    drawn = [event for event in t.events if isinstance(event, LayoutDrawn)]
    assert len(drawn) == 3
    for event in drawn:
        board = t.dump()["boards"][event.seat]
        printed = play({"layout": event.colour}).dump()["boards"][0]
        for key in ("board", "module", "hub_service", "entrances", "pieces"):
            assert board[key] == printed[key], key


@rule("CL-1.4", "CL-1.38")
def test_beginners_and_experts_begin_at_the_same_time() -> None:
    t = begun(seats=2, level_1="expert")
    assert (t.awaiting.decision, t.awaiting.seats) == ("choose_board", (0,))
    assert clinic(t).modules == 0
    assert clinic(t, 1).modules.bit_count() == 3


@rule("CL-1.38", "CL-H3")
def test_an_expert_places_all_four_pieces() -> None:
    t = begun(seats=2, level_1="expert")
    t.do("0: choose_board board:4x3")
    for piece, place in (
        ("supply", "space:0/1,1,0"),
        ("treatment", "space:0/1,2,0"),
        ("hub/psychiatry", "space:0/0,2,0"),
    ):
        assert t.awaiting.decision == "initial_piece"
        t.do(f"0: initial_piece component:{piece}")
        t.do(f"0: initial_space {place}")
    t.do("0: initial_piece component:entrance")
    assert offered(t, "initial_space") == {"W2", "S0"}
    t.do("0: initial_space entrance:0/W2", seed=1)
    board, built = t.dump()["boards"][0], play(CORNER).dump()["boards"][0]
    for key in ("module", "hub_service", "entrances"):
        assert board[key] == built[key], key
    assert clinic(t).pieces == 15
    assert {p.place for p in t.view(0).boards[0].people} == {"entrance:0/W2"}
    assert t.awaiting.decision == "bonus_space"


@rule("CL-1.39", "CL-4.9")
def test_why_a_starting_piece_cannot_stand_there() -> None:
    t = play({}, options={"seats": 2, "level_1": "expert"}, phase="initial")
    t.do("0: choose_board board:4x3")
    t.do("0: initial_piece component:hub/psychiatry")
    assert t.refused("0: initial_space space:0/1,1,0") == "CL-1.39"
    assert t.refused("0: initial_space space:0/0,0,1") == "CL-4.10"
    assert t.refused("0: initial_space entrance:0/W0") == "CL-4.9"
    assert t.refused("0: initial_space helipad:0/0,0,0") == "CL-4.9"
    t.do("0: initial_space space:0/0,0,0")
    t.do("0: initial_piece component:entrance")
    assert t.refused("0: initial_space entrance:0/W1") == "CL-1.39"
    assert t.refused("0: initial_space entrance:0/S3") == "CL-1.39"
    assert reason(t, "0: initial_space space:0/0,0,0") == ("CL-1.39", "not_at_hub")
    assert t.refused("0: initial_space helipad:0/0,0,0") == "CL-4.44"
    assert t.refused("0: initial_space space:0/9,9,9") == "CL-4.44"
    outside = clinic(t).shape.pre
    assert times_from(clinic(t), outside, False)[0] == -1
    t.do("0: initial_space entrance:0/W0")
    assert times_from(clinic(t), outside, False)[0] > 0, "what was known of the ways is forgotten"
    t.do("0: initial_piece component:treatment")
    assert t.refused("0: initial_space space:0/0,0,0") == "CL-4.9"
    t.do("0: initial_space space:0/1,0,0")
    t.do("0: initial_piece component:supply")
    assert t.refused("0: initial_space space:0/2,0,1") == "CL-4.10"


# -- bonus tiles --------------------------------------------------------------------------------


@rule("CL-1.33")
def test_a_bonus_tile_can_be_taken_once() -> None:
    t = fresh(3, seats=3)
    shown = t.targets("take_bonus")
    assert len(shown) == 4
    first = sorted(shown)[0]
    t.do(f"{t.awaiting.seats[0]}: take_bonus {first}")
    assert t.targets("take_bonus") == shown - {first}


@rule("CL-1.34", "CL-R32")
def test_a_granted_garden_is_placed_free_of_charge() -> None:
    t = begun(0, "garden", seats=1)
    assert t.awaiting.decision == "bonus_space"
    assert t.refused("0: bonus_space space:0/0,0,1") == "CL-4.36"
    free = offered(t, "bonus_space")
    assert len(free) == 9
    t.do(f"0: bonus_space space:0/{sorted(free)[0]}", seed=1)
    assert clinic(t).gardens.bit_count() == 1
    assert (clinic(t).money, t.dump()["stock"]["garden"]) == (15, 11)
    assert (clinic(t).piece, clinic(t).other) == (-1, -1)
    assert t.awaiting.decision == "park_car"


@rule("CL-R32", "CL-R55", "CL-4.50")
def test_a_granted_conveyor_is_a_pair() -> None:
    t = begun(0, "conveyor", seats=1)
    modules = named(clinic(t), clinic(t).modules)
    first = sorted(offered(t, "bonus_space"))[0]
    t.do(f"0: bonus_space space:0/{first}")
    assert t.awaiting.decision == "bonus_space"
    seconds = offered(t, "bonus_space")
    assert seconds
    assert seconds <= modules - {first}
    second = sorted(seconds)[0]
    t.do(f"0: bonus_space space:0/{second}", seed=1)
    assert named(clinic(t), clinic(t).stops) == {first, second}
    assert t.dump()["stock"]["conveyor"] == 18
    assert (clinic(t).money, t.awaiting.decision) == (15, "park_car")


@rule("CL-R32", "CL-R55")
@pytest.mark.parametrize(
    ("stock", "left", "possible"),
    [
        ("conveyor", 2, True),
        ("conveyor", 1, False),
        ("conveyor", 0, False),
        ("garden", 1, True),
        ("garden", 0, False),
        ("garden", -1, True),
    ],
)
def test_a_grant_needs_pieces_in_the_supply(stock: str, left: int, possible: bool) -> None:
    t = play(LW)
    s, b = state(t), clinic(t)
    s.stock[s.rules.content.stock_names.index(stock)] = left
    number = s.rules.content.component_index[f"component:{stock}"]
    assert bool(grant_spaces(s, b, number)) is possible
    if not possible:
        assert grant_spaces(s, b, number) == 0


@rule("CL-R32", "CL-R55")
def test_the_second_granted_stop_is_aligned_with_the_first() -> None:
    t = play({"modules": {"0,0,0": "hub/psychiatry", "1,0,0": "treatment", "1,1,0": "supply"}})
    s, b = state(t), clinic(t)
    s.stock[s.rules.content.stock_names.index("conveyor")] = 2
    number = s.rules.content.component_index["component:conveyor"]
    b.other = 0
    assert named(clinic(t), grant_spaces(s, b, number)) == {"1,0,0"}


@rule("CL-16.2")
def test_after_the_goal_comes_the_bonus() -> None:
    t = fresh(1, seats=1)
    assert t.awaiting.decision == "solo_goal"
    t.do("0: solo_goal goal:swift")
    assert (t.awaiting.decision, t.awaiting.seats) == ("take_bonus", (0,))
