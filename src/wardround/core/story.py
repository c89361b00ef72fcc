"""How a game is told: which events open a turn, which matter, which are only bookkeeping, and what
the events of a round add up to.

A game says it of each event once (`GameSpec.story`). The headings of the log, what is folded in it,
what somebody who was away reads first, and the summary of a round all follow from that.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec

Weight: TypeAlias = Literal["heading", "news", "plain", "quiet"]
"""It opens a turn; it is news to those who were away; neither; only bookkeeping."""


class Sum(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that the events of a round add up to."""

    line: str
    """What is added up: the message is ``sum-<line>``."""
    amount: int
    unit: Literal["number", "points", "money"] = "number"
    seat: int | None = None
    """Whose it is; None: everybody's."""
    harm: bool = False
    """The less of it, the better."""
    label: Annotated[str, msgspec.Meta(extra_json_schema={"told": True})] = ""
    """In words, once it is told to somebody."""


class Part(msgspec.Struct, frozen=True):
    """The part that an event plays in the story of a game."""

    weight: Weight = "plain"
    new_round: bool = False
    """What came before it is one round, with its own summary."""
    sums: tuple[Sum, ...] = ()


HEADING: Final = Part("heading")
NEW_ROUND: Final = Part("heading", new_round=True)
NEWS: Final = Part("news")
PLAIN: Final = Part()
QUIET: Final = Part("quiet")
