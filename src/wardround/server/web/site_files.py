"""The app as files: those the build wrote, and those made from them when served.

The page is the same whether a server or the browser itself holds the tables; an attribute of
``<html>`` says which. The engine for the browser is packed from the very modules that run here, so
the two can never differ. All files together have a version: the service worker keeps one version at
a time, and a page can ask whether it has the newest.
"""

from __future__ import annotations

import hashlib
import html
import importlib.util
import io
import zipfile
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Final
from urllib.parse import urljoin

import msgspec

from wardround.presentation.language import LANGUAGES

PACKAGE: Final = Path(__file__).resolve().parents[2]
STATIC: Final = Path(__file__).resolve().parents[1] / "static"
PYTHON: Final = "python"
"""The folder of the runtime, the engine and the scripts that run them."""
ENGINE: Final = f"{PYTHON}/engine.zip"
BYTECODE: Final = "bytecode.zip"
"""Compiled modules by the hash of their source (``client/bytecode.py``)."""
NOT_SERVED: Final = frozenset({BYTECODE, "wardround-stamp"})
LEFT_OUT: Final = frozenset({"adapters", "cli", "lab", "static", "template", "__pycache__"})
COMPILED: Final = frozenset({".pyc", ".pyd", ".so"})
THIRD_PARTIES: Final = (
    *("attr", "babel", "fluent", "mypy_extensions", "pytz", "typing_extensions"),
)
"""What the engine imports, except msgspec, which is compiled and lies beside the archive."""
LOCALES: Final = frozenset({*LANGUAGES, "global", "root"})
"""Which of Babel's locales are packed: it has hundreds."""
LONG_AGO: Final = (1980, 1, 1, 0, 0, 0)
"""The date of everything in the archive, so that the same modules always make the same bytes."""
START: Final = '<html lang="en"'


class NotBuiltError(Exception):
    """The app has not been built."""


class SiteFiles:
    """All files of the app.

    ``alone``: its first page has no server behind it. ``settings``: how the tables in the page
    differ from the defaults. ``address``: where others reach it; link previews need the full
    address of their picture.
    """

    def __init__(
        self,
        static: Path = STATIC,
        alone: bool = False,
        settings: dict[str, str | float] | None = None,
        address: str = "",
    ) -> None:
        self._static = static
        self._alone = alone
        self._settings = settings or {}
        self._address = address

    @property
    def built(self) -> bool:
        return (self._static / "index.html").is_file()

    @cached_property
    def made(self) -> dict[str, bytes]:
        """Files that are made when served rather than written by the build, by their address."""
        if not self.built:
            raise NotBuiltError("the browser app has not been built: run ./dev app")
        page = (self._static / "index.html").read_text("utf-8")
        if self._address:
            picture = html.escape(urljoin(self._address, "preview.jpg"))
            page = page.replace('content="./preview.jpg"', f'content="{picture}"')
        server = page.replace(START, f'{START} data-version="{self.version}"')
        settings = html.escape(msgspec.json.encode(self._settings).decode())
        device = server.replace(START, f'{START} data-tables="device" data-settings="{settings}"')
        files = {
            "index.html": (device if self._alone else server).encode(),
            "device.html": device.encode(),
            "version.json": msgspec.json.encode({"version": self.version}),
            "sw.js": self._service_worker().encode(),
        }
        if self._plays_alone:
            files[ENGINE] = self._engine
        return files

    @cached_property
    def version(self) -> str:
        """A short name for exactly this set of files."""
        digest = hashlib.sha256(self._engine + msgspec.json.encode(self._settings))
        for name in self._lying():
            digest.update(name.encode() + b"\0" + (self._static / name).read_bytes())
        return digest.hexdigest()[:12]

    def write(self, folder: Path) -> None:
        """Write everything to a folder that any web server can serve."""
        for name in self._lying():
            _put(folder / name, (self._static / name).read_bytes())
        for name, content in self.made.items():
            _put(folder / name, content)

    # -- inside -------------------------------------------------------------------------------

    @cached_property
    def _engine(self) -> bytes:
        return engine_archive(self._static / BYTECODE)

    @property
    def _plays_alone(self) -> bool:
        """Whether the build put the runtime beside the app."""
        return (self._static / PYTHON / "pyodide.mjs").is_file()

    def _lying(self) -> list[str]:
        """The files that the build wrote, by their address."""
        files = (path for path in self._static.rglob("*") if path.is_file())
        names = sorted(path.relative_to(self._static).as_posix() for path in files)
        return [name for name in names if name not in NOT_SERVED]

    def _service_worker(self) -> str:
        """The service worker with its list of files."""
        # The picture of a link preview is for people who have not opened the app yet.
        left_out = ("index.html", "preview.jpg", "sw.js")
        lying = [name for name in self._lying() if name not in left_out]
        app = [".", "device.html", *(name for name in lying if not name.startswith(PYTHON))]
        python = [name for name in lying if name.startswith(PYTHON)]
        if self._plays_alone:
            python.append(ENGINE)
        site = {"version": self.version, "alone": self._alone, "app": app, "python": python}
        script = (self._static / "sw.js").read_text("utf-8")
        return f"const site = {msgspec.json.encode(site).decode()};\n{script}"


def engine_archive(bytecode: Path = STATIC / BYTECODE) -> bytes:
    """The engine, the games, the bots and the tables as an archive that the page unpacks.

    A module is replaced by bytecode only if it was compiled from this very source.
    """
    packed = io.BytesIO()
    compiled = _compiled(bytecode)
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, path in _modules():
            content = path.read_bytes()
            if path.suffix == ".py" and (code := compiled.get(_digest(content))):
                name, content = f"{name}c", code
            archive.writestr(zipfile.ZipInfo(name, LONG_AGO), content, zipfile.ZIP_DEFLATED)
    return packed.getvalue()


def _compiled(bytecode: Path) -> dict[str, bytes]:
    if not bytecode.is_file():
        return {}
    with zipfile.ZipFile(bytecode) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def _digest(source: bytes) -> str:
    return hashlib.sha256(source).hexdigest()


def _modules() -> Iterator[tuple[str, Path]]:
    for path in sorted(PACKAGE.rglob("*")):
        inside = path.relative_to(PACKAGE)
        if path.is_file() and path.suffix not in COMPILED and not LEFT_OUT & set(inside.parts):
            yield f"wardround/{inside.as_posix()}", path
    for name in THIRD_PARTIES:
        spec = importlib.util.find_spec(name)
        assert spec is not None
        if spec.submodule_search_locations is None:
            yield f"{name}.py", Path(str(spec.origin))
        for folder in spec.submodule_search_locations or ():
            for path in sorted(Path(folder).rglob("*")):
                if path.suffix == ".py" or (path.suffix == ".dat" and path.stem in LOCALES):
                    yield f"{name}/{path.relative_to(folder).as_posix()}", path


def _put(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
