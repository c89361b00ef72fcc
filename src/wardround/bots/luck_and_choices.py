"""What a game was made of, from the findings at every move: the curve, choices and luck.

Between two draws only choices happen. So all positions of such a stretch share one value, less the
cost of the choices in between, and every finding along the stretch estimates it. Hence:

* **luck** exists only where something was drawn: the result minus the expectation;
* a **choice** costs what was found at its move;
* luck is at most what the draw itself did, compared with other draws of the same move; whatever
  else the judge thought better of between two positions came to light **later**, and is no luck;
* the end of the game is a reveal like a draw: it may show what could not be foreseen;
* start, luck, what came later and choices add up to the end exactly, for every seat and every move.

`fair_judgement` says whose choices are charged at all.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, Literal

import msgspec

from wardround.bots.win_chances import Values
from wardround.core.chance import Draw
from wardround.core.game import Outcome
from wardround.core.messages import LocalizedText

MOMENTS: Final = 5
"""How many moments of each kind to tell at most."""
WORTH_TELLING: Final = 0.01
WORST: Final = 3
"""How many of a seat's costliest choices to tell."""

Fault = Literal["", "inaccuracy", "mistake", "blunder"]
FAULTS: Final[tuple[tuple[float, Fault], ...]] = (
    (0.2, "blunder"),
    (0.1, "mistake"),
    (0.05, "inaccuracy"),
)
"""The name of a choice by the least chance of winning that it cost."""
Unjudged = Literal["", "stronger", "outplayed"]
"""Why the choices of a seat are not judged: a bot that tries more than the judge played it, or its
moves did better than the ones the judge preferred."""


class Finding(msgspec.Struct, frozen=True):
    """What the search found at one move."""

    n: int
    """The move, counted from 1."""
    seat: int
    action: dict[str, Any]
    best: dict[str, Any]
    value: Values
    """How good the position is before the move, assuming the best one."""
    loss: Values
    """How much less the move made is worth, before anything is drawn."""
    doubt: float
    """Half the width of the 99 % interval of the seat's own loss."""
    tries: int
    drew: bool
    """Whether the move drew something that could have come out differently."""
    forced: bool = False
    """Whether there was nothing to choose."""
    chance: Values = ()
    """The chance of every seat before the move, as a hint shows it (`forecast.chances_now`)."""
    effect: Values = ()
    """How far what was drawn changed the chance of every seat (`forecast.draw_effect`)."""


class LineMove(msgspec.Struct, frozen=True):
    """One move of a line that was not played, with draws that it might have met."""

    seat: int
    action: dict[str, Any]
    draws: tuple[Draw, ...]
    said: LocalizedText = ""


class Judge(msgspec.Struct, frozen=True):
    """Who judged the choices, and how thoroughly."""

    tries: int
    """Per move, on average, each to the end of the turn."""
    games: int
    """At each of the costliest choices: games played on to the end from either move."""
    policy: Literal["script", "greedy"]
    """Who plays those games."""


class ReviewedMove(msgspec.Struct, frozen=True):
    """One move in the story of a game, with what it changed for each seat."""

    n: int
    seat: int
    action: dict[str, Any]
    choice: Values
    luck: Values
    """What the draw gave or took."""
    doubt: float
    better_action: dict[str, Any] | None
    """What the bot would have done, if that is better beyond doubt."""
    fault: Fault = ""
    line: tuple[LineMove, ...] = ()
    """What the better move would have led to, for the costliest choices."""
    withdrawn: bool = False
    """Whether the judge's move did worse when played on to the end: then this one is not judged."""
    said: LocalizedText = ""
    """In words, filled in by `review.in_words`, like the next two."""
    happened: LocalizedText = ""
    """The events that all seats could read."""
    better: LocalizedText = ""
    later: Values = ()
    """What only came to light after it, draws apart."""


class Share(msgspec.Struct, frozen=True):
    """What a seat's path from the first position to the end consists of."""

    seat: int
    start: float
    luck: float
    own: float
    """Own choices: never positive, since they are measured against the best move."""
    others: float
    """The choices of the other seats."""
    end: float
    choices: int
    """Moves with something to choose."""
    accuracy: float | None
    """The share of them that were no fault, from 0 to 1; None if there were none, or unjudged."""
    unjudged: Unjudged
    later: float = 0.0
    """What the judge saw only later, draws apart."""


class Review(msgspec.Struct, frozen=True):
    """The whole game."""

    game: str
    seats: int
    team: bool
    """Whether all seats win and lose together: then their curves are one."""
    judge: Judge
    chances: tuple[Values, ...]
    """The chance of each seat at every position, first and last included: the number that a hint
    shows there."""
    curve: tuple[Values, ...]
    """The same, built from luck and choices: a stretch without draws has one value, less what its
    choices cost."""
    moments: tuple[ReviewedMove, ...]
    """Every move."""
    shares: tuple[Share, ...]
    turning_points: tuple[int, ...]
    """The moves that mattered most, most important first; numbers as in ``ReviewedMove.n``."""
    outcome: Outcome | None


def charged_once(findings: Sequence[Finding]) -> list[Finding]:
    """An omission is charged once, when it can no longer be made good.

    As long as the better move is still best at the seat's next move, or is made then, and the
    position has kept its value, waiting has cost nothing.
    """
    charged = list(findings)
    following: dict[int, Finding] = {}
    for n in reversed(range(len(charged))):
        finding = charged[n]
        then = following.get(finding.seat)
        following[finding.seat] = finding
        if then is None or not any(finding.loss) or finding.best not in (then.best, then.action):
            continue
        if then.value[finding.seat] > finding.value[finding.seat] - finding.loss[finding.seat] / 2:
            charged[n] = spared(finding)
    return charged


def spared(finding: Finding) -> Finding:
    """The same finding without a charge: the move made counts as the best."""
    return msgspec.structs.replace(finding, best=finding.action, loss=(0.0,) * len(finding.loss))


def reveals(findings: Sequence[Finding], known: bool) -> list[bool]:
    """For every move: whether it revealed something that could have been different.

    ``known`` says that the game is over: its last move shows the result.
    """
    shown = [finding.drew for finding in findings]
    if known and shown:
        shown[-1] = True
    return shown


def stretches(shown: Sequence[bool]) -> Iterator[range]:
    """The positions between two reveals, in order; position n is the one after move n."""
    first = 0
    for n, reveal in enumerate(shown, 1):
        if reveal:
            yield range(first, n)
            first = n
    yield range(first, len(shown) + 1)


def curve_of(findings: Sequence[Finding], last: Values, known: bool) -> list[Values]:
    """The chance of every seat at every position.

    ``last`` is the result if it is ``known``, else an estimate for the last position.
    """
    curve: list[Values] = []
    for stretch in stretches(reveals(findings, known)):
        estimates = _estimates(findings, stretch)
        if stretch.stop > len(findings):
            estimates.append((last, 1))
        weight = sum(tries for _, tries in estimates)
        value = _within(
            tuple(sum(v[seat] * w for v, w in estimates) / weight for seat in range(len(last)))
        )
        values = [value]
        for n in reversed(stretch[1:]):
            value = _within(_plus(value, findings[n - 1].loss))
            values.append(value)
        curve += reversed(values)
    return curve


def _estimates(findings: Sequence[Finding], stretch: range) -> list[tuple[Values, int]]:
    """What every position of a stretch says about the last one, and from how many tries."""
    estimates = []
    for first in stretch:
        if first == len(findings):
            break
        value = findings[first].value
        for n in stretch[1:]:
            if n > first:
                value = _minus(value, findings[n - 1].loss)
        estimates.append((value, findings[first].tries))
    return estimates


def fault_of(choice: float) -> Fault:
    """The name of a choice that changed its maker's chance by this much."""
    return next((name for least, name in FAULTS if -choice >= least), "")


def moments_of(
    findings: Sequence[Finding],
    curve: Sequence[Values],
    known: bool,
    lines: Mapping[int, tuple[LineMove, ...]] = MappingProxyType({}),
    withdrawn: Collection[int] = (),
) -> list[ReviewedMove]:
    """Every move with its choice and its luck, which add up to the curve's step."""
    moments = []
    for finding, reveal in zip(findings, reveals(findings, known), strict=True):
        before, after = curve[finding.n - 1], curve[finding.n]
        chosen = _within(_minus(before, finding.loss)) if reveal else after
        differs = finding.best != finding.action
        choice = _minus(chosen, before)
        moments.append(
            ReviewedMove(
                n=finding.n,
                seat=finding.seat,
                action=finding.action,
                choice=choice,
                luck=_minus(after, chosen),
                doubt=finding.doubt,
                better_action=finding.best if differs else None,
                fault=fault_of(choice[finding.seat]),
                line=lines.get(finding.n, ()) if differs else (),
                withdrawn=finding.n in withdrawn,
            )
        )
    return moments


def with_true_luck(
    moments: Sequence[ReviewedMove], findings: Sequence[Finding]
) -> list[ReviewedMove]:
    """The same moves; only what the draws themselves did counts as luck."""
    told = []
    for moment, finding in zip(moments, findings, strict=True):
        luck = tuple(map(_smaller, moment.luck, finding.effect or (0.0,) * len(moment.luck)))
        later = _minus(moment.luck, luck)
        told.append(msgspec.structs.replace(moment, luck=luck, later=later))
    return told


def _smaller(one: float, other: float) -> float:
    """The smaller of two changes in the same direction; 0 if they disagree."""
    if one * other <= 0.0:
        return 0.0
    return one if abs(one) < abs(other) else other


def luck_only(shares: Sequence[Share], moments: Sequence[ReviewedMove]) -> tuple[Share, ...]:
    """The same shares, with the luck of these moves; the rest came to light later."""
    told = []
    for share in shares:
        luck = sum(moment.luck[share.seat] for moment in moments)
        told.append(msgspec.structs.replace(share, luck=luck, later=share.luck - luck))
    return tuple(told)


def shares_of(
    findings: Sequence[Finding],
    curve: Sequence[Values],
    moments: Sequence[ReviewedMove],
    unjudged: Mapping[int, Unjudged] = MappingProxyType({}),
) -> tuple[Share, ...]:
    """For every seat: its luck, its own choices, the others' choices."""
    shares = []
    for seat in range(len(curve[0])):
        own = [moment for moment in moments if moment.seat == seat]
        choices = sum(finding.seat == seat and not finding.forced for finding in findings)
        faults = sum(moment.fault != "" for moment in own)
        judged = choices and seat not in unjudged
        shares.append(
            Share(
                seat=seat,
                start=curve[0][seat],
                luck=sum(moment.luck[seat] for moment in moments),
                own=sum(moment.choice[seat] for moment in own),
                others=sum(moment.choice[seat] for moment in moments if moment.seat != seat),
                end=curve[-1][seat],
                choices=choices,
                accuracy=1.0 - faults / choices if judged else None,
                unjudged=unjudged.get(seat, ""),
            )
        )
    return tuple(shares)


def from_first_chance(shares: Sequence[Share], first: Values) -> tuple[Share, ...]:
    """The same accounts, starting from the first chance on the chart.

    If the first stretch turned out to be worth more or less, that came to light later.
    """
    return tuple(
        msgspec.structs.replace(
            share, start=first[share.seat], later=share.later + share.start - first[share.seat]
        )
        for share in shares
    )


def turning_points(moments: Sequence[ReviewedMove]) -> tuple[int, ...]:
    """The costliest choices, to learn from, then the greatest strokes of luck."""
    choice = {moment.n: max(map(abs, moment.choice)) for moment in moments}
    luck = {moment.n: max(map(abs, moment.luck)) for moment in moments}
    told: list[int] = []
    for weights in (choice, luck):
        order = sorted(weights, key=lambda n: (-weights[n], n))
        told += [n for n in order[:MOMENTS] if weights[n] >= WORTH_TELLING and n not in told]
    return tuple(told)


def worst_choices(told: Review, seat: int) -> list[ReviewedMove]:
    """The choices that cost a seat most."""
    own = [m for m in told.moments if m.seat == seat and m.choice[seat] < 0]
    return sorted(own, key=lambda moment: (moment.choice[seat], moment.n))[:WORST]


def _plus(one: Values, other: Values) -> Values:
    return tuple(a + b for a, b in zip(one, other, strict=True))


def _minus(one: Values, other: Values) -> Values:
    return tuple(a - b for a, b in zip(one, other, strict=True))


def _within(values: Values) -> Values:
    return tuple(min(1.0, max(0.0, value)) for value in values)
