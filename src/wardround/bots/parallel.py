"""Several trees for one decision, with the same result in any number of processes.

Each tree has its own seed and its share of the simulations; their counts for the first move are
added up. The first tree grows in the calling process, so it can be reused. Where the system cannot
fork, or a fork would lose threads, the trees grow one after another.
"""

from __future__ import annotations

import math
import multiprocessing
import os
import threading
from multiprocessing.connection import Connection
from typing import Any, Final, TypeAlias

import msgspec

from wardround.bots.budget import Budget, Stop, never
from wardround.bots.tree import Node, Search

APART: Final = 1_000_003
"""The distance between the seeds of two trees, so that no two share a round's chance."""


class TreeCounts(msgspec.Struct, frozen=True):
    """What a tree found."""

    simulations: int
    race: tuple[int, ...]
    """The listed moves still in the race."""
    found: tuple[tuple[int, float, float], ...]
    """For each listed move: visits, total, squares."""


Flag: TypeAlias = Any
"""A shared boolean; ctypes has no type for it that a checker knows."""


def run_trees(
    search: Search, budget: Budget, trees: int, processes: int, stop: Stop = never
) -> int:
    """Grow trees within a budget and add them up in ``search``; returns the simulations spent."""
    forks = can_fork() and min(processes, trees) > 1
    groups = min(processes, trees) if forks else 1
    seconds = None
    if budget.seconds is not None:
        seconds = budget.seconds / math.ceil(trees / groups)
    shares = [
        Budget(_share(budget.simulations, number, trees), seconds, budget.clock)
        for number in range(trees)
    ]
    counts: list[TreeCounts] = []
    if groups > 1:
        counts = _run_apart(search, shares, groups, stop)
    else:
        search.run(shares[0].again(), stop)
        counts = [_tree(search, n, shares[n], stop) for n in range(1, trees)]
    return search.simulations + _add_up(search, counts)


def can_fork() -> bool:
    """Whether a fork would carry on with everything in this process."""
    return hasattr(os, "fork") and threading.active_count() == 1


def _share(simulations: int | None, number: int, trees: int) -> int | None:
    return None if simulations is None else max(1, (simulations + number) // trees)


def _tree(search: Search, number: int, share: Budget, stop: Stop) -> TreeCounts:
    """One more tree, with its own seed."""
    seed = search.seed + number * APART
    own = Search(search.game, search.state, search.seat, seed, search.horizon)
    own.run(share.again(), stop)
    nodes = [own.root.children[action] for action in own.listed]
    return TreeCounts(
        own.simulations,
        tuple(own.listed.index(action) for action in own.race),
        tuple((node.visits, node.total, node.squares) for node in nodes),
    )


def _run_apart(search: Search, shares: list[Budget], groups: int, stop: Stop) -> list[TreeCounts]:
    """Grow the first group of trees here and each of the others in its own process."""
    context = multiprocessing.get_context("fork")
    flag: Flag = context.RawValue("b", 0)
    pipes: list[Connection] = []
    children = []
    for group in range(1, groups):
        ours, theirs = context.Pipe(duplex=False)
        numbers = range(group, len(shares), groups)
        child = context.Process(target=_child, args=(search, numbers, shares, flag, theirs))
        child.start()
        theirs.close()
        pipes.append(ours)
        children.append(child)

    def told() -> bool:
        flag.value = flag.value or stop()
        return bool(flag.value)

    search.run(shares[0].again(), told)
    found = {n: _tree(search, n, shares[n], told) for n in range(groups, len(shares), groups)}
    for group, pipe in enumerate(pipes, 1):
        while not pipe.poll(0.02):
            told()
        found |= dict(zip(range(group, len(shares), groups), pipe.recv(), strict=True))
    for child in children:
        child.join()
    return [found[number] for number in sorted(found)]


def _child(
    search: Search, numbers: range, shares: list[Budget], flag: Flag, pipe: Connection
) -> None:
    pipe.send([_tree(search, n, shares[n], lambda: bool(flag.value)) for n in numbers])
    pipe.close()


def _add_up(search: Search, counts: list[TreeCounts]) -> int:
    """Add other trees' findings to the first tree's; returns the simulations they took."""
    race = set(search.race)
    for count in counts:
        race |= {search.listed[index] for index in count.race}
        for action, (visits, total, squares) in zip(search.listed, count.found, strict=True):
            search.root.children.setdefault(action, Node()).merge(visits, total, squares)
    search.race = [action for action in search.listed if action in race]
    return sum(count.simulations for count in counts)
