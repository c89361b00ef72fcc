"""The state of a night: ints, lists and tuples; tuples are replaced, never changed in place."""

from __future__ import annotations

from typing import TypeAlias

from wardround.core.actions import Action
from wardround.core.piles import Pile
from wardround.games.hero.auras import Aura, RoomNow
from wardround.games.hero.tables import Content
from wardround.games.hero.vocabulary import GOES_ON, NOBODY, NOWHERE, PICKING

Task: TypeAlias = tuple[int, ...]
"""Something pending: its kind (a decision or a DO_… of the vocabulary) and its parameters."""


class Shift:
    """HE-14.6 What the options make of the content: fixed before setup, shared by all clones."""

    __slots__ = (
        "arrivals",
        "chaos_limit",
        "clock_start",
        "coop",
        "eliminate_at",
        "expert_limits",
        "freeloading",
        "goal",
        "help_journals",
        "hero_chosen",
        "night",
        "open_bags",
        "options",
        "per_action",
        "rounds",
        "seats",
        "sleep_needed",
        "sleep_per_chaos",
        "start_first",
    )

    def __init__(
        self,
        options: dict[str, bool | int | str],
        seats: int,
        coop: bool,
        night: str,
        rounds: int,
        clock_start: int,
    ) -> None:
        self.options = options
        self.seats = seats
        self.coop = coop
        self.night = night
        self.rounds = rounds
        self.clock_start = clock_start
        self.sleep_needed = 0
        self.arrivals: list[int] = []
        self.expert_limits = False
        self.hero_chosen = False
        self.start_first = False
        self.per_action = False
        self.eliminate_at = 0
        self.open_bags = False
        self.freeloading = True
        self.goal = 0
        self.chaos_limit = 0
        self.sleep_per_chaos = 0
        self.help_journals = 0


class State:
    """One night, at a moment when somebody decides or when it is over."""

    __slots__ = (
        "active",
        "agenda",
        "bags",
        "calls",
        "calls_in_round",
        "carried",
        "choices",
        "consultants",
        "copied",
        "counsels",
        "counsels_in_round",
        "deck",
        "discarded",
        "drawn",
        "extra",
        "fields",
        "figure_room",
        "gone",
        "hero_room",
        "heroes",
        "journal_deck",
        "journal_discard",
        "journals",
        "lasting",
        "leg",
        "leg_patients",
        "leg_staff",
        "on_duty",
        "own",
        "patient_room",
        "patients",
        "phase",
        "points",
        "reason",
        "rooms",
        "round",
        "route",
        "shift",
        "sleep_bonus_taken",
        "sleeps",
        "staff_deck",
        "staff_limit",
        "start",
        "station",
        "t",
        "taken_patients",
        "taken_staff",
        "timer",
        "turns_taken",
        "used_in_round",
        "used_in_turn",
    )

    t: Content
    shift: Shift
    phase: int
    reason: int
    round: int
    start: int
    """The seat with the starting player token."""
    turns_taken: int
    """Turns begun in this round (heroes picked, while picking)."""
    active: int
    points: int
    sleeps: int
    sleep_bonus_taken: bool
    calls: int
    calls_in_round: int
    counsels: int
    counsels_in_round: int
    used_in_turn: tuple[int, ...]
    """HE-11.11 Ids of the lines used (or triggered first) in this turn, and in this round."""
    used_in_round: tuple[int, ...]
    lasting: tuple[int, ...]
    """HE-11.28, HE-11.29 Ids of the lines that stay with the active hero."""
    copied: tuple[tuple[int, int], ...]
    """HE-11.66 (line, copying figure)."""
    carried: tuple[int, ...]
    """HE-5.15 Patients whose carry price has been paid in this turn."""
    route: tuple[int, ...]
    """Rooms still to be entered by the Move or Run under way."""
    leg: int
    """Which leg is about to be made: 1, 2, or 0 when nobody is under way."""
    staff_limit: int
    taken_staff: tuple[int, ...]
    leg_staff: tuple[int, ...]
    taken_patients: tuple[int, ...]
    leg_patients: tuple[int, ...]
    drawn: tuple[int, ...]
    """HE-11.73 Journals drawn of which one is to be kept."""
    agenda: list[Task]
    """A stack: the last task is the next."""
    heroes: tuple[int, ...]
    hero_room: list[int]
    journals: tuple[tuple[int, ...], ...]
    own: tuple[tuple[int, ...], ...]
    """HE-3.2 A hero's own values, journals included."""
    bags: list[list[int]]
    """Deeds, sleep, chaos: one bag a seat, or the pool of the party."""
    figure_room: list[int]
    fields: tuple[tuple[int, ...], ...]
    """HE-2.22 The staff track; the first field is one hour to go."""
    consultants: tuple[int, ...]
    on_duty: tuple[int, ...]
    """HE-7.14 All figures on the board in their order; follows from the two above."""
    gone: tuple[int, ...]
    patients: list[int]
    """HE-R35 On the board, in the order of arrival."""
    patient_room: list[int]
    timer: list[int]
    station: list[int]
    deck: Pile
    discarded: list[int]
    journal_deck: Pile
    journal_discard: list[int]
    staff_deck: Pile
    rooms: list[RoomNow | None]
    extra: Aura
    """What `lasting` adds up to."""
    choices: list[Action]
    """What is listed now; a new list at every decision, so clones may share it."""

    def __init__(self, t: Content, shift: Shift, like: State | None = None) -> None:
        """A fresh table, or a copy of ``like``: it shares content and everything that is replaced
        rather than changed. (mypyc knows no way to copy past the constructor.)"""
        if like is None:
            self._begin(t, shift)
        else:
            self.t = like.t
            self.shift = like.shift
            self.phase = like.phase
            self.reason = like.reason
            self.round = like.round
            self.start = like.start
            self.turns_taken = like.turns_taken
            self.active = like.active
            self.points = like.points
            self.sleeps = like.sleeps
            self.sleep_bonus_taken = like.sleep_bonus_taken
            self.calls = like.calls
            self.calls_in_round = like.calls_in_round
            self.counsels = like.counsels
            self.counsels_in_round = like.counsels_in_round
            self.used_in_turn = like.used_in_turn
            self.used_in_round = like.used_in_round
            self.lasting = like.lasting
            self.copied = like.copied
            self.carried = like.carried
            self.route = like.route
            self.leg = like.leg
            self.staff_limit = like.staff_limit
            self.taken_staff = like.taken_staff
            self.leg_staff = like.leg_staff
            self.taken_patients = like.taken_patients
            self.leg_patients = like.leg_patients
            self.drawn = like.drawn
            self.agenda = like.agenda[:]
            self.heroes = like.heroes
            self.hero_room = like.hero_room[:]
            self.journals = like.journals
            self.own = like.own
            self.bags = [bag[:] for bag in like.bags]
            self.figure_room = like.figure_room[:]
            self.fields = like.fields
            self.consultants = like.consultants
            self.on_duty = like.on_duty
            self.gone = like.gone
            self.patients = like.patients[:]
            self.patient_room = like.patient_room[:]
            self.timer = like.timer[:]
            self.station = like.station[:]
            self.deck = like.deck.clone()
            self.discarded = like.discarded[:]
            self.journal_deck = like.journal_deck.clone()
            self.journal_discard = like.journal_discard[:]
            self.staff_deck = like.staff_deck.clone()
            self.rooms = like.rooms[:]
            self.extra = like.extra
            self.choices = like.choices

    def clone(self) -> State:
        return State(self.t, self.shift, self)

    def _begin(self, t: Content, shift: Shift) -> None:
        """HE-1.18, HE-1.21 An empty table before setup."""
        seats = shift.seats
        self.t = t
        self.shift = shift
        self.phase = PICKING
        self.reason = GOES_ON
        self.round = 1
        self.start = 0
        self.turns_taken = 0
        self.active = NOBODY
        self.points = 0
        self.sleeps = 0
        self.sleep_bonus_taken = False
        self.calls = 0
        self.calls_in_round = 0
        self.counsels = 0
        self.counsels_in_round = 0
        self.used_in_turn = ()
        self.used_in_round = ()
        self.lasting = ()
        self.copied = ()
        self.carried = ()
        self.route = ()
        self.leg = 0
        self.staff_limit = 0
        self.taken_staff = ()
        self.leg_staff = ()
        self.taken_patients = ()
        self.leg_patients = ()
        self.drawn = ()
        self.agenda = []
        self.heroes = (NOBODY,) * seats
        self.hero_room = [t.start_room] * seats
        self.journals = ((),) * seats
        self.own = ((0, 0, 0, 0),) * seats
        self.bags = [[0, 0, 0] for _ in range(1 if shift.coop else seats)]
        self.figure_room = [NOWHERE] * len(t.figures)
        self.fields = ((),) * t.numbers.track_fields
        self.consultants = ()
        self.on_duty = ()
        self.gone = ()
        self.patients = []
        self.patient_room = [NOWHERE] * len(t.patients)
        self.timer = [0] * len(t.patients)
        self.station = [0] * len(t.patients)
        self.deck = Pile(t.patient_names, [])
        self.discarded = []
        self.journal_deck = Pile(t.journal_names, [])
        self.journal_discard = []
        self.staff_deck = Pile(t.staff_names, [])
        self.rooms = [None] * len(t.rooms)
        self.extra = t.no_aura
        self.choices = []

    # -- who and where ------------------------------------------------------------------------

    def bag(self, seat: int) -> list[int]:
        """HE-1.13, HE-10.1, HE-13.2, HE-13.3 A player's bag, or the pool of the party."""
        return self.bags[0] if self.shift.coop else self.bags[seat]

    def in_play(self) -> bool:
        return self.reason == GOES_ON

    def free_stations(self, room: int) -> int:
        """HE-2.6, HE-2.8, HE-R12 How many patients still fit; 99 where there is no limit."""
        stations = self.t.rooms[room].stations
        if stations == 0:
            return 99
        lying = 0
        for patient in self.patients:
            if self.patient_room[patient] == room:
                lying += 1
        return stations - lying

    def room_of_card(self, code: int) -> int:
        """Where a card's figure, patient or hero is."""
        if code < self.t.first_patient:
            return self.figure_room[code]
        if code < self.t.first_hero:
            return self.patient_room[code - self.t.first_patient]
        for seat, hero in enumerate(self.heroes):
            if hero == code - self.t.first_hero:
                return self.hero_room[seat]
        return NOWHERE

    def set_duty(self, fields: tuple[tuple[int, ...], ...], consultants: tuple[int, ...]) -> None:
        """HE-2.22, HE-7.14 One-hour field first, each field in the order drawn, then the
        consultant."""
        self.fields = fields
        self.consultants = consultants
        order: list[int] = []
        for field in fields:
            order += field
        self.on_duty = (*order, *consultants)

    # -- putting pieces ------------------------------------------------------------------------

    def put_figure(self, figure: int, room: int) -> None:
        """HE-2.4, HE-2.5 A figure is in exactly one room, or off the board."""
        old = self.figure_room[figure]
        if old != NOWHERE:
            self.rooms[old] = None
        if room != NOWHERE:
            self.rooms[room] = None
        self.figure_room[figure] = room

    def put_patient(self, patient: int, room: int) -> None:
        """HE-2.19, HE-2.23, HE-4.10, HE-R72 A patient lies in a room, on its lowest free station
        if it has any."""
        old = self.patient_room[patient]
        self.patient_room[patient] = room
        self.station[patient] = 0
        if old != NOWHERE:
            self._notice(patient, old)
        if room == NOWHERE:
            return
        self._notice(patient, room)
        if self.t.rooms[room].stations > 0:
            station = self.station
            taken = 0
            for other in self.patients:
                if self.patient_room[other] == room:
                    taken |= 1 << station[other]
            number = 1
            while taken >> number & 1:
                number += 1
            station[patient] = number

    def _notice(self, patient: int, room: int) -> None:
        """A room has one patient more or less; without notes that changes none of its sums."""
        now = self.rooms[room]
        if now is None:
            return
        if self.t.noted[patient]:
            self.rooms[room] = None
        else:
            where = self.patient_room
            lying = [p for p in self.patients if where[p] == room]
            self.rooms[room] = now.with_patients(lying)

    def take_off(self, patient: int) -> None:
        """HE-5.33, HE-5.34, HE-8.4 The card goes to the discard pile, its tokens to the stock."""
        self.put_patient(patient, NOWHERE)
        self.patients.remove(patient)
        self.timer[patient] = 0
        self.discarded.append(patient)
