"""The sides of the player board: spaces, borders, entrance spaces, and how they lie."""

from __future__ import annotations


class Shape:
    """One side of the player board: its spaces, borders and entrance spaces.

    Places for people share one numbering: spaces, then entrance spaces, then the helipad of each
    space, then pre-admissions. Places for cars: borders, then the parking tile of each space.
    """

    def __init__(self, id: str, columns: int, rows: int, floors: int, entrances: list[str]) -> None:
        self.id = id
        self.columns = columns
        self.rows = rows
        self.layer = columns * rows
        """How much a space's number differs from that of the one above it."""
        self.spaces = self.layer * floors
        self.whole = (1 << self.spaces) - 1
        self.floor_of: list[int] = []
        self.space_names: list[str] = []
        self.neighbours: list[int] = []
        self.lines: list[int] = []
        self.below: list[int] = []
        self.rays: list[list[list[int]]] = []
        self.floor_spaces: list[int] = []
        self._number_spaces(floors)
        self.ground = self.floor_spaces[0]
        self.border_names: list[str] = []
        self.border_spaces: list[int] = []
        self._number_borders()
        self.inner_borders = 0
        for spaces in self.border_spaces:
            if spaces & (spaces - 1):
                self.inner_borders += 1
        self.space_borders: list[int] = [0] * self.spaces
        for border, spaces in enumerate(self.border_spaces):
            for space in range(self.layer):
                if spaces >> space & 1:
                    self.space_borders[space] |= 1 << border
        self.first_tile = len(self.border_names)
        self.entrance_names = entrances
        self.entrance_target: list[int] = []
        self.rim = 0
        """The spaces an entrance can point at."""
        for name in entrances:
            self.entrance_target.append(self._target(name))
            self.rim |= 1 << self.entrance_target[-1]
        self.first_helipad = self.spaces + len(entrances)
        self.pre = self.first_helipad + self.spaces
        self.places = self.pre + 1

    def at(self, x: int, y: int, floor: int) -> int:
        return x + self.columns * (y + self.rows * floor)

    def _number_spaces(self, floors: int) -> None:
        """CL-2.1, CL-2.2, CL-2.3, CL-2.4, CL-2.21 Spaces; which are adjacent, which aligned."""
        for floor in range(floors):
            whole = 0
            for y in range(self.rows):
                for x in range(self.columns):
                    whole |= 1 << self.at(x, y, floor)
                    self.floor_of.append(floor)
                    self.space_names.append(f"{x},{y},{floor}")
                    self._look_around(x, y, floor, floors)
            self.floor_spaces.append(whole)

    def _look_around(self, x: int, y: int, floor: int, floors: int) -> None:
        rays: list[list[int]] = []
        near = 0
        line = 0
        for dx, dy, df in ((-1, 0, 0), (1, 0, 0), (0, -1, 0), (0, 1, 0), (0, 0, -1), (0, 0, 1)):
            ray: list[int] = []
            nx, ny, nf = x + dx, y + dy, floor + df
            while 0 <= nx < self.columns and 0 <= ny < self.rows and 0 <= nf < floors:
                ray.append(self.at(nx, ny, nf))
                nx, ny, nf = nx + dx, ny + dy, nf + df
            if ray:
                near |= 1 << ray[0]
            for space in ray:
                line |= 1 << space
            rays.append(ray)
        self.rays.append(rays)
        self.neighbours.append(near)
        self.lines.append(line)
        self.below.append(rays[4][0] if rays[4] else -1)

    def _number_borders(self) -> None:
        """CL-2.18, CL-R6 Borders between two ground-floor spaces, then those on the outer edge."""
        for y in range(self.rows):
            for x in range(self.columns - 1):
                self._border(f"v{x},{y}", [self.at(x, y, 0), self.at(x + 1, y, 0)])
        for y in range(self.rows - 1):
            for x in range(self.columns):
                self._border(f"h{x},{y}", [self.at(x, y, 0), self.at(x, y + 1, 0)])
        for y in range(self.rows):
            self._border(f"v-1,{y}", [self.at(0, y, 0)])
            self._border(f"v{self.columns - 1},{y}", [self.at(self.columns - 1, y, 0)])
        for x in range(self.columns):
            self._border(f"h{x},-1", [self.at(x, 0, 0)])
            self._border(f"h{x},{self.rows - 1}", [self.at(x, self.rows - 1, 0)])

    def _border(self, name: str, spaces: list[int]) -> None:
        self.border_names.append(name)
        self.border_spaces.append(sum(1 << space for space in spaces))

    def _target(self, name: str) -> int:
        """CL-2.19, CL-2.20 The ground-floor space that an entrance space points at."""
        number = int(name[1:])
        if name[0] == "W":
            return self.at(0, number, 0)
        if name[0] == "E":
            return self.at(self.columns - 1, number, 0)
        return self.at(number, self.rows - 1, 0)

    def place_name(self, place: int) -> str:
        """The name of a place for people, without its seat; `owned` adds it."""
        if place < self.spaces:
            return "space:/" + self.space_names[place]
        if place < self.first_helipad:
            return "entrance:/" + self.entrance_names[place - self.spaces]
        if place < self.pre:
            return "helipad:/" + self.space_names[place - self.first_helipad]
        return "pre:/"

    def car_name(self, place: int) -> str:
        if place < self.first_tile:
            return "border:/" + self.border_names[place]
        return "space:/" + self.space_names[place - self.first_tile]


def owned(name: str, seat: int) -> str:
    """``space:/1,2,0`` and seat 3: ``space:3/1,2,0``."""
    kind, _, rest = name.partition(":/")
    return f"{kind}:{seat}/{rest}" if rest else f"{kind}:{seat}"
