"""The decisions of the base game, in the order of the numbers in `state`; listing, carrying out and
refusing actions, and what the game waits for.

Several players can be asked at once, so ``choices`` takes the seat's board too.
"""

from __future__ import annotations

from typing import Final

from wardround.core.actions import Action, Refusal
from wardround.core.chance import Chance
from wardround.core.decisions import Answer, Decision, numbered, question
from wardround.core.game import Awaiting
from wardround.core.log import Log
from wardround.games.clinic import actions as act
from wardround.games.clinic.actions import ExpansionChoice
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
from wardround.games.clinic.rules.geometry import members
from wardround.games.clinic.rules.phases import advance
from wardround.games.clinic.rules.state import Board, State


def list_nothing(s: State, b: Board) -> list[Action]:
    """No answers: nothing is asked, or a hook lists the answers beside other decisions."""
    return []


# fmt: off
DECISIONS: Final[list[Decision[State]]] = numbered(
    st.NOTHING,
    {
        st.NOTHING: Decision("", "CL-3.1", list_nothing, {}),
        st.SOLO_GOAL: question(act.SoloGoal, "CL-16.2", setup.list_goals, setup.set_goal),
        st.TAKE_BONUS: question(act.TakeBonus, "CL-1.33", setup.list_bonuses, setup.take_bonus),
        st.CHOOSE_BOARD: question(act.ChooseBoard, "CL-1.4",
            setup.list_boards, setup.choose_board),
        st.INITIAL_PIECE: question(act.InitialPiece, "CL-1.38",
            setup.list_pieces, setup.choose_piece, setup.why_not_piece),
        st.INITIAL_SPACE: question(act.InitialSpace, "CL-1.38",
            setup.list_initial_spaces, setup.place_piece, setup.why_not_initial_space),
        st.BONUS_SPACE: question(act.BonusSpace, "CL-R32",
            setup.list_grant_spaces, setup.place_grant, setup.why_not_grant),
        st.PARK_CAR: question(act.ParkCar, "CL-7.1",
            parking.list_parking_places, parking.park, parking.why_not_park),
        st.SELECT_ACTION: question(act.SelectAction, "CL-3.4",
            choosing.list_tiles, choosing.select, choosing.why_not_select),
        st.BUILD_COMPONENT: Decision(
            "build_component",
            "CL-4.1",
            building.list_components,
            {
                act.BuildComponent: Answer(building.choose_component, building.why_not_component),
                act.Done: Answer(choosing.stop_acting),
            },
            facts=prompting.build,
        ),
        st.BUILD_SPACE: question(act.BuildSpace, "CL-4.4",
            building.list_build_spaces, building.build_at, building.why_not_build_space,
            facts=prompting.build_space),
        st.REPARK: Decision(
            "repark",
            "CL-4.57",
            parking.list_reparkings,
            {
                act.Repark: Answer(parking.repark),
                act.Done: Answer(parking.stop_reparking),
            },
        ),
        st.HIRE_PERSON: Decision(
            "hire_person",
            "CL-5.1",
            hiring.list_hires,
            {
                act.HirePerson: Answer(hiring.choose_hire, hiring.why_not_hire),
                act.Done: Answer(choosing.stop_acting),
            },
            facts=prompting.hire,
        ),
        st.HIRE_ARRIVAL: question(act.HireArrival, "CL-5.10",
            hiring.list_arrivals, hiring.arrive, hiring.why_not_arrival),
        st.ADMIT_STEP: Decision(
            "admit_step",
            "CL-6.3",
            admitting.list_admit_steps,
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
            moving.list_people,
            {
                act.MovePerson: Answer(moving.choose_person, moving.why_not_person),
                act.Undo: Answer(moving.undo, moving.why_not_undo),
                act.Done: Answer(moving.stop_moving, moving.why_not_stop),
            },
            facts=prompting.move,
        ),
        st.MOVE_DESTINATION: question(act.MoveDestination, "CL-9.3",
            moving.list_destinations, moving.move_to, moving.why_not_destination),
        st.CARE_PLAN: Decision(
            "care_plan",
            "CL-10.16",
            care.list_plan_changes,
            {
                act.Accept: Answer(care.accept, care.why_not_accept),
                act.Assign: Answer(care.assign, care.why_not_assign),
                act.Clear: Answer(care.clear, care.why_not_clear),
            },
            facts=prompting.care_plan,
        ),
        st.LEAVE_CAR: question(act.LeaveCar, "CL-7.9", parking.list_leaving_cars, parking.leave),
        st.DISMISS: question(act.Dismiss, "CL-R8", business.list_dismissals, business.dismiss),
        st.BUY_POPULARITY: question(act.BuyPopularity, "CL-12.2",
            business.list_purchases, business.buy_popularity, business.why_not_buy,
            facts=prompting.buy),
    },
)
# fmt: on


# -- listing and carrying out -----------------------------------------------------------------


def legal(s: State) -> list[Action]:
    """CL-H8 Every action of every seat with an open question."""
    out: list[Action] = []
    for b in s.boards:
        if b.ask:
            out += listed(s, b)
    return out


def listed(s: State, b: Board) -> list[Action]:
    """What one seat may do now; cached until something changes for it."""
    actions = b.listed
    if actions is None:
        b.listed = actions = s.rules.decisions[b.ask].choices(s, b)
    if s.rules.hooks.beside and b.held == st.NOTHING:
        actions = actions[:]
        for expansion in s.rules.hooks.beside:
            expansion.beside(s, b, actions)
    return actions


def push(s: State, action: Action, chance: Chance, log: Log) -> None:
    """CL-R34 Carry out a listed action, then go to the next question. With phases in turn order
    the next player starts when this one has finished."""
    b = s.boards[action.seat]
    phase = s.phase
    decision = s.rules.decisions[b.ask]
    kind = type(action)
    if kind is ExpansionChoice:
        assert isinstance(action, ExpansionChoice)
        decision = s.rules.decisions[s.rules.asks[action.decision]]
    decision.handlers[kind](s, action, chance, log)
    if not s.asked:
        advance(s, chance, log)
    if not b.ask or s.phase != phase:
        log.barrier = True


# -- refusing ---------------------------------------------------------------------------------


def asked(s: State, seat: int) -> Decision[State] | None:
    """CL-3.4, CL-9.2 The seat's question; several seats can be asked at once."""
    ask = s.boards[seat].ask
    return s.rules.decisions[ask] if ask else None


def objection(s: State, action: Action) -> Refusal | None:
    """CL-1.1, CL-1.42 There is no such seat, or the expansion is not in play. Choices that an
    expansion allows beside the current question give their own reasons."""
    if not 0 <= action.seat < len(s.boards):
        return Refusal("CL-1.1", "no_such_seat", seat=action.seat)
    if not isinstance(action, ExpansionChoice):
        return None
    if action.decision not in s.rules.owners:
        return Refusal("CL-1.42", "no_such_decision", decision=action.decision)
    b = s.boards[action.seat]
    question = s.rules.decisions[b.ask]
    if b.ask == st.NOTHING or question.name == action.decision:
        return None
    if action.decision in s.rules.owners[action.decision].open_beside(b):
        return s.rules.decisions[s.rules.asks[action.decision]].refuse(s, action)
    return question.first(s)


# -- waiting ----------------------------------------------------------------------------------

_FOLLOW_UPS: Final = (st.INITIAL_SPACE, st.BUILD_SPACE, st.HIRE_ARRIVAL, st.MOVE_DESTINATION)
"""Questions in the middle of a choice."""


def awaiting(s: State) -> Awaiting:
    """CL-3.4, CL-9.2 Whose answers are needed. A seat in the middle of a choice comes first; the
    others may act too. What a hidden choice leads to is not revealed."""
    if s.phase == st.OVER:
        return Awaiting((), "over", "CL-15.1")
    seats = [b.seat for b in s.boards if b.ask]
    middle = [b.seat for b in s.boards if b.ask in _FOLLOW_UPS]
    waiting = middle or seats
    ask = s.boards[waiting[0]].ask
    decision = s.rules.decisions[s.rules.shown_as.get(ask, ask)]
    others = tuple([seat for seat in seats if seat not in waiting])
    facts = decision.facts_now(s)
    return Awaiting(tuple(waiting), decision.name, decision.rule, others, facts)


# -- imagining --------------------------------------------------------------------------------


def imagine(s: State, viewer: int | None, chance: Chance) -> State:
    """CL-H2, CL-H3, CL-H4 A state that looks the same to a seat: hidden selections, initial clinics
    and what expansions hide are redrawn. Bags and stacks have no order to begin with."""
    new = s.clone()
    seat = -1 if viewer is None else viewer
    for b in new.boards:
        if b.seat == seat:
            continue
        if new.phase == st.SELECT and b.selected != -1:
            tiles = members(choosing.offered_tiles(new, b))
            b.selected = tiles[chance.below(len(tiles))]
        if new.phase == st.INITIAL and b.expert:
            _imagine_clinic(new, b, chance)
    for expansion in new.rules.hooks.imagine:
        expansion.imagine(new, seat, chance)
    return new


def _imagine_clinic(s: State, b: Board, chance: Chance) -> None:
    """CL-H3 Make as many decisions as the expert has made, at random."""
    question = b.ask
    if question == st.CHOOSE_BOARD:
        return
    made = 1 + 2 * b.pieces.bit_count() + (question == st.INITIAL_SPACE)
    setup.start_expert(s, b)
    # One more open question than there is, so that the game does not go on meanwhile.
    s.asked += 1
    for _ in range(made):
        options = listed(s, b)
        push(s, options[chance.below(len(options))], Chance(), Log(False))
    s.asked -= 1
    assert b.ask == question
