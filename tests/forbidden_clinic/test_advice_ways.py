"""How far bots think it is: over tiles that are left, with the powers of the roles."""

from __future__ import annotations

from wardround.games.forbidden_clinic.advice import evaluate
from wardround.games.forbidden_clinic.advice.progress import treasure_progress
from wardround.games.forbidden_clinic.advice.ways import (
    FAR,
    steps_to,
    tiles_left,
    treasure_spaces,
    way_of,
)

from .table import Clinic, clinic

ISLAND = ["4,3", "3,4", "5,4", "4,5"]
"""The empty spaces around 4,4."""


def steps(table: Clinic, *goals: int) -> list[int]:
    edges = table.state.layout.tables.board.edges
    return steps_to(table.state, tiles_left(table.state), list(goals), edges)


def way(table: Clinic, code: str, goal: str) -> int:
    space = table.space(goal)
    left = tiles_left(table.state)
    return way_of(table.state, left, table.seat(code), steps(table, space), [space])


def test_steps_go_round_what_has_burned_out() -> None:
    table = clinic(empty=["1,0", "1,1"])
    away = steps(table, table.space("0,0"))
    assert [away[table.space(place)] for place in ("0,0", "0,2", "2,0")] == [0, 2, 6]
    apart = clinic(empty=ISLAND)
    assert steps(apart, apart.space("0,0"))[apart.space("4,4")] == FAR


def test_the_nearest_tile_of_a_treasure_that_is_left_counts() -> None:
    table = clinic(empty=["2,1"])
    assert treasure_spaces(table.state, 0) == [table.space("3,1")]
    assert steps(table, *treasure_spaces(table.state, 0))[table.space("3,3")] == 2


def test_powers_shorten_ways() -> None:
    everybody = dict.fromkeys(["VT", "HCV", "KA", "EV"], "4,4")
    table = clinic(tokens=everybody)
    assert {code: way(table, code, "0,0") for code in everybody} == {
        "VT": 8,
        "HCV": 1,
        "KA": 4,
        "EV": 8,
    }
    cut_off = clinic(tokens=everybody, empty=ISLAND)
    assert {code: way(cut_off, code, "0,0") for code in everybody} == {
        "VT": 12,
        "HCV": 1,
        "KA": 4,
        "EV": 8,
    }
    corners = ["3,3", "5,3", "3,5", "5,5"]
    assert way(clinic(tokens=everybody, empty=ISLAND + corners), "KA", "0,0") == 12
    assert way(clinic(tokens={"VT": "2,0"}, empty=["2,0"]), "VT", "0,0") == 5


def test_cards_in_a_hand_that_is_cut_off_are_worth_less() -> None:
    """The same distance, as many tiles lost: what counts is whether there is a way."""
    tokens, hands = {"TN": "4,4"}, {"TN": "OT×4"}
    cut_off = clinic(tokens=tokens, hands=hands, empty=ISLAND)
    free = clinic(tokens=tokens, hands=hands, empty=["0,3", "0,4", "1,5", "2,5"])
    worth = [treasure_progress(t.state, tiles_left(t.state), 0) for t in (cut_off, free)]
    assert worth[0] < worth[1]


def test_cards_of_whoever_gives_at_any_distance_are_near() -> None:
    tokens = {"CSL": "5,5", "TN": "5,5", "MD": "1,1"}
    lead = clinic(tokens=tokens, hands={"MD": "OT×2", "CSL": "OT"})
    nurse = clinic(tokens=tokens, hands={"MD": "OT×2", "TN": "OT"})
    assert evaluate(lead.state, 0) > evaluate(nurse.state, 0)
