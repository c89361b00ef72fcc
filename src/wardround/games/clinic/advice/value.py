"""How bots judge a position (`evaluate`) and, at first sight, a move (`rate`)."""

from __future__ import annotations

import math
from typing import Final

from wardround.core.actions import Action
from wardround.games.clinic import actions as act
from wardround.games.clinic.rules.business import upkeep, wages
from wardround.games.clinic.rules.care import plan_income, propose
from wardround.games.clinic.rules.constants import (
    ADMIT,
    DOCTOR,
    HIRE,
    MODULE,
    NURSE,
    ORDERLY,
    PATIENT,
    RED,
)
from wardround.games.clinic.rules.ending import total_of
from wardround.games.clinic.rules.geometry import (
    beds_in,
    beds_of,
    car_spaces,
    members,
    operational,
    times_from,
)
from wardround.games.clinic.rules.hiring import count_kind
from wardround.games.clinic.rules.moving import LEG, movers, role_of, time_saved
from wardround.games.clinic.rules.parking import free_places
from wardround.games.clinic.rules.state import (
    BUY,
    CARE,
    CARE_PLAN,
    EXPENSES,
    MOVE,
    NOTHING,
    OVER,
    RESOLVE,
    SELECT,
    Board,
    State,
)

PER_DOLLAR: Final = 0.3
"""What a dollar of income is worth in popularity."""
SCALE: Final = 18.0
RESETTLING: Final = 5.0
"""What moving a well-placed person must gain, on top of the time."""
WANDERING: Final = 8.0
"""What a person's second leg, or another change to a care plan, must gain."""


def evaluate(s: State, seat: int) -> float:
    """From 0 (lost) to 1 (won): expected final popularity against the best rival's."""
    if s.phase == OVER:
        own = float(s.totals[seat])
        best = max([t for k, t in enumerate(s.totals) if k != seat], default=30)
        return _squash(own - best)
    own_value = expected(s, s.boards[seat])
    if s.rules.hooks.judge:
        return _squash(own_value - 30.0)
    rivals = [float(b.popularity) for b in s.boards if b.seat != seat]
    rival = max(rivals, default=0.0)
    return _squash(own_value - rival - 10.0)


def _squash(difference: float) -> float:
    return 1.0 / (1.0 + math.exp(-difference / SCALE))


def expected(s: State, b: Board) -> float:
    """Roughly the popularity a clinic will end with: what it has, what this round still brings, and
    what typical rounds after it may bring."""
    left = s.rules.content.rounds - s.round
    if s.final:
        left = 0
    value = float(total_of(s, b))
    money = b.money
    moved = s.phase == MOVE and (
        b.ask == NOTHING or (b.moving is not None and b.moving.leg_count > 0)
    )
    if moved or s.phase == CARE:
        left -= 1
        proposed = propose(s, b) if moved else []
        result = _this_care(s, b, proposed) - wages(b) - upkeep(s, b)
        money = max(b.money + min(result, 0), 0)
        value += max(result, 0) / 3.0 + min(b.money + min(result, 0), 0)
        if moved:
            value += _this_move(s, b, proposed)
        elif b.care is not None:
            value -= WANDERING * b.care.changes
    elif s.phase in (EXPENSES, BUY):
        left -= 1
        value += b.income / 3.0
    value += _worth_of_money(money, left) + _structure(s, b) * left / 6.0
    if left > 0:
        value += 0.8 * left * _per_round(s, b) + _people_worth(s, b)
    value += _selected_worth(s, b) + _waiting_worth(s, b)
    for expansion in s.rules.expansions:
        value += expansion.worth(s, b)
    return value


def _this_care(s: State, b: Board, proposed: list[int]) -> int:
    """This round's income from care, as people stand or as planned."""
    if s.phase == CARE and b.ask != CARE_PLAN:
        return b.income
    plan = b.care.plan if b.care is not None else proposed
    return (b.income if s.phase == CARE else 0) + plan_income(s, b, plan)


def _worth_of_money(money: int, left: int) -> float:
    """Money builds and hires; its worth falls to nothing as the rounds run out."""
    return 0.0 if left <= 0 else (0.8 * min(money, 14) + 0.3 * max(money - 14, 0)) * left / 6.0


def _structure(s: State, b: Board) -> float:
    """Half-finished rooms are worth something, and so are hubs of several services."""
    c = b.content
    working = operational(b)
    connected = 0
    services = 0
    for service in range(len(s.notepad)):
        connected |= beds_of(b, service)
        services += service in b.hub_service
    rooms = b.of_kind[c.treatment] & ~working
    value = 1.6 * (rooms & connected).bit_count() + 0.8 * (rooms & ~connected).bit_count()
    value += 0.5 * min(len(free_places(b)), 5)
    return value + 2.2 * (services - 1) + 0.3 * b.of_kind[c.supply].bit_count()


def _per_round(s: State, b: Board) -> float:
    """What a typical round brings: income from patients the clinic could treat, less expenses."""
    c = b.content
    doctors, nurses, levels = 0, 0, 0
    for person in b.present:
        if b.kind[person] == DOCTOR:
            doctors += 1
            levels += min(b.colour[person], RED)
        elif b.kind[person] == NURSE:
            nurses += 1
    rooms = members(operational(b))
    beds, gardens = 0, 0
    for space in rooms:
        kind = c.kinds[b.module[space]]
        beds += kind.capacity[PATIENT]
        if kind.bonus:
            gardens += (b.gardens & b.shape.neighbours[space]).bit_count()
    points = 1.5 + b.entrances.bit_count() + b.helipads.bit_count()
    flow = min(beds, doctors, points)
    spare = 0.25 * min(beds - flow, 2) + 0.1 * min(doctors - flow, 1) + 0.1 * min(points - flow, 2)
    each = 8.5 + 2.0 * min(nurses / max(doctors, 1), 1.0) + 1.0 * min(gardens, 4) / 2.0
    each += 1.5 * levels / max(doctors, 1)
    income = PER_DOLLAR * (each * (flow + spare) - wages(b) - upkeep(s, b))
    return income + c.scoring.time.popularity * _usual_time(s, b, rooms, flow) / c.scoring.time.per


def _usual_time(s: State, b: Board, rooms: list[int], patients: float) -> float:
    """The time this many patients need from pre-admissions to the rooms, less what Triage saves."""
    if not rooms:
        return 0.0
    times, total = times_from(b, b.shape.pre, s.rules.outdoor_walking), 0
    for space in rooms:
        total += max(times[space], 0)
    return max(patients * total / len(rooms) - time_saved(b), 0.0)


def _people_worth(s: State, b: Board) -> float:
    """Each patient is worth one treatment, as far as beds, doctors and nurses allow; doctors in
    labs improve; new arrivals have to walk."""
    c = b.content
    value = 0.0
    doctors: list[int] = []
    nurses = 0
    waiting: list[list[int]] = [[] for _ in s.notepad]
    for person in b.present:
        place = b.place[person]
        kind = b.kind[person]
        if kind == PATIENT:
            if b.colour[person] == RED and s.phase >= CARE:
                value += c.scoring.death.popularity
            if b.service[person] < len(waiting):
                waiting[b.service[person]].append(b.colour[person])
            continue
        if place >= b.shape.spaces:
            value -= 1.0
        if kind == NURSE:
            nurses += 1
        elif kind == DOCTOR:
            doctors.append(b.colour[person])
            if 0 <= place < b.shape.spaces and c.kinds[b.module[place]].levels:
                value += 0.5 + 0.5 * (RED - min(b.colour[person], RED))
    working = operational(b)
    for service, colours in enumerate(waiting):
        if not colours:
            continue
        beds = beds_in(b, beds_of(b, service) & working)
        colours.sort()
        for colour in colours:
            best = -1
            for k, level in enumerate(doctors):
                gap = abs(colour - min(level, RED))
                if gap <= nurses and (best < 0 or gap < abs(colour - min(doctors[best], RED))):
                    best = k
            if beds > 0 and best >= 0:
                beds -= 1
                nurses -= abs(colour - min(doctors.pop(best), RED))
                value += 2.2 - c.score_patient[colour]
            else:
                value -= 0.4 + 0.7 * colour
    return value


def _this_move(s: State, b: Board, proposed: list[int]) -> float:
    """How good people's places are, apart from income: time, rooms where company may come, red
    patients who would die."""
    c = b.content
    move = b.moving
    if move is None:
        return 1.0
    value = c.scoring.time.popularity * max(move.spent - time_saved(b), 0) / c.scoring.time.per
    # Ending the round costs something too, but wandering about must not pay as a way to delay it.
    value -= min(WANDERING * (move.leg_count - len(set(movers(b)))), 40.0)
    value -= 8.0 * _crowding(s, b)
    for start in move.legs[1::LEG]:
        if start < b.shape.spaces:
            value -= RESETTLING
    treated = proposed[::2]
    for person in b.present:
        place = b.place[person]
        kind = b.kind[person]
        inside = 0 <= place < b.shape.spaces and c.kinds[b.module[place]].capacity[PATIENT] != 0
        if kind == PATIENT:
            if person in treated:
                value += 0.4 - c.score_patient[b.colour[person]]
            elif b.colour[person] == RED:
                value += c.scoring.death.popularity
            elif inside:
                value += _company(b, person, DOCTOR)
        elif inside and kind == DOCTOR:
            value += _company(b, person, PATIENT)
    return value


def _crowding(s: State, b: Board) -> int:
    """How many people stand where there is no room for them."""
    counts = [0] * (b.shape.spaces * 4)
    beyond = 0
    for person in b.present:
        place = b.place[person]
        if 0 <= place < b.shape.spaces:
            role = role_of(s, b, person)
            counts[place * 4 + role] += 1
            limit = b.content.kinds[b.module[place]].capacity[role]
            if 0 < limit < counts[place * 4 + role] and not b.bound[person]:
                beyond += 1
    return beyond


def _company(b: Board, person: int, wanted: int) -> float:
    """A patient or doctor alone in a working room is worth something while company may come."""
    place = b.place[person]
    if not operational(b) >> place & 1:
        return -0.3
    nurses = count_kind(b, NURSE)
    for other in b.present:
        if b.kind[other] != wanted or b.place[other] == place:
            continue
        if abs(b.colour[other] - b.colour[person]) > nurses:
            continue
        if wanted == DOCTOR:
            if not _with_patient(b, other):
                return 0.9
        elif b.place[other] == b.shape.pre and beds_of(b, b.service[other]) >> place & 1:
            return 0.9
    return 0.0


def _with_patient(b: Board, doctor: int) -> bool:
    """Whether a doctor stands in a room with patients."""
    place = b.place[doctor]
    return any(b.kind[p] == PATIENT and b.place[p] == place for p in b.present)


def _selected_worth(s: State, b: Board) -> float:
    """A selected action yet to come is worth about what it usually brings."""
    if b.selected < 0 or s.phase not in (SELECT, RESOLVE) or b.seat == s.acting:
        return 0.0
    if s.phase == RESOLVE and b.seat not in s.queue:
        return 0.0
    return 0.4 * _tile_wish(s, b, b.selected)


def _waiting_worth(s: State, b: Board) -> float:
    """While queue points last, patients of services with a hub can be admitted."""
    if b.left is None:
        return 0.0
    ready = sum(len(row) for service, row in enumerate(s.notepad) if service in b.hub_service)
    return 0.02 * min(b.left.queue_points, ready)


def _tile_wish(s: State, b: Board, tile: int) -> float:
    """How much a clinic wants to build, hire or admit, from about 0 to 4."""
    c = b.content
    doctors, nurses, patients = 0, 0, 0
    for person in b.present:
        kind = b.kind[person]
        doctors += kind == DOCTOR
        nurses += kind == NURSE
        patients += kind == PATIENT
    working = operational(b)
    beds = sum(max(c.kinds[b.module[space]].capacity[PATIENT], 0) for space in members(working))
    left = c.rounds - s.round
    again = 0.8 * b.played.count(tile)
    if tile == ADMIT:
        return 1.6 + 1.0 * min(max(min(beds, doctors) - patients, -1.5), 2) - again
    if tile == HIRE:
        if b.money < 2:
            return 0.1
        want = min(max(beds - doctors, -1), 2)
        return 1.3 + 0.8 * want + (0.5 if nurses < doctors else 0.0) - again
    if b.money < 4:
        return 0.1
    want = min(max(doctors + 1 - beds, -1), 2)
    return (1.7 + 0.7 * want - again) * min(left, 3) / 3.0


# -- rate -------------------------------------------------------------------------------------


def rate(s: State, listed: list[Action]) -> list[float]:
    """Quick weights for listed actions."""
    return [_rate(s, s.boards[action.seat], action) for action in listed]


WEIGHTS: Final[dict[type[Action], float]] = {
    act.Admit: 3.0,
    act.Shift: 0.05,
    act.Accept: 4.0,
    act.Assign: 0.05,
    act.Clear: 0.05,
    act.Undo: 0.02,
}
"""The weights of actions that are always as good; 1 for the rest."""


def _rate(s: State, b: Board, action: Action) -> float:
    if isinstance(action, act.MoveDestination):
        return _rate_destination(s, b, action)
    if isinstance(action, act.MovePerson):
        return _rate_person(b, action)
    if isinstance(action, act.SelectAction):
        return max(_tile_wish(s, b, b.content.tile_index[action.tile]), 0.05)
    if isinstance(action, act.BuildComponent):
        return _rate_component(s, b, action)
    if isinstance(action, (act.BuildSpace, act.InitialSpace, act.BonusSpace)):
        return _rate_space(b, action.space)
    if isinstance(action, act.ParkCar):
        return _rate_parking(b, action.place)
    if isinstance(action, (act.LeaveCar, act.Repark)):
        return 3.0 - _rate_parking(b, action.place)
    if isinstance(action, act.ExpansionChoice):
        return s.rules.owners[action.decision].rate(s, b, action)
    if isinstance(action, act.SoloGoal):
        # The safest goal: nobody dies in a clinic that only admits patients it can treat.
        return 3.0 if action.goal == "goal:no_deaths" else 1.0
    if isinstance(action, act.HirePerson):
        return 2.0 if action.person.startswith("university") else 1.0
    if isinstance(action, act.BuyPopularity):
        return _rate_buying(s, b, action.amount)
    if isinstance(action, act.Done):
        return 2.0 if s.phase == MOVE else 0.3
    return WEIGHTS.get(type(action), 1.0)


def _rate_buying(s: State, b: Board, amount: int) -> float:
    """Spend everything but what the next round's building and hiring needs."""
    left = s.rules.content.rounds - 1 - s.round
    keep = 0 if left == 0 else max(min(10, 3 * left) - b.money, 0)
    wanted = max(b.income - keep, 0) // b.content.expenses.popularity_purchase.price
    return 3.0 - abs(amount - wanted) * 0.2 if abs(amount - wanted) < 14 else 0.1


def _rate_parking(b: Board, place: str) -> float:
    """Cars are best where they block no space that matters."""
    number = b.content.car_index[b.seat][b.shape_number].get(place, 0)
    if number >= b.shape.first_tile:
        return 3.0
    blocked = b.shape.border_spaces[number] & ~car_spaces(b) & ~b.gardens & ~b.parking
    near = 0
    for building in b.near_building:
        near |= building
    return 2.2 - 0.5 * blocked.bit_count() - 0.4 * (blocked & near).bit_count()


def _rate_component(s: State, b: Board, action: act.BuildComponent) -> float:
    c = b.content
    component = c.components[c.component_index[action.component]]
    left = c.rounds - s.round
    if component.form == MODULE:
        if component.kind == c.hub:
            return 1.2 if left > 2 else 0.3
        if component.kind == c.treatment:
            return 2.0 if left > 1 else 0.5
        if component.kind == c.supply:
            unsupplied = b.of_kind[c.treatment] & ~operational(b)
            return 2.5 if unsupplied else 0.6
        return 1.0
    return 0.5


def _rate_space(b: Board, name: str) -> float:
    """Rooms beside what they need; upper floors score more and cost more."""
    c = b.content
    space = c.space_index[b.seat][b.shape_number].get(name, -1)
    if not 0 <= space < b.shape.spaces or b.piece < 0:
        return 1.0
    shape = b.shape
    near = shape.neighbours[space]
    same_floor = near & shape.floor_spaces[shape.floor_of[space]]
    component = c.components[b.piece] if b.piece < len(c.components) else c.components[0]
    hubs, supplies, rooms = b.of_kind[c.hub], b.of_kind[c.supply], b.of_kind[c.treatment]
    value = 1.0 - 0.15 * shape.floor_of[space]
    if component.kind == c.treatment:
        value += 2.0 * bool(same_floor & hubs) + 1.5 * bool(near & supplies)
    elif component.kind == c.supply:
        value += (
            1.5 * (near & rooms & ~operational(b)).bit_count() + 0.3 * (near & rooms).bit_count()
        )
    elif component.kind == c.hub:
        value += 1.5 * (same_floor & rooms).bit_count() + 0.3 * bool(near & b.modules)
    elif component.kind and c.kinds[component.kind].needs_hub:
        value += 2.0 * bool(same_floor & hubs)
    elif component.kind:
        value += 0.5 * bool(near & b.modules)
    else:
        value += 1.0 * (near & rooms).bit_count()
    return value


def _rate_person(b: Board, action: act.MovePerson) -> float:
    person = b.content.menus[b.seat].person_names.index(action.person)
    place = b.place[person]
    if place >= b.shape.spaces and place != b.shape.pre:
        return 5.0
    if place == b.shape.pre:
        return 2.6 if beds_of(b, b.service[person]) & operational(b) else 0.2
    return 0.6


def _rate_destination(s: State, b: Board, action: act.MoveDestination) -> float:
    c = b.content
    space = c.space_index[b.seat][b.shape_number][action.space]
    person = b.piece
    kind = c.kinds[b.module[space]]
    time = times_from(b, b.place[person], s.rules.outdoor_walking)[space]
    value = 2.0 - 0.25 * time
    role = role_of(s, b, person)
    works = operational(b) >> space & 1
    doctors, nurses, beds, gap = 0, 0, 0, 3
    for other in b.present:
        if b.place[other] != space or other == person:
            continue
        there = role_of(s, b, other)
        doctors += there == DOCTOR
        nurses += there == NURSE
        if there == PATIENT:
            beds += 1
        if {there, role} == {DOCTOR, PATIENT}:
            gap = min(gap, abs(b.colour[other] - b.colour[person]))
    if role == PATIENT:
        full = beds >= kind.capacity[PATIENT]
        return 0.05 if full else value + 2.0 * works + (1.5 - 0.5 * gap if doctors else 0.0)
    if role == DOCTOR:
        if 0 <= kind.capacity[DOCTOR] <= doctors:
            return 0.05
        if beds > doctors and works:
            return value + 3.0 - 0.6 * max(gap - nurses, 0)
        return value + (1.0 if kind.levels else 0.3 if works else 0.0)
    if role == NURSE:
        return value + (1.2 if beds and works else 0.0)
    taken = sum(1 for other in b.present if b.place[other] == space and b.kind[other] == ORDERLY)
    return 0.05 if taken else value
