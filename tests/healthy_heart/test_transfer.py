"""HH chapter 9: Transfer."""

from __future__ import annotations

from wardround.games.healthy_heart.actions import TransferTo
from wardround.games.healthy_heart.rules import constants as k
from wardround.games.healthy_heart.rules.state import Act
from wardround.testkit import rule

from .table import hospital


@rule("HH-9.3", "HH-9.4", "HH-9.6", "HH-9.8", "HH-9.9", "HH-9.10", "HH-2.9")
def test_why_a_location_is_not_suitable() -> None:
    h = hospital(
        rooms=["or_cardio", "clinic", "er", "morgue", "or_trauma"],
        wards={"cardio": [3]},
        triage={"left.cardio": 3, "left.trauma": 2},
        ors={"trauma": 2},
    )
    h.act("aorta transfer")
    h.say("transfer_patient", "left.cardio")
    assert h.options_now == {"cardio", "or_cardio"}
    refused = {
        "area:triage": "HH-9.3",
        "room:er": "HH-9.9",
        "room:morgue": "HH-9.10",
        "ward:trauma": "HH-9.4",
        "room:or_trauma": "HH-9.6",
        "room:or_internal": "HH-9.2",
        "room:clinic": "HH-9.8",
        "room:nowhere": "HH-9.2",
    }
    for place, rule_id in refused.items():
        assert h.forbids(TransferTo(0, place)) == rule_id
    ward = hospital(rooms=["or_cardio", "clinic"], wards={"cardio": [2]}, triage={"left.trauma": 1})
    ward.state.place = ward.find("cardio 1")
    ward.state.stack[-1] = k.D_TRANSFER_TO
    ward.state.act = Act(1, k.TRANSFER, 0, 0)
    assert ward.forbids(TransferTo(0, "room:clinic")) == "HH-2.9"


@rule("HH-9.2", "HH-9.1")
def test_a_patient_without_a_suitable_location_is_not_listed() -> None:
    h = hospital(triage={"left.cardio": 4, "left.trauma": 3, "left.internal": 2})
    h.act("aorta transfer")
    assert h.places == {"left.cardio", "left.trauma"}
    assert h.no("transfer_patient", "left.internal") == "HH-9.2"
    assert h.refused("transfer_patient patient:9") == "HH-9.2"


@rule("HH-9.12")
def test_transferred_and_healed_in_the_same_game_turn() -> None:
    h = hospital(triage={"left.cardio": 3}, rooms=["or_cardio"], wards={"trauma": [1]})
    h.act("aorta transfer")
    h.say("transfer_to", "ward:cardio")
    h.act("aorta transfer")
    h.heal("couch", "or cardio", "red gray gray gray blue blue blue blue")
    assert h.level("or cardio") == 2


@rule("HH-R21", "HH-11.14", "HH-9.6")
def test_clinic_patients_may_be_operated_on() -> None:
    h = hospital(rooms=["clinic", "or_cardio"], clinic=["cardio 2"], wards={"trauma": [1]})
    h.act("aorta transfer")
    assert (h.level("or cardio"), h.number("clinic 1")) == (2, 0)
    assert h.discard("red") == 2


@rule("HH-9.4")
def test_a_ward_takes_levels_three_and_four_only() -> None:
    for level, listed in ((1, False), (2, False), (3, True), (4, True)):
        h = hospital(triage={"left.cardio": level})
        assert h.can("aorta transfer") == listed


@rule("HH-9.8")
def test_a_pack_lets_an_improved_clinic_take_worse_patients() -> None:
    pack = '[[areas.area]]\nid = "clinic"\ntransfer_levels_improved = [1, 3]\n'
    for clinic, takes_in in (("clinic", {"cardio"}), ("clinic improved", {"cardio", "clinic"})):
        h = hospital(pack=pack, rooms=[clinic, "or_cardio"], triage={"left.cardio": 3})
        h.act("aorta transfer")
        assert h.options_now == takes_in | {"or_cardio"}
