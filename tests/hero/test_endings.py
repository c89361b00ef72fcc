"""Chapters 10, 12, 13 and 14: the end, the party, expert limits (HE-C148 to HE-C169, C183)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.hero.table import LIBRARY, WORDS, ended, new_night, night, quiet, together
from wardround.games.hero import SPEC
from wardround.games.hero.events import BagOpened, NightEnded, PatientTurnedAway, StartPassed
from wardround.presentation.localize import localized_outcome
from wardround.testkit import case, play_to_end, rule


@rule("HE-12.10", "HE-12.3", "HE-R59")
@case("HE-C148")
def test_the_best_of_those_who_slept() -> None:
    table = ended(rob={"deeds": 90, "sleep": 5}, leo={"deeds": 20, "sleep": 6})

    assert table.result.winners == (1,)
    assert table.result.scores[1] == 20.0
    assert table.result.reason == "winner"


@rule("HE-12.12", "HE-12.15")
@case("HE-C150")
def test_all_eliminated() -> None:
    table = ended(rob={"deeds": 90, "sleep": 5}, leo={"deeds": 20})

    assert table.result.reason == "no_winner"
    assert table.result.winners == ()
    assert table.result.ranks == (1, 1)


@rule("HE-12.8", "HE-R60")
@case("HE-C151")
def test_a_score_does_not_fall_below_nothing() -> None:
    table = ended(rob={"deeds": 5, "sleep": 6, "chaos": 4}, leo={"sleep": 6, "deeds": 1})

    assert table.result.scores == (0.0, 1.0)


@rule("HE-12.5", "HE-R57", "HE-12.4", "HE-R56")
@case("HE-C153")
def test_spare_sleep_removes_chaos() -> None:
    table = ended(rob={"deeds": 9, "sleep": 10, "chaos": 2}, leo={"sleep": 6, "deeds": 8})

    assert table.result.scores == (9.0, 8.0)
    assert table.view(1).scores[0].chaos_left == 0


@rule("HE-12.11")
def test_ties_are_broken_by_chaos_then_sleep_then_shared() -> None:
    level = {"deeds": 10, "sleep": 6}
    fewer_chaos = ended(rob={"deeds": 11, "sleep": 6, "chaos": 1}, leo=level)
    more_sleep = ended(rob={"deeds": 10, "sleep": 7}, leo=level)
    shared = ended(rob=level, leo=level, alex={"deeds": 9, "sleep": 6})

    assert fewer_chaos.result.winners == (1,)
    assert more_sleep.result.winners == (0,)
    assert (shared.result.winners, shared.result.reason) == ((0, 1), "shared_win")
    assert shared.result.ranks == (1, 1, 3)


@rule("HE-12.11")
def test_fewer_chaos_counts_for_more_than_more_sleep() -> None:
    calm = {"deeds": 10, "sleep": 6}
    rested = {"deeds": 11, "sleep": 8, "chaos": 3}
    for bags, winner in (((calm, rested), 0), ((rested, calm), 1)):
        table = ended(rob=bags[0], leo=bags[1])
        assert table.result.scores == (10.0, 10.0)
        assert table.result.winners == (winner,)


@rule("HE-12.10", "HE-12.11")
def test_the_result_names_the_tie_break() -> None:
    level = {"deeds": 10, "sleep": 6}
    for best, rule_, words in (
        ({"deeds": 11, "sleep": 6}, "HE-12.10", "wins the night with 11 points"),
        ({"deeds": 13, "sleep": 6, "chaos": 1}, "HE-12.10", "wins the night with 12 points"),
        ({"deeds": 10, "sleep": 7}, "HE-12.11", "wins with more sleep"),
        ({"deeds": 11, "sleep": 6, "chaos": 1}, "HE-12.11", "wins with less chaos"),
        (level, "HE-12.11", "share the win"),
    ):
        table = ended(rob=best, leo=level)
        assert table.result.rule == rule_
        assert words in localized_outcome(WORDS, table.result).text
        assert table.of(NightEnded)[0].rule == rule_


@rule("HE-12.12")
def test_the_eliminated_rank_behind_and_level() -> None:
    table = ended(
        rob={"deeds": 90},
        leo={"deeds": 0, "sleep": 6},
        alex={"deeds": 3},
        tyler={"deeds": 2, "sleep": 6},
    )
    assert table.result.ranks == (3, 2, 3, 1)


@rule("HE-12.13", "HE-R58")
@pytest.mark.parametrize(("at", "winner"), [(0, 0), (10, 1)])
def test_ten_chaos_may_eliminate(at: int, winner: int) -> None:
    bags: Any = {
        "rob": {"deeds": 90, "sleep": 6, "chaos": 10},
        "leo": {"deeds": 2, "sleep": 6, "chaos": 0},
    }
    table = ended({"eliminate_at_chaos": at}, **bags)
    assert table.result.winners == (winner,)
    told = {event.rule for event in table.of(BagOpened)}
    assert told == ({"HE-12.1", "HE-12.13"} if at else {"HE-12.1"})
    cited = {line.rule for line in table.result.lines if line.line == "out_by_chaos"}
    assert cited == ({"HE-12.13"} if at else set())

    nine = ended(
        {"eliminate_at_chaos": at}, rob={"deeds": 90, "sleep": 7, "chaos": 10}, leo=bags["leo"]
    )
    assert nine.result.winners == (0,)


@rule("HE-12.14", "HE-10.9", "HE-10.6")
@case("HE-C154")
def test_nobody_is_eliminated_before_the_end() -> None:
    table = quiet(heroes=["rob", "leo"], bags={"rob": {"chaos": 40}}, round=6)
    assert len(table.choices()) == len(quiet(heroes=["rob", "leo"], round=6).choices())
    table.end_round()

    assert table.outcome is None
    assert table.state.round == 7

    over = ended(rob={"sleep": 6})
    assert over.outcome is not None


# -- the party ---------------------------------------------------------------------------------


@rule("HE-13.3", "HE-13.4", "HE-R69", "HE-13.1")
@case("HE-C156")
def test_tokens_go_to_the_party() -> None:
    table = night(together(), heroes=["rob@er", "alex@icu", "leo@icu"], patients=["burns"])
    table.walk("run hallway icu", "take_patient burns", "take_patient burns")
    table.do("treat burns 1 seat:1")

    assert (table.deeds(), table.chaos()) == (4, 2)


@rule("HE-13.5", "HE-13.6")
@case("HE-C157")
def test_the_party_receives_chaos_once() -> None:
    table = quiet(together(seats=4), patients=["minister@er/1"], turns_taken=4)
    table.do("end_turn", seed=0)
    assert table.chaos() == 3

    table = night(together(seats=4), fill_er=10)
    table.do("end_turn", "allergic_shock")
    assert table.of(PatientTurnedAway)
    assert table.chaos() == 2


@rule("HE-13.9", "HE-13.10", "HE-R64")
@case("HE-C158")
def test_sleep_in_store_removes_new_chaos() -> None:
    table = quiet(
        together(seats=4), patients=["allergic_shock@er/1"], pool={"sleep": 5}, turns_taken=4
    )
    table.do("end_turn", seed=0)

    assert (table.chaos(), table.sleep()) == (1, 1)


@rule("HE-13.8", "HE-R70", "HE-10.5")
@case("HE-C159")
def test_the_party_loses_in_the_middle_of_a_run() -> None:
    table = night(together(), heroes=["rob@er"], patients=["hip"], pool={"chaos": 5})
    table.do("run hallway or")

    assert table.chaos() == 6
    assert table.result.reason == "lost_by_chaos"
    assert table.room("rob") == "er"
    assert table.choices() == []
    assert table.refused("0: none") == "HE-13.8"


@rule("HE-13.8", "HE-13.10")
@case("HE-C160")
@pytest.mark.parametrize(("slept", "lost"), [(False, True), (True, False)])
def test_two_sleep_tokens_remove_nothing(slept: bool, lost: bool) -> None:
    table = quiet(
        together(seats=3),
        heroes=["rob@oncall"],
        patients=["hip@er/1"],
        pool={"chaos": 6, "sleep": 2},
        turns_taken=3,
    )
    if slept:
        table.do("sleep")
        assert table.chaos() == 5
    table.do("end_turn", seed=0)

    assert (table.outcome is not None) == lost
    assert table.chaos() == (7 if lost else 6)


@rule("HE-13.11", "HE-13.1")
@case("HE-C161")
def test_a_party_needs_no_sleep() -> None:
    table = quiet(together(), pool={"deeds": 80}, round=12, turns_taken=2)
    table.do("end_turn", seed=0)

    assert table.result.reason == "won"
    assert table.result.winners == (0, 1)


@rule("HE-13.14", "HE-R66", "HE-13.13")
@case("HE-C162")
def test_the_goal_of_a_short_night() -> None:
    for level, printed, scaled in (
        ("beginner", 40, 27),
        ("intermediate", 50, 34),
        ("expert", 60, 40),
    ):
        options = together(seats=3, night="short", level=level)
        assert night(options).view().goal == 3 * printed
        assert night({**options, "short_target": "scaled"}).view().goal == 3 * scaled
        assert night({**options, "night": "regular"}).view().goal == 3 * printed


@rule("HE-13.16", "HE-13.17", "HE-R65", "HE-13.15")
@case("HE-C163")
def test_the_goal_does_not_end_the_night() -> None:
    table = quiet(
        together(seats=3), pool={"deeds": 119}, heroes=["rob@er"], patients=["splinter"], round=10
    )
    table.do("treat splinter")
    table.end_round()
    assert table.state.round == 11
    table.state.bags[0][2] = 6
    table.do("run er hallway")

    assert (table.result.reason, table.result.winners) == ("lost_by_chaos", ())
    assert table.result.ranks == (1, 1, 1)

    table = quiet(together(seats=3), pool={"deeds": 120}, round=12, turns_taken=3)
    table.do("end_turn", seed=0)
    assert table.result.winners == (0, 1, 2)


@rule("HE-13.3", "HE-11.21")
@case("HE-C165")
def test_the_janitor_serves_the_party() -> None:
    table = quiet(together(), heroes=["rob", "leo"], staff=["janitor"])
    assert table.uses() == set()

    table = quiet(together(), heroes=["rob", "leo"], staff=["janitor"], pool={"chaos": 1})
    assert table.uses() == {"staff:janitor"}
    table.do("end_turn")
    assert table.uses() == {"staff:janitor"}


# -- expert limits and options -----------------------------------------------------------------


@rule("HE-14.1", "HE-14.3", "HE-R67")
@case("HE-C166")
def test_one_counsel_a_round_for_experts() -> None:
    table = quiet(
        {"expert_limits": "always"},
        heroes=["alex@er", "tyler@er"],
        patients=["heartburn", "heartburn_2", "sprained_ankle"],
    )
    table.do("treat heartburn 1 seat:1")
    table.do("end_turn")
    assert table.refused("treat patient:sprained_ankle 1 seat:0") == "HE-14.1"

    table.do("end_turn", seed=0)
    assert table.awaiting.seats == (1,)
    assert "patient:sprained_ankle 1 seat:0" in table.targets("treat")


@rule("HE-14.2", "HE-14.4", "HE-14.3")
@case("HE-C167")
def test_one_call_a_round_for_experts() -> None:
    table = quiet(
        {"expert_limits": "always"},
        heroes=["alex", "rob@or", "leo@or"],
        staff=["switchboard@or", "orderly@er", "porter@er"],
    )
    table.do("call_staff porter")
    assert table.refused("call_staff staff:orderly") == "HE-14.2"
    table.do("end_turn")

    table.do("call_staff orderly")
    assert table.refused("call_staff staff:porter") == "HE-14.2"
    table.do("end_turn")
    assert table.refused("call_staff staff:porter") == "HE-14.2"

    table.do("end_turn", seed=0)
    assert table.targets("call_staff")


@rule("HE-14.5", "HE-R68")
@case("HE-C168")
def test_the_level_of_experts_brings_their_limits() -> None:
    def limited(**options: Any) -> bool:
        return bool(night(options).state.rules.expert_limits)

    assert limited(**together(level="expert"))
    assert not limited(**together(level="expert", expert_limits="never"))
    assert not limited(**together(level="intermediate"))
    assert limited(**together(level="intermediate", expert_limits="always"))
    assert not limited(level="expert")
    assert limited(expert_limits="always")
    assert night(together(level="expert")).view().goal == 120


@rule("HE-14.2", "HE-14.5")
def test_experts_of_a_party_share_one_call_a_round() -> None:
    table = quiet(together(level="expert"), heroes=["alex", "rob"], staff=["orderly@er"])
    table.walk("call_staff orderly", "end_turn")

    assert table.refused("call_consultant consultant:chief_surgeon") == "HE-14.2"


@rule("HE-14.7", "HE-1.18")
@case("HE-C169")
def test_help_for_two() -> None:
    table = new_night(["seat:0"], seats=2, mode="cooperative", two_player_help=2)
    journals = table.content.journals

    assert [len(held) for held in table.state.journals] == [2, 2]
    assert all(journals[j].sleep == 0 for held in table.state.journals for j in held)
    assert table.state.journal_deck.size() == 36
    left = [journals[j].sleep for j in table.state.journal_deck.cards()]
    assert sum(left) == 4
    assert table.sleep() == 0

    three = new_night(0, seats=3, mode="cooperative", two_player_help=2)
    assert three.state.journals == ((), (), ())
    assert new_night(0, seats=2, two_player_help=2).state.journals == ((), ())


@rule("HE-14.6")
def test_options_that_do_not_apply_are_ignored() -> None:
    apart = night({"level": "expert", "short_target": "scaled"}).state.rules
    party = night(together(eliminate_at_chaos=10, open_bags=True)).state.rules

    assert (apart.goal, apart.chaos_limit) == (0, 0)
    assert (party.eliminate_at, party.open_bags) == (0, False)


@rule("HE-12.15", "HE-13.18", "HE-4.23")
@case("HE-C183")
@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
def test_every_night_ends_in_one_of_the_known_ways(mode: str) -> None:
    ways = {
        "competitive": {"winner", "shared_win", "no_winner"},
        "cooperative": {"lost_by_chaos", "won", "lost_for_deeds"},
    }[mode]
    for seed in range(6):
        journal = play_to_end(SPEC, LIBRARY, {"mode": mode, "night": "short"}, seed)
        outcome = journal.outcome()
        assert outcome is not None
        assert outcome.reason in ways
        if outcome.reason != "lost_by_chaos":
            last = journal.events_of(len(journal.moves))
            kinds = [type(event) for event in last]
            assert kinds.index(StartPassed) < kinds.index(NightEnded)
