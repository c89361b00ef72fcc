"""What happens in Clinic. Ids are those of `actions`.

``who`` tells a person apart as people do, by kind, colour and service: ``patient red cardiology``,
``nurse none none``. ``room`` is what stands at a place: ``hub/psychiatry``, ``treatment``,
``outdoors``.
"""

from __future__ import annotations

from wardround.core.actions import Event


class GameBegan(Event, frozen=True):
    order: tuple[str, ...]


class GoalSet(Event, frozen=True):
    seat: int
    goal: str


class BonusTaken(Event, frozen=True):
    seat: int
    bonus: str


class BoardChosen(Event, frozen=True):
    seat: int
    board: str


class PiecePlaced(Event, frozen=True):
    """A starting piece; seen by its owner alone until all experts have finished."""

    seat: int
    component: str
    space: str


class ClinicsShown(Event, frozen=True):
    """All initial clinics lie open."""

    seats: tuple[str, ...]


class LayoutDrawn(Event, frozen=True):
    seat: int
    colour: str


class TileSelected(Event, frozen=True):
    """Told to its player alone."""

    seat: int
    tile: str


class TilesRevealed(Event, frozen=True):
    tiles: tuple[str, ...]


class ActionBegan(Event, frozen=True):
    seat: int
    tile: str
    points: int = 0


class ActionEnded(Event, frozen=True):
    seat: int
    tile: str


class Built(Event, frozen=True):
    seat: int
    component: str
    space: str
    price: int


class StopAdded(Event, frozen=True):
    seat: int
    space: str


class CarParked(Event, frozen=True):
    seat: int
    place: str


class CarMoved(Event, frozen=True):
    seat: int
    place: str
    to: str


class CarLeft(Event, frozen=True):
    seat: int
    place: str


class Hired(Event, frozen=True):
    seat: int
    person: str
    who: str
    place: str
    price: int


class Joined(Event, frozen=True):
    """A person who comes with a bonus tile."""

    seat: int
    person: str
    who: str


class Shifted(Event, frozen=True):
    """One patient moved to a neighbouring cell, or two swapped; the cells in reading order."""

    seat: int
    row: str
    column: int
    other_row: str
    other_column: int
    swapped: bool
    who: str
    other_who: str = ""


class Admitted(Event, frozen=True):
    seat: int
    person: str
    colour: str
    row: str


class Appointed(Event, frozen=True):
    row: str
    colour: str
    column: int


class MarkerAdvanced(Event, frozen=True):
    round: int
    turn: int


class PhaseBegan(Event, frozen=True):
    """``move``: everybody moves their people; ``business``: care, expenses, popularity."""

    phase: str


class Moved(Event, frozen=True):
    seat: int
    person: str
    who: str
    to: str
    room: str
    time: int


class TakenBack(Event, frozen=True):
    seat: int
    person: str
    who: str
    to: str


class MoveRestarted(Event, frozen=True):
    seat: int


class MoveEnded(Event, frozen=True):
    seat: int
    time: int
    total: int


class PlanProposed(Event, frozen=True):
    seat: int
    income: int


class PlanChanged(Event, frozen=True):
    seat: int
    patient: str
    patient_who: str
    doctor: str = ""
    doctor_who: str = ""


class Treated(Event, frozen=True):
    seat: int
    patient: str
    patient_who: str
    doctor: str
    doctor_who: str
    space: str
    income: int


class WentHome(Event, frozen=True):
    seat: int
    person: str
    who: str


class ExpensesPaid(Event, frozen=True):
    seat: int
    wages: int
    upkeep: int
    from_income: int
    from_savings: int
    from_popularity: int
    waived: int


class Dismissed(Event, frozen=True):
    seat: int
    person: str
    who: str


class PopularityChanged(Event, frozen=True):
    seat: int
    by: int
    now: int


class PopularityBought(Event, frozen=True):
    seat: int
    amount: int
    savings: int


class RoundBegan(Event, frozen=True):
    round: int


class PatientReturned(Event, frozen=True):
    row: str
    colour: str


class UniversityChanged(Event, frozen=True):
    doctors: tuple[str, ...]


class NursesLeft(Event, frozen=True):
    round: int
    count: int


class Trained(Event, frozen=True):
    seat: int
    person: str
    who: str
    colour: str
    popularity: int
    """What it gained."""


class Tired(Event, frozen=True):
    seat: int
    person: str
    who: str
    colour: str


class Worsened(Event, frozen=True):
    seat: int
    person: str
    who: str
    colour: str


class Died(Event, frozen=True):
    seat: int
    person: str
    who: str
    popularity: int
    """What it cost."""


class TileTurned(Event, frozen=True):
    component: str


class OrderReset(Event, frozen=True):
    order: tuple[str, ...]


class GameEnded(Event, frozen=True):
    reason: str
    totals: tuple[int, ...]


class Happened(Event, frozen=True):
    """Something that an expansion's rules did; ``what`` is its word for it."""

    what: str
    seat: int = -1
    first: str = ""
    second: str = ""
    amount: int = 0
    who: str = ""
    room: str = ""


EVENTS = tuple(kind for kind in Event.__subclasses__() if kind.__module__ == __name__)
