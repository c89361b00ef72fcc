"""Content and options in the form the rules use: things by number, names resolved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from wardround.core.game import Options
from wardround.games.healthy_heart.rules import constants as k

if TYPE_CHECKING:
    from wardround.games.healthy_heart.content.rows import (
        AbilityRow,
        AdministratorRow,
        AllTables,
        AreaRow,
        BonusRow,
        DoctorRow,
        HiringRow,
        RoomRow,
        RoomSide,
        TrainingRow,
    )

RESEARCH_LEVELS: Final = ["", "basic", "advanced"]
WHEN: Final = {"malady": k.WHEN_MALADY, "cube_patient": k.WHEN_CUBE_PATIENT, "ward": k.WHEN_WARD}
ASSIGN_TO: Final = ["never", "location_with_patient", "or", "location_with_cube_patient", "ward"]
"""Where staff may be assigned, in the order of the constants from `ASSIGN_NEVER` on."""


def or_default(value: int | None, default: int) -> int:
    return default if value is None else value


def number_of(name: str | None, names: list[str]) -> int:
    """The number behind a name; -1 for no name."""
    return -1 if name is None else names.index(name)


def only_index(fits: list[bool]) -> int:
    """The number of the one that fits, or -1."""
    return max([number for number, fit in enumerate(fits) if fit], default=-1)


def by_side(basic: int, improved: int | None) -> list[int]:
    """A number for each side of a Room; before it is built, the Basic one."""
    return [basic, basic, or_default(improved, basic)]


def level_bits(levels: tuple[int, int]) -> int:
    """The levels from the lowest to the highest, as bits."""
    lowest, highest = levels
    return sum(1 << level for level in range(lowest, highest + 1))


class Area:
    """A kind of place; its lists are by side of its Room: unbuilt, Basic, Improved.

    Triage and the Wards have no Room, and count as unbuilt.
    """

    def __init__(self, row: AreaRow) -> None:
        highest = row.levels_improved or row.levels
        basic_in = row.transfer_levels or row.levels
        improved_in = row.transfer_levels_improved or row.transfer_levels or highest
        self.places = by_side(row.places, row.places_improved)
        self.heal = by_side(row.heal, row.heal_improved)
        self.pv = by_side(row.pv, row.pv_improved)
        self.levels = by_side(row.levels[1], highest[1])
        """The highest level the area can hold."""
        self.lowest = row.levels[0]
        self.takes_in = by_side(level_bits(basic_in), level_bits(improved_in))
        """The levels that may be transferred in, as bits."""
        if not row.transfer_in:
            self.takes_in = [0, 0, 0]
        if row.id not in ("triage", "ward"):
            self.places[k.UNBUILT] = self.takes_in[k.UNBUILT] = 0
        self.cube_patients = row.cube_patients
        self.heal_allowed = row.heal_allowed
        self.housekeeping_fee = row.housekeeping_fee


def levels_into(area: int, areas: list[Area], area_of: list[int]) -> list[list[int]]:
    """HH-9.4, HH-9.6, HH-9.8 By side of an area's Room and by place, the levels at which a patient
    may be transferred in, as bits: not within an area, and to the Clinic only with cubes."""
    barred = [
        leaving == area or (area == k.CLINIC and not areas[leaving].cube_patients)
        for leaving in area_of
    ]
    return [[0 if bar else bits for bar in barred] for bits in areas[area].takes_in]


class Room:
    """A New Room; its lists are by side: unbuilt, Basic, Improved."""

    def __init__(self, row: RoomRow, maladies: list[str], unbuilt: RoomSide) -> None:
        sides = [unbuilt, row.basic, row.improved]
        self.id = row.id
        self.name = row.name
        self.malady = number_of(row.malady, maladies)
        self.area = number_of(row.area, k.AREA_IDS)
        self.prestige = [side.prestige for side in sides]
        self.graves = [side.tombstone_prices for side in sides]
        self.research = [RESEARCH_LEVELS.index(side.research or "") for side in sides]
        """0 none, 1 Basic, 2 Advanced Research."""
        self.shared_admin = [side.shared_admin for side in sides]
        self.shared_medical = [side.shared_medical for side in sides]


class Bonus:
    """Some cubes and the condition under which they may be drawn."""

    def __init__(self, row: BonusRow | None, maladies: list[str]) -> None:
        self.cubes = 0 if row is None else row.cubes
        self.when: int = k.NEVER if row is None else WHEN[row.when]
        self.malady = -1
        if row is not None and row.when == "malady":
            self.malady = number_of(row.malady, maladies)


class Doctor:
    def __init__(self, row: DoctorRow, maladies: list[str], rooms: list[str]) -> None:
        self.id = row.id
        self.name = row.name
        self.title = row.title
        self.bonus = Bonus(row.bonus, maladies)
        self.admin_tokens = row.admin_tokens
        self.discount_room = -1 if row.discount is None else rooms.index(row.discount.room)
        self.discount_price = 0 if row.discount is None else row.discount.price
        self.research_with_medical = row.research_with_medical
        self.free_bodies = 0 if row.free_body is None else row.free_body.per_game_turn
        """The number of deaths per Game Turn that cost no Money (Dr. Lucky)."""


class Administrator:
    def __init__(self, row: AdministratorRow) -> None:
        self.id = row.id
        self.name = row.name
        self.special = [kind in row.special for kind in k.KIND_IDS]
        """For each kind of Action or reaction, whether this Administrator has it."""
        self.actions = [kind for kind in range(k.FIRST_SPECIAL, k.KINDS) if self.special[kind]]
        """The kinds of its Special Actions."""


class Ability:
    """A Ward Ability: what it changes."""

    def __init__(self, row: AbilityRow) -> None:
        self.id = row.id
        self.label = row.label
        self.doctor_bonus = row.doctor_bonus
        self.extra_return = row.extra_return
        self.flip_admin = row.flip_admin
        self.ignore_black = row.ignore_black
        self.matching_per_level = row.matching_per_level
        self.no_doctor_bonus = row.id == "no_doctor_bonus"
        self.or_patients = row.patients
        self.or_price = row.price
        self.research = row.id == "research_on_cure"
        self.rounds_increase = row.rounds_increase
        self.settlement_pv_plus = row.settlement_pv_plus
        self.worst_first = row.id == "worst_first"


class Training:
    def __init__(self, row: TrainingRow, maladies: list[str]) -> None:
        self.id = row.id
        self.name = row.name
        self.copies = row.copies
        self.bonus = Bonus(row.bonus, maladies)
        self.basic_research = row.basic_research_with_medical
        self.admin_tokens = row.admin_tokens
        self.prestige = row.prestige
        self.grave = or_default(row.tombstone_price, -1)
        """The price of the marker as a Tombstone space (Coroner), or -1."""


class Hiring:
    def __init__(self, row: HiringRow) -> None:
        self.id = row.id
        self.name = row.name
        self.office = row.place == "office"
        self.assign = ASSIGN_TO.index(row.assign)
        self.bonus_cubes = row.bonus_cubes
        self.extra_return = row.extra_return
        self.guard = row.id == "security_guard"
        self.hire_price = or_default(row.hire_price, -1)
        self.housekeeping_money = row.housekeeping_money
        self.miracle = row.id == "chaplain"
        self.money_divisor = row.money_divisor
        self.prestige_loss_minus = row.prestige_loss_minus
        self.shared_admin = row.shared_admin


class Content:
    """All tables of the game, made once per library of content."""

    # All in one function: the compiler then knows that every field the rules look up is set.
    def __init__(self, t: AllTables) -> None:
        costs, specials = t.components.costs, {row.id: row for row in t.administrators.special}
        self.parts = t.components.components
        self.setup = t.components.setup
        self.cards_per_phase: int = t.components.setup.ambulance_per_phase
        # Maladies; the colour after the last malady is black.
        self.maladies = len(t.maladies.malady)
        self.malady_ids = [row.id for row in t.maladies.malady]
        self.malady_names = [row.name for row in t.maladies.malady]
        self.cube_names = [row.colour for row in t.maladies.malady] + ["black"]
        names = {row.value: row.name for row in t.maladies.level}
        self.level_names = [names.get(n, str(n)) for n in range(max(names, default=0) + 1)]
        self.bed_names = [f"bed:{n}.{side}" for side in ("low", "high") for n in self.malady_ids]
        self.cubes: list[int] = []
        """All cubes, sorted by colour."""
        for malady in range(self.maladies):
            self.cubes += [malady] * self.parts.cubes_per_malady
        self.cubes += [self.maladies] * self.parts.cubes_black
        self.build_price = costs.build
        self.improve_price = costs.improve
        self.hire_price = costs.hire
        self.train_price = costs.train
        self.construction_price = costs.efficient_construction
        self.prestige_per_dollar = costs.prestige_per_missing_dollar
        self.overtime_prestige = costs.overtime_prestige_per_token
        self.efficiency_cubes = costs.efficiency_cubes
        self.priority_cubes = specials["priority_status"].bonus_cubes or 0
        self.priority_pv = specials["priority_status"].pv_plus or 0
        self.supply_cubes = t.options.order_supplies.cubes
        self.cemetery = t.cemetery.cemetery.prices
        self.job_requirements = t.hiring.job_line.requirements
        self.difficulty_ids = [row.id for row in t.options.difficulty]
        self.difficulty_cubes = [row.cubes_per_card for row in t.options.difficulty]
        self.bands = t.bands
        self.card_ids = [row.id for row in t.cards]
        self.card_titles = [row.title for row in t.cards]
        self.card_cubes = [row.cubes for row in t.cards]
        areas: dict[str, Area] = {row.id: Area(row) for row in t.areas}
        self.areas = [areas[area] for area in k.AREA_IDS]
        self.rooms = [Room(row, self.malady_ids, t.unbuilt) for row in t.rooms]
        rooms = [room.id for room in self.rooms]
        self.doctors = [Doctor(row, self.malady_ids, rooms) for row in t.doctors]
        self.administrators = [Administrator(row) for row in t.administrators.administrator]
        self.abilities = [Ability(row) for row in t.abilities]
        self.no_ability = Ability(t.no_ability)
        """The ability of a Ward in a position that names none."""
        self.training = [Training(row, self.malady_ids) for row in t.training]
        self.hiring = [Hiring(row) for row in t.hiring.hiring]
        self.doctor_names = [doctor.id for doctor in self.doctors]
        self.administrator_names = [administrator.id for administrator in self.administrators]
        self.training_names = [training.id for training in self.training]
        self.hiring_names = [hiring.id for hiring in self.hiring]
        self.ability_names = [ability.id for ability in self.abilities]
        # What there is only one of, by number; -1 if there is none.
        self.guard = only_index([hiring.guard for hiring in self.hiring])
        self.award = only_index([training.prestige != 0 for training in self.training])
        self.coroner = only_index([training.grave >= 0 for training in self.training])
        self.crowded = only_index([ability.or_patients != 0 for ability in self.abilities])
        """The ability that makes an O.R. cheaper."""
        self.worst_first = only_index([ability.worst_first for ability in self.abilities])
        """The ability that keeps all but the most ill of a Ward from being healed."""
        self.clinic_room = only_index([room.area == k.CLINIC for room in self.rooms])
        self.er_room = only_index([room.area == k.ER for room in self.rooms])
        self.morgue_room = only_index([len(room.graves[k.IMPROVED]) > 0 for room in self.rooms])
        self.lab_room = only_index([any(room.research) for room in self.rooms])
        self.or_room = [
            only_index([room.area == k.OR and room.malady == malady for room in self.rooms])
            for malady in range(self.maladies)
        ]
        morgue = self.rooms[self.morgue_room].graves
        self.morgue_places = max(map(len, morgue)) if self.morgue_room >= 0 else 0
        # Tombstone spaces in order: Cemetery, Morgue, the Coroner of each Doctor.
        self.first_morgue = len(self.cemetery)
        self.first_coroner = self.first_morgue + self.morgue_places
        prices = [self.build_price, self.improve_price]
        prices += [doctor.discount_price for doctor in self.doctors if doctor.discount_room >= 0]
        prices += [ability.or_price for ability in self.abilities if ability.or_patients]
        self.lowest_room_price = min(prices)
        """With less than this, no Room can be built or improved."""
        prices = [hiring.hire_price for hiring in self.hiring if hiring.hire_price >= 0]
        self.lowest_hire_price = min([self.hire_price, *prices])
        # Places in order: left chairs, right chairs, beds, O.R.s, Clinic rows, E.R. spaces.
        m, ids = self.maladies, self.malady_ids
        self.beds = self.areas[k.WARD].places[k.UNBUILT]
        places = [(k.TRIAGE, 0, n, f"chair:{side}.{ids[n]}") for side in k.SIDES for n in range(m)]
        self.first_bed = len(places)
        for n in range(m):
            places += [(k.WARD, 1 + n, n, f"bed:{ids[n]}.{b + 1}") for b in range(self.beds)]
        self.first_or = len(places)
        places += [(k.OR, 1 + m + n, n, f"room:{rooms[self.or_room[n]]}") for n in range(m)]
        self.first_clinic = len(places)
        rows = range(self.areas[k.CLINIC].places[k.IMPROVED])
        places += [(k.CLINIC, 1 + 2 * m, -1, f"clinic:{row + 1}") for row in rows]
        self.first_er = len(places)
        spaces = range(self.areas[k.ER].places[k.IMPROVED])
        places += [(k.ER, 2 + 2 * m, -1, f"er:{space + 1}") for space in spaces]
        self.places = len(places)
        self.area_of = [place[0] for place in places]
        self.location_of = [place[1] for place in places]
        self.malady_of = [place[2] for place in places]
        self.place_ids = [place[3] for place in places]
        self.spots = [k.AREA_IDS[area] for area in self.area_of]
        """By place: ``left`` or ``right`` for chairs, else the area."""
        self.spots[: self.first_bed] = [side for side in k.SIDES for _ in range(m)]
        self.into_ward = levels_into(k.WARD, self.areas, self.area_of)[k.UNBUILT]
        self.into_or = levels_into(k.OR, self.areas, self.area_of)
        self.into_clinic = levels_into(k.CLINIC, self.areas, self.area_of)
        # Locations in order: Triage, Wards, O.R.s, Clinic, E.R.
        housed = [*self.or_room, self.clinic_room, self.er_room]
        self.locations = 1 + m + len(housed)
        self.location_ids = ["area:triage", *[f"ward:{malady}" for malady in ids]]
        self.location_ids += [f"room:{rooms[room]}" for room in housed]
        self.location_area = [k.TRIAGE, *[k.WARD] * m, *[self.rooms[n].area for n in housed]]
        self.location_places = [
            [place for place in range(self.places) if self.location_of[place] == location]
            for location in range(self.locations)
        ]
        self.ward_beds = self.location_places[1 : 1 + m]
        self.location_room = [-1] * (1 + m) + housed
        self.room_location = [
            self.location_room.index(n) if n in housed else -1 for n in range(len(rooms))
        ]
        """A Room's number as a location for staff (HH-12.7), or -1."""
        # Shared tokens remember where they came from (HH-R87), so each origin has its own pool.
        pools = [(True, n, -1) for n, room in enumerate(self.rooms) if any(room.shared_medical)]
        pools += [(False, n, -1) for n, room in enumerate(self.rooms) if any(room.shared_admin)]
        pools += [(False, -1, n) for n, hiring in enumerate(self.hiring) if hiring.shared_admin]
        self.pool_medical = [pool[0] for pool in pools]
        self.pool_room = [pool[1] for pool in pools]
        self.pool_hiring = [pool[2] for pool in pools]
        self.patients = self.setup.start_beds + self.setup.ambulance_dealt * m + self.places + 1
        """The most patients a game can have."""
        self.menus: dict[int, Any] = {}
        """By number of seats, the action objects made so far (`menus.menus_for`)."""
        self._name_pieces()
        self._name_tokens()

    def _name_pieces(self) -> None:
        """The ids that actions carry, the numbers behind them, and the names of content."""
        cast = [*self.doctor_names, *self.administrator_names]
        # Doctors before Administrators.
        self.character_ids = [f"character:{name}" for name in cast]
        self.room_ids = [f"room:{room.id}" for room in self.rooms]
        self.cube_ids = [f"cube:{name}" for name in self.cube_names]
        self.ward_ids = [f"ward:{malady}" for malady in self.malady_ids]
        self.training_ids = [f"training:{t}" for t in self.training_names] + ["training:face_down"]
        self.staff_ids = [f"staff:{name}" for name in self.hiring_names]
        self.patient_ids = [f"patient:{n}" for n in range(self.patients + 1)]
        self.slot_ids = [f"slot:{n + 1}" for n in range(self.parts.room_slots)]
        self.space_ids = (
            [f"grave:{n + 1}" for n in range(len(self.cemetery))]
            + [f"morgue:{n + 1}" for n in range(self.morgue_places)]
            + [f"coroner:{name}" for name in self.doctor_names]
        )
        self.character_number = numbers(self.character_ids)
        self.room_number = numbers(self.room_ids)
        self.location_number = numbers(self.location_ids)
        self.cube_number = numbers(self.cube_ids)
        self.ward_number = numbers(self.ward_ids)
        self.training_number = numbers(self.training_ids)
        self.staff_number = numbers(self.staff_ids)
        self.patient_number = numbers(self.patient_ids)
        self.chair_number = numbers(self.place_ids[: self.first_bed])
        self.slot_number = numbers(self.slot_ids)
        # Bonuses of markers: Training, then staff.
        self.marker_ids = [*self.training_ids[:-1], *self.staff_ids]
        self.marker_number = numbers(self.marker_ids)
        self.marker_cubes = [training.bonus.cubes for training in self.training]
        self.marker_cubes += [hiring.bonus_cubes for hiring in self.hiring]
        self.space_number = numbers(self.space_ids)
        people = [d.name for d in self.doctors] + [a.name for a in self.administrators]
        self.names = dict(zip(self.character_ids, people, strict=True))
        maladies = [f"malady:{malady}" for malady in self.malady_ids]
        self.names |= dict(zip(maladies, self.malady_names, strict=True))
        self.names |= {f"room:{room.id}": room.name for room in self.rooms}
        self.names |= {f"training:{training.id}": training.name for training in self.training}
        self.names |= {f"staff:{hiring.id}": hiring.name for hiring in self.hiring}
        self.names |= {f"ability:{ability.id}": ability.label for ability in self.abilities}
        cards = [f"ambulance:{card}" for card in self.card_ids]
        self.names |= dict(zip(cards, self.card_titles, strict=True))

    def _name_tokens(self) -> None:
        """Name Personal tokens by owner, Shared ones by origin."""
        self.token_bits = k.SHARED_BITS + len(self.pool_medical)
        self.medical_bits = k.BIT_MEDICAL
        self.admin_bits = k.BIT_ADMIN
        self.shared_token_ids: list[str] = []
        self.token_bit = {"token:chief": 2}
        self.token_owner: dict[str, int] = {}
        for pool, medical in enumerate(self.pool_medical):
            room, hiring = self.pool_room[pool], self.pool_hiring[pool]
            origin = self.rooms[room].id if room >= 0 else self.hiring[hiring].id
            token = f"token:{'medical' if medical else 'admin'}.{origin}"
            self.shared_token_ids.append(token)
            self.token_bit[token] = k.SHARED_BITS + pool
            if medical:
                self.medical_bits |= 1 << (k.SHARED_BITS + pool)
            else:
                self.admin_bits |= 1 << (k.SHARED_BITS + pool)
        self.desk_bits = self.admin_bits | k.BIT_CHIEF
        self.token_ids: list[list[str]] = []
        """By character and bit: Personal tokens, the Chief of Staff's, Shared ones."""
        for number, character in enumerate(self.character_ids):
            name = character.partition(":")[2]
            personal = [f"token:medical.{name}", f"token:admin.{name}"]
            for bit, token in enumerate(personal):
                self.token_bit[token] = bit
                self.token_owner[token] = number
            self.token_ids.append([*personal, "token:chief", *self.shared_token_ids])


def numbers(ids: list[str]) -> dict[str, int]:
    """The number behind each id."""
    return {name: number for number, name in enumerate(ids)}


class Rules:
    """The options of one game, as the rules use them."""

    def __init__(self, content: Content, options: Options) -> None:
        self.options = options
        self.seats = int(options["seats"])
        self.slots = [
            list(range(seat, 1 + content.setup.doctors_in_play, self.seats))
            for seat in range(self.seats)
        ]
        """The characters that each seat plays (HH-1.4, HH-R91)."""
        self.difficulty = str(options["difficulty"])
        level = content.difficulty_ids.index(self.difficulty)
        self.cubes_per_card = content.difficulty_cubes[level]
        self.order_supplies = options["order_supplies"] is True
        self.higher_income = options["higher_income"] is True
        self.chosen = options["character_setup"] == "chosen"
        self.clockwise = options["seat_turns"] == "clockwise"
        self.rounds_auto = options["rounds_order"] == "auto"
        self.er_rescue = options["er_rescue_any_phase"] is True
        self.broke_at_zero = options["broke_at_zero"] is True
        self.award_hold = options["award_timing"] == "hold"
        self.veto = options["training_veto"] is True
        self.consent = options["shared_consent"] is True
        self.procedures_bar_bonus = options["procedures_bar_bonus"] is True
        self.fresh_tokens = options["spin_fresh_tokens"] is True
        self.all_ten = options["ward_ability_pool"] == "all_ten"
