"""The dispatch: what is listed and what is carried out."""

from __future__ import annotations

from wardround.core.actions import Action
from wardround.core.chance import Chance
from wardround.core.log import Log
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
    admit,
    admit_options,
    shift,
)
from wardround.games.clinic.rules.building import (
    build_at,
    choose_component,
    component_options,
    space_options,
)
from wardround.games.clinic.rules.business import (
    buy,
    buy_options,
    dismiss,
    dismiss_options,
)
from wardround.games.clinic.rules.care import (
    accept_plan,
    assign,
    clear,
    continue_care,
    plan_options,
    start_care,
)
from wardround.games.clinic.rules.choosing import (
    continue_action,
    end_action,
    select,
    select_options,
)
from wardround.games.clinic.rules.hiring import (
    arrival_options,
    choose_hire,
    hire,
    hire_options,
)
from wardround.games.clinic.rules.hooks import FIRST_ASK, Expansion
from wardround.games.clinic.rules.moving import (
    choose_person,
    destination_options,
    finish_move,
    move_to,
    person_options,
    start_move,
    undo,
)
from wardround.games.clinic.rules.parking import (
    ask_to_leave,
    ask_to_park,
    can_repark,
    leave_car,
    leaving_options,
    park_car,
    parking_options,
    repark_car,
    reparking_options,
)
from wardround.games.clinic.rules.phases import advance
from wardround.games.clinic.rules.setup import (
    board_options,
    bonus_options,
    choose_board,
    choose_piece,
    goal_options,
    grant_options,
    initial_space_options,
    piece_options,
    place_grant,
    place_piece,
    set_goal,
    take_bonus,
)
from wardround.games.clinic.rules.state import (
    ADMIT_STEP,
    BONUS_SPACE,
    BUILD_COMPONENT,
    BUILD_SPACE,
    BUY_POPULARITY,
    CARE,
    CARE_PLAN,
    CHOOSE_BOARD,
    DISMISS,
    HIRE_ARRIVAL,
    HIRE_PERSON,
    INITIAL_PIECE,
    INITIAL_SPACE,
    LEAVE_CAR,
    MOVE_DESTINATION,
    MOVE_PERSON,
    NOTHING,
    PARK_CAR,
    REPARK,
    RESOLVE,
    SELECT_ACTION,
    TAKE_BONUS,
    Board,
    State,
    ask,
)

# -- listing ----------------------------------------------------------------------------------


def legal(s: State) -> list[Action]:
    """CL-H8 Every action of every seat that is asked something."""
    out: list[Action] = []
    if s.asked:
        for b in s.boards:
            if b.ask:
                out += listed(s, b)
    return out


def listed(s: State, b: Board) -> list[Action]:
    """What one seat may do now; worked out once while nothing changes for it."""
    found = b.listed
    if found is None:
        found = []
        _list(s, b, b.ask, found)
        b.listed = found
    if s.rules.hooks.beside and b.held == NOTHING:
        found = found[:]
        for expansion in s.rules.hooks.beside:
            expansion.beside(s, b, found)
    return found


def _list(s: State, b: Board, question: int, out: list[Action]) -> None:
    if question == MOVE_PERSON:
        person_options(s, b, out)
    elif question == MOVE_DESTINATION:
        destination_options(s, b, out)
    elif question == SELECT_ACTION:
        select_options(s, b, out)
    elif question == LEAVE_CAR:
        leaving_options(b, out)
    elif question == PARK_CAR:
        parking_options(b, out)
    elif question == BUILD_COMPONENT:
        component_options(s, b, out)
    elif question == BUILD_SPACE:
        space_options(s, b, out)
    elif question == REPARK:
        reparking_options(b, out)
    elif question == HIRE_PERSON:
        hire_options(s, b, out)
    elif question == HIRE_ARRIVAL:
        arrival_options(s, b, out)
    elif question == ADMIT_STEP:
        admit_options(s, b, out)
    elif question == CARE_PLAN:
        plan_options(s, b, out)
    elif question == BUY_POPULARITY:
        buy_options(b, out)
    elif question == DISMISS:
        dismiss_options(b, out)
    elif question >= FIRST_ASK:
        s.rules.expansion_of(question).options(s, b, out)
    else:
        _list_setup(s, b, question, out)


def _list_setup(s: State, b: Board, question: int, out: list[Action]) -> None:
    if question == TAKE_BONUS:
        bonus_options(s, b, out)
    elif question == CHOOSE_BOARD:
        board_options(b, out)
    elif question == INITIAL_PIECE:
        piece_options(b, out)
    elif question == INITIAL_SPACE:
        initial_space_options(s, b, out)
    elif question == BONUS_SPACE:
        grant_options(s, b, out)
    else:
        goal_options(s, b, out)


# -- carrying out -----------------------------------------------------------------------------


def push(s: State, action: Action, chance: Chance, log: Log) -> None:
    """Carry out a listed action, then go on to the next question."""
    b = s.boards[action.seat]
    phase = s.phase
    if isinstance(action, Choice):
        _find_owner(s, action).answer(s, b, action, chance, log)
    else:
        _answer(s, b, action, chance, log)
    if s.asked == 0:
        advance(s, chance, log)
    if b.ask == NOTHING or s.phase != phase:
        log.barrier = True


def _find_owner(s: State, choice: Choice) -> Expansion:
    for expansion in s.rules.expansions:
        if choice.decision in expansion.decisions:
            return expansion
    raise KeyError(choice.decision)


def _answer(s: State, b: Board, action: Action, chance: Chance, log: Log) -> None:
    question = b.ask
    if question == MOVE_PERSON:
        if isinstance(action, MovePerson):
            choose_person(s, b, action)
        elif isinstance(action, Undo):
            undo(s, b, log)
        else:
            finish_move(s, b, log)
            if s.queue:
                start_move(s, s.boards[s.queue.pop(0)], log)
    elif question == MOVE_DESTINATION:
        assert isinstance(action, MoveDestination)
        move_to(s, b, action, log)
    elif question == SELECT_ACTION:
        assert isinstance(action, SelectAction)
        select(s, b, action, log)
    elif question == LEAVE_CAR:
        assert isinstance(action, LeaveCar)
        leave_car(b, b.content.car_index[b.seat][b.shape_number][action.place], log)
        ask_to_leave(s, b, log)
        _next_in_care(s, b, log)
    elif question == PARK_CAR:
        assert isinstance(action, ParkCar)
        park_car(b, b.content.car_index[b.seat][b.shape_number][action.place], log)
        ask_to_park(s, b, log)
        _after_parking(s, b, log)
    elif question == CARE_PLAN:
        _answer_care(s, b, action, log)
    elif question in (BUILD_COMPONENT, BUILD_SPACE, REPARK):
        _answer_build(s, b, action, log)
    elif question in (HIRE_PERSON, HIRE_ARRIVAL):
        _answer_hire(s, b, action, log)
    elif question == ADMIT_STEP:
        _answer_admit(s, b, action, log)
    elif question == BUY_POPULARITY:
        assert isinstance(action, BuyPopularity)
        buy(s, b, action.amount, log)
    elif question == DISMISS:
        assert isinstance(action, Dismiss)
        dismiss(s, b, action, log)
    else:
        _answer_setup(s, b, action, chance, log)


def _after_parking(s: State, b: Board, log: Log) -> None:
    if b.ask == NOTHING and s.phase == RESOLVE:
        continue_action(s, b, log)


def _next_in_care(s: State, b: Board, log: Log) -> None:
    """CL-R34 With phases in turn order the next player starts when this one has finished."""
    if s.phase == CARE and b.ask == NOTHING and s.queue:
        start_care(s, s.boards[s.queue.pop(0)], log)


def _answer_care(s: State, b: Board, action: Action, log: Log) -> None:
    if isinstance(action, Assign):
        assign(s, b, action, log)
    elif isinstance(action, Clear):
        clear(s, b, action, log)
    else:
        accept_plan(s, b, log)
        _next_in_care(s, b, log)


def go_on_with_care(s: State, b: Board, log: Log) -> None:
    """An expansion's question in care was answered."""
    continue_care(s, b, log)
    _next_in_care(s, b, log)


def _answer_build(s: State, b: Board, action: Action, log: Log) -> None:
    if isinstance(action, BuildComponent):
        choose_component(s, b, action)
        return
    if isinstance(action, BuildSpace):
        build_at(s, b, action.space, log)
    elif isinstance(action, Repark):
        repark_car(b, b.content.car_index[b.seat][b.shape_number][action.place], log)
        ask(s, b, REPARK if can_repark(b) else BUILD_COMPONENT)
    elif b.ask == REPARK:
        ask(s, b, BUILD_COMPONENT)
    else:
        end_action(s, b, log)
        return
    if b.ask == BUILD_COMPONENT:
        continue_action(s, b, log)


def _answer_hire(s: State, b: Board, action: Action, log: Log) -> None:
    if isinstance(action, HirePerson):
        choose_hire(s, b, action, log)
    elif isinstance(action, HireArrival):
        hire(s, b, b.content.space_index[b.seat][b.shape_number][action.arrival], log)
    else:
        end_action(s, b, log)
        return
    _after_parking(s, b, log)


def _answer_admit(s: State, b: Board, action: Action, log: Log) -> None:
    if isinstance(action, Shift):
        shift(s, b, action, log)
        continue_action(s, b, log)
    elif isinstance(action, Admit):
        admit(s, b, action, log)
        _after_parking(s, b, log)
    else:
        end_action(s, b, log)


def _answer_setup(s: State, b: Board, action: Action, chance: Chance, log: Log) -> None:
    if isinstance(action, TakeBonus):
        take_bonus(s, b, action, log)
    elif isinstance(action, ChooseBoard):
        choose_board(s, b, action, log)
    elif isinstance(action, InitialPiece):
        choose_piece(s, b, action)
    elif isinstance(action, InitialSpace):
        place_piece(s, b, action.space, log)
    elif isinstance(action, BonusSpace):
        place_grant(s, b, action.space, log)
    elif isinstance(action, SoloGoal):
        set_goal(s, b, action.goal, chance, log)
