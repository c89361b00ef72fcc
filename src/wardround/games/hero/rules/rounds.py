"""Chapters 4, 7 and 8: the steps of a round, arrivals, timers, the staff track."""

from __future__ import annotations

from wardround.core.chance import Chance
from wardround.core.log import Log
from wardround.games.hero.actions import EndTurn
from wardround.games.hero.events import (
    ClockMoved,
    ConsultantLeft,
    DeckRenewed,
    NobodyArrived,
    PatientArrived,
    PatientLeft,
    PatientTurnedAway,
    RoundBegan,
    StaffArrived,
    StaffLeft,
    StartPassed,
    TimersRan,
    TurnBegan,
    TurnEnded,
)
from wardround.games.hero.rules.constants import (
    DO_ARRIVALS,
    DO_LEAVE,
    DO_LINE,
    IN_TURN,
    NEW_PATIENTS,
    NOBODY,
    NOWHERE,
    ON_ARRIVE,
    ON_EXPIRE,
    TIMERS,
)
from wardround.games.hero.rules.lines import patients_left
from wardround.games.hero.rules.report import tell
from wardround.games.hero.rules.scoring import end_night
from wardround.games.hero.rules.state import State
from wardround.games.hero.rules.tokens import chaos_for_all


def hours_left(s: State) -> int:
    """HE-1.4, HE-1.19, HE-2.21 The field of the clock token."""
    return s.rules.clock_start - s.round + 1


def begin_round(s: State, log: Log) -> None:
    """HE-4.1, HE-4.2, HE-4.3, HE-6.12, HE-11.12, HE-14.3, HE-R5 Step A: clear counts, bring new
    patients."""
    s.phase = NEW_PATIENTS
    s.active = NOBODY
    s.turns_taken = 0
    s.used_in_round = ()
    s.calls_in_round = 0
    s.counsels_in_round = 0
    if log.on:
        tell(s, log, RoundBegan(rule="HE-4.1", round=s.round, hours_left=hours_left(s)))
    arrivals = s.rules.arrivals[s.round - 1]
    if arrivals > 0:
        s.agenda.append((DO_ARRIVALS, arrivals))


def begin_turn(s: State, log: Log) -> None:
    """HE-4.4, HE-4.5, HE-5.1, HE-11.12 Step B: the next player's turn begins with an arrival."""
    s.phase = IN_TURN
    s.active = (s.start + s.turns_taken) % s.rules.seats
    s.turns_taken += 1
    s.points = s.content.action_points
    if log.on:
        hero = s.content.heroes[s.heroes[s.active]].mention
        tell(s, log, TurnBegan(rule="HE-4.4", seat=s.active, hero=hero))
    if s.content.arrivals_per_turn > 0:
        s.agenda.append((DO_ARRIVALS, s.content.arrivals_per_turn))


def end_turn(s: State, action: EndTurn, chance: Chance, log: Log) -> None:
    """HE-4.7, HE-4.8, HE-11.12, HE-11.28, HE-11.29, HE-11.88 Unused points are lost, and effects of
    the turn end."""
    log.barrier = True
    if log.on:
        nothing_left = len(s.choices) == 1
        event = TurnEnded(
            rule="HE-4.7", seat=s.active, lost_points=s.points, nothing_left=nothing_left
        )
        tell(s, log, event)
    clear_turn(s)
    if s.turns_taken < s.rules.seats:
        begin_turn(s, log)
    else:
        run_timers(s, log)


def clear_turn(s: State) -> None:
    """HE-11.12, HE-11.88 Clear everything that is counted or lasts per turn."""
    s.points = 0
    s.sleeps = 0
    s.sleep_bonus_taken = False
    s.calls = 0
    s.consultant_calls = 0
    s.counsels = 0
    s.carried = ()
    s.used_in_turn = ()
    s.lasting = ()
    s.extra = s.content.no_aura
    if s.copied:
        for _, figure in s.copied:
            room = s.figure_room[figure]
            if room != NOWHERE:
                s.rooms[room] = None
        s.copied = ()


# -- arrivals ----------------------------------------------------------------------------------


def arrive(s: State, n: int, chance: Chance, log: Log) -> None:
    """HE-1.16, HE-2.10, HE-4.9, HE-4.10, HE-4.11, HE-4.12, HE-4.13, HE-4.14, HE-4.16, HE-R6, HE-R7,
    HE-R8, HE-R35 One patient arrives and is fully handled before the next."""
    if n > 1:
        s.agenda.append((DO_ARRIVALS, n - 1))
    if not patients_left(s):
        if log.on:
            tell(s, log, NobodyArrived(rule="HE-4.16"))
        return
    patient = draw_patient(s, chance, log)
    card = s.content.patients[patient]
    er = s.content.er
    if s.free_stations(er) == 0:
        s.patient_discard.append(patient)
        if log.on:
            event = PatientTurnedAway(
                rule="HE-4.12", patient=card.mention, chaos=card.chaos, together=s.rules.coop
            )
            tell(s, log, event)
        chaos_for_all(s, card.chaos, log, "HE-4.12")
        return
    s.patients.append(patient)
    s.put_patient(patient, er)
    s.timer[patient] = card.timer
    if log.on:
        tell(
            s,
            log,
            PatientArrived(
                rule="HE-4.10",
                patient=card.mention,
                room=s.content.rooms[er].mention,
                station=s.station[patient],
                timer=card.timer,
            ),
        )
    if card.triggered:
        _patient_lines(s, patient, ON_ARRIVE, er)


def draw_patient(s: State, chance: Chance, log: Log) -> int:
    """HE-4.9, HE-4.15, HE-R25 Draw the top card, refilling an empty deck from the discard pile
    first."""
    if not s.patient_deck.packets:
        if log.on:
            tell(s, log, DeckRenewed(rule="HE-4.15", deck="patients", cards=len(s.patient_discard)))
        s.patient_deck.shuffle_on_top(s.patient_discard)
        s.patient_discard = []
    return s.patient_deck.draw(chance)


def _patient_lines(s: State, patient: int, trigger: int, room: int) -> None:
    """HE-4.11, HE-8.5, HE-11.18, HE-11.19 The patient's own lines of a trigger, in their order."""
    card = s.content.patients[patient]
    for line in reversed(card.triggered):
        if line.trigger == trigger:
            s.agenda.append((DO_LINE, line.id, card.code, room, 0))


# -- steps C to G ------------------------------------------------------------------------------


def run_timers(s: State, log: Log) -> None:
    """HE-4.17, HE-4.18, HE-8.3, HE-8.6, HE-R35, HE-R36 Step C: all patients lose a token at once;
    then those without one leave, in order of arrival."""
    s.phase = TIMERS
    s.active = NOBODY
    if log.on:
        mentions = tuple([s.content.patients[p].mention for p in s.patients])
        tell(s, log, TimersRan(rule="HE-4.17", patients=mentions))
    leaving: list[int] = []
    timer = s.timer
    for patient in s.patients:
        timer[patient] -= 1
        if timer[patient] <= 0:
            leaving.append(patient)
    for patient in reversed(leaving):
        s.agenda.append((DO_LEAVE, patient))


def leave(s: State, patient: int, log: Log) -> None:
    """HE-8.4, HE-8.5, HE-8.10 A patient leaves untreated: chaos for every hero, then its `expire`
    lines."""
    card = s.content.patients[patient]
    room = s.patient_room[patient]
    s.take_off(patient)
    if log.on:
        where = s.content.rooms[room].mention
        event = PatientLeft(
            rule="HE-8.4",
            patient=card.mention,
            room=where,
            chaos=card.chaos,
            together=s.rules.coop,
        )
        tell(s, log, event)
    if card.triggered:
        _patient_lines(s, patient, ON_EXPIRE, room)
    chaos_for_all(s, card.chaos, log, "HE-8.4")


def finish_round(s: State, chance: Chance, log: Log) -> None:
    """HE-4.1, HE-4.19, HE-4.20, HE-4.21, HE-4.22, HE-4.23, HE-R9, HE-R10, HE-8.11, HE-R62 Steps D
    to G, then the next round or the end."""
    consultant_leaves(s, log)
    advance_track(s, chance, log)
    s.round += 1
    if log.on:
        tell(s, log, ClockMoved(rule="HE-4.21", hours_left=hours_left(s)))
    s.start = (s.start + 1) % s.rules.seats
    if log.on:
        tell(s, log, StartPassed(rule="HE-4.22", seat=s.start))
    if s.round > s.rules.rounds:
        end_night(s, log)
    else:
        begin_round(s, log)


def consultant_leaves(s: State, log: Log) -> None:
    """HE-4.19, HE-6.10 Step D: the consultant returns to the stack from any room."""
    for figure in s.consultants:
        room = s.figure_room[figure]
        s.put_figure(figure, NOWHERE)
        if log.on:
            mention, where = s.content.figures[figure].mention, s.content.rooms[room].mention
            tell(s, log, ConsultantLeft(rule="HE-4.19", consultant=mention, room=where))
    s.set_duty(s.track, ())


def advance_track(s: State, chance: Chance, log: Log) -> None:
    """HE-4.20, HE-7.6, HE-7.7, HE-7.8, HE-7.10, HE-7.11, HE-7.12, HE-R40 Step E: staff on the
    one-hour field leave, the others move up, new staff come."""
    for figure in s.track[0]:
        room = s.figure_room[figure]
        s.put_figure(figure, NOWHERE)
        s.gone = (*s.gone, figure)
        if log.on:
            mention, where = s.content.figures[figure].mention, s.content.rooms[room].mention
            tell(s, log, StaffLeft(rule="HE-7.7", staff=mention, room=where))
    new = draw_staff(s, s.content.constants.staff_track.cards_per_round, chance, log)
    s.set_duty((*s.track[1:], new), s.consultants)


def draw_staff(s: State, n: int, chance: Chance, log: Log) -> tuple[int, ...]:
    """HE-1.14, HE-2.11, HE-7.9, HE-7.13 New staff in the Hallway, as many as there are."""
    new: list[int] = []
    while len(new) < n and s.staff_deck.packets:
        figure = s.staff_deck.draw(chance)
        new.append(figure)
        s.put_figure(figure, s.content.staff_room)
        if log.on:
            mention = s.content.figures[figure].mention
            where = s.content.rooms[s.content.staff_room].mention
            tell(s, log, StaffArrived(rule="HE-7.9", staff=mention, room=where))
    return tuple(new)
