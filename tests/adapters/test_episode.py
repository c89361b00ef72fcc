"""Episodes: the same game as in the engine and a journal, one seat asked at a time."""

from __future__ import annotations

import random

import pytest

from tests.adapters.table import ALL, GAMES, choose, option_sets, play_out, spec
from wardround.adapters.action_table import WAIT
from wardround.adapters.configured_game import configure
from wardround.adapters.episode import Episode, IllegalActionError
from wardround.adapters.rewards import returns_of
from wardround.core.codec import state_digest
from wardround.core.game import Outcome, resolve_options
from wardround.core.journal import Journal, Secret
from wardround.core.replay import read_journal


@pytest.mark.parametrize("name", ALL)
def test_an_episode_is_the_journal_of_its_seed(name: str) -> None:
    """Parity: engine, journal (and with it the server) and episode end in the same state."""
    game = spec(name)
    episode = Episode(configure(game))
    actions = play_out(episode, 77)

    journal = Journal.start(
        game, episode.configured.library, resolve_options(game.meta, {}), Secret("77", "")
    )
    for action in actions:
        journal.act(action)

    assert state_digest(game, journal.state) == episode.digest()
    written = episode.journal()
    written.close()
    again = read_journal(game, episode.configured.library, written.lines, verify=True)
    assert state_digest(game, again.state) == episode.digest()


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("other", [False, True])
def test_everybody_who_must_or_may_act_is_asked(name: str, other: bool) -> None:
    configured = configure(spec(name), option_sets(name)[other])
    episode, at = Episode(configured), random.Random(1)
    episode.start(4)
    while episode.outcome is None and len(episode.taken) < 300:
        needed, may = episode.awaiting.seats, episode.awaiting.may_act
        assert episode.asked in (*needed, *may)
        assert (WAIT in episode.choices) == (episode.asked not in needed)
        episode.act(choose(episode, at))


@pytest.mark.slow
def test_waiting_leaves_the_state_and_asks_the_next() -> None:
    """A seat that may act is asked before the one that must, and can let the moment pass."""
    for name in GAMES:
        episode, at = Episode(configure(spec(name))), random.Random(2)
        for seed in range(10):
            episode.start(seed)
            while episode.outcome is None and len(episode.taken) < 300:
                if WAIT in episode.choices:
                    before, asked = episode.digest(), episode.asked
                    episode.act(WAIT)
                    assert episode.digest() == before
                    assert episode.asked != asked
                    return
                episode.act(choose(episode, at))
    raise AssertionError("no game has a moment at which a seat may act but need not")


@pytest.mark.parametrize("name", ALL)
def test_an_illegal_index_is_refused_with_the_rule(name: str) -> None:
    episode = Episode(configure(spec(name)))
    episode.start(1)
    wrong = next(n for n in range(1, episode.configured.actions.size) if n not in episode.choices)
    before = episode.digest()

    with pytest.raises(IllegalActionError, match=rf"seat:{episode.asked} cannot choose {wrong} \("):
        episode.act(wrong)

    assert episode.digest() == before


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("reward", ["outcome", "progress", "score"])
def test_rewards_are_paid_as_documented(name: str, reward: str) -> None:
    configured = configure(spec(name))
    episode, at = Episode(configured, reward), random.Random(6)
    episode.start(6)
    paid = [0.0] * configured.seats
    evaluate = configured.game.advice.evaluate
    assert evaluate is not None
    first = [evaluate(episode.state, seat) for seat in range(configured.seats)]
    last = first
    while episode.outcome is None:
        episode.act(choose(episode, at))
        if episode.rewards is not None:
            paid = [a + b for a, b in zip(paid, episode.rewards, strict=True)]
        if episode.outcome is None:
            last = [evaluate(episode.state, seat) for seat in range(configured.seats)]
            assert reward == "progress" or not any(paid)
    expected = list(episode.outcome.scores)
    if reward != "score":
        expected = list(returns_of(episode.outcome, configured.is_team))
    if reward == "progress":
        expected = [e + b - a for e, a, b in zip(expected, first, last, strict=True)]
    assert paid == pytest.approx(expected)


def test_what_outcomes_are_worth() -> None:
    def ended(winners: tuple[int, ...], ranks: tuple[int, ...]) -> Outcome:
        return Outcome("over", "X-1", winners, (0.0,) * len(ranks), ranks)

    assert returns_of(ended((0, 1), (1, 1)), is_team=True) == (1.0, 1.0)
    assert returns_of(ended((), (1, 1, 1)), is_team=True) == (-1.0, -1.0, -1.0)
    assert returns_of(ended((1,), (2, 1, 3)), is_team=False) == (0.0, 1.0, -1.0)
    assert returns_of(ended((0, 1), (1, 1, 3)), is_team=False) == (0.5, 0.5, -1.0)
    assert returns_of(ended((0, 1), (1, 1)), is_team=False) == (0.0, 0.0)


def test_an_unknown_reward_is_refused() -> None:
    with pytest.raises(ValueError, match="expected one of outcome, progress, score"):
        Episode(configure(spec("template")), "glory")
