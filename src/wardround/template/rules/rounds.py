"""Chapters 1 and 3: setting up, whose turn it is, and the end."""

from __future__ import annotations

from wardround.core.chance import Chance
from wardround.core.game import Options, Outcome, ScoreLine
from wardround.core.log import Log
from wardround.template.events import Ended
from wardround.template.rules.state import State
from wardround.template.rules.tables import Content


def setup(options: Options, content: Content, chance: Chance) -> State:
    """TG-1.1, TG-1.2 Empty trays, a full jar."""
    return State(content, int(options["seats"]), int(options["nerve"]))


def advance(s: State, chance: Chance, log: Log) -> None:
    """TG-1.3 Ask the next seat that has not stopped."""
    log.barrier = True
    if is_over(s):
        if log.on:
            log.add(Ended(rule="TG-3.1"))
        return
    s.active = (s.active + 1) % s.seats
    while s.stopped[s.active]:
        s.active = (s.active + 1) % s.seats


def is_over(s: State) -> bool:
    """TG-3.1 Every player has stopped, or the jar is empty."""
    return all(s.stopped) or s.jar.size() == 0


def points(s: State, seat: int) -> int:
    """TG-3.2, TG-R1 What the pills on a tray are worth."""
    total = 0
    for kind, count in enumerate(s.trays[seat]):
        total += count * s.content.points[kind]
    return total


def outcome(s: State) -> Outcome | None:
    """TG-3.2 The most points win; a tie is shared."""
    if not is_over(s):
        return None
    scores = [points(s, seat) for seat in range(s.seats)]
    best = max(scores)
    return Outcome(
        reason="all_stopped" if all(s.stopped) else "jar_empty",
        rule="TG-3.1",
        winners=tuple([seat for seat in range(s.seats) if scores[seat] == best]),
        scores=tuple([float(score) for score in scores]),
        ranks=tuple([1 + sum([other > score for other in scores]) for score in scores]),
        lines=tuple([ScoreLine(seat, "pills", scores[seat], "TG-3.2") for seat in range(s.seats)]),
        facts={"points": best},
    )
