"""The dispatch: what is listed, what an action does, what happens next."""

from __future__ import annotations

from wardround.core.actions import Action
from wardround.core.chance import Chance
from wardround.core.game import Options
from wardround.core.log import Log, silent
from wardround.games.hero.rules import (
    calling,
    journals,
    lines,
    moving,
    rounds,
    setup,
    treating,
    working,
)
from wardround.games.hero.rules.constants import (
    A_ACCEPT,
    A_CALL_CONSULTANT,
    A_CALL_STAFF,
    A_CHOOSE_OPTION,
    A_COPY_LINE,
    A_DECLINE,
    A_DISCARD_JOURNAL,
    A_DONE,
    A_END_TURN,
    A_KEEP_JOURNAL,
    A_LOOK,
    A_MOVE,
    A_PICK_HERO,
    A_RUN,
    A_SHIFT_PIECE,
    A_SHIFT_TO,
    A_SLEEP,
    A_STUDY,
    A_TAKE_NONE,
    A_TAKE_PATIENT,
    A_TAKE_STAFF,
    A_TIMER_PATIENT,
    A_TREAT,
    A_USE,
    CHOOSE_ACTION,
    DISCARD_JOURNAL,
    DO_ARRIVALS,
    DO_FREELOAD,
    DO_JOURNALS,
    DO_LEAVE,
    DO_LINE,
    GOES_ON,
    IN_TURN,
    KEEP_JOURNAL,
    LAST_DECISION,
    LOOK,
    NEW_PATIENTS,
    NOBODY,
    OVER,
    PICK_HERO,
    PICKING,
    SLEEP,
    STUDY,
    TAKE_PATIENT,
    TAKE_STAFF,
    TREAT,
)
from wardround.games.hero.rules.room import active_aura, can_start
from wardround.games.hero.rules.state import State
from wardround.games.hero.rules.tables import Content

# -- lists -------------------------------------------------------------------------------------


def decision(s: State) -> int:
    """What the game waits for, as a number of DECISIONS."""
    if not s.in_play():
        return OVER
    if s.agenda:
        return s.agenda[-1][0]
    return PICK_HERO if s.phase == PICKING else CHOOSE_ACTION


def legal(s: State) -> list[Action]:
    """Every choice of the player who decides, in the order of the Decisions table."""
    return s.choices[:]


def list_choices(s: State) -> list[Action]:
    """HE-5.2 The choices of the one player who decides."""
    if s.phase == IN_TURN and not s.agenda:
        return action_choices(s)
    what = decision(s)
    seat = s.active
    t = s.t
    if what == TAKE_STAFF:
        return moving.staff_choices(s)
    if what == TAKE_PATIENT:
        return moving.patient_choices(s)
    if what == OVER:
        return []
    if what == KEEP_JOURNAL:
        return [t.keep_journal[seat][title] for title in journals.titles(s.drawn)]
    if what == DISCARD_JOURNAL:
        return [t.discard_journal[seat][title] for title in journals.titles(s.journals[seat])]
    if what == PICK_HERO:
        return [t.pick_hero[seat][hero] for hero in setup.heroes_left(s)]
    return lines.line_choices(s, s.agenda[-1])


def action_choices(s: State) -> list[Action]:
    """HE-2.2, HE-2.3, HE-4.6, HE-4.7, HE-5.3, HE-5.4, HE-5.5, HE-5.6, HE-5.16, HE-5.17, HE-6.2,
    HE-6.21, HE-10.6, HE-10.8, HE-10.9, HE-11.13, HE-R11 Actions, calls, lines, and the end of the
    turn."""
    t = s.t
    seat = s.active
    room = s.hero_room[seat]
    out: list[Action] = []
    if s.points > 0:
        # Where nothing makes actions dearer or forbids them, a point is all that is asked.
        free = not active_aura(s).hinders and not s.extra.hinders
        if free:
            out += t.travel[seat][room]
        else:
            moving.travel_choices(s, out)
        allows = t.rooms[room].actions
        if allows[STUDY] and journals.journals_left(s) > 0 and (free or can_start(s, STUDY)):
            out.append(t.study[seat])
        if allows[SLEEP] and (free or can_start(s, SLEEP)):
            out.append(t.sleep[seat])
        if free or can_start(s, TREAT):
            treating.treat_choices(s, out)
        if allows[LOOK] and lines.patient_can_come(s) and (free or can_start(s, LOOK)):
            out.append(t.look[seat])
    calling.call_choices(s, out)
    lines.use_choices(s, out)
    out.append(t.end_turn[seat])
    return out


# -- doing -------------------------------------------------------------------------------------


def push(s: State, action: Action, chance: Chance, log: Log) -> None:
    """Carry out a listed action, and then everything that needs nobody's decision."""
    _do(s, action, chance, log)
    settle(s, chance, log)


def settle(s: State, chance: Chance, log: Log) -> None:
    """Go on until somebody has a real choice; a single legal choice is taken without asking."""
    while True:
        if s.agenda or s.phase != IN_TURN:
            go_on(s, chance, log)
        s.choices = list_choices(s)
        if len(s.choices) != 1:
            return
        _do(s, s.choices[0], chance, log)


def go_on(s: State, chance: Chance, log: Log) -> None:
    """HE-4.1, HE-4.14, HE-13.8 Run the agenda and the steps of the round up to the next
    decision."""
    while s.reason == GOES_ON:
        if s.agenda:
            if s.agenda[-1][0] <= LAST_DECISION:
                return
            _run_task(s, s.agenda.pop(), chance, log)
        elif s.phase == IN_TURN or s.phase == PICKING:
            return
        elif s.phase == NEW_PATIENTS:
            rounds.begin_turn(s, log)
        else:
            rounds.finish_round(s, chance, log)


def _run_task(s: State, task: tuple[int, ...], chance: Chance, log: Log) -> None:
    what = task[0]
    if what == DO_ARRIVALS:
        rounds.arrive(s, task[1], chance, log)
    elif what == DO_LINE:
        lines.do_line(s, s.t.lines[task[1]], task[2], task[3], task[4] == 1, log)
    elif what == DO_JOURNALS:
        journals.take_journals(s, task[1], chance, log)
    elif what == DO_LEAVE:
        rounds.leave(s, task[1], log)
    elif what == DO_FREELOAD:
        treating.reward_freeloaders(s, task, log)
    else:
        lines.trigger(s, task[1], task[2], NOBODY, log)


def _do(s: State, action: Action, chance: Chance, log: Log) -> None:
    """HE-5.2 Hand an action to its paragraph."""
    kind, a, b, c = s.t.meaning[action]
    if kind == A_MOVE:
        moving.move(s, a, log)
    elif kind == A_RUN:
        moving.run(s, a, b, log)
    elif kind == A_TAKE_PATIENT:
        moving.take_patient(s, a, log)
    elif kind == A_TAKE_STAFF:
        moving.take_staff(s, a, log)
    elif kind == A_CALL_CONSULTANT:
        calling.call_consultant(s, a, log)
    elif kind == A_CALL_STAFF:
        calling.call_staff(s, a, log)
    elif kind == A_DONE:
        moving.staff_done(s, log)
    elif kind == A_TAKE_NONE:
        moving.patients_done(s, log)
    elif kind == A_END_TURN:
        rounds.end_turn(s, log)
    elif kind == A_TREAT:
        treating.treat(s, a, b, c, log)
    elif kind == A_SLEEP:
        working.sleep(s, log)
    elif kind == A_STUDY:
        working.study(s, chance, log)
    elif kind == A_LOOK:
        working.look_around(s, log)
    elif kind == A_USE:
        lines.use(s, s.t.lines[a], log)
    else:
        _answer(s, kind, a, b, chance, log)


def _answer(s: State, kind: int, a: int, b: int, chance: Chance, log: Log) -> None:
    """HE-5.2 Hand an answer to the paragraph that asked."""
    if kind == A_DISCARD_JOURNAL:
        journals.discard_journal(s, a, log)
    elif kind == A_KEEP_JOURNAL:
        journals.keep_journal(s, a, log)
    elif kind == A_ACCEPT:
        lines.answer(s, True, log)
    elif kind == A_DECLINE:
        lines.answer(s, False, log)
    elif kind == A_CHOOSE_OPTION:
        lines.choose_option(s, b, log)
    elif kind == A_COPY_LINE:
        lines.copy_line(s, s.t.lines[a], log)
    elif kind == A_TIMER_PATIENT:
        lines.timer_patient(s, a, log)
    elif kind == A_SHIFT_PIECE:
        lines.shift_piece(s, a)
    elif kind == A_SHIFT_TO:
        lines.shift_to(s, a, log)
    elif kind == A_PICK_HERO:
        setup.pick_hero(s, a, chance, log)


def new_game(options: Options, t: Content, chance: Chance) -> State:
    """HE-1.1, HE-4.1 Setup, and on to the first decision."""
    s = setup.setup(options, t, chance)
    settle(s, chance, silent())
    return s
