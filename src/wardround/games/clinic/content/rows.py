"""The rows of the content tables, one struct each, checked strictly.

Apart from the rules, since structs are not compiled.
"""

from __future__ import annotations

from typing import Literal

from wardround.core.content import Row


class Levels(Row, frozen=True):
    white: int
    yellow: int
    orange: int
    red: int

    def listed(self) -> list[int]:
        return [self.white, self.yellow, self.orange, self.red]


class DoctorLevels(Levels, frozen=True):
    purple: int

    def listed(self) -> list[int]:
        return [*super().listed(), self.purple]


class BagDoctors(Row, frozen=True):
    orange: int
    yellow: int
    white: int

    def listed(self) -> list[int]:
        return [self.white, self.yellow, self.orange, 0, 0]


class Common(Row, frozen=True):
    rounds: int
    action_turns: int
    tiles_per_action: int
    start_money: int
    start_time: int
    start_popularity: int
    pre_admissions_per_service: int


class Notepad(Row, frozen=True):
    columns: int


class Players(Row, frozen=True):
    n: int
    services: int
    special_types: int
    special_each: int
    supply_rooms: int
    bonus_shown: int
    orderlies: int
    university_spaces: int
    nurses_per_column: int
    doctors: BagDoctors
    purple: int
    patients: Levels


class Setup(Row, frozen=True):
    common: Common
    notepad: Notepad
    players: tuple[Players, ...]


class PieceRow(Row, frozen=True):
    id: str
    count: int = 0
    count_by_color: Levels | None = None
    count_by_value: dict[str, int] | None = None


class Service(Row, frozen=True):
    id: str
    hubs: int


class Capacity(Row, frozen=True):
    doctor: int
    nurse: int
    orderly: int
    patient: int

    def listed(self) -> list[int]:
        return [self.doctor, self.nurse, self.orderly, self.patient]


Need = Literal["hub_adjacent_same_floor", "supply_adjacent_any_floor"]


class Module(Row, frozen=True):
    id: str
    color: str
    capacity: Capacity
    special: bool = False
    tiles: int = 0
    needs: tuple[Need, ...] = ()
    garden_bonus: bool = False
    virtual_nurses: int = 0
    extra_upkeep_if_used: int = 0
    levels: int = 0
    popularity: int = 0
    any_service: bool = False
    income: int = 0
    time_reduction: int = 0
    max_per_floor_of_building: int = 0


class SpecialTiles(Row, frozen=True):
    total: int
    types: int


class Modules(Row, frozen=True):
    module: tuple[Module, ...]
    special_tiles: SpecialTiles


class Cost(Row, frozen=True):
    id: str
    cost: tuple[int, ...]


class BuildLimits(Row, frozen=True):
    components_per_build: int
    extra_supply_per_treatment: int
    hubs_per_round: int
    specials_per_round: int


class BuildCost(Row, frozen=True):
    build_cost: tuple[Cost, ...]
    limits: BuildLimits


class DoctorHire(Row, frozen=True):
    price_by_space: tuple[int, ...]


class NurseHire(Row, frozen=True):
    price_by_left: dict[str, int]


class Price(Row, frozen=True):
    price: int


class PurpleHire(Row, frozen=True):
    price_factor: int
    price: int


class PerHire(Row, frozen=True):
    doctors: int
    nurse_or_orderly: int


class Hire(Row, frozen=True):
    doctor: DoctorHire
    nurse: NurseHire
    orderly: Price
    purple: PurpleHire
    per_action: PerHire


class OtherIncome(Row, frozen=True):
    outpatient: int
    garden_per_treated: int
    extinguisher_per_treated: int
    zombie_cure: int


class Income(Row, frozen=True):
    by_patient: Levels
    other: OtherIncome


class Wage(Row, frozen=True):
    doctor: DoctorLevels
    nurse: int
    orderly: int


class Upkeep(Row, frozen=True):
    module: int
    garden: int
    used_operating_room: int
    orderly_reduction: int
    minimum: int


class Payment(Row, frozen=True):
    order: tuple[Literal["income"], Literal["savings"], Literal["popularity"]]
    popularity_per_dollar: int
    popularity_floor: int


class Purchase(Row, frozen=True, rename={"from_": "from"}):
    price: int
    from_: Literal["income"]


class Expenses(Row, frozen=True):
    wage: Wage
    upkeep: Upkeep
    payment: Payment
    popularity_purchase: Purchase


class Steps(Row, frozen=True):
    pre_admissions_to_arrival: int
    pre_admissions_to_outpatient: int
    entrance_to_module: int
    module_to_adjacent_module: int
    conveyor_link: int
    extinguisher_extra: int
    give_blood: int


class DerivedSteps(Row, frozen=True):
    helipad_to_module: int
    outdoor_step: int


class Time(Row, frozen=True):
    step: Steps
    step_derived: DerivedSteps


class BonusEffect(Row, frozen=True):
    """The vocabulary of bonus tiles."""

    money: int = 0
    person: Literal["", "nurse", "orderly"] = ""
    car: Literal[0, 1] = 0
    starting_doctor: Literal["", "white", "yellow", "orange", "red"] = ""
    place: Literal["", "garden", "parking", "conveyor_pair"] = ""
    free: bool = False


class BonusRow(Row, frozen=True):
    id: str
    effect: BonusEffect


class Staff(Row, frozen=True):
    nurse: int
    orderly: int


class ByFloor(Row, frozen=True):
    by_floor: tuple[int, ...]


class Each(Row, frozen=True):
    each: int


class TimeScore(Row, frozen=True):
    per: int
    popularity: int


class Death(Row, frozen=True):
    popularity: int


class EndScoring(Row, frozen=True):
    doctor: DoctorLevels
    staff: Staff
    treatment_room_operational: ByFloor
    building_with_operational_room: Each
    patient_left: Levels
    time: TimeScore
    zombie: Each
    death: Death


GoalId = Literal["top_floor", "two_buildings", "no_deaths", "big_team", "both_services", "swift"]


class Goal(Row, frozen=True):
    id: GoalId


class Fame(Row, frozen=True, rename={"from_": "from"}):
    from_: int
    title: str


class Solo(Row, frozen=True):
    goal: tuple[Goal, ...]
    fame: tuple[Fame, ...]


class BoardRow(Row, frozen=True, rename={"for_": "for"}):
    id: str
    columns: int
    rows: int
    floors: tuple[int, ...]
    entrance_spaces: tuple[str, ...]
    street_borders: int
    for_: tuple[Literal["beginner", "expert"], ...]


class LayoutRow(Row, frozen=True):
    color: Literal["white", "yellow", "orange", "red"]
    hub: tuple[int, int, int]
    treatment: tuple[int, int, int]
    supply: tuple[int, int, int]
    entrance: str


class Pair(Row, frozen=True):
    pair: tuple[str, str]


class Severity(Row, frozen=True):
    infected_extra: int


class CovidOutpatient(Row, frozen=True):
    tile_moves_to_doctor: bool


class ContagionPhase(Row, frozen=True):
    low_tiles_per_player: int
    high_tiles_per_player: int


class Victory(Row, frozen=True):
    popularity_per_player: int


class CovidTable(Row, frozen=True):
    masks: Price
    severity: Severity
    outpatient: CovidOutpatient
    contagion_phase: ContagionPhase
    victory: Victory


class PropagationRow(Row, frozen=True):
    contagion: Literal["low", "high"]
    isolation: Literal["poor", "medium", "good"]
    rounds: tuple[int, ...]
