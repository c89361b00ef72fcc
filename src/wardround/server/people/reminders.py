"""Turn reminders: pushes and letters that say whose turn it is, and how people ask for them.

A person's wishes are stored with the person (`store.records`), who is known by the hash of a secret
in their browser. No one else is told any of it. A reminder names the table; it reveals nothing of
the game.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import importlib.util
import logging
import secrets
import time
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any, Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec
from msgspec.structs import replace

from wardround.presentation.catalogues import shared_language
from wardround.presentation.language import preferred
from wardround.server.live.services import Services
from wardround.server.people.mail import Mail, is_address
from wardround.server.protocol import http_requests, http_responses
from wardround.server.protocol.refusals import RefusedError
from wardround.server.rate_limits import Bucket, Buckets
from wardround.server.store.records import person_of
from wardround.server.table.turns import Turn

log = logging.getLogger("wardround.reminders")

MINUTE: Final = 60_000
BETWEEN_LETTERS: Final = 10 * MINUTE
"""For one person, however many tables they play at."""
TRY_AGAIN: Final = 30 * MINUTE
MAX_BROWSERS: Final = 10
MAX_TRIES: Final = 5
"""How often to retry when the same wishes change at the same time."""


class Wishes(msgspec.Struct, frozen=True):
    """How a person wants to be told."""

    language: str = "en"
    browsers: tuple[http_requests.PushSubscription, ...] = ()
    address: str = ""
    confirmed: bool = False
    code: str = ""
    """The code in the links of our letters to this address."""
    quiet: http_requests.QuietHours | None = None
    mailed: int = 0
    """When the last letter was sent, in milliseconds since 1970, and about which turn."""
    mailed_about: str = ""


def quiet_until(quiet: http_requests.QuietHours | None, now: int) -> int:
    """When a person's quiet hours end, in milliseconds since 1970; 0 if it is not quiet now."""
    if quiet is None or quiet.begin == quiet.end:
        return 0
    local = datetime.fromtimestamp(now / 1000, ZoneInfo(quiet.zone))
    minute = local.hour * 60 + local.minute
    if (minute - quiet.begin) % 1440 >= (quiet.end - quiet.begin) % 1440:
        return 0
    end = local.replace(hour=quiet.end // 60, minute=quiet.end % 60, second=0, microsecond=0)
    if quiet.end <= minute:
        end += timedelta(days=1)
    return round(end.timestamp() * 1000)


class TurnReminders:
    """Tells people, and keeps how they want to be told."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._store = services.store
        settings = services.settings
        self._mail = Mail(settings.smtp, settings.sender) if settings.smtp else None
        self._pushes = importlib.util.find_spec("cryptography") is not None
        self._key: Any = None
        self._pushed = Buckets(60 / 3600, 60)
        """Messages to browsers, by person."""
        self._asked = Buckets(120 / 3600, 120)
        """Changes, by client."""
        self._letters_from = Buckets(5 / 3600, 5)
        self._letters_to = Buckets(3 / 86_400, 3)
        """Letters that ask for consent: by client, and by address."""
        self._letters = Bucket(settings.emails_per_hour / 3600, settings.emails_per_hour, 0.0)

    @property
    def works(self) -> bool:
        """Whether anyone can be told at all."""
        return self._pushes or self._mail is not None

    # -- telling ------------------------------------------------------------------------------

    async def tell(self, turn: Turn) -> int:
        """Tell those who keep the seat; returns when to try again, or 0. Raises StoreError."""
        later: list[int] = []
        for person in await self._store.people_at(turn.table, turn.seat):
            wishes = await self._wishes(person)
            now = self._services.clock.now()
            if until := quiet_until(wishes.quiet, now):
                later.append(until)
                continue
            pushed = await self._push(person, wishes, turn)
            mailed = await self._write(person, wishes, turn, now)
            if not pushed and mailed:
                later.append(mailed)
            elif pushed is False:
                later.append(now + TRY_AGAIN)
        return min(later, default=0)

    async def _push(self, person: str, wishes: Wishes, turn: Turn) -> bool | None:
        """Whether a browser was told; None if there is none to tell."""
        if not wishes.browsers or not self._pushes:
            return None
        if not self._pushed.take(person, time.monotonic()):
            return False
        from wardround.server.people import web_push

        key, settings = await self._site_key(), self._services.settings
        words = shared_language(wishes.language)
        said = {"title": words.say("reminder-title", table=turn.name), "table": turn.table}
        topic = hashlib.sha256(turn.table.encode()).hexdigest()[:32]

        def send(browser: http_requests.PushSubscription) -> web_push.Sent:
            if not web_push.is_service(browser.endpoint, settings.push_services):
                return "gone"
            body = web_push.encrypt(msgspec.json.encode(said), browser)
            who = web_push.vapid(browser.endpoint, key, settings.contact, round(time.time()))
            return web_push.post(browser.endpoint, body, who, topic)

        sent = await asyncio.gather(*(asyncio.to_thread(send, one) for one in wishes.browsers))
        gone = [b for b, how in zip(wishes.browsers, sent, strict=True) if how == "gone"]
        if gone:
            await self._change(
                person, lambda w: replace(w, browsers=tuple(b for b in w.browsers if b not in gone))
            )
        if len(gone) == len(sent):
            return None
        return "sent" in sent

    async def _write(self, person: str, wishes: Wishes, turn: Turn, now: int) -> int:
        """Send a letter; returns when to try again, or 0."""
        about = f"{turn.table}/{turn.seat}/{turn.moves}"
        if self._mail is None or not wishes.confirmed or wishes.mailed_about == about:
            return 0
        if now < wishes.mailed + BETWEEN_LETTERS:
            return wishes.mailed + BETWEEN_LETTERS
        words = shared_language(wishes.language)
        subject = words.say("reminder-title", table=turn.name)
        link = f"{self._services.settings.address}#/go/{turn.table}"
        stop = self._link("stop", person, wishes)
        text = words.say("reminder-letter", table=turn.name, link=link, stop=stop)
        if not await self._send(wishes.address, subject, text, stop, about):
            return now + TRY_AGAIN
        await self._change(person, lambda w: replace(w, mailed=now, mailed_about=about))
        return 0

    async def _send(self, to: str, subject: str, text: str, stop: str, about: str) -> bool:
        assert self._mail is not None
        if not self._letters.take(time.monotonic()):
            return False
        sent = await asyncio.to_thread(self._mail.send, to, subject, text, stop, about)
        if not sent:
            log.warning("an e-mail was not accepted")
        return sent

    def _link(self, what: str, person: str, wishes: Wishes) -> str:
        return f"{self._services.settings.address}#/mail/{what}/{person}.{wishes.code}"

    # -- how people want to be told -----------------------------------------------------------

    async def look(self, body: http_requests.RemindersOf, client: str) -> http_responses.Reminders:
        return await self._shown(person_of(body.person))

    async def change(
        self, body: http_requests.ChangeReminders, client: str
    ) -> http_responses.Reminders:
        """Store a person's wishes."""
        if not self._asked.take(client, time.monotonic()):
            raise RefusedError("rate_limited", "many-requests")
        person = person_of(body.person)
        if await self._store.person(person) is None:
            raise RefusedError("unknown_token", "unknown-person")
        await self._check(body)
        known = await self._wishes(person)
        writes = body.address not in (None, "", known.address) or (
            bool(body.address) and not known.confirmed
        )
        if writes:
            self._may_write(client, body.address or "")
        wishes = await self._change(person, lambda w: _as_wished(w, body))
        if writes:
            words = shared_language(wishes.language)
            link, stop = self._link("yes", person, wishes), self._link("stop", person, wishes)
            text = words.say("reminder-confirm", link=link, stop=stop)
            subject = words.say("reminder-confirm-subject")
            if not await self._send(wishes.address, subject, text, stop, f"{time.time()}"):
                raise RefusedError("busy", "letter-not-sent")
        return await self._shown(person)

    async def confirm(
        self, body: http_requests.MailLink, client: str
    ) -> http_responses.MailSettled:
        """The reader of the letter agrees to get letters."""
        person, wishes = await self._opened(body.link)
        await self._change(person, lambda w: replace(w, confirmed=True) if w.address else w)
        return http_responses.MailSettled(wishes.address)

    async def stop(self, body: http_requests.MailLink, client: str) -> http_responses.MailSettled:
        """The reader of a letter wants no more of them; forget the address."""
        person, wishes = await self._opened(body.link)
        await self._change(person, lambda w: replace(w, address="", confirmed=False))
        return http_responses.MailSettled(wishes.address)

    # -- inside -------------------------------------------------------------------------------

    async def _check(self, body: http_requests.ChangeReminders) -> None:
        if body.address and not is_address(body.address.strip()):
            raise RefusedError("bad_options", "bad-address")
        if body.address and self._mail is None:
            raise RefusedError("bad_options", "no-letters")
        if body.quiet is not None:
            try:
                await asyncio.to_thread(ZoneInfo, body.quiet.zone)
            except (ZoneInfoNotFoundError, ValueError, OSError):
                raise RefusedError("bad_options", "bad-zone") from None
        if body.subscribe is not None:
            from wardround.server.people import web_push

            try:
                web_push.encrypt(b"", body.subscribe)
            except ValueError:
                raise RefusedError("bad_options", "bad-browser") from None
            services = self._services.settings.push_services
            if not web_push.is_service(body.subscribe.endpoint, services):
                raise RefusedError("bad_options", "bad-push-service")

    def _may_write(self, client: str, address: str) -> None:
        now = time.monotonic()
        if not (
            self._letters_from.take(client, now) and self._letters_to.take(address.lower(), now)
        ):
            raise RefusedError("rate_limited", "many-letters")

    async def _opened(self, link: str) -> tuple[str, Wishes]:
        person, _, code = link.partition(".")
        wishes = await self._wishes(person) if person.isalnum() else Wishes()
        if not wishes.code or not hmac.compare_digest(wishes.code.encode(), code.encode()):
            raise RefusedError("unknown_token", "old-letter")
        return person, wishes

    async def _wishes(self, person: str) -> Wishes:
        return _decoded(await self._store.wishes(person))

    async def _change(self, person: str, change: Callable[[Wishes], Wishes]) -> Wishes:
        """Change a person's wishes, even if they are being changed elsewhere at the same time."""
        for _ in range(MAX_TRIES):
            raw = await self._store.wishes(person)
            after = change(_decoded(raw))
            if await self._store.change_wishes(person, raw, msgspec.json.encode(after)):
                return after
        raise RefusedError("busy", "many-requests")

    async def _shown(self, person: str) -> http_responses.Reminders:
        wishes = await self._wishes(person)
        return http_responses.Reminders(
            push_key=await self._push_key(),
            mail=self._mail is not None,
            endpoints=tuple(browser.endpoint for browser in wishes.browsers),
            address=wishes.address,
            confirmed=wishes.confirmed,
            quiet=wishes.quiet,
        )

    async def _push_key(self) -> str:
        if not self._pushes:
            return ""
        from wardround.server.people import web_push

        return web_push.encoded(web_push.public_point(await self._site_key()))

    async def _site_key(self) -> Any:
        """The key of this site, made by the first server that needs it."""
        if self._key is None:
            from wardround.server.people import web_push

            made = web_push.new_key()
            self._key = web_push.private_key(await self._store.site_value("vapid", made))
        return self._key


def _decoded(raw: bytes | None) -> Wishes:
    return Wishes() if raw is None else msgspec.json.decode(raw, type=Wishes)


def _as_wished(wishes: Wishes, body: http_requests.ChangeReminders) -> Wishes:
    changes: dict[str, Any] = {"language": preferred(body.language)}
    if body.unsubscribe is not None or body.subscribe is not None:
        gone = (body.unsubscribe, body.subscribe and body.subscribe.endpoint)
        kept = tuple(browser for browser in wishes.browsers if browser.endpoint not in gone)
        new = (body.subscribe,) if body.subscribe is not None else ()
        changes["browsers"] = (*kept, *new)[-MAX_BROWSERS:]
    if body.address is not None and body.address.strip() != wishes.address:
        changes |= {"address": body.address.strip(), "confirmed": False}
        changes["code"] = secrets.token_urlsafe(24)
    if body.quiet is not None or body.loud:
        changes["quiet"] = None if body.loud else body.quiet
    return replace(wishes, **changes)
