"""``wardround admin``: for the person who runs a server or a site."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec
import typer
from rich.markup import escape
from rich.table import Table

from wardround.cli.common import (
    ExtraGame,
    JsonFlag,
    UserError,
    data_folder,
    out,
    print_json,
    print_result,
)
from wardround.cli.serve import without_password
from wardround.core.codec import to_data
from wardround.server.store import Store, StoreError, open_store
from wardround.server.store.forgetting import forget_name, forget_token
from wardround.server.store.records import TableRow
from wardround.server.store.transfer import PAGE, Report, TransferError, export, ids_of, restore
from wardround.server.store.transfer import copy as copy_tables

T = TypeVar("T")

app = typer.Typer(
    help="Manage tables, servers and personal data.",
    no_args_is_help=True,
)

Db = Annotated[
    str,
    typer.Option(
        help="Where tables are stored: a file, sqlite:///file or postgresql://… "
        "(what `wardround serve` was given).",
        envvar="WARDROUND_DB",
    ),
]
Yes = Annotated[bool, typer.Option("--yes", "-y", help="Do not ask for confirmation.")]


# -- listing and checking -------------------------------------------------------------------------


@app.command("tables")
def list_tables(
    db: Db = "",
    game: Annotated[str, typer.Option(help="Only tables of this game.")] = "",
    text: Annotated[str, typer.Option(help="Only tables whose summary has this text.")] = "",
    finished: Annotated[
        bool | None,
        typer.Option("--finished/--running", help="Only finished, or running, tables."),
    ] = None,
    idle_days: Annotated[
        float,
        typer.Option(help="Only tables unchanged for this many days.", min=0),
    ] = 0,
    limit: Annotated[int, typer.Option(help="Maximum number of tables.", min=1)] = 1000,
    json: JsonFlag = False,
) -> None:
    """List tables."""
    latest = int((time.time() - idle_days * 86_400) * 1000) if idle_days else None

    def wanted(row: TableRow) -> bool:
        return (
            (finished is None or row.finished == finished)
            and (latest is None or row.changed <= latest)
            and (not text or text.casefold() in row.card.decode("utf-8", "replace").casefold())
            and (not game or _card(row).get("game") == game)
        )

    async def ask(store: Store) -> list[TableRow]:
        rows: list[TableRow] = []
        after = ""
        while (page := await store.tables(after, PAGE)) and len(rows) < limit:
            rows += [row for row in page if wanted(row)]
            after = page[-1].id
        return rows[:limit]

    rows = [_row(row) for row in _with(db, ask)]
    _show(rows, ("table", "game", "name", "people", "moves", "state", "changed", "owner"), json)
    if not json:
        out.print(f"{len(rows)} tables")


@app.command()
def servers(db: Db = "", json: JsonFlag = False) -> None:
    """List the servers that use the store, and how many tables each owns."""

    async def ask(store: Store) -> list[dict[str, Any]]:
        owned = await store.owned()
        known = {row.id: row for row in await store.servers()}
        return [
            {
                "server": id_,
                "alive": id_ in known and known[id_].left > 0,
                "seconds_left": round(known[id_].left, 1) if id_ in known else None,
                "started": _when(known[id_].started) if id_ in known else "",
                "info": known[id_].info if id_ in known else "",
                "tables": owned.get(id_, 0),
            }
            for id_ in [*known, *(id_ for id_ in owned if id_ not in known)]
        ]

    rows = _with(db, ask)
    _show(rows, ("server", "alive", "seconds_left", "started", "info", "tables"), json)


@app.command()
def verify(
    tables: Annotated[list[str] | None, typer.Argument(help="Tables; all by default.")] = None,
    db: Db = "",
    extra_game: ExtraGame = None,
    json: JsonFlag = False,
) -> None:
    """Check the file, replay every journal and compare checksums; exit code 1 if any is damaged."""
    # Imported here because the other commands need no games.
    from wardround.server.games.known_games import KnownGames
    from wardround.server.live.verification import Checked, verify_table

    games = KnownGames(tuple(extra_game or ()))

    async def ask(store: Store) -> list[Checked]:
        names = tables or [name async for name in ids_of(store)]
        faulty = [] if tables else [Checked("-", "damaged", 0, f) for f in await store.structure()]
        for name in names:
            checked = await verify_table(store, name, games)
            if checked is not None:
                faulty.append(checked)
            elif tables:
                raise UserError(f"no table {name}")
        return faulty

    results = _with(db, ask)
    counts = dict.fromkeys(("true", "stopped", "unreadable", "damaged"), 0)
    for one in results:
        counts[one.state] += 1
    if json:
        print_json({"counts": counts, "tables": [to_data(one) for one in results]})
    else:
        for one in results:
            if one.state != "true":
                out.print(f"[bold]{one.table}[/] {one.state}: {escape(one.text)}")
        out.print(", ".join(f"{count} {state}" for state, count in counts.items()))
    if counts["damaged"]:
        raise typer.Exit(1)


# -- moving ---------------------------------------------------------------------------------------


@app.command("export")
def export_tables(
    what: Annotated[
        list[str], typer.Argument(help="The tables and then the file; with --all just the file.")
    ],
    everything: Annotated[bool, typer.Option("--all", help="All tables.")] = False,
    db: Db = "",
    json: JsonFlag = False,
) -> None:
    """Write tables to a file (.gz: compressed). It holds the secrets of all seats."""
    *tables, name = what
    if bool(tables) == everything:
        raise UserError("expected TABLE … FILE, or --all FILE")
    path = Path(name)
    count = _with(db, lambda store: export(store, None if everything else tables, path))
    data = {"tables": count, "file": str(path), "bytes": path.stat().st_size}
    print_result(data, f"{count} tables in {path}", json)


@app.command("import")
def import_tables(
    file: Annotated[Path, typer.Argument(help="What `wardround admin export` wrote.")],
    db: Db = "",
    json: JsonFlag = False,
) -> None:
    """Read tables from a file. Existing tables are never overwritten."""
    _say(_with(db, lambda store: restore(store, file), create=True), json)


@app.command()
def copy(
    source: Annotated[str, typer.Option("--from", help="The store to copy from.")],
    target: Annotated[str, typer.Option("--to", help="The store to copy to.")],
    while_running: Annotated[
        bool,
        typer.Option(help="Even if servers use the store; copy again later."),
    ] = False,
    json: JsonFlag = False,
) -> None:
    """Copy all tables to another store, and compare the copies."""

    async def run() -> Report:
        async with _opened(source, create=False) as old, _opened(target, create=True) as new:
            if not while_running:
                await _must_be_idle(old, source)
            return await copy_tables(old, new)

    _say(_run(run()), json)


# -- removing -------------------------------------------------------------------------------------


@app.command()
def delete(
    tables: Annotated[list[str], typer.Argument(help="The tables to delete.")],
    db: Db = "",
    yes: Yes = False,
    json: JsonFlag = False,
) -> None:
    """Delete tables with everything that belongs to them. Only a backup brings them back."""
    if not yes:
        typer.confirm(f"Delete {len(tables)} tables for good?", abort=True, err=True)

    async def ask(store: Store) -> list[str]:
        return [table for table in tables if not await store.delete(table)]

    missing = _with(db, ask)
    deleted = len(tables) - len(missing)
    print_result({"deleted": deleted, "missing": missing}, f"{deleted} tables deleted", json)
    if missing:
        raise UserError(f"no such table: {', '.join(missing)}")


@app.command()
def forget(
    name: Annotated[str, typer.Argument(help="A name, exactly as the person wrote it.")] = (""),
    token: Annotated[str, typer.Option(help="The token: the last part of a seat's link.")] = "",
    db: Db = "",
    yes: Yes = False,
    json: JsonFlag = False,
) -> None:
    """Remove a person: names, chat, links. Their games stay, and the journals stay valid."""
    if bool(name) == bool(token):
        raise UserError("expected a NAME, or --token TOKEN")
    if not yes:
        whom = f"everybody called {name}" if name else "whoever holds this link"
        typer.confirm(f"Remove {whom} for good?", abort=True, err=True)
    removed = _with(
        db, lambda store: forget_name(store, name) if name else forget_token(store, token)
    )
    if json:
        print_json(removed)
    else:
        for one in removed:
            out.print(
                f"[bold]{one.table}[/]: {len(one.seats)} seats, {one.links} links, {one.chat} "
                f"lines of chat, {one.mentions} mentions"
            )
    if not removed:
        raise UserError("nothing matched; nothing was changed")


# -- what the commands share ----------------------------------------------------------------------


def _with(db: str, ask: Callable[[Store], Awaitable[T]], create: bool = False) -> T:
    async def run() -> T:
        async with _opened(db, create) as store:
            return await ask(store)

    return _run(run())


def _run(work: Coroutine[Any, Any, T]) -> T:
    try:
        return asyncio.run(work)
    except (StoreError, TransferError, OSError) as error:
        raise UserError(str(error)) from None


@asynccontextmanager
async def _opened(db: str, create: bool) -> AsyncIterator[Store]:
    address = db or str(data_folder() / "tables.sqlite")
    if "://" not in address or address.startswith("sqlite:///"):
        path = Path(address.removeprefix("sqlite:///"))
        if not create and not path.exists():
            raise UserError(f"there is no store at {path}: name it with --db")
    store = open_store(address)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def _must_be_idle(store: Store, address: str) -> None:
    alive = [row.id for row in await store.servers() if row.left > 0]
    if alive:
        raise UserError(
            f"{len(alive)} servers use {without_password(address)} ({', '.join(alive)}): stop them "
            "first, or copy with --while-running now and once more when they have stopped"
        )


def _say(report: Report, json: bool) -> None:
    print_result(report, f"{report.new} new, {report.newer} updated, {report.same} unchanged", json)
    if report.conflicts:
        raise UserError(
            f"{len(report.conflicts)} tables differ in the other store and were not copied: "
            f"{', '.join(report.conflicts)}. Delete them there first if you do not need them"
        )


def _show(rows: list[dict[str, Any]], columns: tuple[str, ...], json: bool) -> None:
    """Rows as JSON, or as a table whose cells are never cut, since people copy ids from it."""
    if json:
        print_json(rows)
        return
    table = Table()
    for column in columns:
        table.add_column(column.replace("_", " "), overflow="fold")
    for row in rows:
        table.add_row(*(escape(_cell(row[column])) for column in columns))
    out.print(table)


def _cell(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ", ".join(value) if isinstance(value, list) else "" if value is None else str(value)


def _row(row: TableRow) -> dict[str, Any]:
    card = _card(row)
    return {
        "table": row.id,
        "game": card.get("game", ""),
        "name": card.get("name", ""),
        "people": [seat["name"] for seat in card.get("seats", ()) if seat["name"]],
        "moves": card.get("moves", 0),
        "lines": row.lines,
        "state": "finished" if row.finished else "running",
        "changed": _when(row.changed),
        "owner": row.owner,
    }


def _card(row: TableRow) -> dict[str, Any]:
    """A card as JSON, whatever version wrote it."""
    return dict(msgspec.json.decode(row.card)) if row.card else {}


def _when(milliseconds: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(milliseconds / 1000))
