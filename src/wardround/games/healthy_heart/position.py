"""A position in a few words: how it differs from an empty hospital, for tests and scenarios.

A position is a moment when a seat has a question to answer: the Player Phase
(``phase = "player"``, the default), a ``rounds`` with at least two entries, a ``housekeeping``
with a patient and the Chaplain in Office, or an ``ambulance`` phase with the Security Guard in the
Parking Lot, before the left card is drawn.

====================  ==============================================================================
cast                  Administrator, then four Doctors: ``["derring", "aorta", "couch", "cast",
                      "dream"]`` (these by default)
turn, money,          numbers; by default the Game Turn is 1 and the amounts are 0
prestige
triage                level by chair: ``{"left.cardio" = 4, "right.trauma" = 2}``
wards                 levels by malady: ``{cardio = [4, 2]}``
ors                   level, optionally ``flatline``: ``{cardio = "4 flatline", trauma = 3}``
clinic                a list of malady and level: ``["cardio 1", "trauma 2"]``
er                    a list of the chairs the patients came from: ``["right.trauma"]``
proxies               by chair, how many of its cubes are proxies: ``{"left.cardio" = 2}``
priority              the place of the patient with the marker: ``"left.cardio"``, ``"cardio 1"``
                      (first bed of the Ward), ``"or cardio"``
rooms                 built Rooms, optionally ``improved``: ``["er", "or_cardio improved"]``; their
                      Shared tokens come with them
abilities             by malady; other Wards have none: ``{cardio = "costly_death"}``
aside                 abilities seen earlier and now set aside
training              by Doctor: ``{aorta = ["bedside_manner"]}``
pool                  face-up markers of the Training Pool; the others are face down, unless
pool_down             names the face-down ones (the rest have left the game)
staff                 by marker: ``office``, ``parking_lot`` or a location:
                      ``{lawyer = "office", ward_nurse = "ward:cardio"}``; Shared tokens come along
job                   face-up markers on the first spaces of the Job Line; ``-`` is an empty space
guard_front           true: a used Security Guard waits in front of the Job Line
used                  Used tokens: ``["chief", "medical.aorta", "medical.aorta", "admin.derring"]``
admin_tokens          more Personal Administrative tokens, by character: ``{cast = 1}``
cemetery, morgue      numbers of the occupied spaces: ``[1, 2]``
coroner_graves        Tombstones on used Coroner markers
fired                 Doctors who were fired
cup, discard          cubes by colour; the rest is in the other one (the Cup by default)
pile                  number of cards in the Draw pile (16 by default)
left, right           the open cards
under                 cards under the Draw pile, next to come first
procedure             ``["yellow", "internal"]``: Experimental Procedures
passed                seats that have passed
turn_seat             whose turn it is (``seat_turns = "clockwise"``)
admin_spent,          true if an Administrative token was spent, or Dr. Lucky used, this Game Turn
hide_used
====================  ==============================================================================
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wardround.core import positions
from wardround.core.chance import ScriptedChance
from wardround.core.game import Options
from wardround.core.log import silent
from wardround.core.positions import Field, Reader, twice, unfit
from wardround.games.healthy_heart.rules import constants as k
from wardround.games.healthy_heart.rules.decisions import refresh
from wardround.games.healthy_heart.rules.patients import highest_level, lay_piece, new_patient
from wardround.games.healthy_heart.rules.rounds import begin_rounds
from wardround.games.healthy_heart.rules.setup import (
    deal_cards,
    deal_tokens,
    empty_table,
    lay_out_job_line,
)
from wardround.games.healthy_heart.rules.staff import bring_token
from wardround.games.healthy_heart.rules.state import ADMIN_POOL, SHARED_POOL, SLOTS, State
from wardround.games.healthy_heart.rules.tables import Content
from wardround.games.healthy_heart.rules.tokens import gain_tokens, pool_of_token

CAST = ["derring", "aorta", "couch", "cast", "dream"]
PILE = 16

PHASES = ("player", "rounds", "ambulance", "housekeeping")
AS_TEXT = (
    "aside", "pool_down", "admin_tokens", "coroner_graves", "under", "passed", "turn_seat",
)  # fmt: skip


def fields(options: Options, c: Content) -> list[Field]:
    chairs = _chairs(c)
    maladies = tuple(c.malady_ids)
    rooms = tuple(room.id for room in c.rooms)
    hirings = tuple(c.hiring_names)
    cubes = tuple(c.cube_names)
    cards, trainings, abilities = c.card_ids, tuple(c.training_names), tuple(c.ability_names)
    doctors = tuple(c.doctor_names)
    everybody = (*c.administrator_names, *doctors)
    places = tuple(_staff_places(c))
    sides = tuple(word for room in rooms for word in (room, f"{room} improved"))
    return [
        Field(key="triage", form="number", names=chairs, named="chair:", least=1, most=6),
        Field(key="wards", form="numbers", names=maladies, named="ward:", example="4, 2"),
        Field(key="ors", form="text", names=maladies, named="or:", example="4 flatline"),
        Field(key="clinic", form="words", example="cardio 1"),
        Field(key="er", form="words", words=chairs, of="chair:"),
        Field(key="priority", form="text", example="left.cardio"),
        Field(key="proxies", form="number", names=chairs, named="chair:", least=1, most=6),
        Field(key="money", form="number", most=999),
        Field(key="prestige", form="number", most=999),
        Field(key="turn", form="number", least=1, most=20),
        Field(key="rooms", form="words", words=sides, of="room:"),
        Field(key="abilities", form="word", names=maladies, named="ward:", words=abilities),
        Field(key="staff", form="word", names=hirings, named="staff:", words=places),
        Field(key="job", form="words", words=hirings, of="staff:"),
        Field(key="cast", form="words", words=everybody),
        Field(key="training", form="words", names=doctors, named="doctor:", words=trainings),
        Field(key="pool", form="words", words=trainings, of="training:"),
        Field(key="used", form="words", example="medical.aorta"),
        Field(key="cemetery", form="numbers", example="1, 2"),
        Field(key="morgue", form="numbers", example="1, 2"),
        Field(key="fired", form="words", words=doctors),
        Field(key="cup", form="number", names=cubes, most=60),
        Field(key="discard", form="number", names=cubes, most=60),
        Field(key="left", form="word", words=tuple(cards), of="ambulance:"),
        Field(key="right", form="word", words=tuple(cards), of="ambulance:"),
        Field(key="pile", form="number", most=len(cards)),
        Field(key="procedure", form="words", words=(*cubes, *maladies)),
        Field(key="phase", form="word", words=PHASES),
        Field(key="guard_front", form="flag"),
        Field(key="admin_spent", form="flag"),
        Field(key="hide_used", form="flag"),
    ]


def _chairs(c: Content) -> tuple[str, ...]:
    return tuple(place.removeprefix("chair:") for place in c.place_ids[: c.first_bed])


def _staff_places(c: Content) -> dict[str, int]:
    return {"office": k.IN_OFFICE, "parking_lot": k.IN_PARKING_LOT, **c.location_number}


def position(options: Options, c: Content, table: dict[str, Any]) -> State:
    """A state from a short description; raises PositionError."""
    s = empty_table(c, options)
    read = Reader(table, fields(options, c), AS_TEXT)
    _deal(s, positions.words("cast", table.get("cast", CAST)))
    s.aside_unseen = list(range(len(c.abilities)))
    s.pool_down = [training.copies for training in c.training]
    deal_cards(s)
    lay_out_job_line(s)
    s.turn = read.number("turn", 1)
    s.money = read.number("money", 0)
    s.prestige = read.number("prestige", 0)
    s.phase = k.PLAYERS
    for key, read_key in READERS.items():
        if key in table:
            read_key(s, key, table[key])
    under = len(s.under)
    pile = positions.number("pile", table.get("pile", PILE), under, len(s.unseen) + under)
    s.pile_unseen = pile - under
    if "pool_down" in table:
        _read_pool_down(s, table["pool_down"])
    hidden = len(s.aside_unseen) - (0 if s.rules.all_ten else 1)
    s.aside_hidden = max(0, hidden - sum(n == k.NONE for n in s.abilities))
    _read_cup(s, table)
    _begin(s, str(table.get("phase", "player")))
    refresh(s)
    if len(s.choices) < 2:
        raise unfit("phase", "decision", table.get("phase", ""))
    return s


def _take(key: str, names: list[str], left: list[int], name: Any) -> int:
    number = positions.one_of(key, name, names)
    if number not in left:
        raise twice(key, name)
    left.remove(number)
    return number


def _take_all(key: str, value: Any, names: list[str], left: list[int]) -> list[int]:
    return [_take(key, names, left, name) for name in positions.words(key, value)]


def _deal(s: State, cast: list[str]) -> None:
    c = s.content
    if len(cast) != SLOTS:
        raise unfit("cast", "cast", cast)
    s.cast = [positions.one_of("cast", cast[0], c.administrator_names)]
    s.cast += [positions.one_of("cast", name, c.doctor_names) for name in cast[1:]]
    if len(set(cast)) != SLOTS:
        raise twice("cast", cast)
    s.unused_doctors = [n for n in range(len(c.doctors)) if n not in s.cast[1:]]
    deal_tokens(s)


def _chair(s: State, key: str, name: Any) -> int:
    return positions.one_of(key, name, _chairs(s.content))


def _put(s: State, key: str, place: int, malady: int, level: Any) -> None:
    """Put a patient at a place and take its cubes or piece from the stock."""
    s.malady[place] = malady
    most = highest_level(s, place)
    positions.number(key, level, s.content.areas[s.content.area_of[place]].lowest, most)
    if s.who[place]:
        raise unfit(key, "free-place", s.content.place_ids[place])
    new_patient(s, place, malady, level)
    if s.content.areas[s.content.area_of[place]].cube_patients:
        for _ in range(level):
            if malady not in s.cup:
                raise unfit(key, "fewer", level, what=s.content.cube_names[malady])
            s.cup.remove(malady)
        s.cubes[place] = level
    else:
        lay_piece(s, place)


def _read_triage(s: State, key: str, value: Any) -> None:
    for name, level in positions.pairs(key, value).items():
        place = _chair(s, key, name)
        _put(s, key, place, s.content.malady_of[place], level)


def _read_wards(s: State, key: str, value: Any) -> None:
    c = s.content
    for name, levels in positions.pairs(key, value).items():
        malady = positions.one_of(key, name, c.malady_ids)
        if not isinstance(levels, list) or len(levels) > c.beds:
            raise unfit(key, "levels", levels, most=c.beds)
        for n, level in enumerate(levels):
            _put(s, key, c.ward_beds[malady][n], malady, level)


def _read_ors(s: State, key: str, value: Any) -> None:
    c = s.content
    for name, words in positions.pairs(key, value).items():
        malady = positions.one_of(key, name, c.malady_ids)
        if s.rooms[c.or_room[malady]] == k.UNBUILT:
            raise unfit(key, "built-or", name)
        level, _, side = str(words).partition(" ")
        place = c.first_or + malady
        _put(s, key, place, malady, int(level) if level.isdigit() else words)
        if side == "flatline":
            s.side[place] = k.FLATLINE
        elif side:
            raise unfit(key, "level-and", words, word="flatline")


def _lying(s: State, key: str, value: Any, room: int, area: int) -> list[str]:
    """The patients in a Room; raises PositionError if it has too few places for them."""
    most = s.content.areas[area].places[s.rooms[room]]
    entries = positions.words(key, value)
    if len(entries) > most:
        raise unfit(key, "patients", value, most=most)
    return entries


def _read_clinic(s: State, key: str, value: Any) -> None:
    c = s.content
    for n, entry in enumerate(_lying(s, key, value, c.clinic_room, k.CLINIC)):
        name, _, level = entry.partition(" ")
        malady = positions.one_of(key, name, c.malady_ids)
        _put(s, key, c.first_clinic + n, malady, int(level) if level.isdigit() else level)


def _read_er(s: State, key: str, value: Any) -> None:
    c = s.content
    for n, entry in enumerate(_lying(s, key, value, c.er_room, k.ER)):
        chair = _chair(s, key, entry)
        if s.who[chair]:
            raise unfit(key, "empty-chair", entry)
        _put(s, key, c.first_er + n, c.malady_of[chair], c.areas[k.ER].lowest)
        s.home[n] = chair


def _read_proxies(s: State, key: str, value: Any) -> None:
    for name, count in positions.pairs(key, value).items():
        place = _chair(s, key, name)
        positions.number(key, count, 1, s.cubes[place])
        s.cubes[place] -= count
        s.cup += [s.malady[place]] * count
    s.cup.sort()


def _read_priority(s: State, key: str, value: Any) -> None:
    c = s.content
    words = str(value).split()
    if len(words) == 2 and words[0] == "or":
        place = c.first_or + positions.one_of(key, words[1], c.malady_ids)
    elif len(words) == 2 and words[1].isdigit():
        malady = positions.one_of(key, words[0], c.malady_ids)
        place = c.ward_beds[malady][positions.number(key, int(words[1]), 1, c.beds) - 1]
    else:
        place = _chair(s, key, value)
    if not s.who[place]:
        raise unfit(key, "patient-place", value)
    s.priority = s.who[place]


def _read_rooms(s: State, key: str, value: Any) -> None:
    c = s.content
    for slot, entry in enumerate(positions.words(key, value)):
        name, _, side = entry.partition(" ")
        room = positions.one_of(key, name, [row.id for row in c.rooms])
        if slot >= c.parts.room_slots or s.rooms[room] != k.UNBUILT:
            raise unfit(key, "rooms", entry, most=c.parts.room_slots)
        if side not in ("", "improved"):
            raise unfit(key, "room-and", entry, word="improved")
        s.slots[slot] = room
        s.rooms[room] = k.IMPROVED if side else k.BASIC
        for pool, origin in enumerate(c.pool_room):
            if origin == room:
                gives = (
                    c.rooms[room].shared_medical
                    if c.pool_medical[pool]
                    else c.rooms[room].shared_admin
                )
                gain_tokens(s, SHARED_POOL + pool, gives[s.rooms[room]], "", silent())


def _read_abilities(s: State, key: str, value: Any) -> None:
    for name, ability in positions.pairs(key, value).items():
        number = _take(key, s.content.ability_names, s.aside_unseen, ability)
        s.abilities[positions.one_of(key, name, s.content.malady_ids)] = number


def _read_aside(s: State, key: str, value: Any) -> None:
    s.aside_seen = sorted(_take_all(key, value, s.content.ability_names, s.aside_unseen))


def _take_marker(s: State, key: str, name: str) -> int:
    kind = positions.one_of(key, name, s.content.training_names)
    if not s.pool_down[kind]:
        raise unfit(key, "fewer", name, what=name)
    s.pool_down[kind] -= 1
    return kind


def _read_training(s: State, key: str, value: Any) -> None:
    kinds = len(s.content.training)
    for doctor, names in positions.pairs(key, value).items():
        number = positions.one_of(key, doctor, s.content.doctor_names)
        if number not in s.cast[1:]:
            raise unfit(key, "doctor-of-the-cast", doctor)
        slot = s.cast.index(number, 1)
        for name in positions.words(key, names):
            s.training[slot * kinds + _take_marker(s, key, name)] += 1


def _read_pool(s: State, key: str, value: Any) -> None:
    for name in positions.words(key, value):
        s.pool_up[_take_marker(s, key, name)] += 1


def _read_pool_down(s: State, value: Any) -> None:
    kept = [0] * len(s.pool_down)
    for name in positions.words("pool_down", value):
        kept[_take_marker(s, "pool_down", name)] += 1
    s.out_of_game += sum(s.pool_down)
    s.pool_down = kept


def _read_staff(s: State, key: str, value: Any) -> None:
    c = s.content
    places = _staff_places(c)
    for name, place in positions.pairs(key, value).items():
        number = positions.one_of(key, name, c.hiring_names)
        if place not in places:
            raise unfit(key, "one-of", place, known=", ".join(places))
        if c.hiring[number].office != (place == "office"):
            right = "office-staff" if c.hiring[number].office else "other-staff"
            raise unfit(key, right, place, staff=name)
        s.staff[number] = places[place]
        s.job_unknown.remove(number)
        s.job[s.job.index(k.FACE_DOWN)] = k.HIRED_AWAY
        if c.hiring[number].shared_admin:
            bring_token(s, number, "", silent())


def _read_job(s: State, key: str, value: Any) -> None:
    """``job`` fills the first spaces; the spaces that hired staff left empty come last."""
    hired = s.job.count(k.HIRED_AWAY)
    entries = positions.words(key, value)
    job: list[int] = []
    for name in entries:
        if name == "-":
            job.append(k.HIRED_AWAY)
            hired -= 1
            continue
        number = positions.one_of(key, name, s.content.hiring_names)
        if number not in s.job_unknown:
            raise unfit(key, "unhired", name)
        s.job_unknown.remove(number)
        job.append(number)
    rest = len(s.job) - len(job)
    if hired < 0 or rest < hired:
        raise unfit(key, "job-spaces", value)
    s.job = job + [k.FACE_DOWN] * (rest - hired) + [k.HIRED_AWAY] * hired


def _read_guard_front(s: State, key: str, value: Any) -> None:
    if value is not True:
        raise unfit(key, "one-of", value, known="true")
    s.job_unknown.remove(s.content.guard)
    s.job[s.job.index(k.FACE_DOWN)] = k.HIRED_AWAY
    s.guard_front = 1


def _read_used(s: State, key: str, value: Any) -> None:
    for name in positions.words(key, value):
        token = f"token:{name}"
        owner = s.content.token_owner.get(token, -1)
        in_play = [s.character(slot) for slot in range(SLOTS)]
        if token not in s.content.token_bit or (owner >= 0 and owner not in in_play):
            raise unfit(key, "token", name)
        pool = pool_of_token(s, token)
        if not s.unused[pool]:
            raise unfit(key, "fewer", name, what=name)
        s.unused[pool] -= 1
        s.used[pool] += 1


def _read_admin_tokens(s: State, key: str, value: Any) -> None:
    names = [s.character_id(slot).partition(":")[2] for slot in range(SLOTS)]
    for name, count in positions.pairs(key, value).items():
        slot = positions.one_of(key, name, names)
        positions.number(key, count, 1, s.stock_admin)
        gain_tokens(s, ADMIN_POOL + slot, count, "", silent())


def _read_graves(s: State, key: str, value: Any) -> None:
    graves = s.cemetery if key == "cemetery" else s.morgue
    if not isinstance(value, list):
        raise unfit(key, "space-numbers", value)
    for number in value:
        graves[positions.number(key, number, 1, len(graves)) - 1] = 1
        s.tombstones -= 1


def _read_coroner_graves(s: State, key: str, value: Any) -> None:
    for _ in range(positions.number(key, value, 0, s.tombstones)):
        _take_marker(s, key, s.content.training_names[s.content.coroner])
        s.coroner_graves += 1
        s.tombstones -= 1


def _read_fired(s: State, key: str, value: Any) -> None:
    s.fired = _take_all(key, value, s.content.doctor_names, s.unused_doctors)


def _cubes(s: State, key: str, value: Any) -> list[int]:
    counts = [0] * len(s.content.cube_names)
    for name, count in positions.pairs(key, value).items():
        colour = positions.one_of(key, name, s.content.cube_names)
        counts[colour] = positions.number(key, count, 0, s.cup.count(colour))
    return counts


def _read_discard(s: State, key: str, value: Any) -> None:
    s.discard = _cubes(s, key, value)
    for colour, count in enumerate(s.discard):
        for _ in range(count):
            s.cup.remove(colour)


def _read_cup(s: State, table: dict[str, Any]) -> None:
    """The Cup holds what ``cup`` names, and the Discard the rest."""
    if "cup" not in table:
        return
    kept = _cubes(s, "cup", table["cup"])
    for colour, count in enumerate(kept):
        s.discard[colour] += s.cup.count(colour) - count
    s.cup = [colour for colour, count in enumerate(kept) for _ in range(count)]


def _read_card(s: State, key: str, value: Any) -> None:
    card = _take(key, s.content.card_ids, s.unseen, value)
    (s.left if key == "left" else s.right).append(card)


def _read_under(s: State, key: str, value: Any) -> None:
    s.under = _take_all(key, value, s.content.card_ids, s.unseen)


def _read_procedure(s: State, key: str, value: Any) -> None:
    words = positions.words(key, value)
    if len(words) != 2:
        raise unfit(key, "colour-and-malady", value)
    colour = positions.one_of(key, words[0], s.content.cube_names[:-1])
    s.procedure = (colour, positions.one_of(key, words[1], s.content.malady_ids))


def _read_passed(s: State, key: str, value: Any) -> None:
    if not isinstance(value, list):
        raise unfit(key, "seats", value)
    for seat in value:
        s.passed |= 1 << positions.number(key, seat, 0, s.rules.seats - 1)


def _read_turn_seat(s: State, key: str, value: Any) -> None:
    s.turn_seat = positions.number(key, value, 0, s.rules.seats - 1)


def _read_flag(s: State, key: str, value: Any) -> None:
    if not isinstance(value, bool):
        raise unfit(key, "one-of", value, known="true, false")
    setattr(s, "hides_used" if key == "hide_used" else key, int(value))


def _begin(s: State, phase: str) -> None:
    """Begin with the question that this phase asks."""
    if phase == "player":
        s.stack = [k.D_CHOOSE_ACTION]
    elif phase == "rounds":
        s.phase = k.AMBULANCE
        s.stack = [k.T_CHECK_END]
        begin_rounds(s, ScriptedChance([]), silent())
        s.stack.append(k.D_ROUNDS_NEXT)
    elif phase == "ambulance":
        s.phase = k.AMBULANCE
        if s.staff[s.content.guard] != k.IN_PARKING_LOT or not s.left or not s.right:
            raise unfit("phase", "guard-ready", phase)
        s.stack = [k.T_CHECK_END, k.T_ROUNDS, k.RIGHT, k.T_CARD, k.T_DRAW_CARD, k.D_SECURITY_GUARD]
    elif phase == "housekeeping":
        s.phase = k.HOUSEKEEPING
        s.stack = [*k.HOUSEKEEPING_STEPS, k.D_MIRACLE_PATIENT]
        hired = [hiring for n, hiring in enumerate(s.content.hiring) if s.staff[n] == k.IN_OFFICE]
        if not any(hiring.miracle for hiring in hired):
            raise unfit("phase", "chaplain", phase)
    else:
        raise unfit("phase", "one-of", phase, known=", ".join(PHASES))


READERS: dict[str, Callable[[State, str, Any], None]] = {
    "rooms": _read_rooms,
    "triage": _read_triage,
    "wards": _read_wards,
    "ors": _read_ors,
    "clinic": _read_clinic,
    "er": _read_er,
    "proxies": _read_proxies,
    "priority": _read_priority,
    "abilities": _read_abilities,
    "aside": _read_aside,
    "training": _read_training,
    "pool": _read_pool,
    "coroner_graves": _read_coroner_graves,
    "staff": _read_staff,
    "guard_front": _read_guard_front,
    "job": _read_job,
    "admin_tokens": _read_admin_tokens,
    "used": _read_used,
    "cemetery": _read_graves,
    "morgue": _read_graves,
    "fired": _read_fired,
    "discard": _read_discard,
    "left": _read_card,
    "right": _read_card,
    "under": _read_under,
    "procedure": _read_procedure,
    "passed": _read_passed,
    "turn_seat": _read_turn_seat,
    "admin_spent": _read_flag,
    "hide_used": _read_flag,
}
"""The keys in reading order: Rooms before the patients in them."""
