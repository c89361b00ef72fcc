"""JSON in and out: actions, events and views of a game; JSON Schema; TypeScript types.

Error tree::

    DecodeError      JSON that is not what it should be; the message says what was expected
"""

from __future__ import annotations

import functools
import hashlib
import operator
import textwrap
from collections.abc import Iterable
from itertools import chain
from typing import Any, TypeVar

import msgspec

from wardround.core.actions import Action, Event
from wardround.core.game import AnyGame, Awaiting, Meta, Options, Outcome
from wardround.core.scene import Scene

T = TypeVar("T")


class DecodeError(ValueError):
    """JSON that cannot be read as what was asked for."""


def canonical(data: Any) -> bytes:
    """The one way to write data as JSON: sorted keys, no spaces. Hashes are made from this."""
    return msgspec.json.encode(data, order="sorted")


def digest(data: Any) -> str:
    """A short fingerprint of JSON-ready data."""
    return hashlib.sha256(canonical(data)).hexdigest()[:32]


def state_digest(game: AnyGame, state: Any) -> str:
    """A fingerprint of a whole state: equal for equal states, compiled or not."""
    return digest(game.rules.dump(state))


def restore(game: AnyGame, options: Options, content: Any, data: dict[str, Any]) -> Any:
    """The state that ``dump`` wrote; the data need not be trustworthy.

    Data is refused unless dumping the result gives it back unchanged, so data of another version
    cannot pass for a valid state.
    """
    try:
        state = game.rules.load(options, content, data)
    except (AttributeError, LookupError, TypeError, ValueError) as error:
        raise DecodeError(f"it cannot be read: {error!r}") from None
    if canonical(game.rules.dump(state)) != canonical(data):
        raise DecodeError("it is not what the game makes of it: is it an older one?")
    return state


def to_data(thing: Any) -> Any:
    """A struct as plain dicts and lists; `Name`s as plain strings."""
    return msgspec.to_builtins(thing, enc_hook=str)


def union_of(types: Iterable[type]) -> Any:
    """The tagged union of some structs, as msgspec wants it."""
    return functools.reduce(operator.or_, types)


@functools.cache
def _decoder(types: tuple[type, ...]) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(union_of(types))


def _decoded(game: AnyGame, types: tuple[type, ...], base: type[T], raw: bytes | str) -> T:
    try:
        found: T = _decoder(types).decode(raw)
    except (msgspec.DecodeError, RecursionError) as error:
        raise DecodeError(f"not an {base.__name__.lower()} of {game.meta.id}: {error}") from None
    return found


def decode_action(game: AnyGame, raw: bytes | str) -> Action:
    """An action of this game from JSON."""
    return _decoded(game, game.rules.actions, Action, raw)


def action_from_data(game: AnyGame, data: Any) -> Action:
    """An action of this game from plain data, for example out of a TOML file."""
    try:
        action: Action = msgspec.convert(data, union_of(game.rules.actions))
    except msgspec.ValidationError as error:
        raise DecodeError(f"not an action of {game.meta.id}: {error}") from None
    return action


def decode_event(game: AnyGame, raw: bytes | str) -> Event:
    """An event of this game from JSON."""
    return _decoded(game, game.rules.events, Event, raw)


def schema(game: AnyGame) -> dict[str, Any]:
    """JSON Schema of a game's actions, events and view, and of what all games share."""
    roots = {
        "Action": union_of(game.rules.actions),
        "Event": union_of(game.rules.events),
        "View": game.rules.view_type,
        "Awaiting": Awaiting,
        "Outcome": Outcome,
        "Scene": Scene,
        "Meta": Meta,
    }
    schemas, components = msgspec.json.schema_components(
        list(roots.values()), ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": game.meta.title,
        "properties": dict(zip(roots, schemas, strict=True)),
        "$defs": components,
    }


def definitions_for(node: Any, defs: dict[str, Any]) -> dict[str, Any]:
    """The definitions that part of a schema refers to, directly or through others."""
    found: dict[str, Any] = {}
    open_nodes = [node]
    while open_nodes:
        node = open_nodes.pop()
        if isinstance(node, list):
            open_nodes += node
        elif isinstance(node, dict):
            open_nodes += node.values()
            name = str(node.get("$ref", "")).rpartition("/")[2]
            if name and name not in found:
                found[name] = defs[name]
                open_nodes.append(defs[name])
    return found


def typescript(defs: dict[str, Any], roots: dict[str, Any]) -> str:
    """TypeScript types for JSON Schema definitions, one exported type each."""
    named = {n: node for n, node in roots.items() if node != {"$ref": f"#/$defs/{n}"}}
    lines = (
        textwrap.wrap(
            f"export type {name} = {_ts(node)};",
            120,
            subsequent_indent="  ",
            break_on_hyphens=False,
        )
        for name, node in (*sorted(defs.items()), *named.items())
    )
    return "\n".join(chain.from_iterable(lines)) + "\n"


def _ts(node: dict[str, Any]) -> str:
    if "$ref" in node:
        return str(node["$ref"]).rpartition("/")[2]
    if "const" in node:
        return _ts_value(node["const"])
    if "enum" in node:
        return " | ".join(_ts_value(value) for value in node["enum"])
    if "anyOf" in node:
        return " | ".join(_ts(option) for option in node["anyOf"])
    kind = node.get("type")
    if kind == "object":
        return _ts_object(node)
    if kind == "array":
        if "prefixItems" in node:
            return "[" + ", ".join(_ts(item) for item in node["prefixItems"]) + "]"
        return f"({_ts(node.get('items') or {})})[]"
    simple = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}
    return "null" if kind == "null" else simple.get(str(kind), "unknown")


def _ts_object(node: dict[str, Any]) -> str:
    properties: dict[str, Any] = node.get("properties", {})
    if not properties:
        extra = node.get("additionalProperties")
        return f"Record<string, {_ts(extra) if isinstance(extra, dict) else 'unknown'}>"
    required = set(node.get("required", ()))
    fields = (
        f"{name}{'' if name in required or inner.get('told') else '?'}: {_ts(inner)}"
        for name, inner in properties.items()
    )
    return "{ " + "; ".join(fields) + " }"


def _ts_value(value: Any) -> str:
    return msgspec.json.encode(value).decode()
