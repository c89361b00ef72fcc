"""A workshop: takes tasks from the queue and has them done by processes of its own.

A task that is being done is kept by saying so every moment; when the workshop dies, the queue gives
it to another. It is finished when the server that wants it has the answer.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import msgspec

from wardround.server.bus import Bus, BusError, NobodyError, Taken
from wardround.server.jobs import CHORES, THOUGHTS, Finished, Wanted, answers_of
from wardround.server.logs import noting
from wardround.server.thinking import WorkerError, Workers
from wardround.server.worker import Answer, ThinkTask

log = logging.getLogger("wardround.workshop")

PATIENCE: Final = 4.0
"""Seconds of silence after which a task goes to somebody else."""
BETWEEN_WORDS: Final = PATIENCE / 3
PULL_SECONDS: Final = 5.0
ANSWER_SECONDS: Final = 2.0
MOST_TRIES: Final = 5


class Workshop:
    """As many tasks at once as there are processes; thinking comes before chores."""

    def __init__(self, bus: Bus, workers: Workers) -> None:
        self._bus = bus
        self._workers = workers
        self.done = 0

    async def run(self, stopped: asyncio.Event) -> None:
        """Work until told to stop; what was begun is given back to the queue."""
        self._bus.start()
        self._workers.start()
        queues = [THOUGHTS] * self._workers.count + [CHORES]
        loops = [asyncio.create_task(self._pull(queue, stopped)) for queue in queues]
        await stopped.wait()
        for loop in loops:
            loop.cancel()
        await asyncio.wait(loops, timeout=PATIENCE)
        await self._workers.stop()
        await self._bus.stop()

    async def _pull(self, queue: str, stopped: asyncio.Event) -> None:
        while not stopped.is_set():  # the client of the bus may swallow a cancellation
            try:
                taken = await self._bus.take(queue, PATIENCE, PULL_SECONDS)
            except BusError as error:
                log.info("waiting for the queue", extra={"fault": str(error)})
                await asyncio.sleep(BETWEEN_WORDS)
                continue
            if taken is not None:
                await self._do(taken)

    async def _do(self, taken: Taken) -> None:
        try:
            wanted = msgspec.json.decode(taken.raw, type=Wanted)
        except msgspec.DecodeError as error:
            # A server of another version: it goes on without an answer.
            log.warning("a task cannot be read", extra={"fault": str(error)})
            await taken.done()
            return
        table = wanted.task.job.table if isinstance(wanted.task, ThinkTask) else ""
        with noting(request=wanted.request, table=table):
            await self._carry_out(taken, wanted)

    async def _carry_out(self, taken: Taken, wanted: Wanted) -> None:
        keeper = asyncio.create_task(_keep(taken))
        try:
            finished = await self._finish(wanted)
            if await self._told(wanted.server, finished):
                await taken.done()
                self.done += 1
        except asyncio.CancelledError:
            await taken.give_back()
            raise
        finally:
            keeper.cancel()

    async def _finish(self, wanted: Wanted) -> Finished:
        try:
            answer = await self._workers.ask(wanted.task, wanted.timeout)
        except WorkerError as error:
            log.warning("a task was not done", extra={"fault": str(error)})
            return Finished(wanted.id, Answer(), str(error))
        return Finished(wanted.id, answer)

    async def _told(self, server: str, finished: Finished) -> bool:
        """Tell the server; true as well if it is gone and nobody wants the answer."""
        raw = msgspec.json.encode(finished)
        for _ in range(MOST_TRIES):
            try:
                await self._bus.request(answers_of(server), raw, ANSWER_SECONDS)
                return True
            except NobodyError:
                if self._bus.connected:
                    return True
            except BusError as error:
                log.info("an answer was not heard", extra={"fault": str(error)})
            await asyncio.sleep(BETWEEN_WORDS)
        return False


async def _keep(taken: Taken) -> None:
    while True:
        await asyncio.sleep(BETWEEN_WORDS)
        await taken.keep()
