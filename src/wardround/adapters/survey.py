"""A survey of a game: what its views look like and how far its numbers go.

A few dozen games are played from fixed seeds, some at random, some following the game's own quick
rating, so that late moments are seen as well. The survey only finds *bounds and words*; what an
agent sees later is encoded from its own view alone.
"""

from __future__ import annotations

import gc
import random
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any, Final

from wardround.core.actions import Action
from wardround.core.chance import Chance, SeededChance
from wardround.core.game import AnyGame, Options, Outcome
from wardround.core.log import silent

GAMES: Final = 64
VIEWS: Final = 2500
"""So many views, spread over all games, are enough."""
MOST_STEPS: Final = 4000
VIEWED: Final = 0.3
"""The share of moments that are viewed as long as the quota lasts; the first moment of each kind of
decision always is."""
BOLDNESS: Final = 0.25
"""How often a guided game takes any move instead of the best rated."""


class CountingChance(Chance):
    """Chance that remembers how many ways a draw could have come out."""

    def __init__(self, seed: int) -> None:
        self._inner = SeededChance(seed)
        self.widest = 1
        self.draws = 0

    def below(self, n: int) -> int:
        return self._note(n, self._inner.below(n))

    def pick(self, ids: list[int], names: list[str]) -> int:
        return self._note(len(ids), self._inner.pick(ids, names))

    def bag(self, counts: list[int], names: list[str]) -> int:
        return self._note(len(counts), self._inner.bag(counts, names))

    def _note(self, ways: int, answer: int) -> int:
        self.widest = max(self.widest, ways)
        self.draws += 1
        return answer


class Survey:
    """What was seen."""

    def __init__(self) -> None:
        self.views: list[Any] = []
        self.decisions: set[str] = set()
        self.actions: dict[Action, None] = {}
        self.outcomes: list[Outcome] = []
        self.longest = 0
        self.most_draws = 0
        self.widest_draw = 1


def survey(game: AnyGame, options: Options, content: Any) -> Survey:
    """Play the games of the survey. The content should be a fresh one."""
    found = Survey()
    state: Any = None
    for seed in range(GAMES):
        state = _play(game, options, content, seed, found)
    for action in built_actions([content, state]):
        found.actions[action] = None
    return found


def _play(game: AnyGame, options: Options, content: Any, seed: int, found: Survey) -> Any:
    chance, choose, log = CountingChance(seed), random.Random(seed), silent()
    guided = seed % 2 == 1 and game.rate is not None
    state = game.setup(options, content, chance)
    seats, seen, quota = int(options["seats"]), set[str](), VIEWS * (seed + 1) // GAMES
    for step in range(MOST_STEPS):
        listed: list[Action] = game.legal(state)
        if not listed:
            break
        for action in listed:
            found.actions[action] = None
        decision = game.awaiting(state).decision
        if decision not in seen or (len(found.views) < quota and choose.random() < VIEWED):
            seen.add(decision)
            found.views.append(game.view(state, listed[0].seat))
            found.views.append(game.view(state, choose.randrange(seats)))
        action = choose.choice(listed)
        if guided and game.rate is not None and choose.random() > BOLDNESS:
            weights = game.rate(state, listed)
            action = listed[weights.index(max(weights))]
        game.push(state, action, chance, log)
        found.longest = max(found.longest, step + 1)
    found.decisions |= seen | {game.awaiting(state).decision}
    found.views.append(game.view(state, 0))
    outcome = game.outcome(state)
    if outcome is not None:
        found.outcomes.append(outcome)
    found.most_draws = max(found.most_draws, chance.draws)
    found.widest_draw = max(found.widest_draw, chance.widest)
    return state


def built_actions(roots: list[Any]) -> list[Action]:
    """Every action object that hangs on some objects.

    Games build the actions they can ever list once for a content and only hand out references, so
    what hangs on the content is the whole set, also of actions that no surveyed game came to.
    """
    found: list[Action] = []
    seen: set[int] = set()
    todo: list[Any] = list(roots)
    while todo:
        thing = todo.pop()
        if id(thing) in seen or isinstance(thing, _NOT_FOLLOWED):
            continue
        seen.add(id(thing))
        if isinstance(thing, Action):
            found.append(thing)
        else:
            todo += gc.get_referents(thing)
    return found


_NOT_FOLLOWED: Final = (
    type,
    ModuleType,
    FunctionType,
    BuiltinFunctionType,
    str,
    bytes,
    int,
    float,
    type(None),
)
