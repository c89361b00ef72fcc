"""What bots know about the games: the things that good players look after."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clinic.table import lw, play
from tests.forbidden_clinic.table import clinic
from wardround.core.game import resolve_options
from wardround.games import find_game
from wardround.games.forbidden_clinic.actions import Move
from wardround.games.forbidden_clinic.advice import script as collecting
from wardround.games.healthy_heart.advice.prospects import heal_odds
from wardround.lab.simulation import Job, simulate
from wardround.testkit import Play

COVID: dict[str, Any] = {"covid": True}


def worth(table: Play) -> float:
    evaluate = find_game("clinic").advice.evaluate
    assert evaluate is not None
    return evaluate(table.state, 0)


def test_two_yellow_patients_alone_are_nearly_a_zombie() -> None:
    one = ["yellow patient @ 1,1,0"]
    zombies = {"zombies": True}

    def pair(options: dict[str, Any]) -> float:
        return worth(play(lw(people=one * 2), phase="move", options=options)) - worth(
            play(lw(people=one), phase="move", options=options)
        )

    assert pair(zombies) > pair({}) + 0.02


def test_blood_beside_a_nurse_and_a_patient_is_a_treatment() -> None:
    people = ["nurse @ 1,1,0", "white patient @ 1,1,0"]
    options = {"blood": True}
    with_blood = {"blood": {"blood_tokens": {"0": ["1,1,0"]}}}
    without = worth(play(lw(people=people), phase="move", options=options))

    assert worth(play(lw(people=people), phase="move", options=options, **with_blood)) > without


def test_covid_counts_who_can_take_the_tiles() -> None:
    doctor = ["white doctor @ 1,2,0"]
    staff = [*doctor, "nurse @ 1,2,0", "orderly @ 2,1,0"]
    alone = worth(play(lw(people=doctor), lw(people=doctor), options=COVID))
    staffed = worth(play(lw(people=staff), lw(people=doctor), options=COVID))

    assert staffed > alone


def test_the_odds_of_a_heal_know_death() -> None:
    """Six cubes, a fifth of them matching and a tenth black, on the worst that a Ward holds."""
    odds = heal_odds(6, 0.2, 0.1, level=4, limit=4, per_level=1)
    assert len(odds) == 6
    assert sum(odds) == pytest.approx(1.0)
    assert 0.1 < odds[5] < 0.25 < sum(odds[:4])

    harmless = heal_odds(6, 0.2, 0.0, level=4, limit=4, per_level=2)
    assert harmless[5] == 0.0
    assert sum(harmless[:4]) < sum(odds[:4])


@pytest.mark.parametrize(
    ("hands", "does"),
    [
        ({"MD": "OT", "TN": "OT OT OT"}, "Give"),
        ({"MD": "OT", "TN": "OT OT OT PC PC"}, None),
        ({"MD": "OT OT OT OT", "TN": "OT OT OT"}, None),
    ],
    ids=["to the collector", "not to a full hand", "not what suffices by itself"],
)
def test_cards_go_to_whoever_collects_them(hands: dict[str, str], does: str | None) -> None:
    table = clinic(active="MD", tokens={"MD": "1,1", "TN": "1,1"}, hands=hands)
    seat = collecting.next_seat(table.state)
    answer = type(collecting.answer(table.state, seat)).__name__

    assert (answer == "Give") == (does == "Give")


def test_whoever_has_nothing_to_do_waits_at_the_front_desk() -> None:
    table = clinic(active="MD", tokens={"MD": "1,1"})
    s, seat = table.state, table.seat("MD")
    layout = s.layout
    move = collecting.answer(s, seat)
    assert isinstance(move, Move)
    there = layout.space_of[layout.tables.tile_index[move.tile]]
    distance = layout.tables.board.distance

    assert distance(there, layout.goal) < distance(s.tokens[seat], layout.goal)


def test_what_somebody_has_all_cards_of_is_collected_by_nobody_else() -> None:
    few = clinic(active="MD", hands={"MD": "OT OT OT", "TN": "OT OT"})
    all_cards = clinic(active="MD", hands={"MD": "OT OT OT", "TN": "OT OT OT OT PC"})
    for table, collector in ((few, "MD"), (all_cards, "TN")):
        state, seat = table.state, table.seat("MD")
        plan, treasure = collecting.Plan(state), 0
        card = state.layout.tables.card_of_treasure[treasure]
        assert state.hands[seat][card] == 3
        assert plan.collector(treasure) == table.seat(collector)
        assert (plan.keeping(seat, card) > 1.0) == (collector == "MD")


@pytest.mark.slow
def test_a_greedy_team_survives_covid_at_times() -> None:
    game = find_game("clinic")
    job = Job("clinic", resolve_options(game.meta, COVID), ("greedy", "greedy"), "advice")
    results = simulate(job, 10)

    assert any(result.winners for result in results)
