"""A game is a record of functions: `GameSpec`. Everything else in the house is built on it.

The functions of a game are pure rules: they take a state, and chance where it is needed, and do no
I/O. ``legal`` is the one source of legality: `step` accepts exactly what it lists, and
`GameSpec.why_not` names the rule behind a refusal.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Annotated, Any, Final, Generic, Literal, Protocol, Self, TypeAlias, TypeVar

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
from wardround.core.words import Language, Phrase, message_id

OptionValue: TypeAlias = bool | int | str
Options: TypeAlias = dict[str, OptionValue]
Told: TypeAlias = Annotated[str, msgspec.Meta(extra_json_schema={"told": True})]
"""Words that are filled in when the rest is shown to somebody."""


class Credit(msgspec.Struct, frozen=True):
    """Who made the printed game that this one implements."""

    work: str
    by: str
    note: str = ""


class Option(msgspec.Struct, frozen=True):
    """One switch of a game: what it may be, what it is by default, and the rule it belongs to.

    ``seats`` is an option of every game.
    """

    id: str
    """The message is ``option-<id>``, with attributes ``help`` and one for each value."""
    values: tuple[OptionValue, ...]
    default: OptionValue
    rule: str
    seat: int | None = None
    """The seat that it is about: without that seat there is nothing to choose."""
    when: tuple[tuple[str, OptionValue], ...] = ()
    """Settings of other options without which it has no effect, so nobody is asked."""
    kind: Literal["", "difficulty", "expansion"] = ""
    """Whether finished games are told apart by it, and as what."""
    label: Told = ""
    """In words, once it is told to somebody (`GameSpec.described`), as the next two."""
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
    """Whether some seat ever knows what another does not."""
    team_when: tuple[tuple[str, OptionValue], ...] = ()
    """Option settings under which the seats of a "team or rivals" game are one team."""
    hidden_decisions: tuple[str, ...] = ()
    """Decisions whose answers other seats do not learn at once, by their names."""
    turn_rule: str = ""
    """The rule that says whose turn it is, cited to a seat that is not asked; without one, the rule
    of the decision that is asked of somebody else."""
    take_backs: tuple[str, ...] = ()
    """Kinds of action that only take a choice back: bots skip them, or they would go in circles."""
    summary: Told = ""
    """In words, once it is told to somebody (`GameSpec.described`)."""

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
    """What the question is about, as values for its message, ``prompt-<decision>``."""
    prompt: Told = ""
    """The question in words, once it is told to somebody (`GameSpec.ask`)."""


class ScoreLine(msgspec.Struct, frozen=True):
    """One line of an explained score."""

    seat: int | None
    line: str
    """What it counts: the message is ``score-<line>``."""
    points: float
    rule: str
    facts: dict[str, Any] = {}
    label: Told = ""
    """The line in words, once it is told to somebody (`GameSpec.tell`)."""


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended."""

    reason: str
    """The message is ``end-<reason>``."""
    rule: str
    winners: tuple[int, ...]
    """Winning seats: all or none where the seats are one team; several after a tie."""
    scores: tuple[float, ...]
    """One per seat; the same for all if the seats are one team."""
    ranks: tuple[int, ...]
    """One per seat, 1 is best; equal after a tie."""
    lines: tuple[ScoreLine, ...] = ()
    facts: dict[str, Any] = {}
    text: Told = ""
    """How it ended in words, once it is told to somebody (`GameSpec.tell`)."""


class Role(msgspec.Struct, frozen=True):
    """Whom a seat plays."""

    seat: int
    id: str
    """A mention, by which catalogues know the name in other languages."""
    name: str


class Danger(msgspec.Struct, frozen=True):
    """Something bad that follows from a move, shown before it is made."""

    kind: str
    """The message is ``danger-<kind>``."""
    rule: str
    facts: dict[str, Any] = {}
    text: Told = ""
    """In words, once it is told to somebody (`GameSpec.warn`)."""


class State(Protocol):
    """What every game's state can do. Plain data: slots, ints, lists; no generator, no log."""

    def clone(self) -> Self: ...


S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
C = TypeVar("C")
V = TypeVar("V", bound=msgspec.Struct)


def _plain(event: Event) -> Part:
    return PLAIN


def _imagine_nothing(state: S, seat: int | None, chance: Chance) -> S:
    return state.clone()


@dataclass(frozen=True, kw_only=True)
class Script(Generic[S, A]):
    """How a sensible player plays, quickly enough to play whole games in a bot's head.

    With a script a bot tries its answers by playing each game out to the real end, where the
    result needs no estimate: a half-finished plan is worth what becomes of it.
    """

    next_seat: Callable[[S], int]
    """A seat whose answer is needed, -1 after the end."""
    answer: Callable[[S, int], A]
    """What a sensible player answers: one of the listed actions of a seat that is asked."""
    weighty: frozenset[str]
    """The decisions, by name, that deserve more thought than the script's answer."""
    candidates: Callable[[S, int, A, list[A]], list[A]]
    """The answers worth trying out of those listed, the script's own answer first."""
    grade: Callable[[S, int], float]
    """How well a finished game went for a seat, from 0 to 1: clear wins above narrow ones."""
    expected: Callable[[S, int], float] | None = None
    """The grade to expect of an unfinished game in which this seat has a weighty decision, where
    that tells more than the luck of playing on; -1: cannot tell. For games that are played
    together: it is everybody's grade."""
    horizon: int = 0
    """Answers that a try plays before `expected` is asked."""
    tries: int = 1
    """How many games thorough bots play out for each that their level promises: more of them where
    they take little time."""

    @cached_property
    def to_the_end(self) -> Script[S, A]:
        """The same without expectations: every try ends with a result."""
        return replace(self, expected=None)


def _by_kind(action: Action) -> str:
    return kind_of(action)


@dataclass(frozen=True, kw_only=True)
class Moves(Generic[S, A]):
    """How actions add up to the moves that people think in; see `core.whole_moves`."""

    completing: frozenset[str]
    """Decisions, by name, that complete the move that led to them."""
    kind: Callable[[A], str] = _by_kind
    """The word under which moves that begin with this action are offered together."""
    aside: Callable[[S, A, list[A]], bool] | None = None
    """Whether another of the listed actions does the same and costs less."""
    unnamed: frozenset[str] = frozenset()
    """Fields of actions that nobody points at: the way to a place, where only the place counts."""
    say: Callable[[Language, S, tuple[A, ...], tuple[str, ...]], str] | None = None
    """A move of several actions as one sentence, from the position before it and the sentences of
    its actions. Without it those are joined."""


@dataclass(frozen=True, kw_only=True)
class GameSpec(Generic[S, A, C, V]):
    """The record of functions that is a game.

    S is its state, A its actions, C its content, V its view.
    """

    meta: Meta
    package: str
    """The dotted name of the game's package: where content and RULES.md lie."""
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
    """The decision that a seat may answer now; None if it is not asked anything."""
    awaiting: Callable[[S], Awaiting]
    outcome: Callable[[S], Outcome | None]

    view: Callable[[S, int | None], V]
    """What a seat may see; None is a spectator. The only way out for anything secret."""
    dump: Callable[[S], dict[str, Any]]
    """The whole state as JSON-ready data; options and content are not part of it."""
    load: Callable[[Options, C, dict[str, Any]], S]
    options: Callable[[S], Options]
    """The options that a state was set up with."""
    position: Callable[[Options, C, dict[str, Any]], S]
    """A state from a short description in the game's own terms; raises PositionError."""
    census: Callable[[S], dict[str, int]]
    """Counts that never change while a game goes on: pieces are conserved."""

    scene: Callable[[Language, V], Scene]
    """The view as zones and pieces, for the generic table and for screen readers."""
    say_action: Callable[[Language, S, A], str]
    say_event: Callable[[Language, C, Event], str]
    refusal_words: Callable[[Language, Refusal], str]
    """A refusal of the game's own in words; `say_refusal` adds those that every game shares."""

    editing: Editing[C] | None = None
    """What can be set in a position, for the editor; without it positions are written as text."""
    story: Callable[[Event], Part] = _plain
    """What an event is in the story of a game: a heading, news, bookkeeping; what it adds to."""
    counts: Callable[[Language, V], list[Count]] | None = None
    """What the game is about, in numbers, for the curves afterwards; the scene's facts without."""
    roles: Callable[[V], list[Role]] | None = None
    """Who plays whom, where that is more than a colour; a seat may have several roles."""
    objection: Callable[[S, A], Refusal | None] | None = None
    """What the game says of an unlisted action before the question whose turn it is: an id that is
    not in the game, a seat that is out."""
    imagine: Callable[[S, int | None, Chance], S] = _imagine_nothing
    """A state that looks the same to this seat, with what it cannot see drawn again. Without
    secrets a copy will do."""
    give_up: Callable[[S, Log], None] | None = None
    """End the game by agreement of everybody at the table; never a listed action."""
    evaluate: Callable[[S, int], float] | None = None
    """How good a position is for a seat, from 0 (lost) to 1 (won)."""
    rate: Callable[[S, list[A]], list[float]] | None = None
    """Quick weights for listed actions: the light policy of rollouts and the first idea of bots."""
    script: Script[S, A] | None = None
    """How a sensible player plays. Bots that think use it in place of `evaluate`."""
    dangers: Callable[[S, A, list[Event]], list[Danger]] | None = None
    """What people want to be warned of: given the position before the last action of a move, that
    action, and the events of the whole move. That a move loses the game needs no saying here."""
    standing: tuple[StandingAnswer[S, A], ...] = ()
    """What a seat can answer beforehand. Every game has one more: `standing.EVERYWHERE`."""
    moments: tuple[Moment[S], ...] = ()
    """Moments in which a seat may want to be asked anyway."""
    move_price: float = 0.0
    """The share of a value that a move costs bots: where many ways lead to the same, the shorter is
    better, and nobody goes in circles."""
    moves: Moves[S, A] | None = None
    """Which actions belong together. Without it every action is a move."""
    encoder: Callable[[C], Encoder] | None = None
    """Writes what a seat sees as numbers, for learning. Without it the adapters encode the view,
    which takes longer and tells less."""
    upgrade: Callable[[int, dict[str, Any]], dict[str, Any]] | None = None
    """A line of a journal of an older rules version as the present version would write it: a
    renamed action or option. Given the version; without it lines are read as they are."""

    @cached_property
    def take_back_kinds(self) -> frozenset[type[A]]:
        """The kinds of action that only take a choice back (`Meta.take_backs`)."""
        names = self.meta.take_backs
        return frozenset(kind for kind in self.actions if kind.__struct_config__.tag in names)

    def why_not(self, state: S, action: A) -> Refusal:
        """Why an action that is not listed is refused; only called for those."""
        outcome = self.outcome(state)
        if outcome is not None:
            return Refusal(outcome.rule, "game_over", outcome=outcome)
        objection = None if self.objection is None else self.objection(state, action)
        if objection is not None:
            return objection
        decision = self.asked(state, action.seat)
        if decision is not None:
            return decision.refuse(state, action)
        awaiting = self.awaiting(state)
        return Refusal(
            self.meta.turn_rule or awaiting.rule,
            "not_your_turn",
            players=[f"seat:{seat}" for seat in awaiting.seats],
            decision=awaiting.decision,
            facts=awaiting.facts,
        )

    # -- in somebody's words ------------------------------------------------------------------

    def say_refusal(self, words: Language, refusal: Refusal) -> str:
        """A refusal as a sentence that says what would have to be different."""
        facts = refusal.facts
        if refusal.reason == "game_over":
            return words.say("refusal-game-over", ending=self.tell(words, facts["outcome"]).text)
        if refusal.reason not in COMMON_REFUSALS:
            return self.refusal_words(words, refusal)
        question = words.say(message_id("prompt", facts["decision"]), **facts["facts"])
        players = {"players": facts["players"]} if "players" in facts else {}
        return words.say(message_id("refusal", refusal.reason), **players, question=question)

    def ask(self, words: Language, awaiting: Awaiting) -> Awaiting:
        """What the game waits for, with its question in words."""
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
        return picture(self.scene(words, view))


COMMON_REFUSALS: Final = ("not_your_turn", "not_asked", "not_offered")
"""Refusals that every game shares, besides that the game is over; each repeats the question."""


def _described(words: Language, option: Option) -> Option:
    message = message_id("option", option.id)
    help_ = f"{message}.help"
    # An attribute begins with a letter: 10 is said by ``n10``.
    shown = [f"n{value}" if type(value) is int else _show(value) for value in option.values]
    values = [f"{message}.{value.replace('_', '-')}" for value in shown]
    return msgspec.structs.replace(
        option,
        label=words.say(message),
        help=words.say(help_) if words.has(help_) else "",
        value_labels=tuple(map(words.say, values)) if all(map(words.has, values)) else (),
    )


AnyGame: TypeAlias = GameSpec[Any, Any, Any, Any]


class PositionError(ValueError):
    """A position that a game cannot make sense of: where, what was expected, and what came."""

    def __init__(self, key: str, wants: Phrase, got: Any) -> None:
        values = "".join(f" {value}" for value in wants.values.values())
        super().__init__(f"{key}: expected {wants.message}{values}, got {got!r}")
        self.key = key
        self.wants = wants
        self.got = got

    def said(self, words: Language) -> str:
        """In the words of whoever wrote the position."""
        return words.phrase("fault-position", key=self.key, wants=self.wants, got=repr(self.got))


class OptionError(ValueError):
    """An unknown option, or a value that an ``option`` cannot have."""

    def __init__(self, text: str, option: str = "") -> None:
        super().__init__(text)
        self.option = option


def step(game: GameSpec[S, A, C, V], state: S, action: A, chance: Chance, log: Log) -> None:
    """Carry out an action, or raise RuleError and leave the state as it was."""
    if action not in game.legal(state):
        raise refused(game, state, action)
    game.push(state, action, chance, log)


def refused(game: GameSpec[S, A, C, V], state: S, action: A) -> RuleError:
    """The error for an action that is not listed."""
    return RuleError(game.why_not(state, action))


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
            allowed = ", ".join(_show(v) for v in option.values)
            raise OptionError(
                f"option {option.id} of {meta.id} cannot be {_show(value)}: "
                f"expected one of {allowed} ({option.rule})",
                option.id,
            )
        resolved[option.id] = value
    return resolved


def parse_option(meta: Meta, text: str) -> tuple[str, OptionValue]:
    """``name=value`` as people type it, the value read as the option's own kind."""
    name, equals, raw = text.partition("=")
    if not equals:
        raise OptionError(f"{text!r} is not an option: expected name=value")
    for option in meta.options:
        if option.id == name:
            for value in option.values:
                if _show(value) == raw.strip():
                    return name, value
            return name, raw.strip()
    return name, raw.strip()


def _show(value: OptionValue) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
