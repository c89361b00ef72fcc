"""HH chapter 12: staff."""

from __future__ import annotations

from typing import Any

from wardround.testkit import rule

from .table import CONTENT, HOUSEKEEPING, hospital


@rule("HH-12.2", "HH-12.4", "HH-12.5", "HH-R30")
def test_where_hired_markers_go() -> None:
    h = hospital(money=10, job=["lawyer", "ward_nurse"], wards={"cardio": [1]})
    h.act("duronger hire admin")
    h.say("hire_marker", "lawyer")
    h.act("duronger hire chief")
    assert (h.staff("lawyer"), h.staff("ward_nurse")) == ("office", "parking_lot")
    assert [job.state for job in h.view().job_line][:3] == ["empty", "empty", "face_down"]


@rule("HH-12.1", "HH-12.2", "HH-12.4")
def test_staff_that_cannot_be_hired_or_assigned() -> None:
    h = hospital(money=10, job=["lawyer", "or_nurse"], staff={"chaplain": "office"})
    h.act("duronger hire admin")
    assert h.refused("hire_marker chaplain") == "HH-12.2"
    assert h.refused("hire_marker medical_tech") == "HH-12.1"
    assert h.refused("hire_marker butler") == "HH-12.1"
    desk = hospital(
        staff={"chaplain": "office", "ward_nurse": "ward:cardio", "triage_nurse": "parking_lot"},
        rooms=["or_cardio"],
        triage={"left.cardio": 1},
    )
    desk.act("duronger assign admin")
    assert desk.refused("assign_staff chaplain") == "HH-12.4"
    assert desk.refused("assign_staff or_nurse") == "HH-12.6"
    desk.say("assign_staff", "ward_nurse")
    assert "cardio" not in desk.options_now
    assert desk.refused("assign_to ward:cardio") == "HH-R89"
    assert desk.refused("assign_to area:parking_lot") == "HH-R89"
    assert desk.refused("assign_to room:or_cardio") == "HH-12.24"
    assert desk.refused("assign_to room:er") == "HH-12.7"


@rule("HH-12.7", "HH-12.20", "HH-12.22", "HH-12.23", "HH-12.24", "HH-R29", "HH-R89")
def test_eligible_locations() -> None:
    position: dict[str, Any] = {
        "rooms": ["or_cardio", "or_trauma", "clinic", "er"],
        "triage": {"left.cardio": 1},
        "clinic": ["internal 1"],
        "wards": {"trauma": [2]},
    }
    for name, place, places in (
        ("medical_tech", "parking_lot", {"area:triage", "ward:trauma", "room:clinic"}),
        ("or_nurse", "room:or_cardio", {"room:or_trauma"}),
        ("triage_nurse", "area:triage", {"room:clinic"}),
        ("ward_nurse", "parking_lot", {f"ward:{malady}" for malady in CONTENT.malady_ids}),
    ):
        h = hospital(staff={name: place}, **position)
        h.act("duronger assign admin")
        if len(places) > 1:
            assert h.targets("assign_to") == places
        else:
            assert {h.staff(name)} == places


@rule("HH-12.10", "HH-12.12", "HH-15.2", "HH-15.6", "HH-R93")
def test_step_one_of_housekeeping() -> None:
    h = hospital(staff={"chaplain": "office", "finance_officer": "office"}, wards={"cardio": [2]})
    h.go(HOUSEKEEPING)
    assert (h.asked, h.money) == ("miracle_patient", 3)
    h.say("miracle_patient", "none", draws="heat_wave full_moon", seed=1)
    assert h.state.turn == 2
    none = hospital(wards={"cardio": [2]})
    none.go(HOUSEKEEPING, "heat_wave full_moon", seed=1)
    assert none.money == 0
