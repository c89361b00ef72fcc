"""Bot against bot, or team beside team: the same seeds for all, seats rotated.

* **Rivals**: every pair of bots plays every seed once for each rotation of the seats, which the two
  fill alternately.
* **Teams**: every bot plays every seed in all seats; bots are compared by how often they win and by
  their scores.

Results are lines of JSON, one per game; an interrupted match resumes from them.

Error tree::

    MatchError       a results file that belongs to another match, or is broken
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from wardround.core.game import Options
from wardround.games import find_game
from wardround.lab.html_page import Grid, in_markdown
from wardround.lab.parallel_work import Executor, LabError, done_in_any_order
from wardround.lab.simulation import Job, Result, play_game
from wardround.lab.statistics import Interval, amount, mean, percent, rate

ELO_SCALE: Final = 400.0
ELO_ROUNDS: Final = 200


class MatchError(LabError):
    """A results file from which this match cannot resume."""


class Match(msgspec.Struct, frozen=True):
    """What to play."""

    game: str
    options: Options
    bots: tuple[str, ...]
    seeds: int
    seed: str
    team: bool
    adjacent: bool = False
    """Rivals only: pair each bot only with its neighbours in the list instead of with all."""
    pack: str | None = None


class Pairing(msgspec.Struct, frozen=True):
    """One game of a match: who sits where, and the number of its seed."""

    bots: tuple[str, ...]
    number: int


class MatchGame(msgspec.Struct, frozen=True):
    """A game that was played."""

    bots: tuple[str, ...]
    result: Result


class Standing(msgspec.Struct, frozen=True):
    """How a bot did."""

    bot: str
    games: int
    won: Interval
    """Teams: games won. Rivals: share of the games, a tie counting for half."""
    score: Interval
    """The mean score of its seats."""
    elo: float | None
    """Rivals only: on a scale where the first bot has 0."""
    seconds: float
    """CPU seconds per game."""


class Versus(msgspec.Struct, frozen=True):
    """Rivals only: how one bot did against another."""

    bot: str
    other: str
    games: int
    won: Interval
    elo: Interval
    """How many Elo points the first is ahead."""


class MatchResult(msgspec.Struct, frozen=True):
    """The result of a match."""

    match: Match
    games: int
    standings: tuple[Standing, ...]
    versus: tuple[Versus, ...]
    reasons: dict[str, dict[str, int]]
    """Teams: how each bot's games ended. Rivals: the same for all, under ``all``."""


# -- playing --------------------------------------------------------------------------------------


def pairs(match: Match) -> list[tuple[str, str]]:
    """Which bots meet."""
    if match.adjacent:
        return list(itertools.pairwise(match.bots))
    return list(itertools.combinations(match.bots, 2))


def pairings(match: Match) -> list[Pairing]:
    """Every game of a match, seeds in order."""
    seats = int(match.options["seats"])
    if match.team:
        return [
            Pairing((bot,) * seats, number) for number in range(match.seeds) for bot in match.bots
        ]
    rotated = []
    for number in range(match.seeds):
        for pair in pairs(match):
            for turn in range(2):
                bots = tuple(pair[(seat + turn) % 2] for seat in range(seats))
                rotated.append(Pairing(bots, number))
    return rotated


def _play(match: Match, pairing: Pairing) -> MatchGame:
    job = Job(match.game, match.options, pairing.bots, match.seed, match.pack)
    return MatchGame(pairing.bots, play_game(job, pairing.number))


def play_match(
    match: Match,
    executor: Executor,
    file: Path | None = None,
    done: Callable[[int], None] = lambda n: None,
) -> list[MatchGame]:
    """Play the missing games, writing each to the file; returns all games in a fixed order."""
    wanted = pairings(match)
    have = {} if file is None else resume(match, file)
    there = [pairing for pairing in wanted if pairing in have]
    done(len(there))
    left = [pairing for pairing in wanted if pairing not in have]
    for played in done_in_any_order(partial(_play, match), left, executor):
        have[Pairing(played.bots, played.result.number)] = played
        if file is not None:
            with file.open("ab") as lines:
                lines.write(msgspec.json.encode(played) + b"\n")
        done(1)
    return [have[pairing] for pairing in wanted]


def resume(match: Match, file: Path) -> dict[Pairing, MatchGame]:
    """The games already in a file; a new file gets its first line.

    A match may be resumed with more seeds, but not with other bots, options or seed names.
    """
    head = msgspec.json.encode(msgspec.structs.replace(match, seeds=0))
    if not file.exists() or not file.stat().st_size:
        file.write_bytes(head + b"\n")
        return {}
    lines = file.read_bytes().split(b"\n")
    if lines[0] != head:
        raise MatchError(f"{file} holds the results of another match: name another file")
    if lines[-1]:  # the program stopped in the middle of this line
        file.write_bytes(b"\n".join(lines[:-1]) + b"\n")
    games: dict[Pairing, MatchGame] = {}
    for number, line in enumerate(lines[1:-1], 2):
        try:
            played = msgspec.json.decode(line, type=MatchGame)
        except msgspec.DecodeError as error:
            raise MatchError(f"{file}, line {number}: {error}") from None
        games[Pairing(played.bots, played.result.number)] = played
    return games


# -- counting -------------------------------------------------------------------------------------


def points(played: MatchGame, bot: str) -> float:
    """What a game between rivals was worth to a bot, by its best seat: 1, 0, or half for a tie."""
    ranks = played.result.ranks
    own = min(rank for rank, name in zip(ranks, played.bots, strict=True) if name == bot)
    other = min(rank for rank, name in zip(ranks, played.bots, strict=True) if name != bot)
    return 1.0 if own < other else 0.0 if own > other else 0.5


def match_result(match: Match, games: Sequence[MatchGame]) -> MatchResult:
    """Standings and intervals."""
    versus = [] if match.team else [_versus(pair, games) for pair in pairs(match)]
    elo = {} if match.team else elo_ratings(match.bots, versus)
    return MatchResult(
        match=match,
        games=len(games),
        standings=tuple(_standing(match, bot, games, elo.get(bot)) for bot in match.bots),
        versus=tuple(versus),
        reasons=_reasons(match, games),
    )


def _standing(match: Match, bot: str, games: Sequence[MatchGame], elo: float | None) -> Standing:
    own = [played for played in games if bot in played.bots]
    if match.team:
        won = float(sum(1 for played in own if played.result.winners))
    else:
        won = sum(points(played, bot) for played in own)
    scores = [
        mean([s for s, name in zip(p.result.scores, p.bots, strict=True) if name == bot]).value
        for p in own
    ]
    seconds = sum(played.result.seconds for played in own) / max(1, len(own))
    return Standing(bot, len(own), rate(won, len(own)), mean(scores), elo, seconds)


def _versus(pair: tuple[str, str], games: Iterable[MatchGame]) -> Versus:
    met = [played for played in games if set(played.bots) == set(pair)]
    won = rate(sum(points(played, pair[0]) for played in met), len(met))
    most = max(1, len(met))
    ahead = [
        elo_of(min(max(p, 0.5 / most), 1 - 0.5 / most)) for p in (won.value, won.low, won.high)
    ]
    return Versus(pair[0], pair[1], len(met), won, Interval(*ahead))


def elo_of(share: float) -> float:
    """The Elo lead of a player who wins this share."""
    return ELO_SCALE * math.log10(share / (1.0 - share))


def elo_ratings(bots: Sequence[str], versus: Sequence[Versus]) -> dict[str, float]:
    """Bradley–Terry strengths on the Elo scale, with the first bot at 0.

    Each pair counts one extra tie, so that no strength is infinite.
    """
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(ELO_ROUNDS):
        for bot in bots:
            won, against = 0.0, 0.0
            for pair in versus:
                if bot in (pair.bot, pair.other):
                    share = pair.won.value if bot == pair.bot else 1.0 - pair.won.value
                    other = pair.other if bot == pair.bot else pair.bot
                    won += share * pair.games + 0.5
                    against += (pair.games + 1) / (strength[bot] + strength[other])
            if against:
                strength[bot] = won / against
    base = math.log10(strength[bots[0]])
    return {bot: ELO_SCALE * (math.log10(strength[bot]) - base) for bot in bots}


def _reasons(match: Match, games: Iterable[MatchGame]) -> dict[str, dict[str, int]]:
    counts: dict[str, dict[str, int]] = {}
    for played in games:
        ends = counts.setdefault(played.bots[0] if match.team else "all", {})
        ends[played.result.reason] = ends.get(played.result.reason, 0) + 1
    return counts


def standings_grid(result: MatchResult) -> Grid:
    """How each bot did."""
    title = "won" if result.match.team else "points"
    head = ["bot", "games", title, "mean score", "Elo", "CPU s/game"]
    rows = []
    for s in result.standings:
        elo = "" if s.elo is None else f"{s.elo:+.0f}"
        cells = [s.bot, str(s.games), percent(s.won), amount(s.score), elo, f"{s.seconds:.2f}"]
        rows.append(cells)
    return head, rows


def versus_grid(result: MatchResult) -> Grid:
    """How each pair did."""
    rows = [[v.bot, v.other, str(v.games), percent(v.won), amount(v.elo)] for v in result.versus]
    return ["", "against", "games", "points", "Elo ahead"], rows


def markdown(result: MatchResult) -> str:
    """The tables of a match, for a page or a terminal."""
    grids = [standings_grid(result), *([versus_grid(result)] if result.versus else [])]
    return "\n\n".join(in_markdown(*grid) for grid in grids)


def described(match: Match) -> str:
    """The setting of a match in a few words: how it differs from the game's defaults."""
    options = find_game(match.game).meta.options
    other = [f"{o.id}={match.options[o.id]}" for o in options if match.options[o.id] != o.default]
    return f"{find_game(match.game).meta.title}" + (f" ({', '.join(other)})" if other else "")
