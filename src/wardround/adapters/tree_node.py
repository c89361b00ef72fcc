"""A node of the game tree: everything that OpenSpiel's mutable states need, as a value.

A node never changes; acting gives another one, so copies cost nothing. The past that a player
remembers is the chain of decisions before it; states are kept only once they are asked for.
"""

# Compiled with the engine.
from __future__ import annotations

from typing import Any, Final

from msgspec import json

from wardround.adapters.action_table import WAIT
from wardround.adapters.configured_game import ConfiguredGame, configure
from wardround.adapters.open_chance import AskingChance, DrawNeeded
from wardround.core.actions import Action
from wardround.core.codec import action_from_data, canonical, digest, to_data
from wardround.core.game import Awaiting, Outcome
from wardround.core.log import silent

CHANCE: Final = -1
TERMINAL: Final = -4
"""OpenSpiel's player numbers for when no player acts."""
NOBODY_ASKED: Final = Awaiting((), "")


class Transition:
    """How a state was reached: by an action and the draws in it, or by the draws of the setup."""

    __slots__ = ("action", "given")

    def __init__(self, action: Action | None, given: list[int]) -> None:
        self.action = action
        self.given = given

    def replay(self, configured: ConfiguredGame, state: Any) -> Any:
        """Repeat the transition, starting from the state of the decision before."""
        chance = AskingChance(self.given)
        if self.action is None:
            return configured.game.rules.setup(configured.options, configured.content, chance)
        after = state.clone()
        configured.game.rules.push(after, self.action, chance, silent())
        return after


class PastDecision:
    """A decision that was made, and what the players had seen up to it.

    A player's past is a chain of digests, computed on demand. Until then only transitions are kept,
    no states: a past full of states would outweigh the rest of the game, and most players never ask
    for it.
    """

    __slots__ = ("actor", "before", "chains", "configured", "index", "state", "transition")

    def __init__(
        self, configured: ConfiguredGame, before: PastDecision | None, actor: int, index: int
    ) -> None:
        self.configured = configured
        self.before = before
        self.actor = actor
        self.index = index
        self.transition: Transition | None = None
        """From the state of the previous decision; None if that is the same state, or unknown."""
        self.state: Any = None
        """The state in which the decision was made, if kept."""
        self.chains: dict[int, str] = {}

    def chain(self, player: int) -> str:
        """A digest of everything a player saw and did."""
        todo: list[PastDecision] = []
        past: PastDecision | None = self
        while past is not None and player not in past.chains:
            todo.append(past)
            past = past.before
        chain = past.chains[player] if past is not None else ""
        for past in reversed(todo):
            view = self.configured.game.rules.view(past.recalled(), player)
            did = past.index if past.actor == player else None
            chain = digest([chain, to_data(view), did])
            past.chains[player] = chain
        return chain

    def recalled(self) -> Any:
        """The state in which the decision was made; kept from now on."""
        todo: list[PastDecision] = []
        past: PastDecision | None = self
        while past is not None and past.state is None:
            todo.append(past)
            past = past.before
        state = past.state if past is not None else None
        for past in reversed(todo):
            if past.transition is not None:
                state = past.transition.replay(self.configured, state)
            past.state = state
        return self.state


class TreeNode:
    """A decision, a draw, or the end."""

    __slots__ = (
        "answers",
        "asked",
        "awaiting",
        "choices",
        "configured",
        "interrupts",
        "is_recalled",
        "is_start",
        "labels",
        "odds",
        "optional",
        "outcome",
        "past",
        "pending",
        "player",
        "settled",
        "state",
        "transition",
    )

    def __init__(
        self, configured: ConfiguredGame, interrupts: bool, past: PastDecision | None
    ) -> None:
        self.configured = configured
        self.interrupts = interrupts
        self.past = past
        self.state: Any = None
        """The state; while a draw is open, the state in which the action was taken."""
        self.transition: Transition | None = None
        """How the state was reached from that of the previous decision."""
        self.is_recalled = False
        """Whether the past has been asked for: states are kept from here on."""
        self.is_start = False
        """Whether no transition leads to this state, because it was loaded or imagined."""
        self.pending: Action | None = None
        self.settled: tuple[int, ...] = ()
        """The answers to earlier draws, while an action is pending."""
        self.labels: list[str] = []
        self.answers: list[int] = []
        self.odds: list[float] = []
        self.outcome: Outcome | None = None
        self.awaiting = NOBODY_ASKED
        self.player = TERMINAL
        """The asked seat, as OpenSpiel counts it."""
        self.asked = -1
        self.optional: tuple[int, ...] = ()
        self.choices: dict[int, Action | None] = {}

    def __deepcopy__(self, memo: Any) -> TreeNode:
        return self

    # -- acting ------------------------------------------------------------------------------

    @classmethod
    def first(cls, configured: ConfiguredGame, interrupts: bool) -> TreeNode:
        """The first node of a game: the first draw of the setup."""
        node = cls(configured, interrupts, None)
        node._carry_out()
        return node

    @property
    def is_draw(self) -> bool:
        return bool(self.labels)

    def after(self, index: int) -> TreeNode:
        """The node after a draw's outcome, or after the index that the asked seat chose."""
        if self.is_draw:
            node = TreeNode(self.configured, self.interrupts, self.past)
            node.state, node.pending = self.state, self.pending
            node.settled = (*self.settled, self.answers[index])
            node.is_recalled, node.is_start = self.is_recalled, self.is_start
            node._carry_out()
            return node
        past = PastDecision(self.configured, self.past, self.asked, index)
        past.transition = self.transition
        if self.is_recalled or self.is_start:
            past.state = self.state
        node = TreeNode(self.configured, self.interrupts, past)
        node.state = self.state
        node.pending = self.choices[index]
        node.is_recalled = self.is_recalled
        if node.pending is None:
            node._ask(self.optional)
        else:
            node._carry_out()
        return node

    def _carry_out(self) -> None:
        """Carry out what is pending, up to the next open draw."""
        game, chance = self.configured.game, AskingChance(self.settled)
        try:
            if self.state is None:
                state = game.rules.setup(self.configured.options, self.configured.content, chance)
            else:
                state = self.state.clone()
                assert self.pending is not None
                game.rules.push(state, self.pending, chance, silent())
        except DrawNeeded as need:
            self.labels, self.odds, self.answers = need.labels, need.odds, need.answers
            self.settled = tuple(need.given)
            self.player = CHANCE
            return
        self.transition = Transition(self.pending, chance.given)
        self.state, self.pending, self.settled = state, None, ()
        self._ask(None)

    def _ask(self, optional: tuple[int, ...] | None) -> None:
        """Ask the game whom it waits for; ``optional`` seats have not yet said whether they act."""
        game = self.configured.game
        self.awaiting = game.rules.awaiting(self.state)
        listed: list[Action] = game.rules.legal(self.state)
        if not listed:
            self.outcome = game.rules.outcome(self.state)
            return
        if optional is None:
            optional = self.awaiting.may_act if self.interrupts else ()
        self.asked, self.choices, self.optional = self.configured.actions.next_question(
            listed, self.awaiting, optional
        )
        self.player = self.asked

    def replaced(self, state: Any) -> TreeNode:
        """The same decision in another state that looks the same to the asked seat."""
        node = TreeNode(self.configured, self.interrupts, self.past)
        node.state = state
        node.is_start = True
        waiting = (self.asked, *self.optional) if WAIT in self.choices else ()
        node._ask(waiting)
        return node

    # -- seeing -------------------------------------------------------------------------------

    def observation(self, player: int) -> str:
        """What a player sees now, as JSON."""
        if self.state is None:
            return "setup"
        view = self.configured.game.rules.view(self.state, player)
        draw = "draw" if self.is_draw else ""
        return canonical([to_data(view), to_data(self.awaiting), draw]).decode()

    def information(self, player: int) -> str:
        """What a player sees now, and saw and did before: equal for equal pasts only."""
        self.is_recalled = True
        past = self.past.chain(player) if self.past is not None else ""
        return f"{past} {self.observation(player)}"

    # -- serialisation ------------------------------------------------------------------------

    def __reduce__(self) -> tuple[Any, ...]:
        configured = self.configured
        seats = range(configured.seats)
        data = {
            "state": None if self.state is None else configured.game.rules.dump(self.state),
            "pending": None if self.pending is None else to_data(self.pending),
            "settled": self.settled,
            "waiting": (self.asked, *self.optional) if WAIT in self.choices else (),
            "past": None if self.past is None else [self.past.chain(seat) for seat in seats],
        }
        game = configured.game.package.rpartition(".")[2]
        return _restored, (game, configured.options, self.interrupts, json.encode(data))


def _restored(game: str, options: dict[str, Any], interrupts: bool, raw: bytes) -> TreeNode:
    """The node that was serialised."""
    configured = configure(game, options)
    data = json.decode(raw)
    past: PastDecision | None = None
    if data["past"] is not None:
        past = PastDecision(configured, None, -1, -1)
        past.chains = dict(enumerate(data["past"]))
    node = TreeNode(configured, interrupts, past)
    node.is_start = True
    if data["state"] is not None:
        node.state = configured.game.rules.load(
            configured.options, configured.content, data["state"]
        )
    if data["pending"] is not None:
        node.pending = action_from_data(configured.game, data["pending"])
    node.settled = tuple(data["settled"])
    if node.state is None or node.pending is not None:
        node._carry_out()
    else:
        node._ask(tuple(data["waiting"]))
    return node
