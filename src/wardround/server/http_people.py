"""Bodies of requests by people who want their name and seats on several devices (`people`)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta as Limits

from wardround.server.http_protocol import Body, Part, TableCard
from wardround.server.http_reminders import QuietHours
from wardround.server.wire_types import Colour, Name, TableId, Token, Word

PersonSecret = Annotated[str, Limits(max_length=200)]
"""Whatever was pasted: a truncated one is unknown, not malformed."""


class PersonProfile(Part, frozen=True):
    """A person's name, and how they like the app."""

    name: Name = ""
    colour: Colour = ""
    settings: Annotated[dict[Word, Word | bool | int], Limits(max_length=40)] = {}
    """Up to the browser."""
    away: Annotated[tuple[TableId, ...], Limits(max_length=400)] = ()
    """Tables to leave out of their list."""
    at: Annotated[int, Limits(ge=0, le=2**53)] = 0
    """When it was last changed, in milliseconds since 1970: the later version is kept."""


class PersonBody(Body, frozen=True):
    """POST /api/person/export, POST /api/person/forget"""

    person: PersonSecret


class KeepPerson(PersonBody, frozen=True):
    """POST /api/person: keep these too, and send me everything that is kept."""

    profile: PersonProfile = PersonProfile()
    tokens: Annotated[tuple[Token, ...], Limits(max_length=400)] = ()
    new: bool = False
    """Whether to create such a person; otherwise there has to be one."""


class RenewPerson(PersonBody, frozen=True):
    """POST /api/person/renew: replace my secret; the old one stops working."""

    renewed: Annotated[str, Limits(min_length=40, max_length=200)]


# -- answers ------------------------------------------------------------------------------------


class KeptToken(msgspec.Struct, frozen=True):
    """A token for one of my seats, for this device; it ends with the private link."""

    token: str
    table: str
    role: Literal["seat", "host", "spectator"]
    seat: int | None


class PersonNow(msgspec.Struct, frozen=True):
    profile: PersonProfile
    tokens: tuple[KeptToken, ...]


class KeptTable(msgspec.Struct, frozen=True):
    """One of my tables, and what I have said there."""

    role: str
    seat: int | None
    card: TableCard
    said: tuple[str, ...]


class PersonExport(msgspec.Struct, frozen=True):
    """Everything that a server knows about a person; without secrets, so it can be passed on."""

    profile: PersonProfile
    tables: tuple[KeptTable, ...]
    address: str = ""
    """Where letters about turns go."""
    browsers: int = 0
    """How many browsers are notified."""
    quiet: QuietHours | None = None


class PersonForgotten(msgspec.Struct, frozen=True):
    tables: int
    """At how many tables there was something to forget."""
