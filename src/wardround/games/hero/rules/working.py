"""Chapter 5, Study, Sleep and Look around."""

from __future__ import annotations

from wardround.core.actions import Refusal
from wardround.core.chance import Chance
from wardround.core.log import Log
from wardround.games.hero.actions import Look, Sleep, Study
from wardround.games.hero.events import LookedAround, Slept, Studied
from wardround.games.hero.rules.constants import (
    ACTIONS,
    DO_ARRIVALS,
    DO_TRIGGER,
    LIMIT_SLEEP_BONUS,
    LIMIT_STUDY,
    LOOK,
    NOBODY,
    ON_SLEEP,
    ON_STUDY,
    PRICE_LOOK,
    SLEEP,
    SLEEP_TOKEN,
    STUDY,
)
from wardround.games.hero.rules.journals import draw_and_choose
from wardround.games.hero.rules.lines import trigger
from wardround.games.hero.rules.report import tell
from wardround.games.hero.rules.room import chaos_price, limit, points_for, why_not_start
from wardround.games.hero.rules.state import State
from wardround.games.hero.rules.tokens import pay_chaos, receive


def study(s: State, action: Study, chance: Chance, log: Log) -> None:
    """HE-2.16, HE-5.26, HE-5.27, HE-11.17, HE-11.73 Take the top journal, or one of several
    drawn."""
    s.points -= points_for(s, STUDY)
    if log.on:
        tell(s, log, Studied(rule="HE-5.26", seat=s.active))
    draws = limit(s, LIMIT_STUDY)
    s.agenda.append((DO_TRIGGER, ON_STUDY, s.hero_room[s.active]))
    draw_and_choose(s, draws, chance, log)


def why_not_study(s: State, action: Study) -> Refusal | None:
    """HE-2.16, HE-5.27 The wrong room, or no journal."""
    return why_not_work(s, STUDY, "HE-2.16") or Refusal("HE-5.27", "no_journal")


def sleep(s: State, action: Sleep, chance: Chance, log: Log) -> None:
    """HE-2.17, HE-5.28, HE-5.30, HE-11.17, HE-R22 A token, or two; Sleeps are counted."""
    s.points -= points_for(s, SLEEP)
    tokens = sleep_tokens(s)
    s.sleep_bonus_taken = s.sleep_bonus_taken or sleep_bonus_due(s)
    s.sleeps += 1
    if log.on:
        tell(s, log, Slept(rule="HE-5.28", seat=s.active, count=s.sleeps, n=tokens))
    receive(s, s.active, SLEEP_TOKEN, tokens, log, "HE-5.28", told=True)
    trigger(s, ON_SLEEP, s.hero_room[s.active], NOBODY, log)


def sleep_tokens(s: State) -> int:
    """HE-5.28, HE-5.29, HE-11.74, HE-R21 What the next Sleep brings: a token, and one more with the
    third of the turn."""
    rewards = s.content.constants.sleep
    return rewards.per_action + (rewards.bonus if sleep_bonus_due(s) else 0)


def sleep_bonus_due(s: State) -> bool:
    """HE-5.29, HE-11.74 Whether the next Sleep brings the extra token, once a turn."""
    return s.sleeps + 1 == limit(s, LIMIT_SLEEP_BONUS) and not s.sleep_bonus_taken


def why_not_sleep(s: State, action: Sleep) -> Refusal | None:
    """HE-2.17 The wrong room."""
    return why_not_work(s, SLEEP, "HE-2.17")


def look_around(s: State, action: Look, chance: Chance, log: Log) -> None:
    """HE-2.18, HE-5.40, HE-5.41, HE-5.42, HE-R23 One more patient arrives, or is turned away."""
    s.points -= points_for(s, LOOK)
    if log.on:
        tell(s, log, LookedAround(rule="HE-5.40", seat=s.active))
    pay_chaos(s, chaos_price(s, PRICE_LOOK), log, told=False)
    if s.in_play():
        s.agenda.append((DO_ARRIVALS, 1))


def why_not_look(s: State, action: Look) -> Refusal | None:
    """HE-2.18, HE-5.42 The wrong room, or no patient."""
    return why_not_work(s, LOOK, "HE-2.18") or Refusal("HE-5.42", "no_patient")


def why_not_work(s: State, which: int, rule: str) -> Refusal | None:
    """HE-2.16, HE-2.17, HE-2.18 Study, Sleep and Look around only work in their rooms."""
    if s.content.rooms[s.hero_room[s.active]].actions[which]:
        return why_not_start(s, which)
    names = s.content.names
    rooms = [names[room.mention] for room in s.content.rooms if room.actions[which]]
    return Refusal(rule, "wrong_room", action=ACTIONS[which], rooms=rooms)
