"""Wording of moves, events and refusals; the table in a terminal."""

from __future__ import annotations

from wardround.core.actions import Event, Refusal
from wardround.core.words import capital, seat_words
from wardround.template.actions import AnyAction, Draw
from wardround.template.events import Drawn, Ended, SpatOut, Stopped
from wardround.template.state import State
from wardround.template.view import View

REFUSALS = {
    "game_over": "The game is over.",
    "has_stopped": "{seat} has stopped and takes no further part.",
    "not_your_turn": "It is the turn of {active}.",
    "no_such_jar": "There is one jar, jar:pills, and that is where pills come from.",
}


def say_action(s: State, action: AnyAction) -> str:
    return "Draw a pill from the jar" if isinstance(action, Draw) else "Stop and keep the tray"


def say_event(event: Event) -> str:
    match event:
        case Drawn():
            pill = event.pill.removeprefix("pill:")
            return f"{capital(seat_words(event.seat))} draws a {pill} pill."
        case SpatOut():
            return f"{capital(seat_words(event.seat))} has had enough and spits everything out."
        case Stopped():
            return f"{capital(seat_words(event.seat))} stops."
        case Ended():
            return event.text
    raise TypeError(f"no wording for {event!r}")


def say_refusal(refusal: Refusal) -> str:
    seats = {name: seat_words(seat) for name, seat in refusal.facts.items()}
    return capital(REFUSALS[refusal.reason].format(**seats))


def picture(v: View) -> str:
    lines = [f"[bold]Jar[/] {sum(v.jar.values()):3} pills  " + _bar(v.jar)]
    for tray in v.trays:
        mark = "[yellow]▶[/]" if tray.seat == v.active and not tray.stopped else " "
        state = "[dim]stopped[/]" if tray.stopped else ""
        who = capital(seat_words(tray.seat))
        lines.append(f"{mark} {who}  {tray.points:2} points  {_bar(tray.pills)} {state}")
    return "\n".join(lines)


def _bar(counts: dict[str, int]) -> str:
    return "  ".join(f"{id_} {'●' * count}" for id_, count in counts.items())
