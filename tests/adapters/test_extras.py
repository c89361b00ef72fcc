"""Without the optional packages the message says which extra brings them."""

from __future__ import annotations

import subprocess
import sys

import pytest

BLOCKED = """
import sys

class Blocker:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] == {package!r}:
            raise ModuleNotFoundError(f"No module named {package!r}", name={package!r})

sys.meta_path.insert(0, Blocker())
import wardround.adapters
try:
    import {module}
except wardround.adapters.MissingExtraError as error:
    print(error)
"""


@pytest.mark.parametrize(
    ("module", "package", "extra"),
    [
        ("wardround.adapters.pettingzoo", "pettingzoo", "rl"),
        ("wardround.adapters.gymnasium", "gymnasium", "rl"),
        ("wardround.adapters.batch", "numpy", "rl"),
        ("wardround.adapters.openspiel", "pyspiel", "openspiel"),
    ],
)
def test_the_message_names_the_extra(module: str, package: str, extra: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", BLOCKED.format(module=module, package=package)],
        capture_output=True,
        text=True,
        check=True,
    )

    assert done.stdout == (
        f"the research interfaces need {package}, which is not installed: "
        f"pip install 'wardround[{extra}]'\n"
    )
