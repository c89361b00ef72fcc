"""Chapters 3, 5 and 6: totals, treatment, calls, counsel (HE-C56 to HE-C74, C184)."""

from __future__ import annotations

import pytest

from tests.hero.table import night, quiet
from wardround.games.hero.events import StaffCalled, TokensReceived, Treated
from wardround.testkit import case, rule


@rule("HE-3.11", "HE-5.32")
@case("HE-C56")
def test_skills_are_not_used_up() -> None:
    table = night(
        heroes=["leo@er"], staff=["ward_doctor@er"], patients=["pneumonia", "pneumonia_2"]
    )

    table.walk("treat pneumonia", "treat pneumonia_2")

    assert (table.points, table.deeds("leo")) == (1, 6)


@rule("HE-3.10", "HE-3.9")
@case("HE-C57")
def test_surplus_does_not_help() -> None:
    table = night(heroes=["alex@er"], patients=["splinter"])

    assert table.refused("treat patient:splinter 1 -") == "HE-3.9"


@rule("HE-8.2")
@case("HE-C58")
def test_ways_are_not_mixed() -> None:
    # Kenta has L2 S1 I2 N1; a surgeon's journal and a nerve journal make it L2 S2 N2.
    table = night(
        heroes=["kenta@er"], patients=["slipped_disc"], journals={"kenta": ["knots", "reflex"]}
    )
    assert table.own("kenta") == (2, 2, 2, 2)
    assert table.targets("treat") == set()

    table = night(
        heroes=["kenta@er"],
        staff=["porter@er"],
        patients=["slipped_disc"],
        journals={"kenta": ["knots", "reflex"]},
    )
    assert table.treatable() == {"slipped_disc 1"}


@rule("HE-2.13", "HE-2.15", "HE-11.23", "HE-11.31", "HE-11.7")
@case("HE-C59")
def test_robs_surgery() -> None:
    assert night(heroes=["rob@or"]).sums()[1] == 5
    assert night(heroes=["rob@er"]).sums()[1] == 3
    # The bonus of the room counts once, with counsel too.
    assert night(heroes=["rob@or", "janique@or"]).sums(1)[1] == 5 + 2


@rule("HE-5.36", "HE-5.37")
@case("HE-C61")
def test_freeloaders_are_in_the_room() -> None:
    table = night(
        heroes=["alex@icu", "rob@icu", "leo@icu", "tyler@library"],
        staff=["ward_nurse@icu"],
        patients=["heart_attack@icu"],
    )

    table.do("treat heart_attack 1 -")

    assert [table.deeds(h) for h in ("alex", "rob", "leo", "tyler")] == [6, 3, 3, 0]


@rule("HE-5.33", "HE-5.34", "HE-8.7", "HE-8.10")
@case("HE-C62")
def test_a_treated_patient_is_gone_for_good() -> None:
    table = quiet(
        heroes=["sanjay@er"],
        staff=["neuro_fellow@er"],
        patients=["stroke@er/1/7"],
    )

    table.do("treat stroke")

    assert table.dump()["patient_discard"] == ["stroke"]
    assert table.state.free_stations(table.content.er) == 10
    assert table.timer("stroke") == 0
    table.end_round()
    assert [bag[2] for bag in table.dump()["bags"]] == [0, 0]


@rule("HE-2.19", "HE-2.20")
@case("HE-C63")
def test_an_ankle_in_the_library() -> None:
    table = night(heroes=["kenta@library"], patients=["sprained_ankle@library"])

    table.do("treat sprained_ankle")

    assert table.deeds("kenta") == 1


@rule("HE-2.7")
@case("HE-C64")
def test_the_whole_er_is_one_room() -> None:
    table = night(heroes=["rob@er", "alex@er"], patients=["splinter@er/3/1", "tick_bite@er/3/10"])

    assert table.treatable() == {"splinter 1", "tick_bite 1", "tick_bite 2"}
    assert "patient:tick_bite 2 seat:1" in table.targets("treat")

    table = night(heroes=["rob@er", "alex@er"], patients=["nosebleed@er/3/10"])
    table.do("treat nosebleed 3 -")
    assert table.deeds("alex") == 1


@rule("HE-3.4", "HE-3.3", "HE-11.86")
@case("HE-C65")
def test_a_brain_bleed_in_the_or() -> None:
    table = night(
        heroes=["sanjay@or"],
        staff=["neuro_fellow@or"],
        consultants=["chief_surgeon@or"],
        patients=["brain_bleed@or"],
    )

    assert table.sums() == [0, 5, 1, 5]
    table.do("treat brain_bleed")
    assert table.deeds("sanjay") == 8


@rule("HE-6.3", "HE-6.5", "HE-R28", "HE-R27")
@case("HE-C69")
def test_one_call_a_turn() -> None:
    table = night(heroes=["rob@er"], staff=["ward_nurse@er", "ward_doctor@or"])

    assert table.targets("call_staff") == {"staff:ward_doctor"}
    assert table.refused("call_staff staff:ward_nurse") == "HE-R28"

    table.do("call_staff ward_doctor")

    assert table.chaos("rob") == 1
    assert table.kinds().isdisjoint({"call_staff", "call_consultant"})
    assert table.refused("call_consultant consultant:chief_surgeon") == "HE-6.5"
    assert table.refused("call_staff staff:ward_doctor") == "HE-R28"


@rule("HE-6.8", "HE-6.10", "HE-6.11", "HE-R29", "HE-R30", "HE-R34")
@case("HE-C70")
def test_one_consultant_at_a_time() -> None:
    table = quiet(heroes=["rob", "alex"], round=4)
    table.do("call_consultant chief_surgeon")
    assert table.chaos("rob") == 2
    table.walk("move er", "done", "end_turn")
    assert table.targets("call_consultant") == set()
    assert table.view(1).prices["call"] == 1

    table.do("end_turn", seed=0)

    assert len(table.targets("call_consultant")) == 6
    assert "consultant:retired_consultant" in table.targets("call_consultant")


@rule("HE-6.21", "HE-6.13")
@case("HE-C71")
def test_a_call_and_a_counsel_in_one_turn() -> None:
    table = night(heroes=["alex@er", "tyler@er"], staff=["orderly"], patients=["burns"])
    table.do("call_staff orderly")
    table.do("treat burns 1 seat:1")

    assert (table.deeds("alex"), table.deeds("tyler")) == (4, 4)


@rule("HE-6.13", "HE-R31")
@case("HE-C72")
def test_a_helper_has_to_be_here() -> None:
    table = night(heroes=["alex@er", "tyler"], patients=["heartburn"])

    assert table.targets("treat") == {"patient:heartburn 1 -"}
    assert table.refused("treat patient:heartburn 1 seat:1") == "HE-6.13"
    assert table.refused("treat patient:heartburn 1 seat:0") == "HE-6.13"


@rule("HE-6.14")
@case("HE-C73")
def test_everybody_has_a_counsel_of_their_own() -> None:
    table = quiet(heroes=["alex@er", "tyler@er"], patients=["heartburn", "sprained_ankle"])
    table.do("treat heartburn 1 seat:1")
    table.do("end_turn")

    assert "patient:sprained_ankle 1 seat:0" in table.targets("treat")


@rule("HE-6.2", "HE-3.12")
@case("HE-C74")
def test_a_call_before_the_last_action() -> None:
    table = night(heroes=["rob@er"], staff=["ward_nurse"], patients=["broken_wrist"], points=1)
    assert table.treatable() == set()

    table.do("call_staff ward_nurse")

    assert table.treatable() == {"broken_wrist 1"}


@rule("HE-6.20", "HE-11.78", "HE-R32")
@case("HE-C184")
def test_counsel_on_a_splinter_brings_nothing() -> None:
    table = night(heroes=["rob@er", "leo@er", "alex@er"], patients=["splinter", "tick_bite"])

    table.do("treat splinter 1 seat:1")

    assert [table.deeds(h) for h in ("rob", "leo", "alex")] == [1, 0, 0]
    assert table.refused("treat patient:tick_bite 1 seat:1") == "HE-6.14"


@rule("HE-R24", "HE-5.31")
def test_the_way_has_no_further_consequence() -> None:
    results = []
    for way in (1, 2):
        table = night(heroes=["rob@er", "leo@er"], patients=["tick_bite"])
        table.do(f"treat tick_bite {way} -")
        results.append(table.dump())
        assert table.events[0].way == ("S1", "I1")[way - 1]  # type: ignore[attr-defined]

    assert results[0] == results[1]


@rule("HE-5.39", "HE-11.87", "HE-7.14")
def test_the_order_of_a_treatment() -> None:
    table = night(
        heroes=["alex@er", "leo@er"],
        staff=["film_crew@er/2", "accountant@er/1"],
        patients=["maple_syrup"],
    )
    table.do("treat maple_syrup 1 -", "synapse")

    told = [(type(e).__name__, getattr(e, "card", "")) for e in table.events]
    assert told == [
        ("Treated", ""),
        ("TokensReceived", "patient:maple_syrup"),
        ("TokensReturned", "staff:accountant"),
        ("TokensReceived", "staff:film_crew"),
        ("TokensReceived", "staff:film_crew"),
        ("JournalDrawn", ""),
        ("JournalTaken", ""),
        ("TokensReceived", "patient:maple_syrup"),
    ]
    assert table.events[-1].seat == 1  # type: ignore[attr-defined]


@rule("HE-5.35", "HE-5.36")
def test_a_treatment_tells_what_everybody_receives() -> None:
    table = night(heroes=["alex@er", "leo@er", "rob@hallway"], patients=["maple_syrup"])
    table.do("treat maple_syrup 1 -", "synapse")
    (treated,) = table.of(Treated)
    received = table.of(TokensReceived)

    assert treated.deeds == (*(one.n for one in received), 0)
    assert [one.seat for one in received] == [0, 1]
    assert [treated.names[f"seat:{seat}"] for seat in range(3)] == ["Alex", "Leo", "Rob"]
    assert all(one.told for one in received)


@rule("HE-10.5")
def test_a_price_is_told_with_what_it_is_paid_for() -> None:
    table = night(heroes=["rob@er", "leo@er"], staff=["paramedic@hallway/2"])
    table.do("call_staff paramedic")

    assert table.of(StaffCalled)[0].price == table.of(TokensReceived)[0].n
    assert table.of(TokensReceived)[0].told


@rule("HE-6.19", "HE-6.18", "HE-R33")
@pytest.mark.parametrize(("room", "surgery"), [("or", 1 + 3 + 1 + 1), ("er", 1 + 3)])
def test_a_helper_brings_card_journals_and_skill_lines(room: str, surgery: int) -> None:
    table = night(heroes=[f"lizzy@{room}", f"rob@{room}"], journals={"rob": ["lifting", "synapse"]})
    sums = table.sums(1)

    assert sums[1] == surgery
    assert sums[0] == 1 + 1 + 1
    assert sums[3] == 1 + 0 + 1


@rule("HE-6.19")
def test_no_other_power_of_a_helper_counts() -> None:
    # Janique is immune to the visitor's line, but not as somebody's helper.
    table = night(heroes=["lizzy@er", "janique@er"], staff=["fainting_visitor@er"])

    assert table.sums(1)[1] == 1 + 2 - 1


@rule("HE-3.5", "HE-3.6")
def test_bystanders_and_other_rooms_add_nothing() -> None:
    table = night(
        heroes=["lizzy@er", "rob@er"], staff=["ward_doctor@icu"], patients=["man_flu@icu"]
    )

    assert table.sums() == [1, 1, 1, 1]
