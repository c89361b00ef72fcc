"""The cost of a step of random play in two checkouts, counted instead of timed.

    python bench/counts.py ../before . --games 60            # machine instructions, compiled
    python bench/counts.py ../before . --games 5 --pure      # opcodes, from source

Counts do not depend on what else the machine is doing. The first command needs valgrind and a
compiled engine in both checkouts. Opcodes leave out the work of C functions.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
from pathlib import Path

from checkouts import GAMES

PLAY = """
import gc, json, sys
from wardround.core.chance import SeededChance
from wardround.core.game import resolve_options
from wardround.core.log import Log
from wardround.core.playing import play_at_random
from wardround.games import find_game, library_of

game = find_game(sys.argv[1])
content = game.rules.content(library_of(game).tables)
options = resolve_options(game.meta, {})
# When a collection comes due depends on all that was imported: in one checkout it can fall into the
# play, in the other beside it.
gc.disable()
steps = opcodes = 0

def count(frame, event, argument):
    global opcodes
    frame.f_trace_opcodes, frame.f_trace_lines = True, False
    opcodes += event == "opcode"
    return count

for seed in range(int(sys.argv[2])):
    chance = SeededChance(seed)
    state = game.rules.setup(options, content, chance)
    if "opcodes" in sys.argv:
        sys.settrace(count)
    steps += play_at_random(game, state, chance, Log(False))[0]
    sys.settrace(None)
print(json.dumps([steps, opcodes]))
"""
VALGRIND = (
    *("valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"),
    "--toggle-collect=CPyPy_playing___play_at_random",
)


def a_step(tree: Path, game: str, games: int, pure: bool) -> float:
    """Instructions or opcodes per step."""
    environment = {**os.environ, "PYTHONPATH": str(tree.resolve() / "src"), "PYTHONHASHSEED": "0"}
    command = [sys.executable, "-c", PLAY, game, str(games)]
    if pure:
        environment["WARDROUND_PURE"] = "1"
        command.append("opcodes")
    else:
        command = [*VALGRIND, *command]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    steps, opcodes = json.loads(done.stdout.splitlines()[-1])
    collected = re.search(r"Collected : (\d+)", done.stderr)
    return float(opcodes if collected is None else int(collected[1])) / float(steps)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("before", type=Path)
    parser.add_argument("after", type=Path)
    parser.add_argument("--pure", action="store_true")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--titles", nargs="+", default=GAMES)
    given = parser.parse_args()
    print("| game | before | after | |\n|---|---|---|---|")
    for game in given.titles:
        before, after = (
            a_step(tree, game, given.games, given.pure) for tree in (given.before, given.after)
        )
        print(f"| {game} | {before:,.0f} | {after:,.0f} | {after / before - 1:+.1%} |", flush=True)


if __name__ == "__main__":
    main()
