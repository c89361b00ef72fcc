"""A state machine that plays anything listed, with the laws that always hold."""

from __future__ import annotations

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from wardround.core.chance import SeededChance
from wardround.core.game import resolve_options
from wardround.core.log import Log
from wardround.games.healthy_heart import SPEC
from wardround.games.healthy_heart.rules import constants as k
from wardround.games.healthy_heart.rules.patients import highest_level
from wardround.games.healthy_heart.rules.state import State

from .table import CONTENT, WORDS

OPTIONS = st.fixed_dictionaries({o.id: st.sampled_from(o.values) for o in SPEC.meta.options})


class HospitalMachine(RuleBasedStateMachine):
    state: State

    @initialize(options=OPTIONS, seed=st.integers(0, 10_000), rich=st.booleans())
    def set_up(self, options: dict[str, Any], seed: int, rich: bool) -> None:
        self.chance = SeededChance(seed)
        self.state = SPEC.rules.setup(resolve_options(SPEC.meta, options), CONTENT, self.chance)
        if rich:
            # A team that can afford anything sees more of the game.
            self.state.money += 200
        self.census = SPEC.rules.census(self.state)

    @rule(choice=st.integers(0, 10_000))
    def act(self, choice: int) -> None:
        if self.state.ended:
            return
        listed = SPEC.rules.legal(self.state)
        log = Log()
        SPEC.rules.push(self.state, listed[choice % len(listed)], self.chance, log)
        for event in log.events:
            assert SPEC.show.say_event(WORDS, CONTENT, event)

    @invariant()
    def pieces_are_conserved(self) -> None:
        assert SPEC.rules.census(self.state) == self.census
        assert sum(self.census[f"{name} cubes"] for name in CONTENT.cube_names) == 88
        assert self.census["low beds"] + self.census["high beds"] == 40
        assert self.census["or markers"] == 5
        assert self.census["tombstones"] == 12
        assert self.census["medical tokens"] == 9
        assert self.census["admin tokens"] == 6
        assert self.census["chief tokens"] == 1
        assert self.census["training markers"] == 22
        assert self.census["hiring markers"] == 11
        assert self.census["ambulance cards"] == 25

    @invariant()
    def nothing_is_negative(self) -> None:
        s = self.state
        for counts in (s.discard, s.beds, s.or_stock, s.unused, s.used, s.training, s.pool_up):
            assert min(counts) >= 0
        assert min(s.money, s.prestige, s.tombstones, s.stock_admin, s.stock_medical) >= 0
        assert s.cup == sorted(s.cup)

    @invariant()
    def patients_lie_where_they_may(self) -> None:
        s, c = self.state, CONTENT
        asked_between = s.decision() in (k.D_CHOOSE_ACTION, k.D_ROUNDS_NEXT, k.D_MIRACLE_PATIENT)
        for place, who in enumerate(s.who):
            if not who:
                assert (s.level[place], s.cubes[place], s.side[place]) == (0, 0, 0)
                continue
            if asked_between:
                lowest = c.areas[c.area_of[place]].lowest
                assert lowest <= s.level[place] <= highest_level(s, place)
            if c.malady_of[place] >= 0:
                assert s.malady[place] == c.malady_of[place]
        assert len([n for n in s.who if n]) == len({n for n in s.who if n})
        assert s.priority == 0 or s.priority in s.who

    @invariant()
    def rooms_stand_on_slots(self) -> None:
        s = self.state
        built = {room for room, side in enumerate(s.rooms) if side}
        assert built == {room for room in s.slots if room >= 0}
        assert len(built) <= CONTENT.parts.room_slots

    @invariant()
    def there_is_a_choice_or_an_end(self) -> None:
        s = self.state
        assert (len(SPEC.rules.legal(s)) > 1) == (SPEC.rules.outcome(s) is None)


HospitalMachine.TestCase.settings = settings(
    max_examples=25, stateful_step_count=120, derandomize=True, deadline=None
)
TestHospital = HospitalMachine.TestCase
