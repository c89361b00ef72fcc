"""What the script believes about running a hospital."""

from __future__ import annotations


class Habits:
    """Weights of the script, in dollars where possible; tuned by playing."""

    def __init__(self) -> None:
        self.in_ward = 1.93
        """The extra worth of a patient in a bed, on top of being safer there."""
        self.in_surgery = 3.66
        self.in_clinic = 2.16
        self.chair = 0.298
        """A chair freed for the next arrivals."""
        self.by_medical = 2.29
        """Penalty for a Transfer with a Medical token while another kind would do."""
        # Rooms, to build and to improve, with a whole game to go.
        self.rooms: dict[str, list[float]] = {
            "room:clinic": [12.7, 2.38],
            "room:morgue": [23.3, 16.5],
            "room:er": [4.85, 3.64],
            "room:research_lab": [5.1, 1.7],
            "room:break_room": [6.36, 11.5],
        }
        self.surgery_room = [7.75, 11.2]
        """Any other Room: the O.R.s."""
        self.need = 0.103
        """The extra worth of an O.R. for each level in the Ward of its malady."""
        # Staff and Training, with a whole game to go.
        self.staff: dict[str, float] = {
            "staff:finance_officer": 16.7,
            "staff:lawyer": 8.03,
            "staff:operations_officer": 14.7,
            "staff:chaplain": 4.28,
            "staff:security_guard": 2.51,
            "staff:ward_nurse": 3.45,
            "staff:or_nurse": 3.39,
            "staff:triage_nurse": 2.22,
            "staff:medical_tech": 1.87,
            "staff:public_relations": 2.56,
            "staff:human_resources": 1.42,
        }
        self.training: dict[str, float] = {
            "training:coroner": 8.28,
            "training:award": 2.22,
            "training:admin_degree": 7.49,
            "training:bedside_manner": 3.81,
            "training:research_phd": 0.527,
            "training:face_down": 1.97,
        }
        self.course = 1.94
        """Any other Training."""
        self.research = 1.82
        self.assign = 1.53
        self.special = 0.45
        self.heal = 0.346
        """The worth of a Heal in itself: the cubes it draws are known afterwards."""
