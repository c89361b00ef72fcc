"""What people are warned of in Forbidden Clinic, before they make a move."""

from __future__ import annotations

from wardround.core.actions import Event
from wardround.core.game import Danger
from wardround.games.forbidden_clinic.actions import ClinicAction, Pass
from wardround.games.forbidden_clinic.rules.state import State
from wardround.games.forbidden_clinic.standing import front_desk_threatened, treasure_threatened


def dangers(s: State, action: ClinicAction, events: list[Event]) -> list[Danger]:
    """FC-10.1, FC-10.2 Passing up the chance to ready a tile whose card may come next."""
    found: list[Danger] = []
    if isinstance(action, Pass):
        if front_desk_threatened(s, action.seat):
            found.append(Danger("front_desk", "FC-10.2"))
        if treasure_threatened(s, action.seat):
            found.append(Danger("last_tile", "FC-10.1"))
    return found
