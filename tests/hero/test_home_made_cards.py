"""Chapter 11 for lines that no printed card has, but a pack may."""

from __future__ import annotations

from typing import Any

import pytest

from tests.hero.packs import card, hero, line, patient, staff, ways
from tests.hero.table import QUIET, Night, night
from wardround.games.hero.events import TokensReceived, TokensReturned
from wardround.games.hero.rules.constants import LIMIT_JOURNALS, NOBODY
from wardround.games.hero.rules.room import freeload_reward, limit
from wardround.games.hero.rules.treating import team
from wardround.testkit import rule


def beside(pack: str, *, here: str = "er", **more: Any) -> Night:
    """Rob and the janitor in one room."""
    position: dict[str, Any] = {"heroes": [f"rob@{here}"], "staff": [f"janitor@{here}"]}
    return night(pack=QUIET + pack, **{**position, **more})


ALONE = [1, 3, 1, 0]
"""Rob's skills; the janitor has 1 labour."""

# -- journals ----------------------------------------------------------------------------------


@rule("HE-11.41", "HE-9.9")
def test_three_journals_at_once() -> None:
    pack = staff(line("turn", "may", "GAIN", token="journal", n=3, who="active"))
    deck = ["knots", "reflex", "stitch", "synapse"]
    table = beside(pack, journal_deck=deck)
    table.do("use janitor 1", "stitch", "knots", "reflex")
    assert table.journals("rob") == ["knots", "reflex", "stitch"]

    table = beside(pack, journal_deck=deck[:2])
    table.do("use janitor 1", "knots", "reflex")
    assert table.journals("rob") == ["knots", "reflex"]


@rule("HE-11.20", "HE-11.21", "HE-11.39", "HE-R75")
def test_only_a_hero_with_a_journal_can_give_one_up() -> None:
    pack = staff(line("turn", "may", "GAIN", token="journal", n=-1, who="active"))
    assert beside(pack).refused("use staff:janitor 1") == "HE-11.21"

    table = beside(pack, journals={"rob": ["knots"]})
    table.do("use janitor 1")
    assert table.journals("rob") == []


@rule("HE-11.20", "HE-11.21")
def test_the_last_journal_can_be_had_and_no_more() -> None:
    for deck, listed in (([], set()), (["knots"], {"staff:tutor"})):
        table = night(pack=QUIET, heroes=["rob@er"], staff=["tutor@er"], journal_deck=deck)
        assert table.uses() == listed


# -- GAIN --------------------------------------------------------------------------------------


@rule("HE-11.20", "HE-R76")
def test_a_hero_without_chaos_may_take_some() -> None:
    pack = staff(line("turn", "may", "GAIN", token="chaos", n=1, who="active"))
    table = beside(pack)
    table.do("use janitor 1")
    assert table.chaos("rob") == 1

    pack = staff(line("turn", "may", "GAIN", token="sleep", n=-1, who="active"))
    table = beside(pack, bags={"rob": {"sleep": 1}})
    table.do("use janitor 1")
    assert table.sleep("rob") == 0


@rule("HE-11.39", "HE-10.2")
def test_what_is_not_there_cannot_be_returned() -> None:
    table = night(pack=QUIET, heroes=["tyler@er"], patients=["hiccups"])
    table.do("treat hiccups 2 -")
    assert (table.chaos("tyler"), table.of(TokensReturned)) == (0, [])


@rule("HE-11.40", "HE-11.81", "HE-11.82", "HE-R48")
def test_immunity_keeps_off_harm_and_nothing_else() -> None:
    pack = staff(
        line("treat", "must", "GAIN", token="chaos", n=1, who="room"),
        line("treat", "must", "GAIN", token="sleep", n=2, who="room"),
    )
    for first, second in (("rob", "janique"), ("janique", "rob")):
        table = beside(pack, heroes=[f"{first}@er", f"{second}@er", "leo"], patients=["splinter"])
        table.do("treat splinter 1 -")
        assert [table.chaos(name) for name in ("rob", "janique", "leo")] == [1, 0, 0]
        assert [table.sleep(name) for name in ("rob", "janique", "leo")] == [2, 2, 0]


# -- triggers ----------------------------------------------------------------------------------


@rule("HE-11.16", "HE-11.87")
def test_a_patients_note_counts_for_its_own_treatment() -> None:
    pack = patient(line("treat", "must", "GAIN", token="sleep", n=1, who="active"))
    table = night(pack=QUIET + pack, heroes=["rob@er"], patients=["splinter", "kitchen_cut"])
    table.do("treat kitchen_cut 1 -")
    assert table.sleep("rob") == 0
    table.do("treat splinter 1 -")
    assert table.sleep("rob") == 1
    assert [event.card for event in table.of(TokensReceived)] == ["patient:splinter"] * 2


@rule("HE-11.17", "HE-5.26")
def test_a_line_after_studying() -> None:
    pack = staff(line("study", "must", "GAIN", token="sleep", n=1, who="active"))
    table = beside(pack, here="library")
    table.do("study", "knots")
    assert (table.journals("rob"), table.sleep("rob")) == (["knots"], 1)


@rule("HE-11.23", "HE-11.18")
def test_an_arrival_counts_where_its_line_says() -> None:
    for room, sleep in (("hallway", 0), ("er", 1), ("or", 0)):
        pack = patient(line("arrive", "must", "GAIN", token="sleep", n=1, who="all", in_room=room))
        rounds = QUIET.replace("regular = [0, 0", "regular = [0, 1")
        table = night(pack=rounds + pack, heroes=["rob"], patient_deck=["splinter"], turns_taken=2)
        table.do("end_turn", seed=0)
        assert table.sleep("rob") == sleep, room


@rule("HE-11.20", "HE-11.21", "HE-11.22")
def test_a_choice_of_nothing_is_no_choice() -> None:
    options = ", ".join(
        f'{{ id = "{token}", name = "Away with it", lines = '
        f'[{{ kind = "GAIN", token = "{token}", n = -1, who = "active" }}] }}'
        for token in ("chaos", "journal")
    )
    pack = staff(line("turn", "may", "CHOOSE") + f", options = [{options}]")
    assert beside(pack).refused("use staff:janitor 1") == "HE-11.20"
    assert beside(pack, bags={"rob": {"chaos": 1}}).uses() == {"staff:janitor"}
    assert beside(pack, journals={"rob": ["knots"]}).uses() == {"staff:janitor"}


@rule("HE-11.23", "HE-11.26")
def test_a_line_for_another_room_or_the_healthy_cannot_be_used() -> None:
    gain: dict[str, Any] = {"token": "sleep", "n": 1, "who": "active"}
    elsewhere = staff(line("turn", "may", "GAIN", in_room="icu", **gain))
    assert beside(elsewhere).refused("use staff:janitor 1") == "HE-11.23"
    sneezing = staff(line("turn", "may", "GAIN", unless="flu_immune", **gain))
    assert beside(sneezing).uses() == {"staff:janitor"}
    table = beside(sneezing, heroes=["leo@er"])
    assert table.refused("use staff:janitor 1") == "HE-11.26"


# -- TIMER -------------------------------------------------------------------------------------


@rule("HE-11.44", "HE-11.45", "HE-11.46", "HE-11.47", "HE-11.22")
def test_timers_of_one_patient_and_of_all_others() -> None:
    one = patient(line("turn", "may", "TIMER", n=2, target="one"))
    table = night(pack=QUIET + one, heroes=["rob@er"], patients=["splinter@er/3", "hip@er/1"])
    table.do("use splinter 1")
    assert table.targets("timer_patient") == {"patient:splinter", "patient:hip"}
    table.do("timer_patient hip")
    assert (table.timer("splinter"), table.timer("hip")) == (3, 3)

    others = patient(line("turn", "may", "TIMER", n=-2, target="room"))
    where = ["splinter@er/3", "hip@er/3", "burns@er/2", "migraine@icu/3"]
    table = night(pack=QUIET + others, heroes=["rob@er"], patients=where)
    table.do("use splinter 1")
    found = [table.timer(word.split("@")[0]) for word in where]
    assert found == [3, 1, 1, 3]

    table = night(pack=QUIET + others, heroes=["rob@er"], patients=["splinter"])
    assert table.refused("use patient:splinter 1") == "HE-11.22"


@rule("HE-11.44")
def test_nobody_is_picked_where_nobody_is_left() -> None:
    pack = staff(line("treat", "must", "TIMER", n=1, target="one"))
    table = beside(pack, patients=["splinter"])
    table.do("treat splinter 1 -")
    assert table.awaiting.decision == "choose_action"


# -- lines about one patient or all others -------------------------------------------------------

ABOUT: dict[str, tuple[str, dict[str, Any]]] = {
    "skill": ("SKILL", {"skill": "surgery", "n": -1}),
    "any": ("SKILL", {"skill": "any", "n": 1}),
    "swap": ("SWAP", {"skill": "surgery", "counts_as": "internal", "n": 2}),
    "cost": ("COST", {"action": "treat", "n": 2}),
    "forbid": ("FORBID", {"action": "treat"}),
    "carry": ("CHAOS", {"price": "carry", "n": 3}),
    "freeload": ("FREELOAD", {"n": 2}),
}


def noted(what: str, about: str, **more: Any) -> Night:
    """Rob (S3 I1) and two patients who need S3 or I2, the splinter with a note."""
    kind, fields = ABOUT[what]
    note = line("passive", "must", kind, about=about, **fields)
    pack = ways("surgery = 3", "internal = 2", notes=f"{{ {note} }}")
    pack += ways("surgery = 3", "internal = 2", id_="hip")
    position: dict[str, Any] = {"heroes": ["rob@er", "leo@er"], "patients": ["splinter", "hip"]}
    return night(pack=QUIET + pack, **{**position, **more})


@rule("HE-11.24", "HE-11.25", "HE-11.49", "HE-11.56")
@pytest.mark.parametrize(
    ("what", "with_note", "without"),
    [
        ("skill", set(), {"1"}),
        ("any", {"1", "2"}, {"1"}),
        ("swap", {"1", "2"}, {"1"}),
        ("cost", {"1"}, {"1"}),
        ("forbid", set(), {"1"}),
        ("carry", {"1"}, {"1"}),
        ("freeload", {"1"}, {"1"}),
    ],
)
def test_what_can_be_treated_with_a_note_about(
    what: str, with_note: set[str], without: set[str]
) -> None:
    this = noted(what, "this").treatable()
    assert this == {f"splinter {n}" for n in with_note} | {f"hip {n}" for n in without}
    other = noted(what, "other").treatable()
    assert other == {f"hip {n}" for n in with_note} | {f"splinter {n}" for n in without}


@rule("HE-11.24", "HE-11.25", "HE-11.49", "HE-5.5")
def test_a_dear_patient() -> None:
    table = noted("cost", "this", points=2)
    assert table.treatable() == {"hip 1"}
    assert table.refused("treat patient:splinter 1 -") == "HE-5.5"
    for what, about, splinter, hip in (
        ("cost", "this", 0, 2),
        ("cost", "other", 2, 0),
        ("forbid", "other", 2, None),
        ("skill", "other", 2, None),
        ("carry", "this", 2, 2),
        ("freeload", "this", 2, 2),
    ):
        for name, left in (("splinter", splinter), ("hip", hip)):
            if left is not None:
                table = noted(what, about)
                table.do(f"treat {name} 1 -")
                assert table.points == left, (what, about, name)


@rule("HE-11.24", "HE-11.25", "HE-11.56", "HE-3.9")
def test_why_a_noted_patient_cannot_be_treated() -> None:
    for what, refusal in (
        ("forbid", "HE-11.56"),
        ("skill", "HE-3.9"),
        ("cost", "HE-3.9"),
        ("carry", "HE-3.9"),
    ):
        this, other = noted(what, "this"), noted(what, "other")
        way = 1 if what in ("skill", "forbid") else 2
        assert this.refused(f"treat patient:splinter {way} -") == refusal
        assert other.refused(f"treat patient:hip {way} -") == refusal


@rule("HE-5.13", "HE-11.53", "HE-11.24", "HE-11.25")
def test_a_heavy_patient() -> None:
    for what, about, splinter, hip in (
        ("carry", "this", 4, 1),
        ("carry", "other", 1, 4),
        ("freeload", "this", 1, 1),
        ("skill", "other", 1, 1),
    ):
        for name, price in (("splinter", splinter), ("hip", hip)):
            table = noted(what, about)
            table.walk("move hallway", f"take_patient {name}")
            assert table.chaos("rob") == price, (what, about, name)


@rule("HE-11.77", "HE-11.25")
def test_freeloaders_of_a_noted_patient() -> None:
    for what, about, more in (
        ("freeload", "this", 2),
        ("freeload", "other", 0),
        ("cost", "this", 0),
    ):
        table = noted(what, about)
        printed = table.content.patients[0].freeload
        assert freeload_reward(table.state, 0, 1) == printed + more


# -- lines that stay ---------------------------------------------------------------------------


@rule("HE-11.28", "HE-11.29", "HE-11.31", "HE-11.34")
def test_skills_that_stay_for_a_while() -> None:
    pack = staff(
        line("turn", "may", "SKILL", skill="surgery", n=2, lasts="rest_of_turn"),
        line("turn", "may", "SKILL", skill="labour", n=1, lasts="next_treat"),
    )
    table = beside(pack, patients=["splinter"])
    assert table.sums() == [2, 3, 1, 0]
    table.do("use janitor 1")
    assert table.sums() == [2, 5, 1, 0]
    table.do("use janitor 2")
    assert table.sums() == [3, 5, 1, 0]
    table.do("treat splinter 1 -")
    assert table.sums() == [2, 5, 1, 0]
    table.walk("move hallway", "done")
    assert table.sums() == [1, 5, 1, 0]


@rule("HE-11.29", "HE-11.49", "HE-11.70", "HE-11.71", "HE-11.76")
def test_prices_and_limits_that_stay() -> None:
    pack = staff(
        line("turn", "may", "COST", action="move", n=1, lasts="rest_of_turn"),
        line("turn", "may", "LIMIT", what="journals", n=7, lasts="rest_of_turn"),
        line("turn", "may", "LIMIT", what="journals", n=5, lasts="rest_of_turn"),
    )
    table = beside(pack)
    assert limit(table.state, LIMIT_JOURNALS) == 4
    table.walk("use janitor 3", "use janitor 2")
    assert limit(table.state, LIMIT_JOURNALS) == 7
    table.walk("use janitor 1", "move hallway", "done")
    assert table.points == 1
    assert limit(table.state, LIMIT_JOURNALS) == 7


# -- COPY --------------------------------------------------------------------------------------

COPIER = "retired_consultant"


def copying(*lines: str, pay: int = 0, pack: str = "", **more: Any) -> Night:
    """Rob and the Retired Consultant in the E.R.; the janitor with these lines in the I.C.U."""
    copy = line("turn", "may", "COPY", reach="board", **({"pay": pay} if pay else {}))
    copy_again = line("round", "may", "COPY", reach="board")
    pack += QUIET + card("consultants.consultant", COPIER, "effects", (copy, copy_again))
    pack += staff(*lines) if lines else ""
    where: dict[str, Any] = {
        "heroes": ["rob@er", "leo@icu"],
        "staff": ["janitor@icu"],
        "consultants": [f"{COPIER}@er"],
    }
    return night(pack=pack, **{**where, **more})


@rule("HE-11.65", "HE-11.66", "HE-11.14")
def test_a_copied_line_is_paid_for() -> None:
    for points, uses in ((0, set()), (1, {f"consultant:{COPIER}"})):
        table = copying(points=points, bags={"rob": {"chaos": 2}})
        assert table.uses() == uses
    table.do(f"use {COPIER} 1")
    assert (table.points, table.chaos("rob")) == (0, 1)


@rule("HE-11.65", "HE-11.22")
def test_the_price_of_copying_counts_first() -> None:
    table = copying(pay=2, points=2, bags={"rob": {"chaos": 2}})
    assert table.refused(f"use consultant:{COPIER} 1") == "HE-11.22"
    table = copying(pay=2, points=3, bags={"rob": {"chaos": 2}})
    table.do(f"use {COPIER} 1")
    assert table.points == 0


@rule("HE-11.63", "HE-11.64", "HE-R42")
@pytest.mark.parametrize("trigger", ["turn", "round"])
def test_a_used_line_cannot_be_copied(trigger: str) -> None:
    gain = line(trigger, "may", "GAIN", token="sleep", n=1, who="active")
    used: dict[str, Any] = {f"used_in_{trigger}": ["staff:janitor/1"]}
    table = copying(gain, **used)
    assert table.refused(f"use consultant:{COPIER} 1") == "HE-11.22"
    table = copying(gain)
    table.do(f"use {COPIER} 1")
    assert table.sleep("rob") == 1


@rule("HE-11.63", "HE-11.66")
def test_a_standing_line_is_copied_once() -> None:
    table = copying(line("passive", "may", "CHAOS", price="run", n=-1))
    table.do(f"use {COPIER} 1")
    assert table.refused(f"use consultant:{COPIER} 2") == "HE-11.22"
    table.walk("run hallway icu", "done")
    assert table.chaos("rob") == 0


@rule("HE-11.66", "HE-11.67")
def test_a_copied_trigger_works_beside_the_copier_only() -> None:
    pack = '[[patients.patient]]\nid = "splinter"\ncopies = 2\n'
    gain = line("treat", "may", "GAIN", token="sleep", n=1, who="active")
    beside_copier = copying(gain, pack=pack, patients=["splinter", "splinter_2@hallway"])
    beside_copier.do(f"use {COPIER} 1")
    beside_copier.walk("treat splinter 1 -", "yes")
    assert beside_copier.sleep("rob") == 1
    assert [event.card for event in beside_copier.of(TokensReceived)] == [f"consultant:{COPIER}"]
    beside_copier.walk("move hallway", "done", "treat splinter_2 1 -")
    assert (beside_copier.awaiting.decision, beside_copier.sleep("rob")) == ("choose_action", 1)

    both = copying(gain, pack=pack, patients=["splinter"])
    both.walk(f"use {COPIER} 1", "call_staff janitor", "treat splinter 1 -", "yes")
    assert (both.awaiting.decision, both.sleep("rob")) == ("choose_action", 1)


# -- skills of helpers, and swaps ------------------------------------------------------------------


@rule("HE-6.18", "HE-11.33", "HE-R33")
def test_a_helper_lends_points_of_any_skill() -> None:
    pack = hero(line("passive", "must", "SKILL", skill="any", n=2), id_="leo")
    table = night(pack=QUIET + pack, heroes=["rob@er", "leo@er"])
    assert team(table.state, NOBODY).any_points == []
    assert team(table.state, 1).any_points == [2]


@rule("HE-11.33", "HE-3.9")
def test_points_of_any_skill_count_for_each_skill_and_not_twice() -> None:
    pack = hero(
        line("passive", "must", "SKILL", skill="any", n=1),
        line("passive", "must", "SKILL", skill="any", n=1),
    )
    # Rob has L1 S3 I1 N0, and two points that go where they help.
    for way, met in (
        ("labour = 3", True),
        ("surgery = 5", True),
        ("internal = 3", True),
        ("neurology = 2", True),
        ("labour = 2, internal = 2", True),
        ("surgery = 4, neurology = 1", True),
        ("labour = 4", False),
        ("neurology = 3", False),
        ("labour = 2, internal = 2, neurology = 1", False),
    ):
        cut = ways(way)
        table = night(pack=QUIET + pack + cut, heroes=["rob@er"], patients=["splinter"])
        assert (table.treatable() == {"splinter 1"}) == met, way


@rule("HE-11.35", "HE-11.36", "HE-11.37", "HE-11.38")
def test_points_are_swapped_into_every_skill() -> None:
    # Rob has L1 S3 I1 N0; two points of surgery may count as the other skill.
    for goal, most in (("labour", 3), ("internal", 3), ("neurology", 2)):
        pack = hero(line("passive", "may", "SWAP", skill="surgery", counts_as=goal, n=2))
        for way, met in (
            (f"{goal} = {most}", True),
            (f"{goal} = {most + 1}", False),
            (f"{goal} = {most}, surgery = 1", True),
            (f"{goal} = {most}, surgery = 2", False),
        ):
            cut = ways(way)
            table = night(pack=QUIET + pack + cut, heroes=["rob@er"], patients=["splinter"])
            assert (table.treatable() == {"splinter 1"}) == met, way
    pack = hero(line("passive", "may", "SWAP", skill="labour", counts_as="surgery", n=1))
    for needed, met in ((4, True), (5, False)):
        cut = ways(f"surgery = {needed}")
        table = night(pack=QUIET + pack + cut, heroes=["rob@er"], patients=["splinter"])
        assert (table.treatable() == {"splinter 1"}) == met, needed


# -- who is not touched ------------------------------------------------------------------------


@rule("HE-11.6", "HE-11.26", "HE-11.81", "HE-3.3")
def test_what_holds_for_one_hero_does_not_hold_for_the_next() -> None:
    harm = line("passive", "must", "SKILL", skill="internal", n=-1)
    flu = line("passive", "must", "SKILL", skill="labour", n=-1, unless="flu_immune")
    heroes = ["rob@er", "leo@er", "janique@er", "kenta@er"]
    # By labour and internal: nothing, harm, flu, and both.
    for lines, left in (
        ((), [(2, 1), (2, 2), (2, 1), (3, 2)]),
        ((harm,), [(2, 0), (2, 1), (2, 1), (3, 1)]),
        ((flu,), [(1, 1), (2, 2), (2, 1), (2, 2)]),
        ((harm, flu), [(1, 0), (2, 1), (2, 1), (2, 1)]),
    ):
        table = beside(staff(*lines), heroes=heroes)
        found = []
        for _ in heroes:
            found.append((table.sums()[0], table.sums()[2]))
            if len(found) < len(heroes):
                table.do("end_turn")
        assert found == left


@rule("HE-11.6", "HE-11.26", "HE-11.81")
def test_one_is_immune_to_harm_and_one_to_flu() -> None:
    pack = staff(
        line("passive", "must", "SKILL", skill="internal", n=-1),
        line("passive", "must", "SKILL", skill="labour", n=-1, unless="flu_immune"),
    )
    pack += hero(line("passive", "must", "IMMUNE", what="negative"))
    table = beside(pack, heroes=["rob@er", "leo@er"])
    assert table.sums() == [2, 3, 1, 0]
    table.do("end_turn")
    assert table.sums() == [2, 0, 1, 2]
