"""The speed of random play and cloning on the engines of two checkouts, in alternation.

    python bench/engine.py ../before . --games 1500 --rounds 4

Each checkout plays in its own process, so neither warms up the other; the best of all rounds
counts. Anything compiled in a checkout runs compiled; ``--pure`` runs the source.
"""

from __future__ import annotations

from checkouts import GAMES, arguments, in_turns

MEASURE = """
import json, sys, time
from wardround.core.chance import SeededChance
from wardround.core.game import resolve_options
from wardround.core.log import Log
from wardround.core.playing import play_at_random
from wardround.games import find_game, library_of

name, games = sys.argv[1], int(sys.argv[2])
game = find_game(name)
content = game.rules.content(library_of(game).tables)
options = resolve_options(game.meta, {})

def steps_a_second(count):
    start, steps = time.process_time(), 0
    for seed in range(count):
        chance = SeededChance(seed)
        state = game.rules.setup(options, content, chance)
        steps += play_at_random(game, state, chance, Log(False))[0]
    return steps / (time.process_time() - start)

def clone_microseconds():
    chance = SeededChance(5)
    state = game.rules.setup(options, content, chance)
    for _ in range(60):
        if listed := game.rules.legal(state):
            game.rules.push(state, listed[chance.below(len(listed))], chance, Log(False))
    start = time.process_time()
    for _ in range(4000):
        state.clone()
    return (time.process_time() - start) / 4000 * 1e6

steps_a_second(3)
best = max(steps_a_second(games) for _ in range(3))
print(json.dumps([best, min(clone_microseconds() for _ in range(5))]))
"""


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("--games", type=int, default=1500)
    chosen = parser.parse_args()
    print("| game | steps/s before | after | | clone µs before | after |")
    print("|---|---|---|---|---|---|")
    for game in GAMES:
        rounds = in_turns(chosen, MEASURE, game, chosen.games)
        old, new = (max(row[n][0] for row in rounds) for n in (0, 1))
        clones = [min(row[n][1] for row in rounds) for n in (0, 1)]
        change = f"{new / old - 1:+.0%}"
        print(
            f"| {game} | {old:,.0f} | {new:,.0f} | {change} | {clones[0]:.2f} | {clones[1]:.2f} |"
        )


if __name__ == "__main__":
    main()
