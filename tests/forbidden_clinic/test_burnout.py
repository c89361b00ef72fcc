"""Chapter 9: burned-out players and re-hiring; and the other values of `burnout`."""

from __future__ import annotations

from typing import Any

from wardround.testkit import case, rule

from .table import ALL, EVERYBODY, HOLE, at, clinic

SWIM: dict[str, Any] = {"burnout": "swim"}

# -- Burned out -------------------------------------------------------------------------------


@case("FC-C12")
@rule("FC-9.1", "FC-9.2", "FC-9.3", "FC-9.4", "FC-9.5", "FC-9.6", "FC-R1")
def test_a_player_burns_out_and_the_game_goes_on() -> None:
    table = clinic(active="PM", tokens={"VT": "1,4"}, stressed=["1,4"], hands={"VT": "OT×2"})

    table.do("PM: end_actions", "OT", "PC", "1,4", "0,5", "CB", "EL", "2,5", "3,5")

    assert (table.side("1,4"), table.token("VT")) == ("empty", "1,4")
    assert table.hand("VT") == "OT×2 CB EL"
    assert table.view().seats[1].burned_out
    assert table.end() is None
    assert (table.active, table.state.turn) == ("CSL", 3)
    unused = [event for event in table.events if type(event).__name__ == "ActionsEnded"]
    assert len(unused) == 2


@case("FC-C103")
@rule("FC-9.6", "FC-9.7", "FC-6.5")
def test_the_turn_of_a_burned_out_player_comes_as_usual() -> None:
    table = clinic(active="PM", tick=2, **HOLE, hands={"VT": "OT×3 PC×2"}, clinic_discards=2)
    table.do("PM: end_actions", "CB", "EL", "0,3", "1,3", "OT")

    assert table.active == "VT"
    assert table.decision == "over_limit"
    table.do("VT: discard PC", "WI", "0,3", "5,5", "4,5")
    assert table.state.tick == 3
    assert table.active == "CSL"


@case("FC-C105")
@rule("FC-9.8")
def test_burned_out_players_exchange_no_cards() -> None:
    here = {"MD": "1,1", "TN": "1,1"}
    hands = {"MD": "OT", "TN": "OT", "CSL": "PC RB"}
    table = clinic(active="MD", tokens=here, empty=["1,1"], hands=hands)
    assert table.kinds("MD") == {"end_actions"}
    assert table.refused("MD: give OT TN") == "FC-9.8"
    assert table.refused("MD: take OT TN") == "FC-5.3"

    lead = clinic(active="CSL", tokens=here, empty=["1,1"], hands=hands)
    assert not {"PC MD", "PC TN"} & set(lead.coded("give"))
    assert lead.refused("CSL: give PC MD") == "FC-9.8"


@case("FC-C106")
@rule("FC-9.2", "FC-10.6")
def test_everybody_may_be_burned_out() -> None:
    spots = ["0,3", "1,3", "2,3", "3,3", "4,3", "5,3", "0,4", "1,4"]
    table = clinic(
        empty=spots,
        tokens=dict(zip(EVERYBODY, spots, strict=True)),
        captured={"OT": "PM", "PC": "PM"},
    )

    assert table.end() is None
    assert table.captured == {"OT", "PC"}
    assert all(seat.burned_out for seat in table.view().seats)


# -- Re-hire ----------------------------------------------------------------------------------


@case("FC-C13")
@rule("FC-9.9", "FC-3.7", "FC-5.4", "FC-R5")
def test_rehire_leads_to_the_tiles_around_the_empty_space() -> None:
    table = clinic(active="PM", **HOLE)
    table.do("PM: rehire VT")
    assert table.places("rehire_to") == at("1,3 0,4 2,4 1,5")
    assert table.refused("PM: rehire_to 5,5") == "FC-9.9"
    assert table.refused("PM: rehire_to 1,4") == "FC-9.9"
    table.do("PM: rehire_to 1,5")
    assert (table.token("VT"), table.state.actions_left) == ("1,5", 2)

    others = clinic(active="CSL", **HOLE)
    assert others.refused("PM: rehire VT") == "FC-9.9"
    assert others.refused("CSL: rehire VT") == "FC-5.1"
    assert others.refused("PM: rehire_to 1,5") == "FC-9.9"


@case("FC-C14")
@rule("FC-9.11", "FC-9.16", "FC-R3")
def test_the_practice_manager_comes_back_by_themselves() -> None:
    table = clinic(active="PM", tokens={"PM": "1,4"}, empty=["1,4"])

    table.run("PM: rehire PM", "PM: rehire_to 1,5")

    assert table.state.actions_left == 2
    assert {"move", "escort"} <= table.kinds("PM")


@case("FC-C102")
@rule("FC-9.11", "FC-R3", "FC-9.5")
def test_a_burned_out_practice_manager_only_rehires() -> None:
    table = clinic(active="PM", tokens={"PM": "1,0", "VT": "1,4"}, empty=["1,0", "1,4"])

    assert table.choices() == ["rehire seat:0", "rehire seat:1", "end_actions"]
    assert table.refused("PM: escort MD") == "FC-5.3"
    assert table.refused("PM: move 1,1") == "FC-9.5"


@case("FC-C100")
@rule("FC-9.14", "FC-9.9", "FC-R39")
def test_rehire_knows_no_diagonals() -> None:
    table = clinic(active="PM", tokens={"KA": "0,5"}, empty=["0,5", "1,5"], hands={"CSL": "RB"})
    table.do("PM: rehire KA")
    assert table.token("KA") == "0,4"

    choice = clinic(active="PM", tokens={"KA": "0,4"}, empty=["0,4", "0,5"])
    choice.do("PM: rehire KA")
    assert choice.places("rehire_to") == at("0,3 1,4")
    assert choice.refused("PM: rehire_to 1,5") == "FC-9.14"


@case("FC-C101")
@rule("FC-5.4", "FC-9.9", "FC-R5")
def test_one_player_per_action() -> None:
    table = clinic(
        active="PM",
        tokens={"VT": "1,4", "TN": "1,1"},
        empty=["1,4", "1,1"],
        hands={"CSL": "RB"},
    )
    assert table.refused("PM: rehire MD") == "FC-5.4"

    table.run("PM: rehire VT", "PM: rehire_to 1,5", "PM: rehire TN", "PM: rehire_to 2,1")
    table.run("PM: escort TN", "PM: escort_to 2,2")

    assert table.state.actions_left == 0
    assert (table.decision, table.token("TN")) == ("window", "2,2")


@rule("FC-9.10", "FC-R4")
def test_without_an_adjacent_tile_the_nearest_will_do() -> None:
    table = clinic(active="PM", tokens={"VT": "0,5"}, empty=["0,5", "1,5", "0,4"])

    table.do("PM: rehire VT")

    assert table.places("rehire_to") == at("0,3 1,4 2,5")
    assert table.refused("PM: rehire_to 5,5") == "FC-9.10"


@case("FC-C96")
@rule("FC-9.12", "FC-9.16")
def test_a_burned_out_house_call_vet_flies() -> None:
    table = clinic(active="HCV", empty=["3,0"], stressed=["3,4"])
    assert "move" not in table.kinds("HCV")

    table.do("HCV: fly 3,3")

    assert table.state.actions_left == 2
    assert {"move", "ready"} <= table.kinds("HCV")
    assert "fly" not in table.kinds("HCV")


@rule("FC-9.13", "FC-R38")
def test_a_burned_out_emergency_vet_wades_out() -> None:
    table = clinic(active="EV", empty=["5,0", "4,0"])

    assert table.places("move") == at("3,0 4,1 5,1")
    table.do("EV: move 3,0")
    assert (table.token("EV"), table.state.actions_left) == ("3,0", 2)


@case("FC-C98")
@rule("FC-9.5", "FC-5.3")
def test_a_burned_out_kennel_attendant_has_no_move() -> None:
    table = clinic(active="KA", empty=["4,0"], hands={"CSL": "RB"})

    assert table.kinds("KA") == {"end_actions"}
    assert table.refused("KA: move 5,1") == "FC-9.5"


@rule("FC-9.15", "FC-9.16", "FC-R42")
def test_a_boost_brings_an_active_player_back_with_all_actions() -> None:
    table = clinic(active="VT", **HOLE, hands={"CSL": "RB×2"})
    assert table.kinds("VT") == {"end_actions"}
    table.run("CSL: play RB", "CSL: boost_from 1,4", "CSL: boost_to 2,2")
    assert (table.state.actions_left, "move" in table.kinds("VT")) == (3, True)

    late = clinic(active="VT", **HOLE, hands={"CSL": "RB"})
    late.run("VT: end_actions", "CSL: play RB", "CSL: boost_from 1,4")
    late.do("CSL: boost_to 2,2", "OT", "PC", "0,5", "1,5")
    assert late.active == "CSL"


# -- walk -------------------------------------------------------------------------------------


@case("FC-C119")
@rule("FC-12.11", "FC-R1", "FC-R50")
def test_walk_lets_burned_out_players_walk_off() -> None:
    options = {"burnout": "walk"}
    tokens = {"VT": "1,4"}
    around = ["3,0", "5,0", "3,1", "4,1", "5,1"]
    table = clinic(options, active="KA", tokens=tokens, empty=["4,0", "1,4"], stressed=around)
    assert table.places("move") == set(around)
    assert table.kinds("KA") == {"move", "end_actions"}
    table.do("KA: move 5,1")
    assert {"move", "ready"} <= table.kinds("KA")

    vet = clinic(options, active="VT", tokens=tokens, empty=["4,0", "1,4"])
    assert vet.places("move") == at("1,3 0,4 2,4 1,5")
    manager = clinic(options, active="PM", tokens=tokens, empty=["4,0", "1,4"])
    assert manager.coded("rehire") == ["VT", "KA"]
    burned = clinic(options, active="MD", tokens={"MD": "2,1"}, empty=["2,1"], hands={"MD": "OT×4"})
    assert "capture" not in burned.kinds("MD")
    assert burned.refused("MD: capture OT") == "FC-9.5"
    assert burned.end() is None


# -- swim -------------------------------------------------------------------------------------


@case("FC-C120")
@rule("FC-12.12", "FC-12.14", "FC-R1")
def test_swimmers_leave_in_seat_order_from_the_active_player() -> None:
    table = clinic(
        SWIM,
        active="MD",
        tokens={"VT": "1,4", "MD": "1,4"},
        stressed=["1,4"],
        empty=["0,4"],
    )

    table.do("MD: end_actions", "OT", "PC", "1,4")

    assert (table.decision, table.asked()) == ("swim_to", {"MD"})
    assert table.places("swim_to") == at("1,3 2,4 1,5")
    assert table.refused("VT: swim_to 1,3") == "FC-12.12"
    assert table.refused("MD: swim_to 0,4") == "FC-12.14"
    assert table.refused("MD: swim_to 5,5") == "FC-12.14"
    table.do("MD: swim_to 1,3")
    assert table.asked() == {"VT"}
    table.do("VT: swim_to 1,5", "0,0")
    assert (table.token("MD"), table.token("VT")) == ("1,3", "1,5")
    assert (table.active, table.side("0,0")) == ("TN", "stressed")
    assert table.refused("TN: swim_to 0,0") == "FC-12.14"


@rule("FC-12.12", "FC-R49")
def test_swim_knows_no_rehire() -> None:
    table = clinic(SWIM, active="PM")

    assert "escort" in table.kinds("PM")
    assert table.refused("PM: rehire VT") == "FC-12.12"


@rule("FC-12.15", "FC-12.14")
def test_swimmers_with_powers() -> None:
    def swim(code: str, empty: list[str]) -> set[str]:
        table = clinic(SWIM, active=code, tokens={code: "3,4"}, stressed=["3,4"], empty=empty)
        table.do(f"{code}: end_actions", "OT", "PC", "3,4")
        assert table.decision == "swim_to"
        return table.places("swim_to")

    cross = ["3,3", "2,4", "4,4"]
    assert swim("KA", cross) == at("2,3 4,3 2,5 3,5 4,5")
    assert swim("HCV", cross) == ALL - {*cross, "3,4"}
    assert swim("EV", [*cross, "3,5"]) == at("3,2 2,3 4,3 1,4 5,4 2,5 4,5")
    assert swim("EV", ["3,3", "2,4"]) == at("4,4 3,5")
    table = clinic(SWIM, active="EV", tokens={"EV": "3,4"}, stressed=["3,4"])
    table.do("EV: end_actions", "OT", "PC", "3,4")
    assert table.refused("EV: swim_to 5,5") == "FC-12.15"


CORNER: dict[str, Any] = {"tokens": {"VT": "0,5"}, "stressed": ["0,5"], "empty": ["1,5", "0,4"]}


@case("FC-C122")
@rule("FC-12.16", "FC-10.8")
def test_a_swimmer_without_a_tile_loses_the_game() -> None:
    table = clinic(SWIM, active="MD", **CORNER)

    table.do("MD: end_actions", "OT", "PC", "0,5")

    assert table.end() == "stranded"
    assert table.outcome is not None
    assert table.outcome.rule == "FC-12.16"


@case("FC-C123")
@rule("FC-12.13", "FC-R6", "FC-R49")
def test_a_revenue_boost_answers_for_the_swimmers() -> None:
    for answer, ending in (("play RB", None), ("pass", "stranded")):
        table = clinic(SWIM, active="MD", **CORNER, hands={"TN": "RB RV"})
        table.do("MD: end_actions")
        table.do("TN: pass", "OT", "PC")
        table.do("TN: pass", "0,5")
        assert (table.decision, table.asked()) == ("swim_answer", {"TN"})
        assert table.choices() == ["play card:revenue_boost", "pass"]
        assert table.refused("TN: play RV") == "FC-12.13"
        assert table.refused("MD: end_actions") == "FC-12.12"
        table.do(f"TN: {answer}")
        if answer == "play RB":
            assert table.decision == "boost_to"
            table.do("TN: boost_to 0,0", seed=4)
            assert table.token("VT") == "0,0"
        assert table.end() == ending

    options = {"burnout": "swim", "boost_from_empty": False}
    table = clinic(options, active="MD", **CORNER, hands={"TN": "RB"})
    table.do("MD: end_actions")
    table.do("TN: pass", "OT", "PC")
    table.do("TN: pass", "0,5")
    assert table.end() == "stranded"


@rule("FC-12.13", "FC-8.8", "FC-8.12")
def test_a_boost_may_take_only_some_of_the_swimmers() -> None:
    table = clinic(
        SWIM,
        active="MD",
        tokens={"VT": "1,4", "CSL": "1,4"},
        stressed=["1,4"],
        hands={"TN": "RB", "PM": "RB"},
    )
    table.run("MD: end_actions", "TN: pass")
    table.do("PM: pass", "OT", "PC")
    table.run("TN: pass")
    table.do("PM: pass", "1,4")
    table.run("PM: pass", "TN: play RB", "TN: boost_passenger VT", "TN: done", "TN: boost_to 0,0")
    assert (table.decision, table.asked()) == ("swim_answer", {"PM"})

    table.do("PM: pass")

    assert (table.decision, table.asked()) == ("swim_to", {"CSL"})
    table.do("CSL: swim_to 1,5")
    assert (table.token("VT"), table.token("CSL")) == ("0,0", "1,5")
    assert table.decision == "window"
