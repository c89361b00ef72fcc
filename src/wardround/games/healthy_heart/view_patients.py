"""What the view shows of a patient."""

from __future__ import annotations

import msgspec


class PatientView(msgspec.Struct, frozen=True):
    id: str
    malady: str
    colour: str
    level: int
    level_name: str
    place: str
    pv: int
    piece: str
    """``cubes``, ``bed`` or ``marker``."""
    proxies: int = 0
    side: str = ""
    """For O.R. markers: ``ekg`` or ``flatline``."""
    priority: bool = False
    chair: str = ""
    """For E.R. patients: the chair they came from."""
