"""What happens, with the rule behind it. Until the bags are opened, events never contain the
totals in a bag, only what is received or returned (HE-H5)."""

from __future__ import annotations

from wardround.core.actions import Event, kinds_in


class HeroEvent(Event, frozen=True, kw_only=True):
    """The base of all events: whose it is, and the names of everything it mentions.

    ``names`` has an entry for each id, ``seat:0`` (the hero's name) included, so wording needs no
    content tables.
    """

    seat: int = -1
    names: dict[str, str] = {}


class PlayerEvent(HeroEvent, frozen=True, kw_only=True):
    """Something that a seat did, or that happened to it."""

    seat: int


class HeroTaken(PlayerEvent, frozen=True, kw_only=True):
    hero: str


class RoundBegan(HeroEvent, frozen=True, kw_only=True):
    round: int
    hours_left: int


class TurnBegan(PlayerEvent, frozen=True, kw_only=True):
    hero: str


class TurnEnded(PlayerEvent, frozen=True, kw_only=True):
    lost_points: int
    nothing_left: bool = False
    """There was nothing else to do, so nobody was asked."""


class PatientArrived(HeroEvent, frozen=True, kw_only=True):
    patient: str
    room: str
    station: int
    timer: int


class PatientTurnedAway(HeroEvent, frozen=True, kw_only=True):
    patient: str
    chaos: int
    together: bool
    """The party receives the chaos, not every hero."""


class NobodyArrived(HeroEvent, frozen=True, kw_only=True):
    """Neither the deck nor the discard pile has a patient card."""


class DeckRenewed(HeroEvent, frozen=True, kw_only=True):
    deck: str
    cards: int


class Moved(PlayerEvent, frozen=True, kw_only=True):
    start: str
    room: str
    staff: tuple[str, ...] = ()
    patients: tuple[str, ...] = ()
    goes_on: bool = False
    """A second leg of the Run follows."""


class RunDeclared(PlayerEvent, frozen=True, kw_only=True):
    via: str
    room: str
    price: int


class PatientPickedUp(PlayerEvent, frozen=True, kw_only=True):
    patient: str
    price: int


class TokensReceived(PlayerEvent, frozen=True, kw_only=True):
    """``seat`` is -1 for the party of a cooperative game."""

    token: str
    n: int
    card: str = ""
    told: bool = False
    """The event that brought the tokens has already said so."""


class TokensReturned(PlayerEvent, frozen=True, kw_only=True):
    token: str
    n: int
    card: str = ""


class SleepRemovedChaos(HeroEvent, frozen=True, kw_only=True):
    sleep: int
    chaos: int


class Studied(PlayerEvent, frozen=True, kw_only=True):
    """The Study action; its journals follow."""


class JournalDrawn(PlayerEvent, frozen=True, kw_only=True):
    journal: str


class JournalTaken(PlayerEvent, frozen=True, kw_only=True):
    journal: str


class JournalDiscarded(PlayerEvent, frozen=True, kw_only=True):
    journal: str


class Slept(PlayerEvent, frozen=True, kw_only=True):
    count: int
    """The number of times the hero has slept this turn."""
    n: int
    """The tokens received for it."""


class LookedAround(PlayerEvent, frozen=True, kw_only=True):
    """The Look action; the arrival it brings is a separate event."""


class Treated(PlayerEvent, frozen=True, kw_only=True):
    patient: str
    way: str
    room: str
    helper: str = ""
    deeds: tuple[int, ...] = ()
    """What each seat receives; a single number for the whole party."""


class StaffCalled(PlayerEvent, frozen=True, kw_only=True):
    staff: str
    room: str
    price: int


class ConsultantCalled(PlayerEvent, frozen=True, kw_only=True):
    consultant: str
    room: str
    price: int


class LineUsed(PlayerEvent, frozen=True, kw_only=True):
    card: str
    line: int
    paid: int


class LineOffered(PlayerEvent, frozen=True, kw_only=True):
    card: str
    line: int


class OfferAnswered(PlayerEvent, frozen=True, kw_only=True):
    card: str
    line: int
    accepted: bool


class OptionChosen(PlayerEvent, frozen=True, kw_only=True):
    card: str
    option: str


class LineCopied(PlayerEvent, frozen=True, kw_only=True):
    by: str
    card: str
    line: int


class EffectGained(PlayerEvent, frozen=True, kw_only=True):
    """A line that stays with the hero until the next treatment or the end of the turn."""

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
    together: bool
    """The party receives the chaos, not every hero."""


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


class StartPassed(PlayerEvent, frozen=True, kw_only=True):
    """The starting player token goes to this seat."""


class BagOpened(PlayerEvent, frozen=True, kw_only=True):
    """One player's scoring, step by step; the bags are open now."""

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
    """Which of the numbers count depends on the reason."""

    reason: str
    winners: tuple[int, ...]
    points: int = 0
    decider: str = ""
    """The tie break that decided, if one did."""
    deeds: int = 0
    goal: int = 0
    chaos: int = 0


EVENTS = kinds_in(globals(), Event)
