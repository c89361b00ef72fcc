"""The promises of the engine over all modes, nights and seats, in random games."""

from __future__ import annotations

from typing import Any

import pytest

from tests.hero.table import LIBRARY, RULEBOOK, pack_library
from wardround.games.hero import SPEC
from wardround.testkit import conform

OPTIONS: list[dict[str, Any]] = [
    {"mode": mode, "night": length, "seats": seats}
    for mode in ("competitive", "cooperative")
    for length in ("regular", "short")
    for seats in (2, 3, 4)
]
SWITCHED: list[dict[str, Any]] = [
    {"seats": 2, "expert_limits": "always", "hero_setup": "chosen", "eliminate_at_chaos": 10},
    {"seats": 3, "carry_charge": "per_action", "open_bags": True, "arrivals": "clock_label"},
    {"seats": 4, "start_player": "first_seat", "night": "short", "arrivals": "round_number"},
    {"seats": 2, "mode": "cooperative", "two_player_help": 2, "level": "expert"},
    {"seats": 3, "mode": "cooperative", "night": "short", "short_target": "scaled"},
    {"seats": 4, "mode": "cooperative", "expert_limits": "always", "level": "intermediate"},
]

CALM = """
[constants.coop]
chaos_limit_base = 500
"""
"""A pack in which a party survives random play, so that whole cooperative nights are seen."""


def ids(options: dict[str, Any]) -> str:
    return " ".join(str(value) for value in options.values())


@pytest.mark.parametrize("options", [*OPTIONS[::3], *SWITCHED], ids=ids)
def test_conformance(options: dict[str, Any]) -> None:
    seen = conform(SPEC, LIBRARY, RULEBOOK, options, games=1, seed=7, look_every=23)

    assert seen.games == 1


def test_conformance_of_whole_cooperative_nights() -> None:
    options = {"mode": "cooperative", "seats": 3, "night": "short"}
    seen = conform(SPEC, pack_library(CALM), RULEBOOK, options, games=1, look_every=23)

    assert seen.reasons.keys() <= {"lost_for_deeds", "won"}


@pytest.mark.slow
@pytest.mark.parametrize("options", [*OPTIONS, *SWITCHED], ids=ids)
def test_conformance_over_many_games(options: dict[str, Any]) -> None:
    games = 30 if options.get("mode") == "cooperative" else 12
    seen = conform(SPEC, LIBRARY, RULEBOOK, options, games=games, seed=100, look_every=61)

    assert seen.games == games
    assert seen.longest < 1200


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_conformance_over_many_cooperative_nights(seats: int) -> None:
    options = {"mode": "cooperative", "seats": seats}
    seen = conform(SPEC, pack_library(CALM), RULEBOOK, options, games=4, seed=50, look_every=61)

    assert seen.games == 4
