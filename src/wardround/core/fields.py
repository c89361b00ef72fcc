"""A state is declared once: its ``__init__`` is the list of its fields.

``./dev format`` writes everything that follows from that list into the class: ``FIELDS``,
``__slots__`` and ``copy_from`` (``tools/write_fields.py``). Saving and loading use ``FIELDS``: a
`Codec` saves every field as is, under its own name, unless a form gives a more readable version.

The type of a field says how it is copied: numbers, strings and tuples are shared, lists are copied,
objects are cloned. ``Shared[…]`` marks values that clones share: they are replaced, never changed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, Protocol, TypeAlias, TypeVar

from wardround.core.piles import Bag, Pile

T = TypeVar("T")
Shared: TypeAlias = Annotated[T, "shared by clones"]

NamesOf: TypeAlias = Callable[[Any], Sequence[str]]
"""Readable names by number, looked up in the codec's context: the game's content."""


class Form(Protocol):
    """How a field's value is saved and read back."""

    def dump(self, context: Any, value: Any) -> Any: ...

    def load(self, context: Any, data: Any) -> Any: ...


class Plain:
    """As it is."""

    def dump(self, context: Any, value: Any) -> Any:
        if isinstance(value, (list, tuple)):
            return [self.dump(context, item) for item in value]
        return value

    def load(self, context: Any, data: Any) -> Any:
        return [self.load(context, item) for item in data] if isinstance(data, list) else data


class Named:
    """Numbers by name, also in (nested) lists; numbers below 0 as ``nothing``."""

    def __init__(self, names: NamesOf, nothing: str | None = None) -> None:
        self.names = names
        self.nothing = nothing

    def dump(self, context: Any, value: Any) -> Any:
        names = self.names(context)

        def name(item: Any) -> Any:
            if isinstance(item, (list, tuple)):
                return [name(inner) for inner in item]
            return names[item] if item >= 0 else self.nothing

        return name(value)

    def load(self, context: Any, data: Any) -> Any:
        numbers = {name: number for number, name in enumerate(self.names(context))}

        def number(item: Any) -> Any:
            if isinstance(item, list):
                return [number(inner) for inner in item]
            return -1 if item == self.nothing else numbers[item]

        return number(data)


class Counted:
    """A list of counts as ``{name: count}``, zeros left out; also lists of such lists."""

    def __init__(self, names: NamesOf) -> None:
        self.names = names

    def dump(self, context: Any, value: Any) -> Any:
        if value and isinstance(value[0], list):
            return [self.dump(context, counts) for counts in value]
        names = self.names(context)
        return {name: count for name, count in zip(names, value, strict=True) if count}

    def load(self, context: Any, data: Any) -> Any:
        if isinstance(data, list):
            return [self.load(context, counts) for counts in data]
        return [int(data.get(name, 0)) for name in self.names(context)]


class Placed:
    """A list of places, one for each thing, as ``{thing: place}``; places below 0 are left out."""

    def __init__(self, things: NamesOf, places: NamesOf) -> None:
        self.things = things
        self.places = places

    def dump(self, context: Any, value: Any) -> Any:
        names = self.places(context)
        pairs = zip(self.things(context), value, strict=True)
        return {thing: names[place] for thing, place in pairs if place >= 0}

    def load(self, context: Any, data: Any) -> Any:
        numbers = {name: number for number, name in enumerate(self.places(context))}
        return [numbers[data[thing]] if thing in data else -1 for thing in self.things(context)]


class Members:
    """A set kept as the bits of an int, saved as a list of its members, by name if they have
    one."""

    def __init__(self, names: NamesOf | None = None) -> None:
        self.named = None if names is None else Named(names)

    def dump(self, context: Any, value: int) -> Any:
        members = [n for n in range(value.bit_length()) if value >> n & 1]
        return members if self.named is None else self.named.dump(context, members)

    def load(self, context: Any, data: Any) -> int:
        members = data if self.named is None else self.named.load(context, data)
        return sum(1 << n for n in set(members))


class Packets:
    """A pile as its packets, by name, the top one last."""

    def __init__(self, names: NamesOf) -> None:
        self.named = Named(names)

    def dump(self, context: Any, value: Pile) -> Any:
        return self.named.dump(context, value.packets)

    def load(self, context: Any, data: Any) -> Pile:
        return Pile(list(self.named.names(context)), self.named.load(context, data))


class Bagged:
    """A bag as ``{name: count}``, zeros left out."""

    def __init__(self, names: NamesOf) -> None:
        self.counted = Counted(names)

    def dump(self, context: Any, value: Bag) -> Any:
        return self.counted.dump(context, value.counts)

    def load(self, context: Any, data: Any) -> Bag:
        return Bag(list(self.counted.names(context)), self.counted.load(context, data))


class Record:
    """A record with fields of its own, or None."""

    def __init__(self, codec: Codec, make: Callable[[Any], Any]) -> None:
        self.codec = codec
        self.make = make

    def dump(self, context: Any, value: Any) -> Any:
        return None if value is None else self.codec.dump(value, context)

    def load(self, context: Any, data: Any) -> Any:
        return None if data is None else self.codec.load(self.make(context), context, data)


_PLAIN = Plain()


class Codec:
    """How an object is saved: every field not left out, each in its form."""

    def __init__(
        self,
        fields: Sequence[str],
        leave_out: Sequence[str] = (),
        forms: Mapping[str, Form] | None = None,
    ) -> None:
        forms = forms or {}
        unknown = {*leave_out, *forms} - {*fields}
        assert not unknown, f"there are no fields {', '.join(sorted(unknown))}"
        self.forms: dict[str, Form] = {
            name: forms.get(name, _PLAIN) for name in fields if name not in leave_out
        }

    def dump(self, thing: Any, context: Any) -> dict[str, Any]:
        """The object as JSON-ready data."""
        return {name: form.dump(context, getattr(thing, name)) for name, form in self.forms.items()}

    def load(self, thing: Any, context: Any, data: Mapping[str, Any]) -> Any:
        """Load saved data onto a fresh object; fields missing from the data stay fresh."""
        for name, form in self.forms.items():
            if name in data:
                value = form.load(context, data[name])
                fresh = getattr(thing, name)
                setattr(thing, name, _tuples(value) if isinstance(fresh, tuple) else value)
        return thing


def _tuples(value: Any) -> Any:
    return tuple(_tuples(item) for item in value) if isinstance(value, list) else value
