"""The registry: every decision of the base game, in the order of the numbers in `state`.

Several players can be asked at once, so ``choices`` takes the seat's board too.
"""

from __future__ import annotations

from typing import Final

from wardround.core.actions import Action
from wardround.core.decisions import Answer, Decision, numbered, question
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
    """No answers: nothing is asked, or a hook lists the answers beside other decisions."""
    return []


# fmt: off
DECISIONS: Final[list[Decision[State]]] = numbered(
    st.NOTHING,
    {
        st.NOTHING: Decision("", "CL-3.1", no_choices, {}),
        st.SOLO_GOAL: question(act.SoloGoal, "CL-16.2", setup.goal_choices, setup.set_goal),
        st.TAKE_BONUS: question(act.TakeBonus, "CL-1.33", setup.bonus_choices, setup.take_bonus),
        st.CHOOSE_BOARD: question(act.ChooseBoard, "CL-1.4",
            setup.board_choices, setup.choose_board),
        st.INITIAL_PIECE: question(act.InitialPiece, "CL-1.38",
            setup.piece_choices, setup.choose_piece, setup.why_not_piece),
        st.INITIAL_SPACE: question(act.InitialSpace, "CL-1.38",
            setup.initial_space_choices, setup.place_piece, setup.why_not_initial_space),
        st.BONUS_SPACE: question(act.BonusSpace, "CL-R32",
            setup.grant_choices, setup.place_grant, setup.why_not_grant),
        st.PARK_CAR: question(act.ParkCar, "CL-7.1",
            parking.parking_choices, parking.park, parking.why_not_park),
        st.SELECT_ACTION: question(act.SelectAction, "CL-3.4",
            choosing.select_choices, choosing.select, choosing.why_not_select),
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
        st.BUILD_SPACE: question(act.BuildSpace, "CL-4.4",
            building.space_choices, building.build_at, building.why_not_build_space,
            facts=prompting.build_space),
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
        st.HIRE_ARRIVAL: question(act.HireArrival, "CL-5.10",
            hiring.arrival_choices, hiring.arrive, hiring.why_not_arrival),
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
        st.MOVE_DESTINATION: question(act.MoveDestination, "CL-9.3",
            moving.destination_choices, moving.move_to, moving.why_not_destination),
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
        st.LEAVE_CAR: question(act.LeaveCar, "CL-7.9", parking.leaving_choices, parking.leave),
        st.DISMISS: question(act.Dismiss, "CL-R8", business.dismiss_choices, business.dismiss),
        st.BUY_POPULARITY: question(act.BuyPopularity, "CL-12.2",
            business.buy_choices, business.buy_popularity, business.why_not_buy,
            facts=prompting.buy),
    },
)
# fmt: on
