"""``wardround lab``: what many games tell."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from wardround.cli.common import (
    ContentFile,
    GameArgument,
    JsonFlag,
    OptionList,
    UserError,
    content_of,
    err,
    given_options,
    print_json,
    read_text,
)
from wardround.core.codec import to_data
from wardround.lab.balance import Row, markdown, settings
from wardround.lab.balance import balance as run_balance

app = typer.Typer(help="What many games tell.", no_args_is_help=True)

BLOCK = re.compile(r"(<!-- wardround (lab balance [^\n]*?) -->\n)(.*?)(<!-- end -->)", re.DOTALL)


@app.command("balance")
def balance(
    game: GameArgument,
    sweep: Annotated[
        str, typer.Option("--sweep", help="Options to sweep through all their values: a,b")
    ] = "",
    bots: Annotated[
        str, typer.Option("--bots", help="Levels to compare: greedy,random")
    ] = "greedy",
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="Games a setting.")] = 200,
    options: OptionList = None,
    seed: Annotated[str, typer.Option("--seed")] = "balance",
    processes: Annotated[int, typer.Option("--processes", "-p", min=1, max=256)] = 1,
    content: ContentFile = None,
    json: JsonFlag = False,
) -> None:
    """Win rates, scores and end reasons with 95 % intervals, as a Markdown table."""
    rows = _rows(game, sweep, bots, games, options, seed, processes, content)
    if json:
        print_json([to_data(row) for row in rows])
    else:
        typer.echo(markdown(rows))


@app.command("refresh")
def refresh(
    file: Annotated[Path, typer.Argument(help="A Markdown file with balance blocks.")],
    processes: Annotated[int, typer.Option("--processes", "-p", min=1, max=256)] = 1,
    only: Annotated[str, typer.Option("--only", help="Only blocks with this word.")] = "",
) -> None:
    """Make the tables of a page anew: each block names the command that made it."""
    text = read_text(file, "the page")
    blocks = list(BLOCK.finditer(text))
    if not blocks:
        raise UserError(f"{file} has no block <!-- wardround lab balance … --> … <!-- end -->")
    for block in blocks:
        if only and only not in block[2]:
            continue
        err.print(f"[dim]wardround {block[2]}[/]", highlight=False)
        table = markdown(_rows_of_command(block[2], processes))
        text = text.replace(block[0], f"{block[1]}\n{table}\n\n{block[4]}")
        file.write_text(text, "utf-8")


def _rows_of_command(command: str, processes: int) -> list[Row]:
    words = shlex.split(command)[2:]
    found: dict[str, list[str]] = {}
    game, rest = words[0], words[1:]
    for flag, value in zip(rest[::2], rest[1::2], strict=True):
        found.setdefault(flag, []).append(value)
    known = {"--sweep", "--bots", "--games", "--options", "--seed", "--content"}
    if not set(found) <= known:
        raise UserError(f"{command!r}: expected only {', '.join(sorted(known))}")
    pack = found.get("--content")
    return _rows(
        game,
        found.get("--sweep", [""])[0],
        found.get("--bots", ["greedy"])[0],
        int(found.get("--games", ["200"])[0]),
        found.get("--options"),
        found.get("--seed", ["balance"])[0],
        processes,
        None if pack is None else Path(pack[0]),
    )


def _rows(
    name: str,
    sweep: str,
    bots: str,
    games: int,
    options: list[str] | None,
    seed: str,
    processes: int,
    content: Path | None,
) -> list[Row]:
    spec, given = given_options(name, options)
    content_of(spec, content)
    names = [word.strip() for word in sweep.split(",") if word.strip()]
    for word in names:
        if word not in {option.id for option in spec.meta.options}:
            raise UserError(f"--sweep: {name} has no option {word!r}")
    levels = [level.strip() for level in bots.split(",")]
    total = len(list(settings(spec, given, names))) * len(levels) * games
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=err,
        transient=True,
        disable=not err.is_terminal,
    ) as progress:
        task = progress.add_task(spec.meta.title, total=total)
        pack = None if content is None else str(content.resolve())
        return run_balance(
            spec,
            given,
            names,
            levels,
            games,
            seed,
            processes,
            pack,
            lambda n: progress.advance(task, n),
        )
