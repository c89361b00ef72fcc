"""How fast bots think on the engines of two checkouts, and whether they choose the same.

    python bench/bots.py ../before . --rounds 3

In positions from games played by the script, it measures choices of `greedy`, simulations of the
search and games played out by the script, each in CPU time of one core. The checkouts alternate,
each in its own process; the best of all rounds counts. ``--pure`` runs the source.
"""

from __future__ import annotations

from checkouts import GAMES, arguments, in_turns

MEASURE = """
import hashlib, json, sys, time
from wardround.bots import find_bot
from wardround.bots.budget import Budget
from wardround.bots.planner import try_out
from wardround.bots.search import HORIZON
from wardround.bots.tree import Search
from wardround.core.chance import SeededChance
from wardround.core.game import resolve_options
from wardround.core.log import Log
from wardround.games import find_game, library_of

name, seconds = sys.argv[1], float(sys.argv[2])
game, greedy = find_game(name), find_bot("greedy")
script = game.advice.script
content = game.rules.content(library_of(game).tables)
options = resolve_options(game.meta, {})
chosen = []

def positions():
    chosen_states = []
    for seed in range(3):
        chance = SeededChance(f"bench/{seed}")
        state, course = game.rules.setup(options, content, chance), []
        seat = script.next_seat(state)
        while seat >= 0:
            if len([action for action in game.rules.legal(state) if action.seat == seat]) > 1:
                course.append((state.clone(), seat))
            game.rules.push(state, script.answer(state, seat), chance, Log(False))
            seat = script.next_seat(state)
        chosen_states += [course[k * len(course) // 8] for k in range(8)]
    return chosen_states

def look(state, seat, n):
    chosen.append(repr(greedy.choose(game, state, seat, SeededChance(n)).action))
    return 1

def search(state, seat, n):
    tree = Search(game, state, seat, n, HORIZON)
    if len(tree.listed) < 2:
        return 0
    tree.run(Budget(40))
    chosen.append(repr(tree.ranking()[0][0]))
    return tree.simulations

def play_out(state, seat, n):
    own = script.answer(state, seat)
    chosen.append(repr(try_out(game, script, state, seat, own, n)))
    return 1

def speed(work):
    chosen.clear()
    done, digest, start = 0, "", time.process_time()
    while done == 0 or time.process_time() - start < seconds:
        for n, (state, seat) in enumerate(places):
            done += work(state, seat, n)
        digest = digest or hashlib.sha256("".join(chosen).encode()).hexdigest()
    return done / (time.process_time() - start), digest

places = positions()
print(json.dumps([speed(work) for work in (look, search, play_out)]))
"""

WORK = ("choices of greedy", "simulations", "games played out")


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("--seconds", type=float, default=0.5)
    chosen = parser.parse_args()
    print("| game | a CPU second | before | after | | the same choices |")
    print("|---|---|---|---|---|---|")
    for game in GAMES:
        rounds = in_turns(chosen, MEASURE, game, chosen.seconds)
        for n, work in enumerate(WORK):
            old, new = (max(row[side][n][0] for row in rounds) for side in (0, 1))
            same = (
                "yes" if len({row[side][n][1] for row in rounds for side in (0, 1)}) == 1 else "no"
            )
            print(f"| {game} | {work} | {old:,.0f} | {new:,.0f} | {new / old - 1:+.0%} | {same} |")


if __name__ == "__main__":
    main()
