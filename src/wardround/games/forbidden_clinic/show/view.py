"""What may be seen, which is the same for every seat and spectator.

Only what nobody knows is hidden: the order inside a packet. Packets are shown as the sets they are,
so there is nothing to hide and nothing to leak.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, cast

from msgspec import Struct

from wardround.core.game import Awaiting, OptionValue
from wardround.core.messages import seat_words
from wardround.games.forbidden_clinic.rules import constants as k
from wardround.games.forbidden_clinic.rules.decisions import awaiting
from wardround.games.forbidden_clinic.rules.ending import outcome
from wardround.games.forbidden_clinic.rules.saving import deck_counts
from wardround.games.forbidden_clinic.rules.state import State, burned_out, value
from wardround.games.forbidden_clinic.rules.tables import code_of
from wardround.presentation.game_spec import Role
from wardround.presentation.language import capital

SideName = Literal["ready", "stressed", "empty"]


class TileView(Struct, frozen=True):
    """A space of the board with the tile on it, or with the one that has burned out."""

    id: str
    name: str
    space: str
    x: int
    y: int
    side: SideName
    kind: str
    treasure: str | None
    start_role: str | None
    tokens: tuple[int, ...]


class CardView(Struct, frozen=True):
    """Some cards of one kind."""

    id: str
    name: str
    code: str
    kind: str
    count: int
    key: bool


class RoleView(Struct, frozen=True):
    id: str
    name: str
    code: str
    colour: str
    text: str
    start_tile: str
    taken_by: int | None


class SeatView(Struct, frozen=True):
    """A player at the table."""

    seat: int
    id: str
    role: str | None
    role_name: str
    code: str
    colour: str
    power: str
    space: str | None
    tile: str | None
    burned_out: bool
    hand: tuple[CardView, ...]
    cards: int
    above_limit: int
    coins: tuple[str, ...]
    active: bool
    asked: bool
    passed: bool


class TreasureView(Struct, frozen=True):
    id: str
    name: str
    code: str
    corner: str
    tiles: tuple[str, ...]
    captured_by: int | None


class MeterView(Struct, frozen=True):
    id: str
    draws: tuple[int, ...]
    skull_tick: int
    tick: int
    value: int


class PacketView(Struct, frozen=True):
    """Cards whose order among themselves nobody knows; a packet of one is a known card."""

    tiles: tuple[str, ...]


class PendingView(Struct, frozen=True):
    """What is asked, and what the current choice is about."""

    decision: str
    rule: str
    asked: tuple[int, ...]
    may_act: tuple[int, ...]
    player: int | None = None
    space: str | None = None
    card: str | None = None
    passengers: tuple[int, ...] = ()
    shown: tuple[str, ...] = ()
    cards_to_come: int = 0


class EndView(Struct, frozen=True):
    reason: str
    rule: str
    won: bool


class View(Struct, frozen=True):
    """The whole table."""

    options: dict[str, OptionValue]
    difficulty: str
    columns: int
    rows: int
    turn: int
    phase: str
    active: int | None
    actions_left: int
    flights: int
    triages: int
    tiles: tuple[TileView, ...]
    seats: tuple[SeatView, ...]
    roles: tuple[RoleView, ...]
    treasures: tuple[TreasureView, ...]
    meter: MeterView
    hand_limit: int
    clinic_deck: tuple[PacketView, ...]
    """Packets, the top one first."""
    clinic_discards: tuple[str, ...]
    treasure_deck: tuple[CardView, ...]
    treasure_discards: tuple[CardView, ...]
    pending: PendingView
    end: EndView | None


_code = lru_cache(maxsize=256)(code_of)
"""The names are the same in every view."""


def view(s: State, seat: int | None) -> View:
    """FC-1.9, FC-1.16, FC-6.2, FC-12.9, FC-12.10 Everything but the order inside packets.

    Hands, discards and role cards are open, the options are shown to everyone, and a bot's seat
    receives what every spectator does.
    """
    tables = s.layout.tables
    asked = awaiting(s)
    return View(
        options=dict(tables.options),
        difficulty=next(
            row.name for row in tables.difficulties if row.id == tables.options["difficulty"]
        ),
        columns=tables.board.columns,
        rows=tables.board.rows,
        turn=s.turn,
        phase=k.PHASES[s.phase],
        active=None if s.active == k.NOBODY else s.active,
        actions_left=s.actions_left if s.phase == k.ACTIONS else 0,
        flights=s.flights,
        triages=s.triages,
        tiles=tuple(_tile_view(s, space) for space in range(tables.board.spaces)),
        seats=tuple(_seat_view(s, seat, asked.seats) for seat in range(tables.seats)),
        roles=_role_views(s),
        treasures=_treasure_views(s),
        meter=MeterView(
            id=str(tables.options["meter"]),
            draws=tuple(tables.draws),
            skull_tick=tables.skull_tick,
            tick=s.tick,
            value=value(s),
        ),
        hand_limit=tables.hand_limit,
        clinic_deck=tuple(
            PacketView(tuple(tables.tile_ids[tile] for tile in packet))
            for packet in reversed(s.clinic_deck.packets)
        ),
        clinic_discards=tuple(tables.tile_ids[tile] for tile in sorted(s.clinic_discards)),
        treasure_deck=_card_views(s, deck_counts(s)),
        treasure_discards=_card_views(s, s.treasure_discards),
        pending=_pending_view(s, asked),
        end=_end_view(s),
    )


def _tile_view(s: State, space: int) -> TileView:
    tables = s.layout.tables
    tile = s.layout.tile_at[space]
    row = tables.tile_rows[tile]
    return TileView(
        id=tables.tile_ids[tile],
        name=row.name,
        space=tables.board.ids[space],
        x=space % tables.board.columns,
        y=space // tables.board.columns,
        side=cast(SideName, k.SIDES[s.sides[space]]),
        kind=row.kind,
        treasure=f"treasure:{row.treasure}" if row.treasure else None,
        start_role=f"role:{row.start_role}" if row.start_role else None,
        tokens=tuple(seat for seat, on in enumerate(s.tokens) if on == space),
    )


def _card_views(s: State, counts: list[int]) -> tuple[CardView, ...]:
    tables = s.layout.tables
    return tuple(
        CardView(
            id=tables.card_ids[card],
            name=tables.card_titles[card],
            code=_code(tables.card_names[card]),
            kind=tables.card_rows[card].kind,
            count=count,
            key=card in tables.key_cards,
        )
        for card, count in enumerate(counts)
        if count
    )


def _seat_view(s: State, seat: int, asked: tuple[int, ...]) -> SeatView:
    layout, tables = s.layout, s.layout.tables
    role = layout.roles[seat] if seat < len(layout.roles) else None
    space, cards = s.tokens[seat], s.cards_held[seat]
    placed = space != k.NOBODY
    standing = placed and not burned_out(s, seat)
    ids = tables.treasure_ids
    return SeatView(
        seat=seat,
        id=tables.seat_ids[seat],
        role=tables.role_ids[role.index] if role else None,
        role_name=role.name if role else capital(seat_words(seat)),
        code=role.code if role else str(seat + 1),
        colour=role.colour if role else "",
        power=role.text if role else "",
        space=tables.board.ids[space] if placed else None,
        tile=tables.tile_ids[layout.tile_at[space]] if standing else None,
        burned_out=placed and not standing,
        hand=_card_views(s, s.hands[seat]),
        cards=cards,
        above_limit=max(0, cards - tables.hand_limit),
        coins=tuple(ids[n] for n, captor in enumerate(s.coins) if captor == seat),
        active=seat == s.active,
        asked=seat in asked,
        passed=s.passed >> seat & 1 == 1,
    )


def roles(v: View) -> list[Role]:
    """Who plays whom."""
    return [Role(s.seat, s.role, s.role_name) for s in v.seats if s.role is not None]


def _role_views(s: State) -> tuple[RoleView, ...]:
    tables = s.layout.tables
    holders = {role.index: seat for seat, role in enumerate(s.layout.roles)}
    return tuple(
        RoleView(
            id=tables.role_ids[role.index],
            name=role.name,
            code=role.code,
            colour=role.colour,
            text=role.text,
            start_tile=tables.tile_ids[role.start_tile],
            taken_by=holders.get(role.index),
        )
        for role in tables.roles
    )


def _treasure_views(s: State) -> tuple[TreasureView, ...]:
    """FC-1.11 One coin for each treasure, at its corner until it is captured."""
    tables = s.layout.tables
    return tuple(
        TreasureView(
            id=tables.treasure_ids[n],
            name=row.name,
            code=_code(row.id),
            corner=row.corner,
            tiles=tuple(f"tile:{name}" for name in row.tiles),
            captured_by=None if s.coins[n] == k.NOBODY else s.coins[n],
        )
        for n, row in enumerate(tables.treasure_rows)
    )


def _pending_view(s: State, asked: Awaiting) -> PendingView:
    tables, decision = s.layout.tables, s.decision
    riding = decision in (k.BOOST_PASSENGER, k.BOOST_TO)
    space = s.swim_space
    if space == k.NOBODY and (riding or decision in (k.READY_SECOND, k.DONATION_SECOND)):
        space = s.subject
    return PendingView(
        asked.decision,
        asked.rule,
        asked.seats,
        asked.may_act,
        player=s.subject if decision in (k.REHIRE_TO, k.ESCORT_TO) else None,
        space=None if space == k.NOBODY else tables.board.ids[space],
        card=tables.card_ids[s.playing] if k.BOOST_FROM <= decision <= k.DONATION_SECOND else None,
        passengers=tuple(n for n in range(tables.seats) if s.riders >> n & 1) if riding else (),
        shown=tuple(tables.tile_ids[tile] for tile in s.shown),
        cards_to_come=s.cards_left if s.phase in (k.CLINIC_DRAW, k.SWIMMING) else 0,
    )


def _end_view(s: State) -> EndView | None:
    end = outcome(s)
    if end is None:
        return None
    return EndView(reason=end.reason, rule=end.rule, won=bool(end.winners))
