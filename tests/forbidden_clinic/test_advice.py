"""The advice for bots ranks positions and choices sensibly."""

from __future__ import annotations

from typing import Any

from wardround.games.forbidden_clinic import SPEC
from wardround.games.forbidden_clinic import actions as a
from wardround.games.forbidden_clinic.advice import evaluate, script
from wardround.games.forbidden_clinic.advice.candidates import candidates

from .table import ALL, CAPTURED, HOME, Clinic, clinic

ALL_BUT_THE_DESK = sorted(ALL - {"0,0"})


def worth(table: Clinic) -> float:
    value = evaluate(table.state, 0)
    assert 0.0 <= value <= 1.0
    return value


def test_ends_are_certain() -> None:
    assert worth(clinic(tokens=HOME, captured=CAPTURED, hands={"TN": "RV"})) == 1.0
    assert worth(clinic(tick=10)) == 0.0


def test_better_positions_are_worth_more() -> None:
    plain = worth(clinic())
    assert worth(clinic(stressed=["0,0"])) < worth(clinic(stressed=["5,5"])) < plain
    assert worth(clinic(empty=["2,1"])) < worth(clinic(empty=["5,5"])) < plain
    assert worth(clinic(captured=["OT"])) > plain
    together = clinic(hands={"MD": "OT×3", "TN": "PC"})
    scattered = clinic(hands={"MD": "OT×2 PC", "TN": "OT"})
    assert worth(together) > worth(scattered)
    there = clinic(hands={"MD": "OT×4"}, tokens={"MD": "2,1"})
    assert worth(there) > worth(clinic(hands={"MD": "OT×4"}, tokens={"MD": "5,5"}))
    near = {**HOME, "TN": "1,0"}
    far = {**HOME, "TN": "5,5"}
    assert worth(clinic(tokens=near, captured=CAPTURED)) > worth(
        clinic(tokens=far, captured=CAPTURED)
    )


def test_with_all_coins_every_step_home_and_the_key_count() -> None:
    def left(way: str, **more: Any) -> float:
        tokens = {**HOME, "TN": way}
        return worth(clinic(tokens=tokens, captured=CAPTURED, hands={"MD": "RV"}, **more))

    values = [left(way) for way in ("1,0", "2,0", "3,0", "4,0", "5,0")]
    assert sorted(set(values), reverse=True) == values
    round_about = left("2,0", empty=["1,0", "1,1", "2,1"])
    assert round_about < left("2,0", empty=["1,1", "2,1", "3,1"])
    tokens = {**HOME, "TN": "2,0"}
    keyless = worth(clinic(tokens=tokens, captured=CAPTURED, hands={"MD": "RB"}))
    assert keyless < left("5,0")


def test_cards_of_an_open_treasure_are_missed_when_they_are_discarded() -> None:
    kept = worth(clinic(treasure_discards="OT PC CB"))
    assert worth(clinic(treasure_discards="OT×2 PC")) < kept


def best(table: Clinic) -> str:
    assert SPEC.advice.rate is not None
    listed = SPEC.rules.legal(table.state)
    weights = SPEC.advice.rate(table.state, listed)
    assert len(weights) == len(listed)
    return table.choices()[weights.index(max(weights))]


def test_the_quick_rating_prefers_the_obvious() -> None:
    capture = clinic(active="MD", tokens={"MD": "2,1"}, hands={"MD": "OT×4"}, stressed=["2,2"])
    assert best(capture) == "capture treasure:outstanding_team"
    ready = clinic(active="CSL", stressed=["0,0", "0,1"])
    assert best(ready) == "ready tile:front_desk"
    gift = clinic(active="TN", tokens={"MD": "1,1"}, hands={"MD": "OT×3", "TN": "OT PC"})
    assert best(gift) == "give card:outstanding_team seat:6"
    drop = clinic(captured=["PC"], hands={"MD": "OT×4 PC RV"})
    assert best(drop) == "discard card:productive_communication"
    home = clinic(active="VT", captured=CAPTURED, tokens={"VT": "3,0"})
    assert best(home) == "move tile:treatment_floor"


def answers(table: Clinic, code: str) -> a.ClinicAction:
    return script.answer(table.state, table.seat(code))


def test_with_all_coins_a_boost_is_played_for_the_last_step_home() -> None:
    hands = {"MD": "RB", "CSL": "RV"}
    table = clinic(active="PM", captured=CAPTURED, tokens={**HOME, "TN": "1,0"}, hands=hands)
    table.do("PM: end_actions")
    assert isinstance(answers(table, "MD"), a.Play)


def test_the_last_step_home_comes_before_a_tile_in_danger() -> None:
    tokens = {**HOME, "TN": "1,0"}
    table = clinic(
        active="TN",
        captured=CAPTURED,
        tokens=tokens,
        hands={"MD": "RV"},
        stressed=["0,0"],
        clinic_deck=[["0,0"], ALL_BUT_THE_DESK],
    )
    won = answers(table, "TN")
    assert isinstance(won, a.Move)
    assert won.tile == "tile:front_desk"


def test_cards_go_to_whoever_can_pass_them_on() -> None:
    hands = {"TN": "OT", "KA": "OT×3"}
    tokens = {"TN": "1,1", "CSL": "1,1", "KA": "5,5"}
    given = answers(clinic(active="TN", tokens=tokens, hands=hands), "TN")
    assert isinstance(given, a.Give)
    assert given.player == "seat:2"


def test_every_discard_is_worth_a_try() -> None:
    table = clinic(hands={"MD": "OT×2 PC×2 CB EL"})
    seat = table.seat("MD")
    listed = SPEC.rules.legal(table.state)
    own = script.answer(table.state, seat)
    assert set(candidates(table.state, seat, own, listed)) == set(listed)
