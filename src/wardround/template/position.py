"""A position in a few words.

Keys, all optional: ``trays`` (a list of tables such as ``{sugar = 3, bitter = 1}``, the pills come
out of the jar), ``stopped`` (a list of seats), ``active`` (a seat).
"""

from __future__ import annotations

from typing import Any

from wardround.core.game import Options, PositionError
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
                raise PositionError(f"position.stopped: expected a list of seats, got {value!r}")
            for seat in value:
                s.stopped[_seat(s, key, seat)] = True
        elif key == "active":
            s.active = _seat(s, key, value)
        else:
            raise PositionError(f"position: unknown key {key!r}; expected trays, stopped, active")
    return s


def _lay_trays(s: State, trays: Any) -> None:
    if not isinstance(trays, list) or len(trays) > s.seats:
        raise PositionError(f"position.trays: expected a list of up to {s.seats} tables")
    for seat, tray in enumerate(trays):
        if not isinstance(tray, dict):
            raise PositionError(f"position.trays: expected a table of pills, got {tray!r}")
        for id_, count in tray.items():
            if id_ not in s.content.ids:
                known = ", ".join(s.content.ids)
                raise PositionError(f"position.trays: expected one of {known}, got {id_!r}")
            kind = s.content.ids.index(id_)
            if not isinstance(count, int) or not 0 <= count <= s.jar.counts[kind]:
                raise PositionError(f"position.trays.{id_}: expected 0 to {s.jar.counts[kind]}")
            s.trays[seat][kind] = count
            s.jar.counts[kind] -= count


def _seat(s: State, key: str, value: Any) -> int:
    if not isinstance(value, int) or not 0 <= value < s.seats:
        raise PositionError(f"position.{key}: expected a seat from 0 to {s.seats - 1}")
    return value
