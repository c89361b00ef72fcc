"""HH chapter 13: Special Actions and reactions."""

from __future__ import annotations

import pytest

from wardround.games.healthy_heart.actions import ScientistCount
from wardround.testkit import rule

from .table import hospital

FATAL = "black black black red red red"


@rule("HH-13.29", "HH-13.30", "HH-13.31", "HH-13.32", "HH-R43")
def test_mad_scientist() -> None:
    h = hospital(
        rooms=["er", "clinic"],
        er=["left.cardio"],
        clinic=["cardio 1"],
        triage={"right.cardio": 2, "left.trauma": 4, "right.trauma": 1},
    )
    h.act("duronger mad_scientist")
    assert h.places == {"er:1", "right.cardio", "left.trauma"}
    assert h.no("scientist_from", "right.trauma") == "HH-13.30"
    h.say("scientist_from", "er 1")
    assert h.places == {"right.cardio", "clinic:1"}
    assert h.no("scientist_to", "left.trauma") == "HH-13.29"
    h.say("scientist_to", "right.cardio")
    assert h.choices() == ["scientist_count 1", "scientist_count 2"]
    assert h.forbids(ScientistCount(0, 3)) == "HH-13.30"
    h.say("scientist_count", "2")
    assert (h.level("left.cardio"), h.level("right.cardio"), h.number("er 1")) == (3, 4, 0)
    alone = hospital(triage={"left.cardio": 4, "left.trauma": 4})
    assert alone.why("duronger mad_scientist chief") == "HH-R43"


@rule("HH-13.31", "HH-R80")
def test_a_proxy_that_moves_stays_a_proxy() -> None:
    h = hospital(
        triage={"left.cardio": 4, "right.cardio": 1},
        proxies={"left.cardio": 2},
        wards={"trauma": [1]},
    )
    h.act("duronger mad_scientist")
    h.say("scientist_count", "3")
    assert (h.cubes("left.cardio"), h.cubes("right.cardio")) == (1, 2)
    assert (h.level("left.cardio"), h.level("right.cardio")) == (1, 4)


@rule("HH-13.11", "HH-13.12", "HH-13.13", "HH-13.15", "HH-13.16", "HH-R39", "HH-R90")
@pytest.mark.parametrize("fresh", [None, True, False])
def test_public_relations_spin(fresh: bool | None) -> None:
    h = hospital(
        {} if fresh is None else {"spin_fresh_tokens": fresh},
        cast="balihou",
        seats=5,
        wards={"trauma": [4], "cardio": [1]},
        money=5,
        prestige=5,
        admin_tokens={"aorta": 1},
    )
    h.heal("aorta", "trauma 1", FATAL)
    assert (h.asked, h.deciders()) == ("pr_spin", {0})
    h.say("pr_spin", "yes")
    h.say("tombstone_space", "grave:6", draws="glass")
    assert (h.money, h.prestige, h.tombstones, h.used("chief")) == (5, 5, 1, 1)
    assert h.dump()["cast"] == ["balihou", "glass", "couch", "cast", "dream"]
    assert h.view().doctors_fired == ("character:aorta",)
    assert (h.unused("medical.glass"), h.used("medical.glass")) == (
        (1, 1) if fresh is False else (2, 0)
    )
    assert (h.unused("admin.glass"), h.state.stock_admin) == (1, 4)
    assert h.view().characters[1].seat == 1


@rule("HH-13.11", "HH-R70")
def test_when_spin_is_not_offered() -> None:
    wards = {"trauma": [4], "cardio": [1]}
    used = hospital(cast="balihou", wards=wards, used=["chief"], money=9, prestige=9)
    used.heal("aorta", "trauma 1", FATAL)
    assert used.asked == "tombstone_space"
    fired = ["glass", "bunsen", "lucky", "smile", "gutman", "fever"]
    none = hospital(cast="balihou", wards=wards, fired=fired, money=9, prestige=9)
    none.heal("aorta", "trauma 1", FATAL)
    assert none.asked == "tombstone_space"
    nature = hospital(cast="balihou", triage={"left.cardio": 4}, money=9, prestige=9)
    nature.arrive("red gray gray blue blue")
    assert nature.asked == "tombstone_space"
    no = hospital(cast="balihou", wards=wards, money=9, prestige=9)
    no.heal("aorta", "trauma 1", FATAL)
    no.say("pr_spin", "no")
    no.say("tombstone_space", "grave:1")
    assert (no.money, no.prestige, no.unused("chief")) == (7, 7, 1)


@rule("HH-13.20", "HH-R63")
def test_abilities_are_drawn_in_proportion_to_their_chances() -> None:
    h = hospital(
        cast="morbucks",
        abilities={
            "cardio": "auto_worse",
            "internal": "costly_death",
            "infectious": "worst_first",
            "psychiatric": "admin_on_cure",
            "trauma": "recycle_on_cure",
        },
        wards={"cardio": [1]},
    )
    assert (len(h.state.aside_unseen), h.state.aside_hidden) == (5, 4)
    h.act("morbucks new_management_techniques")
    h.say("management_ward", "cardio", draws="black_no_effect")
    assert (len(h.state.aside_unseen), h.state.aside_hidden) == (4, 3)
    h.ready_chief()
    h.act("morbucks new_management_techniques")
    h.say("management_ward", "cardio", draws="auto_worse")
    assert h.view().wards[0].ability == "ability:auto_worse"
    assert h.view().abilities_aside == ("ability:black_no_effect",)


@rule("HH-13.4", "HH-13.5")
def test_why_efficiency_leaves_somebody_behind() -> None:
    h = hospital(
        cast="pinchpenny",
        triage={"left.cardio": 4, "right.trauma": 3, "left.internal": 3, "left.infectious": 1},
        wards={"psychiatric": [3]},
    )
    h.act("pinchpenny efficiency")
    assert h.no("efficiency_patient", "left.infectious") == "HH-13.5"
    assert h.no("efficiency_patient", "psychiatric 1") == "HH-13.4"
    h.say("efficiency_patient", "left.cardio")
    assert h.places == {"right.trauma", "left.internal"}
    h.say("efficiency_patient", "right.trauma")
    assert h.asked == "choose_action"
    assert h.level("left.internal") == 3
    short = hospital(cast="pinchpenny", triage={"left.cardio": 3, "right.trauma": 3})
    short.act("pinchpenny efficiency")
    short.say("efficiency_patient", "left.cardio")
    short.say("efficiency_patient", "done")
    assert short.asked == "choose_action"


@rule("HH-R83")
def test_priority_and_miracles() -> None:
    h = hospital(
        cast="balihou",
        rooms=["clinic"],
        clinic=["cardio 1"],
        staff={"chaplain": "office"},
        phase="housekeeping",
        triage={"left.trauma": 1},
    )
    h.state.priority = h.number("clinic 1")
    h.say("miracle_patient", "clinic 1", draws="red heat_wave full_moon", seed=1)
    assert (h.prestige, h.money) == (2, 0)
    other = hospital(
        cast="balihou",
        rooms=["clinic"],
        clinic=["cardio 1"],
        staff={"chaplain": "office"},
        phase="housekeeping",
    )
    other.state.priority = other.number("clinic 1")
    other.say("miracle_patient", "none", draws="heat_wave full_moon", seed=1)
    assert (other.prestige, other.money) == (0, 1)


@rule("HH-R48", "HH-15.4")
def test_a_miracle_in_the_clinic_pays_prestige_and_no_money() -> None:
    h = hospital(
        rooms=["clinic"], clinic=["cardio 1"], staff={"chaplain": "office"}, phase="housekeeping"
    )
    h.say("miracle_patient", "clinic 1", draws="red heat_wave full_moon", seed=1)
    assert (h.prestige, h.money) == (1, 0)
