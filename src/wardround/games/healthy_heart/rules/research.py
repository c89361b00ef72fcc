"""HH chapter 10: research and training."""

from __future__ import annotations

from typing import Any, Final

from wardround.core.actions import Action, Refusal
from wardround.core.chance import Chance
from wardround.core.decisions import question
from wardround.core.log import Log
from wardround.games.healthy_heart import actions as a
from wardround.games.healthy_heart import events as e
from wardround.games.healthy_heart.rules import constants as k
from wardround.games.healthy_heart.rules.menus import ASSIGN_PICK, PRESTIGE_PICK, REVEAL
from wardround.games.healthy_heart.rules.money import gain_prestige, pay
from wardround.games.healthy_heart.rules.questions import (
    Decisions,
    actor,
    named,
    owner,
    picks_left,
    two_answers,
    unlisted,
)
from wardround.games.healthy_heart.rules.state import (
    ADMIN_POOL,
    Assignment,
    State,
    holds_any,
)
from wardround.games.healthy_heart.rules.tokens import gain_tokens, is_medical_token

BASIC_RESEARCH: Final = 1
ADVANCED_RESEARCH: Final = 2
ADVANCED_PICKS: Final = 2


def lab_level(s: State) -> int:
    """HH-10.1, HH-10.2, HH-11.18 0 without a Research Lab, 1 for Basic, 2 for Advanced Research."""
    c = s.content
    if c.lab_room == k.NONE:
        return 0
    return c.rooms[c.lab_room].research[s.rooms[c.lab_room]]


def research_level(s: State, slot: int, bit: int) -> int:
    """HH-6.13, HH-10.9, HH-10.10, HH-14.6, HH-R35 The Research this token pays for: 0, 1 or 2."""
    level = lab_level(s)
    if level == 0 or not is_medical_token(s, bit):
        return level
    if s.content.doctors[s.cast[slot]].research_with_medical:
        return level
    return BASIC_RESEARCH if has_phd(s, slot) else 0


def has_phd(s: State, slot: int) -> bool:
    """HH-10.10 Whether a Doctor holds a Research PhD."""
    first = slot * len(s.content.training)
    for kind, training in enumerate(s.content.training):
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
    s.current_act().picks = ADVANCED_PICKS if is_advanced(s) else 1
    s.stack.append(k.D_RESEARCH_PICK)


def is_advanced(s: State) -> bool:
    """HH-10.6 Whether the current Research is Advanced."""
    act = s.current_act()
    return research_level(s, act.slot, act.token) == ADVANCED_RESEARCH


def basic_picks(s: State, reveal: Action, assign: Action) -> list[Action]:
    """HH-10.3, HH-10.8 The possible picks of a Basic Research."""
    picks: list[Action] = []
    if any(s.pool_down):
        picks.append(reveal)
    if any(s.pool_up):
        picks.append(assign)
    return picks


def carry_out_pick(s: State, pick: str, chance: Chance, log: Log) -> None:
    """HH-10.4, HH-10.5, HH-10.6 Reveal a marker, assign one, or take 1 Prestige."""
    if pick == REVEAL:
        s.pool_up[draw_marker(s, chance, log)] += 1
    elif pick == ASSIGN_PICK:
        s.stack.append(k.D_RESEARCH_MARKER)
    elif pick == PRESTIGE_PICK:
        gain_prestige(s, 1, "HH-10.6", False, log)


def list_picks(s: State) -> list[Action]:
    """HH-10.3, HH-10.6, HH-10.7, HH-10.8 The possible picks, including a marker just revealed."""
    reveal, assign, prestige = s.actions.research_pick[s.pen]
    picks = basic_picks(s, reveal, assign)
    if is_advanced(s):
        picks.append(prestige)
    return picks


def answer_pick(s: State, action: a.ResearchPick, chance: Chance, log: Log) -> None:
    """HH-10.6 One pick after the other."""
    act = s.current_act()
    act.picks -= 1
    if act.picks == 0:
        s.stack.pop()
    carry_out_pick(s, action.pick, chance, log)


def list_cure_research(s: State) -> list[Action]:
    """HH-8.10, HH-10.8, HH-R86 A free Basic Research, as far as possible, or none."""
    reveal, assign, none = s.actions.cure_research[s.pen]
    return [*basic_picks(s, reveal, assign), none]


def answer_cure_research(s: State, action: a.CureResearch, chance: Chance, log: Log) -> None:
    """HH-8.10 No token, cost or Research Lab is needed."""
    s.stack.pop()
    carry_out_pick(s, action.pick, chance, log)


def draw_marker(s: State, chance: Chance, log: Log) -> int:
    """HH-10.4 A random face-down marker is turned face up."""
    kind = chance.bag(s.pool_down, s.content.training_names)
    s.pool_down[kind] -= 1
    if log.on:
        log.add(e.TrainingRevealed(rule="HH-10.4", marker=s.content.training_ids[kind]))
    return kind


def list_research_markers(s: State) -> list[Action]:
    """HH-10.5 Each kind of face-up marker."""
    actions = s.actions.research_marker[s.pen]
    return [actions[kind] for kind, count in enumerate(s.pool_up) if count]


def answer_research_marker(s: State, action: a.ResearchMarker, chance: Chance, log: Log) -> None:
    """HH-10.5 Take the marker from the Training Pool; then ask for its Doctor."""
    s.stack.pop()
    take_face_up(s, s.content.training_number[action.marker])


def take_face_up(s: State, kind: int) -> None:
    s.pool_up[kind] -= 1
    give(s, kind)


def give(s: State, kind: int) -> None:
    """Ask for the Doctor who gets this marker."""
    s.assignment = Assignment(kind)
    s.stack.append(k.D_TRAIN_DOCTOR)


def begin_training(s: State, log: Log) -> None:
    """HH-10.11 Train costs $5 and needs no Lab."""
    pay(s, s.content.train_price, "HH-10.11", False, log)
    s.stack.append(k.D_TRAIN_MARKER)


def list_train_markers(s: State) -> list[Action]:
    """HH-10.12 Each kind of face-up marker, or a random face-down one."""
    actions = s.actions.train_marker[s.pen]
    choices = [actions[kind] for kind, count in enumerate(s.pool_up) if count]
    if any(s.pool_down):
        choices.append(actions[len(s.pool_up)])
    return choices


def answer_train_marker(s: State, action: a.TrainMarker, chance: Chance, log: Log) -> None:
    """HH-10.12, HH-R68 Turn a random marker up first; then ask for its Doctor."""
    s.stack.pop()
    kind = s.content.training_number[action.marker]
    if kind == len(s.pool_up):
        give(s, draw_marker(s, chance, log))
    else:
        take_face_up(s, kind)


def list_doctors(s: State) -> list[Action]:
    """HH-10.13, HH-10.15 Every Doctor in play who is not blocked for this marker."""
    actions, blocked = s.actions.train_doctor[s.pen], s.current_assignment().blocked
    return [actions[s.cast[n]] for n in range(1, len(s.cast)) if not blocked >> n & 1]


def answer_train_doctor(s: State, action: a.TrainDoctor, chance: Chance, log: Log) -> None:
    """HH-10.13, HH-10.14, HH-R36, HH-R69 Ask the lead, unless no other Doctor could get it."""
    s.stack.pop()
    slot = s.slot_of[s.content.character_number[action.character]]
    blocked = s.current_assignment().blocked
    others = [n for n in range(1, len(s.cast)) if n != slot and not blocked >> n & 1]
    if s.rules.veto and s.pen != 0 and others:
        s.stack += [slot, k.D_TRAINING_VETO]
    else:
        assign_marker(s, slot, log)


def answer_veto(s: State, action: a.TrainingVeto, chance: Chance, log: Log) -> None:
    """HH-10.14, HH-10.15 After a block, ask for a different Doctor for the same marker."""
    assignment = s.current_assignment()
    s.stack.pop()
    slot = s.stack.pop()
    if action.answer == "allow":
        assign_marker(s, slot, log)
        return
    assignment.blocked |= 1 << slot
    s.stack.append(k.D_TRAIN_DOCTOR)
    if log.on:
        log.add(
            e.AssignmentBlocked(
                rule="HH-10.14",
                marker=s.content.training_ids[assignment.marker],
                character=s.content.character_ids[s.cast[slot]],
            )
        )


def marker_fact(s: State) -> dict[str, Any]:
    """The marker to be assigned."""
    return {"marker": named(s, s.content.training_ids[s.current_assignment().marker])}


def veto_facts(s: State) -> dict[str, Any]:
    """The marker, the Doctor, and what has been paid for it."""
    doctor = s.content.character_ids[s.cast[s.stack[-2]]]
    price = s.content.train_price if s.current_act().kind == k.TRAIN else 0
    return marker_fact(s) | {"doctor": named(s, doctor), "price": price}


def assign_marker(s: State, slot: int, log: Log) -> None:
    """HH-10.16, HH-10.21, HH-R32, HH-R33 Kept without limit, unless it works only once."""
    assignment = s.current_assignment()
    training = s.content.training[assignment.marker]
    if log.on:
        log.add(
            e.TrainingAssigned(
                rule="HH-10.16",
                marker=s.content.training_ids[assignment.marker],
                character=s.content.character_ids[s.cast[slot]],
            )
        )
    if training.admin_tokens:
        admin_degree(s, slot, training.admin_tokens, log)
    elif training.prestige and not s.rules.award_hold:
        award(s, slot, training.prestige, log)
    else:
        s.training[slot * len(s.content.training) + assignment.marker] += 1
    s.assignment = None


def admin_degree(s: State, slot: int, count: int, log: Log) -> None:
    """HH-10.22, HH-R33 A Personal Administrative token from the stock; the marker leaves."""
    gain_tokens(s, ADMIN_POOL + slot, count, "HH-10.22", log)
    s.out_of_game += 1


def award(s: State, slot: int, prestige: int, log: Log) -> None:
    """HH-10.23, HH-R34 The team gains Prestige and the marker leaves the game."""
    s.prestige += prestige
    s.out_of_game += 1
    if log.on:
        character = s.content.character_ids[s.cast[slot]]
        log.add(e.AwardUsed(rule="HH-10.23", character=character, prestige=prestige))


def ask_awards(s: State) -> None:
    """HH-R34, HH-R97 Ask about each held Award separately, in seat order."""
    award = s.content.award
    if not s.rules.award_hold or award == k.NONE:
        return
    if s.pool_up[award] + s.pool_down[award] == s.content.training[award].copies:
        return  # Nobody has one yet, which is quicker to see here than at every slot.
    for slots in reversed(s.rules.slots):
        for slot in reversed(slots):
            for _ in range(s.training[slot * len(s.content.training) + award]):
                s.stack += [slot, k.D_USE_AWARD]


def list_award(s: State) -> list[Action]:
    """HH-R34 Yes or no."""
    slot = s.stack[-2]
    return s.actions.use_award[s.seat_of(slot)][s.cast[slot]]


def answer_award(s: State, action: a.UseAward, chance: Chance, log: Log) -> None:
    """HH-R34 Use a held Award now, or keep it."""
    s.stack.pop()
    slot = s.stack.pop()
    if action.answer == "yes":
        s.training[slot * len(s.content.training) + s.content.award] -= 1
        award(s, slot, s.content.training[s.content.award].prestige, log)


def why_not_pick(s: State, action: a.ResearchPick | a.CureResearch) -> Refusal | None:
    """HH-10.6, HH-10.8 The pick is impossible, or only for Advanced Research."""
    pick = action.pick
    if pick == PRESTIGE_PICK:
        return Refusal("HH-10.6", "needs_advanced_research")
    if pick in (REVEAL, ASSIGN_PICK):
        return Refusal("HH-10.8", "pick_is_impossible", pick=pick)
    return None


def why_not_doctor(s: State, action: a.TrainDoctor) -> Refusal | None:
    """HH-10.13, HH-10.15 Not a Doctor in play, or blocked for this marker."""
    character = action.character
    number = s.content.character_number.get(character, k.NONE)
    if number == k.NONE:
        return None
    if number in s.cast[1:] and s.current_assignment().blocked >> s.cast.index(number, 1) & 1:
        return Refusal("HH-10.15", "blocked_by_the_lead", character=character)
    return Refusal("HH-10.13", "not_a_doctor_in_play", character=character)


# fmt: off
DECISIONS: Final[Decisions] = {
    k.D_USE_AWARD: question(a.UseAward, "HH-R34",
        list_award, answer_award, seat=owner),
    k.D_CURE_RESEARCH: question(a.CureResearch, "HH-8.10",
        list_cure_research, answer_cure_research, why_not_pick, actor),
    k.D_RESEARCH_PICK: question(a.ResearchPick, "HH-10.3",
        list_picks, answer_pick, why_not_pick, actor, picks_left),
    k.D_RESEARCH_MARKER: question(a.ResearchMarker, "HH-10.5",
        list_research_markers, answer_research_marker,
        unlisted("HH-10.8", "no_such_marker_there"), actor),
    k.D_TRAIN_MARKER: question(a.TrainMarker, "HH-10.12",
        list_train_markers, answer_train_marker, unlisted("HH-10.8", "no_such_marker_there"), actor,
        lambda s: {"price": s.content.train_price}),
    k.D_TRAIN_DOCTOR: question(a.TrainDoctor, "HH-10.13",
        list_doctors, answer_train_doctor, why_not_doctor, actor, marker_fact),
    k.D_TRAINING_VETO: two_answers(a.TrainingVeto, "HH-10.14",
        ("allow", "block"), answer_veto, veto_facts),
}
# fmt: on
