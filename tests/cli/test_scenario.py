"""``wardround scenario``: exit codes 0, 1 and 2."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from tests.cli.conftest import ROOT, Wardround
from wardround.games import game_ids

HEAD = 'game = "template"\n'
GOOD = HEAD + 'title = "A [sweet] start"\n[[step]]\ndo = "draw"\ndraws = ["sugar"]\n'
BAD = HEAD + '[[step]]\ndo = "draw"\ndraws = ["sugar"]\nexpect."state.trays.0" = {sugar = 2}\n'


def write(tmp_path: Path, name: str, text: str) -> Path:
    file = tmp_path / name
    file.write_text(text, "utf-8")
    return file


def test_as_expected(wardround: Wardround, tmp_path: Path) -> None:
    done = wardround("scenario", write(tmp_path, "good.toml", GOOD))

    assert done.code == 0
    assert done.out == "as expected A [sweet] start"


def test_not_as_expected_shows_the_difference(wardround: Wardround, tmp_path: Path) -> None:
    done = wardround("scenario", write(tmp_path, "bad.toml", BAD))

    assert done.code == 1
    assert done.out == (
        'not as expected bad.toml step 1: state.trays.0 expected {"sugar":2} got {"sugar":1}'
    )


def test_several_files_are_all_run(wardround: Wardround, tmp_path: Path) -> None:
    good, bad = write(tmp_path, "good.toml", GOOD), write(tmp_path, "bad.toml", BAD)
    done = wardround("scenario", bad, good)

    assert done.code == 1
    assert "not as expected bad.toml" in done.out
    assert "as expected A [sweet] start" in done.out


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (HEAD + "colour = 3", "unknown field `colour`. A scenario has the keys game, title"),
        (HEAD + '[[step]]\ndo = "fly"', "step 1: template has no action 'fly'"),
        (HEAD + '[[step]]\ndo = "draw"\ndraws = ["salt"]', "expected one of bitter, sugar"),
        (HEAD + "[options]\nseats = 7", "option seats of template cannot be 7"),
        (
            HEAD + "[position]\nhands = 7",
            "position: expected one of the keys trays, stopped, active, got 'hands'",
        ),
        (HEAD + '[expect]\n"state.hands" = 7', "nothing at 'hands'; there is jar, trays"),
        ("game = 3", "Expected `str`, got `int` - at `$.game`"),
        ("", "missing required field `game`"),
    ],
)
def test_what_cannot_be_run(wardround: Wardround, tmp_path: Path, text: str, message: str) -> None:
    file = write(tmp_path, "odd.toml", text)
    done = wardround("scenario", file)

    assert done.code == 2
    assert done.err.startswith(f"wardround: {file}: ")
    assert message in done.err


def test_other_things_that_cannot_be_run(wardround: Wardround, tmp_path: Path) -> None:
    done = wardround("scenario", write(tmp_path, "odd.toml", "= 3"))
    assert done.code == 2
    assert "odd.toml is not TOML" in done.err

    done = wardround("scenario", write(tmp_path, "odd.toml", 'game = "ludo"'))
    assert done.code == 2
    assert "there is no game 'ludo'" in done.err

    done = wardround("scenario", tmp_path / "none.toml")
    assert done.code == 2
    assert "cannot read the scenario" in done.err

    assert wardround("scenario").code == 2


def test_a_pack_counts(wardround: Wardround, tmp_path: Path) -> None:
    pack = write(tmp_path, "sweet.toml", '[[jar.pill]]\nid = "bitter"\ncount = 1\n')
    text = HEAD + '[expect]\n"state.jar.bitter" = 1\n'
    file = write(tmp_path, "jar.toml", text)

    assert wardround("scenario", file, "--content", pack).code == 0
    assert wardround("scenario", file).code == 1


@pytest.mark.skipif("forbidden_clinic" not in game_ids(), reason="the page's example plays it")
def test_the_example_of_the_page_runs(wardround: Wardround, tmp_path: Path) -> None:
    page = (ROOT / "docs" / "scenarios.md").read_text("utf-8")
    blocks = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)
    whole = [block for block in blocks if "game" in tomllib.loads(block)]

    assert whole
    for number, block in enumerate(whole):
        done = wardround("scenario", write(tmp_path, f"{number}.toml", block))
        assert done.code == 0, done.out + done.err
