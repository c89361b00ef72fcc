"""Chapter 11, the interpreter: carries out lines of cards that happen at a moment.

Standing lines are added up in `auras` and `room`; here are the lines that do something once: GAIN,
TIMER, SHIFT, COPY, CHOOSE, and whatever stays with a hero for a while.
"""

from __future__ import annotations

from wardround.core.actions import Action
from wardround.core.log import Log
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
    GAIN,
    JOURNAL,
    KINDS,
    LASTS,
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
    SHIFT_PIECE,
    SHIFT_TO,
    TARGET_ONE,
    TIMER,
    TIMER_PATIENT,
    WHO_ACTIVE,
    WHO_ALL,
)
from wardround.games.hero.rules.journals import journals_left, lose_journals
from wardround.games.hero.rules.report import tell
from wardround.games.hero.rules.room import keep_effect, look_at
from wardround.games.hero.rules.state import State
from wardround.games.hero.rules.tokens import give_back, receive

# -- may it be used? ---------------------------------------------------------------------------


def patients_left(s: State) -> bool:
    """HE-4.15, HE-4.16, HE-5.42 Whether a patient card can be drawn."""
    return bool(s.deck.packets) or bool(s.discarded)


def patient_can_come(s: State) -> bool:
    """HE-5.42, HE-11.21, HE-11.43, HE-R23 A free station and a card."""
    return s.free_stations(s.t.er) > 0 and patients_left(s)


def is_open(s: State, line: Line) -> bool:
    """HE-11.9, HE-11.10, HE-11.11, HE-R42 Not used yet in this turn or round, by whomever."""
    if line.trigger == ON_TURN:
        return line.id not in s.used_in_turn
    return line.id not in s.used_in_round


def use_choices(s: State, out: list[Action]) -> None:
    """HE-11.9, HE-11.13, HE-11.20, HE-R43, HE-R74 The lines here that the active hero can use."""
    seat = s.active
    room = s.hero_room[seat]
    uses = look_at(s, room).uses
    hero = s.t.heroes[s.heroes[seat]]
    if uses:
        actions = s.t.use[seat]
        for line, card in uses:
            if can_use(s, line, card, room):
                out.append(actions[line.id])
    if hero.uses:
        for line in hero.uses:
            if can_use(s, line, hero.code, room):
                out.append(s.t.use[seat][line.id])


def can_use(s: State, line: Line, card: int, room: int) -> bool:
    """HE-11.14, HE-11.15, HE-11.20, HE-11.65 Open, paid for, in force, and of some effect."""
    return (
        is_open(s, line)
        and line.pay <= s.points
        and line.holds_in(room, s.t.heroes[s.heroes[s.active]].flu_immune)
        and would_do_something(s, line, card, room)
    )


def would_do_something(s: State, line: Line, card: int, room: int) -> bool:
    """HE-11.20, HE-11.21, HE-11.22, HE-H9, HE-R76 A line that could change nothing cannot be
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


def use(s: State, line: Line, log: Log) -> None:
    """HE-11.13, HE-11.14, HE-R44 A `turn` or `round` line is used: its `pay` in points, no
    action."""
    _count_use(s, line)
    s.points -= line.pay
    if log.on:
        mention = s.t.card_mentions[line.card]
        number = line.index + 1
        tell(
            s,
            log,
            LineUsed(rule="HE-11.13", seat=s.active, card=mention, line=number, paid=line.pay),
        )
    carry_out(s, line, line.card, s.hero_room[s.active], log)


def _count_use(s: State, line: Line) -> None:
    """HE-11.10, HE-11.11, HE-11.12 A use is counted for the line, whoever it was."""
    if line.trigger == ON_TURN:
        s.used_in_turn = (*s.used_in_turn, line.id)
    elif line.trigger == ON_ROUND:
        s.used_in_round = (*s.used_in_round, line.id)


def trigger(s: State, what: int, room: int, patient: int, log: Log) -> None:
    """HE-11.16, HE-11.17, HE-11.30, HE-11.87, HE-R53, HE-R74 Put the lines that something triggers
    on the agenda, in their order."""
    t = s.t
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
    for line, card in reversed([pair for pair in lines if _counts_now(s, pair[0])]):
        s.agenda.append((DO_LINE, line.id, card, room, 1 if line.may else 0))


def _counts_now(s: State, line: Line) -> bool:
    """HE-11.30 `first_per`: only the first time the trigger occurs beside the card counts."""
    if line.first_per == 0:
        return True
    if line.first_per == PER_TURN:
        if line.id in s.used_in_turn:
            return False
        s.used_in_turn = (*s.used_in_turn, line.id)
        return True
    if line.id in s.used_in_round:
        return False
    s.used_in_round = (*s.used_in_round, line.id)
    return True


def do_line(s: State, line: Line, card: int, room: int, ask: bool, log: Log) -> None:
    """HE-11.3, HE-11.5, HE-11.20, HE-11.81 A triggered line: `must` lines happen, `may` lines are
    offered."""
    active = s.active
    if active != NOBODY:
        hero = s.t.heroes[s.heroes[active]]
        if not line.holds_in(room, hero.flu_immune):
            return
        if line.harms and hero.immune and not (line.kind == GAIN and line.who != WHO_ACTIVE):
            return
    elif line.in_room >= 0 and line.in_room != room:
        return
    if not ask:
        carry_out(s, line, card, room, log)
    elif would_do_something(s, line, card, room):
        s.agenda.append((OFFER, line.id, card, room))
        if log.on:
            tell(
                s,
                log,
                LineOffered(
                    rule="HE-11.5",
                    seat=active,
                    card=s.t.card_mentions[card],
                    line=line.index + 1,
                ),
            )


def answer(s: State, accepted: bool, log: Log) -> None:
    """HE-7.4, HE-11.5, HE-11.30 The active player takes an offer or declines it."""
    task = s.agenda.pop()
    line = s.t.lines[task[1]]
    if log.on:
        tell(
            s,
            log,
            OfferAnswered(
                rule="HE-11.5",
                seat=s.active,
                card=s.t.card_mentions[task[2]],
                line=line.index + 1,
                accepted=accepted,
            ),
        )
    if accepted:
        carry_out(s, line, task[2], task[3], log)


def carry_out(s: State, line: Line, card: int, room: int, log: Log) -> None:
    """HE-11.1, HE-11.6 Do what a line says, as a line of ``card`` in ``room``."""
    kind = line.kind
    if kind == GAIN:
        _gain(s, line, card, room, log)
    elif kind == TIMER:
        if line.target == TARGET_ONE:
            if s.active != NOBODY and timer_targets(s, line, card, room):
                s.agenda.append((TIMER_PATIENT, line.id, card, room))
        else:
            for patient in timer_targets(s, line, card, room):
                change_timer(s, patient, line.n, log)
    elif kind == SHIFT:
        if shift_pieces(s, line, card, room):
            s.agenda.append((SHIFT_PIECE, line.id, card, room))
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
    mention = s.t.card_mentions[card]
    for seat in receivers(s, line, room):
        if line.n > 0:
            receive(s, seat, line.token, line.n, log, "HE-11.39", mention)
        else:
            give_back(s, seat, line.token, -line.n, log, "HE-11.39", mention)
        if s.shift.coop:
            return


def receivers(s: State, line: Line, room: int) -> list[int]:
    """HE-5.38, HE-11.6, HE-11.40, HE-11.81, HE-11.82, HE-R48 The heroes a GAIN line names, but
    those immune to it."""
    if line.who == WHO_ACTIVE:
        return [] if s.active == NOBODY else [s.active]
    found: list[int] = []
    for seat in range(s.shift.seats):
        if line.harms and s.t.heroes[s.heroes[seat]].immune:
            continue
        if line.who == WHO_ALL or s.hero_room[seat] == room:
            found.append(seat)
    return found


# -- TIMER -------------------------------------------------------------------------------------


def timer_targets(s: State, line: Line, card: int, room: int) -> list[int]:
    """HE-11.44, HE-11.45 The patients of the room; the card itself is not among the others."""
    patients = look_at(s, room).patients
    if line.target == TARGET_ONE:
        return patients
    return [patient for patient in patients if s.t.patients[patient].code != card]


def change_timer(s: State, patient: int, n: int, log: Log) -> None:
    """HE-11.46, HE-11.47, HE-11.48 Tokens are added or taken, but never the last."""
    old = s.timer[patient]
    new = max(min(old, 1), old + n)
    s.timer[patient] = new
    if log.on and new != old:
        mention = s.t.patients[patient].mention
        tell(
            s,
            log,
            TimerChanged(rule="HE-11.46", patient=mention, n=new - old, timer=new),
        )


def timer_patient(s: State, patient: int, log: Log) -> None:
    """HE-11.44 The active player has picked the patient."""
    task = s.agenda.pop()
    change_timer(s, patient, s.t.lines[task[1]].n, log)


# -- SHIFT -------------------------------------------------------------------------------------


def shift_pieces(s: State, line: Line, card: int, room: int) -> list[int]:
    """HE-11.59, HE-11.60, HE-R52 The pieces of the room that can be moved somewhere."""
    if not shift_rooms(s, line, room):
        return []
    now = look_at(s, room)
    if line.piece == PIECE_PATIENT:
        return now.patients
    return [figure for figure in now.staff if figure != line.card]


def shift_rooms(s: State, line: Line, room: int) -> list[int]:
    """HE-2.9, HE-11.59, HE-11.60 Where a piece can be moved to."""
    if line.reach == ADJACENT:
        rooms = s.t.rooms[room].adjacent
    else:
        rooms = [other for other in range(len(s.t.rooms)) if other != room]
    if line.piece == PIECE_STAFF:
        return rooms
    return [other for other in rooms if s.free_stations(other) > 0]


def shift_piece(s: State, piece: int) -> None:
    """HE-11.59, HE-11.60 The piece is picked; now the room."""
    task = s.agenda.pop()
    s.agenda.append((SHIFT_TO, task[1], task[2], task[3], piece))


def shift_to(s: State, room: int, log: Log) -> None:
    """HE-7.5, HE-11.59, HE-11.60, HE-11.61, HE-11.62 The piece is moved: no chaos, no carrying."""
    task = s.agenda.pop()
    line = s.t.lines[task[1]]
    piece = task[4]
    rule = "HE-11.60"
    if line.piece == PIECE_STAFF:
        rule = "HE-11.59"
        s.put_figure(piece, room)
    else:
        s.put_patient(piece, room)
    if log.on:
        t = s.t
        mention = (
            t.figures[piece].mention if line.piece == PIECE_STAFF else t.patients[piece].mention
        )
        start, goal = t.rooms[task[3]].mention, t.rooms[room].mention
        tell(s, log, PieceShifted(rule=rule, piece=mention, start=start, room=goal))


# -- COPY --------------------------------------------------------------------------------------


def copyable(s: State, card: int, room: int, points: int) -> list[Line]:
    """HE-11.63, HE-11.65, HE-11.68, HE-R50, HE-R51 `may` lines of staff in other rooms that the
    copying card could use."""
    found: list[Line] = []
    for figure in s.on_duty:
        where = s.figure_room[figure]
        if where == room:
            continue
        for line in s.t.figures[figure].lines:
            if not line.may or line.kind == COPY:
                continue
            if line.trigger == ON_TURN or line.trigger == ON_ROUND:
                if line.pay <= points and can_use(s, line, card, room):
                    found.append(line)
            elif (line.id, card) not in s.copied:
                found.append(line)
    return found


def copy_line(s: State, line: Line, log: Log) -> None:
    """HE-11.64, HE-11.65, HE-11.66 A `turn` or `round` line happens at once, another stays for the
    turn."""
    task = s.agenda.pop()
    card = task[2]
    if log.on:
        t = s.t
        tell(
            s,
            log,
            LineCopied(
                rule="HE-11.63",
                seat=s.active,
                by=t.card_mentions[card],
                card=t.card_mentions[line.card],
                line=line.index + 1,
            ),
        )
    if line.trigger == ON_TURN or line.trigger == ON_ROUND:
        _count_use(s, line)
        s.points -= line.pay
        carry_out(s, line, card, task[3], log)
    else:
        s.copied = (*s.copied, (line.id, card))
        s.rooms[task[3]] = None


# -- CHOOSE and what stays ---------------------------------------------------------------------


def choose_option(s: State, option: int, log: Log) -> None:
    """HE-11.69 All parts of an option are carried out in the order listed."""
    task = s.agenda.pop()
    line = s.t.lines[task[1]]
    choice = line.options[option]
    if log.on:
        tell(
            s,
            log,
            OptionChosen(
                rule="HE-11.69",
                seat=s.active,
                card=s.t.card_mentions[line.card],
                option=choice.id,
                name=choice.name,
            ),
        )
    for part in reversed(choice.lines):
        s.agenda.append((DO_LINE, part.id, task[2], task[3], 0))


def _stay(s: State, line: Line, card: int, log: Log) -> None:
    """HE-11.28, HE-11.29, HE-11.84, HE-R47 The effect stays with the active hero."""
    if s.active == NOBODY:
        return
    keep_effect(s, line)
    if log.on:
        tell(
            s,
            log,
            EffectGained(
                rule="HE-11.28" if line.lasts == 1 else "HE-11.29",
                seat=s.active,
                card=s.t.card_mentions[card],
                effect=KINDS[line.kind],
                lasts=LASTS[line.lasts],
            ),
        )


# -- lists -------------------------------------------------------------------------------------


def line_choices(s: State, task: tuple[int, ...]) -> list[Action]:
    """The choices of a decision that a line has opened."""
    t = s.t
    seat = s.active
    line = t.lines[task[1]]
    what = task[0]
    if what == OFFER:
        return [t.accept[seat], t.decline[seat]]
    if what == CHOOSE_OPTION:
        return t.choose_option[seat][line.id]
    if what == COPY_LINE:
        return [t.copy_line[seat][other.id] for other in copyable(s, task[2], task[3], s.points)]
    if what == TIMER_PATIENT:
        return [t.timer_patient[seat][p] for p in timer_targets(s, line, task[2], task[3])]
    if what == SHIFT_PIECE:
        pieces = t.shift_staff if line.piece == PIECE_STAFF else t.shift_patient
        return [pieces[seat][piece] for piece in shift_pieces(s, line, task[2], task[3])]
    return [t.shift_to[seat][room] for room in shift_rooms(s, line, task[3])]
