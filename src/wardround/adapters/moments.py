"""A moment of a game: everything that OpenSpiel's mutable states need, as a value.

What a moment tells never changes; acting gives another one. So copies cost nothing. The past that
a player remembers is the chain of decisions before, with states only for those who ask.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec import json

from wardround.adapters.action_table import WAIT
from wardround.adapters.draws import AskingChance, DrawNeeded
from wardround.adapters.setting import Setting, make_setting
from wardround.core.actions import Action
from wardround.core.codec import action_from_data, canonical, digest, to_data
from wardround.core.game import Awaiting, Outcome
from wardround.core.log import silent

CHANCE: Final = -1
TERMINAL: Final = -4
"""How OpenSpiel calls those who act when no player does."""
NOBODY_ASKED: Final = Awaiting((), "", "")


class Way:
    """How a state was reached: by an action and the draws in it, or by the draws of the setup."""

    __slots__ = ("action", "given")

    def __init__(self, action: Action | None, given: list[int]) -> None:
        self.action = action
        self.given = given

    def lead(self, setting: Setting, state: Any) -> Any:
        """Go the way again, from the state of the decision before."""
        chance = AskingChance(self.given)
        if self.action is None:
            return setting.game.setup(setting.options, setting.content, chance)
        after = state.clone()
        setting.game.push(after, self.action, chance, silent())
        return after


class Memory:
    """A decision that was made, and what the players had seen up to it.

    Players' pasts are chains of digests that are made when somebody asks for them. Until then no
    state is kept, only the way to it: a past full of states is more than the rest of the game, and
    most players never ask.
    """

    __slots__ = ("actor", "before", "chains", "index", "setting", "state", "way")

    def __init__(self, setting: Setting, before: Memory | None, actor: int, index: int) -> None:
        self.setting = setting
        self.before = before
        self.actor = actor
        self.index = index
        self.way: Way | None = None
        """From the state of the decision before; none if it is the same, or nobody knows."""
        self.state: Any = None
        """The state in which the decision was made, if it is kept."""
        self.chains: dict[int, str] = {}

    def chain(self, player: int) -> str:
        """A digest over all that a player saw and did."""
        todo: list[Memory] = []
        memory: Memory | None = self
        while memory is not None and player not in memory.chains:
            todo.append(memory)
            memory = memory.before
        chain = memory.chains[player] if memory is not None else ""
        for memory in reversed(todo):
            view = self.setting.game.view(memory.recalled(), player)
            did = memory.index if memory.actor == player else None
            chain = digest([chain, to_data(view), did])
            memory.chains[player] = chain
        return chain

    def recalled(self) -> Any:
        """The state in which the decision was made; from now on it is kept."""
        todo: list[Memory] = []
        memory: Memory | None = self
        while memory is not None and memory.state is None:
            todo.append(memory)
            memory = memory.before
        state = memory.state if memory is not None else None
        for memory in reversed(todo):
            if memory.way is not None:
                state = memory.way.lead(self.setting, state)
            memory.state = state
        return self.state


class Moment:
    """A decision, a draw, or the end."""

    __slots__ = (
        "answers",
        "asked",
        "awaiting",
        "choices",
        "interrupts",
        "is_recalled",
        "is_start",
        "labels",
        "memory",
        "odds",
        "outcome",
        "pending",
        "player",
        "setting",
        "settled",
        "state",
        "to_ask",
        "way",
    )

    def __init__(self, setting: Setting, interrupts: bool, memory: Memory | None) -> None:
        self.setting = setting
        self.interrupts = interrupts
        self.memory = memory
        self.state: Any = None
        """The state, or before a draw is settled the state in which the action was taken."""
        self.way: Way | None = None
        """How the state was reached from that of the decision before."""
        self.is_recalled = False
        """Whether somebody asks for the past: then states are kept from here on."""
        self.is_start = False
        """Whether no way leads to this state, because it was loaded or imagined."""
        self.pending: Action | None = None
        self.settled: tuple[int, ...] = ()
        """The answers of the draws before, while something is pending."""
        self.labels: list[str] = []
        self.answers: list[int] = []
        self.odds: list[float] = []
        self.outcome: Outcome | None = None
        self.awaiting = NOBODY_ASKED
        self.player = TERMINAL
        """The seat that is asked, as OpenSpiel counts it."""
        self.asked = -1
        self.to_ask: tuple[int, ...] = ()
        self.choices: dict[int, Action | None] = {}

    def __deepcopy__(self, memo: Any) -> Moment:
        return self

    # -- going on -----------------------------------------------------------------------------

    @classmethod
    def first(cls, setting: Setting, interrupts: bool) -> Moment:
        """The first moment of a game: the first draw of the setup."""
        moment = cls(setting, interrupts, None)
        moment._go_on()
        return moment

    @property
    def is_draw(self) -> bool:
        return bool(self.labels)

    def after(self, index: int) -> Moment:
        """The moment after an outcome of a draw, or after an index that the asked seat chose."""
        if self.is_draw:
            moment = Moment(self.setting, self.interrupts, self.memory)
            moment.state, moment.pending = self.state, self.pending
            moment.settled = (*self.settled, self.answers[index])
            moment.is_recalled, moment.is_start = self.is_recalled, self.is_start
            moment._go_on()
            return moment
        memory = Memory(self.setting, self.memory, self.asked, index)
        memory.way = self.way
        if self.is_recalled or self.is_start:
            memory.state = self.state
        moment = Moment(self.setting, self.interrupts, memory)
        moment.state = self.state
        moment.pending = self.choices[index]
        moment.is_recalled = self.is_recalled
        if moment.pending is None:
            moment._look(self.to_ask)
        else:
            moment._go_on()
        return moment

    def _go_on(self) -> None:
        """Carry out what is pending, up to the next draw that is not settled."""
        game, chance = self.setting.game, AskingChance(self.settled)
        try:
            if self.state is None:
                state = game.setup(self.setting.options, self.setting.content, chance)
            else:
                state = self.state.clone()
                assert self.pending is not None
                game.push(state, self.pending, chance, silent())
        except DrawNeeded as need:
            self.labels, self.odds, self.answers = need.labels, need.odds, need.answers
            self.settled = tuple(need.given)
            self.player = CHANCE
            return
        self.way = Way(self.pending, chance.given)
        self.state, self.pending, self.settled = state, None, ()
        self._look(None)

    def _look(self, to_ask: tuple[int, ...] | None) -> None:
        """See who is asked; ``to_ask`` are the seats that have yet to say if they act."""
        game = self.setting.game
        self.awaiting = game.awaiting(self.state)
        listed: list[Action] = game.legal(self.state)
        if not listed:
            self.outcome = game.outcome(self.state)
            return
        if to_ask is None:
            to_ask = self.awaiting.may_act if self.interrupts else ()
        table = self.setting.actions
        for n, seat in enumerate(to_ask):
            table.choices(listed, seat, self.choices)
            if self.choices:
                self.choices[WAIT] = None
                self.asked = self.player = seat
                self.to_ask = to_ask[n + 1 :]
                return
        self.asked = self.player = self.awaiting.seats[0]
        table.choices(listed, self.asked, self.choices)

    def replaced(self, state: Any) -> Moment:
        """The same decision in another state that looks the same to the asked seat."""
        moment = Moment(self.setting, self.interrupts, self.memory)
        moment.state = state
        moment.is_start = True
        waiting = (self.asked, *self.to_ask) if WAIT in self.choices else ()
        moment._look(waiting)
        return moment

    # -- seeing -------------------------------------------------------------------------------

    def observation(self, player: int) -> str:
        """What a player sees now, as JSON."""
        if self.state is None:
            return "setup"
        view = self.setting.game.view(self.state, player)
        draw = "draw" if self.is_draw else ""
        return canonical([to_data(view), to_data(self.awaiting), draw]).decode()

    def information(self, player: int) -> str:
        """What a player sees now and has seen and done before: the same for equal pasts only."""
        self.is_recalled = True
        past = self.memory.chain(player) if self.memory is not None else ""
        return f"{past} {self.observation(player)}"

    # -- serialisation ------------------------------------------------------------------------

    def __reduce__(self) -> tuple[Any, ...]:
        setting = self.setting
        seats = range(setting.seats)
        data = {
            "state": None if self.state is None else setting.game.dump(self.state),
            "pending": None if self.pending is None else to_data(self.pending),
            "settled": self.settled,
            "waiting": (self.asked, *self.to_ask) if WAIT in self.choices else (),
            "past": None if self.memory is None else [self.memory.chain(seat) for seat in seats],
        }
        game = setting.game.package.rpartition(".")[2]
        return _restored, (game, setting.options, self.interrupts, json.encode(data))


def _restored(game: str, options: dict[str, Any], interrupts: bool, raw: bytes) -> Moment:
    """The moment that was serialised."""
    setting = make_setting(game, options)
    data = json.decode(raw)
    memory: Memory | None = None
    if data["past"] is not None:
        memory = Memory(setting, None, -1, -1)
        memory.chains = dict(enumerate(data["past"]))
    moment = Moment(setting, interrupts, memory)
    moment.is_start = True
    if data["state"] is not None:
        moment.state = setting.game.load(setting.options, setting.content, data["state"])
    if data["pending"] is not None:
        moment.pending = action_from_data(setting.game, data["pending"])
    moment.settled = tuple(data["settled"])
    if moment.state is None or moment.pending is not None:
        moment._go_on()
    else:
        moment._look(tuple(data["waiting"]))
    return moment
