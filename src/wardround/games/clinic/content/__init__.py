"""The TOML tables of Clinic, checked row by row and against each other."""

from __future__ import annotations

from wardround.core.content import (
    NOTHING,
    Tables,
    at_least,
    expect,
    one_of,
    rows_of,
    table_as,
    wants,
)
from wardround.games.clinic.content import rows as r
from wardround.games.clinic.rules.constants import (
    COLOURS,
    CONVEYOR,
    ENTRANCE,
    GARDEN,
    HELIPAD,
    KINDS,
    MAX_SEATS,
    MODULE,
    OTHER,
    PARKING,
    UPGRADE,
)
from wardround.games.clinic.rules.expansions import all_expansions
from wardround.games.clinic.rules.shapes import Shape
from wardround.games.clinic.rules.tables import Component, Content, Kind


def make_content(tables: Tables) -> Content:
    """Typed content from raw tables; raises ContentError with table and key."""
    c = Content(
        table_as(tables, "setup", r.Setup),
        table_as(tables, "build_cost", r.BuildCost).limits,
        table_as(tables, "hire", r.Hire),
        table_as(tables, "income", r.Income),
        table_as(tables, "expenses", r.Expenses),
        table_as(tables, "time", r.Time),
        table_as(tables, "end_scoring", r.EndScoring),
        table_as(tables, "covid", r.CovidTable),
    )
    _read_boards(c, tables)
    _read_services_and_modules(c, tables)
    _read_components(c, tables)
    _read_setup(c, tables)
    _read_hire(c)
    _check_time(c)
    _read_bonus(c, tables)
    _read_end(c, tables)
    _read_layouts(c, tables)
    _read_covid(c, tables)
    c.finish()
    return c


def _read_boards(c: Content, tables: Tables) -> None:
    """CL-1.3, CL-1.4 The sides of the player board and who may use them."""
    rows = rows_of(tables, "boards", "board", r.BoardRow)
    for row in rows:
        key = f"board.{row.id}"
        floors = row.floors == tuple(range(len(row.floors))) and len(row.floors) >= 2
        expect(floors, "boards", f"{key}.floors", "0, 1, 2, …", row.floors)
        for name in row.entrance_spaces:
            limit = row.columns if name[:1] == "S" else row.rows
            on_edge = name[:1] in ("W", "S", "E") and name[1:] in map(str, range(limit))
            expected = "W, S or E and a number on the edge"
            expect(on_edge, "boards", f"{key}.entrance_spaces", expected, repr(name))
        entrances = list(row.entrance_spaces)
        shape = Shape(row.id, row.columns, row.rows, len(row.floors), entrances)
        inner, streets = shape.inner_borders, row.street_borders
        expect(inner == streets, "boards", f"{key}.street_borders", str(inner), streets)
        c.shapes.append(shape)
    for_beginners = [k for k, row in enumerate(rows) if "beginner" in row.for_]
    expect(bool(for_beginners), "boards", "board", "a board for beginners", "none")
    c.beginner_shape = for_beginners[0]


def _read_services_and_modules(c: Content, tables: Tables) -> None:
    """CL-1.5, CL-2.5, CL-2.7 The services in notepad order; kinds of modules and their colours."""
    for row in rows_of(tables, "services", "service", r.Service):
        c.services.append(row.id)
        c.hubs.append(row.hubs)
    rows = table_as(tables, "modules", r.Modules)
    outpatient = c.other_income.outpatient
    upkeep = c.expenses.upkeep.used_operating_room
    colours: list[str] = []
    nothing = r.Module(id="", color="", capacity=r.Capacity(0, 0, 0, 0))
    c.kinds.append(Kind(nothing, -1))
    for module in rows.module:
        if module.color not in colours:
            colours.append(module.color)
        c.kinds.append(Kind(module, colours.index(module.color)))
        key = f"module.{module.id}"
        income, extra = module.income, module.extra_upkeep_if_used
        same = not module.any_service or income == outpatient
        expect(same, "modules", f"{key}.income", f"{outpatient}, as in income", income)
        same, expected = extra in (0, upkeep), f"{upkeep}, as in expenses"
        expect(same, "modules", f"{key}.extra_upkeep_if_used", expected, extra)
    ids = [kind.id for kind in c.kinds]
    for needed in ("hub", "treatment", "supply"):
        one_of("modules", "module", needed, ids)
    c.hub, c.treatment, c.supply = ids.index("hub"), ids.index("treatment"), ids.index("supply")
    c.specials = [k for k, kind in enumerate(c.kinds) if kind.special]
    c.colours = len(colours)
    total, types = sum(c.kinds[k].tiles for k in c.specials), len(c.specials)
    said = rows.special_tiles
    same, got = (said.total, said.types) == (total, types), f"{said.total} and {said.types}"
    expect(same, "modules", "special_tiles", f"total {total} and types {types}", got)


_FORMS = {
    "garden": GARDEN,
    "helipad": HELIPAD,
    "entrance": ENTRANCE,
    "conveyor": CONVEYOR,
    "parking": PARKING,
    "parking_upgrade": UPGRADE,
}


def _read_components(c: Content, tables: Tables) -> None:
    """CL-4.2, CL-4.55, CL-18.4 What can be built, from which supply, at what price by floor."""
    pieces = {p.id: p for p in rows_of(tables, "components", "component", r.PieceRow)}
    for name, counted in (("hub", sum(c.hubs)), ("special", sum(k.tiles for k in c.kinds))):
        got = pieces[name].count if name in pieces else NOTHING
        expect(got == counted, "components", f"component.{name}", f"count {counted}", got)
    c.stock_names = [
        p.id for p in pieces.values() if p.count_by_color is None and p.count_by_value is None
    ]
    c.stock_counts = [pieces[name].count for name in c.stock_names]
    for name in ("nurse", "orderly", "zombie", "blood", "purple_doctor"):
        one_of("components", "component", name, c.stock_names)
    c.zombies = pieces["zombie"].count
    table = table_as(tables, "build_cost", r.BuildCost)
    floors = max(max(shape.floor_of) for shape in c.shapes) + 1
    costs: dict[str, list[int]] = {}
    for row in table.build_cost:
        costs[row.id] = cost = list(row.cost)
        key = f"build_cost.{row.id}.cost"
        expect(len(cost) == floors, "build_cost", key, f"{floors} prices", cost)
    for needed in ("hub", "treatment", "supply", "special", *_FORMS):
        one_of("build_cost", "build_cost", needed, list(costs))
    for service, name in enumerate(c.services):
        c.components.append(Component(f"hub/{name}", MODULE, c.hub, service, costs["hub"], -1))
    for kind, name in ((c.treatment, "treatment"), (c.supply, "supply")):
        stock = one_of("components", "component", name, c.stock_names)
        c.components.append(Component(name, MODULE, kind, -1, costs[name], stock))
    for kind in c.specials:
        name = f"special/{c.kinds[kind].id}"
        c.components.append(Component(name, MODULE, kind, -1, costs["special"], -1))
    for name, cost in costs.items():
        if name in ("hub", "treatment", "supply", "special", "floor_board"):
            continue
        form = _FORMS.get(name, OTHER)
        stock = -1
        if form != UPGRADE:
            stock = one_of("components", "component", name, c.stock_names)
        c.components.append(Component(name, form, 0, -1, cost, stock))


def _read_setup(c: Content, tables: Tables) -> None:
    """CL-1.1, CL-1.6 What the setup takes from the number of players, one to four."""
    rows = {row.n: row for row in table_as(tables, "setup", r.Setup).players}
    each = sorted(rows) == list(range(1, MAX_SEATS + 1))
    expect(each, "setup", "players", "one row for 1, 2, 3, 4 players", list(rows))
    for n, row in sorted(rows.items()):
        for field, value, least, most in (
            ("services", row.services, 1, len(c.services)),
            ("special_types", row.special_types, 0, len(c.specials)),
        ):
            key, number = f"players.{n - 1}.{field}", wants("number", least=least, most=most)
            expect(least <= value <= most, "setup", key, number, value)
    c.players = [rows[max(n, 1)] for n in range(MAX_SEATS + 1)]


def _read_hire(c: Content) -> None:
    """CL-5.3, CL-5.6, CL-5.7 What doctors and nurses cost."""
    hire = c.hire
    spaces = max(player.university_spaces for player in c.players)
    prices = len(c.doctor_prices)
    expect(prices >= spaces, "hire", "doctor.price_by_space", f"{spaces} prices", prices)
    by_left = hire.nurse.price_by_left
    for left in range(max(player.nurses_per_column for player in c.players) + 1):
        known = not left or f"left{left}" in by_left
        expect(known, "hire", "nurse.price_by_left", f"a price left{left}", NOTHING)
        c.nurse_prices.append(by_left.get(f"left{left}", 0))
    factor, price = hire.purple.price_factor, hire.purple.price
    expected = f"{factor} times the first price of doctors"
    expect(price == factor * c.doctor_prices[0], "hire", "purple.price", expected, price)


def _check_time(c: Content) -> None:
    step, outdoor = c.time.step, c.time.step_derived.outdoor_step
    fits = min(step.module_to_adjacent_module, outdoor) >= 1 and step.conveyor_link == 0
    expect(fits, "time", "step", "steps of at least 1 and free conveyors", "less")


def _read_bonus(c: Content, tables: Tables) -> None:
    places = {"": 0, "garden": GARDEN, "parking": PARKING, "conveyor_pair": CONVEYOR}
    rows = rows_of(tables, "bonus", "bonus", r.BonusRow)
    shown = max(player.bonus_shown for player in c.players)
    at_least("bonus", "bonus", len(rows), shown)
    for row in rows:
        effect = row.effect
        with_car = bool(effect.person) == bool(effect.car)
        expect(with_car, "bonus", f"bonus.{row.id}.effect", "a car for a person", "no car")
        c.bonus_ids.append(row.id)
        c.bonus_money.append(effect.money)
        c.bonus_person.append(KINDS.index(effect.person) if effect.person else -1)
        c.bonus_doctor.append(
            COLOURS.index(effect.starting_doctor) if effect.starting_doctor else -1
        )
        c.bonus_place.append(places[effect.place])


def _read_end(c: Content, tables: Tables) -> None:
    """CL-16.2, CL-16.5 Solo goals and the hall of fame; incompatible expansions."""
    solo = table_as(tables, "solo", r.Solo)
    c.goals = [row.id for row in solo.goal]
    fame = sorted(solo.fame, key=lambda row: row.from_)
    c.fame_from = [row.from_ for row in fame]
    c.fame_titles = [row.title for row in fame]
    for pair in rows_of(tables, "options", "refused", r.Pair):
        for name in pair.pair:
            one_of("options", "refused", name, [expansion.id for expansion in all_expansions()])
        c.refused.append(list(pair.pair))


def _read_layouts(c: Content, tables: Tables) -> None:
    """CL-1.37 The beginners' layouts, one per colour."""
    rows = {row.color: row for row in rows_of(tables, "beginner_layouts", "layout", r.LayoutRow)}
    shape = c.shapes[c.beginner_shape]
    for colour in COLOURS[:4]:
        there, key = colour in rows, f"layout.{colour}"
        expect(there, "beginner_layouts", "layout", f"a layout {colour}", NOTHING)
        row = rows[colour]  # type: ignore[index]
        layout: list[int] = []
        for x, y, floor in (row.hub, row.treatment, row.supply):
            space = f"{x},{y},{floor}"
            there = space in shape.space_names
            expect(there, "beginner_layouts", key, "spaces of the board", space)
            layout.append(shape.at(x, y, floor))
        layout.append(one_of("beginner_layouts", key, row.entrance, shape.entrance_names))
        c.layouts.append(layout)


def _read_covid(c: Content, tables: Tables) -> None:
    """CV-1.5 The propagation table of COVID-19."""
    for column in rows_of(tables, "propagation", "column", r.PropagationRow):
        key = f"{column.contagion}/{column.isolation}"
        c.covid_columns[key] = numbers = list(column.rounds)
        fits = len(numbers) == c.rounds and min(numbers) >= 1
        expect(fits, "propagation", key, f"{c.rounds} positive numbers", numbers)
    for contagion in ("low", "high"):
        for isolation in ("poor", "medium", "good"):
            key = f"{contagion}/{isolation}"
            expect(key in c.covid_columns, "propagation", "column", key, NOTHING)
