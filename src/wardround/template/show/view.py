"""What a seat may see: everything. Nobody knows the next pill."""

from __future__ import annotations

import msgspec

from wardround.presentation.language import Language
from wardround.presentation.scene import Fact, Piece, Scene, Zone
from wardround.template.rules.rounds import points
from wardround.template.rules.state import State


class Tray(msgspec.Struct, frozen=True):
    seat: int
    pills: dict[str, int]
    points: int
    stopped: bool


class View(msgspec.Struct, frozen=True):
    names: dict[str, str]
    jar: dict[str, int]
    trays: list[Tray]
    active: int
    nerve: int


def view(s: State, seat: int | None) -> View:
    """TG-1.2 Jar and trays are open; all players may count them."""
    ids = s.content.ids
    return View(
        names=dict(zip(ids, s.content.names, strict=True)),
        jar=dict(zip(ids, s.jar.counts, strict=True)),
        trays=[
            Tray(n, dict(zip(ids, s.trays[n], strict=True)), points(s, n), s.stopped[n])
            for n in range(s.seats)
        ],
        active=s.active,
        nerve=s.nerve,
    )


def scene(words: Language, v: View) -> Scene:
    """The jar and the trays."""
    jar = Piece(
        "jar:pills",
        words.say("jar"),
        "jar",
        count=sum(v.jar.values()),
        holds=_pills(words, v, v.jar),
    )
    trays = tuple(
        Zone(
            f"tray:{tray.seat}",
            words.say("tray", player=f"seat:{tray.seat}"),
            _pills(words, v, tray.pills),
            note=words.phrase("tray-stopped") if tray.stopped else "",
            seat=tray.seat,
        )
        for tray in v.trays
    )
    return Scene(
        (Zone("zone:jar", words.say("jar"), (jar,), "pile"), *trays),
        (Fact(words.say("option-nerve"), str(v.nerve), "TG-2.2"),),
    )


def _pills(words: Language, v: View, counts: dict[str, int]) -> tuple[Piece, ...]:
    return tuple(
        Piece(
            f"pill:{id_}",
            words.name(v.names[id_], f"pill:{id_}"),
            "pill",
            count=count,
            glyph=id_[0].upper(),
        )
        for id_, count in counts.items()
        if count
    )
