"""What the script believes about saving a clinic."""

from __future__ import annotations


class Habits:
    """The script's parameters, found by playing."""

    def __init__(self) -> None:
        # Who collects a treasure.
        self.card = 1.18
        self.way = 0.0669
        self.other = 3.52
        """What each other card in a collector's hand subtracts."""
        self.gather = 0.168
        """What each step to a card in another hand subtracts."""
        self.burned_out = 9.75
        self.courier = 0.712
        """What being able to give cards from anywhere subtracts."""
        self.busy = 3.94
        """What already collecting something else subtracts."""
        # What a turn is for.
        self.capture = 33.6
        """Going to the tile with enough cards."""
        self.home = 12.4
        self.homeward = 1.62
        """Going home with nothing else to do, and more for each coin."""
        self.homeward_more = 0.49
        self.bring = 0.0475
        """Bringing cards to a collector, and more for each card that is there."""
        self.bring_more = 0.983
        self.relay = 3.72
        """Giving them to a player who can pass them on from anywhere."""
        self.relay_more = 1.85
        self.give = 21.7
        self.give_more = 3.26
        self.ready = 0.604
        self.ready_threat = 0.816
        self.ready_worth = 0.297
        """How much a tile's own worth counts, if its card were certain to come up."""
        self.next_draw = 0.487
        """How much the next draw counts in what may come up, relative to a round's draws."""
        self.spare = 0.0696
        """What remains of the danger to a treasure tile while the other one is Ready …"""
        self.both = 0.21
        """… or Stressed too."""
        self.walk = 0.264
        """What walking to a tile is worth, as a share of readying it."""
        self.rescue = 66.5
        """Readying a tile without which the game would be lost, per chance of losing it."""
        self.stressed = 0.391
        """What stepping on a Stressed tile subtracts."""
        self.escort = 0.848
        self.fly = 1.02
        self.rehire = 8.63
        self.triage = 0.0941
        # Specials.
        self.key = 0.128
        """The chance of losing the game at which a key card is played …"""
        self.last_key = 0.234
        """… and the last one."""
        self.lift = 1.59
        """Actions that a Revenue Boost has to save while treasures are open."""
        self.lift_other = 0.455
        """How much such an action counts for less than a treasure at hand or going home …"""
        self.lift_home = 0.51
        """… and for merely waiting at the Front Desk."""
        self.lift_seats = 0.496
        """How much the others who come along count."""
        self.room = 2.65
        """What room for gifts is worth to a collector with a full hand."""
        self.parting = 1.44
        """How much better it is to play a card than to discard it."""
        self.key_worth = 9.52
        self.lift_worth = 2.72
        self.keep_same = 0.225
        """What a treasure card is worth for each like it in the hand …"""
        self.keep_scarce = 0.545
        """… for each like it in the discards …"""
        self.keep_own = 1.5
        """… and to the collector."""
