"""Sample games: which actions a game has, how long it lasts, how wide its draws are.

A few dozen games are played from fixed seeds, half of them guided by the game's own quick rating,
so that late positions come up too. They only find bounds and names; what an agent sees later comes
from its own game alone.
"""

from __future__ import annotations

import gc
import random
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any, Final

from wardround.adapters.view_encoder import Facts, facts
from wardround.bots.look_ahead import best_rated
from wardround.core.actions import Action
from wardround.core.chance import Chance, SeededChance
from wardround.core.game import Options
from wardround.core.log import silent
from wardround.presentation.game_spec import AnyGameSpec

GAMES: Final = 64
MAX_STEPS: Final = 4000
MAX_SEEN: Final = 2500
"""For games without an encoder: how many views, spread over all games, are enough."""
SEEN_SHARE: Final = 0.3
"""How often to take a view while the quota lasts; a new kind of decision is always taken."""
EXPLORATION: Final = 0.25
"""How often a guided game plays any move instead of the best-rated one."""


class CountingChance(Chance):
    """Chance that records how many ways a draw could have come out."""

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


class Samples:
    """What came up in the sample games, and how far they went."""

    def __init__(self) -> None:
        self.actions: dict[Action, None] = {}
        self.seen: list[Facts] = []
        self.longest = 0
        self.most_draws = 0
        self.widest_draw = 1


def play_samples(game: AnyGameSpec, options: Options, content: Any) -> Samples:
    """Play the sample games, on their own copy of the content."""
    samples = Samples()
    state: Any = None
    for seed in range(GAMES):
        state = _play(game, options, content, seed, samples)
    for action in built_actions([content, state]):
        samples.actions[action] = None
    return samples


def _play(game: AnyGameSpec, options: Options, content: Any, seed: int, samples: Samples) -> Any:
    chance, choose, log = CountingChance(seed), random.Random(seed), silent()
    guided = seed % 2 == 1 and game.advice.rate is not None
    state = game.rules.setup(options, content, chance)
    decisions = set[str]()
    for step in range(MAX_STEPS):
        listed: list[Action] = game.rules.legal(state)
        if not listed:
            break
        for action in listed:
            samples.actions[action] = None
        if game.advice.encoder is None:
            quota = MAX_SEEN * (seed + 1) // GAMES
            decision = game.rules.awaiting(state).decision
            lucky = len(samples.seen) < quota and choose.random() < SEEN_SHARE
            if decision not in decisions or lucky:
                decisions.add(decision)
                other = choose.randrange(int(options["seats"]))
                samples.seen += [facts(game, state, seat) for seat in (listed[0].seat, other)]
        action = choose.choice(listed)
        if guided and choose.random() > EXPLORATION:
            action = best_rated(game, state, listed)
        game.rules.push(state, action, chance, log)
        samples.longest = max(samples.longest, step + 1)
    if game.advice.encoder is None:
        samples.seen.append(facts(game, state, 0))
    samples.most_draws = max(samples.most_draws, chance.draws)
    samples.widest_draw = max(samples.widest_draw, chance.widest)
    return state


def built_actions(roots: list[Any]) -> list[Action]:
    """Every action object reachable from some objects.

    Games build every action they can list once per content and only hand out references, so the
    content holds the whole set, including actions that came up in no sample game.
    """
    actions: list[Action] = []
    seen: set[int] = set()
    todo: list[Any] = list(roots)
    while todo:
        thing = todo.pop()
        if id(thing) in seen or isinstance(thing, _NOT_FOLLOWED):
            continue
        seen.add(id(thing))
        if isinstance(thing, Action):
            actions.append(thing)
        else:
            todo += gc.get_referents(thing)
    return actions


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
