"""Chapters 15 and 16: end scoring, the winner, solo goals and the hall of fame."""

from __future__ import annotations

from typing import Any, Final

from wardround.core.game import Outcome, ScoreLine
from wardround.core.log import Log
from wardround.core.messages import Phrase, message_id
from wardround.games.clinic.events import GameEnded
from wardround.games.clinic.rules.constants import DOCTOR, NURSE, ORDERLY
from wardround.games.clinic.rules.geometry import beds_of, members, working_treatment_rooms
from wardround.games.clinic.rules.hiring import count_kind
from wardround.games.clinic.rules.state import OVER, Board, State

LINES: Final = (
    ("popularity", "CL-15.1"),
    ("doctors", "CL-15.2"),
    ("staff", "CL-15.3"),
    ("rooms", "CL-15.4"),
    ("buildings", "CL-15.5"),
    ("patients", "CL-15.6"),
    ("time", "CL-15.7"),
)
"""What a score consists of without expansions, and by which rules."""


def points_of(b: Board) -> list[int]:
    """CL-15.2, CL-15.3, CL-15.4, CL-15.5, CL-15.6, CL-15.7, CL-R49 The points of each line."""
    c = b.content
    doctors, staff, patients = 0, 0, 0
    for person in b.present:
        kind = b.kind[person]
        if kind == DOCTOR:
            doctors += c.score_doctor[b.colour[person]]
        elif kind == NURSE:
            staff += c.scoring.staff.nurse
        elif kind == ORDERLY:
            staff += c.scoring.staff.orderly
        else:
            patients += c.score_patient[b.colour[person]]
    rooms, buildings = 0, 0
    working = working_treatment_rooms(b)
    for space in members(working):
        rooms += c.score_room[b.shape.floor_of[space]]
    for building in b.buildings:
        if building & working:
            buildings += c.scoring.building_with_operational_room.each
    time = c.scoring.time.popularity * (b.time // c.scoring.time.per)
    return [b.popularity, doctors, staff, rooms, buildings, patients, time]


def expansion_lines(s: State, b: Board) -> list[ScoreLine]:
    """CL-15.8 What expansions add."""
    lines: list[ScoreLine] = []
    for expansion in s.rules.hooks.score:
        line = expansion.score(s, b)
        if line is not None:
            lines.append(line)
    return lines


def score_lines(s: State, b: Board) -> list[ScoreLine]:
    """CL-15.9 Everything that end scoring adds to popularity; money adds nothing."""
    lines = [
        ScoreLine(b.seat, name, points, rule)
        for (name, rule), points in zip(LINES, points_of(b), strict=True)
    ]
    return lines + expansion_lines(s, b)


def total_of(s: State, b: Board) -> int:
    """CL-15.9 The final popularity, which may be negative."""
    total = 0
    for points in points_of(b):
        total += points
    for line in expansion_lines(s, b):
        total += int(line.points)
    return total


def end_game(s: State, log: Log) -> None:
    """CL-1.1, CL-15.1, CL-R16 After the last round end scoring is added in turn order."""
    s.totals = [total_of(s, b) for b in s.boards]
    s.phase = OVER
    if log.on:
        outcome = result(s)
        log.add(GameEnded(rule=outcome.rule, reason=outcome.reason, totals=tuple(s.totals)))


def outcome(s: State) -> Outcome | None:
    return result(s) if s.phase == OVER else None


def result(s: State) -> Outcome:
    """CL-15.10, CL-16.1 Who won: as an expansion judges, by the solo goal, or by popularity."""
    for expansion in s.rules.hooks.judge:
        judged = expansion.judge(s)
        if judged is not None:
            return judged
    return solo_result(s) if s.rules.seats == 1 else rivals_result(s)


def all_lines(s: State) -> tuple[ScoreLine, ...]:
    lines: list[ScoreLine] = []
    for b in s.boards:
        lines += score_lines(s, b)
    return tuple(lines)


def ranking(s: State) -> list[int]:
    """CL-15.10, CL-15.11, CL-R16 Seats, best first: popularity, then earlier in turn order."""
    return sorted(s.order, key=lambda seat: -s.totals[seat])


def rivals_result(s: State) -> Outcome:
    """CL-15.10, CL-15.11 The player with the highest total wins; a tie goes to the earlier one."""
    ranked = ranking(s)
    ranks = [ranked.index(seat) + 1 for seat in range(s.rules.seats)]
    best = ranked[0]
    tied = s.totals.count(s.totals[best]) > 1
    return Outcome(
        "most_popular",
        "CL-15.11" if tied else "CL-15.10",
        (best,),
        tuple(float(total) for total in s.totals),
        tuple(ranks),
        all_lines(s),
        {"winner": f"seat:{best}", "total": s.totals[best], "tie": tied},
    )


# -- solo -------------------------------------------------------------------------------------


def goal_met(s: State, b: Board, goal: str) -> bool:
    """CL-16.2, CL-16.3, CL-16.6 Whether a solo goal is met in the final state."""
    working = working_treatment_rooms(b)
    if goal == "top_floor":
        return working & b.shape.floor_spaces[-1] != 0
    if goal == "two_buildings":
        return sum(1 for building in b.buildings if building & working) >= 2
    if goal == "no_deaths":
        return b.deaths == 0
    if goal == "big_team":
        return min(count_kind(b, DOCTOR), count_kind(b, NURSE)) >= 4
    if goal == "both_services":
        rooms = [beds_of(b, service) & working for service in range(s.rules.player.services)]
        return all(spaces.bit_count() >= 2 for spaces in rooms)
    return b.time <= 18


def title_for(s: State, popularity: int) -> str:
    """CL-16.5 The highest line of the hall of fame that is reached."""
    c = s.rules.content
    reached = sum(1 for threshold in c.fame_from if popularity >= threshold)
    return c.fame_titles[max(reached - 1, 0)]


def solo_result(s: State) -> Outcome:
    """CL-16.3, CL-16.4, CL-16.5 A missed goal is a loss; else the hall of fame gives a title."""
    total = s.totals[0]
    scores = (float(total),)
    goal = s.rules.content.goals[s.goal]
    if not goal_met(s, s.boards[0], goal):
        missed = {"goal": Phrase(message_id("goal", goal))}
        return Outcome("goal_missed", "CL-16.4", (), scores, (1,), all_lines(s), missed)
    title = Phrase("fame", {"title": title_for(s, total)})
    facts: dict[str, Any] = {"total": total, "title": title}
    return Outcome("goal_met", "CL-16.5", (0,), scores, (1,), all_lines(s), facts)
