"""Saving the state as JSON-ready data with readable names, loading it, and what never changes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from wardround.core.fields import Codec, Counted, Named, Packets, Placed, Record
from wardround.core.game import Options
from wardround.games.hero.rules.constants import PHASES, REASONS, TASKS, TRIGGERS
from wardround.games.hero.rules.decisions import list_choices
from wardround.games.hero.rules.journals import drawn, hold
from wardround.games.hero.rules.room import sum_up_lasting
from wardround.games.hero.rules.setup import make_rules
from wardround.games.hero.rules.state import State, Trip
from wardround.games.hero.rules.tables import Content


def _names(content: Content, letter: str) -> Sequence[str]:
    """The names for the numbers that a letter of `TASKS` stands for."""
    return {
        "l": content.line_keys,
        "c": content.card_mentions,
        "r": content.room_names,
        "f": content.figure_names,
        "p": content.patient_names,
        "j": content.journal_names,
        "t": TRIGGERS,
    }[letter]


def _dump_numbers(content: Content, shape: str, numbers: Sequence[int]) -> list[Any]:
    letters = shape + shape[-1:] * (len(numbers) - len(shape))
    return [
        number if letter == "n" else _names(content, letter)[number]
        for letter, number in zip(letters, numbers, strict=False)
    ]


def _load_numbers(content: Content, shape: str, data: Sequence[Any]) -> list[int]:
    letters = shape + shape[-1:] * (len(data) - len(shape))
    return [
        int(item) if letter == "n" else _names(content, letter).index(item)
        for letter, item in zip(letters, data, strict=False)
    ]


class Agenda:
    """Tasks by name, with their parameters by name."""

    def dump(self, content: Content, value: Any) -> Any:
        return [
            [TASKS[task[0]][0], *_dump_numbers(content, TASKS[task[0]][1], task[1:])]
            for task in value
        ]

    def load(self, content: Content, data: Any) -> Any:
        numbers = {task[0]: number for number, task in enumerate(TASKS)}
        return [
            (numbers[row[0]], *_load_numbers(content, TASKS[numbers[row[0]]][1], row[1:]))
            for row in data
        ]


class Copied:
    """Lines that figures copy, by name."""

    def dump(self, content: Content, value: Any) -> Any:
        return [_dump_numbers(content, "lc", pair) for pair in value]

    def load(self, content: Content, data: Any) -> Any:
        return [_load_numbers(content, "lc", row) for row in data]


def _by(letter: str) -> Any:
    return lambda content: _names(content, letter)


LINES: Final = Named(_by("l"))
ROOMS: Final = Named(_by("r"))
FIGURES: Final = Named(_by("f"))
PATIENTS: Final = Named(_by("p"))
JOURNALS: Final = Named(_by("j"))

TRIP: Final = Codec(
    Trip.FIELDS,
    forms={
        "route": ROOMS,
        "taken_staff": FIGURES,
        "leg_staff": FIGURES,
        "taken_patients": PATIENTS,
        "leg_patients": PATIENTS,
    },
)
CODEC: Final = Codec(
    State.FIELDS,
    leave_out=("content", "rules", "own", "on_duty", "rooms", "extra", "choices"),
    forms={
        "phase": Named(lambda content: PHASES),
        "reason": Named(lambda content: REASONS),
        "used_in_turn": LINES,
        "used_in_round": LINES,
        "lasting": LINES,
        "copied": Copied(),
        "carried": PATIENTS,
        "trip": Record(TRIP, lambda content: Trip((), 0)),
        "agenda": Agenda(),
        "heroes": Named(lambda content: content.hero_names),
        "hero_room": ROOMS,
        "journals": JOURNALS,
        "figure_room": Placed(_by("f"), _by("r")),
        "track": FIGURES,
        "consultants": FIGURES,
        "gone": FIGURES,
        "patients": PATIENTS,
        "patient_room": Placed(_by("p"), _by("r")),
        "timer": Counted(_by("p")),
        "station": Counted(_by("p")),
        "patient_deck": Packets(_by("p")),
        "patient_discard": PATIENTS,
        "journal_deck": Packets(_by("j")),
        "journal_discard": JOURNALS,
        "staff_deck": Packets(_by("f")),
    },
)
"""Fields that follow from the rest are left out."""


def dump(s: State) -> dict[str, Any]:
    """Everything but options, content, and what follows from the rest."""
    return CODEC.dump(s, s.content)


def load(options: Options, content: Content, data: dict[str, Any]) -> State:
    """The state from what `dump` returned."""
    s = State(content, make_rules(options, content))
    CODEC.load(s, content, data)
    for seat, hero in enumerate(s.heroes):
        if hero >= 0:
            hold(s, seat, s.journals[seat])
    s.set_duty(s.track, s.consultants)
    sum_up_lasting(s)
    s.choices = list_choices(s)
    return s


def census(s: State) -> dict[str, int]:
    """HE-8.10, HE-7.12, HE-9.10 Every card is in exactly one place."""
    held = sum([len(journals) for journals in s.journals]) + len(drawn(s))
    return {
        "patient cards": len(s.patients) + len(s.patient_discard) + s.patient_deck.size(),
        "patients in a room": len(s.patients) - sum([1 for room in s.patient_room if room >= 0]),
        "journals": held + len(s.journal_discard) + s.journal_deck.size(),
        "staff cards": sum([len(field) for field in s.track]) + len(s.gone) + s.staff_deck.size(),
        "figures without a card": sum([1 for room in s.figure_room if room >= 0]) - len(s.on_duty),
        "heroes": s.rules.seats,
    }
