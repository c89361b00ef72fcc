"""What the script believes about a night."""

from __future__ import annotations

from typing import Final


class Habits:
    """What the script believes; found by playing.

    Rivals who rest while others work do better, and a night on which everybody rests is lost for
    all in chaos. These are the habits of people who do most of their share: two of them score about
    50 each.
    """

    def __init__(self) -> None:
        # Chaos.
        self.chaos = 3.0
        """What a token costs …"""
        self.edge = 30.0
        """… and how much more the closer the party is to its limit."""
        self.soon = 0.5
        """How much of the chaos counts as there that patients bring who leave after this round."""
        self.drift = 0.3
        """Chaos to come in each round."""
        # Patients, by their timer: how likely they leave if they are not treated now.
        self.last_hour = 0.5
        self.two_hours = 0.25
        self.more_hours = 0.1
        self.rivalry = 0.957
        """What a rival's deed takes away."""
        # Sleep.
        self.rest = 1.0
        """What a token is worth that the night asks for …"""
        self.rest_late = 15.0
        """… and what it is worth more the fewer points are left to get it."""
        self.relief = 0.4
        """What spare sleep is worth of the chaos it makes up for."""
        # Skills.
        self.study = 0.351
        self.swap_journal = 0.278
        """What a journal is worth that replaces another."""
        self.staff = 0.377
        """What a staff member in the E.R. is worth of the deeds that the skills bring."""
        # The next turn.
        self.next = 0.7
        self.fresh = 0.252
        """How many of the patients to come are left for the next turn …"""
        self.remain = 0.263
        """… and how many of those who are there."""
        self.company = 0.414
        """What it is worth to be in the E.R. with somebody else."""
        # Smaller things.
        self.look = 0.397
        """What one more patient is worth of what it may bring."""
        self.timer = 0.383
        """What one more hour is worth of the chaos it may save."""
        self.press = 0.6
        """How much more deeds count while the party is behind its goal."""


RIVALS: Final = Habits()


def _together() -> Habits:
    """A party loses by chaos, so whatever keeps patients from leaving is worth more."""
    h = Habits()
    h.chaos = 2.21
    h.company = 0.426
    h.edge = 150.0
    h.fresh = 0.664
    h.last_hour = 0.81
    h.look = 0.322
    h.more_hours = 0.0871
    h.next = 0.63
    h.press = 0.714
    h.relief = 0.735
    h.remain = 0.351
    h.soon = 0.322
    h.staff = 0.213
    h.study = 0.828
    h.swap_journal = 0.372
    h.timer = 0.483
    h.two_hours = 0.211
    return h


TOGETHER: Final = _together()
