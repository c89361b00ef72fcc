"""A Hypothesis machine that plays nights and checks what always holds."""

from __future__ import annotations

from typing import Any

import hypothesis.strategies as st
from hypothesis import HealthCheck, settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from tests.hero.table import content_of
from wardround.core.chance import SeededChance
from wardround.core.codec import canonical
from wardround.core.game import resolve_options
from wardround.core.log import Log
from wardround.games.hero import SPEC
from wardround.games.hero.events import TokensReceived, TokensReturned
from wardround.games.hero.rules.constants import DISCARD_JOURNAL, TOKENS
from wardround.games.hero.rules.journals import drawn


class NightMachine(RuleBasedStateMachine):
    """Any listed action at any time; pieces, tokens and places stay in order."""

    @initialize(
        seats=st.integers(2, 4),
        coop=st.booleans(),
        short=st.booleans(),
        expert=st.booleans(),
        seed=st.integers(0, 9999),
    )
    def begin(self, seats: int, coop: bool, short: bool, expert: bool, seed: int) -> None:
        self.options = resolve_options(
            SPEC.meta,
            {
                "seats": seats,
                "mode": "cooperative" if coop else "competitive",
                "night": "short" if short else "regular",
                "expert_limits": "always" if expert else "never",
            },
        )
        self.content = content_of("")
        self.state: Any = SPEC.rules.setup(self.options, self.content, SeededChance(seed))
        self.census = SPEC.rules.census(self.state)
        self.tokens = [bag[:] for bag in self.state.bags]

    @rule(choice=st.integers(0, 10_000), seed=st.integers(0, 9999))
    def act(self, choice: int, seed: int) -> None:
        listed = SPEC.rules.legal(self.state)
        if SPEC.rules.outcome(self.state) is not None:
            assert listed == []
            return
        assert 0 < len(listed) < 150
        assert {action.seat for action in listed} == {self.state.active}
        log = Log()
        SPEC.rules.push(self.state, listed[choice % len(listed)], SeededChance(seed), log)
        self.count_tokens(log)

    def count_tokens(self, log: Log) -> None:
        """The log tells every gain and return: summed up, it gives what is in the bags."""
        for event in log.events:
            if isinstance(event, TokensReceived):
                self.tokens[max(0, event.seat)][TOKENS.index(event.token)] += event.n
            elif isinstance(event, TokensReturned):
                self.tokens[max(0, event.seat)][TOKENS.index(event.token)] -= event.n
            elif type(event).__name__ == "SleepRemovedChaos":
                self.tokens[0][1] -= event.sleep  # type: ignore[attr-defined]
                self.tokens[0][2] -= event.chaos  # type: ignore[attr-defined]
        assert self.tokens == self.state.bags

    @invariant()
    def cards_are_conserved(self) -> None:
        s = self.state
        assert SPEC.rules.census(s) == self.census
        assert sorted([*s.patients, *s.patient_discard, *s.patient_deck.cards()]) == list(range(72))
        staff = [f for field in s.track for f in field]
        assert sorted([*staff, *s.gone, *s.staff_deck.cards()]) == list(range(32))
        assert (
            sum(len(held) for held in s.journals)
            + len(drawn(s))
            + len(s.journal_discard)
            + s.journal_deck.size()
            == 40
        )

    @invariant()
    def everybody_is_somewhere(self) -> None:
        s = self.state
        assert all(s.patient_room[p] >= 0 and s.timer[p] >= 1 for p in s.patients)
        assert {p for p, room in enumerate(s.patient_room) if room >= 0} == set(s.patients)
        assert {f for f, room in enumerate(s.figure_room) if room >= 0} == set(s.on_duty)
        stations = [s.station[p] for p in s.patients if s.patient_room[p] == s.content.er]
        assert len(stations) == len(set(stations)) <= 10
        assert all(1 <= station <= 10 for station in stations)

    @invariant()
    def numbers_are_in_bounds(self) -> None:
        s = self.state
        assert all(n >= 0 for bag in s.bags for n in bag)
        assert 0 <= s.points <= 3
        assert len(s.consultants) <= 1
        waits = s.agenda and s.agenda[-1][0] == DISCARD_JOURNAL
        if not waits:
            limits = [6 if s.content.heroes[h].id == "alex" else 4 for h in s.heroes]
            assert all(len(j) <= n for j, n in zip(s.journals, limits, strict=True))

    @invariant()
    def what_is_remembered_about_rooms_is_true(self) -> None:
        again = SPEC.rules.load(self.options, self.content, SPEC.rules.dump(self.state))
        assert SPEC.rules.legal(again) == SPEC.rules.legal(self.state)
        assert canonical(SPEC.rules.dump(again)) == canonical(SPEC.rules.dump(self.state))


NightMachine.TestCase.settings = settings(
    derandomize=True,
    max_examples=10,
    stateful_step_count=50,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
TestNight = NightMachine.TestCase
