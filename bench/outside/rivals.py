"""Our tree search against OpenSpiel's, with the same number of simulations.

    python -m bench.outside.rivals connect_four --games 40 --simulations 400

Any game of OpenSpiel for two rivals without chance or secrets is a game of ours through a few
lines: no `evaluate`, no `rate`, so our search plays every simulation out at random, as theirs does.
Each opening, two random moves, is played twice, with sides swapped.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

from wardround.bots.budget import Budget
from wardround.bots.search import SearchBot
from wardround.core.actions import Action
from wardround.core.chance import Chance, SeededChance
from wardround.core.game import AnyGame, Awaiting, GameSpec, Meta, Option, Outcome, Rules, Show
from wardround.core.log import Log, silent
from wardround.lab.statistics import percent, rate

UCT = 2.0
"""How much OpenSpiel's search explores: the constant of its own examples."""
OPENING = 2


class Move(Action, frozen=True):
    """A move by its number in OpenSpiel."""

    number: int


class State:
    def __init__(self, inner: Any) -> None:
        self.inner = inner

    def clone(self) -> State:
        return State(self.inner.clone())


def legal(s: State) -> list[Move]:
    seat = s.inner.current_player()
    return [Move(seat, number) for number in s.inner.legal_actions()]


def push(s: State, action: Move, chance: Chance, log: Log) -> None:
    s.inner.apply_action(action.number)


def awaiting(s: State) -> Awaiting:
    return Awaiting((s.inner.current_player(),), "move")


def outcome(s: State) -> Outcome | None:
    if not s.inner.is_terminal():
        return None
    returns = s.inner.returns()
    winners = tuple(seat for seat in range(2) if returns[seat] > 0)
    return Outcome("end", "", winners, tuple(returns), (1, 1))


def adapted(name: str) -> AnyGame:
    """The parts of a game that a search needs."""

    def nothing(*_: object) -> Any:
        raise NotImplementedError(f"{name} is here for the search alone")

    seats = Option("seats", (2,), 2, "")
    return GameSpec(
        meta=Meta(name, name, "rivals", (1, 1), (seats,), (), 1, ("end",)),
        package="wardround",
        rules=Rules(
            actions=(Move,),
            events=(),
            view_type=Outcome,
            content=nothing,
            setup=nothing,
            legal=legal,
            push=push,
            asked=nothing,
            awaiting=awaiting,
            outcome=outcome,
            view=nothing,
            dump=nothing,
            load=nothing,
            options=lambda s: {"seats": 2},
            position=nothing,
            census=nothing,
        ),
        show=Show(
            scene=nothing,
            say_action=lambda words, s, action: str(s.inner.action_to_string(action.number)),
            say_event=nothing,
            refusal_words=nothing,
        ),
    )


def play(game: Any, ours: SearchBot, theirs: Any, seat: int, seed: str) -> tuple[float, float]:
    """One game; what it is worth to us, and our CPU seconds."""
    spec, dice, mind = adapted(str(game)), SeededChance(seed), SeededChance(f"{seed}/{seat}")
    s = State(game.new_initial_state())
    for _ in range(OPENING):
        listed = legal(s)
        push(s, listed[dice.below(len(listed))], dice, silent())
    seconds = 0.0
    while not s.inner.is_terminal():
        if s.inner.current_player() == seat:
            start = time.process_time()
            action = ours.choose(spec, s, seat, mind).action
            seconds += time.process_time() - start
            assert isinstance(action, Move)
            push(s, action, mind, silent())
        else:
            s.inner.apply_action(theirs.step(s.inner))
    return (s.inner.returns()[seat] + 1) / 2, seconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", help="its name in OpenSpiel: connect_four, breakthrough …")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--simulations", type=int, default=400)
    parser.add_argument("--solve", action="store_true", help="let theirs prove wins and losses too")
    parser.add_argument("--seed", default="rivals")
    given = parser.parse_args()
    import pyspiel

    game = pyspiel.load_game(given.game)
    ours = SearchBot("search", "", Budget(given.simulations))
    points, seconds = [], 0.0
    for number in range(given.games):
        rollouts = pyspiel.RandomRolloutEvaluator(1, number)
        theirs = pyspiel.MCTSBot(
            game, rollouts, UCT, given.simulations, 1000, given.solve, number, False
        )
        won, spent = play(game, ours, theirs, number % 2, f"{given.seed}/{number // 2}")
        points.append(won)
        seconds += spent
    won_of = percent(rate(sum(points), len(points)), 0)
    print(f"{given.game}, {given.simulations} simulations, {len(points)} games: {won_of}", end="")
    print(f", {points.count(0.5)} draws; {seconds / len(points):.1f} CPU s a game of ours")


if __name__ == "__main__":
    main()
