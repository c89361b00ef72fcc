"""``./dev`` on machines where something is missing: what it does instead, and what it says."""

from __future__ import annotations

import importlib.util
import os
import re
import sys
from collections.abc import Sequence
from importlib.machinery import SourceFileLoader
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[1]


@pytest.fixture
def dev(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The script as a module that sets nothing up."""
    loader = SourceFileLoader("dev", str(ROOT / "dev"))
    spec = importlib.util.spec_from_loader("dev", loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    for name in ("set_up", "build_client", "install_torch", "compile_tests"):
        monkeypatch.setattr(module, name, lambda: None)
    monkeypatch.setattr(module, "install_client", lambda: ["npm"])
    monkeypatch.setenv("WARDROUND_CHROMIUM", "")  # so that it is restored afterwards
    return module


@pytest.fixture
def called(dev: Any, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The commands that would have been run."""
    commands: list[str] = []

    def call(command: Sequence[str | Path], **more: str) -> None:
        commands.append(" ".join(map(str, command)))

    def call_together(together: Sequence[Sequence[str | Path]]) -> None:
        for command in together:
            call(command)

    monkeypatch.setattr(dev, "call", call)
    monkeypatch.setattr(dev, "call_together", call_together)
    return commands


def test_without_chromium_the_rest_is_tested_and_the_exit_code_tells(
    dev: Any,
    called: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(dev, "find_chromium", lambda: False)
    with pytest.raises(SystemExit) as end:
        dev.test([])

    assert end.value.code == dev.LEFT_OUT
    assert "LEFT OUT: all of tests/browser, because there is no Chromium" in capsys.readouterr().err
    python, client = called
    assert "--ignore tests/browser" in python
    assert client.endswith("test --silent")


def test_with_chromium_everything_is_tested(
    dev: Any, called: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dev, "find_chromium", lambda: True)
    dev.test([])

    python, client, browser = called
    assert "--ignore tests/browser" in python
    assert browser.endswith("tests/browser")
    assert client.endswith("test --silent")


def test_ci_checks_and_tests_and_does_nothing_twice(
    dev: Any, called: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dev, "find_chromium", lambda: True)
    monkeypatch.setattr(dev, "find_uv", lambda: "uv")
    monkeypatch.setattr(dev, "audit", lambda arguments: called.append("audit"))
    dev.ci([])
    together = set(called)
    assert len(together) == len(called)
    called.clear()
    dev.test([])
    dev.check([])
    left = set(called) - together

    assert together < set(called)
    assert all("test_architecture" in command or "--uncovered" in command for command in left)


def test_bytecode_is_kept(dev: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPYCACHEPREFIX", "")
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    dev.keep_bytecode()

    assert "PYTHONDONTWRITEBYTECODE" not in os.environ
    assert os.environ["PYTHONPYCACHEPREFIX"] == str(ROOT / ".cache" / "bytecode")


def test_chromium_is_looked_for_where_no_root_is_needed(
    dev: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked: list[str] = []

    def playwright(download: bool = False) -> str | None:
        asked.append("download" if download else "playwright")
        return str(tmp_path / "chrome") if download else None

    def debian(package: str, why: str) -> bool:
        asked.append("debian")
        return False

    monkeypatch.setattr(dev.shutil, "which", lambda name: None)
    monkeypatch.setattr(dev, "playwright_chromium", playwright)
    monkeypatch.setattr(dev, "install_debian", debian)

    assert dev.find_chromium()
    assert asked == ["playwright", "debian", "download"]
    assert os.environ["WARDROUND_CHROMIUM"] == str(tmp_path / "chrome")


def test_a_named_chromium_is_taken(
    dev: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    mine = tmp_path / "chrome"
    mine.touch()
    monkeypatch.setenv("WARDROUND_CHROMIUM", str(mine))

    assert dev.find_chromium()
    assert os.environ["WARDROUND_CHROMIUM"] == str(mine)


def test_checks_run_together_and_one_failure_is_enough(
    dev: Any, capfd: pytest.CaptureFixture[str]
) -> None:
    good, bad = [[sys.executable, "-c", f"print({n}); exit({n})"] for n in (0, 4)]
    dev.call_together([good, good])
    with pytest.raises(SystemExit) as end:
        dev.call_together([bad, good])

    assert end.value.code == 4
    out, err = capfd.readouterr()
    assert out == "0\n4\n", "the first speaks as it goes"
    assert re.match(r"0\n0\ndev 0:\d\d: failed: ", err)
    assert "print(4)" in err


def test_pinning_writes_what_builds_too(
    dev: Any, called: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    monkeypatch.setattr(dev, "find_uv", lambda: "uv")
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    (tmp_path / "pyproject.toml").write_text(project)
    (tmp_path / "requirements.txt").write_text("mypy==9.8.7 \\\n    --hash=x\nhatchling==3.2.1\n")
    dev.pin([])
    changed = (tmp_path / "pyproject.toml").read_text()

    assert '"mypy[mypyc]==9.8.7"' in changed
    assert '"hatchling==3.2.1"' in changed
    assert re.sub(r"==[\d.]+", "", changed) == re.sub(r"==[\d.]+", "", project)
