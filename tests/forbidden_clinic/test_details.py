"""To the letter: why something is refused, and what is counted on the way."""

from __future__ import annotations

from wardround.core.log import silent
from wardround.core.testkit import rule
from wardround.games.forbidden_clinic.rules.basics import can_move
from wardround.games.forbidden_clinic.rules.clinic_draw import burn_out
from wardround.games.forbidden_clinic.rules.saving import census
from wardround.games.forbidden_clinic.rules.specials import special_playable
from wardround.games.forbidden_clinic.rules.state import OVER

from .table import Clinic, clinic


def reason(table: Clinic, text: str) -> tuple[str, str]:
    """Why an action is refused: the rule and the reason."""
    refusal = table.game.why_not(table.state, table.read(text))
    return refusal.rule, refusal.reason


@rule("FC-9.5", "FC-4.4")
def test_burned_out_players_who_may_walk() -> None:
    walk = clinic({"burnout": "walk"}, active="PM", tokens={"PM": "1,4"}, empty=["1,4"])
    assert reason(walk, "PM: move 5,5") == ("FC-4.4", "too_far")
    rest = clinic(active="PM", tokens={"PM": "1,4"}, empty=["1,4"])
    assert reason(rest, "PM: move 5,5") == ("FC-9.5", "burned_out")


@rule("FC-4.7")
def test_the_last_action_is_enough_for_a_gift() -> None:
    table = clinic(active="MD", tokens={"MD": "0,0", "TN": "5,5"}, hands={"MD": "OT"})
    table.state.actions_left = 1
    assert reason(table, "MD: give OT TN") == ("FC-4.7", "not_same_tile")


@rule("FC-2.9", "FC-R41")
def test_what_cannot_be_readied() -> None:
    table = clinic(active="MD", tokens={"MD": "1,1"}, empty=["1,2"], stressed=["0,0"])
    assert reason(table, "MD: ready 1,2")[1] == "burned_out_tile"
    assert reason(table, "MD: ready 2,1")[1] == "already_ready"


@rule("FC-4.1", "FC-5.6")
def test_somebody_surrounded_by_empty_spaces() -> None:
    around = ["1,0", "0,1", "2,1", "1,2"]
    table = clinic(active="PM", tokens={"PM": "1,1", "EV": "1,1"}, empty=around)
    assert not can_move(table.state, table.seat("PM"))
    assert "move" not in table.kinds("PM")


@rule("FC-5.2", "FC-5.11")
def test_why_a_flight_does_not_take_off() -> None:
    table = clinic(active="HCV", tokens={"HCV": "1,1"}, empty=["5,5"])
    assert reason(table, "HCV: fly 1,1") == ("FC-5.11", "already_there")
    assert reason(table, "HCV: fly 5,5") == ("FC-5.11", "burned_out_tile")
    table.do("HCV: fly 4,4")
    assert table.state.flights == 1
    assert reason(table, "HCV: fly 1,1") == ("FC-5.2", "flown_already")


@rule("FC-5.19", "FC-5.20")
def test_a_triage_is_counted_once() -> None:
    table = clinic(active="TN")
    table.do("TN: triage", "5,2", "1,4")
    assert table.state.triages == 1


@rule("FC-3.12")
def test_without_a_special_nothing_is_playable() -> None:
    table = clinic(active="PM", hands={"PM": "OT"}, stressed=["0,0"])
    assert not special_playable(table.state)
    held = clinic(active="PM", hands={"PM": "RV"}, stressed=["0,0"])
    assert special_playable(held.state)
    useless = clinic(active="PM", hands={"PM": "RV"}, stressed=[])
    assert not special_playable(useless.state)


@rule("FC-8.12")
def test_who_goes_along() -> None:
    table = clinic(
        active="HCV", tokens={"MD": "1,1", "TN": "1,1", "PM": "5,5"}, hands={"CSL": "RB"}
    )
    table.run("CSL: play RB", "CSL: boost_from 1,1", "CSL: boost_passenger MD")
    assert reason(table, "CSL: boost_passenger MD") == ("FC-8.12", "already_going")
    assert reason(table, "CSL: boost_passenger PM") == ("FC-8.12", "not_on_origin")


@rule("FC-1.6", "FC-7.10")
def test_every_clinic_card_is_counted() -> None:
    table = clinic(active="PM", empty=["5,5", "5,4"])
    found = census(table.state)
    assert (found["clinic_cards"], found["clinic_cards_without_tile"]) == (36, 0)


@rule("FC-4.12", "FC-4.16")
def test_four_cards_are_enough_but_for_the_action() -> None:
    table = clinic(active="MD")
    layout = table.state.layout
    treasure = next(t for t in layout.treasure_at if t >= 0)
    seat = table.seat("MD")
    table.state.tokens[seat] = layout.treasure_at.index(treasure)
    table.state.hands[seat][layout.tables.card_of_treasure[treasure]] = 4
    table.state.actions_left = 0
    name = layout.tables.treasure_ids[treasure]
    assert reason(table, f"MD: capture {name}") == ("FC-3.5", "too_few_actions")


@rule("FC-9.1", "FC-7.4")
def test_a_lost_game_does_not_go_on_swimming() -> None:
    table = clinic({"burnout": "swim"}, active="PM")
    goal = table.state.layout.goal
    table.state.tokens[0] = goal
    burn_out(table.state, goal, silent())
    assert table.state.phase == OVER
    calm = clinic({"burnout": "swim"}, active="PM", tokens={"PM": "1,1"})
    phase = calm.state.phase
    empty = next(k for k in range(36) if k not in calm.state.tokens and k != goal)
    burn_out(calm.state, empty, silent())
    assert calm.state.phase == phase
