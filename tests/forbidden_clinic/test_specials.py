"""Chapter 8: specials."""

from __future__ import annotations

import pytest

from wardround.testkit import case, rule

from .table import ALL, CAPTURED, HOLE, HOME, at, clinic

# -- Playing them -----------------------------------------------------------------------------


@case("FC-C15")
@rule("FC-8.1", "FC-8.2", "FC-8.3", "FC-8.12", "FC-8.13", "FC-8.14", "FC-R36")
def test_a_special_costs_no_action_and_works_in_any_turn() -> None:
    table = clinic(active="HCV", tokens={"MD": "1,1"}, hands={"CSL": "RB"})

    table.run("CSL: play RB", "CSL: boost_from 1,1")
    assert table.coded("boost_passenger") == ["MD", "TN"]
    assert table.treasure_discards == "RB"
    table.run("CSL: boost_passenger MD", "CSL: boost_passenger TN", "CSL: boost_to 5,5")

    assert (table.token("MD"), table.token("TN")) == ("5,5", "5,5")
    assert (table.active, table.state.actions_left) == ("HCV", 3)
    assert table.hand("CSL") == ""


@case("FC-C93")
@rule("FC-8.2", "FC-9.7")
def test_a_burned_out_player_plays_specials() -> None:
    table = clinic(
        active="KA",
        **HOLE,
        stressed=["0,0", "0,1"],
        hands={"VT": "RV PC×4"},
    )

    table.run("VT: play RV", "VT: relief_tile 0,0")

    assert table.side("0,0") == "ready"
    limit = clinic(active="KA", **HOLE, hands={"VT": "RV PC×5"})
    limit.do("VT: discard PC")
    table.do("KA: end_actions", "OT", "CB", "5,5", "5,4")
    assert table.decision == "take_action"


@rule("FC-8.4", "FC-8.2")
def test_only_specials_that_are_held_are_played() -> None:
    table = clinic(active="VT", hands={"VT": "OT"}, stressed=["5,5"])

    assert table.refused("VT: play OT") == "FC-8.4"
    assert table.refused("VT: play RV") == "FC-8.2"
    assert table.refused("VT: pass") == "FC-8.5"


@rule("FC-8.5", "FC-R34")
def test_the_action_window_needs_no_answer() -> None:
    table = clinic(active="VT", hands={"CSL": "RB"})

    assert table.awaiting.seats == (1,)
    assert table.awaiting.may_act == (2,)
    assert table.refused("CSL: pass") == "FC-8.5"
    table.do("VT: end_actions")
    table.do("CSL: pass", "OT", "PC")
    table.do("CSL: pass", "0,5")
    table.do("CSL: pass", "1,5")
    assert (table.active, table.decision) == ("CSL", "take_action")


@rule("FC-8.6")
def test_the_draw_window_comes_before_the_first_treasure_card() -> None:
    table = clinic(active="VT", hands={"CSL": "RB"})

    table.do("VT: end_actions")

    assert table.decision == "window"
    assert table.awaiting.facts == {"cards": 0, "drawn": 0}
    assert table.state.treasure_deck.size() == 48


@case("FC-C88")
@rule("FC-8.7", "FC-8.8", "FC-R32")
def test_a_window_before_each_clinic_card() -> None:
    table = clinic(active="VT", tick=3, stressed=["5,5", "5,4"], hands={"CSL": "RV"})
    table.do("VT: end_actions")
    table.do("CSL: pass", "OT", "PC")
    asked = []
    for card in ("0,5", "1,5", "2,5"):
        asked.append(table.state.cards_left)
        assert table.decision == "window"
        table.do("CSL: pass", card)

    assert asked == [3, 2, 1]
    assert (table.active, table.decision) == ("CSL", "take_action")


@rule("FC-8.8", "FC-8.10")
def test_a_play_cancels_earlier_passes() -> None:
    table = clinic(active="VT", stressed=["5,5", "5,4"], hands={"CSL": "RV", "MD": "RB RV"})
    table.do("VT: end_actions")
    assert table.asked() == {"CSL", "MD"}
    table.do("CSL: pass")
    assert table.asked() == {"MD"}
    assert table.refused("CSL: pass") == "FC-8.8"
    assert table.refused("CSL: play RV") == "FC-8.8"
    assert table.refused("VT: pass") == "FC-8.8"

    table.run("MD: play RV")
    assert table.refused("CSL: play RV") == "FC-8.10"
    table.do("MD: relief_tile 5,5")

    assert table.asked() == {"CSL", "MD"}
    table.run("MD: play RB", "MD: boost_from 0,1", "MD: boost_to 5,5")
    table.do("CSL: pass", "OT", "PC")
    assert table.state.cards_left == 2


@case("FC-C89")
@rule("FC-8.9")
def test_windows_without_a_playable_special_are_skipped() -> None:
    table = clinic(active="VT")
    table.do("VT: end_actions", "OT", "PC", "0,5", "1,5")
    assert table.active == "CSL"

    useless = clinic(active="VT", hands={"CSL": "RV"})
    useless.do("VT: end_actions", "OT", "PC", "0,5")
    assert (useless.decision, useless.asked()) == ("window", {"CSL"})


@case("FC-C86")
@rule("FC-8.11", "FC-6.12")
def test_a_special_that_changes_nothing_is_not_playable() -> None:
    table = clinic(active="VT", hands={"VT": "RV DO", "CSL": "RV DO"})
    assert "play" not in table.kinds()
    assert table.refused("VT: play RV") == "FC-8.11"

    full = clinic(active="VT", hands={"VT": "RV DO OT×4"})
    assert full.coded("discard") == ["OT", "RV", "DO"]
    assert "play" not in full.kinds()


@rule("FC-8.11", "FC-8.14")
def test_a_revenue_boost_needs_somewhere_to_go() -> None:
    last = ALL - {"0,0"}
    stuck = clinic(
        active="VT", empty=sorted(last), captured=CAPTURED, tokens=HOME, hands={"CSL": "RB"}
    )
    assert stuck.refused("CSL: play RB") == "FC-8.11"

    back = clinic(
        active="VT",
        empty=sorted(last),
        captured=CAPTURED,
        tokens={**HOME, "VT": "5,5", "MD": "4,4"},
        hands={"CSL": "RB"},
    )
    back.do("CSL: play RB")
    assert back.places("boost_from") == at("5,5 4,4")
    assert back.refused("CSL: boost_from 0,0") == "FC-8.11"
    back.do("CSL: boost_from 5,5", seed=1)
    assert back.token("VT") == "0,0"


# -- Revenue Boost ----------------------------------------------------------------------------


@case("FC-C83")
@rule("FC-8.12", "FC-8.15", "FC-9.15", "FC-R6", "FC-R7")
def test_a_boost_takes_some_of_the_tokens_from_an_empty_space() -> None:
    table = clinic(
        active="PM", tokens={"VT": "1,4", "KA": "1,4"}, empty=["1,4"], hands={"MD": "RB"}
    )
    table.run("MD: play RB", "MD: boost_from 1,4")
    assert table.refused("MD: done") == "FC-8.12"
    assert table.refused("MD: boost_passenger PM") == "FC-8.12"
    table.do("MD: boost_passenger KA")
    assert table.refused("MD: boost_passenger KA") == "FC-8.12"

    table.run("MD: done", "MD: boost_to 0,0")

    assert (table.token("KA"), table.token("VT")) == ("0,0", "1,4")
    burned = [seat.code for seat in table.view().seats if seat.burned_out]
    assert burned == ["VT"]


@case("FC-C84")
@rule("FC-8.14", "FC-8.16")
def test_a_boost_leads_to_any_other_tile() -> None:
    empty = ["1,4", "2,4", "3,4"]
    table = clinic(active="PM", tokens={"VT": "1,4"}, empty=empty, hands={"MD": "RB×2"})
    table.run("MD: play RB", "MD: boost_from 1,4")
    assert table.places("boost_to") == ALL - set(empty)
    assert table.refused("MD: boost_to 2,4") == "FC-8.16"
    table.do("MD: boost_to 5,5")

    table.run("MD: play RB", "MD: boost_from 5,5")

    assert len(table.places("boost_to")) == 32
    assert table.refused("MD: boost_to 5,5") == "FC-8.14"


@case("FC-C94")
@rule("FC-8.12", "FC-R36")
def test_a_boost_moves_others_without_asking() -> None:
    table = clinic(active="VT", hands={"EV": "RB"})

    table.run("EV: play RB", "EV: boost_from 1,0", "EV: boost_to 5,5")

    assert (table.token("PM"), table.token("EV")) == ("5,5", "5,0")
    assert table.decision == "take_action"


@rule("FC-8.12")
def test_a_boost_starts_where_a_token_is() -> None:
    table = clinic(active="VT", hands={"EV": "RB"})
    table.do("EV: play RB")

    assert table.places("boost_from") == at("0,0 1,0 2,0 3,0 4,0 5,0 0,1 1,1")
    assert table.refused("EV: boost_from 5,5") == "FC-8.12"


# -- Relief Vet and Donation ------------------------------------------------------------------


@case("FC-C16")
@rule("FC-8.17", "FC-8.4", "FC-R8")
def test_a_relief_vet_readies_a_tile_anywhere() -> None:
    table = clinic(active="PM", stressed=["5,5", "0,0"], hands={"MD": "RV"})
    table.do("MD: play RV")
    assert table.places("relief_tile") == at("5,5 0,0")
    assert table.refused("MD: relief_tile 1,1") == "FC-2.9"

    table.do("MD: relief_tile 5,5")

    assert (table.side("5,5"), table.side("0,0")) == ("ready", "stressed")
    single = clinic(active="PM", stressed=["5,5"], hands={"MD": "RV"})
    single.do("MD: play RV")
    assert (single.side("5,5"), single.decision) == ("ready", "take_action")


@case("FC-C85")
@rule("FC-8.18", "FC-2.6", "FC-R8", "FC-R39")
def test_a_donation_readies_one_tile_or_an_adjacent_pair() -> None:
    stressed = ["2,2", "3,2", "3,3", "5,5"]

    def donate(first: str) -> set[str]:
        table = clinic(active="KA", stressed=stressed, hands={"KA": "DO"})
        table.run("KA: play DO", f"KA: donation_tile {first}")
        assert table.side(first) == "ready"
        if table.decision == "take_action":
            return set()
        assert table.choices("done") == ["done"]
        assert table.refused("KA: donation_second 5,5") == "FC-8.18"
        places = table.places("donation_second")
        assert not table.state.layout.tables.board.diagonal(
            table.space(first), table.space(min(places))
        )
        table.do(f"KA: donation_second {min(places)}")
        assert table.side(min(places)) == "ready"
        return places

    assert donate("2,2") == {"3,2"}
    assert donate("3,2") == at("2,2 3,3")
    assert donate("5,5") == set()


@rule("FC-8.18")
def test_a_donation_may_stop_at_one_tile() -> None:
    table = clinic(active="KA", stressed=["2,2", "3,2"], hands={"KA": "DO"})

    table.run("KA: play DO", "KA: donation_tile 2,2", "KA: done")

    assert (table.side("2,2"), table.side("3,2")) == ("ready", "stressed")


@rule("FC-8.19", "FC-11.5")
def test_key_cards() -> None:
    for card, ending in (("RB", None), ("RV", "saved"), ("DO", "saved")):
        table = clinic(tokens=HOME, captured=CAPTURED, hands={"TN": card})
        assert table.end() == ending


@pytest.mark.parametrize("active", ["PM", "VT"])
@rule("FC-8.2")
def test_a_burned_out_holder_plays_in_any_turn(active: str) -> None:
    table = clinic(active=active, **HOLE, stressed=["5,5"], hands={"VT": "RV", "TN": "RV"})
    assert {"play"} <= table.kinds("VT")
    assert {"play"} <= table.kinds("TN")

    table.do("VT: play RV", seed=1)

    assert [event.rule for event in table.events[:2]] == ["FC-8.3", "FC-8.17"]
