"""The wording of moves and events: values for the messages of ``words/``."""

from __future__ import annotations

from typing import Any

from wardround.core.actions import Event, kind_of
from wardround.core.messages import Name, message_id
from wardround.games.forbidden_clinic import actions as a
from wardround.games.forbidden_clinic import events as e
from wardround.games.forbidden_clinic.actions import ClinicAction
from wardround.games.forbidden_clinic.rules.constants import NOBODY
from wardround.games.forbidden_clinic.rules.state import State
from wardround.games.forbidden_clinic.rules.tables import Content
from wardround.presentation.language import Language


def say_action(words: Language, s: State, action: ClinicAction) -> str:
    """An action as an imperative sentence, with the names of this table."""
    message = message_id("action", kind_of(action))
    if isinstance(action, a.TriageOther):
        return words.say(message, where=action.where)
    if isinstance(action, a.BoostFrom):
        return words.say(message, **_space(s, action.space))
    values: dict[str, Any] = {}
    for field in action.__struct_fields__:
        if field != "seat":
            values[field] = named(s, getattr(action, field))
    if isinstance(action, a.PickFirstPlayer | a.Rehire):
        values["self"] = action.player == f"seat:{action.seat}"
    return words.say(message, **values)


def named(s: State, mention: str) -> str:
    """What a seat, a tile or a card is called at this table."""
    seat = s.layout.tables.seat_index.get(mention, NOBODY)
    if seat != NOBODY:
        return s.layout.called(seat)
    return s.layout.tables.titles.get(mention, mention)


def _space(s: State, space: str) -> dict[str, Any]:
    """A space by the tile that is or was there."""
    layout = s.layout
    number = layout.tables.board.index[space]
    tile = layout.tables.tile_ids[layout.tile_at[number]]
    return {"tile": layout.tables.titles[tile], "empty": s.sides[number] == 0}


def say_event(words: Language, content: Content, event: Event) -> str:
    """An event as a plain sentence."""
    names: dict[str, str] = getattr(event, "names", {})
    values: dict[str, Any] = {}
    for field in event.__struct_fields__:
        value = getattr(event, field)
        if isinstance(value, str) and ":" in value:
            values[field] = _called(content, names, value)
        elif isinstance(value, tuple):
            values[field] = [_called(content, names, mention) for mention in value]
            values[f"{field}_count"] = len(value)
        elif field not in ("rule", "audience", "names"):
            values[field] = value
    if isinstance(event, e.GameEnded):
        named = bool(event.treasure or event.player)
        values = {key: values[key] for key in ("treasure", "player") if values[key]}
        return words.say(message_id("end", event.reason), named=named, **values)
    if isinstance(event, e.RolePicked):
        values["player"] = event.player
    return words.say(message_id("event", kind_of(event)), **values)


def _called(content: Content, names: dict[str, str], mention: str) -> str:
    """The name of what an event mentions; a player goes by the role the event names."""
    own = names.get(mention, "")
    if not mention.startswith("seat:"):
        return Name(own, mention)
    if not own:
        return mention
    role = next((f"role:{role.id}" for role in content.roles if role.name == own), "")
    return Name(own, role, int(mention.removeprefix("seat:")))
