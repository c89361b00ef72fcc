"""The cases of CASES.md, HH-C47 to HH-C80, in their order."""

from __future__ import annotations

import pytest

from wardround.games.healthy_heart.actions import EfficiencyPatient, OvertimeToken
from wardround.testkit import case, rule

from .table import (
    CARD,
    ROUNDS,
    STEP_2,
    STEP_4,
    STEP_5,
    hospital,
    told,
)

ALL_GRAVES = [1, 2, 3, 4, 5, 6]


@case("HH-C47")
@rule("HH-3.6", "HH-3.7", "HH-3.9", "HH-11.10", "HH-R75")
def test_prestige_covers_missing_money() -> None:
    h = hospital(money=6, prestige=9)
    h.act("duronger build admin")
    h.say("build_room", "or_cardio")
    assert (h.money, h.prestige) == (0, 4)


@case("HH-C48")
@rule("HH-3.10", "HH-R53")
def test_an_odd_prestige_point_covers_nothing() -> None:
    h = hospital(money=6, prestige=7, wards={"cardio": [2]})
    assert not h.can("duronger build")
    assert h.why("duronger build admin") == "HH-3.10"


@case("HH-C50")
@rule("HH-3.14", "HH-3.8", "HH-R51", "HH-R52")
@pytest.mark.parametrize("broke", [True, False])
def test_broke_at_zero(broke: bool) -> None:
    options = {"broke_at_zero": broke}
    h = hospital(options, triage={"left.cardio": 4}, cemetery=[1], money=2, prestige=3)
    h.arrive("red gray gray blue blue")
    h.say("tombstone_space", "grave:2")
    assert (h.money, h.prestige) == (0, 0)
    assert (h.outcome is not None) == broke
    if h.outcome is not None:
        assert h.outcome.reason == "went_broke"
        assert h.outcome.winners == ()


@case("HH-C52")
@rule("HH-3.12", "HH-3.14", "HH-16.10", "HH-16.15")
def test_losing_nothing_is_not_going_broke() -> None:
    h = hospital(triage={"left.cardio": 4}, training={"aorta": ["coroner"]})
    h.arrive("red gray gray blue blue")
    h.say("use_coroner", "aorta", "yes")
    assert (h.outcome, h.tombstones, h.training("aorta")) == (None, 1, {})


@case("HH-C53")
@rule("HH-14.7", "HH-14.8", "HH-16.15", "HH-R67")
def test_lucky_hides_one_body_in_a_game_turn() -> None:
    cast = "duronger lucky couch cast dream"
    h = hospital(cast=cast, wards={"cardio": [4], "trauma": [4]}, money=7, prestige=9)
    h.go(ROUNDS)
    h.say("rounds_next", "cardio 1", draws="red")
    assert h.asked == "lucky_hide"
    h.say("lucky_hide", "token:medical.lucky")
    assert "4" in h.options_now
    h.say("tombstone_space", "grave:4", draws="blue")
    assert (h.money, h.prestige, h.used("medical.lucky")) == (7, 7, 1)
    assert h.asked == "tombstone_space"


@case("HH-C55")
@rule("HH-13.24", "HH-13.25", "HH-13.26", "HH-13.27", "HH-R40", "HH-R64")
def test_feeling_lucky_repeats_a_heal() -> None:
    cup = {"red": 10, "green": 10, "yellow": 10, "gray": 10, "blue": 10}
    h = hospital(cast="derring", wards={"cardio": [4]}, cup=cup)
    h.act("aorta heal", "gray gray gray blue blue blue")
    h.say("heal_bonus", "aorta", draws="gray gray")
    assert h.asked == "feeling_lucky"
    assert len(h.state.cup) == 42
    h.say("feeling_lucky", "yes", draws="red red red blue blue blue")
    assert len(h.state.cup) == 44
    assert h.asked == "heal_bonus"
    assert h.options_now == {"aorta", "stop"}
    h.say("heal_bonus", "stop")
    assert (h.level("cardio 1"), h.used("medical.aorta"), h.used("chief")) == (1, 1, 1)


@case("HH-C56")
@rule("HH-13.22", "HH-13.23", "HH-R41")
def test_overtime_costs_two_prestige_a_token() -> None:
    used = ["medical.aorta", "medical.aorta", "medical.couch", "medical.couch"]
    cast = "derring"
    h = hospital(cast=cast, prestige=5, used=used, wards={"cardio": [1]})
    h.act("derring mandatory_overtime")
    assert h.options_now == {"medical.aorta", "medical.couch"}
    assert h.no("overtime_token", "token:chief") == "HH-13.23"
    assert h.forbids(OvertimeToken(0, "done")) == "HH-13.22"
    h.say("overtime_token", "medical.aorta")
    assert "overtime_token done" in h.choices()
    h.say("overtime_token", "medical.couch")
    assert (h.asked, h.prestige) == ("choose_action", 1)
    assert (h.unused("medical.aorta"), h.unused("medical.couch")) == (1, 1)
    assert h.used("chief") == 1


@case("HH-C57")
@rule("HH-13.4", "HH-13.5", "HH-R44")
def test_efficiency_moves_eight_cubes() -> None:
    h = hospital(
        cast="pinchpenny",
        triage={"left.cardio": 4, "left.trauma": 3, "left.psychiatric": 2},
        rooms=["clinic"],
    )
    h.act("pinchpenny efficiency")
    assert h.forbids(EfficiencyPatient(0, "done")) == "HH-13.4"
    h.say("efficiency_patient", "left.cardio")
    h.say("efficiency_patient", "left.trauma")
    assert h.asked == "choose_action"
    assert (h.level("cardio 1"), h.level("trauma 1"), h.level("left.psychiatric")) == (4, 3, 2)
    assert h.used("chief") == 1


@case("HH-C59")
@rule("HH-13.17", "HH-13.18", "HH-11.19", "HH-11.20", "HH-R45")
def test_efficient_construction_of_the_break_room() -> None:
    h = hospital(cast="morbucks", money=20, wards={"cardio": [1]})
    h.act("morbucks efficient_construction")
    h.say("build_room", "break_room")
    assert (h.money, h.prestige, h.room("break_room")) == (2, 2, 2)
    assert (h.unused("admin.break_room"), h.unused("medical.break_room")) == (1, 1)


@case("HH-C60")
@rule("HH-12.17", "HH-12.18", "HH-12.19", "HH-R9")
def test_the_guard_sends_a_card_away() -> None:
    h = hospital(
        staff={"security_guard": "parking_lot"},
        left="heat_wave",
        right="full_moon",
        pile=12,
        phase="ambulance",
    )
    h.say("security_guard", "yes", draws="chili_cook_off", seed=2)
    view = h.view()
    assert view.left_cards[-1].id == "ambulance:chili_cook_off"
    assert view.draw_pile == 12
    assert [c.id for c in view.under_pile] == ["ambulance:heat_wave"]
    assert view.job_line[0].staff.id == "staff:security_guard"
    assert h.can("duronger hire") == (h.money >= 5)
    last = hospital(staff={"security_guard": "parking_lot"}, pile=2)
    last.card(5)
    last.card(5, "right")
    last.go(CARD, "red green yellow gray blue")
    assert last.asked == "choose_action"


@case("HH-C62")
@rule("HH-11.5", "HH-11.6", "HH-11.7", "HH-R28", "HH-R81")
def test_a_room_makes_way_for_another() -> None:
    rooms = ["or_trauma improved", "or_cardio", "or_internal", "or_infectious", "or_psychiatric"]
    rooms += ["er", "morgue", "research_lab"]
    h = hospital(rooms=rooms, money=10, staff={"or_nurse": "room:or_trauma"})
    h.act("duronger build admin")
    h.say("build_room", "clinic")
    assert "slot:" not in "".join(h.choices())
    h.say("build_slot", "room:or_trauma")
    assert (h.money, h.prestige, h.staff("or_nurse")) == (0, 2, "parking_lot")
    assert (h.room("clinic"), h.room("or_trauma")) == (1, 0)
    full = hospital(rooms=rooms, money=10, ors={"trauma": 3})
    full.act("duronger build admin")
    full.say("build_room", "clinic")
    assert "or_trauma" not in full.options_now
    assert full.no("build_slot", "room:or_trauma") == "HH-11.6"


@case("HH-C63")
@rule("HH-15.7", "HH-12.3", "HH-R30")
def test_prestige_turns_up_the_job_line() -> None:
    h = hospital(prestige=11)
    h.go(STEP_2, "lawyer chaplain medical_tech or_nurse")
    assert [job.state for job in h.view().job_line] == ["face_up"] * 4 + ["face_down"] * 7
    h.state.prestige = 3
    h.state.money = 5
    h.go(STEP_2)
    assert [job.state for job in h.view().job_line][3] == "face_up"
    h.act("duronger hire admin")
    assert h.options_now == {"lawyer", "chaplain", "medical_tech", "or_nurse"}


@case("HH-C64")
@rule("HH-18.3", "HH-18.4", "HH-18.5", "HH-R60", "HH-R94")
def test_order_supplies() -> None:
    on = {"order_supplies": True}
    h = hospital(on, discard={"red": 11, "black": 8, "blue": 4}, triage={"left.cardio": 4})
    h.act("duronger order_supplies admin")
    for cube in ["red"] * 6 + ["blue"] * 4:
        h.say("supply_cube", cube)
    assert sum(h.state.discard) == 13
    assert (h.discard("red"), h.discard("blue"), h.asked) == (5, 0, "choose_action")
    few = hospital(on, discard={"red": 3, "black": 4})
    few.act("duronger order_supplies admin")
    assert sum(few.state.discard) == 0
    late = hospital(on, discard={"red": 3}, triage={"left.cardio": 4}, admin_tokens={"aorta": 1})
    late.act("aorta transfer admin")
    assert late.why("duronger order_supplies admin") == "HH-18.5"
    chief = hospital(on, discard={"red": 3}, triage={"left.cardio": 4})
    chief.act("duronger transfer chief")
    assert chief.can("duronger order_supplies admin")
    assert hospital(on, discard={"red": 1}).why("duronger order_supplies chief") == "HH-R60"
    assert hospital(on).why("duronger order_supplies admin") == "HH-R94"


@case("HH-C65")
@rule("HH-10.13", "HH-10.14", "HH-10.15", "HH-R36", "HH-R69")
def test_the_lead_blocks_three_times() -> None:
    h = hospital(seats=2, money=5, pool=["bedside_manner"], pool_down=[], admin_tokens={"aorta": 1})
    h.act("aorta train admin")
    for doctor in ("dream", "cast", "couch"):
        h.do(f"1: train_doctor {doctor}")
        assert h.deciders() == {0}
        h.do("0: training_veto block")
        if h.asked == "train_doctor":
            assert doctor not in h.options_now
            said = h.reason("1: train_doctor", f"character:{doctor}")
            assert said == ("HH-10.15", "blocked_by_the_lead")
            said = h.reason("1: train_doctor", "character:smile")
            assert said == ("HH-10.13", "not_a_doctor_in_play")
    assert h.training("aorta") == {"bedside_manner": 1}


@case("HH-C66")
@rule("HH-17.4", "HH-17.5")
def test_going_broke_in_the_last_rounds_is_a_defeat() -> None:
    h = hospital(wards={"cardio": [4]}, money=1, prestige=1, pile=0)
    h.go(ROUNDS, "red")
    h.say("tombstone_space", "grave:3")
    assert h.outcome is not None
    assert (h.outcome.reason, h.outcome.winners) == ("went_broke", ())


@case("HH-C69")
@rule("HH-15.9", "HH-11.15")
def test_the_clinic_heals_by_itself() -> None:
    h = hospital(rooms=["clinic"], clinic=["cardio 1", "trauma 2", "internal 2"])
    h.go(STEP_4)
    assert (h.number("clinic 1"), h.level("clinic 2"), h.level("clinic 3")) == (0, 1, 1)
    assert (h.money, h.prestige, sum(h.state.discard)) == (1, 0, 3)


@case("HH-C71")
@rule("HH-5.2")
def test_only_ward_patients_are_checked() -> None:
    h = hospital(
        rooms=["clinic", "er", "or_cardio"],
        triage={"left.trauma": 2},
        clinic=["internal 1"],
        er=["left.psychiatric"],
        ors={"cardio": 2},
    )
    h.go(ROUNDS)
    assert h.asked == "choose_action"
    assert sum(h.state.discard) == 0


@case("HH-C72")
@rule("HH-9.7", "HH-15.10", "HH-15.11")
def test_a_patient_left_on_the_table() -> None:
    h = hospital(triage={"left.cardio": 2}, rooms=["or_cardio"])
    h.act("aorta transfer")
    assert not h.flat("cardio")
    h.go(STEP_5)
    assert (h.level("or cardio"), h.flat("cardio")) == (2, True)
    h.go(STEP_5)
    assert (h.level("or cardio"), h.flat("cardio")) == (3, True)


@case("HH-C73")
@rule("HH-17.6", "HH-17.7", "HH-17.8", "HH-R58")
def test_a_score_below_zero() -> None:
    h = hospital(triage={"left.cardio": 4}, cemetery=ALL_GRAVES, prestige=5)
    h.arrive("red gray gray blue blue")
    assert h.outcome is not None
    assert h.outcome.scores == (-2.0,)
    assert "quiet way out" in told(h.outcome)
    assert sum(line.points for line in h.outcome.lines) == -2


@case("HH-C74")
@rule("HH-16.7", "HH-16.10", "HH-R66")
def test_the_last_coroner_takes_the_body_unasked() -> None:
    h = hospital(
        triage={"left.cardio": 4},
        cemetery=ALL_GRAVES,
        rooms=["morgue"],
        morgue=[1, 2],
        training={"cast": ["coroner"]},
        money=3,
        prestige=5,
    )
    h.arrive("red gray gray blue blue")
    assert (h.asked, h.money, h.prestige, h.tombstones) == ("choose_action", 3, 4, 9)


@case("HH-C75")
@rule("HH-10.9", "HH-10.10", "HH-10.1", "HH-14.6", "HH-R35")
def test_research_with_medical_tokens() -> None:
    cast = "duronger aorta bunsen cast dream"
    training = {"aorta": ["research_phd"]}
    h = hospital(cast=cast, rooms=["research_lab improved"], training=training)
    assert h.why("cast research medical") == "HH-10.10"
    h.act("aorta research medical", "coroner")
    assert (h.asked, h.state.pool_up.count(1)) == ("choose_action", 1)
    h.act("bunsen research medical")
    assert h.options_now == {"reveal", "assign", "prestige"}
    h.say("research_pick", "prestige")
    h.say("research_pick", "prestige")
    assert (h.prestige, h.asked) == (2, "choose_action")
    none = hospital(cast=cast, training=training)
    assert none.why("aorta research medical") == "HH-10.1"
    assert none.why("bunsen research medical") == "HH-10.1"


@case("HH-C77")
@rule("HH-2.12", "HH-9.6", "HH-R20")
def test_where_an_emergency_patient_may_go() -> None:
    basic = hospital(rooms=["er", "clinic", "or_trauma"], er=["left.trauma"])
    assert not basic.can("aorta transfer")
    h = hospital(rooms=["er", "clinic", "or_trauma improved"], er=["left.trauma"])
    h.act("aorta transfer")
    assert (h.level("or trauma"), h.flat("trauma"), h.number("er 1")) == (5, False, 0)


@case("HH-C79")
@rule("HH-11.8", "HH-R87")
def test_each_shared_token_remembers_its_origin() -> None:
    h = hospital(
        rooms=["break_room"],
        staff={"operations_officer": "office"},
        used=["admin.break_room"],
        money=10,
    )
    h.act("duronger build admin")
    h.say("build_room", "clinic")
    h.say("build_slot", "room:break_room")
    assert (h.used("admin.break_room"), h.unused("admin.operations_officer")) == (0, 1)
    assert h.state.stock_admin == 4


@case("HH-C80")
@rule("HH-9.2", "HH-9.4", "HH-9.8")
def test_when_there_is_no_suitable_location() -> None:
    h = hospital(triage={"left.cardio": 4}, wards={"cardio": [1, 1, 1, 1]}, rooms=["clinic"])
    assert not h.can("aorta transfer")
    low = hospital(triage={"left.cardio": 2}, rooms=["clinic"])
    low.act("aorta transfer")
    assert low.level("clinic 1") == 2
    assert low.number("cardio 1") == 0
