"""``wardround scenario``: run a position with its actions and expectations."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from wardround.cli.common import ContentFile, UserError, out, read_text
from wardround.core.codec import canonical
from wardround.core.game import PositionError
from wardround.games import find_game, language_of, library_of
from wardround.presentation.localize import say_position_error
from wardround.presentation.scenario import ScenarioError, parse_scenario, run_scenario


def scenario(
    files: Annotated[list[Path], typer.Argument(help="Scenario files (TOML).")],
    content: ContentFile = None,
) -> None:
    """Run scenarios; exit 1 and show the difference where an expectation is not met."""
    failed = 0
    for file in files:
        failed += _run(file, content)
    if failed:
        raise typer.Exit(1)


def _run(file: Path, pack: Path | None) -> bool:
    try:
        data = tomllib.loads(read_text(file, "the scenario"))
    except tomllib.TOMLDecodeError as error:
        raise UserError(f"{file} is not TOML: {error}") from None
    try:
        parsed = parse_scenario(data)
        game = find_game(parsed.game)
        failures = run_scenario(game, library_of(game, pack), parsed)
    except ScenarioError as error:
        cause = error.cause
        said = str(error)
        if isinstance(cause, PositionError):
            said = say_position_error(language_of(game), cause)
        raise ScenarioError(f"{file}: {said}") from None
    name = parsed.title or file.name
    if not failures:
        out.print(f"[green]as expected[/]  {escape(name)}")
        return False
    out.print(f"[red]not as expected[/]  {escape(name)}")
    for failure in failures:
        out.print(f"  {failure.where}: [bold]{escape(failure.what)}[/]")
        out.print(f"    expected  {escape(_shown(failure.expected))}")
        out.print(f"    got       {escape(_shown(failure.got))}")
    return True


def _shown(value: object) -> str:
    return value if isinstance(value, str) else canonical(value).decode()
