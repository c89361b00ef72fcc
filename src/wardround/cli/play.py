"""``wardround play``: a game in the terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer

from wardround.cli.common import (
    ContentFile,
    OptionList,
    UserError,
    content_of,
    data_folder,
    game_and_options,
    out,
    read_text,
)
from wardround.cli.terminal import Terminal
from wardround.core.journal import Journal, JournalError, Secret
from wardround.core.replay import read_header, read_journal
from wardround.games import find_game, game_ids
from wardround.lab.simulation import seat_bots


def play(
    game: Annotated[str | None, typer.Argument(help="The game, by its folder name.")] = None,
    me: Annotated[
        str, typer.Option("--me", help="The seats that people play here: 0 or 0,3 or all.")
    ] = "0",
    bots: Annotated[str, typer.Option("--bots", help="The bot in the other seats.")] = "greedy",
    seats: Annotated[int | None, typer.Option("--seats", help="How many seats.")] = None,
    options: OptionList = None,
    seed: Annotated[str | None, typer.Option("--seed", help="For the same shuffles again.")] = None,
    content: ContentFile = None,
    save: Annotated[
        Path | None, typer.Option("--save", help="Where the game is kept; never overwritten.")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", help="Go on with a game that was put away.")
    ] = None,
) -> None:
    """Play in the terminal, with bots in the other seats. The game is saved as it goes."""
    if resume is not None:
        journal, file = _resume(resume, content), resume
    else:
        journal, file = _start(game, seats, options, seed, content, save)
    spec = journal.game
    try:
        levels = seat_bots(spec, journal.options, [bots])
    except ValueError as error:
        raise UserError(f"--bots: {error}") from None
    Terminal(journal, file, _seats(me, int(journal.options["seats"])), levels).run()


def _start(
    name: str | None,
    seats: int | None,
    options: list[str] | None,
    seed: str | None,
    content: Path | None,
    save: Path | None,
) -> tuple[Journal, Path]:
    if name is None:
        name = game_ids()[0] if len(game_ids()) == 1 else _ask_game()
    spec, resolved = game_and_options(name, options, seats)
    secret = Secret(seed or secrets.token_hex(16), secrets.token_hex(16))
    journal = Journal.start(spec, content_of(spec, content), resolved, secret)
    file = save or _free_name(data_folder() / "games", name)
    if file.exists():
        raise UserError(f"{file} is there already: name another file, or --resume it")
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("".join(f"{line}\n" for line in journal.lines), "utf-8")
    key = _key_file(file)
    key.touch(mode=0o600)
    key.write_text(f"{secret.seed}\n{secret.salt}\n", "utf-8")
    return journal, file


def _resume(file: Path, content: Path | None) -> Journal:
    lines = read_text(file, "the journal").splitlines()
    spec = find_game(str(read_header(lines)["game"]))
    key = _key_file(file)
    parts = read_text(key, "the seed of this game,").splitlines()
    if len(parts) != 2:
        raise UserError(f"{key} is broken: expected two lines, the seed and its salt")
    journal = read_journal(spec, content_of(spec, content), lines, Secret(parts[0], parts[1]))
    if journal.outcome() is not None:
        raise JournalError(len(lines), f"this game is over; look at it with: replay {file}")
    return journal


def _key_file(file: Path) -> Path:
    return file.with_name(file.name + ".seed")


def _free_name(folder: Path, name: str) -> Path:
    number = 1
    while (folder / f"{name}-{number}.jsonl").exists():
        number += 1
    return folder / f"{name}-{number}.jsonl"


def _ask_game() -> str:
    for number, name in enumerate(game_ids(), 1):
        out.print(f"{number}  {find_game(name).meta.title}: {find_game(name).meta.summary}")
    answer = input("Which game? ").strip()
    if answer.isdigit() and 1 <= int(answer) <= len(game_ids()):
        return game_ids()[int(answer) - 1]
    return answer


def _seats(text: str, seats: int) -> set[int]:
    if text == "all":
        return set(range(seats))
    parts = [part.strip() for part in text.split(",") if part.strip()]
    if not all(part.isdigit() and int(part) < seats for part in parts):
        raise UserError(f"--me: expected seats from 0 to {seats - 1} or all, got {text!r}")
    return {int(part) for part in parts}
