"""Running other programs, alone and together."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NoReturn

ROOT = Path(__file__).resolve().parents[1]
TOOLS = ROOT / ".tools"
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
CLIENT = ROOT / "client"
LEFT_OUT = 3
"""The exit code when all went well, but something could not be tried on this machine."""
STARTED = time.monotonic()

Command = Sequence[str | Path]


def keep_bytecode() -> None:
    """A test run starts hundreds of Python processes, which would all compile everything again.

    If bytecode is not wanted beside the sources, put it into a separate folder.
    """
    if os.environ.pop("PYTHONDONTWRITEBYTECODE", None):
        os.environ["PYTHONPYCACHEPREFIX"] = str(ROOT / ".cache" / "bytecode")


def say(text: str) -> None:
    minutes, seconds = divmod(int(time.monotonic() - STARTED), 60)
    print(f"dev {minutes}:{seconds:02}: {text}", file=sys.stderr, flush=True)


def fail(text: str) -> NoReturn:
    say(text)
    sys.exit(2)


def variables(**more: str) -> dict[str, str]:
    """The environment for a process: a copy, because another thread may change the original while
    the process starts ("bad address")."""
    return {**os.environ, **more}


def call(command: Command, **more: str) -> None:
    """Run a command; exit with its code if it fails."""
    words = [str(c) for c in command]
    done = subprocess.run(words, cwd=ROOT, env=variables(**more), check=False)
    if done.returncode != 0:
        sys.exit(done.returncode)


def call_together(commands: Sequence[Command]) -> None:
    """Run commands in parallel; exit after all are done if one failed.

    Runs one more than there are cores, since some of them wait at times. The first one's output
    appears as it runs; the output of the others is collected and printed at the end.
    """

    def run(n: int) -> subprocess.CompletedProcess[bytes]:
        words = [str(c) for c in commands[n]]
        out, err = (subprocess.PIPE, subprocess.STDOUT) if n else (None, None)
        return subprocess.run(words, cwd=ROOT, env=variables(), stdout=out, stderr=err, check=False)

    with ThreadPoolExecutor(1 + (os.cpu_count() or 1)) as pool:
        results = list(pool.map(run, range(len(commands))))
    for done in results[1:]:
        sys.stderr.buffer.write(done.stdout)
    sys.stderr.flush()
    if failed := [done for done in results if done.returncode != 0]:
        say(f"failed: {'; '.join(' '.join(done.args) for done in failed)}")
        sys.exit(failed[0].returncode)


def in_parallel(*jobs: Callable[[], Any]) -> list[Any]:
    """Run functions that wait for networks and disks; an error in one is raised."""
    with ThreadPoolExecutor(len(jobs)) as pool:
        return [done.result() for done in [pool.submit(job) for job in jobs]]


def output_of(command: Command, timeout: float | None = None) -> str | None:
    """What a command prints; None if it fails or cannot be run."""
    words = [str(c) for c in command]
    try:
        done = subprocess.run(
            words, cwd=ROOT, env=variables(), capture_output=True, timeout=timeout, check=True
        )
    except (OSError, subprocess.SubprocessError):
        return None
    return done.stdout.decode("utf-8", "replace")


def works(command: Command) -> bool:
    return output_of(command) is not None


def fingerprint(paths: Sequence[Path]) -> str:
    """A digest of files and their names."""
    digest = hashlib.sha256()
    for path in paths:
        digest.update(str(path.relative_to(ROOT)).encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


class Stamp:
    """A file that remembers what something was made from."""

    def __init__(self, folder: Path, *sources: Path, also: str = "") -> None:
        self.file = folder / "wardround-stamp"
        self.wanted = fingerprint(sources) + also

    def is_current(self) -> bool:
        return self.file.exists() and self.file.read_text() == self.wanted

    def write(self) -> None:
        self.file.write_text(self.wanted)
