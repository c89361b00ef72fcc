"""What the COVID-19 expansion keeps: tiles, quarantine, both areas, and stages in progress."""

from __future__ import annotations

from typing import ClassVar, Final

from wardround.core.log import Log
from wardround.games.clinic.rules.constants import DOCTOR, LEVELS, PATIENT
from wardround.games.clinic.rules.hooks import ExpansionPart
from wardround.games.clinic.rules.state import AWAY, Board, State, report_person

# The stage of new infections.
TO_START: Final = 0
TO_SPLIT: Final = 1
TO_VOTE: Final = 2
TO_PLACE: Final = 3

# A vote on a split.
UNDECIDED: Final = 0
ACCEPT: Final = 1
REFUSE: Final = 2


class CovidPart(ExpansionPart):
    """Lists are by seat unless noted otherwise."""

    def __init__(self, seats: int, services: int, like: CovidPart | None = None) -> None:
        if like is not None:
            self.copy_from(like)
            return
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
        self.stage: int = TO_START
        self.compulsory: list[int] = [0] * seats
        self.given: list[int] = [0] * seats
        self.unsplit = 0
        self.tries = 0
        self.votes: list[int] = [UNDECIDED] * seats
        self.chosen: list[list[int]] = [[] for _ in range(seats)]
        """Who received a tile in this step."""
        self.masks_asked = False
        self.picks: list[list[int]] = [[] for _ in range(seats)]
        """Contagion phase: two numbers per tile, service and person (-1: the tile waits)."""
        self.contagion = False

    def clone(self) -> ExpansionPart:
        return CovidPart(0, 0, self)

    # -- Written by ./dev format from __init__ --
    # fmt: off
    FIELDS: ClassVar[tuple[str, ...]] = (
        "track", "infected", "quarantine", "waiting", "survived", "dead_people",
        "dead_tiles", "stage", "compulsory", "given", "unsplit", "tries", "votes",
        "chosen", "masks_asked", "picks", "contagion",
    )
    __slots__ = FIELDS

    def copy_from(self, like: CovidPart) -> None:
        self.track = like.track[:]
        self.infected = [item[:] for item in like.infected]
        self.quarantine = [item[:] for item in like.quarantine]
        self.waiting = [item[:] for item in like.waiting]
        self.survived = like.survived
        self.dead_people = like.dead_people
        self.dead_tiles = like.dead_tiles
        self.stage = like.stage
        self.compulsory = like.compulsory[:]
        self.given = like.given[:]
        self.unsplit = like.unsplit
        self.tries = like.tries
        self.votes = like.votes[:]
        self.chosen = [item[:] for item in like.chosen]
        self.masks_asked = like.masks_asked
        self.picks = [item[:] for item in like.picks]
        self.contagion = like.contagion
    # fmt: on


def covid_of(s: State) -> CovidPart:
    """What the expansion keeps in a game."""
    for part in s.parts:
        if isinstance(part, CovidPart):
            return part
    raise KeyError("covid")


def can_infect(part: CovidPart, b: Board, person: int) -> bool:
    """CV-3.4, CV-3.5, CV-10.3, CV-R1, CV-R14, CV-R22 Anyone in the clinic without a tile who got
    none in this step, except purple doctors."""
    seat = b.seat
    if person in part.infected[seat] + part.quarantine[seat] + part.chosen[seat]:
        return False
    return not (b.kind[person] == DOCTOR and b.colour[person] >= LEVELS)


def infect(part: CovidPart, b: Board, person: int, rule: str, log: Log) -> None:
    """CV-3.6, CV-3.7, CV-3.8, CV-R29 A doctor or patient stays in place on the tile; a nurse or
    orderly goes into quarantine at once; the car stays."""
    what = "infected" if goes_on_tile(b, person) else "quarantined"
    if what == "infected":
        part.infected[b.seat].append(person)
    else:
        part.quarantine[b.seat].append(person)
        b.place[person] = AWAY
    b.listed = None
    report_person(log, rule, what, b, person)


def goes_on_tile(b: Board, person: int) -> bool:
    """CV-3.6, CV-3.7 Doctors and patients stay in place; the others go into quarantine."""
    return b.kind[person] in (DOCTOR, PATIENT)


def lose_tile(part: CovidPart, b: Board, person: int) -> None:
    """CV-4.6, CV-6.12, CV-7.5, CV-R7 The tile goes to the supply; a doctor may move again."""
    part.infected[b.seat].remove(person)
    if b.kind[person] == DOCTOR:
        b.bound[person] = False


def deceased(part: CovidPart) -> int:
    """CV-9.1 All people and all tiles in the Deceased area."""
    return part.dead_people + part.dead_tiles


def seats_of(s: State) -> list[Board]:
    return [s.boards[seat] for seat in s.order]
