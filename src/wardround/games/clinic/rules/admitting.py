"""Chapters 6 and 8: the notepad, admissions and new appointments.

A row is a list of colours from column 3 leftwards, so it is packed by construction (CL-6.8).
"""

from __future__ import annotations

from wardround.core.actions import Action, Refusal
from wardround.core.chance import Chance
from wardround.core.log import Log
from wardround.games.clinic.actions import Admit, Shift
from wardround.games.clinic.events import Admitted, Appointed, Names, Shifted
from wardround.games.clinic.rules.constants import (
    COLOURS,
    DIRECTIONS,
    DOWN,
    KINDS,
    LEFT,
    PATIENT,
    RIGHT,
    UP,
)
from wardround.games.clinic.rules.geometry import members
from wardround.games.clinic.rules.parking import bring_car, has_free_place
from wardround.games.clinic.rules.state import (
    NOTHING,
    Board,
    Left,
    State,
    add_person,
    ask,
    left_of,
    person_name,
)


def begin_admit(b: Board) -> None:
    """CL-6.1 One queue point, plus one for each of the player's entrances and helipads."""
    b.left = Left()
    b.left.queue_points = 1 + b.entrances.bit_count() + b.helipads.bit_count()


def waiting(b: Board, service: int) -> list[int]:
    """The patients of a service in pre-admissions."""
    pre = b.shape.pre
    return [p for p in b.present if b.place[p] == pre and b.service[p] == service]


def owns_hub(b: Board, service: int) -> bool:
    """CL-6.12, CL-R1 Whether some floor of some building has a hub of the service."""
    return service in hub_services(b)


def hub_services(b: Board) -> list[int]:
    """The services of a clinic's hubs."""
    return [b.hub_service[hub] for hub in members(b.of_kind[b.content.hub])]


def admittable(s: State, b: Board) -> list[int]:
    """CL-6.9, CL-6.10, CL-6.11, CL-6.12, CL-R1 The services with a patient in column 3, a hub, and
    room in pre-admissions; none without a parking place."""
    if not has_free_place(b):
        return []
    anywhere = not s.rules.admit_requires_hub
    hubs = hub_services(b)
    return [
        service
        for service, row in enumerate(s.notepad)
        if row and (anywhere or service in hubs) and len(waiting(b, service)) < b.content.beds
    ]


def list_admit_steps(s: State, b: Board) -> list[Action]:
    """CL-6.2, CL-6.3, CL-6.4, CL-6.6, CL-6.7 Shifts that change something, admissions, done;
    nothing without queue points."""
    out: list[Action] = []
    if not left_of(b).queue_points:
        return out
    menu = b.content.menus[b.seat]
    notepad = s.notepad
    bottom = len(notepad) - 1
    for service, row in enumerate(notepad):
        shifts = menu.shift[service]
        # At the edge a row is its own neighbour, with which no shift changes anything.
        above = notepad[service - 1] if service else row
        below = notepad[service + 1] if service < bottom else row
        count = len(row)
        for k, colour in enumerate(row):
            here = shifts[k]
            if k + 1 < count and row[k + 1] != colour:
                out.append(here[LEFT])
            if k and row[k - 1] != colour:
                out.append(here[RIGHT])
            if k >= len(above) or above[k] != colour:
                out.append(here[UP])
            if k >= len(below) or below[k] != colour:
                out.append(here[DOWN])
    for service in admittable(s, b):
        out.append(menu.admit[service])
    out.append(menu.done)
    return out


def neighbour_row(s: State, service: int, direction: int) -> int:
    """CL-6.7 The row above or below, without wrap-around; -1 if there is none."""
    other = service - 1 if direction == UP else service + 1
    return other if 0 <= other < len(s.notepad) else -1


def shift(s: State, action: Shift, chance: Chance, log: Log) -> None:
    """CL-6.4, CL-6.5, CL-6.6, CL-6.8, CL-6.15 One patient moves to a neighbouring cell,
    or two swap; rows stay packed to the right."""
    b = s.boards[action.seat]
    c = b.content
    service = c.row_index[action.row]
    direction = DIRECTIONS.index(action.direction)
    last = c.columns - 1
    k = last - action.column
    row = s.notepad[service]
    other = service
    j = k
    if direction == LEFT:
        j = k + 1
    elif direction == RIGHT:
        j = k - 1
    else:
        other = neighbour_row(s, service, direction)
    target = s.notepad[other]
    swapped = j < len(target)
    if swapped:
        row[k], target[j] = target[j], row[k]
    else:
        target.append(row.pop(k))
    left_of(b).queue_points -= 1
    ask(s, b, NOTHING)
    if log.on:
        first = (service, action.column, target[j] if swapped else target[-1])
        second = (other, last - j, row[k] if swapped else target[-1])
        if swapped and second < first:
            # A swap is the same from either end, and so is its event.
            first, second = second, first
        names: Names = {
            f"cell:{c.services[row]}/{column}": (KINDS[PATIENT], COLOURS[colour], c.services[row])
            for row, column, colour in (second, first)
        }
        log.add(
            Shifted(
                rule="CL-6.4",
                seat=b.seat,
                row=f"row:{c.services[first[0]]}",
                column=first[1],
                other_row=f"row:{c.services[second[0]]}",
                other_column=second[1],
                swapped=swapped,
                names=names,
            )
        )


def admit(s: State, action: Admit, chance: Chance, log: Log) -> None:
    """CL-6.8, CL-6.9, CL-6.13, CL-6.14, CL-9.18 The patient in column 3 enters pre-admissions for
    the row's service, bringing a car."""
    b = s.boards[action.seat]
    service = b.content.row_index[action.row]
    colour = s.notepad[service].pop(0)
    person = add_person(b, PATIENT, colour, service, b.shape.pre)
    left_of(b).queue_points -= 1
    if log.on:
        log.add(
            Admitted(
                rule="CL-6.9",
                seat=b.seat,
                person=person_name(b, person),
                colour=COLOURS[colour],
                row=action.row,
            )
        )
    for expansion in s.rules.hooks.admitted:
        expansion.admitted(s, b, person, log)
    bring_car(s, b, log)


def why_not_shift(s: State, action: Shift) -> Refusal:
    """CL-6.4, CL-6.6, CL-6.7 A cell without a patient or a neighbour, or a shift without effect."""
    b = s.boards[action.seat]
    c = b.content
    service = c.row_index.get(action.row, -1)
    k = c.columns - 1 - action.column
    if not 0 <= service < len(s.notepad) or not 0 <= k < len(s.notepad[service]):
        return Refusal("CL-6.4", "no_patient_there", row=action.row, column=action.column)
    direction = DIRECTIONS.index(action.direction)
    if direction in (UP, DOWN) and neighbour_row(s, service, direction) == -1:
        return Refusal("CL-6.7", "no_row_there", row=action.row)
    if direction == LEFT and k + 1 >= len(s.notepad[service]):
        return Refusal("CL-6.6", "slides_back", row=action.row, column=action.column)
    if direction == RIGHT and k == 0:
        return Refusal("CL-6.4", "no_cell_there", row=action.row, column=action.column)
    return Refusal("CL-6.5", "changes_nothing", row=action.row, column=action.column)


def why_not_admit(s: State, action: Admit) -> Refusal:
    """CL-6.9, CL-6.10, CL-6.11, CL-6.12 A row from which nobody can be admitted now."""
    b = s.boards[action.seat]
    service = b.content.row_index.get(action.row, -1)
    if not 0 <= service < len(s.notepad):
        return Refusal("CL-1.6", "service_not_in_play", row=action.row)
    if not s.notepad[service]:
        return Refusal("CL-6.9", "row_empty", row=action.row)
    if s.rules.admit_requires_hub and not owns_hub(b, service):
        return Refusal("CL-6.12", "no_hub", row=action.row)
    if len(waiting(b, service)) >= b.content.beds:
        return Refusal("CL-6.10", "pre_admissions_full", row=action.row)
    return Refusal("CL-6.11", "no_parking", row=action.row)


def make_appointments(s: State, chance: Chance, log: Log) -> None:
    """CL-8.1, CL-8.2, CL-8.3, CL-8.4, CL-R12 Each row with a free cell draws a patient."""
    c = s.rules.content
    for service, row in enumerate(s.notepad):
        if len(row) < c.columns and s.patients.size():
            colour = s.patients.draw(chance)
            row.append(colour)
            if log.on:
                log.add(
                    Appointed(
                        rule="CL-8.2",
                        row=f"row:{c.services[service]}",
                        colour=COLOURS[colour],
                        column=c.columns - len(row),
                    )
                )
