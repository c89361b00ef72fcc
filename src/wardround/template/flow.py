"""What may be done now, and doing it."""

from __future__ import annotations

from wardround.core.actions import Refusal
from wardround.core.chance import Chance
from wardround.core.game import Awaiting, Outcome, ScoreLine
from wardround.core.log import Log
from wardround.template.actions import AnyAction, Draw
from wardround.template.rounds import draw, is_over, points, stop
from wardround.template.state import State


def legal(s: State) -> list[AnyAction]:
    """TG-2.1 Draw or stop."""
    if is_over(s):
        return []
    return [s.content.draws[s.active], s.content.stops[s.active]]


def why_not(s: State, action: AnyAction) -> Refusal:
    """TG-2.3, TG-2.4, TG-3.1 The reasons not to act."""
    if is_over(s):
        return Refusal("TG-3.1", "game_over")
    if 0 <= action.seat < s.seats and s.stopped[action.seat]:
        return Refusal("TG-2.3", "has_stopped", seat=action.seat)
    if action.seat != s.active:
        return Refusal("TG-2.4", "not_your_turn", active=s.active)
    return Refusal("TG-2.1", "no_such_jar")


def push(s: State, action: AnyAction, chance: Chance, log: Log) -> None:
    """Carry out a listed action."""
    if isinstance(action, Draw):
        draw(s, chance, log)
    else:
        stop(s, log)


def awaiting(s: State) -> Awaiting:
    """Whose turn it is."""
    return Awaiting((s.active,), "turn", "Draw a pill, or stop?", "TG-2.1")


def outcome(s: State) -> Outcome | None:
    """TG-3.2 The most points win; a tie is shared."""
    if not is_over(s):
        return None
    scores = [points(s, seat) for seat in range(s.seats)]
    best = max(scores)
    return Outcome(
        reason="all_stopped" if all(s.stopped) else "jar_empty",
        rule="TG-3.1",
        text=f"The best tray is worth {best}.",
        winners=tuple(seat for seat in range(s.seats) if scores[seat] == best),
        scores=tuple(float(score) for score in scores),
        ranks=tuple(1 + sum(1 for other in scores if other > score) for score in scores),
        lines=tuple(
            ScoreLine(seat, "Sugar pills", scores[seat], "TG-3.2") for seat in range(s.seats)
        ),
    )
