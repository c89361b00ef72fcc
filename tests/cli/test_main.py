"""The command as a whole: what is wrong is one line and exit code 2."""

from __future__ import annotations

from pathlib import Path

import pytest

import wardround as package
from tests.cli.conftest import Project, Wardround
from wardround.cli import main as module
from wardround.games import game_ids

NAMES_A_GAME = ["play", "rules", "content", "schema", "simulate", "bench"]


def test_version_and_help(wardround: Wardround) -> None:
    assert wardround("--version").out == package.__version__
    done = wardround("--help")
    assert done.code == 0
    for name in [*NAMES_A_GAME, "games", "replay", "scenario", "new-game"]:
        assert name in done.out
        assert wardround(name, "--help").code == 0


def test_an_unknown_command(wardround: Wardround) -> None:
    done = wardround("dance")

    assert done.code == 2
    assert "No such command 'dance'" in done.err


@pytest.mark.parametrize("command", NAMES_A_GAME)
def test_an_unknown_game_is_answered_with_those_there_are(
    wardround: Wardround, command: str
) -> None:
    done = wardround(command, "ludo")

    assert done.code == 2
    assert done.out == ""
    assert done.err == f"wardround: there is no game 'ludo'; there are: {', '.join(game_ids())}"


@pytest.mark.parametrize("command", ["play", "simulate"])
@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--options", "seats=9"], "option seats of template cannot be 9: expected one of 2, 3, 4"),
        (["-o", "seats=two"], "option seats of template cannot be two: expected one of 2, 3, 4"),
        (
            ["--seats", "5"],
            "option seats of template cannot be 5: expected one of 2, 3, 4 (TG-1.1)",
        ),
        (["-o", "nerve=1,seats=3"], "option nerve of template cannot be 1: expected one of 2, 3"),
        (["-o", "nerve="], "option nerve of template cannot be : expected one of 2, 3"),
        (["-o", "snow=true"], "template has no option 'snow'; it has: seats, nerve"),
        (["-o", "nerve"], "'nerve' is not an option: expected name=value"),
        (["--bots", "hal"], "there is no bot 'hal'; there are: random, greedy"),
        (["--content", "nowhere.toml"], "nowhere.toml: table -: expected a readable file, got No"),
    ],
)
def test_bad_options_are_named_and_nothing_is_written(
    wardround: Wardround, tmp_path: Path, command: str, arguments: list[str], message: str
) -> None:
    save = ["--save", str(tmp_path / "new" / "game.jsonl")] if command == "play" else []
    done = wardround(command, "template", *arguments, *save)

    assert done.code == 2
    assert message in done.err
    assert done.out == ""
    assert list(tmp_path.iterdir()) == []


def test_brackets_in_a_message_stay(wardround: Wardround) -> None:
    assert "there is no game '[bold]ludo[/]'" in wardround("rules", "[bold]ludo[/]").err


def test_a_long_message_is_one_line(
    wardround: Wardround, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["wardround", "rules", "x" * 300])
    with pytest.raises(SystemExit):
        module.main()

    assert len(capsys.readouterr().err.strip().splitlines()) == 1


def test_ctrl_c_is_no_traceback(wardround: Wardround, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(module, "app", interrupted)
    done = wardround("games")

    assert done.code == 130
    assert done.err == "wardround: stopped"


def test_the_same_as_a_process_of_its_own(project: Project) -> None:
    done = project.wardround("rules", "ludo")

    assert done.code == 2
    assert done.err == "wardround: there is no game 'ludo'; there are: night_bus"
