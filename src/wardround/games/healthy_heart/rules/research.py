"""HH chapter 10: research and training."""

from __future__ import annotations

from typing import Final

from wardround.core.actions import Action
from wardround.core.chance import Chance
from wardround.core.log import Log
from wardround.games.healthy_heart.actions import (
    CureResearch,
    ResearchMarker,
    ResearchPick,
    TrainDoctor,
    TrainingVeto,
    TrainMarker,
    UseAward,
)
from wardround.games.healthy_heart.events import (
    AssignmentBlocked,
    AwardUsed,
    TrainingAssigned,
    TrainingRevealed,
)
from wardround.games.healthy_heart.rules.catalogue import ASSIGN_PICK, REVEAL
from wardround.games.healthy_heart.rules.constants import (
    D_RESEARCH_MARKER,
    D_RESEARCH_PICK,
    D_TRAIN_DOCTOR,
    D_TRAIN_MARKER,
    D_TRAINING_VETO,
    D_USE_AWARD,
    T_RESEARCH,
    UNBUILT,
)
from wardround.games.healthy_heart.rules.money import gain_prestige, pay
from wardround.games.healthy_heart.rules.state import ADMIN_POOL, ADMINISTRATOR, State, holds_any
from wardround.games.healthy_heart.rules.tokens import gain_admin, is_medical_token, token_name

BASIC_RESEARCH: Final = 1
ADVANCED_RESEARCH: Final = 2
ADVANCED_PICKS: Final = 2


def lab_level(s: State) -> int:
    """HH-10.1, HH-10.2, HH-11.18 0 without a Research Lab, 1 for Basic, 2 for Advanced Research."""
    c = s.c
    if c.lab_room < 0 or s.rooms[c.lab_room] == UNBUILT:
        return 0
    return c.rooms[c.lab_room].research[c.side_index(s.rooms[c.lab_room])]


def research_level(s: State, slot: int, bit: int) -> int:
    """HH-6.13, HH-10.9, HH-10.10, HH-14.6, HH-R35 What Research this token pays for: 0, 1 or 2."""
    level = lab_level(s)
    if level == 0 or not is_medical_token(s, bit):
        return level
    if slot == ADMINISTRATOR:
        return 0
    if s.c.doctors[s.cast[slot]].research_with_medical:
        return level
    return BASIC_RESEARCH if has_phd(s, slot) else 0


def has_phd(s: State, slot: int) -> bool:
    """HH-10.10 Whether a Doctor holds a Research PhD."""
    first = slot * len(s.c.training)
    for kind, training in enumerate(s.c.training):
        if training.basic_research and s.training[first + kind]:
            return True
    return False


def can_pick(s: State, level: int) -> bool:
    """HH-10.8 Whether a Research of this level could do anything."""
    return level == ADVANCED_RESEARCH or (level == BASIC_RESEARCH and pool_left(s))


def pool_left(s: State) -> bool:
    """HH-10.17 Whether the Training Pool, which is never refilled, still has a marker."""
    return holds_any(s.pool_up) or holds_any(s.pool_down)


def begin_research(s: State) -> None:
    """HH-10.3, HH-10.6 One Basic pick, or two Advanced ones."""
    level = research_level(s, s.actor, s.act_token)
    s.advanced = 1 if level == ADVANCED_RESEARCH else 0
    s.picks = ADVANCED_PICKS if s.advanced else 1
    s.stack.append(T_RESEARCH)


def next_pick(s: State, chance: Chance, log: Log) -> None:
    """HH-10.6 One pick after the other."""
    if s.picks > 0:
        s.stack.append(T_RESEARCH)
        s.stack.append(D_RESEARCH_PICK)


def list_picks(s: State) -> list[Action]:
    """HH-10.3, HH-10.6, HH-10.7, HH-10.8 What is possible now, a marker just revealed included."""
    found: list[Action] = []
    if any(s.pool_down):
        found.append(s.book.pick_reveal[s.pen])
    if any(s.pool_up):
        found.append(s.book.pick_assign[s.pen])
    if s.advanced:
        found.append(s.book.pick_prestige[s.pen])
    return found


def answer_pick(s: State, action: ResearchPick, chance: Chance, log: Log) -> None:
    """HH-10.4, HH-10.5, HH-10.6 Reveal, assign, or 1 Prestige."""
    s.stack.pop()
    s.picks -= 1
    if action.pick == REVEAL:
        reveal(s, chance, log)
    elif action.pick == ASSIGN_PICK:
        s.stack.append(D_RESEARCH_MARKER)
    else:
        gain_prestige(s, 1, "HH-10.6", log)


def list_cure_research(s: State) -> list[Action]:
    """HH-8.10, HH-10.8, HH-R86 A free Basic Research, as far as possible, or none."""
    found: list[Action] = []
    if any(s.pool_down):
        found.append(s.book.cure_reveal[s.pen])
    if any(s.pool_up):
        found.append(s.book.cure_assign[s.pen])
    found.append(s.book.cure_none[s.pen])
    return found


def answer_cure_research(s: State, action: CureResearch, chance: Chance, log: Log) -> None:
    """HH-8.10 No token, cost or Research Lab is needed."""
    s.stack.pop()
    if action.pick == REVEAL:
        reveal(s, chance, log)
    elif action.pick == ASSIGN_PICK:
        s.stack.append(D_RESEARCH_MARKER)


def reveal(s: State, chance: Chance, log: Log) -> None:
    """HH-10.4 A random face-down marker is turned face up."""
    s.pool_up[draw_marker(s, chance, log)] += 1


def draw_marker(s: State, chance: Chance, log: Log) -> int:
    kind = chance.bag(s.pool_down, s.c.training_names)
    s.pool_down[kind] -= 1
    if log.on:
        log.add(TrainingRevealed(rule="HH-10.4", marker=s.book.training_ids[kind]))
    return kind


def list_research_markers(s: State) -> list[Action]:
    """HH-10.5 Each kind of face-up marker."""
    actions = s.book.research_marker[s.pen]
    return [actions[kind] for kind, count in enumerate(s.pool_up) if count]


def answer_research_marker(s: State, action: ResearchMarker, chance: Chance, log: Log) -> None:
    """HH-10.5 The marker leaves the Training Pool; a Doctor is named next."""
    s.stack.pop()
    take_face_up(s, s.book.training_number[action.marker])


def take_face_up(s: State, kind: int) -> None:
    s.pool_up[kind] -= 1
    give(s, kind)


def give(s: State, kind: int) -> None:
    """The marker in hand is to be assigned."""
    s.marker = kind
    s.blocked = 0
    s.stack.append(D_TRAIN_DOCTOR)


def begin_training(s: State, log: Log) -> None:
    """HH-10.11 Train costs $5 and needs no Lab."""
    pay(s, s.c.train_price, "HH-10.11", log)
    s.stack.append(D_TRAIN_MARKER)


def list_train_markers(s: State) -> list[Action]:
    """HH-10.12 Each kind of face-up marker, or a random face-down one."""
    actions = s.book.train_marker[s.pen]
    found: list[Action] = [actions[kind] for kind, count in enumerate(s.pool_up) if count]
    if any(s.pool_down):
        found.append(actions[len(s.pool_up)])
    return found


def answer_train_marker(s: State, action: TrainMarker, chance: Chance, log: Log) -> None:
    """HH-10.12, HH-R68 A random marker is turned up first; then its Doctor is named."""
    s.stack.pop()
    kind = s.book.training_number[action.marker]
    if kind == len(s.pool_up):
        give(s, draw_marker(s, chance, log))
    else:
        take_face_up(s, kind)


def list_doctors(s: State) -> list[Action]:
    """HH-10.13, HH-10.15 Every Doctor in play that is not blocked for this marker."""
    actions = s.book.train_doctor[s.pen]
    found: list[Action] = []
    for slot in range(1, len(s.cast)):
        if not s.blocked >> slot & 1:
            found.append(actions[s.cast[slot]])
    return found


def answer_train_doctor(s: State, action: TrainDoctor, chance: Chance, log: Log) -> None:
    """HH-10.13, HH-10.14, HH-R36, HH-R69 The lead is asked, unless nobody else could get it."""
    s.stack.pop()
    slot = s.slot_of[s.book.character_number[action.character]]
    others = 0
    for other in range(1, len(s.cast)):
        if other != slot and not s.blocked >> other & 1:
            others += 1
    if s.rules.veto and s.pen != 0 and others:
        s.stack.append(slot)
        s.stack.append(D_TRAINING_VETO)
    else:
        assign_marker(s, slot, log)


def list_veto(s: State) -> list[Action]:
    """HH-10.14 Allow or block."""
    return s.book.veto


def answer_veto(s: State, action: TrainingVeto, chance: Chance, log: Log) -> None:
    """HH-10.14, HH-10.15 After a block a different Doctor is named for the same marker."""
    s.stack.pop()
    slot = s.stack.pop()
    if action.answer == "allow":
        assign_marker(s, slot, log)
        return
    s.blocked |= 1 << slot
    s.stack.append(D_TRAIN_DOCTOR)
    if log.on:
        log.add(
            AssignmentBlocked(
                rule="HH-10.14",
                marker=s.book.training_ids[s.marker],
                character=s.book.characters[s.cast[slot]],
            )
        )


def assign_marker(s: State, slot: int, log: Log) -> None:
    """HH-10.16, HH-10.21, HH-R32, HH-R33 Kept without limit, unless it works once and is gone."""
    training = s.c.training[s.marker]
    if log.on:
        log.add(
            TrainingAssigned(
                rule="HH-10.16",
                marker=s.book.training_ids[s.marker],
                character=s.book.characters[s.cast[slot]],
            )
        )
    if training.admin_tokens:
        admin_degree(s, slot, training.admin_tokens, log)
    elif training.prestige and not s.rules.award_hold:
        award(s, slot, training.prestige, log)
    else:
        s.training[slot * len(s.c.training) + s.marker] += 1
    s.marker = -1


def admin_degree(s: State, slot: int, count: int, log: Log) -> None:
    """HH-10.22, HH-R33 A Personal Administrative token from the stock; the marker leaves."""
    pool = ADMIN_POOL + slot
    gain_admin(s, pool, count, "HH-10.22", token_name(s, pool), log)
    s.out_of_game += 1


def award(s: State, slot: int, prestige: int, log: Log) -> None:
    """HH-10.23, HH-R34 The team gains Prestige and the marker leaves the game."""
    s.prestige += prestige
    s.out_of_game += 1
    if log.on:
        character = s.book.characters[s.cast[slot]]
        log.add(AwardUsed(rule="HH-10.23", character=character, prestige=prestige))


def ask_awards(s: State) -> None:
    """HH-R34, HH-R97 Each held Award is asked about by itself, in seat order."""
    if not s.rules.award_hold:
        return
    kinds = len(s.c.training)
    for seat in range(s.rules.seats - 1, -1, -1):
        for slot in range(len(s.cast) - 1, -1, -1):
            if s.seat_of(slot) == seat:
                for _ in range(s.training[slot * kinds + s.c.award]):
                    s.stack.append(slot)
                    s.stack.append(D_USE_AWARD)


def list_award(s: State) -> list[Action]:
    """HH-R34 Yes or no."""
    slot = s.stack[-2]
    return s.book.use_award[s.seat_of(slot)][s.cast[slot]]


def answer_award(s: State, action: UseAward, chance: Chance, log: Log) -> None:
    """HH-R34 A held Award is used now, or kept."""
    s.stack.pop()
    slot = s.stack.pop()
    if action.answer == "yes":
        s.training[slot * len(s.c.training) + s.c.award] -= 1
        award(s, slot, s.c.training[s.c.award].prestige, log)
