"""Changes turn the old picture into the new one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.server.people import KNOWN_GAMES, Circle, make_table
from wardround.core.chance import SeededChance
from wardround.core.codec import to_data
from wardround.core.game import resolve_options
from wardround.core.log import Log
from wardround.games import game_ids, language_of
from wardround.server.protocol.changes import changed, changes, plain_data

EXAMPLES: list[dict[str, Any]] = json.loads((Path(__file__).parent / "changes.json").read_text())

# No booleans next to 0 and 1: to Python they are equal, and no picture mixes them.
data = st.recursive(
    st.none() | st.integers(0, 3) | st.sampled_from(["a", "b"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("abc"), inner),
    max_leaves=12,
)


@pytest.mark.parametrize("example", EXAMPLES)
def test_examples_that_the_browser_shares(example: dict[str, Any]) -> None:
    assert changes(example["old"], example["new"]) == example["changes"]
    assert changed(example["old"], example["changes"]) == example["new"]


@given(data, data)
def test_the_new_picture_comes_out(old: Any, new: Any) -> None:
    assert json.dumps(changed(old, changes(old, new)), sort_keys=True) == json.dumps(
        new, sort_keys=True
    )


def test_a_move_sends_changes_and_a_welcome_everything() -> None:
    around = Circle(make_table(seats="ppp"))
    first = around.join(0, 0)
    assert first["now"]["since"] == -1
    around.join(1)
    around.act(0)
    raw = json.loads(around.raw[0][-2])
    assert (raw["type"], raw["now"]["since"]) == ("update", first["now"]["seq"])
    assert len(around.raw[0][-2]) < len(around.raw[0][0]) / 2
    again = around.join(2)
    assert again["now"]["since"] == -1
    assert again["now"]["scene"] == around.now(1)["scene"]


def test_somebody_who_looks_from_another_seat_gets_changes_of_that_picture() -> None:
    around = Circle(make_table(seats="ppp"))
    around.join(0, 0, 1, 2)
    around.say(0, "look", seat=1)
    seen = around.now(0)
    assert seen["since"] == -1
    around.join(1, 0)
    around.act(1)
    assert around.now(0)["since"] == seen["seq"]
    around.join(2, 1)
    assert around.now(0)["view"] == around.now(2)["view"]


@pytest.mark.parametrize("name", game_ids())
def test_shared_parts_of_a_picture_equal_fresh_ones(name: str) -> None:
    game = KNOWN_GAMES.game(name)
    content = KNOWN_GAMES.library(name).content(game.rules.content)
    chance, words = SeededChance(name), language_of(game, "en")
    state = game.rules.setup(resolve_options(game.meta, {}), content, chance)
    before: Any = None
    shared = 0
    for _ in range(120):
        if game.rules.outcome(state) is not None:
            break
        view = game.rules.view(state, 0)
        pictures = [(one, to_data(one)) for one in (view, game.show.scene(words, view))]
        for (new, data), (old, known) in zip(pictures, before or pictures, strict=True):
            made = plain_data(new, old, known)
            assert made == data
            shared += sum(made[key] is known[key] for key in made if isinstance(made[key], tuple))
        before = pictures
        listed = game.rules.legal(state)
        game.rules.push(state, listed[chance.below(len(listed))], chance, Log(False))
    assert shared > 120


class Heap(msgspec.Struct, frozen=True):
    cards: list[int]
    names: tuple[str, ...] = ()


def test_mutable_parts_are_converted_again() -> None:
    cards = [1]
    old = Heap(cards)
    data = to_data(old)
    cards.append(2)
    assert plain_data(Heap(cards), old, data) == {"cards": [1, 2], "names": ()}
