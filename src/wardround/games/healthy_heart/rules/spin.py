"""HH chapter 13, Public Relations Spin: a Doctor is fired and another one comes."""

from __future__ import annotations

from wardround.core.chance import Chance
from wardround.core.log import Log
from wardround.games.healthy_heart import events as e
from wardround.games.healthy_heart.rules.state import ADMIN_POOL, State
from wardround.games.healthy_heart.rules.tokens import gain_admin, return_pool, token_name


def fire_doctor(s: State, slot: int, chance: Chance, log: Log) -> None:
    """HH-13.14, HH-13.15, HH-R71 After the Tombstone the Doctor leaves with all its Training."""
    c = s.content
    fired = s.cast[slot]
    kinds = len(c.training)
    for kind in range(slot * kinds, slot * kinds + kinds):
        s.out_of_game += s.training[kind]
        s.training[kind] = 0
    return_pool(s, ADMIN_POOL + slot, False, "HH-R39", token_name(s, ADMIN_POOL + slot), log)
    index = chance.pick(s.unused_doctors, c.doctor_names)
    s.cast[slot] = s.unused_doctors.pop(index)
    s.fired.append(fired)
    s.cast_changed()
    if log.on:
        characters = s.content.character_ids
        log.add(
            e.DoctorFired(
                rule="HH-13.14",
                character=characters[fired],
                replacement=characters[s.cast[slot]],
            )
        )
    equip_replacement(s, slot, log)


def equip_replacement(s: State, slot: int, log: Log) -> None:
    """HH-13.16, HH-R39 Medical tokens keep their state or are fresh; Glass adds one."""
    if s.rules.fresh_tokens:
        s.unused[slot] += s.used[slot]
        s.used[slot] = 0
    pool = ADMIN_POOL + slot
    extra = s.content.doctors[s.cast[slot]].admin_tokens
    gain_admin(s, pool, extra, "HH-R39", token_name(s, pool), log)
