"""``wardround`` with a clock that keeps being set, by up to a day either way."""

from __future__ import annotations

import random
import time

_true = time.time
_chance = random.Random()
_set_at = 0.0
_wrong_by = 0.0


def wandering() -> float:
    """The time of day, as a clock shows it that is set every second or so."""
    global _set_at, _wrong_by
    now = _true()
    if now - _set_at > 1.0:
        _set_at, _wrong_by = now, _chance.uniform(-86_400, 86_400)
    return now + _wrong_by


if __name__ == "__main__":
    time.time = wandering
    from wardround.cli.main import main

    main()
