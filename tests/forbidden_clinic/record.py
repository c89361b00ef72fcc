"""Records one whole game for each way to end: ``python -m tests.forbidden_clinic.record``.

To be run again when rules, content or the journal's form change on purpose; the games are then
read and played again by `test_playthroughs`.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from wardround.bots.greedy import GreedyBot
from wardround.core.chance import SeededChance
from wardround.core.game import resolve_options
from wardround.core.journal import Journal, Secret
from wardround.games.forbidden_clinic import SPEC

from .table import LIBRARY

FOLDER = Path(__file__).parent / "playthroughs"
WANTED: dict[str, tuple[str, dict[str, Any]]] = {
    "saved": ("greedy", {"role_setup": "random"}),
    "treasure_lost": ("random", {}),
    "front_desk_lost": ("random", {"seats": 7, "first_player": "chosen"}),
    "skull": ("greedy", {"difficulty": "full_moon", "role_setup": "random", "seats": 8}),
    "stranded": ("random", {"burnout": "swim", "boost_from_empty": False, "seats": 8}),
    "given_up": ("random", {"burnout": "walk"}),
}
TURNS_BEFORE_GIVING_UP = 4


def record(reason: str, seed: int) -> Journal | None:
    """A game with this seed, closed; None if it ends otherwise."""
    level, options = WANTED[reason]
    journal = Journal.start(
        SPEC, LIBRARY, resolve_options(SPEC.meta, options), Secret(f"{reason} {seed}", "recorded")
    )
    choose, chance, bot = random.Random(seed), SeededChance(seed), GreedyBot()
    while journal.outcome() is None:
        if reason == "given_up" and journal.state.turn > TURNS_BEFORE_GIVING_UP:
            journal.give_up(range(int(journal.options["seats"])))
        elif level == "random":
            journal.act(choose.choice(SPEC.legal(journal.state)))
        else:
            seat = SPEC.awaiting(journal.state).seats[0]
            journal.act(bot.choose(SPEC, journal.state, seat, chance).action)
    outcome = journal.outcome()
    if outcome is None or outcome.reason != reason:
        return None
    journal.close()
    return journal


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for reason in WANTED:
        seed = 0
        journal = record(reason, seed)
        while journal is None:
            seed += 1
            journal = record(reason, seed)
        (FOLDER / f"{reason}.jsonl").write_text("\n".join(journal.lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
