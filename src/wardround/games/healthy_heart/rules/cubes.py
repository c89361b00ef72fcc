"""HH chapter 2, cubes: the Cup, the Discard and the set of a draw."""

from __future__ import annotations

from bisect import insort

from wardround.core.chance import Chance
from wardround.core.log import Log
from wardround.games.healthy_heart import events as e
from wardround.games.healthy_heart.rules import constants as k
from wardround.games.healthy_heart.rules.state import State


def refill(s: State, log: Log) -> bool:
    """HH-2.20, HH-2.21, HH-R11, HH-R79 An empty Cup takes the Discard at once, but not the set."""
    total = restock(s)
    if total and log.on:
        log.add(e.CupRefilled(rule="HH-2.20", cubes=total))
    return total > 0


def restock(s: State) -> int:
    """HH-2.19 Move the whole Discard into the Cup and return the number of cubes."""
    total = 0
    cup = s.cup
    for colour, count in enumerate(s.discard):
        if count:
            cup += [colour] * count
            total += count
            s.discard[colour] = 0
    cup.sort()
    return total


def draw_cubes(s: State, number: int, chance: Chance, log: Log) -> None:
    """HH-2.16, HH-7.11, HH-R6 Draw this many cubes one after another, or all there are."""
    cup, drawn, names = s.cup, s.drawn, s.content.cube_names
    for _ in range(number):
        if not cup and not refill(s, log):
            return
        drawn.append(cup.pop(chance.pick(cup, names)))


def draw_replacing(s: State, number: int, chance: Chance, log: Log) -> None:
    """HH-2.16, HH-4.5, HH-4.6, HH-5.5, HH-R6 Draw cubes; a black one is replaced by two more."""
    cup, drawn, names = s.cup, s.drawn, s.content.cube_names
    black = s.content.maladies
    while number > 0:
        if not cup and not refill(s, log):
            return
        cube = cup.pop(chance.pick(cup, names))
        drawn.append(cube)
        number += 1 if cube == black else -1


def tell_draw(
    s: State, first: int, rule: str, what: str, log: Log, names: e.Names | None = None
) -> None:
    """Report the cubes of the set from index ``first`` on, and the patient they are for."""
    cubes = tuple(s.content.cube_names[colour] for colour in s.drawn[first:])
    purpose = k.DRAW_IDS[s.drawing]
    log.add(e.CubesDrawn(rule=rule, purpose=purpose, what=what, cubes=cubes, names=names or {}))


def discard_set(s: State) -> None:
    """HH-2.17 The cubes of the set go to the Discard, not to the Cup."""
    discard = s.discard
    for colour in s.drawn:
        # Faster when compiled than `+=`, which adds objects.
        discard[colour] = discard[colour] + 1
    s.drawn.clear()


def return_to_cup(s: State, colour: int) -> None:
    """HH-2.18 A returned cube comes from the set of the current draw."""
    s.drawn.remove(colour)
    insort(s.cup, colour)


def return_set(s: State) -> int:
    """HH-13.26, HH-R40 Put the whole set back into the Cup and return the number of cubes."""
    count = len(s.drawn)
    s.cup += s.drawn
    s.cup.sort()
    s.drawn.clear()
    return count


def take_cube(s: State, colour: int) -> bool:
    """HH-2.24, HH-R62 Take a cube from the Discard, else from the Cup; False if neither has one."""
    if s.discard[colour]:
        s.discard[colour] -= 1
        return True
    if colour in s.cup:
        s.cup.remove(colour)
        return True
    return False


def by_colour(s: State, cubes: list[int]) -> list[int]:
    """HH-2.22 The number of cubes of each colour; anyone may count those in the Cup."""
    counts = [0] * (s.content.maladies + 1)
    for cube in cubes:
        counts[cube] += 1
    return counts
