"""Hints: the whole move a bot would make, the chance of winning, and why that move is best.

The reason is a difference: the two best moves are tried with the same chance, and everything that
happens is added up as in the summary of a round. More income, fewer deaths: that is the point of
the move.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from wardround.bots.base import Bot, Idea, think
from wardround.bots.forecast import Forecast, Sums, chances_now
from wardround.bots.look_ahead import quick_answer
from wardround.bots.win_chances import model_of
from wardround.core.actions import Action
from wardround.core.chance import Chance, RecordingChance, SeededChance
from wardround.core.log import silent
from wardround.presentation.game_spec import AnyGameSpec

TRIES: Final = 8
"""For each of the two moves, to find out which is better and why."""
SEED: Final = 0
MAX_REASONS: Final = 2
CLEAR: Final = 0.01
"""The smallest difference between chances that counts."""
MIN_DIFFERENCE: Final = {"number": 0.2, "points": 0.4, "money": 0.8}
"""Smaller differences are no reason."""
MAX_MOVE_LENGTH: Final = 12


class AdviceReason(msgspec.Struct, frozen=True):
    """How much more, or less, of something a move brings than the alternative."""

    line: str
    unit: Literal["number", "points", "money"]
    more: float


class Advice(msgspec.Struct, frozen=True):
    """A move worth making."""

    actions: tuple[Action, ...]
    """The whole move, up to the first draw."""
    chance: float | None = None
    """Of winning, from 0 to 1: the best move shows the chance of the position, as chart and
    analysis do; the alternative shows that minus its deficit. None where no other move is
    legal."""
    lead: float = 0.0
    """How much better it is than the other move."""
    reasons: tuple[AdviceReason, ...] = ()
    """What it has over the other move, if there is one."""


def advice(
    game: AnyGameSpec, state: Any, seat: int, n: int, bot: Bot, chance: Chance
) -> list[Advice]:
    """The best move and the next best; n moves have been made so far."""
    choice = think(bot, game, state, seat, chance)
    ideas = [choice.ideas[0], *(i for i in choice.ideas if i.action != choice.action)][:2]
    imagined = game.rules.imagine(state, seat, chance)
    whole = [completed(game, imagined, idea) for idea in ideas]
    if is_only_move(game, imagined, whole[0]):
        return [Advice(whole[0])]
    if len(ideas) == 1:
        return [Advice(whole[0], chances_now(game, state, seat, n)[seat])]
    forecast = Forecast(game, state, seat, SEED)
    model = model_of(game, game.rules.options(state))
    totals, sums = [0.0, 0.0], [Sums(), Sums()]
    for number in range(TRIES):
        for k, idea in enumerate(ideas):
            values, happened = forecast.told(idea.action, SEED + number, n, model)
            totals[k] += values[seat]
            sums[k].update(happened)
    first = 1 if totals[1] - totals[0] >= CLEAR * TRIES else 0
    lead = (totals[first] - totals[1 - first]) / TRIES
    chance_now = chances_now(game, state, seat, n)[seat]
    best = Advice(whole[first], chance_now, lead, reasons_for(sums[first], sums[1 - first], TRIES))
    behind = min(1.0, max(0.0, chance_now - lead))
    reasons = reasons_for(sums[1 - first], sums[first], TRIES)
    return [best, Advice(whole[1 - first], behind, -lead, reasons)]


def reasons_for(mine: Sums, other: Sums, tries: int) -> tuple[AdviceReason, ...]:
    """What one move gains or prevents compared with the other, most important first."""
    reasons: list[tuple[float, AdviceReason]] = []
    for what in mine.keys() | other.keys():
        more = (mine[what] - other[what]) / tries
        weight = (-more if what.harm else more) / MIN_DIFFERENCE[what.unit]
        if weight >= 1.0:
            reasons.append((weight, AdviceReason(what.line, what.unit, more)))
    reasons.sort(key=lambda pair: (-pair[0], pair[1].line))
    return tuple(reason for _, reason in reasons[:MAX_REASONS])


def is_only_move(game: AnyGameSpec, state: Any, actions: tuple[Action, ...]) -> bool:
    """Whether each action of a whole move is the only one legal for its seat at that point."""
    state = state.clone()
    for n, action in enumerate(actions):
        if sum(one.seat == action.seat for one in game.rules.legal(state)) > 1:
            return False
        if n + 1 < len(actions):
            game.rules.push(state, action, SeededChance(0), silent())
    return True


def completed(game: AnyGameSpec, state: Any, idea: Idea) -> tuple[Action, ...]:
    """The whole move, continued as the bot expects or as a sensible player would."""
    actions, seat, state = [idea.action], idea.action.seat, state.clone()
    while len(actions) < MAX_MOVE_LENGTH:
        chance, log = RecordingChance(SeededChance(0)), silent()
        game.rules.push(state, actions[-1], chance, log)
        asked = game.rules.asked(state, seat) if game.rules.outcome(state) is None else None
        if (
            asked is None
            or asked.name not in game.show.moves.completing
            or chance.revealed
            or log.barrier
        ):
            break
        expected = idea.line[len(actions) - 1 : len(actions)]
        listed = expected and expected[0] in game.rules.legal(state)
        actions.append(expected[0] if listed else quick_answer(game, state, seat))
    return tuple(actions)
