"""Chapter 11, the interpreter: carries out lines that do something at one moment.

Standing lines are added up in `auras` and `room`; this module handles those that act once: GAIN,
TIMER, SHIFT, COPY, CHOOSE, and effects that stay with a hero for a while.
"""

from __future__ import annotations

from typing import Any

from wardround.core.actions import Action, Refusal
from wardround.core.chance import Chance
from wardround.core.log import Log
from wardround.games.hero import actions as a
from wardround.games.hero.events import (
    EffectGained,
    LineCopied,
    LineOffered,
    LineUsed,
    OfferAnswered,
    OptionChosen,
    PieceShifted,
    TimerChanged,
)
from wardround.games.hero.rules.auras import Line
from wardround.games.hero.rules.constants import (
    ADJACENT,
    CHAOS_TOKEN,
    CHOOSE,
    CHOOSE_OPTION,
    COPY,
    COPY_LINE,
    DO_ARRIVALS,
    DO_JOURNALS,
    DO_LINE,
    EVERY_TIME,
    GAIN,
    JOURNAL,
    KINDS,
    LASTS,
    NEXT_TREAT,
    NOBODY,
    OFFER,
    ON_ROUND,
    ON_TREAT,
    ON_TURN,
    PATIENT,
    PER_TURN,
    PIECE_PATIENT,
    PIECE_STAFF,
    SHIFT,
    SHIFT_PATIENT,
    SHIFT_PATIENT_TO,
    SHIFT_STAFF,
    SHIFT_STAFF_TO,
    TARGET_ONE,
    TIMER,
    TIMER_PATIENT,
    TOKENS,
    WHO_ACTIVE,
    WHO_ALL,
)
from wardround.games.hero.rules.journals import journals_left, lose_journals
from wardround.games.hero.rules.report import tell
from wardround.games.hero.rules.room import keep_effect, look_at, why_not_here
from wardround.games.hero.rules.state import State, Task
from wardround.games.hero.rules.tokens import give_back, receive
from wardround.games.hero.rules.wording import describe_line

# -- may it be used? ---------------------------------------------------------------------------


def patients_left(s: State) -> bool:
    """HE-4.15, HE-4.16, HE-5.42 Whether a patient card can be drawn."""
    return bool(s.patient_deck.packets) or bool(s.patient_discard)


def patient_can_come(s: State) -> bool:
    """HE-11.21, HE-11.43, HE-R23 Whether there is a free station and a card."""
    return s.free_stations(s.content.er) > 0 and patients_left(s)


def is_open(s: State, line: Line) -> bool:
    """HE-11.9, HE-11.10, HE-11.11, HE-R42 Not used yet this turn or round, by any player."""
    if line.trigger == ON_TURN:
        return line.id not in s.used_in_turn
    return line.id not in s.used_in_round


def list_uses(s: State, out: list[Action]) -> None:
    """HE-11.9, HE-11.13, HE-11.20, HE-R43, HE-R74 The lines here that the active hero can use."""
    seat = s.active
    room = s.hero_room[seat]
    hero = s.content.heroes[s.heroes[seat]]
    actions = s.content.use[seat]
    for line, card in look_at(s, room).uses:
        if can_use(s, line, card, room):
            out.append(actions[line.id])
    for line in hero.uses:
        if can_use(s, line, hero.code, room):
            out.append(actions[line.id])


def can_use(s: State, line: Line, card: int, room: int) -> bool:
    """HE-11.14, HE-11.15, HE-11.20, HE-11.65 Open, affordable, in force, and of some effect."""
    return (
        is_open(s, line)
        and line.pay <= s.points
        and line.holds_in(room, s.content.heroes[s.heroes[s.active]].flu_immune)
        and would_do_something(s, line, card, room)
    )


def would_do_something(s: State, line: Line, card: int, room: int) -> bool:
    """HE-11.20, HE-11.21, HE-11.22, HE-H9, HE-R76 A line that would change nothing cannot be
    chosen."""
    kind = line.kind
    if kind == GAIN:
        if line.token == PATIENT:
            return patient_can_come(s)
        if line.token == JOURNAL:
            return journals_left(s) > 0 if line.n > 0 else len(s.journals[s.active]) > 0
        if line.token == CHAOS_TOKEN and line.n < 0:
            return s.bag(s.active)[CHAOS_TOKEN] > 0
        return True
    if kind == TIMER:
        return len(timer_targets(s, line, card, room)) > 0
    if kind == SHIFT:
        return len(shift_pieces(s, line, card, room)) > 0
    if kind == COPY:
        return len(copyable(s, card, room, s.points - line.pay)) > 0
    if kind == CHOOSE:
        for option in line.options:
            for part in option.lines:
                if would_do_something(s, part, card, room):
                    return True
        return False
    return True


# -- using -------------------------------------------------------------------------------------


def use(s: State, action: a.Use, chance: Chance, log: Log) -> None:
    """HE-11.13, HE-11.14, HE-R44 Use a `turn` or `round` line: it costs its `pay` in points, but no
    action."""
    line = s.content.find_line(action.card, action.line)
    _count_use(s, line)
    s.points -= line.pay
    if log.on:
        event = LineUsed(
            rule="HE-11.13", seat=s.active, card=action.card, line=action.line, paid=line.pay
        )
        tell(s, log, event)
    carry_out(s, line, line.card, s.hero_room[s.active], log)


def why_not_use(s: State, action: a.Use) -> Refusal | None:
    """HE-11.7, HE-11.9, HE-11.10, HE-11.14, HE-11.20, HE-11.21, HE-11.22 No such line here, used,
    too dear, or without effect."""
    t = s.content
    if f"{action.card}/{action.line}" not in t.line_ids:
        return Refusal("HE-11.9", "no_such_line")
    line = t.find_line(action.card, action.line)
    room = s.hero_room[s.active]
    hero = t.heroes[s.heroes[s.active]]
    name = t.card_names[line.card]
    if line.trigger != ON_TURN and line.trigger != ON_ROUND:
        return Refusal("HE-11.13", "not_usable", card=name)
    refusal = why_not_here(s, line.card, "HE-7.2")
    if refusal is not None:
        return refusal
    if t.first_hero <= line.card != hero.code:
        return Refusal("HE-11.7", "not_own", piece=name)
    if not is_open(s, line):
        return Refusal("HE-11.9" if line.trigger == ON_TURN else "HE-11.10", "line_used", card=name)
    if line.pay > s.points:
        return Refusal("HE-11.14", "points", needed=line.pay, left=s.points)
    if not line.holds_in(room, hero.flu_immune):
        rule = "HE-11.26" if line.unless_flu else "HE-11.23"
        return Refusal(rule, "not_in_force", card=name)
    rule = "HE-11.20"
    if line.kind == GAIN:
        rule = "HE-11.43" if line.token == PATIENT else "HE-11.21"
    elif line.kind in (SHIFT, TIMER, COPY):
        rule = "HE-11.22"
    return Refusal(rule, "no_effect", card=name)


def _count_use(s: State, line: Line) -> None:
    """HE-11.10, HE-11.11, HE-11.12 Count a use for the line, no matter who used it."""
    if line.trigger == ON_TURN:
        s.used_in_turn = (*s.used_in_turn, line.id)
    elif line.trigger == ON_ROUND:
        s.used_in_round = (*s.used_in_round, line.id)


def trigger(s: State, what: int, room: int, patient: int, log: Log) -> None:
    """HE-11.30, HE-11.87, HE-R53 Put the triggered lines on the agenda, in their order."""
    lines = list_triggered(s, what, room, patient)
    for line, card in reversed([pair for pair in lines if _counts_now(s, pair[0])]):
        s.agenda.append((DO_LINE, line.id, card, room, 1 if line.may else 0))


def list_triggered(s: State, what: int, room: int, patient: int) -> list[tuple[Line, int]]:
    """HE-11.16, HE-11.17, HE-11.87, HE-R74 The lines that a trigger sets off, each with its
    card."""
    t = s.content
    lines: list[tuple[Line, int]] = []
    sick = NOBODY if patient == NOBODY else t.patients[patient].code
    for line, card in look_at(s, room).triggered:
        if line.trigger == what and (what != ON_TREAT or card < t.first_patient):
            lines.append((line, card))
    if what == ON_TREAT:
        for line in t.patients[patient].triggered:
            if line.trigger == ON_TREAT:
                lines.append((line, sick))
    hero = t.heroes[s.heroes[s.active]]
    for line in hero.triggered:
        if line.trigger == what:
            lines.append((line, hero.code))
    return lines


def certain_gains(s: State, what: int, room: int, patient: int) -> list[int]:
    """HE-11.3, HE-11.6, HE-11.16, HE-11.17, HE-11.30, HE-11.39, HE-13.6 What the `must` lines of a
    trigger give the active hero, or take, by token."""
    gains = [0] * len(TOKENS)
    for line, _ in list_triggered(s, what, room, patient):
        certain = line.kind == GAIN and not line.may and _would_count(s, line)
        if certain and in_force(s, line, room):
            seats = receivers(s, line, room)
            if s.active in seats or (s.rules.coop and seats):
                gains[line.token] += line.n
    return gains


def _would_count(s: State, line: Line) -> bool:
    """HE-11.30 `first_per`: the trigger counts only the first time it occurs beside the card."""
    if line.first_per == EVERY_TIME:
        return True
    return line.id not in (s.used_in_turn if line.first_per == PER_TURN else s.used_in_round)


def _counts_now(s: State, line: Line) -> bool:
    """HE-11.30 The same, noting that the trigger has occurred."""
    if not _would_count(s, line):
        return False
    if line.first_per == PER_TURN:
        s.used_in_turn = (*s.used_in_turn, line.id)
    elif line.first_per != EVERY_TIME:
        s.used_in_round = (*s.used_in_round, line.id)
    return True


def do_line(s: State, line: Line, card: int, room: int, ask: bool, log: Log) -> None:
    """HE-11.3, HE-11.5, HE-11.20 A triggered line: `must` lines happen, `may` lines are offered."""
    if not in_force(s, line, room):
        return
    if not ask:
        carry_out(s, line, card, room, log)
    elif would_do_something(s, line, card, room):
        s.agenda.append((OFFER, line.id, card, room))
        if log.on:
            event = LineOffered(
                rule="HE-11.5",
                seat=s.active,
                card=s.content.card_mentions[card],
                line=line.index + 1,
            )
            tell(s, log, event)


def in_force(s: State, line: Line, room: int) -> bool:
    """HE-11.2, HE-11.23, HE-11.26, HE-11.40, HE-11.81 Whether a triggered line counts in a room; a
    GAIN for several heroes is judged hero by hero."""
    if s.active == NOBODY:
        return line.in_room < 0 or line.in_room == room
    hero = s.content.heroes[s.heroes[s.active]]
    if not line.holds_in(room, hero.flu_immune):
        return False
    return not (line.harms and hero.immune) or (line.kind == GAIN and line.who != WHO_ACTIVE)


def list_answers(s: State) -> list[Action]:
    """HE-11.5 Yes or no."""
    return [s.content.accept[s.active], s.content.decline[s.active]]


def ask_line(s: State) -> dict[str, Any]:
    line = asking_line(s)
    piece = "patient" if line.piece == PIECE_PATIENT else "staff"
    card = s.content.card_names[s.agenda[-1][2]]
    return {"card": card, "effect": describe_line(s.content, line), "piece": piece}


def asking_line(s: State) -> Line:
    """The line behind the current decision."""
    return s.content.lines[s.agenda[-1][1]]


def answer(s: State, action: a.Accept | a.Decline, chance: Chance, log: Log) -> None:
    """HE-7.4, HE-11.5, HE-11.30 The active player accepts or declines an offer."""
    task = s.agenda.pop()
    accepted = isinstance(action, a.Accept)
    line = s.content.lines[task[1]]
    if log.on:
        event = OfferAnswered(
            rule="HE-11.5",
            seat=s.active,
            card=s.content.card_mentions[task[2]],
            line=line.index + 1,
            accepted=accepted,
        )
        tell(s, log, event)
    if accepted:
        carry_out(s, line, task[2], task[3], log)


def carry_out(s: State, line: Line, card: int, room: int, log: Log) -> None:
    """HE-11.1, HE-11.6 Do what a line says, as a line of ``card`` in ``room``."""
    kind = line.kind
    if kind == GAIN:
        _gain(s, line, card, room, log)
    elif kind == TIMER:
        if line.target == TARGET_ONE:
            if timer_targets(s, line, card, room):
                s.agenda.append((TIMER_PATIENT, line.id, card, room))
        else:
            for patient in timer_targets(s, line, card, room):
                change_timer(s, patient, line.n, log)
    elif kind == SHIFT:
        if shift_pieces(s, line, card, room):
            what = SHIFT_STAFF if line.piece == PIECE_STAFF else SHIFT_PATIENT
            s.agenda.append((what, line.id, card, room))
    elif kind == COPY:
        if copyable(s, card, room, s.points):
            s.agenda.append((COPY_LINE, line.id, card, room))
    elif kind == CHOOSE:
        s.agenda.append((CHOOSE_OPTION, line.id, card, room))
    else:
        _stay(s, line, card, log)


# -- GAIN --------------------------------------------------------------------------------------


def _gain(s: State, line: Line, card: int, room: int, log: Log) -> None:
    """HE-11.39, HE-11.40, HE-11.41, HE-11.42, HE-11.43, HE-13.6 Tokens, journals or patients."""
    if line.token == PATIENT:
        s.agenda.append((DO_ARRIVALS, line.n))
        return
    if line.token == JOURNAL:
        if s.active == NOBODY:
            return
        if line.n > 0:
            s.agenda.append((DO_JOURNALS, line.n))
        else:
            lose_journals(s, -line.n)
        return
    mention = s.content.card_mentions[card]
    for seat in receivers(s, line, room):
        if line.n > 0:
            receive(s, seat, line.token, line.n, log, "HE-11.39", mention)
        else:
            give_back(s, seat, line.token, -line.n, log, "HE-11.39", mention)
        if s.rules.coop:
            return


def receivers(s: State, line: Line, room: int) -> list[int]:
    """HE-5.38, HE-11.6, HE-11.40, HE-11.81, HE-11.82, HE-R48 The heroes a GAIN line names, except
    those immune to it."""
    if line.who == WHO_ACTIVE:
        return [] if s.active == NOBODY else [s.active]
    seats: list[int] = []
    for seat in range(s.rules.seats):
        if line.harms and s.content.heroes[s.heroes[seat]].immune:
            continue
        if line.who == WHO_ALL or s.hero_room[seat] == room:
            seats.append(seat)
    return seats


# -- TIMER -------------------------------------------------------------------------------------


def timer_targets(s: State, line: Line, card: int, room: int) -> list[int]:
    """HE-11.44, HE-11.45 The patients of the room; the card itself is not among the others."""
    patients = look_at(s, room).patients
    if line.target == TARGET_ONE:
        return patients
    return [patient for patient in patients if s.content.patients[patient].code != card]


def change_timer(s: State, patient: int, n: int, log: Log) -> None:
    """HE-11.46, HE-11.47, HE-11.48 Add or take tokens, but never take the last."""
    old = s.timer[patient]
    new = max(min(old, 1), old + n)
    s.timer[patient] = new
    if log.on and new != old:
        mention = s.content.patients[patient].mention
        event = TimerChanged(rule="HE-11.46", patient=mention, n=new - old, timer=new)
        tell(s, log, event)


def list_timer_patients(s: State) -> list[Action]:
    """HE-11.44 The patients of the room."""
    _, line, card, room = s.agenda[-1]
    actions = s.content.timer_patient[s.active]
    return [actions[p] for p in timer_targets(s, s.content.lines[line], card, room)]


def ask_timer(s: State) -> dict[str, Any]:
    return {"card": s.content.card_names[s.agenda[-1][2]], "change": f"{asking_line(s).n:+d}"}


def timer_patient(s: State, action: a.TimerPatient, chance: Chance, log: Log) -> None:
    """HE-11.44 Change the timer of the patient that the active player picked."""
    task = s.agenda.pop()
    change_timer(s, s.content.index[action.patient], s.content.lines[task[1]].n, log)


# -- SHIFT -------------------------------------------------------------------------------------


def shift_pieces(s: State, line: Line, card: int, room: int) -> list[int]:
    """HE-11.59, HE-11.60, HE-R52 The pieces in the room that have somewhere to go."""
    if not shift_rooms(s, line, room):
        return []
    now = look_at(s, room)
    if line.piece == PIECE_PATIENT:
        return now.patients
    return [figure for figure in now.staff if figure != line.card]


def shift_rooms(s: State, line: Line, room: int) -> list[int]:
    """HE-2.9, HE-11.59, HE-11.60 Where a piece can be moved to."""
    if line.reach == ADJACENT:
        rooms = s.content.rooms[room].adjacent
    else:
        rooms = [other for other in range(len(s.content.rooms)) if other != room]
    if line.piece == PIECE_STAFF:
        return rooms
    return [other for other in rooms if s.free_stations(other) > 0]


def list_pieces(s: State) -> list[Action]:
    """HE-11.59, HE-11.60 The pieces in the room that can be moved."""
    what, line, card, room = s.agenda[-1]
    t = s.content
    actions = t.shift_staff[s.active] if what == SHIFT_STAFF else t.shift_patient[s.active]
    return [actions[piece] for piece in shift_pieces(s, t.lines[line], card, room)]


def shift_piece(s: State, action: a.ShiftPiece, chance: Chance, log: Log) -> None:
    """HE-11.59, HE-11.60 Note the piece, then ask for the room."""
    what, line, card, room = s.agenda.pop()
    to = SHIFT_STAFF_TO if what == SHIFT_STAFF else SHIFT_PATIENT_TO
    s.agenda.append((to, line, card, room, s.content.index[action.piece]))


def list_rooms(s: State) -> list[Action]:
    """HE-11.59, HE-11.60 The rooms the piece can go to."""
    actions = s.content.shift_to[s.active]
    return [actions[room] for room in shift_rooms(s, asking_line(s), s.agenda[-1][3])]


def ask_piece(s: State) -> dict[str, Any]:
    return {"piece": s.content.names[_piece(s, s.agenda[-1])]}


def _piece(s: State, task: Task) -> str:
    if task[0] == SHIFT_STAFF_TO:
        return s.content.figures[task[4]].mention
    return s.content.patients[task[4]].mention


def shift_to(s: State, action: a.ShiftTo, chance: Chance, log: Log) -> None:
    """HE-7.5, HE-11.59, HE-11.60, HE-11.61, HE-11.62 Move the piece: no chaos, no carrying."""
    task = s.agenda.pop()
    room = s.content.index[action.room]
    rule = "HE-11.60"
    if task[0] == SHIFT_STAFF_TO:
        rule = "HE-11.59"
        s.put_figure(task[4], room)
    else:
        s.put_patient(task[4], room)
    if log.on:
        start = s.content.rooms[task[3]].mention
        event = PieceShifted(rule=rule, piece=_piece(s, task), start=start, room=action.room)
        tell(s, log, event)


# -- COPY --------------------------------------------------------------------------------------


def copyable(s: State, card: int, room: int, points: int) -> list[Line]:
    """HE-11.63, HE-11.65, HE-11.68, HE-R50, HE-R51 `may` lines of staff in other rooms that the
    copying card could use."""
    lines: list[Line] = []
    for figure in s.on_duty:
        where = s.figure_room[figure]
        if where == room:
            continue
        for line in s.content.figures[figure].lines:
            if not line.may or line.kind == COPY:
                continue
            if line.trigger == ON_TURN or line.trigger == ON_ROUND:
                if line.pay <= points and can_use(s, line, card, room):
                    lines.append(line)
            elif (line.id, card) not in s.copied:
                lines.append(line)
    return lines


def list_copyable_lines(s: State) -> list[Action]:
    """HE-11.63 The lines that can be copied."""
    _, _, card, room = s.agenda[-1]
    actions = s.content.copy_line[s.active]
    return [actions[line.id] for line in copyable(s, card, room, s.points)]


def copy_line(s: State, action: a.CopyLine, chance: Chance, log: Log) -> None:
    """HE-11.64, HE-11.65, HE-11.66 A `turn` or `round` line happens at once; others last for the
    turn."""
    task = s.agenda.pop()
    card = task[2]
    line = s.content.find_line(action.card, action.line)
    if log.on:
        by = s.content.card_mentions[card]
        event = LineCopied(
            rule="HE-11.63", seat=s.active, by=by, card=action.card, line=action.line
        )
        tell(s, log, event)
    if line.trigger == ON_TURN or line.trigger == ON_ROUND:
        _count_use(s, line)
        s.points -= line.pay
        carry_out(s, line, card, task[3], log)
    else:
        s.copied = (*s.copied, (line.id, card))
        s.rooms[task[3]] = None


# -- CHOOSE and what stays ---------------------------------------------------------------------


def list_options(s: State) -> list[Action]:
    """HE-11.69 The options of the line."""
    return s.content.choose_option[s.active][asking_line(s).id]


def choose_option(s: State, action: a.ChooseOption, chance: Chance, log: Log) -> None:
    """HE-11.69 Carry out all parts of an option in the order listed."""
    task = s.agenda.pop()
    line = s.content.lines[task[1]]
    choice = line.option(action.option)
    if log.on:
        event = OptionChosen(rule="HE-11.69", seat=s.active, card=action.card, option=action.option)
        tell(s, log, event, {f"option:{action.option}": choice.name})
    for part in reversed(choice.lines):
        s.agenda.append((DO_LINE, part.id, task[2], task[3], 0))


def _stay(s: State, line: Line, card: int, log: Log) -> None:
    """HE-11.28, HE-11.29, HE-11.84, HE-R47 Keep the effect with the active hero."""
    if s.active == NOBODY:
        return
    keep_effect(s, line)
    if log.on:
        event = EffectGained(
            rule="HE-11.28" if line.lasts == NEXT_TREAT else "HE-11.29",
            seat=s.active,
            card=s.content.card_mentions[card],
            effect=KINDS[line.kind],
            lasts=LASTS[line.lasts],
        )
        tell(s, log, event)
