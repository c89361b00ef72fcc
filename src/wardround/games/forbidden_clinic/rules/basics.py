"""Chapter 4: the four basic actions, Move, Ready, Give and Capture.

Each comes as three functions: what may be chosen (``list_…``), what it does, and why another
choice is refused (``why_not_…``).
"""

from __future__ import annotations

from wardround.core.actions import Refusal
from wardround.core.chance import Chance
from wardround.core.log import Log
from wardround.games.forbidden_clinic.actions import Capture, ClinicAction, Give, Move, Ready
from wardround.games.forbidden_clinic.events import Captured, Given
from wardround.games.forbidden_clinic.rules.board import (
    moves_between,
    place_token,
    ready_tile,
    wading_targets,
    why_not_readied,
)
from wardround.games.forbidden_clinic.rules.constants import (
    EMPTY,
    NOBODY,
    NONE,
    READY_SECOND,
    SPECIAL,
    STRESSED,
    TREASURE,
    WALK,
)
from wardround.games.forbidden_clinic.rules.ending import check_win
from wardround.games.forbidden_clinic.rules.report import tell
from wardround.games.forbidden_clinic.rules.state import State, burned_out

# -- Move -------------------------------------------------------------------------------------


def list_moves(s: State, seat: int, out: list[ClinicAction]) -> None:
    """FC-4.1, FC-4.2, FC-4.3, FC-4.4, FC-5.12, FC-2.8, FC-R24 The tiles that one step leads to.

    A Stressed tile is as good as a Ready one.
    """
    layout = s.layout
    role = layout.roles[seat]
    sides = s.sides
    tile_at = layout.tile_at
    moves = layout.tables.menus[seat].move
    if role.wades:
        for space in wading_targets(s, role, [s.tokens[seat]]):
            out.append(moves[tile_at[space]])
    else:
        for space in role.steps[s.tokens[seat]]:
            if sides[space]:
                out.append(moves[tile_at[space]])


def can_move(s: State, seat: int) -> bool:
    """FC-4.1, FC-5.6 Whether a Move leads anywhere: to a tile next to the token, or by wading."""
    sides = s.sides
    role = s.layout.roles[seat]
    for space in role.steps[s.tokens[seat]]:
        if sides[space]:
            return True
    return role.wades and bool(wading_targets(s, role, [s.tokens[seat]]))


def move(s: State, action: Move, chance: Chance, log: Log) -> None:
    """FC-4.1 The active player's token goes to the tile."""
    layout = s.layout
    seat = action.seat
    s.actions_left -= layout.roles[seat].move_cost
    s.decision = NONE
    space = layout.places[action.tile]
    place_token(s, seat, space, "FC-4.1", "move", log)


def why_not_move(s: State, action: Move) -> Refusal:
    """FC-4.2, FC-4.3, FC-4.4, FC-5.14, FC-5.16, FC-9.5, FC-R41 A Move that is not allowed."""
    layout, tables = s.layout, s.layout.tables
    role = layout.roles[action.seat]
    name = tables.titles[action.tile]
    origin = s.tokens[action.seat]
    target = layout.places[action.tile]
    if burned_out(s, action.seat) and not (role.moves_burned_out or tables.burnout == WALK):
        return Refusal("FC-9.5", "burned_out", player=layout.called(action.seat))
    if role.move_cost > s.actions_left:
        return Refusal("FC-3.5", "too_few_actions", cost=role.move_cost, left=s.actions_left)
    if s.sides[target] == EMPTY:
        rule = "FC-5.16" if role.wades else "FC-4.2"
        return Refusal(rule, "burned_out_tile", tile=name)
    if target == origin:
        rule = "FC-5.16" if role.wades else "FC-R41"
        return Refusal(rule, "already_there", tile=name)
    if role.wades:
        return Refusal("FC-5.14", "no_chain", tile=name)
    if tables.board.diagonal(origin, target):
        return Refusal("FC-4.3", "diagonal", tile=name)
    steps = moves_between(s, role, origin, target)
    return Refusal("FC-4.4", "too_far", tile=name, steps=steps)


# -- Ready ------------------------------------------------------------------------------------


def list_readies(s: State, seat: int, out: list[ClinicAction]) -> None:
    """FC-4.5, FC-4.6, FC-5.13 The Stressed tiles under the token and around it."""
    layout = s.layout
    sides = s.sides
    for space in layout.roles[seat].reach[s.tokens[seat]]:
        if sides[space] == STRESSED:
            out.append(layout.tables.menus[seat].ready[layout.tile_at[space]])


def ready(s: State, action: Ready, chance: Chance, log: Log) -> None:
    """FC-4.5, FC-5.9 One tile is readied; the Veterinary Technician may add a second."""
    seat = action.seat
    layout = s.layout
    role = layout.roles[seat]
    space = layout.places[action.tile]
    s.actions_left -= role.ready_cost
    ready_tile(s, seat, space, "FC-4.5", log)
    if role.ready_tiles > 1:
        s.decision = READY_SECOND
        s.decider = seat
        s.subject = space
    else:
        s.decision = NONE


def why_not_ready(s: State, action: Ready) -> Refusal:
    """FC-4.6, FC-9.5 A tile that is not Stressed or not within reach."""
    layout, tables = s.layout, s.layout.tables
    role = layout.roles[action.seat]
    if burned_out(s, action.seat):
        return Refusal("FC-9.5", "burned_out", player=layout.called(action.seat))
    if role.ready_cost > s.actions_left:
        return Refusal("FC-3.5", "too_few_actions", cost=role.ready_cost, left=s.actions_left)
    return why_not_readied(s, action.tile) or Refusal(
        "FC-4.6", "out_of_reach", tile=tables.titles[action.tile]
    )


# -- Give -------------------------------------------------------------------------------------


def list_gifts(s: State, seat: int, out: list[ClinicAction]) -> None:
    """FC-4.7, FC-4.8, FC-4.9, FC-4.11, FC-5.10, FC-R40 A treasure card to a player at hand."""
    layout = s.layout
    hand = s.hands[seat]
    cards = [card for card in layout.tables.treasure_cards if hand[card]]
    if not cards:
        return
    receivers = partners(s, seat, layout.roles[seat].gives_anywhere)
    if not layout.tables.gift_above_limit:
        receivers = [player for player in receivers if has_room(s, player)]
    gifts = layout.tables.menus[seat].give
    for card in cards:
        for player in receivers:
            out.append(gifts[card][player])


def partners(s: State, seat: int, anywhere: bool) -> list[int]:
    """FC-4.7, FC-5.10, FC-9.8, FC-R29 Other players on the same tile, or on any tile at all."""
    tokens = s.tokens
    here = tokens[seat]
    others: list[int] = []
    for player in range(len(tokens)):
        space = tokens[player]
        if (space == here or (anywhere and s.sides[space])) and player != seat:
            others.append(player)
    return others


def has_room(s: State, seat: int) -> bool:
    """FC-4.10, FC-5.18, FC-6.9, FC-12.17, FC-R11, FC-R12 Whether a hand may get one more card."""
    return s.cards_held[seat] < s.layout.tables.hand_limit


def give(s: State, action: Give, chance: Chance, log: Log) -> None:
    """FC-4.7, FC-4.9, FC-4.10, FC-6.11, FC-R12 One card moves; that hand is checked at once."""
    seat, card, to = action.seat, action.card, action.player
    s.actions_left -= s.layout.roles[seat].give_cost
    hand_over(s, card, seat, s.layout.tables.seat_index[to])
    if log.on:
        player = s.layout.tables.seat_ids[seat]
        tell(s, log, Given(rule="FC-4.7", player=player, card=card, to=to))


def hand_over(s: State, card: str, giver: int, receiver: int) -> None:
    """FC-4.10, FC-6.11 A card changes hands; the hand it comes to is checked at once."""
    number = s.layout.tables.card_index[card]
    s.decision = NONE
    s.hands[giver][number] -= 1
    s.cards_held[giver] -= 1
    s.hands[receiver][number] += 1
    s.cards_held[receiver] += 1
    s.crowded = receiver


def why_not_give(s: State, action: Give) -> Refusal:
    """FC-4.7, FC-4.8, FC-9.8, FC-12.17, FC-R52 A gift that is not allowed."""
    layout, tables = s.layout, s.layout.tables
    role = layout.roles[action.seat]
    if burned_out(s, action.seat):
        return Refusal("FC-9.8", "burned_out", player=layout.called(action.seat))
    refusal = why_not_handed_over(s, action.card, action.seat, action.player, "FC-4.7")
    if refusal is not None:
        return refusal
    if role.give_cost > s.actions_left:
        return Refusal("FC-3.5", "too_few_actions", cost=role.give_cost, left=s.actions_left)
    receiver = tables.seat_index[action.player]
    if receiver not in partners(s, action.seat, role.gives_anywhere):
        return Refusal("FC-4.7", "not_same_tile", player=layout.called(receiver))
    return Refusal("FC-12.17", "hand_full", player=layout.called(receiver))


def why_not_handed_over(
    s: State, card_id: str, giver: int, player_id: str, rule: str
) -> Refusal | None:
    """FC-4.7, FC-4.8, FC-9.8, FC-R52 What holds for Give and Take alike.

    Only cards that show a treasure change hands, between two players who are not burned out.
    """
    layout, tables = s.layout, s.layout.tables
    card, other = tables.card_index[card_id], tables.seat_index[player_id]
    title = tables.titles[tables.card_ids[card]]
    if tables.card_kinds[card] == SPECIAL:
        return Refusal("FC-4.8", "special_stays", card=title)
    if tables.card_kinds[card] != TREASURE or not s.hands[giver][card]:
        return Refusal(rule, "card_not_held", card=title, player=layout.called(giver))
    if burned_out(s, other):
        return Refusal("FC-9.8", "partner_burned_out", player=layout.called(other))
    return None


# -- Capture ----------------------------------------------------------------------------------


def list_captures(s: State, seat: int, out: list[ClinicAction]) -> None:
    """FC-4.12, FC-4.13, FC-4.16 The treasure of the tile, with enough cards in hand."""
    layout, tables = s.layout, s.layout.tables
    treasure = layout.treasure_at[s.tokens[seat]]
    if (
        treasure != NOBODY
        and s.hands[seat][tables.card_of_treasure[treasure]] >= tables.cards_to_capture
        and s.coins[treasure] == NOBODY
    ):
        out.append(tables.menus[seat].capture[treasure])


def capture(s: State, action: Capture, chance: Chance, log: Log) -> None:
    """FC-4.14, FC-4.15, FC-6.16, FC-R43 The player keeps the coin; exactly four cards are spent."""
    seat = action.seat
    layout, tables = s.layout, s.layout.tables
    treasure = tables.treasure_index[action.treasure]
    card = tables.card_of_treasure[treasure]
    s.actions_left -= layout.roles[seat].capture_cost
    s.decision = NONE
    s.hands[seat][card] -= tables.cards_to_capture
    s.cards_held[seat] -= tables.cards_to_capture
    s.treasure_discards[card] += tables.cards_to_capture
    s.coins[treasure] = seat
    if log.on:
        player = tables.seat_ids[seat]
        tell(s, log, Captured(rule="FC-4.14", player=player, treasure=action.treasure))
    check_win(s, log)


def why_not_capture(s: State, action: Capture) -> Refusal:
    """FC-4.12, FC-4.16, FC-9.5 A treasure that cannot be captured here and now."""
    layout, tables = s.layout, s.layout.tables
    role = layout.roles[action.seat]
    treasure = tables.treasure_index[action.treasure]
    name = tables.titles[action.treasure]
    held = s.hands[action.seat][tables.card_of_treasure[treasure]]
    if burned_out(s, action.seat):
        return Refusal("FC-9.5", "burned_out", player=layout.called(action.seat))
    if s.coins[treasure] != NOBODY:
        return Refusal("FC-4.12", "already_captured", treasure=name)
    if layout.treasure_at[s.tokens[action.seat]] != treasure:
        return Refusal("FC-4.12", "not_its_tile", treasure=name)
    if held < tables.cards_to_capture:
        return Refusal(
            "FC-4.12", "too_few_cards", treasure=name, held=held, needed=tables.cards_to_capture
        )
    return Refusal("FC-3.5", "too_few_actions", cost=role.capture_cost, left=s.actions_left)
