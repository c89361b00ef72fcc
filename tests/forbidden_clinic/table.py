"""A table for the tests that understands the notation of the cases.

Players, cards and treasures go by their codes, places by their coordinates::

    table = clinic(active="MD", tokens={"MD": "1,1"}, hands={"MD": "OT RV"})
    table.do("MD: give OT TN")
    table.do("MD: end_actions", "WI", "PC", "1,5", "1,4")    # the draws, in their order

Unless a test says otherwise there are eight seats on board L, as in the cases, and nobody is asked
between two Treasure cards.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from wardround.core.actions import Action, Event
from wardround.core.chance import Draw
from wardround.core.content import Library
from wardround.games import language_of, library_of
from wardround.games.forbidden_clinic import SPEC
from wardround.games.forbidden_clinic.rules.constants import NOBODY, SIDES
from wardround.games.forbidden_clinic.rules.state import State
from wardround.games.forbidden_clinic.rules.tables import code_of
from wardround.testkit import Play

LIBRARY = library_of(SPEC)
WORDS = language_of(SPEC)
ALL = {f"{x},{y}" for y in range(6) for x in range(6)}
EVERYBODY = ["PM", "VT", "CSL", "HCV", "KA", "EV", "MD", "TN"]
HOME = dict.fromkeys(EVERYBODY, "0,0")
CAPTURED = ["OT", "PC", "CB", "EL"]
HOLE: dict[str, Any] = {"tokens": {"VT": "1,4"}, "empty": ["1,4"]}
"""The Veterinary Technician is burned out."""
ALL_BUT_A_WALK_IN = "OT×9 PC×9 CB×9 EL×9 RB×5 RV×2 DO×2 WI EM×2"
"""All Treasure cards but one."""
FEW_WINDOWS: dict[str, Any] = {"special_windows": "every_card"}
ANY_TIME: dict[str, Any] = {"special_windows": "any_time"}


class Clinic(Play):
    """`Play` with the words of the cases."""

    state: State

    def read(self, text: str) -> Action:
        seat, colon, rest = text.partition(":")
        kind, *words = (rest if colon else text).split()
        who = f"{self.seat(seat)}: " if colon else ""
        return super().read(" ".join([who + kind, *(self._word(kind, w) for w in words)]))

    def do(self, text: str, *draws: Draw, seed: int | None = None) -> list[Event]:
        return super().do(text, *(self._draw(draw) for draw in draws), seed=seed)

    def run(self, *texts: str) -> None:
        """Several actions without draws."""
        for text in texts:
            self.do(text)

    def _word(self, kind: str, word: str) -> str:
        tables = self.state.layout.tables
        if re.fullmatch(r"\d,\d", word):
            return f"space:{word}" if kind == "boost_from" else f"tile:{self.tile(word)}"
        if kind == "capture":
            named = [name for name in tables.treasure_ids if _code(name) == word]
        elif kind in ("play", "discard", "give", "take"):
            named = [name for name in tables.card_ids if _code(name) == word]
        elif kind == "pick_role":
            named = [f"role:{role.id}" for role in tables.roles if role.code == word]
        else:
            named = []
        players = [n for n, role in enumerate(self.state.layout.roles) if role.code == word]
        return named[0] if named else f"seat:{players[0]}" if players else word

    def _draw(self, draw: Draw) -> Draw:
        if isinstance(draw, str) and re.fullmatch(r"\d,\d", draw):
            return self.tile(draw)
        for name in self.state.layout.tables.card_names:
            if code_of(name) == draw:
                return name
        return draw

    # -- the table, in codes and coordinates --------------------------------------------------

    def seat(self, code: str) -> int:
        roles = [role.code for role in self.state.layout.roles]
        return roles.index(code) if code in roles else int(code)

    def space(self, place: str) -> int:
        x, y = place.split(",")
        return int(y) * 6 + int(x)

    def tile(self, place: str) -> str:
        layout = self.state.layout
        return layout.tables.tile_names[layout.tile_at[self.space(place)]]

    def side(self, place: str) -> str:
        return SIDES[self.state.sides[self.space(place)]]

    def token(self, code: str) -> str:
        space = self.state.tokens[self.seat(code)]
        return f"{space % 6},{space // 6}"

    def hand(self, code: str) -> str:
        return _cards(self, self.state.hands[self.seat(code)])

    @property
    def treasure_discards(self) -> str:
        return _cards(self, self.state.treasure_discards)

    @property
    def packets(self) -> list[int]:
        return [len(packet) for packet in reversed(self.state.clinic_deck.packets)]

    @property
    def top(self) -> list[str]:
        """The tiles of the top packet."""
        names = self.state.layout.tables.tile_names
        return [names[tile] for tile in self.state.clinic_deck.packets[-1]]

    @property
    def clinic_discards(self) -> set[str]:
        return set(self.dump()["clinic_discards"])

    @property
    def active(self) -> str:
        return self.state.layout.roles[self.state.active].code

    @property
    def decision(self) -> str:
        return self.awaiting.decision

    def end(self) -> str | None:
        """The end reason, or None while the game goes on."""
        return self.outcome.reason if self.outcome else None

    @property
    def captured(self) -> set[str]:
        tables = self.state.layout.tables
        coins = zip(tables.treasure_ids, self.state.coins, strict=True)
        return {_code(name) for name, seat in coins if seat != NOBODY}

    # -- what is listed -----------------------------------------------------------------------

    def kinds(self, code: str | None = None) -> set[str]:
        """The kinds of choices that are listed, of one player or of all."""
        seat = None if code is None else self.seat(code)
        return {text.split()[0] for text in self.choices(seat=seat)}

    def places(self, kind: str) -> set[str]:
        """The coordinates that the listed choices of a kind name."""
        layout = self.state.layout
        coordinates: set[str] = set()
        for target in self.targets(kind):
            if target.startswith("space:"):
                coordinates.add(target.removeprefix("space:"))
            else:
                space = layout.places[target]
                coordinates.add(f"{space % 6},{space // 6}")
        return coordinates

    def coded(self, kind: str, code: str | None = None) -> list[str]:
        """The listed choices of a kind in codes, in their order: ``["OT TN", "PC TN"]``."""
        seat = None if code is None else self.seat(code)
        texts = [text.partition(" ")[2] for text in self.choices(kind, seat)]
        return [" ".join(self._coded(word) for word in text.split()) for text in texts]

    def _coded(self, word: str) -> str:
        if word.startswith("seat:"):
            return self.state.layout.roles[int(word.removeprefix("seat:"))].code
        if word.startswith("role:"):
            roles = self.state.layout.tables.roles
            return next(role.code for role in roles if f"role:{role.id}" == word)
        return _code(word)

    def asked(self) -> set[str]:
        """The players who have a legal choice."""
        return {self.state.layout.roles[seat].code for seat in self.deciders()}


def _code(mention: str) -> str:
    return code_of(mention.partition(":")[2])


def _cards(table: Clinic, counts: Iterable[int]) -> str:
    codes = [code_of(name) for name in table.state.layout.tables.card_names]
    drawn = [
        f"{code}×{count}" if count > 1 else code
        for code, count in zip(codes, counts, strict=True)
        if count
    ]
    return " ".join(drawn)


def clinic(
    options: dict[str, Any] | None = None, library: Library = LIBRARY, **position: Any
) -> Clinic:
    """A position as in the cases: eight seats, unless ``options`` say otherwise."""
    return Clinic(SPEC, library, position, {"seats": 8, **FEW_WINDOWS, **(options or {})})


def new_game(setup: Iterable[Draw] | int, library: Library = LIBRARY, **options: Any) -> Clinic:
    """A whole setup from named draws or from a seed."""
    return Clinic(SPEC, library, options={**FEW_WINDOWS, **options}, setup=setup)


def at(places: str) -> set[str]:
    """``"2,1 1,2"`` as a set of places."""
    return set(places.split())
