"""Why an action that is not listed is refused: the rule that forbids it."""

from __future__ import annotations

from wardround.core.actions import Action, Refusal
from wardround.games.clinic.actions import (
    Admit,
    Assign,
    BonusSpace,
    BuildComponent,
    BuildSpace,
    BuyPopularity,
    Choice,
    ChooseBoard,
    Clear,
    Dismiss,
    Done,
    HireArrival,
    HirePerson,
    InitialPiece,
    InitialSpace,
    LeaveCar,
    MoveDestination,
    MovePerson,
    ParkCar,
    Repark,
    SelectAction,
    Shift,
    SoloGoal,
    TakeBonus,
    Undo,
)
from wardround.games.clinic.rules.admitting import (
    why_not_admit,
    why_not_shift,
)
from wardround.games.clinic.rules.building import (
    why_not_component,
    why_not_space,
)
from wardround.games.clinic.rules.business import (
    why_not_buy,
    why_not_dismiss,
)
from wardround.games.clinic.rules.care import (
    is_full,
    why_not_assign,
    why_not_clear,
)
from wardround.games.clinic.rules.choosing import (
    why_not_select,
)
from wardround.games.clinic.rules.hiring import (
    why_not_arrival,
    why_not_hire,
)
from wardround.games.clinic.rules.hooks import FIRST_ASK
from wardround.games.clinic.rules.moving import (
    is_strict,
    move_fault,
    why_not_destination,
    why_not_person,
)
from wardround.games.clinic.rules.parking import (
    why_not_leave,
    why_not_park,
    why_not_repark,
)
from wardround.games.clinic.rules.setup import (
    why_not_initial_space,
    why_not_piece,
    why_not_setup,
)
from wardround.games.clinic.rules.state import (
    ADMIT_STEP,
    ASKS,
    BONUS_SPACE,
    BUILD_COMPONENT,
    BUILD_SPACE,
    BUY_POPULARITY,
    CARE_PLAN,
    CHOOSE_BOARD,
    DISMISS,
    HIRE_ARRIVAL,
    HIRE_PERSON,
    INITIAL_PIECE,
    INITIAL_SPACE,
    LEAVE_CAR,
    MOVE,
    MOVE_DESTINATION,
    MOVE_PERSON,
    NOTHING,
    OVER,
    PARK_CAR,
    PREPARE,
    REPARK,
    RESOLVE,
    SELECT,
    SELECT_ACTION,
    SOLO_GOAL,
    TAKE_BONUS,
    Board,
    State,
)


def why_not(s: State, action: Action) -> Refusal:
    """CL-1.1, CL-3.10, CL-15.1 The rule that forbids an action that is not listed."""
    if s.phase == OVER:
        return Refusal("CL-15.1", "game_over")
    if not 0 <= action.seat < len(s.boards):
        return Refusal("CL-1.1", "no_such_seat", seat=action.seat)
    b = s.boards[action.seat]
    if isinstance(action, Choice):
        for expansion in s.rules.expansions:
            if action.decision in expansion.decisions:
                return expansion.why_not(s, b, action)
        return Refusal("CL-1.42", "no_such_decision", decision=action.decision)
    if b.ask == NOTHING:
        return Refusal(moment_rule(s), "not_asked", seat=action.seat)
    refusal = _why_not_answer(s, b, action)
    if refusal is not None:
        return refusal
    return Refusal(moment_rule(s), "wrong_moment", asked=ask_name(s, b.ask))


def ask_name(s: State, question: int) -> str:
    """The name of a decision."""
    if question >= FIRST_ASK:
        owner = s.rules.expansion_of(question)
        return owner.decisions[question - owner.ask_code(owner.decisions[0])]
    return ASKS[question]


def moment_rule(s: State) -> str:
    """CL-1.41, CL-3.1, CL-3.3, CL-3.10, CL-9.2, CL-10.1 The rule that says whose moment it is."""
    if s.phase < SELECT:
        return "CL-1.41"
    if s.phase == SELECT:
        return "CL-3.3"
    if s.phase == RESOLVE:
        return "CL-3.10"
    if s.phase == MOVE:
        return "CL-9.2"
    return "CL-10.1" if MOVE < s.phase < PREPARE else "CL-3.1"


def _why_not_answer(s: State, b: Board, action: Action) -> Refusal | None:
    question = b.ask
    if question == MOVE_PERSON and isinstance(action, MovePerson):
        return why_not_person(s, b, action)
    if question == MOVE_PERSON and isinstance(action, Undo):
        return Refusal("CL-R58" if is_strict(b) else "CL-R35", "nothing_to_undo")
    if question == MOVE_PERSON and isinstance(action, Done):
        return move_fault(s, b)
    if question == MOVE_DESTINATION and isinstance(action, MoveDestination):
        return why_not_destination(s, b, action)
    if question == SELECT_ACTION and isinstance(action, SelectAction):
        return why_not_select(s, b, action)
    if question == BUILD_COMPONENT and isinstance(action, BuildComponent):
        return why_not_component(s, b, action.component)
    if question == BUILD_SPACE and isinstance(action, BuildSpace):
        return why_not_space(s, b, b.piece, action.space, True)
    if question == REPARK and isinstance(action, Repark):
        return why_not_repark(b, action)
    if question == PARK_CAR and isinstance(action, ParkCar):
        return why_not_park(b, action)
    if question == LEAVE_CAR and isinstance(action, LeaveCar):
        return why_not_leave(b, action)
    if question == HIRE_PERSON and isinstance(action, HirePerson):
        return why_not_hire(s, b, action)
    if question == HIRE_ARRIVAL and isinstance(action, HireArrival):
        return why_not_arrival(b, action)
    if question == ADMIT_STEP and isinstance(action, Shift):
        return why_not_shift(s, b, action)
    if question == ADMIT_STEP and isinstance(action, Admit):
        return why_not_admit(s, b, action)
    return _why_not_later(s, b, action)


def _why_not_later(s: State, b: Board, action: Action) -> Refusal | None:
    question = b.ask
    if question == CARE_PLAN:
        if isinstance(action, Assign):
            return why_not_assign(s, b, action)
        if isinstance(action, Clear):
            return why_not_clear(b, action)
        if not is_full(s, b) and not isinstance(action, Choice) and not isinstance(action, Done):
            return Refusal("CL-R13", "not_full")
    if question == BUY_POPULARITY and isinstance(action, BuyPopularity):
        return why_not_buy(b, action)
    if question == DISMISS and isinstance(action, Dismiss):
        return why_not_dismiss(action)
    if question == INITIAL_PIECE and isinstance(action, InitialPiece):
        return why_not_piece(b, action)
    if question == INITIAL_SPACE and isinstance(action, InitialSpace):
        return why_not_initial_space(s, b, action.space)
    if question == BONUS_SPACE and isinstance(action, BonusSpace):
        return why_not_space(s, b, b.piece, action.space, False)
    if (
        (question == TAKE_BONUS and isinstance(action, TakeBonus))
        or (question == CHOOSE_BOARD and isinstance(action, ChooseBoard))
        or (question == SOLO_GOAL and isinstance(action, SoloGoal))
    ):
        return why_not_setup(b, action)
    return None
