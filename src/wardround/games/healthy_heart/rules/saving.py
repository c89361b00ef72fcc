"""The state as readable data, and back; and the counts that never change."""

from __future__ import annotations

from typing import Any, Final

from wardround.core.game import Options
from wardround.games.healthy_heart.content import make_rules
from wardround.games.healthy_heart.rules import constants as k
from wardround.games.healthy_heart.rules.cubes import cup_counts
from wardround.games.healthy_heart.rules.flow import refresh
from wardround.games.healthy_heart.rules.setup import empty_table
from wardround.games.healthy_heart.rules.state import ADMINISTRATOR, SLOTS, State
from wardround.games.healthy_heart.rules.tables import Content
from wardround.games.healthy_heart.rules.tokens import token_name

PARAMETERS: Final = {
    k.T_CARD: 1,
    k.T_BODY: 2,
    k.D_LUCKY_HIDE: 1,
    k.D_USE_CORONER: 1,
    k.D_USE_AWARD: 1,
    k.D_TRAINING_VETO: 1,
}
"""How many numbers lie under a task or decision on the stack."""

NUMBERS: Final = (
    *("turn", "money", "prestige", "score", "next_patient", "tombstones", "coroner_graves"),
    *("aside_hidden", "guard_front", "stock_medical", "stock_admin", "admin_spent"),
    *("hides_used", "out_of_game", "pile_unseen", "card_side", "drawing", "passed", "turn_seat"),
    *("actor", "act_kind", "act_token", "act_target", "spent_before", "pen", "place"),
    *("heal_level", "heal_pv", "matching", "bonus_cubes", "returns", "picks", "advanced"),
    *("marker", "blocked", "moved", "receiver", "body_patient", "body_pv", "body_doctor"),
    *("body_spun", "body_free", "body_space", "priority"),
    *("procedure_colour", "procedure_malady"),
)
"""Plain numbers, saved under their own names."""


def dump(s: State) -> dict[str, Any]:
    """The whole state, pieces and places by their names."""
    c = s.c
    cards = c.card_ids
    staff_places = {-1: "job_line", -2: "office", -3: "parking_lot"}
    data: dict[str, Any] = {name: getattr(s, name) for name in NUMBERS}
    data.update(
        {
            "phase": k.PHASE_IDS[s.phase],
            "ended": k.END_REASONS[s.ended],
            "stack": dump_stack(s.stack),
            "cup": _counts(c.cube_names, cup_counts(s)),
            "discard": _counts(c.cube_names, s.discard),
            "set": [c.cube_names[colour] for colour in s.drawn],
            "patients": [_dump_patient(s, place) for place, who in enumerate(s.who) if who],
            "beds": s.beds[:],
            "or_markers": s.or_stock[:],
            "cemetery": s.cemetery[:],
            "morgue": s.morgue[:],
            "abilities": [_name(c.ability_names, n) for n in s.abilities],
            "aside_seen": [c.ability_names[n] for n in s.aside_seen],
            "aside_unseen": [c.ability_names[n] for n in s.aside_unseen],
            "rooms": {c.rooms[n].id: side for n, side in enumerate(s.rooms) if side},
            "slots": [_name([room.id for room in c.rooms], n) for n in s.slots],
            "staff": {
                c.hiring_names[n]: c.location_ids[where] if where >= 0 else staff_places[where]
                for n, where in enumerate(s.staff)
            },
            "job_line": [
                {k.HIRED_AWAY: "empty", k.FACE_DOWN: "face_down"}.get(n, _name(c.hiring_names, n))
                for n in s.job
            ],
            "job_unknown": [c.hiring_names[n] for n in s.job_unknown],
            "cast": [
                (c.administrator_names if slot == ADMINISTRATOR else c.doctor_names)[n]
                for slot, n in enumerate(s.cast)
            ],
            "unused_doctors": [c.doctor_names[n] for n in s.unused_doctors],
            "fired": [c.doctor_names[n] for n in s.fired],
            "tokens": {
                token_name(s, pool): [unused, used]
                for pool, (unused, used) in enumerate(zip(s.unused, s.used, strict=True))
                if unused or used
            },
            "training": {
                c.doctor_names[s.cast[slot]]: _counts(c.training_names, _row(s, slot))
                for slot in range(1, len(s.cast))
                if any(_row(s, slot))
            },
            "training_up": _counts(c.training_names, s.pool_up),
            "training_down": _counts(c.training_names, s.pool_down),
            "unseen_cards": [cards[n] for n in s.unseen],
            "under_pile": [cards[n] for n in s.under],
            "left_cards": [cards[n] for n in s.left],
            "right_cards": [cards[n] for n in s.right],
            "to_check": s.to_check[:],
            "dead": s.dead[:],
            "denied": s.denied[:],
            "bonuses": s.bonuses[:],
        }
    )
    return data


def _name(names: list[str], number: int) -> str:
    return names[number] if number >= 0 else ""


def _counts(names: list[str], counts: list[int]) -> dict[str, int]:
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def _row(s: State, slot: int) -> list[int]:
    kinds = len(s.c.training)
    return s.training[slot * kinds : slot * kinds + kinds]


def _dump_patient(s: State, place: int) -> dict[str, Any]:
    c = s.c
    found: dict[str, Any] = {
        "number": s.who[place],
        "place": c.place_ids[place],
        "malady": c.malady_ids[s.malady[place]],
        "level": s.level[place],
    }
    if s.cubes[place]:
        found["cubes"] = s.cubes[place]
    if s.side[place]:
        found["side"] = s.side[place]
    if place >= c.first_er:
        found["chair"] = c.place_ids[s.home[place - c.first_er]]
    return found


def dump_stack(stack: list[int]) -> list[list[Any]]:
    """Tasks and decisions by name, each with its parameters; the next one last."""
    found: list[list[Any]] = []
    top = len(stack) - 1
    while top >= 0:
        code = stack[top]
        count = PARAMETERS.get(code, 0)
        name = k.DECISION_IDS[code - k.D_FIRST] if code >= k.D_FIRST else k.TASK_IDS[code]
        found.append([name, *stack[top - count : top]])
        top -= 1 + count
    return found[::-1]


def load_stack(entries: list[list[Any]]) -> list[int]:
    """The stack behind `dump_stack`."""
    stack: list[int] = []
    for name, *parameters in entries:
        stack += parameters
        if name in k.DECISION_IDS:
            stack.append(k.D_FIRST + k.DECISION_IDS.index(name))
        else:
            stack.append(k.TASK_IDS.index(name))
    return stack


def load(options: Options, c: Content, data: dict[str, Any]) -> State:
    """The state behind `dump`."""
    s = empty_table(c, make_rules(c, options))
    for name in NUMBERS:
        setattr(s, name, data[name])
    s.phase = k.PHASE_IDS.index(data["phase"])
    s.ended = k.END_REASONS.index(data["ended"])
    s.stack = load_stack(data["stack"])
    _load_cubes(s, data)
    for patient in data["patients"]:
        _load_patient(s, patient)
    s.beds = list(data["beds"])
    s.or_stock = list(data["or_markers"])
    s.cemetery = list(data["cemetery"])
    s.morgue = list(data["morgue"])
    abilities = c.ability_names
    s.abilities = [abilities.index(name) if name else k.NONE for name in data["abilities"]]
    s.aside_seen = [abilities.index(name) for name in data["aside_seen"]]
    s.aside_unseen = [abilities.index(name) for name in data["aside_unseen"]]
    _load_rooms_and_staff(s, data)
    _load_people(s, data)
    s.pool_up = _uncounted(c.training_names, data["training_up"])
    s.pool_down = _uncounted(c.training_names, data["training_down"])
    cards = c.card_ids
    s.unseen = [cards.index(name) for name in data["unseen_cards"]]
    s.under = [cards.index(name) for name in data["under_pile"]]
    s.left = [cards.index(name) for name in data["left_cards"]]
    s.right = [cards.index(name) for name in data["right_cards"]]
    s.to_check = list(data["to_check"])
    s.dead = list(data["dead"])
    s.denied = list(data["denied"])
    s.bonuses = list(data["bonuses"])
    refresh(s)
    return s


def _uncounted(names: list[str], counts: dict[str, int]) -> list[int]:
    return [counts.get(name, 0) for name in names]


def _load_cubes(s: State, data: dict[str, Any]) -> None:
    names = s.c.cube_names
    s.cup = []
    for colour, count in enumerate(_uncounted(names, data["cup"])):
        s.cup += [colour] * count
    s.discard = _uncounted(names, data["discard"])
    s.drawn = [names.index(name) for name in data["set"]]


def _load_patient(s: State, data: dict[str, Any]) -> None:
    c = s.c
    place = c.place_ids.index(data["place"])
    s.who[place] = data["number"]
    s.malady[place] = c.malady_ids.index(data["malady"])
    s.level[place] = data["level"]
    s.cubes[place] = data.get("cubes", 0)
    s.side[place] = data.get("side", 0)
    if place >= c.first_er:
        s.home[place - c.first_er] = c.place_ids.index(data["chair"])


def _load_rooms_and_staff(s: State, data: dict[str, Any]) -> None:
    c = s.c
    room_ids = [room.id for room in c.rooms]
    s.rooms = [data["rooms"].get(room, k.UNBUILT) for room in room_ids]
    s.slots = [room_ids.index(room) if room else k.NONE for room in data["slots"]]
    places = {
        "job_line": k.ON_JOB_LINE,
        "office": k.IN_OFFICE,
        "parking_lot": k.IN_PARKING_LOT,
        **{name: number for number, name in enumerate(c.location_ids)},
    }
    s.staff = [places[data["staff"][name]] for name in c.hiring_names]
    spaces = {"empty": k.HIRED_AWAY, "face_down": k.FACE_DOWN}
    s.job = [
        spaces[name] if name in spaces else c.hiring_names.index(name) for name in data["job_line"]
    ]
    s.job_unknown = [c.hiring_names.index(name) for name in data["job_unknown"]]


def _load_people(s: State, data: dict[str, Any]) -> None:
    c = s.c
    s.cast = [
        (c.administrator_names if slot == ADMINISTRATOR else c.doctor_names).index(name)
        for slot, name in enumerate(data["cast"])
    ]
    s.cast_changed()
    s.unused_doctors = [c.doctor_names.index(name) for name in data["unused_doctors"]]
    s.fired = [c.doctor_names.index(name) for name in data["fired"]]
    for pool in range(len(s.unused)):
        if pool >= 2 * SLOTS or pool % SLOTS < len(s.cast):
            s.unused[pool], s.used[pool] = data["tokens"].get(token_name(s, pool), (0, 0))
    kinds = len(c.training)
    for slot in range(1, len(s.cast)):
        held = data["training"].get(c.doctor_names[s.cast[slot]], {})
        s.training[slot * kinds : slot * kinds + kinds] = _uncounted(c.training_names, held)


def census(s: State) -> dict[str, int]:
    """HH-1.6, HH-1.7, HH-1.11, HH-1.13, HH-1.14, HH-1.15, HH-6.19 Pieces never get lost."""
    c = s.c
    found: dict[str, int] = {}
    for colour, name in enumerate(c.cube_names):
        on_patients = sum(s.cubes[p] for p in range(c.places) if s.malady[p] == colour)
        cubes = s.cup.count(colour) + s.discard[colour] + s.drawn.count(colour) + on_patients
        found[f"{name} cubes"] = cubes
    beds = range(c.first_bed, c.first_or)
    found["low beds"] = sum(s.beds[: c.maladies]) + sum(s.side[p] == k.LOW for p in beds)
    found["high beds"] = sum(s.beds[c.maladies :]) + sum(s.side[p] == k.HIGH for p in beds)
    tables = range(c.first_or, c.first_clinic)
    found["or markers"] = sum(s.or_stock) + sum(s.side[p] > 0 for p in tables)
    buried = sum(s.cemetery) + sum(s.morgue) + s.coroner_graves
    found["tombstones"] = s.tombstones + buried
    tokens = [unused + used for unused, used in zip(s.unused, s.used, strict=True)]
    shared = tokens[2 * SLOTS + 1 :]
    medical = sum(n for n, is_medical in zip(shared, c.pool_medical, strict=True) if is_medical)
    found["medical tokens"] = s.stock_medical + sum(tokens[:SLOTS]) + medical
    found["admin tokens"] = s.stock_admin + sum(tokens[SLOTS : 2 * SLOTS]) + sum(shared) - medical
    found["chief tokens"] = tokens[2 * SLOTS] if len(s.cast) == SLOTS else 1
    in_hand = 1 if s.marker >= 0 else 0
    held = sum(s.training) + s.out_of_game + s.coroner_graves + in_hand
    found["training markers"] = sum(s.pool_up) + sum(s.pool_down) + held
    hired = sum(where != k.ON_JOB_LINE for where in s.staff)
    on_line = len(s.job_unknown) + sum(n >= 0 for n in s.job) + s.guard_front
    found["hiring markers"] = hired + on_line
    found["ambulance cards"] = len(s.unseen) + len(s.under) + len(s.left) + len(s.right)
    found["ward abilities"] = sum(n >= 0 for n in s.abilities) + len(s.aside_seen + s.aside_unseen)
    found["doctors"] = max(0, len(s.cast) - 1) + len(s.unused_doctors) + len(s.fired)
    return found
