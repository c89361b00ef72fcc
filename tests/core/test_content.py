"""Content tables: sources set apart, packs laid over, wrong ones named precisely."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.core.pills import LIBRARY
from wardround.core.content import (
    NOTHING,
    ContentError,
    Library,
    Provenance,
    make_library,
    table_as,
    wants,
)
from wardround.core.messages import Phrase
from wardround.games import find_game, game_ids, library_of, library_with
from wardround.presentation.catalogues import shared_language
from wardround.server.games.rulebooks import numbers
from wardround.template import SPEC
from wardround.testkit import source_of

BASE: dict[str, Any] = {
    "deck": {
        "source": "printed",
        "size": 20,
        "size_source": "measured",
        "card": [
            {"id": "donation", "count": 4, "source": "photo", "why": "counted twice"},
            {"id": "glove", "count": 5, "count_source": "guessed"},
        ],
    },
    "costs": {"build": {"source": "printed", "ward": 3}, "steps": [1, 2, 4]},
}


def merged(pack: dict[str, Any]) -> Library:
    return make_library(BASE, pack, "pack.toml")


def cards(library: Library) -> dict[str, Any]:
    return {row["id"]: row for row in library.tables["deck"]["card"]}


# -- sources --------------------------------------------------------------------------------------


def test_sources_are_set_apart_from_the_rows() -> None:
    library = make_library(BASE, {})

    assert library.tables["deck"] == {
        "size": 20,
        "card": [{"id": "donation", "count": 4}, {"id": "glove", "count": 5}],
    }
    assert library.provenance == (
        Provenance("deck", "", "printed"),
        Provenance("deck", "size", "measured"),
        Provenance("deck", "card.donation", "photo", "counted twice"),
        Provenance("deck", "card.glove.count", "guessed"),
        Provenance("costs", "build", "printed"),
    )


@pytest.mark.parametrize(
    ("table", "key", "source"),
    [
        ("deck", "size", "measured"),
        ("deck", "card.donation", "photo"),
        ("deck", "card.donation.count", "photo"),
        ("deck", "card.glove.count", "guessed"),
        ("deck", "card.glove", "printed"),
        ("deck", "anything", "printed"),
        ("costs", "build.ward", "printed"),
        ("costs", "steps", ""),
        ("nowhere", "build", ""),
    ],
)
def test_the_closest_source_counts(table: str, key: str, source: str) -> None:
    assert source_of(make_library(BASE, {}), table, key) == source


# -- packs ----------------------------------------------------------------------------------------


def test_a_pack_changes_rows_by_their_id() -> None:
    library = merged({"deck": {"card": [{"id": "glove", "count": 9}]}})

    assert cards(library) == {
        "donation": {"id": "donation", "count": 4},
        "glove": {"id": "glove", "count": 9},
    }
    assert source_of(library, "deck", "card.glove.count") == "pack"
    assert source_of(library, "deck", "card.donation.count") == "photo"


def test_a_pack_adds_and_removes_rows() -> None:
    pack = {"card": [{"id": "soap", "count": 1}, {"id": "donation", "remove": True}]}
    library = merged({"deck": pack})

    assert list(cards(library)) == ["glove", "soap"]
    assert source_of(library, "deck", "card.soap.count") == "pack"


def test_a_pack_may_name_its_own_sources() -> None:
    row = {"id": "glove", "count": 9, "count_source": "house rule"}

    assert source_of(merged({"deck": {"card": [row]}}), "deck", "card.glove.count") == "house rule"


def test_a_pack_changes_values_key_by_key_and_says_so() -> None:
    library = merged({"costs": {"build": {"ward": 7, "lift": 2}}, "deck": {"size": 21}})

    assert library.tables["costs"] == {"build": {"ward": 7, "lift": 2}, "steps": [1, 2, 4]}
    assert library.tables["deck"]["size"] == 21
    assert source_of(library, "costs", "build.ward") == "pack"
    assert source_of(library, "costs", "build.lift") == "pack"
    assert source_of(library, "deck", "size") == "pack"
    assert source_of(library, "deck", "card.glove") == "printed"


def test_a_plain_list_is_replaced_as_a_whole() -> None:
    library = merged({"costs": {"steps": [5]}})

    assert library.tables["costs"]["steps"] == [5]
    assert source_of(library, "costs", "steps") == "pack"


def test_a_pack_does_not_change_the_base() -> None:
    before = msgspec.json.encode(BASE)
    merged({"deck": {"size": 1, "card": [{"id": "glove", "count": 9}]}})

    assert msgspec.json.encode(BASE) == before


@pytest.mark.parametrize(
    ("pack", "message"),
    [
        ({"dek": {}}, "pack.toml: table dek: expected known table costs, deck, got 'dek'"),
        ({"deck": 3}, r"pack.toml: table deck: expected table, got 3"),
        ({"costs": {"build": 3}}, "pack.toml: table costs, key build: expected table, got 3"),
        ({"deck": {"card": 3}}, "table deck, key card: expected rows, got 3"),
        ({"deck": {"card": [3]}}, r"table deck, key card: expected rows, got \[3\]"),
        (
            {"deck": {"card": [{"count": 3}]}},
            "table deck, key card: expected row with id, got {'count': 3}",
        ),
        (
            {"deck": {"card": [{"id": ["soap"]}]}},
            r"table deck, key card: expected row with id, got {'id': \['soap'\]}",
        ),
        (
            {"deck": {"card": [{"id": "soap", "remove": True}]}},
            "table deck, key card.soap: expected one of donation, glove, got 'soap'",
        ),
    ],
)
def test_a_wrong_pack_names_file_table_key_expected_and_got(
    pack: dict[str, Any], message: str
) -> None:
    with pytest.raises(ContentError, match=message) as caught:
        merged(pack)
    assert caught.value.file == "pack.toml"


# -- hashes ---------------------------------------------------------------------------------------


def test_the_hash_depends_on_the_tables_alone() -> None:
    shuffled = {name: dict(reversed(BASE[name].items())) for name in reversed(BASE)}
    other_source = {**BASE, "deck": {**BASE["deck"], "source": "somewhere else"}}
    plain = make_library(BASE, {})

    assert make_library(shuffled, {}).hash == plain.hash
    assert make_library(other_source, {}).hash == plain.hash
    assert make_library(BASE, {"deck": {"size": 20}}, "same.toml").hash == plain.hash
    assert make_library(BASE, {"deck": {"size": 21}}).hash != plain.hash


def test_the_hash_of_the_same_game_is_the_same_every_time() -> None:
    assert library_of(SPEC).hash == LIBRARY.hash
    assert len(LIBRARY.hash) == 32


# -- checked tables -------------------------------------------------------------------------------


class Card(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    count: int


class Deck(msgspec.Struct, forbid_unknown_fields=True):
    card: list[Card]
    size: int = 0


def deck(**changes: Any) -> dict[str, Any]:
    return {"deck": {"card": [{"id": "a", "count": 1}, {"id": "b", "count": 2, **changes}]}}


def test_a_table_as_structs() -> None:
    assert table_as(deck(), "deck", Deck) == Deck([Card("a", 1), Card("b", 2)])


@pytest.mark.parametrize(
    ("tables", "key", "expected", "got"),
    [
        (deck(count="two"), "card.b.count", wants("whole-number"), wants("text")),
        (deck(colour="red"), "card.b.colour", wants("no-such-key"), "'red'"),
        ({"deck": {"card": [{"id": "a"}]}}, "card.a.count", wants("value"), NOTHING),
        ({"deck": {"card": "all"}}, "card", wants("list"), wants("text")),
        ({"deck": {"card": [], "colour": 3}}, "colour", wants("no-such-key"), "3"),
        ({"deck": {}}, "card", wants("value"), NOTHING),
        ({"deck": 4}, "", wants("table"), wants("whole-number")),
        ({}, "", wants("table"), NOTHING),
    ],
)
def test_a_table_that_does_not_fit_names_row_and_key(
    tables: dict[str, Any], key: str, expected: Phrase, got: str | Phrase
) -> None:
    with pytest.raises(ContentError) as caught:
        table_as(tables, "deck", Deck)

    error = caught.value
    assert (error.table, error.key, error.expected, error.got) == ("deck", key, expected, got)


class Costs(msgspec.Struct):
    price: dict[str, int]


def test_among_named_values_the_place_is_named() -> None:
    with pytest.raises(ContentError, match="cost, key price: expected whole number, got text"):
        table_as({"cost": {"price": {"lift": 3, "ward": "much"}}}, "cost", Costs)


# -- from files -----------------------------------------------------------------------------------


def test_a_pack_in_a_file_changes_the_game(tmp_path: Path) -> None:
    file = tmp_path / "sweet.toml"
    file.write_text('game = "template"\n[[jar.pill]]\nid = "bitter"\ncount = 1\n')
    library = library_of(SPEC, file)

    assert SPEC.rules.content(library.tables).counts == [14, 1]
    assert library.hash != LIBRARY.hash
    assert library.pack == str(file)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("= 3", "sweet.toml: table -: expected TOML, got "),
        ('game = "hero"', "table -, key game: expected 'template', got 'hero'"),
        ("[box]\na = 1", "table box: expected known table jar, got 'box'"),
        ('[[jar.pill]]\nid = "bitter"\ncount = "x"', "bitter.count: expected whole number, got"),
        (
            '[[jar.pill]]\nid = "bitter"\ncount = -1',
            "pill.bitter.count: expected at least 0, got -1",
        ),
        ('[[jar.pill]]\nid = "bitter"\nremove = true', "key pill: expected a row with id bitter"),
        ('[[jar.pill]]\nid = "sour"', "key pill.sour.name: expected value, got nothing"),
    ],
)
def test_a_wrong_pack_file_is_named(text: str, message: str) -> None:
    with pytest.raises(ContentError, match=message) as caught:
        library_with(SPEC, text, "sweet.toml")
    assert str(caught.value).startswith("sweet.toml: ")


def test_a_pack_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(
        ContentError, match=r"nowhere.toml: .*expected a readable file, got No such"
    ):
        library_of(SPEC, tmp_path / "nowhere.toml")
    (tmp_path / "latin.toml").write_bytes(b"# caf\xe9")
    with pytest.raises(ContentError, match=r"latin.toml: .*expected UTF-8 text"):
        library_of(SPEC, tmp_path / "latin.toml")


@pytest.mark.parametrize("name", game_ids())
def test_the_content_of_every_game_says_where_it_comes_from(name: str) -> None:
    game = find_game(name)
    library = library_of(game)
    game.rules.content(library.tables)

    assert [number for number in numbers(library) if not number.source] == []


@pytest.mark.parametrize(
    ("pack", "fault"),
    [
        ("[box]\na = 1", "Tabelle box: erwartet eine der Tabellen jar, gefunden 'box'."),
        (
            '[[jar.pill]]\nid = "sour"',
            "Tabelle jar, Schlüssel pill.sour.name: erwartet ein Wert, gefunden nichts.",
        ),
    ],
)
def test_a_fault_of_a_pack_is_told_in_the_language_of_whoever_wrote_it(
    pack: str, fault: str
) -> None:
    with pytest.raises(ContentError) as caught:
        library_with(SPEC, pack, "sweet.toml")

    assert shared_language("de").told(caught.value.phrase) == fault


def test_what_only_one_check_expects_is_told_in_english() -> None:
    error = ContentError("rooms", "door", "doors that open both ways", "one")

    assert "doors that open both ways" in shared_language("fr").told(error.phrase)
