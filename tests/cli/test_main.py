"""The command as a whole: what is wrong is one line and exit code 2."""

from __future__ import annotations

import re
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest
import typer

import wardround as package
from tests.cli.conftest import Project, Wardround
from wardround.cli import main as module
from wardround.cli import serve
from wardround.cli.common import data_folder
from wardround.games import game_ids
from wardround.server.protocol.http_responses import Health
from wardround.server.settings import Settings

NAMES_A_GAME = ["play", "rules", "content", "schema", "simulate", "bench"]


def test_version_and_help(wardround: Wardround) -> None:
    assert wardround("--version").out == package.__version__
    done = wardround("--help")
    assert done.code == 0
    for name in [*NAMES_A_GAME, "games", "replay", "scenario", "new-game"]:
        assert name in done.out
        assert wardround(name, "--help").code == 0


def test_help_is_short_and_in_groups(wardround: Wardround, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    lines = wardround("--help").raw.splitlines()

    assert len(lines) < 40
    assert max(map(len, lines)) <= 80
    for group in ("Play", "Study", "Write a game", "Run a site"):
        assert any(f"─ {group} ─" in line for line in lines)


def test_no_help_cuts_its_own_names(wardround: Wardround, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    for command in commands(typer.main.get_command(module.app)):
        done = wardround(*command, "--help")
        assert max(map(len, done.raw.splitlines())) <= 80
        assert re.findall(r".*\w…", done.raw) == []


def commands(command: object, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """How every command is called, including those in groups."""
    yield path
    for name, inner in getattr(command, "commands", {}).items():
        yield from commands(inner, (*path, name))


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was opened in the browser."""
    addresses: list[str] = []
    monkeypatch.setattr(webbrowser, "open", addresses.append)
    return addresses


def started(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Settings, str]]:
    """Servers that would have been run, with the address that each was to open."""
    runs: list[tuple[Settings, str]] = []

    def run(settings: Settings, behind_proxy: bool = False, opened: str = "") -> None:
        runs.append((settings, opened))

    monkeypatch.setattr(serve, "run", run)
    return runs


def at_port(monkeypatch: pytest.MonkeyPatch, port: int) -> None:
    monkeypatch.setattr(serve, "DEFAULTS", Settings(port=port))


def test_alone_it_starts_the_app(
    wardround: Wardround, monkeypatch: pytest.MonkeyPatch, opened: list[str]
) -> None:
    port = serve.bound_port("127.0.0.1", 0)
    at_port(monkeypatch, port)
    runs = started(monkeypatch)

    assert wardround().code == 0
    ((settings, address),) = runs
    assert settings.port == port
    assert address == f"http://localhost:{port}/"
    assert opened == []  # the server does it as soon as it listens


def test_alone_beside_somebody_else_at_its_port(
    wardround: Wardround, monkeypatch: pytest.MonkeyPatch
) -> None:
    runs = started(monkeypatch)
    with answering(b"HTTP/1.1 200 OK\r\n\r\n{}") as port:
        at_port(monkeypatch, port)
        assert wardround().code == 0

    ((settings, address),) = runs
    assert settings.port != port
    assert address == f"http://localhost:{settings.port}/"


def test_alone_beside_itself_it_only_opens_the_browser(
    wardround: Wardround, monkeypatch: pytest.MonkeyPatch, opened: list[str]
) -> None:
    runs = started(monkeypatch)
    health = Health(ok=True, version="1", tables=0, sockets=0, workers=1, store="sqlite")
    with answering(b"HTTP/1.1 200 OK\r\n\r\n" + msgspec.json.encode(health)) as port:
        at_port(monkeypatch, port)
        done = wardround()

    assert done.code == 0
    assert f"already running at http://localhost:{port}/" in done.err
    assert opened == [f"http://localhost:{port}/"]
    assert runs == []


@contextmanager
def answering(said: bytes) -> Iterator[int]:
    """Something that listens and answers its first caller."""
    with socket.create_server(("127.0.0.1", 0)) as server:

        def answer() -> None:
            caller, _ = server.accept()
            with caller:
                caller.recv(4096)
                caller.sendall(said)

        thread = threading.Thread(target=answer)
        thread.start()
        yield int(server.getsockname()[1])
        thread.join()


@pytest.mark.parametrize(
    ("platform", "folder"),
    [
        ("linux", (".local", "share")),
        ("darwin", ("Library", "Application Support")),
        ("win32", ("AppData", "Local")),
    ],
)
def test_games_are_kept_where_the_system_keeps_such_things(
    platform: str, folder: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)

    assert data_folder() == Path.home().joinpath(*folder, "wardround")


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
