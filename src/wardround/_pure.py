"""Run from source although compiled modules lie beside it: set ``WARDROUND_PURE=1``.

For comparing the two, and for debugging.
"""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType


class SourceFinder:
    """Finds the source of this package's modules before anything compiled is looked for."""

    @classmethod
    def find_spec(
        cls, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("wardround.") or path is None:
            return None
        for folder in path:
            inside = Path(folder) / name.rpartition(".")[2]
            for source in (inside.with_suffix(".py"), inside / "__init__.py"):
                if source.is_file():
                    is_package = source.stem == "__init__"
                    return importlib.util.spec_from_file_location(
                        name,
                        source,
                        loader=SourceFileLoader(name, str(source)),
                        submodule_search_locations=[str(inside)] if is_package else None,
                    )
        return None


def install() -> None:
    if SourceFinder not in sys.meta_path:
        sys.meta_path.insert(0, SourceFinder)
