"""Chapters 1 and 2: setting up and taking turns."""

from __future__ import annotations

from wardround.core.chance import Chance
from wardround.core.game import Options
from wardround.core.log import Log
from wardround.template.events import Drawn, Ended, SpatOut, Stopped
from wardround.template.state import State
from wardround.template.tables import Content


def setup(options: Options, content: Content, chance: Chance) -> State:
    """TG-1.1, TG-1.2 Empty trays, a full jar."""
    return State(content, int(options["seats"]), int(options["nerve"]))


def draw(s: State, chance: Chance, log: Log) -> None:
    """TG-2.1 One pill from the jar onto the tray of the player."""
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


def stop(s: State, log: Log) -> None:
    """TG-2.1, TG-2.3 The player keeps the tray and takes no further part."""
    s.stopped[s.active] = True
    if log.on:
        log.add(Stopped(rule="TG-2.3", seat=s.active, tray=f"tray:{s.active}"))
    pass_turn(s, log)


def pass_turn(s: State, log: Log) -> None:
    """TG-1.3 The next seat that has not stopped is asked."""
    log.barrier = True
    if is_over(s):
        if log.on:
            log.add(Ended(rule="TG-3.1", text="The shift is over."))
        return
    s.active = (s.active + 1) % s.seats
    while s.stopped[s.active]:
        s.active = (s.active + 1) % s.seats


def is_over(s: State) -> bool:
    """TG-3.1 Everybody has stopped, or the jar is empty."""
    return all(s.stopped) or s.jar.size() == 0


def points(s: State, seat: int) -> int:
    """TG-3.2, TG-R1 What the pills on a tray are worth."""
    total = 0
    for kind, count in enumerate(s.trays[seat]):
        total += count * s.content.points[kind]
    return total
