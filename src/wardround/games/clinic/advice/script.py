"""A sensible manager: an answer to every decision of Clinic, quick enough to play games out.

Expansion questions are answered by the expansion's own `rate`. Decisions that deserve more thought
are `WEIGHTY`; `candidates` lists the answers worth trying there. One such choice is whether to
treat a patient now or let them ripen: fetching a patient in Move means treating them this round
(`placing`), and clearing them from the care plan means waiting.
"""

from __future__ import annotations

import math
from typing import Final

from wardround.core.actions import Action
from wardround.games.clinic.actions import (
    Admit,
    BuyPopularity,
    Clear,
    Done,
    ExpansionChoice,
    MovePerson,
)
from wardround.games.clinic.advice.covid_tiles import margin, tile_question
from wardround.games.clinic.advice.habits import habits_of
from wardround.games.clinic.advice.placing import targets
from wardround.games.clinic.advice.sites import (
    best_entrance,
    best_extinguisher,
    best_garden,
    best_hub,
    best_parking,
    best_room,
    best_stop,
    operating_sites,
    room_sites,
)
from wardround.games.clinic.advice.timetable import forecast, numbers_of
from wardround.games.clinic.advice.value import rate
from wardround.games.clinic.advice.wishes import (
    component_wish,
    next_patient,
    parking_left,
    tile_wish,
)
from wardround.games.clinic.rules.admitting import waiting
from wardround.games.clinic.rules.building import space_set
from wardround.games.clinic.rules.constants import (
    ADMIT,
    BUILD,
    CONVEYOR,
    DOWN,
    ENTRANCE,
    GARDEN,
    HIRE,
    MODULE,
    OTHER,
    PARKING,
    PATIENT,
    RED,
    RIGHT,
    UP,
)
from wardround.games.clinic.rules.decisions import listed
from wardround.games.clinic.rules.ending import result
from wardround.games.clinic.rules.geometry import members, operational, times_from
from wardround.games.clinic.rules.hiring import doctor_price, has_supply_room, nurse_price
from wardround.games.clinic.rules.moving import movers, person_number
from wardround.games.clinic.rules.state import (
    ADMIT_STEP,
    BUILD_COMPONENT,
    BUILD_SPACE,
    BUY_POPULARITY,
    CARE_PLAN,
    HIRE_ARRIVAL,
    HIRE_PERSON,
    MOVE_DESTINATION,
    MOVE_PERSON,
    OVER,
    SELECT_ACTION,
    TAKE_BONUS,
    Board,
    State,
)

WEIGHTY: Final = frozenset(
    {
        "take_bonus",
        "select_action",
        "build_component",
        "build_space",
        "hire_person",
        "admit_step",
        "move_person",
        "care_plan",
        "buy_popularity",
        "transfuse",
        "draw_blood",
        "zombie_step",
        "covid_allocate",
        "covid_infect",
        "contagion_place",
        "buy_masks",
    }
)
MAX_CANDIDATES: Final = 9
"""The most candidates to return."""
SITES: Final = 4
"""How many sites to try for a component."""
DONATIONS: Final = 2
"""How many of the moves that expansions add to try."""
MARGIN: Final = 12.0
"""This much more popularity makes a result e times as good."""
LIVES: Final = 3.0
"""When playing together, this many more survivors than deceased make a result e times as good."""
AIM: Final = 50
"""A good result when no rival sets the mark."""
RIVALRY: Final = 0.5
"""How much the best rival's popularity counts against one's own: a point gained is surer than a
point taken from a rival."""
BONUSES: Final = ["nurse", "promotion", "cash", "parking", "orderly", "garden", "conveyor"]
"""Bonus tiles, best first."""


def next_seat(s: State) -> int:
    """A seat with a question to answer; -1 after the end."""
    if s.phase != OVER:
        for b in s.boards:
            if b.ask:
                return b.seat
    return -1


def answer(s: State, seat: int) -> Action:
    """What a sensible player answers."""
    b = s.boards[seat]
    options = listed(s, b)
    if len(options) == 1:
        return options[0]
    ask = b.ask
    best: Action | None = None
    if ask == MOVE_PERSON:
        best = _person(s, b, options)
    elif ask == MOVE_DESTINATION:
        best = _destination(s, b)
    elif ask == SELECT_ACTION:
        best = _select(s, b, options)
    elif ask == CARE_PLAN:
        best = b.content.menus[seat].accept
    elif ask == ADMIT_STEP:
        best = _admit(s, b, options)
    elif ask == HIRE_PERSON:
        best = _hire(s, b, options)
    elif ask == HIRE_ARRIVAL:
        best = _arrival(s, b, options)
    elif ask == BUILD_COMPONENT:
        best = _component(s, b, options)
    elif ask == BUILD_SPACE:
        best = _space(s, b)
    elif ask == BUY_POPULARITY:
        best = options[_buying(s, b)]
    elif ask == TAKE_BONUS:
        best = _bonus(b, options)
    elif s.rules.hooks.judge:
        best = tile_question(s, b, options)
    if best is not None and best in options:
        return best
    return _best_rated(s, b, options)


def _best_rated(s: State, b: Board, options: list[Action]) -> Action:
    weights = rate(s, options)
    undo = b.content.menus[b.seat].undo
    best, best_weight = options[0], -1.0
    for k, option in enumerate(options):
        if weights[k] > best_weight and option is not undo:
            best, best_weight = option, weights[k]
    return best


def _bonus(b: Board, options: list[Action]) -> Action | None:
    menu = b.content.menus[b.seat].bonuses
    for name in BONUSES:
        if name in b.content.bonus_ids:
            action = menu[b.content.bonus_ids.index(name)]
            if action in options:
                return action
    return None


def _buying(s: State, b: Board) -> int:
    """Buy with everything but what the next round needs."""
    left = b.content.rounds - 1 - s.round
    price = b.content.expenses.popularity_purchase.price
    keep = 0
    if left > 0:
        wanted = habits_of(s).keep * (1.0 if left > 2 else 0.85 if left > 1 else 0.6)
        keep = max(int(wanted) - b.money, 0)
    return max((b.income - keep) // price, 0)


# -- actions ----------------------------------------------------------------------------------


def _select(s: State, b: Board, options: list[Action]) -> Action:
    """The tile the clinic needs most."""
    menu = b.content.menus[b.seat].select
    n = numbers_of(s, b)
    best, best_worth = options[0], -1000.0
    for tile in (ADMIT, HIRE, BUILD):
        if menu[tile] in options:
            worth = tile_wish(s, b, n, tile)
            if worth > best_worth:
                best, best_worth = menu[tile], worth
    return best


def _hire(s: State, b: Board, options: list[Action]) -> Action:
    """Hire by the timetable until the round's staff is complete."""
    c = b.content
    menu = c.menus[b.seat]
    n = numbers_of(s, b)
    h = n.habits
    base = forecast(c, n)
    spaces = len(c.doctor_prices)
    more = n.left > 1
    best, best_value = menu.done, base
    for number, action in enumerate(menu.hire):
        if action not in options:
            continue
        value = base
        if number < spaces:
            if more and len(n.doctors) >= h.doctors[s.round]:
                continue
            price = doctor_price(s, number)
            n.doctors.append(min(s.university[number], RED))
            n.money -= price
            value = forecast(c, n)
            if more:
                value = base + 5.0 + 0.1 * (value - base) if n.money >= h.floor else base
            n.doctors.pop()
            n.money += price
        elif number == spaces:
            if more and n.nurses >= h.nurses[s.round]:
                continue
            price = nurse_price(s)
            n.nurses += 1
            n.money -= price
            value = forecast(c, n)
            if more:
                value = base + 3.0 if n.money >= h.floor else base
            n.nurses -= 1
            n.money += price
        elif n.orderlies < h.orderlies and n.left > 2 and has_supply_room(b):
            value = base + 1.0
        if value > best_value:
            best, best_value = action, value
    return best


def _arrival(s: State, b: Board, options: list[Action]) -> Action:
    """The arrival point with the shortest way to the rooms."""
    c = b.content
    menu = c.menus[b.seat].arrive[b.shape_number]
    orderly = b.piece > len(c.doctor_prices)
    ends = b.of_kind[c.supply] if orderly else operational(b)
    best, best_time = options[0], 1000
    for place, action in enumerate(menu):
        if action in options:
            times = times_from(b, place, s.rules.outdoor_walking)
            for space in members(ends):
                if 0 <= times[space] < best_time:
                    best, best_time = action, times[space]
    return best


def _admit(s: State, b: Board, options: list[Action]) -> Action:
    """Admit the patient who adds most, shifting them forward if another stands in front."""
    c = b.content
    menu = c.menus[b.seat]
    if parking_left(b) <= 0:
        return menu.done
    n = numbers_of(s, b)
    n.growth = n.habits.growth_admitting
    base = forecast(c, n)
    taken = [len(waiting(b, service)) for service in range(len(s.notepad))]
    service, k, _ = next_patient(
        s, b, n, base, s.notepad, taken, b.left.queue_points if b.left is not None else 0
    )
    if service < 0:
        return menu.done
    action = menu.admit[service]
    if k > 0:
        action = menu.shift[service][k][RIGHT]
    elif k == -1:
        action = menu.shift[service - 1][0][DOWN]
    elif k == -2:
        action = menu.shift[service + 1][0][UP]
    if action in options:
        return action
    # The two patients are alike: a shift would change nothing, so it is not offered.
    return menu.admit[service] if menu.admit[service] in options else menu.done


def _component(s: State, b: Board, options: list[Action]) -> Action:
    menu = b.content.menus[b.seat]
    n = numbers_of(s, b)
    best, best_worth = menu.done, 0.2
    for number in s.rules.components:
        action = menu.component[number]
        if action in options:
            worth = component_wish(s, b, n, number)
            if worth > best_worth:
                best, best_worth = action, worth
    return best


def _space(s: State, b: Board) -> Action | None:
    """The best site for the component in hand."""
    c = b.content
    menu = c.menus[b.seat].space[b.shape_number]
    offered = space_set(s, b)
    component = c.components[b.piece]
    form = component.form
    space = -1
    if form == MODULE and component.kind == c.treatment:
        space = best_room(b, offered & room_sites(b), b.money)
    elif form == MODULE and component.kind == c.hub:
        space = best_hub(b, offered)
    elif form == MODULE and c.kinds[component.kind].virtual_nurses:
        good = members(offered & operating_sites(b))
        space = good[0] if good else -1
    elif form == PARKING:
        space = best_parking(b, offered)
    elif form == GARDEN:
        space = best_garden(b)
    elif form == CONVEYOR:
        space = best_stop(b, offered)
    elif form == ENTRANCE:
        entrance = best_entrance(b, offered)
        space = b.shape.spaces + entrance if entrance >= 0 else -1
    elif form == OTHER and component.id == "extinguisher":
        space = best_extinguisher(b)
    return menu[space] if space >= 0 else None


# -- move -------------------------------------------------------------------------------------


def _person(s: State, b: Board, options: list[Action]) -> Action | None:
    """A person who is not where they should be; nobody walks twice."""
    menu = b.content.menus[b.seat]
    target = targets(s, b)
    moved = movers(b)
    for person in b.present:
        there = target[person] < 0 or target[person] == b.place[person]
        if not there and person not in moved and menu.move[person] in options:
            return menu.move[person]
    if menu.done in options:
        return menu.done
    for person in b.present:
        outside = b.place[person] >= b.shape.spaces and b.kind[person] != PATIENT
        if outside and menu.move[person] in options:
            return menu.move[person]
    return None


def _destination(s: State, b: Board) -> Action | None:
    space = targets(s, b)[b.piece]
    return b.content.menus[b.seat].go[b.shape_number][space] if space >= 0 else None


# -- more thought -----------------------------------------------------------------------------


def candidates(s: State, seat: int, own: Action, options: list[Action]) -> list[Action]:
    """The answers worth trying, the script's own first."""
    b = s.boards[seat]
    ask = b.ask
    others = [action for action in options if action != own]
    if ask == ADMIT_STEP:
        others = [action for action in others if isinstance(action, (Admit, Done))]
    elif ask == CARE_PLAN:
        others = [action for action in others if isinstance(action, Clear)]
    elif ask == MOVE_PERSON:
        # The first leg settles whom to fetch; the rest of Move carries it out.
        others = [] if movers(b) else _other_moves(b, others)
    elif ask == BUY_POPULARITY:
        assert isinstance(own, BuyPopularity)
        most = len(options) - 1
        near = (0, most, own.amount - 2, own.amount + 2)
        others = [a for a in others if isinstance(a, BuyPopularity) and a.amount in near]
    elif ask == BUILD_SPACE:
        weights = rate(s, others)
        order = sorted(range(len(others)), key=lambda k: -weights[k])
        others = [others[k] for k in order[: SITES - 1]]
    return [own, *others[: MAX_CANDIDATES - 1]]


def _other_moves(b: Board, others: list[Action]) -> list[Action]:
    """Fetch another waiting patient to treat now, stop moving, or do what expansions offer."""
    candidates: list[Action] = []
    seen: list[int] = []
    donations = 0
    for action in others:
        if isinstance(action, MovePerson):
            person = person_number(b, action.person)
            key = b.service[person] * 8 + b.colour[person]
            if b.kind[person] == PATIENT and b.place[person] == b.shape.pre and key not in seen:
                seen.append(key)
                candidates.append(action)
        elif isinstance(action, Done) or (
            isinstance(action, ExpansionChoice) and donations < DONATIONS
        ):
            donations += isinstance(action, ExpansionChoice)
            candidates.append(action)
    return candidates


def grade(s: State, seat: int) -> float:
    """A finished game: popularity against the best rival's; alone or together, the result first."""
    totals = s.totals
    if s.rules.seats > 1 and not s.rules.hooks.judge:
        best = max([total for other, total in enumerate(totals) if other != seat])
        return _logistic((totals[seat] - RIVALRY * best - (1.0 - RIVALRY) * AIM) / MARGIN)
    outcome = result(s)
    value = _logistic((sum(totals) / len(totals) - AIM) / (2.0 * MARGIN))
    if s.rules.hooks.judge:
        return 0.3 * bool(outcome.winners) + 0.5 * _logistic(margin(s) / LIVES) + 0.2 * value
    return 0.6 * len(outcome.winners) / len(totals) + 0.4 * value


def _logistic(x: float) -> float:
    return 1.0 / (1.0 + math.exp(-x))
