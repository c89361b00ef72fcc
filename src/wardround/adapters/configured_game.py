"""A game with its options and content, ready to be played by numbers; built once and shared."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from wardround.adapters.action_table import ActionTable
from wardround.adapters.observations import Observations
from wardround.adapters.samples import play_samples
from wardround.adapters.view_encoder import ViewEncoder
from wardround.core.content import Library
from wardround.core.game import Options, OptionValue, resolve_options
from wardround.games import find_game, library_of
from wardround.presentation.game_spec import AnyGameSpec

_MADE: Final[dict[tuple[Any, ...], ConfiguredGame]] = {}


class ConfiguredGame:
    """What all episodes of a game with the same options share."""

    def __init__(self, game: AnyGameSpec, options: Options, library: Library) -> None:
        self.game = game
        self.options = options
        self.library = library
        self.seats = int(options["seats"])
        self.content: Any = game.rules.content(library.tables)
        self.samples = play_samples(game, options, game.rules.content(library.tables))
        self.actions = ActionTable(game, self.seats, self.samples.actions)
        encode = game.advice.encoder or (lambda content: ViewEncoder(game, self.samples.seen))
        self.observations = Observations(encode(self.content))
        self.samples.seen.clear()
        self.is_team = game.meta.is_team(options)


def configure(
    game: str | AnyGameSpec,
    options: Mapping[str, OptionValue] | None = None,
    pack: str | Path | None = None,
) -> ConfiguredGame:
    """A game, by its folder name or as a GameSpec, with options and a content pack."""
    spec = find_game(game) if isinstance(game, str) else game
    resolved = resolve_options(spec.meta, options or {})
    library = library_of(spec, None if pack is None else Path(pack))
    key = (spec.package, spec.advice.encoder, library.hash, *resolved.items())
    if key not in _MADE:
        _MADE[key] = ConfiguredGame(spec, resolved, library)
    return _MADE[key]
