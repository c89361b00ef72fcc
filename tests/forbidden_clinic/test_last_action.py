"""The edges of a turn: the last action, the order of lists, refusals near a limit."""

from __future__ import annotations

from typing import Any

import pytest

from wardround.games import library_with
from wardround.games.forbidden_clinic import SPEC
from wardround.testkit import rule

from .table import HOLE, Clinic, clinic


@pytest.mark.parametrize(
    ("code", "kind", "position"),
    [
        ("VT", "move", {}),
        ("VT", "ready", {"stressed": ["2,1"], "tokens": {"VT": "2,2"}}),
        ("MD", "give", {"tokens": {"MD": "1,1"}, "hands": {"MD": "OT"}}),
        ("MD", "take", {"tokens": {"MD": "1,1"}, "hands": {"TN": "OT"}}),
        ("EV", "capture", {"tokens": {"EV": "3,1"}, "hands": {"EV": "OT×4"}}),
        ("PM", "rehire", HOLE),
        ("PM", "escort", {}),
        ("HCV", "fly", {}),
        ("TN", "triage", {}),
    ],
)
@rule("FC-3.5")
def test_the_last_action_can_be_any(code: str, kind: str, position: dict[str, Any]) -> None:
    table = clinic(active=code, actions=1, **position)

    assert kind in table.kinds(code)


@pytest.mark.parametrize(
    ("code", "text", "position", "refused"),
    [
        ("VT", "move 5,5", {"tokens": {"VT": "2,2"}}, "FC-4.1"),
        ("VT", "ready 2,1", {"tokens": {"VT": "2,2"}}, "FC-2.9"),
        ("MD", "give OT TN", {"tokens": {"MD": "1,1"}}, "FC-4.7"),
        ("MD", "take OT TN", {"tokens": {"MD": "1,1"}}, "FC-5.17"),
        ("PM", "rehire VT", {}, "FC-5.4"),
        ("HCV", "fly 3,0", {}, "FC-5.11"),
    ],
)
@rule("FC-3.5")
def test_with_one_action_left_nobody_lacks_actions(
    code: str, text: str, position: dict[str, Any], refused: str
) -> None:
    table = clinic(active=code, actions=1, **position)

    reason = table.refusal(f"{code}: {text}")

    assert reason.reason != "too_few_actions"
    assert reason.rule.partition(".")[0] == refused.partition(".")[0]


@rule("FC-3.6")
def test_one_action_not_taken_is_lost_as_well() -> None:
    table = clinic(active="VT", actions=1, stressed=["5,5"], hands={"TN": "RV"})
    table.do("VT: end_actions")

    assert table.decision == "window"
    assert table.refused("VT: move 1,0") == "FC-3.6"


@rule("FC-3.1")
def test_a_turn_that_has_passed_is_not_taken_back_freely() -> None:
    table = clinic(active="VT")
    events = table.do("VT: end_actions", "OT", "PC", "0,5", "1,5")

    assert [event.rule for event in events][-1] == "FC-3.1"
    assert table.active == "CSL"


@rule("FC-3.12", "FC-4.1")
def test_a_player_who_can_go_nowhere_has_no_action() -> None:
    table = clinic(active="PM", tokens={"VT": "5,5"}, empty=["4,5", "5,4"])
    table.do("PM: end_actions", "OT", "PC", "0,5", "1,5", "CB", "EL", "2,5", "3,5")

    assert table.active == "CSL", "the turn of the cut-off player ended by itself"


@rule("FC-5.6", "FC-5.16")
def test_tiles_are_listed_in_the_order_of_the_board() -> None:
    table = clinic(active="PM", tokens={"VT": "2,2"})
    table.do("PM: escort VT")
    tiles = [text.split()[1] for text in table.choices("escort_to")]
    assert tiles == in_order(table, tiles)

    wader = clinic(active="EV", tokens={"EV": "2,2"}, stressed=["2,1", "1,2"], empty=["3,2"])
    tiles = [text.split()[1] for text in wader.choices("move")]
    assert len(tiles) > 4
    assert tiles == in_order(wader, tiles)


def in_order(table: Clinic, tiles: list[str]) -> list[str]:
    """Tiles by their spaces: row by row."""
    layout = table.state.layout
    spaces = sorted(layout.places[tile] for tile in tiles)
    return [layout.tables.tile_ids[layout.tile_at[space]] for space in spaces]


REHIRE = """
[[roles.role]]
id = "practice_manager"
power = [{{ kind = "rehire", cost = 1, self = {own}, while_burned_out = {burned} }}]
"""


@pytest.mark.parametrize(("own", "burned"), [(True, True), (False, True), (True, False)])
@rule("FC-9.11", "FC-R3")
def test_who_re_hires_whom_is_data(own: bool, burned: bool) -> None:
    words = {True: "true", False: "false"}
    pack = REHIRE.format(own=words[own], burned=words[burned])
    table = clinic(
        library=library_with(SPEC, pack, "rehire.toml"),
        active="PM",
        tokens={"PM": "1,4", "VT": "4,4"},
        empty=["1,4", "4,4"],
        hands={"TN": "RB"},
    )

    offered = set(table.coded("rehire", "PM"))

    assert offered == ({"VT", "PM"} if own else {"VT"}) if burned else offered == set()


@rule("FC-12.14")
def test_swimmers_go_in_the_order_of_the_seats() -> None:
    table = clinic(
        {"burnout": "swim"},
        active="KA",
        tokens={"VT": "1,4", "TN": "1,4", "EV": "1,4"},
        stressed=["1,4"],
    )
    table.do("KA: end_actions", "OT", "PC", "1,4")

    order = []
    while table.decision == "swim_to":
        order.append(next(iter(table.asked())))
        table.do(f"{order[-1]}: swim_to 0,4", *(["0,5"] if len(order) == 3 else []))
    assert order == ["EV", "TN", "VT"]


@rule("FC-6.19", "FC-6.17")
def test_a_deck_that_waited_for_discards_is_made_when_a_card_is_needed() -> None:
    table = clinic(active="VT", treasure_deck="", hands={"MD": "OT"})

    table.do("VT: end_actions", "PC", "CB", "0,5", "1,5")

    assert table.hand("VT") == "PC CB"


@pytest.mark.parametrize("moves", [("VT: play RB",), ("VT: play DO", "VT: donation_tile 2,1")])
@rule("FC-8.10")
def test_nothing_else_begins_before_a_special_is_done(moves: tuple[str, ...]) -> None:
    table = clinic(active="PM", hands={"VT": "RB DO"}, stressed=["2,1", "1,1", "2,0"])
    table.run(*moves)

    assert table.asked() == {"VT"}
    assert table.refused("PM: end_actions") == "FC-8.10"


@rule("FC-8.8")
def test_a_pass_counts_once_for_each_holder() -> None:
    table = clinic(window="draw", active="PM", hands={"VT": "RV", "TN": "RV"}, stressed=["5,5"])
    table.do("TN: pass")

    assert table.refusal("TN: pass").reason == "passed_already"
    assert table.refusal("PM: pass").reason == "nothing_to_play"
