"""How good are choices, decision by decision? For `docs/bots.md`.

    python bench/choices.py forbidden_clinic -o difficulty=full_moon --tries 20 60 --positions 200

At positions of games that the script plays, a bot chooses with each number of tries: played out to
the end, with the game's learned values, and with them among everything that is listed. Every choice
is then graded by games played out to the end, with the same luck for all: how far it is above the
script's own answer, in points of a hundred with its 95 % interval, and the CPU seconds of a
decision.
"""

from __future__ import annotations

import argparse
import time
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from wardround.bots.budget import Budget
from wardround.bots.look_ahead import listed_for
from wardround.bots.planner import plan, try_out
from wardround.cli.common import game_and_options
from wardround.core.chance import SeededChance
from wardround.core.log import silent
from wardround.games import new_game
from wardround.lab.statistics import mean

WAYS = ("played out", "with values", "thorough")
LATEST = 130
"""A position is one of the first weighty decisions of a game, at most this late."""


def position(game: Any, options: Any, seed: int) -> tuple[Any, int] | None:
    """A weighty decision with a choice, and whose it is; None if the game ends first."""
    script, chance = game.advice.script, SeededChance(f"choices/{seed}")
    state = new_game(game, options, chance)
    left = chance.below(LATEST)
    while (seat := script.next_seat(state)) >= 0:
        own = script.answer(state, seat)
        if game.rules.awaiting(state).decision in script.weighty:
            left -= 1
            listed = listed_for(game, state, seat)
            if left < 0 and len(script.candidates(state, seat, own, listed)) > 1:
                return state, seat
        game.rules.push(state, own, chance, silent())
    return None


def examined(given: argparse.Namespace, seed: int) -> list[tuple[float, float]]:
    """For each way to think, how far ahead its choice is and the CPU seconds it took."""
    game, options = game_and_options(given.game, given.options)
    moment = position(game, options, seed)
    script = game.advice.script
    if moment is None or script is None:
        return []
    (state, seat), chosen, grades = moment, [], {}
    for tries in given.tries:
        for way in WAYS:
            start, thorough = time.process_time(), way == "thorough"
            used = script.to_the_end if way == "played out" else script
            choice = plan(
                game, used, state, seat, SeededChance(seed), Budget(tries), thorough=thorough
            )
            chosen.append((choice.action, time.process_time() - start))
    own = script.answer(state, seat)
    for action in {own, *(action for action, _ in chosen)}:
        tried = [
            try_out(game, script.to_the_end, state, seat, action, seed * given.grades + n)
            for n in range(given.grades)
        ]
        grades[action] = sum(tried) / len(tried)
    return [(100 * (grades[action] - grades[own]), seconds) for action, seconds in chosen]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("-o", dest="options", action="append", default=[], metavar="OPTION=VALUE")
    parser.add_argument("--tries", type=int, nargs="+", default=[20, 120])
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--grades", type=int, default=300, help="games that grade a choice")
    parser.add_argument("-p", dest="processes", type=int, default=1)
    given = parser.parse_args()
    with ProcessPoolExecutor(given.processes) as pool:
        seeds = range(given.positions)
        rows = [row for row in pool.map(examined, [given] * len(seeds), seeds) if row]
    print(f"{len(rows)} positions")
    ways = [f"{tries} {way}" for tries in given.tries for way in WAYS]
    for way, column in zip(ways, zip(*rows, strict=True), strict=True):
        ahead = mean([points for points, _ in column])
        seconds = sum(spent for _, spent in column) / len(column)
        print(
            f"{way:18} {ahead.value:+.2f} ({ahead.low:+.2f} to {ahead.high:+.2f}), {seconds:.3f} s"
        )


if __name__ == "__main__":
    main()
