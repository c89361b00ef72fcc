"""Chapter 8: specials, when they can be played and what they do.

A window stays open while some holder of a playable special has not passed: ``passed`` is the bit
set of those who have. Revenue Boost, Relief Vet and Donation are the cards of the standard
content; what a card does is read from its row, so a pack may have others of the same kinds.
"""

from __future__ import annotations

from wardround.core.actions import Refusal
from wardround.core.chance import Chance
from wardround.core.log import Log
from wardround.games.forbidden_clinic.actions import (
    BoostFrom,
    BoostPassenger,
    BoostTo,
    ClinicAction,
    DonationSecond,
    DonationTile,
    Done,
    Pass,
    Play,
    ReliefTile,
)
from wardround.games.forbidden_clinic.events import Boosted, Passed, SpecialPlayed
from wardround.games.forbidden_clinic.rules.board import (
    list_elsewhere,
    place_token,
    ready_tile,
    why_not_readied,
)
from wardround.games.forbidden_clinic.rules.constants import (
    BOOST_FROM,
    BOOST_PASSENGER,
    BOOST_TO,
    DONATION_SECOND,
    DONATION_TILE,
    EMPTY,
    NOBODY,
    NONE,
    OVER,
    RELIEF_TILE,
    SPECIAL,
    STRESSED,
    SWIMMING,
)
from wardround.games.forbidden_clinic.rules.report import tell
from wardround.games.forbidden_clinic.rules.state import State

# -- Windows ----------------------------------------------------------------------------------


def playable_specials(s: State) -> list[int]:
    """FC-8.11, FC-12.13 The specials that can change something now, whoever has them.

    Relief Vet and Donation need a Stressed tile, Revenue Boost a token with a tile to go to.
    Only a Revenue Boost helps swimmers.
    """
    tables = s.layout.tables
    useful = can_ready(s)
    playable: list[int] = []
    for card in tables.specials:
        if can_lift(s, card) if tables.lifts[card] else useful:
            playable.append(card)
    return playable


def can_ready(s: State) -> bool:
    """FC-8.11, FC-12.13 Whether there is a Stressed tile; readying does not help swimmers."""
    return STRESSED in s.sides and s.phase != SWIMMING


def can_lift(s: State, card: int) -> bool:
    """FC-8.11, FC-12.13 Whether a token can go somewhere; for swimmers, from their space."""
    if s.phase == SWIMMING:
        return can_leave(s, card, s.swim_space)
    for space in s.tokens:  # noqa: SIM110 - a generator is too slow here
        if can_leave(s, card, space):
            return True
    return False


def can_leave(s: State, card: int, space: int) -> bool:
    """FC-8.11, FC-8.15, FC-12.19, FC-R6 An origin with another tile to go to.

    An empty space is an origin only if card and option allow it. From anywhere else a token can go
    to the Front Desk, which is on the board as long as the game is not lost.
    """
    sides = s.sides
    if not sides[space] and not s.layout.tables.lifts_from_empty[card]:
        return False
    return space != s.layout.goal or any(n != space and side for n, side in enumerate(sides))


def list_plays(s: State, seat: int, out: list[ClinicAction]) -> None:
    """FC-8.2 The playable specials of one hand."""
    hand = s.hands[seat]
    plays = s.layout.tables.menus[seat].play
    for card in playable_specials(s):
        if hand[card]:
            out.append(plays[card])


def list_all_plays(s: State, out: list[ClinicAction]) -> None:
    """FC-8.2, FC-8.5 Action window: every holder may play, burned out or not; nobody has to."""
    cards = playable_specials(s)
    actions = s.layout.tables.menus
    for seat, hand in enumerate(s.hands):
        for card in cards:
            if hand[card]:
                out.append(actions[seat].play[card])


def list_window(s: State) -> list[ClinicAction]:
    """FC-8.8, FC-8.10 Draw and card windows: every holder who has not passed plays or passes."""
    out: list[ClinicAction] = []
    cards = playable_specials(s)
    for seat, hand in enumerate(s.hands):
        if not s.passed >> seat & 1:
            actions = s.layout.tables.menus[seat]
            asked = False
            for card in cards:
                if hand[card]:
                    out.append(actions.play[card])
                    asked = True
            if asked:
                out.append(actions.pass_)
    return out


def special_playable(s: State) -> bool:
    """FC-3.12 Whether any player has a playable special."""
    return s.specials_held > 0 and bool(list_window(s))


def open_window(s: State, decision: int) -> bool:
    """FC-8.8, FC-8.9 Open a window, unless no holder is left who has not passed."""
    if not s.specials_held:
        return False
    choices = list_window(s)
    if not choices:
        return False
    s.decision = decision
    s.decider = NOBODY
    s.listed = choices
    return True


def pass_window(s: State, action: Pass, chance: Chance, log: Log) -> None:
    """FC-8.8 A holder plays nothing."""
    s.passed |= 1 << action.seat
    s.decision = NONE
    if log.on:
        tell(s, log, Passed(rule="FC-8.8", player=s.layout.tables.seat_ids[action.seat]))


def why_not_pass(s: State, action: Pass) -> Refusal:
    """FC-8.8 Only holders of a playable special are asked, and each passes once."""
    name = s.layout.called(action.seat)
    if s.passed >> action.seat & 1:
        return Refusal("FC-8.8", "passed_already", player=name)
    return Refusal("FC-8.8", "nothing_to_play", player=name)


# -- Playing ----------------------------------------------------------------------------------


def play(s: State, action: Play, chance: Chance, log: Log) -> None:
    """FC-8.1, FC-8.3, FC-8.8, FC-8.10, FC-6.13, FC-6.16 The card is discarded, then applied.

    It costs no action and cancels the passes of others; nothing else begins before it is done.
    """
    seat = action.seat
    tables = s.layout.tables
    card = tables.card_index[action.card]
    s.hands[seat][card] -= 1
    s.cards_held[seat] -= 1
    s.treasure_discards[card] += 1
    s.specials_held -= 1
    s.passed = 0
    s.playing = card
    s.decider = seat
    if log.on:
        player = tables.seat_ids[seat]
        tell(s, log, SpecialPlayed(rule="FC-8.3", player=player, card=action.card))
    if not tables.lifts[card]:
        s.decision = RELIEF_TILE if tables.readies[card] == 1 else DONATION_TILE
    elif s.phase == SWIMMING:
        leave_from(s, s.swim_space)
    else:
        s.decision = BOOST_FROM


def why_not_play(s: State, action: Play) -> Refusal:
    """FC-8.2, FC-8.4, FC-8.8, FC-8.11, FC-12.13 A card that cannot be played now."""
    layout, tables = s.layout, s.layout.tables
    card = tables.card_index[action.card]
    name = tables.titles[tables.card_ids[card]]
    if tables.card_kinds[card] != SPECIAL:
        return Refusal("FC-8.4", "not_a_special", card=name)
    if not s.hands[action.seat][card]:
        return Refusal("FC-8.2", "card_not_held", card=name, player=layout.called(action.seat))
    if s.phase == SWIMMING and not tables.lifts[card]:
        return Refusal("FC-12.13", "only_boost", card=name)
    if card not in playable_specials(s):
        return Refusal("FC-8.11", "no_effect", card=name)
    return Refusal("FC-8.8", "passed_already", player=layout.called(action.seat))


# -- Revenue Boost ----------------------------------------------------------------------------


def list_origins(s: State) -> list[ClinicAction]:
    """FC-8.12, FC-8.15, FC-12.19, FC-9.15 Each space with a token; an empty one if allowed."""
    choices = s.layout.tables.menus[s.decider].boost_from
    return [choices[space] for space in sorted(set(s.tokens)) if can_leave(s, s.playing, space)]


def boost_from(s: State, action: BoostFrom, chance: Chance, log: Log) -> None:
    """FC-8.12 The space from which the tokens go."""
    leave_from(s, s.layout.tables.board.index[action.space])


def leave_from(s: State, origin: int) -> None:
    """FC-8.12, FC-12.13, FC-12.18, FC-R7 Any tokens, or all by option; a lone one goes unasked."""
    s.subject = origin
    s.riders = 0
    s.decision = BOOST_PASSENGER
    if s.layout.tables.boost_all or s.tokens.count(origin) == 1:
        for seat, space in enumerate(s.tokens):
            if space == origin:
                s.riders |= 1 << seat
        s.decision = BOOST_TO


def why_not_boost_from(s: State, action: BoostFrom) -> Refusal:
    """FC-8.11, FC-8.12, FC-12.19 A space that no token can leave."""
    tables = s.layout.tables
    space = tables.board.index[action.space]
    if space not in s.tokens:
        return Refusal("FC-8.12", "no_token")
    if s.sides[space] == EMPTY and not tables.lifts_from_empty[s.playing]:
        return Refusal("FC-12.19", "empty_origin")
    return Refusal("FC-8.11", "no_effect", card=tables.titles[tables.card_ids[s.playing]])


def list_passengers(s: State) -> list[ClinicAction]:
    """FC-8.12, FC-8.13, FC-R36 Any player's tokens on the origin; at least one."""
    actions = s.layout.tables.menus[s.decider]
    out: list[ClinicAction] = []
    for seat, space in enumerate(s.tokens):
        if space == s.subject and not s.riders >> seat & 1:
            out.append(actions.boost_passenger[seat])
    if s.riders:
        out.append(actions.done)
    return out


def boost_passenger(s: State, action: BoostPassenger, chance: Chance, log: Log) -> None:
    """FC-8.12, FC-8.13 One more token goes along, whoever it belongs to."""
    s.riders |= 1 << s.layout.tables.seat_index[action.player]


def why_not_boost_passenger(s: State, action: BoostPassenger) -> Refusal:
    """FC-8.12 A token that is elsewhere or already going along."""
    seat = s.layout.tables.seat_index[action.player]
    reason = "already_going" if s.riders >> seat & 1 else "not_on_origin"
    return Refusal("FC-8.12", reason, player=s.layout.called(seat))


def passengers_done(s: State, action: Done, chance: Chance, log: Log) -> None:
    """FC-8.12 Nobody else goes along."""
    s.decision = BOOST_TO


def list_destinations(s: State) -> list[ClinicAction]:
    """FC-8.14, FC-8.16 Each tile except the origin, Ready or Stressed, however far away."""
    return list_elsewhere(s, s.subject, s.layout.tables.menus[s.decider].boost_to)


def boost_to(s: State, action: BoostTo, chance: Chance, log: Log) -> None:
    """FC-8.12, FC-8.14, FC-9.15, FC-9.16, FC-R42 The tokens go there together."""
    space = s.layout.places[action.tile]
    s.decision = NONE
    if log.on:
        seat_ids = s.layout.tables.seat_ids
        players = [seat_ids[seat] for seat in range(len(s.tokens)) if s.riders >> seat & 1]
        tell(s, log, Boosted(rule="FC-8.12", players=tuple(players), tile=action.tile))
    for seat in range(len(s.tokens)):
        if s.riders >> seat & 1 and s.phase != OVER:
            place_token(s, seat, space, "FC-8.12", "boost", log)


def why_not_boost_to(s: State, action: BoostTo) -> Refusal:
    """FC-8.14, FC-8.16 The origin itself, or an empty space."""
    layout, tables = s.layout, s.layout.tables
    space = layout.places[action.tile]
    name = tables.titles[action.tile]
    if s.sides[space] == EMPTY:
        return Refusal("FC-8.16", "burned_out_tile", tile=name)
    return Refusal("FC-8.14", "already_there", tile=name)


# -- Relief Vet and Donation ------------------------------------------------------------------


def list_stressed(s: State, choices: list[ClinicAction]) -> list[ClinicAction]:
    """FC-8.17, FC-8.18 Each Stressed tile anywhere on the board."""
    tile_at = s.layout.tile_at
    return [choices[tile_at[space]] for space, side in enumerate(s.sides) if side == STRESSED]


def list_relief(s: State) -> list[ClinicAction]:
    """FC-8.17, FC-R8 Relief Vet: one Stressed tile."""
    return list_stressed(s, s.layout.tables.menus[s.decider].relief_tile)


def list_donation(s: State) -> list[ClinicAction]:
    """FC-8.18, FC-R8 Donation: a first Stressed tile."""
    return list_stressed(s, s.layout.tables.menus[s.decider].donation_tile)


def list_donation_second(s: State) -> list[ClinicAction]:
    """FC-8.18, FC-R39 A second Stressed tile that shares an edge with the first, or none."""
    layout, tables = s.layout, s.layout.tables
    actions = tables.menus[s.decider]
    out: list[ClinicAction] = []
    nearby = tables.board.edges[s.subject]
    for space, side in enumerate(s.sides):
        if side == STRESSED and (space in nearby or not tables.readies_adjacent[s.playing]):
            out.append(actions.donation_second[layout.tile_at[space]])
    out.append(actions.done)
    return out


def relief_tile(s: State, action: ReliefTile, chance: Chance, log: Log) -> None:
    """FC-8.17 The tile is readied."""
    s.decision = NONE
    space = s.layout.places[action.tile]
    ready_tile(s, action.seat, space, "FC-8.17", log)


def donation_tile(s: State, action: DonationTile, chance: Chance, log: Log) -> None:
    """FC-8.18 The first tile is readied; a second may follow."""
    space = s.layout.places[action.tile]
    s.subject = space
    s.decision = DONATION_SECOND
    ready_tile(s, action.seat, space, "FC-8.18", log)


def donation_second(s: State, action: DonationSecond, chance: Chance, log: Log) -> None:
    """FC-8.18 The second tile is readied."""
    s.decision = NONE
    space = s.layout.places[action.tile]
    ready_tile(s, action.seat, space, "FC-8.18", log)


def why_not_special_tile(s: State, action: ReliefTile | DonationTile | DonationSecond) -> Refusal:
    """FC-2.9, FC-8.17, FC-8.18 A tile that is not Stressed, or not adjacent to the first."""
    return why_not_readied(s, action.tile) or Refusal(
        "FC-8.18", "not_adjacent", tile=s.layout.tables.titles[action.tile]
    )
