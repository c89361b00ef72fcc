"""A hospital to try things on: `night(...)` and a few words to look around in it."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from typing import Any

from wardround.core.actions import Event
from wardround.core.chance import Draw, ScriptedChance, SeededChance
from wardround.core.content import Library, make_library
from wardround.core.game import Outcome, resolve_options
from wardround.games import language_of, library_of, rulebook_of
from wardround.games.hero import SPEC
from wardround.games.hero.events import TokensReceived, TokensReturned
from wardround.games.hero.rules.constants import NOBODY
from wardround.games.hero.rules.tables import Content
from wardround.games.hero.rules.treating import team
from wardround.testkit import Play

LIBRARY = library_of(SPEC)
RAW = {
    entry.name.removesuffix(".toml"): tomllib.loads(entry.read_text("utf-8"))
    for entry in (resources.files("wardround.games.hero") / "content").iterdir()
    if entry.name.endswith(".toml")
}
RULEBOOK = rulebook_of(SPEC)
WORDS = language_of(SPEC)

QUIET = """
[constants.arrivals]
per_turn = 0
[[constants.arrivals.per_round]]
id = "position"
regular = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
short = [0, 0, 0, 0, 0, 0, 0, 0]
"""
"""A pack in which no patient ever arrives by itself."""


@cache
def content_of(pack: str) -> Content:
    """Content with a pack, made once for all tests."""
    return SPEC.rules.content(pack_library(pack).tables if pack else LIBRARY.tables)


class Night(Play):
    """A table for HE.R.O. that shares its content with other tables."""

    def __init__(
        self,
        position: Mapping[str, Any] | None,
        options: Mapping[str, Any],
        pack: str = "",
        setup: Iterable[Draw] | int | None = None,
    ) -> None:
        self.game = SPEC
        self.options = resolve_options(SPEC.meta, options)
        self.content = content_of(pack)
        if position is not None:
            self.state = SPEC.rules.position(self.options, self.content, dict(position))
        else:
            chance = (
                SeededChance(setup)
                if isinstance(setup, int)
                else ScriptedChance(list(setup or ()), SeededChance(0))
            )
            self.state = SPEC.rules.setup(self.options, self.content, chance)
        self.events = []

    # -- looking ------------------------------------------------------------------------------

    def seat(self, hero: str) -> int:
        return [self.content.heroes[h].id for h in self.state.heroes].index(hero)

    def _token(self, hero: str, token: int) -> int:
        bags = self.state.bags
        return int(bags[0][token] if len(bags) == 1 else bags[self.seat(hero)][token])

    def deeds(self, hero: str = "") -> int:
        return self._token(hero, 0)

    def sleep(self, hero: str = "") -> int:
        return self._token(hero, 1)

    def chaos(self, hero: str = "") -> int:
        return self._token(hero, 2)

    @property
    def points(self) -> int:
        return int(self.state.points)

    def room(self, piece: str) -> str:
        """Where a hero (``rob``) or another piece (``staff:orderly``, ``patient:hip``) is."""
        s, t = self.state, self.content
        kind, colon, _ = piece.partition(":")
        if not colon:
            room = s.hero_room[self.seat(piece)]
        elif kind == "patient":
            room = s.patient_room[t.index[piece]]
        else:
            room = s.figure_room[t.index[piece]]
        return "" if room < 0 else str(t.rooms[room].id)

    def timer(self, patient: str) -> int:
        return int(self.state.timer[self.content.index[f"patient:{patient}"]])

    def station(self, patient: str) -> int:
        return int(self.state.station[self.content.index[f"patient:{patient}"]])

    def in_er(self) -> int:
        return int(self.state.patient_room.count(self.content.er))

    def journals(self, hero: str) -> list[str]:
        return sorted(self.content.journals[j].id for j in self.state.journals[self.seat(hero)])

    def own(self, hero: str) -> tuple[int, ...]:
        return tuple(self.state.own[self.seat(hero)])

    def kinds(self) -> set[str]:
        return {text.split()[0] for text in self.choices()}

    def treatable(self) -> set[str]:
        """``splinter 1`` for every patient and way that can be treated without counsel."""
        return {
            text.removesuffix(" -").removeprefix("patient:")
            for text in self.targets("treat")
            if text.endswith(" -")
        }

    def uses(self) -> set[str]:
        return {text.split()[0] for text in self.targets("use")}

    def sums(self, helper: int = NOBODY) -> list[int]:
        """The active hero's skills in a treatment, alone or with a helper's counsel."""
        return team(self.state, helper).sums

    @property
    def result(self) -> Outcome:
        """How the night ended; it must have."""
        assert self.outcome is not None
        return self.outcome

    def of(self, kind: type[Event]) -> list[Any]:
        """The events of a kind in the last step."""
        return [event for event in self.events if isinstance(event, kind)]

    def gained(self) -> dict[tuple[int, str], int]:
        """Tokens received (or returned) in the last step, by seat and token."""
        found: dict[tuple[int, str], int] = {}
        for event in self.events:
            if isinstance(event, TokensReceived | TokensReturned):
                n = event.n if isinstance(event, TokensReceived) else -event.n
                key = (event.seat, event.token)
                found[key] = found.get(key, 0) + n
        return found

    # -- doing --------------------------------------------------------------------------------

    def walk(self, *texts: str) -> None:
        """Several actions without draws, one after the other."""
        for text in texts:
            self.do(text)

    def end_round(self, seed: int = 0) -> list[Event]:
        """End turns until the round is over."""
        events: list[Event] = []
        number = self.state.round
        while self.state.round == number and self.outcome is None:
            events += self.do("end_turn", seed=seed)
        self.events = events
        return events


def night(options: Any = None, pack: Any = "", **position: Any) -> Night:
    """A position; as many seats as heroes are named, unless the options say otherwise."""
    chosen = {"seats": max(2, len(position.get("heroes", ()))), **(options or {})}
    return Night(position, chosen, pack)


def quiet(options: Any = None, **position: Any) -> Night:
    """The same in a hospital where no patient arrives by itself."""
    return night(options, QUIET, **position)


def ended(options: Any = None, pack: str = "", **bags: dict[str, int]) -> Night:
    """A regular night that has just ended with these bags, by hero: Rob's, Leo's and so on."""
    heroes = ["rob", "leo", "alex", "tyler"][: max(2, len(bags))]
    last = {"round": 12, "turns_taken": len(heroes)}
    table = night(options, QUIET + pack, heroes=heroes, bags=bags, **last)
    table.do("end_turn", seed=0)
    return table


def together(**options: Any) -> dict[str, Any]:
    return {"mode": "cooperative", **options}


def new_night(setup: Iterable[Draw] | int | None = 0, **options: Any) -> Night:
    return Night(None, options, setup=setup)


def pack_library(text: str) -> Library:
    """The tables with a pack laid over them, without reading the files again."""
    return make_library(RAW, tomllib.loads(text), "pack.toml")
