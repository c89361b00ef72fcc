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

from wardround.core import positions
from wardround.core.game import Options
from wardround.core.piles import Pile
from wardround.core.positions import twice, unfit
from wardround.games.hero.rules.constants import IN_TURN, NOWHERE, TOKENS
from wardround.games.hero.rules.decisions import list_choices
from wardround.games.hero.rules.journals import hold
from wardround.games.hero.rules.setup import all_journals, new_state
from wardround.games.hero.rules.state import State
from wardround.games.hero.rules.tables import Content

KEYS = (
    "heroes", "active", "start", "turns_taken", "round", "points", "staff", "consultants",
    "patients", "fill_er", "journals", "bags", "pool", "patient_deck", "patient_discard",
    "journal_deck", "journal_discard", "staff_deck", "calls", "counsels", "sleeps",
    "calls_in_round", "counsels_in_round", "used_in_turn", "used_in_round", "carried",
)  # fmt: skip


def position(options: Options, content: Content, table: dict[str, Any]) -> State:
    """The state that a table describes; raises PositionError if it makes no sense."""
    positions.check_keys(table, KEYS)
    s = new_state(options, content)
    s.phase = IN_TURN
    _heroes(s, _list(table, "heroes"))
    s.active = _seat(s, table.get("active", 0), "active")
    s.start = _seat(s, table.get("start", s.active), "start")
    behind = (s.active - s.start) % s.rules.seats
    s.turns_taken = _number(table, "turns_taken", behind + 1, 1, s.rules.seats)
    s.round = _number(table, "round", 1, 1, s.rules.rounds)
    s.points = _number(table, "points", content.constants.game.action_points, 0, 99)
    _staff(s, table)
    _patients(s, table)
    _journals(s, table)
    _tokens(s, table)
    _counters(s, table)
    s.choices = list_choices(s)
    return s


def _list(table: dict[str, Any], key: str) -> list[str]:
    return positions.words(key, table.get(key, []))


def _dict(table: dict[str, Any], key: str) -> dict[str, Any]:
    return positions.pairs(key, table.get(key, {}))


def _number(table: dict[str, Any], key: str, default: int, least: int, most: int) -> int:
    return positions.number(key, table.get(key, default), least, most)


def _find(content: Content, kind: str, id_: str, key: str) -> int:
    found = content.index.get(f"{kind}:{id_}")
    if found is None:
        known = [m.partition(":")[2] for m in content.index if m.startswith(f"{kind}:")]
        raise unfit(key, "one-of", id_, known=", ".join(known))
    return found


def _cards(content: Content, kind: str, table: dict[str, Any], key: str) -> list[int]:
    return [_find(content, kind, id_, key) for id_ in _list(table, key)]


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


def _staff(s: State, table: dict[str, Any]) -> None:
    content = s.content
    fields: list[list[int]] = [[] for _ in s.track]
    deck = list(range(content.staff_count))
    for word in _list(table, "staff"):
        id_, room, numbers = _place(content, word, content.staff_room, "staff")
        figure = _find(content, "staff", id_, "staff")
        hours = numbers[0] if numbers else len(fields)
        if not 1 <= hours <= len(fields):
            raise unfit("staff", "field", word, most=len(fields))
        if figure not in deck:
            raise twice("staff", id_)
        deck.remove(figure)
        fields[hours - 1].append(figure)
        s.figure_room[figure] = room
    consultants: list[int] = []
    for word in _list(table, "consultants"):
        id_, room, _ = _place(content, word, content.staff_room, "consultants")
        figure = _find(content, "consultant", id_, "consultants")
        if figure in consultants:
            raise twice("consultants", id_)
        consultants.append(figure)
        s.figure_room[figure] = room
    s.set_duty(tuple(tuple(field) for field in fields), tuple(consultants))
    if "staff_deck" in table:
        named = _cards(content, "staff", table, "staff_deck")
        _take_out(deck, named, content.figure_names, "staff_deck", "not-on-the-board")
        deck = named
    s.staff_deck = _pile(content.figure_names, deck)


def _patients(s: State, table: dict[str, Any]) -> None:
    content = s.content
    for word in _list(table, "patients"):
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
    discard = _cards(content, "patient", table, "patient_discard")
    deck = _cards(content, "patient", table, "patient_deck")
    _take_out(free, discard + deck, content.patient_names, "patient_deck", "not-on-the-board")
    wanted = _number(table, "fill_er", 0, 0, content.rooms[content.er].stations)
    while s.patient_room.count(content.er) < wanted:
        plain = [p for p in free if not content.patients[p].lines]
        _lay(s, plain[0], content.er)
        free.remove(plain[0])
    s.patient_deck = _pile(content.patient_names, deck if "patient_deck" in table else free)
    s.patient_discard = discard


def _lay(s: State, patient: int, room: int) -> None:
    s.patients.append(patient)
    s.put_patient(patient, room)
    s.timer[patient] = s.content.patients[patient].timer


def _journals(s: State, table: dict[str, Any]) -> None:
    content = s.content
    names, left = content.journal_names, all_journals(content)
    for who, held in _dict(table, "journals").items():
        seat = _seat(s, who, "journals")
        titles = _cards(content, "journal", {"journals": held}, "journals")
        _take_out(left, titles, names, "journals", "another-copy")
        hold(s, seat, tuple(titles))
    discard = _cards(content, "journal", table, "journal_discard")
    _take_out(left, discard, names, "journal_discard", "another-copy")
    deck = _cards(content, "journal", table, "journal_deck")
    _take_out(left, deck, names, "journal_deck", "another-copy")
    s.journal_deck = _pile(names, deck if "journal_deck" in table else left)
    s.journal_discard = discard


def _take_out(left: list[int], cards: list[int], names: list[str], key: str, wants: str) -> None:
    for card in cards:
        if card not in left:
            raise unfit(key, wants, names[card])
        left.remove(card)


def _pile(names: list[str], cards: list[int]) -> Pile:
    return Pile(names, [sorted(cards)] if cards else [])


def _tokens(s: State, table: dict[str, Any]) -> None:
    for key, fits in (("bags", not s.rules.coop), ("pool", s.rules.coop)):
        if key in table and not fits:
            raise unfit(key, "tokens-of-the-mode", key, other="pool" if s.rules.coop else "bags")
    for who, bag in _dict(table, "bags").items():
        s.bags[_seat(s, who, "bags")] = _bag(bag, "bags")
    if "pool" in table:
        s.bags[0] = _bag(table["pool"], "pool")


def _bag(value: Any, key: str) -> list[int]:
    if not isinstance(value, dict) or not set(value) <= set(TOKENS[:3]):
        raise unfit(key, "tokens", value)
    return [_number(value, token, 0, 0, 999) for token in TOKENS[:3]]


def _counters(s: State, table: dict[str, Any]) -> None:
    content = s.content
    s.calls = _number(table, "calls", 0, 0, 99)
    s.calls_in_round = _number(table, "calls_in_round", s.calls, 0, 99)
    s.counsels = _number(table, "counsels", 0, 0, 99)
    s.counsels_in_round = _number(table, "counsels_in_round", s.counsels, 0, 99)
    s.sleeps = _number(table, "sleeps", 0, 0, 99)
    s.used_in_turn = _lines(content, table, "used_in_turn")
    s.used_in_round = _lines(content, table, "used_in_round")
    s.carried = tuple(_cards(content, "patient", table, "carried"))


def _lines(content: Content, table: dict[str, Any], name: str) -> tuple[int, ...]:
    keys = _list(table, name)
    for key in keys:
        if key not in content.line_ids:
            raise unfit(name, "line", key)
    return tuple(content.line_ids[key] for key in keys)
