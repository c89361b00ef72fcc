"""What the script believes about saving a clinic."""

from __future__ import annotations


class Habits:
    """What the script believes; found by playing."""

    def __init__(self) -> None:
        # Who collects a treasure.
        self.card = 1.09
        self.way = 0.136
        self.other = 2.67
        """What each other card in the hand of a collector takes away."""
        self.burned_out = 7.18
        self.busy = 2.8
        """What it takes away to collect something else already."""
        # What a turn is for.
        self.capture = 23.5
        """Going to the tile with enough cards."""
        self.home = 12.4
        self.homeward = 1.2
        """Going home with nothing else to do, and more for each coin."""
        self.homeward_more = 1.0
        self.bring = 2.49
        """Bringing cards to a collector, and more for each card that is there."""
        self.bring_more = 2.14
        self.give = 11.9
        self.give_more = 3.59
        self.ready = 0.485
        self.ready_threat = 1.96
        self.ready_worth = 0.49
        """For what a tile is worth by itself, if its card came up for certain."""
        self.spare = 0.14
        """What remains of the danger to a treasure tile while the other one is Ready …"""
        self.both = 0.9
        """… or Stressed too."""
        self.walk = 0.226
        """What walking to a tile is worth of readying it."""
        self.rescue = 50.6
        """Readying what the game would be lost without, by the chance of losing it."""
        self.stressed = 0.859
        """What it takes away to step on a Stressed tile."""
        self.escort = 0.675
        self.fly = 1.32
        self.rehire = 8.72
        self.triage = 0.803
        # Specials.
        self.key = 0.143
        """The chance of losing the game for which a key card is played …"""
        self.last_key = 0.218
        """… and the last one."""
        self.lift = 1.16
        """Actions that a Revenue Boost has to save."""
        self.lift_other = 0.433
        """How much such an action counts that is about less than a treasure at hand or home."""
        self.room = 2.29
        """What it is worth to a collector with a full hand to have room for gifts."""
        self.parting = 1.03
        """How much better it is to play a card than to discard it."""
        self.key_worth = 8.68
        self.lift_worth = 2.3
