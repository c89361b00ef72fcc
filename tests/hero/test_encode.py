"""What learners see of a night: other heroes' bags only once they are open."""

from __future__ import annotations

import pytest

from tests.hero.table import Night, night, together
from wardround.games.hero.advice.encode import Encoder
from wardround.testkit import rule


def bags_told(table: Night, seat: int) -> dict[str, int]:
    """What a seat's row says about bags, without zeros."""
    encoder, row = Encoder(table.content), list[bytes]()
    encoder.encode(table.state, seat, row)
    told = zip(encoder.columns, b"".join(row), strict=True)
    return {column.name: n for column, n in told if n and ".bag" in column.name}


@rule("HE-H4", "HE-10.1")
def test_a_closed_bag_is_told_to_its_owner_only() -> None:
    table = night({"seats": 3}, bags={0: {"deeds": 3}, 2: {"sleep": 5, "chaos": 1}})

    assert bags_told(table, 0) == {"seat+0.bag_is_open": 1, "seat+0.bag.deeds": 3}
    assert bags_told(table, 1) == {"seat+0.bag_is_open": 1}
    assert bags_told(table, 2) == {
        "seat+0.bag_is_open": 1,
        "seat+0.bag.sleep": 5,
        "seat+0.bag.chaos": 1,
    }


@rule("HE-R61", "HE-H8")
def test_open_bags_are_told_to_all() -> None:
    table = night({"open_bags": True, "seats": 2}, bags={0: {"deeds": 3}})

    assert bags_told(table, 1)["seat+1.bag.deeds"] == 3


@rule("HE-13.2")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_pool_of_the_party_is_told_to_all(seat: int) -> None:
    table = night(together(), pool={"deeds": 3})

    assert bags_told(table, seat)["seat+0.bag.deeds"] == 3
