"""Chances of winning: what models learn from games, and how well they hold."""

from __future__ import annotations

import math
import random
from typing import Any

import pytest

from wardround.bots.win_chances import (
    FURTHEST,
    TIMES,
    Values,
    model_of,
    plain_model,
    play_on,
    tables_of,
)
from wardround.core.chance import SeededChance
from wardround.core.game import resolve_options
from wardround.games import find_game, game_ids, new_game
from wardround.lab.calibration import Calibration, Call, judge, markdown
from wardround.lab.chances import SEEN, Playout, Visited, fit, play_out
from wardround.template import SPEC as PILLS


def truth(logit: float) -> float:
    """What a position is really worth where `evaluate` is far too sure."""
    return 1.0 / (1.0 + math.exp(0.5 - 0.4 * logit))


def team_games(count: int) -> list[Playout]:
    dice = random.Random(5)
    games = []
    for _ in range(count):
        logit = dice.uniform(-4.0, 4.0)
        won = float(dice.random() < truth(logit))
        games.append(Playout(100, (won, won), (Visited(50, (logit, logit)),)))
    return games


def test_a_model_learns_how_often_positions_are_won() -> None:
    model = fit(team_games(2000), team=True)

    for logit in (-3.0, 0.0, 3.0):
        first, second = model.chances(50, (logit, logit))
        assert first == second == pytest.approx(truth(logit), abs=0.06)


def test_few_games_change_little_and_none_nothing() -> None:
    assert fit([], team=True).weights == plain_model(True, 2).weights
    one = fit(team_games(1), team=True)
    assert one.chances(50, (0.0, 0.0))[0] == pytest.approx(0.5, abs=0.45)
    assert all(abs(weight) < 10 for weight in one.weights)


def test_a_model_never_reverses_the_order_of_positions() -> None:
    model = fit(team_games(60), team=True)
    shares = [model.chances(50, (x, x))[0] for x in (-4.0, -2.0, 0.0, 2.0, 4.0)]

    assert shares == sorted(shares)


def rivals_games(count: int) -> list[Playout]:
    """Three rivals; the last seat has the better end of the table."""
    dice = random.Random(7)
    games = []
    for _ in range(count):
        logits = tuple(dice.uniform(-2.0, 2.0) for _ in range(3))
        sizes = [math.exp(x + (1.0 if seat == 2 else 0.0)) for seat, x in enumerate(logits)]
        winner = dice.choices(range(3), sizes)[0]
        won = tuple(1.0 if seat == winner else 0.0 for seat in range(3))
        games.append(Playout(80, won, (Visited(40, logits),)))
    return games


def test_the_chances_of_rivals_are_shares_of_one_whole() -> None:
    model = fit(rivals_games(1500), team=False)
    level = model.chances(40, (0.0, 0.0, 0.0))

    assert sum(level) == pytest.approx(1.0, abs=0.02)
    assert level[2] == pytest.approx(math.e / (2 + math.e), abs=0.06)
    assert level[0] == pytest.approx(level[1], abs=0.06)
    ahead = model.chances(40, (2.0, 0.0, 0.0))
    assert ahead[0] > level[0]
    assert ahead[1] < level[1]


def test_a_position_may_matter_more_where_most_of_them_are() -> None:
    """`evaluate` says little between −1 and 0, where almost everything is decided."""
    dice, games = random.Random(3), []
    for _ in range(2000):
        logit = dice.uniform(-1.5, 0.5)
        won = float(dice.random() < 1.0 / (1.0 + math.exp(-8.0 * (logit + 0.5))))
        games.append(Playout(100, (won,), (Visited(50, (logit,)),)))
    model = fit(games, team=True)

    assert model.chances(50, (-1.0,))[0] < 0.1
    assert model.chances(50, (-0.5,))[0] == pytest.approx(0.5, abs=0.08)
    assert model.chances(50, (0.0,))[0] > 0.9


def test_every_table_of_every_game_has_a_model_that_never_falls() -> None:
    for name in game_ids():
        game = find_game(name)
        for told_by in tables_of(game):
            options = resolve_options(game.meta, told_by)
            seats, model = int(options["seats"]), model_of(game, options)
            assert model.moves > 1.0, told_by
            assert model.team == game.meta.is_team(options)
            others = (0.0,) * (0 if model.team else seats - 1)
            for stage in (*TIMES, 0.1, 0.5, 1.3):
                n = int(stage * model.moves)
                said = [
                    model.chances(n, (x / 10.0, *others))[0]
                    for x in range(int(-10 * FURTHEST), int(10 * FURTHEST) + 1)
                ]
                assert said == sorted(said), (told_by, stage)
                assert said[0] < said[-1]


def test_where_no_model_is_shipped_evaluate_is_taken_at_its_word() -> None:
    assert model_of(PILLS, {"seats": 2, "nerve": 3}) == plain_model(False, 2)


def pills() -> Any:
    return new_game(PILLS, {"seats": 2, "nerve": 3}, SeededChance(1))


def test_a_game_is_played_on_to_its_end_and_leaves_the_position_alone() -> None:
    state = pills()
    before = PILLS.rules.dump(state)
    won = play_on(PILLS, state, 2, "seed")

    assert PILLS.rules.dump(state) == before
    assert 1.0 in won
    assert play_on(PILLS, state, 2, "seed") == won


def test_a_game_tells_of_positions_from_its_beginning_to_its_end() -> None:
    playout = play_out(PILLS, pills(), 2, "seed")
    numbers = [visited.n for visited in playout.seen]

    assert 0 < len(numbers) <= SEEN
    assert numbers == sorted(numbers)
    assert numbers[0] == 0
    assert numbers[-1] < playout.moves
    assert playout.won == play_on(PILLS, pills(), 2, "seed")
    assert play_out(PILLS, pills(), 2, "seed") == playout


def test_short_games_do_not_count_for_more_than_their_moves() -> None:
    """Half of all games are lost early, and nobody can tell which: the chance is about a half."""
    early = [Visited(n, (0.0,)) for n in range(0, 40, 5)]
    late = [Visited(n, (0.0,)) for n in range(0, 160, 20)]
    lost = [Playout(40, (0.0,), tuple(early)) for _ in range(200)]
    won = [Playout(160, (1.0,), tuple(late)) for _ in range(200)]
    model = fit([*lost, *won], team=True)

    assert 0.4 < model.chances(20, (0.0,))[0] < 0.7
    assert model.chances(120, (0.0,))[0] > 0.9


# -- judging --------------------------------------------------------------------------------------


def calls(said: float, won: int, lost: int) -> list[Call]:
    def call(game: int, result: float) -> Call:
        both: Values = (result, result)
        return Call(game, 0.5, (said, said), (0.5, 0.5), both, True)

    return [call(n, 1.0) for n in range(won)] + [call(n, 0.0) for n in range(won, won + lost)]


def test_what_was_said_is_compared_with_what_came() -> None:
    judged = judge([*calls(0.8, 8, 2), *calls(0.05, 0, 10)], 0.5)

    assert judged.positions == 20
    assert judged.predicted == pytest.approx(0.425)
    assert judged.won.value == pytest.approx(0.4)
    assert [(b.positions, b.won.value) for b in judged.bins] == [(10, 0.0), (10, 0.8)]
    assert judged.brier == pytest.approx((8 * 0.04 + 2 * 0.64 + 10 * 0.0025) / 20)
    assert judged.brier < judged.brier_base < judged.brier_plain
    assert judge(calls(0.8, 8, 2), 0.25).positions == 0
    assert "| 80% | 80% (49%–94%) | 10 |" in markdown([judged])
    assert judged.error.value == pytest.approx(0.025)


def test_a_perfect_forecaster_shows_an_error_too_if_games_are_few() -> None:
    def truthful(games: int) -> Calibration:
        dice, samples = random.Random(3), []
        for game in range(games):
            fate = dice.random()
            for stage in (0.25, 0.5, 0.75):
                said = dice.random()
                won = float(fate < said)
                samples.append(Call(game, stage, (said, said), (0.5, 0.5), (won, won), True))
        return judge(samples)

    few, many = truthful(40), truthful(1500)
    for judged in (few, many):
        assert judged.noise.low <= judged.error.value <= judged.noise.high
        assert judged.error.low < judged.error.high
    assert few.noise.value > 3 * many.noise.value
    sure = [*calls(0.9, 50, 50), *calls(0.1, 50, 50)]
    assert judge(sure).error.low > judge(sure).noise.high


def test_a_plain_model_takes_evaluate_at_its_word() -> None:
    for logit in (-2.0, 0.0, 1.5):
        said = plain_model(True, 1).chances(5, (logit,))
        assert said == pytest.approx((1.0 / (1.0 + math.exp(-logit)),))
