"""HH chapter 11: Rooms."""

from __future__ import annotations

from wardround.testkit import rule

from .table import hospital


@rule("HH-11.1", "HH-11.4", "HH-11.10", "HH-R82")
def test_a_room_is_built_on_the_lowest_empty_slot() -> None:
    h = hospital(rooms=["er"], money=10, triage={"left.cardio": 1})
    h.act("duronger build admin")
    h.say("build_room", "clinic")
    assert h.options_now == {"2", "er"}
    assert h.refused("build_slot slot:3") == "HH-R82"
    h.say("build_slot", "slot:2")
    assert (h.room("clinic"), h.money, h.prestige) == (1, 0, 2)
    assert h.view().rooms[5].slot == 2
    h.act("aorta transfer")
    assert h.level("clinic 1") == 1


@rule("HH-11.3", "HH-11.2", "HH-11.1")
def test_each_room_stands_once() -> None:
    h = hospital(rooms=["er", "clinic improved", "or_cardio"], money=20)
    h.act("duronger build admin")
    assert "er" not in h.options_now
    assert len(h.choices()) == 7
    assert h.refused("build_room er") == "HH-11.3"
    assert h.refused("build_room castle") == "HH-11.1"
    better = hospital(rooms=["er", "clinic improved", "or_cardio"], money=20)
    better.act("duronger improve admin")
    assert better.options_now == {"er", "or_cardio"}
    assert better.refused("improve_room clinic") == "HH-11.2"
    assert better.refused("improve_room morgue") == "HH-11.2"
    better.say("improve_room", "er")
    assert (better.room("er"), better.prestige) == (2, 3)


@rule("HH-11.12", "HH-11.13", "HH-R27", "HH-14.9")
def test_the_lowest_single_price() -> None:
    wards = {"cardio": [2, 2, 2, 2]}
    h = hospital(wards=wards, abilities={"cardio": "crowded_discount"}, money=7)
    h.act("aorta build medical")
    assert (h.room("or_cardio"), h.money) == (1, 1)
    own = hospital(wards={"cardio": [2]}, money=7)
    own.act("aorta build medical")
    assert own.money == 0
    personal = hospital(wards={"cardio": [2]}, money=20, admin_tokens={"aorta": 1})
    personal.act("aorta build admin")
    prices = {p.id: p.price for p in personal.view().pending.prices}
    assert prices["room:or_cardio"] == 7
    assert prices["room:or_trauma"] == 10
    improved = hospital(rooms=["or_cardio"], wards={"cardio": [2]}, money=7)
    improved.act("aorta improve medical")
    assert (improved.room("or_cardio"), improved.money) == (2, 0)
    shared = hospital(rooms=["break_room"], wards={"cardio": [2]}, money=9)
    assert not shared.can("aorta build admin.break_room")


@rule("HH-6.14", "HH-3.10")
def test_what_a_medical_token_cannot_build() -> None:
    h = hospital(money=20, admin_tokens={"aorta": 1}, wards={"cardio": [1]})
    assert h.why("cast build admin") == "HH-6.5"
    glass = hospital(cast="duronger glass bunsen cast dream", money=20, wards={"cardio": [1]})
    assert glass.why("glass build medical") == "HH-6.14"
    poor = hospital(money=6, wards={"cardio": [1]})
    assert poor.why("aorta build medical") == "HH-3.10"
    done = hospital(rooms=["or_cardio"], money=20, wards={"cardio": [1]})
    assert done.why("aorta build medical") == "HH-6.14"


@rule("HH-11.5", "HH-11.6")
def test_a_morgue_with_tombstones_stays() -> None:
    rooms = ["or_trauma", "or_cardio", "or_internal", "or_infectious", "or_psychiatric"]
    h = hospital(
        rooms=[*rooms, "er", "morgue", "clinic"], money=10, morgue=[1], clinic=["cardio 1"]
    )
    h.act("duronger build admin")
    h.say("build_room", "break_room")
    assert h.options_now == {"er", *rooms}
    assert h.refused("build_slot room:morgue") == "HH-11.6"
    assert h.refused("build_slot room:research_lab") == "HH-11.5"
    assert h.refused("build_slot slot:1") == "HH-R82"


@rule("HH-11.16")
def test_a_new_emergency_room_takes_patients_in() -> None:
    h = hospital(money=10, triage={"left.cardio": 4})
    h.act("duronger build admin")
    h.say("build_room", "er")
    h.arrive("red gray gray blue blue")
    assert h.level("er 1") == 5
