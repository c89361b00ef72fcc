"""Chapter 5: the powers of the roles.

Diagonal steps, wading, wider reach and gifts at any distance change the basic actions (see
`tables.Role`, `board` and `basics`). Here are the powers that are choices of their own: Fly, the
second tile of a Ready, Take, Escort and Triage. Re-hire is in `burnout`.
"""

from __future__ import annotations

from wardround.core.actions import Refusal
from wardround.core.chance import Chance
from wardround.core.log import Log
from wardround.games.forbidden_clinic.actions import (
    ClinicAction,
    Done,
    Escort,
    EscortTo,
    Fly,
    ReadySecond,
    Take,
    Triage,
    TriageOther,
    TriageTop,
)
from wardround.games.forbidden_clinic.events import Taken, TriageReturned, TriageShown
from wardround.games.forbidden_clinic.rules.basics import (
    can_move,
    hand_over,
    has_room,
    partners,
    why_not_handed_over,
)
from wardround.games.forbidden_clinic.rules.board import (
    list_elsewhere,
    place_token,
    ready_tile,
    wading_targets,
    why_not_readied,
)
from wardround.games.forbidden_clinic.rules.constants import (
    EMPTY,
    ESCORT_TO,
    NONE,
    STRESSED,
    TRIAGE_OTHER,
    TRIAGE_TOP,
)
from wardround.games.forbidden_clinic.rules.report import tell
from wardround.games.forbidden_clinic.rules.state import State, burned_out


def why_not_power(s: State, seat: int, owned: bool, cost: int) -> Refusal | None:
    """FC-3.5, FC-5.1, FC-5.3 A power has one role, costs actions, and is lost while burned out."""
    if not owned:
        return Refusal("FC-5.1", "not_your_power", player=s.layout.called(seat))
    if burned_out(s, seat):
        return Refusal("FC-5.3", "power_suspended", player=s.layout.called(seat))
    if cost > s.actions_left:
        return Refusal("FC-3.5", "too_few_actions", cost=cost, left=s.actions_left)
    return None


# -- House-Call Vet: Fly ----------------------------------------------------------------------


def list_flights(s: State, seat: int, out: list[ClinicAction]) -> None:
    """FC-5.2, FC-5.11, FC-9.12 Once per turn to any other tile, even from an empty space."""
    layout = s.layout
    role = layout.roles[seat]
    here = s.tokens[seat]
    if s.flights < role.fly_per_turn and (s.sides[here] or role.flies_burned_out):
        out += list_elsewhere(s, here, layout.tables.menus[seat].fly)


def fly(s: State, action: Fly, chance: Chance, log: Log) -> None:
    """FC-5.11 The token goes to the tile, however far away."""
    seat = action.seat
    layout = s.layout
    s.actions_left -= layout.roles[seat].fly_cost
    s.flights += 1
    s.decision = NONE
    space = layout.places[action.tile]
    place_token(s, seat, space, "FC-5.11", "fly", log)


def why_not_fly(s: State, action: Fly) -> Refusal:
    """FC-5.2, FC-5.11 A flight that does not take off."""
    layout, tables = s.layout, s.layout.tables
    role = layout.roles[action.seat]
    if not role.flies:
        return Refusal("FC-5.1", "not_your_power", player=layout.called(action.seat))
    if s.flights >= role.fly_per_turn:
        return Refusal("FC-5.2", "flown_already")
    if burned_out(s, action.seat) and not role.flies_burned_out:
        return Refusal("FC-5.3", "power_suspended", player=layout.called(action.seat))
    if role.fly_cost > s.actions_left:
        return Refusal("FC-3.5", "too_few_actions", cost=role.fly_cost, left=s.actions_left)
    space = layout.places[action.tile]
    reason = "already_there" if space == s.tokens[action.seat] else "burned_out_tile"
    return Refusal("FC-5.11", reason, tile=tables.titles[action.tile])


# -- Veterinary Technician: two tiles with one Ready ------------------------------------------


def list_second_tiles(s: State) -> list[ClinicAction]:
    """FC-5.9, FC-R28 The other Stressed tiles within reach, or none of them."""
    layout = s.layout
    seat = s.decider
    actions = layout.tables.menus[seat]
    out: list[ClinicAction] = []
    for space in layout.roles[seat].reach[s.tokens[seat]]:
        if s.sides[space] == STRESSED:
            out.append(actions.ready_second[layout.tile_at[space]])
    out.append(actions.done)
    return out


def ready_second(s: State, action: ReadySecond, chance: Chance, log: Log) -> None:
    """FC-5.9 The second tile costs nothing more."""
    space = s.layout.places[action.tile]
    s.decision = NONE
    ready_tile(s, action.seat, space, "FC-5.9", log)


def why_not_ready_second(s: State, action: ReadySecond) -> Refusal:
    """FC-5.9, FC-R28 A second tile that is not Stressed or not within reach."""
    return why_not_readied(s, action.tile) or Refusal(
        "FC-4.6", "second_out_of_reach", tile=s.layout.tables.titles[action.tile]
    )


def done(s: State, action: Done, chance: Chance, log: Log) -> None:
    """FC-5.9, FC-8.18 No second tile: a Ready or a Donation may stop at one."""
    s.decision = NONE


# -- Medical Director: Take -------------------------------------------------------------------


def list_takes(s: State, seat: int, out: list[ClinicAction]) -> None:
    """FC-5.17, FC-5.18, FC-4.8, FC-12.17 Treasure cards of the other players on the same tile."""
    tables = s.layout.tables
    if not tables.gift_above_limit and not has_room(s, seat):
        return
    others = partners(s, seat, False)
    if others:
        takes = tables.menus[seat].take
        for card in tables.treasure_cards:
            for player in others:
                if s.hands[player][card]:
                    out.append(takes[card][player])


def take(s: State, action: Take, chance: Chance, log: Log) -> None:
    """FC-5.17, FC-5.18, FC-6.11 One card changes hands; the taker's hand is checked at once."""
    seat, card, source = action.seat, action.card, action.player
    s.actions_left -= s.layout.roles[seat].take_cost
    hand_over(s, card, s.layout.tables.seat_index[source], seat)
    if log.on:
        player = s.layout.tables.seat_ids[seat]
        tell(s, log, Taken(rule="FC-5.17", player=player, card=card, source=source))


def why_not_take(s: State, action: Take) -> Refusal:
    """FC-5.17, FC-4.8, FC-12.17 A card that cannot be taken."""
    layout, tables = s.layout, s.layout.tables
    role = layout.roles[action.seat]
    refusal = why_not_power(s, action.seat, role.takes, role.take_cost)
    if refusal is not None:
        return refusal
    giver = tables.seat_index[action.player]
    refusal = why_not_handed_over(s, action.card, giver, action.player, "FC-5.17")
    if refusal is not None:
        return refusal
    if giver not in partners(s, action.seat, False):
        return Refusal("FC-5.17", "not_same_tile", player=layout.called(giver))
    return Refusal("FC-12.17", "hand_full", player=layout.called(action.seat))


# -- Practice Manager: Escort -----------------------------------------------------------------


def list_escorts(s: State, seat: int, out: list[ClinicAction]) -> None:
    """FC-5.5, FC-5.8, FC-R36 Another player who is not burned out and can go somewhere."""
    sides = s.sides
    escorts = s.layout.tables.menus[seat].escort
    for player, space in enumerate(s.tokens):
        if player != seat and sides[space] and can_move(s, player):
            out.append(escorts[player])


def escort(s: State, action: Escort, chance: Chance, log: Log) -> None:
    """FC-5.5 An Escort begins; it costs one action, wherever the Practice Manager stands."""
    seat = action.seat
    s.actions_left -= s.layout.roles[seat].escort_cost
    s.decision = ESCORT_TO
    s.decider = seat
    s.subject = s.layout.tables.seat_index[action.player]


def why_not_escort(s: State, action: Escort) -> Refusal:
    """FC-5.5, FC-5.6, FC-5.8 A player who cannot be escorted."""
    layout = s.layout
    role = layout.roles[action.seat]
    refusal = why_not_power(s, action.seat, bool(role.escort_steps), role.escort_cost)
    if refusal is not None:
        return refusal
    player = layout.tables.seat_index[action.player]
    if player == action.seat:
        return Refusal("FC-5.5", "only_others")
    if burned_out(s, player):
        return Refusal("FC-5.8", "partner_burned_out", player=layout.called(player))
    return Refusal("FC-5.6", "no_way", player=layout.called(player))


def escort_targets(s: State, player: int, steps: int) -> list[int]:
    """FC-5.6, FC-5.7, FC-5.8, FC-R27, FC-R41 Where a number of the escorted player's Moves lead.

    Each step is a Move under that player's own rules (a wade is one of them, a flight is not);
    the way ends on a different tile from the one it began on.
    """
    role = s.layout.roles[player]
    sides = s.sides
    front = [s.tokens[player]]
    seen = [False] * len(sides)
    seen[front[0]] = True
    targets: list[int] = []
    for _ in range(steps):
        further: list[int] = []
        if role.wades:
            further += wading_targets(s, role, front)
        else:
            for space in front:
                further += role.steps[space]
        front = []
        for target in further:
            if sides[target] and not seen[target]:
                seen[target] = True
                front.append(target)
        targets += front
    targets.sort()
    return targets


def list_escort_targets(s: State) -> list[ClinicAction]:
    """FC-5.5, FC-5.8 The tiles where this Escort can end."""
    layout = s.layout
    choices = layout.tables.menus[s.decider].escort_to
    steps = layout.roles[s.decider].escort_steps
    return [choices[layout.tile_at[space]] for space in escort_targets(s, s.subject, steps)]


def escort_to(s: State, action: EscortTo, chance: Chance, log: Log) -> None:
    """FC-5.5 The escorted token goes to the tile."""
    s.decision = NONE
    space = s.layout.places[action.tile]
    place_token(s, s.subject, space, "FC-5.5", "escort", log)


def why_not_escort_to(s: State, action: EscortTo) -> Refusal:
    """FC-5.6, FC-5.7, FC-5.8, FC-R41 A tile that the Escort does not lead to."""
    layout, tables = s.layout, s.layout.tables
    space = layout.places[action.tile]
    name = tables.titles[action.tile]
    if s.sides[space] == EMPTY:
        return Refusal("FC-5.8", "burned_out_tile", tile=name)
    if space == s.tokens[s.subject]:
        return Refusal("FC-5.8", "already_there", tile=name)
    role = layout.roles[s.subject]
    if role.flies:
        return Refusal("FC-5.7", "no_flight", tile=name, player=layout.called(s.subject))
    steps = layout.roles[action.seat].escort_steps
    return Refusal(
        "FC-5.6", "beyond_escort", tile=name, player=layout.called(s.subject), steps=steps
    )


# -- Triage Nurse -----------------------------------------------------------------------------


def list_triage(s: State, seat: int, out: list[ClinicAction]) -> None:
    """FC-5.2, FC-5.19, FC-R41 Once per turn, even if the cards then go back as they were."""
    if s.triages < s.layout.roles[seat].triage_per_turn:
        out.append(s.layout.tables.menus[seat].triage)


def triage(s: State, action: Triage, chance: Chance, log: Log) -> None:
    """FC-5.19, FC-5.21, FC-5.22, FC-R37 The top two cards are turned up for all to see.

    If the deck has only one, that one is shown; no discards are shuffled for it, and no tile or
    discard pile changes.
    """
    seat = action.seat
    layout, tables = s.layout, s.layout.tables
    role = layout.roles[seat]
    s.actions_left -= role.triage_cost
    s.triages += 1
    shown: list[int] = []
    while len(shown) < role.triage_look and s.clinic_deck.packets:
        shown.append(s.clinic_deck.draw(chance))
    s.shown = shown
    s.decision = TRIAGE_TOP
    s.decider = seat
    if log.on:
        tiles = tuple([tables.tile_ids[tile] for tile in shown])
        tell(s, log, TriageShown(rule="FC-5.19", player=tables.seat_ids[seat], tiles=tiles))


def why_not_triage(s: State, action: Triage) -> Refusal:
    """FC-5.2, FC-5.3, FC-5.19 A Triage by another role, or a second one in the same turn."""
    role = s.layout.roles[action.seat]
    return why_not_power(s, action.seat, role.triages, role.triage_cost) or Refusal(
        "FC-5.2", "triaged_already"
    )


def list_triage_top(s: State) -> list[ClinicAction]:
    """FC-5.20, FC-5.21 Which of the cards shown lies on top, in the order of their spaces."""
    layout = s.layout
    choices = layout.tables.menus[s.decider].triage_top
    spaces = sorted([layout.space_of[tile] for tile in s.shown])
    return [choices[layout.tile_at[space]] for space in spaces]


def triage_top(s: State, action: TriageTop, chance: Chance, log: Log) -> None:
    """FC-5.20 The chosen card will lie on top; where the other goes is asked if it matters."""
    layout = s.layout
    top = layout.tables.tile_index[action.tile]
    s.shown = [top, *[tile for tile in s.shown if tile != top]]
    under = layout.roles[action.seat].triage_under
    if under and len(s.shown) > 1 and s.clinic_deck.packets:
        s.decision = TRIAGE_OTHER
    else:
        return_triage(s, False, log)


def list_triage_other(s: State) -> list[ClinicAction]:
    """FC-5.20 The other card goes second or under the deck."""
    actions = s.layout.tables.menus[s.decider]
    return [actions.triage_second, actions.triage_under]


def triage_other(s: State, action: TriageOther, chance: Chance, log: Log) -> None:
    """FC-5.20 The other card goes where its player says."""
    return_triage(s, action.where == "under", log)


def return_triage(s: State, under: bool, log: Log) -> None:
    """FC-5.19, FC-5.20 The cards go back face down, each as a packet of one: their place is known.

    The first of the cards shown lies on top; the other is second, or under all others.
    """
    shown, s.shown = s.shown, []
    top, rest = shown[:1], shown[1:]
    for tile in rest:
        if under:
            s.clinic_deck.shuffle_under([tile])
        else:
            s.clinic_deck.shuffle_on_top([tile])
    s.clinic_deck.shuffle_on_top(top)
    s.decision = NONE
    if log.on:
        tables = s.layout.tables
        player = tables.seat_ids[s.decider]
        tiles = tuple([tables.tile_ids[tile] for tile in shown])
        split = 1 if under else len(tiles)
        event = TriageReturned(
            rule="FC-5.20", player=player, top=tiles[:split], under=tiles[split:]
        )
        tell(s, log, event)


def why_not_triage_card(s: State, action: TriageTop) -> Refusal:
    """FC-5.20 A card that the Triage did not show."""
    return Refusal("FC-5.20", "not_shown", tile=s.layout.tables.titles[action.tile])


def why_not_triage_place(s: State, action: TriageOther) -> Refusal:
    """FC-5.20 Neither second nor under the deck."""
    return Refusal("FC-5.20", "no_such_place")
