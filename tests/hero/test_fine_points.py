"""Edges of the rules that are easily off by one: the first, the last, the one in the next room."""

from __future__ import annotations

from typing import Any

import pytest

from tests.hero.packs import hero, line, staff
from tests.hero.table import (
    LIBRARY,
    QUIET,
    Night,
    content_of,
    ended,
    new_night,
    night,
    quiet,
    together,
)
from wardround.core.game import resolve_options
from wardround.core.messages import Phrase
from wardround.games.hero import SPEC
from wardround.games.hero.events import SleepRemovedChaos, TokensReceived, Treated
from wardround.games.hero.rules.setup import new_state
from wardround.games.hero.rules.totals import pack_totals
from wardround.games.hero.rules.wording import describe_line
from wardround.testkit import rule

# -- calls -------------------------------------------------------------------------------------


@rule("HE-6.3", "HE-R28", "HE-5.7", "HE-6.8")
def test_the_first_of_all_staff_is_refused_like_any_other() -> None:
    table = night(heroes=["rob@er"], staff=["orderly@er"])
    assert table.refused("call_staff staff:janitor") == "HE-6.3"
    assert table.refused("call_consultant staff:janitor") == "HE-6.3"
    table.do("move hallway")
    refusal = table.refusal("take_staff staff:janitor")
    assert (refusal.rule, refusal.reason) == ("HE-5.7", "not_on_board")


@rule("HE-6.8", "HE-6.9", "HE-6.11")
def test_a_second_consultant_where_two_are_allowed() -> None:
    table = night(
        pack=QUIET + "[constants.limits]\nconsultants_on_board = 2\n",
        heroes=["rob@er"],
        consultants=["head_physician@hallway"],
    )
    others = {"chief_surgeon", "head_neurologist", "trauma_lead", "night_professor"}
    others.add("retired_consultant")
    assert table.targets("call_consultant") == {f"consultant:{id_}" for id_ in others}


# -- actions and points ------------------------------------------------------------------------


@rule("HE-5.3", "HE-5.5", "HE-11.56")
def test_what_is_not_hindered_goes_on_beside_a_hindrance() -> None:
    for room, kinds in (
        ("library", {"move", "study"}),
        ("oncall", {"move", "sleep"}),
        ("er", {"move", "look", "treat"}),
    ):
        table = night(heroes=[f"rob@{room}"], staff=[f"matron@{room}"], patients=["splinter"])
        assert table.kinds() - {"call_staff", "call_consultant", "end_turn"} == kinds


@rule("HE-5.5", "HE-5.6", "HE-3.9", "HE-11.21")
def test_with_the_last_point_the_reason_is_another() -> None:
    table = night(
        heroes=["alex@er"], staff=["janitor@er"], patients=["splinter", "heartburn"], points=1
    )
    assert table.refused("move room:or") == "HE-5.6"
    assert table.refused("treat patient:splinter 1 -") == "HE-3.9"
    assert table.refused("use staff:janitor 1") == "HE-11.21"
    table = night(heroes=["alex@er"], staff=["janitor@er"], patients=["splinter"], points=0)
    assert table.refused("move room:or") == "HE-5.5"
    assert table.refused("treat patient:splinter 1 -") == "HE-5.5"
    assert table.refused("use staff:janitor 1") == "HE-11.14"


@rule("HE-4.7", "HE-13.8", "HE-12.1", "HE-1.11")
def test_what_cannot_be_taken_back() -> None:
    table = quiet(heroes=["rob@er", "leo"])
    barriers = []
    for text in ("move hallway", "end_turn"):
        table.do(text)
        barriers.append(table.barrier)
    assert barriers == [False, True]
    party = quiet(together(), heroes=["rob@er", "leo"], pool={"chaos": 11})
    party.do("run hallway icu")
    assert (party.outcome is not None, party.barrier) == (True, True)
    last = quiet(heroes=["rob@er", "leo"], round=12, turns_taken=2)
    last.do("end_turn", seed=0)
    assert (last.outcome is not None, last.barrier, last.points) == (True, True, 0)
    choosing = new_night(hero_setup="chosen", seats=2)
    choosing.do("pick_hero rob")
    assert choosing.barrier


# -- moving ------------------------------------------------------------------------------------


@rule("HE-5.8", "HE-5.21", "HE-R17")
def test_one_patient_on_the_whole_run() -> None:
    table = night(heroes=["rob@er"], patients=["splinter", "hip", "burns@hallway", "migraine@or"])
    table.do("run hallway icu")
    assert table.targets("take_patient") == {"patient:splinter", "patient:hip"}
    assert table.refused("take_patient patient:migraine") == "HE-5.8"
    table.do("take_patient hip")
    assert table.targets("take_patient") == {"patient:hip"}
    assert table.refused("take_patient patient:burns") == "HE-5.21"
    first = table.refusal("take_patient patient:splinter")
    assert (first.rule, first.reason) == ("HE-5.8", "not_here")
    table.do("take_patient hip")
    assert (table.room("patient:hip"), table.room("rob")) == ("icu", "icu")


@rule("HE-5.8", "HE-5.21", "HE-2.9")
def test_two_patients_where_two_may_be_taken() -> None:
    table = night(
        pack=QUIET + "[constants.limits]\npatients_carried = 2\n",
        heroes=["rob@icu"],
        patients=["splinter@icu", "hip@icu", "burns@icu", "migraine@hallway"],
    )
    table.walk("run hallway er", "take_patient hip")
    assert table.targets("take_patient") == {"patient:splinter", "patient:burns"}
    table.do("take_patient burns")
    assert table.targets("take_patient") == {"patient:hip", "patient:burns"}
    table.do("take_patient burns")
    assert table.targets("take_patient") == {"patient:hip"}
    table.do("take_patient hip")
    assert [table.room(f"patient:{id_}") for id_ in ("hip", "burns")] == ["er", "er"]
    assert [table.station(id_) for id_ in ("burns", "hip", "splinter")] == [1, 2, 0]
    assert table.chaos("rob") == 1 + 2


@rule("HE-2.19", "HE-2.23", "HE-R72")
def test_stations_are_in_rooms_that_have_some() -> None:
    one_bed = '[[constants.room]]\nid = "icu"\nstations = 1\n'
    table = night(pack=QUIET + one_bed, heroes=["rob@er"], patients=["hip", "burns@hallway"])
    assert (table.station("hip"), table.station("burns")) == (1, 0)
    table.walk("move hallway", "take_patient hip")
    assert table.station("hip") == 0
    table.walk("move icu", "take_patient hip")
    assert table.station("hip") == 1
    full = night(pack=QUIET + one_bed, heroes=["rob"], patients=["hip@icu", "burns@hallway"])
    full.do("move icu")
    assert (full.room("rob"), full.room("patient:burns")) == ("icu", "hallway")


@rule("HE-5.6", "HE-5.40", "HE-10.3", "HE-10.5")
def test_prices_of_moving_and_looking_around() -> None:
    pack = QUIET + "[constants.prices]\nmove = 2\nlook = 3\n"
    table = night(pack=pack, heroes=["rob@er"], patient_deck=["hip"])
    table.do("look", seed=0)
    assert table.chaos("rob") == 3
    table.walk("move hallway", "none")
    assert table.chaos("rob") == 5


@rule("HE-11.60", "HE-2.9", "HE-11.21", "HE-11.43")
def test_the_last_free_station() -> None:
    table = night(heroes=["rob"], staff=["bed_manager"], patients=["hip@hallway"], fill_er=9)
    table.do("use bed_manager 1")
    assert "room:er" in table.targets("shift_to")
    for full, uses in ((9, {"staff:paramedic"}), (10, set())):
        table = night(heroes=["rob"], staff=["paramedic"], fill_er=full)
        assert table.uses() == uses


# -- journals and sleep ------------------------------------------------------------------------


@rule("HE-11.73")
def test_the_order_of_drawing_tells_nothing() -> None:
    dumps = []
    for draws in (("stitch", "knots"), ("knots", "stitch")):
        table = night(heroes=["sanjay@library"])
        table.do("study", *draws)
        assert table.targets("keep_journal") == {"journal:knots", "journal:stitch"}
        dumps.append(table.dump()["agenda"])
    assert dumps[0] == dumps[1]


@rule("HE-5.26", "HE-11.73", "HE-5.27")
def test_the_last_journal_is_taken_unasked() -> None:
    table = night(heroes=["sanjay@library"], journal_deck=["knots"])
    table.do("study", "knots")
    assert (table.journals("sanjay"), table.awaiting.decision) == (["knots"], "choose_action")
    assert table.refused("study") == "HE-5.27"


@rule("HE-5.29", "HE-11.74", "HE-5.30")
def test_the_extra_sleep_comes_once_a_turn() -> None:
    early = line("passive", "must", "LIMIT", what="sleep_bonus_at", n=2)
    table = night(
        pack=QUIET + staff(early),
        heroes=["rob@oncall"],
        staff=["janitor@oncall", "security_guard@oncall"],
    )
    table.walk("sleep", "sleep")
    assert table.sleep("rob") == 3
    table.do("use security_guard 1")
    assert table.room("staff:janitor") == "hallway"
    table.do("sleep")
    assert table.sleep("rob") == 4


# -- treatment ---------------------------------------------------------------------------------


@rule("HE-6.13", "HE-R31", "HE-6.17")
def test_helpers_are_the_others_here() -> None:
    table = night(heroes=["rob@er", "leo", "alex@er"], patients=["splinter"])
    assert table.targets("treat") == {"patient:splinter 1 -", "patient:splinter 1 seat:2"}
    assert table.refused("treat patient:splinter 1 seat:1") == "HE-6.13"
    assert table.refused("treat patient:splinter 1 seat:3") == "HE-6.13"


@rule("HE-6.14", "HE-14.1", "HE-14.3")
@pytest.mark.parametrize("limits", ["never", "always"])
def test_two_counsels_where_two_are_allowed(limits: str) -> None:
    table = night(
        {"expert_limits": limits},
        pack=QUIET + "[constants.limits]\ncounsels = 2\n",
        heroes=["rob@er", "leo@er"],
        patients=["splinter", "kitchen_cut", "broken_wrist"],
    )
    table.walk("treat splinter 1 seat:1", "treat kitchen_cut 1 seat:1")
    refusal = "HE-6.14" if limits == "never" else "HE-14.1"
    assert table.refused("treat patient:broken_wrist 1 seat:1") == refusal
    table.end_round()
    assert any("patient:broken_wrist 1 seat:" in text for text in table.targets("treat"))


@rule("HE-3.9", "HE-8.2")
def test_what_is_missing_is_named() -> None:
    table = night(heroes=["leo@er"], patients=["tick_bite"])
    refusal = table.refusal("treat patient:tick_bite 1 -")
    assert refusal.facts["needed"] == [Phrase("skills", {"n": 1, "skill": "surgery"})]
    assert refusal.facts["total"] == [
        Phrase("skills", {"n": 1, "skill": "labour"}),
        Phrase("skills", {"n": 2, "skill": "internal"}),
        Phrase("skills", {"n": 2, "skill": "neurology"}),
    ]


@rule("HE-14.2", "HE-14.3", "HE-6.5")
def test_calls_of_experts_come_back_with_the_round() -> None:
    table = quiet({"expert_limits": "always"}, heroes=["rob@er", "leo@er"], staff=["orderly@icu"])
    table.do("call_staff orderly")
    assert table.refused("call_consultant consultant:chief_surgeon") == "HE-14.2"
    table.end_round()
    assert len(table.targets("call_consultant")) == 6


@rule("HE-3.7")
def test_totals_stay_within_their_fields() -> None:
    for at in range(4):
        for value, kept in (
            (-5, 0),
            (-1, 0),
            (0, 0),
            (1, 1),
            (62, 62),
            (63, 63),
            (64, 63),
            (99, 63),
        ):
            totals, expected = [7, 7, 7, 7], [7, 7, 7, 7]
            totals[at], expected[at] = value, kept
            fields = [value << 7 * n for n, value in enumerate(expected)]
            assert pack_totals(totals) == sum(fields)


@rule("HE-11.7", "HE-11.23")
def test_what_a_hero_card_adds_in_each_room() -> None:
    # Not the cached content: this test must run the code that makes it.
    content = SPEC.rules.content(LIBRARY.tables)
    rob, leo = content.heroes[0], content.heroes[3]
    assert [aura.skills[1] for aura in rob.auras] == [0, 0, 1, 0, 0, 0]
    assert [aura.skills for aura in leo.auras] == [[0, 0, 0, 0]] * 6
    assert [len(lines) for lines in rob.standing] == [0, 0, 1, 0, 0, 0]
    assert [len(lines) for lines in leo.standing] == [1, 1, 1, 1, 1, 1]


# -- tokens ------------------------------------------------------------------------------------


@rule("HE-10.5", "HE-10.7", "HE-13.5", "HE-5.6", "HE-5.28", "HE-5.40")
def test_the_log_tells_of_tokens_once() -> None:
    def told(table: Night) -> list[bool]:
        return [event.told for event in table.of(TokensReceived)]

    prices = QUIET + "[constants.prices]\nmove = 2\nlook = 3\n"
    rob: dict[str, Any] = {"heroes": ["rob@er", "leo"], "fill_er": 10, "patient_deck": ["hip"]}
    table = night(pack=prices, points=4, **rob)
    table.do("look", seed=0)
    assert told(table) == [False, True, True], "the price; who was turned away says the rest"
    table.do("move hallway", seed=0)
    table.do("none", seed=0)
    table.do("move oncall", seed=0)
    assert told(table) == [False]
    table.do("sleep")
    assert told(table) == [True]
    party = night(together(), **rob)
    party.do("look", seed=0)
    assert told(party) == [True]


@rule("HE-5.35", "HE-5.36", "HE-13.4")
def test_a_treatment_is_told_with_everybodys_deeds() -> None:
    def shares(*where: str, **more: Any) -> tuple[int, ...]:
        table = night(heroes=list(where), patients=["kitchen_cut"], **more)
        table.do("treat kitchen_cut 1 -", seed=0)
        (event,) = table.of(Treated)
        return tuple(event.deeds)

    card = content_of("").patients[content_of("").index["patient:kitchen_cut"]]
    alone, beside = ("rob@er", "leo"), ("rob@er", "leo@er")
    assert shares(*alone) == (card.reward, 0)
    assert shares(*beside) == (card.reward, card.freeload)
    assert shares(*beside, options=together()) == (card.reward,)
    pack = QUIET + "[constants.coop]\nfreeload = true\n"
    shared = shares(*beside, options=together(), pack=pack)
    assert shared == (card.reward + card.freeload,)


@rule("HE-13.9", "HE-13.10", "HE-R63")
def test_a_party_rests() -> None:
    price = night(together(), heroes=["rob", "leo"]).state.rules.sleep_per_chaos
    table = quiet(together(), heroes=["rob@oncall", "leo"], pool={"sleep": 2 * price - 1})
    table.do("sleep")
    assert (table.sleep(), table.chaos(), table.of(SleepRemovedChaos)) == (2 * price, 0, [])
    table.do("run hallway icu")
    (event,) = table.of(SleepRemovedChaos)
    assert (event.sleep, event.chaos) == (price, 1)
    assert (table.sleep(), table.chaos()) == (price, 0)

    pool = {"sleep": 2 * price - 1, "chaos": 5}
    table = quiet(together(), heroes=["rob@oncall", "leo"], pool=pool)
    table.do("sleep")
    (event,) = table.of(SleepRemovedChaos)
    assert (event.sleep, event.chaos) == (2 * price, 2)
    assert (table.sleep(), table.chaos()) == (0, 3)


@rule("HE-11.69", "HE-11.5")
def test_a_pill_comes_from_the_pharmacist() -> None:
    table = night(heroes=["rob@er"], staff=["pharmacist@er"])
    table.walk("use pharmacist 1", "choose_option pharmacist red")
    assert [event.card for event in table.of(TokensReceived)] == ["staff:pharmacist"]


# -- setup and the end --------------------------------------------------------------------------


@rule("HE-1.18", "HE-1.21")
def test_an_empty_table() -> None:
    s = new_state(resolve_options(SPEC.meta, {"seats": 3}), content_of(""))
    counts = (s.round, s.start, s.turns_taken, s.points, s.sleeps, s.calls, s.consultant_calls)
    assert counts == (1, 0, 0, 0, 0, 0, 0)
    assert (s.calls_in_round, s.counsels, s.counsels_in_round) == (0, 0, 0)
    assert s.bags == [[0, 0, 0]] * 3
    assert s.own == ((0, 0, 0, 0),) * 3
    assert (set(s.timer), set(s.station)) == ({0}, {0})
    assert not s.sleep_bonus_taken


@rule("HE-1.11", "HE-R3")
def test_everybody_picks_a_hero_and_the_night_begins() -> None:
    table = new_night(hero_setup="chosen", start_player="first_seat", seats=3)
    assert table.awaiting.seats == (0,)
    table.do("pick_hero rob")
    refusal = table.refusal("pick_hero hero:rob")
    assert (refusal.rule, refusal.reason) == ("HE-1.11", "hero_taken")
    table.do("pick_hero leo")
    table.do("pick_hero alex", seed=0)
    assert (table.awaiting.decision, table.awaiting.seats) == ("choose_action", (0,))
    assert table.state.turns_taken == 1


@rule("HE-14.7", "HE-1.18")
def test_help_for_two_is_never_a_sleep_journal() -> None:
    for seed in range(6):
        table = new_night(seed, two_player_help=2, mode="cooperative", seats=2)
        s = table.state
        assert [len(held) for held in s.journals] == [2, 2]
        sleepy = [j.index for j in table.content.journals if j.sleep > 0]
        assert not set(sleepy) & {journal for held in s.journals for journal in held}
        copies = sum(journal.copies for journal in table.content.journals)
        assert (s.journal_deck.size(), len(s.journal_deck.packets)) == (copies - 4, 1)


@rule("HE-12.2", "HE-12.6", "HE-12.9", "HE-12.10", "HE-12.12", "HE-12.13")
def test_how_every_score_came_about() -> None:
    table = ended(
        {"eliminate_at_chaos": 10},
        rob={"deeds": 20, "sleep": 8, "chaos": 5},
        leo={"deeds": 2, "sleep": 6, "chaos": 4},
        alex={"deeds": 90, "sleep": 6, "chaos": 10},
    )
    outcome = table.result
    assert [(x.seat, x.line, x.points, x.rule, x.facts) for x in outcome.lines] == [
        (0, "deeds", 20, "HE-12.9", {}),
        (0, "chaos_left", -5, "HE-12.6", {"chaos": 3}),
        (1, "deeds", 2, "HE-12.9", {}),
        (1, "chaos_left", -7, "HE-12.6", {"chaos": 4}),
        (1, "not_below_zero", 5, "HE-12.8", {}),
        (2, "deeds", 90, "HE-12.9", {}),
        (2, "chaos_left", -30, "HE-12.6", {"chaos": 10}),
        (2, "out_by_chaos", 0, "HE-12.13", {}),
    ]
    assert (outcome.scores, outcome.ranks, outcome.winners) == ((15.0, 0.0, 0.0), (1, 2, 3), (0,))

    tired = ended(rob={"deeds": 20, "sleep": 5}, leo={"deeds": 2, "sleep": 6}).result
    assert [(x.seat, x.line, x.points, x.rule) for x in tired.lines if x.seat == 0] == [
        (0, "deeds", 20, "HE-12.9"),
        (0, "chaos_left", 0, "HE-12.6"),
        (0, "out_by_sleep", 0, "HE-12.3"),
    ]


@rule("HE-12.4", "HE-12.5")
def test_two_sleep_for_a_chaos() -> None:
    pack = "[constants.scoring]\nsleep_per_cancelled_chaos = 2\n"
    table = ended(pack=pack, rob={"sleep": 11, "chaos": 4}, leo={"sleep": 6})
    assert table.view(0).scores[0].chaos_left == 2


@rule("HE-12.8", "HE-12.9")
def test_the_floor_is_no_reward() -> None:
    pack = "[constants.scoring]\ndeeds_floor = 3\n"
    outcome = ended(pack=pack, rob={"deeds": 1, "sleep": 6, "chaos": 2}, leo={"sleep": 6}).result
    assert outcome.scores == (3.0, 3.0)
    assert [line.points for line in outcome.lines] == [1, -3, 5, 0, 0, 3]


@rule("HE-13.8", "HE-13.15", "HE-13.17")
def test_the_rule_that_ends_a_party() -> None:
    lost = quiet(together(), heroes=["rob@er", "leo"], pool={"chaos": 11})
    lost.do("run hallway icu")
    assert (lost.result.rule, lost.result.reason) == ("HE-13.8", "lost_by_chaos")
    tired = quiet(together(), heroes=["rob", "leo"], round=12, turns_taken=2)
    tired.do("end_turn", seed=0)
    assert (tired.result.rule, tired.result.reason) == ("HE-13.15", "lost_for_deeds")


# -- lines in words -----------------------------------------------------------------------------


@rule("HE-11.1")
def test_lines_in_words() -> None:
    content = content_of("")

    def told(key: str) -> Phrase:
        return describe_line(content, content.lines[content.line_ids[key]])

    nurse = told("staff:icu_nurse/1")
    assert (nurse.values["inside"], nurse.values["n"], nurse.values["often"]) == (True, 1, "free")
    assert str(nurse.values["room"]) == "Intensive Care Unit"
    secretary = told("staff:secretary/1")
    assert (secretary.values["inside"], secretary.values["room"]) == (False, "")
    heart = told("patient:new_heart/1")
    assert (heart.message, heart.values["inside"]) == ("effect-require", False)
    assert told("staff:janitor/1").values["often"] == "round"
    first_room = hero(line("passive", "must", "SKILL", skill="labour", n=1, in_room="hallway"))
    content = content_of(QUIET + first_room)
    hallway = told("hero:rob/1").values
    assert (hallway["inside"], str(hallway["room"])) == (True, "Hallway")
    assert night(pack=QUIET + first_room, heroes=["rob"]).sums()[0] == 2
