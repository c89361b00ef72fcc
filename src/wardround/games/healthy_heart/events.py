"""What happens at the table, as the log tells it.

``names`` describes the patients of an event by malady and place, as players do: ``("cardio",
"left")`` is the Cardio patient in the left chair.
"""

from __future__ import annotations

from typing import TypeAlias

from wardround.core.actions import Event, kinds_in

Names: TypeAlias = dict[str, tuple[str, str]]
"""The malady and the place of each patient, by id."""


class PatientEvent(Event, frozen=True):
    """Something that happened to a patient."""

    patient: str
    names: Names


class PhaseBegan(Event, frozen=True):
    phase: str
    turn: int


class CharactersDealt(Event, frozen=True):
    characters: tuple[str, ...]


class CardsRevealed(Event, frozen=True):
    left: str
    right: str


class CardSentAway(Event, frozen=True):
    """The Security Guard put a card under the Draw pile."""

    card: str
    replacement: str
    side: str


class CubesDrawn(Event, frozen=True):
    """A set, or more cubes for one. ``what`` names the card, patient or bonus they are for."""

    purpose: str
    what: str
    cubes: tuple[str, ...]
    names: Names = {}


class DrawRepeated(Event, frozen=True):
    cubes: int


class CupRefilled(Event, frozen=True):
    """The Discard went into the Cup."""

    cubes: int


class PatientArrived(Event, frozen=True):
    patient: str
    place: str
    level: int


class PatientChecked(PatientEvent, frozen=True):
    """Cubes were drawn, in the Rounds or ``by`` a Doctor, and the patient's level stays the same.

    ``money`` is what a Heal earned, as in `LevelChanged`.
    """

    by: str = ""
    money: int = 0


class LevelChanged(PatientEvent, frozen=True):
    before: int
    after: int
    by: str = ""
    money: int = 0
    decides: bool = False
    """The patient is cured, leaves or dies, and another event says so."""


class PatientMoved(PatientEvent, frozen=True):
    place: str
    level: int
    by: str = ""


class PatientCured(PatientEvent, frozen=True):
    prestige: int
    by: str = ""
    money: int = 0


class PatientDischarged(PatientEvent, frozen=True):
    money: int


class PatientDied(PatientEvent, frozen=True):
    place: str
    by: str = ""
    """The Doctor who treated the patient, if it was a Heal."""


class MarkerTurned(PatientEvent, frozen=True):
    """An O.R. marker was turned to EKG or Flatline."""

    side: str


class TombstonePlaced(Event, frozen=True):
    space: str


class DeathSettled(Event, frozen=True):
    prestige: int
    money: int
    converted: int
    """Prestige that covered missing Money."""


class FeeEarned(Event, frozen=True):
    money: int


class CostPaid(Event, frozen=True):
    money: int
    converted: int
    told: bool = False
    """The event for what was bought says so too."""


class PrestigeGained(Event, frozen=True):
    prestige: int
    told: bool = False


class PrestigeSpent(Event, frozen=True):
    prestige: int


class MoneyGained(Event, frozen=True):
    staff: str
    money: int


class ActionDeclared(Event, frozen=True):
    seat: int
    character: str
    action: str
    token: str


class PlayerPassed(Event, frozen=True):
    seat: int


class ConsentRefused(Event, frozen=True):
    character: str
    action: str


class TokenFlipped(Event, frozen=True):
    token: str
    used: bool


class TokenGained(Event, frozen=True):
    token: str


class TokenReturned(Event, frozen=True):
    """A token went back to the stock."""

    token: str


class TokensRefreshed(Event, frozen=True):
    tokens: int


class CubesReturned(Event, frozen=True):
    """Cubes of the set went back into the Cup."""

    cubes: tuple[str, ...]


class SuppliesOrdered(Event, frozen=True):
    cubes: tuple[str, ...]


class TrainingRevealed(Event, frozen=True):
    marker: str


class TrainingAssigned(Event, frozen=True):
    marker: str
    character: str


class AssignmentBlocked(Event, frozen=True):
    marker: str
    character: str


class AwardUsed(Event, frozen=True):
    character: str
    prestige: int


class RoomBuilt(Event, frozen=True):
    by: str
    room: str
    slot: str
    improved: bool
    money: int
    converted: int
    prestige: int


class RoomImproved(Event, frozen=True):
    by: str
    room: str
    money: int
    converted: int
    prestige: int


class RoomRemoved(Event, frozen=True):
    room: str


class StaffTurnedUp(Event, frozen=True):
    staff: str


class StaffHired(Event, frozen=True):
    by: str
    staff: str
    money: int
    converted: int


class StaffMoved(Event, frozen=True):
    staff: str
    place: str


class PriorityPlaced(PatientEvent, frozen=True):
    """The Priority marker went to a patient."""


class AbilityReplaced(Event, frozen=True):
    ward: str
    old: str
    new: str


class CubesMoved(Event, frozen=True):
    """Mad Scientist moved cubes from one patient to another."""

    giver: str
    receiver: str
    cubes: int
    names: Names


class NothingLeft(Event, frozen=True):
    """A Special Action of several steps ended because no further step was possible."""

    action: str


class ProcedureNamed(Event, frozen=True):
    cube: str
    malady: str


class DoctorFired(Event, frozen=True):
    character: str
    replacement: str


class MiracleFailed(PatientEvent, frozen=True):
    """The Chaplain prayed in vain."""


class GameEnded(Event, frozen=True):
    reason: str
    score: int | None


EVENTS = kinds_in(globals(), Event)
