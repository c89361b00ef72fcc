"""What servers and workers need of a message bus. NATS is one way to have it.

Messages may get lost, come twice or in another order: whoever uses the bus counts them. The queue
keeps what is put into it until somebody has said that it is done.

Error tree::

    BusError         the bus cannot be reached, or no answer came in time
      NobodyError    nobody listens there; the message had no effect
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias

Reply: TypeAlias = Callable[[bytes], None]
Handler: TypeAlias = Callable[[bytes, Reply], None]


class BusError(Exception):
    """No answer: the request may or may not have been carried out."""


class NobodyError(BusError):
    """Nobody listens: the request was not carried out."""


class Taken(Protocol):
    """A job taken from the queue; it goes to somebody else unless `keep` or `done` is said."""

    raw: bytes

    async def keep(self) -> None:
        """Still at it."""

    async def done(self) -> None:
        """Finished: nobody else needs to do it."""

    async def give_back(self) -> None:
        """Somebody else may do it, now."""


class Bus(Protocol):
    """Never makes the caller wait, but where it says ``async``."""

    @property
    def connected(self) -> bool: ...

    @property
    def reconnects(self) -> int: ...

    def start(self) -> None:
        """Connect in the background, as often as it takes."""

    async def stop(self) -> None: ...

    def listen(self, subject: str, handler: Handler) -> None:
        """Hear what is sent to a subject, from the first connection on."""

    def publish(self, subject: str, raw: bytes) -> None:
        """Send to whoever listens. While the bus is away the message is lost."""

    async def request(self, subject: str, raw: bytes, seconds: float) -> bytes:
        """Send and wait for the answer; raises BusError."""

    async def put(self, queue: str, key: str, raw: bytes) -> None:
        """Put a job into a queue; again with the same key changes nothing. Raises BusError."""

    async def take(self, queue: str, patience: float, seconds: float) -> Taken | None:
        """The next job of a queue, or nothing after so many seconds. Raises BusError.

        Who says nothing for ``patience`` seconds loses the job to somebody else.
        """

    async def depth(self, queue: str) -> int:
        """How many jobs wait or are being done. Raises BusError."""
