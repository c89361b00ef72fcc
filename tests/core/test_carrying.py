"""Journals of another version: continued where the present rules allow it, else watched."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.core.pills import CALM, LIBRARY, SECRET, a_jar_of, act, play_on, start
from tests.variants import variant
from wardround.core.chance import Chance
from wardround.core.codec import state_digest
from wardround.core.journal import (
    Journal,
    JournalError,
    VersionError,
    canonical_line,
    chained,
)
from wardround.core.log import Log
from wardround.core.replay import carry_journal, read_journal
from wardround.presentation.game_spec import AnyGameSpec
from wardround.template import SPEC

BIG = a_jar_of(sugar=900, bitter=8)


def version(game: AnyGameSpec, number: int, **changes: Any) -> AnyGameSpec:
    meta = msgspec.structs.replace(game.meta, rules_version=number)
    return variant(game, meta=meta, **changes)


def old_game(moves: int = 100) -> Journal[AnyGameSpec]:
    journal = start(SPEC, BIG)
    play_on(journal, moves)
    return journal


def carried(
    game: AnyGameSpec, journal: Journal[AnyGameSpec], library: Any = BIG
) -> Journal[AnyGameSpec]:
    found, fault = carry_journal(game, library, journal.lines, SECRET)
    assert fault is None
    return found


def test_another_version_is_named() -> None:
    with pytest.raises(VersionError, match="played with rules version 1 of template; this is ver"):
        read_journal(version(SPEC, 2), BIG, old_game().lines)


def test_a_game_that_is_true_by_the_new_rules_goes_on() -> None:
    old, new = old_game(), version(SPEC, 2)

    journal = carried(new, old)

    assert state_digest(new, journal.state) == state_digest(SPEC, old.state)
    journal.adopt()
    play_on(journal, 100)
    again = read_journal(new, BIG, journal.lines, SECRET)
    assert state_digest(new, again.state) == state_digest(new, journal.state)
    assert journal.lines[: len(old.lines)] == old.lines
    assert again.old_lines == len(old.lines) + 1


def test_a_game_that_went_on_can_be_verified_to_its_end() -> None:
    old, new = old_game(), version(SPEC, 2)
    journal = carried(new, old)
    journal.adopt()
    play_on(journal, 100_000)
    journal.close()

    read_journal(new, BIG, journal.lines, verify=True)
    lines = [line.replace('"draws":["sugar"]', '"draws":["bitter"]', 1) for line in journal.lines]
    with pytest.raises(JournalError):
        read_journal(new, BIG, lines, verify=True)


def test_after_adopting_reading_starts_at_its_snapshot() -> None:
    """The old version's snapshots no longer need to be understood."""
    old = old_game(130)
    new = version(SPEC, 2, dump=lambda s: {**SPEC.rules.dump(s), "new": 1}, load=_load_new)
    journal = carried(new, old)
    journal.adopt()
    play_on(journal, 3)

    again = read_journal(new, BIG, journal.lines, SECRET)

    assert state_digest(new, again.state) == state_digest(new, journal.state)
    assert state_digest(new, again.at(70)) == state_digest(new, journal.at(70))


def test_an_undo_behind_the_change_of_versions_replays_all() -> None:
    old, new = old_game(20), version(SPEC, 2)
    journal = carried(new, old)
    journal.adopt()
    journal.undo(5, 0, range(int(journal.options["seats"])))

    again = read_journal(new, BIG, journal.lines, SECRET)

    assert len(again.moves) == 5
    assert state_digest(new, again.state) == state_digest(new, journal.at(5))


def test_another_upgrade_later() -> None:
    journal = carried(version(SPEC, 2), old_game(10))
    journal.adopt()
    play_on(journal, 5)

    third = carried(version(SPEC, 3), journal)
    third.adopt()

    assert len(third.moves) == 15
    read_journal(version(SPEC, 3), BIG, third.lines, SECRET)
    with pytest.raises(VersionError, match="version 2"):
        read_journal(version(SPEC, 3), BIG, journal.lines, SECRET)


def test_changed_rules_show_the_game_up_to_the_change() -> None:
    old = old_game(50)
    new = version(SPEC, 2, legal=_nobody_draws_after(30))

    journal, fault = carry_journal(new, BIG, old.lines, SECRET)

    assert fault is not None
    assert fault.line == 32, "the header, 30 moves, and this one"
    assert len(journal.moves) == 30
    assert journal.lines == old.lines, "nothing is lost"
    assert journal.closed_lines() == old.lines
    assert state_digest(new, journal.state) == state_digest(SPEC, old.at(30))
    assert journal.secret is None
    fork = journal.fork(20, SECRET)
    assert len(fork.moves) == 20


def test_a_game_that_trips_is_a_fault_of_that_line() -> None:
    old = old_game(50)

    def trip(s: Any, action: Any, chance: Chance, log: Log) -> None:
        SPEC.rules.push(s, action, chance, log)
        if sum(map(sum, s.trays)) > 40:
            raise KeyError("card:gone")

    journal, fault = carry_journal(version(SPEC, 2, push=trip), BIG, old.lines)

    assert fault is not None
    assert "KeyError" in str(fault)
    assert len(journal.moves) == 40
    assert state_digest(SPEC, journal.state) == state_digest(SPEC, old.at(40))


def test_other_content_is_carried_in_the_same_way() -> None:
    """From a jar with more sugar the same pills could have been drawn; from one with less, not."""
    old = old_game(50)
    more, less = a_jar_of(sugar=901, bitter=8), a_jar_of(sugar=20, bitter=8)

    with pytest.raises(VersionError, match="other content"):
        read_journal(SPEC, more, old.lines)
    journal = carried(SPEC, old, more)
    journal.adopt()
    read_journal(SPEC, more, journal.lines, SECRET)
    short, fault = carry_journal(SPEC, less, old.lines)

    assert fault is not None
    assert len(short.moves) < 50


def test_lines_of_an_older_version_can_be_translated() -> None:
    old = old_game(20)
    seen: list[int] = []

    def upgrade(number: int, line: dict[str, Any]) -> dict[str, Any]:
        seen.append(number)
        if "action" in line:
            kind = line["action"]["kind"].removeprefix("old_")
            return {**line, "action": {**line["action"], "kind": kind}}
        return line

    lines = _renamed(old)
    new = version(SPEC, 2, upgrade=upgrade)
    assert carry_journal(version(SPEC, 2), BIG, lines)[1] is not None
    journal, fault = carry_journal(new, BIG, lines, SECRET)

    assert fault is None
    assert set(seen) == {1}
    journal.adopt()
    play_on(journal, 5)
    again = read_journal(new, BIG, journal.lines, SECRET)
    assert state_digest(new, again.state) == state_digest(new, journal.state)


def test_a_broken_journal_is_not_taken_for_an_old_one() -> None:
    lines = old_game(20).lines
    lines[7] = lines[7].replace('"n":7', '"n":8')

    with pytest.raises(JournalError, match="line 8: the running hash"):
        carry_journal(version(SPEC, 2), BIG, lines)


def test_a_setup_that_cannot_be_carried_out_is_refused() -> None:
    def broken(*_: object) -> None:
        raise KeyError("nothing")

    with pytest.raises(JournalError, match="line 1"):
        carry_journal(version(SPEC, 2, setup=broken), BIG, old_game(3).lines)


def test_barriers_may_have_moved() -> None:
    """The new version lets people take back more; what was played stays the same."""
    old = old_game(20)
    journal = carried(version(CALM, 2), old)

    assert [move.barrier for move in journal.moves] == [move.barrier for move in old.moves]
    journal.adopt()
    read_journal(version(CALM, 2), BIG, journal.lines, SECRET)


def test_a_line_that_names_rules_badly_is_refused() -> None:
    journal = start(SPEC, LIBRARY)
    act(journal, "draw")
    journal._append({"rules": 7})

    with pytest.raises(JournalError, match="line 3: expected the rules version"):
        read_journal(SPEC, LIBRARY, journal.lines)


def _load_new(options: Any, content: Any, data: dict[str, Any]) -> Any:
    assert data["new"] == 1
    return SPEC.rules.load(options, content, {key: data[key] for key in data if key != "new"})


def _nobody_draws_after(moves: int) -> Any:
    def legal(s: Any) -> list[Any]:
        return SPEC.rules.legal(s) if sum(map(sum, s.trays)) < moves else []

    return legal


def _renamed(journal: Journal[AnyGameSpec]) -> list[str]:
    """The same game, as written by a version with other names for its actions."""
    previous, out = "", []
    for text in journal.lines:
        line = {k: v for k, v in msgspec.json.decode(text).items() if k != "hash"}
        if "action" in line:
            line["action"]["kind"] = "old_" + line["action"]["kind"]
        previous = chained(previous, line)
        out.append(canonical_line({**line, "hash": previous}))
    return out
