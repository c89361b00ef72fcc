"""Bytes per move on the wire: whole pictures of the table, and their changes.

    python -m bench.wire [GAME …]

plays a game of each title with greedy bots and measures what the first seat is sent.
"""

from __future__ import annotations

import sys
from typing import Final

import msgspec

from wardround.bots import find_bot, think
from wardround.core.chance import SeededChance
from wardround.core.codec import to_data
from wardround.core.log import silent
from wardround.games import find_game, game_ids, language_of, new_game
from wardround.server.protocol.changes import changes

MAX_MOVES: Final = 300


def measure(name: str) -> tuple[int, float, float]:
    """Moves, and the mean size of a whole picture and of its changes, in bytes."""
    game, bot, mind = find_game(name), find_bot("greedy"), SeededChance("minds")
    chance = SeededChance("wire")
    state = new_game(game, {}, chance)
    before, moves, whole, changed = None, 0, 0, 0
    while game.rules.outcome(state) is None and moves < MAX_MOVES:
        view = game.rules.view(state, 0)
        picture = to_data([view, game.show.scene(language_of(game), view)])
        if before is not None:
            moves += 1
            whole += len(msgspec.json.encode(picture))
            changed += len(msgspec.json.encode(changes(before, picture)))
        before = picture
        seat = game.rules.awaiting(state).seats[0]
        game.rules.push(state, think(bot, game, state, seat, mind).action, chance, silent())
    return moves, whole / moves, changed / moves


def main(names: list[str]) -> None:
    print("| game | moves | whole picture | changes | |\n|---|---:|---:|---:|---:|")
    for name in names or game_ids():
        moves, whole, changed = measure(name)
        share = f"{changed / whole:.1%}"
        print(f"| {name} | {moves} | {whole:,.0f} B | {changed:,.0f} B | {share} |")


if __name__ == "__main__":
    main(sys.argv[1:])
