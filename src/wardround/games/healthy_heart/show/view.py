"""What a seat may see: everything that is known to anyone."""

from __future__ import annotations

from typing import Any

import msgspec

from wardround.core.game import Awaiting
from wardround.core.messages import Phrase, message_id
from wardround.games.healthy_heart.rules import constants as k
from wardround.games.healthy_heart.rules.ambulance import cubes_for, pile_size
from wardround.games.healthy_heart.rules.cubes import by_colour
from wardround.games.healthy_heart.rules.death import money_due, morgue_prices, space_price
from wardround.games.healthy_heart.rules.decisions import awaiting
from wardround.games.healthy_heart.rules.ending import tombstones_placed, winning_score
from wardround.games.healthy_heart.rules.money import tracks
from wardround.games.healthy_heart.rules.patients import is_cube_patient, patient_value
from wardround.games.healthy_heart.rules.staff import hire_price
from wardround.games.healthy_heart.rules.state import (
    ADMIN_POOL,
    ADMINISTRATOR,
    CHIEF_POOL,
    SHARED_POOL,
    State,
    ward_ability,
)
from wardround.games.healthy_heart.rules.tables import Bonus
from wardround.games.healthy_heart.rules.tokens import token_name
from wardround.games.healthy_heart.show.pending import pending_details, pending_prices
from wardround.presentation.game_spec import Role


class TrackView(msgspec.Struct, frozen=True):
    """An amount, and how the markers on its track show it."""

    amount: int
    ten: int
    one: int
    plus_100: bool


class PatientView(msgspec.Struct, frozen=True):
    id: str
    malady: str
    colour: str
    level: int
    level_name: str
    place: str
    pv: int
    piece: str
    """``cubes``, ``bed`` or ``marker``."""
    proxies: int = 0
    side: str = ""
    """For O.R. markers: ``ekg`` or ``flatline``."""
    priority: bool = False
    chair: str = ""
    """For E.R. patients: the chair they came from."""


class ChairView(msgspec.Struct, frozen=True):
    id: str
    side: str
    malady: str
    colour: str
    patient: PatientView | None


class AreaView(msgspec.Struct, frozen=True):
    """What is printed on an area: the cubes to draw in a Heal, and the patient value."""

    heal: int
    pv: int


class WardView(msgspec.Struct, frozen=True):
    id: str
    malady: str
    name: str
    colour: str
    ability: str
    ability_label: str
    heal: int
    pv: int
    beds: tuple[PatientView | None, ...]


class RoomView(msgspec.Struct, frozen=True):
    id: str
    name: str
    state: str
    """``unbuilt``, ``basic`` or ``improved``."""
    slot: int
    """1 to 8, or 0 while unbuilt."""
    colour: str
    heal: int
    pv: int
    prestige: tuple[int, int]
    patients: tuple[PatientView | None, ...]
    graves: tuple[GraveView, ...] = ()


class TokenView(msgspec.Struct, frozen=True):
    id: str
    kind: str
    """``medical``, ``admin`` or ``chief``."""
    unused: int
    used: int


class MarkerView(msgspec.Struct, frozen=True):
    id: str
    name: str
    count: int = 1


class CharacterView(msgspec.Struct, frozen=True):
    id: str
    name: str
    title: str
    seat: int
    administrator: bool
    skills: tuple[Phrase, ...]
    """The character's abilities, as messages whose values may be ids."""
    tokens: tuple[TokenView, ...]
    training: tuple[MarkerView, ...]
    coroner: str = ""
    """The Tombstone space that an unused Coroner is."""


class CardView(msgspec.Struct, frozen=True):
    id: str
    title: str
    cubes: int
    """How many are drawn for it at this difficulty."""


class JobView(msgspec.Struct, frozen=True):
    """A space of the Job Line; 0 is the place in front of it."""

    space: int
    requirement: int
    state: str
    """``face_down``, ``face_up`` or ``empty``."""
    staff: MarkerView | None


class StaffView(msgspec.Struct, frozen=True):
    id: str
    name: str
    place: str
    """``office``, ``parking_lot`` or a location id."""


class GraveView(msgspec.Struct, frozen=True):
    id: str
    price: int
    taken: bool
    due: int | None = None
    """The Money due here for the current death."""


class PriceView(msgspec.Struct, frozen=True):
    id: str
    price: int


class PendingView(msgspec.Struct, frozen=True):
    """The pending decision, with its parameters."""

    decision: str
    seats: tuple[int, ...]
    rule: str
    details: dict[str, Any] = {}
    prices: tuple[PriceView, ...] = ()


class View(msgspec.Struct, frozen=True):
    turn: int
    turns: int
    phase: str
    seats: int
    difficulty: str
    options: dict[str, bool | int | str]
    money: TrackView
    prestige: TrackView
    score_now: int
    """If the game ran its course and ended now."""
    pending: PendingView
    passed: tuple[int, ...]
    turn_seat: int | None
    chairs: tuple[ChairView, ...]
    triage: AreaView
    wards: tuple[WardView, ...]
    rooms: tuple[RoomView, ...]
    slots: int
    characters: tuple[CharacterView, ...]
    shared: tuple[TokenView, ...]
    stock: dict[str, int]
    priority: str
    """The patient with the Priority marker, ``administrator`` or nothing."""
    procedure: tuple[str, str] | None
    cup: dict[str, int]
    discard: dict[str, int]
    drawn: tuple[str, ...]
    drawing: str
    draw_pile: int
    under_pile: tuple[CardView, ...]
    left_cards: tuple[CardView, ...]
    right_cards: tuple[CardView, ...]
    unseen_cards: tuple[CardView, ...]
    left_out: int
    training_pool: tuple[MarkerView, ...]
    training_face_down: int
    training_missing: tuple[MarkerView, ...]
    training_names: dict[str, str]
    job_line: tuple[JobView, ...]
    hire_price: int
    staff: tuple[StaffView, ...]
    cemetery: tuple[GraveView, ...]
    coroner_graves: int
    tombstones: int
    abilities_aside: tuple[str, ...]
    abilities_unseen: tuple[str, ...]
    doctors_available: tuple[str, ...]
    doctors_fired: tuple[str, ...]
    to_pick: dict[str, str]
    """During setup: the characters that may be picked."""
    score: int | None
    ended: str


def view(s: State, seat: int | None) -> View:
    """HH-2.22 There is no private information: all seats and spectators see the same."""
    c = s.content
    cast = len(s.cast)
    return View(
        turn=s.turn,
        turns=c.setup.ambulance_dealt // c.cards_per_phase,
        phase=k.PHASE_IDS[s.phase],
        seats=s.rules.seats,
        difficulty=s.rules.difficulty,
        options=_options(s),
        money=TrackView(s.money, *tracks(s.money)),
        prestige=TrackView(s.prestige, *tracks(s.prestige)),
        score_now=winning_score(s),
        pending=_pending(s, awaiting(s)),
        passed=tuple(n for n in range(s.rules.seats) if s.passed >> n & 1),
        turn_seat=s.turn_seat if s.rules.clockwise and s.phase == k.PLAYERS else None,
        chairs=tuple(_chair(s, place) for place in range(c.first_bed)),
        triage=AreaView(c.areas[k.TRIAGE].heal[0], c.areas[k.TRIAGE].pv[0]),
        wards=tuple(_ward(s, malady) for malady in range(c.maladies)),
        rooms=tuple(_room(s, room) for room in range(len(c.rooms))),
        slots=c.parts.room_slots,
        characters=tuple(_character(s, slot) for slot in range(cast)),
        shared=tuple(
            _token(s, SHARED_POOL + n, "medical" if medical else "admin")
            for n, medical in enumerate(c.pool_medical)
            if s.unused[SHARED_POOL + n] + s.used[SHARED_POOL + n]
        ),
        stock=_stock(s),
        priority=_priority_of(s),
        procedure=_procedure_of(s),
        cup=dict(zip(c.cube_names, by_colour(s, s.cup), strict=True)),
        discard=dict(zip(c.cube_names, s.discard, strict=True)),
        drawn=tuple(c.cube_names[n] for n in s.drawn),
        drawing=k.DRAW_IDS[s.drawing] if s.drawn else "",
        draw_pile=pile_size(s),
        under_pile=_cards(s, s.under),
        left_cards=_cards(s, s.left),
        right_cards=_cards(s, s.right),
        unseen_cards=_cards(s, s.unseen),
        left_out=len(s.unseen) - s.pile_unseen,
        training_pool=_markers(s, s.pool_up),
        training_face_down=sum(s.pool_down),
        training_missing=_markers(s, s.pool_down),
        training_names={f"training:{training.id}": training.name for training in c.training},
        job_line=tuple(_job_line(s)),
        hire_price=hire_price(s),
        staff=tuple(
            StaffView(s.content.staff_ids[n], c.hiring[n].name, _staff_place(s, where))
            for n, where in enumerate(s.staff)
            if where != k.ON_JOB_LINE
        ),
        cemetery=tuple(_grave(s, n, taken) for n, taken in enumerate(s.cemetery)),
        coroner_graves=s.coroner_graves,
        tombstones=tombstones_placed(s),
        abilities_aside=tuple(f"ability:{c.abilities[n].id}" for n in s.aside_seen),
        abilities_unseen=tuple(f"ability:{c.abilities[n].id}" for n in s.aside_unseen),
        doctors_available=tuple(s.content.character_ids[n] for n in s.unused_doctors),
        doctors_fired=tuple(s.content.character_ids[n] for n in s.fired),
        to_pick=_to_pick(s),
        score=s.score if s.ended in (k.RAN_ITS_COURSE, k.NO_SPACE) else None,
        ended=k.END_REASONS[s.ended],
    )


def _stock(s: State) -> dict[str, int]:
    """The remaining stock of tokens, Beds and O.R. markers."""
    return {
        "medical": s.stock_medical,
        "admin": s.stock_admin,
        "beds": sum(s.beds),
        "or_markers": sum(s.or_stock),
    }


def _options(s: State) -> dict[str, bool | int | str]:
    r = s.rules
    return {
        "order_supplies": r.order_supplies,
        "higher_income": r.higher_income,
        "seat_turns": "clockwise" if r.clockwise else "free",
        "er_rescue_any_phase": r.er_rescue,
        "broke_at_zero": r.broke_at_zero,
        "award_timing": "hold" if r.award_hold else "at_once",
    }


def _to_pick(s: State) -> dict[str, str]:
    if s.phase != k.SETUP:
        return {}
    return {character: s.content.names[character] for character in s.content.character_ids}


def _chair(s: State, place: int) -> ChairView:
    c = s.content
    malady = c.malady_of[place]
    return ChairView(
        id=c.place_ids[place],
        side=k.SIDES[place // c.maladies],
        malady=c.malady_ids[malady],
        colour=c.cube_names[malady],
        patient=_patient(s, place),
    )


def _ward(s: State, malady: int) -> WardView:
    c = s.content
    ability = ward_ability(s, malady)
    area = c.areas[k.WARD]
    return WardView(
        id=s.content.ward_ids[malady],
        malady=c.malady_ids[malady],
        name=c.malady_names[malady],
        colour=c.cube_names[malady],
        ability=f"ability:{ability.id}",
        ability_label=ability.label,
        heal=area.heal[0],
        pv=area.pv[0],
        beds=tuple(_patient(s, place) for place in c.ward_beds[malady]),
    )


def _room(s: State, number: int) -> RoomView:
    c = s.content
    room, side = c.rooms[number], s.rooms[number]
    heal = pv = 0
    if c.room_location[number] >= 0:
        heal, pv = c.areas[room.area].heal[side], c.areas[room.area].pv[side]
    return RoomView(
        id=s.content.room_ids[number],
        name=room.name,
        state=("unbuilt", "basic", "improved")[side],
        slot=s.slots.index(number) + 1 if number in s.slots else 0,
        colour=c.cube_names[room.malady] if room.malady >= 0 else "",
        heal=heal,
        pv=pv,
        prestige=(room.prestige[k.BASIC], room.prestige[k.IMPROVED]),
        patients=tuple(_patient(s, place) for place in _room_places(s, number)),
        graves=_morgue(s) if number == c.morgue_room else (),
    )


def _token(s: State, pool: int, kind: str) -> TokenView:
    return TokenView(token_name(s, pool), kind, s.unused[pool], s.used[pool])


def roles(v: View) -> list[Role]:
    """Who plays which characters."""
    return [Role(character.seat, character.id, character.name) for character in v.characters]


def _character(s: State, slot: int) -> CharacterView:
    c = s.content
    pools = [(slot, "medical"), (ADMIN_POOL + slot, "admin")]
    if slot == ADMINISTRATOR:
        administrator = c.administrators[s.cast[slot]]
        pools.insert(0, (CHIEF_POOL, "chief"))
        name, title = administrator.name, "Administrator"
        has = [n for n, special in enumerate(administrator.special) if special]
        skills = [Phrase(message_id("noun-kind", k.KIND_IDS[n])) for n in has]
        kinds: list[int] = []
    else:
        doctor = c.doctors[s.cast[slot]]
        name, title = doctor.name, doctor.title
        skills = _skills(s, s.cast[slot])
        first = slot * len(c.training)
        kinds = s.training[first : first + len(c.training)]
    return CharacterView(
        id=s.character_id(slot),
        name=name,
        title=title,
        seat=s.seat_of(slot),
        administrator=slot == ADMINISTRATOR,
        skills=tuple(skills),
        tokens=tuple(
            _token(s, pool, kind) for pool, kind in pools if s.unused[pool] + s.used[pool]
        ),
        training=_markers(s, kinds),
        coroner=_coroner_space(s, slot, kinds),
    )


def _skills(s: State, number: int) -> list[Phrase]:
    c = s.content
    doctor = c.doctors[number]
    skills = []
    if doctor.bonus.cubes:
        skills.append(_bonus(s, doctor.bonus))
    if doctor.research_with_medical:
        skills.append(Phrase("skill-research"))
    if doctor.free_bodies:
        skills.append(Phrase("skill-hide"))
    if doctor.discount_room >= 0:
        room, price = c.room_ids[doctor.discount_room], doctor.discount_price
        skills.append(Phrase("skill-discount", {"room": room, "price": price}))
    return skills


def _bonus(s: State, bonus: Bonus) -> Phrase:
    if bonus.when == k.WHEN_MALADY:
        malady = f"malady:{s.content.malady_ids[bonus.malady]}"
        return Phrase("skill-bonus-malady", {"cubes": bonus.cubes, "malady": malady})
    where = "cube-patient" if bonus.when == k.WHEN_CUBE_PATIENT else "ward"
    return Phrase(f"skill-bonus-{where}", {"cubes": bonus.cubes})


def _markers(s: State, counts: list[int]) -> tuple[MarkerView, ...]:
    return tuple(
        MarkerView(s.content.training_ids[n], s.content.training[n].name, count)
        for n, count in enumerate(counts)
        if count
    )


def _cards(s: State, cards: list[int]) -> tuple[CardView, ...]:
    c = s.content
    return tuple(
        CardView(f"ambulance:{c.card_ids[n]}", c.card_titles[n], cubes_for(s, n)) for n in cards
    )


def _job_line(s: State) -> list[JobView]:
    c = s.content
    spaces = []
    if s.guard_front:
        guard = MarkerView(s.content.staff_ids[c.guard], c.hiring[c.guard].name)
        spaces.append(JobView(0, 0, "face_up", guard))
    for n, marker in enumerate(s.job):
        state = {k.FACE_DOWN: "face_down", k.HIRED_AWAY: "empty"}.get(marker, "face_up")
        staff = None
        if marker >= 0:
            staff = MarkerView(s.content.staff_ids[marker], c.hiring[marker].name)
        spaces.append(JobView(n + 1, c.job_requirements[n], state, staff))
    return spaces


def _staff_place(s: State, where: int) -> str:
    if where == k.IN_OFFICE:
        return "office"
    return "parking_lot" if where == k.IN_PARKING_LOT else s.content.location_ids[where]


def _grave(s: State, space: int, taken: int) -> GraveView:
    due = None
    if s.decision() == k.D_TOMBSTONE_SPACE and not taken:
        due = money_due(s, space)
    return GraveView(s.content.space_ids[space], space_price(s, space), bool(taken), due)


def _morgue(s: State) -> tuple[GraveView, ...]:
    first = s.content.first_morgue
    return tuple(_grave(s, first + n, s.morgue[n]) for n in range(len(morgue_prices(s))))


def _pending(s: State, asked: Awaiting) -> PendingView:
    """The pending decision, with what a player needs to know for it."""
    return PendingView(
        decision=asked.decision,
        seats=asked.seats,
        rule=asked.rule,
        details=pending_details(s, asked.facts),
        prices=tuple(
            PriceView(s.content.room_ids[room], price) for room, price in pending_prices(s)
        ),
    )


def _priority_of(s: State) -> str:
    """The patient with the Priority marker, ``administrator`` or nothing."""
    if s.priority:
        return s.content.patient_ids[s.priority]
    return "administrator" if s.cast and s.has_special(k.PRIORITY) else ""


def _procedure_of(s: State) -> tuple[str, str] | None:
    """The colour and the Ward of Experimental Procedures."""
    if s.procedure is None:
        return None
    colour, malady = s.procedure
    return s.content.cube_ids[colour], s.content.ward_ids[malady]


def _coroner_space(s: State, slot: int, kinds: list[int]) -> str:
    """The Tombstone space that an unused Coroner is."""
    c = s.content
    if c.coroner < 0 or not kinds or not kinds[c.coroner]:
        return ""
    return c.space_ids[c.first_coroner + s.cast[slot]]


def _room_places(s: State, number: int) -> list[int]:
    """A Room's places for patients, as it is now."""
    c = s.content
    location, area = c.room_location[number], c.areas[c.rooms[number].area]
    return [] if location < 0 else c.location_places[location][: area.places[s.rooms[number]]]


def _patient(s: State, place: int) -> PatientView | None:
    """The patient at a place."""
    c = s.content
    number = s.who[place]
    if not number:
        return None
    area, level, malady = c.area_of[place], s.level[place], s.malady[place]
    cubes = is_cube_patient(s, place)
    return PatientView(
        id=s.content.patient_ids[number],
        malady=c.malady_ids[malady],
        colour=c.cube_names[malady],
        level=level,
        level_name=c.level_names[min(level, len(c.level_names) - 1)],
        place=c.place_ids[place],
        pv=patient_value(s, place),
        piece="cubes" if cubes else "bed" if area == k.WARD else "marker",
        proxies=max(0, level - s.cubes[place]) if cubes else 0,
        side="" if area != k.OR else "ekg" if s.side[place] == k.EKG else "flatline",
        priority=s.priority == number,
        chair=c.place_ids[s.home[place - c.first_er]] if area == k.ER else "",
    )
