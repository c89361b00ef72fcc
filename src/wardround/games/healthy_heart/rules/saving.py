"""Saving the state as readable data and loading it again; and the counts that never change."""

from __future__ import annotations

from operator import attrgetter
from typing import Any, Final

from wardround.core.fields import Codec, Counted, Named, Record
from wardround.core.game import Options
from wardround.games.healthy_heart.rules import constants as k
from wardround.games.healthy_heart.rules.decisions import DECISIONS, TASK_NAMES, refresh
from wardround.games.healthy_heart.rules.setup import empty_table
from wardround.games.healthy_heart.rules.state import SLOTS, Act, Assignment, Body, Heal, State
from wardround.games.healthy_heart.rules.tables import Content

PARAMETERS: Final = {
    k.T_CARD: 1,
    k.T_BODY: 2,
    k.D_LUCKY_HIDE: 1,
    k.D_USE_CORONER: 1,
    k.D_USE_AWARD: 1,
    k.D_TRAINING_VETO: 1,
}
"""The number of parameters below a task or decision on the stack."""


class Stack:
    """Tasks and decisions by name, each with its parameters; the next one last."""

    def dump(self, context: Content, value: list[int]) -> list[list[Any]]:
        entries: list[list[Any]] = []
        top = len(value) - 1
        while top >= 0:
            code = value[top]
            count = PARAMETERS.get(code, 0)
            decision = code >= k.D_FIRST
            name = DECISIONS[code - k.D_FIRST].name if decision else TASK_NAMES[code]
            entries.append([name, *value[top - count : top]])
            top -= 1 + count
        return entries[::-1]

    def load(self, context: Content, data: list[list[Any]]) -> list[int]:
        decisions = [decision.name for decision in DECISIONS]
        stack: list[int] = []
        for name, *parameters in data:
            stack += parameters
            if name in decisions:
                stack.append(k.D_FIRST + decisions.index(name))
            else:
                stack.append(TASK_NAMES.index(name))
        return stack


class Around:
    """Numbers by name; negative ones by ``others``, -1 first."""

    def __init__(self, attribute: str, *others: str) -> None:
        self.attribute = attribute
        self.others = others

    def dump(self, context: Content, value: list[int]) -> list[str]:
        names = getattr(context, self.attribute)
        return [names[n] if n >= 0 else self.others[-n - 1] for n in value]

    def load(self, context: Content, data: list[str]) -> list[int]:
        names = getattr(context, self.attribute)
        return [
            -1 - self.others.index(name) if name in self.others else names.index(name)
            for name in data
        ]


class Cup(Counted):
    """The sorted cubes of the Cup as ``{colour: count}``."""

    def dump(self, context: Content, value: list[int]) -> Any:
        return super().dump(context, [value.count(n) for n in range(len(context.cube_names))])

    def load(self, context: Content, data: Any) -> list[int]:
        counts = super().load(context, data)
        return [colour for colour, count in enumerate(counts) for _ in range(count)]


class Cast:
    """The Administrator, then the Doctors."""

    def dump(self, context: Content, value: list[int]) -> list[str]:
        names = context.doctor_names
        return [context.administrator_names[n] for n in value[:1]] + [names[n] for n in value[1:]]

    def load(self, context: Content, data: list[str]) -> list[int]:
        first = [context.administrator_names.index(name) for name in data[:1]]
        return first + [context.doctor_names.index(name) for name in data[1:]]


class Procedure:
    """The colour and the malady of Experimental Procedures, or None."""

    def dump(self, context: Content, value: tuple[int, int] | None) -> list[int] | None:
        return None if value is None else [*value]

    def load(self, context: Content, data: list[int] | None) -> tuple[int, int] | None:
        return None if data is None else (data[0], data[1])


def _pools(content: Content) -> list[str]:
    slots = range(SLOTS)
    personal = [f"{word}.{slot}" for word in ("medical", "admin") for slot in slots]
    return [*personal, "chief", *content.shared_token_ids]


def _training(content: Content) -> list[str]:
    return [f"{slot}.{name}" for slot in range(SLOTS) for name in content.training_names]


_CUBES: Final = attrgetter("cube_names")
_PLACES: Final = attrgetter("place_ids")
_ABILITIES: Final = attrgetter("ability_names")

CODEC: Final = Codec(
    State.FIELDS,
    leave_out=("content", "rules", "actions", "choices", "menus", "slot_of", "waiting"),
    forms={
        "stack": Stack(),
        "phase": Named(lambda _: k.PHASE_IDS),
        "ended": Named(lambda _: k.END_REASONS),
        "cup": Cup(_CUBES),
        "discard": Counted(_CUBES),
        "drawn": Named(_CUBES),
        **dict.fromkeys(("who", "level", "cubes", "side"), Counted(_PLACES)),
        "malady": Named(attrgetter("malady_ids")),
        "home": Named(_PLACES),
        **dict.fromkeys(("abilities", "aside_seen", "aside_unseen"), Named(_ABILITIES)),
        "rooms": Counted(attrgetter("room_ids")),
        "slots": Named(attrgetter("room_ids")),
        "staff": Around("location_ids", "job_line", "office", "parking_lot"),
        "job": Around("hiring_names", "hired_away", "face_down"),
        "job_unknown": Named(attrgetter("hiring_names")),
        "cast": Cast(),
        **dict.fromkeys(("unused_doctors", "fired"), Named(attrgetter("doctor_names"))),
        **dict.fromkeys(("unused", "used"), Counted(_pools)),
        "training": Counted(_training),
        **dict.fromkeys(("pool_up", "pool_down"), Counted(attrgetter("training_names"))),
        **dict.fromkeys(("unseen", "under", "left", "right"), Named(attrgetter("card_ids"))),
        "act": Record(Codec(Act.FIELDS), lambda _: Act(0, 0, 0, 0)),
        "heal": Record(Codec(Heal.FIELDS), lambda _: Heal(0)),
        "body": Record(Codec(Body.FIELDS), lambda _: Body(0, 0, 0)),
        "assignment": Record(Codec(Assignment.FIELDS), lambda _: Assignment(0)),
        "procedure": Procedure(),
    },
)


def dump(s: State) -> dict[str, Any]:
    """The whole state, with pieces and places by name."""
    return CODEC.dump(s, s.content)


def load(options: Options, content: Content, data: dict[str, Any]) -> State:
    """The state from what `dump` returned."""
    s = empty_table(content, options)
    CODEC.load(s, content, data)
    s.cast_changed()
    refresh(s)
    return s


def census(s: State) -> dict[str, int]:
    """HH-1.6, HH-1.7, HH-1.11, HH-1.13, HH-1.14, HH-1.15, HH-6.19 No piece is ever lost."""
    c = s.content
    counts: dict[str, int] = {}
    for colour, name in enumerate(c.cube_names):
        on_patients = sum(s.cubes[p] for p in range(c.places) if s.malady[p] == colour)
        cubes = s.cup.count(colour) + s.discard[colour] + s.drawn.count(colour) + on_patients
        counts[f"{name} cubes"] = cubes
    beds = range(c.first_bed, c.first_or)
    counts["low beds"] = sum(s.beds[: c.maladies]) + sum(s.side[p] == k.LOW for p in beds)
    counts["high beds"] = sum(s.beds[c.maladies :]) + sum(s.side[p] == k.HIGH for p in beds)
    tables = range(c.first_or, c.first_clinic)
    counts["or markers"] = sum(s.or_stock) + sum(s.side[p] > 0 for p in tables)
    buried = sum(s.cemetery) + sum(s.morgue) + s.coroner_graves
    counts["tombstones"] = s.tombstones + buried
    tokens = [unused + used for unused, used in zip(s.unused, s.used, strict=True)]
    shared = tokens[2 * SLOTS + 1 :]
    medical = sum(n for n, is_medical in zip(shared, c.pool_medical, strict=True) if is_medical)
    counts["medical tokens"] = s.stock_medical + sum(tokens[:SLOTS]) + medical
    counts["admin tokens"] = s.stock_admin + sum(tokens[SLOTS : 2 * SLOTS]) + sum(shared) - medical
    counts["chief tokens"] = tokens[2 * SLOTS] if len(s.cast) == SLOTS else 1
    in_hand = 0 if s.assignment is None else 1
    held = sum(s.training) + s.out_of_game + s.coroner_graves + in_hand
    counts["training markers"] = sum(s.pool_up) + sum(s.pool_down) + held
    hired = sum(where != k.ON_JOB_LINE for where in s.staff)
    on_line = len(s.job_unknown) + sum(n >= 0 for n in s.job) + s.guard_front
    counts["hiring markers"] = hired + on_line
    counts["ambulance cards"] = len(s.unseen) + len(s.under) + len(s.left) + len(s.right)
    counts["ward abilities"] = sum(n >= 0 for n in s.abilities) + len(s.aside_seen + s.aside_unseen)
    counts["doctors"] = max(0, len(s.cast) - 1) + len(s.unused_doctors) + len(s.fired)
    return counts
