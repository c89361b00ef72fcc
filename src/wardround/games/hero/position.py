"""A moment of a night in a few words, for tests, scenarios and bug reports.

A position names only what differs from an empty table. It is the active hero's turn, after the
turn's arrival.

==================  ==============================================================================
``heroes``          ``["rob@icu", "alex"]``: one per seat; without ``@room`` in the Hallway. The
                    other seats get the first heroes not taken.
``active``          the hero (``"rob"``) or seat whose turn it is; the first seat by default
``start``           the hero or seat with the starting player token; same as ``active`` by default
``turns_taken``     turns begun in this round; by default as far as ``active`` is from ``start``
``round``           1 by default
``points``          the active hero's remaining points; a whole turn's by default
``staff``           ``["paramedic@icu", "orderly@er/1"]``: figures; ``/1`` to ``/3`` is the field of
                    the track (hours to go), by default the last
``consultants``     ``["chief_surgeon@or"]``: on the board
``patients``        ``["stroke@icu", "splinter", "hip@er/1", "canteen@er/2/7"]`` in order of
                    arrival: room (by default the E.R.), timer tokens, station
``fill_er``         a number: the E.R. is filled up to that many patients
``journals``        ``{rob = ["synapse", "lifting"]}``
``bags``            ``{rob = {deeds = 3, sleep = 1, chaos = 2}}`` in a competitive game
``pool``            ``{deeds = 3, sleep = 1, chaos = 2}`` in a cooperative game
``patient_deck``    the cards in the deck; all others are out of the game
``patient_discard`` cards in the discard pile
``journal_deck``    titles in the deck, as above
``journal_discard`` titles in the discard pile
``staff_deck``      staff in the deck, as above
``calls``, ``counsels``, ``sleeps``   made in this turn (calls and counsels: also in this round)
``calls_in_round``, ``counsels_in_round``   made in this round
``used_in_turn``, ``used_in_round``   lines used: ``["staff:barista/1"]``
``carried``         patients whose carry price has been paid in this turn
==================  ==============================================================================
"""

from __future__ import annotations

from typing import Any

from wardround.core.game import Options
from wardround.core.piles import Pile
from wardround.core.positions import Field, Reader, number, twice, unfit, words
from wardround.games.hero.meta import META
from wardround.games.hero.rules.constants import IN_TURN, NOWHERE, TOKENS
from wardround.games.hero.rules.decisions import list_choices
from wardround.games.hero.rules.journals import hold
from wardround.games.hero.rules.setup import all_journals, make_rules, new_state
from wardround.games.hero.rules.state import State
from wardround.games.hero.rules.tables import Content

MAX_TOKENS = 999
AS_TEXT = (
    "turns_taken", "patient_deck", "journal_deck", "staff_deck", "calls_in_round",
    "counsels_in_round", "bags", "pool",
)  # fmt: skip


def fields(options: Options, content: Content) -> list[Field]:
    def ids(kind: str) -> tuple[str, ...]:
        return tuple(m.partition(":")[2] for m in content.index if m.startswith(f"{kind}:"))

    rooms, journals, patients = ids("room"), ids("journal"), ids("patient")
    seats = tuple(map(str, range(int(options["seats"]))))
    tokens = tuple(TOKENS[:3])
    coop = META.is_team(options)
    bags = ["pool"] if coop else [f"bags.{seat}" for seat in seats]

    def placed(key: str, kind: str) -> Field:
        words, of = ids(kind), f"{kind}:"
        return Field(key=key, form="placed", words=words, of=of, places=rooms, at="room:")

    return [
        placed("heroes", "hero"),
        placed("patients", "patient"),
        placed("staff", "staff"),
        placed("consultants", "consultant"),
        Field(key="active", form="word", words=seats, of="seat:"),
        Field(key="points", form="number"),
        Field(key="round", form="number", least=1, most=make_rules(options, content).rounds),
        Field(key="start", form="word", words=seats, of="seat:"),
        Field(
            key="journals", form="words", names=seats, named="seat:", words=journals, of="journal:"
        ),
        *(
            Field(key=bag, form="number", names=tokens, named="token:", most=MAX_TOKENS)
            for bag in bags
        ),
        Field(key="fill_er", form="number", most=content.rooms[content.er].stations),
        Field(key="patient_discard", form="words", words=patients, of="patient:"),
        Field(key="journal_discard", form="words", words=journals, of="journal:"),
        Field(key="calls", form="number"),
        Field(key="counsels", form="number"),
        Field(key="sleeps", form="number"),
        Field(key="used_in_turn", form="words", example="staff:barista/1"),
        Field(key="used_in_round", form="words", example="staff:barista/1"),
        Field(key="carried", form="words", words=patients, of="patient:"),
    ]


def position(options: Options, content: Content, table: dict[str, Any]) -> State:
    """The state that a table describes; raises PositionError if it makes no sense."""
    read = Reader(table, fields(options, content), AS_TEXT)
    s = new_state(options, content)
    s.phase = IN_TURN
    _heroes(s, read.words("heroes"))
    s.active = _seat(s, table.get("active", 0), "active")
    s.start = _seat(s, table.get("start", s.active), "start")
    behind = (s.active - s.start) % s.rules.seats
    s.turns_taken = number("turns_taken", table.get("turns_taken", behind + 1), 1, s.rules.seats)
    s.round = read.number("round", 1)
    s.points = read.number("points", content.constants.game.action_points)
    _staff(s, read)
    _patients(s, read)
    _journals(s, read)
    _tokens(s, read)
    _counters(s, read)
    s.choices = list_choices(s)
    return s


def _find(content: Content, kind: str, id_: str, key: str) -> int:
    found = content.index.get(f"{kind}:{id_}")
    if found is None:
        known = [m.partition(":")[2] for m in content.index if m.startswith(f"{kind}:")]
        raise unfit(key, "one-of", id_, known=", ".join(known))
    return found


def _cards(content: Content, kind: str, read: Reader, key: str) -> list[int]:
    return [_find(content, kind, id_, key) for id_ in read.words(key)]


def _place(content: Content, word: str, room: int, key: str) -> tuple[str, int, list[int]]:
    """``id@room/number/number``: the id, the room, the numbers; all but the id are optional."""
    place, *more = word.split("/")
    id_, at, name = place.partition("@")
    if at:
        room = _find(content, "room", name, key)
    if not all(number.isdigit() for number in more):
        raise unfit(key, "numbers-behind", word)
    numbers = [int(number) for number in more]
    return id_, room, numbers


def _heroes(s: State, words: list[str]) -> None:
    content = s.content
    if len(words) > s.rules.seats:
        raise unfit("heroes", "at-most", len(words), most=s.rules.seats)
    taken: list[int] = []
    for seat, word in enumerate(words):
        id_, room, _ = _place(content, word, content.start_room, "heroes")
        hero = _find(content, "hero", id_, "heroes")
        if hero in taken:
            raise twice("heroes", id_)
        taken.append(hero)
        s.hero_room[seat] = room
    free = [hero for hero in range(len(content.heroes)) if hero not in taken]
    while len(taken) < s.rules.seats:
        taken.append(free.pop(0))
    s.heroes = tuple(taken)
    for seat in range(s.rules.seats):
        hold(s, seat, ())


def _seat(s: State, who: Any, key: str) -> int:
    if isinstance(who, str) and who.isdigit():
        who = int(who)
    if type(who) is int and 0 <= who < s.rules.seats:
        return who
    names = [s.content.heroes[hero].id for hero in s.heroes]
    if who not in names:
        raise unfit(key, "seat-or-hero", who, last=s.rules.seats - 1, heroes=", ".join(names))
    return names.index(who)


def _staff(s: State, read: Reader) -> None:
    content = s.content
    track: list[list[int]] = [[] for _ in s.track]
    deck = list(range(content.staff_count))
    for word in read.words("staff"):
        id_, room, numbers = _place(content, word, content.staff_room, "staff")
        figure = _find(content, "staff", id_, "staff")
        hours = numbers[0] if numbers else len(track)
        if not 1 <= hours <= len(track):
            raise unfit("staff", "field", word, most=len(track))
        if figure not in deck:
            raise twice("staff", id_)
        deck.remove(figure)
        track[hours - 1].append(figure)
        s.figure_room[figure] = room
    consultants: list[int] = []
    for word in read.words("consultants"):
        id_, room, _ = _place(content, word, content.staff_room, "consultants")
        figure = _find(content, "consultant", id_, "consultants")
        if figure in consultants:
            raise twice("consultants", id_)
        consultants.append(figure)
        s.figure_room[figure] = room
    s.set_duty(tuple(tuple(field) for field in track), tuple(consultants))
    if "staff_deck" in read:
        named = _cards(content, "staff", read, "staff_deck")
        _take_out(deck, named, content.figure_names, "staff_deck", "not-on-the-board")
        deck = named
    s.staff_deck = _pile(content.figure_names, deck)


def _patients(s: State, read: Reader) -> None:
    content = s.content
    for word in read.words("patients"):
        id_, room, numbers = _place(content, word, content.er, "patients")
        patient = _find(content, "patient", id_, "patients")
        if s.patient_room[patient] != NOWHERE:
            raise twice("patients", id_)
        if s.free_stations(room) <= 0:
            raise unfit("patients", "free-station", word)
        _lay(s, patient, room)
        if numbers:
            s.timer[patient] = numbers[0]
        if len(numbers) > 1:
            s.station[patient] = numbers[1]
    free = [p for p in range(len(content.patients)) if s.patient_room[p] == NOWHERE]
    discard = _cards(content, "patient", read, "patient_discard")
    deck = _cards(content, "patient", read, "patient_deck")
    _take_out(free, discard + deck, content.patient_names, "patient_deck", "not-on-the-board")
    wanted = read.number("fill_er", 0)
    while s.patient_room.count(content.er) < wanted:
        plain = [p for p in free if not content.patients[p].lines]
        _lay(s, plain[0], content.er)
        free.remove(plain[0])
    s.patient_deck = _pile(content.patient_names, deck if "patient_deck" in read else free)
    s.patient_discard = discard


def _lay(s: State, patient: int, room: int) -> None:
    s.patients.append(patient)
    s.put_patient(patient, room)
    s.timer[patient] = s.content.patients[patient].timer


def _journals(s: State, read: Reader) -> None:
    content = s.content
    names, left = content.journal_names, all_journals(content)
    for who, held in read.pairs("journals").items():
        seat = _seat(s, who, "journals")
        titles = [_find(content, "journal", id_, "journals") for id_ in words("journals", held)]
        _take_out(left, titles, names, "journals", "another-copy")
        hold(s, seat, tuple(titles))
    discard = _cards(content, "journal", read, "journal_discard")
    _take_out(left, discard, names, "journal_discard", "another-copy")
    deck = _cards(content, "journal", read, "journal_deck")
    _take_out(left, deck, names, "journal_deck", "another-copy")
    s.journal_deck = _pile(names, deck if "journal_deck" in read else left)
    s.journal_discard = discard


def _take_out(left: list[int], cards: list[int], names: list[str], key: str, wants: str) -> None:
    for card in cards:
        if card not in left:
            raise unfit(key, wants, names[card])
        left.remove(card)


def _pile(names: list[str], cards: list[int]) -> Pile:
    return Pile(names, [sorted(cards)] if cards else [])


def _tokens(s: State, read: Reader) -> None:
    for key, fits in (("bags", not s.rules.coop), ("pool", s.rules.coop)):
        if key in read and not fits:
            raise unfit(key, "tokens-of-the-mode", key, other="pool" if s.rules.coop else "bags")
    for who, bag in read.pairs("bags").items():
        s.bags[_seat(s, who, "bags")] = _bag(bag, "bags")
    if "pool" in read:
        s.bags[0] = _bag(read.table["pool"], "pool")


def _bag(value: Any, key: str) -> list[int]:
    if not isinstance(value, dict) or not set(value) <= set(TOKENS[:3]):
        raise unfit(key, "tokens", value)
    return [number(token, value.get(token, 0), most=MAX_TOKENS) for token in TOKENS[:3]]


def _counters(s: State, read: Reader) -> None:
    content = s.content
    s.calls = read.number("calls", 0)
    s.calls_in_round = read.number("calls_in_round", s.calls)
    s.counsels = read.number("counsels", 0)
    s.counsels_in_round = read.number("counsels_in_round", s.counsels)
    s.sleeps = read.number("sleeps", 0)
    s.used_in_turn = _lines(content, read, "used_in_turn")
    s.used_in_round = _lines(content, read, "used_in_round")
    s.carried = tuple(_cards(content, "patient", read, "carried"))


def _lines(content: Content, read: Reader, name: str) -> tuple[int, ...]:
    keys = read.words(name)
    for key in keys:
        if key not in content.line_ids:
            raise unfit(name, "line", key)
    return tuple(content.line_ids[key] for key in keys)
