"""COVID-19, chapter 4: masks."""

from __future__ import annotations

from typing import Any

from wardround.core.actions import Action, Refusal
from wardround.core.chance import Chance
from wardround.core.log import Log
from wardround.games.clinic.actions import ExpansionChoice
from wardround.games.clinic.rules.building import list_build_spaces
from wardround.games.clinic.rules.care import propose
from wardround.games.clinic.rules.expansions.covid.part import CovidPart, covid_of, lose_tile
from wardround.games.clinic.rules.geometry import arrivals
from wardround.games.clinic.rules.hiring import list_hires
from wardround.games.clinic.rules.hooks import report
from wardround.games.clinic.rules.moving import person_number
from wardround.games.clinic.rules.state import (
    ADMIT_STEP,
    BUILD_COMPONENT,
    BUILD_SPACE,
    BUY,
    CARE,
    CARE_PLAN,
    HIRE_ARRIVAL,
    HIRE_PERSON,
    NOTHING,
    Board,
    State,
    ask,
    care_of,
    names_of,
    person_name,
    place_name,
)


def tiles_of(part: CovidPart, b: Board) -> list[str]:
    """CV-4.3 A player's tiles: under people, with quarantined staff, or waiting for a service."""
    tiles = [person_name(b, p) for p in b.present if p in part.infected[b.seat]]
    tiles += [person_name(b, p) for p in part.quarantine[b.seat]]
    for service, count in enumerate(part.waiting[b.seat]):
        if count:
            tiles.append(f"row:{b.content.services[service]}")
    return tiles


def funds(s: State, b: Board) -> list[str]:
    """CV-4.1, CV-4.2, CV-R8, CV-R34 What can pay for masks: savings, in Business also income; never
    both together, never another player's money."""
    sources: list[str] = []
    if b.money >= b.content.covid.masks.price:
        sources.append("savings")
    if CARE <= s.phase <= BUY and b.income >= b.content.covid.masks.price:
        sources.append("income")
    return sources


def list_masks(s: State, part: CovidPart, b: Board, out: list[Action]) -> None:
    """CV-4.1 Pairs of a tile of the player and what pays for it."""
    sources = funds(s, b)
    if sources:
        for tile in tiles_of(part, b):
            for source in sources:
                out.append(ExpansionChoice(b.seat, "buy_masks", tile, source))


def list_mask_answers(s: State, b: Board) -> list[Action]:
    """CV-R8 Masks, or none, directly before step 7."""
    out: list[Action] = []
    list_masks(s, covid_of(s), b, out)
    return [*out, ExpansionChoice(b.seat, "buy_masks", "no")]


def buy_masks(s: State, choice: ExpansionChoice, chance: Chance, log: Log) -> None:
    """CV-4.1, CV-4.4, CV-4.6, CV-R16, CV-R33 One tile is removed for $20; the person who had it is
    healthy at once."""
    part = covid_of(s)
    b = s.boards[choice.seat]
    if choice.first == "no":
        ask(s, b, NOTHING)
        return
    price = b.content.covid.masks.price
    if choice.second == "income":
        b.income -= price
    else:
        b.money -= price
    waits = choice.first in b.content.row_index
    names = {} if waits else names_of(b, person_number(b, choice.first))
    report(log, "CV-4.1", "masks", b.seat, choice.first, amount=price, names=names)
    if waits:
        part.waiting[b.seat][b.content.row_index[choice.first]] -= 1
    else:
        person = person_number(b, choice.first)
        if person in part.quarantine[b.seat]:
            release(s, part, b, person)
            return
        lose_tile(part, b, person)
    ask_again(s, part, b)


def release(s: State, part: CovidPart, b: Board, person: int) -> None:
    """CV-4.5, CL-R60 A released employee goes to an arrival point the player chooses."""
    part.quarantine[b.seat].remove(person)
    points = arrivals(b)
    if len(points) == 1:
        b.place[person] = points[0]
        ask_again(s, part, b)
        return
    b.held = b.ask
    b.other = person
    ask(s, b, s.rules.asks["masks_arrival"])


def list_release_points(s: State, b: Board) -> list[Action]:
    return [ExpansionChoice(b.seat, "masks_arrival", place_name(b, place)) for place in arrivals(b)]


def arrive(s: State, choice: ExpansionChoice, chance: Chance, log: Log) -> None:
    """CV-4.5 Going there takes 0 time."""
    b = s.boards[choice.seat]
    b.place[b.other] = b.content.space_index[b.seat][b.shape_number][choice.first]
    b.other = -1
    ask(s, b, b.held)
    b.held = NOTHING
    ask_again(s, covid_of(s), b)


def ask_again(s: State, part: CovidPart, b: Board) -> None:
    """CV-R8, CV-R35 Ask the open question again, if it still makes sense: the money may be gone, or
    the care plan may rest on other people."""
    b.listed = None
    if b.ask == s.rules.asks["buy_masks"]:
        if not tiles_of(part, b) or not funds(s, b):
            ask(s, b, NOTHING)
    elif b.ask == CARE_PLAN:
        care_of(b).plan = propose(s, b)
    elif b.ask == BUILD_SPACE:
        cost = b.content.components[b.piece].cost[0]
        if b.money < cost if b.other != -1 else not list_build_spaces(s, b):
            b.other = -1
            ask(s, b, NOTHING)
    elif b.ask == HIRE_ARRIVAL:
        if b.content.menus[b.seat].hire[b.piece] not in list_hires(s, b):
            ask(s, b, NOTHING)
    elif b.ask in (BUILD_COMPONENT, HIRE_PERSON, ADMIT_STEP):
        ask(s, b, NOTHING)


def price_facts(s: State) -> dict[str, Any]:
    return {"price": s.rules.content.covid.masks.price}


def why_not_masks(s: State, choice: ExpansionChoice) -> Refusal:
    """CV-4.1, CV-4.2, CV-4.3, CV-R34 No such tile, or not enough money there."""
    b = s.boards[choice.seat]
    if choice.first == "no":
        return Refusal("CV-R8", "not_asked_masks")
    if choice.first not in tiles_of(covid_of(s), b):
        return Refusal("CV-4.3", "no_tile_there", tile=choice.first)
    price = b.content.covid.masks.price
    if choice.second == "income":
        return Refusal("CV-R34", "no_income", income=b.income, price=price)
    return Refusal("CV-4.2", "no_money", money=b.money, price=price)
