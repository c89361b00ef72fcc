"""What comes next: from phase to phase until a seat is asked or the game is over."""

from __future__ import annotations

from wardround.core.chance import Chance
from wardround.core.log import Log
from wardround.games.clinic.events import MarkerAdvanced, PhaseBegan
from wardround.games.clinic.rules import administration, choosing
from wardround.games.clinic.rules import state as st
from wardround.games.clinic.rules.admitting import make_appointments
from wardround.games.clinic.rules.business import ask_to_buy, pay_expenses
from wardround.games.clinic.rules.care import start_care
from wardround.games.clinic.rules.ending import end_game
from wardround.games.clinic.rules.markers import reset_order
from wardround.games.clinic.rules.moving import start_move
from wardround.games.clinic.rules.parking import ask_to_leave, ask_to_park
from wardround.games.clinic.rules.setup import show_clinics, start_clinics, start_grant
from wardround.games.clinic.rules.state import State


def advance(s: State, chance: Chance, log: Log) -> None:
    """CL-3.1, CL-3.2, CL-10.1 Go from phase to phase until a seat is asked or the game ends."""
    while s.asked == 0 and s.phase != st.OVER:
        if s.phase < st.SELECT:
            _advance_setup(s, chance, log)
        elif s.phase < st.MOVE:
            _advance_actions(s, chance, log)
        elif s.phase < st.PREPARE:
            _advance_business(s, log)
        else:
            _advance_administration(s, chance, log)


def _advance_setup(s: State, chance: Chance, log: Log) -> None:
    """CL-1.41 Bonus choice, initial clinics, placements owed by bonus tiles, cars."""
    if s.phase == st.BONUS:
        s.phase = st.INITIAL
        start_clinics(s, chance, log)
    elif s.phase == st.INITIAL:
        s.phase = st.GRANTS
        show_clinics(s, log)
    elif s.phase == st.GRANTS:
        if s.queue:
            start_grant(s, s.boards[s.queue.pop(0)])
        else:
            s.phase = st.FIRST_CARS
            s.queue = s.order[:]
    elif s.queue:
        ask_to_park(s, s.boards[s.queue.pop(0)], log)
    else:
        begin_round(s)


def begin_round(s: State) -> None:
    """CL-3.1, CL-3.2 A round starts with its first action turn."""
    s.phase = st.SELECT
    choosing.start_round(s)
    choosing.start_selection(s)


def _advance_actions(s: State, chance: Chance, log: Log) -> None:
    """CL-3.2, CL-3.3, CL-3.13, CL-3.14 Reveal, actions, appointments, the Action marker; after the
    third turn Move."""
    if s.phase == st.SELECT:
        choosing.reveal(s, log)
    elif s.phase == st.RESOLVE:
        if s.acting < 0 and s.queue:
            choosing.begin_action(s, log)
        if s.acting >= 0:
            choosing.continue_action(s, s.boards[s.acting], log)
        else:
            s.phase = st.APPOINT
    elif s.phase == st.APPOINT:
        make_appointments(s, chance, log)
        for b in s.boards:
            b.selected = -1
        s.turn += 1
        if s.turn < s.rules.content.common.action_turns:
            s.phase = st.SELECT
            choosing.start_selection(s)
            if log.on:
                log.add(MarkerAdvanced(rule="CL-3.14", round=s.round + 1, turn=s.turn + 1))
        else:
            s.phase = st.BEFORE_MOVE
            s.stage = 0
    else:
        points = s.rules.hooks.before_move
        while s.stage < len(points):
            if points[s.stage].before_move(s, chance, log):
                return
            s.stage += 1
        _start_move(s, log)


def _start_move(s: State, log: Log) -> None:
    """CL-9.1, CL-9.2, CL-R34 Move starts for all seats at once, or for one after another."""
    s.phase = st.MOVE
    s.queue = s.order[:]
    if log.on:
        log.add(PhaseBegan(rule="CL-9.1", phase="move"))
    if not s.rules.turn_order_phases:
        while s.queue:
            start_move(s, s.boards[s.queue.pop(0)], log)


def _advance_business(s: State, log: Log) -> None:
    """CL-10.1, CL-10.2, CL-12.1, CL-14.5 Care and going home together, expenses in turn order,
    buying in reverse turn order."""
    hooks = s.rules.hooks
    if s.phase == st.MOVE:
        if s.queue:
            start_move(s, s.boards[s.queue.pop(0)], log)
            return
        for expansion in hooks.after_move:
            expansion.after_move(s, log)
        for expansion in hooks.before_care:
            expansion.before_care(s, log)
        s.phase = st.CARE
        s.queue = s.order[:]
        if log.on:
            log.add(PhaseBegan(rule="CL-10.1", phase="business"))
        if not s.rules.turn_order_phases:
            while s.queue:
                start_care(s, s.boards[s.queue.pop(0)], log)
    elif s.phase == st.CARE:
        if s.queue:
            start_care(s, s.boards[s.queue.pop(0)], log)
            return
        for expansion in hooks.after_care:
            expansion.after_care(s, log)
        s.phase = st.EXPENSES
        s.queue = s.order[:]
    elif s.phase == st.EXPENSES:
        if s.queue:
            pay_expenses(s, s.boards[s.queue.pop(0)], log)
        else:
            s.phase = st.BUY
            s.queue = list(reversed(s.order))
    elif s.queue:
        ask_to_buy(s, s.boards[s.queue.pop(0)], log)
    else:
        s.phase = st.PREPARE


def _advance_administration(s: State, chance: Chance, log: Log) -> None:
    """CL-13.13, CL-R10, CV-R11 The steps in order; after round VI only 7, 8, 9 and 11."""
    hooks = s.rules.hooks
    if s.phase == st.PREPARE:
        s.final = s.round == s.rules.content.rounds - 1
        if not s.final:
            administration.prepare_round(s, chance, log)
        s.phase = st.TRAIN
        s.stage = 0
    elif s.phase == st.TRAIN:
        while s.stage < len(hooks.before_training):
            if hooks.before_training[s.stage].before_training(s, chance, log):
                return
            s.stage += 1
        administration.train_doctors(s, log)
        for expansion in hooks.after_training:
            expansion.after_training(s, log)
        s.phase = st.TIRE
    elif s.phase == st.TIRE:
        if _cars_leave(s, log):
            return
        administration.tire_doctors(s, log)
        administration.worsen_patients(s, log)
        s.phase = st.WORSEN
        s.stage = 0
    elif s.phase == st.WORSEN:
        if _cars_leave(s, log):
            return
        while s.stage < len(hooks.after_worsening):
            if hooks.after_worsening[s.stage].after_worsening(s, chance, log):
                return
            s.stage += 1
        s.phase = st.CLEAN_UP
    else:
        _finish_round(s, chance, log)


def _cars_leave(s: State, log: Log) -> bool:
    """CL-7.9 Players who lost people remove cars, one after another."""
    for seat in s.order:
        b = s.boards[seat]
        if b.to_leave:
            ask_to_leave(s, b, log)
            if b.ask != st.NOTHING:
                return True
    return False


def _finish_round(s: State, chance: Chance, log: Log) -> None:
    """CL-13.11, CL-13.12, CL-13.13, CL-15.1, CL-R10 Tiles, turn order, and the next round or the
    end."""
    if s.phase == st.CLEAN_UP:
        if not s.final:
            administration.turn_tiles(s, log)
        s.phase = st.REORDER
    elif s.phase == st.REORDER:
        if not s.final or s.rules.final_turn_order_reset:
            reset_order(s, log)
        s.phase = st.AFTER_ROUND
        s.stage = 0
    elif s.final:
        end_game(s, log)
    else:
        points = s.rules.hooks.after_round
        while s.stage < len(points):
            if points[s.stage].after_round(s, chance, log):
                return
            s.stage += 1
        begin_round(s)
