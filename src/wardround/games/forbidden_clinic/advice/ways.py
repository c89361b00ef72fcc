"""How far tokens have to go over the tiles that are left, for the advice."""

from __future__ import annotations

from typing import Final

from wardround.games.forbidden_clinic.rules.state import State

FAR: Final = 16
"""More steps than any way over the tiles that is worth taking."""
CUT_OFF: Final = 4
"""Extra steps counted where the tiles in between have burned out."""
BURNED_OUT: Final = 3
"""Extra steps counted for a token that must be brought back first."""
MAX_COLUMNS: Final = 64
MAX_SPACES: Final = 64
MAX_KNOWN: Final = 4_096
_KNOWN: Final[dict[int, list[int]]] = {}
"""Cached steps; the key packs the remaining tiles, the goals and the board into one number."""


def treasure_spaces(s: State, treasure: int) -> list[int]:
    """The spaces of a treasure's remaining tiles."""
    layout = s.layout
    spaces = [layout.space_of[tile] for tile in layout.tables.treasure_tiles[treasure]]
    return [space for space in spaces if s.sides[space]]


def tiles_left(s: State) -> int:
    """The spaces with a tile, as bits."""
    spaces, bit = 0, 1
    for side in s.sides:
        if side:
            spaces |= bit
        bit += bit
    return spaces


def steps_to(s: State, left: int, goals: list[int], edges: list[list[int]]) -> list[int]:
    """The steps from each space to the nearest goal; `FAR` if there is no way.

    ``left`` are the `tiles_left` and ``edges`` the spaces one step leads to: `Board.edges`, or the
    steps of a role. Tiles seldom burn out and bots look at thousands of positions in between, so
    ways are cached.
    """
    board, size = s.layout.tables.board, len(s.sides)
    key = (size * MAX_COLUMNS + board.columns) * 2 + (1 if edges is board.edges else 0)
    for goal in goals:
        key = key * MAX_SPACES + goal
    key = key << size | left
    known = _KNOWN.get(key)
    if known is None:
        if len(_KNOWN) >= MAX_KNOWN:
            _KNOWN.clear()
        known = _KNOWN[key] = _steps_to(s, goals, edges)
    return known


def _steps_to(s: State, goals: list[int], edges: list[list[int]]) -> list[int]:
    steps = [FAR] * len(s.sides)
    for goal in goals:
        steps[goal] = 0
    edge = goals
    taken = 0
    while edge:
        taken += 1
        further: list[int] = []
        for space in edge:
            for beside in edges[space]:
                if steps[beside] > taken:
                    steps[beside] = taken
                    if s.sides[beside]:
                        further.append(beside)
        edge = further
    return steps


def way_of(s: State, left: int, seat: int, steps: list[int], goals: list[int]) -> int:
    """How many actions a token needs to reach one of the goals, with the powers of its role.

    ``left`` are the `tiles_left`, ``steps`` the ordinary steps to these goals. A token that is cut
    off must be lifted across, a burned-out one brought back; wading crosses most gaps.
    """
    layout, here = s.layout, s.tokens[seat]
    role = layout.roles[seat]
    way = steps[here]
    if not way:
        return 0
    if role.flies:
        return 1
    if steps_diagonally(s, seat):
        way = steps_to(s, left, goals, role.steps)[here]
    if role.wades or way >= FAR:
        for goal in goals:
            distance = layout.tables.board.distance(here, goal)
            way = min(way, distance if role.wades else distance + CUT_OFF)
    return way if s.sides[here] or role.wades else way + BURNED_OUT


def steps_diagonally(s: State, seat: int) -> bool:
    """Whether the Moves of a role lead to diagonal neighbours too."""
    here = s.tokens[seat]
    return len(s.layout.roles[seat].steps[here]) > len(s.layout.tables.board.edges[here])


def straight(s: State, here: int, there: int, diagonal: bool) -> int:
    """Steps between two spaces, whatever lies between them."""
    board = s.layout.tables.board
    if not diagonal:
        return board.distance(here, there)
    columns = board.columns
    return max(abs(here % columns - there % columns), abs(here // columns - there // columns))
