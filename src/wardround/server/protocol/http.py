"""HTTP requests and answers, whoever carries them: the web, another server, or a page."""

from __future__ import annotations

import gzip
import hashlib
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
    gzip: bool = False
    """Whether the answer may be compressed."""
    etag: str = ""
    """The version that the reader has, as in ``If-None-Match``."""


class HttpAnswer(msgspec.Struct, frozen=True, tag="Answered"):
    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


class ConstantAnswer:
    """An answer that never changes while the program runs, encoded and compressed once."""

    def __init__(self, made: HttpAnswer) -> None:
        etag = f'"{hashlib.sha256(made.body).hexdigest()[:32]}"'
        self._etag = etag
        headers = [
            (b"etag", etag.encode()),
            (b"cache-control", b"no-cache"),
            (b"vary", b"Accept-Encoding, Accept-Language"),
        ]
        packed = gzip.compress(made.body, compresslevel=6, mtime=0)
        self._whole = HttpAnswer(made.status, [*made.headers, *headers], made.body)
        self._packed = HttpAnswer(
            made.status, [*self._whole.headers, (b"content-encoding", b"gzip")], packed
        )
        self._unchanged = HttpAnswer(304, headers, b"")

    def to(self, etags: str, may_pack: bool) -> HttpAnswer:
        """For a reader who has these versions, and may want it compressed."""
        if self._etag in etags:
            return self._unchanged
        return self._packed if may_pack else self._whole


def answer(value: Any, status: int = 200, media_type: str = "application/json") -> HttpAnswer:
    """An answer with a value as JSON; bytes are sent as they are."""
    if isinstance(value, HttpAnswer):
        return value
    raw = value if isinstance(value, bytes) else msgspec.json.encode(value)
    return HttpAnswer(status, [(b"content-type", media_type.encode())], raw)


def refused(no: RefusedError, languages: str) -> HttpAnswer:
    """A refusal in the first of these languages that is available."""
    return answer(Failure(no.code, no.said_in(languages), no.line), STATUS.get(no.code, 400))
