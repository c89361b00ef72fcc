"""HH chapter 6: player turns and tokens."""

from __future__ import annotations

import pytest

from wardround.games.healthy_heart.actions import ChooseAction, HealPatient, Pass, RoundsNext
from wardround.testkit import rule

from .table import ROUNDS, hospital

PATIENTS = {"cardio": [3, 3], "trauma": [3, 3]}


@rule("HH-6.1", "HH-6.17")
def test_an_action_flips_its_token_when_it_is_declared() -> None:
    h = hospital(wards=PATIENTS)
    h.act("aorta heal")
    assert h.asked == "heal_patient"
    assert (h.unused("medical.aorta"), h.used("medical.aorta")) == (1, 1)


@rule("HH-6.2", "HH-R12")
def test_anybody_may_act_next_and_again() -> None:
    h = hospital(seats=3, wards=PATIENTS, triage={"left.cardio": 4, "left.trauma": 4})
    assert h.deciders() == {0, 1, 2}
    assert h.awaiting.seats == (0, 1, 2)
    h.act("couch transfer")
    h.say("transfer_patient", "left.cardio")
    h.act("couch transfer")
    assert h.level("trauma 3") == 4


@rule("HH-R12", "HH-6.4")
def test_clockwise_turns() -> None:
    options = {"seat_turns": "clockwise"}
    h = hospital(options, seats=3, wards=PATIENTS, triage={"left.cardio": 4, "right.trauma": 4})
    assert h.deciders() == {0}
    assert h.refused("1: pass") == "HH-R12"
    h.do("0: pass")
    assert h.deciders() == {1}
    h.act("aorta transfer")
    h.say("transfer_patient", "left.cardio")
    assert h.deciders() == {2}
    h.do("2: pass")
    assert h.deciders() == {0}


@rule("HH-R98", "HH-6.3")
def test_a_seat_that_cannot_act_is_not_asked() -> None:
    used = ["medical.aorta", "medical.aorta"]
    h = hospital(seats=5, wards={"cardio": [2]}, used=used)
    assert h.deciders() == {0, 2, 3, 4}
    assert h.refused("1: pass") == "HH-R98"
    for seat in (0, 2, 3):
        h.do(f"{seat}: pass")
    h.do("4: pass", seed=1)
    assert h.state.turn == 2


@rule("HH-6.3")
def test_the_phase_ends_with_the_last_token() -> None:
    used = ["medical.aorta"] * 2 + ["medical.couch"] * 2 + ["medical.cast"] * 2 + ["medical.dream"]
    h = hospital(wards={"cardio": [2]}, used=[*used, "chief", "admin.duronger"])
    h.do("0: choose_action dream heal", *["gray", "gray", "gray", "blue", "blue", "blue"], seed=1)
    assert h.state.turn == 2


@rule("HH-6.5", "HH-6.6", "HH-6.10")
def test_whose_token_is_whose() -> None:
    h = hospital(seats=2, wards=PATIENTS, triage={"left.cardio": 4}, used=["medical.aorta"] * 2)
    assert h.why("aorta heal medical") == "HH-6.5"
    assert h.why("couch heal medical.cast") == "HH-6.6"
    assert h.why("couch transfer chief") == "HH-6.10"
    assert h.refused("1: choose_action couch heal medical.couch") == "HH-6.6"


@rule("HH-6.7", "HH-6.9", "HH-6.12")
def test_a_shared_token_serves_anyone_and_stays_shared() -> None:
    h = hospital(rooms=["break_room"], triage={"left.cardio": 4, "left.trauma": 3})
    assert h.can("duronger transfer admin.break_room")
    assert h.can("dream transfer admin.break_room")
    h.act("dream transfer admin.break_room")
    h.say("transfer_patient", "left.cardio")
    assert h.used("admin.break_room") == 1
    assert h.unused("admin.dream") == 0
    assert not h.can("duronger transfer admin.break_room")
    assert h.can("duronger transfer chief")
    assert h.can("aorta transfer medical")


@rule("HH-6.13", "HH-6.12")
def test_desk_work_needs_a_desk_token() -> None:
    h = hospital(
        money=20,
        rooms=["research_lab"],
        job=["lawyer"],
        staff={"ward_nurse": "parking_lot"},
        triage={"left.cardio": 4},
    )
    for kind in ("research", "build", "improve", "hire", "assign", "train"):
        assert h.can(f"duronger {kind} admin")
        assert h.can(f"duronger {kind} chief")
    for kind in ("hire", "assign", "train"):
        assert h.why(f"couch {kind} medical") == "HH-6.13"
    assert h.why("dream research medical") == "HH-10.10"


@rule("HH-6.15", "HH-13.1", "HH-13.2")
def test_special_actions_need_the_chief_of_staff_token() -> None:
    h = hospital(wards=PATIENTS, triage={"left.cardio": 4})
    assert h.can("duronger experimental_procedures chief")
    assert h.why("duronger experimental_procedures admin") == "HH-6.15"
    assert h.why("duronger mandatory_overtime chief") == "HH-13.1"
    assert h.why("aorta experimental_procedures chief") == "HH-13.1"
    h.act("duronger transfer chief")
    assert h.why("duronger experimental_procedures chief") == "HH-6.5"


@rule("HH-6.17")
def test_an_action_must_be_possible() -> None:
    h = hospital(cast="pinchpenny glass couch cast fever", wards={"cardio": [1]})
    assert h.why("pinchpenny transfer admin") == "HH-9.2"
    assert h.why("pinchpenny hire admin") == "HH-12.1"
    assert h.why("pinchpenny assign admin") == "HH-12.6"
    assert h.why("pinchpenny train admin") == "HH-3.10"
    assert h.why("pinchpenny improve admin") == "HH-11.2"
    assert h.why("pinchpenny research admin") == "HH-10.1"
    assert h.why("pinchpenny efficiency chief") == "HH-13.4"
    assert h.why("pinchpenny organized_memo_system chief") == "HH-13.6"
    assert h.why("pinchpenny order_supplies admin") == "HH-18.2"
    empty = hospital(triage={"left.infectious": 2}, money=5)
    assert empty.why("cast heal medical") == "HH-7.6"


@rule("HH-6.18", "HH-12.14")
def test_new_tokens_may_be_spent_at_once() -> None:
    h = hospital(money=5, job=["operations_officer"], triage={"left.cardio": 4})
    h.act("duronger hire admin")
    assert (h.unused("admin.operations_officer"), h.state.stock_admin) == (1, 4)
    assert h.can("aorta transfer admin.operations_officer")


@rule("HH-6.16", "HH-R92")
def test_the_lead_refuses_an_action() -> None:
    h = hospital(
        {"shared_consent": True},
        seats=2,
        money=20,
        rooms=["break_room"],
        triage={"left.cardio": 4},
        admin_tokens={"aorta": 1},
        pool=["coroner"],
    )
    h.act("aorta transfer admin.break_room")
    assert (h.asked, h.deciders()) == ("shared_consent", {0})
    h.say("shared_consent", "deny")
    assert h.unused("admin.break_room") == 1
    assert not h.can("aorta transfer admin.break_room")
    assert not h.can("cast transfer admin.break_room")
    assert h.can("couch transfer admin.break_room")
    assert h.why("aorta transfer admin.break_room") == "HH-R92"
    h.act("aorta build admin")
    h.say("build_room", "clinic")
    assert h.asked == "shared_consent"
    h.say("shared_consent", "deny")
    assert (h.money, h.unused("admin.aorta"), h.state.admin_spent) == (20, 1, 0)
    h.act("aorta build admin")
    assert "clinic" not in h.options_now
    assert h.refused("1: build_room clinic") == "HH-R92"
    h.say("build_room", "er")
    h.say("shared_consent", "allow")
    h.say("build_slot", "slot:2")
    assert (h.room("er"), h.money) == (1, 10)
    assert h.can("aorta transfer admin.break_room")


@rule("HH-R92")
def test_training_is_asked_about_before_it_is_paid() -> None:
    h = hospital({"shared_consent": True}, seats=2, money=5, admin_tokens={"aorta": 1})
    h.act("aorta train admin")
    assert (h.asked, h.money) == ("shared_consent", 5)
    h.say("shared_consent", "allow", draws="coroner")
    assert (h.asked, h.money) == ("train_doctor", 0)
    hire = hospital(
        {"shared_consent": True}, seats=2, money=5, admin_tokens={"aorta": 1}, job=["lawyer"]
    )
    hire.act("aorta hire admin")
    assert hire.asked == "shared_consent"
    hire.say("shared_consent", "deny")
    assert not hire.can("aorta hire")
    assert hire.can("duronger hire")
    assert hire.why("aorta hire admin") == "HH-R92"
    lead = hospital({"shared_consent": True}, seats=2, money=5, job=["lawyer"])
    lead.act("duronger hire admin")
    assert lead.staff("lawyer") == "office"


@rule("HH-1.4", "HH-R77", "HH-1.24", "HH-6.2", "HH-17.4")
def test_wrong_seats_wrong_moments_and_nonsense() -> None:
    h = hospital(seats=2, wards=PATIENTS)
    assert h.forbids(Pass(7)) == "HH-1.4"
    assert h.forbids(Pass(-1)) == "HH-1.4"
    assert h.forbids(HealPatient(1, "patient:1")) == "HH-6.2"
    assert h.forbids(ChooseAction(1, "character:aorta", "dance", "token:chief")) == "HH-6.2"
    assert h.forbids(ChooseAction(1, "character:aorta", "heal", "token:sword")) == "HH-6.2"
    assert h.forbids(ChooseAction(0, "character:nobody", "heal", "token:chief")) == "HH-1.2"
    assert h.forbids(ChooseAction(0, "character:smile", "heal", "token:chief")) == "HH-1.2"
    reaction = ChooseAction(0, "character:duronger", "feeling_lucky", "token:chief")
    assert h.forbids(reaction) == "HH-13.24"
    h.act("aorta heal")
    assert h.forbids(HealPatient(0, "patient:1")) == "HH-R77"
    assert h.forbids(HealPatient(1, "patient:77")) == "HH-7.2"
    assert h.forbids(HealPatient(1, "nonsense")) == "HH-7.2"
    assert h.forbids(Pass(1)) == "HH-7.3"
    rounds = hospital(seats=2, wards=PATIENTS, phase="rounds")
    assert rounds.forbids(Pass(0)) == "HH-1.24"
    assert rounds.forbids(RoundsNext(1, "patient:1")) == "HH-R77"
    assert rounds.forbids(RoundsNext(0, "patient:99")) == "HH-5.3"
    over = hospital(wards={"cardio": [1]}, pile=0)
    over.go(ROUNDS, "gray")
    assert over.forbids(Pass(0)) == "HH-17.2"


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_list_of_actions_stays_readable(seats: int) -> None:
    h = hospital(
        seats=seats,
        money=60,
        rooms=["break_room improved", "research_lab", "clinic", "or_cardio"],
        staff={"operations_officer": "office", "ward_nurse": "parking_lot"},
        job=["lawyer"],
        wards=PATIENTS,
        triage={"left.cardio": 4},
        admin_tokens={"aorta": 1, "cast": 1},
    )
    assert len(h.choices()) < 150
