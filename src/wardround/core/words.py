"""Sentences for people. Code passes values; a catalogue has the sentence, for each language.

A catalogue is a Fluent file, ``words/en.ftl`` beside a game. `Language` says its messages to
somebody at a table::

    event-readied = { THE($player) } readied { THE($tile) }.

    words.say("event-readied", player="seat:1", tile=Name("Van Port", "tile:van_port"))

Values are numbers, texts, `Name`s, mentions of seats, and lists of these. What a catalogue lacks is
said in English, and what English lacks by its id: tests see to it that nothing is lacking.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, Self

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

ENGLISH: Final = "en"
LANGUAGES: Final = (ENGLISH, "de", "fr")

FORMS: Final = (
    *("a", "the", "of", "to", "in", "gender"),
    *("der", "den", "dem", "des", "ein", "einen", "einem"),
    *("le", "un", "du", "au"),
)
"""The forms of a name that a catalogue may ask for: ``{ DEM($tile) }`` is the attribute ``dem`` of
the name's message, or the name itself where it has none, as the names of people."""

MOST_KEPT: Final = 20_000
"""How many sentences are kept, so that what is said again costs nothing."""


class Name(str):
    """What content calls something, with its id: catalogues know it in other languages.

    With a ``seat``, the name of whoever sits there comes first, if the table knows it.
    """

    mention: str
    seat: int | None
    forms: dict[str, str]

    def __new__(cls, own: str, mention: str, seat: int | None = None) -> Self:
        name = super().__new__(cls, own)
        name.mention = mention
        name.seat = seat
        name.forms = {}
        return name


class Catalogue:
    """The messages of one game in one language, and what they have become."""

    def __init__(self, code: str, texts: Iterable[str], english: Catalogue | None = None) -> None:
        self.code = code
        self._english = english
        self._texts = tuple(texts)
        self._bundle: FluentBundle | None = None
        self._said: dict[tuple[Any, ...], str] = {}
        self._names: dict[tuple[str, str], Name] = {}

    def has(self, message: str) -> bool:
        return self._format(message, {}) != message

    def say(self, message: str, values: dict[str, Any]) -> str:
        """A message with its values; kept for the next time."""
        key = (message, *values.items())
        said = self._said.get(key)
        if said is None:
            if len(self._said) >= MOST_KEPT:
                self._said.clear()
            said = self._said[key] = self._format(message, values)
        return said

    def name(self, own: Name) -> Name:
        """A name in this language. A content pack's own name for something stays what it is."""
        key = (own.mention, str(own))
        name = self._names.get(key)
        if name is None:
            name = self._names[key] = self._translated(own)
        return name

    def _translated(self, own: Name) -> Name:
        message = message_id("name", own.mention)
        bundle = self._messages()
        first = self if self._english is None else self._english
        if not bundle.has_message(message) or first._format(message, {}) != own:
            return Name(own, own.mention)
        name = Name(self._format(message, {}), own.mention)
        for form, pattern in bundle.get_message(message).attributes.items():
            name.forms[form] = str(bundle.format_pattern(pattern)[0])
        return name

    def _format(self, message: str, values: dict[str, Any]) -> str:
        bundle = self._messages()
        id_, _, attribute = message.partition(".")
        if bundle.has_message(id_):
            found = bundle.get_message(id_)
            pattern = found.attributes.get(attribute) if attribute else found.value
            if pattern is not None:
                return str(bundle.format_pattern(pattern, values)[0])
        return message if self._english is None else self._english._format(message, values)

    def _messages(self) -> FluentBundle:
        """Read when somebody first asks: most processes never say anything."""
        if self._bundle is None:
            from fluent.runtime import FluentBundle, FluentResource

            functions = {form.upper(): _form(form) for form in FORMS}
            self._bundle = FluentBundle([self.code], functions=functions, use_isolating=False)
            for text in self._texts:
                self._bundle.add_resource(FluentResource(text), allow_overrides=True)
        return self._bundle


class Language:
    """What is said to one person: a catalogue, and what the seats of the table are called.

    Without a catalogue it says the ids of the messages: enough for code that looks for pieces and
    numbers, and a way to find sentences that are in no catalogue.
    """

    __slots__ = ("_catalogue", "code", "seats")

    def __init__(self, catalogue: Catalogue | None = None, seats: Sequence[str] = ()) -> None:
        self.code = "" if catalogue is None else catalogue.code
        self._catalogue = catalogue
        self.seats = tuple(seats)

    def with_seats(self, names: Sequence[str]) -> Language:
        """The same language at a table where the seats have names; empty: nobody knows it."""
        return Language(self._catalogue, names)

    def say(self, message: str, **values: Any) -> str:
        """A sentence or a label."""
        return capital(self.phrase(message, **values))

    def phrase(self, message: str, **values: Any) -> str:
        """Some words for the middle of a sentence."""
        for key, value in values.items():
            if type(value) is not int:
                values[key] = self._value(value)
        if self._catalogue is None:
            return f"⟦{message}{''.join(f' {value}' for value in values.values())}⟧"
        return self._catalogue.say(message, values)

    def has(self, message: str) -> bool:
        return self._catalogue is not None and self._catalogue.has(message)

    def name(self, own: str, mention: str) -> str:
        """What something is called, for a label."""
        return capital(str(self._value(Name(own, mention))))

    def seat(self, seat: int) -> str:
        """The name of whoever sits there, or ``seat 1`` for the seat that code calls 0."""
        if seat < len(self.seats) and self.seats[seat]:
            return self.seats[seat]
        return seat_words(seat) if self._catalogue is None else self.phrase("seat", number=seat + 1)

    def list(self, values: Iterable[Any]) -> str:
        """``A, B and C``."""
        *first, last = [str(self._value(value)) for value in values] or [""]
        if not first:
            return last
        return self.phrase("list", first=", ".join(first), last=last)

    def _value(self, value: Any) -> Any:
        """A value as messages take it."""
        if isinstance(value, Name):
            if value.seat is not None and value.seat < len(self.seats) and self.seats[value.seat]:
                return self.seats[value.seat]
            return value if self._catalogue is None else self._catalogue.name(value)
        if isinstance(value, str):
            if value.startswith("seat:") and value[5:].isdecimal():
                return self.seat(int(value[5:]))
            return value
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, (list, tuple)):
            return self.list(value)
        return value


PLAIN: Final = Language()
"""Says the ids of messages."""


def message_id(kind: str, thing: str) -> str:
    """``event``, ``tile_stressed`` -> ``event-tile-stressed``: ids have hyphens alone."""
    return f"{kind}-{thing.replace('_', '-').replace(':', '-')}"


def preferred(wanted: str) -> str:
    """The best language for a browser's wish: ``de-CH,de;q=0.9,en;q=0.8`` -> ``de``."""
    for part in wanted.split(","):
        code = part.partition(";")[0].partition("-")[0].strip().lower()
        if code in LANGUAGES:
            return code
    return ENGLISH


def seat_words(seat: int) -> str:
    """``seat 1`` for the seat that code, journals and notation call 0: people count from 1."""
    return f"seat {seat + 1}"


def capital(text: str) -> str:
    """A text as a sentence begins."""
    return text[:1].upper() + text[1:]


def _form(form: str) -> Callable[[Any], Any]:
    return lambda value: value.forms.get(form, value) if isinstance(value, Name) else value
