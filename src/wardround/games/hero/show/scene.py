"""The table as zones and pieces."""

from __future__ import annotations

from wardround.core.scene import Course, Fact, Piece, Scene, Step, Zone
from wardround.core.words import Language
from wardround.games.hero.rules.treating import way_in_letters
from wardround.games.hero.show.view import (
    DeckView,
    HeroGameView,
    HeroView,
    PatientView,
    RoomView,
    StaffView,
)


def scene(words: Language, v: HeroGameView) -> Scene:
    """Rooms with everybody in them, heroes with their journals, the stack, the track, the decks."""
    zones = [
        Zone(
            "board",
            "Hospital",
            tuple(_room_piece(v, room) for room in v.rooms),
            layout="grid",
            columns=3,
        )
    ]
    for hero in v.heroes:
        zones.append(_hero_zone(v, hero))
    if v.free_heroes:
        free = tuple(Piece(hero.id, hero.name, "card") for hero in v.free_heroes)
        zones.append(Zone("heroes", "Heroes to pick from", free))
    fields = sorted({staff.hours for staff in v.staff if staff.hours > 0})
    for hours in fields:
        cards = tuple(_staff_piece(x) for x in v.staff if x.hours == hours)
        plural = "hour" if hours == 1 else "hours"
        zones.append(Zone(f"track{hours}", f"Staff track: {hours} {plural} to go", cards))
    zones.append(Zone("stack", "Consultants", tuple(_staff_piece(x) for x in v.stack)))
    for deck in v.decks:
        zones.append(_deck_zone(deck))
    if v.drawn:
        drawn = tuple(Piece(id_, v.journal_titles[id_], "card") for id_ in v.drawn)
        zones.append(Zone("drawn", "Journals drawn", drawn))
    return Scene(tuple(zones), tuple(_facts(v)), _course(v))


def _room_piece(v: HeroGameView, room: RoomView) -> Piece:
    inside = [
        Piece(
            f"seat:{hero.seat}",
            hero.name,
            "pawn",
            f"seat:{hero.seat}",
            hero.name[:2],
            state="active" if hero.seat == v.active else "",
            note=hero.text,
        )
        for hero in v.heroes
        if hero.room == room.id
    ]
    inside += [_staff_piece(staff) for staff in v.staff if staff.room == room.id]
    inside += [_patient_piece(patient) for patient in v.patients if patient.room == room.id]
    places = f"{room.stations} stations" if room.stations else ""
    bonus = f"{room.bonus} for treatments" if room.bonus else ""
    note = ", ".join(word for word in (bonus, places, *room.actions) if word)
    return Piece(room.id, room.name, "room", note=note, holds=tuple(inside))


def _staff_piece(staff: StaffView) -> Piece:
    return Piece(
        staff.id,
        staff.name,
        "consultant" if staff.hours == 0 else "staff",
        staff.tone,
        way_in_letters(list(staff.skills)).replace(" ", "")[:3],
        state="used" if staff.used else "",
        note=f"{way_in_letters(list(staff.skills))} {staff.text}".strip(),
    )


def _patient_piece(patient: PatientView) -> Piece:
    ways = " or ".join(patient.ways)
    note = f"{ways}; reward {patient.reward}, freeloader {patient.freeload}, chaos {patient.chaos}"
    if patient.station:
        note += f"; station {patient.station}"
    return Piece(
        patient.id,
        patient.name,
        "patient",
        f"tier{patient.tier}",
        str(patient.timer),
        state="last hour" if patient.timer == 1 else "",
        note=f"{note}. {patient.text}".strip(),
        rule="HE-8.1",
    )


def _hero_zone(v: HeroGameView, hero: HeroView) -> Zone:
    card = Piece(
        hero.id or f"seat:{hero.seat}",
        hero.name,
        "card",
        f"seat:{hero.seat}",
        note=f"{way_in_letters(list(hero.skills))}. {hero.power}: {hero.text}",
    )
    journals = tuple(Piece(id_, v.journal_titles[id_], "journal") for id_ in hero.journals)
    tokens: tuple[Piece, ...] = ()
    if hero.bag is not None:
        tokens = (
            Piece(f"deeds:{hero.seat}", "Deeds", "token", count=hero.bag.deeds),
            Piece(f"sleep:{hero.seat}", "Sleep", "token", count=hero.bag.sleep),
            Piece(f"chaos:{hero.seat}", "Chaos", "token", count=hero.bag.chaos),
        )
    return Zone(f"player{hero.seat}", hero.name, (card, *journals, *tokens), seat=hero.seat)


def _deck_zone(deck: DeckView) -> Zone:
    cards = Piece(
        f"deck:{deck.name}", f"{deck.name.capitalize()} in the deck", "card", count=deck.size
    )
    label = "gone" if deck.name == "staff" else "discarded"
    thrown = sum(card.count for card in deck.discarded)
    pieces = (cards, Piece(f"discard:{deck.name}", label.capitalize(), "card", count=thrown))
    return Zone(f"deck_{deck.name}", f"Deck: {deck.name}", pieces, layout="pile")


def _course(v: HeroGameView) -> Course | None:
    """HE-4.1 New patients, everybody's turn from the starting player on, timers."""
    if v.phase == "new_patients":
        now = 0
    elif v.phase == "turn" and v.active is not None:
        now = 1 + (v.active - v.start) % v.seats
    elif v.phase == "timers":
        now = 1 + v.seats
    else:
        return None
    heroes = [v.heroes[(v.start + place) % v.seats].name for place in range(v.seats)]
    turns = [Step(name, "HE-4.4") for name in heroes]
    steps = (Step("New patients", "HE-4.2"), *turns, Step("Timers", "HE-4.17"))
    return Course(f"Round {v.round} of {v.rounds}", steps, now)


def _facts(v: HeroGameView) -> list[Fact]:
    facts = [
        Fact("Round", f"{v.round} of {v.rounds}", "HE-2.21"),
        Fact("Points left", str(v.points), "HE-5.1"),
        Fact("Starting player", v.heroes[v.start].name, "HE-1.20"),
    ]
    if v.pool is not None:
        facts.append(Fact("Deeds", f"{v.pool.deeds} of {v.goal}", "HE-13.12"))
        facts.append(Fact("Chaos", f"{v.pool.chaos} of {v.chaos_limit}", "HE-13.7"))
        facts.append(Fact("Sleep", str(v.pool.sleep), "HE-13.9"))
    else:
        facts.append(Fact("Sleep needed", str(v.sleep_needed), "HE-12.2"))
    facts += [Fact("For this turn", effect.text, "HE-11.29") for effect in v.lasting]
    return facts
