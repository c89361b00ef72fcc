"""``wardround``: one command for playing, replaying, checking and measuring."""

from __future__ import annotations

import sys

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
    worker,
)
from wardround.cli.common import EXPECTED, err

app = typer.Typer(
    name="wardround",
    help="A digital tabletop for hospital board games.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
)

app.command("games")(games.list_games)
app.command("play")(play.play)
app.command("serve")(serve.serve)
app.command("worker")(worker.worker)
app.command("replay")(replay.replay)
app.command("scenario")(scenario.scenario)
app.command("rules")(rules.rules)
app.command("content")(games.show_content)
app.command("schema")(games.show_schema)
app.command("simulate")(simulate.simulate)
app.command("bench")(bench.bench)
app.command("new-game")(new_game.new_game)
app.add_typer(lab.app, name="lab")
app.add_typer(admin.app, name="admin")


@app.callback(invoke_without_command=True)
def root(version: bool = typer.Option(False, "--version", help="Print the version.")) -> None:
    if version:
        typer.echo(__version__)
        raise typer.Exit


def main() -> None:
    """Run a command; what a person can put right is one line and exit code 2."""
    try:
        app()
    except EXPECTED as error:
        err.print(f"[bold red]wardround:[/] {_plain(str(error))}", highlight=False, soft_wrap=True)
        sys.exit(2)
    except KeyboardInterrupt:
        err.print("wardround: stopped")
        sys.exit(130)


def _plain(text: str) -> str:
    return text.replace("[", "\\[")


if __name__ == "__main__":
    main()
