"""Hints: the whole move, its chance, and what it has over the next best."""

from __future__ import annotations

import pytest

from wardround.bots import find_bot
from wardround.bots.hints import CLEAR, Reason, advice, reasons_for
from wardround.bots.outlook import Sums
from wardround.bots.review import LookAt, looked_at
from wardround.bots.win_chances import chances, plain_model
from wardround.core.actions import Action
from wardround.core.chance import SeededChance
from wardround.core.journal import Journal, Secret
from wardround.core.log import silent
from wardround.core.story import Sum
from wardround.games import find_game, library_of


def journal_before(game: str, decision: str, **options: int | str) -> Journal:
    """A sensible game up to the first question of this name."""
    spec = find_game(game)
    journal = Journal.start(spec, library_of(spec), options, Secret("hints", "salt"))
    greedy, chance = find_bot("greedy"), SeededChance(1)
    while spec.awaiting(journal.state).decision != decision:
        seat = spec.awaiting(journal.state).seats[0]
        journal.act(greedy.choose(spec, journal.state, seat, chance).action)
    return journal


def test_a_hint_is_a_whole_move_and_the_better_one_comes_first() -> None:
    journal = journal_before("healthy_heart", "choose_action", seats=1, character_setup="random")
    spec, n = journal.game, len(journal.moves)
    best, other = advice(spec, journal.state, 0, n, find_bot("greedy"), SeededChance(2))
    assert spec.moves is not None
    for one in (best, other):
        state = journal.state.clone()
        for k, action in enumerate(one.actions):
            assert action in spec.legal(state)
            asked = spec.asked(state, 0)
            assert asked is not None
            assert k == 0 or asked.name in spec.moves.completing
            spec.push(state, action, SeededChance(3), silent())
    assert best.actions != other.actions
    assert best.chance is not None
    assert other.chance is not None
    assert best.chance > other.chance - CLEAR
    assert best.lead == pytest.approx(best.chance - other.chance)


def test_a_reason_is_something_gained_or_prevented() -> None:
    died, income, chaos = (
        Sum("died", 1, harm=True),
        Sum("income", 1, "money"),
        Sum("chaos", 1, "points", harm=True),
    )
    mine, other = Sums({died: 1, income: 40, chaos: 9}), Sums({died: 6, income: 10, chaos: 1})
    assert reasons_for(mine, other, 10) == (
        Reason("income", "money", 3.0),
        Reason("died", "number", -0.5),
    )
    assert reasons_for(mine, mine, 10) == ()


@pytest.mark.parametrize(("game", "seats"), [("forbidden_clinic", 6), ("clinic", 2)])
def test_without_games_played_on_a_chance_is_what_the_game_says(game: str, seats: int) -> None:
    spec = find_game(game)
    journal = Journal.start(spec, library_of(spec), {"seats": seats}, Secret("hints", "salt"))
    team = spec.meta.is_team(journal.options)
    said = chances(spec, journal.state, 0, seats, plain_model(team, seats))
    assert spec.evaluate is not None
    if team:
        assert said == pytest.approx((spec.evaluate(journal.state, 0),) * seats)
    else:
        assert sum(said) == pytest.approx(1.0, abs=0.01)


@pytest.mark.parametrize("game", ["hero", "clinic"])
def test_whoever_asks_about_a_move_is_told_the_same_number(game: str) -> None:
    decision = "choose_action" if game == "hero" else "select_action"
    journal = journal_before(game, decision, seats=2)
    spec, seat = journal.game, journal.game.awaiting(journal.state).seats[0]
    told: dict[Action, float] = {}
    again = 0
    for asker, n in ((2, len(journal.moves)), (3, 0), (4, 0)):
        bot, chance = find_bot("greedy"), SeededChance(asker)
        for one in advice(spec, journal.state, seat, n, bot, chance):
            assert one.chance is not None
            again += one.actions[0] in told
            assert told.setdefault(one.actions[0], one.chance) == one.chance
    assert again


def test_the_analysis_says_the_same_of_the_position() -> None:
    journal = journal_before("hero", "choose_action", seats=2, hero_setup="random")
    spec, n = journal.game, len(journal.moves)
    seat = spec.awaiting(journal.state).seats[0]
    best, _ = advice(spec, journal.state, seat, n, find_bot("greedy"), SeededChance(2))
    journal.act(best.actions[0])
    model = plain_model(spec.meta.is_team(journal.options), 2)
    [found] = looked_at(journal, LookAt((n + 1,), model, 24, None, 0))
    assert best.chance == pytest.approx(found.value[seat], abs=0.05)
