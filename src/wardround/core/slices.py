"""Long work in slices: a generator that yields wherever it may pause, and returns its result.

A program with nothing else to do finishes it `at_once`; a server does other things in between.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeAlias, TypeVar

T = TypeVar("T")

Slices: TypeAlias = Generator[None, None, T]


def at_once(work: Slices[T]) -> T:
    """Do all of it now."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            result: T = done.value
            return result
