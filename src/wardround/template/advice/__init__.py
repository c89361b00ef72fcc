"""What a sensible player knows."""

from __future__ import annotations

from wardround.template.actions import AnyAction, Draw
from wardround.template.rules.rounds import points
from wardround.template.rules.state import State


def evaluate(s: State, seat: int) -> float:
    """Points on the tray, minus what the next bitter pill would cost."""
    mine = points(s, seat)
    best_other = max(points(s, other) for other in range(s.seats) if other != seat)
    risk = 0.0
    if not s.stopped[seat] and s.trays[seat][s.content.bitter] + 1 >= s.nerve:
        risk = mine * s.jar.counts[s.content.bitter] / max(1, s.jar.size())
    return min(1.0, max(0.0, 0.5 + (mine - best_other - risk) / 40))


def rate(s: State, actions: list[AnyAction]) -> list[float]:
    """Draw while it cannot hurt."""
    safe = s.trays[s.active][s.content.bitter] + 1 < s.nerve
    return [1.0 if isinstance(action, Draw) == safe else 0.2 for action in actions]
