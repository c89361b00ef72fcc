"""The rows of the tables as they are written; `content` checks how they fit together."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from wardround.core.content import Row
from wardround.core.game import OptionValue

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


class Rows(Struct, frozen=True):
    """All of it."""

    components: Components
    tiles: list[TileRow]
    treasures: list[TreasureRow]
    roles: list[RoleRow]
    cards: list[CardRow]
    meters: list[MeterRow]
    difficulties: list[DifficultyRow]
    options: OptionTable
