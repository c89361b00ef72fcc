"""Positions that people set up: read, edited, drawn and tried out in a worker.

A scenario is text from outside, and the server itself never runs any of it: a worker makes the
state and plays a few moves to see that it can be played; only the state it dumps is put on a table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from wardround.bots import find_bot
from wardround.bots.hints import Advice, advice
from wardround.core.actions import Action
from wardround.core.chance import SeededChance
from wardround.core.codec import to_data
from wardround.core.game import OptionError, PositionError, resolve_options
from wardround.core.log import Log
from wardround.core.positions import Field
from wardround.games import language_of
from wardround.presentation.editor import controls
from wardround.presentation.game_spec import AnyGameSpec
from wardround.presentation.language import Language
from wardround.presentation.localize import (
    localized_awaiting,
    localized_outcome,
    say_position_error,
)
from wardround.presentation.scenario import Scenario, ScenarioError, play_scenario
from wardround.presentation.scenario_text import line_of, read_scenario, write_scenario
from wardround.server.games.known_games import KnownGames
from wardround.server.protocol.http_requests import Edit
from wardround.server.protocol.http_responses import Advised, Position
from wardround.server.protocol.refusals import bad_options

MAX_STEPS: Final = 200
MAX_ITEMS: Final = 400
"""How long a list may become through edits."""


class PositionTask(msgspec.Struct, frozen=True, tag_field="task", tag="position"):
    """Make the state of a scenario. The answer is what it looks like, and its dump."""

    game: str
    text: str
    edits: tuple[Edit, ...] = ()
    seat: int | None = None
    language: str = "en"
    level: str = ""
    """The bot that is asked for its move; empty: none."""


class Made(msgspec.Struct, frozen=True):
    """A position, and the state and options for a table that starts from it."""

    seen: Any
    state: dict[str, Any] | None = None
    options: dict[str, Any] = {}


def make(task: PositionTask, games: KnownGames) -> tuple[Made, Any]:
    """What a scenario leads to, and the state to try out (None if there is a fault)."""
    game = games.game(task.game)
    words = language_of(game, task.language)
    text = task.text
    try:
        scenario = read_scenario(text) if text else _beginning(game)
        if scenario.game != task.game:
            raise ScenarioError(f"game: expected {task.game!r}, got {scenario.game!r}")
        if task.edits or not text:
            for edit in task.edits:
                scenario = _edited(scenario, edit)
            text = write_scenario(scenario)
        state = _state_of(games, game, scenario)
    except ScenarioError as error:
        line = line_of(text, str(error))
        return Made(Position(task.game, text, _said(game, words, error), line)), None
    seen = _seen(games, game, words, scenario, text, state, task)
    return Made(seen, game.rules.dump(state), game.rules.options(state)), state


def _said(game: AnyGameSpec, words: Language, error: ScenarioError) -> str:
    if isinstance(error.cause, PositionError):
        return say_position_error(words, error.cause)
    if isinstance(error.cause, OptionError):
        return bad_options(game, error.cause).said(words)
    return words.say("fault-text", detail=str(error))


def _beginning(game: AnyGameSpec) -> Scenario:
    first = {} if game.show.editing is None else game.show.editing.first
    return Scenario(game.meta.id, position=first)


def _state_of(games: KnownGames, game: AnyGameSpec, scenario: Scenario) -> Any:
    if len(scenario.step) > MAX_STEPS:
        raise ScenarioError(f"a position may have {MAX_STEPS} steps, got {len(scenario.step)}")
    try:
        return play_scenario(game, games.library(game.meta.id), scenario)
    except ScenarioError:
        raise
    except Exception as error:
        # Numbers from outside: whatever the game trips over is the scenario's fault.
        fault = f"the game cannot make sense of this ({type(error).__name__}: {error})"
        raise ScenarioError(fault) from None


def _edited(scenario: Scenario, edit: Edit) -> Scenario:
    """The scenario with one value set or removed."""
    data: dict[str, Any] = msgspec.to_builtins(scenario)
    *way, last = edit.path
    here: Any = data
    for name, following in zip(way, edit.path[1:], strict=True):
        here = _entered(here, name, [] if following.isdecimal() else {})
    if isinstance(here, list):
        _put_in_list(here, last, edit.value)
    elif isinstance(here, dict) and edit.value is None:
        here.pop(last, None)
    elif isinstance(here, dict):
        here[last] = edit.value
    else:
        raise ScenarioError(f"{last}: there is nothing to be set here")
    try:
        return msgspec.convert(data, Scenario)
    except msgspec.ValidationError as error:
        raise ScenarioError(str(error)) from None


def _entered(here: Any, name: str, empty: Any) -> Any:
    if isinstance(here, list) and name.isdecimal() and int(name) < MAX_ITEMS:
        while len(here) <= int(name):
            here.append({})
        return here[int(name)]
    if isinstance(here, dict):
        if here.get(name) is None:
            here[name] = empty
        return here[name]
    raise ScenarioError(f"{name}: there is nothing to be set here")


def _put_in_list(here: list[Any], name: str, value: Any) -> None:
    if not name.isdecimal() or int(name) > min(len(here), MAX_ITEMS):
        raise ScenarioError(f"{name}: expected a place in the list")
    if int(name) == len(here):
        here.append(value)
    elif value is None:
        del here[int(name)]
    else:
        here[int(name)] = value


def _seen(
    games: KnownGames,
    game: AnyGameSpec,
    words: Language,
    scenario: Scenario,
    text: str,
    state: Any,
    task: PositionTask,
) -> Position:
    options, outcome = game.rules.options(state), game.rules.outcome(state)
    asked = () if outcome is not None else game.rules.awaiting(state).seats
    seat = task.seat if task.seat is not None else (asked[0] if asked else 0)
    seat = min(seat, int(options["seats"]) - 1)
    view = game.rules.view(state, seat)
    library = games.library(game.meta.id)
    fields, kinds = list[Field](), tuple[str, ...]()
    if game.show.editing is not None:
        fields = game.show.editing.fields(options, library.content(game.rules.content))
        kinds = game.show.editing.kinds
    advised: tuple[Advised, ...] = ()
    if task.level and seat in asked:
        bot, chance = find_bot(task.level), SeededChance(0)
        ideas = advice(game, state, seat, 0, bot, chance)
        advised = tuple(_advised(game, words, state, idea) for idea in ideas)
    return Position(
        game.meta.id,
        text,
        options=resolve_options(game.meta, scenario.options),
        position=None if scenario.snapshot is not None else scenario.position,
        controls=tuple(controls(words, library.tables, fields, kinds)),
        seat=seat,
        view=to_data(view),
        scene=game.show.scene(words, view),
        awaiting=None if outcome else localized_awaiting(words, game.rules.awaiting(state)),
        outcome=outcome and localized_outcome(words, outcome),
        advised=advised,
    )


def _advised(game: AnyGameSpec, words: Language, state: Any, idea: Advice) -> Advised:
    return Advised(" ".join(in_words(game, words, state, idea.actions)), idea.chance)


def in_words(
    game: AnyGameSpec, words: Language, state: Any, actions: Sequence[Action]
) -> list[str]:
    """The actions of a move, each in the words used when it is listed."""
    said, state = list[str](), state.clone()
    for action in actions:
        said.append(game.show.say_action(words, state, action))
        game.rules.push(state, action, SeededChance(0), Log(False))
    return said
