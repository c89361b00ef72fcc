"""Phases, decisions, endings, the sides of a space and the kinds of cards, as small numbers."""

from __future__ import annotations

from typing import Final

# Phases of the game: FC-3.2.
SETUP: Final = 0
ACTIONS: Final = 1
TREASURE_DRAW: Final = 2
CLINIC_DRAW: Final = 3
SWIMMING: Final = 4
OVER: Final = 5
PHASES: Final = ["setup", "actions", "treasure_draw", "clinic_draw", "swimming", "over"]

# Decisions. From TAKE_ACTION on a decision is asked even if only one choice is listed.
NONE: Final = 0
PICK_ROLE: Final = 1
PICK_FIRST_PLAYER: Final = 2
READY_SECOND: Final = 3
REHIRE_TO: Final = 4
ESCORT_TO: Final = 5
TRIAGE_TOP: Final = 6
TRIAGE_OTHER: Final = 7
OVER_LIMIT: Final = 8
BOOST_FROM: Final = 9
BOOST_PASSENGER: Final = 10
BOOST_TO: Final = 11
RELIEF_TILE: Final = 12
DONATION_TILE: Final = 13
DONATION_SECOND: Final = 14
SWIM_TO: Final = 15
TAKE_ACTION: Final = 16
WINDOW: Final = 17
SWIM_ANSWER: Final = 18
GAME_OVER: Final = 19

# How a game can end: FC-10.8.
RUNNING: Final = 0
SAVED: Final = 1
TREASURE_LOST: Final = 2
FRONT_DESK_LOST: Final = 3
SKULL: Final = 4
STRANDED: Final = 5
GIVEN_UP: Final = 6
REASONS: Final = [
    "running",
    "saved",
    "treasure_lost",
    "front_desk_lost",
    "skull",
    "stranded",
    "given_up",
]

# The side of a space: FC-2.2. An empty space is falsy, a tile is truthy.
EMPTY: Final = 0
STRESSED: Final = 1
READY: Final = 2
SIDES: Final = ["empty", "stressed", "ready"]

# What becomes of players whose tile burns out: option `burnout`, FC-R1.
REHIRE: Final = 0
WALK: Final = 1
SWIM: Final = 2
BURNOUT: Final = ["rehire", "walk", "swim"]

PRACTICE_MANAGER: Final = "practice_manager"
"""The id of the role in every game: FC-1.15."""

# Kinds of cards in the Treasure deck.
TREASURE: Final = 0
SPECIAL: Final = 1
INCOMING: Final = 2
CARD_KINDS: Final = ["treasure", "special", "incoming"]

NOBODY: Final = -1
UNLIMITED: Final = 1_000_000
