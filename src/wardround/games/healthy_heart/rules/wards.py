"""HH chapter 8: what the Ward Abilities change, and effects on cure."""

from __future__ import annotations

from typing import Final

from wardround.core.actions import Action
from wardround.core.chance import Chance
from wardround.core.decisions import question
from wardround.core.log import Log
from wardround.games.healthy_heart import actions as a
from wardround.games.healthy_heart.rules import constants as k
from wardround.games.healthy_heart.rules.questions import Decisions, actor, unlisted
from wardround.games.healthy_heart.rules.research import pool_left
from wardround.games.healthy_heart.rules.state import CHIEF_POOL, State, ward_ability
from wardround.games.healthy_heart.rules.tables import Ability
from wardround.games.healthy_heart.rules.tokens import (
    is_medical_pool,
    make_unused,
    pool_of_token,
    token_name,
)


def ability_at(s: State, place: int) -> Ability | None:
    """HH-8.1 A Ward Ability only affects patients in its Ward, and only while it lies there."""
    if s.content.area_of[place] != k.WARD:
        return None
    return ward_ability(s, s.content.malady_of[place])


def net_result(ability: Ability | None, matching: int, black: int) -> int:
    """HH-7.12, HH-8.2, HH-8.3 Matching minus black; if black is ignored, two cubes per level."""
    if ability is None:
        return matching - black
    if ability.ignore_black:
        black = 0
    return matching // ability.matching_per_level - black


def worst_in_ward(s: State, malady: int) -> int:
    """HH-8.9, HH-R24 The highest level in a Ward."""
    worst = 0
    for place in s.content.ward_beds[malady]:
        worst = max(worst, s.level[place])
    return worst


def ward_size(s: State, malady: int) -> int:
    """The number of patients in a Ward."""
    return sum([s.who[place] > 0 for place in s.content.ward_beds[malady]])


def crowded_price(s: State, malady: int, price: int) -> int:
    """HH-8.15, HH-8.16, HH-R26 While all its beds are taken, the Ward's O.R. costs less."""
    ability = ward_ability(s, malady)
    if ability.or_patients and ward_size(s, malady) >= ability.or_patients:
        return min(price, ability.or_price)
    return price


def after_cure(s: State, ability: Ability | None) -> None:
    """HH-8.10, HH-8.11, HH-R72, HH-R86 A cure in a Ward brings what the Ward's ability says."""
    if ability is None:
        return
    if ability.research and pool_left(s):
        s.stack.append(k.D_CURE_RESEARCH)
    for _ in range(min(ability.flip_admin, len(used_admin_pools(s)))):
        s.stack.append(k.D_CURE_FLIP)


def used_admin_pools(s: State) -> list[int]:
    """HH-8.11 Pools with a Used Administrative token, Personal or Shared."""
    return [
        pool
        for pool, count in enumerate(s.used)
        if count and pool != CHIEF_POOL and not is_medical_pool(s, pool)
    ]


def list_cure_flip(s: State) -> list[Action]:
    """HH-8.11 Each Used Administrative token, or none."""
    menu = s.actions.cure_flip[s.pen]
    return [*[menu[token_name(s, pool)] for pool in used_admin_pools(s)], menu["none"]]


def answer_cure_flip(s: State, action: a.CureFlip, chance: Chance, log: Log) -> None:
    """HH-8.11 The token may be spent again in this Game Turn."""
    s.stack.pop()
    if action.token != "none":
        make_unused(s, pool_of_token(s, action.token), "HH-8.11", log)


# fmt: off
DECISIONS: Final[Decisions] = {
    k.D_CURE_FLIP: question(a.CureFlip, "HH-8.11",
        list_cure_flip, answer_cure_flip, unlisted("HH-8.11", "token_is_not_used"), actor),
}
# fmt: on
