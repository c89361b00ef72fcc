"""The browser app: its packages, its build, and the Python that runs inside the page."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import sys
import tempfile
import zipfile
from pathlib import Path

from tools.commands import CLIENT, ROOT, Stamp, call, say, works
from tools.environment import find_uv, tool

STATIC = ROOT / "src" / "wardround" / "server" / "static"
NPM_QUIET = ("--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error")
RUNTIME = (
    *("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"),
    *("python_stdlib.zip", "pyodide-lock.json"),
)
PLATFORM = (
    *("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14"),
    *("--implementation", "cp", "--abi", "cp314"),
)
"""The tags that Pyodide 314 accepts."""
PACKAGES = (
    *("attrs", "babel", "fluent-runtime", "fluent-syntax"),
    *("mypy-extensions", "pytz", "typing-extensions"),
)
"""What the engine imports there besides msgspec: `THIRD_PARTIES` of `site_files.py`."""


def find_npm() -> list[str]:
    """npm: the one on PATH, or from a wheel that carries Node."""
    on_path = shutil.which("npm")
    if on_path and works([on_path, "--version"]):
        return [on_path]
    programs = tool("node")
    os.environ["PATH"] = f"{programs}{os.pathsep}{os.environ['PATH']}"
    return [str(programs / "npm")]


def install() -> list[str]:
    """Install the client's packages, as locked; returns the npm command."""
    npm = find_npm()
    stamp = Stamp(CLIENT / "node_modules", CLIENT / "package.json", CLIENT / "package-lock.json")
    if not stamp.is_current():
        say("installing the client's packages")
        call([*npm, "--prefix", CLIENT, "ci", *NPM_QUIET])
        stamp.write()
    return npm


def sources() -> list[Path]:
    """The client's own files, and the games' catalogues, since boards show their names."""
    skip = {"node_modules", "dist", ".svelte-kit"}
    own = [
        path
        for path in CLIENT.rglob("*")
        if path.is_file() and not skip & set(path.relative_to(CLIENT).parts)
    ]
    return sorted([*own, *ROOT.glob("src/wardround/games/*/words/*.ftl")])


def build() -> None:
    """Build the app if it is missing or its sources have changed."""
    stamp = Stamp(STATIC, *sources(), ROOT / "requirements.txt")
    if stamp.is_current():
        return
    npm = install()
    say("building the browser app")
    call([*npm, "--prefix", CLIENT, "run", "build", "--silent", "--", "--logLevel", "error"])
    add_python()
    stamp.write()


def add_python() -> None:
    """Put Python for the browser beside the app: the runtime, the pinned msgspec, bytecode."""
    folder = STATIC / "python"
    for name in RUNTIME:
        shutil.copy(CLIENT / "node_modules" / "pyodide" / name, folder)
    with tempfile.TemporaryDirectory() as place:
        pins = Path(place, "pins.txt")
        pins.write_text(pinned("msgspec"))
        call(
            [
                *(tool("pip-audit") / "python", "-m", "pip", "download", "--quiet", "--quiet"),
                *("--disable-pip-version-check", "--no-deps", "--require-hashes"),
                *("--only-binary", ":all:", *PLATFORM, "--dest", place, "--requirement", pins),
            ]
        )
        shutil.copy(next(Path(place).glob("*.whl")), folder / "msgspec.whl")
    compile_python()


def compile_python() -> None:
    """Write bytecode for the page, which would otherwise compile its imports at every start.

    Modules that change afterwards are packed as source, so only releases need fresh bytecode.
    """
    find_npm()
    with tempfile.TemporaryDirectory(dir=CLIENT / "node_modules") as place:
        pins, packages, out = Path(place, "pins.txt"), Path(place, "packages"), Path(place, "out")
        out.mkdir()
        pins.write_text("\n".join(map(pinned, PACKAGES)))
        install = ("pip", "install", "--quiet", "--no-deps", "--require-hashes")
        where = ("--python", sys.executable, "--target", packages)
        call([find_uv(), *install, *where, "--requirement", pins])
        script, msgspec = CLIENT / "bytecode.mjs", STATIC / "python" / "msgspec.whl"
        call(["node", script, ROOT / "src", packages, msgspec, out])
        for name, target in (("python_stdlib.zip", STATIC / "python"), ("bytecode.zip", STATIC)):
            (out / name).chmod(0o644)
            os.replace(out / name, target / name)  # atomic: tests may be reading them


def renew_bytecode() -> None:
    """Compile again if one of our modules has changed."""
    with zipfile.ZipFile(STATIC / "bytecode.zip") as archive:
        known = set(archive.namelist())
    modules = (ROOT / "src" / "wardround").rglob("*.py")
    if any(hashlib.sha256(path.read_bytes()).hexdigest() not in known for path in modules):
        compile_python()


def pinned(name: str) -> str:
    """A package's entry in requirements.txt, with its hashes."""
    pins = (ROOT / "requirements.txt").read_text("utf-8")
    entry = re.search(rf"(?m)^{re.escape(name)}==.*(?:\n +--hash=.*)*", pins)
    assert entry is not None
    return entry.group()
