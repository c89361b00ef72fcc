"""What a player can do."""

from __future__ import annotations

from typing import TypeAlias, get_args

from wardround.core.actions import Action


class Draw(Action, frozen=True):
    """TG-2.1 Draw a pill."""

    jar: str = "jar:pills"


class Stop(Action, frozen=True):
    """TG-2.1 Stop."""


AnyAction: TypeAlias = Draw | Stop
ACTIONS: tuple[type[AnyAction], ...] = get_args(AnyAction)
