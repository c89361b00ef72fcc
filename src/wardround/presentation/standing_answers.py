"""Answers that a seat gives in advance to recurring questions, and when to be asked anyway.

A game declares both as data with small pure functions. The engine knows nothing of them: the
table's server plays a standing answer as an ordinary action of the seat.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeVar

from wardround.core.actions import Action
from wardround.core.chance import RecordingChance, SeededChance
from wardround.core.log import silent
from wardround.presentation.game_spec import AnyGameSpec, Moment, StandingAnswer

S = TypeVar("S")
A = TypeVar("A", bound=Action)

ASK: Final = "ask"
"""The setting that leaves the question to the player; every standing answer has it."""
NO_DIFFERENCE: Final = "no_difference"
PUBLIC_EYES: Final = "public"
TRIES: Final = ("one", "two")
"""Seeds for comparing answers: if both lead to the same, there is no difference."""
MAX_COMPARED: Final = 12
"""With more answers than this, the player should look."""


ON: Final = "on"
OFF: Final = "off"
"""The settings of every moment."""


def _take(state: Any, seat: int, setting: str, offered: list[Any]) -> Any:
    """Never answers by itself: `standing_action` tries the answers to see if they differ."""
    return None


EVERYWHERE: Final = StandingAnswer[Any, Any](NO_DIFFERENCE, (), ("take", ASK), _take)
"""The standing answer that every game has."""


def answers_of(game: AnyGameSpec) -> tuple[StandingAnswer[Any, Any], ...]:
    """The standing answers of a game; the one that every game has comes last."""
    return (*game.show.standing, EVERYWHERE)


def defaults_of(game: AnyGameSpec) -> dict[str, str]:
    """The default setting of every standing answer and moment."""
    return {
        **{answer.id: answer.settings[0] for answer in answers_of(game)},
        **{moment.id: ON if moment.default else OFF for moment in game.show.moments},
    }


def settings_of(game: AnyGameSpec) -> dict[str, tuple[str, ...]]:
    """The possible settings of every standing answer and moment, by id."""
    return {
        **{answer.id: answer.settings for answer in answers_of(game)},
        **{moment.id: (ON, OFF) for moment in game.show.moments},
    }


def standing_action(
    game: AnyGameSpec,
    state: Any,
    seat: int,
    said: Mapping[str, str],
    until_turn: bool = False,
    happened: frozenset[str] = frozenset(),
) -> tuple[str, Action] | None:
    """The answer that a seat has given in advance, with the id of the standing answer. A seat
    that passes until its turn is not asked, whatever happens.

    Where there are secrets, a seat is spared a question only if all seats could tell that it would
    be. Otherwise an instant answer, or the lack of one, would give away what the seat holds.
    """
    if game.meta.secrets:
        public = game.rules.imagine(state, None, SeededChance(PUBLIC_EYES))
        if _answer(game, public, seat, said, until_turn, happened) is None:
            return None
    return _answer(game, state, seat, said, until_turn, happened)


def _answer(
    game: AnyGameSpec,
    state: Any,
    seat: int,
    said: Mapping[str, str],
    until_turn: bool,
    happened: frozenset[str],
) -> tuple[str, Action] | None:
    offered = [action for action in game.rules.legal(state) if action.seat == seat]
    if not offered:
        return None
    asked = game.rules.asked(state, seat)
    decision = game.rules.awaiting(state).decision if asked is None else asked.name
    if not until_turn and any(
        _has_come(moment, state, seat, decision, said, happened) for moment in game.show.moments
    ):
        return None
    for standing in game.show.standing:
        setting = said[standing.id]
        if until_turn and standing.passing:
            setting = standing.passing
        if decision in standing.decisions and setting != ASK:
            action = standing.answer(state, seat, setting, offered)
            if action is not None:
                return standing.id, action
    hidden = decision in game.meta.hidden_decisions
    if said[NO_DIFFERENCE] != ASK and not hidden and no_difference(game, state, offered):
        return NO_DIFFERENCE, offered[0]
    return None


def _has_come(
    moment: Moment[Any],
    state: Any,
    seat: int,
    decision: str,
    said: Mapping[str, str],
    happened: frozenset[str],
) -> bool:
    if decision not in moment.decisions or said[moment.id] != ON:
        return False
    if moment.holds is not None and moment.holds(state, seat):
        return True
    return not happened.isdisjoint(moment.after)


def no_difference(game: AnyGameSpec, state: Any, offered: list[Any]) -> bool:
    """Whether all answers lead to the same position, given the same chance."""
    if len(offered) > MAX_COMPARED:
        return False
    if len(offered) == 1:
        return True
    for seed in TRIES:
        first, draws = _after(game, state, offered[0], seed)
        asked, others = game.rules.legal(first), list[Any]()
        for action in offered[1:]:
            other, drawn = _after(game, state, action, seed)
            # The next question settles most cases, and is cheaper to compare than whole states.
            if drawn != draws or game.rules.legal(other) != asked:
                return False
            others.append(other)
        saved = game.rules.dump(first)
        if any(game.rules.dump(other) != saved for other in others):
            return False
    return True


def _after(game: AnyGameSpec, state: Any, action: Any, seed: str) -> tuple[Any, list[Any]]:
    tried, chance = state.clone(), RecordingChance(SeededChance(seed))
    game.rules.push(tried, action, chance, silent())
    return tried, chance.draws
