"""A sensible player of Hanabi, who goes by what hints say and by nothing else.

No conventions: a hint means what it says. Nobody looks at their own cards or at the deck: what the
other seat can tell is worked out from what both see.
"""

from __future__ import annotations

from typing import Final

from wardround.core.encoding import BYTE, Column, numbers, one_hot, within
from wardround.core.game import Script

from .rules import RANKS, AnyAction, Content, State, is_over, points

RISKS: Final = (1.0, 1.0, 0.8, 0.5)
"""How likely a card must be to fit before it is played, by the lives left."""

# What answers are worth; only the order of the numbers matters.
SURE: Final = 10.0
LIKELY: Final = 5.0
MAKES_PLAYABLE: Final = 4.0
"""For every card that the other seat plays because of a hint …"""
MISLEADS: Final = -6.0
"""… and that it should not have played."""
WARNING: Final = 3.5
USELESS: Final = 3.0
OLDEST: Final = 1.0
UNWANTED: Final = 0.5
SHOWS_USELESS: Final = 0.3
RULES_OUT: Final = 0.02


class Sight:
    """What everybody can tell of the table, as sets of kinds."""

    __slots__ = ("critical", "fits", "left", "useless")

    def __init__(self, s: State) -> None:
        fits = useless = critical = left = 0
        counts, discards, kind = s.content.counts, s.discards, 0
        for height in s.fireworks:
            reachable = True
            for rank in range(RANKS):
                bit = 1 << kind
                remaining = counts[kind] - discards[kind]
                if rank < height:
                    useless |= bit
                    if remaining > 1:
                        left |= bit
                else:
                    if remaining:
                        left |= bit
                    else:
                        reachable = False
                    if not reachable:
                        useless |= bit
                    elif rank == height:
                        fits |= bit
                    if reachable and remaining == 1:
                        critical |= bit
                kind += 1
        self.fits = fits
        """The next card of each colour."""
        self.useless = useless
        self.critical = critical
        """The last of a kind that is still needed."""
        self.left = left
        """Kinds of which there are cards in hands or in the deck."""


class Counts:
    """How many cards of a set of kinds a seat does not see."""

    __slots__ = ("one", "three", "two")

    def __init__(self, s: State, seat: int) -> None:
        counts = s.deck.counts[:]
        for kind in s.hands[seat]:
            counts[kind] += 1
        self.one = self.two = self.three = 0
        bit = 1
        for count in counts:
            if count:
                self.one |= bit
                if count > 1:
                    self.two |= bit
                    if count > 2:
                        self.three |= bit
            bit <<= 1

    def of(self, kinds: int) -> int:
        return (
            (kinds & self.one).bit_count()
            + (kinds & self.two).bit_count()
            + (kinds & self.three).bit_count()
        )


def rated(s: State, seat: int) -> list[tuple[float, AnyAction]]:
    """Every listed action with what it is worth to a sensible player."""
    content, sight, counts = s.content, Sight(s), Counts(s, seat)
    found: list[tuple[float, AnyAction]] = []
    known = s.known[seat]
    ends = s.deck.size() == 0 and s.lives > 1
    for n, kinds in enumerate(known):
        chance = counts.of(kinds & sight.fits) / counts.of(kinds)
        if chance == 1.0:
            worth = SURE + n * 0.01
        elif chance >= RISKS[s.lives] or (ends and chance):
            worth = LIKELY + chance
        else:
            worth = chance - 1.0
        found.append((worth, content.plays[seat][n]))
    if s.clues < content.clues:
        for n, worth in enumerate(discards(known, sight, counts, content)):
            found.append((worth, content.discards[seat][n]))
    if s.clues:
        found += hints(s, seat, sight)
    return found


def discards(known: list[int], sight: Sight, counts: Counts, content: Content) -> list[float]:
    """What it is worth to discard each card of a hand: useless ones, then the oldest that no hint
    has pointed at, then whatever is least likely to be missed."""
    worth: list[float] = []
    oldest = True
    for kinds in known:
        total = counts.of(kinds)
        if counts.of(kinds & sight.useless) == total:
            worth.append(USELESS)
        elif oldest and not kinds & content.touched:
            oldest = False
            worth.append(OLDEST)
        else:
            worth.append(UNWANTED - counts.of(kinds & sight.critical) / total)
    return worth


def hints(s: State, seat: int, sight: Sight) -> list[tuple[float, AnyAction]]:
    """What each hint is worth: cards that can be played after it, a warning for the card that would
    be discarded next, and otherwise whatever else it tells."""
    other = 1 - seat
    hand, known, left = s.hands[other], s.known[other], sight.left
    touched, risk = s.content.touched, RISKS[s.lives]
    shown, endangered = 0, -1
    before: list[tuple[int, int, float]] = []
    for n, kind in enumerate(hand):
        shown |= 1 << kind
        kinds = known[n] & left
        before.append((kinds, kinds.bit_count(), (kinds & sight.fits).bit_count()))
        if endangered < 0 and not known[n] & touched:
            endangered = n
    found: list[tuple[float, AnyAction]] = []
    for action, named in s.content.hints[seat]:
        if not named & shown:
            continue
        worth = 0.0
        for n, kind in enumerate(hand):
            kinds, size, fitting = before[n]
            bit = 1 << kind
            now = kinds & named if named & bit else kinds & ~named
            if now == kinds:
                continue
            size_now = now.bit_count()
            chance, before_it = (now & sight.fits).bit_count() / size_now, fitting / size
            plays = chance >= risk
            if bit & sight.fits:
                if plays and before_it < risk:
                    worth += MAKES_PLAYABLE + chance
                else:
                    worth += chance - before_it
            elif plays:
                worth += MISLEADS
            elif bit & sight.useless and not now & ~sight.useless:
                worth += SHOWS_USELESS
            else:
                worth += RULES_OUT * (size - size_now)
        warned = 0 if endangered < 0 else named & sight.critical & 1 << hand[endangered]
        if warned and worth < WARNING:
            worth += WARNING
        found.append((worth, action))
    return found


def answer(s: State, seat: int) -> AnyAction:
    """What a sensible player does."""
    return max(rated(s, seat), key=lambda one: one[0])[1]


def rate(s: State, actions: list[AnyAction]) -> list[float]:
    """The same as weights."""
    worth = {action: value for value, action in rated(s, s.active)}
    return [worth[action] for action in actions]


def candidates(s: State, seat: int, own: AnyAction, listed: list[AnyAction]) -> list[AnyAction]:
    """All but plays that cannot fit, best first."""
    order = sorted(rated(s, seat), key=lambda one: -one[0])
    return [own, *[action for worth, action in order if action != own and worth > -1.0]]


def next_seat(s: State) -> int:
    return -1 if is_over(s) else s.active


def grade(s: State, seat: int) -> float:
    return points(s) / len(s.discards)


SCRIPT: Script[State, AnyAction] = Script(
    next_seat=next_seat,
    answer=answer,
    weighty=frozenset({"turn"}),
    candidates=candidates,
    grade=grade,
)


POINT_TO_COME: Final = 0.3
KNOWN_TO_FIT: Final = 0.4
KNOWN_USELESS: Final = 0.1
CLUE: Final = 0.12
LIVES_LOST: Final = (0.0, 4.0, 1.5, 0.0)


def evaluate(s: State, seat: int) -> float:
    """Points, points that can still be made, tokens, and what hints tell of the cards."""
    sight = Sight(s)
    total = sum(s.fireworks) + POINT_TO_COME * (s.content.all & ~sight.useless).bit_count()
    for known in s.known:
        for kinds in known:
            now = kinds & sight.left
            if not now & ~sight.fits:
                total += KNOWN_TO_FIT
            elif not now & ~sight.useless:
                total += KNOWN_USELESS
            total -= 0.005 * now.bit_count()
    total += CLUE * s.clues - LIVES_LOST[s.lives]
    return min(1.0, max(0.0, (total + 5.0) / 40.0))


class Encoder:
    """What a seat sees: knowledge of both hands, the other's cards, and the table."""

    def __init__(self, content: Content) -> None:
        kinds, hand = len(content.names), content.hand
        self.columns = [
            *numbers("fireworks", content.colours, RANKS),
            *numbers("discards", content.names, 3),
            *[Column("clues", content.clues), Column("lives", content.lives)],
            *[Column("deck", 50), Column("active")],
        ]
        card = [Column(f"may be {name}") for name in content.names]
        for n in range(hand):
            self.columns += within(f"own.{n}", card)
        for n in range(hand):
            self.columns += within(f"other.{n}", [*card, *numbers("is", content.names, 1)])
        self._is = one_hot(kinds)
        self._none = bytes(kinds)
        self._hand = hand

    def encode(self, s: State, seat: int, row: list[bytes]) -> None:
        row += [bytes(s.fireworks), bytes(s.discards), BYTE[s.clues], BYTE[s.lives]]
        row += [BYTE[s.deck.size()], BYTE[s.active == seat]]
        for owner in (seat, 1 - seat):
            for n in range(self._hand):
                there = n < len(s.hands[owner])
                known = s.known[owner][n] & s.content.all if there else 0
                row.append(bytes([known >> kind & 1 for kind in range(len(self._none))]))
                if owner != seat:
                    row.append(self._is[s.hands[owner][n]] if there else self._none)
