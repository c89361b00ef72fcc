"""Looks for puzzles in games between bots.

``python -m tests.puzzles.find GAME COUNT SEED [OPTION=VALUE …]``

A puzzle is a position of a real game in which `greedy` goes clearly wrong. What moves are worth is
proven where every choice and draw to the end can be looked at (see `prove`); elsewhere the
moves that the search thinks best and greedy's are played out many times to the end of the game,
with the same chance for all.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

from tests.puzzles.prove import Prover, TooBigError
from wardround.bots import find_bot, think
from wardround.bots.budget import Budget
from wardround.bots.look_ahead import value_of
from wardround.bots.search import SearchBot
from wardround.core.actions import Action
from wardround.core.chance import SeededChance
from wardround.core.game import Options, parse_option, resolve_options
from wardround.core.log import silent
from wardround.core.notation import notate
from wardround.games import find_game, new_game
from wardround.presentation.game_spec import AnyGameSpec
from wardround.presentation.scenario import Scenario
from wardround.presentation.scenario_text import write_scenario

HERE: Final = Path(__file__).resolve().parent
LAST: Final = 120
"""How many of the last moves of a game to look at."""
OPEN: Final = (0.1, 0.95)
"""A game is decided if its own estimate is outside these bounds."""
MOST_POSITIONS: Final = 400
FIRST_LOOK: Final = 8
PLAYOUTS: Final = 32
IDEAS: Final = 3
"""How many of the search's best moves to play out."""
FORETASTE: Final = 25
"""How many moves to play on before deciding whether whole games are worth playing."""
FORETASTES: Final = 8
APART: Final = 5
"""Moves between two puzzles of the same game."""
CLEARLY: Final = 0.25
WORTH_A_LOOK: Final = 0.02
"""How much better another move must look to the search before games are played out."""
CLOSE: Final = 12.0
"""Between rivals, games that ended further apart than this have no puzzles."""
NEARLY: Final = 0.1
GLANCE: Final = SearchBot("glance", "Tells where a closer look may pay.", Budget(40))
SOLVER: Final = SearchBot("solver", "Solves puzzles.", Budget(150))


def playouts(game: AnyGameSpec, state: Any, action: Action, seat: int, times: int) -> float:
    """How often a seat wins after a move if everybody goes on greedily."""
    return sum(wins(game, state, action, seat, number) for number in range(times)) / times


def wins(game: AnyGameSpec, state: Any, action: Action, seat: int, number: int) -> bool:
    """Whether a seat wins one of these games."""
    return value_of(game, played_on(game, state, action, number), seat) == 1.0


def foretaste(game: AnyGameSpec, state: Any, action: Action, seat: int) -> float:
    """The estimate some greedy moves after a move: a cheap foretaste of playouts."""
    ends = [played_on(game, state, action, number, FORETASTE) for number in range(FORETASTES)]
    return sum(value_of(game, end, seat) for end in ends) / FORETASTES


def played_on(
    game: AnyGameSpec, state: Any, action: Action, number: int, most: int = 1_000_000
) -> Any:
    """The state after a move and the greedy ones that follow it, at most so many."""
    greedy, chance, new = find_bot("greedy"), SeededChance(number), state.clone()
    game.rules.push(new, action, chance, silent())
    for _ in range(most):
        if game.rules.outcome(new) is not None:
            break
        decider = game.rules.awaiting(new).seats[0]
        game.rules.push(new, think(greedy, game, new, decider, chance).action, chance, silent())
    return new


def proven(game: AnyGameSpec, state: Any, seat: int, team: bool) -> dict[Action, float] | None:
    """The exact chances of winning, if there are not too many positions to look at."""
    try:
        return Prover(game, seat, team, MOST_POSITIONS).moves(state)
    except TooBigError:
        return None


def greedy_moves(game: AnyGameSpec, state: Any, seat: int) -> set[Action]:
    greedy = find_bot("greedy")
    return {think(greedy, game, state, seat, SeededChance(n)).action for n in range(3)}


class Puzzle:
    """A position with what its moves are worth."""

    def __init__(self, worth: dict[Action, float], wrong: set[Action], exact: bool) -> None:
        best = max(worth.values())
        within = 1e-9 if exact else NEARLY
        self.solution = [action for action, value in worth.items() if value >= best - within]
        self.best = best
        self.greedy = max(worth[action] for action in wrong)
        self.exact = exact
        self.good = best - self.greedy >= CLEARLY

    def about(self) -> str:
        how = "exact chances" if self.exact else f"{PLAYOUTS} games played out from each"
        return f"The solution wins {self.best:.0%}, greedy's move {self.greedy:.0%} ({how})."


def puzzle_at(game: AnyGameSpec, state: Any, team: bool) -> Puzzle | None:
    """The puzzle of a position, if greedy goes wrong there and the search does not."""
    seat = game.rules.awaiting(state).seats[0]
    listed = [action for action in game.rules.legal(state) if action.seat == seat]
    assert game.advice.evaluate is not None
    if len(listed) < 3 or not OPEN[0] < game.advice.evaluate(state, seat) < OPEN[1]:
        return None
    wrong = greedy_moves(game, state, seat)
    for bot in (GLANCE, SOLVER):
        first = think(bot, game, state, seat, SeededChance(0))
        seen = {idea.action: idea.value or 0.0 for idea in first.ideas}
        if max(seen.values()) - max(seen.get(bad, 0.0) for bad in wrong) < WORTH_A_LOOK:
            return None
    worth = proven(game, state, seat, team)
    if worth is not None:
        found = Puzzle(worth, wrong, exact=True)
    else:
        # Most candidates are no puzzles; some moves, then a few games, are often enough to tell.
        worst = max(foretaste(game, state, bad, seat) for bad in wrong)
        if foretaste(game, state, first.action, seat) - worst < CLEARLY / 4:
            return None
        for times, needed in ((FIRST_LOOK // 2, 0.0), (FIRST_LOOK, CLEARLY)):
            best = playouts(game, state, first.action, seat, times)
            if any(best - playouts(game, state, bad, seat, times) < needed for bad in wrong):
                return None
        looked_at = dict.fromkeys([*list(seen)[:IDEAS], *wrong])
        worth = {a: playouts(game, state, a, seat, PLAYOUTS) for a in looked_at}
        found = Puzzle(worth, wrong, exact=False)
    return found if found.good and first.action in found.solution else None


def search(game: AnyGameSpec, given: Options, wanted: int, first: int) -> None:
    """Play games until enough puzzles are found, no two close to each other."""
    team = game.meta.is_team(resolve_options(game.meta, given))
    folder = HERE / game.meta.id
    folder.mkdir(exist_ok=True)
    found, seed = len(list(folder.glob("*.toml"))), first
    while found < wanted:
        chance, minds = SeededChance(seed), SeededChance(f"mind {seed}")
        state = new_game(game, given, chance)
        states: list[Any] = []
        while game.rules.outcome(state) is None:
            seat = game.rules.awaiting(state).seats[0]
            states.append(state.clone())
            move = think(find_bot("greedy"), game, state, seat, minds).action
            game.rules.push(state, move, chance, silent())
        outcome = game.rules.outcome(state)
        assert outcome is not None
        seed += 1
        ranked = sorted(outcome.scores)
        if not team and ranked[-1] - ranked[-2] > CLOSE:
            continue
        free = len(states)
        for n in range(len(states) - 1, max(0, len(states) - LAST) - 1, -1):
            puzzle = puzzle_at(game, states[n], team) if n < free and found < wanted else None
            if puzzle is not None:
                found += 1
                free = n - APART
                scenario = Scenario(
                    game.meta.id,
                    title=f"A puzzle after {n} moves",
                    about=puzzle.about(),
                    solution=[notate(action) for action in puzzle.solution],
                    options=given,
                    snapshot=json.dumps(game.rules.dump(states[n])),
                )
                (folder / f"{found:02}.toml").write_text(write_scenario(scenario), "utf-8")
                print(game.meta.id, seed - 1, n, len(states), puzzle.about(), flush=True)
    print(game.meta.id, "next seed", seed)


def main() -> None:
    game = find_game(sys.argv[1])
    given = dict(parse_option(game.meta, text) for text in sys.argv[4:])
    search(game, given, int(sys.argv[2]), int(sys.argv[3]))


if __name__ == "__main__":
    main()
