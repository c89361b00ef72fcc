"""What the tests of the adapters share: the games, representative options, random players."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest

import wardround.template
from wardround.adapters.episode import Episode
from wardround.core.actions import Action
from wardround.core.chance import SeededChance
from wardround.core.game import Option, OptionError, Options, OptionValue
from wardround.games import find_game, game_ids, new_game
from wardround.presentation.game_spec import AnyGameSpec

GAMES: tuple[str, ...] = game_ids()
REAL: list[Any] = [pytest.param(name, marks=pytest.mark.slow) for name in GAMES]
ALL: list[Any] = ["template", *REAL]
"""Every game as a parameter; the small one is quick."""


def spec(name: str) -> AnyGameSpec:
    return wardround.template.SPEC if name == "template" else find_game(name)


@cache
def option_sets(name: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """The default options, and a set in which every option that allows it has another value."""
    game = spec(name)
    others: Options = {}
    for option in game.meta.options:
        changed = {**others, option.id: _other(option)}
        try:
            new_game(game, changed, SeededChance(0))
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
    while True:
        drawn: Options = {option.id: at.choice(option.values) for option in game.meta.options}
        try:
            new_game(game, drawn, SeededChance(0))
        except OptionError:
            continue
        return drawn


def team_options(name: str) -> dict[str, Any]:
    """Options under which all seats of a game are one team."""
    meta = spec(name).meta
    if meta.kind == "team":
        return {}
    return dict(meta.team_when[:1]) if meta.team_when else {"seats": 1}


def choose(episode: Episode, at: random.Random) -> int:
    """A random index that the asked seat can choose."""
    return at.choice(sorted(episode.choices))


def play_out(episode: Episode, seed: int, most: int = 100_000) -> list[Action]:
    """A random game to its end; the actions that were taken."""
    at = random.Random(seed)
    episode.start(seed)
    while episode.outcome is None and len(episode.taken) < most:
        episode.act(choose(episode, at))
    return episode.taken
