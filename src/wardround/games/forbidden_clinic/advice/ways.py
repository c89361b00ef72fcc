"""How far tokens have to go over the tiles that are left, for the advice."""

from __future__ import annotations

from typing import Final

from wardround.games.forbidden_clinic.rules.state import State

FAR: Final = 16
"""More steps than any way over the tiles has that is worth going."""
CUT_OFF: Final = 4
"""Steps that are counted more where the tiles in between have burned out."""
BURNED_OUT: Final = 3
"""Steps that are counted more for a token that has to be brought back first."""


def treasure_spaces(s: State, treasure: int) -> list[int]:
    """The spaces of a treasure whose tiles are left."""
    layout = s.layout
    spaces = [layout.space_of[tile] for tile in layout.tables.treasure_tiles[treasure]]
    return [space for space in spaces if s.sides[space]]


def steps_to(s: State, goals: list[int], edges: list[list[int]]) -> list[int]:
    """How many steps it is from each space to the nearest goal; `FAR` if there is no way.

    ``edges`` are the spaces that one step leads to: `Board.edges`, or the steps of a role.
    """
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


def way_of(s: State, seat: int, steps: list[int], goals: list[int]) -> int:
    """How many actions a token needs to one of the goals, with the powers of its role.

    ``steps`` are the ordinary ones to these goals. Who is cut off has to be lifted over, who is
    burned out to be brought back; wading passes most gaps.
    """
    layout, here = s.layout, s.tokens[seat]
    role = layout.roles[seat]
    way = steps[here]
    if not way:
        return 0
    if role.flies:
        return 1
    if steps_diagonally(s, seat):
        way = steps_to(s, goals, role.steps)[here]
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
