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
"""A pack with few infections, in which the two victories over COVID-19 were won."""


def library_for(reason: str) -> Library:
    return library_of(SPEC, MILD) if reason.endswith("_victory") else LIBRARY


@pytest.mark.parametrize("reason", SPEC.meta.end_reasons)
def test_a_recorded_game(reason: str) -> None:
    lines = (FOLDER / f"{reason}.jsonl").read_text("utf-8").splitlines()
    journal = read_journal(SPEC, library_for(reason), lines, verify=True)
    outcome = journal.outcome()
    assert outcome is not None
    assert outcome.reason == reason
