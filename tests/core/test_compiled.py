"""The same games come out of the interpreted and the compiled engine, step by step."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tools import build_engine

import wardround
from tests import played

NEW_GAME = "night_bus"

PLAY = """
import itertools, msgspec
from wardround.core import chance
from wardround.testkit import fingerprint
from wardround.games import find_game, game_ids, library_of
from wardround.lab.benchmark import is_compiled

played, compiled = {}, {"core": not chance.__file__.endswith(".py")}
for name in game_ids():
    game = find_game(name)
    compiled[name] = is_compiled(game)
    library = library_of(game)
    sets = [{}]
    for option in game.meta.options:
        sets += [{option.id: value} for value in option.values if value != option.default]
    for number, options in enumerate(sets):
        for seed in (number, 1000 + number):
            try:
                print_ = fingerprint(game, library, options, seed)
            except ValueError as error:
                print_ = f"{type(error).__name__}: {error}"
            played[f"{name} {options} {seed}"] = print_
print(msgspec.json.encode({"played": played, "compiled": compiled}).decode())
"""


THINK = """
import msgspec
from wardround.bots import find_bot
from wardround.bots.budget import Budget
from wardround.bots.search import SearchBot
from wardround.core.chance import SeededChance
from wardround.core.codec import to_data
from wardround.core.log import silent
from wardround.games import find_game, game_ids, new_game

searching = SearchBot("searching", "", Budget(20))
planning = SearchBot("planning", "", Budget(20), rollouts=Budget(4))
chosen = {}
for name in game_ids():
    game, chance = find_game(name), SeededChance(name)
    state = new_game(game, {}, chance)
    for n in range(12):
        seat = game.rules.awaiting(state).seats[0]
        for bot in (find_bot("greedy"), searching, planning):
            found = bot.choose(game, state, seat, chance)
            chosen[f"{name} {n} {bot.level}"] = [(to_data(i.action), i.value) for i in found.ideas]
        game.rules.push(state, found.action, chance, silent())
print(msgspec.json.encode(chosen).decode())
"""

HASHES = f"{Path(played.__file__).read_text('utf-8')}\nprint(all_played(50))"
"""``python -m bench.page hashes`` compares the same 50 games of each title with a page's."""

CODE = f"{HASHES}\n{PLAY}\n{THINK}"
"""All in one process, which imports everything once; each prints a line."""


def run(source: Path, *arguments: str, **environment: str) -> str:
    """Run code in a Python process that uses the package in ``source``; returns its output."""
    inherited = {key: value for key, value in os.environ.items() if key != "WARDROUND_PURE"}
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=source,
        env={**inherited, "PYTHONPATH": str(source), **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def copied_to(root: Path) -> Path:
    """A copy of the sources with a new game from the template."""
    source = root / "src"
    shutil.copytree(
        Path(wardround.__file__).parent,
        source / "wardround",
        ignore=shutil.ignore_patterns("__pycache__", "*.so", "static"),
    )
    run(source, "-m", "wardround.cli.main", "new-game", NEW_GAME, "--root", str(root))
    return source


@pytest.mark.slow(seconds=120)
@pytest.mark.skipif(not build_engine.has_compiler(), reason="there is no C compiler (cc) here")
def test_the_compiled_engine(tmp_path: Path) -> None:
    """One test, since several in parallel would each compile the engine."""
    source = copied_to(tmp_path)
    with ThreadPoolExecutor(1) as pool:
        # This is the longest of all tests: the interpreted games are played while C compiles.
        playing = pool.submit(run, source, "-c", CODE, WARDROUND_PURE="1")
        build_engine.compile_engine(source, source, quick=True)
        pure, fast = playing.result(), run(source, "-c", CODE)
    both = zip(pure.splitlines(), fast.splitlines(), strict=True)
    hashes, games, thoughts = ([*map(msgspec.json.decode, lines)] for lines in both)
    journals_have_the_same_hashes(*hashes)
    the_same_games_came_out(*games)
    bots_thought_the_same(*thoughts)
    what_was_compiled_can_be_cleaned_away(source)


def the_same_games_came_out(pure: dict[str, Any], fast: dict[str, Any]) -> None:
    assert set(pure["compiled"].values()) == {False}
    assert set(fast["compiled"].values()) == {True}
    assert NEW_GAME in fast["compiled"]
    assert len(pure["played"]) >= 2 * len(pure["compiled"])
    different = [name for name, found in pure["played"].items() if fast["played"][name] != found]
    assert different == []
    errors = [found for found in pure["played"].values() if "Error" in found]
    assert errors == [], "option values that cannot be played by themselves"


def bots_thought_the_same(pure: dict[str, Any], fast: dict[str, Any]) -> None:
    assert f"{NEW_GAME} 0 searching" in fast
    assert [name for name, found in pure.items() if fast[name] != found] == []


def journals_have_the_same_hashes(pure: dict[str, Any], fast: dict[str, Any]) -> None:
    assert len(pure[NEW_GAME]) == 50
    assert fast == pure


def what_was_compiled_can_be_cleaned_away(source: Path) -> None:
    assert list(source.rglob("*.so"))
    build_engine.clean(source)

    assert list(source.rglob("*.so")) == []
    code = "from wardround.core import chance; print(not chance.__file__.endswith('.py'))"
    assert "False" in run(source, "-c", code)
