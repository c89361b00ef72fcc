"""The action objects of a seat, made once, so that listing choices only collects references."""

from __future__ import annotations

from wardround.games.forbidden_clinic import actions as a
from wardround.games.forbidden_clinic.actions import ClinicAction


class Menu:
    """Every choice that one seat can ever have; lists go by number."""

    def __init__(
        self,
        seat: int,
        tiles: list[str],
        cards: list[str],
        seats: list[str],
        spaces: list[str],
        roles: list[str],
        treasures: list[str],
    ) -> None:
        self.pick_role = [a.PickRole(seat, role) for role in roles]
        self.pick_first_player = [a.PickFirstPlayer(seat, player) for player in seats]
        self.move = [a.Move(seat, tile) for tile in tiles]
        self.fly: list[ClinicAction] = [a.Fly(seat, tile) for tile in tiles]
        self.ready = [a.Ready(seat, tile) for tile in tiles]
        self.give = [[a.Give(seat, card, player) for player in seats] for card in cards]
        self.take = [[a.Take(seat, card, player) for player in seats] for card in cards]
        self.capture = [a.Capture(seat, treasure) for treasure in treasures]
        self.rehire = [a.Rehire(seat, player) for player in seats]
        self.escort = [a.Escort(seat, player) for player in seats]
        self.triage = a.Triage(seat)
        self.end_actions = a.EndActions(seat)
        self.ready_second = [a.ReadySecond(seat, tile) for tile in tiles]
        self.done = a.Done(seat)
        self.rehire_to = [a.RehireTo(seat, tile) for tile in tiles]
        self.escort_to = [a.EscortTo(seat, tile) for tile in tiles]
        self.triage_top = [a.TriageTop(seat, tile) for tile in tiles]
        self.triage_second = a.TriageOther(seat, "second")
        self.triage_under = a.TriageOther(seat, "under")
        self.play = [a.Play(seat, card) for card in cards]
        self.pass_ = a.Pass(seat)
        self.discard = [a.Discard(seat, card) for card in cards]
        self.boost_from = [a.BoostFrom(seat, space) for space in spaces]
        self.boost_passenger = [a.BoostPassenger(seat, player) for player in seats]
        self.boost_to: list[ClinicAction] = [a.BoostTo(seat, tile) for tile in tiles]
        self.relief_tile: list[ClinicAction] = [a.ReliefTile(seat, tile) for tile in tiles]
        self.donation_tile: list[ClinicAction] = [a.DonationTile(seat, tile) for tile in tiles]
        self.donation_second = [a.DonationSecond(seat, tile) for tile in tiles]
        self.swim_to = [a.SwimTo(seat, tile) for tile in tiles]
