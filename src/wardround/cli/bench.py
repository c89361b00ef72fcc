"""``wardround bench``: how fast the engine is, interpreted and compiled."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Annotated

import msgspec
import typer
from rich.table import Table

from wardround.cli.common import JsonFlag, UserError, err, out, print_json
from wardround.core.codec import to_data
from wardround.games import find_game, game_ids
from wardround.lab.benchmark import Speed, is_compiled, measure


def bench(
    games: Annotated[list[str] | None, typer.Argument(help="Games; all by default.")] = None,
    seconds: Annotated[
        float, typer.Option("--seconds", min=0.1, help="CPU seconds to play each game for.")
    ] = 2.0,
    json: JsonFlag = False,
) -> None:
    """Measure random play (steps, games, clones) and the search (simulations) for each game."""
    names = list(games or game_ids())
    speeds: list[Speed] = []
    for name in names:
        spec = find_game(name)
        speeds += _interpreted(name, seconds) if is_compiled(spec) else []
        if err.is_terminal:
            err.print(f"[dim]measuring {name} …[/]")
        speeds.append(measure(spec, seconds))
    if json:
        print_json([to_data(speed) for speed in speeds])
        return
    table = Table()
    for column in ("game", "engine"):
        table.add_column(column, no_wrap=True)
    for column in ("steps /s", "games /s", "clone µs", "steps /game", "legal /step", "sims /s"):
        table.add_column(column, justify="right")
    for speed in speeds:
        table.add_row(
            speed.game,
            "compiled" if speed.compiled else "interpreted",
            f"{speed.steps_per_second:,.0f}",
            f"{speed.games_per_second:,.0f}",
            f"{speed.clone_microseconds:.2f}",
            f"{speed.steps_per_game:.0f}",
            f"{speed.legal_per_step:.1f}",
            f"{speed.simulations_per_second:,.0f}",
        )
    out.print(table)


def _interpreted(name: str, seconds: float) -> list[Speed]:
    """The same measurement from source, in a process of its own."""
    command = [sys.executable, "-m", "wardround.cli.main", "bench", name, "--json"]
    done = subprocess.run(
        [*command, "--seconds", str(seconds)],
        env={**os.environ, "WARDROUND_PURE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise UserError(f"the interpreted run of {name} failed: {done.stderr.strip()}")
    return msgspec.json.decode(done.stdout, type=list[Speed])
