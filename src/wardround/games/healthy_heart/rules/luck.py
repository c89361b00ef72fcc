"""HH chapter 13, Feeling Lucky: repeating a draw."""

from __future__ import annotations

from typing import Final

from wardround.core.chance import Chance
from wardround.core.log import Log
from wardround.games.healthy_heart import actions as a
from wardround.games.healthy_heart import events as e
from wardround.games.healthy_heart.rules import constants as k
from wardround.games.healthy_heart.rules.cubes import return_set
from wardround.games.healthy_heart.rules.questions import YES_NO, Decisions, two_answers
from wardround.games.healthy_heart.rules.state import CHIEF_POOL, State
from wardround.games.healthy_heart.rules.tokens import make_used

REPEAT: Final = [k.T_DRAW_CARD, k.T_DRAW_CHECK, k.T_DRAW_HEAL, k.T_DRAW_MIRACLE]
"""The task that restarts each kind of draw."""


def may_repeat(s: State) -> bool:
    """HH-13.24, HH-13.25, HH-R64, HH-R99 Whether a complete set of cubes may be drawn again."""
    return s.unused[CHIEF_POOL] > 0 and len(s.drawn) > 0 and s.has_special(k.LUCKY)


def answer_lucky(s: State, action: a.FeelingLucky, chance: Chance, log: Log) -> None:
    """HH-13.24, HH-13.26, HH-13.28, HH-R40, HH-R90 The set goes back and is drawn again."""
    s.stack.pop()
    if action.answer == "no":
        return
    make_used(s, CHIEF_POOL, "HH-13.24", log)
    count = return_set(s)
    if log.on:
        log.add(e.DrawRepeated(rule="HH-13.26", cubes=count))
    s.stack[-1] = REPEAT[s.drawing]


DECISIONS: Final[Decisions] = {
    k.D_FEELING_LUCKY: two_answers(a.FeelingLucky, "HH-13.24", YES_NO, answer_lucky),
}
