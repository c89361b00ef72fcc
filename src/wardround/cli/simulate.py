"""``wardround simulate``: many games with bots."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from wardround.cli.common import (
    ContentFile,
    GameArgument,
    JsonFlag,
    OptionList,
    Processes,
    UserError,
    game_and_options,
    out,
    pack_path,
    print_json,
    progress_bar,
)
from wardround.games import library_of
from wardround.lab.parallel_work import Executor
from wardround.lab.simulation import Job, Summary, seat_bots, summarise
from wardround.lab.simulation import simulate as run


def simulate(
    game: GameArgument,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 100,
    seats: Annotated[int | None, typer.Option("--seats", help="How many seats.")] = None,
    bots: Annotated[
        str, typer.Option("--bots", help="One level for all seats, or one per seat: greedy,random")
    ] = "random",
    options: OptionList = None,
    seed: Annotated[str, typer.Option("--seed", help="The same seed gives the same games.")] = "0",
    processes: Processes = 1,
    content: ContentFile = None,
    json: JsonFlag = False,
) -> None:
    """Play many games with bots and count how they end."""
    spec, resolved = game_and_options(game, options, seats)
    library_of(spec, content)
    try:
        levels = seat_bots(spec, resolved, [level.strip() for level in bots.split(",")])
    except ValueError as error:
        raise UserError(f"--bots: {error}") from None
    job = Job(game, resolved, levels, seed, pack_path(content))
    with progress_bar(spec.meta.title, games) as advance:
        executor = Executor(min(processes, games, 4 * (os.cpu_count() or 1)))
        results = run(job, games, executor, advance)
    summary = summarise(job, results)
    if json:
        print_json(summary)
    else:
        _print(summary)


def _print(summary: Summary) -> None:
    out.print(
        f"[bold]{summary.game}[/]  {summary.games} games, {summary.steps} steps: "
        f"{summary.games_per_second:,.0f} games/s, {summary.steps_per_second:,.0f} steps/s"
    )
    for title, counts in (("ended by", summary.reasons), ("won by", summary.wins)):
        for name, count in counts.items():
            share = count / summary.games
            bar = "█" * round(30 * share)
            out.print(f"  {title:9} {name:18} {count:6} {share:6.1%}  {bar}")
    scores = ", ".join(f"{score:.1f}" for score in summary.mean_scores)
    out.print(f"  mean scores by seat: {scores}")
