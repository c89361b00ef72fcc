"""The night as numbers, for learning (see `wardround.core.encoding`).

HE-H1, HE-H4 Everything on the table, and bags as far as they are open to the viewer. Seats count
from the viewer: ``seat+1`` is next in turn.
"""

from __future__ import annotations

from typing import Final

from wardround.core.encoding import BYTE, MOST, Column, flags, numbers, one_hot, one_of, within
from wardround.games.hero import vocabulary as v
from wardround.games.hero.flow import decision
from wardround.games.hero.meta import META
from wardround.games.hero.state import State, bag_is_open
from wardround.games.hero.tables import Content

BAG: Final = v.TOKENS[:3]
"""What is in a bag."""
SHIFT: Final = ["coop", "expert_limits", "per_action", "open_bags", "freeloading"]
LIMITS: Final = ["rounds", "sleep_needed", "eliminate_at", "goal", "chaos_limit", "help_journals"]
COUNTERS: Final = [
    *("round", "turns_taken", "points", "sleeps", "sleep_bonus_taken", "calls", "calls_in_round"),
    *("counsels", "counsels_in_round", "leg", "staff_limit"),
]
MOST_COUNTED: Final = 32
MOST_SKILL: Final = 16
MOST_COPIES: Final = 8


class Encoder:
    """Turn and choice under way, staff, patients, cards, heroes."""

    def __init__(self, t: Content) -> None:
        rooms = [room.id for room in t.rooms]
        figures = [figure.mention for figure in t.figures]
        patients = [patient.id for patient in t.patients]
        journals = [journal.id for journal in t.journals]
        lines = [line.key for line in t.lines]
        hours = t.numbers.track_fields
        self.seats = max(META.seats)
        hero = [
            *(Column("plays"), Column("active"), Column("starts")),
            *one_of("hero", [hero.id for hero in t.heroes]),
            *one_of("room", rooms),
            *numbers("skill", v.SKILLS, MOST_SKILL),
            *numbers("journal", journals, MOST_COPIES),
            Column("bag_is_open"),
            *numbers("bag", BAG, MOST),
        ]
        self.columns = [
            *one_of("decision", v.DECISIONS),
            *one_of("phase", v.PHASES),
            *numbers("option", SHIFT, 1),
            *numbers("limit", LIMITS, MOST),
            *numbers("now", COUNTERS, MOST_COUNTED),
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
            tokens = [Column("timer", MOST_COUNTED), Column("station", MOST_COUNTED)]
            self.columns += within(
                f"patient.{name}", [*one_of("at", ["deck", "discard", *rooms]), *tokens]
            )
        self.columns += [
            *numbers("journal_deck", journals, MOST_COPIES),
            *numbers("journal_discard", journals, MOST_COPIES),
            *numbers("staff_deck", figures[: t.staff_count], MOST_COPIES),
            *numbers("gone", figures, 1),
        ]
        for n in range(self.seats):
            self.columns += within(f"seat+{n}", hero)
        self._nobody = bytes(len(hero))
        self._decision = one_hot(len(v.DECISIONS))
        self._phase = one_hot(len(v.PHASES))
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
        t = s.t
        row.append(_counted(s.journal_deck.packets, len(t.journals)))
        row.append(_counted([s.journal_discard], len(t.journals)))
        row.append(_counted(s.staff_deck.packets, t.staff_count))
        row.append(flags(s.gone, self._no_figure))
        seats = s.shift.seats
        for n in range(seat, seat + seats):
            self._encode_hero(s, n % seats, seat, row)
        row.append(self._nobody * (self.seats - seats))

    def _encode_turn(self, s: State, row: list[bytes]) -> None:
        shift = s.shift
        row.append(self._decision[decision(s)])
        row.append(self._phase[s.phase])
        row.append(bytes([shift.coop, shift.expert_limits, shift.per_action, shift.open_bags]))
        row.append(bytes([shift.freeloading, shift.rounds, shift.sleep_needed]))
        goal, chaos_limit = min(shift.goal, MOST), min(shift.chaos_limit, MOST)
        row.append(bytes([shift.eliminate_at, goal, chaos_limit, shift.help_journals]))
        row.append(bytes([s.round, s.turns_taken, s.points, s.sleeps, s.sleep_bonus_taken]))
        row.append(bytes([s.calls, s.calls_in_round, s.counsels, s.counsels_in_round, s.leg]))
        row.append(BYTE[min(s.staff_limit, MOST_COUNTED)])

    def _encode_choice(self, s: State, row: list[bytes]) -> None:
        """What is under way: the line that asks, the way to go, and who comes along."""
        line, staff, patients = v.NOTHING, s.leg_staff, s.leg_patients
        if s.agenda and v.OFFER <= s.agenda[-1][0] <= v.SHIFT_TO:
            task = s.agenda[-1]
            line = task[1]
            if task[0] == v.SHIFT_TO:
                if s.t.lines[line].piece == v.PIECE_STAFF:
                    staff = (task[4],)
                else:
                    patients = (task[4],)
        row.append(self._line[line])
        row.append(flags(s.route, self._no_room))
        row.append(flags(s.used_in_turn, self._no_line))
        row.append(flags(s.used_in_round, self._no_line))
        row.append(flags(s.lasting, self._no_line))
        row.append(flags([copied for copied, _ in s.copied], self._no_line))
        row.append(flags(staff, self._no_figure))
        row.append(flags(patients, self._no_patient))
        row.append(flags(s.carried, self._no_patient))
        row.append(flags(s.drawn, self._no_journal))

    def _encode_board(self, s: State, row: list[bytes]) -> None:
        """Staff with their hours to go on the track (0 for consultants), then patients."""
        staff, rooms = [self._off_duty] * len(s.t.figures), s.figure_room
        for figure in s.consultants:
            staff[figure] = self._on_duty[rooms[figure]][0]
        hour = 1
        for field in s.fields:
            for figure in field:
                staff[figure] = self._on_duty[rooms[figure]][hour]
            hour += 1
        row += staff
        cards = [self._untouched] * len(s.t.patients)
        for packet in s.deck.packets:
            for patient in packet:
                cards[patient] = self._in_deck
        for patient in s.discarded:
            cards[patient] = self._discarded
        for patient in s.patients:
            tokens = bytes([s.timer[patient], s.station[patient]])
            cards[patient] = self._place[2 + s.patient_room[patient]] + tokens
        row += cards

    def _encode_hero(self, s: State, seat: int, viewer: int, row: list[bytes]) -> None:
        row.append(bytes([1, seat == s.active, seat == s.start]))
        row.append(self._hero[s.heroes[seat]])
        row.append(self._room[s.hero_room[seat]])
        row.append(bytes([min(max(skill, 0), MOST_SKILL) for skill in s.own[seat]]))
        journals = s.journals[seat]
        row.append(_counted([list(journals)], len(s.t.journals)) if journals else self._no_journal)
        if s.shift.coop or bag_is_open(s, seat, viewer):
            deeds, sleep, chaos = s.bag(seat)
            row.append(bytes([1, min(deeds, MOST), min(sleep, MOST), min(chaos, MOST)]))
        else:
            row.append(NO_BAG)


NO_BAG: Final = bytes(1 + len(BAG))


def _counted(packets: list[list[int]], count: int) -> bytes:
    """How often each card is in some packets."""
    found = [0] * count
    for packet in packets:
        for card in packet:
            found[card] += 1
    return bytes(found)
