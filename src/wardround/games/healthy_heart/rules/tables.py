"""The content as plain lists that the rules read, and the options as plain numbers.

Everything a content pack may change is here; `content.py` fills it in.
"""

from __future__ import annotations

from wardround.core.game import Options
from wardround.games.healthy_heart.rules import constants as k


class Area:
    """A kind of place; index 0 of a pair is its basic side, index 1 its Improved one."""

    def __init__(self, area_id: str, name: str) -> None:
        self.id = area_id
        self.name = name
        self.places: list[int] = [0, 0]
        self.heal: list[int] = [0, 0]
        self.pv: list[int] = [0, 0]
        self.levels: list[int] = [0, 0]
        """The highest level that the area can hold."""
        self.lowest = 1
        self.transfer_levels: list[int] = [1, 0, 1, 0]
        """Lowest and highest level that may be transferred in: basic, then Improved."""
        self.cube_patients = False
        self.heal_allowed = False
        self.housekeeping_fee = 0


class Room:
    """A New Room; index 0 of a pair is its Basic side, index 1 its Improved one."""

    def __init__(self, room_id: str, name: str) -> None:
        self.id = room_id
        self.name = name
        self.malady = -1
        self.area = -1
        self.prestige: list[int] = [0, 0]
        self.graves: list[list[int]] = [[], []]
        self.research: list[int] = [0, 0]
        """0 none, 1 Basic, 2 Advanced Research."""
        self.shared_admin: list[int] = [0, 0]
        self.shared_medical: list[int] = [0, 0]


class Bonus:
    """Some cubes and the condition under which they may be drawn."""

    def __init__(self, cubes: int, when: int, malady: int) -> None:
        self.cubes = cubes
        self.when = when
        self.malady = malady


class Doctor:
    def __init__(self, doctor_id: str, name: str, title: str, bonus: Bonus) -> None:
        self.id = doctor_id
        self.name = name
        self.title = title
        self.bonus = bonus
        self.admin_tokens = 0
        self.discount_room = -1
        self.discount_price = 0
        self.research_with_medical = False
        self.free_bodies = 0
        """How many deaths in a Game Turn cost no Money (Dr. Lucky)."""


class Administrator:
    def __init__(self, administrator_id: str, name: str, special: list[bool]) -> None:
        self.id = administrator_id
        self.name = name
        self.special = special
        """For each kind of Action or reaction, whether this one has it."""
        self.actions = [kind for kind in range(k.FIRST_SPECIAL, k.KINDS) if special[kind]]
        """The kinds of its Special Actions."""


class Ability:
    """A Ward Ability: what it changes."""

    def __init__(self, ability_id: str, label: str) -> None:
        self.id = ability_id
        self.label = label
        self.doctor_bonus = 0
        self.extra_return = 0
        self.flip_admin = 0
        self.ignore_black = False
        self.matching_per_level = 1
        self.no_doctor_bonus = False
        self.or_patients = 0
        self.or_price = 0
        self.research = False
        self.rounds_increase = 0
        self.settlement_pv_plus = 0
        self.worst_first = False


class Training:
    def __init__(self, training_id: str, name: str, copies: int, bonus: Bonus) -> None:
        self.id = training_id
        self.name = name
        self.copies = copies
        self.bonus = bonus
        self.basic_research = False
        self.admin_tokens = 0
        self.prestige = 0
        self.grave = -1
        """The price of the Tombstone space it is (Coroner), or -1."""


class Hiring:
    def __init__(self, hiring_id: str, name: str, office: bool) -> None:
        self.id = hiring_id
        self.name = name
        self.office = office
        self.assign = 0
        self.bonus_cubes = 0
        self.extra_return = 0
        self.guard = False
        self.hire_price = -1
        self.housekeeping_money = 0
        self.miracle = False
        self.money_divisor = 1
        self.prestige_loss_minus = 0
        self.shared_admin = 0


class Band:
    def __init__(self, least: int | None, most: int | None, epilogue: str) -> None:
        self.least = least
        self.most = most
        self.epilogue = epilogue

    def holds(self, score: int) -> bool:
        return (self.least is None or score >= self.least) and (
            self.most is None or score <= self.most
        )


class Content:
    """All tables of the game, made once for a library of content."""

    def __init__(self) -> None:
        # Maladies; the colour after the last malady is black.
        self.maladies = 0
        self.malady_ids: list[str] = []
        self.malady_names: list[str] = []
        self.cube_names: list[str] = []
        self.level_names: list[str] = []
        self.bed_names: list[str] = []
        self.cubes_per_malady = 0
        self.cubes_black = 0
        self.cubes: list[int] = []
        """All cubes, sorted by colour."""
        self.medical_tokens = 0
        self.admin_tokens = 0
        self.tombstones = 0
        self.beds_low = 0
        self.beds_high = 0
        self.room_slots = 0
        # Setup.
        self.money = 0
        self.prestige = 0
        self.start_beds = 0
        self.start_level_low = 0
        self.start_level_high = 0
        self.doctors_in_play = 0
        self.cards_dealt = 0
        self.cards_per_phase = 0
        self.training_face_up = 0
        self.medical_per_doctor = 0
        self.admin_for_administrator = 0
        # Costs.
        self.build_price = 0
        self.improve_price = 0
        self.hire_price = 0
        self.train_price = 0
        self.construction_price = 0
        self.prestige_per_dollar = 0
        self.overtime_prestige = 0
        self.efficiency_cubes = 0
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
        self.special_names: list[str] = []
        self.abilities: list[Ability] = []
        self.no_ability = Ability("", "no ability")
        """What a Ward has in a position that does not say."""
        self.training: list[Training] = []
        self.hiring: list[Hiring] = []
        self.bands: list[Band] = []
        # Made from the above by `arrange`.
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
        self.doctor_names: list[str] = []
        self.administrator_names: list[str] = []
        self.training_names: list[str] = []
        self.hiring_names: list[str] = []
        self.ability_names: list[str] = []
        # Shared tokens remember where they came from (HH-R87): one pool for each origin.
        self.pool_medical: list[bool] = []
        self.pool_room: list[int] = []
        self.pool_hiring: list[int] = []
        # Places, one after the other: chairs left and right, beds, O.R.s, Clinic rows, E.R. spaces.
        self.beds = 0
        self.first_bed = 0
        self.first_or = 0
        self.first_clinic = 0
        self.first_er = 0
        self.places = 0
        self.area_of: list[int] = []
        self.location_of: list[int] = []
        self.malady_of: list[int] = []
        self.place_ids: list[str] = []
        self.locations = 0
        self.location_ids: list[str] = []
        self.location_names: list[str] = []
        self.location_area: list[int] = []
        self.location_places: list[list[int]] = []
        self.lowest_room_price = 0
        self.lowest_hire_price = 0
        """Below this nobody can build or improve anything."""
        self.catalogues: list[object] = []
        """The actions made for this content so far (`catalogue.catalogue_for`)."""
        self.patients = 0
        """No game has more patients than this."""
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
        self.place_ids.append(place_id)

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
        people = [*self.doctor_names, *self.administrator_names]
        self.character_ids = [f"character:{name}" for name in people]
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
        """Personal tokens by their owner, Shared ones by where they came from."""
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
        """The location that a Room is for staff (HH-12.7), or -1."""
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
    """The options of one game, as the rules ask for them."""

    def __init__(self, content: Content, options: Options) -> None:
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
