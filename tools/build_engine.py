"""Compiles the engine with mypyc: hot modules of core, games, bots and adapters, unchanged.

``./dev compile`` compiles in place; the wheel's build hook also calls `compile_engine`. Modules
that hold msgspec structs or words stay interpreted: structs are C already, and words are not worth
speeding up.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]

FOLDERS: Final = ("rules", "advice")
"""The folders of a game that are compiled as a whole; see docs/architecture.md."""
MIXED: Final = ("core", "bots", "adapters")
"""Packages in which each module says for itself whether it is compiled."""
MARK: Final = "\n# Compiled with the engine.\n"


def engine_modules(source: Path) -> list[Path]:
    """The modules to compile, relative to the source folder."""
    package = source / "wardround"
    modules = [
        path
        for room in MIXED
        for path in sorted((package / room).glob("*.py"))
        if MARK in path.read_text("utf-8")
    ]
    games = package / "games"
    for folder in sorted(path for path in games.iterdir() if (path / "__init__.py").exists()):
        modules += sorted(path for name in FOLDERS for path in (folder / name).rglob("*.py"))
    return [path.relative_to(source) for path in modules]


CORES: Final = os.cpu_count() or 1
COMPILED: Final = (".so", ".pyd")
"""The suffixes of compiled modules."""


def has_compiler() -> bool:
    """Whether there is a C compiler."""
    usual = "cl" if os.name == "nt" else "cc"
    return shutil.which(os.environ.get("CC", usual).split()[0]) is not None


def c_flags() -> str:
    """Python's own flags, which setuptools would leave out: without them every list access asserts
    that it has a list. Nothing outside calls the engine by its C names, so they are hidden and its
    functions call each other directly. Warnings about generated C are off: they are of no use, and
    finding them takes a fifth of the time.
    """
    usual = sysconfig.get_config_var("CFLAGS") or ""
    return f"{os.environ.get('CFLAGS', usual)} -fvisibility=hidden -w"


def compile_engine(source: Path, target: Path, quick: bool = False) -> list[Path]:
    """Compile the engine; returns the built files, relative to ``target``.

    ``quick`` is for tests, which care only about results: nothing is optimised.
    """
    modules = [str(path) for path in engine_modules(source)]
    with tempfile.TemporaryDirectory() as temporary:
        arguments = f"{modules!r}, {str(target)!r}, {temporary!r}, {quick!r}"
        # In a separate process, for its working directory, environment and memory.
        code = f"import sys; sys.path.insert(0, {str(ROOT)!r})\nfrom tools import build_engine\n"
        subprocess.run(
            [sys.executable, "-c", f"{code}build_engine.write_and_build({arguments})"],
            cwd=source,
            env={
                **os.environ,
                "MYPYPATH": str(source),
                "WARDROUND_PURE": "1",
                **({} if os.name == "nt" else {"CFLAGS": c_flags()}),
            },
            check=True,
        )
    return [path.relative_to(target) for path in compiled_files(target)]


def write_and_build(modules: list[str], target: str, temporary: str, quick: bool) -> None:
    """Have mypyc write C and setuptools build it."""
    # Imported here, since neither is needed where nothing is compiled.
    from mypyc.build import mypycify
    from setuptools import Extension, setup
    from setuptools.command.build_ext import build_ext

    class BuildSideBySide(build_ext):
        """Compiles the C files of an extension in parallel. On its own setuptools does that only
        for whole extensions, and almost all of the engine is one."""

        def build_extension(self, ext: Extension) -> None:
            def compiled(source: str) -> list[str]:
                objects: list[str] = self.compiler.compile(
                    [source],
                    output_dir=self.build_temp,
                    include_dirs=ext.include_dirs,
                    extra_postargs=ext.extra_compile_args,
                )
                return objects

            with ThreadPoolExecutor(CORES) as pool:
                made = list(pool.map(compiled, map(str, ext.sources)))
            ext.extra_objects += [path for objects in made for path in objects]
            ext.sources = []
            super().build_extension(ext)

    # Without the project's own settings: ./dev check is strict, but a missing numpy or another
    # mypy version must not stop a wheel.
    extensions: list[Any] = mypycify(
        [*modules, "--config-file=", "--ignore-missing-imports"],
        opt_level="0" if quick else "3",
        debug_level="0",
        multi_file=True,
        target_dir=temporary,
        group_name="wardround",
    )
    if quick:
        for extension in extensions:
            extension.sources = joined(extension.sources, Path(temporary))
            # Without optimisation mypyc adds assertions that a release does not have.
            extension.extra_compile_args.append("-DNDEBUG")
    build = ("--build-lib", target, "--build-temp", temporary, "--parallel", str(CORES))
    setup(
        name="wardround-engine",
        packages=[],
        ext_modules=extensions,
        cmdclass={"build_ext": BuildSideBySide},
        script_args=["-q", "build_ext", *build],
    )


def joined(sources: list[str], folder: Path, most: int = 12) -> list[str]:
    """C files that include up to ``most`` others each. All of them read the same large headers,
    which takes a third of the time without optimisation."""
    if len(sources) == 1:
        return sources
    joint = []
    for start in range(0, len(sources), most):
        path = folder / f"joined_{start}.c"
        lines = [f'#include "{source}"\n' for source in sources[start : start + most]]
        path.write_text("".join(lines), "utf-8")
        joint.append(str(path))
    return joint


def compiled_files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.suffix in COMPILED)


def clean(source: Path) -> None:
    """Remove the modules that were compiled in place."""
    for path in compiled_files(source):
        path.unlink()


def main() -> None:
    source = ROOT / "src"
    clean(source)
    if "--clean" in sys.argv:
        return
    if not has_compiler():
        sys.exit("build_engine: there is no C compiler (cc); pure Python works without one")
    built = compile_engine(source, source)
    print(f"{len(built)} compiled modules; ./dev compile --clean removes them")


if __name__ == "__main__":
    main()
