"""What people read says what the rules do, in the words of the moment."""

from __future__ import annotations

import pytest

from wardround.core.actions import kind_of
from wardround.core.journal import Journal, Secret
from wardround.games import language_of
from wardround.games.healthy_heart import SPEC
from wardround.games.healthy_heart.events import LevelChanged, NothingLeft
from wardround.presentation.localize import localized_awaiting
from wardround.testkit import rule

from .table import HOUSEKEEPING, LIBRARY, ROUNDS, STEP_5, WORDS, Hospital, hospital

NOTHING = "gray gray gray gray gray gray"


def choices(h: Hospital) -> list[str]:
    return [SPEC.show.say_action(WORDS, h.state, action) for action in SPEC.rules.legal(h.state)]


def prompt(h: Hospital, language: str = "en") -> str:
    return localized_awaiting(language_of(SPEC, language), SPEC.rules.awaiting(h.state)).prompt


def told(h: Hospital) -> list[str]:
    return [SPEC.show.say_event(WORDS, h.state.content, event) for event in h.events]


def labels(h: Hospital, zone: str) -> list[tuple[str, int, str, str]]:
    scene = SPEC.show.scene(WORDS, h.view())
    [one] = [place for place in scene.zones if place.id == zone]
    return [(piece.label, piece.count, piece.state, piece.note) for piece in one.pieces]


@rule("HH-R34", "HH-3.13")
@pytest.mark.parametrize(
    ("awards", "end"),
    [(0, ", and you are broke"), (2, ", and you are broke unless you use an Award")],
)
def test_a_held_award_can_save_the_team(awards: int, end: str) -> None:
    h = hospital(wards={"cardio": [4]}, money=1, training={"aorta": ["award"] * awards})
    h.go(ROUNDS, "red")
    assert choices(h)[0] == f"Bury in the $1 grave: $2{end}"
    assert choices(h)[-1].endswith(", and you are broke")


@rule("HH-4.14")
@pytest.mark.parametrize(
    ("rooms", "end"),
    [([], "There is no E.R."), (["er"], "1 free space in the E.R.")],
)
def test_a_missing_er_is_not_a_full_one(rooms: list[str], end: str) -> None:
    h = hospital(rooms=rooms, triage={"left.cardio": 4, "left.trauma": 4})
    h.arrive("red blue gray gray gray")
    assert prompt(h) == f"Which chair comes first? {end}"


@rule("HH-5.3")
def test_levels_tell_patients_of_one_ward_apart() -> None:
    h = hospital(wards={"cardio": [4, 2], "trauma": [1]}, abilities={"trauma": "auto_worse"})
    h.go(ROUNDS)
    assert h.deciders() == {0}
    assert choices(h) == [
        "Check the Cardio patient in the Ward (level 4)",
        "Check the Cardio patient in the Ward (level 2)",
        "Check the Trauma Ward",
    ]


@rule("HH-13.7", "HH-15.2")
def test_levels_in_choices_of_priority_and_miracle() -> None:
    h = hospital(cast="balihou", wards={"cardio": [4, 2]})
    h.act("balihou priority_status chief")
    assert choices(h)[1] == "Priority for the Cardio patient in the Ward (level 2)"
    chaplain = hospital(wards={"cardio": [4, 2]}, staff={"chaplain": "office"})
    chaplain.go(HOUSEKEEPING)
    assert choices(chaplain)[0] == "Pray for the Cardio patient in the Ward (level 4)"
    assert choices(chaplain)[-1] == "Ask for no miracle"


@rule("HH-7.9", "HH-13.3")
def test_bonuses_say_their_cubes_and_what_they_rule_out() -> None:
    h = hospital(
        cast="balihou",
        wards={"cardio": [4]},
        priority="cardio 1",
        training={"aorta": ["bedside_manner"]},
    )
    h.act("aorta heal", NOTHING)
    assert choices(h) == [
        "Draw the bonus of Dr. Aorta (2 cubes; rules out: Priority cube)",
        "Draw the bonus of the Priority cube (1 cube; rules out: Dr. Aorta)",
        "Draw the bonus of Bedside Manner (1 cube)",
        "Stop drawing",
    ]
    ward = hospital(wards={"cardio": [4]}, abilities={"cardio": "always_plus_one"})
    ward.act("aorta heal", NOTHING)
    assert choices(ward)[0].endswith("(2 cubes; rules out: Cardio Ward)")


@rule("HH-10.14")
def test_the_lead_reads_what_training_is_asked_about() -> None:
    h = hospital(seats=2, cast="duronger glass couch cast dream", pool=["coroner"], money=5)
    h.do("1: choose_action glass train admin.glass")
    h.say("train_marker", "coroner")
    h.say("train_doctor", "cast")
    assert prompt(h) == "May Dr. Cast have “Coroner”? The $5 are paid either way."
    free = hospital(
        seats=2,
        cast="duronger glass couch cast dream",
        pool=["coroner"],
        rooms=["research_lab"],
    )
    free.do("1: choose_action glass research admin.glass")
    free.say("research_pick", "assign")
    free.say("train_doctor", "cast")
    assert prompt(free) == "May Dr. Cast have “Coroner”?"


@rule("HH-9.2", "HH-12.7", "HH-10.13")
def test_questions_name_what_they_are_about() -> None:
    h = hospital(wards={"cardio": [3]}, rooms=["or_cardio"], triage={"left.cardio": 3})
    h.act("aorta transfer medical")
    h.say("transfer_patient", "left.cardio")
    assert prompt(h) == "The Cardio patient in the left chair: where to?"
    assert prompt(h, "de") == "Wohin mit dem Herzpatienten auf dem linken Stuhl?"
    staff = hospital(staff={"ward_nurse": "parking_lot"}, wards={"cardio": [3]})
    staff.act("duronger assign admin")
    assert prompt(staff) == "Where does the Ward Nurse work?"
    train = hospital(money=5, pool=["coroner"], pool_down=[], wards={"cardio": [3]})
    train.act("duronger train admin")
    assert prompt(train) == "Which Doctor gets “Coroner”?"


@rule("HH-6.16", "HH-R92")
def test_the_lead_reads_what_would_be_spent() -> None:
    asking = {"shared_consent": True}
    h = hospital(asking, seats=2, cast="duronger glass couch cast dream", money=9, prestige=4)
    h.do("1: choose_action glass build admin.glass")
    h.say("build_room", "morgue")
    assert prompt(h) == ("Dr. Glass: Build (Morgue). May $9 and 2 Prestige be spent?")
    h = hospital(asking, seats=2, money=9, wards={"cardio": [4]}, rooms=["break_room improved"])
    h.act("aorta heal medical.break_room")
    assert prompt(h) == "Dr. Aorta: Heal. May a Shared Medical token be spent?"
    h.say("shared_consent", "deny")
    h.act("aorta train admin.break_room")
    assert prompt(h) == "Dr. Aorta: Train. May $5 and a Shared Administrative token be spent?"
    h = hospital(asking, seats=2, cast="duronger glass couch cast dream", money=9, job=["lawyer"])
    h.do("1: choose_action glass hire admin.glass")
    assert prompt(h) == "Dr. Glass: Hire (Lawyer). May $5 be spent?"


@rule("HH-13.33")
@pytest.mark.parametrize(("barred", "said"), [(True, "No Doctor Bonus"), (False, "own colour")])
def test_the_question_about_procedures_says_what_they_bar(barred: bool, said: str) -> None:
    h = hospital({"procedures_bar_bonus": barred}, wards={"cardio": [4]})
    h.act("duronger experimental_procedures chief")
    h.say("procedure_colour", "cube:red")
    assert said in prompt(h)


@rule("HH-5.10", "HH-15.10")
def test_why_a_patient_got_worse_without_a_draw() -> None:
    h = hospital(wards={"trauma": [1]}, abilities={"trauma": "auto_worse"})
    h.go(ROUNDS)
    worse = "The Trauma patient in the Ward got worse (the Ward’s ability): level 1 → 2."
    assert worse in told(h)
    flat = hospital(rooms=["or_cardio"], ors={"cardio": "4 flatline"}, money=90, prestige=9)
    flat.go(STEP_5)
    worse = "The Cardio patient in the O.R. got worse (Flatline): level 4 → 5."
    assert worse in told(flat)
    [changed] = flat.of(LevelChanged)
    assert SPEC.show.story(changed).weight == "plain"


@rule("HH-13.4", "HH-13.22")
def test_a_special_action_that_can_do_no_more_says_so() -> None:
    h = hospital(cast="pinchpenny", triage={"left.cardio": 4, "left.trauma": 4, "right.trauma": 4})
    h.act("pinchpenny efficiency chief")
    h.say("efficiency_patient", "left.cardio")
    assert h.of(NothingLeft) == []
    h.say("efficiency_patient", "left.trauma")
    assert told(h)[-1] == "Efficiency is over: no other patient can go with it."
    h = hospital(cast="pinchpenny", triage={"left.cardio": 4, "left.trauma": 4})
    h.act("pinchpenny efficiency chief")
    h.say("efficiency_patient", "left.cardio")
    h.say("efficiency_patient", "done")
    assert h.of(NothingLeft) == []
    used = ["medical.aorta", "medical.aorta"]
    over = hospital(cast="derring", prestige=3, used=used, wards={"cardio": [4]})
    over.act("derring mandatory_overtime chief")
    assert told(over)[-1] == "Mandatory Overtime is over: no other token can be refreshed."


@rule("HH-13.6", "HH-R76")
def test_a_memo_that_can_move_nobody_else_says_so() -> None:
    h = hospital(cast="pinchpenny", staff={"ward_nurse": "parking_lot"}, wards={"cardio": [1]})
    h.act("pinchpenny organized_memo_system chief")
    h.say("assign_to", "ward:cardio")
    assert told(h)[-1] == "Organized Memo System is over: nobody else can move."


@rule("HH-2.3")
def test_a_patient_is_one_piece() -> None:
    h = hospital(triage={"left.cardio": 2}, wards={"trauma": [3]})
    scene = SPEC.show.scene(WORDS, h.view())
    chair = next(piece for piece in scene.zones[0].pieces if piece.id == "chair:left.cardio")
    [patient] = chair.holds
    assert (patient.label, patient.count, patient.state) == ("Cardio 2, Stable", 1, "")
    assert chair.state == ""


def test_the_scene_says_what_things_do() -> None:
    h = hospital(
        cast="pinchpenny",
        staff={"lawyer": "office"},
        training={"aorta": ["bedside_manner", "advanced_trauma"]},
        wards={"cardio": [1]},
    )
    [lawyer] = labels(h, "area:parking_lot")
    assert lawyer[3] == "the Money due for a death is halved"
    notes = [note for *_, note in labels(h, "zone:aorta")]
    assert "one more cube when its Doctor heals in a Ward" in notes
    assert "one more cube for that malady anywhere" in notes
    [chief, *_] = labels(h, "zone:pinchpenny")
    assert "Efficiency: transfers Triage patients with up to 8 cubes in all" in chief[3]
    rooms = {label: note for label, _, _, note in labels(h, "zone:unbuilt")}
    assert rooms["Clinic"].endswith("mend by themselves; prestige 2, improved 3")


@rule("HH-4.4", "HH-18.1")
@pytest.mark.parametrize(("difficulty", "cubes"), [("tutorial", 2), ("standard", 4)])
def test_cards_show_what_is_drawn_at_this_difficulty(difficulty: str, cubes: int) -> None:
    h = hospital({"difficulty": difficulty}, left="quiet_night_shift", wards={"cardio": [1]})
    assert h.view().left_cards[-1].cubes == cubes


@rule("HH-4.1")
def test_the_first_ambulance_phase_is_told() -> None:
    journal = Journal.start(SPEC, LIBRARY, {"seats": 2}, Secret("seed", "salt"))
    kinds = [kind_of(event) for event in journal.events_of(0)]
    assert kinds[:3] == ["phase_began", "cards_revealed", "cubes_drawn"]
    chosen = Journal.start(SPEC, LIBRARY, {"character_setup": "chosen"}, Secret("seed", "salt"))
    assert chosen.events_of(0) == []


@rule("HH-16.10")
def test_deaths_count_bodies_in_every_kind_of_grave() -> None:
    assert SPEC.show.counts is not None
    h = hospital(
        cemetery=[1], rooms=["morgue"], morgue=[1], coroner_graves=1, wards={"cardio": [1]}
    )
    deaths = SPEC.show.counts(WORDS, h.view())[2]
    assert deaths.value == 3
