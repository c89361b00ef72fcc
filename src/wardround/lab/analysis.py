"""`wardround lab analyse`: the review of a journal, on several processes, and its page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from wardround.bots.luck_and_choices import Judge, Review, ReviewedMove, Share, worst_choices
from wardround.bots.review import (
    Effort,
    ReviewPiece,
    carry_out_piece,
    first_pieces,
    in_words,
    last_pieces,
    tell,
)
from wardround.core.journal import Journal
from wardround.core.replay import read_journal
from wardround.core.slices import at_once
from wardround.games import find_game, language_of, library_of
from wardround.lab.html_page import grid, heading, page, paragraph
from wardround.lab.parallel_work import Executor, done_in_order
from wardround.lab.plots import curves
from wardround.presentation.game_spec import AnyGameSpec

SIZE: Final = 6
"""How many moves one piece of work looks at."""
MAX_MARKS: Final = 6


class AnalysisTask(msgspec.Struct, frozen=True):
    """A piece of the analysis of a journal."""

    game: str
    pack: str | None
    lines: tuple[str, ...]
    piece: ReviewPiece


@cache
def _journal(game: str, pack: str | None, lines: tuple[str, ...]) -> Journal[AnyGameSpec]:
    spec = find_game(game)
    return read_journal(spec, library_of(spec, None if pack is None else Path(pack)), lines)


def carry_out(task: AnalysisTask) -> list[Any]:
    """Carry out a piece of work, in any process: findings, or second looks."""
    return carry_out_piece(_journal(task.game, task.pack, task.lines), task.piece)


def analyse(
    game: str,
    lines: Sequence[str],
    effort: Effort = Effort(),  # noqa: B008 (frozen)
    *,
    pack: str | None = None,
    executor: Executor = Executor(),  # noqa: B008 (frozen)
    done: Callable[[int, int], None] = lambda n, total: None,
) -> Review:
    """The review of a journal, in English.

    With an effort in simulations (per move) the same journal gets the same review on any number of
    processes; otherwise the whole takes about as many seconds as the effort says.
    """
    kept = tuple(lines)
    journal = _journal(game, pack, kept)
    moves = len(journal.moves)
    shared = msgspec.structs.replace(effort, seconds=effort.seconds * executor.processes)

    def do(pieces: Sequence[ReviewPiece], seen: Callable[[list[Any]], None]) -> list[Any]:
        tasks = [AnalysisTask(game, pack, kept, piece) for piece in pieces]
        return [one for some in done_in_order(carry_out, tasks, executor, seen) for one in some]

    looked = do(first_pieces(moves, SIZE, shared), lambda some: done(len(some), moves))
    again = do(last_pieces(looked, shared), lambda some: None)
    told = tell(journal, looked, again)
    return at_once(in_words(journal, told, language_of(journal.game)))


def analysis_page(game: AnyGameSpec, told: Review, names: Sequence[str]) -> str:
    """The curve, luck and choices separately, and the moments that mattered."""
    moments = {moment.n: moment for moment in told.moments}
    marks = [(n, str(n)) for n in sorted(told.turning_points[:MAX_MARKS])]
    shown = [("all seats", 0)] if told.team else [(name, seat) for seat, name in enumerate(names)]
    series = [(name, [values[seat] for values in told.chances]) for name, seat in shown]
    parts = [
        paragraph("The game is not over." if told.outcome is None else told.outcome.text),
        heading("How it stood"),
        curves("chance of winning after every move", series, marks),
        heading("Luck and choices"),
        paragraph(
            "What the way from the first position to the end is made of, in percentage points. "
            "Choices are measured against the best move the judge found, so they cost something "
            f"or nothing; luck is what the draws gave or took. {judge_words(told.judge)}",
            note=True,
        ),
        grid(
            [
                *("seat", "at the start", "luck", "own choices", "others' choices", "at the end"),
                "accuracy",
            ],
            [
                [
                    names[share.seat],
                    *(f"{100 * part:+.1f}" for part in (share.start, share.luck, share.own)),
                    *(f"{100 * part:+.1f}" for part in (share.others, share.end)),
                    accuracy_words(share),
                ]
                for share in told.shares
            ],
            range(1, 7),
        ),
        heading("The moments that mattered most"),
        _moments([moments[n] for n in told.turning_points], names),
    ]
    for seat, name in enumerate(names):
        worst = worst_choices(told, seat)
        if worst:
            parts += [heading(f"{name}: what the bot would have done"), _moments(worst, names)]
    return page(f"A game of {game.meta.title}", parts)


UNJUDGED: Final = {
    "stronger": "not judged: this bot tries more than the judge",
    "outplayed": "not judged: what was played did better than the judge's moves",
}


def accuracy_words(share: Share) -> str:
    """How many choices were no fault, or why that is not stated."""
    if share.unjudged:
        return UNJUDGED[share.unjudged]
    return "no choices" if share.accuracy is None else f"{share.accuracy:.0%} of {share.choices}"


def judge_words(judge: Judge) -> str:
    """Who judged, and how thoroughly."""
    again = f" The dearest choices were also played on: {judge.games} games with either move."
    return (
        f"The judge: a search to the end of the turn, {judge.tries} tries a move, with the chances "
        f"of seats that play on like the {judge.policy}.{again if judge.games else ''}"
    )


def _moments(moments: Sequence[ReviewedMove], names: Sequence[str]) -> str:
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
                moment.fault,
                moment.better or ("not judged" if moment.withdrawn else "the same"),
            ]
        )
    head = ["move", "seat", "what was done", "choice", "luck", "", "the bot would have"]
    return grid(head, rows, (0, 3, 4))
