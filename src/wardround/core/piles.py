"""Piles without an order: it is decided only as cards are drawn.

A pile is a stack of *packets*. A packet is a set of cards that is known but whose order is
undecided: drawing takes a random card of the top packet. Packets are kept sorted, so two piles with
the same packets are equal, whatever their history.
"""

# Compiled with the engine.
from __future__ import annotations

from wardround.core.chance import Chance


class Pile:
    """A face-down stack of packets; the last packet is the top one.

    Cards are small ints; ``names[card]`` is the readable name, shared and never copied.
    """

    __slots__ = ("names", "packets")

    def __init__(self, names: list[str], packets: list[list[int]]) -> None:
        self.names = names
        self.packets = packets

    def clone(self) -> Pile:
        return Pile(self.names, [packet[:] for packet in self.packets])

    def size(self) -> int:
        total = 0
        for packet in self.packets:
            total += len(packet)
        return total

    def cards(self) -> list[int]:
        """Everything in the pile, sorted: as much as may be shown of it."""
        members: list[int] = []
        for packet in self.packets:
            members += packet
        members.sort()
        return members

    def draw(self, chance: Chance) -> int:
        """Take the top card: any card of the top packet, all equally likely."""
        packet = self.packets[-1]
        card = packet.pop(chance.pick(packet, self.names))
        if not packet:
            self.packets.pop()
        return card

    def shuffle_on_top(self, cards: list[int]) -> None:
        """Shuffle cards among themselves and lay them on top."""
        if cards:
            self.packets.append(sorted(cards))

    def shuffle_under(self, cards: list[int]) -> None:
        """Shuffle cards among themselves and lay them under the pile."""
        if cards:
            self.packets.insert(0, sorted(cards))

    def shuffle_in(self, cards: list[int]) -> None:
        """Shuffle cards and the whole pile together: one packet remains."""
        mixed: list[int] = []
        for packet in self.packets:
            mixed += packet
        mixed += cards
        mixed.sort()
        self.packets = [mixed] if mixed else []

    def remove(self, card: int) -> None:
        """Take out one particular card, wherever it is."""
        for index in range(len(self.packets) - 1, -1, -1):
            packet = self.packets[index]
            if card in packet:
                packet.remove(card)
                if not packet:
                    del self.packets[index]
                return
        raise ValueError(f"{self.names[card]} is not in this pile")


class Bag:
    """A bag or cup of interchangeable pieces: a count for each kind."""

    __slots__ = ("counts", "names")

    def __init__(self, names: list[str], counts: list[int]) -> None:
        self.names = names
        self.counts = counts

    def clone(self) -> Bag:
        return Bag(self.names, self.counts[:])

    def size(self) -> int:
        total = 0
        for count in self.counts:
            total += count
        return total

    def draw(self, chance: Chance) -> int:
        """Take one piece, all equally likely; returns its kind."""
        kind = chance.bag(self.counts, self.names)
        self.counts[kind] -= 1
        return kind
