"""The night as numbers, for learning (see `wardround.core.encoding`).

HE-H1, HE-H4 Everything on the table, and the bags open to the viewer. Seats count from the
viewer: ``seat+1`` is next in turn order.
"""

from __future__ import annotations

from typing import Final

from wardround.core.encoding import BYTE, MAX_VALUE, Column, flags, numbers, one_hot, one_of, within
from wardround.games.hero.meta import META
from wardround.games.hero.rules.constants import (
    CHOOSE_ACTION,
    DISCARD_JOURNAL,
    KEEP_JOURNAL,
    LAST_DECISION,
    NOTHING,
    OFFER,
    PHASES,
    SHIFT_PATIENT_TO,
    SHIFT_STAFF_TO,
    SKILLS,
    TASKS,
    TOKENS,
)
from wardround.games.hero.rules.decisions import decision_number
from wardround.games.hero.rules.state import State, bag_is_open
from wardround.games.hero.rules.tables import Content

BAG: Final = TOKENS[:3]
"""The contents of a bag."""
NO_BAG: Final = bytes(1 + len(BAG))
OPTIONS: Final = ["coop", "expert_limits", "per_action", "open_bags", "freeloading"]
LIMITS: Final = ["rounds", "sleep_needed", "eliminate_at", "goal", "chaos_limit", "help_journals"]
COUNTERS: Final = [
    *("round", "turns_taken", "points", "sleeps", "sleep_bonus_taken", "calls"),
    *("consultant_calls", "calls_in_round", "counsels", "counsels_in_round", "leg", "staff_limit"),
]
MAX_COUNTED: Final = 32
MAX_SKILL: Final = 16
MAX_COPIES: Final = 8


class Encoder:
    """Encodes the turn, the pending choice, staff, patients, cards and heroes."""

    def __init__(self, t: Content) -> None:
        rooms, patients, journals = t.room_names, t.patient_names, t.journal_names
        figures = [figure.mention for figure in t.figures]
        lines = t.line_keys
        hours = t.constants.staff_track.fields
        self.seats = max(META.seats)
        hero = [
            *(Column("plays"), Column("active"), Column("starts")),
            *one_of("hero", t.hero_names),
            *one_of("room", rooms),
            *numbers("skill", SKILLS, MAX_SKILL),
            *numbers("journal", journals, MAX_COPIES),
            Column("bag_is_open"),
            *numbers("bag", BAG, MAX_VALUE),
        ]
        self.columns = [
            *one_of("decision", [name for name, _ in TASKS[: LAST_DECISION + 1]]),
            *one_of("phase", PHASES),
            *numbers("option", OPTIONS, 1),
            *numbers("limit", LIMITS, MAX_VALUE),
            *numbers("now", COUNTERS, MAX_COUNTED),
            *one_of("line", lines),
            *numbers("route", rooms, 1),
            *numbers("used_in_turn", lines, 1),
            *numbers("used_in_round", lines, 1),
            *numbers("lasting", lines, 1),
            *numbers("copied", lines, 1),
            *numbers("taken_along", figures, 1),
            *numbers("taken_along", patients, 1),
            *numbers("carried", patients, 1),
            *numbers("drawn", journals, 1),
        ]
        for name in figures:
            self.columns += within(name, [*one_of("room", rooms), Column("hours", hours)])
        for name in patients:
            tokens = [Column("timer", MAX_COUNTED), Column("station", MAX_COUNTED)]
            self.columns += within(
                f"patient.{name}", [*one_of("at", ["deck", "discard", *rooms]), *tokens]
            )
        self.columns += [
            *numbers("journal_deck", journals, MAX_COPIES),
            *numbers("journal_discard", journals, MAX_COPIES),
            *numbers("staff_deck", figures[: t.staff_count], MAX_COPIES),
            *numbers("gone", figures, 1),
        ]
        for n in range(self.seats):
            self.columns += within(f"seat+{n}", hero)
        self._nobody = bytes(len(hero))
        self._decision = one_hot(LAST_DECISION + 1)
        self._phase = one_hot(len(PHASES))
        self._line = one_hot(len(lines))
        self._room = one_hot(len(rooms))
        self._no_line = bytes(len(lines))
        self._no_room = bytes(len(rooms))
        self._no_figure = bytes(len(figures))
        self._no_patient = bytes(len(patients))
        self._no_journal = bytes(len(journals))
        self._hero = one_hot(len(t.heroes))
        self._off_duty = bytes(len(rooms) + 1)
        self._on_duty = [
            [self._room[room] + BYTE[hour] for hour in range(hours + 1)]
            for room in range(len(rooms))
        ]
        self._place = one_hot(2 + len(rooms))
        self._untouched = bytes(len(rooms) + 4)
        self._in_deck = self._place[0] + bytes(2)
        self._discarded = self._place[1] + bytes(2)

    def encode(self, s: State, seat: int, row: list[bytes]) -> None:
        self._encode_turn(s, row)
        self._encode_choice(s, row)
        self._encode_board(s, row)
        t = s.content
        row.append(_counted(s.journal_deck.packets, len(t.journals)))
        row.append(_counted([s.journal_discard], len(t.journals)))
        row.append(_counted(s.staff_deck.packets, t.staff_count))
        row.append(flags(s.gone, self._no_figure))
        seats = s.rules.seats
        for n in range(seat, seat + seats):
            self._encode_hero(s, n % seats, seat, row)
        row.append(self._nobody * (self.seats - seats))

    def _encode_turn(self, s: State, row: list[bytes]) -> None:
        rules = s.rules
        row.append(self._decision[decision_number(s)])
        row.append(self._phase[s.phase])
        row.append(bytes([rules.coop, rules.expert_limits, rules.per_action, rules.open_bags]))
        row.append(bytes([rules.freeloading, rules.rounds, rules.sleep_needed]))
        goal, chaos_limit = min(rules.goal, MAX_VALUE), min(rules.chaos_limit, MAX_VALUE)
        row.append(bytes([rules.eliminate_at, goal, chaos_limit, rules.help_journals]))
        row.append(bytes([s.round, s.turns_taken, s.points, s.sleeps, s.sleep_bonus_taken]))
        row.append(bytes([s.calls, s.consultant_calls, s.calls_in_round]))
        row.append(bytes([s.counsels, s.counsels_in_round]))
        leg, staff_limit = (0, 0) if s.trip is None else (s.trip.leg, s.trip.staff_limit)
        row.append(bytes([leg, min(staff_limit, MAX_COUNTED)]))

    def _encode_choice(self, s: State, row: list[bytes]) -> None:
        """What is in progress: the line that asks, the route ahead, and who comes along."""
        line, trip = NOTHING, s.trip
        drawn: tuple[int, ...] = ()
        staff: tuple[int, ...] = () if trip is None else trip.leg_staff
        patients: tuple[int, ...] = () if trip is None else trip.leg_patients
        task = s.agenda[-1] if s.agenda else (CHOOSE_ACTION,)
        if task[0] == KEEP_JOURNAL or task[0] == DISCARD_JOURNAL:
            drawn = task[1:]
        elif OFFER <= task[0] <= LAST_DECISION:
            line = task[1]
        if task[0] == SHIFT_STAFF_TO:
            staff = task[4:]
        elif task[0] == SHIFT_PATIENT_TO:
            patients = task[4:]
        row.append(self._line[line])
        row.append(flags(() if trip is None else trip.route, self._no_room))
        row.append(flags(s.used_in_turn, self._no_line))
        row.append(flags(s.used_in_round, self._no_line))
        row.append(flags(s.lasting, self._no_line))
        row.append(flags([copied for copied, _ in s.copied], self._no_line))
        row.append(flags(staff, self._no_figure))
        row.append(flags(patients, self._no_patient))
        row.append(flags(s.carried, self._no_patient))
        row.append(flags(drawn, self._no_journal))

    def _encode_board(self, s: State, row: list[bytes]) -> None:
        """Staff with the hours they have left on the track (0 for consultants), then patients."""
        staff, rooms = [self._off_duty] * len(s.content.figures), s.figure_room
        for figure in s.consultants:
            staff[figure] = self._on_duty[rooms[figure]][0]
        hour = 1
        for field in s.track:
            for figure in field:
                staff[figure] = self._on_duty[rooms[figure]][hour]
            hour += 1
        row += staff
        cards = [self._untouched] * len(s.content.patients)
        for packet in s.patient_deck.packets:
            for patient in packet:
                cards[patient] = self._in_deck
        for patient in s.patient_discard:
            cards[patient] = self._discarded
        for patient in s.patients:
            tokens = bytes([s.timer[patient], s.station[patient]])
            cards[patient] = self._place[2 + s.patient_room[patient]] + tokens
        row += cards

    def _encode_hero(self, s: State, seat: int, viewer: int, row: list[bytes]) -> None:
        row.append(bytes([1, seat == s.active, seat == s.start]))
        row.append(self._hero[s.heroes[seat]])
        row.append(self._room[s.hero_room[seat]])
        row.append(bytes([min(max(skill, 0), MAX_SKILL) for skill in s.own[seat]]))
        journals = s.journals[seat]
        row.append(
            _counted([list(journals)], len(s.content.journals)) if journals else self._no_journal
        )
        if s.rules.coop or bag_is_open(s, seat, viewer):
            deeds, sleep, chaos = s.bag(seat)
            row.append(
                bytes([1, min(deeds, MAX_VALUE), min(sleep, MAX_VALUE), min(chaos, MAX_VALUE)])
            )
        else:
            row.append(NO_BAG)


def _counted(packets: list[list[int]], count: int) -> bytes:
    """The number of copies of each card in some packets."""
    counts = [0] * count
    for packet in packets:
        for card in packet:
            counts[card] += 1
    return bytes(counts)
