"""HH-6.16: the team's consent to spending shared resources (option ``shared_consent``)."""

from __future__ import annotations

from typing import Final

from wardround.core.chance import Chance
from wardround.core.log import Log
from wardround.games.healthy_heart import actions as a
from wardround.games.healthy_heart import events as e
from wardround.games.healthy_heart.rules import constants as k
from wardround.games.healthy_heart.rules.state import State
from wardround.games.healthy_heart.rules.tokens import take_back

TARGETS: Final = 64
"""More than the Rooms or markers there are; used in numbering refused Actions."""


def needs_consent(s: State) -> bool:
    """HH-6.16, HH-R92 Whether a player other than the lead would spend a Shared token or Money."""
    act = s.current_act()
    if not s.rules.consent or s.pen == 0:
        return False
    return act.token >= k.SHARED_BITS or act.kind in (k.BUILD, k.IMPROVE, k.HIRE, k.TRAIN)


def names_a_target_first(kind: int) -> bool:
    """HH-R92 Whether to ask the lead only once the Room or marker is known."""
    return kind in (k.BUILD, k.IMPROVE, k.HIRE)


def ask_consent(s: State) -> None:
    """HH-R92 Ask the lead before anything is spent."""
    if needs_consent(s):
        s.stack.append(k.D_SHARED_CONSENT)


def answer_consent(s: State, action: a.SharedConsent, chance: Chance, log: Log) -> None:
    """HH-6.16, HH-R92 A refusal undoes the whole Action and returns its token."""
    act = s.current_act()
    s.stack.pop()
    if action.answer == "allow":
        return
    while s.stack[-1] != k.T_ACTION_DONE:
        s.stack.pop()
    s.stack[-1] = k.D_CHOOSE_ACTION
    take_back(s, act.slot, act.token)
    s.denied.append(refusal_number(s, act.slot, act.kind, act.token, act.target))
    if log.on:
        character = s.character_id(act.slot)
        log.add(e.ConsentRefused(rule="HH-R92", character=character, action=k.KIND_IDS[act.kind]))
    s.act = None


def refusal_number(s: State, slot: int, kind: int, bit: int, target: int) -> int:
    """A number that combines player, kind, token, and Room or marker."""
    token = bit if bit >= k.SHARED_BITS else s.content.token_bits + slot * k.SHARED_BITS + bit
    return ((s.seat_of(slot) * k.KINDS + kind) * TARGETS + token) * TARGETS + target + 1


def is_denied(s: State, slot: int, kind: int, bit: int, target: int) -> bool:
    """HH-R92 The same Action is not listed again until a player completes one."""
    return refusal_number(s, slot, kind, bit, target) in s.denied
