"""Chapter 10, Tokens: deeds, sleep and chaos; with the party's pool of chapter 13."""

from __future__ import annotations

from wardround.core.log import Log
from wardround.games.hero.events import (
    NightEnded,
    SleepRemovedChaos,
    TokensReceived,
    TokensReturned,
)
from wardround.games.hero.rules.constants import (
    CHAOS_TOKEN,
    FINISHED,
    LOST_BY_CHAOS,
    NOBODY,
    REASONS,
    SLEEP_TOKEN,
    TOKENS,
)
from wardround.games.hero.rules.report import tell
from wardround.games.hero.rules.state import State


def receive(
    s: State,
    seat: int,
    token: int,
    n: int,
    log: Log,
    rule: str,
    card: str = "",
    told: bool = False,
) -> None:
    """HE-1.10, HE-10.1, HE-10.6, HE-10.10, HE-13.3, HE-R2, HE-R69 Put tokens into the hero's bag or
    the party's pool."""
    if n <= 0:
        return
    bag = s.bag(seat)
    bag[token] += n
    if log.on:
        owner = NOBODY if s.rules.coop else seat
        event = TokensReceived(
            rule=rule, seat=owner, token=TOKENS[token], n=n, card=card, told=told
        )
        tell(s, log, event)
    if s.rules.coop:
        _party_rests(s, bag, log)
        if token == CHAOS_TOKEN:
            _party_may_lose(s, bag, log)


def give_back(s: State, seat: int, token: int, n: int, log: Log, rule: str, card: str = "") -> None:
    """HE-10.2, HE-11.39 Return tokens; a shortfall is ignored."""
    bag = s.bag(seat)
    n = min(n, bag[token])
    if n <= 0:
        return
    bag[token] -= n
    if log.on:
        owner = NOBODY if s.rules.coop else seat
        tell(s, log, TokensReturned(rule=rule, seat=owner, token=TOKENS[token], n=n, card=card))


def chaos_for_all(s: State, n: int, log: Log, rule: str) -> None:
    """HE-4.12, HE-8.4, HE-10.7, HE-13.5 Every hero receives chaos; the party receives it once."""
    if s.rules.coop:
        receive(s, 0, CHAOS_TOKEN, n, log, "HE-13.5", told=True)
        return
    for seat in range(s.rules.seats):
        receive(s, seat, CHAOS_TOKEN, n, log, rule, told=True)


def pay_chaos(s: State, n: int, log: Log, told: bool = True) -> None:
    """HE-10.5, HE-13.3 The active hero receives the chaos of a price at once."""
    receive(s, s.active, CHAOS_TOKEN, n, log, "HE-10.5", told=told)


def _party_rests(s: State, pool: list[int], log: Log) -> None:
    """HE-13.9, HE-13.10, HE-R63, HE-R64 Sleep removes chaos, at once and repeatedly."""
    price = s.rules.sleep_per_chaos
    removed = 0
    while pool[CHAOS_TOKEN] > 0 and pool[SLEEP_TOKEN] >= price:
        pool[SLEEP_TOKEN] -= price
        pool[CHAOS_TOKEN] -= 1
        removed += 1
    if removed and log.on:
        tell(s, log, SleepRemovedChaos(rule="HE-13.9", sleep=removed * price, chaos=removed))


def _party_may_lose(s: State, pool: list[int], log: Log) -> None:
    """HE-13.7, HE-13.8, HE-13.10, HE-R70 At its limit of chaos, the party loses at once."""
    if pool[CHAOS_TOKEN] < s.rules.chaos_limit:
        return
    s.reason = LOST_BY_CHAOS
    s.phase = FINISHED
    s.agenda.clear()
    log.barrier = True
    if log.on:
        ended = NightEnded(
            rule="HE-13.8", reason=REASONS[LOST_BY_CHAOS], winners=(), chaos=pool[CHAOS_TOKEN]
        )
        tell(s, log, ended)
