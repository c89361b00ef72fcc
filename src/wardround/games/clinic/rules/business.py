"""Chapters 11 and 12: expenses and buying popularity."""

from __future__ import annotations

from wardround.core.actions import Action, Refusal
from wardround.core.chance import Chance
from wardround.core.log import Log
from wardround.games.clinic.actions import BuyPopularity, Dismiss
from wardround.games.clinic.events import Dismissed, ExpensesPaid, PopularityBought
from wardround.games.clinic.rules.constants import DOCTOR, NURSE, ORDERLY, PATIENT
from wardround.games.clinic.rules.geometry import members
from wardround.games.clinic.rules.markers import change_popularity
from wardround.games.clinic.rules.moving import person_number
from wardround.games.clinic.rules.parking import ask_to_leave
from wardround.games.clinic.rules.state import (
    BUY_POPULARITY,
    DISMISS,
    LEFT_GAME,
    NOTHING,
    Board,
    State,
    about,
    ask,
    remove_person,
)


def wage_of(b: Board, person: int) -> int:
    """CL-11.2, CL-R49 The wage for a person's kind and current colour."""
    c = b.content
    kind = b.kind[person]
    if kind == DOCTOR:
        return c.doctor_wage[b.colour[person]]
    if kind == NURSE:
        return c.expenses.wage.nurse
    return c.expenses.wage.orderly if kind == ORDERLY else 0


def wages(b: Board) -> int:
    """CL-11.2, CL-11.3, CL-11.8, CV-6.13 Every employee is paid, wherever they are and whatever
    they did."""
    total = 0
    for person in b.present:
        total += wage_of(b, person)
    return total


def works_as_orderly(s: State, b: Board, person: int) -> bool:
    """CL-11.7, CL-R36, CL-R38, CV-3.9, CV-6.14, CV-R33 Whether an orderly lowers upkeep, usually by
    standing in a supply room."""
    if b.kind[person] != ORDERLY:
        return False
    place = b.place[person]
    if 0 <= place < b.shape.spaces and b.content.kinds[b.module[place]].capacity[ORDERLY]:
        return True
    return any(expansion.keeps_upkeep(s, b, person) for expansion in s.rules.hooks.keeps_upkeep)


def upkeep(s: State, b: Board) -> int:
    """CL-11.4, CL-11.5, CL-11.6, CL-11.7 Modules, gardens and used operating rooms, less what
    orderlies save."""
    c = b.content
    total = c.expenses.upkeep.module * b.modules.bit_count()
    total += c.expenses.upkeep.garden * b.gardens.bit_count()
    for space in members(b.used_rooms):
        total += c.kinds[b.module[space]].upkeep_if_used
    for person in b.present:
        if works_as_orderly(s, b, person):
            total -= c.expenses.upkeep.orderly_reduction
    return max(total, c.expenses.upkeep.minimum)


def pay_expenses(s: State, b: Board, log: Log) -> None:
    """CL-11.1, CL-11.9, CL-11.10, CL-11.11 Income pays first, then savings, then popularity; the
    rest is waived."""
    c = b.content
    salary, facilities = wages(b), upkeep(s, b)
    due = salary + facilities
    from_income = min(due, b.income)
    from_savings = min(due - from_income, b.money)
    rest = due - from_income - from_savings
    from_popularity = min(
        rest * c.expenses.payment.popularity_per_dollar,
        max(b.popularity - c.expenses.payment.popularity_floor, 0),
    )
    b.income -= from_income
    b.money -= from_savings
    b.waived = rest - from_popularity // c.expenses.payment.popularity_per_dollar
    if log.on:
        log.add(
            ExpensesPaid(
                rule="CL-11.9",
                seat=b.seat,
                wages=salary,
                upkeep=facilities,
                from_income=from_income,
                from_savings=from_savings,
                from_popularity=from_popularity,
                waived=b.waived,
            )
        )
    if from_popularity:
        change_popularity(s, b, -from_popularity, "CL-11.9", log)
    if not s.rules.unpaid_staff_leave:
        b.waived = 0
    ask_to_dismiss(s, b, log)


# -- dismissing -------------------------------------------------------------------------------


def ask_to_dismiss(s: State, b: Board, log: Log) -> None:
    """CL-R8 Employees leave until their wages cover what was waived, each with a car."""
    if b.waived > 0 and list_dismissals(s, b):
        ask(s, b, DISMISS)
        return
    b.waived = 0
    ask_to_leave(s, b, log)


def list_dismissals(s: State, b: Board) -> list[Action]:
    menu = b.content.menus[b.seat].dismiss
    return [menu[person] for person in b.present if b.kind[person] != PATIENT]


def dismiss(s: State, action: Dismiss, chance: Chance, log: Log) -> None:
    """CL-R8 An employee of the player's choice leaves the game."""
    b = s.boards[action.seat]
    person = person_number(b, action.person)
    b.waived -= wage_of(b, person)
    remove_person(b, person, LEFT_GAME)
    for expansion in s.rules.hooks.dismissed:
        expansion.dismissed(s, b, person)
    b.to_leave += 1
    if log.on:
        log.add(Dismissed(rule="CL-R8", **about(b, person)))
    ask_to_dismiss(s, b, log)


# -- popularity -------------------------------------------------------------------------------


def ask_to_buy(s: State, b: Board, log: Log) -> None:
    """CL-12.1, CL-R60 A player who can afford any is asked how much popularity to buy."""
    if b.income >= s.rules.content.expenses.popularity_purchase.price:
        ask(s, b, BUY_POPULARITY)
    else:
        buy(s, b, 0, log)


def list_purchases(s: State, b: Board) -> list[Action]:
    """CL-12.2, CL-12.3 Any whole number that the income left can pay."""
    return b.content.menus[b.seat].buying(b.income // b.content.expenses.popularity_purchase.price)


def buy_popularity(s: State, action: BuyPopularity, chance: Chance, log: Log) -> None:
    """CL-12.2 The player says how much."""
    buy(s, s.boards[action.seat], action.amount, log)


def buy(s: State, b: Board, amount: int, log: Log) -> None:
    """CL-12.2, CL-12.5 Popularity is bought; the rest of the income goes to savings."""
    b.income -= amount * b.content.expenses.popularity_purchase.price
    b.money += b.income
    b.income = 0
    ask(s, b, NOTHING)
    if log.on:
        log.add(PopularityBought(rule="CL-12.2", seat=b.seat, amount=amount, savings=b.money))
    if amount:
        change_popularity(s, b, amount, "CL-12.2", log)


def why_not_buy(s: State, action: BuyPopularity) -> Refusal:
    """CL-12.2, CL-12.3 More than the income of this round can pay, or no number at all."""
    b = s.boards[action.seat]
    if action.amount < 0:
        return Refusal("CL-12.2", "not_a_number", amount=action.amount)
    most = b.income // b.content.expenses.popularity_purchase.price
    return Refusal("CL-12.3", "too_much", amount=action.amount, most=most)
