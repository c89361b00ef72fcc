"""Hints: the whole move, its chance, and what it has over the next best."""

from __future__ import annotations

from typing import Any

import pytest

from wardround.bots import find_bot
from wardround.bots.base import Chosen
from wardround.bots.forecast import Sums, chances_now
from wardround.bots.greedy import GreedyBot
from wardround.bots.hints import CLEAR, AdviceReason, advice, is_only_move, reasons_for
from wardround.bots.luck_and_choices import Finding
from wardround.bots.review import Effort, first_pieces, tell
from wardround.bots.win_chances import chances, plain_model, played_by
from wardround.core.chance import Chance, SeededChance
from wardround.core.journal import Journal, Secret
from wardround.core.log import silent
from wardround.games import find_game, library_of
from wardround.presentation.game_spec import AnyGameSpec
from wardround.presentation.story import Sum
from wardround.server.games.known_games import KnownGames
from wardround.server.table.effects import BotAnswer, BotQuestion
from wardround.server.workers.worker import ReviewTask, ThinkTask, carry_out


def journal_before(game: str, decision: str, **options: int | str) -> Journal[AnyGameSpec]:
    """A sensible game up to the first decision of this name."""
    spec = find_game(game)
    journal = Journal.start(spec, library_of(spec), options, Secret("hints", "salt"))
    greedy, chance = find_bot("greedy"), SeededChance(1)
    while spec.rules.awaiting(journal.state).decision != decision:
        seat = spec.rules.awaiting(journal.state).seats[0]
        journal.act(greedy.choose(spec, journal.state, seat, chance).action)
    return journal


def test_a_hint_is_a_whole_move_and_the_better_one_comes_first() -> None:
    journal = journal_before("healthy_heart", "choose_action", seats=1, character_setup="random")
    spec, n = journal.game, len(journal.moves)
    best, other = advice(spec, journal.state, 0, n, find_bot("greedy"), SeededChance(2))
    for one in (best, other):
        state = journal.state.clone()
        for k, action in enumerate(one.actions):
            assert action in spec.rules.legal(state)
            asked = spec.rules.asked(state, 0)
            assert asked is not None
            assert k == 0 or asked.name in spec.show.moves.completing
            spec.rules.push(state, action, SeededChance(3), silent())
    assert best.actions != other.actions
    assert best.chance is not None
    assert other.chance is not None
    assert best.chance > other.chance - CLEAR
    assert best.lead == pytest.approx(best.chance - other.chance)


def test_only_a_single_legal_move_is_called_the_only_one() -> None:
    """A bot with one idea does not make the others illegal."""
    journal = journal_before("healthy_heart", "choose_action", seats=1, character_setup="random")
    spec, n = journal.game, len(journal.moves)

    class SingleMinded(GreedyBot):
        def choose(self, game: AnyGameSpec, state: Any, seat: int, chance: Chance) -> Chosen:
            choice = super().choose(game, state, seat, chance)
            return Chosen(choice.action, choice.ideas[:1])

    [one] = advice(spec, journal.state, 0, n, SingleMinded(), SeededChance(2))
    assert len(spec.rules.legal(journal.state)) > 1
    assert one.chance is not None
    assert not is_only_move(spec, journal.state, one.actions)


def test_a_reason_is_something_gained_or_prevented() -> None:
    died, income, chaos = (
        Sum("died", 1, harm=True),
        Sum("income", 1, "money"),
        Sum("chaos", 1, "points", harm=True),
    )
    mine, other = Sums({died: 1, income: 40, chaos: 9}), Sums({died: 6, income: 10, chaos: 1})
    assert reasons_for(mine, other, 10) == (
        AdviceReason("income", "money", 3.0),
        AdviceReason("died", "number", -0.5),
    )
    assert reasons_for(mine, mine, 10) == ()


@pytest.mark.parametrize(("game", "seats"), [("forbidden_clinic", 6), ("clinic", 2)])
def test_without_games_played_on_a_chance_is_what_the_game_says(game: str, seats: int) -> None:
    spec = find_game(game)
    journal = Journal.start(spec, library_of(spec), {"seats": seats}, Secret("hints", "salt"))
    team = spec.meta.is_team(journal.options)
    said = chances(spec, journal.state, 0, seats, plain_model(team, seats))
    assert spec.advice.evaluate is not None
    if team:
        assert said == pytest.approx((spec.advice.evaluate(journal.state, 0),) * seats)
    else:
        assert sum(said) == pytest.approx(1.0, abs=0.01)


@pytest.mark.parametrize("game", ["hero", "clinic"])
def test_whoever_asks_about_a_position_is_told_the_same_number(game: str) -> None:
    decision = "choose_action" if game == "hero" else "select_action"
    journal = journal_before(game, decision, seats=2)
    spec, seat = journal.game, journal.game.rules.awaiting(journal.state).seats[0]
    n = len(journal.moves)
    told = {
        advice(spec, journal.state, seat, n, find_bot(level), SeededChance(asker))[0].chance
        for asker, level in ((2, "greedy"), (3, "greedy"), (4, "easy"))
    }
    assert told == {chances_now(spec, journal.state, seat, n)[seat]}


PLAYED = 24
"""How many moves from the beginning of a game are compared."""


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("clinic", {"seats": 2}),
        ("forbidden_clinic", {"seats": 6, "role_setup": "random"}),
        ("healthy_heart", {"seats": 1, "character_setup": "random"}),
        ("hero", {"seats": 2, "hero_setup": "random"}),
        ("hero", {"seats": 2, "mode": "cooperative"}),
    ],
)
def test_hint_chart_and_analysis_say_the_same_of_every_position(
    game: str, options: dict[str, int | str]
) -> None:
    """As the server asks: hints and pieces of an analysis are tasks for its workers."""
    spec, games = find_game(game), KnownGames()
    journal = Journal.start(spec, library_of(spec), options, Secret("hints", "salt"))
    minds, hinted = SeededChance(1), dict[int, float]()
    while (n := len(journal.moves)) < PLAYED:
        seat = spec.rules.awaiting(journal.state).seats[0]
        question = BotQuestion(
            key="key",
            purpose="hint",
            table="table",
            seat=seat,
            level="greedy",
            game=game,
            options=journal.options,
            pack="",
            state=spec.rules.dump(journal.state),
            seed=str(n),
            moves=n,
        )
        answer: BotAnswer = carry_out(ThinkTask(question), games).value
        if answer.hints[0].chance is not None:
            hinted[n] = answer.hints[0].chance
        journal.act(played_by(spec, journal.state, seat, minds))
    looked: list[Finding] = []
    for piece in first_pieces(PLAYED, 3, Effort(1)):
        looked += carry_out(ReviewTask(game, "", tuple(journal.lines), piece), games).value
    told = tell(journal, looked, [])
    assert len(hinted) >= 5
    assert hinted == {n: told.chances[n][told.moments[n].seat] for n in hinted}
    assert [share.start for share in told.shares] == list(told.chances[0])
