"""What the network that comes with the game expects of unfinished games."""

from __future__ import annotations

from wardround.core.chance import SeededChance
from wardround.core.game import resolve_options
from wardround.core.log import silent
from wardround.games import find_game, library_of
from wardround.games.healthy_heart.advice.learned import expected
from wardround.games.healthy_heart.rules.state import State

GAME = find_game("healthy_heart")
CONTENT = GAME.content(library_of(GAME).tables)


def halfway(seed: int, answers: int = 150) -> State | None:
    """A game by the script after some answers, unless it is over by then."""
    assert GAME.script is not None
    chance = SeededChance(seed)
    state: State = GAME.setup(resolve_options(GAME.meta, {}), CONTENT, chance)
    for _ in range(answers):
        seat = GAME.script.next_seat(state)
        if seat < 0:
            return None
        GAME.push(state, GAME.script.answer(state, seat), chance, silent())
    return state if GAME.outcome(state) is None else None


def test_rich_hospitals_are_expected_to_do_better() -> None:
    states = [state for state in map(halfway, range(6)) if state is not None]
    assert len(states) >= 3
    for state in states:
        poor, rich = state.clone(), state.clone()
        poor.money, rich.money = 2, 60
        assert 0.0 < expected(poor, 0) < expected(rich, 0) < 1.0
