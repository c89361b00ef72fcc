"""Recorded games: one for each way to end, one for each Administrator, verified line by line."""

from __future__ import annotations

import pytest

from wardround.core.journal import Journal
from wardround.core.replay import read_journal
from wardround.games.healthy_heart import SPEC

from .record import FOLDER, SPECIALS, used
from .table import LIBRARY


def replayed(name: str) -> Journal:
    lines = (FOLDER / f"{name}.jsonl").read_text("utf-8").splitlines()
    return read_journal(SPEC, LIBRARY, lines, verify=True)


def test_there_is_one_for_each_reason_and_each_administrator() -> None:
    recorded = {path.stem for path in FOLDER.glob("*.jsonl")}
    assert recorded == {*SPEC.meta.end_reasons, *SPECIALS}


@pytest.mark.parametrize("reason", SPEC.meta.end_reasons)
def test_a_recorded_game_ends_as_it_did(reason: str) -> None:
    journal = replayed(reason)
    outcome = journal.outcome()
    assert outcome is not None
    assert outcome.reason == reason
    assert (outcome.winners != ()) == (reason == "ran_its_course")


@pytest.mark.parametrize("name", SPECIALS)
def test_both_special_actions_are_played(name: str) -> None:
    journal = replayed(name)
    assert SPEC.dump(journal.state)["cast"][0] == name
    assert used(journal) >= SPECIALS[name]
