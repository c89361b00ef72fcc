"""What the script believes about running a clinic."""

from __future__ import annotations

from typing import Final

from wardround.games.clinic.rules.state import State


class Habits:
    """The script's parameters, found by playing it against itself."""

    def __init__(self) -> None:
        # The timetable.
        self.newcomers = 1.46
        """Patients the timetable expects each later round to bring."""
        self.newcomer_share = 3.17
        """How much their payment counts."""
        self.impatience = 2.41
        """What waiting a round must gain, in dollars."""
        self.death = 0.050
        """How much the penalty for a death counts for patients nobody has time for."""
        self.savings = 0.001
        """The popularity a spare dollar is worth with three rounds to go."""
        self.growth_moving = 0.26
        """Doctors and nurses the timetable expects each round to add, when planning Move."""
        self.growth_admitting = 0.88
        """The same when admitting patients."""
        # Staff by round.
        self.doctors = [7.30, 2.01, 1.05, 1.47, 1.55, 3.68]
        self.nurses = [0.04, 0.81, 2.06, 0.83, 8.11, 5.74]
        self.orderlies = 0.045
        self.doctor = 3.43
        """What a missing doctor is worth; `nurse` likewise."""
        self.nurse = 13.61
        self.floor = 0.64
        """Dollars to keep when hiring."""
        # Patients.
        self.patients_a_doctor = 19.40
        self.patient = 2.55
        self.least_gain = 0.76
        """What a patient must add to be worth admitting."""
        # Building.
        self.beds = 0.34
        self.entrances = 2.92
        """Arrival points to aim for."""
        self.entrance = 0.54
        self.parking_reserve = 2.84
        """Free parking places to aim for."""
        self.parking = 0.73
        self.services = 3.25
        """Services to aim for."""
        self.hub = 0.009
        self.room_points = 0.035
        """How much a room's end score counts."""
        self.conveyor = 3.16
        self.gardens = 3.36
        """Gardens to aim for."""
        self.garden = 1.81
        self.triage = 0.018
        self.lab = 14.01
        self.operating = 0.037
        self.extinguisher = 1.49
        # Lives, in games that are about them.
        self.survivor = 0.0
        """What curing an infected patient is worth; `recovery` is the same for a doctor, and
        `unplaced` the cost of a tile that nobody is left to take."""
        self.recovery = 0.0
        self.sick_doctor = 0.0
        """What a doctor falling ill costs; `orderly_away` is the same for a quarantined orderly."""
        self.orderly_away = 0.0
        self.unplaced = 0.0
        self.tiles_on_nurses = 0.0
        """The share of coming tiles that nurses will take."""
        self.invitations = 0.0
        """Rounds in which a waiting tile goes where a patient is expected."""
        # Money to keep for the next round when buying popularity.
        self.keep = 5.84


HABITS: Final = Habits()


def _together() -> Habits:
    """With COVID-19: few patients, all of them cured, and as many nurses as can be hired to take
    the tiles. Found on games with every number of seats and every level."""
    h = Habits()
    h.newcomers = 1.32
    h.newcomer_share = 0.173
    h.impatience = 10.16
    h.death = 3.48
    h.savings = 0.118
    h.growth_moving = 0.64
    h.growth_admitting = 1.7
    h.doctors = [5.4, 6.7, 2.2, 21.2, 34.3, 12.4]
    h.nurses = [4.8, 13.6, 22.9, 15.6, 25.2, 56.8]
    h.orderlies = 3.07
    h.doctor = 10.62
    h.nurse = 179.76
    h.floor = 0.919
    h.patients_a_doctor = 2.0
    h.patient = 3.74
    h.least_gain = 0.709
    h.beds = 1.25
    h.entrances = 6.57
    h.entrance = 0.391
    h.parking_reserve = 4.09
    h.parking = 4.51
    h.services = 14.15
    h.hub = 0.346
    h.room_points = 0.017
    h.conveyor = 1.35
    h.gardens = 4.05
    h.garden = 1.68
    h.triage = 0.203
    h.lab = 2.06
    h.operating = 0.104
    h.extinguisher = 0.864
    h.survivor = 17.89
    h.recovery = 25.28
    h.sick_doctor = 22.83
    h.orderly_away = 10.51
    h.unplaced = 19.74
    h.tiles_on_nurses = 2.46
    h.invitations = 0.606
    h.keep = 20.74
    return h


TOGETHER: Final = _together()


def habits_of(s: State) -> Habits:
    """The habits for rivals, or for a team that wins or loses together."""
    return TOGETHER if s.rules.hooks.judge else HABITS
