"""Bots: ordinary players who choose what is listed, change nothing, and know what a seat knows."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.core.pills import LIBRARY
from tests.variants import variant
from wardround.bots import BOTS, Bot, Chosen, UnknownBotError, find_bot, think
from wardround.bots.budget import Budget
from wardround.bots.greedy import IDEAS
from wardround.bots.look_ahead import listed_for, look_ahead, value_of
from wardround.bots.search import SearchBot
from wardround.core.chance import Chance, SeededChance
from wardround.core.codec import state_digest
from wardround.core.log import silent
from wardround.games import find_game, game_ids, new_game
from wardround.presentation.game_spec import AnyGameSpec
from wardround.template import SPEC
from wardround.template.actions import Draw, Stop
from wardround.template.rules.state import State
from wardround.testkit import Play

ALL_GAMES: list[AnyGameSpec] = [SPEC, *(find_game(name) for name in game_ids())]
IDS = [game.meta.id for game in ALL_GAMES]
QUICK = {
    "random": find_bot("random"),
    "greedy": find_bot("greedy"),
    "beginner": find_bot("beginner"),
    "search": SearchBot("search", "A search that is over soon.", Budget(12)),
}
"""The levels differ from `search` only in their budgets, which would make the tests long."""
EVERYONE_THINKS = pytest.mark.parametrize("level", QUICK)


def moments(game: AnyGameSpec, count: int = 5, apart: int = 9) -> list[Any]:
    """Some states of random games, each with somebody to move."""
    choose, chance = random.Random(3), SeededChance(3)
    found: list[Any] = []
    while len(found) < count:
        state = new_game(game, {}, chance)
        steps = 0
        while game.rules.outcome(state) is None and len(found) < count:
            if steps % apart == 0:
                found.append(state.clone())
            game.rules.push(state, choose.choice(game.rules.legal(state)), chance, silent())
            steps += 1
    return found


@EVERYONE_THINKS
@pytest.mark.parametrize("game", ALL_GAMES, ids=IDS)
def test_a_bot_chooses_what_is_listed_and_changes_nothing(game: AnyGameSpec, level: str) -> None:
    bot = QUICK[level]
    for n, state in enumerate(moments(game)):
        seat = game.rules.awaiting(state).seats[0]
        before = state_digest(game, state)
        listed = game.rules.legal(state)
        choice = think(bot, game, state, seat, SeededChance(n))
        direct = bot.choose(game, state, seat, SeededChance(n))

        assert choice.action in listed
        assert choice.action.seat == seat
        assert direct.action in listed
        assert state_digest(game, state) == before
        assert all(idea.action in listed and idea.text for idea in choice.ideas)
        assert all(idea.value is None or 0 <= idea.value <= 1 for idea in choice.ideas)


@EVERYONE_THINKS
@pytest.mark.parametrize("game", ALL_GAMES, ids=IDS)
def test_the_same_chance_makes_the_same_choice(game: AnyGameSpec, level: str) -> None:
    bot = QUICK[level]
    for n, state in enumerate(moments(game, 3)):
        seat = game.rules.awaiting(state).seats[0]
        first = think(bot, game, state, seat, SeededChance(n))

        assert think(bot, game, state.clone(), seat, SeededChance(n)) == first


def test_a_random_bot_does_everything_that_is_listed() -> None:
    table = Play(SPEC, LIBRARY)
    chance = SeededChance(1)
    chosen = {think(find_bot("random"), SPEC, table.state, 0, chance).action for _ in range(60)}

    assert chosen == {Draw(0), Stop(0)}


# -- knowledge ------------------------------------------------------------------------------------


class Spy:
    """Keeps what it was shown."""

    level = "spy"
    about = "Only looks."

    def __init__(self) -> None:
        self.shown: list[State] = []
        self.seats: list[int] = []

    def choose(self, game: AnyGameSpec, state: Any, seat: int, chance: Chance) -> Chosen:
        self.shown.append(state)
        self.seats.append(seat)
        return Chosen(listed_for(game, state, seat)[0], ())


def test_a_bot_is_shown_the_imagined_state_and_no_other() -> None:
    imagined: list[tuple[State, int | None]] = []

    def imagine(s: State, seat: int | None, chance: Chance) -> State:
        new = s.clone()
        new.trays[1][0] = 7
        imagined.append((new, seat))
        return new

    spy: Bot = Spy()
    table = Play(SPEC, LIBRARY)
    think(spy, variant(SPEC, imagine=imagine), table.state, 0, SeededChance(1))

    assert isinstance(spy, Spy)
    assert spy.shown == [imagined[0][0]]
    assert imagined[0][1] == 0
    assert spy.shown[0] is not table.state
    assert table.state.trays[1][0] == 0


@EVERYONE_THINKS
def test_a_bot_does_not_depend_on_what_its_seat_cannot_see(level: str) -> None:
    """Here seat 0 imagines the other tray empty, so what is really on it must not matter."""

    def imagine(s: State, seat: int | None, chance: Chance) -> State:
        new = s.clone()
        for other in range(s.seats):
            if other != seat:
                new.trays[other] = [0, 0]
        return new

    game = variant(SPEC, imagine=imagine)
    one = Play(SPEC, LIBRARY, {"trays": [{"sugar": 2}, {}]}).state
    two = one.clone()
    two.trays[1] = [9, 1]
    for seed in range(10):
        choices = [think(QUICK[level], game, s, 0, SeededChance(seed)) for s in (one, two)]
        assert choices[0] == choices[1]


# -- the greedy bot -------------------------------------------------------------------------------


def greedy(state: State, seat: int = 0, seed: int = 1) -> Chosen:
    return think(find_bot("greedy"), SPEC, state, seat, SeededChance(seed))


def test_greedy_stops_when_it_wins_by_stopping() -> None:
    table = Play(
        SPEC, LIBRARY, {"trays": [{"sugar": 5, "bitter": 2}, {"sugar": 2}], "stopped": [1]}
    )

    assert greedy(table.state).action == Stop(0)


def test_greedy_goes_on_when_stopping_loses() -> None:
    table = Play(SPEC, LIBRARY, {"trays": [{"sugar": 2}, {"sugar": 5}], "stopped": [1]})

    assert greedy(table.state).action == Draw(0)


def test_greedy_names_its_ideas_best_first() -> None:
    choice = greedy(Play(SPEC, LIBRARY).state)
    values = [idea.value for idea in choice.ideas]

    assert choice.ideas[0].action == choice.action
    assert values == sorted(values, key=lambda value: -(value or 0.0))
    assert 0 < len(choice.ideas) <= IDEAS


def test_greedy_without_an_opinion_goes_by_the_quick_rating() -> None:
    """And without a rating it takes the first action."""
    table = Play(SPEC, LIBRARY, {"trays": [{"bitter": 2}]})
    bot = find_bot("greedy")

    rated = variant(SPEC, evaluate=None)
    assert bot.choose(rated, table.state, 0, SeededChance(1)).action == Stop(0)
    unrated = variant(SPEC, evaluate=None, rate=None)
    assert bot.choose(unrated, table.state, 0, SeededChance(1)).action == Draw(0)


def test_the_end_is_worth_all_or_nothing() -> None:
    table = Play(SPEC, LIBRARY, {"trays": [{"sugar": 3}, {"sugar": 2}], "stopped": [0, 1]})

    assert value_of(SPEC, table.state, 0) == 1.0
    assert value_of(SPEC, table.state, 1) == 0.0
    last = Play(SPEC, LIBRARY, {"stopped": [1]}).state
    assert look_ahead(SPEC, last, [Stop(0)], "turn", [1, 2, 3]) == pytest.approx([1.0])


def test_greedy_beats_random() -> None:
    won = 0
    for number in range(40):
        state = Play(SPEC, LIBRARY, setup=number).state
        chance, minds = SeededChance(number), [SeededChance(f"{number}/{n}") for n in range(2)]
        strong = number % 2
        while SPEC.rules.outcome(state) is None:
            seat = SPEC.rules.awaiting(state).seats[0]
            bot = find_bot("greedy" if seat == strong else "random")
            action: Any = think(bot, SPEC, state, seat, minds[seat]).action
            SPEC.rules.push(state, action, chance, silent())
        outcome = SPEC.rules.outcome(state)
        assert outcome is not None
        won += strong in outcome.winners

    assert won >= 26


def test_beginners_err_now_and_then_but_never_badly() -> None:
    state = Play(SPEC, LIBRARY, {"trays": [{"sugar": 2}, {}]}).state
    close = variant(SPEC, evaluate=lambda s, seat: 0.52 if s.stopped[0] else 0.5)
    clear = variant(SPEC, evaluate=lambda s, seat: 0.9 if s.stopped[0] else 0.5)

    def right(level: str, game: AnyGameSpec) -> int:
        bot = find_bot(level)
        chosen = [think(bot, game, state, 0, SeededChance(n)).action for n in range(60)]
        return chosen.count(Stop(0))

    assert 30 < right("beginner", close) < 50 < right("easy", close) < 60
    assert right("beginner", clear) == right("easy", clear) == 60


def test_a_seat_with_nothing_to_decide_has_no_bot() -> None:
    table = Play(SPEC, LIBRARY)
    for level in BOTS:
        with pytest.raises(ValueError, match="seat:1 has nothing to decide"):
            find_bot(level).choose(SPEC, table.state, 1, SeededChance(1))


def test_bots_are_known_by_their_levels() -> None:
    assert {"random", "greedy"} <= set(BOTS)
    for level, bot in BOTS.items():
        assert find_bot(level) is bot
        assert bot.level == level
        assert bot.about
    with pytest.raises(UnknownBotError, match="there is no bot 'hal'; there are: random, greedy"):
        find_bot("hal")
