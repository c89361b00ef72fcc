"""The players' choices: one class for each decision in the rules, and `Pass`.

Actions name pieces and places by the ids the scene draws: ``patient:12``, ``ward:cardio``,
``room:or_cardio``, ``area:triage``, ``chair:left.cardio``, ``character:aorta``,
``token:medical.aorta`` (Personal), ``token:medical.break_room`` (Shared), ``token:chief``,
``training:coroner``, ``staff:ward_nurse``, ``cube:red``, ``grave:3``, ``morgue:1``,
``coroner:aorta``, ``slot:2``. A word without a colon is an answer: yes, no, stop, done, none.
"""

from __future__ import annotations

from typing import ClassVar

from wardround.core.actions import Action, kinds_in


class HospitalAction(Action, frozen=True):
    """The base of all choices."""

    PREFIXES: ClassVar[dict[str, str]] = {
        **{name: f"{name}:" for name in ("character", "chair", "patient", "token", "cube")},
        **{name: f"{name}:" for name in ("room", "staff", "ward")},
        "check": "patient:",
        "malady": "ward:",
        "marker": "training:",
        "space": "grave:",
    }
    """By field, the kind that an id typed without one belongs to."""


class PickAdministrator(HospitalAction, frozen=True):
    character: str


class PickDoctor(HospitalAction, frozen=True):
    character: str


class SecurityGuard(HospitalAction, frozen=True):
    """``yes`` sends the open card under the Draw pile."""

    answer: str


class ArrivalOrder(HospitalAction, frozen=True):
    """The chair whose arrivals come next."""

    chair: str


class RoundsNext(HospitalAction, frozen=True):
    """A Ward patient, or a whole Ward that worsens by itself."""

    check: str


class FeelingLucky(HospitalAction, frozen=True):
    answer: str


class DeathOrder(HospitalAction, frozen=True):
    patient: str


class PrSpin(HospitalAction, frozen=True):
    answer: str


class LuckyHide(HospitalAction, frozen=True):
    """``no``, or the token to flip."""

    answer: str


class UseCoroner(HospitalAction, frozen=True):
    character: str
    answer: str


class TombstoneSpace(HospitalAction, frozen=True):
    """``grave:<n>``, ``morgue:<n>`` or ``coroner:<doctor>``."""

    space: str


class UseAward(HospitalAction, frozen=True):
    character: str
    answer: str


class ChooseAction(HospitalAction, frozen=True, cache_hash=True):
    """A player turn: who acts, what they do, and the token they flip for it."""

    character: str
    action: str
    token: str


class SharedConsent(HospitalAction, frozen=True):
    """``allow`` or ``deny``."""

    answer: str


class HealPatient(HospitalAction, frozen=True):
    patient: str


class HealBonus(HospitalAction, frozen=True):
    """The Doctor, Ward, Training, staff or Priority marker that gives the cubes; or ``stop``."""

    bonus: str


class ReturnCube(HospitalAction, frozen=True):
    cube: str


class CureResearch(HospitalAction, frozen=True):
    """``reveal``, ``assign`` or ``none``."""

    pick: str


class CureFlip(HospitalAction, frozen=True):
    token: str


class TransferPatient(HospitalAction, frozen=True):
    patient: str


class TransferTo(HospitalAction, frozen=True):
    place: str


class ResearchPick(HospitalAction, frozen=True):
    """``reveal``, ``assign`` or ``prestige``."""

    pick: str


class ResearchMarker(HospitalAction, frozen=True):
    marker: str


class TrainMarker(HospitalAction, frozen=True):
    """A face-up kind, or ``training:face_down`` for a random one."""

    marker: str


class TrainDoctor(HospitalAction, frozen=True):
    character: str


class TrainingVeto(HospitalAction, frozen=True):
    """``allow`` or ``block``."""

    answer: str


class BuildRoom(HospitalAction, frozen=True):
    room: str


class BuildSlot(HospitalAction, frozen=True):
    """The empty slot, or the built Room that makes way."""

    slot: str


class ImproveRoom(HospitalAction, frozen=True):
    room: str


class HireMarker(HospitalAction, frozen=True):
    staff: str


class AssignStaff(HospitalAction, frozen=True):
    staff: str


class AssignTo(HospitalAction, frozen=True):
    place: str


class EfficiencyPatient(HospitalAction, frozen=True):
    """A Triage patient, or ``done``."""

    patient: str


class MemoStaff(HospitalAction, frozen=True):
    """A marker that has not moved yet, or ``done``."""

    staff: str


class PriorityPatient(HospitalAction, frozen=True):
    patient: str


class ManagementWard(HospitalAction, frozen=True):
    ward: str


class OvertimeToken(HospitalAction, frozen=True):
    """A Used token, or ``done``."""

    token: str


class ScientistFrom(HospitalAction, frozen=True):
    patient: str


class ScientistTo(HospitalAction, frozen=True):
    patient: str


class ScientistCount(HospitalAction, frozen=True):
    cubes: int


class ProcedureColour(HospitalAction, frozen=True):
    cube: str


class ProcedureMalady(HospitalAction, frozen=True):
    """The malady, by its Ward."""

    malady: str


class SupplyCube(HospitalAction, frozen=True):
    cube: str


class MiraclePatient(HospitalAction, frozen=True):
    """A living patient, or ``none``."""

    patient: str


class Pass(HospitalAction, frozen=True):
    """The other answer to ``choose_action``."""


ACTIONS = kinds_in(globals(), Action)
