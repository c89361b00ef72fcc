"""``wardround replay``: watching, and ``--verify`` naming the line that is not true."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Wardround
from tests.core.pills import LIBRARY, a_jar_of, finished
from wardround.core.journal import Journal
from wardround.presentation.game_spec import AnyGameSpec
from wardround.template import SPEC
from wardround.testkit import play_to_end

JOURNAL = play_to_end(SPEC, LIBRARY, {"seats": 3}, 4)
TEXT = "".join(f"{line}\n" for line in JOURNAL.lines)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    path.write_text(TEXT, "utf-8")
    return path


def write(path: Path, journal: Journal[AnyGameSpec]) -> Path:
    path.write_text("".join(f"{line}\n" for line in journal.lines), "utf-8")
    return path


def test_a_true_journal(wardround: Wardround, file: Path) -> None:
    done = wardround("replay", file, "--verify")
    outcome = JOURNAL.outcome()

    assert outcome is not None
    assert done.code == 0
    assert done.out == (
        f"true {len(JOURNAL.lines)} lines, {len(JOURNAL.moves)} moves, "
        f"{outcome.reason} [{outcome.rule}]"
    )


def test_watching_shows_every_move_with_its_rule(wardround: Wardround, file: Path) -> None:
    done = wardround("replay", file)

    assert done.code == 0
    assert "1 0: " in done.out
    assert f"{len(JOURNAL.moves)} " in done.out
    assert "TG-3.1" in done.out
    assert "The best tray is worth" in done.out


def test_the_table_at_a_move(wardround: Wardround, file: Path) -> None:
    assert "Jar, 22:" in wardround("replay", file, "--at", 0).out
    assert wardround("replay", file, "--at", len(JOURNAL.moves)).code == 0
    done = wardround("replay", file, "--at", len(JOURNAL.moves) + 1)
    assert done.code == 2
    last = len(JOURNAL.moves)
    assert f"--at: expected a move from 0 to {last}, got {last + 1}" in done.err


def line(number: int, old: str, new: str) -> Callable[[str], str]:
    def change(text: str) -> str:
        lines = text.splitlines(keepends=True)
        assert old in lines[number - 1]
        lines[number - 1] = lines[number - 1].replace(old, new)
        return "".join(lines)

    return change


def without_lines(count: int) -> Callable[[str], str]:
    return lambda text: "".join(text.splitlines(keepends=True)[:-count])


LAST = len(JOURNAL.lines)


@pytest.mark.parametrize(
    ("change", "number", "message"),
    [
        (line(3, '"seat":1', '"seat":2'), 3, "the running hash does not fit"),
        (line(2, '"draws":["', '"draws":["x'), 2, "the running hash does not fit"),
        (line(1, '"nerve":3', '"nerve":2'), 1, "the running hash does not fit"),
        (line(1, '"rules_version":1', '"rules_version":7'), 1, "played with rules version 7"),
        (line(1, LIBRARY.hash, "0" * 32), 1, "played with other content"),
        (line(1, '"seats":3', '"seats":33'), 1, "option seats of template cannot be 33"),
        (line(4, '"hash":"', '"hash":"0'), 4, "the running hash does not fit"),
        (line(LAST, '"seed":"4"', '"seed":"5"'), LAST, "the seed shown is not the one promised"),
        (without_lines(1), LAST - 1, "stops here without a closing line"),
        (without_lines(4), LAST - 4, "stops here without a closing line"),
        (lambda text: text[:-40], LAST, "the file was cut in the middle of this line"),
        (line(5, "{", ""), 5, "this is not JSON"),
        (lambda text: text + "\n", LAST + 1, "cut in the middle of this line"),
        (lambda text: "", 1, "the file is empty: expected the header of a journal"),
        (lambda text: "# Notes\n" + text, 1, "this is not JSON"),
        (lambda text: '{"name": "x"}\n', 1, "expected the header of a journal"),
    ],
)
def test_a_broken_journal_is_named_with_its_line(
    wardround: Wardround,
    file: Path,
    change: Callable[[str], str],
    number: int,
    message: str,
) -> None:
    broken = change(TEXT)
    file.write_text(broken, "utf-8")
    done = wardround("replay", file, "--verify")

    assert done.code == 2
    assert done.out == ""
    assert done.err.startswith(f"wardround: line {number}: ")
    assert message in done.err
    assert file.read_text("utf-8") == broken


def test_a_journal_of_a_game_that_is_not_here(wardround: Wardround, file: Path) -> None:
    file.write_text(TEXT.replace('"game":"template"', '"game":"ludo"'), "utf-8")
    done = wardround("replay", file, "--verify")

    assert done.code == 2
    assert "there is no game 'ludo'" in done.err


def test_files_that_cannot_be_read(wardround: Wardround, tmp_path: Path) -> None:
    done = wardround("replay", tmp_path / "none.jsonl", "--verify")
    assert done.code == 2
    assert "cannot read the journal" in done.err
    assert "No such file" in done.err

    assert "Is a directory" in wardround("replay", tmp_path).err

    binary = tmp_path / "picture.png"
    binary.write_bytes(b"\x89PNG\r\n\xff\xfe")
    done = wardround("replay", binary, "--verify")
    assert done.code == 2
    assert "it is not UTF-8 text" in done.err


def test_a_game_with_a_pack_needs_the_pack(wardround: Wardround, tmp_path: Path) -> None:
    file = write(tmp_path / "big.jsonl", finished(library=a_jar_of(30, 8)))
    pack = tmp_path / "big.toml"
    pack.write_text('[[jar.pill]]\nid = "sugar"\ncount = 30\n')

    done = wardround("replay", file, "--verify")
    assert done.code == 2
    assert "name the content pack it was played with" in done.err
    assert wardround("replay", file, "--verify", "--content", pack).code == 0
