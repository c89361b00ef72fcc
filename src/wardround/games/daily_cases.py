"""Daily cases: a position a day, and what each move in it is worth.

A case is a file ``games/<game>/daily/2026-11-16.toml``. It says how to get to the position, and
what is known of it; `wardround.lab.daily` finds cases. A day for which none is shipped gets one of
the others, in turn.
"""

from __future__ import annotations

import datetime
import hashlib
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import resources
from typing import Any, Final

import msgspec

from wardround.core.actions import Action
from wardround.core.chance import SeededChance
from wardround.core.codec import canonical
from wardround.core.game import Options
from wardround.core.log import silent
from wardround.core.notation import notate
from wardround.games import new_game
from wardround.presentation.game_spec import AnyGameSpec

FOLDER: Final = "daily"
THEMES: Final = ("rescue", "balance", "finish")
"""What is at stake: much is lost already, all is open, or a win must not slip away."""
JOINT: Final = " + "
"""Joins the actions of a whole move."""


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Moves from a position on: for each, its index in what the game lists; draws come from the
    seed."""

    seed: str | int
    moves: list[int]


class Case(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A daily case, as in its file."""

    start: Line
    """From the deal to the position."""
    digest: str
    """Of the position, so that a change of the rules that leads elsewhere is noticed."""
    theme: str
    solution: list[str]
    """The best moves, whole: their actions joined by `JOINT`."""
    worth: dict[str, float]
    """Every whole move, and how well games went after it, from 0 (lost) to 1 (clearly won)."""
    line: Line
    """How the strongest bot's game went on, to its end."""
    options: Options = {}


class DailyCase(msgspec.Struct, frozen=True):
    """Which case a day gets."""

    day: str
    """The day that it was made for."""
    archived: bool
    """Whether none was made for the day asked for, so this one comes again."""
    theme: str


class Verdict(msgspec.Struct, frozen=True):
    """What somebody's move was worth."""

    move: str
    worth: float
    best: float
    stars: int
    """3 for the best move, 2 for one that gives little away, 1 for one that gives away less than
    half of what there was to lose, 0 for the rest."""


@cache
def days_shipped(game: AnyGameSpec) -> tuple[str, ...]:
    """The days that have a case of their own, the first first."""
    folder = resources.files(game.package) / FOLDER
    if not folder.is_dir():
        return ()
    return tuple(
        sorted(
            entry.name.removesuffix(".toml")
            for entry in folder.iterdir()
            if entry.name.endswith(".toml")
        )
    )


@cache
def case_of(game: AnyGameSpec, day: str) -> Case:
    """The case that was made for a day; raises KeyError."""
    if day not in days_shipped(game):
        raise KeyError(day)
    file = resources.files(game.package) / FOLDER / f"{day}.toml"
    return msgspec.toml.decode(file.read_bytes(), type=Case)


def position_of(game: AnyGameSpec, case: Case) -> Any:
    """The state that a case begins with."""
    chance = SeededChance(case.start.seed)
    state = new_game(game, case.options, chance)
    for index in case.start.moves:
        game.rules.push(state, game.rules.legal(state)[index], chance, silent())
    return state


@cache
def snapshot_of(game: AnyGameSpec, day: str) -> bytes:
    """The state that the case of a day begins with, as canonical JSON."""
    return canonical(game.rules.dump(position_of(game, case_of(game, day))))


def play_line(game: AnyGameSpec, case: Case, state: Any) -> Iterator[Action]:
    """Play the line of a case from its position: each action before it is carried out."""
    chance = SeededChance(case.line.seed)
    for index in case.line.moves:
        action: Action = game.rules.legal(state)[index]
        yield action
        game.rules.push(state, action, chance, silent())


def digest(snapshot: bytes) -> str:
    return hashlib.sha256(snapshot).hexdigest()[:16]


def case_for(game: AnyGameSpec, day: str) -> DailyCase | None:
    """The case of a day, or one of the others in turn; None where there are none.

    Raises ValueError if this is no day.
    """
    number = datetime.date.fromisoformat(day).toordinal()
    shipped = days_shipped(game)
    if not shipped:
        return None
    made_for = day if day in shipped else shipped[number % len(shipped)]
    return DailyCase(made_for, made_for != day, case_of(game, made_for).theme)


def theme_of(best: float, next_best: float) -> str:
    """What a case trains, by how its best moves stand."""
    if best < 0.45:
        return "rescue"
    return "finish" if next_best >= 0.5 or best >= 0.85 else "balance"


def notated(actions: Sequence[Action]) -> str:
    """A whole move as text."""
    return JOINT.join(map(notate, actions))


def judge(case: Case, actions: Sequence[Action]) -> Verdict | None:
    """What the first move of some actions was worth; None while it is not whole.

    A move that nobody has tried, for another does the same for less, counts as the worst.
    """
    move = ""
    for action in actions:
        move = f"{move}{JOINT}{notate(action)}" if move else notate(action)
        if move in case.worth:
            return _verdict(case, move, case.worth[move])
        if not any(known.startswith(move + JOINT) for known in case.worth):
            return _verdict(case, move, min(case.worth.values()))
    return None


def _verdict(case: Case, move: str, worth: float) -> Verdict:
    best, worst = max(case.worth.values()), min(case.worth.values())
    lost = (best - worth) / (best - worst)
    stars = 3 if move in case.solution else 2 if lost < 0.25 else 1 if lost < 0.5 else 0
    return Verdict(move, worth, best, stars)
