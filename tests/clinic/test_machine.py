"""A state machine that plays anything legal and checks what must always hold."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from tests.clinic.table import LIBRARY
from wardround.core.chance import SeededChance
from wardround.core.game import resolve_options
from wardround.core.log import silent
from wardround.games.clinic import SPEC
from wardround.games.clinic.rules.geometry import members, rebuild
from wardround.games.clinic.rules.state import AWAY, State

CONTENT = SPEC.rules.content(LIBRARY.tables)


class ClinicMachine(RuleBasedStateMachine):
    """Plays a game of two with a mix of expansions."""

    @initialize(
        seed=st.integers(0, 10_000),
        minis=st.sets(st.sampled_from(["blood", "extinguishers", "workaholics"])),
        third=st.sampled_from(["", "zombies", "covid"]),
        expert=st.booleans(),
    )
    def begin(self, seed: int, minis: set[str], third: str, expert: bool) -> None:
        options: dict[str, Any] = {"seats": 2, **dict.fromkeys(sorted(minis), True)}
        if third:
            options[third] = True
        if expert:
            options["level_1"] = "expert"
        self.chance = SeededChance(seed)
        self.state: State = SPEC.rules.setup(
            resolve_options(SPEC.meta, options), CONTENT, self.chance
        )
        self.census = SPEC.rules.census(self.state)

    @rule(steps=st.lists(st.integers(0, 1000), min_size=1, max_size=25))
    def play(self, steps: list[int]) -> None:
        for number in steps:
            listed = SPEC.rules.legal(self.state)
            if not listed:
                return
            SPEC.rules.push(self.state, listed[number % len(listed)], self.chance, silent())

    @invariant()
    def pieces_are_conserved(self) -> None:
        assert SPEC.rules.census(self.state) == self.census

    @invariant()
    def nobody_is_nowhere(self) -> None:
        for b in self.state.boards:
            assert b.popularity >= 0
            assert b.money >= 0
            for person in b.present:
                assert b.place[person] >= 0 or b.place[person] == AWAY

    @invariant()
    def buildings_are_what_the_modules_say(self) -> None:
        for b in self.state.boards:
            again = b.clone()
            rebuild(again)
            assert sorted(again.buildings) == sorted(b.buildings)
            assert (again.modules, again.near) == (b.modules, b.near)
            for space in members(b.modules):
                below = b.shape.below[space]
                assert below < 0 or b.modules >> below & 1


TestClinic = ClinicMachine.TestCase
TestClinic.settings = settings(
    derandomize=True,
    max_examples=15,
    stateful_step_count=20,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
