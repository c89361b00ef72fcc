"""Which cards, rooms and people go with winning, judging by the events of many games.

For everything that an event names (a kind of event with a piece or place), and for everything a
seat has at the end (its hero, its doctors, its treasures), the games with it are compared with
those without. If the seats are rivals, seats are compared instead of games.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

import msgspec

from wardround.core.actions import EVERYONE, Event, kind_of, mentions
from wardround.core.log import Log
from wardround.games import language_of
from wardround.lab.html_page import Grid
from wardround.lab.parallel_work import Executor, done_in_order
from wardround.lab.simulation import BotGame, Job
from wardround.lab.statistics import Interval, percent, rate
from wardround.presentation.scene import Scene

RAREST: Final = 0.04
"""Anything that happened in fewer games than this, or in almost all, says nothing."""
MAX_ROWS: Final = 25


class Trace(msgspec.Struct, frozen=True):
    """What happened to one seat in one game, and whether it won."""

    happened: frozenset[str]
    won: bool


class Correlation(msgspec.Struct, frozen=True):
    """Something that goes with winning or losing."""

    what: str
    seen: float
    won_with: Interval
    won_without: Interval
    difference: float
    sigmas: float
    """How many standard errors the difference is from zero."""


def trace_game(job: Job, number: int) -> list[Trace]:
    """Play a game with an open log; returns a trace for each seat."""
    played = BotGame(job, number)
    game, state = played.game, played.state
    happened: list[set[str]] = [set() for _ in job.bots]
    while (outcome := game.rules.outcome(state)) is None:
        log = Log()
        played.move(log)
        for event in log.events:
            for words in named_by(event):
                for owner in seats_of(event, len(job.bots)):
                    happened[owner].add(words)
    for owner, words in kept_at_the_end(
        game.show.scene(language_of(game), game.rules.view(state, None))
    ):
        happened[owner].add(words)
    return [
        Trace(frozenset(happened[seat]), seat in outcome.winners) for seat in range(len(job.bots))
    ]


def kept_at_the_end(scene: Scene) -> Iterator[tuple[int, str]]:
    """``has hero:leo`` for pieces in front of a seat, ``plays Vet`` for what the seat itself is."""
    for zone in scene.zones:
        if zone.seat is not None:
            for piece in zone.pieces:
                if piece.id.startswith("seat:"):
                    yield zone.seat, f"plays {piece.label}"
                elif has_name(piece.id):
                    yield zone.seat, f"has {piece.id}"


def as_team(game: Sequence[Trace]) -> list[Trace]:
    """A team's traces in one: whatever happened to any of its seats."""
    return [Trace(frozenset().union(*(trace.happened for trace in game)), game[0].won)]


def named_by(event: Event) -> list[str]:
    """``built room:er``: the kind of an event with each piece or place that it names."""
    kind = kind_of(event).replace("_", " ")
    return [f"{kind} {name}" for name in mentions(event) if has_name(name)]


def has_name(piece: str) -> bool:
    """Whether an id means the same in every game: no seats, no numbers, no places of one seat."""
    kind, _, name = piece.partition(":")
    return kind != "seat" and "/" not in name and any(letter.isalpha() for letter in name)


def seats_of(event: Event, seats: int) -> range | tuple[int, ...]:
    """Whose event it is: its seat's or its audience's, else all seats'."""
    seat = getattr(event, "seat", EVERYONE)
    if not isinstance(seat, int) or seat < 0:
        seat = event.audience
    return range(seats) if not 0 <= seat < seats else (seat,)


def correlations(
    job: Job,
    games: int,
    executor: Executor,
    done: Callable[[int], None] = lambda n: None,
    kinds: Sequence[str] = (),
) -> list[Correlation]:
    """The clearest correlations with winning, over the games of a job.

    ``kinds`` are first words or kinds of pieces: ``plays``, ``hero``, ``room``; empty means all.
    """
    trace = partial(trace_game, job)
    traces = done_in_order(trace, range(games), executor, lambda _: done(1))
    if all(len({trace.won for trace in game}) == 1 for game in traces):
        traces = [as_team(game) for game in traces]
    return compare([trace for game in traces for trace in game], kinds)


def is_about(words: str, kinds: Sequence[str]) -> bool:
    """Whether something that happened is of one of these kinds."""
    return not kinds or bool({words.split(" ")[0], words.split(" ")[-1].split(":")[0]} & {*kinds})


def compare(traces: Sequence[Trace], kinds: Sequence[str] = ()) -> list[Correlation]:
    """Wins with and without everything that happened in some games but not in others."""
    count = len(traces)
    won = sum(trace.won for trace in traces)
    seen: dict[str, list[int]] = {}
    for trace in traces:
        for words in filter(lambda words: is_about(words, kinds), trace.happened):
            counts = seen.setdefault(words, [0, 0])
            counts[0] += 1
            counts[1] += trace.won
    rows = []
    for words, (times, wins) in seen.items():
        rest = count - times
        if min(times, rest) < max(3, RAREST * count):
            continue
        share = won / count
        error = math.sqrt(share * (1 - share) * (1 / times + 1 / rest)) or 1.0
        difference = wins / times - (won - wins) / rest
        rows.append(
            Correlation(
                words,
                times / count,
                rate(wins, times),
                rate(won - wins, rest),
                difference,
                difference / error,
            )
        )
    order = sorted(rows, key=lambda one: (-abs(one.sigmas), len(one.what), one.what))
    # Things that always go together (a seat has a hero, the hero's turn began) are told once.
    told = {(m.what.split(" ")[-1], m.seen, m.won_with): m for m in reversed(order)}
    return list(reversed(told.values()))[:MAX_ROWS]


def correlations_grid(related: Sequence[Correlation]) -> Grid:
    """The table of what goes with winning."""
    rows = []
    for one in related:
        won = [percent(one.won_with), percent(one.won_without)]
        rows.append([one.what, f"{one.seen:.0%}", *won, f"{one.difference:+.1%}"])
    return ["what happened", "in games", "won with it", "won without", "difference"], rows
