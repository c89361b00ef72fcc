"""HH chapters 2, 4, 5, 7, 15 and 16 at their edges: Heals, Beds, deaths and the end."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from wardround.core.chance import ScriptedChance
from wardround.core.log import Log
from wardround.games.healthy_heart.events import (
    DeathSettled,
    PatientMoved,
    TokenReturned,
    TokensRefreshed,
)
from wardround.games.healthy_heart.rules import constants as k
from wardround.games.healthy_heart.rules.cubes import draw_cubes, draw_replacing
from wardround.games.healthy_heart.rules.death import money_due, space_price
from wardround.games.healthy_heart.rules.heal import (
    can_heal,
    can_heal_at_all,
    list_patients,
    treatable_chairs,
)
from wardround.games.healthy_heart.rules.money import tracks
from wardround.games.healthy_heart.rules.patients import lower_level, raise_level
from wardround.testkit import rule

from .table import HOUSEKEEPING, ROUNDS, STEP_5, STEPS_6_7, Hospital, hospital

FATAL = "black black black red red red"
LUCKY = "duronger aorta couch lucky dream"


# -- Heal ----------------------------------------------------------------------------------------

CHAIRS = {"left.cardio": 1, "right.cardio": 2, "left.internal": 3, "right.trauma": 4}
SITUATIONS: list[dict[str, Any]] = [
    {},
    {"cast": "duronger couch smile gutman glass"},
    {"training": {"aorta": ["advanced_internal"], "couch": ["bedside_manner"]}},
    {"training": {"aorta": ["er_training"], "dream": ["coroner"]}},
    {"staff": {"triage_nurse": "area:triage"}},
    {"staff": {"triage_nurse": "parking_lot", "lawyer": "office"}},
    {"staff": {"medical_tech": "area:triage"}},
    {"procedure": ["yellow", "cardio"]},
    {"options": {"procedures_bar_bonus": True}, "procedure": ["yellow", "cardio"]},
    {"procedure": ["yellow", "trauma"], "training": {"aorta": ["advanced_trauma"]}},
    {"cast": "balihou", "priority": "left.internal"},
    {"cast": "balihou bunsen couch smile lucky", "priority": "left.internal"},
    {"pack": '[[areas.area]]\nid = "triage"\nheal = 1\n'},
]  # fmt: skip


@rule("HH-7.3", "HH-7.6", "HH-7.7", "HH-R73")
@pytest.mark.parametrize("situation", SITUATIONS)
def test_chairs_looked_up_at_once_are_those_looked_up_one_by_one(situation: dict[str, Any]) -> None:
    h = hospital(triage=CHAIRS, wards={"psychiatric": [1]}, **situation)
    s = h.state
    for slot in range(1, 5):
        chairs = [n for n in range(s.content.first_bed) if can_heal(s, slot, n)]
        assert treatable_chairs(s, slot) == chairs


@rule("HH-7.3", "HH-8.9")
@pytest.mark.parametrize(("levels", "first"), [([4, 3, 4], {1, 3}), ([1], {1}), ([], set())])
def test_wards_where_the_worst_come_first(levels: list[int], first: set[int]) -> None:
    h = hospital(
        abilities={"cardio": "worst_first"}, wards={"cardio": levels, "psychiatric": [1, 2]}
    )
    h.act("couch heal")
    others = {"psychiatric 1", "psychiatric 2"}
    assert h.places == {f"cardio {bed}" for bed in first} | others
    slot = h.state.current_act().slot
    listed = [place for place in range(h.state.content.places) if can_heal(h.state, slot, place)]
    assert len(listed) == len(list_patients(h.state)) == len(first) + 2
    if len(levels) > len(first):
        assert h.reason("heal_patient", "cardio 2") == ("HH-8.9", "worst_first")


@rule("HH-7.2", "HH-7.3", "HH-7.6")
def test_why_the_first_chair_cannot_be_healed() -> None:
    h = hospital(
        triage={"left.cardio": 2}, wards={"trauma": [2, 2]}, rooms=["clinic"], clinic=["cardio 1"]
    )
    h.act("couch heal")
    assert h.reason("heal_patient", "left.cardio") == ("HH-7.6", "no_bonus_to_draw")
    assert h.reason("heal_patient", "clinic 1") == ("HH-7.3", "no_heals_here")
    assert h.reason("heal_patient", "patient:99") == ("HH-7.2", "no_such_patient")


@rule("HH-6.17", "HH-R14")
def test_without_cubes_nobody_is_healed() -> None:
    h = hospital(wards={"cardio": [2]})
    s = h.state
    cubes = s.cup[:]
    s.cup.clear()
    assert not can_heal_at_all(s, 1)
    s.discard[0] = 1
    assert can_heal_at_all(s, 1)
    s.discard[0] = 0
    s.cup.append(cubes[0])
    assert can_heal_at_all(s, 1)


@rule("HH-2.16", "HH-2.20", "HH-2.21", "HH-R79")
def test_a_single_cube_in_the_discard_refills_the_cup() -> None:
    s = hospital(wards={"cardio": [2]}).state
    s.cup.clear()
    for draw in (draw_cubes, draw_replacing):
        s.discard[0] = 1
        draw(s, 3, ScriptedChance(["red"]), Log())
        assert (s.drawn, s.discard[0]) == ([0], 0)
        draw(s, 3, ScriptedChance([]), Log())
        assert s.drawn == [0]
        s.drawn.clear()


@rule("HH-2.19", "HH-13.26", "HH-15.12")
def test_the_cup_keeps_its_order() -> None:
    h = hospital(wards={"cardio": [2]}, discard={"red": 3, "black": 2, "gray": 1})
    h.go(STEPS_6_7)
    assert h.state.cup == sorted(h.state.cup)
    lucky = hospital(cast="derring", wards={"cardio": [4]})
    lucky.act("aorta heal", "black gray gray red blue blue")
    lucky.say("heal_bonus", "stop")
    lucky.say("feeling_lucky", "yes", draws="gray gray gray blue blue blue")
    assert lucky.state.cup == sorted(lucky.state.cup)


@rule("HH-7.22", "HH-7.12", "HH-9.11")
def test_leaving_the_er() -> None:
    h = hospital(rooms=["er"], er=["left.cardio"], wards={"trauma": [1]})
    h.heal("couch", "er 1", "red red red red gray gray")
    assert (h.level("left.cardio"), h.number("er 1")) == (1, 0)
    cured = hospital(rooms=["er"], er=["left.cardio"], wards={"trauma": [1]})
    cured.heal("couch", "er 1", "red red red red red gray")
    assert (cured.number("left.cardio"), cured.number("er 1")) == (0, 0)
    assert not cured.of(PatientMoved)
    same = hospital(rooms=["er"], er=["left.cardio"], wards={"trauma": [1]})
    same.heal("couch", "er 1", "gray gray gray blue blue blue")
    assert (same.level("er 1"), same.number("left.cardio")) == (5, 0)


@rule("HH-15.3", "HH-15.4", "HH-15.5", "HH-R72")
def test_a_miracle_leaves_nothing_in_hand() -> None:
    h = hospital(
        cast="derring",
        staff={"chaplain": "office"},
        phase="housekeeping",
        wards={"cardio": [2], "trauma": [1]},
    )
    h.say("miracle_patient", "cardio 1", draws="red")
    assert h.asked == "feeling_lucky"
    h.say("feeling_lucky", "no", seed=1)
    assert h.state.turn == 2
    er = hospital(
        staff={"chaplain": "office"}, phase="housekeeping", rooms=["er"], er=["left.cardio"],
        wards={"trauma": [1]},
    )  # fmt: skip
    er.state.place = er.find("er 1")
    er.state.cup.remove(0)
    er.state.drawn.append(0)
    er.go([k.T_PLAYERS, k.T_APPLY_MIRACLE])
    assert (er.level("left.cardio"), er.number("er 1"), er.state.drawn) == (4, 0, [])
    assert er.discard("red") == 2  # the cube of the miracle and one of the patient


@rule("HH-13.3", "HH-13.8", "HH-7.7")
def test_why_a_bonus_is_not_drawn() -> None:
    h = hospital(
        cast="balihou", wards={"cardio": [4], "trauma": [4]}, priority="cardio 1",
        training={"aorta": ["er_training"]}, staff={"ward_nurse": "ward:psychiatric"},
    )  # fmt: skip
    h.act("aorta heal")
    h.say("heal_patient", "cardio 1", draws="gray gray gray blue blue blue")
    assert h.reason("heal_bonus", "training:er_training") == ("HH-7.7", "no_such_bonus_here")
    assert h.reason("heal_bonus", "staff:ward_nurse") == ("HH-7.7", "no_such_bonus_here")
    h.say("heal_bonus", "character:aorta", draws="gray gray")
    other = hospital(
        cast="balihou", wards={"cardio": [4], "trauma": [4]}, priority="trauma 1",
        staff={"ward_nurse": "ward:cardio"},
    )  # fmt: skip
    other.act("aorta heal")
    other.say("heal_patient", "cardio 1", draws="gray gray gray blue blue blue")
    assert other.reason("heal_bonus", "marker:priority") == ("HH-13.8", "no_such_bonus_here")
    other.say("heal_bonus", "staff:ward_nurse", draws="gray gray")
    used = hospital(
        cast="balihou",
        wards={"cardio": [4]},
        priority="cardio 1",
        staff={"ward_nurse": "ward:cardio"},
    )
    used.act("aorta heal", "gray gray gray blue blue blue")
    used.say("heal_bonus", "marker:priority", draws="gray")
    assert used.reason("heal_bonus", "marker:priority") == ("HH-13.3", "used_or_shut_out")


# -- Beds ----------------------------------------------------------------------------------------


@rule("HH-2.23", "HH-2.24", "HH-2.25")
def test_a_bed_shows_its_level() -> None:
    for before, after in product((1, 2, 3, 4), repeat=2):
        h = hospital(wards={"trauma": [before]})
        s = h.state
        place = h.find("trauma 1")
        (lower_level if after <= before else raise_level)(s, place, after)
        low = after <= 2
        assert s.side[place] == (k.LOW if low else k.HIGH)
        assert (s.beds[4], s.beds[9]) == ((3, 4) if low else (4, 3))


@rule("HH-3.2", "HH-3.3", "HH-R59")
def test_tens_and_ones() -> None:
    assert [tracks(n) for n in (0, 9, 10, 57, 99, 100, 123)] == [
        (0, 0, False), (0, 9, False), (10, 0, False), (50, 7, False), (90, 9, False),
        (0, 0, True), (20, 3, True),
    ]  # fmt: skip


# -- Arrivals and Rounds -----------------------------------------------------------------------


@rule("HH-4.14", "HH-4.15")
def test_black_cubes_are_discarded_after_a_death() -> None:
    h = hospital(triage={"left.cardio": 4}, money=9, prestige=9)
    h.arrive("red black gray gray blue blue green")
    h.say("tombstone_space", "grave:1")
    assert (h.discard("black"), h.state.drawn) == (1, [])


@rule("HH-2.14", "HH-4.14")
@pytest.mark.parametrize(
    ("rooms", "er", "free"),
    [([], [], 0), (["er"], [], 1), (["er"], ["right.cardio"], 0),
     (["er improved"], [], 3), (["er improved"], ["right.cardio"], 2),
     (["er improved"], ["right.cardio", "right.trauma"], 1)],
)  # fmt: skip
def test_whoever_decides_the_order_knows_the_free_spaces(
    rooms: list[str], er: list[str], free: int
) -> None:
    chairs = {"left.cardio": 4, "left.trauma": 4}
    h = hospital(rooms=rooms, er=er, triage=chairs, money=9, prestige=9)
    h.arrive("red blue gray green yellow")
    assert (h.asked, h.awaiting.facts["free"]) == ("arrival_order", free)


@rule("HH-5.3", "HH-5.10", "HH-8.14")
@pytest.mark.parametrize("ward", ["cardio", "trauma"])
def test_a_ward_that_gets_worse_among_others(ward: str) -> None:
    wards = {"internal": [3, 2], "psychiatric": [1], ward: [1, 2]}
    h = hospital(abilities={ward: "auto_worse"}, wards=wards, phase="rounds")
    assert len(h.choices()) == 4
    h.say("rounds_next", "internal 1", draws="gray")
    h.say("rounds_next", f"ward:{ward}")
    assert (h.level(f"{ward} 1"), h.level(f"{ward} 2")) == (2, 3)
    assert (h.level("internal 1"), h.level("internal 2"), h.level("psychiatric 1")) == (3, 2, 1)


# -- Deaths --------------------------------------------------------------------------------------


@rule("HH-16.9", "HH-16.10")
@pytest.mark.parametrize("side", ["morgue", "morgue improved"])
def test_what_every_space_costs(side: str) -> None:
    h = hospital(rooms=[side], wards={"cardio": [1]}, training={"couch": ["coroner"]})
    prices = [1, 3, 6, 10, 15, 21, *([1, 2, 3, 4] if "improved" in side else [1, 2])]
    assert [space_price(h.state, n) for n in range(len(prices))] == prices
    assert [space_price(h.state, n) for n in range(10, 20)] == [0] * 10


@rule("HH-16.5", "HH-16.9", "HH-16.11", "HH-16.14")
@pytest.mark.parametrize(("space", "due"), [(1, 1), (2, 2)])
def test_a_body_in_the_morgue(space: int, due: int) -> None:
    h = hospital(rooms=["morgue"], triage={"left.cardio": 4}, money=9, prestige=9)
    h.arrive("red gray gray blue blue")
    h.say("tombstone_space", f"morgue:{space}")
    assert h.state.morgue == [int(n == space - 1) for n in range(4)]
    assert (h.money, h.state.cemetery, h.tombstones) == (9 - due, [0] * 6, 1)
    (settled,) = h.of(DeathSettled)
    assert (settled.money, settled.prestige, settled.converted) == (due, 1, 0)


@rule("HH-16.10", "HH-R97", "HH-16.11", "HH-R77")
def test_two_coroners_are_asked_one_after_the_other() -> None:
    for answers in (("yes",), ("no", "yes"), ("no", "no")):
        h = hospital(
            seats=5, triage={"left.cardio": 4}, money=9, prestige=9,
            training={"aorta": ["coroner"], "couch": ["coroner"]},
        )  # fmt: skip
        h.arrive("red gray gray blue blue")
        for (seat, doctor), answer in zip(((1, "aorta"), (2, "couch")), answers, strict=False):
            assert (h.asked, h.awaiting.seats) == ("use_coroner", (seat,))
            h.say("use_coroner", doctor, answer)
        if answers == ("no", "no"):
            assert h.asked == "tombstone_space"
            continue
        held = [h.training("aorta").get("coroner", 0), h.training("couch").get("coroner", 0)]
        assert held == ([0, 1] if answers == ("yes",) else [1, 0])
        assert (h.money, h.prestige, h.state.coroner_graves) == (9, 8, 1)
        assert h.awaiting.decision == "choose_action"


@rule("HH-16.7", "HH-16.18", "HH-17.6")
def test_the_last_tombstone() -> None:
    for left, ended in ((1, ""), (0, "no_tombstone_space")):
        h = hospital(triage={"left.cardio": 4}, money=9, prestige=9)
        h.state.tombstones = left
        h.arrive("red gray gray blue blue")
        assert h.view().ended == ended


@rule("HH-13.11", "HH-14.7", "HH-R70")
def test_lucky_is_asked_after_a_spin_that_was_declined() -> None:
    h = hospital(
        cast="balihou aorta couch lucky dream", seats=5, wards={"trauma": [4], "cardio": [1]},
        money=9, prestige=9, fired=["glass", "bunsen", "smile", "gutman", "fever"],
    )  # fmt: skip
    h.heal("aorta", "trauma 1", FATAL)
    assert h.asked == "pr_spin"
    h.say("pr_spin", "no")
    assert (h.asked, h.awaiting.seats) == ("lucky_hide", (3,))


@rule("HH-14.7", "HH-16.15", "HH-R96", "HH-R77")
def test_lucky_with_an_administrative_token_alone() -> None:
    h = hospital(
        cast=LUCKY, seats=5, triage={"left.cardio": 4}, admin_tokens={"lucky": 1},
        used=["medical.lucky"] * 2 + ["medical.couch"] * 2, money=9, prestige=9,
    )  # fmt: skip
    h.arrive("red gray gray blue blue")
    assert (h.asked, h.awaiting.seats) == ("lucky_hide", (3,))
    assert h.choices() == ["lucky_hide no", "lucky_hide token:admin.lucky"]
    h.say("lucky_hide", "token:admin.lucky")
    h.say("tombstone_space", "grave:6")
    assert (h.money, h.state.admin_spent, h.state.hides_used) == (9, 1, 1)
    none = hospital(
        cast=LUCKY, triage={"left.cardio": 4}, used=["medical.lucky", "medical.lucky"], money=9
    )
    none.arrive("red gray gray blue blue")
    assert none.asked == "tombstone_space"


@rule("HH-3.13", "HH-16.17", "HH-R52")
def test_losing_the_last_prestige_alone_is_going_broke() -> None:
    h = hospital(cast=LUCKY, triage={"left.cardio": 4}, prestige=1)
    h.arrive("red gray gray blue blue")
    h.say("lucky_hide", "token:medical.lucky")
    h.say("tombstone_space", "grave:6")
    assert (h.money, h.prestige, h.view().ended) == (0, 0, "went_broke")
    nothing = hospital(cast=LUCKY, triage={"left.cardio": 4}, wards={"trauma": [1]})
    nothing.arrive("red gray gray blue blue")
    nothing.say("lucky_hide", "token:medical.lucky")
    nothing.say("tombstone_space", "grave:6")
    assert nothing.view().ended == ""


@rule("HH-12.13", "HH-16.16")
def test_only_a_lawyer_halves() -> None:
    staff = dict.fromkeys(("chaplain", "finance_officer", "human_resources"), "office")
    h = hospital(triage={"left.cardio": 4}, staff=staff, money=9, prestige=9)
    h.arrive("red gray gray blue blue")
    assert money_due(h.state, 1) == 3
    h.state.staff[h.state.content.hiring_names.index("lawyer")] = k.IN_OFFICE
    assert money_due(h.state, 1) == 2


@rule("HH-13.14", "HH-13.15", "HH-13.16", "HH-R39", "HH-R71")
def test_the_fired_doctor_takes_nothing_of_the_others() -> None:
    h = hospital(
        cast="balihou", seats=5, wards={"trauma": [4], "cardio": [1]}, money=9, prestige=9,
        training={"aorta": ["bedside_manner"], "couch": ["er_training"], "cast": ["award"]},
        admin_tokens={"couch": 1, "aorta": 1},
    )  # fmt: skip
    h.heal("couch", "trauma 1", FATAL)
    h.say("pr_spin", "yes")
    h.say("tombstone_space", "grave:6")
    h.say("use_award", "cast", "no", draws="smile")
    assert (h.training("aorta"), h.training("smile")) == ({"bedside_manner": 1}, {})
    assert h.training("cast") == {"award": 1}
    assert h.state.out_of_game == 1
    assert (h.unused("admin.aorta"), h.unused("admin.smile")) == (1, 0)
    assert [event.token for event in h.of(TokenReturned)] == ["token:admin.couch"]
    h.say("use_award", "cast", "no")
    assert h.can("smile heal")
    assert not h.can("couch heal")


# -- Housekeeping and the end --------------------------------------------------------------------


@rule("HH-15.13", "HH-6.5")
def test_all_tokens_come_back_at_once() -> None:
    h = hospital(wards={"cardio": [1]}, used=["chief", "medical.aorta", "medical.aorta"])
    h.go(STEPS_6_7)
    assert [event.tokens for event in h.of(TokensRefreshed)] == [3]
    assert (h.unused("chief"), h.unused("medical.aorta")) == (1, 2)


@rule("HH-15.1", "HH-R77", "HH-8.11")
def test_in_housekeeping_the_lead_decides() -> None:
    h = hospital(
        seats=2, wards={"cardio": [1], "trauma": [3]}, staff={"chaplain": "office"},
        abilities={"cardio": "admin_on_cure"}, used=["admin.duronger"],
    )  # fmt: skip
    h.state.pen, h.state.passed = 1, 3
    h.go(HOUSEKEEPING)
    assert (h.asked, h.deciders(), h.state.passed, h.barrier) == ("miracle_patient", {0}, 0, True)
    h.say("miracle_patient", "cardio 1", draws="red")
    assert (h.asked, h.deciders()) == ("cure_flip", {0})


@rule("HH-17.1", "HH-17.4", "HH-1.24")
def test_what_cannot_be_taken_back() -> None:
    h = hospital(wards={"cardio": [2]})
    h.go([k.T_PLAYERS])
    assert h.barrier
    guarded = hospital(wards={"cardio": [2]}, staff={"security_guard": "parking_lot"})
    s = guarded.state
    s.pile_unseen = 0
    s.under = [s.unseen.pop(), s.unseen.pop(), s.unseen.pop()]
    guarded.go([k.T_PLAYERS, k.T_GAME_TURN])
    assert (guarded.asked, guarded.barrier) == ("security_guard", True)
    over = hospital(wards={"cardio": [1]}, pile=0, prestige=12)
    over.go(ROUNDS, "gray")
    assert (over.barrier, over.state.stack, over.choices()) == (True, [], [])
    assert over.awaiting.decision == "over"


def lines(h: Hospital) -> list[tuple[str, float, str]]:
    outcome = h.outcome
    assert outcome is not None
    return [(line.line, line.points, line.rule) for line in outcome.lines]


@rule("HH-17.3", "HH-17.6", "HH-R34")
def test_how_the_score_came_about() -> None:
    award: dict[str, Any] = {"training": {"aorta": ["award", "award"]}, "prestige": 12}
    won = hospital(wards={"cardio": [1]}, pile=0, money=7, **award)
    won.go(ROUNDS, "gray")
    assert won.state.score == 12 + 6 + 3
    assert lines(won) == [
        ("prestige", 12, "HH-17.3"), ("awards", 6, "HH-R34"), ("money", 3, "HH-17.3"),
    ]  # fmt: skip
    full = hospital(triage={"left.cardio": 4}, cemetery=[1, 2, 3, 4, 5, 6], **award)
    full.arrive("red gray gray blue blue")
    assert (full.state.score, full.state.stack) == (12 + 6 - 6 - 1, [])
    assert lines(full) == [
        ("prestige", 12, "HH-17.6"), ("awards", 6, "HH-R34"),
        ("tombstones", -6, "HH-17.6"), ("unburied", -1, "HH-17.6"),
    ]  # fmt: skip
    plain = hospital(wards={"cardio": [1]}, pile=0, prestige=4)
    plain.go(ROUNDS, "gray")
    assert lines(plain) == [("prestige", 4, "HH-17.3"), ("money", 0, "HH-17.3")]


@rule("HH-R34", "HH-17.3")
def test_where_no_award_is_worth_anything() -> None:
    pack = '[[training.training]]\nid = "award"\nprestige = 0\none_time = false\n'
    held = {"dream": ["coroner", "award"]}
    h = hospital(
        pack=pack, training=held, wards={"cardio": [1], "trauma": [3]}, triage={"left.cardio": 4}
    )
    h.act("couch transfer")
    assert h.asked == "choose_action"
    over = hospital(pack=pack, training=held, wards={"cardio": [1]}, pile=0, prestige=4)
    over.go(ROUNDS, "gray")
    assert lines(over) == [("prestige", 4, "HH-17.3"), ("money", 0, "HH-17.3")]


@rule("HH-1.1", "HH-17.8", "HH-R58")
def test_the_band_of_a_score() -> None:
    bands = []
    for prestige in (100, 99, 25, 10, 9):
        h = hospital(wards={"cardio": [1]}, pile=0, prestige=prestige)
        h.go(ROUNDS, "gray")
        assert h.outcome is not None
        bands.append(h.outcome.facts["band"])
    assert bands == [100, 75, 25, 10, 0]


@rule("HH-15.11")
def test_every_ekg_turns_flat() -> None:
    h = hospital(
        rooms=["or_cardio", "or_trauma"],
        ors={"cardio": 2, "trauma": "2 flatline"},
        wards={"cardio": [1]},
    )
    h.go(STEP_5)
    assert (h.flat("cardio"), h.flat("trauma"), h.level("or trauma")) == (True, True, 3)
