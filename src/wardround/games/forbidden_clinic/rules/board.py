"""Chapter 2: where tokens can go on the tiles that are left.

Lists of spaces are ordered by y, then x. An empty space has a falsy side, a tile a truthy one.
"""

from __future__ import annotations

from wardround.core.actions import Refusal
from wardround.core.log import Log
from wardround.games.forbidden_clinic.actions import ClinicAction
from wardround.games.forbidden_clinic.events import Moved, Readied
from wardround.games.forbidden_clinic.rules.constants import EMPTY, READY, STRESSED
from wardround.games.forbidden_clinic.rules.ending import check_win
from wardround.games.forbidden_clinic.rules.report import tell
from wardround.games.forbidden_clinic.rules.state import State
from wardround.games.forbidden_clinic.rules.tables import Role


def wading_targets(s: State, role: Role, origins: list[int]) -> list[int]:
    """FC-5.14, FC-5.15, FC-5.16, FC-R38 The tiles next to an origin or to a chain it can cross.

    The chain begins next to the token and goes from space to adjacent space. Where the token
    starts does not matter; with no space in between it is an ordinary Move.
    """
    sides = s.sides
    steps = role.steps
    through = role.wades_through
    seen = [False] * len(sides)
    for origin in origins:
        seen[origin] = True
    chain = origins[:]
    targets: list[int] = []
    for here in chain:  # It grows as we go.
        for space in steps[here]:
            if not seen[space]:
                seen[space] = True
                side = sides[space]
                if side:
                    targets.append(space)
                if through[side]:
                    chain.append(space)
    targets.sort()
    return targets


def moves_between(s: State, role: Role, origin: int, target: int) -> int:
    """FC-4.1, FC-5.12 How many Moves lead from a space to a tile, without wading; 0 if none do."""
    sides = s.sides
    seen = {origin}
    front = [origin]
    moves = 0
    while front:
        moves += 1
        reached: list[int] = []
        for here in front:
            for space in role.steps[here]:
                if space == target:
                    return moves
                if sides[space] and space not in seen:
                    seen.add(space)
                    reached.append(space)
        front = reached
    return 0


def nearest_tiles(s: State, space: int) -> list[int]:
    """FC-2.11, FC-9.10, FC-R4 The tiles at the smallest distance, counted across empty spaces."""
    sides = s.sides
    for ring in s.layout.tables.board.rings[space]:
        tiles = [other for other in ring if sides[other] and other != space]
        if tiles:
            return tiles
    return []


def other_tiles(s: State, origin: int) -> list[int]:
    """Every tile but the one at a space."""
    return [space for space, side in enumerate(s.sides) if side and space != origin]


def list_elsewhere(s: State, origin: int, choices: list[ClinicAction]) -> list[ClinicAction]:
    """The choices, one per tile, for every tile but the one at a space."""
    tile_at = s.layout.tile_at
    return [
        choices[tile_at[space]] for space, side in enumerate(s.sides) if side and space != origin
    ]


def place_token(s: State, seat: int, space: int, rule: str, how: str, log: Log) -> None:
    """FC-2.7, FC-3.10, FC-9.16 A token comes to a tile, which has room for any number.

    From then on its player counts as normal, and the win is checked.
    """
    origin = s.tokens[seat]
    s.tokens[seat] = space
    if log.on:
        layout, tables = s.layout, s.layout.tables
        player, tile = tables.seat_ids[seat], tables.tile_ids[layout.tile_at[space]]
        start = tables.board.ids[origin]
        tell(s, log, Moved(rule=rule, player=player, origin=start, tile=tile, how=how))
    check_win(s, log)


def ready_tile(s: State, seat: int, space: int, rule: str, log: Log) -> None:
    """FC-2.9, FC-2.10 A Stressed tile turns to its Ready side; its Clinic card stays put."""
    s.sides[space] = READY
    if log.on:
        layout, tables = s.layout, s.layout.tables
        player, tile = tables.seat_ids[seat], tables.tile_ids[layout.tile_at[space]]
        tell(s, log, Readied(rule=rule, player=player, tile=tile))


def why_not_readied(s: State, tile: str) -> Refusal | None:
    """FC-2.9, FC-R41 A Ready tile or an empty space cannot be readied."""
    layout = s.layout
    side = s.sides[layout.places[tile]]
    if side == STRESSED:
        return None
    reason = "burned_out_tile" if side == EMPTY else "already_ready"
    return Refusal("FC-2.9", reason, tile=layout.tables.titles[tile])
