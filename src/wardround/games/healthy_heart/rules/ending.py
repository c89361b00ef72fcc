"""HH chapter 17: the three endings and the score."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wardround.core.game import Outcome, ScoreLine
from wardround.core.log import Log
from wardround.games.healthy_heart import events as e
from wardround.games.healthy_heart.rules import constants as k
from wardround.games.healthy_heart.rules.state import State, held_by_slot

if TYPE_CHECKING:
    from wardround.games.healthy_heart.content.rows import BandRow

END_RULES: Final = ["", "HH-17.2", "HH-17.5", "HH-17.6"]


def end_game(s: State, reason: int, log: Log) -> None:
    """HH-17.1, HH-17.4 End the game at once, at whatever point it is."""
    s.ended = reason
    s.score = final_score(s)
    s.phase = k.OVER
    s.stack.clear()
    s.choices = []
    log.barrier = True
    if log.on:
        score = None if reason == k.BROKE else s.score
        log.add(e.GameEnded(rule=END_RULES[reason], reason=k.END_REASONS[reason], score=score))


def final_score(s: State) -> int:
    """HH-17.5, HH-R58 A team that went broke has no score; its number is below all others."""
    if s.ended == k.RAN_ITS_COURSE:
        return winning_score(s)
    if s.ended == k.NO_SPACE:
        return partial_score(s)
    return -(s.content.parts.tombstones + 2)


def winning_score(s: State) -> int:
    """HH-17.2, HH-17.3 Prestige plus half the Money, rounded down."""
    return s.prestige + held_awards(s) + s.money // 2


def partial_score(s: State) -> int:
    """HH-17.6, HH-17.7, HH-R57 Prestige, minus Tombstones placed, minus 1 for the last body."""
    return s.prestige + held_awards(s) - tombstones_placed(s) - 1


def tombstones_placed(s: State) -> int:
    """HH-17.6 Every Tombstone in play counts, wherever it stands."""
    return s.content.parts.tombstones - s.tombstones


def held_awards(s: State) -> int:
    """HH-R34 Awards still held count at the end."""
    c = s.content
    return sum(held_by_slot(s, c.award)) * c.training[c.award].prestige


def band_of(s: State, score: int) -> BandRow | None:
    """HH-17.8, HH-R58 The band that a score falls into."""
    for band in s.content.bands:
        if (band.min is None or score >= band.min) and (band.max is None or score <= band.max):
            return band
    return None


def outcome(s: State) -> Outcome | None:
    """HH-1.1, HH-17.1 How the game ended, the same for all seats; None until it has."""
    if s.ended == k.RUNNING:
        return None
    seats = s.rules.seats
    won = s.ended == k.RAN_ITS_COURSE
    band = band_of(s, s.score)
    return Outcome(
        reason=k.END_REASONS[s.ended],
        rule=END_RULES[s.ended],
        facts={"band": 0 if band is None or band.min is None else band.min, "score": s.score},
        winners=tuple(range(seats)) if won else (),
        scores=(float(s.score),) * seats,
        ranks=(1,) * seats,
        lines=tuple(score_lines(s)),
    )


def score_lines(s: State) -> list[ScoreLine]:
    """HH-17.3, HH-17.6 The score as a sum."""
    if s.ended == k.BROKE:
        return []
    rule = END_RULES[s.ended] if s.ended == k.NO_SPACE else "HH-17.3"
    lines = [ScoreLine(None, "prestige", s.prestige, rule)]
    if held_awards(s):
        lines.append(ScoreLine(None, "awards", held_awards(s), "HH-R34"))
    if s.ended == k.RAN_ITS_COURSE:
        lines.append(ScoreLine(None, "money", s.money // 2, rule))
    else:
        lines.append(ScoreLine(None, "tombstones", -tombstones_placed(s), rule))
        lines.append(ScoreLine(None, "unburied", -1, rule))
    return lines
