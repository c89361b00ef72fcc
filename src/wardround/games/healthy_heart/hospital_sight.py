"""Following one game: patients, Rooms and graves (see `wardround.games.healthy_heart.sight`)."""

from __future__ import annotations

from typing import Any

from wardround.games.healthy_heart import codes as k
from wardround.games.healthy_heart.death import money_due
from wardround.games.healthy_heart.facts import patient_view, room_places
from wardround.games.healthy_heart.state import State
from wardround.games.healthy_heart.tables import Content
from wardround.games.healthy_heart.view import RoomView, room_view
from wardround.games.healthy_heart.view_patients import PatientView


class HospitalSight:
    """Tells rows of the view itself, and makes them anew only where something changed."""

    def __init__(self, c: Content) -> None:
        self.chairs: list[tuple[str, PatientView | None]] = []
        self.beds: list[tuple[PatientView | None, ...]] = [()] * c.maladies
        self.rooms: tuple[RoomView, ...] = ()
        self.graves: list[int] = []
        self._at: list[PatientView | None] = [None] * len(c.place_ids)
        """The patient at each place."""
        self._who: list[int] = []
        self._level: list[int] = []
        self._malady: list[int] = []
        self._cubes: list[int] = []
        self._side: list[int] = []
        self._home: list[int] = []
        self._priority = -1
        self._sides: list[int] = []
        self._slots: list[int] = []
        self._chosen = True
        self._taken: list[int] = []
        self._in: list[int] = []
        self._morgue: tuple[int, ...] = ()
        self._facts: list[tuple[Any, ...]] = [()] * len(c.rooms)
        """What a Room was made of."""

    def follow(self, s: State) -> None:
        """See what is new."""
        c = s.c
        chairs, beds, rooms = not self.chairs, not self.chairs, s.slots != self._slots
        for place in self._changed_places(s):
            patient = patient_view(s, place)
            if patient != self._at[place]:
                self._at[place] = patient
                if place < c.first_bed:
                    chairs = True
                elif place < c.first_or:
                    beds = True
                else:
                    rooms = True
        if chairs:
            self.chairs = [(c.place_ids[place], self._at[place]) for place in range(c.first_bed)]
        if beds:
            self._follow_beds(s)
        if self._follow_graves(s) or rooms or s.rooms != self._sides:
            self._slots = s.slots[:]
            self._sides = s.rooms[:]
            self._follow_rooms(s)

    def _changed_places(self, s: State) -> list[int]:
        """The places whose patient may look different than before."""
        if s.priority != self._priority or s.rooms != self._sides or s.home != self._home:
            found = list(range(len(s.who)))
        elif (
            s.who == self._who
            and s.level == self._level
            and s.malady == self._malady
            and s.cubes == self._cubes
            and s.side == self._side
        ):
            return []
        else:
            found = [place for place in range(len(s.who)) if self._is_changed(s, place)]
        self._who = s.who[:]
        self._level = s.level[:]
        self._malady = s.malady[:]
        self._cubes = s.cubes[:]
        self._side = s.side[:]
        self._home = s.home[:]
        self._priority = s.priority
        return found

    def _is_changed(self, s: State, place: int) -> bool:
        return (
            s.who[place] != self._who[place]
            or s.level[place] != self._level[place]
            or s.malady[place] != self._malady[place]
            or s.cubes[place] != self._cubes[place]
            or s.side[place] != self._side[place]
        )

    def _follow_beds(self, s: State) -> None:
        c = s.c
        for malady in range(c.maladies):
            first = c.first_bed + c.beds * malady
            beds = tuple(self._at[first : first + c.beds])
            if beds != self.beds[malady]:
                self.beds[malady] = beds

    def _follow_rooms(self, s: State) -> None:
        rooms: list[RoomView] = []
        for room in range(len(s.c.rooms)):
            patients = tuple([self._at[place] for place in room_places(s, room)])
            slot = s.slots.index(room) if room in s.slots else -1
            morgue = self._morgue if room == s.c.morgue_room else ()
            facts = (s.rooms[room], slot, patients, morgue)
            if facts != self._facts[room]:
                self._facts[room] = facts
                rooms.append(room_view(s, room, patients))
            else:
                rooms.append(self.rooms[room])
        self.rooms = tuple(rooms)

    def _follow_graves(self, s: State) -> bool:
        """See whether graves of the Morgue changed. Dues are told while a grave is chosen."""
        chosen = s.decision() == k.D_TOMBSTONE_SPACE
        if not chosen and not self._chosen and s.cemetery == self._taken and s.morgue == self._in:
            return False
        self._chosen = chosen
        self._taken = s.cemetery[:]
        self._in = s.morgue[:]
        graves = [_grave_mark(s, n, taken, chosen) for n, taken in enumerate(s.cemetery)]
        if graves != self.graves:
            self.graves = graves
        morgue = _morgue_marks(s, chosen)
        changed = morgue != self._morgue
        self._morgue = morgue
        return changed


def _morgue_marks(s: State, chosen: bool) -> tuple[int, ...]:
    c = s.c
    if c.morgue_room < 0 or s.rooms[c.morgue_room] == k.UNBUILT:
        return ()
    first = len(c.cemetery)
    count = len(c.rooms[c.morgue_room].graves[c.side_index(s.rooms[c.morgue_room])])
    return tuple([_grave_mark(s, first + n, s.morgue[n], chosen) for n in range(count)])


def _grave_mark(s: State, space: int, taken: int, chosen: bool) -> int:
    due = money_due(s, space) + 1 if chosen and not taken else 0
    return (space * 2 + (taken > 0)) * 10_000 + due
