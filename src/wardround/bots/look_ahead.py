"""A look one move ahead, for bots that look no further and as a first idea for those that do.

The move is made on a copy, the game's quick rating finishes the choice that it began (whom to take
along, which tile …), and the game then says how good the position is.
"""

# Compiled with the engine.
from __future__ import annotations

from typing import Any, Final

from wardround.core.actions import Action
from wardround.core.chance import Chance, RepeatedChance
from wardround.core.log import Log, silent
from wardround.presentation.game_spec import AnyGameSpec

FOLLOW_UPS: Final = 6


def listed_for(game: AnyGameSpec, state: Any, seat: int) -> list[Action]:
    """The listed actions of a seat; there must be some."""
    listed = [action for action in game.rules.legal(state) if action.seat == seat]
    if not listed:
        raise ValueError(f"seat:{seat} has nothing to decide")
    return listed


def considered(game: AnyGameSpec, listed: list[Action]) -> list[Action]:
    """The listed actions without those that only take a choice back, unless there are no others."""
    take_backs = game.take_back_kinds
    if not take_backs:
        return listed
    return [action for action in listed if type(action) not in take_backs] or listed


def look_ahead(
    game: AnyGameSpec, state: Any, actions: list[Action], question: str, seeds: list[int]
) -> list[float]:
    """How good the position is after each of these answers to a question, averaged over seeds."""
    # Found once: most of a look takes little longer than finding them.
    push, asked, outcome, evaluate = (
        game.rules.push,
        game.rules.asked,
        game.rules.outcome,
        game.advice.evaluate,
    )
    assert evaluate is not None
    values: list[float] = []
    log = silent()
    for action in actions:
        seat: int = action.seat
        total, seen = 0.0, 0
        for seed in seeds:
            after, chance = state.clone(), RepeatedChance(seed)
            push(after, action, chance, log)
            now = asked(after, seat)
            if now is not None and now.name != question:
                _finish_choice(game, after, seat, question, chance, log)
            end = outcome(after)
            total += evaluate(after, seat) if end is None else float(seat in end.winners)
            seen += 1
            if not chance.is_used:
                break
        values.append(total / seen)
    return values


def _finish_choice(
    game: AnyGameSpec, state: Any, seat: int, question: str, chance: Chance, log: Log
) -> None:
    """Answer the follow-up questions of a move by the game's quick rating."""
    for _ in range(FOLLOW_UPS):
        awaiting = game.rules.awaiting(state)
        if awaiting.seats != (seat,) or awaiting.decision == question:
            return
        listed = considered(game, listed_for(game, state, seat))
        game.rules.push(state, best_rated(game, state, listed), chance, log)


def best_rated(game: AnyGameSpec, state: Any, listed: list[Action]) -> Action:
    """The action that the game's quick rating puts first."""
    if len(listed) == 1 or game.advice.rate is None:
        return listed[0]
    weights = game.advice.rate(state, listed)
    return listed[weights.index(max(weights))]


def quick_answer(game: AnyGameSpec, state: Any, seat: int) -> Action:
    """What a sensible player answers without thinking: by the script, or by the quick rating."""
    if game.advice.script is not None:
        own: Action = game.advice.script.answer(state, seat)
        return own
    return best_rated(game, state, listed_for(game, state, seat))


def value_of(game: AnyGameSpec, state: Any, seat: int) -> float:
    """From 0 (lost) to 1 (won), also after the end."""
    outcome = game.rules.outcome(state)
    if outcome is not None:
        return 1.0 if seat in outcome.winners else 0.0
    assert game.advice.evaluate is not None
    return game.advice.evaluate(state, seat)
