"""Names and phrases for pieces, places and people, for the messages in ``words/``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from wardround.core.messages import Name, Phrase, message_id
from wardround.games.healthy_heart.rules.death import space_price
from wardround.games.healthy_heart.rules.patients import names_of, place_of
from wardround.games.healthy_heart.rules.state import State
from wardround.games.healthy_heart.rules.tables import Content
from wardround.presentation.language import Language

PHRASES = ("area:triage", "area:parking_lot", "training:face_down", "marker:priority")
"""Things that no content table names."""


def name_of(content: Content, mention: str) -> Any:
    """A piece, place or person by its id."""
    kind, _, name = mention.partition(":")
    first, _, rest = name.partition(".")
    if mention in PHRASES:
        return Phrase(message_id("noun", mention))
    if kind in ("ward", "bed"):
        return Phrase("noun-ward", {"malady": malady(content, first)})
    if kind == "chair":
        return Phrase("noun-chair", {"side": first, "malady": malady(content, rest)})
    if kind in ("er", "clinic"):
        return name_of(content, f"room:{kind}")
    if kind == "token":
        return _token(content, mention)
    if kind == "cube":
        return Phrase("noun-cube", {"cube": name})
    if kind == "grave" and mention in content.space_number:
        return Phrase("noun-grave", {"price": content.cemetery[int(name) - 1]})
    if kind == "morgue":
        return Phrase("noun-morgue", {"price": 0})
    if kind == "coroner":
        return Phrase("noun-coroner", {"doctor": _own(content, f"character:{name}")})
    return _own(content, mention)


def space_name(s: State, space: str) -> Any:
    """A Tombstone space with its price, which in the Morgue depends on the face-up side."""
    number = s.content.space_number.get(space, -1)
    if number < 0 or not space.startswith("morgue:"):
        return name_of(s.content, space)
    return Phrase("noun-morgue", {"price": space_price(s, number)})


def _own(content: Content, mention: str) -> Name:
    return Name(content.names.get(mention) or title(mention), mention)


def title(mention: str) -> str:
    """``room:break_room`` -> ``Break Room``: a name for an id that is in no table."""
    name = mention.partition(":")[2] or mention
    return " ".join(part.capitalize() for part in name.replace(".", "_").split("_"))


def _token(content: Content, mention: str) -> Phrase:
    owner = content.token_owner.get(mention, -1)
    message = f"noun-token-{token_kind(content, mention).replace('_', '-')}"
    if owner < 0:
        return Phrase(message)
    return Phrase(message, {"owner": _own(content, content.character_ids[owner])})


def token_kind(content: Content, mention: str) -> str:
    """``chief``, ``medical``, ``admin``, or one of the last two ``shared_``."""
    kind = mention.removeprefix("token:").partition(".")[0]
    personal = kind == "chief" or mention in content.token_owner
    return kind if personal else f"shared_{kind}"


def source(content: Content, token: str) -> Any:
    """The Room or the member of staff that a shared token comes from."""
    name = token.rpartition(".")[2]
    staff = f"staff:{name}"
    return name_of(content, staff if staff in content.names else f"room:{name}")


def malady(content: Content, name: str) -> Name:
    """A malady's field, as used in the name of its Ward."""
    return _own(content, f"malady:{name}")


def patient(content: Content, kind: str, spot: str = "none") -> Phrase:
    """A patient by malady and place."""
    values = {"kind": kind, "malady": malady(content, kind), "spot": spot}
    return Phrase("noun-patient", values)


def patient_now(s: State, mention: str) -> Phrase:
    """A patient in the current game."""
    place = place_of(s, mention)
    if place < 0:
        return Phrase("noun-patient-gone")
    kind, spot = names_of(s, place)[mention]
    c = s.content
    alike = [
        other
        for other in range(c.places)
        if s.who[other]
        and c.location_of[other] == c.location_of[place]
        and (s.malady[other], s.level[other]) == (s.malady[place], s.level[place])
    ]
    if len(alike) < 2 or spot not in ("ward", "clinic", "er"):
        return patient(c, kind, spot)
    bed = int(c.place_ids[place].replace(".", ":").rpartition(":")[2])
    values = {"kind": kind, "malady": malady(c, kind), "spot": spot, "bed": bed}
    return Phrase("noun-patient-bed", values)


def action_kind(kind: str) -> Phrase:
    return Phrase(message_id("noun-kind", kind))


def cubes(colours: Iterable[str]) -> list[Phrase]:
    """Cubes by colour, each with its count."""
    return [
        Phrase("some-cubes", {"count": count, "cube": Phrase("noun-cube", {"cube": colour})})
        for colour, count in Counter(colours).items()
    ]


def does(words: Language, mention: str) -> str:
    """What a piece is good for; nothing for one of a content pack."""
    for whole, first in (("training:advanced_", "training:advanced"), ("room:or_", "room:or")):
        if mention.startswith(whole):
            mention = first
    message = message_id("does", mention)
    return words.phrase(message) if words.has(message) else ""


def ability(words: Language, mention: str, label: str) -> str:
    """A Ward Ability with its whole rule; one from a content pack by its label."""
    message = message_id("ability", mention.removeprefix("ability:"))
    return words.phrase(message) if words.has(message) else label
