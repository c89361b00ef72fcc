"""Chapters 10 and 11: loss and win."""

from __future__ import annotations

from wardround.core.log import Log
from wardround.games.forbidden_clinic import SPEC
from wardround.games.forbidden_clinic.events import GameEnded
from wardround.games.forbidden_clinic.rules.ending import settle
from wardround.testkit import case, rule

from .table import CAPTURED, HOME, Clinic, clinic


def give_up(table: Clinic) -> Log:
    log = Log()
    assert SPEC.rules.give_up is not None
    SPEC.rules.give_up(table.state, log)
    return log


# -- Loss -------------------------------------------------------------------------------------


@case("FC-C18")
@rule("FC-10.1", "FC-10.5", "FC-10.8")
def test_both_tiles_of_a_treasure_that_is_not_captured() -> None:
    for captured, ending in ((["PC"], "treasure_lost"), (["OT"], None)):
        table = clinic(active="VT", empty=["2,1"], stressed=["3,1"], captured=captured)
        draws = ["3,1"] if ending else ["3,1", "0,5"]
        table.do("VT: end_actions", "CB", "EL", *draws)
        assert table.end() == ending


@case("FC-C19")
@rule("FC-10.2", "FC-10.8")
def test_the_front_desk_whatever_has_been_captured() -> None:
    table = clinic(active="VT", stressed=["0,0"], captured=CAPTURED)

    table.do("VT: end_actions", "CB", "EL", "0,0")

    assert table.end() == "front_desk_lost"
    assert table.outcome is not None
    assert table.outcome.winners == ()
    assert table.outcome.rule == "FC-10.2"


@case("FC-C110")
@rule("FC-10.6", "FC-10.7", "FC-10.8", "FC-R25", "FC-R48")
def test_giving_up_is_an_agreement_and_never_a_choice() -> None:
    elsewhere = {"CSL": "3,3", "PM": "2,2"}
    table = clinic(active="VT", empty=["1,0", "0,1"], tokens={**elsewhere, "MD": "4,4"})
    assert table.end() is None
    assert not any("give_up" in choice or "surrender" in choice for choice in table.choices())

    log = give_up(table)

    assert table.end() == "given_up"
    assert log.events == [GameEnded(rule="FC-10.7", reason="given_up", won=False)]
    assert table.choices() == []
    give_up(table)
    assert table.end() == "given_up"


@case("FC-C111")
@rule("FC-1.1", "FC-10.8")
def test_all_seats_have_the_same_result() -> None:
    won = clinic(tokens=HOME, captured=CAPTURED, hands={"MD": "RV"})
    lost = clinic(active="VT")
    give_up(lost)

    for table, result in ((won, 1.0), (lost, 0.0)):
        assert table.outcome is not None
        assert table.outcome.scores == (result,) * 8
        assert table.outcome.ranks == (1,) * 8
        assert table.outcome.reason in SPEC.meta.end_reasons
    assert won.outcome is not None
    assert won.outcome.winners == tuple(range(8))


@rule("FC-R47", "FC-R31", "FC-10.1")
def test_the_first_reason_in_order_is_recorded() -> None:
    table = clinic(active="VT")
    s = table.state
    for place in ("2,1", "3,1", "0,0"):
        s.sides[table.space(place)] = 0
    s.tick = 10

    settle(s, Log(False))

    assert table.end() == "treasure_lost"


@rule("FC-R31", "FC-3.10")
def test_loss_comes_before_a_win() -> None:
    table = clinic(active="VT", tokens=HOME, captured=CAPTURED)
    s = table.state
    s.hands[7][5] = 1
    s.sides[0] = 0

    settle(s, Log(False))

    assert table.end() == "front_desk_lost"


@rule("FC-10.3")
def test_a_position_at_the_skull_is_lost() -> None:
    assert clinic(tick=10).end() == "skull"


# -- Win --------------------------------------------------------------------------------------


@case("FC-C20")
@rule("FC-11.1", "FC-11.2", "FC-11.3", "FC-11.4", "FC-11.5", "FC-R13")
def test_three_things_make_a_win() -> None:
    table = clinic(tokens=HOME, captured=CAPTURED, stressed=["0,0"], hands={"TN": "DO"})
    assert (table.end(), table.hand("TN")) == ("saved", "DO")

    boosts = clinic(
        active="MD", tokens=HOME, captured=CAPTURED, stressed=["0,0"], hands={"TN": "RB×5"}
    )
    assert boosts.end() is None
    boosts.do("MD: end_actions")
    boosts.do("TN: pass", "RV")
    assert (boosts.end(), boosts.hand("MD")) == ("saved", "RV")


@case("FC-C21")
@rule("FC-9.2", "FC-11.1")
def test_a_burned_out_player_is_not_at_the_front_desk() -> None:
    table = clinic(
        active="PM",
        tokens={**HOME, "KA": "4,0"},
        empty=["4,0"],
        captured=CAPTURED,
        hands={"CSL": "RV"},
    )
    assert table.end() is None
    assert table.view().seats[4].burned_out

    table.run("PM: rehire KA", "PM: rehire_to 3,0")

    assert table.end() is None
    assert table.decision == "take_action"


@case("FC-C107")
@rule("FC-11.6", "FC-4.14")
def test_it_does_not_matter_who_holds_what() -> None:
    table = clinic(
        active="EV",
        tokens={**HOME, "EV": "3,1"},
        captured={"PC": "PM", "CB": "VT", "EL": "EV"},
        hands={"MD": "DO", "EV": "OT×4"},
    )
    table.do("EV: capture OT")
    assert table.end() is None
    assert table.dump()["coins"][0] == 5

    there = clinic(
        tokens=HOME,
        captured={"PC": "PM", "CB": "VT", "EL": "EV", "OT": "EV"},
        hands={"MD": "DO"},
        stressed=["0,0"],
    )
    assert there.end() == "saved"


@case("FC-C108")
@rule("FC-11.2")
def test_a_ready_front_desk_wins_as_well() -> None:
    captured = {"PC": "PM", "CB": "VT", "EL": "EV", "OT": "EV"}
    assert clinic(tokens=HOME, captured=captured, hands={"MD": "DO"}).end() == "saved"


@rule("FC-11.4")
def test_an_escort_can_win() -> None:
    table = clinic(
        active="PM", tokens={**HOME, "MD": "1,0"}, captured=CAPTURED, hands={"CSL": "RV"}
    )
    table.do("PM: escort MD")
    table.do("PM: escort_to 0,0")
    assert table.end() == "saved"


@case("FC-C95")
@rule("FC-11.7", "FC-8.7")
def test_a_win_in_a_card_window_stands() -> None:
    table = clinic(
        active="PM",
        tick=8,
        tokens={**HOME, "EV": "5,5"},
        captured=CAPTURED,
        hands={"CSL": "RB", "KA": "RV"},
        stressed=["5,4"],
    )
    table.do("PM: end_actions")
    table.do("CSL: pass")
    table.do("KA: pass", "OT", "PC")
    for card in ("4,5", "3,5"):
        table.do("CSL: pass")
        table.do("KA: pass", card)
    assert table.state.cards_left == 3

    table.run("CSL: play RB", "CSL: boost_from 5,5", "CSL: boost_to 0,0")

    assert table.end() == "saved"
    assert table.packets == [34]
    assert table.state.cards_left == 3
