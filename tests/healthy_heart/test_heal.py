"""HH chapters 7, 8 and 14: healing, Ward Abilities, Doctors."""

from __future__ import annotations

import pytest

from wardround.games.healthy_heart.actions import HealBonus
from wardround.games.healthy_heart.events import (
    CubesDrawn,
    FeeEarned,
    LevelChanged,
    MarkerTurned,
    PatientCured,
)
from wardround.testkit import rule

from .table import ROUNDS, hospital

NOTHING = "gray gray gray yellow yellow yellow"


@rule("HH-7.1", "HH-7.2", "HH-7.11")
def test_a_patient_may_be_healed_again() -> None:
    h = hospital(wards={"cardio": [4], "trauma": [1]})
    h.heal("couch", "cardio 1", "red red black gray gray blue")
    assert h.level("cardio 1") == 3
    h.heal("couch", "cardio 1", "red red gray gray gray blue")
    assert (h.level("cardio 1"), h.used("medical.couch")) == (1, 2)
    assert h.discard("black") == 1


@rule("HH-7.8", "HH-7.9", "HH-7.10", "HH-R15")
def test_bonuses_one_at_a_time_in_any_order() -> None:
    training = {"aorta": ["advanced_cardio", "advanced_cardio", "bedside_manner"]}
    h = hospital(wards={"cardio": [4]}, training=training)
    h.act("aorta heal", NOTHING)
    assert h.options_now == {"aorta", "advanced_cardio", "bedside_manner", "stop"}
    h.say("heal_bonus", "training:advanced_cardio", draws="red")
    assert h.options_now == {"aorta", "advanced_cardio", "bedside_manner", "stop"}
    h.say("heal_bonus", "training:advanced_cardio", draws="red")
    assert h.options_now == {"aorta", "bedside_manner", "stop"}
    h.say("heal_bonus", "character:aorta", draws="red red")
    assert h.options_now == {"bedside_manner", "stop"}
    h.say("heal_bonus", "stop")
    assert h.state.current_heal().returns == 4


@rule("HH-7.6", "HH-7.8")
def test_the_first_bonus_in_triage_must_be_drawn() -> None:
    h = hospital(triage={"left.cardio": 3}, training={"dream": ["er_training"]})
    h.act("dream heal")
    assert h.options_now == {"dream", "er_training"}
    assert h.forbids(HealBonus(0, "stop")) == "HH-7.6"
    h.say("heal_bonus", "training:er_training", draws="gray")
    assert "stop" in h.options_now


@rule("HH-7.21", "HH-7.4")
def test_the_order_of_a_heal() -> None:
    h = hospital(rooms=["or_cardio"], wards={"trauma": [1]}, ors={"cardio": "1 flatline"})
    events = h.heal("couch", "or cardio", "red gray gray gray yellow yellow yellow blue")
    kinds = [type(e) for e in events]
    order = [MarkerTurned, CubesDrawn, LevelChanged, FeeEarned, PatientCured]
    assert [kind for kind in kinds if kind in order] == order
    assert (h.money, h.prestige) == (3, 3)


@rule("HH-7.23", "HH-R18")
@pytest.mark.parametrize("rescue", [True, False])
def test_a_failed_heal_in_triage_may_find_the_emergency_room(rescue: bool) -> None:
    options = {"er_rescue_any_phase": rescue}
    h = hospital(options, triage={"left.cardio": 4}, rooms=["er"], money=9, prestige=4)
    h.act("aorta heal", "black gray")
    h.say("return_cube", "done")
    if rescue:
        assert (h.level("er 1"), h.cubes("er 1"), h.number("left.cardio")) == (5, 5, 0)
    else:
        assert h.asked == "tombstone_space"


@rule("HH-16.3")
def test_an_emergency_patient_dies_at_six() -> None:
    h = hospital(rooms=["er"], er=["left.cardio"], money=9, prestige=4)
    h.heal("couch", "er 1", "black gray gray gray blue blue")
    assert h.asked == "tombstone_space"
    assert h.view().pending.details["settlement_pv"] == 2


@rule("HH-R78", "HH-18.6")
def test_higher_income_is_paid_before_the_settlement() -> None:
    h = hospital({"higher_income": True}, wards={"trauma": [4]}, prestige=9)
    h.heal("aorta", "trauma 1", "blue blue black black black gray")
    assert (h.asked, h.money) == ("tombstone_space", 4)


@rule("HH-8.1")
def test_an_ability_works_in_its_own_ward_only() -> None:
    h = hospital(wards={"cardio": [4], "trauma": [4]}, abilities={"cardio": "black_no_effect"})
    h.heal("couch", "trauma 1", "blue blue blue black gray gray")
    assert h.level("trauma 1") == 2
    h.heal("couch", "cardio 1", "red red red black gray gray")
    assert h.level("cardio 1") == 3


@rule("HH-8.12", "HH-7.14", "HH-R16")
def test_recycle_on_cure() -> None:
    h = hospital(wards={"trauma": [1], "cardio": [1]}, abilities={"trauma": "recycle_on_cure"})
    h.act("couch heal")
    h.say("heal_patient", "trauma 1", draws="blue gray gray gray red red")
    assert (h.asked, h.state.current_heal().returns) == ("return_cube", 2)
    same = hospital(wards={"trauma": [2], "cardio": [1]}, abilities={"trauma": "recycle_on_cure"})
    same.act("couch heal")
    same.say("heal_patient", "trauma 1", draws="blue gray gray gray red red")
    assert same.asked == "choose_action"


@rule("HH-8.13", "HH-R25", "HH-16.12")
def test_costly_death() -> None:
    h = hospital(wards={"cardio": [4]}, abilities={"cardio": "costly_death"}, money=9, prestige=9)
    h.go(ROUNDS, "red")
    h.say("tombstone_space", "grave:2")
    assert (h.money, h.prestige) == (0, 6)


@rule("HH-12.21", "HH-R74", "HH-R16", "HH-R101")
def test_the_medical_tech_returns_two_more() -> None:
    h = hospital(
        wards={"trauma": [4]},
        abilities={"trauma": "always_plus_one"},
        staff={"medical_tech": "ward:trauma"},
    )
    h.act("couch heal", NOTHING)
    h.say("heal_bonus", "stop")
    assert (h.asked, h.state.current_heal().returns) == ("return_cube", 2)
    er = hospital(rooms=["er"], er=["left.cardio"], staff={"medical_tech": "room:er"})
    er.act("couch heal", "red gray gray gray blue blue")
    assert (er.number("er 1"), er.state.current_heal().returns) == (0, 2)


@rule("HH-12.22", "HH-12.9", "HH-7.7", "HH-R29")
def test_staff_of_one_location_add_up() -> None:
    h = hospital(
        rooms=["or_cardio"],
        staff={"or_nurse": "room:or_cardio", "medical_tech": "room:or_cardio"},
        ors={"cardio": 4},
    )
    h.act("couch heal", NOTHING + " blue blue")
    assert h.options_now == {"or_nurse", "stop"}
    h.say("heal_bonus", "staff:or_nurse", draws="gray gray gray")
    assert (len(h.state.drawn), h.state.current_heal().returns) == (11, 5)


@rule("HH-13.3", "HH-13.8", "HH-R37")
def test_priority_or_doctor_bonus_not_both() -> None:
    h = hospital(
        cast="balihou",
        wards={"cardio": [4]},
        priority="cardio 1",
        training={"aorta": ["bedside_manner"]},
    )
    h.act("aorta heal", NOTHING)
    assert h.options_now == {"aorta", "bedside_manner", "priority", "stop"}
    h.say("heal_bonus", "marker:priority", draws="red")
    assert h.options_now == {"bedside_manner", "stop"}
    assert h.no("heal_bonus", "character:aorta") == "HH-13.3"
    h.say("heal_bonus", "training:bedside_manner", draws="gray")
    h.say("return_cube", "done")
    assert (h.level("cardio 1"), h.money) == (3, 3)
    h.act("aorta heal", NOTHING)
    h.say("heal_bonus", "character:aorta", draws="gray gray")
    assert h.options_now == {"bedside_manner", "stop"}


@rule("HH-14.1", "HH-14.2", "HH-14.3", "HH-14.4", "HH-14.5")
@pytest.mark.parametrize(
    ("doctor", "ward", "cubes"),
    [
        ("aorta", "cardio", 2),
        ("couch", "psychiatric", 2),
        ("cast", "trauma", 2),
        ("gutman", "internal", 2),
        ("fever", "infectious", 2),
        ("smile", "cardio", 1),
        ("dream", "cardio", 0),
        ("glass", "cardio", 0),
        ("aorta", "trauma", 0),
    ],
)
def test_doctor_bonuses_in_wards(doctor: str, ward: str, cubes: int) -> None:
    others = [d for d in ("bunsen", "lucky", "glass", "couch", "cast") if d != doctor][:3]
    h = hospital(cast=["duronger", doctor, *others], wards={ward: [4]})
    h.act(f"{doctor} heal", "green red blue gray yellow yellow")
    if not cubes:
        assert h.asked == "choose_action"
        return
    h.say("heal_bonus", f"character:{doctor}", draws=" ".join(["yellow"] * cubes))
    assert h.state.current_heal().bonus_cubes == cubes


@rule("HH-10.20", "HH-10.19", "HH-10.18")
def test_training_bonuses_apply_where_they_say() -> None:
    training = {"couch": ["advanced_trauma", "er_training", "bedside_manner"]}
    h = hospital(
        training=training,
        wards={"trauma": [3]},
        triage={"left.trauma": 3, "left.cardio": 2},
        rooms=["or_trauma"],
        ors={"trauma": 3},
    )
    h.act("couch heal")
    h.say("heal_patient", "trauma 1", draws=NOTHING)
    assert h.options_now == {"advanced_trauma", "bedside_manner", "stop"}
    h.say("heal_bonus", "stop")
    h.act("couch heal")
    h.say("heal_patient", "left.trauma")
    assert h.options_now == {"advanced_trauma", "er_training"}
    h.say("heal_bonus", "training:er_training", draws="gray")
    h.say("heal_bonus", "stop")
    assert h.state.current_heal().bonus_cubes == 1


@rule("HH-8.10", "HH-8.11", "HH-R72", "HH-R86")
@pytest.mark.parametrize("ability", ["research_on_cure", "admin_on_cure", "recycle_on_cure"])
def test_a_miracle_triggers_effects_on_cure(ability: str) -> None:
    h = hospital(
        seats=3,
        staff={"chaplain": "office"},
        wards={"cardio": [1]},
        abilities={"cardio": ability},
        used=["admin.duronger"],
        phase="housekeeping",
    )
    draws = "black heat_wave full_moon" if ability == "recycle_on_cure" else "black"
    seed = 1 if ability == "recycle_on_cure" else None
    h.say("miracle_patient", "cardio 1", draws=draws, seed=seed)
    asked = {"research_on_cure": "cure_research", "admin_on_cure": "cure_flip"}
    if ability in asked:
        assert (h.asked, h.deciders()) == (asked[ability], {0})
