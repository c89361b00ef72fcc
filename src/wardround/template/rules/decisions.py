"""Chapter 2: the one decision of the game, what its answers do, and the dispatch over it.

A game with more decisions keeps them in one registry here, and what their answers do in a module
per chapter.
"""

from __future__ import annotations

from typing import Final

from wardround.core.actions import Refusal
from wardround.core.chance import Chance
from wardround.core.decisions import Answer, Decision
from wardround.core.game import Awaiting
from wardround.core.log import Log
from wardround.template.actions import AnyAction, Draw, Stop
from wardround.template.events import Drawn, SpatOut, Stopped
from wardround.template.rules.rounds import advance, is_over
from wardround.template.rules.state import State


def list_turn(s: State) -> list[AnyAction]:
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
    advance(s, chance, log)


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
    advance(s, chance, log)


TURN: Final = Decision(
    "turn",
    rule="TG-2.1",
    choices=list_turn,
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
