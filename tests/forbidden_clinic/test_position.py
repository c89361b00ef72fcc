"""The notation of positions, and what it says about mistakes."""

from __future__ import annotations

from typing import Any

import pytest

from wardround.core.game import PositionError
from wardround.games import language_of
from wardround.games.forbidden_clinic import SPEC
from wardround.games.forbidden_clinic.rules.constants import CLINIC_DRAW
from wardround.presentation.language import LANGUAGES
from wardround.presentation.localize import say_position_error

from .table import ANY_TIME, clinic


def test_full_ids_and_seat_numbers_are_understood() -> None:
    short = clinic(active="VT", tokens={"VT": "2,1"}, hands={"MD": "OT×2 RV"}, captured=["PC"])
    full = clinic(
        active=1,
        tokens={"vet_technician": "huddle_circle"},
        hands={"seat:6": "outstanding_team card:outstanding_team relief_vet"},
        captured={"productive_communication": "PM"},
        board=[tile.id for tile in short.state.layout.tables.tile_rows],
    )
    assert full.dump() == short.dump()


def test_roles_and_board_can_be_given() -> None:
    board = [tile.id for tile in clinic().state.layout.tables.tile_rows][::-1]
    table = clinic({"seats": 6}, board=board, roles=["VT", "PM", "TN", "MD", "EV", "KA"])

    assert table.dump()["roles"][0] == "vet_technician"
    assert table.tile("5,5") == "front_desk"
    assert table.token("VT") == "3,5"


def test_windows_can_be_set_up() -> None:
    table = clinic(
        window="card", tick=8, cards_left=3, hands={"CSL": "RB", "KA": "RB"}, passed=["KA"]
    )
    assert table.decision == "window"
    assert table.asked() == {"CSL"}
    assert table.view().pending.cards_to_come == 3
    assert clinic(window="draw", hands={"CSL": "RB"}).view().phase == "treasure_draw"


def test_a_position_survives_dump_and_load() -> None:
    table = clinic(active="TN", stressed=["0,0"], hands={"MD": "RB"}, clinic_discards=4)
    table.do("TN: triage", "0,0", "1,0")
    again = SPEC.rules.load(table.options, table.content, table.dump())
    assert SPEC.rules.dump(again) == table.dump()
    assert SPEC.rules.legal(again) == SPEC.rules.legal(table.state)


@pytest.mark.parametrize(
    ("position", "words"),
    [
        ({"colour": "red"}, "one of the keys tokens, stressed"),
        ({"board": ["front_desk"]}, "each only once"),
        ({"board": 3}, "a list of 36 tiles"),
        ({"board": ["moon"] * 36}, "the id of a tile"),
        ({"roles": ["PM", "PM"]}, "8 different roles"),
        ({"roles": ["XX"]}, "one of PM, VT, CSL"),
        ({"stressed": "0,0"}, "a list"),
        ({"stressed": ["9,9"]}, "a place from 0,0 to 5,5"),
        ({"tokens": ["VT"]}, "a table, got ['VT']"),
        ({"tokens": {"XX": "0,0"}}, "a role, by id or as one of"),
        ({"hands": {"VT": "OT×99"}}, "no more than 9 of outstanding_team"),
        ({"hands": {"VT": "ZZ"}}, "a card, by id or as one of OT, PC"),
        ({"hands": {"VT": "WI"}}, "cards that are held in hand"),
        ({"hands": {"VT": 3}}, "cards such as “OT×3 RV”"),
        ({"captured": "OT"}, "treasure = captor"),
        ({"captured": ["XX"]}, "a treasure, by id or as one of OT, PC, CB, EL"),
        ({"tick": 11}, "a number from 1 to 10"),
        ({"actions": True}, "a number from 1 to 3"),
        ({"actions": 0}, "a number from 1 to 3"),
        ({"treasure_deck": "OT", "treasure_discards": "PC"}, "all cards that are nowhere else"),
        ({"clinic_deck": ["0,0"]}, "lists of places"),
        ({"clinic_deck": [["0,0"], ["0,0"]]}, "the card of each tile on the board, once"),
        ({"clinic_deck": [["0,0"]], "clinic_discards": ["1,0"]}, "all cards that are nowhere else"),
        ({"clinic_discards": 36}, "at least one card in the deck"),
        ({"window": "shop"}, "one of draw, card"),
        ({"window": "draw"}, "somebody can play a special"),
    ],
)
def test_mistakes_are_named(position: dict[str, Any], words: str) -> None:
    with pytest.raises(PositionError) as caught:
        clinic(**position)

    said = say_position_error(language_of(SPEC), caught.value)
    assert words in said
    assert next(iter(position)) in said or len(position) > 1
    assert not any(
        "wants-" in say_position_error(language_of(SPEC, code), caught.value) for code in LANGUAGES
    )


def test_swimmers_do_not_stand_on_empty_spaces() -> None:
    with pytest.raises(PositionError, match="expected nobody on empty"):
        clinic({"burnout": "swim"}, tokens={"VT": "1,4"}, empty=["1,4"])


def test_an_absent_role_is_named() -> None:
    with pytest.raises(PositionError, match="expected player"):
        clinic({"seats": 6}, active="TN")


def test_a_window_between_the_two_treasure_cards() -> None:
    table = clinic(ANY_TIME, window="draw", cards_left=1, stressed=["5,5"], hands={"TN": "RV"})

    table.do("TN: pass", "OT")

    assert table.state.treasure_deck.size() == 47
    assert (table.state.phase, table.state.cards_left) == (CLINIC_DRAW, 2)
