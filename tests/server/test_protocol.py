"""The protocol: its documents and its types say what the code does."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from wardround.server.protocol import from_browser, from_server, http_requests, http_responses
from wardround.server.protocol.refusals import STATUS, Code
from wardround.server.protocol.schema import json_schema, main, typescript_types
from wardround.server.table.table import HANDLERS
from wardround.server.table.timeline import _number

ROOT = Path(__file__).resolve().parents[2]
DOCUMENT = (ROOT / "docs" / "protocol.md").read_text("utf-8")
TYPES = ROOT / "client" / "src" / "connection" / "protocol.ts"


def tags(union: object) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in get_args(union)}


def rows_under(heading: str) -> list[tuple[str, set[str]]]:
    """The rows of the table that follows: the first column, and the words in the second."""
    table = DOCUMENT.partition(f"{heading}\n")[2].lstrip().partition("\n\n")[0]
    rows = (line.strip("| ").partition("|") for line in table.splitlines() if line.startswith("|"))
    return [(first.strip(), set(re.findall(r"`([a-z_]+)`", rest))) for first, _, rest in rows]


def words_under(heading: str) -> set[str]:
    return {word for _, words in rows_under(heading) for word in words}


def test_every_message_is_documented() -> None:
    browser, server = "| from the browser | |", "| from the server | |"
    assert words_under(browser) == tags(from_browser.ClientMessage)
    assert words_under(server) >= tags(from_server.ServerMessage)


def test_every_code_is_documented_with_its_status() -> None:
    heading = "where the socket is then closed."
    assert words_under(heading) >= set(get_args(Code))
    for statuses, words in rows_under(heading):
        for code, status in STATUS.items():
            assert code not in words or str(status) in statuses, code


def test_every_message_has_a_handler() -> None:
    assert set(HANDLERS) == set(get_args(from_browser.ClientMessage))


def test_every_body_is_documented() -> None:
    bodies = set(re.findall(r"`(?:POST|GET) [^`]+` \| (?:`(\w+)` )?→ `?(\w+)", DOCUMENT))
    named = {word for pair in bodies for word in pair if word} - {"JSON", "Prometheus", "the"}
    for name in named:
        module = http_requests if hasattr(http_requests, name) else http_responses
        assert issubclass(getattr(module, name), msgspec.Struct)


def test_the_schema_names_every_message() -> None:
    schema = json_schema()
    for union in (from_browser.ClientMessage, from_server.ServerMessage):
        for kind in get_args(union):
            assert kind.__name__ in schema["$defs"]


@pytest.mark.skipif(not TYPES.exists(), reason="the client is not here")
def test_the_clients_types_are_current() -> None:
    command = "python -m wardround.server.protocol.schema client/src/connection/protocol.ts"
    assert TYPES.read_text("utf-8") == typescript_types(), f"run: {command}"


def test_types_and_schema_are_written_to_files(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main([str(tmp_path / "new" / "protocol.ts")])
    assert "export type Welcome" in (tmp_path / "new" / "protocol.ts").read_text("utf-8")
    main(["--json"])
    assert msgspec.json.decode(capsys.readouterr().out)["title"].startswith("Wardround")


def test_unknown_fields_and_lengths_are_checked_when_decoding() -> None:
    for raw in (
        b'{"type":"ping"}',
        b'{"type":"ping","id":""}',
        b'{"type":"ping","id":"a","more":1}',
        b'{"type":"say","id":"a","text":"' + b"x" * 501 + b'"}',
        b'{"type":"hello","tokens":[]}',
        b'{"type":"hello","tokens":["' + b"x" * 201 + b'"]}',
        b'{"type":"look","id":"a","seat":-1}',
        b'{"type":"nothing"}',
    ):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(raw, type=from_browser.ClientMessage)


@pytest.mark.parametrize(
    ("text", "number"),
    [
        *(("12", 12), ("$4", 4), ("−3", -3), ("7 of 20", 7), ("2/5", 2), ("3 left", 3)),
        *(("1.5", 1.5), ("red, blue", None), ("1, 0, 2", None), ("", None), ("seat 3", None)),
    ],
)
def test_numbers_of_facts(text: str, number: float | None) -> None:
    assert _number(text) == number
