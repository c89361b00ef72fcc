"""Chapter 17: Blood Transfusion."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from wardround.core.actions import Action, Refusal
from wardround.core.chance import Chance
from wardround.core.fields import Codec
from wardround.core.game import Option
from wardround.core.log import Log
from wardround.games.clinic.actions import ExpansionChoice
from wardround.games.clinic.rules.care import continue_care, cure, fee
from wardround.games.clinic.rules.constants import COLOURS, DOCTOR, NURSE, ORDERLY, PATIENT, WHITE
from wardround.games.clinic.rules.decisions import list_nothing
from wardround.games.clinic.rules.geometry import (
    members,
    operational,
    times_from,
    working_treatment_rooms,
)
from wardround.games.clinic.rules.hooks import (
    Expansion,
    ExpansionPart,
    Rules,
    choice_question,
    report,
)
from wardround.games.clinic.rules.moving import (
    continue_move,
    count_in,
    is_bound,
    is_strict,
    make_leg,
    person_number,
    role_of,
)
from wardround.games.clinic.rules.state import (
    CARE,
    MOVE,
    MOVE_PERSON,
    Board,
    State,
    ask,
    names_of,
    person_name,
    place_name,
    report_person,
    room_words,
)
from wardround.games.clinic.rules.tables import ENDLESS

DONATION: Final = -1
"""The note of a leg that ends in giving blood; other legs carry a token from a hub to a room."""
NOTE: Final = 1000
# What is left of a seat's care, see `BloodPart.step`.
TRANSFUSIONS: Final = 0
DRAWING: Final = 1
NO_MORE: Final = 2
ON_HUB: Final = 0.3
"""What a token on a hub is worth in popularity for each of the next two rounds."""
IN_ROOM: Final = 0.6


class BloodPart(ExpansionPart):
    """Who is lying down, where the tokens are, whom a nurse stands on; all by seat."""

    def __init__(self, seats: int, like: BloodPart | None = None) -> None:
        if like is not None:
            self.copy_from(like)
            return
        self.donor: list[int] = [-1] * seats
        self.stood: list[int] = [-1] * seats
        self.hubs: list[list[int]] = [[] for _ in range(seats)]
        self.rooms: list[list[int]] = [[] for _ in range(seats)]
        self.wants: list[bool] = [False] * seats
        self.step: list[int] = [TRANSFUSIONS] * seats
        self.nurses: list[list[int]] = [[] for _ in range(seats)]
        self.given: list[list[int]] = [[] for _ in range(seats)]
        self.on_top: list[list[int]] = [[] for _ in range(seats)]

    def clone(self) -> ExpansionPart:
        return BloodPart(0, self)

    # -- Written by ./dev format from __init__ --
    # fmt: off
    FIELDS: ClassVar[tuple[str, ...]] = (
        "donor", "stood", "hubs", "rooms", "wants", "step", "nurses", "given", "on_top",
    )
    __slots__ = FIELDS

    def copy_from(self, like: BloodPart) -> None:
        self.donor = like.donor[:]
        self.stood = like.stood[:]
        self.hubs = [item[:] for item in like.hubs]
        self.rooms = [item[:] for item in like.rooms]
        self.wants = like.wants[:]
        self.step = like.step[:]
        self.nurses = [item[:] for item in like.nurses]
        self.given = [item[:] for item in like.given]
        self.on_top = [item[:] for item in like.on_top]
    # fmt: on


class Blood(Expansion[State, Board]):
    def __init__(self) -> None:
        super().__init__("blood", [])
        self.decisions = [
            choice_question("give_blood", "CL-17.1", list_nothing, self.give, self.why_not_give),
            choice_question(
                "carry_blood", "CL-17.10", list_nothing, self.carry, self.why_not_carry
            ),
            choice_question(
                "transfuse",
                "CL-17.13",
                self.list_transfusions,
                self.answer_transfuse,
                self.why_not_transfuse,
            ),
            choice_question("draw_blood", "CL-17.6", self.list_draw_answers, self.answer_draw),
        ]
        self.codec = Codec(BloodPart.FIELDS)
        self.switches = [
            Option("blood", (True, False), False, "CL-1.42"),
            Option("donor_orderly_counts", (True, False), False, "CL-R38", when=(("blood", True),)),
        ]

    def begin(self, rules: Rules[State, Board]) -> ExpansionPart:
        return BloodPart(rules.seats)

    def part(self, s: State) -> BloodPart:
        part = s.parts[self.number]
        assert isinstance(part, BloodPart)
        return part

    def position(self, s: State, table: dict[str, Any]) -> None:
        """``blood_tokens = {"0" = ["1,2,0"]}``: by seat, on hubs or in treatment rooms;
        ``donor = {"0" = 1}``: who lies down."""
        part = self.part(s)
        for seat, spaces in dict(table.pop("blood_tokens", {})).items():
            b = s.boards[int(seat)]
            for name in spaces:
                space = b.shape.space_names.index(name)
                hub = b.module[space] == b.content.hub
                (part.hubs if hub else part.rooms)[b.seat].append(space)
        for seat, person in dict(table.pop("donor", {})).items():
            part.donor[int(seat)] = int(person)

    def census(self, s: State, counts: dict[str, int]) -> None:
        left = self.tokens_left(s)
        if left != ENDLESS:
            part = self.part(s)
            used = sum(len(row) for row in part.hubs) + sum(len(row) for row in part.rooms)
            counts["blood tokens"] = left + used

    # -- giving -----------------------------------------------------------------------------

    def alone_in(self, b: Board, person: int, hub: int) -> bool:
        """CL-17.2, CV-R21 Whether a hub has no employee but this one."""
        for other in b.present:
            if other != person and b.place[other] == hub and b.kind[other] != PATIENT:
                return False
        return True

    def may_give(self, s: State, b: Board, person: int) -> bool:
        """CL-17.2, CL-R43, CV-R21 Any uninfected employee, including purple doctors."""
        return (
            b.kind[person] != PATIENT
            and role_of(s, b, person) != PATIENT
            and not is_bound(s, b, person)
        )

    def list_moves(self, s: State, b: Board, out: list[Action]) -> None:
        """CL-17.1, CL-17.2, CL-17.9, CL-17.10, CL-R20 Giving blood, and carrying tokens."""
        if is_strict(b):
            return
        part = self.part(s)
        hubs = members(b.of_kind[b.content.hub])
        if part.donor[b.seat] == -1:
            for person in b.present:
                if not self.may_give(s, b, person):
                    continue
                times = times_from(b, b.place[person], s.rules.outdoor_walking)
                for hub in hubs:
                    if times[hub] != -1 and self.alone_in(b, person, hub):
                        name, space = person_name(b, person), place_name(b, hub)
                        out.append(ExpansionChoice(b.seat, "give_blood", name, space))
        if part.hubs[b.seat]:
            self.list_carries(s, b, out)

    def list_carries(self, s: State, b: Board, out: list[Action]) -> None:
        """CL-17.10, CL-17.11, CL-R20 A nurse's way through a hub with a token to a treatment
        room."""
        outdoors = s.rules.outdoor_walking
        rooms = members(b.of_kind[b.content.treatment])
        for person in b.present:
            if b.kind[person] != NURSE or is_bound(s, b, person):
                continue
            times = times_from(b, b.place[person], outdoors)
            for hub in sorted(set(self.part(s).hubs[b.seat])):
                if times[hub] == -1:
                    continue
                onward = times_from(b, hub, outdoors)
                for room in rooms:
                    if onward[room] != -1:
                        out.append(
                            ExpansionChoice(
                                b.seat,
                                "carry_blood",
                                person_name(b, person),
                                place_name(b, hub),
                                place_name(b, room),
                            )
                        )

    def open_beside(self, b: Board) -> list[str]:
        return ["give_blood", "carry_blood"] if b.ask == MOVE_PERSON else []

    def give(self, s: State, choice: ExpansionChoice, chance: Chance, log: Log) -> None:
        """CL-17.3, CL-R56 It costs the way to the hub plus 3 time; the employee lies down."""
        b = s.boards[choice.seat]
        person = person_number(b, choice.first)
        hub = b.content.space_index[b.seat][b.shape_number][choice.second]
        time = self.time_of(s, b, choice)
        self.part(s).donor[b.seat] = person
        report_person(log, "CL-17.3", "lies_down", b, person, hub, time)
        make_leg(b, person, hub, time, self.number + 1, DONATION, log)
        continue_move(s, b, log)

    def time_of(self, s: State, b: Board, choice: ExpansionChoice) -> int:
        """CL-17.3, CL-17.10, CL-R20 The time it takes to give or carry blood."""
        index = b.content.space_index[b.seat][b.shape_number]
        hub, outdoors = index[choice.second], s.rules.outdoor_walking
        time = times_from(b, b.place[person_number(b, choice.first)], outdoors)[hub]
        if choice.decision == "give_blood":
            return time + b.content.time.step.give_blood
        return time + times_from(b, hub, outdoors)[index[choice.third]]

    def carry(self, s: State, choice: ExpansionChoice, chance: Chance, log: Log) -> None:
        """CL-17.10, CL-17.11, CL-17.12, CL-R20 The token is left in the treatment room; only the
        way through the hub costs time."""
        b = s.boards[choice.seat]
        part = self.part(s)
        index = b.content.space_index[b.seat][b.shape_number]
        nurse, hub, room = person_number(b, choice.first), index[choice.second], index[choice.third]
        time = self.time_of(s, b, choice)
        part.hubs[b.seat].remove(hub)
        part.rooms[b.seat].append(room)
        report_person(log, "CL-17.10", "carried", b, nurse, room, time)
        make_leg(b, nurse, room, time, self.number + 1, hub * NOTE + room, log)
        continue_move(s, b, log)

    def taken_back(self, s: State, b: Board, person: int, note: int) -> None:
        """CL-R35, CL-R56 Undo also takes back a donation or a pickup."""
        part = self.part(s)
        if note == DONATION:
            part.donor[b.seat] = -1
        else:
            part.rooms[b.seat].remove(note % NOTE)
            part.hubs[b.seat].append(note // NOTE)

    def stays(self, s: State, b: Board, person: int) -> bool:
        """CL-R56 A donor is not moved again in that Move."""
        return person == self.part(s).donor[b.seat]

    def ends(self, s: State, b: Board, person: int, usual: int) -> int:
        """CL-17.5 A donor may end Move in their hub, whatever their kind."""
        if person == self.part(s).donor[b.seat]:
            return usual | b.of_kind[b.content.hub]
        return usual

    def move_fault(self, s: State, b: Board) -> Refusal | None:
        """CL-17.4 A hub with a donor may contain no other employee."""
        donor = self.part(s).donor[b.seat]
        if donor != -1 and not self.alone_in(b, donor, b.place[donor]):
            return Refusal("CL-17.4", "donor_not_alone", person=person_name(b, donor))
        return None

    def no_room(self, s: State, b: Board, person: int, space: int) -> bool:
        donor = self.part(s).donor[b.seat]
        return donor != -1 and donor != person and b.place[donor] == space

    # -- business ---------------------------------------------------------------------------

    def before_care(self, s: State, log: Log) -> None:
        """CL-R42 A donor who was removed gives no blood."""
        part = self.part(s)
        for b in s.boards:
            seat = b.seat
            part.step[seat] = TRANSFUSIONS
            part.wants[seat] = False
            part.nurses[seat] = []
            part.given[seat] = []
            part.stood[seat] = -1
            if part.donor[seat] != -1 and part.donor[seat] not in b.present:
                part.donor[seat] = -1

    def care(self, s: State, b: Board, log: Log) -> bool:
        """CL-17.6, CL-17.13 Transfusions first, then whether to draw the donor's blood."""
        part = self.part(s)
        seat = b.seat
        if part.step[seat] == TRANSFUSIONS:
            if self.patients_for_blood(s, b):
                ask(s, b, s.rules.asks["transfuse"])
                return True
            part.step[seat] = DRAWING
        if part.step[seat] == DRAWING:
            part.step[seat] = NO_MORE
            if part.donor[seat] != -1 and self.tokens_left(s):
                ask(s, b, s.rules.asks["draw_blood"])
                return True
        return False

    def tokens_left(self, s: State) -> int:
        """CL-R19 Blood tokens in the supply; -1 means unlimited."""
        return s.stock[s.rules.content.stock_names.index("blood")]

    def add_tokens(self, s: State, count: int) -> None:
        """CL-R19 Put tokens into the supply, or take them out, if it is counted."""
        if self.tokens_left(s) != ENDLESS:
            s.stock[s.rules.content.stock_names.index("blood")] += count

    def free_nurse(self, s: State, b: Board, room: int) -> int:
        """CL-17.14 A nurse in the room who has given no transfusion this round; -1 if none."""
        for person in b.present:
            if (
                b.place[person] == room
                and role_of(s, b, person) == NURSE
                and person not in self.part(s).nurses[b.seat]
            ):
                return person
        return -1

    def patients_for_blood(self, s: State, b: Board) -> list[int]:
        """CL-17.13, CL-R43, CL-R48, CV-10.1, CV-R20 Patients in an operational treatment room with
        a token, a free nurse and no doctor, who have had no blood this round."""
        part = self.part(s)
        patients: list[int] = []
        for room in members(working_treatment_rooms(b)):
            if room not in part.rooms[b.seat] or self.free_nurse(s, b, room) == -1:
                continue
            if count_in(s, b, room, DOCTOR):
                continue
            for person in b.present:
                if (
                    b.place[person] == room
                    and role_of(s, b, person) == PATIENT
                    and person not in part.given[b.seat]
                ):
                    patients.append(person)
        return patients

    def transfuse(self, s: State, b: Board, patient: int, log: Log) -> None:
        """CL-17.14, CL-17.15, CL-17.16, CL-17.17, CL-17.18, CV-10.1, CV-R20 The player earns the
        income for the patient's old colour; a white patient is cured, any other improves one level
        and a nurse stands on top."""
        part = self.part(s)
        seat = b.seat
        room = b.place[patient]
        nurse = self.free_nurse(s, b, room)
        part.nurses[seat].append(nurse)
        part.given[seat].append(patient)
        part.rooms[seat].remove(room)
        self.add_tokens(s, 1)
        income = fee(s, b, patient, room)
        b.income += income
        name, names = person_name(b, patient), names_of(b, patient)
        report(log, "CL-17.14", "transfused", seat, name, person_name(b, nurse), income, names)
        if b.colour[patient] == WHITE:
            cure(s, b, -1, patient, room, log)
            return
        b.colour[patient] -= 1
        part.on_top[seat] += [nurse, patient]
        report(log, "CL-17.16", "improved", seat, name, COLOURS[b.colour[patient]], names=names)

    def after_care(self, s: State, log: Log) -> None:
        """CL-17.6, CL-17.7, CL-17.8 The least popular player takes a token first; every donor
        stands up."""
        part = self.part(s)
        takers = sorted(s.order, key=lambda seat: s.boards[seat].popularity)
        for seat in takers:
            donor = part.donor[seat]
            if donor == -1:
                continue
            b = s.boards[seat]
            if part.wants[seat] and self.tokens_left(s):
                self.add_tokens(s, -1)
                part.hubs[seat].append(b.place[donor])
                hub = place_name(b, b.place[donor])
                names = {hub: room_words(b, b.place[donor])}
                report(log, "CL-17.6", "drawn", seat, hub, names=names)
            part.stood[seat] = donor
            part.donor[seat] = -1

    def keeps_upkeep(self, s: State, b: Board, orderly: int) -> bool:
        """CL-R38 Whether an orderly who gave blood lowers upkeep: only with the option."""
        return (
            s.rules.options["donor_orderly_counts"] is True
            and b.kind[orderly] == ORDERLY
            and self.part(s).stood[b.seat] == orderly
        )

    def dismissed(self, s: State, b: Board, person: int) -> None:
        """CL-R64 A nurse who leaves unpaid no longer stands on her patient."""
        on_top = self.part(s).on_top[b.seat]
        if person in on_top[::2]:
            k = 2 * on_top[::2].index(person)
            del on_top[k : k + 2]

    def worsens(self, s: State, b: Board, person: int, usual: bool) -> bool:
        """CL-17.18, CV-R21, CV-R30 Nobody with a nurse on top worsens."""
        return usual and person not in self.part(s).on_top[b.seat][1::2]

    def after_worsening(self, s: State, chance: Chance, log: Log) -> bool:
        """CL-17.18, CL-17.19 The nurses step off beside their patients."""
        part = self.part(s)
        part.on_top = [[] for _ in part.on_top]
        return False

    # -- questions --------------------------------------------------------------------------

    def list_transfusions(self, s: State, b: Board) -> list[Action]:
        """CL-17.13 Each patient who can receive blood, or no more."""
        names = [person_name(b, patient) for patient in self.patients_for_blood(s, b)]
        return [ExpansionChoice(b.seat, "transfuse", name) for name in (*names, "done")]

    def answer_transfuse(self, s: State, choice: ExpansionChoice, chance: Chance, log: Log) -> None:
        """CL-17.13 One transfusion, or no more of them."""
        b = s.boards[choice.seat]
        if choice.first == "done":
            self.part(s).step[b.seat] = DRAWING
        else:
            self.transfuse(s, b, person_number(b, choice.first), log)
        continue_care(s, b, log)

    def list_draw_answers(self, s: State, b: Board) -> list[Action]:
        """CL-17.6 Yes or no."""
        return [ExpansionChoice(b.seat, "draw_blood", answer) for answer in ("yes", "no")]

    def answer_draw(self, s: State, choice: ExpansionChoice, chance: Chance, log: Log) -> None:
        """CL-17.6 Tokens are taken once all have answered."""
        b = s.boards[choice.seat]
        self.part(s).wants[b.seat] = choice.first == "yes"
        continue_care(s, b, log)

    def why_not_give(self, s: State, choice: ExpansionChoice) -> Refusal:
        """CL-17.1, CL-17.2, CL-R58 One employee per round, alone in a hub."""
        b = s.boards[choice.seat]
        if is_strict(b):
            return Refusal("CL-R58", "moved_already", person=choice.first)
        if self.part(s).donor[b.seat] != -1:
            return Refusal("CL-17.1", "one_donor")
        person = person_number(b, choice.first)
        if person == -1 or not self.may_give(s, b, person):
            return Refusal("CL-17.2", "no_donor", person=choice.first)
        return Refusal("CL-17.2", "no_empty_hub", space=choice.second)

    def why_not_carry(self, s: State, choice: ExpansionChoice) -> Refusal:
        """CL-17.10, CL-R58 No nurse, no token or no treatment room."""
        if is_strict(s.boards[choice.seat]):
            return Refusal("CL-R58", "moved_already", person=choice.first)
        return Refusal("CL-17.10", "cannot_carry")

    def why_not_transfuse(self, s: State, choice: ExpansionChoice) -> Refusal:
        """CL-17.13 A person who cannot receive blood."""
        return Refusal("CL-17.13", "cannot_transfuse", person=choice.first)

    # -- showing ----------------------------------------------------------------------------

    def condition(self, s: State, b: Board, person: int) -> str:
        part = self.part(s)
        if person == part.donor[b.seat]:
            return "donor"
        return "on top" if person in part.on_top[b.seat][::2] else ""

    def marks(self, s: State, b: Board, viewer: int) -> list[tuple[str, str, str, int]]:
        part = self.part(s)
        marks: list[tuple[str, str, str, int]] = []
        tokens = part.hubs[b.seat] + part.rooms[b.seat]
        for space in sorted(set(tokens)):
            name = b.shape.space_names[space]
            where = place_name(b, space)
            marks.append((f"blood:{b.seat}/{name}", where, "blood", tokens.count(space)))
        return marks

    def choice_values(self, s: State, b: Board, choice: ExpansionChoice) -> dict[str, Any]:
        """CL-17.3, CL-17.10 How long it would take; 0 for what is not possible."""
        if choice.decision not in ("give_blood", "carry_blood"):
            return {}
        index = b.content.space_index[b.seat][b.shape_number]
        places = (
            [choice.second] if choice.decision == "give_blood" else [choice.second, choice.third]
        )
        known = person_number(b, choice.first) >= 0 and all(place in index for place in places)
        return {"time": self.time_of(s, b, choice) if known else 0}

    def rate(self, s: State, b: Board, choice: ExpansionChoice) -> float:
        if choice.decision == "transfuse":
            return 0.1 if choice.first == "done" else 3.0
        if choice.decision == "draw_blood":
            return 2.0 if choice.first == "yes" else 0.2
        return 1.5

    def worth(self, s: State, b: Board) -> float:
        """A token is a treatment without a doctor: in this round where a nurse, a patient and a
        token are in one room, else in a later one."""
        part = self.part(s)
        later = min(s.rules.content.rounds - 1 - s.round, 2)
        value = later * (ON_HUB * len(part.hubs[b.seat]) + IN_ROOM * len(part.rooms[b.seat]))
        if s.phase not in (MOVE, CARE):
            return value
        if part.donor[b.seat] >= 0:
            value += later * ON_HUB
        return value + self.transfusions(s, b) / b.content.expenses.popularity_purchase.price

    def transfusions(self, s: State, b: Board) -> int:
        """What nurses with tokens would earn with people where they stand."""
        total = 0
        for room in sorted(set(self.part(s).rooms[b.seat])):
            best, nurses, doctors = 0, 0, 0
            for person in b.present:
                if b.place[person] != room:
                    continue
                nurses += b.kind[person] == NURSE
                doctors += b.kind[person] == DOCTOR
                if b.kind[person] == PATIENT:
                    best = max(best, fee(s, b, person, room))
            if nurses and not doctors and operational(b) >> room & 1:
                total += best
        return total


EXPANSION = Blood()
