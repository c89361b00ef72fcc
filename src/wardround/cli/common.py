"""What the commands share: reading what people type, and saying what is wrong with it."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeRemainingColumn,
)

from wardround.bots import UnknownBotError
from wardround.core.actions import RuleError
from wardround.core.content import ContentError
from wardround.core.game import OptionError, Options, PositionError, parse_option, resolve_options
from wardround.core.journal import JournalError
from wardround.core.notation import NotationError
from wardround.core.replay import read_header
from wardround.games import UnknownGameError, find_game
from wardround.lab.parallel_work import LabError
from wardround.presentation.game_spec import AnyGameSpec
from wardround.presentation.language import LANGUAGES
from wardround.presentation.scenario import ScenarioError

out = Console(highlight=False)
err = Console(stderr=True, highlight=False)


class UserError(Exception):
    """Something the user can fix; the message says how."""


EXPECTED = (
    UserError,
    UnknownGameError,
    UnknownBotError,
    OptionError,
    ContentError,
    JournalError,
    ScenarioError,
    PositionError,
    NotationError,
    RuleError,
    LabError,
)
"""Errors reported in one clear line, with exit code 2."""


def _language(code: str) -> str:
    if code not in LANGUAGES:
        raise UserError(f"--language: expected one of {', '.join(LANGUAGES)}, got {code}")
    return code


GameArgument = Annotated[str, typer.Argument(help="The game, by its folder name.")]
OptionList = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", "--options", help="An option of the game, name=value."),
]
LanguageChoice = Annotated[
    str,
    typer.Option("--language", help="Language of the output: en, de or fr.", callback=_language),
]
ContentFile = Annotated[
    Path | None, typer.Option("--content", help="A content pack: a TOML file that changes tables.")
]
Processes = Annotated[
    int, typer.Option("--processes", "-p", min=1, max=256, help="Number of processes.")
]
ExtraGame = Annotated[
    list[str] | None, typer.Option(help="A module with a SPEC, as an additional game; repeatable.")
]
LogJson = Annotated[bool, typer.Option("--json", help="Log in JSON lines.")]
LogLevel = Annotated[str, typer.Option(help="debug, info, warning or error.")]
JsonFlag = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def game_and_options(
    name: str, options: list[str] | None, seats: int | None = None
) -> tuple[AnyGameSpec, Options]:
    """A game and its complete options, as typed."""
    game, given = given_options(name, options)
    if seats is not None:
        given["seats"] = seats
    return game, resolve_options(game.meta, given)


def given_options(name: str, options: list[str] | None) -> tuple[AnyGameSpec, Options]:
    """A game and the options typed; several may be joined by commas."""
    game = find_game(name)
    given: Options = {}
    for text in options or ():
        for part in text.split(","):
            key, value = parse_option(game.meta, part.strip())
            given[key] = value
    return game, given


def pack_path(pack: Path | None) -> str | None:
    """The absolute path of a content pack, for processes that may run elsewhere."""
    return None if pack is None else str(pack.resolve())


def read_moves(file: Path) -> tuple[AnyGameSpec, list[str]]:
    """The lines of a journal, and the game it is of."""
    lines = read_text(file, "the journal").splitlines()
    return find_game(str(read_header(lines)["game"])), lines


@contextmanager
def progress_bar(title: str, total: int) -> Iterator[Callable[..., None]]:
    """Show the progress of long work on a terminal.

    Call it with how much more is done, and with the total once that is known better.
    """
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=err,
        transient=True,
        disable=not err.is_terminal,
    ) as progress:
        task = progress.add_task(title, total=total)
        yield lambda n, total=None: progress.update(task, advance=n, total=total)


def read_text(path: Path, what: str) -> str:
    """The contents of a text file named by the user."""
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise UserError(f"cannot read {what} {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise UserError(f"cannot read {what} {path}: it is not UTF-8 text") from None


def print_json(data: Any) -> None:
    text = msgspec.json.encode(data, enc_hook=str)
    typer.echo(msgspec.json.format(text, indent=2).decode())


def print_result(data: Any, text: str, json: bool) -> None:
    """Print a result as JSON, or as text."""
    if json:
        print_json(data)
    else:
        typer.echo(text)


def data_folder() -> Path:
    """Where saved games are kept: the usual place for data on this system."""
    home = Path.home()
    if given := os.environ.get("XDG_DATA_HOME"):
        base = Path(given)
    elif sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = home / ".local" / "share"
    return base / "wardround"
