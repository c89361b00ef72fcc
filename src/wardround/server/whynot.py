"""Trying out in thought: why can this piece not be used, and what would this action do?

All of it happens to a state as the seat imagines it, so no answer gives away a secret.

For a piece, actions are made from those that are listed by putting the piece in the place of
another of its kind; where that gives nothing, from the game's kinds of actions that take such
a piece and nothing else. The game's own ``why_not`` then names the rule.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from wardround.core.actions import Action, kind_of, mentions
from wardround.core.chance import RecordingChance, SeededChance
from wardround.core.game import AnyGame
from wardround.core.log import Log
from wardround.server.eyes import Told, tell
from wardround.server.protocol import Reason

MOST_TRIED: Final = 60
MOST_REASONS: Final = 4


def mind_of(game: AnyGame, state: Any, seat: int | None, variant: int = 0) -> Any:
    """The state as a seat imagines it: reasons must not give away what the seat cannot see."""
    if not game.meta.secrets:
        return state
    return game.imagine(state, seat, SeededChance(f"mind {variant}"))


class Foreseen(msgspec.Struct, frozen=True):
    """What a listed action would do, as far as its seat can know."""

    certain: bool
    free: bool
    told: tuple[Told, ...]
    draws: int


def foresee(game: AnyGame, state: Any, action: Action) -> Foreseen:
    """Take a listed action in thought, twice where there are secrets: do both come out the same?"""
    outcomes: list[tuple[Told, ...]] = []
    free = certain = True
    draws = 0
    for variant in (0, 1) if game.meta.secrets else (0,):
        mind = mind_of(game, state, action.seat, variant).clone()
        chance, log = RecordingChance(SeededChance(variant)), Log()
        game.push(mind, action, chance, log)
        certain = certain and not chance.revealed
        draws = max(draws, len(chance.draws) if chance.revealed else 0)
        free = free and not (log.barrier or chance.revealed)
        outcomes.append(tell(game, log.events))
    certain = certain and all(told == outcomes[0] for told in outcomes)
    return Foreseen(certain, free and certain, outcomes[0] if certain else (), draws)


def why_action(game: AnyGame, mind: Any, action: Action) -> Reason:
    """The rule against one unlisted action."""
    refusal = game.why_not(mind, action)
    return Reason(
        game.say_refusal(refusal), refusal.rule, refusal.reason, _words(game, mind, action)
    )


def why_piece(
    game: AnyGame, mind: Any, legal: Sequence[Action], seat: int, piece: str
) -> tuple[Reason, ...]:
    """The rules against the actions of a seat that would use a piece; empty if none takes it."""
    mine = [action for action in legal if action.seat == seat]
    tried = _put_in(mine, piece) or _made_up(game, seat, piece)
    reasons: dict[tuple[str, str], Reason] = {}
    for action in tried[:MOST_TRIED]:
        if action in mine:
            continue
        reason = why_action(game, mind, action)
        reasons.setdefault((reason.rule, reason.text), reason)
        if len(reasons) == MOST_REASONS:
            break
    return tuple(reasons.values())


def usable(legal: Sequence[Action], seat: int, piece: str) -> int:
    """How many listed actions of a seat mention a piece."""
    return sum(1 for action in legal if action.seat == seat and piece in mentions(action))


def _put_in(listed: Sequence[Action], piece: str) -> list[Action]:
    """Listed actions with a piece of the same kind replaced by this one."""
    prefix = piece.partition(":")[0] + ":"
    found: dict[Action, None] = {}
    for action in listed:
        for field in action.__struct_fields__:
            value = getattr(action, field)
            if isinstance(value, str) and value.startswith(prefix):
                found[msgspec.structs.replace(action, **{field: piece})] = None
    return list(found)


def _made_up(game: AnyGame, seat: int, piece: str) -> list[Action]:
    """Actions of kinds that take such a piece and nothing else."""
    prefix = piece.partition(":")[0] + ":"
    found: list[Action] = []
    for kind in game.actions:
        fields = [field for field in msgspec.structs.fields(kind) if field.name != "seat"]
        if len(fields) != 1 or fields[0].type is not str:
            continue
        known = getattr(kind, "PREFIXES", {}).get(fields[0].name, "")
        shown = fields[0].default if isinstance(fields[0].default, str) else ""
        if known == prefix or shown.startswith(prefix) or f"{fields[0].name}:" == prefix:
            found.append(kind(seat, piece))
    return found


def _words(game: AnyGame, mind: Any, action: Action) -> str:
    """The action in words; an action that cannot be is named by its kind."""
    try:
        return game.say_action(mind, action)
    except (LookupError, ValueError):
        return kind_of(action).replace("_", " ")
