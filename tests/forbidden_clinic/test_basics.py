"""Chapter 4: Move, Ready, Give, Capture."""

from __future__ import annotations

from wardround.testkit import case, rule

from .table import at, clinic

# -- Move -------------------------------------------------------------------------------------


@case("FC-C3")
@rule("FC-4.1", "FC-4.2", "FC-4.3", "FC-2.6", "FC-5.12")
def test_a_move_is_one_step_over_an_edge() -> None:
    table = clinic(active="VT", tokens={"VT": "2,2"})
    assert table.places("move") == at("2,1 1,2 3,2 2,3")
    assert table.refused("VT: move 3,3") == "FC-4.3"
    assert clinic(active="VT", tokens={"VT": "2,2"}, empty=["3,2"]).refused("VT: move 3,2") == (
        "FC-4.2"
    )

    kennel = clinic(active="KA", tokens={"KA": "2,2"})
    assert kennel.places("move") == at("1,1 2,1 3,1 1,2 3,2 1,3 2,3 3,3")


@case("FC-C41")
@rule("FC-4.4", "FC-4.1")
def test_a_longer_way_takes_further_actions() -> None:
    table = clinic(active="VT")
    assert table.refused("VT: move 2,2") == "FC-4.4"

    table.run("VT: move 2,1", "VT: move 2,2")

    assert (table.token("VT"), table.state.actions_left) == ("2,2", 1)


@rule("FC-R41")
def test_standing_still_is_no_move() -> None:
    table = clinic(active="VT")

    assert table.refused("VT: move 2,0") == "FC-R41"
    assert "2,0" not in table.places("move")


# -- Ready ------------------------------------------------------------------------------------


@case("FC-C4")
@rule("FC-4.5", "FC-4.6", "FC-5.9")
def test_ready_reaches_the_own_tile_and_its_neighbours() -> None:
    stressed = ["2,1", "2,2", "4,2"]
    table = clinic(active="CSL", tokens={"CSL": "2,2"}, stressed=stressed)
    assert table.places("ready") == at("2,1 2,2")
    assert table.refused("CSL: ready 4,2") == "FC-4.6"
    table.do("CSL: ready 2,1")
    assert table.state.actions_left == 2
    table.do("CSL: ready 2,2")
    assert table.state.actions_left == 1

    technician = clinic(active="VT", tokens={"VT": "2,2"}, stressed=stressed)
    technician.run("VT: ready 2,1", "VT: ready_second 2,2")
    assert technician.state.actions_left == 2
    assert (technician.side("2,1"), technician.side("2,2")) == ("ready", "ready")


@case("FC-C42")
@rule("FC-2.9", "FC-4.5")
def test_there_is_nothing_to_ready() -> None:
    table = clinic(active="VT", tokens={"VT": "2,2"}, empty=["2,1"])

    assert "ready" not in table.kinds("VT")
    assert table.refused("VT: ready 1,2") == "FC-2.9"
    assert table.refused("VT: ready 2,1") == "FC-2.9"


# -- Give -------------------------------------------------------------------------------------


@case("FC-C5")
@rule("FC-4.7", "FC-4.8", "FC-4.9", "FC-5.10", "FC-R40", "FC-R52")
def test_a_treasure_card_goes_to_a_player_on_the_same_tile() -> None:
    table = clinic(active="MD", tokens={"MD": "1,1"}, hands={"MD": "OT RV"})
    assert table.coded("give") == ["OT TN"]
    assert table.refused("MD: give RV TN") == "FC-4.8"
    assert table.refused("MD: give OT PM") == "FC-4.7"
    assert table.refused("MD: give OT MD") == "FC-4.7"
    assert table.refused("MD: give PC TN") == "FC-4.7"
    assert table.refused("MD: give WI TN") == "FC-4.7"

    table.do("MD: give OT TN")

    assert (table.hand("MD"), table.hand("TN")) == ("RV", "OT")
    assert table.state.actions_left == 2
    lead = clinic(active="CSL", hands={"CSL": "OT RB"})
    lead.do("CSL: give OT EV")
    assert (lead.hand("CSL"), lead.hand("EV")) == ("RB", "OT")
    assert lead.refused("CSL: give RB EV") == "FC-4.8"


@case("FC-C43")
@rule("FC-4.9", "FC-3.4")
def test_one_action_gives_one_card() -> None:
    table = clinic(active="MD", tokens={"MD": "1,1"}, hands={"MD": "OT×3"})
    table.run("MD: give OT TN", "MD: give OT TN")
    assert table.state.actions_left == 1

    table.do("MD: give OT TN", "PC", "PC", "0,5", "1,5")

    assert (table.hand("MD"), table.hand("TN")) == ("PC×2", "OT×3")
    assert table.active == "TN"


@case("FC-C6")
@rule("FC-4.10", "FC-6.11", "FC-6.12", "FC-6.14", "FC-R10", "FC-R12")
def test_a_gift_above_the_limit_is_settled_at_once() -> None:
    table = clinic(
        {"gift_above_limit": True},
        active="MD",
        tokens={"MD": "1,1"},
        hands={"MD": "CB", "TN": "OT×2 PC×2 RV"},
        stressed=["5,5"],
    )

    table.do("MD: give CB TN")

    assert sum(table.state.hands[7]) == 6
    assert table.asked() == {"TN"}
    assert table.coded("discard") == ["OT", "PC", "CB", "RV"]
    assert table.coded("play") == ["RV"]
    assert table.refused("MD: move 1,2") == "FC-6.14"
    table.do("TN: discard PC")
    assert table.decision == "take_action"
    assert (table.active, table.state.actions_left) == ("MD", 2)


@case("FC-C47")
@rule("FC-4.11", "FC-6.15", "FC-R26")
def test_cards_of_a_captured_treasure_can_be_given_but_not_dropped() -> None:
    table = clinic(active="MD", tokens={"MD": "1,1"}, hands={"MD": "OT"}, captured=["OT"])

    assert table.coded("give") == ["OT TN"]
    assert "discard" not in table.kinds()
    assert table.refused("MD: discard OT") == "FC-6.15"
    full = clinic(active="MD", captured=["PC"], hands={"TN": "OT×4 PC CB"})
    assert full.coded("discard") == ["PC", "OT", "CB"]


# -- Capture ----------------------------------------------------------------------------------


@case("FC-C7")
@rule("FC-4.12", "FC-4.13", "FC-4.14", "FC-4.15", "FC-6.16")
def test_four_cards_capture_a_treasure_on_its_tile() -> None:
    table = clinic(active="MD", tokens={"MD": "3,1"}, stressed=["3,1"], hands={"MD": "OT×4 PC"})
    assert table.coded("capture") == ["OT"]

    table.do("MD: capture OT")

    assert table.captured == {"OT"}
    assert table.view().seats[6].coins == ("treasure:outstanding_team",)
    assert (table.hand("MD"), table.treasure_discards) == ("PC", "OT×4")
    assert table.state.actions_left == 2
    three = clinic(active="MD", tokens={"MD": "3,1"}, hands={"MD": "OT×3 PC"})
    assert three.refused("MD: capture OT") == "FC-4.12"
    elsewhere = clinic(active="MD", tokens={"MD": "4,1"}, hands={"MD": "OT×4 PC"})
    assert elsewhere.refused("MD: capture OT") == "FC-4.12"


@case("FC-C44")
@rule("FC-4.12", "FC-10.1")
def test_one_tile_of_the_treasure_is_enough() -> None:
    table = clinic(active="MD", tokens={"MD": "1,2"}, empty=["0,2"], hands={"MD": "CB×4"})

    assert table.end() is None
    assert table.coded("capture") == ["CB"]


@case("FC-C45")
@rule("FC-4.14", "FC-4.15", "FC-4.12")
def test_a_fifth_card_stays_and_a_treasure_is_captured_once() -> None:
    table = clinic(active="MD", tokens={"MD": "1,2"}, hands={"MD": "CB×5"})
    table.do("MD: capture CB")
    assert table.hand("MD") == "CB"

    again = clinic(active="MD", tokens={"MD": "1,2"}, hands={"MD": "CB×4"}, captured=["CB"])
    assert "capture" not in again.kinds("MD")
    assert again.refused("MD: capture CB") == "FC-4.12"


@case("FC-C46")
@rule("FC-4.16", "FC-4.12", "FC-5.17")
def test_cards_in_other_hands_do_not_count() -> None:
    here = {"MD": "2,2", "TN": "2,2"}
    hands = {"MD": "EL×3", "TN": "EL"}
    table = clinic(active="MD", tokens=here, hands=hands)
    assert table.refused("MD: capture EL") == "FC-4.12"
    nurse = clinic(active="TN", tokens=here, hands=hands)
    assert "capture" not in nurse.kinds("TN")

    table.do("MD: take EL TN")

    assert table.coded("capture") == ["EL"]
