"""How many clicks a game takes: ``python -m tests.browser.clicks [--page mouse|touch] [GAME …]``.

Games of sensible players are gone through decision by decision, at a table where nobody has said
anything beforehand: what its standing answers answer is not asked. For each move the app's own
narrowing (`client/src/lib/narrow.ts`) finds the shortest way that the page offers, once for whole
moves and once for the same actions asked one by one, each with its Confirm and none answered
beforehand. With ``--page`` the games are also played through the page by those ways, by mouse on a
desk or by touch on a phone, and what it took there is counted beside. docs/flow.md has the figures.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Page, TimeoutError, expect, sync_playwright

from tests.browser.conftest import CHROMIUM, FLAGS, PATIENCE
from tests.browser.hands import POINT, Fingers, Hands
from tests.browser.house import ROOT, House, Table
from tests.server.people import make_table
from wardround.bots import find_bot, think
from wardround.core.actions import Action
from wardround.core.chance import SeededChance
from wardround.core.game import Options
from wardround.core.journal import Journal, Move, Secret
from wardround.games import find_game, game_ids, language_of
from wardround.server import protocol as p
from wardround.server.effects import Effects
from wardround.server.live_game import LiveGame
from wardround.server.offered_moves import moves_now

GAMES = 3
PASS = "pass"
PASSES = ("window", "swim_answer")
"""Decisions whose answer is hardly ever anything but a pass; counted apart."""
OPTIONS: dict[str, Options] = {
    "clinic": {"seats": 2},
    "forbidden_clinic": {"seats": 6, "role_setup": "random", "first_player": "random"},
    "healthy_heart": {"seats": 1, "character_setup": "random"},
    "hero": {"seats": 2, "hero_setup": "random"},
}
SCRIPTED = ("clinic", "healthy_heart")
"""Games whose script alone plays sensibly; others are played by greedy bots."""
UNITS = {
    "clinic": "a round of one player",
    "forbidden_clinic": "a turn, its end included, without windows for specials",
    "healthy_heart": "a whole solo game",
    "hero": "a turn",
}
Way = list[dict[str, str]]


@dataclass
class Made:
    """A move of a game, and what it takes to make it."""

    kind: str
    decision: str
    seat: int
    round: int
    actions: int
    one_by_one: int = 0
    parts: list[list[Way]] = field(default_factory=list)
    """The shortest ways of clicking the whole move, or each part of one that lies beyond the bound;
    a part has several where they are equally short."""
    pressed: dict[str, int] = field(default_factory=dict)
    """How often the page was pressed for it, by mouse or touch."""

    @property
    def whole(self) -> int:
        return sum(len(ways[0]) for ways in self.parts)


class Counting:
    """The app's narrowing in a process of its own."""

    def __init__(self) -> None:
        command = ["node", "clicks.mjs"]
        pipe = subprocess.PIPE
        folder = ROOT / "client"
        self.node = subprocess.Popen(command, cwd=folder, stdin=pipe, stdout=pipe, text=True)

    def ways(self, wanted: list[Action], ids: list[str], **listed: Any) -> list[Way]:
        """The fewest clicks to a move out of ``moves`` or ``legal``, in every way there is."""
        assert self.node.stdin is not None
        assert self.node.stdout is not None
        question = msgspec.json.encode({"wanted": wanted, "ids": ids, **listed})
        self.node.stdin.write(question.decode() + "\n")
        self.node.stdin.flush()
        ways: list[Way] = json.loads(self.node.stdout.readline())
        return ways

    def close(self) -> None:
        self.node.communicate()


class Game(NamedTuple):
    """A game that was played, and which of its moves were standing answers."""

    journal: Journal
    standing: frozenset[int]


def played(game: str, seed: int, most: int | None = None) -> Game:
    """A game of sensible players (of its script, or greedy ones), or its first moves."""
    spec, options = find_game(game), dict(OPTIONS[game])
    table = make_table(game, "p" * int(options.pop("seats")), seed_of(seed), **options)
    play, chance, greedy = table.play, SeededChance(seed), find_bot("greedy")
    table.standing.go_on(Effects())
    while play.outcome is None and (most is None or play.moves < most):
        seat, state = spec.awaiting(play.journal.state).seats[0], play.journal.state
        if spec.script is not None and game in SCRIPTED:
            play.act(spec.script.answer(state, seat))
        else:
            play.act(think(greedy, spec, state, seat, chance).action)
        table.standing.go_on(Effects())
    return Game(play.journal, frozenset(play.standing))


def seed_of(number: int) -> str:
    return f"clicks {number}"


def count(
    game: Game, counting: Counting, hot_seat: bool = False, most: int | None = None
) -> list[Made]:
    """Go through a game, or its first moves, whole move by whole move; in a hot seat, one browser
    has all seats."""
    journal = game.journal
    again = journal.fork(len(journal.moves), Secret("again", "salt"))
    again.go_back(0)
    play = LiveGame(again)
    everybody = range(int(journal.options["seats"]))
    made: list[Made] = []
    while again.undone and len(made) != most:
        seat = again.undone[-1].action.seat
        held = list(everybody) if hot_seat else [seat]
        made.append(next_move(play, counting, held, play.moves + 1 in game.standing))
    return made


def next_move(play: LiveGame, counting: Counting, held: list[int], answered: bool) -> Made:
    """The move that comes next; ``answered``: beforehand, without a click."""
    journal = play.journal
    to_come = journal.undone[::-1]
    seat = to_come[0].action.seat
    asked = play.game.asked(journal.state, seat)
    assert asked is not None
    words = language_of(play.game)
    offered = moves_now("", words, play, play.choices(words, seat, held))
    kind, actions = found(play, offered, to_come[:1] if answered else to_come)
    steps = max(1, len(actions))
    move = Made(kind, asked.name, seat, getattr(journal.state, "round", 0), steps)
    if actions and not answered:
        move.parts.append(counting.ways(actions, list(play.ids_seen_by(seat)), moves=offered))
    for _ in range(steps):
        wanted, legal = [journal.undone[-1].action], play.choices(words, seat, held)
        ways = counting.ways(wanted, list(play.ids_seen_by(seat)), legal=legal)
        move.one_by_one += len(ways[0])
        if not actions and not answered:
            move.parts.append(ways)
        journal.redo()
        play._refresh()
    return move


def found(play: LiveGame, offered: p.MovesNow, to_come: list[Move]) -> tuple[str, list[Action]]:
    """The longest whole move that does what was done, its actions in the order of the offer."""
    kind, best = offered.moves[0].kind, list[Action]()
    for move in offered.moves:
        actions = [offered.steps[n].action for n in move.steps]
        if len(best) < len(actions) <= len(to_come):
            done = [one.action for one in to_come[: len(actions)]]
            if names(play, actions) == names(play, done):
                kind, best = move.kind, actions
    return kind, best


def names(play: LiveGame, actions: list[Action]) -> list[str]:
    """What actions name, in whatever order: those that name the same come to the same."""
    unnamed = play.game.moves.unnamed
    return sorted(
        f"{type(action).__name__} {name} {getattr(action, name)}"
        for action in actions
        for name in action.__struct_fields__
        if name not in unnamed
    )


# -- through the page -----------------------------------------------------------------------------


READY = """moves => {
    const whole = document.querySelector('.stands:has(.ribbon[data-whole=true])');
    return whole !== null && Number(whole.dataset.moves) === moves;
}"""
MADE = """before => {
    const stands = document.querySelector('.stands');
    if (Number(stands.dataset.moves) > before) return 'made';
    const asks = stands.querySelector('.danger') && stands.querySelector('.confirm:enabled');
    return asks ? 'asked' : '';
}"""
BY_HANDS: dict[str, tuple[type[Hands], dict[str, Any]]] = {
    "mouse": (Hands, {"viewport": {"width": 1440, "height": 900}}),
    "touch": (Fingers, {"viewport": {"width": 390, "height": 844}, "has_touch": True}),
}
"""A desk, and a phone held upright."""


def play_through(
    table: Table, people: list[Hands], made: list[Made], name: str, to_the_end: bool = True
) -> None:
    """Make every move by the clicks that were found, and count those that it took."""
    if len(people) == 1:
        table.sit(people[0].page)
    else:
        for seat, hands in enumerate(people):
            table.sit(hands.page, seat)
    moves = 0
    for move in made:
        hands = people[move.seat % len(people)]
        for n, ways in enumerate(move.parts):
            at = moves if len(move.parts) == 1 else moves + n
            ready(hands.page, move, at)
            clicks = sum(press(hands, click) for click in in_sight(hands.page, ways))
            move.pressed[name] = move.pressed.get(name, 0) + clicks + confirm_harm(hands, at)
        moves += move.actions
    for hands in people if to_the_end else []:
        hands.page.locator("dialog[open] .stamp").wait_for()


def in_sight(page: Page, ways: list[Way]) -> Way:
    """The way that begins with what can be seen; a phone shows a part of the board."""
    if len(ways) == 1:
        return ways[0]
    nth = comes(page, FIRST_SEEN, [selector_of(way[0]) for way in ways], TURNS)
    return ways[nth - 1 if nth else 0]


def confirm_harm(hands: Hands, before: int) -> int:
    """A move that does harm is made by one click more, once the page has said so."""
    if hands.page.wait_for_function(MADE, arg=before).json_value() == "made":
        return 0
    return press(hands, {"on": "confirm", "what": ""})


def ready(page: Page, move: Made, at: int) -> None:
    """Wait until the page asks for a move."""
    try:
        page.wait_for_function(READY, arg=at)
    except TimeoutError as error:
        asks = page.locator(".stands").inner_text()
        raise AssertionError(f"{move} is not asked after {at} moves: {asks}") from error


def press(hands: Hands, click: dict[str, str]) -> int:
    """Click; how often that took, with what brings a piece into sight."""
    selector, more = selector_of(click), 0
    if click["on"] == "piece":
        more = bring_up(hands.page, selector)
        # What lies over the foot of the board covers a piece that has been scrolled there.
        hands.page.locator(selector).first.evaluate("e => e.scrollIntoView({ block: 'center' })")
    if comes(hands.page, THERE, selector, PATIENCE) and hands.hit(selector, 0):
        return 1 + more
    raise AssertionError(f"cannot press {click}: {hands.page.locator('.ribbon').inner_text()}")


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
"""The number of the first that can be seen, counted from 1."""
PARTS = ".chips .chip:has(i)"
"""The parts of a phone's board that have something to choose."""
PLANS = "[data-plans]"
"""What lays out Healthy Heart's room cards."""
TURNS = 1_000
"""Milliseconds in which a phone has turned to the part that a question is about."""


def bring_up(page: Page, selector: str) -> int:
    """See a piece; how many clicks that took."""
    piece = page.locator(selector).filter(visible=True)
    if comes(page, SEEN, selector, TURNS) or piece.count() > 0:
        return 0
    for part in page.locator(PARTS).all():
        part.click()
        expect(part).to_have_attribute("aria-pressed", "true")
        if piece.count() > 0:
            return 1
    page.locator(PLANS).first.click()
    return 1


def comes(page: Page, what: str, arg: Any, within: int) -> int:
    """What a script finds, if it finds something within so many milliseconds, else 0."""
    end = time.monotonic() + within / 1000
    while not (found := int(page.evaluate(what, arg))) and time.monotonic() < end:
        pass  # every look takes two frames of the page
    return found


@contextmanager
def opened_pages(count: int, name: str) -> Iterator[tuple[House, list[Hands]]]:
    """A house, and people in it, each with a browser of their own."""
    kind, screen = BY_HANDS[name]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder, "tables.sqlite"))
        house.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        people = []
        for _ in range(count):
            context = browser.new_context(**screen, reduced_motion="reduce")
            context.set_default_timeout(PATIENCE)
            people.append(kind(context.new_page()))
        try:
            yield house, people
        finally:
            browser.close()
            house.stop()


def check_page(game: str, made: list[Made], seed: int, name: str) -> None:
    """One browser for all seats; one for each where they have secrets from each other."""
    secrets, number = find_game(game).meta.secrets, int(OPTIONS[game]["seats"])
    with opened_pages(number if secrets else 1, name) as (house, people):
        play_through(table_in(house, game, seed), people, made, name)


def table_in(house: House, game: str, seed: int) -> Table:
    """A table at which the game that was counted can be played."""
    options = dict(OPTIONS[game])
    seats = [{"by": "me"}] * int(options.pop("seats"))
    wish = {"game": game, "seats": seats, "options": options, "seed": seed_of(seed)}
    return Table(house, house.post("tables", wish))


# -- the table ------------------------------------------------------------------------------------


def report(game: str, made: list[Made], hands: list[str], games: int) -> None:
    """Clicks by kind of move, and by what people would count in."""
    kinds: defaultdict[str, list[Made]] = defaultdict(list)
    for move in made:
        kinds[f"{move.decision}: {move.kind}"].append(move)
    print(f"\n### {find_game(game).meta.title}\n")
    print(
        "| "
        + " | ".join(["question and move", "times", "one by one", "whole", *hands, "most"])
        + " |"
    )
    print("|---" * (5 + len(hands)) + "|")
    for kind, moves in sorted(kinds.items(), key=lambda pair: -len(pair[1])):
        counts = [mean([counted(m, way) for m in moves]) for way in (*COUNTED, *hands)]
        means = " | ".join(f"{one:.1f}" for one in counts)
        most = max(counted(m, way) for m in moves for way in ("whole", *hands))
        print(f"| {kind} | {len(moves)} | {means} | {most} |")
    asked = [move for move in made if move.decision not in PASSES]
    units, before = units_in(game, asked, games), sum(move.one_by_one for move in asked)
    print(f"\n{UNITS[game]}, {units} of them:", end=" ")
    for way in (*COUNTED, *hands):
        clicks = sum(counted(move, way) for move in asked)
        print(f"{way} {clicks / units:.1f} ({clicks / before:.0%})", end="; ")
    passes = [move for move in made if move.decision in PASSES and move.kind == PASS]
    print(f"passes clicked: {sum(move.whole for move in passes)} of {len(passes)}", flush=True)


COUNTED = ("one by one", "whole")


def counted(move: Made, way: str) -> int:
    """The clicks of a move, one by one, whole as the narrowing counts, or by hand in the page."""
    if way in COUNTED:
        return move.one_by_one if way == "one by one" else move.whole
    return move.pressed.get(way, 0)


def mean(numbers: list[int]) -> float:
    return sum(numbers) / len(numbers)


def units_in(game: str, asked: list[Made], games: int) -> int:
    if game == "healthy_heart":
        return games
    turns = sorted_in(game, asked)
    return 1 + sum((a.seat, a.round) != (b.seat, b.round) for a, b in pairwise(turns))


def sorted_in(game: str, asked: list[Made]) -> list[Made]:
    """Clinic's players act at the same time: their moves are sorted by player within a round."""
    if game != "clinic":
        return asked
    begins = [n for n in range(1, len(asked)) if asked[n].round < asked[n - 1].round]
    parts = [asked[a:b] for a, b in pairwise([0, *begins, len(asked)])]
    return [m for part in parts for m in sorted(part, key=lambda m: (m.round, m.seat))]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(game_ids()))
    parser.add_argument("--page", choices=list(BY_HANDS), action="append", default=[])
    parser.add_argument("--seeds", type=int, default=GAMES, help="games of each title")
    chosen = parser.parse_args()
    counting = Counting()
    for game in chosen.games:
        made: list[Made] = []
        for seed in range(1, chosen.seeds + 1):
            one = played(game, seed)
            moves = count(one, counting, bool(chosen.page) and not find_game(game).meta.secrets)
            for hands in chosen.page:
                check_page(game, moves, seed, hands)
            made += moves
        report(game, made, chosen.page, chosen.seeds)
    counting.close()


if __name__ == "__main__":
    main()
