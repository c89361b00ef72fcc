"""OpenSpiel's own simulation test, chance nodes, information states, resampling, saving."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest

from tests.adapters.table import GAMES, REAL, option_sets
from wardround.adapters import openspiel
from wardround.adapters.open_chance import AskingChance, DrawNeeded, SampledChance
from wardround.core.chance import Chance, DrawError
from wardround.core.codec import state_digest
from wardround.core.log import silent


def load(name: str, **params: Any) -> Any:
    return pyspiel.load_game(openspiel.PREFIX + name, params)


def advance(state: Any, at: random.Random, moves: int = 10**9) -> Any:
    """Play at random to a decision after this many moves, or to the end."""
    while not state.is_terminal() and (moves > 0 or state.is_chance_node()):
        moves -= 1
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(at.choices(outcomes, odds)[0])
        else:
            state.apply_action(at.choice(state.legal_actions()))
    return state


@pytest.mark.slow
@pytest.mark.parametrize("name", REAL)
@pytest.mark.parametrize("other", [False, True])
def test_random_simulation(name: str, other: bool) -> None:
    game = load(name, **option_sets(name)[other])
    pyspiel.random_sim_test(game, num_sims=1, serialize=not other, verbose=False)


class NamedDraws(Chance):
    """Draws by name, as they came up, without those that had only one possible result."""

    def __init__(self, names: list[str]) -> None:
        self.names = names

    def below(self, n: int) -> int:
        return 0 if n == 1 else int(self.names.pop(0))

    def pick(self, ids: list[int], names: list[str]) -> int:
        cards = [names[id_] for id_ in ids]
        return 0 if len(set(cards)) == 1 else cards.index(self.names.pop(0))

    def bag(self, counts: list[int], names: list[str]) -> int:
        kinds = [kind for kind, count in enumerate(counts) if count > 0]
        if len(kinds) == 1:
            return kinds[0]
        drawn = self.names.pop(0)
        return next(kind for kind in kinds if names[kind] == drawn)


@pytest.mark.parametrize("name", REAL)
def test_the_state_is_the_engine(name: str) -> None:
    """Parity: the same draws, by name, and the same actions give the same state."""
    game, at = load(name), random.Random(4)
    state, draws, actions = game.new_initial_state(), list[str](), list[Any]()
    while not state.is_terminal() and (len(actions) < 60 or state.is_chance_node()):
        if state.is_chance_node():
            index = at.choice(state.chance_outcomes())[0]
            draws.append(state.action_to_string(state.current_player(), index))
        else:
            index = at.choice(state.legal_actions())
            if state.node.choices[index] is not None:
                actions.append(state.node.choices[index])
        state.apply_action(index)

    configured, chance = game.configured, NamedDraws(draws)
    engine = configured.game.rules.setup(configured.options, configured.content, chance)
    for action in actions:
        configured.game.rules.push(engine, action, chance, silent())
    assert draws == []
    assert state_digest(configured.game, engine) == state.digest()


@pytest.mark.parametrize("name", REAL)
def test_python_and_cpp_say_the_same(name: str) -> None:
    """Some questions are answered without going through C++, which still works too."""
    game, at = load(name), random.Random(9)
    state = game.new_initial_state()
    for _ in range(150):
        assert state.is_chance_node() == pyspiel.State.is_chance_node(state)
        assert state.legal_actions() == pyspiel.State.legal_actions(state)
        for player in range(game.num_players()):
            assert state.legal_actions(player) == pyspiel.State.legal_actions(state, player)
        if state.is_terminal():
            break
        state.apply_action(at.choice(state.legal_actions()))


@pytest.mark.parametrize("name", REAL)
def test_saving_and_copying(name: str) -> None:
    game, at = load(name), random.Random(5)
    for moves in (0, 3, 40):
        state = advance(game.new_initial_state(), at, moves)
        if state.is_terminal():
            continue
        player = state.current_player()
        _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
        for twin in (again, state.clone()):
            assert str(twin) == str(state)
            assert twin.legal_actions() == state.legal_actions()
            assert twin.history() == state.history()
            assert twin.information_state_string(player) == state.information_state_string(player)
        before = str(state)
        copy = state.clone()
        copy.apply_action(copy.legal_actions()[0])
        assert str(state) == before


@pytest.mark.parametrize("name", REAL)
def test_resampling_keeps_what_the_player_knows(name: str) -> None:
    game, at = load(name), random.Random(6)
    state = game.new_initial_state()
    for _ in range(8):
        advance(state, at, 9)
        if state.is_terminal():
            break
        player = state.current_player()
        other = state.resample_from_infostate(player, at.random)
        assert other.current_player() == player
        assert other.legal_actions() == state.legal_actions()
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        advance(other, at, 30)


@pytest.mark.parametrize("name", REAL)
def test_information_states_remember(name: str) -> None:
    """Different pasts are different information states, even if the table looks the same."""
    game, at = load(name), random.Random(7)
    state = advance(game.new_initial_state(), at, 1)
    seen: set[str] = set()
    for _ in range(15):
        if state.is_terminal():
            break
        player = state.current_player()
        information = f"{player} {state.information_state_string(player)}"
        assert information not in seen
        seen.add(information)
        row = np.array(state.observation_tensor(player), np.float32)
        node = state.node
        expected = node.configured.observations.read(node.state, player)
        assert np.array_equal(row, expected)
        advance(state, at, 1)


@pytest.mark.parametrize("name", REAL)
def test_asking_late_gives_the_same_memory(name: str) -> None:
    """Past states are not kept until somebody asks; then they are replayed."""
    game, at = load(name), random.Random(8)
    asked, unasked = game.new_initial_state(), game.new_initial_state()
    loaded = imagined = None
    for move in range(60):
        if asked.is_terminal():
            break
        if asked.is_chance_node():
            index = at.choice(asked.chance_outcomes())[0]
        else:
            index = at.choice(asked.legal_actions())
        for state in (asked, unasked, loaded, imagined):
            if state is not None:
                state.apply_action(index)
        if asked.is_terminal() or asked.is_chance_node():
            continue
        player = asked.current_player()
        asked.information_state_string(player)
        if move > 20 and loaded is None:
            _, loaded = pyspiel.deserialize_game_and_state(
                pyspiel.serialize_game_and_state(game, unasked.clone())
            )
            imagined = unasked.clone()
            imagined.node = unasked.node.replaced(unasked.node.state.clone())
    for player in range(game.num_players()):
        expected = asked.node.information(player)
        for state in (unasked, loaded, imagined):
            assert state is not None
            assert state.node.information(player) == expected


@pytest.mark.slow
def test_options_are_parameters() -> None:
    name = GAMES[0]
    configured = load(name).configured
    seats = configured.game.meta.seats
    for count in seats[:2]:
        assert pyspiel.load_game(f"{openspiel.PREFIX}{name}(seats={count})").num_players() == count


def test_draws_are_asked_for_with_their_odds() -> None:
    names = ["sugar", "bitter"]
    with pytest.raises(DrawNeeded) as asked:
        AskingChance([]).bag([3, 1], names)
    assert (asked.value.labels, asked.value.odds) == (names, [0.75, 0.25])
    with pytest.raises(DrawNeeded) as asked:
        AskingChance([]).pick([1, 0, 1], names)
    assert asked.value.labels == ["bitter", "sugar"]
    assert asked.value.odds == pytest.approx([2 / 3, 1 / 3])

    with pytest.raises(DrawNeeded) as asked:
        AskingChance([]).bag([0, 2, 2], ["a", "b", "c"])
    assert asked.value.answers == [1, 2]
    with pytest.raises(DrawNeeded) as asked:
        AskingChance([]).pick([1, 1, 0], names)
    assert asked.value.answers == [0, 2]

    assert AskingChance([2]).bag([0, 2, 2], ["a", "b", "c"]) == 2
    assert AskingChance([2]).pick([1, 1, 0], names) == 2
    assert AskingChance([4]).below(6) == 4


def test_draws_without_a_choice_are_not_asked_for() -> None:
    names = ["sugar", "bitter"]
    chance = AskingChance([])
    assert chance.pick([1, 1], names) == 0
    assert chance.below(1) == 0
    assert chance.bag([0, 3], names) == 1
    with pytest.raises(DrawNeeded) as asked:
        chance.below(2)
    assert asked.value.given == [0, 0, 1]
    again = AskingChance([*asked.value.given, 1])
    assert [again.pick([1, 1], names), again.below(1), again.bag([0, 3], names)] == [0, 0, 1]
    assert again.below(2) == 1
    with pytest.raises(DrawError):
        AskingChance([]).bag([0], names)


def test_sampled_chance_follows_the_sampler() -> None:
    assert [SampledChance(lambda n=n: n / 4).bag([1, 3], ["a", "b"]) for n in range(4)] == [  # type: ignore[misc]
        0,
        1,
        1,
        1,
    ]
    assert SampledChance(lambda: 1.0).below(3) == 2
