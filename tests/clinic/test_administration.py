"""Chapters 13 and 14: Administration and turn order; 15 and 16: the end, solo."""

from __future__ import annotations

from tests.clinic.table import (
    LW,
    WORDS,
    cars,
    clinic,
    colours,
    finish_round,
    lw,
    meets,
    places,
    play,
    points,
    state,
)
from wardround.core.chance import ScriptedChance
from wardround.core.log import silent
from wardround.games.clinic.rules.administration import (
    fill_university,
    tire_doctors,
    train_doctors,
    trained,
    turn_tiles,
    worsen_patients,
)
from wardround.games.clinic.rules.constants import RED
from wardround.games.clinic.rules.ending import (
    end_game,
    ranking,
    result,
    rivals_result,
    solo_result,
    title_for,
    total_of,
)
from wardround.games.clinic.rules.geometry import working_treatment_rooms
from wardround.games.clinic.rules.markers import change_popularity, reset_order
from wardround.presentation.localize import localized_outcome
from wardround.testkit import case, rule


@rule("CL-13.1", "CL-13.2", "CL-13.6")
@case("CL-C19")
def test_nurses_of_the_last_round_leave() -> None:
    t = finish_round(lw(), round=3, nurses=[0, 0, 2, 2, 2, 2])
    assert state(t).nurses == [0, 0, 0, 2, 2, 2]
    assert (state(t).round, state(t).turn) == (3, 0)


@rule("CL-13.7", "CL-13.8", "CL-13.9", "CL-13.10", "CL-4.33")
@case("CL-C20")
def test_labs_train_others_tire_patients_worsen() -> None:
    labs = {"0,0,0": "lab", "3,0,0": "lab", "0,2,0": "lab", "3,2,0": "lab"}
    people = [
        "white doctor @ 0,0,0",
        "yellow doctor @ 3,0,0",
        "orange doctor @ 0,2,0",
        "red doctor @ 3,2,0",
        "red doctor @ 1,2,0",
        "orange doctor @ 1,2,0",
        "yellow doctor @ 1,2,0",
        "white doctor @ 1,2,0",
    ]
    t = play(lw(modules=labs, people=people, cars=[]))
    train_doctors(state(t), silent())
    assert colours(t)[:4] == ["orange", "red", "red", "red"]
    assert clinic(t).popularity == 4
    tire_doctors(state(t), silent())
    assert colours(t) == ["orange", "red", "red", "red", "orange", "yellow", "white", "white"]
    t = play(lw(people=["red patient @ pre"], popularity=9))
    worsen_patients(state(t), silent())
    assert (places(t), clinic(t).popularity, clinic(t).to_leave) == (["dead"], 4, 1)
    assert clinic(t).deaths == 1


@rule("CL-12.7", "CL-13.10", "CL-7.9")
@case("CL-C61")
def test_two_deaths_at_popularity_three() -> None:
    t = finish_round(lw(people=["red patient @ pre"] * 2, popularity=3))
    assert clinic(t).popularity == 0
    assert cars(t) == 0


@rule("CL-13.9", "CL-R17")
@case("CL-C63")
def test_patients_on_the_notepad_do_not_worsen() -> None:
    t = finish_round(lw(people=["white patient @ pre"]), notepad={"psychiatry": "--WW"})
    assert colours(t) == ["yellow"]
    assert state(t).notepad[0] == [0]


@rule("CL-13.3", "CL-R11", "CL-R12")
@case("CL-C64")
def test_the_last_column_goes_back_to_the_bag() -> None:
    t = play(lw(income=3), phase="buy", notepad={"psychiatry": "-WYR"}, patients={"white": 1})
    t.do("0: buy_popularity 0", seed=1)
    assert state(t).notepad[0] == [1, 0]
    assert state(t).patients.counts == [1, 0, 0, 1]


@rule("CL-13.4", "CL-13.5", "CL-1.26", "CL-13.14", "CL-R18", "CL-1.25")
def test_the_university_trains_and_fills() -> None:
    t = play(lw(income=3), phase="buy", university=["yellow", "-"], doctors={"white": 1})
    t.do("0: buy_popularity 0", "white")
    assert state(t).university == [2, 0]
    t = play(lw(income=3), phase="buy", university=["red", "-"], doctors={})
    t.do("0: buy_popularity 0")
    assert state(t).university == [3, -1]
    s = state(play(LW, university=["-", "-"], doctors={"white": 1, "orange": 1}))
    fill_university(s, ScriptedChance(["white", "orange"]), silent())
    assert s.university == [2, 0]


@rule("CL-13.11", "CL-4.6")
def test_stacks_turn_up_their_next_tile() -> None:
    t = play(LW, hubs={"cardiology": 0}, specials={"lab": 0})
    s = state(t)
    lab, triage = (t.content.component_index[f"component:special/{k}"] for k in ("lab", "triage"))
    lab, triage = (t.content.components[k].kind for k in (lab, triage))
    s.special_down[lab] = 2
    hubs, specials = s.hub_down[:], s.special_down[:]
    turn_tiles(s, silent())
    hubs[1] -= 1
    specials[lab] -= 1
    assert (s.hub_up[1], s.special_up[lab]) == (1, 1)
    assert s.hub_down == hubs, "stacks that show a tile stay as they are"
    assert s.special_down == specials
    assert s.special_up[triage] == 1
    s.hub_up[1] = s.hub_down[1] = 0
    turn_tiles(s, silent())
    assert s.hub_up[1] == 0, "an empty stack has none to turn up"


@rule("CL-13.7", "CL-19.5")
def test_levels_end_at_red() -> None:
    assert [trained(k, 2) for k in range(5)] == [2, 3, 3, 3, 4]


@rule("CL-14.1", "CL-14.2", "CL-13.12")
@case("CL-C60")
def test_the_least_popular_goes_first() -> None:
    boards = [lw(popularity=3), lw(popularity=3), lw(popularity=5)]
    s = state(play(*boards, order=[0, 1, 2], stack=[0, 1, 2]))
    reset_order(s, silent())
    assert s.order == [1, 0, 2]


@rule("CL-14.3", "CL-R15", "CL-16.7")
@case("CL-C21")
def test_an_unchanged_order_rotates() -> None:
    boards = [lw(popularity=k) for k in range(4)]
    s = state(play(*boards))
    reset_order(s, silent())
    assert s.order == [3, 0, 1, 2]
    s = state(play(*boards, order=[1, 0, 2, 3]))
    reset_order(s, silent())
    assert s.order == [0, 1, 2, 3]
    solo = state(play(LW, options={"seats": 1}))
    reset_order(solo, silent())
    assert solo.order == [0]


@rule("CL-14.5", "CL-13.9")
def test_changes_of_one_step_happen_in_turn_order() -> None:
    board = lw(people=["red patient @ pre"], popularity=9)
    s = state(play(board, board, order=[1, 0], stack=[0, 1]))
    worsen_patients(s, silent())
    assert s.stack == [1, 0]


@rule("CL-13.13", "CL-R10", "CL-15.1", "CL-R49")
@case("CL-C65")
def test_after_the_last_round() -> None:
    people = ["yellow doctor @ 1,2,0", "white patient @ pre"]
    t = finish_round(
        lw(people=people), round=6, university=["white", "-"], nurses=[0, 0, 0, 0, 0, 2]
    )
    assert t.outcome is not None
    assert colours(t) == ["white", "yellow"]
    points = {line.line: line.points for line in t.outcome.lines if line.seat == 0}
    assert (points["doctors"], points["patients"]) == (1, -2)
    assert state(t).university == [0, -1]
    assert state(t).nurses[5] == 2
    assert [len(row) for row in state(t).notepad] == [0, 0, 0]
    assert t.refused("0: done") == t.outcome.rule


@rule("CL-R10")
def test_the_final_reset_of_turn_order_is_an_option() -> None:
    boards = [lw(popularity=5), lw(popularity=1)]
    t = finish_round(*boards, round=6)
    assert state(t).order == [1, 0]
    t = finish_round(*boards, round=6, options={"final_turn_order_reset": False})
    assert state(t).order == [0, 1]


# -- the end ----------------------------------------------------------------------------------


@rule("CL-15.2", "CL-15.3", "CL-15.4", "CL-15.5", "CL-15.6", "CL-15.7", "CL-15.8", "CL-15.10")
def test_end_scoring() -> None:
    people = [f"{c} doctor @ 1,2,0" for c in ("white", "yellow", "orange", "red")]
    people += ["nurse @ 1,2,0"] * 2 + ["orderly @ 2,1,0"]
    people += [f"{c} patient @ pre" for c in ("white", "yellow", "orange", "red")]
    more = {"2,1,1": "treatment", "1,1,1": "hub/cardiology", "3,0,0": "hub/cardiology"}
    found = points(play(lw(people=people, modules=more, money=99, time=8, popularity=7, cars=[])))
    assert found == {
        "popularity": 7,
        "doctors": 10,
        "staff": 2,
        "rooms": 2 + 3,
        "buildings": 4,
        "patients": -10,
        "time": -2,
    }
    t = play(lw(popularity=9), lw(popularity=3))
    end_game(state(t), silent())
    assert result(state(t)).winners == (0,)


@rule("CL-15.4", "CL-15.5")
def test_higher_rooms_score_more() -> None:
    tower = {"1,1,1": "supply", "2,1,1": "hub/cardiology"}
    more = {"1,2,1": "supply", "1,1,2": "treatment", "2,1,2": "hub/psychiatry"}
    t = play(lw(modules={**tower, **more}))
    rooms = working_treatment_rooms(clinic(t))
    assert rooms.bit_count() == 2
    assert points(play(lw(modules={**tower, **more})))["rooms"] == 2 + 4


@rule("CL-15.9", "CL-15.2", "CL-R9")
@case("CL-C67")
def test_a_negative_total() -> None:
    board = {
        "modules": {"1,2,0": "hub/psychiatry"},
        "entrances": ["S1"],
        "people": ["white doctor @ 1,2,0", "red patient @ pre"],
        "time": 9,
    }
    t = play(board)
    change_popularity(state(t), clinic(t), -3, "CL-13.10", silent())
    assert clinic(t).popularity == 0
    assert total_of(state(t), clinic(t)) == -6


@rule("CL-15.11", "CL-R16", "CL-15.10", "CL-15.1")
@case("CL-C68")
def test_ties_go_to_the_earlier_in_turn_order() -> None:
    t = play({}, {}, {}, order=[2, 0, 1])
    s = state(t)
    end_game(s, silent())
    s.totals = [40, 45, 45]
    assert ranking(s) == [2, 1, 0]
    won = rivals_result(s)
    assert (won.winners, won.ranks, won.rule) == ((2,), (3, 2, 1), "CL-15.11")


# -- solo -------------------------------------------------------------------------------------


@rule("CL-16.3", "CL-16.4", "CL-16.5", "CL-16.1", "CL-16.2")
@case("CL-C69")
def test_solo_goals_and_titles() -> None:
    t = play(lw(time=18), options={"seats": 1}, goal="swift")
    s = state(t)
    s.totals = [52]
    assert (result(s).reason, "Chief" in localized_outcome(WORDS, result(s)).text) == (
        "goal_met",
        True,
    )
    clinic(t).time = 19
    lost = solo_result(s)
    assert (lost.reason, lost.winners) == ("goal_missed", ())
    assert [title_for(s, k) for k in (-50, 29, 30, 40, 50, 60, 70)] == [
        "Intern",
        "Intern",
        "Resident",
        "Attending",
        "Chief",
        "Director",
        "Legend",
    ]


@rule("CL-16.2", "CL-16.6", "CL-16.3")
def test_solo_goals_of_height_lives_and_time() -> None:
    top = {"1,1,1": "supply", "1,1,2": "hub/cardiology", "1,2,1": "treatment", "1,2,2": "supply"}
    high = {**top, "1,1,3": "treatment", "1,2,3": "hub/psychiatry", "2,1,1": "hub/cardiology"}
    assert not meets("top_floor", LW)
    assert meets("top_floor", lw(modules={**high, "2,1,2": "treatment", "2,1,3": "supply"}))
    assert meets("no_deaths", LW)
    assert not meets("no_deaths", lw(deaths=1))
    assert not meets("both_services", LW)
    assert meets("swift", lw(time=18))


@rule("CL-15.6", "CL-R17")
def test_red_is_the_worst() -> None:
    assert RED == 3
    t = play(lw(people=["orange patient @ pre"]))
    worsen_patients(state(t), silent())
    assert colours(t) == ["red"]
    assert points(play(lw(people=["red patient @ pre"])))["patients"] == -4


@rule("CL-14.4", "CL-14.2")
def test_reaching_a_value_again_counts_as_reaching_it() -> None:
    s = state(play(lw(popularity=5), lw(popularity=5), order=[0, 1], stack=[0, 1]))
    change_popularity(s, s.boards[0], 2, "CL-12.2", silent())
    assert s.stack == [1, 0], "the marker that moved lies on top"
    change_popularity(s, s.boards[1], 0, "CL-12.2", silent())
    assert s.stack == [1, 0], "a change that leaves the value as it was does not count"
    change_popularity(s, s.boards[1], 2, "CL-12.2", silent())
    assert s.stack == [0, 1]
    reset_order(s, silent())
    assert s.order == [1, 0], "who reached the value first goes later"
