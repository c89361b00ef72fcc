"""What the game waits for, and how it ended."""

from __future__ import annotations

from typing import Final

from wardround.core.game import Awaiting, Outcome
from wardround.games.forbidden_clinic.ending import RULE_OF_REASON
from wardround.games.forbidden_clinic.flow import legal
from wardround.games.forbidden_clinic.refusals import decider_name
from wardround.games.forbidden_clinic.state import (
    BOOST_PASSENGER,
    BOOST_TO,
    CLINIC_DRAW,
    DECISIONS,
    ESCORT_TO,
    GAME_OVER,
    OVER_LIMIT,
    REASONS,
    REHIRE_TO,
    RUNNING,
    SAVED,
    SWIM_ANSWER,
    TAKE_ACTION,
    WINDOW,
    State,
)
from wardround.games.forbidden_clinic.treasure_draw import above_limit

RULES: Final = [
    "",
    "FC-1.14",
    "FC-1.25",
    "FC-5.9",
    "FC-9.9",
    "FC-5.5",
    "FC-5.20",
    "FC-5.20",
    "FC-6.12",
    "FC-8.12",
    "FC-8.12",
    "FC-8.14",
    "FC-8.17",
    "FC-8.18",
    "FC-8.18",
    "FC-12.14",
    "FC-3.3",
    "FC-8.8",
    "FC-12.13",
    "FC-3.10",
]
PROMPTS: Final = [
    "",
    "Pick a role",
    "Who begins?",
    "Ready a second tile with the same action?",
    "Where does the re-hired player come back?",
    "Where does the Escort lead?",
    "Which card goes back on top?",
    "Where does the other card go?",
    "Part with a card",
    "From which space does the Revenue Boost start?",
    "Who goes along?",
    "Where does the Revenue Boost lead?",
    "Which tile does the Relief Vet ready?",
    "Which tile does the Donation ready?",
    "Ready an adjacent tile as well?",
    "Swim to which tile?",
    "Take an action",
    "Play a special or pass",
    "Play a Revenue Boost for the swimmers or pass",
    "The game is over",
]
ENDINGS: Final = [
    "",
    "The clinic is saved: four treasures, one team, and a key card in hand.",
    "Both tiles of a treasure have burned out.",
    "The Front Desk has burned out.",
    "The patient level has reached the skull.",
    "A swimmer found no tile to swim to.",
    "The team has given up.",
]


def awaiting(s: State) -> Awaiting:
    """FC-8.5, FC-8.8, FC-12.7, FC-12.8, FC-R36 Which seats have to answer, and which may play.

    The rules speak to seats: a person, a bot, or one person for several seats may play them.
    """
    decision = s.decision
    name, rule, prompt = DECISIONS[decision], RULES[decision], prompt_of(s)
    if decision == GAME_OVER:
        return Awaiting((), name, prompt, rule)
    acting = 0
    for action in legal(s):
        acting |= 1 << action.seat
    asked = [seat for seat in range(s.layout.tables.seats) if acting >> seat & 1]
    if decision in (WINDOW, SWIM_ANSWER):
        return Awaiting(tuple(asked), name, prompt, rule)
    others = [seat for seat in asked if seat != s.decider]
    return Awaiting((s.decider,), name, prompt, rule, tuple(others))


def prompt_of(s: State) -> str:
    """The question in words, with the numbers that matter."""
    prompt = PROMPTS[s.decision]
    roles = s.layout.roles
    if s.decision == TAKE_ACTION:
        left = s.actions_left
        return f"{decider_name(s)}: take an action ({left} left)"
    if s.decision == OVER_LIMIT:
        return f"{decider_name(s)}: part with a card ({above_limit(s, s.decider)} above the limit)"
    if s.decision == WINDOW and s.phase == CLINIC_DRAW:
        return f"{prompt} before the next Clinic card ({s.cards_left} to come)"
    if s.decision == WINDOW:
        return f"{prompt} before the treasure draw"
    if s.decision in (ESCORT_TO, REHIRE_TO):
        return f"{prompt} ({roles[s.subject].name})"
    if s.decision in (BOOST_PASSENGER, BOOST_TO):
        names = [role.name for seat, role in enumerate(roles) if s.riders >> seat & 1]
        return f"{prompt} ({', '.join(names)})" if names else prompt
    return prompt


def outcome(s: State) -> Outcome | None:
    """FC-1.1, FC-10.8, FC-11.7 All win together or all lose together, for one recorded reason."""
    if s.ended == RUNNING:
        return None
    seats = s.layout.tables.seats
    won = s.ended == SAVED
    return Outcome(
        reason=REASONS[s.ended],
        rule=RULE_OF_REASON[s.ended],
        text=ENDINGS[s.ended],
        winners=tuple(range(seats)) if won else (),
        scores=(1.0 if won else 0.0,) * seats,
        ranks=(1,) * seats,
    )
