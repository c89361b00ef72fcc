"""The part of ``wardround bench`` that measures the research interfaces."""

from __future__ import annotations

import importlib.util
from typing import TYPE_CHECKING, Any

from rich import box
from rich.table import Table

from wardround.cli.common import err
from wardround.core.game import AnyGame
from wardround.lab.benchmark import is_compiled

if TYPE_CHECKING:
    from wardround.adapters.speed import AdapterSpeed

WIDTH = 8
"""The longest bar, in characters: the table has to fit into 80 columns."""


def installed() -> bool:
    """Whether the packages of the extra ``rl`` are installed."""
    return all(importlib.util.find_spec(name) for name in ("numpy", "gymnasium", "pettingzoo"))


def measure_adapters(games: dict[str, AnyGame], seconds: float) -> list[AdapterSpeed]:
    """All interfaces of some games, and other people's games in the same run."""
    from wardround.adapters.speed import AdapterSpeed, of_game, others, speed

    loops = [*others()]
    for name, game in games.items():
        loops += of_game(name, game)
    compiled = any(map(is_compiled, games.values()))
    found: list[AdapterSpeed] = []
    for name, interface, loop in loops:
        if err.is_terminal:
            err.print(f"[dim]measuring {name}, {interface} …[/]")
        found.append(AdapterSpeed(name, interface, compiled, speed(loop(), seconds)))
    return found


def is_interface(row: dict[str, Any]) -> bool:
    """Whether a measurement, as data, is of an interface rather than an engine."""
    return "interface" in row


def table_of(rows: list[dict[str, Any]]) -> Table:
    """The interfaces as a table with bars, each compared with hanabi in the same run."""
    table = Table(
        title="Research interfaces: steps a CPU second",
        box=box.SIMPLE_HEAD,
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
