"""``wardround serve``: what it says when it cannot start."""

from __future__ import annotations

import socket
from pathlib import Path

import msgspec
import pytest

from wardround.cli.common import UserError
from wardround.cli.serve import check
from wardround.server.settings import Settings


def test_a_port_in_use_is_named(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = int(taken.getsockname()[1])
        with pytest.raises(UserError, match=f"port {port}.*--port"):
            check(Settings(port=port, db=str(tmp_path / "x.sqlite")))


def test_a_store_that_cannot_be_opened_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    with pytest.raises(UserError, match="cannot store tables"):
        check(Settings(port=0, db=str(tmp_path / "file" / "x.sqlite")))
    (tmp_path / "bad.sqlite").write_text("this is not a database, " * 100)
    with pytest.raises(UserError, match="cannot store tables"):
        check(Settings(port=0, db=str(tmp_path / "bad.sqlite")))


def test_a_seed_that_means_a_script_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UserError, match="--seed script:x: a seed does not begin with script:"):
        check(Settings(port=0, db=str(tmp_path / "x.sqlite"), seed="script:x"))


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"smtp": "mail.example.org"}, "--smtp: expected an address like smtp://"),
        ({"smtp": "smtp://mail.example.org"}, "--smtp needs --address .* and --sender"),
        ({"address": "play.example"}, "--address play.example: expected https://"),
    ],
)
def test_missing_email_settings_are_named(tmp_path: Path, wrong: dict[str, str], said: str) -> None:
    with pytest.raises(UserError, match=said):
        check(msgspec.convert({"port": 0, "db": str(tmp_path / "x.sqlite"), **wrong}, Settings))


def test_everything_is_well(tmp_path: Path) -> None:
    check(Settings(port=0, db=str(tmp_path / "new" / "x.sqlite")))
    assert (tmp_path / "new" / "x.sqlite").exists()
