"""``wardround bench``: how fast the engine is, interpreted and compiled."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table

from wardround.cli.common import JsonFlag, UserError, err, out, print_json
from wardround.core.codec import to_data
from wardround.games import find_game, game_ids
from wardround.lab.benchmark import Speed, is_compiled, measure
from wardround.presentation.game_spec import AnyGameSpec

if TYPE_CHECKING:
    from wardround.adapters.speed import AdapterSpeed

WIDTH = 8
"""The longest bar, in characters: the table has to fit into 80 columns."""


def bench(
    games: Annotated[list[str] | None, typer.Argument(help="Games; all by default.")] = None,
    seconds: Annotated[
        float, typer.Option("--seconds", min=0.1, help="CPU seconds to spend on each game.")
    ] = 2.0,
    adapters: Annotated[
        bool,
        typer.Option(help="Also measure the research interfaces, if installed."),
    ] = True,
    json: JsonFlag = False,
) -> None:
    """Measure random play (steps, games, clones) and the search (simulations) for each game."""
    names = list(games or game_ids())
    adapters = adapters and adapters_installed()
    rows: list[dict[str, Any]] = []
    if any(is_compiled(find_game(name)) for name in names):
        rows = _interpreted(names, seconds, adapters)
    for name in names:
        if err.is_terminal:
            err.print(f"[dim]measuring {name} …[/]")
        rows.append(to_data(measure(find_game(name), seconds)))
    if adapters:
        specs = {name: find_game(name) for name in names}
        rows += [to_data(one) for one in measure_adapters(specs, seconds)]
    if json:
        print_json(rows)
        return
    engine = [row for row in rows if not is_interface(row)]
    _print_engine(msgspec.convert(engine, list[Speed]))
    if adapters:
        out.print(adapters_table([row for row in rows if is_interface(row)]))


def _print_engine(speeds: list[Speed]) -> None:
    out.print(engine_table(speeds))
    if not any(speed.compiled for speed in speeds):
        err.print("[dim]Only from source: the compiled engine is not installed here.[/]")


def engine_table(speeds: list[Speed]) -> Table:
    """Narrow enough for a terminal of 80 columns, so that no number is cut off."""
    table = Table(box=SIMPLE_HEAD, padding=0, pad_edge=False, show_edge=False)
    for column in ("game", "engine"):
        table.add_column(column, no_wrap=True)
    for column in (
        *("steps\n/s", "games\n/s", "clone\nµs"),
        *("steps\n/game", "legal\n/step", "search\nsims /s"),
    ):
        table.add_column(column, justify="right", no_wrap=True)
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
    return table


def _interpreted(names: list[str], seconds: float, adapters: bool) -> list[dict[str, Any]]:
    """The same measurement from source, in a separate process."""
    command = [sys.executable, "-m", "wardround.cli.main", "bench", *names, "--json"]
    wanted = "--adapters" if adapters else "--no-adapters"
    done = subprocess.run(
        [*command, wanted, "--seconds", str(seconds)],
        env={**os.environ, "WARDROUND_PURE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise UserError(f"the interpreted run failed: {done.stderr.strip()}")
    return msgspec.json.decode(done.stdout, type=list[dict[str, Any]])


# -- the research interfaces ----------------------------------------------------------------------


def adapters_installed() -> bool:
    """Whether the packages of the extra ``rl`` are installed."""
    return all(importlib.util.find_spec(name) for name in ("numpy", "gymnasium", "pettingzoo"))


def measure_adapters(games: dict[str, AnyGameSpec], seconds: float) -> list[AdapterSpeed]:
    """All interfaces of some games, and other people's games in the same run."""
    from wardround.adapters.speed import AdapterSpeed, of_game, others, speed

    loops = [*others()]
    for name, game in games.items():
        loops += of_game(name, game)
    compiled = any(map(is_compiled, games.values()))
    speeds: list[AdapterSpeed] = []
    for name, interface, loop in loops:
        if err.is_terminal:
            err.print(f"[dim]measuring {name}, {interface} …[/]")
        speeds.append(AdapterSpeed(name, interface, compiled, speed(loop(), seconds)))
    return speeds


def is_interface(row: dict[str, Any]) -> bool:
    """Whether a measurement, as data, is of an interface rather than an engine."""
    return "interface" in row


def adapters_table(rows: list[dict[str, Any]]) -> Table:
    """The interfaces as a table with bars, each compared with hanabi in the same run."""
    table = Table(
        title="Research interfaces: steps a CPU second",
        box=SIMPLE_HEAD,
        padding=0,
        pad_edge=False,
        show_edge=False,
    )
    for column in ("game", "interface"):
        table.add_column(column, overflow="fold")
    table.add_column("engine", no_wrap=True)
    for column in ("steps /s", "× hanabi"):
        table.add_column(column, justify="right", no_wrap=True)
    table.add_column("", no_wrap=True)
    fastest = max(row["steps_per_second"] for row in rows)
    base = 0.0
    for row in rows:
        steps = row["steps_per_second"]
        if row["game"] == "hanabi":
            base = steps
        table.add_row(
            row["game"],
            row["interface"],
            "compiled" if row["compiled"] else "interpreted",
            f"{steps:,.0f}",
            f"{steps / base:.1f}",
            "█" * max(1, round(WIDTH * steps / fastest)),
        )
    return table
