"""Chapter 2: the board."""

from __future__ import annotations

from wardround.testkit import case, rule

from .table import at, clinic


def neighbours(place: str) -> set[str]:
    x, y = place.split(",")
    board = clinic().state.layout.tables.board
    return {f"{n % 6},{n // 6}" for n in board.edges[int(y) * 6 + int(x)]}


@case("FC-C32")
@rule("FC-2.1", "FC-2.5")
def test_spaces_that_share_an_edge_are_adjacent() -> None:
    assert neighbours("0,0") == at("1,0 0,1")
    assert neighbours("3,0") == at("2,0 4,0 3,1")
    assert neighbours("3,3") == at("3,2 2,3 4,3 3,4")
    table = clinic(active="VT", tokens={"VT": "0,0"})
    assert table.places("move") == at("1,0 0,1")
    assert table.state.layout.tables.board.distance(0, 5) == 5


@rule("FC-2.6", "FC-2.1")
def test_a_corner_is_not_an_edge() -> None:
    board = clinic().state.layout.tables.board
    assert board.diagonal(0, 7)
    assert not board.diagonal(0, 1)
    assert not board.diagonal(0, 14)
    assert clinic(active="VT", tokens={"VT": "2,2"}).refused("VT: move 3,3") == "FC-4.3"
    assert clinic().refused("0: boost_from space:6,0") == "FC-2.1"


@rule("FC-2.2", "FC-2.3", "FC-2.4")
def test_a_tile_goes_from_ready_to_stressed_to_nothing() -> None:
    table = clinic(active="VT", clinic_deck=[["1,4"]])
    assert table.side("1,4") == "ready"

    table.do("VT: end_actions", "OT", "PC", "1,4", "1,4")

    assert table.side("1,4") == "empty"
    assert table.packets == [35]
    assert "xray_room" not in table.top
    tile = table.view().tiles[25]
    assert (tile.x, tile.y, tile.side) == (1, 4, "empty")
    assert table.tile("2,4") == "ultrasound_den"


@case("FC-C33")
@rule("FC-2.11", "FC-4.2", "FC-10.6")
def test_a_player_who_is_cut_off() -> None:
    table = clinic(active="VT", tokens={"VT": "5,5"}, empty=["4,5", "5,4"])

    assert "move" not in table.kinds("VT")
    assert table.refused("VT: move 4,5") == "FC-4.2"
    assert table.state.layout.tables.board.distance(35, 33) == 2
    assert table.end() is None
    kennel = clinic(active="KA", tokens={"KA": "5,5"}, empty=["4,5", "5,4"])
    assert kennel.places("move") == {"4,4"}


@case("FC-C34")
@rule("FC-2.7", "FC-11.1")
def test_a_space_holds_any_number_of_tokens() -> None:
    crowd = dict.fromkeys(["PM", "VT", "CSL", "HCV", "KA", "EV", "TN"], "0,0")
    table = clinic(active="MD", tokens={**crowd, "MD": "0,1"})

    table.do("MD: move 0,0")

    assert table.view().tiles[0].tokens == (0, 1, 2, 3, 4, 5, 6, 7)
    assert table.end() is None


@rule("FC-2.8", "FC-R24", "FC-4.1")
def test_a_stressed_tile_hinders_nobody() -> None:
    table = clinic(
        active="MD",
        tokens={"MD": "2,1", "TN": "3,1"},
        stressed=["2,1", "3,1", "4,1"],
        hands={"MD": "OT×4 PC"},
    )

    table.run("MD: move 3,1", "MD: capture OT")
    table.do("MD: move 4,1", seed=1)

    assert table.token("MD") == "4,1"


@rule("FC-2.9", "FC-R41")
def test_only_a_stressed_tile_can_be_readied() -> None:
    table = clinic(active="CSL", tokens={"CSL": "2,2"}, stressed=["2,1"], empty=["3,2"])

    assert table.places("ready") == {"2,1"}
    assert table.refused("CSL: ready 2,2") == "FC-2.9"
    assert table.refused("CSL: ready 3,2") == "FC-2.9"
    table.do("CSL: ready 2,1")
    assert table.refused("CSL: ready 2,1") == "FC-2.9"


@case("FC-C37")
@rule("FC-2.10", "FC-6.5")
def test_readying_does_not_move_the_clinic_card() -> None:
    table = clinic(
        active="VT",
        tokens={"VT": "1,4"},
        stressed=["1,5"],
        clinic_discards=["1,5", "4,4", "5,5"],
    )
    table.do("VT: ready 1,5")
    assert "laundry_room" in table.clinic_discards

    table.do("VT: end_actions", "WI", "PC", "1,5", "4,4")

    assert table.packets == [1, 33]
    assert table.side("1,5") == "stressed"


@rule("FC-2.11", "FC-9.10")
def test_distance_is_counted_across_empty_spaces() -> None:
    table = clinic(active="PM", tokens={"VT": "0,5"}, empty=["0,5", "1,5", "0,4"])

    table.do("PM: rehire VT")

    assert table.places("rehire_to") == at("0,3 1,4 2,5")
