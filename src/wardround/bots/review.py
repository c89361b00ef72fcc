"""A game reviewed: what the draws were worth, and what the choices were worth.

The work is split into pieces of plain data, which can be carried out anywhere, in two steps:

1. At every move (`LookAt`) the search looks for the best one, for the seat that decides and with
   what it could know. The best move and the one that was made are then tried again, with the same
   fresh chance for both, so a move that looked best by luck gains nothing from it. The chance of
   the position is the number that a hint would have shown there (`forecast.chances_now`).
2. The costliest choices get a second look (`LookAgain`): they are played on to the end of the game.

`luck_and_choices` puts it together; `fair_judgement` says whose choices are charged.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from wardround.bots.budget import Budget
from wardround.bots.fair_judgement import is_stronger, judged_fairly
from wardround.bots.forecast import Forecast, chances_now, draw_effect
from wardround.bots.luck_and_choices import (
    Finding,
    Judge,
    LineMove,
    Review,
    ReviewedMove,
    charged_once,
    from_first_chance,
    luck_only,
    turning_points,
    with_true_luck,
)
from wardround.bots.second_look import GAMES as GAMES_AGAIN
from wardround.bots.second_look import LookAgain, SecondLook, costliest, looked_again
from wardround.bots.tree import Node, Search
from wardround.bots.win_chances import Values, model_of
from wardround.core.actions import Action, may_read
from wardround.core.chance import RecordingChance, ScriptedChance
from wardround.core.codec import action_from_data, to_data
from wardround.core.journal import Journal
from wardround.core.log import Log, silent
from wardround.core.slices import Slices
from wardround.presentation.game_spec import AnyGameSpec
from wardround.presentation.language import Language
from wardround.presentation.localize import localized_outcome

MAX_SIMULATIONS: Final = 1_200
MIN_TRIES: Final = 12
"""How often the best move and the one that was made are retried at least."""
MIN_TRIES_IN_A_HURRY: Final = 4
"""The same when time is short; so few tries seldom tell two moves apart."""
SIMULATIONS_A_GAME: Final = 8
"""If the effort is in simulations per move: how many of them buy one game of a second look."""
FOR_LOOKING_AGAIN: Final = 0.1
Z99: Final = 2.576


class LookAt(msgspec.Struct, frozen=True, tag_field="piece", tag="look_at"):
    """Look at some moves, in order."""

    numbers: tuple[int, ...]
    simulations: int
    seconds: float | None
    """Per move; whichever runs out first."""
    seed: int


ReviewPiece = LookAt | LookAgain


class Effort(msgspec.Struct, frozen=True):
    """The effort for a whole game: simulations per move, or roughly this many seconds."""

    simulations: int | None = None
    seconds: float = 45.0
    seed: int = 0


def first_pieces(moves: int, size: int, effort: Effort) -> list[LookAt]:
    """The pieces that look at every move, at most ``size`` moves each."""
    seconds = None
    if effort.simulations is None:
        seconds = (1.0 - FOR_LOOKING_AGAIN) * effort.seconds / max(1, moves)
    most = effort.simulations or MAX_SIMULATIONS
    numbers = range(1, moves + 1)
    return [
        LookAt(tuple(numbers[first : first + size]), most, seconds, effort.seed)
        for first in range(0, moves, size)
    ]


def last_pieces(findings: Sequence[Finding], effort: Effort) -> list[LookAgain]:
    """The pieces that take a second look at the costliest choices."""
    faults = costliest(_in_order(findings))
    games, seconds = GAMES_AGAIN, None
    if effort.simulations is None:
        seconds = FOR_LOOKING_AGAIN * effort.seconds / max(1, len(faults))
    else:
        games = max(1, min(games, effort.simulations // SIMULATIONS_A_GAME))
    return [
        LookAgain(
            finding.n, msgspec.json.encode(finding.best).decode(), games, seconds, effort.seed
        )
        for finding in faults
    ]


def _in_order(findings: Sequence[Finding]) -> list[Finding]:
    return charged_once(sorted(findings, key=lambda finding: finding.n))


def looked_at(journal: Journal[AnyGameSpec], piece: LookAt) -> Iterator[Finding]:
    """Carry out a piece of the first step."""
    state: Any = None
    for number in sorted(piece.numbers):
        if state is None:
            state, n = journal.at(number - 1), number
        while n < number:
            _go_on(journal, state, n)
            n += 1
        yield _look(journal, state, number, piece)


def carry_out_piece(
    journal: Journal[AnyGameSpec], piece: ReviewPiece
) -> list[Finding] | list[SecondLook]:
    """Carry out a piece of either step."""
    if isinstance(piece, LookAgain):
        return [looked_again(journal, piece)]
    return list(looked_at(journal, piece))


def tell(
    journal: Journal[AnyGameSpec],
    findings: Sequence[Finding],
    again: Sequence[SecondLook],
    levels: Sequence[str] = (),
) -> Review:
    """Combine what was found at every move.

    ``levels`` are those of the bots that played, as far as known; empty for people.
    """
    seats, game = int(journal.options["seats"]), journal.game
    in_order = _in_order(findings)
    tries = round(sum(finding.tries for finding in in_order) / max(1, len(in_order)))
    outcome = journal.outcome()
    decides = 0 if outcome is not None else game.rules.awaiting(journal.state).seats[0]
    last = chances_now(game, journal.state, decides, len(journal.moves))
    chances = (*(finding.chance for finding in in_order), last)
    stronger = [seat for seat, level in enumerate(levels) if is_stronger(game, level, tries)]
    curve, moments, shares = judged_fairly(in_order, again, last, outcome is not None, stronger)
    moments = with_true_luck(moments, in_order)
    shares = luck_only(shares, moments)
    return Review(
        game=game.meta.id,
        seats=seats,
        team=game.meta.is_team(journal.options),
        judge=Judge(
            tries=tries,
            games=max((one.games for one in again), default=0),
            policy="greedy" if game.advice.script is None else "script",
        ),
        chances=chances,
        curve=tuple(curve),
        moments=tuple(moments),
        shares=from_first_chance(shares, chances[0]),
        turning_points=turning_points(moments),
        outcome=outcome,
    )


def in_words(journal: Journal[AnyGameSpec], told: Review, words: Language) -> Slices[Review]:
    """A review put into words: what was done, what came of it, what was better."""
    game, moments = journal.game, list[ReviewedMove]()
    moves, state = journal.moves[: len(told.moments)], journal.at(0)
    for moment, move in zip(told.moments, moves, strict=True):
        better, log = "", Log()
        said = game.show.say_action(words, state, move.action)
        if moment.better_action is not None:
            action = action_from_data(game, moment.better_action)
            better = game.show.say_action(words, state, action)
        line = _line_in_words(game, words, state, moment.line)
        game.rules.push(state, move.action, ScriptedChance(list(move.draws)), log)
        happened = " ".join(
            game.show.say_event(words, journal.content, event)
            for event in log.events
            if may_read(None, event.audience)
        )
        moments.append(
            msgspec.structs.replace(moment, said=said, happened=happened, better=better, line=line)
        )
        yield
    outcome = told.outcome and localized_outcome(words, told.outcome)
    return msgspec.structs.replace(told, moments=tuple(moments), outcome=outcome)


def _line_in_words(
    game: AnyGameSpec, words: Language, state: Any, line: Sequence[LineMove]
) -> tuple[LineMove, ...]:
    state, told = state.clone(), list[LineMove]()
    for step in line:
        action = action_from_data(game, step.action)
        told.append(msgspec.structs.replace(step, said=game.show.say_action(words, state, action)))
        game.rules.push(state, action, ScriptedChance(list(step.draws)), silent())
    return tuple(told)


# -- one move -------------------------------------------------------------------------------------


def _go_on(journal: Journal[AnyGameSpec], state: Any, n: int) -> bool:
    """Make move n; returns whether it drew something that could have come out differently."""
    move = journal.moves[n - 1]
    chance = RecordingChance(ScriptedChance(list(move.draws)))
    journal.game.rules.push(state, move.action, chance, silent())
    return chance.revealed


def _look(journal: Journal[AnyGameSpec], state: Any, n: int, piece: LookAt) -> Finding:
    game, action = journal.game, journal.moves[n - 1].action
    seats, model = int(journal.options["seats"]), model_of(game, journal.options)
    budget = Budget(piece.simulations, piece.seconds)
    chance = chances_now(game, state, action.seat, n - 1)
    seed = piece.seed + n * 7919
    search = Forecast(game, state, action.seat, seed)
    best = _best(search, action, budget)
    rivals = [action] if best == action else [action, best]
    tried: list[list[Values]] = [[] for _ in rivals]
    fewest = min(MIN_TRIES if piece.seconds is None else MIN_TRIES_IN_A_HURRY, piece.simulations)
    # The search's own seeds are not reused: its favourite may owe its lead to them.
    fresh = seed + piece.simulations * 2
    while len(tried[0]) < fewest or budget.fraction() < 1.0:
        for rival, values in zip(rivals, tried, strict=True):
            values.append(search.after(rival, fresh + len(values), n, model))
            budget.spend()
    drew, draws = _go_on(journal, state.clone(), n), journal.moves[n - 1].draws
    effect = draw_effect(game, state, action, draws, n - 1) if drew else ()
    loss, doubt = _loss(tried, action.seat, seats)
    if not any(loss):
        best = action
    value = _mean([*tried[0], *tried[-1]] if best == action else tried[-1], seats)
    return Finding(
        n=n,
        seat=action.seat,
        action=to_data(action),
        best=to_data(best),
        chance=chance,
        value=value,
        loss=loss,
        doubt=doubt,
        tries=len(tried[0]) * len(tried),
        drew=drew,
        forced=len(search.listed) == 1,
        effect=effect,
    )


def _best(search: Search, action: Action, budget: Budget) -> Action:
    """The best move by the search, which gets half of the budget.

    The move that was made may have left the race early, so it catches up on the best one's tries.
    """
    if len(search.listed) == 1:
        search.root.children.setdefault(action, Node())
        return action
    half = None if budget.seconds is None else budget.seconds / 2.0
    search.run(Budget(max(1, (budget.simulations or 2) // 2), half))
    best = search.ranking()[0][0]
    search.catch_up(action, search.root.children[best].visits)
    budget.spent = search.simulations
    nodes = search.root.children
    return action if nodes[action].mean() >= nodes[best].mean() else best


def _loss(tried: Sequence[list[Values]], seat: int, seats: int) -> tuple[Values, float]:
    """What a choice cost every seat, and the doubt about it; zero if that is within the doubt."""
    nothing = (0.0,) * seats
    if len(tried) == 1:
        return nothing, 0.0
    pairs = list(zip(tried[1], tried[0], strict=True))
    own = [best[seat] - made[seat] for best, made in pairs]
    mean = sum(own) / len(own)
    spread = math.sqrt(sum((x - mean) ** 2 for x in own) / max(1, len(own) - 1))
    # A few tries that all agree do not prove that the next one will.
    doubt = Z99 * max(spread, 0.25 / len(own)) / math.sqrt(len(own))
    if mean <= doubt:
        return nothing, doubt
    return tuple(
        sum(best[k] - made[k] for best, made in pairs) / len(pairs) for k in range(seats)
    ), doubt


def _mean(values: Sequence[Values], seats: int) -> Values:
    return tuple(sum(value[seat] for value in values) / len(values) for seat in range(seats))
