"""A scenario: a position, scripted draws, actions and expectations in one file.

The format is explained in ``docs/scenarios.md``. A scenario may be a test, bug report or puzzle.

Error tree::

    ScenarioError    a scenario that cannot be run: unknown keys, unreadable actions, …
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import msgspec

from wardround.core.actions import Event, RuleError, mentions
from wardround.core.chance import Chance, Draw, DrawError, ScriptedChance, SeededChance
from wardround.core.codec import DecodeError, action_from_data, canonical, restore, to_data
from wardround.core.content import Library
from wardround.core.game import OptionError, Options, PositionError, resolve_options, step
from wardround.core.log import Log
from wardround.core.notation import NotationError, notate, read_action
from wardround.presentation.game_spec import AnyGameSpec
from wardround.presentation.language import PLAIN
from wardround.presentation.scene import ids_in


class ScenarioError(ValueError):
    """A scenario that cannot be run; the message says where and what was expected.

    ``cause`` is the game's own complaint about the position or options, ready to be translated.
    """

    def __init__(self, text: str, cause: OptionError | PositionError | None = None) -> None:
        super().__init__(text)
        self.cause = cause


class ScenarioStep(msgspec.Struct, forbid_unknown_fields=True):
    """One action with its draws and expectations."""

    do: str | dict[str, Any]
    draws: list[Draw] = []
    refused: str | None = None
    expect: dict[str, Any] = {}


class Scenario(msgspec.Struct, forbid_unknown_fields=True):
    """A whole scenario, as in its file."""

    game: str
    title: str = ""
    about: str = ""
    rules: list[str] = []
    options: dict[str, Any] = {}
    position: dict[str, Any] | None = None
    snapshot: str | None = None
    draws: list[Draw] = []
    seed: int | None = None
    expect: dict[str, Any] = {}
    step: list[ScenarioStep] = []
    solution: list[str] = []


class Failure(msgspec.Struct, frozen=True):
    """An expectation that was not met."""

    where: str
    what: str
    expected: Any
    got: Any


def parse_scenario(data: Mapping[str, Any]) -> Scenario:
    """A scenario from parsed TOML."""
    try:
        return msgspec.convert(data, Scenario)
    except msgspec.ValidationError as error:
        known = ", ".join(Scenario.__struct_fields__)
        in_step = ", ".join(ScenarioStep.__struct_fields__)
        raise ScenarioError(
            f"{error}. A scenario has the keys {known}; a [[step]] has {in_step}"
        ) from None


def run_scenario(game: AnyGameSpec, library: Library, scenario: Scenario) -> list[Failure]:
    """Play a scenario and list the expectations that were not met."""
    runner = _Runner(game, library, scenario)
    return runner.run()


def play_scenario(game: AnyGameSpec, library: Library, scenario: Scenario) -> Any:
    """The state after the last step of a scenario whose expectations are all met."""
    runner = _Runner(game, library, scenario)
    for failure in runner.run():
        raise ScenarioError(
            f"{failure.where}: {failure.what}: expected {failure.expected}, got {failure.got}"
        )
    return runner.state


class _Runner:
    def __init__(self, game: AnyGameSpec, library: Library, scenario: Scenario) -> None:
        self.game = game
        self.scenario = scenario
        self.tables = library.tables
        self.failures: list[Failure] = []
        self.events: list[Event] = []
        self.after = None if scenario.seed is None else SeededChance(scenario.seed)
        try:
            self.options: Options = resolve_options(game.meta, scenario.options)
            self.state: Any = self._start(library.content(game.rules.content))
        except (OptionError, PositionError) as error:
            raise ScenarioError(str(error), error) from None
        except DrawError as error:
            raise ScenarioError(f"the draws of the setup: {error}") from None

    def _start(self, content: Any) -> Any:
        """The state before the first step: a snapshot, a position, or a new game."""
        scenario = self.scenario
        if scenario.position is None and scenario.snapshot is None:
            chance = self._chance(scenario.draws)
            state = self.game.rules.setup(self.options, content, chance)
            self._check_draws_used(chance, "the setup")
            return state
        if scenario.draws:
            raise ScenarioError(
                "draws before the first step belong to a setup; a position or snapshot has none"
            )
        if scenario.snapshot is None:
            return self.game.rules.position(self.options, content, dict(scenario.position or {}))
        if scenario.position is not None:
            raise ScenarioError("expected a position or a snapshot, got both")
        return load_snapshot(self.game, self.options, content, scenario.snapshot)

    def run(self) -> list[Failure]:
        self._expect(self.scenario.expect, "at the start")
        for number, step_ in enumerate(self.scenario.step, 1):
            self._step(step_, f"step {number}")
        self._expect({f"lists {text}": True for text in self.scenario.solution}, "the solution")
        return self.failures

    def _chance(self, draws: list[Draw]) -> ScriptedChance:
        after: Chance | None = self.after
        return ScriptedChance(list(draws), after)

    def _check_draws_used(self, chance: ScriptedChance, where: str) -> None:
        if chance.left():
            raise ScenarioError(f"{where}: {chance.left()} of the draws were not used")

    def _step(self, step_: ScenarioStep, where: str) -> None:
        try:
            if isinstance(step_.do, str):
                action = read_action(self.game, self.game.rules.legal(self.state), step_.do)
            else:
                action = action_from_data(self.game, step_.do)
        except (NotationError, DecodeError) as error:
            raise ScenarioError(f"{where}: {error}") from None
        chance, log, before = self._chance(step_.draws), Log(), self.state.clone()
        refused_by: str | None = None
        said = ""
        try:
            step(self.game, self.state, action, chance, log)
        except RuleError as error:
            refused_by, said = error.refusal.rule, str(error)
        except DrawError as error:
            self.state = before
            raise ScenarioError(f"{where}: {error}") from None
        if refused_by != step_.refused:
            got = "it was allowed" if refused_by is None else f"refused: {said}"
            wanted = "allowed" if step_.refused is None else f"refused by {step_.refused}"
            self.failures.append(Failure(where, notate(action), wanted, got))
        elif refused_by is None:
            self._check_draws_used(chance, where)
        self.events = log.events
        self._expect(step_.expect, where)

    def _expect(self, expectations: dict[str, Any], where: str) -> None:
        for path, expected in expectations.items():
            got = self._look(path, where)
            if canonical(got) != canonical(expected):
                self.failures.append(Failure(where, path, expected, got))

    def _look(self, path: str, where: str) -> Any:
        """The value at a path: ``state.…``, ``view.…``, ``view@2.…``, ``lists …`` and so on."""
        if path.startswith("lists "):
            return self._lists(path.removeprefix("lists "), where)
        root, _, rest = path.partition(".")
        if root == "state":
            value: Any = self.game.rules.dump(self.state)
        elif root == "view" or root.startswith("view@"):
            value = to_data(self.game.rules.view(self.state, self._seat(root, path, where)))
        elif root == "outcome":
            value = to_data(self.game.rules.outcome(self.state))
        elif root == "awaiting":
            value = None
            if self.game.rules.outcome(self.state) is None:
                value = to_data(self.game.rules.awaiting(self.state))
        elif root == "events":
            value = [to_data(event) for event in self.events]
        else:
            raise ScenarioError(
                f"{where}: cannot expect {path!r}: a path starts with state, view, view@SEAT, "
                "outcome, awaiting, events, or is `lists ACTION`"
            )
        return follow(value, rest.split(".") if rest else [], path, where)

    def _seat(self, root: str, path: str, where: str) -> int | None:
        if root == "view":
            return None
        number = root.removeprefix("view@")
        if not number.isdecimal() or int(number) >= int(self.options["seats"]):
            raise ScenarioError(f"{where}: {path!r}: expected view@SEAT with a seat of this game")
        return int(number)

    def _lists(self, text: str, where: str) -> bool:
        listed = self.game.rules.legal(self.state)
        try:
            action = read_action(self.game, listed, text)
        except NotationError as error:
            raise ScenarioError(f"{where}: {error}") from None
        if action not in listed:
            # "Not listed" is true of anything, so make sure that everything named exists.
            unknown = [id_ for id_ in mentions(action) if not self._exists(id_)]
            if unknown:
                raise ScenarioError(f"{where}: {text!r}: the game has no {', '.join(unknown)}")
        return action in listed

    def _exists(self, id_: str) -> bool:
        """Whether a seat sees a piece with this id, or content or state know its name."""
        kind, _, name = id_.partition(":")
        seats = range(int(self.options["seats"]))
        if kind == "seat":
            return name in map(str, seats)
        return any(
            id_ in ids_in(self.game.show.scene(PLAIN, self.game.rules.view(self.state, seat)))
            for seat in (None, *seats)
        ) or name in _texts_in([self.tables, self.game.rules.dump(self.state)])


def _texts_in(data: Any) -> set[str]:
    """Every text in JSON-ready data, keys included."""
    if isinstance(data, str):
        return {data, data.partition(":")[2]}
    if isinstance(data, dict):
        return _texts_in([*data, *data.values()])
    if isinstance(data, (list, tuple)):
        return set().union(*map(_texts_in, data))
    return set()


def load_snapshot(game: AnyGameSpec, options: Options, content: Any, text: str) -> Any:
    """The state in a snapshot: what the game's ``dump`` wrote, as JSON."""
    try:
        data = msgspec.json.decode(text, type=dict[str, Any])
    except (msgspec.DecodeError, RecursionError) as error:
        raise ScenarioError(f"snapshot: it cannot be read: {error}") from None
    try:
        return restore(game, options, content, data)
    except DecodeError as error:
        raise ScenarioError(f"snapshot: {error}") from None


def follow(value: Any, parts: list[str], path: str, where: str) -> Any:
    """The value at a path of an expectation."""
    left = parts[:]
    while left:
        part = left.pop(0)
        # A key may itself contain dots: join as many parts as match one.
        keys = [".".join([part, *left[:n]]) for n in range(len(left), -1, -1)]
        key = next((k for k in keys if isinstance(value, dict) and k in value), None)
        if key is not None and isinstance(value, dict):
            value = value[key]
            del left[: key.count(".") - part.count(".")]
        elif part == "length" and isinstance(value, (list, tuple, dict, str)):
            value = len(value)
        elif isinstance(value, (list, tuple)) and _is_index(part, len(value)):
            value = value[int(part)]
        else:
            if isinstance(value, dict):
                there = "there is " + ", ".join(map(str, value))
            elif isinstance(value, (list, tuple)):
                there = f"there is a list of {len(value)}"
            else:
                there = f"there is {value!r}"
            raise ScenarioError(f"{where}: {path!r}: nothing at {part!r}; {there}")
    return value


def _is_index(part: str, length: int) -> bool:
    return re.fullmatch(r"-?\d{1,9}", part) is not None and -length <= int(part) < length
