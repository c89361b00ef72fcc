"""``wardround games``, ``content``, ``schema``: what is available."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.markup import escape
from rich.table import Table

from wardround.cli.common import (
    ContentFile,
    GameArgument,
    JsonFlag,
    out,
    print_json,
)
from wardround.core.codec import to_data
from wardround.core.game import as_typed
from wardround.games import find_game, game_ids, library_of
from wardround.presentation.schema import definitions_for, schema, typescript


def list_games(json: JsonFlag = False) -> None:
    """List the games with their seats and options."""
    metas = [find_game(name).meta for name in game_ids()]
    if json:
        print_json([{**to_data(meta), "seats": meta.seats} for meta in metas])
        return
    for meta in metas:
        low, high = meta.minutes
        seats = f"{min(meta.seats)}–{max(meta.seats)} seats"
        out.print(f"[bold]{meta.title}[/] ({meta.id}): {seats}, {meta.kind}, {low}–{high} minutes")
        out.print(f"  {escape(meta.summary)}")
        for option in meta.options:
            values = " | ".join(
                f"[bold]{as_typed(v)}[/]" if v == option.default else as_typed(v)
                for v in option.values
            )
            out.print(f"  {option.id} = {values}   [dim]{option.rule}[/]")
        out.print()


def show_content(game: GameArgument, content: ContentFile = None, json: JsonFlag = False) -> None:
    """Show a game's content tables and where each row comes from."""
    spec = find_game(game)
    library = library_of(spec, content)
    if json:
        print_json(
            {
                "hash": library.hash,
                "tables": library.tables,
                "provenance": [to_data(mark) for mark in library.provenance],
            }
        )
        return
    table = Table(title=f"{spec.meta.title}: content {library.hash}")
    for column in ("table", "key", "source", "why"):
        table.add_column(column, overflow="fold")
    for mark in library.provenance:
        table.add_row(mark.table, mark.key, mark.source, escape(mark.why))
    out.print(table)


def show_schema(
    game: GameArgument,
    typescript_types: Annotated[
        bool, typer.Option("--typescript", help="TypeScript types instead of JSON Schema.")
    ] = False,
    only_view: Annotated[
        bool, typer.Option("--view", help="Only the view and the types it uses.")
    ] = False,
) -> None:
    """Print the JSON Schema of a game's actions, events and views."""
    described: dict[str, Any] = schema(find_game(game))
    if only_view:
        view = described["properties"]["View"]
        described["properties"] = {"View": view}
        described["$defs"] = definitions_for(view, described["$defs"])
    if typescript_types:
        options = "--typescript --view" if only_view else "--typescript"
        typer.echo(f"// Made by `wardround schema {game} {options}`; do not edit.\n")
        typer.echo(typescript(described["$defs"], described["properties"]).strip())
    else:
        print_json(described)
