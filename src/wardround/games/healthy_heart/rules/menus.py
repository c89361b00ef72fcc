"""Every action that can be listed, made once per number of seats.

Listing actions then only collects references.
"""

from __future__ import annotations

from typing import Final

from wardround.core.actions import Action
from wardround.games.healthy_heart import actions as a
from wardround.games.healthy_heart.rules import constants as k
from wardround.games.healthy_heart.rules.tables import Content

REVEAL: Final = "reveal"
ASSIGN_PICK: Final = "assign"
PRESTIGE_PICK: Final = "prestige"


class Menus:
    """The actions for one number of seats."""

    def __init__(self, content: Content, seats: int) -> None:
        # No reference to the content, which holds these menus: the cycle would never be freed.
        self.token_bits = content.token_bits
        self.characters = len(content.character_ids)
        self.seats = seats
        self.menus: list[list[list[list[Action]]]] = [
            [] for _ in range(seats * len(content.character_ids))
        ]
        self.pass_turn: list[Action] = [a.Pass(seat) for seat in range(seats)]
        self.chosen: dict[Action, tuple[int, int, int]] = {}
        """The character, kind and token bit of each `choose_action`."""
        self.choose: list[list[list[Action]]] = [
            [self._choices(content, seat, character, kind) for kind in range(k.KINDS)]
            for seat in range(seats)
            for character in range(len(content.character_ids))
        ]
        self._patients(content)
        self._for_each_seat(content)
        self._for_the_lead(content)

    def _patients(self, content: Content) -> None:
        lead = range(1)
        everyone = range(self.seats)
        ids = content.patient_ids
        self.heal_patient = [[a.HealPatient(s, i) for i in ids] for s in everyone]
        self.transfer_patient = [[a.TransferPatient(s, i) for i in ids] for s in everyone]
        self.rounds_patient = [a.RoundsNext(s, i) for s in lead for i in ids]
        self.death_order = [a.DeathOrder(s, i) for s in lead for i in ids]
        self.efficiency_patient = [a.EfficiencyPatient(s, i) for s in lead for i in ids]
        self.efficiency_done = a.EfficiencyPatient(0, "done")
        self.priority_patient = [a.PriorityPatient(s, i) for s in lead for i in ids]
        self.scientist_from = [a.ScientistFrom(s, i) for s in lead for i in ids]
        self.scientist_to = [a.ScientistTo(s, i) for s in lead for i in ids]
        self.miracle_patient = [a.MiraclePatient(s, i) for s in lead for i in ids]
        self.miracle_none = a.MiraclePatient(0, "none")

    def _for_each_seat(self, content: Content) -> None:
        """Choices that the acting player makes."""
        seats = range(self.seats)
        self.return_cube = [[a.ReturnCube(s, i) for i in content.cube_ids] for s in seats]
        self.return_done = [a.ReturnCube(s, "done") for s in seats]
        self.supply_cube = [[a.SupplyCube(s, i) for i in content.cube_ids] for s in seats]
        self.own_bonus = [[a.HealBonus(s, i) for i in content.character_ids] for s in seats]
        self.ward_bonus = [[a.HealBonus(s, i) for i in content.ward_ids] for s in seats]
        self.priority_bonus = [a.HealBonus(s, "marker:priority") for s in seats]
        self.training_bonus = [[a.HealBonus(s, i) for i in content.training_ids] for s in seats]
        self.staff_bonus = [[a.HealBonus(s, i) for i in content.staff_ids] for s in seats]
        self.bonus_stop = [a.HealBonus(s, "stop") for s in seats]
        self.cure_reveal = [a.CureResearch(s, REVEAL) for s in seats]
        self.cure_assign = [a.CureResearch(s, ASSIGN_PICK) for s in seats]
        self.cure_none = [a.CureResearch(s, "none") for s in seats]
        self.flip_none = [a.CureFlip(s, "none") for s in seats]
        self.flip_shared = [[a.CureFlip(s, t) for t in content.shared_token_ids] for s in seats]
        self.flip_admin = [
            [a.CureFlip(s, content.token_id(n, 1)) for n in range(len(content.character_ids))]
            for s in seats
        ]
        self.transfer_to = [[a.TransferTo(s, i) for i in content.location_ids] for s in seats]
        self.assign_to = [[a.AssignTo(s, i) for i in content.location_ids] for s in seats]
        self.assign_staff = [[a.AssignStaff(s, i) for i in content.staff_ids] for s in seats]
        self.hire_marker = [[a.HireMarker(s, i) for i in content.staff_ids] for s in seats]
        self.pick_reveal = [a.ResearchPick(s, REVEAL) for s in seats]
        self.pick_assign = [a.ResearchPick(s, ASSIGN_PICK) for s in seats]
        self.pick_prestige = [a.ResearchPick(s, PRESTIGE_PICK) for s in seats]
        self.research_marker = [
            [a.ResearchMarker(s, i) for i in content.training_ids] for s in seats
        ]
        self.train_marker = [[a.TrainMarker(s, i) for i in content.training_ids] for s in seats]
        self.train_doctor = [[a.TrainDoctor(s, i) for i in content.character_ids] for s in seats]
        self.build_room = [[a.BuildRoom(s, i) for i in content.room_ids] for s in seats]
        self.build_slot = [[a.BuildSlot(s, i) for i in content.slot_ids] for s in seats]
        self.build_over = [[a.BuildSlot(s, i) for i in content.room_ids] for s in seats]
        self.improve_room = [[a.ImproveRoom(s, i) for i in content.room_ids] for s in seats]
        self.hide_no = [a.LuckyHide(s, "no") for s in seats]
        self.hide_medical = [
            [a.LuckyHide(s, content.token_id(n, 0)) for n in range(len(content.doctors))]
            for s in seats
        ]
        self.hide_admin = [
            [a.LuckyHide(s, content.token_id(n, 1)) for n in range(len(content.doctors))]
            for s in seats
        ]
        self.use_coroner: list[list[list[Action]]] = [
            [[a.UseCoroner(s, i, "yes"), a.UseCoroner(s, i, "no")] for i in content.character_ids]
            for s in seats
        ]
        self.use_award: list[list[list[Action]]] = [
            [[a.UseAward(s, i, "yes"), a.UseAward(s, i, "no")] for i in content.character_ids]
            for s in seats
        ]

    def _for_the_lead(self, content: Content) -> None:
        """Choices that the players make together."""
        self.pick_administrator = [a.PickAdministrator(0, i) for i in content.character_ids]
        self.pick_doctor = [a.PickDoctor(0, i) for i in content.character_ids]
        self.guard: list[Action] = [a.SecurityGuard(0, "yes"), a.SecurityGuard(0, "no")]
        self.arrival_order = [a.ArrivalOrder(0, i) for i in content.place_ids[: content.first_bed]]
        self.rounds_ward = [a.RoundsNext(0, i) for i in content.ward_ids]
        self.lucky: list[Action] = [a.FeelingLucky(0, "yes"), a.FeelingLucky(0, "no")]
        self.spin: list[Action] = [a.PrSpin(0, "yes"), a.PrSpin(0, "no")]
        self.space = [a.TombstoneSpace(0, i) for i in content.space_ids]
        self.consent: list[Action] = [a.SharedConsent(0, "allow"), a.SharedConsent(0, "deny")]
        self.veto: list[Action] = [a.TrainingVeto(0, "allow"), a.TrainingVeto(0, "block")]
        self.memo_staff = [a.MemoStaff(0, i) for i in content.staff_ids]
        self.memo_done = a.MemoStaff(0, "done")
        self.management_ward: list[Action] = [a.ManagementWard(0, i) for i in content.ward_ids]
        self.overtime_medical = [
            a.OvertimeToken(0, content.token_id(n, 0)) for n in range(len(content.character_ids))
        ]
        self.overtime_admin = [
            a.OvertimeToken(0, content.token_id(n, 1)) for n in range(len(content.character_ids))
        ]
        self.overtime_shared = [a.OvertimeToken(0, t) for t in content.shared_token_ids]
        self.overtime_done = a.OvertimeToken(0, "done")
        most = max(area.levels[k.IMPROVED] for area in content.areas)
        self.scientist_count = [a.ScientistCount(0, n) for n in range(most + 1)]
        self.procedure_colour: list[Action] = [
            a.ProcedureColour(0, i) for i in content.cube_ids[: content.maladies]
        ]
        self.procedure_malady = [a.ProcedureMalady(0, i) for i in content.ward_ids]

    def menu(self, seat: int, character: int) -> list[list[list[Action]]]:
        """The `choose_action` entries of a character: by kind, then by the mask of its tokens."""
        number = seat * self.characters + character
        found = self.menus[number]
        if not found:
            found = [self._entries(number, kind) for kind in range(k.KINDS)]
            self.menus[number] = found
        return found

    def _choices(self, content: Content, seat: int, character: int, kind: int) -> list[Action]:
        """A character's Actions with each of its tokens; Special Actions only take the Chief's."""
        bits = range(2, 3) if kind >= k.FIRST_SPECIAL else range(content.token_bits)
        name = content.character_ids[character]
        found: list[Action] = []
        for bit in bits:
            action = a.ChooseAction(seat, name, k.KIND_IDS[kind], content.token_id(character, bit))
            self.chosen[action] = (character, kind, bit)
            found.append(action)
        return found

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
