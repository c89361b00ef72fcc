"""A decision is one record: who decides, what is listed, how to carry out an answer, why an
action is refused, the prompt, the rule.

Each game keeps one registry of its decisions. Refusals common to all games (the game is over, it
is another seat's turn, something else is asked) are answered once, by `why_not`.
"""

# Compiled with the engine.
from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from wardround.core.actions import Action, Refusal
from wardround.core.chance import Chance
from wardround.core.log import Log

S = TypeVar("S")
T = TypeVar("T")


class Answer(Generic[S]):
    """What one kind of action does when it is chosen, and why one that is not listed is refused.

    Without a ``why_not`` of its own, or where that finds nothing, the decision's rule is cited.
    """

    __slots__ = ("carry_out", "why_not")

    def __init__(
        self,
        carry_out: Callable[[S, Any, Chance, Log], None],
        why_not: Callable[[S, Any], Refusal | None] | None = None,
    ) -> None:
        self.carry_out = carry_out
        self.why_not = why_not


class Decision(Generic[S]):
    """One question of a game.

    ``answers`` names the kinds of action that answer it. ``seat`` tells who decides, where one seat
    does; ``facts`` gives the values of the moment for its message, ``prompt-<name>``. ``choices``
    takes the state, and more where a game asks several seats at once.
    """

    __slots__ = ("answers", "choices", "facts", "handlers", "name", "rule", "seat")

    def __init__(
        self,
        name: str,
        rule: str,
        choices: Callable[..., list[Any]],
        answers: dict[type, Answer[S]],
        seat: Callable[[S], int] | None = None,
        facts: Callable[[S], dict[str, Any]] | None = None,
    ) -> None:
        self.name = name
        self.rule = rule
        self.choices = choices
        self.answers = answers
        # By kind of action, to save the dispatch a step on every action.
        self.handlers = {kind: answer.carry_out for kind, answer in answers.items()}
        self.seat = seat
        self.facts = facts

    def facts_now(self, s: S) -> dict[str, Any]:
        """The current values for the prompt."""
        return {} if self.facts is None else self.facts(s)

    def refuse(self, s: S, action: Any) -> Refusal:
        """Why an unlisted action does not answer this decision."""
        answer = self.answers.get(type(action))
        if answer is None:
            return self.first(s)
        refusal = None if answer.why_not is None else answer.why_not(s, action)
        if refusal is None:
            return self.first(s, "not_offered")
        return refusal

    def first(self, s: S, reason: str = "not_asked", rule: str = "") -> Refusal:
        """A refusal that repeats the question that has to be answered first."""
        facts = self.facts_now(s)
        return Refusal(rule or self.rule, reason, decision=self.name, facts=facts)


def question(
    kind: type[Action],
    rule: str,
    choices: Callable[..., list[Any]],
    carry_out: Callable[[S, Any, Chance, Log], None],
    why_not: Callable[[S, Any], Refusal | None] | None = None,
    seat: Callable[[S], int] | None = None,
    facts: Callable[[S], dict[str, Any]] | None = None,
) -> Decision[S]:
    """A decision with a single kind of answer, named after it."""
    name = str(kind.__struct_config__.tag)
    return Decision(name, rule, choices, {kind: Answer(carry_out, why_not)}, seat, facts)


def numbered(first: int, things: dict[int, T]) -> list[T]:
    """Decisions or tasks in order of their numbers; none may be missing."""
    return [things[first + n] for n in range(len(things))]
