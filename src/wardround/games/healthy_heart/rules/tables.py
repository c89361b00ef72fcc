"""Content and options in the form the rules use; `content.make` fills it in."""

from __future__ import annotations

from typing import Any, Final

from wardround.core.game import Options
from wardround.games.healthy_heart.content import (
    AbilityRow,
    AdministratorRow,
    AreaRow,
    BandRow,
    ComponentsTable,
    DoctorRow,
    HiringRow,
    RoomRow,
    TrainingRow,
)
from wardround.games.healthy_heart.rules import constants as k

RESEARCH_LEVELS: Final = ["", "basic", "advanced"]
ASSIGN_TO: Final = ["never", "location_with_patient", "or", "location_with_cube_patient", "ward"]
"""Where staff may be assigned, in the order of the constants from `ASSIGN_NEVER` on."""


def either(value: int | None, otherwise: int) -> int:
    return otherwise if value is None else value


class Area:
    """A kind of place; index 0 of a pair is its basic side, index 1 its Improved one."""

    def __init__(self, row: AreaRow) -> None:
        improved = row.levels_improved or row.levels
        basic_in = row.transfer_levels or row.levels
        improved_in = row.transfer_levels_improved or row.transfer_levels or improved
        self.name = row.name
        self.places = [row.places, either(row.places_improved, row.places)]
        self.heal = [row.heal, either(row.heal_improved, row.heal)]
        self.pv = [row.pv, either(row.pv_improved, row.pv)]
        self.levels = [row.levels[1], improved[1]]
        """The highest level the area can hold."""
        self.lowest = row.levels[0]
        self.transfer_levels = [*basic_in, *improved_in] if row.transfer_in else [1, 0, 1, 0]
        """The lowest and highest level that may be transferred in: basic, then Improved."""
        self.cube_patients = row.cube_patients
        self.heal_allowed = row.heal_allowed
        self.housekeeping_fee = row.housekeeping_fee


class Room:
    """A New Room; index 0 of a pair is its Basic side, index 1 its Improved one."""

    def __init__(self, row: RoomRow, malady: int) -> None:
        sides = [row.basic, row.improved]
        self.id = row.id
        self.name = row.name
        self.malady = malady
        self.area = k.AREA_IDS.index(row.area) if row.area is not None else -1
        self.prestige = [side.prestige for side in sides]
        self.graves = [side.tombstone_prices for side in sides]
        self.research = [RESEARCH_LEVELS.index(side.research or "") for side in sides]
        """0 none, 1 Basic, 2 Advanced Research."""
        self.shared_admin = [side.shared_admin for side in sides]
        self.shared_medical = [side.shared_medical for side in sides]


class Bonus:
    """Some cubes and the condition under which they may be drawn."""

    def __init__(self, cubes: int, when: int, malady: int) -> None:
        self.cubes = cubes
        self.when = when
        self.malady = malady


class Doctor:
    def __init__(self, row: DoctorRow, bonus: Bonus, discount_room: int) -> None:
        self.id = row.id
        self.name = row.name
        self.title = row.title
        self.bonus = bonus
        self.admin_tokens = row.admin_tokens
        self.discount_room = discount_room
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
    def __init__(self, row: TrainingRow, bonus: Bonus) -> None:
        self.id = row.id
        self.name = row.name
        self.copies = row.copies
        self.bonus = bonus
        self.basic_research = row.basic_research_with_medical
        self.admin_tokens = row.admin_tokens
        self.prestige = row.prestige
        self.grave = either(row.tombstone_price, -1)
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
        self.hire_price = either(row.hire_price, -1)
        self.housekeeping_money = row.housekeeping_money
        self.miracle = row.id == "chaplain"
        self.money_divisor = row.money_divisor
        self.prestige_loss_minus = row.prestige_loss_minus
        self.shared_admin = row.shared_admin


class Content:
    """All tables of the game, built once per library of content."""

    def __init__(self, table: ComponentsTable) -> None:
        parts, setup, costs = table.components, table.setup, table.costs
        # Maladies; the colour after the last malady is black.
        self.maladies = 0
        self.malady_ids: list[str] = []
        self.malady_names: list[str] = []
        self.cube_names: list[str] = []
        self.level_names: list[str] = []
        self.bed_names: list[str] = []
        self.cubes_per_malady = parts.cubes_per_malady
        self.cubes_black = parts.cubes_black
        self.cubes: list[int] = []
        """All cubes, sorted by colour."""
        self.medical_tokens = parts.medical_tokens
        self.admin_tokens = parts.admin_tokens
        self.tombstones = parts.tombstones
        self.beds_low = parts.beds_low_per_colour
        self.beds_high = parts.beds_high_per_colour
        self.room_slots = parts.room_slots
        # Setup.
        self.money = setup.money
        self.prestige = setup.prestige
        self.start_beds = setup.start_beds
        self.start_level_low = setup.start_level_low
        self.start_level_high = setup.start_level_high
        self.doctors_in_play = setup.doctors_in_play
        self.cards_dealt = setup.ambulance_dealt
        self.cards_per_phase: int = setup.ambulance_per_phase
        self.training_face_up = setup.training_face_up
        self.medical_per_doctor = setup.medical_per_doctor
        self.admin_for_administrator = setup.admin_for_administrator
        # Costs.
        self.build_price = costs.build
        self.improve_price = costs.improve
        self.hire_price = costs.hire
        self.train_price = costs.train
        self.construction_price = costs.efficient_construction
        self.prestige_per_dollar = costs.prestige_per_missing_dollar
        self.overtime_prestige = costs.overtime_prestige_per_token
        self.efficiency_cubes = costs.efficiency_cubes
        self.priority_cubes = 0
        self.priority_pv = 0
        self.supply_cubes = 0
        self.cemetery: list[int] = []
        self.job_requirements: list[int] = []
        self.difficulty_ids: list[str] = []
        self.difficulty_cubes: list[int] = []
        self.card_ids: list[str] = []
        self.card_titles: list[str] = []
        self.card_cubes: list[int] = []
        self.areas: list[Area] = []
        self.rooms: list[Room] = []
        self.doctors: list[Doctor] = []
        self.administrators: list[Administrator] = []
        self.abilities: list[Ability] = []
        self.no_ability = Ability(AbilityRow(id="", label="no ability"))
        """The ability of a Ward in a position that names none."""
        self.training: list[Training] = []
        self.hiring: list[Hiring] = []
        self.bands: list[BandRow] = []
        # `arrange` derives these from the above.
        self.or_room: list[int] = []
        self.clinic_room = -1
        self.er_room = -1
        self.morgue_room = -1
        self.lab_room = -1
        self.morgue_places = 0
        self.guard = -1
        self.award = -1
        self.coroner = -1
        self.crowded = -1
        """The ability that makes an O.R. cheaper."""
        self.worst_first = -1
        """The ability that keeps all but the most ill of a Ward from being healed."""
        self.doctor_names: list[str] = []
        self.administrator_names: list[str] = []
        self.training_names: list[str] = []
        self.hiring_names: list[str] = []
        self.ability_names: list[str] = []
        # Shared tokens remember where they came from (HH-R87), so each origin has its own pool.
        self.pool_medical: list[bool] = []
        self.pool_room: list[int] = []
        self.pool_hiring: list[int] = []
        # Places in order: left chairs, right chairs, beds, O.R.s, Clinic rows, E.R. spaces.
        self.beds = 0
        self.first_bed = 0
        self.first_or = 0
        self.first_clinic = 0
        self.first_er = 0
        self.places = 0
        self.area_of: list[int] = []
        self.location_of: list[int] = []
        self.malady_of: list[int] = []
        # By place, the levels, as bits, at which a patient there may move to a Ward, or to the
        # Clinic: unbuilt, basic, Improved.
        self.into_ward: list[int] = []
        self.into_clinic: list[list[int]] = [[], [], []]
        self.place_ids: list[str] = []
        self.spots: list[str] = []
        """By place: ``left`` or ``right`` for chairs, else the area."""
        self.locations = 0
        self.location_ids: list[str] = []
        self.location_names: list[str] = []
        self.location_area: list[int] = []
        self.location_places: list[list[int]] = []
        self.lowest_room_price = 0
        """With less than this, no Room can be built or improved."""
        self.lowest_hire_price = 0
        self.menus: dict[int, Any] = {}
        """By number of seats, the action objects made so far (`menus.menus_for`)."""
        self.patients = 0
        """The most patients a game can have."""
        # Ids: Doctors before Administrators; Cemetery, Morgue, then the Coroner of each Doctor.
        self.character_ids: list[str] = []
        self.room_ids: list[str] = []
        self.cube_ids: list[str] = []
        self.ward_ids: list[str] = []
        self.training_ids: list[str] = []
        self.staff_ids: list[str] = []
        self.patient_ids: list[str] = []
        self.slot_ids: list[str] = []
        self.space_ids: list[str] = []
        self.shared_token_ids: list[str] = []
        self.token_bit: dict[str, int] = {}
        self.token_owner: dict[str, int] = {}

    def arrange(self) -> None:
        """Lay out the places and look up what has one owner."""
        for malady in range(self.maladies):
            self.cubes += [malady] * self.cubes_per_malady
        self.cubes += [self.maladies] * self.cubes_black
        self.or_room = [-1] * self.maladies
        for index, room in enumerate(self.rooms):
            if room.area == k.OR:
                self.or_room[room.malady] = index
            elif room.area == k.CLINIC:
                self.clinic_room = index
            elif room.area == k.ER:
                self.er_room = index
            if room.graves[1]:
                self.morgue_room = index
                self.morgue_places = max(len(room.graves[0]), len(room.graves[1]))
            if room.research[0] or room.research[1]:
                self.lab_room = index
        self._arrange_places()
        self._arrange_locations()
        self._arrange_pools()
        sides = ("low", "high")
        self.bed_names = [f"bed:{malady}.{side}" for side in sides for malady in self.malady_ids]
        self.doctor_names = [doctor.id for doctor in self.doctors]
        self.administrator_names = [administrator.id for administrator in self.administrators]
        self.training_names = [training.id for training in self.training]
        self.ability_names = [ability.id for ability in self.abilities]
        self.hiring_names = [hiring.id for hiring in self.hiring]
        for index, hiring in enumerate(self.hiring):
            if hiring.guard:
                self.guard = index
        for index, training in enumerate(self.training):
            if training.prestige:
                self.award = index
            if training.grave >= 0:
                self.coroner = index
        for index, ability in enumerate(self.abilities):
            if ability.or_patients:
                self.crowded = index
            if ability.worst_first:
                self.worst_first = index
        prices = [self.build_price, self.improve_price]
        prices += [d.discount_price for d in self.doctors if d.discount_room >= 0]
        prices += [ability.or_price for ability in self.abilities if ability.or_patients]
        self.lowest_room_price = min(prices)
        prices = [self.hire_price]
        prices += [hiring.hire_price for hiring in self.hiring if hiring.hire_price >= 0]
        self.lowest_hire_price = min(prices)
        self.patients = self.start_beds + self.cards_dealt * self.maladies + self.places + 1
        self._name_pieces()
        self._name_tokens()

    def _arrange_places(self) -> None:
        m = self.maladies
        self.beds = self.areas[k.WARD].places[0]
        self.first_bed = 2 * m
        self.first_or = self.first_bed + self.beds * m
        self.first_clinic = self.first_or + m
        self.first_er = self.first_clinic + self.areas[k.CLINIC].places[1]
        self.places = self.first_er + self.areas[k.ER].places[1]
        for side in (k.LEFT, 1 - k.LEFT):
            for malady in range(m):
                self._add_place(
                    k.TRIAGE, 0, malady, f"chair:{k.SIDES[side]}.{self.malady_ids[malady]}"
                )
        for malady in range(m):
            for bed in range(self.beds):
                self._add_place(
                    k.WARD, 1 + malady, malady, f"bed:{self.malady_ids[malady]}.{bed + 1}"
                )
        for malady in range(m):
            room = self.rooms[self.or_room[malady]].id
            self._add_place(k.OR, 1 + m + malady, malady, f"room:{room}")
        for row in range(self.first_er - self.first_clinic):
            self._add_place(k.CLINIC, 1 + 2 * m, -1, f"clinic:{row + 1}")
        for space in range(self.places - self.first_er):
            self._add_place(k.ER, 2 + 2 * m, -1, f"er:{space + 1}")

    def _add_place(self, area: int, location: int, malady: int, place_id: str) -> None:
        self.area_of.append(area)
        self.location_of.append(location)
        self.malady_of.append(malady)
        self.into_ward.append(self._levels_into(k.WARD, area))
        self.into_clinic[k.UNBUILT].append(0)
        self.into_clinic[k.BASIC].append(self._levels_into(k.CLINIC, area, 0))
        self.into_clinic[k.IMPROVED].append(self._levels_into(k.CLINIC, area, 1))
        self.place_ids.append(place_id)
        chair = place_id.partition(":")[2].partition(".")[0]
        self.spots.append(chair if area == k.TRIAGE else k.AREA_IDS[area])

    def _levels_into(self, area: int, coming_from: int, side: int = 0) -> int:
        """HH-9.4, HH-9.8 No transfers within an area; the Clinic only takes cube patients."""
        into, leaving = self.areas[area], self.areas[coming_from]
        if area == coming_from or (area == k.CLINIC and not leaving.cube_patients):
            return 0
        lowest, highest = into.transfer_levels[2 * side : 2 * side + 2]
        return sum(1 << level for level in range(lowest, highest + 1))

    def _arrange_locations(self) -> None:
        self.locations = 3 + 2 * self.maladies
        self.location_ids = ["area:triage"]
        self.location_names = [self.areas[k.TRIAGE].name]
        self.location_area = [k.TRIAGE]
        for malady in range(self.maladies):
            self.location_ids.append(f"ward:{self.malady_ids[malady]}")
            self.location_names.append(f"{self.malady_names[malady]} Ward")
            self.location_area.append(k.WARD)
        for malady in range(self.maladies):
            room = self.rooms[self.or_room[malady]]
            self.location_ids.append(f"room:{room.id}")
            self.location_names.append(room.name)
            self.location_area.append(k.OR)
        for index, area in ((self.clinic_room, k.CLINIC), (self.er_room, k.ER)):
            self.location_ids.append(f"room:{self.rooms[index].id}")
            self.location_names.append(self.rooms[index].name)
            self.location_area.append(area)
        self.location_places = [[] for _ in range(self.locations)]
        for place, location in enumerate(self.location_of):
            self.location_places[location].append(place)

    def _arrange_pools(self) -> None:
        for index, room in enumerate(self.rooms):
            if room.shared_medical[0] or room.shared_medical[1]:
                self._add_pool(True, index, -1)
        for index, room in enumerate(self.rooms):
            if room.shared_admin[0] or room.shared_admin[1]:
                self._add_pool(False, index, -1)
        for index, hiring in enumerate(self.hiring):
            if hiring.shared_admin:
                self._add_pool(False, -1, index)

    def _add_pool(self, medical: bool, room: int, hiring: int) -> None:
        self.pool_medical.append(medical)
        self.pool_room.append(room)
        self.pool_hiring.append(hiring)

    def _name_pieces(self) -> None:
        """The ids that actions carry, and the numbers behind them."""
        cast = [*self.doctor_names, *self.administrator_names]
        self.character_ids = [f"character:{name}" for name in cast]
        self.room_ids = [f"room:{room.id}" for room in self.rooms]
        self.cube_ids = [f"cube:{name}" for name in self.cube_names]
        self.ward_ids = [f"ward:{malady}" for malady in self.malady_ids]
        self.training_ids = [f"training:{t}" for t in self.training_names] + ["training:face_down"]
        self.staff_ids = [f"staff:{name}" for name in self.hiring_names]
        self.patient_ids = [f"patient:{n}" for n in range(self.patients + 1)]
        self.slot_ids = [f"slot:{n + 1}" for n in range(self.room_slots)]
        self.space_ids = (
            [f"grave:{n + 1}" for n in range(len(self.cemetery))]
            + [f"morgue:{n + 1}" for n in range(self.morgue_places)]
            + [f"coroner:{name}" for name in self.doctor_names]
        )
        people = [d.name for d in self.doctors] + [a.name for a in self.administrators]
        self.names = dict(zip(self.character_ids, people, strict=True))
        self.names |= {f"room:{room.id}": room.name for room in self.rooms}
        self.names |= {f"training:{training.id}": training.name for training in self.training}
        self.names |= {f"staff:{hiring.id}": hiring.name for hiring in self.hiring}
        self.names |= {f"ability:{ability.id}": ability.label for ability in self.abilities}
        self.names |= dict(zip(self.location_ids, self.location_names, strict=True))
        cards = [f"ambulance:{card}" for card in self.card_ids]
        self.names |= dict(zip(cards, self.card_titles, strict=True))
        self.names["marker:priority"] = "the Priority cube"
        self.names["training:face_down"] = "a random face-down marker"
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
        self.space_number = numbers(self.space_ids)

    def _name_tokens(self) -> None:
        """Name Personal tokens by owner, Shared ones by origin."""
        self.token_bits = k.SHARED_BITS + len(self.pool_medical)
        self.medical_bits = k.BIT_MEDICAL
        self.admin_bits = k.BIT_ADMIN
        for pool, medical in enumerate(self.pool_medical):
            room, hiring = self.pool_room[pool], self.pool_hiring[pool]
            origin = self.rooms[room].id if room >= 0 else self.hiring[hiring].id
            self.shared_token_ids.append(f"token:{'medical' if medical else 'admin'}.{origin}")
            if medical:
                self.medical_bits |= 1 << (k.SHARED_BITS + pool)
            else:
                self.admin_bits |= 1 << (k.SHARED_BITS + pool)
        self.desk_bits = self.admin_bits | k.BIT_CHIEF
        for number in range(len(self.character_ids)):
            for bit in range(2):
                self.token_bit[self.token_id(number, bit)] = bit
                self.token_owner[self.token_id(number, bit)] = number
        self.token_bit["token:chief"] = 2
        for pool, token in enumerate(self.shared_token_ids):
            self.token_bit[token] = k.SHARED_BITS + pool

    def token_id(self, character: int, bit: int) -> str:
        """The id of a character's Personal token, the Chief of Staff token or a Shared one."""
        if bit >= k.SHARED_BITS:
            return self.shared_token_ids[bit - k.SHARED_BITS]
        if bit == 2:
            return "token:chief"
        name = self.character_ids[character].partition(":")[2]
        return f"token:{('medical', 'admin')[bit]}.{name}"

    def room_location(self, room: int) -> int:
        """A Room's number as a location for staff (HH-12.7), or -1."""
        area = self.rooms[room].area
        if area == k.OR:
            return 1 + self.maladies + self.rooms[room].malady
        if area == k.CLINIC:
            return 1 + 2 * self.maladies
        if area == k.ER:
            return 2 + 2 * self.maladies
        return -1

    def side_index(self, side: int) -> int:
        """0 for a Basic Room, 1 for an Improved one."""
        return 1 if side == k.IMPROVED else 0


def numbers(ids: list[str]) -> dict[str, int]:
    """The number behind each id."""
    return {name: number for number, name in enumerate(ids)}


class Rules:
    """The options of one game, as the rules use them."""

    def __init__(self, content: Content, options: Options) -> None:
        self.options = options
        self.seats = int(options["seats"])
        self.slots = [
            list(range(seat, 1 + content.doctors_in_play, self.seats)) for seat in range(self.seats)
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
        self.fresh_tokens = options["spin_fresh_tokens"] is True
        self.all_ten = options["ward_ability_pool"] == "all_ten"
