"""Recorded games of every Administrator."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.playthroughs import human_games, replayed
from wardround.core.actions import Action
from wardround.core.replay import carry_journal
from wardround.games import library_of
from wardround.games.healthy_heart import SPEC
from wardround.games.healthy_heart.actions import ChooseAction, FeelingLucky, PrSpin
from wardround.games.healthy_heart.rules.constants import KIND_IDS

FOLDER = Path(__file__).parent / "playthroughs"
SPECIALS = {
    "pinchpenny": {"efficiency", "organized_memo_system"},
    "balihou": {"priority_status", "public_relations_spin"},
    "morbucks": {"efficient_construction", "new_management_techniques"},
    "derring": {"mandatory_overtime", "feeling_lucky"},
    "duronger": {"mad_scientist", "experimental_procedures"},
}


def special_of(action: Action) -> str:
    """The Special Action or reaction that an action uses, or nothing."""
    if isinstance(action, ChooseAction):
        return action.action
    if isinstance(action, FeelingLucky) and action.answer == "yes":
        return "feeling_lucky"
    if isinstance(action, PrSpin) and action.answer == "yes":
        return "public_relations_spin"
    return ""


@pytest.mark.parametrize("name", SPECIALS)
def test_both_special_actions_are_played(name: str) -> None:
    journal = replayed(FOLDER / f"{name}.jsonl")
    assert SPEC.rules.dump(journal.state)["cast"][0] == name
    assert {special_of(move.action) for move in journal.moves} >= SPECIALS[name]


def test_human_games_take_every_kind_of_action() -> None:
    journals = [replayed(path) for path in human_games("healthy_heart")]
    moves = [move.action for journal in journals for move in journal.moves]
    assert {special_of(action) for action in moves} >= set(KIND_IDS)


def test_a_journal_of_version_2_is_carried_over_by_its_own_rules() -> None:
    lines = (FOLDER.parent / "version_2.jsonl").read_text("utf-8").splitlines()
    journal, fault = carry_journal(SPEC, library_of(SPEC), lines)
    assert fault is None
    assert journal.options["procedures_bar_bonus"] is True
    assert len(journal.moves) == 31
