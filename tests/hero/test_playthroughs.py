"""A recorded night of the first version."""

from __future__ import annotations

from tests.hero.table import LIBRARY
from tests.test_playthroughs import OLD
from wardround.core.replay import carry_journal
from wardround.games.hero import SPEC


def test_a_night_of_the_first_version_keeps_its_limits() -> None:
    """HE-14.5 In version 1, the expert limits were on or off, whatever the level."""
    lines = (OLD / "carried" / "hero.jsonl").read_text("utf-8").splitlines()
    journal, fault = carry_journal(SPEC, LIBRARY, lines)

    assert fault is None
    assert journal.options["expert_limits"] == "never"
    assert journal.outcome() is not None
