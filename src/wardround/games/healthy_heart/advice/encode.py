"""HH-2.22 The table as numbers, for learning (see `wardround.core.encoding`); nothing is hidden.

Seats count from the viewer: ``seat+1`` is the next one. Moves name patients by number, so every
place has a column for its patient's number.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

from wardround.core.encoding import BYTE, Column, flags, numbers, one_hot, one_of
from wardround.games.healthy_heart.meta import META
from wardround.games.healthy_heart.rules import constants as k
from wardround.games.healthy_heart.rules.cubes import by_colour
from wardround.games.healthy_heart.rules.decisions import DECISIONS
from wardround.games.healthy_heart.rules.state import SLOTS, State
from wardround.games.healthy_heart.rules.tables import Content

RULES: Final = [
    *("broke_at_zero", "clockwise", "consent", "er_rescue", "fresh_tokens", "higher_income"),
    *("order_supplies", "rounds_auto", "veto", "award_hold"),
]
MAX_MONEY: Final = 200
MAX_LEVEL: Final = 8
MAX_TOKENS: Final = 16
STAFF_PLACES: Final = ["parking_lot", "office", "job_line"]
"""Where staff can be outside the Hospital's locations, from -3 to -1."""


class Encoder:
    """Encodes the turn, the pending choice, cubes, patients, Rooms, staff, characters and cards."""

    def __init__(self, c: Content) -> None:
        self.seats = max(META.seats)
        self._no_card = bytes(len(c.card_ids))
        self._no_staff = bytes(len(c.hiring))
        self._no_ability = bytes(len(c.abilities))
        self._no_doctor = bytes(len(c.doctors))
        self._no_place = bytes(c.places)
        characters = c.doctor_names + c.administrator_names
        pools = [f"medical.{n}" for n in range(SLOTS)] + [f"admin.{n}" for n in range(SLOTS)]
        pools += ["chief", *(f"shared.{n}" for n in range(len(c.pool_medical)))]
        rooms = [room.id for room in c.rooms]
        mixed = c.place_ids[c.first_clinic :]
        trained = [f"{slot}.{name}" for slot in range(SLOTS) for name in c.training_names]
        parts = c.parts
        cubes = max(parts.cubes_per_malady, parts.cubes_black)
        beds = parts.beds_low_per_colour + parts.beds_high_per_colour
        amounts = ["heal_level", "cubes", "returns", "picks", "moved", "body_pv"]
        self.columns = [
            *one_of("decision", [decision.name for decision in DECISIONS]),
            *one_of("phase", k.PHASE_IDS),
            *numbers("rule", RULES, 1),
            *one_of("difficulty", c.difficulty_ids),
            *numbers("seat+", range(self.seats), 1),
            *numbers("asked.seat+", range(self.seats), 1),
            *numbers("passed.seat+", range(self.seats), 1),
            Column("turn", 16),
            Column("money", MAX_MONEY),
            Column("prestige", MAX_MONEY),
            *one_of("acting", range(SLOTS)),
            *one_of("action", k.KIND_IDS),
            *one_of("draw_for", k.DRAW_IDS),
            *one_of("ambulance", k.SIDES),
            *one_of("procedure.colour", c.cube_names),
            *one_of("procedure.malady", c.malady_ids),
            *one_of("marker", c.training_names),
            *one_of("place", c.place_ids),
            Column("body.patient", c.patients),
            *numbers("now", amounts, 32),
            *numbers("cup", c.cube_names, cubes),
            *numbers("discard", c.cube_names, cubes),
            *numbers("drawn", c.cube_names, cubes),
            *numbers("patient", c.place_ids, c.patients),
            *numbers("level", c.place_ids, MAX_LEVEL),
            *numbers("cubes", c.place_ids, MAX_LEVEL),
            *numbers("side", c.place_ids, 2),
            *numbers("priority", c.place_ids, 1),
            *numbers("dying", c.place_ids, 1),
            *(column for place in mixed for column in one_of(f"malady.{place}", c.malady_ids)),
            *numbers("came_from", c.place_ids[c.first_er :], c.first_bed),
            *numbers("beds_left", c.bed_names, beds),
            *numbers("or_left", c.malady_ids, 1),
            *numbers("cemetery", range(len(c.cemetery)), 1),
            *numbers("morgue", range(c.morgue_places), 1),
            Column("tombstones_left", parts.tombstones),
            Column("coroner_graves", parts.tombstones),
            *(col for name in c.malady_ids for col in one_of(f"ward.{name}", c.ability_names)),
            *numbers("ability_aside", c.ability_names, 1),
            *numbers("ability_unseen", c.ability_names, 1),
            *numbers("room", rooms, 2),
            *(col for n in range(parts.room_slots) for col in one_of(f"slot.{n}", rooms)),
            *(
                col
                for name in c.hiring_names
                for col in one_of(f"staff.{name}", STAFF_PLACES + c.location_ids)
            ),
            *numbers("for_hire", c.hiring_names, 1),
            Column("hire_face_down", len(c.job_requirements)),
            Column("guard_in_front"),
            *(col for n in range(SLOTS) for col in one_of(f"character.{n}", characters)),
            *numbers("mine", range(SLOTS), 1),
            *numbers("unused", pools, MAX_TOKENS),
            *numbers("used", pools, MAX_TOKENS),
            *numbers("training", trained, MAX_TOKENS),
            *numbers("doctor_free", c.doctor_names, 1),
            *numbers("doctor_fired", c.doctor_names, 1),
            *numbers("stock", ["medical", "admin"], max(parts.medical_tokens, parts.admin_tokens)),
            *numbers("training_pool", c.training_names, MAX_TOKENS),
            *numbers("training_face_down", c.training_names, MAX_TOKENS),
            *numbers("card_unseen", c.card_ids, 1),
            *numbers("card_left", c.card_ids, 1),
            *numbers("card_right", c.card_ids, 1),
            *numbers("card_under", c.card_ids, 1),
            Column("pile", len(c.card_ids)),
        ]
        self._decision = one_hot(len(DECISIONS))
        self._seat_set = [
            bytes([seats >> n & 1 for n in range(self.seats)]) for seats in range(1 << self.seats)
        ]
        self._phase = one_hot(len(k.PHASE_IDS))
        self._difficulty = dict(zip(c.difficulty_ids, one_hot(len(c.difficulty_ids)), strict=False))
        self._slot = one_hot(SLOTS)
        self._kind = one_hot(len(k.KIND_IDS))
        self._draw = one_hot(len(k.DRAW_IDS))
        self._side = one_hot(len(k.SIDES))
        self._colour = one_hot(len(c.cube_names))
        self._malady = one_hot(c.maladies)
        self._marker = one_hot(len(c.training))
        self._place = one_hot(c.places)
        self._ability = one_hot(len(c.abilities))
        self._room = one_hot(len(rooms))
        self._where = one_hot(len(STAFF_PLACES) + c.locations)
        self._character = one_hot(len(characters))

    def encode(self, s: State, seat: int, row: list[bytes]) -> None:
        self._encode_turn(s, seat, row)
        self._encode_choice(s, row)
        self._encode_cubes(s, row)
        self._encode_patients(s, row)
        self._encode_hospital(s, row)
        self._encode_characters(s, seat, row)
        none = self._no_card
        row.append(flags(s.unseen, none))
        row.append(flags(s.left, none))
        row.append(flags(s.right, none))
        row.append(flags(s.under, none))
        row.append(BYTE[s.pile_unseen])

    def _encode_turn(self, s: State, seat: int, row: list[bytes]) -> None:
        rules, seats, decision = s.rules, s.rules.seats, s.decision()
        row.append(self._decision[decision - k.D_FIRST if decision >= 0 else k.NONE])
        row.append(self._phase[s.phase])
        row.append(bytes([rules.broke_at_zero, rules.clockwise, rules.consent, rules.er_rescue]))
        row.append(bytes([rules.fresh_tokens, rules.higher_income, rules.order_supplies]))
        row.append(bytes([rules.rounds_auto, rules.veto, rules.award_hold]))
        row.append(self._difficulty[rules.difficulty])
        everybody = (1 << seats) - 1
        asked = everybody & ~s.passed
        if decision != k.D_CHOOSE_ACTION:
            decider = DECISIONS[decision - k.D_FIRST].seat if decision >= 0 else None
            asked = 1 if decider is None else 1 << decider(s)
        row.append(self._seat_set[everybody])
        row.append(self._seat_set[_turned(asked, seat, seats)])
        row.append(self._seat_set[_turned(s.passed, seat, seats)])
        money, prestige = min(s.money, MAX_MONEY), min(s.prestige, MAX_MONEY)
        row.append(bytes([s.turn, max(money, 0), max(prestige, 0)]))

    def _encode_choice(self, s: State, row: list[bytes]) -> None:
        """The subject of the Action, check or death in progress."""
        act, heal, body = s.act, s.heal, s.body
        colour, malady = (k.NONE, k.NONE) if s.procedure is None else s.procedure
        row.append(self._slot[k.NONE if act is None else act.slot])
        row.append(self._kind[k.NONE if act is None else act.kind])
        row.append(self._draw[s.drawing if s.drawn else k.NONE])
        row.append(self._side[s.card_side if s.phase == k.AMBULANCE else k.NONE])
        row.append(self._colour[colour])
        row.append(self._malady[malady])
        row.append(self._marker[k.NONE if s.assignment is None else s.assignment.marker])
        row.append(self._place[s.place])
        amounts = [0, 0, 0] if heal is None else [heal.level, heal.bonus_cubes, heal.returns]
        amounts += [0, 0] if act is None else [act.picks, act.moved]
        amounts.append(0 if body is None else body.pv)
        row.append(BYTE[0 if body is None else body.patient])
        row.append(bytes([min(max(amount, 0), 32) for amount in amounts]))

    def _encode_cubes(self, s: State, row: list[bytes]) -> None:
        cup, colours = s.cup, len(s.discard)
        ends = [bisect_left(cup, colour) for colour in range(colours + 1)]
        row.append(bytes([ends[n + 1] - ends[n] for n in range(colours)]))
        row.append(bytes(s.discard))
        row.append(bytes(by_colour(s, s.drawn)))

    def _encode_patients(self, s: State, row: list[bytes]) -> None:
        c, who = s.content, s.who
        row.append(bytes(who))
        row.append(bytes(s.level))
        row.append(bytes(s.cubes))
        row.append(bytes(s.side))
        priority = who.index(s.priority) if s.priority in who and s.priority else k.NONE
        row.append(self._place[priority])
        row.append(flags(s.dead, self._no_place))
        maladies = self._malady
        row += [
            maladies[s.malady[n] if who[n] else k.NONE] for n in range(c.first_clinic, c.places)
        ]
        row += [
            BYTE[s.home[n - c.first_er] + 1 if who[n] else 0] for n in range(c.first_er, c.places)
        ]

    def _encode_hospital(self, s: State, row: list[bytes]) -> None:
        row.append(bytes(s.beds))
        row.append(bytes(s.or_stock))
        row += [BYTE[grave > 0] for grave in s.cemetery]
        row += [BYTE[grave > 0] for grave in s.morgue]
        row.append(bytes([s.tombstones, s.coroner_graves]))
        abilities, rooms, places = self._ability, self._room, self._where
        row += [abilities[n] for n in s.abilities]
        row.append(flags(s.aside_seen, self._no_ability))
        row.append(flags(s.aside_unseen, self._no_ability))
        row.append(bytes(s.rooms))
        row += [rooms[n] for n in s.slots]
        row += [places[where + len(STAFF_PLACES)] for where in s.staff]
        row.append(flags([marker for marker in s.job if marker >= 0], self._no_staff))
        row.append(bytes([s.job.count(k.FACE_DOWN), s.guard_front]))

    def _encode_characters(self, s: State, seat: int, row: list[bytes]) -> None:
        cast = len(s.cast)
        for slot in range(SLOTS):
            row.append(self._character[s.character(slot) if slot < cast else k.NONE])
        row += [BYTE[slot < cast and s.seat_of(slot) == seat] for slot in range(SLOTS)]
        row.append(bytes(s.unused))
        row.append(bytes(s.used))
        row.append(bytes(s.training))
        row.append(flags(s.unused_doctors, self._no_doctor))
        row.append(flags(s.fired, self._no_doctor))
        row.append(bytes([s.stock_medical, s.stock_admin]))
        row.append(bytes(s.pool_up))
        row.append(bytes(s.pool_down))


def _turned(seats: int, first: int, count: int) -> int:
    """A set of seats, renumbered to start at ``first``."""
    return (seats >> first | seats << (count - first)) & ((1 << count) - 1)
