"""Looks for daily cases: moments of games in which one move is clearly better than all others.

The game's own script (or quick rating) plays games, with an occasional slip. At moments late in
them every whole move is played out to the end, all with the same luck; most drop out early. The
moment is a case if the best move leads the next beyond doubt and the strongest bot, asked
independently, finds it.
"""

from __future__ import annotations

import datetime
import json
import math
import textwrap
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec

from wardround.bots import find_bot, think
from wardround.bots.look_ahead import listed_for, look_ahead, quick_answer, value_of
from wardround.bots.planner import lead
from wardround.core.actions import Action
from wardround.core.chance import Chance, SeededChance
from wardround.core.codec import canonical
from wardround.core.game import Options
from wardround.core.log import silent
from wardround.games import find_game, new_game
from wardround.games.daily_cases import FOLDER, Case, Line, digest, notated, theme_of
from wardround.lab.parallel_work import Executor, done_in_any_order
from wardround.presentation.game_spec import AnyGameSpec
from wardround.presentation.language import PLAIN
from wardround.presentation.whole_moves import whole_moves

SLIPS: Final = 12
"""One answer in this many is a random listed one, so that games differ."""
MOMENTS: Final = 5
"""How many moments of a game get a closer look: the sharpest."""
MIN_MOVES: Final = 3
MAX_MOVES: Final = 16
GLANCES: Final = 3
"""How often each move is played on for a while …"""
A_WHILE: Final = 12
"""… that is, for this many answers, before the game's own estimate is taken."""
ROUNDS: Final = ((8, 4), (24, 2), (64, 0))
"""How often each move has been played out by then, and how many moves stay."""
NEARLY: Final = 0.02
"""Moves this close to the best also solve a case."""
CLEARLY: Final = 0.07
"""How far the best move has to lead the next."""
BEYOND_DOUBT: Final = 2.0
"""The same in standard errors."""
OPEN: Final = (0.12, 0.98)
MAX_SOLUTIONS: Final = 2
LINES_TRIED: Final = 64
MAX_LINE: Final = 300
"""Longer games are left out: they would have to be shipped, though only their beginning is read."""
WIDTH: Final = 100
STRONGEST: Final = "expert"
OPTIONS: Final[dict[str, Options]] = {
    "forbidden_clinic": {"difficulty": "full_moon"},
    "healthy_heart": {"difficulty": "easy"},
}
"""Under its default options a game may be too easily won or lost to leave anything to find."""

Chain: TypeAlias = tuple[Action, ...]


class WantedCase(msgspec.Struct, frozen=True):
    """A case to find; the search gives the same result on every machine."""

    game: str
    day: str


class FoundCase(msgspec.Struct, frozen=True):
    """A case, as the text of its file."""

    game: str
    day: str
    text: str


class Moment(msgspec.Struct, frozen=True):
    """A state at which a seat has a choice, and how it was reached."""

    state: Any
    moves: list[int]


def folder_of(game: AnyGameSpec) -> Path:
    """The folder of a game's cases in this checkout."""
    return Path(str(resources.files(game.package))) / FOLDER


def days(first: str, count: int) -> list[str]:
    start = datetime.date.fromisoformat(first)
    return [str(start + datetime.timedelta(days=n)) for n in range(count)]


def find_cases(wanted: list[WantedCase], executor: Executor) -> Iterator[FoundCase]:
    """The cases as they are found."""
    return done_in_any_order(find_case, wanted, executor)


def find_case(wanted: WantedCase) -> FoundCase:
    """Search until there is one."""
    game = find_game(wanted.game)
    options = OPTIONS.get(wanted.game, {})
    number = 0
    while True:
        seed = f"daily {wanted.game} {wanted.day} {number}"
        for moment in moments(game, options, seed):
            case = judged(game, options, seed, moment)
            if case is not None:
                return FoundCase(wanted.game, wanted.day, write_case(case))
        number += 1


def moments(game: AnyGameSpec, options: Options, seed: str) -> Iterator[Moment]:
    """Some moments from late in a game."""
    chance, dice = SeededChance(seed), SeededChance(f"{seed} slips")
    state = new_game(game, options, chance)
    completing = game.show.moves.completing
    seen, moves = list[Moment](), list[int]()
    while game.rules.outcome(state) is None:
        awaiting = game.rules.awaiting(state)
        seat = awaiting.seats[0]
        mine = listed_for(game, state, seat)
        if len(awaiting.seats) == 1 and len(mine) > 2 and awaiting.decision not in completing:
            seen.append(Moment(state.clone(), moves[:]))
        slip = dice.below(SLIPS) == 0
        action = mine[dice.below(len(mine))] if slip else quick_answer(game, state, seat)
        moves.append(game.rules.legal(state).index(action))
        game.rules.push(state, action, chance, silent())
    late = seen[len(seen) * 3 // 4 :]
    yield from sorted(late, key=lambda one: -sharpness(game, one.state))[:MOMENTS]


def sharpness(game: AnyGameSpec, state: Any) -> float:
    """How far the move that looks best one move ahead leads the next."""
    awaiting = game.rules.awaiting(state)
    seat, question = awaiting.seats[0], awaiting.decision
    imagined = game.rules.imagine(state, seat, SeededChance(0))
    listed = listed_for(game, state, seat)
    values = sorted(look_ahead(game, imagined, listed, question, [0]))
    return values[-1] - values[-2]


class Tried:
    """A whole move, and how well the games after it went."""

    def __init__(self, actions: Chain) -> None:
        self.actions = actions
        self.grades: list[float] = []

    def mean(self) -> float:
        return sum(self.grades) / len(self.grades)


def judged(game: AnyGameSpec, options: Options, seed: str, moment: Moment) -> Case | None:
    """The case that a moment makes, if any. Most are dismissed at a glance."""
    state = moment.state
    seat = game.rules.awaiting(state).seats[0]
    listed = listed_for(game, state, seat)
    imagined = game.rules.imagine(state, seat, SeededChance(0))
    moves = [
        move
        for move in whole_moves(game, PLAIN, imagined, listed)
        if not move.aside and type(move.actions[0]) not in game.take_back_kinds
    ]
    if not MIN_MOVES <= len(moves) <= MAX_MOVES:
        return None
    field = [Tried(move.actions) for move in moves]
    if not _promising([glanced(game, state, seat, tried) for tried in field]):
        return None
    race = field
    for rounds, stay in ROUNDS:
        for tried in race:
            while len(tried.grades) < rounds:
                tried.grades.append(grade(game, state, seat, tried.actions, len(tried.grades)))
        race = sorted(race, key=lambda tried: -tried.mean())[: stay or None]
        best = race[0].mean()
        if not OPEN[0] <= best <= OPEN[1]:
            return None
        if len(race) > MAX_SOLUTIONS and best - race[MAX_SOLUTIONS].mean() < CLEARLY / 2:
            return None
    solution = [tried for tried in race if tried.mean() >= race[0].mean() - NEARLY]
    others = sorted((t for t in field if t not in solution), key=lambda tried: -tried.mean())
    if len(solution) > MAX_SOLUTIONS or not others:
        return None
    ahead, doubt = lead(race[0].grades, others[0].grades)
    if ahead < CLEARLY or ahead < BEYOND_DOUBT * doubt:
        return None
    if strongest(game, state, seat) not in {tried.actions[0] for tried in solution}:
        return None
    line = best_line(game, state, seat, race[0])
    if len(line.moves) > MAX_LINE:
        return None
    return Case(
        options=dict(options),
        start=Line(seed, moment.moves),
        digest=digest(canonical(game.rules.dump(state))),
        solution=[notated(tried.actions) for tried in solution],
        worth={notated(tried.actions): round(tried.mean(), 3) for tried in field},
        theme=theme_of(race[0].mean(), others[0].mean()),
        line=line,
    )


def strongest(game: AnyGameSpec, state: Any, seat: int) -> Action:
    """What the strongest bot does."""
    return think(find_bot(STRONGEST), game, state, seat, SeededChance(0)).action


def glanced(game: AnyGameSpec, state: Any, seat: int, tried: Tried) -> float:
    """How the game evaluates a position some answers after a move."""
    assert game.advice.evaluate is not None
    total = 0.0
    for seed in range(GLANCES):
        chance = SeededChance(seed)
        imagined = game.rules.imagine(state, seat, chance)
        play_on(game, imagined, tried.actions, chance, A_WHILE)
        total += value_of(game, imagined, seat)
    return total / GLANCES


def _promising(values: list[float]) -> bool:
    """Whether a closer look may pay: the game is open, and one or two moves lead."""
    order = sorted(values, reverse=True)
    rest = [value for value in order if value < order[0] - NEARLY]
    few = len(order) - len(rest) <= MAX_SOLUTIONS
    return OPEN[0] <= order[0] <= OPEN[1] and few and order[0] - rest[0] >= CLEARLY / 2


def grade(game: AnyGameSpec, state: Any, seat: int, actions: Chain, seed: int) -> float:
    """How well a game goes for a seat after a move, with the luck of a seed."""
    chance = SeededChance(seed)
    imagined = game.rules.imagine(state, seat, chance)
    play_on(game, imagined, actions, chance)
    return grade_at_end(game, imagined, seat)


def grade_at_end(game: AnyGameSpec, state: Any, seat: int) -> float:
    if game.advice.script is not None:
        return game.advice.script.grade(state, seat)
    outcome = game.rules.outcome(state)
    assert outcome is not None
    return float(seat in outcome.winners)


def play_on(
    game: AnyGameSpec, state: Any, actions: Chain, chance: Chance, most: int = 100_000
) -> list[Action]:
    """Make a move, then answer quickly to the end, or for a while; returns all answers."""
    played, coming = list[Action](), list(actions)
    while game.rules.outcome(state) is None and len(played) < most:
        seat = game.rules.awaiting(state).seats[0]
        action = coming.pop(0) if coming else quick_answer(game, state, seat)
        game.rules.push(state, action, chance, silent())
        played.append(action)
    return played


def best_line(game: AnyGameSpec, state: Any, seat: int, best: Tried) -> Line:
    """A game after the best move that goes no worse than the average of such games; or the best of
    many, where what nobody sees is worse than what had to be expected."""
    enough = min(best.mean(), max(best.grades))  # the mean of equal numbers may round up
    highest, chosen, answers = -math.inf, 0, list[Action]()
    for seed in range(LINES_TRIED):
        end = state.clone()
        played = play_on(game, end, best.actions, SeededChance(seed))
        reached = grade_at_end(game, end, seat)
        if reached > highest:
            highest, chosen, answers = reached, seed, played
        if highest >= enough:
            break
    here, chance, moves = state.clone(), SeededChance(chosen), list[int]()
    for action in answers:
        moves.append(game.rules.legal(here).index(action))
        game.rules.push(here, action, chance, silent())
    return Line(chosen, moves)


def write_case(case: Case) -> str:
    """The text of a case's file."""
    options = ", ".join(f"{key} = {json.dumps(value)}" for key, value in case.options.items())
    lines = [
        *([f"options = {{ {options} }}"] if options else []),
        f'digest = "{case.digest}"',
        f'theme = "{case.theme}"',
        f"solution = {json.dumps(case.solution)}",
    ]
    for name, line in (("start", case.start), ("line", case.line)):
        moves = textwrap.fill(f"moves = {line.moves}", WIDTH, subsequent_indent="  ")
        lines += ["", f"[{name}]", f"seed = {json.dumps(line.seed)}", moves]
    lines += ["", "[worth]", *(f"{json.dumps(move)} = {w}" for move, w in case.worth.items())]
    return "\n".join(lines) + "\n"
