"""The message bus that servers and workers rely on; NATS provides it.

Messages may get lost, arrive twice or arrive out of order, so senders number them. The queue keeps
a task until a worker reports it done.

Error tree::

    BusError               the bus cannot be reached, or no answer came in time
    └─ NoListenerError     nothing is listening there; the message had no effect
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias

Reply: TypeAlias = Callable[[bytes], None]
Handler: TypeAlias = Callable[[bytes, Reply], None]


class BusError(Exception):
    """No answer: the request may or may not have been carried out."""


class NoListenerError(BusError):
    """Nothing is listening: the request was not carried out."""


class TakenTask(Protocol):
    """A task taken from the queue; it goes to another worker unless `keep` or `done` is called."""

    raw: bytes

    async def keep(self) -> None:
        """Report that work continues."""

    async def done(self) -> None:
        """Report that the task is finished."""

    async def give_back(self) -> None:
        """Hand the task to another worker right away."""


class Bus(Protocol):
    """Calls never block, except those marked ``async``."""

    @property
    def connected(self) -> bool: ...

    @property
    def reconnects(self) -> int: ...

    def start(self) -> None:
        """Connect in the background, retrying until it works."""

    async def stop(self) -> None: ...

    def listen(self, subject: str, handler: Handler) -> None:
        """Handle messages sent to a subject, from the first connection on."""

    def publish(self, subject: str, raw: bytes) -> None:
        """Send to all listeners. While the bus is away the message is lost."""

    async def request(self, subject: str, raw: bytes, seconds: float) -> bytes:
        """Send and wait for the answer; raises BusError."""

    async def put(self, queue: str, key: str, raw: bytes) -> None:
        """Put a task into a queue; putting the same key again changes nothing. Raises BusError."""

    async def take(self, queue: str, patience: float, seconds: float) -> TakenTask | None:
        """The next task of a queue, or None after ``seconds`` seconds. Raises BusError.

        A worker that is silent for ``patience`` seconds loses the task to another.
        """

    async def depth(self, queue: str) -> int:
        """How many tasks are waiting or in progress. Raises BusError."""
