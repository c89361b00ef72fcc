"""Whatever a browser says, the table stays whole; ``python -m bench.fuzz`` says it for hours."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.server.wire_fuzz import conversation


@settings(max_examples=25, deadline=None)
@given(chance=st.randoms(use_true_random=False), length=st.integers(10, 40))
def test_any_conversation_leaves_the_table_whole(chance: random.Random, length: int) -> None:
    conversation(chance, length)
