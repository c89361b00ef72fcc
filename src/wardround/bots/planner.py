"""Planning with a game's script: every candidate is played out to the real end of the game, or as
far as it takes for a learned value to say more than playing on would (`Script.expected`).

* **Fair**: each try starts from a state imagined by the seat, so secrets stay secret.
* **Common luck**: in each round of tries all candidates meet the same imagined state and the same
  chance, so their differences are not luck.
* **Racing**: as the budget is spent, fewer candidates stay in the race. A candidate that is behind
  beyond doubt leaves early, and a decided race ends early.
* **The script has the benefit of the doubt**: most answers that look better in a few tries are not.
  A lead counts only as far as it outweighs that belief, so few or erratic tries change little.

The script answers everything that is not weighty, and everything inside a try.
"""

# Compiled with the engine.
from __future__ import annotations

import math
from typing import Any, Final

from wardround.bots.base import Chosen, Idea
from wardround.bots.budget import Budget, Stop, never
from wardround.bots.look_ahead import considered, listed_for
from wardround.core.actions import Action
from wardround.core.chance import Chance, RepeatedChance
from wardround.core.game import Script
from wardround.core.log import silent
from wardround.presentation.game_spec import AnyGameSpec

IDEAS: Final = 5
Z95: Final = 1.96
BEYOND_DOUBT: Final = 2.5
"""How many standard errors behind the best a candidate leaves the race."""
TRIES_BEFORE: Final = 6
"""Tries before doubt is judged at all: the spread of fewer says too little."""
EXPECTED_LOSS: Final = 0.02
"""What another answer is expected to lose against the script's, before any try …"""
EXPECTED_SPREAD: Final = 0.03
"""… and the standard deviation of that."""
SPREAD_BEFORE: Final = 0.1
"""The assumed effect of luck on a difference, weighted like `MIN_TRIES` tries: the spread of
few tries says too little."""
MIN_TRIES: Final = 4
"""The least number of tries per candidate; a small budget means fewer candidates."""


class Candidate:
    """An answer and the grades of its tries, one per round."""

    __slots__ = ("action", "grades", "total")

    def __init__(self, action: Action) -> None:
        self.action = action
        self.grades: list[float] = []
        self.total = 0.0

    def add(self, grade: float) -> None:
        self.grades.append(grade)
        self.total += grade

    def mean(self) -> float:
        return self.total / len(self.grades) if self.grades else 0.0

    def doubt(self) -> float:
        """Half the width of the 95 % interval of the mean; stays wide after few tries."""
        count = len(self.grades)
        if not count:
            return 0.5
        mean = self.mean()
        spread = math.sqrt(sum((grade - mean) ** 2 for grade in self.grades) / count)
        return min(0.5, Z95 * max(spread, 0.25 / count) / math.sqrt(count))

    def is_behind(self, best: Candidate) -> bool:
        """Whether it is worse beyond doubt, or no different, in the rounds both took part in."""
        if min(len(self.grades), len(best.grades)) < TRIES_BEFORE:
            return False
        ahead, error = lead(best.grades, self.grades)
        return ahead >= BEYOND_DOUBT * error

    def convinces(self, own: Candidate) -> bool:
        """Whether it is better than the script's own answer, all things considered.

        If differences are assumed to be normal with mean ``-EXPECTED_LOSS`` and deviation
        ``EXPECTED_SPREAD`` before any try, a lead above this bar promises a gain.
        """
        ahead, error = lead(self.grades, own.grades)
        count = max(1, min(len(self.grades), len(own.grades)))
        luck = error * error * count * count + MIN_TRIES * SPREAD_BEFORE**2
        variance = luck / (count + MIN_TRIES) / count
        return ahead > variance * EXPECTED_LOSS / EXPECTED_SPREAD**2


def lead(mine: list[float], other: list[float]) -> tuple[float, float]:
    """How far the first grades are ahead in the rounds that both have, and the standard error of
    that."""
    gaps = [a - b for a, b in zip(mine, other, strict=False)]
    count = max(1, len(gaps))
    mean = sum(gaps) / count
    return mean, math.sqrt(sum((gap - mean) ** 2 for gap in gaps)) / count


def plan(
    game: AnyGameSpec,
    script: Script[Any, Any],
    state: Any,
    seat: int,
    chance: Chance,
    budget: Budget,
    stop: Stop = never,
    thorough: bool = False,
) -> Chosen:
    """The script's answer, or a better one where the decision is weighty.

    ``thorough`` tries everything that is listed there, not just the script's candidates. With few
    tries that loses more by mistakes than it finds.
    """
    seed = chance.below(1 << 30)
    listed = listed_for(game, state, seat)
    if len(listed) == 1:
        return Chosen(listed[0], (Idea(listed[0], None, "there is no other choice"),))
    own = script.answer(state, seat)
    if game.rules.awaiting(state).decision not in script.weighty:
        return Chosen(own, (Idea(own, None, "a matter of routine"),))
    most = len(listed)
    if budget.simulations is not None:
        most = max(2, budget.simulations // MIN_TRIES)
    tried = script.candidates(state, seat, own, listed)
    if thorough and len(tried) > 1:
        others = [action for action in considered(game, listed) if action not in tried]
        tried = [*tried, *others]
    field = [Candidate(action) for action in tried[:most]]
    if len(field) == 1:
        return Chosen(own, (Idea(own, None, "nothing else is worth a thought"),))
    race, tries = hold_race(game, script, state, seat, seed, field, budget, stop)
    return _explained(field, race, tries)


def hold_race(
    game: AnyGameSpec,
    script: Script[Any, Any],
    state: Any,
    seat: int,
    seed: int,
    field: list[Candidate],
    budget: Budget,
    stop: Stop,
) -> tuple[list[Candidate], int]:
    """Try the candidates until one is left or the budget is spent; returns those left and the
    tries.

    The first candidate is the script's own: it stays unless it is behind beyond doubt.
    """
    race, number = field, 0
    while len(race) > 1:
        for candidate in race:
            if (budget.spent and stop()) or not budget.spend():
                return race, budget.spent
            candidate.add(try_out(game, script, state, seat, candidate.action, seed + number))
        number += 1
        stay = max(2, math.ceil(len(field) ** (1.0 - min(1.0, budget.fraction()))))
        order = sorted(race, key=lambda candidate: -candidate.mean())
        best = order[0]
        race = [c for c in order if c in order[:stay] or c is field[0]]
        race = [c for c in race if c is best or not c.is_behind(best)]
    return race, budget.spent


def try_out(
    game: AnyGameSpec, script: Script[Any, Any], state: Any, seat: int, action: Action, seed: int
) -> float:
    """Answer, then let all seats follow the script to the end of the game, or until `expected`
    says more than playing on would."""
    chance, log = RepeatedChance(seed), silent()
    imagined = game.rules.imagine(state, seat, chance)
    push, next_seat, answer = game.rules.push, script.next_seat, script.answer
    expected, weighty, left = script.expected, script.weighty, script.horizon
    push(imagined, action, chance, log)
    decider = next_seat(imagined)
    while decider >= 0:
        if left <= 0 and expected is not None and game.rules.awaiting(imagined).decision in weighty:
            value = expected(imagined, decider)
            if value >= 0.0:
                return value
        push(imagined, answer(imagined, decider), chance, log)
        left -= 1
        decider = next_seat(imagined)
    return script.grade(imagined, seat)


def _explained(field: list[Candidate], race: list[Candidate], tries: int) -> Chosen:
    """The best candidate left in the race if it is convincing, else the script's own; then the best
    alternatives."""
    own = field[0]
    tried = [candidate for candidate in field if candidate.grades] or [own]
    order = sorted(tried, key=lambda candidate: (candidate not in race, -candidate.mean()))
    if order[0] is not own and not order[0].convinces(own):
        order.remove(own)
        order.insert(0, own)
    ideas = []
    for candidate in order[:IDEAS]:
        mean, doubt, count = candidate.mean(), candidate.doubt(), len(candidate.grades)
        text = f"expects {mean:.0%} ± {doubt:.0%} ({count} tries)"
        ideas.append(Idea(candidate.action, mean, text, doubt, count))
    return Chosen(order[0].action, tuple(ideas), tries)
