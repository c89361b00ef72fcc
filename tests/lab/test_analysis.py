"""Analysis: luck and choices told apart, and adding up."""

from __future__ import annotations

from pathlib import Path

import pytest

from wardround.bots.budget import Budget
from wardround.bots.review import Review, review, within, worst_choices
from wardround.core.replay import read_journal
from wardround.games import find_game, library_of
from wardround.lab.analysis import analyse, analysis_page
from wardround.lab.work import Hands

TESTS = Path(__file__).resolve().parents[1]
LINES = (TESTS / "hero/playthroughs/winner.jsonl").read_text("utf-8").splitlines()


@pytest.fixture(scope="module")
def told() -> Review:
    return analyse("hero", LINES, simulations=2)


def test_luck_and_choices_add_up(told: Review) -> None:
    for share in told.shares:
        assert share.start + share.luck + share.own + share.others == pytest.approx(share.end)


def test_the_curve_has_every_position(told: Review) -> None:
    assert len(told.curve) == len(told.moments) + 1
    assert [moment.n for moment in told.moments] == list(range(1, len(told.moments) + 1))
    assert all(0 <= value <= 1 for values in told.curve for value in values)
    assert told.outcome is not None
    winners = told.outcome["winners"]
    assert told.curve[-1] == tuple(1.0 if seat in winners else 0.0 for seat in range(told.seats))


def test_a_choice_never_gains_for_whoever_makes_it(told: Review) -> None:
    for moment in told.moments:
        assert moment.choice[moment.seat] <= 1e-9
        if moment.better_action is None:
            assert moment.choice == (0.0,) * told.seats


def test_the_moments_that_mattered_are_named(told: Review) -> None:
    assert 0 < len(told.turning_points) <= 8
    weights = [
        max(abs(x) for x in (*told.moments[n - 1].choice, *told.moments[n - 1].luck))
        for n in told.turning_points
    ]
    assert weights == sorted(weights, reverse=True)
    for moment in worst_choices(told, 0):
        assert moment.seat == 0
        assert moment.better


def test_the_number_of_processes_changes_nothing(told: Review) -> None:
    assert analyse("hero", LINES, simulations=2, hands=Hands(processes=2)) == told


def test_the_page_stands_alone(told: Review) -> None:
    page = analysis_page(find_game("hero"), told, [f"seat {n}" for n in range(told.seats)])

    assert "<polyline" in page
    assert "luck" in page
    assert "http" not in page
    assert "<script" not in page


def test_a_review_tells_how_far_it_is() -> None:
    game = find_game("forbidden_clinic")
    path = TESTS / "forbidden_clinic/playthroughs/skull.jsonl"
    journal = read_journal(game, library_of(game), path.read_text("utf-8").splitlines())
    told: list[tuple[int, int]] = []
    found = review(journal, Budget(1), lambda done, total: told.append((done, total)))

    total = len(journal.moves)
    assert told == [(n, total) for n in range(1, total + 1)]
    assert found.curve[-1] == (0.0,) * found.seats
    assert within(journal, 60.0).seconds == pytest.approx(48.0 / total)
