"""One recorded game for every way a game can end."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.clinic.table import LIBRARY
from wardround.core.replay import read_journal
from wardround.games.clinic import SPEC

FOLDER = Path(__file__).parent / "playthroughs"


@pytest.mark.parametrize("reason", SPEC.meta.end_reasons)
def test_a_recorded_game(reason: str) -> None:
    lines = (FOLDER / f"{reason}.jsonl").read_text("utf-8").splitlines()
    journal = read_journal(SPEC, LIBRARY, lines, verify=True)
    outcome = journal.outcome()
    assert outcome is not None
    assert outcome.reason == reason
