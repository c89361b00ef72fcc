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
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

import msgspec

from wardround.core.actions import Action, Event
from wardround.core.chance import RecordingChance, SeededChance
from wardround.core.codec import state_digest
from wardround.core.log import Log, silent
from wardround.presentation.game_spec import AnyGameSpec
from wardround.presentation.language import Language

MAX_TRIED: Final = 400
"""How many actions to try on a copy of the state."""
MAX_MOVES: Final = 900
"""How many moves to offer, unless the first question alone has more answers."""


class WholeMove(msgspec.Struct):
    """A chain of actions, the first of them listed now."""

    actions: tuple[Action, ...]
    texts: tuple[str, ...]
    """Each action in words, as at the moment it is listed."""
    aside: bool = False
    """Whether another move does the same and costs less; then it is not offered first."""
    draws: int = 0
    """How many draws the last action makes; 0 without chance."""
    free: bool = True
    """Whether the whole move could be taken back freely."""
    ends: bool = False
    """Whether it ends the game without a draw."""


Branch: TypeAlias = tuple[Any, WholeMove]
"""The position before the last action of a move that has begun, and the move."""


def whole_moves(
    game: AnyGameSpec,
    words: Language,
    state: Any,
    listed: Sequence[Action],
    is_answered: Callable[[Any], bool] | None = None,
) -> list[WholeMove]:
    """The moves that begin with the listed actions, in their order.

    The state is one that the seats may know: without secrets, or as they imagine it. A move ends
    where ``is_answered`` says that a standing answer takes over.
    """
    return _Growth(game, words, is_answered).grow(state, listed)


class _Growth:
    def __init__(
        self, game: AnyGameSpec, words: Language, is_answered: Callable[[Any], bool] | None
    ) -> None:
        self.game = game
        self.is_answered = is_answered
        self.words = words
        self.seen: dict[tuple[str, tuple[str, ...]], int] = {}
        """The positions reached so far, each with what its moves name, and the fewest actions it
        took."""

    def grow(self, state: Any, listed: Sequence[Action]) -> list[WholeMove]:
        order = {action: n for n, action in enumerate(listed)}
        ended: list[WholeMove] = []
        open_ = deque(self._branches(state, WholeMove((), ()), list(listed)))
        tried = 0
        while open_:
            before, move = open_.popleft()
            if tried >= MAX_TRIED or len(ended) + len(open_) >= MAX_MOVES:
                ended.append(move)
                continue
            tried += 1
            after = self._after(before, move)
            if after is None:
                ended.append(move)
            else:
                open_.extend(after)
        return sorted(ended, key=lambda move: order[move.actions[0]])

    def _after(self, before: Any, move: WholeMove) -> list[Branch] | None:
        """The ways to continue a move; [] if another came to the same, None if it is complete."""
        game, action = self.game, move.actions[-1]
        state = before.clone()
        chance, log = RecordingChance(SeededChance(0)), silent()
        game.rules.push(state, action, chance, log)
        if chance.revealed and log.barrier:
            move.draws = own_draws(game, before, action)
        else:
            move.draws = len(chance.draws) if chance.revealed else 0
        move.free = not (chance.revealed or log.barrier)
        move.ends = not chance.revealed and game.rules.outcome(state) is not None
        if not move.free or not game.show.moves.completing:
            return None
        if self._seen_before(move, state):
            return []
        asked = game.rules.asked(state, action.seat)
        if asked is None or asked.name not in game.show.moves.completing:
            return None
        if action.seat not in game.rules.awaiting(state).seats:
            return None
        if self.is_answered is not None and self.is_answered(state):
            return None
        mine = [one for one in game.rules.legal(state) if one.seat == action.seat]
        return self._branches(state, move, mine)

    def _branches(self, state: Any, begun: WholeMove, listed: list[Action]) -> list[Branch]:
        say, put_aside = self.game.show.say_action, self.game.show.moves.aside
        branches: list[Branch] = []
        for action in listed:
            texts = (*begun.texts, say(self.words, state, action))
            aside = begun.aside or put_aside(state, action, listed)
            branches.append((state, WholeMove((*begun.actions, action), texts, aside)))
        return branches

    def _seen_before(self, move: WholeMove, state: Any) -> bool:
        """Whether a move that names the same pieces has led to the same position; the one that took
        more actions is put aside."""
        names = [
            str(getattr(action, field))
            for action in move.actions
            for field in action.__struct_fields__
            if field != "seat" and field not in self.game.show.moves.unnamed
        ]
        position = (state_digest(self.game, state), tuple(sorted(names)))
        fewest = self.seen.get(position)
        if fewest is None:
            self.seen[position] = len(move.actions)
        elif fewest < len(move.actions):
            move.aside = True
        return fewest == len(move.actions)


class DrawCounter(Log):
    """A log that notes how many draws were made before the first heading of the story: those of the
    move itself, without what the next turn or phase draws."""

    def __init__(self, game: AnyGameSpec, chance: RecordingChance) -> None:
        super().__init__()
        self._game = game
        self._chance = chance
        self._before_heading: int | None = None

    def add(self, event: Event) -> None:
        if self._before_heading is None and self._game.show.story(event).weight == "heading":
            self._before_heading = len(self._chance.draws)
        super().add(event)

    @property
    def draws(self) -> int:
        before = self._before_heading
        return len(self._chance.draws) if before is None else before


def own_draws(game: AnyGameSpec, state: Any, action: Action) -> int:
    """How many draws an action makes itself, before the turn or phase that follows it."""
    chance = RecordingChance(SeededChance(0))
    log = DrawCounter(game, chance)
    game.rules.push(state.clone(), action, chance, log)
    return log.draws


def kind_of_move(game: AnyGameSpec, move: WholeMove) -> str:
    """The word under which similar moves are offered together."""
    return str(game.show.moves.kind(move.actions[0]))
