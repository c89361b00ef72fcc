"""Looking at the same game again and again: which parts of its view have changed.

A view is made for people: names, prompts, every row of the table. Who looks after every single
step, as training does, needs only to know what is new. A game may bring a `Sight` for that (see
`GameSpec.sight`): an object that follows one game and tells for every part of the view something
that is the same as long as the part is the same.

A part has a path in the view (``turn``, ``seats[2].hand``) and one of five kinds:

- `VALUE`: what is told is the value itself, as it stands in the view;
- `VALUES`: the path ends in several names (``seats[2].space tile coins``), and what is told is a
  tuple with the values of these fields. They may be the keys of a dict as well, all that it ever
  has; None stands for a key that is not listed;
- `MARK`: it is a mark, and equal marks mean that the value in the view is the same;
- `MARKS`: the value is a list or dict, and what is told is a list with a mark for every item, in
  order. A mark settles its item but for what is always the same at its place in the list.
- `ROWS`: the value is a list of rows, the path ends in several names (``patients.id room timer``),
  and what is told is a list with a tuple for every row: its values of these fields. The first
  settles all fields that are not named.

The longest path counts: a part ``seats[2]`` beside a part ``seats[2].hand`` is the seat without its
hand. Marks follow from what the seat may see and from nothing else. The conformance tests compare
them with whole views, over random games with all options.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Protocol

from wardround.core.game import Awaiting

VALUE: Final = 0
VALUES: Final = 1
MARK: Final = 2
MARKS: Final = 3
ROWS: Final = 4


class Sight(Protocol):
    """Follows one game. It never changes a list that it told, and tells it again while it holds."""

    paths: list[tuple[str, int]]
    """The path and the kind of each part; together they cover the view."""
    is_open: ClassVar[bool]
    """Whether all seats see the same."""

    def look(self, state: Any, seat: int, awaiting: Awaiting) -> list[Any]:
        """What a seat sees now, part by part."""
        ...
