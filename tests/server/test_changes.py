"""Changes of a picture make the new picture from the old one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wardround.server.changes import changed, changes

EXAMPLES: list[dict[str, Any]] = json.loads((Path(__file__).parent / "changes.json").read_text())

# No booleans beside 0 and 1: Python takes them for the same, and no picture mixes them.
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
