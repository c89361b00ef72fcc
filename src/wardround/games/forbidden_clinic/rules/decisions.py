"""Every decision of the game in one registry, and the dispatch over it.

A decision with a single choice is taken without asking, except for those from TAKE_ACTION on (see
`constants`). What needs no decision at all is carried out by `turn.advance`.
"""

from __future__ import annotations

from typing import Any, Final

from wardround.core.actions import Refusal
from wardround.core.chance import Chance
from wardround.core.decisions import Answer, Decision, numbered, question
from wardround.core.game import Awaiting
from wardround.core.log import Log
from wardround.games.forbidden_clinic import actions as a
from wardround.games.forbidden_clinic.actions import ClinicAction
from wardround.games.forbidden_clinic.events import NoSecondTile
from wardround.games.forbidden_clinic.rules import (
    basics,
    burnout,
    roles,
    setup,
    specials,
    treasure_draw,
    turn,
)
from wardround.games.forbidden_clinic.rules import constants as k
from wardround.games.forbidden_clinic.rules.constants import NONE, TAKE_ACTION
from wardround.games.forbidden_clinic.rules.report import tell
from wardround.games.forbidden_clinic.rules.state import NOTHING_LISTED, State
from wardround.games.forbidden_clinic.rules.treasure_draw import above_limit

# -- Prompts ----------------------------------------------------------------------------------


def ask_subject(s: State) -> dict[str, Any]:
    return {"player": s.layout.called(s.subject)}


def ask_riders(s: State) -> dict[str, Any]:
    riders = [seat for seat in range(s.layout.tables.seats) if s.riders >> seat & 1]
    return {"count": len(riders), "players": [s.layout.called(seat) for seat in riders]}


def ask_window(s: State) -> dict[str, Any]:
    """What is drawn next: a Clinic card, of which so many come, or a Treasure card."""
    if s.phase == k.CLINIC_DRAW:
        return {"cards": s.cards_left, "drawn": 0}
    return {"cards": 0, "drawn": s.layout.tables.treasure_draw - s.cards_left}


# -- The registry -----------------------------------------------------------------------------


def list_nothing(s: State) -> list[ClinicAction]:
    """FC-3.10 When the game is over, nothing further is carried out."""
    return []


def why_not_done(s: State, action: a.Done) -> Refusal:
    """FC-8.12 A Revenue Boost takes at least one token."""
    return Refusal("FC-8.12", "one_at_least")


PLAY: Final = Answer(specials.play, specials.why_not_play)
PASS: Final = Answer(specials.pass_window, specials.why_not_pass)
READY_TILE: Final = specials.why_not_special_tile

# fmt: off
DECISIONS: Final[list[Decision[State]]] = numbered(
    k.NONE,
    {
        k.NONE: Decision("none", "", list_nothing, {}),
        k.PICK_ROLE: question(a.PickRole, "FC-1.14",
            setup.list_roles, setup.pick_role, setup.why_not_role),
        k.PICK_FIRST_PLAYER: question(a.PickFirstPlayer, "FC-1.25",
            setup.list_first_players, setup.pick_first_player),
        k.READY_SECOND: Decision(
            "ready_second",
            "FC-5.9",
            roles.list_second_tiles,
            {
                a.ReadySecond: Answer(roles.ready_second, roles.why_not_ready_second),
                a.Done: Answer(roles.done),
            },
        ),
        k.REHIRE_TO: question(a.RehireTo, "FC-9.9",
            burnout.list_rehire_targets, burnout.rehire_to, burnout.why_not_rehire_to,
            facts=ask_subject),
        k.ESCORT_TO: question(a.EscortTo, "FC-5.5",
            roles.list_escort_targets, roles.escort_to, roles.why_not_escort_to, facts=ask_subject),
        k.TRIAGE_TOP: question(a.TriageTop, "FC-5.20",
            roles.list_triage_top, roles.triage_top, roles.why_not_triage_card),
        k.TRIAGE_OTHER: question(a.TriageOther, "FC-5.20",
            roles.list_triage_other, roles.triage_other, roles.why_not_triage_place),
        k.OVER_LIMIT: Decision(
            "over_limit",
            "FC-6.12",
            treasure_draw.list_parting,
            {a.Discard: Answer(treasure_draw.discard, treasure_draw.why_not_discard), a.Play: PLAY},
            facts=lambda s: {
                "above": above_limit(s, s.decider), "limit": s.layout.tables.hand_limit
            },
        ),
        k.BOOST_FROM: question(a.BoostFrom, "FC-8.12",
            specials.list_origins, specials.boost_from, specials.why_not_boost_from),
        k.BOOST_PASSENGER: Decision(
            "boost_passenger",
            "FC-8.12",
            specials.list_passengers,
            {
                a.BoostPassenger: Answer(
                    specials.boost_passenger, specials.why_not_boost_passenger
                ),
                a.Done: Answer(specials.passengers_done, why_not_done),
            },
            facts=ask_riders,
        ),
        k.BOOST_TO: question(a.BoostTo, "FC-8.14",
            specials.list_destinations, specials.boost_to, specials.why_not_boost_to,
            facts=ask_riders),
        k.RELIEF_TILE: question(a.ReliefTile, "FC-8.17",
            specials.list_relief, specials.relief_tile, READY_TILE),
        k.DONATION_TILE: question(a.DonationTile, "FC-8.18",
            specials.list_donation, specials.donation_tile, READY_TILE),
        k.DONATION_SECOND: Decision(
            "donation_second",
            "FC-8.18",
            specials.list_donation_second,
            {
                a.DonationSecond: Answer(specials.donation_second, READY_TILE),
                a.Done: Answer(roles.done),
            },
        ),
        k.SWIM_TO: question(a.SwimTo, "FC-12.14",
            burnout.list_swim_targets, burnout.swim_to, burnout.why_not_swim_to),
        k.TAKE_ACTION: Decision(
            "take_action",
            "FC-3.3",
            turn.list_actions,
            {
                a.Move: Answer(basics.move, basics.why_not_move),
                a.Fly: Answer(roles.fly, roles.why_not_fly),
                a.Ready: Answer(basics.ready, basics.why_not_ready),
                a.Give: Answer(basics.give, basics.why_not_give),
                a.Take: Answer(roles.take, roles.why_not_take),
                a.Capture: Answer(basics.capture, basics.why_not_capture),
                a.Rehire: Answer(burnout.rehire, burnout.why_not_rehire),
                a.Escort: Answer(roles.escort, roles.why_not_escort),
                a.Triage: Answer(roles.triage, roles.why_not_triage),
                a.EndActions: Answer(turn.end_actions),
                a.Play: PLAY,
            },
            facts=lambda s: {"left": s.actions_left},
        ),
        k.WINDOW: Decision(
            "window",
            "FC-8.8",
            specials.list_window,
            {a.Play: PLAY, a.Pass: PASS},
            facts=ask_window,
        ),
        k.SWIM_ANSWER: Decision(
            "swim_answer",
            "FC-12.13",
            specials.list_window,
            {a.Play: PLAY, a.Pass: PASS},
        ),
        k.GAME_OVER: Decision("game_over", "FC-3.10", list_nothing, {}),
    },
)
# fmt: on
DECISION_NAMES: Final = [decision.name for decision in DECISIONS]


LISTS: Final = [decision.choices for decision in DECISIONS]
HANDLERS: Final = [decision.handlers for decision in DECISIONS]


def legal(s: State) -> list[ClinicAction]:
    """Every choice of every seat that may act now, in the order of the decision table."""
    if s.listed:
        return s.listed[:]
    return LISTS[s.decision](s)


def push(s: State, action: ClinicAction, chance: Chance, log: Log) -> None:
    """FC-3.8 Carry out a listed choice, then advance until a seat has to choose."""
    s.listed = NOTHING_LISTED
    HANDLERS[s.decision][type(action)](s, action, chance, log)
    while s.decision < TAKE_ACTION:
        if s.decision == NONE:
            turn.advance(s, chance, log)
        else:
            choices = LISTS[s.decision](s)
            if len(choices) > 1:
                s.listed = choices
                return
            if log.on and s.decision in (k.READY_SECOND, k.DONATION_SECOND):
                report_no_second_tile(s, log)
            HANDLERS[s.decision][type(choices[0])](s, choices[0], chance, log)


def report_no_second_tile(s: State, log: Log) -> None:
    """FC-5.9, FC-8.18 Why a Ready or a Donation is over after one tile."""
    player, donation = s.layout.tables.seat_ids[s.decider], s.decision == k.DONATION_SECOND
    rule = DECISIONS[s.decision].rule
    tell(s, log, NoSecondTile(rule=rule, player=player, donation=donation))


def asked(s: State, seat: int) -> Decision[State]:
    """FC-8.5, FC-R36 The current decision; `objection` says who may not answer it."""
    return DECISIONS[s.decision]


def awaiting(s: State) -> Awaiting:
    """FC-8.5, FC-8.8, FC-12.7, FC-12.8, FC-R36 Which seats have to answer, and which may play.

    The rules speak to seats: a person, a bot, or one person for several seats may play them.
    """
    decision = DECISIONS[s.decision]
    name, rule, facts = decision.name, decision.rule, decision.facts_now(s)
    if s.decision == k.GAME_OVER:
        return Awaiting((), name, rule, facts=facts)
    acting = 0
    for action in legal(s):
        acting |= 1 << action.seat
    seats = [seat for seat in range(s.layout.tables.seats) if acting >> seat & 1]
    if s.decision in (k.WINDOW, k.SWIM_ANSWER):
        return Awaiting(tuple(seats), name, rule, facts=facts)
    others = [seat for seat in seats if seat != s.decider]
    return Awaiting((s.decider,), name, rule, tuple(others), facts)


# -- Refusals ---------------------------------------------------------------------------------

OUT_OF_TURN: Final[dict[type[ClinicAction], str]] = {
    a.PickRole: "FC-1.13",
    a.Play: "FC-8.4",
    a.Pass: "FC-8.5",
    a.Discard: "FC-6.15",
}
"""The rule for an unasked answer, where it is not that of its decision."""


def objection(s: State, action: ClinicAction) -> Refusal | None:
    """FC-3.7, FC-3.8, FC-6.14, FC-6.15, FC-8.4, FC-8.10, FC-12.12 Not now, or not that seat."""
    refusal = why_not_known(s, action)
    if refusal is not None:
        return refusal
    kind = type(action)
    if kind in DECISIONS[s.decision].answers:
        if s.decision == k.OVER_LIMIT:
            anybody = kind is a.Play and s.layout.tables.plays_any_time
        else:
            anybody = kind is a.Play or s.decision in (k.WINDOW, k.SWIM_ANSWER)
        if anybody or action.seat == s.decider:
            return None
    if s.decision not in (k.TAKE_ACTION, k.WINDOW):
        return why_not_before(s, action)
    if kind in OUT_OF_TURN or kind not in DECISIONS[k.TAKE_ACTION].answers:
        rules = [decision.rule for decision in DECISIONS if kind in decision.answers]
        return DECISIONS[s.decision].first(s, rule=OUT_OF_TURN.get(kind, rules[0]))
    return why_not_in_turn(s, action)


def why_not_known(s: State, action: ClinicAction) -> Refusal | None:
    """FC-1.3, FC-1.4, FC-1.7, FC-1.8, FC-2.1, FC-12.6, FC-R30 Only what is in the game is named."""
    tables = s.layout.tables
    if not 0 <= action.seat < tables.seats:
        return Refusal("FC-12.6", "unknown_seat", player=f"seat:{action.seat}", seats=tables.seats)
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
            if getattr(action, field) not in ids:
                return Refusal(rule, f"unknown_{field}")
    return None


def why_not_before(s: State, action: ClinicAction) -> Refusal:
    """FC-1.14, FC-1.25, FC-3.8, FC-6.14, FC-8.10, FC-12.12 What has begun comes first."""
    decision = s.decision
    if k.BOOST_FROM <= decision <= k.DONATION_SECOND:
        rule = "FC-8.10"
    elif decision in (k.SWIM_ANSWER, k.SWIM_TO):
        rule = "FC-12.12"
    elif decision == k.OVER_LIMIT:
        rule = "FC-6.14"
    elif decision in (k.PICK_ROLE, k.PICK_FIRST_PLAYER):
        rule = DECISIONS[decision].rule
    else:
        rule = "FC-3.8"
    first = DECISIONS[decision].first(s, rule=rule)
    if decision == k.SWIM_ANSWER or action.seat == s.decider:
        return first
    return Refusal(rule, "not_your_turn", players=[s.layout.called(s.decider)], **first.facts)


def why_not_in_turn(s: State, action: ClinicAction) -> Refusal | None:
    """FC-3.3, FC-3.6, FC-3.7, FC-9.9 Actions belong to the active player's action phase."""
    layout = s.layout
    if action.seat != s.active:
        whose = layout.called(s.active)
        own_turn = type(action) is a.Rehire and layout.roles[action.seat].rehires
        return Refusal("FC-9.9" if own_turn else "FC-3.7", "other_turn", player=whose)
    if s.phase != k.ACTIONS:
        if s.actions_left > 0:
            return Refusal("FC-3.6", "phase_ended")
        return Refusal("FC-3.3", "no_actions_left", actions=layout.tables.actions_per_turn)
    return None
