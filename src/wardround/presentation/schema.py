"""JSON Schema and TypeScript types of what a game sends to the browser."""

from __future__ import annotations

import textwrap
from itertools import chain
from typing import Any

import msgspec

from wardround.core.codec import union_of
from wardround.core.game import Awaiting, Meta, Outcome
from wardround.presentation.game_spec import AnyGameSpec
from wardround.presentation.scene import Scene


def schema(game: AnyGameSpec) -> dict[str, Any]:
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
    needed: dict[str, Any] = {}
    open_nodes = [node]
    while open_nodes:
        node = open_nodes.pop()
        if isinstance(node, list):
            open_nodes += node
        elif isinstance(node, dict):
            open_nodes += node.values()
            name = str(node.get("$ref", "")).rpartition("/")[2]
            if name and name not in needed:
                needed[name] = defs[name]
                open_nodes.append(defs[name])
    return needed


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
        f"{name}{'' if name in required or inner.get('localized') else '?'}: {_ts(inner)}"
        for name, inner in properties.items()
    )
    return "{ " + "; ".join(fields) + " }"


def _ts_value(value: Any) -> str:
    return msgspec.json.encode(value).decode()
