"""Chances of winning: what models learn from games, and how their truth is judged."""

from __future__ import annotations

import math
import random

import pytest

from wardround.bots.win_chances import (
    PLAIN,
    Playout,
    Values,
    Visited,
    WinModel,
    fit,
    model_of,
    plain_model,
    play_on,
)
from wardround.core.chance import SeededChance
from wardround.games import find_game, game_ids, library_of
from wardround.lab.calibration import Call, judge, markdown
from wardround.lab.chances import tables_of
from wardround.template import SPEC as PILLS


def truth(logit: float) -> float:
    """What a position is really worth of which `evaluate` is far too sure."""
    return 1.0 / (1.0 + math.exp(0.5 - 0.4 * logit))


def team_games(count: int) -> list[Playout]:
    dice = random.Random(5)
    games = []
    for _ in range(count):
        logit = dice.uniform(-4.0, 4.0)
        won = float(dice.random() < truth(logit))
        games.append(Playout(100, (won, won), (Visited(50, (logit, logit)),)))
    return games


def test_a_link_learns_how_often_positions_are_won() -> None:
    model = fit(team_games(2000), team=True)

    for logit in (-3.0, 0.0, 3.0):
        first, second = model.chances(50, (logit, logit))
        assert first == second == pytest.approx(truth(logit), abs=0.06)


def test_few_games_change_little_and_none_nothing() -> None:
    assert fit([], team=True).weights == PLAIN
    one = fit(team_games(1), team=True)
    assert one.chances(50, (0.0, 0.0))[0] == pytest.approx(0.5, abs=0.45)
    assert all(abs(weight) < 10 for weight in one.weights)


def test_a_link_never_turns_positions_round() -> None:
    model = fit(team_games(60), team=True)
    found = [model.chances(50, (x, x))[0] for x in (-4.0, -2.0, 0.0, 2.0, 4.0)]

    assert found == sorted(found)


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


def test_a_harder_game_is_won_less_often() -> None:
    easy = [Playout(100, (1.0,), (Visited(50, (0.0,)),)) for _ in range(100)]
    hard = [Playout(100, (0.0,), (Visited(50, (0.0,)),), harder=1) for _ in range(100)]
    weights = fit([*easy, *hard], team=True, levels=2).weights

    assert len(weights) == len(PLAIN) + 1
    assert weights[-1] < -1.0


def test_every_table_of_every_game_has_a_model() -> None:
    for name in game_ids():
        game = find_game(name)
        for kind in tables_of(game):
            for options in kind.levels:
                model = model_of(game, options)
                assert model.moves > 1.0, kind.told_by
                assert model.team == game.meta.is_team(options)
                places = 0 if model.team else int(options["seats"]) - 1
                assert len(model.weights) == len(PLAIN) + places


def test_where_no_model_is_shipped_evaluate_is_taken_at_its_word() -> None:
    assert model_of(PILLS, {"seats": 2, "nerve": 3}) == plain_model(False, 2)


def test_a_game_is_played_on_to_its_end_and_leaves_the_position_alone() -> None:
    content = PILLS.content(library_of(PILLS).tables)
    state = PILLS.setup({"seats": 2, "nerve": 3}, content, SeededChance(1))
    before = PILLS.dump(state)
    playout = play_on(PILLS, state, 2, "seed")

    assert PILLS.dump(state) == before
    assert playout.moves > 0
    assert 0 < len(playout.seen) <= 8
    assert [visited.n for visited in playout.seen] == sorted(
        {visited.n for visited in playout.seen}
    )
    assert set(playout.won) <= {0.0, 1.0}
    assert play_on(PILLS, state, 2, "seed") == playout


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


def test_a_link_is_plain_data() -> None:
    model = WinModel(True, 10.0)

    assert model.chances(5, (0.0,)) == pytest.approx((0.5,))
