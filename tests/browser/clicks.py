"""How many clicks a game takes: ``python -m tests.browser.clicks [--page] [GAME …]``.

Games of sensible bots are gone through decision by decision, at a table where nobody has said
anything beforehand: what its standing answers answer is not asked. For each move the app's own
narrowing (`client/src/lib/narrow.ts`) finds the shortest way that the page offers, once for whole
moves and once for the same actions asked one by one, each with its Confirm and none answered
beforehand. With ``--page`` the first game of every title is also played through the page by exactly
those clicks. docs/flow.md has the figures.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Page, TimeoutError, sync_playwright

from tests.browser.conftest import CHROMIUM, FLAGS, PATIENCE
from tests.browser.hands import POINT
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
PASSES = ("window", "swim_answer")
"""Decisions whose answer is hardly ever anything but a pass; counted apart."""
OPTIONS: dict[str, Options] = {
    "clinic": {"seats": 2},
    "forbidden_clinic": {"seats": 6, "role_setup": "random", "first_player": "random"},
    "healthy_heart": {"seats": 1, "character_setup": "random"},
    "hero": {"seats": 2, "hero_setup": "random"},
}
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
    ways: list[Way] = field(default_factory=list)
    """The clicks of the whole move; several ways where it lies beyond the bound."""

    @property
    def whole(self) -> int:
        return sum(map(len, self.ways))


class Counting:
    """The app's narrowing in a process of its own."""

    def __init__(self) -> None:
        command = ["node", "clicks.mjs"]
        pipe = subprocess.PIPE
        folder = ROOT / "client"
        self.node = subprocess.Popen(command, cwd=folder, stdin=pipe, stdout=pipe, text=True)

    def way(self, wanted: list[Action], ids: list[str], **listed: Any) -> Way:
        """The clicks to a move out of ``moves`` or ``legal``."""
        assert self.node.stdin is not None
        assert self.node.stdout is not None
        question = msgspec.json.encode({"wanted": wanted, "ids": ids, **listed})
        self.node.stdin.write(question.decode() + "\n")
        self.node.stdin.flush()
        way: Way = json.loads(self.node.stdout.readline())
        return way

    def close(self) -> None:
        self.node.communicate()


class Game(NamedTuple):
    """A game that was played, and which of its moves were standing answers."""

    journal: Journal
    standing: frozenset[int]


def played(game: str, seed: int) -> Game:
    """A game of sensible players: those of the game's script, or greedy ones."""
    spec, options = find_game(game), dict(OPTIONS[game])
    table = make_table(game, "p" * int(options.pop("seats")), seed_of(seed), **options)
    play, chance, greedy = table.play, SeededChance(seed), find_bot("greedy")
    table.standing.go_on(Effects())
    while play.outcome is None:
        seat, state = spec.awaiting(play.journal.state).seats[0], play.journal.state
        if spec.script is None:
            play.act(think(greedy, spec, state, seat, chance).action)
        else:
            play.act(spec.script.answer(state, seat))
        table.standing.go_on(Effects())
    return Game(play.journal, frozenset(play.standing))


def seed_of(number: int) -> str:
    return f"clicks {number}"


def count(game: Game, counting: Counting, hot_seat: bool = False) -> list[Made]:
    """Go through a game, whole move by whole move; in a hot seat, one browser has all seats."""
    journal = game.journal
    again = journal.fork(len(journal.moves), Secret("again", "salt"))
    again.go_back(0)
    play = LiveGame(again)
    everybody = range(int(journal.options["seats"]))
    made: list[Made] = []
    while again.undone:
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
        move.ways.append(counting.way(actions, list(play.ids_seen_by(seat)), moves=offered))
    for _ in range(steps):
        wanted, legal = [journal.undone[-1].action], play.choices(words, seat, held)
        way = counting.way(wanted, list(play.ids_seen_by(seat)), legal=legal)
        move.one_by_one += len(way)
        if not actions and not answered:
            move.ways.append(way)
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
    unnamed = frozenset[str]() if play.game.moves is None else play.game.moves.unnamed
    return sorted(
        f"{type(action).__name__} {name} {getattr(action, name)}"
        for action in actions
        for name in action.__struct_fields__
        if name not in unnamed
    )


# -- through the page -----------------------------------------------------------------------------


READY = """moves => {
    const slider = document.querySelector('[role=slider]');
    const whole = document.querySelector('.ribbon[data-whole=true]');
    return whole && Number(slider?.ariaValueMax) === moves;
}"""


def play_through(table: Table, pages: list[Page], made: list[Made]) -> int:
    """Make every move by the clicks that were counted; returns how many that took."""
    if len(pages) == 1:
        table.sit(pages[0])
    else:
        for seat, page in enumerate(pages):
            table.sit(page, seat)
    clicks = moves = 0
    for move in made:
        page = pages[move.seat % len(pages)]
        for n, way in enumerate(move.ways):
            at = moves if len(move.ways) == 1 else moves + n
            ready(page, move, at)
            for click in way:
                clicks += press(page, click)
            clicks += confirm_harm(page, at)
        moves += move.actions
    for page in pages:
        page.locator("dialog[open] .stamp").wait_for()
    return clicks


MADE = """before => {
    const slider = document.querySelector('[role=slider]');
    if (Number(slider?.ariaValueMax) > before) return 'made';
    return document.querySelector('.ribbon .danger') && document.querySelector(
        '.ribbon .confirm:enabled') ? 'asked' : '';
}"""


def confirm_harm(page: Page, before: int) -> int:
    """A move that does harm is made by one click more, once the page has said so."""
    if page.wait_for_function(MADE, arg=before).json_value() == "made":
        return 0
    return press(page, {"on": "confirm", "what": ""})


def ready(page: Page, move: Made, at: int) -> None:
    """Wait until the page asks for a move."""
    try:
        page.wait_for_function(READY, arg=at)
    except TimeoutError as error:
        shown = page.get_by_role("slider").get_attribute("aria-valuetext")
        asks = page.locator("[data-region=ribbon]").inner_text()
        raise AssertionError(f"{move} is not asked after {at} moves: {shown}: {asks}") from error


COVERED = """selector => ![...document.querySelectorAll(selector)].some(e => e.checkVisibility())"""


def press(page: Page, click: dict[str, str]) -> int:
    """Click; how often that took. Healthy Heart's room cards have to be laid out first."""
    what = json.dumps(click["what"])
    selector = {
        "piece": f"[data-piece={what}]:is([data-lit], [aria-pressed=true])",
        "button": f".ribbon .offer[data-key={what}]",
        "list": ".ribbon .tail .btn:not(.confirm)",
        "row": "dialog .row",
        "confirm": ".ribbon .confirm:enabled",
    }[click["on"]]
    if click["on"] != "piece":
        row = click["what"] if click["on"] == "row" else None
        page.locator(selector, has_text=row).first.click()
        return 1
    cards = page.locator("button", has_text="Room cards")
    opened = click["what"].startswith("room:") and cards.count() > 0
    opened = opened and page.evaluate(COVERED, selector)
    if opened:
        cards.click()
    try:
        page.wait_for_function(f"([s, n]) => ({POINT})([s, n])?.x !== undefined", arg=[selector, 0])
    except TimeoutError as error:
        raise AssertionError(
            f"cannot press {click}: {page.locator('.ribbon').inner_text()}"
        ) from error
    point = page.evaluate(POINT, [selector, 0])
    page.mouse.click(point["x"], point["y"])
    return 2 if opened else 1


@contextmanager
def opened_pages(count: int) -> Iterator[tuple[House, list[Page]]]:
    """A house, and people in it, each with a browser of their own."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder, "tables.sqlite"))
        house.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        pages = []
        for _ in range(count):
            context = browser.new_context(
                viewport={"width": 1440, "height": 900}, reduced_motion="reduce"
            )
            context.set_default_timeout(PATIENCE)
            pages.append(context.new_page())
        try:
            yield house, pages
        finally:
            browser.close()
            house.stop()


def check_page(game: str, one: Game, counting: Counting) -> None:
    """One browser for all seats; one for each where they have secrets from each other."""
    secrets, number = find_game(game).meta.secrets, int(one.journal.options["seats"])
    made = count(one, counting, hot_seat=not secrets)
    with opened_pages(number if secrets else 1) as (house, pages):
        seats = [{"by": "me"}] * number
        options = {key: value for key, value in OPTIONS[game].items() if key != "seats"}
        wish = {"game": game, "seats": seats, "options": options, "seed": seed_of(1)}
        clicks = play_through(Table(house, house.post("tables", wish)), pages, made)
    wanted = sum(move.whole for move in made)
    print(f"through the page: {clicks} clicks, as counted ({wanted})", flush=True)


# -- the table ------------------------------------------------------------------------------------


def report(game: str, made: list[Made]) -> None:
    """Clicks by kind of move, and by what people would count in."""
    kinds: defaultdict[str, list[Made]] = defaultdict(list)
    for move in made:
        kinds[f"{move.decision}: {move.kind}"].append(move)
    print(f"\n### {find_game(game).meta.title}\n")
    print("| question and move | times | one by one | whole | most |")
    print("|---|---|---|---|---|")
    for kind, moves in sorted(kinds.items(), key=lambda pair: -len(pair[1])):
        before, now = mean([m.one_by_one for m in moves]), mean([m.whole for m in moves])
        most = max(move.whole for move in moves)
        print(f"| {kind} | {len(moves)} | {before:.1f} | {now:.1f} | {most} |")
    asked = [move for move in made if move.decision not in PASSES]
    before, now = sum(m.one_by_one for m in asked), sum(m.whole for m in asked)
    units = units_in(game, asked)
    print(f"\n{UNITS[game]}: {before / units:.1f} one by one, {now / units:.1f} whole", end=" ")
    print(f"({now / before:.0%}; {units} of them)", flush=True)


def mean(numbers: list[int]) -> float:
    return sum(numbers) / len(numbers)


def units_in(game: str, asked: list[Made]) -> int:
    if game == "healthy_heart":
        return GAMES
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
    parser.add_argument("--page", action="store_true", help="play one game through the page")
    chosen = parser.parse_args()
    counting = Counting()
    for game in chosen.games:
        made: list[Made] = []
        for seed in range(1, GAMES + 1):
            one = played(game, seed)
            made += count(one, counting)
            if chosen.page and seed == 1:
                check_page(game, one, counting)
        report(game, made)
    counting.close()


if __name__ == "__main__":
    main()
