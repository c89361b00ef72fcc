"""The dispatch: what is listed and what is carried out; `refusals` speaks about everything else.

A decision with a single choice is taken without asking, except for the decisions from TAKE_ACTION
on (see `state`). What needs no decision at all is carried out by `turn.proceed`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from wardround.core.chance import Chance
from wardround.core.log import Log
from wardround.games.forbidden_clinic import actions as a
from wardround.games.forbidden_clinic import (
    basics,
    burnout,
    roles,
    setup,
    specials,
    treasure_draw,
    turn,
)
from wardround.games.forbidden_clinic.actions import ClinicAction
from wardround.games.forbidden_clinic.state import (
    BOOST_PASSENGER,
    NONE,
    NOTHING_LISTED,
    TAKE_ACTION,
    State,
)

Lister: TypeAlias = Callable[[State], list[ClinicAction]]
Handler: TypeAlias = Callable[[State, Any, Chance, Log], None]


def list_nothing(s: State) -> list[ClinicAction]:
    """FC-3.10 When the game is over, nothing further is carried out."""
    return []


def done(s: State, action: a.Done, chance: Chance, log: Log) -> None:
    """FC-5.9, FC-8.12, FC-8.18 Enough tiles, or enough passengers."""
    if s.decision == BOOST_PASSENGER:
        specials.passengers_done(s, action, chance, log)
    else:
        roles.done(s, action, chance, log)


LISTS: Final[list[Lister]] = [
    list_nothing,
    setup.list_roles,
    setup.list_first_players,
    roles.list_second_tiles,
    burnout.list_rehire_targets,
    roles.list_escort_targets,
    roles.list_triage_top,
    roles.list_triage_other,
    treasure_draw.list_parting,
    specials.list_origins,
    specials.list_passengers,
    specials.list_destinations,
    specials.list_relief,
    specials.list_donation,
    specials.list_donation_second,
    burnout.list_swim_targets,
    turn.list_actions,
    specials.list_window,
    specials.list_window,
    list_nothing,
]
"""The choices of each decision, in the order of the decisions in `state`."""

HANDLERS: Final[dict[type[ClinicAction], Handler]] = {
    a.PickRole: setup.pick_role,
    a.PickFirstPlayer: setup.pick_first_player,
    a.Move: basics.move,
    a.Fly: roles.fly,
    a.Ready: basics.ready,
    a.Give: basics.give,
    a.Take: roles.take,
    a.Capture: basics.capture,
    a.Rehire: burnout.rehire,
    a.Escort: roles.escort,
    a.Triage: roles.triage,
    a.EndActions: turn.end_actions,
    a.ReadySecond: roles.ready_second,
    a.Done: done,
    a.RehireTo: burnout.rehire_to,
    a.EscortTo: roles.escort_to,
    a.TriageTop: roles.triage_top,
    a.TriageOther: roles.triage_other,
    a.Play: specials.play,
    a.Pass: specials.pass_window,
    a.Discard: treasure_draw.discard,
    a.BoostFrom: specials.boost_from,
    a.BoostPassenger: specials.boost_passenger,
    a.BoostTo: specials.boost_to,
    a.ReliefTile: specials.relief_tile,
    a.DonationTile: specials.donation_tile,
    a.DonationSecond: specials.donation_second,
    a.SwimTo: burnout.swim_to,
}


def legal(s: State) -> list[ClinicAction]:
    """Every choice of every seat that may act now, in the order of the decision table."""
    if s.listed:
        return s.listed[:]
    return LISTS[s.decision](s)


def push(s: State, action: ClinicAction, chance: Chance, log: Log) -> None:
    """FC-3.8 Carry out a listed choice, and go on to the next moment at which somebody chooses."""
    s.listed = NOTHING_LISTED
    HANDLERS[type(action)](s, action, chance, log)
    while s.decision < TAKE_ACTION:
        if s.decision == NONE:
            turn.proceed(s, chance, log)
        else:
            choices = LISTS[s.decision](s)
            if len(choices) > 1:
                s.listed = choices
                return
            HANDLERS[type(choices[0])](s, choices[0], chance, log)
