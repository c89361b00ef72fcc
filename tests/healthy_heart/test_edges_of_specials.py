"""HH chapter 13 at its edges: the last token, the first chair, a marker too few."""

from __future__ import annotations

from typing import Any

import pytest

from wardround.games.healthy_heart.actions import ScientistCount
from wardround.games.healthy_heart.events import RoomBuilt
from wardround.games.healthy_heart.rules import constants as k
from wardround.games.healthy_heart.rules.administrators import draw_ability
from wardround.games.healthy_heart.rules.decisions import refresh
from wardround.testkit import rule

from .table import Hospital, Weighing, hospital


def specials(h: Hospital) -> set[str]:
    """The Special Actions that are listed."""
    kinds = {text.split()[2] for text in h.choices("choose_action")}
    return kinds & {k.KIND_IDS[kind] for kind in range(k.FIRST_SPECIAL, k.KINDS)}


# -- Efficiency ----------------------------------------------------------------------------------


@rule("HH-13.4", "HH-R44")
def test_efficiency_uses_its_eight_cubes_up() -> None:
    h = hospital(cast="pinchpenny", triage={"left.cardio": 4, "right.trauma": 4})
    h.act("pinchpenny efficiency")
    h.say("efficiency_patient", "left.cardio")
    assert h.choices() == [
        f"efficiency_patient patient:{h.number('right.trauma')}",
        "efficiency_patient done",
    ]
    h.say("efficiency_patient", "right.trauma")
    assert (h.level("cardio 1"), h.level("trauma 1")) == (4, 4)


@rule("HH-13.4", "HH-6.17")
def test_efficiency_moves_single_cubes_too() -> None:
    h = hospital(cast="pinchpenny", rooms=["clinic"], triage={"left.cardio": 1, "left.trauma": 1})
    h.act("pinchpenny efficiency")
    assert h.places == {"left.cardio", "left.trauma"}
    nobody = hospital(cast="pinchpenny", triage={"left.cardio": 1})
    assert nobody.why("pinchpenny efficiency chief") == "HH-13.4"


@rule("HH-13.4", "HH-13.5")
def test_why_the_first_chair_cannot_be_chosen() -> None:
    h = hospital(
        cast="pinchpenny",
        triage={"left.cardio": 1, "left.trauma": 4, "right.trauma": 4, "left.internal": 3},
    )
    h.act("pinchpenny efficiency")
    assert h.reason("efficiency_patient", "left.cardio") == ("HH-13.5", "nowhere_to_go")
    assert h.reason("efficiency_patient", "patient:99") == ("HH-13.4", "no_such_patient")
    part = hospital(
        cast="pinchpenny",
        rooms=["clinic"],
        triage={"left.cardio": 3, "left.trauma": 4, "right.internal": 1, "right.cardio": 3},
    )
    part.act("pinchpenny efficiency")
    part.say("efficiency_patient", "left.trauma")
    part.say("efficiency_patient", "left.cardio")
    refusal = part.refusal(f"efficiency_patient patient:{part.number('right.cardio')}")
    assert (refusal.rule, refusal.reason) == ("HH-13.4", "allowance_exceeded")
    assert refusal.facts == {"left": 1, "level": 3}


# -- Organized Memo System, Priority, Construction -------------------------------------------------


@rule("HH-13.6", "HH-6.17", "HH-12.16")
def test_a_memo_for_a_single_marker() -> None:
    one = hospital(cast="pinchpenny", staff={"ward_nurse": "parking_lot"})
    assert "organized_memo_system" in specials(one)
    guard = hospital(
        cast="pinchpenny", staff={"security_guard": "parking_lot"}, wards={"cardio": [1]}
    )
    assert guard.why("pinchpenny organized_memo_system chief") == "HH-13.6"


@rule("HH-13.6", "HH-R76", "HH-12.6")
def test_why_a_marker_cannot_be_moved() -> None:
    staff = dict.fromkeys(("ward_nurse", "or_nurse", "medical_tech"), "parking_lot")
    memo = hospital(cast="pinchpenny", staff=staff, wards={"cardio": [1]})
    memo.act("pinchpenny organized_memo_system")
    assert memo.reason("memo_staff", "staff:or_nurse") == ("HH-12.6", "no_eligible_location")
    assert memo.reason("memo_staff", "staff:lawyer") == ("HH-12.6", "not_hired")
    assert memo.reason("memo_staff", "staff:chaplain") == ("HH-12.6", "not_hired")
    memo.say("memo_staff", "staff:ward_nurse")
    memo.say("assign_to", "ward:trauma")
    assert memo.reason("memo_staff", "staff:ward_nurse") == ("HH-R76", "moved_already")
    assign = hospital(staff=staff, wards={"cardio": [1]})
    assign.act("duronger assign admin")
    assert assign.reason("assign_staff", "staff:or_nurse") == ("HH-12.6", "no_eligible_location")


@rule("HH-13.7", "HH-13.10")
def test_why_there_is_no_priority() -> None:
    empty = hospital(cast="balihou", money=9)
    assert empty.why("balihou priority_status chief") == "HH-13.7"
    placed = hospital(cast="balihou", wards={"cardio": [1]}, priority="cardio 1")
    assert placed.why("balihou priority_status chief") == "HH-13.10"
    memo = hospital(cast="pinchpenny", wards={"cardio": [1]}, priority="cardio 1")
    assert memo.why("pinchpenny organized_memo_system chief") == "HH-13.6"


@rule("HH-13.17", "HH-11.5", "HH-11.6", "HH-3.10")
def test_why_nothing_is_constructed() -> None:
    poor = hospital(cast="morbucks", money=17)
    assert poor.why("morbucks efficient_construction chief") == "HH-3.10"
    assert "efficient_construction" in specials(hospital(cast="morbucks", money=18))
    rooms = ["or_cardio", "or_internal", "or_infectious", "or_psychiatric", "or_trauma"]
    full: dict[str, Any] = {
        "rooms": [*rooms, "clinic", "er", "morgue"],
        "ors": {name.removeprefix("or_"): 2 for name in rooms},
        "clinic": ["cardio 1"],
        "er": ["left.cardio"],
    }
    taken = hospital(cast="morbucks", money=50, morgue=[1], **full)
    assert taken.why("morbucks efficient_construction chief") == "HH-11.6"
    assert taken.why("morbucks build admin") == "HH-11.6"
    assert not taken.can("morbucks build")
    one = hospital(cast="morbucks", money=50, **full)
    assert "efficient_construction" in specials(one)
    one.act("morbucks efficient_construction")
    assert one.reason("build_room", "room:morgue") == ("HH-11.3", "already_built")
    one.say("build_room", "room:research_lab")
    assert (one.room("research_lab"), one.room("morgue"), one.money) == (2, 0, 32)
    (built,) = one.of(RoomBuilt)
    assert built.rule == "HH-13.17"


# -- New Management Techniques ---------------------------------------------------------------------


@rule("HH-13.20", "HH-6.17")
def test_management_needs_an_ability_set_aside() -> None:
    h = hospital(cast="morbucks", abilities={"cardio": "auto_worse"}, money=18)
    s = h.state
    s.aside_unseen, s.aside_hidden, s.aside_seen = [], 0, []
    refresh(s)
    assert h.why("morbucks new_management_techniques chief") == "HH-13.20"
    for hidden, seen in ((0, [3]), (1, [])):
        s.aside_hidden, s.aside_seen = hidden, seen
        refresh(s)
        assert "new_management_techniques" in specials(h)


@rule("HH-13.20", "HH-13.21", "HH-R63")
def test_abilities_that_were_seen_lie_in_their_order() -> None:
    wards = {"cardio": "auto_worse", "internal": "no_doctor_bonus"}
    h = hospital(cast="morbucks", abilities=wards, wards={"cardio": [1]})
    for ward, draws in (("cardio", "black_no_effect"), ("internal", "costly_death")):
        h.act("morbucks new_management_techniques")
        h.say("management_ward", ward, draws=draws)
        h.ready_chief()
    assert h.view().abilities_aside == ("ability:no_doctor_bonus", "ability:auto_worse")


@rule("HH-R63", "HH-13.20")
def test_an_ability_that_lies_in_a_ward_is_not_drawn() -> None:
    h = hospital(cast="morbucks", abilities={"cardio": "auto_worse"}, aside=["costly_death"])
    s = h.state
    chance = Weighing(["costly_death"])
    draw_ability(s, chance)
    names = s.content.ability_names
    assert chance.weights[names.index("auto_worse")] == 0
    assert chance.weights[names.index("costly_death")] == len(s.aside_unseen)


# -- Mandatory Overtime ----------------------------------------------------------------------------


@rule("HH-13.22", "HH-13.23", "HH-R41")
def test_overtime_for_every_sort_of_token() -> None:
    used = ["medical.aorta", "admin.derring", "admin.couch", "medical.break_room"]
    used += ["admin.break_room", "admin.operations_officer"]
    h = hospital(
        cast="derring",
        rooms=["break_room improved"],
        staff={"operations_officer": "office"},
        admin_tokens={"couch": 1},
        used=used,
        prestige=12,
        wards={"cardio": [3]},
    )
    h.act("derring mandatory_overtime")
    assert {f"token:{name}" for name in used} == {t.split()[1] for t in h.choices()}
    for name in used[:-1]:
        h.say("overtime_token", f"token:{name}")
        assert (h.unused(name) > 0, h.used(name)) == (True, 0), name
    assert h.choices() == ["overtime_token token:admin.operations_officer", "overtime_token done"]
    h.say("overtime_token", "token:admin.operations_officer")
    assert (h.asked, h.prestige) == ("choose_action", 0)


@rule("HH-13.22", "HH-6.17")
def test_overtime_at_its_price() -> None:
    assert specials(hospital(cast="derring", used=["medical.aorta"], prestige=2)) == {
        "mandatory_overtime"
    }
    for used, prestige in (([], 9), (["medical.aorta"], 1)):
        h = hospital(cast="derring", used=used, prestige=prestige, wards={"cardio": [3]})
        assert h.why("derring mandatory_overtime chief") == "HH-13.22"


@rule("HH-13.22", "HH-13.23")
def test_why_a_token_does_no_overtime() -> None:
    h = hospital(
        cast="derring", used=["medical.aorta", "medical.couch"], prestige=3, wards={"cardio": [3]}
    )
    h.act("derring mandatory_overtime")
    assert h.reason("overtime_token", "token:medical.cast") == ("HH-13.22", "token_is_not_used")
    assert h.reason("overtime_token", "token:admin.derring") == ("HH-13.22", "token_is_not_used")
    assert h.reason("overtime_token", "token:chief") == ("HH-13.23", "not_the_chief_of_staff")
    unknown = [
        h.reason("overtime_token", f"token:{name}") for name in ("medical.smile", "medical.nobody")
    ]
    assert unknown[0] == unknown[1] != ("HH-13.22", "token_is_not_used")
    h.say("overtime_token", "token:medical.aorta")
    assert (h.asked, h.prestige, h.used("medical.couch")) == ("choose_action", 1, 1)


# -- Mad Scientist ---------------------------------------------------------------------------------


@rule("HH-R43")
@pytest.mark.parametrize("rooms", [[], ["clinic"]])
@pytest.mark.parametrize(
    ("left", "right", "possible"),
    [
        (1, 1, False), (2, 1, True), (1, 2, True), (4, 4, False), (4, 3, True), (3, 4, True),
        (2, 0, False), (4, 0, False), (1, 4, True), (4, 1, True), (2, 2, True),
    ],
)  # fmt: skip
def test_which_pairs_can_be_experimented_on(
    rooms: list[str], left: int, right: int, possible: bool
) -> None:
    for malady in ("cardio", "internal", "trauma"):
        chairs = {f"left.{malady}": left, f"right.{malady}": right}
        h = hospital(rooms=rooms, triage={name: n for name, n in chairs.items() if n})
        assert ("mad_scientist" in specials(h)) == possible


@rule("HH-13.29", "HH-13.31")
def test_only_cube_patients_take_part() -> None:
    h = hospital(
        rooms=["clinic", "er", "or_cardio"],
        triage={"left.cardio": 4, "right.cardio": 1, "left.trauma": 3, "right.trauma": 1},
        wards={"cardio": [2], "trauma": [2]},
        ors={"cardio": 2},
        clinic=["cardio 1"],
    )
    h.act("duronger mad_scientist")
    assert h.places == {"left.cardio", "left.trauma"}
    assert h.reason("scientist_from", "cardio 1") == ("HH-13.29", "not_a_cube_patient")
    assert h.reason("scientist_from", "patient:99") == ("HH-13.29", "not_a_cube_patient")
    assert h.reason("scientist_from", "right.cardio") == ("HH-13.30", "keeps_its_last_cube")
    h.say("scientist_from", "left.cardio")
    assert h.places == {"right.cardio", "clinic:1"}
    assert h.reason("scientist_to", "left.cardio") == ("HH-13.29", "not_a_cube_patient")
    assert h.reason("scientist_to", "cardio 1") == ("HH-13.29", "not_a_cube_patient")
    assert h.reason("scientist_to", "patient:99") == ("HH-13.29", "not_a_cube_patient")
    assert h.reason("scientist_to", "right.trauma") == ("HH-13.29", "not_the_same_malady")


@rule("HH-13.30", "HH-13.31")
def test_why_first_and_full_chairs_take_no_part() -> None:
    h = hospital(
        rooms=["clinic"],
        triage={"left.cardio": 2, "left.trauma": 3, "right.trauma": 4, "left.internal": 3},
        clinic=["trauma 1", "trauma 1"],
    )
    h.act("duronger mad_scientist")
    assert h.places == {"left.trauma", "right.trauma"}
    assert h.reason("scientist_from", "left.cardio") == ("HH-13.31", "no_receiver")
    h.say("scientist_from", "left.trauma")
    assert h.reason("scientist_to", "right.trauma") == ("HH-13.31", "no_room_for_cubes")
    assert h.reason("scientist_to", "left.cardio") == ("HH-13.29", "not_the_same_malady")


@rule("HH-13.30", "HH-13.31", "HH-R80")
def test_how_many_cubes_can_be_given() -> None:
    h = hospital(triage={"left.cardio": 3, "right.cardio": 1}, proxies={"left.cardio": 2})
    h.act("duronger mad_scientist")
    assert h.choices() == ["scientist_count 1", "scientist_count 2"]
    assert h.refusal("scientist_count 3").facts == {"most": 2, "got": 3}
    assert h.forbids(ScientistCount(0, 9)) == "HH-13.30"
    h.say("scientist_count", "1")
    assert (h.level("left.cardio"), h.level("right.cardio")) == (2, 2)
    assert (h.cubes("left.cardio"), h.cubes("right.cardio")) == (1, 1)
    room = hospital(triage={"left.cardio": 4, "right.cardio": 2})
    room.act("duronger mad_scientist")
    assert room.choices() == ["scientist_count 1", "scientist_count 2"]
