"""HH chapter 1: setup."""

from __future__ import annotations

import pytest

from wardround.games.healthy_heart import SPEC
from wardround.testkit import rule

from .table import Hospital, hospital, new_game


@rule("HH-1.1", "HH-1.2", "HH-1.4", "HH-R91")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_five_characters_are_shared_out_evenly(seats: int) -> None:
    h = new_game(seats, seats=seats, character_setup="random")
    people = h.view().characters
    assert len(people) == 5
    assert [c.administrator for c in people] == [True, False, False, False, False]
    assert [c.seat for c in people] == [n % seats for n in range(5)]
    held = [sum(c.seat == seat for c in people) for seat in range(seats)]
    assert max(held) - min(held) <= 1
    h.state.ended = 2
    assert h.outcome is not None
    assert h.outcome.scores == (0.0,) * seats


@rule("HH-1.2", "HH-1.3", "HH-R91")
def test_the_first_seat_picks_the_characters() -> None:
    h = new_game(1, seats=3, character_setup="chosen")
    assert (h.asked, h.deciders()) == ("pick_administrator", {0})
    assert len(h.choices()) == 5
    h.say("pick_administrator", "balihou")
    for name in ("glass", "lucky", "smile"):
        h.say("pick_doctor", name)
    assert "glass" not in h.options_now
    assert h.no("pick_doctor", "character:glass") == "HH-R91"
    h.say("pick_doctor", "fever", seed=1)
    assert h.dump()["cast"] == ["balihou", "glass", "lucky", "smile", "fever"]
    assert [c.seat for c in h.view().characters] == [0, 1, 2, 0, 1]


@rule("HH-1.5", "HH-1.6")
def test_88_cubes_in_the_cup() -> None:
    h = hospital()
    counts = h.view().cup
    assert counts == {"red": 16, "green": 16, "yellow": 16, "gray": 16, "blue": 16, "black": 8}
    names = dict(zip(h.state.content.malady_ids, h.state.content.cube_names, strict=False))
    assert names == {
        "cardio": "red",
        "internal": "green",
        "infectious": "yellow",
        "psychiatric": "gray",
        "trauma": "blue",
    }


@rule("HH-1.7", "HH-1.11", "HH-R3")
def test_forty_beds_five_of_them_used() -> None:
    h = new_game(7, character_setup="chosen")
    assert SPEC.rules.census(h.state)["low beds"] == 20
    assert SPEC.rules.census(h.state)["high beds"] == 20
    assert h.view().stock["beds"] == 35
    assert h.view().stock["or_markers"] == 5
    assert (h.state.tombstones, h.state.tombstones + h.tombstones) == (12, 12)


@rule("HH-1.12", "HH-R63")
@pytest.mark.parametrize(("pool", "aside"), [("drop_one", 4), ("all_ten", 5)])
def test_one_ability_for_each_ward(pool: str, aside: int) -> None:
    h = new_game(2, character_setup="chosen", ward_ability_pool=pool)
    placed = h.dump()["abilities"]
    assert len(set(placed)) == 5
    assert h.state.aside_hidden == aside
    assert len(h.view().abilities_unseen) == 5


@rule("HH-1.13")
def test_18_cards_and_7_left_out() -> None:
    h = new_game(2, character_setup="chosen")
    assert h.view().draw_pile == 18
    assert h.view().left_out == 7
    assert len(h.view().unseen_cards) == 25


@rule("HH-1.14")
def test_two_training_markers_face_up() -> None:
    h = new_game(2, character_setup="chosen")
    assert sum(m.count for m in h.view().training_pool) == 2
    assert h.view().training_face_down == 20


@rule("HH-1.15")
def test_eleven_markers_on_the_job_line() -> None:
    h = new_game(2, character_setup="chosen")
    assert [job.state for job in h.view().job_line] == ["face_down"] * 11
    assert [job.requirement for job in h.view().job_line][:3] == [2, 4, 7]


@rule("HH-1.16", "HH-1.17", "HH-1.18", "HH-1.19", "HH-1.20")
def test_personal_tokens() -> None:
    h = hospital(cast="balihou glass couch cast dream", wards={"cardio": [1]})
    tokens = {name.removeprefix("token:"): count for name, count in h.tokens().items()}
    assert tokens == {
        "medical.glass": (2, 0),
        "medical.couch": (2, 0),
        "medical.cast": (2, 0),
        "medical.dream": (2, 0),
        "admin.balihou": (1, 0),
        "admin.glass": (1, 0),
        "chief": (1, 0),
    }
    assert (h.state.stock_medical, h.state.stock_admin) == (1, 4)
    assert h.view().priority == "administrator"
    assert hospital().view().priority == ""


@rule("HH-1.22", "HH-1.23", "HH-1.20")
def test_an_empty_hospital() -> None:
    h = new_game(2, character_setup="chosen")
    view = h.view()
    assert {room.state for room in view.rooms} == {"unbuilt"}
    assert (len(view.rooms), view.slots) == (10, 8)
    assert [chair.patient for chair in view.chairs] == [None] * 10
    assert sum(view.discard.values()) == 0
    assert view.staff == ()
    assert [grave.taken for grave in view.cemetery] == [False] * 6


@rule("HH-1.24", "HH-R1", "HH-4.2")
def test_setup_goes_on_to_the_first_question() -> None:
    h = new_game(5, seats=2)
    assert h.state.turn == 1
    assert len(h.view().left_cards) == len(h.view().right_cards) == 1
    assert h.view().draw_pile == 16


def test_every_setup_starts_with_a_choice() -> None:
    for seed in range(12):
        h = new_game(seed)
        assert isinstance(h, Hospital)
        assert h.outcome is not None or len(h.choices()) > 1
