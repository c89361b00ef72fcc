"""HH chapter 4: the Ambulance Phase."""

from __future__ import annotations

from typing import Final

from wardround.core.actions import Action
from wardround.core.chance import Chance
from wardround.core.decisions import question
from wardround.core.log import Log
from wardround.games.healthy_heart import actions as a
from wardround.games.healthy_heart import events as e
from wardround.games.healthy_heart.rules import constants as k
from wardround.games.healthy_heart.rules.cubes import (
    by_colour,
    discard_set,
    draw_replacing,
    tell_draw,
)
from wardround.games.healthy_heart.rules.death import die
from wardround.games.healthy_heart.rules.ending import end_game
from wardround.games.healthy_heart.rules.luck import may_repeat
from wardround.games.healthy_heart.rules.patients import (
    enter_er,
    er_size,
    free_er_space,
    free_er_spaces,
    new_patient,
    tell_level,
)
from wardround.games.healthy_heart.rules.questions import YES_NO, Decisions, two_answers
from wardround.games.healthy_heart.rules.state import State


def begin_turn(s: State, chance: Chance, log: Log) -> None:
    """HH-1.24, HH-4.1, HH-4.2, HH-4.3, HH-14.7, HH-18.5, HH-R1, HH-R5 Begin a Game Turn.

    Two cards come first, then the Rounds. Dr. Lucky may hide a body again, and players may order
    supplies again.
    """
    s.turn += 1
    s.phase = k.AMBULANCE
    s.admin_spent = 0
    s.hides_used = 0
    log.barrier = True
    s.left.append(draw_card(s, chance))
    s.right.append(draw_card(s, chance))
    if log.on:
        log.add(e.PhaseBegan(rule="HH-1.24", phase="ambulance", turn=s.turn))
        left, right = card_id(s, s.left[-1]), card_id(s, s.right[-1])
        log.add(e.CardsRevealed(rule="HH-4.2", left=left, right=right))
    s.stack += [k.T_CHECK_END, k.T_ROUNDS, k.RIGHT, k.T_CARD, k.LEFT, k.T_CARD]


def card_id(s: State, card: int) -> str:
    return f"ambulance:{s.content.card_ids[card]}"


def pile_size(s: State) -> int:
    """HH-1.13 The number of cards in the Draw pile."""
    return s.pile_unseen + len(s.under)


def draw_card(s: State, chance: Chance) -> int:
    """HH-1.13, HH-12.18 The top card: any unseen card; those sent under the pile come last."""
    if s.pile_unseen:
        s.pile_unseen -= 1
        return s.unseen.pop(chance.pick(s.unseen, s.content.card_ids))
    return s.under.pop(0)


def begin_card(s: State, chance: Chance, log: Log) -> None:
    """HH-12.17, HH-R9 Before a card's cubes are drawn the Security Guard may send it away."""
    s.card_side = s.stack.pop()
    guard = s.content.guard
    if guard != k.NONE and s.staff[guard] == k.IN_PARKING_LOT and pile_size(s) > 0:
        s.stack += [k.T_DRAW_CARD, k.D_SECURITY_GUARD]
    else:
        draw_arrivals(s, chance, log)


def answer_guard(s: State, action: a.SecurityGuard, chance: Chance, log: Log) -> None:
    """HH-12.18, HH-12.19, HH-R9 The card goes under the pile; the Guard waits to be hired again."""
    s.stack.pop()
    if action.answer == "no":
        return
    pile = open_pile(s)
    sent = pile.pop()
    new = draw_card(s, chance)
    s.under.append(sent)
    pile.append(new)
    s.staff[s.content.guard] = k.ON_JOB_LINE
    s.guard_front = 1
    if log.on:
        log.add(
            e.CardSentAway(
                rule="HH-12.18",
                card=card_id(s, sent),
                replacement=card_id(s, new),
                side=k.SIDES[s.card_side],
            )
        )


def open_pile(s: State) -> list[int]:
    """HH-4.16 The card being resolved lies face up on this entry pile and stays there."""
    return s.left if s.card_side == k.LEFT else s.right


def cubes_for(s: State, card: int) -> int:
    """HH-4.4, HH-18.1, HH-R10 The card's number plus the difficulty modifier, at least 0."""
    return max(0, s.content.card_cubes[card] + s.rules.cubes_per_card)


def draw_arrivals(s: State, chance: Chance, log: Log) -> None:
    """HH-4.4, HH-4.5, HH-4.6 Draw the card's cubes; black ones are replaced by two."""
    card = open_pile(s)[-1]
    s.drawing = k.FOR_CARD
    draw_replacing(s, cubes_for(s, card), chance, log)
    if log.on:
        tell_draw(s, 0, "HH-4.4", card_id(s, card), log)
    if may_repeat(s):
        s.stack += [k.T_PLACE_CARD, k.D_FEELING_LUCKY]
    else:
        place_arrivals(s, chance, log)


def chair_for(s: State, colour: int) -> int:
    """HH-4.7 Left card, left chairs; right card, right chairs; each to the chair of its colour."""
    return s.card_side * s.content.maladies + colour


def arrival_total(s: State, colour: int) -> int:
    """HH-4.8, HH-R4 The cubes of a colour on the card plus those on its chair."""
    return s.level[chair_for(s, colour)] + s.drawn.count(colour)


def place_arrivals(s: State, chance: Chance, log: Log) -> None:
    """HH-4.8, HH-4.9, HH-4.14, HH-R4 Totals up to 4 are placed first."""
    most = s.content.areas[k.TRIAGE].levels[0]
    counts = by_colour(s, s.drawn)
    for colour in range(s.content.maladies):
        count = counts[colour]
        if count and s.level[chair_for(s, colour)] + count <= most:
            join_chair(s, colour, count, log)
            counts[colour] = 0
    s.drawn = [cube for cube in s.drawn if counts[cube]]
    if s.drawn:
        next_arrival(s, chance, log)


def join_chair(s: State, colour: int, count: int, log: Log) -> None:
    """HH-4.9 The cubes make a new patient on an empty chair, or worsen the one on it."""
    chair = chair_for(s, colour)
    before = s.level[chair]
    if before:
        s.level[chair] = before + count
        if log.on:
            tell_level(s, chair, before, before + count, "HH-4.9", log)
    else:
        new_patient(s, chair, colour, count)
        if log.on:
            log.add(
                e.PatientArrived(
                    rule="HH-4.9",
                    patient=s.content.patient_ids[s.who[chair]],
                    place=s.content.place_ids[chair],
                    level=count,
                )
            )
    s.cubes[chair] += count


def next_arrival(s: State, chance: Chance, log: Log) -> None:
    """HH-4.14, HH-4.15 The other colours one by one; finally, black cubes are discarded."""
    left = colours_left(s)
    if not left:
        discard_set(s)
    elif len(left) == 1:
        s.stack.append(k.T_ARRIVALS)
        too_many(s, left[0], log)
    else:
        s.stack += [k.T_ARRIVALS, k.D_ARRIVAL_ORDER]


def colours_left(s: State) -> list[int]:
    return [colour for colour in range(s.content.maladies) if colour in s.drawn]


def list_arrival_order(s: State) -> list[Action]:
    """HH-4.14 Each unresolved colour with a total of 5 or more."""
    return [s.actions.arrival_order[chair_for(s, colour)] for colour in colours_left(s)]


def answer_arrival_order(s: State, action: a.ArrivalOrder, chance: Chance, log: Log) -> None:
    """HH-4.14 Resolve this colour next."""
    s.stack.pop()
    too_many(s, s.content.chair_number[action.chair] % s.content.maladies, log)


def too_many(s: State, colour: int, log: Log) -> None:
    """HH-4.10, HH-4.11, HH-4.12, HH-4.13, HH-16.2 Exactly 5 and a free E.R. space, or death."""
    total = arrival_total(s, colour)
    chair = chair_for(s, colour)
    join_chair(s, colour, s.drawn.count(colour), log)
    s.drawn = [cube for cube in s.drawn if cube != colour]
    space = free_er_space(s) if total == s.content.areas[k.ER].lowest else k.NONE
    if space != k.NONE:
        enter_er(s, chair, space, "HH-4.10", log)
    else:
        die(s, chair, k.NONE)


def check_end(s: State, chance: Chance, log: Log) -> None:
    """HH-1.25, HH-4.17, HH-17.2 With an empty Draw pile the game ends; otherwise players act."""
    if pile_size(s) == 0:
        end_game(s, k.RAN_ITS_COURSE, log)
    else:
        s.stack.append(k.T_PLAYERS)


# fmt: off
DECISIONS: Final[Decisions] = {
    k.D_SECURITY_GUARD: two_answers(a.SecurityGuard, "HH-12.17",
        YES_NO, answer_guard, lambda s: {"side": k.SIDES[s.card_side]}),
    k.D_ARRIVAL_ORDER: question(a.ArrivalOrder, "HH-4.14",
        list_arrival_order, answer_arrival_order,
        facts=lambda s: {"free": free_er_spaces(s), "er": er_size(s) > 0}),
}
# fmt: on
