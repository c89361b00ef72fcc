"""Content in the form the rules read: plain classes, made once per library.

Colours are levels: white 0, yellow 1, orange 2, red 3; purple (4) has no level. A *set of spaces*
is an int whose bit i stands for space i; spaces are numbered by floor, then row, then column.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wardround.games.clinic.rules.constants import MAX_SEATS, TILES
from wardround.games.clinic.rules.menus import Menu
from wardround.games.clinic.rules.shapes import Shape

if TYPE_CHECKING:
    from wardround.games.clinic.content import rows


class Kind:
    """A kind of module: what it is for and whom it takes."""

    def __init__(self, row: rows.Module, colour: int) -> None:
        self.id = row.id
        self.colour = colour
        self.capacity = row.capacity.listed()
        """By kind of person; -1 means any number."""
        self.special = row.special
        self.tiles = row.tiles
        self.needs_hub = "hub_adjacent_same_floor" in row.needs
        self.needs_supply = "supply_adjacent_any_floor" in row.needs
        self.bonus = row.garden_bonus
        """Whether gardens and the like raise what a treatment earns here."""
        self.virtual_nurses = row.virtual_nurses
        self.upkeep_if_used = row.extra_upkeep_if_used
        self.levels = row.levels
        self.popularity = row.popularity
        self.any_service = row.any_service
        self.income = row.income
        self.time_reduction = row.time_reduction
        self.one_per_floor = row.max_per_floor_of_building == 1


UNCOUNTED: Final = -1
"""The supply of a component that comes from a stack or needs no piece."""
ENDLESS: Final = -1
"""Instead of a count: an unlimited supply."""
USUAL_PEOPLE: Final = 60
"""For how many people a clinic has its actions made in advance."""


class Component:
    """Something that a Build action can build."""

    def __init__(
        self, id: str, form: int, kind: int, service: int, cost: list[int], stock: int
    ) -> None:
        self.id = id
        self.form = form
        self.kind = kind
        self.service = service
        self.cost = cost
        """Price by floor; -1 where it is not allowed."""
        self.stock = stock
        """Index into the open supplies, or `UNCOUNTED`."""
        self.most = max(cost)
        self.affordable: list[list[int]] = []
        """By shape, then by savings (up to ``most``): the spaces on affordable floors."""

    def add_shape(self, shape: Shape) -> None:
        """CL-4.2, CL-4.3 The price depends on the floor and is paid in full."""
        by_money: list[int] = []
        for money in range(self.most + 1):
            spaces = 0
            for floor, there in enumerate(shape.floor_spaces):
                if self.cost[floor] != -1 and self.cost[floor] <= money:
                    spaces |= there
            by_money.append(spaces)
        self.affordable.append(by_money)


class Content:
    """All tables of the game; the fields are named after the tables."""

    def __init__(
        self,
        setup: rows.Setup,
        limits: rows.BuildLimits,
        hire: rows.Hire,
        income: rows.Income,
        expenses: rows.Expenses,
        time: rows.Time,
        scoring: rows.EndScoring,
        covid: rows.CovidTable,
    ) -> None:
        self.common = setup.common
        self.limits = limits
        self.hire = hire
        self.other_income = income.other
        self.expenses = expenses
        self.time = time
        self.scoring = scoring
        self.covid = covid
        self.slow_extra = time.step.extinguisher_extra
        """What entering a slow space costs besides the step."""
        self.shapes: list[Shape] = []
        self.services: list[str] = []
        self.hubs: list[int] = []
        self.kinds: list[Kind] = []
        """By number; 0 is no module."""
        self.hub = 0
        self.treatment = 0
        self.supply = 0
        self.specials: list[int] = []
        self.colours = 0
        """How many module colours there are."""
        self.stock_names: list[str] = []
        self.stock_counts: list[int] = []
        self.components: list[Component] = []
        self.component_index: dict[str, int] = {}
        self.players: list[rows.Players] = []
        """By number of players; 0 is unused."""
        self.rounds = setup.common.rounds
        self.beds = setup.common.pre_admissions_per_service
        """Pre-admissions per service."""
        self.columns = setup.notepad.columns
        self.doctor_prices = list(hire.doctor.price_by_space)
        self.nurse_prices: list[int] = []
        """By nurses left, from 0."""
        self.income = income.by_patient.listed()
        self.doctor_wage = expenses.wage.doctor.listed()
        self.bonus_ids: list[str] = []
        self.bonus_money: list[int] = []
        self.bonus_person: list[int] = []
        self.bonus_doctor: list[int] = []
        self.bonus_place: list[int] = []
        """The form of a granted component, 0 for none."""
        self.score_doctor = scoring.doctor.listed()
        self.score_room = list(scoring.treatment_room_operational.by_floor)
        self.score_patient = scoring.patient_left.listed()
        self.zombies = 0
        self.goals: list[str] = []
        self.fame_from: list[int] = []
        self.fame_titles: list[str] = []
        self.layouts: list[list[int]] = []
        """By colour: spaces of hub, treatment room and supply room, and the entrance space."""
        self.beginner_shape = 0
        self.refused: list[list[str]] = []
        self.covid_columns: dict[str, list[int]] = {}
        self.menus: list[Menu] = []
        # Names back to numbers, one dict per seat and shape where the seat is part of the name.
        self.tile_index: dict[str, int] = {}
        self.row_index: dict[str, int] = {}
        self.space_index: list[list[dict[str, int]]] = []
        self.car_index: list[list[dict[str, int]]] = []

    def finish(self) -> None:
        """Number the names and make the action objects."""
        self.tile_index = {f"tile:{name}": k for k, name in enumerate(TILES)}
        self.row_index = {f"row:{name}": k for k, name in enumerate(self.services)}
        self.component_index = {f"component:{c.id}": k for k, c in enumerate(self.components)}
        for component in self.components:
            for shape in self.shapes:
                component.add_shape(shape)
        for seat in range(MAX_SEATS):
            menu = Menu(
                seat,
                self.shapes,
                [component.id for component in self.components],
                self.services,
                self.columns,
                len(self.doctor_prices),
                self.goals,
                self.bonus_ids,
            )
            menu.grow(USUAL_PEOPLE)
            self.menus.append(menu)
            self.space_index.append(menu.space_index)
            self.car_index.append(menu.car_index)
