"""Chapter 12: difficulty, options, number of players."""

from __future__ import annotations

import pytest

from wardround.core.chance import SeededChance
from wardround.core.codec import to_data
from wardround.core.game import resolve_options
from wardround.games.forbidden_clinic import SPEC
from wardround.games.forbidden_clinic.content import make_content
from wardround.testkit import case, play_to_end, rule

from .table import ALL_BUT_A_WALK_IN, LIBRARY, clinic, new_game


def test_meta_and_content_name_the_same_options() -> None:
    options = make_content(LIBRARY.tables).options
    assert {o.id: o.default for o in SPEC.meta.options} == options.defaults
    assert {o.id: o.values for o in SPEC.meta.options} == options.values


@case("FC-C112")
@rule("FC-12.1", "FC-12.2", "FC-12.3", "FC-1.21")
def test_the_four_difficulties() -> None:
    assert new_game(1, role_setup="random").state.tick == 1
    seen = []
    for difficulty in ("quiet_tuesday", "busy_saturday", "holiday_weekend", "full_moon"):
        table = clinic({"difficulty": difficulty}, active="VT", hands={"CSL": "RB"})
        table.do("VT: end_actions")
        table.do("CSL: pass", "OT", "PC")
        started = new_game(1, difficulty=difficulty, role_setup="random").state.tick
        assert started == table.state.tick
        seen.append((table.state.tick, table.state.cards_left))

    assert seen == [(1, 2), (2, 2), (3, 3), (4, 3)]


def climb(meter: str, tick: int) -> list[int]:
    """The values that incoming cards lead to, from a tick up to the skull."""
    values: list[int] = []
    while True:
        table = clinic({"meter": meter}, active="VT", tick=tick, hands={"CSL": "RB"})
        table.do("VT: end_actions")
        end = table.state.layout.tables.skull_tick == tick + 1
        table.do("CSL: pass", "WI", *([] if end else ["OT"]))
        if end:
            assert table.end() == "skull"
            return values
        tick = table.state.tick
        values.append(table.state.cards_left)


@case("FC-C113")
@rule("FC-12.3", "FC-6.4")
def test_the_standard_meter() -> None:
    assert climb("standard", 1) == [2, 3, 3, 3, 4, 4, 5, 5]


@case("FC-C114")
@rule("FC-12.4")
def test_the_gentle_meter() -> None:
    assert clinic({"meter": "gentle"}, tick=9).view().meter.value == 4
    assert climb("gentle", 9) == [5, 5]
    assert climb("gentle", 1) == [2, 2, 3, 3, 3, 4, 4, 4, 5, 5]


@case("FC-C115")
@rule("FC-12.5")
def test_every_game_ends_before_its_70th_turn() -> None:
    longest = 0
    for seed in range(12):
        options = {"meter": "gentle", "role_setup": "random", "burnout": "walk"}
        journal = play_to_end(SPEC, LIBRARY, options, seed)
        longest = max(longest, journal.state.turn)
    assert longest < 70
    patient = clinic(
        {"meter": "gentle"}, active="VT", treasure_deck="WI", treasure_discards=ALL_BUT_A_WALK_IN
    )
    patient.do("VT: end_actions", "WI", "OT", "0,5", "1,5")
    assert patient.state.treasure_deck.size() == 48


@case("FC-C116")
@rule("FC-12.7", "FC-12.8")
def test_seats_of_one_person_stay_separate() -> None:
    table = clinic(active="VT", hands={"VT": "OT"})
    assert table.awaiting.seats == (1,)
    assert table.refused("VT: give OT PM") == "FC-4.7"
    assert table.refused("PM: take OT VT") == "FC-3.7"

    table.do("VT: move 1,0")
    table.do("VT: give OT PM")

    assert (table.hand("VT"), table.hand("PM")) == ("", "OT")
    assert table.view().hand_limit == 5


@case("FC-C117")
@rule("FC-12.9")
def test_every_seat_sees_what_a_spectator_sees() -> None:
    table = clinic(clinic_deck=[["0,5", "1,5", "2,5"]], active="TN")
    other = clinic(clinic_deck=[["2,5", "0,5", "1,5"]], active="TN")

    for seat in range(8):
        assert table.view(seat) == table.view(None)
    assert to_data(table.view(3)) == to_data(other.view(3))
    imagined = SPEC.rules.imagine(table.state, 3, SeededChance(1))
    assert SPEC.rules.view(imagined, 3) == table.view(None)
    assert SPEC.rules.dump(imagined) == table.dump()


@case("FC-C118")
@rule("FC-12.10")
def test_options_are_fixed_and_shown() -> None:
    table = clinic({"burnout": "walk"})

    assert table.view().options == table.options
    assert table.view(2).options["burnout"] == "walk"
    table.view().options["burnout"] = "swim"
    assert table.view().options["burnout"] == "walk"
    assert not any("option" in choice for choice in table.choices())


@case("FC-C124")
@rule("FC-4.10", "FC-5.18", "FC-12.17", "FC-R12")
def test_no_gifts_above_the_limit() -> None:
    hands = {"MD": "OT×3 PC×2", "TN": "CB×3 EL×2"}
    table = clinic(active="MD", tokens={"MD": "1,1"}, hands=hands)

    assert not {"give", "take"} & table.kinds("MD")
    assert table.refused("MD: give OT TN") == "FC-12.17"
    assert table.refused("MD: take CB TN") == "FC-12.17"
    room = clinic(active="MD", tokens={"MD": "1,1"}, hands={**hands, "TN": "CB×3 EL"})
    assert "give" in room.kinds("MD")
    assert "take" not in room.kinds("MD")


@case("FC-C125")
@rule("FC-12.18", "FC-R7")
def test_a_boost_of_all_tokens() -> None:
    table = clinic(
        {"boost_passengers": "all"}, active="PM", tokens={"MD": "1,1"}, hands={"PM": "RB"}
    )
    table.run("PM: play RB", "PM: boost_from 1,1")
    assert table.decision == "boost_to"

    table.do("PM: boost_to 5,5")

    assert (table.token("MD"), table.token("TN")) == ("5,5", "5,5")


@case("FC-C126")
@rule("FC-12.19", "FC-R6")
def test_no_boost_from_an_empty_space() -> None:
    table = clinic(
        {"boost_from_empty": False},
        active="PM",
        tokens={"VT": "1,4"},
        empty=["1,4"],
        hands={"PM": "RB"},
    )
    table.do("PM: play RB")

    assert len(table.places("boost_from")) == 7
    assert table.refused("PM: boost_from 1,4") == "FC-12.19"


@case("FC-C127")
@rule("FC-12.20", "FC-R32")
def test_a_window_before_the_first_clinic_card_only() -> None:
    table = clinic(
        {"special_windows": "phase"},
        active="VT",
        tick=3,
        stressed=["5,5", "5,4"],
        hands={"CSL": "RV"},
    )
    table.do("VT: end_actions")
    table.do("CSL: pass", "OT", "PC")
    assert (table.decision, table.state.cards_left) == ("window", 3)

    table.do("CSL: pass", "0,5", "1,5", "2,5")

    assert (table.active, table.decision) == ("CSL", "take_action")


@rule("FC-12.6")
def test_other_numbers_of_seats_are_refused() -> None:
    table = clinic({"seats": 7})
    assert table.refused("7: end_actions") == "FC-12.6"
    assert table.refused("0: escort seat:7") == "FC-12.6"
    for seats in (1, 5, 9):
        with pytest.raises(ValueError, match=r"FC-12\.6"):
            resolve_options(SPEC.meta, {"seats": seats})
