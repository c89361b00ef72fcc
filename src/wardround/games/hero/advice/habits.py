"""What the script believes about a night."""

from __future__ import annotations

from typing import Final


class Habits:
    """What the script believes; found by playing."""

    def __init__(self) -> None:
        # Chaos.
        self.chaos = 3.0
        """What a token costs …"""
        self.edge = 30.0
        """… and how much more the closer the party is to its limit."""
        self.soon = 0.5
        """How much of the chaos counts as there that patients bring who leave after this round."""
        self.drift = 2.0
        """Chaos to come in each round."""
        # Patients, by their timer: how likely they leave if they are not treated now.
        self.last_hour = 0.3
        self.two_hours = 0.15
        self.more_hours = 0.05
        self.rivalry = 0.8
        """What a rival's deed takes away."""
        # Sleep.
        self.rest = 2.0
        """What a token is worth that the night asks for …"""
        self.rest_late = 12.0
        """… and what it is worth more the fewer points are left to get it."""
        self.relief = 0.9
        """What spare sleep is worth of the chaos it makes up for."""
        # Skills.
        self.study = 0.5
        self.swap_journal = 0.3
        """What a journal is worth that replaces another."""
        self.staff = 0.5
        """What a staff member in the E.R. is worth of the deeds that the skills bring."""
        # The next turn.
        self.next = 0.9
        self.fresh = 0.6
        """How many of the patients to come are left for the next turn …"""
        self.remain = 0.5
        """… and how many of those who are there."""
        self.company = 0.5
        """What it is worth to be in the E.R. with somebody else."""
        # Smaller things.
        self.look = 0.5
        """What one more patient is worth of what it may bring."""
        self.timer = 0.5
        """What one more hour is worth of the chaos it may save."""
        self.press = 0.6
        """How much more deeds count while the party is behind its goal."""


RIVALS: Final = Habits()


def _together() -> Habits:
    """A party loses by chaos, so whatever keeps patients from leaving is worth more."""
    h = Habits()
    h.last_hour = 0.8
    h.two_hours = 0.4
    h.more_hours = 0.15
    h.next = 0.9
    h.edge = 80.0
    h.staff = 0.35
    return h


TOGETHER: Final = _together()
