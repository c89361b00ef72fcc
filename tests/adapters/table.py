"""What the tests of the adapters share: the games, representative options, random players."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from typing import Any

import msgspec
import pytest

import wardround.template
from wardround.adapters.nodes import LEFT_OUT
from wardround.adapters.session import Session
from wardround.core.actions import Action
from wardround.core.chance import SeededChance
from wardround.core.game import (
    AnyGame,
    Option,
    OptionError,
    Options,
    OptionValue,
    resolve_options,
)
from wardround.games import find_game, game_ids, library_of

GAMES: tuple[str, ...] = game_ids()
REAL: list[Any] = [pytest.param(name, marks=pytest.mark.slow) for name in GAMES]
ALL: list[Any] = ["template", *REAL]
"""Every game as a parameter; the small one is quick."""


def spec(name: str) -> AnyGame:
    return wardround.template.SPEC if name == "template" else find_game(name)


@cache
def option_sets(name: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """The default options, and a set in which every option that can has another value."""
    game = spec(name)
    content = game.content(library_of(game).tables)
    others: Options = {}
    for option in game.meta.options:
        changed = {**others, option.id: _other(option)}
        try:
            game.setup(resolve_options(game.meta, changed), content, SeededChance(0))
        except OptionError:
            continue
        others = changed
    return {}, others


def _other(option: Option) -> OptionValue:
    values = option.values
    return values[(values.index(option.default) + 1) % len(values)]


def any_options(name: str, seed: int) -> dict[str, Any]:
    """A set of options drawn at random that the game accepts."""
    game, at = spec(name), random.Random(seed)
    content = game.content(library_of(game).tables)
    while True:
        drawn: Options = {option.id: at.choice(option.values) for option in game.meta.options}
        try:
            game.setup(resolve_options(game.meta, drawn), content, SeededChance(0))
        except OptionError:
            continue
        return drawn


def team_options(name: str) -> dict[str, Any]:
    """Options under which all seats of a game are one team."""
    meta = spec(name).meta
    if meta.kind == "team":
        return {}
    return dict(meta.team_when[:1]) if meta.team_when else {"seats": 1}


def choose(session: Session, at: random.Random) -> int:
    """A random index that the asked seat can choose."""
    return at.choice(sorted(session.choices))


def play_out(session: Session, seed: int, most: int = 100_000) -> list[Action]:
    """A random game to its end; the actions that were taken."""
    at = random.Random(seed)
    session.start(seed)
    while session.outcome is None and len(session.taken) < most:
        session.act(choose(session, at))
    return session.taken


def differences(told: Any, true: Any, path: str, found: Counter[str]) -> None:
    """Where decoded data differs from the view; what is left out counts under its own name."""
    if isinstance(told, str) and told == LEFT_OUT:
        found[f"left out {path}"] += 1
    elif isinstance(true, dict) and isinstance(told, dict):
        for key in told.keys() | true.keys():
            if key in told and key in true:
                differences(told[key], true[key], f"{path}.{key}", found)
            else:
                found[f"missing {path}.{key}"] += 1
    elif isinstance(true, (list, tuple)) and isinstance(told, (list, tuple)):
        if len(told) != len(true):
            found[f"length {path}"] += 1
        for a, b in zip(told, true, strict=False):
            differences(a, b, f"{path}[]", found)
    elif told != true:
        found[f"value {path}"] += 1
    else:
        found["right"] += 1


def plain(view: Any) -> Any:
    return msgspec.to_builtins(view)
