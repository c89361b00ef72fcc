"""A position in a few words.

Keys, all optional: ``trays`` (a list of tables such as ``{sugar = 3, bitter = 1}``; the pills are
taken from the jar), ``stopped`` (a list of seats), ``active`` (a seat).
"""

from __future__ import annotations

from typing import Any

from wardround.core.game import Options
from wardround.core.positions import items, number, one_of, pairs, unfit
from wardround.template.rules.state import State
from wardround.template.rules.tables import Content


def position(options: Options, content: Content, table: dict[str, Any]) -> State:
    """A state that differs from an empty table as described."""
    s = State(content, int(options["seats"]), int(options["nerve"]))
    for key, value in table.items():
        if key == "trays":
            _lay_trays(s, value)
        elif key == "stopped":
            if not isinstance(value, list):
                raise unfit(key, "seats", value)
            for seat in value:
                s.stopped[_seat(s, key, seat)] = True
        elif key == "active":
            s.active = _seat(s, key, value)
        else:
            raise unfit("", "key", key, known="trays, stopped, active")
    return s


def _lay_trays(s: State, trays: Any) -> None:
    if len(items("trays", trays)) > s.seats:
        raise unfit("trays", "at-most", len(trays), most=s.seats)
    for seat, tray in enumerate(trays):
        for id_, count in pairs("trays", tray).items():
            kind = one_of("trays", id_, s.content.ids)
            s.trays[seat][kind] = number(f"trays.{id_}", count, most=s.jar.counts[kind])
            s.jar.counts[kind] -= count


def _seat(s: State, key: str, value: Any) -> int:
    return number(key, value, most=s.seats - 1)
