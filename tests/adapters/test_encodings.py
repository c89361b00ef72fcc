"""Observations and actions as numbers: fixed, named, exact, and nothing but what a seat sees."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from tests.adapters.table import (
    ALL,
    any_options,
    choose,
    option_sets,
    play_out,
    spec,
)
from tests.variants import variant
from wardround.adapters.action_table import SPARE, EncodingError
from wardround.adapters.configured_game import ConfiguredGame, configure
from wardround.adapters.episode import Episode
from wardround.adapters.view_encoder import ViewEncoder
from wardround.core.actions import Action
from wardround.core.chance import SeededChance
from wardround.core.notation import notate_move
from wardround.games import library_of, new_game


@pytest.mark.parametrize("name", ALL)
def test_the_same_options_give_the_same_encoding(name: str) -> None:
    shared = configure(spec(name))
    anew = ConfiguredGame(spec(name), shared.options, library_of(spec(name)))

    assert anew.observations.names == shared.observations.names
    assert anew.observations.fingerprint == shared.observations.fingerprint
    assert anew.actions.names == shared.actions.names


@pytest.mark.parametrize("name", ALL)
def test_every_column_and_action_has_a_name_of_its_own(name: str) -> None:
    configured = configure(spec(name))

    for names, size in (
        (configured.observations.names, configured.observations.size),
        (configured.actions.names, configured.actions.size),
    ):
        assert len(names) == size
        assert [name for name, count in Counter(names).items() if count > 1] == []


@pytest.mark.parametrize("name", ALL)
def test_one_network_fits_every_setting(name: str) -> None:
    """The columns depend on the content alone: not on seats or other options."""
    usual, other = (configure(spec(name), options) for options in option_sets(name))

    assert other.observations.fingerprint == usual.observations.fingerprint


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("seed", [1, 2])
def test_observations_are_from_0_to_1_and_decode(name: str, seed: int) -> None:
    configured = configure(spec(name), any_options(name, seed))
    episode, at = Episode(configured), random.Random(seed)
    observations = configured.observations
    episode.start(seed)
    into = np.zeros(observations.size, np.float32)
    while episode.outcome is None and len(episode.taken) < 300:
        seat = at.randrange(configured.seats)
        row = episode.observe(seat)
        assert row.dtype == np.float32
        assert observations.size == len(row)
        assert row.min() >= 0.0
        assert row.max() <= 1.0
        observations.write(episode.state, seat, into)
        assert np.array_equal(row, into)
        encoded: list[bytes] = []
        observations.encoder.encode(episode.state, seat, encoded)
        raw = b"".join(encoded).ljust(observations.size, b"\0")
        assert observations.decode(row) == {
            name: n for name, n in zip(observations.names, raw, strict=True) if n
        }
        episode.act(choose(episode, at))


@pytest.mark.parametrize("name", ["forbidden_clinic", "hero"])
def test_a_game_without_an_encoder_has_its_view_encoded(name: str) -> None:
    game = variant(spec(name), encoder=None)
    configured = configure(game)
    names = configured.observations.names
    episode, at = Episode(configured), random.Random(5)
    episode.start(5000)
    rows = set()
    for _ in range(60):
        row = episode.observe(episode.asked)
        told = configured.observations.decode(row)
        assert told[f"me=seat:{episode.asked}"] == 1
        assert told[f"decision={episode.awaiting.decision}"] == 1
        assert all(told[f"asked[{seat}]"] == 1 for seat in episode.awaiting.seats)
        assert row.max() <= 1.0
        rows.add(row.tobytes())
        episode.act(choose(episode, at))
        if episode.outcome is not None:
            break
    assert len(rows) > 1
    assert len(set(names)) == len(names)
    assert [name for name in names if name.startswith("view.")]


def test_what_views_of_samples_did_not_show_is_clipped_or_left_out() -> None:
    game = variant(spec("template"), encoder=None)
    encoder = ViewEncoder(game, [{"much": 300.0, "less": -3, "word": "bed", "flag": True}])
    assert [tuple(column) for column in encoder.columns] == [
        ("flag", 1),
        ("less [-4..1]", 5),
        ("much [0..512]", 255),
        ("word=bed", 1),
    ]
    state = new_game(game, {}, SeededChance(1))
    row: list[bytes] = []
    encoder.encode(state, 0, row)
    assert row == [bytes(4)]


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("other", [False, True])
def test_states_that_look_the_same_are_encoded_alike(name: str, other: bool) -> None:
    """Redrawing what a seat cannot see changes neither its observation nor its mask."""
    configured = configure(spec(name), option_sets(name)[other])
    episode, twin, at = Episode(configured), Episode(configured), random.Random(3)
    episode.start(11)
    while episode.outcome is None and len(episode.taken) < 120:
        seat = episode.asked
        twin.state = configured.game.rules.imagine(
            episode.state, seat, SeededChance(at.random().hex())
        )
        twin._see_who_is_asked()
        assert np.array_equal(episode.observe(seat), twin.observe(seat))
        assert np.array_equal(episode.mask(seat), twin.mask(seat)) or twin.asked != seat
        episode.act(choose(episode, at))


@pytest.mark.parametrize("name", ALL)
def test_actions_decode_both_ways(name: str) -> None:
    table = configure(spec(name)).actions

    for index in range(1, table.first_spare):
        action = table.decode(index, table.seats - 1)
        assert action.seat == table.seats - 1
        assert table.index[action] == index
        assert notate_move(table.decode(index, 0)) == table.names[index].replace(":+", ":")


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("other", [False, True])
def test_the_mask_is_exactly_what_is_listed(name: str, other: bool) -> None:
    configured = configure(spec(name), option_sets(name)[other])
    episode, at = Episode(configured, interrupts=False), random.Random(9)
    spare = asked = 0
    for seed in range(200, 204):
        episode.start(seed)
        while episode.outcome is None and len(episode.taken) < 400:
            listed = [
                a for a in configured.game.rules.legal(episode.state) if a.seat == episode.asked
            ]
            allowed = np.flatnonzero(episode.mask(episode.asked)).tolist()
            assert [episode.choices[index] for index in sorted(episode.choices)] != []
            assert len(allowed) == len(listed)
            assert all(episode.choices[index] in listed for index in allowed)
            spare += max(allowed) >= configured.actions.first_spare
            asked += 1
            episode.act(choose(episode, at))
    assert spare <= (0.01 * asked if other else 0)


def test_actions_without_an_index_use_the_spare_ones() -> None:
    configured = configure(spec("template"))
    table = configured.actions
    unknown = [type(table.prototypes[0])(0, f"jar:{n}") for n in range(SPARE)]  # type: ignore[call-arg]
    found: dict[int, Action | None] = {}

    table.choices([table.prototypes[0], *unknown], 0, found)

    assert list(found) == [1, *range(table.first_spare, table.size)]
    with pytest.raises(EncodingError, match="have no index"):
        table.choices([*unknown, *unknown[:1]], 0, {})
    with pytest.raises(EncodingError, match="spare 1"):
        table.decode(table.first_spare, 0)


def test_content_packs_have_encodings_of_their_own(tmp_path: Path) -> None:
    pack = tmp_path / "sweets.toml"
    pack.write_text(
        'game = "template"\n[[jar.pill]]\nid = "mint"\nname = "Mint"\ncount = 5\npoints = 2\n'
    )
    plain = configure(spec("template"))
    packed = configure(spec("template"), pack=pack)

    assert packed.observations.size > plain.observations.size
    assert any("mint" in name for name in packed.observations.names)
    play_out(Episode(packed), 1)
