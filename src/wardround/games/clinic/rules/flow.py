"""Listing, carrying out and refusing actions, and what the game waits for."""

from __future__ import annotations

from wardround.core.actions import Action, Refusal
from wardround.core.chance import Chance
from wardround.core.decisions import Decision
from wardround.core.game import Awaiting
from wardround.core.log import Log
from wardround.games.clinic.actions import Choice
from wardround.games.clinic.rules.choosing import offered_tiles
from wardround.games.clinic.rules.geometry import members
from wardround.games.clinic.rules.phases import advance
from wardround.games.clinic.rules.setup import start_expert
from wardround.games.clinic.rules.state import (
    BUILD_SPACE,
    CHOOSE_BOARD,
    HIRE_ARRIVAL,
    INITIAL,
    INITIAL_SPACE,
    MOVE_DESTINATION,
    NOTHING,
    OVER,
    SELECT,
    Board,
    State,
)

_FOLLOW_UPS = (INITIAL_SPACE, BUILD_SPACE, HIRE_ARRIVAL, MOVE_DESTINATION)


def legal(s: State) -> list[Action]:
    """CL-H8 Every action of every seat with an open question."""
    out: list[Action] = []
    for b in s.boards:
        if b.ask:
            out += listed(s, b)
    return out


def listed(s: State, b: Board) -> list[Action]:
    """What one seat may do now; cached until something changes for it."""
    found = b.listed
    if found is None:
        b.listed = found = s.rules.decisions[b.ask].choices(s, b)
    if s.rules.hooks.beside and b.held == NOTHING:
        found = found[:]
        for expansion in s.rules.hooks.beside:
            expansion.beside(s, b, found)
    return found


def push(s: State, action: Action, chance: Chance, log: Log) -> None:
    """CL-R34 Carry out a listed action, then go to the next question. With phases in turn order
    the next player starts when this one has finished."""
    b = s.boards[action.seat]
    phase = s.phase
    decision = s.rules.decisions[b.ask]
    kind = type(action)
    if kind is Choice:
        assert isinstance(action, Choice)
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
    if not isinstance(action, Choice):
        return None
    if action.decision not in s.rules.owners:
        return Refusal("CL-1.42", "no_such_decision", decision=action.decision)
    b = s.boards[action.seat]
    question = s.rules.decisions[b.ask]
    if b.ask == NOTHING or question.name == action.decision:
        return None
    if action.decision in s.rules.owners[action.decision].open_beside(b):
        return s.rules.decisions[s.rules.asks[action.decision]].refuse(s, action)
    return question.first(s)


# -- waiting ----------------------------------------------------------------------------------


def awaiting(s: State) -> Awaiting:
    """CL-3.4, CL-9.2 Whose answers are needed. A seat in the middle of a choice comes first; the
    others may act too. What a hidden choice leads to is not revealed."""
    if s.phase == OVER:
        return Awaiting((), "over", "CL-15.1")
    seats = [b.seat for b in s.boards if b.ask]
    middle = [b.seat for b in s.boards if b.ask in _FOLLOW_UPS]
    waiting = middle or seats
    decision = s.rules.decisions[s.boards[waiting[0]].ask]
    if decision.name == "contagion_patient":
        decision = s.rules.decisions[s.rules.asks["contagion_place"]]
    others = tuple(seat for seat in seats if seat not in waiting)
    facts = decision.facts_now(s)
    return Awaiting(tuple(waiting), decision.name, decision.rule, others, facts)


def imagine(s: State, viewer: int | None, chance: Chance) -> State:
    """CL-H2, CL-H3, CL-H4 A state that looks the same to a seat: hidden selections, initial clinics
    and what expansions hide are redrawn. Bags and stacks have no order to begin with."""
    new = s.clone()
    seat = -1 if viewer is None else viewer
    for b in new.boards:
        if b.seat == seat:
            continue
        if new.phase == SELECT and b.selected != -1:
            tiles = members(offered_tiles(new, b))
            b.selected = tiles[chance.below(len(tiles))]
        if new.phase == INITIAL and b.expert:
            _imagine_clinic(new, b, chance)
    for expansion in new.rules.hooks.imagine:
        expansion.imagine(new, seat, chance)
    return new


def _imagine_clinic(s: State, b: Board, chance: Chance) -> None:
    """CL-H3 Make as many decisions as the expert has made, at random."""
    made = 2 * b.pieces.bit_count() + (1 if b.ask == INITIAL_SPACE else 0)
    if b.ask != CHOOSE_BOARD:
        made += 1
    if not made:
        return
    asked = b.ask
    start_expert(s, b)
    for _ in range(made):
        options: list[Action] = listed(s, b)
        choice = options[chance.below(len(options))]
        answer_alone(s, b, choice)
    assert b.ask == asked


def answer_alone(s: State, b: Board, action: Action) -> None:
    """Carry out an action of a hidden phase without advancing the game."""
    s.asked += 1
    push(s, action, Chance(), Log(False))
    s.asked -= 1
