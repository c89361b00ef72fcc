"""People who want their name and seats on several devices: what is stored about them.

A person is a random secret, made by a browser; the store knows only its hash (`person_of`). A
person keeps the tokens they hold, and for each one gets a *handle*: a token for the same seat that
their other devices use. Renewing the secret replaces the handles too, so a device that only knew
the old secret can no longer open anything; the device where the person sat down goes on using the
seat's own token, as if persons did not exist.
"""

from __future__ import annotations

import hashlib
from typing import Final

import msgspec

from wardround.server.store.asking import Asking, sound

MOST_KEPT: Final = 2000
"""Roughly how many tokens a person may keep."""
PERSONAL: Final = ("people", "kept", "reminders")
"""The tables with a column ``person``, people first: they are renewed and forgotten together."""


def person_of(secret: str) -> str:
    """The key of a person in a store; the secret cannot be derived from it."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Kept(msgspec.Struct, frozen=True):
    """A token that a person keeps, and what it opens now."""

    handle: str
    token: str
    table: str
    role: str
    seat: int | None


class Person(msgspec.Struct, frozen=True):
    profile: bytes
    """Their name and how they like the app, as JSON."""
    kept: tuple[Kept, ...]


class StoredPerson(msgspec.Struct, frozen=True):
    """Everything about a person; written to another store, it is the same person."""

    person: str
    profile: bytes
    at: int
    seen: int
    kept: tuple[tuple[str, str], ...]
    """Handles and tokens."""
    wishes: bytes | None = None
    """How they want to be told that it is their turn (see `reminders`)."""


class KeepsNobody:
    """A store without people: a browser's own, which is on one device by nature."""

    async def person(self, person: str) -> Person | None:
        return None

    async def keep_person(
        self, person: str, profile: bytes, at: int, tokens: tuple[str, ...], now: int, new: bool
    ) -> bool:
        """Keep a profile, if it is later than the stored one, and further tokens.

        Returns whether there is such a person; ``new`` creates one.
        """
        return False

    async def renew_person(self, person: str, renewed: str) -> bool:
        """Know a person by another secret; safe to repeat. Returns whether they exist."""
        return False

    async def forget_person(self, person: str) -> None:
        """Forget a person and everything they kept; their seats stay as they were."""

    async def said(self, tables: tuple[str, ...]) -> list[tuple[str, bytes]]:
        """The chat of these tables: their ids, and lines as JSON."""
        return []

    async def forget_unseen(self, before: int) -> None:
        """Forget all people who have not come since a moment."""


class KeepsPeople(KeepsNobody, Asking):
    """The same in a database."""

    async def person(self, person: str) -> Person | None:
        found = await self._select("SELECT profile FROM people WHERE person = $1", person)
        sql = (
            "SELECT k.handle, k.token, o.table_id, o.role, o.seat FROM kept AS k "
            "JOIN owners AS o ON o.token = k.token JOIN tables AS t ON t.id = o.table_id "
            "WHERE k.person = $1 AND o.role <> 'gone' ORDER BY t.changed DESC, t.id, o.role, o.seat"
        )
        kept = await self._select(sql, person) if found else ()
        return Person(found[0][0], tuple(Kept(*row) for row in kept)) if found else None

    async def keep_person(
        self, person: str, profile: bytes, at: int, tokens: tuple[str, ...], now: int, new: bool
    ) -> bool:
        make = (
            "INSERT INTO people (person, profile, at, seen) VALUES ($1, $2, $3, $4) "
            "ON CONFLICT (person) DO NOTHING"
        )
        change = (
            "UPDATE people SET profile = CASE WHEN $3 > at THEN $2 ELSE profile END, "
            "at = CASE WHEN $3 > at THEN $3 ELSE at END, seen = $4 "
            "WHERE person = $1 RETURNING person"
        )
        clear = (
            "DELETE FROM kept WHERE person = $1 AND NOT EXISTS (SELECT 1 FROM owners AS o "
            "WHERE o.token = kept.token AND o.role <> 'gone')"
        )
        add = (
            f"INSERT INTO kept (handle, person, token) SELECT {self.rows.HANDLE}, p.person, "
            "o.token FROM owners AS o JOIN people AS p ON p.person = $2 "
            f"WHERE o.token {self.rows.AMONG} AND o.role <> 'gone' "
            f"AND (SELECT count(*) FROM kept WHERE person = $2) < {MOST_KEPT} "
            "ON CONFLICT (person, token) DO NOTHING"
        )
        given = (person, profile, at, now)
        statements = [(change, *given), (clear, person), (add, sound(tokens), person)]
        if new:
            statements.insert(0, (make, *given))
        done = await self._change(self.rows.together, *statements)
        return bool(done[-3])

    async def renew_person(self, person: str, renewed: str) -> bool:
        free = "NOT EXISTS (SELECT 1 FROM people WHERE person = $2)"
        others = [
            (f"UPDATE {name} SET person = $2 WHERE person = $1 AND {free}", person, renewed)
            for name in reversed(PERSONAL)
        ]
        handles = f"UPDATE kept SET handle = {self.rows.HANDLE} WHERE person = $1"
        there = ("SELECT person FROM people WHERE person = $1", renewed)
        done = await self._change(self.rows.together, (handles, person), *others, there)
        return bool(done[-1])

    async def forget_person(self, person: str) -> None:
        forget = [(f"DELETE FROM {name} WHERE person = $1", person) for name in PERSONAL]
        await self._change(self.rows.together, *forget)

    async def people(self, after: str, limit: int) -> list[StoredPerson]:
        """A page of all people, ordered by hash."""
        sql = (
            "SELECT p.person, profile, at, seen, wishes FROM people AS p LEFT JOIN reminders AS r "
            "ON r.person = p.person WHERE p.person > $1 ORDER BY p.person LIMIT $2"
        )
        rows = await self._select(sql, after, limit)
        among = f"SELECT person, handle, token FROM kept WHERE person {self.rows.AMONG} ORDER BY 2"
        kept: dict[str, list[tuple[str, str]]] = {}
        for person, handle, token in await self._select(among, tuple(row[0] for row in rows)):
            kept.setdefault(person, []).append((handle, token))
        return [
            StoredPerson(person, profile, at, seen, tuple(kept.get(person, ())), wishes)
            for person, profile, at, seen, wishes in rows
        ]

    async def put_person(self, person: StoredPerson) -> None:
        """Add a person from another store; a person who is already there stays as they are."""
        add = (
            "INSERT INTO people (person, profile, at, seen) VALUES ($1, $2, $3, $4) "
            "ON CONFLICT DO NOTHING"
        )
        keep = "INSERT INTO kept (handle, person, token) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
        kept: list[tuple[str | bytes, ...]] = [
            (keep, handle, person.person, token) for handle, token in person.kept
        ]
        if person.wishes is not None:
            wish = "INSERT INTO reminders (person, wishes) VALUES ($1, $2) ON CONFLICT DO NOTHING"
            kept.append((wish, person.person, person.wishes))
        row = (person.person, person.profile, person.at, person.seen)
        await self._change(self.rows.together, (add, *row), *kept)

    async def said(self, tables: tuple[str, ...]) -> list[tuple[str, bytes]]:
        sql = f"SELECT table_id, line FROM talk WHERE table_id {self.rows.AMONG} ORDER BY 1, n"
        return [(table, line) for table, line in await self._select(sql, tables)]

    async def forget_unseen(self, before: int) -> None:
        old = "SELECT person FROM people WHERE seen < $1"
        forget = [
            (f"DELETE FROM {name} WHERE person IN ({old})", before) for name in reversed(PERSONAL)
        ]
        await self._change(self.rows.together, *forget)
