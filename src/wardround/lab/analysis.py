"""`wardround lab analyse`: the review of a journal, on several processes, and its page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from wardround.bots.budget import Budget
from wardround.bots.review import (
    Looked,
    Moment,
    Review,
    look_at_moves,
    tell,
    within,
    worst_choices,
)
from wardround.core.game import AnyGame
from wardround.core.journal import Journal
from wardround.core.replay import read_journal
from wardround.games import find_game, library_of
from wardround.lab.page import grid, heading, page, paragraph
from wardround.lab.plots import curves
from wardround.lab.work import Hands, done_in_any_order

PIECE: Final = 6
"""Moves looked at in one piece of work."""
MOST_MARKS: Final = 6


class Task(msgspec.Struct, frozen=True):
    """Some moves of a journal."""

    game: str
    pack: str | None
    lines: tuple[str, ...]
    numbers: tuple[int, ...]
    simulations: int | None
    seconds: float | None
    seed: int


@cache
def _journal(game: str, pack: str | None, lines: tuple[str, ...]) -> Journal:
    spec = find_game(game)
    return read_journal(spec, library_of(spec, None if pack is None else Path(pack)), lines)


def look(task: Task) -> list[Looked]:
    """A piece of work: can be done anywhere."""
    journal = _journal(task.game, task.pack, task.lines)
    budget = Budget(task.simulations, task.seconds)
    return list(look_at_moves(journal, task.numbers, budget, task.seed))


def analyse(
    game: str,
    lines: Sequence[str],
    *,
    simulations: int | None = None,
    seconds: float = 45.0,
    pack: str | None = None,
    hands: Hands = Hands(),  # noqa: B008 (frozen)
    seed: int = 0,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Review:
    """The review of a journal.

    With ``simulations`` (for each move) the same journal gets the same review on any number of
    processes; without, the whole takes about ``seconds``.
    """
    kept = tuple(lines)
    journal = _journal(game, pack, kept)
    total = len(journal.moves)
    each = None if simulations is not None else within(journal, seconds * hands.processes)
    tasks = [
        Task(
            game,
            pack,
            kept,
            tuple(range(first, min(first + PIECE, total + 1))),
            simulations if each is None else each.simulations,
            None if each is None else each.seconds,
            seed,
        )
        for first in range(1, total + 1, PIECE)
    ]
    looked: list[Looked] = []
    for some in done_in_any_order(look, tasks, hands):
        looked += some
        progress(len(looked), total)
    return tell(journal, sorted(looked, key=lambda look: look.n), simulations or 0)


def analysis_page(game: AnyGame, told: Review, names: Sequence[str]) -> str:
    """The curve, luck and choices apart, and the moments that mattered."""
    moments = {moment.n: moment for moment in told.moments}
    marks = [(n, str(n)) for n in sorted(told.turning_points[:MOST_MARKS])]
    team = (
        len({tuple(round(v, 6) for v in values) for values in zip(*told.curve, strict=True)}) == 1
    )
    shown = [("all seats", 0)] if team else [(name, seat) for seat, name in enumerate(names)]
    series = [(name, [values[seat] for values in told.curve]) for name, seat in shown]
    outcome = told.outcome or {}
    parts = [
        paragraph(str(outcome.get("text") or "The game is not over.")),
        heading("How it stood"),
        curves("expected result after every move", series, marks),
        heading("Luck and choices"),
        paragraph(
            "What the way from the first position to the end is made of, in points of a hundred. "
            "Choices are measured against the best move the bot found, so they cost something "
            "or nothing; luck is what the draws gave or took.",
            note=True,
        ),
        grid(
            ["seat", "at the start", "luck", "own choices", "others' choices", "at the end"],
            [
                [
                    names[share.seat],
                    *(f"{100 * part:+.1f}" for part in (share.start, share.luck, share.own)),
                    *(f"{100 * part:+.1f}" for part in (share.others, share.end)),
                ]
                for share in told.shares
            ],
            range(1, 6),
        ),
        heading("The moments that mattered most"),
        _moments([moments[n] for n in told.turning_points], names),
    ]
    for seat, name in enumerate(names):
        worst = [moment for moment in worst_choices(told, seat) if moment.choice[seat] < 0]
        if worst:
            parts += [heading(f"{name}: what the bot would have done"), _moments(worst, names)]
    return page(f"A game of {game.meta.title}", parts)


def _moments(moments: Sequence[Moment], names: Sequence[str]) -> str:
    rows = []
    for moment in moments:
        seat = moment.seat
        rows.append(
            [
                str(moment.n),
                names[seat],
                moment.said,
                f"{100 * moment.choice[seat]:+.1f} ± {100 * moment.doubt:.1f}",
                f"{100 * moment.luck[seat]:+.1f}",
                moment.better or "the same",
            ]
        )
    head = ["move", "seat", "what was done", "choice", "luck", "the bot would have"]
    return grid(head, rows, (0, 3, 4))
