"""What the COVID-19 expansion keeps: tiles, quarantine, both areas, and stages under way."""

from __future__ import annotations

from typing import Any, Final

from wardround.core.log import Log
from wardround.games.clinic.events import Happened
from wardround.games.clinic.rules.constants import DOCTOR, LEVELS, PATIENT
from wardround.games.clinic.rules.hooks import Part
from wardround.games.clinic.rules.state import AWAY, Board, State, person_name

# The stage of new infections.
TO_START: Final = 0
TO_SPLIT: Final = 1
TO_VOTE: Final = 2
TO_PLACE: Final = 3

# A vote on a split.
UNDECIDED: Final = 0
ACCEPT: Final = 1
REFUSE: Final = 2


class CovidPart(Part):
    """Lists are by seat unless said otherwise."""

    def __init__(self, seats: int, services: int) -> None:
        self.track: list[int] = []
        """By round: tiles on the Round track."""
        self.infected: list[list[int]] = [[] for _ in range(seats)]
        """Doctors and patients with a tile."""
        self.quarantine: list[list[int]] = [[] for _ in range(seats)]
        self.waiting: list[list[int]] = [[0] * services for _ in range(seats)]
        """By seat and service: tiles waiting in pre-admissions."""
        self.survived = 0
        self.dead_people = 0
        self.dead_tiles = 0
        self.stage = TO_START
        self.compulsory = [0] * seats
        self.given = [0] * seats
        self.unsplit = 0
        self.tries = 0
        self.votes = [UNDECIDED] * seats
        self.chosen: list[list[int]] = [[] for _ in range(seats)]
        """Who received a tile in this step."""
        self.masks_asked = False
        self.picks: list[list[int]] = [[] for _ in range(seats)]
        """Contagion phase: two numbers a tile, service and person (-1: the tile waits)."""
        self.contagion = False

    def clone(self) -> Part:
        new = CovidPart(0, 0)
        new.track = self.track[:]
        new.infected = [row[:] for row in self.infected]
        new.quarantine = [row[:] for row in self.quarantine]
        new.waiting = [row[:] for row in self.waiting]
        new.survived = self.survived
        new.dead_people = self.dead_people
        new.dead_tiles = self.dead_tiles
        new.stage = self.stage
        new.compulsory = self.compulsory[:]
        new.given = self.given[:]
        new.unsplit = self.unsplit
        new.tries = self.tries
        new.votes = self.votes[:]
        new.chosen = [row[:] for row in self.chosen]
        new.masks_asked = self.masks_asked
        new.picks = [row[:] for row in self.picks]
        new.contagion = self.contagion
        return new

    def dump(self) -> dict[str, Any]:
        return {
            "track": self.track[:],
            "infected": [row[:] for row in self.infected],
            "quarantine": [row[:] for row in self.quarantine],
            "waiting": [row[:] for row in self.waiting],
            "survived": self.survived,
            "dead_people": self.dead_people,
            "dead_tiles": self.dead_tiles,
            "stage": self.stage,
            "compulsory": self.compulsory[:],
            "given": self.given[:],
            "unsplit": self.unsplit,
            "tries": self.tries,
            "votes": self.votes[:],
            "chosen": [row[:] for row in self.chosen],
            "masks_asked": self.masks_asked,
            "picks": [row[:] for row in self.picks],
            "contagion": self.contagion,
        }


def loaded(seats: int, services: int, data: dict[str, Any]) -> CovidPart:
    part = CovidPart(seats, services)
    part.track = list(data["track"])
    part.infected = [list(row) for row in data["infected"]]
    part.quarantine = [list(row) for row in data["quarantine"]]
    part.waiting = [list(row) for row in data["waiting"]]
    part.survived = int(data["survived"])
    part.dead_people = int(data["dead_people"])
    part.dead_tiles = int(data["dead_tiles"])
    part.stage = int(data["stage"])
    part.compulsory = list(data["compulsory"])
    part.given = list(data["given"])
    part.unsplit = int(data["unsplit"])
    part.tries = int(data["tries"])
    part.votes = list(data["votes"])
    part.chosen = [list(row) for row in data["chosen"]]
    part.masks_asked = bool(data["masks_asked"])
    part.picks = [list(row) for row in data["picks"]]
    part.contagion = bool(data["contagion"])
    return part


def has_tile(part: CovidPart, b: Board, person: int) -> bool:
    return person in part.infected[b.seat] or person in part.quarantine[b.seat]


def can_infect(part: CovidPart, b: Board, person: int) -> bool:
    """CV-3.4, CV-3.5, CV-10.3, CV-R1, CV-R14, CV-R22 Anybody in the clinic without a tile who got
    none in this step, but no purple doctor."""
    if has_tile(part, b, person) or person in part.chosen[b.seat]:
        return False
    return not (b.kind[person] == DOCTOR and b.colour[person] >= LEVELS)


def infect(part: CovidPart, b: Board, person: int, rule: str, log: Log) -> None:
    """CV-3.6, CV-3.7, CV-3.8, CV-R29 A doctor or patient stays in place on the tile; a nurse or
    orderly goes into quarantine at once, its car stays."""
    if b.kind[person] in (DOCTOR, PATIENT):
        part.infected[b.seat].append(person)
    else:
        part.quarantine[b.seat].append(person)
        b.place[person] = AWAY
    b.listed = None
    if log.on:
        name = person_name(b, person)
        log.add(Happened(rule=rule, what="infected", seat=b.seat, first=name))


def lose_tile(part: CovidPart, b: Board, person: int) -> None:
    """CV-4.6, CV-6.12, CV-7.5, CV-R7 The tile goes to the supply; a doctor may move again."""
    part.infected[b.seat].remove(person)
    if b.kind[person] == DOCTOR:
        b.bound[person] = False


def waiting_patients(part: CovidPart, b: Board, service: int) -> list[int]:
    """Own uninfected patients of a service in pre-admissions."""
    found: list[int] = []
    for person in b.present:
        if (
            b.place[person] == b.shape.pre
            and b.service[person] == service
            and person not in part.infected[b.seat]
        ):
            found.append(person)
    return found


def deceased(part: CovidPart) -> int:
    """CV-9.1 All people and all tiles in the Deceased area."""
    return part.dead_people + part.dead_tiles


def seats_of(s: State) -> list[Board]:
    return [s.boards[seat] for seat in s.order]
