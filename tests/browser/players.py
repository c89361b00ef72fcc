"""Players with a mouse, a finger or only a keyboard, who press what the page lights up."""

from __future__ import annotations

import contextlib
import os
import random
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as Gone

from tests.browser.conftest import SLOWNESS
from tests.browser.tables import BOARD, RESULT, ROOT
from tests.browser.test_looks import FREE_POINT, cut_off, violations
from tests.waiting import PATIENCE, until

ARTEFACTS = ROOT / "artefacts"
MAX_PRESSES = 1500
HALFWAY = 8
"""Presses after which the page is checked again."""

LIT = ":is([data-region=board], [data-region=tray]) [data-lit]"
OFFER = ".ribbon .offer:not(:disabled)"
CONFIRM = ".ribbon .confirm:not(:disabled)"
CHIP = ".chips .chip:has(i)"
"""A part of a phone's board that has something to choose."""
LOOK = (
    f"() => {{ const [litPiece, offer, confirm] = ['{LIT}', '{OFFER}', '{CONFIRM}'];"
    f"const [chip, drawn, result] = ['{CHIP}', '{BOARD}', '{RESULT}'];"
    """
    const all = selector => [...document.querySelectorAll(selector)];
    const there = selector => document.querySelector(selector) !== null;
    const lit = all(litPiece).filter(e => e.getClientRects().length > 0);
    const focus = document.activeElement === document.body ? null : document.activeElement;
    const box = document.querySelector(drawn)?.getBoundingClientRect();
    return {
        over: there(result),
        handOver: there('main.over button'),
        confirm: there(confirm),
        lit: lit.map(e => e.dataset.piece ?? ''),
        offers: all(offer).map(e => e.textContent.trim()),
        chips: all(chip).length,
        list: there('.ribbon .tail .btn.lit:not(.confirm)'),
        focus: focus === null ? '' : focus.dataset.piece
            ?? (['offer', 'confirm'].find(name => focus.matches(`.${name}`)) ?? 'other'),
        focusLit: focus !== null && focus.hasAttribute('data-lit'),
        focusText: focus === null ? '' : focus.textContent.trim(),
        board: box ? [box.x, box.y, box.width, box.height].map(Math.round).join() : '',
    };
}"""
)
"""What can be pressed, what has the focus, and where the board lies."""
READY = f"""() => {{ const now = ({LOOK})();
    if (document.querySelector('.ribbon[data-whole=false], [data-moving]')) return false;
    const ready = now.over || now.handOver || now.confirm || now.list
        || now.lit.length + now.offers.length + now.chips > 0;
    return ready && now; }}"""
"""The same, once there is something to press and no piece is moving."""
NEXT_FRAMES = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
POINT = f"""async ([selector, nth]) => {{
    const look = () => {{
        const all = [...document.querySelectorAll(selector)].filter(e => e.getClientRects().length);
        const one = all[nth];
        if (!one) return null;
        return ({FREE_POINT})(one) ?? {{ covered: one.dataset.piece ?? one.textContent.trim() }};
    }};
    const first = look();
    if (first === null) return null;
    await {NEXT_FRAMES};
    const point = look();
    return JSON.stringify(point) === JSON.stringify(first) ? point : {{ moving: selector }};
}}"""
"""Where to press an element once it has stayed in place for two frames, so that it does not slip
from under the pointer."""
TAKES_TAPS = "() => document.querySelector('.ribbon')?.dataset.taps !== 'false'"
WAYS_OUT = ("End", "Pass", "Finish", "Done", "Accept", "Stop", "No ")
LIST_SECONDS = 2.0 * SLOWNESS
"""How long the list must be the only thing to press before a player opens it."""


def only_a_list(now: dict[str, Any]) -> bool:
    others = ("over", "handOver", "confirm", "lit", "offers", "chips")
    return now["list"] and not any(now[other] for other in others)


@dataclass
class MousePlayer:
    """Presses lit pieces and buttons at random, and now and then a button that ends the turn."""

    page: Page
    seed: int = 1
    hurry: float = 0.3
    """How often a way out is taken where there is one."""
    pressed: Counter[str] = field(default_factory=Counter)
    """Presses by kind of piece, the first word of its id; ``words`` are buttons."""
    covered: set[str] = field(default_factory=set)
    """What was lit but could not be pressed anywhere."""
    boards: set[str] = field(default_factory=set)
    """Position and size of the board at each decision, which should never change."""
    presses: int = 0
    listed: list[str] = field(default_factory=list)
    """Questions that could be answered only from the list."""

    def __post_init__(self) -> None:
        self.dice = random.Random(self.seed)

    def wait(self) -> dict[str, Any]:
        def look() -> dict[str, Any]:
            now: dict[str, Any] = self.page.wait_for_function(READY, polling=50).json_value()
            return now

        # A part of a phone's board lights up when it scrolls into view; until then there is only
        # the list.
        now = until(look, lambda now: not only_a_list(now), patience=LIST_SECONDS)
        if now["board"] and not (now["over"] or now["handOver"]):
            self.boards.add(now["board"])
        return now

    def play(self, presses: int = MAX_PRESSES, enough: Callable[[], bool] = lambda: True) -> bool:
        """Press that many things, then go on until it is enough; true if the game is over."""
        for done in range(MAX_PRESSES):
            now = self.wait()
            if now["over"]:
                return True
            if done >= presses and enough():
                return False
            self.presses += 1
            self.step(now)
        picture(self.page, "stuck", self.page.url[-6:])
        now = self.page.evaluate(LOOK)
        raise AssertionError(f"no end: {self.presses} presses, {self.pressed}, {now}")

    def step(self, now: dict[str, Any]) -> None:
        """Press one thing."""
        if now["confirm"]:
            self.press(CONFIRM)
        elif now["handOver"]:
            self.press("main.over button")
        elif (out := self.way_out(now)) is not None:
            self.press(OFFER, out)
            self.pressed["words"] += 1
        elif now["lit"]:
            nth = self.dice.randrange(len(now["lit"]))
            if self.press(LIT, nth):
                self.pressed[now["lit"][nth].split(":")[0]] += 1
        elif now["offers"]:
            self.press(OFFER, self.dice.randrange(len(now["offers"])))
            self.pressed["words"] += 1
        elif now["chips"]:
            self.press(CHIP, self.dice.randrange(now["chips"]))
        elif now["list"]:
            self.listed.append(self.page.locator(".ribbon").inner_text())
            self.press(".ribbon .tail .btn.lit")
            self.press("dialog .row")
            self.pressed["list"] += 1

    def way_out(self, now: dict[str, Any]) -> int | None:
        ways = [n for n, text in enumerate(now["offers"]) if text.startswith(WAYS_OUT)]
        if not ways or self.dice.random() >= self.hurry:
            return None
        return ways[0]

    def press(self, selector: str, nth: int = 0) -> bool:
        """Press the element where nothing covers it, waiting for pieces that pass over it.

        An explanation that is open may cover it, and is closed first.
        """

        def free() -> Any:
            explained = self.page.evaluate(POINT, [".why .x", 0])
            if explained is not None and "x" in explained:
                self.press_at(explained["x"], explained["y"])
            return self.page.evaluate(POINT, [selector, nth])

        point = until(free, lambda found: found is None or "x" in found)
        if point is None:
            return False
        if "x" not in point:
            [what] = point.values()
            self.covered.add(what)
            picture(self.page, "covered", re.sub(r"\W+", "_", what))
            return False
        self.press_at(point["x"], point["y"])
        return True

    def pick(self, selector: str) -> None:
        """Press the first match as soon as there is one."""
        self.page.wait_for_selector(selector, state="attached")
        assert self.press(selector), selector

    def press_at(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)


class TouchPlayer(MousePlayer):
    """Taps, and waits until a new decision accepts taps."""

    def press(self, selector: str, nth: int = 0) -> bool:
        if selector.startswith(".ribbon"):
            self.page.wait_for_function(TAKES_TAPS)
        return super().press(selector, nth)

    def press_at(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)


@dataclass
class KeyboardPlayer(MousePlayer):
    """Only types; the focus is never set by a script."""

    question: tuple[tuple[str, ...], ...] = ()
    leaving: bool = False
    """Whether to take this question's way out once it has the focus."""
    last_piece: str = ""
    """The piece that was just pressed: pressing it again would only put it back."""

    def step(self, now: dict[str, Any]) -> None:
        keyboard = self.page.keyboard
        if now["confirm"] and now["focus"] in ("offer", "other"):
            keyboard.press("Tab")
        elif now["confirm"] or now["handOver"]:
            keyboard.press("Enter")
        elif only_a_list(now):
            self.listed.append(self.page.locator(".ribbon").inner_text())
            keyboard.press("/")
            keyboard.press("Tab")
            keyboard.press("Enter")
            self.pressed["list"] += 1
        elif self.leaves(now):
            if now["focus"] == "offer" and now["focusText"].startswith(WAYS_OUT):
                keyboard.press("Enter")
                self.pressed["words"] += 1
            else:
                keyboard.press("Tab" if now["focus"] == "offer" else "F6")
        elif now["focusLit"] and self.wants(now["focus"], bool(now["lit"])):
            keyboard.press("Enter")
            kind = "words" if now["focus"] == "offer" else now["focus"].split(":")[0]
            self.pressed[kind] += 1
            self.last_piece = now["focus"]
        else:
            keyboard.press(self.dice.choice(FOCUS_KEYS))
            self.last_piece = ""

    def wants(self, focus: str, pieces: bool) -> bool:
        if focus == "offer":
            return not pieces or self.dice.random() < self.hurry
        return focus != self.last_piece

    def leaves(self, now: dict[str, Any]) -> bool:
        question = (tuple(now["lit"]), tuple(now["offers"]))
        if question != self.question:
            self.question = question
            self.leaving = self.way_out(now) is not None
        return self.leaving


FOCUS_KEYS = ("ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown", "Tab", "F6")


def picture(page: Page, game: str, name: str) -> None:
    """Save a screenshot if WARDROUND_PICTURES is set: pages are not painted otherwise."""
    if "WARDROUND_PICTURES" not in os.environ:
        return
    folder = ARTEFACTS / game
    folder.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=folder / f"{name}.png")


def play_game(game: str, name: str, player: MousePlayer, listed: str = "-") -> None:
    """Play to the result sheet, checking the page on the way.

    ``listed`` names the question that may have more answers than there is room for buttons.
    """
    page = player.page
    player.wait()
    picture(page, game, f"{name}_start")
    looks_right(page)
    ask_for_a_hint(page)
    if not player.play(HALFWAY):
        picture(page, game, f"{name}_middle")
        looks_right(page)
        assert player.play()
    picture(page, game, f"{name}_result")
    assert violations(page) == []
    page.keyboard.press("Escape")
    picture(page, game, f"{name}_end")
    used_the_board(player, listed)
    assert player.covered == set(), "lit, but covered by something"


def leave(page: Page) -> None:
    """Go to the lobby: closing the page instead would leave its analysis running for a while,
    which slows down other tests."""
    page.evaluate("location.hash = '#/'")
    page.locator("main h1").wait_for()


def play_by_keys(page: Page, *kinds: str, listed: str = "-") -> None:
    """Play until one of these kinds of piece was pressed: the first keys may all move the focus."""
    player = KeyboardPlayer(page, hurry=0.0)
    over = player.play(HALFWAY, lambda: not player.pressed.keys().isdisjoint(kinds))
    assert not over, player.pressed
    used_the_board(player, listed)


def used_the_board(player: MousePlayer, listed: str) -> None:
    """The board was played on and kept its size; only ``listed`` was answered from a list."""
    assert [question for question in player.listed if listed not in question] == []
    assert player.pressed.total() > player.pressed["words"], "nothing was pressed on the board"
    assert len(player.boards) <= 1, f"the board does not keep its size: {player.boards}"


def looks_right(page: Page) -> None:
    assert violations(page, colours=False) == []
    assert cut_off(page) == []


CLOSED_WITHIN = 5000


def ask_for_a_hint(page: Page, patience: float = PATIENCE) -> None:
    """A hint must not move the board. A bot that moves meanwhile takes it away: ask again."""
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
    # Close it by its own button: left on the Hint button, the focus would let Enter ask again.
    with contextlib.suppress(Gone):
        hint.get_by_role("button", name="Close the hint").click(timeout=CLOSED_WITHIN)
    expect(hint).to_be_hidden()
