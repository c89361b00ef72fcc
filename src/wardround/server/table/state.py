"""What a table is: its game, its people, what is stored of it, and what everyone is shown.

It knows no messages: `Table` dispatches those to handlers, which read and change this state.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from wardround.core.game import Options
from wardround.core.journal import Journal
from wardround.core.messages import Phrase
from wardround.games import language_of
from wardround.presentation.game_spec import AnyGameSpec
from wardround.presentation.language import ENGLISH, Language
from wardround.server.protocol import from_server
from wardround.server.protocol.refusals import RefusedError, watching_only
from wardround.server.store.records import Entry, Owner, TableQuestion, TableRecord
from wardround.server.table.bots import TableBots
from wardround.server.table.chat import Chat
from wardround.server.table.effects import Effects
from wardround.server.table.live_game import LiveGame, MoveInWords
from wardround.server.table.seat_keys import SeatKeys
from wardround.server.table.standing import StandingRules
from wardround.server.table.viewers import Viewer, colour_of


class TableState:
    """A game being played or watched, and the people around it."""

    def __init__(
        self,
        record: TableRecord,
        journal: Journal[AnyGameSpec],
        owners: list[Owner],
        levels: tuple[str, ...],
        hint_level: str,
    ) -> None:
        self.record = record
        self.game = journal.game
        self.keys = SeatKeys(record, owners)
        self.levels = levels
        self.hint_level = hint_level
        self.standing = StandingRules(self.game)
        self.stopped: Phrase | None = None
        """Why the game cannot be continued here, if it cannot: see `loading`."""
        self.viewers: dict[int, Viewer] = {}
        self._words: dict[str, Language] = {}
        self._set_up(journal)
        self.talk = Chat([])
        self.done: dict[str, int] = {}
        """Ids of messages that wrote lines, with the sequence number afterwards."""

    def _set_up(self, journal: Journal[AnyGameSpec]) -> None:
        self.play = LiveGame(journal)
        self.bots = TableBots(self.record, self.play)

    def deal(self, options: Options) -> None:
        """Before the start: set the game up again."""
        before = self.play.journal
        assert before.secret is not None
        self._set_up(Journal.start(self.game, before.library, options, before.secret))

    # -- what everyone knows ------------------------------------------------------------------

    @property
    def seq(self) -> int:
        """How many lines the journal has; 0 before the start."""
        return 0 if self.waiting else self.play.seq

    @property
    def waiting(self) -> bool:
        """Whether the game has not begun yet (see `waiting_room`)."""
        return self.record.waiting

    @property
    def over(self) -> bool:
        return self.play.outcome is not None

    @property
    def asked(self) -> TableQuestion | None:
        """The question that all players have to agree to, if any."""
        return self.record.asked

    @property
    def watch_only(self) -> bool:
        return not self.record.seed

    @property
    def held_up(self) -> bool:
        """Whether no one can move, even if the game asks them."""
        return self.watch_only or self.stopped is not None or self.waiting

    def words(self, language: str = ENGLISH) -> Language:
        """This table's words for a person who reads this language."""
        names = tuple(seat.name for seat in self.record.seats)
        words = self._words.get(language)
        if words is None or words.seats != names:
            words = self._words[language] = language_of(self.game, language).with_seats(names)
        return words

    def refused(self, connection: int, re: str, no: RefusedError) -> from_server.Refused:
        viewer = self.viewers.get(connection)
        words = self.words(ENGLISH if viewer is None else viewer.language)
        return from_server.Refused(re, no.code, no.said(words), no.rule, no.reason, self.seq)

    def is_muted(self, viewer: Viewer) -> bool:
        return viewer.muted or (viewer.visitor != "" and viewer.visitor in self.record.muted)

    def must_go_on(self) -> None:
        if self.stopped or self.watch_only:
            raise watching_only(self.stopped)
        if self.over:
            raise RefusedError("game_over", "game-over")

    # -- what is shown to everyone ------------------------------------------------------------

    def changed(
        self,
        cause: from_server.Cause,
        by: int,
        mid: str,
        effects: Effects,
        made: Sequence[MoveInWords],
        back_to: int | None = None,
    ) -> None:
        """Keep the new lines and show everyone the new position."""
        hinted = any(move.hinted for move in made)
        effects.entries += [
            Entry(line, mid if n == 0 else "", hinted and n == 0)
            for n, line in enumerate(self.play.take_lines())
        ]
        if is_message(mid):
            self.done[mid] = self.seq
        self.bots.stop_outdated(effects)
        self.withdraw_question(effects)
        self.start_bots(effects)
        # People who see the same get the same bytes.
        encoded: dict[tuple[int | None, tuple[int, ...], str, int], bytes] = {}
        for viewer in self.viewers.values():
            key = (viewer.looking, viewer.seats, viewer.language, viewer.shown)
            if key not in encoded:
                words = self.words(viewer.language)
                log = tuple(line for move in made for line in move.lines_for(words, viewer.looking))
                now = self.play.now(
                    words, viewer.looking, viewer.seats, self.bots.thinking, viewer.shown
                )
                encoded[key] = msgspec.json.encode(from_server.Update(cause, by, back_to, log, now))
            effects.send(viewer.connection, encoded[key])
            viewer.shown = self.seq
        self.play.keep_pictures((one.looking, one.language) for one in self.viewers.values())
        for words in self._words.values():
            words.turn_page()

    def start_bots(self, effects: Effects) -> None:
        """Let bots think, as long as a person plays or watches."""
        people = any(s.by == "person" or s.out == "bot_moves" for s in self.record.seats)
        if (self.viewers or people) and not self.held_up:
            self.bots.start(effects)

    def set_question(self, question: TableQuestion | None, effects: Effects) -> None:
        self.record.asked = question
        effects.record = True

    def withdraw_question(self, effects: Effects) -> None:
        if self.asked is not None:
            self.set_question(None, effects)
            self.to_all(effects, from_server.AskedNow(None))

    def seat_infos(self) -> tuple[from_server.SeatInfo, ...]:
        here: dict[int, str] = {}
        for viewer in self.viewers.values():
            for seat in viewer.seats:
                if here.get(seat, "away") == "away":
                    here[seat] = viewer.at
        return tuple(
            from_server.SeatInfo(
                *(n, s.name, s.colour or colour_of(n), s.by, s.level, s.taken, n in here),
                *(s.ready, here.get(n, ""), s.out),
            )
            for n, s in enumerate(self.record.seats)
        )

    def watchers(self) -> tuple[from_server.Watcher, ...]:
        return tuple(
            from_server.Watcher(viewer.connection, viewer.name, self.is_muted(viewer), viewer.at)
            for viewer in self.viewers.values()
            if not viewer.seats
        )

    def tell_people(self, effects: Effects, but: int | None = None) -> None:
        record = self.record
        people = from_server.People(
            self.seat_infos(),
            record.name,
            record.hints,
            self.watchers(),
            record.locked,
            record.public,
            record.delay,
        )
        self.to_all(effects, people, but)

    def to_all(
        self, effects: Effects, message: from_server.ServerMessage, but: int | None = None
    ) -> None:
        raw = msgspec.json.encode(message)
        for connection in self.viewers:
            if connection != but:
                effects.send(connection, raw)


def is_message(mid: str) -> bool:
    """Whether this is the id of a message, rather than the mark of a move made without one."""
    return mid[:1].isdigit()
