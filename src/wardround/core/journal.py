"""The record of one game, from which every moment of it can be restored.

A journal is a list of JSON lines. The first is the header: game, rules version, content hash,
options, a commitment to the seed, the draws of the setup. Then comes one line per action, with the
draws it used. Every line ends in a running hash over all lines so far. Lines are only ever
appended: an undo is a line too.

==========  ====================================================================================
header      ``{"wardround": 1, "game": …, "options": …, "commitment": …, "draws": […], "hash": …}``;
            one with ``start`` begins with that state instead of a setup
action      ``{"n": 7, "action": {…}, "draws": […], "barrier": false, "hash": …}``;
            ``redo`` marks one taken again, ``forked`` one of the game this one came from,
            ``follows`` one that continues the move of the action before it
undo        ``{"undo": 5, "by": 2, "consent": [0, 1], "hash": …}``: back to after action 5
snapshot    ``{"snapshot": {…}, "n": 64, "hash": …}``: the whole state after action 64
give up     ``{"give_up": [0, 1, 2], "hash": …}``
rules       ``{"rules": {"version": 2, "content": …}, "hash": …}``: from here on these count
close       ``{"close": {"outcome": …, "seed": …, "salt": …}, "hash": …}``: ended or put away
==========  ====================================================================================

The chance of a line is seeded by the secret seed and the line number, so a saved game needs no
generator state. A seed that begins with ``script:`` lists the draws of a prepared game instead,
which come in that order wherever they fit. When a game is over, its seed is shown, and verifying
(`replay.read_journal`) checks that all draws came from it.

Error tree::

    JournalError     a journal that is broken or untrue, with the first line that is
    └─ VersionError  one that was played with other rules or other content
    UndoError        an undo that is not allowed
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, Generic, Self, TypeVar

import msgspec

from wardround.core.actions import Action, Event, RuleError
from wardround.core.chance import (
    Chance,
    Draw,
    LenientChance,
    RecordingChance,
    ScriptedChance,
    SeededChance,
    commitment,
    derived_seed,
)
from wardround.core.codec import digest, to_data
from wardround.core.content import Library
from wardround.core.game import AnyGame, Options, Outcome, resolve_options, why_not
from wardround.core.log import Log, silent
from wardround.core.messages import Phrase
from wardround.core.slices import Slices, at_once

G = TypeVar("G", bound=AnyGame)

FORMAT: Final = 1
SNAPSHOT_EVERY: Final = 64
SCRIPT: Final = "script:"
"""The prefix of the seed of a game with prepared draws."""


class JournalError(ValueError):
    """A journal that stops being true at a line (counted from 1).

    ``kind`` selects what players are told: the message ``fault-journal-<kind>``.
    """

    def __init__(self, line: int, message: str, kind: str = "untrue") -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line
        self.kind = kind

    @property
    def phrase(self) -> Phrase:
        return Phrase(f"fault-journal-{self.kind}", {"line": self.line})


class VersionError(JournalError):
    """A journal from another version of the game; `replay.carry_journal` may be able to read it."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(line, message, "version")


class UndoError(ValueError):
    """An undo that the engine does not allow; the message says what is needed."""


class Secret(msgspec.Struct, frozen=True):
    """What chance is made from; kept apart from the journal until the game is over."""

    seed: str
    salt: str

    def chance(self, line: int, drawn: Callable[[], int] | None = None) -> Chance:
        """The chance of a line; ``drawn`` counts the draws of all moves that still stand."""
        seeded = SeededChance(derived_seed(self.seed, line))
        script = scripted_draws(self.seed)
        if not script:
            return seeded
        return LenientChance(script[drawn() if drawn else 0 :], seeded)

    def commitment(self) -> str:
        return commitment(self.seed, self.salt)


def scripted_seed(draws: list[Draw]) -> str:
    """The seed of a game with prepared draws."""
    return SCRIPT + msgspec.json.encode(draws).decode()


def scripted_draws(seed: str) -> list[Draw]:
    """The draws that a seed prepares; none for an ordinary seed."""
    if not seed.startswith(SCRIPT):
        return []
    try:
        return msgspec.json.decode(seed.removeprefix(SCRIPT), type=list[str | int])
    except msgspec.DecodeError:
        return []


RESULT: Final = ("reason", "rule", "winners", "scores", "ranks")
"""The parts of an outcome that a journal keeps."""


class Move(msgspec.Struct, frozen=True):
    """An action that still stands, with its draws and whether it blocks free undo."""

    action: Action
    draws: tuple[Draw, ...]
    barrier: bool
    follows: bool = False
    """Whether it continues the move of the action before: undo takes back both."""


class Journal(Generic[G]):
    """One game as it is played: the state now, the moves that led to it, and all lines so far."""

    def __init__(self, game: G, library: Library, options: Options) -> None:
        self.game = game
        self.library = library
        self.options = options
        self.content: Any = library.content(game.rules.content)
        self.secret: Secret | None = None
        self.setup_draws: tuple[Draw, ...] = ()
        self.start_state: dict[str, Any] | None = None
        """The state the game began with, if it was a given position rather than a setup."""
        self.state: Any = None
        self.moves: list[Move] = []
        self.undone: list[Move] = []
        self.draws_taken_back = 0
        """How many draws have been undone and not redone."""
        self.forked_moves = 0
        """How many of the first moves came from another game, with its draws."""
        self.old_lines = 0
        """How many of the first lines another version wrote: their draws are possible ones, but
        were not checked against the seed."""
        self.given_up: tuple[int, ...] | None = None
        self.closed = False
        self.lines: list[str] = []
        self.hash = ""
        self.snapshots: dict[int, dict[str, Any]] = {}
        self._first: Any = None
        """The state before the first move, cached once needed."""

    # -- playing ------------------------------------------------------------------------------

    @classmethod
    def start(cls, game: G, library: Library, options: Options, secret: Secret) -> Self:
        """A new game: carry out the setup and write the header."""
        journal = cls(game, library, resolve_options(game.meta, options))
        journal._open(secret, secret.chance(0), {})
        return journal

    @classmethod
    def start_at(
        cls,
        game: G,
        library: Library,
        options: Options,
        secret: Secret,
        state: dict[str, Any],
    ) -> Self:
        """A new game that begins with a state, as ``dump`` writes it, instead of a setup."""
        journal = cls(game, library, resolve_options(game.meta, options))
        journal.start_state = state
        journal._open(secret, ScriptedChance([]), {})
        return journal

    def fork(self, n: int, secret: Secret) -> Journal[G]:
        """A new game that repeats this one up to move n (see `forking`)."""
        return at_once(self.forking(n, secret))

    def forking(self, n: int, secret: Secret) -> Slices[Journal[G]]:
        """A new game that repeats this one up to move n and then has its own chance.

        The old seed is not passed on: it would give away the future of the forked game.
        """
        if not 0 <= n <= len(self.moves):
            raise UndoError(f"there is no move {n} to go on from: {len(self.moves)} have been made")
        new = Journal(self.game, self.library, self.options)
        new.start_state = self.start_state
        origin = {"fork": {"moves": n, "hash": self.hash}}
        new._open(secret, ScriptedChance(list(self.setup_draws)), origin)
        new.forked_moves = n
        for move in self.moves[:n]:
            new._act(move.action, ScriptedChance(list(move.draws)), "forked", move.follows)
            yield
        return new

    def act(self, action: Action) -> list[Event]:
        """Carry out an action and record it, or raise RuleError and change nothing."""
        return self._act(action, self._live_chance())

    def push(self, action: Action, follows: bool = False) -> list[Event]:
        """Carry out an action that the caller knows is listed, and record it."""
        return self._push(action, self._live_chance(), follows=follows)

    def outcome(self) -> Outcome | None:
        outcome: Outcome | None = self.game.rules.outcome(self.state)
        return outcome

    def start_of_move(self, n: int) -> int:
        """How many actions precede the whole move that action n (counted from 1) belongs to."""
        while n > 1 and self.moves[n - 1].follows:
            n -= 1
        return max(0, n - 1)

    def undo_is_free(self, to: int, by: int) -> bool:
        """Whether a seat may take back its own moves down to ``to`` without asking the others."""
        taken_back = self.moves[to:]
        return (
            bool(taken_back)
            and self.given_up is None
            and all(move.action.seat == by and not move.barrier for move in taken_back)
        )

    def may_undo(self, to: int, by: int, consent: Iterable[int]) -> bool:
        """Whether an undo is free or all seats agree to it."""
        return self.undo_is_free(to, by) or {*consent, by} >= set(range(int(self.options["seats"])))

    def undo(self, to: int, by: int, consent: Iterable[int] = ()) -> None:
        """Go back to just after move ``to`` (0: the start of the game).

        Free back to the last reveal or change of turn; beyond that every seat has to consent.
        """
        agreed = sorted({*consent, by})
        if self.closed and self.outcome() is not None:
            raise UndoError("the game is over and its seed is shown: nothing can be taken back")
        if not 0 <= to < len(self.moves):
            raise UndoError(f"there is no move to take back: {len(self.moves)} have been made")
        if not self.may_undo(to, by, agreed):
            raise UndoError(
                "something was revealed, the turn has passed or the move is somebody else's: "
                "taking it back needs the consent of every seat"
            )
        self.go_back(to)
        self._append({"undo": to, "by": by, "consent": agreed})

    def redo(self) -> list[Event]:
        """Redo the last move that was undone, with the same draws."""
        if not self.undone:
            raise UndoError("there is no move to take again")
        move = self.undone[-1]
        return self._act(move.action, ScriptedChance(list(move.draws)), "redo", move.follows)

    def give_up(self, seats: Iterable[int]) -> list[Event]:
        """End the game by agreement; every seat has to consent."""
        agreed = sorted(set(seats))
        if self.game.rules.give_up is None:
            raise UndoError(f"{self.game.meta.title} cannot be given up")
        if self.outcome() is not None:
            raise UndoError("the game is over already")
        if agreed != list(range(int(self.options["seats"]))):
            raise UndoError("giving up needs the consent of every seat")
        log = Log()
        self.game.rules.give_up(self.state, log)
        self.given_up = tuple(agreed)
        self._append({"give_up": agreed})
        return log.events

    def close(self) -> None:
        """Write the last line: the outcome and seed if the game is over, else a bookmark."""
        if not self.closed:
            self._append(self._closing())
            self.closed = True

    def adopt(self) -> None:
        """Continue under the present rules and content, which all moves so far have satisfied.

        Later readers need to understand only the snapshot that follows.
        """
        rules = {"version": self.game.meta.rules_version, "content": self.library.hash}
        self._append({"rules": rules})
        self.old_lines = len(self.lines)
        self._snapshot()

    def closed_lines(self) -> list[str]:
        """All lines plus a closing one, for a copy of a game that continues here."""
        if self.closed:
            return self.lines[:]
        closing = self._closing()
        closing["hash"] = chained(self.hash, closing)
        return [*self.lines, canonical_line(closing)]

    # -- looking ------------------------------------------------------------------------------

    def at(self, n: int) -> Any:
        """The state after move n, from the nearest snapshot."""
        base = max((k for k in self.snapshots if k <= n), default=0)
        if base == 0:
            if self._first is None:
                self._first = self.first_state(ScriptedChance(list(self.setup_draws)))
            state = self._first.clone()
        else:
            state = self.game.rules.load(self.options, self.content, self.snapshots[base])
        for move in self.moves[base:n]:
            self.game.rules.push(state, move.action, ScriptedChance(list(move.draws)), silent())
        return state

    def first_state(self, chance: Chance) -> Any:
        """The state before the first move, from the setup or as given."""
        if self.start_state is None:
            return self.game.rules.setup(self.options, self.content, chance)
        return self.game.rules.load(self.options, self.content, self.start_state)

    def events_of(self, n: int) -> list[Event]:
        """What happened in move n (counted from 1); 0: before the first question."""
        if n == 0:
            opening = self.game.rules.opening
            if opening is None or self.start_state is not None:
                return []
            return opening(self.options, self.content, ScriptedChance(list(self.setup_draws)))
        state, move, log = self.at(n - 1), self.moves[n - 1], Log()
        self.game.rules.push(state, move.action, ScriptedChance(list(move.draws)), log)
        return log.events

    # -- shared by playing and reading --------------------------------------------------------

    def drawn(self) -> int:
        """How many draws the setup and the moves that still stand have used."""
        return len(self.setup_draws) + sum(len(move.draws) for move in self.moves)

    def made(self, move: Move, redo: bool) -> None:
        """Add a move that has been carried out; a new one clears the moves that could be redone."""
        self.moves.append(move)
        self.draws_taken_back -= _drawn(move) if redo else 0
        self.undone = self.undone[:-1] if redo else []

    def go_back(self, to: int, load: bool = True) -> None:
        """Drop the moves after ``to``, keeping them for redo."""
        self.undone += self.moves[to:][::-1]
        self.draws_taken_back += sum(map(_drawn, self.moves[to:]))
        self.moves = self.moves[:to]
        self.snapshots = {n: s for n, s in self.snapshots.items() if n <= to}
        self.given_up = None
        if load:
            self.state = self.at(to)

    # -- inside -------------------------------------------------------------------------------

    def _live_chance(self) -> Chance:
        if self.secret is None:
            raise JournalError(len(self.lines), "this journal can be watched but not continued")
        return self.secret.chance(len(self.lines), self.drawn)

    def _open(self, secret: Secret, source: Chance, origin: dict[str, Any]) -> None:
        self.secret = secret
        chance = RecordingChance(source)
        self.state = self.first_state(chance)
        self.setup_draws = tuple(chance.draws)
        start = {} if self.start_state is None else {"start": self.start_state}
        self._append(
            {
                "wardround": FORMAT,
                "game": self.game.meta.id,
                "rules_version": self.game.meta.rules_version,
                "content_hash": self.library.hash,
                "options": self.options,
                "commitment": secret.commitment(),
                "draws": chance.draws,
                **start,
                **origin,
            }
        )

    def _act(
        self, action: Action, source: Chance, mark: str = "", follows: bool = False
    ) -> list[Event]:
        if action not in self.game.rules.legal(self.state):
            raise RuleError(why_not(self.game, self.state, action))
        return self._push(action, source, mark, follows)

    def _push(
        self, action: Action, source: Chance, mark: str = "", follows: bool = False
    ) -> list[Event]:
        chance, log = RecordingChance(source), Log()
        self.game.rules.push(self.state, action, chance, log)
        barrier = log.barrier or chance.revealed
        line: dict[str, Any] = {
            "n": len(self.moves) + 1,
            "action": to_data(action),
            "draws": chance.draws,
            "barrier": barrier,
        }
        if mark:
            line[mark] = True
        if follows:
            line["follows"] = True
        self._append(line)
        self.made(Move(action, tuple(chance.draws), barrier, follows), mark == "redo")
        if len(self.moves) % SNAPSHOT_EVERY == 0:
            self._snapshot()
        return log.events

    def _snapshot(self) -> None:
        n = len(self.moves)
        self.snapshots[n] = self.game.rules.dump(self.state)
        self._append({"snapshot": self.snapshots[n], "n": n})

    def _closing(self) -> dict[str, Any]:
        outcome = self.outcome()
        closing: dict[str, Any] = {"outcome": result(outcome)}
        if outcome is not None and self.secret is not None:
            closing |= {"seed": self.secret.seed, "salt": self.secret.salt}
        return {"close": closing}

    def _append(self, line: dict[str, Any]) -> None:
        self.hash = chained(self.hash, line)
        self.lines.append(canonical_line({**line, "hash": self.hash}))
        self.closed = False


def _drawn(move: Move) -> int:
    """How many draws of a move could have come out differently."""
    return len(move.draws) if move.barrier else 0


def result(outcome: Outcome | None) -> dict[str, Any] | None:
    """An outcome as a journal keeps it: without words."""
    if outcome is None:
        return None
    data: dict[str, Any] = to_data(outcome)
    return {name: data[name] for name in RESULT}


def chained(previous: str, line: dict[str, Any]) -> str:
    """The running hash of a line."""
    return digest([previous, {key: value for key, value in line.items() if key != "hash"}])


def canonical_line(line: dict[str, Any]) -> str:
    return msgspec.json.encode(line).decode()
