"""The state as readable data, and back; and the counts that never change."""

from __future__ import annotations

from typing import Any, Final

from wardround.core.fields import Codec, Counted, Form, Members, Named, Packets
from wardround.core.game import Options
from wardround.core.piles import Pile
from wardround.games.forbidden_clinic.rules.constants import EMPTY, PHASES, REASONS, SIDES
from wardround.games.forbidden_clinic.rules.decisions import DECISION_NAMES
from wardround.games.forbidden_clinic.rules.state import State, lay_out
from wardround.games.forbidden_clinic.rules.tables import Content, Tables, tables_for


class Deck:
    """The Treasure deck by kind, which is all anyone knows about it."""

    def dump(self, tables: Tables, value: Pile) -> Any:
        return CARDS.dump(tables, counts_of(value, len(tables.card_names)))

    def load(self, tables: Tables, data: Any) -> Pile:
        return pile_of(tables, CARDS.load(tables, data))


def _tiles(tables: Tables) -> list[str]:
    return tables.tile_names


def _cards(tables: Tables) -> list[str]:
    return tables.card_names


def _spaces(tables: Tables) -> list[str]:
    return tables.board.ids


CARDS: Final = Counted(_cards)
FORMS: Final[dict[str, Form]] = {
    "sides": Named(lambda tables: SIDES),
    "tokens": Named(_spaces),
    "hands": CARDS,
    "clinic_deck": Packets(_tiles),
    "clinic_discards": Named(_tiles),
    "treasure_deck": Deck(),
    "treasure_discards": CARDS,
    "phase": Named(lambda tables: PHASES),
    "decision": Named(lambda tables: DECISION_NAMES),
    "passed": Members(),
    "playing": Named(_cards),
    "riders": Members(),
    "shown": Named(_tiles),
    "swim_space": Named(_spaces),
    "ended": Named(lambda tables: REASONS),
}
CODEC: Final = Codec(
    State.FIELDS, leave_out=("layout", "cards_held", "specials_held", "listed"), forms=FORMS
)


def dump(s: State) -> dict[str, Any]:
    """The whole state in names."""
    layout, tables = s.layout, s.layout.tables
    return {
        "tiles": [tables.tile_names[tile] for tile in layout.tile_at],
        "roles": [role.id for role in layout.roles],
        **CODEC.dump(s, tables),
    }


def load(options: Options, content: Content, data: dict[str, Any]) -> State:
    """The state that `dump` wrote."""
    tables = tables_for(content, options)
    roles = [tables.roles[tables.role_names.index(name)] for name in data["roles"]]
    tile_at = [tables.tile_names.index(name) for name in data["tiles"]]
    s = State(lay_out(tables, tile_at, roles))
    CODEC.load(s, tables, data)
    count_hands(s)
    return s


def census(s: State) -> dict[str, int]:
    """FC-1.6, FC-1.7, FC-7.10 Every Clinic card and every Treasure card is somewhere.

    ``cards_held`` and ``specials_held`` keep count of what is in the hands; the differences are
    always 0.
    """
    tables = s.layout.tables
    in_play = s.clinic_deck.size() + len(s.clinic_discards) + len(s.shown)
    counts = {
        "clinic_cards": in_play + s.sides.count(EMPTY),
        "clinic_cards_without_tile": in_play - len(s.sides) + s.sides.count(EMPTY),
        "hands_miscounted": sum(
            [count != sum(hand) for count, hand in zip(s.cards_held, s.hands, strict=True)]
        ),
        "specials_miscounted": s.specials_held - count_specials(s),
    }
    deck = deck_counts(s)
    for card, name in enumerate(tables.card_ids):
        in_hands = sum([hand[card] for hand in s.hands])
        counts[name] = deck[card] + s.treasure_discards[card] + in_hands
    return counts


def count_hands(s: State) -> None:
    """Recount the cards in the hands."""
    s.cards_held = [sum(hand) for hand in s.hands]
    s.specials_held = count_specials(s)


def count_specials(s: State) -> int:
    """How many specials are in all hands together."""
    return sum([hand[card] for hand in s.hands for card in s.layout.tables.specials])


def deck_counts(s: State) -> list[int]:
    """FC-1.7 The Treasure deck by kind, which is all anyone knows about it."""
    return counts_of(s.treasure_deck, len(s.treasure_discards))


def counts_of(pile: Pile, kinds: int) -> list[int]:
    """How many cards of each kind are in a pile."""
    counts = [0] * kinds
    for card in pile.cards():
        counts[card] += 1
    return counts


def pile_of(tables: Tables, counts: list[int]) -> Pile:
    """A Treasure deck with these numbers of cards by kind."""
    pile = Pile(tables.card_names, [])
    pile.shuffle_on_top([card for card, count in enumerate(counts) for _ in range(count)])
    return pile
