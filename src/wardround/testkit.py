"""The tools of every game's tests: `@rule` and `@case`, the driver `Play`, the check `conform`.

``Play`` makes a case a few lines long::

    table = Play(SPEC, position={"active": "VT", "tokens": {"VT": "2,2"}})
    assert table.targets("move") == {"tile:huddle_circle", …}
    table.do("1: move huddle_circle")                    # draws by name behind it, if any
    table.do("1: end_actions", "walk_in", "donation", "cat_lounge", "xray_room")
    assert table.refused("1: move front_desk") == "FC-4.4"

``conform`` plays random games and checks the engine's promises along the way.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any, Final, TypeVar

import msgspec

from wardround.core.actions import (
    EVERYONE,
    Action,
    Event,
    Refusal,
    RuleError,
    may_read,
    mentions,
)
from wardround.core.chance import Chance, Draw, RecordingChance, ScriptedChance, SeededChance
from wardround.core.codec import (
    canonical,
    decode_action,
    decode_event,
    digest,
    state_digest,
    to_data,
)
from wardround.core.content import Library
from wardround.core.encoding import encoded
from wardround.core.game import Awaiting, Options, Outcome, resolve_options, step
from wardround.core.journal import Journal, JournalError, Secret
from wardround.core.log import Log, silent
from wardround.core.notation import notate, notate_move, read_action
from wardround.core.replay import read_journal
from wardround.presentation.game_spec import AnyGameSpec
from wardround.presentation.language import PLAIN
from wardround.presentation.localize import localized_awaiting, say_refusal
from wardround.presentation.rulebook import read_rules
from wardround.presentation.scene import Course, ids_in
from wardround.presentation.text_table import text_table

F = TypeVar("F", bound=Callable[..., object])

MAX_STEPS: Final = 50_000
SEAT_ZERO: Final = re.compile(r"\b(?:seat|player) 0\b", re.IGNORECASE)
"""What no sentence for players may say: they count from 1."""


def rule(*ids: str) -> Callable[[F], F]:
    """This test exercises these rules: it would fail if one of them were wrong."""
    return partial(_marked, "rules", ids)


def case(*ids: str) -> Callable[[F], F]:
    """This test is the case of the specification with this id."""
    return partial(_marked, "cases", ids)


def _marked(mark: str, ids: tuple[str, ...], test: F) -> F:
    setattr(test, mark, (*getattr(test, mark, ()), *ids))
    return test


class Play:
    """A table to try things on: text in, events out; checks that every step conserves pieces."""

    def __init__(
        self,
        game: AnyGameSpec,
        library: Library,
        position: Mapping[str, Any] | None = None,
        options: Mapping[str, Any] | None = None,
        setup: Iterable[Draw] | int | None = None,
    ) -> None:
        """Starts from a position, or from a whole setup by named draws or a seed."""
        self.game = game
        self.options: Options = resolve_options(game.meta, options or {})
        # Built each time, so tests of rules about content run the function that builds it.
        self.content: Any = game.rules.content(library.tables)
        if setup is None:
            self.state: Any = game.rules.position(self.options, self.content, dict(position or {}))
        else:
            chance: Chance = (
                SeededChance(setup) if isinstance(setup, int) else ScriptedChance(list(setup))
            )
            self.state = game.rules.setup(self.options, self.content, chance)
        self.events: list[Event] = []

    # -- doing --------------------------------------------------------------------------------

    def do(self, text: str, *draws: Draw, seed: int | None = None) -> list[Event]:
        """Carry out an action; its draws are named, or come from ``seed`` once the names run out.

        All named draws have to be used.
        """
        before = self.game.rules.census(self.state)
        script = ScriptedChance(list(draws), None if seed is None else SeededChance(seed))
        log = Log()
        step(self.game, self.state, self.read(text), script, log)
        assert script.left() == 0, f"{text}: {script.left()} of the draws {draws} were not used"
        assert self.game.rules.census(self.state) == before, f"{text}: pieces were not conserved"
        self.events = log.events
        self.barrier = log.barrier
        """Whether the step marked a moment that free undo does not pass."""
        return log.events

    def refused(self, text: str) -> str:
        """The rule that forbids an action; checks that the state is unchanged."""
        return self.refusal(text).rule

    def refusal(self, text: str) -> Refusal:
        """Why an action is forbidden; checks that the state is unchanged."""
        before = canonical(self.game.rules.dump(self.state))
        try:
            step(self.game, self.state, self.read(text), ScriptedChance([]), Log())
        except RuleError as error:
            assert canonical(self.game.rules.dump(self.state)) == before, (
                f"{text} changed the state"
            )
            return error.refusal
        raise AssertionError(f"{text} was not refused")

    def read(self, text: str) -> Action:
        return read_action(self.game, self.game.rules.legal(self.state), text)

    # -- looking ------------------------------------------------------------------------------

    def choices(self, kind: str | None = None, seat: int | None = None) -> list[str]:
        """The listed actions as text without the seat, in order."""
        return [
            notate_move(action)
            for action in self.game.rules.legal(self.state)
            if (seat is None or action.seat == seat)
            and (kind is None or notate_move(action).split()[0] == kind)
        ]

    def targets(self, kind: str, seat: int | None = None) -> set[str]:
        """The values of the listed actions of a kind, joined by spaces."""
        return {text.partition(" ")[2] for text in self.choices(kind, seat)}

    def deciders(self) -> set[int]:
        """The seats that have a legal choice."""
        return {action.seat for action in self.game.rules.legal(self.state)}

    @property
    def awaiting(self) -> Awaiting:
        awaiting: Awaiting = self.game.rules.awaiting(self.state)
        return awaiting

    @property
    def outcome(self) -> Outcome | None:
        outcome: Outcome | None = self.game.rules.outcome(self.state)
        return outcome

    def view(self, seat: int | None = None) -> Any:
        return self.game.rules.view(self.state, seat)

    def dump(self) -> dict[str, Any]:
        return self.game.rules.dump(self.state)


# -- conformance ------------------------------------------------------------------------------


class Conformance(msgspec.Struct):
    """What a run of `conform` saw."""

    games: int = 0
    steps: int = 0
    longest: int = 0
    reasons: dict[str, int] = {}


def conform(
    game: AnyGameSpec,
    library: Library,
    rulebook: str,
    options: Mapping[str, Any],
    games: int = 1,
    seed: int = 0,
    look_every: int = 17,
) -> Conformance:
    """Play random games and check every game's promises; raises AssertionError if one is broken.

    ``look_every``: the number of steps between expensive checks.
    """
    result = Conformance()
    resolved = resolve_options(game.meta, options)
    rules = read_rules(rulebook)
    for number in range(games):
        checker = _Checker(game, library, rules, resolved, seed + number, look_every)
        outcome, steps = checker.play()
        result.games += 1
        result.steps += steps
        result.longest = max(result.longest, steps)
        result.reasons[outcome.reason] = result.reasons.get(outcome.reason, 0) + 1
    return result


class _Checker:
    """One random game, checked along the way."""

    def __init__(
        self,
        game: AnyGameSpec,
        library: Library,
        rules: dict[str, str],
        options: Options,
        seed: int,
        look_every: int,
    ) -> None:
        self.game = game
        self.rules = rules
        self.seats = int(options["seats"])
        self.look_every = look_every
        self.random = random.Random(seed)
        self.chance = SeededChance(seed)
        self.where = f"{game.meta.id} {options} seed {seed}"
        self.journal = Journal.start(game, library, options, Secret(str(seed), "conform"))
        self.census = game.rules.census(self.journal.state)
        encoder = game.advice.encoder
        self.encoder = None if encoder is None else encoder(self.journal.content)
        self.row_length = 0
        self.seen: list[Action] = []

    def play(self) -> tuple[Outcome, int]:
        steps = 0
        while self.journal.outcome() is None:
            assert steps < MAX_STEPS, f"{self.where}: not over after {steps} steps"
            listed = self.game.rules.legal(self.journal.state)
            self._check_list(listed)
            action = self.random.choice(listed)
            if steps % self.look_every == 0:
                self._look_closely(listed)
                self._check_log_secrecy(action, listed)
            self.seen.append(action)
            self._check_events(self.journal.act(action))
            assert self.game.rules.census(self.journal.state) == self.census, (
                f"{self.where}: pieces were not conserved by {notate(action)}"
            )
            steps += 1
        self._check_end()
        outcome = self.journal.outcome()
        assert outcome is not None
        return outcome, steps

    def _check_list(self, listed: list[Action]) -> None:
        awaiting = self.game.rules.awaiting(self.journal.state)
        assert listed, f"{self.where}: nothing is listed and the game is not over"
        assert len(set(listed)) == len(listed), f"{self.where}: an action is listed twice"
        assert awaiting.seats, f"{self.where}: the game waits for nobody"
        acting = {action.seat for action in listed}
        assert set(awaiting.seats) <= acting, f"{self.where}: {awaiting} but {acting} may act"
        assert acting <= {*awaiting.seats, *awaiting.may_act}, (
            f"{self.where}: {acting} may act but {awaiting}"
        )

    def _look_closely(self, listed: list[Action]) -> None:
        state = self.journal.state
        before = canonical(self.game.rules.dump(state))
        self._check_listed_accepted(listed)
        self._check_unlisted_refused(listed)
        self._check_codec(listed)
        self._check_secrecy()
        self._check_encoder()
        self._check_wording(listed)
        assert canonical(self.game.rules.dump(state)) == before, (
            f"{self.where}: looking, refusing or playing on a clone changed the state"
        )

    def _check_listed_accepted(self, listed: list[Action]) -> None:
        """Every listed action can be carried out on a clone, which shares nothing that changes."""
        for action in self.random.sample(listed, min(len(listed), 12)):
            clone = self.journal.state.clone()
            assert self.game.rules.legal(clone) == listed, (
                f"{self.where}: a clone lists other actions"
            )
            try:
                step(self.game, clone, action, self.chance, silent())
            except RuleError as error:
                raise AssertionError(
                    f"{self.where}: listed {notate(action)}, but: {error}"
                ) from None

    def _check_unlisted_refused(self, listed: list[Action]) -> None:
        known = set(listed)
        tries = self.random.sample(self.seen, min(len(self.seen), 8))
        tries += [msgspec.structs.replace(a, seat=(a.seat + 1) % 9) for a in listed[:4]]
        tries += [_spoiled(action) for action in self.random.sample(listed, min(len(listed), 4))]
        for action in tries:
            if action in known:
                continue
            try:
                step(self.game, self.journal.state, action, self.chance, Log())
            except RuleError as error:
                refusal = error.refusal
                assert refusal.rule in self.rules, (
                    f"{self.where}: {notate(action)} refused by unknown {refusal}"
                )
                self._check_words(say_refusal(self.game, PLAIN, refusal), refusal)
            else:
                raise AssertionError(f"{self.where}: unlisted {notate(action)} was accepted")

    def _check_codec(self, listed: list[Action]) -> None:
        state, game = self.journal.state, self.game
        for action in listed[:20]:
            assert decode_action(game, msgspec.json.encode(action)) == action
            assert read_action(game, listed, notate(action)) == action
        data = msgspec.json.decode(msgspec.json.encode(game.rules.dump(state)))
        again = game.rules.load(self.journal.options, self.journal.content, data)
        assert canonical(game.rules.dump(again)) == canonical(data), (
            f"{self.where}: load is not exact"
        )
        assert game.rules.legal(again) == listed, (
            f"{self.where}: a loaded state lists other actions"
        )
        if self.encoder is not None:
            # Encoders may keep what they wrote with a state; a loaded one has nothing kept.
            kept, fresh = ([self._encoded(s, n) for n in range(self.seats)] for s in (state, again))
            assert kept == fresh, f"{self.where}: a loaded state is encoded otherwise"
        for seat in (None, 0):
            view = game.rules.view(state, seat)
            raw = msgspec.json.encode(view)
            assert msgspec.json.decode(raw, type=game.rules.view_type) == view

    def _check_secrecy(self) -> None:
        """What a seat receives does not depend on what it cannot see."""
        for seat in (*range(self.seats), None):
            other = self.game.rules.imagine(self.journal.state, seat, self.chance)
            mine, theirs = self._received(self.journal.state, seat), self._received(other, seat)
            assert mine == theirs, f"{self.where}: seat:{seat} can tell two imagined states apart"

    def _check_encoder(self) -> None:
        """A row has a number for every column, within bounds, and shows only what the seat may see.

        All rows of a game have the same length.
        """
        if self.encoder is None:
            return
        for seat in range(self.seats):
            row = self._encoded(self.journal.state, seat)
            columns = self.encoder.columns
            assert len(row) <= len(columns), (
                f"{self.where}: {len(row)} numbers for {len(columns)} columns"
            )
            self.row_length = self.row_length or len(row)
            assert len(row) == self.row_length, (
                f"{self.where}: a row of {len(row)} numbers after one of {self.row_length}"
            )
            beyond = [c.name for c, n in zip(columns, row, strict=False) if n > c.most]
            assert not beyond, f"{self.where}: more than the most in {beyond}"
            assert self._encoded(self.journal.state.clone(), seat) == row, (
                f"{self.where}: a clone is encoded otherwise"
            )
            other = self._encoded(
                self.game.rules.imagine(self.journal.state, seat, self.chance), seat
            )
            assert len(other) == len(row), f"{self.where}: rows of seat:{seat} differ in length"
            told = [c.name for c, a, b in zip(columns, row, other, strict=False) if a != b]
            assert not told, f"{self.where}: seat:{seat} learns what it cannot see from {told}"

    def _encoded(self, state: Any, seat: int) -> bytes:
        assert self.encoder is not None
        return encoded(self.encoder, state, seat)

    def _received(self, state: Any, seat: int | None) -> bytes:
        view = self.game.rules.view(state, seat)
        listed = [] if seat is None else [a for a in self.game.rules.legal(state) if a.seat == seat]
        awaiting = self.game.rules.awaiting(state)
        return canonical(
            [
                to_data(view),
                to_data(self.game.show.scene(PLAIN, view)),
                [to_data(action) for action in listed],
                [self.game.show.say_action(PLAIN, state, action) for action in listed],
                to_data(awaiting),
                to_data(self.game.rules.outcome(state)),
            ]
        )

    def _check_log_secrecy(self, action: Action, listed: list[Action]) -> None:
        """If two hidden answers look the same to a seat afterwards, so did their log entries."""
        decision = self.game.rules.awaiting(self.journal.state).decision
        if decision not in self.game.meta.hidden_decisions:
            return
        others = [a for a in listed if a.seat == action.seat and type(a) is type(action)]
        other = self.random.choice(others)
        logs, states = [Log(), Log()], [self.journal.state.clone(), self.journal.state.clone()]
        for choice, state, log in zip((action, other), states, logs, strict=True):
            self.game.rules.push(state, choice, SeededChance(0), log)
        for seat in (*range(self.seats), None):
            if seat != action.seat and self._received(states[0], seat) == self._received(
                states[1], seat
            ):
                assert visible(logs[0].events, seat) == visible(logs[1].events, seat), (
                    f"{self.where}: the log tells seat:{seat} {notate(action)} from {notate(other)}"
                )

    def _check_wording(self, listed: list[Action]) -> None:
        state = self.journal.state
        awaiting = self.game.rules.awaiting(state)
        self._check_words(localized_awaiting(PLAIN, awaiting).prompt, awaiting)
        for action in listed:
            self._check_words(self.game.show.say_action(PLAIN, state, action), action)
        view = self.game.rules.view(state, awaiting.seats[0])
        self._check_words(text_table(self.game.show.scene(PLAIN, view)), "the picture")
        scene = self.game.show.scene(PLAIN, view)
        for zone in scene.zones:
            self._check_words(zone.label, zone.id)
        self._check_course(scene.course)
        drawn = ids_in(scene)
        kinds = {id_.partition(":")[0] for id_ in drawn}
        for action in listed:
            if action.seat != awaiting.seats[0]:
                continue
            for id_ in mentions(action):
                assert id_ in drawn or id_.partition(":")[0] not in kinds, (
                    f"{self.where}: {notate(action)} mentions {id_}, which is not drawn"
                )

    def _check_course(self, course: Course | None) -> None:
        """The header's view of the turn: named parts, each with a rule, one of them current."""
        if course is None:
            return
        self._check_words(course.title, course)
        labels = {step.label for step in course.steps}
        assert len(labels) == len(course.steps), f"{self.where}: two steps alike in {course}"
        assert 0 <= course.now < len(course.steps), f"{self.where}: no step is now in {course}"
        for step_ in course.steps:
            self._check_words(step_.label, course)
            assert step_.rule in self.rules, f"{self.where}: {step_} cites no known rule"

    def _check_words(self, said: str, what: object) -> None:
        """There are words, and they count seats from 1 as people do (`seat_words`)."""
        assert said, f"{self.where}: no words for {what}"
        wrong = SEAT_ZERO.search(said)
        assert wrong is None, f"{self.where}: {wrong and wrong[0]!r} in the words for {what}"

    def _check_events(self, events: list[Event]) -> None:
        for event in events:
            assert event.rule in self.rules, f"{self.where}: {event} cites no known rule"
            assert isinstance(event, self.game.rules.events), (
                f"{self.where}: {event} is not one of the game's events"
            )
            assert event.audience == EVERYONE or 0 <= event.audience < self.seats
            self._check_words(self.game.show.say_event(PLAIN, self.journal.content, event), event)
            assert decode_event(self.game, msgspec.json.encode(event)) == event

    def _check_end(self) -> None:
        """The end is in order, and replaying the journal gives the same game."""
        journal, outcome = self.journal, self.journal.outcome()
        assert outcome is not None
        assert outcome.rule in self.rules, f"{self.where}: {outcome} cites no known rule"
        assert outcome.reason in self.game.meta.end_reasons, f"{self.where}: {outcome.reason}"
        assert len(outcome.scores) == len(outcome.ranks) == self.seats
        assert set(outcome.winners) <= set(range(self.seats))
        assert not self.game.rules.legal(journal.state), f"{self.where}: moves after the end"
        self._check_unlisted_refused([])
        journal.close()
        try:
            again = read_journal(self.game, journal.library, journal.lines, verify=True)
        except JournalError as error:
            raise AssertionError(f"{self.where}: the replay is another game: {error}") from None
        assert state_digest(self.game, again.state) == state_digest(self.game, journal.state), (
            f"{self.where}: the replay is another game"
        )


def source_of(library: Library, table: str, key: str) -> str:
    """The source of a key such as ``card.donation.count``: the closest one along its path."""
    marks = {p.key: p.source for p in library.provenance if p.table == table}
    parts = key.split(".")
    for length in range(len(parts), -1, -1):
        source = marks.get(".".join(parts[:length]))
        if source is not None:
            return source
    return ""


def visible(events: Iterable[Event], seat: int | None) -> list[Event]:
    """The events that a seat (None: a spectator) may read."""
    return [event for event in events if may_read(seat, event.audience)]


def _spoiled(action: Action) -> Action:
    """The action with nonsense in its first text field."""
    for field in action.__struct_fields__:
        if isinstance(getattr(action, field), str):
            return msgspec.structs.replace(action, **{field: "nonsense:404"})
    return msgspec.structs.replace(action, seat=99)


def play_to_end(
    game: AnyGameSpec, library: Library, options: Mapping[str, Any], seed: int
) -> Journal[AnyGameSpec]:
    """A whole random game as a closed journal, for tests that need one."""
    journal = Journal.start(
        game, library, resolve_options(game.meta, options), Secret(str(seed), "")
    )
    choose = random.Random(seed)
    while journal.outcome() is None:
        journal.act(choose.choice(game.rules.legal(journal.state)))
    journal.close()
    return journal


def fingerprint(game: AnyGameSpec, library: Library, options: Mapping[str, Any], seed: int) -> str:
    """A digest of every state of a random game: the same for interpreted and compiled engines."""
    content = library.content(game.rules.content)
    chance = RecordingChance(SeededChance(seed))
    choose = random.Random(seed)
    state = game.rules.setup(resolve_options(game.meta, options), content, chance)
    trail: list[str] = []
    while game.rules.outcome(state) is None:
        listed = game.rules.legal(state)
        game.rules.push(state, choose.choice(listed), chance, silent())
        trail.append(state_digest(game, state))
    return digest([trail, chance.draws, to_data(game.rules.outcome(state))])
