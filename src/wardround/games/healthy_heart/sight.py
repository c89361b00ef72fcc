"""Following one game: which parts of the view have changed (see `wardround.core.sight`)."""

from __future__ import annotations

from typing import Any, Final

from wardround.core.game import Awaiting
from wardround.core.sight import MARK, MARKS, VALUE, VALUES
from wardround.games.healthy_heart import codes as k
from wardround.games.healthy_heart.ambulance import pile_size
from wardround.games.healthy_heart.cubes import cup_counts
from wardround.games.healthy_heart.death import money_due
from wardround.games.healthy_heart.money import tracks
from wardround.games.healthy_heart.patients import patient_value
from wardround.games.healthy_heart.pending import pending_details, pending_prices
from wardround.games.healthy_heart.staff import hire_price
from wardround.games.healthy_heart.state import (
    ADMIN_POOL,
    ADMINISTRATOR,
    CHIEF_POOL,
    SHARED_POOL,
    State,
)
from wardround.games.healthy_heart.tokens import token_name

SINGLE: Final = [
    (
        ".turn phase passed turn_seat priority procedure drawing draw_pile left_out "
        "training_face_down hire_price coroner_graves tombstones score ended",
        VALUES,
    ),
    ("money.amount ten one plus_100", VALUES),
    ("prestige.amount ten one plus_100", VALUES),
    ("pending.decision seats rule", VALUES),
    ("pending.details", VALUE),
    ("pending.prices", MARKS),
    ("stock", VALUE),
    ("cup", VALUE),
    ("discard", VALUE),
    ("drawn", VALUE),
    ("to_pick", MARKS),
    ("chairs", MARKS),
    ("rooms", MARKS),
    ("characters", VALUE),
    ("shared", VALUE),
    ("under_pile", MARKS),
    ("left_cards", MARKS),
    ("right_cards", MARKS),
    ("unseen_cards", MARKS),
    ("training_pool", MARKS),
    ("training_missing", MARKS),
    ("job_line", MARKS),
    ("staff", MARKS),
    ("cemetery", MARKS),
    ("abilities_aside", MARKS),
    ("abilities_unseen", MARKS),
    ("doctors_available", MARKS),
    ("doctors_fired", MARKS),
    ("triage", MARK),
]
NOTHING: Final[list[int]] = []
MANY: Final = 256
"""More than there are patients, places, levels or copies: marks are mixed numbers."""


class Token:
    """What a view shows of the tokens of a pool."""

    __slots__ = ("id", "kind", "unused", "used")

    def __init__(self, id_: str, kind: str, unused: int, used: int) -> None:
        self.id = id_
        self.kind = kind
        self.unused = unused
        self.used = used


class Training:
    """What a view shows of Training markers of one kind."""

    __slots__ = ("count", "id")

    def __init__(self, id_: str, count: int) -> None:
        self.id = id_
        self.count = count


class Character:
    """What a view shows of a character that can change."""

    __slots__ = ("administrator", "coroner", "id", "seat", "tokens", "training")

    def __init__(self, id_: str, seat: int, administrator: bool) -> None:
        self.id = id_
        self.seat = seat
        self.administrator = administrator
        self.tokens: tuple[Token, ...] = ()
        self.training: tuple[Training, ...] = ()
        self.coroner = ""


class Sight:
    """HH-2.22 Nobody has private information, so the seat that looks makes no difference."""

    def __init__(self, s: State) -> None:
        c = s.c
        self.paths: list[tuple[str, int]] = [
            *SINGLE,
            *[(f"wards[{malady}]", MARK) for malady in range(c.maladies)],
            *[(f"wards[{malady}].beds", MARKS) for malady in range(c.maladies)],
        ]
        self._lists: list[list[int]] = [[-1] for _ in range(10)]
        self._marks: list[list[int]] = [[] for _ in range(10)]
        self._beds: list[list[int]] = [[] for _ in range(c.maladies)]
        self._chairs: list[int] = []
        self._patients: list[list[int]] = []
        self._priority = -1
        self._rooms: list[Any] = []
        self._graves: list[int] = []
        self._job: list[int] = [-9]
        self._job_line: list[int] = []
        self._staff: list[int] = []
        self._stock: tuple[int, ...] = ()
        self._stock_told: dict[str, int] = {}
        self._cup: list[int] = []
        self._cup_told: dict[str, int] = {}
        self._discard: list[int] = []
        self._discard_told: dict[str, int] = {}
        self._tokens: dict[int, Token] = {}
        self._cast: list[int] = []
        self._kinds: list[int] = []
        self._unused: list[int] = []
        self._used: list[int] = []
        self._characters: tuple[Character, ...] = ()
        self._shared: tuple[Token, ...] = ()

    def look(self, s: State, seat: int, awaiting: Awaiting) -> list[Any]:
        """What lies on the table, part by part."""
        c, book = s.c, s.book
        self._follow_stock(s)
        self._follow_patients(s)
        self._follow_characters(s)
        found: list[Any] = [
            (
                s.turn,
                k.PHASE_IDS[s.phase],
                tuple([n for n in range(s.rules.seats) if s.passed >> n & 1]),
                s.turn_seat if s.rules.clockwise and s.phase == k.PLAYERS else None,
                priority_of(s),
                procedure_of(s),
                k.DRAW_IDS[s.drawing] if s.drawn else "",
                pile_size(s),
                len(s.unseen) - s.pile_unseen,
                sum(s.pool_down),
                hire_price(s),
                s.coroner_graves,
                c.tombstones - s.tombstones,
                s.score if s.ended in (k.RAN_ITS_COURSE, k.NO_SPACE) else None,
                k.END_REASONS[s.ended],
            ),
            (s.money, *tracks(s.money)),
            (s.prestige, *tracks(s.prestige)),
            (awaiting.decision, awaiting.seats, awaiting.rule),
            pending_details(s),
            pending_prices(s),
            self._stock_told,
            self._cup_told,
            self._discard_told,
            tuple([c.cube_names[n] for n in s.drawn]),
            list(range(len(book.characters))) if s.phase == k.SETUP else NOTHING,
            self._chairs,
            self._rooms,
            self._characters,
            self._shared,
            self._list(0, s.under),
            self._list(1, s.left),
            self._list(2, s.right),
            self._list(3, s.unseen),
            self._counts(4, s.pool_up),
            self._counts(5, s.pool_down),
            self._job_line,
            self._staff,
            self._graves,
            self._list(6, s.aside_seen),
            self._list(7, s.aside_unseen),
            self._list(8, s.unused_doctors),
            self._list(9, s.fired),
            0,  # what is printed on Triage never changes
        ]
        found += s.abilities
        found += self._beds
        return found

    def _list(self, n: int, now: list[int]) -> list[int]:
        """A list as it is told: the same object as long as nothing changes."""
        if now != self._lists[n]:
            self._lists[n] = now[:]
        return self._lists[n]

    def _counts(self, n: int, now: list[int]) -> list[int]:
        """A mark for every kind of which there is something."""
        if now != self._lists[n]:
            self._lists[n] = now[:]
            self._marks[n] = [kind * MANY + count for kind, count in enumerate(now) if count]
        return self._marks[n]

    def _follow_stock(self, s: State) -> None:
        names = s.c.cube_names
        if s.cup != self._cup:
            self._cup = s.cup[:]
            self._cup_told = dict(zip(names, cup_counts(s), strict=True))
        if s.discard != self._discard:
            self._discard = s.discard[:]
            self._discard_told = dict(zip(names, s.discard, strict=True))

        stock = (s.stock_medical, s.stock_admin, sum(s.beds), sum(s.or_stock))
        if stock != self._stock:
            self._stock = stock
            self._stock_told = stock_of(s)
        job = [s.guard_front, *s.job, *s.staff]
        if job != self._job:
            self._job = job
            self._job_line = _job_line(s)
            self._staff = [
                n * MANY + where for n, where in enumerate(s.staff) if where != k.ON_JOB_LINE
            ]

    def _follow_patients(self, s: State) -> None:
        """Patients in chairs, beds and Rooms, and what Rooms and graves show."""
        c = s.c
        asked = s.decision() == k.D_TOMBSTONE_SPACE
        known = self._patients
        if (
            known
            and s.priority == self._priority
            and not asked
            and s.who == known[0]
            and s.level == known[1]
            and s.malady == known[2]
            and s.cubes == known[3]
            and s.side == known[4]
            and s.home == known[5]
            and s.rooms == known[6]
            and s.slots == known[7]
            and s.morgue == known[8]
            and s.cemetery == known[9]
        ):
            return
        self._priority = s.priority
        self._patients = [
            s.who[:] if not asked else [],  # prices of graves are told while one is chosen
            s.level[:],
            s.malady[:],
            s.cubes[:],
            s.side[:],
            s.home[:],
            s.rooms[:],
            s.slots[:],
            s.morgue[:],
            s.cemetery[:],
        ]
        graves = [_grave_mark(s, n, taken, asked) for n, taken in enumerate(s.cemetery)]
        if graves != self._graves:
            self._graves = graves
        chairs = [_patient_mark(s, place) for place in range(c.first_bed)]
        if chairs != self._chairs:
            self._chairs = chairs
        for malady in range(c.maladies):
            first = c.first_bed + c.beds * malady
            beds = [_patient_mark(s, place) for place in range(first, first + c.beds)]
            if beds != self._beds[malady]:
                self._beds[malady] = beds
        rooms: list[Any] = [_room_mark(s, room, asked) for room in range(len(c.rooms))]
        if rooms != self._rooms:
            self._rooms = rooms

    def _follow_characters(self, s: State) -> None:
        if (
            s.unused == self._unused
            and s.used == self._used
            and s.training == self._kinds
            and s.cast == self._cast
        ):
            return
        c, book = s.c, s.book
        same_cast = s.cast == self._cast
        if not same_cast:
            self._tokens = {}
        found: list[Character] = []
        for slot in range(len(s.cast)):
            kinds: list[int] = []
            if slot != ADMINISTRATOR:
                first = slot * len(c.training)
                kinds = s.training[first : first + len(c.training)]
            pools = [slot, ADMIN_POOL + slot]
            if slot == ADMINISTRATOR:
                pools.insert(0, CHIEF_POOL)
            if same_cast and not self._changed(s, slot, pools):
                found.append(self._characters[slot])
                continue
            character = Character(
                book.characters[s.character(slot)], s.seat_of(slot), slot == ADMINISTRATOR
            )
            character.tokens = self._tokens_of(s, pools)
            character.training = tuple(
                [Training(book.training_ids[n], count) for n, count in enumerate(kinds) if count]
            )
            character.coroner = coroner_space(s, slot, kinds)
            found.append(character)
        self._characters = tuple(found)
        shared = self._tokens_of(s, [SHARED_POOL + n for n in range(len(c.pool_medical))])
        if shared != self._shared:
            self._shared = shared
        self._unused = s.unused[:]
        self._used = s.used[:]
        self._kinds = s.training[:]
        self._cast = s.cast[:]

    def _changed(self, s: State, slot: int, pools: list[int]) -> bool:
        """Whether tokens or Training of a character have changed."""
        for pool in pools:
            if s.unused[pool] != self._unused[pool] or s.used[pool] != self._used[pool]:
                return True
        first, kinds = slot * len(s.c.training), len(s.c.training)
        for n in range(first, first + kinds):
            if n < len(s.training) and s.training[n] != self._kinds[n]:
                return True
        return False

    def _tokens_of(self, s: State, pools: list[int]) -> tuple[Token, ...]:
        found: list[Token] = []
        for pool in pools:
            unused, used = s.unused[pool], s.used[pool]
            if unused + used:
                mark = (pool * MANY + unused) * MANY + used
                token = self._tokens.get(mark)
                if token is None:
                    token = Token(token_name(s, pool), _kind_of(s, pool), unused, used)
                    self._tokens[mark] = token
                found.append(token)
        return tuple(found)


def _kind_of(s: State, pool: int) -> str:
    if pool == CHIEF_POOL:
        return "chief"
    if pool >= SHARED_POOL:
        return "medical" if s.c.pool_medical[pool - SHARED_POOL] else "admin"
    return "medical" if pool < ADMIN_POOL else "admin"


def _patient_mark(s: State, place: int) -> Any:
    """All that the view says of a patient at a place; 0 where there is none."""
    number = s.who[place]
    if not number:
        return 0
    c = s.c
    area = c.area_of[place]
    home = s.home[place - c.first_er] if area == k.ER else 0
    mark = ((number * MANY + s.level[place]) * MANY + s.malady[place]) * MANY + s.cubes[place]
    mark = ((mark * MANY + place) * 4 + s.side[place] + 1) * 2 + (s.priority == number)
    return (mark, home, patient_value(s, place))


def _room_mark(s: State, room: int, asked: bool) -> Any:
    c = s.c
    side = s.rooms[room]
    location = c.room_location(room)
    patients: list[Any] = []
    if location >= 0 and side != k.UNBUILT:
        places = c.areas[c.rooms[room].area].places[c.side_index(side)]
        patients = [_patient_mark(s, place) for place in c.location_places[location][:places]]
    graves: list[int] = []
    if room == c.morgue_room and side != k.UNBUILT:
        count = len(c.rooms[room].graves[c.side_index(side)])
        first = len(c.cemetery)
        graves = [_grave_mark(s, first + n, s.morgue[n], asked) for n in range(count)]
    slot = s.slots.index(room) if room in s.slots else -1
    return (room, side, slot, tuple(patients), tuple(graves))


def _grave_mark(s: State, space: int, taken: int, asked: bool) -> int:
    due = money_due(s, space) + 1 if asked and not taken else 0
    return (space * 2 + (taken > 0)) * 10_000 + due


def _job_line(s: State) -> list[int]:
    marks = [-1] if s.guard_front else []
    for n, marker in enumerate(s.job):
        marks.append(n * MANY + marker + MANY // 2)
    return marks


# -- shared with the view ----------------------------------------------------------------------


def priority_of(s: State) -> str:
    """The patient with the Priority marker, ``administrator`` or nothing."""
    if s.priority:
        return s.book.patient_ids[s.priority]
    return "administrator" if s.cast and s.has_special(k.PRIORITY) else ""


def procedure_of(s: State) -> tuple[str, str] | None:
    """The colour and the Ward of Experimental Procedures."""
    if s.procedure_malady == k.NONE:
        return None
    return s.book.cube_ids[s.procedure_colour], s.book.ward_ids[s.procedure_malady]


def stock_of(s: State) -> dict[str, int]:
    """What is left of tokens, Beds and O.R. markers."""
    return {
        "medical": s.stock_medical,
        "admin": s.stock_admin,
        "beds": sum(s.beds),
        "or_markers": sum(s.or_stock),
    }


def coroner_space(s: State, slot: int, kinds: list[int]) -> str:
    """The Tombstone space that an unused Coroner is."""
    c = s.c
    if c.coroner < 0 or not kinds or not kinds[c.coroner]:
        return ""
    return s.book.space_ids[len(c.cemetery) + c.morgue_places + s.cast[slot]]
