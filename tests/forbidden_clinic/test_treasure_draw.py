"""Chapter 6: treasure draw, incoming patients, hand limit."""

from __future__ import annotations

from typing import Any

from wardround.games import library_with
from wardround.games.forbidden_clinic import SPEC
from wardround.games.forbidden_clinic.rules.constants import NOBODY
from wardround.testkit import case, rule

from .table import ALL_BUT_A_WALK_IN, ANY_TIME, CAPTURED, HOME, clinic

# -- Drawing and incoming patients ------------------------------------------------------------


@case("FC-C8")
@rule("FC-6.1", "FC-6.2", "FC-6.3", "FC-6.4", "FC-6.5")
def test_an_incoming_card_raises_the_level_and_shuffles() -> None:
    table = clinic(active="VT", clinic_discards=5, hands={"CSL": "RB"})
    table.do("VT: end_actions")
    table.do("CSL: pass", "WI", "PC")

    assert table.state.tick == 2
    assert (table.packets, table.clinic_discards) == ([5, 31], set())
    assert (table.treasure_discards, table.hand("VT")) == ("WI", "PC")


@case("FC-C9")
@rule("FC-6.3", "FC-6.4", "FC-6.7", "FC-7.1", "FC-R16")
def test_two_incoming_cards_give_two_ticks_and_one_shuffle() -> None:
    table = clinic(active="VT", tick=2, clinic_discards=4, hands={"CSL": "RB"})
    table.do("VT: end_actions")
    table.do("CSL: pass", "WI", "EM")

    assert (table.state.tick, table.view().meter.value) == (4, 3)
    assert table.packets == [4, 32]
    assert table.hand("VT") == ""
    assert table.state.cards_left == 3


@case("FC-C10")
@rule("FC-6.8", "FC-10.3", "FC-10.4", "FC-10.8", "FC-R18")
def test_the_skull_comes_before_the_shuffle() -> None:
    table = clinic(active="VT", tick=9, clinic_discards=6)
    assert table.view().meter.value == 5

    table.do("VT: end_actions", "EM")

    assert (table.state.tick, table.end()) == (10, "skull")
    assert len(table.clinic_discards) == 6
    assert table.packets == [30]
    assert table.choices() == []


@case("FC-C65")
@rule("FC-6.6", "FC-R17")
def test_without_clinic_discards_the_tick_is_all() -> None:
    table = clinic(active="VT", hands={"CSL": "RB"})
    table.do("VT: end_actions")
    table.do("CSL: pass", "WI", "OT")

    assert (table.state.tick, table.packets) == (2, [36])


@case("FC-C66")
@rule("FC-6.5", "FC-7.8", "FC-7.1")
def test_shuffled_discards_come_first() -> None:
    gone = ["0,3", "1,3", "2,3", "3,3", "4,3", "5,3", "0,4", "1,4", "2,4"]
    table = clinic(
        active="VT",
        tick=5,
        empty=gone,
        clinic_discards=["0,5", "1,5", "2,5", "3,5", "4,5", "5,5", "5,4"],
    )
    assert table.packets == [20]

    table.do("VT: end_actions", "EM", "OT", "0,5", "1,5", "2,5", "3,5")

    assert table.state.tick == 6
    assert table.packets == [3, 20]
    assert set(table.top) == {"exercise_yard", "memory_garden", "dental_station"}


@rule("FC-R33", "FC-6.1")
def test_no_window_between_the_two_treasure_cards() -> None:
    table = clinic(active="VT", stressed=["5,5"])

    table.do("VT: end_actions", "RV", "DO")

    assert table.decision == "window"
    assert table.hand("VT") == "RV DO"


@case("FC-C91")
@rule("FC-8.4", "FC-6.1")
def test_a_special_waits_for_the_second_card() -> None:
    table = clinic(active="VT", stressed=["5,5"])

    table.do("VT: end_actions", "RV", "WI")

    drawn = [type(event).__name__ for event in table.events]
    assert drawn == ["ActionsEnded", "TreasureDrawn", "TreasureDrawn", "LevelRose"]
    assert table.awaiting.facts == {"cards": 2, "drawn": 0}
    assert table.refused("PM: play RB") == "FC-8.2"


# -- Specials at any time ---------------------------------------------------------------------


LAST_STEP: dict[str, Any] = {
    "active": "VT",
    "captured": CAPTURED,
    "tokens": {**HOME, "EV": "5,5"},
    "hands": {"CSL": "RB"},
    "tick": 9,
}
"""A Revenue Boost would win, if somebody held a key; the next incoming card loses."""


def test_specials_can_be_played_at_any_time_by_default() -> None:
    options = {option.id: option.default for option in SPEC.meta.options}

    assert options["special_windows"] == "any_time"


@rule("FC-8.6", "FC-R33")
def test_a_boost_between_the_two_treasure_cards_saves_the_game() -> None:
    table = clinic(ANY_TIME, **LAST_STEP)
    table.run("VT: end_actions")
    table.do("CSL: pass", "RV")
    assert table.awaiting.facts == {"cards": 0, "drawn": 1}

    table.run("CSL: play RB", "CSL: boost_from 5,5", "CSL: boost_to 0,0")

    assert table.end() == "saved"


@rule("FC-12.20", "FC-R33")
def test_without_that_window_it_is_lost() -> None:
    table = clinic(**LAST_STEP)
    table.run("VT: end_actions")

    table.do("CSL: pass", "RV", "EM")

    assert table.end() == "skull"


@rule("FC-8.6", "FC-8.8", "FC-R33")
def test_every_holder_is_asked_again_before_the_second_card() -> None:
    table = clinic(ANY_TIME, active="VT", stressed=["5,5"], hands={"PM": "RV", "VT": "RB"})
    table.run("VT: end_actions", "PM: pass")

    table.do("VT: pass", "WI")

    assert (table.decision, table.asked()) == ("window", {"PM", "VT"})
    table.run("VT: pass")
    assert table.asked() == {"PM"}
    table.do("PM: pass", "PC")
    assert table.awaiting.facts == {"cards": 2, "drawn": 0}


@rule("FC-6.2", "FC-3.10", "FC-11.4")
def test_after_a_win_nobody_has_to_discard() -> None:
    table = clinic(active="VT", tokens=HOME, captured=CAPTURED, hands={"VT": "OT×5"})

    table.do("VT: end_actions", "RV")

    assert table.end() == "saved"
    assert table.state.crowded == NOBODY
    assert table.choices() == []


@rule("FC-6.10", "FC-6.14", "FC-8.6", "FC-R33")
def test_the_limit_comes_before_the_window_and_others_may_play_meanwhile() -> None:
    table = clinic(ANY_TIME, active="VT", stressed=["5,5"], hands={"VT": "OT×5", "TN": "RV RB"})
    table.run("VT: end_actions")

    table.do("TN: pass", "PC")

    assert (table.decision, table.awaiting.seats) == ("over_limit", (table.seat("VT"),))
    assert table.awaiting.may_act == (table.seat("TN"),)
    assert table.choices() == [
        *("discard card:outstanding_team", "discard card:productive_communication"),
        *("play card:revenue_boost", "play card:relief_vet"),
    ]
    table.run("TN: play RV")
    assert table.side("5,5") == "ready"
    assert (table.decision, table.asked()) == ("over_limit", {"VT", "TN"})
    assert table.refused("TN: discard RB") == "FC-6.14"
    table.run("VT: discard OT")
    assert (table.decision, table.asked()) == ("window", {"TN"})


# -- Hand limit -------------------------------------------------------------------------------


@case("FC-C17")
@rule("FC-6.9", "FC-6.10", "FC-6.12", "FC-6.13")
def test_a_special_played_counts_as_parted_with() -> None:
    table = clinic(active="VT", stressed=["5,5"], hands={"VT": "OT×3 PC RV"})
    table.do("VT: end_actions")
    table.do("VT: pass", "CB")
    assert sum(table.state.hands[1]) == 6

    table.do("VT: play RV", "CB")
    assert (sum(table.state.hands[1]), table.side("5,5")) == (6, "ready")
    table.do("VT: discard PC", "0,5", "1,5")

    assert table.hand("VT") == "OT×3 CB×2"


@case("FC-C68")
@rule("FC-6.9", "FC-6.3", "FC-R11")
def test_specials_count_towards_the_limit() -> None:
    table = clinic(active="VT", hands={"VT": "OT×3 RV RB"})
    table.do("VT: end_actions")

    table.do("VT: pass", "PC")

    assert table.decision == "over_limit"
    assert table.view().seats[1].above_limit == 1
    table.do("VT: discard OT", "WI")
    assert table.decision == "window"


@case("FC-C69")
@rule("FC-6.10", "FC-R19")
def test_the_limit_holds_after_each_card() -> None:
    table = clinic(active="VT", hands={"VT": "OT×2 PC CB EL"})

    table.do("VT: end_actions", "OT")

    assert (sum(table.state.hands[1]), table.decision) == (6, "over_limit")
    table.do("VT: discard CB", "PC")
    assert (sum(table.state.hands[1]), table.decision) == (6, "over_limit")
    table.do("VT: discard EL", "0,5", "1,5")
    assert table.hand("VT") == "OT×3 PC×2"


@rule("FC-R33", "FC-8.6")
def test_no_window_opens_between_the_two_cards() -> None:
    table = clinic(active="VT", stressed=["5,5"], hands={"VT": "OT×2 PC CB EL", "TN": "RV"})
    table.do("VT: end_actions")
    assert table.asked() == {"TN"}

    table.do("TN: pass", "OT")
    assert table.asked() == {"VT"}
    table.do("VT: discard CB", "PC")

    assert table.asked() == {"VT"}
    table.do("VT: discard EL")
    assert (table.decision, table.asked()) == ("window", {"TN"})


@case("FC-C70")
@rule("FC-6.12", "FC-6.13", "FC-8.12", "FC-R10")
def test_a_revenue_boost_serves_as_well() -> None:
    table = clinic(active="VT", hands={"VT": "OT×4 RB"}, tokens={"CSL": "0,1"})
    table.do("VT: end_actions")
    table.do("VT: pass", "PC")

    table.run("VT: play RB", "VT: boost_from 5,0")
    table.do("VT: boost_to 0,0", "PC")
    table.do("VT: discard PC", "0,5", "1,5")

    assert (table.hand("VT"), table.token("EV")) == ("OT×4 PC", "0,0")


@case("FC-C71")
@rule("FC-6.14", "FC-8.4")
def test_above_the_limit_nobody_else_acts() -> None:
    table = clinic(active="MD", hands={"TN": "OT×3 PC×3", "CSL": "RB"})

    assert table.asked() == {"TN"}
    assert table.refused("CSL: play RB") == "FC-6.14"
    assert table.refused("MD: end_actions") == "FC-6.14"
    assert table.refused("TN: discard EL") == "FC-6.12"


@rule("FC-6.12")
def test_a_single_kind_is_discarded_without_asking() -> None:
    table = clinic(active="VT", hands={"VT": "OT×5"})

    table.do("VT: end_actions", "OT", "OT", "0,5", "1,5")

    assert (table.hand("VT"), table.treasure_discards) == ("OT×5", "OT×2")


@case("FC-C76")
@rule("FC-6.2", "FC-6.15")
def test_hands_are_open_and_cards_stay() -> None:
    table = clinic(active="VT")
    table.do("VT: end_actions", "OT", "PC", "0,5", "1,5")

    for seat in (None, *range(8)):
        assert [card.code for card in table.view(seat).seats[1].hand] == ["OT", "PC"]
    assert "discard" not in table.kinds()
    assert table.refused("VT: discard OT") == "FC-6.15"


# -- Empty Treasure deck ----------------------------------------------------------------------

FULL_HANDS = {
    "PM": "OT×5",
    "VT": "OT PC×2",
    "CSL": "PC×5",
    "HCV": "CB×5",
    "KA": "CB×3 EL×2",
    "EV": "EL×5",
    "MD": "OT PC×2 CB",
    "TN": "RB×2 EL×2",
}


@case("FC-C22")
@rule("FC-6.17", "FC-6.18", "FC-R20")
def test_an_empty_treasure_deck_is_renewed_in_the_draw() -> None:
    table = clinic(active="VT", hands=FULL_HANDS, treasure_deck="OT")
    assert sum(table.state.treasure_discards) == 12
    table.do("VT: end_actions")

    table.do("TN: pass", "OT", "RB")

    assert table.state.treasure_deck.size() == 11
    assert table.treasure_discards == ""


@case("FC-C73")
@rule("FC-6.17", "FC-6.16", "FC-R35")
def test_cards_parted_with_later_stay_out_of_the_new_deck() -> None:
    hands = {**FULL_HANDS, "VT": "OT PC×2 RV×2", "MD": "OT PC×2", "TN": "RB×2 EL"}
    table = clinic(active="VT", hands=hands, treasure_deck="OT CB")
    discards = sum(table.state.treasure_discards)
    assert sum(table.state.hands[1]) == 5
    table.do("VT: end_actions")
    table.do("TN: pass", "OT")
    table.do("VT: discard RV", "CB")
    assert table.state.treasure_deck.size() == discards + 1
    assert table.treasure_discards == ""

    table.run("VT: discard CB")

    assert table.treasure_discards == "CB"


FEW = {
    "walk_in": "remove = true",
    "emergency": "remove = true",
    "outstanding_team": "count = 5",
    "productive_communication": "count = 4",
    "competitive_benefits": "count = 4",
    "effective_leadership": "count = 4",
    "revenue_boost": "count = 0",
    "relief_vet": "count = 0",
    "donation": "count = 0",
}
NO_INCOMING = "".join(
    f'[[treasure_deck.card]]\nid = "{card}"\n{change}\n' for card, change in FEW.items()
)


@case("FC-C74")
@rule("FC-6.19", "FC-R20")
def test_a_draw_ends_when_there_is_no_card_at_all() -> None:
    library = library_with(SPEC, NO_INCOMING, "few.toml")
    table = clinic(
        library=library,
        active="VT",
        hands={"PM": "OT×4", "CSL": "PC×4", "HCV": "CB×4", "KA": "EL×4"},
        treasure_deck="OT",
    )

    table.do("VT: end_actions", "OT", "0,5", "1,5")

    assert table.hand("VT") == "OT"
    assert (table.active, table.side("0,5")) == ("CSL", "stressed")
    table.do("CSL: end_actions", "2,5", "3,5")
    assert table.hand("CSL") == "PC×4"


@rule("FC-12.5", "FC-6.17")
def test_every_pass_brings_all_incoming_cards() -> None:
    table = clinic(active="VT", treasure_deck="WI", treasure_discards=ALL_BUT_A_WALK_IN)

    table.do("VT: end_actions", "WI", "OT", "0,5", "1,5")

    deck = table.dump()["treasure_deck"]
    assert deck["walk_in"] + deck["emergency"] == 4
