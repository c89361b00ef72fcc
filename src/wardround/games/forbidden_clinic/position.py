"""A state from a few words, for tests, scenarios and bug reports.

Only differences from a fresh table are given. Places are ``"x,y"`` or tile ids, players are role
codes (``"VT"``), role ids or seat numbers, cards are codes (``"OT"``) or ids; a hand or deck is a
string of cards: ``"OT×3 RV"``.

===================  ===========================================================================
``board``            ``"L"`` (the default: tiles in the order of the table) or all tile ids, row by
                     row
``roles``            roles in seat order; default: the order of the table
``stressed``         places of Stressed tiles
``empty``            places whose tile has burned out
``tokens``           player = place; default: the start tiles
``hands``            player = cards; default: nothing
``captured``         treasures, or treasure = captor
``tick``             default: the starting tick of the difficulty
``active``           default: seat 0
``actions``          actions left; default: all
``flights``          flights taken in this turn
``triages``          Triages made in this turn
``turn``             the number of the turn
``clinic_deck``      packets, the top one first, each a list of places; the rest are discards
``clinic_discards``  places, or a number of tiles (the last ones of the board); the rest is the deck
``treasure_deck``    cards; the rest are discards
``treasure_discards``  cards; the rest is the deck
``window``           ``"draw"`` or ``"card"``: the window that is open instead of the action phase
``cards_left``       cards still to come in a window; default: all that are drawn in this phase
``passed``           players who have passed in the window
===================  ===========================================================================

A hand above the limit must part with cards at once. Win and loss are checked too.
"""

from __future__ import annotations

import re
from typing import Any

from wardround.core.game import Options
from wardround.core.log import silent
from wardround.core.piles import Pile
from wardround.core.positions import Field, Reader, one_of, twice, unfit
from wardround.games.forbidden_clinic.rules import constants as k
from wardround.games.forbidden_clinic.rules.ending import settle
from wardround.games.forbidden_clinic.rules.saving import count_hands, pile_of
from wardround.games.forbidden_clinic.rules.specials import list_window
from wardround.games.forbidden_clinic.rules.state import State, lay_out, value
from wardround.games.forbidden_clinic.rules.tables import Content, Role, Tables, code_of, tables_for
from wardround.games.forbidden_clinic.rules.treasure_draw import above_limit

WINDOWS = {"draw": k.TREASURE_DRAW, "card": k.CLINIC_DRAW}


def fields(options: Options, content: Content) -> list[Field]:
    tables = tables_for(content, options)
    tiles = tuple(name.removeprefix("tile:") for name in tables.tile_index)
    seats = tuple(map(str, range(tables.seats)))
    cards = tuple(name.partition(":")[2] for name in tables.card_ids)
    treasures = tuple(name.partition(":")[2] for name in tables.treasure_ids)
    hand = f"{cards[0]}×2 {cards[-1]}"
    return [
        Field(key="tokens", form="word", names=seats, named="seat:", words=tiles, of="tile:"),
        Field(key="stressed", form="words", words=tiles, of="tile:"),
        Field(key="empty", form="words", words=tiles, of="tile:"),
        Field(key="hands", form="text", names=seats, named="seat:", example=hand),
        Field(key="captured", form="words", words=treasures, of="treasure:"),
        Field(key="tick", form="number", least=1, most=tables.skull_tick),
        Field(key="active", form="word", words=seats, of="seat:"),
        Field(key="actions", form="number", least=1, most=tables.actions_per_turn),
        Field(key="turn", form="number", least=1, most=1000),
        Field(
            key="roles",
            form="words",
            words=tuple(role.id.removeprefix("role:") for role in tables.roles),
            of="role:",
        ),
        Field(key="clinic_discards", form="words", words=tiles, of="tile:"),
        Field(key="treasure_discards", form="text", example=hand),
        Field(key="treasure_deck", form="text", example=hand),
        Field(key="flights", form="number", most=9),
        Field(key="triages", form="number", most=9),
        Field(key="window", form="word", words=tuple(WINDOWS)),
        Field(key="cards_left", form="number", least=1, most=9),
    ]


def position(options: Options, content: Content, table: dict[str, Any]) -> State:
    """A state from the description in the docstring of this module."""
    read = Reader(table, fields(options, content), ("board", "clinic_deck", "passed"))
    return _Builder(tables_for(content, options), read).build()


class _Builder:
    """Reads a description key by key."""

    def __init__(self, tables: Tables, read: Reader) -> None:
        self.tables = tables
        self.read = read
        self.table = read.table

    def build(self) -> State:
        self.state = State(lay_out(self.tables, self._board(), self._roles()))
        self._sides()
        self._tokens()
        self._hands()
        self._captured()
        self._numbers()
        self._treasure_cards()
        self._clinic_cards()
        self._moment()
        return self.state

    # -- words --------------------------------------------------------------------------------

    def _tile(self, key: str, word: Any) -> int:
        name = f"tile:{str(word).removeprefix('tile:')}"
        if name not in self.tables.tile_index:
            raise unfit(key, "tile", word)
        return self.tables.tile_index[name]

    def _place(self, key: str, word: Any) -> int:
        """A space from ``x,y`` or from the tile that was laid out there."""
        text = str(word).replace(" ", "")
        space = self.tables.board.index.get(f"space:{text.removeprefix('space:')}", k.NOBODY)
        if space != k.NOBODY:
            return space
        name = f"tile:{text.removeprefix('tile:')}"
        if name not in self.tables.tile_index:
            size = f"{self.tables.board.columns - 1},{self.tables.board.rows - 1}"
            raise unfit(key, "place", word, last=size)
        return self.state.layout.places[name]

    def _role(self, key: str, word: Any) -> Role:
        for role in self.tables.roles:
            if str(word).removeprefix("role:") in (role.code, role.id):
                return role
        codes = ", ".join(role.code for role in self.tables.roles)
        raise unfit(key, "role", word, codes=codes)

    def _seat(self, key: str, word: Any) -> int:
        text = str(word).removeprefix("seat:")
        if text.isdigit() and int(text) < self.tables.seats:
            return int(text)
        roles = self.state.layout.roles
        wanted = self._role(key, word)
        if wanted not in roles:
            codes = ", ".join(role.code for role in roles)
            raise unfit(key, "player", word, codes=codes)
        return roles.index(wanted)

    def _named(self, key: str, word: str, ids: list[str], what: str) -> int:
        """A card or treasure by id or code."""
        for place, name in enumerate(ids):
            plain = name.partition(":")[2]
            if word in (name, plain, code_of(plain)):
                return place
        codes = ", ".join(code_of(name.partition(":")[2]) for name in ids)
        raise unfit(key, what, word, codes=codes)

    def _cards(self, key: str, words: Any) -> list[int]:
        """Counts from ``"OT×3 RV"``."""
        if not isinstance(words, str):
            raise unfit(key, "cards", words)
        counts = [0] * len(self.tables.card_ids)
        for word in words.split():
            match = re.fullmatch(r"(.+?)(?:[×*](\d+))?", word)
            name, number = (match[1], int(match[2] or 1)) if match else (word, 1)
            counts[self._named(key, name, self.tables.card_ids, "card")] += number
        return counts

    # -- the table ----------------------------------------------------------------------------

    def _board(self) -> list[int]:
        board = self.table.get("board", "L")
        size = self.tables.board.spaces
        if board == "L":
            return list(range(size))
        if not isinstance(board, list):
            raise unfit("board", "board", board, size=size)
        tiles = [self._tile("board", word) for word in board]
        if sorted(tiles) != list(range(size)):
            raise twice("board", board)
        return tiles

    def _roles(self) -> list[Role]:
        seats = self.tables.seats
        if "roles" not in self.table:
            return self.tables.roles[:seats]
        roles = [self._role("roles", word) for word in self.read.items("roles")]
        if len(roles) != seats or len({role.id for role in roles}) != seats:
            raise unfit("roles", "different-roles", self.table["roles"], count=seats)
        return roles

    def _sides(self) -> None:
        for word in self.read.items("stressed"):
            self.state.sides[self._place("stressed", word)] = k.STRESSED
        for word in self.read.items("empty"):
            self.state.sides[self._place("empty", word)] = k.EMPTY

    def _tokens(self) -> None:
        layout = self.state.layout
        for seat, role in enumerate(layout.roles):
            self.state.tokens[seat] = layout.space_of[role.start_tile]
        for word, place in self.read.pairs("tokens").items():
            self.state.tokens[self._seat("tokens", word)] = self._place("tokens", place)
        for seat, space in enumerate(self.state.tokens):
            if self.tables.burnout == k.SWIM and not self.state.sides[space]:
                raise unfit("tokens", "nobody-on-empty", layout.roles[seat].code)

    def _hands(self) -> None:
        for word, cards in self.read.pairs("hands").items():
            counts = self._cards("hands", cards)
            for card, count in enumerate(counts):
                if count and self.tables.card_kinds[card] == k.INCOMING:
                    raise unfit("hands", "hand-cards", cards)
            self.state.hands[self._seat("hands", word)] = counts
        count_hands(self.state)

    def _captured(self) -> None:
        given = self.table.get("captured", [])
        if isinstance(given, list):
            given = dict.fromkeys(given, 0)
        if not isinstance(given, dict):
            raise unfit("captured", "captured", given)
        for word, captor in given.items():
            treasure = self._named("captured", word, self.tables.treasure_ids, "treasure")
            self.state.coins[treasure] = self._seat("captured", captor)

    def _numbers(self) -> None:
        s, tables = self.state, self.tables
        s.tick = self.read.number("tick", tables.start_tick)
        s.turn = self.read.number("turn", 1)
        s.active = self._seat("active", self.table.get("active", 0))
        s.actions_left = self.read.number("actions", tables.actions_per_turn)
        s.flights = self.read.number("flights", 0)
        s.triages = self.read.number("triages", 0)

    def _treasure_cards(self) -> None:
        """Cards neither in a hand nor named are in the deck, or in the discards."""
        s = self.state
        left = list(self.tables.card_counts)
        for hand in s.hands:
            self._take("hands", left, hand)
        deck = self._cards("treasure_deck", self.table.get("treasure_deck", ""))
        discards = self._cards("treasure_discards", self.table.get("treasure_discards", ""))
        self._take("treasure_deck", left, deck)
        self._take("treasure_discards", left, discards)
        rest = discards if "treasure_deck" in self.table else deck
        if "treasure_deck" in self.table and "treasure_discards" in self.table and any(left):
            missing = {self.tables.card_names[c]: n for c, n in enumerate(left) if n}
            raise unfit("treasure_discards", "all-cards", missing)
        for card, count in enumerate(left):
            rest[card] += count
        s.treasure_deck = pile_of(self.tables, deck)
        s.treasure_discards = discards

    def _take(self, key: str, left: list[int], cards: list[int]) -> None:
        for card, count in enumerate(cards):
            left[card] -= count
            if left[card] < 0:
                name, most = self.tables.card_names[card], self.tables.card_counts[card]
                raise unfit(key, "cards-at-most", most - left[card], most=most, card=name)

    def _clinic_cards(self) -> None:
        """The cards of all tiles on the board are in the deck or in the discards."""
        s = self.state
        tile_at = s.layout.tile_at
        left = [tile_at[space] for space, side in enumerate(s.sides) if side != k.EMPTY]
        packets = [
            [tile_at[self._place("clinic_deck", word)] for word in packet]
            for packet in self.read.items("clinic_deck")
            if isinstance(packet, list) or self._bad_packet(packet)
        ]
        given = self.table.get("clinic_discards", [])
        if isinstance(given, int):
            discards = left[len(left) - given :]
        else:
            discards = [
                tile_at[self._place("clinic_discards", word)]
                for word in self.read.items("clinic_discards")
            ]
        for tile in [tile for packet in packets for tile in packet] + discards:
            if tile not in left:
                name = self.tables.tile_names[tile]
                raise unfit("clinic_deck", "tile-cards", name)
            left.remove(tile)
        if left and "clinic_deck" not in self.table:
            packets.append(left)
        elif left and "clinic_discards" not in self.table:
            discards += left
        elif left:
            names = [self.tables.tile_names[tile] for tile in left]
            raise unfit("clinic_discards", "all-cards", names)
        s.clinic_deck = Pile(self.tables.tile_names, [sorted(p) for p in packets[::-1] if p])
        s.clinic_discards = discards
        if not s.clinic_deck.packets:
            key = "clinic_deck" if "clinic_deck" in self.table else "clinic_discards"
            raise unfit(key, "a-card-in-the-deck", self.table.get(key))

    def _bad_packet(self, packet: Any) -> bool:
        raise unfit("clinic_deck", "packets", packet)

    # -- the moment ---------------------------------------------------------------------------

    def _moment(self) -> None:
        s = self.state
        s.phase = k.ACTIONS
        s.decision = k.TAKE_ACTION
        s.decider = s.active
        window = self.table.get("window")
        if window is not None:
            self._open_window(window)
        for seat in range(self.tables.seats):
            if above_limit(s, seat) and s.decision != k.OVER_LIMIT:
                s.crowded = s.decider = seat
                s.decision = k.OVER_LIMIT
        settle(s, silent())
        if s.ended == k.RUNNING and s.decision == k.WINDOW and not list_window(s):
            raise unfit("window", "open-window", window)

    def _open_window(self, window: Any) -> None:
        s = self.state
        one_of("window", window, tuple(WINDOWS))
        s.phase = WINDOWS[window]
        s.decision = k.WINDOW
        s.decider = k.NOBODY
        most = value(s) if window == "card" else s.layout.tables.treasure_draw
        s.cards_left = self.read.number("cards_left", most, max(1, most))
        for word in self.read.items("passed"):
            s.passed |= 1 << self._seat("passed", word)
