"""HH chapter 1: setup."""

from __future__ import annotations

from wardround.core.actions import Action
from wardround.core.chance import Chance
from wardround.core.log import Log
from wardround.games.healthy_heart.actions import PickAdministrator, PickDoctor
from wardround.games.healthy_heart.events import CharactersDealt
from wardround.games.healthy_heart.rules.catalogue import book_for
from wardround.games.healthy_heart.rules.constants import (
    D_PICK_ADMINISTRATOR,
    D_PICK_DOCTOR,
    FACE_DOWN,
    NONE,
    ON_JOB_LINE,
    T_GAME_TURN,
    UNBUILT,
)
from wardround.games.healthy_heart.rules.patients import lay_piece, new_patient
from wardround.games.healthy_heart.rules.state import (
    ADMIN_POOL,
    ADMINISTRATOR,
    CHIEF_POOL,
    SLOTS,
    State,
)
from wardround.games.healthy_heart.rules.tables import Content, Rules
from wardround.games.healthy_heart.rules.transfer import free_bed


def empty_table(c: Content, rules: Rules) -> State:
    """HH-1.20, HH-1.22, HH-1.23 Everything in the box or in its stock; nobody in the Hospital."""
    s = State(c, rules, book_for(c, rules.seats))
    s.discard = [0] * (c.maladies + 1)
    s.who = [0] * c.places
    s.level = [0] * c.places
    s.malady = c.malady_of[:]
    s.cubes = [0] * c.places
    s.side = [0] * c.places
    s.home = [NONE] * (c.places - c.first_er)
    s.or_stock = [1] * c.maladies
    s.tombstones = c.tombstones
    s.cemetery = [0] * len(c.cemetery)
    s.morgue = [0] * c.morgue_places
    s.abilities = [NONE] * c.maladies
    s.rooms = [UNBUILT] * len(c.rooms)
    s.slots = [NONE] * c.room_slots
    s.staff = [ON_JOB_LINE] * len(c.hiring)
    pools = CHIEF_POOL + 1 + len(c.pool_medical)
    s.unused = [0] * pools
    s.used = [0] * pools
    s.stock_medical = c.medical_tokens
    s.stock_admin = c.admin_tokens
    s.training = [0] * (SLOTS * len(c.training))
    s.pool_up = [0] * len(c.training)
    fill_cup(s)
    stock_beds(s)
    return s


def fill_cup(s: State) -> None:
    """HH-1.5, HH-1.6 16 cubes of each malady colour and 8 black ones, all in the Cup."""
    s.cup = s.c.cubes[:]


def stock_beds(s: State) -> None:
    """HH-1.7, HH-1.11, HH-R3 The Beds not used at setup wait in the stock."""
    s.beds = [s.c.beds_low] * s.c.maladies + [s.c.beds_high] * s.c.maladies


def new_game(c: Content, rules: Rules, chance: Chance) -> State:
    """HH-1.1, HH-1.21 The table as it is before the first Game Turn."""
    s = empty_table(c, rules)
    s.money = c.money
    s.prestige = c.prestige
    draw_starting_beds(s, chance)
    deal_abilities(s, chance)
    deal_cards(s)
    lay_out_training(s, chance)
    lay_out_job_line(s)
    s.stack.append(T_GAME_TURN)
    choose_characters(s, chance)
    return s


def draw_starting_beds(s: State, chance: Chance) -> None:
    """HH-1.8, HH-1.9, HH-1.10 Five random Beds; not all of one colour."""
    c = s.c
    left = s.beds[:]
    count = sum(left)
    laid = 0
    while laid < c.start_beds and count > 0:
        token = chance.bag(left, c.bed_names)
        left[token] -= 1
        count -= 1
        malady = token % c.maladies
        place = free_bed(s, malady)
        if place < 0:
            continue
        level = c.start_level_low if token < c.maladies else c.start_level_high
        new_patient(s, place, malady, level)
        lay_piece(s, place)
        laid += 1


def deal_abilities(s: State, chance: Chance) -> None:
    """HH-1.12, HH-R63 One random ability for each Ward; the others are set aside."""
    c = s.c
    left = list(range(len(c.abilities)))
    for malady in range(c.maladies):
        s.abilities[malady] = left.pop(chance.pick(left, c.ability_names))
    s.aside_unseen = left
    s.aside_hidden = len(left) if s.rules.all_ten else len(left) - 1


def deal_cards(s: State) -> None:
    """HH-1.13 18 of the cards are the Draw pile, the others stay unseen."""
    s.unseen = list(range(len(s.c.card_ids)))
    s.pile_unseen = s.c.cards_dealt


def lay_out_training(s: State, chance: Chance) -> None:
    """HH-1.14 All markers face down, then two random ones face up."""
    s.pool_down = [training.copies for training in s.c.training]
    for _ in range(s.c.training_face_up):
        kind = chance.bag(s.pool_down, s.c.training_names)
        s.pool_down[kind] -= 1
        s.pool_up[kind] += 1


def lay_out_job_line(s: State) -> None:
    """HH-1.15 One face-down marker on each space of the Job Line."""
    s.job = [FACE_DOWN] * len(s.c.job_requirements)
    s.job_unknown = list(range(len(s.c.hiring)))


def choose_characters(s: State, chance: Chance) -> None:
    """HH-1.2, HH-1.3, HH-R91 An Administrator and four Doctors, at random or picked by seat 0."""
    c = s.c
    s.unused_doctors = list(range(len(c.doctors)))
    if s.rules.chosen:
        s.stack.append(D_PICK_ADMINISTRATOR)
        return
    everybody = list(range(len(c.administrators)))
    s.cast = [everybody[chance.pick(everybody, c.administrator_names)]]
    for _ in range(c.doctors_in_play):
        index = chance.pick(s.unused_doctors, c.doctor_names)
        s.cast.append(s.unused_doctors.pop(index))
    deal_tokens(s)


def list_administrators(s: State) -> list[Action]:
    """HH-1.2, HH-R91 Each Administrator."""
    return list(s.book.pick_administrator[len(s.c.doctors) :])


def answer_administrator(s: State, action: PickAdministrator, chance: Chance, log: Log) -> None:
    """HH-1.2, HH-R91 The Administrator is picked; Doctors are next."""
    s.cast = [s.book.character_number[action.character] - len(s.c.doctors)]
    s.stack[-1] = D_PICK_DOCTOR


def list_doctors(s: State) -> list[Action]:
    """HH-1.2, HH-R91 Each Doctor not yet picked."""
    return [s.book.pick_doctor[doctor] for doctor in s.unused_doctors]


def answer_doctor(s: State, action: PickDoctor, chance: Chance, log: Log) -> None:
    """HH-1.2, HH-R91 One Doctor after the other; with the fourth the tokens are dealt."""
    doctor = s.book.character_number[action.character]
    s.unused_doctors.remove(doctor)
    s.cast.append(doctor)
    if len(s.cast) == SLOTS:
        s.stack.pop()
        deal_tokens(s)
        if log.on:
            names = tuple(s.book.characters[s.character(slot)] for slot in range(SLOTS))
            log.add(CharactersDealt(rule="HH-1.2", characters=names))


def deal_tokens(s: State) -> None:
    """HH-1.16, HH-1.17, HH-1.18, HH-1.19, HH-1.20 Personal tokens, all Unused."""
    c = s.c
    for slot in range(1, len(s.cast)):
        s.unused[slot] = c.medical_per_doctor
        s.stock_medical -= c.medical_per_doctor
        extra = min(c.doctors[s.cast[slot]].admin_tokens, s.stock_admin)
        s.unused[ADMIN_POOL + slot] = extra
        s.stock_admin -= extra
    own = min(c.admin_for_administrator, s.stock_admin)
    s.unused[ADMIN_POOL + ADMINISTRATOR] = own
    s.stock_admin -= own
    s.unused[CHIEF_POOL] = 1
    s.cast_changed()
