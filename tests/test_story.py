"""The story of a game: what its events add up to is what the state says."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from wardround.core.actions import Event, mentions
from wardround.core.chance import SeededChance
from wardround.core.log import Log
from wardround.games import content_of, find_game, game_ids, language_of, new_game
from wardround.games.clinic.events import Died, Names, PopularityChanged
from wardround.games.healthy_heart.events import LevelChanged, PatientCured
from wardround.presentation.story import Part

MAX_STEPS = 3000


def played(game: str, seed: int, **options: Any) -> tuple[Any, Any, list[Event]]:
    """The first and the last state of a random game, and its events."""
    spec = find_game(game)
    chance, pick, log = SeededChance(seed), random.Random(seed), Log()
    state = new_game(spec, options, chance)
    first = state.clone()
    for _ in range(MAX_STEPS):
        legal = spec.rules.legal(state)
        if not legal:
            break
        spec.rules.push(state, pick.choice(legal), chance, log)
    return first, state, log.events


def told(game: str, seed: int, **options: Any) -> tuple[Any, Any, list[Part]]:
    """The first and the last state of a random game, and the parts of its events."""
    first, last, events = played(game, seed, **options)
    return first, last, [find_game(game).show.story(event) for event in events]


def total(parts: list[Part], *lines: str, seat: int | None = None) -> int:
    return sum(
        one.amount for part in parts for one in part.sums if one.line in lines and one.seat == seat
    )


@pytest.mark.parametrize("seed", range(3))
def test_money_and_prestige_of_the_hospital_add_up(seed: int) -> None:
    first, last, parts = told("healthy_heart", seed)
    assert total(parts, "income", "spending") == last.money - first.money
    assert total(parts, "prestige") == last.prestige - first.prestige


def test_popularity_of_every_clinic_adds_up() -> None:
    first, last, parts = told("clinic", 1, seats=2)
    for seat, (before, after) in enumerate(zip(first.boards, last.boards, strict=True)):
        assert total(parts, "popularity", seat=seat) == after.popularity - before.popularity


@pytest.mark.parametrize("game", game_ids())
def test_a_game_has_turns_news_and_bookkeeping(game: str) -> None:
    _, _, parts = told(game, 2)
    assert {part.weight for part in parts} == {"heading", "news", "plain", "quiet"}


@pytest.mark.parametrize("game", game_ids())
def test_what_moves_a_piece_mentions_a_place(game: str) -> None:
    """The page shows where a piece would go before the move is confirmed."""
    events = [event for seed in range(3) for event in played(game, seed)[2]]
    moved = [event for event in events if find_game(game).show.story(event).moves]
    assert moved
    assert all(mentions(event) for event in moved)


@pytest.mark.parametrize("game", game_ids())
def test_some_moments_are_good_or_grave(game: str) -> None:
    assert {part.tone for seed in range(3) for part in told(game, seed)[2]} > {""}


def test_a_death_takes_one_line() -> None:
    """Its cost is part of the line; the change of the marker is only added up."""
    clinic = find_game("clinic")
    content = content_of(clinic)
    words = language_of(clinic).with_seats(["Rob"])
    names: Names = {"person:0/1": ("patient", "red", "cardiology")}
    died = Died(rule="CL-13.10", seat=0, person="person:0/1", names=names, popularity=5)
    changed = PopularityChanged(rule="CL-13.10", seat=0, by=-5, now=3)

    told = clinic.show.say_event(words, content, died)
    assert told == "Rob: the red cardiology patient died: −5 popularity."
    free = msgspec.structs.replace(died, popularity=0)
    assert clinic.show.say_event(words, content, free) == "Rob: the red cardiology patient died."
    assert [clinic.show.story(event).weight for event in (changed, died)] == ["quiet", "news"]


def test_a_cure_takes_one_line() -> None:
    hospital = find_game("healthy_heart")
    healed = LevelChanged(rule="HH-7.13", patient="", names={}, before=2, after=0, decides=True)
    cured = PatientCured(rule="HH-7.18", patient="", names={}, prestige=2)

    assert [hospital.show.story(event).weight for event in (healed, cured)] == ["quiet", "news"]
