"""Shared by the comparisons of two checkouts: runs each measurement in its own process."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

GAMES = ("clinic", "forbidden_clinic", "healthy_heart", "hero")


def arguments(about: str | None) -> argparse.ArgumentParser:
    """The command line of a comparison: two checkouts, and how they are measured."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("before", type=Path)
    parser.add_argument("after", type=Path)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--pure", action="store_true")
    return parser


def in_turns(chosen: argparse.Namespace, code: str, game: str, amount: float) -> list[list[Any]]:
    """For each round, the measurements of both checkouts: before, then after."""
    return [
        [_measured(tree, code, game, amount, chosen.pure) for tree in trees]
        for trees in [(chosen.before, chosen.after)] * chosen.rounds
    ]


def _measured(tree: Path, code: str, game: str, amount: float, pure: bool) -> Any:
    """The JSON that code prints when run on a checkout's engine, compiled if available."""
    environment = {**os.environ, "PYTHONPATH": str(tree.resolve() / "src")}
    if pure:
        environment["WARDROUND_PURE"] = "1"
    command = [sys.executable, "-c", code, game, str(amount)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return json.loads(done.stdout.splitlines()[-1])
