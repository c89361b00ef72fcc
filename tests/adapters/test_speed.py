"""``wardround bench`` measures the interfaces beside other games; no figure is judged here."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from tests.adapters.table import spec
from wardround.adapters.speed import BATCH, AdapterSpeed
from wardround.cli.bench import adapters_installed, adapters_table, is_interface, measure_adapters
from wardround.core.codec import to_data


def test_all_interfaces_are_measured() -> None:
    assert adapters_installed()
    speeds = measure_adapters({"template": spec("template")}, 0.03)

    measured = [(one.game, one.interface) for one in speeds]
    assert measured[0] == ("hanabi", "PettingZoo")
    assert ("gin_rummy (C++)", "OpenSpiel") in measured
    for interface in ("masks only", "PettingZoo", "Gymnasium", f"batch of {BATCH}"):
        assert ("template", interface) in measured
    assert all(one.steps_per_second > 0 for one in speeds)


def printed(speeds: list[AdapterSpeed], width: int) -> list[str]:
    page = io.StringIO()
    Console(file=page, width=width).print(adapters_table([to_data(one) for one in speeds]))
    return page.getvalue().splitlines()


def test_bars_are_drawn_beside_hanabi() -> None:
    speeds = [
        AdapterSpeed("hanabi", "PettingZoo", False, 100.0),
        AdapterSpeed("template", "PettingZoo", False, 1600.0),
        AdapterSpeed("hanabi", "PettingZoo", True, 200.0),
        AdapterSpeed("template", "PettingZoo", True, 2400.0),
    ]
    assert all(is_interface(to_data(one)) for one in speeds)
    lines = [line for line in printed(speeds, 120) if "PettingZoo" in line]

    assert [line.split()[4] for line in lines] == ["1.0", "16.0", "1.0", "12.0"]
    assert [line.count("█") for line in lines] == [1, 5, 1, 8]


@pytest.mark.parametrize("name", ["forbidden_clinic", "a_game_with_a_very_long_name_indeed"])
def test_no_number_is_cut_in_80_columns(name: str) -> None:
    speeds = [
        AdapterSpeed("hanabi", "PettingZoo", False, 4321.0),
        AdapterSpeed("tic_tac_toe (Python)", "OpenSpiel", False, 34567.0),
        AdapterSpeed(name, "OpenSpiel + draws", False, 123456.0),
        AdapterSpeed(name, "masks only", True, 1234567.0),
    ]
    lines = printed(speeds, 80)
    words = " ".join(lines).split()

    assert max(map(len, lines)) <= 80
    assert "…" not in "".join(lines)
    for number in ("4,321", "34,567", "123,456", "1,234,567", "1.0", "8.0", "28.6", "285.7"):
        assert number in words
    assert max(line.count("█") for line in lines) == 8
