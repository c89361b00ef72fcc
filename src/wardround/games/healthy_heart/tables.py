"""The content as plain lists that the rules read, and the options as plain numbers.

Everything a content pack may change is here; `content.py` fills it in.
"""

from __future__ import annotations

from wardround.games.healthy_heart.codes import (
    CLINIC,
    ER,
    FIRST_SPECIAL,
    IMPROVED,
    KINDS,
    LEFT,
    OR,
    SIDES,
    TRIAGE,
    WARD,
)


class Area:
    """A kind of place; index 0 of a pair is its basic side, index 1 its Improved one."""

    __slots__ = (
        "cube_patients",
        "heal",
        "heal_allowed",
        "housekeeping_fee",
        "id",
        "levels",
        "lowest",
        "name",
        "places",
        "pv",
        "transfer_levels",
    )

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

    __slots__ = (
        "area",
        "graves",
        "id",
        "malady",
        "name",
        "prestige",
        "research",
        "shared_admin",
        "shared_medical",
    )

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

    __slots__ = ("cubes", "malady", "when")

    def __init__(self, cubes: int, when: int, malady: int) -> None:
        self.cubes = cubes
        self.when = when
        self.malady = malady


class Doctor:
    __slots__ = (
        "admin_tokens",
        "bonus",
        "discount_price",
        "discount_room",
        "free_bodies",
        "id",
        "name",
        "research_with_medical",
        "title",
    )

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
    __slots__ = ("actions", "id", "name", "special")

    def __init__(self, administrator_id: str, name: str, special: list[bool]) -> None:
        self.id = administrator_id
        self.name = name
        self.special = special
        """For each kind of Action or reaction, whether this one has it."""
        self.actions = [kind for kind in range(FIRST_SPECIAL, KINDS) if special[kind]]
        """The kinds of its Special Actions."""


class Ability:
    """A Ward Ability: what it changes."""

    __slots__ = (
        "doctor_bonus",
        "extra_return",
        "flip_admin",
        "id",
        "ignore_black",
        "label",
        "matching_per_level",
        "no_doctor_bonus",
        "or_patients",
        "or_price",
        "research",
        "rounds_increase",
        "settlement_pv_plus",
        "worst_first",
    )

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
    __slots__ = (
        "admin_tokens",
        "basic_research",
        "bonus",
        "copies",
        "grave",
        "id",
        "name",
        "prestige",
    )

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
    __slots__ = (
        "assign",
        "bonus_cubes",
        "extra_return",
        "guard",
        "hire_price",
        "housekeeping_money",
        "id",
        "miracle",
        "money_divisor",
        "name",
        "office",
        "prestige_loss_minus",
        "shared_admin",
    )

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
    __slots__ = ("epilogue", "least", "most")

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
        self.books: list[object] = []
        """The actions made for this content so far (`book.book_for`)."""
        self.patients = 0
        """No game has more patients than this."""

    def arrange(self) -> None:
        """Lay out the places and look up what has one owner."""
        for malady in range(self.maladies):
            self.cubes += [malady] * self.cubes_per_malady
        self.cubes += [self.maladies] * self.cubes_black
        self.or_room = [-1] * self.maladies
        for index, room in enumerate(self.rooms):
            if room.area == OR:
                self.or_room[room.malady] = index
            elif room.area == CLINIC:
                self.clinic_room = index
            elif room.area == ER:
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

    def _arrange_places(self) -> None:
        m = self.maladies
        self.beds = self.areas[WARD].places[0]
        self.first_bed = 2 * m
        self.first_or = self.first_bed + self.beds * m
        self.first_clinic = self.first_or + m
        self.first_er = self.first_clinic + self.areas[CLINIC].places[1]
        self.places = self.first_er + self.areas[ER].places[1]
        for side in (LEFT, 1 - LEFT):
            for malady in range(m):
                self._add_place(TRIAGE, 0, malady, f"chair:{SIDES[side]}.{self.malady_ids[malady]}")
        for malady in range(m):
            for bed in range(self.beds):
                self._add_place(
                    WARD, 1 + malady, malady, f"bed:{self.malady_ids[malady]}.{bed + 1}"
                )
        for malady in range(m):
            room = self.rooms[self.or_room[malady]].id
            self._add_place(OR, 1 + m + malady, malady, f"room:{room}")
        for row in range(self.first_er - self.first_clinic):
            self._add_place(CLINIC, 1 + 2 * m, -1, f"clinic:{row + 1}")
        for space in range(self.places - self.first_er):
            self._add_place(ER, 2 + 2 * m, -1, f"er:{space + 1}")

    def _add_place(self, area: int, location: int, malady: int, place_id: str) -> None:
        self.area_of.append(area)
        self.location_of.append(location)
        self.malady_of.append(malady)
        self.place_ids.append(place_id)

    def _arrange_locations(self) -> None:
        self.locations = 3 + 2 * self.maladies
        self.location_ids = ["area:triage"]
        self.location_names = [self.areas[TRIAGE].name]
        self.location_area = [TRIAGE]
        for malady in range(self.maladies):
            self.location_ids.append(f"ward:{self.malady_ids[malady]}")
            self.location_names.append(f"{self.malady_names[malady]} Ward")
            self.location_area.append(WARD)
        for malady in range(self.maladies):
            room = self.rooms[self.or_room[malady]]
            self.location_ids.append(f"room:{room.id}")
            self.location_names.append(room.name)
            self.location_area.append(OR)
        for index, area in ((self.clinic_room, CLINIC), (self.er_room, ER)):
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

    def room_location(self, room: int) -> int:
        """The location that a Room is for staff (HH-12.7), or -1."""
        area = self.rooms[room].area
        if area == OR:
            return 1 + self.maladies + self.rooms[room].malady
        if area == CLINIC:
            return 1 + 2 * self.maladies
        if area == ER:
            return 2 + 2 * self.maladies
        return -1

    def side_index(self, side: int) -> int:
        """0 for a Basic Room, 1 for an Improved one."""
        return 1 if side == IMPROVED else 0


class Rules:
    """The options of one game, as the rules ask for them."""

    __slots__ = (
        "all_ten",
        "award_hold",
        "broke_at_zero",
        "chosen",
        "clockwise",
        "consent",
        "cubes_per_card",
        "difficulty",
        "er_rescue",
        "fresh_tokens",
        "higher_income",
        "options",
        "order_supplies",
        "rounds_auto",
        "seats",
        "veto",
    )

    def __init__(self, options: dict[str, bool | int | str]) -> None:
        self.options = options
        self.seats = 1
        self.difficulty = ""
        self.cubes_per_card = 0
        self.order_supplies = False
        self.higher_income = False
        self.chosen = False
        self.clockwise = False
        self.rounds_auto = False
        self.er_rescue = True
        self.broke_at_zero = True
        self.award_hold = False
        self.veto = True
        self.consent = False
        self.fresh_tokens = False
        self.all_ten = False
