"""HH chapter 3: Money, Prestige and going broke."""

from __future__ import annotations

from wardround.core.actions import Refusal
from wardround.core.log import Log
from wardround.games.healthy_heart import events as e
from wardround.games.healthy_heart.rules.state import State


def purchasing_power(s: State) -> int:
    """HH-3.7, HH-3.9, HH-R53 The largest cost that Money and converted Prestige can meet."""
    return s.money + s.prestige // s.content.prestige_per_dollar


def can_pay(s: State, price: int) -> bool:
    """HH-3.10, HH-3.11 A voluntary cost must be met in full; Prestige costs take no Money."""
    return price <= purchasing_power(s)


def cannot_pay(s: State, price: int) -> Refusal:
    """HH-3.10 The refusal, with what is missing, Prestige included."""
    power = purchasing_power(s)
    return Refusal("HH-3.10", "too_expensive", price=price, power=power, missing=price - power)


def take_payment(s: State, due: int) -> int:
    """HH-3.1, HH-3.6, HH-3.9 Take Money first, then Prestige; return the Prestige used.

    Whatever cannot be covered stays unpaid; a single leftover Prestige point covers nothing.
    """
    paid = min(s.money, due)
    s.money -= paid
    rate = s.content.prestige_per_dollar
    converted = min(due - paid, s.prestige // rate) * rate
    s.prestige -= converted
    return converted


def pay(s: State, price: int, rule: str, told: bool, log: Log) -> tuple[int, int]:
    """HH-3.5, HH-3.15, HH-R75 Pay a voluntary cost; choosing the Action is consent to converting.

    Returns the Money and the Prestige paid; ``told`` if the event that follows mentions them.
    """
    before = s.money
    converted = take_payment(s, price)
    paid = before - s.money
    if log.on:
        log.add(e.CostPaid(rule=rule, money=paid, converted=converted, told=told))
    return paid, converted


def gain_money(s: State, staff: str, amount: int, rule: str, log: Log) -> None:
    """HH-3.1, HH-3.4 Money belongs to the team and has no maximum."""
    s.money += amount
    if amount and log.on:
        log.add(e.MoneyGained(rule=rule, staff=staff, money=amount))


def gain_prestige(s: State, amount: int, rule: str, told: bool, log: Log) -> None:
    """HH-3.1, HH-3.4 Prestige belongs to the team and has no maximum."""
    s.prestige += amount
    if amount and log.on:
        log.add(e.PrestigeGained(rule=rule, prestige=amount, told=told))


def lose_prestige(s: State, due: int) -> int:
    """HH-3.11, HH-3.12 Lose Prestige, but not below 0 nor from Money; return what was lost."""
    lost = min(s.prestige, due)
    s.prestige -= lost
    return lost


def tracks(amount: int) -> tuple[int, int, bool]:
    """HH-3.2, HH-3.3, HH-R59 The Ten marker, the One marker, and whether the Ten lies on +100."""
    return amount % 100 // 10 * 10, amount % 10, amount >= 100
