"""Writes the bill of materials of a release: what the container and the browser app are made of.

``python deploy/sbom.py FILE`` reads the pins of deploy/requirements.txt and of the client's lock
file and writes CycloneDX 1.5 as JSON.
"""

from __future__ import annotations

import base64
import json
import re
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent


def python_parts(pins: str) -> list[dict[str, Any]]:
    """The packages of a requirements file with their hashes."""
    parts = []
    for block in re.split(r"\n(?=[\w.-]+==)", pins):
        pin = re.match(r"([\w.-]+)==([^\s;\\]+)", block)
        if pin is not None:
            name, version = pin.groups()
            hashes = sorted(re.findall(r"--hash=sha256:([0-9a-f]{64})", block))
            parts.append(_part(name, version, "pypi", [("SHA-256", h) for h in hashes]))
    return parts


def client_parts(lock: dict[str, Any]) -> list[dict[str, Any]]:
    """The packages of a lock file of npm; those only needed to build it are marked so."""
    parts = []
    for place, package in sorted(lock["packages"].items()):
        if not place:
            continue
        name = place.rpartition("node_modules/")[2]
        kind, _, value = package.get("integrity", "").partition("-")
        hashes = [("SHA-512", base64.b64decode(value).hex())] if kind == "sha512" else []
        scope = "excluded" if package.get("dev") else "required"
        parts.append({**_part(name, package["version"], "npm", hashes), "scope": scope})
    return parts


def _part(name: str, version: str, kind: str, hashes: list[tuple[str, str]]) -> dict[str, Any]:
    return {
        "type": "library",
        "name": name,
        "version": version,
        "purl": f"pkg:{kind}/{name.replace('@', '%40')}@{version}",
        "hashes": [{"alg": algorithm, "content": value} for algorithm, value in hashes],
    }


def bill(version: str) -> dict[str, Any]:
    pins = (ROOT / "deploy" / "requirements.txt").read_text("utf-8")
    lock = json.loads((ROOT / "client" / "package-lock.json").read_text("utf-8"))
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": {"type": "application", "name": "wardround", "version": version}},
        "components": [*python_parts(pins), *client_parts(lock)],
    }


def main() -> None:
    text = (ROOT / "src" / "wardround" / "__init__.py").read_text("utf-8")
    version = re.search(r'__version__ = "([^"]+)"', text)
    written = json.dumps(bill(version[1] if version else "0"), indent=2) + "\n"
    Path(sys.argv[1]).write_text(written, "utf-8")


if __name__ == "__main__":
    main()
