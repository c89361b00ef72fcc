"""Whatever a browser says, the table stays whole; ``python -m bench.fuzz`` says it for hours."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.server.wire_fuzz import conversation, messages

SPOKEN = st.lists(st.tuples(st.sampled_from([0, 1, 8]), messages()), min_size=10, max_size=40)


@settings(max_examples=25, deadline=None)
@given(sent=SPOKEN, seed=st.integers(0, 99))
def test_any_conversation_leaves_the_table_whole(
    sent: list[tuple[int, dict[str, Any]]], seed: int
) -> None:
    conversation(sent, seed)
