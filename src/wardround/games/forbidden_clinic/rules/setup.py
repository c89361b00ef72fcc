"""Chapter 1: setup."""

from __future__ import annotations

from wardround.core.actions import Refusal
from wardround.core.chance import Chance
from wardround.core.game import Options
from wardround.core.log import Log, silent
from wardround.games.forbidden_clinic.actions import ClinicAction, PickFirstPlayer, PickRole
from wardround.games.forbidden_clinic.events import (
    Dealt,
    FirstPlayerSet,
    RolePicked,
    SetupStressed,
)
from wardround.games.forbidden_clinic.rules.constants import (
    INCOMING,
    PICK_FIRST_PLAYER,
    PICK_ROLE,
    SPECIAL,
    STRESSED,
)
from wardround.games.forbidden_clinic.rules.report import tell
from wardround.games.forbidden_clinic.rules.state import State, lay_out
from wardround.games.forbidden_clinic.rules.tables import Content, Role, Tables, tables_for
from wardround.games.forbidden_clinic.rules.turn import advance, begin_turn


def set_up(options: Options, content: Content, chance: Chance) -> State:
    """FC-1.10, FC-1.12, FC-1.14, FC-12.10 Tiles first, then roles; the rest follows from them."""
    tables = tables_for(content, options)
    s = State(lay_out(tables, chance.order(tables.tile_names), []))
    if tables.roles_random:
        s.layout = s.layout.with_roles(random_roles(tables, chance))
        finish_setup(s, chance, silent())
        advance(s, chance, silent())
    else:
        s.decision = PICK_ROLE
        s.decider = 0
    return s


# -- Roles ------------------------------------------------------------------------------------


def random_roles(tables: Tables, chance: Chance) -> list[Role]:
    """FC-1.13, FC-1.15, FC-R2 The Practice Manager goes to a random seat, then the others draw."""
    seats = list(range(tables.seats))
    manager = seats[chance.pick(seats, tables.seat_ids)]
    left = [role.index for role in tables.roles if role.index != tables.practice_manager]
    roles: list[Role] = []
    for seat in seats:
        if seat == manager:
            roles.append(tables.roles[tables.practice_manager])
        else:
            roles.append(tables.roles[left.pop(chance.pick(left, tables.role_names))])
    return roles


def list_roles(s: State) -> list[ClinicAction]:
    """FC-1.13, FC-1.14, FC-1.15, FC-R2, FC-R21 The roles that are left; the last is the Manager."""
    tables = s.layout.tables
    taken = [False] * len(tables.roles)
    for role in s.layout.roles:
        taken[role.index] = True
    choices = tables.menus[s.decider].pick_role
    if len(s.layout.roles) == tables.seats - 1 and not taken[tables.practice_manager]:
        return [choices[tables.practice_manager]]
    return [choices[role.index] for role in tables.roles if not taken[role.index]]


def pick_role(s: State, action: PickRole, chance: Chance, log: Log) -> None:
    """FC-1.14 The seat has its role; the next one picks, or setup goes on."""
    tables = s.layout.tables
    role = tables.roles[tables.role_index[action.role]]
    s.layout = s.layout.with_roles([*s.layout.roles, role])
    if log.on:
        player = tables.seat_ids[action.seat]
        tell(s, log, RolePicked(rule="FC-1.14", player=player, role=action.role))
    if len(s.layout.roles) < tables.seats:
        s.decider += 1
    else:
        finish_setup(s, chance, log)


def why_not_role(s: State, action: PickRole) -> Refusal:
    """FC-1.13, FC-1.15 A role already taken, or another one while the Manager is missing."""
    role = s.layout.tables.role_index[action.role]
    name = s.layout.tables.titles[action.role]
    if role in [taken.index for taken in s.layout.roles]:
        return Refusal("FC-1.13", "role_taken", role=name)
    return Refusal("FC-1.15", "manager_needed")


# -- Tokens, cards, tiles ---------------------------------------------------------------------


def finish_setup(s: State, chance: Chance, log: Log) -> None:
    """FC-1.17, FC-1.21, FC-1.25, FC-R23 Tokens, deal, stress, then the first player.

    The level marker lies on the starting tick of the difficulty from the beginning.
    """
    layout, tables = s.layout, s.layout.tables
    for seat, role in enumerate(layout.roles):
        s.tokens[seat] = layout.space_of[role.start_tile]
    deal_hands(s, chance, log)
    stress_tiles(s, chance, log)
    if tables.first_player_chosen:
        s.decision = PICK_FIRST_PLAYER
        s.decider = 0
    else:
        seats = list(range(tables.seats))
        set_first_player(s, seats[chance.pick(seats, tables.seat_ids)], log)


def deal_hands(s: State, chance: Chance, log: Log) -> None:
    """FC-1.18 Every seat is dealt two cards, face up."""
    tables = s.layout.tables
    for seat in range(tables.seats):
        for _ in range(tables.deal):
            while not deal_card(s, seat, chance, log):
                pass


def deal_card(s: State, seat: int, chance: Chance, log: Log) -> bool:
    """FC-1.19, FC-1.20, FC-R22 Specials are kept; an incoming card goes back without effect."""
    tables = s.layout.tables
    card = s.treasure_deck.draw(chance)
    kept = tables.card_kinds[card] != INCOMING
    if kept:
        s.hands[seat][card] += 1
        s.cards_held[seat] += 1
        if tables.card_kinds[card] == SPECIAL:
            s.specials_held += 1
    else:
        s.treasure_deck.shuffle_in([card])
    if log.on:
        player, name = tables.seat_ids[seat], tables.card_ids[card]
        rule = "FC-1.18" if kept else "FC-1.19"
        tell(s, log, Dealt(rule=rule, player=player, card=name, kept=kept))
    return kept


def stress_tiles(s: State, chance: Chance, log: Log) -> None:
    """FC-1.22, FC-1.23, FC-1.24, FC-R14, FC-R45 Six tiles become Stressed; their cards go back in.

    A token on such a tile stays, and the Front Desk is not spared.
    """
    layout, tables = s.layout, s.layout.tables
    turned: list[int] = []
    for _ in range(tables.stressed_tiles):
        tile = s.clinic_deck.draw(chance)
        turned.append(tile)
        s.sides[layout.space_of[tile]] = STRESSED
        if log.on:
            tell(s, log, SetupStressed(rule="FC-1.22", tile=tables.tile_ids[tile]))
    if tables.stress_cards_back or not s.clinic_deck.packets:
        s.clinic_deck.shuffle_in(turned)
    else:
        s.clinic_discards = turned


# -- First player -----------------------------------------------------------------------------


def list_first_players(s: State) -> list[ClinicAction]:
    """FC-1.25, FC-R23 The first seat names any player."""
    return list(s.layout.tables.menus[s.decider].pick_first_player)


def pick_first_player(s: State, action: PickFirstPlayer, chance: Chance, log: Log) -> None:
    """FC-1.25 The named player begins."""
    set_first_player(s, s.layout.tables.seat_index[action.player], log)


def set_first_player(s: State, seat: int, log: Log) -> None:
    """FC-1.25 Play begins."""
    if log.on:
        tell(s, log, FirstPlayerSet(rule="FC-1.25", player=s.layout.tables.seat_ids[seat]))
    begin_turn(s, seat, log)
