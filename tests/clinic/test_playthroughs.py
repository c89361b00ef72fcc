"""One recorded game for every way a game can end."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.clinic.table import LIBRARY
from wardround.core.content import Library
from wardround.core.replay import read_journal
from wardround.games import library_of
from wardround.games.clinic import SPEC

FOLDER = Path(__file__).parent / "playthroughs"
MILD = FOLDER / "mild.toml"
"""A pack with few infections, in which the strategic victory over COVID-19 was won."""
VICTORIES = {
    "tactical_victory": ("low", "good"),
    "won_high_good": ("high", "good"),
    "won_high_poor": ("high", "poor"),
}
"""Games that were won without a pack, with their levels of contagion and isolation."""


def library_for(name: str) -> Library:
    return library_of(SPEC, MILD) if name == "strategic_victory" else LIBRARY


@pytest.mark.parametrize("reason", SPEC.meta.end_reasons)
def test_a_recorded_game(reason: str) -> None:
    lines = (FOLDER / f"{reason}.jsonl").read_text("utf-8").splitlines()
    journal = read_journal(SPEC, library_for(reason), lines, verify=True)
    outcome = journal.outcome()
    assert outcome is not None
    assert outcome.reason == reason


@pytest.mark.parametrize("name", VICTORIES)
def test_a_recorded_victory_over_covid(name: str) -> None:
    lines = (FOLDER / f"{name}.jsonl").read_text("utf-8").splitlines()
    journal = read_journal(SPEC, LIBRARY, lines, verify=True)
    options = journal.options
    assert (options["contagion"], options["isolation"]) == VICTORIES[name]
    outcome = journal.outcome()
    assert outcome is not None
    assert outcome.reason == "tactical_victory"
    assert outcome.facts["survived"] > outcome.facts["deceased"]
