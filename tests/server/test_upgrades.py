"""Databases of earlier versions: nobody's seat is forgotten, and every table opens or says why not.

`old_databases/` has one per version and kind of store, with games that are over, running, and with
a content pack, and (from 2026-11-16b on) a person with a private link. Each was made by playing on
a server of that version; beside it stand its tables and their tokens.
"""

from __future__ import annotations

import json
import lzma
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.local_site.postgres import Postgres, find_postgres
from tests.server.databases import running_postgres
from tests.server.people import Browser, post, serving, settings

FOLDER = Path(__file__).parent / "old_databases"
SQLITE = sorted(path.name.removesuffix(".sqlite.xz") for path in FOLDER.glob("*.sqlite.xz"))
POSTGRES = sorted(path.name.removesuffix(".sql.xz") for path in FOLDER.glob("*.sql.xz"))


def check_seats(db: str, known: dict[str, Any], folder: Path) -> None:
    tokens = [table["tokens"][0] for table in known["tables"]]
    with serving(settings(folder, db=db)) as server:
        mine = post(server.url, "/api/mine", {"tokens": tokens, "language": "en"}, 200)
        assert (mine["gone"], mine["unreadable"]) == ([], [])
        cards = {one["token"]: one["card"] for one in mine["tables"]}
        for table, token in zip(known["tables"], tokens, strict=True):
            outcome = cards[token]["outcome"]
            assert (outcome is not None) == table["over"]
            assert not table["over"] or outcome["text"]
            check_table(Browser(server.url), token, over=table["over"])
        if known["person"]:
            person = post(server.url, "/api/person", {"person": known["person"]}, 200)
            assert {one["table"] for one in person["tokens"]} >= {
                table["table"] for table in known["tables"]
            }


def check_table(browser: Browser, token: str, over: bool) -> None:
    """It can be watched, or played on unless the rules have changed, and then it says so."""
    welcome = browser.hello(token)
    assert welcome["type"] == "welcome", welcome
    stopped = welcome["table"]["stopped"]
    if not over and not stopped:
        assert browser.now["awaiting"]["seats"]
        if browser.now["legal"]:
            answer = browser.act()
            # Stale: a bot was quicker.
            assert answer["type"] == "done" or answer["code"] == "stale", answer
    assert stopped == "" or stopped.endswith(".")
    browser.close()


@pytest.mark.parametrize("version", SQLITE)
def test_no_seat_is_lost_by_an_upgrade(version: str, tmp_path: Path) -> None:
    known = json.loads((FOLDER / f"{version}.json").read_text("utf-8"))
    db = tmp_path / "tables.sqlite"
    with lzma.open(FOLDER / f"{version}.sqlite.xz") as packed, db.open("wb") as file:
        shutil.copyfileobj(packed, file)
    check_seats(str(db), known, tmp_path)


@pytest.fixture(scope="module")
def server() -> Iterator[Postgres]:
    with running_postgres() as postgres:
        yield postgres


@pytest.mark.parametrize("version", POSTGRES)
def test_no_seat_is_lost_by_an_upgrade_of_postgresql(
    version: str, server: Postgres, tmp_path: Path
) -> None:
    known = json.loads((FOLDER / f"{version}.json").read_text("utf-8"))
    psql = [str(find_postgres() / "psql"), "--quiet", "--set", "ON_ERROR_STOP=1", "--no-psqlrc"]
    name = f"upgrade_{version.replace('-', '_')}"
    base, _, _ = server.url().rpartition("/")
    subprocess.run([*psql, "-c", f'CREATE DATABASE "{name}"', server.url()], check=True)
    dump = lzma.decompress((FOLDER / f"{version}.sql.xz").read_bytes())
    subprocess.run([*psql, f"{base}/{name}"], input=dump, check=True, stdout=subprocess.DEVNULL)
    check_seats(f"{base}/{name}", known, tmp_path)
