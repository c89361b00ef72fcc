"""Chapter 19: Workaholic Doctors."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from wardround.core.chance import Chance
from wardround.core.fields import Codec
from wardround.core.game import Option
from wardround.core.log import Log
from wardround.games.clinic.rules.constants import DOCTOR, PATIENT, PURPLE, WHITE, YELLOW
from wardround.games.clinic.rules.hooks import Expansion, ExpansionPart, Rules
from wardround.games.clinic.rules.moving import role_of
from wardround.games.clinic.rules.state import LEFT_GAME, Board, State, remove_person, report_person

LOADS: Final = [4, 3, 2, 1]
"""By colour: how many patients a purple doctor treats in a round."""


class WorkaholicPart(ExpansionPart):
    """Exhausted purple doctors, by seat."""

    def __init__(self, seats: int, like: WorkaholicPart | None = None) -> None:
        if like is not None:
            self.copy_from(like)
            return
        self.exhausted: list[list[int]] = [[] for _ in range(seats)]

    def clone(self) -> ExpansionPart:
        return WorkaholicPart(0, self)

    # -- Written by ./dev format from __init__ --
    # fmt: off
    FIELDS: ClassVar[tuple[str, ...]] = (
        "exhausted",
    )
    __slots__ = FIELDS

    def copy_from(self, like: WorkaholicPart) -> None:
        self.exhausted = [item[:] for item in like.exhausted]
    # fmt: on


class Workaholics(Expansion[State, Board]):
    def __init__(self) -> None:
        super().__init__("workaholics", [])
        self.codec = Codec(WorkaholicPart.FIELDS)
        self.switches = [Option("workaholics", (True, False), False, "CL-1.42")]

    def begin(self, rules: Rules[State, Board]) -> ExpansionPart:
        return WorkaholicPart(rules.seats)

    def part(self, s: State) -> WorkaholicPart:
        part = s.parts[self.number]
        assert isinstance(part, WorkaholicPart)
        return part

    def position(self, s: State, table: dict[str, Any]) -> None:
        part = self.part(s)
        for seat, people in dict(table.pop("exhausted", {})).items():
            part.exhausted[int(seat)] = list(people)

    def set_up(self, s: State, chance: Chance, log: Log) -> None:
        """CL-19.1 Purple doctors are added to the doctor bag."""
        s.doctors.counts[PURPLE] += s.rules.player.purple

    def set_aside(self, s: State, colour: int) -> bool:
        """CL-19.3, CL-R45 The University never has more than one purple doctor."""
        return colour == PURPLE and PURPLE in s.university

    def doctor_price(self, s: State, colour: int, price: int) -> int:
        """CL-19.4 A purple doctor costs twice the price of its space."""
        return price * s.rules.content.hire.purple.price_factor if colour == PURPLE else price

    def room(self, s: State, b: Board, space: int, limit: int) -> int:
        """CL-19.6, CL-19.13, CV-R22 With a purple doctor: three yellow or four white patients."""
        if b.module[space] != b.content.treatment:
            return limit
        purple = False
        colours: list[int] = []
        for person in b.present:
            if b.place[person] == space:
                role = role_of(s, b, person)
                if role == PATIENT:
                    colours.append(b.colour[person])
                elif role == DOCTOR and b.colour[person] == PURPLE:
                    purple = True
        if purple and colours:
            for colour in (WHITE, YELLOW):
                if colours.count(colour) == len(colours):
                    return max(limit, LOADS[colour])
        return limit

    def load_of(self, s: State, b: Board, doctor: int, colour: int) -> int:
        """CL-19.7, CL-19.8, CL-19.12, CL-R39, CV-10.4 Patients of one colour, without nurses."""
        return LOADS[colour] if b.colour[doctor] == PURPLE else 0

    def treats(self, s: State, b: Board, doctor: int, patient: int, space: int, log: Log) -> bool:
        """CL-19.9, CL-R39 A purple doctor who has treated anyone is exhausted."""
        if doctor != -1 and b.colour[doctor] == PURPLE:
            exhausted = self.part(s).exhausted[b.seat]
            if doctor not in exhausted:
                exhausted.append(doctor)
                report_person(log, "CL-19.9", "exhausted", b, doctor)
        return False

    def after_training(self, s: State, log: Log) -> None:
        """CL-19.10, CL-19.11, CL-R62 Step 8 begins with the exhausted leaving, each with a car.

        Anyone dismissed unpaid in the meantime has already left.
        """
        part = self.part(s)
        for seat in s.order:
            b = s.boards[seat]
            for doctor in part.exhausted[seat]:
                if doctor not in b.present:
                    continue
                remove_person(b, doctor, LEFT_GAME)
                b.to_leave += 1
                report_person(log, "CL-19.10", "burnt_out", b, doctor)
            part.exhausted[seat] = []

    def condition(self, s: State, b: Board, person: int) -> str:
        return "exhausted" if person in self.part(s).exhausted[b.seat] else ""


EXPANSION = Workaholics()
