"""What a seat may see, and the table as zones and pieces.

Everything on the table is open (HE-H1); only the numbers in the bags of a competitive game are not
(HE-H4). `view` is the one place that decides who sees them.
"""

from __future__ import annotations

import msgspec

from wardround.core.game import Awaiting
from wardround.core.scene import Course, Fact, Piece, Scene, Step, Zone
from wardround.core.words import capital, seat_words
from wardround.games.hero import helping, treating
from wardround.games.hero.asking import awaiting
from wardround.games.hero.auras import Line
from wardround.games.hero.moving import carry_due
from wardround.games.hero.room import chaos_price, limit
from wardround.games.hero.rounds import hours_left
from wardround.games.hero.scoring import outcome, scores
from wardround.games.hero.state import State, bag_is_open
from wardround.games.hero.treating import way_in_letters
from wardround.games.hero.vocabulary import (
    IN_TURN,
    LIMIT_CALLS,
    NOBODY,
    PHASES,
    PRICES,
    TAKE_PATIENT,
)
from wardround.games.hero.wording import describe_line

PRICED = PRICES[:4]
"""What is done for chaos."""


class BagView(msgspec.Struct, frozen=True):
    """Tokens that may be seen: a player's own, the party's, or everybody's once the bags are
    open."""

    deeds: int
    sleep: int
    chaos: int


class HeroView(msgspec.Struct, frozen=True):
    seat: int
    id: str
    name: str
    room: str
    skills: tuple[int, int, int, int]
    """The hero's own values, journals included."""
    journals: tuple[str, ...]
    power: str
    text: str
    flu_immune: bool
    bag: BagView | None
    """None: closed to this viewer."""


class StaffView(msgspec.Struct, frozen=True):
    id: str
    name: str
    room: str
    hours: int
    """Hours to go on the staff track; 0 for a consultant."""
    skills: tuple[int, int, int, int]
    tone: str
    text: str
    used: bool
    """Whether one of its lines is used up for now."""


class PatientView(msgspec.Struct, frozen=True):
    id: str
    name: str
    room: str
    station: int
    timer: int
    chaos: int
    tier: int
    ways: tuple[str, ...]
    reward: int
    freeload: int
    text: str
    carry: int | None
    """What taking it along costs now, where that is being asked."""


class RoomView(msgspec.Struct, frozen=True):
    id: str
    name: str
    adjacent: tuple[str, ...]
    stations: int
    bonus: str
    actions: tuple[str, ...]


class CardCount(msgspec.Struct, frozen=True):
    """Some cards of a deck or discard pile."""

    id: str
    name: str
    count: int


class DeckView(msgspec.Struct, frozen=True):
    name: str
    size: int
    left: tuple[CardCount, ...]
    """HE-H2 Which cards are still in it, in no order."""
    discarded: tuple[CardCount, ...]


class LastingView(msgspec.Struct, frozen=True):
    """An effect that stays with the active hero for this turn."""

    id: str
    """The line of the card: ``staff:pharmacist/1``."""
    text: str


class ScoreView(msgspec.Struct, frozen=True):
    seat: int
    deeds: int
    sleep: int
    chaos_left: int
    penalty: int
    score: int
    eliminated: bool


class HeroGameView(msgspec.Struct, frozen=True):
    seat: int | None
    mode: str
    night: str
    seats: int
    round: int
    rounds: int
    hours_left: int
    phase: str
    start: int
    active: int | None
    points: int
    sleeps: int
    calls_left: int
    counsels_left: int
    prices: dict[str, int]
    """Chaos prices of the active hero here and now."""
    asking: Awaiting
    heroes: tuple[HeroView, ...]
    rooms: tuple[RoomView, ...]
    staff: tuple[StaffView, ...]
    stack: tuple[StaffView, ...]
    """Consultants on the stack."""
    patients: tuple[PatientView, ...]
    decks: tuple[DeckView, ...]
    journal_titles: dict[str, str]
    free_heroes: tuple[CardCount, ...]
    """Heroes not taken, while heroes are picked."""
    drawn: tuple[str, ...]
    route: tuple[str, ...]
    taken: tuple[str, ...]
    lasting: tuple[LastingView, ...]
    pool: BagView | None
    goal: int
    chaos_limit: int
    sleep_needed: int
    options: dict[str, bool | int]
    scores: tuple[ScoreView, ...]
    result: str


def view(s: State, seat: int | None) -> HeroGameView:
    """HE-13.2, HE-H1, HE-H2, HE-H4, HE-H7, HE-H8, HE-H10 Everything on the table; bags as far as
    they are open."""
    t = s.t
    shift = s.shift
    in_turn = s.phase == IN_TURN and s.active != NOBODY
    ended = outcome(s)
    return HeroGameView(
        seat=seat,
        mode="cooperative" if shift.coop else "competitive",
        night=shift.night,
        seats=shift.seats,
        round=min(s.round, shift.rounds),
        rounds=shift.rounds,
        hours_left=hours_left(s),
        phase=PHASES[s.phase],
        start=s.start,
        active=None if s.active == NOBODY else s.active,
        points=s.points,
        sleeps=s.sleeps,
        calls_left=calls_left(s) if in_turn else 0,
        counsels_left=counsels_left(s) if in_turn else 0,
        prices=dict(zip(PRICED, prices(s), strict=True)) if in_turn else {},
        asking=awaiting(s),
        heroes=tuple(_hero(s, other, seat) for other in range(shift.seats)),
        rooms=tuple(_room(s, room) for room in range(len(t.rooms))),
        staff=tuple(_staff(s, figure) for figure in s.on_duty),
        stack=tuple(
            _staff(s, figure)
            for figure in range(t.staff_count, len(t.figures))
            if figure not in s.consultants
        ),
        patients=tuple(_patient(s, patient) for patient in s.patients),
        decks=_decks(s),
        journal_titles={journal.mention: journal.title for journal in t.journals},
        free_heroes=tuple(
            CardCount(hero.mention, hero.name, 1)
            for hero in t.heroes
            if PHASES[s.phase] == "picking" and hero.index not in s.heroes
        ),
        drawn=tuple(t.journals[journal].mention for journal in s.drawn),
        route=tuple(t.rooms[room].mention for room in s.route),
        taken=taken_along(s),
        lasting=tuple(_line(s, t.lines[id_]) for id_ in s.lasting)
        + tuple(_line(s, t.lines[id_]) for id_, _ in s.copied),
        pool=_bag(s.bags[0]) if shift.coop else None,
        goal=shift.goal,
        chaos_limit=shift.chaos_limit,
        sleep_needed=0 if shift.coop else shift.sleep_needed,
        options={
            "expert_limits": shift.expert_limits,
            "carry_per_action": shift.per_action,
            "open_bags": shift.open_bags,
            "eliminate_at_chaos": shift.eliminate_at,
        },
        scores=_scores(s),
        result="" if ended is None else ended.text,
    )


def imagine(s: State) -> State:
    """HE-H6 Totals follow from the log, so they stay; decks have no order that could be guessed."""
    return s.clone()


def _bag(bag: list[int]) -> BagView:
    return BagView(bag[0], bag[1], bag[2])


def _hero(s: State, seat: int, viewer: int | None) -> HeroView:
    t = s.t
    taken = s.heroes[seat] != NOBODY
    hero = t.heroes[s.heroes[seat]] if taken else None
    own = s.own[seat]
    shown = not s.shift.coop and bag_is_open(s, seat, viewer)
    return HeroView(
        seat=seat,
        id="" if hero is None else hero.mention,
        name=capital(seat_words(seat)) if hero is None else hero.name,
        room=t.rooms[s.hero_room[seat]].mention,
        skills=(own[0], own[1], own[2], own[3]),
        journals=tuple(t.journals[journal].mention for journal in s.journals[seat]),
        power="" if hero is None else hero.special_name,
        text="" if hero is None else hero.text,
        flu_immune=hero is not None and hero.flu_immune,
        bag=_bag(s.bags[seat]) if shown else None,
    )


def _staff(s: State, figure: int) -> StaffView:
    card = s.t.figures[figure]
    mention, room, hours, used = staff_facts(s, figure)
    a, b, c, d = card.skills
    return StaffView(mention, card.name, room, hours, (a, b, c, d), card.tone, card.text, used)


def _patient(s: State, patient: int) -> PatientView:
    card = s.t.patients[patient]
    asked = (
        bool(s.agenda)
        and s.agenda[-1][0] == TAKE_PATIENT
        and s.patient_room[patient] == s.hero_room[s.active]
    )
    return PatientView(
        id=card.mention,
        name=card.name,
        room=s.t.rooms[s.patient_room[patient]].mention,
        station=s.station[patient],
        timer=s.timer[patient],
        chaos=card.chaos,
        tier=card.tier,
        ways=tuple(way_in_letters(way) for way in card.ways),
        reward=card.reward,
        freeload=card.freeload,
        text=card.text,
        carry=carry_due(s, patient) if asked else None,
    )


def _room(s: State, index: int) -> RoomView:
    t = s.t
    room = t.rooms[index]
    names = ("move", "run", "study", "sleep", "treat", "look")
    return RoomView(
        id=room.mention,
        name=room.name,
        adjacent=tuple(t.rooms[other].mention for other in room.adjacent),
        stations=room.stations,
        bonus=way_in_letters(room.bonus),
        actions=tuple(name for n, name in enumerate(names) if room.actions[n]),
    )


def _decks(s: State) -> tuple[DeckView, ...]:
    t = s.t
    patients = {card.index: (card.mention, card.name) for card in t.patients}
    journals = {card.index: (card.mention, card.title) for card in t.journals}
    staff = {card.index: (card.mention, card.name) for card in t.figures}
    return (
        _deck("patients", patients, s.deck.cards(), s.discarded),
        _deck("journals", journals, s.journal_deck.cards(), s.journal_discard),
        _deck("staff", staff, s.staff_deck.cards(), list(s.gone)),
    )


def _deck(
    name: str, names: dict[int, tuple[str, str]], cards: list[int], discarded: list[int]
) -> DeckView:
    return DeckView(name, len(cards), _counts(names, cards), _counts(names, sorted(discarded)))


def _counts(names: dict[int, tuple[str, str]], cards: list[int]) -> tuple[CardCount, ...]:
    return tuple(
        CardCount(names[card][0], names[card][1], cards.count(card))
        for n, card in enumerate(cards)
        if card not in cards[:n]
    )


def _line(s: State, line: Line) -> LastingView:
    return LastingView(line.key, f"{s.t.card_names[line.card]}: {describe_line(s.t, line)}")


def _scores(s: State) -> tuple[ScoreView, ...]:
    """HE-H7 Each step of the scoring, once the bags are open."""
    if s.in_play() or s.shift.coop:
        return ()
    return tuple(
        ScoreView(x.seat, x.deeds, x.sleep, x.chaos_left, x.penalty, x.points, x.eliminated)
        for x in scores(s)
    )


# -- the scene ---------------------------------------------------------------------------------


def scene(v: HeroGameView) -> Scene:
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


def staff_facts(s: State, figure: int) -> tuple[str, str, int, bool]:
    """HE-2.22 Of a figure: its card, its room, its hours to go on the staff track (0 for a
    consultant), and whether one of its lines is used up for now."""
    card, room = s.t.figures[figure], s.figure_room[figure]
    hours = 0
    for n, field in enumerate(s.fields):
        if figure in field:
            hours = n + 1
    used = False
    for line in card.lines:
        if line.id in s.used_in_turn or line.id in s.used_in_round:
            used = True
    return card.mention, "" if room < 0 else s.t.rooms[room].mention, hours, used


def calls_left(s: State) -> int:
    made = s.calls_in_round if s.shift.expert_limits else s.calls
    return max(0, limit(s, LIMIT_CALLS) - made) if helping.call_left(s) else 0


def counsels_left(s: State) -> int:
    used = s.counsels_in_round if s.shift.expert_limits else s.counsels
    return s.t.numbers.counsels - used if treating.counsel_left(s) else 0


def prices(s: State) -> tuple[int, ...]:
    """Chaos prices of the active hero here and now, in the order of `PRICED`."""
    return tuple([chaos_price(s, n) for n in range(len(PRICED))])


def taken_along(s: State) -> tuple[str, ...]:
    """Who comes along on the leg under way."""
    t = s.t
    return tuple(
        [t.figures[figure].mention for figure in s.leg_staff]
        + [t.patients[patient].mention for patient in s.leg_patients]
    )
