"""JSON Schema and TypeScript types of the protocol.

``python -m wardround.server.protocol.schema client/src/connection/protocol.ts`` writes the
types for the client; without a file they are printed. ``--json`` gives the JSON Schema.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from wardround.presentation.schema import typescript
from wardround.server.protocol import from_browser, from_server, http_requests, http_responses
from wardround.server.protocol.refusals import Code

HEADER = "// Made from src/wardround/server/protocol/ by schema.py; do not edit.\n\n"


def _parts() -> tuple[dict[str, Any], dict[str, Any]]:
    roots: dict[str, Any] = {
        "ClientMessage": from_browser.ClientMessage,
        "ServerMessage": from_server.ServerMessage,
        "Code": Code,
        "Colour": from_browser.Colour,
    }
    for module in (http_requests, http_responses):
        for name, kind in vars(module).items():
            own = getattr(kind, "__module__", "") == module.__name__
            if own and kind is not http_requests.Body:
                roots[name] = kind
    schemas, components = msgspec.json.schema_components(
        list(roots.values()), ref_template="#/$defs/{name}"
    )
    return components, dict(zip(roots, schemas, strict=True))


def json_schema() -> dict[str, Any]:
    """Every message and every body, as JSON Schema."""
    components, roots = _parts()
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Wardround protocol {from_server.PROTOCOL}",
        "properties": roots,
        "$defs": components,
    }


def typescript_types() -> str:
    """One exported type for every message and body."""
    components, roots = _parts()
    return HEADER + typescript(components, roots)


def main(arguments: list[str]) -> None:
    files = [a for a in arguments if not a.startswith("--")]
    if "--json" in arguments:
        text = msgspec.json.format(msgspec.json.encode(json_schema())).decode() + "\n"
    else:
        text = typescript_types()
    if files:
        path = Path(files[0])
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    else:
        sys.stdout.write(text)


if __name__ == "__main__":
    main(sys.argv[1:])
