"""The bots at a table: which of them are thinking, and which hints are on their way."""

from __future__ import annotations

from typing import Literal

import msgspec

from wardround.bots.hints import CLEAR, AdviceReason
from wardround.core.actions import Action
from wardround.core.chance import derived_seed
from wardround.core.codec import DecodeError, action_from_data
from wardround.core.messages import message_id, seat_words
from wardround.presentation.language import Language
from wardround.server.protocol.from_browser import AskHint
from wardround.server.protocol.from_server import Done, Hint, HintMove
from wardround.server.protocol.refusals import RefusedError
from wardround.server.store.records import TableRecord
from wardround.server.table.effects import BotAnswer, BotQuestion, Effects, HintIdea
from wardround.server.table.live_game import LiveGame
from wardround.server.table.offered_moves import hinted_move
from wardround.server.table.viewers import Viewer


class PendingHint(msgspec.Struct, frozen=True):
    """A hint that a bot is thinking about, and who asked for it."""

    connection: int
    re: str
    seat: int
    level: str
    seq: int
    moves: int


class TableBots:
    def __init__(self, record: TableRecord, play: LiveGame) -> None:
        self.thinking: dict[int, tuple[str, int]] = {}
        """Seats whose bots are thinking: the question's key, and the sequence number then."""
        self.hints: dict[str, PendingHint] = {}
        self._record = record
        self._play = play
        self._proposed: dict[int, tuple[int, list[Action]]] = {}
        """What hints have proposed to a seat, and at which sequence number."""
        self._asked = 0

    @property
    def busy(self) -> bool:
        return bool(self.thinking or self.hints)

    # -- bots that play -----------------------------------------------------------------------

    def start(self, effects: Effects) -> None:
        """Ask every bot that the game is waiting for."""
        awaiting = self._play.awaiting
        for seat in () if awaiting is None else awaiting.seats:
            record = self._record.seats[seat]
            if record.by != "bot" or seat in self.thinking:
                continue
            if any(action.seat == seat for action in self._play.legal):
                question = self._question("play", seat, record.level)
                self.thinking[seat] = (question.key, self._play.seq)
                effects.questions.append(question)

    def stop(self, seat: int, effects: Effects) -> None:
        if seat in self.thinking:
            effects.cancelled.append(self.thinking.pop(seat)[0])

    def stop_outdated(self, effects: Effects) -> None:
        """Cancel questions that the game no longer asks."""
        for seat, (_, seq) in list(self.thinking.items()):
            if not self._play.is_current(seat, seq):
                self.stop(seat, effects)

    def answered(self, key: str, answer: BotAnswer | None, effects: Effects) -> Action | None:
        """The action of the bot asked with this key; None if the answer is no longer wanted."""
        seat = next((seat for seat, asked in self.thinking.items() if asked[0] == key), None)
        if seat is None:
            return None
        del self.thinking[seat]
        action = None if answer is None else self._decoded(answer.action)
        if action is None or action.seat != seat or action not in self._play.legal:
            # A bot that fails must not stop the table: fall back on the game's rule of thumb.
            effects.faults.append(f"the bot of {seat_words(seat)} gave no listed action")
            return self._rule_of_thumb(seat)
        return action

    def _rule_of_thumb(self, seat: int) -> Action:
        game = self._play.game
        mine = [action for action in self._play.legal if action.seat == seat]
        if game.advice.rate is None:
            return mine[0]
        weights = game.advice.rate(self._play.journal.state, mine)
        return mine[weights.index(max(weights))]

    # -- hints --------------------------------------------------------------------------------

    def ask_hint(self, viewer: Viewer, message: AskHint, level: str, effects: Effects) -> None:
        if not self._decides(message.seat):
            raise RefusedError("no_hint", "nothing-to-decide")
        if any(hint.connection == viewer.connection for hint in self.hints.values()):
            raise RefusedError("busy", "hint-coming")
        self._think_about(viewer.connection, message.id, message.seat, level, effects)

    def think_again(self, hint: PendingHint, effects: Effects) -> bool:
        """Ask for a hint again if others have moved meanwhile; returns whether they had."""
        play = self._play
        since = play.journal.moves[hint.moves :]
        overtaken = not play.is_current(hint.seat, hint.seq) and self._decides(hint.seat)
        if not overtaken or not since or any(move.action.seat == hint.seat for move in since):
            return False
        self._think_about(hint.connection, hint.re, hint.seat, hint.level, effects)
        return True

    def _decides(self, seat: int) -> bool:
        return any(action.seat == seat for action in self._play.legal)

    def _think_about(
        self, connection: int, re: str, seat: int, level: str, effects: Effects
    ) -> None:
        question = self._question("hint", seat, level)
        self.hints[question.key] = PendingHint(
            connection, re, seat, level, self._play.seq, question.moves
        )
        effects.questions.append(question)

    def hint(
        self, hint: PendingHint, viewer: Viewer, words: Language, answer: BotAnswer | None
    ) -> Hint | Done:
        """The answer to a person who asked for a hint, or just that they have moved on without it;
        raises RefusedError."""
        play = self._play
        if not play.is_current(hint.seat, hint.seq) or play.outcome is not None:
            return Done(hint.re, play.seq)
        moves: list[HintMove] = []
        proposed: list[Action] = []
        offered = play.choices(words, viewer.looking, viewer.seats)
        said = ""
        for idea in [] if answer is None else reversed(answer.hints):
            actions = [self._decoded(data) for data in idea.actions]
            for choice in offered:
                if choice.action == actions[0]:
                    proposed.append(choice.action)
                    why = _why(words, idea, said)
                    moves.append(hinted_move(words, play, choice, actions, idea.chance, why))
                    said = moves[-1].text
        moves.reverse()
        if not moves:
            raise RefusedError("no_hint", "no-idea")
        self._proposed[hint.seat] = (play.seq, proposed)
        return Hint(hint.re, hint.seat, play.seq, tuple(moves))

    def proposed(self, action: Action) -> bool:
        """Whether a hint has just proposed this action to its seat."""
        seq, actions = self._proposed.get(action.seat, (-1, []))
        return seq == self._play.seq and action in actions

    # -- inside -------------------------------------------------------------------------------

    def _decoded(self, data: object) -> Action | None:
        try:
            return action_from_data(self._play.game, data)
        except DecodeError:
            return None

    def _question(self, purpose: Literal["play", "hint"], seat: int, level: str) -> BotQuestion:
        self._asked += 1
        record, journal = self._record, self._play.journal
        return BotQuestion(
            key=f"{record.id}/{self._asked}",
            purpose=purpose,
            table=record.id,
            seat=seat,
            level=level,
            game=record.game,
            options=journal.options,
            pack=record.pack,
            state=journal.game.rules.dump(journal.state),
            moves=len(journal.moves),
            seed=derived_seed(f"{record.seed}/{purpose}/{seat}", len(journal.moves)),
        )


def _why(words: Language, idea: HintIdea, other: str) -> str:
    """Why a move is better than the other one, in words."""
    if not other:
        return words.say("hint-only") if idea.chance is None else ""
    parts = [
        words.phrase(
            "hint-difference", what=words.say(message_id("sum", one.line)), more=_amount(one)
        )
        for one in idea.reasons
    ]
    if not parts and idea.lead >= CLEAR:
        return words.say("hint-later", other=other, points=round(100 * idea.lead))
    if not parts:
        return words.say("hint-alike", other=other)
    return words.say("hint-compared", other=other, parts=words.list(parts))


def _amount(reason: AdviceReason) -> str:
    """``+$4``, ``−0.5``: one decimal place if a whole number would hide the difference."""
    size = abs(reason.more)
    money = "$" if reason.unit == "money" else ""
    return f"{'−' if reason.more < 0 else '+'}{money}{size:.{0 if size >= 2 else 1}f}"
