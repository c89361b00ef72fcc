"""Columns that are changed step by step are those that would be written anew."""

from __future__ import annotations

import random
from typing import Any

import pytest

from wardround.adapters.gatherings import Bag, Mapping
from wardround.adapters.nodes import Digit, Node, Symbol, blank
from wardround.adapters.parts import UNSEEN, Entries

WORDS = ("bed", "bin", "cot", "mop", "unforeseen", "unheard of")


def columns(node: Node, value: Any) -> list[float]:
    out = blank(node.size)
    node.write(out, 0, value)
    return list(out)


@pytest.mark.parametrize("most", [1, 4])
def test_a_bag_is_updated_also_with_words_that_nobody_foresaw(most: int) -> None:
    at, node = random.Random(most), Bag(WORDS[:4], most)
    before: tuple[str, ...] = ()
    out = blank(node.size)
    for _ in range(200):
        after = tuple(at.choice(WORDS) for _ in range(at.randrange(at.choice((3, 5, 30)))))
        if at.random() < 0.5:  # mostly one word has come or gone
            place = at.randrange(len(before) + 1)
            after = (*before[:place], *after[:1], *before[place + at.randrange(2) :])
        node.update(out, 0, after, before)
        assert list(out) == columns(node, after), (before, after)
        before = after


def test_entries_of_a_dict_come_and_go() -> None:
    node = Mapping({"side": Symbol(("left", "right")), "picks": Digit(0, 3)})
    names = ("picks", "without columns", "side")
    part, at = Entries(node, 2, names), random.Random(1)
    before: Any = UNSEEN
    out = blank(2 + node.size)
    for _ in range(200):
        after = (
            at.choice((None, 0, 2, 7)),
            at.choice((None, "any")),
            at.choice((None, "left", "right", "up")),
        )
        part.change(out, after, before, lambda steps: None)
        listed = dict(zip(names, after, strict=True))
        listed = {name: value for name, value in listed.items() if value is not None}
        assert list(out) == [0.0, 0.0, *columns(node, listed)], (before, after)
        before = after
    assert part.spans() == [(6, 12), (2, 6)]
