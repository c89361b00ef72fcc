"""The table for a terminal says what the board shows."""

from __future__ import annotations

from wardround.presentation.scene import Piece, Scene, Zone
from wardround.presentation.text_table import text_table


def shown(*pieces: Piece, layout: str = "row", columns: int = 0) -> str:
    zone = Zone(id="zone:a", label="Room", pieces=pieces, layout=layout, columns=columns)  # type: ignore[arg-type]
    return text_table(Scene(zones=(zone,)))


def test_zero_pieces_are_not_one_piece() -> None:
    cubes = [Piece(id=f"cube:{n}", label="Red", count=n) for n in range(3)]
    assert shown(*cubes).splitlines()[-1] == "  0 × Red · Red · 2 × Red"


def test_notes_follow_the_pieces() -> None:
    lawyer = Piece(id="staff:lawyer", label="Lawyer", note="halves what a death costs")
    assert "Lawyer \\[halves what a death costs]" in shown(lawyer)


def test_notes_of_a_grid_come_below_it_and_equal_ones_once() -> None:
    patients = [Piece(id=f"patient:{n}", label=f"Patient {n}", note="2 hours") for n in range(2)]
    beds = [Piece(id=f"bed:{n}", label="Bed", holds=(patients[n],)) for n in range(2)]
    lines = shown(*beds, layout="grid", columns=2).splitlines()
    assert lines[-1] == "  Patient 0, Patient 1: 2 hours"


def test_a_note_is_told_once() -> None:
    clown = Piece(id="staff:clown", label="Clown", note="buys time")
    ward = Piece(id="room:ward", label="Ward", holds=(clown,))
    zones = (
        Zone(id="board", label="Hospital", pieces=(ward,), layout="grid", columns=1),
        Zone(id="track", label="On duty", pieces=(clown,)),
    )
    assert text_table(Scene(zones=zones)).count("buys time") == 1


def test_pieces_with_notes_have_lines_of_their_own() -> None:
    cards = [Piece(id=f"card:{n}", label=f"Card {n}", note=f"note {n}") for n in range(2)]
    assert shown(*cards).splitlines()[-2:] == ["  Card 0 \\[note 0]", "  Card 1 \\[note 1]"]
