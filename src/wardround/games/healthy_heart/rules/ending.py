"""HH chapter 17: the three endings and the score."""

from __future__ import annotations

from typing import Final

from wardround.core.log import Log
from wardround.games.healthy_heart.events import GameEnded
from wardround.games.healthy_heart.rules.constants import (
    BROKE,
    END_REASONS,
    NO_SPACE,
    OVER,
    RAN_ITS_COURSE,
)
from wardround.games.healthy_heart.rules.state import State
from wardround.games.healthy_heart.rules.tables import Band

END_RULES: Final = ["", "HH-17.2", "HH-17.5", "HH-17.6"]


def end_game(s: State, reason: int, log: Log) -> None:
    """HH-17.1, HH-17.4 The game is over at once, wherever it stands."""
    s.ended = reason
    s.score = final_score(s)
    s.phase = OVER
    s.stack.clear()
    s.choices = []
    log.barrier = True
    if log.on:
        score = None if reason == BROKE else s.score
        log.add(GameEnded(rule=END_RULES[reason], reason=END_REASONS[reason], score=score))


def final_score(s: State) -> int:
    """HH-17.5, HH-R58 A team that went broke has no score (shown as 0)."""
    if s.ended == RAN_ITS_COURSE:
        return winning_score(s)
    if s.ended == NO_SPACE:
        return partial_score(s)
    return 0


def winning_score(s: State) -> int:
    """HH-17.2, HH-17.3 Prestige plus half the Money, rounded down."""
    return s.prestige + held_awards(s) + s.money // 2


def partial_score(s: State) -> int:
    """HH-17.6, HH-17.7, HH-R57 Prestige, minus Tombstones placed, minus 1 for the last body."""
    return s.prestige + held_awards(s) - tombstones_placed(s) - 1


def tombstones_placed(s: State) -> int:
    """HH-17.6 Every Tombstone that is out counts, wherever it stands."""
    return s.c.tombstones - s.tombstones


def held_awards(s: State) -> int:
    """HH-R34 Awards that are still held count at the end."""
    c = s.c
    if c.award < 0:
        return 0
    kinds = len(c.training)
    held = 0
    for slot in range(len(s.cast)):
        held += s.training[slot * kinds + c.award]
    return held * c.training[c.award].prestige


def band_of(s: State, score: int) -> Band | None:
    """HH-17.8, HH-R58 The band that a score falls into."""
    for band in s.c.bands:
        if band.holds(score):
            return band
    return None
