"""Chapter 11, the other kinds: FORBID to IMMUNE (HE-C115 to HE-C147, C180 to C192)."""

from __future__ import annotations

import pytest

from tests.hero.table import night, quiet, together
from wardround.games.hero.events import PatientArrived
from wardround.games.hero.rules.constants import NOBODY
from wardround.games.hero.rules.treating import team
from wardround.testkit import case, rule

# -- FORBID ------------------------------------------------------------------------------------


@rule("HE-11.56", "HE-11.57", "HE-5.25")
@case("HE-C115")
def test_nobody_starts_a_run_beside_the_matron() -> None:
    table = night(heroes=["rob"], staff=["matron"])
    assert table.refused("run room:er room:hallway") == "HE-11.56"
    assert len(table.targets("move")) == 5

    assert len(night(heroes=["janique"], staff=["matron"]).targets("run")) == 5

    table = night(heroes=["rob@icu"], staff=["matron"])
    table.walk("run hallway er", "done")
    assert table.room("rob") == "er"


@rule("HE-11.29", "HE-11.58", "HE-11.88")
@case("HE-C116")
def test_the_blue_pill() -> None:
    table = quiet(heroes=["rob@er", "leo"], staff=["pharmacist@er"], patients=["splinter"])
    table.walk("use pharmacist 1", "choose_option pharmacist blue")

    assert table.sleep("rob") == 1
    assert table.refused("treat patient:splinter 1 -") == "HE-11.58"
    assert {"move", "run", "look"} <= table.kinds()
    table.walk("move hallway", "done", "take_patient splinter")
    assert table.refused("treat patient:splinter 1 -") == "HE-11.58"

    table.do("end_turn")
    table.do("end_turn", seed=0)
    while table.awaiting.seats != (0,):
        table.do("end_turn")
    assert table.treatable() == {"splinter 1"}


@rule("HE-11.56", "HE-11.81")
@case("HE-C189")
def test_janique_runs_past_the_matron() -> None:
    table = night(heroes=["janique@or"], staff=["matron@or"])
    table.walk("run hallway er", "done")
    assert table.chaos("janique") == 1

    table = night(heroes=["tyler@or"], staff=["matron@or"])
    assert table.refused("run room:hallway room:er") == "HE-11.56"


@rule("HE-11.58", "HE-6.13")
@case("HE-C190")
def test_a_helper_may_have_taken_the_blue_pill() -> None:
    table = quiet(heroes=["rob@er", "leo@er"], staff=["pharmacist@er"], patients=["splinter"])
    table.walk("use pharmacist 1", "choose_option pharmacist blue", "end_turn")

    assert "patient:splinter 1 seat:0" in table.targets("treat")


# -- SHIFT -------------------------------------------------------------------------------------


@rule("HE-11.59")
@case("HE-C117")
def test_the_security_guard_shows_somebody_out() -> None:
    table = night(heroes=["rob@library"], staff=["security_guard@library", "ward_doctor@library"])
    table.do("use security_guard 1")

    assert table.room("staff:ward_doctor") == "hallway"
    assert (table.points, table.chaos("rob")) == (3, 0)

    table = night(heroes=["rob"], staff=["security_guard", "ward_doctor", "orderly"])
    table.do("use security_guard 1")
    assert table.targets("shift_piece") == {"staff:ward_doctor", "staff:orderly"}
    assert table.refused("shift_piece staff:security_guard") == "HE-11.59"
    table.do("shift_piece ward_doctor")
    assert len(table.targets("shift_to")) == 5


@rule("HE-11.60", "HE-11.61", "HE-11.62")
@case("HE-C118")
def test_the_bed_manager() -> None:
    table = night(heroes=["rob@er"], staff=["bed_manager@er"], patients=["brain_bleed"])
    table.walk("use bed_manager 1", "shift_to or")
    assert (table.points, table.chaos("rob")) == (3, 0)

    table.walk("run hallway or", "done")
    before = table.chaos("rob")
    table.walk("move hallway", "take_patient brain_bleed")

    assert table.chaos("rob") == before + 1


@rule("HE-11.60", "HE-2.9", "HE-11.20", "HE-11.22")
@case("HE-C119")
def test_the_bed_manager_and_a_full_er() -> None:
    table = night(heroes=["rob"], staff=["bed_manager"], patients=["hip@hallway"], fill_er=10)
    table.do("use bed_manager 1")

    assert table.targets("shift_to") == {f"room:{r}" for r in ("or", "icu", "library", "oncall")}
    assert table.refused("shift_to room:er") == "HE-11.60"

    table = night(heroes=["rob"], staff=["bed_manager"], fill_er=10)
    assert table.refused("use staff:bed_manager 1") == "HE-11.22"


@rule("HE-6.9", "HE-11.59")
@case("HE-C181")
def test_a_consultant_is_shown_out() -> None:
    table = quiet(heroes=["rob"], staff=["security_guard"], consultants=["chief_surgeon"])
    table.do("use security_guard 1")
    assert len(table.targets("shift_to")) == 5
    table.do("shift_to icu")

    assert table.room("consultant:chief_surgeon") == "icu"
    assert "consultant:chief_surgeon" in table.targets("call_staff")


@rule("HE-11.60", "HE-11.10")
@case("HE-C192")
def test_one_bed_a_round() -> None:
    table = quiet(
        heroes=["rob@icu", "leo@icu"], staff=["bed_manager@icu"], patients=["hip@icu", "burns@icu"]
    )
    table.walk("use bed_manager 1", "shift_piece hip", "shift_to er")
    assert table.room("patient:hip") == "er"
    assert table.refused("use staff:bed_manager 1") == "HE-11.10"

    table.do("end_turn")
    assert table.refused("use staff:bed_manager 1") == "HE-11.10"


# -- COPY --------------------------------------------------------------------------------------


@rule("HE-11.64", "HE-R42", "HE-11.65")
@case("HE-C120")
def test_a_copied_coffee_is_gone() -> None:
    table = quiet(
        heroes=["rob@or", "leo@er"],
        staff=["barista@er"],
        consultants=["retired_consultant@or"],
    )
    table.do("use retired_consultant 1")
    assert table.sleep("rob") == 1

    table.do("end_turn")
    assert table.refused("use staff:barista 1") == "HE-11.10"


@rule("HE-11.66", "HE-11.88")
@case("HE-C121")
def test_a_copied_swap_moves_with_its_figure() -> None:
    table = quiet(
        heroes=["alex", "leo@or"],
        staff=["radiographer@icu"],
        consultants=["retired_consultant"],
        patients=["appendix@or"],
    )
    table.walk("use retired_consultant 1", "move or", "take_staff retired_consultant")
    assert table.treatable() == {"appendix 1"}

    table.do("end_turn")
    assert table.treatable() == set()


@rule("HE-11.66", "HE-11.75", "HE-R54")
@case("HE-C122")
def test_a_copied_switchboard() -> None:
    table = night(heroes=["rob@or"], staff=["switchboard@library", "orderly"])
    table.walk("call_consultant retired_consultant", "use retired_consultant 1")

    assert table.kinds().isdisjoint({"call_consultant", "call_staff"})
    assert table.refused("call_staff staff:orderly") == "HE-R54"
    assert table.refused("call_consultant consultant:head_physician") == "HE-6.8"
    assert table.view().calls_left == 0


@rule("HE-11.63", "HE-11.68", "HE-R51")
@case("HE-C124")
def test_only_optional_lines_from_elsewhere_can_be_copied() -> None:
    table = night(
        heroes=["rob@er"],
        staff=["clown@er", "ward_nurse", "matron@or", "secretary@icu"],
        consultants=["retired_consultant@er"],
        patients=["hip"],
    )
    table.do("use retired_consultant 1")

    assert table.targets("copy_line") == {"staff:secretary 1", "staff:secretary 2"}
    assert table.refused("copy_line staff:clown 1") == "HE-11.63"


@rule("HE-11.67")
def test_a_copied_line_does_not_count_beside_the_original() -> None:
    table = night(
        heroes=["rob@er"],
        staff=["porter"],
        consultants=["retired_consultant@er"],
        patients=["dog_bite", "hip"],
    )
    table.do("use retired_consultant 1")
    table.do("call_staff porter")
    table.walk("move hallway", "done", "take_patient hip")

    assert table.chaos("rob") == 1 + (1 + 1 - 1)


@rule("HE-11.22", "HE-11.63")
@case("HE-C185")
def test_nothing_to_copy() -> None:
    table = night(
        heroes=["rob@er"], staff=["ward_nurse", "matron"], consultants=["retired_consultant@er"]
    )
    assert table.refused("use consultant:retired_consultant 1") == "HE-11.22"


@rule("HE-11.59", "HE-11.64", "HE-R52")
@case("HE-C180")
def test_the_retired_consultant_shows_himself_out() -> None:
    table = night(
        heroes=["rob@or"], staff=["security_guard@er"], consultants=["retired_consultant@or"]
    )
    table.do("use retired_consultant 1")

    assert table.room("consultant:retired_consultant") == "hallway"
    assert (table.points, table.chaos("rob")) == (3, 0)


# -- CHOOSE ------------------------------------------------------------------------------------


@rule("HE-11.69", "HE-11.33", "HE-11.28")
@case("HE-C126")
def test_the_red_pill() -> None:
    table = night(heroes=["rob@er"], staff=["pharmacist@er"], patients=["headache"])
    table.do("use pharmacist 1")
    assert len(table.choices()) == 2
    table.do("choose_option pharmacist red")
    table.do("treat headache")

    assert (table.chaos("rob"), table.deeds("rob")) == (1, 1)
    assert table.refused("use staff:pharmacist 1") == "HE-11.9"


@rule("HE-11.34")
@case("HE-C127")
def test_the_next_treatment_spends_the_pill() -> None:
    table = night(heroes=["rob@er"], staff=["pharmacist@er"], patients=["headache", "splinter"])
    table.walk("use pharmacist 1", "choose_option pharmacist red", "treat splinter 1 -")

    assert table.refused("treat patient:headache 1 -") == "HE-3.9"


@rule("HE-11.28", "HE-11.88")
@case("HE-C128")
def test_the_pill_wears_off_with_the_turn() -> None:
    table = quiet(heroes=["rob@er", "leo"], staff=["pharmacist@er"], patients=["headache"])
    table.walk("use pharmacist 1", "choose_option pharmacist red")
    assert table.treatable() == {"headache 1"}
    table.do("end_turn")
    table.do("end_turn", seed=0)
    while table.awaiting.seats != (0,):
        table.do("end_turn")

    assert table.treatable() == set()
    assert table.chaos("rob") == 1


@rule("HE-11.65", "HE-11.69")
@case("HE-C129")
def test_a_copied_pill() -> None:
    table = night(
        heroes=["rob@or"],
        staff=["pharmacist"],
        consultants=["retired_consultant@or"],
    )
    table.do("use retired_consultant 1")
    assert table.targets("choose_option") == {"staff:pharmacist red", "staff:pharmacist blue"}
    table.do("choose_option pharmacist blue")
    table.walk("move hallway", "done")

    assert table.sleep("rob") == 1
    assert table.refused("use staff:pharmacist 1") == "HE-11.9"


@rule("HE-R46", "HE-11.33", "HE-11.37")
def test_the_point_of_the_red_pill_may_be_swapped() -> None:
    # Alex I3 with the EEG Technician's N1: a Stroke with N4 I1 needs 2 swapped and nothing else;
    # Meningitis (I3 N3) needs a fifth internal point, which the pill gives and the swap takes on.
    table = night(
        heroes=["alex@er"], staff=["pharmacist@er", "eeg_technician@er"], patients=["meningitis"]
    )
    assert table.treatable() == set()
    table.walk("use pharmacist 1", "choose_option pharmacist red")
    assert team(table.state, NOBODY).any_points == [1]
    assert table.treatable() == {"meningitis 1"}


# -- LIMIT -------------------------------------------------------------------------------------


@rule("HE-11.72", "HE-11.70")
@case("HE-C131")
def test_kenta_brings_two_friends() -> None:
    table = night(heroes=["kenta"], staff=["ward_nurse", "orderly", "porter"])
    table.walk("move icu", "take_staff ward_nurse", "take_staff orderly")
    assert table.room("staff:porter") == "hallway"
    assert (table.room("staff:ward_nurse"), table.room("staff:orderly")) == ("icu", "icu")

    table = night(heroes=["kenta@icu"], staff=["ward_nurse@icu", "orderly", "porter"])
    table.walk("run hallway er", "take_staff ward_nurse")
    table.walk("take_staff ward_nurse", "take_staff orderly")
    assert (table.room("staff:ward_nurse"), table.room("staff:orderly")) == ("er", "er")

    table = night(heroes=["kenta@icu"], staff=["ward_nurse@icu", "tutor@icu", "porter"])
    table.walk("run hallway er", "take_staff ward_nurse", "take_staff tutor")
    assert table.refused("take_staff staff:porter") == "HE-11.72"


@rule("HE-11.75", "HE-R54", "HE-11.76")
@case("HE-C135")
def test_the_switchboard_operator() -> None:
    staff = ["switchboard@icu", "orderly@er", "porter@er"]
    where = {"heroes": ["rob@or", "leo@or"], "staff": staff}
    table = night(**where)
    table.do("call_staff switchboard")
    assert table.view().calls_left == 1
    assert table.refused("call_consultant consultant:chief_surgeon") == "HE-R54"
    table.do("call_staff orderly")
    assert table.chaos("rob") == 2
    assert table.refused("call_staff staff:porter") == "HE-6.5"

    table = night(**where)
    table.walk("call_staff switchboard", "move hallway", "done")
    assert table.refused("call_staff staff:orderly") == "HE-6.5"

    table = quiet(**where)
    table.walk("call_staff switchboard", "call_staff orderly", "end_turn")
    assert len(table.targets("call_consultant")) == 6
    table.do("call_consultant chief_surgeon")
    assert table.refused("call_staff staff:porter") == "HE-R54"
    table.do("end_turn", seed=0)
    assert "staff:porter" in table.targets("call_staff")


@rule("HE-11.49", "HE-11.50")
@case("HE-C191")
def test_lizzy_beside_the_watchman() -> None:
    table = night(heroes=["lizzy@oncall"], staff=["watchman@oncall"])
    table.do("sleep")

    assert (table.points, table.sleep("lizzy")) == (1, 1)
    assert table.refused("sleep") == "HE-5.5"


# -- FREELOAD ----------------------------------------------------------------------------------


@rule("HE-11.77")
@case("HE-C136")
@pytest.mark.parametrize("way", ["nosebleed 3", "splinter 1"])
def test_the_surgical_resident_takes_the_credit(way: str) -> None:
    table = night(
        heroes=["rob@er", "leo@er"],
        staff=["surgical_resident@er"],
        patients=[way.split()[0]],
        bags={"leo": {"deeds": 5}},
    )
    table.do(f"treat {way} -")

    assert table.deeds("leo") == 5


@rule("HE-11.77", "HE-11.78", "HE-R55")
@case("HE-C137")
@pytest.mark.parametrize(
    ("staff", "deeds"), [([], [8, 10, 5]), (["surgical_resident@er"], [8, 8, 4])]
)
def test_everything_is_broken(staff: list[str], deeds: list[int]) -> None:
    table = night(heroes=["kenta@er", "rob@er", "leo@er"], staff=staff, patients=["polytrauma"])
    table.do("treat polytrauma 1 seat:1")

    assert [table.deeds(h) for h in ("kenta", "rob", "leo")] == deeds


@rule("HE-11.79", "HE-13.4")
@case("HE-C138")
def test_no_freeloaders_in_a_party() -> None:
    table = night(together(), heroes=["kenta@er", "rob@er", "leo@er"], patients=["polytrauma"])
    table.do("treat polytrauma 1 seat:1")

    assert table.deeds() == 8


# -- REQUIRE -----------------------------------------------------------------------------------


@rule("HE-11.80", "HE-11.85")
@case("HE-C139")
def test_a_brain_bleed_cannot_be_treated_in_the_er() -> None:
    table = night(
        heroes=["sanjay@er"],
        staff=["neuro_fellow@er"],
        consultants=["chief_surgeon@er"],
        patients=["brain_bleed"],
    )
    assert table.sums() == [0, 4, 1, 5]
    assert table.refused("treat patient:brain_bleed 1 -") == "HE-11.80"


@rule("HE-11.80")
@case("HE-C140")
def test_organ_failure_in_the_icu_only() -> None:
    table = night(heroes=["alex@icu"], staff=["icu_nurse@icu"], patients=["organ_failure@icu"])
    table.do("treat organ_failure")
    assert table.deeds("alex") == 7

    table = night(
        heroes=["alex@or", "leo@or"],
        staff=["ward_doctor@or"],
        consultants=["head_physician@or"],
        patients=["organ_failure@or"],
    )
    assert table.refused("treat patient:organ_failure 1 seat:1") == "HE-11.80"


@rule("HE-11.80", "HE-11.16")
@case("HE-C141")
def test_a_heart_has_arrived() -> None:
    table = night(heroes=["rob@or"], consultants=["head_physician@or"], patients=["new_heart@or"])
    table.do("treat new_heart", "stitch")

    assert (table.deeds("rob"), table.journals("rob")) == (8, ["stitch"])


# -- IMMUNE ------------------------------------------------------------------------------------


@rule("HE-11.81", "HE-11.82", "HE-5.5")
@case("HE-C142")
def test_janique_and_the_it_technician() -> None:
    table = night(
        heroes=["janique@er"], staff=["it_technician@er"], patients=["splinter"], points=1
    )
    assert table.treatable() == {"splinter 1"}

    table = night(
        heroes=["janique@er"],
        staff=["it_technician@er", "orderly@er", "neuro_fellow@er"],
        patients=["long_seizure"],
    )
    table.do("treat long_seizure")
    assert table.points == 1


@rule("HE-11.81", "HE-11.84")
@case("HE-C144")
@pytest.mark.parametrize(("hero", "chaos"), [("janique", 3), ("rob", 5)])
def test_the_inspector_and_the_dog(hero: str, chaos: int) -> None:
    table = night(heroes=[f"{hero}@er"], staff=["inspector@er"], patients=["dog_bite", "hip"])
    table.walk("run hallway or", "done", "take_patient hip", "take_patient hip")

    assert table.chaos(hero) == chaos


@rule("HE-11.83", "HE-R49")
@case("HE-C145")
def test_janique_keeps_her_freeloader_reward() -> None:
    where = {
        "heroes": ["rob@er", "janique@er", "leo@er"],
        "staff": ["surgical_resident@er"],
        "patients": ["nosebleed"],
    }
    table = night(**where)
    table.do("treat nosebleed 3 -")
    assert (table.deeds("janique"), table.deeds("leo")) == (1, 0)

    table = night(**where)
    table.do("treat nosebleed 3 seat:1")
    assert table.deeds("janique") == 2


@rule("HE-11.84", "HE-R47")
@case("HE-C147")
def test_pills_work_on_janique_too() -> None:
    where = {"heroes": ["janique@er"], "staff": ["pharmacist@er"], "patients": ["splinter"]}
    table = night(**where)
    table.walk("use pharmacist 1", "choose_option pharmacist red")
    assert table.chaos("janique") == 1

    table = night(**where)
    table.walk("use pharmacist 1", "choose_option pharmacist blue")
    assert table.refused("treat patient:splinter 1 -") == "HE-11.58"


@rule("HE-11.2", "HE-11.82", "HE-R48", "HE-11.81")
def test_each_line_of_a_mixed_card_is_judged_by_itself() -> None:
    table = night(
        heroes=["janique@er"], staff=["film_crew@er", "accountant@er"], patients=["splinter"]
    )
    table.do("treat splinter")

    assert (table.deeds("janique"), table.chaos("janique")) == (2, 0)


@rule("HE-11.3", "HE-7.3")
@case("HE-C182")
def test_the_documentary_crew_cannot_be_declined() -> None:
    table = night(heroes=["alex@er"], staff=["film_crew@er"], patients=["heartburn"])
    table.do("treat heartburn")

    assert (table.deeds("alex"), table.chaos("alex")) == (2, 1)
    assert table.awaiting.decision == "choose_action"


# -- arrivals from lines -----------------------------------------------------------------------


@rule("HE-11.43", "HE-11.42")
def test_a_must_line_brings_patients_even_into_a_full_er() -> None:
    table = night(heroes=["rob", "leo"], fill_er=9)
    table.do("end_turn", "motorbike", "hip")

    assert [event.patient for event in table.of(PatientArrived)] == ["patient:motorbike"]
    assert (table.chaos("rob"), table.chaos("leo")) == (1, 1)
