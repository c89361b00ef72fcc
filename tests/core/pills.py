"""The subject of the core's tests: Pill Count, and variants that bring out one thing each.

* `SPEC` as it is: every move passes the turn, so nothing can be taken back freely;
* `CALM`: the turn is no barrier, so that a stop can be taken back and a drawn pill cannot;
* `TOSSED`: the setup draws who begins;
* `YIELDING`: can be given up.
"""

from __future__ import annotations

import random
from typing import Any

import msgspec

from tests.variants import variant
from wardround.core.actions import Event
from wardround.core.chance import Chance
from wardround.core.content import Library
from wardround.core.game import Options
from wardround.core.journal import Journal, Secret
from wardround.core.log import Log
from wardround.core.notation import read_action
from wardround.games import library_of, library_with, rulebook_of
from wardround.presentation.game_spec import AnyGameSpec
from wardround.template import SPEC
from wardround.template.actions import AnyAction
from wardround.template.events import Ended
from wardround.template.rules.state import State
from wardround.template.rules.tables import Content

LIBRARY = library_of(SPEC)
RULES = rulebook_of(SPEC)
CONTENT = SPEC.rules.content(LIBRARY.tables)
SECRET = Secret("a seed", "a salt")


def a_jar_of(sugar: int, bitter: int) -> Library:
    """The library with another jar: a big one makes a long game."""
    pack = f"""
        [[jar.pill]]
        id = "sugar"
        count = {sugar}
        [[jar.pill]]
        id = "bitter"
        count = {bitter}
    """
    return library_with(SPEC, pack, "big_jar.toml")


def _push_calmly(s: State, action: AnyAction, chance: Chance, log: Log) -> None:
    SPEC.rules.push(s, action, chance, log)
    log.barrier = False


def _setup_with_a_toss(options: Options, content: Content, chance: Chance) -> State:
    s = SPEC.rules.setup(options, content, chance)
    s.active = chance.below(s.seats)
    return s


def _give_up(s: State, log: Log) -> None:
    s.stopped = [True] * s.seats
    log.add(Ended(rule="TG-3.1"))


CALM = variant(SPEC, push=_push_calmly)
TOSSED = variant(SPEC, setup=_setup_with_a_toss)
YIELDING = variant(SPEC, push=_push_calmly, give_up=_give_up)


class CountingPushes:
    """A variant of a game that counts how many actions have been carried out."""

    def __init__(self, game: AnyGameSpec) -> None:
        self.pushes = 0
        self._push = game.rules.push
        self.game: AnyGameSpec = variant(game, push=self._count)

    def _count(self, s: Any, action: Any, chance: Chance, log: Log) -> None:
        self.pushes += 1
        self._push(s, action, chance, log)


def start(
    game: AnyGameSpec = SPEC, library: Library = LIBRARY, **options: Any
) -> Journal[AnyGameSpec]:
    return Journal.start(game, library, options, SECRET)


def act(journal: Journal[AnyGameSpec], *texts: str) -> list[Event]:
    """Carry out actions written as text; returns the events of the last one."""
    events: list[Event] = []
    for text in texts:
        listed = journal.game.rules.legal(journal.state)
        events = journal.act(read_action(journal.game, listed, text))
    return events


def play_on(journal: Journal[AnyGameSpec], moves: int, seed: int = 1) -> None:
    """Some random moves, or as many as the game has left; draws far more often than stops."""
    choose = random.Random(seed)
    for _ in range(moves):
        listed = journal.game.rules.legal(journal.state)
        if not listed:
            return
        journal.act(listed[0] if choose.random() < 0.995 else listed[-1])


def finished(
    game: AnyGameSpec = SPEC, library: Library = LIBRARY, seed: int = 1, **options: Any
) -> Journal[AnyGameSpec]:
    """A whole game, closed."""
    journal = start(game, library, **options)
    play_on(journal, 100_000, seed)
    journal.close()
    return journal


def parsed(journal: Journal[AnyGameSpec]) -> list[dict[str, Any]]:
    return [msgspec.json.decode(line) for line in journal.lines]
