"""Random games over all player counts and all allowed mixes of expansions."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from tests.clinic.table import LIBRARY, RULES
from wardround.games.clinic import SPEC
from wardround.testkit import conform

MINIS = ("blood", "extinguishers", "workaholics")


def mixes() -> list[dict[str, Any]]:
    """Every mix of expansions that the rulings allow."""
    found: list[dict[str, Any]] = []
    for size in range(len(MINIS) + 1):
        for names in itertools.combinations(MINIS, size):
            base = dict.fromkeys(names, True)
            found += [base, {**base, "zombies": True}, {**base, "covid": True}]
    return found


SWITCHES: list[dict[str, Any]] = [
    {"admit_requires_hub": False},
    {"perimeter_parking": True},
    {"unpaid_staff_leave": True},
    {"final_turn_order_reset": False},
    {"may_decline_treatment": False},
    {"hub_special_limit": False},
    {"outdoor_walking": False, "zombies": True},
    {"phase_mode": "turn_order"},
    {"phase_mode": "turn_order", "covid": True, "contagion": "high", "isolation": "poor"},
    {"blood": True, "donor_orderly_counts": True},
    {"covid": True, "covid_split": "even", "contagion": "high", "isolation": "medium"},
    {"covid": True, "covid_split": "first_player", "isolation": "poor"},
    {"level_1": "expert", "level_2": "expert"},
]


def named(options: dict[str, Any]) -> str:
    return "-".join(k if v is True else f"{k}={v}" for k, v in options.items()) or "base"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_game_for_every_number_of_players(seats: int) -> None:
    seen = conform(SPEC, LIBRARY, RULES, {"seats": seats}, seed=seats, look_every=23)
    assert seen.games == 1


@pytest.mark.parametrize("options", SWITCHES, ids=named)
def test_every_switch(options: dict[str, Any]) -> None:
    conform(SPEC, LIBRARY, RULES, {"seats": 2, **options}, seed=5, look_every=29)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("options", mixes(), ids=named)
def test_every_mix_for_every_number_of_players(seats: int, options: dict[str, Any]) -> None:
    more = {"seats": seats, "level_1": "expert" if seats % 2 else "beginner", **options}
    seen = conform(SPEC, LIBRARY, RULES, more, games=2, seed=100 * seats, look_every=211)
    assert seen.games == 2
