"""HH chapter 18, the variant Order Supplies."""

from __future__ import annotations

from bisect import insort
from typing import Final

from wardround.core.actions import Action
from wardround.core.chance import Chance
from wardround.core.decisions import question
from wardround.core.log import Log
from wardround.games.healthy_heart import actions as a
from wardround.games.healthy_heart import events as e
from wardround.games.healthy_heart.rules import constants as k
from wardround.games.healthy_heart.rules.cubes import restock
from wardround.games.healthy_heart.rules.questions import (
    Decisions,
    actor,
    picks_left,
    unlisted,
)
from wardround.games.healthy_heart.rules.state import State


def may_order(s: State) -> bool:
    """HH-18.2, HH-18.3, HH-18.5, HH-R60, HH-R94 Only before any Administrative token is spent."""
    return s.rules.order_supplies and not s.admin_spent and any(s.discard)


def begin_supplies(s: State, log: Log) -> None:
    """HH-18.4 Ten cubes of the player's choice, or all of them if there are no more."""
    wanted = s.content.supply_cubes
    if sum(s.discard) <= wanted:
        names = s.content.cube_ids
        cubes = [names[n] for n, count in enumerate(s.discard) for _ in range(count)]
        restock(s)
        if log.on:
            log.add(e.SuppliesOrdered(rule="HH-18.4", cubes=tuple(cubes)))
        return
    s.current_act().picks = wanted
    s.stack.append(k.D_SUPPLY_CUBE)


def list_supplies(s: State) -> list[Action]:
    """HH-18.4 Each colour in the Discard."""
    actions = s.actions.supply_cube[s.pen]
    return [actions[colour] for colour, count in enumerate(s.discard) if count]


def answer_supply(s: State, action: a.SupplyCube, chance: Chance, log: Log) -> None:
    """HH-18.4 The cube moves from the Discard to the Cup."""
    colour = s.content.cube_number[action.cube]
    act = s.current_act()
    act.picks -= 1
    if act.picks == 0:
        s.stack.pop()
    s.discard[colour] -= 1
    insort(s.cup, colour)
    if log.on:
        log.add(e.SuppliesOrdered(rule="HH-18.4", cubes=(action.cube,)))


# fmt: off
DECISIONS: Final[Decisions] = {
    k.D_SUPPLY_CUBE: question(a.SupplyCube, "HH-18.4",
        list_supplies, answer_supply, unlisted("HH-18.4", "not_in_the_discard"), actor, picks_left),
}
# fmt: on
