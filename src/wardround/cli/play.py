"""``wardround play``: a game in the terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer

from wardround.cli.common import (
    ContentFile,
    LanguageChoice,
    OptionList,
    UserError,
    data_folder,
    game_and_options,
    out,
    read_text,
)
from wardround.cli.terminal import Terminal
from wardround.core.journal import Journal, JournalError, Secret
from wardround.core.replay import read_header, read_journal
from wardround.games import find_game, game_ids, library_of
from wardround.lab.simulation import seat_bots
from wardround.presentation.game_spec import AnyGameSpec
from wardround.presentation.language import ENGLISH


def play(
    game: Annotated[str | None, typer.Argument(help="The game, by its folder name.")] = None,
    me: Annotated[
        str, typer.Option("--me", help="Seats played by people here: 1, or 1,4, or all.")
    ] = "1",
    bots: Annotated[str, typer.Option("--bots", help="The bot in the other seats.")] = "normal",
    seats: Annotated[int | None, typer.Option("--seats", help="How many seats.")] = None,
    options: OptionList = None,
    seed: Annotated[
        str | None, typer.Option("--seed", help="Seed of the game, to repeat its draws.")
    ] = None,
    content: ContentFile = None,
    save: Annotated[
        Path | None, typer.Option("--save", help="File to save the game to; never overwritten.")
    ] = None,
    resume: Annotated[Path | None, typer.Option("--resume", help="Continue a saved game.")] = None,
    language: LanguageChoice = ENGLISH,
) -> None:
    """Play in the terminal, with bots in the other seats. The game is saved as it goes."""
    if resume is not None:
        if any((game, seats, options, seed, save)):
            raise UserError("--resume continues a game as it is: leave out the other options")
        journal = _resume(resume, content)
    else:
        journal = _start(game, seats, options, seed, content)
    people = _seats(me, int(journal.options["seats"]))
    levels = seat_bots(journal.game, journal.options, [bots])
    file = resume or _new_file(journal, save)
    Terminal(journal, file, people, levels, language=language).run()


def _start(
    name: str | None,
    seats: int | None,
    options: list[str] | None,
    seed: str | None,
    content: Path | None,
) -> Journal[AnyGameSpec]:
    if name is None:
        name = game_ids()[0] if len(game_ids()) == 1 else _ask_game()
    spec, resolved = game_and_options(name, options, seats)
    secret = Secret(seed or secrets.token_hex(16), secrets.token_hex(16))
    return Journal.start(spec, library_of(spec, content), resolved, secret)


def _new_file(journal: Journal[AnyGameSpec], save: Path | None) -> Path:
    """The file of a new game, next to the one that keeps its seed; neither may exist already."""
    file = save or _free_name(data_folder() / "games", journal.game.meta.id)
    for path in (file, _key_file(file)):
        if path.exists():
            raise UserError(f"{path} already exists: name another file, or use --resume")
    assert journal.secret is not None
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("x", encoding="utf-8") as new:
            new.writelines(f"{line}\n" for line in journal.lines)
        key = _key_file(file)
        key.touch(mode=0o600, exist_ok=False)
        key.write_text(f"{journal.secret.seed}\n{journal.secret.salt}\n", "utf-8")
    except OSError as error:
        raise UserError(f"cannot save the game to {file}: {error.strerror}") from None
    return file


def _resume(file: Path, content: Path | None) -> Journal[AnyGameSpec]:
    text = read_text(file, "the journal")
    lines = text.splitlines()
    spec = find_game(str(read_header(lines)["game"]))
    key = _key_file(file)
    parts = read_text(key, "the seed of this game,").splitlines()
    if len(parts) != 2:
        raise UserError(f"{key} is broken: expected two lines, the seed and its salt")
    journal = read_journal(spec, library_of(spec, content), lines, Secret(parts[0], parts[1]))
    if journal.outcome() is not None:
        raise JournalError(len(lines), f"this game is over; look at it with: replay {file}")
    if not text.endswith("\n"):
        with file.open("a", encoding="utf-8") as cut:
            cut.write("\n")
    return journal


def _key_file(file: Path) -> Path:
    return file.with_name(file.name + ".seed")


def _free_name(folder: Path, name: str) -> Path:
    number = 1
    while True:
        file = folder / f"{name}-{number}.jsonl"
        if not file.exists() and not _key_file(file).exists():
            return file
        number += 1


def _ask_game() -> str:
    for number, name in enumerate(game_ids(), 1):
        out.print(f"{number}  {find_game(name).meta.title}: {find_game(name).meta.summary}")
    try:
        answer = input("Which game? ").strip()
    except EOFError:
        raise UserError(f"name a game: {', '.join(game_ids())}") from None
    if answer.isdecimal() and 1 <= int(answer) <= len(game_ids()):
        return game_ids()[int(answer) - 1]
    return answer


def _seats(text: str, seats: int) -> set[int]:
    if text == "all":
        return set(range(seats))
    parts = [part.strip() for part in text.split(",") if part.strip()]
    if not all(part.isdecimal() and 1 <= int(part) <= seats for part in parts):
        raise UserError(f"--me: expected seats from 1 to {seats} or all, got {text!r}")
    return {int(part) - 1 for part in parts}
