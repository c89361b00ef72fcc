"""What is checked and tested: ``./dev check``, ``./dev test`` and ``./dev ci``."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tools import audit, chromium, client, environment
from tools.commands import (
    CLIENT,
    LEFT_OUT,
    PYTHON,
    Command,
    call,
    call_together,
    in_parallel,
    say,
    works,
)

PYTEST: Command = (PYTHON, "-m", "pytest", "-q")
RULES = ("architecture", "fields", "rules_gate")
"""Tests that are checks; the full test run has them too."""


def check(arguments: Sequence[str]) -> None:
    environment.find_uv()  # before two jobs need it at once
    in_parallel(environment.set_up, client.install)
    rules = [*PYTEST, *(f"tests/test_{name}.py" for name in RULES)]
    in_parallel(lambda: call_together([*checks(), rules]), audit.audit)
    say("all in order")


def test(arguments: Sequence[str]) -> None:
    environment.set_up()
    quick = "--quick" in arguments
    rest = [argument for argument in arguments if argument != "--quick"]
    everything = all(argument.startswith("-") for argument in rest)
    chosen = [*(["-m", "not slow"] if quick else []), *rest]
    has_chromium = True
    if everything or any("browser" in argument for argument in rest):
        torch = [environment.install_torch] if everything and not quick else []
        has_chromium, *_ = in_parallel(chromium.find, client.build, compile_tests, *torch)
    if not everything:
        call([*PYTEST, *chosen])
        return
    call_together(suites(chosen))
    browser_suite(has_chromium, chosen)


def ci(arguments: Sequence[str]) -> None:
    """Check and test in parallel, without doing anything twice."""
    environment.find_uv()  # before two jobs need it at once
    in_parallel(environment.set_up, client.install)
    with ThreadPoolExecutor(2) as pool:
        # Most of the rest of the set-up waits for networks and disks: the checks need not.
        checking = pool.submit(call_together, checks())
        has_chromium = pool.submit(chromium.find)  # which only the last tests need
        in_parallel(compile_tests, environment.install_torch, client.build)
        say("testing")
        in_parallel(lambda: call_together(suites()), checking.result, audit.audit)
        say("testing in the browser")
    browser_suite(has_chromium.result())
    say("all in order")


def checks() -> list[Command]:
    """The checks that are not tests, the longest first."""
    npm = client.install()
    return [
        [PYTHON, "-m", "mypy"],
        *([*npm, "--prefix", CLIENT, "run", job, "--silent"] for job in ("check", "lint")),
        [PYTHON, "-m", "ruff", "format", "--check", "--quiet", "."],
        [PYTHON, "-m", "ruff", "check", "--quiet", "."],
    ]


def suites(more: Sequence[str] = ()) -> list[Command]:
    """All tests but those in the browser: together they would take just as long, and pages would
    share their cores with compilers."""
    # More workers than there are cores: these tests also wait for servers, leases and kills.
    return [
        [*spread(2), "--ignore", "tests/browser", *more],
        [*client.install(), "--prefix", CLIENT, "test", "--silent"],
    ]


def browser_suite(has_chromium: bool, more: Sequence[str] = ()) -> None:
    """In a process of their own, since Playwright keeps an event loop running in its process."""
    if not has_chromium:
        say("LEFT OUT: all of tests/browser, because there is no Chromium. Install one, or set")
        say("WARDROUND_CHROMIUM to its path. Everything else has passed.")
        sys.exit(LEFT_OUT)
    # One more than there are cores: pages wait for servers, and servers for pages.
    call([*spread(1), "tests/browser", *more])


def spread(more: int) -> list[str | Path]:
    """pytest with as many workers as there are cores, and some more."""
    cores = min(4, os.cpu_count() or 1)
    return [*PYTEST, "--dist", "worksteal", "-n", str(cores + more)]


def compile_tests() -> None:
    """Compile once, before many processes would do so in parallel."""
    works([*PYTEST, "--collect-only"])
