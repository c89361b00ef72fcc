"""Lookup tables, made once from content and options.

Inside the rules everything is a small int: a tile is its row in ``tiles.toml``, a space is
``y * columns + x``, a card its row in ``treasure_deck.toml``, a player a seat. `Tables` maps each
to its mention (``tile:van_port``) and back. It also holds the geometry of the board, the powers of
the roles and the menus.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wardround.core.game import Options
from wardround.core.messages import Name
from wardround.games.forbidden_clinic.rules.constants import (
    BURNOUT,
    CARD_KINDS,
    NOBODY,
    PRACTICE_MANAGER,
    SPECIAL,
    TREASURE,
    UNLIMITED,
)
from wardround.games.forbidden_clinic.rules.menus import Menu

if TYPE_CHECKING:
    from wardround.games.forbidden_clinic.content import rows


def code_of(name: str) -> str:
    """Initials as people write them: House-Call Vet -> HCV, donation -> DO."""
    words = name.replace("-", " ").replace("_", " ").split()
    if len(words) == 1:
        return words[0][:2].upper()
    return "".join(word[0] for word in words).upper()


class Board:
    """Chapter 2: the geometry of a full board, whatever tiles are left on it.

    All lists of spaces go by y and then x, which is the order of their numbers.
    """

    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns
        self.rows = rows
        self.spaces = columns * rows
        self.ids = [f"space:{n % columns},{n // columns}" for n in range(self.spaces)]
        self.index = {name: n for n, name in enumerate(self.ids)}
        self.edges = [self._within(n, False) for n in range(self.spaces)]
        self.around = [self._within(n, True) for n in range(self.spaces)]
        self._distances = [
            [
                abs(a % columns - b % columns) + abs(a // columns - b // columns)
                for b in range(self.spaces)
            ]
            for a in range(self.spaces)
        ]
        self.rings = [self._rings(n) for n in range(self.spaces)]

    def distance(self, a: int, b: int) -> int:
        """FC-2.1, FC-2.11 The distance of two spaces, whatever lies between them."""
        return self._distances[a][b]

    def diagonal(self, a: int, b: int) -> bool:
        """FC-2.6 Whether two spaces touch at a corner only."""
        return b in self.around[a] and b not in self.edges[a]

    def _within(self, space: int, corners: bool) -> list[int]:
        """FC-2.5, FC-2.6 The spaces that share an edge with one, or touch it at all."""
        x, y = space % self.columns, space // self.columns
        neighbours: list[int] = []
        for other in range(self.spaces):
            dx, dy = abs(other % self.columns - x), abs(other // self.columns - y)
            if dx + dy == 1 or (corners and dx == 1 and dy == 1):
                neighbours.append(other)
        return neighbours

    def _rings(self, space: int) -> list[list[int]]:
        rings: list[list[int]] = [[] for _ in range(self.columns + self.rows - 1)]
        for other in range(self.spaces):
            rings[self.distance(space, other)].append(other)
        return rings


class Role:
    """Chapter 5: what a role can do, with the costs of FC-3.5."""

    def __init__(
        self, index: int, row: rows.RoleRow, start_tile: int, costs: rows.CostsRow, board: Board
    ) -> None:
        """A role without its powers."""
        self.index = index
        self.id = row.id
        self.name = row.name
        self.code = code_of(row.name)
        self.colour = row.colour
        self.text = row.text
        self.start_tile = start_tile
        self.steps = board.edges
        self.reach = [sorted([n, *board.edges[n]]) for n in range(board.spaces)]
        self.move_cost: int = costs.move
        self.ready_cost: int = costs.ready
        self.give_cost: int = costs.give
        self.capture_cost: int = costs.capture
        self.ready_tiles = 1
        self.gives_anywhere = False
        self.wades = False
        self.wades_through = [False, False, False]
        self.moves_burned_out = False
        self.flies = False
        self.fly_cost = 0
        self.fly_per_turn = UNLIMITED
        self.flies_burned_out = False
        self.escort_steps = 0
        self.escort_cost = 0
        self.rehires = False
        self.rehire_cost: int = costs.rehire
        self.rehires_self = False
        self.rehires_burned_out = False
        self.takes = False
        self.take_cost = 0
        self.triages = False
        self.triage_cost = 0
        self.triage_per_turn = UNLIMITED
        self.triage_look = 0
        self.triage_under = False


class Card:
    """A kind of card in the Treasure deck, and what it does."""

    def __init__(self, row: rows.CardRow) -> None:
        """A card without its effect."""
        self.id = row.id
        self.name = row.name
        self.kind: str = row.kind
        self.count: int = row.count
        self.treasure = row.treasure
        self.key: bool = row.key
        self.ticks = 0
        self.lifts = False
        self.lifts_from_empty = False
        self.readies = 0
        self.readies_adjacent = False


class Content:
    """All data, checked; one object per library."""

    def __init__(self, rows: rows.Rows, board: Board, roles: list[Role], cards: list[Card]) -> None:
        self.components = rows.components
        self.tiles = rows.tiles
        self.treasures = rows.treasures
        self.meters = rows.meters
        self.difficulties = rows.difficulties
        self.options = rows.options
        self.board = board
        self.roles = roles
        self.cards = cards
        self.built: list[Tables] = []
        """The latest sets of options; see `tables_for`."""


MAX_BUILT: Final = 16
"""How many sets of options a content caches tables for."""


class Tables:
    """All that a game looks up: content by number, options as plain values, prepared actions."""

    def __init__(self, content: Content, options: Options) -> None:
        # Not the content itself: it caches these tables, and the cycle would never be freed.
        self.difficulties = content.difficulties
        self.tile_rows = content.tiles
        self.card_rows = content.cards
        self.treasure_rows = content.treasures
        self.options = options
        self._read_options(content, options)
        self._read_board(content)
        self._read_cards(content)
        self._read_roles(content)
        self._read_titles(content)
        self.menus = [
            Menu(
                seat,
                self.tile_ids,
                self.card_ids,
                self.seat_ids,
                self.board.ids,
                self.role_ids,
                self.treasure_ids,
            )
            for seat in range(self.seats)
        ]

    def _read_options(self, content: Content, options: Options) -> None:
        """FC-12.1, FC-12.2, FC-12.4, FC-12.6, FC-12.10 Options as plain values, then fixed."""
        self.seats = int(options["seats"])
        self.seat_ids = [f"seat:{seat}" for seat in range(self.seats)]
        self.seat_index = {name: seat for seat, name in enumerate(self.seat_ids)}
        self.burnout: int = BURNOUT.index(str(options["burnout"]))
        self.roles_random = options["role_setup"] == "random"
        self.first_player_chosen = options["first_player"] == "chosen"
        self.gift_above_limit = bool(options["gift_above_limit"])
        self.boost_all = options["boost_passengers"] == "all"
        self.boost_from_empty = bool(options["boost_from_empty"])
        self.plays_any_time = options["special_windows"] == "any_time"
        self.windows_every_card = options["special_windows"] != "phase"
        meter = next(one for one in content.meters if one.id == options["meter"])
        self.draws: list[int] = list(meter.draws)
        self.skull_tick = int(meter.skull_tick)
        difficulty = next(one for one in content.difficulties if one.id == options["difficulty"])
        self.start_tick = int(difficulty.start_tick)

    def _read_board(self, content: Content) -> None:
        setup, turn = content.components.setup, content.components.turn
        self.board = content.board
        self.deal = int(setup.deal)
        self.stressed_tiles = int(setup.stressed_tiles)
        self.stress_cards_back = bool(setup.stress_cards_back_into_deck)
        self.actions_per_turn = int(turn.actions)
        self.treasure_draw = int(turn.treasure_draw)
        self.hand_limit = int(turn.hand_limit)
        self.cards_to_capture = int(turn.cards_to_capture)
        self.tile_names = [tile.id for tile in content.tiles]
        self.tile_ids = [f"tile:{name}" for name in self.tile_names]
        self.tile_deck = list(range(len(self.tile_names)))
        self.tile_index = {name: n for n, name in enumerate(self.tile_ids)}
        self.tile_titles = [tile.name for tile in content.tiles]
        self.goal_tile = [tile.kind for tile in content.tiles].index("goal")
        names = [treasure.id for treasure in content.treasures]
        self.treasure_ids = [f"treasure:{name}" for name in names]
        self.treasure_index = {name: n for n, name in enumerate(self.treasure_ids)}
        self.treasure_of_tile: list[int] = [
            names.index(tile.treasure) if tile.treasure else NOBODY for tile in content.tiles
        ]
        self.treasure_tiles: list[list[int]] = [
            [n for n, owner in enumerate(self.treasure_of_tile) if owner == treasure]
            for treasure in range(len(names))
        ]

    def _read_cards(self, content: Content) -> None:
        cards = content.cards
        self.card_names = [card.id for card in cards]
        self.card_ids = [f"card:{card.id}" for card in cards]
        self.card_index = {name: n for n, name in enumerate(self.card_ids)}
        self.card_titles = [card.name for card in cards]
        self.card_counts = [card.count for card in cards]
        self.card_deck: list[int] = []
        for n, card in enumerate(cards):
            self.card_deck += [n] * card.count
        self.card_kinds: list[int] = [CARD_KINDS.index(card.kind) for card in cards]
        self.treasure_cards = [n for n, kind in enumerate(self.card_kinds) if kind == TREASURE]
        self.specials = [n for n, kind in enumerate(self.card_kinds) if kind == SPECIAL]
        self.key_cards = [n for n, card in enumerate(cards) if card.key]
        self.treasure_of_card: list[int] = [
            self.treasure_index[f"treasure:{card.treasure}"] if card.treasure else NOBODY
            for card in cards
        ]
        self.card_of_treasure: list[int] = [
            self.treasure_of_card.index(n) for n in range(len(self.treasure_ids))
        ]
        self.ticks = [card.ticks for card in cards]
        self.lifts = [card.lifts for card in cards]
        self.lifts_from_empty = [card.lifts_from_empty and self.boost_from_empty for card in cards]
        self.readies = [card.readies for card in cards]
        self.readies_adjacent = [card.readies_adjacent for card in cards]

    def _read_roles(self, content: Content) -> None:
        self.roles = content.roles
        self.role_names = [role.id for role in self.roles]
        self.role_ids = [f"role:{role.id}" for role in self.roles]
        self.role_index = {name: n for n, name in enumerate(self.role_ids)}
        self.practice_manager = self.role_names.index(PRACTICE_MANAGER)

    def _read_titles(self, content: Content) -> None:
        named = dict(zip(self.tile_ids, self.tile_titles, strict=True))
        named.update(zip(self.card_ids, self.card_titles, strict=True))
        named.update(zip(self.role_ids, [role.name for role in content.roles], strict=True))
        treasures = [treasure.name for treasure in content.treasures]
        named.update(zip(self.treasure_ids, treasures, strict=True))
        self.titles = {mention: Name(title, mention) for mention, title in named.items()}


def tables_for(content: Content, options: Options) -> Tables:
    """The tables for a content and complete options, made once and shared by all games."""
    for built in content.built:
        if built.options == options:
            return built
    tables = Tables(content, dict(options))
    content.built[MAX_BUILT - 1 :] = []
    content.built.insert(0, tables)
    return tables
