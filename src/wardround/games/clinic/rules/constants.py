"""The fixed numbers and words of the game.

Colours are levels: white 0, yellow 1, orange 2, red 3; purple (4) has no level.
"""

from __future__ import annotations

from typing import Final

from wardround.games.clinic.actions import Direction

WHITE: Final = 0
YELLOW: Final = 1
ORANGE: Final = 2
RED: Final = 3
PURPLE: Final = 4
COLOURS: Final = ["white", "yellow", "orange", "red", "purple"]
LEVELS: Final = 4

DOCTOR: Final = 0
NURSE: Final = 1
ORDERLY: Final = 2
PATIENT: Final = 3
KINDS: Final = ["doctor", "nurse", "orderly", "patient"]

BUILD: Final = 0
HIRE: Final = 1
ADMIT: Final = 2
TILES: Final = ["build", "hire", "admit"]

# The form of a component: a module, or one of the others in the order of build_cost.toml.
MODULE: Final = 0
GARDEN: Final = 1
HELIPAD: Final = 2
ENTRANCE: Final = 3
CONVEYOR: Final = 4
PARKING: Final = 5
UPGRADE: Final = 6
OTHER: Final = 7

LEFT: Final = 0
RIGHT: Final = 1
UP: Final = 2
DOWN: Final = 3
DIRECTIONS: Final[list[Direction]] = ["left", "right", "up", "down"]

MAX_SEATS: Final = 4
