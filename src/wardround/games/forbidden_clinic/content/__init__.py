"""The tables of Forbidden Clinic: typed rows, strictly checked and cross-checked.

FC-R51: names, colours, start tiles, powers, counts and meter values are data. A content pack may
replace any row; rows that do not fit together are refused with the table, the key, what was
expected and what was found.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from wardround.core.content import Row, Tables, at_least, expect, one_of, rows_of, table_as
from wardround.core.game import OptionValue

PRACTICE_MANAGER = "practice_manager"
"""The role in every game (FC-1.15)."""
ONLY_TREASURES = "a treasure exactly if the kind is 'treasure'"

Positive = Annotated[int, Meta(ge=1)]
Cost = Annotated[int, Meta(ge=0)]
Limit = Annotated[int, Meta(ge=1)] | None


# -- components.toml --------------------------------------------------------------------------


class PrintedRow(Row, frozen=True):
    clinic_tiles: int
    treasure_coins: int
    cards_incoming: int


class DerivedRow(Row, frozen=True):
    clinic_cards: int
    tiles_per_treasure: int
    roles: int


class ChosenRow(Row, frozen=True):
    treasure_cards: int
    cards_per_treasure: int
    specials: int
    treasure_deck: int


class SetupRow(Row, frozen=True):
    seats_min: Positive
    seats_max: Positive
    columns: Positive
    rows: Positive
    deal: Cost
    stressed_tiles: Cost
    stress_cards_back_into_deck: bool


class TurnRow(Row, frozen=True):
    actions: Positive
    treasure_draw: Cost
    hand_limit: Positive
    cards_to_capture: Positive


class CostsRow(Row, frozen=True):
    move: Cost
    ready: Cost
    give: Cost
    capture: Cost
    rehire: Cost


class Components(Row, frozen=True):
    components: PrintedRow
    components_derived: DerivedRow
    components_chosen: ChosenRow
    setup: SetupRow
    turn: TurnRow
    cost: CostsRow


# -- tiles.toml, treasures.toml ---------------------------------------------------------------


class TileRow(Row, frozen=True):
    id: str
    name: str
    kind: Literal["goal", "start", "treasure", "plain"]
    start_role: str = ""
    treasure: str = ""


class TreasureRow(Row, frozen=True):
    id: str
    name: str
    corner: Literal["top_left", "top_right", "bottom_left", "bottom_right"]
    tiles: tuple[str, ...]


# -- roles.toml -------------------------------------------------------------------------------


class Power(Row, frozen=True, tag_field="kind"):
    """One power of a role."""


class RehirePower(Power, frozen=True, tag="rehire"):
    cost: Cost = 1
    own_token: bool = msgspec.field(name="self", default=False)
    while_burned_out: bool = False


class EscortPower(Power, frozen=True, tag="escort"):
    steps: Positive
    cost: Cost = 1


class ReadySeveralPower(Power, frozen=True, tag="ready_several"):
    tiles: Literal[1, 2]
    cost: Cost = 1


class GiveAnywherePower(Power, frozen=True, tag="give_anywhere"):
    cost: Cost = 1


class FlyPower(Power, frozen=True, tag="fly"):
    cost: Cost = 1
    per_turn: Limit = None
    while_burned_out: bool = False


class DiagonalPower(Power, frozen=True, tag="diagonal"):
    move: bool = False
    ready: bool = False


class WadePower(Power, frozen=True, tag="wade"):
    through: tuple[Literal["ready", "stressed", "empty"], ...]
    cost: Cost = 1
    while_burned_out: bool = False


class TakePower(Power, frozen=True, tag="take"):
    cost: Cost = 1


class TriagePower(Power, frozen=True, tag="triage"):
    look: Literal[1, 2]
    under_deck: Literal[0, 1]
    cost: Cost = 1
    per_turn: Limit = None


AnyPower = (
    RehirePower
    | EscortPower
    | ReadySeveralPower
    | GiveAnywherePower
    | FlyPower
    | DiagonalPower
    | WadePower
    | TakePower
    | TriagePower
)


class RoleRow(Row, frozen=True):
    id: str
    name: str
    colour: str
    start_tile: str
    text: str
    power: tuple[AnyPower, ...] = ()


# -- treasure_deck.toml -----------------------------------------------------------------------


class Effect(Row, frozen=True, tag_field="op"):
    """What a card does."""


class Lift(Effect, frozen=True, tag="lift"):
    """Tokens go together from one space to one tile."""

    origin: Literal["space", "tile"] = msgspec.field(name="from")
    to: Literal["tile"]


class ReadyTiles(Effect, frozen=True, tag="ready"):
    """Stressed tiles anywhere are readied."""

    tiles: Literal[1, 2]
    adjacent: bool = False


class Incoming(Effect, frozen=True, tag="incoming"):
    """The level marker rises and the Clinic discards go on top of the deck."""

    ticks: Positive


class CardRow(Row, frozen=True):
    id: str
    name: str
    kind: Literal["treasure", "special", "incoming"]
    count: Cost
    treasure: str = ""
    key: bool = False
    effect: Lift | ReadyTiles | Incoming | None = None


# -- meter.toml, difficulty.toml, options.toml ------------------------------------------------


class MeterRow(Row, frozen=True):
    id: str
    draws: tuple[Cost, ...]
    skull_tick: Positive


class DifficultyRow(Row, frozen=True):
    id: str
    name: str
    start_tick: Positive


class OptionTable(Row, frozen=True):
    defaults: dict[str, OptionValue]
    values: dict[str, tuple[OptionValue, ...]]


# -- all of it --------------------------------------------------------------------------------


class Content:
    """All data, checked; one object per library.

    ``built`` caches what `tables.tables_for` made of it for the latest sets of options.
    """

    def __init__(self, tables: Tables) -> None:
        self.components = table_as(tables, "components", Components)
        self.tiles = rows_of(tables, "tiles", "tile", TileRow)
        self.treasures = rows_of(tables, "treasures", "treasure", TreasureRow)
        self.roles = rows_of(tables, "roles", "role", RoleRow)
        self.cards = rows_of(tables, "treasure_deck", "card", CardRow)
        self.meters = rows_of(tables, "meter", "meter", MeterRow)
        self.difficulties = rows_of(tables, "difficulty", "difficulty", DifficultyRow)
        self.options = table_as(tables, "options", OptionTable)
        self.built: list[object] = []


def make_content(tables: Tables) -> Content:
    """FC-R51 Content from raw tables; raises ContentError if anything does not fit together."""
    content = Content(tables)
    _check_board(content)
    _check_treasures(content)
    _check_roles(content)
    _check_cards(content)
    _check_meters(content)
    return content


def _check_board(content: Content) -> None:
    """FC-1.2, FC-1.3, FC-1.10 The tiles fill the square, and one of them is the Front Desk."""
    setup = content.components.setup
    size, tiles = setup.columns * setup.rows, len(content.tiles)
    goals = [tile.id for tile in content.tiles if tile.kind == "goal"]
    square = f"{size} tiles for {setup.rows} rows of {setup.columns}"
    expect(tiles == size, "tiles", "tile", square, tiles)
    expect(len(goals) == 1, "tiles", "tile", "one tile of kind 'goal'", ", ".join(goals) or "none")
    stressed = setup.stressed_tiles
    expect(stressed <= size, "components", "setup.stressed_tiles", f"at most {size}", stressed)


def _check_treasures(content: Content) -> None:
    """FC-1.4, FC-1.5 Treasures and their tiles name each other; no tile belongs to two."""
    tiles = {tile.id: tile for tile in content.tiles}
    treasures = {treasure.id: treasure for treasure in content.treasures}
    at_least("treasures", "treasure", len(treasures), 1)
    for treasure in content.treasures:
        key, expected = f"treasure.{treasure.id}.tiles", f"tiles with treasure = {treasure.id!r}"
        expect(bool(treasure.tiles), "treasures", key, "tiles", "none")
        for name in treasure.tiles:
            its_own = name in tiles and tiles[name].treasure == treasure.id
            expect(its_own, "treasures", key, expected, repr(name))
    for tile in content.tiles:
        key, owner = f"tile.{tile.id}.treasure", treasures.get(tile.treasure)
        fits = (tile.kind == "treasure") == bool(tile.treasure)
        expect(fits, "tiles", key, ONLY_TREASURES, repr(tile.treasure))
        listed = not tile.treasure or (owner is not None and tile.id in owner.tiles)
        expect(listed, "tiles", key, "a treasure that lists this tile", repr(tile.treasure))


def _check_roles(content: Content) -> None:
    """FC-1.8, FC-1.15 Roles and start tiles name each other; there is a Practice Manager."""
    tiles = {tile.id: tile for tile in content.tiles}
    roles = {role.id: role for role in content.roles}
    manager = f"a role {PRACTICE_MANAGER!r}"
    expect(PRACTICE_MANAGER in roles, "roles", "role", manager, "none")
    at_least("roles", "role", len(roles), content.components.setup.seats_max)
    for role in content.roles:
        key, start = f"role.{role.id}", tiles.get(role.start_tile)
        its_own = start is not None and start.start_role == role.id
        expected = f"a tile with start_role = {role.id!r}"
        expect(its_own, "roles", f"{key}.start_tile", expected, repr(role.start_tile))
        kinds = [type(power) for power in role.power]
        differ = len(set(kinds)) == len(kinds)
        expect(differ, "roles", f"{key}.power", "powers that differ", "one twice")
    for tile in content.tiles:
        starts = roles.get(tile.start_role)
        here = not tile.start_role or (starts is not None and starts.start_tile == tile.id)
        key = f"tile.{tile.id}.start_role"
        expect(here, "tiles", key, "a role that starts here", repr(tile.start_role))


def _check_cards(content: Content) -> None:
    """FC-1.7, FC-R15 One kind of card for each treasure; effects fit kinds; enough for the deal."""
    table, treasures = "treasure_deck", {treasure.id for treasure in content.treasures}
    for card in content.cards:
        key = f"card.{card.id}"
        shows = card.treasure in (treasures if card.kind == "treasure" else ("",))
        expect(shows, table, f"{key}.treasure", ONLY_TREASURES, repr(card.treasure))
        fits = {
            "treasure": card.effect is None,
            "special": isinstance(card.effect, Lift | ReadyTiles),
            "incoming": isinstance(card.effect, Incoming),
        }
        expected = f"an effect that fits a card of kind {card.kind!r}"
        expect(fits[card.kind], table, f"{key}.effect", expected, repr(card.effect))
        keyed = not card.key or card.kind == "special"
        expect(keyed, table, f"{key}.key", "a special as key card", card.kind)
    for treasure in content.treasures:
        shown = [card.id for card in content.cards if card.treasure == treasure.id]
        expected = f"one kind of card that shows {treasure.id!r}"
        expect(len(shown) == 1, table, "card", expected, ", ".join(shown) or "none")
    setup = content.components.setup
    hand_cards = sum(card.count for card in content.cards if card.kind != "incoming")
    needed = setup.seats_max * setup.deal
    expected = f"at least {needed} hand cards for the deal"
    expect(hand_cards >= needed, table, "card", expected, hand_cards)


def _check_meters(content: Content) -> None:
    """FC-12.1, FC-12.3, FC-12.4 Meters end in the skull; every option has its row."""
    for meter in content.meters:
        key, after = f"meter.{meter.id}.skull_tick", len(meter.draws) + 1
        expected = f"{after}, the tick after the last value"
        expect(meter.skull_tick == after, "meter", key, expected, meter.skull_tick)
        for difficulty in content.difficulties:
            key, start = f"difficulty.{difficulty.id}.start_tick", difficulty.start_tick
            expected = f"a tick below the skull of the meter {meter.id!r}"
            expect(start < meter.skull_tick, "difficulty", key, expected, start)
    known = {
        "meter": [meter.id for meter in content.meters],
        "difficulty": [difficulty.id for difficulty in content.difficulties],
    }
    for option, ids in known.items():
        for value in content.options.values.get(option, ()):
            one_of("options", f"values.{option}", str(value), ids)
