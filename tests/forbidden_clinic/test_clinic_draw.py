"""Chapter 7: Clinic draw, stress and burn-out."""

from __future__ import annotations

from wardround.testkit import case, rule

from .table import clinic


@case("FC-C11")
@rule("FC-2.3", "FC-7.2", "FC-7.3", "FC-7.4")
def test_ready_becomes_stressed_and_stressed_burns_out() -> None:
    table = clinic(active="VT", stressed=["1,4"])

    table.do("VT: end_actions", "OT", "PC", "1,5", "1,4")

    assert (table.side("1,5"), table.side("1,4")) == ("stressed", "empty")
    assert table.clinic_discards == {"laundry_room"}
    assert table.packets == [34]
    assert sum(1 for tile in table.view().tiles if tile.side != "empty") == 35


@case("FC-C77")
@rule("FC-7.6", "FC-7.7", "FC-R35")
def test_a_tile_can_come_up_twice_in_one_draw() -> None:
    table = clinic(active="VT", clinic_deck=[["1,5"]], hands={"CSL": "RB"})
    table.do("VT: end_actions")
    table.do("CSL: pass", "OT", "PC")

    table.do("CSL: pass", "1,5")
    assert (table.side("1,5"), table.packets) == ("stressed", [36])
    table.do("CSL: pass", "1,5")

    assert (table.side("1,5"), table.packets) == ("empty", [35])


@case("FC-C78")
@rule("FC-10.4", "FC-7.2")
def test_a_loss_stops_the_draw() -> None:
    table = clinic(active="VT", tick=6, empty=["4,1"], stressed=["5,1"])

    table.do("VT: end_actions", "OT", "PC", "1,5", "5,1")

    assert table.end() == "treasure_lost"
    assert table.packets == [33]


@case("FC-C79")
@rule("FC-7.5", "FC-9.1")
def test_tokens_do_not_protect_a_tile() -> None:
    here = dict.fromkeys(["VT", "MD", "TN"], "1,4")
    table = clinic(active="PM", tokens=here, stressed=["1,4"])
    table.do("PM: end_actions", "OT", "PC", "1,4", "1,5", seed=1)
    assert table.side("1,4") == "empty"
    assert [table.token(code) for code in here] == ["1,4"] * 3
    assert [table.view().seats[n].burned_out for n in (1, 6, 7)] == [True] * 3

    ready = clinic(active="PM", tokens=here)
    ready.do("PM: end_actions", "OT", "PC", "1,4", "1,5")
    assert ready.side("1,4") == "stressed"
    assert not ready.view().seats[1].burned_out


@case("FC-C80")
@rule("FC-7.10", "FC-2.3")
def test_clinic_cards_are_the_cards_of_the_tiles() -> None:
    gone = ["0,3", "1,3", "2,3", "3,3", "4,3", "5,3", "0,4", "2,4"]
    table = clinic(active="VT", empty=gone, stressed=["1,4"], clinic_discards=3)

    table.do("VT: end_actions", "OT", "PC", "1,4", "0,5")

    tiles = [tile.id for tile in table.view().tiles if tile.side != "empty"]
    cards = [card for packet in table.view().clinic_deck for card in packet.tiles]
    assert len(tiles) == 27
    assert sorted(cards + list(table.view().clinic_discards)) == sorted(tiles)


@case("FC-C81")
@rule("FC-7.1", "FC-12.3")
def test_five_cards_at_tick_9() -> None:
    table = clinic(active="VT", tick=9)

    table.do("VT: end_actions", "OT", "PC", "0,5", "1,5", "2,5", "3,5", "4,5")

    assert table.end() is None
    assert table.active == "CSL"


@case("FC-C82")
@rule("FC-6.4", "FC-7.1", "FC-R44")
def test_the_value_is_read_when_the_clinic_draw_begins() -> None:
    table = clinic(active="VT", tick=2)

    table.do("VT: end_actions", "OT", "EM", "0,5", "1,5", "2,5")

    assert (table.state.tick, table.active) == (3, "CSL")


@case("FC-C16")
@rule("FC-7.9", "FC-R9")
def test_no_special_between_a_card_and_its_effect() -> None:
    table = clinic(active="PM", stressed=["5,5"], hands={"MD": "RV"})
    table.do("PM: end_actions")
    table.do("MD: pass", "OT", "PC")

    table.do("MD: pass", "5,5", "0,5")

    assert table.side("5,5") == "empty"
    assert table.hand("MD") == "RV"


@rule("FC-7.8", "FC-7.6", "FC-R20")
def test_packets_are_drawn_from_the_top() -> None:
    table = clinic(active="VT", tick=6, clinic_deck=[["0,5", "1,5"], ["2,5"]])

    table.do("VT: end_actions", "OT", "PC", "1,5", "0,5", "2,5", "3,5")

    assert table.packets == [35]
    assert table.side("3,5") == "stressed"


@rule("FC-2.2", "FC-7.3")
def test_a_readied_tile_only_becomes_stressed_again() -> None:
    table = clinic(active="VT", tokens={"VT": "1,4"}, stressed=["1,5"])
    table.do("VT: ready 1,5")

    table.do("VT: end_actions", "OT", "PC", "1,5", "0,5")

    assert table.side("1,5") == "stressed"
