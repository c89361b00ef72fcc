"""Asks the vulnerability databases in reach about everything that is pinned."""

from __future__ import annotations

import json
import subprocess
from typing import Any

from tools import client
from tools.commands import CLIENT, ROOT, Command, fail, say, variables
from tools.environment import tool

MAX_SECONDS = 120


def audit() -> None:
    known = [*python_faults(), *client_faults()]
    if known:
        fail("packages with known vulnerabilities (./dev pin updates them): " + "; ".join(known))


def python_faults() -> list[str]:
    words = ("--disable-pip", "--progress-spinner", "off", "--format", "json")
    report = json_of([tool("pip-audit") / "pip-audit", *words, "--requirement", "requirements.txt"])
    packages = [package for package in report.get("dependencies", []) if "vulns" in package]
    if not packages:
        say("audit: no database of Python packages can be reached; they were not audited")
    return [
        f"{package['name']} {package['version']}: {fault['id']}"
        for package in packages
        for fault in package["vulns"]
    ]


def client_faults() -> list[str]:
    report = json_of([*client.install(), "--prefix", CLIENT, "audit", "--json"])
    if "vulnerabilities" not in report:
        say("audit: no database of npm packages can be reached; they were not audited")
    return [f"{name}: {v['severity']}" for name, v in report.get("vulnerabilities", {}).items()]


def json_of(command: Command) -> dict[str, Any]:
    """What a command prints, whatever its exit code; empty if that is no JSON object."""
    words = [str(word) for word in command]
    try:
        done = subprocess.run(
            words, cwd=ROOT, env=variables(), capture_output=True, timeout=MAX_SECONDS, check=False
        )
        report = json.loads(done.stdout)
    except (OSError, ValueError, subprocess.TimeoutExpired):
        return {}
    return report if isinstance(report, dict) else {}
