"""A game is a record of functions: `Game`. Everything else is built on it.

The functions of a game are pure rules: they take a state, and chance where it is needed, and do no
I/O. ``legal`` is the one source of legality: `step` accepts exactly what it lists, and
`why_not` names the rule behind a refusal.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Generic, Literal, Protocol, Self, TypeAlias, TypeVar

import msgspec

from wardround.core.actions import Action, Event, Refusal, RuleError
from wardround.core.chance import Chance
from wardround.core.content import Tables
from wardround.core.decisions import Decision
from wardround.core.encoding import Encoder
from wardround.core.log import Log
from wardround.core.messages import LocalizedText, Phrase

OptionValue: TypeAlias = bool | int | str
Options: TypeAlias = dict[str, OptionValue]


class Credit(msgspec.Struct, frozen=True):
    """Who made the printed game that this one implements."""

    work: str
    by: str
    note: str = ""


class Option(msgspec.Struct, frozen=True):
    """One switch of a game: its possible values, its default, and the rule it belongs to.

    ``seats`` is an option of every game.
    """

    id: str
    """The message is ``option-<id>``, with attributes ``help`` and one for each value."""
    values: tuple[OptionValue, ...]
    default: OptionValue
    rule: str
    seat: int | None = None
    """The seat it concerns: without that seat there is nothing to choose."""
    when: tuple[tuple[str, OptionValue], ...] = ()
    """Settings of other options without which it has no effect and is not offered."""
    kind: Literal["", "difficulty", "expansion"] = ""
    """Whether, and as what, finished games are grouped by it."""
    label: LocalizedText = ""
    """Filled in by `localized_meta`, like the next two."""
    help: str = ""
    value_labels: tuple[str, ...] = ()


class Meta(msgspec.Struct, frozen=True):
    """What people want to know about a game before they sit down."""

    id: str
    title: str
    kind: Literal["team", "rivals", "team or rivals", "solo"]
    minutes: tuple[int, int]
    options: tuple[Option, ...]
    credits: tuple[Credit, ...]
    rules_version: int
    end_reasons: tuple[str, ...]
    """Every reason with which ``outcome`` can end a game; each has a recorded playthrough."""
    secrets: bool = False
    """Whether a seat ever knows something that another does not."""
    team_when: tuple[tuple[str, OptionValue], ...] = ()
    """Option settings under which the seats of a "team or rivals" game are one team."""
    hidden_decisions: tuple[str, ...] = ()
    """Decisions, by name, whose answers other seats do not learn at once."""
    turn_rule: str = ""
    """The rule that says whose turn it is, cited to a seat that is not asked; if empty, the rule
    of the decision that another seat is asked."""
    take_backs: tuple[str, ...] = ()
    """Kinds of action that only take a choice back: bots skip them to avoid loops."""
    summary: LocalizedText = ""
    """Filled in by `localized_meta`."""

    @property
    def seats(self) -> tuple[int, ...]:
        return tuple(int(value) for value in self.option("seats").values)

    def is_team(self, options: Options) -> bool:
        """Whether the seats win and lose together; a single seat always does."""
        return (
            self.kind == "team"
            or options["seats"] == 1
            or any(options.get(name) == value for name, value in self.team_when)
        )

    def option(self, name: str) -> Option:
        for option in self.options:
            if option.id == name:
                return option
        raise KeyError(name)


class Awaiting(msgspec.Struct, frozen=True):
    """What the game waits for."""

    seats: tuple[int, ...]
    """The seats whose answer is needed; several where a choice is simultaneous."""
    decision: str
    """The kind of decision, by its name in the rules."""
    rule: str = ""
    may_act: tuple[int, ...] = ()
    """Seats that may act too, but need not."""
    facts: dict[str, Any] = {}
    """Values for the question's message, ``prompt-<decision>``."""
    prompt: LocalizedText = ""
    """The question in words, filled in by `localized_awaiting`."""


class ScoreLine(msgspec.Struct, frozen=True):
    """One line of an explained score."""

    seat: int | None
    line: str
    """What it counts: the message is ``score-<line>``."""
    points: float
    rule: str
    facts: dict[str, Any] = {}
    label: LocalizedText = ""
    """The line in words, filled in by `localized_outcome`."""


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended."""

    reason: str
    """The message is ``end-<reason>``."""
    rule: str
    winners: tuple[int, ...]
    """The winning seats: all or none in a team game; several after a tie."""
    scores: tuple[float, ...]
    """One per seat; the same for all in a team game."""
    ranks: tuple[int, ...]
    """One per seat, 1 is best; equal after a tie."""
    lines: tuple[ScoreLine, ...] = ()
    facts: dict[str, Any] = {}
    text: LocalizedText = ""
    """How it ended in words, filled in by `localized_outcome`."""


class State(Protocol):
    """What every game's state can do. Plain data: slots, ints, lists; no generator, no log."""

    def clone(self) -> Self: ...


S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
C = TypeVar("C")
V = TypeVar("V", bound=msgspec.Struct)


def _imagine_nothing(state: S, seat: int | None, chance: Chance) -> S:
    return state.clone()


@dataclass(frozen=True, kw_only=True)
class Script(Generic[S, A]):
    """How a sensible player plays, fast enough for a bot to play whole games in its head.

    With a script a bot tries its answers by playing each game out to the real end, where the result
    needs no estimate: a half-finished plan is worth what comes of it.
    """

    next_seat: Callable[[S], int]
    """A seat whose answer is needed; -1 after the end."""
    answer: Callable[[S, int], A]
    """What a sensible player answers: one of the asked seat's listed actions."""
    weighty: frozenset[str]
    """The decisions, by name, that deserve more thought than the script's answer."""
    candidates: Callable[[S, int, A, list[A]], list[A]]
    """The answers worth trying out of those listed, the script's own answer first. Where it is not
    the only one, thorough bots try the others as well."""
    grade: Callable[[S, int], float]
    """How well a finished game went for a seat, from 0 to 1: clear wins above narrow ones."""
    expected: Callable[[S, int], float] | None = None
    """The expected grade of an unfinished game in which this seat has a weighty decision, where
    that says more than playing on with its luck would; -1: cannot tell. For team games only: all
    seats share the grade."""
    horizon: int = 0
    """How many answers a try plays before it asks `expected`."""
    insight: Callable[[S, int], bytes] | None = None
    """The row of small numbers that `expected` is learned from (`wardround lab values`)."""
    tries: int = 1
    """How many tries thorough bots make for each one their level promises: more where tries are
    quick."""

    @cached_property
    def to_the_end(self) -> Script[S, A]:
        """The same without `expected`: every try ends with a result."""
        return replace(self, expected=None)


@dataclass(frozen=True, kw_only=True)
class Rules(Generic[S, A, C, V]):
    """What can happen in a game. Pure functions: they take chance where they need it.

    S is the game's state, A its actions, C its content, V its view.
    """

    actions: tuple[type[A], ...]
    events: tuple[type[Event], ...]
    view_type: type[V]

    content: Callable[[Tables], C]
    """Typed, cross-checked content from raw tables; raises ContentError."""
    setup: Callable[[Options, C, Chance], S]
    """A new game. Options are complete and valid (see `resolve_options`)."""
    legal: Callable[[S], list[A]]
    """Every action of every seat that may act now, in a fixed order; empty after the end."""
    push: Callable[[S, A, Chance, Log], None]
    """Carry out a listed action. Trusts the caller: `step` is the checked way in."""
    asked: Callable[[S, int], Decision[S] | None]
    """The decision that a seat may answer now; None if it is asked nothing."""
    awaiting: Callable[[S], Awaiting]
    outcome: Callable[[S], Outcome | None]

    view: Callable[[S, int | None], V]
    """What a seat may see; None is a spectator. Secrets have no other way out."""
    dump: Callable[[S], dict[str, Any]]
    """The whole state as JSON-ready data, without options and content."""
    load: Callable[[Options, C, dict[str, Any]], S]
    options: Callable[[S], Options]
    """The options that a state was set up with."""
    position: Callable[[Options, C, dict[str, Any]], S]
    """A state from a short description in the game's own terms; raises PositionError."""
    census: Callable[[S], dict[str, int]]
    """Counts that never change during a game: pieces are conserved."""

    objection: Callable[[S, A], Refusal | None] | None = None
    """What the game says about an unlisted action before it checks whose turn it is: an id that is
    not in the game, a seat that is out."""
    imagine: Callable[[S, int | None, Chance], S] = _imagine_nothing
    """A state that looks the same to this seat, with everything it cannot see redrawn. Without
    secrets a copy will do."""
    opening: Callable[[Options, C, Chance], list[Event]] | None = None
    """What the log tells from before the first question; takes the same chance as `setup`."""
    give_up: Callable[[S, Log], None] | None = None
    """End the game because all seats agreed to; never a listed action."""
    upgrade: Callable[[int, dict[str, Any]], dict[str, Any]] | None = None
    """Rewrites a journal line of an older rules version, which it is given, the way the present
    version would write it: a renamed action or option. By default lines are read as they are."""


@dataclass(frozen=True, kw_only=True)
class Advice(Generic[S, A, C]):
    """What bots are told about playing well; a game without any is played at random."""

    evaluate: Callable[[S, int], float] | None = None
    """How good a position is for a seat, from 0 (lost) to 1 (won)."""
    rate: Callable[[S, list[A]], list[float]] | None = None
    """Quick weights for listed actions: the light rollout policy and the bots' first idea."""
    script: Script[S, A] | None = None
    """How a sensible player plays. Thinking bots use it in place of `evaluate`."""
    move_price: float = 0.0
    """The share of its value that a move costs bots: of many ways to the same position they take
    the shortest, and never go in circles."""
    encoder: Callable[[C], Encoder] | None = None
    """Writes what a seat sees as numbers, for learning. Without it the adapters encode the view,
    which is slower and says less."""


@dataclass(frozen=True, kw_only=True)
class Game(Generic[S, A, C, V]):
    """A game as the engine knows it; `presentation.game_spec.GameSpec` adds what people see."""

    meta: Meta
    package: str
    """The dotted name of the game's package, home of its content and RULES.md."""
    rules: Rules[S, A, C, V]
    advice: Advice[S, A, C] = Advice()

    @cached_property
    def take_back_kinds(self) -> frozenset[type[A]]:
        """The kinds of action that only take a choice back (`Meta.take_backs`)."""
        names = self.meta.take_backs
        return frozenset(kind for kind in self.rules.actions if kind.__struct_config__.tag in names)


AnyGame: TypeAlias = Game[Any, Any, Any, Any]


class PositionError(ValueError):
    """A position that makes no sense to the game: where, what was expected, what came."""

    def __init__(self, key: str, wants: Phrase, got: Any) -> None:
        super().__init__(f"{key}: expected {wants}, got {got!r}")
        self.key = key
        self.wants = wants
        self.got = got


class OptionError(ValueError):
    """An unknown option, or a value that ``option`` cannot have."""

    def __init__(self, text: str, option: str = "") -> None:
        super().__init__(text)
        self.option = option


def step(game: Game[S, A, C, V], state: S, action: A, chance: Chance, log: Log) -> None:
    """Carry out an action, or raise RuleError and leave the state unchanged."""
    if action not in game.rules.legal(state):
        raise RuleError(why_not(game, state, action))
    game.rules.push(state, action, chance, log)


def why_not(game: Game[S, A, C, V], state: S, action: A) -> Refusal:
    """Why an unlisted action is refused."""
    outcome = game.rules.outcome(state)
    if outcome is not None:
        return Refusal(outcome.rule, "game_over", outcome=outcome)
    objection = None if game.rules.objection is None else game.rules.objection(state, action)
    if objection is not None:
        return objection
    decision = game.rules.asked(state, action.seat)
    if decision is not None:
        return decision.refuse(state, action)
    awaiting = game.rules.awaiting(state)
    return Refusal(
        game.meta.turn_rule or awaiting.rule,
        "not_your_turn",
        players=[f"seat:{seat}" for seat in awaiting.seats],
        decision=awaiting.decision,
        facts=awaiting.facts,
    )


def resolve_options(meta: Meta, given: Mapping[str, OptionValue]) -> Options:
    """Complete options with defaults and refuse what the game does not know."""
    for name in given:
        if name not in {option.id for option in meta.options}:
            known = ", ".join(option.id for option in meta.options)
            raise OptionError(f"{meta.id} has no option {name!r}; it has: {known}")
    resolved: Options = {}
    for option in meta.options:
        value = given.get(option.id, option.default)
        if not any(type(value) is type(v) and value == v for v in option.values):
            allowed = ", ".join(as_typed(v) for v in option.values)
            raise OptionError(
                f"option {option.id} of {meta.id} cannot be {as_typed(value)}: "
                f"expected one of {allowed} ({option.rule})",
                option.id,
            )
        resolved[option.id] = value
    return resolved


def parse_option(meta: Meta, text: str) -> tuple[str, OptionValue]:
    """``name=value`` as people type it, with the value parsed as the option's own type."""
    name, equals, raw = text.partition("=")
    if not equals:
        raise OptionError(f"{text!r} is not an option: expected name=value")
    raw = raw.strip()
    values = next((option.values for option in meta.options if option.id == name), ())
    return name, next((value for value in values if as_typed(value) == raw), raw)


def as_typed(value: OptionValue) -> str:
    """A value as people type it: ``true``, ``4``, ``easy``."""
    return str(value).lower() if isinstance(value, bool) else str(value)
