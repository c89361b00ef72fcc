"""What the script believes about a night."""

from __future__ import annotations

from typing import Final


class Habits:
    """Weights of the script; tuned by playing.

    A rival who rests while others work does better, but if all rest, all lose the night to chaos.
    These are the habits of players who do most of their share: two of them score about 50 each.
    """

    def __init__(self) -> None:
        # Chaos.
        self.chaos = 3.0
        """The cost of a token …"""
        self.edge = 30.0
        """… and how much more the closer the party is to its limit."""
        self.soon = 0.5
        """The share of chaos counted in advance for patients who leave after this round."""
        self.drift = 0.3
        """Expected chaos per round to come."""
        # The chance that a patient leaves unless treated now, by timer.
        self.last_hour = 0.5
        self.two_hours = 0.25
        self.more_hours = 0.1
        self.rivalry = 0.957
        """The cost of a rival's deed."""
        # Sleep.
        self.rest = 1.0
        """The worth of a required token …"""
        self.rest_late = 15.0
        """… and how much that rises as the points left to get it run out."""
        self.relief = 0.4
        """The worth of spare sleep, as a share of the chaos it offsets."""
        # Skills.
        self.study = 0.351
        self.swap_journal = 0.278
        """The worth of a journal that replaces another, as a share of a new one's."""
        self.staff = 0.377
        """The worth of a staff member in the E.R., as a share of the deeds their skills bring."""
        # The next turn.
        self.next = 0.7
        self.fresh = 0.252
        """The share of arriving patients still there next turn …"""
        self.remain = 0.263
        """… and the share of those already there."""
        self.company = 0.414
        """The worth of sharing the E.R. with another hero."""
        # Smaller things.
        self.look = 0.397
        """The worth of one more patient, as a share of what it may bring."""
        self.timer = 0.383
        """The worth of one more hour, as a share of the chaos it may save."""
        self.press = 0.6
        """How much more deeds count while the party is behind its goal."""


RIVALS: Final = Habits()


def _together() -> Habits:
    """Chaos is what defeats a party, so anything that keeps patients from leaving is worth more."""
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
