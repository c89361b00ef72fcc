"""The cases of CASES.md, HH-C47 to HH-C112, in their order."""

from __future__ import annotations

import pytest

from wardround.core.testkit import case, rule
from wardround.games.healthy_heart import SPEC
from wardround.games.healthy_heart.actions import EfficiencyPatient, MemoStaff, OvertimeToken

from .table import (
    CARD,
    LIBRARY,
    ROUNDS,
    STEP_2,
    STEP_4,
    STEP_5,
    STEPS_6_7,
    Hospital,
    hospital,
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
def test_nothing_taken_is_not_broke() -> None:
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
    h = hospital(cast="derring aorta couch cast dream", wards={"cardio": [4]}, cup=cup)
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
    cast = "derring aorta couch cast dream"
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
        cast="pinchpenny aorta couch cast dream",
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
    h = hospital(cast="morbucks aorta couch cast dream", money=20, wards={"cardio": [1]})
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
@rule("HH-10.14", "HH-10.15", "HH-R36", "HH-R69")
def test_the_lead_blocks_three_times() -> None:
    h = hospital(seats=2, money=5, pool=["bedside_manner"], pool_down=[], admin_tokens={"aorta": 1})
    h.act("aorta train admin")
    for doctor in ("dream", "cast", "couch"):
        h.do(f"1: train_doctor {doctor}")
        assert h.deciders() == {0}
        h.do("0: training_veto block")
        if h.asked == "train_doctor":
            assert doctor not in h.options_now
            assert h.no("1: train_doctor", f"character:{doctor}") == "HH-10.15"
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
    assert "quiet way out" in h.outcome.text
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


@case("HH-C81")
@rule("HH-10.11", "HH-10.12", "HH-10.22", "HH-R33", "HH-R68")
def test_a_random_marker_proves_an_admin_degree() -> None:
    h = hospital(money=5)
    h.act("duronger train admin", "admin_degree")
    assert h.asked == "train_doctor"
    h.say("train_doctor", "cast")
    assert (h.money, h.unused("admin.cast"), h.training("cast")) == (0, 1, {})
    assert h.state.out_of_game == 1


@case("HH-C82")
@rule("HH-17.3", "HH-17.8")
@pytest.mark.parametrize(("money", "score", "word"), [(2, 75, "old glory"), (1, 74, "respected")])
def test_the_edge_of_a_band(money: int, score: int, word: str) -> None:
    h = hospital(money=money, prestige=74, pile=0, wards={"cardio": [1]})
    h.go(ROUNDS, "gray")
    assert h.outcome is not None
    assert h.outcome.scores == (float(score),)
    assert word in h.outcome.text


@case("HH-C83")
@rule("HH-8.11")
def test_admin_on_cure_serves_everybody() -> None:
    h = hospital(
        cast="duronger aorta glass cast dream",
        seats=5,
        wards={"trauma": [1], "cardio": [1]},
        abilities={"trauma": "admin_on_cure"},
        used=["admin.glass", "chief"],
    )
    h.heal("aorta", "trauma 1", "blue gray gray gray red red")
    assert h.asked == "cure_flip"
    assert (h.deciders(), h.options_now) == ({1}, {"admin.glass", "none"})
    h.say("cure_flip", "admin.glass")
    assert h.unused("admin.glass") == 1


@case("HH-C84")
@rule("HH-15.3", "HH-15.4", "HH-15.5")
@pytest.mark.parametrize("level", [1, 2])
def test_a_miracle_on_the_table(level: int) -> None:
    h = hospital(
        rooms=["or_trauma"],
        staff={"chaplain": "office"},
        phase="housekeeping",
        ors={"trauma": f"{level} flatline"},
    )
    h.say("miracle_patient", "or trauma", draws="blue heat_wave full_moon", seed=1)
    if level == 1:
        assert (h.prestige, h.money, h.number("or trauma")) == (3, 0, 0)
    else:
        assert (h.level("or trauma"), h.flat("trauma"), h.prestige) == (2, True, 0)


@case("HH-C85")
@rule("HH-8.9", "HH-R24")
def test_the_worst_come_first() -> None:
    h = hospital(
        wards={"trauma": [4, 3, 4]},
        abilities={"trauma": "worst_first"},
        rooms=["or_trauma"],
        triage={"left.trauma": 1},
        ors={"trauma": 1},
    )
    h.act("cast heal")
    assert h.places == {"trauma 1", "trauma 3", "left.trauma", "or_trauma"}
    assert h.no("heal_patient", "trauma 2") == "HH-8.9"


@case("HH-C87")
@rule("HH-6.3", "HH-6.4")
def test_a_pass_lasts_until_somebody_acts() -> None:
    h = hospital(seats=3, wards={"cardio": [2]}, triage={"left.trauma": 4})
    h.do("0: pass")
    h.do("1: pass")
    assert h.deciders() == {2}
    assert h.refused("0: pass") == "HH-6.4"
    h.act("couch transfer")
    assert h.deciders() == {0, 1, 2}
    for seat in (2, 0):
        h.do(f"{seat}: pass")
    h.do("1: pass", "heat_wave", "full_moon", seed=1)
    assert h.state.turn == 2


@case("HH-C88")
@rule("HH-6.19", "HH-1.16", "HH-1.17", "HH-1.18", "HH-10.22")
def test_all_six_administrative_tokens_in_play() -> None:
    h = hospital(
        cast="duronger aorta glass cast dream",
        rooms=["break_room"],
        staff={"operations_officer": "office"},
        pool=["admin_degree", "admin_degree"],
        money=10,
        wards={"cardio": [1]},
    )
    for _ in range(2):
        h.act("duronger train", "")
        h.say("train_marker", "admin_degree")
        h.say("train_doctor", "cast")
    assert h.state.stock_admin == 0
    assert h.unused("admin.cast") == 2
    assert h.unused("admin.glass") == 1
    more = hospital(pool=["admin_degree"], money=5, admin_tokens={"cast": 5}, wards={"cardio": [1]})
    more.act("duronger train admin")
    more.say("train_marker", "admin_degree")
    more.say("train_doctor", "cast")
    assert (more.state.stock_admin, more.unused("admin.cast")) == (0, 5)


@case("HH-C89")
@rule("HH-6.8", "HH-6.11", "HH-R13")
def test_a_shared_medical_token_needs_a_doctor() -> None:
    h = hospital(
        rooms=["break_room improved"],
        used=["medical.aorta", "medical.aorta"],
        wards={"cardio": [4], "trauma": [4]},
        triage={"left.cardio": 4},
    )
    assert h.can("aorta heal medical.break_room")
    assert not h.can("duronger heal")
    assert not h.can("duronger transfer medical.break_room")
    assert h.why("duronger heal medical.break_room") == "HH-6.11"
    assert h.why("duronger transfer medical.break_room") == "HH-6.8"
    h.act("aorta heal medical.break_room")
    h.say("heal_patient", "cardio 1", draws="gray gray gray blue blue blue")
    assert h.options_now == {"aorta", "stop"}


@case("HH-C90")
@rule("HH-13.20", "HH-13.21", "HH-5.10", "HH-R46")
def test_new_management_techniques() -> None:
    h = hospital(
        cast="morbucks aorta couch cast dream",
        wards={"trauma": [2, 2]},
        abilities={"trauma": "auto_worse"},
    )
    h.act("morbucks new_management_techniques")
    for seed in range(8):
        other = hospital(
            cast="morbucks aorta couch cast dream",
            wards={"trauma": [2, 2]},
            abilities={"trauma": "auto_worse"},
        )
        other.act("morbucks new_management_techniques")
        other.say("management_ward", "trauma", seed=seed)
        assert other.view().wards[4].ability != "ability:auto_worse"
    h.say("management_ward", "trauma", draws="costly_death")
    assert h.view().abilities_aside == ("Automatically gets worse",)
    h.go(ROUNDS)
    assert len(h.choices("rounds_next")) == 2
    h.say("rounds_next", "trauma 1", draws="gray gray")
    assert (h.level("trauma 1"), h.level("trauma 2")) == (2, 2)


@case("HH-C92")
@rule("HH-7.5", "HH-7.14", "HH-10.19", "HH-12.23", "HH-14.3", "HH-R16")
def test_dream_draws_six_in_triage() -> None:
    h = hospital(
        triage={"left.cardio": 4},
        training={"dream": ["er_training"]},
        staff={"triage_nurse": "area:triage"},
    )
    h.act("dream heal")
    h.say("heal_bonus", "character:dream", draws="gray gray blue blue")
    h.say("heal_bonus", "training:er_training", draws="gray")
    h.say("heal_bonus", "staff:triage_nurse", draws="red")
    assert (len(h.state.drawn), h.state.returns) == (6, 6)


@case("HH-C93")
@rule("HH-11.2", "HH-11.9", "HH-11.10", "HH-7.19")
def test_improving_keeps_everything_in_place() -> None:
    h = hospital(
        rooms=["or_cardio"],
        staff={"or_nurse": "room:or_cardio"},
        money=10,
        prestige=2,
        ors={"cardio": "3 flatline"},
    )
    h.act("duronger improve admin")
    assert (h.money, h.prestige) == (0, 7)
    assert (h.level("or cardio"), h.flat("cardio")) == (3, True)
    assert h.view().rooms[0].patients[0].pv == 4
    assert h.staff("or_nurse") == "room:or_cardio"


@case("HH-C94")
@rule("HH-11.9", "HH-11.17", "HH-16.8", "HH-16.9", "HH-R50")
def test_an_improved_morgue_has_two_more_spaces() -> None:
    h = hospital(
        rooms=["morgue"],
        cemetery=[1, 2],
        morgue=[1, 2],
        triage={"left.cardio": 4},
        money=20,
        prestige=5,
    )
    h.act("duronger improve admin")
    h.arrive("red gray gray blue blue")
    spaces = [text.split()[1] for text in h.choices()]
    assert spaces == ["morgue:3", "morgue:4", "grave:3", "grave:4", "grave:5", "grave:6"]
    h.say("tombstone_space", "grave:3")
    assert h.money == 4


@case("HH-C95")
@rule("HH-12.6", "HH-12.8", "HH-12.20")
def test_the_medical_tech_stays() -> None:
    h = hospital(
        staff={"medical_tech": "ward:cardio"}, wards={"cardio": [1]}, triage={"left.trauma": 1}
    )
    h.heal("couch", "cardio 1", "red gray gray gray blue blue")
    assert h.staff("medical_tech") == "ward:cardio"
    h.act("duronger assign admin")
    assert h.staff("medical_tech") == "area:triage"
    empty = hospital(staff={"medical_tech": "ward:cardio"}, money=5)
    assert not empty.can("duronger assign")


@case("HH-C96")
@rule("HH-13.6", "HH-12.16", "HH-R76")
def test_a_memo_moves_each_marker_once() -> None:
    h = hospital(
        cast="pinchpenny aorta couch cast dream",
        staff={
            "security_guard": "parking_lot",
            "medical_tech": "parking_lot",
            "ward_nurse": "parking_lot",
        },
        wards={"cardio": [2], "trauma": [2]},
    )
    h.act("pinchpenny organized_memo_system")
    assert h.options_now == {"medical_tech", "ward_nurse"}
    assert h.no("memo_staff", "staff:security_guard") == "HH-12.16"
    assert h.forbids(MemoStaff(0, "done")) == "HH-R76"
    h.say("memo_staff", "ward_nurse")
    h.say("assign_to", "ward:cardio")
    assert h.no("memo_staff", "staff:ward_nurse") == "HH-R76"
    h.say("memo_staff", "medical_tech")
    h.say("assign_to", "ward:trauma")
    assert (h.asked, h.used("chief")) == ("choose_action", 1)


@case("HH-C97")
@rule("HH-13.7", "HH-13.9", "HH-13.10", "HH-R38")
def test_priority_travels_with_the_patient() -> None:
    h = hospital(cast="balihou aorta couch cast dream", triage={"left.trauma": 3, "left.cardio": 1})
    h.act("balihou priority_status")
    h.say("priority_patient", "left.trauma")
    h.ready_chief()
    assert h.why("balihou priority_status chief") == "HH-13.10"
    h.act("aorta transfer medical")
    assert h.view().priority == f"patient:{h.number('trauma 1')}"
    h.heal("couch", "trauma 1", "blue blue blue red red red")
    assert (h.money, h.prestige) == (9, 3)
    assert h.view().priority == "administrator"


@case("HH-C99")
@rule("HH-13.19")
def test_no_discount_for_efficient_construction() -> None:
    h = hospital(
        cast="morbucks aorta couch cast dream",
        wards={"cardio": [2, 2, 2, 2]},
        abilities={"cardio": "crowded_discount"},
        money=18,
    )
    h.act("morbucks efficient_construction")
    h.say("build_room", "or_cardio")
    assert (h.money, h.prestige, h.room("or_cardio")) == (0, 5, 2)


@case("HH-C100")
@rule("HH-3.15")
def test_a_voluntary_payment_never_makes_broke() -> None:
    h = hospital(money=5, pool=["bedside_manner"], pool_down=[], wards={"cardio": [2]})
    h.act("duronger train admin")
    h.say("train_doctor", "cast")
    assert (h.money, h.prestige, h.outcome) == (0, 0, None)


@case("HH-C101")
@rule("HH-3.11", "HH-3.12")
def test_money_does_not_replace_prestige() -> None:
    h = hospital(rooms=["or_trauma"], money=40, prestige=1, ors={"trauma": "4 flatline"})
    h.go(STEP_5)
    h.say("tombstone_space", "grave:1")
    assert (h.money, h.prestige, h.outcome) == (37, 0, None)
    cast = "derring aorta couch cast dream"
    rich = hospital(cast=cast, money=99, prestige=1, wards={"cardio": [1]}, used=["medical.cast"])
    assert rich.why("derring mandatory_overtime chief") == "HH-13.22"


@case("HH-C103")
@rule("HH-8.10", "HH-10.1", "HH-10.8", "HH-R86")
def test_research_on_cure() -> None:
    h = hospital(seats=2, wards={"trauma": [1]}, abilities={"trauma": "research_on_cure"}, pool=[])
    assert not h.can("duronger research")
    h.heal("aorta", "trauma 1", "blue gray gray gray red red")
    assert (h.asked, h.deciders(), h.options_now) == ("cure_research", {1}, {"reveal", "none"})
    assert h.no("cure_research", "assign") == "HH-10.8"
    tokens = h.dump()["tokens"]
    h.say("cure_research", "reveal", draws="bedside_manner")
    assert h.dump()["tokens"] == tokens
    assert h.money == 2


@case("HH-C104")
@rule("HH-13.14", "HH-16.11", "HH-17.6", "HH-R71", "HH-R56")
def test_a_used_coroner_outlives_its_doctor() -> None:
    h = hospital(
        cast="balihou aorta couch cast dream",
        coroner_graves=1,
        wards={"trauma": [4], "cardio": [1]},
        training={"aorta": ["coroner"]},
    )
    h.heal("aorta", "trauma 1", "black black black red red red")
    h.say("pr_spin", "yes")
    h.say("tombstone_space", "grave:6", draws="glass")
    assert h.tombstones == 2
    assert h.state.coroner_graves == 1
    assert h.state.out_of_game == 1
    assert "aorta" not in h.dump()["cast"]


@case("HH-C105")
@rule("HH-6.5", "HH-15.12", "HH-15.13", "HH-2.19")
def test_the_last_two_steps() -> None:
    used = ["medical.aorta", "medical.aorta", "medical.cast", "chief"]
    h = hospital(used=used, discard={"red": 16, "blue": 15}, wards={"psychiatric": [1]})
    cup = len(h.state.cup)
    h.go(STEPS_6_7)
    assert sum(h.state.used) == 0
    assert (sum(h.state.discard), len(h.state.cup)) == (0, cup + 31)


@case("HH-C106")
@rule("HH-12.11", "HH-12.19", "HH-R31")
def test_the_guard_is_hired_again() -> None:
    h = hospital(staff={"human_resources": "office"}, guard_front=True, money=2)
    h.act("duronger hire admin")
    assert (h.staff("security_guard"), h.money, h.state.guard_front) == ("parking_lot", 0, 0)


@case("HH-C107")
@rule("HH-6.14", "HH-11.12", "HH-14.9")
def test_a_doctor_builds_the_room_of_the_discount() -> None:
    cast = "duronger smile couch cast dream"
    h = hospital(cast=cast, money=7)
    h.act("smile build medical")
    assert (h.room("clinic"), h.money) == (1, 0)
    shared = hospital(cast=cast, money=7, rooms=["break_room improved"])
    assert not shared.can("smile build medical.break_room")
    assert shared.why("smile build medical.break_room") == "HH-11.12"


@case("HH-C108")
@rule("HH-7.3", "HH-7.14", "HH-7.15", "HH-11.15")
def test_without_a_bonus_nothing_is_returned() -> None:
    h = hospital(
        wards={"trauma": [3]}, rooms=["clinic"], clinic=["cardio 1"], triage={"left.cardio": 2}
    )
    h.act("aorta heal")
    assert h.places == {"trauma 1", "left.cardio"}
    assert h.no("heal_patient", "clinic 1") == "HH-7.3"
    h.say("heal_patient", "trauma 1", draws="blue gray gray gray red red")
    assert h.asked == "choose_action"
    assert sum(h.state.discard) == 6


@case("HH-C109")
@rule("HH-9.1", "HH-9.4", "HH-2.8", "HH-R22")
def test_back_from_the_table_to_a_bed() -> None:
    low = hospital(rooms=["or_cardio"], ors={"cardio": 2})
    assert not low.can("aorta transfer")
    h = hospital(rooms=["or_cardio"], ors={"cardio": 3})
    h.act("aorta transfer")
    assert (h.level("cardio 1"), h.number("or cardio"), h.state.or_stock[0]) == (3, 0, 1)


@case("HH-C110")
@rule("HH-1.10", "HH-2.11")
def test_a_fifth_bed_of_one_colour_is_put_aside() -> None:
    beds = ["bed:cardio.low"] * 4 + ["bed:cardio.high", "bed:cardio.high", "bed:trauma.low"]
    rest = ["costly_death", "auto_worse", "worst_first", "admin_on_cure", "recycle_on_cure"]
    draws = [*beds, *rest, "coroner", "award"]
    h = Hospital(SPEC, LIBRARY, options={"character_setup": "chosen"}, setup=draws)
    assert [h.level(f"cardio {n}") for n in (1, 2, 3, 4)] == [2, 2, 2, 2]
    assert h.level("trauma 1") == 2


@case("HH-C112")
@rule("HH-16.18", "HH-13.13", "HH-16.7")
def test_no_spin_without_a_space() -> None:
    h = hospital(cast="balihou aorta couch cast dream", wards={"trauma": [4]}, cemetery=ALL_GRAVES)
    h.heal("aorta", "trauma 1", "black black black red red red")
    assert h.outcome is not None
    assert h.outcome.reason == "no_tombstone_space"
    assert h.unused("chief") == 1
