"""Removing personal data from a store: names, chat, and the tokens that opened seats.

Journals hold seats and cards but no people: they stay as they are and still verify. Forgotten text
becomes empty or ``(removed)``; seats become free and get new links. A server that has the table
open loses it and loads it again.
"""

from __future__ import annotations

import contextlib
import re
import secrets
from collections.abc import AsyncIterator, Iterable
from typing import Any, Final

import msgspec

from wardround.server.store.records import Owner, StoredTable, StoreError
from wardround.server.store.sql import Store

REMOVED: Final = "(removed)"
HOLD_SECONDS: Final = 60.0


class Forgotten(msgspec.Struct):
    """What was removed from one table."""

    table: str
    seats: list[int] = []
    """Seats whose name was removed and whose links no longer work."""
    links: int = 0
    chat: int = 0
    """How many lines of chat were emptied."""
    mentions: int = 0
    """Other people's lines, and names of tables, that mentioned the name."""

    @property
    def anything(self) -> bool:
        return bool(self.seats or self.links or self.chat or self.mentions)


async def forget_name(store: Store, name: str) -> list[Forgotten]:
    """Forget all people with exactly this name, at every table."""
    if len(name.strip()) < 2:
        raise StoreError("expected a name of two letters or more")
    forgotten_at = [await _forget(store, table, name, ()) for table in await store.mentioning(name)]
    return [forgotten for forgotten in forgotten_at if forgotten.anything]


async def forget_token(store: Store, token: str) -> list[Forgotten]:
    """Forget the holder of a link: the seat it opens, or that they were the host."""
    owners = await store.owners((token,))
    return [await _forget(store, owner.table, "", (owner,)) for owner in owners]


async def _forget(store: Store, table: str, name: str, held: tuple[Owner, ...]) -> Forgotten:
    """If there is anything to forget, take the table from its owner, change it and release it."""
    stored = await store.load(table)
    if stored is None or not without(stored, name, held)[0].anything:
        return Forgotten(table)
    async with _administrator(store) as me:
        claim = await store.claim(table, me, force=True)
        stored = None if claim is None else await store.load(table)
        if claim is None or stored is None:
            return Forgotten(table)
        forgotten, rest = without(stored, name, held)
        await store.rewrite(rest, me, claim.fence)
        return forgotten


async def ask_who_is_there(store: Store, tables: Iterable[str]) -> None:
    """Make everyone at these tables, on whatever server, reconnect with the tokens they hold."""
    async with _administrator(store) as me:
        for table in tables:
            await store.claim(table, me, force=True)


@contextlib.asynccontextmanager
async def _administrator(store: Store) -> AsyncIterator[str]:
    """The name of an owner who briefly takes tables from servers."""
    me = f"admin-{secrets.token_hex(6)}"
    await store.beat(me, HOLD_SECONDS, "admin: forgetting")
    try:
        yield me
    finally:
        await store.release_all(me)


def without(
    stored: StoredTable, name: str, held: tuple[Owner, ...] = ()
) -> tuple[Forgotten, StoredTable]:
    """A table without a certain person, found by name or by links."""
    forgotten = Forgotten(stored.record.id)
    mine = {owner.seat for owner in held if owner.role == "seat"}
    word = _as_word(name)
    for n, seat in enumerate(stored.record.seats):
        if n in mine or (name and seat.name == name):
            forgotten.seats.append(n)
            seat.name, seat.taken = "", False
    if forgotten.seats:
        # The person who asked, or was asked, is gone.
        stored.record.asked = None
    if word is not None and word.search(stored.record.name):
        stored.record.name = ""
        forgotten.mentions += 1
    talk = []
    for line in stored.talk:
        if line.seat in forgotten.seats or (name and line.name == name):
            line = msgspec.structs.replace(line, name="", text=REMOVED)
            forgotten.chat += 1
        elif word is not None and word.search(line.text):
            line = msgspec.structs.replace(line, text=word.sub(REMOVED, line.text))
            forgotten.mentions += 1
        talk.append(line)
    owners = []
    for owner in stored.owners:
        if owner in held or (owner.role == "seat" and owner.seat in forgotten.seats):
            owner = msgspec.structs.replace(owner, token=secrets.token_urlsafe(24))
            forgotten.links += 1
        owners.append(owner)
    card = _card_without(stored.card, forgotten.seats, stored.record.name)
    rest = msgspec.structs.replace(stored, talk=talk, owners=owners, card=card)
    return forgotten, rest


def _as_word(name: str) -> re.Pattern[str] | None:
    return re.compile(rf"(?<!\w){re.escape(name)}(?!\w)") if name else None


def _card_without(card: bytes, seats: list[int], table_name: str) -> bytes:
    """The table's card in lists, which contains names too."""
    if not card:
        return card
    data: dict[str, Any] = msgspec.json.decode(card)
    data["name"] = table_name
    for n in seats:
        data["seats"][n] |= {"name": "", "taken": False}
    return msgspec.json.encode(data)
