"""Which questions matter: how often each decision is asked, and how often its answer counts.

Bots play. Each decision is checked: whether there was only one answer, whether all answers lead to
the same position, and whether a player with the default standing answers would be asked at a table.
Some of the rest are judged: answers are tried with the same chance and played on sensibly for a
while. The game's own estimate then says whether the best and the worst differ by more than noise,
and whether the best beats the standing answer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from statistics import fmean, stdev
from typing import Any, Final

import msgspec

from wardround.bots.look_ahead import listed_for, quick_answer
from wardround.core.actions import Action
from wardround.core.chance import SeededChance
from wardround.core.log import silent
from wardround.lab.parallel_work import Executor, done_in_any_order
from wardround.lab.simulation import BotGame, Job
from wardround.presentation.game_spec import AnyGameSpec
from wardround.presentation.standing_answers import defaults_of, no_difference, standing_action

JUDGED: Final = 4
"""How many decisions of a kind to judge per game: the first ones."""
ANSWERS: Final = 6
"""How many answers to try: the most promising ones."""
TRIES: Final = 5
"""For finding the best and the worst answer, and again for comparing them."""
AHEAD: Final = 30
"""How many moves to play on."""
WORTH: Final = 0.005
"""Smaller differences (on a scale where winning is 1) do not matter."""


class DecisionCount(msgspec.Struct):
    """What was seen of one kind of decision."""

    decision: str
    met: int = 0
    single: int = 0
    same: int = 0
    judged: int = 0
    mattered: int = 0
    answered: int = 0
    """How many of the judged ones a standing answer answers, with the game's defaults."""
    missed: int = 0
    """How often another answer would have been better."""
    asked: int = 0
    """How often a player with the game's defaults is asked at a table."""

    def add(self, other: DecisionCount) -> None:
        for field in self.__struct_fields__[1:]:
            setattr(self, field, getattr(self, field) + getattr(other, field))


def count_game(job: Job, number: int) -> dict[str, DecisionCount]:
    """Play a game and examine every decision."""
    played = BotGame(job, number)
    game, state = played.game, played.state
    said = defaults_of(game)
    counts: dict[str, DecisionCount] = {}
    seen: Counter[str] = Counter()
    while game.rules.outcome(state) is None:
        awaiting = game.rules.awaiting(state)
        seat = awaiting.seats[0]
        asked = game.rules.asked(state, seat)
        name = awaiting.decision if asked is None else asked.name
        offered = listed_for(game, state, seat)
        count = counts.setdefault(name, DecisionCount(name))
        count.met += 1
        due = standing_action(game, state, seat, said)
        count.asked += due is None
        if len(offered) == 1:
            count.single += 1
        elif no_difference(game, state, offered):
            count.same += 1
        elif seen[name] < JUDGED:
            seen[name] += 1
            judge(game, state, seat, offered, f"{job.seed}/{number}", due and due[1], count)
        played.move(silent())
    return counts


def judge(
    game: AnyGameSpec,
    state: Any,
    seat: int,
    offered: list[Action],
    seed: str,
    taken: Action | None,
    count: DecisionCount,
) -> None:
    """DecisionCount whether the best answer beats the worst, and the standing answer, by more than
    noise."""
    if len(offered) > ANSWERS:
        weights = (
            [1.0] * len(offered) if game.advice.rate is None else game.advice.rate(state, offered)
        )
        order = sorted(range(len(offered)), key=lambda n: -weights[n])
        offered = [offered[n] for n in order[:ANSWERS]]
    means = [
        fmean(_worth(game, state, seat, action, f"{seed}/find {n}") for n in range(TRIES))
        for action in offered
    ]
    best, worst = offered[means.index(max(means))], offered[means.index(min(means))]
    compare = partial(_better, game, state, seat, best, seed=seed)
    count.judged += 1
    count.mattered += compare(worst)
    if taken is not None:
        count.answered += 1
        count.missed += taken != best and compare(taken)


def _better(
    game: AnyGameSpec, state: Any, seat: int, one: Action, other: Action, seed: str
) -> bool:
    """Whether one answer is better than another by more than noise."""
    gains = [
        _worth(game, state, seat, one, f"{seed}/compare {n}")
        - _worth(game, state, seat, other, f"{seed}/compare {n}")
        for n in range(TRIES)
    ]
    return fmean(gains) > max(WORTH, 2.0 * stdev(gains) / TRIES**0.5)


def _worth(game: AnyGameSpec, state: Any, seat: int, action: Action, seed: str) -> float:
    """What the position is worth to a seat some sensible moves after an answer."""
    assert game.advice.evaluate is not None
    tried, chance = game.rules.imagine(state, seat, SeededChance(seed)), SeededChance(seed)
    if game.meta.secrets and action not in game.rules.legal(tried):
        tried = state.clone()
    game.rules.push(tried, action, chance, silent())
    for _ in range(AHEAD):
        if not game.rules.legal(tried):
            break
        script = game.advice.script
        asked = game.rules.awaiting(tried).seats[0] if script is None else script.next_seat(tried)
        game.rules.push(tried, quick_answer(game, tried, asked), chance, silent())
    return game.advice.evaluate(tried, seat)


def count_decisions(
    job: Job, games: int, executor: Executor, done: Callable[[int], None] = lambda n: None
) -> list[DecisionCount]:
    """The decisions of many games, the most frequent first."""
    total: dict[str, DecisionCount] = {}
    for part in done_in_any_order(partial(count_game, job), range(games), executor):
        for name, count in part.items():
            total.setdefault(name, DecisionCount(name)).add(count)
        done(1)
    return sorted(total.values(), key=lambda count: (-count.met, count.decision))


def markdown(counts: list[DecisionCount], games: int) -> str:
    """A table: each kind of decision per game, and how much of it is left at a table."""
    rows = [
        "| decision | met a game | one answer | same result | mattered | asked a game | missed |",
        "|---|---:|---:|---:|---:|---:|---:|",
    ]
    whole = DecisionCount("all")
    for count in counts:
        whole.add(count)
        rows.append(_row(count, games))
    return "\n".join([*rows, _row(whole, games)])


def _row(count: DecisionCount, games: int) -> str:
    mattered = f"{count.mattered} of {count.judged}" if count.judged else "–"
    missed = f"{count.missed} of {count.answered}" if count.answered else "–"
    return (
        f"| {count.decision} | {count.met / games:.1f} | {_share(count.single, count.met)} "
        f"| {_share(count.same, count.met)} | {mattered} | {count.asked / games:.1f} | {missed} |"
    )


def _share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.0f} %" if part else "–"
