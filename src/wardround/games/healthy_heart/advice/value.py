"""A bot's opinion of a position and of the choices in it.

`evaluate` weighs what the team can pay against the deaths it should expect. `rate` is a rule of
thumb for every decision; its weights have no unit and only compare within one list.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Any, Final

from wardround.core.actions import Action
from wardround.games.healthy_heart import actions as a
from wardround.games.healthy_heart.rules import constants as k
from wardround.games.healthy_heart.rules.ambulance import (
    arrival_total,
    colours_left,
    open_pile,
    pile_size,
)
from wardround.games.healthy_heart.rules.cubes import by_colour
from wardround.games.healthy_heart.rules.death import (
    coroners,
    empty_graves,
    money_due,
    settlement_value,
    space_price,
)
from wardround.games.healthy_heart.rules.heal import (
    base_draw,
    bonus_code,
    bonus_size,
    matching_colour,
    matching_cubes,
    usable_bonuses,
)
from wardround.games.healthy_heart.rules.patients import highest_level, patient_value
from wardround.games.healthy_heart.rules.state import SHARED_POOL, SLOTS, State, ward_ability
from wardround.games.healthy_heart.rules.tables import Bonus
from wardround.games.healthy_heart.rules.wards import ability_at, net_result

PRESTIGE_WORTH: Final = 0.5
"""Dollars per point of Prestige: two points cover a missing dollar (HH-3.9)."""

# Weights of a logistic estimate, tuned by playing games with this advice.
EVERY_GAME: Final = 5.0
SAFETY: Final = 3.0
"""The cost of having only as much money as the expected deaths take."""
SAFE_MARGIN: Final = 15.0
"""How many dollars above that divide it by e."""
PER_DOLLAR: Final = 0.01
PER_GRAVE: Final = 0.3
PER_LEVEL: Final = -0.05
PER_TURN: Final = -1.7
PER_POWER: Final = 0.15
CAUTION: Final = 3.0
"""Divides the weights. Most games are far from lost in the first turns, whatever the sum says;
undivided, it would hardly tell a good position from a bad one that early."""
RUIN: Final = 0.7
"""The share of the estimate lost if the next deaths are certain to cost more than there is."""
NO_GRAVE: Final = 60
"""The price of a settlement when no grave is left."""
NARROWLY: Final = 4.0
NARROW_RISK: Final = 0.2
"""The chance of ruin by a settlement that leaves the team less than `NARROWLY` dollars."""
READINESS: Final = 0.3
"""The share of the danger that Doctors avert while all their tokens are Unused."""
BY_SCORE: Final = 0.03
"""The share of the estimate that depends on the score, for won games."""


def evaluate(s: State, seat: int) -> float:
    """How likely the team is to see the last ambulance, from 0 to 1."""
    if s.ended:
        return 1.0 if s.ended == k.RAN_ITS_COURSE else 0.0
    left = pile_size(s) / s.content.cards_per_phase
    prices = [space_price(s, space) for space in empty_graves(s)]
    outlook = Outlook(s)
    wealth = s.money + PRESTIGE_WORTH * s.prestige
    deaths = outlook.deaths(s)
    margin = max(-40.0, wealth - settlements(prices, deaths))
    logit = (
        EVERY_GAME
        - SAFETY * exp(-margin / SAFE_MARGIN)
        + PER_DOLLAR * wealth
        + PER_GRAVE * (len(prices) + len(coroners(s)))
        + PER_LEVEL * sum(s.level)
        + PER_TURN * left
        + PER_POWER * left * heal_power(s)
    )
    odds = 1.0 / (1.0 + exp(-max(-30.0, logit / CAUTION)))
    odds *= 1.0 - RUIN * ruin(prices, deaths, wealth)
    score = min(1.0, (s.prestige + s.money / 2) / 100)
    return odds * (1.0 - BY_SCORE + BY_SCORE * score)


class Outlook:
    """What the next Ambulance Phase is likely to bring."""

    def __init__(self, s: State) -> None:
        black = s.content.maladies
        self.share = shares(s, by_colour(s, s.cup))
        self.arrivals = arrivals(s, self.share[black])
        unused, tokens = 0, 0
        for slot in range(1, len(s.cast)):
            unused += s.unused[slot]
            tokens += s.unused[slot] + s.used[slot]
        self.danger = 1.0 - READINESS * unused / max(1, tokens)

    def deaths(self, s: State) -> list[tuple[float, int]]:
        """For each patient, the chance of dying soon and the PV of the settlement."""
        c = s.content
        risks: list[tuple[float, int]] = []
        for place, patient in enumerate(s.who):
            if not patient:
                continue
            area, level, malady = c.area_of[place], s.level[place], s.malady[place]
            if area == k.TRIAGE:
                chance = at_least(5 - level, self.arrivals * self.share[malady])
            elif area == k.WARD:
                chance = self.ward_danger(s, malady, level)
            elif area == k.OR:
                last = level >= highest_level(s, place)
                flat = s.side[place] == k.FLATLINE
                chance = 0.95 if last and flat else 0.3 if last or (flat and level >= 3) else 0.05
            elif area == k.ER:
                chance = 0.9
            else:
                continue
            risks.append((self.danger * chance, settlement_value(s, place)))
        risks.sort(reverse=True)
        return risks

    def ward_danger(self, s: State, malady: int, level: int) -> float:
        rise = self.share[malady] * (1.0 + self.share[s.content.maladies])
        if ward_ability(s, malady).rounds_increase:
            rise = 0.95
        if level >= 4:
            return min(0.97, rise)
        return rise * 0.35 if level == 3 else 0.02 * level


def shares(s: State, in_cup: list[int]) -> list[float]:
    """The share of each colour among the cubes in Cup, Discard and set."""
    drawn = by_colour(s, s.drawn)
    total = max(1, len(s.cup) + sum(s.discard) + len(s.drawn))
    return [(in_cup[n] + s.discard[n] + drawn[n]) / total for n in range(len(in_cup))]


def arrivals(s: State, black: float) -> float:
    """The coloured cubes that a card is likely to bring, given the share of black ones."""
    card = sum([s.content.card_cubes[n] for n in s.unseen]) / max(1, len(s.unseen))
    # Every black cube brings one more coloured one on average.
    return max(0.0, card + s.rules.cubes_per_card) * (1.0 + black)


def settlements(prices: list[int], deaths: list[tuple[float, int]]) -> float:
    """The expected cost of the patients in danger; each grave costs more than the last."""
    cost = 0.0
    count = 0.0
    for chance, pv in deaths:
        number = int(count)
        price = prices[number] if number < len(prices) else NO_GRAVE
        cost += chance * pv * (price + PRESTIGE_WORTH)
        count += chance
    return cost


def ruin(prices: list[int], deaths: list[tuple[float, int]], wealth: float) -> float:
    """The chance that the expected settlements cost more than there is, or run out of graves."""
    graves = len(prices)
    buried = [0.0] * (graves + 1)
    buried[0] = 1.0  # By number of deaths, the chance of that many, each with a grave.
    total_pv, total = 0.0, 0.0
    ruined = 0.0
    most = 0
    for chance, pv in deaths:
        ruined += buried[graves] * chance
        if most < graves:
            most += 1
        after = buried[most]
        for n in range(most, 0, -1):
            before = buried[n - 1]
            buried[n] = after + (before - after) * chance
            after = before
        buried[0] = after * (1.0 - chance)
        total_pv += chance * pv
        total += chance
    usual_pv = total_pv / total if total else 1.0
    rest = wealth
    for n, price in enumerate(prices):
        rest -= usual_pv * (price + PRESTIGE_WORTH)
        if rest <= 0.0:
            ruined += buried[n + 1]
        elif rest < NARROWLY:
            ruined += NARROW_RISK * buried[n + 1]
    return min(1.0, ruined)


def at_least(needed: int, mean: float) -> float:
    """The chance of at least this many arrivals, if their number is Poisson with this mean."""
    if needed <= 0:
        return 1.0
    term = exp(-mean)
    below = term
    for n in range(1, needed):
        term *= mean / n
        below += term
    return max(0.0, 1.0 - below)


def heal_power(s: State) -> float:
    """The number of levels a Game Turn is likely to remove."""
    c = s.content
    kinds = len(c.training)
    cubes = 0.0
    for slot in range(1, len(s.cast)):
        each = 6.0 + bonus_worth(c.doctors[s.cast[slot]].bonus)
        first = slot * kinds
        for kind in range(kinds):
            held = s.training[first + kind]
            if held:
                each += held * bonus_worth(c.training[kind].bonus)
        cubes += each * (s.unused[slot] + s.used[slot])
    for pool, medical in enumerate(c.pool_medical):
        tokens = s.unused[SHARED_POOL + pool] + s.used[SHARED_POOL + pool]
        cubes += tokens * (7.0 if medical else 1.5)
    cubes += 1.5 * sum([s.unused[SLOTS + n] + s.used[SLOTS + n] for n in range(SLOTS)])
    for index, where in enumerate(s.staff):
        if where >= 0:
            cubes += 2.0 * c.hiring[index].bonus_cubes + c.hiring[index].extra_return
        elif where == k.IN_OFFICE:
            cubes += 3.0
        elif where == k.IN_PARKING_LOT:
            cubes += 1.0
    for malady in range(c.maladies):
        side = s.rooms[c.or_room[malady]]
        cubes += 0.0 if side == k.UNBUILT else 3.0 if side == k.BASIC else 5.0
    levels = 0.11 * cubes
    levels += (0.0, 2.0, 2.6)[s.rooms[c.clinic_room]]
    levels += (0.0, 0.8, 1.2)[s.rooms[c.er_room]]
    if c.morgue_room >= 0:
        levels += (0.0, 0.5, 0.8)[s.rooms[c.morgue_room]]
    if c.lab_room >= 0:
        levels += (0.0, 0.5, 0.9)[s.rooms[c.lab_room]]
    return levels


def bonus_worth(bonus: Bonus) -> float:
    """A bonus, weighted by how often it applies."""
    if bonus.when == k.WHEN_MALADY:
        return 0.45 * bonus.cubes
    if bonus.when == k.WHEN_WARD:
        return 0.8 * bonus.cubes
    return 0.4 * bonus.cubes if bonus.when == k.WHEN_CUBE_PATIENT else 0.0


# Rules of thumb.


def rate(s: State, actions: list[Action]) -> list[float]:
    """A weight for each listed action."""
    if s.decision() == k.D_CHOOSE_ACTION:
        return rate_turn(s, actions)
    rating = RATINGS.get(type(actions[0]))
    if rating is None:
        return [1.0] * len(actions)
    return [rating(s, action) for action in actions]


ROOM_WEIGHTS: Final = {
    "room:break_room": 5.0,
    "room:clinic": 6.0,
    "room:er": 3.0,
    "room:morgue": 3.5,
    "room:research_lab": 2.0,
}
STAFF_WEIGHTS: Final = {
    "staff:lawyer": 5.0,
    "staff:finance_officer": 6.0,
    "staff:operations_officer": 4.0,
    "staff:ward_nurse": 4.5,
    "staff:or_nurse": 3.0,
    "staff:triage_nurse": 2.5,
    "staff:medical_tech": 2.0,
    "staff:chaplain": 3.5,
    "staff:public_relations": 3.0,
    "staff:human_resources": 2.2,
    "staff:security_guard": 3.2,
    "done": 0.5,
}
TRAINING_WEIGHTS: Final = {
    "training:coroner": 4.0,
    "training:award": 4.5,
    "training:admin_degree": 4.2,
    "training:bedside_manner": 3.0,
    "training:research_phd": 1.0,
}
KIND_WEIGHTS: Final = {
    "heal": 5.0,
    "transfer": 3.0,
    "research": 2.5,
    "build": 2.8,
    "improve": 1.5,
    "hire": 2.6,
    "assign": 1.2,
    "train": 1.4,
    "order_supplies": 1.0,
    "efficiency": 4.0,
    "priority_status": 2.0,
    "efficient_construction": 2.6,
    "mandatory_overtime": 1.0,
    "mad_scientist": 1.2,
    "experimental_procedures": 0.6,
    "new_management_techniques": 0.8,
    "organized_memo_system": 1.5,
}


def rate_turn(s: State, actions: list[Action]) -> list[float]:
    """Heal with Medical tokens, transfer critical patients, then build up the Hospital."""
    critical = 0
    for level in s.level[: s.content.first_bed]:
        if level >= 4:
            critical += 1
    spare = s.money - reserve(s)
    weights: list[float] = []
    for action in actions:
        if not isinstance(action, a.ChooseAction):
            weights.append(0.1)
            continue
        kind = action.action
        weight = KIND_WEIGHTS[kind]
        if kind == "transfer":
            weight = 4.0 + critical if critical else 1.5
            if action.token.startswith("token:medical"):
                weight -= 2.0
        elif kind in ("build", "improve", "efficient_construction"):
            weight += 1.5 if spare >= 10 else -2.5
        elif kind in ("hire", "train"):
            weight += 1.0 if spare >= 5 else -2.0
        weights.append(weight)
    return weights


def reserve(s: State) -> int:
    """Money to keep back for the next two deaths."""
    prices = [space_price(s, space) for space in empty_graves(s)]
    return sum(prices[:2])


def cup_share(s: State, colour: int) -> float:
    return s.cup.count(colour) / len(s.cup) if s.cup else 0.18


def rate_heal(s: State, action: a.HealPatient) -> float:
    """The levels a Heal is likely to remove, times their worth; more for patients about to die."""
    act = s.current_act()
    place = s.who.index(s.content.patient_number[action.patient])
    c = s.content
    malady, level = s.malady[place], s.level[place]
    area = c.area_of[place]
    cubes = base_draw(s, place)
    for code in usable_bonuses(s, act.slot, place):
        cubes += bonus_size(s, act.slot, place, code)
    matching = cubes * cup_share(s, matching_colour(s, malady))
    black = cubes * cup_share(s, c.maladies)
    ability = ability_at(s, place)
    if ability is not None:
        black = 0.0 if ability.ignore_black else black
        matching /= ability.matching_per_level
    gain = min(float(level), matching) - black
    pv = patient_value(s, place)
    weight = 1.0 + gain * pv
    if area == k.ER:
        weight += 3.0
    elif area == k.OR:
        weight += 2.0 if s.side[place] == k.FLATLINE else 0.0
    elif level >= 4:
        weight += 1.2 * gain + 0.3
    return weight


def rate_bonus(s: State, action: a.HealBonus) -> float:
    """Draw while the Cup is kinder than cruel and the patient still needs it."""
    if action.bonus == "stop":
        return 1.0
    net = cup_share(s, s.malady[s.place]) - cup_share(s, s.content.maladies)
    done = net_result(
        ability_at(s, s.place),
        matching_cubes(s, s.malady[s.place]),
        s.drawn.count(s.content.maladies),
    )
    if done >= s.level[s.place]:
        return 0.5
    if net <= 0 and s.drawn:
        return 0.5
    return 2.0 + 0.01 * bonus_size(s, s.current_act().slot, s.place, bonus_code(s, action.bonus))


def rate_return(s: State, action: a.ReturnCube) -> float:
    """Return colours that patients need, never black."""
    if action.cube == "done":
        return 0.5
    colour = s.content.cube_number[action.cube]
    if colour == s.content.maladies:
        return 0.0
    waiting = sum([s.level[bed] for bed in s.content.ward_beds[colour]])
    return 0.2 + 0.15 * (waiting + s.level[s.content.first_or + colour])


def rate_transfer(s: State, action: a.TransferPatient | a.EfficiencyPatient) -> float:
    """Critical Triage patients first, then those for the Clinic."""
    if action.patient == "done":
        return 0.5
    place = s.who.index(s.content.patient_number[action.patient])
    if s.content.area_of[place] == k.TRIAGE:
        level = s.level[place]
        return 5.0 if level >= 4 else 3.0 if level == 2 else 2.5 if level == 3 else 2.0
    return 4.0 if s.content.area_of[place] == k.ER else 1.0


def rate_space(s: State, action: a.TombstoneSpace) -> float:
    """The cheapest space; the dearest one if nothing is due."""
    number = s.content.space_number[action.space]
    due = money_due(s, number)
    if due == 0:
        return 100.0 + space_price(s, number)
    return 100.0 - due


def rate_guard(s: State, action: a.SecurityGuard) -> float:
    """Send away cards with many cubes."""
    many = s.content.card_cubes[open_pile(s)[-1]] >= 6
    return 1.0 if many == (action.answer == "yes") else 0.0


def rate_way_out(s: State, answer: str, bar: int) -> float:
    """Avoid paying for a death that costs at least ``bar``."""
    due = min([money_due(s, space) for space in empty_graves(s)] or [0])
    return 1.0 if (due >= bar) == (answer != "no") else 0.0


def rate_lucky(s: State, action: a.FeelingLucky) -> float:
    """Repeat a draw that kills or harms."""
    bad = False
    if s.drawing == k.FOR_CARD:
        most = s.content.areas[k.TRIAGE].levels[0]
        bad = any(arrival_total(s, colour) > most for colour in colours_left(s))
    elif s.drawing == k.FOR_CHECK:
        bad = s.level[s.place] + s.drawn.count(s.malady[s.place]) > 4
    elif s.drawing == k.FOR_HEAL:
        bad = matching_cubes(s, s.malady[s.place]) < s.drawn.count(s.content.maladies)
    return 1.0 if bad == (action.answer == "yes") else 0.0


def rate_pupil(s: State, action: a.TrainDoctor) -> float:
    """Give bonuses to Doctors with few of them, and a bonus for a malady to its specialist."""
    number = s.content.character_number[action.character]
    slot = s.cast.index(number, 1)
    bonus = s.content.training[s.current_assignment().marker].bonus
    own = s.content.doctors[number].bonus
    kinds = len(s.content.training)
    held = sum(s.training[slot * kinds : slot * kinds + kinds])
    same = bonus.when == own.when and bonus.malady == own.malady and bonus.cubes > 0
    return 2.0 - 0.1 * held + (0.5 if same else 0.0)


def rate_workplace(s: State, action: a.AssignTo) -> float:
    """Where the levels add up highest."""
    location = s.content.location_number[action.place]
    return 1.0 + sum([s.level[n] for n in s.content.location_places[location]])


def rate_prayer(s: State, action: a.MiraclePatient | a.PriorityPatient) -> float:
    """Pray for patients in danger, and for those worth most."""
    if action.patient == "none":
        return 0.1
    place = s.who.index(s.content.patient_number[action.patient])
    area = s.content.area_of[place]
    weight = 1.0 + 0.2 * s.level[place] + 0.3 * patient_value(s, place)
    if area == k.ER:
        weight += 5.0
    elif area == k.OR and s.side[place] == k.FLATLINE and s.level[place] >= 4:
        weight += 2.0
    return weight


def rate_room(s: State, action: a.BuildRoom | a.ImproveRoom) -> float:
    return ROOM_WEIGHTS.get(action.room, 4.0 if action.room.startswith("room:or_") else 1.0)


def rate_supply(s: State, action: a.SupplyCube) -> float:
    """Colours that many patients have, never black."""
    colour = s.content.cube_number[action.cube]
    return 0.0 if colour == s.content.maladies else 1.0 + s.malady.count(colour)


PICK_WEIGHTS: Final = {"assign": 3.0, "reveal": 2.0, "prestige": 1.5, "none": 0.0}
RATINGS: Final[dict[type[Action], Callable[[State, Any], float]]] = {
    a.HealPatient: rate_heal,
    a.HealBonus: rate_bonus,
    a.ReturnCube: rate_return,
    a.TransferPatient: rate_transfer,
    a.EfficiencyPatient: rate_transfer,
    a.TransferTo: lambda s, x: 3.0 if x.place.startswith("room:or") else 2.0,
    a.TombstoneSpace: rate_space,
    a.BuildRoom: rate_room,
    a.ImproveRoom: rate_room,
    a.HireMarker: lambda s, x: STAFF_WEIGHTS.get(x.staff, 1.0),
    a.AssignStaff: lambda s, x: STAFF_WEIGHTS.get(x.staff, 1.0),
    a.MemoStaff: lambda s, x: STAFF_WEIGHTS.get(x.staff, 1.0),
    a.ResearchMarker: lambda s, x: TRAINING_WEIGHTS.get(x.marker, 2.0),
    a.TrainMarker: lambda s, x: TRAINING_WEIGHTS.get(x.marker, 2.0),
    a.FeelingLucky: rate_lucky,
    a.SecurityGuard: rate_guard,
    a.LuckyHide: lambda s, x: rate_way_out(s, x.answer, 4),
    a.UseCoroner: lambda s, x: rate_way_out(s, x.answer, 6),
    a.PrSpin: lambda s, x: rate_way_out(s, x.answer, 6),
    a.UseAward: lambda s, x: 1.0 if x.answer == "yes" else 0.0,
    a.SharedConsent: lambda s, x: 1.0 if x.answer == "allow" else 0.0,
    a.TrainingVeto: lambda s, x: 1.0 if x.answer == "allow" else 0.0,
    a.ResearchPick: lambda s, x: PICK_WEIGHTS[x.pick],
    a.CureResearch: lambda s, x: PICK_WEIGHTS[x.pick],
    a.TrainDoctor: rate_pupil,
    a.BuildSlot: lambda s, x: 3.0 if x.slot.startswith("slot:") else 0.5,
    a.AssignTo: rate_workplace,
    a.MiraclePatient: rate_prayer,
    a.PriorityPatient: rate_prayer,
    a.OvertimeToken: lambda s, x: 1.0 if x.token == "done" or s.prestige < 12 else 2.0,
    a.CureFlip: lambda s, x: 0.0 if x.token == "none" else 1.0,
    a.SupplyCube: rate_supply,
}
"""How to rate each kind of choice; this advice has no opinion about the others."""
