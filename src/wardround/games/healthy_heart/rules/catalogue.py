"""Every action that can be listed, made once for a number of seats.

Listing actions then only collects references. The ids that actions carry are read back through the
numbers kept here.
"""

from __future__ import annotations

from typing import Final

from wardround.core.actions import Action
from wardround.games.healthy_heart.actions import (
    ArrivalOrder,
    AssignStaff,
    AssignTo,
    BuildRoom,
    BuildSlot,
    ChooseAction,
    CureFlip,
    CureResearch,
    DeathOrder,
    EfficiencyPatient,
    FeelingLucky,
    HealBonus,
    HealPatient,
    HireMarker,
    ImproveRoom,
    LuckyHide,
    ManagementWard,
    MemoStaff,
    MiraclePatient,
    OvertimeToken,
    Pass,
    PickAdministrator,
    PickDoctor,
    PriorityPatient,
    ProcedureColour,
    ProcedureMalady,
    PrSpin,
    ResearchMarker,
    ResearchPick,
    ReturnCube,
    RoundsNext,
    ScientistCount,
    ScientistFrom,
    ScientistTo,
    SecurityGuard,
    SharedConsent,
    SupplyCube,
    TombstoneSpace,
    TrainDoctor,
    TrainingVeto,
    TrainMarker,
    TransferPatient,
    TransferTo,
    UseAward,
    UseCoroner,
)
from wardround.games.healthy_heart.rules.constants import (
    BIT_ADMIN,
    BIT_CHIEF,
    BIT_MEDICAL,
    FIRST_SPECIAL,
    KIND_IDS,
    KINDS,
    SHARED_BITS,
)
from wardround.games.healthy_heart.rules.tables import Content

REVEAL: Final = "reveal"
ASSIGN_PICK: Final = "assign"
PRESTIGE_PICK: Final = "prestige"


class Book:
    """The actions for one number of seats, and the numbers behind their ids."""

    def __init__(self, c: Content, seats: int) -> None:
        self.c = c
        self.seats = seats
        self.token_bits = SHARED_BITS + len(c.pool_medical)
        # Characters: Doctors first, then Administrators.
        self.characters = [f"character:{d.id}" for d in c.doctors] + [
            f"character:{a.id}" for a in c.administrators
        ]
        self.shared_tokens = [self._shared_token(pool) for pool in range(len(c.pool_medical))]
        # Which token bits are Medical, which Administrative, which do for desk work.
        self.medical = BIT_MEDICAL
        self.admin = BIT_ADMIN
        for pool, medical in enumerate(c.pool_medical):
            if medical:
                self.medical |= 1 << (SHARED_BITS + pool)
            else:
                self.admin |= 1 << (SHARED_BITS + pool)
        self.desk = self.admin | BIT_CHIEF
        self.menus: list[list[list[list[Action]]]] = [
            [] for _ in range(seats * len(self.characters))
        ]
        self.slots = [list(range(seat, 1 + c.doctors_in_play, seats)) for seat in range(seats)]
        """The characters that each seat plays (HH-1.4, HH-R91)."""
        self.pass_turn: list[Action] = [Pass(seat) for seat in range(seats)]
        self._number()
        self.chosen: dict[Action, tuple[int, int, int]] = {}
        """The character, the kind and the token bit of each `choose_action`."""
        self.choose: list[list[list[Action]]] = [
            [self._choices(seat, character, kind) for kind in range(KINDS)]
            for seat in range(seats)
            for character in range(len(self.characters))
        ]
        self._patients()
        self._for_each_seat()
        self._for_the_lead()

    def _shared_token(self, pool: int) -> str:
        """The origin of a Shared token is part of its id."""
        c = self.c
        room, hiring = c.pool_room[pool], c.pool_hiring[pool]
        origin = c.rooms[room].id if room >= 0 else c.hiring[hiring].id
        return f"token:{'medical' if c.pool_medical[pool] else 'admin'}.{origin}"

    def _number(self) -> None:
        """The numbers behind the ids."""
        c = self.c
        self.character_number = _numbers(self.characters)
        self.kind_number = _numbers(KIND_IDS[:KINDS])
        self.room_ids = [f"room:{room.id}" for room in c.rooms]
        self.room_number = _numbers(self.room_ids)
        self.location_number = _numbers(c.location_ids)
        self.cube_ids = [f"cube:{name}" for name in c.cube_names]
        self.cube_number = _numbers(self.cube_ids)
        self.ward_ids = [f"ward:{malady}" for malady in c.malady_ids]
        self.ward_number = _numbers(self.ward_ids)
        self.training_ids = [f"training:{t.id}" for t in c.training] + ["training:face_down"]
        self.training_number = _numbers(self.training_ids)
        self.staff_ids = [f"staff:{h.id}" for h in c.hiring]
        self.staff_number = _numbers(self.staff_ids)
        self.patient_ids = [f"patient:{n}" for n in range(c.patients + 1)]
        self.patient_number = _numbers(self.patient_ids)
        self.chair_number = _numbers(c.place_ids[: c.first_bed])
        self.slot_ids = [f"slot:{n + 1}" for n in range(c.room_slots)]
        self.slot_number = _numbers(self.slot_ids)
        # Tombstone spaces: Cemetery, Morgue, then the Coroner of each Doctor.
        self.space_ids = (
            [f"grave:{n + 1}" for n in range(len(c.cemetery))]
            + [f"morgue:{n + 1}" for n in range(c.morgue_places)]
            + [f"coroner:{doctor.id}" for doctor in c.doctors]
        )
        self.space_number = _numbers(self.space_ids)
        # Bonuses: own, Ward and Priority are told by their ids; Training and staff are numbered.
        self.token_bit: dict[str, int] = {"token:chief": 2}
        self.token_owner: dict[str, int] = {}
        for index, doctor in enumerate(c.doctors):
            self._name_tokens(doctor.id, index)
        for index, administrator in enumerate(c.administrators):
            self._name_tokens(administrator.id, len(c.doctors) + index)
        for pool, token in enumerate(self.shared_tokens):
            self.token_bit[token] = SHARED_BITS + pool

    def _name_tokens(self, character: str, number: int) -> None:
        for bit, word in enumerate(("medical", "admin")):
            token = f"token:{word}.{character}"
            self.token_bit[token] = bit
            self.token_owner[token] = number

    def token_id(self, character: int, bit: int) -> str:
        """The id of a character's Personal token, the Chief of Staff token or a Shared one."""
        if bit >= SHARED_BITS:
            return self.shared_tokens[bit - SHARED_BITS]
        if bit == 2:
            return "token:chief"
        name = self.characters[character].partition(":")[2]
        return f"token:{('medical', 'admin')[bit]}.{name}"

    def _patients(self) -> None:
        lead = range(1)
        everyone = range(self.seats)
        ids = self.patient_ids
        self.heal_patient = [[HealPatient(s, i) for i in ids] for s in everyone]
        self.transfer_patient = [[TransferPatient(s, i) for i in ids] for s in everyone]
        self.rounds_patient = [RoundsNext(s, i) for s in lead for i in ids]
        self.death_order = [DeathOrder(s, i) for s in lead for i in ids]
        self.efficiency_patient = [EfficiencyPatient(s, i) for s in lead for i in ids]
        self.efficiency_done = EfficiencyPatient(0, "done")
        self.priority_patient = [PriorityPatient(s, i) for s in lead for i in ids]
        self.scientist_from = [ScientistFrom(s, i) for s in lead for i in ids]
        self.scientist_to = [ScientistTo(s, i) for s in lead for i in ids]
        self.miracle_patient = [MiraclePatient(s, i) for s in lead for i in ids]
        self.miracle_none = MiraclePatient(0, "none")

    def _for_each_seat(self) -> None:
        """Choices that whoever acts may have to make."""
        c = self.c
        seats = range(self.seats)
        self.return_cube = [[ReturnCube(s, i) for i in self.cube_ids] for s in seats]
        self.return_done = [ReturnCube(s, "done") for s in seats]
        self.supply_cube = [[SupplyCube(s, i) for i in self.cube_ids] for s in seats]
        self.own_bonus = [[HealBonus(s, i) for i in self.characters] for s in seats]
        self.ward_bonus = [[HealBonus(s, i) for i in self.ward_ids] for s in seats]
        self.priority_bonus = [HealBonus(s, "marker:priority") for s in seats]
        self.training_bonus = [[HealBonus(s, i) for i in self.training_ids] for s in seats]
        self.staff_bonus = [[HealBonus(s, i) for i in self.staff_ids] for s in seats]
        self.bonus_stop = [HealBonus(s, "stop") for s in seats]
        self.cure_reveal = [CureResearch(s, REVEAL) for s in seats]
        self.cure_assign = [CureResearch(s, ASSIGN_PICK) for s in seats]
        self.cure_none = [CureResearch(s, "none") for s in seats]
        self.flip_none = [CureFlip(s, "none") for s in seats]
        self.flip_shared = [[CureFlip(s, t) for t in self.shared_tokens] for s in seats]
        self.flip_admin = [
            [CureFlip(s, self.token_id(n, 1)) for n in range(len(self.characters))] for s in seats
        ]
        self.transfer_to = [[TransferTo(s, i) for i in c.location_ids] for s in seats]
        self.assign_to = [[AssignTo(s, i) for i in c.location_ids] for s in seats]
        self.assign_staff = [[AssignStaff(s, i) for i in self.staff_ids] for s in seats]
        self.hire_marker = [[HireMarker(s, i) for i in self.staff_ids] for s in seats]
        self.pick_reveal = [ResearchPick(s, REVEAL) for s in seats]
        self.pick_assign = [ResearchPick(s, ASSIGN_PICK) for s in seats]
        self.pick_prestige = [ResearchPick(s, PRESTIGE_PICK) for s in seats]
        self.research_marker = [[ResearchMarker(s, i) for i in self.training_ids] for s in seats]
        self.train_marker = [[TrainMarker(s, i) for i in self.training_ids] for s in seats]
        self.train_doctor = [[TrainDoctor(s, i) for i in self.characters] for s in seats]
        self.build_room = [[BuildRoom(s, i) for i in self.room_ids] for s in seats]
        self.build_slot = [[BuildSlot(s, i) for i in self.slot_ids] for s in seats]
        self.build_over = [[BuildSlot(s, i) for i in self.room_ids] for s in seats]
        self.improve_room = [[ImproveRoom(s, i) for i in self.room_ids] for s in seats]
        self.hide_no = [LuckyHide(s, "no") for s in seats]
        self.hide_medical = [
            [LuckyHide(s, self.token_id(n, 0)) for n in range(len(c.doctors))] for s in seats
        ]
        self.hide_admin = [
            [LuckyHide(s, self.token_id(n, 1)) for n in range(len(c.doctors))] for s in seats
        ]
        self.use_coroner: list[list[list[Action]]] = [
            [[UseCoroner(s, i, "yes"), UseCoroner(s, i, "no")] for i in self.characters]
            for s in seats
        ]
        self.use_award: list[list[list[Action]]] = [
            [[UseAward(s, i, "yes"), UseAward(s, i, "no")] for i in self.characters] for s in seats
        ]

    def _for_the_lead(self) -> None:
        """Choices of the players together."""
        c = self.c
        self.pick_administrator = [PickAdministrator(0, i) for i in self.characters]
        self.pick_doctor = [PickDoctor(0, i) for i in self.characters]
        self.guard: list[Action] = [SecurityGuard(0, "yes"), SecurityGuard(0, "no")]
        self.arrival_order = [ArrivalOrder(0, i) for i in c.place_ids[: c.first_bed]]
        self.rounds_ward = [RoundsNext(0, i) for i in self.ward_ids]
        self.lucky: list[Action] = [FeelingLucky(0, "yes"), FeelingLucky(0, "no")]
        self.spin: list[Action] = [PrSpin(0, "yes"), PrSpin(0, "no")]
        self.space = [TombstoneSpace(0, i) for i in self.space_ids]
        self.consent: list[Action] = [SharedConsent(0, "allow"), SharedConsent(0, "deny")]
        self.veto: list[Action] = [TrainingVeto(0, "allow"), TrainingVeto(0, "block")]
        self.memo_staff = [MemoStaff(0, i) for i in self.staff_ids]
        self.memo_done = MemoStaff(0, "done")
        self.management_ward: list[Action] = [ManagementWard(0, i) for i in self.ward_ids]
        self.overtime_medical = [
            OvertimeToken(0, self.token_id(n, 0)) for n in range(len(self.characters))
        ]
        self.overtime_admin = [
            OvertimeToken(0, self.token_id(n, 1)) for n in range(len(self.characters))
        ]
        self.overtime_shared = [OvertimeToken(0, t) for t in self.shared_tokens]
        self.overtime_done = OvertimeToken(0, "done")
        most = max(area.levels[1] for area in c.areas)
        self.scientist_count = [ScientistCount(0, n) for n in range(most + 1)]
        self.procedure_colour: list[Action] = [
            ProcedureColour(0, i) for i in self.cube_ids[: c.maladies]
        ]
        self.procedure_malady = [ProcedureMalady(0, i) for i in self.ward_ids]

    def menu(self, seat: int, character: int) -> list[list[list[Action]]]:
        """The `choose_action` entries of a character: by kind, then by the mask of its tokens."""
        number = seat * len(self.characters) + character
        found = self.menus[number]
        if not found:
            found = [self._entries(number, kind) for kind in range(KINDS)]
            self.menus[number] = found
        return found

    def _choices(self, seat: int, character: int, kind: int) -> list[Action]:
        """What a character can do with each of its tokens; specials take the Chief's alone."""
        bits = range(2, 3) if kind >= FIRST_SPECIAL else range(self.token_bits)
        name = self.characters[character]
        found: list[Action] = []
        for bit in bits:
            action = ChooseAction(seat, name, KIND_IDS[kind], self.token_id(character, bit))
            self.chosen[action] = (character, kind, bit)
            found.append(action)
        return found

    def _entries(self, number: int, kind: int) -> list[list[Action]]:
        actions = self.choose[number][kind]
        if kind >= FIRST_SPECIAL:
            return [actions if mask == BIT_CHIEF else [] for mask in range(BIT_CHIEF + 1)]
        return [
            [action for bit, action in enumerate(actions) if mask >> bit & 1]
            for mask in range(1 << self.token_bits)
        ]


def _numbers(ids: list[str]) -> dict[str, int]:
    return {name: number for number, name in enumerate(ids)}


def book_for(c: Content, seats: int) -> Book:
    """The book of this content for a number of seats, made when it is first needed."""
    for found in c.books:
        if isinstance(found, Book) and found.seats == seats:
            return found
    book = Book(c, seats)
    c.books.append(book)
    return book
