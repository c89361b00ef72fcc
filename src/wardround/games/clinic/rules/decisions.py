"""The registry: every decision of the base game, in the order of the numbers in `state`.

Several players can be asked at once, so ``choices`` takes the board of the seat as well.
"""

from __future__ import annotations

from typing import Final

from wardround.core.actions import Action
from wardround.core.decisions import Answer, Decision, numbered
from wardround.games.clinic.actions import (
    Accept,
    Admit,
    Assign,
    BonusSpace,
    BuildComponent,
    BuildSpace,
    BuyPopularity,
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
from wardround.games.clinic.content.rows import Board
from wardround.games.clinic.rules.admitting import (
    admit,
    admit_choices,
    shift,
    why_not_admit,
    why_not_shift,
)
from wardround.games.clinic.rules.building import (
    build_at,
    choose_component,
    component_choices,
    space_choices,
    why_not_build_space,
    why_not_component,
)
from wardround.games.clinic.rules.business import (
    buy_choices,
    buy_popularity,
    dismiss,
    dismiss_choices,
    why_not_buy,
    why_not_dismiss,
)
from wardround.games.clinic.rules.care import (
    accept,
    assign,
    clear,
    plan_choices,
    why_not_accept,
    why_not_assign,
    why_not_clear,
)
from wardround.games.clinic.rules.choosing import (
    select,
    select_choices,
    stop_acting,
    why_not_select,
)
from wardround.games.clinic.rules.hiring import (
    arrival_choices,
    arrive,
    choose_hire,
    hire_choices,
    why_not_arrival,
    why_not_hire,
)
from wardround.games.clinic.rules.moving import (
    choose_person,
    destination_choices,
    move_to,
    person_choices,
    stop_moving,
    undo,
    why_not_destination,
    why_not_person,
    why_not_stop,
    why_not_undo,
)
from wardround.games.clinic.rules.parking import (
    leave,
    leaving_choices,
    park,
    parking_choices,
    repark,
    reparking_choices,
    stop_reparking,
    why_not_leave,
    why_not_park,
    why_not_repark,
)
from wardround.games.clinic.rules.setup import (
    board_choices,
    bonus_choices,
    choose_board,
    choose_piece,
    goal_choices,
    grant_choices,
    initial_space_choices,
    piece_choices,
    place_grant,
    place_piece,
    set_goal,
    take_bonus,
    why_not_board,
    why_not_bonus,
    why_not_goal,
    why_not_grant,
    why_not_initial_space,
    why_not_piece,
)
from wardround.games.clinic.rules.state import (
    ADMIT_STEP,
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
    MOVE_DESTINATION,
    MOVE_PERSON,
    NOTHING,
    PARK_CAR,
    REPARK,
    SELECT_ACTION,
    SOLO_GOAL,
    TAKE_BONUS,
    State,
)


def no_choices(s: State, b: Board) -> list[Action]:
    """The answers while nothing is asked, or those that a hook lists beside other decisions."""
    return []


DECISIONS: Final[list[Decision[State]]] = numbered(
    NOTHING,
    {
        NOTHING: Decision("", "CL-3.1", "", no_choices, {}),
        SOLO_GOAL: Decision(
            "solo_goal",
            "CL-16.2",
            "Choose a goal for the game, or let one be drawn",
            goal_choices,
            {SoloGoal: Answer(set_goal, why_not_goal)},
        ),
        TAKE_BONUS: Decision(
            "take_bonus",
            "CL-1.33",
            "Take a bonus tile",
            bonus_choices,
            {TakeBonus: Answer(take_bonus, why_not_bonus)},
        ),
        CHOOSE_BOARD: Decision(
            "choose_board",
            "CL-1.4",
            "Choose a side of the board",
            board_choices,
            {ChooseBoard: Answer(choose_board, why_not_board)},
        ),
        INITIAL_PIECE: Decision(
            "initial_piece",
            "CL-1.38",
            "Choose a starting piece to place",
            piece_choices,
            {InitialPiece: Answer(choose_piece, why_not_piece)},
        ),
        INITIAL_SPACE: Decision(
            "initial_space",
            "CL-1.38",
            "Place the piece",
            initial_space_choices,
            {InitialSpace: Answer(place_piece, why_not_initial_space)},
        ),
        BONUS_SPACE: Decision(
            "bonus_space",
            "CL-R32",
            "Place what the bonus tile grants",
            grant_choices,
            {BonusSpace: Answer(place_grant, why_not_grant)},
        ),
        PARK_CAR: Decision(
            "park_car",
            "CL-7.1",
            "Park the car",
            parking_choices,
            {ParkCar: Answer(park, why_not_park)},
        ),
        SELECT_ACTION: Decision(
            "select_action",
            "CL-3.4",
            "Select an action tile in secret",
            select_choices,
            {SelectAction: Answer(select, why_not_select)},
        ),
        BUILD_COMPONENT: Decision(
            "build_component",
            "CL-4.1",
            "Build something, or be done",
            component_choices,
            {
                BuildComponent: Answer(choose_component, why_not_component),
                Done: Answer(stop_acting),
            },
        ),
        BUILD_SPACE: Decision(
            "build_space",
            "CL-4.4",
            "Choose where to build it",
            space_choices,
            {BuildSpace: Answer(build_at, why_not_build_space)},
        ),
        REPARK: Decision(
            "repark",
            "CL-4.57",
            "Move cars into the parking tile, or be done",
            reparking_choices,
            {Repark: Answer(repark, why_not_repark), Done: Answer(stop_reparking)},
        ),
        HIRE_PERSON: Decision(
            "hire_person",
            "CL-5.1",
            "Hire somebody, or be done",
            hire_choices,
            {HirePerson: Answer(choose_hire, why_not_hire), Done: Answer(stop_acting)},
        ),
        HIRE_ARRIVAL: Decision(
            "hire_arrival",
            "CL-5.10",
            "Choose where the new employee arrives",
            arrival_choices,
            {HireArrival: Answer(arrive, why_not_arrival)},
        ),
        ADMIT_STEP: Decision(
            "admit_step",
            "CL-6.3",
            "Spend queue points on shifts and admissions, or be done",
            admit_choices,
            {
                Shift: Answer(shift, why_not_shift),
                Admit: Answer(admit, why_not_admit),
                Done: Answer(stop_acting),
            },
        ),
        MOVE_PERSON: Decision(
            "move_person",
            "CL-9.3",
            "Choose who moves, or be done",
            person_choices,
            {
                MovePerson: Answer(choose_person, why_not_person),
                Undo: Answer(undo, why_not_undo),
                Done: Answer(stop_moving, why_not_stop),
            },
        ),
        MOVE_DESTINATION: Decision(
            "move_destination",
            "CL-9.3",
            "Choose where to",
            destination_choices,
            {MoveDestination: Answer(move_to, why_not_destination)},
        ),
        CARE_PLAN: Decision(
            "care_plan",
            "CL-10.16",
            "Accept the care plan or change it",
            plan_choices,
            {
                Accept: Answer(accept, why_not_accept),
                Assign: Answer(assign, why_not_assign),
                Clear: Answer(clear, why_not_clear),
            },
        ),
        LEAVE_CAR: Decision(
            "leave_car",
            "CL-7.9",
            "Choose the car that leaves",
            leaving_choices,
            {LeaveCar: Answer(leave, why_not_leave)},
        ),
        DISMISS: Decision(
            "dismiss",
            "CL-R8",
            "Dismiss an employee who was not paid",
            dismiss_choices,
            {Dismiss: Answer(dismiss, why_not_dismiss)},
        ),
        BUY_POPULARITY: Decision(
            "buy_popularity",
            "CL-12.2",
            "Buy popularity",
            buy_choices,
            {BuyPopularity: Answer(buy_popularity, why_not_buy)},
        ),
    },
)
