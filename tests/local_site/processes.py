"""Processes of a site: started, watched, frozen, ended politely or not."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import SystemRandom
from typing import Final

LOOPBACK: Final = "127.0.0.1"
START_SECONDS: Final = 60.0


class StartError(Exception):
    """Something did not start; the message says what and shows the end of its log."""


def free_port() -> int:
    """A port below those that the system gives to outgoing connections: one of these could take it
    before its server has started, or while that restarts."""
    while True:
        port = SystemRandom().randrange(10_000, 32_000)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind((LOOPBACK, port))
            return port


def listens(port: int) -> bool:
    try:
        socket.create_connection((LOOPBACK, port), 1).close()
    except OSError:
        return False
    return True


def resident_kilobytes(pid: int) -> int:
    """How much memory a process uses; 0 if it has just ended."""
    for line in Path(f"/proc/{pid}/status").read_text("utf-8").splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    return 0


def python(module: str, *arguments: str) -> list[str]:
    """The command that runs a module with this Python."""
    return [sys.executable, "-m", module, *arguments]


class Process:
    """A program with a log of its own. It can be started again after it has ended."""

    def __init__(
        self, name: str, command: Sequence[str], folder: Path, ready: Callable[[], bool]
    ) -> None:
        self.name = name
        self.command = list(command)
        self.log = folder / f"{name}.log"
        self._ready = ready
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    @property
    def pid(self) -> int:
        return 0 if self._process is None else self._process.pid

    def launch(self) -> None:
        """Start without waiting."""
        paths = os.pathsep.join(path for path in sys.path if path)
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                self.command,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                env={**os.environ, "PYTHONPATH": paths},
                start_new_session=True,
            )

    def wait_ready(self, seconds: float = START_SECONDS) -> None:
        deadline = time.monotonic() + seconds
        while not self._ready():
            if not self.running or time.monotonic() > deadline:
                raise StartError(f"{self.name} did not start:\n{self.end_of_log()}")
            time.sleep(0.02)

    def start(self) -> None:
        self.launch()
        self.wait_ready()

    def end_of_log(self) -> str:
        lines = self.log.read_text("utf-8", "replace").splitlines() if self.log.exists() else []
        return "\n".join(lines[-20:])

    def kill(self) -> None:
        """kill -9"""
        self._signal(signal.SIGKILL)
        self._wait(10)

    def terminate(self) -> None:
        """Ask it to end."""
        self._signal(signal.SIGTERM)

    def stop(self, seconds: float = 10) -> None:
        """Politely; rudely if it does not listen."""
        self.terminate()
        if not self._wait(seconds):
            self.kill()

    def freeze(self) -> None:
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self._signal(signal.SIGCONT)

    def _signal(self, number: int) -> None:
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                self._process.send_signal(number)

    def _wait(self, seconds: float) -> bool:
        if self._process is None:
            return True
        try:
            self._process.wait(seconds)
        except subprocess.TimeoutExpired:
            return False
        return True
