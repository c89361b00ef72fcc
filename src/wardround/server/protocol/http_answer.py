"""An HTTP answer, whoever carries it: the web, another server (`relay`) or a page (`in_page`)."""

from __future__ import annotations

from typing import Any

import msgspec

from wardround.server.protocol.http_responses import Failure
from wardround.server.protocol.refusals import STATUS, RefusedError


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
