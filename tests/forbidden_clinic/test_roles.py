"""Chapter 5: the powers of the roles."""

from __future__ import annotations

import pytest

from wardround.core.chance import SeededChance
from wardround.core.log import Log
from wardround.games.forbidden_clinic import SPEC
from wardround.games.forbidden_clinic.actions import EndActions, Pass
from wardround.testkit import case, rule

from .table import ALL, Clinic, at, clinic

AROUND_2_2 = "2,0 1,1 2,1 3,1 0,2 1,2 3,2 4,2 1,3 2,3 3,3 2,4"


@case("FC-C64")
@rule("FC-5.1", "FC-4.3")
def test_a_power_belongs_to_its_role() -> None:
    table = clinic(active="PM", tokens={"TN": "1,0"}, hands={"TN": "OT"})

    assert not {"fly", "take", "triage"} & table.kinds("PM")
    assert table.refused("PM: move 0,1") == "FC-4.3"
    assert table.refused("PM: fly 5,5") == "FC-5.1"
    assert table.refused("PM: take OT TN") == "FC-5.1"
    assert table.refused("PM: triage") == "FC-5.1"
    vet = clinic(active="VT", tokens={"KA": "1,4"}, empty=["1,4"])
    assert vet.refused("VT: escort PM") == "FC-5.1"
    assert vet.refused("VT: rehire KA") == "FC-5.1"


@case("FC-C63")
@rule("FC-5.3", "FC-9.5")
def test_a_power_rests_while_its_player_is_burned_out() -> None:
    table = clinic(
        active="TN",
        tokens={"TN": "1,1"},
        empty=["1,1"],
        stressed=["1,0", "0,1", "2,1"],
        hands={"CSL": "RB"},
    )

    assert table.kinds("TN") == {"end_actions"}
    assert table.refused("TN: triage") == "FC-5.3"
    assert table.refused("TN: ready 1,0") == "FC-9.5"
    assert table.refused("TN: move 1,0") == "FC-9.5"


# -- Practice Manager -------------------------------------------------------------------------


@case("FC-C52")
@rule("FC-5.5", "FC-5.6", "FC-5.8", "FC-R36", "FC-R41")
def test_an_escort_takes_one_or_two_steps() -> None:
    table = clinic(active="PM", tokens={"PM": "5,5", "VT": "2,2"})
    table.do("PM: escort VT")
    assert table.places("escort_to") == at(AROUND_2_2)
    assert table.refused("PM: escort_to 2,2") == "FC-5.8"
    assert table.refused("PM: escort_to 5,5") == "FC-5.6"
    table.do("PM: escort_to 3,3")
    assert (table.token("VT"), table.token("PM")) == ("3,3", "5,5")
    assert table.state.actions_left == 2

    gaps = clinic(active="PM", tokens={"PM": "5,5", "VT": "2,2"}, empty=["2,1", "3,2"])
    gaps.do("PM: escort VT")
    assert gaps.places("escort_to") == at("1,1 0,2 1,2 1,3 2,3 3,3 2,4")
    assert gaps.refused("PM: escort_to 2,1") == "FC-5.8"


@case("FC-C53")
@rule("FC-5.6", "FC-5.12")
def test_an_escort_of_the_kennel_attendant_goes_diagonally() -> None:
    table = clinic(active="PM", tokens={"KA": "2,2"})

    table.do("PM: escort KA")

    assert table.places("escort_to") == {f"{x},{y}" for x in range(5) for y in range(5)} - {"2,2"}
    assert "3,3" in clinic(active="KA", tokens={"KA": "2,2"}).places("move")


@rule("FC-5.6", "FC-R27", "FC-5.14")
def test_a_wade_is_one_of_the_two_steps() -> None:
    table = clinic(active="PM", tokens={"EV": "0,5"}, empty=["1,5", "2,5"])

    table.do("PM: escort EV")

    assert table.places("escort_to") == at("0,4 1,4 2,4 3,5 0,3 1,3 2,3 3,4 4,5")


@case("FC-C55")
@rule("FC-5.7")
def test_an_escort_does_not_fly() -> None:
    table = clinic(active="PM", tokens={"HCV": "3,3"})

    table.do("PM: escort HCV")

    assert table.places("escort_to") == at("3,1 2,2 3,2 4,2 1,3 2,3 4,3 5,3 2,4 3,4 4,4 3,5")
    assert table.refused("PM: escort_to 0,5") == "FC-5.7"


@case("FC-C56")
@rule("FC-5.8", "FC-5.5")
def test_who_can_be_escorted() -> None:
    table = clinic(active="PM", tokens={"VT": "1,4"}, empty=["1,4"])

    assert table.coded("escort") == ["CSL", "HCV", "KA", "EV", "MD", "TN"]
    assert table.refused("PM: escort VT") == "FC-5.8"
    assert table.refused("PM: escort PM") == "FC-5.5"
    stuck = clinic(active="PM", tokens={"VT": "5,5"}, empty=["4,5", "5,4"])
    assert stuck.refused("PM: escort VT") == "FC-5.6"


# -- Veterinary Technician, Client Service Lead, House-Call Vet -------------------------------


@case("FC-C49")
@rule("FC-5.9", "FC-R28")
def test_one_action_readies_two_tiles() -> None:
    table = clinic(active="VT", tokens={"VT": "2,2"}, stressed=["2,1", "1,2", "2,3", "4,2"])
    table.do("VT: ready 2,1")
    assert table.places("ready_second") == at("1,2 2,3")
    assert table.choices("done") == ["done"]
    assert table.refused("VT: ready_second 4,2") == "FC-4.6"
    assert table.refused("VT: ready_second 2,2") == "FC-2.9"

    table.do("VT: ready_second 2,3")

    assert table.state.actions_left == 2
    assert (table.side("2,1"), table.side("2,3"), table.side("1,2")) == (
        "ready",
        "ready",
        "stressed",
    )
    assert table.refused("VT: ready_second 1,2") == "FC-5.9"
    table.run("VT: ready 1,2")
    assert table.decision == "take_action"


@rule("FC-5.9")
def test_one_tile_is_enough() -> None:
    table = clinic(active="VT", tokens={"VT": "2,2"}, stressed=["2,1", "1,2"])

    table.run("VT: ready 2,1", "VT: done")

    assert (table.side("1,2"), table.state.actions_left) == ("stressed", 2)
    assert table.refused("VT: done") == "FC-5.9"


@case("FC-C57")
@rule("FC-5.10", "FC-9.8", "FC-4.8", "FC-R29", "FC-R40")
def test_the_client_service_lead_gives_at_any_distance() -> None:
    table = clinic(active="CSL", hands={"CSL": "OT DO"}, tokens={"VT": "1,4"}, empty=["1,4"])

    assert table.coded("give") == ["OT PM", "OT HCV", "OT KA", "OT EV", "OT MD", "OT TN"]
    assert table.refused("CSL: give OT VT") == "FC-9.8"
    assert table.refused("CSL: give DO TN") == "FC-4.8"


@case("FC-C23")
@rule("FC-5.2", "FC-5.11", "FC-9.12")
def test_fly_leads_anywhere_once_per_turn() -> None:
    table = clinic(active="HCV")
    assert table.places("fly") == ALL - {"3,0"}
    assert table.refused("HCV: fly 3,0") == "FC-5.11"

    table.do("HCV: fly 0,5")

    assert table.state.actions_left == 2
    assert table.refused("HCV: fly 5,5") == "FC-5.2"
    assert at("0,4 1,5") == table.places("move")
    waiting = clinic(active="HCV", empty=["3,0"])
    assert len(waiting.places("fly")) == 35
    assert waiting.refused("HCV: fly 3,0") == "FC-5.11"


# -- Kennel Attendant, Emergency Vet ----------------------------------------------------------


@case("FC-C50")
@rule("FC-5.13", "FC-4.6", "FC-5.1", "FC-R39")
def test_the_kennel_attendant_readies_diagonally() -> None:
    corner = [f"{x},{y}" for y in range(3) for x in range(3)]
    table = clinic(active="KA", tokens={"KA": "1,1"}, stressed=corner, hands={"CSL": "DO"})
    assert table.places("ready") == set(corner)
    nurse = clinic(active="TN", stressed=corner)
    assert nurse.places("ready") == at("1,0 0,1 1,1 2,1 1,2")

    table.run("CSL: play DO", "CSL: donation_tile 1,1")
    assert table.places("donation_second") == at("1,0 0,1 2,1 1,2")


@case("FC-C51")
@rule("FC-5.12")
def test_the_kennel_attendant_slips_between_empty_spaces() -> None:
    table = clinic(active="KA", tokens={"KA": "3,3"}, empty=["4,3", "3,4"])

    assert table.places("move") == at("2,2 3,2 4,2 2,3 2,4 4,4")


@case("FC-C24")
@rule("FC-5.14", "FC-5.15", "FC-5.16")
def test_the_emergency_vet_wades() -> None:
    table = clinic(active="EV", tokens={"EV": "2,3"}, empty=["3,3", "4,3"])

    assert table.places("move") == at("2,2 3,2 4,2 1,3 5,3 2,4 3,4 4,4")
    assert table.refused("EV: move 3,3") == "FC-5.16"
    assert table.refused("EV: move 4,3") == "FC-5.16"
    assert table.refused("EV: move 2,3") == "FC-5.16"
    assert table.refused("EV: move 0,0") == "FC-5.14"
    table.do("EV: move 5,3")
    assert (table.token("EV"), table.state.actions_left) == ("5,3", 2)


@case("FC-C59")
@rule("FC-5.15", "FC-5.14", "FC-R38")
def test_a_ready_tile_cannot_be_crossed() -> None:
    assert clinic(active="EV").places("move") == at("4,0 5,1")
    assert clinic(active="EV", stressed=["3,0"]).places("move") == at("4,0 5,1")
    assert clinic(active="EV", stressed=["4,0"]).places("move") == at("3,0 4,0 4,1 5,1")
    started = clinic(active="EV", stressed=["5,0", "4,0"])
    assert started.places("move") == at("3,0 4,0 4,1 5,1")


# -- Medical Director, Triage Nurse -----------------------------------------------------------


@case("FC-C58")
@rule("FC-5.17", "FC-4.8", "FC-R40")
def test_the_medical_director_takes_on_the_same_tile() -> None:
    table = clinic(active="MD", tokens={"MD": "1,1"}, hands={"TN": "OT RV", "PM": "OT"})

    assert table.coded("take") == ["OT TN"]
    assert table.refused("MD: take RV TN") == "FC-4.8"
    assert table.refused("MD: take OT PM") == "FC-5.17"
    assert table.refused("MD: take PC TN") == "FC-5.17"
    table.do("MD: take OT TN")
    assert (table.hand("MD"), table.hand("TN"), table.state.actions_left) == ("OT", "RV", 2)


@case("FC-C26")
@rule("FC-5.17", "FC-5.18", "FC-6.11")
def test_a_take_above_the_limit_is_settled_at_once() -> None:
    hands = {"MD": "OT×3 PC×2", "TN": "OT"}
    table = clinic({"gift_above_limit": True}, active="MD", tokens={"MD": "1,1"}, hands=hands)

    table.do("MD: take OT TN")

    assert (table.decision, table.asked()) == ("over_limit", {"MD"})
    assert table.state.actions_left == 2
    table.do("MD: discard PC")
    assert (table.hand("MD"), table.decision) == ("OT×4 PC", "take_action")


@case("FC-C25")
@rule("FC-5.19", "FC-5.20", "FC-R37")
def test_a_triage_card_goes_under_the_deck() -> None:
    table = clinic(active="TN")
    table.do("TN: triage", "5,2", "1,4")
    assert table.places("triage_top") == at("5,2 1,4")
    assert table.view(0).pending.shown == ("tile:cat_lounge", "tile:xray_room")
    assert table.refused("TN: triage_top 0,0") == "FC-5.20"

    table.do("TN: triage_top 5,2")
    assert table.choices() == ["triage_other second", "triage_other under"]
    assert table.refused("TN: triage_other sideways") == "FC-5.20"
    table.do("TN: triage_other under")

    assert table.packets == [1, 34, 1]
    assert table.top == ["cat_lounge"]
    assert table.dump()["clinic_deck"][0] == ["xray_room"]


@case("FC-C61")
@rule("FC-5.2", "FC-5.20", "FC-5.22")
def test_a_triage_puts_both_back_on_top() -> None:
    table = clinic(active="TN", tokens={"TN": "5,1"}, stressed=["5,2"])
    table.do("TN: triage", "5,2", "1,4")
    table.run("TN: triage_top 1,4", "TN: triage_other second")
    assert table.packets == [1, 1, 34]
    assert (table.side("5,2"), table.clinic_discards) == ("stressed", set())
    assert table.state.actions_left == 2
    assert "triage" not in table.kinds("TN")
    assert table.refused("TN: triage") == "FC-5.2"

    table.do("TN: ready 5,2")
    table.do("TN: end_actions", "OT", "PC", "1,4", "5,2")

    assert table.side("5,2") == "stressed"


@case("FC-C62")
@rule("FC-5.21", "FC-5.19")
def test_a_triage_of_a_single_card() -> None:
    table = clinic(active="TN", clinic_deck=[["0,0"]])

    table.do("TN: triage", "0,0")

    assert (table.packets, len(table.clinic_discards)) == ([1], 35)
    assert table.state.actions_left == 2
    assert table.decision == "take_action"
    assert [type(event).__name__ for event in table.events] == ["TriageShown", "TriageReturned"]


@rule("FC-5.20", "FC-5.21")
def test_with_two_cards_in_the_deck_under_is_second() -> None:
    table = clinic(active="TN", clinic_deck=[["0,0"], ["1,1"]])
    table.do("TN: triage", "0,0", "1,1")

    table.do("TN: triage_top 1,1")

    assert (table.packets, table.top) == ([1, 1], ["triage_corner"])


@pytest.mark.parametrize(("code", "power"), [("HCV", "fly 5,5"), ("TN", "triage")])
@rule("FC-5.2")
def test_a_power_comes_back_with_the_next_turn_of_its_player(code: str, power: str) -> None:
    table = clinic(active=code, captured=["OT", "PC", "CB", "EL"])
    table.do(f"{code}: {power}", seed=1)
    while table.decision != "take_action":
        idle(table, 1)
    assert table.refused(f"{code}: {power.replace('5,5', '0,5')}") == "FC-5.2"

    seed = 2
    while table.active == code:
        seed = idle(table, seed)
    while table.active != code:
        seed = idle(table, seed)

    assert table.decision == "take_action"
    assert power.partition(" ")[0] in table.kinds(code)


def idle(table: Clinic, seed: int) -> int:
    """The asked player does as little as possible."""
    actions = SPEC.rules.legal(table.state)
    least = [action for action in actions if isinstance(action, EndActions | Pass)]
    SPEC.rules.push(table.state, (least or actions)[0], SeededChance(seed), Log())
    assert table.end() is None
    return seed + 1
