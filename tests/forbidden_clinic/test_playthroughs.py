"""Recorded games, one for each way to end, verified line by line."""

from __future__ import annotations

from pathlib import Path

import pytest

from wardround.core.replay import read_journal
from wardround.games import language_of
from wardround.games.forbidden_clinic import SPEC

from .table import LIBRARY

WORDS = language_of(SPEC)

FOLDER = Path(__file__).parent / "playthroughs"


def test_there_is_one_for_each_reason() -> None:
    recorded = {path.stem for path in FOLDER.glob("*.jsonl")}
    assert recorded == set(SPEC.meta.end_reasons)


@pytest.mark.parametrize("reason", SPEC.meta.end_reasons)
def test_a_recorded_game_ends_as_it_did(reason: str) -> None:
    lines = (FOLDER / f"{reason}.jsonl").read_text("utf-8").splitlines()

    journal = read_journal(SPEC, LIBRARY, lines, verify=True)

    outcome = journal.outcome()
    assert outcome is not None
    assert outcome.reason == reason
    assert SPEC.say_event(WORDS, journal.content, journal.events_of(len(journal.moves))[-1])
