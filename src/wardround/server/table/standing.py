"""What can be answered in advance in a game, and what the seats of a table have answered."""

from __future__ import annotations

from collections.abc import Iterable

from wardround.core.game import Options
from wardround.core.messages import message_id
from wardround.presentation.game_spec import AnyGameSpec
from wardround.presentation.language import Language
from wardround.presentation.standing_answers import (
    ASK,
    OFF,
    ON,
    answers_of,
    defaults_of,
    settings_of,
)
from wardround.server.protocol.from_browser import SetStanding
from wardround.server.protocol.from_server import SeatStanding, Setting, StandingChoice
from wardround.server.protocol.refusals import RefusedError
from wardround.server.store.records import SeatRecord


class StandingRules:
    """The standing answers of a game."""

    def __init__(self, game: AnyGameSpec) -> None:
        self._game = game
        self._defaults = defaults_of(game)
        self._known = settings_of(game)
        self.passable = frozenset(
            decision
            for answer in game.show.standing
            if answer.passing
            for decision in answer.decisions
        )
        """Decisions at which a seat may pass until its next turn."""

    def choices(self, words: Language, options: Options) -> tuple[StandingChoice, ...]:
        """What can be answered in advance in a game with these options, in words."""
        answers = tuple(
            self._choice(words, "standing", answer.id, answer.decisions if answer.passing else ())
            for answer in answers_of(self._game)
            if not answer.option or options.get(answer.option)
        )
        moments = (self._choice(words, "moment", one.id) for one in self._game.show.moments)
        return (*answers, *moments)

    def _choice(
        self, words: Language, kind: str, name: str, passing: tuple[str, ...] = ()
    ) -> StandingChoice:
        message = message_id(kind, name)
        settings = tuple(
            Setting(setting, _label(words, message, setting)) for setting in self._known[name]
        )
        help_ = words.say(f"{message}.help") if words.has(f"{message}.help") else ""
        default, label, moment = self._defaults[name], words.say(message), kind == "moment"
        return StandingChoice(name, label, help_, settings, default, moment, passing)

    def of(self, records: list[SeatRecord], seats: Iterable[int]) -> tuple[SeatStanding, ...]:
        """What these seats have answered in advance."""
        return tuple(
            SeatStanding(seat, self.said(records[seat]), records[seat].until_turn) for seat in seats
        )

    def said(self, record: SeatRecord) -> dict[str, str]:
        """A seat's setting for every standing answer and moment."""
        # Drop answers that only an earlier version of the game knew.
        kept = record.standing.items()
        return {**self._defaults, **{n: s for n, s in kept if s in self._known.get(n, ())}}

    def change(self, record: SeatRecord, message: SetStanding) -> None:
        """Keep a seat's standing answers; raises RefusedError for invalid ones."""
        for name, setting in message.said.items():
            if setting not in self._known.get(name, ()):
                raise RefusedError("bad_standing", "no-standing")
        if message.until_turn and not self.passable:
            raise RefusedError("bad_standing", "nothing-to-pass")
        said = {**self.said(record), **message.said}
        record.standing = {name: s for name, s in said.items() if s != self._defaults[name]}
        if message.until_turn is not None:
            record.until_turn = message.until_turn


def _label(words: Language, message: str, setting: str) -> str:
    """The name of a setting; common settings have the same name in all games."""
    common = setting in (ASK, ON, OFF)
    return words.say(f"standing-{setting}" if common else f"{message}.{setting}")
