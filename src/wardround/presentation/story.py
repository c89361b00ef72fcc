"""How a game is told: which events open a turn, which matter, which are mere bookkeeping, and
what the events of a round add up to.

A game says so once per event (`Show.story`). The log's headings, what it folds away, what a
returning player reads first, and the summary of a round all follow from that.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from wardround.core.messages import LocalizedText

Weight: TypeAlias = Literal["heading", "news", "plain", "quiet"]
"""Opens a turn; news to players who were away; neither; mere bookkeeping."""


Tone: TypeAlias = Literal["", "good", "grave"]
"""How players take it, the strongest last: what is good or grave stands out on the pulse line."""


class Sum(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that the events of a round add up to."""

    line: str
    """What is counted: the message is ``sum-<line>``."""
    amount: int
    unit: Literal["number", "points", "money"] = "number"
    seat: int | None = None
    """The seat it belongs to; None: all seats."""
    harm: bool = False
    """Whether less of it is better."""
    label: LocalizedText = ""
    """In words, filled in when it is told."""


class Part(msgspec.Struct, frozen=True):
    """The part an event plays in the story of a game."""

    weight: Weight = "plain"
    new_round: bool = False
    """Whether everything before it makes up one round, with its own summary."""
    sums: tuple[Sum, ...] = ()
    tone: Tone = ""
    moves: bool = False
    """Whether the piece it mentions, or else its seat's own, goes to the last place it mentions."""


def is_bookkeeping(part: Part) -> bool:
    """Whether an event only feeds the sums of a round: another one tells what it is about."""
    return part.weight == "quiet" and bool(part.sums)


GOOD: Final = Part(tone="good")
HEADING: Final = Part("heading")
MOVE: Final = Part(moves=True)
NEW_ROUND: Final = Part("heading", new_round=True)
NEWS: Final = Part("news")
PLAIN: Final = Part()
QUIET: Final = Part("quiet")
