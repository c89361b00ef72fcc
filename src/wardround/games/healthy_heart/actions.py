"""What players choose: one class for each decision of the rules, and `Pass`.

Pieces and places are named by ids that the scene draws: ``patient:12``, ``ward:cardio``,
``room:or_cardio``, ``area:triage``, ``chair:left.cardio``, ``character:aorta``,
``token:medical.aorta`` (Personal), ``token:medical.break_room`` (Shared), ``token:chief``,
``training:coroner``, ``staff:ward_nurse``, ``cube:red``, ``grave:3``, ``morgue:1``,
``coroner:aorta``, ``slot:2``. A word without a colon is an answer: yes, no, stop, done, none.
"""

from __future__ import annotations

from typing import ClassVar

from wardround.core.actions import Action


class PickAdministrator(Action, frozen=True):
    character: str
    PREFIXES: ClassVar[dict[str, str]] = {"character": "character:"}


class PickDoctor(Action, frozen=True):
    character: str
    PREFIXES: ClassVar[dict[str, str]] = {"character": "character:"}


class SecurityGuard(Action, frozen=True):
    """``yes`` sends the open card under the Draw pile."""

    answer: str


class ArrivalOrder(Action, frozen=True):
    """The chair whose arrivals come next."""

    chair: str
    PREFIXES: ClassVar[dict[str, str]] = {"chair": "chair:"}


class RoundsNext(Action, frozen=True):
    """A Ward patient, or a whole Ward that gets worse by itself."""

    check: str
    PREFIXES: ClassVar[dict[str, str]] = {"check": "patient:"}


class FeelingLucky(Action, frozen=True):
    answer: str


class DeathOrder(Action, frozen=True):
    patient: str
    PREFIXES: ClassVar[dict[str, str]] = {"patient": "patient:"}


class PrSpin(Action, frozen=True):
    answer: str


class LuckyHide(Action, frozen=True):
    """``no``, or the token to flip."""

    answer: str


class UseCoroner(Action, frozen=True):
    character: str
    answer: str
    PREFIXES: ClassVar[dict[str, str]] = {"character": "character:"}


class TombstoneSpace(Action, frozen=True):
    """``grave:<n>``, ``morgue:<n>`` or ``coroner:<doctor>``."""

    space: str
    PREFIXES: ClassVar[dict[str, str]] = {"space": "grave:"}


class UseAward(Action, frozen=True):
    character: str
    answer: str
    PREFIXES: ClassVar[dict[str, str]] = {"character": "character:"}


class ChooseAction(Action, frozen=True, cache_hash=True):
    """A player turn: who acts, what they do, and the token that is flipped for it."""

    character: str
    action: str
    token: str
    PREFIXES: ClassVar[dict[str, str]] = {"character": "character:", "token": "token:"}


class SharedConsent(Action, frozen=True):
    """``allow`` or ``deny``."""

    answer: str


class HealPatient(Action, frozen=True):
    patient: str
    PREFIXES: ClassVar[dict[str, str]] = {"patient": "patient:"}


class HealBonus(Action, frozen=True):
    """The Doctor, Ward, Training, staff or Priority marker that gives the cubes; or ``stop``."""

    bonus: str


class ReturnCube(Action, frozen=True):
    cube: str
    PREFIXES: ClassVar[dict[str, str]] = {"cube": "cube:"}


class CureResearch(Action, frozen=True):
    """``reveal``, ``assign`` or ``none``."""

    pick: str


class CureFlip(Action, frozen=True):
    token: str
    PREFIXES: ClassVar[dict[str, str]] = {"token": "token:"}


class TransferPatient(Action, frozen=True):
    patient: str
    PREFIXES: ClassVar[dict[str, str]] = {"patient": "patient:"}


class TransferTo(Action, frozen=True):
    place: str


class ResearchPick(Action, frozen=True):
    """``reveal``, ``assign`` or ``prestige``."""

    pick: str


class ResearchMarker(Action, frozen=True):
    marker: str
    PREFIXES: ClassVar[dict[str, str]] = {"marker": "training:"}


class TrainMarker(Action, frozen=True):
    """A face-up kind, or ``training:face_down`` for a random one."""

    marker: str
    PREFIXES: ClassVar[dict[str, str]] = {"marker": "training:"}


class TrainDoctor(Action, frozen=True):
    character: str
    PREFIXES: ClassVar[dict[str, str]] = {"character": "character:"}


class TrainingVeto(Action, frozen=True):
    """``allow`` or ``block``."""

    answer: str


class BuildRoom(Action, frozen=True):
    room: str
    PREFIXES: ClassVar[dict[str, str]] = {"room": "room:"}


class BuildSlot(Action, frozen=True):
    """The empty slot, or the built Room that makes way."""

    slot: str


class ImproveRoom(Action, frozen=True):
    room: str
    PREFIXES: ClassVar[dict[str, str]] = {"room": "room:"}


class HireMarker(Action, frozen=True):
    staff: str
    PREFIXES: ClassVar[dict[str, str]] = {"staff": "staff:"}


class AssignStaff(Action, frozen=True):
    staff: str
    PREFIXES: ClassVar[dict[str, str]] = {"staff": "staff:"}


class AssignTo(Action, frozen=True):
    place: str


class EfficiencyPatient(Action, frozen=True):
    """A Triage patient, or ``done``."""

    patient: str
    PREFIXES: ClassVar[dict[str, str]] = {"patient": "patient:"}


class MemoStaff(Action, frozen=True):
    """A marker that has not moved yet, or ``done``."""

    staff: str
    PREFIXES: ClassVar[dict[str, str]] = {"staff": "staff:"}


class PriorityPatient(Action, frozen=True):
    patient: str
    PREFIXES: ClassVar[dict[str, str]] = {"patient": "patient:"}


class ManagementWard(Action, frozen=True):
    ward: str
    PREFIXES: ClassVar[dict[str, str]] = {"ward": "ward:"}


class OvertimeToken(Action, frozen=True):
    """A Used token, or ``done``."""

    token: str
    PREFIXES: ClassVar[dict[str, str]] = {"token": "token:"}


class ScientistFrom(Action, frozen=True):
    patient: str
    PREFIXES: ClassVar[dict[str, str]] = {"patient": "patient:"}


class ScientistTo(Action, frozen=True):
    patient: str
    PREFIXES: ClassVar[dict[str, str]] = {"patient": "patient:"}


class ScientistCount(Action, frozen=True):
    cubes: int


class ProcedureColour(Action, frozen=True):
    cube: str
    PREFIXES: ClassVar[dict[str, str]] = {"cube": "cube:"}


class ProcedureMalady(Action, frozen=True):
    """The malady, by its Ward."""

    malady: str
    PREFIXES: ClassVar[dict[str, str]] = {"malady": "ward:"}


class SupplyCube(Action, frozen=True):
    cube: str
    PREFIXES: ClassVar[dict[str, str]] = {"cube": "cube:"}


class MiraclePatient(Action, frozen=True):
    """A living patient, or ``none``."""

    patient: str
    PREFIXES: ClassVar[dict[str, str]] = {"patient": "patient:"}


class Pass(Action, frozen=True):
    """The other answer to ``choose_action``."""


ACTIONS: tuple[type[Action], ...] = tuple(
    kind
    for kind in globals().values()
    if isinstance(kind, type) and issubclass(kind, Action) and kind is not Action
)
"""In the order of the decisions (`constants`), `Pass` last."""
