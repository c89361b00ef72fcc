"""Waiting for something to become true, however slow the machine is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


async def until(true: Callable[[], object], seconds: float = 60) -> None:
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.005)
