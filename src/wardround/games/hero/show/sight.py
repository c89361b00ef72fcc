"""Following one game: which parts of the view have changed (see `wardround.core.sight`)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from wardround.core.game import Awaiting
from wardround.core.sight import MARKS, ROWS, VALUES
from wardround.games.hero.rules import calling, treating
from wardround.games.hero.rules.constants import (
    IN_TURN,
    LIMIT_CALLS,
    NOBODY,
    PHASES,
    PICKING,
    PRICES,
    TAKE_PATIENT,
)
from wardround.games.hero.rules.moving import carry_due
from wardround.games.hero.rules.room import chaos_price, limit
from wardround.games.hero.rules.rounds import hours_left
from wardround.games.hero.rules.scoring import scores
from wardround.games.hero.rules.state import State

PRICED: Final = PRICES[:4]
"""What is done for chaos."""
SINGLE: Final = [
    (
        ".seat round hours_left phase start active points sleeps calls_left counsels_left "
        "drawn route taken pool goal chaos_limit sleep_needed",
        VALUES,
    ),
    ("asking.seats decision rule may_act", VALUES),
    (f"prices.{' '.join(PRICED)}", VALUES),
    ("lasting", MARKS),
    ("free_heroes", MARKS),
    ("staff.id room hours used", ROWS),
    ("stack.id room hours used", ROWS),
    ("patients.id room station timer carry", ROWS),
    ("scores.seat deeds sleep chaos_left penalty score eliminated", ROWS),
    ("decks[0].size", VALUES),
    ("decks[1].size", VALUES),
    ("decks[2].size", VALUES),
    ("decks[0].left", MARKS),
    ("decks[0].discarded", MARKS),
    ("decks[1].left", MARKS),
    ("decks[1].discarded", MARKS),
    ("decks[2].left", MARKS),
    ("decks[2].discarded", MARKS),
]
HERO: Final = "seat id room skills journals flu_immune bag"
NO_PRICES: Final[tuple[Any, ...]] = (None,) * len(PRICED)
NOTHING: Final[list[Any]] = []
MANY: Final = 64
"""More than there are copies of a card: marks are mixed numbers."""


class Tokens:
    """What a view shows of a bag."""

    __slots__ = ("chaos", "deeds", "sleep")

    def __init__(self, bag: list[int]) -> None:
        self.deeds, self.sleep, self.chaos = bag

    def is_of(self, bag: list[int]) -> bool:
        return self.deeds == bag[0] and self.sleep == bag[1] and self.chaos == bag[2]


class Sight:
    """HE-13.2, HE-H1, HE-H4 Everything on the table, and bags as far as they are open."""

    is_open: ClassVar[bool] = False

    def __init__(self, s: State) -> None:
        seats = s.shift.seats
        self.paths: list[tuple[str, int]] = [
            *SINGLE,
            *[(f"heroes[{seat}].{HERO}", VALUES) for seat in range(seats)],
        ]
        self._bags: list[Tokens] = [Tokens(bag) for bag in s.bags]
        self._journals: tuple[tuple[int, ...], ...] = ()
        self._titles: list[tuple[str, ...]] = []
        self._on_duty: tuple[int, ...] = ()
        self._consultants: tuple[int, ...] = ()
        self._used_in_turn: tuple[int, ...] = ()
        self._used_in_round: tuple[int, ...] = ()
        self._rooms: list[int] = []
        self._staff: list[tuple[str, str, int, bool]] = []
        self._stack: list[tuple[str, str, int, bool]] = []
        self._taking = True
        self._present: list[int] = []
        self._places: list[int] = []
        self._stations: list[int] = []
        self._timers: list[int] = []
        self._patients: list[tuple[str, str, int, int, int | None]] = []
        self._drawn: tuple[int, ...] = ()
        self._drawn_told: tuple[str, ...] = ()
        self._route: tuple[int, ...] = ()
        self._route_told: tuple[str, ...] = ()
        self._piles: list[list[list[int]]] = [[[-1]], [[-1]], [[-1]]]
        self._left: list[list[int]] = [[], [], []]
        self._thrown: list[list[int]] = [[-1], [-1], [-1]]
        self._discarded: list[list[int]] = [[], [], []]
        self._lasting: list[int] = []
        self._free: list[int] = []

    def look(self, s: State, seat: int, awaiting: Awaiting) -> list[Any]:
        """What lies on the table, part by part."""
        shift = s.shift
        in_turn = s.phase == IN_TURN and s.active != NOBODY
        for n, bag in enumerate(s.bags):
            if not self._bags[n].is_of(bag):
                self._bags[n] = Tokens(bag)
        self._follow_staff(s)
        self._follow_patients(s)
        self._follow_rest(s)
        self._follow_pile(0, s.deck.packets, s.discarded)
        self._follow_pile(1, s.journal_deck.packets, s.journal_discard)
        self._follow_pile(2, s.staff_deck.packets, list(s.gone))
        found: list[Any] = [
            (
                seat,
                min(s.round, shift.rounds),
                hours_left(s),
                PHASES[s.phase],
                s.start,
                None if s.active == NOBODY else s.active,
                s.points,
                s.sleeps,
                calls_left(s) if in_turn else 0,
                counsels_left(s) if in_turn else 0,
                self._drawn_told,
                self._route_told,
                taken_along(s),
                self._bags[0] if shift.coop else None,
                shift.goal,
                shift.chaos_limit,
                0 if shift.coop else shift.sleep_needed,
            ),
            (awaiting.seats, awaiting.decision, awaiting.rule, awaiting.may_act),
            prices(s) if in_turn else NO_PRICES,
            self._lasting,
            self._free,
            self._staff,
            self._stack,
            self._patients,
            _scores(s),
            (s.deck.size(),),
            (s.journal_deck.size(),),
            (s.staff_deck.size(),),
        ]
        for n in range(3):
            found.append(self._left[n])
            found.append(self._discarded[n])
        self._add_heroes(s, seat, found)
        return found

    def _follow_staff(self, s: State) -> None:
        if (
            s.on_duty is self._on_duty
            and s.consultants is self._consultants
            and s.used_in_turn is self._used_in_turn
            and s.used_in_round is self._used_in_round
            and s.figure_room == self._rooms
        ):
            return
        self._on_duty = s.on_duty
        self._consultants = s.consultants
        self._used_in_turn = s.used_in_turn
        self._used_in_round = s.used_in_round
        self._rooms = s.figure_room[:]
        t = s.t
        staff = [staff_facts(s, figure) for figure in s.on_duty]
        if staff != self._staff:
            self._staff = staff
        stack = [
            staff_facts(s, figure)
            for figure in range(t.staff_count, len(t.figures))
            if figure not in s.consultants
        ]
        if stack != self._stack:
            self._stack = stack

    def _follow_patients(self, s: State) -> None:
        taking = len(s.agenda) > 0 and s.agenda[-1][0] == TAKE_PATIENT
        if (
            not taking
            and not self._taking
            and s.patients == self._present
            and s.patient_room == self._places
            and s.station == self._stations
            and s.timer == self._timers
        ):
            return
        self._taking = taking
        self._present = s.patients[:]
        self._places = s.patient_room[:]
        self._stations = s.station[:]
        self._timers = s.timer[:]
        here = s.hero_room[s.active] if taking else -2
        t = s.t
        found: list[tuple[str, str, int, int, int | None]] = []
        for patient in s.patients:
            room = s.patient_room[patient]
            carry = carry_due(s, patient) if room == here else None
            mention, where = t.patients[patient].mention, t.rooms[room].mention
            found.append((mention, where, s.station[patient], s.timer[patient], carry))
        if found != self._patients:
            self._patients = found

    def _follow_pile(self, n: int, packets: list[list[int]], thrown: list[int]) -> None:
        if packets != self._piles[n]:
            self._piles[n] = [packet[:] for packet in packets]
            cards: list[int] = []
            for packet in packets:
                cards += packet
            self._left[n] = _counted(cards)
        if thrown != self._thrown[n]:
            self._thrown[n] = thrown[:]
            self._discarded[n] = _counted(thrown)

    def _follow_rest(self, s: State) -> None:
        lasting = [*s.lasting, *[line for line, _ in s.copied]]
        if lasting != self._lasting:
            self._lasting = lasting
        free: list[int] = []
        if s.phase == PICKING:
            free = [hero.index for hero in s.t.heroes if hero.index not in s.heroes]
        if free != self._free:
            self._free = free
        if s.journals is not self._journals:
            self._journals = s.journals
            t = s.t
            self._titles = [
                tuple([t.journals[journal].mention for journal in held]) for held in s.journals
            ]
        if s.drawn is not self._drawn:
            self._drawn = s.drawn
            self._drawn_told = tuple([s.t.journals[journal].mention for journal in s.drawn])
        if s.route is not self._route:
            self._route = s.route
            self._route_told = tuple([s.t.rooms[room].mention for room in s.route])

    def _add_heroes(self, s: State, viewer: int, found: list[Any]) -> None:
        t = s.t
        for seat, number in enumerate(s.heroes):
            hero = t.heroes[number] if number != NOBODY else None
            shown = not s.shift.coop and bag_is_open(s, seat, viewer)
            found.append(
                (
                    seat,
                    "" if hero is None else hero.mention,
                    t.rooms[s.hero_room[seat]].mention,
                    s.own[seat],
                    self._titles[seat],
                    hero is not None and hero.flu_immune,
                    self._bags[seat] if shown else None,
                )
            )


def _counted(cards: list[int]) -> list[int]:
    """A mark for every card that there is."""
    ordered = sorted(cards)
    marks: list[int] = []
    for n, card in enumerate(ordered):
        if n and ordered[n - 1] == card:
            marks[-1] += 1
        else:
            marks.append(card * MANY + 1)
    return marks


def _scores(s: State) -> list[Any]:
    if s.in_play() or s.shift.coop:
        return NOTHING
    return [
        (x.seat, x.deeds, x.sleep, x.chaos_left, x.penalty, x.points, x.eliminated)
        for x in scores(s)
    ]


# -- shared with the view ----------------------------------------------------------------------


def bag_is_open(s: State, owner: int, viewer: int | None) -> bool:
    """HE-1.13, HE-10.1, HE-H4, HE-H7, HE-H8, HE-R61 A bag is shown to its owner, or to all once
    bags are open."""
    return owner == viewer or s.shift.open_bags or not s.in_play()


def staff_facts(s: State, figure: int) -> tuple[str, str, int, bool]:
    """HE-2.22 Of a figure: its card, its room, its hours to go on the staff track (0 for a
    consultant), and whether one of its lines is used up for now."""
    card, room = s.t.figures[figure], s.figure_room[figure]
    hours = 0
    for n, field in enumerate(s.fields):
        if figure in field:
            hours = n + 1
    used = False
    for line in card.lines:
        if line.id in s.used_in_turn or line.id in s.used_in_round:
            used = True
    return card.mention, "" if room < 0 else s.t.rooms[room].mention, hours, used


def calls_left(s: State) -> int:
    made = s.calls_in_round if s.shift.expert_limits else s.calls
    return max(0, limit(s, LIMIT_CALLS) - made) if calling.call_left(s) else 0


def counsels_left(s: State) -> int:
    used = s.counsels_in_round if s.shift.expert_limits else s.counsels
    return s.t.numbers.counsels - used if treating.counsel_left(s) else 0


def prices(s: State) -> tuple[int, ...]:
    """Chaos prices of the active hero here and now, in the order of `PRICED`."""
    return tuple([chaos_price(s, n) for n in range(len(PRICED))])


def taken_along(s: State) -> tuple[str, ...]:
    """Who comes along on the leg under way."""
    t = s.t
    return tuple(
        [t.figures[figure].mention for figure in s.leg_staff]
        + [t.patients[patient].mention for patient in s.leg_patients]
    )
