"""Where people should end Move: this round's treatments first, then everyone else."""

from __future__ import annotations

from typing import Final

from wardround.games.clinic.advice.timetable import doctors_of, forecast, numbers_of, patients_of
from wardround.games.clinic.rules.care import nurses_needed
from wardround.games.clinic.rules.constants import DOCTOR, NURSE, ORDERLY, PATIENT, RED
from wardround.games.clinic.rules.geometry import members, operational, staff_ends, times_from
from wardround.games.clinic.rules.moving import ends_of, is_bound, limit_of, movers, role_of
from wardround.games.clinic.rules.state import Board, State

FAR: Final = 1000
STAYS: Final = -1


class Placement:
    """The targets while they are being worked out."""

    __slots__ = ("beds", "chairs", "nurses", "settled", "target")

    def __init__(self, people: int, spaces: int, settled: list[int]) -> None:
        self.settled = settled
        """People who have already moved; they stay where they are now."""
        self.target = [STAYS] * people
        """By person: the space to end in; `STAYS` leaves them where they are."""
        self.beds = [0] * spaces
        self.chairs = [0] * spaces
        self.nurses: list[int] = []
        """Nurses not yet needed for a treatment."""


def targets(s: State, b: Board) -> list[int]:
    """By person: the space to end Move in; -1 leaves them where they are."""
    n = numbers_of(s, b)
    n.growth = n.habits.growth_moving
    forecast(b.content, n)
    doctors, patients = doctors_of(s, b), patients_of(s, b)
    placing = Placement(len(b.kind), b.shape.spaces, movers(b))
    for space in members(b.modules):
        placing.chairs[space] = limit_of(s, b, space, DOCTOR)
        placing.beds[space] = limit_of(s, b, space, PATIENT)
    for person in patients:
        if 0 <= b.place[person] < b.shape.spaces:
            placing.beds[b.place[person]] -= 1
    for person in doctors:
        if person in placing.settled:
            placing.chairs[b.place[person]] -= 1
    placing.nurses = [person for person in b.present if role_of(s, b, person) == NURSE]
    pairs: list[tuple[int, int, int]] = []
    for k in range(0, len(n.treated), 2):
        d = n.treated[k + 1]
        if d < len(doctors):
            patient = patients[n.treated[k]]
            pairs.append((b.colour[patient], patient, doctors[d]))
    pairs.sort(reverse=True)
    for _, patient, doctor in pairs:
        _treat(s, b, placing, patient, doctor)
    for doctor in doctors:
        if placing.target[doctor] == STAYS and doctor not in placing.settled:
            _seat_doctor(s, b, placing, doctor)
    _send_inside(s, b, placing)
    return placing.target


def _walk(s: State, b: Board, placing: Placement, person: int, space: int) -> int:
    """The time to reach a space; -1 if there is no way."""
    if b.place[person] == space:
        return 0
    if b.place[person] < 0 or person in placing.settled or is_bound(s, b, person):
        return -1
    return times_from(b, b.place[person], s.rules.outdoor_walking)[space]


def _treat(s: State, b: Board, placing: Placement, patient: int, doctor: int) -> None:
    """Bring patient, doctor and nurses together where that takes the least time, if possible."""
    place = b.place[patient]
    best, best_time = -1, FAR
    for space in members(ends_of(s, b, patient) & operational(b)):
        seated = doctor in placing.settled and b.place[doctor] == space
        chair = seated or placing.chairs[space] > 0
        bed = space == place or placing.beds[space] > 0
        if not chair or not bed:
            continue
        way, walk = _walk(s, b, placing, patient, space), _walk(s, b, placing, doctor, space)
        if way < 0 or walk < 0 or b.content.kinds[b.module[space]].any_service:
            continue
        if way + walk < best_time:
            best, best_time = space, way + walk
    if best < 0:
        return
    needed = nurses_needed(s, b, doctor, patient, best)
    team: list[int] = []
    for nurse in sorted(placing.nurses, key=lambda person: _walk(s, b, placing, person, best)):
        if len(team) < needed and _walk(s, b, placing, nurse, best) >= 0:
            team.append(nurse)
    if len(team) < needed:
        return
    for nurse in team:
        placing.nurses.remove(nurse)
        placing.target[nurse] = best
    if place != best:
        placing.beds[best] -= 1
    if doctor not in placing.settled:
        placing.chairs[best] -= 1
    placing.target[patient] = best
    placing.target[doctor] = best


def _seat_doctor(s: State, b: Board, placing: Placement, doctor: int) -> None:
    """A doctor without a patient trains in a lab, or stands nearby, out of the way."""
    best, best_worth = STAYS, -1000.0
    for space in members(ends_of(s, b, doctor)):
        walk = _walk(s, b, placing, doctor, space)
        if placing.chairs[space] == 0 or walk < 0:
            continue
        kind = b.content.kinds[b.module[space]]
        worth = -walk / 3.0
        if kind.levels:
            worth += 1.0 + 0.8 * min(2, RED - min(b.colour[doctor], RED))
        elif kind.capacity[PATIENT]:
            worth += 0.2
        if worth > best_worth:
            best, best_worth = space, worth
    placing.target[doctor] = best
    if best >= 0 and placing.chairs[best] > 0:
        placing.chairs[best] -= 1


def _send_inside(s: State, b: Board, placing: Placement) -> None:
    """New nurses and orderlies go inside, nurses to where they will be needed."""
    spaces = b.shape.spaces
    for nurse in placing.nurses:
        if b.place[nurse] >= spaces:
            placing.target[nurse] = _nearest(s, b, placing, nurse, staff_ends(b, NURSE), 1.1)
    free = b.of_kind[b.content.supply]
    for person in b.present:
        if b.kind[person] == ORDERLY and 0 <= b.place[person] < spaces:
            free &= ~(1 << b.place[person])
    for person in b.present:
        if b.kind[person] == ORDERLY and b.place[person] >= spaces:
            placing.target[person] = _nearest(s, b, placing, person, free, 0.0)
            if placing.target[person] >= 0:
                free &= ~(1 << placing.target[person])


def _nearest(
    s: State, b: Board, placing: Placement, person: int, spaces: int, bedside: float
) -> int:
    """The nearest of ``spaces``; rooms with beds count as nearer by ``bedside``."""
    best, best_time = STAYS, float(FAR)
    for space in members(spaces):
        walk = _walk(s, b, placing, person, space)
        time = float(walk)
        if b.content.kinds[b.module[space]].capacity[PATIENT]:
            time -= bedside
        if walk >= 0 and time < best_time:
            best, best_time = space, time
    return best
