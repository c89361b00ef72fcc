"""A position in a few words.

Keys, all optional: ``trays`` (a list of tables such as ``{sugar = 3, bitter = 1}``; the pills are
taken from the jar), ``stopped`` (a list of seats), ``active`` (a seat).
"""

from __future__ import annotations

from typing import Any

from wardround.core.game import Options
from wardround.core.positions import check_keys, items, number, one_of, pairs, unfit
from wardround.template.rules.state import State
from wardround.template.rules.tables import Content


def position(options: Options, content: Content, table: dict[str, Any]) -> State:
    """A state that differs from an empty table as described."""
    check_keys(table, ("trays", "stopped", "active"))
    s = State(content, int(options["seats"]), int(options["nerve"]))
    _lay_trays(s, table.get("trays", []))
    for seat in items("stopped", table.get("stopped", [])):
        s.stopped[_seat(s, "stopped", seat)] = True
    s.active = _seat(s, "active", table.get("active", 0))
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
