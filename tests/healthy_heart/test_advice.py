"""What bots are told: sensible answers, and better than chance."""

from __future__ import annotations

import random

import pytest

from wardround.bots.greedy import GreedyBot
from wardround.core.chance import SeededChance
from wardround.core.game import resolve_options
from wardround.core.log import silent
from wardround.games.healthy_heart import SPEC
from wardround.games.healthy_heart.advice.value import Outlook, at_least, evaluate, rate, ruin
from wardround.games.healthy_heart.rules.death import empty_graves, space_price

from .table import CONTENT, ROUNDS, Hospital, hospital, new_game


def favourite(h: Hospital) -> str:
    listed = SPEC.rules.legal(h.state)
    weights = rate(h.state, listed)
    return h.choices()[weights.index(max(weights))]


def test_values_and_weights_are_in_range() -> None:
    h = new_game(3, seats=3)
    for step in range(200):
        if h.outcome is not None:
            break
        listed = SPEC.rules.legal(h.state)
        assert len(rate(h.state, listed)) == len(listed)
        assert 0.0 <= evaluate(h.state, 0) <= 1.0
        number = random.Random(step).randrange(len(listed))
        h.do(f"{listed[number].seat}: {h.choices()[number]}", seed=step)


def test_looking_does_not_change_the_state() -> None:
    h = hospital(wards={"cardio": [3, 2]}, triage={"left.trauma": 2})
    h.act("aorta heal")
    before = h.dump()
    rate(h.state, SPEC.rules.legal(h.state))
    evaluate(h.state, 0)
    assert h.dump() == before


def test_the_cheapest_grave_or_the_dearest_if_it_is_free() -> None:
    h = hospital(wards={"cardio": [4]}, money=20, prestige=9)
    h.go(ROUNDS, "red")
    assert favourite(h) == "tombstone_space grave:1"
    free = hospital(cast="duronger lucky couch cast dream", wards={"cardio": [4]}, prestige=9)
    free.go(ROUNDS, "red")
    free.say("lucky_hide", "token:medical.lucky")
    assert favourite(free) == "tombstone_space grave:6"


def test_black_cubes_are_not_returned() -> None:
    h = hospital(triage={"left.cardio": 3}, wards={"trauma": [3]})
    h.act("aorta heal")
    h.say("heal_patient", "left.cardio", draws="black blue")
    assert favourite(h) == "return_cube cube:blue"


def test_money_and_free_beds_are_good() -> None:
    poor = hospital(wards={"cardio": [4, 4]}, money=2, prestige=2)
    rich = hospital(wards={"cardio": [4, 4]}, money=30, prestige=2)
    well = hospital(wards={"cardio": [1, 1]}, money=2, prestige=2)
    buried = hospital(wards={"cardio": [4, 4]}, money=2, prestige=2, cemetery=[1, 2, 3])
    value = evaluate(poor.state, 0)
    assert evaluate(rich.state, 0) > value
    assert evaluate(well.state, 0) > value
    assert evaluate(buried.state, 0) < value


def test_ruin_is_feared_before_the_next_ambulances() -> None:
    def outlook(money: int) -> float:
        h = hospital(wards={"cardio": [4, 4, 4], "trauma": [4, 4]}, money=money, prestige=0)
        prices = [space_price(h.state, space) for space in empty_graves(h.state)]
        return ruin(prices, Outlook(h.state).deaths(h.state), money)

    assert outlook(200) == 0.0 < outlook(20) < outlook(1) <= 1.0


def test_an_unused_token_can_still_avert_a_death() -> None:
    h = hospital(wards={"cardio": [4, 4, 4, 4], "trauma": [4, 4, 4, 4]}, money=20)
    fresh = Outlook(h.state).deaths(h.state)
    slot = next(n for n in range(1, len(h.state.cast)) if h.state.unused[n])
    h.state.used[slot] += h.state.unused[slot]
    h.state.unused[slot] = 0
    tired = Outlook(h.state).deaths(h.state)
    assert all(now > before for (now, _), (before, _) in zip(tired, fresh, strict=True))


def test_poisson() -> None:
    assert at_least(0, 1.0) == 1.0
    assert at_least(1, 1.0) == pytest.approx(0.632, abs=0.001)
    assert at_least(2, 1.0) == pytest.approx(0.264, abs=0.001)


def turns_survived(difficulty: str, greedy: bool, games: int) -> float:
    bot = GreedyBot()
    options = resolve_options(
        SPEC.meta, {"seats": 1, "difficulty": difficulty, "rounds_order": "auto"}
    )
    total = 0
    for seed in range(games):
        chance = SeededChance(seed)
        choose = random.Random(seed)
        s = SPEC.rules.setup(options, CONTENT, chance)
        while SPEC.rules.outcome(s) is None:
            seat = SPEC.rules.awaiting(s).seats[0]
            if greedy:
                action = bot.choose(SPEC, s.clone(), seat, chance).action
            else:
                action = choose.choice(SPEC.rules.legal(s))
            SPEC.rules.push(s, action, chance, silent())
        total += s.turn
    return total / games


def test_greedy_outlives_chance() -> None:
    assert turns_survived("tutorial", True, 3) > turns_survived("tutorial", False, 20) + 1


@pytest.mark.slow
def test_greedy_finds_tutorial_easier_than_challenging() -> None:
    assert turns_survived("tutorial", True, 5) > turns_survived("challenging", True, 5) + 1
