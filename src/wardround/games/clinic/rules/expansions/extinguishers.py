"""Chapter 18: Extinguishers.

They stand on each board's ``slow`` spaces, which cost more time to enter.
"""

from __future__ import annotations

from wardround.core.actions import Refusal
from wardround.core.game import Option
from wardround.games.clinic.rules.geometry import members, rooms_with_beds
from wardround.games.clinic.rules.hooks import Expansion
from wardround.games.clinic.rules.state import Board, State


class Extinguishers(Expansion[State, Board]):
    def __init__(self) -> None:
        super().__init__("extinguishers", ["extinguisher"])
        self.switches = [Option("extinguishers", (True, False), False, "CL-1.42")]

    def component_spaces(self, s: State, b: Board, component: int) -> int:
        """CL-18.1, CL-18.2, CL-18.3, CL-R19 Own modules that take no patients and have none yet."""
        return b.modules & ~b.slow & ~rooms_with_beds(b)

    def place_component(self, s: State, b: Board, component: int, space: int) -> None:
        """CL-18.4, CL-18.5 Entering the module costs more time from now on."""
        b.slow |= 1 << space

    def why_not_component(self, b: Board, space: int, name: str) -> Refusal:
        """CL-18.2, CL-18.3 No module there, one that treats patients, or one that has an
        extinguisher."""
        if b.slow >> space & 1:
            return Refusal("CL-18.3", "extinguisher_there", space=name)
        return Refusal("CL-18.2", "no_module_for_it", space=name)

    def room_bonus(self, s: State, b: Board, space: int) -> int:
        """CL-18.9, CL-18.10, CV-R23 $3 for each extinguisher beside a treatment room."""
        beside = b.slow & b.shape.neighbours[space]
        return b.content.other_income.extinguisher_per_treated * beside.bit_count()

    def marks(self, s: State, b: Board, viewer: int) -> list[tuple[str, str, str, int]]:
        names = [f"{b.seat}/{b.shape.space_names[space]}" for space in members(b.slow)]
        return [(f"extinguisher:{name}", f"space:{name}", "extinguisher", 1) for name in names]

    def worth(self, s: State, b: Board) -> float:
        return 0.3 * b.slow.bit_count()


EXPANSION = Extinguishers()
