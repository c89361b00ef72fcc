"""``wardround``: one command for playing, replaying, checking and measuring."""

from __future__ import annotations

import io
import sys
from typing import Annotated

import typer

from wardround import __version__
from wardround.cli import (
    admin,
    bench,
    games,
    lab,
    new_game,
    play,
    replay,
    rules,
    scenario,
    serve,
    simulate,
    site,
    worker,
)
from wardround.cli.common import EXPECTED, err
from wardround.core.content import ContentError
from wardround.presentation.catalogues import shared_language
from wardround.presentation.localize import say_content_error

app = typer.Typer(
    name="wardround",
    help="Hospital board games in the browser. Alone, it starts the app and opens it.",
    pretty_exceptions_enable=False,
    add_completion=False,
)

PLAY, STUDY, WRITE, SITE = "Play", "Study", "Write a game", "Run a site"

for name, command, group, about in (
    ("play", play.play, PLAY, "Play in the terminal, with bots in the other seats."),
    ("games", games.list_games, PLAY, "List the games with their seats and options."),
    ("rules", rules.rules, PLAY, "Show a game's rules, with their code and tests."),
    ("replay", replay.replay, PLAY, "Show a recorded game, or check that it is true."),
    ("simulate", simulate.simulate, STUDY, "Let bots play many games and count the endings."),
    ("scenario", scenario.scenario, STUDY, "Run positions with their moves and expectations."),
    ("bench", bench.bench, STUDY, "Measure the engine, the search and the interfaces."),
    ("new-game", new_game.new_game, WRITE, "Copy a small complete game to start from."),
    ("content", games.show_content, WRITE, "Show a game's tables and their sources."),
    ("schema", games.show_schema, WRITE, "Print the JSON Schema of a game."),
    ("serve", serve.serve, SITE, "Serve the tables to browsers."),
    ("site", site.site, SITE, "Write the app as files that need no server."),
    ("worker", worker.worker, SITE, "Think for servers that share a bus."),
):
    app.command(name, short_help=about, rich_help_panel=group)(command)
app.add_typer(
    lab.app, name="lab", short_help="Compare bots and analyse games.", rich_help_panel=STUDY
)
app.add_typer(admin.app, name="admin", short_help="Manage stored tables.", rich_help_panel=SITE)


@app.callback(invoke_without_command=True)
def root(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    if version:
        typer.echo(__version__)
    elif context.invoked_subcommand is None:
        serve.open_app()


def main() -> None:
    """Run a command; errors the user can fix become one line and exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A console that cannot show a character gets a "?", not a traceback.
            stream.reconfigure(errors="replace")
    try:
        app()
    except EXPECTED as error:
        text = str(error)
        if isinstance(error, ContentError):
            text = say_content_error(shared_language(), error)
        err.print(f"[bold red]wardround:[/] {_plain(text)}", soft_wrap=True)
        sys.exit(2)
    except KeyboardInterrupt:
        err.print("wardround: stopped")
        sys.exit(130)


def _plain(text: str) -> str:
    return text.replace("[", "\\[")


if __name__ == "__main__":
    main()
