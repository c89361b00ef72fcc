"""Scenarios: those that are met, those that are not, and those that cannot be run."""

from __future__ import annotations

import json
import tomllib
from typing import Any

import pytest

from tests.core.pills import LIBRARY, TOSSED
from wardround.core.chance import SeededChance
from wardround.core.game import step
from wardround.core.log import silent
from wardround.games import new_game
from wardround.presentation.game_spec import AnyGameSpec
from wardround.presentation.scenario import (
    Failure,
    ScenarioError,
    follow,
    parse_scenario,
    run_scenario,
)
from wardround.template import SPEC


def run(text: str, game: AnyGameSpec = SPEC) -> list[Failure]:
    data = {"game": "template", **tomllib.loads(text)}
    return run_scenario(game, LIBRARY, parse_scenario(data))


GOOD = """
title = "Too many bitter pills"
about = "The tray goes back."
rules = ["TG-2.2"]

[options]
seats = 3

[position]
trays = [{sugar = 5, bitter = 2}]

[expect]
"state.trays.0.bitter" = 2
"awaiting.decision" = "turn"
"awaiting.seats" = [0]
"lists 0: stop" = true
"lists 1: stop" = false
"events.length" = 0

[[step]]
do = "1: draw"
refused = "TG-2.4"

[[step]]
do = "0: draw"
draws = ["bitter"]
expect."state.stopped" = [true, false, false]
expect."state.trays.0" = {}
expect."view.jar.sugar" = 14
expect."view@2.trays.length" = 3
expect."view@2.trays.-1.seat" = 2
expect."events.length" = 2
expect."events.1.kind" = "spat_out"
expect."events.1.rule" = "TG-2.2"

[[step]]
do = {kind = "stop", seat = 1}

[[step]]
do = "stop"
expect."outcome.reason" = "all_stopped"
expect."outcome.winners" = [0, 1, 2]
expect."awaiting" = {}
"""


def test_everything_as_expected() -> None:
    assert run(GOOD.replace('expect."awaiting" = {}\n', "")) == []


def test_what_is_not_as_expected_is_listed_with_place_expected_and_got() -> None:
    failures = run("""
        [expect]
        "state.active" = 1

        [[step]]
        do = "draw"
        draws = ["sugar"]
        expect."state.trays.0.sugar" = 2
        expect."events.0.kind" = "drawn"
    """)

    assert failures == [
        Failure("at the start", "state.active", 1, 0),
        Failure("step 1", "state.trays.0.sugar", 2, 1),
    ]


def test_an_expected_refusal_that_does_not_come() -> None:
    failures = run('[[step]]\ndo = "0: stop"\nrefused = "TG-2.4"')

    assert failures == [Failure("step 1", "0: stop", "refused by TG-2.4", "it was allowed")]


def test_a_refusal_by_another_rule() -> None:
    (failure,) = run('[[step]]\ndo = "1: stop"\nrefused = "TG-2.3"')

    assert failure.expected == "refused by TG-2.3"
    assert failure.got == "refused: not your turn [TG-2.4]"


def test_a_refusal_that_nobody_expected() -> None:
    (failure,) = run('[[step]]\ndo = "1: stop"')

    assert failure.expected == "allowed"
    assert failure.got == "refused: not your turn [TG-2.4]"


def test_a_refused_step_changes_nothing() -> None:
    assert (
        run("""
        [[step]]
        do = "1: stop"
        refused = "TG-2.4"
        expect."state.stopped" = [false, false]
        expect."events.length" = 0
    """)
        == []
    )


def test_the_setup_is_drawn_as_named() -> None:
    assert run('draws = [1]\n[expect]\n"state.active" = 1', TOSSED) == []
    assert run('draws = [0]\n[expect]\n"state.active" = 0', TOSSED) == []


def test_a_seed_draws_what_is_not_named_and_always_the_same() -> None:
    text = 'seed = 5\n[[step]]\ndo = "draw"\n[[step]]\ndo = "draw"\ndraws=["bitter"]\n'
    look = 'expect."state.trays" = 0'
    (first,) = run(text + look, TOSSED)
    (again,) = run(text + look, TOSSED)

    assert first == again
    assert sum(sum(tray.values()) for tray in first.got) == 2


def test_a_whole_part_of_the_state_can_be_expected() -> None:
    (failure,) = run("expect.outcome = 3")

    assert failure == Failure("at the start", "outcome", 3, None)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("colour = 3", "unknown field `colour`.* A scenario has the keys game, title,"),
        ('[[step]]\ndo = "stop"\nthen = 1', r"unknown field `then` - at `\$.step\[0\]`"),
        ("[[step]]\ndraws = []", r"missing required field `do` - at `\$.step\[0\]`.*has do, draws"),
        ("seed = 'x'", r"Expected `int \| null`, got `str` - at `\$.seed`"),
        ("[options]\nnerve = 7", "option nerve of template cannot be 7: expected one of 2, 3"),
        ("[options]\nsnow = 1", "template has no option 'snow'; it has: seats, nerve"),
        ("[position]\ntray = 3", "position: expected key trays, stopped, active, got 'tray'"),
        ("[position]\nactive = 7", "position.active: expected number 0 1, got 7"),
        ("[position]\nstopped = 1", "position.stopped: expected list, got 1"),
        ("[position]\ntrays = [3]", "position.trays: expected table, got 3"),
        ('[[step]]\ndo = "fly"', "step 1: template has no action 'fly'; it has: draw, stop"),
        ("[[step]]\ndo = {kind = 'fly', seat = 0}", "step 1: .*Invalid value 'fly'"),
        ("[[step]]\ndo = {kind = 'stop'}", "step 1: .*missing required field `seat`"),
        ('[[step]]\ndo = "draw"', "step 1: the script has 0 draws .* one of bitter, sugar"),
        (
            '[[step]]\ndo = "draw"\ndraws = ["salt"]',
            "step 1: draw 1 is 'salt': expected one of bitter, sugar",
        ),
        (
            '[[step]]\ndo = "draw"\ndraws = ["sugar", "bitter"]',
            "step 1: 1 of the draws were not used",
        ),
        ('draws = ["sugar"]', "the setup: 1 of the draws were not used"),
        ("draws = [0]\n[position]\nactive = 1", "draws .* belong to a setup; a position or"),
        ('[expect]\n"stat.active" = 1', "at the start: cannot expect 'stat.active': a path starts"),
        ('[expect]\n"state.activ" = 1', "nothing at 'activ'; there is jar, trays, stopped, active"),
        ('[expect]\n"state.trays.2" = 1', "nothing at '2'; there is a list of 2"),
        ('[expect]\n"state.trays.--1" = 1', "nothing at '--1'; there is a list of 2"),
        ('[expect]\n"state.trays.²" = 1', "nothing at '²'; there is a list of 2"),
        ('[expect]\n"state.active.x" = 1', "nothing at 'x'; there is 0"),
        ('[expect]\n"outcome.reason" = "x"', "nothing at 'reason'; there is None"),
        ('[expect]\n"view@2.jar" = 1', r"expected view@SEAT with a seat of this game"),
        ('[expect]\n"view@².jar" = 1', r"expected view@SEAT with a seat of this game"),
        ('[expect]\n"view@.jar" = 1', r"expected view@SEAT with a seat of this game"),
        ('[expect]\n"lists fly" = true', "at the start: template has no action 'fly'"),
        ('[expect]\n"lists 0: draw jar:salt" = false', "the game has no jar:salt"),
    ],
)
def test_what_cannot_be_run_says_where_and_what_was_expected(text: str, message: str) -> None:
    with pytest.raises(ScenarioError, match=message):
        run(text)


def test_draws_that_the_setup_cannot_have() -> None:
    with pytest.raises(ScenarioError, match="the draws of the setup: draw 1 is 2: expected"):
        run("draws = [2]", TOSSED)
    with pytest.raises(ScenarioError, match="the draws of the setup: the script has 0 draws"):
        run("", TOSSED)


def test_a_scenario_names_its_game() -> None:
    nothing: dict[str, Any] = {}
    with pytest.raises(ScenarioError, match="missing required field `game`"):
        parse_scenario(nothing)


def snapshot(**changed: Any) -> str:
    """A snapshot of the template game, possibly with something wrong in it."""
    state = new_game(SPEC, {}, SeededChance(1))
    step(SPEC, state, SPEC.rules.legal(state)[0], SeededChance(2), silent())
    data = json.dumps({**SPEC.rules.dump(state), **changed})
    return f"snapshot = '''\n{data}'''\n"


def test_a_snapshot_is_the_state_that_was_stored() -> None:
    stored = json.loads(tomllib.loads(snapshot())["snapshot"])
    expect = f'[expect]\n"state.jar.sugar" = {stored["jar"]["sugar"]}\n'

    assert run(snapshot() + expect) == []


def test_a_snapshot_that_the_game_would_not_write_is_refused() -> None:
    for wrong in (snapshot(colour="red"), snapshot(trays=None), "snapshot = 'no JSON'"):
        with pytest.raises(
            ScenarioError, match=r"snapshot: it (cannot be read|does not round-trip)"
        ):
            run(wrong)


def test_a_snapshot_leaves_nothing_to_set_up() -> None:
    with pytest.raises(ScenarioError, match="a position or a snapshot, got both"):
        run(snapshot() + "[position]\ntrays = []\n")
    with pytest.raises(ScenarioError, match="belong to a setup; a position or snapshot has none"):
        run(snapshot() + 'draws = ["sugar"]\n')


def test_a_solution_must_be_listed_after_the_last_step() -> None:
    steps = '[[step]]\ndo = "stop"\n'

    assert run(f'solution = ["1: stop"]\nseed = 1\n{steps}') == []
    (failure,) = run(f'solution = ["0: stop"]\nseed = 1\n{steps}')
    assert failure == Failure("the solution", "lists 0: stop", True, False)


@pytest.mark.parametrize(
    ("path", "found"),
    [
        ("a.b.0", 1),
        ("a.b.length", 2),
        ("E.R. chairs.0", "left"),
        ("E.R. chairs.length", 2),
        ("deep.x.y.z", 5),
    ],
)
def test_paths_follow_tuples_and_keys_with_dots(path: str, found: object) -> None:
    data = {"a": {"b": (1, 2)}, "E.R. chairs": ["left", "right"], "deep": {"x.y": {"z": 5}}}

    assert follow(data, path.split("."), path, "here") == found
