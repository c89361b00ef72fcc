"""The numbers that stand for areas, kinds of Action, tasks and decisions in the rules.

A *task* is a step that the game carries out by itself; a *decision* is a question to a seat. Both
live on the state's stack, the next one on top, with any parameters just below.
"""

from __future__ import annotations

from typing import Final

NONE: Final = -1

# Areas (HH-2.10 to HH-2.14).
TRIAGE: Final = 0
WARD: Final = 1
ER: Final = 2
CLINIC: Final = 3
OR: Final = 4
AREA_IDS: Final = ["triage", "ward", "er", "clinic", "or"]

LEFT: Final = 0
RIGHT: Final = 1
SIDES: Final = ["left", "right"]

# The face-up side of a Bed token (HH-1.7) or an O.R. marker (HH-2.5).
LOW: Final = 1
HIGH: Final = 2
EKG: Final = 1
FLATLINE: Final = 2

# Rooms (HH-11.1, HH-11.2).
UNBUILT: Final = 0
BASIC: Final = 1
IMPROVED: Final = 2

# Where a Hiring marker is; 0 and up are locations of the Hospital.
ON_JOB_LINE: Final = -1
IN_OFFICE: Final = -2
IN_PARKING_LOT: Final = -3
# What lies on a space of the Job Line; 0 and up are face-up markers.
HIRED_AWAY: Final = -1
FACE_DOWN: Final = -2

# Phases of a Game Turn (HH-1.24).
SETUP: Final = 0
AMBULANCE: Final = 1
PLAYERS: Final = 2
HOUSEKEEPING: Final = 3
OVER: Final = 4
PHASE_IDS: Final = ["setup", "ambulance", "player", "housekeeping", "over"]

# Endings (HH-17.1).
RUNNING: Final = 0
RAN_ITS_COURSE: Final = 1
BROKE: Final = 2
NO_SPACE: Final = 3
END_REASONS: Final = ["", "ran_its_course", "went_broke", "no_tombstone_space"]

# Bits of a character's tokens in `choose_action`; the Shared pools follow.
BIT_MEDICAL: Final = 1
BIT_ADMIN: Final = 2
BIT_CHIEF: Final = 4
SHARED_BITS: Final = 3

# Kinds of Action (HH-6.11 to HH-6.15), the Special Actions last.
HEAL: Final = 0
TRANSFER: Final = 1
RESEARCH: Final = 2
BUILD: Final = 3
IMPROVE: Final = 4
HIRE: Final = 5
ASSIGN: Final = 6
TRAIN: Final = 7
SUPPLIES: Final = 8
EFFICIENCY: Final = 9
MEMO: Final = 10
PRIORITY: Final = 11
CONSTRUCTION: Final = 12
MANAGEMENT: Final = 13
OVERTIME: Final = 14
SCIENTIST: Final = 15
PROCEDURES: Final = 16
# Reactions are not Actions (HH-R90), but they too belong to Administrators.
SPIN: Final = 17
LUCKY: Final = 18
KIND_IDS: Final = [
    *("heal", "transfer", "research", "build", "improve", "hire", "assign", "train"),
    *("order_supplies", "efficiency", "organized_memo_system", "priority_status"),
    *("efficient_construction", "new_management_techniques", "mandatory_overtime"),
    *("mad_scientist", "experimental_procedures", "public_relations_spin", "feeling_lucky"),
]
KIND_NUMBER: Final = {name: number for number, name in enumerate(KIND_IDS)}
FIRST_SPECIAL: Final = 9
KINDS: Final = 17
"""The number of kinds to choose from in `choose_action`."""

# Bonuses of a Heal (HH-7.7); those of Training and staff follow (`Content.marker_ids`).
OWN_BONUS: Final = 0
WARD_BONUS: Final = 1
PRIORITY_BONUS: Final = 2
MARKER_BONUS: Final = 3

# The condition of a bonus (HH-14.1).
NEVER: Final = 0
WHEN_MALADY: Final = 1
WHEN_CUBE_PATIENT: Final = 2
WHEN_WARD: Final = 3

# Where staff may be assigned (HH-12.20 to HH-12.24).
ASSIGN_NEVER: Final = 0
ASSIGN_PATIENT: Final = 1
ASSIGN_OR: Final = 2
ASSIGN_CUBE_PATIENT: Final = 3
ASSIGN_WARD: Final = 4

# What a draw is for (HH-R64).
FOR_CARD: Final = 0
FOR_CHECK: Final = 1
FOR_HEAL: Final = 2
FOR_MIRACLE: Final = 3
DRAW_IDS: Final = ["card", "rounds", "heal", "miracle"]

# Tasks.
T_GAME_TURN: Final = 0
T_CARD: Final = 1
T_DRAW_CARD: Final = 2
T_PLACE_CARD: Final = 3
T_ARRIVALS: Final = 4
T_ROUNDS: Final = 5
T_NEXT_CHECK: Final = 6
T_DRAW_CHECK: Final = 7
T_APPLY_CHECK: Final = 8
T_CHECK_END: Final = 9
T_PLAYERS: Final = 10
T_ACTION_DONE: Final = 11
T_DRAW_HEAL: Final = 12
T_HEAL_LEVEL: Final = 13
T_HEAL_FEE: Final = 14
T_DEATHS: Final = 15
T_BODY: Final = 16
T_HIDE: Final = 17
T_CORONER: Final = 18
T_SPACE: Final = 19
T_SETTLE: Final = 20
T_HOUSEKEEPING: Final = 21
T_DRAW_MIRACLE: Final = 22
T_APPLY_MIRACLE: Final = 23
T_STEP_2: Final = 24
T_STEP_3: Final = 25
T_STEP_4: Final = 26
T_STEP_5: Final = 27
T_STEP_5_EKG: Final = 28
T_STEP_6: Final = 29
T_STEP_7: Final = 30
T_IMPROVE: Final = 31
T_HIRE: Final = 32
T_START: Final = 33
T_AWARDS: Final = 34
HOUSEKEEPING_STEPS: Final = [T_GAME_TURN, *range(T_STEP_7, T_STEP_2 - 1, -1), T_AWARDS]
"""What follows step 1 of the Housekeeping Phase, in stack order: the next step last."""

# Decisions: numbers on the stack from D_FIRST up.
D_FIRST: Final = 100
D_PICK_ADMINISTRATOR: Final = 100
D_PICK_DOCTOR: Final = 101
D_SECURITY_GUARD: Final = 102
D_ARRIVAL_ORDER: Final = 103
D_ROUNDS_NEXT: Final = 104
D_FEELING_LUCKY: Final = 105
D_DEATH_ORDER: Final = 106
D_PR_SPIN: Final = 107
D_LUCKY_HIDE: Final = 108
D_USE_CORONER: Final = 109
D_TOMBSTONE_SPACE: Final = 110
D_USE_AWARD: Final = 111
D_CHOOSE_ACTION: Final = 112
D_SHARED_CONSENT: Final = 113
D_HEAL_PATIENT: Final = 114
D_HEAL_BONUS: Final = 115
D_RETURN_CUBE: Final = 116
D_CURE_RESEARCH: Final = 117
D_CURE_FLIP: Final = 118
D_TRANSFER_PATIENT: Final = 119
D_TRANSFER_TO: Final = 120
D_RESEARCH_PICK: Final = 121
D_RESEARCH_MARKER: Final = 122
D_TRAIN_MARKER: Final = 123
D_TRAIN_DOCTOR: Final = 124
D_TRAINING_VETO: Final = 125
D_BUILD_ROOM: Final = 126
D_BUILD_SLOT: Final = 127
D_IMPROVE_ROOM: Final = 128
D_HIRE_MARKER: Final = 129
D_ASSIGN_STAFF: Final = 130
D_ASSIGN_TO: Final = 131
D_EFFICIENCY_PATIENT: Final = 132
D_MEMO_STAFF: Final = 133
D_PRIORITY_PATIENT: Final = 134
D_MANAGEMENT_WARD: Final = 135
D_OVERTIME_TOKEN: Final = 136
D_SCIENTIST_FROM: Final = 137
D_SCIENTIST_TO: Final = 138
D_SCIENTIST_COUNT: Final = 139
D_PROCEDURE_COLOUR: Final = 140
D_PROCEDURE_MALADY: Final = 141
D_SUPPLY_CUBE: Final = 142
D_MIRACLE_PATIENT: Final = 143
