"""What happens, with the rule that makes it happen. Numbers in bags never appear in an event
before the bags are opened: only what is received or returned does (HE-H5)."""

from __future__ import annotations

from wardround.core.actions import Event


class HeroEvent(Event, frozen=True, kw_only=True):
    """What all events have: whose they are, and names for people beside the ids for pieces.

    ``who`` is the name of the hero of ``seat``, or without one ``party`` or ``everybody``;
    ``names`` are the names of the ids that the event mentions, in their order, so that wording
    needs no content tables.
    """

    seat: int = -1
    who: str = ""
    names: tuple[str, ...] = ()


class HeroTaken(HeroEvent, frozen=True, kw_only=True):
    seat: int
    hero: str


class RoundBegan(HeroEvent, frozen=True, kw_only=True):
    round: int
    hours_left: int


class TurnBegan(HeroEvent, frozen=True, kw_only=True):
    seat: int
    hero: str


class TurnEnded(HeroEvent, frozen=True, kw_only=True):
    seat: int
    lost_points: int


class PatientArrived(HeroEvent, frozen=True, kw_only=True):
    patient: str
    room: str
    station: int
    timer: int


class PatientTurnedAway(HeroEvent, frozen=True, kw_only=True):
    patient: str
    chaos: int


class NobodyArrived(HeroEvent, frozen=True, kw_only=True):
    """Neither deck nor discard pile has a patient card."""


class DeckRenewed(HeroEvent, frozen=True, kw_only=True):
    deck: str
    cards: int


class Moved(HeroEvent, frozen=True, kw_only=True):
    seat: int
    start: str
    room: str
    staff: tuple[str, ...] = ()
    patients: tuple[str, ...] = ()
    goes_on: bool = False
    """A second leg of the Run follows."""


class RunDeclared(HeroEvent, frozen=True, kw_only=True):
    seat: int
    via: str
    room: str
    price: int


class PatientPickedUp(HeroEvent, frozen=True, kw_only=True):
    seat: int
    patient: str
    price: int


class TokensReceived(HeroEvent, frozen=True, kw_only=True):
    """``seat`` is -1 for the party of a cooperative game."""

    seat: int
    token: str
    n: int
    card: str = ""
    told: bool = False
    """What it came with has said so already."""


class TokensReturned(HeroEvent, frozen=True, kw_only=True):
    seat: int
    token: str
    n: int
    card: str = ""


class SleepRemovedChaos(HeroEvent, frozen=True, kw_only=True):
    sleep: int
    chaos: int


class Studied(HeroEvent, frozen=True, kw_only=True):
    seat: int


class JournalDrawn(HeroEvent, frozen=True, kw_only=True):
    seat: int
    journal: str


class JournalTaken(HeroEvent, frozen=True, kw_only=True):
    seat: int
    journal: str


class JournalDiscarded(HeroEvent, frozen=True, kw_only=True):
    seat: int
    journal: str


class Slept(HeroEvent, frozen=True, kw_only=True):
    seat: int
    count: int
    """How often the hero has slept in this turn."""
    n: int
    """The tokens received for it."""


class LookedAround(HeroEvent, frozen=True, kw_only=True):
    seat: int


class Treated(HeroEvent, frozen=True, kw_only=True):
    seat: int
    patient: str
    way: str
    room: str
    helper: str = ""
    deeds: tuple[int, ...] = ()
    """What each seat receives; of the party together, a single number."""
    heroes: tuple[str, ...] = ()


class StaffCalled(HeroEvent, frozen=True, kw_only=True):
    seat: int
    staff: str
    room: str
    price: int


class ConsultantCalled(HeroEvent, frozen=True, kw_only=True):
    seat: int
    consultant: str
    room: str
    price: int


class LineUsed(HeroEvent, frozen=True, kw_only=True):
    seat: int
    card: str
    line: int
    paid: int


class LineOffered(HeroEvent, frozen=True, kw_only=True):
    seat: int
    card: str
    line: int


class OfferAnswered(HeroEvent, frozen=True, kw_only=True):
    seat: int
    card: str
    line: int
    accepted: bool


class OptionChosen(HeroEvent, frozen=True, kw_only=True):
    seat: int
    card: str
    option: str
    name: str


class LineCopied(HeroEvent, frozen=True, kw_only=True):
    seat: int
    by: str
    card: str
    line: int


class EffectGained(HeroEvent, frozen=True, kw_only=True):
    """A line that stays with the hero for the next treatment or for the rest of the turn."""

    seat: int
    card: str
    effect: str
    lasts: str


class TimerChanged(HeroEvent, frozen=True, kw_only=True):
    patient: str
    n: int
    timer: int


class PieceShifted(HeroEvent, frozen=True, kw_only=True):
    piece: str
    start: str
    room: str


class TimersRan(HeroEvent, frozen=True, kw_only=True):
    patients: tuple[str, ...]


class PatientLeft(HeroEvent, frozen=True, kw_only=True):
    patient: str
    room: str
    chaos: int


class ConsultantLeft(HeroEvent, frozen=True, kw_only=True):
    consultant: str
    room: str


class StaffLeft(HeroEvent, frozen=True, kw_only=True):
    staff: str
    room: str


class StaffArrived(HeroEvent, frozen=True, kw_only=True):
    staff: str
    room: str


class ClockMoved(HeroEvent, frozen=True, kw_only=True):
    hours_left: int


class StartPassed(HeroEvent, frozen=True, kw_only=True):
    seat: int


class BagOpened(HeroEvent, frozen=True, kw_only=True):
    """One player's scoring, step by step; the bags are open now."""

    seat: int
    deeds: int
    sleep: int
    chaos: int
    chaos_left: int
    penalty: int
    score: int
    eliminated: bool


class GoalChecked(HeroEvent, frozen=True, kw_only=True):
    deeds: int
    goal: int


class NightEnded(HeroEvent, frozen=True, kw_only=True):
    """``heroes`` names the heroes of the winners; what else is told depends on the reason."""

    reason: str
    winners: tuple[int, ...]
    heroes: tuple[str, ...] = ()
    points: int = 0
    decider: str = ""
    """The tie break that found the winner, if one did."""
    deeds: int = 0
    goal: int = 0
    chaos: int = 0


EVENTS: tuple[type[Event], ...] = tuple(HeroEvent.__subclasses__())
