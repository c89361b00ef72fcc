"""What a build does where the engine cannot be compiled."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

import pytest
from tools import build_engine
from tools.hatch_build import WardroundBuildHook

from tests.package.installed import ROOT


class App:
    """Stands in for hatch: keeps the warnings."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def display_warning(self, text: str) -> None:
        self.said.append(text)


def build(target: str = "wheel") -> tuple[dict[str, Any], list[str]]:
    """What the hook tells hatch to build, and its warnings."""
    app: Any = App()
    nothing: Any = None
    data: dict[str, Any] = {"force_include": {}}
    hook = WardroundBuildHook(str(ROOT), {}, nothing, nothing, "", target, app)
    try:
        hook.initialize("standard", data)
    finally:
        hook.finalize("standard", data, "")
    return data, app.said


@pytest.fixture(autouse=True)
def dev(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The calls of ``./dev app``; nothing is built."""
    called: list[list[str]] = []

    def run(command: list[str], check: bool) -> None:
        called.append(command[1:])

    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.delenv("WARDROUND_PURE", raising=False)
    monkeypatch.delenv("WARDROUND_COMPILED", raising=False)
    return called


def mypyc_fails(source: Path, target: Path) -> list[Path]:
    raise subprocess.CalledProcessError(1, ["mypyc"])


def mypyc_works(source: Path, target: Path) -> list[Path]:
    return [Path("wardround", "core", "chance.so")]


@pytest.mark.parametrize(
    ("compiler", "compile_engine", "reason"),
    [
        (False, mypyc_works, "there is no C compiler"),
        (True, mypyc_fails, "Command '['mypyc']' returned non-zero exit status 1"),
    ],
)
def test_the_wheel_is_pure_and_says_so_unless_a_release_insists(
    monkeypatch: pytest.MonkeyPatch, compiler: bool, compile_engine: Any, reason: str
) -> None:
    monkeypatch.setattr(build_engine, "has_compiler", lambda: compiler)
    monkeypatch.setattr(build_engine, "compile_engine", compile_engine)
    data, said = build()

    assert data == {"force_include": {}}
    assert reason in said[0]
    assert "pure Python" in said[1]
    monkeypatch.setenv("WARDROUND_COMPILED", "1")
    with pytest.raises((FileNotFoundError, subprocess.CalledProcessError)):
        build()


def test_a_compiled_wheel_is_for_one_platform(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build_engine, "has_compiler", lambda: True)
    monkeypatch.setattr(build_engine, "compile_engine", mypyc_works)
    data, said = build()

    assert data["infer_tag"] is True
    assert data["pure_python"] is False
    assert list(data["force_include"].values()) == [str(Path("wardround", "core", "chance.so"))]
    assert said == []
    monkeypatch.setenv("WARDROUND_PURE", "1")
    assert build()[0] == {"force_include": {}}


def test_wheel_and_sdist_get_the_app(monkeypatch: pytest.MonkeyPatch, dev: list[list[str]]) -> None:
    monkeypatch.setenv("WARDROUND_PURE", "1")
    for target in ("wheel", "sdist"):
        build(target)

    assert dev == 2 * [[str(ROOT / "dev"), "app"]]


def test_no_compiler_by_that_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -O3")

    assert not build_engine.has_compiler()
