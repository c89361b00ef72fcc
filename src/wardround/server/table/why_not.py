"""Why can this piece not be used, why is this action refused, and what would this one do?

Everything is tried on a state as the seat imagines it, so no answer gives away a secret.

For a piece, candidate actions are made from the listed ones by replacing another piece of its kind
with it. If that gives nothing, they are made from the actions that would follow each listed action,
and then from the game's action kinds that take such a piece and nothing else. The game's own
``why_not`` then names the rule.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import cache, cached_property
from typing import Any, Final, TypeGuard

import msgspec

from wardround.core.actions import Action, Event, kind_of, mentions
from wardround.core.chance import RecordingChance, SeededChance
from wardround.core.game import Outcome, why_not
from wardround.core.log import Log
from wardround.presentation.game_spec import AnyGameSpec, Danger
from wardround.presentation.language import Language
from wardround.presentation.localize import say_refusal
from wardround.presentation.whole_moves import DrawCounter
from wardround.server.protocol.from_browser import Why
from wardround.server.protocol.from_server import Reason, WhyAnswer
from wardround.server.protocol.refusals import RefusedError
from wardround.server.table.live_game import LiveGame

log = logging.getLogger("wardround.tables")

MAX_TRIED: Final = 60
MAX_REASONS: Final = 4


class Foreseen(msgspec.Struct, frozen=True):
    """What a move would do, as far as its seat can know."""

    certain: bool
    free: bool
    events: tuple[Event, ...]
    draws: int
    dangers: tuple[Danger, ...]
    """What it is certain to do, whatever is drawn."""
    ends: bool = False
    """Whether it is certain to end the game, after which nothing can be taken back."""
    passes: bool = False
    """Whether nothing is drawn before the next turn or phase."""


class _Try(msgspec.Struct, frozen=True):
    """One try of a move, with one guess at what cannot be seen."""

    events: tuple[Event, ...]
    draws: int
    revealed: bool
    barrier: bool
    dangers: tuple[Danger, ...]
    ends: bool
    passes: bool


def preview(game: AnyGameSpec, state: Any, actions: Sequence[Action]) -> Foreseen:
    """Try the actions of a move, twice where chance or secrets play a part, to see whether both
    come out the same."""
    tries = [_try(game, state, actions, 0)]
    if game.meta.secrets or tries[0].revealed:
        tries.append(_try(game, state, actions, 1))
    first = tries[0]
    certain = all(not one.revealed and one.events == first.events for one in tries)
    return Foreseen(
        certain,
        certain and not any(one.barrier for one in tries),
        first.events if certain else (),
        max(one.draws if one.revealed else 0 for one in tries),
        tuple(danger for danger in first.dangers if all(danger in one.dangers for one in tries)),
        all(one.ends for one in tries),
        all(one.passes for one in tries),
    )


def _try(game: AnyGameSpec, state: Any, actions: Sequence[Action], variant: int) -> _Try:
    tried = imagined(game, state, actions[0].seat, variant).clone()
    chance = RecordingChance(SeededChance(variant))
    log = DrawCounter(game, chance)
    for action in actions[:-1]:
        game.rules.push(tried, action, chance, log)
    before, last = tried.clone(), actions[-1]
    game.rules.push(tried, last, chance, log)
    dangers = [] if game.show.dangers is None else game.show.dangers(before, last, log.events)
    outcome = game.rules.outcome(tried)
    if _loses(outcome, last.seat) and not _all_lose(game, before, last, variant):
        dangers.append(Danger("loss", outcome.rule))
    events, ends = tuple(log.events), outcome is not None
    passes = chance.revealed and log.barrier and not log.draws
    return _Try(events, log.draws, chance.revealed, log.barrier, tuple(dangers), ends, passes)


def _loses(outcome: Outcome | None, seat: int) -> TypeGuard[Outcome]:
    return outcome is not None and seat not in outcome.winners


def _all_lose(game: AnyGameSpec, state: Any, action: Action, variant: int) -> bool:
    """Whether every other choice of the seat loses the game at once, too: then no warning helps."""
    others = [one for one in game.rules.legal(state) if one.seat == action.seat and one != action]
    for other in others[:MAX_TRIED]:
        tried = state.clone()
        game.rules.push(tried, other, SeededChance(variant), Log(False))
        if not _loses(game.rules.outcome(tried), action.seat):
            return False
    return bool(others)


class WhyNot:
    """Explains refusals to one seat at the present position of a game."""

    def __init__(self, words: Language, play: LiveGame, seat: int) -> None:
        self._words = words
        self._game = play.game
        self._seat = seat
        self._listed = [action for action in play.legal if action.seat == seat]
        self._imagined = imagined(play.game, play.journal.state, seat)
        self._known = play.ids_seen_by(seat).union(*map(_words_in, self._listed))

    def answer(self, question: Why, action: Action | None) -> WhyAnswer:
        reasons: tuple[Reason, ...] = ()
        text, usable = self._words.say("why-nothing"), False
        if action is not None and action in self._listed:
            text, usable = self._words.say("why-allowed"), True
        elif action is not None:
            reasons = (self.action(action),)
        elif count := self._choices(question.piece):
            text, usable = self._words.say("why-choices", count=count), True
        else:
            reasons = self.piece(question.piece)
        if reasons:
            text = reasons[0].text
        return WhyAnswer(question.id, question.piece, reasons, text, usable)

    def action(self, action: Action, state: Any = None) -> Reason:
        """The rule against an unlisted action, here or in a state that one listed action leads to.

        The action comes from outside and may name anything. The game puts it into words only if the
        seat could know every word of it: as an id it sees, or as part of a listed action. Raises
        RefusedError if the game has no rule for it.
        """
        known = _words_in(action) <= self._known
        state = self._imagined if state is None else state
        try:
            refusal = why_not(self._game, state, action)
            text = (
                say_refusal(self._game, self._words, refusal)
                if known
                else self._words.say("why-unknown")
            )
        except Exception as error:
            # Outside nonsense if a word is unknown, otherwise a bug in the game.
            extra = {"kind": kind_of(action), "fault": type(error).__name__}
            log.warning("an action cannot be explained", extra=extra, exc_info=known)
            raise RefusedError(
                "not_an_action", "told", text=self._words.say("why-unknown")
            ) from None
        return Reason(text, refusal.rule, refusal.reason, self._say(action, known, state))

    def piece(self, piece: str) -> tuple[Reason, ...]:
        """The rules against the actions that would use a piece; empty if no action takes it."""
        tried = [(action, self._imagined) for action in _with_piece(self._listed, piece)]
        tried = tried or self._later(piece)
        tried = tried or [
            (action, self._imagined) for action in _only_piece(self._game, self._seat, piece)
        ]
        reasons: dict[tuple[str, str], Reason] = {}
        for action, state in tried[:MAX_TRIED]:
            if action in self._listed:
                continue
            reason = self.action(action, state)
            reasons.setdefault((reason.rule, reason.text), reason)
            if len(reasons) == MAX_REASONS:
                break
        return tuple(reasons.values())

    def _choices(self, piece: str) -> int:
        """How many listed actions use a piece, or lead to one that does."""
        now = sum(1 for action in self._listed if piece in mentions(action))
        return now or sum(
            1 for _, listed in self._next if any(piece in mentions(action) for action in listed)
        )

    def _later(self, piece: str) -> list[tuple[Action, Any]]:
        """Actions to try with a piece after a listed action, each with its state."""
        candidates: dict[Action, Any] = {}
        for state, listed in self._next:
            for action in _with_piece(listed, piece):
                candidates.setdefault(action, state)
        return list(candidates.items())

    @cached_property
    def _next(self) -> list[tuple[Any, list[Action]]]:
        """The states after listed actions that begin a longer move, and what the seat may do there:
        who heals is chosen before whom."""
        positions: list[tuple[Any, list[Action]]] = []
        completing = self._game.show.moves.completing
        for first in self._listed[:MAX_TRIED] if completing else ():
            chance = RecordingChance(SeededChance(0))
            state = self._imagined.clone()
            self._game.rules.push(state, first, chance, Log(False))
            asked = self._game.rules.awaiting(state)
            same = asked.decision in completing and self._seat in asked.seats
            if same and not chance.revealed:
                listed = [
                    action for action in self._game.rules.legal(state) if action.seat == self._seat
                ]
                positions.append((state, listed))
        return positions

    def _say(self, action: Action, known: bool, state: Any) -> str:
        """The action in words, or its kind if it has none."""
        if known:
            try:
                return self._game.show.say_action(self._words, state, action)
            except (LookupError, ValueError):
                pass
        return kind_of(action).replace("_", " ")


def imagined(game: AnyGameSpec, state: Any, seat: int, variant: int = 0) -> Any:
    """The state as a seat imagines it: answers must not reveal what the seat cannot see."""
    if not game.meta.secrets:
        return state
    return game.rules.imagine(state, seat, SeededChance(f"mind {variant}"))


def _words_in(action: Action) -> set[str]:
    """Every text in an action."""
    words: set[str] = set()
    for field in action.__struct_fields__:
        value = getattr(action, field)
        values = value if isinstance(value, (tuple, list)) else (value,)
        words.update(word for word in values if isinstance(word, str))
    return words


def _with_piece(listed: Sequence[Action], piece: str) -> list[Action]:
    """Listed actions with a piece of the same kind replaced by this one."""
    prefix = piece.partition(":")[0] + ":"
    actions: dict[Action, None] = {}
    for action in listed:
        for field in action.__struct_fields__:
            value = getattr(action, field)
            if isinstance(value, str) and value.startswith(prefix):
                actions[msgspec.structs.replace(action, **{field: piece})] = None
    return list(actions)


def _only_piece(game: AnyGameSpec, seat: int, piece: str) -> list[Action]:
    """Actions of the kinds that take such a piece and nothing else."""
    prefix = piece.partition(":")[0] + ":"
    return [kind(seat, piece) for kind in _kinds_by_prefix(game.rules.actions).get(prefix, ())]


@cache
def _kinds_by_prefix(kinds: tuple[type, ...]) -> dict[str, list[type]]:
    """Action kinds with a single id as their only field, by all prefixes such an id may have."""
    by_prefix: dict[str, list[type]] = {}
    for kind in kinds:
        fields = [field for field in msgspec.structs.fields(kind) if field.name != "seat"]
        if len(fields) != 1 or fields[0].type is not str:
            continue
        known = getattr(kind, "PREFIXES", {}).get(fields[0].name, "")
        shown = fields[0].default if isinstance(fields[0].default, str) else ""
        for prefix in {known, "".join(shown.partition(":")[:2]), f"{fields[0].name}:"}:
            by_prefix.setdefault(prefix, []).append(kind)
    return by_prefix
