"""What a person types, and what they are told."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.local_site.processes import Process, StartError
from wardround.cli.common import UserError
from wardround.cli.main import app
from wardround.cli.serve import without_password


@pytest.mark.parametrize("command", ["serve", "worker"])
def test_a_wrong_bus_is_told(command: str) -> None:
    done = CliRunner().invoke(app, [command, "--bus", "localhost:4222"])
    assert isinstance(done.exception, UserError)
    assert "nats://127.0.0.1:4222" in str(done.exception)


def test_passwords_are_not_shown() -> None:
    shown = without_password("postgresql://anna:secret@db.example/wardround")
    assert shown == "postgresql://anna:…@db.example/wardround"
    assert without_password("nats://:geheim@bus:4222") == "nats://:…@bus:4222"
    assert without_password("sqlite:///tables.sqlite") == "sqlite:///tables.sqlite"


def test_what_does_not_start_says_why(tmp_path: Path) -> None:
    process = Process("broken", [sys.executable, "-c", "exit('no luck')"], tmp_path, lambda: False)
    with pytest.raises(StartError, match="no luck"):
        process.start()


@pytest.mark.slow
def test_a_site_for_trying_starts_and_ends(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.local_site", "--servers", "2", "--workers", "1"]
    paths = os.pathsep.join(path for path in sys.path if path)
    running = subprocess.Popen(
        [*command, "--folder", str(tmp_path)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": paths},
    )
    assert running.stdout is not None
    try:
        lines: list[str] = []
        for line in running.stdout:
            lines.append(line)
            if "logs in" in line:
                break
        address = next(line for line in lines if "balancer" in line).split("open ")[1].split()[0]
        assert len([line for line in lines if "pid" in line]) == 6
        deadline = time.monotonic() + 60
        while True:
            try:
                with urllib.request.urlopen(address + "api/games", timeout=10) as answer:
                    assert answer.status == 200
                    break
            except OSError:
                assert time.monotonic() < deadline
                time.sleep(0.1)
    finally:
        running.send_signal(signal.SIGINT)
        running.wait(60)
        running.stdout.close()
    assert running.returncode == 0
    pids = [int(line.split("pid ")[1].split()[0]) for line in lines if "pid" in line]
    assert [pid for pid in pids if Path(f"/proc/{pid}").exists()] == []
