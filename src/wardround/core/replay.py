"""Reading journals: trusting, from the last snapshot, or verifying every line.

`read_journal` turns lines back into a `Journal`. What can be wrong, and what catches it:

* a changed action, draw or anything else: the running hash of that line;
* a line forged together with all hashes after it: the rules, impossible draws, the snapshots, or
  the seed that the closing line shows;
* a truncated file: the last line is not JSON, or there is no closing line;
* other content or other rules: the header, or a later line that names the ones it continues with.

`carry_journal` reads a journal of another version: it carries out the lines under the present
rules for as long as they hold up.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

import msgspec

from wardround.core.actions import Action, RuleError
from wardround.core.chance import DrawError, RecordingChance, ScriptedChance
from wardround.core.codec import DecodeError, action_from_data, canonical, restore
from wardround.core.content import Library
from wardround.core.game import AnyGame, Options, Outcome, resolve_options, step
from wardround.core.journal import (
    FORMAT,
    RESULT,
    Journal,
    JournalError,
    Move,
    Secret,
    VersionError,
    chained,
    result,
)
from wardround.core.log import silent
from wardround.core.slices import Slices, at_once

G = TypeVar("G", bound=AnyGame)


def read_header(lines: Sequence[str]) -> dict[str, Any]:
    """The header of a journal, checked for its shape."""
    if not lines:
        raise JournalError(1, "the file is empty: expected the header of a journal", "header")
    header = _parse(lines, 1)
    if header.get("wardround") != FORMAT:
        raise JournalError(
            1, f'expected the header of a journal, {{"wardround": {FORMAT}, …}}', "header"
        )
    wanted = {"game": str, "options": dict, "content_hash": str, "draws": list, "commitment": str}
    for key, kind in wanted.items():
        if not isinstance(header.get(key), kind):
            raise JournalError(1, f"the header has no proper {key!r}", "header")
    return header


def read_journal(
    game: G,
    library: Library,
    lines: Sequence[str],
    secret: Secret | None = None,
    verify: bool = False,
) -> Journal[G]:
    """A journal from its lines, given without line ends.

    By default it trusts them and starts from the last snapshot that still counts. With ``verify``
    it carries out every line from the setup on, and the first untrue one raises JournalError.
    """
    return at_once(reading(game, library, lines, secret, verify))


def reading(
    game: G,
    library: Library,
    lines: Sequence[str],
    secret: Secret | None = None,
    verify: bool = False,
) -> Slices[Journal[G]]:
    """`read_journal` in slices, line by line."""
    reader = _Reader(game, library, lines, verify)
    yield from reader.read()
    _trust(reader.journal, secret, reader.header)
    return reader.journal


def carry_journal(
    game: G, library: Library, lines: Sequence[str], secret: Secret | None = None
) -> tuple[Journal[G], JournalError | None]:
    """A journal of another version, read in one go (see `carrying`)."""
    return at_once(carrying(game, library, lines, secret))


def carrying(
    game: G, library: Library, lines: Sequence[str], secret: Secret | None = None
) -> Slices[tuple[Journal[G], JournalError | None]]:
    """A journal of another version, carried out under the present rules and content.

    If all of it holds up, the game can continue (see `Journal.adopt`). Otherwise the first line
    that does not comes back as a fault, and the journal has all lines but only the moves before
    that one: it can be watched that far and forked, not continued. Raises JournalError if it is
    broken, or if not even its setup can be carried out.
    """
    yield from _chain(lines)
    reader = _Reader(game, library, lines, verify=False, old=True)
    journal = reader.journal
    fault: JournalError | None = None
    try:
        yield from reader.read()
    except JournalError as error:
        fault = error
    if fault is None:
        _trust(journal, secret, reader.header)
        return journal, None
    if fault.line == 1:
        raise fault
    journal.lines, journal.hash = list(lines), _parse(lines, len(lines))["hash"]
    journal.undone, journal.closed = [], True
    journal.state = journal.at(len(journal.moves))  # the failed line may have changed it
    return journal, fault


def check_chain(lines: Sequence[str]) -> None:
    """Check that no line was changed, without judging what the lines say."""
    at_once(_chain(lines))


def _chain(lines: Sequence[str]) -> Slices[None]:
    running = ""
    for number in range(1, len(lines) + 1):
        running = _next_hash(running, _parse(lines, number), number)
        yield


def _next_hash(running: str, line: dict[str, Any], number: int) -> str:
    if line.get("hash") != chained(running, line):
        raise JournalError(
            number, "the running hash does not fit: this line was changed", "changed"
        )
    return str(line["hash"])


def _trust(journal: Journal[G], secret: Secret | None, header: dict[str, Any]) -> None:
    if secret is None:
        return
    if secret.commitment() != header["commitment"]:
        raise JournalError(1, "the seed is not the one that this journal was started with", "seed")
    journal.secret = secret


class _Reader(Generic[G]):
    """Turns lines back into a journal, one kind of line at a time.

    Lines before the last one that names the rules are *old*: another version wrote them. They have
    to hold up under the present rules, but what the other version derived from them (snapshots, how
    far undo is free, how the seed became draws) is not compared. ``old`` makes all lines old.
    """

    def __init__(
        self, game: G, library: Library, lines: Sequence[str], verify: bool, old: bool = False
    ) -> None:
        self.lines = lines
        self.verify = verify
        self.versions = _versions(lines)
        """The rules version and content, by the line that introduces them."""
        self.old_until = len(lines) if old else max(self.versions, default=0)
        self.game = game
        self.header = read_header(lines)
        if self.header["game"] != game.meta.id:
            raise JournalError(
                1, f"this is a game of {self.header['game']}, not {game.meta.id}", "game"
            )
        if not old:
            self._must_be_of_this_version(library)
        self.header = self._understood(self.header, 1)
        self.journal = Journal(game, library, self._options(game))
        self.journal.old_lines = self.old_until
        self.journal.start_state = self._start_state()
        self.journal.forked_moves = self._forked_moves()
        self.shown = self._shown_secret() if verify else None
        self.start = 0 if verify else self._last_snapshot()

    def read(self) -> Slices[None]:
        journal = self.journal
        for number, text in enumerate(self.lines, 1):
            line = _parse(self.lines, number)
            journal.hash = _next_hash(journal.hash, line, number)
            journal.lines.append(text)
            if journal.closed and number > self.start and journal.outcome() is not None:
                raise JournalError(number, "the game was over before this line")
            journal.closed = False
            self._take_any(line, number)
            yield
        if self.verify and not journal.closed:
            raise JournalError(
                len(self.lines),
                "the journal stops here without a closing line: it was cut, or the program ended",
                "cut",
            )

    # -- before the first line ----------------------------------------------------------------

    def _must_be_of_this_version(self, library: Library) -> None:
        """Require the journal to be on the present rules and content."""
        meta = self.game.meta
        line = max(self.versions, default=1)
        played = (self.header.get("rules_version"), self.header["content_hash"])
        version, content = self.versions.get(line, played)
        if version != meta.rules_version:
            raise VersionError(
                line,
                f"played with rules version {version} of {meta.id}; "
                f"this is version {meta.rules_version}",
            )
        if content != library.hash:
            raise VersionError(
                line,
                f"played with other content (hash {content}, here "
                f"{library.hash}): name the content pack it was played with",
            )

    def _understood(self, line: dict[str, Any], number: int) -> dict[str, Any]:
        """A line as the present version would have written it."""
        upgrade = self.game.rules.upgrade
        if upgrade is None or number > self.old_until:
            return line
        version = line.get("rules_version") if number == 1 else self.header.get("rules_version")
        for first, (named, _) in self.versions.items():
            if first < number:
                version = named
        if not isinstance(version, int) or version == self.game.meta.rules_version:
            return line
        return upgrade(version, line)

    def _options(self, game: AnyGame) -> Options:
        try:
            return resolve_options(game.meta, self.header["options"])
        except ValueError as error:
            raise JournalError(1, str(error)) from None

    def _forked_moves(self) -> int:
        """How many moves came from another game, with another seed."""
        origin = self.header.get("fork", {"moves": 0})
        moves = origin.get("moves") if isinstance(origin, dict) else None
        if not isinstance(moves, int):
            raise JournalError(1, "the header does not say properly what this game was forked from")
        return moves

    def _start_state(self) -> dict[str, Any] | None:
        """The state the game began with, if it was not set up."""
        start = self.header.get("start")
        if start is None:
            return None
        try:
            restore(self.game, self.journal.options, self.journal.content, start)
        except DecodeError as error:
            raise JournalError(1, f"the state that this game begins with: {error}") from None
        assert isinstance(start, dict)
        return start

    def _shown_secret(self) -> Secret | None:
        """The seed that a finished game's closing line shows, if it is the promised one."""
        closing = _parse(self.lines, len(self.lines)).get("close")
        if not isinstance(closing, dict) or "seed" not in closing:
            return None
        secret = Secret(str(closing["seed"]), str(closing.get("salt", "")))
        if secret.commitment() != self.header["commitment"]:
            raise JournalError(
                len(self.lines), "the seed shown is not the one promised in line 1", "seed"
            )
        return secret

    def _last_snapshot(self) -> int:
        """The line of the last snapshot that no later undo reached behind; 0 if there is none."""
        lowest = len(self.lines)
        for number in range(len(self.lines), max(1, self.old_until), -1):
            if self.lines[number - 1].startswith('{"undo"'):
                to = _parse(self.lines, number)["undo"]
                lowest = min(lowest, to) if isinstance(to, int) else 0
            elif self.lines[number - 1].startswith('{"snapshot"'):
                n = _parse(self.lines, number).get("n")
                if isinstance(n, int) and n <= lowest:
                    return number
        return 0

    # -- line by line -------------------------------------------------------------------------

    def _setup(self) -> None:
        journal = self.journal
        journal.setup_draws = tuple(self.header["draws"])
        if self.start:
            return
        chance = ScriptedChance(list(journal.setup_draws))
        try:
            journal.state = journal.first_state(chance)
        except DrawError as error:
            raise JournalError(1, f"the setup cannot have drawn this: {error}") from None
        if chance.left():
            raise JournalError(1, f"the setup uses {chance.position} draws, the header has more")
        if self.shown is not None and "fork" not in self.header and not self.old_until:
            seeded = RecordingChance(self.shown.chance(0))
            journal.first_state(seeded)
            if tuple(seeded.draws) != journal.setup_draws:
                raise JournalError(1, "the draws of the setup do not come from the seed", "seed")

    def _take_any(self, line: dict[str, Any], number: int) -> None:
        if number > self.old_until:
            self._take(line, number)
            return
        try:
            self._take(self._understood(line, number), number)
        except JournalError:
            raise
        except Exception as error:
            # A line of another version may trip the game up in any way.
            fault = f"the present rules cannot carry this out ({type(error).__name__}: {error})"
            raise JournalError(number, fault) from None

    def _take(self, line: dict[str, Any], number: int) -> None:
        if number == 1:
            self._setup()
        elif "action" in line:
            self._take_action(line, number)
        elif "undo" in line:
            self._take_undo(line, number)
        elif "snapshot" in line:
            self._take_snapshot(line, number)
        elif "give_up" in line:
            self._take_give_up(line, number)
        elif "close" in line:
            self._take_close(line, number)
        elif "rules" in line:
            pass  # see `_versions`
        else:
            raise JournalError(number, f"unknown kind of line with {', '.join(sorted(line))}")

    def _take_action(self, line: dict[str, Any], number: int) -> None:
        journal = self.journal
        draws, redo = line.get("draws"), line.get("redo") is True
        forked = line.get("forked") is True
        if line.get("n") != len(journal.moves) + 1 or not isinstance(draws, list):
            raise JournalError(number, f"expected move {len(journal.moves) + 1} with its draws")
        try:
            action = action_from_data(journal.game, line["action"])
        except DecodeError as error:
            raise JournalError(number, str(error)) from None
        follows = line.get("follows") is True
        if follows and (not journal.moves or journal.moves[-1].action.seat != action.seat):
            raise JournalError(number, "there is no move of this seat that it could go on with")
        move = Move(action, tuple(draws), line.get("barrier") is True, follows)
        if redo and (not journal.undone or journal.undone[-1] != move):
            raise JournalError(number, "this is not the move that was undone last")
        if forked and len(journal.moves) >= journal.forked_moves:
            raise JournalError(number, "this move was not taken over from another game")
        if number >= self.start:
            # A move without draws is the same under any seed: carrying it out proves it.
            fresh = bool(draws) and not redo and not forked and number > self.old_until
            if fresh and self.shown is not None:
                self._check_seeded(action, draws, number)
            self._carry_out(move, number)
        journal.made(move, redo)

    def _carry_out(self, move: Move, number: int) -> None:
        script = ScriptedChance(list(move.draws))
        chance, log = RecordingChance(script), silent()
        try:
            step(self.journal.game, self.journal.state, move.action, chance, log)
        except RuleError as error:
            raise JournalError(number, f"this action is not allowed: {error}") from None
        except DrawError as error:
            raise JournalError(number, f"these draws cannot have happened: {error}") from None
        if script.left():
            raise JournalError(number, f"the action uses {script.position} draws, not more")
        if number > self.old_until and (log.barrier or chance.revealed) != move.barrier:
            raise JournalError(number, "whether this can be taken back is marked wrongly")

    def _check_seeded(self, action: Action, draws: list[Any], number: int) -> None:
        journal = self.journal
        if self.shown is None or action not in journal.game.rules.legal(journal.state):
            return
        seeded = RecordingChance(self.shown.chance(number - 1, journal.drawn))
        journal.game.rules.push(journal.state.clone(), action, seeded, silent())
        if seeded.draws != draws:
            raise JournalError(number, "the draws do not come from the seed", "seed")

    def _take_undo(self, line: dict[str, Any], number: int) -> None:
        to, by, consent = line["undo"], line.get("by"), line.get("consent")
        if not isinstance(to, int) or not 0 <= to < len(self.journal.moves):
            raise JournalError(number, f"an undo to move {to} is not possible here")
        if not isinstance(by, int) or not isinstance(consent, list):
            raise JournalError(number, "an undo says by whom and with whose consent")
        if not self.journal.may_undo(to, by, consent):
            raise JournalError(number, "this undo needed the consent of every seat")
        self.journal.go_back(to, load=number >= self.start)

    def _take_snapshot(self, line: dict[str, Any], number: int) -> None:
        journal, snapshot = self.journal, line["snapshot"]
        if line.get("n") != len(journal.moves) or not isinstance(snapshot, dict):
            raise JournalError(number, f"expected a snapshot of move {len(journal.moves)}")
        if number <= self.old_until:
            if number > self.start:
                journal.snapshots[len(journal.moves)] = journal.game.rules.dump(journal.state)
            return
        if number > self.start:
            if canonical(journal.game.rules.dump(journal.state)) != canonical(snapshot):
                raise JournalError(number, "the snapshot is not the state that the moves lead to")
        elif number == self.start:
            journal.state = journal.game.rules.load(journal.options, journal.content, snapshot)
        journal.snapshots[len(journal.moves)] = snapshot

    def _take_give_up(self, line: dict[str, Any], number: int) -> None:
        journal = self.journal
        if line["give_up"] != list(range(int(journal.options["seats"]))):
            raise JournalError(number, "giving up needed the consent of every seat")
        if number > self.start:
            if journal.game.rules.give_up is None or journal.outcome() is not None:
                raise JournalError(number, "this game cannot be given up here")
            journal.game.rules.give_up(journal.state, silent())
        journal.given_up = tuple(line["give_up"])

    def _take_close(self, line: dict[str, Any], number: int) -> None:
        journal, closing = self.journal, line["close"]
        outcome = closing.get("outcome") if isinstance(closing, dict) else None
        if number >= self.start and not _is_result(outcome, journal.outcome()):
            raise JournalError(number, "the outcome is not the one that the moves lead to")
        if self.verify and outcome is not None and self.shown is None:
            raise JournalError(number, "the game is over but does not show the seed of its draws")
        journal.closed = True


def _parse(lines: Sequence[str], number: int) -> dict[str, Any]:
    try:
        line = msgspec.json.decode(lines[number - 1])
    except (msgspec.DecodeError, RecursionError):
        last = number == len(lines)
        fault = "the file was cut in the middle of this line" if last else "this is not JSON"
        raise JournalError(number, fault) from None
    if not isinstance(line, dict):
        raise JournalError(number, "expected a JSON object")
    return line


def _is_result(recorded: Any, outcome: Outcome | None) -> bool:
    """Whether a game ended as recorded; older journals also record the words."""
    kept = recorded
    if isinstance(recorded, dict):
        kept = {name: recorded.get(name) for name in RESULT}
    return canonical(kept) == canonical(result(outcome))


def _versions(lines: Sequence[str]) -> dict[int, tuple[Any, Any]]:
    """The lines that name a rules version and content, with what they name."""
    versions: dict[int, tuple[Any, Any]] = {}
    for number, text in enumerate(lines, 1):
        if text.startswith('{"rules"'):
            rules = _parse(lines, number)["rules"]
            if not isinstance(rules, dict) or rules.keys() != {"version", "content"}:
                raise JournalError(number, "expected the rules version and the content")
            versions[number] = (rules["version"], rules["content"])
    return versions
