"""Every action, event and refusal has words; the picture and the scene show the table."""

from __future__ import annotations

import ast
import re
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import wardround.games.healthy_heart
from wardround.core.testkit import scene_ids
from wardround.games import language_of
from wardround.games.healthy_heart import SPEC
from wardround.games.healthy_heart.actions import ACTIONS
from wardround.games.healthy_heart.events import EVENTS
from wardround.games.healthy_heart.rules.flow import DECISIONS
from wardround.games.healthy_heart.show import text

from .table import hospital, new_game

WORDS = language_of(SPEC)


def test_every_kind_has_words() -> None:
    tags = [str(action.__struct_config__.tag) for action in ACTIONS]
    assert set(tags) == set(text.ACTION_WORDS)
    assert [tag for tag in tags if tag != "pass"] == [decision.name for decision in DECISIONS]
    assert set(EVENTS) == set(text.EVENT_WORDS)


def test_every_reason_has_words() -> None:
    reasons: set[str] = set()
    for path in (Path(wardround.games.healthy_heart.__file__).parent / "rules").glob("*.py"):
        source = path.read_text("utf-8")
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                reasons.add(node.value)
        called = r'(?:Refusal|unlisted)\(\s*(?:rule|"HH-[\w.]+"),\s*"(\w+)"'
        for name in re.findall(called, source):
            assert name in text.REFUSAL_WORDS
    assert set(text.REFUSAL_WORDS) <= reasons


def test_sentences() -> None:
    h = hospital(wards={"cardio": [3]}, triage={"left.trauma": 4}, money=20)
    said = {SPEC.say_action(WORDS, h.state, action) for action in SPEC.legal(h.state)}
    assert "Dr. Aorta: heal, with the Medical token of Dr. Aorta" in said
    assert "Pass" in said
    h.act("duronger build admin")
    said = {SPEC.say_action(WORDS, h.state, action) for action in SPEC.legal(h.state)}
    assert "Build the Clinic for $10" in said


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
    console.print(SPEC.picture(WORDS, h.view()))
    shown = console.export_text()
    for words in ("$7", "Prestige 12", "Ward Nurse", "Lawyer", "Cup", "Cemetery", "Job Line"):
        assert words in shown
    assert "Coroner" in shown


@pytest.mark.parametrize("seats", [1, 5])
def test_the_scene_draws_what_actions_mention(seats: int) -> None:
    h = new_game(11, seats=seats)
    drawn = scene_ids(SPEC.scene(WORDS, h.view()))
    for kind in ("ward:cardio", "room:er", "area:triage", "chair:left.cardio", "cube:red"):
        assert kind in drawn
    assert {c.id for c in h.view().characters} <= drawn
