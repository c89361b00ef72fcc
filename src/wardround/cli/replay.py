"""``wardround replay``: watch a recorded game again, or check that it is true."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from wardround.cli.common import ContentFile, LanguageChoice, UserError, out, read_moves
from wardround.core.journal import Journal
from wardround.core.notation import notate
from wardround.core.replay import read_journal
from wardround.games import language_of, library_of
from wardround.presentation.game_spec import AnyGameSpec
from wardround.presentation.language import ENGLISH
from wardround.presentation.localize import localized_outcome
from wardround.presentation.story import is_bookkeeping
from wardround.presentation.text_table import text_table


def replay(
    file: Annotated[Path, typer.Argument(help="A journal (JSON lines).")],
    verify: Annotated[bool, typer.Option("--verify", help="Replay and check every line.")] = False,
    at: Annotated[int | None, typer.Option("--at", help="Show the table after this move.")] = None,
    content: ContentFile = None,
    language: LanguageChoice = ENGLISH,
) -> None:
    """Replay a journal: its log, the table at a move, or whether it is true."""
    game, lines = read_moves(file)
    journal = read_journal(game, library_of(game, content), lines, verify=verify)
    if at is not None:
        _show_at(journal, at, language)
    elif verify:
        outcome = journal.outcome()
        end = "not over" if outcome is None else f"{outcome.reason} [{outcome.rule}]"
        if journal.forked_moves:
            end += f"; moves 1 to {journal.forked_moves} were taken over from another game"
        if journal.old_lines:
            end += (
                f"; lines 1 to {journal.old_lines} were played with another version: "
                "they are true by the present rules, but their draws are not checked by the seed"
            )
        out.print(
            f"[green]true[/]  {len(journal.lines)} lines, {len(journal.moves)} moves, {escape(end)}"
        )
    else:
        _show_log(journal, language)


def _show_at(journal: Journal[AnyGameSpec], at: int, language: str) -> None:
    if not 0 <= at <= len(journal.moves):
        raise UserError(f"--at: expected a move from 0 to {len(journal.moves)}, got {at}")
    view = journal.game.rules.view(journal.at(at), None)
    out.print(text_table(journal.game.show.scene(language_of(journal.game, language), view)))


def _show_log(journal: Journal[AnyGameSpec], language: str) -> None:
    words = language_of(journal.game, language)
    for n in range(len(journal.moves) + 1):
        if n:
            out.print(f"[dim]{n:4}[/]  [bold]{escape(notate(journal.moves[n - 1].action))}[/]")
        for event in journal.events_of(n):
            if is_bookkeeping(journal.game.show.story(event)):
                continue
            text = escape(journal.game.show.say_event(words, journal.content, event))
            out.print(f"      {text} [dim]{event.rule}[/]")
    outcome = journal.outcome()
    if outcome is None:
        out.print("[dim]not over[/]")
    else:
        out.print(f"[bold]{escape(localized_outcome(words, outcome).text)}[/]")
