"""The state as readable data, and back; and the counts that never change."""

from __future__ import annotations

from typing import Any

from wardround.core.game import Options
from wardround.core.piles import Pile
from wardround.games.forbidden_clinic.content import Content
from wardround.games.forbidden_clinic.state import (
    BOOST_FROM,
    BOOST_PASSENGER,
    BOOST_TO,
    DECISIONS,
    DONATION_SECOND,
    ESCORT_TO,
    PHASES,
    READY_SECOND,
    REASONS,
    REHIRE_TO,
    State,
    fresh_state,
    lay_out,
)
from wardround.games.forbidden_clinic.tables import EMPTY, NOBODY, STRESSED, Tables, tables_for


def dump(s: State) -> dict[str, Any]:
    """The whole state in names; equal for equal states, however they came about."""
    layout, tables = s.layout, s.layout.tables
    names, spaces = tables.tile_names, tables.board.ids
    return {
        "tiles": [names[tile] for tile in layout.tile_at],
        "stressed": [names[layout.tile_at[n]] for n, x in enumerate(s.sides) if x == STRESSED],
        "burned_out": [names[layout.tile_at[n]] for n, x in enumerate(s.sides) if x == EMPTY],
        "roles": [role.id for role in layout.roles],
        "tokens": [None if space == NOBODY else spaces[space] for space in s.tokens],
        "hands": [_counted(tables, hand) for hand in s.hands],
        "coins": {
            name.removeprefix("treasure:"): seat
            for name, seat in zip(tables.treasure_ids, s.coins, strict=True)
            if seat != NOBODY
        },
        "clinic_deck": [[names[t] for t in packet] for packet in s.clinic_deck.packets[::-1]],
        "clinic_discards": [names[tile] for tile in sorted(s.clinic_discards)],
        "treasure_deck": _counted(tables, deck_counts(s)),
        "treasure_discards": _counted(tables, s.treasure_discards),
        "tick": s.tick,
        "turn": s.turn,
        "active": _seat(s.active),
        "actions_left": s.actions_left,
        "flights": s.flights,
        "triages": s.triages,
        "cards_left": s.cards_left,
        "phase": PHASES[s.phase],
        "ended": REASONS[s.ended],
        "pending": _pending(s),
    }


def _pending(s: State) -> dict[str, Any]:
    """What is asked, with exactly those parameters that the decision has."""
    tables = s.layout.tables
    spaces = tables.board.ids
    found: dict[str, Any] = {
        "decision": DECISIONS[s.decision],
        "decider": _seat(s.decider),
        "passed": [seat for seat in range(tables.seats) if s.passed >> seat & 1],
        "crowded": _seat(s.crowded),
    }
    if s.decision in (REHIRE_TO, ESCORT_TO):
        found["player"] = s.subject
    if s.decision in (READY_SECOND, DONATION_SECOND, BOOST_PASSENGER, BOOST_TO):
        found["space"] = spaces[s.subject]
    if BOOST_FROM <= s.decision <= DONATION_SECOND:
        found["playing"] = tables.card_names[s.playing]
    if s.decision in (BOOST_PASSENGER, BOOST_TO):
        found["riders"] = [seat for seat in range(tables.seats) if s.riders >> seat & 1]
    if s.shown:
        found["shown"] = [tables.tile_names[tile] for tile in s.shown]
    if s.swim_space != NOBODY:
        found["swim_space"] = spaces[s.swim_space]
    return found


def load(options: Options, content: Content, data: dict[str, Any]) -> State:
    """The state that `dump` wrote."""
    tables = tables_for(content, options)
    tile = {name: n for n, name in enumerate(tables.tile_names)}
    space = tables.board.index
    roles = [tables.roles[tables.role_names.index(name)] for name in data["roles"]]
    layout = lay_out(tables, [tile[name] for name in data["tiles"]], roles)
    s = fresh_state(layout)
    for name in data["stressed"]:
        s.sides[layout.space_of[tile[name]]] = STRESSED
    for name in data["burned_out"]:
        s.sides[layout.space_of[tile[name]]] = EMPTY
    s.tokens = [NOBODY if name is None else space[name] for name in data["tokens"]]
    s.hands = [_counts(tables, hand) for hand in data["hands"]]
    s.specials_held = count_specials(s)
    for name, seat in data["coins"].items():
        s.coins[tables.treasure_index[f"treasure:{name}"]] = seat
    packets = [[tile[name] for name in packet] for packet in data["clinic_deck"]]
    s.clinic_deck = Pile(tables.tile_names, packets[::-1])
    s.clinic_discards = [tile[name] for name in data["clinic_discards"]]
    s.treasure_deck = pile_of(tables, _counts(tables, data["treasure_deck"]))
    s.treasure_discards = _counts(tables, data["treasure_discards"])
    s.tick = data["tick"]
    s.turn = data["turn"]
    s.active = _number(data["active"])
    s.actions_left = data["actions_left"]
    s.flights = data["flights"]
    s.triages = data["triages"]
    s.cards_left = data["cards_left"]
    s.phase = PHASES.index(data["phase"])
    s.ended = REASONS.index(data["ended"])
    _load_pending(s, data["pending"])
    return s


def _load_pending(s: State, data: dict[str, Any]) -> None:
    tables = s.layout.tables
    space = tables.board.index
    s.decision = DECISIONS.index(data["decision"])
    s.decider = _number(data["decider"])
    s.crowded = _number(data["crowded"])
    s.passed = _bits(data["passed"])
    s.riders = _bits(data.get("riders", []))
    s.subject = space[data["space"]] if "space" in data else data.get("player", NOBODY)
    if "playing" in data:
        s.playing = tables.card_names.index(data["playing"])
    s.shown = [tables.tile_names.index(name) for name in data.get("shown", [])]
    if "swim_space" in data:
        s.swim_space = space[data["swim_space"]]


def census(s: State) -> dict[str, int]:
    """FC-1.6, FC-1.7, FC-7.10 Every Clinic card and every Treasure card is somewhere.

    ``specials_held`` keeps count of what is in the hands; the difference is always 0.
    """
    tables = s.layout.tables
    in_play = s.clinic_deck.size() + len(s.clinic_discards) + len(s.shown)
    found = {
        "clinic_cards": in_play + s.sides.count(EMPTY),
        "clinic_cards_without_tile": in_play - len(s.sides) + s.sides.count(EMPTY),
        "specials_miscounted": s.specials_held - count_specials(s),
    }
    deck = deck_counts(s)
    for card, name in enumerate(tables.card_ids):
        in_hands = sum([hand[card] for hand in s.hands])
        found[name] = deck[card] + s.treasure_discards[card] + in_hands
    return found


def count_specials(s: State) -> int:
    """How many specials are in all hands together."""
    return sum([hand[card] for hand in s.hands for card in s.layout.tables.specials])


def deck_counts(s: State) -> list[int]:
    """FC-1.7 The Treasure deck by kinds, which is all that anybody knows of it."""
    counts = [0] * len(s.treasure_discards)
    for card in s.treasure_deck.cards():
        counts[card] += 1
    return counts


def pile_of(tables: Tables, counts: list[int]) -> Pile:
    """A Treasure deck with so many cards of each kind."""
    pile = Pile(tables.card_names, [])
    pile.shuffle_on_top([card for card, count in enumerate(counts) for _ in range(count)])
    return pile


def _counted(tables: Tables, counts: list[int]) -> dict[str, int]:
    return {tables.card_names[card]: count for card, count in enumerate(counts) if count}


def _counts(tables: Tables, counted: dict[str, int]) -> list[int]:
    return [counted.get(name, 0) for name in tables.card_names]


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _number(seat: int | None) -> int:
    return NOBODY if seat is None else seat


def _bits(seats: list[int]) -> int:
    found = 0
    for seat in seats:
        found |= 1 << seat
    return found
