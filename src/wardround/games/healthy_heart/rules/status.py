"""What the game waits for, and how it ended."""

from __future__ import annotations

from typing import Final

from wardround.core.game import Awaiting, Outcome, ScoreLine
from wardround.games.healthy_heart.rules import constants as k
from wardround.games.healthy_heart.rules.ending import (
    END_RULES,
    band_of,
    held_awards,
    tombstones_placed,
)
from wardround.games.healthy_heart.rules.state import State

DECISION_RULES: Final = [
    *("HH-R91", "HH-R91", "HH-12.17", "HH-4.14", "HH-5.3", "HH-13.24", "HH-16.6", "HH-13.11"),
    *("HH-14.7", "HH-16.10", "HH-16.8", "HH-R34", "HH-6.2", "HH-6.16", "HH-7.3", "HH-7.8"),
    *("HH-7.14", "HH-8.10", "HH-8.11", "HH-9.1", "HH-9.2", "HH-10.3", "HH-10.5", "HH-10.12"),
    *("HH-10.13", "HH-10.14", "HH-11.1", "HH-11.5", "HH-11.2", "HH-12.1", "HH-12.6", "HH-12.7"),
    *("HH-13.4", "HH-13.6", "HH-13.7", "HH-13.20", "HH-13.22", "HH-13.29", "HH-13.31"),
    *("HH-13.30", "HH-13.33", "HH-13.33", "HH-18.4", "HH-15.2"),
]
"""For each decision the rule that it belongs to."""

PROMPTS: Final = [
    "Which Administrator takes over?",
    "Which Doctor joins?",
    "Send the open card away with the Security Guard?",
    "Whose arrivals come next?",
    "Who is checked next in the Rounds?",
    "Feeling Lucky: repeat this draw?",
    "Which death is handled next?",
    "Public Relations Spin: fire the Doctor?",
    "Does Dr. Lucky hide the body?",
    "Use the Coroner for this body?",
    "Where does the Tombstone go?",
    "Use the held Award now?",
    "Who acts, and how?",
    "May this be spent?",
    "Which patient is healed?",
    "Draw a bonus, or stop?",
    "Return a cube to the Cup?",
    "Free Basic Research after the cure?",
    "Which Administrative token becomes Unused?",
    "Which patient is transferred?",
    "Where does the patient go?",
    "What does the Research bring?",
    "Which Training marker is assigned?",
    "Which Training marker is taken?",
    "Which Doctor gets the marker?",
    "Allow this assignment?",
    "Which Room is built?",
    "Where does the Room go?",
    "Which Room is improved?",
    "Who is hired?",
    "Who is assigned?",
    "Where do they work from now on?",
    "Efficiency: which patient moves?",
    "Organized Memo System: who moves?",
    "Who gets Priority?",
    "Which Ward gets a new ability?",
    "Overtime: which token becomes Unused?",
    "Mad Scientist: who gives cubes?",
    "Mad Scientist: who receives them?",
    "How many cubes move?",
    "Experimental Procedures: which colour?",
    "Experimental Procedures: for which malady?",
    "Order Supplies: which cube?",
    "Who shall the Chaplain pray for?",
]


def decider(s: State) -> int:
    """HH-R77 The seat that answers the decision asked for; the lead unless told otherwise."""
    decision = s.decision()
    if decision in (k.D_LUCKY_HIDE, k.D_USE_CORONER, k.D_USE_AWARD):
        return s.seat_of(s.stack[-2])
    if decision in PEN_DECISIONS:
        return s.pen
    return 0


PEN_DECISIONS: Final = frozenset(
    {
        k.D_HEAL_PATIENT,
        k.D_HEAL_BONUS,
        k.D_RETURN_CUBE,
        k.D_CURE_RESEARCH,
        k.D_CURE_FLIP,
        k.D_TRANSFER_PATIENT,
        k.D_TRANSFER_TO,
        k.D_RESEARCH_PICK,
        k.D_RESEARCH_MARKER,
        k.D_TRAIN_MARKER,
        k.D_TRAIN_DOCTOR,
        k.D_BUILD_ROOM,
        k.D_BUILD_SLOT,
        k.D_IMPROVE_ROOM,
        k.D_HIRE_MARKER,
        k.D_ASSIGN_STAFF,
        k.D_ASSIGN_TO,
        k.D_SUPPLY_CUBE,
    }
)
"""Decisions of whoever performs the Action (after a miracle: the lead)."""


def awaiting(s: State) -> Awaiting:
    """HH-6.2 Who is asked what; in the Player Phase everybody who can act, all at once."""
    decision = s.decision()
    if s.ended or decision == k.NONE:
        return Awaiting(seats=(), decision="", prompt="The game is over", rule=END_RULES[s.ended])
    number = decision - k.D_FIRST
    if decision == k.D_CHOOSE_ACTION:
        acting = 0
        for action in s.choices:
            acting |= 1 << action.seat
        seats = tuple([seat for seat in range(s.rules.seats) if acting >> seat & 1])
    else:
        seats = (decider(s),)
    return Awaiting(
        seats=seats,
        decision=k.DECISION_IDS[number],
        prompt=PROMPTS[number],
        rule=DECISION_RULES[number],
    )


def outcome(s: State) -> Outcome | None:
    """HH-1.1, HH-17.1 How the game ended, the same for everybody; None while it goes on."""
    if s.ended == k.RUNNING:
        return None
    seats = s.rules.seats
    won = s.ended == k.RAN_ITS_COURSE
    if s.ended == k.BROKE:
        text = "The team went broke: an outright defeat without a score."
    else:
        band = band_of(s, s.score)
        epilogue = "" if band is None else band.epilogue
        first = "The last ambulance is in" if won else "There is no space for another Tombstone"
        text = f"{first}: score {s.score}. {epilogue}"
    return Outcome(
        reason=k.END_REASONS[s.ended],
        rule=END_RULES[s.ended],
        text=text,
        winners=tuple(range(seats)) if won else (),
        scores=(float(s.score),) * seats,
        ranks=(1,) * seats,
        lines=tuple(score_lines(s)),
    )


def score_lines(s: State) -> list[ScoreLine]:
    """HH-17.3, HH-17.6 The score as a sum."""
    if s.ended == k.BROKE:
        return []
    rule = END_RULES[s.ended] if s.ended == k.NO_SPACE else "HH-17.3"
    lines = [ScoreLine(None, "Prestige", s.prestige, rule)]
    if held_awards(s):
        lines.append(ScoreLine(None, "Held Awards", held_awards(s), "HH-R34"))
    if s.ended == k.RAN_ITS_COURSE:
        lines.append(ScoreLine(None, "Half the Money, rounded down", s.money // 2, rule))
    else:
        lines.append(ScoreLine(None, "Tombstones placed", -tombstones_placed(s), rule))
        lines.append(ScoreLine(None, "The body without a space", -1, rule))
    return lines
