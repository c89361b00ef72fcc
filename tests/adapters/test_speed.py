"""``wardround bench`` measures the interfaces beside other games; no figure is judged here."""

from __future__ import annotations

import io

from rich.console import Console

from tests.adapters.table import spec
from wardround.adapters.speed import BATCH, AdapterSpeed
from wardround.cli.bench_adapters import installed, is_interface, measure_adapters, table_of
from wardround.core.codec import to_data


def test_all_interfaces_are_measured() -> None:
    assert installed()
    speeds = measure_adapters({"template": spec("template")}, 0.03)

    measured = [(one.game, one.interface) for one in speeds]
    assert measured[0] == ("hanabi", "PettingZoo")
    assert ("gin_rummy (C++)", "OpenSpiel") in measured
    for interface in ("masks only", "PettingZoo", "Gymnasium", f"batch of {BATCH}"):
        assert ("template", interface) in measured
    assert all(one.steps_per_second > 0 for one in speeds)


def test_bars_are_drawn_beside_hanabi() -> None:
    speeds = [
        AdapterSpeed("hanabi", "PettingZoo", False, 100.0),
        AdapterSpeed("template", "PettingZoo", False, 1600.0),
        AdapterSpeed("hanabi", "PettingZoo", True, 200.0),
        AdapterSpeed("template", "PettingZoo", True, 2400.0),
    ]
    rows = [to_data(one) for one in speeds]
    assert all(map(is_interface, rows))
    page = io.StringIO()
    Console(file=page, width=120).print(table_of(rows))
    lines = [line for line in page.getvalue().splitlines() if "PettingZoo" in line]

    assert [line.split("│")[5].strip() for line in lines] == ["1.0", "16.0", "1.0", "12.0"]
    assert [line.count("█") for line in lines] == [1, 16, 2, 24]
