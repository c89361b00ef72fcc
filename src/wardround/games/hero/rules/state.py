"""The state of a night: ints, lists and tuples; tuples are replaced, never changed in place."""

from __future__ import annotations

from typing import ClassVar, Final, TypeAlias

from wardround.core.actions import Action
from wardround.core.fields import Shared
from wardround.core.piles import Pile
from wardround.games.hero.rules.auras import Aura, RoomNow
from wardround.games.hero.rules.constants import GOES_ON, NOBODY, NOWHERE, PICKING
from wardround.games.hero.rules.tables import Content

Task: TypeAlias = tuple[int, ...]
"""A pending task: its number in `constants.TASKS`, and its parameters."""
UNLIMITED: Final = 99
"""More patients than there are: the capacity of a room without stations."""


class Rules:
    """HE-14.6 The resolved options of one game: fixed before setup."""

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
        self.run_back = True
        self.eliminate_at = 0
        self.open_bags = False
        self.freeloading = True
        self.goal = 0
        self.chaos_limit = 0
        self.sleep_per_chaos = 0
        self.help_journals = 0


class Trip:
    """A Move or Run in progress."""

    def __init__(self, route: tuple[int, ...], staff_limit: int, like: Trip | None = None) -> None:
        if like is not None:
            self.copy_from(like)
            return
        self.route = route
        """Rooms still to be entered."""
        self.staff_limit = staff_limit
        self.leg = 0
        self.taken_staff: tuple[int, ...] = ()
        """Staff taken along on any leg; ``leg_staff`` holds those on this one."""
        self.leg_staff: tuple[int, ...] = ()
        self.taken_patients: tuple[int, ...] = ()
        self.leg_patients: tuple[int, ...] = ()

    def clone(self) -> Trip:
        return Trip(self.route, self.staff_limit, self)

    # -- Written by ./dev format from __init__ --
    # fmt: off
    FIELDS: ClassVar[tuple[str, ...]] = (
        "route", "staff_limit", "leg", "taken_staff", "leg_staff", "taken_patients",
        "leg_patients",
    )
    __slots__ = FIELDS

    def copy_from(self, like: Trip) -> None:
        self.route = like.route
        self.staff_limit = like.staff_limit
        self.leg = like.leg
        self.taken_staff = like.taken_staff
        self.leg_staff = like.leg_staff
        self.taken_patients = like.taken_patients
        self.leg_patients = like.leg_patients
    # fmt: on


class State:
    """One night, at a moment when a player decides or once it is over."""

    def __init__(self, content: Content, rules: Rules, like: State | None = None) -> None:
        """HE-1.18, HE-1.21 An empty table before setup."""
        if like is not None:
            self.copy_from(like)
            return
        seats = rules.seats
        self.content: Shared[Content] = content
        self.rules: Shared[Rules] = rules
        self.phase: int = PICKING
        self.reason: int = GOES_ON
        self.round = 1
        self.start = 0
        """The seat with the starting player token."""
        self.turns_taken = 0
        """Turns begun in this round (heroes picked, while picking)."""
        self.active: int = NOBODY
        self.points = 0
        self.sleeps = 0
        self.sleep_bonus_taken = False
        self.calls = 0
        self.consultant_calls = 0
        """How many of this turn's calls were for a consultant from the stack."""
        self.calls_in_round = 0
        self.counsels = 0
        self.counsels_in_round = 0
        self.used_in_turn: tuple[int, ...] = ()
        """HE-11.11 Ids of the lines used (or triggered first) in this turn, and in this round."""
        self.used_in_round: tuple[int, ...] = ()
        self.lasting: tuple[int, ...] = ()
        """HE-11.28, HE-11.29 Ids of the lines that stay with the active hero."""
        self.copied: tuple[tuple[int, int], ...] = ()
        """HE-11.66 (line, copying figure)."""
        self.carried: tuple[int, ...] = ()
        """HE-5.15 Patients whose carry price has been paid this turn."""
        self.trip: Trip | None = None
        self.agenda: list[Task] = []
        """A stack: the last task comes next."""
        self.heroes: tuple[int, ...] = (NOBODY,) * seats
        self.hero_room: list[int] = [content.start_room] * seats
        self.journals: tuple[tuple[int, ...], ...] = ((),) * seats
        self.own: tuple[tuple[int, ...], ...] = ((0, 0, 0, 0),) * seats
        """HE-3.2 A hero's own values, journals included."""
        self.bags: list[list[int]] = [[0, 0, 0] for _ in range(1 if rules.coop else seats)]
        """Deeds, sleep, chaos: one bag per seat, or the party's pool."""
        self.figure_room: list[int] = [NOWHERE] * len(content.figures)
        self.track: tuple[tuple[int, ...], ...] = ((),) * content.constants.staff_track.fields
        """HE-2.22 The staff track; the first field has one hour to go."""
        self.consultants: tuple[int, ...] = ()
        self.on_duty: tuple[int, ...] = ()
        """HE-7.14 All figures on the board in their order, derived from the two above."""
        self.gone: tuple[int, ...] = ()
        self.patients: list[int] = []
        """HE-R35 On the board, in the order of arrival."""
        self.patient_room: list[int] = [NOWHERE] * len(content.patients)
        self.timer: list[int] = [0] * len(content.patients)
        self.station: list[int] = [0] * len(content.patients)
        self.patient_deck: Pile = Pile(content.patient_names, [])
        self.patient_discard: list[int] = []
        self.journal_deck: Pile = Pile(content.journal_names, [])
        self.journal_discard: list[int] = []
        self.staff_deck: Pile = Pile(content.figure_names, [])
        self.rooms: list[Shared[RoomNow | None]] = [None] * len(content.rooms)
        """What rooms add up to, cached on demand."""
        self.extra: Shared[Aura] = content.no_aura
        """What `lasting` adds up to."""
        self.choices: Shared[list[Action]] = []
        """The current choices; a new list at every decision."""

    def clone(self) -> State:
        return State(self.content, self.rules, self)

    # -- who and where ------------------------------------------------------------------------

    def bag(self, seat: int) -> list[int]:
        """HE-1.13, HE-10.1, HE-13.2, HE-13.3 A player's bag, or the party's pool."""
        return self.bags[0] if self.rules.coop else self.bags[seat]

    def in_play(self) -> bool:
        return self.reason == GOES_ON

    def free_stations(self, room: int) -> int:
        """HE-2.6, HE-2.8, HE-R12 How many patients still fit; UNLIMITED where there is no limit."""
        stations = self.content.rooms[room].stations
        if stations == 0:
            return UNLIMITED
        where = self.patient_room
        lying = 0
        for patient in self.patients:
            if where[patient] == room:
                lying += 1
        return stations - lying

    def room_of_card(self, code: int) -> int:
        """Where a card's figure, patient or hero is."""
        if code < self.content.first_patient:
            return self.figure_room[code]
        if code < self.content.first_hero:
            return self.patient_room[code - self.content.first_patient]
        for seat, hero in enumerate(self.heroes):
            if hero == code - self.content.first_hero:
                return self.hero_room[seat]
        return NOWHERE

    def set_duty(self, fields: tuple[tuple[int, ...], ...], consultants: tuple[int, ...]) -> None:
        """HE-2.22, HE-7.14 One-hour field first, each field in the order drawn, then the
        consultant."""
        self.track = fields
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
        """HE-2.19, HE-2.23, HE-4.10, HE-R72 Put a patient in a room, on its lowest free station if
        it has any."""
        old = self.patient_room[patient]
        self.patient_room[patient] = room
        self.station[patient] = 0
        if old != NOWHERE:
            self._notice(patient, old)
        if room == NOWHERE:
            return
        self._notice(patient, room)
        if self.content.rooms[room].stations > 0:
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
        """A room gained or lost a patient; one without lines leaves its sums as they are."""
        now = self.rooms[room]
        if now is None:
            return
        if self.content.noted[patient]:
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
        self.patient_discard.append(patient)

    # -- Written by ./dev format from __init__ --
    # fmt: off
    FIELDS: ClassVar[tuple[str, ...]] = (
        "content", "rules", "phase", "reason", "round", "start", "turns_taken", "active",
        "points", "sleeps", "sleep_bonus_taken", "calls", "consultant_calls",
        "calls_in_round", "counsels", "counsels_in_round", "used_in_turn",
        "used_in_round", "lasting", "copied", "carried", "trip", "agenda", "heroes",
        "hero_room", "journals", "own", "bags", "figure_room", "track", "consultants",
        "on_duty", "gone", "patients", "patient_room", "timer", "station", "patient_deck",
        "patient_discard", "journal_deck", "journal_discard", "staff_deck", "rooms",
        "extra", "choices",
    )
    __slots__ = FIELDS

    def copy_from(self, like: State) -> None:
        self.content = like.content
        self.rules = like.rules
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
        self.consultant_calls = like.consultant_calls
        self.calls_in_round = like.calls_in_round
        self.counsels = like.counsels
        self.counsels_in_round = like.counsels_in_round
        self.used_in_turn = like.used_in_turn
        self.used_in_round = like.used_in_round
        self.lasting = like.lasting
        self.copied = like.copied
        self.carried = like.carried
        self.trip = None if like.trip is None else like.trip.clone()
        self.agenda = like.agenda[:]
        self.heroes = like.heroes
        self.hero_room = like.hero_room[:]
        self.journals = like.journals
        self.own = like.own
        self.bags = [item[:] for item in like.bags]
        self.figure_room = like.figure_room[:]
        self.track = like.track
        self.consultants = like.consultants
        self.on_duty = like.on_duty
        self.gone = like.gone
        self.patients = like.patients[:]
        self.patient_room = like.patient_room[:]
        self.timer = like.timer[:]
        self.station = like.station[:]
        self.patient_deck = like.patient_deck.clone()
        self.patient_discard = like.patient_discard[:]
        self.journal_deck = like.journal_deck.clone()
        self.journal_discard = like.journal_discard[:]
        self.staff_deck = like.staff_deck.clone()
        self.rooms = like.rooms[:]
        self.extra = like.extra
        self.choices = like.choices
    # fmt: on


def bag_is_open(s: State, owner: int, viewer: int | None) -> bool:
    """HE-1.13, HE-10.1, HE-H4, HE-H7, HE-H8, HE-R61 Only its owner sees into a bag, or everyone
    once bags are open."""
    return owner == viewer or s.rules.open_bags or not s.in_play()
