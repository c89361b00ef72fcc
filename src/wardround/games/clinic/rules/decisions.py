"""The registry: every decision of the base game, in the order of the numbers in `state`.

Several players can be asked at once, so ``choices`` takes the board of the seat as well.
"""

from __future__ import annotations

from typing import Final

from wardround.core.actions import Action
from wardround.core.decisions import Answer, Decision, numbered
from wardround.games.clinic import actions as act
from wardround.games.clinic.rules import (
    admitting,
    building,
    business,
    care,
    choosing,
    hiring,
    moving,
    parking,
    prompting,
    setup,
)
from wardround.games.clinic.rules import state as st
from wardround.games.clinic.rules.state import Board, State


def no_choices(s: State, b: Board) -> list[Action]:
    """The answers while nothing is asked, or those that a hook lists beside other decisions."""
    return []


DECISIONS: Final[list[Decision[State]]] = numbered(
    st.NOTHING,
    {
        st.NOTHING: Decision("", "CL-3.1", no_choices, {}),
        st.SOLO_GOAL: Decision(
            "solo_goal",
            "CL-16.2",
            setup.goal_choices,
            {act.SoloGoal: Answer(setup.set_goal)},
        ),
        st.TAKE_BONUS: Decision(
            "take_bonus",
            "CL-1.33",
            setup.bonus_choices,
            {act.TakeBonus: Answer(setup.take_bonus)},
        ),
        st.CHOOSE_BOARD: Decision(
            "choose_board",
            "CL-1.4",
            setup.board_choices,
            {act.ChooseBoard: Answer(setup.choose_board)},
        ),
        st.INITIAL_PIECE: Decision(
            "initial_piece",
            "CL-1.38",
            setup.piece_choices,
            {act.InitialPiece: Answer(setup.choose_piece, setup.why_not_piece)},
        ),
        st.INITIAL_SPACE: Decision(
            "initial_space",
            "CL-1.38",
            setup.initial_space_choices,
            {act.InitialSpace: Answer(setup.place_piece, setup.why_not_initial_space)},
        ),
        st.BONUS_SPACE: Decision(
            "bonus_space",
            "CL-R32",
            setup.grant_choices,
            {act.BonusSpace: Answer(setup.place_grant, setup.why_not_grant)},
        ),
        st.PARK_CAR: Decision(
            "park_car",
            "CL-7.1",
            parking.parking_choices,
            {act.ParkCar: Answer(parking.park, parking.why_not_park)},
        ),
        st.SELECT_ACTION: Decision(
            "select_action",
            "CL-3.4",
            choosing.select_choices,
            {act.SelectAction: Answer(choosing.select, choosing.why_not_select)},
        ),
        st.BUILD_COMPONENT: Decision(
            "build_component",
            "CL-4.1",
            building.component_choices,
            {
                act.BuildComponent: Answer(building.choose_component, building.why_not_component),
                act.Done: Answer(choosing.stop_acting),
            },
            facts=prompting.build,
        ),
        st.BUILD_SPACE: Decision(
            "build_space",
            "CL-4.4",
            building.space_choices,
            {act.BuildSpace: Answer(building.build_at, building.why_not_build_space)},
            facts=prompting.build_space,
        ),
        st.REPARK: Decision(
            "repark",
            "CL-4.57",
            parking.reparking_choices,
            {
                act.Repark: Answer(parking.repark),
                act.Done: Answer(parking.stop_reparking),
            },
        ),
        st.HIRE_PERSON: Decision(
            "hire_person",
            "CL-5.1",
            hiring.hire_choices,
            {
                act.HirePerson: Answer(hiring.choose_hire, hiring.why_not_hire),
                act.Done: Answer(choosing.stop_acting),
            },
            facts=prompting.hire,
        ),
        st.HIRE_ARRIVAL: Decision(
            "hire_arrival",
            "CL-5.10",
            hiring.arrival_choices,
            {act.HireArrival: Answer(hiring.arrive, hiring.why_not_arrival)},
        ),
        st.ADMIT_STEP: Decision(
            "admit_step",
            "CL-6.3",
            admitting.admit_choices,
            {
                act.Shift: Answer(admitting.shift, admitting.why_not_shift),
                act.Admit: Answer(admitting.admit, admitting.why_not_admit),
                act.Done: Answer(choosing.stop_acting),
            },
            facts=prompting.admit,
        ),
        st.MOVE_PERSON: Decision(
            "move_person",
            "CL-9.3",
            moving.person_choices,
            {
                act.MovePerson: Answer(moving.choose_person, moving.why_not_person),
                act.Undo: Answer(moving.undo, moving.why_not_undo),
                act.Done: Answer(moving.stop_moving, moving.why_not_stop),
            },
            facts=prompting.move,
        ),
        st.MOVE_DESTINATION: Decision(
            "move_destination",
            "CL-9.3",
            moving.destination_choices,
            {act.MoveDestination: Answer(moving.move_to, moving.why_not_destination)},
        ),
        st.CARE_PLAN: Decision(
            "care_plan",
            "CL-10.16",
            care.plan_choices,
            {
                act.Accept: Answer(care.accept, care.why_not_accept),
                act.Assign: Answer(care.assign, care.why_not_assign),
                act.Clear: Answer(care.clear, care.why_not_clear),
            },
            facts=prompting.care_plan,
        ),
        st.LEAVE_CAR: Decision(
            "leave_car",
            "CL-7.9",
            parking.leaving_choices,
            {act.LeaveCar: Answer(parking.leave)},
        ),
        st.DISMISS: Decision(
            "dismiss",
            "CL-R8",
            business.dismiss_choices,
            {act.Dismiss: Answer(business.dismiss)},
        ),
        st.BUY_POPULARITY: Decision(
            "buy_popularity",
            "CL-12.2",
            business.buy_choices,
            {act.BuyPopularity: Answer(business.buy_popularity, business.why_not_buy)},
            facts=prompting.buy,
        ),
    },
)
