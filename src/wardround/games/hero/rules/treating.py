"""Chapters 3 and 5, treatment: skill totals, ways that are met, the Treat action, counsel."""

from __future__ import annotations

from typing import Final

from wardround.core.actions import Action, Refusal
from wardround.core.chance import Chance
from wardround.core.log import Log
from wardround.games.hero.actions import Treat
from wardround.games.hero.events import Treated
from wardround.games.hero.rules.auras import Line, RoomNow
from wardround.games.hero.rules.calling import can_call
from wardround.games.hero.rules.constants import (
    ANY_SKILL,
    COST,
    DEEDS,
    DO_FREELOAD,
    FORBID,
    NOBODY,
    ON_TREAT,
    SKILL,
    SWAP,
    TREAT,
)
from wardround.games.hero.rules.lines import trigger
from wardround.games.hero.rules.report import hero_name, seat_names, tell
from wardround.games.hero.rules.room import (
    active_aura,
    forbidden_to_treat,
    freeload_reward,
    lines_about,
    look_at,
    points_for,
    points_to_treat,
    spend_next_treat,
    why_not_here,
    why_not_start,
)
from wardround.games.hero.rules.state import State
from wardround.games.hero.rules.tokens import receive
from wardround.games.hero.rules.totals import GUARDS, pack_totals
from wardround.games.hero.rules.wording import skills_in_words, way_in_letters

NEVER: Final = 99
"""More points than any turn has."""

# -- totals ------------------------------------------------------------------------------------


class Team:
    """HE-3.3, HE-6.18 What the active hero brings to a treatment, alone or with a helper."""

    __slots__ = ("any_points", "helper", "packed", "sums", "swaps")

    def __init__(
        self, helper: int, sums: list[int], any_points: list[int], swaps: list[tuple[int, int, int]]
    ) -> None:
        self.helper = helper
        self.sums = sums
        self.packed = pack_totals(sums)
        self.any_points = any_points
        self.swaps = swaps


def team(s: State, helper: int) -> Team:
    """HE-2.15, HE-3.2, HE-3.3, HE-3.4, HE-3.5, HE-3.12, HE-6.18, HE-6.19, HE-11.7, HE-11.23,
    HE-11.31, HE-R33 The sums before anything is cut off at 0."""
    seat = s.active
    room = s.hero_room[seat]
    here = active_aura(s)
    extra = s.extra
    a, b, c, d = here.skills
    e, f, g, h = s.own[seat]
    sums = [a + e, b + f, c + g, d + h]
    any_points = here.any_points
    swaps = here.swaps
    if s.lasting:
        for skill in range(4):
            sums[skill] += extra.skills[skill]
        any_points = any_points + extra.any_points
        swaps = swaps + extra.swaps
    if helper != NOBODY:
        share = s.content.heroes[s.heroes[helper]].auras[room]
        values = s.own[helper]
        for skill in range(4):
            sums[skill] += values[skill] + share.skills[skill]
        if share.any_points:
            any_points = any_points + share.any_points
    return Team(helper, sums, any_points, swaps)


def with_lines(base: Team, lines: list[Line]) -> Team:
    """HE-11.24, HE-11.25 A team with the lines that apply to one particular patient."""
    sums = base.sums[:]
    swaps = base.swaps[:]
    any_points = base.any_points[:]
    for line in lines:
        if line.kind == SKILL and line.skill == ANY_SKILL:
            any_points.append(line.n)
        elif line.kind == SKILL:
            sums[line.skill] += line.n
        elif line.kind == SWAP:
            swaps.append((line.skill, line.counts_as, line.n))
    return Team(base.helper, sums, any_points, swaps)


def meets(skills: Team, way: list[int]) -> bool:
    """HE-3.7, HE-3.8, HE-3.9, HE-11.33, HE-R46 Whether a way is met, counting points of any skill
    and swaps."""
    return _with_any(skills.sums, skills.any_points, 0, skills.swaps, way)


def _with_any(
    sums: list[int],
    any_points: list[int],
    at: int,
    swaps: list[tuple[int, int, int]],
    way: list[int],
) -> bool:
    """HE-11.33 Try the points of each line of any skill on every skill; the player is not asked."""
    if at == len(any_points):
        totals = [max(0, value) for value in sums]
        return _with_swaps(totals, [0, 0, 0, 0], swaps, 0, way)
    for skill in range(4):
        sums[skill] += any_points[at]
        met = _with_any(sums, any_points, at + 1, swaps, way)
        sums[skill] -= any_points[at]
        if met:
            return True
    return False


def _with_swaps(
    totals: list[int], gained: list[int], swaps: list[tuple[int, int, int]], at: int, way: list[int]
) -> bool:
    """HE-11.35, HE-11.36, HE-11.37, HE-11.38 Points move along the swaps, each at most once.

    ``totals`` are points that have not moved, ``gained`` those that have.
    """
    if at == len(swaps):
        return (
            totals[0] + gained[0] >= way[0]
            and totals[1] + gained[1] >= way[1]
            and totals[2] + gained[2] >= way[2]
            and totals[3] + gained[3] >= way[3]
        )
    source, goal, most = swaps[at]
    moved = 0
    while True:
        if _with_swaps(totals, gained, swaps, at + 1, way):
            met = True
            break
        if moved == most or totals[source] == 0:
            met = False
            break
        totals[source] -= 1
        gained[goal] += 1
        moved += 1
    totals[source] += moved
    gained[goal] -= moved
    return met


# -- what can be treated -----------------------------------------------------------------------


def counsel_left(s: State) -> bool:
    """HE-6.14, HE-14.1, HE-14.3, HE-R67 Whether any counsel is left."""
    used = s.counsels_in_round if s.rules.expert_limits else s.counsels
    return used < s.content.counsels


def helpers_here(s: State) -> list[int]:
    """HE-6.13, HE-R31 The other heroes here, while counsel is left."""
    room = s.hero_room[s.active]
    if s.hero_room.count(room) == 1 or not counsel_left(s):
        return []
    return [seat for seat in range(s.rules.seats) if seat != s.active and s.hero_room[seat] == room]


def list_treatments(s: State, out: list[Action]) -> None:
    """HE-2.20, HE-3.9, HE-3.10, HE-3.11, HE-5.31, HE-6.13, HE-6.17, HE-8.2, HE-11.80, HE-11.85
    Every patient here, with each way that is met, alone or with a helper."""
    room = s.hero_room[s.active]
    now = look_at(s, room)
    if not now.patients:
        return
    teams = [team(s, NOBODY)]
    for helper in helpers_here(s):
        teams.append(team(s, helper))
    if now.about:
        _list_treatments_about(s, now, teams, out)
        return
    for patient in now.patients:
        add_ways(s, patient, room, teams, out)


def add_ways(s: State, patient: int, room: int, teams: list[Team], out: list[Action]) -> None:
    """HE-3.9, HE-3.10, HE-8.2, HE-11.80 The ways of a patient that are met, each alone and with
    every helper."""
    card = s.content.patients[patient]
    if card.required and card.required.count(room) < len(card.required):
        return
    for way, needs in enumerate(card.ways_packed):
        for who in teams:
            if ((who.packed | GUARDS) - needs) & GUARDS == GUARDS or (
                (who.swaps or who.any_points) and meets(who, card.ways[way])
            ):
                out.append(s.content.treat[s.active][patient][way][who.helper + 1])


def _list_treatments_about(s: State, now: RoomNow, teams: list[Team], out: list[Action]) -> None:
    """HE-11.24, HE-11.25 The same where some lines are about one patient or all others."""
    room = s.hero_room[s.active]
    points = points_for(s, TREAT)
    last: list[Line] = []
    changed = teams
    for patient in now.patients:
        lines = lines_about(s, patient)
        # All patients but the one with its own lines usually share the same list.
        if lines != last:
            last = lines
            changed = [with_lines(who, lines) for who in teams]
        price = points
        for line in lines:
            if line.kind == COST:
                price += line.n
            elif line.kind == FORBID:
                price = NEVER
        if price <= s.points:
            add_ways(s, patient, room, changed, out)


# -- treating ----------------------------------------------------------------------------------


def treat(s: State, action: Treat, chance: Chance, log: Log) -> None:
    """HE-5.31, HE-5.32, HE-5.35, HE-5.36, HE-5.38, HE-5.39, HE-6.15, HE-6.16, HE-8.7, HE-8.10,
    HE-R24, HE-R25 Points, discard, reward, staff lines, the patient's lines, freeloaders."""
    t = s.content
    seat = s.active
    patient = t.index[action.patient]
    helper = t.index[action.helper] if action.helper else NOBODY
    card = t.patients[patient]
    room = s.hero_room[seat]
    rewards = freeload_rewards(s, patient, helper)
    s.points -= points_to_treat(s, patient)
    if helper != NOBODY:
        s.counsels += 1
        s.counsels_in_round += 1
    spend_next_treat(s)
    s.take_off(patient)
    if log.on:
        event = Treated(
            rule="HE-5.31",
            seat=seat,
            patient=card.mention,
            way=way_in_letters(card.ways[action.way - 1]),
            room=t.rooms[room].mention,
            helper=action.helper,
            deeds=_deeds_of_all(s, card.reward, rewards),
        )
        tell(s, log, event, seat_names(s, range(s.rules.seats)))
    receive(s, seat, DEEDS, card.reward, log, "HE-5.35", card.mention, told=True)
    if rewards:
        s.agenda.append((DO_FREELOAD, patient, *rewards))
    trigger(s, ON_TREAT, room, patient, log)


def why_not_treat(s: State, action: Treat) -> Refusal | None:
    """HE-3.9, HE-5.5, HE-5.31, HE-8.2, HE-11.80, HE-11.85 Checked in the order of the rules."""
    t = s.content
    room = s.hero_room[s.active]
    patient = t.find("patient", action.patient)
    if patient < 0:
        return None
    card = t.patients[patient]
    if not 1 <= action.way <= len(card.ways):
        return Refusal("HE-8.2", "no_such_way", piece=t.names[card.mention])
    refusal = (
        why_not_here(s, card.code, "HE-5.31")
        or _why_not_counsel(s, action.helper)
        or why_not_start(s, TREAT)
    )
    if refusal is not None:
        return refusal
    if forbidden_to_treat(s, patient):
        return Refusal("HE-11.56", "forbidden", action="treat")
    for needed in card.required:
        if needed != room:
            return Refusal(
                "HE-11.80", "wrong_room", action="treat", rooms=[t.names[t.rooms[needed].mention]]
            )
    price = points_to_treat(s, patient)
    if price > s.points:
        return Refusal("HE-5.5", "points", needed=price, left=s.points)
    who = team(s, t.index[action.helper] if action.helper else NOBODY)
    who = with_lines(who, lines_about(s, patient))
    return Refusal(
        "HE-3.9",
        "not_met",
        needed=skills_in_words(card.ways[action.way - 1]),
        total=skills_in_words([max(0, value) for value in who.sums]),
        counsel=not action.helper and len(helpers_here(s)) > 0,
        call=can_call(s),
    )


def _why_not_counsel(s: State, helper: str) -> Refusal | None:
    """HE-6.13, HE-6.14, HE-14.1 Counsel comes from another hero here, while any is left."""
    if not helper:
        return None
    seat = s.content.find("seat", helper)
    if seat < 0 or seat == s.active or seat >= s.rules.seats:
        return Refusal("HE-6.13", "no_helper")
    if not counsel_left(s):
        limits = s.rules.expert_limits
        return Refusal("HE-14.1" if limits else "HE-6.14", "counsel_used", limits=limits)
    if s.hero_room[seat] != s.hero_room[s.active]:
        return Refusal("HE-6.13", "helper_elsewhere", hero=hero_name(s, seat))
    return None


def freeload_rewards(s: State, patient: int, helper: int) -> list[int]:
    """HE-5.36, HE-5.37, HE-6.20, HE-11.77, HE-11.78, HE-11.79, HE-13.4, HE-R32, HE-R55 What the
    others here receive, seat by seat, fixed when the treatment is declared."""
    if not s.rules.freeloading:
        return []
    room = s.hero_room[s.active]
    if s.hero_room.count(room) == 1:
        return []
    rewards: list[int] = []
    for seat in range(s.rules.seats):
        if seat == s.active or s.hero_room[seat] != room:
            rewards.append(0)
        else:
            reward = freeload_reward(s, patient, seat)
            rewards.append(2 * reward if seat == helper else reward)
    return rewards


def _deeds_of_all(s: State, reward: int, freeloaders: list[int]) -> tuple[int, ...]:
    """HE-5.35, HE-5.36 The deeds from a treatment, seat by seat; a single sum for the party."""
    if s.rules.coop:
        return (reward + sum(freeloaders),)
    deeds = freeloaders or [0] * s.rules.seats
    return tuple([reward if seat == s.active else deeds[seat] for seat in range(s.rules.seats)])


def reward_freeloaders(s: State, task: tuple[int, ...], log: Log) -> None:
    """HE-5.36, HE-6.20 Hand out the freeloader rewards."""
    mention = s.content.patients[task[1]].mention
    for seat in range(s.rules.seats):
        receive(s, seat, DEEDS, task[seat + 2], log, "HE-5.36", mention, told=True)
