"""How many clicks a game takes: ``python -m tests.browser.clicks``.

Recorded games are gone through decision by decision. For each move the app's own narrowing
(`client/src/lib/narrow.ts`) finds the shortest way that the page offers, once for whole moves and
once for the same actions asked one by one, each with its Confirm. With ``--page`` one game of every
title is played through the page by those clicks, which shows that they do what was counted. The
table is in docs/flow.md.
"""

from __future__ import annotations

import argparse
import json
import subprocess
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from tests.browser.house import ROOT
from wardround.core.actions import Action
from wardround.core.journal import Journal, JournalError, Move, Secret
from wardround.core.replay import read_journal
from wardround.games import find_game, game_ids, library_of
from wardround.server.live_game import LiveGame
from wardround.server.offered_moves import moves_now

FREE_PASSES = ("window", "swim_answer")
"""Decisions whose answer is hardly ever anything but a pass; counted apart."""


@dataclass
class Made:
    """A move of a recorded game, and what it takes to make it."""

    kind: str
    decision: str
    seat: int
    actions: list[Action]
    one_by_one: int = 0
    whole: int = 0
    way: list[dict[str, str]] = field(default_factory=list)


class Counting:
    """The app's narrowing in a process of its own."""

    def __init__(self) -> None:
        self.node = subprocess.Popen(
            ["node", "clicks.mjs"],
            cwd=ROOT / "client",
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, **question: Any) -> dict[str, Any]:
        assert self.node.stdin is not None
        assert self.node.stdout is not None
        self.node.stdin.write(msgspec.json.encode(question).decode() + "\n")
        self.node.stdin.flush()
        answer: dict[str, Any] = json.loads(self.node.stdout.readline())
        return answer

    def close(self) -> None:
        self.node.communicate()


def recorded(game: str) -> Iterator[tuple[str, Journal]]:
    """The games of the tests that the present rules and content have played."""
    spec, folder = find_game(game), ROOT / "tests" / game / "playthroughs"
    for file in sorted(folder.glob("*.jsonl")):
        try:
            yield file.stem, read_journal(spec, library_of(spec), _lines(file))
        except JournalError:
            continue  # with a content pack


def _lines(file: Path) -> list[str]:
    return file.read_text("utf-8").splitlines()


def count(journal: Journal, counting: Counting) -> list[Made]:
    """Go through a game, whole move by whole move."""
    again = journal.fork(len(journal.moves), Secret("clicks", "salt"))
    again.go_back(0)
    play = LiveGame(again)
    made: list[Made] = []
    while again.undone:
        made.append(next_move(play, counting))
    return made


def next_move(play: LiveGame, counting: Counting) -> Made:
    journal = play.journal
    to_come = journal.undone[::-1]
    seat = to_come[0].action.seat
    assert play.awaiting is not None
    offered = moves_now("", play, play.choices(seat, (seat,)))
    ids = list(play.ids_seen_by(seat))
    kind, actions, steps = found(play, offered, to_come)
    move = Made(kind, play.awaiting.decision, seat, [one.action for one in to_come[:steps]])
    if actions:
        answer = counting.ask(moves=offered, wanted=actions, ids=ids)
        move.way = answer["way"]
        move.whole = len(move.way)
    for _ in range(steps):
        action = journal.undone[-1].action
        legal = play.choices(seat, (seat,))
        ids = list(play.ids_seen_by(seat))
        one = counting.ask(legal=legal, wanted=[action], ids=ids)
        move.one_by_one += len(one["way"])
        journal.redo()
        play._refresh()
    if not actions:  # beyond the bound: asked one by one
        move.whole = move.one_by_one
    return move


def found(play: LiveGame, offered: Any, to_come: list[Move]) -> tuple[str, list[Action], int]:
    """The longest whole move that does what was done, its actions in the order of the offer."""
    names = [_names(play, [move.action]) for move in to_come[:40]]
    best: tuple[str, list[Action], int] = (offered.moves[0].kind, [], 1)
    for move in offered.moves:
        actions = [offered.steps[n].action for n in move.steps]
        size = len(actions)
        if size <= len(best[1]) or size > len(to_come):
            continue
        if sorted(_names(play, actions)) == sorted(name for one in names[:size] for name in one):
            best = (move.kind, actions, size)
    return best


def _names(play: LiveGame, actions: list[Action]) -> list[str]:
    unnamed = frozenset[str]() if play.game.moves is None else play.game.moves.unnamed
    return [
        f"{type(action).__name__} {field} {getattr(action, field)}"
        for action in actions
        for field in action.__struct_fields__
        if field not in unnamed
    ]


def report(game: str, made: list[Made]) -> None:
    """Clicks by kind of move, and altogether."""
    kinds: defaultdict[str, list[Made]] = defaultdict(list)
    for move in made:
        kinds[f"{move.decision} / {move.kind}"].append(move)
    print(f"\n### {find_game(game).meta.title}\n")
    print("| move | times | one by one | whole | most |")
    print("|---|---|---|---|---|")
    for kind, moves in sorted(kinds.items(), key=lambda pair: -sum(m.whole for m in pair[1])):
        before = sum(move.one_by_one for move in moves) / len(moves)
        now = sum(move.whole for move in moves) / len(moves)
        most = max(move.whole for move in moves)
        print(f"| {kind} | {len(moves)} | {before:.1f} | {now:.1f} | {most} |")
    asked = [move for move in made if move.decision not in FREE_PASSES]
    before, now = sum(m.one_by_one for m in asked), sum(m.whole for m in asked)
    print(f"\nall: {before} clicks one by one, {now} in whole moves: {now / before:.0%}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(game_ids()))
    chosen = parser.parse_args()
    counting = Counting()
    for game in chosen.games:
        made: list[Made] = []
        for name, journal in recorded(game):
            moves = count(journal, counting)
            total = Counter[str]()
            for move in moves:
                total["before"] += move.one_by_one
                total["now"] += move.whole
            print(f"{game} {name}: {len(journal.moves)} actions, {dict(total)}", flush=True)
            made += moves
        report(game, made)
    counting.close()


if __name__ == "__main__":
    main()
