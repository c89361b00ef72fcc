"""The table for a terminal, drawn from the scene: the same for every game.

The text is rich's console markup, 80 columns wide. Colour is never the only cue.
"""

from __future__ import annotations

import textwrap
from typing import Final

from wardround.presentation.scene import Course, Piece, Scene, Zone

WIDTH: Final = 80
MIN_CELL_WIDTH: Final = 11
"""Grid cells narrower than this are written one below the other instead."""


def text_table(scene: Scene) -> str:
    """Where the turn stands, the numbers that matter, then zone by zone."""
    lines = [_course(scene.course)] if scene.course is not None else []
    told = "course" if scene.course is not None else "nothing"
    facts = "  ·  ".join(f"{f.label} {f.value}" for f in scene.facts if f.told != told)
    lines += [_plain(line) for line in textwrap.wrap(facts, WIDTH)]
    noted: set[tuple[str, str]] = set()
    for zone in scene.zones:
        lines += ["", *_zone(zone, noted)]
    return "\n".join(lines)


def _course(course: Course) -> str:
    steps = [
        f"[bold reverse] {_plain(step.label)} [/]" if n == course.now else _plain(step.label)
        for n, step in enumerate(course.steps)
    ]
    return f"[bold]{_plain(course.title)}[/]  {' · '.join(steps)}"


def _zone(zone: Zone, noted: set[tuple[str, str]]) -> list[str]:
    """A zone with the notes on its pieces, except those ``noted`` in another zone."""
    note = f"  [dim]{_plain(zone.note)}[/]" if zone.note else ""
    heading = f"[bold]{_plain(zone.label)}[/]{note}"
    columns = zone.columns or 1
    if zone.layout == "grid" and WIDTH // columns - 1 >= MIN_CELL_WIDTH:
        return [heading, *_grid(zone.pieces, columns), *_notes(zone.pieces, noted)]
    notes = [_note(piece, noted) for piece in zone.pieces if piece.id]
    pieces = [_words(piece) for piece in zone.pieces if piece.id]
    words = [piece + note for piece, note in zip(pieces, notes, strict=True)] or ["–"]
    if zone.layout in ("list", "grid") or any(notes):
        rows = [line for word in words for line in _wrapped(word, "  ")]
    else:
        rows = _wrapped(" · ".join(words), "  ")
    return [heading, *rows]


def _grid(pieces: tuple[Piece, ...], columns: int) -> list[str]:
    width = WIDTH // columns - 1
    lines: list[str] = []
    for start in range(0, len(pieces), columns):
        row = pieces[start : start + columns]
        cells = [textwrap.wrap(_words(p), width) if p.id else [] for p in row]
        lines.append("┼".join(["─" * width] * len(row)))
        for n in range(max([len(cell) for cell in cells], default=0)):
            texts = [cell[n] if n < len(cell) else "" for cell in cells]
            lines.append("│".join(_plain(text.ljust(width)) for text in texts))
    return lines


def _words(piece: Piece) -> str:
    """``3 × Sugar pill``, ``Van Port (stressed): Rob, Leo``, ``Jar, 22: …``."""
    state = f" ({piece.state.replace('_', ' ')})" if piece.state else ""
    held = ", ".join(_words(held) for held in piece.holds if held.id)
    if held:
        count = f", {piece.count}" if piece.count != 1 else ""
        return f"{piece.label}{count}{state}: {held}"
    count = f"{piece.count} × " if piece.count != 1 else ""
    return f"{count}{piece.label}{state}"


def _note(piece: Piece, noted: set[tuple[str, str]]) -> str:
    if not piece.note or (piece.label, piece.note) in noted:
        return ""
    noted.add((piece.label, piece.note))
    return f" [{piece.note}]"


def _notes(pieces: tuple[Piece, ...], noted: set[tuple[str, str]]) -> list[str]:
    """The notes on pieces of a grid, whose cells are too narrow for them; equal ones once."""
    labels: dict[str, list[str]] = {}
    todo = list(pieces)
    for piece in todo:
        todo += piece.holds
        if piece.note and piece.label not in labels.setdefault(piece.note, []):
            labels[piece.note].append(piece.label)
            noted.add((piece.label, piece.note))
    texts = [f"{', '.join(those)}: {note}" for note, those in labels.items()]
    return [line for text in texts for line in _wrapped(text, "  ")]


def _wrapped(text: str, indent: str) -> list[str]:
    return [
        _plain(line)
        for line in textwrap.wrap(text, WIDTH, initial_indent=indent, subsequent_indent=indent)
    ]


def _plain(text: str) -> str:
    """Text escaped so that rich does not read it as markup."""
    return text.replace("[", "\\[")
