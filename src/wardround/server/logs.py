"""The server's log: one line per event, as text or JSON; never a token, never a query string.

Every line written while a request or message is handled carries its id and its table (`note`). For
a message on a socket, the id consists of the connection's id and the message's number. Both travel
along when another server has the table (`relay`), so one id finds the lines of both servers.

Nothing people can write (a name in a fault, say) can start a new line or move the cursor.
"""

from __future__ import annotations

import contextlib
import logging
import sys
import time
from collections.abc import Iterator
from contextvars import ContextVar
from typing import Any, Final

import msgspec

_STANDARD: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}

_noted: ContextVar[dict[str, str]] = ContextVar("noted")

_CONTROLS: Final = {
    code: f"\\u{code:04x}" for code in (*range(0x20), *range(0x7F, 0xA0), 0x2028, 0x2029)
}


def note(**fields: str) -> None:
    """Add fields (except empty ones) to every line this task writes from now on."""
    _noted.set(_with(fields))


@contextlib.contextmanager
def noting(**fields: str) -> Iterator[None]:
    """Add fields (except empty ones) to lines written inside, and by tasks started there."""
    token = _noted.set(_with(fields))
    try:
        yield
    finally:
        _noted.reset(token)


def _with(fields: dict[str, str]) -> dict[str, str]:
    return _noted.get({}) | {key: text for key, text in fields.items() if text}


def request_id() -> str:
    """The id of the request or message being handled, or an empty string."""
    return _noted.get({}).get("request", "")


def _plain(text: str) -> str:
    """Text without characters that end a line or control a terminal; JSON stays valid."""
    return text.translate(_CONTROLS)


def _fields(record: logging.LogRecord) -> dict[str, Any]:
    extra: dict[str, Any] = dict(_noted.get({}))
    extra |= {key: value for key, value in vars(record).items() if key not in _STANDARD}
    if record.exc_info and record.exc_info[1] is not None:
        extra["error"] = logging.Formatter().formatException(record.exc_info)
    extra.pop("color_message", None)
    return extra


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.getMessage(),
            **_fields(record),
        }
        return _plain(msgspec.json.encode(line, enc_hook=str).decode())


class TextLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%H:%M:%S", time.localtime(record.created))
        fields = _fields(record)
        error = fields.pop("error", "")
        rest = "".join(f" {key}={value}" for key, value in fields.items())
        text = _plain(f"{at} {record.levelname.lower():7} {record.getMessage()}{rest}")
        return "\n    ".join([text, *(_plain(line) for line in error.splitlines())])


def set_up_logs(json: bool, level: str) -> None:
    """Send everything to standard error in one format."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if json else TextLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.propagate = True
    # Uvicorn logs URLs as requested; our own log only names paths that exist.
    logging.getLogger("uvicorn.access").setLevel("WARNING")
    logging.getLogger("uvicorn.error").setLevel("WARNING")
