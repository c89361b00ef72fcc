"""The likely fate of patients and money: the arithmetic behind the script.

Everything is counted in dollars. A death costs its settlement, a grave, and a greater risk of
going broke, which rises as the money left after the expected settlements shrinks. A patient is a
liability in proportion to its chance of dying. A Heal is worth its likely fee plus the liability
it removes, minus the deaths it may cause.
"""

from __future__ import annotations

from math import exp
from typing import Final

from wardround.games.healthy_heart.advice.value import arrivals, at_least, shares
from wardround.games.healthy_heart.rules import constants as k
from wardround.games.healthy_heart.rules.ambulance import pile_size
from wardround.games.healthy_heart.rules.cubes import by_colour
from wardround.games.healthy_heart.rules.death import (
    coroners,
    empty_graves,
    settlement_value,
    space_price,
)
from wardround.games.healthy_heart.rules.heal import (
    base_draw,
    bonus_size,
    matching_colour,
    usable_bonuses,
)
from wardround.games.healthy_heart.rules.patients import (
    free_er_space,
    highest_level,
    patient_value,
)
from wardround.games.healthy_heart.rules.state import State, ward_ability
from wardround.games.healthy_heart.rules.wards import ability_at

GAME_TURNS: Final = 9.0
FINE: Final = 64
"""Shares of the Cup are rounded to 1/64."""
PRESTIGE: Final = 0.5
"""Dollars per point of Prestige: two points cover a missing dollar (HH-3.9)."""
DEEPEST: Final = 3.0
"""The fear of going broke stops growing this many margins below what is due."""


class Fears:
    """How much the script minds each risk; tuned by playing."""

    def __init__(self) -> None:
        self.ruin = 25.9
        """Having no more than the expected settlements, in dollars."""
        self.margin = 5.21
        """How many dollars above them divide that fear by e."""
        self.grave = 5.77
        """Using up a grave, with as many graves left as turns."""
        self.ward = [0.0, 0.0265, 0.0619, 0.171, 0.498]
        """The chance of dying after the next Rounds, by level, with a whole game to go."""
        self.triage = [0.0, 0.114, 0.155, 0.295, 0.473]
        self.surgery = [0.0, 0.0168, 0.0202, 0.0869, 0.136, 0.425]
        self.flatline = [0.0, 0.0318, 0.155, 0.329, 1.03, 0.863]
        self.chair = 0.5
        """The chance that a patient who returns from the E.R. to a chair dies."""
        self.cured = 0.51
        """A free bed, in dollars."""


FEARS: Final = Fears()
_ODDS: Final[dict[int, list[float]]] = {}


def heal_odds(
    cubes: int, matching: float, black: float, level: int, limit: int, per_level: int
) -> list[float]:
    """The chance of each level after a Heal with this many cubes; one above the limit is death.

    The shares stay the same from cube to cube: accurate enough, and it needs few tables.
    """
    good, bad = round(matching * FINE), round(black * FINE)
    key = (cubes * (FINE + 1) + good) * (FINE + 1) + bad
    key = ((key * 8 + level) * 8 + limit) * 8 + per_level
    known = _ODDS.get(key)
    if known is not None:
        return known
    p, q = good / FINE, bad / FINE
    odds = [0.0] * (2 * cubes + 1)
    odds[cubes] = 1.0
    for _ in range(cubes):
        after = [0.0] * (2 * cubes + 1)
        for n, chance in enumerate(odds):
            if chance:
                after[n] += chance * (1.0 - p - q)
                if n < 2 * cubes:
                    after[n + 1] += chance * p
                if n > 0:
                    after[n - 1] += chance * q
        odds = after
    levels = [0.0] * (limit + 2)
    for n, chance in enumerate(odds):
        net = n - cubes
        if net > 0:
            net //= per_level
        levels[min(limit + 1, max(0, level - net))] += chance
    _ODDS[key] = levels
    return levels


class Prospects:
    """The outlook for one position."""

    def __init__(self, s: State) -> None:
        c = s.content
        self.s = s
        self.left: float = pile_size(s) / c.cards_per_phase
        """Ambulance Phases to come."""
        self.later: float = max(0.0, self.left - 1.0) / (GAME_TURNS - 1.0)
        black = c.maladies
        self.in_cup = by_colour(s, s.cup)
        self.share: list[float] = shares(s, self.in_cup)
        self.arrivals: float = arrivals(s, self.share[black])
        self.rescue: bool = free_er_space(s) >= 0
        self.prices: list[int] = [0] * len(coroners(s))
        for space in empty_graves(s):
            self.prices.append(space_price(s, space))
        self.wealth: float = s.money + PRESTIGE * s.prestige
        self.due: float = self._due()
        self.fear: float = self.ruin(self.wealth)
        self._death: list[float] = [-1.0] * 8
        self._outcomes: dict[int, list[float]] = {}

    def _due(self) -> float:
        """The likely cost of the next phase's settlements."""
        s = self.s
        due, count = 0.0, 0.0
        for place, patient in enumerate(s.who):
            if patient:
                chance = self.soon(place, s.level[place])
                if chance > 0.0:
                    due += chance * settlement_value(s, place) * self._price(int(count))
                    count += chance
        return due

    def _price(self, number: int) -> float:
        return float(self.prices[number]) if number < len(self.prices) else FEARS.ruin

    def ruin(self, wealth: float) -> float:
        """The weight of going broke at this level of wealth."""
        return FEARS.ruin * exp(min(DEEPEST, (self.due - wealth) / FEARS.margin))

    def spending(self, price: float) -> float:
        """The cost of spending this much: only the added risk, since money is there to be spent."""
        return self.ruin(self.wealth - price) - self.fear

    def earning(self, money: float) -> float:
        """The worth of this much more money."""
        return money + self.fear - self.ruin(self.wealth + money)

    def death(self, pv: int) -> float:
        """The cost of a death with this PV."""
        known = self._death[min(pv, 7)]
        if known >= 0.0:
            return known
        due = pv * self._price(0)
        cost = due + PRESTIGE * pv + self.spending(due + PRESTIGE * pv)
        cost += FEARS.grave * self.left / max(1, len(self.prices))
        self._death[min(pv, 7)] = cost
        return cost

    # -- patients -----------------------------------------------------------------------------

    def soon(self, place: int, level: int) -> float:
        """The chance of dying before the next Player Phase, at a level that is survivable now."""
        s = self.s
        c = s.content
        area, malady = c.area_of[place], s.malady[place]
        if area == k.TRIAGE:
            mean = self.arrivals * self.share[malady]
            if self.rescue:
                return at_least(6 - level, mean)
            return at_least(5 - level, mean)
        if area == k.WARD:
            if ward_ability(s, malady).rounds_increase:
                return 1.0 if level >= 4 else 0.0
            rise = self.share[malady] * (1.0 + self.share[c.maladies])
            if level >= 4:
                return rise
            return rise * self.share[c.maladies] if level == 3 else 0.0
        if area == k.OR:
            return 1.0 if s.side[place] == k.FLATLINE and level >= highest_level(s, place) else 0.0
        return 1.0 if area == k.ER else 0.0

    def liability(self, place: int, level: int) -> float:
        """The likely cost, over the rest of the game, of a patient here at this level."""
        return self.danger(place, level, False) * self.death(settlement_value(self.s, place))

    def danger(self, place: int, level: int, treated: bool) -> float:
        """The chance that a patient here at this level dies before the game ends."""
        s = self.s
        area, malady = s.content.area_of[place], s.malady[place]
        flat = area == k.OR and s.side[place] == k.FLATLINE and not treated
        soon = 0.0 if area == k.OR and not flat else self.soon(place, level)
        return self.risk(area, malady, level, soon, flat)

    def risk(self, area: int, malady: int, level: int, soon: float, flat: bool) -> float:
        """The chance of dying before the game ends, given the chance of dying soon."""
        if area == k.WARD:
            index = min(level, 4)
            if ward_ability(self.s, malady).rounds_increase:
                index = min(level + 1, 4)
            later = FEARS.ward[index]
        elif area == k.TRIAGE:
            later = FEARS.triage[min(level, 4)]
        elif area == k.OR:
            later = (FEARS.flatline if flat else FEARS.surgery)[min(level, 5)]
        else:
            later = 0.0
        return soon + (1.0 - soon) * later * self.later

    def healing(self, slot: int, place: int) -> float:
        """The worth of a Heal here by the Doctor in this slot."""
        s = self.s
        c = s.content
        malady, level = s.malady[place], s.level[place]
        cubes = base_draw(s, place)
        for code in usable_bonuses(s, slot, place):
            cubes += bonus_size(s, slot, place, code)
        if not cubes:
            return 0.0
        size = max(1, len(s.cup))
        cubes = min(cubes, size)
        matching = self.in_cup[matching_colour(s, malady)] / size
        black = self.in_cup[c.maladies] / size
        per_level = 1
        ability = ability_at(s, place)
        if ability is not None:
            black = 0.0 if ability.ignore_black else black
            per_level = ability.matching_per_level
        limit = highest_level(s, place)
        values = self._outcomes.get(place)
        if values is None:
            values = self._outcomes_of(place, limit)
            self._outcomes[place] = values
        worth = 0.0
        odds = heal_odds(cubes, matching, black, level, limit, per_level)
        for after, chance in enumerate(odds):
            if chance > 0.0:
                worth += chance * values[after]
        return worth

    def _outcomes_of(self, place: int, limit: int) -> list[float]:
        """The worth of each level after a Heal, from a cure to one above the limit: death."""
        s = self.s
        level, pv = s.level[place], patient_value(s, place)
        emergency = s.content.area_of[place] == k.ER
        death = self.death(settlement_value(s, place))
        before = self.danger(place, level, False) * death
        values = [self.earning(level * pv) + PRESTIGE * pv + FEARS.cured + before]
        for after in range(1, limit + 1):
            if emergency:
                value = before - (death if after >= 5 else FEARS.chair * death)
            else:
                value = before - self.danger(place, after, True) * death
            if after < level:
                value += self.earning((level - after) * pv)
            values.append(value)
        values.append(before - death)
        return values

    def moving(self, place: int, area: int) -> float:
        """How much safer a patient is in another area, leaving out what it may earn there."""
        s = self.s
        malady, level = s.malady[place], s.level[place]
        before = self.liability(place, level)
        if area == k.CLINIC:
            return before
        c = s.content
        if area == k.WARD:
            there = c.ward_beds[malady][0]
            pv = c.areas[k.WARD].pv[0] + ward_ability(s, malady).settlement_pv_plus
        else:
            there = c.first_or + malady
            pv = c.areas[k.OR].pv[s.rooms[c.or_room[malady]]]
        soon = self.soon(there, level) if area == k.WARD else 0.0
        return before - self.risk(area, malady, level, soon, False) * self.death(pv)
