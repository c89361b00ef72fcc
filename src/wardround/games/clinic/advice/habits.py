"""What the script believes about running a clinic."""

from __future__ import annotations

from typing import Final

from wardround.games.clinic.rules.state import State


class Habits:
    """The script's parameters, found by playing it against itself.

    With COVID-19 a team wins or loses ``together``: few patients, all of them cured, and as many
    nurses as can be hired to take the tiles. Found on games with every number of seats and every
    level.
    """

    def __init__(self, together: bool) -> None:
        # The timetable.
        self.newcomers = 1.32 if together else 1.46
        """Patients the timetable expects each later round to bring."""
        self.newcomer_share = 0.173 if together else 3.17
        """How much their payment counts."""
        self.impatience = 10.16 if together else 2.41
        """What waiting a round must gain, in dollars."""
        self.death = 3.48 if together else 0.050
        """How much the penalty for a death counts for patients nobody has time for."""
        self.savings = 0.118 if together else 0.001
        """The popularity a spare dollar is worth with three rounds to go."""
        self.growth_moving = 0.64 if together else 0.26
        """Doctors and nurses the timetable expects each round to add, when planning Move."""
        self.growth_admitting = 1.7 if together else 0.88
        """The same when admitting patients."""
        # Staff by round.
        self.doctors = (
            [5.4, 6.7, 2.2, 21.2, 34.3, 12.4] if together else [7.30, 2.01, 1.05, 1.47, 1.55, 3.68]
        )
        self.nurses = (
            [4.8, 13.6, 22.9, 15.6, 25.2, 56.8]
            if together
            else [0.04, 0.81, 2.06, 0.83, 8.11, 5.74]
        )
        self.orderlies = 3.07 if together else 0.045
        self.doctor = 10.62 if together else 3.43
        """What a missing doctor is worth; `nurse` likewise."""
        self.nurse = 179.76 if together else 13.61
        self.floor = 0.919 if together else 0.64
        """Dollars to keep when hiring."""
        # Patients.
        self.patients_a_doctor = 2.0 if together else 19.40
        self.patient = 3.74 if together else 2.55
        self.least_gain = 0.709 if together else 0.76
        """What a patient must add to be worth admitting."""
        # Building.
        self.beds = 1.25 if together else 0.34
        self.entrances = 6.57 if together else 2.92
        """Arrival points to aim for."""
        self.entrance = 0.391 if together else 0.54
        self.parking_reserve = 4.09 if together else 2.84
        """Free parking places to aim for."""
        self.parking = 4.51 if together else 0.73
        self.services = 14.15 if together else 3.25
        """Services to aim for."""
        self.hub = 0.346 if together else 0.009
        self.room_points = 0.017 if together else 0.035
        """How much a room's end score counts."""
        self.conveyor = 1.35 if together else 3.16
        self.gardens = 4.05 if together else 3.36
        """Gardens to aim for."""
        self.garden = 1.68 if together else 1.81
        self.triage = 0.203 if together else 0.018
        self.lab = 2.06 if together else 14.01
        self.operating = 0.104 if together else 0.037
        self.extinguisher = 0.864 if together else 1.49
        # Lives, in games that are about them.
        self.survivor = 17.89 if together else 0.0
        """What curing an infected patient is worth; `recovery` is the same for a doctor, and
        `unplaced` the cost of a tile that nobody is left to take."""
        self.recovery = 25.28 if together else 0.0
        self.sick_doctor = 22.83 if together else 0.0
        """What a doctor falling ill costs; `orderly_away` is the same for a quarantined orderly."""
        self.orderly_away = 10.51 if together else 0.0
        self.unplaced = 19.74 if together else 0.0
        self.tiles_on_nurses = 2.46 if together else 0.0
        """The share of coming tiles that nurses will take."""
        self.invitations = 0.606 if together else 0.0
        """Rounds in which a waiting tile goes where a patient is expected."""
        # Money to keep for the next round when buying popularity.
        self.keep = 20.74 if together else 5.84


RIVALS: Final = Habits(together=False)
TOGETHER: Final = Habits(together=True)


def habits_of(s: State) -> Habits:
    """The habits for rivals, or for a team that wins or loses together."""
    return TOGETHER if s.rules.hooks.judge else RIVALS
