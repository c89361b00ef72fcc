"""The actions of Clinic: one struct per kind of answer.

Places and pieces are named by readable ids:

=====================  ==========================================================
``space:0/1,2,0``      a space of seat 0's board: column, row, floor
``entrance:0/S1``      an entrance space of seat 0's board
``helipad:0/1,1,1``    the helipad in that space, as a place where people arrive
``border:0/v0,1``      a street parking place of seat 0's board
``person:0/7``         the eighth person to come to seat 0's clinic
``component:hub/…``    something to build; ``row:…`` a service; ``tile:build`` an action tile
=====================  ==========================================================

Every decision of an expansion is answered with an `ExpansionChoice`: its name and up to three ids
or words.
"""

from __future__ import annotations

from typing import Literal

from wardround.core.actions import Action, kinds_in

Direction = Literal["left", "right", "up", "down"]


class SoloGoal(Action, frozen=True):
    goal: str


class TakeBonus(Action, frozen=True):
    bonus: str


class ChooseBoard(Action, frozen=True):
    board: str


class InitialPiece(Action, frozen=True):
    piece: str


class InitialSpace(Action, frozen=True):
    space: str


class BonusSpace(Action, frozen=True):
    space: str


class ParkCar(Action, frozen=True):
    place: str


class SelectAction(Action, frozen=True):
    tile: str


class BuildComponent(Action, frozen=True):
    component: str


class BuildSpace(Action, frozen=True):
    space: str


class Repark(Action, frozen=True):
    place: str


class HirePerson(Action, frozen=True):
    person: str


class HireArrival(Action, frozen=True):
    arrival: str


class Shift(Action, frozen=True):
    row: str
    column: int
    direction: Direction


class Admit(Action, frozen=True):
    row: str


class MovePerson(Action, frozen=True):
    person: str


class MoveDestination(Action, frozen=True):
    space: str


class Undo(Action, frozen=True):
    pass


class Done(Action, frozen=True):
    """Ends an action, reparking, Move, or any other series that may stop early."""


class Accept(Action, frozen=True):
    """Accepts the care plan as it stands."""


class Assign(Action, frozen=True):
    patient: str
    doctor: str


class Clear(Action, frozen=True):
    patient: str


class LeaveCar(Action, frozen=True):
    place: str


class Dismiss(Action, frozen=True):
    person: str


class BuyPopularity(Action, frozen=True):
    amount: int


class ExpansionChoice(Action, frozen=True, tag="choice"):
    """An answer to an expansion's decision."""

    decision: str
    first: str
    second: str = ""
    third: str = ""


ACTIONS = kinds_in(globals(), Action)
