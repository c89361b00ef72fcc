"""HH chapters 16 and 17: death, settlement and the end."""

from __future__ import annotations

import pytest

from wardround.games import language_of
from wardround.games.healthy_heart import SPEC
from wardround.presentation.localize import localized_awaiting
from wardround.testkit import rule

from .table import ROUNDS, STEP_3, hospital, told

LUCKY = "duronger lucky couch cast dream"


@rule("HH-16.5", "HH-16.4")
def test_the_dead_leave_and_a_tombstone_stays() -> None:
    h = hospital(wards={"cardio": [4]}, money=9, prestige=9)
    beds = sum(h.state.beds)
    h.go(ROUNDS, "red")
    assert h.number("cardio 1") == 0
    assert sum(h.state.beds) == beds + 1
    h.say("tombstone_space", "grave:1")
    assert (h.tombstones, h.state.cemetery[0]) == (1, 1)
    assert not h.can("aorta heal")


@rule("HH-16.10", "HH-R65", "HH-R97")
def test_coroners_are_asked_in_seat_order() -> None:
    h = hospital(
        seats=3,
        triage={"left.cardio": 4},
        training={"aorta": ["coroner"], "cast": ["coroner"]},
        money=9,
        prestige=9,
    )
    h.arrive("red gray gray blue blue")
    # Seats: duronger 0, aorta 1, couch 2, cast 0, dream 1.
    assert (h.asked, h.deciders()) == ("use_coroner", {0})
    h.do("0: use_coroner cast no")
    assert h.deciders() == {1}
    h.do("1: use_coroner aorta yes")
    assert (h.money, h.prestige, h.training("aorta")) == (9, 8, {})
    assert h.training("cast") == {"coroner": 1}
    first = hospital(
        triage={"left.cardio": 4}, training={"aorta": ["coroner"], "cast": ["coroner"]}, prestige=9
    )
    first.arrive("red gray gray blue blue")
    first.say("use_coroner", "aorta", "yes")
    assert first.asked == "choose_action"


@rule("HH-R66", "HH-16.10")
def test_the_lead_picks_among_the_last_coroners() -> None:
    h = hospital(
        cast=LUCKY,
        seats=2,
        triage={"left.cardio": 4},
        cemetery=[1, 2, 3, 4, 5, 6],
        training={"lucky": ["coroner"], "dream": ["coroner"]},
        prestige=9,
    )
    h.arrive("red gray gray blue blue")
    assert (h.asked, h.deciders()) == ("tombstone_space", {0})
    assert h.options_now == {"lucky", "dream"}
    h.say("tombstone_space", "coroner:dream")
    assert (h.prestige, h.training("dream")) == (8, {})


@rule("HH-R65", "HH-14.7")
def test_accepting_one_offer_skips_the_later_ones() -> None:
    h = hospital(
        cast=LUCKY, triage={"left.cardio": 4}, training={"cast": ["coroner"]}, money=9, prestige=9
    )
    h.arrive("red gray gray blue blue")
    assert h.asked == "lucky_hide"
    h.say("lucky_hide", "token:medical.lucky")
    assert h.asked == "tombstone_space"
    no = hospital(
        cast=LUCKY, triage={"left.cardio": 4}, training={"cast": ["coroner"]}, money=9, prestige=9
    )
    no.arrive("red gray gray blue blue")
    no.say("lucky_hide", "no")
    assert no.asked == "use_coroner"


@rule("HH-R96", "HH-18.5", "HH-14.7")
def test_a_token_flipped_by_lucky_counts_as_spent() -> None:
    h = hospital(
        {"order_supplies": True},
        cast=LUCKY,
        triage={"left.cardio": 4},
        admin_tokens={"lucky": 1},
        prestige=9,
    )
    h.arrive("red gray gray blue blue")
    assert h.no("lucky_hide", "token:medical.dream") == "HH-14.7"
    h.say("lucky_hide", "token:admin.lucky")
    h.say("tombstone_space", "grave:6")
    assert h.used("admin.lucky") == 1
    assert h.why("duronger order_supplies admin") == "HH-18.5"


@rule("HH-16.8")
def test_a_taken_space_is_refused() -> None:
    h = hospital(triage={"left.cardio": 4}, cemetery=[1], money=9, prestige=9)
    h.arrive("red gray gray blue blue")
    assert h.options_now == {"2", "3", "4", "5", "6"}
    assert h.refused("tombstone_space grave:1") == "HH-16.8"
    assert h.refused("tombstone_space grave:9") == "HH-16.8"


@rule("HH-16.6", "HH-15.8")
def test_deaths_one_by_one() -> None:
    h = hospital(
        rooms=["er improved"],
        er=["left.cardio", "right.trauma", "left.internal"],
        money=50,
        prestige=20,
    )
    h.go(STEP_3)
    assert len(h.choices("death_order")) == 3
    h.say("death_order", "er 2")
    h.say("tombstone_space", "grave:1")
    assert len(h.choices("death_order")) == 2


@rule("HH-17.1", "HH-17.4", "HH-17.5", "HH-1.1", "HH-R58")
@pytest.mark.parametrize("seats", [1, 4])
def test_the_three_endings(seats: int) -> None:
    won = hospital(seats=seats, wards={"cardio": [1]}, pile=0, prestige=12)
    won.go(ROUNDS, "gray")
    broke = hospital(seats=seats, triage={"left.cardio": 4})
    broke.arrive("red gray gray blue blue")
    broke.say("tombstone_space", "grave:1")
    full = hospital(seats=seats, triage={"left.cardio": 4}, cemetery=[1, 2, 3, 4, 5, 6], prestige=3)
    full.arrive("red gray gray blue blue")
    outcomes = [h.outcome for h in (won, broke, full)]
    assert [o.reason for o in outcomes if o] == list(SPEC.meta.end_reasons)
    assert [o.winners for o in outcomes if o] == [tuple(range(seats)), (), ()]
    assert [o.scores[0] for o in outcomes if o] == [12.0, -14.0, -4.0]
    assert ["a victory of sorts" in told(o) for o in outcomes if o] == [False, False, True]
    assert [o.rule for o in outcomes if o] == ["HH-17.2", "HH-17.5", "HH-17.6"]
    assert all(o.ranks == (1,) * seats for o in outcomes if o)


@rule("HH-18.2", "HH-18.3")
def test_the_variants_are_off_by_default() -> None:
    h = hospital(discard={"red": 3}, wards={"cardio": [1]})
    assert h.why("duronger order_supplies admin") == "HH-18.2"
    both = hospital({"order_supplies": True, "higher_income": True}, discard={"red": 3})
    assert both.can("duronger order_supplies admin")


@rule("HH-16.15", "HH-14.7")
def test_a_hidden_body_is_not_said_to_cost_money() -> None:
    h = hospital(cast=LUCKY, triage={"left.cardio": 4}, money=9, prestige=9)
    h.arrive("red gray gray blue blue")
    h.say("lucky_hide", "token:medical.lucky")
    asked, said = SPEC.rules.awaiting(h.state), SPEC.rules.legal(h.state)[0]
    for code, prompt, choice in (
        ("en", "The death costs 1 Prestige and no Money.", "Bury in the $1 grave: free"),
        ("de", "Der Todesfall kostet 1 Prestige und kein Geld.", "Begraben (Grab für 1 $): gratis"),
        (
            "fr",
            "Le décès coûte 1 prestige et pas d’argent.",
            "Enterrer (tombe à 1\u00a0$)\u00a0: gratuit",
        ),
    ):
        words = language_of(SPEC, code)
        assert localized_awaiting(words, asked).prompt.endswith(prompt)
        assert SPEC.show.say_action(words, h.state, said) == choice
