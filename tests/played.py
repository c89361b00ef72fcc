"""Games from seeds alone, for comparison: this module runs here and, as text, in other Pythons."""

from __future__ import annotations

import json

from wardround.core.chance import SeededChance
from wardround.core.codec import state_digest
from wardround.core.game import resolve_options
from wardround.core.journal import Journal, Secret
from wardround.games import find_game, game_ids, library_of


def played(name: str, seed: int) -> tuple[str, str, int]:
    """A random game: the last hash of its journal, the fingerprint of its end, its moves."""
    game = find_game(name)
    secret = Secret(f"seed {seed}", "salt")
    journal = Journal.start(game, library_of(game), resolve_options(game.meta, {}), secret)
    choices = SeededChance(f"choices {seed}")
    while journal.outcome() is None:
        listed = game.rules.legal(journal.state)
        journal.act(listed[choices.below(len(listed))])
    last = json.loads(journal.lines[-1])["hash"]
    return last, state_digest(game, journal.state), len(journal.moves)


def all_played(games: int) -> str:
    """This many games of each title, as JSON."""
    return json.dumps({name: [played(name, seed) for seed in range(games)] for name in game_ids()})
