"""Chapter 20: Zombies. Their spaces are also each board's ``shut`` set."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from wardround.core.actions import Action, Refusal
from wardround.core.chance import Chance
from wardround.core.fields import Codec
from wardround.core.game import Option, ScoreLine
from wardround.core.log import Log
from wardround.games.clinic.actions import ExpansionChoice
from wardround.games.clinic.rules.care import continue_care
from wardround.games.clinic.rules.constants import DOCTOR, NURSE, PATIENT, YELLOW
from wardround.games.clinic.rules.geometry import members, neighbourhood
from wardround.games.clinic.rules.hooks import (
    Expansion,
    ExpansionPart,
    Rules,
    choice_question,
    report,
)
from wardround.games.clinic.rules.markers import change_popularity, popularity_change
from wardround.games.clinic.rules.moving import continue_start
from wardround.games.clinic.rules.state import (
    LOST,
    MOVE,
    TURNED,
    Board,
    State,
    ask,
    place_name,
    remove_person,
    report_person,
    room_words,
)

HALF_A_PAIR: Final = 0.1
"""How much of a zombie's score a yellow patient alone in a room is worth."""
PAIR: Final = 0.8
"""The same for two: the zombie will stand in the way, and its patients pay nothing."""


class ZombiePart(ExpansionPart):
    """Zombies in the supply and set aside; by seat, where they stand and who rests."""

    def __init__(self, seats: int, left: int, like: ZombiePart | None = None) -> None:
        if like is not None:
            self.copy_from(like)
            return
        self.left = left
        self.cured = 0
        self.where: list[list[int]] = [[] for _ in range(seats)]
        self.moved: list[int] = [0] * seats
        self.asked: list[list[int]] = [[] for _ in range(seats)]
        self.resting: list[list[int]] = [[] for _ in range(seats)]

    def clone(self) -> ExpansionPart:
        return ZombiePart(0, 0, self)

    # -- Written by ./dev format from __init__ --
    # fmt: off
    FIELDS: ClassVar[tuple[str, ...]] = (
        "left", "cured", "where", "moved", "asked", "resting",
    )
    __slots__ = FIELDS

    def copy_from(self, like: ZombiePart) -> None:
        self.left = like.left
        self.cured = like.cured
        self.where = [item[:] for item in like.where]
        self.moved = like.moved[:]
        self.asked = [item[:] for item in like.asked]
        self.resting = [item[:] for item in like.resting]
    # fmt: on


class Zombies(Expansion[State, Board]):
    def __init__(self) -> None:
        super().__init__("zombies", [])
        self.decisions = [
            choice_question(
                "zombie_step", "CL-20.6", self.list_steps, self.step, self.why_not_step
            ),
            choice_question(
                "cure_zombie", "CL-20.15", self.list_cures, self.answer_cure, self.why_not_cure
            ),
        ]
        self.codec = Codec(ZombiePart.FIELDS)
        self.switches = [
            Option("zombies", (True, False), False, "CL-1.42", when=(("covid", False),)),
            Option("zombie_single_step", (True, False), False, "CL-R23", when=(("zombies", True),)),
        ]

    def begin(self, rules: Rules[State, Board]) -> ExpansionPart:
        """CL-20.1 There are 8 zombies in the supply."""
        return ZombiePart(rules.seats, rules.content.zombies)

    def part(self, s: State) -> ZombiePart:
        part = s.parts[self.number]
        assert isinstance(part, ZombiePart)
        return part

    def position(self, s: State, table: dict[str, Any]) -> None:
        """``zombies = {"0" = ["1,2,0"]}``: where they stand; ``zombies_left = 1``."""
        part = self.part(s)
        for seat, spaces in dict(table.pop("zombies", {})).items():
            b = s.boards[int(seat)]
            for name in spaces:
                part.where[b.seat].append(b.shape.space_names.index(name))
                part.left -= 1
            self.shut(s, b)
        part.left = int(table.pop("zombies_left", part.left))

    def census(self, s: State, counts: dict[str, int]) -> None:
        part = self.part(s)
        counts["zombies"] = part.left + part.cured + sum(len(row) for row in part.where)

    def shut(self, s: State, b: Board) -> None:
        """CL-20.9, CL-20.10 Nobody enters or passes a space with one or more zombies."""
        b.shut = 0
        for space in self.part(s).where[b.seat]:
            b.shut |= 1 << space
        b.changed()

    # -- steps ------------------------------------------------------------------------------

    def reached(self, s: State, b: Board, space: int) -> int:
        """CL-20.7, CL-20.8, CL-R23, CL-R44 Where a zombie can move: over adjacent modules and
        ground-floor spaces as far as its player likes, or one step with the option."""
        walkable = b.modules | b.shape.ground
        spaces = b.shape.neighbours[space] & walkable
        if not s.rules.options["zombie_single_step"]:
            before = 0
            while spaces != before:
                before = spaces
                spaces |= neighbourhood(b, spaces) & walkable
        return spaces & ~(1 << space)

    def move_starts(self, s: State, b: Board, log: Log) -> bool:
        """CL-20.6 Each of the player's zombies moves before anyone else."""
        part = self.part(s)
        if part.moved[b.seat] < len(part.where[b.seat]):
            ask(s, b, s.rules.asks["zombie_step"])
            return True
        return False

    def list_steps(self, s: State, b: Board) -> list[Action]:
        """CL-20.7 Where the next zombie can go."""
        part = self.part(s)
        number = part.moved[b.seat]
        name = f"zombie:{b.seat}/{number}"
        spaces = members(self.reached(s, b, part.where[b.seat][number]))
        return [
            ExpansionChoice(b.seat, "zombie_step", name, place_name(b, space)) for space in spaces
        ]

    def step(self, s: State, choice: ExpansionChoice, chance: Chance, log: Log) -> None:
        """CL-20.7 The zombie moves; then the next one, or everyone else."""
        b = s.boards[choice.seat]
        part = self.part(s)
        space = b.content.space_index[b.seat][b.shape_number][choice.second]
        part.where[b.seat][part.moved[b.seat]] = space
        part.moved[b.seat] += 1
        self.shut(s, b)
        names = {choice.second: room_words(b, space)}
        report(log, "CL-20.7", "zombie_stepped", b.seat, choice.first, choice.second, names=names)
        continue_start(s, b, log)

    def why_not_step(self, s: State, choice: ExpansionChoice) -> Refusal:
        """CL-20.6, CL-20.7 Another zombie's turn, or a place that it cannot reach."""
        if choice.first != f"zombie:{choice.seat}/{self.part(s).moved[choice.seat]}":
            return Refusal("CL-20.6", "other_zombie", zombie=choice.first)
        return Refusal("CL-20.7", "no_step", space=choice.second)

    def after_move(self, s: State, log: Log) -> None:
        """CL-20.11, CL-20.12, CL-20.13, CL-20.14, CL-14.5, CL-R54, CL-R57 Everyone who shares a
        space with a zombie is out of the game; their cars stay."""
        part = self.part(s)
        for seat in s.order:
            b = s.boards[seat]
            part.moved[seat] = 0
            for space in sorted(set(part.where[seat])):
                if self.doctor_with_zombie(s, b, space) != -1:
                    continue
                for person in b.present[:]:
                    if b.place[person] == space:
                        self.take(s, b, person, log)

    def take(self, s: State, b: Board, person: int, log: Log) -> None:
        """CL-20.13, CL-20.14, CL-R57 A patient lost this way costs 5 popularity and counts as
        dead; the car stays."""
        remove_person(b, person, LOST)
        b.abandoned += 1
        points = 0
        if b.kind[person] == PATIENT:
            b.deaths += 1
            points = b.content.scoring.death.popularity
        lost = -popularity_change(s, b, points)
        report_person(log, "CL-20.12", "taken", b, person, amount=lost)
        change_popularity(s, b, points, "CL-20.14", log)

    def doctor_with_zombie(self, s: State, b: Board, space: int) -> int:
        """CL-20.12, CL-20.15 The doctor alone with one zombie in a lab; -1 if there is none."""
        here = [person for person in b.present if b.place[person] == space]
        if (
            b.content.kinds[b.module[space]].levels
            and self.part(s).where[b.seat].count(space) == 1
            and len(here) == 1
            and b.kind[here[0]] == DOCTOR
        ):
            return here[0]
        return -1

    # -- business ---------------------------------------------------------------------------

    def before_care(self, s: State, log: Log) -> None:
        """CL-20.2, CL-20.3, CL-R24, CL-R41 Two yellow patients without doctor or nurse become a
        zombie, player by player, space by space, while zombies last."""
        part = self.part(s)
        for seat in s.order:
            b = s.boards[seat]
            part.asked[seat] = []
            for space in members(b.of_kind[b.content.treatment]):
                yellow = self.untended(b, space)
                while len(yellow) >= 2 and part.left:
                    self.turn(s, b, space, [yellow.pop(0), yellow.pop(0)], log)
            self.shut(s, b)

    def untended(self, b: Board, space: int) -> list[int]:
        """The yellow patients of a room, if neither doctor nor nurse is there."""
        yellow: list[int] = []
        for person in b.present:
            if b.place[person] == space:
                if b.kind[person] in (DOCTOR, NURSE):
                    return []
                if b.kind[person] == PATIENT and b.colour[person] == YELLOW:
                    yellow.append(person)
        return yellow

    def turn(self, s: State, b: Board, space: int, pair: list[int], log: Log) -> None:
        """CL-20.4, CL-20.5 The two are not dead, and their cars stay."""
        part = self.part(s)
        for person in pair:
            remove_person(b, person, TURNED)
        b.abandoned += len(pair)
        part.left -= 1
        part.where[b.seat].append(space)
        report(log, "CL-20.2", "turned", b.seat, place_name(b, space))

    def care(self, s: State, b: Board, log: Log) -> bool:
        """CL-20.15 For each lab with one doctor and one zombie: cure it?"""
        if self.lab_to_ask(s, b) == -1:
            return False
        ask(s, b, s.rules.asks["cure_zombie"])
        return True

    def lab_to_ask(self, s: State, b: Board) -> int:
        part = self.part(s)
        for space in sorted(part.where[b.seat]):
            asked = space in part.asked[b.seat]
            if not asked and self.doctor_with_zombie(s, b, space) != -1:
                return space
        return -1

    def list_cures(self, s: State, b: Board) -> list[Action]:
        """CL-20.15 Yes or no, lab by lab."""
        lab = place_name(b, self.lab_to_ask(s, b))
        return [ExpansionChoice(b.seat, "cure_zombie", answer, lab) for answer in ("yes", "no")]

    def answer_cure(self, s: State, choice: ExpansionChoice, chance: Chance, log: Log) -> None:
        """CL-20.15 The player decides."""
        b = s.boards[choice.seat]
        space = b.content.space_index[b.seat][b.shape_number][choice.second]
        self.part(s).asked[b.seat].append(space)
        if choice.first == "yes":
            self.cure(s, b, space, log)
        continue_care(s, b, log)

    def why_not_cure(self, s: State, choice: ExpansionChoice) -> Refusal:
        """CL-20.15 There is no zombie to cure there."""
        return Refusal("CL-20.15", "no_cure_there", space=choice.second)

    def cure(self, s: State, b: Board, space: int, log: Log) -> None:
        """CL-20.15, CL-R40 The zombie is set aside permanently, the player earns $32, and the
        doctor rests."""
        part = self.part(s)
        doctor = self.doctor_with_zombie(s, b, space)
        part.where[b.seat].remove(space)
        part.cured += 1
        part.resting[b.seat].append(doctor)
        income = b.content.other_income.zombie_cure
        b.income += income
        self.shut(s, b)
        report_person(log, "CL-20.15", "zombie_cured", b, doctor, amount=income)

    def rests(self, s: State, b: Board, doctor: int) -> bool:
        """CL-20.16, CL-20.17, CL-R40 A doctor who cured a zombie only gets up in step 7."""
        return doctor in self.part(s).resting[b.seat]

    def after_training(self, s: State, log: Log) -> None:
        """CL-20.17 Those who rested stand again; they are in labs, so step 8 passes them by."""
        part = self.part(s)
        part.resting = [[] for _ in part.resting]

    def score(self, s: State, b: Board) -> ScoreLine | None:
        """CL-20.18, CL-20.19, CL-R51 Each zombie on the board, outdoors too, is worth 9."""
        count = len(self.part(s).where[b.seat])
        points = count * b.content.scoring.zombie.each
        return ScoreLine(b.seat, "zombies", points, "CL-20.19") if count else None

    # -- showing ----------------------------------------------------------------------------

    def condition(self, s: State, b: Board, person: int) -> str:
        return "resting" if person in self.part(s).resting[b.seat] else ""

    def marks(self, s: State, b: Board, viewer: int) -> list[tuple[str, str, str, int]]:
        marks: list[tuple[str, str, str, int]] = []
        for number, space in enumerate(self.part(s).where[b.seat]):
            marks.append((f"zombie:{b.seat}/{number}", place_name(b, space), "zombie", 1))
        return marks

    def facts(self, s: State) -> list[tuple[str, Any, str]]:
        return [("zombies", str(self.part(s).left), "CL-20.1")]

    def choice_values(self, s: State, b: Board, choice: ExpansionChoice) -> dict[str, Any]:
        """CL-20.15 What a cure earns."""
        return {"income": b.content.other_income.zombie_cure}

    def rate(self, s: State, b: Board, choice: ExpansionChoice) -> float:
        if choice.decision == "cure_zombie":
            return 2.0 if choice.first == "yes" else 0.5
        space = b.content.space_index[b.seat][b.shape_number].get(choice.second, 0)
        return 0.2 if b.modules >> space & 1 else 2.0

    def worth(self, s: State, b: Board) -> float:
        """Zombies score at the end; two yellow patients left alone in a room become one."""
        part = self.part(s)
        points = float(b.content.scoring.zombie.each)
        value = points * len(part.where[b.seat])
        if s.phase != MOVE or not part.left:
            return value
        for space in members(b.of_kind[b.content.treatment]):
            yellow = len(self.untended(b, space))
            value += (0.0, HALF_A_PAIR, PAIR)[min(yellow, 2)] * points
        return value


EXPANSION = Zombies()
