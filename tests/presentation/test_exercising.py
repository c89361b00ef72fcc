"""A test that names a rule must run a function that cites it; the check lives in conftest.py."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

HEAD = """\
from tests.core.pills import LIBRARY
from wardround.testkit import Play, case, rule
from wardround.template import SPEC
from wardround.template.rules.rounds import is_over
"""


def run_pytest(folder: Path, body: str) -> subprocess.CompletedProcess[str]:
    """A test file of its own, run as the project's tests are."""
    file = folder / "test_it.py"
    file.write_text(HEAD + body, "utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir"]
    return subprocess.run(
        [*command, str(ROOT), "-c", str(ROOT / "pyproject.toml"), "-p", "conftest", str(file)],
        cwd=ROOT,
        env={
            **os.environ,
            "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}",
            "WARDROUND_PURE": "1",
        },
        capture_output=True,
        text=True,
        check=False,
    )


BODY = """
@rule("TG-2.1", "TG-1.3")
def test_runs_what_it_names():
    Play(SPEC, LIBRARY).do("draw", "sugar")

@rule("TG-2.1")
@rule("TG-2.3")
@case("TG-C1")
def test_decorators_add_up():
    Play(SPEC, LIBRARY).do("stop")

def test_without_a_rule():
    pass

@rule("TG-2.2")
def test_only_names_it():
    Play(SPEC, LIBRARY).do("stop")

@rule("TG-2.1", "TG-2.2")
def test_runs_one_of_two():
    Play(SPEC, LIBRARY).do("draw", "sugar")

@rule("TG-3.1")
def test_runs_nothing_at_all():
    assert is_over

@rule("TG-3.1")
def test_fails_anyhow():
    raise AssertionError("for its own reasons")
"""


def test_tests_that_merely_name_a_rule_fail(tmp_path: Path) -> None:
    done = run_pytest(tmp_path, BODY)
    failed = dict(re.findall(r"^FAILED \S*::(\w+) - (.*)$", done.stdout, re.MULTILINE))

    assert done.returncode == 1, done.stdout
    assert "4 failed, 3 passed" in done.stdout
    assert failed.keys() == {
        "test_only_names_it",
        "test_runs_one_of_two",
        "test_runs_nothing_at_all",
        "test_fails_anyhow",
    }
    assert done.stdout.count("names TG-2.2 but runs no function that cites it") >= 2
    assert "names TG-3.1 but runs no function that cites it" in done.stdout
    assert "for its own reasons" in failed["test_fails_anyhow"]


def test_the_check_is_on_here(request: pytest.FixtureRequest) -> None:
    plugin = request.config.pluginmanager
    hooks = [hook.plugin_name for hook in plugin.hook.pytest_pyfunc_call.get_hookimpls()]

    assert any(str(name).endswith("conftest.py") for name in hooks)
