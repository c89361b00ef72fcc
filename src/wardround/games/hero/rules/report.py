"""Reporting to the log: ids get their names here, so events can be worded anywhere."""

from __future__ import annotations

import msgspec

from wardround.core.actions import mentions
from wardround.core.log import Log
from wardround.core.words import Name
from wardround.games.hero.events import HeroEvent
from wardround.games.hero.rules.constants import NOBODY
from wardround.games.hero.rules.state import State


def tell(s: State, log: Log, event: HeroEvent) -> None:
    """HE-H5 Log who, what, and the names of the pieces: everything happens in the open."""
    names = tuple([_name(s, mention) for mention in mentions(event)])
    who = "party" if s.rules.coop else "everybody"
    if event.seat != NOBODY:
        who = str(hero_name(s, event.seat))
    log.add(msgspec.structs.replace(event, who=who, names=names))


def hero_name(s: State, seat: int) -> str:
    """A player's name if the table knows it, else the hero's, once one is picked."""
    hero = s.heroes[seat]
    if hero == NOBODY:
        return f"seat:{seat}"
    return Name(s.content.heroes[hero].name, s.content.heroes[hero].mention, seat)


def _name(s: State, mention: str) -> str:
    if mention in s.content.names:
        return str(s.content.names[mention])
    return str(hero_name(s, s.content.index[mention]))
