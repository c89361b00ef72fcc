"""A game with its options and content, ready to be played by numbers; made once and shared."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from wardround.adapters.action_table import ActionTable
from wardround.adapters.observations import ObservationEncoding
from wardround.adapters.survey import Survey, survey
from wardround.core.content import Library
from wardround.core.game import AnyGame, Options, OptionValue, resolve_options
from wardround.games import find_game, library_of

_MADE: Final[dict[tuple[Any, ...], Setting]] = {}


class Setting:
    """What all sessions of a game with the same options share."""

    def __init__(self, game: AnyGame, options: Options, library: Library) -> None:
        self.game = game
        self.options = options
        self.library = library
        self.seats = int(options["seats"])
        self.content: Any = game.content(library.tables)
        self.survey: Survey = survey(game, options, game.content(library.tables))
        self.actions = ActionTable(game, self.seats, self.survey.actions)
        self.observations = ObservationEncoding(game, self.seats, library.tables, self.survey)
        self.survey.views.clear()
        self.is_team = self.seats == 1 or game.meta.is_team(options)
        """Whether all seats win and lose together; who plays alone is a team of one."""


def make_setting(
    game: str | AnyGame,
    options: Mapping[str, OptionValue] | None = None,
    pack: str | Path | None = None,
) -> Setting:
    """The setting of a game, by its folder name or as a GameSpec, with options and content pack."""
    spec = find_game(game) if isinstance(game, str) else game
    resolved = resolve_options(spec.meta, options or {})
    library = library_of(spec, None if pack is None else Path(pack))
    key = (spec.package, library.hash, *resolved.items())
    if key not in _MADE:
        _MADE[key] = Setting(spec, resolved, library)
    return _MADE[key]
