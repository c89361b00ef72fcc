"""A recorded night for every way in which one can end, played again to the last draw."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.hero.table import LIBRARY
from wardround.core.replay import carry_journal, read_journal
from wardround.games import language_of
from wardround.games.hero import SPEC

WORDS = language_of(SPEC)

OLD = Path(__file__).parent / "old_journals"
FOLDER = Path(__file__).parent / "playthroughs"


@pytest.mark.parametrize("reason", SPEC.meta.end_reasons)
def test_a_recorded_night_ends_as_it_did(reason: str) -> None:
    lines = (FOLDER / f"{reason}.jsonl").read_text("utf-8").splitlines()
    journal = read_journal(SPEC, LIBRARY, lines, verify=True)
    outcome = journal.outcome()

    assert outcome is not None
    assert outcome.reason == reason
    assert len(journal.moves) > 10
    for number in range(1, len(journal.moves) + 1, 7):
        assert all(
            SPEC.say_event(WORDS, journal.content, event) for event in journal.events_of(number)
        )


def test_a_night_of_the_first_version_is_carried_over() -> None:
    lines = (OLD / "version_1.jsonl").read_text("utf-8").splitlines()
    journal, fault = carry_journal(SPEC, LIBRARY, lines)

    assert fault is None
    assert journal.options["expert_limits"] == "never"
    assert journal.outcome() is not None
