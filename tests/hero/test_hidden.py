"""Hidden information (HE-H1 to HE-H10, HE-C155, C164)."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from tests.hero.table import WORDS, Night, new_night, night, quiet, together
from wardround.core.chance import SeededChance
from wardround.core.codec import canonical, to_data
from wardround.core.log import Log
from wardround.games.hero import SPEC
from wardround.games.hero.events import BagOpened, TokensReceived, TokensReturned
from wardround.presentation.text_table import text_table
from wardround.testkit import case, rule, visible


@rule("HE-10.1", "HE-1.13", "HE-H4", "HE-H7", "HE-12.1")
@case("HE-C155")
def test_bags_are_closed_until_the_end() -> None:
    bags = {n: {"deeds": n + 1, "sleep": 7, "chaos": n} for n in range(3)}
    table = quiet({"seats": 3}, bags=bags, round=12, turns_taken=3)

    shown = [hero.bag for hero in table.view(0).heroes]
    assert shown[0] is not None
    assert (shown[0].deeds, shown[0].sleep, shown[0].chaos) == (1, 7, 0)
    assert shown[1:] == [None, None]
    assert [hero.bag for hero in table.view(None).heroes] == [None] * 3
    assert not any("deeds:1" in str(zone) for zone in SPEC.show.scene(WORDS, table.view(0)).zones)

    table.do("end_turn", seed=0)

    for seat in (0, 1, None):
        assert [hero.bag.deeds for hero in table.view(seat).heroes] == [1, 2, 3]
    assert [event.score for event in table.of(BagOpened)] == [1, 2, 2]


@rule("HE-13.2", "HE-H8")
@case("HE-C164")
@pytest.mark.parametrize("open_bags", [False, True])
def test_the_pool_of_the_party_is_open(open_bags: bool) -> None:
    table = night(together(open_bags=open_bags), pool={"deeds": 3, "sleep": 1, "chaos": 2})

    for seat in (0, 1, None):
        pool = table.view(seat).pool
        assert (pool.deeds, pool.sleep, pool.chaos) == (3, 1, 2)
        assert [hero.bag for hero in table.view(seat).heroes] == [None, None]


@rule("HE-R61", "HE-H8")
def test_open_bags_are_shown_to_all() -> None:
    table = night({"open_bags": True}, bags={0: {"deeds": 3}})

    assert table.view(1).heroes[0].bag.deeds == 3
    assert table.view(None).heroes[0].bag.deeds == 3


@rule("HE-H1", "HE-H2", "HE-H10")
def test_everything_on_the_table_is_public_and_decks_have_no_order() -> None:
    table = new_night(4)
    whole = to_data(table.view(None))
    for seat in range(3):
        mine = to_data(table.view(seat))
        for hero in mine["heroes"] + whole["heroes"]:
            hero["bag"] = None
        mine["seat"] = mine["score_now"] = None
        assert mine == whole
    patients = table.view(0).decks[0]
    cards = [card.id for card in patients.left]
    assert patients.size == len(cards)
    index = table.content.index
    assert [index[id_] for id_ in cards] == sorted(index[id_] for id_ in cards)


@rule("HE-H5")
def test_gains_are_open_and_totals_are_not() -> None:
    table = quiet(
        heroes=["leo@er", "rob"],
        patients=["hiccups"],
        bags={"leo": {"deeds": 41, "chaos": 17}, "rob": {"deeds": 23}},
    )
    table.do("treat hiccups 1 -")

    told = [
        (type(e), e.seat, e.token, e.n)
        for e in table.events
        if isinstance(e, TokensReceived | TokensReturned)
    ]
    assert told == [(TokensReceived, 0, "deeds", 1), (TokensReturned, 0, "chaos", 1)]
    words = " ".join(SPEC.show.say_event(WORDS, table.content, event) for event in table.events)
    assert not {"41", "42", "17", "16", "23"} & set(words.replace(".", " ").split())


@rule("HE-H6")
def test_imagining_leaves_the_totals() -> None:
    table = new_night(2)
    imagined = SPEC.rules.imagine(table.state, 1, SeededChance(0))

    assert imagined is not table.state
    assert SPEC.rules.dump(imagined) == table.dump()


@rule("HE-H9", "HE-R76")
def test_a_list_depends_on_the_players_own_bag_at_most() -> None:
    pack = """
[[staff.staff]]
id = "yogi"
name = "Yoga Teacher"
skills = {}
tone = "optional"
effects = [{ trigger = "turn", mode = "may", kind = "GAIN", token = "chaos", n = -1, who = "room" }]
text = ""
"""
    for mine in (0, 2):
        lists = [
            night(
                pack=pack,
                heroes=["rob", "leo"],
                staff=["yogi"],
                bags={"rob": {"chaos": mine}, "leo": {"chaos": other}},
            ).choices()
            for other in (0, 5)
        ]
        assert lists[0] == lists[1]
        assert ("use staff:yogi 1" in lists[0]) == (mine > 0)


def received(state: Any, seat: int | None) -> bytes:
    """Everything that is sent to a seat at a moment."""
    view = SPEC.rules.view(state, seat)
    listed = [a for a in SPEC.rules.legal(state) if a.seat == seat]
    return canonical(
        [
            to_data(view),
            to_data(SPEC.show.scene(WORDS, view)),
            text_table(SPEC.show.scene(WORDS, view)),
            [to_data(action) for action in listed],
            [SPEC.show.say_action(WORDS, state, action) for action in listed],
            to_data(SPEC.rules.awaiting(state)),
        ]
    )


def with_other_bags(table: Night, seat: int | None, extra: int) -> Any:
    """The same table with more in the bags that a seat cannot see."""
    other = table.state.clone()
    for owner, bag in enumerate(other.bags):
        if owner != seat:
            for token in range(3):
                bag[token] += extra
    other.choices = SPEC.rules.load(table.options, table.content, SPEC.rules.dump(other)).choices
    return other


@pytest.mark.parametrize("seed", range(4))
def test_other_bags_change_nothing_that_a_seat_receives(seed: int) -> None:
    table = new_night(seed, seats=2 + seed % 3, night="short")
    for bag in table.state.bags:
        bag[:] = [9, 9, 9]
    choose = random.Random(seed)
    for steps in range(90):
        action = choose.choice(SPEC.rules.legal(table.state))
        seat = choose.choice([*range(table.state.rules.seats), None])
        other = with_other_bags(table, seat, 50)
        assert received(other, seat) == received(table.state, seat)
        logs = [Log(), Log()]
        twin = table.state.clone()
        SPEC.rules.push(twin, action, SeededChance(steps), logs[0])
        SPEC.rules.push(other, action, SeededChance(steps), logs[1])
        mine, theirs = (visible(log.events, seat) for log in logs)
        assert mine == theirs
        assert [SPEC.show.say_event(WORDS, table.content, e) for e in mine] == [
            SPEC.show.say_event(WORDS, table.content, e) for e in theirs
        ]
        table.state = twin
    assert table.outcome is None


def test_a_picture_fits_a_terminal() -> None:
    table = new_night(3)
    choose = random.Random(3)
    for steps in range(80):
        SPEC.rules.push(
            table.state,
            choose.choice(SPEC.rules.legal(table.state)),
            SeededChance(steps),
            Log(False),
        )
        for line in text_table(SPEC.show.scene(WORDS, table.view(0))).splitlines():
            plain = re.sub(r"\[/?[a-z ]*\]", "", line)
            if not plain.startswith(("    staff:", "consultants:")):
                assert len(plain) <= 100, plain
