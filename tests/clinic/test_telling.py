"""What players read: each thing once, after its cause, and with what it costs."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clinic.table import FULL, LW, WORDS, B, build, clinic, lw, play, sick, state
from wardround.core.actions import Event, kind_of
from wardround.core.log import Log
from wardround.games import language_of
from wardround.games.clinic import SPEC
from wardround.games.clinic.rules.administration import train_doctors, worsen_patients
from wardround.games.clinic.rules.business import pay_expenses
from wardround.games.clinic.rules.choosing import why_over
from wardround.games.clinic.rules.state import left_of
from wardround.games.clinic.show.view import view
from wardround.presentation.localize import localized_awaiting
from wardround.presentation.scene import Zone
from wardround.testkit import Play, rule


def said(t: Play, text: str) -> str:
    """How an action is put into words."""
    return SPEC.show.say_action(WORDS, state(t), t.read(text))


def lines(t: Play, events: list[Event]) -> list[str]:
    return [SPEC.show.say_event(WORDS, t.content, event) for event in events]


def prompt(t: Play) -> str:
    return localized_awaiting(WORDS, t.awaiting).prompt


@rule("CL-4.50", "CL-R28")
def test_the_second_stop_of_a_conveyor_shows_no_price() -> None:
    t = play(LW, phase="build")
    t.do("0: build_component component:conveyor")
    assert said(t, "0: build_space space:0/1,2,0").endswith("$2")
    t.do("0: build_space space:0/1,2,0")
    assert "$" not in said(t, "0: build_space space:0/1,1,0")
    assert "$" not in prompt(t)
    assert view(state(t), 0).boards[0].choosing == "space:0/1,2,0", "boards show prices by this"


@rule("CL-17.3", "CL-17.10")
def test_giving_and_carrying_blood_show_their_time() -> None:
    t = play(lw(people=["nurse @ 1,1,0"]), phase="move", options=B)
    assert said(t, "0: choice give_blood person:0/0 space:0/1,2,0").endswith("4 time")
    tokens = {"blood_tokens": {"0": ["1,2,0"]}}
    t = play(lw(people=["nurse @ S1"]), phase="move", options=B, blood=tokens)
    carry = "0: choice carry_blood person:0/0 space:0/1,2,0 space:0/1,1,0"
    assert said(t, carry).endswith("2 time")
    for wrong in ("person:0/9 space:0/1,2,0", "person:0/0 space:0/9,9,9"):
        assert said(t, f"0: choice give_blood {wrong}").endswith("0 time")
    assert said(t, "0: choice carry_blood person:0/0 space:0/1,2,0 gone").endswith("0 time")


@rule("CL-13.7", "CL-13.10", "CL-12.7")
def test_popularity_is_told_once_and_after_its_cause() -> None:
    people = ["white doctor @ 0,2,0", "red patient psychiatry @ pre"]
    t, log = play(lw(modules={"0,2,0": "lab"}, people=people, popularity=3)), Log()
    train_doctors(state(t), log)
    worsen_patients(state(t), log)
    assert [kind_of(event) for event in log.events] == [
        *("trained", "popularity_changed"),
        *("died", "popularity_changed"),
    ]
    trained, now, died, then = lines(t, log.events)
    assert (trained.endswith("+1 popularity."), died.endswith("−4 popularity.")) == (True, True)
    assert (now.endswith("4 popularity now."), then.endswith("0 popularity now.")) == (True, True)


@rule("CL-9.20", "CL-H7")
def test_everybody_who_moves_sees_all_times_so_far() -> None:
    t = play(lw(people=["nurse @ S1"]), lw(people=["nurse @ S1"]), phase="move")
    t.do("0: move_person person:0/0")
    t.do("0: move_destination space:0/1,2,0")
    times = [dict(one.values) for one in t.awaiting.facts["times"]]
    assert times == [{"player": "seat:0", "time": 1}, {"player": "seat:1", "time": 0}]
    assert prompt(t).startswith("Move people. Time so far:")
    t.do("1: move_person person:1/0")
    t.do("1: move_destination space:1/1,2,0")
    t.do("1: done")
    assert prompt(t) == "Move people: 1 time so far"


@rule("CL-11.9")
def test_expenses_say_what_savings_paid() -> None:
    t, log = play(lw(people=["red doctor @ 1,2,0"], income=2, money=9)), Log()
    pay_expenses(state(t), clinic(t), log)
    [line] = lines(t, log.events)
    assert line.endswith(": $4 wages, $3 upkeep and $5 of it from savings.")


@rule("CV-3.7")
def test_an_infected_nurse_goes_into_quarantine() -> None:
    t = sick("nurse @ S1", "white doctor @ 1,2,0")
    infect = {n: said(t, f"0: choice covid_infect person:0/{n}") for n in (0, 1)}
    assert infect == {
        0: "Infect the nurse: into quarantine",
        1: "Infect the white doctor",
    }


@rule("CL-R60", "CL-3.10")
@pytest.mark.parametrize(
    ("tile", "board", "why"),
    [
        ("build", {"money": 1}, "can build nothing more with $1"),
        ("hire", {"money": 0}, "can hire nobody more with $0"),
        ("hire", {"cars": FULL}, "has no place for another car"),
        ("admit", {}, "can admit nobody more"),
    ],
)
def test_an_action_that_ends_at_once_says_why(tile: str, board: dict[str, Any], why: str) -> None:
    t = play(lw(**board), options={"seats": 1}, phase="select")
    events = t.do(f"0: select_action tile:{tile}", seed=1)
    [over] = [event for event in events if kind_of(event) == "action_ended"]
    assert why in SPEC.show.say_event(WORDS, t.content, over)
    assert SPEC.show.story(over).weight == "plain"


@rule("CL-R60")
@pytest.mark.parametrize(
    ("doctors", "others", "why"), [(1, 1, "hire"), (0, 1, "hire"), (1, 0, "hire"), (0, 0, "")]
)
def test_hiring_is_over_without_a_reason_when_it_was_used_up(
    doctors: int, others: int, why: str
) -> None:
    b = clinic(play(LW, phase="hire"))
    left_of(b).doctors, left_of(b).others = doctors, others
    assert why_over(b) == why


@rule("CL-3.11")
def test_an_action_that_was_used_up_needs_no_reason() -> None:
    t = play(LW, phase="build")
    for space in ("0,0,0", "0,0,1"):
        build(t, "garden", space)
    [over] = [event for event in t.events if kind_of(event) == "action_ended"]
    assert SPEC.show.say_event(WORDS, t.content, over).endswith("has finished building.")
    assert SPEC.show.story(over).weight == "quiet"


@pytest.mark.parametrize("code", ["en", "de", "fr"])
def test_victories_have_their_printed_names(code: str) -> None:
    words = language_of(SPEC, code)
    names = {
        "en": ("Tactical victory", "Strategic victory"),
        "de": ("Taktischer Sieg", "Strategischer Sieg"),
        "fr": ("Victoire tactique", "Victoire stratégique"),
    }[code]
    facts = {"survived": 3, "deceased": 1, "total": 30, "wanted": 40, "best": "seat:0"}
    for kind, name in zip(("tactical", "strategic"), names, strict=True):
        assert words.say(f"end-{kind}-victory", **facts).startswith(name)


# -- the table in words ---------------------------------------------------------------------------


def zones(t: Play, code: str = "en") -> dict[str, Zone]:
    scene = SPEC.show.scene(language_of(SPEC, code), view(state(t), 0))
    return {zone.id: zone for zone in scene.zones}


@rule("CL-1.6", "CL-4.2")
def test_the_yard_shows_prices_and_nothing_that_is_not_in_play() -> None:
    yard = zones(play(LW, options={"seats": 1}))["zone:yard"]
    labels = {piece.id: piece.label for piece in yard.pieces}
    hubs = {id_ for id_ in labels if "hub/" in id_}
    assert hubs == {"component:hub/psychiatry", "component:hub/cardiology"}
    assert labels["component:garden"] == "Garden, $2/3/4/5"
    assert labels["component:helipad"] == "Helipad, $3/4/5"
    assert labels["component:conveyor"] == "Conveyor, $2"
    assert all(piece.note for piece in yard.pieces), "what it is for"


@rule("CL-10.11", "CL-10.16")
def test_the_table_says_what_treatments_earn() -> None:
    people = ["white doctor @ 1,1,0", "white patient @ 1,1,0 bound"]
    table = zones(play(lw(people=people), phase="care"))
    assert "$8 (white)" in table["zone:notepad"].note
    room = next(piece for piece in table["floor:0/0"].pieces if piece.id == "space:0/1,1,0")
    assert [held.note for held in room.holds] == ["", "is treated: +$8"]


@pytest.mark.parametrize(("code", "word"), [("en", "infected"), ("de", "infiziert")])
@rule("CV-H1")
def test_conditions_and_cars_are_in_the_readers_language(code: str, word: str) -> None:
    t = sick("white doctor @ 1,2,0", ill=[0], board=lw(cars=["v0,0"]))
    table = zones(t, code)
    hub = next(piece for piece in table["floor:0/0"].pieces if piece.id == "space:0/1,2,0")
    assert hub.holds[0].state == word
    car = next(piece for piece in table["streets:0"].pieces if piece.state)
    assert (car.id, car.state) == ("border:0/v0,0", {"en": "car", "de": "Auto"}[code])


@rule("CL-H1")
def test_players_see_the_tiles_that_others_have_used() -> None:
    seats = zones(play(LW, lw(played=["build"])))["zone:seats"]
    assert [piece.note.endswith("used Build") for piece in seats.pieces] == [False, True]


@rule("CL-9.3")
def test_rooms_of_a_kind_on_one_floor_are_told_apart() -> None:
    board = lw(modules={"3,2,0": "treatment", "0,0,1": "treatment"}, people=["nurse @ S1"])
    t = play(board, phase="move")
    t.do("0: move_person person:0/0")
    texts = {said(t, f"0: move_destination space:0/{space}") for space in ("1,1,0", "3,2,0")}
    assert len(texts) == 2
    assert all("row" in text for text in texts)
