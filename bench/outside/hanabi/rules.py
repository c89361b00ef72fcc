"""Hanabi's state, its actions and its rules, by the ids of RULES.md."""

from __future__ import annotations

from typing import Any, Final, TypeAlias, get_args

import msgspec

from wardround.core.actions import Action, Event
from wardround.core.chance import Chance
from wardround.core.content import Tables, table_as
from wardround.core.decisions import Answer, Decision
from wardround.core.fields import Bagged, Codec, Named
from wardround.core.game import Awaiting, Options, Outcome, ScoreLine
from wardround.core.log import Log
from wardround.core.piles import Bag

SEATS: Final = 2
RANKS: Final = 5


class Play(Action, frozen=True):
    """HN-2.1 Play a card; 0 is the oldest."""

    card: int


class Discard(Action, frozen=True):
    """HN-2.2 Discard a card."""

    card: int


class HintColour(Action, frozen=True):
    """HN-2.3 Show the other seat its cards of a colour."""

    colour: str


class HintRank(Action, frozen=True):
    """HN-2.3 Show the other seat its cards of a rank."""

    rank: int


AnyAction: TypeAlias = Play | Discard | HintColour | HintRank
ACTIONS: tuple[type[AnyAction], ...] = get_args(AnyAction)


class Done(Event, frozen=True, kw_only=True):
    seat: int
    what: str
    """The card, or what a hint names."""


class Played(Done, frozen=True, kw_only=True):
    """A card that fits."""


class Failed(Done, frozen=True, kw_only=True):
    """A card that does not."""


class Discarded(Done, frozen=True, kw_only=True):
    """A card for a clue token."""


class Hinted(Done, frozen=True, kw_only=True):
    """Something about the other's cards."""


EVENTS: tuple[type[Event], ...] = (Played, Failed, Discarded, Hinted)


class DeckTable(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    colours: list[str]
    copies: list[int]
    hand: int
    clues: int
    lives: int


class Content:
    """The cards by number, colour by colour; sets of kinds as the bits of an int; the actions."""

    def __init__(self, table: DeckTable) -> None:
        self.colours = table.colours
        self.hand, self.clues, self.lives = table.hand, table.clues, table.lives
        self.names = [
            f"{colour[0].upper()}{n + 1}" for colour in self.colours for n in range(RANKS)
        ]
        self.counts = table.copies * len(self.colours)
        self.all = (1 << len(self.names)) - 1
        self.of_colour = [0b11111 << RANKS * n for n in range(len(self.colours))]
        self.of_rank = [
            sum(1 << RANKS * n + rank for n in range(len(self.colours))) for rank in range(RANKS)
        ]
        self.touched = self.all + 1
        """The bit of a card's knowledge that says that a hint has pointed at it."""
        seats, cards = range(SEATS), range(self.hand)
        self.plays = [[Play(seat, card) for card in cards] for seat in seats]
        self.discards = [[Discard(seat, card) for card in cards] for seat in seats]
        self.hints: list[list[tuple[HintColour | HintRank, int]]] = [
            [
                *[(HintColour(s, c), m) for c, m in zip(self.colours, self.of_colour, strict=True)],
                *[(HintRank(s, n + 1), mask) for n, mask in enumerate(self.of_rank)],
            ]
            for s in seats
        ]
        """With the set of kinds that each names."""


def make_content(tables: Tables) -> Content:
    """HN-1.2 Cards and tokens as the content table says."""
    return Content(table_as(tables, "deck", DeckTable))


class State:
    """Everything there is on the table."""

    FIELDS = (
        *("content", "deck", "hands", "known", "fireworks", "discards"),
        *("clues", "lives", "active", "last_turns"),
    )
    __slots__ = FIELDS

    def __init__(self, content: Content) -> None:
        self.content = content
        self.deck = Bag(content.names, content.counts[:])
        self.hands: list[list[int]] = [[] for _ in range(SEATS)]
        """Kinds, the oldest card first."""
        self.known: list[list[int]] = [[] for _ in range(SEATS)]
        """For each card the kinds that all hints leave, and whether one pointed at it."""
        self.fireworks = [0] * len(content.colours)
        self.discards = [0] * len(content.names)
        self.clues = content.clues
        self.lives = content.lives
        self.active = 0
        self.last_turns = SEATS
        """How many turns are left once the deck is empty."""

    def clone(self) -> State:
        other = State.__new__(State)
        other.content = self.content
        other.deck = self.deck.clone()
        other.hands = [hand[:] for hand in self.hands]
        other.known = [known[:] for known in self.known]
        other.fireworks = self.fireworks[:]
        other.discards = self.discards[:]
        other.clues, other.lives = self.clues, self.lives
        other.active, other.last_turns = self.active, self.last_turns
        return other


def _names(content: Content) -> list[str]:
    return content.names


CODEC = Codec(
    State.FIELDS,
    leave_out=("content",),
    forms={"deck": Bagged(_names), "hands": Named(_names)},
)


def dump(s: State) -> dict[str, Any]:
    return CODEC.dump(s, s.content)


def load(options: Options, content: Content, data: dict[str, Any]) -> State:
    s: State = CODEC.load(State(content), content, data)
    return s


def census(s: State) -> dict[str, int]:
    """Fifty cards, always."""
    held = sum(len(hand) for hand in s.hands)
    return {"cards": s.deck.size() + held + sum(s.fireworks) + sum(s.discards)}


# -- the game -------------------------------------------------------------------------------------


def setup(options: Options, content: Content, chance: Chance) -> State:
    """HN-1.1 Five cards for each seat."""
    s = State(content)
    for seat in range(SEATS):
        for _ in range(content.hand):
            draw(s, seat, chance)
    return s


def draw(s: State, seat: int, chance: Chance) -> None:
    """HN-2.4 The newest card of a hand; nothing is known of it."""
    s.hands[seat].append(s.deck.draw(chance))
    s.known[seat].append(s.content.all)


def choices(s: State) -> list[AnyAction]:
    """HN-1.3, HN-2.2, HN-2.3 Discard, play, or give a hint, as far as there are tokens."""
    seat, content = s.active, s.content
    count = len(s.hands[seat])
    listed: list[AnyAction] = []
    if s.clues < content.clues:
        listed += content.discards[seat][:count]
    listed += content.plays[seat][:count]
    if s.clues:
        shown = 0
        for kind in s.hands[1 - seat]:
            shown |= 1 << kind
        listed += [action for action, named in content.hints[seat] if named & shown]
    return listed


def play(s: State, action: Play, chance: Chance, log: Log) -> None:
    """HN-2.1 The next rank of its colour fits; anything else costs a life."""
    kind = _take(s, action.card)
    colour, rank = divmod(kind, RANKS)
    fits = s.fireworks[colour] == rank
    if fits:
        s.fireworks[colour] += 1
        if rank == RANKS - 1 and s.clues < s.content.clues:
            s.clues += 1
    else:
        s.discards[kind] += 1
        s.lives -= 1
    if log.on:
        event = Played if fits else Failed
        log.add(event(rule="HN-2.1", seat=s.active, what=s.content.names[kind]))
    _pass_turn(s, chance, log)


def discard(s: State, action: Discard, chance: Chance, log: Log) -> None:
    """HN-2.2 A card for a clue token."""
    kind = _take(s, action.card)
    s.discards[kind] += 1
    s.clues += 1
    if log.on:
        log.add(Discarded(rule="HN-2.2", seat=s.active, what=s.content.names[kind]))
    _pass_turn(s, chance, log)


def hint(s: State, action: HintColour | HintRank, chance: Chance, log: Log) -> None:
    """HN-2.3 The other seat learns which of its cards are of the kinds named, and which are not."""
    if isinstance(action, HintColour):
        named = s.content.of_colour[s.content.colours.index(action.colour)]
    else:
        named = s.content.of_rank[action.rank - 1]
    _count_down(s)
    s.clues -= 1
    other, pointed = 1 - s.active, named | s.content.touched
    s.known[other] = [
        (known | s.content.touched) & pointed if named >> kind & 1 else known & ~named
        for kind, known in zip(s.hands[other], s.known[other], strict=True)
    ]
    if log.on:
        what = action.colour if isinstance(action, HintColour) else str(action.rank)
        log.add(Hinted(rule="HN-2.3", seat=s.active, what=what))
    _pass_turn(s, None, log)


def _take(s: State, card: int) -> int:
    _count_down(s)
    s.known[s.active].pop(card)
    return s.hands[s.active].pop(card)


def _count_down(s: State) -> None:
    """HN-3.1 After the last card was drawn, every turn is one of the last."""
    if s.deck.size() == 0:
        s.last_turns -= 1


def _pass_turn(s: State, chance: Chance | None, log: Log) -> None:
    """HN-2.4, HN-1.3 A new card where one is missing, then the other seat."""
    log.barrier = True
    if is_over(s):
        return
    if chance is not None and s.deck.size():
        draw(s, s.active, chance)
    s.active = 1 - s.active


def is_over(s: State) -> bool:
    """HN-3.1"""
    return s.lives == 0 or s.last_turns == 0 or sum(s.fireworks) == len(s.discards)


def points(s: State) -> int:
    """HN-3.2"""
    return sum(s.fireworks) if s.lives else 0


TURN: Final[Decision[State]] = Decision(
    "turn",
    rule="HN-1.3",
    choices=choices,
    answers={
        Play: Answer(play),
        Discard: Answer(discard),
        HintColour: Answer(hint),
        HintRank: Answer(hint),
    },
)


def legal(s: State) -> list[AnyAction]:
    return [] if is_over(s) else choices(s)


def asked(s: State, seat: int) -> Decision[State] | None:
    return TURN if seat == s.active else None


def push(s: State, action: AnyAction, chance: Chance, log: Log) -> None:
    TURN.handlers[type(action)](s, action, chance, log)


def awaiting(s: State) -> Awaiting:
    return WAITS[s.active]


WAITS: Final = [Awaiting((seat,), TURN.name, TURN.rule) for seat in range(SEATS)]


def outcome(s: State) -> Outcome | None:
    """HN-3.1, HN-3.2"""
    if not is_over(s):
        return None
    score = points(s)
    perfect = score == len(s.discards)
    return Outcome(
        reason="perfect" if perfect else "deck_out" if s.lives else "no_lives",
        rule="HN-3.1",
        winners=tuple(range(SEATS)) if perfect else (),
        scores=(float(score),) * SEATS,
        ranks=(1,) * SEATS,
        lines=(ScoreLine(None, "fireworks", score, "HN-3.2"),),
        facts={"points": score},
    )


def imagine(s: State, seat: int | None, chance: Chance) -> State:
    """HN-1.1, HN-2.3 The hands that a seat does not see, drawn again from all that fit the hints.

    Card after card is drawn from what its hints leave. A deal comes up the more often the fewer
    cards there were to choose from, so it is kept with a chance that makes up for it: all deals
    that fit are equally likely.
    """
    other = s.clone()
    left = other.deck.counts
    slots = [
        (s.known[owner][n], owner, n)
        for owner in ((seat,) if seat is not None else range(SEATS))
        for n in range(len(s.hands[owner]))
    ]
    for _, owner, n in slots:
        left[s.hands[owner][n]] += 1
    there = 0
    for kind, count in enumerate(left):
        if count:
            there |= 1 << kind
    # What is known best comes first: cards that can be anything take what is left.
    slots = sorted((known & there, owner, n) for known, owner, n in slots)
    slots.sort(key=lambda slot: slot[0].bit_count())
    most = [
        sum(_fitting(known, left)) - sum(not earlier & ~known for earlier, _, _ in slots[:n])
        for n, (known, _, _) in enumerate(slots)
    ]
    while True:
        other.deck.counts, keep = left[:], 1.0
        for (known, owner, n), bound in zip(slots, most, strict=True):
            fits = _fitting(known, other.deck.counts)
            keep *= sum(fits) / bound
            if keep == 0.0:
                break
            kind = chance.bag(fits, s.content.names)
            other.hands[owner][n] = kind
            other.deck.counts[kind] -= 1
        if keep == 1.0 or chance.below(1 << 20) < keep * (1 << 20):
            return other


def _fitting(known: int, counts: list[int]) -> list[int]:
    """How many cards there are of each kind that is left."""
    return [count if known >> kind & 1 else 0 for kind, count in enumerate(counts)]
