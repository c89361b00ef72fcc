"""Tests that are coroutines: each runs in its own event loop."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable, Coroutine
from typing import Any, ParamSpec

P = ParamSpec("P")


def in_loop(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    @functools.wraps(test)
    def run(*given: P.args, **named: P.kwargs) -> None:
        asyncio.run(test(*given, **named))

    return run


async def becomes_true(true: Callable[[], object], seconds: float = 60) -> None:
    """Wait until something is true, however slow the machine is."""
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.005)
