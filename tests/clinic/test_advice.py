"""What bots think: `evaluate` and `rate` make sensible play."""

from __future__ import annotations

import random

import pytest

from tests.clinic.table import LIBRARY, LW, lw, play, state
from wardround.bots.greedy import GreedyBot
from wardround.core.chance import SeededChance
from wardround.core.game import resolve_options
from wardround.core.log import silent
from wardround.core.notation import notate
from wardround.games.clinic import SPEC
from wardround.games.clinic.advice import script
from wardround.games.clinic.advice.covid_tiles import margin

CONTENT = SPEC.rules.content(LIBRARY.tables)


def totals(seed: int, greedy: bool) -> list[int]:
    """Final popularity in a game of two, both seats greedy or both random."""
    chance, thoughts = SeededChance(seed), SeededChance(seed + 1)
    choose = random.Random(seed)
    s = SPEC.rules.setup(resolve_options(SPEC.meta, {"seats": 2}), CONTENT, chance)
    while SPEC.rules.outcome(s) is None:
        seat = SPEC.rules.awaiting(s).seats[0]
        listed = [action for action in SPEC.rules.legal(s) if action.seat == seat]
        action = choose.choice(listed)
        if greedy:
            action = GreedyBot().choose(SPEC, s, seat, thoughts).action
        SPEC.rules.push(s, action, chance, silent())
    return s.totals


@pytest.mark.slow
def test_looking_ahead_beats_chance() -> None:
    games = range(6)
    clever = [total for seed in games for total in totals(seed, True)]
    lucky = [total for seed in games for total in totals(seed, False)]
    assert sum(clever) / len(clever) > sum(lucky) / len(lucky) + 4


def test_a_better_clinic_is_worth_more() -> None:
    assert SPEC.advice.evaluate is not None
    plain = SPEC.advice.evaluate(state(play(LW)), 0)
    staffed = SPEC.advice.evaluate(
        state(play(lw(people=["white doctor @ 1,2,0", "nurse @ 1,2,0"]))), 0
    )
    assert 0 < plain < staffed < 1


def test_every_listed_action_has_a_weight() -> None:
    assert SPEC.advice.rate is not None
    t = play(lw(people=["nurse @ S1", "white patient @ pre"]), phase="move")
    listed = SPEC.rules.legal(state(t))
    weights = SPEC.advice.rate(state(t), listed)
    assert len(weights) == len(listed)
    assert min(weights) > 0


def margin_of(seed: int, **options: str) -> int:
    """Survivors ahead of the deceased after a game of the script alone."""
    chance = SeededChance(seed)
    s = SPEC.rules.setup(resolve_options(SPEC.meta, {"covid": True, **options}), CONTENT, chance)
    while (seat := script.next_seat(s)) >= 0:
        SPEC.rules.push(s, script.answer(s, seat), chance, silent())
    return margin(s)


def test_the_script_survives_covid() -> None:
    assert all(margin_of(seed) > 0 for seed in range(4))
    assert max(margin_of(seed, contagion="high") for seed in range(6)) > 0


def test_a_tile_goes_to_whoever_is_missed_least() -> None:
    people = ["white doctor @ 1,2,0", "nurse @ 1,2,0", "nurse @ 1,2,0"]
    t = play(
        lw(people=people),
        lw(people=people),
        options={"covid": True, "covid_split": "even"},
        phase="build",
        turn=3,
        covid={"track": [2, 0, 0, 0, 0, 0]},
    )
    t.do("0: done", seed=1)
    assert t.awaiting.decision == "covid_infect"
    assert "person:0/0" not in notate(script.answer(state(t), 0)), "doctors are needed"
