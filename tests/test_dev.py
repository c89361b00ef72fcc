"""``./dev`` on machines where something is missing: what it does instead, and what it says."""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from tools import audit, chromium, client, commands, environment, gate, pins

ROOT = Path(__file__).resolve().parents[1]


@pytest.fixture(autouse=True)
def nothing_is_set_up(monkeypatch: pytest.MonkeyPatch) -> None:
    for module, name in (
        *((environment, name) for name in ("set_up", "install_torch")),
        *((client, "build"), (gate, "compile_tests")),
    ):
        monkeypatch.setattr(module, name, lambda: None)
    monkeypatch.setattr(client, "install", lambda: ["npm"])
    monkeypatch.setattr(environment, "find_uv", lambda: "uv")
    monkeypatch.setenv("WARDROUND_CHROMIUM", "")  # so that it is restored afterwards


@pytest.fixture
def called(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The commands that would have been run."""
    lines: list[str] = []

    def call(command: Sequence[str | Path], **more: str) -> None:
        lines.append(" ".join(map(str, command)))

    def call_together(together: Sequence[Sequence[str | Path]]) -> None:
        for command in together:
            call(command)

    for module in (gate, pins):
        monkeypatch.setattr(module, "call", call)
    monkeypatch.setattr(gate, "call_together", call_together)
    return lines


def test_without_chromium_the_rest_is_tested_and_the_exit_code_tells(
    called: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(chromium, "find", lambda: False)
    with pytest.raises(SystemExit) as end:
        gate.test([])

    assert end.value.code == commands.LEFT_OUT
    assert "LEFT OUT: all of tests/browser, because there is no Chromium" in capsys.readouterr().err
    python, client = called
    assert "--ignore tests/browser" in python
    assert client.endswith("test --silent")


def test_with_chromium_everything_is_tested(
    called: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chromium, "find", lambda: True)
    gate.test([])

    python, client, browser = called
    assert "--ignore tests/browser" in python
    assert browser.endswith("tests/browser")
    assert client.endswith("test --silent")


def test_ci_checks_and_tests_and_does_nothing_twice(
    called: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chromium, "find", lambda: True)
    monkeypatch.setattr(audit, "audit", lambda: called.append("audit"))
    gate.ci([])
    together = set(called)
    assert len(together) == len(called)
    called.clear()
    gate.test([])
    gate.check([])
    left = set(called) - together

    assert together < set(called)
    assert all("tests/test_architecture.py" in command for command in left)


def test_bytecode_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPYCACHEPREFIX", "")
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    commands.keep_bytecode()

    assert "PYTHONDONTWRITEBYTECODE" not in os.environ
    assert os.environ["PYTHONPYCACHEPREFIX"] == str(ROOT / ".cache" / "bytecode")


def test_chromium_is_looked_for_where_no_root_is_needed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked: list[str] = []

    def playwright(download: bool = False) -> str | None:
        asked.append("download" if download else "playwright")
        return str(tmp_path / "chrome") if download else None

    def debian(package: str, why: str) -> bool:
        asked.append("debian")
        return False

    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr(chromium, "of_playwright", playwright)
    monkeypatch.setattr(chromium, "install_debian", debian)

    assert chromium.find()
    assert asked == ["playwright", "debian", "download"]
    assert os.environ["WARDROUND_CHROMIUM"] == str(tmp_path / "chrome")


def test_a_named_chromium_is_taken(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    mine = tmp_path / "chrome"
    mine.touch()
    monkeypatch.setenv("WARDROUND_CHROMIUM", str(mine))

    assert chromium.find()
    assert os.environ["WARDROUND_CHROMIUM"] == str(mine)


def test_checks_run_together_and_one_failure_is_enough(capfd: pytest.CaptureFixture[str]) -> None:
    good, bad = [[sys.executable, "-c", f"print({n}); exit({n})"] for n in (0, 4)]
    commands.call_together([good, good])
    with pytest.raises(SystemExit) as end:
        commands.call_together([bad, good])

    assert end.value.code == 4
    out, err = capfd.readouterr()
    assert out == "0\n4\n", "the first speaks as it goes"
    assert re.match(r"0\n0\ndev \d+:\d\d: failed: ", err)
    assert "print(4)" in err


def test_pinning_writes_what_builds_too(
    called: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(pins, "ROOT", tmp_path)
    monkeypatch.setattr(pins, "find_uv", lambda: "uv")
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    (tmp_path / "pyproject.toml").write_text(project)
    (tmp_path / "requirements.txt").write_text("mypy==9.8.7 \\\n    --hash=x\nhatchling==3.2.1\n")
    pins.pin([])
    changed = (tmp_path / "pyproject.toml").read_text()

    assert '"mypy[mypyc]==9.8.7"' in changed
    assert '"hatchling==3.2.1"' in changed
    assert re.sub(r"==[\d.]+", "", changed) == re.sub(r"==[\d.]+", "", project)
