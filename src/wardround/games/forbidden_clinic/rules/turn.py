"""Chapter 3: the turn, from one decision to the next.

`advance` runs the game until a seat has something to decide. It is the one place that knows the
order of phases and windows.
"""

from __future__ import annotations

from wardround.core.chance import Chance
from wardround.core.log import Log
from wardround.games.forbidden_clinic.actions import ClinicAction, EndActions
from wardround.games.forbidden_clinic.events import ActionsEnded, TurnBegan
from wardround.games.forbidden_clinic.rules.basics import (
    can_move,
    list_captures,
    list_gifts,
    list_moves,
    list_readies,
)
from wardround.games.forbidden_clinic.rules.burnout import (
    continue_swimming,
    list_rehires,
    may_move_burned_out,
)
from wardround.games.forbidden_clinic.rules.clinic_draw import (
    begin_clinic_draw,
    open_card_window,
    turn_over_clinic_card,
)
from wardround.games.forbidden_clinic.rules.constants import (
    ACTIONS,
    CLINIC_DRAW,
    NOBODY,
    NONE,
    OVER_LIMIT,
    TAKE_ACTION,
    TREASURE_DRAW,
    WINDOW,
)
from wardround.games.forbidden_clinic.rules.report import tell
from wardround.games.forbidden_clinic.rules.roles import (
    list_escorts,
    list_flights,
    list_takes,
    list_triage,
)
from wardround.games.forbidden_clinic.rules.specials import (
    list_all_plays,
    open_window,
    special_playable,
)
from wardround.games.forbidden_clinic.rules.state import State
from wardround.games.forbidden_clinic.rules.treasure_draw import above_limit, draw_treasure_card


def begin_turn(s: State, seat: int, log: Log) -> None:
    """FC-3.1, FC-3.11, FC-5.2, FC-9.6 A turn begins: all actions, all powers, burned out or not."""
    s.turn += 1
    s.active = seat
    s.actions_left = s.layout.tables.actions_per_turn
    s.flights = 0
    s.triages = 0
    s.passed = 0
    s.phase = ACTIONS
    s.decision = NONE
    log.barrier = True
    if log.on:
        player = s.layout.tables.seat_ids[seat]
        tell(s, log, TurnBegan(rule="FC-3.1", player=player, turn=s.turn))


def advance(s: State, chance: Chance, log: Log) -> None:
    """FC-3.2, FC-3.9, FC-6.14, FC-R34 On to the next decision: phase after phase, turn after turn.

    A hand above the limit comes before everything else.
    """
    while s.decision == NONE:
        if s.crowded != NOBODY:
            check_hand(s)
        elif s.phase == ACTIONS:
            continue_actions(s, log)
        elif s.phase == TREASURE_DRAW:
            continue_treasure_draw(s, chance, log)
        elif s.phase == CLINIC_DRAW:
            continue_clinic_draw(s, chance, log)
        else:
            continue_swimming(s, log)


def check_hand(s: State) -> None:
    """FC-6.10, FC-6.11, FC-6.12, FC-9.7 A player above the limit parts with cards one by one."""
    if above_limit(s, s.crowded):
        s.decision = OVER_LIMIT
        s.decider = s.crowded
    else:
        s.crowded = NOBODY


def continue_actions(s: State, log: Log) -> None:
    """FC-3.3, FC-3.12, FC-8.5, FC-R46 The active player chooses while there is something to choose.

    Without a legal action the phase ends by itself, unless a player has a playable special.
    """
    if s.actions_left > 0 and (has_action(s) or special_playable(s)):
        s.decision = TAKE_ACTION
        s.decider = s.active
    else:
        end_action_phase(s, True, log)


def end_action_phase(s: State, by_itself: bool, log: Log) -> None:
    """FC-3.6, FC-8.6 Actions not taken are lost; the draw window opens."""
    s.phase = TREASURE_DRAW
    s.cards_left = s.layout.tables.treasure_draw
    s.passed = 0
    if log.on:
        player = s.layout.tables.seat_ids[s.active]
        unused = s.actions_left
        rule = "FC-3.12" if by_itself and unused else "FC-3.6"
        tell(s, log, ActionsEnded(rule=rule, player=player, unused=unused, by_itself=by_itself))


def continue_treasure_draw(s: State, chance: Chance, log: Log) -> None:
    """FC-6.1, FC-6.10, FC-8.6, FC-R33 A window and a card, twice; by option only one window."""
    if not open_draw_window(s):
        if s.cards_left == 0:
            begin_clinic_draw(s)
        else:
            draw_treasure_card(s, chance, log)


def open_draw_window(s: State) -> bool:
    """FC-8.6, FC-12.20, FC-R33 Before the first treasure card, and before the next by option."""
    tables = s.layout.tables
    if s.cards_left == tables.treasure_draw or (tables.plays_any_time and s.cards_left > 0):
        return open_window(s, WINDOW)
    return False


def continue_clinic_draw(s: State, chance: Chance, log: Log) -> None:
    """FC-7.1, FC-8.7, FC-3.1, FC-3.11 A window and a card, until the value is reached."""
    if s.cards_left == 0:
        begin_turn(s, (s.active + 1) % s.layout.tables.seats, log)
    elif not open_card_window(s):
        turn_over_clinic_card(s, chance, log)


# -- The action phase -------------------------------------------------------------------------


def list_actions(s: State) -> list[ClinicAction]:
    """FC-3.4, FC-3.5, FC-3.7, FC-5.1, FC-8.5 Everything the active player may do, then specials.

    A burned-out player has only the powers that last on an empty space.
    """
    layout = s.layout
    seat = s.active
    role = layout.roles[seat]
    left = s.actions_left
    here = s.tokens[seat]
    on_tile = s.sides[here]
    in_company = s.tokens.count(here) > 1
    out: list[ClinicAction] = []
    if role.move_cost <= left and (on_tile or may_move_burned_out(s, role)):
        list_moves(s, seat, out)
    if role.flies and role.fly_cost <= left:
        list_flights(s, seat, out)
    if on_tile:
        if role.ready_cost <= left:
            list_readies(s, seat, out)
        if role.give_cost <= left and (in_company or role.gives_anywhere):
            list_gifts(s, seat, out)
        if role.takes and role.take_cost <= left and in_company:
            list_takes(s, seat, out)
        if role.capture_cost <= left and layout.treasure_at[here] != NOBODY:
            list_captures(s, seat, out)
    if role.rehires and role.rehire_cost <= left:
        list_rehires(s, seat, out)
    if on_tile:
        if role.escort_steps and role.escort_cost <= left:
            list_escorts(s, seat, out)
        if role.triages and role.triage_cost <= left:
            list_triage(s, seat, out)
    out.append(layout.tables.menus[seat].end_actions)
    if s.specials_held:
        list_all_plays(s, out)
    return out


def has_action(s: State) -> bool:
    """FC-3.12 Whether the active player has a legal action; usually there is a Move."""
    seat = s.active
    role = s.layout.roles[seat]
    if s.sides[s.tokens[seat]] and role.move_cost <= s.actions_left and can_move(s, seat):
        return True
    return list_actions(s)[0] is not s.layout.tables.menus[seat].end_actions


def end_actions(s: State, action: EndActions, chance: Chance, log: Log) -> None:
    """FC-3.6 The active player ends the action phase early."""
    s.decision = NONE
    end_action_phase(s, False, log)
