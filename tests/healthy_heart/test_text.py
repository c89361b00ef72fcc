"""Every action, event and refusal has words; the picture and the scene show the table."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from wardround.games.healthy_heart import SPEC
from wardround.games.healthy_heart.actions import ACTIONS
from wardround.games.healthy_heart.rules.decisions import DECISIONS
from wardround.presentation.scene import ids_in
from wardround.presentation.text_table import text_table

from .table import WORDS, hospital, new_game


def test_every_decision_has_a_kind_of_answer() -> None:
    tags = [str(action.__struct_config__.tag) for action in ACTIONS]
    assert sorted(tags) == sorted([*(decision.name for decision in DECISIONS), "pass"])


def test_sentences() -> None:
    h = hospital(wards={"cardio": [3]}, triage={"left.trauma": 4}, money=20)
    said = {SPEC.show.say_action(WORDS, h.state, action) for action in SPEC.rules.legal(h.state)}
    assert "Heal with Dr. Aorta · Medical token" in said
    assert "Pass" in said
    h.act("duronger build admin")
    said = {SPEC.show.say_action(WORDS, h.state, action) for action in SPEC.rules.legal(h.state)}
    assert "Build the Clinic · $10" in said


def test_the_picture_fits_and_shows_the_table() -> None:
    h = hospital(
        rooms=["or_cardio", "clinic", "morgue", "er"],
        wards={"cardio": [3, 1]},
        triage={"left.trauma": 4},
        clinic=["internal 2"],
        staff={"ward_nurse": "ward:cardio", "lawyer": "office"},
        cemetery=[1],
        prestige=12,
        money=7,
        training={"aorta": ["coroner"]},
        ors={"cardio": "4 flatline"},
    )
    console = Console(width=100, record=True, file=StringIO())
    console.print(text_table(SPEC.show.scene(WORDS, h.view())))
    shown = console.export_text()
    for words in ("$7", "Prestige 12", "Ward Nurse", "Lawyer", "Cup", "Cemetery", "Job Line"):
        assert words in shown
    assert "Coroner" in shown


@pytest.mark.parametrize("seats", [1, 5])
def test_the_scene_draws_what_actions_mention(seats: int) -> None:
    h = new_game(11, seats=seats)
    drawn = ids_in(SPEC.show.scene(WORDS, h.view()))
    for kind in ("ward:cardio", "room:er", "area:triage", "chair:left.cardio", "cube:red"):
        assert kind in drawn
    assert {c.id for c in h.view().characters} <= drawn
