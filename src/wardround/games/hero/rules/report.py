"""Reporting to the log: ids get their names here, so events can be worded anywhere."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from wardround.core.actions import mentions
from wardround.core.log import Log
from wardround.core.messages import Name
from wardround.games.hero.events import HeroEvent
from wardround.games.hero.rules.constants import NOBODY
from wardround.games.hero.rules.state import State


def tell(s: State, log: Log, event: HeroEvent, more: dict[str, str] | None = None) -> None:
    """HE-H5 Log an event with the names of everything in it: all happens in the open."""
    names = {} if more is None else more
    if event.seat != NOBODY:
        names |= seat_names(s, (event.seat,))
    for mention in mentions(event):
        if mention in s.content.names:
            names[mention] = str(s.content.names[mention])
        else:
            names |= seat_names(s, (s.content.index[mention],))
    log.add(msgspec.structs.replace(event, names=names))


def seat_names(s: State, seats: Iterable[int]) -> dict[str, str]:
    """The heroes of seats by mention, as far as they are picked."""
    heroes = s.content.heroes
    return {f"seat:{seat}": heroes[s.heroes[seat]].name for seat in seats if s.heroes[seat] >= 0}


def hero_name(s: State, seat: int) -> str:
    """A player's name if the table knows it, else the hero's, once one is picked."""
    hero = s.heroes[seat]
    if hero == NOBODY:
        return f"seat:{seat}"
    return Name(s.content.heroes[hero].name, s.content.heroes[hero].mention, seat)
