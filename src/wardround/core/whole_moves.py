"""Whole moves: chains of actions that a seat would call one move.

The rules ask small questions one by one: who heals, then whom. People think in moves. A whole move
continues while the same seat is asked a question that completes what it began (`Moves.completing`),
and ends where something is drawn or revealed, another seat is asked, or a new move begins. Nothing
here decides anything: every action of a chain is a listed one, and is carried out and recorded as
if it had been chosen alone.

Chains are grown breadth first on copies of the state. The limit counts steps, not time, so the same
position always offers the same moves; anything beyond it is asked afterwards.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from wardround.core.actions import Action
from wardround.core.chance import RecordingChance, SeededChance
from wardround.core.codec import state_digest
from wardround.core.game import AnyGame
from wardround.core.log import silent
from wardround.core.words import Language

MOST_TRIED: Final = 400
"""How many actions to try on a copy of the state."""
MOST_MOVES: Final = 900
"""How many moves to offer, unless the first question alone has more answers."""


class WholeMove(msgspec.Struct, frozen=True):
    """A chain of actions, the first of them listed now."""

    actions: tuple[Action, ...]
    texts: tuple[str, ...]
    """Each action in words, as at the moment it is listed."""
    draws: int
    """How many draws the last action makes; 0 without chance."""
    free: bool
    """Whether the whole move could be taken back freely."""
    aside: bool
    """Whether another move does the same and costs less; then it is not offered first."""


class _Branch:
    """The first actions of a move, and the position before the last of them."""

    __slots__ = ("actions", "aside", "draws", "free", "state", "texts")

    def __init__(
        self, state: Any, actions: tuple[Action, ...], texts: tuple[str, ...], aside: bool
    ) -> None:
        self.state = state
        self.actions = actions
        self.texts = texts
        self.aside = aside
        self.draws = 0
        self.free = True


def whole_moves(
    game: AnyGame, words: Language, state: Any, listed: Sequence[Action]
) -> list[WholeMove]:
    """The moves that begin with the listed actions, in their order.

    The state is one that the seats may know: without secrets, or as they imagine it.
    """
    return _Growth(game, words).grow(state, listed)


class _Growth:
    def __init__(self, game: AnyGame, words: Language) -> None:
        self.game = game
        self.words = words
        self.seen: dict[tuple[str, tuple[str, ...]], int] = {}
        """The positions reached so far, each with what its moves name, and the fewest actions it
        took."""

    def grow(self, state: Any, listed: Sequence[Action]) -> list[WholeMove]:
        order = {action: n for n, action in enumerate(listed)}
        ended: list[_Branch] = []
        open_ = deque(self._branches(state, (), (), list(listed), False))
        tried = 0
        while open_:
            branch = open_.popleft()
            if tried >= MOST_TRIED or len(ended) + len(open_) >= MOST_MOVES:
                ended.append(branch)
                continue
            tried += 1
            after = self._after(branch)
            if after is None:
                ended.append(branch)
            else:
                open_.extend(after)
        ended.sort(key=lambda branch: order[branch.actions[0]])
        return [WholeMove(b.actions, b.texts, b.draws, b.free, b.aside) for b in ended]

    def _after(self, branch: _Branch) -> list[_Branch] | None:
        """The ways to continue a move; [] if another came to the same, None if it is complete."""
        game, action = self.game, branch.actions[-1]
        state = branch.state.clone()
        chance, log = RecordingChance(SeededChance(0)), silent()
        game.push(state, action, chance, log)
        branch.draws = len(chance.draws) if chance.revealed else 0
        branch.free = not (chance.revealed or log.barrier)
        if not branch.free or not game.moves.completing:
            return None
        if self._seen_before(branch, state):
            return []
        asked = game.asked(state, action.seat)
        if asked is None or asked.name not in game.moves.completing:
            return None
        if action.seat not in game.awaiting(state).seats:
            return None
        mine = [one for one in game.legal(state) if one.seat == action.seat]
        return self._branches(state, branch.actions, branch.texts, mine, branch.aside)

    def _branches(
        self,
        state: Any,
        actions: tuple[Action, ...],
        texts: tuple[str, ...],
        listed: list[Action],
        aside: bool,
    ) -> list[_Branch]:
        say, put_aside = self.game.say_action, self.game.moves.aside
        return [
            _Branch(
                state,
                (*actions, action),
                (*texts, say(self.words, state, action)),
                aside or put_aside(state, action, listed),
            )
            for action in listed
        ]

    def _seen_before(self, branch: _Branch, state: Any) -> bool:
        """Whether a move that names the same pieces has led to the same position; the one that took
        more actions is put aside."""
        names = [
            str(getattr(action, field))
            for action in branch.actions
            for field in action.__struct_fields__
            if field != "seat" and field not in self.game.moves.unnamed
        ]
        found = (state_digest(self.game, state), tuple(sorted(names)))
        fewest = self.seen.get(found)
        if fewest is None:
            self.seen[found] = len(branch.actions)
        elif fewest < len(branch.actions):
            branch.aside = True
        return fewest == len(branch.actions)


def kind_of_move(game: AnyGame, move: WholeMove) -> str:
    """The word under which similar moves are offered together."""
    return str(game.moves.kind(move.actions[0]))
