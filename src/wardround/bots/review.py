"""A game looked at again: what the draws were worth, and what the choices were worth.

It is done in pieces that are plain data, so they can be carried out anywhere, in three steps:

1. Games are played on from moments of the game (`PlayOn`), which tells how often positions
   are won (`win_chances`).
2. At every move (`LookAt`) the search looks for the best one, from the seat that decides, with what
   that seat could know. The best move and the one that was made are then tried again with the same
   fresh chance for both, so that what looked best by luck gains nothing from it.
3. The dearest choices are looked at again (`LookAgain`): played on to the end of the game.

`luck_and_choices` puts it together; `justice` says whose choices are charged.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

import msgspec

from wardround.bots.budget import Budget
from wardround.bots.justice import is_stronger, told_justly
from wardround.bots.luck_and_choices import (
    Finding,
    Judge,
    LineMove,
    Review,
    ReviewedMove,
    charged_once,
    turning_points,
)
from wardround.bots.outlook import Outlook
from wardround.bots.second_look import GAMES as GAMES_AGAIN
from wardround.bots.second_look import Again, LookAgain, dearest, looked_again
from wardround.bots.tree import Node, Search
from wardround.bots.win_chances import (
    Playout,
    Values,
    WinModel,
    chances,
    fit_stages,
    play_on_within,
)
from wardround.core.actions import Action, may_read
from wardround.core.chance import RecordingChance, ScriptedChance
from wardround.core.codec import action_from_data, to_data
from wardround.core.game import AnyGame
from wardround.core.journal import Journal
from wardround.core.log import Log, silent
from wardround.core.slices import Slices, at_once
from wardround.core.words import Language
from wardround.games import language_of

MOST_SIMULATIONS: Final = 1_200
FEWEST: Final = 12
"""How often the best move and the one that was made are tried again at least."""
FEWEST_IN_A_HURRY: Final = 4
"""The same where time runs out; so few tries seldom tell two moves apart."""
SPOTS: Final = 14
"""Moments of a game from which games are played on."""
GAMES: Final = 5
"""Games played on in one piece at most."""
FROM_THE_START: Final = 8
"""Pieces that begin with the first position, which every later one came from."""
SIMULATIONS_A_GAME: Final = 8
"""Where the effort is counted in simulations a move: one game in each piece for so many."""
FOR_PLAYING_ON: Final = 0.3
"""How much of the time."""
FOR_LOOKING_AGAIN: Final = 0.1
Z99: Final = 2.576


class PlayOn(msgspec.Struct, frozen=True, tag_field="piece", tag="play_on"):
    """Play games on from the position after a move."""

    n: int
    part: int
    """Several pieces may begin with the same position."""
    games: int
    seconds: float | None
    seed: int


class LookAt(msgspec.Struct, frozen=True, tag_field="piece", tag="look_at"):
    """Look at some moves, in order."""

    numbers: tuple[int, ...]
    model: WinModel
    simulations: int
    seconds: float | None
    """For each move; whatever is spent first."""
    seed: int


class Fit(msgspec.Struct, frozen=True, tag_field="piece", tag="fit"):
    """Between the two steps: make models of the games that were played on."""

    playouts: tuple[Playout, ...]


Piece = PlayOn | Fit | LookAt | LookAgain


class Effort(msgspec.Struct, frozen=True):
    """The effort for a whole game: simulations per move, or about this many seconds."""

    simulations: int | None = None
    seconds: float = 45.0
    seed: int = 0


def first_pieces(moves: int, effort: Effort) -> list[PlayOn]:
    """The pieces that tell how often positions are won: spread over the game."""
    later = sorted({k * moves // SPOTS for k in range(SPOTS)} - {0})
    spots = [(0, part) for part in range(FROM_THE_START)] + [(n, 0) for n in later]
    if effort.simulations is not None:
        games = max(1, min(GAMES, effort.simulations // SIMULATIONS_A_GAME))
        return [PlayOn(n, part, games, None, effort.seed) for n, part in spots]
    seconds = FOR_PLAYING_ON * effort.seconds / len(spots)
    return [PlayOn(n, part, GAMES, seconds, effort.seed) for n, part in spots]


def then_pieces(moves: int, size: int, models: Sequence[WinModel], effort: Effort) -> list[LookAt]:
    """The pieces in which every move is looked at, ``size`` moves each at most, by stages."""
    seconds = None
    if effort.simulations is None:
        share = 1.0 - FOR_PLAYING_ON - FOR_LOOKING_AGAIN
        seconds = share * effort.seconds / max(1, moves)
    most = effort.simulations or MOST_SIMULATIONS
    pieces = []
    ends = [*(model.since for model in models[1:]), moves]
    for model, end in zip(models, ends, strict=True):
        for n in range(model.since + 1, end + 1, size):
            numbers = tuple(range(n, min(n + size, end + 1)))
            pieces.append(LookAt(numbers, model, most, seconds, effort.seed))
    return pieces


def last_pieces(looked: Sequence[Finding], model: WinModel, effort: Effort) -> list[LookAgain]:
    """The pieces in which the dearest choices are looked at again."""
    found = dearest(_in_order(looked))
    games, seconds = GAMES_AGAIN, None
    if effort.simulations is None:
        seconds = FOR_LOOKING_AGAIN * effort.seconds / max(1, len(found))
    else:
        games = max(1, min(games, effort.simulations // SIMULATIONS_A_GAME))
    return [
        LookAgain(
            look.n,
            msgspec.json.encode(look.best).decode(),
            model,
            games,
            seconds,
            effort.seed,
        )
        for look in found
    ]


def _in_order(looked: Sequence[Finding]) -> list[Finding]:
    return charged_once(sorted(looked, key=lambda look: look.n))


def played_on(journal: Journal, piece: PlayOn) -> list[Playout]:
    """Carry out a piece of the first kind."""
    state, seats = journal.at(piece.n), int(journal.options["seats"])
    seed = f"{piece.seed}/{piece.n}/{piece.part}"
    return play_on_within(journal.game, state, piece.n, seats, seed, piece.games, piece.seconds)


def looked_at(journal: Journal, piece: LookAt) -> Iterator[Finding]:
    """Carry out a piece of the second kind."""
    state: Any = None
    for number in sorted(piece.numbers):
        if state is None:
            state, n = journal.at(number - 1), number
        while n < number:
            _go_on(journal, state, n, silent())
            n += 1
        yield _look(journal, state, number, piece)


def carry_out_piece(
    journal: Journal, piece: Piece
) -> list[Playout] | list[WinModel] | list[Finding] | list[Again]:
    """Carry out a piece of any kind."""
    if isinstance(piece, PlayOn):
        return played_on(journal, piece)
    if isinstance(piece, Fit):
        return fit_stages(
            piece.playouts, len(journal.moves), journal.game.meta.is_team(journal.options)
        )
    if isinstance(piece, LookAgain):
        return [looked_again(journal, piece)]
    return list(looked_at(journal, piece))


def tell(
    journal: Journal,
    model: WinModel,
    looked: Sequence[Finding],
    again: Sequence[Again],
    levels: Sequence[str] = (),
) -> Review:
    """Put together what was found at every move; ``model`` is that of the last stage.

    ``levels`` are those of the bots that played, as far as they are known; nothing for people.
    """
    seats, game = int(journal.options["seats"]), journal.game
    found = _in_order(looked)
    tries = round(sum(look.tries for look in found) / max(1, len(found)))
    last = chances(game, journal.state, len(journal.moves), seats, model)
    outcome = journal.outcome()
    stronger = [seat for seat, level in enumerate(levels) if is_stronger(game, level, tries)]
    curve, moments, shares = told_justly(found, again, last, outcome is not None, stronger)
    return Review(
        game=game.meta.id,
        seats=seats,
        team=model.team,
        judge=Judge(
            tries=tries,
            games=max((one.games for one in again), default=0),
            policy="greedy" if game.script is None else "script",
        ),
        curve=tuple(curve),
        moments=tuple(moments),
        shares=shares,
        turning_points=turning_points(moments),
        outcome=outcome,
    )


def in_words(journal: Journal, told: Review, words: Language) -> Slices[Review]:
    """A review as somebody reads it: what was done, what came of it, what was better."""
    game, moments = journal.game, list[ReviewedMove]()
    moves, state = journal.moves[: len(told.moments)], journal.at(0)
    for moment, move in zip(told.moments, moves, strict=True):
        better, log = "", Log()
        said = game.say_action(words, state, move.action)
        if moment.better_action is not None:
            action = action_from_data(game, moment.better_action)
            better = game.say_action(words, state, action)
        line = _line_in_words(game, words, state, moment.line)
        game.push(state, move.action, ScriptedChance(list(move.draws)), log)
        happened = " ".join(
            game.say_event(words, journal.content, event)
            for event in log.events
            if may_read(None, event.audience)
        )
        moments.append(
            msgspec.structs.replace(moment, said=said, happened=happened, better=better, line=line)
        )
        yield
    outcome = told.outcome and game.tell(words, told.outcome)
    return msgspec.structs.replace(told, moments=tuple(moments), outcome=outcome)


def _line_in_words(
    game: AnyGame, words: Language, state: Any, line: Sequence[LineMove]
) -> tuple[LineMove, ...]:
    state, told = state.clone(), list[LineMove]()
    for step in line:
        action = action_from_data(game, step.action)
        told.append(msgspec.structs.replace(step, said=game.say_action(words, state, action)))
        game.push(state, action, ScriptedChance(list(step.draws)), silent())
    return tuple(told)


def review(
    journal: Journal,
    effort: Effort,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Review:
    """The whole analysis, here and now, in English.

    ``progress`` is told how many pieces of how many are done.

    With an effort in simulations the same journal gets the same review.
    """
    moves = len(journal.moves)
    first = first_pieces(moves, effort)
    playouts: list[Playout] = []
    for done, piece in enumerate(first, 1):
        playouts += played_on(journal, piece)
        progress(done, len(first) + moves)
    models = fit_stages(playouts, moves, journal.game.meta.is_team(journal.options))
    looked: list[Finding] = []
    for then in then_pieces(moves, 1, models, effort):
        looked += looked_at(journal, then)
        progress(len(first) + len(looked), len(first) + moves)
    again = [looked_again(journal, last) for last in last_pieces(looked, models[-1], effort)]
    told = tell(journal, models[-1], looked, again)
    return at_once(in_words(journal, told, language_of(journal.game)))


# -- one move -------------------------------------------------------------------------------------


def _go_on(journal: Journal, state: Any, n: int, log: Log) -> bool:
    """Make move n; whether it drew something that could have come out differently."""
    move = journal.moves[n - 1]
    chance = RecordingChance(ScriptedChance(list(move.draws)))
    journal.game.push(state, move.action, chance, log)
    return chance.revealed


def _look(journal: Journal, state: Any, n: int, piece: LookAt) -> Finding:
    game, action = journal.game, journal.moves[n - 1].action
    seats = int(journal.options["seats"])
    seed = piece.seed + n * 7919
    search = Outlook(game, state, action.seat, seed)
    budget = Budget(piece.simulations, piece.seconds)
    best = _best(search, action, budget)
    rivals = [action] if best == action else [action, best]
    found: list[list[Values]] = [[] for _ in rivals]
    fewest = min(FEWEST if piece.seconds is None else FEWEST_IN_A_HURRY, piece.simulations)
    # The chance of the search is not used again: whatever was best by it has had its luck.
    fresh = seed + piece.simulations * 2
    while len(found[0]) < fewest or budget.fraction() < 1.0:
        for rival, values in zip(rivals, found, strict=True):
            values.append(search.after(rival, fresh + len(values), n, piece.model))
            budget.spend()
    drew = _go_on(journal, state.clone(), n, silent())
    loss, doubt = _loss(found, action.seat, seats)
    if not any(loss):
        best = action
    value = _mean([*found[0], *found[-1]] if best == action else found[-1], seats)
    return Finding(
        n=n,
        seat=action.seat,
        action=to_data(action),
        best=to_data(best),
        value=value,
        loss=loss,
        doubt=doubt,
        tries=len(found[0]) * len(found),
        drew=drew,
        forced=len(search.listed) == 1,
    )


def _best(search: Search, action: Action, budget: Budget) -> Action:
    """The best move by the search, for which half of the budget is spent.

    The move that was made may have left the race early: it is tried as often as the best one.
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


def _loss(found: Sequence[list[Values]], seat: int, seats: int) -> tuple[Values, float]:
    """What a choice cost every seat, and the doubt about it; nothing if it cannot be told."""
    nothing = (0.0,) * seats
    if len(found) == 1:
        return nothing, 0.0
    pairs = list(zip(found[1], found[0], strict=True))
    own = [best[seat] - made[seat] for best, made in pairs]
    mean = sum(own) / len(own)
    spread = math.sqrt(sum((x - mean) ** 2 for x in own) / max(1, len(own) - 1))
    # With few tries that all came out alike, the next one may still not.
    doubt = Z99 * max(spread, 0.25 / len(own)) / math.sqrt(len(own))
    if mean <= doubt:
        return nothing, doubt
    return tuple(
        sum(best[k] - made[k] for best, made in pairs) / len(pairs) for k in range(seats)
    ), doubt


def _mean(values: Sequence[Values], seats: int) -> Values:
    return tuple(sum(value[seat] for value in values) / len(values) for seat in range(seats))
