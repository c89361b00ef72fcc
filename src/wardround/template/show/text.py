"""Wording of moves, events and refusals."""

from __future__ import annotations

from wardround.core.actions import Event, Refusal
from wardround.core.words import capital, seat_words
from wardround.template.actions import AnyAction, Draw
from wardround.template.events import Drawn, Ended, SpatOut, Stopped
from wardround.template.rules.state import State
from wardround.template.rules.tables import Content

REFUSALS = {
    "has_stopped": "{seat} has stopped and takes no further part.",
    "no_such_jar": "There is one jar, jar:pills, and that is where pills come from.",
}


def say_action(s: State, action: AnyAction) -> str:
    return "Draw a pill from the jar" if isinstance(action, Draw) else "Stop and keep the tray"


def say_event(content: Content, event: Event) -> str:
    match event:
        case Drawn():
            pill = content.names[content.ids.index(event.pill.removeprefix("pill:"))]
            return f"{capital(seat_words(event.seat))} draws a {pill.lower()}."
        case SpatOut():
            return f"{capital(seat_words(event.seat))} has had enough and spits everything out."
        case Stopped():
            return f"{capital(seat_words(event.seat))} stops."
        case Ended():
            return event.text
    raise TypeError(f"no wording for {event!r}")


def refusal_words(refusal: Refusal) -> str:
    seats = {name: seat_words(seat) for name, seat in refusal.facts.items()}
    return capital(REFUSALS[refusal.reason].format(**seats))
