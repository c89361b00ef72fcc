"""``wardround new-game``: a small complete game, with tests that pass at once."""

from __future__ import annotations

import re
import shutil
from difflib import ndiff
from pathlib import Path

import pytest

from tests.cli.conftest import NEW_GAME, ROOT, Project, Wardround
from wardround.presentation.rulebook import ID


def test_it_says_what_it_wrote(project: Project) -> None:
    assert project.made.code == 0
    assert f"Wrote src/wardround/games/{NEW_GAME} and tests/{NEW_GAME}." in project.made.out
    folder = project.root / "src" / "wardround" / "games" / NEW_GAME
    for name in ("__init__.py", "RULES.md", "CASES.md", "content/jar.toml", "rules/state.py"):
        assert (folder / name).is_file()
    for path in [*folder.rglob("*"), *(project.root / "tests" / NEW_GAME).rglob("*")]:
        if path.is_file() and path.suffix in (".py", ".md", ".toml"):
            text = path.read_text("utf-8")
            assert "wardround.template" not in text
            assert "TG-" not in text
            assert "Pill Count" not in text


def test_the_new_games_tests_pass_at_once(project: Project) -> None:
    done = project.python("-m", "pytest", "-q", "-p", "no:cacheprovider", f"tests/{NEW_GAME}")

    assert done.code == 0, done.raw
    assert " passed" in done.out


def test_the_new_game_is_tidy(project: Project) -> None:
    paths = [f"src/wardround/games/{NEW_GAME}", f"tests/{NEW_GAME}"]
    for command in (["check"], ["format", "--check"]):
        done = project.python("-m", "ruff", *command, "--no-cache", *paths)
        assert done.code == 0, done.raw


def test_the_new_game_can_be_played_at_once(project: Project) -> None:
    done = project.wardround("play", NEW_GAME, "--me", "1", typed="draw\n" * 40)

    assert done.code == 0
    assert done.out.startswith("Night Bus")
    assert "The best tray is worth" in done.out


ALSO_REST = {
    "actions.py": {
        "AnyAction: TypeAlias = Draw | Stop": '''\
class Rest(Action, frozen=True):
    """NB-2.1 Rest, once in a game."""


AnyAction: TypeAlias = Draw | Stop | Rest'''
    },
    "rules/state.py": {
        "        self.active = 0": """\
        self.rested: list[bool] = [False] * seats
        self.active = 0"""
    },
    "rules/decisions.py": {
        "actions import AnyAction, Draw, Stop": "actions import AnyAction, Draw, Rest, Stop",
        "    return [s.content.draws[s.active], s.content.stops[s.active]]": """\
    rest = [] if s.rested[s.active] else [Rest(s.active)]
    return [s.content.draws[s.active], s.content.stops[s.active], *rest]""",
        "TURN: Final = ": '''\
def rest(s: State, action: Rest, chance: Chance, log: Log) -> None:
    """NB-2.1 The player does nothing, once in a game."""
    s.rested[s.active] = True
    advance(s, chance, log)


TURN: Final = ''',
        "Stop: Answer(stop)}": "Stop: Answer(stop), Rest: Answer(rest)}",
    },
    "words/en.ftl": {
        "action-stop": """\
action-rest = Rest, once in a game
action-stop"""
    },
}
"""A new game's files, and what is changed in them for an action with a flag."""


def test_an_action_with_a_flag_takes_four_files_and_fifteen_lines(tmp_path: Path) -> None:
    project = Project(tmp_path)
    folder = tmp_path / "src" / "wardround" / "games" / NEW_GAME
    edited = 0
    for name, changes in ALSO_REST.items():
        before = (folder / name).read_text("utf-8")
        after = before
        for old, new in changes.items():
            assert after.count(old) == 1, old
            after = after.replace(old, new)
        (folder / name).write_text(after, "utf-8")
        compared = ndiff(before.splitlines(), after.splitlines())
        edited += len([line for line in compared if line.startswith("+ ") and line[2:].strip()])
    (tmp_path / "tools").mkdir()
    shutil.copy(ROOT / "tools" / "write_fields.py", tmp_path / "tools")
    written = project.python("-m", "tools.write_fields")
    pytest = ("-m", "pytest", "-q", "-p", "no:cacheprovider", f"tests/{NEW_GAME}")
    tested = project.python(*pytest, "-k", "not conformance or 4-3")
    played = project.wardround("play", NEW_GAME, "--me", "1", typed="rest\nrest\n" + "draw\n" * 40)

    assert len(ALSO_REST) <= 4
    assert edited <= 15
    assert written.code == 0, written.err
    assert tested.code == 0, tested.raw
    assert played.code == 0
    assert "The best tray is worth" in played.out


def empty_project(tmp_path: Path) -> Path:
    (tmp_path / "src" / "wardround" / "games").mkdir(parents=True)
    return tmp_path


@pytest.mark.parametrize("name", ["no", "night_", "n1ght", "a1", "x__y", "a_1_b", "abc_def_ghi"])
def test_any_name_gives_ids_that_can_be_read(
    wardround: Wardround, tmp_path: Path, name: str
) -> None:
    done = wardround("new-game", name, "--root", empty_project(tmp_path))
    rules = (tmp_path / "src" / "wardround" / "games" / name / "RULES.md").read_text("utf-8")

    assert done.code == 0, done.err
    ids = re.findall(r"^- \*\*(.+?)\*\*", rules, re.MULTILINE)
    assert len(ids) > 8
    assert all(re.fullmatch(ID, id_) for id_ in ids), ids[0]


@pytest.mark.parametrize(
    "name", ["Night", "9lives", "night bus", "night-bus", "", "x", "class", "../up", "a" * 40]
)
def test_names_that_cannot_be_folders(wardround: Wardround, tmp_path: Path, name: str) -> None:
    done = wardround("new-game", "--root", empty_project(tmp_path), "--", name)

    assert done.code == 2
    assert "cannot be a folder name: expected lower-case letters, digits and _" in done.err
    assert list((tmp_path / "src" / "wardround" / "games").iterdir()) == []


def test_what_is_there_is_left_alone(wardround: Wardround, tmp_path: Path) -> None:
    done = wardround("new-game", "template", "--root", empty_project(tmp_path))
    assert done.code == 2
    assert "a game template already exists" in done.err

    mine = tmp_path / "tests" / "mine"
    mine.mkdir(parents=True)
    done = wardround("new-game", "mine", "--root", tmp_path)
    assert done.code == 2
    assert "already exists; nothing was written" in done.err
    assert list((tmp_path / "src" / "wardround" / "games").iterdir()) == []
    assert list(mine.iterdir()) == []


def test_only_into_a_project(wardround: Wardround, tmp_path: Path) -> None:
    done = wardround("new-game", "mine", "--root", tmp_path)

    assert done.code == 2
    assert "has no src/wardround/games: name Wardround's source folder with --root" in done.err
    assert list(tmp_path.iterdir()) == []
