"""A name that is yours, without accounts: what a private link carries from device to device.

The link holds a secret that a browser made. It is sent in the body of a request, and only its hash
is stored. Its holder may read and change everything that is kept, so it is shown to no one else;
renewing it leaves those who knew the old one with nothing (see `store.records`).
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Literal

import msgspec

from wardround.server.live.hub import Hub
from wardround.server.people.reminders import TurnReminders
from wardround.server.protocol import http_requests, http_responses
from wardround.server.protocol.refusals import TABLE_MOVES, RefusedError
from wardround.server.rate_limits import Buckets
from wardround.server.store.forgetting import ask_who_is_there, forget_token
from wardround.server.store.records import Kept, Person, Talk, person_of
from wardround.server.store.sql import Store
from wardround.server.table.cards import localized_card, readable_cards
from wardround.server.table.viewers import clean


class PersonApi:
    """Handlers of the requests under ``/api/person``."""

    def __init__(self, hub: Hub, reminders: TurnReminders | None) -> None:
        self._hub = hub
        self._reminders = reminders
        self._store = hub.store
        per_hour = hub.settings.tables_per_hour
        self._costly = Buckets(per_hour / 3600, max(1.0, per_hour))
        """Limits requests that create rows or read many tables."""

    async def keep(self, body: http_requests.KeepPerson, client: str) -> http_responses.PersonNow:
        if body.new:
            self._may(client)
        person = person_of(body.person)
        profile = msgspec.structs.replace(body.profile, name=clean(body.profile.name))
        raw = msgspec.json.encode(profile)
        now = self._hub.clock.now()
        await self._store.keep_person(person, raw, profile.at, body.tokens, now, body.new)
        stored = await self._find(person)
        return http_responses.PersonNow(
            msgspec.json.decode(stored.profile, type=http_requests.PersonProfile),
            tuple(
                http_responses.KeptToken(k.handle, k.table, _role(k), k.seat) for k in stored.kept
            ),
        )

    async def renew(self, body: http_requests.RenewPerson, client: str) -> http_responses.PersonNow:
        self._may(client)
        renewed = person_of(body.renewed)
        if not await self._store.renew_person(person_of(body.person), renewed):
            raise RefusedError("unknown_token", "unknown-person")
        tables = await self._still_played(await self._find(renewed))
        if isinstance(self._store, Store):
            await ask_who_is_there(self._store, tables)
        self._have_come_again(tables)
        return await self.keep(http_requests.KeepPerson(person=body.renewed), client)

    async def _still_played(self, person: Person) -> list[str]:
        cards = await self._store.cards(tuple({kept.table for kept in person.kept}))
        return [card.table for card in readable_cards(cards.values()) if card.outcome is None]

    async def export(
        self, body: http_requests.PersonBody, client: str
    ) -> http_responses.PersonExport:
        self._may(client)
        stored = await self._find(person_of(body.person))
        tables = tuple(dict.fromkeys(kept.table for kept in stored.kept))
        cards = await self._store.cards(tables)
        said: dict[tuple[str, int | None], list[str]] = {}
        for table, raw in await self._store.said(tables):
            line = msgspec.json.decode(raw, type=Talk)
            said.setdefault((table, line.seat), []).append(line.text)
        settings = http_responses.Reminders("", False)
        if self._reminders is not None:
            settings = await self._reminders.look(
                http_requests.RemindersOf(person=body.person), client
            )
        return http_responses.PersonExport(
            msgspec.json.decode(stored.profile, type=http_requests.PersonProfile),
            tuple(
                http_responses.KeptTable(
                    *(_role(k), k.seat, localized_card(self._hub.games, card, body.language)),
                    tuple(said.get((k.table, k.seat), ())),
                )
                for k in stored.kept
                for card in readable_cards([cards[k.table]] if k.table in cards else ())
            ),
            *(settings.address, len(settings.endpoints), settings.quiet),
        )

    async def forget(
        self, body: http_requests.PersonBody, client: str
    ) -> http_responses.PersonForgotten:
        """Forget a name, its chat and its seats at all tables. The person itself goes last, so that
        the request can be repeated if anything fails on the way."""
        self._may(client)
        person = person_of(body.person)
        stored = await self._find(person)
        tables: set[str] = set()
        for kept in stored.kept:
            # An invitation is for everyone; only what belongs to this person ends.
            if kept.role in ("seat", "host") and isinstance(self._store, Store):
                tables |= {done.table for done in await forget_token(self._store, kept.token)}
        self._have_come_again(tables)
        await self._store.forget_person(person)
        return http_responses.PersonForgotten(len(tables))

    def _have_come_again(self, tables: Iterable[str]) -> None:
        """Make people reconnect: the table was taken from its server, which notices at once if it
        is this one, and otherwise with its next heartbeat."""
        for live in [self._hub.live[table] for table in tables if table in self._hub.live]:
            live.close(TABLE_MOVES)

    async def _find(self, person: str) -> Person:
        stored = await self._store.person(person)
        if stored is None:
            raise RefusedError("unknown_token", "unknown-person")
        return stored

    def _may(self, client: str) -> None:
        if not self._costly.take(client, time.monotonic()):
            raise RefusedError("rate_limited", "many-requests")


def _role(kept: Kept) -> Literal["seat", "host", "spectator"]:
    """What a token means to its holder; the table's link lets them watch."""
    if kept.role == "host":
        return "host"
    return "spectator" if kept.seat is None else "seat"
