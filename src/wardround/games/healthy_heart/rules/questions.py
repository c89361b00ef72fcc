"""Helpers for the decisions of this game: who answers, what is listed, why not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from wardround.core.actions import Action, Refusal
from wardround.core.chance import Chance
from wardround.core.decisions import Decision, question
from wardround.core.log import Log
from wardround.core.messages import Name
from wardround.games.healthy_heart.rules.state import State

Decisions: TypeAlias = dict[int, Decision[State]]
WhyNot: TypeAlias = Callable[[State, Any], Refusal | None]
Carry: TypeAlias = Callable[[State, Any, Chance, Log], None]
Facts: TypeAlias = Callable[[State], dict[str, Any]]

YES_NO: Final = ("yes", "no")


def actor(s: State) -> int:
    """HH-R77 The player performing an Action makes the choices within it."""
    return s.pen


def owner(s: State) -> int:
    """HH-R77 The player of the character whose slot lies under the decision."""
    return s.seat_of(s.stack[-2])


def named(s: State, mention: str) -> Name:
    """Something by the name that the content gives it."""
    return Name(s.content.names[mention], mention)


def funds(s: State) -> dict[str, Any]:
    """The Money and Prestige to spend."""
    return {"money": s.money, "prestige": s.prestige}


def picks_left(s: State) -> dict[str, Any]:
    """The number of such choices the Action has left."""
    return {"left": s.current_act().picks}


def two_answers(
    kind: Any, rule: str, words: tuple[str, str], carry_out: Carry, facts: Facts | None = None
) -> Decision[State]:
    """A question that is put to the lead with the same two answers every time."""
    choices = [kind(0, word) for word in words]
    return question(kind, rule, lambda s: choices, carry_out, facts=facts)


def unlisted(rule: str, reason: str) -> WhyNot:
    """The same reason for every action that is not listed."""

    def why_not(s: State, action: Action) -> Refusal:
        names = [getattr(action, name) for name in action.__struct_fields__ if name != "seat"]
        return Refusal(rule, reason, got=names[0])

    return why_not
