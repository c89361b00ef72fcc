"""What `write_fields` makes of the fields of a class, and that all of it is up to date."""

from __future__ import annotations

import subprocess
import sys
import textwrap
from pathlib import Path

import pytest
from tools.write_fields import MARK, FieldError, written

ROOT = Path(__file__).resolve().parents[1]


def block(fields: str) -> str:
    """The lines that copy the fields of such a class."""
    source = "Pair: TypeAlias = tuple[int, int]\n\n\nclass Thing:\n"
    source += "    def __init__(self, n: int, like: Thing | None = None) -> None:\n"
    source += textwrap.indent(textwrap.dedent(fields).strip(), " " * 8)
    source += f"\n\n    {MARK}\n\n\nafter = 1\n"
    new = written(source)
    assert written(new) == new, "writing twice changes nothing"
    assert new.endswith("\n\n\nafter = 1\n")
    return "\n".join(
        line.strip()
        for line in new.splitlines()
        if line.strip().startswith("self.") and "like." in line
    )


@pytest.mark.parametrize(
    ("field", "copy"),
    [
        ("self.a = 0", "self.a = like.a"),
        ("self.a = -1", "self.a = like.a"),
        ("self.a = n", "self.a = like.a"),
        ("self.a: Pair = (0, 0)", "self.a = like.a"),
        ("self.a: Shared[list[int]] = []", "self.a = like.a"),
        ("self.a: list[int] = []", "self.a = like.a[:]"),
        ("self.a: list[Pair] = []", "self.a = like.a[:]"),
        ("self.a: list[Shared[Room] | None] = []", "self.a = like.a[:]"),
        ("self.a: list[list[int]] = []", "self.a = [item[:] for item in like.a]"),
        ("self.a: list[Pile] = []", "self.a = [item.clone() for item in like.a]"),
        ("self.a: Pile = Pile()", "self.a = like.a.clone()"),
        ("self.a: Heal | None = None", "self.a = None if like.a is None else like.a.clone()"),
    ],
)
def test_the_type_says_how_a_field_is_copied(field: str, copy: str) -> None:
    assert block(field) == copy


@pytest.mark.parametrize(
    "field", ["self.a = []", "self.a = [0] * n", "self.a: dict[str, int] = {}"]
)
def test_a_field_of_unknown_type_is_refused(field: str) -> None:
    with pytest.raises(FieldError, match=r"Thing\.a: "):
        block(field)


def test_everything_written_is_up_to_date() -> None:
    command = [sys.executable, "-m", "tools.write_fields", "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
