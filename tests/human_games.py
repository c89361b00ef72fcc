"""Whole games by a person who tries what bots leave out.

``python -m tests.human_games GAME [FOLDER [NUMBER …]]`` plays a dozen of them, or those with these
numbers. A finished journal of real people
does as well: dropped into ``tests/GAME/human_games``, it is replayed by `test_human_games`.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from math import inf
from pathlib import Path

from wardround.bots.base import Bot, think
from wardround.bots.budget import Budget
from wardround.bots.greedy import GreedyBot
from wardround.bots.search import SearchBot
from wardround.core.actions import Action
from wardround.core.chance import SeededChance
from wardround.core.codec import to_data
from wardround.core.game import Options, resolve_options
from wardround.core.journal import Journal, Secret
from wardround.games import find_game, library_of
from wardround.presentation.game_spec import AnyGameSpec

GAMES = 12
QUICK = GreedyBot()
CAREFUL = SearchBot("careful", "", Budget(30, inf), rollouts=Budget(12, inf))
ATTEMPTS = 5
MAX_MOVES = 1500


def options_of(game: AnyGameSpec, n: int) -> Options:
    """Options for game ``n``: consecutive games go through the values of each option."""
    chosen = {}
    for option in game.meta.options:
        first = random.Random(option.id).randrange(len(option.values))
        chosen[option.id] = option.values[(first + n) % len(option.values)]
    return resolve_options(game.meta, chosen)


class Person:
    """Mostly sensible, sometimes curious, and apt to think again."""

    def __init__(self, game: AnyGameSpec, bot: Bot, seed: str, tried: Counter[str]) -> None:
        self.game = game
        self.bot = bot
        self.random = random.Random(seed)
        self.chance = SeededChance(seed)
        self.tried = tried
        self.curiosity = self.random.choice((0.02, 0.05, 0.2))

    def play(self, journal: Journal[AnyGameSpec]) -> None:
        while journal.outcome() is None and len(journal.moves) < MAX_MOVES:
            listed = self.game.rules.legal(journal.state)
            seat = self.random.choice([action.seat for action in listed])
            mine = [action for action in listed if action.seat == seat]
            decision = self.game.rules.awaiting(journal.state).decision
            if self.random.random() < self.curiosity:
                action = min(mine, key=lambda one: self._familiar(decision, one))
            else:
                action = think(self.bot, self.game, journal.state, seat, self.chance).action
            self.tried.update(_parts(decision, action))
            journal.act(action)
            if self.random.random() < self.curiosity / 4 and journal.outcome() is None:
                self._think_again(journal, seat)

    def _familiar(self, decision: str, action: Action) -> tuple[int, int, float]:
        kind, *pieces = _parts(decision, action)
        seen = sum(self.tried[piece] for piece in pieces)
        return self.tried[kind], seen, self.random.random()

    def _think_again(self, journal: Journal[AnyGameSpec], seat: int) -> None:
        """Take the last move back, alone or with everybody's consent, and perhaps make it again."""
        last = len(journal.moves) - 1
        everybody = range(int(journal.options["seats"]))
        journal.undo(last, seat, () if journal.undo_is_free(last, seat) else everybody)
        if self.random.random() < 0.3:
            journal.redo()


def _parts(decision: str, action: Action) -> list[str]:
    """The kind of an answer, and the kind with each piece that it names."""
    data = to_data(action)
    kind = f"{decision} {data.pop('kind')}"
    return [kind, *(f"{kind} {key} {value}" for key, value in data.items() if key != "seat")]


def play(game: AnyGameSpec, n: int, tried: Counter[str], ends: set[str]) -> Journal[AnyGameSpec]:
    """Game ``n``, to an end that no game had yet if one of a few comes to it."""
    finished: list[Journal[AnyGameSpec]] = []
    for attempt in range(ATTEMPTS):
        seed = f"{game.meta.id} {n} {attempt}"
        secret = Secret(seed, "person")
        journal = Journal.start(game, library_of(game), options_of(game, n), secret)
        Person(game, QUICK if n % 2 else CAREFUL, seed, tried).play(journal)
        outcome = journal.outcome()
        if outcome is not None:
            journal.close()
            finished.append(journal)
            if outcome.reason not in ends:
                break
    return finished[-1]


def main(game_id: str, folder: Path, numbers: list[int]) -> None:
    game = find_game(game_id)
    folder.mkdir(parents=True, exist_ok=True)
    tried: Counter[str] = Counter()
    ends: set[str] = set()
    for n in numbers or range(GAMES):
        if numbers:  # each by itself
            tried, ends = Counter(), set()
        journal = play(game, n, tried, ends)
        outcome = journal.outcome()
        assert outcome is not None
        ends.add(outcome.reason)
        path = folder / f"{n + 1:02}_{outcome.reason}.jsonl"
        path.write_text("\n".join(journal.lines) + "\n", "utf-8")
        print(f"{path.name}: {len(journal.moves)} moves, {path.stat().st_size // 1000} kB")


if __name__ == "__main__":
    name, *rest = sys.argv[1:]
    here = Path(__file__).parent / name / "human_games"
    main(name, Path(rest[0]) if rest else here, [int(n) - 1 for n in rest[1:]])
