"""COVID-19 can be won by good play: recorded victories, with the game's own content."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.playthroughs import replayed

FOLDER = Path(__file__).parent / "playthroughs"
VICTORIES = {
    "tactical_victory": ("low", "good"),
    "won_high_good": ("high", "good"),
    "won_high_poor": ("high", "poor"),
}
"""Games that were won, with their levels of contagion and isolation."""


@pytest.mark.parametrize("name", VICTORIES)
def test_a_recorded_victory_over_covid(name: str) -> None:
    path = FOLDER / f"{name}.jsonl"
    assert not path.with_suffix(".toml").exists(), "no pack made it easier"
    journal = replayed(path)
    options = journal.options
    assert (options["contagion"], options["isolation"]) == VICTORIES[name]
    outcome = journal.outcome()
    assert outcome is not None
    assert outcome.reason == "tactical_victory"
    assert outcome.facts["survived"] > outcome.facts["deceased"]
