"""Daily cases: the shipped ones hold up, every day gets one, and moves are judged."""

from __future__ import annotations

import datetime

import msgspec
import pytest

from wardround.core.actions import Action
from wardround.core.chance import SeededChance
from wardround.core.log import silent
from wardround.core.notation import read_action
from wardround.games import find_game, game_ids
from wardround.games.daily_cases import (
    JOINT,
    THEMES,
    Case,
    Line,
    case_for,
    case_of,
    days_shipped,
    digest,
    judge,
    notated,
    play_line,
    position_of,
    snapshot_of,
)
from wardround.lab.daily import Tried, best_line, grade_at_end, moments, write_case
from wardround.presentation.game_spec import AnyGameSpec

FIRST = datetime.date(2026, 11, 16)
A_MONTH = 31


@pytest.mark.parametrize("name", game_ids())
def test_every_shipped_case_holds(name: str) -> None:
    game = find_game(name)
    shipped = days_shipped(game)
    days = [str(FIRST + datetime.timedelta(days=n)) for n in range(len(shipped))]
    assert list(shipped) == days, "no day is left out"
    assert len(shipped) > A_MONTH
    for day in shipped:
        case = case_of(game, day)
        assert digest(snapshot_of(game, day)) == case.digest, f"{day} is another position now"
        whole_moves_of(game, case)
        assert case.theme in THEMES, day
        best = max(case.worth.values())
        assert {best} <= {case.worth[move] for move in case.solution}, day
        others = [worth for move, worth in case.worth.items() if move not in case.solution]
        assert best - max(others) > 0.02, day
        state = position_of(game, case)
        first = notated(list(play_line(game, case, state)))
        assert any(first.startswith(move) for move in case.solution), day
        assert game.rules.outcome(state) is not None, f"the line of {day} is not a whole game"


def test_the_line_of_a_case_is_graded_in_its_own_position() -> None:
    """Not in one that the seat imagines, where the hidden things are different."""
    game = find_game("hero")
    for day, worth in (("2026-11-27", 0.75), ("2026-11-30", 0.84)):
        case = case_of(game, day)
        state = position_of(game, case)
        seat = game.rules.awaiting(state).seats[0]
        best = Tried(tuple(whole_moves_of(game, case)[-1]))
        best.grades = [worth]
        case = msgspec.structs.replace(case, line=best_line(game, state, seat, best))
        list(play_line(game, case, state))
        assert grade_at_end(game, state, seat) >= worth


def whole_moves_of(game: AnyGameSpec, case: Case) -> list[list[Action]]:
    """The moves of a case, the best one last; all of them must be listed."""
    state = position_of(game, case)
    moves = []
    for text in sorted(case.worth, key=lambda move: case.worth[move]):
        here, actions = state.clone(), list[Action]()
        for part in text.split(JOINT):
            listed = game.rules.legal(here)
            actions.append(read_action(game, listed, part))
            assert actions[-1] in listed, text
            game.rules.push(here, actions[-1], SeededChance(0), silent())
        moves.append(actions)
    return moves


def first_case() -> tuple[AnyGameSpec, Case, list[list[Action]]]:
    game = find_game("forbidden_clinic")
    case = case_of(game, days_shipped(game)[0])
    return game, case, whole_moves_of(game, case)


def test_the_best_move_has_three_stars_and_the_worst_none() -> None:
    _, case, moves = first_case()
    best, worst = judge(case, moves[-1]), judge(case, moves[0])
    assert best is not None
    assert worst is not None
    assert (best.stars, worst.stars) == (3, 0)
    assert best.worth == best.best > worst.worth


def test_a_move_that_nobody_tried_counts_as_the_worst() -> None:
    _, case, moves = first_case()
    tried = dict(case.worth)
    del tried[notated(moves[-1])]
    verdict = judge(msgspec.structs.replace(case, worth=tried, solution=[]), moves[-1])
    assert verdict is not None
    assert (verdict.stars, verdict.worth) == (0, min(tried.values()))
    assert judge(case, []) is None


def test_a_day_without_a_case_gets_one_in_turn() -> None:
    game = find_game("hero")
    later = [case_for(game, f"2031-01-{day:02}") for day in range(1, 32)]
    assert all(case is not None and case.archived for case in later)
    assert len({case.day for case in later if case}) == min(31, len(days_shipped(game)))
    own = case_for(game, "2026-11-16")
    assert own is not None
    assert (own.day, own.archived) == ("2026-11-16", False)
    with pytest.raises(ValueError, match="soon"):
        case_for(game, "soon")


def test_cases_are_found_in_games() -> None:
    """The same moments everywhere, reached by the moves that a case would name."""
    game = find_game("hero")
    late = list(moments(game, {}, "a test"))
    assert late
    for one, again in zip(late, moments(game, {}, "a test"), strict=True):
        case = msgspec.structs.replace(
            case_of(game, "2026-11-16"), start=Line("a test", one.moves), options={}
        )
        assert game.rules.dump(one.state) == game.rules.dump(again.state)
        assert game.rules.dump(one.state) == game.rules.dump(position_of(game, case))


def test_a_case_is_read_as_it_was_written() -> None:
    for name in game_ids():
        case = case_of(find_game(name), "2026-11-16")
        assert msgspec.toml.decode(write_case(case), type=Case) == case
