"""Every decision of a night in one registry, the dispatch over it, and what happens in between."""

from __future__ import annotations

from typing import Final

from wardround.core.actions import Action, Refusal
from wardround.core.chance import Chance
from wardround.core.decisions import Answer, Decision, numbered, question
from wardround.core.game import Awaiting, Options
from wardround.core.log import Log, silent
from wardround.games.hero import actions as a
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
from wardround.games.hero.rules import constants as k
from wardround.games.hero.rules.constants import (
    CHOOSE_ACTION,
    DO_ARRIVALS,
    DO_FREELOAD,
    DO_JOURNALS,
    DO_LEAVE,
    DO_LINE,
    GOES_ON,
    IN_TURN,
    LAST_DECISION,
    LOOK,
    NEW_PATIENTS,
    NOBODY,
    PICK_HERO,
    PICKING,
    SLEEP,
    STUDY,
    TREAT,
)
from wardround.games.hero.rules.report import hero_name
from wardround.games.hero.rules.room import active_aura, can_start
from wardround.games.hero.rules.state import State
from wardround.games.hero.rules.tables import Content


def list_actions(s: State) -> list[Action]:
    """HE-2.2, HE-2.3, HE-4.6, HE-4.7, HE-5.3, HE-5.4, HE-5.5, HE-5.6, HE-5.16, HE-5.17, HE-6.2,
    HE-6.21, HE-10.6, HE-10.8, HE-10.9, HE-11.13, HE-R11, HE-R16 Actions, calls, lines, and
    the end of the turn."""
    t = s.content
    seat = s.active
    room = s.hero_room[seat]
    out: list[Action] = []
    if s.points > 0:
        # If nothing makes actions dearer or forbids them, one point is enough.
        free = not active_aura(s).hinders and not s.extra.hinders
        if free and s.rules.run_back:
            out += t.travel[seat][room]
        else:
            moving.list_travel(s, out)
        allows = t.rooms[room].actions
        if allows[STUDY] and journals.journals_left(s) > 0 and (free or can_start(s, STUDY)):
            out.append(t.study[seat])
        if allows[SLEEP] and (free or can_start(s, SLEEP)):
            out.append(t.sleep[seat])
        if free or can_start(s, TREAT):
            treating.list_treatments(s, out)
        if allows[LOOK] and lines.patients_left(s) and (free or can_start(s, LOOK)):
            out.append(t.look[seat])
    calling.list_calls(s, out)
    lines.list_uses(s, out)
    out.append(t.end_turn[seat])
    return out


# fmt: off
DECISIONS: Final = numbered(
    k.PICK_HERO,
    {
        k.PICK_HERO: question(a.PickHero, "HE-1.11",
            setup.list_heroes, setup.pick_hero, setup.why_not_pick_hero),
        k.CHOOSE_ACTION: Decision(
            "choose_action",
            rule="HE-4.6",
            facts=lambda s: {"points": s.points},
            choices=list_actions,
            answers={
                a.Move: Answer(moving.move, moving.why_not_move),
                a.Run: Answer(moving.run, moving.why_not_move),
                a.Study: Answer(working.study, working.why_not_study),
                a.Sleep: Answer(working.sleep, working.why_not_sleep),
                a.Treat: Answer(treating.treat, treating.why_not_treat),
                a.Look: Answer(working.look_around, working.why_not_look),
                a.CallStaff: Answer(calling.call_staff, calling.why_not_call_staff),
                a.CallConsultant: Answer(calling.call_consultant, calling.why_not_call_consultant),
                a.Use: Answer(lines.use, lines.why_not_use),
                a.EndTurn: Answer(rounds.end_turn),
            },
        ),
        k.TAKE_STAFF: Decision(
            "take_staff",
            rule="HE-5.7",
            facts=moving.ask_room,
            choices=moving.list_staff,
            answers={
                a.TakeStaff: Answer(moving.take_staff, moving.why_not_take_staff),
                a.Done: Answer(moving.take_no_more_staff),
            },
        ),
        k.TAKE_PATIENT: Decision(
            "take_patient",
            rule="HE-5.8",
            facts=moving.ask_room,
            choices=moving.list_patients,
            answers={
                a.TakePatient: Answer(moving.take_patient, moving.why_not_take_patient),
                a.TakeNone: Answer(moving.take_no_patient),
            },
        ),
        k.KEEP_JOURNAL: question(a.KeepJournal, "HE-11.73",
            journals.list_drawn_journals, journals.keep_journal),
        k.DISCARD_JOURNAL: question(a.DiscardJournal, "HE-9.4",
            journals.list_held_journals, journals.discard_journal),
        k.OFFER: Decision(
            "offer",
            rule="HE-11.5",
            facts=lines.ask_line,
            choices=lines.list_answers,
            answers={a.Accept: Answer(lines.answer), a.Decline: Answer(lines.answer)},
        ),
        k.CHOOSE_OPTION: question(a.ChooseOption, "HE-11.69",
            lines.list_options, lines.choose_option, facts=lines.ask_line),
        k.COPY_LINE: question(a.CopyLine, "HE-11.63",
            lines.list_copyable_lines, lines.copy_line, facts=lines.ask_line),
        k.TIMER_PATIENT: question(a.TimerPatient, "HE-11.44",
            lines.list_timer_patients, lines.timer_patient, facts=lines.ask_timer),
        k.SHIFT_STAFF: question(a.ShiftPiece, "HE-11.59",
            lines.list_pieces, lines.shift_piece, facts=lines.ask_line),
        k.SHIFT_PATIENT: question(a.ShiftPiece, "HE-11.60",
            lines.list_pieces, lines.shift_piece, facts=lines.ask_line),
        k.SHIFT_STAFF_TO: question(a.ShiftTo, "HE-11.59",
            lines.list_rooms, lines.shift_to, facts=lines.ask_piece),
        k.SHIFT_PATIENT_TO: question(a.ShiftTo, "HE-11.60",
            lines.list_rooms, lines.shift_to, facts=lines.ask_piece),
    },
)
# fmt: on


LISTS: Final = [decision.choices for decision in DECISIONS]
HANDLERS: Final = [decision.handlers for decision in DECISIONS]


# -- asking ------------------------------------------------------------------------------------


def decision_number(s: State) -> int:
    """The number of the decision that the game waits for, while it lasts."""
    if s.agenda:
        return s.agenda[-1][0]
    return PICK_HERO if s.phase == PICKING else CHOOSE_ACTION


def decision(s: State) -> Decision[State]:
    return DECISIONS[decision_number(s)]


def legal(s: State) -> list[Action]:
    """All choices of the player who decides, in the order of the Decisions table."""
    return s.choices[:]


def list_choices(s: State) -> list[Action]:
    """HE-4.23, HE-5.2 The choices of the one player who decides."""
    if s.agenda:
        return LISTS[s.agenda[-1][0]](s)
    if s.phase == IN_TURN:
        return list_actions(s)
    return LISTS[PICK_HERO](s) if s.phase == PICKING else []


def asked(s: State, seat: int) -> Decision[State] | None:
    """HE-5.2 Only the active player acts."""
    return decision(s) if seat == s.active else None


def objection(s: State, action: Action) -> Refusal | None:
    """HE-5.24, HE-R3 Players pick heroes one after another; nothing else happens between legs."""
    now = decision(s)
    if action.seat != s.active:
        picks = s.phase == PICKING
        return Refusal("HE-R3", "picks_first", hero=hero_name(s, s.active)) if picks else None
    if s.trip is not None and s.trip.leg == 2 and type(action) not in now.answers:
        return now.first(s, rule="HE-5.24")
    return None


def awaiting(s: State) -> Awaiting:
    """HE-5.2, HE-H5, HE-H9 Whose decision it is, and about what; no prompt reveals what is in a
    bag."""
    if not s.in_play():
        return Awaiting((), "over", "HE-4.23")
    now = decision(s)
    return Awaiting((s.active,), now.name, now.rule, facts=now.facts_now(s))


# -- doing -------------------------------------------------------------------------------------


def push(s: State, action: Action, chance: Chance, log: Log) -> None:
    """Carry out a listed action, then everything up to the next decision."""
    HANDLERS[decision_number(s)][type(action)](s, action, chance, log)
    advance(s, chance, log)


def advance(s: State, chance: Chance, log: Log) -> None:
    """Continue until a player has a real choice; a single legal choice is taken without asking."""
    while True:
        if s.agenda or s.phase != IN_TURN:
            _run_until_decision(s, chance, log)
        s.choices = list_choices(s)
        if len(s.choices) != 1:
            return
        action = s.choices[0]
        HANDLERS[decision_number(s)][type(action)](s, action, chance, log)


def _run_until_decision(s: State, chance: Chance, log: Log) -> None:
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
        lines.do_line(s, s.content.lines[task[1]], task[2], task[3], task[4] == 1, log)
    elif what == DO_JOURNALS:
        journals.take_journals(s, task[1], chance, log)
    elif what == DO_LEAVE:
        rounds.leave(s, task[1], log)
    elif what == DO_FREELOAD:
        treating.reward_freeloaders(s, task, log)
    else:
        lines.trigger(s, task[1], task[2], NOBODY, log)


def new_game(options: Options, content: Content, chance: Chance) -> State:
    """HE-1.1, HE-4.1 Set up and continue to the first decision."""
    s = setup.setup(options, content, chance)
    advance(s, chance, silent())
    return s
