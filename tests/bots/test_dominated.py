"""Answers that nobody should give: another listed one is better, whatever happens."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from wardround.bots import find_bot, think
from wardround.bots.look_ahead import listed_for
from wardround.bots.win_chances import play_turn, played_by
from wardround.core.actions import Action, kind_of
from wardround.core.chance import RecordingChance, SeededChance
from wardround.core.game import Options
from wardround.core.log import silent
from wardround.games import find_game, new_game
from wardround.presentation.game_spec import AnyGameSpec

GAMES = 3
TABLES: dict[str, list[Options]] = {
    "clinic": [{"seats": 2}, {"seats": 2, "covid": True}],
    "forbidden_clinic": [{"seats": 6}],
    "healthy_heart": [{"seats": 2}],
    "hero": [{"seats": 2}, {"seats": 2, "mode": "cooperative"}],
}
CASES = [
    (name, options, who) for name in TABLES for options in TABLES[name] for who in ("", "easy")
]
IDLE = {
    "forbidden_clinic": ("end_actions", "ready"),
    "healthy_heart": ("pass", "heal"),
    "hero": ("sleep", "treat"),
}
"""For each game, the action that rests and the one that still helps somebody."""
NOTHING = ("end_actions", "pass", "end_turn")
"""Actions that end a turn and do nothing else."""

Decision = tuple[Any, Action, list[Action]]
"""A position, what was chosen, and what was listed."""


def decisions(game: AnyGameSpec, options: Options, who: str) -> Iterator[Decision]:
    """Some games of the script, or of a bot: every decision with something to choose."""
    for number in range(GAMES):
        chance = SeededChance(f"dominated/{number}")
        state = new_game(game, options, chance)
        while game.rules.outcome(state) is None:
            seat = game.rules.awaiting(state).seats[0]
            listed = listed_for(game, state, seat)
            if who:
                chosen = think(find_bot(who), game, state, seat, chance).action
            else:
                chosen = played_by(game, state, seat, chance)
            if len(listed) > 1:
                yield state, chosen, listed
            game.rules.push(state, chosen, chance, silent())


def helps(action: Action, useful: str) -> bool:
    """Whether an action is of the useful kind and needs no helper."""
    return useful in (kind_of(action), getattr(action, "action", "")) and not getattr(
        action, "helper", ""
    )


def own_answer(game: AnyGameSpec, state: Any, seat: int) -> Action | None:
    return None if game.advice.script is None else game.advice.script.answer(state, seat)


def is_lost(game: AnyGameSpec, state: Any, action: Action, on: bool) -> bool:
    """Whether a move loses the game at once, whatever is drawn; or, if the script plays ``on``, by
    the end of the turn with one kind of luck."""
    after, chance = state.clone(), RecordingChance(SeededChance(0))
    game.rules.push(after, action, chance, silent())
    if on and game.rules.outcome(after) is None:
        play_turn(game, after, chance, SeededChance(0))
    outcome = game.rules.outcome(after)
    lost = outcome is not None and action.seat not in outcome.winners
    return lost and (on or not chance.revealed)


@pytest.mark.parametrize(("name", "options", "who"), CASES)
def test_nobody_gives_an_answer_that_is_worse_whatever_comes(
    name: str, options: Options, who: str
) -> None:
    game = find_game(name)
    idle, useful = IDLE.get(name, ("", ""))
    count = 0
    for state, chosen, listed in decisions(game, options, who):
        count += 1
        assert not game.show.moves.aside(state, chosen, listed), f"{chosen} costs too much"
        # Where helping would do more harm than good, the script may stop, and a bot with it.
        if kind_of(chosen) == idle and not (who and chosen == own_answer(game, state, chosen.seat)):
            helping = [one for one in listed if helps(one, useful)]
            assert not helping, f"{chosen} although {helping[0]} is possible"
        if is_lost(game, state, chosen, on=False):
            nothing = [one for one in listed if kind_of(one) in NOTHING]
            saved = [one for one in nothing if not is_lost(game, state, one, on=True)]
            assert not saved, f"{chosen} loses at once, {saved[0]} does not"
    assert count > 100
