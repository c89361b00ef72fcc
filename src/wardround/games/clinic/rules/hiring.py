"""Chapter 5: hiring."""

from __future__ import annotations

from wardround.core.actions import Action, Refusal
from wardround.core.chance import Chance
from wardround.core.log import Log
from wardround.games.clinic.actions import HireArrival, HirePerson
from wardround.games.clinic.events import Hired
from wardround.games.clinic.rules.constants import BUILD, DOCTOR, NURSE, ORDERLY
from wardround.games.clinic.rules.geometry import arrivals, members, staff_ends, times_from
from wardround.games.clinic.rules.parking import bring_car, has_free_place
from wardround.games.clinic.rules.state import (
    HIRE_ARRIVAL,
    Board,
    Left,
    State,
    about,
    add_person,
    ask,
    left_of,
    place_name,
)


def begin_hire(b: Board) -> None:
    """CL-5.1 One doctor, and one nurse or orderly."""
    b.left = Left()
    b.left.doctors = b.content.hire.per_action.doctors
    b.left.others = b.content.hire.per_action.nurse_or_orderly


def doctor_price(s: State, space: int) -> int:
    """CL-5.3, CL-5.4 The price printed under the University space."""
    price = s.rules.content.doctor_prices[space]
    for expansion in s.rules.hooks.doctor_price:
        price = expansion.doctor_price(s, s.university[space], price)
    return price


def nurse_price(s: State) -> int:
    """CL-5.6 The fewer nurses are left in the column, the more they cost."""
    return s.rules.content.nurse_prices[s.nurses[s.round]]


def count_kind(b: Board, kind: int) -> int:
    total = 0
    for person in b.present:
        if b.kind[person] == kind:
            total += 1
    return total


def finds_place(s: State, b: Board, kind: int) -> bool:
    """CL-5.12, CL-5.14, CL-R14 Each orderly needs a supply room, which may still be built this
    round; the others can always use a hub."""
    return kind != ORDERLY or has_supply_room(b) or may_still_build(s, b)


def may_still_build(s: State, b: Board) -> bool:
    """CL-R14 Whether a later action of the round may be a Build, and the rules let orderlies wait
    for the room."""
    common = s.rules.content.common
    return (
        s.rules.hire_before_room
        and s.turn + 1 < common.action_turns
        and b.played.count(BUILD) < common.tiles_per_action
    )


def has_supply_room(b: Board) -> bool:
    """CL-5.12, CV-R31 Whether there are more supply rooms than orderlies."""
    rooms = 0
    for number, sort in enumerate(b.content.kinds):
        if sort.capacity[ORDERLY] > 0:
            rooms += sort.capacity[ORDERLY] * b.of_kind[number].bit_count()
    return count_kind(b, ORDERLY) < rooms


def good_arrivals(s: State, b: Board, kind: int) -> list[int]:
    """CL-5.10, CL-R26 The clinic's entrances and helipads; without outdoor walking, only those from
    which a legal place can be reached."""
    points = arrivals(b)
    if s.rules.outdoor_walking:
        return points
    ends = staff_ends(b, kind)
    good: list[int] = []
    for arrival in points:
        times = times_from(b, arrival, False)
        for space in members(ends):
            if times[space] != -1:
                good.append(arrival)
                break
    return good


def list_hires(s: State, b: Board) -> list[Action]:
    """CL-5.1, CL-5.2, CL-5.5, CL-5.7, CL-5.8, CL-5.9 Whom the player could hire now."""
    out: list[Action] = []
    c = b.content
    menu = c.menus[b.seat]
    spaces = len(c.doctor_prices)
    left = left_of(b)
    if has_free_place(b):
        if left.doctors and good_arrivals(s, b, DOCTOR):
            for space, colour in enumerate(s.university):
                if colour != -1 and doctor_price(s, space) <= b.money:
                    out.append(menu.hire[space])
        if left.others:
            if s.nurses[s.round] and nurse_price(s) <= b.money and good_arrivals(s, b, NURSE):
                out.append(menu.hire[spaces])
            if (
                s.orderlies
                and c.hire.orderly.price <= b.money
                and finds_place(s, b, ORDERLY)
                and good_arrivals(s, b, ORDERLY)
            ):
                out.append(menu.hire[spaces + 1])
    out.append(menu.done)
    return out


def hire_number(b: Board, name: str) -> int:
    """The number of a University space; after those, nurse and orderly; -1 for anything else."""
    for number, action in enumerate(b.content.menus[b.seat].hire):
        assert isinstance(action, HirePerson)
        if action.person == name:
            return number
    return -1


def kind_of_hire(b: Board, number: int) -> int:
    spaces = len(b.content.doctor_prices)
    return DOCTOR if number < spaces else NURSE if number == spaces else ORDERLY


def choose_hire(s: State, action: HirePerson, chance: Chance, log: Log) -> None:
    """CL-5.10, CL-R60 With a single arrival point the player is not asked where."""
    b = s.boards[action.seat]
    b.piece = hire_number(b, action.person)
    points = good_arrivals(s, b, kind_of_hire(b, b.piece))
    if len(points) == 1:
        hire(s, b, points[0], log)
    else:
        ask(s, b, HIRE_ARRIVAL)


def list_arrivals(s: State, b: Board) -> list[Action]:
    menu = b.content.menus[b.seat].arrive[b.shape_number]
    return [menu[arrival] for arrival in good_arrivals(s, b, kind_of_hire(b, b.piece))]


def arrive(s: State, action: HireArrival, chance: Chance, log: Log) -> None:
    """CL-5.10 The player chooses the arrival point."""
    b = s.boards[action.seat]
    hire(s, b, b.content.space_index[b.seat][b.shape_number][action.arrival], log)


def hire_cost(s: State, b: Board, number: int) -> int:
    """CL-5.2 What a hire costs, by its number."""
    kind = kind_of_hire(b, number)
    if kind == DOCTOR:
        return doctor_price(s, number)
    return nurse_price(s) if kind == NURSE else b.content.hire.orderly.price


def hire(s: State, b: Board, arrival: int, log: Log) -> None:
    """CL-5.2, CL-5.9, CL-5.10, CL-5.11, CL-5.13 The employee is paid for, stands on the arrival
    point until Move, and brings a car."""
    number = b.piece
    kind, price = kind_of_hire(b, number), hire_cost(s, b, number)
    colour = 0
    if kind == DOCTOR:
        colour = s.university[number]
        s.university[number] = -1
        left_of(b).doctors -= 1
    elif kind == NURSE:
        s.nurses[s.round] -= 1
        left_of(b).others -= 1
    else:
        s.orderlies -= 1
        left_of(b).others -= 1
    b.money -= price
    person = add_person(b, kind, colour, -1, arrival)
    if log.on:
        place = place_name(b, arrival)
        log.add(Hired(rule="CL-5.2", **about(b, person), place=place, price=price))
    bring_car(s, b, log)


def why_not_hire(s: State, action: HirePerson) -> Refusal:
    """CL-5.1, CL-5.2, CL-5.4, CL-5.5, CL-5.8, CL-5.9, CL-5.12 A person who cannot be hired now."""
    b = s.boards[action.seat]
    c = b.content
    number = hire_number(b, action.person)
    if number == -1:
        return Refusal("CL-5.1", "nobody_of_that_name", person=action.person)
    kind = kind_of_hire(b, number)
    if kind == DOCTOR:
        if not left_of(b).doctors:
            return Refusal("CL-5.1", "doctor_hired")
        if number >= len(s.university) or s.university[number] == -1:
            return Refusal("CL-5.4", "empty_space", person=action.person)
        price = doctor_price(s, number)
    else:
        if not left_of(b).others:
            return Refusal("CL-5.1", "other_hired")
        if kind == NURSE and not s.nurses[s.round]:
            return Refusal("CL-5.5", "no_nurse_left")
        if kind == ORDERLY and not s.orderlies:
            return Refusal("CL-5.8", "no_orderly_left")
        price = nurse_price(s) if kind == NURSE else c.hire.orderly.price
    if not has_free_place(b):
        return Refusal("CL-5.9", "no_parking")
    if price > b.money:
        return Refusal("CL-5.2", "too_dear", price=price, money=b.money)
    if not finds_place(s, b, kind):
        return Refusal("CL-5.12", "no_supply_room")
    return Refusal("CL-R26", "no_way_in", person=action.person)


def why_not_arrival(s: State, action: HireArrival) -> Refusal:
    """CL-5.10, CL-R26 A place that is not an arrival point of the player, or leads nowhere."""
    b = s.boards[action.seat]
    place = b.content.space_index[b.seat][b.shape_number].get(action.arrival, -1)
    if place in arrivals(b):
        return Refusal("CL-R26", "no_way_in", person=action.arrival)
    return Refusal("CL-5.10", "no_arrival_point", place=action.arrival)
