"""A worker process: reads tasks and writes answers, one at a time, each a line of JSON.

``python -m wardround.server.workers.worker [MODULE …]``; the modules name further games. If a bot
or an uploaded file fails, hangs or uses up the memory, it does so here and harms no other process.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import time
from collections.abc import Callable
from functools import lru_cache, partial
from typing import Any, BinaryIO, Final, TypeVar

import msgspec

from wardround.bots import find_bot, think
from wardround.bots.hints import advice
from wardround.bots.review import ReviewPiece, carry_out_piece
from wardround.core.actions import Action
from wardround.core.chance import Chance, SeededChance
from wardround.core.codec import to_data
from wardround.core.content import ContentError, Library
from wardround.core.game import Options
from wardround.core.journal import Journal, JournalError
from wardround.core.log import Log
from wardround.core.messages import Phrase, stored_values
from wardround.core.replay import read_journal
from wardround.core.slices import at_once
from wardround.games import language_of
from wardround.presentation.game_spec import AnyGameSpec
from wardround.presentation.language import PLAIN
from wardround.server.games.known_games import KnownGames
from wardround.server.games.positions import PositionTask, make
from wardround.server.table.effects import BotAnswer, BotQuestion, HintIdea
from wardround.server.table.loading import loading_journal
from wardround.server.table.timeline import timeline

T = TypeVar("T")

MEMORY: Final = 4 << 30
REHEARSAL_MOVES: Final = 30
"""How many moves are tried with an uploaded pack."""
MAX_SECONDS: Final = 0.05
"""The most CPU time one move may take: roughly how long it would keep others waiting."""
_cpu_seconds: Final[Callable[[], float]] = getattr(time, "thread_time", lambda: 0.0)
"""A page has no clock for a thread's CPU time, and no other players to keep waiting."""


class ThinkTask(msgspec.Struct, frozen=True, tag_field="task", tag="think"):
    """Choose an action for a seat."""

    job: BotQuestion


class CheckTask(msgspec.Struct, frozen=True, tag_field="task", tag="check"):
    """Try a content pack: can a game be set up and played with it? The answer is the library."""

    game: str
    options: dict[str, Any]
    pack: str


class VerifyTask(msgspec.Struct, frozen=True, tag_field="task", tag="verify"):
    """Verify a journal line by line."""

    game: str
    pack: str
    journal: msgspec.Raw
    """Its text as JSON, exactly as it arrived."""


class TimelineTask(msgspec.Struct, frozen=True, tag_field="task", tag="timeline"):
    """A whole game at a glance, as one seat saw it."""

    game: str
    pack: str
    lines: list[str]
    seat: int | None
    language: str
    names: tuple[str, ...]
    """The names of the seats."""


class ReviewTask(msgspec.Struct, frozen=True, tag_field="task", tag="review"):
    """A piece of the analysis of a game."""

    game: str
    pack: str
    lines: tuple[str, ...]
    piece: ReviewPiece


Task = ThinkTask | CheckTask | VerifyTask | TimelineTask | ReviewTask | PositionTask


class TaskAnswer(msgspec.Struct, frozen=True):
    """The result of a task: a value, or a fault (and the line of a journal).

    ``told`` is the fault in words for the person who can correct it.
    """

    value: Any = None
    fault: str = ""
    told: Phrase | None = None
    line: int = 0

    @property
    def correctable(self) -> Phrase | str:
        """The fault in words; a phrase that went through a queue arrives as plain values."""
        if self.told is None:
            return self.fault
        return Phrase(self.told.message, stored_values(self.told.values))


def carry_out(task: Task, games: KnownGames) -> TaskAnswer:
    """Do a task. Faults that a person can correct are answers; others are exceptions."""
    match task:
        case ThinkTask(job):
            return TaskAnswer(_think(job, games))
        case CheckTask(game_id, options, pack):
            try:
                library = games.library(game_id, pack)
                rehearse_setup(games.game(game_id), library, options)
            except ValueError as error:
                told = error.phrase if isinstance(error, ContentError) else None
                return TaskAnswer(fault=str(error), told=told)
            return TaskAnswer([library.tables, library.provenance, library.hash, library.pack])
        case VerifyTask(game_id, pack, raw):
            library = games.library(game_id, pack)
            lines = msgspec.json.decode(raw, type=str).splitlines()
            try:
                journal = read_journal(games.game(game_id), library, lines, verify=True)
                if journal.start_state is not None:
                    rehearse(journal.game, journal.at(0))
            except JournalError as error:
                return TaskAnswer(fault=str(error), told=error.phrase, line=error.line)
            except ContentError as error:
                return TaskAnswer(fault=str(error), told=error.phrase, line=1)
            return TaskAnswer(len(journal.moves))
        case TimelineTask(game_id, pack, lines, seat, language, names):
            journal, _ = at_once(loading_journal(games, game_id, pack, lines))
            words = language_of(journal.game, language).with_seats(names)
            return TaskAnswer(timeline(journal, words, seat))
        case PositionTask():
            made, state = make(task, games)
            if state is not None:
                try:
                    rehearse(games.game(task.game), state)
                except ContentError as error:
                    return TaskAnswer(fault=str(error), told=error.phrase)
            return TaskAnswer(made)
        case ReviewTask(game_id, pack, lines, piece):
            return TaskAnswer(carry_out_piece(_journal(games, game_id, pack, lines), piece))


def rehearse_setup(game: AnyGameSpec, library: Library, options: Options) -> None:
    """Set up and play a few moves; raises ContentError if that takes too long for a server."""
    # A copy of the tables: content made from the same object is cached and would cost nothing.
    content = _affordable(lambda: game.rules.content(dict(library.tables)), library.pack)
    chance = SeededChance("rehearsal")
    state = _affordable(lambda: game.rules.setup(options, content, chance), library.pack)
    rehearse(game, state, library.pack)


def rehearse(game: AnyGameSpec, state: Any, pack: str = "") -> None:
    """Play a few moves; raises ContentError if one of them takes too long for a server."""
    chance = SeededChance("rehearsal")
    for _ in range(REHEARSAL_MOVES):
        if game.rules.outcome(state) is not None:
            break
        view = _affordable(partial(game.rules.view, state, None), pack)
        _affordable(partial(game.show.scene, PLAIN, view), pack)
        listed = _affordable(partial(game.rules.legal, state), pack)
        action = listed[chance.below(len(listed))]
        state = _affordable(partial(_after, game, state, action, chance), pack)


def _after(game: AnyGameSpec, state: Any, action: Action, chance: Chance) -> Any:
    after = state.clone()
    game.rules.push(after, action, chance, Log(False))
    return after


def _affordable(do: Callable[[], T], pack: str) -> T:
    """Only what takes too long twice is refused: reading the words for the first time, or a garbage
    collection, is not the game's doing."""
    took = 0.0
    for _ in range(2):
        began = _cpu_seconds()
        done = do()
        if (took := _cpu_seconds() - began) <= MAX_SECONDS:
            return done
    expected = f"a game whose moves take {MAX_SECONDS * 1000:.0f} ms at most"
    raise ContentError("-", "", expected, f"{took * 1000:.0f} ms", pack)


@lru_cache(maxsize=2)
def _journal(
    games: KnownGames, game: str, pack: str, lines: tuple[str, ...]
) -> Journal[AnyGameSpec]:
    """Cached because the tasks of an analysis follow one another, all with the same journal."""
    return at_once(loading_journal(games, game, pack, lines))[0]


def _think(job: BotQuestion, games: KnownGames) -> BotAnswer:
    game = games.game(job.game)
    content = games.library(job.game, job.pack).content(game.rules.content)
    state = game.rules.load(job.options, content, job.state)
    bot, chance = find_bot(job.level), SeededChance(job.seed)
    if job.purpose == "play":
        return BotAnswer(to_data(think(bot, game, state, job.seat, chance).action))
    ideas = advice(game, state, job.seat, job.moves, bot, chance)
    hints = [HintIdea(to_data(one.actions), one.chance, one.lead, one.reasons) for one in ideas]
    return BotAnswer(hints[0].actions[0], hints)


def carry_out_line(line: bytes, games: KnownGames) -> bytes:
    """Do a task that comes as JSON; the answer is JSON."""
    try:
        answer = carry_out(_tasks.decode(line), games)
    except Exception as error:
        # The sender decides how to go on without an answer; this worker can continue.
        answer = TaskAnswer(fault=f"{type(error).__name__}: {error}")
    return msgspec.json.encode(answer)


_tasks: Final[msgspec.json.Decoder[Task]] = msgspec.json.Decoder(Task)


def serve(tasks: BinaryIO, answers: BinaryIO, games: KnownGames) -> None:
    """Answer tasks until there are no more."""
    for line in tasks:
        answers.write(carry_out_line(line, games) + b"\n")
        answers.flush()


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _limit_memory()
    if hasattr(os, "nice"):
        os.nice(5)  # people's clicks come first
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # a stray print must not look like an answer
    serve(sys.stdin.buffer, answers, KnownGames(tuple(sys.argv[1:])))


def _limit_memory() -> None:
    try:
        import resource
    except ImportError:  # not on this system
        return
    with contextlib.suppress(OSError, ValueError):  # macOS has the limit but does not take it
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


if __name__ == "__main__":
    main()
