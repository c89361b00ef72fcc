"""Looks for puzzles in games between bots: ``python -m tests.puzzles.find GAME COUNT [OPTIONS]``.

A puzzle is a position of a real game in which some moves are proven best (see `prove`), clearly
better than all others, and `greedy` does not find them.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

from tests.puzzles.prove import Prover, TooBigError
from wardround.bots import find_bot, think
from wardround.bots.budget import Budget
from wardround.bots.search import SearchBot
from wardround.core.actions import Action
from wardround.core.chance import SeededChance
from wardround.core.game import AnyGame, Options, parse_option, resolve_options
from wardround.core.log import silent
from wardround.core.notation import notate
from wardround.games import find_game, library_of
from wardround.lab.match import is_team

HERE: Final = Path(__file__).resolve().parent
LAST: Final = 14
"""How many of the last moves of a game are looked at."""
MOST_POSITIONS: Final = 12_000
CLEARLY: Final = 0.2
SOLVER: Final = SearchBot("solver", "Solves puzzles.", Budget(400), horizon=2)
PLAYERS: Final = {
    "quick": SearchBot("quick", "Plays fast.", Budget(30), horizon=1),
    "greedy": find_bot("greedy"),
}


def best_moves(
    game: AnyGame, state: Any, seat: int, team: bool, most: int = MOST_POSITIONS
) -> list[Action]:
    """The proven best moves, if they are few and clearly better than the rest; else nothing."""
    try:
        values = Prover(game, seat, team, most).moves(state)
    except TooBigError:
        return []
    best = max(values.values())
    moves = [action for action, value in values.items() if value >= best - 1e-9]
    others = [value for value in values.values() if value < best - 1e-9]
    if not others or best - max(others) < CLEARLY or len(moves) > max(1, len(values) // 2):
        return []
    return moves


def search(game: AnyGame, given: Options, wanted: int, first: int, player: str) -> None:
    options = resolve_options(game.meta, given)
    team = is_team(game, options)
    content = game.content(library_of(game).tables)
    folder = HERE / game.meta.id
    folder.mkdir(exist_ok=True)
    found, seed = len(list(folder.glob("*.toml"))), first
    while found < wanted:
        chance, minds = SeededChance(seed), SeededChance(f"mind {seed}")
        state = game.setup(options, content, chance)
        moves: list[Action] = []
        states: list[Any] = []
        while game.outcome(state) is None:
            seat = game.awaiting(state).seats[0]
            action = think(PLAYERS[player], game, state, seat, minds).action
            states.append(state.clone())
            moves.append(action)
            game.push(state, action, chance, silent())
        for n in range(len(states) - 1, max(0, len(states) - LAST) - 1, -1):
            solution = solve(game, states[n], team)
            if solution:
                found += 1
                write(folder / f"{found:02}.toml", game, given, seed, moves[:n], solution)
                print(game.meta.id, seed, n, len(states), notate(solution[0]), flush=True)
                break
        seed += 1


def solve(game: AnyGame, state: Any, team: bool) -> list[Action]:
    """The solution of a position, if it is a puzzle that greedy fails and the search solves."""
    seat = game.awaiting(state).seats[0]
    listed = [action for action in game.legal(state) if action.seat == seat]
    if len(listed) < 3:
        return []
    tries = [think(find_bot("greedy"), game, state, seat, SeededChance(n)).action for n in range(3)]
    if len(set(tries)) > 1:
        return []
    moves = best_moves(game, state, seat, team)
    if not moves or any(action in moves for action in tries):
        return []
    for n in range(2):
        if think(SOLVER, game, state, seat, SeededChance(n)).action not in moves:
            print("the search fails too", flush=True)
            return []
    return moves


def write(
    file: Path, game: AnyGame, given: Options, seed: int, moves: list[Action], best: list[Action]
) -> None:
    """A scenario that leads to the position, with its solution."""
    lines = [f'game = "{game.meta.id}"', f'title = "A puzzle after {len(moves)} moves"']
    lines += [f"seed = {seed}", "solution = ["]
    lines += [f'    "{notate(action)}",' for action in best]
    lines.append("]")
    if given:
        lines += ["", "[options]"]
        for key, value in given.items():
            shown = f'"{value}"' if isinstance(value, str) else str(value).lower()
            lines.append(f"{key} = {shown}")
    for action in moves:
        lines += ["", "[[step]]", f'do = "{notate(action)}"']
    file.write_text("\n".join(lines) + "\n", "utf-8")


def main() -> None:
    game = find_game(sys.argv[1])
    given = dict(parse_option(game.meta, text) for text in sys.argv[5:])
    search(game, given, int(sys.argv[2]), int(sys.argv[3]), sys.argv[4])


if __name__ == "__main__":
    main()
