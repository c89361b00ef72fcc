"""Sessions: the same game as the engine and a journal, one seat asked at a time."""

from __future__ import annotations

import random

import pytest

from tests.adapters.table import ALL, GAMES, choose, option_sets, play_out, spec
from wardround.adapters.action_table import WAIT
from wardround.adapters.rewards import returns_of
from wardround.adapters.session import IllegalActionError, Session
from wardround.adapters.setting import make_setting
from wardround.core.codec import state_digest
from wardround.core.game import Outcome, resolve_options
from wardround.core.journal import Journal, Secret
from wardround.core.replay import read_journal


@pytest.mark.parametrize("name", ALL)
def test_a_session_is_the_journal_of_its_seed(name: str) -> None:
    """Parity: engine, journal (and with it the server) and session end in the same state."""
    game = spec(name)
    session = Session(make_setting(game))
    actions = play_out(session, 77)

    journal = Journal.start(
        game, session.setting.library, resolve_options(game.meta, {}), Secret("77", "")
    )
    for action in actions:
        journal.act(action)

    assert state_digest(game, journal.state) == session.digest()
    written = session.journal()
    written.close()
    again = read_journal(game, session.setting.library, written.lines, verify=True)
    assert state_digest(game, again.state) == session.digest()


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("other", [False, True])
def test_everybody_who_must_or_may_act_is_asked(name: str, other: bool) -> None:
    setting = make_setting(spec(name), option_sets(name)[other])
    session, at = Session(setting), random.Random(1)
    session.start(4)
    while session.outcome is None and len(session.taken) < 300:
        needed, may = session.awaiting.seats, session.awaiting.may_act
        assert session.asked in (*needed, *may)
        assert (WAIT in session.choices) == (session.asked not in needed)
        session.act(choose(session, at))


@pytest.mark.slow
def test_waiting_leaves_the_state_and_asks_the_next() -> None:
    """A seat that may act is asked before the one that must, and can let the moment pass."""
    for name in GAMES:
        session, at = Session(make_setting(spec(name))), random.Random(2)
        for seed in range(10):
            session.start(seed)
            while session.outcome is None and len(session.taken) < 300:
                if WAIT in session.choices:
                    before, asked = session.digest(), session.asked
                    session.act(WAIT)
                    assert session.digest() == before
                    assert session.asked != asked
                    return
                session.act(choose(session, at))
    pytest.skip("no game has a moment at which a seat may act but need not")


@pytest.mark.parametrize("name", ALL)
def test_an_illegal_index_is_refused_with_the_rule(name: str) -> None:
    session = Session(make_setting(spec(name)))
    session.start(1)
    wrong = next(n for n in range(1, session.setting.actions.size) if n not in session.choices)
    before = session.digest()

    with pytest.raises(IllegalActionError, match=rf"seat:{session.asked} cannot choose {wrong} \("):
        session.act(wrong)

    assert session.digest() == before


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("reward", ["outcome", "progress", "score"])
def test_rewards_are_paid_as_documented(name: str, reward: str) -> None:
    setting = make_setting(spec(name))
    session, at = Session(setting, reward), random.Random(6)
    session.start(6)
    paid = [0.0] * setting.seats
    evaluate = setting.game.evaluate
    assert evaluate is not None
    first = [evaluate(session.state, seat) for seat in range(setting.seats)]
    last = first
    while session.outcome is None:
        session.act(choose(session, at))
        if session.rewards is not None:
            paid = [a + b for a, b in zip(paid, session.rewards, strict=True)]
        if session.outcome is None:
            last = [evaluate(session.state, seat) for seat in range(setting.seats)]
            assert reward == "progress" or not any(paid)
    expected = list(session.outcome.scores)
    if reward != "score":
        expected = list(returns_of(session.outcome, setting.is_team))
    if reward == "progress":
        expected = [e + b - a for e, a, b in zip(expected, first, last, strict=True)]
    assert paid == pytest.approx(expected)


def test_what_outcomes_are_worth() -> None:
    def ended(winners: tuple[int, ...], ranks: tuple[int, ...]) -> Outcome:
        return Outcome("over", "X-1", "", winners, (0.0,) * len(ranks), ranks)

    assert returns_of(ended((0, 1), (1, 1)), is_team=True) == (1.0, 1.0)
    assert returns_of(ended((), (1, 1, 1)), is_team=True) == (-1.0, -1.0, -1.0)
    assert returns_of(ended((1,), (2, 1, 3)), is_team=False) == (0.0, 1.0, -1.0)
    assert returns_of(ended((0, 1), (1, 1, 3)), is_team=False) == (0.5, 0.5, -1.0)
    assert returns_of(ended((0, 1), (1, 1)), is_team=False) == (0.0, 0.0)


def test_a_reward_that_there_is_not_is_refused() -> None:
    with pytest.raises(ValueError, match="expected one of outcome, progress, score"):
        Session(make_setting(spec("template")), "glory")
