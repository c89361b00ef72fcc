"""Chapter 13: Administration, step by step."""

from __future__ import annotations

from wardround.core.chance import Chance
from wardround.core.log import Log
from wardround.games.clinic import events as ev
from wardround.games.clinic.rules.constants import COLOURS, DOCTOR, LEVELS, PATIENT, RED
from wardround.games.clinic.rules.markers import change_popularity, popularity_change
from wardround.games.clinic.rules.state import DEAD, Board, State, about, remove_person


def prepare_round(s: State, chance: Chance, log: Log) -> None:
    """CL-13.1, CL-13.2 Steps 1 and 2: the markers move on; then steps 3 to 6."""
    s.round += 1
    s.turn = 0
    if log.on:
        log.add(ev.RoundBegan(rule="CL-13.1", round=s.round + 1))
    return_patients(s, log)
    train_university(s)
    fill_university(s, chance, log)
    dismiss_nurses(s, log)


def return_patients(s: State, log: Log) -> None:
    """CL-13.3, CL-R11, CL-R12 Step 3: the patient in column 3 of each row returns to the bag."""
    for service, row in enumerate(s.notepad):
        if row:
            colour = row.pop(0)
            s.patients.counts[colour] += 1
            if log.on:
                name = f"row:{s.rules.content.services[service]}"
                log.add(ev.PatientReturned(rule="CL-13.3", row=name, colour=COLOURS[colour]))


def train_university(s: State) -> None:
    """CL-13.4, CL-R18 Step 4: each doctor at the University gains a level."""
    s.university = [colour + 1 if 0 <= colour < RED else colour for colour in s.university]


def fill_university(s: State, chance: Chance, log: Log) -> None:
    """CL-1.25, CL-1.26, CL-13.5, CL-13.14, CL-19.2, CL-R18 Step 5: a doctor for each empty space,
    then all are sorted: purple, red, orange, yellow, white."""
    aside: list[int] = []
    for space, colour in enumerate(s.university):
        if colour != -1:
            continue
        while s.doctors.size():
            drawn = s.doctors.draw(chance)
            if _set_aside(s, drawn):
                aside.append(drawn)
                continue
            s.university[space] = drawn
            break
    for colour in aside:
        s.doctors.counts[colour] += 1
    s.university.sort(reverse=True)
    if log.on:
        names = tuple(COLOURS[colour] if colour >= 0 else "" for colour in s.university)
        log.add(ev.UniversityChanged(rule="CL-13.5", doctors=names))


def _set_aside(s: State, colour: int) -> bool:
    return any(expansion.set_aside(s, colour) for expansion in s.rules.hooks.set_aside)


def dismiss_nurses(s: State, log: Log) -> None:
    """CL-13.6 Step 6: nurses left in the column of the round just played leave the game."""
    played = s.round - 1
    if s.nurses[played]:
        if log.on:
            log.add(ev.NursesLeft(rule="CL-13.6", round=played + 1, count=s.nurses[played]))
        s.nurses[played] = 0


def _rests(s: State, b: Board, doctor: int) -> bool:
    return any(expansion.rests(s, b, doctor) for expansion in s.rules.hooks.rests)


def trained(colour: int, levels: int) -> int:
    """CL-13.7, CL-19.5 The colour after gaining levels; purple has none."""
    return min(colour + levels, RED) if colour < LEVELS else colour


def train_doctors(s: State, log: Log) -> None:
    """CL-4.33, CL-13.7, CL-14.5, CL-R21 Step 7: doctors in labs gain levels and 1 popularity."""
    for seat in s.order:
        b = s.boards[seat]
        for person in b.present:
            place = b.place[person]
            if b.kind[person] != DOCTOR or not b.modules >> place & 1:
                continue
            lab = b.content.kinds[b.module[place]]
            if not lab.levels or _rests(s, b, person):
                continue
            after = trained(b.colour[person], lab.levels)
            if log.on:
                now, gained = COLOURS[after], popularity_change(s, b, lab.popularity)
                fields = about(b, person)
                log.add(ev.Trained(rule="CL-13.7", **fields, colour=now, popularity=gained))
            b.colour[person] = after
            change_popularity(s, b, lab.popularity, "CL-13.7", log)


def tire_doctors(s: State, log: Log) -> None:
    """CL-13.8 Step 8: every doctor outside a lab loses a level; white stays white."""
    for seat in s.order:
        b = s.boards[seat]
        for person in b.present:
            colour = b.colour[person]
            if b.kind[person] != DOCTOR or not 0 < colour < LEVELS or _rests(s, b, person):
                continue
            place = b.place[person]
            if b.modules >> place & 1 and b.content.kinds[b.module[place]].levels:
                continue
            if log.on:
                now = COLOURS[colour - 1]
                log.add(ev.Tired(rule="CL-13.8", **about(b, person), colour=now))
            b.colour[person] = colour - 1


def worsen_patients(s: State, log: Log) -> None:
    """CL-13.9, CL-14.5, CL-R17 Step 9: every patient on a board worsens by a level."""
    for seat in s.order:
        b = s.boards[seat]
        for person in b.present[:]:
            worsens = b.kind[person] == PATIENT
            for expansion in s.rules.hooks.worsens:
                worsens = expansion.worsens(s, b, person, worsens)
            if not worsens:
                continue
            if b.colour[person] == RED:
                die(s, b, person, log)
                continue
            if log.on:
                now = COLOURS[b.colour[person] + 1]
                log.add(ev.Worsened(rule="CL-13.9", **about(b, person), colour=now))
            b.colour[person] += 1


def die(s: State, b: Board, person: int, log: Log) -> None:
    """CL-13.10, CL-12.7 A red patient dies: 5 popularity is lost and a car is removed."""
    if b.kind[person] == PATIENT:
        b.deaths += 1
    remove_person(b, person, DEAD)
    b.to_leave += 1
    points = b.content.scoring.death.popularity
    if log.on:
        lost = -popularity_change(s, b, points)
        log.add(ev.Died(rule="CL-13.10", **about(b, person), popularity=lost))
    change_popularity(s, b, points, "CL-13.10", log)
    for expansion in s.rules.hooks.died:
        expansion.died(s, b, person, log)


def turn_tiles(s: State, log: Log) -> None:
    """CL-4.6, CL-13.11 Step 10: stacks without a face-up tile turn up their next one."""
    c = s.rules.content
    for service, up in enumerate(s.hub_up):
        if not up and s.hub_down[service]:
            s.hub_down[service] -= 1
            s.hub_up[service] = 1
            if log.on:
                log.add(
                    ev.TileTurned(rule="CL-13.11", component=f"component:hub/{c.services[service]}")
                )
    for kind in c.specials:
        if not s.special_up[kind] and s.special_down[kind]:
            s.special_down[kind] -= 1
            s.special_up[kind] = 1
            if log.on:
                name = f"component:special/{c.kinds[kind].id}"
                log.add(ev.TileTurned(rule="CL-13.11", component=name))
