"""The pages of matches and balance sweeps."""

from __future__ import annotations

from collections.abc import Sequence

from wardround.lab.balance import BalanceRow, setting_words
from wardround.lab.correlations import Correlation, correlations_grid
from wardround.lab.html_page import command, grid, heading, page, paragraph
from wardround.lab.match import MatchGame, MatchResult, described, standings_grid, versus_grid
from wardround.lab.plots import bars, histogram, shares
from wardround.lab.statistics import amount, percent
from wardround.presentation.game_spec import AnyGameSpec


def match_page(result: MatchResult, games: Sequence[MatchGame], command_line: str) -> str:
    """Who won how often, with intervals, scores, and how the games ended."""
    match = result.match
    kind = "each bot plays all seats" if match.team else "seats rotated, a tie counts for half"
    parts = [
        paragraph(f"{result.games} games over {match.seeds} seeds from {match.seed!r}; {kind}."),
        command(command_line),
        heading("Won" if match.team else "Points"),
        bars("won, with 95 % intervals", [(s.bot, s.won) for s in result.standings], 1.0),
        grid(*standings_grid(result), (1, 2, 3, 4, 5)),
    ]
    if result.versus:
        rows = [(f"{v.bot} – {v.other}", v.won) for v in result.versus]
        parts += [heading("Pair by pair"), bars("points of the first of each pair", rows, 1.0)]
        parts.append(grid(*versus_grid(result), (2, 3, 4)))
    scores = [
        (
            bot,
            [
                score
                for played in games
                for score, name in zip(played.result.scores, played.bots, strict=True)
                if name == bot
            ],
        )
        for bot in match.bots
    ]
    parts += [heading("Scores"), histogram("scores of each bot", scores)]
    parts += [heading("How the games ended"), shares("end reasons", list(result.reasons.items()))]
    return page(f"A match: {described(match)}", parts)


def balance_page(
    game: AnyGameSpec, rows: Sequence[BalanceRow], related: Sequence[Correlation], command_line: str
) -> str:
    """How the game goes under each setting, and what the winners had."""
    names = [f"{setting_words(row)} {row.bots}".strip() for row in rows]
    named = list(zip(names, rows, strict=True))
    parts = [
        command(command_line),
        heading("Games that somebody won"),
        bars("won", [(n, r.won) for n, r in named], 1.0),
        heading("Who won"),
        shares("who won", [(n, r.winners) for n, r in named]),
        heading("Mean score"),
        bars("mean score", [(n, r.score) for n, r in named], None, ""),
        heading("Steps a game"),
        bars("steps", [(n, r.length) for n, r in named], None, ""),
        heading("How the games ended"),
        shares("end reasons", [(n, r.reasons) for n, r in named]),
        grid(
            ["setting", "games", "won", "mean score", "best score", "steps"],
            [
                [n, str(r.games), percent(r.won), amount(r.score), amount(r.best), amount(r.length)]
                for n, r in named
            ],
            (1, 2, 3, 4, 5),
        ),
    ]
    if related:
        parts += [
            heading("What went with winning"),
            paragraph(
                "What happened in some games and not in others, and how much more often whoever "
                "it happened to won. It goes together; one need not be the cause of the other.",
                note=True,
            ),
            grid(*correlations_grid(related), (1, 2, 3, 4)),
        ]
    return page(f"Balance: {game.meta.title}", parts)
