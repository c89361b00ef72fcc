"""Small parts that all traffic between servers relies on."""

from __future__ import annotations

import random

import pytest

from wardround.server.cluster.nats_bus import LONG, MAX_UNPACKED, pack, unpack
from wardround.server.cluster.relay import Sequencer


@pytest.mark.parametrize("seed", range(20))
def test_messages_come_out_once_and_in_order(seed: int) -> None:
    chance = random.Random(seed)
    sent = [n for n in range(1, 200) for _ in range(chance.choice((1, 1, 1, 2, 3)))]
    for place in range(len(sent) - 1):
        if chance.random() < 0.3:
            other = min(len(sent) - 1, place + chance.randrange(1, 6))
            sent[place], sent[other] = sent[other], sent[place]
    order: Sequencer[int] = Sequencer()
    assert [out for n in sent for out in order.put(n, n)] == list(range(1, 200))
    assert not order.gap


def test_a_missing_message_is_noticed() -> None:
    order: Sequencer[str] = Sequencer()
    assert order.put(1, "a") == ["a"]
    assert order.put(3, "c") == []
    assert order.gap
    assert order.given == 1
    assert order.put(2, "b") == ["b", "c"]
    assert not order.gap


def test_too_many_early_messages_are_noticed() -> None:
    order: Sequencer[int] = Sequencer()
    for n in range(2, 600):
        order.put(n, n)
    assert order.full


@pytest.mark.parametrize("size", [0, 1, LONG - 1, LONG, 2 * LONG])
def test_packing_loses_nothing(size: int) -> None:
    raw = bytes(n % 251 for n in range(size))
    assert unpack(pack(raw)) == raw
    assert len(pack(b"x" * size)) <= max(LONG, size // 10)


@pytest.mark.parametrize("wrong", [b"", b"q123", b"z123", pack(b"x" * LONG)[:-5]])
def test_unknown_formats_are_refused(wrong: bytes) -> None:
    with pytest.raises(ValueError):
        unpack(wrong)


def test_the_decompressed_size_is_limited() -> None:
    with pytest.raises(ValueError, match="too large"):
        unpack(pack(b"\0" * (MAX_UNPACKED + 1)))
