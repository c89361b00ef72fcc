"""HH chapters 1, 6 and 8 to 12 at their edges: tokens, Rooms, staff, Training and Transfers."""

from __future__ import annotations

from typing import Any

import pytest

from wardround.core.chance import SeededChance
from wardround.core.game import why_not
from wardround.games.healthy_heart import SPEC
from wardround.games.healthy_heart.actions import BuildRoom, ChooseAction, ImproveRoom, Pass
from wardround.games.healthy_heart.events import RoomBuilt, TokenGained, TokenReturned
from wardround.games.healthy_heart.rules import constants as k
from wardround.games.healthy_heart.rules.decisions import refresh
from wardround.games.healthy_heart.rules.setup import draw_starting_beds, empty_table
from wardround.games.healthy_heart.rules.staff import hire_price
from wardround.games.healthy_heart.rules.state import Act
from wardround.games.healthy_heart.show.scene import counts
from wardround.presentation.localize import say_refusal
from wardround.testkit import rule

from .table import CONTENT, WORDS, Hospital, Weighing, hospital, new_game

PATIENTS = {"cardio": [3, 3], "trauma": [3, 3]}
CONSENT = {"shared_consent": True}
ROOMS = ["or_cardio", "or_internal", "or_infectious", "or_psychiatric", "or_trauma"]


# -- Setup ---------------------------------------------------------------------------------------


@rule("HH-1.8", "HH-1.9", "HH-1.10")
def test_beds_are_drawn_without_putting_them_back() -> None:
    s = empty_table(CONTENT, new_game(1).options)
    names = ["bed:cardio.high", "bed:cardio.low", "bed:trauma.high", "bed:trauma.low"]
    chance = Weighing([*names, "bed:internal.high"])
    draw_starting_beds(s, chance)
    assert chance.weights == [3, 4, 4, 4, 3, 3, 4, 4, 4, 3]
    first = s.content.first_bed
    assert [s.level[first], s.level[first + 1], s.level[first + 4]] == [3, 2, 3]
    assert sum(s.beds) == 35


@rule("HH-1.9", "HH-1.10")
def test_more_beds_than_fit() -> None:
    h = hospital(pack="[components.setup]\nstart_beds = 30\n", wards={"cardio": [1]})
    s = empty_table(h.content, h.options)
    draw_starting_beds(s, SeededChance(3))
    wards = range(s.content.first_bed, s.content.first_or)
    assert all(s.who[place] for place in wards)


@rule("HH-1.2", "HH-1.16", "HH-1.17", "HH-R91")
def test_every_character_gets_tokens() -> None:
    for seed in range(3):
        h = new_game(seed)
        assert sum(h.state.unused[1:5]) == 8
        assert h.unused("chief") + h.used("chief") == 1
    picked = new_game(2, character_setup="chosen")
    picked.say("pick_administrator", "balihou")
    for doctor in ("aorta", "couch", "cast"):
        picked.say("pick_doctor", doctor)
    picked.say("pick_doctor", "glass", seed=1)
    assert (picked.state.turn, len(picked.state.cast)) == (1, 5)
    assert picked.asked not in ("pick_doctor", "pick_administrator")


# -- Tokens and turns ------------------------------------------------------------------------------


@rule("HH-6.5", "HH-6.10", "HH-18.5")
def test_an_administrative_token_of_a_doctor() -> None:
    h = hospital(
        wards=PATIENTS, triage={"left.cardio": 4}, admin_tokens={"dream": 1},
        used=["medical.dream"] * 2 + ["medical.aorta"] * 2,
    )  # fmt: skip
    assert h.can("dream transfer admin.dream")
    assert not h.can("couch transfer admin.couch")
    h.act("dream transfer admin")
    assert (h.used("admin.dream"), h.state.admin_spent) == (1, 1)
    assert not h.can("dream transfer")
    shared = hospital(wards=PATIENTS, triage={"left.cardio": 4}, rooms=["break_room"])
    assert shared.can("couch transfer admin.break_room")
    assert not shared.can("couch transfer admin.couch")


@rule("HH-6.4", "HH-R98")
def test_a_pass_takes_away_only_ones_own_choices() -> None:
    h = hospital(seats=5, wards=PATIENTS, triage={"left.cardio": 4})
    for seat in (2, 0, 4):
        before = h.choices()
        own = set(h.choices(seat=seat))
        others = [text for text in before if text not in own or text == "pass"]
        h.do(f"{seat}: pass")
        assert h.barrier
        assert [text for text in h.choices() if text != "pass"] == [
            t for t in others if t != "pass"
        ]
        assert h.choices(seat=seat) == []
        assert h.reason(f"{seat}: pass") == ("HH-6.4", "you_have_passed")
    assert h.deciders() == {1, 3}


@rule("HH-6.2", "HH-R12", "HH-1.24")
def test_clockwise_turns_go_round() -> None:
    h = hospital(
        {"seat_turns": "clockwise"},
        seats=3,
        wards=PATIENTS,
        triage={"left.cardio": 4, "right.cardio": 4},
        used=["medical.couch", "medical.couch"],
    )
    h.go([k.T_PLAYERS])
    assert (h.deciders(), h.barrier) == ({0}, True)
    h.act("duronger transfer admin")
    h.say("transfer_patient", "left.cardio")
    assert (h.deciders(), h.barrier) == ({1}, True)
    h.do("1: pass")
    assert h.deciders() == {0}
    skipped = hospital(
        {"seat_turns": "clockwise"}, seats=5, wards=PATIENTS, triage={"left.cardio": 4},
        used=["medical.aorta"] * 2,
    )  # fmt: skip
    skipped.do("0: pass")
    assert skipped.deciders() == {2}
    free = hospital(seats=3, wards=PATIENTS, triage={"left.cardio": 4, "right.cardio": 4})
    free.act("duronger transfer admin")
    free.say("transfer_patient", "left.cardio")
    assert not free.barrier


@rule("HH-1.4")
def test_a_seat_too_many() -> None:
    h = hospital(seats=2, wards=PATIENTS)
    assert h.forbids(Pass(2)) == "HH-1.4"


@rule("HH-6.1", "HH-13.1", "HH-6.15")
def test_reactions_and_special_actions_of_others() -> None:
    h = hospital(wards=PATIENTS)
    chief = "token:chief"
    for kind, refusal in (("public_relations_spin", "HH-13.11"), ("feeling_lucky", "HH-13.24")):
        assert h.forbids(ChooseAction(0, "character:duronger", kind, chief)) == refusal
    assert h.why("duronger efficiency chief") == "HH-13.1"
    assert h.why("aorta efficiency chief") == "HH-13.1"
    assert h.why("duronger mad_scientist admin") == "HH-6.15"
    pinchpenny = hospital(cast="pinchpenny", triage={"left.cardio": 4})
    assert pinchpenny.why("pinchpenny efficiency admin") == "HH-6.15"


# -- Rooms ---------------------------------------------------------------------------------------


@rule("HH-11.1", "HH-11.2", "HH-11.12", "HH-R27")
def test_prices_of_building_and_improving() -> None:
    pack = "[components.costs]\nbuild = 12\nimprove = 9\n"
    for kind, money in (("build", 12), ("improve", 9)):
        for more in (-1, 0):
            h = hospital(pack=pack, rooms=["clinic"], wards=PATIENTS, money=money + more)
            assert h.can(f"duronger {kind}") == (more == 0)
        h.act(f"duronger {kind} admin")
        if kind == "build":
            h.say("build_room", "room:er")
            h.say("build_slot", "slot:2")
        assert h.money == 0
    own = hospital(pack=pack, rooms=["or_cardio"], wards=PATIENTS, money=7)
    own.act("aorta improve medical")
    assert (own.room("or_cardio"), own.money) == (2, 0)


@rule("HH-6.14", "HH-11.12", "HH-11.2", "HH-3.10")
def test_why_no_room_is_built_or_improved() -> None:
    h = hospital(rooms=["or_cardio improved", "or_psychiatric"], wards=PATIENTS, money=6)
    reasons = {
        text: (h.why(text), h.refusal(_full(h, text)).reason)
        for text in (
            "aorta improve medical", "aorta build medical", "couch improve medical",
            "couch build medical", "cast build medical", "duronger improve admin",
            "duronger build admin",
        )
    }  # fmt: skip
    assert reasons == {
        "aorta improve medical": ("HH-6.14", "no_room_for_it"),
        "aorta build medical": ("HH-6.14", "no_room_for_it"),
        "couch improve medical": ("HH-3.10", "too_expensive"),
        "couch build medical": ("HH-6.14", "no_room_for_it"),
        "cast build medical": ("HH-3.10", "too_expensive"),
        "duronger improve admin": ("HH-3.10", "too_expensive"),
        "duronger build admin": ("HH-3.10", "too_expensive"),
    }
    assert h.refusal(_full(h, "cast build medical")).facts["price"] == 7
    assert h.refusal(_full(h, "duronger build admin")).facts["price"] == 10
    none = hospital(wards=PATIENTS, money=50)
    assert none.why("duronger improve admin") == "HH-11.2"
    assert not none.can("duronger improve")


@rule("HH-6.5", "HH-6.17", "HH-3.10", "HH-11.2", "HH-11.3")
def test_a_target_of_an_action_that_nobody_can_begin_is_refused_with_what_is_missing() -> None:
    poor = hospital(rooms=["clinic"], wards=PATIENTS, money=6)
    seat = poor.seat("duronger")
    morgue = why_not(SPEC, poor.state, BuildRoom(seat, "room:morgue"))
    assert (morgue.rule, morgue.reason) == ("HH-3.10", "too_expensive")
    assert morgue.facts == {"price": 10, "power": 6, "missing": 4}
    said = say_refusal(SPEC, WORDS, morgue)
    assert said.startswith("This costs $10. With Prestige converted you reach $6: heal patients")
    reasons = {
        "improve clinic": why_not(SPEC, poor.state, ImproveRoom(seat, "room:clinic")),
        "improve morgue": why_not(SPEC, poor.state, ImproveRoom(seat, "room:morgue")),
        "build clinic": why_not(SPEC, poor.state, BuildRoom(seat, "room:clinic")),
    }
    assert {text: (one.rule, one.reason) for text, one in reasons.items()} == {
        "improve clinic": ("HH-3.10", "too_expensive"),
        "improve morgue": ("HH-11.2", "not_built"),
        "build clinic": ("HH-11.3", "already_built"),
    }

    used = ["chief", "admin.duronger"]
    tired = hospital(wards=PATIENTS, money=50, used=used)
    left = why_not(SPEC, tired.state, BuildRoom(tired.seat("duronger"), "room:morgue"))
    assert (left.rule, left.reason) == ("HH-6.5", "no_token_left")


def _full(h: Hospital, text: str) -> str:
    who, kind, token = text.split()
    return f"{h.seat(who)}: choose_action {who} {kind} {token}.{who}"


@rule("HH-11.3", "HH-11.5", "HH-11.6", "HH-11.7", "HH-11.8", "HH-R28", "HH-R82")
def test_one_room_makes_way_for_another() -> None:
    rooms = [*ROOMS, "clinic", "er", "break_room improved"]
    h = hospital(
        rooms=rooms, ors={name.removeprefix("or_"): 2 for name in ROOMS}, wards={"cardio": [1]},
        er=["left.cardio"], money=20,
        staff={"medical_tech": "room:clinic", "ward_nurse": "parking_lot"},
    )  # fmt: skip
    h.act("duronger build admin")
    assert h.reason("build_room", "room:or_cardio") == ("HH-11.3", "already_built")
    h.say("build_room", "room:morgue")
    assert h.options_now == {"clinic", "break_room"}
    assert h.reason("build_slot", "room:er") == ("HH-11.6", "somebody_is_in_it")
    assert h.reason("build_slot", "room:or_cardio") == ("HH-11.6", "somebody_is_in_it")
    assert h.reason("build_slot", "room:research_lab") == ("HH-11.5", "not_built")
    h.say("build_slot", "room:break_room")
    assert [event.rule for event in h.of(RoomBuilt)] == ["HH-11.1"]
    assert sorted(event.token for event in h.of(TokenReturned)) == [
        "token:admin.break_room",
        "token:medical.break_room",
    ]
    assert (h.state.stock_medical, h.state.stock_admin) == (1, 5)
    assert (h.unused("admin.break_room"), h.unused("medical.break_room")) == (0, 0)
    assert (h.staff("medical_tech"), h.staff("ward_nurse")) == ("room:clinic", "parking_lot")
    clinic = hospital(
        rooms=[*rooms[:7], "morgue"], ors={name.removeprefix("or_"): 2 for name in ROOMS},
        wards={"cardio": [1]}, er=["left.cardio"], money=20, morgue=[1],
        staff={"medical_tech": "room:clinic", "chaplain": "office"},
    )  # fmt: skip
    clinic.act("duronger build admin")
    clinic.say("build_room", "room:break_room")
    assert (clinic.room("clinic"), clinic.room("break_room")) == (0, 1)
    assert (clinic.staff("medical_tech"), clinic.staff("chaplain")) == ("parking_lot", "office")
    assert [event.token for event in clinic.of(TokenGained)] == ["token:admin.break_room"]


@rule("HH-11.10", "HH-11.19", "HH-11.20")
def test_what_the_break_room_gives() -> None:
    h = hospital(money=20, wards=PATIENTS)
    h.act("duronger build admin")
    h.say("build_room", "room:break_room")
    assert h.of(TokenGained) == [TokenGained(rule="HH-11.19", token="token:admin.break_room")]
    assert (h.unused("admin.break_room"), h.unused("medical.break_room"), h.prestige) == (1, 0, 1)
    h.act("duronger improve admin.break_room")
    assert h.of(TokenGained) == [TokenGained(rule="HH-11.20", token="token:medical.break_room")]
    assert (h.unused("medical.break_room"), h.prestige) == (1, 3)


@rule("HH-R92", "HH-6.16", "HH-11.2")
def test_the_lead_is_asked_about_improvements_and_shared_tokens() -> None:
    h = hospital(
        CONSENT, seats=2, money=20, wards=PATIENTS,
        rooms=["clinic", "er", "morgue", "break_room improved"],
        triage={"left.cardio": 4, "right.cardio": 1}, admin_tokens={"aorta": 1},
    )  # fmt: skip
    before = h.state.stack[:]
    h.act("aorta improve admin")
    h.say("improve_room", "clinic")
    assert (h.asked, h.room("clinic")) == ("shared_consent", 1)
    h.say("shared_consent", "deny")
    assert (h.state.stack, h.money, h.unused("admin.aorta")) == (before, 20, 1)
    assert h.can("aorta improve")
    h.act("aorta improve admin")
    assert h.reason("improve_room", "room:clinic") == ("HH-R92", "lead_refused")
    assert h.reason("improve_room", "room:or_cardio") == ("HH-11.2", "not_built")
    h.say("improve_room", "er")
    h.say("shared_consent", "deny")
    h.act("aorta heal medical.break_room")
    assert h.asked == "shared_consent"
    h.say("shared_consent", "deny")
    assert (h.state.stack, h.unused("medical.break_room")) == (before, 1)
    h.do("0: pass")
    h.do("1: pass", seed=4)
    assert h.state.denied == []


@rule("HH-R92", "HH-12.1")
def test_the_lead_refuses_one_marker_of_two() -> None:
    h = hospital(
        CONSENT,
        seats=2,
        money=9,
        wards=PATIENTS,
        admin_tokens={"aorta": 1},
        job=["lawyer", "ward_nurse"],
    )
    h.act("aorta hire admin")
    h.say("hire_marker", "staff:lawyer")
    h.say("shared_consent", "deny")
    h.act("aorta hire admin")
    assert h.asked == "shared_consent"
    h.say("shared_consent", "allow")
    assert (h.staff("ward_nurse"), h.staff("lawyer")) == ("parking_lot", "job_line")
    train = hospital(
        CONSENT,
        seats=2,
        money=9,
        wards=PATIENTS,
        admin_tokens={"aorta": 1},
        triage={"left.cardio": 4},
    )
    train.act("aorta train admin")
    train.say("shared_consent", "deny")
    assert train.why("aorta train admin") == "HH-R92"
    assert train.why("aorta research admin") == "HH-10.1"


# -- Research and Training -------------------------------------------------------------------------


@rule("HH-6.13", "HH-10.1", "HH-10.9", "HH-10.10")
def test_who_may_do_research() -> None:
    def researchers(**more: Any) -> set[str]:
        h = hospital(wards=PATIENTS, money=20, cast="duronger aorta bunsen cast dream", **more)
        return {
            t.split()[1].partition(":")[2] for t in h.choices("choose_action") if " research " in t
        }

    assert researchers() == set()
    assert researchers(rooms=["research_lab"]) == {"duronger", "bunsen"}
    assert researchers(rooms=["research_lab"], pool=[], pool_down=[]) == set()
    trained = {"training": {"cast": ["research_phd"]}}
    assert researchers(rooms=["research_lab"], **trained) == {"duronger", "bunsen", "cast"}


@rule("HH-8.10", "HH-10.8", "HH-R86")
def test_free_research_after_a_cure() -> None:
    h = hospital(
        abilities={"cardio": "research_on_cure"}, wards={"cardio": [1]}, pool=["coroner", "award"]
    )
    h.heal("couch", "cardio 1", "red gray gray blue blue blue")
    assert (h.asked, h.options_now) == ("cure_research", {"reveal", "assign", "none"})
    h.say("cure_research", "assign")
    assert h.asked == "research_marker"
    h.say("research_marker", "training:coroner")
    h.say("train_doctor", "cast", seed=1)
    assert h.training("cast") == {"coroner": 1}
    assert h.asked != "cure_research"
    none = hospital(
        abilities={"cardio": "research_on_cure"},
        wards={"cardio": [1], "trauma": [1]},
        pool=["coroner"],
        pool_down=[],
    )
    none.heal("couch", "cardio 1", "red gray gray blue blue blue")
    assert none.options_now == {"assign", "none"}
    none.say("cure_research", "none")
    assert none.asked == "choose_action"


# -- Staff ---------------------------------------------------------------------------------------


@rule("HH-12.1", "HH-12.11", "HH-R31", "HH-3.10")
def test_what_the_next_hire_costs() -> None:
    for staff, price in (
        ({}, 5),
        ({"lawyer": "office"}, 5),
        ({"human_resources": "office"}, 2),
        ({"human_resources": "office", "lawyer": "office"}, 2),
    ):
        h = hospital(wards=PATIENTS, staff=staff, job=["chaplain"], money=price)
        assert hire_price(h.state) == price
        assert h.can("duronger hire")
        poor = hospital(wards=PATIENTS, staff=staff, job=["chaplain"], money=price - 1)
        assert not poor.can("duronger hire")
    assert not hospital(wards=PATIENTS, money=9).can("duronger hire")
    pack = "[components.costs]\nhire_with_human_resources = 0\n"
    pack += '[[hiring.hiring]]\nid = "human_resources"\nhire_price = 0\n'
    free = hospital(
        pack=pack, wards=PATIENTS, staff={"human_resources": "office"}, job=["chaplain"]
    )
    assert hire_price(free.state) == 0


@rule("HH-12.1", "HH-12.19", "HH-R30")
def test_somebody_else_is_hired_past_the_guard() -> None:
    h = hospital(wards=PATIENTS, guard_front=True, job=["chaplain", "lawyer"], money=9)
    h.act("duronger hire admin")
    assert h.options_now == {"security_guard", "chaplain", "lawyer"}
    h.say("hire_marker", "staff:chaplain")
    assert (h.staff("chaplain"), h.state.guard_front) == ("office", 1)
    assert h.state.job[:2] == [k.HIRED_AWAY, h.content.hiring_names.index("lawyer")]
    guard = hospital(wards=PATIENTS, guard_front=True, job=["lawyer"], money=9)
    guard.act("duronger hire admin")
    guard.say("hire_marker", "staff:security_guard")
    assert (guard.staff("security_guard"), guard.state.guard_front) == ("parking_lot", 0)
    assert guard.staff("lawyer") == "job_line"


@rule("HH-12.7", "HH-12.16", "HH-R89", "HH-R29")
def test_where_staff_may_go() -> None:
    h = hospital(
        wards={"cardio": [1]},
        triage={"left.trauma": 1},
        staff={"medical_tech": "parking_lot", "security_guard": "parking_lot"},
        rooms=["er"],
        er=["left.cardio"],
    )
    h.act("duronger assign admin")
    assert h.options_now == {"triage", "cardio", "er"}
    for place in ("room:clinic", "room:or_cardio", "room:or_trauma"):
        assert h.reason("assign_to", place) == ("HH-12.7", "not_built")
    assert h.reason("assign_to", "ward:trauma") == ("HH-12.20", "not_eligible")
    assert h.reason("assign_to", "area:parking_lot") == ("HH-R89", "never_back_to_the_parking_lot")
    there = hospital(
        wards={"cardio": [1]},
        triage={"left.trauma": 1},
        staff={"medical_tech": "area:triage", "ward_nurse": "parking_lot"},
    )
    there.act("duronger assign admin")
    there.say("assign_staff", "staff:medical_tech")
    assert there.staff("medical_tech") == "ward:cardio"
    stays = hospital(
        wards={"cardio": [1], "trauma": [1]},
        triage={"left.trauma": 1},
        staff={"medical_tech": "area:triage"},
    )
    stays.act("duronger assign admin")
    assert stays.reason("assign_to", "area:triage") == ("HH-R89", "is_there_already")


@rule("HH-12.1", "HH-12.2", "HH-12.4", "HH-12.6", "HH-12.16")
def test_why_the_first_marker_is_not_for_hire() -> None:
    staff = {
        "chaplain": "office",
        "ward_nurse": "parking_lot",
        "or_nurse": "parking_lot",
        "security_guard": "parking_lot",
    }
    rooms = ["or_cardio"]
    job = ["lawyer", "public_relations"]
    h = hospital(wards=PATIENTS, staff=staff, job=job, money=9, rooms=rooms)
    h.act("duronger hire admin")
    assert h.reason("hire_marker", "staff:chaplain") == ("HH-12.2", "already_hired")
    assert h.reason("hire_marker", "staff:finance_officer") == ("HH-12.1", "not_face_up")
    assign = hospital(wards=PATIENTS, staff=staff, rooms=rooms)
    assign.act("duronger assign admin")
    assert assign.options_now == {"ward_nurse", "or_nurse"}
    assert assign.reason("assign_staff", "staff:chaplain") == ("HH-12.4", "stays_in_office")
    assert assign.reason("assign_staff", "staff:security_guard") == (
        "HH-12.16",
        "cannot_be_assigned",
    )


# -- Transfer ------------------------------------------------------------------------------------


@rule("HH-2.11", "HH-9.4", "HH-R22")
@pytest.mark.parametrize("malady", ["cardio", "internal", "trauma"])
def test_a_full_ward_takes_nobody(malady: str) -> None:
    triage = {f"left.{malady}": 4}
    room = hospital(wards={malady: [1, 1, 1], "psychiatric": [1]}, triage=triage)
    assert room.can("aorta transfer")
    full = hospital(wards={malady: [1, 1, 1, 1], "psychiatric": [1]}, triage=triage)
    assert not full.can("aorta transfer")


@rule("HH-9.2", "HH-9.4", "HH-9.6", "HH-9.8")
def test_why_a_patient_is_not_taken_in() -> None:
    rooms = ["or_cardio", "or_trauma", "clinic", "or_internal"]
    h = hospital(
        rooms=rooms, triage={"left.cardio": 3, "left.internal": 2, "right.trauma": 3},
        wards={"trauma": [1, 1, 1, 1]}, ors={"trauma": 2},
    )  # fmt: skip
    h.act("aorta transfer")
    assert h.reason("transfer_patient", "right.trauma") == ("HH-9.2", "nowhere_to_go")
    assert h.reason("transfer_patient", "patient:99") == ("HH-9.2", "no_such_patient")
    h.say("transfer_patient", "left.cardio")
    assert h.reason("transfer_to", "ward:internal") == ("HH-9.4", "other_malady")
    assert h.reason("transfer_to", "room:or_internal") == ("HH-9.6", "other_malady")
    assert h.reason("transfer_to", "room:or_infectious") == ("HH-9.2", "not_built")
    assert h.reason("transfer_to", "room:clinic") == ("HH-9.8", "wrong_level")
    low = hospital(rooms=["or_internal", "clinic"], triage={"left.internal": 2})
    low.act("aorta transfer")
    assert low.options_now == {"or_internal", "clinic"}
    assert low.reason("transfer_to", "ward:internal") == ("HH-9.4", "wrong_level")
    full = hospital(
        rooms=rooms, triage={"right.trauma": 4}, wards={"cardio": [1]}, ors={"trauma": 2}
    )
    ask_where(full, "right.trauma")
    assert full.reason("transfer_to", "room:or_trauma") == ("HH-9.6", "table_taken")


def ask_where(h: Hospital, chair: str) -> None:
    """Ask where this patient should go, even if it can go nowhere."""
    h.state.place = h.find(chair)
    h.state.stack[-1] = k.D_TRANSFER_TO
    h.state.act = Act(1, k.TRANSFER, 0, 0)
    refresh(h.state)


@rule("HH-9.8", "HH-9.4")
def test_why_the_last_row_and_the_last_bed_are_gone() -> None:
    for chair, level in (("left.cardio", 2), ("right.cardio", 4)):
        h = hospital(
            rooms=["clinic", "or_cardio"], triage={chair: level}, wards={"cardio": [1, 1, 1, 1]},
            clinic=["trauma 1", "trauma 1", "trauma 1"],
        )  # fmt: skip
        ask_where(h, chair)
        assert h.reason("transfer_to", "room:clinic") == ("HH-9.8", "no_free_row")
        assert h.reason("transfer_to", "ward:cardio") == ("HH-9.4", "ward_full")


# -- Wards and supplies ----------------------------------------------------------------------------


@rule("HH-8.11", "HH-R72")
def test_shared_tokens_are_flipped_after_a_cure() -> None:
    used = ["admin.duronger", "admin.break_room", "medical.break_room", "admin.operations_officer"]
    h = hospital(
        abilities={"cardio": "admin_on_cure"}, wards={"cardio": [1], "trauma": [1]}, used=used,
        rooms=["break_room improved"], staff={"operations_officer": "office"},
    )  # fmt: skip
    h.heal("couch", "cardio 1", "red gray gray blue blue blue")
    listed = {text.split()[1] for text in h.choices()}
    assert listed == {
        "token:admin.duronger", "token:admin.break_room", "token:admin.operations_officer", "none",
    }  # fmt: skip
    h.say("cure_flip", "token:admin.operations_officer")
    assert (h.unused("admin.operations_officer"), h.used("admin.break_room")) == (1, 1)


@rule("HH-18.4")
@pytest.mark.parametrize(("red", "asked"), [(4, "choose_action"), (5, "supply_cube")])
def test_ten_cubes_and_no_more_are_ordered_at_once(red: int, asked: str) -> None:
    h = hospital({"order_supplies": True}, wards=PATIENTS, discard={"red": red, "gray": 6})
    h.act("duronger order_supplies admin")
    assert h.asked == asked


@rule("HH-1.6", "HH-6.19")
def test_tombstones_in_the_morgue_are_counted() -> None:
    h = hospital(
        wards=PATIENTS,
        rooms=["morgue improved"],
        morgue=[1, 3],
        cemetery=[2],
        aside=["costly_death"],
    )
    census = SPEC.rules.census(h.state)
    assert (census["tombstones"], census["ward abilities"]) == (12, 10)
    deaths = [one.value for one in counts(WORDS, h.view()) if one.what == "Deaths"]
    assert deaths == [3], "the result sheet counts the Morgue, too"
