"""Wardround: a digital tabletop for hospital board games.

The names below are all that most programs need; ``docs/api.md`` explains them.
"""

import os
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from wardround.api import Session, deal, list_bots, list_games, replay

__version__ = "0.1.0"
__all__ = ["Session", "__version__", "deal", "list_bots", "list_games", "replay"]

if os.environ.get("WARDROUND_PURE"):
    from wardround import _pure

    _pure.install()


def __getattr__(name: str) -> Any:
    """Load the games and bots only for programs that ask for them."""
    if name.startswith("_") or name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from wardround import api

    return getattr(api, name)
