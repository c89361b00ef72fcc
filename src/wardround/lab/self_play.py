"""Games that a network plays to learn from: under many settings, against itself, the script and
older networks."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, cast

import msgspec
import numpy as np

from wardround.bots.look_ahead import listed_for
from wardround.bots.network import DecisionInput, Floats, Ints, Network, Reader, decision_input
from wardround.core.actions import Action
from wardround.core.chance import SeededChance
from wardround.core.game import AnyGame, OptionError, Options, Outcome
from wardround.core.log import silent
from wardround.games import content_of, find_game, new_game

OLDER: Final = 0.3
"""How often the script or an older network plays a rival."""
DEFAULT_SHARE: Final = 0.4
"""The share of games played under the run's own options; the others draw theirs."""
FORESIGHT: Final = 0.95
"""How much credit for later results a decision keeps, per decision in between."""


class DecisionArrays(msgspec.Struct):
    """Many decisions in flat lists; ``…_ends`` say where each one's part of a list ends."""

    columns: Any
    numbers: Any
    column_ends: Any
    features: Any
    feature_ends: Any
    """For each answer."""
    answer_ends: Any
    """For each decision, counted in answers."""
    own: Any
    """The index of the script's answer among the decision's, -1 for none."""
    chosen: Any
    likely: Any
    """How likely the chosen answer was."""
    gains: Any
    """How much better things went from there than the network expected."""
    values: Any
    """What the network should have expected."""


class SelfPlayResult(msgspec.Struct):
    """The result of a piece of work."""

    decisions: DecisionArrays | None
    grades: list[float]
    """The mean over the network's seats, for each game."""


class SelfPlayGames(msgspec.Struct, frozen=True):
    """Some games for one process."""

    game: str
    numbers: tuple[int, ...]
    seed: str
    networks: tuple[bytes, ...]
    """The newest, then older ones."""
    options: Options
    learns: bool
    """Whether options vary and answers are sampled and recorded; else the best answer is taken, and
    only results are kept."""


# -- playing --------------------------------------------------------------------------------------


@cache
def reader_of(game: str) -> Reader:
    spec = find_game(game)
    return Reader(spec, content_of(spec))


@cache
def _network(data: bytes) -> Network:
    return Network.unpacked(data)


def drawn_options(game: AnyGame, options: Options, dice: SeededChance) -> Options:
    """Other settings than the given ones: a few options at a time, so that most are playable."""
    wished = dict(options)
    for option in game.meta.options:
        if dice.below(3) == 0:
            wished[option.id] = option.values[dice.below(len(option.values))]
    return wished


def set_up_mixed(
    game: AnyGame, options: Options, table: SeededChance, dice: SeededChance
) -> tuple[Any, Options]:
    """A new game under the given settings or, more often, others; and the settings."""
    drawn = options
    if dice.below(100) >= 100 * DEFAULT_SHARE:
        drawn = drawn_options(game, options, dice)
    try:
        return new_game(game, drawn, table), drawn
    except OptionError:  # incompatible settings
        return new_game(game, options, table), options


def play_piece(piece: SelfPlayGames) -> SelfPlayResult:
    """Play the games of a piece."""
    game, kept, grades = find_game(piece.game), _Kept(), []
    for number in piece.numbers:
        grades.append(_play(game, piece, number, kept))
    return SelfPlayResult(kept.packed() if piece.learns else None, grades)


def _play(game: AnyGame, piece: SelfPlayGames, number: int, kept: _Kept) -> float:
    seed = f"{piece.seed}/{number}"
    table, dice = SeededChance(f"{seed}/table"), SeededChance(f"{seed}/dice")
    if piece.learns:
        state, options = set_up_mixed(game, piece.options, table, dice)
    else:
        state, options = new_game(game, piece.options, table), piece.options
    seats = int(options["seats"])
    reader, script = reader_of(piece.game), game.advice.script
    team = game.meta.is_team(options)
    minds, graded = _seated(piece, team, seats, dice)
    log, own = silent(), _Lines()
    outcome = game.rules.outcome(state)
    while outcome is None:
        seat = game.rules.awaiting(state).seats[0]
        mind = minds[seat]
        imagined = game.rules.imagine(state, seat, dice)
        if mind is None:
            action = _routine(game, imagined, seat, dice)
        else:
            question = decision_input(game, reader, imagined, seat, seats)
            if isinstance(question, DecisionInput):
                thought = mind.thought(question.columns, question.numbers)
                scores = mind.scores(thought, question.answers, question.own)
                if piece.learns:
                    choice, likely = _draw(scores, dice)
                    if seat in graded:
                        kept.add(question, choice, likely)
                        own.add(0 if team else seat, mind.value(thought))
                else:
                    choice = int(np.argmax(scores))
                action = question.actions[choice]
            else:
                action = question
        game.rules.push(state, action, table, log)
        outcome = game.rules.outcome(state)
    by_seat = [
        _beaten(outcome, seat, team) if script is None else script.grade(state, seat)
        for seat in range(seats)
    ]
    kept.credit(own, by_seat)
    return sum(by_seat[seat] for seat in graded) / len(graded)


def _beaten(outcome: Outcome, seat: int, team: bool) -> float:
    """A team's win, or the share of rivals that a seat has beaten, ties counting half."""
    if team:
        return float(seat in outcome.winners)
    own, others = outcome.ranks[seat], len(outcome.ranks) - 1
    behind = sum((rank > own) + (rank == own) / 2 for rank in outcome.ranks) - 0.5
    return behind / others


def _routine(game: AnyGame, state: Any, seat: int, dice: SeededChance) -> Action:
    """A move without a network: the script's, or in a game without one a random move."""
    if game.advice.script is not None:
        return cast(Action, game.advice.script.answer(state, seat))
    listed = listed_for(game, state, seat)
    return listed[dice.below(len(listed))]


def _seated(
    piece: SelfPlayGames, team: bool, seats: int, dice: SeededChance
) -> tuple[list[Network | None], list[int]]:
    """Who plays each seat (None: no network), and the seats that the game is graded by."""
    newest = _network(piece.networks[0]) if piece.networks else None
    if team:
        return [newest] * seats, list(range(seats))
    first = dice.below(seats)
    if not piece.learns:
        return [newest if seat == first else None for seat in range(seats)], [first]
    others: list[Network | None] = [None, *[_network(data) for data in piece.networks[1:]]]
    own = [seat == first or dice.below(100) >= 100 * OLDER for seat in range(seats)]
    return (
        [newest if mine else others[dice.below(len(others))] for mine in own],
        [seat for seat in range(seats) if own[seat]],
    )


def _draw(scores: Floats, dice: SeededChance) -> tuple[int, float]:
    """An answer sampled by its score, and how likely it was."""
    chances = np.exp(scores - scores.max())
    chances /= chances.sum()
    at = dice.below(1 << 30) / (1 << 30)
    choice = min(int(np.searchsorted(np.cumsum(chances), at)), len(chances) - 1)
    return choice, float(chances[choice])


class _Lines:
    """What the network expected at each decision of a game, by seat; a team counts as one."""

    def __init__(self) -> None:
        self.whose: list[int] = []
        self.expected: list[float] = []

    def add(self, whose: int, expected: float) -> None:
        self.whose.append(whose)
        self.expected.append(expected)

    def gains(self, grades: list[float]) -> list[float]:
        """How much better it went after each decision: generalised advantage estimation."""
        found, after = [0.0] * len(self.whose), {n: (grade, 0.0) for n, grade in enumerate(grades)}
        for n in range(len(found) - 1, -1, -1):
            whose, expected = self.whose[n], self.expected[n]
            next_value, next_gain = after[whose]
            found[n] = next_value - expected + FORESIGHT * next_gain
            after[whose] = expected, found[n]
        return found


class _Kept:
    """DecisionArrays collected during play."""

    def __init__(self) -> None:
        self.columns: list[Ints] = []
        self.numbers: list[Floats] = []
        self.features: list[Ints] = []
        self.counts: list[int] = []
        self.own: list[int] = []
        self.chosen: list[int] = []
        self.likely: list[float] = []
        self.gains: list[float] = []
        self.values: list[float] = []

    def add(self, question: DecisionInput, choice: int, likely: float) -> None:
        self.columns.append(question.columns)
        self.numbers.append(question.numbers)
        self.features += question.answers
        self.counts.append(len(question.answers))
        self.own.append(question.own)
        self.chosen.append(choice)
        self.likely.append(likely)

    def credit(self, lines: _Lines, grades: list[float]) -> None:
        """Work out what the decisions of a finished game were worth."""
        gains = lines.gains(grades)
        self.gains += gains
        self.values += [value + gain for value, gain in zip(lines.expected, gains, strict=True)]

    def packed(self) -> DecisionArrays | None:
        if not self.columns:
            return None
        return DecisionArrays(
            np.concatenate(self.columns),
            np.concatenate(self.numbers),
            np.cumsum([len(one) for one in self.columns]),
            np.concatenate(self.features),
            np.cumsum([len(one) for one in self.features]),
            np.cumsum(self.counts),
            np.array(self.own),
            np.array(self.chosen),
            np.array(self.likely, np.float32),
            np.array(self.gains, np.float32),
            np.array(self.values, np.float32),
        )
