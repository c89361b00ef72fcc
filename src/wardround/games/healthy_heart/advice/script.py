"""A sensible team: an answer to every decision, quick enough to play games out.

What keeps a hospital alive: nobody stays in Triage who could lie in a Ward or the Clinic, because
every Ambulance card hits the chairs; the Clinic cures without tokens; a Morgue makes deaths cheap;
Doctors heal where it pays most. Everything else is answered by `value.rate`.
"""

from __future__ import annotations

from typing import Final

from wardround.core.actions import Action
from wardround.games.healthy_heart import actions as a
from wardround.games.healthy_heart.advice.value import cup_share, rate, reserve
from wardround.games.healthy_heart.rules import constants as k
from wardround.games.healthy_heart.rules.ambulance import pile_size
from wardround.games.healthy_heart.rules.heal import bonus_size, usable_bonuses
from wardround.games.healthy_heart.rules.patients import area_side, patient_value
from wardround.games.healthy_heart.rules.state import State
from wardround.games.healthy_heart.rules.transfer import clinic_takes, or_takes, ward_takes
from wardround.games.healthy_heart.rules.wards import ability_at

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
MOST: Final = 8
"""Candidates at most."""
GAME_TURNS: Final = 9.0
GOOD_SCORE: Final = 100.0
WON: Final = 0.7
"""What any won game is worth; the rest depends on the score."""
LASTED: Final = 0.3
"""What a lost game is worth that lasted almost to the end."""


class Habits:
    """What the script believes; found by playing."""

    def __init__(self) -> None:
        # Transfers from Triage, by level.
        self.transfer = [0.06, 2.64, 12.20, 6.58, 9.23]
        self.surgery = 0.58
        """How much better an O.R. is than a Ward."""
        self.by_medical = 1.70
        """What a Medical token is too good for."""
        # Heals.
        self.heal = 1.30
        self.heal_gain = 1.42
        """For each dollar that the Heal is likely to earn."""
        self.heal_level = [0.11, 0.04, 0.21, 0.70, 1.41]
        """For the danger that a Ward patient is in, by level."""
        self.heal_triage = 0.79
        self.heal_emergency = 3.01
        self.heal_flatline = 2.19
        # Rooms, Basic and Improved, with a whole game to go.
        self.clinic = [4.90, 0.98]
        self.morgue = [18.76, 12.96]
        self.surgery_room = [6.54, 1.53]
        self.emergency_room = [4.48, 2.55]
        self.laboratory = [3.79, 0.81]
        self.break_room = [4.48, 5.04]
        # Staff and Training.
        self.hire = 4.42
        self.train = 2.24
        self.research = 1.75
        self.assign = 2.76
        self.special = 2.29
        self.caution = 0.99
        """How much of the price of the next two deaths is kept when money is spent."""


HABITS: Final = Habits()


def next_seat(s: State) -> int:
    """A seat that is asked something, -1 after the end."""
    return -1 if s.ended else s.choices[0].seat


def answer(s: State, seat: int) -> Action:
    """What a sensible player answers."""
    options = [action for action in s.choices if action.seat == seat]
    if len(options) == 1:
        return options[0]
    weights = weigh(s, options)
    best = 0
    for n in range(1, len(weights)):
        if weights[n] > weights[best]:
            best = n
    return options[best]


def weigh(s: State, options: list[Action]) -> list[float]:
    """A weight for each answer."""
    decision = s.decision()
    if decision == k.D_CHOOSE_ACTION:
        return _weigh_turn(s, options)
    if decision == k.D_HEAL_PATIENT:
        return [_weigh_patient(s, action) for action in options]
    if decision == k.D_TRANSFER_PATIENT:
        return [_weigh_transfer(s, action) for action in options]
    if decision in (k.D_BUILD_ROOM, k.D_IMPROVE_ROOM):
        return [_weigh_room(s, action) for action in options]
    return rate(s, options)


# -- a turn -----------------------------------------------------------------------------------


def _weigh_turn(s: State, options: list[Action]) -> list[float]:
    h = HABITS
    left = pile_size(s) / s.content.cards_per_phase / GAME_TURNS
    spare = s.money - h.caution * reserve(s)
    transfer = _best_transfer(s)
    heals: dict[str, float] = {}
    weights: list[float] = []
    for action in options:
        if not isinstance(action, a.ChooseAction):
            weights.append(0.01)
            continue
        kind = action.action
        weight = h.special * left
        medical = action.token.startswith("token:medical")
        if kind == "heal":
            known = heals.get(action.character)
            if known is None:
                known = _best_heal(s, s.content.character_number[action.character])
                heals[action.character] = known
            weight = known
        elif kind == "transfer":
            weight = transfer - (h.by_medical if medical else 0.0)
        elif kind == "build":
            weight = _best_room(s, k.UNBUILT, left) if spare >= 7 else 0.1
        elif kind == "improve":
            weight = _best_room(s, k.BASIC, left) if spare >= 7 else 0.1
        elif kind == "hire":
            weight = h.hire * left if spare >= 2 else 0.1
        elif kind == "train":
            weight = h.train * left if spare >= 5 else 0.1
        elif kind == "research":
            weight = h.research * left
        elif kind == "assign":
            weight = h.assign * left
        elif kind == "efficiency":
            weight = transfer + 1.0
        elif kind == "efficient_construction":
            weight = h.clinic[0] * left if spare >= 18 else 0.1
        elif kind in ("mandatory_overtime", "mad_scientist", "experimental_procedures"):
            weight = 0.3
        weights.append(weight)
    return weights


# -- transfers --------------------------------------------------------------------------------


def _best_transfer(s: State) -> float:
    best = 0.05
    for place, patient in enumerate(s.who):
        if patient:
            worth = _transfer_worth(s, place)
            if worth > best:
                best = worth
    return best


def _transfer_worth(s: State, place: int) -> float:
    h = HABITS
    area = s.content.area_of[place]
    if area == k.ER:
        return h.transfer[4] if or_takes(s, place) else 0.0
    if area != k.TRIAGE:
        return 0.3 if area == k.WARD and s.level[place] >= 4 and or_takes(s, place) else 0.02
    level = min(s.level[place], 4)
    if level >= 3:
        if ward_takes(s, place):
            return h.transfer[level]
        return h.transfer[level] + h.surgery if or_takes(s, place) else 0.0
    if clinic_takes(s, place):
        return h.transfer[level]
    return 0.4 * h.transfer[level] if or_takes(s, place) else 0.0


def _weigh_transfer(s: State, action: Action) -> float:
    assert isinstance(action, a.TransferPatient)
    return _transfer_worth(s, s.who.index(s.content.patient_number[action.patient]))


# -- heals ------------------------------------------------------------------------------------


def _best_heal(s: State, character: int) -> float:
    slot = s.slot_of[character]
    best = 0.05
    for place, patient in enumerate(s.who):
        if patient and s.content.area_of[place] != k.CLINIC:
            worth = _heal_worth(s, slot, place)
            if worth > best:
                best = worth
    return best


def _heal_worth(s: State, slot: int, place: int) -> float:
    """What a Heal by the Doctor of a slot is worth: likely fees, and danger averted."""
    h = HABITS
    c = s.content
    malady, level = s.malady[place], s.level[place]
    area = c.area_of[place]
    cubes = c.areas[area].heal[area_side(s, area, malady)]
    for code in usable_bonuses(s, slot, place):
        cubes += bonus_size(s, slot, place, code)
    if not cubes:
        return 0.0
    procedure = s.procedure
    colour = procedure[0] if procedure is not None and procedure[1] == malady else malady
    matching = cubes * cup_share(s, colour)
    black = cubes * cup_share(s, c.maladies)
    ability = ability_at(s, place)
    if ability is not None:
        black = 0.0 if ability.ignore_black else black
        matching /= ability.matching_per_level
    gain = min(float(level), matching) - black
    worth = h.heal + h.heal_gain * gain * patient_value(s, place)
    if area == k.ER:
        return worth + h.heal_emergency
    if area == k.OR:
        return worth + (h.heal_flatline if s.side[place] == k.FLATLINE else 0.0)
    danger = h.heal_level[min(level, 4)] * gain
    return worth + (danger if area == k.WARD else h.heal_triage * danger)


def _weigh_patient(s: State, action: Action) -> float:
    assert isinstance(action, a.HealPatient)
    return _heal_worth(
        s, s.current_act().slot, s.who.index(s.content.patient_number[action.patient])
    )


# -- rooms ------------------------------------------------------------------------------------


def _room_habit(name: str) -> list[float]:
    h = HABITS
    if name == "room:clinic":
        return h.clinic
    if name == "room:morgue":
        return h.morgue
    if name == "room:er":
        return h.emergency_room
    if name == "room:research_lab":
        return h.laboratory
    return h.break_room if name == "room:break_room" else h.surgery_room


def _best_room(s: State, side: int, left: float) -> float:
    best = 0.1
    for room, state in enumerate(s.rooms):
        if state == side:
            worth = _room_habit(f"room:{s.content.rooms[room].id}")[side] * left
            if worth > best:
                best = worth
    return best


def _weigh_room(s: State, action: Action) -> float:
    if isinstance(action, a.BuildRoom):
        worth = _room_habit(action.room)[0]
    else:
        assert isinstance(action, a.ImproveRoom)
        worth = _room_habit(action.room)[1]
    for malady in range(s.content.maladies):
        if action.room == f"room:{s.content.rooms[s.content.or_room[malady]].id}":
            # The O.R. of the malady that is worst.
            beds = s.content.first_bed + s.content.beds * malady
            worth += 0.05 * sum(s.level[beds : beds + s.content.beds])
    return worth


# -- more thought -----------------------------------------------------------------------------


def candidates(s: State, seat: int, own: Action, options: list[Action]) -> list[Action]:
    """The answers worth trying, the script's own first: of answers that differ in the token alone,
    one will do."""
    weights = weigh(s, options)
    order = sorted(range(len(options)), key=lambda n: -weights[n])
    found = [own]
    seen = [_gist(own)]
    for n in order:
        gist = _gist(options[n])
        if gist not in seen and len(found) < MOST:
            seen.append(gist)
            found.append(options[n])
    return found


def _gist(action: Action) -> str:
    """What an answer is about, as far as it matters for trying it."""
    if isinstance(action, a.ChooseAction):
        desk = "" if action.token.startswith("token:medical") else " desk"
        return f"{action.action} {action.character}{desk}"
    return repr(action)


def grade(s: State, seat: int) -> float:
    """A finished game: won games by their score, lost ones by how long they lasted."""
    if s.ended == k.RAN_ITS_COURSE:
        return WON + (1.0 - WON) * min(1.0, max(0, s.score) / GOOD_SCORE)
    return LASTED * min(1.0, s.turn / GAME_TURNS)
