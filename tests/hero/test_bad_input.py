"""Bad input is refused with a rule and a sentence, and changes nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tests.hero.table import RULEBOOK, WORDS, Night, new_night, night, quiet, together
from wardround.core.actions import Action, RuleError
from wardround.core.chance import ScriptedChance, SeededChance
from wardround.core.codec import canonical
from wardround.core.game import PositionError, step
from wardround.core.log import Log
from wardround.games.hero import SPEC
from wardround.games.hero import actions as a
from wardround.games.hero.rules.decisions import DECISIONS
from wardround.games.hero.rules.tables import Content
from wardround.presentation.localize import say_refusal
from wardround.presentation.rulebook import read_rules

RULES = read_rules(RULEBOOK)
NONSENSE = ["", "nonsense", "room:attic", "patient:404", "staff:", "seat:9", "hero:rob", "room:er"]


def nonsense() -> list[Action]:
    """Every kind of action with every kind of nonsense in its fields."""
    found: list[Action] = []
    for kind in a.ACTIONS:
        fields = [f for f in kind.__struct_fields__ if f != "seat"]
        for word in NONSENSE:
            values: dict[str, Any] = {}
            for field in fields:
                values[field] = -7 if kind.__annotations__[field] == "int" else word
            found += [kind(seat=seat, **values) for seat in (0, 5)]
    return found


def actions_in(thing: Any) -> Iterator[Action]:
    """All actions that the content has ready."""
    if isinstance(thing, Action):
        yield thing
    elif isinstance(thing, list):
        for inner in thing:
            yield from actions_in(inner)


def asked(decision: str) -> Night:
    """A table at which this decision is asked for."""
    if decision == "pick_hero":
        return new_night(["seat:0"], seats=2, hero_setup="chosen")
    if decision == "over":
        table = quiet(round=12, turns_taken=2)
        table.do("end_turn", seed=0)
        return table
    where: dict[str, Any] = {
        "heroes": ["kenta@er", "leo@er"],
        "staff": [
            "orderly@er",
            "pharmacist@er",
            "security_guard@er",
            "clown@er",
            "barista@icu",
            "janitor@or",
        ],
        "consultants": ["night_professor@er"],
        "patients": ["heartburn", "splinter"],
        "bags": {"kenta": {"chaos": 2}},
    }
    moves: dict[str, list[str]] = {
        "choose_action": [],
        "take_staff": ["move hallway"],
        "take_patient": ["run hallway icu", "done"],
        "offer": ["treat heartburn 1 -"],
        "choose_option": ["use pharmacist 1"],
        "timer_patient": ["use clown 1"],
        "shift_piece": ["use security_guard 1"],
        "copy_line": ["use retired_consultant 1"],
        "shift_to": ["use security_guard 1", "shift_piece orderly"],
    }
    if decision == "copy_line":
        where["consultants"] = ["retired_consultant@er"]
    if decision == "shift_to":
        where["heroes"] = ["kenta", "leo"]
        where["staff"] = ["security_guard", "orderly", "porter"]
        where["consultants"] = []
    if decision == "keep_journal":
        table = night(heroes=["sanjay@library"])
        table.do("study", "knots", "synapse")
        return table
    if decision == "discard_journal":
        held = ["lifting", "knots", "fevers", "reflex"]
        table = night(heroes=["rob@library"], journals={"rob": held})
        table.do("study", "synapse")
        return table
    table = night(**where)
    table.walk(*moves[decision])
    return table


NAMES = list(dict.fromkeys(decision.name for decision in DECISIONS))


@pytest.mark.parametrize("decision", ["over", *NAMES])
def test_everything_unlisted_is_refused_and_changes_nothing(decision: str) -> None:
    table = asked(decision)
    assert table.awaiting.decision == decision
    before = canonical(table.dump())
    listed = set(SPEC.rules.legal(table.state))
    ready = [getattr(table.content, name) for name in Content.__slots__]
    known = [x for x in actions_in(ready) if x.seat == table.state.active][::2]
    for action in [*nonsense(), *known]:
        if action in listed:
            continue
        with pytest.raises(RuleError) as error:
            step(SPEC, table.state, action, ScriptedChance([]), Log())
        assert error.value.refusal.rule in RULES
        assert say_refusal(SPEC, WORDS, error.value.refusal).endswith((".", "?"))
    assert canonical(table.dump()) == before


@pytest.mark.parametrize("decision", NAMES)
def test_every_listed_action_is_accepted_and_has_words(decision: str) -> None:
    table = asked(decision)
    for action in SPEC.rules.legal(table.state):
        assert SPEC.show.say_action(WORDS, table.state, action)
        after = table.state.clone()
        step(SPEC, after, action, SeededChance(0), Log())


@pytest.mark.parametrize(
    ("position", "names"),
    [
        ({"hero": ["rob"]}, " expected key heroes"),
        ({"heroes": "rob"}, "heroes"),
        ({"heroes": ["bob"]}, "heroes"),
        ({"heroes": ["rob", "rob"]}, "heroes"),
        ({"heroes": ["rob@attic"]}, "heroes"),
        ({"heroes": ["rob", "leo", "alex"]}, "heroes"),
        ({"active": "bob"}, "active"),
        ({"active": 7}, "active"),
        ({"round": 0}, "round"),
        ({"points": "many"}, "points"),
        ({"staff": ["orderly/9"]}, "staff"),
        ({"staff": ["orderly", "orderly"]}, "staff"),
        ({"staff": ["orderly@er/x"]}, "staff"),
        ({"consultants": ["orderly"]}, "consultants"),
        ({"patients": ["hip", "hip"]}, "patients"),
        ({"patients": ["hip"], "fill_er": 11}, "fill_er"),
        ({"patients": ["hip"], "patient_deck": ["hip"]}, "patient_deck"),
        ({"staff": ["orderly"], "staff_deck": ["orderly"]}, "staff_deck"),
        ({"journals": {"rob": ["salts", "salts"]}}, "journals"),
        ({"journals": ["salts"]}, "journals"),
        ({"bags": {0: {"gold": 1}}}, "bags"),
        ({"pool": {"deeds": 1}}, "pool"),
        ({"used_in_turn": ["staff:barista"]}, "used_in_turn"),
        ({"carried": ["nobody"]}, "carried"),
    ],
)
def test_a_position_that_makes_no_sense(position: dict[str, Any], names: str) -> None:
    with pytest.raises(PositionError) as error:
        Night(position, {"seats": 2})
    assert re.match(rf"position[.:]{names}", str(error.value))


def test_a_full_er_holds_ten() -> None:
    cards = [p.id for p in new_night().content.patients][:11]
    with pytest.raises(PositionError, match="expected free station"):
        night(patients=cards)
    with pytest.raises(PositionError, match="bags: expected tokens of the mode pool"):
        night(together(), bags={0: {}})


def test_actions_survive_json() -> None:
    table = asked("choose_action")
    for action in SPEC.rules.legal(table.state):
        raw = msgspec.json.encode(action)
        assert msgspec.json.decode(raw, type=type(action)) == action
