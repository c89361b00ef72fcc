"""The fine print: the exact reasons for refusals, and what is counted."""

from __future__ import annotations

from wardround.core.content import Library
from wardround.core.game import why_not
from wardround.core.log import Log, silent
from wardround.games import library_with
from wardround.games.forbidden_clinic import SPEC
from wardround.games.forbidden_clinic.rules.basics import can_move
from wardround.games.forbidden_clinic.rules.clinic_draw import burn_out
from wardround.games.forbidden_clinic.rules.constants import OVER
from wardround.games.forbidden_clinic.rules.saving import census
from wardround.games.forbidden_clinic.rules.specials import can_leave, special_playable
from wardround.games.forbidden_clinic.rules.state import value
from wardround.games.forbidden_clinic.rules.turn import begin_turn
from wardround.testkit import rule

from .table import Clinic, clinic, new_game

TRIAGE = """
[[roles.role]]
id = "triage_nurse"
power = [{{ kind = "triage", cost = 1, per_turn = 1, look = {look}, under_deck = {under} }}]
"""


def reason(table: Clinic, text: str) -> tuple[str, str]:
    """Why an action is refused: the rule and the reason."""
    refusal = why_not(table.game, table.state, table.read(text))
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


@rule("FC-3.5", "FC-R51")
def test_what_costs_more_than_is_left() -> None:
    pack = 'game = "forbidden_clinic"\n[components.cost]\ngive = 2\ncapture = 2'
    tokens = {"MD": "3,1", "TN": "3,1"}
    dear = library_with(SPEC, pack, "dear.toml")
    table = clinic(library=dear, active="MD", tokens=tokens, hands={"MD": "OT×4"})
    assert {"give", "capture"} <= table.kinds("MD")
    table.state.actions_left = 1
    assert not {"give", "capture"} & table.kinds("MD")


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
    counts = census(table.state)
    assert (counts["clinic_cards"], counts["clinic_cards_without_tile"]) == (36, 0)


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


@rule("FC-8.11", "FC-12.19")
def test_from_the_last_tile_nobody_can_go_anywhere() -> None:
    table = clinic({"boost_from_empty": False}, active="HCV", hands={"CSL": "RB"})
    table.do("CSL: play RB")
    state = table.state
    goal = state.layout.goal
    state.tokens[0] = state.tokens[table.seat("EV")] = goal
    state.sides = [side if space == goal else 0 for space, side in enumerate(state.sides)]
    where = f"{goal % 6},{goal // 6}"
    assert reason(table, f"CSL: boost_from {where}") == ("FC-8.11", "no_effect")
    assert not can_leave(state, state.playing, goal)
    assert not can_move(state, table.seat("EV")), "wading leads nowhere either"
    state.sides[35] = state.sides[goal]
    assert can_leave(state, state.playing, goal), "there are two tiles"
    assert can_move(state, table.seat("EV"))
    state.sides[35] = 0
    state.tokens[1] = (goal + 1) % 36
    where = f"{state.tokens[1] % 6},{state.tokens[1] // 6}"
    assert reason(table, f"CSL: boost_from {where}") == ("FC-12.19", "empty_origin")


@rule("FC-4.14", "FC-11.1")
def test_the_last_coin_wins_if_a_treasure_is_at_the_front_desk() -> None:
    table = clinic(active="MD", hands={"MD": "OT×4 RV"}, captured=["PC", "CB", "EL"])
    state = table.state
    goal = state.layout.goal
    state.tokens = [goal] * len(state.tokens)
    state.layout.treasure_at[goal] = state.coins.index(-1)
    table.do("MD: capture OT")
    assert table.end() == "saved"


@rule("FC-8.7", "FC-7.2")
def test_a_pass_is_for_one_clinic_card() -> None:
    table = clinic(window="card", active="VT", hands={"PM": "RV"}, stressed=["5,5"])
    table.do("PM: pass", "0,5")
    assert (table.decision, table.asked()) == ("window", {"PM"})


@rule("FC-8.10", "FC-12.12")
def test_the_reason_depends_on_whose_special_it_is() -> None:
    table = clinic(active="PM", hands={"VT": "RB"})
    table.do("VT: play RB")
    assert reason(table, "VT: end_actions") == ("FC-8.10", "not_asked")
    assert reason(table, "PM: end_actions") == ("FC-8.10", "not_your_turn")


@rule("FC-5.19", "FC-5.20")
def test_how_many_cards_a_triage_shows_and_where_they_go_is_data() -> None:
    one = clinic(library=triage(look=1, under=1), active="TN")
    one.do("TN: triage", "5,2")
    assert (one.decision, one.packets) == ("take_action", [1, 35])
    top = clinic(library=triage(look=2, under=0), active="TN")
    top.do("TN: triage", "5,2", "1,4")
    top.do("TN: triage_top 1,4")
    assert (top.decision, top.packets) == ("take_action", [1, 1, 34])


def triage(look: int, under: int) -> Library:
    return library_with(SPEC, TRIAGE.format(look=look, under=under), "triage.toml")


@rule("FC-1.18")
def test_before_the_first_turn() -> None:
    table = new_game(11)
    counted = ("actions_left", "flights", "triages", "cards_left", "riders")
    assert not any(table.dump()[name] for name in counted)
    assert census(table.state)["specials_miscounted"] == 0


@rule("FC-7.1", "FC-12.3")
def test_at_the_skull_no_cards_are_drawn() -> None:
    state = clinic().state
    state.tick = state.layout.tables.skull_tick
    assert value(state) == 0


@rule("FC-3.1")
def test_a_new_turn_is_not_taken_back_freely() -> None:
    log = Log()
    begin_turn(clinic().state, 1, log)
    assert log.barrier


@rule("FC-3.12", "FC-3.1")
def test_who_passed_in_the_last_turn_may_play_in_the_next() -> None:
    table = clinic(
        active="PM",
        tokens={"VT": "5,5"},
        empty=["4,5", "5,4"],
        stressed=["0,3"],
        hands={"PM": "RV"},
    )
    table.do("PM: end_actions")
    table.do("PM: pass", "OT", "PC")
    table.do("PM: pass", "0,5")
    table.do("PM: pass", "1,5")
    assert (table.active, table.decision) == ("VT", "take_action")
