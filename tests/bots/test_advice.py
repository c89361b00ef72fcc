"""What bots know about Clinic's expansions: what good players look after."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clinic.table import lw, play
from wardround.core.game import resolve_options
from wardround.core.testkit import Play
from wardround.games import find_game
from wardround.lab.simulation import Job, simulate

COVID: dict[str, Any] = {"covid": True}


def worth(table: Play) -> float:
    evaluate = find_game("clinic").evaluate
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


@pytest.mark.slow
def test_a_greedy_team_survives_covid_at_times() -> None:
    game = find_game("clinic")
    job = Job("clinic", resolve_options(game.meta, COVID), ("greedy", "greedy"), "advice")
    results = simulate(job, 10)

    assert any(result.winners for result in results)
