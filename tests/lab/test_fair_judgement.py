"""Whose choices are charged, what faults are called, and that no part exceeds a whole game."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lab.test_analysis import look
from wardround.bots.fair_judgement import is_stronger, judged_fairly
from wardround.bots.luck_and_choices import Finding, fault_of
from wardround.bots.second_look import SecondLook, costliest
from wardround.games import find_game
from wardround.template import SPEC as PILLS


def move(n: int, seat: int, value: float, loss: float = 0.0, drew: bool = True) -> Finding:
    """What was found at a move of one of two rivals, by the chance of the first."""
    made: dict[str, Any] = {"type": "made"}
    best = {"type": f"better {n}"} if loss else made
    losses = (loss, -loss) if seat == 0 else (-loss, loss)
    return Finding(n, seat, made, best, (value, 1 - value), losses, 0.01, 9, drew)


OUTPLAYED = [move(n, 0, 0.5, loss=0.2) for n in range(1, 9)]
"""The first seat is charged at every move, and every draw makes up for it."""


def test_a_seat_luckier_than_luck_allows_is_not_judged() -> None:
    _, moments, (first, second) = judged_fairly(OUTPLAYED, (), (1.0, 0.0), True)
    assert first.unjudged == "outplayed"
    assert first.accuracy is None
    assert (first.start, first.own, first.end) == (0.5, 0.0, 1.0)
    assert first.luck == pytest.approx(0.5)
    assert second.luck == pytest.approx(-0.5)
    assert all(moment.better_action is None for moment in moments)


def test_no_part_is_larger_than_a_game() -> None:
    """Ups and downs by luck and by real errors: each part exceeds a whole game."""
    swings = [move(n, 0, 0.7, loss=0.6, drew=True) for n in (1, 2)]
    swings += [move(3, 1, 0.1), move(4, 1, 0.7), move(5, 0, 0.1)]
    _, _, shares = judged_fairly(swings, (), (0.0, 1.0), True)
    for share in shares:
        assert max(abs(share.luck), abs(share.own), abs(share.others)) <= 1.0
        assert share.start + share.luck + share.own + share.others == pytest.approx(share.end)


def test_faults_have_names_and_lower_the_accuracy() -> None:
    assert [fault_of(-x) for x in (0.0, 0.04, 0.06, 0.12, 0.5)] == [
        *("", "", "inaccuracy", "mistake", "blunder"),
    ]
    looks = [look(1, 0.6), look(2, 0.6, loss=0.12), look(3, 0.48), look(4, 0.48, drew=True)]
    _, moments, [share] = judged_fairly(looks, (), (0.0,), True)
    assert [moment.fault for moment in moments] == ["", "mistake", "", ""]
    assert (share.choices, share.accuracy, share.unjudged) == (4, 0.75, "")


def test_a_charge_that_the_second_look_does_not_bear_out_is_withdrawn() -> None:
    looks = [look(1, 0.6, loss=0.12), look(2, 0.48, loss=0.07), look(3, 0.41, drew=True)]
    assert [one.n for one in costliest(looks)] == [1, 2]
    again = [SecondLook(1, -0.1, 6, ()), SecondLook(2, 0.1, 6, ())]
    _, moments, [share] = judged_fairly(looks, again, (0.0,), True)
    assert [(moment.withdrawn, moment.fault) for moment in moments] == [
        *((True, ""), (False, "inaccuracy"), (False, "")),
    ]
    assert share.own == pytest.approx(-0.07)


def test_a_judge_that_is_mostly_wrong_about_a_seat_does_not_judge_it() -> None:
    looks = [look(n, 0.9 - n / 10, loss=0.1) for n in range(1, 4)]
    again = [SecondLook(1, -0.1, 6, ()), SecondLook(2, -0.1, 6, ()), SecondLook(3, 0.1, 6, ())]
    _, _, [share] = judged_fairly(looks, again, (0.0,), True)
    assert share.unjudged == "outplayed"
    assert share.own == 0


def test_bots_that_try_more_than_the_judge_are_not_judged() -> None:
    clinic = find_game("clinic")
    assert [
        level for level in ("", "beginner", "easy", "hard") if is_stronger(clinic, level, 90)
    ] == ["hard"]
    assert not is_stronger(PILLS, "normal", 90)
    assert is_stronger(PILLS, "hard", 90)
    looks = [look(1, 0.6, loss=0.3, drew=True)]
    [share] = judged_fairly(looks, (), (0.0,), True, [0])[2]
    assert (share.unjudged, share.own) == ("stronger", 0.0)
