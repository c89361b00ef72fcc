"""The table as a bitmap, drawn from the scene: no browser, no fonts to install.

Zones are boxes with a title, pieces are cards in them: label, glyph, count and state, with the
pieces they hold as small chips. The width is fixed and the height follows the table, so the size
depends on the game and the number of seats only through the zones.
"""

from __future__ import annotations

import hashlib
from typing import Final

from wardround.adapters.extras import missing
from wardround.presentation.scene import Piece, Scene, Zone

try:
    import numpy as np
    import numpy.typing as npt
    from PIL import Image, ImageDraw, ImageFont
except ModuleNotFoundError as error:
    raise missing("rl", error) from None

WIDTH: Final = 1120
MARGIN: Final = 10
PIECE: Final = (128, 46)
CHIP: Final = (40, 14)
PAPER: Final = (246, 244, 238)
INK: Final = (38, 42, 51)
PALE: Final = (120, 124, 132)
DARK: Final = 330
"""Writing is light on colours whose red, green and blue add up to less."""
LETTERS: Final = 19
SPELLED: Final = str.maketrans({"×": "x", "†": "+", "·": "-", "–": "-", "’": "'", "→": ">"})
COLOURS: Final = {
    "red": (214, 84, 74),
    "blue": (78, 128, 200),
    "green": (92, 160, 98),
    "yellow": (226, 190, 72),
    "white": (250, 250, 250),
    "black": (90, 90, 96),
    "orange": (226, 142, 66),
    "purple": (150, 104, 180),
    "brown": (150, 116, 84),
    "grey": (170, 172, 176),
    "pink": (226, 140, 170),
}


def draw_scene(scene: Scene) -> npt.NDArray[np.uint8]:
    """A picture of the table: height × 1120 × 3 bytes."""
    heights = [_zone_height(zone) for zone in scene.zones]
    height = 2 * MARGIN + _facts_height(scene) + sum(heights)
    image = Image.new("RGB", (WIDTH, height), PAPER)
    draw = ImageDraw.Draw(image)
    font = ImageFont.load_default(11)
    top = MARGIN
    line = "   ".join(f"{fact.label}: {fact.value}" for fact in scene.facts)
    for n, part in enumerate(_wrapped(line)):
        draw.text((MARGIN, top + 16 * n), _plain(part), INK, font)
    top += _facts_height(scene)
    for zone, zone_height in zip(scene.zones, heights, strict=True):
        _draw_zone(draw, font, zone, top)
        top += zone_height
    return np.asarray(image, np.uint8)


def _wrapped(line: str) -> list[str]:
    """Facts wrapped into lines that fit."""
    lines: list[str] = [""]
    for part in line.split("   "):
        if len(lines[-1]) + len(part) > 170:
            lines.append("")
        lines[-1] += part + "   "
    return lines


def _facts_height(scene: Scene) -> int:
    return 16 * len(_wrapped("   ".join(f"{f.label}: {f.value}" for f in scene.facts))) + 6


def _columns(zone: Zone) -> int:
    fitting = (WIDTH - 2 * MARGIN) // (PIECE[0] + 6)
    return min(zone.columns, fitting) if zone.layout == "grid" and zone.columns else fitting


def _zone_height(zone: Zone) -> int:
    rows = -(-len(zone.pieces) // _columns(zone))
    return 20 + rows * (PIECE[1] + 6) + 6


def _draw_zone(
    draw: ImageDraw.ImageDraw,
    font: ImageFont.FreeTypeFont | ImageFont.ImageFont,
    zone: Zone,
    top: int,
) -> None:
    title = zone.label + (f" ({zone.note})" if zone.note else "")
    draw.text((MARGIN, top), _plain(title)[:150], PALE, font)
    columns = _columns(zone)
    for n, piece in enumerate(zone.pieces):
        if piece.id:
            left = MARGIN + (n % columns) * (PIECE[0] + 6)
            _draw_piece(draw, font, piece, left, top + 18 + (n // columns) * (PIECE[1] + 6))


def _draw_piece(
    draw: ImageDraw.ImageDraw,
    font: ImageFont.FreeTypeFont | ImageFont.ImageFont,
    piece: Piece,
    left: int,
    top: int,
) -> None:
    box = (left, top, left + PIECE[0], top + PIECE[1])
    paper = _colour(piece.colour or piece.state)
    ink = INK if sum(paper) > DARK else PAPER
    draw.rounded_rectangle(box, 5, paper, INK)
    count = f"{piece.count} x " if piece.count != 1 else ""
    draw.text((left + 5, top + 2), _plain(f"{count}{piece.label}")[:LETTERS], ink, font)
    below = " ".join(part for part in (piece.glyph, piece.state) if part)
    draw.text((left + 5, top + 16), _plain(below)[:LETTERS], ink, font)
    held = [inner for outer in piece.holds for inner in (outer, *outer.holds)]
    chips = [inner for inner in held if inner.kind != "space"]
    for n, chip in enumerate(chips[: PIECE[0] // (CHIP[0] + 2)]):
        x, y = left + 3 + n * (CHIP[0] + 2), top + PIECE[1] - CHIP[1] - 2
        draw.rectangle((x, y, x + CHIP[0], y + CHIP[1]), _colour(chip.colour or chip.id), INK)
        mark = chip.glyph or chip.label
        count = str(chip.count) if chip.count > 1 else ""
        draw.text((x + 3, y), _plain(mark)[:4] + count, INK, font)


def _plain(text: str) -> str:
    """Text reduced to the letters that the built-in font has."""
    return text.translate(SPELLED).encode("ascii", "replace").decode()


def _colour(name: str) -> tuple[int, int, int]:
    """A colour for a name: its own if it is one, else a pale one, always the same."""
    if not name:
        return (255, 255, 255)
    if name in COLOURS:
        return COLOURS[name]
    first, second, third = hashlib.sha256(name.encode()).digest()[:3]
    return 190 + first % 60, 190 + second % 60, 190 + third % 60
