"""The dangers players are warned of in Forbidden Clinic before they make a move."""

from __future__ import annotations

from wardround.core.actions import Event
from wardround.games.forbidden_clinic.actions import ClinicAction, EndActions, Pass, Ready
from wardround.games.forbidden_clinic.advice.danger import last_tile
from wardround.games.forbidden_clinic.rules.constants import NOBODY
from wardround.games.forbidden_clinic.rules.decisions import legal
from wardround.games.forbidden_clinic.rules.state import State, value
from wardround.games.forbidden_clinic.standing import (
    can_ready,
    front_desk_threatened,
    threatened_treasure,
)
from wardround.presentation.game_spec import Danger


def dangers(s: State, action: ClinicAction, events: list[Event]) -> list[Danger]:
    """FC-10.1, FC-10.2 Passing up the chance to ready a tile whose card may come next: a special in
    a window, or an action that is left."""
    desk, treasure = False, NOBODY
    if isinstance(action, Pass):
        desk = front_desk_threatened(s, action.seat)
        if can_ready(s, action.seat):
            treasure = threatened_treasure(s)
    elif isinstance(action, EndActions):
        within_reach = may_be_saved(s)
        desk = s.layout.tile_at[s.layout.goal] in within_reach
        for number, captor in enumerate(s.coins):
            tiles = s.layout.tables.treasure_tiles[number]
            if captor == NOBODY and last_tile(s, number) and not within_reach.isdisjoint(tiles):
                treasure = number
    warnings = [Danger("front_desk", "FC-10.2")] if desk else []
    if treasure != NOBODY:
        tables = s.layout.tables
        named = {"treasure": tables.titles[tables.treasure_ids[treasure]]}
        warnings.append(Danger("last_tile", "FC-10.1", named))
    return warnings


def may_be_saved(s: State) -> set[int]:
    """FC-4.5, FC-7.4 Tiles that can be readied now and whose cards may be drawn this turn."""
    tiles = s.layout.tables.tile_index
    near = {tiles[one.tile] for one in legal(s) if isinstance(one, Ready)}
    cards, coming = value(s), set[int]()
    for packet in reversed(s.clinic_deck.packets):
        if cards > 0:
            coming.update(packet)
        cards -= len(packet)
    return near & coming
