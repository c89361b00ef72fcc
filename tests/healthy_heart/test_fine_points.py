"""Fine points of several chapters: numbers that tell one reading from another."""

from __future__ import annotations

import pytest

from wardround.games.healthy_heart import SPEC
from wardround.games.healthy_heart.meta import upgrade
from wardround.games.healthy_heart.rules.administrators import draw_ability
from wardround.games.healthy_heart.rules.heal import can_heal
from wardround.testkit import rule

from .table import HOUSEKEEPING, ROUNDS, STEP_5, Weighing, hospital, new_game

NOTHING = "gray gray gray blue blue blue"


@rule("HH-8.5", "HH-13.8")
def test_priority_stays_usable_without_doctor_bonuses() -> None:
    h = hospital(
        cast="balihou",
        wards={"cardio": [4]},
        priority="cardio 1",
        abilities={"cardio": "no_doctor_bonus"},
    )
    h.act("aorta heal", NOTHING)
    assert h.options_now == {"priority", "stop"}
    assert h.no("heal_bonus", "character:aorta") == "HH-8.4"


@rule("HH-16.16", "HH-12.13", "HH-12.15")
def test_lawyer_and_liaison_come_after_the_patient_value() -> None:
    office = {"lawyer": "office", "public_relations": "office"}
    h = hospital(wards={"cardio": [4]}, staff=office, money=50, prestige=9)
    h.go(ROUNDS, "red")
    h.say("tombstone_space", "grave:5")
    # $15 × 2, halved; halving the $15 first would make it $16.
    assert (h.money, h.prestige) == (35, 8)


@rule("HH-R64", "HH-13.25")
def test_feeling_lucky_is_offered_once_the_set_is_complete() -> None:
    card = hospital(cast="derring", wards={"cardio": [1]})
    card.arrive("black red blue gray gray green yellow")
    assert (card.asked, len(card.state.drawn)) == ("feeling_lucky", 7)
    card.say("feeling_lucky", "no")
    assert card.asked == "choose_action"
    rounds = hospital(cast="derring", wards={"cardio": [1]})
    rounds.go(ROUNDS, "black gray blue")
    assert (rounds.asked, len(rounds.state.drawn)) == ("feeling_lucky", 3)
    rounds.say("feeling_lucky", "no")
    assert rounds.asked == "choose_action"
    heal = hospital(cast="derring", wards={"cardio": [4]})
    heal.act("aorta heal", NOTHING)
    assert heal.asked == "heal_bonus"
    heal.say("heal_bonus", "stop")
    assert heal.asked == "feeling_lucky"
    heal.say("feeling_lucky", "no")
    assert heal.asked == "choose_action"


@rule("HH-16.17", "HH-R51")
@pytest.mark.parametrize(("prestige", "ending"), [(5, "went_broke"), (6, "")])
def test_prestige_is_lost_before_it_is_converted(prestige: int, ending: str) -> None:
    h = hospital({"broke_at_zero": False}, wards={"cardio": [4]}, prestige=prestige)
    h.go(ROUNDS, "red")
    h.say("tombstone_space", "grave:1")
    # 2 Prestige are lost; $2 take 4 more. Paying first would leave enough of 5.
    assert h.view().ended == ending


@rule("HH-7.23", "HH-16.2")
def test_level_six_finds_no_room_in_the_er() -> None:
    h = hospital(triage={"left.cardio": 4}, rooms=["er"], money=9, prestige=9)
    h.act("aorta heal", "black black")
    h.say("return_cube", "done")
    assert (h.asked, h.number("er 1"), h.number("left.cardio")) == ("tombstone_space", 0, 0)
    assert h.view().pending.details["settlement_pv"] == 1, "died in Triage"


@rule("HH-8.15", "HH-R26")
def test_the_crowded_discount_serves_an_improvement() -> None:
    discount = {"trauma": "crowded_discount"}
    full = hospital(
        rooms=["or_trauma"], wards={"trauma": [1, 1, 1, 1]}, abilities=discount, money=6
    )
    full.act("duronger improve admin")
    assert (full.room("or_trauma"), full.money) == (2, 0)
    three = hospital(rooms=["or_trauma"], wards={"trauma": [1, 1, 1]}, abilities=discount, money=6)
    assert not three.can("duronger improve")


@rule("HH-8.1", "HH-8.13", "HH-16.12")
def test_costly_death_concerns_its_ward_alone() -> None:
    costly = {"cardio": "costly_death"}
    theatre = hospital(
        rooms=["or_cardio"], ors={"cardio": "4 flatline"}, abilities=costly, money=9, prestige=9
    )
    theatre.go(STEP_5)
    theatre.say("tombstone_space", "grave:1")
    assert (theatre.money, theatre.prestige) == (6, 6)
    chair = hospital(triage={"left.cardio": 4}, abilities=costly, money=9, prestige=9)
    chair.arrive("red gray gray blue blue")
    chair.say("tombstone_space", "grave:1")
    assert (chair.money, chair.prestige) == (8, 8)


@rule("HH-11.12", "HH-R27")
def test_a_doctors_own_discount_needs_a_personal_token() -> None:
    prices = []
    for token in ("admin.smile", "admin.operations_officer"):
        h = hospital(
            cast="duronger smile couch cast dream",
            staff={"operations_officer": "office"},
            admin_tokens={"smile": 1},
            money=10,
        )
        h.act(f"smile build {token}")
        listed = {price.id: price.price for price in h.view().pending.prices}
        prices.append((listed["room:clinic"], listed["room:er"]))
    assert prices == [(7, 10), (10, 10)]


@rule("HH-R63", "HH-13.20")
@pytest.mark.parametrize(("pool", "hidden"), [("drop_one", 4), ("all_ten", 5)])
def test_how_likely_each_set_aside_ability_is(pool: str, hidden: int) -> None:
    s = new_game(3, ward_ability_pool=pool).state
    assert (len(s.aside_unseen), s.aside_hidden) == (5, hidden)
    unseen, seen = s.aside_unseen[0], s.abilities[0]
    s.aside_seen.append(seen)
    chance = Weighing([s.content.ability_names[unseen]])
    assert draw_ability(s, chance) == unseen
    # One that was seen is certainly there; each of the others with `hidden` chances in 5.
    assert (chance.weights[seen], chance.weights[unseen]) == (5, hidden)
    assert (len(s.aside_unseen), s.aside_hidden) == (4, hidden - 1)


@rule("HH-15.10", "HH-15.11")
def test_step_5_settles_deaths_before_markers_turn() -> None:
    h = hospital(
        rooms=["or_cardio", "or_trauma"],
        ors={"cardio": "4 flatline", "trauma": 3},
        money=20,
        prestige=20,
    )
    h.go(STEP_5)
    assert (h.asked, h.flat("trauma")) == ("tombstone_space", False)
    h.say("tombstone_space", "grave:1")
    assert (h.flat("trauma"), h.level("or trauma")) == (True, 3)


@rule("HH-14.7", "HH-18.5", "HH-13.34")
def test_what_a_new_game_turn_brings_back() -> None:
    h = hospital(
        {"order_supplies": True},
        cast="duronger lucky couch cast dream",
        wards={"internal": [1]},
        procedure=["yellow", "internal"],
        admin_spent=True,
        hide_used=True,
        money=50,
        prestige=50,
    )
    assert (h.state.admin_spent, h.state.hides_used) == (1, 1)
    assert h.why("duronger order_supplies admin") == "HH-18.5"
    h.go(HOUSEKEEPING, seed=2)
    assert (h.state.turn, h.view().procedure) == (2, None)
    assert (h.state.admin_spent, h.state.hides_used) == (0, 0)


@rule("HH-13.31", "HH-R43")
def test_mad_scientist_fills_the_clinic_up_to_two() -> None:
    h = hospital(
        rooms=["clinic"], clinic=["cardio 1"], triage={"left.cardio": 4, "right.cardio": 4}
    )
    h.act("duronger mad_scientist")
    assert h.places == {"left.cardio", "right.cardio"}
    h.say("scientist_from", "left.cardio")
    assert (h.level("clinic 1"), h.level("left.cardio"), h.asked) == (2, 3, "choose_action")


@rule("HH-12.22", "HH-9.6")
def test_an_empty_operating_room() -> None:
    rooms = ["or_cardio", "or_trauma"]
    h = hospital(rooms=rooms, staff={"or_nurse": "parking_lot"}, wards={"internal": [1]})
    h.act("duronger assign admin")
    assert h.options_now == {"or_cardio", "or_trauma"}
    ors = hospital(rooms=rooms, ors={"cardio": 2}, wards={"cardio": [3], "trauma": [3]})
    ors.act("aorta transfer")
    assert (ors.level("or trauma"), ors.level("trauma 1"), ors.level("cardio 1")) == (3, 0, 3)


@rule("HH-13.9", "HH-16.12")
def test_priority_counts_in_the_settlement() -> None:
    h = hospital(cast="balihou", wards={"cardio": [4]}, priority="cardio 1", money=9, prestige=9)
    h.go(ROUNDS, "red")
    h.say("tombstone_space", "grave:1")
    assert (h.money, h.prestige) == (6, 6)


@rule("HH-R73", "HH-13.3", "HH-13.34")
def test_experimental_procedures_can_bar_doctor_bonuses() -> None:
    barred = {"procedures_bar_bonus": True}
    h = hospital(
        barred,
        procedure=["yellow", "cardio"],
        wards={"cardio": [4], "psychiatric": [4]},
        triage={"left.cardio": 2},
        training={"aorta": ["bedside_manner"]},
    )
    h.act("aorta heal")
    h.say("heal_patient", "cardio 1", draws=NOTHING)
    assert "aorta" not in h.options_now
    assert h.no("heal_bonus", "character:aorta") == "HH-R73"
    other = hospital(barred, procedure=["yellow", "cardio"], wards={"psychiatric": [4]})
    other.act("couch heal", NOTHING)
    assert "couch" in other.options_now
    chairs = {"left.cardio": 2, "left.trauma": 2}
    chair = hospital(barred, procedure=["yellow", "cardio"], triage=chairs)
    assert not chair.can("aorta heal")
    assert chair.can("cast heal")
    ward = hospital(
        barred,
        procedure=["yellow", "cardio"],
        wards={"cardio": [4]},
        abilities={"cardio": "always_plus_one"},
    )
    ward.act("couch heal", NOTHING)
    assert ward.asked == "choose_action"


@rule("HH-R73", "HH-R37", "HH-13.3")
def test_doctor_bonuses_go_with_experimental_procedures_but_not_with_priority() -> None:
    h = hospital(procedure=["yellow", "cardio"], wards={"cardio": [4]}, triage={"left.cardio": 2})
    assert can_heal(h.state, 1, h.find("left.cardio"))
    h.act("aorta heal")
    h.say("heal_patient", "cardio 1", draws=NOTHING)
    h.say("heal_bonus", "character:aorta", draws="yellow yellow")
    h.say("return_cube", "done")
    assert h.level("cardio 1") == 2
    ward = hospital(
        procedure=["yellow", "cardio"],
        wards={"cardio": [4]},
        abilities={"cardio": "always_plus_one"},
    )
    ward.act("couch heal", NOTHING)
    assert ward.options_now == {"cardio", "stop"}
    placed = hospital(cast="balihou", wards={"cardio": [4]}, priority="cardio 1")
    placed.act("aorta heal", NOTHING)
    assert placed.options_now == {"aorta", "priority", "stop"}
    placed.say("heal_bonus", "character:aorta", draws="gray gray")
    assert placed.asked == "return_cube"


@rule("HH-R73")
def test_a_journal_of_version_2_keeps_barring_doctor_bonuses() -> None:
    header = {"options": {"seats": 2}, "rules_version": 2}
    assert upgrade(2, header)["options"] == {"seats": 2, "procedures_bar_bonus": True}
    assert upgrade(1, header) == header
    assert upgrade(2, {"n": 1}) == {"n": 1}


@rule("HH-R92")
def test_options_for_several_players_are_offered_to_several() -> None:
    for name in ("shared_consent", "training_veto", "seat_turns"):
        assert SPEC.meta.option(name).seat == 1
    h = hospital({"shared_consent": True}, seats=2, money=5, job=["lawyer"])
    h.act("duronger hire admin")
    assert h.staff("lawyer") == "office"
