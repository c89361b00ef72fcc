"""The words of the content tables as small numbers: skills, triggers, the fourteen kinds, …

Content is written in words; the rules run on their indices. Each list below is in the order of
its constants, so that ``KINDS[GAIN] == "GAIN"``.
"""

from __future__ import annotations

from typing import Final

SKILLS: Final = ["labour", "surgery", "internal", "neurology"]
LABOUR: Final = 0
SURGERY: Final = 1
INTERNAL: Final = 2
NEUROLOGY: Final = 3
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
WHO_ER: Final = 3

TARGETS: Final = ["one", "room"]
TARGET_ONE: Final = 0
TARGET_ROOM: Final = 1

PIECES: Final = ["staff", "patient"]
PIECE_STAFF: Final = 0
PIECE_PATIENT: Final = 1

REACHES: Final = ["adjacent", "any", "board"]
ADJACENT: Final = 0
ANYWHERE: Final = 1
BOARD: Final = 2

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
ABOUT_OTHER: Final = 2

LASTS: Final = ["", "next_treat", "rest_of_turn"]
LASTS_NOT: Final = 0
NEXT_TREAT: Final = 1
REST_OF_TURN: Final = 2

PERIODS: Final = ["", "turn", "round"]
EVERY_TIME: Final = 0
PER_TURN: Final = 1
PER_ROUND: Final = 2

NOBODY: Final = -1
NOWHERE: Final = -1
NOTHING: Final = -1

DECISIONS: Final = [
    "over",
    "pick_hero",
    "choose_action",
    "take_staff",
    "take_patient",
    "keep_journal",
    "discard_journal",
    "offer",
    "choose_option",
    "copy_line",
    "timer_patient",
    "shift_piece",
    "shift_to",
]
OVER: Final = 0
PICK_HERO: Final = 1
CHOOSE_ACTION: Final = 2
TAKE_STAFF: Final = 3
TAKE_PATIENT: Final = 4
KEEP_JOURNAL: Final = 5
DISCARD_JOURNAL: Final = 6
OFFER: Final = 7
CHOOSE_OPTION: Final = 8
COPY_LINE: Final = 9
TIMER_PATIENT: Final = 10
SHIFT_PIECE: Final = 11
SHIFT_TO: Final = 12
LAST_DECISION: Final = 12
"""Tasks on the agenda up to this number wait for a player; those above run by themselves."""

DO_ARRIVALS: Final = 13
DO_LINE: Final = 14
DO_JOURNALS: Final = 15
DO_LEAVE: Final = 16
DO_FREELOAD: Final = 17
DO_TRIGGER: Final = 18
TASKS: Final = [*DECISIONS, "arrivals", "line", "journals", "leave", "freeload", "trigger"]

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

A_PICK_HERO: Final = 0
A_MOVE: Final = 1
A_RUN: Final = 2
A_STUDY: Final = 3
A_SLEEP: Final = 4
A_TREAT: Final = 5
A_LOOK: Final = 6
A_CALL_STAFF: Final = 7
A_CALL_CONSULTANT: Final = 8
A_USE: Final = 9
A_END_TURN: Final = 10
A_TAKE_STAFF: Final = 11
A_DONE: Final = 12
A_TAKE_PATIENT: Final = 13
A_TAKE_NONE: Final = 14
A_KEEP_JOURNAL: Final = 15
A_DISCARD_JOURNAL: Final = 16
A_ACCEPT: Final = 17
A_DECLINE: Final = 18
A_CHOOSE_OPTION: Final = 19
A_COPY_LINE: Final = 20
A_TIMER_PATIENT: Final = 21
A_SHIFT_PIECE: Final = 22
A_SHIFT_TO: Final = 23
"""The kinds of actions, as numbers."""
