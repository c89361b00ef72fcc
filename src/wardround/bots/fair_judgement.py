"""Whose choices are charged: a judge that sees less than the player charges nothing.

A seat is not judged

* if a bot that tries more than the judge played it;
* if most of its choices that got a second look beat the move that the judge preferred;
* if it was charged and yet had too much luck. Strokes of fair luck cancel out: their sum is about
  the root of the sum of their squares, and seldom twice that. A player who sees more than the
  judge does seems to be lucky too often;
* if the parts of a game add up to more than the whole of it.

Without charges, luck alone leads from the start to the end, so no part ever exceeds a whole game.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from typing import Final

from wardround.bots import BOTS
from wardround.bots.luck_and_choices import (
    Finding,
    ReviewedMove,
    Share,
    Unjudged,
    curve_of,
    moments_of,
    shares_of,
    spared,
)
from wardround.bots.search import SearchBot
from wardround.bots.second_look import GAMES, SecondLook
from wardround.bots.win_chances import Values
from wardround.presentation.game_spec import AnyGameSpec

TOO_LUCKY: Final = 2.0
"""How many times the usual size a sum of luck may have."""
MIN_AGAIN: Final = 3
"""After this many second looks, a judge that was mostly wrong about a seat stops judging it."""

Story = tuple[list[Values], list[ReviewedMove], tuple[Share, ...]]
"""The curve, every move, and every seat's share."""


def is_stronger(game: AnyGameSpec, level: str, tries: int) -> bool:
    """Whether a bot of this level tries more than a judge with this many tries per move."""
    bot = BOTS.get(level)
    if not isinstance(bot, SearchBot):
        return False
    if game.advice.script is not None and bot.rollouts is not None:
        return (bot.rollouts.simulations or 0) > GAMES
    return (bot.budget.simulations or 0) > tries


def judged_fairly(
    findings: Sequence[Finding],
    again: Sequence[SecondLook],
    last: Values,
    known: bool,
    stronger: Collection[int] = (),
) -> Story:
    """The story of a game, with charges only for seats that the judge can judge."""
    lines = {one.n: one.line for one in again}
    withdrawn = {one.n for one in again if one.lead < 0.0}
    unjudged: dict[int, Unjudged] = dict.fromkeys(stronger, "stronger")
    for seat in range(len(last)):
        mine = [one.n for one in again if findings[one.n - 1].seat == seat]
        if len(mine) >= MIN_AGAIN and 2 * len(withdrawn.intersection(mine)) > len(mine):
            unjudged.setdefault(seat, "outplayed")
    while True:
        charged = [
            spared(finding) if finding.n in withdrawn or finding.seat in unjudged else finding
            for finding in findings
        ]
        curve = curve_of(charged, last, known)
        moments = moments_of(charged, curve, known, lines, withdrawn)
        shares = shares_of(charged, curve, moments, unjudged)
        seat_to_spare = _beyond_the_judge(shares, moments)
        if seat_to_spare is None:
            return curve, moments, shares
        unjudged[seat_to_spare] = "outplayed"


def _beyond_the_judge(shares: Sequence[Share], moments: Sequence[ReviewedMove]) -> int | None:
    """The most charged of the seats whose account cannot be right."""
    charged = [share for share in shares if share.own < 0.0]
    if all(max(abs(s.luck), abs(s.own), abs(s.others)) <= 1.0 for s in shares):
        charged = [share for share in charged if _too_lucky(share, moments)]
    return min(charged, key=lambda share: share.own).seat if charged else None


def _too_lucky(share: Share, moments: Sequence[ReviewedMove]) -> bool:
    usual = math.sqrt(sum(moment.luck[share.seat] ** 2 for moment in moments))
    return share.luck > TOO_LUCKY * usual
