"""Wording of moves and events: values for the messages of ``words/``."""

from __future__ import annotations

from wardround.core.actions import Event, kind_of
from wardround.core.messages import Name, message_id
from wardround.presentation.language import Language
from wardround.template.actions import AnyAction
from wardround.template.events import Drawn, SpatOut, Stopped
from wardround.template.rules.state import State
from wardround.template.rules.tables import Content


def say_action(words: Language, s: State, action: AnyAction) -> str:
    return words.say(message_id("action", kind_of(action)))


def say_event(words: Language, content: Content, event: Event) -> str:
    values: dict[str, str] = {}
    if isinstance(event, Drawn | SpatOut | Stopped):
        values["player"] = f"seat:{event.seat}"
    if isinstance(event, Drawn):
        own = content.names[content.ids.index(event.pill.removeprefix("pill:"))]
        values["pill"] = Name(own, event.pill)
    return words.say(message_id("event", kind_of(event)), **values)
