"""What a seat may see.

Everything on the table is open (HE-H1), except the numbers in the bags of a competitive game
(HE-H4). `view` is the one place that decides who sees them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from wardround.core.chance import Chance
from wardround.core.game import Awaiting
from wardround.core.messages import seat_words
from wardround.games.hero.rules import constants as k
from wardround.games.hero.rules.auras import Line
from wardround.games.hero.rules.calling import call_left, consultant_can_come, staff_can_come
from wardround.games.hero.rules.decisions import awaiting
from wardround.games.hero.rules.journals import drawn
from wardround.games.hero.rules.moving import carry_due
from wardround.games.hero.rules.room import chaos_price, limit
from wardround.games.hero.rules.rounds import hours_left
from wardround.games.hero.rules.scoring import Score, outcome, score_bag, scores
from wardround.games.hero.rules.state import State, bag_is_open
from wardround.games.hero.rules.tables import Card, JournalTitle
from wardround.games.hero.rules.treating import counsel_left
from wardround.games.hero.rules.wording import describe_line, way_in_letters
from wardround.presentation.game_spec import Role
from wardround.presentation.language import capital


class BagView(msgspec.Struct, frozen=True):
    """Visible tokens: a player's own, the party's, or everyone's once the bags are open."""

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
    """None if closed to this viewer."""


class StaffView(msgspec.Struct, frozen=True):
    id: str
    name: str
    room: str
    hours: int
    """Hours left on the staff track; 0 for a consultant."""
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
    """The cost of taking it along now, while that is being decided."""


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
    """HE-H2 The cards still in it, in no particular order."""
    discarded: tuple[CardCount, ...]


class LastingView(msgspec.Struct, frozen=True):
    """An effect that stays with the active hero for this turn."""

    id: str
    """The line of the card: ``staff:pharmacist/1``."""
    card: str
    message: str
    values: dict[str, Any]
    """What it does, for a sentence about it."""


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
    """The active hero's current chaos prices."""
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
    score_now: ScoreView | None
    """The viewer's own score if the night ended now, while they may see into the bag."""
    result: str
    """How the night ended, once it has."""


def view(s: State, seat: int | None) -> HeroGameView:
    """HE-13.2, HE-H1, HE-H2, HE-H4, HE-H7, HE-H8, HE-H10 Everything on the table, and the open
    bags."""
    t = s.content
    rules = s.rules
    in_turn = s.phase == k.IN_TURN and s.active != k.NOBODY
    ended = outcome(s)
    return HeroGameView(
        seat=seat,
        mode="cooperative" if rules.coop else "competitive",
        night=rules.night,
        seats=rules.seats,
        round=min(s.round, rules.rounds),
        rounds=rules.rounds,
        hours_left=hours_left(s),
        phase=k.PHASES[s.phase],
        start=s.start,
        active=None if s.active == k.NOBODY else s.active,
        points=s.points,
        sleeps=s.sleeps,
        calls_left=_calls_left(s) if in_turn else 0,
        counsels_left=_counsels_left(s) if in_turn else 0,
        prices={k.PRICES[n]: chaos_price(s, n) for n in range(4)} if in_turn else {},
        asking=msgspec.structs.replace(awaiting(s), facts={}),
        heroes=tuple(_hero(s, other, seat) for other in range(rules.seats)),
        rooms=tuple(_room(s, room) for room in range(len(t.rooms))),
        staff=tuple(_staff(s, figure) for figure in s.on_duty),
        stack=tuple(
            _staff(s, figure)
            for figure in range(t.staff_count, len(t.figures))
            if figure not in s.consultants
        ),
        patients=tuple(_patient(s, patient) for patient in s.patients),
        decks=_decks(s),
        journal_titles={journal.mention: journal.name for journal in t.journals},
        free_heroes=tuple(
            CardCount(hero.mention, hero.name, 1)
            for hero in t.heroes
            if s.phase == k.PICKING and hero.index not in s.heroes
        ),
        drawn=tuple(t.journals[journal].mention for journal in drawn(s)),
        route=tuple(t.rooms[room].mention for room in (s.trip.route if s.trip else ())),
        taken=_taken_along(s),
        lasting=tuple(_line(s, t.lines[id_]) for id_ in s.lasting)
        + tuple(_line(s, t.lines[id_]) for id_, _ in s.copied),
        pool=_bag(s.bags[0]) if rules.coop else None,
        goal=rules.goal,
        chaos_limit=rules.chaos_limit,
        sleep_needed=0 if rules.coop else rules.sleep_needed,
        options={
            "expert_limits": rules.expert_limits,
            "carry_per_action": rules.per_action,
            "open_bags": rules.open_bags,
            "eliminate_at_chaos": rules.eliminate_at,
        },
        scores=_scores(s),
        score_now=_score_now(s, seat),
        result="" if ended is None else ended.reason,
    )


def roles(v: HeroGameView) -> list[Role]:
    """Who plays which hero."""
    return [Role(hero.seat, hero.id, hero.name) for hero in v.heroes if hero.id]


def imagine(s: State, seat: int | None, chance: Chance) -> State:
    """HE-H6 Totals follow from the log, so they stay; decks have no order to guess."""
    return s.clone()


def _bag(bag: list[int]) -> BagView:
    return BagView(bag[0], bag[1], bag[2])


def _hero(s: State, seat: int, viewer: int | None) -> HeroView:
    t = s.content
    taken = s.heroes[seat] != k.NOBODY
    hero = t.heroes[s.heroes[seat]] if taken else None
    own = s.own[seat]
    shown = not s.rules.coop and bag_is_open(s, seat, viewer)
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
    """HE-2.22 A figure with its room and its hours left on the staff track."""
    card, room = s.content.figures[figure], s.figure_room[figure]
    a, b, c, d = card.skills
    used = {*s.used_in_turn, *s.used_in_round}
    return StaffView(
        id=card.mention,
        name=card.name,
        room="" if room < 0 else s.content.rooms[room].mention,
        hours=sum(n + 1 for n, field in enumerate(s.track) if figure in field),
        skills=(a, b, c, d),
        tone=card.tone,
        text=card.text,
        used=any(line.id in used for line in card.lines),
    )


def _patient(s: State, patient: int) -> PatientView:
    card = s.content.patients[patient]
    asked = (
        bool(s.agenda)
        and s.agenda[-1][0] == k.TAKE_PATIENT
        and s.patient_room[patient] == s.hero_room[s.active]
    )
    return PatientView(
        id=card.mention,
        name=card.name,
        room=s.content.rooms[s.patient_room[patient]].mention,
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
    t = s.content
    room = t.rooms[index]
    return RoomView(
        id=room.mention,
        name=room.name,
        adjacent=tuple(t.rooms[other].mention for other in room.adjacent),
        stations=room.stations,
        bonus=way_in_letters(room.bonus),
        actions=tuple(name for n, name in enumerate(k.ACTIONS) if room.actions[n]),
    )


def _decks(s: State) -> tuple[DeckView, ...]:
    t = s.content
    return (
        _deck("patients", t.patients, s.patient_deck.cards(), s.patient_discard),
        _deck("journals", t.journals, s.journal_deck.cards(), s.journal_discard),
        _deck("staff", t.figures, s.staff_deck.cards(), list(s.gone)),
    )


def _deck(
    name: str,
    known: Sequence[Card | JournalTitle],
    cards: list[int],
    discarded: list[int],
) -> DeckView:
    return DeckView(name, len(cards), _counts(known, cards), _counts(known, sorted(discarded)))


def _counts(known: Sequence[Card | JournalTitle], cards: list[int]) -> tuple[CardCount, ...]:
    return tuple(
        CardCount(known[card].mention, known[card].name, count)
        for card, count in Counter(cards).items()
    )


def _line(s: State, line: Line) -> LastingView:
    effect = describe_line(s.content, line)
    values = {
        key: str(value) if isinstance(value, str) else value for key, value in effect.values.items()
    }
    return LastingView(line.key, str(s.content.card_names[line.card]), effect.message, values)


def _scores(s: State) -> tuple[ScoreView, ...]:
    """HE-H7 Each step of the scoring, once the bags are open."""
    if s.in_play() or s.rules.coop:
        return ()
    return tuple(_score(x) for x in scores(s))


def _score_now(s: State, seat: int | None) -> ScoreView | None:
    """HE-12.2, HE-12.5 The score if the night ended now."""
    if seat is None or s.rules.coop or not s.in_play() or not bag_is_open(s, seat, seat):
        return None
    return _score(score_bag(s, seat))


def _score(x: Score) -> ScoreView:
    return ScoreView(
        x.seat, x.deeds, x.sleep, x.chaos_left, x.penalty, x.points, bool(x.eliminated_by)
    )


def _calls_left(s: State) -> int:
    made = s.calls_in_round if s.rules.expert_limits else s.calls
    can_call = call_left(s) and (staff_can_come(s) or consultant_can_come(s))
    return max(0, limit(s, k.LIMIT_CALLS) - made) if can_call else 0


def _counsels_left(s: State) -> int:
    used = s.counsels_in_round if s.rules.expert_limits else s.counsels
    return s.content.counsels - used if counsel_left(s) else 0


def _taken_along(s: State) -> tuple[str, ...]:
    """Who comes along on the current leg."""
    if s.trip is None:
        return ()
    t = s.content
    staff = [t.figures[figure].mention for figure in s.trip.leg_staff]
    return (*staff, *[t.patients[patient].mention for patient in s.trip.leg_patients])
