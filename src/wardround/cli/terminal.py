"""A table in the terminal: the picture, the log, numbered choices, and a few commands."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from pathlib import Path

from rich.markup import escape

from wardround.bots import find_bot, think
from wardround.cli.common import out
from wardround.core.actions import Action, Refusal, RuleError, kind_of
from wardround.core.chance import SeededChance
from wardround.core.game import why_not
from wardround.core.journal import Journal, UndoError
from wardround.core.messages import figure
from wardround.core.notation import NotationError, notate_move, read_action
from wardround.games import language_of, rulebook_of
from wardround.presentation.game_spec import AnyGameSpec
from wardround.presentation.language import ENGLISH, capital
from wardround.presentation.localize import localized_awaiting, localized_outcome, say_refusal
from wardround.presentation.rulebook import read_rules
from wardround.presentation.story import is_bookkeeping
from wardround.presentation.text_table import text_table
from wardround.testkit import visible

HELP = """\
[bold]NUMBER[/]       take that choice           [bold]hint[/]        what a bot would do
[bold]undo[/]         take back your last move   [bold]redo[/]        take it again
[bold]why ACTION[/]   why it is not allowed      [bold]table[/]       show the table again
[bold]rule ID[/]      read a rule                [bold]give up[/]     end the game, if all agree
[bold]log[/]          the whole log              [bold]quit[/]        stop; it is saved as it goes
[bold]ACTION[/]       in words: {example}"""


class Terminal:
    """Plays a journal with people in some seats and bots in the others."""

    def __init__(
        self,
        journal: Journal[AnyGameSpec],
        file: Path,
        people: set[int],
        bots: Sequence[str],
        language: str = ENGLISH,
    ) -> None:
        self.journal = journal
        self.game = journal.game
        self.words = language_of(self.game, language)
        self.file = file
        self.people = people
        self.reader = next(iter(people)) if len(people) == 1 else None
        """Whose private log lines may be shown: no one's, if several people share the screen."""
        self.bots = [find_bot(level) for level in bots]
        self.chance = SeededChance(f"terminal {file}")
        self.written = len(journal.lines)
        self.rules = read_rules(rulebook_of(self.game))
        self.shown = -1

    def run(self) -> None:
        """Play until the game is over or put away."""
        out.print(f"[bold]{self.game.meta.title}[/]   [dim]kept in {escape(str(self.file))}[/]")
        out.print("[dim]help shows the commands[/]")
        if not self.journal.moves:
            self._show_log(0)
        while self.journal.outcome() is None:
            seat = self._next_seat()
            if seat not in self.people:
                choice = think(self.bots[seat], self.game, self.journal.state, seat, self.chance)
                self._act(choice.action)
            elif not self._ask(seat):
                self._close("Put away. Go on with: wardround play --resume " + str(self.file))
                return
        ended = self.journal.outcome()
        assert ended is not None
        outcome = localized_outcome(self.words, ended)
        self._show_table(None)
        out.print(f"\n[bold]{escape(outcome.text)}[/] [dim]{outcome.rule}[/]")
        for line in outcome.lines:
            who = "" if line.seat is None else f"{self.words.seat(line.seat)}: "
            out.print(f"  {who}{escape(line.label)} {figure(line.points)} [dim]{line.rule}[/]")
        self._close(f"Watch it again with: wardround replay {self.file}")

    # -- one decision -------------------------------------------------------------------------

    def _next_seat(self) -> int:
        """The first person who is asked, or else the first seat that the game waits for."""
        seats = self.game.rules.awaiting(self.journal.state).seats
        return next((seat for seat in seats if seat in self.people), seats[0])

    def _ask(self, seat: int) -> bool:
        """Ask until something is done; returns False to put the game away."""
        self._show_table(seat)
        state = self.journal.state
        awaiting = localized_awaiting(self.words, self.game.rules.awaiting(state))
        choices = [
            a for a in self.game.rules.legal(state) if a.seat == seat or a.seat in self.people
        ]
        out.print(
            f"\n[bold yellow]{capital(self.words.seat(seat))}[/]: "
            f"{escape(awaiting.prompt)} [dim]{awaiting.rule}[/]"
        )
        self._show_choices(choices, seat)
        while True:
            try:
                answer = input("> ").strip()
            except EOFError:
                return False
            if answer in ("quit", "save", "q"):
                return False
            if self._obey(answer, seat, choices):
                return True

    def _obey(self, answer: str, seat: int, choices: list[Action]) -> bool:
        """Carry out one line of input; returns whether the table has changed."""
        word, _, rest = answer.partition(" ")
        if answer == "":
            return False
        if answer.isdecimal():
            if len(answer) < 10 and 1 <= int(answer) <= len(choices):
                self._act(choices[int(answer) - 1])
                return True
            out.print(f"There are choices 1 to {len(choices)}.")
        elif word in ("undo", "redo"):
            return self._take_back(word, seat)
        elif answer == "give up":
            return self._give_up()
        elif word == "why":
            self._why(rest)
        elif word == "hint":
            self._hint(seat)
        elif word == "rule":
            text = self.rules.get(rest.strip().upper())
            out.print(escape(text) if text else f"There is no rule {rest!r}.")
        elif word == "log":
            self._show_log(0)
        elif word == "table":
            self.shown = -1
            return True
        elif word in ("help", "?"):
            example = notate_move(self.game.rules.legal(self.journal.state)[0])
            out.print(HELP.format(example=escape(example)))
        else:
            return self._act_by_words(answer)
        return False

    def _act_by_words(self, text: str) -> bool:
        listed = self.game.rules.legal(self.journal.state)
        try:
            self._act(read_action(self.game, listed, text))
        except NotationError as error:
            known = [notate_move(action) for action in listed]
            near = difflib.get_close_matches(text, known, 3, 0.5)
            out.print(escape(str(error)))
            if near:
                out.print("Did you mean: " + escape("; ".join(near)))
            return False
        except RuleError as error:
            out.print(f"[red]Not allowed:[/] {escape(self._said(error.refusal))}")
            return False
        return True

    def _act(self, action: Action) -> None:
        self.journal.act(action)
        self._write()
        self._show_log(len(self.journal.moves))

    def _take_back(self, word: str, seat: int) -> bool:
        moves = self.journal.moves
        try:
            if word == "redo":
                self.journal.redo()
            else:
                consent = self.people if self.people == set(range(len(self.bots))) else set()
                by = moves[-1].action.seat if moves else seat
                if by not in self.people:
                    raise UndoError("the last move was a bot's: it stands")
                self.journal.undo(len(moves) - 1, by, consent)
        except UndoError as error:
            out.print(escape(str(error)))
            return False
        self._write()
        self.shown = -1
        return True

    def _give_up(self) -> bool:
        try:
            self.journal.give_up(range(len(self.bots)))
        except UndoError as error:
            out.print(escape(str(error)))
            return False
        self._write()
        return True

    def _why(self, text: str) -> None:
        listed = self.game.rules.legal(self.journal.state)
        try:
            action = read_action(self.game, listed, text)
        except NotationError as error:
            out.print(escape(str(error)))
            return
        if action in listed:
            out.print("It is allowed.")
        else:
            refusal = why_not(self.game, self.journal.state, action)
            out.print(escape(self._said(refusal)))
            out.print(f"[dim]{escape(self.rules.get(refusal.rule, ''))}[/]")

    def _said(self, refusal: Refusal) -> str:
        return f"{say_refusal(self.game, self.words, refusal)} [{refusal.rule}]"

    def _hint(self, seat: int) -> None:
        choice = think(find_bot("normal"), self.game, self.journal.state, seat, self.chance)
        for idea in choice.ideas:
            said = self.game.show.say_action(self.words, self.journal.state, idea.action)
            out.print(f"  {escape(said)}: [dim]{escape(idea.text)}[/]")

    # -- showing ------------------------------------------------------------------------------

    def _show_table(self, seat: int | None) -> None:
        if self.shown != len(self.journal.moves):
            out.print()
            view = self.game.rules.view(self.journal.state, seat)
            out.print(text_table(self.game.show.scene(self.words, view)))
            self.shown = len(self.journal.moves)

    def _show_choices(self, choices: list[Action], seat: int) -> None:
        """Numbered, grouped by kind."""
        kind = ""
        for number, action in enumerate(choices, 1):
            if kind_of(action) != kind:
                kind = kind_of(action)
                out.print(f"  [cyan]{kind.replace('_', ' ')}[/]")
            said = escape(self.game.show.say_action(self.words, self.journal.state, action))
            who = "" if action.seat == seat else f" [dim]({self.words.seat(action.seat)})[/]"
            out.print(f"  [bold]{number:3}[/]  {said}{who}")

    def _show_log(self, first: int) -> None:
        for n in range(first, len(self.journal.moves) + 1):
            for event in visible(self.journal.events_of(n), self.reader):
                if is_bookkeeping(self.game.show.story(event)):
                    continue
                text = escape(self.game.show.say_event(self.words, self.journal.content, event))
                out.print(f"  [dim]·[/] {text} [dim]{event.rule}[/]")

    # -- keeping ------------------------------------------------------------------------------

    def _write(self) -> None:
        """Append the new lines of the journal to its file."""
        with self.file.open("a", encoding="utf-8") as file:
            file.writelines(f"{line}\n" for line in self.journal.lines[self.written :])
        self.written = len(self.journal.lines)

    def _close(self, message: str) -> None:
        self.journal.close()
        self._write()
        out.print(escape(message), soft_wrap=True)
