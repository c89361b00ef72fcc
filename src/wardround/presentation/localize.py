"""Questions, endings, refusals and dangers in a reader's language."""

from __future__ import annotations

from typing import Final

import msgspec

from wardround.core.actions import Refusal
from wardround.core.content import ContentError
from wardround.core.game import Awaiting, Meta, Option, Outcome, PositionError, as_typed
from wardround.core.messages import message_id
from wardround.presentation.game_spec import AnyGameSpec, Danger
from wardround.presentation.language import Language

COMMON_REFUSALS: Final = ("not_your_turn", "not_asked", "not_offered")
"""Refusals that every game shares, apart from the game being over; each repeats the question."""


def say_refusal(game: AnyGameSpec, words: Language, refusal: Refusal) -> str:
    """A refusal as a sentence that says what would have to change."""
    facts = refusal.facts
    if refusal.reason == "game_over":
        return words.say(
            "refusal-game-over", ending=localized_outcome(words, facts["outcome"]).text
        )
    if refusal.reason not in COMMON_REFUSALS:
        return game.show.refusal_words(words, refusal)
    question = words.say(message_id("prompt", facts["decision"]), **facts["facts"])
    players = {"players": facts["players"]} if "players" in facts else {}
    return words.say(message_id("refusal", refusal.reason), **players, question=question)


def say_position_error(words: Language, error: PositionError) -> str:
    """What is wrong with a position, for its author."""
    return words.phrase("fault-position", key=error.key, wants=error.wants, got=repr(error.got))


def say_content_error(words: Language, error: ContentError) -> str:
    """What is wrong with a content pack, in one line for a terminal."""
    return error.text(lambda part: words.phrase(part.message, **part.values))


def localized_awaiting(words: Language, awaiting: Awaiting, asked: bool = True) -> Awaiting:
    """What the game waits for, with the question in words.

    A question that says "you" or "your" has an attribute ``others`` for those who are not asked.
    """
    message = message_id("prompt", awaiting.decision)
    if not asked and words.has(f"{message}.others"):
        message += ".others"
    prompt = words.say(message, **awaiting.facts)
    return msgspec.structs.replace(awaiting, facts={}, prompt=prompt)


def localized_outcome(words: Language, outcome: Outcome) -> Outcome:
    """How the game ended, in words."""
    text = words.say(message_id("end", outcome.reason), **outcome.facts)
    lines = tuple(
        msgspec.structs.replace(
            line, facts={}, label=words.say(message_id("score", line.line), **line.facts)
        )
        for line in outcome.lines
    )
    return msgspec.structs.replace(outcome, facts={}, text=text, lines=lines)


def localized_danger(words: Language, danger: Danger) -> Danger:
    """A danger in words."""
    text = words.say(message_id("danger", danger.kind), **danger.facts)
    return msgspec.structs.replace(danger, facts={}, text=text)


def localized_meta(words: Language, meta: Meta) -> Meta:
    """What people want to know before they sit down, in words."""
    options = tuple(_localized_option(words, option) for option in meta.options)
    return msgspec.structs.replace(meta, summary=words.say("summary"), options=options)


def _localized_option(words: Language, option: Option) -> Option:
    message = message_id("option", option.id)
    help_ = f"{message}.help"
    # Attributes must begin with a letter, so the value 10 has the attribute ``n10``.
    shown = [f"n{value}" if type(value) is int else as_typed(value) for value in option.values]
    values = [f"{message}.{value.replace('_', '-')}" for value in shown]
    return msgspec.structs.replace(
        option,
        label=words.say(message),
        help=words.say(help_) if words.has(help_) else "",
        value_labels=tuple(map(words.say, values)) if all(map(words.has, values)) else (),
    )
