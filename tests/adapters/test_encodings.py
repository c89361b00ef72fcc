"""Observations and actions as numbers: fixed, named, exact, and nothing but what a seat sees."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from tests.adapters.table import (
    ALL,
    REAL,
    any_options,
    choose,
    differences,
    option_sets,
    plain,
    play_out,
    spec,
)
from wardround.adapters.action_table import SPARE, EncodingError
from wardround.adapters.observations import ObservationEncoding
from wardround.adapters.session import Session
from wardround.adapters.setting import Setting, make_setting
from wardround.core.actions import Action
from wardround.core.chance import SeededChance
from wardround.core.notation import notate_move
from wardround.games import library_of


@pytest.mark.parametrize("name", ALL)
def test_the_same_options_give_the_same_encoding(name: str) -> None:
    shared = make_setting(spec(name))
    anew = Setting(spec(name), shared.options, library_of(spec(name)))

    assert anew.observations.names == shared.observations.names
    assert anew.observations.fingerprint == shared.observations.fingerprint
    assert anew.actions.names == shared.actions.names


@pytest.mark.parametrize("name", ALL)
def test_every_column_and_action_has_a_name_of_its_own(name: str) -> None:
    setting = make_setting(spec(name))

    for names, size in (
        (setting.observations.names, setting.observations.size),
        (setting.actions.names, setting.actions.size),
    ):
        assert len(names) == size
        assert [name for name, count in Counter(names).items() if count > 1] == []


@pytest.mark.parametrize("name", ALL)
def test_decoding_gives_back_what_was_seen(name: str) -> None:
    """On games that the survey did not play. Text is left out; rare surprises may be clipped."""
    setting = make_setting(spec(name))
    session, at = Session(setting), random.Random(5)
    found: Counter[str] = Counter()
    for seed in range(5000, 5006):
        session.start(seed)
        while session.outcome is None and len(session.taken) < 400:
            view = session.view(session.asked)
            row = setting.observations.encode(view, session.awaiting, session.asked)
            assert row.min() >= 0.0
            assert row.max() <= 1.0
            told = setting.observations.decode(row)
            assert told["me"] == session.asked
            assert told["asked"] == sorted(session.awaiting.seats)
            assert told["may_act"] == sorted(session.awaiting.may_act)
            assert told["decision"] == session.awaiting.decision
            differences(told["view"], plain(view), "view", found)
            session.act(choose(session, at))
    right = found.pop("right")
    wrong = {key: n for key, n in found.items() if not key.startswith("left out")}
    assert sum(wrong.values()) <= 0.005 * right, wrong


def look_along(setting: Setting, seed: int, moments: int) -> None:
    """Every look at a game gives the row that is made from the whole view at that moment."""
    session, at = Session(setting), random.Random(seed)
    for _ in range(moments):
        if session.outcome is not None or session.state is None:
            seed += 1
            session.start(seed)
        seat = at.randrange(setting.seats)
        anew = setting.observations.encode(session.view(seat), session.awaiting, seat)
        seen = session.observe(seat)
        wrong = [setting.observations.names[n] for n in np.flatnonzero(seen != anew)]
        assert wrong == []
        session.act(choose(session, at))


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("other", [False, True])
def test_looking_step_by_step_is_looking_anew(name: str, other: bool) -> None:
    look_along(make_setting(spec(name), option_sets(name)[other]), 7, 500)


@pytest.mark.parametrize("name", ALL)
def test_everybody_looks_at_the_same_moment(name: str) -> None:
    """Also those who look after others, when nothing has happened in between."""
    setting = make_setting(spec(name), option_sets(name)[True])
    session, at = Session(setting), random.Random(2)
    for _ in range(100):
        if session.outcome is not None or session.state is None:
            session.start(at.random().hex())
        for seat in at.choices(range(setting.seats), k=3):
            anew = setting.observations.encode(session.view(seat), session.awaiting, seat)
            assert np.array_equal(session.observe(seat), anew)
        session.act(choose(session, at))


@pytest.mark.parametrize("name", REAL)
@pytest.mark.parametrize("seed", [1, 2])
def test_looking_under_any_options(name: str, seed: int) -> None:
    look_along(make_setting(spec(name), any_options(name, seed)), seed, 500)


@pytest.mark.parametrize("name", REAL)
@pytest.mark.parametrize("other", [False, True])
def test_a_sight_covers_the_view(name: str, other: bool) -> None:
    """Or whole views would have to be encoded: right, but slow."""
    setting = make_setting(spec(name), option_sets(name)[other])
    session = Session(setting)
    session.start(1)
    assert setting.game.sight is not None
    assert setting.observations.parts(setting.game.sight(session.state).paths) is not None


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("other", [False, True])
def test_states_that_look_the_same_are_encoded_alike(name: str, other: bool) -> None:
    """What a seat cannot see, drawn anew, changes neither its observation nor its mask."""
    setting = make_setting(spec(name), option_sets(name)[other])
    session, twin, at = Session(setting), Session(setting), random.Random(3)
    session.start(11)
    while session.outcome is None and len(session.taken) < 120:
        seat = session.asked
        twin.state = setting.game.imagine(session.state, seat, SeededChance(at.random().hex()))
        twin._look()
        assert np.array_equal(session.observe(seat), twin.observe(seat))
        assert np.array_equal(session.mask(seat), twin.mask(seat)) or twin.asked != seat
        session.act(choose(session, at))


@pytest.mark.parametrize("name", ALL)
def test_actions_decode_both_ways(name: str) -> None:
    table = make_setting(spec(name)).actions

    for index in range(1, table.first_spare):
        action = table.decode(index, table.seats - 1)
        assert action.seat == table.seats - 1
        assert table.index[action] == index
        assert notate_move(table.decode(index, 0)) == table.names[index].replace(":+", ":")


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("other", [False, True])
def test_the_mask_is_exactly_what_is_listed(name: str, other: bool) -> None:
    setting = make_setting(spec(name), option_sets(name)[other])
    session, at = Session(setting, interrupts=False), random.Random(9)
    spare = asked = 0
    for seed in range(200, 204):
        session.start(seed)
        while session.outcome is None and len(session.taken) < 400:
            listed = [a for a in setting.game.legal(session.state) if a.seat == session.asked]
            allowed = np.flatnonzero(session.mask(session.asked)).tolist()
            assert [session.choices[index] for index in sorted(session.choices)] != []
            assert len(allowed) == len(listed)
            assert all(session.choices[index] in listed for index in allowed)
            spare += max(allowed) >= setting.actions.first_spare
            asked += 1
            session.act(choose(session, at))
    assert spare <= (0.01 * asked if other else 0)


def test_actions_without_an_index_use_the_spare_ones() -> None:
    setting = make_setting(spec("template"))
    table = setting.actions
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
    plain_setting = make_setting(spec("template"))
    packed = make_setting(spec("template"), pack=pack)

    assert isinstance(packed.observations, ObservationEncoding)
    assert packed.observations.size > plain_setting.observations.size
    assert any("mint" in name for name in packed.observations.names)
    play_out(Session(packed), 1)
