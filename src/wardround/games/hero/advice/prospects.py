"""The worth of tokens, patients, skills and sleep to the active hero, in deeds."""

from __future__ import annotations

from typing import Final

from wardround.games.hero.advice.habits import RIVALS, TOGETHER
from wardround.games.hero.advice.odds import Odds, covers, odds_for
from wardround.games.hero.rules.auras import Line
from wardround.games.hero.rules.constants import (
    ANY_SKILL,
    CHAOS_TOKEN,
    COST,
    DEEDS,
    GAIN,
    JOURNAL,
    LIMIT_JOURNALS,
    LIMIT_SLEEP_BONUS,
    NOBODY,
    ON_TREAT,
    PATIENT,
    SKILL,
    SLEEP,
    SLEEP_TOKEN,
    STUDY,
    TREAT,
)
from wardround.games.hero.rules.room import aura_for, limit, look_at
from wardround.games.hero.rules.scoring import penalty_for
from wardround.games.hero.rules.state import State
from wardround.games.hero.rules.tables import Figure
from wardround.games.hero.rules.totals import pack_totals
from wardround.games.hero.rules.treating import counsel_left

POINTS: Final = 3
"""The points of a turn."""
NO_SKILLS: Final = [0, 0, 0, 0]


class Prospects:
    """The worth of things to the active hero.

    The position must not change in the meantime: results are cached.
    """

    def __init__(self, s: State) -> None:
        self.s = s
        self._costs: dict[int, float] = {}
        self.h = TOGETHER if s.rules.coop else RIVALS
        self.odds: Odds = odds_for(s.content)
        seat = s.active
        self.seat = seat
        self.here = s.hero_room[seat]
        self.rounds = s.rules.rounds - s.round + 1
        """The rounds left, including the current one."""
        self.deed = self._deed()
        self.token = self.chaos_cost(1)
        """The cost of one chaos token."""
        self.gains: dict[int, float] = {}
        """For each patient here, the gain from treating it in the best of the listed ways."""
        self.counselled: dict[int, float] = {}
        """The same for patients who can only be treated with counsel."""
        self._gain: dict[int, float] = {}
        self._units: dict[int, list[float]] = {}
        self._units_beside: dict[int, list[float]] = {}
        self._study = -1.0
        self._worth: dict[int, float] = {}
        er = s.content.er
        self.totals = self.sums(er)
        self.packed = pack_totals(self.totals)
        self.share = self.odds.share(self.packed)

    # -- prices ---------------------------------------------------------------------------------

    def _deed(self) -> float:
        """The worth of a deed: less once the party has enough of them."""
        s = self.s
        if not s.rules.coop:
            return 1.0
        missing = s.rules.goal - s.bags[0][DEEDS]
        if missing <= 0:
            return 0.05
        pace = missing * s.rules.rounds / (s.rules.goal * self.rounds)
        return max(0.3, min(3.0, 1.0 + self.h.press * (pace - 1.0)))

    def chaos_cost(self, n: int) -> float:
        """The cost of ``n`` more chaos tokens, or of fewer if it is negative."""
        cost = self._costs.get(n)
        if cost is None:
            cost = self._chaos_cost(n)
            self._costs[n] = cost
        return cost

    def _chaos_cost(self, n: int) -> float:
        s, h = self.s, self.h
        _, sleep, chaos = s.bag(s.active)
        if s.rules.coop:
            room = s.rules.chaos_limit - chaos + sleep / s.rules.sleep_per_chaos
            for patient in s.patients:
                if s.timer[patient] == 1:
                    room -= h.soon * s.content.patients[patient].chaos
            cost = 0.0
            for step in range(abs(n)):
                left = room - step - (1 if n > 0 else 0)
                cost += h.chaos + h.edge / max(0.4, left) ** 2
            return cost if n > 0 else -cost
        spare = max(0, sleep - s.rules.sleep_needed)
        level = max(0.0, chaos - spare + h.drift * self.rounds)
        return self._penalty(level + n) - self._penalty(level)

    def _penalty(self, chaos: float) -> float:
        """HE-12.6 The table, interpolated."""
        if chaos <= 0.0:
            return 0.0
        low = int(chaos)
        below = penalty_for(self.s, low)
        return below + (chaos - low) * (penalty_for(self.s, low + 1) - below)

    def gain(self, patient: int, room: int, helper: int) -> float:
        """The gain from treating a patient in a room."""
        s = self.s
        key = (patient * len(s.content.rooms) + room) * (s.rules.seats + 1) + helper + 1
        gain = self._gain.get(key)
        if gain is None:
            gain = self._find_gain(patient, room, helper)
            self._gain[key] = gain
        return gain

    def _find_gain(self, patient: int, room: int, helper: int) -> float:
        s, h = self.s, self.h
        card = s.content.patients[patient]
        timer = s.timer[patient]
        leaves = h.last_hour if timer <= 1 else h.two_hours if timer == 2 else h.more_hours
        if self.rounds < timer:
            leaves = 0.0
        gain = card.reward * self.deed + leaves * card.chaos * self.token
        for line in card.triggered:
            if line.trigger == ON_TREAT:
                gain += self.line_worth(line)
        for line, code in look_at(s, room).triggered:
            if line.trigger == ON_TREAT and code < s.content.first_patient and not line.may:
                gain += self.line_worth(line)
        if s.rules.freeloading:
            shared = 0
            for other in range(s.rules.seats):
                if other != self.seat and s.hero_room[other] == room:
                    shared += 2 * card.freeload if other == helper else card.freeload
            gain -= h.rivalry * shared / (s.rules.seats - 1)
        return gain

    # -- skills ---------------------------------------------------------------------------------

    def sums(self, room: int) -> list[int]:
        """The active hero's totals in a room, without help."""
        s = self.s
        hero = s.content.heroes[s.heroes[self.seat]]
        base = aura_for(s, room, hero.immune, hero.flu_immune).skills
        lines = hero.auras[room].skills
        own = s.own[self.seat]
        return [base[n] + own[n] + lines[n] for n in range(4)]

    def with_skills(self, skills: list[int]) -> float:
        """The worth of additional skills against an unknown patient in the E.R."""
        t = self.totals
        more = pack_totals([t[n] + skills[n] for n in range(4)])
        gained = self.odds.deeds(more) - self.odds.deeds(self.packed)
        share = self.odds.share(more) - self.share
        return gained * self.deed + share * self.h.two_hours * self.odds.mean_chaos * self.token

    def patients_a_turn(self) -> float:
        """The number of patients per hero who arrive from one turn to the next."""
        s = self.s
        coming = s.rules.arrivals[min(s.round, len(s.rules.arrivals)) - 1]
        return 1.0 + coming / s.rules.seats

    def study_worth(self) -> float:
        """The worth of one more journal."""
        if self._study < 0.0:
            s, h = self.s, self.h
            mean = 0.0
            for skill in range(4):
                more = [0, 0, 0, 0]
                more[skill] = 1
                mean += self.with_skills(more) / 4
            turns = max(0, self.rounds - 1)
            worth = h.study * mean * turns * self.patients_a_turn()
            if len(s.journals[self.seat]) >= limit(s, LIMIT_JOURNALS):
                worth *= h.swap_journal
            self._study = worth
        return self._study

    def figure_skills(self, figure: Figure) -> list[int]:
        """What a staff member adds to the totals, including harm."""
        skills = figure.skills[:]
        immune = self.s.content.heroes[self.s.heroes[self.seat]].immune
        for line in figure.passive:
            stands = line.kind == SKILL and line.skill < ANY_SKILL and line.in_room < 0
            if stands and not (line.harms and immune):
                skills[line.skill] += line.n
        return skills

    def staff_worth(self, number: int) -> float:
        """The worth of having a staff member in the E.R. for the rest of their service."""
        known = self._worth.get(number)
        if known is not None:
            return known
        s, h = self.s, self.h
        figure = s.content.figures[number]
        hours = 0
        for field, figures in enumerate(s.track):
            if number in figures:
                hours = min(field + 1, self.rounds)
        a_turn = self.with_skills(self.figure_skills(figure)) * self.patients_a_turn()
        for line in figure.lines:
            if line.kind == COST and line.action == TREAT:
                a_turn -= self.patients_a_turn()
            elif line.trigger == ON_TREAT and line.kind == GAIN and not line.may:
                a_turn += self.line_worth(line) * self.share
            elif line.kind == GAIN and line.may and not line.pay:
                a_turn += self.line_worth(line)
        seats = s.rules.seats if s.rules.coop else 1
        worth = h.staff * a_turn * hours * seats
        self._worth[number] = worth
        return worth

    def journal_worth(self, mention: str) -> float:
        s = self.s
        journal = s.content.journals[s.content.index[mention]]
        if journal.sleep:
            return self.sleep_worth(journal.sleep)
        mean = self.with_skills(journal.skills) + 0.01 * sum(journal.skills)
        return mean * self.rounds

    # -- sleep ----------------------------------------------------------------------------------

    def sleep_worth(self, tokens: int) -> float:
        """The worth of this many sleep tokens."""
        s, h = self.s, self.h
        sleep = s.bag(self.seat)[SLEEP_TOKEN]
        if s.rules.coop:
            price = self.chaos_cost(-1)
            return -price * h.relief * tokens / s.rules.sleep_per_chaos
        missing = max(0, s.rules.sleep_needed - sleep)
        worth = 0.0
        if missing:
            points = max(1, s.points + POINTS * (self.rounds - 1))
            tight = min(1.2, (missing + 3) / points)
            worth = min(missing, tokens) * (h.rest + h.rest_late * tight * tight)
        spare = tokens - missing
        if spare > 0:
            worth -= h.relief * self.chaos_cost(-spare)
        return worth

    def tokens_for(self, sleeps: int) -> int:
        """HE-5.28, HE-5.29 The tokens for this many sleeps in a turn."""
        return sleeps + (1 if sleeps >= limit(self.s, LIMIT_SLEEP_BONUS) else 0)

    # -- a room's work --------------------------------------------------------------------------

    def units(self, room: int) -> list[float]:
        """The worth of each of the next points in a room, best first."""
        units = self._units.get(room)
        if units is None:
            units = self.units_with(room, NO_SKILLS)
            self._units[room] = units
        return units

    def units_beside(self, room: int, figure: int) -> list[float]:
        """The same with a staff member there."""
        key = figure * len(self.s.content.rooms) + room
        units = self._units_beside.get(key)
        if units is None:
            units = self.units_with(room, self.figure_skills(self.s.content.figures[figure]))
            self._units_beside[key] = units
        return units

    def units_with(self, room: int, more: list[int]) -> list[float]:
        """The same with additional skills there."""
        s = self.s
        values: list[float] = []
        now = look_at(s, room)
        hero = s.content.heroes[s.heroes[self.seat]]
        aura = aura_for(s, room, hero.immune, hero.flu_immune)
        cost = 1 + aura.cost[TREAT]
        if room == self.here:
            cost += s.extra.cost[TREAT]
        forbids = aura.forbids[TREAT] or s.extra.forbids[TREAT]
        if now.patients and not forbids:
            self._add_treatments(room, now.patients, more, cost, values)
        allows = s.content.rooms[room].actions
        if allows[STUDY]:
            values += [self.study_worth()] * POINTS
        if allows[SLEEP]:
            done = s.sleeps if room == self.here else 0
            sleeps = s.points if room == self.here else POINTS
            price = 1 + aura.cost[SLEEP]
            if sleeps >= price:
                tokens = self.tokens_for(done + sleeps // price) - self.tokens_for(done)
                values += [self.sleep_worth(tokens) / sleeps] * sleeps
        values.sort(reverse=True)
        return values

    def _add_treatments(
        self, room: int, patients: list[int], more: list[int], cost: int, values: list[float]
    ) -> None:
        s = self.s
        sums = self.sums(room)
        for skill in range(4):
            sums[skill] += more[skill]
        alone = pack_totals(sums)
        teams: list[int] = []
        helpers: list[int] = []
        if room != self.here or counsel_left(s):
            for other in range(s.rules.seats):
                if other != self.seat and s.hero_room[other] == room:
                    lines = s.content.heroes[s.heroes[other]].auras[room].skills
                    own = s.own[other]
                    teams.append(pack_totals([sums[n] + own[n] + lines[n] for n in range(4)]))
                    helpers.append(other)
        best = 0.0
        for patient in patients:
            card = s.content.patients[patient]
            gain = 0.0
            if room == self.here and patient in self.gains:
                gain = self.gains[patient]
            elif card.required and room not in card.required:
                continue
            elif covers(alone, card.ways_packed):
                gain = self.gain(patient, room, NOBODY)
            elif room == self.here and patient in self.counselled:
                best = max(best, self.counselled[patient])
            else:
                for n, team in enumerate(teams):
                    if covers(team, card.ways_packed):
                        best = max(best, self.gain(patient, room, helpers[n]))
            if gain > 0.0:
                values += [gain / cost] * cost
        if best > 0.0:
            values += [best / cost] * cost

    def look_worth(self) -> float:
        """The worth of one more patient in the E.R."""
        if self.s.free_stations(self.s.content.er) < 1:
            return -10.0
        deeds = self.odds.deeds(self.packed) * self.deed
        lost = (1.0 - self.share) * self.odds.mean_chaos * self.token
        return self.h.look * deeds - lost

    def line_worth(self, line: Line) -> float:
        """The worth of a GAIN line."""
        if line.kind != GAIN:
            return 0.0
        if line.token == DEEDS:
            return line.n * self.deed
        if line.token == CHAOS_TOKEN:
            return -self.chaos_cost(line.n)
        if line.token == SLEEP_TOKEN:
            return self.sleep_worth(line.n) if line.n > 0 else float(line.n)
        if line.token == JOURNAL:
            return line.n * self.study_worth()
        return self.look_worth() if line.token == PATIENT else 0.0
