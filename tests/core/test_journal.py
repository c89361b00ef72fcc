"""The journal while a game is played: acting, undoing, forking, giving up, looking back."""

from __future__ import annotations

import pytest

from tests.core.pills import (
    CALM,
    LIBRARY,
    SECRET,
    TOSSED,
    YIELDING,
    CountingPushes,
    a_jar_of,
    act,
    finished,
    parsed,
    play_on,
    start,
)
from wardround.core.actions import RuleError
from wardround.core.codec import canonical, state_digest
from wardround.core.game import OptionError
from wardround.core.journal import (
    SNAPSHOT_EVERY,
    Journal,
    JournalError,
    Secret,
    UndoError,
    chained,
)
from wardround.core.replay import read_journal
from wardround.presentation.game_spec import AnyGameSpec
from wardround.template import SPEC
from wardround.template.actions import Draw, Stop
from wardround.template.events import Ended, Stopped

# -- starting and acting --------------------------------------------------------------------------


def test_the_header_says_what_was_played() -> None:
    (header,) = parsed(start(TOSSED, seats=3))

    assert header.pop("hash") == chained("", header)
    assert header.pop("draws") in ([0], [1], [2])
    assert header == {
        "wardround": 1,
        "game": "template",
        "rules_version": 1,
        "content_hash": LIBRARY.hash,
        "options": {"seats": 3, "nerve": 3},
        "commitment": SECRET.commitment(),
    }


def test_the_header_promises_the_seed_and_does_not_show_it() -> None:
    journal = start()
    play_on(journal, 5)

    assert SECRET.seed not in "".join(journal.lines)
    assert SECRET.salt not in "".join(journal.lines)


def test_bad_options_start_nothing() -> None:
    with pytest.raises(OptionError):
        start(seats=9)


def test_a_move_is_a_line_with_its_draws() -> None:
    journal = start()
    events = act(journal, "draw")
    line = parsed(journal)[1]
    drawn = journal.moves[0].draws

    assert line.pop("hash") == journal.hash
    assert line == {
        "n": 1,
        "action": {"kind": "draw", "seat": 0, "jar": "jar:pills"},
        "draws": list(drawn),
        "barrier": True,
    }
    assert events == journal.events_of(1)
    assert drawn[0] in ("sugar", "bitter")


def test_every_hash_covers_all_lines_before() -> None:
    journal = finished()
    previous = ""
    for line in parsed(journal):
        assert line["hash"] == chained(previous, line)
        previous = line["hash"]


def test_a_hash_depends_on_the_hash_before() -> None:
    assert chained("a", {"n": 1}) != chained("b", {"n": 1})
    assert chained("a", {"n": 1, "hash": "x"}) == chained("a", {"n": 1})


def test_a_refused_action_leaves_no_trace() -> None:
    journal = start()
    act(journal, "draw")
    before = journal.lines[:], state_digest(SPEC, journal.state), journal.moves[:]

    for action in (Stop(0), Draw(1, "jar:cellar")):
        with pytest.raises(RuleError):
            journal.act(action)

    assert (journal.lines, state_digest(SPEC, journal.state), journal.moves) == before


def test_the_same_seed_and_actions_write_the_same_lines() -> None:
    assert finished(TOSSED, seats=4).lines == finished(TOSSED, seats=4).lines


def test_another_seed_draws_otherwise() -> None:
    one, other = start(), Journal.start(SPEC, LIBRARY, {}, Secret("another seed", "a salt"))
    play_on(one, 10)
    play_on(other, 10)

    assert [move.draws for move in one.moves] != [move.draws for move in other.moves]


# -- undo -----------------------------------------------------------------------------------------


def test_a_move_without_reveal_or_change_of_turn_is_taken_back_freely() -> None:
    journal = start(CALM, seats=3)
    before = state_digest(SPEC, journal.state)
    act(journal, "0: stop")

    assert journal.undo_is_free(0, 0)
    journal.undo(0, 0)

    assert state_digest(SPEC, journal.state) == before
    assert journal.moves == []
    assert parsed(journal)[-1]["undo"] == 0


def test_the_turn_is_a_barrier() -> None:
    journal = start(seats=3)
    act(journal, "0: stop")

    assert not journal.undo_is_free(0, 0)
    with pytest.raises(UndoError, match="consent of every seat"):
        journal.undo(0, 0)
    assert len(journal.moves) == 1
    assert len(journal.lines) == 2


def test_used_chance_is_a_barrier() -> None:
    journal = start(CALM)
    act(journal, "draw")

    with pytest.raises(UndoError, match="revealed"):
        journal.undo(0, 0)


def test_chance_that_could_not_differ_is_no_barrier() -> None:
    journal = start(CALM, a_jar_of(sugar=5, bitter=0))
    act(journal, "draw")

    assert journal.moves[0].draws == ("sugar",)
    journal.undo(0, 0)
    assert journal.moves == []


def test_a_barrier_further_back_stops_a_longer_undo() -> None:
    journal = start(CALM, seats=2)
    act(journal, "0: draw", "1: stop", "0: stop")

    assert journal.undo_is_free(2, 0)
    assert not journal.undo_is_free(1, 0)
    assert not journal.undo_is_free(0, 0)


def test_somebody_elses_move_is_not_taken_back_freely() -> None:
    journal = start(CALM, seats=3)
    act(journal, "0: stop")

    with pytest.raises(UndoError, match="somebody else's"):
        journal.undo(0, 1)


@pytest.mark.parametrize("consent", [[], [1], [0, 1], [1, 1]])
def test_most_is_not_everybody(consent: list[int]) -> None:
    journal = start(seats=3)
    act(journal, "draw", "draw")

    with pytest.raises(UndoError):
        journal.undo(0, 0, consent)


def test_with_everybodys_consent_anything_is_taken_back() -> None:
    journal = start(seats=3)
    start_state = state_digest(SPEC, journal.state)
    act(journal, "draw", "draw", "draw")
    journal.undo(0, 0, [1, 2])

    assert state_digest(SPEC, journal.state) == start_state
    assert parsed(journal)[-1] == {
        "undo": 0,
        "by": 0,
        "consent": [0, 1, 2],
        "hash": journal.hash,
    }


@pytest.mark.parametrize("to", [-1, 2, 3])
def test_what_was_not_played_cannot_be_taken_back(to: int) -> None:
    journal = start()
    act(journal, "draw", "draw")

    with pytest.raises(UndoError, match="no move to take back: 2 have been made"):
        journal.undo(to, 0, [0, 1])


# -- redo -----------------------------------------------------------------------------------------


def test_what_was_undone_is_taken_again_with_the_same_draws() -> None:
    journal = start(seats=2)
    act(journal, "draw", "draw", "draw")
    moves, state = journal.moves[:], state_digest(SPEC, journal.state)
    journal.undo(0, 0, [1])

    for _ in range(3):
        events = journal.redo()

    assert journal.moves == moves
    assert state_digest(SPEC, journal.state) == state
    assert events == journal.events_of(3)
    assert parsed(journal)[-1]["redo"] is True
    with pytest.raises(UndoError, match="no move to take again"):
        journal.redo()


def test_a_new_move_drops_what_could_be_taken_again() -> None:
    journal = start(seats=2)
    act(journal, "draw", "draw")
    journal.undo(1, 0, [1])
    act(journal, "stop")

    with pytest.raises(UndoError):
        journal.redo()


def test_undo_upon_undo_keeps_everything_in_order() -> None:
    journal = start(seats=2)
    act(journal, "draw", "draw", "draw", "draw")
    moves = journal.moves[:]
    journal.undo(2, 0, [1])
    journal.undo(1, 0, [1])
    for _ in range(3):
        journal.redo()

    assert journal.moves == moves


def test_a_move_after_an_undo_draws_anew() -> None:
    """The chance of a line depends on the number of the line, so nobody knows the other draw."""
    library = a_jar_of(sugar=500, bitter=500)
    draws = set()
    journal = start(CALM, library)
    for _ in range(20):
        act(journal, "draw")
        draws.add(journal.moves[0].draws)
        journal.undo(0, 0, [1])

    assert draws == {("sugar",), ("bitter",)}


# -- giving up, closing ---------------------------------------------------------------------------


def test_giving_up_needs_everybody_and_a_game_that_allows_it() -> None:
    with pytest.raises(UndoError, match="Pill Count cannot be given up"):
        start().give_up([0, 1])
    journal = start(YIELDING)
    with pytest.raises(UndoError, match="consent of every seat"):
        journal.give_up([1])
    assert journal.outcome() is None
    assert len(journal.lines) == 1


def test_giving_up_ends_the_game() -> None:
    journal = start(YIELDING)
    act(journal, "draw")

    assert journal.give_up([1, 0]) == [Ended(rule="TG-3.1")]
    assert journal.outcome() is not None
    assert parsed(journal)[-1]["give_up"] == [0, 1]
    assert not journal.undo_is_free(0, 0)
    with pytest.raises(UndoError):
        journal.give_up([0, 1])


def test_after_giving_up_nothing_is_taken_back_freely() -> None:
    journal = start(YIELDING, seats=3)
    act(journal, "stop")
    assert journal.undo_is_free(0, 0)
    journal.give_up(range(3))

    assert not journal.undo_is_free(0, 0)


def test_giving_up_can_be_taken_back_by_agreement() -> None:
    journal = start(YIELDING)
    act(journal, "draw", "draw")
    journal.give_up([0, 1])
    journal.undo(1, 0, [1])

    assert journal.outcome() is None
    assert journal.given_up is None
    act(journal, "draw")


def test_a_finished_game_shows_its_seed() -> None:
    journal = finished()
    closing = parsed(journal)[-1]["close"]

    assert closing["seed"] == SECRET.seed
    assert closing["salt"] == SECRET.salt
    assert closing["outcome"]["reason"] in SPEC.meta.end_reasons
    assert journal.closed


def test_a_game_that_is_put_away_keeps_its_seed() -> None:
    journal = start()
    act(journal, "draw")
    journal.close()

    assert parsed(journal)[-1]["close"] == {"outcome": None}


def test_after_a_bookmark_the_game_goes_on() -> None:
    journal = start()
    journal.close()
    act(journal, "draw")

    assert not journal.closed
    assert read_journal(SPEC, LIBRARY, journal.closed_lines(), verify=True).closed


def test_closing_twice_writes_one_line() -> None:
    journal = finished()
    lines = journal.lines[:]
    journal.close()

    assert journal.lines == lines


def test_nothing_comes_after_the_end() -> None:
    journal = finished()
    lines = journal.lines[:]

    with pytest.raises(RuleError):
        journal.act(Draw(0))
    with pytest.raises(UndoError, match="over"):
        journal.undo(0, 0, [1])
    assert journal.lines == lines


def test_a_copy_of_a_running_game_has_a_closing_line() -> None:
    journal = start()
    act(journal, "draw")
    lines = journal.lines[:]
    copy = journal.closed_lines()

    assert journal.lines == lines
    assert copy[:-1] == lines
    assert read_journal(SPEC, LIBRARY, copy, verify=True).closed
    assert finished().closed_lines() == finished().lines


# -- forks ----------------------------------------------------------------------------------------


def test_a_fork_repeats_the_game_and_goes_on_otherwise() -> None:
    journal = start(TOSSED, a_jar_of(sugar=900, bitter=60), seats=3)
    play_on(journal, 40)
    lines = journal.lines[:]
    fork = journal.fork(25, Secret("other seed", "other salt"))

    assert journal.lines == lines
    assert state_digest(SPEC, fork.state) == state_digest(SPEC, journal.at(25))
    assert fork.moves == journal.moves[:25]
    play_on(fork, 15)
    assert [m.draws for m in fork.moves[25:]] != [m.draws for m in journal.moves[25:]]
    assert parsed(fork)[0]["fork"] == {"moves": 25, "hash": journal.hash}
    assert SECRET.commitment() not in "".join(fork.lines)


@pytest.mark.parametrize("n", [0, 1, 12])
def test_a_finished_fork_is_true(n: int) -> None:
    journal = start(TOSSED, seats=3)
    play_on(journal, 12)
    fork = journal.fork(n, Secret("other seed", "other salt"))
    play_on(fork, 10_000)
    fork.close()

    again = read_journal(TOSSED, LIBRARY, fork.lines, verify=True)
    assert again.outcome() == fork.outcome()


@pytest.mark.parametrize("n", [-1, 4])
def test_a_fork_starts_from_a_move_that_was_made(n: int) -> None:
    journal = start()
    act(journal, "draw", "draw", "draw")

    with pytest.raises(UndoError, match="3 have been made"):
        journal.fork(n, Secret("other seed", "other salt"))


# -- looking back ---------------------------------------------------------------------------------


def long_game() -> Journal[AnyGameSpec]:
    """More than three snapshots long."""
    journal = start(TOSSED, a_jar_of(sugar=900, bitter=6), seats=4)
    play_on(journal, 3 * SNAPSHOT_EVERY + 20, seed=3)
    assert len(journal.moves) == 3 * SNAPSHOT_EVERY + 20
    return journal


def test_any_moment_is_the_one_that_was_played() -> None:
    journal = start(TOSSED, a_jar_of(sugar=900, bitter=6), seats=4)
    seen = [canonical(SPEC.rules.dump(journal.state))]
    for _ in range(2 * SNAPSHOT_EVERY + 5):
        play_on(journal, 1)
        seen.append(canonical(SPEC.rules.dump(journal.state)))

    assert sorted(journal.snapshots) == [SNAPSHOT_EVERY, 2 * SNAPSHOT_EVERY]
    for n, state in enumerate(seen):
        assert canonical(SPEC.rules.dump(journal.at(n))) == state


def test_a_moment_is_loaded_from_the_nearest_snapshot() -> None:
    counting = CountingPushes(TOSSED)
    journal = read_journal(counting.game, a_jar_of(sugar=900, bitter=6), long_game().lines)
    for n, expected in [(200, 8), (192, 0), (191, 63), (64, 0), (63, 63), (0, 0)]:
        counting.pushes = 0
        journal.at(n)
        assert counting.pushes == expected, n


def test_looking_back_does_not_touch_the_game() -> None:
    journal = long_game()
    before = state_digest(SPEC, journal.state)
    past = journal.at(100)
    past.stopped = [True] * 4
    journal.events_of(70)

    assert state_digest(SPEC, journal.state) == before
    assert journal.at(100).stopped != [True] * 4


def test_an_undo_drops_the_snapshots_it_goes_behind() -> None:
    journal = long_game()
    journal.undo(SNAPSHOT_EVERY + 3, 0, range(4))

    assert sorted(journal.snapshots) == [SNAPSHOT_EVERY]
    play_on(journal, SNAPSHOT_EVERY, seed=77)
    assert sorted(journal.snapshots) == [SNAPSHOT_EVERY, 2 * SNAPSHOT_EVERY]
    again = read_journal(TOSSED, journal.library, journal.closed_lines(), verify=True)
    assert state_digest(SPEC, again.state) == state_digest(SPEC, journal.state)


def test_events_can_be_had_again() -> None:
    journal = start(CALM, seats=3)
    events = [act(journal, text) for text in ("0: stop", "1: draw", "2: draw")]

    assert [journal.events_of(n) for n in (1, 2, 3)] == events
    assert events[0] == [Stopped(rule="TG-2.3", seat=0, tray="tray:0")]


def test_a_journal_without_its_secret_is_only_watched() -> None:
    journal = start()
    act(journal, "draw")
    watched = read_journal(SPEC, LIBRARY, journal.lines)

    with pytest.raises(JournalError, match="can be watched but not continued"):
        watched.act(Stop(1))
    assert watched.lines == journal.lines
