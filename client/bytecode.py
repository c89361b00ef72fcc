"""Compiles the Python of the page, in the page's own Python, when the app is built.

``bytecode.mjs`` runs this. The page would compile every module it imports at each start, which took
two thirds of that time. Bytecode comes in two archives: the standard library, with bytecode in
place of the modules that the page imports; and everything else by the hash of its source, of which
``wardround/server/web/site_files.py`` takes what fits the modules it packs.
"""

from __future__ import annotations

import hashlib
import importlib
import pkgutil
import py_compile
import sys
import zipfile
from pathlib import Path

LIBRARY = "/lib/python314.zip"
LONG_AGO = (1980, 1, 1, 0, 0, 0)
UNCHECKED = py_compile.PycInvalidationMode.UNCHECKED_HASH


def compiled(path: Path, name: str) -> bytes:
    made = Path("/made.pyc")
    py_compile.compile(str(path), str(made), name, doraise=True, invalidation_mode=UNCHECKED)
    return made.read_bytes()


def put(archive: zipfile.ZipFile, name: str, content: bytes) -> None:
    archive.writestr(zipfile.ZipInfo(name, LONG_AGO), content, zipfile.ZIP_DEFLATED)


def compile_sources(folders: tuple[Path, ...], out: Path) -> None:
    done: set[str] = set()
    with zipfile.ZipFile(out, "w") as archive:
        for folder in folders:
            for path in sorted(folder.rglob("*.py")):
                digest = hashlib.sha256(path.read_bytes()).hexdigest()
                if digest not in done:
                    done.add(digest)
                    put(archive, digest, compiled(path, path.relative_to(folder).as_posix()))


def imported() -> set[str]:
    """The files of the standard library that the page needs, as they are named in its archive."""
    importlib.import_module("wardround.server.in_page.server")
    importlib.import_module("wardround.server.in_page.thinker")
    games = importlib.import_module("wardround.games")
    for game in pkgutil.iter_modules(games.__path__, "wardround.games."):
        importlib.import_module(game.name)
    files = (str(getattr(module, "__file__", "")) for module in sys.modules.values())
    return {file.removeprefix(f"{LIBRARY}/") for file in files if file.startswith(LIBRARY)}


def compile_library(out: Path) -> None:
    wanted = imported()
    unpacked = Path("/library")
    with zipfile.ZipFile(LIBRARY) as library, zipfile.ZipFile(out, "w") as archive:
        library.extractall(unpacked)
        for name in sorted(info.filename for info in library.infolist() if not info.is_dir()):
            if name in wanted:
                put(archive, f"{name}c", compiled(unpacked / name, f"{LIBRARY}/{name}"))
            else:
                put(archive, name, (unpacked / name).read_bytes())


def main(source: Path, packages: Path, out: Path) -> None:
    compile_sources((source, packages), out / "bytecode.zip")
    sys.path[:0] = [str(source), str(packages)]
    compile_library(out / "python_stdlib.zip")
