"""HH chapter 6, tokens: who may spend what, and where tokens come from."""

from __future__ import annotations

from wardround.core.log import Log
from wardround.games.healthy_heart import events as e
from wardround.games.healthy_heart.rules import constants as k
from wardround.games.healthy_heart.rules.state import (
    ADMIN_POOL,
    ADMINISTRATOR,
    CHIEF_POOL,
    SHARED_POOL,
    State,
    pool_of,
)


def token_mask(s: State, slot: int, shared: int) -> int:
    """HH-6.5, HH-6.6, HH-6.10, HH-R13 The tokens a character may spend now, as bits.

    ``shared`` are the Unused Shared tokens; an Administrator has no use for Medical ones.
    """
    unused = s.unused
    if slot == ADMINISTRATOR:
        mask = shared & s.content.admin_bits
        if unused[CHIEF_POOL]:
            mask |= k.BIT_CHIEF
    else:
        mask = shared
        if unused[slot]:
            mask |= k.BIT_MEDICAL
    if unused[ADMIN_POOL + slot]:
        mask |= k.BIT_ADMIN
    return mask


def shared_mask(s: State) -> int:
    """HH-6.7, HH-6.8, HH-6.9 The Unused Shared tokens of the common pool, as bits."""
    mask = 0
    unused = s.unused
    for pool in range(SHARED_POOL, len(unused)):
        if unused[pool]:
            mask |= 1 << (pool - SHARED_POOL + k.SHARED_BITS)
    return mask


def is_admin_token(s: State, bit: int) -> bool:
    return bool(s.content.admin_bits >> bit & 1)


def is_medical_token(s: State, bit: int) -> bool:
    return bool(s.content.medical_bits >> bit & 1)


def spend(s: State, slot: int, bit: int) -> None:
    """HH-6.1, HH-6.17, HH-18.5, HH-R60 Flip one token; remember if it is Administrative."""
    pool = pool_of(slot, bit)
    s.unused[pool] -= 1
    s.used[pool] += 1
    if s.content.admin_bits >> bit & 1:
        s.admin_spent = 1


def take_back(s: State, slot: int, bit: int) -> None:
    """HH-R92 Give back the token of an Action that the lead refused."""
    pool = pool_of(slot, bit)
    s.unused[pool] += 1
    s.used[pool] -= 1
    s.admin_spent = s.current_act().spent_before


def make_used(s: State, pool: int, rule: str, log: Log) -> None:
    """HH-6.5 Flip an Unused token outside a player turn."""
    s.unused[pool] -= 1
    s.used[pool] += 1
    if log.on:
        log.add(e.TokenFlipped(rule=rule, token=token_name(s, pool), used=True))


def make_unused(s: State, pool: int, rule: str, log: Log) -> None:
    """HH-6.5, HH-R96 Make a Used token Unused; it still counts as spent."""
    s.used[pool] -= 1
    s.unused[pool] += 1
    if log.on:
        log.add(e.TokenFlipped(rule=rule, token=token_name(s, pool), used=False))


def is_medical_pool(s: State, pool: int) -> bool:
    return pool < ADMIN_POOL or (pool >= SHARED_POOL and s.content.pool_medical[pool - SHARED_POOL])


def gain_tokens(s: State, pool: int, count: int, rule: str, log: Log) -> None:
    """HH-6.18, HH-6.19, HH-R2 New tokens arrive Unused; any that the stock lacks are lost."""
    if is_medical_pool(s, pool):
        count = max(0, min(count, s.stock_medical))
        s.stock_medical -= count
    else:
        count = max(0, min(count, s.stock_admin))
        s.stock_admin -= count
    s.unused[pool] += count
    if log.on:
        for _ in range(count):
            log.add(e.TokenGained(rule=rule, token=token_name(s, pool)))


def return_pool(s: State, pool: int, rule: str, log: Log) -> None:
    """HH-11.8, HH-R87 Return all tokens of one origin to the stock, Used or not."""
    count = s.unused[pool] + s.used[pool]
    if is_medical_pool(s, pool):
        s.stock_medical += count
    else:
        s.stock_admin += count
    s.unused[pool] = 0
    s.used[pool] = 0
    if log.on:
        for _ in range(count):
            log.add(e.TokenReturned(rule=rule, token=token_name(s, pool)))


def token_name(s: State, pool: int) -> str:
    """The id of the tokens of a pool."""
    if pool >= CHIEF_POOL:
        return s.content.token_ids[0][pool - CHIEF_POOL + 2]
    slot = pool % ADMIN_POOL
    return s.content.token_ids[s.character(slot)][pool // ADMIN_POOL]


def pool_of_token(s: State, token: str) -> int:
    """The pool of a listed token id."""
    bit = s.content.token_bit[token]
    if bit >= 2:
        return CHIEF_POOL + bit - 2
    return pool_of(s.slot_of[s.content.token_owner[token]], bit)
