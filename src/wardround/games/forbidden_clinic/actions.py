"""What a seat can choose: one class per choice in the decision table, with the same names.

Tiles, spaces, seats, cards, treasures and roles are named by mentions: ``tile:van_port``,
``space:2,3``, ``seat:4``, ``card:donation``, ``treasure:outstanding_team``, ``role:triage_nurse``.
"""

from __future__ import annotations

from typing import ClassVar

from wardround.core.actions import Action, kinds_in


class ClinicAction(Action, frozen=True):
    """A choice in Forbidden Clinic."""

    PREFIXES: ClassVar[dict[str, str]] = {
        **{name: f"{name}:" for name in ("role", "tile", "card", "treasure", "space")},
        "player": "seat:",
    }
    """What an id typed without its kind means, by field: ``move van_port``."""


class TileAction(ClinicAction, frozen=True):
    tile: str


class PlayerAction(ClinicAction, frozen=True):
    player: str


class PickRole(ClinicAction, frozen=True):
    """FC-1.14 Take a role that nobody has yet."""

    role: str


class PickFirstPlayer(PlayerAction, frozen=True):
    """FC-1.25 Name the player who begins."""


class Move(TileAction, frozen=True):
    """FC-4.1 Go to a tile."""


class Fly(TileAction, frozen=True):
    """FC-5.11 Fly to any other tile."""


class Ready(TileAction, frozen=True):
    """FC-4.5 Ready a Stressed tile within reach."""


class Give(ClinicAction, frozen=True):
    """FC-4.7 Give a treasure card to another player."""

    card: str
    player: str


class Take(ClinicAction, frozen=True):
    """FC-5.17 Take a treasure card from another player."""

    card: str
    player: str


class Capture(ClinicAction, frozen=True):
    """FC-4.12 Capture a treasure."""

    treasure: str


class Rehire(PlayerAction, frozen=True):
    """FC-5.4 Bring a burned-out player back; `RehireTo` says where."""


class Escort(PlayerAction, frozen=True):
    """FC-5.5 Move the token of another player; `EscortTo` says where."""


class Triage(ClinicAction, frozen=True):
    """FC-5.19 Turn up the top cards of the Clinic deck."""


class EndActions(ClinicAction, frozen=True):
    """FC-3.6 End the action phase."""


class ReadySecond(TileAction, frozen=True):
    """FC-5.9 Ready one more tile with the same action."""


class Done(ClinicAction, frozen=True):
    """Pick nothing more: no second tile, no further passenger."""


class RehireTo(TileAction, frozen=True):
    """FC-9.9 The tile on which a re-hired player comes back."""


class EscortTo(TileAction, frozen=True):
    """FC-5.8 The tile on which an Escort ends."""


class TriageTop(TileAction, frozen=True):
    """FC-5.20 The Clinic card that goes back on top."""


class TriageOther(ClinicAction, frozen=True):
    """FC-5.20 Where the other card goes: ``second`` or ``under`` the deck."""

    where: str


class Play(ClinicAction, frozen=True):
    """FC-8.1 Play a special."""

    card: str


class Pass(ClinicAction, frozen=True):
    """FC-8.8 Play nothing in this window."""


class Discard(ClinicAction, frozen=True):
    """FC-6.12 Part with a card because of the hand limit."""

    card: str


class BoostFrom(ClinicAction, frozen=True):
    """FC-8.12 The space that a Revenue Boost starts from."""

    space: str


class BoostPassenger(PlayerAction, frozen=True):
    """FC-8.12 A token that goes along."""


class BoostTo(TileAction, frozen=True):
    """FC-8.14 The tile that a Revenue Boost leads to."""


class ReliefTile(TileAction, frozen=True):
    """FC-8.17 The tile that a Relief Vet readies."""


class DonationTile(TileAction, frozen=True):
    """FC-8.18 The first tile that a Donation readies."""


class DonationSecond(TileAction, frozen=True):
    """FC-8.18 The second tile that a Donation readies."""


class SwimTo(TileAction, frozen=True):
    """FC-12.14 The tile on which a token leaves the space of a burned-out tile."""


ACTIONS = kinds_in(globals(), ClinicAction)
