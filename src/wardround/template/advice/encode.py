"""What a seat sees as numbers, for learning (see `wardround.core.encoding`)."""

from __future__ import annotations

from wardround.core.encoding import BYTE, Column, numbers, within
from wardround.template.rules.state import State
from wardround.template.rules.tables import MAX_SEATS, Content


class Encoder:
    """The jar, then the trays: the viewer's own first, then the others in turn."""

    def __init__(self, content: Content) -> None:
        most = max(content.counts)
        tray = [*numbers("pills", content.ids, most), Column("stopped"), Column("active")]
        self.columns = [Column("nerve", 3), *numbers("jar", content.ids, most)]
        for n in range(MAX_SEATS):
            self.columns += within(f"seat+{n}", [Column("plays"), *tray])
        self._nobody = bytes(1 + len(tray))

    def encode(self, s: State, seat: int, row: list[bytes]) -> None:
        row.append(BYTE[s.nerve])
        row.append(bytes(s.jar.counts))
        for n in range(seat, seat + s.seats):
            owner = n % s.seats
            row.append(BYTE[1])
            row.append(bytes(s.trays[owner]))
            row.append(BYTE[s.stopped[owner]])
            row.append(BYTE[owner == s.active])
        row.append(self._nobody * (MAX_SEATS - s.seats))
