"""Reporting to the log: ids get their names here, so events can be worded anywhere."""

from __future__ import annotations

import msgspec

from wardround.core.actions import mentions
from wardround.core.log import Log
from wardround.games.forbidden_clinic.events import ClinicEvent
from wardround.games.forbidden_clinic.rules.constants import NOBODY
from wardround.games.forbidden_clinic.rules.state import State


def tell(s: State, log: Log, event: ClinicEvent) -> None:
    """Log an event with the content's names for what it mentions; a player goes by role."""
    roles, tables = s.layout.roles, s.layout.tables
    names: dict[str, str] = {}
    for mention in mentions(event):
        seat = tables.seat_index.get(mention, NOBODY)
        if mention in tables.titles:
            names[mention] = str(tables.titles[mention])
        elif 0 <= seat < len(roles):
            names[mention] = roles[seat].name
    log.add(msgspec.structs.replace(event, names=names))
