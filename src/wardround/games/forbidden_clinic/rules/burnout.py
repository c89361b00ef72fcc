"""Chapter 9: burned-out players and Re-hire; and swimming instead, by option `burnout`."""

from __future__ import annotations

from wardround.core.actions import Refusal
from wardround.core.chance import Chance
from wardround.core.log import Log
from wardround.games.forbidden_clinic.actions import ClinicAction, Rehire, RehireTo, SwimTo
from wardround.games.forbidden_clinic.rules.board import nearest_tiles, other_tiles, place_token
from wardround.games.forbidden_clinic.rules.constants import (
    CLINIC_DRAW,
    EMPTY,
    NOBODY,
    NONE,
    OVER,
    REHIRE_TO,
    SWIM,
    SWIM_ANSWER,
    SWIM_TO,
    SWIMMING,
    WALK,
)
from wardround.games.forbidden_clinic.rules.ending import check_stranded, next_swimmer
from wardround.games.forbidden_clinic.rules.specials import open_window
from wardround.games.forbidden_clinic.rules.state import State, burned_out
from wardround.games.forbidden_clinic.rules.tables import Role

# -- Being burned out -------------------------------------------------------------------------


def may_move_burned_out(s: State, role: Role) -> bool:
    """FC-5.3, FC-9.5, FC-9.13, FC-12.11, FC-R1, FC-R50 Role or option lets the burned-out move."""
    return role.moves_burned_out or s.layout.tables.burnout == WALK


# -- Re-hire ----------------------------------------------------------------------------------


def list_rehires(s: State, seat: int, out: list[ClinicAction]) -> None:
    """FC-5.4, FC-9.9, FC-9.11, FC-12.12, FC-R3, FC-R5, FC-R49 Each burned-out player.

    The Practice Manager may do so while burned out, and for themselves. With `swim` there is no
    Re-hire.
    """
    tables = s.layout.tables
    role = s.layout.roles[seat]
    for player, space in enumerate(s.tokens):
        if not s.sides[space] and tables.burnout != SWIM and may_rehire(s, role, seat, player):
            out.append(tables.menus[seat].rehire[player])


def may_rehire(s: State, role: Role, seat: int, player: int) -> bool:
    """FC-9.11, FC-R3 Whether the role lets a seat re-hire itself, and others while burned out."""
    if player == seat and not role.rehires_self:
        return False
    return role.rehires_burned_out or not burned_out(s, seat)


def rehire(s: State, action: Rehire, chance: Chance, log: Log) -> None:
    """FC-9.9 A Re-hire begins; it costs one action."""
    seat = action.seat
    s.actions_left -= s.layout.roles[seat].rehire_cost
    s.decision = REHIRE_TO
    s.decider = seat
    s.subject = s.layout.tables.seat_index[action.player]


def why_not_rehire(s: State, action: Rehire) -> Refusal:
    """FC-5.4, FC-9.11, FC-12.12 A player who cannot be re-hired."""
    layout, tables = s.layout, s.layout.tables
    role = layout.roles[action.seat]
    player = tables.seat_index[action.player]
    if not role.rehires:
        return Refusal("FC-5.1", "not_your_power", player=layout.called(action.seat))
    if tables.burnout == SWIM:
        return Refusal("FC-12.12", "no_rehire")
    if role.rehire_cost > s.actions_left:
        return Refusal("FC-3.5", "too_few_actions", cost=role.rehire_cost, left=s.actions_left)
    if not burned_out(s, player):
        return Refusal("FC-5.4", "not_burned_out", player=layout.called(player))
    return Refusal("FC-9.11", "power_suspended", player=layout.called(action.seat))


def list_rehire_targets(s: State) -> list[ClinicAction]:
    """FC-9.9, FC-9.10, FC-9.14, FC-R4, FC-R39 The tiles that share an edge, else the nearest.

    Diagonals do not count, whatever the role, and where the Practice Manager stands does not
    matter. Tiles that share an edge are those at distance 1.
    """
    layout = s.layout
    choices = layout.tables.menus[s.decider].rehire_to
    return [choices[layout.tile_at[space]] for space in nearest_tiles(s, s.tokens[s.subject])]


def rehire_to(s: State, action: RehireTo, chance: Chance, log: Log) -> None:
    """FC-9.9, FC-9.16 The player is back on a tile."""
    s.decision = NONE
    space = s.layout.places[action.tile]
    place_token(s, s.subject, space, "FC-9.9", "rehire", log)


def why_not_rehire_to(s: State, action: RehireTo) -> Refusal:
    """FC-9.9, FC-9.10, FC-9.14 A tile that is not adjacent, or not the nearest."""
    layout, tables = s.layout, s.layout.tables
    name = tables.titles[action.tile]
    origin = s.tokens[s.subject]
    target = layout.places[action.tile]
    if s.sides[target] == EMPTY:
        return Refusal("FC-9.9", "burned_out_tile", tile=name)
    if tables.board.diagonal(origin, target):
        return Refusal("FC-9.14", "diagonal", tile=name)
    near = tables.board.distance(origin, nearest_tiles(s, origin)[0])
    rule = "FC-9.9" if near == 1 else "FC-9.10"
    return Refusal(rule, "not_nearest", tile=name, distance=near)


# -- Swimming ---------------------------------------------------------------------------------


def begin_swimming(s: State, space: int) -> None:
    """FC-9.1, FC-12.12, FC-R1 By option the tokens must leave at once; otherwise they remain."""
    if s.layout.tables.burnout == SWIM:
        s.phase = SWIMMING
        s.swim_space = space
        s.passed = 0


def continue_swimming(s: State, log: Log) -> None:
    """FC-12.12, FC-12.13, FC-12.14, FC-R49 First the answer window, then token by token.

    The window stays closed once all holders have passed: nobody gains a card meanwhile. The draw
    goes on when the space is clear.
    """
    if s.swim_space not in s.tokens:
        s.phase = CLINIC_DRAW
        s.swim_space = NOBODY
        s.passed = 0
    elif not open_window(s, SWIM_ANSWER):
        seat = next_swimmer(s)
        check_stranded(s, seat, swim_targets(s, seat), log)
        if s.phase != OVER:
            s.decision = SWIM_TO
            s.decider = seat


def swim_targets(s: State, seat: int) -> list[int]:
    """FC-12.14, FC-12.15 An adjacent tile; diagonally, the nearest, or any tile by role."""
    role = s.layout.roles[seat]
    origin = s.tokens[seat]
    if role.flies:
        return other_tiles(s, origin)
    if role.wades:
        return nearest_tiles(s, origin)
    return [space for space in role.steps[origin] if s.sides[space]]


def list_swim_targets(s: State) -> list[ClinicAction]:
    """FC-12.14, FC-12.15 The tiles that the next swimmer can reach."""
    layout = s.layout
    choices = layout.tables.menus[s.decider].swim_to
    return [choices[layout.tile_at[space]] for space in swim_targets(s, s.decider)]


def swim_to(s: State, action: SwimTo, chance: Chance, log: Log) -> None:
    """FC-12.14 The token leaves the empty space."""
    s.decision = NONE
    space = s.layout.places[action.tile]
    place_token(s, action.seat, space, "FC-12.14", "swim", log)


def why_not_swim_to(s: State, action: SwimTo) -> Refusal:
    """FC-12.14, FC-12.15 A tile out of the swimmer's range."""
    layout, tables = s.layout, s.layout.tables
    role = layout.roles[action.seat]
    name = tables.titles[action.tile]
    if s.sides[layout.places[action.tile]] == EMPTY:
        return Refusal("FC-12.14", "burned_out_tile", tile=name)
    return Refusal("FC-12.15" if role.wades else "FC-12.14", "too_far_to_walk_off", tile=name)
