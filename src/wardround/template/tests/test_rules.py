"""The rules of Pill Count, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from wardround.core.content import ContentError
from wardround.core.game import PositionError
from wardround.games import library_of, rulebook_of
from wardround.template import SPEC
from wardround.template.events import Drawn, SpatOut, Stopped
from wardround.testkit import Play, case, conform, rule

LIBRARY = library_of(SPEC)


def play(options: dict[str, Any] | None = None, **position: Any) -> Play:
    return Play(SPEC, LIBRARY, position, options)


@rule("TG-1.1", "TG-1.2")
def test_a_new_game_has_empty_trays_and_a_full_jar() -> None:
    table = Play(SPEC, LIBRARY, setup=1, options={"seats": 4})

    assert table.dump()["trays"] == [{}] * 4
    assert table.dump()["jar"] == {"sugar": 14, "bitter": 8}


@rule("TG-1.3", "TG-2.1")
@case("TG-C1")
def test_a_drawn_pill_lies_on_the_tray() -> None:
    table = play()

    events = table.do("0: draw", "sugar")

    assert events == [Drawn(rule="TG-2.1", seat=0, pill="pill:sugar", tray="tray:0")]
    assert table.dump()["trays"][0] == {"sugar": 1}
    assert table.awaiting.seats == (1,)


@rule("TG-1.3", "TG-2.3")
def test_a_seat_that_has_stopped_is_passed_over() -> None:
    table = play({"seats": 3}, stopped=[1])

    table.do("0: draw", "sugar")

    assert table.awaiting.seats == (2,)
    assert table.refused("1: draw") == "TG-2.3"


@rule("TG-2.2")
@case("TG-C2")
def test_too_many_bitter_pills_go_back_with_everything() -> None:
    table = play(trays=[{"sugar": 5, "bitter": 2}])

    events = table.do("0: draw", "bitter")

    assert SpatOut(rule="TG-2.2", seat=0, tray="tray:0") in events
    assert table.dump()["jar"] == {"sugar": 14, "bitter": 8}
    assert table.dump()["stopped"] == [True, False]


@rule("TG-2.2")
def test_with_less_nerve_two_are_too_many() -> None:
    table = play({"nerve": 2}, trays=[{"bitter": 1}])

    table.do("0: draw", "bitter")

    assert table.dump()["stopped"] == [True, False]


@rule("TG-2.4")
def test_only_the_active_player_acts() -> None:
    assert play().refused("1: stop") == "TG-2.4"


@rule("TG-2.1")
def test_pills_come_from_the_jar_alone() -> None:
    assert play().refused("0: draw jar:cellar") == "TG-2.1"


@rule("TG-2.3", "TG-3.1", "TG-3.2", "TG-R1")
@case("TG-C3")
def test_the_most_sugar_wins() -> None:
    table = play(trays=[{"sugar": 3, "bitter": 1}, {"sugar": 2}], stopped=[1])

    events = table.do("0: stop")

    assert Stopped(rule="TG-2.3", seat=0, tray="tray:0") in events
    assert table.outcome is not None
    assert table.outcome.reason == "all_stopped"
    assert table.outcome.winners == (0,)
    assert table.outcome.scores == (3.0, 2.0)
    assert table.refused("0: draw") == "TG-3.1"


@rule("TG-3.1", "TG-3.2")
def test_an_empty_jar_ends_the_game_and_a_tie_is_shared() -> None:
    table = play(
        {"seats": 3}, trays=[{"sugar": 6, "bitter": 2}, {"sugar": 7, "bitter": 3}], active=2
    )
    table.state.jar.counts = [1, 0]
    table.state.trays[0][0] = 7

    table.do("2: draw", "sugar")

    assert table.outcome is not None
    assert table.outcome.reason == "jar_empty"
    assert table.outcome.winners == (0, 1)


@pytest.mark.parametrize("nerve", [2, 3])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_conformance(seats: int, nerve: int) -> None:
    options = {"seats": seats, "nerve": nerve}
    seen = conform(SPEC, LIBRARY, rulebook_of(SPEC), options, games=10, look_every=3)

    assert seen.games == 10


@pytest.mark.parametrize(
    "wrong", [{"tray": []}, {"trays": [{"salt": 1}]}, {"trays": [{"sugar": 99}]}, {"active": 7}]
)
def test_a_wrong_position_says_what_was_expected(wrong: dict[str, Any]) -> None:
    with pytest.raises(PositionError, match="expected"):
        play(**wrong)


def test_content_without_bitter_pills_is_refused() -> None:
    row = {"id": "sugar", "name": "Sugar", "count": 3, "points": 1}
    with pytest.raises(ContentError, match="expected a row with id bitter"):
        SPEC.rules.content({"jar": {"pill": [row]}})
