"""Recorded games: one for every way a game can end, and some of earlier rules."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.playthroughs import playthroughs, replayed
from wardround.core.game import Outcome
from wardround.core.messages import plain_value
from wardround.core.replay import carry_journal
from wardround.games import find_game, game_ids, language_of, library_of
from wardround.presentation.language import LANGUAGES
from wardround.presentation.localize import localized_outcome
from wardround.server.table.cards import stored_outcome

OLD = Path(__file__).parent / "old_journals"
"""Beginnings of games by rules version 1, which the present rules carry on or refuse."""
REFUSED = {
    "clinic": "this action is not allowed: not asked [CV-R12]",
    "forbidden_clinic": "the action uses 1 draws, not more",
    "healthy_heart": "the outcome is not the one that the moves lead to",
    "hero": "the outcome is not the one that the moves lead to",
}


@pytest.mark.parametrize(
    ("game", "reason"),
    [(game, reason) for game in game_ids() for reason in find_game(game).meta.end_reasons],
)
def test_a_recorded_game_ends_as_it_did(game: str, reason: str) -> None:
    spec = find_game(game)
    [path] = [path for path in playthroughs(game) if path.stem == reason]

    journal = replayed(path)

    outcome = journal.outcome()
    assert outcome is not None
    assert outcome.reason == reason
    events = [event for n in range(1, len(journal.moves) + 1, 7) for event in journal.events_of(n)]
    assert all(spec.show.say_event(language_of(spec), journal.content, event) for event in events)
    raw = msgspec.json.encode(outcome, enc_hook=plain_value)
    stored = stored_outcome(msgspec.json.decode(raw, type=Outcome))
    for code in LANGUAGES:
        words = language_of(spec, code).with_seats(["Zoe", "", "Ida"])
        assert localized_outcome(words, stored) == localized_outcome(words, outcome)


@pytest.mark.parametrize("game", game_ids())
def test_a_game_by_earlier_rules_is_carried_over(game: str) -> None:
    spec = find_game(game)
    lines = (OLD / "carried" / f"{game}.jsonl").read_text("utf-8").splitlines()
    journal, fault = carry_journal(spec, library_of(spec), lines)
    assert fault is None
    assert len(journal.moves) > 10


@pytest.mark.parametrize("game", game_ids())
def test_a_game_by_earlier_rules_is_refused_with_a_sentence(game: str) -> None:
    """It can still be watched up to there."""
    spec = find_game(game)
    lines = (OLD / "refused" / f"{game}.jsonl").read_text("utf-8").splitlines()
    journal, fault = carry_journal(spec, library_of(spec), lines)
    assert fault is not None
    assert str(fault) == f"line {fault.line}: {REFUSED[game]}"
    assert len(journal.moves) > 10
