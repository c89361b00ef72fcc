"""The dispatch: what comes next, what is listed, what an answer does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from wardround.core.actions import Action
from wardround.core.chance import Chance
from wardround.core.log import Log, silent
from wardround.games.healthy_heart.rules import (
    administrators,
    ambulance,
    consent,
    death,
    heal,
    housekeeping,
    luck,
    research,
    rooms,
    rounds,
    setup,
    staff,
    supplies,
    transfer,
    turns,
    wards,
)
from wardround.games.healthy_heart.rules import constants as k
from wardround.games.healthy_heart.rules.constants import D_CHOOSE_ACTION, D_FIRST, T_HOUSEKEEPING
from wardround.games.healthy_heart.rules.state import State
from wardround.games.healthy_heart.rules.tables import Content, Rules

Task = Callable[[State, Chance, Log], None]
Lister = Callable[[State], list[Action]]
Answer = Callable[[State, Any, Chance, Log], None]
Function = TypeVar("Function")


def by_number(functions: dict[int, Function], first: int) -> list[Function]:
    """The functions in the order of their numbers, of which none is missing."""
    return [functions[first + n] for n in range(len(functions))]


TASKS: Final[list[Task]] = by_number(
    {
        k.T_GAME_TURN: ambulance.begin_turn,
        k.T_CARD: ambulance.begin_card,
        k.T_DRAW_CARD: ambulance.draw_arrivals,
        k.T_PLACE_CARD: ambulance.place_arrivals,
        k.T_ARRIVALS: ambulance.next_arrival,
        k.T_ROUNDS: rounds.begin_rounds,
        k.T_NEXT_CHECK: rounds.next_check,
        k.T_DRAW_CHECK: rounds.draw_check,
        k.T_APPLY_CHECK: rounds.apply_check,
        k.T_CHECK_END: ambulance.check_end,
        k.T_PLAYERS: turns.begin_players,
        k.T_ACTION_DONE: turns.action_done,
        k.T_START: turns.start,
        k.T_DRAW_HEAL: heal.repeat_heal,
        k.T_HEAL_LEVEL: heal.change_level,
        k.T_HEAL_FEE: heal.fee_and_fate,
        k.T_RESEARCH: research.next_pick,
        k.T_IMPROVE: rooms.improve,
        k.T_HIRE: staff.hire,
        k.T_EFFICIENCY: administrators.next_efficiency,
        k.T_MEMO: administrators.next_memo,
        k.T_OVERTIME: administrators.next_overtime,
        k.T_SUPPLY: supplies.next_supply,
        k.T_DEATHS: death.next_death,
        k.T_BODY: death.bury,
        k.T_HIDE: death.offer_hide,
        k.T_CORONER: death.offer_coroners,
        k.T_SPACE: death.offer_space,
        k.T_SETTLE: death.settle,
        k.T_HOUSEKEEPING: housekeeping.begin,
        k.T_DRAW_MIRACLE: housekeeping.draw_miracle,
        k.T_APPLY_MIRACLE: housekeeping.apply_miracle,
        k.T_STEP_2: housekeeping.step_2,
        k.T_STEP_3: housekeeping.step_3,
        k.T_STEP_4: housekeeping.step_4,
        k.T_STEP_5: housekeeping.step_5,
        k.T_STEP_5_EKG: housekeeping.step_5_ekg,
        k.T_STEP_6: housekeeping.step_6,
        k.T_STEP_7: housekeeping.step_7,
    },
    0,
)

LISTERS: Final[list[Lister]] = by_number(
    {
        k.D_PICK_ADMINISTRATOR: setup.list_administrators,
        k.D_PICK_DOCTOR: setup.list_doctors,
        k.D_SECURITY_GUARD: ambulance.list_guard,
        k.D_ARRIVAL_ORDER: ambulance.list_arrival_order,
        k.D_ROUNDS_NEXT: rounds.list_rounds,
        k.D_FEELING_LUCKY: luck.list_lucky,
        k.D_DEATH_ORDER: death.list_death_order,
        k.D_PR_SPIN: death.list_spin,
        k.D_LUCKY_HIDE: death.list_hide,
        k.D_USE_CORONER: death.list_coroner,
        k.D_TOMBSTONE_SPACE: death.list_spaces,
        k.D_USE_AWARD: research.list_award,
        k.D_CHOOSE_ACTION: turns.list_actions,
        k.D_SHARED_CONSENT: consent.list_consent,
        k.D_HEAL_PATIENT: heal.list_patients,
        k.D_HEAL_BONUS: heal.list_bonuses,
        k.D_RETURN_CUBE: heal.list_returns,
        k.D_CURE_RESEARCH: research.list_cure_research,
        k.D_CURE_FLIP: wards.list_cure_flip,
        k.D_TRANSFER_PATIENT: transfer.list_patients,
        k.D_TRANSFER_TO: transfer.list_locations,
        k.D_RESEARCH_PICK: research.list_picks,
        k.D_RESEARCH_MARKER: research.list_research_markers,
        k.D_TRAIN_MARKER: research.list_train_markers,
        k.D_TRAIN_DOCTOR: research.list_doctors,
        k.D_TRAINING_VETO: research.list_veto,
        k.D_BUILD_ROOM: rooms.list_build,
        k.D_BUILD_SLOT: rooms.list_slots,
        k.D_IMPROVE_ROOM: rooms.list_improve,
        k.D_HIRE_MARKER: staff.list_hire,
        k.D_ASSIGN_STAFF: staff.list_staff,
        k.D_ASSIGN_TO: staff.list_assign_to,
        k.D_EFFICIENCY_PATIENT: administrators.list_efficiency,
        k.D_MEMO_STAFF: administrators.list_memo,
        k.D_PRIORITY_PATIENT: administrators.list_priority,
        k.D_MANAGEMENT_WARD: administrators.list_management,
        k.D_OVERTIME_TOKEN: administrators.list_overtime,
        k.D_SCIENTIST_FROM: administrators.list_from,
        k.D_SCIENTIST_TO: administrators.list_to,
        k.D_SCIENTIST_COUNT: administrators.list_count,
        k.D_PROCEDURE_COLOUR: administrators.list_colour,
        k.D_PROCEDURE_MALADY: administrators.list_malady,
        k.D_SUPPLY_CUBE: supplies.list_supplies,
        k.D_MIRACLE_PATIENT: housekeeping.list_miracle,
    },
    k.D_FIRST,
)

ANSWERS: Final[list[Answer]] = by_number(
    {
        k.D_PICK_ADMINISTRATOR: setup.answer_administrator,
        k.D_PICK_DOCTOR: setup.answer_doctor,
        k.D_SECURITY_GUARD: ambulance.answer_guard,
        k.D_ARRIVAL_ORDER: ambulance.answer_arrival_order,
        k.D_ROUNDS_NEXT: rounds.answer_rounds,
        k.D_FEELING_LUCKY: luck.answer_lucky,
        k.D_DEATH_ORDER: death.answer_death_order,
        k.D_PR_SPIN: death.answer_spin,
        k.D_LUCKY_HIDE: death.answer_hide,
        k.D_USE_CORONER: death.answer_coroner,
        k.D_TOMBSTONE_SPACE: death.answer_space,
        k.D_USE_AWARD: research.answer_award,
        k.D_CHOOSE_ACTION: turns.answer_action,
        k.D_SHARED_CONSENT: consent.answer_consent,
        k.D_HEAL_PATIENT: heal.answer_patient,
        k.D_HEAL_BONUS: heal.answer_bonus,
        k.D_RETURN_CUBE: heal.answer_return,
        k.D_CURE_RESEARCH: research.answer_cure_research,
        k.D_CURE_FLIP: wards.answer_cure_flip,
        k.D_TRANSFER_PATIENT: transfer.answer_patient,
        k.D_TRANSFER_TO: transfer.answer_to,
        k.D_RESEARCH_PICK: research.answer_pick,
        k.D_RESEARCH_MARKER: research.answer_research_marker,
        k.D_TRAIN_MARKER: research.answer_train_marker,
        k.D_TRAIN_DOCTOR: research.answer_train_doctor,
        k.D_TRAINING_VETO: research.answer_veto,
        k.D_BUILD_ROOM: rooms.answer_build,
        k.D_BUILD_SLOT: rooms.answer_slot,
        k.D_IMPROVE_ROOM: rooms.answer_improve,
        k.D_HIRE_MARKER: staff.answer_hire,
        k.D_ASSIGN_STAFF: staff.answer_staff,
        k.D_ASSIGN_TO: staff.answer_assign_to,
        k.D_EFFICIENCY_PATIENT: administrators.answer_efficiency,
        k.D_MEMO_STAFF: administrators.answer_memo,
        k.D_PRIORITY_PATIENT: administrators.answer_priority,
        k.D_MANAGEMENT_WARD: administrators.answer_management,
        k.D_OVERTIME_TOKEN: administrators.answer_overtime,
        k.D_SCIENTIST_FROM: administrators.answer_from,
        k.D_SCIENTIST_TO: administrators.answer_to,
        k.D_SCIENTIST_COUNT: administrators.answer_count,
        k.D_PROCEDURE_COLOUR: administrators.answer_colour,
        k.D_PROCEDURE_MALADY: administrators.answer_malady,
        k.D_SUPPLY_CUBE: supplies.answer_supply,
        k.D_MIRACLE_PATIENT: housekeeping.answer_miracle,
    },
    k.D_FIRST,
)


def new_game(c: Content, rules: Rules, chance: Chance) -> State:
    """HH-1.24 Set the table and play until the first question."""
    s = setup.new_game(c, rules, chance)
    run(s, chance, silent())
    return s


def legal(s: State) -> list[Action]:
    """Every action of every seat that may act now."""
    return s.choices[:]


def push(s: State, action: Action, chance: Chance, log: Log) -> None:
    """Carry out a listed action and go on until the next question."""
    ANSWERS[s.stack[-1] - D_FIRST](s, action, chance, log)
    run(s, chance, log)


def run(s: State, chance: Chance, log: Log) -> None:
    """HH-6.3 Carry out tasks until somebody has a choice to make.

    A decision with a single choice is taken without asking, unless that choice is to pass.
    """
    stack = s.stack
    while not s.ended:
        top = stack[-1]
        if top < D_FIRST:
            stack.pop()
            TASKS[top](s, chance, log)
            continue
        # Most questions are which Action comes next: this one is called by its name.
        asks_action = top == D_CHOOSE_ACTION
        choices = turns.list_actions(s) if asks_action else LISTERS[top - D_FIRST](s)
        if len(choices) > 1:
            s.choices = choices
            return
        if asks_action:
            # Nobody can act, or everybody who could has passed.
            stack[-1] = T_HOUSEKEEPING
        else:
            ANSWERS[top - D_FIRST](s, choices[0], chance, log)


def refresh(s: State) -> None:
    """List the choices of a state that was put together from outside."""
    s.choices = [] if s.ended or s.decision() == k.NONE else LISTERS[s.stack[-1] - D_FIRST](s)
