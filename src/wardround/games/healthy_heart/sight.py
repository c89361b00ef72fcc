"""Following one game: which parts of the view have changed (see `wardround.core.sight`)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from wardround.core.game import Awaiting
from wardround.core.sight import MARK, MARKS, ROWS, VALUE, VALUES
from wardround.games.healthy_heart import codes as k
from wardround.games.healthy_heart.ambulance import pile_size
from wardround.games.healthy_heart.cubes import cup_counts
from wardround.games.healthy_heart.facts import (
    coroner_space,
    priority_of,
    procedure_of,
)
from wardround.games.healthy_heart.hospital_sight import HospitalSight
from wardround.games.healthy_heart.money import tracks
from wardround.games.healthy_heart.pending import DETAILS, pending_facts, pending_prices
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
    (f"pending.details.{' '.join(DETAILS)}", VALUES),
    ("pending.prices", MARKS),
    ("stock.medical admin beds or_markers", VALUES),
    ("drawn", VALUE),
    ("to_pick", MARKS),
    ("chairs.id patient", ROWS),
    ("rooms", VALUE),
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
"""More than there are places or copies: marks are mixed numbers."""


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

    is_open: ClassVar[bool] = True

    def __init__(self, s: State) -> None:
        c = s.c
        self.paths: list[tuple[str, int]] = [
            *SINGLE,
            (f"cup.{' '.join(c.cube_names)}", VALUES),
            (f"discard.{' '.join(c.cube_names)}", VALUES),
            *[(f"wards[{malady}]", MARK) for malady in range(c.maladies)],
            *[(f"wards[{malady}].beds", VALUE) for malady in range(c.maladies)],
        ]
        self._lists: list[list[int]] = [[-1] for _ in range(10)]
        self._marks: list[list[int]] = [[] for _ in range(10)]
        self._hospital = HospitalSight(c)
        self._passed = 0
        self._passed_told: tuple[int, ...] = ()
        self._money: tuple[int, ...] = (-1,)
        self._prestige: tuple[int, ...] = (-1,)
        self._guard = -1
        self._job: list[int] = []
        self._job_line: list[int] = []
        self._staff: list[int] = []
        self._staff_told: list[int] = []
        self._hire_price = 0
        self._stock: tuple[int, ...] = ()
        self._cup: list[int] = []
        self._cup_told: tuple[int, ...] = ()
        self._discard: list[int] = []
        self._discard_told: tuple[int, ...] = ()
        self._drawn: list[int] = []
        self._drawn_told: tuple[str, ...] = ()
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
        self._follow_tracks(s)
        hospital = self._hospital
        hospital.follow(s)
        self._follow_characters(s)
        found: list[Any] = [
            (
                s.turn,
                k.PHASE_IDS[s.phase],
                self._passed_told,
                s.turn_seat if s.rules.clockwise and s.phase == k.PLAYERS else None,
                priority_of(s),
                procedure_of(s),
                k.DRAW_IDS[s.drawing] if s.drawn else "",
                pile_size(s),
                len(s.unseen) - s.pile_unseen,
                _total(s.pool_down),
                self._hire_price,
                s.coroner_graves,
                c.tombstones - s.tombstones,
                s.score if s.ended in (k.RAN_ITS_COURSE, k.NO_SPACE) else None,
                k.END_REASONS[s.ended],
            ),
            self._money,
            self._prestige,
            (awaiting.decision, awaiting.seats, awaiting.rule),
            pending_facts(s),
            pending_prices(s),
            self._stock,
            self._drawn_told,
            list(range(len(book.characters))) if s.phase == k.SETUP else NOTHING,
            hospital.chairs,
            hospital.rooms,
            self._characters,
            self._shared,
            self._list(0, s.under),
            self._list(1, s.left),
            self._list(2, s.right),
            self._list(3, s.unseen),
            self._counts(4, s.pool_up),
            self._counts(5, s.pool_down),
            self._job_line,
            self._staff_told,
            hospital.graves,
            self._list(6, s.aside_seen),
            self._list(7, s.aside_unseen),
            self._list(8, s.unused_doctors),
            self._list(9, s.fired),
            0,  # what is printed on Triage never changes
            self._cup_told,
            self._discard_told,
        ]
        found += s.abilities
        found += hospital.beds
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
        """Cubes, tokens and Beds that nobody has."""
        if s.cup != self._cup:
            self._cup = s.cup[:]
            self._cup_told = tuple(cup_counts(s))
        if s.discard != self._discard:
            self._discard = s.discard[:]
            self._discard_told = tuple(s.discard)
        if s.drawn != self._drawn:
            self._drawn = s.drawn[:]
            self._drawn_told = tuple([s.c.cube_names[n] for n in s.drawn])
        stock = (s.stock_medical, s.stock_admin, _total(s.beds), _total(s.or_stock))
        if stock != self._stock:
            self._stock = stock

    def _follow_tracks(self, s: State) -> None:
        """Money, Prestige, who passed, and the Job Line."""
        if s.money != self._money[0]:
            ten, one, plus = tracks(s.money)
            self._money = (s.money, ten, one, plus)
        if s.prestige != self._prestige[0]:
            ten, one, plus = tracks(s.prestige)
            self._prestige = (s.prestige, ten, one, plus)
        if s.passed != self._passed:
            self._passed = s.passed
            self._passed_told = tuple([n for n in range(s.rules.seats) if s.passed >> n & 1])
        if s.guard_front != self._guard or s.job != self._job or s.staff != self._staff:
            self._guard = s.guard_front
            self._job = s.job[:]
            self._staff = s.staff[:]
            self._job_line = _job_line(s)
            self._staff_told = [
                n * MANY + where for n, where in enumerate(s.staff) if where != k.ON_JOB_LINE
            ]
            self._hire_price = hire_price(s)

    def _follow_characters(self, s: State) -> None:
        if (
            s.unused == self._unused
            and s.used == self._used
            and s.training == self._kinds
            and s.cast == self._cast
        ):
            return
        same_cast = s.cast == self._cast
        if not same_cast:
            self._tokens = {}
        found: list[Character] = []
        for slot in range(len(s.cast)):
            if same_cast and not self._is_changed(s, slot):
                found.append(self._characters[slot])
            else:
                found.append(self._character(s, slot))
        self._characters = tuple(found)
        shared = self._tokens_of(s, [SHARED_POOL + n for n in range(len(s.c.pool_medical))])
        if shared != self._shared:
            self._shared = shared
        self._unused = s.unused[:]
        self._used = s.used[:]
        self._kinds = s.training[:]
        self._cast = s.cast[:]

    def _character(self, s: State, slot: int) -> Character:
        c, book = s.c, s.book
        kinds: list[int] = []
        pools = [CHIEF_POOL, slot, ADMIN_POOL + slot]
        if slot != ADMINISTRATOR:
            first = slot * len(c.training)
            kinds = s.training[first : first + len(c.training)]
            pools = [slot, ADMIN_POOL + slot]
        character = Character(
            book.characters[s.character(slot)], s.seat_of(slot), slot == ADMINISTRATOR
        )
        character.tokens = self._tokens_of(s, pools)
        character.training = tuple(
            [Training(book.training_ids[n], count) for n, count in enumerate(kinds) if count]
        )
        character.coroner = coroner_space(s, slot, kinds)
        return character

    def _is_changed(self, s: State, slot: int) -> bool:
        """Whether tokens or Training of a character have changed."""
        if self._is_pool_changed(s, slot) or self._is_pool_changed(s, ADMIN_POOL + slot):
            return True
        if slot == ADMINISTRATOR and self._is_pool_changed(s, CHIEF_POOL):
            return True
        first, kinds = slot * len(s.c.training), len(s.c.training)
        for n in range(first, min(first + kinds, len(s.training))):
            if s.training[n] != self._kinds[n]:
                return True
        return False

    def _is_pool_changed(self, s: State, pool: int) -> bool:
        return s.unused[pool] != self._unused[pool] or s.used[pool] != self._used[pool]

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


def _total(counts: list[int]) -> int:
    total = 0
    for count in counts:
        total += count
    return total


def _job_line(s: State) -> list[int]:
    marks = [-1] if s.guard_front else []
    for n, marker in enumerate(s.job):
        marks.append(n * MANY + marker + MANY // 2)
    return marks
