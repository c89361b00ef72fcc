"""Chapter 3: turn structure."""

from __future__ import annotations

from wardround.games import library_with
from wardround.games.forbidden_clinic import SPEC
from wardround.testkit import case, rule

from .table import clinic


@case("FC-C2")
@rule("FC-3.2", "FC-3.3", "FC-3.9", "FC-6.1", "FC-7.1")
def test_a_turn_has_three_phases() -> None:
    for actions in (0, 1):
        table = clinic(active="VT")
        if actions:
            table.do("VT: move 2,1")
        table.do("VT: end_actions", "OT", "PC", "1,4", "1,5")

        assert [type(event).__name__ for event in table.events] == [
            "ActionsEnded",
            "TreasureDrawn",
            "TreasureDrawn",
            "TileStressed",
            "TileStressed",
            "TurnBegan",
        ]
        assert table.hand("VT") == "OT PC"
        assert (table.active, table.state.actions_left) == ("CSL", 3)


@case("FC-C38")
@rule("FC-3.5", "FC-3.6", "FC-3.11", "FC-5.2")
def test_actions_not_taken_are_lost_and_powers_come_back() -> None:
    table = clinic(active="HCV")
    table.do("HCV: fly 5,5")
    assert table.state.actions_left == 2
    assert "fly" not in table.kinds("HCV")
    quiet = iter([(f"{x},4", f"{x},5") for x in range(6)] + [("0,3", "1,3"), ("2,3", "3,3")])

    table.do("HCV: end_actions", "OT", "PC", *next(quiet))

    assert (table.active, table.state.actions_left) == ("KA", 3)
    for code in ["KA", "EV", "MD", "TN", "PM", "VT", "CSL"]:
        cards = ("CB", "EL") if code in ("KA", "EV", "MD", "TN") else ("OT", "PC")
        table.do(f"{code}: end_actions", *cards, *next(quiet))
    assert table.active == "HCV"
    assert "fly" in table.kinds("HCV")


@case("FC-C39")
@rule("FC-3.3", "FC-3.4")
def test_three_actions_of_the_same_kind_and_no_fourth() -> None:
    table = clinic(active="VT", hands={"CSL": "RB"})
    table.run("VT: move 2,1", "VT: move 2,2", "VT: move 2,3")

    assert table.token("VT") == "2,3"
    assert table.decision == "window"
    assert table.refused("VT: move 2,4") == "FC-3.3"


@rule("FC-3.4")
def test_actions_combine_in_any_order() -> None:
    table = clinic(active="MD", tokens={"MD": "2,1"}, stressed=["2,1"], hands={"MD": "OT×4"})

    table.run("MD: ready 2,1", "MD: capture OT")
    assert table.state.actions_left == 1
    assert {"move", "end_actions"} <= table.kinds("MD")

    other = clinic(active="MD", tokens={"MD": "2,1"}, stressed=["2,1"], hands={"MD": "OT×4"})
    other.run("MD: capture OT", "MD: ready 2,1")
    assert other.state.actions_left == 1


@rule("FC-3.5")
def test_a_role_may_have_another_cost() -> None:
    pack = """
        [[roles.role]]
        id = "house_call_vet"
        power = [{ kind = "fly", cost = 2, per_turn = 1 }]
    """
    table = clinic(library=library_with(SPEC, pack, "slow.toml"), active="HCV")
    table.do("HCV: fly 5,5")
    assert table.state.actions_left == 1
    tired = clinic(library=library_with(SPEC, pack, "slow.toml"), active="HCV", actions=1)
    assert "fly" not in tired.kinds("HCV")
    assert tired.refused("HCV: fly 5,5") == "FC-3.5"


@rule("FC-3.6")
def test_an_ended_phase_stays_ended() -> None:
    table = clinic(active="VT", hands={"CSL": "RB"})

    table.do("VT: end_actions")

    assert table.refused("VT: move 2,1") == "FC-3.6"
    assert table.refused("VT: end_actions") == "FC-3.6"


@case("FC-C40")
@rule("FC-3.7")
def test_only_the_active_player_acts() -> None:
    table = clinic(active="VT")

    assert table.refused("KA: move 4,1") == "FC-3.7"
    assert table.refused("KA: end_actions") == "FC-3.7"
    assert table.asked() == {"VT"}


@case("FC-C92")
@rule("FC-3.8", "FC-8.4", "FC-8.5")
def test_an_action_is_completed_first() -> None:
    table = clinic(active="PM", hands={"CSL": "RB"})

    table.do("PM: escort VT")

    assert table.kinds() == {"escort_to"}
    assert table.refused("CSL: play RB") == "FC-3.8"
    assert table.refused("PM: move 1,1") == "FC-3.8"
    table.do("PM: escort_to 2,2")
    assert "play" in table.kinds("CSL")


@case("FC-C48")
@rule("FC-3.10", "FC-11.4")
def test_a_win_ends_the_game_at_once() -> None:
    crowd = dict.fromkeys(["VT", "CSL", "HCV", "KA", "EV", "MD", "TN"], "0,0")
    table = clinic(
        active="PM", tokens=crowd, captured=["OT", "PC", "CB", "EL"], hands={"CSL": "RV"}
    )

    table.do("PM: move 0,0")

    assert table.end() == "saved"
    assert table.state.actions_left == 2
    assert table.choices() == []
    assert table.refused("PM: move 1,0") == "FC-11.1"


@rule("FC-3.12", "FC-R46")
def test_without_a_legal_action_the_phase_ends_by_itself() -> None:
    table = clinic(active="PM", tokens={"VT": "1,4"}, empty=["1,4"])

    table.do("PM: end_actions", "OT", "PC", "0,5", "1,5", "CB", "EL", "2,5", "3,5")

    assert table.active == "CSL"
    assert table.hand("VT") == "CB EL"


@rule("FC-3.12", "FC-8.5", "FC-R42")
def test_with_a_playable_special_the_phase_waits() -> None:
    table = clinic(active="PM", tokens={"VT": "1,4"}, empty=["1,4"], hands={"CSL": "RB"})
    table.do("PM: end_actions")
    table.do("CSL: pass", "OT", "PC")
    table.do("CSL: pass", "0,5")
    table.do("CSL: pass", "1,5")

    assert table.active == "VT"
    assert table.kinds("VT") == {"end_actions"}
    assert table.kinds("CSL") == {"play"}
    assert table.awaiting.seats == (1,)
    assert table.awaiting.may_act == (2,)
    table.run("CSL: play RB", "CSL: boost_from 1,4", "CSL: boost_to 2,2")
    assert table.state.actions_left == 3
    assert "move" in table.kinds("VT")
