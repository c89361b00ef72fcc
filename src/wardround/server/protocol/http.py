"""HTTP requests and answers, whoever carries them: the web, another server, or a page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from wardround.server.protocol.http_responses import Failure
from wardround.server.protocol.refusals import STATUS, RefusedError


class GetRequest(NamedTuple):
    """A ``GET``: what it asks for, and who reads the answer."""

    named: Mapping[str, str]
    """The values of the placeholders in the path."""
    languages: str = ""
    """The reader's languages, as in ``Accept-Language``."""


class HttpAnswer(msgspec.Struct, frozen=True, tag="Answered"):
    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


def answer(value: Any, status: int = 200, media_type: str = "application/json") -> HttpAnswer:
    """An answer with a value as JSON; bytes are sent as they are."""
    if isinstance(value, HttpAnswer):
        return value
    raw = value if isinstance(value, bytes) else msgspec.json.encode(value)
    return HttpAnswer(status, [(b"content-type", media_type.encode())], raw)


def refused(no: RefusedError, languages: str) -> HttpAnswer:
    """A refusal in the first of these languages that is available."""
    return answer(Failure(no.code, no.said_in(languages), no.line), STATUS.get(no.code, 400))
