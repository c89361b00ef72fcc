"""Setting up, taking turns, and the end; the one decision of the game."""

from __future__ import annotations

from typing import Final

from wardround.core.actions import Refusal
from wardround.core.chance import Chance
from wardround.core.decisions import Answer, Decision
from wardround.core.game import Awaiting, Options, Outcome, ScoreLine
from wardround.core.log import Log
from wardround.template.actions import AnyAction, Draw, Stop
from wardround.template.events import Drawn, Ended, SpatOut, Stopped
from wardround.template.rules.state import State
from wardround.template.rules.tables import Content


def setup(options: Options, content: Content, chance: Chance) -> State:
    """TG-1.1, TG-1.2 Empty trays, a full jar."""
    return State(content, int(options["seats"]), int(options["nerve"]))


def choices(s: State) -> list[AnyAction]:
    """TG-2.1 Draw or stop."""
    return [s.content.draws[s.active], s.content.stops[s.active]]


def draw(s: State, action: Draw, chance: Chance, log: Log) -> None:
    """TG-2.1 One pill from the jar goes onto the player's tray."""
    seat = s.active
    kind = s.jar.draw(chance)
    s.trays[seat][kind] += 1
    if log.on:
        pill = f"pill:{s.content.ids[kind]}"
        log.add(Drawn(rule="TG-2.1", seat=seat, pill=pill, tray=f"tray:{seat}"))
    if s.trays[seat][s.content.bitter] >= s.nerve:
        spit_out(s, log)
    pass_turn(s, log)


def spit_out(s: State, log: Log) -> None:
    """TG-2.2 Too many bitter pills: the tray goes back and the player has stopped."""
    seat = s.active
    for kind, count in enumerate(s.trays[seat]):
        s.jar.counts[kind] += count
        s.trays[seat][kind] = 0
    s.stopped[seat] = True
    if log.on:
        log.add(SpatOut(rule="TG-2.2", seat=seat, tray=f"tray:{seat}"))


def why_not_draw(s: State, action: Draw) -> Refusal:
    """TG-2.1 There is one jar."""
    return Refusal("TG-2.1", "no_such_jar")


def stop(s: State, action: Stop, chance: Chance, log: Log) -> None:
    """TG-2.1, TG-2.3 The player keeps the tray and takes no further part."""
    s.stopped[s.active] = True
    if log.on:
        log.add(Stopped(rule="TG-2.3", seat=s.active, tray=f"tray:{s.active}"))
    pass_turn(s, log)


def pass_turn(s: State, log: Log) -> None:
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


TURN: Final = Decision(
    "turn",
    rule="TG-2.1",
    choices=choices,
    answers={Draw: Answer(draw, why_not_draw), Stop: Answer(stop)},
)


def legal(s: State) -> list[AnyAction]:
    """TG-3.1 Nothing is listed once the game is over."""
    return [] if is_over(s) else TURN.choices(s)


def asked(s: State, seat: int) -> Decision[State] | None:
    """TG-2.4 Only the seat whose turn it is."""
    return TURN if seat == s.active else None


def objection(s: State, action: AnyAction) -> Refusal | None:
    """TG-2.3 A player who has stopped takes no further part."""
    if 0 <= action.seat < s.seats and s.stopped[action.seat]:
        return Refusal("TG-2.3", "has_stopped", player=f"seat:{action.seat}")
    return None


def push(s: State, action: AnyAction, chance: Chance, log: Log) -> None:
    """Carry out a listed action."""
    TURN.answers[type(action)].carry_out(s, action, chance, log)


def awaiting(s: State) -> Awaiting:
    """Whose turn it is."""
    return Awaiting((s.active,), TURN.name, TURN.rule)


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
