"""Chapter 11, kind by kind: SKILL, SWAP, GAIN, TIMER, COST, CHAOS (HE-C75 to HE-C113)."""

from __future__ import annotations

import pytest

from tests.hero.table import night, quiet, together
from wardround.games.hero.events import PatientLeft, TimerChanged
from wardround.testkit import case, rule

# -- SKILL -------------------------------------------------------------------------------------


@rule("HE-11.23", "HE-11.31")
@case("HE-C75")
def test_the_scrub_nurse_in_and_out_of_the_or() -> None:
    assert night(heroes=["rob@or"], staff=["scrub_nurse@or"]).sums()[1] == 7
    assert night(heroes=["rob@er"], staff=["scrub_nurse@er"]).sums()[1] == 4


@rule("HE-11.23", "HE-2.14")
@case("HE-C76")
def test_hilde_in_and_out_of_the_icu() -> None:
    table = night(heroes=["leo@icu"], staff=["icu_nurse@icu"], patients=["sepsis@icu"])
    assert table.sums()[2] == 5
    assert table.treatable() == {"sepsis 1"}

    table = night(heroes=["leo@er"], staff=["icu_nurse@er"], patients=["sepsis"])
    assert table.sums()[2] == 3
    assert table.treatable() == set()


@rule("HE-3.7", "HE-11.32", "HE-7.3", "HE-11.3")
@case("HE-C77")
def test_the_fainting_visitor() -> None:
    table = night(heroes=["lizzy@er"], staff=["fainting_visitor@er"], patients=["splinter"])
    assert table.refused("treat patient:splinter 1 -") == "HE-3.9"

    table = night(
        heroes=["alex@er"],
        staff=["fainting_visitor@er", "anaesthetic_nurse@er"],
        patients=["splinter"],
    )
    assert table.treatable() == set()

    table = night(heroes=["alex@er"], staff=["fainting_visitor@er"], patients=["heartburn"])
    assert table.treatable() == {"heartburn 1"}


@rule("HE-11.26", "HE-8.9", "HE-R45")
@case("HE-C78")
@pytest.mark.parametrize(("hero", "may"), [("kenta", True), ("alex", False), ("leo", True)])
def test_man_flu(hero: str, may: bool) -> None:
    table = night(heroes=[f"{hero}@er"], patients=["man_flu"])

    assert (table.treatable() == {"man_flu 1"}) == may


@rule("HE-11.26", "HE-11.27")
@case("HE-C79")
def test_only_the_active_heros_immunity_counts() -> None:
    where = {"patients": ["man_flu"]}
    assert night(heroes=["alex@er", "leo@er"], **where).sums(1)[0] == 1
    assert night(heroes=["leo@er", "alex@er"], **where).sums(1)[0] == 2


@rule("HE-11.86", "HE-8.9")
@case("HE-C81")
def test_two_noisy_patients() -> None:
    table = night(heroes=["sanjay@er"], patients=["loud_drunk", "kidney_stone", "migraine"])
    assert table.sums()[3] == 1
    assert "migraine 1" not in table.treatable()

    table.walk("run hallway er", "take_patient kidney_stone", "none")

    assert table.room("patient:kidney_stone") == "hallway"
    assert table.sums()[3] == 2
    assert "migraine 1" in table.treatable()


@rule("HE-11.32")
@case("HE-C82")
def test_the_eager_medical_student() -> None:
    table = night(
        heroes=["leo@icu"],
        staff=["medical_student@icu"],
        patients=["feverish_toddler@icu", "pneumonia@icu"],
    )

    assert table.sums() == [2, 0, 2, 2]
    assert table.treatable() == {"feverish_toddler 1"}


@rule("HE-11.25", "HE-11.24")
def test_lines_about_all_other_patients() -> None:
    # The Off-Duty Nurse adds labour for others, not for herself (she needs L2).
    table = night(heroes=["rob@er"], patients=["nurse_finger", "broken_wrist"])
    assert table.treatable() == {"broken_wrist 1"}

    # The Professor adds internal medicine for others, not for himself (he needs I4).
    table = night(heroes=["alex@icu"], patients=["professor_stones@icu", "sepsis@icu"])
    assert table.treatable() == {"professor_stones 2", "sepsis 1"}

    table = night(heroes=["alex@er"], patients=["professor_stones", "heart_attack"])
    assert table.treatable() == {"heart_attack 1"}


# -- SWAP --------------------------------------------------------------------------------------


@rule("HE-3.8", "HE-11.35")
@case("HE-C83")
def test_the_eeg_technician() -> None:
    table = night(
        heroes=["alex@er"],
        staff=["eeg_technician@er"],
        patients=["migraine", "stroke", "meningitis"],
    )

    assert table.treatable() == {"migraine 1", "stroke 1"}


@rule("HE-11.35")
@case("HE-C84")
def test_the_radiographer() -> None:
    table = night(heroes=["alex@er"], staff=["radiographer@er"], patients=["splinter", "appendix"])

    assert table.treatable() == {"splinter 1"}


@rule("HE-11.35", "HE-11.36")
@case("HE-C85")
def test_the_lab_technician() -> None:
    table = night(heroes=["lizzy@er"], staff=["lab_technician@er"], patients=["kidney_stone"])

    assert table.treatable() == {"kidney_stone 1"}


@rule("HE-11.4", "HE-R41")
@case("HE-C87")
def test_a_swap_is_not_asked_about() -> None:
    table = night(
        heroes=["alex@er"], staff=["radiographer@er"], patients=["splinter", "splinter_2"]
    )
    table.walk("treat splinter", "treat splinter_2")

    assert table.deeds("alex") == 2


@rule("HE-11.37", "HE-11.38")
def test_swaps_divide_points_but_do_not_chain() -> None:
    # Labour to internal (1) and internal to surgery (1): one labour point does not get to surgery.
    table = night(
        heroes=["tyler@er"], staff=["lab_technician@er", "radiographer@er"], patients=["chainsaw"]
    )
    # Tyler L2 S1 I1, staff I1 I1: S1 + one internal = 2 < 3, chaining would not help either.
    assert table.treatable() == set()
    pack = """
[[staff.staff]]
id = "first"
name = "First"
skills = { labour = 1 }
tone = "optional"
text = ""
[[staff.staff.effects]]
trigger = "passive"
mode = "may"
kind = "SWAP"
skill = "labour"
counts_as = "internal"
n = 1
[[staff.staff.effects]]
trigger = "passive"
mode = "may"
kind = "SWAP"
skill = "internal"
counts_as = "surgery"
n = 1
[[heroes.hero]]
id = "rob"
skills = { labour = 0, surgery = 0, internal = 0, neurology = 0 }
"""
    table = night(
        pack=pack, heroes=["rob@er"], staff=["first@er"], patients=["splinter", "heartburn"]
    )
    assert table.treatable() == {"heartburn 1"}

    # Radiographer and EEG technician share Alex's internal points as the way asks for.
    table = night(
        heroes=["alex@er"],
        staff=["radiographer@er", "eeg_technician@er", "porter@er"],
        patients=["ladder", "dizzy_spell"],
        journals={"alex": ["knots"]},
    )
    # L2 S1 I4 N2 -> L1 S2 N2 with one internal as surgery.
    assert table.treatable() == {"ladder 1", "dizzy_spell 1"}


# -- GAIN --------------------------------------------------------------------------------------


@rule("HE-11.10", "HE-11.14", "HE-11.20", "HE-11.21", "HE-11.39")
@case("HE-C88")
def test_harold_mops_up() -> None:
    table = quiet(
        heroes=["rob", "leo"],
        staff=["janitor"],
        bags={"rob": {"chaos": 2}, "leo": {"chaos": 2}},
        points=1,
    )
    table.do("use janitor 1")
    assert (table.chaos("rob"), table.points) == (1, 0)

    table.do("end_turn")
    assert table.refused("use staff:janitor 1") == "HE-11.10"
    table.end_round()
    assert "staff:janitor" in table.uses()

    table = night(heroes=["rob"], staff=["janitor"])
    assert table.refused("use staff:janitor 1") == "HE-11.21"
    table = night(heroes=["rob"], staff=["janitor"], bags={"rob": {"chaos": 1}}, points=0)
    assert table.refused("use staff:janitor 1") == "HE-11.14"


@rule("HE-11.10", "HE-11.11", "HE-11.12", "HE-R43")
@case("HE-C89")
def test_one_coffee_a_round() -> None:
    table = quiet(heroes=["rob", "leo@er"], staff=["barista"])
    table.walk("use barista 1", "move er", "take_staff barista")
    assert table.sleep("rob") == 1
    assert table.refused("1: use staff:barista 1") == "HE-5.2"

    table.do("end_turn")
    assert table.refused("use staff:barista 1") == "HE-11.10"

    table.do("end_turn", seed=0)
    assert table.awaiting.seats == (1,)
    assert "staff:barista" in table.uses()


@rule("HE-11.9", "HE-11.12", "HE-11.13", "HE-11.42")
@case("HE-C90")
def test_the_paramedic_once_a_turn() -> None:
    table = quiet(heroes=["rob", "leo"], staff=["paramedic"], points=0)

    table.do("use paramedic 1", "hip")

    assert table.room("patient:hip") == "er"
    assert table.refused("use staff:paramedic 1") == "HE-11.9"
    table.do("end_turn")
    assert "staff:paramedic" in table.uses()


@rule("HE-11.21", "HE-11.43", "HE-R23")
@case("HE-C91")
def test_the_paramedic_needs_a_free_station() -> None:
    table = night(heroes=["rob"], staff=["paramedic"], fill_er=10)
    assert table.refused("use staff:paramedic 1") == "HE-11.43"


@rule("HE-11.16", "HE-11.86", "HE-11.87", "HE-7.14")
@case("HE-C92")
@pytest.mark.parametrize(
    "staff", [["accountant@er", "film_crew@er"], ["film_crew@er", "accountant@er"]]
)
def test_accountant_and_documentary_crew(staff: list[str]) -> None:
    table = night(heroes=["alex@er"], staff=staff, patients=["pneumonia"])

    table.do("treat pneumonia")

    assert (table.deeds("alex"), table.chaos("alex")) == (3, 1)


@rule("HE-11.16", "HE-10.2")
@case("HE-C93")
@pytest.mark.parametrize(("chaos", "left"), [(3, 2), (0, 0)])
def test_blessed_silence(chaos: int, left: int) -> None:
    table = night(heroes=["leo@er"], patients=["hiccups"], bags={"leo": {"chaos": chaos}})

    table.do("treat hiccups 1 -")

    assert (table.deeds("leo"), table.chaos("leo")) == (1, left)


@rule("HE-11.19", "HE-8.5", "HE-11.40")
@case("HE-C94")
def test_the_newspapers_hear_of_it() -> None:
    table = quiet(heroes=["rob", "leo@er", "alex@or"], patients=["minister@er/1"], turns_taken=3)

    table.do("end_turn", seed=0)

    assert [table.chaos(hero) for hero in ("rob", "leo", "alex")] == [3, 3, 3]


@rule("HE-5.38", "HE-11.39")
@case("HE-C95")
def test_twins_with_counsel() -> None:
    table = night(heroes=["kenta@er", "tyler@er", "leo@er"], patients=["twins"])

    table.do("treat twins 1 seat:1")

    assert [table.deeds(h) for h in ("kenta", "tyler", "leo")] == [6, 4, 2]


@rule("HE-11.14", "HE-11.41", "HE-R44", "HE-11.15")
@case("HE-C96")
def test_the_tutor_gives_sanjay_one_journal() -> None:
    table = night(heroes=["sanjay@icu"], staff=["tutor@icu"], points=1)

    table.do("use tutor 1", "synapse")

    assert (table.journals("sanjay"), table.points) == (["synapse"], 0)


@rule("HE-11.5", "HE-11.30", "HE-R53", "HE-7.4")
@case("HE-C97")
def test_the_night_professors_offer() -> None:
    where = {
        "heroes": ["alex@er", "leo@er"],
        "consultants": ["night_professor@er"],
        "patients": ["heartburn", "heartburn_2", "bee_sting"],
    }
    table = quiet(**where)
    table.do("treat heartburn 1 -")
    assert table.choices() == ["yes", "no"]
    assert table.refused("end_turn") == "HE-11.5"
    table.do("no")
    table.do("treat heartburn_2 1 -")
    assert table.awaiting.decision == "choose_action"
    table.do("end_turn")
    table.do("treat bee_sting 1 -")
    assert table.awaiting.decision == "choose_action"
    assert table.journals("leo") == []

    table = quiet(**where)
    table.do("treat heartburn 1 -")
    table.do("yes", "synapse")
    assert table.journals("alex") == ["synapse"]


@rule("HE-11.30", "HE-R53")
@case("HE-C99")
def test_the_first_sleep_beside_the_dog() -> None:
    table = quiet(heroes=["rob@oncall"], staff=["therapy_dog", "orderly"])
    table.do("sleep")
    assert table.gained() == {(0, "sleep"): 1}
    table.do("call_staff therapy_dog")
    table.do("sleep")
    assert table.gained() == {(0, "sleep"): 2}
    table.do("sleep")
    assert table.gained() == {(0, "sleep"): 2}


@rule("HE-11.39")
@case("HE-C101")
def test_chaos_and_sleep_from_notes() -> None:
    table = night(heroes=["kenta@er"], patients=["blocked", "panic"])

    table.walk("treat blocked 1 -", "treat panic 1 -")

    assert (table.deeds("kenta"), table.chaos("kenta"), table.sleep("kenta")) == (6, 1, 1)


@rule("HE-13.6", "HE-11.40")
def test_a_gain_counts_once_for_the_party() -> None:
    table = quiet(together(), heroes=["leo@er", "rob"], patients=["hiccups"], pool={"chaos": 2})
    table.do("treat hiccups 1 -")

    assert (table.deeds(), table.chaos()) == (1, 1)


# -- TIMER -------------------------------------------------------------------------------------


@rule("HE-11.44", "HE-11.46", "HE-11.47")
@case("HE-C102")
def test_the_clown_buys_time() -> None:
    table = quiet(heroes=["rob@er"], staff=["clown@er"], patients=["stroke", "pneumonia"])
    table.do("use clown 1")
    assert table.targets("timer_patient") == {"patient:stroke", "patient:pneumonia"}
    table.do("timer_patient stroke")
    assert table.timer("stroke") == 2
    assert table.refused("use staff:clown 1") == "HE-11.10"

    table.end_round()
    assert table.timer("stroke") == 1
    while table.awaiting.seats != (0,):
        table.do("end_turn")
    assert "staff:clown" in table.uses()

    table = quiet(heroes=["rob@er"], staff=["clown@er"], patients=["pneumonia"])
    table.do("use clown 1")
    assert table.timer("pneumonia") == 4


@rule("HE-11.45", "HE-11.48", "HE-R36", "HE-8.10")
@case("HE-C103")
def test_the_canteen_fish() -> None:
    table = quiet(patients=["canteen@er/1", "hip@er/1", "burns@er/3"], turns_taken=2)

    table.do("end_turn", seed=0)

    assert [e.patient for e in table.of(PatientLeft)] == ["patient:canteen", "patient:hip"]
    assert table.timer("burns") == 1
    assert [(e.patient, e.n) for e in table.of(TimerChanged) if e.n] == [("patient:burns", -1)]


@rule("HE-8.5", "HE-11.45")
@case("HE-C105")
def test_the_fish_spoils_only_its_own_room() -> None:
    table = quiet(patients=["canteen@icu/1", "burns@er/3"], turns_taken=2)
    table.do("end_turn", seed=0)
    assert table.timer("burns") == 2


@rule("HE-11.48", "HE-11.45")
@case("HE-C188")
def test_meningitis_never_takes_the_last_token() -> None:
    table = quiet(patients=["meningitis@icu/1", "burns@icu/2"], turns_taken=2)
    table.do("end_turn", seed=0)
    assert table.timer("burns") == 1

    table.end_round()
    assert [e.patient for e in table.of(PatientLeft)] == ["patient:burns"]


# -- COST --------------------------------------------------------------------------------------


@rule("HE-11.50", "HE-11.24")
@case("HE-C106")
def test_costs_add_up() -> None:
    table = night(
        heroes=["kenta@er"],
        staff=["it_technician@er", "neuro_fellow@er"],
        patients=["long_seizure", "splinter"],
    )
    table.do("treat long_seizure 1 -")
    assert table.points == 0

    table = night(
        heroes=["kenta@er"], staff=["it_technician@er"], patients=["long_seizure", "splinter"]
    )
    table.do("treat splinter 1 -")
    assert table.points == 1


@rule("HE-11.49")
@case("HE-C107")
def test_the_snoring_watchman() -> None:
    table = night(heroes=["rob@oncall"], staff=["watchman@oncall"])
    table.do("sleep")

    assert (table.sleep("rob"), table.points) == (1, 1)
    assert table.refused("sleep") == "HE-5.5"


@rule("HE-11.49", "HE-8.9")
@case("HE-C108")
def test_he_will_not_stop_talking() -> None:
    table = night(heroes=["rob@er"], patients=["online_diagnosis"], points=1)
    assert table.refused("look") == "HE-5.5"

    table = night(heroes=["rob@er"], patients=["online_diagnosis"])
    table.do("look", "hip")
    assert table.points == 1

    table = night(heroes=["rob@er"], patients=["online_diagnosis"])
    table.walk("run hallway er", "take_patient online_diagnosis", "none")
    table.do("look", "hip")
    assert table.points == 1


@rule("HE-11.14", "HE-11.15")
@case("HE-C109")
def test_mopping_up_is_no_action() -> None:
    table = night(
        heroes=["rob@er"],
        staff=["it_technician@er", "janitor@er"],
        patients=["splinter"],
        bags={"rob": {"chaos": 1}},
        points=1,
    )

    assert table.uses() == {"staff:janitor"}
    assert table.treatable() == set()


# -- CHAOS -------------------------------------------------------------------------------------


@rule("HE-10.4", "HE-11.51", "HE-11.54")
@case("HE-C110")
def test_jessy_makes_calls_cheap() -> None:
    for hero, secretary, prices in (
        ("rob", True, (0, 1)),
        ("leo", True, (0, 1)),
        ("leo", False, (0, 2)),
        ("rob", False, (1, 2)),
    ):
        staff = ["orderly@or", *(["secretary"] if secretary else [])]
        table = night(heroes=[hero], staff=staff)
        table.do("call_staff orderly")
        other = night(heroes=[hero], staff=staff)
        other.do("call_consultant chief_surgeon")
        assert (table.chaos(hero), other.chaos(hero)) == prices


@rule("HE-11.52", "HE-11.86", "HE-11.53")
@case("HE-C111")
@pytest.mark.parametrize(
    ("hero", "staff", "alone", "carrying"),
    [
        ("tyler", ["inspector@icu"], 1, 3),
        ("rob", ["inspector@icu"], 2, 4),
        ("tyler", [], 0, 1),
    ],
)
def test_the_inspector(hero: str, staff: list[str], alone: int, carrying: int) -> None:
    found = []
    for answer in ("none", "take_patient hip"):
        table = night(heroes=[f"{hero}@icu"], staff=staff, patients=["hip@icu"])
        table.do("run hallway er")
        if staff:
            table.do("done")
        table.do(answer)
        if answer != "none":
            table.do("none")
        found.append(table.chaos(hero))

    assert found == [alone, carrying]


@rule("HE-11.53", "HE-11.86", "HE-10.4")
@case("HE-C113")
@pytest.mark.parametrize(
    ("staff", "patients", "chaos"),
    [
        (["porter@er"], ["dog_bite", "hip"], 1),
        ([], ["dog_bite", "hip"], 2),
        (["porter@er"], ["hip"], 0),
    ],
)
def test_the_dog_and_the_porter(staff: list[str], patients: list[str], chaos: int) -> None:
    table = night(heroes=["rob@er"], staff=staff, patients=patients)
    table.do("move hallway")
    if staff:
        table.do("done")
    table.do("take_patient hip")

    assert table.chaos("rob") == chaos


@rule("HE-5.21", "HE-11.53", "HE-10.4")
@case("HE-C186")
def test_tyler_the_dog_and_the_trauma_lead() -> None:
    table = night(heroes=["tyler@er"], consultants=["trauma_lead@er"], patients=["dog_bite"])
    table.walk("run hallway icu", "done", "take_patient dog_bite", "take_patient dog_bite")

    assert table.chaos("tyler") == 1


@rule("HE-11.51", "HE-6.7", "HE-6.8")
@case("HE-C187")
def test_leo_beside_the_secretary() -> None:
    table = night(heroes=["leo"], staff=["secretary"])
    table.do("call_consultant head_neurologist")
    assert table.chaos("leo") == 1

    table = night(heroes=["leo"], staff=["secretary"], consultants=["chief_surgeon@or"])
    assert table.targets("call_consultant") == set()
    table.do("call_staff chief_surgeon")
    assert table.chaos("leo") == 0


@rule("HE-11.6", "HE-7.2", "HE-11.52")
@case("HE-C178")
def test_the_inspector_elsewhere_does_not_matter() -> None:
    table = night(heroes=["rob@er", "leo@icu"], staff=["inspector@icu"])
    table.do("run hallway or")

    assert (table.chaos("rob"), table.chaos("leo")) == (1, 0)
