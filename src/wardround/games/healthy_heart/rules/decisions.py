"""Dispatch: what comes next, which choices are listed, what an answer does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from wardround.core.actions import Action, Event, Refusal
from wardround.core.chance import Chance
from wardround.core.decisions import Decision, numbered
from wardround.core.game import Awaiting, Options
from wardround.core.log import Log, silent
from wardround.games.healthy_heart.actions import ChooseAction, Pass
from wardround.games.healthy_heart.rules import (
    administrators,
    ambulance,
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
from wardround.games.healthy_heart.rules.constants import (
    D_CHOOSE_ACTION,
    D_FIRST,
    T_HOUSEKEEPING,
)
from wardround.games.healthy_heart.rules.ending import END_RULES
from wardround.games.healthy_heart.rules.state import State
from wardround.games.healthy_heart.rules.tables import Content

Task = Callable[[State, Chance, Log], None]


TASKS: Final[list[Task]] = numbered(
    0,
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
        k.T_DRAW_HEAL: heal.draw_base,
        k.T_HEAL_LEVEL: heal.change_level,
        k.T_HEAL_FEE: heal.fee_and_fate,
        k.T_IMPROVE: rooms.improve,
        k.T_HIRE: staff.hire,
        k.T_DEATHS: death.next_death,
        k.T_BODY: death.bury,
        k.T_HIDE: death.offer_hide,
        k.T_CORONER: death.offer_coroners,
        k.T_SPACE: death.offer_space,
        k.T_SETTLE: death.settle,
        k.T_HOUSEKEEPING: housekeeping.begin,
        k.T_AWARDS: housekeeping.awards,
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
)
TASK_NAMES: Final = [str(task.__name__) for task in TASKS]

CHAPTERS: Final = (
    *(administrators, ambulance, death, heal, housekeeping, luck, research),
    *(rooms, rounds, setup, staff, supplies, transfer, turns, wards),
)
DECISIONS: Final[list[Decision[State]]] = numbered(
    k.D_FIRST,
    {number: made for chapter in CHAPTERS for number, made in chapter.DECISIONS.items()},
)
"""Every question of the game, by number."""

# Looked up once, because every step uses them.
LISTERS: Final = [decision.choices for decision in DECISIONS]
HANDLERS: Final = [decision.handlers for decision in DECISIONS]


def new_game(options: Options, content: Content, chance: Chance) -> State:
    """HH-1.24 Set the table and play until the first question."""
    return begin(options, content, chance, silent())


def begin(options: Options, content: Content, chance: Chance, log: Log) -> State:
    s = setup.new_game(content, options, chance)
    advance(s, chance, log)
    return s


def opening(options: Options, content: Content, chance: Chance) -> list[Event]:
    """HH-4.1 What happens before the first question: most of the first Ambulance Phase."""
    log = Log()
    begin(options, content, chance, log)
    return log.events


def legal(s: State) -> list[Action]:
    """All actions of all seats that may act now."""
    return s.choices[:]


def push(s: State, action: Action, chance: Chance, log: Log) -> None:
    """Carry out a listed action and go on until the next question."""
    HANDLERS[s.stack[-1] - D_FIRST][type(action)](s, action, chance, log)
    advance(s, chance, log)


def advance(s: State, chance: Chance, log: Log) -> None:
    """HH-6.3 Carry out tasks until a player has a choice to make.

    A decision with a single choice is taken without asking, unless that choice is to pass.
    """
    stack = s.stack
    while not s.ended:
        top = stack[-1]
        if top < D_FIRST:
            stack.pop()
            TASKS[top](s, chance, log)
            continue
        # By far the most frequent question, so it skips the lookup.
        asks_action = top == D_CHOOSE_ACTION
        choices = turns.list_actions(s) if asks_action else LISTERS[top - D_FIRST](s)
        if len(choices) > 1:
            s.choices = choices
            return
        if asks_action:
            # No player can act, or all who could have passed.
            stack[-1] = T_HOUSEKEEPING
        else:
            HANDLERS[top - D_FIRST][type(choices[0])](s, choices[0], chance, log)


def refresh(s: State) -> None:
    """List the choices of a state that was assembled elsewhere."""
    s.choices = [] if s.ended or s.decision() == k.NONE else LISTERS[s.stack[-1] - D_FIRST](s)


def awaiting(s: State) -> Awaiting:
    """HH-6.2, HH-R77 Which seats are asked, and what: in the Player Phase all that can act at once;
    otherwise one seat, the first where "the players" choose."""
    if s.ended:
        return Awaiting(seats=(), decision="over", rule=END_RULES[s.ended])
    decision = DECISIONS[s.decision() - D_FIRST]
    everybody = s.decision() == D_CHOOSE_ACTION
    one = 0 if decision.seat is None else decision.seat(s)
    return Awaiting(
        seats=tuple(turns.seats_asked(s)) if everybody else (one,),
        decision=decision.name,
        rule=decision.rule,
        facts=decision.facts_now(s),
    )


def asked(s: State, seat: int) -> Decision[State] | None:
    """HH-6.2, HH-R77 The decision, if this seat answers it."""
    for action in s.choices:
        if action.seat == seat:
            return DECISIONS[s.decision() - D_FIRST]
    return None


def objection(s: State, action: Action) -> Refusal | None:
    """HH-1.4, HH-1.24, HH-6.17 Object to seats that do not exist, Actions outside the Player Phase,
    and targets of Actions that cannot begin."""
    if not 0 <= action.seat < s.rules.seats:
        return Refusal("HH-1.4", "no_such_seat", seat=action.seat, seats=s.rules.seats)
    if isinstance(action, (ChooseAction, Pass)):
        if s.phase != k.PLAYERS:
            return Refusal("HH-1.24", "not_the_player_phase")
        if s.decision() == D_CHOOSE_ACTION:
            return turns.why_not_now(s, action.seat)
    elif s.decision() == D_CHOOSE_ACTION:
        return turns.why_not_now(s, action.seat) or turns.why_not_begun(s, action)
    return None
