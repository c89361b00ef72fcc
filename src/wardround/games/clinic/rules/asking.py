"""What the game waits for, in words; and what a seat may imagine of what it cannot see."""

from __future__ import annotations

from wardround.core.actions import Action
from wardround.core.chance import Chance
from wardround.core.game import Awaiting
from wardround.core.log import Log
from wardround.games.clinic.rules.choosing import offered_tiles
from wardround.games.clinic.rules.flow import listed, push
from wardround.games.clinic.rules.geometry import members
from wardround.games.clinic.rules.hooks import FIRST_ASK
from wardround.games.clinic.rules.refusing import ask_name
from wardround.games.clinic.rules.setup import empty_board, start_expert
from wardround.games.clinic.rules.state import (
    BUILD_SPACE,
    CHOOSE_BOARD,
    HIRE_ARRIVAL,
    INITIAL,
    INITIAL_SPACE,
    MOVE_DESTINATION,
    OVER,
    SELECT,
    Board,
    State,
)

_PROMPTS = {
    "solo_goal": "Choose a goal for the game, or let one be drawn",
    "take_bonus": "Take a bonus tile",
    "choose_board": "Choose a side of the board",
    "initial_piece": "Choose a starting piece to place",
    "initial_space": "Place the piece",
    "bonus_space": "Place what the bonus tile grants",
    "park_car": "Park the car",
    "select_action": "Select an action tile in secret",
    "build_component": "Build something, or be done",
    "build_space": "Choose where to build it",
    "repark": "Move cars into the parking tile, or be done",
    "hire_person": "Hire somebody, or be done",
    "hire_arrival": "Choose where the new employee arrives",
    "admit_step": "Spend queue points on shifts and admissions, or be done",
    "move_person": "Choose who moves, or be done",
    "move_destination": "Choose where to",
    "care_plan": "Accept the care plan or change it",
    "leave_car": "Choose the car that leaves",
    "dismiss": "Dismiss an employee who was not paid",
    "buy_popularity": "Buy popularity",
}

_RULES = {
    "solo_goal": "CL-16.2",
    "take_bonus": "CL-1.33",
    "choose_board": "CL-1.4",
    "initial_piece": "CL-1.38",
    "initial_space": "CL-1.38",
    "bonus_space": "CL-R32",
    "park_car": "CL-7.1",
    "select_action": "CL-3.4",
    "build_component": "CL-4.1",
    "build_space": "CL-4.4",
    "repark": "CL-4.57",
    "hire_person": "CL-5.1",
    "hire_arrival": "CL-5.10",
    "admit_step": "CL-6.3",
    "move_person": "CL-9.3",
    "move_destination": "CL-9.3",
    "care_plan": "CL-10.16",
    "leave_car": "CL-7.9",
    "dismiss": "CL-R8",
    "buy_popularity": "CL-12.2",
}

_FOLLOW_UPS = (INITIAL_SPACE, BUILD_SPACE, HIRE_ARRIVAL, MOVE_DESTINATION)


def awaiting(s: State) -> Awaiting:
    """CL-3.4, CL-9.2 Whose answers are needed. A seat in the middle of a choice comes first; the
    others may act as well. What a hidden choice leads to is not told."""
    if s.phase == OVER:
        return Awaiting((), "", "The game is over", "CL-15.1")
    seats = [b.seat for b in s.boards if b.ask]
    middle = [b.seat for b in s.boards if b.ask in _FOLLOW_UPS]
    asked = middle if middle and len(middle) < len(seats) else seats
    decision = ask_name(s, s.boards[asked[0]].ask)
    if decision == "contagion_patient":
        decision = "contagion_place"
    prompt, rule = _PROMPTS.get(decision, ""), _RULES.get(decision, "")
    first = s.boards[asked[0]]
    if not prompt and first.ask >= FIRST_ASK:
        owner = s.rules.expansion_of(first.ask)
        prompt, rule = owner.prompt(s, decision), owner.switches[0].rule
    others = tuple(seat for seat in seats if seat not in asked)
    return Awaiting(tuple(asked), decision, prompt, rule, others)


def imagine(s: State, viewer: int | None, chance: Chance) -> State:
    """CL-H2, CL-H3, CL-H4 A state that looks the same to a seat: hidden selections, initial clinics
    and what expansions hide are drawn anew. Bags and stacks hold no order to begin with."""
    new = s.clone()
    seat = -1 if viewer is None else viewer
    for b in new.boards:
        if b.seat == seat:
            continue
        if new.phase == SELECT and b.selected >= 0:
            tiles = members(offered_tiles(new, b))
            b.selected = tiles[chance.below(len(tiles))]
        if new.phase == INITIAL and b.expert:
            _imagine_clinic(new, b, chance)
    for expansion in new.rules.hooks.imagine:
        expansion.imagine(new, seat, chance)
    return new


def _imagine_clinic(s: State, b: Board, chance: Chance) -> None:
    """CL-H3 As many decisions as the expert has made, made at random."""
    several = len(b.content.shapes) > 1
    made = 2 * b.pieces.bit_count() + (1 if b.ask == INITIAL_SPACE else 0)
    if several and b.ask != CHOOSE_BOARD:
        made += 1
    if not made:
        return
    empty_board(s, b, b.content.beginner_shape)
    asked = b.ask
    start_expert(s, b)
    for _ in range(made):
        options: list[Action] = listed(s, b)
        choice = options[chance.below(len(options))]
        answer_alone(s, b, choice)
    assert b.ask == asked


def answer_alone(s: State, b: Board, action: Action) -> None:
    """Carry out an action of a hidden phase without letting the game go on."""
    s.asked += 1
    push(s, action, Chance(), Log(False))
    s.asked -= 1
