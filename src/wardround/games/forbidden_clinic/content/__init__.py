"""The tables of Forbidden Clinic: typed rows, strictly checked and cross-checked.

FC-R51: names, colours, start tiles, powers, counts and meter values are data. A content pack may
replace any row; rows that do not fit together are refused with the table, the key, what was
expected and what was found.
"""

from __future__ import annotations

from wardround.core.content import Tables, at_least, expect, one_of, rows_of, table_as
from wardround.games.forbidden_clinic.content import rows as r
from wardround.games.forbidden_clinic.rules.constants import (
    PRACTICE_MANAGER,
    SIDES,
    UNLIMITED,
)
from wardround.games.forbidden_clinic.rules.tables import Board, Card, Content, Role

ONLY_TREASURES = "a treasure exactly if the kind is 'treasure'"


def make_content(tables: Tables) -> Content:
    """FC-R51 Content from raw tables; raises ContentError if anything does not fit together."""
    rows = r.Rows(
        components=table_as(tables, "components", r.Components),
        tiles=rows_of(tables, "tiles", "tile", r.TileRow),
        treasures=rows_of(tables, "treasures", "treasure", r.TreasureRow),
        roles=rows_of(tables, "roles", "role", r.RoleRow),
        cards=rows_of(tables, "treasure_deck", "card", r.CardRow),
        meters=rows_of(tables, "meter", "meter", r.MeterRow),
        difficulties=rows_of(tables, "difficulty", "difficulty", r.DifficultyRow),
        options=table_as(tables, "options", r.OptionTable),
    )
    _check_board(rows)
    _check_treasures(rows)
    _check_roles(rows)
    _check_cards(rows)
    _check_meters(rows)
    board = Board(rows.components.setup.columns, rows.components.setup.rows)
    roles = [_role(rows, n, board) for n in range(len(rows.roles))]
    return Content(rows, board, roles, [_card(row) for row in rows.cards])


def _role(rows: r.Rows, index: int, board: Board) -> Role:
    row = rows.roles[index]
    start_tile = [tile.id for tile in rows.tiles].index(row.start_tile)
    role = Role(index, row, start_tile, rows.components.cost, board)
    for power in row.power:
        _give_power(role, power, board)
    return role


def _give_power(role: Role, power: r.AnyPower, board: Board) -> None:
    """FC-3.5, FC-5.1 A power with a cost of its own changes the cost of its kind of action."""
    match power:
        case r.RehirePower():
            role.rehires = True
            role.rehire_cost = power.cost
            role.rehires_self = power.own_token
            role.rehires_burned_out = power.while_burned_out
        case r.EscortPower():
            role.escort_steps = power.steps
            role.escort_cost = power.cost
        case r.ReadySeveralPower():
            role.ready_tiles = power.tiles
            role.ready_cost = power.cost
        case r.GiveAnywherePower():
            role.gives_anywhere = True
            role.give_cost = power.cost
        case r.FlyPower():
            role.flies = True
            role.fly_cost = power.cost
            role.fly_per_turn = power.per_turn or UNLIMITED
            role.flies_burned_out = power.while_burned_out
        case r.DiagonalPower():
            if power.move:
                role.steps = board.around
            if power.ready:
                role.reach = [sorted([n, *board.around[n]]) for n in range(board.spaces)]
        case r.WadePower():
            role.wades = True
            role.wades_through = [side in power.through for side in SIDES]
            role.move_cost = power.cost
            role.moves_burned_out = power.while_burned_out
        case r.TakePower():
            role.takes = True
            role.take_cost = power.cost
        case r.TriagePower():
            role.triages = True
            role.triage_cost = power.cost
            role.triage_per_turn = power.per_turn or UNLIMITED
            role.triage_look = power.look
            role.triage_under = power.under_deck == 1


def _card(row: r.CardRow) -> Card:
    card = Card(row)
    match row.effect:
        case r.Lift():
            card.lifts = True
            card.lifts_from_empty = row.effect.origin == "space"
        case r.ReadyTiles():
            card.readies = row.effect.tiles
            card.readies_adjacent = row.effect.adjacent
        case r.Incoming():
            card.ticks = row.effect.ticks
        case None:
            pass
    return card


def _check_board(rows: r.Rows) -> None:
    """FC-1.2, FC-1.3, FC-1.10 The tiles fill the square, and one of them is the Front Desk."""
    setup = rows.components.setup
    size, tiles = setup.columns * setup.rows, len(rows.tiles)
    goals = [tile.id for tile in rows.tiles if tile.kind == "goal"]
    square = f"{size} tiles for {setup.rows} rows of {setup.columns}"
    expect(tiles == size, "tiles", "tile", square, tiles)
    expect(len(goals) == 1, "tiles", "tile", "one tile of kind 'goal'", ", ".join(goals) or "none")
    stressed = setup.stressed_tiles
    expect(stressed <= size, "components", "setup.stressed_tiles", f"at most {size}", stressed)


def _check_treasures(rows: r.Rows) -> None:
    """FC-1.4, FC-1.5 Treasures and their tiles name each other; no tile belongs to two."""
    tiles = {tile.id: tile for tile in rows.tiles}
    treasures = {treasure.id: treasure for treasure in rows.treasures}
    at_least("treasures", "treasure", len(treasures), 1)
    for treasure in rows.treasures:
        key, expected = f"treasure.{treasure.id}.tiles", f"tiles with treasure = {treasure.id!r}"
        expect(bool(treasure.tiles), "treasures", key, "tiles", "none")
        for name in treasure.tiles:
            its_own = name in tiles and tiles[name].treasure == treasure.id
            expect(its_own, "treasures", key, expected, repr(name))
    for tile in rows.tiles:
        key, owner = f"tile.{tile.id}.treasure", treasures.get(tile.treasure)
        fits = (tile.kind == "treasure") == bool(tile.treasure)
        expect(fits, "tiles", key, ONLY_TREASURES, repr(tile.treasure))
        listed = not tile.treasure or (owner is not None and tile.id in owner.tiles)
        expect(listed, "tiles", key, "a treasure that lists this tile", repr(tile.treasure))


def _check_roles(rows: r.Rows) -> None:
    """FC-1.8, FC-1.15 Roles and start tiles name each other; there is a Practice Manager."""
    tiles = {tile.id: tile for tile in rows.tiles}
    roles = {role.id: role for role in rows.roles}
    manager = f"a role {PRACTICE_MANAGER!r}"
    expect(PRACTICE_MANAGER in roles, "roles", "role", manager, "none")
    at_least("roles", "role", len(roles), rows.components.setup.seats_max)
    for role in rows.roles:
        key, start = f"role.{role.id}", tiles.get(role.start_tile)
        its_own = start is not None and start.start_role == role.id
        expected = f"a tile with start_role = {role.id!r}"
        expect(its_own, "roles", f"{key}.start_tile", expected, repr(role.start_tile))
        kinds = [type(power) for power in role.power]
        differ = len(set(kinds)) == len(kinds)
        expect(differ, "roles", f"{key}.power", "powers that differ", "one twice")
    for tile in rows.tiles:
        starts = roles.get(tile.start_role)
        here = not tile.start_role or (starts is not None and starts.start_tile == tile.id)
        key = f"tile.{tile.id}.start_role"
        expect(here, "tiles", key, "a role that starts here", repr(tile.start_role))


def _check_cards(rows: r.Rows) -> None:
    """FC-1.7, FC-R15 One kind of card for each treasure; effects fit kinds; enough for the deal."""
    table, treasures = "treasure_deck", {treasure.id for treasure in rows.treasures}
    for card in rows.cards:
        key = f"card.{card.id}"
        shows = card.treasure in (treasures if card.kind == "treasure" else ("",))
        expect(shows, table, f"{key}.treasure", ONLY_TREASURES, repr(card.treasure))
        fits = {
            "treasure": card.effect is None,
            "special": isinstance(card.effect, r.Lift | r.ReadyTiles),
            "incoming": isinstance(card.effect, r.Incoming),
        }
        expected = f"an effect that fits a card of kind {card.kind!r}"
        expect(fits[card.kind], table, f"{key}.effect", expected, repr(card.effect))
        keyed = not card.key or card.kind == "special"
        expect(keyed, table, f"{key}.key", "a special as key card", card.kind)
    for treasure in rows.treasures:
        shown = [card.id for card in rows.cards if card.treasure == treasure.id]
        expected = f"one kind of card that shows {treasure.id!r}"
        expect(len(shown) == 1, table, "card", expected, ", ".join(shown) or "none")
    setup = rows.components.setup
    hand_cards = sum(card.count for card in rows.cards if card.kind != "incoming")
    needed = setup.seats_max * setup.deal
    expected = f"at least {needed} hand cards for the deal"
    expect(hand_cards >= needed, table, "card", expected, hand_cards)


def _check_meters(rows: r.Rows) -> None:
    """FC-12.1, FC-12.3, FC-12.4 Meters end in the skull; every option has its row."""
    for meter in rows.meters:
        key, after = f"meter.{meter.id}.skull_tick", len(meter.draws) + 1
        expected = f"{after}, the tick after the last value"
        expect(meter.skull_tick == after, "meter", key, expected, meter.skull_tick)
        for difficulty in rows.difficulties:
            key, start = f"difficulty.{difficulty.id}.start_tick", difficulty.start_tick
            expected = f"a tick below the skull of the meter {meter.id!r}"
            expect(start < meter.skull_tick, "difficulty", key, expected, start)
    known = {
        "meter": [meter.id for meter in rows.meters],
        "difficulty": [difficulty.id for difficulty in rows.difficulties],
    }
    for option, ids in known.items():
        for value in rows.options.values.get(option, ()):
            one_of("options", f"values.{option}", str(value), ids)
