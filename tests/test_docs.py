"""What README and docs show is true: examples run, and the files they name exist."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import wardround
from wardround.core.actions import RuleError
from wardround.core.journal import JournalError

ROOT = Path(__file__).resolve().parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
MAX_KILOBYTES = 120

FILE = re.compile(
    r"`((?:src|tests|docs|bench|client|examples|deploy|tools)/[\w./@-]+\.(?:py|ts|svelte|toml|md|mjs|conf|yaml|service))`"
)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_run(page: Path) -> None:
    failed, _ = doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS)

    assert failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_files_it_names_exist(page: Path) -> None:
    named = FILE.findall(page.read_text("utf-8"))

    assert [name for name in named if not (ROOT / name).exists()] == []


def test_the_docs_stay_short() -> None:
    kilobytes = sum(page.stat().st_size for page in (ROOT / "docs").glob("*.md")) / 1000

    assert kilobytes <= MAX_KILOBYTES


# -- the names that docs/api.md explains ----------------------------------------------------------


@pytest.mark.parametrize("name", wardround.list_games())
def test_a_game_is_dealt_played_saved_and_replayed(name: str, tmp_path: Path) -> None:
    game = wardround.deal(name, seed=3)
    first = game.legal()[0]
    game.play(game.notation(first))
    for _ in range(30):
        seat = game.awaiting.seats[0]
        game.play(game.ask("easy", seat).action)
    game.undo(2)
    file = tmp_path / "game.jsonl"
    game.save(file)

    again = wardround.replay(file)

    assert again.view() == game.view()
    assert again.text(0) == game.text(0)
    assert repr(again).startswith(f"<{name}: 29 actions, ")


def test_a_refusal_names_the_rule_and_changes_nothing() -> None:
    game = wardround.deal("forbidden_clinic", seed=7)
    before = game.view()

    with pytest.raises(RuleError, match="FC-"):
        game.play("1: end_actions")

    assert game.view() == before
    assert game.why_not(game.legal()[0]) == ""
    assert "[FC-" in game.why_not("1: end_actions")


def test_mistakes_of_a_caller_are_explained(tmp_path: Path) -> None:
    broken = tmp_path / "broken.jsonl"
    broken.write_text("{}\n", "utf-8")

    with pytest.raises(LookupError, match="there are: clinic"):
        wardround.deal("klinik")
    with pytest.raises(ValueError, match="has no option"):
        wardround.deal("hero", colour="red")
    with pytest.raises(JournalError, match="line 1"):
        wardround.replay(broken)
    with pytest.raises(AttributeError, match="no attribute 'shuffle'"):
        wardround.shuffle  # noqa: B018
