"""What happens in Clinic. Ids are those of `actions`.

``names`` says what players call the people and places whose ids an event mentions: a person by
kind, colour and service (``("patient", "red", "cardiology")``, ``("nurse",)``), a place by what
stands there (``("hub", "psychiatry")``, ``("outdoors",)``).
"""

from __future__ import annotations

from wardround.core.actions import Event, kinds_in

Names = dict[str, tuple[str, ...]]
"""Words for the things with these ids."""


class SeatEvent(Event, frozen=True):
    """Something that happened to one seat."""

    seat: int


class PersonEvent(SeatEvent, frozen=True):
    """Something that happened to a person in a clinic."""

    person: str
    names: Names


class GameBegan(Event, frozen=True):
    order: tuple[str, ...]


class GoalSet(SeatEvent, frozen=True):
    goal: str


class BonusTaken(SeatEvent, frozen=True):
    bonus: str


class BoardChosen(SeatEvent, frozen=True):
    board: str


class PiecePlaced(SeatEvent, frozen=True):
    """A starting piece; visible only to its owner until all experts have finished."""

    component: str
    space: str


class ClinicsShown(Event, frozen=True):
    """All initial clinics are revealed."""

    seats: tuple[str, ...]


class LayoutDrawn(SeatEvent, frozen=True):
    colour: str


class TileSelected(SeatEvent, frozen=True):
    """Seen only by its player."""

    tile: str


class TilesRevealed(Event, frozen=True):
    tiles: tuple[str, ...]


class ActionBegan(SeatEvent, frozen=True):
    tile: str
    points: int = 0


class ActionEnded(SeatEvent, frozen=True):
    """``why`` says why it ended without a question, if not all of it was used."""

    tile: str
    why: str = ""
    money: int = 0


class Built(SeatEvent, frozen=True):
    component: str
    space: str
    price: int


class StopAdded(SeatEvent, frozen=True):
    space: str


class CarParked(SeatEvent, frozen=True):
    place: str


class CarMoved(SeatEvent, frozen=True):
    place: str
    to: str


class CarLeft(SeatEvent, frozen=True):
    place: str


class Hired(PersonEvent, frozen=True):
    place: str
    price: int


class Joined(PersonEvent, frozen=True):
    """A person who comes with a bonus tile."""


class Shifted(SeatEvent, frozen=True):
    """One patient moved to a neighbouring cell, or two swapped; the cells in reading order."""

    row: str
    column: int
    other_row: str
    other_column: int
    swapped: bool
    names: Names
    """The patients by their cells, ``cell:cardiology/3``."""


class Admitted(SeatEvent, frozen=True):
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
    """``move``: all players move their people; ``business``: care, expenses, popularity."""

    phase: str


class Moved(PersonEvent, frozen=True):
    to: str
    time: int


class TakenBack(PersonEvent, frozen=True):
    to: str


class MoveRestarted(SeatEvent, frozen=True):
    """A player who has made too many legs starts Move again, strictly."""


class MoveEnded(SeatEvent, frozen=True):
    time: int
    total: int


class PlanProposed(SeatEvent, frozen=True):
    income: int


class PlanChanged(SeatEvent, frozen=True):
    patient: str
    names: Names
    doctor: str = ""


class Treated(SeatEvent, frozen=True):
    patient: str
    doctor: str
    space: str
    income: int
    names: Names


class WentHome(PersonEvent, frozen=True):
    """A treated patient leaves."""


class ExpensesPaid(SeatEvent, frozen=True):
    wages: int
    upkeep: int
    from_income: int
    from_savings: int
    from_popularity: int
    waived: int


class Dismissed(PersonEvent, frozen=True):
    """An employee who cannot be paid leaves."""


class PopularityChanged(SeatEvent, frozen=True):
    by: int
    now: int


class PopularityBought(SeatEvent, frozen=True):
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


class Trained(PersonEvent, frozen=True):
    colour: str
    popularity: int
    """What it gained."""


class Tired(PersonEvent, frozen=True):
    colour: str


class Worsened(PersonEvent, frozen=True):
    colour: str


class Died(PersonEvent, frozen=True):
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
    """Something an expansion's rules did; ``what`` is the expansion's word for it."""

    what: str
    seat: int = -1
    first: str = ""
    second: str = ""
    amount: int = 0
    names: Names = {}


EVENTS = kinds_in(globals(), Event)
