"""Scripts answer everything; the planner improves on them by playing games out."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from tests.bots.test_bots import moments
from tests.core.pills import LIBRARY
from tests.variants import variant
from wardround.bots import find_bot, think
from wardround.bots.budget import Budget
from wardround.bots.look_ahead import considered, listed_for
from wardround.bots.planner import Candidate, lead, try_out
from wardround.bots.search import SearchBot
from wardround.core.chance import Chance, SeededChance
from wardround.core.codec import canonical, state_digest, to_data
from wardround.core.game import Options, Script, resolve_options
from wardround.core.log import silent
from wardround.games import find_game, game_ids, new_game
from wardround.presentation.game_spec import AnyGameSpec
from wardround.template import SPEC
from wardround.template.actions import AnyAction, Draw, Stop
from wardround.template.rules.state import State
from wardround.testkit import Play

SCRIPTED: list[AnyGameSpec] = [
    game for game in map(find_game, game_ids()) if game.advice.script is not None
]
EVERY_SCRIPT = pytest.mark.parametrize("game", SCRIPTED, ids=[g.meta.id for g in SCRIPTED])


def planner(tries: int) -> SearchBot:
    return SearchBot("test", "For tests.", Budget(1), rollouts=Budget(tries))


def option_sets(game: AnyGameSpec) -> list[Options]:
    """The defaults, and every other value of every option by itself."""
    found = [resolve_options(game.meta, {})]
    for option in game.meta.options:
        for value in option.values:
            if value != option.default:
                found.append(resolve_options(game.meta, {option.id: value}))
    return found


@EVERY_SCRIPT
def test_a_script_answers_everything_with_a_listed_action(game: AnyGameSpec) -> None:
    """In games in which everybody follows it, and in games in which nobody does."""
    script = game.advice.script
    assert script is not None
    for number, options in enumerate(option_sets(game)):
        for wild in (0.0, 0.5):
            chance, choose = SeededChance(number), random.Random(number)
            state = new_game(game, options, chance)
            seat = script.next_seat(state)
            while seat >= 0:
                listed = listed_for(game, state, seat)
                action = script.answer(state, seat)
                assert action in listed
                tried = script.candidates(state, seat, action, listed)
                assert tried[0] == action
                assert len(set(tried)) == len(tried)
                assert all(other in listed for other in tried)
                if choose.random() < wild:
                    action = choose.choice(listed)
                game.rules.push(state, action, chance, silent())
                seat = script.next_seat(state)
            assert game.rules.outcome(state) is not None
            grades = [script.grade(state, seat) for seat in range(int(options["seats"]))]
            assert all(0.0 <= grade <= 1.0 for grade in grades)


@EVERY_SCRIPT
def test_a_script_changes_nothing(game: AnyGameSpec) -> None:
    script = game.advice.script
    assert script is not None
    for state in moments(game, 5):
        before = state_digest(game, state)
        seat = script.next_seat(state)
        first = script.answer(state, seat)
        assert script.answer(state, seat) == first
        assert state_digest(game, state) == before


@EVERY_SCRIPT
def test_weighty_decisions_exist(game: AnyGameSpec) -> None:
    script = game.advice.script
    assert script is not None
    asked = {game.rules.awaiting(state).decision for state in moments(game, 200, 1)}

    assert script.weighty & asked


@EVERY_SCRIPT
def test_the_same_seed_makes_the_same_plan_whatever_is_hidden(game: AnyGameSpec) -> None:
    for n, state in enumerate(moments(game, 3)):
        seat = game.rules.awaiting(state).seats[0]
        other = game.rules.imagine(state, seat, SeededChance(f"other {n}"))
        assert canonical(to_data(game.rules.view(other, seat))) == canonical(
            to_data(game.rules.view(state, seat))
        )
        before = state_digest(game, state)
        plans = [think(planner(6), game, s, seat, SeededChance(n)) for s in (state, state, other)]

        assert plans[0] == plans[1] == plans[2]
        assert state_digest(game, state) == before


# -- in Pill Count --------------------------------------------------------------------------------


def draw_on(s: State, seat: int) -> AnyAction:
    return Draw(seat)


def points(s: State, seat: int) -> float:
    outcome = SPEC.rules.outcome(s)
    assert outcome is not None
    return float(seat in outcome.winners)


RECKLESS: Script[State, AnyAction] = Script(
    next_seat=lambda s: -1 if SPEC.rules.outcome(s) is not None else s.active,
    answer=draw_on,
    weighty=frozenset({"turn"}),
    candidates=lambda s, seat, own, listed: [own, *[a for a in listed if a != own]],
    grade=points,
)
"""Draws until there is nothing left to draw."""


def pills(position: dict[str, Any]) -> State:
    state: State = Play(SPEC, LIBRARY, position).state
    return state


def decision() -> str:
    return SPEC.rules.awaiting(pills({})).decision


def test_a_plan_improves_on_the_script() -> None:
    game = variant(SPEC, script=replace(RECKLESS, weighty=frozenset({decision()})))
    ahead = pills({"trays": [{"sugar": 2}, {"sugar": 1}], "stopped": [1]})
    behind = pills({"trays": [{"sugar": 2}, {"sugar": 5}], "stopped": [1]})

    stop = planner(60).choose(game, ahead, 0, SeededChance(1))
    assert stop.action == Stop(0)
    assert "tries" in stop.ideas[0].text
    assert stop.ideas[0].value == 1.0
    assert {idea.action for idea in stop.ideas} == {Stop(0), Draw(0)}
    assert sum(idea.tries for idea in stop.ideas) == stop.simulations <= 60
    assert planner(60).choose(game, behind, 0, SeededChance(1)).action == Draw(0)


def test_routine_is_left_to_the_script() -> None:
    game = variant(SPEC, script=replace(RECKLESS, weighty=frozenset()))
    ahead = pills({"trays": [{"sugar": 2}, {"sugar": 1}], "stopped": [1]})
    choice = planner(60).choose(game, ahead, 0, SeededChance(1))

    assert choice.action == Draw(0)
    assert choice.simulations == 0


def test_every_try_imagines_what_the_seat_cannot_see() -> None:
    seen: list[int | None] = []

    def imagine(s: State, seat: int | None, chance: Chance) -> State:
        seen.append(seat)
        return s.clone()

    script = replace(RECKLESS, weighty=frozenset({decision()}))
    game = variant(SPEC, script=script, imagine=imagine)
    choice = think(planner(4), game, pills({}), 0, SeededChance(1))

    assert seen == [0] * (1 + choice.simulations)


def test_a_plan_can_be_interrupted() -> None:
    script = replace(RECKLESS, weighty=frozenset({decision()}), grade=lambda s, seat: 0.5)
    game = variant(SPEC, script=script)
    told: list[int] = []

    def stop() -> bool:
        told.append(1)
        return len(told) == 5

    session = planner(10_000).session(game, 0)
    assert session.think(pills({}), SeededChance(1), stop).simulations == 5


def test_thorough_bots_try_more_where_that_is_quick() -> None:
    script = replace(RECKLESS, weighty=frozenset({decision()}), grade=lambda s, seat: 0.5)
    game = variant(SPEC, script=replace(script, tries=2))
    for thorough, spent in ((False, 4), (True, 8)):
        bot = SearchBot("test", "For tests.", Budget(1), rollouts=Budget(4), thorough=thorough)
        assert bot.choose(game, pills({}), 0, SeededChance(1)).simulations == spent


@EVERY_SCRIPT
def test_thorough_bots_try_whatever_is_listed(game: AnyGameSpec) -> None:
    """Other bots try what the script thinks worth trying; no bot tries to take choices back."""
    script = game.advice.script
    assert script is not None
    state, seat, worth_trying, listed = with_more_than_candidates(game, script)
    for thorough, expected in ((False, worth_trying), (True, listed)):
        begun: list[AnyAction] = []
        bot = SearchBot("test", "For tests.", Budget(1), rollouts=Budget(200), thorough=thorough)
        bot.choose(starting(game, begun), state, seat, SeededChance(1))
        assert set(begun) == set(expected)


def with_more_than_candidates(
    game: AnyGameSpec, script: Script[Any, Any]
) -> tuple[Any, int, list[Any], list[Any]]:
    """A weighty decision with more answers than candidates: state, seat, candidates, answers."""
    for state in moments(game, 200, 1):
        seat = game.rules.awaiting(state).seats[0]
        listed = listed_for(game, state, seat)
        if game.rules.awaiting(state).decision in script.weighty:
            tried = script.candidates(state, seat, script.answer(state, seat), listed)
            every = [*tried, *(a for a in considered(game, listed) if a not in tried)]
            if 1 < len(tried) < len(every) < 20:
                return state, seat, tried, every
    raise AssertionError("there is no such decision")


def starting(game: AnyGameSpec, begun: list[Any]) -> AnyGameSpec:
    """The same game, but the first answer of every try is added to ``begun``."""
    imagined: list[int] = []

    def imagine(state: Any, seat: int | None, chance: Chance) -> Any:
        imagined.append(1)
        return game.rules.imagine(state, seat, chance)

    def push(state: Any, action: Any, chance: Chance, log: Any) -> None:
        if imagined:
            imagined.clear()
            begun.append(action)
        game.rules.push(state, action, chance, log)

    assert game.advice.script is not None
    # A try ends at once: only its first answer matters.
    script = replace(game.advice.script, tries=1, expected=lambda s, seat: 0.5, horizon=0)
    return variant(game, imagine=imagine, push=push, script=script)


def test_a_try_ends_where_something_learned_tells_more() -> None:
    """That is after a number of answers; where nothing was learned, the game is played out."""
    asked: list[int] = []

    def expected(s: State, seat: int) -> float:
        asked.append(sum(map(sum, s.trays)))
        return known

    start = pills({"trays": [{"sugar": 1}, {}], "stopped": [1]})
    script = replace(RECKLESS, weighty=frozenset({decision()}), expected=expected, horizon=2)
    known = 0.25
    assert try_out(SPEC, script, start, 0, Draw(0), 1) == known
    assert len(asked) == 1
    drawn = asked.pop()
    assert drawn == sum(map(sum, start.trays)) + 3

    known = -1.0
    played_out = try_out(SPEC, script, start, 0, Draw(0), 1)
    assert asked
    assert played_out == try_out(SPEC, RECKLESS, start, 0, Draw(0), 1)


def test_a_candidate_that_is_behind_beyond_doubt_leaves() -> None:
    best, worse, close, new = (Candidate(Draw(0)) for _ in range(4))
    for n in range(8):
        best.add(0.8)
        worse.add(0.3)
        close.add(0.75 if n % 2 else 0.85)
    new.add(0.0)

    assert worse.is_behind(best)
    assert not close.is_behind(best)
    assert not new.is_behind(best)
    assert 0.0 < close.doubt() < new.doubt()


def test_a_few_lucky_tries_do_not_convince() -> None:
    """One game won by luck says little; the same lead over many tries says much."""
    own, lucky = Candidate(Draw(0)), Candidate(Draw(0))
    for grade in (0.0, 0.7, 0.0, 0.7):
        own.add(grade)
        lucky.add(0.7)
    assert lead(lucky.grades, own.grades)[0] == pytest.approx(0.35)
    assert not lucky.convinces(own)

    for n in range(60):
        own.add(0.7 * (n % 2))
        lucky.add(0.7)
    assert lucky.convinces(own)
    assert not own.convinces(lucky)


# -- against greedy -------------------------------------------------------------------------------


def test_in_clinic_a_plan_beats_a_look_one_move_ahead() -> None:
    """The script alone wins ten games of ten, which chance would do once in a thousand times."""
    clinic = find_game("clinic")
    script = clinic.advice.script
    assert script is not None
    greedy = find_bot("greedy")
    for number in range(10):
        chance, minds = SeededChance(f"plan {number}"), SeededChance(number)
        state = new_game(clinic, {}, chance)
        seat = script.next_seat(state)
        while seat >= 0:
            if seat == number % 2:
                action = script.answer(state, seat)
            else:
                action = think(greedy, clinic, state, seat, minds).action
            clinic.rules.push(state, action, chance, silent())
            seat = script.next_seat(state)
        outcome = clinic.rules.outcome(state)
        assert outcome is not None
        assert outcome.winners == (number % 2,)
