"""The rows of the content tables, checked strictly by msgspec."""

from __future__ import annotations

from typing import Literal

from wardround.core.content import Row


class Components(Row, frozen=True, kw_only=True):
    ambulance_cards: int
    doctors: int
    administrators: int
    new_rooms: int
    room_slots: int
    cubes_per_malady: int
    cubes_black: int
    medical_tokens: int
    admin_tokens: int
    chief_tokens: Literal[1]
    tombstones: int
    priority_markers: Literal[1]
    or_markers: int
    bed_tokens: int
    beds_low_per_colour: int
    beds_high_per_colour: int
    training_markers: int
    hiring_markers: int
    ward_abilities: int


class Setup(Row, frozen=True, kw_only=True):
    money: int
    prestige: int
    start_beds: int
    start_level_low: int
    start_level_high: int
    doctors_in_play: int
    ambulance_dealt: int
    ambulance_per_phase: Literal[2]
    training_face_up: int
    medical_per_doctor: int
    admin_for_administrator: int


class Costs(Row, frozen=True, kw_only=True):
    build: int
    improve: int
    hire: int
    hire_with_human_resources: int
    train: int
    efficient_construction: int
    crowded_discount: int
    prestige_per_missing_dollar: int
    overtime_prestige_per_token: int
    efficiency_cubes: int


class ComponentsTable(Row, frozen=True, kw_only=True):
    components: Components
    setup: Setup
    costs: Costs


class MaladyRow(Row, frozen=True, kw_only=True):
    id: str
    name: str
    colour: str


class LevelRow(Row, frozen=True, kw_only=True):
    value: int
    name: str


class MaladiesTable(Row, frozen=True, kw_only=True):
    malady: list[MaladyRow]
    level: list[LevelRow]


class AreaRow(Row, frozen=True, kw_only=True):
    id: Literal["triage", "ward", "er", "clinic", "or"]
    name: str
    places: int
    places_improved: int | None = None
    heal: int = 0
    heal_improved: int | None = None
    pv: int
    pv_improved: int | None = None
    levels: tuple[int, int]
    levels_improved: tuple[int, int] | None = None
    transfer_levels: tuple[int, int] | None = None
    transfer_levels_improved: tuple[int, int] | None = None
    cube_patients: bool
    heal_allowed: bool
    transfer_in: bool
    housekeeping_fee: int = 0


class RoomSide(Row, frozen=True, kw_only=True):
    prestige: int
    places: int | None = None
    tombstone_prices: list[int] = []
    research: Literal["basic", "advanced"] | None = None
    shared_admin: int = 0
    shared_medical: int = 0


class RoomRow(Row, frozen=True, kw_only=True):
    id: str
    name: str
    malady: str | None = None
    area: Literal["or", "clinic", "er"] | None = None
    basic: RoomSide
    improved: RoomSide


class AmbulanceRow(Row, frozen=True, kw_only=True):
    id: str
    title: str
    cubes: int


class BonusRow(Row, frozen=True, kw_only=True):
    cubes: int
    when: Literal["malady", "cube_patient", "ward"]
    malady: str | None = None


class DiscountRow(Row, frozen=True, kw_only=True):
    room: str
    price: int


class FreeBody(Row, frozen=True, kw_only=True):
    per_game_turn: int
    cost: str


class DoctorRow(Row, frozen=True, kw_only=True):
    id: str
    name: str
    title: str = ""
    bonus: BonusRow | None = None
    discount: DiscountRow | None = None
    admin_tokens: int = 0
    research_with_medical: bool = False
    free_body: FreeBody | None = None


class AdministratorRow(Row, frozen=True, kw_only=True):
    id: str
    name: str
    special: list[str]


class SpecialRow(Row, frozen=True, kw_only=True):
    id: str
    name: str
    max_cubes: int | None = None
    bonus_cubes: int | None = None
    pv_plus: int | None = None
    price: int | None = None
    prestige_per_token: int | None = None


class AdministratorsTable(Row, frozen=True, kw_only=True):
    administrator: list[AdministratorRow]
    special: list[SpecialRow]


class AbilityRow(Row, frozen=True, kw_only=True):
    id: str
    label: str
    matching_per_level: int = 1
    ignore_black: bool = False
    doctor_bonus: int = 0
    flip_admin: int = 0
    extra_return: int = 0
    settlement_pv_plus: int = 0
    rounds_increase: int = 0
    patients: int = 0
    price: int = 0


class TrainingRow(Row, frozen=True, kw_only=True):
    id: str
    name: str
    names: list[str] = []
    copies: int
    one_time: bool
    bonus: BonusRow | None = None
    basic_research_with_medical: bool = False
    prestige: int = 0
    admin_tokens: int = 0
    tombstone_price: int | None = None


class HiringRow(Row, frozen=True, kw_only=True):
    id: str
    name: str
    place: Literal["office", "parking_lot"]
    assign: Literal[
        "never", "location_with_patient", "or", "location_with_cube_patient", "ward"
    ] = "never"
    hire_price: int | None = None
    housekeeping_money: int = 0
    money_divisor: int = 1
    shared_admin: int = 0
    prestige_loss_minus: int = 0
    extra_return: int = 0
    bonus_cubes: int = 0


class JobLine(Row, frozen=True, kw_only=True):
    requirements: list[int]


class HiringTable(Row, frozen=True, kw_only=True):
    hiring: list[HiringRow]
    job_line: JobLine


class Cemetery(Row, frozen=True, kw_only=True):
    prices: list[int]


class CoronerPrice(Row, frozen=True, kw_only=True):
    price: int


class Tombstones(Row, frozen=True, kw_only=True):
    total: int


class CemeteryTable(Row, frozen=True, kw_only=True):
    cemetery: Cemetery
    coroner: CoronerPrice
    tombstones: Tombstones


class BandRow(Row, frozen=True, kw_only=True):
    min: int | None = None
    max: int | None = None


class DifficultyRow(Row, frozen=True, kw_only=True):
    id: str
    cubes_per_card: int


class SupplyRow(Row, frozen=True, kw_only=True):
    cubes: int


class OptionsTable(Row, frozen=True, kw_only=True):
    difficulty: list[DifficultyRow]
    order_supplies: SupplyRow


class AllTables(Row, frozen=True, kw_only=True):
    components: ComponentsTable
    maladies: MaladiesTable
    areas: list[AreaRow]
    rooms: list[RoomRow]
    cards: list[AmbulanceRow]
    doctors: list[DoctorRow]
    administrators: AdministratorsTable
    abilities: list[AbilityRow]
    training: list[TrainingRow]
    hiring: HiringTable
    cemetery: CemeteryTable
    bands: list[BandRow]
    options: OptionsTable
    unbuilt: RoomSide = RoomSide(prestige=0)
    """What a Room gives before it is built."""
    no_ability: AbilityRow = AbilityRow(id="", label="no ability")
