"""The words of the content tables as small numbers: skills, triggers, the fourteen kinds, …

Content uses words; the rules run on their indices: ``KINDS[GAIN] == "GAIN"``. Words that the rules
never ask about have no constant.
"""

from __future__ import annotations

from typing import Final

SKILLS: Final = ["labour", "surgery", "internal", "neurology"]
ANY_SKILL: Final = 4
LETTERS: Final = "LSIN"

TOKENS: Final = ["deeds", "sleep", "chaos", "journal", "patient"]
DEEDS: Final = 0
SLEEP_TOKEN: Final = 1
CHAOS_TOKEN: Final = 2
JOURNAL: Final = 3
PATIENT: Final = 4

TRIGGERS: Final = ["passive", "turn", "round", "treat", "study", "sleep", "arrive", "expire"]
PASSIVE: Final = 0
ON_TURN: Final = 1
ON_ROUND: Final = 2
ON_TREAT: Final = 3
ON_STUDY: Final = 4
ON_SLEEP: Final = 5
ON_ARRIVE: Final = 6
ON_EXPIRE: Final = 7

MODES: Final = ["must", "may"]

KINDS: Final = [
    "SKILL",
    "SWAP",
    "GAIN",
    "TIMER",
    "COST",
    "CHAOS",
    "FORBID",
    "SHIFT",
    "COPY",
    "CHOOSE",
    "LIMIT",
    "FREELOAD",
    "REQUIRE",
    "IMMUNE",
]
SKILL: Final = 0
SWAP: Final = 1
GAIN: Final = 2
TIMER: Final = 3
COST: Final = 4
CHAOS: Final = 5
FORBID: Final = 6
SHIFT: Final = 7
COPY: Final = 8
CHOOSE: Final = 9
LIMIT: Final = 10
FREELOAD: Final = 11
REQUIRE: Final = 12
IMMUNE: Final = 13

WHO: Final = ["active", "room", "all", "er"]
WHO_ACTIVE: Final = 0
WHO_ROOM: Final = 1
WHO_ALL: Final = 2

TARGETS: Final = ["one", "room"]
TARGET_ONE: Final = 0

PIECES: Final = ["staff", "patient"]
PIECE_STAFF: Final = 0
PIECE_PATIENT: Final = 1

REACHES: Final = ["adjacent", "any", "board"]
ADJACENT: Final = 0

ACTIONS: Final = ["move", "run", "study", "sleep", "treat", "look"]
MOVE: Final = 0
RUN: Final = 1
STUDY: Final = 2
SLEEP: Final = 3
TREAT: Final = 4
LOOK: Final = 5

PRICES: Final = ["run", "carry", "call", "consult", "move", "look"]
PRICE_RUN: Final = 0
PRICE_CARRY: Final = 1
PRICE_CALL: Final = 2
PRICE_CONSULT: Final = 3
PRICE_MOVE: Final = 4
PRICE_LOOK: Final = 5

LIMITS: Final = ["journals", "staff_carried", "study_draw", "sleep_bonus_at", "calls"]
LIMIT_JOURNALS: Final = 0
LIMIT_STAFF: Final = 1
LIMIT_STUDY: Final = 2
LIMIT_SLEEP_BONUS: Final = 3
LIMIT_CALLS: Final = 4

ABOUT: Final = ["", "this", "other"]
ABOUT_ANY: Final = 0
ABOUT_THIS: Final = 1

LASTS: Final = ["", "next_treat", "rest_of_turn"]
LASTS_NOT: Final = 0
NEXT_TREAT: Final = 1
REST_OF_TURN: Final = 2

PERIODS: Final = ["", "turn", "round"]
EVERY_TIME: Final = 0
PER_TURN: Final = 1

NOBODY: Final = -1
NOWHERE: Final = -1
NOTHING: Final = -1

PICK_HERO: Final = 0
CHOOSE_ACTION: Final = 1
TAKE_STAFF: Final = 2
TAKE_PATIENT: Final = 3
KEEP_JOURNAL: Final = 4
DISCARD_JOURNAL: Final = 5
OFFER: Final = 6
CHOOSE_OPTION: Final = 7
COPY_LINE: Final = 8
TIMER_PATIENT: Final = 9
SHIFT_STAFF: Final = 10
SHIFT_PATIENT: Final = 11
SHIFT_STAFF_TO: Final = 12
SHIFT_PATIENT_TO: Final = 13
LAST_DECISION: Final = 13
"""Agenda tasks up to this number wait for a player; those above run by themselves."""

DO_ARRIVALS: Final = 14
DO_LINE: Final = 15
DO_JOURNALS: Final = 16
DO_LEAVE: Final = 17
DO_FREELOAD: Final = 18
DO_TRIGGER: Final = 19

TASKS: Final = [
    ("pick_hero", ""),
    ("choose_action", ""),
    ("take_staff", ""),
    ("take_patient", ""),
    ("keep_journal", "j"),
    ("discard_journal", "j"),
    ("offer", "lcr"),
    ("choose_option", "lcr"),
    ("copy_line", "lcr"),
    ("timer_patient", "lcr"),
    ("shift_staff", "lcr"),
    ("shift_patient", "lcr"),
    ("shift_staff_to", "lcrf"),
    ("shift_patient_to", "lcrp"),
    ("arrivals", "n"),
    ("line", "lcrn"),
    ("journals", "n"),
    ("leave", "p"),
    ("freeload", "pn"),
    ("trigger", "tr"),
]
"""By number, the name of a task and the types of its parameters: l a line, c a card, r a room, f a
figure, p a patient, j a journal, t a trigger, n a number. The last letter also stands for any
further parameters."""

PHASES: Final = ["picking", "new_patients", "turn", "timers", "over"]
PICKING: Final = 0
NEW_PATIENTS: Final = 1
IN_TURN: Final = 2
TIMERS: Final = 3
FINISHED: Final = 4

REASONS: Final = ["", "winner", "shared_win", "no_winner", "lost_by_chaos", "won", "lost_for_deeds"]
GOES_ON: Final = 0
WINNER: Final = 1
SHARED_WIN: Final = 2
NO_WINNER: Final = 3
LOST_BY_CHAOS: Final = 4
WON: Final = 5
LOST_FOR_DEEDS: Final = 6
