"""What servers and workers need of a message bus; NATS provides it.

Messages may get lost, arrive twice or out of order: whoever uses the bus numbers them. The queue
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
    """A task taken from the queue; it goes to somebody else unless `keep` or `done` is called."""

    raw: bytes

    async def keep(self) -> None:
        """Still working on it."""

    async def done(self) -> None:
        """Finished: nobody else needs to do it."""

    async def give_back(self) -> None:
        """Let somebody else do it, now."""


class Bus(Protocol):
    """Never makes the caller wait, except where it says ``async``."""

    @property
    def connected(self) -> bool: ...

    @property
    def reconnects(self) -> int: ...

    def start(self) -> None:
        """Connect in the background, trying as often as it takes."""

    async def stop(self) -> None: ...

    def listen(self, subject: str, handler: Handler) -> None:
        """Hear what is sent to a subject, from the first connection on."""

    def publish(self, subject: str, raw: bytes) -> None:
        """Send to whoever listens. While the bus is away the message is lost."""

    async def request(self, subject: str, raw: bytes, seconds: float) -> bytes:
        """Send and wait for the answer; raises BusError."""

    async def put(self, queue: str, key: str, raw: bytes) -> None:
        """Put a task into a queue; the same key again changes nothing. Raises BusError."""

    async def take(self, queue: str, patience: float, seconds: float) -> Taken | None:
        """The next task of a queue, or None after a number of seconds. Raises BusError.

        Whoever is silent for ``patience`` seconds loses the task to somebody else.
        """

    async def depth(self, queue: str) -> int:
        """How many tasks are waiting or in progress. Raises BusError."""
