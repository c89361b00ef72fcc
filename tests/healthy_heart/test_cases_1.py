"""The cases of CASES.md, HH-C1 to HH-C46, in their order."""

from __future__ import annotations

import pytest

from wardround.games.healthy_heart.events import (
    CardsRevealed,
    PatientDied,
    PatientMoved,
    PhaseBegan,
)
from wardround.games.healthy_heart.rules.money import tracks
from wardround.testkit import case, rule

from .table import (
    ARRIVALS,
    HOUSEKEEPING,
    ROUNDS,
    STEP_3,
    STEP_5,
    hospital,
    new_game,
    told,
)


@case("HH-C1")
@rule("HH-2.7", "HH-9.4", "HH-9.5")
def test_a_critical_triage_patient_becomes_a_bed() -> None:
    h = hospital(triage={"left.cardio": 4})
    h.act("aorta transfer")
    assert h.discard("red") == 4
    assert h.level("cardio 1") == 4
    assert h.number("left.cardio") == 0


@case("HH-C2")
@rule("HH-2.6", "HH-2.8", "HH-9.5", "HH-9.7")
def test_a_patient_goes_from_bed_to_operating_table() -> None:
    h = hospital(triage={"right.internal": 3}, rooms=["or_internal"])
    beds = sum(h.state.beds)
    h.act("aorta transfer")
    h.say("transfer_to", "ward:internal")
    assert h.level("internal 1") == 3
    assert sum(h.state.beds) == beds - 1
    h.act("aorta transfer")
    assert h.level("or internal") == 3
    assert not h.flat("internal")
    assert sum(h.state.beds) == beds


@case("HH-C3")
@rule("HH-3.2")
def test_two_markers_show_26() -> None:
    h = hospital(money=26)
    assert (h.view().money.ten, h.view().money.one) == (20, 6)


@case("HH-C4")
@rule("HH-3.3", "HH-R59")
def test_from_100_the_ten_marker_is_turned() -> None:
    h = hospital(
        money=97, staff={"finance_officer": "office", "chaplain": "office"}, wards={"cardio": [1]}
    )
    h.state.money += 5
    assert (h.view().money.amount, h.view().money.ten, h.view().money.one) == (102, 0, 2)
    assert h.view().money.plus_100
    assert tracks(99) == (90, 9, False)
    assert tracks(100) == (0, 0, True)
    assert tracks(217) == (10, 7, True)


@case("HH-C5", "HH-C6")
@rule(
    "HH-7.4", "HH-7.5", "HH-7.7", "HH-7.12", "HH-7.13", "HH-7.14", "HH-7.15", "HH-7.16", "HH-14.2"
)
def test_aorta_operates() -> None:
    h = hospital(rooms=["or_cardio"], ors={"cardio": "4 flatline"})
    h.act("aorta heal", "red red red black gray gray blue blue")
    assert not h.flat("cardio")
    assert len(h.state.drawn) == 8
    assert h.options_now == {"aorta", "stop"}
    h.say("heal_bonus", "aorta", draws="green green")
    assert (h.level("or cardio"), h.asked, h.state.current_heal().returns) == (2, "return_cube", 2)
    h.say("return_cube", "red")
    h.say("return_cube", "red")
    assert h.asked == "choose_action"
    assert (h.money, h.prestige) == (6, 0)
    assert h.discard("red") == 1
    assert h.discard("black") == 1


@case("HH-C7")
@rule("HH-7.16", "HH-7.19")
def test_an_improved_operating_room_pays_more() -> None:
    h = hospital(rooms=["or_cardio improved"], ors={"cardio": "4 flatline"})
    h.act("aorta heal", "red red red black gray gray blue blue green green")
    assert h.money == 0
    h.say("heal_bonus", "stop")
    assert h.money == 8


@case("HH-C8")
@rule("HH-10.6", "HH-10.7")
def test_what_was_just_revealed_may_be_assigned() -> None:
    h = hospital(rooms=["research_lab improved"])
    h.act("duronger research admin")
    h.say("research_pick", "reveal", draws="bedside_manner")
    h.say("research_pick", "assign")
    assert h.asked == "train_doctor"
    h.say("train_doctor", "cast")
    assert h.training("cast") == {"bedside_manner": 1}


@case("HH-C9")
@rule("HH-2.26", "HH-9.8")
def test_patients_are_never_joined() -> None:
    h = hospital(rooms=["clinic"], clinic=["cardio 1"], triage={"left.cardio": 1})
    h.act("aorta transfer")
    assert (h.level("clinic 1"), h.level("clinic 2")) == (1, 1)


@case("HH-C10", "HH-C68")
@rule("HH-13.33", "HH-13.34", "HH-13.35", "HH-7.12", "HH-R42", "HH-R73", "HH-R88")
def test_experimental_procedures() -> None:
    wards = {"internal": [4], "infectious": [4], "cardio": [4]}
    h = hospital(wards=wards, staff={"chaplain": "office"}, job=[])
    h.act("duronger experimental_procedures")
    assert h.asked == "procedure_colour"
    assert h.options_now == {"red", "green", "yellow", "gray", "blue"}
    assert h.no("procedure_colour", "cube:black") == "HH-R73"
    h.say("procedure_colour", "yellow")
    assert "infectious" not in h.options_now
    h.say("procedure_malady", "internal")
    h.heal("couch", "internal 1", "yellow yellow yellow green green black")
    assert (h.level("internal 1"), h.money) == (2, 4)
    h.heal("couch", "infectious 1", "yellow green green gray gray gray")
    assert h.level("infectious 1") == 3
    h.heal("cast", "cardio 1", "red green green gray gray gray")
    assert h.level("cardio 1") == 3
    h.say("pass")
    h.say("miracle_patient", "internal 1", draws="yellow heat_wave full_moon", seed=1)
    assert h.level("internal 1") == 2


@case("HH-C11")
@rule("HH-16.12", "HH-16.13", "HH-16.14")
def test_a_death_in_triage_on_the_third_space() -> None:
    h = hospital(triage={"left.cardio": 4}, cemetery=[1, 2], money=10, prestige=5)
    h.arrive("red gray gray blue blue")
    assert h.options_now == {"3", "4", "5", "6"}
    h.say("tombstone_space", "grave:3")
    assert (h.money, h.prestige) == (4, 4)


@case("HH-C12")
@rule("HH-16.12", "HH-16.13", "HH-16.14")
def test_a_death_in_a_basic_operating_room_on_the_fourth_space() -> None:
    h = hospital(rooms=["or_trauma"], money=31, prestige=5, ors={"trauma": "4 flatline"})
    h.go(STEP_5)
    h.say("tombstone_space", "grave:4")
    assert (h.money, h.prestige) == (1, 2)


@case("HH-C13")
@rule("HH-17.2", "HH-17.3", "HH-17.8")
def test_the_score_of_a_game_that_ran_its_course() -> None:
    h = hospital(money=22, prestige=41, pile=0, wards={"cardio": [1, 1]}, phase="rounds")
    h.say("rounds_next", "cardio 1", draws="gray gray")
    assert h.outcome is not None
    assert h.outcome.reason == "ran_its_course"
    assert h.outcome.scores == (52.0,)
    assert "respected" in told(h.outcome)


@case("HH-C14")
@rule("HH-16.7", "HH-17.6", "HH-R57")
def test_no_space_ends_the_game_before_the_settlement() -> None:
    h = hospital(triage={"left.cardio": 4}, cemetery=[1, 2, 3, 4, 5, 6], money=3, prestige=36)
    h.arrive("red gray gray blue blue")
    assert h.outcome is not None
    assert (h.outcome.reason, h.outcome.scores) == ("no_tombstone_space", (29.0,))
    assert (h.money, h.prestige) == (3, 36)


@case("HH-C15")
@rule("HH-18.6", "HH-7.16")
@pytest.mark.parametrize(("higher", "money"), [(True, 8), (False, 4)])
def test_higher_income_pays_every_matching_cube(higher: bool, money: int) -> None:
    h = hospital({"higher_income": higher}, wards={"psychiatric": [2]})
    h.heal("aorta", "psychiatric 1", "gray gray gray gray black red")
    assert h.number("psychiatric 1") == 0
    assert h.money == money


@case("HH-C16")
@rule("HH-1.25", "HH-4.17", "HH-17.2", "HH-4.1")
def test_a_game_that_runs_its_course_has_nine_ambulance_phases() -> None:
    h = new_game(3, seats=1, difficulty="tutorial")
    h.state.money = 10_000
    phases = []
    for step in range(5_000):
        if h.outcome is not None:
            break
        text = h.choices()[-1] if h.choices()[-1] == "pass" else h.choices()[0]
        events = h.do(f"0: {text}", seed=step)
        # Enough graves for a game in which nobody is healed.
        h.state.cemetery = [0] * 6
        h.state.morgue = [0] * 4
        h.state.coroner_graves = 0
        h.state.tombstones = 12
        phases += [e.phase for e in events if isinstance(e, PhaseBegan)]
    assert h.outcome is not None
    assert h.outcome.reason == "ran_its_course"
    assert h.state.turn == 9
    assert phases.count("player") == 8
    assert phases.count("housekeeping") == 8
    assert phases[-1] == "ambulance"


@case("HH-C17")
@rule("HH-1.8", "HH-1.9", "HH-1.10", "HH-1.21")
def test_every_setup_has_five_ward_patients() -> None:
    for seed in range(15):
        h = new_game(seed, character_setup="chosen")
        assert (h.money, h.prestige) == (5, 0)
        beds = {bed: level for bed, level in h.dump()["level"].items() if bed.startswith("bed:")}
        assert len(beds) == 5
        assert set(beds.values()) <= {2, 3}
        assert len({bed.partition(".")[0] for bed in beds}) > 1


@case("HH-C18")
@rule("HH-11.11", "HH-11.20", "HH-R2")
def test_improving_the_break_room_adds_a_medical_token() -> None:
    h = hospital(rooms=["break_room"], money=10)
    h.act("duronger improve admin")
    assert h.unused("medical.break_room") == 1
    assert h.unused("admin.break_room") == 1
    assert h.prestige == 2


@case("HH-C19")
@rule("HH-12.1", "HH-12.11")
def test_human_resources_make_hiring_cheap() -> None:
    h = hospital(money=4, staff={"human_resources": "office"}, job=["lawyer"])
    h.act("duronger hire admin")
    assert (h.money, h.staff("lawyer")) == (2, "office")
    assert h.used("admin.duronger") == 1


@case("HH-C20")
@rule("HH-8.15", "HH-8.16", "HH-R26")
@pytest.mark.parametrize(("beds", "price"), [([2, 2, 2, 2], 6), ([2, 2, 2], 10)])
def test_a_crowded_ward_makes_its_operating_room_cheap(beds: list[int], price: int) -> None:
    h = hospital(wards={"trauma": beds}, abilities={"trauma": "crowded_discount"}, money=10)
    h.act("duronger build admin")
    h.say("build_room", "or_trauma")
    assert (h.money, h.room("or_trauma")) == (10 - price, 1)


@case("HH-C21")
@rule("HH-15.3", "HH-15.4", "HH-15.2")
def test_a_black_cube_is_a_miracle() -> None:
    h = hospital(staff={"chaplain": "office"}, wards={"cardio": [4]}, phase="housekeeping", job=[])
    h.say("miracle_patient", "cardio 1", draws="black lawyer heat_wave full_moon", seed=1)
    assert h.number("cardio 1") == 0
    assert (h.money, h.prestige) == (0, 2)


@case("HH-C22")
@rule("HH-15.10", "HH-15.11")
def test_flatline_worsens_and_ekg_turns() -> None:
    h = hospital(rooms=["or_cardio", "or_trauma"], ors={"cardio": "2 flatline", "trauma": 3})
    h.go(STEP_5)
    assert (h.level("or cardio"), h.flat("cardio")) == (3, True)
    assert (h.level("or trauma"), h.flat("trauma")) == (3, True)


@case("HH-C23")
@rule("HH-4.5", "HH-4.6", "HH-4.15", "HH-R6")
def test_a_black_cube_is_replaced_by_two() -> None:
    h = hospital()
    h.arrive("black red green yellow gray blue red")
    assert sum(h.level(f"left.{m}") for m in h.state.content.malady_ids) == 6
    assert h.discard("black") == 1


@case("HH-C24")
@rule("HH-4.8", "HH-4.10")
def test_exactly_five_goes_to_the_emergency_room() -> None:
    h = hospital(triage={"left.cardio": 3}, rooms=["er"], money=2, prestige=1)
    h.arrive("red red gray gray blue")
    assert (h.level("er 1"), h.cubes("er 1"), h.number("left.cardio")) == (5, 5, 0)
    assert (h.money, h.prestige) == (2, 1)


@case("HH-C25")
@rule("HH-4.12", "HH-4.13", "HH-16.2", "HH-R4")
def test_six_die_even_with_a_free_emergency_room() -> None:
    h = hospital(triage={"left.cardio": 3}, rooms=["er"], money=9, prestige=4)
    h.arrive("red red red gray gray")
    assert h.discard("red") == 6
    h.say("tombstone_space", "grave:1")
    assert (h.money, h.prestige, h.number("er 1")) == (8, 3, 0)


@case("HH-C26")
@rule("HH-4.11", "HH-4.13")
def test_five_die_without_an_emergency_room() -> None:
    h = hospital(triage={"right.trauma": 4}, money=9, prestige=4)
    h.arrive("blue gray gray red red", side="right")
    assert h.discard("blue") == 5
    assert h.view().pending.details["settlement_pv"] == 1
    h.say("tombstone_space", "grave:1")
    assert (h.money, h.prestige) == (8, 3)


@case("HH-C27")
@rule("HH-4.10", "HH-4.11", "HH-4.14")
@pytest.mark.parametrize("first", ["cardio", "trauma"])
def test_the_lead_picks_who_gets_the_last_space(first: str) -> None:
    h = hospital(triage={"left.cardio": 4, "left.trauma": 3}, rooms=["er"], money=9, prestige=4)
    h.arrive("red blue blue gray", cubes=4)
    assert h.level("left.psychiatric") == 1
    assert h.options_now == {"left.cardio", "left.trauma"}
    h.say("arrival_order", f"chair:left.{first}")
    assert h.state.malady[h.find("er 1")] == h.state.content.malady_ids.index(first)
    assert h.asked == "tombstone_space"
    h.say("tombstone_space", "grave:1")
    assert h.number("left.cardio") == h.number("left.trauma") == 0


@case("HH-C28")
@rule("HH-4.7")
def test_the_right_card_fills_the_right_chairs() -> None:
    h = hospital(triage={"left.cardio": 4})
    h.arrive("red red gray gray blue", side="right")
    assert (h.level("right.cardio"), h.level("left.cardio")) == (2, 4)


@case("HH-C29")
@rule("HH-4.5", "HH-4.6")
def test_replacements_are_replaced_too() -> None:
    h = hospital()
    h.arrive("black black red green yellow  black gray blue red  green yellow")
    assert sum(h.state.level) == 8
    assert h.discard("black") == 3


@case("HH-C30")
@rule("HH-4.4", "HH-18.1")
def test_the_difficulty_changes_every_card() -> None:
    h = hospital({"difficulty": "tutorial"})
    h.arrive("red green", cubes=4)
    assert sum(h.state.level) == 2
    h = hospital({"difficulty": "challenging"})
    h.arrive("red red green green yellow yellow gray gray blue", cubes=7)
    assert sum(h.state.level) == 9


@case("HH-C32")
@rule("HH-5.5", "HH-5.6", "HH-5.9")
def test_two_matching_cubes_after_a_black_one() -> None:
    h = hospital(wards={"cardio": [3]}, money=9, prestige=4)
    h.go(ROUNDS, "black red red")
    assert h.asked == "tombstone_space"
    h.say("tombstone_space", "grave:1")
    assert (h.tombstones, h.money, h.prestige) == (1, 7, 2)


@case("HH-C33")
@rule("HH-5.10", "HH-8.14", "HH-16.6", "HH-R8", "HH-R49")
def test_a_ward_that_gets_worse_by_itself() -> None:
    h = hospital(
        cast="derring",
        wards={"cardio": [4, 4, 2]},
        abilities={"cardio": "auto_worse"},
        money=20,
        prestige=10,
    )
    h.go(ROUNDS)
    assert h.asked == "death_order"
    assert h.places == {"cardio 1", "cardio 2"}
    h.say("death_order", "cardio 2")
    h.say("tombstone_space", "grave:1")
    h.say("tombstone_space", "grave:2")
    assert (h.money, h.prestige, h.level("cardio 3")) == (12, 6, 3)
    assert sum(h.state.discard) == 0


@case("HH-C34")
@rule("HH-7.13", "HH-7.17", "HH-7.18", "HH-R17")
def test_surplus_matching_cubes_earn_nothing() -> None:
    h = hospital(wards={"trauma": [1]})
    h.heal("aorta", "trauma 1", "blue blue blue blue red red")
    assert (h.money, h.prestige, h.number("trauma 1")) == (2, 2, 0)


@case("HH-C35")
@rule("HH-7.12", "HH-7.13", "HH-7.17", "HH-16.1")
def test_a_heal_can_kill() -> None:
    h = hospital(wards={"trauma": [3]}, money=9, prestige=4)
    h.heal("aorta", "trauma 1", "blue black black black red red")
    assert h.asked == "tombstone_space"
    assert h.money == 9
    h.say("tombstone_space", "grave:1")
    assert (h.money, h.prestige, h.number("trauma 1")) == (7, 2, 0)


@case("HH-C36")
@rule("HH-7.5", "HH-7.6", "HH-7.14", "HH-2.23")
def test_a_heal_in_triage_is_all_bonus() -> None:
    h = hospital(triage={"left.cardio": 2})
    h.act("aorta heal", "red blue")
    assert (h.level("left.cardio"), h.asked, h.state.current_heal().returns) == (
        1,
        "return_cube",
        2,
    )
    assert h.discard("red") == 1
    h.say("return_cube", "done")
    assert (h.money, h.discard("red"), h.discard("blue")) == (1, 2, 1)


@case("HH-C37")
@rule("HH-7.6", "HH-14.5", "HH-R14")
def test_glass_has_nothing_to_draw_in_triage() -> None:
    h = hospital(
        cast="duronger glass aorta cast dream", triage={"left.cardio": 3}, wards={"trauma": [3, 2]}
    )
    h.act("glass heal")
    assert h.places == {"trauma 1", "trauma 2"}
    assert h.no("heal_patient", "left.cardio") == "HH-7.6"
    h.say("heal_patient", "trauma 1", draws="blue gray gray gray red red")
    assert (h.asked, h.level("trauma 1")) == ("choose_action", 2)
    alone = hospital(cast="duronger glass aorta cast dream", triage={"left.cardio": 3})
    assert not alone.can("glass heal")
    assert alone.can("aorta heal")


@case("HH-C39")
@rule("HH-7.5", "HH-7.22", "HH-R19")
def test_an_emergency_patient_goes_back_to_its_chair() -> None:
    h = hospital(rooms=["er"], er=["right.trauma"])
    h.heal("aorta", "er 1", "blue blue red red gray gray")
    assert h.money == 4
    assert (h.level("right.trauma"), h.cubes("right.trauma"), h.number("er 1")) == (3, 3, 0)


@case("HH-C40")
@rule("HH-15.8", "HH-16.6")
def test_the_emergency_room_is_emptied_by_death() -> None:
    h = hospital(rooms=["er improved"], er=["left.cardio", "right.trauma"], money=20, prestige=9)
    h.go(STEP_3)
    h.say("death_order", "er 1")
    h.say("tombstone_space", "grave:1")
    h.say("tombstone_space", "grave:2")
    assert (h.money, h.prestige) == (12, 5)


@case("HH-C41")
@rule("HH-15.3", "HH-9.11", "HH-15.8", "HH-R47", "HH-R84")
def test_a_miracle_in_the_emergency_room() -> None:
    h = hospital(
        rooms=["er"], er=["right.infectious"], staff={"chaplain": "office"}, phase="housekeeping"
    )
    events = h.say("miracle_patient", "er 1", draws="yellow heat_wave full_moon", seed=3)
    moved = [e for e in events if isinstance(e, PatientMoved)]
    assert [(e.place, e.level) for e in moved] == [("chair:right.infectious", 4)]
    step_3 = [e for e in events if isinstance(e, (PatientDied, CardsRevealed))]
    assert isinstance(step_3[0], CardsRevealed)
    assert h.money == 0


@case("HH-C42")
@rule("HH-8.2", "HH-8.3", "HH-18.6", "HH-R61")
@pytest.mark.parametrize(("higher", "money"), [(False, 4), (True, 10)])
def test_where_black_has_no_effect(higher: bool, money: int) -> None:
    h = hospital(
        {"higher_income": higher}, wards={"trauma": [4]}, abilities={"trauma": "black_no_effect"}
    )
    h.heal("aorta", "trauma 1", "blue blue blue blue blue black")
    assert (h.level("trauma 1"), h.money) == (2, money)


@case("HH-C43")
@rule("HH-8.6", "HH-8.7", "HH-8.8", "HH-R23", "HH-R85")
def test_always_plus_one() -> None:
    h = hospital(
        cast="duronger aorta glass cast dream",
        wards={"cardio": [4]},
        abilities={"cardio": "always_plus_one"},
        staff={"ward_nurse": "ward:cardio"},
        training={"aorta": ["bedside_manner"]},
    )
    h.act("aorta heal", "gray gray gray blue blue blue")
    assert h.options_now == {"aorta", "cardio", "stop"}
    assert h.no("heal_bonus", "training:bedside_manner") == "HH-8.7"
    h.say("heal_bonus", "aorta", draws="gray gray")
    assert h.asked == "return_cube"
    assert len(h.state.drawn) == 8
    h.say("return_cube", "done")
    h.act("glass heal", "gray gray gray blue blue blue")
    assert h.options_now == {"cardio", "stop"}
    h.say("heal_bonus", "ward:cardio", draws="green")
    assert len(h.state.drawn) == 7


@case("HH-C44")
@rule("HH-8.4", "HH-8.5", "HH-12.24", "HH-10.18")
def test_no_doctor_bonuses() -> None:
    h = hospital(
        wards={"cardio": [4]},
        abilities={"cardio": "no_doctor_bonus"},
        staff={"ward_nurse": "ward:cardio"},
        training={"aorta": ["bedside_manner"]},
    )
    h.act("aorta heal", "gray gray gray blue blue blue")
    assert h.options_now == {"bedside_manner", "ward_nurse", "stop"}
    assert h.no("heal_bonus", "character:aorta") == "HH-8.4"
    h.say("heal_bonus", "staff:ward_nurse", draws="gray gray")
    h.say("heal_bonus", "training:bedside_manner", draws="gray")
    assert len(h.state.drawn) == 9


@case("HH-C46")
@rule("HH-12.13", "HH-12.15", "HH-16.16", "HH-R54", "HH-R55")
@pytest.mark.parametrize(("space", "cost"), [("5", 8), ("1", 1)])
def test_lawyer_and_liaison(space: str, cost: int) -> None:
    h = hospital(
        triage={"left.cardio": 4},
        staff={"lawyer": "office", "public_relations": "office"},
        money=20,
        prestige=5,
    )
    h.arrive("red gray gray blue blue")
    h.say("tombstone_space", f"grave:{space}")
    assert (h.money, h.prestige) == (20 - cost, 5)


@rule("HH-5.1", "HH-4.7")
def test_both_cards_then_the_rounds() -> None:
    h = hospital(wards={"cardio": [2]})
    h.card(4)
    h.card(4, "right")
    h.go(ARRIVALS, "red red gray gray  blue blue gray gray  green")
    assert (h.level("left.cardio"), h.level("right.trauma")) == (2, 2)
    assert h.asked == "choose_action"


@rule("HH-1.24", "HH-15.1", "HH-15.14", "HH-4.2")
def test_housekeeping_leads_to_the_next_game_turn() -> None:
    h = hospital()
    h.go(HOUSEKEEPING, "heat_wave full_moon", seed=1)
    assert h.state.turn == 2
    assert [c.id for c in h.view().left_cards] == ["ambulance:heat_wave"]
    assert [c.id for c in h.view().right_cards] == ["ambulance:full_moon"]
