"""A game is a record of functions: `GameSpec`. Everything else is built on it.

The functions of a game are pure rules: they take a state, and chance where it is needed, and do no
I/O. ``legal`` is the one source of legality: `step` accepts exactly what it lists, and
`GameSpec.why_not` names the rule behind a refusal.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Final, Generic, Literal, Protocol, Self, TypeAlias, TypeVar

import msgspec

from wardround.core.actions import Action, Event, Refusal, RuleError, kind_of
from wardround.core.chance import Chance
from wardround.core.content import Tables
from wardround.core.decisions import Decision
from wardround.core.editing import Editing
from wardround.core.encoding import Encoder
from wardround.core.log import Log
from wardround.core.picture import picture
from wardround.core.scene import Count, Scene
from wardround.core.standing import Moment, StandingAnswer
from wardround.core.story import PLAIN, Part
from wardround.core.words import Language, Phrase, Told, message_id

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
    label: Told = ""
    """Filled in by `GameSpec.described`, like the next two."""
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
    summary: Told = ""
    """Filled in by `GameSpec.described`."""

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
    prompt: Told = ""
    """The question in words, filled in by `GameSpec.ask`."""


class ScoreLine(msgspec.Struct, frozen=True):
    """One line of an explained score."""

    seat: int | None
    line: str
    """What it counts: the message is ``score-<line>``."""
    points: float
    rule: str
    facts: dict[str, Any] = {}
    label: Told = ""
    """The line in words, filled in by `GameSpec.tell`."""


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
    text: Told = ""
    """How it ended in words, filled in by `GameSpec.tell`."""


class Role(msgspec.Struct, frozen=True):
    """Who a seat plays."""

    seat: int
    id: str
    """A mention, by which catalogues translate the name."""
    name: str


class Danger(msgspec.Struct, frozen=True):
    """Something bad that a move leads to, shown before it is made."""

    kind: str
    """The message is ``danger-<kind>``."""
    rule: str
    facts: dict[str, Any] = {}
    text: Told = ""
    """In words, filled in by `GameSpec.warn`."""


class State(Protocol):
    """What every game's state can do. Plain data: slots, ints, lists; no generator, no log."""

    def clone(self) -> Self: ...


S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
C = TypeVar("C")
V = TypeVar("V", bound=msgspec.Struct)


def _plain(event: Event) -> Part:
    return PLAIN


def _say_facts(words: Language, refusal: Refusal) -> str:
    return words.say(message_id("refusal", refusal.reason), **refusal.facts)


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


def _costs_no_more(state: S, action: A, listed: list[A]) -> bool:
    return False


@dataclass(frozen=True, kw_only=True)
class Moves(Generic[S, A]):
    """How actions combine into the moves people think in; see `core.whole_moves`."""

    completing: frozenset[str] = frozenset()
    """Decisions, by name, that complete the move that led to them."""
    kind: Callable[[A], str] = kind_of
    """The word under which moves that begin with this action are offered together."""
    aside: Callable[[S, A, list[A]], bool] = _costs_no_more
    """Whether another of the listed actions does the same and costs less."""
    unnamed: frozenset[str] = frozenset()
    """Fields of actions that players do not point at: the route, where only the goal counts."""
    say: Callable[[Language, S, tuple[A, ...], tuple[str, ...]], str] | None = None
    """A move of several actions as one sentence, given the position before it and the sentences of
    its actions. By default those are joined."""


SINGLE_MOVES: Final = Moves[Any, Any]()
"""Every action is a move."""


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
    give_up: Callable[[S, Log], None] | None = None
    """End the game because all seats agreed to; never a listed action."""
    upgrade: Callable[[int, dict[str, Any]], dict[str, Any]] | None = None
    """Rewrites a journal line of an older rules version, which it is given, the way the present
    version would write it: a renamed action or option. By default lines are read as they are."""


@dataclass(frozen=True, kw_only=True)
class Show(Generic[S, A, C, V]):
    """What people see of a game, and what helps them to play it."""

    scene: Callable[[Language, V], Scene]
    """The view as zones and pieces, for the generic table and for screen readers."""
    say_action: Callable[[Language, S, A], str]
    say_event: Callable[[Language, C, Event], str]

    refusal_words: Callable[[Language, Refusal], str] = _say_facts
    """The game's own refusals in words; `say_refusal` adds the ones that all games share."""
    story: Callable[[Event], Part] = _plain
    """The part an event plays in the story: a heading, news, bookkeeping; what it adds to."""
    counts: Callable[[Language, V], list[Count]] | None = None
    """The numbers the game is about, for the curves afterwards; by default the scene's facts."""
    roles: Callable[[V], list[Role]] | None = None
    """Who plays whom, where that is more than a colour; a seat may have several roles."""
    dangers: Callable[[S, A, list[Event]], list[Danger]] | None = None
    """What to warn players about: given the position before the last action of a move, that
    action, and the events of the whole move. A loss of the game is added by the caller."""
    moves: Moves[S, A] = SINGLE_MOVES
    """Which actions belong together. By default every action is a move."""
    editing: Editing[C] | None = None
    """What the position editor can set; without it positions are written as text."""
    standing: tuple[StandingAnswer[S, A], ...] = ()
    """What a seat can answer in advance. Every game also has `standing.EVERYWHERE`."""
    moments: tuple[Moment[S], ...] = ()
    """Moments at which a seat may want to be asked anyway."""


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
class GameSpec(Generic[S, A, C, V]):
    """A game: its rules, what people see of it, what bots are told about it."""

    meta: Meta
    package: str
    """The dotted name of the game's package, home of its content and RULES.md."""
    rules: Rules[S, A, C, V]
    show: Show[S, A, C, V]
    advice: Advice[S, A, C] = Advice()

    @cached_property
    def take_back_kinds(self) -> frozenset[type[A]]:
        """The kinds of action that only take a choice back (`Meta.take_backs`)."""
        names = self.meta.take_backs
        return frozenset(kind for kind in self.rules.actions if kind.__struct_config__.tag in names)

    def why_not(self, state: S, action: A) -> Refusal:
        """Why an unlisted action is refused."""
        outcome = self.rules.outcome(state)
        if outcome is not None:
            return Refusal(outcome.rule, "game_over", outcome=outcome)
        objection = None if self.rules.objection is None else self.rules.objection(state, action)
        if objection is not None:
            return objection
        decision = self.rules.asked(state, action.seat)
        if decision is not None:
            return decision.refuse(state, action)
        awaiting = self.rules.awaiting(state)
        return Refusal(
            self.meta.turn_rule or awaiting.rule,
            "not_your_turn",
            players=[f"seat:{seat}" for seat in awaiting.seats],
            decision=awaiting.decision,
            facts=awaiting.facts,
        )

    # -- in words -----------------------------------------------------------------------------

    def say_refusal(self, words: Language, refusal: Refusal) -> str:
        """A refusal as a sentence that says what would have to change."""
        facts = refusal.facts
        if refusal.reason == "game_over":
            return words.say("refusal-game-over", ending=self.tell(words, facts["outcome"]).text)
        if refusal.reason not in COMMON_REFUSALS:
            return self.show.refusal_words(words, refusal)
        question = words.say(message_id("prompt", facts["decision"]), **facts["facts"])
        players = {"players": facts["players"]} if "players" in facts else {}
        return words.say(message_id("refusal", refusal.reason), **players, question=question)

    def ask(self, words: Language, awaiting: Awaiting) -> Awaiting:
        """What the game waits for, with the question in words."""
        prompt = words.say(message_id("prompt", awaiting.decision), **awaiting.facts)
        return msgspec.structs.replace(awaiting, facts={}, prompt=prompt)

    def tell(self, words: Language, outcome: Outcome) -> Outcome:
        """How the game ended, in words."""
        text = words.say(message_id("end", outcome.reason), **outcome.facts)
        lines = tuple(
            msgspec.structs.replace(
                line, facts={}, label=words.say(message_id("score", line.line), **line.facts)
            )
            for line in outcome.lines
        )
        return msgspec.structs.replace(outcome, facts={}, text=text, lines=lines)

    def warn(self, words: Language, danger: Danger) -> Danger:
        """A danger in words."""
        text = words.say(message_id("danger", danger.kind), **danger.facts)
        return msgspec.structs.replace(danger, facts={}, text=text)

    def described(self, words: Language) -> Meta:
        """What people want to know before they sit down, in words."""
        options = tuple(_described(words, option) for option in self.meta.options)
        return msgspec.structs.replace(self.meta, summary=words.say("summary"), options=options)

    def picture(self, words: Language, view: V) -> str:
        """The table for a terminal, in rich's console markup."""
        return picture(self.show.scene(words, view))


COMMON_REFUSALS: Final = ("not_your_turn", "not_asked", "not_offered")
"""Refusals that every game shares, apart from the game being over; each repeats the question."""


def _described(words: Language, option: Option) -> Option:
    message = message_id("option", option.id)
    help_ = f"{message}.help"
    # Attributes must begin with a letter, so the value 10 has the attribute ``n10``.
    shown = [f"n{value}" if type(value) is int else as_typed(value) for value in option.values]
    values = [f"{message}.{value.replace('_', '-')}" for value in shown]
    return msgspec.structs.replace(
        option,
        label=words.say(message),
        help=words.say(help_) if words.has(help_) else "",
        value_labels=tuple(map(words.say, values)) if all(map(words.has, values)) else (),
    )


AnyGame: TypeAlias = GameSpec[Any, Any, Any, Any]


class PositionError(ValueError):
    """A position that makes no sense to the game: where, what was expected, what came."""

    def __init__(self, key: str, wants: Phrase, got: Any) -> None:
        values = "".join(f" {value}" for value in wants.values.values())
        super().__init__(f"{key}: expected {wants.message}{values}, got {got!r}")
        self.key = key
        self.wants = wants
        self.got = got

    def said(self, words: Language) -> str:
        """As a sentence, for the author of the position."""
        return words.phrase("fault-position", key=self.key, wants=self.wants, got=repr(self.got))


class OptionError(ValueError):
    """An unknown option, or a value that ``option`` cannot have."""

    def __init__(self, text: str, option: str = "") -> None:
        super().__init__(text)
        self.option = option


def step(game: GameSpec[S, A, C, V], state: S, action: A, chance: Chance, log: Log) -> None:
    """Carry out an action, or raise RuleError and leave the state unchanged."""
    if action not in game.rules.legal(state):
        raise RuleError(game.why_not(state, action))
    game.rules.push(state, action, chance, log)


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
