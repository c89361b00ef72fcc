"""Bodies of requests about turn reminders (`reminders`)."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta as Limits

from wardround.server.http_protocol import Body, Part
from wardround.server.wire_types import Token, Word

Minute = Annotated[int, Limits(ge=0, lt=1440)]


class PushSubscription(Part, frozen=True):
    """What the browser's ``PushManager`` returned."""

    endpoint: Annotated[str, Limits(max_length=1000)]
    p256dh: Annotated[str, Limits(max_length=200)]
    auth: Annotated[str, Limits(max_length=100)]


class QuietHours(Part, frozen=True):
    """When I do not want to be notified, in minutes after midnight in my time zone."""

    begin: Minute
    end: Minute
    zone: Word
    """``Europe/Berlin``"""


class RemindersOf(Body, frozen=True):
    """POST /api/reminders: how am I notified?"""

    person: Token


class ChangeReminders(RemindersOf, frozen=True):
    """POST /api/reminders/change: null fields stay as they are. Applies to all seats I keep."""

    subscribe: PushSubscription | None = None
    unsubscribe: str | None = None
    """The endpoint of a browser that should no longer be notified."""
    address: Annotated[str, Limits(max_length=300)] | None = None
    """Where letters go, once confirmed; empty: no letters."""
    quiet: QuietHours | None = None
    loud: bool = False
    """Ends the quiet hours."""


class MailLink(Body, frozen=True):
    """POST /api/reminders/confirm, POST /api/reminders/stop: the contents of a letter's link."""

    link: Token


class Reminders(msgspec.Struct, frozen=True):
    """How I am notified."""

    push_key: str
    """The key browsers subscribe with; empty if this server sends nothing to browsers."""
    mail: bool
    """Whether this server sends letters."""
    endpoints: tuple[str, ...] = ()
    """The browsers that are notified."""
    address: str = ""
    confirmed: bool = False
    quiet: QuietHours | None = None


class MailSettled(msgspec.Struct, frozen=True):
    """The outcome of following a letter's link."""

    address: str
