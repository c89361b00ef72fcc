"""Every action that can be listed, made once per number of seats.

Listing actions then only collects references.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

from wardround.core.actions import Action
from wardround.games.healthy_heart import actions as a
from wardround.games.healthy_heart.rules import constants as k
from wardround.games.healthy_heart.rules.tables import Content

REVEAL: Final = "reveal"
ASSIGN_PICK: Final = "assign"
PRESTIGE_PICK: Final = "prestige"

OneThing: TypeAlias = Callable[[int, str], Action]
"""A kind of action that names a single thing."""


class Menus:
    """The actions for one number of seats."""

    def __init__(self, content: Content, seats: int) -> None:
        # No reference to the content, which holds these menus: the cycle would never be freed.
        self.token_bits = content.token_bits
        self.characters = len(content.character_ids)
        self.seats = seats
        self.menus: list[list[list[list[Action]]]] = [[] for _ in range(seats * self.characters)]
        self.pass_turn: list[Action] = [a.Pass(seat) for seat in range(seats)]
        self.chosen: dict[Action, tuple[int, int, int]] = {}
        """The character, kind and token bit of each `choose_action`."""
        self.choose: list[list[list[Action]]] = [
            [self._choices(content, seat, character, kind) for kind in range(k.KINDS)]
            for seat in range(seats)
            for character in range(self.characters)
        ]
        self._for_each_seat(content)
        self._for_the_lead(content)

    def _each(self, kind: OneThing, ids: Iterable[str]) -> list[list[Action]]:
        """For each seat, an action for each id."""
        names = list(ids)
        return [[kind(seat, name) for name in names] for seat in range(self.seats)]

    def _for_each_seat(self, content: Content) -> None:
        """Choices that the acting player makes."""
        seats = range(self.seats)
        self.heal_patient = self._each(a.HealPatient, content.patient_ids)
        self.transfer_patient = self._each(a.TransferPatient, content.patient_ids)
        self.transfer_to = self._each(a.TransferTo, content.location_ids)
        self.return_cube = self._each(a.ReturnCube, content.cube_ids)
        self.return_done = [a.ReturnCube(seat, "done") for seat in seats]
        self.supply_cube = self._each(a.SupplyCube, content.cube_ids)
        self.own_bonus = self._each(a.HealBonus, content.character_ids)
        self.ward_bonus = self._each(a.HealBonus, content.ward_ids)
        self.priority_bonus = [a.HealBonus(seat, "marker:priority") for seat in seats]
        self.marker_bonus = self._each(a.HealBonus, content.marker_ids)
        self.bonus_stop = [a.HealBonus(seat, "stop") for seat in seats]
        self.research_pick = self._each(a.ResearchPick, (REVEAL, ASSIGN_PICK, PRESTIGE_PICK))
        self.cure_research = self._each(a.CureResearch, (REVEAL, ASSIGN_PICK, "none"))
        self.research_marker = self._each(a.ResearchMarker, content.training_ids)
        self.train_marker = self._each(a.TrainMarker, content.training_ids)
        self.train_doctor = self._each(a.TrainDoctor, content.character_ids)
        self.build_room = self._each(a.BuildRoom, content.room_ids)
        self.build_slot = self._each(a.BuildSlot, content.slot_ids)
        self.build_over = self._each(a.BuildSlot, content.room_ids)
        self.improve_room = self._each(a.ImproveRoom, content.room_ids)
        self.hire_marker = self._each(a.HireMarker, content.staff_ids)
        self.assign_staff = self._each(a.AssignStaff, content.staff_ids)
        self.assign_to = self._each(a.AssignTo, content.location_ids)
        # By id.
        tokens = list(content.token_bit)
        self.cure_flip = [{t: a.CureFlip(seat, t) for t in [*tokens, "none"]} for seat in seats]
        self.lucky_hide = [{t: a.LuckyHide(seat, t) for t in [*tokens, "no"]} for seat in seats]
        # By character: yes and no.
        self.use_coroner: list[list[list[Action]]] = [
            [
                [a.UseCoroner(seat, i, "yes"), a.UseCoroner(seat, i, "no")]
                for i in content.character_ids
            ]
            for seat in seats
        ]
        self.use_award: list[list[list[Action]]] = [
            [[a.UseAward(seat, i, "yes"), a.UseAward(seat, i, "no")] for i in content.character_ids]
            for seat in seats
        ]

    def _for_the_lead(self, content: Content) -> None:
        """Choices that the players make together."""
        patients = content.patient_ids
        self.pick_administrator = [a.PickAdministrator(0, i) for i in content.character_ids]
        self.pick_doctor = [a.PickDoctor(0, i) for i in content.character_ids]
        self.arrival_order = [a.ArrivalOrder(0, i) for i in content.place_ids[: content.first_bed]]
        self.rounds_patient = [a.RoundsNext(0, i) for i in patients]
        self.rounds_ward = [a.RoundsNext(0, i) for i in content.ward_ids]
        self.death_order = [a.DeathOrder(0, i) for i in patients]
        self.space = [a.TombstoneSpace(0, i) for i in content.space_ids]
        self.efficiency_patient = [a.EfficiencyPatient(0, i) for i in patients]
        self.efficiency_done = a.EfficiencyPatient(0, "done")
        self.memo_staff = [a.MemoStaff(0, i) for i in content.staff_ids]
        self.memo_done = a.MemoStaff(0, "done")
        self.priority_patient = [a.PriorityPatient(0, i) for i in patients]
        self.management_ward: list[Action] = [a.ManagementWard(0, i) for i in content.ward_ids]
        self.overtime_token = {t: a.OvertimeToken(0, t) for t in [*content.token_bit, "done"]}
        self.scientist_from = [a.ScientistFrom(0, i) for i in patients]
        self.scientist_to = [a.ScientistTo(0, i) for i in patients]
        most = max(area.levels[k.IMPROVED] for area in content.areas)
        self.scientist_count = [a.ScientistCount(0, n) for n in range(most + 1)]
        colours = content.cube_ids[: content.maladies]
        self.procedure_colour: list[Action] = [a.ProcedureColour(0, i) for i in colours]
        self.procedure_malady = [a.ProcedureMalady(0, i) for i in content.ward_ids]
        self.miracle_patient = [a.MiraclePatient(0, i) for i in patients]
        self.miracle_none = a.MiraclePatient(0, "none")

    def menu(self, seat: int, character: int) -> list[list[list[Action]]]:
        """The `choose_action` entries of a character: by kind, then by the mask of its tokens."""
        number = seat * self.characters + character
        entries = self.menus[number]
        if not entries:
            entries = [self._entries(number, kind) for kind in range(k.KINDS)]
            self.menus[number] = entries
        return entries

    def _choices(self, content: Content, seat: int, character: int, kind: int) -> list[Action]:
        """A character's Actions with each of its tokens; Special Actions only take the Chief's."""
        bits = range(2, 3) if kind >= k.FIRST_SPECIAL else range(content.token_bits)
        name = content.character_ids[character]
        actions: list[Action] = []
        for bit in bits:
            action = a.ChooseAction(seat, name, k.KIND_IDS[kind], content.token_ids[character][bit])
            self.chosen[action] = (character, kind, bit)
            actions.append(action)
        return actions

    def _entries(self, number: int, kind: int) -> list[list[Action]]:
        actions = self.choose[number][kind]
        if kind >= k.FIRST_SPECIAL:
            return [actions if mask == k.BIT_CHIEF else [] for mask in range(k.BIT_CHIEF + 1)]
        return [
            [action for bit, action in enumerate(actions) if mask >> bit & 1]
            for mask in range(1 << self.token_bits)
        ]


def menus_for(content: Content, seats: int) -> Menus:
    """The menus of this content for a number of seats, made on first use."""
    if seats not in content.menus:
        content.menus[seats] = Menus(content, seats)
    menus: Menus = content.menus[seats]
    return menus
