"""Why not? Where a move begins with who acts, a piece is explained by what would be asked next."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from tests.healthy_heart.table import hospital
from wardround.games import language_of
from wardround.games.healthy_heart import SPEC
from wardround.presentation.scene import ids_in
from wardround.server.protocol.from_browser import Why
from wardround.server.protocol.from_server import WhyAnswer
from wardround.server.table.why_not import WhyNot


def answered(h: Any, piece: str, code: str = "en") -> str:
    return answer(h, piece, code).text


def answer(h: Any, piece: str, code: str = "en") -> WhyAnswer:
    words = language_of(SPEC, code)
    seen = ids_in(SPEC.show.scene(words, h.view()))
    play: Any = SimpleNamespace(
        game=SPEC,
        legal=SPEC.rules.legal(h.state),
        journal=SimpleNamespace(state=h.state),
        ids_seen_by=lambda seat: seen,
    )
    return WhyNot(words, play, 0).answer(Why("1", piece=piece), None)


def test_a_patient_is_explained_by_what_would_be_asked_next() -> None:
    cast = "pinchpenny aorta couch fever gutman"
    h = hospital(cast=cast, wards={"cardio": [3]}, triage={"left.cardio": 2, "left.trauma": 2})
    assert answered(h, "patient:1") == "This can be used now: 1 choice."
    assert answer(h, "patient:1").usable, "so nobody asks Why not?"
    assert not answer(h, "patient:2").usable
    assert answered(h, "patient:2") == (
        "In Triage you heal with bonus cubes alone, and this Doctor has none for the Trauma "
        "patient in the left chair."
    )
    assert answered(h, "patient:2", "de").startswith("In der Triage heilen nur Bonuswürfel")
