"""The encoder for games without their own: columns for everything seen in views of sample games.

Numbers and booleans have a column each, scaled between the bounds that were seen, widened. Words
(``ready``, ``tile:van_port``) have one for each word seen at that place of the view. Sentences and
titles have none. Values that came up in no sample game are clipped or left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final

import msgspec

from wardround.core.encoding import MAX_VALUE, Column
from wardround.presentation.game_spec import AnyGameSpec

_WORD: Final = re.compile(r"[a-z0-9_+./,\-]+|[a-z_]+:\S+")

Facts = dict[str, "float | str"]
"""What a seat sees: simple values by their path, such as ``view.tiles[7].side``."""


def natural(value: str) -> tuple[tuple[int, int, str], ...]:
    """A sort key that puts ``patient:9`` before ``patient:10``."""
    return tuple(
        (0, int(part), "") if part.isdigit() else (1, 0, part)
        for part in re.split(r"(\d+)", value)
        if part
    )


def widened(high: float) -> int:
    """The next power of two above a number that was seen, to leave room for more."""
    return 1 << max(0, int(high)).bit_length()


def facts(game: AnyGameSpec, state: Any, seat: int) -> Facts:
    """What a seat sees: who it is, what is asked of whom, and the view."""
    awaiting = game.rules.awaiting(state)
    known: Facts = {"me": f"seat:{seat}", "decision": awaiting.decision}
    for other in awaiting.seats:
        known[f"asked[{other}]"] = 1
    for other in awaiting.may_act:
        known[f"may_act[{other}]"] = 1
    _flatten("view", msgspec.to_builtins(game.rules.view(state, seat)), known)
    return known


def _flatten(path: str, value: Any, known: Facts) -> None:
    if isinstance(value, dict):
        for key, inner in value.items():
            _flatten(f"{path}.{key}", inner, known)
    elif isinstance(value, (list, tuple)):
        known[f"{path}.length"] = len(value)
        for n, inner in enumerate(value):
            _flatten(f"{path}[{n}]", inner, known)
    elif isinstance(value, (bool, int, float)) or (
        isinstance(value, str) and _WORD.fullmatch(value)
    ):
        known[path] = value


class ViewEncoder:
    """Encodes whole views: as complete as the samples, but slow."""

    def __init__(self, game: AnyGameSpec, samples: Iterable[Facts]) -> None:
        self.game = game
        self.columns: list[Column] = []
        self._words: dict[tuple[str, str], int] = {}
        self._scales: dict[str, tuple[int, int, int]] = {}
        """By path: the column, minimum and span of a number."""
        seen: dict[str, set[float | str]] = {}
        for sample in samples:
            for path, value in sample.items():
                seen.setdefault(path, set()).add(value)
        for path in sorted(seen, key=natural):
            self._add(path, seen[path])

    def _add(self, path: str, values: set[float | str]) -> None:
        amounts = [value for value in values if not isinstance(value, str)]
        if amounts:
            low = -widened(-min(amounts)) if min(amounts) < 0 else 0
            span = max(1, widened(max(amounts)) - low) if max(amounts) > 1 or low else 1
            self._scales[path] = (len(self.columns), low, span)
            bounds = "" if (low, span) == (0, 1) else f" [{low}..{low + span}]"
            self.columns.append(Column(path + bounds, min(span, MAX_VALUE)))
        for word in sorted((v for v in values if isinstance(v, str)), key=natural):
            self._words[path, word] = len(self.columns)
            self.columns.append(Column(f"{path}={word}"))

    def encode(self, state: Any, seat: int, row: list[bytes]) -> None:
        out = bytearray(len(self.columns))
        for path, value in facts(self.game, state, seat).items():
            if isinstance(value, str):
                column = self._words.get((path, value))
                if column is not None:
                    out[column] = 1
            elif path in self._scales:
                column, low, span = self._scales[path]
                share = min(max(value - low, 0), span) / span
                out[column] = round(share * min(span, MAX_VALUE))
        row.append(bytes(out))
