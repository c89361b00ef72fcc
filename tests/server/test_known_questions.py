"""Questions that nobody wants to be asked: a newcomer, who has said nothing, is not."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest

from tests.healthy_heart.table import hospital
from tests.server.people import KNOWN_GAMES
from tests.server.test_standing import table_for
from wardround.core.actions import Action
from wardround.games.healthy_heart.rules.patients import free_er_space
from wardround.games.hero import actions as hero
from wardround.presentation.game_spec import AnyGameSpec
from wardround.presentation.language import PLAIN
from wardround.presentation.standing_answers import defaults_of, standing_action
from wardround.presentation.whole_moves import WholeMove, whole_moves

MAX_GAMES = 60
MAX_STEPS = 900


class Asked(NamedTuple):
    """A question that came up in a game."""

    game: AnyGameSpec
    state: Any
    seat: int
    listed: list[Action]


def asked(game: str, decision: str, when: Callable[[Asked], bool]) -> Iterator[Asked]:
    """Questions of this name, found by playing at random, where they are of the wanted sort."""
    spec = KNOWN_GAMES.game(game)
    for n in range(MAX_GAMES):
        dice = random.Random(n)
        journal = table_for(game, str(n)).play.journal
        for _ in range(MAX_STEPS):
            legal = spec.rules.legal(journal.state)
            if not legal:
                break
            seat = spec.rules.awaiting(journal.state).seats[0]
            question = spec.rules.asked(journal.state, seat)
            if question is not None and question.name == decision:
                listed = [action for action in legal if action.seat == seat]
                asked = Asked(spec, journal.state, seat, listed)
                if when(asked):
                    yield asked
            journal.push(dice.choice(legal))
    raise AssertionError(f"{decision} has not come up")


def all_idle(listed: list[Action]) -> bool:
    """Whether the only choices are to call someone for later and to end the turn."""
    return all(isinstance(a, (hero.CallStaff, hero.CallConsultant, hero.EndTurn)) for a in listed)


@pytest.mark.parametrize(
    ("game", "decision", "when"),
    [
        ("healthy_heart", "arrival_order", lambda it: free_er_space(it.state) < 0),
        ("healthy_heart", "rounds_next", lambda it: len(it.listed) > 1),
        ("hero", "choose_action", lambda it: it.state.points == 0 and all_idle(it.listed)),
        ("clinic", "leave_car", lambda it: len(it.listed) > 1),
        ("clinic", "park_car", lambda it: len(it.listed) > 1),
    ],
    ids=["no room in the E.R.", "rounds", "nothing left", "leaving", "parking"],
)
def test_a_newcomer_is_spared(game: str, decision: str, when: Callable[[Asked], bool]) -> None:
    it = next(asked(game, decision, when))
    due = standing_action(it.game, it.state, it.seat, defaults_of(it.game))
    assert due is not None
    assert due[1] in it.listed


def test_which_token_wakes_after_a_miracle_is_not_asked() -> None:
    """In Housekeeping all tokens wake up anyway."""
    h = hospital(
        seats=3,
        staff={"chaplain": "office"},
        wards={"cardio": [1]},
        abilities={"cardio": "admin_on_cure"},
        used=["admin.duronger"],
        phase="housekeeping",
    )
    h.say("miracle_patient", "cardio 1", draws="black")
    assert h.asked == "cure_flip"
    spec = KNOWN_GAMES.game("healthy_heart")
    due = standing_action(spec, h.state, 0, defaults_of(spec))
    assert due is not None
    assert due[0] == "flip"


def offered(it: Asked) -> list[WholeMove]:
    """The moves that are not put aside."""
    return [m for m in whole_moves(it.game, PLAIN, it.state, it.listed) if not m.aside]


def patients(actions: list[Action]) -> list[str]:
    return [action.patient for action in actions if isinstance(action, hero.Treat)]


def test_a_patient_is_treated_in_one_way_where_ways_come_to_the_same() -> None:
    """Two ways that need the same are listed by the rules and offered once; counsel that is not
    needed is put aside."""
    ways = next(asked("hero", "choose_action", lambda it: doubled(it, helped=False)))
    counsel = next(asked("hero", "choose_action", lambda it: doubled(it, helped=True)))
    for it in (ways, counsel):
        moves = [move.actions[0] for move in offered(it)]
        kept = [a for a in moves if isinstance(a, hero.Treat)]
        alone = {a.patient for a in kept if a.helper == ""}
        assert not [a for a in kept if a.helper != "" and a.patient in alone]
        assert set(patients(list(it.listed))) == set(patients(moves))
    assert len(patients([m.actions[0] for m in offered(counsel)])) < len(patients(counsel.listed))


def doubled(it: Asked, helped: bool) -> bool:
    """Whether a patient can be treated with and without counsel, or in two ways without."""
    treats = [a for a in it.listed if isinstance(a, hero.Treat)]
    alone = [a.patient for a in treats if a.helper == ""]
    if helped:
        return any(a.helper != "" and a.patient in alone for a in treats)
    return len(set(alone)) < len(alone)


def test_a_run_alone_is_one_move() -> None:
    """Nobody is asked leg by leg who does not come along."""
    runs = lambda it: any(isinstance(a, hero.Run) for a in it.listed)  # noqa: E731
    it = next(asked("hero", "choose_action", runs))
    goals = {action.room for action in it.listed if isinstance(action, hero.Run)}
    taking = (hero.TakeStaff, hero.TakePatient)
    for goal in goals:
        alone = [
            move
            for move in offered(it)
            if isinstance(move.actions[0], hero.Run)
            and move.actions[0].room == goal
            and not any(isinstance(action, taking) for action in move.actions)
        ]
        assert len(alone) == 1
