"""A second look at the costliest choices: both moves are played on to the end of the game.

The judge of a move looks only to the end of the turn. Before a choice is charged, games are played
on from it and from the better move, with the same chance for both; if the judge's move does worse,
the charge is withdrawn. What the better move would have led to is kept as a line.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from wardround.bots.budget import Budget
from wardround.bots.luck_and_choices import Finding, LineMove, fault_of
from wardround.bots.planner import try_out
from wardround.bots.win_chances import chances, model_of, play_on, played_by
from wardround.core.actions import Action
from wardround.core.chance import RecordingChance, SeededChance
from wardround.core.codec import decode_action, to_data
from wardround.core.journal import Journal
from wardround.core.log import silent
from wardround.presentation.game_spec import AnyGameSpec

MAX_FAULTS: Final = 8
"""How many choices get a second look."""
GAMES: Final = 6
"""How many games to play on from each of the two moves at most."""
LINES: Final = 5
"""How many lines to try; the middle one is told."""
MAX_LINE: Final = 10


class LookAgain(msgspec.Struct, frozen=True, tag_field="piece", tag="look_again"):
    """Play a choice, and the better one, on to the end of the game."""

    n: int
    best: str
    """The better move, as JSON."""
    games: int
    seconds: float | None
    seed: int


class SecondLook(msgspec.Struct, frozen=True):
    """What came of a second look."""

    n: int
    lead: float
    """How much better the games with the better move ended for the seat; negative if they ended
    worse."""
    games: int
    line: tuple[LineMove, ...]


def costliest(findings: Sequence[Finding]) -> list[Finding]:
    """The faults worth a second look, the costliest first."""
    faults = [finding for finding in findings if fault_of(-finding.loss[finding.seat])]
    return sorted(faults, key=lambda finding: (-finding.loss[finding.seat], finding.n))[:MAX_FAULTS]


def looked_again(journal: Journal[AnyGameSpec], piece: LookAgain) -> SecondLook:
    """Carry out a second look."""
    game, state = journal.game, journal.at(piece.n - 1)
    made, best = journal.moves[piece.n - 1].action, decode_action(journal.game, piece.best)
    seed, seats = piece.seed + piece.n * 104_729, int(journal.options["seats"])
    budget, lead, games = Budget(piece.games, piece.seconds), 0.0, 0
    while budget.spend():
        for action, sign in ((best, 1.0), (made, -1.0)):
            lead += sign * _grade(game, state, seats, action, seed + games)
        games += 1
    lines = [_line(game, state, best, seed + k) for k in range(LINES)]
    after, model = piece.n - 1 + MAX_LINE, model_of(game, journal.options)
    lines.sort(key=lambda line: chances(game, line[1], after, seats, model)[made.seat])
    return SecondLook(piece.n, lead / games, games, lines[LINES // 2][0])


def _grade(game: AnyGameSpec, state: Any, seats: int, action: Action, seed: int) -> float:
    """How a game ends for the seat that makes this move, from 0 to 1."""
    if game.advice.script is not None:
        return try_out(game, game.advice.script.to_the_end, state, action.seat, action, seed)
    chance = SeededChance(seed)
    imagined = game.rules.imagine(state, action.seat, chance)
    game.rules.push(imagined, action, chance, silent())
    return play_on(game, imagined, seats, str(seed))[action.seat]


def _line(
    game: AnyGameSpec, state: Any, action: Action, seed: int
) -> tuple[tuple[LineMove, ...], Any]:
    """A few moves beginning with this one, and the position they end in."""
    state, minds = state.clone(), SeededChance(f"{seed}/minds")
    source, line = SeededChance(f"{seed}/table"), list[LineMove]()
    while len(line) < MAX_LINE:
        chance = RecordingChance(source)
        game.rules.push(state, action, chance, silent())
        line.append(LineMove(action.seat, to_data(action), tuple(chance.draws)))
        if game.rules.outcome(state) is not None:
            break
        action = played_by(game, state, game.rules.awaiting(state).seats[0], minds)
    return tuple(line), state
