"""What people see of an environment: the table as text or as an image."""

from __future__ import annotations

import io
from typing import Any, Final

from rich.console import Console

from wardround.adapters.scene_image import draw_scene
from wardround.games import language_of
from wardround.presentation.game_spec import AnyGameSpec
from wardround.presentation.text_table import text_table

RENDER_MODES: Final = ["ansi", "rgb_array"]
COLUMNS: Final = 100


def check_render_mode(mode: str | None) -> None:
    """Raise ValueError for an unknown mode."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"render_mode cannot be {mode!r}: expected one of {RENDER_MODES}")


def render(game: AnyGameSpec, view: Any, mode: str) -> Any:
    """A view as text with terminal colours, or as an array of pixels."""
    if mode == "rgb_array":
        return draw_scene(game.show.scene(language_of(game), view))
    page = io.StringIO()
    console = Console(file=page, width=COLUMNS, force_terminal=True, color_system="standard")
    console.print(text_table(game.show.scene(language_of(game), view)), highlight=False)
    return page.getvalue()
