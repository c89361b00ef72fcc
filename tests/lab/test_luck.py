"""Luck has the right sign in every game: what draws spoil is bad luck, a failed heal too."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.lab.test_analysis import FromHere
from tests.playthroughs import library_for
from wardround.bots.luck_and_choices import curve_of, moments_of
from wardround.bots.review import LookAt, looked_at
from wardround.bots.win_chances import chances, model_of, played_by
from wardround.core.actions import Action, kind_of
from wardround.core.chance import Draw, RecordingChance, SeededChance
from wardround.core.journal import Journal, Move
from wardround.core.log import silent
from wardround.core.replay import read_journal
from wardround.games import find_game
from wardround.presentation.game_spec import AnyGameSpec

TESTS = Path(__file__).resolve().parents[1]
GAMES = {
    "forbidden_clinic": ("treasure_lost", "end_actions"),
    "healthy_heart": ("ran_its_course", "heal"),
    "hero": ("winner", ""),
}
"""For each game whose draws show at once a recorded one, and what the action is called that draws
(nothing: any)."""
OTHERWISE = 16
"""Other draws that a move might have met."""


def recorded(game: AnyGameSpec, name: str) -> Journal[AnyGameSpec]:
    path = TESTS / game.meta.id / "playthroughs" / f"{name}.jsonl"
    return read_journal(game, library_for(game, path), path.read_text("utf-8").splitlines())


def drawn_otherwise(
    game: AnyGameSpec, state: Any, action: Action
) -> list[tuple[float, tuple[Draw, ...]]]:
    """Other draws of a move, by how the game rates what they lead to for whoever made it."""
    assert game.advice.evaluate is not None
    pairs = []
    for seed in range(OTHERWISE):
        after, chance = state.clone(), RecordingChance(SeededChance(seed))
        game.rules.push(after, action, chance, silent())
        if game.rules.outcome(after) is None:
            pairs.append((game.advice.evaluate(after, action.seat), tuple(chance.draws)))
    return sorted(pairs, key=lambda pair: pair[0])


def luck_of(
    journal: Journal[AnyGameSpec], state: Any, action: Action, draws: tuple[Draw, ...]
) -> float:
    """What the analysis calls luck for the seat whose move met these draws."""
    game, seats = journal.game, int(journal.options["seats"])
    model = model_of(game, journal.options)
    one = FromHere(game, journal.options, state, Move(action, draws, True))
    chance = RecordingChance(SeededChance(0))
    following = played_by(game, one.state, game.rules.awaiting(one.state).seats[0], SeededChance(0))
    game.rules.push(one.state.clone(), following, chance, silent())
    then = Move(following, tuple(chance.draws), True)
    two = FromHere(game, journal.options, state, *one.moves, then)
    looks = list(looked_at(two, LookAt((1, 2), 24, None, 0)))
    curve = curve_of(looks, chances(game, two.state, 2, seats, model), False)
    return moments_of(looks, curve, False)[0].luck[action.seat]


@pytest.mark.parametrize("name", GAMES)
def test_good_draws_are_good_luck_and_bad_ones_bad_luck(name: str) -> None:
    game = find_game(name)
    recording, kind = GAMES[name]
    journal = recorded(game, recording)
    best: tuple[float, tuple[Draw, ...]] = (0.0, ())
    worst, where = best, None
    for n, move in enumerate(journal.moves):
        if not move.draws or kind not in kind_of(move.action):
            continue
        state = journal.at(n)
        rated = drawn_otherwise(game, state, move.action)
        if rated and rated[-1][0] - rated[0][0] > best[0] - worst[0]:
            worst, best, where = rated[0], rated[-1], (state, move.action)
    assert where is not None
    good, bad = (luck_of(journal, *where, draws) for _, draws in (best, worst))
    assert good > bad + 0.01
    assert good > 0


def test_what_the_winner_of_a_clinic_could_not_be_sure_of_is_good_luck() -> None:
    """Its draws take effect late, so this goes from the middle of a game straight to the result."""
    game = find_game("clinic")
    journal = recorded(game, "most_popular")
    outcome, n, seats = journal.outcome(), len(journal.moves) // 2, int(journal.options["seats"])
    assert outcome is not None
    model = model_of(game, journal.options)
    [look] = looked_at(journal, LookAt((n,), 6, None, 0))
    looks = [msgspec.structs.replace(look, n=1)]
    curve = curve_of(looks, chances(game, journal.state, n, seats, model), True)
    [moment] = moments_of(looks, curve, True)
    for seat in range(seats):
        assert (moment.luck[seat] > 0) == (seat in outcome.winners)
