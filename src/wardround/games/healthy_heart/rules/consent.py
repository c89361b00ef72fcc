"""HH-6.16: the team's consent to spending what belongs to all (option ``shared_consent``)."""

from __future__ import annotations

from typing import Final

from wardround.core.actions import Action
from wardround.core.chance import Chance
from wardround.core.log import Log
from wardround.games.healthy_heart.actions import SharedConsent
from wardround.games.healthy_heart.events import ConsentRefused
from wardround.games.healthy_heart.rules.constants import (
    BUILD,
    D_CHOOSE_ACTION,
    D_SHARED_CONSENT,
    HIRE,
    IMPROVE,
    KIND_IDS,
    KINDS,
    NONE,
    SHARED_BITS,
    T_ACTION_DONE,
    TRAIN,
)
from wardround.games.healthy_heart.rules.state import State
from wardround.games.healthy_heart.rules.tokens import take_back

TARGETS: Final = 64
"""More than there are Rooms or markers; part of the number of a refused Action."""


def needs_consent(s: State) -> bool:
    """HH-6.16, HH-R92 Another player than the lead would spend a Shared token or Money."""
    if not s.rules.consent or s.pen == 0:
        return False
    return s.act_token >= SHARED_BITS or s.act_kind in (BUILD, IMPROVE, HIRE, TRAIN)


def names_a_target_first(kind: int) -> bool:
    """HH-R92 For these the lead is asked once Room or marker is known."""
    return kind in (BUILD, IMPROVE, HIRE)


def ask_consent(s: State) -> None:
    """HH-R92 The lead is asked before anything is spent."""
    if needs_consent(s):
        s.stack.append(D_SHARED_CONSENT)


def list_consent(s: State) -> list[Action]:
    """HH-6.16 Allow or deny."""
    return s.book.consent


def answer_consent(s: State, action: SharedConsent, chance: Chance, log: Log) -> None:
    """HH-6.16, HH-R92 A refusal takes the whole Action back, its token included."""
    s.stack.pop()
    if action.answer == "allow":
        return
    while s.stack[-1] != T_ACTION_DONE:
        s.stack.pop()
    s.stack[-1] = D_CHOOSE_ACTION
    take_back(s, s.actor, s.act_token)
    s.denied.append(refusal_number(s, s.actor, s.act_kind, s.act_token, s.act_target))
    if log.on:
        character = s.book.characters[s.character(s.actor)]
        log.add(ConsentRefused(rule="HH-R92", character=character, action=KIND_IDS[s.act_kind]))
    s.actor = NONE


def refusal_number(s: State, slot: int, kind: int, bit: int, target: int) -> int:
    """A number for player, kind, token and Room or marker."""
    token = bit if bit >= SHARED_BITS else s.book.token_bits + slot * SHARED_BITS + bit
    return ((s.seat_of(slot) * KINDS + kind) * TARGETS + token) * TARGETS + target + 1


def is_denied(s: State, slot: int, kind: int, bit: int, target: int) -> bool:
    """HH-R92 The same Action is not listed again until somebody completes an Action."""
    return refusal_number(s, slot, kind, bit, target) in s.denied
