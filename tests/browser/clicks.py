"""How many clicks a game takes: ``python -m tests.browser.clicks [--page mouse|touch] [GAME …]``.

Goes through games between sensible players, decision by decision, at a table with the default
standing answers; what those answer is not asked. For each move the app's own narrowing
(`client/src/moves/narrow.ts`) finds the shortest way that the page offers: once for whole moves,
and once for the same actions asked one by one, each with its Confirm and without standing answers.
With ``--page`` the games are also played that way in the page, by mouse on a desktop or by touch on
a phone, and those clicks are counted too. docs/flow.md has the figures.
"""

from __future__ import annotations

import argparse
import json
import subprocess
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from statistics import mean
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Page, TimeoutError, expect

from tests.browser.conftest import PHONE_SIZE, browser_and_server, open_page
from tests.browser.players import CHIP, POINT, MousePlayer, TouchPlayer
from tests.browser.tables import RESULT, ROOT, WHOLE, LiveServer, Table
from tests.server.people import make_table
from tests.waiting import until
from wardround.bots import find_bot, think
from wardround.core.actions import Action
from wardround.core.chance import SeededChance
from wardround.core.game import Options
from wardround.core.journal import Journal, Move, Secret
from wardround.games import find_game, game_ids, language_of
from wardround.presentation.game_spec import AnyGameSpec
from wardround.server.protocol.from_server import MovesNow
from wardround.server.table.effects import Effects
from wardround.server.table.live_game import LiveGame
from wardround.server.table.offered_moves import moves_now
from wardround.server.table.standing_moves import give_standing_answers

GAMES = 3
PASS = "pass"
PASSES = ("window", "swim_answer")
"""Decisions that are nearly always answered with a pass; counted separately."""
OPTIONS: dict[str, Options] = {
    "clinic": {"seats": 2},
    "forbidden_clinic": {"seats": 6, "role_setup": "random", "first_player": "random"},
    "healthy_heart": {"seats": 1, "character_setup": "random"},
    "hero": {"seats": 2, "hero_setup": "random"},
}
SCRIPTED = ("clinic", "healthy_heart")
"""Games whose script plays sensibly by itself; greedy bots play the others."""
UNITS = {
    "clinic": "a round of one player",
    "forbidden_clinic": "a turn, its end included, without windows for specials",
    "healthy_heart": "a whole solo game",
    "hero": "a turn",
}
Way = list[dict[str, str]]


@dataclass
class CountedMove:
    """A move of a game, and what it takes to make it."""

    kind: str
    decision: str
    seat: int
    round: int
    actions: int
    one_by_one: int = 0
    parts: list[list[Way]] = field(default_factory=list)
    """The shortest ways to click the move as a whole or, where there are too many whole moves to
    offer, each part of it; several ways if they are equally short."""
    pressed: dict[str, int] = field(default_factory=dict)
    """How often the page was pressed for it, by device."""

    @property
    def whole(self) -> int:
        return sum(len(ways[0]) for ways in self.parts)


class Narrowing:
    """The app's narrowing, in its own process."""

    def __init__(self) -> None:
        command = ["node", "clicks.mjs"]
        pipe = subprocess.PIPE
        folder = ROOT / "client"
        self.node = subprocess.Popen(command, cwd=folder, stdin=pipe, stdout=pipe, text=True)

    def ways(self, wanted: list[Action], ids: list[str], **listed: Any) -> list[Way]:
        """All shortest ways to click one of the ``moves`` or ``legal`` actions."""
        assert self.node.stdin is not None
        assert self.node.stdout is not None
        question = msgspec.json.encode({"wanted": wanted, "ids": ids, **listed})
        self.node.stdin.write(question.decode() + "\n")
        self.node.stdin.flush()
        ways: list[Way] = json.loads(self.node.stdout.readline())
        return ways

    def close(self) -> None:
        self.node.communicate()


class PlayedGame(NamedTuple):
    """A game, and which of its moves were standing answers."""

    journal: Journal[AnyGameSpec]
    standing: frozenset[int]


def play_sensibly(game: str, seed: int, most: int | None = None) -> PlayedGame:
    """A game, or its first moves, played by its script or by greedy bots."""
    spec, options = find_game(game), dict(OPTIONS[game])
    table = make_table(game, "p" * int(options.pop("seats")), seed_of(seed), **options)
    play, chance, greedy = table.play, SeededChance(seed), find_bot("greedy")
    give_standing_answers(table, Effects())
    while play.outcome is None and (most is None or play.moves < most):
        seat, state = spec.rules.awaiting(play.journal.state).seats[0], play.journal.state
        if spec.advice.script is not None and game in SCRIPTED:
            play.act(spec.advice.script.answer(state, seat))
        else:
            play.act(think(greedy, spec, state, seat, chance).action)
        give_standing_answers(table, Effects())
    return PlayedGame(play.journal, frozenset(play.standing))


def seed_of(number: int) -> str:
    return f"clicks {number}"


def count(
    game: PlayedGame, narrowing: Narrowing, hot_seat: bool = False, most: int | None = None
) -> list[CountedMove]:
    """Go through a game, or its first moves, one whole move at a time; in a hot seat, one browser
    has all seats."""
    journal = game.journal
    again = journal.fork(len(journal.moves), Secret("again", "salt"))
    again.go_back(0)
    play = LiveGame(again)
    everybody = range(int(journal.options["seats"]))
    made: list[CountedMove] = []
    while again.undone and len(made) != most:
        seat = again.undone[-1].action.seat
        held = list(everybody) if hot_seat else [seat]
        made.append(next_move(play, narrowing, held, play.moves + 1 in game.standing))
    return made


def next_move(play: LiveGame, narrowing: Narrowing, held: list[int], answered: bool) -> CountedMove:
    """The next move; ``answered`` says that a standing answer makes it, without a click."""
    journal = play.journal
    to_come = journal.undone[::-1]
    seat = to_come[0].action.seat
    asked = play.game.rules.asked(journal.state, seat)
    assert asked is not None
    words = language_of(play.game)
    offered = moves_now("", words, play, play.choices(words, seat, held))
    kind, actions = found(play, offered, to_come[:1] if answered else to_come)
    steps = max(1, len(actions))
    move = CountedMove(kind, asked.name, seat, getattr(journal.state, "round", 0), steps)
    if actions and not answered:
        move.parts.append(narrowing.ways(actions, list(play.ids_seen_by(seat)), moves=offered))
    for _ in range(steps):
        wanted, legal = [journal.undone[-1].action], play.choices(words, seat, held)
        ways = narrowing.ways(wanted, list(play.ids_seen_by(seat)), legal=legal)
        move.one_by_one += len(ways[0])
        if not actions and not answered:
            move.parts.append(ways)
        journal.redo()
        play._refresh()
    return move


def found(play: LiveGame, offered: MovesNow, to_come: list[Move]) -> tuple[str, list[Action]]:
    """The longest whole move that does what was done, its actions in the order offered."""
    kind, best = offered.moves[0].kind, list[Action]()
    for move in offered.moves:
        actions = [offered.steps[n].action for n in move.steps]
        if len(best) < len(actions) <= len(to_come):
            done = [one.action for one in to_come[: len(actions)]]
            if names(play, actions) == names(play, done):
                kind, best = move.kind, actions
    return kind, best


def names(play: LiveGame, actions: list[Action]) -> list[str]:
    """What the actions name, sorted: actions that name the same things have the same result."""
    unnamed = play.game.show.moves.unnamed
    return sorted(
        f"{type(action).__name__} {name} {getattr(action, name)}"
        for action in actions
        for name in action.__struct_fields__
        if name not in unnamed
    )


# -- through the page -----------------------------------------------------------------------------


ASKED_AFTER = f"""moves => {{
    const whole = document.querySelector('.stands:has({WHOLE})');
    return whole !== null && Number(whole.dataset.moves) === moves;
}}"""
MADE_OR_WARNED = """before => {
    const stands = document.querySelector('.stands');
    if (Number(stands.dataset.moves) > before) return 'made';
    const asks = stands.querySelector('.danger') && stands.querySelector('.confirm:enabled');
    return asks ? 'warned' : '';
}"""
DEVICES: dict[str, tuple[type[MousePlayer], dict[str, Any]]] = {
    "mouse": (MousePlayer, {}),
    "touch": (TouchPlayer, {**PHONE_SIZE, "has_touch": True}),
}
"""A desktop, and a phone held upright."""


def play_through(
    table: Table,
    people: list[MousePlayer],
    made: list[CountedMove],
    name: str,
    to_the_end: bool = True,
) -> None:
    """Make every move by the clicks that were found, and count the clicks it took."""
    if len(people) == 1:
        table.sit(people[0].page)
    else:
        for seat, player in enumerate(people):
            table.sit(player.page, seat)
    moves = 0
    for move in made:
        player = people[move.seat % len(people)]
        for n, ways in enumerate(move.parts):
            at = moves if len(move.parts) == 1 else moves + n
            ready(player.page, move, at)
            clicks = sum(press(player, click) for click in visible_way(player.page, ways))
            move.pressed[name] = move.pressed.get(name, 0) + clicks + confirm_harm(player, at)
        moves += move.actions
    for player in people if to_the_end else []:
        player.page.locator(RESULT).wait_for()


def visible_way(page: Page, ways: list[Way]) -> Way:
    """The way whose first click is on something visible; a phone shows only a part of the board."""
    if len(ways) == 1:
        return ways[0]
    selectors = [selector_of(way[0]) for way in ways]
    nth: int = until(lambda: page.evaluate(FIRST_SEEN, selectors), bool, TURN_SECONDS)
    return ways[nth - 1 if nth else 0]


def confirm_harm(player: MousePlayer, before: int) -> int:
    """A harmful move takes one more click, after the page has warned of it."""
    if player.page.wait_for_function(MADE_OR_WARNED, arg=before).json_value() == "made":
        return 0
    return press(player, {"on": "confirm", "what": ""})


def ready(page: Page, move: CountedMove, at: int) -> None:
    """Wait until the page asks for a move."""
    try:
        page.wait_for_function(ASKED_AFTER, arg=at)
    except TimeoutError as error:
        asks = page.locator(".stands").inner_text()
        raise AssertionError(f"{move} is not asked after {at} moves: {asks}") from error


def press(player: MousePlayer, click: dict[str, str]) -> int:
    """Click; returns how many clicks it took, including those to bring a piece into view."""
    selector, more = selector_of(click), 0
    if click["on"] == "piece":
        more = bring_up(player.page, selector)
        # Scrolled to the bottom, it would be covered by what overlaps the bottom of the board.
        player.page.locator(selector).first.evaluate("e => e.scrollIntoView({ block: 'center' })")
    there = until(lambda: player.page.evaluate(THERE, selector), bool)
    if there and player.press(selector):
        return 1 + more
    raise AssertionError(f"cannot press {click}: {player.page.locator('.ribbon').inner_text()}")


def selector_of(click: dict[str, str]) -> str:
    what = json.dumps(click["what"])
    return {
        "piece": f"[data-piece={what}]:is([data-lit], [aria-pressed=true])",
        "button": f".ribbon .offer[data-key={what}]",
        "list": ".ribbon .tail .btn:not(.confirm)",
        "row": f"dialog .row[data-text={what}]",
        "confirm": ".ribbon .confirm:enabled",
    }[click["on"]]


THERE = f"async selector => await ({POINT})([selector, 0]) !== null"
SEEN = f"async selector => (await ({POINT})([selector, 0]))?.x !== undefined"
FIRST_SEEN = f"""async selectors => {{
    for (const [nth, selector] of selectors.entries())
        if ((await ({POINT})([selector, 0]))?.x !== undefined) return nth + 1;
    return 0;
}}"""
"""The number of the first visible one, counted from 1."""
PLANS = "[data-plans]"
"""The button that shows Healthy Heart's room cards."""
TURN_SECONDS = 1.0
"""A phone takes less to turn to the part that a question is about."""


def bring_up(page: Page, selector: str) -> int:
    """Make a piece visible; returns how many clicks that took."""
    piece = page.locator(selector).filter(visible=True)
    seen = until(lambda: page.evaluate(SEEN, selector), bool, TURN_SECONDS)
    if seen or piece.count() > 0:
        return 0
    for part in page.locator(CHIP).all():
        part.click()
        expect(part).to_have_attribute("aria-pressed", "true")
        if piece.count() > 0:
            return 1
    page.locator(PLANS).first.click()
    return 1


@contextmanager
def opened_pages(count: int, name: str) -> Iterator[tuple[LiveServer, list[MousePlayer]]]:
    """A server, and players who each have their own browser profile."""
    kind, screen = DEVICES[name]
    with browser_and_server() as (browser, server):
        yield server, [kind(open_page(browser, **screen)) for _ in range(count)]


def check_page(game: str, made: list[CountedMove], seed: int, name: str) -> None:
    """In one browser, or in one for each seat if they have secrets from each other."""
    secrets, number = find_game(game).meta.secrets, int(OPTIONS[game]["seats"])
    with opened_pages(number if secrets else 1, name) as (server, people):
        play_through(table_in(server, game, seed), people, made, name)


def table_in(server: LiveServer, game: str, seed: int) -> Table:
    """A table with the same options and seed as the counted game."""
    options = dict(OPTIONS[game])
    seats = [{"by": "me"}] * int(options.pop("seats"))
    return server.create(game=game, seats=seats, options=options, seed=seed_of(seed))


# -- the table ------------------------------------------------------------------------------------


def report(game: str, made: list[CountedMove], devices: list[str], games: int) -> None:
    """Clicks by kind of move, and by the unit that players would count in."""
    kinds: defaultdict[str, list[CountedMove]] = defaultdict(list)
    for move in made:
        kinds[f"{move.decision}: {move.kind}"].append(move)
    print(f"\n### {find_game(game).meta.title}\n")
    print(
        "| "
        + " | ".join(["question and move", "times", "one by one", "whole", *devices, "most"])
        + " |"
    )
    print("|---" * (5 + len(devices)) + "|")
    for kind, moves in sorted(kinds.items(), key=lambda pair: -len(pair[1])):
        counts = [mean([counted(m, way) for m in moves]) for way in (*COUNTED, *devices)]
        means = " | ".join(f"{one:.1f}" for one in counts)
        most = max(counted(m, way) for m in moves for way in ("whole", *devices))
        print(f"| {kind} | {len(moves)} | {means} | {most} |")
    asked = [move for move in made if move.decision not in PASSES]
    units, before = units_in(game, asked, games), sum(move.one_by_one for move in asked)
    print(f"\n{UNITS[game]}, {units} of them:", end=" ")
    for way in (*COUNTED, *devices):
        clicks = sum(counted(move, way) for move in asked)
        print(f"{way} {clicks / units:.1f} ({clicks / before:.0%})", end="; ")
    passes = [move for move in made if move.decision in PASSES and move.kind == PASS]
    print(f"passes clicked: {sum(move.whole for move in passes)} of {len(passes)}", flush=True)


COUNTED = ("one by one", "whole")


def counted(move: CountedMove, way: str) -> int:
    """The clicks of a move: one by one, as a whole, or as made in the page by a device."""
    if way in COUNTED:
        return move.one_by_one if way == "one by one" else move.whole
    return move.pressed.get(way, 0)


def units_in(game: str, asked: list[CountedMove], games: int) -> int:
    if game == "healthy_heart":
        return games
    turns = sorted_in(game, asked)
    return 1 + sum((a.seat, a.round) != (b.seat, b.round) for a, b in pairwise(turns))


def sorted_in(game: str, asked: list[CountedMove]) -> list[CountedMove]:
    """Clinic's players act at the same time: their moves are sorted by player within a round."""
    if game != "clinic":
        return asked
    begins = [n for n in range(1, len(asked)) if asked[n].round < asked[n - 1].round]
    parts = [asked[a:b] for a, b in pairwise([0, *begins, len(asked)])]
    return [m for part in parts for m in sorted(part, key=lambda m: (m.round, m.seat))]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(game_ids()))
    parser.add_argument("--page", choices=list(DEVICES), action="append", default=[])
    parser.add_argument("--seeds", type=int, default=GAMES, help="games of each title")
    chosen = parser.parse_args()
    narrowing = Narrowing()
    for game in chosen.games:
        made: list[CountedMove] = []
        for seed in range(1, chosen.seeds + 1):
            one = play_sensibly(game, seed)
            moves = count(one, narrowing, bool(chosen.page) and not find_game(game).meta.secrets)
            for device in chosen.page:
                check_page(game, moves, seed, device)
            made += moves
        report(game, made, chosen.page, chosen.seeds)
    narrowing.close()


if __name__ == "__main__":
    main()
