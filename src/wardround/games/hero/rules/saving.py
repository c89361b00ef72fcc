"""The whole state as JSON-ready data in readable names, and back; and what never changes."""

from __future__ import annotations

from typing import Any, Final

from wardround.core.game import Options
from wardround.core.piles import Pile
from wardround.games.hero.rules.constants import (
    CHOOSE_OPTION,
    COPY_LINE,
    DO_ARRIVALS,
    DO_FREELOAD,
    DO_JOURNALS,
    DO_LEAVE,
    DO_LINE,
    DO_TRIGGER,
    NOBODY,
    OFFER,
    PHASES,
    PIECE_STAFF,
    REASONS,
    SHIFT_PIECE,
    SHIFT_TO,
    TASKS,
    TIMER_PATIENT,
    TRIGGERS,
)
from wardround.games.hero.rules.flow import list_choices
from wardround.games.hero.rules.journals import hold
from wardround.games.hero.rules.room import keep_effect
from wardround.games.hero.rules.setup import make_shift
from wardround.games.hero.rules.state import State, Task
from wardround.games.hero.rules.tables import Content

_COUNTERS: Final = [
    "round",
    "start",
    "turns_taken",
    "active",
    "points",
    "sleeps",
    "calls",
    "calls_in_round",
    "counsels",
    "counsels_in_round",
    "leg",
    "staff_limit",
]

# What the parameters of a task are: l a line, c a card, r a room, p a patient, n a number,
# t a trigger, x a piece to shift. The last letter stands for all further parameters.
_SHAPES: Final = {
    OFFER: "lcr",
    CHOOSE_OPTION: "lcr",
    COPY_LINE: "lcr",
    TIMER_PATIENT: "lcr",
    SHIFT_PIECE: "lcr",
    SHIFT_TO: "lcrx",
    DO_ARRIVALS: "n",
    DO_JOURNALS: "n",
    DO_LEAVE: "p",
    DO_FREELOAD: "pn",
    DO_TRIGGER: "tr",
    DO_LINE: "lcrn",
}


def dump(s: State) -> dict[str, Any]:
    """Everything but options, content, and what follows from the rest."""
    t = s.t
    data: dict[str, Any] = {name: getattr(s, name) for name in _COUNTERS}
    data["phase"] = PHASES[s.phase]
    data["reason"] = REASONS[s.reason]
    data["sleep_bonus_taken"] = s.sleep_bonus_taken
    data["used_in_turn"] = [t.lines[id_].key for id_ in s.used_in_turn]
    data["used_in_round"] = [t.lines[id_].key for id_ in s.used_in_round]
    data["lasting"] = [t.lines[id_].key for id_ in s.lasting]
    data["copied"] = [[t.lines[id_].key, t.figures[by].mention] for id_, by in s.copied]
    data["carried"] = [t.patients[p].id for p in s.carried]
    data["route"] = [t.rooms[room].id for room in s.route]
    data["taken_staff"] = [t.figures[f].mention for f in s.taken_staff]
    data["leg_staff"] = [t.figures[f].mention for f in s.leg_staff]
    data["taken_patients"] = [t.patients[p].id for p in s.taken_patients]
    data["leg_patients"] = [t.patients[p].id for p in s.leg_patients]
    data["drawn"] = [t.journals[j].id for j in s.drawn]
    data["agenda"] = [_dump_task(s, task) for task in s.agenda]
    data["heroes"] = [
        {
            "hero": "" if hero == NOBODY else t.heroes[hero].id,
            "room": t.rooms[s.hero_room[seat]].id,
            "journals": [t.journals[j].id for j in s.journals[seat]],
        }
        for seat, hero in enumerate(s.heroes)
    ]
    data["bags"] = [bag[:] for bag in s.bags]
    data["track"] = [[_staff(s, figure) for figure in field] for field in s.fields]
    data["consultants"] = [_staff(s, figure) for figure in s.consultants]
    data["gone"] = [t.figures[f].mention for f in s.gone]
    data["patients"] = [
        [t.patients[p].id, t.rooms[s.patient_room[p]].id, s.timer[p], s.station[p]]
        for p in s.patients
    ]
    data["patient_deck"] = [[t.patients[p].id for p in packet] for packet in s.deck.packets]
    data["patient_discard"] = [t.patients[p].id for p in s.discarded]
    data["journal_deck"] = [[t.journals[j].id for j in packet] for packet in s.journal_deck.packets]
    data["journal_discard"] = [t.journals[j].id for j in s.journal_discard]
    data["staff_deck"] = [[t.figures[f].mention for f in p] for p in s.staff_deck.packets]
    return data


def _staff(s: State, figure: int) -> list[str]:
    return [s.t.figures[figure].mention, s.t.rooms[s.figure_room[figure]].id]


def _dump_task(s: State, task: Task) -> list[Any]:
    t = s.t
    out: list[Any] = [TASKS[task[0]]]
    shape = _SHAPES.get(task[0], "")
    for at, value in enumerate(task[1:]):
        letter = shape[min(at, len(shape) - 1)]
        if letter == "l":
            out.append(t.lines[value].key)
        elif letter == "c":
            out.append(t.card_mentions[value])
        elif letter == "r":
            out.append(t.rooms[value].mention)
        elif letter == "p":
            out.append(t.patients[value].mention)
        elif letter == "t":
            out.append(TRIGGERS[value])
        elif letter == "x":
            staff = t.lines[task[1]].piece == PIECE_STAFF
            out.append(t.figures[value].mention if staff else t.patients[value].mention)
        else:
            out.append(value)
    return out


def load(options: Options, t: Content, data: dict[str, Any]) -> State:
    """Take back what `dump` gave."""
    s = State(t, make_shift(options, t))
    for name in _COUNTERS:
        setattr(s, name, int(data[name]))
    s.phase = PHASES.index(data["phase"])
    s.reason = REASONS.index(data["reason"])
    s.sleep_bonus_taken = bool(data["sleep_bonus_taken"])
    keys = {line.key: line.id for line in t.lines}
    index = t.index
    s.used_in_turn = tuple([keys[key] for key in data["used_in_turn"]])
    s.used_in_round = tuple([keys[key] for key in data["used_in_round"]])
    s.copied = tuple([(keys[key], index[by]) for key, by in data["copied"]])
    s.carried = _patients(t, data["carried"])
    s.route = tuple([index[f"room:{room}"] for room in data["route"]])
    s.taken_staff = tuple([index[mention] for mention in data["taken_staff"]])
    s.leg_staff = tuple([index[mention] for mention in data["leg_staff"]])
    s.taken_patients = _patients(t, data["taken_patients"])
    s.leg_patients = _patients(t, data["leg_patients"])
    s.drawn = tuple(_journals(t, data["drawn"]))
    s.agenda = [_load_task(t, keys, task) for task in data["agenda"]]
    for seat, row in enumerate(data["heroes"]):
        if row["hero"]:
            heroes = list(s.heroes)
            heroes[seat] = index[f"hero:{row['hero']}"]
            s.heroes = tuple(heroes)
            hold(s, seat, tuple(_journals(t, row["journals"])))
        s.hero_room[seat] = index[f"room:{row['room']}"]
    s.bags = [[int(n) for n in bag] for bag in data["bags"]]
    fields = tuple([tuple([_place(s, row) for row in field]) for field in data["track"]])
    s.set_duty(fields, tuple([_place(s, row) for row in data["consultants"]]))
    s.gone = tuple([index[mention] for mention in data["gone"]])
    for id_, room, timer, station in data["patients"]:
        patient = index[f"patient:{id_}"]
        s.patients.append(patient)
        s.patient_room[patient] = index[f"room:{room}"]
        s.timer[patient] = int(timer)
        s.station[patient] = int(station)
    s.deck = Pile(t.patient_names, [list(_patients(t, packet)) for packet in data["patient_deck"]])
    s.discarded = list(_patients(t, data["patient_discard"]))
    decks = [_journals(t, packet) for packet in data["journal_deck"]]
    s.journal_deck = Pile(t.journal_names, decks)
    s.journal_discard = _journals(t, data["journal_discard"])
    staff = [[index[mention] for mention in packet] for packet in data["staff_deck"]]
    s.staff_deck = Pile(t.staff_names, staff)
    for key in data["lasting"]:
        keep_effect(s, t.lines[keys[key]])
    s.choices = list_choices(s)
    return s


def _patients(t: Content, ids: list[str]) -> tuple[int, ...]:
    return tuple([t.index[f"patient:{id_}"] for id_ in ids])


def _journals(t: Content, ids: list[str]) -> list[int]:
    return [t.index[f"journal:{id_}"] for id_ in ids]


def _place(s: State, row: list[str]) -> int:
    figure = s.t.index[row[0]]
    s.figure_room[figure] = s.t.index[f"room:{row[1]}"]
    return figure


def _load_task(t: Content, keys: dict[str, int], row: list[Any]) -> Task:
    what = TASKS.index(row[0])
    shape = _SHAPES.get(what, "")
    out: list[int] = [what]
    for at, value in enumerate(row[1:]):
        letter = shape[min(at, len(shape) - 1)]
        if letter == "l":
            out.append(keys[value])
        elif letter == "c":
            out.append(t.card_mentions.index(value))
        elif letter == "t":
            out.append(TRIGGERS.index(value))
        elif letter == "n":
            out.append(int(value))
        else:
            out.append(t.index[value])
    return tuple(out)


def census(s: State) -> dict[str, int]:
    """HE-8.10, HE-7.12, HE-9.10 Cards are somewhere, and never twice."""
    held = sum([len(journals) for journals in s.journals]) + len(s.drawn)
    return {
        "patient cards": len(s.patients) + len(s.discarded) + s.deck.size(),
        "patients in a room": len(s.patients) - sum([1 for room in s.patient_room if room >= 0]),
        "journals": held + len(s.journal_discard) + s.journal_deck.size(),
        "staff cards": sum([len(field) for field in s.fields]) + len(s.gone) + s.staff_deck.size(),
        "figures without a card": sum([1 for room in s.figure_room if room >= 0]) - len(s.on_duty),
        "heroes": s.shift.seats,
    }
