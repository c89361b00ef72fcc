"""The search: what it may spend, what it may know, and what it finds."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from tests.bots.test_bots import ALL_GAMES, IDS, moments
from tests.core.pills import LIBRARY
from tests.variants import variant
from wardround.bots import BOTS, find_bot, sit_down, think
from wardround.bots.budget import Budget
from wardround.bots.look_ahead import considered
from wardround.bots.search import SearchBot, SeatedSearch
from wardround.bots.tree import Node, Search
from wardround.core.chance import Chance, RecordingChance, SeededChance
from wardround.core.codec import canonical, state_digest, to_data
from wardround.core.game import resolve_options
from wardround.core.log import silent
from wardround.games import content_of, find_game, new_game
from wardround.presentation.game_spec import AnyGameSpec
from wardround.template import SPEC
from wardround.template.actions import Draw, Stop
from wardround.template.rules.state import State
from wardround.testkit import Play

EVERY_GAME = pytest.mark.parametrize("game", ALL_GAMES, ids=IDS)
LEVELS = ("normal", "hard", "expert")


def bot(simulations: int = 40, horizon: int = 1) -> SearchBot:
    return SearchBot("test", "For tests.", Budget(simulations), horizon=horizon)


def pills(position: dict[str, Any] | None = None) -> State:
    state: State = Play(SPEC, LIBRARY, position or {}).state
    return state


class Clock:
    """A clock that advances by a step whenever it is read."""

    def __init__(self, step: float) -> None:
        self.now = 100.0
        self.step = step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


# -- the budget -----------------------------------------------------------------------------------


@EVERY_GAME
def test_a_search_spends_exactly_its_simulations(game: AnyGameSpec) -> None:
    state = moments(game, 2)[1]
    seat = game.rules.awaiting(state).seats[0]
    if len([action for action in game.rules.legal(state) if action.seat == seat]) > 1:
        assert bot(17).choose(game, state, seat, SeededChance(1)).simulations == 17


def test_a_search_is_over_within_a_tenth_of_its_seconds() -> None:
    clock = Clock(0.001)
    search = Search(SPEC, pills(), 0, 1, 1)
    started = clock.now
    search.run(Budget(seconds=2.0, clock=clock))

    assert 1.8 <= clock.now - started <= 2.2
    assert search.simulations > 100


def test_whatever_is_spent_first_ends_a_search() -> None:
    by_count, by_time = Search(SPEC, pills(), 0, 1, 1), Search(SPEC, pills(), 0, 1, 1)
    by_count.run(Budget(30, 100.0, Clock(0.001)))
    by_time.run(Budget(10_000, 0.1, Clock(0.001)))

    assert by_count.simulations == 30
    assert 10 < by_time.simulations < 100


def test_a_budget_makes_sense() -> None:
    with pytest.raises(ValueError, match="needs simulations or seconds"):
        Budget()
    for wrong in ({"simulations": 0}, {"seconds": 0.0}):
        with pytest.raises(ValueError, match="at least one simulation"):
            Budget(**wrong)


def test_even_the_smallest_budget_makes_a_choice() -> None:
    choice = bot(1).choose(SPEC, pills(), 0, SeededChance(1))

    assert choice.action in (Draw(0), Stop(0))
    assert choice.simulations == 1


def test_a_search_can_be_interrupted() -> None:
    told: list[int] = []

    def stop() -> bool:
        told.append(1)
        return len(told) == 25

    session = bot(10_000).session(SPEC, 0)
    choice = session.think(pills(), SeededChance(1), stop)

    assert choice.simulations == 25
    assert choice.action in (Draw(0), Stop(0))


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_says_how_long_it_thinks(level: str) -> None:
    thinker = find_bot(level)

    assert isinstance(thinker, SearchBot)
    assert thinker.budget.simulations is not None
    assert thinker.budget.seconds is not None
    assert f"{thinker.budget.simulations:,} tries" in thinker.about


def test_levels_think_longer_and_longer() -> None:
    budgets = [bot.budget for bot in BOTS.values() if isinstance(bot, SearchBot)]

    assert [name for name, bot in BOTS.items() if isinstance(bot, SearchBot)] == list(LEVELS)
    for weaker, stronger in itertools.pairwise(budgets):
        assert (weaker.simulations or 0) < (stronger.simulations or 0)
        assert (weaker.seconds or 0) < (stronger.seconds or 0)


# -- the same again -------------------------------------------------------------------------------


@EVERY_GAME
def test_the_same_seed_and_simulations_make_the_same_choice(game: AnyGameSpec) -> None:
    for n, state in enumerate(moments(game, 3)):
        seat = game.rules.awaiting(state).seats[0]
        first = think(bot(10), game, state, seat, SeededChance(n))

        assert think(bot(10), game, state.clone(), seat, SeededChance(n)) == first


# -- what a seat may know -------------------------------------------------------------------------


@EVERY_GAME
def test_states_that_look_alike_are_played_alike(game: AnyGameSpec) -> None:
    """What a seat cannot see is redrawn; the choice must be the same whatever it is."""
    for n, state in enumerate(moments(game, 3)):
        seat = game.rules.awaiting(state).seats[0]
        other = game.rules.imagine(state, seat, SeededChance(f"other {n}"))
        assert canonical(to_data(game.rules.view(other, seat))) == canonical(
            to_data(game.rules.view(state, seat))
        )
        choices = [think(bot(10), game, s, seat, SeededChance(n)) for s in (state, other)]

        assert choices[0] == choices[1]


@EVERY_GAME
def test_the_state_is_left_alone(game: AnyGameSpec) -> None:
    for state in moments(game, 3):
        seat = game.rules.awaiting(state).seats[0]
        before = state_digest(game, state)
        think(bot(8), game, state, seat, SeededChance(1))

        assert state_digest(game, state) == before


def test_every_simulation_imagines_anew() -> None:
    seen: list[int | None] = []

    def imagine(s: State, seat: int | None, chance: Chance) -> State:
        seen.append(seat)
        return s.clone()

    think(bot(9), variant(SPEC, imagine=imagine), pills(), 0, SeededChance(1))

    assert seen == [0] * 10


# -- what it finds --------------------------------------------------------------------------------


def test_it_stops_when_it_wins_by_stopping_and_goes_on_when_it_must() -> None:
    ahead = pills({"trays": [{"sugar": 5, "bitter": 2}, {"sugar": 2}], "stopped": [1]})
    behind = pills({"trays": [{"sugar": 2}, {"sugar": 5}], "stopped": [1]})

    assert bot().choose(SPEC, ahead, 0, SeededChance(1)).action == Stop(0)
    assert bot().choose(SPEC, behind, 0, SeededChance(1)).action == Draw(0)


def test_a_game_without_advice_is_played_to_its_end() -> None:
    unadvised = variant(SPEC, evaluate=None, rate=None)
    behind = pills({"trays": [{"sugar": 2}, {"sugar": 5}], "stopped": [1]})

    assert bot(200).choose(unadvised, behind, 0, SeededChance(1)).action == Draw(0)


@pytest.mark.parametrize("mode", ["cooperative", "competitive"])
def test_a_team_counts_one_value_at_every_node(mode: str) -> None:
    hero = find_game("hero")
    state = new_game(hero, {"seats": 2, "mode": mode}, SeededChance(1))
    first = hero.rules.awaiting(state).seats[0]
    mine = variant(
        hero, evaluate=lambda s, seat: float(seat == first), outcome=lambda s: None, move_price=0.0
    )
    search = Search(mine, state, first, 1, horizon=2)
    search.run(Budget(60))

    def values(node: Node) -> Iterator[float]:
        for child in node.children.values():
            if child.visits:
                yield child.mean()
                yield from values(child)

    assert set(values(search.root)) == ({1.0} if mode == "cooperative" else {0.0, 1.0})


def test_options_say_who_is_a_team() -> None:
    def is_team(name: str, **given: bool | int | str) -> bool:
        meta = find_game(name).meta
        return meta.is_team(resolve_options(meta, given))

    assert is_team("forbidden_clinic")
    assert is_team("healthy_heart", seats=1)
    assert is_team("hero", mode="cooperative")
    assert not is_team("hero")
    assert is_team("clinic", seats=1)
    assert is_team("clinic", covid=True)
    assert not is_team("clinic")


@EVERY_GAME
def test_a_state_knows_its_options(game: AnyGameSpec) -> None:
    options = resolve_options(game.meta, {})
    state = new_game(game, {}, SeededChance(1))

    assert game.rules.options(state) == options
    assert (
        game.rules.options(game.rules.load(options, content_of(game), game.rules.dump(state)))
        == options
    )


def test_it_says_what_it_expects() -> None:
    choice = bot(60, horizon=3).choose(SPEC, pills(), 0, SeededChance(1))

    assert choice.ideas[0].action == choice.action
    assert {idea.action for idea in choice.ideas} == {Draw(0), Stop(0)}
    assert sum(idea.tries for idea in choice.ideas) == 60
    for idea in choice.ideas:
        assert idea.value is not None
        assert idea.doubt is not None
        assert 0 <= idea.value <= 1
        assert 0 < idea.doubt <= 0.5
        assert "expects" in idea.text
        assert "tries" in idea.text
    assert any(idea.line for idea in choice.ideas)


def test_without_a_choice_there_is_nothing_to_think_about() -> None:
    one = variant(SPEC, legal=lambda s: [Draw(0)])
    choice = bot().choose(one, pills(), 0, SeededChance(1))

    assert choice.action == Draw(0)
    assert choice.simulations == 0
    assert choice.ideas[0].text == "there is no other choice"


# -- remembering ----------------------------------------------------------------------------------


def after_one_thought(game: AnyGameSpec) -> tuple[SeatedSearch, State]:
    session = sit_down(bot(80, horizon=3), game, 0)
    assert isinstance(session, SeatedSearch)
    state = pills()
    session.think(state, SeededChance(1))
    assert session.tree is not None
    return session, state


def test_a_session_goes_down_its_tree() -> None:
    session, _ = after_one_thought(SPEC)
    assert session.tree is not None
    below = session.tree.children[Stop(0)]
    session.saw("turn", Stop(0), revealed=False)

    assert session.tree is below


def test_a_session_forgets_after_a_draw_and_after_what_it_does_not_see() -> None:
    session, _ = after_one_thought(SPEC)
    session.saw("turn", Draw(0), revealed=True)
    assert session.tree is None

    hidden = replace(SPEC, meta=replace_meta(SPEC, ("turn",)))
    session, _ = after_one_thought(hidden)
    session.saw("turn", Stop(0), revealed=False)
    assert session.tree is not None
    session.saw("turn", Stop(1), revealed=False)
    assert session.tree is None


def replace_meta(game: AnyGameSpec, hidden: tuple[str, ...]) -> Any:
    return msgspec.structs.replace(game.meta, hidden_decisions=hidden)


def test_what_was_found_before_counts_in_the_next_search() -> None:
    root = Node()
    root.children[Draw(0)] = Node()
    for _ in range(500):
        root.children[Draw(0)].add(1.0)
    search = Search(SPEC, pills(), 0, 1, 1, root)
    search.run(Budget(20))

    assert search.ranking()[0][0] == Draw(0)
    assert root.children[Draw(0)].visits > 500


def test_a_small_budget_goes_to_the_moves_that_look_best_one_move_ahead() -> None:
    misled = variant(SPEC, rate=lambda s, actions: [float(a == Draw(0)) for a in actions])
    ahead = pills({"trays": [{"sugar": 5, "bitter": 2}, {"sugar": 2}], "stopped": [1]})
    search = Search(misled, ahead, 0, 1, 1)
    search.listed = [Draw(0), Draw(0), Stop(0)]

    assert Stop(0) in search._candidates(Budget(6))


def test_one_unlucky_draw_says_little_about_a_move() -> None:
    """After the first move comes the sensible move, until many tries speak against it."""
    search, node, drawn, stopped = Search(SPEC, pills(), 0, 1, 1), Node(), Node(), Node()
    node.children = {Draw(0): drawn, Stop(0): stopped}
    drawn.prior, stopped.prior = 0.7, 0.4
    chosen = []
    for _ in range(60):
        drawn.add(0.0)
        chosen.append(search._select(node, search.state, [Draw(0), Stop(0)])[0])

    assert chosen[0] == Draw(0)
    assert chosen[-1] == Stop(0)


def test_of_two_ways_to_the_same_position_the_shorter_is_better() -> None:
    hasty = variant(SPEC, move_price=0.0002)
    search, short, long = Search(hasty, pills(), 0, 1, 1), Node(), Node()
    search._remember([(short, 0)], search.state)
    search._remember([(long, 0), (Node(), 0)], search.state)
    assert 0.0 < long.mean() < short.mean()

    faint = variant(hasty, evaluate=lambda s, seat: 1e-6 * (1 + sum(s.stopped)))
    search, worse, better = Search(faint, pills(), 0, 1, 1), Node(), Node()
    search._remember([(worse, 0)], pills())
    search._remember([(better, 0), (Node(), 0)], pills({"stopped": [1]}))
    assert worse.mean() < better.mean(), "a small chance is not lost in what moves cost"


def test_bots_do_not_take_back_what_they_chose() -> None:
    fickle = replace(SPEC, meta=msgspec.structs.replace(SPEC.meta, take_backs=("stop",)))
    best = pills({"trays": [{"sugar": 5, "bitter": 2}, {"sugar": 2}], "stopped": [1]})
    for level in ("greedy", "normal", "hard"):
        chance = SeededChance(1)
        assert find_bot(level).choose(SPEC, best, 0, chance).action == Stop(0)
        assert find_bot(level).choose(fickle, best, 0, chance).action == Draw(0)
    assert considered(fickle, [Stop(0)]) == [Stop(0)]


@EVERY_GAME
def test_a_session_plays_what_is_listed(game: AnyGameSpec) -> None:
    state, chance = moments(game, 2)[1], SeededChance(2)
    sessions: dict[int, SeatedSearch] = {}
    for _ in range(12):
        if game.rules.outcome(state) is not None:
            break
        awaiting = game.rules.awaiting(state)
        seat = awaiting.seats[0]
        session = sessions.setdefault(seat, bot(6).session(game, seat))
        action = session.think(state, chance).action
        assert action in game.rules.legal(state)
        draws = RecordingChance(chance)
        game.rules.push(state, action, draws, silent())
        for other in sessions.values():
            other.saw(awaiting.decision, action, draws.revealed)


# -- nodes ----------------------------------------------------------------------------------------


def test_a_node_knows_how_sure_it_is() -> None:
    node = Node()
    assert node.mean() == 0.5
    assert node.doubt() == 0.5
    for value in (0.0, 1.0) * 200:
        node.add(value)

    assert node.mean() == pytest.approx(0.5)
    assert node.spread() == pytest.approx(0.5)
    assert node.doubt() == pytest.approx(1.96 * 0.5 / 20)
