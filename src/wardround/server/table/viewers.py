"""The people around a table: what each connection holds, and how names are shown."""

from __future__ import annotations

import unicodedata
from typing import Final, get_args

from wardround.presentation.language import ENGLISH, preferred
from wardround.server.protocol.from_browser import Attention, Colour
from wardround.server.protocol.refusals import RefusedError

COLOURS: Final[tuple[str, ...]] = tuple(filter(None, get_args(Colour)))
BIDI_CONTROLS: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Characters that change the direction of writing and could disguise a name."""


def colour_of(seat: int) -> str:
    """The default colour of a seat."""
    return COLOURS[seat % len(COLOURS)]


def clean(text: str) -> str:
    """Text as a person wrote it, without control characters and needless spaces."""
    shown = (" " if unicodedata.category(c) in ("Cc", "Cs", "Co", "Cn") else c for c in text)
    return " ".join("".join(c for c in shown if c not in BIDI_CONTROLS).split())


class Viewer:
    """One connection to a table: the seats it holds and the one it looks from."""

    __slots__ = (
        *("at", "connection", "host", "invited", "language", "looking", "muted", "name"),
        *("seats", "secrets", "shown", "visitor"),
    )

    def __init__(
        self,
        connection: int,
        seats: tuple[int, ...],
        looking: int | None,
        host: bool,
        language: str = ENGLISH,
        name: str = "",
        visitor: str = "",
    ) -> None:
        self.connection = connection
        self.name = clean(name)
        self.visitor = visitor
        """A random word of its browser's; only the server knows it."""
        self.invited = False
        """Whether it came by the table's link."""
        self.muted = False
        self.at: Attention = "table"
        self.seats = seats
        self.looking = looking
        self.host = host
        self.secrets: dict[int, str] = {}
        """New secrets of its seats that its browser has not yet confirmed keeping, by seat."""
        self.shown = -1
        """The ``seq`` of the picture sent last."""
        self.speak(language)

    def speak(self, wanted: str) -> None:
        """Switch to another language."""
        self.language = preferred(wanted)

    def lose(self, seat: int) -> None:
        """The seat was opened to another person; with no seat left, this viewer is a spectator."""
        self.seats = tuple(held for held in self.seats if held != seat)
        self.secrets.pop(seat, None)
        if self.looking == seat:
            self.looking = self.seats[0] if self.seats else None

    def must_play(self) -> None:
        if not self.seats:
            raise RefusedError("spectator", "spectator")

    def must_hold(self, seat: int) -> None:
        self.must_play()
        if seat not in self.seats:
            raise RefusedError("not_your_seat", "not-your-seat", seat=f"seat:{seat}")

    def must_host(self) -> None:
        if not self.host:
            raise RefusedError("not_host", "not-host")
