"""Sentences for people. Code passes values; each language's catalogue has the sentences.

A catalogue is a Fluent file, ``words/en.ftl`` beside a game. A `Language` says its messages to
one reader::

    event-readied = { THE($player) } readied { THE($tile) }.

    words.say("event-readied", player="seat:1", tile=Name("Van Port", "tile:van_port"))

Values are numbers, texts, `Name`s, `Phrase`s, mentions of seats, and lists of these. A message
missing from a catalogue falls back to English, and one missing there to its id; tests make sure
that none is missing.

A name whose message has a ``gender`` takes its other forms from messages such as ``form-the``, so a
catalogue only states the gender of each noun.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache, partial
from typing import TYPE_CHECKING, Any, Final, Self, TypeVar, TypeVarTuple

from wardround.core.messages import Name, Phrase, figure, message_id, seat_words

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

T = TypeVar("T")
K = TypeVar("K")
Of = TypeVarTuple("Of")

ENGLISH: Final = "en"
LANGUAGES: Final = (ENGLISH, "de", "fr")
PSEUDO: Final = "qps"
"""English in letters that no English sentence has: text that stays readable is in no catalogue."""

FORMS: Final = (
    *("gender", "a", "the", "to", "in"),
    *("der", "den", "dem", "zum", "vom", "ein", "einen"),
    *("le", "du", "au", "un"),
)
"""The forms of a name that a catalogue may ask for. ``{ DEM($tile) }`` is the attribute ``dem`` of
the name's message, or ``form-dem`` for its ``gender``."""

_PLAIN: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_MARKED: Final = "ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ"
_MARKS: Final = str.maketrans(_PLAIN, _MARKED)

SOFT_HYPHEN: Final = "\u00ad"
"""Where a long name may break on a narrow piece; sentences drop it."""
VOWELS: Final = frozenset("aeiouyhàâäéèêëîïôöùûü")

ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=.*\n?(?:(?![A-Za-z#-]).*\n?)*", re.MULTILINE)
"""A message or term: its first line, and all lines up to a comment or the next id."""
REFERENCE: Final = re.compile(r"[{(,]\s*(-?[A-Za-z][\w-]*)")

MAX_KEPT: Final = 20_000
"""How many sentences to cache."""
MAX_MADE: Final = 1_000
"""How many pieces and zones to keep for a table (see `Language.once`)."""


class Names(str):
    """Several names as one text, ``A, B and C``; a form is applied to each of them."""

    each: tuple[str, ...]

    def __new__(cls, text: str, each: Sequence[str]) -> Self:
        names = super().__new__(cls, text)
        names.each = tuple(each)
        return names

    def __reduce__(self) -> tuple[Any, ...]:
        return Names, (str(self), self.each)


def _whole(value: Any) -> Any:
    """A value as part of a cache key: names that look alike may have different forms."""
    if isinstance(value, Name):
        return (value, *value.forms.values()) if value.forms else value
    if isinstance(value, Names):
        return tuple(map(_whole, value.each))
    return value


class Catalogue:
    """The messages of one game in one language, with caches of what was made from them."""

    def __init__(self, code: str, texts: Iterable[str], english: Catalogue | None = None) -> None:
        self.code = code
        self._english = english
        self._entries = {entry[1]: entry[0] for text in texts for entry in ENTRY.finditer(text)}
        """The source of every message not parsed yet."""
        self._bundle: FluentBundle | None = None
        self._said: dict[tuple[Any, ...], str] = {}
        self.names: dict[tuple[str, str], Name] = {}
        """By the id they belong to, and the content's own name for it."""
        self._labels: dict[tuple[str, str], str] = {}
        self.texts: dict[tuple[str, str], str] = {}
        self._lists: dict[tuple[str, ...], str] = {}
        self._phrases: dict[tuple[Any, ...], Name] = {}
        self.faults: dict[str, str] = {}
        """What went wrong, by message: a missing message, a missing value."""

    def has(self, message: str) -> bool:
        return self._pattern(message) is not None or (
            self._english is not None and self._english.has(message)
        )

    def say(self, message: str, values: dict[str, Any]) -> str:
        """A message with its values; cached."""
        key = (message, *values, *map(_whole, values.values()))
        said = self._said.get(key)
        if said is None:
            # A name may end in a full stop like its sentence: "to the E.R.".
            said = self._format(message, values).replace("..", ".").replace(SOFT_HYPHEN, "")
            _keep(self._said, key, said)
        return said

    def name(self, own: Name) -> Name:
        """A name in this language. A content pack's own names stay untranslated."""
        key = (own.mention, own)
        name = self.names.get(key)
        if name is None:
            name = _keep(self.names, key, self._translated(own))
        return name

    def label(self, own: str, mention: str) -> str:
        """A name as it stands alone; cached."""
        key = (mention, own)
        label = self._labels.get(key)
        if label is None:
            label = _keep(self._labels, key, capital(str(self.name(Name(own, mention)))))
        return label

    def phrase(self, message: str, values: dict[str, Any]) -> Name:
        """A message as a name with its forms; cached."""
        key = (message, *values, *map(_whole, values.values()))
        name = self._phrases.get(key)
        if name is None:
            name = _keep(self._phrases, key, self._named(message, values, message))
        return name

    def text(self, own: str, mention: str) -> str:
        """The text of a card in this language. A content pack's own texts stay untranslated."""
        key = (mention, own)
        text = self.texts.get(key)
        if text is None:
            message = message_id("text", mention)
            first = self if self._english is None else self._english
            known = first._pattern(message) is not None and first._format(message, {}) == own
            text = _keep(self.texts, key, self._format(message, {}) if known else own)
        return text

    def listed(self, names: Sequence[str]) -> str:
        """``A, B and C``."""
        if len(names) < 2:
            return "".join(names)
        key = tuple(names)
        listed = self._lists.get(key)
        if listed is None:
            parts = {"first": ", ".join(names[:-1]), "last": names[-1]}
            listed = _keep(self._lists, key, self._format("list", parts))
        return listed

    def _translated(self, own: Name) -> Name:
        message = message_id("name", own.mention)
        first = self if self._english is None else self._english
        if self._message(message) is None or first._format(message, {}) != own:
            return Name(own, own.mention)
        return self._named(message, {}, own.mention)

    def _named(self, message: str, values: dict[str, Any], mention: str) -> Name:
        """A name with the forms of its message and those that follow from its gender."""
        name = Name(self._format(message, values), mention)
        name.forms = self._attributes(message, values)
        if "gender" in name.forms:
            known = {"name": str(name), "gender": name.forms["gender"]}
            for form in FORMS:
                if self._message(f"form-{form}") is not None:
                    name.forms.setdefault(form, self._format(f"form-{form}", known))
        return name

    def _attributes(self, message: str, values: dict[str, Any]) -> dict[str, str]:
        entry = self._message(message)
        if entry is None:
            return {} if self._english is None else self._english._attributes(message, values)
        return {
            form: self._resolved(pattern, values)[0] for form, pattern in entry.attributes.items()
        }

    def _format(self, message: str, values: dict[str, Any]) -> str:
        pattern = self._pattern(message)
        if pattern is None:
            if self._english is not None:
                return self._english._format(message, values)
            self.faults[message] = "missing message"
            return message
        said, errors = self._resolved(pattern, values)
        if errors:
            self.faults[message] = "; ".join(map(str, errors))
        return said

    def _resolved(self, pattern: Any, values: dict[str, Any]) -> tuple[str, list[Exception]]:
        """A pattern with its values, like Fluent's `format_pattern` but with faster numbers."""
        from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment

        errors: list[Exception] = []
        number = _numbers()
        args = {
            name: value if isinstance(value, str) else number(value)
            for name, value in values.items()
        }
        current = CurrentEnvironment(args=args)
        environment = ResolverEnvironment(context=self._messages(), current=current, errors=errors)
        return str(pattern(environment)), errors

    def _pattern(self, message: str) -> Any:
        """A message, or one of its attributes, as a Fluent pattern; None if it is missing."""
        id_, _, attribute = message.partition(".")
        entry = self._message(id_)
        if entry is None:
            return None
        return entry.attributes.get(attribute) if attribute else entry.value

    def _formed(self, form: str, name: str) -> str:
        """A form of a name; players have the gender ``name``, or ``vowel`` before a vowel."""
        if isinstance(name, Names):
            return self.listed([self._formed(form, one) for one in name.each])
        if isinstance(name, Name) and name.forms:
            return name.forms.get(form, name)
        if self._message(f"form-{form}") is None:
            return name
        gender = "vowel" if name[:1].lower() in VOWELS else "name"
        return self._format(f"form-{form}", {"name": str(name), "gender": gender})

    def _message(self, id_: str) -> Any:
        """A Fluent message; None if it is missing."""
        bundle = self._messages()
        if id_ in self._entries:
            self._read(bundle, id_)
        return bundle.get_message(id_) if bundle.has_message(id_) else None

    def _read(self, bundle: FluentBundle, id_: str) -> None:
        """Parse one message, and those it refers to.

        Fluent takes a tenth of a second for a whole catalogue, and in a browser several times that.
        """
        from fluent.runtime import FluentResource

        text = self._entries.pop(id_)
        resource = FluentResource(text)
        if self.code == PSEUDO:
            _mark(resource)
        bundle.add_resource(resource)
        for other in REFERENCE.findall(text):
            if other in self._entries:
                self._read(bundle, other)

    def _messages(self) -> FluentBundle:
        """Built on first use: most processes never say anything."""
        if self._bundle is None:
            from fluent.runtime import FluentBundle

            functions: Any = {form.upper(): partial(self._formed, form) for form in FORMS}
            spoken = ENGLISH if self.code == PSEUDO else self.code
            self._bundle = FluentBundle([spoken], functions=functions, use_isolating=False)
        return self._bundle


def _keep(kept: dict[K, T], key: K, made: T) -> T:
    """Cache a value. Content packs bring their own names, so every cache is bounded."""
    if len(kept) >= MAX_KEPT:
        kept.clear()
    kept[key] = made
    return made


class Language:
    """What one reader is told: a catalogue, and the names of the table's seats.

    Without a catalogue it says message ids: enough for code that looks for pieces and numbers, and
    a way to find sentences that are in no catalogue.
    """

    __slots__ = ("_made", "_made_before", "catalogue", "code", "seats")

    def __init__(self, catalogue: Catalogue | None = None, seats: Sequence[str] = ()) -> None:
        self.code = "" if catalogue is None else catalogue.code
        self.catalogue = catalogue
        self.seats = tuple(seats)
        self._made: dict[tuple[Any, ...], Any] = {}
        self._made_before: dict[tuple[Any, ...], Any] = {}

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Language):
            return NotImplemented
        return self.catalogue is other.catalogue and self.seats == other.seats

    def __hash__(self) -> int:
        return hash((self.catalogue, self.seats))

    def with_seats(self, names: Sequence[str]) -> Language:
        """The same language at a table with named seats; an empty name is unknown."""
        return Language(self.catalogue, names)

    def once(self, make: Callable[[Language, *Of], T], *of: *Of) -> T:
        """``make(words, *of)``, made once: most of a table stays the same from move to move, and
        for everyone who sees the same. Equal arguments must give the same words."""
        key = (make, of)
        made: T | None = self._made.get(key)
        if made is None:
            made = self._made_before.get(key)
            if made is None:
                made = make(self, *of)
            if len(self._made) >= MAX_MADE:
                self.turn_page()
            self._made[key] = made
        return made

    def turn_page(self) -> None:
        """Forget everything not asked for since the last page."""
        self._made_before, self._made = self._made, {}

    def say(self, message: str, /, **values: Any) -> str:
        """A sentence or a label."""
        return capital(self.phrase(message, **values))

    def phrase(self, message: str, /, **values: Any) -> str:
        """Words for the middle of a sentence."""
        for key, value in values.items():
            if type(value) is not int:
                values[key] = self._value(value)
        if self.catalogue is None:
            return f"⟦{message}{''.join(f' {value}' for value in values.values())}⟧"
        return self.catalogue.say(message, values)

    def told(self, phrase: Phrase) -> str:
        """A sentence that was stored as its message and values."""
        return self.say(phrase.message, **phrase.values)

    def has(self, message: str) -> bool:
        return self.catalogue is None or self.catalogue.has(message)

    def name(self, own: str, mention: str) -> str:
        """What something is called, for a label."""
        return capital(own) if self.catalogue is None else self.catalogue.label(own, mention)

    def text(self, own: str, mention: str) -> str:
        """The text on something."""
        return own if self.catalogue is None else self.catalogue.text(own, mention)

    def seat(self, seat: int) -> str:
        """The name of the seat's player, or ``seat 1`` for the seat that code calls 0."""
        if seat < len(self.seats) and self.seats[seat]:
            return self.seats[seat]
        return seat_words(seat) if self.catalogue is None else self.phrase("seat", number=seat + 1)

    def list(self, values: Iterable[Any]) -> str:
        """``A, B and C``, for a label."""
        return str(self._names(values))

    def _value(self, value: Any) -> Any:
        """A value in the form that messages take."""
        kind = type(value)
        if kind is int:
            return value
        if kind is Name:
            if value.seat is not None and value.seat < len(self.seats) and self.seats[value.seat]:
                return self.seats[value.seat]
            return value if self.catalogue is None else self.catalogue.name(value)
        if kind is str:
            if value.startswith("seat:") and value[5:].isdecimal():
                return self.seat(int(value[5:]))
            return value
        if kind is Phrase:
            values = {key: self._value(each) for key, each in value.values.items()}
            if self.catalogue is None:
                return self.phrase(value.message, **values)
            return self.catalogue.phrase(value.message, values)
        if kind is bool:
            return "yes" if value else "no"
        if kind is list or kind is tuple:
            return self._names(value)
        return value

    def _names(self, values: Iterable[Any]) -> Names:
        each = [self._value(value) for value in values]
        text = ", ".join(each) if self.catalogue is None else self.catalogue.listed(each)
        return Names(text, each)


@cache
def _numbers() -> Callable[[Any], Any]:
    """How numbers become Fluent's. Small whole ones look the same in all our languages, so there is
    no need to look up the locale's pattern each time."""
    from fluent.runtime.types import FluentInt
    from fluent.runtime.utils import native_to_fluent

    class Small(FluentInt):
        def format(self, locale: Any) -> str:
            return figure(int(self))

    kept = {n: Small(n) for n in range(-999, 1_000)}

    def number(value: Any) -> Any:
        return kept[value] if type(value) is int and value in kept else native_to_fluent(value)

    return number


PLAIN: Final = Language()
"""Says the ids of messages."""


def preferred(wanted: str) -> str:
    """The best language for an Accept-Language header: ``de-CH,de;q=0.9,en;q=0.8`` -> ``de``."""
    for part in wanted.split(","):
        code = part.partition(";")[0].partition("-")[0].strip().lower()
        if code in LANGUAGES or code == PSEUDO:
            return code
    return ENGLISH


def _mark(resource: Any) -> None:
    """Rewrite all texts of a catalogue in other letters; genders are not texts."""
    for entry in resource.body:
        patterns = [] if getattr(entry, "value", None) is None else [entry.value]
        patterns += [a.value for a in getattr(entry, "attributes", ()) if a.id.name != "gender"]
        for pattern in patterns:
            _mark_pattern(pattern)


def _mark_pattern(pattern: Any) -> None:
    for element in pattern.elements:
        expression = getattr(element, "expression", None)
        if expression is None:
            element.value = element.value.translate(_MARKS)
        for variant in getattr(expression, "variants", ()):
            _mark_pattern(variant.value)


def capital(text: str) -> str:
    """A text with a capital first letter."""
    return text[:1].upper() + text[1:]
