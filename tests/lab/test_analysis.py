"""Analysis: luck and choices told apart, adding up, and true where the truth is known."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.forbidden_clinic.table import CAPTURED, HOME, clinic
from wardround.bots.luck_and_choices import (
    WORTH_TELLING,
    Finding,
    Review,
    charged_once,
    curve_of,
    luck_only,
    moments_of,
    shares_of,
    stretches,
    turning_points,
    with_true_luck,
    worst_choices,
)
from wardround.bots.review import (
    Effort,
    first_pieces,
    in_words,
    last_pieces,
    looked_at,
    tell,
)
from wardround.bots.second_look import looked_again
from wardround.core.chance import ScriptedChance
from wardround.core.codec import to_data
from wardround.core.game import Options
from wardround.core.journal import Journal, Move
from wardround.core.log import silent
from wardround.core.replay import read_journal
from wardround.core.slices import at_once
from wardround.games import find_game, language_of, library_of
from wardround.lab.analysis import analyse, analysis_page
from wardround.lab.parallel_work import Executor
from wardround.presentation.game_spec import AnyGameSpec
from wardround.template import SPEC as PILLS
from wardround.template.actions import Draw, Stop

TESTS = Path(__file__).resolve().parents[1]
HERO = (TESTS / "hero/playthroughs/shared_win.jsonl").read_text("utf-8").splitlines()
LOST = (TESTS / "forbidden_clinic/playthroughs/treasure_lost.jsonl").read_text("utf-8").splitlines()


TOLD: list[tuple[int, int]] = []
"""How far the review of the rivals' night had got, as it said."""


@pytest.fixture(scope="module")
def rivals() -> Review:
    TOLD.clear()
    return analyse("hero", HERO, Effort(2), done=lambda done, total: TOLD.append((done, total)))


@pytest.fixture(scope="module")
def team() -> Review:
    return analyse("forbidden_clinic", LOST, Effort(2))


@pytest.fixture(params=["rivals", "team"])
def told(request: pytest.FixtureRequest) -> Review:
    review: Review = request.getfixturevalue(request.param)
    return review


# -- adding up ------------------------------------------------------------------------------------


def test_luck_and_choices_add_up_to_every_step_of_the_curve(told: Review) -> None:
    for moment in told.moments:
        for seat in range(told.seats):
            step = told.curve[moment.n][seat] - told.curve[moment.n - 1][seat]
            parts = moment.choice[seat] + moment.luck[seat] + moment.later[seat]
            assert parts == pytest.approx(step)
    for share in told.shares:
        total = share.start + share.luck + share.later + share.own + share.others
        assert total == pytest.approx(share.end)
        assert share.start == told.chances[0][share.seat]


def test_the_curve_has_every_position_and_ends_with_the_result(told: Review) -> None:
    assert len(told.curve) == len(told.moments) + 1
    assert [moment.n for moment in told.moments] == list(range(1, len(told.moments) + 1))
    assert all(0 <= value <= 1 for values in told.curve for value in values)
    assert told.outcome is not None
    winners = told.outcome.winners
    assert told.curve[-1] == tuple(1.0 if seat in winners else 0.0 for seat in range(told.seats))


def test_a_choice_never_gains_for_whoever_makes_it(told: Review) -> None:
    for moment in told.moments:
        assert moment.choice[moment.seat] <= 1e-9
        if moment.better_action is None:
            assert moment.choice == (0.0,) * told.seats


def test_there_is_luck_only_where_something_is_shown(told: Review) -> None:
    lines = HERO if told.game == "hero" else LOST
    game = find_game(told.game)
    journal = read_journal(game, library_of(game), lines)
    for moment, move in zip(told.moments[:-1], journal.moves[:-1], strict=True):
        if not move.draws:
            assert moment.luck == (0.0,) * told.seats
    assert any(any(moment.luck) for moment in told.moments)


def test_luck_has_the_sign_of_what_the_draw_did() -> None:
    """The judge may think better of a position after a bad draw; that is not good luck."""
    bad = msgspec.structs.replace(look(1, 0.4, drew=True), effect=(-0.1,))
    good = msgspec.structs.replace(look(2, 0.6, drew=True), effect=(0.1,))
    looks = [bad, good, look(3, 0.9)]
    moments = with_true_luck(moments_of(looks, curve_of(looks, (0.9,), False), False), looks)
    assert [moment.luck[0] for moment in moments] == pytest.approx([0.0, 0.1, 0.0])
    assert [moment.later[0] for moment in moments] == pytest.approx([0.2, 0.2, 0.0])
    curve = curve_of(looks, (0.9,), False)
    [share] = luck_only(shares_of(looks, curve, moments_of(looks, curve, False)), moments)
    assert (share.luck, share.later) == pytest.approx((0.1, 0.4))


def test_the_seats_of_a_team_have_one_curve(rivals: Review, team: Review) -> None:
    assert team.team
    assert all(len(set(values)) == 1 for values in team.curve)
    assert not rivals.team
    assert any(len(set(values)) > 1 for values in rivals.curve)


# -- the story, from what was found ---------------------------------------------------------------


def look(n: int, value: float, loss: float = 0.0, drew: bool = False, tries: int = 10) -> Finding:
    """What was found at a move of the only seat."""
    better = {"type": "better"} if loss else {"type": "made"}
    made: dict[str, Any] = {"type": "made"}
    return Finding(n, 0, made, better, (value,), (loss,), 0.01, tries, drew)


def test_positions_between_two_draws_have_one_value_less_what_choices_cost() -> None:
    looks = [look(1, 0.62), look(2, 0.58, loss=0.2), look(3, 0.4, drew=True), look(4, 0.75)]
    curve = curve_of(looks, (1.0,), True)

    assert list(stretches([False, False, True, True])) == [range(3), range(3, 4), range(4, 5)]
    assert [values[0] for values in curve] == pytest.approx([0.6, 0.6, 0.4, 0.75, 1.0])
    moments = moments_of(looks, curve, True)
    assert [moment.choice[0] for moment in moments] == pytest.approx([0, -0.2, 0, 0])
    assert [moment.luck[0] for moment in moments] == pytest.approx([0, 0, 0.35, 0.25])
    assert turning_points(moments) == (2, 3, 4)
    assert shares_of(looks, curve, moments)[0].own == pytest.approx(-0.2)


def test_an_omission_counts_once_when_it_lapses() -> None:
    waited = [look(1, 0.6, loss=0.2), look(2, 0.59, loss=0.2), look(3, 0.6, loss=0.2), look(4, 0.4)]
    assert [found.loss for found in charged_once(waited)] == [(0.0,), (0.0,), (0.2,), (0.0,)]
    assert [found.best == found.action for found in charged_once(waited)[:3]] == [True, True, False]

    worse = [look(1, 0.6, loss=0.2), look(2, 0.4, loss=0.2)]
    assert charged_once(worse) == worse


def test_more_tries_weigh_more() -> None:
    looks = [look(1, 0.2, tries=30), look(2, 0.6, tries=10), look(3, 0.5)]

    assert curve_of(looks[:2], (0.0,), True)[0][0] == pytest.approx(0.3)


def test_a_game_that_goes_on_ends_with_what_it_looks_like() -> None:
    looks = [look(1, 0.4, tries=3)]

    assert [values[0] for values in curve_of(looks, (0.8,), False)] == pytest.approx([0.5, 0.5])


def test_nothing_is_surer_than_sure() -> None:
    looks = [look(1, 1.0, loss=0.5, tries=1), look(2, 0.9, tries=9)]
    curve = curve_of(looks, (1.0,), True)

    assert [values[0] for values in curve] == pytest.approx([1.0, 0.86, 1.0])
    assert moments_of(looks, curve, True)[0].choice[0] == pytest.approx(-0.14)


# -- the truth ------------------------------------------------------------------------------------

BEHIND: dict[str, Any] = {
    "trays": [{"sugar": 2, "bitter": 2}, {"sugar": 3}],
    "stopped": [1],
    "active": 0,
}
"""Seat 0 loses by stopping; a sugar pill makes it level, the next bitter one costs everything."""


class FromHere(Journal[AnyGameSpec]):
    """A game that begins with a position."""

    def __init__(self, game: AnyGameSpec, options: Options, beginning: Any, *moves: Move) -> None:
        super().__init__(game, library_of(game), options)
        self.beginning = beginning
        self.moves = list(moves)
        self.state = self.at(len(moves))

    def at(self, n: int) -> Any:
        state = self.beginning.clone()
        for move in self.moves[:n]:
            self.game.rules.push(state, move.action, ScriptedChance(list(move.draws)), silent())
        return state


def behind(*moves: Move) -> FromHere:
    options: Options = {"seats": 2, "nerve": 3}
    assert PILLS.rules.position is not None
    content = PILLS.rules.content(library_of(PILLS).tables)
    return FromHere(PILLS, options, PILLS.rules.position(options, content, BEHIND), *moves)


def review(journal: Journal[AnyGameSpec], effort: Effort) -> Review:
    """The whole analysis of a journal that no file holds."""
    pieces = first_pieces(len(journal.moves), 1, effort)
    looked = [look for piece in pieces for look in looked_at(journal, piece)]
    again = [looked_again(journal, piece) for piece in last_pieces(looked, effort)]
    return at_once(in_words(journal, tell(journal, looked, again), language_of(journal.game)))


def chance_of_sugar() -> float:
    jar = behind().state.jar
    return float(jar.counts[0]) / float(jar.size())


def test_a_lucky_draw_is_luck() -> None:
    lucky = behind(Move(Draw(seat=0), ("sugar",), True), Move(Stop(seat=0), (), True))
    told = review(lucky, Effort(200))

    first, second = told.moments
    assert told.curve[0][0] == pytest.approx(chance_of_sugar(), abs=0.1)
    assert first.luck[0] == pytest.approx(1 - chance_of_sugar(), abs=0.1)
    assert first.choice[0] == second.choice[0] == second.luck[0] == 0
    assert told.curve[-1] == (1.0, 1.0)


def test_an_unlucky_draw_is_luck() -> None:
    told = review(behind(Move(Draw(seat=0), ("bitter",), True)), Effort(200))

    assert told.moments[0].luck[0] == pytest.approx(-chance_of_sugar(), abs=0.1)
    assert told.moments[0].choice[0] == 0
    assert told.turning_points == (1,)


def test_a_blunder_is_a_choice() -> None:
    told = review(behind(Move(Stop(seat=0), (), True)), Effort(200))

    blunder = told.moments[0]
    assert blunder.choice[0] == pytest.approx(-chance_of_sugar(), abs=0.1)
    assert blunder.luck == (0.0, 0.0)
    assert blunder.better_action == to_data(Draw(seat=0))
    assert blunder.fault == "blunder"
    assert [step.action for step in blunder.line[:1]] == [to_data(Draw(seat=0))]
    assert worst_choices(told, 0) == [blunder]
    assert told.shares[0].own == pytest.approx(blunder.choice[0])


def test_a_rescue_that_was_left_is_found() -> None:
    """The next Clinic card is known to be the Front Desk; a Relief Vet would still win."""
    table = clinic(
        active="VT",
        captured=CAPTURED,
        hands={"MD": "RV"},
        tokens={**HOME, "VT": "1,0"},
        stressed=["0,0"],
        clinic_deck=[["0,0"], ["5,5", "4,5", "3,5"]],
    )
    for text, draws in (("VT: end_actions", ()), ("MD: pass", ("CB", "EL"))):
        table.do(text, *draws)
    passed = Move(table.read("MD: pass"), ("front_desk",), True)
    told = review(FromHere(table.game, table.options, table.state, passed), Effort(60))

    assert told.outcome is not None
    assert told.outcome.reason == "front_desk_lost"
    assert told.moments[0].choice[0] < -0.5
    assert told.moments[0].better == "Play Relief Vet"


def test_a_review_is_told_in_the_readers_words(team: Review) -> None:
    """The findings stay the same; only the sentences are in another language."""
    game = find_game("forbidden_clinic")
    journal = read_journal(game, library_of(game), LOST)
    names = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal"]

    german = at_once(in_words(journal, team, language_of(game, "de").with_seats(names)))

    assert [moment.choice for moment in german.moments] == [m.choice for m in team.moments]
    told = " ".join(moment.said + moment.happened for moment in german.moments)
    assert "Ada geht" in told
    assert " moved " not in told
    assert german.outcome is not None
    assert team.outcome is not None
    assert german.outcome.text != team.outcome.text


# -- all of it ------------------------------------------------------------------------------------


def test_the_moments_that_mattered_are_named(told: Review) -> None:
    def cost(n: int) -> float:
        return max(abs(x) for x in told.moments[n - 1].choice)

    choices = [cost(n) for n in told.turning_points if cost(n) >= WORTH_TELLING]
    assert bool(told.turning_points) is told.team, "the rivals' draws hardly mattered"
    assert len(told.turning_points) <= 10
    assert choices == [cost(n) for n in told.turning_points[: len(choices)]]
    assert choices == sorted(choices, reverse=True)
    assert max(cost(moment.n) for moment in told.moments) == max(choices, default=0.0)
    for moment in worst_choices(told, 0):
        assert moment.seat == 0
        assert moment.better


def test_the_number_of_processes_changes_nothing(rivals: Review) -> None:
    assert analyse("hero", HERO, Effort(2), executor=Executor(processes=2)) == rivals


def test_the_page_stands_alone(rivals: Review) -> None:
    page = analysis_page(find_game("hero"), rivals, [f"seat {n}" for n in range(rivals.seats)])

    assert "<polyline" in page
    assert "luck" in page
    assert "http" not in page
    assert "<script" not in page


def test_a_review_tells_how_far_it_is(rivals: Review) -> None:
    moves = len(rivals.moments)
    assert {total for _, total in TOLD} == {moves}
    assert sum(done for done, _ in TOLD) == moves


def test_the_effort_is_shared_out_over_the_moves() -> None:
    few = first_pieces(50, 5, Effort(seconds=40.0))
    many = first_pieces(500, 5, Effort(seconds=40.0))

    assert [n for piece in few for n in piece.numbers] == list(range(1, 51))
    assert few[0].seconds == pytest.approx(10 * (many[0].seconds or 0))
    assert sum((piece.seconds or 0) * len(piece.numbers) for piece in many) == pytest.approx(36.0)
