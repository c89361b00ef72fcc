"""Every action of a game under its options as a number, and back.

Index 0 is *wait*: a seat that may act, but need not, passes. Then comes every action that the game
can list, without its seat, ordered by action type and then by value; its name is the notation
(``move tile:van_port``). Ids that begin with a seat's number (``space:2/1,0``) count from the
acting seat: ``space:+0/1,0`` is its own, ``space:+1/1,0`` the next seat's. So an index means the
same to every seat.

The last `SPARE` indices are for actions without an index of their own: the first such action in a
list is ``spare 1``, and so on. They are rarely if ever needed, because games build their actions
once, where `wardround.adapters.samples` finds them.
"""

# Compiled with the engine.
from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any, Final

from msgspec import structs

from wardround.adapters.view_encoder import natural
from wardround.core.actions import Action
from wardround.core.codec import digest
from wardround.core.game import Awaiting
from wardround.core.notation import notate_move
from wardround.presentation.game_spec import AnyGameSpec

WAIT: Final = 0
SPARE: Final = 32
MAX_KEPT: Final = 100_000
"""How many actions to look up by identity, which is faster than by value."""
SEAT_BITS: Final = 4
"""Room for more seats than any game has."""
SEAT: Final = (1 << SEAT_BITS) - 1

_OWNED: Final = re.compile(r"\b([a-z_]+):(\d+)/")
"""The beginning of an id that belongs to a seat."""


class EncodingError(ValueError):
    """An action or index that the table cannot express."""


class ActionTable:
    """All actions of a game by number."""

    def __init__(self, game: AnyGameSpec, seats: int, known: Iterable[Action]) -> None:
        kinds = {kind: n for n, kind in enumerate(game.rules.actions)}
        prototypes = {_shifted(a, -a.seat, seats) for a in known if type(a) in kinds}
        ordered = sorted(prototypes, key=lambda a: (kinds[type(a)], _sort_key(a)))
        self.prototypes: tuple[Action, ...] = tuple(ordered)
        self.names: tuple[str, ...] = (
            "wait",
            *(_OWNED.sub(r"\1:+\2/", notate_move(action)) for action in ordered),
            *(f"spare {n}" for n in range(1, SPARE + 1)),
        )
        self.size = len(self.names)
        self.first_spare = 1 + len(ordered)
        self.seats = seats
        self.index: dict[Action, int] = {
            _shifted(action, seat, seats): n
            for n, action in enumerate(ordered, 1)
            for seat in range(seats)
        }
        self.fingerprint = digest(list(self.names))
        self._known: dict[int, int] = {}
        """The index, or -1, and the seat of an action by its identity, as one number: games keep
        listing the same objects."""
        self._kept: list[Action] = []
        """Keeps these objects alive, so no other object gets the identity of one of them."""

    def choices(self, listed: Sequence[Action], seat: int, out: dict[int, Action | None]) -> None:
        """Give every listed action of a seat its index."""
        spare = self.first_spare
        known = self._known
        for action in listed:
            number = id(action)
            code = known.get(number)
            if code is None:
                code = self.index.get(action, -1) << SEAT_BITS | action.seat
                if len(self._kept) < MAX_KEPT:
                    self._kept.append(action)
                    known[number] = code
            if code & SEAT != seat:
                continue
            n = code >> SEAT_BITS
            if n < 0:
                n, spare = spare, spare + 1
                if n == self.size:
                    raise EncodingError(
                        f"more than {SPARE} listed actions have no index, the last is {action}"
                    )
            out[n] = action

    def next_question(
        self, listed: Sequence[Action], awaiting: Awaiting, optional: tuple[int, ...]
    ) -> tuple[int, dict[int, Action | None], tuple[int, ...]]:
        """Whom to ask next, what that seat can choose, and which ``optional`` seats are left.

        Optional seats come first, if they can do anything but wait; then the first seat whose
        answer is needed.
        """
        choices: dict[int, Action | None] = {}
        for n, seat in enumerate(optional):
            self.choices(listed, seat, choices)
            if choices:
                choices[WAIT] = None
                return seat, choices, optional[n + 1 :]
        seat = awaiting.seats[0]
        self.choices(listed, seat, choices)
        return seat, choices, ()

    def decode(self, index: int, seat: int) -> Action:
        """The action of an index; *wait* and spare indices stand for none by themselves."""
        if not 1 <= index < self.first_spare:
            name = self.names[index] if 0 <= index < self.size else "nothing"
            raise EncodingError(f"index {index} ({name}) is no action by itself")
        return _shifted(self.prototypes[index - 1], seat, self.seats)


def _shifted(action: Action, by: int, seats: int) -> Action:
    """An action as another seat would take it: its seat and the seats in its ids are shifted."""
    changes: dict[str, Any] = {"seat": (action.seat + by) % seats}
    for name in action.__struct_fields__:
        value = getattr(action, name)
        if by and isinstance(value, str) and (match := _OWNED.match(value)):
            rest = value[match.end() :]
            changes[name] = f"{match[1]}:{(int(match[2]) + by) % seats}/{rest}"
    return structs.replace(action, **changes)


def _sort_key(action: Action) -> tuple[Any, ...]:
    values = (getattr(action, name) for name in action.__struct_fields__ if name != "seat")
    return tuple(natural(str(value)) for value in values)
