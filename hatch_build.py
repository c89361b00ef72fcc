"""What a wheel needs beside the Python files: the compiled engine and the built browser app."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

import build_engine


class WardroundBuildHook(BuildHookInterface[Any]):
    """Compiles the engine when there is a C compiler; ``WARDROUND_PURE=1`` leaves it pure."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or self.target_name != "wheel":
            return
        if os.environ.get("WARDROUND_PURE") or not build_engine.has_compiler():
            return
        self.folder = tempfile.TemporaryDirectory()
        target = Path(self.folder.name)
        built = build_engine.compile_engine(Path(self.root, "src"), target)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in built:
            build_data["force_include"][str(target / path)] = str(path)
