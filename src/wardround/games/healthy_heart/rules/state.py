"""The state of a game: ints and lists, with nothing hidden in it.

Anything unknown to the players is still undecided: the Cup has no order, the Draw pile is a
number of the unseen cards, and a face-down marker is any of those not seen yet.
"""

from __future__ import annotations

from typing import ClassVar, Final

from wardround.core.actions import Action
from wardround.core.fields import Shared
from wardround.games.healthy_heart.rules import constants as k
from wardround.games.healthy_heart.rules.menus import Menus
from wardround.games.healthy_heart.rules.tables import Ability, Content, Rules

ADMINISTRATOR: Final = 0
"""The slot of the Administrator; the Doctors' slots follow."""

# Pools of tokens: Medical by slot, Administrative by slot, the Chief of Staff token, Shared pools.
SLOTS: Final = 5
ADMIN_POOL: Final = 5
CHIEF_POOL: Final = 10
SHARED_POOL: Final = 11


class Act:
    """The Action in progress (HH-6.1)."""

    def __init__(
        self, slot: int, kind: int, token: int, spent_before: int, like: Act | None = None
    ) -> None:
        if like is not None:
            self.copy_from(like)
            return
        self.slot = slot
        self.kind = kind
        self.token = token
        self.target: int = k.NONE
        """The chosen Room, marker, colour or place of the receiving patient."""
        self.spent_before = spent_before
        """Whether an Administrative token had been spent before this one."""
        self.picks = 0
        self.moved = 0
        """Cubes of Efficiency, markers of Organized Memo System or tokens of Overtime so far."""

    def clone(self) -> Act:
        return Act(0, 0, 0, 0, self)

    # -- Written by ./dev format from __init__ --
    # fmt: off
    FIELDS: ClassVar[tuple[str, ...]] = (
        "slot", "kind", "token", "target", "spent_before", "picks", "moved",
    )
    __slots__ = FIELDS

    def copy_from(self, like: Act) -> None:
        self.slot = like.slot
        self.kind = like.kind
        self.token = like.token
        self.target = like.target
        self.spent_before = like.spent_before
        self.picks = like.picks
        self.moved = like.moved
    # fmt: on


class Heal:
    """A Heal from its first cube to its fee (HH-7.1)."""

    def __init__(self, pv: int, like: Heal | None = None) -> None:
        if like is not None:
            self.copy_from(like)
            return
        self.pv = pv
        self.level = 0
        """The level before the Heal."""
        self.matching = 0
        self.bonuses: list[int] = []
        """Bonuses not drawn yet."""
        self.bonus_cubes = 0
        self.returns = 0

    def clone(self) -> Heal:
        return Heal(0, self)

    # -- Written by ./dev format from __init__ --
    # fmt: off
    FIELDS: ClassVar[tuple[str, ...]] = (
        "pv", "level", "matching", "bonuses", "bonus_cubes", "returns",
    )
    __slots__ = FIELDS

    def copy_from(self, like: Heal) -> None:
        self.pv = like.pv
        self.level = like.level
        self.matching = like.matching
        self.bonuses = like.bonuses[:]
        self.bonus_cubes = like.bonus_cubes
        self.returns = like.returns
    # fmt: on


class Body:
    """A death, from the removal of the pieces to its settlement (HH-16.4)."""

    def __init__(self, patient: int, pv: int, doctor: int, like: Body | None = None) -> None:
        if like is not None:
            self.copy_from(like)
            return
        self.patient = patient
        self.pv = pv
        self.doctor = doctor
        """The slot of the Doctor whose Heal caused the death, or NONE."""
        self.spun = False
        self.free = False
        self.space: int = k.NONE

    def clone(self) -> Body:
        return Body(0, 0, 0, self)

    # -- Written by ./dev format from __init__ --
    # fmt: off
    FIELDS: ClassVar[tuple[str, ...]] = (
        "patient", "pv", "doctor", "spun", "free", "space",
    )
    __slots__ = FIELDS

    def copy_from(self, like: Body) -> None:
        self.patient = like.patient
        self.pv = like.pv
        self.doctor = like.doctor
        self.spun = like.spun
        self.free = like.free
        self.space = like.space
    # fmt: on


class Assignment:
    """A Training marker to assign, and the slots blocked for it, as bits (HH-10.13)."""

    def __init__(self, marker: int, like: Assignment | None = None) -> None:
        if like is not None:
            self.copy_from(like)
            return
        self.marker = marker
        self.blocked = 0

    def clone(self) -> Assignment:
        return Assignment(0, self)

    # -- Written by ./dev format from __init__ --
    # fmt: off
    FIELDS: ClassVar[tuple[str, ...]] = (
        "marker", "blocked",
    )
    __slots__ = FIELDS

    def copy_from(self, like: Assignment) -> None:
        self.marker = like.marker
        self.blocked = like.blocked
    # fmt: on


class State:
    """A game of Healthy Heart Hospital at one moment."""

    def __init__(
        self, content: Content, rules: Rules, actions: Menus, like: State | None = None
    ) -> None:
        if like is not None:
            self.copy_from(like)
            return
        self.content: Shared[Content] = content
        self.rules: Shared[Rules] = rules
        self.actions: Shared[Menus] = actions
        self.stack: list[int] = []
        self.choices: Shared[list[Action]] = []
        # The clock and the tracks.
        self.turn = 0
        self.phase: int = k.SETUP
        self.ended: int = k.RUNNING
        self.score = 0
        self.money = 0
        self.prestige = 0
        # Cubes: the Cup is sorted, the Discard counted, the set in drawing order.
        self.cup: list[int] = content.cubes[:]
        self.discard: list[int] = [0] * (content.maladies + 1)
        self.drawn: list[int] = []
        # Patients by place.
        self.who: list[int] = [0] * content.places
        self.level: list[int] = [0] * content.places
        self.malady: list[int] = content.malady_of[:]
        self.cubes: list[int] = [0] * content.places
        """Real cubes on a cube patient; proxies make up the rest of its level."""
        self.side: list[int] = [0] * content.places
        """The face-up side of the Bed or O.R. marker."""
        self.home: list[int] = [k.NONE] * (content.places - content.first_er)
        """For each E.R. space, the chair its patient came from."""
        self.next_patient = 1
        self.priority = 0
        """The patient with the Priority marker, or 0."""
        self.beds: list[int] = [content.parts.beds_low_per_colour] * content.maladies
        """The stock of Beds: levels 1/2 by malady, then levels 3/4."""
        self.beds += [content.parts.beds_high_per_colour] * content.maladies
        self.or_stock: list[int] = [1] * content.maladies
        self.tombstones: int = content.parts.tombstones
        self.cemetery: list[int] = [0] * len(content.cemetery)
        self.morgue: list[int] = [0] * content.morgue_places
        self.coroner_graves = 0
        """Tombstones on used Coroner markers."""
        # Wards, Rooms, staff.
        self.abilities: list[int] = [k.NONE] * content.maladies
        self.aside_seen: list[int] = []
        self.aside_unseen: list[int] = []
        """Abilities that have never been in a Ward."""
        self.aside_hidden = 0
        """How many of them are among those set aside."""
        self.rooms: list[int] = [k.UNBUILT] * len(content.rooms)
        self.slots: list[int] = [k.NONE] * content.parts.room_slots
        self.staff: list[int] = [k.ON_JOB_LINE] * len(content.hiring)
        self.job: list[int] = []
        self.job_unknown: list[int] = []
        self.guard_front = 0
        # Characters, tokens, Training.
        self.cast: list[int] = []
        """The Administrator's number, then the Doctors'."""
        self.menus: Shared[list[list[list[list[Action]]]]] = []
        """For each slot, the `choose_action` entries of its character; see `cast_changed`."""
        self.slot_of: Shared[list[int]] = []
        """The slot of each character in play; see `cast_changed`."""
        self.unused_doctors: list[int] = []
        self.fired: list[int] = []
        self.unused: list[int] = [0] * (SHARED_POOL + len(content.pool_medical))
        """Unused tokens by pool: Medical by slot, Administrative by slot, Chief, Shared pools."""
        self.used: list[int] = [0] * (SHARED_POOL + len(content.pool_medical))
        self.stock_medical: int = content.parts.medical_tokens
        self.stock_admin: int = content.parts.admin_tokens
        self.admin_spent = 0
        self.hides_used = 0
        self.training: list[int] = [0] * (SLOTS * len(content.training))
        """Markers by slot and kind."""
        self.pool_up: list[int] = [0] * len(content.training)
        self.pool_down: list[int] = [0] * len(content.training)
        self.out_of_game = 0
        """Training markers that have left the game."""
        # Ambulance cards.
        self.unseen: list[int] = []
        """Unseen cards, in the Draw pile or left out of the game."""
        self.pile_unseen = 0
        self.under: list[int] = []
        """Cards that the Security Guard sent under the Draw pile, next to come first."""
        self.left: list[int] = []
        self.right: list[int] = []
        # In progress.
        self.card_side = 0
        self.drawing = 0
        """What the cubes are drawn for."""
        self.place: int = k.NONE
        """The place of the patient being checked, healed, moved or prayed for."""
        self.to_check: list[int] = []
        self.dead: list[int] = []
        self.pen = 0
        """The seat that makes the choices within the current Action."""
        self.passed = 0
        self.turn_seat = 0
        self.waiting: Shared[list[Action]] | None = None
        """The choices left to list after a pass; set only while the pass is carried out."""
        self.denied: list[int] = []
        self.act: Act | None = None
        self.heal: Heal | None = None
        self.body: Body | None = None
        self.assignment: Assignment | None = None
        self.procedure: tuple[int, int] | None = None
        """Experimental Procedures: cubes of the colour match patients of the malady."""

    def clone(self) -> State:
        """An independent copy; content, options and actions are shared."""
        return State(self.content, self.rules, self.actions, self)

    def current_act(self) -> Act:
        assert self.act is not None
        return self.act

    def current_heal(self) -> Heal:
        assert self.heal is not None
        return self.heal

    def current_body(self) -> Body:
        assert self.body is not None
        return self.body

    def current_assignment(self) -> Assignment:
        assert self.assignment is not None
        return self.assignment

    def seat_of(self, slot: int) -> int:
        """HH-1.4, HH-R91 Characters are dealt one at a time to the seats in turn."""
        return slot % self.rules.seats

    def character(self, slot: int) -> int:
        """The number of a character among Doctors and Administrators (`Content.character_ids`)."""
        if slot == ADMINISTRATOR:
            return len(self.content.doctors) + self.cast[ADMINISTRATOR]
        return self.cast[slot]

    def character_id(self, slot: int) -> str:
        return self.content.character_ids[self.character(slot)]

    def cast_changed(self) -> None:
        """Refresh the menus and slots after a change of characters."""
        self.menus = []
        self.slot_of = [k.NONE] * len(self.content.character_ids)
        for slot in range(len(self.cast)):
            character = self.character(slot)
            self.menus.append(self.actions.menu(self.seat_of(slot), character))
            self.slot_of[character] = slot

    def has_special(self, kind: int) -> bool:
        return self.content.administrators[self.cast[ADMINISTRATOR]].special[kind]

    def decision(self) -> int:
        """The pending decision, or NONE."""
        if self.stack and self.stack[-1] >= k.D_FIRST:
            return self.stack[-1]
        return k.NONE

    # -- Written by ./dev format from __init__ --
    # fmt: off
    FIELDS: ClassVar[tuple[str, ...]] = (
        "content", "rules", "actions", "stack", "choices", "turn", "phase", "ended",
        "score", "money", "prestige", "cup", "discard", "drawn", "who", "level", "malady",
        "cubes", "side", "home", "next_patient", "priority", "beds", "or_stock",
        "tombstones", "cemetery", "morgue", "coroner_graves", "abilities", "aside_seen",
        "aside_unseen", "aside_hidden", "rooms", "slots", "staff", "job", "job_unknown",
        "guard_front", "cast", "menus", "slot_of", "unused_doctors", "fired", "unused",
        "used", "stock_medical", "stock_admin", "admin_spent", "hides_used", "training",
        "pool_up", "pool_down", "out_of_game", "unseen", "pile_unseen", "under", "left",
        "right", "card_side", "drawing", "place", "to_check", "dead", "pen", "passed",
        "turn_seat", "waiting", "denied", "act", "heal", "body", "assignment",
        "procedure",
    )
    __slots__ = FIELDS

    def copy_from(self, like: State) -> None:
        self.content = like.content
        self.rules = like.rules
        self.actions = like.actions
        self.stack = like.stack[:]
        self.choices = like.choices
        self.turn = like.turn
        self.phase = like.phase
        self.ended = like.ended
        self.score = like.score
        self.money = like.money
        self.prestige = like.prestige
        self.cup = like.cup[:]
        self.discard = like.discard[:]
        self.drawn = like.drawn[:]
        self.who = like.who[:]
        self.level = like.level[:]
        self.malady = like.malady[:]
        self.cubes = like.cubes[:]
        self.side = like.side[:]
        self.home = like.home[:]
        self.next_patient = like.next_patient
        self.priority = like.priority
        self.beds = like.beds[:]
        self.or_stock = like.or_stock[:]
        self.tombstones = like.tombstones
        self.cemetery = like.cemetery[:]
        self.morgue = like.morgue[:]
        self.coroner_graves = like.coroner_graves
        self.abilities = like.abilities[:]
        self.aside_seen = like.aside_seen[:]
        self.aside_unseen = like.aside_unseen[:]
        self.aside_hidden = like.aside_hidden
        self.rooms = like.rooms[:]
        self.slots = like.slots[:]
        self.staff = like.staff[:]
        self.job = like.job[:]
        self.job_unknown = like.job_unknown[:]
        self.guard_front = like.guard_front
        self.cast = like.cast[:]
        self.menus = like.menus
        self.slot_of = like.slot_of
        self.unused_doctors = like.unused_doctors[:]
        self.fired = like.fired[:]
        self.unused = like.unused[:]
        self.used = like.used[:]
        self.stock_medical = like.stock_medical
        self.stock_admin = like.stock_admin
        self.admin_spent = like.admin_spent
        self.hides_used = like.hides_used
        self.training = like.training[:]
        self.pool_up = like.pool_up[:]
        self.pool_down = like.pool_down[:]
        self.out_of_game = like.out_of_game
        self.unseen = like.unseen[:]
        self.pile_unseen = like.pile_unseen
        self.under = like.under[:]
        self.left = like.left[:]
        self.right = like.right[:]
        self.card_side = like.card_side
        self.drawing = like.drawing
        self.place = like.place
        self.to_check = like.to_check[:]
        self.dead = like.dead[:]
        self.pen = like.pen
        self.passed = like.passed
        self.turn_seat = like.turn_seat
        self.waiting = like.waiting
        self.denied = like.denied[:]
        self.act = None if like.act is None else like.act.clone()
        self.heal = None if like.heal is None else like.heal.clone()
        self.body = None if like.body is None else like.body.clone()
        self.assignment = None if like.assignment is None else like.assignment.clone()
        self.procedure = like.procedure
    # fmt: on


def any_in(numbers: list[int], first: int, last: int) -> bool:
    """Whether any number from index ``first`` up to ``last`` is not 0."""
    for n in range(first, last):  # noqa: SIM110 - a generator is too slow here
        if numbers[n]:
            return True
    return False


def holds_any(counts: list[int]) -> bool:
    """Whether any number is not 0; faster than `any` when compiled."""
    return counts.count(0) < len(counts)


def held_by_slot(s: State, kind: int) -> list[int]:
    """How many Training markers of a kind each slot holds; nothing for NONE."""
    return [] if kind == k.NONE else s.training[kind :: len(s.content.training)]


def anybody_hired(s: State) -> bool:
    """Whether any staff have left the Job Line."""
    return s.staff.count(k.ON_JOB_LINE) < len(s.staff)


def ward_ability(s: State, malady: int) -> Ability:
    """A Ward's current ability."""
    ability = s.abilities[malady]
    return s.content.no_ability if ability < 0 else s.content.abilities[ability]


def pool_of(slot: int, bit: int) -> int:
    """The pool that a character's token bit stands for."""
    if bit == 0:
        return slot
    if bit == 1:
        return ADMIN_POOL + slot
    return CHIEF_POOL + bit - 2
