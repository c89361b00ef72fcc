"""The cases of CASES.md, HH-C81 to HH-C112, in their order."""

from __future__ import annotations

from typing import Any

import pytest

from wardround.games.healthy_heart import SPEC
from wardround.games.healthy_heart.actions import MemoStaff
from wardround.testkit import case, rule

from .table import (
    LIBRARY,
    ROUNDS,
    STEP_5,
    STEPS_6_7,
    Hospital,
    hospital,
    told,
)

ALL_GRAVES = [1, 2, 3, 4, 5, 6]


@case("HH-C81")
@rule("HH-10.11", "HH-10.12", "HH-10.22", "HH-R33", "HH-R68")
def test_a_random_marker_turns_out_to_be_an_admin_degree() -> None:
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
    assert word in told(h.outcome)


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
    position: dict[str, Any] = {
        "cast": "morbucks",
        "wards": {"trauma": [2, 2]},
        "abilities": {"trauma": "auto_worse"},
    }
    for seed in range(8):
        other = hospital(**position)
        other.act("morbucks new_management_techniques")
        other.say("management_ward", "trauma", seed=seed)
        assert other.view().wards[4].ability != "ability:auto_worse"
    h = hospital(**position)
    h.act("morbucks new_management_techniques")
    h.say("management_ward", "trauma", draws="costly_death")
    assert h.view().abilities_aside == ("ability:auto_worse",)
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
    assert (len(h.state.drawn), h.state.current_heal().returns) == (6, 6)


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
        cast="pinchpenny",
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
    h = hospital(cast="balihou", triage={"left.trauma": 3, "left.cardio": 1})
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
        cast="morbucks",
        wards={"cardio": [2, 2, 2, 2]},
        abilities={"cardio": "crowded_discount"},
        money=18,
    )
    h.act("morbucks efficient_construction")
    h.say("build_room", "or_cardio")
    assert (h.money, h.prestige, h.room("or_cardio")) == (0, 5, 2)


@case("HH-C100")
@rule("HH-3.15")
def test_a_voluntary_payment_never_ends_the_game() -> None:
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
    cast = "derring"
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
    tokens = h.tokens()
    h.say("cure_research", "reveal", draws="bedside_manner")
    assert h.tokens() == tokens
    assert h.money == 2


@case("HH-C104")
@rule("HH-13.14", "HH-16.11", "HH-17.6", "HH-R71", "HH-R56")
def test_a_used_coroner_outlives_its_doctor() -> None:
    h = hospital(
        cast="balihou",
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
    h = hospital(cast="balihou", wards={"trauma": [4]}, cemetery=ALL_GRAVES)
    h.heal("aorta", "trauma 1", "black black black red red red")
    assert h.outcome is not None
    assert h.outcome.reason == "no_tombstone_space"
    assert h.unused("chief") == 1
