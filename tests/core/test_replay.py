"""Reading journals: continuing as if nothing had happened, and finding what is not true."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import msgspec
import pytest

from tests.core.pills import (
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
from wardround.core.codec import canonical, state_digest
from wardround.core.content import Library
from wardround.core.journal import (
    SNAPSHOT_EVERY,
    Journal,
    JournalError,
    Secret,
    canonical_line,
    chained,
)
from wardround.core.replay import read_header, read_journal
from wardround.presentation.game_spec import AnyGameSpec
from wardround.template import SPEC

BIG = a_jar_of(sugar=900, bitter=8)

Lines = list[dict[str, Any]]


def forged(lines: Lines) -> list[str]:
    """The lines with a chain of hashes that fits them, as a careful forger would write it."""
    previous, out = "", []
    for line in lines:
        line = {key: value for key, value in line.items() if key != "hash"}
        previous = chained(previous, line)
        out.append(canonical_line({**line, "hash": previous}))
    return out


def found_untrue(
    lines: list[str], message: str, game: AnyGameSpec = TOSSED, library: Library = LIBRARY
) -> int:
    """The line at which verifying stops; its message is checked."""
    with pytest.raises(JournalError, match=message) as caught:
        read_journal(game, library, lines, verify=True)
    assert str(caught.value).startswith(f"line {caught.value.line}: ")
    return caught.value.line


@pytest.fixture(scope="module")
def game_played() -> Journal[AnyGameSpec]:
    """A finished game of three seats with draws, stops and a toss at the start."""
    journal = finished(TOSSED, seats=3, seed=4)
    assert len(journal.moves) > 10
    return journal


@pytest.fixture(scope="module")
def long_game() -> Journal[AnyGameSpec]:
    journal = finished(TOSSED, BIG, seats=4, seed=9)
    assert len(journal.moves) > 2 * SNAPSHOT_EVERY + 5
    return journal


# -- what is true ---------------------------------------------------------------------------------


@pytest.mark.parametrize("verify", [False, True])
def test_a_true_journal_gives_the_same_game_again(
    game_played: Journal[AnyGameSpec], verify: bool
) -> None:
    again = read_journal(TOSSED, LIBRARY, game_played.lines, verify=verify)

    assert again.lines == game_played.lines
    assert again.moves == game_played.moves
    assert again.hash == game_played.hash
    assert again.outcome() == game_played.outcome()
    assert again.closed
    assert state_digest(SPEC, again.state) == state_digest(SPEC, game_played.state)


@pytest.mark.parametrize("verify", [False, True])
def test_undo_redo_and_bookmarks_are_read(verify: bool) -> None:
    journal = start(TOSSED, seats=2)
    play_on(journal, 4)
    journal.close()
    journal.undo(2, 0, [1])
    journal.redo()
    play_on(journal, 2)
    journal.undo(1, 1, [0])
    again = read_journal(TOSSED, LIBRARY, journal.closed_lines(), SECRET, verify)

    assert again.moves == journal.moves
    assert again.undone == journal.undone
    assert state_digest(SPEC, again.state) == state_digest(SPEC, journal.state)


@pytest.mark.parametrize("verify", [False, True])
def test_a_game_given_up_is_read(verify: bool) -> None:
    journal = start(YIELDING)
    act(journal, "draw")
    journal.give_up([0, 1])
    journal.close()
    again = read_journal(YIELDING, LIBRARY, journal.lines, verify=verify)

    assert again.given_up == (0, 1)
    assert again.outcome() == journal.outcome()


@pytest.mark.parametrize("verify", [False, True])
def test_giving_up_and_taking_it_back_before_a_snapshot_is_read(verify: bool) -> None:
    journal = start(YIELDING, BIG, seats=4)
    play_on(journal, 3)
    journal.give_up(range(4))
    journal.undo(2, 0, range(4))
    play_on(journal, SNAPSHOT_EVERY, seed=3)
    again = read_journal(YIELDING, BIG, journal.closed_lines(), verify=verify)

    assert sorted(again.snapshots) == [SNAPSHOT_EVERY]
    assert state_digest(SPEC, again.state) == state_digest(SPEC, journal.state)


# -- snapshots ------------------------------------------------------------------------------------


def test_trusting_does_not_replay_what_lies_before_the_last_snapshot(
    long_game: Journal[AnyGameSpec],
) -> None:
    counting = CountingPushes(TOSSED)
    again = read_journal(counting.game, BIG, long_game.lines)

    assert counting.pushes == len(long_game.moves) % SNAPSHOT_EVERY
    assert again.moves == long_game.moves
    assert state_digest(SPEC, again.state) == state_digest(SPEC, long_game.state)


def test_verifying_replays_everything(long_game: Journal[AnyGameSpec]) -> None:
    counting = CountingPushes(TOSSED)
    read_journal(counting.game, BIG, long_game.lines, verify=True)

    assert counting.pushes >= len(long_game.moves)


def test_a_snapshot_that_an_undo_went_behind_is_not_used() -> None:
    journal = start(TOSSED, BIG, seats=4)
    play_on(journal, SNAPSHOT_EVERY + 2, seed=3)
    journal.undo(SNAPSHOT_EVERY - 4, 0, range(4))
    counting = CountingPushes(TOSSED)
    again = read_journal(counting.game, BIG, journal.lines)

    assert state_digest(SPEC, again.state) == state_digest(SPEC, journal.state)
    assert again.snapshots == {}


def test_every_moment_of_a_loaded_game_can_be_had(long_game: Journal[AnyGameSpec]) -> None:
    again = read_journal(TOSSED, BIG, long_game.lines)
    for n in range(0, len(long_game.moves), 13):
        assert state_digest(SPEC, again.at(n)) == state_digest(SPEC, long_game.at(n))


# -- going on -------------------------------------------------------------------------------------


@pytest.mark.parametrize("after", [0, 1, 7, SNAPSHOT_EVERY, SNAPSHOT_EVERY + 9])
def test_a_resumed_game_is_the_uninterrupted_one(after: int) -> None:
    whole = start(TOSSED, BIG, seats=4)
    play_on(whole, after, seed=3)
    resumed = read_journal(TOSSED, BIG, whole.lines, SECRET)
    play_on(whole, 90, seed=5)
    play_on(resumed, 90, seed=5)

    assert resumed.lines == whole.lines
    assert state_digest(SPEC, resumed.state) == state_digest(SPEC, whole.state)


def test_a_resumed_game_can_undo_and_redo_as_before() -> None:
    whole = start(TOSSED, seats=2)
    play_on(whole, 5)
    whole.undo(3, 0, [1])
    resumed = read_journal(TOSSED, LIBRARY, whole.lines, SECRET)
    for journal in (whole, resumed):
        journal.redo()
        journal.undo(1, 1, [0])
        journal.redo()

    assert resumed.lines == whole.lines


def test_the_wrong_seed_cannot_go_on() -> None:
    journal = start()
    with pytest.raises(JournalError, match="line 1: the seed is not the one"):
        read_journal(SPEC, LIBRARY, journal.lines, Secret("a guess", "a salt"))


# -- changed lines --------------------------------------------------------------------------------


def edited(
    journal: Journal[AnyGameSpec], number: int, change: Callable[[dict[str, Any]], Any]
) -> list[str]:
    """The lines with one (counted from 1) changed and no hash mended."""
    lines = journal.lines[:]
    line = msgspec.json.decode(lines[number - 1])
    change(line)
    lines[number - 1] = canonical_line(line)
    return lines


def edited_and_forged(
    journal: Journal[AnyGameSpec], number: int, change: Callable[[dict[str, Any]], Any]
) -> list[str]:
    lines = parsed(journal)
    change(lines[number - 1])
    return forged(lines)


def other_draw(line: dict[str, Any]) -> None:
    line["draws"] = ["bitter" if line["draws"] == ["sugar"] else "sugar"]


def first(journal: Journal[AnyGameSpec], kind: str) -> int:
    """The number of the first line of an action of this kind."""
    for number, line in enumerate(parsed(journal), 1):
        if line.get("action", {}).get("kind") == kind:
            return number
    raise AssertionError(kind)


@pytest.mark.parametrize(
    ("number", "change"),
    [
        (3, lambda line: line["action"].update(kind="stop")),
        (3, lambda line: line["action"].update(seat=2)),
        (3, other_draw),
        (3, lambda line: line.update(barrier=False)),
        (3, lambda line: line.update(n=7)),
        (3, lambda line: line.update(note="hello")),
        (3, lambda line: line.pop("hash")),
        (3, lambda line: line.update(hash="0" * 32)),
        (1, lambda line: line["options"].update(nerve=2)),
        (1, lambda line: line.update(draws=[(line["draws"][0] + 1) % 3])),
    ],
)
def test_a_changed_line_does_not_fit_its_hash(
    game_played: Journal[AnyGameSpec], number: int, change: Callable[[dict[str, Any]], Any]
) -> None:
    lines = edited(game_played, number, change)

    assert found_untrue(lines, "this line was changed") == number
    with pytest.raises(JournalError):
        read_journal(TOSSED, LIBRARY, lines)


def test_a_changed_outcome_or_snapshot_does_not_fit_its_hash(
    long_game: Journal[AnyGameSpec],
) -> None:
    last = len(long_game.lines)
    lines = edited(long_game, last, lambda line: line["close"].update(outcome=None))
    assert found_untrue(lines, "this line was changed", library=BIG) == last

    number = next(n for n, line in enumerate(parsed(long_game), 1) if "snapshot" in line)
    lines = edited(long_game, number, lambda line: line["snapshot"].update(active=-1))
    assert found_untrue(lines, "this line was changed", library=BIG) == number


# -- forgeries: all hashes fit --------------------------------------------------------------------


def test_a_forged_action_breaks_a_rule(game_played: Journal[AnyGameSpec]) -> None:
    number = first(game_played, "draw")
    lines = edited_and_forged(game_played, number, lambda line: line["action"].update(seat=9))

    assert found_untrue(lines, r"this action is not allowed: .*\[TG-2.4\]") == number


def test_a_forged_move_is_found_where_the_game_stops_fitting(
    game_played: Journal[AnyGameSpec],
) -> None:
    number = first(game_played, "draw")
    lines = edited_and_forged(
        game_played, number, lambda line: line.update(action={"kind": "stop", "seat": 0}, draws=[])
    )

    assert number <= found_untrue(lines, "not allowed|outcome|draws") <= len(lines)


def test_a_forged_draw_does_not_come_from_the_seed(game_played: Journal[AnyGameSpec]) -> None:
    number = first(game_played, "draw")
    lines = edited_and_forged(game_played, number, other_draw)

    assert found_untrue(lines, "the draws do not come from the seed") == number


def test_a_forged_toss_does_not_come_from_the_seed() -> None:
    journal = finished(TOSSED, seats=2)
    lines = edited_and_forged(journal, 1, lambda line: line.update(draws=[1 - line["draws"][0]]))

    assert found_untrue(lines, "the draws of the setup do not come from the seed") == 1


def test_a_draw_that_cannot_happen_is_found_without_the_seed() -> None:
    journal = start(TOSSED)
    act(journal, "draw", "draw")
    journal.close()
    lines = edited_and_forged(journal, 3, lambda line: line.update(draws=["chocolate"]))
    assert found_untrue(lines, "cannot have happened: draw 1 is 'chocolate'") == 3

    lines = edited_and_forged(journal, 3, lambda line: line["draws"].append("sugar"))
    assert found_untrue(lines, "the action uses 1 draws, not more") == 3

    lines = edited_and_forged(journal, 3, lambda line: line.update(draws=[]))
    assert found_untrue(lines, "asks for one more: expected one of bitter, sugar") == 3

    lines = edited_and_forged(journal, 1, lambda line: line.update(draws=[2]))
    assert found_untrue(lines, "the setup cannot have drawn this") == 1

    lines = edited_and_forged(journal, 1, lambda line: line["draws"].append(0))
    assert found_untrue(lines, "the setup uses 1 draws, the header has more") == 1


def test_a_forged_seed_is_not_the_one_promised(game_played: Journal[AnyGameSpec]) -> None:
    last = len(game_played.lines)
    lines = edited_and_forged(game_played, last, lambda line: line["close"].update(seed="mine"))
    assert found_untrue(lines, "the seed shown is not the one promised in line 1") == last

    lines = edited_and_forged(game_played, 1, lambda line: line.update(commitment="0" * 64))
    assert found_untrue(lines, "the seed shown is not the one promised in line 1") == last


def test_a_finished_game_must_show_its_seed(game_played: Journal[AnyGameSpec]) -> None:
    """Otherwise a forger could leave it out and make up any draws."""
    last = len(game_played.lines)
    lines = edited_and_forged(game_played, last, lambda line: line["close"].pop("seed"))

    assert found_untrue(lines, "does not show the seed") == last


def test_forged_options_make_another_game(game_played: Journal[AnyGameSpec]) -> None:
    lines = edited_and_forged(game_played, 1, lambda line: line["options"].update(seats=4))
    assert found_untrue(lines, "seed|not allowed|outcome") >= 1

    lines = edited_and_forged(game_played, 1, lambda line: line["options"].update(seats=40))
    assert found_untrue(lines, "option seats of template cannot be 40") == 1


def test_a_forged_snapshot_is_not_where_the_moves_lead(long_game: Journal[AnyGameSpec]) -> None:
    number = next(n for n, line in enumerate(parsed(long_game), 1) if "snapshot" in line)
    lines = edited_and_forged(
        long_game, number, lambda line: line["snapshot"]["trays"][0].update(sugar=800)
    )

    assert found_untrue(lines, "the snapshot is not the state", library=BIG) == number


def test_a_forged_outcome_is_not_where_the_moves_lead(game_played: Journal[AnyGameSpec]) -> None:
    last = len(game_played.lines)
    lines = edited_and_forged(
        game_played, last, lambda line: line["close"]["outcome"].update(winners=[2])
    )

    assert found_untrue(lines, "the outcome is not the one that the moves lead to") == last


def test_a_forged_barrier_would_make_undo_free(game_played: Journal[AnyGameSpec]) -> None:
    lines = edited_and_forged(game_played, 2, lambda line: line.update(barrier=False))

    assert found_untrue(lines, "can be taken back is marked wrongly") == 2


def test_a_line_left_out_is_found(game_played: Journal[AnyGameSpec]) -> None:
    lines = parsed(game_played)
    del lines[4]

    assert found_untrue(forged(lines), "expected move 4 with its draws") == 5


def test_an_undo_that_was_not_agreed_to_is_found() -> None:
    journal = start(TOSSED)
    act(journal, "draw", "draw")
    journal.undo(1, 0, [1])
    journal.close()
    lines = edited_and_forged(journal, 4, lambda line: line.update(consent=[0]))
    assert found_untrue(lines, "needed the consent of every seat") == 4

    for to in (-1, 2, 7, "x", None):
        lines = edited_and_forged(journal, 4, partial(dict.update, undo=to))
        assert found_untrue(lines, "an undo to move .* is not possible here") == 4
        with pytest.raises(JournalError, match="not possible here"):
            read_journal(TOSSED, LIBRARY, lines)

    lines = edited_and_forged(journal, 4, lambda line: line.pop("by"))
    assert found_untrue(lines, "by whom and with whose consent") == 4


def test_a_redo_of_something_else_is_found() -> None:
    journal = start(TOSSED)
    act(journal, "draw", "draw")
    journal.undo(1, 0, [1])
    journal.redo()
    journal.close()

    assert found_untrue(edited_and_forged(journal, 5, other_draw), "not the move that was") == 5


def test_moves_cannot_be_passed_off_as_taken_over(game_played: Journal[AnyGameSpec]) -> None:
    number = first(game_played, "draw")

    def disguise(line: dict[str, Any]) -> None:
        other_draw(line)
        line["forked"] = True

    lines = edited_and_forged(game_played, number, disguise)
    assert found_untrue(lines, "this move was not taken over from another game") == number


def test_nothing_may_follow_the_end(game_played: Journal[AnyGameSpec]) -> None:
    lines = parsed(game_played)
    lines.append(lines[-1])

    assert found_untrue(forged(lines), "the game was over before this line") == len(lines)


def test_a_game_that_knows_no_giving_up_was_not_given_up() -> None:
    journal = start()
    journal.close()
    lines = parsed(journal)
    lines.insert(1, {"give_up": [0, 1]})

    assert found_untrue(forged(lines), "cannot be given up here", SPEC) == 2


def test_giving_up_without_consent_is_found() -> None:
    journal = start(YIELDING)
    journal.give_up([0, 1])
    journal.close()
    for wrong in ([0], "all", None, [0, 1, 2]):
        lines = edited_and_forged(journal, 2, partial(dict.update, give_up=wrong))
        assert found_untrue(lines, "giving up needed the consent of every seat", YIELDING) == 2


@pytest.mark.parametrize(
    ("extra", "message"),
    [
        ({"dance": 1}, "unknown kind of line with dance, hash"),
        ({"snapshot": {}, "n": 5}, "expected a snapshot of move 0"),
        ({"snapshot": 3, "n": 0}, "expected a snapshot of move 0"),
        ({"n": 1, "action": {"kind": "fly", "seat": 0}, "draws": []}, "Invalid value 'fly'"),
        ({"n": 1, "action": 7, "draws": []}, "Expected `object`, got `int`"),
        ({"n": 1, "action": {"kind": "stop", "seat": 0}}, "expected move 1 with its draws"),
        ({"close": 4}, ""),
    ],
)
def test_lines_of_nonsense_are_named(extra: dict[str, Any], message: str) -> None:
    journal = start()
    journal.close()
    lines = parsed(journal)
    lines.insert(1, extra)
    if message:
        assert found_untrue(forged(lines), message, SPEC) == 2
    else:
        read_journal(SPEC, LIBRARY, forged(lines), verify=True)


# -- cut files ------------------------------------------------------------------------------------


def test_a_file_cut_in_the_middle_of_a_line(game_played: Journal[AnyGameSpec]) -> None:
    for keep in (2, 6, len(game_played.lines)):
        lines = game_played.lines[:keep]
        lines[-1] = lines[-1][: len(lines[-1]) // 2]
        assert found_untrue(lines, "the file was cut in the middle of this line") == keep
        with pytest.raises(JournalError):
            read_journal(TOSSED, LIBRARY, lines)


def test_a_file_without_its_last_lines(game_played: Journal[AnyGameSpec]) -> None:
    for keep in (1, 5, len(game_played.lines) - 1):
        lines = game_played.lines[:keep]
        assert found_untrue(lines, "stops here without a closing line") == keep


def test_a_cut_game_can_be_trusted_and_goes_on(game_played: Journal[AnyGameSpec]) -> None:
    again = read_journal(TOSSED, LIBRARY, game_played.lines[:6], SECRET)

    assert len(again.moves) == 5
    play_on(again, 1)


# -- other content, other rules, other files ------------------------------------------------------


def test_other_content_is_named(game_played: Journal[AnyGameSpec]) -> None:
    message = f"played with other content .hash {LIBRARY.hash}, here {BIG.hash}"

    assert found_untrue(game_played.lines, message, library=BIG) == 1


def test_other_rules_are_named(game_played: Journal[AnyGameSpec]) -> None:
    newer = replace(TOSSED, meta=msgspec.structs.replace(SPEC.meta, rules_version=2))

    message = "played with rules version 1 of template; this is version 2"
    assert found_untrue(game_played.lines, message, newer) == 1


def test_another_game_is_named(game_played: Journal[AnyGameSpec]) -> None:
    other = replace(TOSSED, meta=msgspec.structs.replace(SPEC.meta, id="other"))

    assert found_untrue(game_played.lines, "a game of template, not other", other) == 1


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ([], "line 1: the file is empty: expected the header of a journal"),
        ([""], "line 1: the file was cut in the middle of this line"),
        (["hello", "world"], "line 1: this is not JSON"),
        (["[1]"], "line 1: expected a JSON object"),
        (['{"name": "left-pad"}'], 'expected the header of a journal, {"wardround": 1, …}'),
        (['{"wardround": 2}'], 'expected the header of a journal, {"wardround": 1, …}'),
        (['{"wardround": 1, "game": 5}'], "line 1: the header has no proper 'game'"),
        (['{"wardround": 1, "game": "template"}'], "the header has no proper 'options'"),
    ],
)
def test_what_is_no_journal_is_called_so(lines: list[str], message: str) -> None:
    with pytest.raises(JournalError) as caught:
        read_header(lines)
    assert message in str(caught.value)
    with pytest.raises(JournalError):
        read_journal(SPEC, LIBRARY, lines)


@pytest.mark.parametrize("fork", [3, {}, {"moves": "all"}, None])
def test_a_header_with_a_strange_origin(fork: object) -> None:
    lines = edited_and_forged(start(), 1, lambda line: line.update(fork=fork))

    assert found_untrue(lines, "does not say properly what this game was forked from", SPEC) == 1


def test_lines_survive_a_trip_through_bytes(game_played: Journal[AnyGameSpec]) -> None:
    text = "".join(f"{line}\n" for line in game_played.lines).encode().decode()

    assert read_journal(TOSSED, LIBRARY, text.splitlines(), verify=True).closed
    assert canonical(parsed(game_played)[0])
