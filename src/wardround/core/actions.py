"""What players do (actions), what happens (events), and what is not allowed (refusals).

Actions and events are small frozen structs. They name pieces and places by readable ids of the
form ``kind:name`` (``"tile:front_desk"``, ``"ward:red"``, ``"seat:3"``); any string field with a
colon is a *mention*, and the browser lights whatever the legal actions mention.

Error tree::

    RuleError        an action that the rules forbid; carries a Refusal
"""

from __future__ import annotations

import re
from typing import Any, Final, TypeVar

import msgspec

T = TypeVar("T")

EVERYONE: Final = -1
"""The audience of an event that all seats and spectators may read."""


def snake_case(name: str) -> str:
    """``EndActions`` -> ``end_actions``: the tag of an action or event on the wire."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


class Action(msgspec.Struct, frozen=True, tag_field="kind", tag=snake_case):
    """One choice from a listed set, made by one seat."""

    seat: int


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag=snake_case):
    """Something that happened, with the rule that made it happen.

    ``audience`` is a seat number when only that seat may read the event.
    """

    rule: str
    audience: int = EVERYONE


class Refusal:
    """Why an action is not allowed: the rule, a reason code, and the facts of this case."""

    __slots__ = ("facts", "reason", "rule")

    def __init__(self, rule: str, reason: str, **facts: Any) -> None:
        self.rule = rule
        self.reason = reason
        self.facts = facts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and (self.rule, self.reason, self.facts) == (
            other.rule,
            other.reason,
            other.facts,
        )

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        facts = "".join(f", {key}={value!r}" for key, value in self.facts.items())
        return f"Refusal({self.rule!r}, {self.reason!r}{facts})"


class RuleError(Exception):
    """A refused action; the state is as it was."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.reason.replace('_', ' ')} [{refusal.rule}]")
        self.refusal = refusal


def may_read(seat: int | None, audience: int) -> bool:
    """Whether a seat (None: a spectator) may read an event of this audience."""
    return audience in (EVERYONE, seat)


def kinds_in(names: dict[str, Any], base: type[T]) -> tuple[type[T], ...]:
    """The action or event kinds that a module (its ``globals()``) defines, in order, without the
    base classes."""
    return tuple(
        kind
        for kind in names.values()
        if isinstance(kind, type) and issubclass(kind, base)
        if kind.__module__ == names["__name__"] and not kind.__subclasses__()
    )


def kind_of(thing: Action | Event) -> str:
    """The tag by which an action or event is known on the wire."""
    return str(thing.__struct_config__.tag)


def mentions(thing: Action | Event) -> list[str]:
    """The ids of the pieces and places that an action or event names, in field order."""
    ids: list[str] = []
    for field in thing.__struct_fields__:
        value = getattr(thing, field)
        if isinstance(value, str):
            if ":" in value and value not in ids:
                ids.append(value)
        elif isinstance(value, (tuple, list)):
            ids += [v for v in value if isinstance(v, str) and ":" in v and v not in ids]
    return ids
