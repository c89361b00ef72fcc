"""What a wheel needs besides the Python files: the compiled engine and the built browser app."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools import build_engine


class WardroundBuildHook(BuildHookInterface[Any]):
    """Builds the browser app, and compiles the engine for wheels where that works.

    Without a C compiler, or if mypyc fails, the wheel is pure Python and the build says so. For
    releases ``WARDROUND_COMPILED=1`` makes that an error; ``WARDROUND_PURE=1`` does not even try.
    """

    PLUGIN_NAME = "custom"
    folders: list[Path] = []
    """What was compiled; to be removed once the wheel is written."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self._build_app()
        if self.target_name == "wheel" and not os.environ.get("WARDROUND_PURE"):
            self._compile(build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        while self.folders:
            shutil.rmtree(self.folders.pop())

    def _build_app(self) -> None:
        root = Path(self.root)
        if (root / "PKG-INFO").exists():
            return  # an sdist comes with the app
        subprocess.run([sys.executable, str(root / "dev"), "app"], check=True)

    def _compile(self, build_data: dict[str, Any]) -> None:
        target = Path(tempfile.mkdtemp())
        self.folders.append(target)
        try:
            if not build_engine.has_compiler():
                raise FileNotFoundError("there is no C compiler")
            built = build_engine.compile_engine(Path(self.root, "src"), target)
        except (OSError, subprocess.CalledProcessError) as error:
            if os.environ.get("WARDROUND_COMPILED"):
                raise
            self.app.display_warning(f"The engine was not compiled ({error}).")
            self.app.display_warning("The wheel is pure Python: it plays the same games, slower.")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in built:
            build_data["force_include"][str(target / path)] = str(path)
