"""A state machine that plays whatever is legal and looks at the table after every step."""

from __future__ import annotations

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from wardround.core.chance import SeededChance
from wardround.core.game import resolve_options
from wardround.core.log import Log
from wardround.games.forbidden_clinic import SPEC
from wardround.games.forbidden_clinic.rules.constants import (
    EMPTY,
    NOBODY,
    OVER_LIMIT,
    READY,
    STRESSED,
    SWIMMING,
)
from wardround.games.forbidden_clinic.rules.state import State

from .table import LIBRARY

CONTENT = SPEC.rules.content(LIBRARY.tables)
OPTIONS = st.fixed_dictionaries({o.id: st.sampled_from(o.values) for o in SPEC.meta.options})


class Table(RuleBasedStateMachine):
    """Random options, random moves, and what always holds."""

    @initialize(options=OPTIONS, seed=st.integers(0, 10_000))
    def set_up(self, options: dict[str, bool | int | str], seed: int) -> None:
        self.chance = SeededChance(seed)
        self.state: State = SPEC.rules.setup(
            resolve_options(SPEC.meta, options), CONTENT, self.chance
        )
        self.census = SPEC.rules.census(self.state)

    @rule(choice=st.integers(0, 10_000))
    @precondition(lambda self: SPEC.rules.outcome(self.state) is None)
    def play(self, choice: int) -> None:
        before = self.state.clone()
        listed = SPEC.rules.legal(self.state)
        SPEC.rules.push(self.state, listed[choice % len(listed)], self.chance, Log())
        assert self.state.tick >= before.tick
        assert self.state.sides.count(EMPTY) >= before.sides.count(EMPTY)
        for captor, was in zip(self.state.coins, before.coins, strict=True):
            assert was in (NOBODY, captor)

    @rule()
    @precondition(lambda self: SPEC.rules.outcome(self.state) is not None)
    def rest(self) -> None:
        """After the end nothing is asked any more."""
        assert SPEC.rules.awaiting(self.state).seats == ()

    @invariant()
    def pieces_are_conserved(self) -> None:
        """Clinic cards are the cards of the tiles; every Treasure card is somewhere."""
        assert SPEC.rules.census(self.state) == self.census
        assert self.census["clinic_cards_without_tile"] == 0
        assert self.census["hands_miscounted"] == 0
        assert self.census["specials_miscounted"] == 0

    @invariant()
    def sides_and_hands_are_possible(self) -> None:
        s = self.state
        assert set(s.sides) <= {EMPTY, STRESSED, READY}
        limit = s.layout.tables.hand_limit
        for seat, hand in enumerate(s.hands):
            assert min(hand) >= 0
            above = s.crowded == seat or s.decision == OVER_LIMIT
            assert sum(hand) <= limit or above or SPEC.rules.outcome(s) is not None

    @invariant()
    def nobody_stays_on_an_empty_space_when_swimming(self) -> None:
        s = self.state
        if s.layout.tables.options["burnout"] != "swim" or SPEC.rules.outcome(s) is not None:
            return
        for space in s.tokens:
            assert space == NOBODY or s.sides[space] or s.phase == SWIMMING

    @invariant()
    def somebody_is_asked_until_the_end(self) -> None:
        listed, outcome = SPEC.rules.legal(self.state), SPEC.rules.outcome(self.state)
        assert bool(listed) == (outcome is None)
        if outcome is None:
            assert SPEC.rules.awaiting(self.state).seats

    @invariant()
    def a_won_game_has_met_all_three_conditions(self) -> None:
        outcome, s = SPEC.rules.outcome(self.state), self.state
        if outcome is not None and outcome.reason == "saved":
            assert NOBODY not in s.coins
            assert set(s.tokens) == {s.layout.goal}


TestTable = Table.TestCase
TestTable.settings = settings(
    max_examples=30,
    stateful_step_count=60,
    derandomize=True,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
