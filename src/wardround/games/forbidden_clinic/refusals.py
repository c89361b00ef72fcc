"""Why a choice that is not listed is refused.

First come the things that hold for every choice: the game goes on, the ids are known, it is the
moment for such a choice and the turn of that seat. Then the chapter of the choice speaks.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from wardround.core.actions import Refusal
from wardround.core.words import seat_words
from wardround.games.forbidden_clinic import actions as a
from wardround.games.forbidden_clinic import (
    basics,
    burnout,
    roles,
    setup,
    specials,
    treasure_draw,
)
from wardround.games.forbidden_clinic.actions import ClinicAction
from wardround.games.forbidden_clinic.state import (
    ACTIONS,
    BOOST_FROM,
    BOOST_PASSENGER,
    BOOST_TO,
    DECISIONS,
    DONATION_SECOND,
    DONATION_TILE,
    ESCORT_TO,
    OVER_LIMIT,
    PICK_FIRST_PLAYER,
    PICK_ROLE,
    READY_SECOND,
    REASONS,
    REHIRE_TO,
    RELIEF_TILE,
    RUNNING,
    SWIM_ANSWER,
    SWIM_TO,
    TAKE_ACTION,
    TRIAGE_OTHER,
    TRIAGE_TOP,
    WINDOW,
    State,
)

Explainer: TypeAlias = Callable[[State, Any], Refusal]


def why_not_done(s: State, action: a.Done) -> Refusal:
    """FC-8.12 A Revenue Boost takes one token at least."""
    return Refusal("FC-8.12", "one_at_least")


EXPLAINERS: Final[dict[type[ClinicAction], Explainer]] = {
    a.PickRole: setup.why_not_role,
    a.Move: basics.why_not_move,
    a.Fly: roles.why_not_fly,
    a.Ready: basics.why_not_ready,
    a.Give: basics.why_not_give,
    a.Take: roles.why_not_take,
    a.Capture: basics.why_not_capture,
    a.Rehire: burnout.why_not_rehire,
    a.Escort: roles.why_not_escort,
    a.Triage: roles.why_not_triage,
    a.ReadySecond: roles.why_not_ready_second,
    a.Done: why_not_done,
    a.RehireTo: burnout.why_not_rehire_to,
    a.EscortTo: roles.why_not_escort_to,
    a.TriageTop: roles.why_not_triage_card,
    a.TriageOther: roles.why_not_triage_place,
    a.Play: specials.why_not_play,
    a.Pass: specials.why_not_pass,
    a.Discard: treasure_draw.why_not_discard,
    a.BoostFrom: specials.why_not_boost_from,
    a.BoostPassenger: specials.why_not_boost_passenger,
    a.BoostTo: specials.why_not_boost_to,
    a.ReliefTile: specials.why_not_special_tile,
    a.DonationTile: specials.why_not_special_tile,
    a.DonationSecond: specials.why_not_special_tile,
    a.SwimTo: burnout.why_not_swim_to,
}
"""Who speaks about each kind of choice. To name the first player or to end the phase is always
listed for the seat that is asked."""

ANSWERS: Final[dict[type[ClinicAction], list[int]]] = {
    a.PickRole: [PICK_ROLE],
    a.PickFirstPlayer: [PICK_FIRST_PLAYER],
    a.ReadySecond: [READY_SECOND],
    a.Done: [READY_SECOND, BOOST_PASSENGER, DONATION_SECOND],
    a.RehireTo: [REHIRE_TO],
    a.EscortTo: [ESCORT_TO],
    a.TriageTop: [TRIAGE_TOP],
    a.TriageOther: [TRIAGE_OTHER],
    a.Play: [TAKE_ACTION, WINDOW, OVER_LIMIT, SWIM_ANSWER],
    a.Pass: [WINDOW, SWIM_ANSWER],
    a.Discard: [OVER_LIMIT],
    a.BoostFrom: [BOOST_FROM],
    a.BoostPassenger: [BOOST_PASSENGER],
    a.BoostTo: [BOOST_TO],
    a.ReliefTile: [RELIEF_TILE],
    a.DonationTile: [DONATION_TILE],
    a.DonationSecond: [DONATION_SECOND],
    a.SwimTo: [SWIM_TO],
}
"""The decisions that a choice can answer; whatever is not here is an action of the turn."""

NOT_ASKED: Final[dict[type[ClinicAction], str]] = {
    a.PickRole: "FC-1.13",
    a.PickFirstPlayer: "FC-1.25",
    a.ReadySecond: "FC-5.9",
    a.Done: "FC-5.9",
    a.RehireTo: "FC-9.9",
    a.EscortTo: "FC-5.5",
    a.TriageTop: "FC-5.20",
    a.TriageOther: "FC-5.20",
    a.Play: "FC-8.4",
    a.Pass: "FC-8.5",
    a.Discard: "FC-6.15",
    a.BoostFrom: "FC-8.12",
    a.BoostPassenger: "FC-8.12",
    a.BoostTo: "FC-8.12",
    a.ReliefTile: "FC-8.17",
    a.DonationTile: "FC-8.18",
    a.DonationSecond: "FC-8.18",
    a.SwimTo: "FC-12.14",
}
"""The rule for an answer to a question that nobody has asked."""


def why_not(s: State, action: ClinicAction) -> Refusal:
    """FC-3.10 The first rule that stands against an unlisted choice."""
    if s.ended != RUNNING:
        return Refusal("FC-3.10", "game_over", ending=REASONS[s.ended])
    refusal = why_not_known(s, action)
    if refusal is None:
        refusal = why_not_now(s, action)
    if refusal is None:
        refusal = EXPLAINERS[type(action)](s, action)
    return refusal


def why_not_known(s: State, action: ClinicAction) -> Refusal | None:
    """FC-1.3, FC-1.4, FC-1.7, FC-1.8, FC-2.1, FC-12.6, FC-R30 Only what is in the game is named."""
    tables = s.layout.tables
    if not 0 <= action.seat < tables.seats:
        return Refusal("FC-12.6", "unknown_seat", seat=action.seat, seats=tables.seats)
    known: dict[str, tuple[str, dict[str, int]]] = {
        "tile": ("FC-1.3", tables.tile_index),
        "treasure": ("FC-1.4", tables.treasure_index),
        "card": ("FC-1.7", tables.card_index),
        "role": ("FC-1.8", tables.role_index),
        "space": ("FC-2.1", tables.board.index),
        "player": ("FC-12.6", tables.seat_index),
    }
    for field in action.__struct_fields__:
        if field in known:
            rule, ids = known[field]
            named = getattr(action, field)
            if named not in ids:
                return Refusal(rule, f"unknown_{field}", named=str(named))
    return None


def why_not_now(s: State, action: ClinicAction) -> Refusal | None:
    """FC-3.7, FC-3.8, FC-6.14, FC-6.15, FC-8.4, FC-8.10, FC-12.12 Not now, or not that seat."""
    kind = type(action)
    answers = ANSWERS.get(kind, [TAKE_ACTION])
    if s.decision in answers:
        anybody = s.decision in (WINDOW, SWIM_ANSWER) or kind is a.Play
        if action.seat == s.decider or (anybody and s.decision != OVER_LIMIT):
            return None
    if s.decision not in (TAKE_ACTION, WINDOW):
        return why_not_before(s)
    if kind in NOT_ASKED:
        return Refusal(NOT_ASKED[kind], "not_asked", choice=str(kind.__struct_config__.tag))
    return why_not_in_turn(s, action)


def why_not_before(s: State) -> Refusal:
    """FC-1.14, FC-1.25, FC-3.8, FC-6.14, FC-8.10, FC-12.12 What is under way comes first."""
    decision = s.decision
    if BOOST_FROM <= decision <= DONATION_SECOND:
        rule = "FC-8.10"
    elif decision in (SWIM_ANSWER, SWIM_TO):
        rule = "FC-12.12"
    elif decision == OVER_LIMIT:
        rule = "FC-6.14"
    elif decision == PICK_ROLE:
        rule = "FC-1.14"
    elif decision == PICK_FIRST_PLAYER:
        rule = "FC-1.25"
    else:
        rule = "FC-3.8"
    who = "" if decision == SWIM_ANSWER else decider_name(s)
    return Refusal(rule, "first_things_first", under_way=DECISIONS[decision], player=who)


def decider_name(s: State) -> str:
    """The seat that is asked: by role, or by number while roles are picked."""
    if s.decider < len(s.layout.roles):
        return s.layout.roles[s.decider].name
    return seat_words(s.decider)


def why_not_in_turn(s: State, action: ClinicAction) -> Refusal | None:
    """FC-3.3, FC-3.6, FC-3.7, FC-9.9 Actions belong to the active player's action phase."""
    layout = s.layout
    if action.seat != s.active:
        whose = layout.roles[s.active].name
        own_turn = type(action) is a.Rehire and layout.roles[action.seat].rehires
        return Refusal("FC-9.9" if own_turn else "FC-3.7", "not_your_turn", player=whose)
    if s.phase != ACTIONS:
        if s.actions_left > 0:
            return Refusal("FC-3.6", "phase_ended", unused=s.actions_left)
        return Refusal("FC-3.3", "no_actions_left", actions=layout.tables.actions_per_turn)
    return None
