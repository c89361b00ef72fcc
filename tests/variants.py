"""Games that differ from a real one in a function or two."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from wardround.presentation.game_spec import AnyGameSpec


def variant(game: AnyGameSpec, **changes: Any) -> AnyGameSpec:
    """A game with some fields replaced, whichever group of its record they are in."""
    top = {field.name for field in fields(game)}
    changed = {name: changes.pop(name) for name in top & changes.keys()}
    for group in ("rules", "show", "advice"):
        record = getattr(game, group)
        own = {field.name for field in fields(record)} & changes.keys()
        if own:
            changed[group] = replace(record, **{name: changes.pop(name) for name in own})
    assert not changes, f"a game has no {', '.join(changes)}"
    return replace(game, **changed)
