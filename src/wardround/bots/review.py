"""A finished game looked at again: what the draws were worth, and what the choices were worth.

At every move the search asks how good the position is for every seat if the best move is made, and
if the move is made that was made. So the way from one position to the next falls into two
parts that add up exactly:

* **choice**: the value of the chosen move less that of the best one;
* **luck**: the value of the next position less that of the chosen move, before anything was drawn.

The search looks from the seat that decides, with what that seat could know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final

import msgspec

from wardround.bots.budget import Budget
from wardround.bots.greedy import value_of
from wardround.bots.search import HORIZON
from wardround.bots.tree import Search
from wardround.core.chance import ScriptedChance
from wardround.core.codec import to_data
from wardround.core.journal import Journal
from wardround.core.log import silent

MOMENTS: Final = 8
SIMULATIONS: Final = 120
FEWEST: Final = 12


class Looked(msgspec.Struct, frozen=True):
    """What the search found at one move."""

    n: int
    """The move, counted from 1."""
    seat: int
    action: dict[str, Any]
    said: str
    best: dict[str, Any]
    best_said: str
    before: tuple[float, ...]
    """For each seat: how good the position was before the move, if the best one is made."""
    chosen: tuple[float, ...]
    """For each seat: how good the move was that was made, before anything was drawn."""
    doubt: float
    """Half the width of the 95 % interval of the value of the chosen move."""


class Moment(msgspec.Struct, frozen=True):
    """One move in the story of a game, with what it changed for each seat."""

    n: int
    seat: int
    said: str
    action: dict[str, Any]
    choice: tuple[float, ...]
    luck: tuple[float, ...]
    doubt: float
    better: str
    """What the bot would have done, if it is something else."""
    better_action: dict[str, Any] | None


class Share(msgspec.Struct, frozen=True):
    """What a seat's way from the first position to the end is made of."""

    seat: int
    start: float
    luck: float
    own: float
    """Own choices: never more than nothing but for noise, since the best move is the measure."""
    others: float
    """The choices of the other seats."""
    end: float


class Review(msgspec.Struct, frozen=True):
    """The whole game."""

    game: str
    seats: int
    simulations: int
    curve: tuple[tuple[float, ...], ...]
    """For every position, the first and the last included: the value for each seat."""
    moments: tuple[Moment, ...]
    """Every move."""
    shares: tuple[Share, ...]
    turning_points: tuple[int, ...]
    """The moves that mattered most, the most important first; numbers as in ``Moment.n``."""
    outcome: dict[str, Any] | None


def look_at_moves(
    journal: Journal, numbers: Iterable[int], budget: Budget, seed: int = 0
) -> Iterator[Looked]:
    """What the search thinks of some moves of a game in order, each within the budget."""
    game, state, n = journal.game, None, 0
    for number in sorted(numbers):
        if state is None:
            state, n = journal.at(number - 1), number
        while n < number:
            move = journal.moves[n - 1]
            game.push(state, move.action, ScriptedChance(list(move.draws)), silent())
            n += 1
        yield _look(journal, state, number, budget, seed)


def _look(journal: Journal, state: Any, n: int, budget: Budget, seed: int) -> Looked:
    game, action = journal.game, journal.moves[n - 1].action
    seats = range(int(journal.options["seats"]))
    search = Search(game, state, action.seat, seed + n * 7919, HORIZON, watched=tuple(seats))
    search.run(budget.again())
    best = search.ranking()[0][0]
    # The chosen move may have left the race early: it is tried as often as the best one.
    fewest = min(FEWEST, budget.simulations or FEWEST)
    search.catch_up(action, max(fewest, search.root.children[best].visits))
    if search.root.children[action].mean() > search.root.children[best].mean():
        best = action
    return Looked(
        n=n,
        seat=action.seat,
        action=to_data(action),
        said=game.say_action(state, action),
        best=to_data(best),
        best_said=game.say_action(state, best),
        before=search.means_of(best),
        chosen=search.means_of(action),
        doubt=search.root.children[action].doubt(),
    )


def tell(journal: Journal, looked: Sequence[Looked], simulations: int) -> Review:
    """Put together what was found at every move."""
    seats = int(journal.options["seats"])
    last = _last_values(journal, seats, looked)
    curve = [*(look.before for look in looked), last]
    moments = []
    for k, look in enumerate(looked):
        differs = look.best != look.action
        moments.append(
            Moment(
                n=look.n,
                seat=look.seat,
                said=look.said,
                action=look.action,
                choice=tuple(c - b for c, b in zip(look.chosen, look.before, strict=True)),
                luck=tuple(a - c for a, c in zip(curve[k + 1], look.chosen, strict=True)),
                doubt=look.doubt,
                better=look.best_said if differs else "",
                better_action=look.best if differs else None,
            )
        )
    return Review(
        game=journal.game.meta.id,
        seats=seats,
        simulations=simulations,
        curve=tuple(curve),
        moments=tuple(moments),
        shares=tuple(_share(seat, curve, moments) for seat in range(seats)),
        turning_points=_turning_points(moments),
        outcome=to_data(journal.outcome()),
    )


def review(
    journal: Journal,
    budget: Budget,
    progress: Callable[[int, int], None] = lambda done, total: None,
    seed: int = 0,
) -> Review:
    """Look at every move of a game; ``progress`` is told how many of how many are done."""
    total = len(journal.moves)
    looked: list[Looked] = []
    for look in look_at_moves(journal, range(1, total + 1), budget, seed):
        looked.append(look)
        progress(len(looked), total)
    return tell(journal, looked, budget.simulations or 0)


def within(journal: Journal, seconds: float, simulations: int | None = None) -> Budget:
    """A budget for each move with which a whole game takes about so many seconds."""
    each = seconds / max(1, len(journal.moves))
    return Budget(simulations or SIMULATIONS * 10, each * 0.8)


def _last_values(journal: Journal, seats: int, looked: Sequence[Looked]) -> tuple[float, ...]:
    if journal.outcome() is not None or journal.game.evaluate is not None:
        return tuple(value_of(journal.game, journal.state, seat) for seat in range(seats))
    return looked[-1].chosen if looked else (0.5,) * seats


def _share(seat: int, curve: Sequence[tuple[float, ...]], moments: Sequence[Moment]) -> Share:
    return Share(
        seat=seat,
        start=curve[0][seat],
        luck=sum(moment.luck[seat] for moment in moments),
        own=sum(moment.choice[seat] for moment in moments if moment.seat == seat),
        others=sum(moment.choice[seat] for moment in moments if moment.seat != seat),
        end=curve[-1][seat],
    )


def _turning_points(moments: Sequence[Moment]) -> tuple[int, ...]:
    def weight(moment: Moment) -> float:
        return max(abs(change) for change in (*moment.choice, *moment.luck))

    order = sorted(moments, key=lambda moment: (-weight(moment), moment.n))
    return tuple(moment.n for moment in order[:MOMENTS])


def worst_choices(told: Review, seat: int, count: int = 3) -> list[Moment]:
    """The choices that cost a seat most, beyond doubt or not."""
    own = [m for m in told.moments if m.seat == seat and m.better_action is not None]
    return sorted(own, key=lambda moment: (moment.choice[seat], moment.n))[:count]
