"""HH chapter 1: setup."""

from __future__ import annotations

from typing import Final

from wardround.core.actions import Action
from wardround.core.chance import Chance
from wardround.core.decisions import question
from wardround.core.game import Options
from wardround.core.log import Log, silent
from wardround.games.healthy_heart import actions as a
from wardround.games.healthy_heart import events as e
from wardround.games.healthy_heart.rules import constants as k
from wardround.games.healthy_heart.rules.menus import menus_for
from wardround.games.healthy_heart.rules.patients import lay_piece, new_patient
from wardround.games.healthy_heart.rules.questions import Decisions
from wardround.games.healthy_heart.rules.state import (
    ADMIN_POOL,
    ADMINISTRATOR,
    CHIEF_POOL,
    SLOTS,
    State,
)
from wardround.games.healthy_heart.rules.tables import Content, Rules
from wardround.games.healthy_heart.rules.tokens import gain_tokens
from wardround.games.healthy_heart.rules.transfer import free_bed


def empty_table(content: Content, options: Options) -> State:
    """HH-1.5, HH-1.6, HH-1.7, HH-1.11, HH-1.20, HH-1.22, HH-1.23, HH-R3 An empty Hospital.

    All cubes are in the Cup; everything else is in its stock or in the box.
    """
    rules = Rules(content, options)
    return State(content, rules, menus_for(content, rules.seats))


def new_game(c: Content, options: Options, chance: Chance) -> State:
    """HH-1.1, HH-1.21 The table before the first Game Turn."""
    s = empty_table(c, options)
    s.money = c.setup.money
    s.prestige = c.setup.prestige
    draw_starting_beds(s, chance)
    deal_abilities(s, chance)
    deal_cards(s)
    lay_out_training(s, chance)
    lay_out_job_line(s)
    s.stack.append(k.T_GAME_TURN)
    choose_characters(s, chance)
    return s


def draw_starting_beds(s: State, chance: Chance) -> None:
    """HH-1.8, HH-1.9, HH-1.10 Five random Beds; not all of one colour."""
    c = s.content
    left = s.beds[:]
    count = sum(left)
    laid = 0
    while laid < c.setup.start_beds and count > 0:
        token = chance.bag(left, c.bed_names)
        left[token] -= 1
        count -= 1
        malady = token % c.maladies
        place = free_bed(s, malady)
        if place == k.NONE:
            continue
        level = c.setup.start_level_low if token < c.maladies else c.setup.start_level_high
        new_patient(s, place, malady, level)
        lay_piece(s, place)
        laid += 1


def deal_abilities(s: State, chance: Chance) -> None:
    """HH-1.12, HH-R63 One random ability for each Ward; the others are set aside."""
    c = s.content
    left = list(range(len(c.abilities)))
    for malady in range(c.maladies):
        s.abilities[malady] = left.pop(chance.pick(left, c.ability_names))
    s.aside_unseen = left
    s.aside_hidden = len(left) if s.rules.all_ten else len(left) - 1


def deal_cards(s: State) -> None:
    """HH-1.13 The Draw pile is 18 of the cards; the others stay unseen."""
    s.unseen = list(range(len(s.content.card_ids)))
    s.pile_unseen = s.content.setup.ambulance_dealt


def lay_out_training(s: State, chance: Chance) -> None:
    """HH-1.14 All markers face down, then two random ones face up."""
    s.pool_down = [training.copies for training in s.content.training]
    for _ in range(s.content.setup.training_face_up):
        kind = chance.bag(s.pool_down, s.content.training_names)
        s.pool_down[kind] -= 1
        s.pool_up[kind] += 1


def lay_out_job_line(s: State) -> None:
    """HH-1.15 One face-down marker on each space of the Job Line."""
    s.job = [k.FACE_DOWN] * len(s.content.job_requirements)
    s.job_unknown = list(range(len(s.content.hiring)))


def choose_characters(s: State, chance: Chance) -> None:
    """HH-1.2, HH-1.3, HH-R91 An Administrator and four Doctors, at random or picked by seat 0."""
    c = s.content
    s.unused_doctors = list(range(len(c.doctors)))
    if s.rules.chosen:
        s.stack.append(k.D_PICK_ADMINISTRATOR)
        return
    everybody = list(range(len(c.administrators)))
    s.cast = [everybody[chance.pick(everybody, c.administrator_names)]]
    for _ in range(c.setup.doctors_in_play):
        index = chance.pick(s.unused_doctors, c.doctor_names)
        s.cast.append(s.unused_doctors.pop(index))
    deal_tokens(s)


def list_administrators(s: State) -> list[Action]:
    """HH-1.2, HH-R91 Each Administrator."""
    return list(s.actions.pick_administrator[len(s.content.doctors) :])


def answer_administrator(s: State, action: a.PickAdministrator, chance: Chance, log: Log) -> None:
    """HH-1.2, HH-R91 Pick the Administrator; the Doctors come next."""
    s.cast = [s.content.character_number[action.character] - len(s.content.doctors)]
    s.stack[-1] = k.D_PICK_DOCTOR


def list_doctors(s: State) -> list[Action]:
    """HH-1.2, HH-R91 Each Doctor not yet picked."""
    return [s.actions.pick_doctor[doctor] for doctor in s.unused_doctors]


def answer_doctor(s: State, action: a.PickDoctor, chance: Chance, log: Log) -> None:
    """HH-1.2, HH-R91 Pick one Doctor after the other; deal the tokens after the fourth."""
    doctor = s.content.character_number[action.character]
    s.unused_doctors.remove(doctor)
    s.cast.append(doctor)
    if len(s.cast) == SLOTS:
        s.stack.pop()
        deal_tokens(s)
        if log.on:
            names = tuple(s.character_id(slot) for slot in range(SLOTS))
            log.add(e.CharactersDealt(rule="HH-1.2", characters=names))


def deal_tokens(s: State) -> None:
    """HH-1.16, HH-1.17, HH-1.18, HH-1.19, HH-1.20 Personal tokens, all Unused."""
    c, log = s.content, silent()
    for slot in range(1, len(s.cast)):
        gain_tokens(s, slot, c.setup.medical_per_doctor, "HH-1.16", log)
        gain_tokens(s, ADMIN_POOL + slot, c.doctors[s.cast[slot]].admin_tokens, "HH-1.18", log)
    own = c.setup.admin_for_administrator
    gain_tokens(s, ADMIN_POOL + ADMINISTRATOR, own, "HH-1.17", log)
    s.unused[CHIEF_POOL] = 1
    s.cast_changed()


# fmt: off
DECISIONS: Final[Decisions] = {
    k.D_PICK_ADMINISTRATOR: question(
        a.PickAdministrator, "HH-R91",
        list_administrators, answer_administrator),
    k.D_PICK_DOCTOR: question(a.PickDoctor, "HH-R91",
        list_doctors, answer_doctor),
}
# fmt: on
