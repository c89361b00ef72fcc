"""The players' actions: one small struct per choice in the Decisions table."""

from __future__ import annotations

from typing import ClassVar

from wardround.core.actions import Action, kinds_in


class HeroAction(Action, frozen=True):
    """The base of all actions."""

    PREFIXES: ClassVar = {
        **{f: f"{f}:" for f in ("hero", "room", "patient", "staff", "consultant", "journal")},
        "via": "room:",
        "helper": "seat:",
        "card": "staff:",
    }
    """By field, the kind of an id typed without one: ``move er`` is ``move room:er``."""


class PickHero(HeroAction, frozen=True):
    """Take a hero at setup."""

    hero: str


class Move(HeroAction, frozen=True):
    """Go to an adjacent room."""

    room: str


class Run(HeroAction, frozen=True):
    """Two legs for one action."""

    via: str
    room: str


class Study(HeroAction, frozen=True):
    """Take the top journal."""


class Sleep(HeroAction, frozen=True):
    """Receive a sleep token."""


class Treat(HeroAction, frozen=True):
    """Treat a patient in one of its ways (counted from 1), alone or with a helper's counsel."""

    patient: str
    way: int
    helper: str = ""


class Look(HeroAction, frozen=True):
    """Look around: one more patient arrives."""


class CallStaff(HeroAction, frozen=True):
    """Call a staff member, or a consultant on the board, from another room."""

    staff: str


class CallConsultant(HeroAction, frozen=True):
    """Call a consultant from the stack."""

    consultant: str


class Use(HeroAction, frozen=True):
    """Use an open line (counted from 1) of a card here."""

    card: str
    line: int


class EndTurn(HeroAction, frozen=True):
    """Give up the remaining points."""


class TakeStaff(HeroAction, frozen=True):
    """Take a staff member along on this leg."""

    staff: str


class Done(HeroAction, frozen=True):
    """Take no more staff along on this leg."""


class TakePatient(HeroAction, frozen=True):
    """Take a patient along on this leg."""

    patient: str


class TakeNone(HeroAction, frozen=True, tag="none"):
    """Take no patient along on this leg."""


class KeepJournal(HeroAction, frozen=True):
    """Keep one of the drawn journals and discard the rest."""

    journal: str


class DiscardJournal(HeroAction, frozen=True):
    """Discard one of the hero's journals."""

    journal: str


class Accept(HeroAction, frozen=True, tag="yes"):
    """Let the line on offer take effect."""


class Decline(HeroAction, frozen=True, tag="no"):
    """Decline the line on offer."""


class ChooseOption(HeroAction, frozen=True):
    """Pick an option of the current line."""

    card: str
    option: str


class CopyLine(HeroAction, frozen=True):
    """Copy a line (counted from 1) of a staff member elsewhere."""

    card: str
    line: int


class TimerPatient(HeroAction, frozen=True):
    """Pick the patient whose timer changes."""

    patient: str


class ShiftPiece(HeroAction, frozen=True):
    """Pick the staff member or patient to move."""

    piece: str


class ShiftTo(HeroAction, frozen=True):
    """Pick the room the piece goes to."""

    room: str


ACTIONS = kinds_in(globals(), Action)
