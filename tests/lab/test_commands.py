"""``wardround lab`` as people type it."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest
from typer.testing import CliRunner

from wardround.bots.win_chances import TIMES, Fitted, tables_of
from wardround.cli.common import EXPECTED, UserError
from wardround.cli.lab import app
from wardround.games import find_game
from wardround.lab.decisions import DecisionCount, markdown

TESTS = Path(__file__).resolve().parents[1]
JOURNAL = TESTS / "forbidden_clinic/playthroughs/given_up.jsonl"


def lab(*words: str) -> str:
    """What a command prints; exceptions are passed on."""
    done = CliRunner().invoke(app, list(words), catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.stdout


def test_a_match_is_a_table_and_a_page(tmp_path: Path) -> None:
    page, results = tmp_path / "match.html", tmp_path / "match.jsonl"
    words = ["match", "forbidden_clinic", "--bots", "random,greedy", "-n", "1"]
    printed = lab(*words, "--html", str(page), "--results", str(results))

    assert "| greedy | 1 |" in printed
    assert "<svg" in page.read_text("utf-8")
    assert len(results.read_text("utf-8").splitlines()) == 3
    data = msgspec.json.decode(lab(*words, "--results", str(results), "--json"))
    assert [standing["bot"] for standing in data["standings"]] == ["random", "greedy"]


def test_a_match_names_what_is_wrong(tmp_path: Path) -> None:
    results = tmp_path / "match.jsonl"
    lab("match", "forbidden_clinic", "--bots", "random", "-n", "1", "--results", str(results))
    with pytest.raises(EXPECTED, match="another match"):
        lab("match", "forbidden_clinic", "--bots", "greedy", "-n", "1", "--results", str(results))
    with pytest.raises(UserError, match="distinct levels"):
        lab("match", "forbidden_clinic", "--bots", "random,random")
    with pytest.raises(UserError, match="at least two bots"):
        lab("match", "hero", "--options", "seats=2,night=short", "--bots", "random")


def test_balance_with_a_page(tmp_path: Path) -> None:
    page = tmp_path / "balance.html"
    printed = lab(
        *("balance", "forbidden_clinic", "--sweep", "difficulty", "--bots", "random"),
        *("--games", "3", "--html", str(page)),
    )

    assert printed.count("| random |") == 4
    assert "Balance: Forbidden Clinic" in page.read_text("utf-8")


def test_a_journal_is_analysed(tmp_path: Path) -> None:
    page = tmp_path / "game.html"
    printed = lab("analyse", str(JOURNAL), "--simulations", "1", "--html", str(page))
    data = msgspec.json.decode(lab("analyse", str(JOURNAL), "--simulations", "1", "--json"))

    assert "luck" in printed
    assert "What the way from the first position" in page.read_text("utf-8")
    assert len(data["chances"]) == len(data["curve"]) == len(data["moments"]) + 1


def test_what_went_with_winning(tmp_path: Path) -> None:
    words = ["balance", "hero", "--bots", "random", "--games", "12", "--options", "night=short"]
    printed = lab(*words, "--matters", "hero")

    rows = printed.splitlines()[2:]
    assert rows
    assert all(" hero:" in row for row in rows)
    rows_of_all = msgspec.json.decode(lab(*words, "--matters", "all", "--json"))
    assert len(rows_of_all) > len(rows)
    with pytest.raises(UserError, match="nothing of this kind"):
        lab(*words, "--matters", "dragons")


def test_the_tables_of_a_page_are_refreshed(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    commands = [
        "lab balance forbidden_clinic --bots random --games 2",
        "lab balance hero --options night=short --bots random --games 12 --matters hero",
    ]
    blocks = [f"<!-- wardround {command} -->\nold\n<!-- end -->\n" for command in commands]
    page.write_text("# Page\n\n" + "\n".join(blocks), "utf-8")
    lab("refresh", str(page))
    text = page.read_text("utf-8")

    assert "old" not in text
    assert "| random | 2 |" in text
    assert " hero:" in text
    page.write_text("<!-- wardround lab balance hero --colour red -->\n<!-- end -->\n", "utf-8")
    with pytest.raises(UserError, match="expected only"):
        lab("refresh", str(page))


@pytest.mark.slow
def test_chances_are_compared_with_results(tmp_path: Path) -> None:
    page = tmp_path / "calibration.html"
    words = ["calibrate", "forbidden_clinic", "--games", "2", "--bots", "random"]
    words += ["--options", "difficulty=quiet_tuesday"]
    picture = tmp_path / "calibration.svg"
    printed = lab(*words, "--html", str(page), "--svg", str(picture))

    assert "| 50% of a game |" in printed
    assert "of a perfect forecaster" in printed
    assert "<circle" in page.read_text("utf-8")
    assert ElementTree.parse(picture).getroot().tag.endswith("svg")


@pytest.mark.slow
def test_chances_are_compared_at_all_tables() -> None:
    printed = lab("calibrate", "hero", "--games", "2", "--bots", "random", "--all")

    tables = len(tables_of(find_game("hero")))
    games = re.search(r"from (\d+) games;", printed)
    assert tables == 12
    assert games is not None
    assert tables < int(games[1]) <= 2 * tables  # A few may end before a quarter of the usual time.


def test_how_often_positions_are_won_is_learned_and_written(tmp_path: Path) -> None:
    file = tmp_path / "chances.toml"
    lab("chances", "hero", "--games", "2", "--out", str(file))

    models = msgspec.convert(tomllib.loads(file.read_text("utf-8"))["models"], list[Fitted])
    assert [one.options for one in models[:3]] == [
        {"seats": 2},
        {"seats": 2, "mode": "cooperative", "level": "beginner"},
        {"seats": 2, "mode": "cooperative", "level": "intermediate"},
    ]
    for one in models:
        assert [len(line) for line in one.lines] == [len(one.knots)] * len(TIMES)
        assert len(one.places) == (0 if "mode" in one.options else int(one.options["seats"]) - 1)


def test_the_questions_of_a_game_are_counted() -> None:
    printed = lab("decisions", "forbidden_clinic", "-n", "1", "--bots", "random", "--json")
    counts = msgspec.json.decode(printed, type=list[DecisionCount])
    asked = {count.decision: (count.met, count.asked) for count in counts}
    met, left = asked["take_action"]
    assert met >= left > 0
    met, left = asked["window"]
    assert left < met / 2
    assert f"| window | {met:.1f} |" in markdown(counts, 1)
