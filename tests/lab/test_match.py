"""Matches: the same seeds for everybody, seats rotated, resumed from saved results."""

from __future__ import annotations

from pathlib import Path

import pytest

from wardround.core.game import resolve_options
from wardround.games import find_game
from wardround.lab import match as matches
from wardround.lab.match import Match, MatchError, MatchGame, Pairing, Versus
from wardround.lab.parallel_work import Executor
from wardround.lab.reports import match_page
from wardround.lab.simulation import Result
from wardround.lab.statistics import Interval, rate

HERO = resolve_options(find_game("hero").meta, {"seats": 2, "night": "short"})
CLINIC = resolve_options(find_game("forbidden_clinic").meta, {})
RIVALS = Match("hero", HERO, ("greedy", "random"), 2, "test", team=False)
TEAMS = Match("forbidden_clinic", CLINIC, ("greedy", "random"), 2, "test", team=True)


def played(bots: tuple[str, ...], ranks: tuple[int, ...], number: int = 0) -> MatchGame:
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    scores = tuple(10.0 - rank for rank in ranks)
    return MatchGame(bots, Result(number, "end", winners, scores, ranks, 50, 0.1))


def test_rivals_change_seats_on_every_seed() -> None:
    assert matches.pairings(RIVALS) == [
        Pairing(("greedy", "random"), 0),
        Pairing(("random", "greedy"), 0),
        Pairing(("greedy", "random"), 1),
        Pairing(("random", "greedy"), 1),
    ]


def test_everybody_meets_everybody_or_the_next_one() -> None:
    three = Match("hero", HERO, ("a", "b", "c"), 1, "test", team=False)
    ladder = Match("hero", HERO, ("a", "b", "c"), 1, "test", team=False, adjacent=True)

    assert matches.pairs(three) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert matches.pairs(ladder) == [("a", "b"), ("b", "c")]


def test_a_team_is_one_bot_in_all_seats() -> None:
    assert matches.pairings(TEAMS)[:2] == [
        Pairing(("greedy",) * 6, 0),
        Pairing(("random",) * 6, 0),
    ]


def test_a_match_that_was_stopped_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    told: list[int] = []
    whole = matches.play_match(RIVALS, Executor())
    matches.play_match(RIVALS, Executor(), file)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:3]) + lines[3][:20])  # stopped in the middle of a line

    again = matches.play_match(RIVALS, Executor(), file, told.append)

    assert [without_time(game) for game in again] == [without_time(game) for game in whole]
    assert told[0] == 2
    assert sum(told) == 4
    assert len(file.read_bytes().splitlines()) == 5


def without_time(game: MatchGame) -> tuple[object, ...]:
    result = game.result
    return game.bots, result.number, result.scores, result.ranks, result.steps, result.reason


def test_the_number_of_processes_changes_nothing() -> None:
    alone = matches.play_match(RIVALS, Executor())
    together = matches.play_match(RIVALS, Executor(processes=2))

    assert [without_time(game) for game in together] == [without_time(game) for game in alone]


def test_results_of_another_match_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    matches.resume(RIVALS, file)
    with pytest.raises(MatchError, match="another match"):
        matches.resume(TEAMS, file)
    with file.open("ab") as lines:
        lines.write(b'{"bots": 3}\n')
    with pytest.raises(MatchError, match="line 2"):
        matches.resume(RIVALS, file)


def test_points_go_by_the_best_seat_of_a_bot() -> None:
    game = played(("a", "b", "a"), (2, 1, 3))

    assert matches.points(game, "a") == 0.0
    assert matches.points(game, "b") == 1.0
    assert matches.points(played(("a", "b"), (1, 1)), "a") == 0.5


def test_results_are_counted() -> None:
    match = Match("hero", HERO, ("a", "b"), 2, "test", team=False)
    games = [
        played(("a", "b"), (1, 2)),
        played(("b", "a"), (2, 1)),
        played(("a", "b"), (1, 2), 1),
        played(("b", "a"), (1, 2), 1),
    ]
    result = matches.match_result(match, games)

    assert [standing.won.value for standing in result.standings] == [0.75, 0.25]
    assert result.versus[0].won == rate(3, 4)
    assert result.versus[0].elo.value == pytest.approx(190.85, abs=0.1)
    assert result.standings[0].elo == pytest.approx(0.0)
    assert (result.standings[1].elo or 0) < -100
    text = matches.markdown(result)
    assert "| a | 4 | 75.0%" in text
    page = match_page(result, games, "wardround lab match …")
    assert page.startswith("<!doctype html>")
    assert "<svg" in page
    assert "http" not in page


def test_elo_puts_everybody_on_one_scale() -> None:
    def versus(bot: str, other: str, share: float) -> Versus:
        return Versus(bot, other, 1000, Interval(share, share, share), Interval(0, 0, 0))

    ratings = matches.elo_ratings(
        ("a", "b", "c"), [versus("a", "b", 1 / 11), versus("b", "c", 1 / 11)]
    )

    assert ratings["a"] == 0
    assert ratings["b"] == pytest.approx(400, abs=5)
    assert ratings["c"] == pytest.approx(800, abs=10)
