"""What people, rooms and places are called: phrases for the messages of ``words/``."""

from __future__ import annotations

from wardround.core.messages import Phrase, message_id

SIDES = {"W": "west", "E": "east", "S": "south"}


def person(kind: str, colour: str = "none", service: str = "none") -> Phrase:
    """A person, as players tell them apart."""
    return Phrase("noun-person", {"kind": kind, "colour": colour, "service": service})


def patient(colour: str, row: str) -> Phrase:
    """A patient in a row of the notepad."""
    return person("patient", colour, service(row))


def component(name: str) -> Phrase:
    """A module or another component by its id: ``hub/psychiatry``, ``special/lab``, ``garden``."""
    first, _, second = name.removeprefix("component:").partition("/")
    return room(first, second) if first == "hub" else room(second or first)


def room(kind: str, service: str = "") -> Phrase:
    """What stands at a place; a hub has a service."""
    if kind == "hub":
        return Phrase("noun-room-hub", {"service": service})
    return Phrase(message_id("noun-room", kind))


def room_there(words: tuple[str, ...], floor: int) -> Phrase:
    """A room with its floor, where there may be several of a kind."""
    if words[0] in ("outdoors", "pre", "away", "entrance"):
        return room(*words)
    return Phrase("noun-room-there", {"room": room(*words), "floor": floor})


def room_where(words: tuple[str, ...], place: str) -> Phrase:
    """A room with its row and column, where there are several of a kind on its floor."""
    return Phrase("noun-room-where", {"room": room(*words), "where": where(place)})


def floor_of(place: str) -> int:
    """The floor of a space or helipad by its id."""
    last = place.rpartition(",")[2]
    return int(last) if last.isdecimal() else 0


def where(place: str) -> Phrase | str:
    """A place for people by its id, as one would point to it: floor, row and column, from 1."""
    kind, _, rest = place.partition(":")
    name = rest.partition("/")[2]
    if kind == "entrance" and name[:1] in SIDES and name[1:].isdecimal():
        number = int(name[1:]) + 1
        return Phrase(f"where-{SIDES[name[0]]}", {"row": number, "column": number})
    numbers = name.split(",")
    if (
        kind not in ("space", "helipad")
        or len(numbers) != 3
        or not all(map(str.isdecimal, numbers))
    ):
        return Phrase("noun-room-outdoors")
    column, row, floor = map(int, numbers)
    message = "where-space" if kind == "space" else "where-helipad"
    return Phrase(message, {"floor": floor, "row": row + 1, "column": column + 1})


def car_place(columns: int, rows: int, place: str) -> Phrase:
    """A parking place by its id: on the street between two spaces, or in a parking tile."""
    kind, _, rest = place.partition(":")
    name = rest.partition("/")[2]
    numbers = name.lstrip("vh").split(",")
    if not all(number.removeprefix("-").isdecimal() for number in numbers):
        return Phrase("noun-room-outdoors")
    column, row = int(numbers[0]) + 1, int(numbers[1]) + 1
    values = {"row": row, "column": column}
    if kind == "space":
        return Phrase("where-tile", values)
    upright = name[0] == "v"
    before, after = ("west", "east") if upright else ("north", "south")
    number, last = (column, columns) if upright else (row, rows)
    if not 1 <= number < last:
        return Phrase("where-street-edge", values | {"side": before if number < 1 else after})
    if upright:
        return Phrase("where-street-across", values | {"next": column + 1})
    return Phrase("where-street-along", values | {"next": row + 1})


def street(columns: int, rows: int, place: str) -> dict[str, str | int]:
    """Values for a street parking place: what it lies between."""
    phrase = car_place(columns, rows, place)
    return {"next": 0, "kind": phrase.message.rpartition("-")[2], **phrase.values}


def goal(name: str) -> Phrase:
    return Phrase(message_id("goal", name.removeprefix("goal:")))


def bonus(name: str) -> Phrase:
    return Phrase(message_id("bonus", name.removeprefix("bonus:")))


def tile(name: str) -> Phrase:
    return Phrase(message_id("tile", name.removeprefix("tile:")))


def service(row: str) -> str:
    return row.removeprefix("row:")
