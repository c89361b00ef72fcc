"""Chapter 4: building."""

from __future__ import annotations

from wardround.core.actions import Action, Refusal
from wardround.core.chance import Chance
from wardround.core.log import Log
from wardround.games.clinic.actions import BuildComponent, BuildSpace
from wardround.games.clinic.events import Built, StopAdded
from wardround.games.clinic.rules import geometry
from wardround.games.clinic.rules.constants import (
    CONVEYOR,
    ENTRANCE,
    GARDEN,
    HELIPAD,
    MODULE,
    PARKING,
    UPGRADE,
)
from wardround.games.clinic.rules.parking import can_repark
from wardround.games.clinic.rules.state import (
    BUILD_SPACE,
    NOTHING,
    REPARK,
    Board,
    Left,
    State,
    ask,
    left_of,
    place_name,
)
from wardround.games.clinic.rules.tables import ENDLESS, UNCOUNTED, Component


def begin_build(b: Board) -> None:
    """CL-4.1 A Build action builds up to 2 components."""
    b.left = Left()
    b.left.components = b.content.limits.components_per_build


# -- what and where ---------------------------------------------------------------------------


def placing_spaces(s: State, b: Board, number: int) -> int:
    """CL-4.14, CL-4.20 Where a component may be placed, regardless of cost. For entrances this is a
    set of entrance spaces."""
    component = b.content.components[number]
    form = component.form
    if form == MODULE:
        return geometry.module_spaces(b, component.kind) & ~geometry.car_spaces(b)
    if form == GARDEN:
        return geometry.garden_spaces(b)
    if form == HELIPAD:
        return geometry.helipad_spaces(b)
    if form == ENTRANCE:
        return geometry.entrance_spaces(b)
    if form == CONVEYOR:
        return geometry.next_stops(b) if b.stops else geometry.first_stops(b)
    if form == PARKING:
        return geometry.parking_spaces(b)
    if form == UPGRADE:
        return geometry.upgrade_spaces(b)
    owner = s.rules.owner_of(component.id)
    assert owner is not None
    return owner.component_spaces(s, b, number)


def in_supply(s: State, b: Board, component: Component) -> bool:
    """CL-4.5, CL-4.6, CL-4.7, CL-R55 Hubs and special modules need a face-up tile, everything else
    a piece in the supply (a first conveyor two)."""
    if component.kind == b.content.hub:
        return s.hub_up[component.service] > 0
    if b.content.kinds[component.kind].special:
        return s.special_up[component.kind] > 0
    if component.stock == UNCOUNTED:
        return True
    left = s.stock[component.stock]
    needed = 2 if component.form == CONVEYOR and not b.stops else 1
    return left == ENDLESS or left >= needed


def within_limits(s: State, b: Board, left: Left, component: Component) -> bool:
    """CL-4.1, CL-4.8, CL-4.26, CL-R4, CL-R25, CL-R31 Components left in this action, and hubs and
    special modules in this round."""
    c = b.content
    if left.components == 0 and (component.kind != c.supply or left.extra_supply == 0):
        return False
    if not s.rules.hub_special_limit:
        return True
    if component.kind == c.hub:
        return b.hubs_built < c.limits.hubs_per_round
    if c.kinds[component.kind].special:
        return b.specials_built < c.limits.specials_per_round
    return True


def buildable_spaces(s: State, b: Board, number: int) -> int:
    """CL-4.3, CL-4.27 Where a component may be built in this action: limits, supply, price and
    place."""
    component = b.content.components[number]
    if not within_limits(s, b, left_of(b), component) or not in_supply(s, b, component):
        return 0
    if component.form == ENTRANCE:
        return placing_spaces(s, b, number) if b.money >= component.cost[0] else 0
    return placing_spaces(s, b, number) & geometry.paid_spaces(b, component)


def list_components(s: State, b: Board) -> list[Action]:
    """CL-4.4, CL-R53 Everything that could be built now, on the board as it stands."""
    out: list[Action] = []
    c = b.content
    menu = c.menus[b.seat]
    build = menu.component
    money = b.money
    left = left_of(b)
    if left.components == 0 and left.extra_supply == 0:
        return out
    blocked = geometry.car_spaces(b)
    kind = spaces = -1
    for number in s.rules.components:
        component = c.components[number]
        if component.form == MODULE:
            if not within_limits(s, b, left, component) or not in_supply(s, b, component):
                continue
            if component.kind != kind:
                kind = component.kind
                spaces = geometry.module_spaces(b, kind) & ~blocked
            if spaces & component.affordable[b.shape_number][min(money, component.most)]:
                out.append(build[number])
        elif left.components and buildable_spaces(s, b, number):
            out.append(build[number])
    out.append(menu.done)
    return out


def choose_component(s: State, action: BuildComponent, chance: Chance, log: Log) -> None:
    b = s.boards[action.seat]
    b.piece = b.content.component_index[action.component]
    b.other = -1
    ask(s, b, BUILD_SPACE)


def space_set(s: State, b: Board) -> int:
    """CL-4.50 The spaces offered for the component in ``b.piece``; a first conveyor asks twice."""
    if b.other != -1:
        return second_stops(b, b.other)
    return buildable_spaces(s, b, b.piece)


def second_stops(b: Board, first: int) -> int:
    """CL-4.50, CL-R28 The modules aligned with the first stop."""
    return b.shape.lines[first] & b.modules


def list_build_spaces(s: State, b: Board) -> list[Action]:
    menu = b.content.menus[b.seat].space[b.shape_number]
    offset = b.shape.spaces if b.content.components[b.piece].form == ENTRANCE else 0
    return [menu[offset + space] for space in geometry.members(space_set(s, b))]


# -- carrying out -----------------------------------------------------------------------------


def build_at(s: State, action: BuildSpace, chance: Chance, log: Log) -> None:
    """CL-4.3, CL-4.4 The component is paid for and placed; the action continues."""
    b = s.boards[action.seat]
    name = action.space
    c = b.content
    place = c.space_index[b.seat][b.shape_number][name]
    component = c.components[b.piece]
    if component.form == CONVEYOR and not b.stops:
        if b.other == -1:
            b.other = place
            ask(s, b, BUILD_SPACE)
            return
        _put_stop(s, b, component, b.other, log)
    pay_and_count(b, component, place, log)
    put_component(s, b, b.piece, place)
    if component.form in (PARKING, UPGRADE):
        b.piece = place
        if can_repark(b):
            ask(s, b, REPARK)
            return
    ask(s, b, NOTHING)


def pay_and_count(b: Board, component: Component, place: int, log: Log) -> None:
    """CL-4.3, CL-4.8, CL-4.26, CL-R5, CL-R28, CL-R53 Pay the price and count it against the limits;
    a supply room uses up an open extra first."""
    c = b.content
    floor = b.shape.floor_of[place] if place < b.shape.spaces else 0
    price = component.cost[floor]
    b.money -= price
    left = left_of(b)
    if component.kind == c.supply and left.extra_supply:
        left.extra_supply -= 1
    else:
        left.components -= 1
    if component.kind == c.treatment:
        left.extra_supply += c.limits.extra_supply_per_treatment
    if component.kind == c.hub:
        b.hubs_built += 1
    elif c.kinds[component.kind].special:
        b.specials_built += 1
    if log.on:
        log.add(
            Built(
                rule="CL-4.3",
                seat=b.seat,
                component=f"component:{component.id}",
                space=place_name(b, place),
                price=price,
            )
        )


def put_component(s: State, b: Board, number: int, place: int) -> None:
    """CL-2.22, CL-4.6, CL-4.19, CL-4.31, CL-4.49, CL-4.58, CL-4.60 The piece leaves its supply for
    a permanent place on the board."""
    component = b.content.components[number]
    form = component.form
    _take_piece(s, component)
    if form == MODULE:
        if component.kind == b.content.hub:
            s.hub_up[component.service] -= 1
        elif b.content.kinds[component.kind].special:
            s.special_up[component.kind] -= 1
        geometry.put_module(b, place, component.kind, component.service)
        return
    bit = 1 << place
    if form == GARDEN:
        b.gardens |= bit
    elif form == HELIPAD:
        b.helipads |= bit
    elif form == ENTRANCE:
        b.entrances |= 1 << (place - b.shape.spaces)
    elif form == CONVEYOR:
        b.stops |= bit
    elif form == PARKING:
        b.parking |= bit
        b.tiles.append(place)
    elif form == UPGRADE:
        b.upgraded |= bit
    else:
        owner = s.rules.owner_of(component.id)
        assert owner is not None
        owner.place_component(s, b, number, place)
    b.changed()


def _take_piece(s: State, component: Component) -> None:
    """CL-4.7 Take one piece from a supply that is counted."""
    if component.stock != UNCOUNTED and s.stock[component.stock] != ENDLESS:
        s.stock[component.stock] -= 1


def _put_stop(s: State, b: Board, component: Component, space: int, log: Log) -> None:
    """CL-4.50 The first of the two stops of a first conveyor."""
    b.stops |= 1 << space
    b.changed()
    _take_piece(s, component)
    if log.on:
        log.add(StopAdded(rule="CL-4.50", seat=b.seat, space=place_name(b, space)))


# -- why not ----------------------------------------------------------------------------------


def why_not_component(s: State, action: BuildComponent) -> Refusal:
    """CL-4.1, CL-4.3, CL-4.5, CL-4.7, CL-4.8, CL-4.9, CL-4.44 A component that cannot be built."""
    b = s.boards[action.seat]
    name = action.component
    c = b.content
    number = c.component_index.get(name, -1)
    if number not in s.rules.components:
        return Refusal("CL-4.7", "no_such_component", component=name)
    component = c.components[number]
    left = left_of(b)
    if left.components == 0 and (component.kind != c.supply or left.extra_supply == 0):
        return Refusal("CL-4.1", "no_component_left", component=name)
    if not within_limits(s, b, left, component):
        return Refusal("CL-4.8", "one_a_round", component=name)
    if not in_supply(s, b, component):
        faced = component.stock == UNCOUNTED
        return Refusal("CL-4.5" if faced else "CL-4.7", "not_in_supply", component=name)
    spaces = geometry.members(placing_spaces(s, b, number))
    if spaces:
        on_ground = component.form == ENTRANCE
        prices = [component.cost[0 if on_ground else b.shape.floor_of[n]] for n in spaces]
        price = min([one for one in prices if one >= 0], default=max(component.cost))
        return Refusal("CL-4.3", "too_dear", component=name, price=price, money=b.money)
    rule = "CL-4.44" if component.form == ENTRANCE else "CL-4.9"
    return Refusal(rule, "no_space", component=name)


def why_not_build_space(s: State, action: BuildSpace) -> Refusal:
    """CL-4.3, CL-4.9 A space where the chosen component cannot be built."""
    b = s.boards[action.seat]
    return why_not_space(s, b, b.piece, action.space)


def why_not_space(s: State, b: Board, number: int, name: str) -> Refusal:
    """CL-4.3, CL-4.9, CL-4.44, CL-R37 A space where the chosen component cannot stand."""
    place = b.content.space_index[b.seat][b.shape_number].get(name, -1)
    component = b.content.components[number]
    if place < 0 or place >= b.shape.first_helipad:
        rule = "CL-4.44" if component.form == ENTRANCE else "CL-4.9"
        return Refusal(rule, "no_such_space", space=name)
    if component.form == ENTRANCE:
        return _why_not_entrance(b, place, name)
    if place >= b.shape.spaces:
        return Refusal("CL-4.9", "no_such_space", space=name)
    if component.form == CONVEYOR:
        return _why_not_stop(b, place, name)
    if placing_spaces(s, b, number) >> place & 1:
        cost = component.cost[b.shape.floor_of[place]]
        return Refusal("CL-4.3", "too_dear_there", space=name, price=cost, money=b.money)
    needs_empty = component.form in (MODULE, GARDEN, HELIPAD, PARKING)
    if needs_empty and not geometry.empty_spaces(b) >> place & 1:
        if (b.modules | b.gardens | b.parking | b.helipads) >> place & 1:
            return Refusal("CL-4.9", "not_empty", space=name)
        return Refusal("CL-R37", "space_shut", space=name)
    if component.form == MODULE:
        return _why_not_module(b, component.kind, place, name)
    return _why_not_other(s, b, component, place, name)


def _why_not_entrance(b: Board, place: int, name: str) -> Refusal:
    if place < b.shape.spaces:
        return Refusal("CL-4.44", "no_entrance_space", space=name)
    k = place - b.shape.spaces
    if b.entrances >> k & 1:
        return Refusal("CL-4.48", "entrance_there", space=name)
    if not b.modules >> b.shape.entrance_target[k] & 1:
        return Refusal("CL-4.44", "no_module_behind", space=name)
    return Refusal("CL-4.45", "no_hub_behind", space=name)


def _why_not_stop(b: Board, place: int, name: str) -> Refusal:
    if not b.modules >> place & 1:
        return Refusal("CL-4.49", "no_module_there", space=name)
    if b.stops >> place & 1 or place == b.other:
        return Refusal("CL-4.49", "stop_there", space=name)
    if b.stops:
        return Refusal("CL-4.51", "not_aligned", space=name)
    return Refusal("CL-4.50", "not_aligned", space=name)


def _why_not_module(b: Board, kind: int, place: int, name: str) -> Refusal:
    """CL-4.10, CL-4.11, CL-4.14, CL-4.17, CL-4.21, CL-4.22, CL-4.24, CL-4.28, CL-4.30
    The first rule that keeps a module out of a space."""
    shape = b.shape
    bit = 1 << place
    sort = b.content.kinds[kind]
    if not shape.ground & bit and not b.modules << shape.layer & bit:
        return Refusal("CL-4.10", "no_support", space=name)
    if b.near[sort.colour] & bit:
        rule = "CL-4.11"
        if sort.special:
            rule = "CL-4.30"
        elif kind == b.content.hub:
            rule = "CL-4.21"
        elif kind == b.content.treatment:
            rule = "CL-4.24"
        elif kind == b.content.supply:
            rule = "CL-4.28"
        return Refusal(rule, "same_colour_beside", space=name)
    if sort.one_per_floor and geometry.hub_floors(b, kind) & bit:
        return Refusal("CL-4.22", "hub_on_floor", space=name)
    if sum(1 for near in b.near_building if near & bit) > 1:
        return Refusal("CL-4.17", "two_buildings", space=name)
    return Refusal("CL-4.14", "car_beside", space=name)


def _why_not_other(s: State, b: Board, component: Component, place: int, name: str) -> Refusal:
    """CL-4.36, CL-4.40, CL-4.41, CL-4.56, CL-4.58, CL-18.2, CL-18.3 Gardens, helipads, parking
    tiles and the components of expansions."""
    if component.form == GARDEN:
        return Refusal("CL-4.36", "not_on_garden", space=name)
    if component.form == HELIPAD:
        return Refusal("CL-4.40", "no_module_below", space=name)
    if component.form == PARKING:
        return Refusal("CL-4.56", "not_on_ground", space=name)
    if component.form == UPGRADE:
        return Refusal("CL-4.58", "no_small_tile", space=name)
    owner = s.rules.owner_of(component.id)
    assert owner is not None
    return owner.why_not_component(b, place, name)
