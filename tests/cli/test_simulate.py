"""``wardround simulate`` and ``wardround bench``."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from tests.cli.conftest import NEW_GAME, Project, Wardround
from wardround.bots import BOTS, Chosen
from wardround.bots.look_ahead import listed_for
from wardround.cli.bench import adapters_table, engine_table
from wardround.core.chance import Chance
from wardround.games import game_ids
from wardround.lab.benchmark import Speed
from wardround.lab.simulation import Job, play_game, seat_bots, simulate, summarise
from wardround.presentation.game_spec import AnyGameSpec
from wardround.template import SPEC

RATES = {"games_per_second", "steps_per_second"}


def test_simulate_as_json(wardround: Wardround) -> None:
    arguments = ["--games", 30, "--seats", 3, "--bots", "greedy,random", "--seed", "x"]
    done = wardround("simulate", "template", *arguments, "-o", "nerve=2", "--json")
    summary = done.json

    assert done.code == 0
    assert summary["game"] == "template"
    assert summary["options"] == {"seats": 3, "nerve": 2}
    assert summary["bots"] == ["greedy", "random", "random"]
    assert summary["seed"] == "x"
    assert summary["games"] == 30
    assert sum(summary["reasons"].values()) == 30
    assert summary["reasons"].keys() <= set(SPEC.meta.end_reasons)
    assert sum(summary["wins"].values()) >= 30
    assert len(summary["mean_scores"]) == 3
    assert summary["steps"] > 30
    assert all(summary[rate] > 0 for rate in RATES)


def test_the_same_seed_plays_the_same_games(wardround: Wardround) -> None:
    def counted(seed: str) -> dict[str, object]:
        summary = wardround("simulate", "template", "-n", 25, "--seed", seed, "--json").json
        return {key: value for key, value in summary.items() if key not in RATES}

    assert counted("1") == counted("1")
    assert counted("1")["steps"] != counted("2")["steps"]


def test_one_process_or_two_make_no_difference(project: Project) -> None:
    def counted(processes: str) -> dict[str, object]:
        arguments = ["-n", "24", "--bots", "greedy,random", "--json", "--processes", processes]
        done = project.wardround("simulate", NEW_GAME, *arguments)
        assert done.code == 0, done.err
        return {key: value for key, value in done.json.items() if key not in RATES}

    assert counted("1") == counted("2")


def test_games_come_in_order_and_depend_on_their_number_alone() -> None:
    job = Job("template", {"seats": 2, "nerve": 3}, ("random", "random"), "s")
    told: list[int] = []
    results = simulate(job, 25, done=told.append)

    assert [result.number for result in results] == list(range(25))
    assert sum(told) == 25
    alone = play_game(job, 17)
    assert (alone.winners, alone.scores, alone.steps) == (
        results[17].winners,
        results[17].scores,
        results[17].steps,
    )


class Eager:
    """Always takes the first action, so that only the table's chance makes a difference."""

    level = "eager"
    about = "Draws and draws."

    def choose(self, game: AnyGameSpec, state: Any, seat: int, chance: Chance) -> Chosen:
        return Chosen(listed_for(game, state, seat)[0], ())


def test_every_game_is_shuffled_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "eager", Eager())
    job = Job("template", {"seats": 2, "nerve": 3}, ("eager", "eager"), "s")

    assert len({(result.steps, result.scores) for result in simulate(job, 12)}) > 6


def test_a_summary_counts() -> None:
    job = Job("template", {"seats": 2, "nerve": 3}, ("random", "random"), "s")
    results = simulate(job, 12)
    summary = summarise(job, results)

    assert summary.steps == sum(result.steps for result in results)
    assert summary.wins["seat 1"] == sum(0 in result.winners for result in results)
    assert summary.wins["nobody"] == 0
    assert summary.mean_scores[1] == pytest.approx(sum(r.scores[1] for r in results) / 12)


def test_bots_are_seated(wardround: Wardround) -> None:
    assert seat_bots(SPEC, {"seats": 3}, ["greedy"]) == ("greedy",) * 3
    assert seat_bots(SPEC, {"seats": 3}, ["greedy", "random"]) == ("greedy", "random", "random")
    done = wardround("simulate", "template", "--bots", "random,random,random")
    assert done.code == 2
    assert done.err == "wardround: --bots: template has 2 seats here; 3 bots are named"


@pytest.mark.parametrize(
    "arguments", [["--games", "0"], ["--games", "x"], ["--processes", "0"], ["--seats", "two"]]
)
def test_numbers_that_make_no_sense(wardround: Wardround, arguments: list[str]) -> None:
    done = wardround("simulate", "template", *arguments)

    assert done.code == 2
    assert arguments[0] in done.err


def test_a_pack_changes_what_is_played(wardround: Wardround, tmp_path: Path) -> None:
    pack = tmp_path / "sweet.toml"
    pack.write_text('[[jar.pill]]\nid = "bitter"\ncount = 0\n[[jar.pill]]\nid = "sugar"\ncount=1\n')
    summary = wardround("simulate", "template", "-n", 20, "--content", pack, "--json").json

    assert max(summary["mean_scores"]) <= 1
    assert sum(summary["mean_scores"]) <= 1


def test_simulate_for_people(wardround: Wardround) -> None:
    done = wardround("simulate", "template", "-n", 10)

    assert done.out.startswith("template 10 games, ")
    assert "games/s" in done.out
    assert "ended by" in done.out
    assert "won by" in done.out
    assert "mean scores by seat:" in done.out


@pytest.mark.parametrize("name", [name for name in game_ids() if name != "template"])
def test_every_game_can_be_simulated(wardround: Wardround, name: str) -> None:
    done = wardround("simulate", name, "-n", 3, "--json")

    assert done.code == 0
    assert sum(done.json["reasons"].values()) == 3


# -- bench ----------------------------------------------------------------------------------------


def test_bench_as_json(wardround: Wardround) -> None:
    (speed,) = wardround("bench", "template", "--seconds", "0.1", "--no-adapters", "--json").json

    assert speed.keys() == {
        "game",
        "compiled",
        "steps_per_second",
        "games_per_second",
        "clone_microseconds",
        "steps_per_game",
        "legal_per_step",
        "simulations_per_second",
    }
    assert speed["game"] == "template"
    assert speed["compiled"] is False
    assert speed["legal_per_step"] == 2
    assert speed["steps_per_second"] == pytest.approx(
        speed["games_per_second"] * speed["steps_per_game"]
    )
    assert 0 < speed["clone_microseconds"] < 1000


def test_bench_for_people_and_for_all_games(project: Project) -> None:
    done = project.wardround("bench", "--no-adapters", "--seconds", "0.1")

    assert done.code == 0
    assert "sims" in done.out
    assert NEW_GAME in done.out
    assert "interpr" in done.out


def test_no_number_of_the_bench_is_cut() -> None:
    fast = Speed("forbidden_clinic", False, 1234567.0, 98765.0, 123.45, 1234.0, 123.4, 123456.0)
    row = {"game": "forbidden_clinic", "interface": "pettingzoo", "compiled": False}
    hanabi = {"game": "hanabi", "interface": "pettingzoo", "compiled": False}
    page = io.StringIO()
    narrow = Console(width=80, file=page)
    narrow.print(engine_table([fast]))
    narrow.print(
        adapters_table([{**each, "steps_per_second": 1234567.0} for each in (hanabi, row)])
    )
    shown = page.getvalue()

    assert "…" not in shown
    for number in ("1,234,567", "98,765", "123.45", "1234", "123.4", "123,456"):
        assert number in shown


def test_bench_wants_some_time(wardround: Wardround) -> None:
    assert wardround("bench", "template", "--seconds", "0").code == 2
