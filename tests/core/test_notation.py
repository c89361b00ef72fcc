"""Actions as short text, both ways."""

from __future__ import annotations

import pytest

from tests.variants import variant
from wardround.core.actions import Action
from wardround.core.notation import NotationError, notate, notate_move, read_action
from wardround.presentation.game_spec import AnyGameSpec
from wardround.template import SPEC
from wardround.template.actions import Draw, Stop


class Move(Action, frozen=True):
    tile: str


class Give(Action, frozen=True):
    to: str
    count: int
    openly: bool = True


class Choose(Action, frozen=True):
    cards: tuple[str, ...]
    note: str | None = None


class Wait(Action, frozen=True):
    pass


class Jump(Action, frozen=True):
    PREFIXES = {"tile": "tile:"}
    tile: str


TEMPLATE: AnyGameSpec = SPEC
GAME = variant(TEMPLATE, actions=(Move, Give, Choose, Wait, Jump))

LISTED: list[Action] = [
    Move(1, "tile:van_port"),
    Move(1, "tile:desk"),
    Give(1, "seat:2", 1),
    Give(1, "seat:2", 2, False),
    Give(1, "seat:0", 1),
    Choose(1, ("card:a", "card:b")),
    Wait(1),
    Wait(2),
]


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Move(1, "tile:van_port"), "1: move tile:van_port"),
        (Give(1, "seat:2", 2, False), "1: give seat:2 2 false"),
        (Choose(3, ("card:a", "card:b")), "3: choose card:a,card:b -"),
        (Choose(3, (), "soon"), "3: choose - soon"),
        (Wait(0), "0: wait"),
        (Draw(0), "0: draw jar:pills"),
    ],
)
def test_writing(action: Action, text: str) -> None:
    assert notate(action) == text
    assert notate_move(action) == text.partition(": ")[2]


@pytest.mark.parametrize("action", LISTED)
def test_what_is_written_is_read_again(action: Action) -> None:
    assert read_action(GAME, LISTED, notate(action)) == action


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("move van_port", Move(1, "tile:van_port")),
        ("1:move   van_port ", Move(1, "tile:van_port")),
        ("give 0", Give(1, "seat:0", 1)),
        ("give seat:2 2", Give(1, "seat:2", 2, False)),
        ("2: wait", Wait(2)),
        ("choose", Choose(1, ("card:a", "card:b"))),
    ],
)
def test_what_is_clear_may_be_left_out(text: str, action: Action) -> None:
    assert read_action(GAME, LISTED, text) == action


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("1: move cellar", Move(1, "tile:cellar")),
        ("7: move van_port", Move(7, "tile:van_port")),
        ("1: give seat:9 -3 false", Give(1, "seat:9", -3, False)),
        ("1: give 9 3", Give(1, "seat:9", 3, True)),
        ("0: jump cellar", Jump(0, "tile:cellar")),
        ("0: jump room:cellar", Jump(0, "room:cellar")),
        ("1: choose - -", Choose(1, (), None)),
        ("1: choose x,card:b late", Choose(1, ("x", "card:b"), "late")),
    ],
)
def test_unlisted_actions_are_read_when_written_out(text: str, action: Action) -> None:
    assert read_action(GAME, LISTED, text) == action


def test_the_seat_is_taken_from_the_list_if_only_one_may_act() -> None:
    assert read_action(GAME, [Wait(2)], "move tile:desk") == Move(2, "tile:desk")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "is not an action: expected `SEAT: kind value …`"),
        ("3:", "has no action '3:'"),
        ("dance", "has no action 'dance'; it has: choose, give, jump, move, wait"),
        ("give 2", "may mean several actions: 1: give seat:2 1 true; 1: give seat:2 2 false"),
        ("wait", "may mean several actions: 1: wait; 2: wait"),
        ("move", "may mean several actions: 1: move tile:van_port; 1: move tile:desk"),
        ("1: jump", "jump is followed by <tile>, got 0 value"),
        ("1: wait long", "wait is followed by nothing, got 1 value"),
        ("1: move a b", "move is followed by <tile>, got 2 value"),
        ("1: give 9 many", "Expected `int`, got `str`"),
        ("1: give 9 1 perhaps", "Expected `bool`, got `str`"),
        ("jump tile:desk", "say whose action it is, as in `0: jump tile:desk`"),
        (f"{'9' * 5000}: wait", "has no action"),
        (f"1: give 9 {'9' * 5000}", "Expected `int`, got `str`"),
    ],
)
def test_what_cannot_be_read_says_what_was_expected(text: str, message: str) -> None:
    with pytest.raises(NotationError, match=message):
        read_action(GAME, LISTED, text)


def test_the_template_by_its_words() -> None:
    listed: list[Action] = [Draw(0), Stop(0)]

    assert read_action(SPEC, listed, "draw") == Draw(0)
    assert read_action(SPEC, listed, "0: stop") == Stop(0)
    assert read_action(SPEC, listed, "1: draw") == Draw(1)
    assert read_action(SPEC, listed, "draw cellar") == Draw(0, "jar:cellar")
