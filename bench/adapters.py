"""Steps per second through the research interfaces of two checkouts, in alternation.

    python bench/adapters.py ../before . --seconds 1 --rounds 3

Each checkout plays each game in its own process, so neither warms up the other; the best of all
rounds counts. Anything compiled in a checkout runs compiled; ``--pure`` runs the source.
"""

from __future__ import annotations

from checkouts import GAMES, arguments, in_turns

MEASURE = """
import json, sys
from wardround.adapters.speed import of_game, speed
from wardround.games import find_game
name, seconds = sys.argv[1], float(sys.argv[2])
loops = of_game(name, find_game(name))
print(json.dumps({interface: speed(loop(), seconds) for _, interface, loop in loops}))
"""


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--games", nargs="+", default=GAMES)
    given = parser.parse_args()
    print("| game | interface | before | after | |\n|---|---|---|---|---|")
    for game in given.games:
        rounds = in_turns(given, MEASURE, game, given.seconds)
        for interface in rounds[0][0]:
            before, after = (max(row[side][interface] for row in rounds) for side in (0, 1))
            change = f"{after / before - 1:+.0%}"
            print(f"| {game} | {interface} | {before:,.0f} | {after:,.0f} | {change} |", flush=True)


if __name__ == "__main__":
    main()
