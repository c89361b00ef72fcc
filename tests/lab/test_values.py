"""What positions are worth: learned from games of the script, shipped with the games."""

from __future__ import annotations

from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

from tests.variants import variant
from wardround.cli.main import app
from wardround.core.chance import SeededChance
from wardround.core.game import Script, resolve_options
from wardround.core.learned import Learned, LearnedValues
from wardround.core.log import silent
from wardround.games import find_game, game_ids, new_game
from wardround.lab import values
from wardround.lab.parallel_work import Executor, LabError
from wardround.lab.values import Learning, ValueGames, ValueNetwork, learn_values, play_piece
from wardround.presentation.game_spec import AnyGameSpec
from wardround.template import SPEC as TEMPLATE
from wardround.template.actions import Draw, Stop
from wardround.template.rules.state import State

SETTINGS: dict[str, dict[str, str | int]] = {
    "forbidden_clinic": {"difficulty": "full_moon"},
    "healthy_heart": {},
    "hero": {"mode": "cooperative", "level": "expert"},
}


def pieces_of(game: str, games: int, seed: str) -> ValueGames:
    options = resolve_options(find_game(game).meta, SETTINGS[game])
    return ValueGames(game, options, seed, range(games))


def halfway(game: AnyGameSpec, options: dict[str, Any], seed: int) -> Any:
    """A game after some answers of the script."""
    script, chance = game.advice.script, SeededChance(seed)
    assert script is not None
    state = new_game(game, options, chance)
    for _ in range(40):
        seat = script.next_seat(state)
        game.rules.push(state, script.answer(state, seat), chance, silent())
    return state


def file_of(game: str) -> Traversable:
    return resources.files(find_game(game).package) / "advice" / "values.bin"


def test_every_game_with_values_is_tried_here() -> None:
    scripts = {game: find_game(game).advice.script for game in game_ids()}
    learned = {game for game, script in scripts.items() if script and script.expected}
    assert learned == set(SETTINGS)


@pytest.mark.parametrize("game", SETTINGS)
def test_what_a_game_ships_foresees_games_it_did_not_learn_from(game: str) -> None:
    script = find_game(game).advice.script
    assert script is not None
    assert script.insight is not None
    positions = play_piece(pieces_of(game, 16, "fresh"))
    judge = LearnedValues(file_of(game).read_bytes, script.insight)
    state = halfway(find_game(game), dict(SETTINGS[game]), 1)
    assert script.expected is not None
    assert judge.expected(state, 0) == script.expected(state, 0)
    assert judge.learned is not None
    told = np.array([judge.learned.value(row.tobytes()) for row in positions.rows])
    missed = float(((positions.grades - told) ** 2).mean())
    assert missed < 0.8 * float(positions.grades.var())


@pytest.mark.parametrize("game", SETTINGS)
def test_content_that_the_network_does_not_know_is_not_judged(game: str) -> None:
    spec = find_game(game)
    assert spec.advice.script is not None
    assert spec.advice.script.insight is not None
    state = halfway(spec, dict(SETTINGS[game]), 2)
    judge = LearnedValues(file_of(game).read_bytes, spec.advice.script.insight)
    assert 0.0 <= judge.expected(state, 0) <= 1.0
    assert judge.learned is not None
    judge.learned.columns += 1
    assert judge.expected(state, 0) == -1.0


def test_rivals_play_their_nights_out() -> None:
    hero = find_game("hero")
    assert hero.advice.script is not None
    assert hero.advice.script.expected is not None
    assert hero.advice.script.expected(halfway(hero, {"seats": 2}, 3), 0) == -1.0


def test_money_is_worth_something() -> None:
    game = find_game("healthy_heart")
    assert game.advice.script is not None
    assert game.advice.script.expected is not None
    for seed in range(4):
        poor = halfway(game, {}, seed)
        rich = poor.clone()
        poor.money, rich.money = 2, 60
        assert game.advice.script.expected(poor, 0) < game.advice.script.expected(rich, 0)


def test_a_captured_coin_is_worth_something() -> None:
    game = find_game("forbidden_clinic")
    assert game.advice.script is not None
    assert game.advice.script.expected is not None
    for seed in range(4):
        before = halfway(game, dict(SETTINGS["forbidden_clinic"]), seed)
        after = before.clone()
        after.coins[after.coins.index(-1)] = 0
        assert game.advice.script.expected(after, 0) > game.advice.script.expected(before, 0)


# -- learning -------------------------------------------------------------------------------------


def trays(s: State, seat: int) -> bytes:
    return bytes(count for tray in s.trays[:2] for count in tray)


def share_of_sugar(s: State, seat: int) -> float:
    return s.trays[0][0] / 4


@pytest.fixture
def pill_count(monkeypatch: pytest.MonkeyPatch) -> AnyGameSpec:
    """The template with a script that is graded by what the row shows."""
    script: Script[Any, Any] = Script(
        next_seat=lambda s: (
            -1 if TEMPLATE.rules.outcome(s) else TEMPLATE.rules.awaiting(s).seats[0]
        ),
        answer=lambda s, seat: Stop(seat) if sum(s.trays[seat]) >= 4 else Draw(seat),
        weighty=frozenset({TEMPLATE.rules.awaiting(first_position()).decision}),
        candidates=lambda s, seat, own, listed: listed,
        grade=share_of_sugar,
        insight=trays,
    )
    game: AnyGameSpec = variant(TEMPLATE, script=script)
    monkeypatch.setattr(values, "find_game", lambda name: game)
    return game


def first_position() -> State:
    state: State = new_game(TEMPLATE, {}, SeededChance(0))
    return state


def test_grades_are_learned_from_games(pill_count: AnyGameSpec) -> None:
    options = resolve_options(pill_count.meta, {})
    told: list[int] = []
    learnt = learn_values(
        *("template", options, 2010, "test", Executor(1)),
        *(Learning(hidden=8, passes=600, decay=0.0), "a test", told.append),
    )
    assert learnt.explained > 0.2
    assert sum(told) == 2010
    learned = Learned(learnt.file)
    assert learned.columns == 4
    assert learned.value(bytes([3, 0, 1, 1])) > learned.value(bytes([0, 3, 1, 1])) + 0.1


def test_the_file_says_what_the_network_says() -> None:
    dice = np.random.default_rng(0)
    rows = dice.integers(0, 9, (50, 6)).astype(np.uint8)
    network = ValueNetwork(rows, 4, 1)
    learned = Learned(network.packed({}))
    told = [learned.value(row.tobytes()) for row in rows]
    assert told == pytest.approx(list(network.expected(rows)), abs=0.005)


def test_gradients_are_those_of_the_likelihood() -> None:
    dice = np.random.default_rng(0)
    rows = dice.integers(0, 9, (30, 5)).astype(np.uint8)
    grades = dice.random(30).astype(np.float32)
    network = ValueNetwork(rows, 3, 1)
    network.weights = {name: w.astype(np.float64) for name, w in network.weights.items()}

    def likelihood() -> float:
        told = network.expected(rows)
        return float((grades * np.log(told) + (1 - grades) * np.log(1 - told)).mean())

    for name, gradient in network.gradients(rows, grades).items():
        flat, step = network.weights[name].reshape(-1), 1e-4
        before = flat[0]
        flat[0] = before + step
        above = likelihood()
        flat[0] = before - step
        below = likelihood()
        flat[0] = before
        slope = (above - below) / (2 * step)
        assert float(np.asarray(gradient).reshape(-1)[0]) == pytest.approx(slope, abs=1e-4), name


def test_the_command_writes_a_file_that_a_game_can_ship(tmp_path: Path) -> None:
    file = tmp_path / "values.bin"
    words = ["lab", "values", "forbidden_clinic", "--games", "20", "--hidden", "4"]
    said = CliRunner().invoke(app, [*words, "--file", str(file)])
    assert said.exit_code == 0, said.output
    assert "of 20 games" in said.output
    shipped = Learned(file.read_bytes())
    script = find_game("forbidden_clinic").advice.script
    assert script is not None
    assert script.insight is not None
    state = halfway(find_game("forbidden_clinic"), {}, 4)
    assert shipped.columns == len(script.insight(state, 0))

    with pytest.raises(LabError, match="insight"):
        CliRunner().invoke(
            app, ["lab", "values", "clinic", "--file", str(file)], catch_exceptions=False
        )
