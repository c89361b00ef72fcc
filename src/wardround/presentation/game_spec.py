"""A game is one record: `GameSpec`, with its rules, what people see of it, what bots are told.

The engine needs only the `Game` that it is.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeAlias, TypeVar

import msgspec

from wardround.core.actions import Action, Event, Refusal, kind_of
from wardround.core.game import Game, State
from wardround.core.messages import LocalizedText, message_id
from wardround.presentation.editor import Editing
from wardround.presentation.language import Language
from wardround.presentation.scene import Count, Scene
from wardround.presentation.story import PLAIN, Part

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
C = TypeVar("C")
V = TypeVar("V", bound=msgspec.Struct)


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
    text: LocalizedText = ""
    """In words, filled in by `localized_danger`."""


def _costs_no_more(state: S, action: A, listed: list[A]) -> bool:
    return False


@dataclass(frozen=True, kw_only=True)
class Moves(Generic[S, A]):
    """How actions combine into the moves people think in; see `whole_moves`."""

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


@dataclass(frozen=True)
class StandingAnswer(Generic[S, A]):
    """A recurring question, and how it can be answered in advance."""

    id: str
    """The message is ``standing-<id>``, with attributes ``help`` and one for each setting."""
    decisions: tuple[str, ...]
    """The decisions it answers, by name."""
    settings: tuple[str, ...]
    """The first is the default."""
    answer: Callable[[S, int, str, list[A]], A | None]
    """What a seat answers under a setting, out of its listed actions; None: ask the player.
    Whether it answers may depend only on public information: see `standing_action`."""
    passing: str = ""
    """The setting that "pass until my turn" stands for, where there is something to pass."""
    option: str = ""
    """The option without which the game never asks any of this."""


@dataclass(frozen=True)
class Moment(Generic[S]):
    """A moment at which a seat wants to be asked, whatever its standing answers say."""

    id: str
    """The message is ``moment-<id>``, with an attribute ``help``."""
    decisions: tuple[str, ...]
    default: bool
    holds: Callable[[S, int], bool] | None = None
    after: tuple[str, ...] = ()
    """Kinds of event: the moment has come when one has happened since the seat's last move."""


def _plain(event: Event) -> Part:
    return PLAIN


def _say_facts(words: Language, refusal: Refusal) -> str:
    return words.say(message_id("refusal", refusal.reason), **refusal.facts)


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
class GameSpec(Game[S, A, C, V]):
    """A game with all that there is to it."""

    show: Show[S, A, C, V]


AnyGameSpec: TypeAlias = GameSpec[Any, Any, Any, Any]
