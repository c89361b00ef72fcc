"""A sensible team: an answer to every decision, quick enough to play games out.

What keeps a hospital alive: move patients out of Triage to a Ward or the Clinic, because every
Ambulance card hits the chairs; the Clinic cures without tokens; a Morgue makes deaths cheap;
Doctors heal where it pays most. `value.rate` answers everything else.
"""

from __future__ import annotations

from typing import Final

from wardround.core.actions import Action
from wardround.games.healthy_heart import actions as a
from wardround.games.healthy_heart.advice.habits import Habits
from wardround.games.healthy_heart.advice.prospects import GAME_TURNS, Prospects
from wardround.games.healthy_heart.advice.value import rate
from wardround.games.healthy_heart.rules import constants as k
from wardround.games.healthy_heart.rules.heal import can_heal
from wardround.games.healthy_heart.rules.staff import for_hire, hire_price
from wardround.games.healthy_heart.rules.state import ADMIN_POOL, State, any_in
from wardround.games.healthy_heart.rules.transfer import clinic_takes, or_takes, ward_takes

WEIGHTY: Final = frozenset(
    {
        "choose_action",
        "heal_patient",
        "transfer_patient",
        "transfer_to",
        "build_room",
        "improve_room",
        "hire_marker",
        "train_marker",
        "research_pick",
        "assign_staff",
        "feeling_lucky",
        "lucky_hide",
        "use_coroner",
        "priority_patient",
        "overtime_token",
    }
)
MAX_CANDIDATES: Final = 6
NEARLY: Final = 5.0
"""How many dollars worse an answer may look and still be worth trying."""
GOOD_SCORE: Final = 100.0
WON: Final = 0.7
"""The grade of any won game; the score adds the rest."""
LASTED: Final = 0.3
"""The grade of a lost game that lasted almost to the end."""


HABITS: Final = Habits()


def next_seat(s: State) -> int:
    """A seat with a question to answer; -1 once the game is over."""
    return -1 if s.ended else s.choices[0].seat


def answer(s: State, seat: int) -> Action:
    """A sensible player's answer."""
    options = [action for action in s.choices if action.seat == seat]
    if len(options) == 1:
        return options[0]
    weights = weigh(s, options)
    return options[weights.index(max(weights))]


def weigh(s: State, options: list[Action]) -> list[float]:
    """A weight for each answer."""
    decision = s.decision()
    if decision == k.D_CHOOSE_ACTION:
        return _weigh_turn(s, options)
    if decision == k.D_HEAL_PATIENT:
        view = Prospects(s)
        slot = s.current_act().slot
        return [view.healing(slot, _place(s, action)) for action in options]
    if decision == k.D_TRANSFER_PATIENT:
        view = Prospects(s)
        return [_transfer_worth(view, _place(s, action)) for action in options]
    if decision == k.D_TRANSFER_TO:
        view = Prospects(s)
        return [_weigh_place(view, action) for action in options]
    if decision in (k.D_BUILD_ROOM, k.D_IMPROVE_ROOM):
        return [_weigh_room(s, action) for action in options]
    if decision in (k.D_HIRE_MARKER, k.D_TRAIN_MARKER, k.D_RESEARCH_MARKER):
        return [_weigh_marker(action) for action in options]
    return rate(s, options)


def _place(s: State, action: Action) -> int:
    assert isinstance(action, a.HealPatient | a.TransferPatient)
    return s.who.index(s.content.patient_number[action.patient])


# -- a turn -----------------------------------------------------------------------------------


def _weigh_turn(s: State, options: list[Action]) -> list[float]:
    h = HABITS
    view = Prospects(s)
    left = view.left / GAME_TURNS
    transfer = _best_transfer(view)
    desks = any_in(s.unused, ADMIN_POOL, len(s.unused))
    hire = _best_staff(s) * left - view.spending(hire_price(s))
    train = _best_training(s) * left - view.spending(s.content.train_price)
    build = _best_room(s, k.UNBUILT) * left
    improve = _best_room(s, k.BASIC) * left
    room = view.spending(s.content.build_price)
    heals: dict[str, float] = {}
    weights: list[float] = []
    for action in options:
        if not isinstance(action, a.ChooseAction):
            weights.append(0.0)
            continue
        kind = action.action
        weight = h.special * left
        medical = action.token.startswith("token:medical")
        if kind == "heal":
            known = heals.get(action.character)
            if known is None:
                known = h.heal + _best_heal(view, s.content.character_number[action.character])
                heals[action.character] = known
            weight = known
        elif kind == "transfer":
            weight = transfer - (h.by_medical if medical and desks else 0.0)
        elif kind == "build" or kind == "improve":
            weight = (build if kind == "build" else improve) - room
            if medical:
                weight = _own_room(view, action.character, kind)
        elif kind == "hire":
            weight = hire
        elif kind == "train":
            weight = train
        elif kind == "research":
            weight = h.research * left
        elif kind == "assign":
            weight = h.assign * left
        elif kind == "efficiency":
            weight = transfer + 1.0
        elif kind == "efficient_construction":
            weight = 1.5 * build - view.spending(s.content.construction_price)
        elif kind in ("mandatory_overtime", "mad_scientist", "experimental_procedures"):
            weight = 0.1
        weights.append(weight)
    return weights


# -- patients ---------------------------------------------------------------------------------


def _best_transfer(view: Prospects) -> float:
    best = -1.0
    for place, patient in enumerate(view.s.who):
        if patient:
            worth = _transfer_worth(view, place)
            if worth > best:
                best = worth
    return best


def _transfer_worth(view: Prospects, place: int) -> float:
    """The worth of moving a patient to the best place for it."""
    h, s = HABITS, view.s
    area = s.content.area_of[place]
    if area == k.CLINIC or area == k.OR:
        return -0.5
    best = -1.0
    if or_takes(s, place):
        best = view.moving(place, k.OR) + h.in_surgery
    if area == k.WARD:
        return best - h.in_ward
    if ward_takes(s, place):
        best = max(best, view.moving(place, k.WARD) + h.in_ward)
    if clinic_takes(s, place):
        best = max(best, view.moving(place, k.CLINIC) + h.in_clinic)
    return best + h.chair


def _weigh_place(view: Prospects, action: Action) -> float:
    h = HABITS
    assert isinstance(action, a.TransferTo)
    c = view.s.content
    area = c.location_area[c.location_number[action.place]]
    there = h.in_ward if area == k.WARD else h.in_clinic if area == k.CLINIC else h.in_surgery
    return view.moving(view.s.place, area) + there


def _best_heal(view: Prospects, character: int) -> float:
    s = view.s
    slot = s.slot_of[character]
    best = -5.0
    for place, patient in enumerate(s.who):
        if patient and s.content.area_of[place] != k.CLINIC and can_heal(s, slot, place):
            worth = view.healing(slot, place)
            if worth > best:
                best = worth
    return best


# -- rooms ------------------------------------------------------------------------------------


def _best_room(s: State, side: int) -> float:
    """The worth of the best Room to build or improve, with a whole game to go."""
    best = 0.0
    for room, state in enumerate(s.rooms):
        if state == side:
            worth = _room_worth(s, room, side)
            if worth > best:
                best = worth
    return best


def _room_worth(s: State, room: int, side: int) -> float:
    c = s.content
    worth = HABITS.rooms.get(c.room_ids[room], HABITS.surgery_room)[side]
    if c.rooms[room].area == k.OR:
        beds = c.ward_beds[c.rooms[room].malady]
        worth += HABITS.need * sum([s.level[bed] for bed in beds])
    return worth


def _own_room(view: Prospects, character: str, kind: str) -> float:
    """The worth of a Doctor building or improving the Room they have a discount on."""
    s = view.s
    doctor = s.content.doctors[s.content.character_number[character]]
    side = k.UNBUILT if kind == "build" else k.BASIC
    worth = _room_worth(s, doctor.discount_room, side) * view.left / GAME_TURNS
    return worth - view.spending(doctor.discount_price)


def _weigh_room(s: State, action: Action) -> float:
    if isinstance(action, a.BuildRoom):
        return _room_worth(s, s.content.room_number[action.room], k.UNBUILT)
    assert isinstance(action, a.ImproveRoom)
    return _room_worth(s, s.content.room_number[action.room], k.BASIC)


# -- staff and training -----------------------------------------------------------------------


def _best_staff(s: State) -> float:
    best = 0.0
    for marker in for_hire(s):
        best = max(best, HABITS.staff.get(s.content.staff_ids[marker], 1.0))
    return best


def _best_training(s: State) -> float:
    h = HABITS
    best = h.training["training:face_down"] if any(s.pool_down) else 0.0
    for kind, count in enumerate(s.pool_up):
        if count:
            best = max(best, h.training.get(s.content.training_ids[kind], h.course))
    return best


def _weigh_marker(action: Action) -> float:
    h = HABITS
    if isinstance(action, a.HireMarker):
        return h.staff.get(action.staff, 1.0)
    assert isinstance(action, a.TrainMarker | a.ResearchMarker)
    return h.training.get(action.marker, h.course)


# -- more thought -----------------------------------------------------------------------------


def candidates(s: State, seat: int, own: Action, options: list[Action]) -> list[Action]:
    """The answers worth trying, the script's own first: one of each group that differs only in the
    token. Passing is left out while the seat can still heal, unless the script passes."""
    weights = weigh(s, options)
    order = sorted(range(len(options)), key=lambda n: -weights[n])
    chosen = [own]
    seen = [_gist(own)]
    if any(isinstance(one, a.ChooseAction) and one.action == "heal" for one in options):
        seen.append(_gist(s.actions.pass_turn[seat]))
    for n in order:
        gist = _gist(options[n])
        if weights[n] < weights[order[0]] - NEARLY:
            break
        if gist not in seen and len(chosen) < MAX_CANDIDATES:
            seen.append(gist)
            chosen.append(options[n])
    return chosen


def _gist(action: Action) -> str:
    """The part of an answer that matters when trying it."""
    if isinstance(action, a.ChooseAction):
        desk = "" if action.token.startswith("token:medical") else " desk"
        return f"{action.action} {action.character}{desk}"
    return repr(action)


def grade(s: State, seat: int) -> float:
    """The grade of a finished game: by score if won, by how long it lasted if lost."""
    if s.ended == k.RAN_ITS_COURSE:
        return WON + (1.0 - WON) * min(1.0, max(0, s.score) / GOOD_SCORE)
    return LASTED * min(1.0, s.turn / GAME_TURNS)
