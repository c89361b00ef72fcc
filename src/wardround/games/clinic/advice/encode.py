"""The table as numbers, for learning (see `wardround.core.encoding`).

CL-H1, CL-H2, CL-H3, CV-H2 Everything public, plus what only the viewer knows. Clinics are numbered
from the viewer: ``seat+1`` is next. People fill their clinic's slots in order of arrival; moves
name them by the ``number`` of their slot.
"""

from __future__ import annotations

from typing import Final

from wardround.core.encoding import (
    BYTE,
    MAX_VALUE,
    Column,
    bits,
    flags,
    numbers,
    one_hot,
    one_of,
    within,
)
from wardround.core.game import Option
from wardround.games.clinic.rules.constants import (
    ADMIT,
    BUILD,
    COLOURS,
    DOCTOR,
    HIRE,
    KINDS,
    LEVELS,
    MAX_SEATS,
    PATIENT,
    TILES,
)
from wardround.games.clinic.rules.expansions import all_decisions, all_switches
from wardround.games.clinic.rules.expansions.blood import BloodPart
from wardround.games.clinic.rules.expansions.covid.part import CovidPart, deceased
from wardround.games.clinic.rules.expansions.workaholics import WorkaholicPart
from wardround.games.clinic.rules.expansions.zombies import ZombiePart
from wardround.games.clinic.rules.geometry import members, operational
from wardround.games.clinic.rules.hooks import Rules
from wardround.games.clinic.rules.shapes import Shape
from wardround.games.clinic.rules.state import (
    BUILD_SPACE,
    INITIAL_PIECE,
    MOVE_DESTINATION,
    PHASES,
    RESOLVE,
    SELECT,
    Board,
    State,
    is_hidden,
)
from wardround.games.clinic.rules.tables import Content

SLOTS: Final = 18
"""How many people per clinic have columns."""
FEW: Final = 16
MAX_NUMBER: Final = 128
SETS: Final = ["shut", "slow", "stop", "upgraded", "parking", "helipad", "garden", "operational"]
"""What a space can be or have, apart from a module."""
AREAS: Final = ["space", "entrance", "helipad", "pre", "away"]
CONDITIONS: Final = ["infected", "quarantine", "donor", "on_top", "exhausted", "resting"]
RULES: Final = [
    *("admit_requires_hub", "perimeter_parking", "unpaid_staff_leave", "final_turn_order_reset"),
    *("may_decline_treatment", "hub_special_limit", "outdoor_walking", "turn_order_phases"),
]
MONEY: Final = ["money", "income", "time", "popularity"]
COUNTS: Final = [
    *("spent", "to_park", "to_leave", "abandoned", "deaths", "hubs_built", "specials_built"),
    *("components", "extra_supply", "doctors", "others", "queue_points"),
]

NOTHING_LEFT: Final = [0] * 5
"""The counts of what an action still allows, when there is no action."""


class Encoder:
    """The shared table first, then the clinics."""

    def __init__(self, c: Content) -> None:
        self._switches: list[Option] = list(all_switches())
        spaces = max(shape.spaces for shape in c.shapes)
        borders = max(len(shape.border_names) for shape in c.shapes)
        entrances = max(len(shape.entrance_names) for shape in c.shapes)
        self._spaces, self._borders = spaces, borders
        decisions = [decision.name for decision in all_decisions()]
        self._decision = one_hot(len(decisions))
        self._secret_ask = decisions.index("contagion_patient")
        self._open_ask = decisions.index("contagion_place")
        self._phase = one_hot(len(PHASES))
        self._shape = one_hot(len(c.shapes))
        self._tile = one_hot(len(TILES))
        self._bonus = one_hot(len(c.bonus_ids))
        self._goal = one_hot(len(c.goals))
        self._colour = one_hot(len(COLOURS))
        self._component = one_hot(len(c.components))
        services = one_hot(len(c.services))
        self._person = [
            [[kind + colour + service for service in services] for colour in self._colour]
            for kind in one_hot(len(KINDS))
        ]
        self._place = [_place_table(shape) for shape in c.shapes]
        self._name = [[bytes([n, bound, 0]) for bound in (0, 1)] for n in range(MAX_NUMBER + 1)]
        """The usual case: a person's number, whether they are bound, and no partner."""
        self._healthy = bytes(len(CONDITIONS))
        self._no_bonus = bytes(len(c.bonus_ids))
        self._no_services = bytes(len(c.services))
        self._no_tiles = bytes(c.rounds)
        self._no_expansions = bytes(3 + c.rounds + 1)
        self._row = bytes(c.columns * len(COLOURS))
        """An empty row of the notepad."""
        self._no_pieces = bytes(2 * spaces + len(c.services))
        self._university = max(player.university_spaces for player in c.players)

        space = range(spaces)
        sets = [*SETS, *(f"hub/{name}" for name in c.services), *(k.id for k in c.kinds[1:])]
        self._space_sets = f"0{len(sets) * spaces}b"
        self._edge_sets = f"0{2 * borders + entrances}b"
        self._rest = [bytes(spaces - shape.spaces) for shape in c.shapes]
        person = [
            *(Column("number", MAX_NUMBER), Column("bound"), Column("partner", MAX_NUMBER)),
            *one_of("kind", KINDS),
            *one_of("colour", COLOURS),
            *one_of("service", c.services),
            *one_of("area", AREAS),
            *numbers("at", ["x", "y", "floor"], 4),
            *numbers("is", CONDITIONS, 1),
        ]
        head = [
            *(Column("plays"), Column("hidden"), Column("expert"), Column("acting")),
            *(Column("order", MAX_SEATS), Column("popularity_rank", MAX_SEATS)),
            *numbers("marker", MONEY, MAX_VALUE),
            *one_of("bonus", c.bonus_ids),
            *one_of("decision", decisions),
        ]
        rest = [
            *one_of("board", [shape.id for shape in c.shapes]),
            *numbers("count", COUNTS, MAX_VALUE),
            *numbers("played", TILES, FEW),
            Column("has_selected"),
            *one_of("selected", TILES),
            *one_of("building", [component.id for component in c.components]),
            Column("moving", MAX_NUMBER),
            *(column for name in sets for column in numbers(name, reversed(space), 1)),
            *numbers("cars", space, FEW),
            *numbers("entrance", reversed(range(entrances)), 1),
            *numbers("street", reversed(range(borders)), 1),
            *numbers("street_car", reversed(range(borders)), 1),
            *numbers("blood", space, FEW),
            *numbers("zombies", space, FEW),
            *numbers("virus", c.services, FEW),
        ]
        for n in range(SLOTS):
            rest += within(f"person.{n}", person)
        self._nobody = bytes(len(person))
        self._hidden = bytes(len(rest))
        self.columns = [
            *one_of("phase", PHASES),
            *numbers("rule", RULES, 1),
            *(col for option in self._switches for col in one_of(option.id, option.values)),
            *numbers("now", ["round", "turn", "final", "orderlies"], FEW),
            *one_of("goal", c.goals),
            *numbers("nurses", range(c.rounds), FEW),
            *(col for n in range(self._university) for col in one_of(f"university.{n}", COLOURS)),
            *(
                column
                for name in c.services
                for n in range(c.columns)
                for column in one_of(f"notepad.{name}.{n}", COLOURS)
            ),
            *numbers("hub_up", c.services, FEW),
            *numbers("hub_down", c.services, FEW),
            *numbers("special_up", [kind.id for kind in c.kinds], FEW),
            *numbers("special_down", [kind.id for kind in c.kinds], FEW),
            *numbers("stock", c.stock_names, 64),
            *numbers("patients", COLOURS[:LEVELS], 64),
            *numbers("doctors", COLOURS, 64),
            *numbers("bonus_left", c.bonus_ids, 1),
            *numbers("covid", ["survived", "deceased", "refused"], MAX_VALUE),
            *numbers("covid.tiles", range(c.rounds), 64),
            Column("zombies_left", FEW),
        ]
        for n in range(MAX_SEATS):
            self.columns += within(f"seat+{n}", [*head, *rest])

    def encode(self, s: State, seat: int, row: list[bytes]) -> None:
        self._encode_shared(s, row)
        seats = len(s.boards)
        for n in range(seat, seat + seats):
            b = s.boards[n % seats]
            hidden = is_hidden(s, b, seat)
            self._encode_head(s, b, seat, hidden, row)
            if hidden:
                row.append(self._hidden)
            else:
                self._encode_actions(s, b, seat, row)
                self._encode_spaces(b, row)
                self._encode_pieces(s, b, row)
                self._encode_people(s, b, row)

    def _encode_shared(self, s: State, row: list[bytes]) -> None:
        rules, c = s.rules, s.rules.content
        row.append(self._phase[s.phase])
        if not rules.encoded:
            rules.encoded = self._rules_columns(rules)
        row.append(rules.encoded)
        row.append(bytes([s.round, s.turn, s.final, s.orderlies]))
        row.append(self._goal[s.goal])
        row.append(bytes(s.nurses))
        colours = self._colour
        row += [colours[colour] for colour in s.university]
        row.append(bytes((self._university - len(s.university)) * len(COLOURS)))
        for line in s.notepad:
            row += [colours[colour] for colour in line]
            row.append(bytes((c.columns - len(line)) * len(COLOURS)))
        row.append(self._row * (len(c.services) - len(s.notepad)))
        row.append(bytes(s.hub_up + s.hub_down + s.special_up + s.special_down))
        row.append(bytes([count + 1 for count in s.stock]))
        row.append(bytes(s.patients.counts + s.doctors.counts))
        row.append(flags(s.bonus_shown, self._no_bonus))
        if not rules.expansions:
            row.append(self._no_expansions)
            return
        covid, tiles, zombies = [0, 0, 0], self._no_tiles, 0
        for part in s.parts:
            if isinstance(part, CovidPart):
                covid = [part.survived, deceased(part), part.tries]
                tiles = bytes(part.track)
            elif isinstance(part, ZombiePart):
                zombies = part.left
        row.append(bytes(covid) + tiles + BYTE[zombies])

    def _rules_columns(self, rules: Rules[State, Board]) -> bytes:
        """Without expansions even the switches that are off stay zero."""
        agreed = [
            *(rules.admit_requires_hub, rules.perimeter_parking, rules.unpaid_staff_leave),
            *(rules.final_turn_order_reset, rules.may_decline_treatment, rules.hub_special_limit),
            *(rules.outdoor_walking, rules.turn_order_phases),
        ]
        columns = [bytes(agreed)]
        for option in self._switches:
            chosen = option.values.index(rules.options[option.id]) if rules.expansions else -1
            columns.append(one_hot(len(option.values))[chosen])
        return b"".join(columns)

    def _encode_head(self, s: State, b: Board, viewer: int, hidden: bool, row: list[bytes]) -> None:
        """What all seats know about a clinic, whatever its owner does in secret."""
        ask = b.ask
        if hidden and ask:
            ask = INITIAL_PIECE
        elif ask == self._secret_ask and b.seat != viewer:
            ask = self._open_ask
        order = s.order.index(b.seat) + 1 if b.seat in s.order else 0
        rank = s.stack.index(b.seat) + 1 if b.seat in s.stack else 0
        money, income, time = (
            min(b.money, MAX_VALUE),
            min(b.income, MAX_VALUE),
            min(b.time, MAX_VALUE),
        )
        markers = [money, income, time, min(max(b.popularity, 0), MAX_VALUE)]
        row.append(bytes([1, hidden, b.expert, b.seat == s.acting, order, rank, *markers]))
        row.append(self._bonus[b.bonus])
        row.append(self._decision[ask])

    def _encode_actions(self, s: State, b: Board, viewer: int, row: list[bytes]) -> None:
        row.append(self._shape[b.shape_number])
        spent = 0 if b.moving is None else min(b.moving.spent, MAX_VALUE)
        counts = [spent, b.to_park, b.to_leave, b.abandoned, b.deaths]
        counts += [b.hubs_built, b.specials_built]
        left = b.left
        if left is None or s.phase != RESOLVE:
            counts += NOTHING_LEFT
        else:
            counts += [left.components, left.extra_supply]
            counts += [left.doctors, left.others, left.queue_points]
        played = b.played
        counts += [played.count(BUILD), played.count(HIRE), played.count(ADMIT), b.selected >= 0]
        row.append(bytes(counts))
        secret = s.phase == SELECT and b.seat != viewer
        row.append(self._tile[-1 if secret else b.selected])
        row.append(self._component[b.piece if b.ask == BUILD_SPACE else -1])
        row.append(BYTE[b.piece + 1 if b.ask == MOVE_DESTINATION else 0])

    def _encode_spaces(self, b: Board, row: list[bytes]) -> None:
        if not b.encoded:
            b.encoded = self._space_columns(b)
        row.append(b.encoded)

    def _space_columns(self, b: Board) -> bytes:
        """What is built, and where cars stand."""
        hubs = [0] * len(self._no_services)
        for space in members(b.of_kind[b.content.hub]):
            hubs[b.hub_service[space]] |= 1 << space
        sets = [b.shut, b.slow, b.stops, b.upgraded, b.parking, b.helipads, b.gardens]
        sets += [operational(b), *hubs, *b.of_kind[1:]]
        spaces = 0
        for one in sets:
            spaces = spaces << self._spaces | one
        edges = b.entrances << 2 * self._borders | b.streets << self._borders | b.cars
        columns = [bits(spaces, self._space_sets), bytes(b.parked), self._rest[b.shape_number]]
        return b"".join([*columns, bits(edges, self._edge_sets)])

    def _encode_pieces(self, s: State, b: Board, row: list[bytes]) -> None:
        """Blood and zombies by space, waiting virus tiles by service."""
        if not s.rules.expansions:
            row.append(self._no_pieces)
            return
        blood, zombies = [0] * self._spaces, [0] * self._spaces
        virus = self._no_services
        for part in s.parts:
            if isinstance(part, BloodPart):
                for space in part.hubs[b.seat] + part.rooms[b.seat]:
                    blood[space] += 1
            elif isinstance(part, ZombiePart):
                for space in part.where[b.seat]:
                    zombies[space] += 1
            elif isinstance(part, CovidPart):
                virus = bytes(part.waiting[b.seat])
        row.append(bytes(blood))
        row.append(bytes(zombies))
        row.append(virus)

    def _encode_people(self, s: State, b: Board, row: list[bytes]) -> None:
        names, people, places = self._name, self._person, self._place[b.shape_number]
        simple = not s.rules.expansions
        plan: list[int] = [] if b.care is None else b.care.plan
        shown = b.present if len(b.present) <= SLOTS else b.present[:SLOTS]
        for person in shown:
            kind, place = b.kind[person], b.place[person]
            colour = b.colour[person] if kind in (DOCTOR, PATIENT) else -1
            if plan and person in plan:
                n = plan.index(person)
                partner = plan[n + 1 - n % 2 * 2] + 1
                row.append(bytes([person, b.bound[person], partner]))
            else:
                row.append(names[person][b.bound[person]])
            row.append(people[kind][colour][b.service[person]])
            row.append(places[place if place >= 0 else -1])
            row.append(self._healthy if simple else _conditions(s, b.seat, person))
        row.append(self._nobody * (SLOTS - len(shown)))


def _place_table(shape: Shape) -> list[bytes]:
    """Columns by place: the area, and the space on the board. The last entry is away."""
    areas = one_hot(len(AREAS))
    spaces = [
        bytes([n % shape.columns, n // shape.columns % shape.rows, shape.floor_of[n]])
        for n in range(shape.spaces)
    ]
    return [
        *(areas[0] + space for space in spaces),
        *(areas[1] + spaces[target] for target in shape.entrance_target),
        *(areas[2] + space for space in spaces),
        areas[3] + bytes(3),
        areas[4] + bytes(3),
    ]


def _conditions(s: State, seat: int, person: int) -> bytes:
    """A person's conditions from expansions, in the order of CONDITIONS."""
    flags = [0] * len(CONDITIONS)
    for part in s.parts:
        if isinstance(part, CovidPart):
            flags[0] = person in part.infected[seat]
            flags[1] = person in part.quarantine[seat]
        elif isinstance(part, BloodPart):
            flags[2] = person == part.donor[seat]
            flags[3] = person in part.on_top[seat][::2]
        elif isinstance(part, WorkaholicPart):
            flags[4] = person in part.exhausted[seat]
        elif isinstance(part, ZombiePart):
            flags[5] = person in part.resting[seat]
    return bytes(flags)
