"""``wardround play``: whole games typed in, and nothing lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Done, Wardround
from wardround.cli.common import data_folder
from wardround.core.journal import Journal
from wardround.core.replay import read_journal
from wardround.games import find_game, game_ids, library_of
from wardround.presentation.game_spec import AnyGameSpec
from wardround.template import SPEC

HELD = "Put away. Go on with: wardround play --resume"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.jsonl"


def journal_in(file: Path, verify: bool = True) -> Journal[AnyGameSpec]:
    lines = file.read_text("utf-8").splitlines()
    return read_journal(SPEC, library_of(SPEC), lines, verify=verify)


def new(wardround: Wardround, file: Path, typed: str, *arguments: object) -> Done:
    everybody = [] if "--me" in arguments else ["--me", "all"]
    return wardround(
        "play", "template", "--seed", "s", "--save", file, *everybody, *arguments, typed=typed
    )


# -- whole games ----------------------------------------------------------------------------------


def test_a_whole_game_by_numbers(wardround: Wardround, file: Path) -> None:
    done = new(wardround, file, "1\n" * 3 + "2\n" * 2)
    journal = journal_in(file)

    assert done.code == 0
    assert journal.closed
    assert journal.outcome() is not None
    assert [move.action.seat for move in journal.moves] == [0, 1, 0, 1, 0]
    assert "Seat 1: Draw a pill, or stop? TG-2.1" in done.out
    assert "draw 1 Draw a pill from the jar" in done.out
    assert "stop 2 Stop and keep the tray" in done.out
    assert "The best tray is worth" in done.out
    assert f"Watch it again with: wardround replay {file}" in done.out


def test_a_whole_game_by_words(wardround: Wardround, file: Path) -> None:
    done = new(wardround, file, "draw\n1: draw jar:pills\ndraw pills\nstop\n0: stop\n")

    assert done.code == 0
    assert [m.action.seat for m in journal_in(file).moves] == [0, 1, 0, 1, 0]
    assert "Seat 2 stops. TG-2.3" in done.out


def test_words_and_numbers_are_the_same_game(wardround: Wardround, tmp_path: Path) -> None:
    one, two = tmp_path / "1.jsonl", tmp_path / "2.jsonl"
    new(wardround, one, "1\n1\n2\n2\n")
    new(wardround, two, "draw\ndraw\nstop\nstop\n")

    assert journal_in(one).moves == journal_in(two).moves


def test_bots_play_the_other_seats(wardround: Wardround, file: Path) -> None:
    done = new(wardround, file, "draw\nstop\n", "--me", "1", "--seats", "4", "--bots", "random")
    journal = journal_in(file)

    assert done.code == 0
    assert journal.outcome() is not None
    assert {move.action.seat for move in journal.moves} == {0, 1, 2, 3}
    assert "Seat 2:" not in done.out


def test_options_count(wardround: Wardround, file: Path) -> None:
    new(wardround, file, "", "-o", "nerve=2,seats=3")

    assert journal_in(file).options == {"seats": 3, "nerve": 2}


# -- commands on the way --------------------------------------------------------------------------


def test_nonsense_is_answered_and_changes_nothing(wardround: Wardround, file: Path) -> None:
    done = new(
        wardround, file, "\n0\n3\n²\n" + "9" * 5000 + "\ndrow\ndrow jar:pills\nfly\n1: stop\nquit\n"
    )

    assert done.code == 0
    assert done.out.count("There are choices 1 to 2.") == 3
    assert "template has no action 'drow'; it has: draw, stop" in done.out
    assert "Did you mean: draw jar:pills" in done.out
    assert "template has no action '²'" in done.out
    assert "Not allowed: Seat 1 must decide first (Draw a pill, or stop?). [TG-2.4]" in done.out
    assert journal_in(file).moves == []


def test_why_explains(wardround: Wardround, file: Path) -> None:
    done = new(wardround, file, "why 1: draw\nwhy draw\nwhy fly\nwhy\nquit\n")

    refusal = "Seat 1 must decide first (Draw a pill, or stop?). [TG-2.4]"
    assert f"{refusal} Only the player whose turn it is acts." in done.out
    assert "It is allowed." in done.out
    assert "template has no action 'fly'" in done.out
    assert "'' is not an action" in done.out
    assert journal_in(file).moves == []


def test_hint_rule_help_log_and_table(wardround: Wardround, file: Path) -> None:
    done = new(wardround, file, "hint\nrule tg-2.4\nrule 9\nhelp\n?\ndraw\nlog\ntable\nquit\n")

    assert "Draw a pill from the jar: expects" in done.out
    assert "Only the player whose turn it is acts." in done.out
    assert "There is no rule '9'." in done.out
    assert done.out.count("stop; it is saved as it goes") == 2
    assert "in words: draw" in done.out
    assert done.out.count("Seat 1 draws a") == 2
    assert done.out.count("Jar, 21:") == 2
    assert len(journal_in(file).moves) == 1


def test_each_gain_is_told_once(wardround: Wardround, file: Path) -> None:
    typed = "move oncall\ndone\nsleep\nlog\n"
    options = ("--option", "start_player=first_seat", "--me", "all", "--save", file)
    done = wardround("play", "hero", "--seed", "s", *options, typed=typed)

    assert done.out.count("slept: +1 sleep") == 2
    assert "received 1 sleep" not in done.out


def test_undo_and_redo_by_agreement_of_all_who_sit_here(wardround: Wardround, file: Path) -> None:
    done = new(wardround, file, "draw\ndraw\nundo\nundo\nredo\nquit\n")
    journal = journal_in(file)

    assert done.code == 0
    assert len(journal.moves) == 1
    assert len(journal.undone) == 1
    assert [line.split('"')[1] for line in journal.lines] == [
        "wardround",
        *["n"] * 2,
        *["undo"] * 2,
        "n",
        "close",
    ]


def test_undo_with_nothing_to_undo(wardround: Wardround, file: Path) -> None:
    done = new(wardround, file, "undo\nredo\nquit\n")

    assert "there is no move to take back" in done.out
    assert "there is no move to take again" in done.out
    assert len(journal_in(file).lines) == 2


def test_what_bots_have_seen_stands(wardround: Wardround, file: Path) -> None:
    done = new(wardround, file, "draw\nundo\nquit\n", "--me", "1")

    assert "the last move was a bot's: it stands" in done.out
    assert len(journal_in(file).moves) == 2


def test_giving_up_where_there_is_none(wardround: Wardround, file: Path) -> None:
    done = new(wardround, file, "give up\nquit\n")

    assert "Pill Count cannot be given up" in done.out
    assert journal_in(file).outcome() is None


# -- putting away and going on --------------------------------------------------------------------


@pytest.mark.parametrize("ending", ["quit\n", "q\n", "save\n", ""])
def test_nothing_is_lost_on_the_way_out(wardround: Wardround, file: Path, ending: str) -> None:
    done = new(wardround, file, "draw\ndraw\n" + ending)

    assert done.code == 0
    assert f"{HELD} {file}" in done.out
    assert len(journal_in(file).moves) == 2


def test_a_game_goes_on_as_if_it_had_not_been_put_away(
    wardround: Wardround, tmp_path: Path
) -> None:
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    new(wardround, whole, "draw\nquit\n")
    new(wardround, parts, "draw\nquit\n")
    before = parts.read_text("utf-8")
    done = wardround("play", "--resume", parts, "--me", "all", typed="draw\ndraw\nquit\n")
    again = wardround("play", "--resume", parts, "--me", "all", typed="stop\nstop\n")

    assert done.code == again.code == 0
    assert parts.read_text("utf-8").startswith(before)
    journal = journal_in(parts)
    assert len(journal.moves) == 5
    assert journal.outcome() is not None


def test_looking_in_without_a_move_writes_nothing(wardround: Wardround, file: Path) -> None:
    new(wardround, file, "draw\nquit\n")
    before = file.read_text("utf-8")
    wardround("play", "--resume", file, "--me", "all", typed="log\nquit\n")

    assert file.read_text("utf-8") == before


def test_a_game_cut_off_between_two_lines_goes_on(wardround: Wardround, file: Path) -> None:
    new(wardround, file, "draw\ndraw\ndraw\nquit\n")
    lines = file.read_text("utf-8").splitlines()
    file.write_text("\n".join(lines[:3]), "utf-8")
    done = wardround("play", "--resume", file, "--me", "all", typed="stop\nquit\n")

    assert done.code == 0
    assert file.read_text("utf-8").splitlines()[:3] == lines[:3]
    assert len(journal_in(file).moves) == 3


def test_every_move_is_kept_at_once(
    wardround: Wardround, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever happens to the program, what was played is in the file."""
    answers = iter(["draw", "draw"])

    def power_cut(prompt: str) -> str:
        try:
            return next(answers)
        except StopIteration:
            raise KeyboardInterrupt from None

    monkeypatch.setattr("builtins.input", power_cut)
    done = new(wardround, file, "")

    assert done.code == 130
    assert len(journal_in(file, verify=False).moves) == 2
    monkeypatch.undo()


def test_a_finished_game_cannot_be_resumed(wardround: Wardround, file: Path) -> None:
    new(wardround, file, "stop\nstop\n")
    before = file.read_bytes()
    done = wardround("play", "--resume", file)

    assert done.code == 2
    assert f"this game is over; look at it with: replay {file}" in done.err
    assert file.read_bytes() == before


def test_a_broken_game_cannot_be_resumed_and_is_not_touched(
    wardround: Wardround, file: Path
) -> None:
    new(wardround, file, "draw\ndraw\nquit\n")
    broken = file.read_text("utf-8").replace('"seat":1', '"seat":0')
    file.write_text(broken, "utf-8")
    done = wardround("play", "--resume", file, typed="draw\n")

    assert done.code == 2
    assert "line 3: the running hash does not fit" in done.err
    assert file.read_text("utf-8") == broken


def test_resuming_needs_the_seed(wardround: Wardround, file: Path) -> None:
    new(wardround, file, "draw\nquit\n")
    key = file.with_name("game.jsonl.seed")
    assert key.stat().st_mode & 0o077 == 0
    for text, message in [
        ("other\nseed\n", "the seed is not the one that this journal was started with"),
        ("other\n", "is broken: expected two lines, the seed and its salt"),
    ]:
        key.write_text(text)
        done = wardround("play", "--resume", file)
        assert done.code == 2
        assert message in done.err
    key.unlink()
    done = wardround("play", "--resume", file)
    assert done.code == 2
    assert "cannot read the seed of this game" in done.err


def test_the_seed_is_not_in_the_journal_before_the_end(
    wardround: Wardround, tmp_path: Path
) -> None:
    file = tmp_path / "game.jsonl"
    arguments = ["play", "template", "--save", file, "--me", "all", "--seed", "very secret"]
    wardround(*arguments, typed="draw\nquit\n")

    assert "very secret" not in file.read_text("utf-8")


# -- files ----------------------------------------------------------------------------------------


def test_a_file_is_never_overwritten(wardround: Wardround, file: Path) -> None:
    file.write_text("my shopping list\n")
    done = new(wardround, file, "draw\n")

    assert done.code == 2
    assert f"{file} already exists: name another file, or use --resume" in done.err
    assert file.read_text() == "my shopping list\n"
    assert list(file.parent.iterdir()) == [file]


def test_nor_is_a_seed(wardround: Wardround, file: Path) -> None:
    key = file.with_name("game.jsonl.seed")
    key.write_text("the seed of another game\n")
    done = new(wardround, file, "draw\n")

    assert done.code == 2
    assert key.read_text() == "the seed of another game\n"
    assert not file.exists()


def test_without_a_name_every_game_gets_its_own_file(wardround: Wardround) -> None:
    for _ in range(3):
        assert wardround("play", "template", "--me", "all", typed="draw\n").code == 0
    folder = data_folder() / "games"

    assert sorted(path.name for path in folder.glob("*.jsonl")) == [
        "template-1.jsonl",
        "template-2.jsonl",
        "template-3.jsonl",
    ]


def test_a_place_that_cannot_be_written_to(wardround: Wardround, file: Path) -> None:
    file.write_text("")
    done = new(wardround, file / "inside.jsonl", "draw\n")

    assert done.code == 2
    assert f"cannot save the game to {file / 'inside.jsonl'}: " in done.err


@pytest.mark.parametrize("me", ["0", "3", "x", "1,5", "-1", "²"])
def test_seats_that_are_not_there(wardround: Wardround, file: Path, me: str) -> None:
    done = new(wardround, file, "", f"--me={me}", "--me", me)

    assert done.code == 2
    assert f"--me: expected seats from 1 to 2 or all, got '{me}'" in done.err
    assert not file.exists()


def test_without_a_game_one_is_asked_for(wardround: Wardround) -> None:
    number = game_ids().index("template") + 1
    if len(game_ids()) > 1:
        done = wardround("play", "--me", "all", typed=f"{number}\nquit\n")
        assert done.code == 0
        assert f"{number} Pill Count: " in done.out
        done = wardround("play", typed="")
        assert done.code == 2
        assert f"name a game: {', '.join(game_ids())}" in done.err
        assert wardround("play", typed="ludo\n").code == 2


@pytest.mark.parametrize("name", [name for name in game_ids() if name != "template"])
def test_every_game_can_be_played_in_the_terminal(
    wardround: Wardround, tmp_path: Path, name: str
) -> None:
    file = tmp_path / "game.jsonl"
    typed = "help\nhint\nlog\n" + "1\n" * 8 + "undo\nwhy nonsense\ntable\nquit\n"
    wish = ["play", name, "--save", file, "--seed", "1", "--bots", "greedy"]
    done = wardround(*wish, typed=typed)

    assert done.code == 0, done.err
    game = find_game(name)
    assert game.meta.title in done.out
    lines = file.read_text("utf-8").splitlines()
    assert read_journal(game, library_of(game), lines, verify=True).closed
