"""People at the table: who plays by mouse, by touch or by keys alone, and sees only what is lit."""

from __future__ import annotations

import contextlib
import os
import random
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as Gone

from tests.browser.conftest import SLOWNESS
from tests.browser.house import ROOT
from tests.browser.test_looks import cut_off, violations
from tests.waiting import PATIENCE, until

ARTEFACTS = ROOT / "artefacts"
MOST_PRESSES = 1500
HALFWAY = 8
"""Presses after which the page is looked at again."""

LOOK = """() => {
    const seen = e => e.getClientRects().length > 0;
    const board = ':is([data-region=board], [data-region=tray]) [data-lit]';
    const lit = [...document.querySelectorAll(board)].filter(seen);
    const offers = [...document.querySelectorAll('.ribbon .offer:not(:disabled)')];
    const confirm = document.querySelector('.ribbon .confirm:not(:disabled)');
    const chips = [...document.querySelectorAll('.chips .chip')].filter(e => e.querySelector('i'));
    const list = document.querySelector('.ribbon .tail .btn.lit:not(.confirm)');
    const here = document.activeElement;
    const felt = document.querySelector('[data-region=board]:not([aria-busy=true])')
        ?.getBoundingClientRect();
    return {
        over: document.querySelector('dialog[open] .stamp') !== null,
        pass: document.querySelector('main.over button') !== null,
        sure: confirm !== null,
        lit: lit.map(e => e.dataset.piece ?? ''),
        offers: offers.map(e => e.textContent.trim()),
        elsewhere: chips.length,
        many: list !== null,
        on: here === null || here === document.body ? '' : here.dataset.piece
            ?? (here.matches('.offer') ? 'offer' : here.matches('.confirm') ? 'confirm' : 'other'),
        onLit: here !== null && here.hasAttribute('data-lit'),
        says: here === null || here === document.body ? '' : here.textContent.trim(),
        board: felt ? [felt.x, felt.y, felt.width, felt.height].map(Math.round).join() : '',
    };
}"""
READY = f"""() => {{ const now = ({LOOK})();
    if (document.querySelector('.ribbon[data-whole=false], [data-moving]')) return false;
    const ready = now.over || now.pass || now.sure || now.many
        || now.lit.length + now.offers.length + now.elsewhere > 0;
    return ready && now; }}"""
"""What there is to press, once there is something and no piece is under way: until then only the
buttons can be pressed."""
POINT = """async ([selector, nth]) => {
    const look = () => {
        const all = [...document.querySelectorAll(selector)].filter(e => e.getClientRects().length);
        const one = all[nth];
        if (!one) return null;
        one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const box = one.getBoundingClientRect();
        const steps = [0.5, 0.85, 0.15, 0.95, 0.05, 0.7, 0.3];
        for (const v of steps) for (const u of steps) {
            const [x, y] = [box.x + u * box.width, box.y + v * box.height];
            const hit = document.elementFromPoint(x, y);
            if (hit !== null && one.contains(hit)) return { x, y };
        }
        return { covered: one.dataset.piece ?? one.textContent.trim() };
    };
    const first = look();
    if (first === null) return null;
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    const point = look();
    return JSON.stringify(point) === JSON.stringify(first) ? point : { moving: selector };
}"""
"""Where to press a thing once it stays for two frames: what is still being laid out would move away
from under the pointer."""
TAKES_TAPS = "() => document.querySelector('.ribbon')?.dataset.taps !== 'false'"
BOARD = ":is([data-region=board], [data-region=tray]) [data-lit]"
WAYS_OUT = ("End", "Pass", "Finish", "Done", "Accept", "Stop", "No ")


LIST_SECONDS = 2.0 * SLOWNESS
"""How long nothing else may be there until it is believed that there is nothing but the list."""


def only_a_list(now: dict[str, Any]) -> bool:
    others = ("over", "pass", "sure", "lit", "offers", "elsewhere")
    return now["many"] and not any(now[other] for other in others)


@dataclass
class Hands:
    """Somebody who plays what is lit, mostly at random, and leaves when a way out is offered."""

    page: Page
    seed: int = 1
    hurry: float = 0.3
    """How often a way out is taken where there is one."""
    touched: Counter[str] = field(default_factory=Counter)
    """What was pressed on the board, by the first word of its id; ``words`` are buttons."""
    covered: set[str] = field(default_factory=set)
    """What was lit and could not be pressed anywhere."""
    boards: set[str] = field(default_factory=set)
    """Where the board lay and how large it was at each decision: always the same."""
    presses: int = 0
    said: list[str] = field(default_factory=list)
    """Questions that could be answered only from the list."""

    def __post_init__(self) -> None:
        self.dice = random.Random(self.seed)

    def wait(self) -> dict[str, Any]:
        def look() -> dict[str, Any]:
            now: dict[str, Any] = self.page.wait_for_function(READY, polling=50).json_value()
            return now

        # A phone's page is lit when it has come into view: until then there is only the list.
        now = until(look, lambda now: not only_a_list(now), patience=LIST_SECONDS)
        if now["board"] and not (now["over"] or now["pass"]):
            self.boards.add(now["board"])
        return now

    def play(self, presses: int = MOST_PRESSES, enough: Callable[[], bool] = lambda: True) -> bool:
        """Press so many things, and go on until that is enough; true if the game is over."""
        for done in range(MOST_PRESSES):
            now = self.wait()
            if now["over"]:
                return True
            if done >= presses and enough():
                return False
            self.presses += 1
            self.press(now)
        picture(self.page, "stuck", self.page.url[-6:])
        now = self.page.evaluate(LOOK)
        raise AssertionError(f"no end: {self.presses} presses, {self.touched}, {now}")

    def has_pressed(self, pieces: tuple[str, ...]) -> bool:
        """Whether one of these was pressed on the board."""
        return bool(set(self.touched) & set(pieces))

    def press(self, now: dict[str, Any]) -> None:
        if now["sure"]:
            self.hit(".ribbon .confirm:not(:disabled)", 0)
        elif now["pass"]:
            self.hit("main.over button", 0)
        elif (out := self.way_out(now)) is not None:
            self.hit(".ribbon .offer:not(:disabled)", out)
            self.touched["words"] += 1
        elif now["lit"]:
            nth = self.dice.randrange(len(now["lit"]))
            if self.hit(BOARD, nth):
                self.touched[now["lit"][nth].split(":")[0]] += 1
        elif now["offers"]:
            self.hit(".ribbon .offer:not(:disabled)", self.dice.randrange(len(now["offers"])))
            self.touched["words"] += 1
        elif now["elsewhere"]:
            self.hit(".chips .chip:has(i)", self.dice.randrange(now["elsewhere"]))
        elif now["many"]:
            self.said.append(self.page.locator(".ribbon").inner_text())
            self.hit(".ribbon .tail .btn.lit", 0)
            self.hit("dialog .row", 0)
            self.touched["list"] += 1

    def way_out(self, now: dict[str, Any]) -> int | None:
        ways = [n for n, text in enumerate(now["offers"]) if text.startswith(WAYS_OUT)]
        if not ways or self.dice.random() >= self.hurry:
            return None
        return ways[0]

    def hit(self, selector: str, nth: int) -> bool:
        """Press a point of the thing where nothing lies over it; a piece may be passing by.

        What explains a piece lies over others: it is closed first.
        """

        def free() -> Any:
            explained = self.page.evaluate(POINT, [".why .x", 0])
            if explained is not None and "x" in explained:
                self.put(explained["x"], explained["y"])
            return self.page.evaluate(POINT, [selector, nth])

        point = until(free, lambda found: found is None or "x" in found)
        if point is None:
            return False
        if "x" not in point:
            [what] = point.values()
            self.covered.add(what)
            picture(self.page, "covered", re.sub(r"\W+", "_", what))
            return False
        self.put(point["x"], point["y"])
        return True

    def pick(self, selector: str) -> None:
        """Press the first of these, as soon as it is there."""
        self.page.wait_for_selector(selector, state="attached")
        assert self.hit(selector, 0), selector

    def put(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)


class Fingers(Hands):
    """Somebody at a phone, who waits until a new decision takes taps."""

    def hit(self, selector: str, nth: int) -> bool:
        if selector.startswith(".ribbon"):
            self.page.wait_for_function(TAKES_TAPS)
        return super().hit(selector, nth)

    def put(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)


@dataclass
class Keys(Hands):
    """Somebody who has only a keyboard: no script ever sets the focus."""

    question: tuple[tuple[str, ...], ...] = ()
    leaving: bool = False
    """Whether the way out of this question is to be taken, once the focus has come to it."""
    pressed: str = ""
    """The piece that was pressed last: pressed again at once, it would only be put back."""

    def press(self, now: dict[str, Any]) -> None:
        keyboard = self.page.keyboard
        if now["sure"] and now["on"] in ("offer", "other"):
            keyboard.press("Tab")
        elif now["sure"] or now["pass"]:
            keyboard.press("Enter")
        elif now["many"] and not (now["lit"] or now["offers"] or now["elsewhere"]):
            self.said.append(self.page.locator(".ribbon").inner_text())
            keyboard.press("/")
            keyboard.press("Tab")
            keyboard.press("Enter")
            self.touched["list"] += 1
        elif self.leaves(now):
            if now["on"] == "offer" and now["says"].startswith(WAYS_OUT):
                keyboard.press("Enter")
                self.touched["words"] += 1
            else:
                keyboard.press("Tab" if now["on"] == "offer" else "F6")
        elif now["onLit"] and self.wants(now["on"], bool(now["lit"])):
            keyboard.press("Enter")
            kind = "words" if now["on"] == "offer" else now["on"].split(":")[0]
            self.touched[kind] += 1
            self.pressed = now["on"]
        else:
            keyboard.press(self.dice.choice(WAYS))
            self.pressed = ""

    def wants(self, on: str, pieces: bool) -> bool:
        if on == "offer":
            return not pieces or self.dice.random() < self.hurry
        return on != self.pressed

    def leaves(self, now: dict[str, Any]) -> bool:
        question = (tuple(now["lit"]), tuple(now["offers"]))
        if question != self.question:
            self.question = question
            self.leaving = self.way_out(now) is not None
        return self.leaving


WAYS = ("ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown", "Tab", "F6")


def picture(page: Page, game: str, name: str) -> None:
    """Keep what the page looks like, for whoever has asked for pictures (WARDROUND_PICTURES=1):
    pages are not painted otherwise."""
    if "WARDROUND_PICTURES" not in os.environ:
        return
    folder = ARTEFACTS / game
    folder.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=Path(folder / f"{name}.png"))


def whole_game(game: str, name: str, hands: Hands, listed: str = "-") -> None:
    """From the decision on the table to the result sheet; looked at and by axe on the way.

    ``listed`` is what may be asked with more answers than there is room for buttons.
    """
    page = hands.page
    hands.wait()
    picture(page, game, f"{name}_start")
    looks_right(page)
    ask_for_a_hint(page)
    if not hands.play(HALFWAY):
        picture(page, game, f"{name}_middle")
        looks_right(page)
        assert hands.play()
    picture(page, game, f"{name}_result")
    assert violations(page) == []
    page.keyboard.press("Escape")
    picture(page, game, f"{name}_end")
    said_little(hands, listed)
    assert hands.covered == set(), "lit, but something lies over it"
    assert len(hands.boards) <= 1, f"the board does not keep its size: {hands.boards}"


def leave(page: Page) -> None:
    """Go to the lobby: the game of a page that is just closed goes on being analysed for a while,
    beside other tests."""
    page.evaluate("location.hash = '#/'")
    page.locator("main h1").wait_for()


def some_keys(keys: Keys, *pieces: str, listed: str = "-") -> None:
    """Play with keys until one of these was pressed on the board: what a key does depends on where
    the focus happens to be."""
    assert not keys.play(HALFWAY, lambda: keys.has_pressed(pieces)), f"over: {keys.touched}"
    said_little(keys, listed)
    assert len(keys.boards) <= 1, f"the board does not keep its size: {keys.boards}"


def said_little(hands: Hands, listed: str) -> None:
    """The board was played on, and nothing was chosen from a list but what is ``listed``."""
    assert [said for said in hands.said if listed not in said] == []
    assert hands.touched.total() > hands.touched["words"], "nothing was pressed on the board"


def looks_right(page: Page) -> None:
    assert violations(page, colours=False) == []
    assert cut_off(page) == []


CLOSED_WITHIN = 5000


def ask_for_a_hint(page: Page, patience: float = PATIENCE) -> None:
    """It leaves the board where it is. A bot that may act as well can take it away: ask again."""
    before = page.evaluate(LOOK)["board"]
    button = page.get_by_role("button", name="Hint", exact=True)
    hint = page.get_by_label("Hint", exact=True)

    def shown() -> bool:
        button.click()
        until(hint.is_visible, bool, patience)
        button.click()  # shows the move
        return hint.locator(".best").is_visible()

    assert until(shown, bool, patience)
    assert until(lambda: page.evaluate(LOOK)["board"], lambda now: now == before) == before
    # With its button the focus goes: it must not stay where Enter asks for the next hint.
    with contextlib.suppress(Gone):
        hint.get_by_role("button", name="Close the hint").click(timeout=CLOSED_WITHIN)
    expect(hint).to_be_hidden()
