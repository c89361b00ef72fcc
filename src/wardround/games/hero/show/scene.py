"""The table as zones and pieces."""

from __future__ import annotations

from wardround.core.messages import Name, Phrase
from wardround.games.hero.rules.tables import kind_of_card
from wardround.games.hero.rules.wording import (
    skills_from_letters,
    skills_in_words,
    way_in_letters,
)
from wardround.games.hero.show.view import (
    BagView,
    DeckView,
    HeroGameView,
    HeroView,
    PatientView,
    RoomView,
    ScoreView,
    StaffView,
)
from wardround.presentation.language import Language
from wardround.presentation.scene import Count, Course, CourseStep, Fact, Piece, Scene, Zone


def scene(words: Language, v: HeroGameView) -> Scene:
    """Rooms with everyone in them, heroes with their journals, the stack, the track, the decks."""
    zones = [
        Zone(
            "board",
            words.say("zone-board"),
            tuple(_room_piece(words, v, room) for room in v.rooms),
            layout="grid",
            columns=3,
        )
    ]
    for hero in v.heroes:
        zones.append(words.once(_hero_zone, hero, _journals(words, v, hero.journals)))
    if v.free_heroes:
        free = tuple(Piece(hero.id, hero.name, "card") for hero in v.free_heroes)
        zones.append(Zone("heroes", words.say("zone-heroes"), free))
    fields = sorted({staff.hours for staff in v.staff if staff.hours > 0})
    for hours in fields:
        cards = tuple(words.once(_staff_piece, x) for x in v.staff if x.hours == hours)
        zones.append(Zone(f"track{hours}", words.say("zone-track", hours=hours), cards))
    stack = tuple(words.once(_staff_piece, x) for x in v.stack)
    zones.append(Zone("stack", words.say("zone-stack"), stack))
    for deck in v.decks:
        zones.append(words.once(_deck_zone, deck))
    if v.drawn:
        zones.append(Zone("drawn", words.say("zone-drawn"), _journals(words, v, v.drawn)))
    return Scene(tuple(zones), tuple(_facts(words, v)), _course(words, v))


def counts(words: Language, v: HeroGameView) -> list[Count]:
    """The contents of the visible bags: the viewer's own, or all of them."""
    if v.pool is not None:
        bags: list[tuple[int | None, BagView]] = [(None, v.pool)]
    else:
        bags = [(hero.seat, hero.bag) for hero in v.heroes if hero.bag is not None]
    return [
        *(Count(words.say("fact-deeds"), bag.deeds, seat) for seat, bag in bags),
        *(Count(words.say("fact-chaos"), bag.chaos, seat) for seat, bag in bags),
        *(Count(words.say("fact-sleep"), bag.sleep, seat) for seat, bag in bags),
    ]


def _journals(words: Language, v: HeroGameView, ids: tuple[str, ...]) -> tuple[Piece, ...]:
    return tuple(Piece(id_, words.name(v.journal_titles[id_], id_), "journal") for id_ in ids)


def _hero_name(words: Language, hero: HeroView) -> str:
    """The hero's name, or the seat before a hero is picked."""
    return hero.name if hero.id else words.say("seat", number=hero.seat + 1)


def _room_piece(words: Language, v: HeroGameView, room: RoomView) -> Piece:
    inside = [
        Piece(
            f"seat:{hero.seat}",
            _hero_name(words, hero),
            "pawn",
            f"seat:{hero.seat}",
            hero.name[:2],
            state="active" if hero.seat == v.active else "",
            note=words.once(_hero_note, hero),
        )
        for hero in v.heroes
        if hero.room == room.id
    ]
    inside += [words.once(_staff_piece, staff) for staff in v.staff if staff.room == room.id]
    alone = v.pool is None
    inside += [words.once(_patient_piece, one, alone) for one in v.patients if one.room == room.id]
    note = words.once(_room_note, room)
    return Piece(room.id, words.name(room.name, room.id), "room", note=note, holds=tuple(inside))


def _room_note(words: Language, room: RoomView) -> str:
    notes = [words.phrase("note-stations", count=room.stations)] if room.stations else []
    if room.bonus:
        notes.append(words.phrase("note-bonus", skills=skills_from_letters(room.bonus)))
    notes += [words.phrase("note-action", action=action) for action in room.actions]
    return ", ".join(notes)


def _staff_piece(words: Language, staff: StaffView) -> Piece:
    note = words.text(staff.text, staff.id)
    if any(staff.skills):
        note = words.say("note-card", skills=skills_in_words(staff.skills), text=note).strip()
    return Piece(
        staff.id,
        words.name(staff.name, staff.id),
        "consultant" if staff.hours == 0 else "staff",
        staff.tone,
        way_in_letters(staff.skills).replace(" ", "")[:3],
        state="used" if staff.used else "",
        note=note,
    )


def _patient_piece(words: Language, patient: PatientView, alone: bool) -> Piece:
    ways = [words.list(skills_from_letters(way)) for way in patient.ways]
    note = words.say(
        "note-patient",
        timer=patient.timer,
        ways=words.phrase("or").join(ways),
        reward=patient.reward,
        freeload=patient.freeload if alone else 0,
        chaos=patient.chaos,
        station=patient.station,
        text=words.text(patient.text, kind_of_card(patient.id)),
    )
    return Piece(
        patient.id,
        words.name(patient.name, kind_of_card(patient.id)),
        "patient",
        f"tier{patient.tier}",
        str(patient.timer),
        state="last hour" if patient.timer == 1 else "",
        note=note.strip(),
        rule="HE-8.1",
    )


def _hero_zone(words: Language, hero: HeroView, journals: tuple[Piece, ...]) -> Zone:
    name = _hero_name(words, hero)
    id_ = hero.id or f"seat:{hero.seat}"
    card = Piece(id_, name, "card", f"seat:{hero.seat}", note=_hero_note(words, hero))
    tokens: tuple[Piece, ...] = ()
    if hero.bag is not None:
        bag = {"deeds": hero.bag.deeds, "sleep": hero.bag.sleep, "chaos": hero.bag.chaos}
        tokens = tuple(
            Piece(f"{token}:{hero.seat}", words.say(f"fact-{token}"), "token", count=count)
            for token, count in bag.items()
        )
    return Zone(f"player{hero.seat}", name, (card, *journals, *tokens), seat=hero.seat)


def _hero_note(words: Language, hero: HeroView) -> str:
    """Skills with journals, and the power; nothing before a hero is picked."""
    if not hero.id:
        return ""
    text = words.text(hero.text, hero.id)
    power = words.text(hero.power, hero.id.replace("hero:", "power:"))
    return words.say("note-hero", skills=skills_in_words(hero.skills), power=power, text=text)


def _deck_zone(words: Language, deck: DeckView) -> Zone:
    thrown = sum(card.count for card in deck.discarded)
    gone = words.say("gone" if deck.name == "staff" else "discarded")
    pieces = (
        Piece(f"deck:{deck.name}", words.say("in-the-deck"), "card", count=deck.size),
        Piece(f"discard:{deck.name}", gone, "card", count=thrown),
    )
    return Zone(f"deck_{deck.name}", words.say("zone-deck", deck=deck.name), pieces, layout="pile")


def _course(words: Language, v: HeroGameView) -> Course | None:
    """HE-4.1 New patients, each player's turn from the starting player on, timers."""
    if v.phase == "new_patients":
        now = 0
    elif v.phase == "turn" and v.active is not None:
        now = 1 + (v.active - v.start) % v.seats
    elif v.phase == "timers":
        now = 1 + v.seats
    else:
        return None
    heroes = [v.heroes[(v.start + place) % v.seats] for place in range(v.seats)]
    turns = [CourseStep(_hero_name(words, hero), "HE-4.4") for hero in heroes]
    steps = (
        CourseStep(words.say("step-patients"), "HE-4.2"),
        *turns,
        CourseStep(words.say("step-timers"), "HE-4.17"),
    )
    return Course(words.say("round-of", round=v.round, rounds=v.rounds), steps, now)


def _score_now(words: Language, score: ScoreView, needed: int) -> list[Fact]:
    """The result if the night ended now: the score, or the missing sleep."""
    asleep = f"{score.sleep} / {needed}"
    value = words.phrase("score-now", points=score.score, penalty=score.penalty)
    return [
        Fact(words.say("fact-score-now"), value, "HE-12.5", stake=True),
        Fact(words.say("fact-sleep"), asleep, "HE-12.3", stake=score.sleep < needed),
    ]


def _facts(words: Language, v: HeroGameView) -> list[Fact]:
    starter = v.heroes[v.start]
    facts = [
        Fact(words.say("fact-round"), f"{v.round} / {v.rounds}", "HE-2.21", "course"),
        Fact(words.say("fact-points"), str(v.points), "HE-5.1"),
        Fact(words.say("fact-calls"), str(v.calls_left), "HE-6.5"),
        Fact(words.say("fact-counsel"), str(v.counsels_left), "HE-6.14"),
        Fact(words.say("fact-start"), _hero_name(words, starter), "HE-1.20"),
    ]
    if v.pool is not None:
        deeds, chaos = f"{v.pool.deeds} / {v.goal}", f"{v.pool.chaos} / {v.chaos_limit}"
        facts.append(Fact(words.say("fact-deeds"), deeds, "HE-13.12", stake=True))
        facts.append(Fact(words.say("fact-chaos"), chaos, "HE-13.7", stake=True))
        facts.append(Fact(words.say("fact-sleep"), str(v.pool.sleep), "HE-13.9"))
    elif v.score_now is not None:
        facts += _score_now(words, v.score_now, v.sleep_needed)
    else:
        facts.append(Fact(words.say("fact-sleep-needed"), str(v.sleep_needed), "HE-12.2"))
    for one in v.lasting:
        card, effect = Name(one.card, one.id.partition("/")[0]), Phrase(one.message, one.values)
        told = words.say("lasting", card=card, effect=effect)
        facts.append(Fact(words.say("fact-lasting"), told, "HE-11.29"))
    return facts
