"""The state of a game: ints and lists, nothing hidden in it.

What nobody knows yet is not decided: the Cup is a collection without an order, the Draw pile is
"so many of the unseen cards", a face-down marker is "one of those not seen yet".
"""

from __future__ import annotations

from typing import Final

from wardround.core.actions import Action
from wardround.games.healthy_heart.rules.catalogue import Book
from wardround.games.healthy_heart.rules.constants import D_FIRST, NONE, ON_JOB_LINE, RUNNING, SETUP
from wardround.games.healthy_heart.rules.tables import Ability, Content, Rules

ADMINISTRATOR: Final = 0
"""The slot of the Administrator; Doctors have the slots after it."""
LAID_OUT_LATER: Final[list[int]] = []
"""Stands for every list that `setup.empty_table` and `State.clone` put in its place at once."""


class State:
    """A game of Healthy Heart Hospital at one moment."""

    __slots__ = (
        "abilities",
        "act_kind",
        "act_target",
        "act_token",
        "actor",
        "admin_spent",
        "advanced",
        "aside_hidden",
        "aside_seen",
        "aside_unseen",
        "beds",
        "blocked",
        "body_doctor",
        "body_free",
        "body_patient",
        "body_pv",
        "body_space",
        "body_spun",
        "bonus_cubes",
        "bonuses",
        "book",
        "c",
        "card_side",
        "cast",
        "cemetery",
        "choices",
        "coroner_graves",
        "cubes",
        "cup",
        "dead",
        "denied",
        "discard",
        "drawing",
        "drawn",
        "ended",
        "fired",
        "guard_front",
        "heal_level",
        "heal_pv",
        "hides_used",
        "home",
        "job",
        "job_unknown",
        "left",
        "level",
        "malady",
        "marker",
        "matching",
        "menus",
        "money",
        "morgue",
        "moved",
        "next_patient",
        "or_stock",
        "out_of_game",
        "passed",
        "pen",
        "phase",
        "picks",
        "pile_unseen",
        "place",
        "pool_down",
        "pool_up",
        "prestige",
        "priority",
        "procedure_colour",
        "procedure_malady",
        "receiver",
        "returns",
        "right",
        "rooms",
        "rules",
        "score",
        "side",
        "slot_of",
        "slots",
        "spent_before",
        "stack",
        "staff",
        "stock_admin",
        "stock_medical",
        "to_check",
        "tombstones",
        "training",
        "turn",
        "turn_seat",
        "under",
        "unseen",
        "unused",
        "unused_doctors",
        "used",
        "waiting",
        "who",
    )

    def __init__(self, c: Content, rules: Rules, book: Book) -> None:
        self.c = c
        self.rules = rules
        self.book = book
        self.stack: list[int] = []
        self.choices: list[Action] = []
        # The clock and the tracks.
        self.turn = 0
        self.phase: int = SETUP
        self.ended: int = RUNNING
        self.score = 0
        self.money = 0
        self.prestige = 0
        # Cubes: the Cup is kept sorted, the Discard counted, the set in the order of drawing.
        self.cup = LAID_OUT_LATER
        self.discard = LAID_OUT_LATER
        self.drawn: list[int] = []
        # Patients by place.
        self.who = LAID_OUT_LATER
        self.level = LAID_OUT_LATER
        self.malady = LAID_OUT_LATER
        self.cubes = LAID_OUT_LATER
        """Real cubes on a cube patient; what is missing to its level are proxies."""
        self.side = LAID_OUT_LATER
        """The side of the Bed or O.R. marker that is up."""
        self.home = LAID_OUT_LATER
        """For each E.R. space the chair its patient came from."""
        self.next_patient = 1
        self.priority = 0
        """The patient with the Priority marker, or 0."""
        self.beds = LAID_OUT_LATER
        """The stock of Beds: levels 1/2 by malady, then levels 3/4."""
        self.or_stock = LAID_OUT_LATER
        self.tombstones = 0
        self.cemetery = LAID_OUT_LATER
        self.morgue = LAID_OUT_LATER
        self.coroner_graves = 0
        """Tombstones on used Coroner markers."""
        # Wards, Rooms, staff.
        self.abilities = LAID_OUT_LATER
        self.aside_seen: list[int] = []
        self.aside_unseen: list[int] = []
        """Abilities that never lay in a Ward."""
        self.aside_hidden = 0
        """How many of them are among those set aside."""
        self.rooms = LAID_OUT_LATER
        self.slots = LAID_OUT_LATER
        self.staff = LAID_OUT_LATER
        self.job: list[int] = []
        self.job_unknown: list[int] = []
        self.guard_front = 0
        # Characters, tokens, Training.
        self.cast: list[int] = []
        """The Administrator's number, then the Doctors'."""
        self.menus: list[list[list[list[Action]]]] = []
        """For each slot the `choose_action` entries of its character; see `cast_changed`."""
        self.slot_of: list[int] = []
        """The slot of each character in play; see `cast_changed`."""
        self.unused_doctors: list[int] = []
        self.fired: list[int] = []
        self.unused = LAID_OUT_LATER
        """Unused tokens by pool: Medical by slot, Administrative by slot, Chief, Shared pools."""
        self.used = LAID_OUT_LATER
        self.stock_medical = 0
        self.stock_admin = 0
        self.admin_spent = 0
        self.hides_used = 0
        self.training = LAID_OUT_LATER
        """Markers by slot and kind."""
        self.pool_up = LAID_OUT_LATER
        self.pool_down: list[int] = []
        self.out_of_game = 0
        """Training markers that have left the game."""
        # Ambulance cards.
        self.unseen: list[int] = []
        """Cards that nobody has seen: in the Draw pile or left out."""
        self.pile_unseen = 0
        self.under: list[int] = []
        """Cards that the Security Guard sent under the Draw pile, first to come first."""
        self.left: list[int] = []
        self.right: list[int] = []
        # What is under way.
        self.card_side = 0
        self.drawing = 0
        self.to_check: list[int] = []
        self.dead: list[int] = []
        self.passed = 0
        self.turn_seat = 0
        self.waiting: list[Action] | None = None
        """What is left to list after a pass; only while that pass is carried out."""
        self.denied: list[int] = []
        self.actor: int = NONE
        self.act_kind: int = NONE
        self.act_token: int = NONE
        self.act_target: int = NONE
        self.spent_before = 0
        self.pen = 0
        """The seat that makes the choices of what is under way."""
        self.place: int = NONE
        """The place of the patient that is checked, healed or hoped for."""
        self.heal_level = 0
        self.heal_pv = 0
        self.matching = 0
        self.bonuses: list[int] = []
        """Bonuses that may still be drawn in this Heal."""
        self.bonus_cubes = 0
        self.returns = 0
        self.picks = 0
        self.advanced = 0
        self.marker: int = NONE
        self.blocked = 0
        self.moved = 0
        """Cubes of Efficiency, markers of Organized Memo System, tokens of Overtime so far."""
        self.receiver: int = NONE
        self.body_patient = 0
        self.body_pv = 0
        self.body_doctor: int = NONE
        self.body_spun = 0
        self.body_free = 0
        self.body_space: int = NONE
        self.procedure_colour: int = NONE
        self.procedure_malady: int = NONE

    def clone(self) -> State:
        """An independent copy; content, options and actions are shared."""
        s = State(self.c, self.rules, self.book)
        s.stack = self.stack[:]
        s.choices = self.choices
        s.turn = self.turn
        s.phase = self.phase
        s.ended = self.ended
        s.score = self.score
        s.money = self.money
        s.prestige = self.prestige
        s.cup = self.cup[:]
        s.discard = self.discard[:]
        s.drawn = self.drawn[:]
        s.who = self.who[:]
        s.level = self.level[:]
        s.malady = self.malady[:]
        s.cubes = self.cubes[:]
        s.side = self.side[:]
        s.home = self.home[:]
        s.next_patient = self.next_patient
        s.priority = self.priority
        s.beds = self.beds[:]
        s.or_stock = self.or_stock[:]
        s.tombstones = self.tombstones
        s.cemetery = self.cemetery[:]
        s.morgue = self.morgue[:]
        s.coroner_graves = self.coroner_graves
        s.abilities = self.abilities[:]
        s.aside_seen = self.aside_seen[:]
        s.aside_unseen = self.aside_unseen[:]
        s.aside_hidden = self.aside_hidden
        s.rooms = self.rooms[:]
        s.slots = self.slots[:]
        s.staff = self.staff[:]
        s.job = self.job[:]
        s.job_unknown = self.job_unknown[:]
        s.guard_front = self.guard_front
        s.cast = self.cast[:]
        s.menus = self.menus
        s.slot_of = self.slot_of
        s.unused_doctors = self.unused_doctors[:]
        s.fired = self.fired[:]
        s.unused = self.unused[:]
        s.used = self.used[:]
        s.stock_medical = self.stock_medical
        s.stock_admin = self.stock_admin
        s.admin_spent = self.admin_spent
        s.hides_used = self.hides_used
        s.training = self.training[:]
        s.pool_up = self.pool_up[:]
        s.pool_down = self.pool_down[:]
        s.out_of_game = self.out_of_game
        s.unseen = self.unseen[:]
        s.pile_unseen = self.pile_unseen
        s.under = self.under[:]
        s.left = self.left[:]
        s.right = self.right[:]
        s.card_side = self.card_side
        s.drawing = self.drawing
        s.to_check = self.to_check[:]
        s.dead = self.dead[:]
        s.passed = self.passed
        s.turn_seat = self.turn_seat
        s.denied = self.denied[:]
        s.actor = self.actor
        s.act_kind = self.act_kind
        s.act_token = self.act_token
        s.act_target = self.act_target
        s.spent_before = self.spent_before
        s.pen = self.pen
        s.place = self.place
        s.heal_level = self.heal_level
        s.heal_pv = self.heal_pv
        s.matching = self.matching
        s.bonuses = self.bonuses[:]
        s.bonus_cubes = self.bonus_cubes
        s.returns = self.returns
        s.picks = self.picks
        s.advanced = self.advanced
        s.marker = self.marker
        s.blocked = self.blocked
        s.moved = self.moved
        s.receiver = self.receiver
        s.body_patient = self.body_patient
        s.body_pv = self.body_pv
        s.body_doctor = self.body_doctor
        s.body_spun = self.body_spun
        s.body_free = self.body_free
        s.body_space = self.body_space
        s.procedure_colour = self.procedure_colour
        s.procedure_malady = self.procedure_malady
        return s

    def seat_of(self, slot: int) -> int:
        """HH-1.4, HH-R91 Characters are dealt one at a time to the seats in turn."""
        return slot % self.rules.seats

    def doctors(self) -> list[int]:
        """The slots of the Doctors in play."""
        return list(range(1, len(self.cast)))

    def character(self, slot: int) -> int:
        """The number of a character among Doctors and Administrators (`Book.characters`)."""
        if slot == ADMINISTRATOR:
            return len(self.c.doctors) + self.cast[ADMINISTRATOR]
        return self.cast[slot]

    def cast_changed(self) -> None:
        """Look up the entries and the slots of the characters in play."""
        book = self.book
        self.menus = []
        self.slot_of = [NONE] * len(book.characters)
        for slot in range(len(self.cast)):
            character = self.character(slot)
            self.menus.append(book.menu(self.seat_of(slot), character))
            self.slot_of[character] = slot

    def has_special(self, kind: int) -> bool:
        return self.c.administrators[self.cast[ADMINISTRATOR]].special[kind]

    def decision(self) -> int:
        """The decision that is asked for, or NONE."""
        if self.stack and self.stack[-1] >= D_FIRST:
            return self.stack[-1]
        return NONE


def any_in(numbers: list[int], first: int, last: int) -> bool:
    """Whether anything from one place of a list to another is not 0."""
    for n in range(first, last):  # noqa: SIM110 - a generator is too slow here
        if numbers[n]:
            return True
    return False


def holds_any(counts: list[int]) -> bool:
    """Whether anything in a list is not 0; compiled, this is faster than `any`."""
    return counts.count(0) < len(counts)


def anybody_hired(s: State) -> bool:
    """Whether any staff has left the Job Line."""
    return s.staff.count(ON_JOB_LINE) < len(s.staff)


def ward_ability(s: State, malady: int) -> Ability:
    """The ability that lies in a Ward."""
    ability = s.abilities[malady]
    return s.c.no_ability if ability < 0 else s.c.abilities[ability]


# Pools of tokens: Medical by slot, Administrative by slot, the Chief of Staff token, Shared pools.
SLOTS: Final = 5
ADMIN_POOL: Final = 5
CHIEF_POOL: Final = 10
SHARED_POOL: Final = 11


def pool_of(slot: int, bit: int) -> int:
    """The pool behind a token bit of a character."""
    if bit == 0:
        return slot
    if bit == 1:
        return ADMIN_POOL + slot
    return CHIEF_POOL + bit - 2
