"""A sensible doctor: an answer to every decision, quick enough to play whole nights out.

Everything is counted in deeds. A turn is planned as a whole: what to do here, where to go with the
points that are left, whom to bring along or call, and what the next turn can begin with from there.
"""

from __future__ import annotations

from math import exp
from typing import Final, cast

from wardround.core.actions import Action
from wardround.games.hero import actions as a
from wardround.games.hero.advice.habits import RIVALS, TOGETHER
from wardround.games.hero.advice.odds import Odds, covers, odds_for, packed
from wardround.games.hero.rules.auras import Line
from wardround.games.hero.rules.cards import Figure
from wardround.games.hero.rules.enums import (
    ANY_SKILL,
    CHAOS_TOKEN,
    CHOOSE,
    COST,
    DEEDS,
    FORBID,
    GAIN,
    JOURNAL,
    LIMIT_JOURNALS,
    LIMIT_SLEEP_BONUS,
    NEXT_TREAT,
    NOBODY,
    ON_TREAT,
    PATIENT,
    PICKING,
    PIECE_STAFF,
    PRICE_CALL,
    PRICE_CONSULT,
    PRICE_RUN,
    SHIFT,
    SKILL,
    SLEEP,
    SLEEP_TOKEN,
    STUDY,
    TIMER,
    TREAT,
    WON,
)
from wardround.games.hero.rules.lines import asking_line
from wardround.games.hero.rules.moving import carry_due, trip_of
from wardround.games.hero.rules.room import aura_for, chaos_price, limit, look_at
from wardround.games.hero.rules.scoring import penalty_for, rank_key, scores
from wardround.games.hero.rules.state import State
from wardround.games.hero.rules.treating import counsel_left

WEIGHTY: Final = frozenset({"choose_action", "take_staff"})
MOST: Final = 6
"""Candidates at most."""
TEMPTING: Final = 5.0
"""How many deeds an answer may seem to lose and still be worth trying."""
CLEAR: Final = 15.0
"""How many deeds ahead make a night half as good again."""
POINTS: Final = 3
"""The points of a turn."""
HABIT: Final = 0.05
"""What decides between answers that come to the same: work first, no walks for nothing."""
NO_SKILLS: Final = [0, 0, 0, 0]


def next_seat(s: State) -> int:
    """A seat that is asked something, -1 after the end."""
    return s.active if s.in_play() else -1


def answer(s: State, seat: int) -> Action:
    """What a sensible player answers."""
    options = s.choices
    if len(options) == 1:
        return options[0]
    weights = weigh(s, options)
    best = 0
    for n in range(1, len(weights)):
        if weights[n] > weights[best]:
            best = n
    return options[best]


def weigh(s: State, options: list[Action]) -> list[float]:
    """What each answer is worth, in deeds."""
    if s.phase == PICKING:
        return [_hero_worth(s, cast(a.PickHero, action)) for action in options]
    plan = Plan(s)
    if not s.agenda:
        plan.note_treatable(options)
        return [plan.weigh(action) for action in options]
    return [plan.reply(action) for action in options]


def _hero_worth(s: State, action: a.PickHero) -> float:
    hero = s.content.heroes[s.content.index[action.hero]]
    return odds_for(s.content).deeds(packed(hero.skills))


class Plan:
    """What the active hero could make of the points that are left."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.h = TOGETHER if s.rules.coop else RIVALS
        self.odds: Odds = odds_for(s.content)
        seat = s.active
        self.seat = seat
        self.here = s.hero_room[seat]
        self.rounds = s.rules.rounds - s.round + 1
        """Rounds to come, the present one included."""
        self.deed = self._deed()
        self.token = self.chaos_cost(1)
        """What one chaos token costs."""
        self.gains: dict[int, float] = {}
        """By patient here, what treating it brings: the best of the ways listed."""
        self.counselled: dict[int, float] = {}
        """The same for those who can only be treated with counsel."""
        self._units: dict[int, list[float]] = {}
        self._future: list[float] = []
        self._study = -1.0
        self._worth: dict[int, float] = {}
        er = s.content.er
        self.totals = self.sums(er)
        self.packed = packed(self.totals)
        self.share = self.odds.share(self.packed)
        self.stay = 0.0

    # -- prices ---------------------------------------------------------------------------------

    def _deed(self) -> float:
        """What a deed is worth: less once the party has enough of them."""
        s = self.s
        if not s.rules.coop:
            return 1.0
        missing = s.rules.goal - s.bags[0][DEEDS]
        if missing <= 0:
            return 0.05
        pace = missing * s.rules.rounds / (s.rules.goal * self.rounds)
        return max(0.3, min(3.0, 1.0 + self.h.press * (pace - 1.0)))

    def chaos_cost(self, n: int) -> float:
        """What so many more chaos tokens cost; fewer if it is negative."""
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
        """HE-12.6 The table, read between its lines."""
        if chaos <= 0.0:
            return 0.0
        low = int(chaos)
        below = penalty_for(self.s, low)
        return below + (chaos - low) * (penalty_for(self.s, low + 1) - below)

    def gain(self, patient: int, room: int, helper: int) -> float:
        """What treating a patient in a room brings."""
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
        """The active hero's totals in a room, alone."""
        s = self.s
        hero = s.content.heroes[s.heroes[self.seat]]
        base = aura_for(s, room, hero.immune, hero.flu_immune).skills
        lines = hero.auras[room].skills
        own = s.own[self.seat]
        return [base[n] + own[n] + lines[n] for n in range(4)]

    def with_skills(self, skills: list[int]) -> float:
        """What further skills are worth against an unknown patient in the E.R."""
        t = self.totals
        more = packed([t[n] + skills[n] for n in range(4)])
        gained = self.odds.deeds(more) - self.odds.deeds(self.packed)
        share = self.odds.share(more) - self.share
        return gained * self.deed + share * self.h.two_hours * self.odds.mean_chaos * self.token

    def patients_a_turn(self) -> float:
        """How many patients arrive from one turn to the next, for each hero."""
        s = self.s
        coming = s.rules.arrivals[min(s.round, len(s.rules.arrivals)) - 1]
        return 1.0 + coming / s.rules.seats

    def study_worth(self) -> float:
        """What one more journal is worth."""
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
        """What a staff member adds to the totals, harm included."""
        skills = figure.skills[:]
        immune = self.s.content.heroes[self.s.heroes[self.seat]].immune
        for line in figure.passive:
            stands = line.kind == SKILL and line.skill < ANY_SKILL and line.in_room < 0
            if stands and not (line.harms and immune):
                skills[line.skill] += line.n
        return skills

    def staff_worth(self, number: int) -> float:
        """What it is worth to have a staff member in the E.R. for the rest of the service."""
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
        """What so many sleep tokens are worth."""
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
        """HE-5.28, HE-5.29 The tokens of so many sleeps in a turn."""
        return sleeps + (1 if sleeps >= limit(self.s, LIMIT_SLEEP_BONUS) else 0)

    # -- a room's work --------------------------------------------------------------------------

    def note_treatable(self, options: list[Action]) -> None:
        """What can be treated here for certain."""
        s = self.s
        for action in options:
            if isinstance(action, a.Treat):
                patient = s.content.index[action.patient]
                helper = s.content.index[action.helper] if action.helper else NOBODY
                gain = self.gain(patient, self.here, helper)
                known = self.gains if helper == NOBODY else self.counselled
                if gain > known.get(patient, -99.0):
                    known[patient] = gain
        self.stay = self.best_from_here(s.points, NO_SKILLS)

    def units(self, room: int) -> list[float]:
        """What each of the next points is worth in a room, the best first."""
        found = self._units.get(room)
        if found is None:
            found = self.units_with(room, NO_SKILLS)
            self._units[room] = found
        return found

    def units_with(self, room: int, more: list[int]) -> list[float]:
        """The same with further skills there."""
        s = self.s
        found: list[float] = []
        now = look_at(s, room)
        hero = s.content.heroes[s.heroes[self.seat]]
        aura = aura_for(s, room, hero.immune, hero.flu_immune)
        cost = 1 + aura.cost[TREAT]
        if room == self.here:
            cost += s.extra.cost[TREAT]
        forbids = aura.forbids[TREAT] or s.extra.forbids[TREAT]
        if now.patients and not forbids:
            self._add_treatments(room, now.patients, more, cost, found)
        allows = s.content.rooms[room].actions
        if allows[STUDY]:
            found += [self.study_worth()] * POINTS
        if allows[SLEEP]:
            done = s.sleeps if room == self.here else 0
            sleeps = s.points if room == self.here else POINTS
            price = 1 + aura.cost[SLEEP]
            if sleeps >= price:
                tokens = self.tokens_for(done + sleeps // price) - self.tokens_for(done)
                found += [self.sleep_worth(tokens) / sleeps] * sleeps
        found.sort(reverse=True)
        return found

    def _add_treatments(
        self, room: int, patients: list[int], more: list[int], cost: int, found: list[float]
    ) -> None:
        s = self.s
        sums = self.sums(room)
        for skill in range(4):
            sums[skill] += more[skill]
        alone = packed(sums)
        teams: list[int] = []
        helpers: list[int] = []
        if room != self.here or counsel_left(s):
            for other in range(s.rules.seats):
                if other != self.seat and s.hero_room[other] == room:
                    lines = s.content.heroes[s.heroes[other]].auras[room].skills
                    own = s.own[other]
                    teams.append(packed([sums[n] + own[n] + lines[n] for n in range(4)]))
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
                found += [gain / cost] * cost
        if best > 0.0:
            found += [best / cost] * cost

    # -- the next turn --------------------------------------------------------------------------

    def distance(self, start: int, room: int) -> int:
        if start == room:
            return 0
        return 1 if room in self.s.content.rooms[start].adjacent else 2

    def future(self, room: int) -> float:
        """What it is worth to begin the next turn in a room."""
        if not self._future:
            self._future = [self._begin_in(n) for n in range(len(self.s.content.rooms))]
        return self._future[room]

    def others_in(self, room: int) -> int:
        s = self.s
        return s.hero_room.count(room) - (1 if s.hero_room[self.seat] == room else 0)

    def _begin_in(self, start: int) -> float:
        s, h = self.s, self.h
        t = s.content
        worth = 0.0
        company = 0.0
        if start == t.er:
            company = h.company * self.others_in(start)
        if self.rounds <= 1:
            return company
        for room in range(len(t.rooms)):
            left = POINTS - self.distance(start, room)
            here = 0.0
            if room == t.er:
                waiting = h.remain * len(self.units(room)) / (1 + self.others_in(room))
                coming = h.fresh * self.patients_a_turn() * s.rules.seats * self.share
                coming /= 1 + self.others_in(room)
                each = self.odds.deeds(self.packed) * self.deed / max(0.05, self.share)
                each += h.two_hours * self.odds.mean_chaos * self.token
                here = min(float(left), waiting + coming) * each
            elif t.rooms[room].actions[STUDY]:
                here = left * self.study_worth()
            elif t.rooms[room].actions[SLEEP]:
                here = self.sleep_worth(self.tokens_for(left))
            worth = max(worth, here)
        return h.next * worth + company

    # -- whole turns ----------------------------------------------------------------------------

    def best_from_here(self, points: int, more: list[int]) -> float:
        """The best way to spend points: some of them here, the rest on the way."""
        units = self.units(self.here) if more is NO_SKILLS else self.units_with(self.here, more)
        best = self.onward(points)
        done = HABIT
        for n in range(min(points, len(units))):
            done += units[n]
            best = max(best, done + self.onward(points - n - 1))
        return best

    def onward(self, points: int) -> float:
        """The best that points are good for after leaving, or nothing."""
        best = self.future(self.here)
        if points <= 0:
            return best
        rooms = self.s.content.rooms
        for room in rooms[self.here].adjacent:
            best = max(best, self.arrive(room, points - 1, True))
        return best

    def arrive(self, room: int, points: int, further: bool) -> float:
        """What it is worth to come to a room with so many points, best company included."""
        best = self.spend(room, points)
        if room == self.s.content.er:
            best += self.escort_worth(self.here, points)
        if further and points > 0:
            for onward in self.s.content.rooms[room].adjacent:
                worth = self.spend(onward, points - 1)
                if onward == self.s.content.er:
                    worth += max(
                        self.escort_worth(room, points - 1),
                        self.escort_worth(self.here, points - 1),
                    )
                best = max(best, worth)
        return best

    def spend(self, room: int, points: int) -> float:
        units = self.units(room)
        worth = self.future(room)
        for n in range(min(points, len(units))):
            worth += units[n]
        return worth

    def escort_worth(self, start: int, points: int) -> float:
        """What the best staff member of a room adds when taken along to the E.R."""
        er = self.s.content.er
        if start == er:
            return 0.0
        best = 0.0
        for figure in look_at(self.s, start).staff:
            best = max(best, self.bring(figure, er, points))
        return best

    def bring(self, figure: int, room: int, points: int) -> float:
        """What it is worth to have a staff member in a room now."""
        s = self.s
        if s.figure_room[figure] == room:
            return 0.0
        card = s.content.figures[figure]
        worth = self.staff_worth(figure) if room == s.content.er else 0.0
        if points > 0 and look_at(s, room).patients:
            before = self.units(room)
            after = self.units_with(room, self.figure_skills(card))
            for n in range(min(points, len(after))):
                worth += after[n]
            for n in range(min(points, len(before))):
                worth -= before[n]
        if s.figure_room[figure] == s.content.er and room != s.content.er:
            worth -= self.staff_worth(figure)
        return worth

    # -- answers --------------------------------------------------------------------------------

    def weigh(self, action: Action) -> float:
        """What the rest of the turn is worth if it begins with an action."""
        s = self.s
        index = s.content.index
        if isinstance(action, a.Treat):
            return self.treating(action)
        if isinstance(action, a.Move):
            return self.arrive(index[action.room], s.points - 1, True) - HABIT
        if isinstance(action, a.Run):
            return self.running(index[action.via], index[action.room])
        if isinstance(action, a.EndTurn):
            return self.future(self.here)
        if isinstance(action, a.CallStaff):
            return self.calling(index[action.staff], PRICE_CALL)
        if isinstance(action, a.CallConsultant):
            return self.calling(index[action.consultant], PRICE_CONSULT)
        if isinstance(action, a.Use):
            line = s.content.find_line(action.card, action.line)
            rest = self.best_from_here(s.points - line.pay, NO_SKILLS) if line.pay else self.stay
            return rest + self.use_worth(line)
        if isinstance(action, a.Look):
            return self.best_from_here(s.points - 1, NO_SKILLS) + self.look_worth()
        units = self.units(self.here)
        unit = self.study_worth() if isinstance(action, a.Study) else units[0]
        return unit + self.best_from_here(s.points - 1, NO_SKILLS)

    def treating(self, action: a.Treat) -> float:
        s = self.s
        patient = s.content.index[action.patient]
        helper = s.content.index[action.helper] if action.helper else NOBODY
        gain = self.gain(patient, self.here, helper)
        if helper != NOBODY:
            gain -= 0.5
        best = max(self.gains.values(), default=0.0)
        best = max(best, max(self.counselled.values(), default=0.0))
        return self.stay_and_treat() - (best - gain)

    def stay_and_treat(self) -> float:
        units = self.units(self.here)
        best = 0.0
        done = HABIT
        for n in range(min(self.s.points, len(units))):
            done += units[n]
            best = max(best, done + self.onward(self.s.points - n - 1))
        return best

    def running(self, via: int, room: int) -> float:
        s = self.s
        points = s.points - 1
        worth = self.spend(room, points) - self.chaos_cost(chaos_price(s, PRICE_RUN))
        if room == s.content.er:
            worth += max(self.escort_worth(via, points), self.escort_worth(self.here, points))
        return worth

    def calling(self, figure: int, price: int) -> float:
        s = self.s
        skills = self.figure_skills(s.content.figures[figure])
        worth = self.best_from_here(s.points, skills)
        if self.here == s.content.er:
            worth += self.staff_worth(figure)
        elif s.figure_room[figure] == s.content.er:
            worth -= self.staff_worth(figure)
        return worth - self.chaos_cost(chaos_price(s, price))

    def look_worth(self) -> float:
        """What one more patient is worth in the E.R."""
        if self.s.free_stations(self.s.content.er) < 1:
            return -10.0
        found = self.odds.deeds(self.packed) * self.deed
        lost = (1.0 - self.share) * self.odds.mean_chaos * self.token
        return self.h.look * found - lost

    # -- lines of cards -------------------------------------------------------------------------

    def line_worth(self, line: Line) -> float:
        """What a GAIN line brings."""
        if line.kind != GAIN:
            return 0.0
        if line.token == DEEDS:
            return line.n * self.deed
        if line.token == CHAOS_TOKEN:
            return -self.chaos_cost(line.n)
        if line.token == SLEEP_TOKEN:
            return self.sleep_worth(line.n) if line.n > 0 else line.n
        if line.token == JOURNAL:
            return line.n * self.study_worth()
        return self.look_worth() if line.token == PATIENT else 0.0

    def use_worth(self, line: Line) -> float:
        if line.kind == GAIN:
            return self.line_worth(line)
        if line.kind == CHOOSE:
            best = 0.0
            for option in line.options:
                best = max(best, self.option_worth(option.lines))
            return best
        if line.kind == TIMER:
            return self.h.timer * self.token
        if line.kind == SHIFT and line.piece == PIECE_STAFF and self.here == self.s.content.er:
            worst = 0.0
            for figure in look_at(self.s, self.here).staff:
                if figure != line.card:
                    worst = min(worst, self.staff_worth(figure))
            return -worst
        return -0.1

    def option_worth(self, lines: list[Line]) -> float:
        worth = 0.0
        for line in lines:
            if line.kind == SKILL and line.lasts == NEXT_TREAT:
                worth += self._pill(line)
            elif line.kind == FORBID:
                worth -= self.stay - self.onward(self.s.points)
            else:
                worth += self.line_worth(line)
        return worth

    def _pill(self, line: Line) -> float:
        """What one more point of any skill for the next treatment is worth."""
        if self.s.points < 1:
            return 0.0
        best = 0.0
        for skill in range(4):
            if line.skill in (skill, ANY_SKILL):
                more = [0, 0, 0, 0]
                more[skill] = line.n
                best = max(best, self.best_from_here(self.s.points, more) - self.stay)
        return best

    def reply(self, action: Action) -> float:
        """What the answer to a question is worth that an action or a card asks."""
        s = self.s
        index = s.content.index
        if isinstance(action, a.TakeStaff):
            return self.bring(index[action.staff], trip_of(s).route[-1], s.points) - 0.01
        if isinstance(action, a.TakePatient):
            return self.carry_worth(index[action.patient])
        if isinstance(action, a.KeepJournal):
            return self.journal_worth(action.journal)
        if isinstance(action, a.DiscardJournal):
            return -self.journal_worth(action.journal)
        if isinstance(action, a.Accept):
            return self.use_worth(asking_line(s))
        if isinstance(action, a.ChooseOption):
            return self.option_worth(asking_line(s).option(action.option).lines)
        if isinstance(action, a.TimerPatient):
            patient = index[action.patient]
            return s.content.patients[patient].chaos / max(1, s.timer[patient])
        if isinstance(action, a.ShiftPiece):
            figure = index[action.piece]
            is_staff = not action.piece.startswith("patient:")
            return -self.staff_worth(figure) if is_staff else self.token * 0.0
        if isinstance(action, a.ShiftTo):
            return sum(s.content.rooms[index[action.room]].bonus)
        if isinstance(action, a.CopyLine):
            return self.use_worth(s.content.find_line(action.card, action.line))
        return 0.0

    def carry_worth(self, patient: int) -> float:
        """What it is worth to take a patient along: only where it can be treated, not here."""
        s = self.s
        room = trip_of(s).route[-1]
        card = s.content.patients[patient]
        if s.points < 1 or (card.required and room not in card.required):
            return -1.0
        can_here = not card.required and covers(packed(self.sums(self.here)), card.ways_packed)
        if can_here or not covers(packed(self.sums(room)), card.ways_packed):
            return -1.0
        return self.gain(patient, room, NOBODY) - self.chaos_cost(carry_due(s, patient))


# -- more thought -------------------------------------------------------------------------------


def candidates(s: State, seat: int, own: Action, options: list[Action]) -> list[Action]:
    """The answers worth trying, the script's own first; the order of treatments is not."""
    weights = weigh(s, options)
    order = sorted(range(len(options)), key=lambda n: -weights[n])
    found = [own]
    treats = isinstance(own, a.Treat)
    for n in order:
        if weights[n] < weights[order[0]] - TEMPTING or len(found) == MOST:
            break
        option = options[n]
        if option == own or (treats and isinstance(option, a.Treat)):
            continue
        treats = treats or isinstance(option, a.Treat)
        found.append(option)
    return found


def grade(s: State, seat: int) -> float:
    """A finished night: won or lost, and how clearly."""
    if s.rules.coop:
        share = min(1.5, s.bags[0][DEEDS] / s.rules.goal)
        if s.reason == WON:
            return 0.9 + 0.2 * (share - 1.0)
        return 0.2 * min(1.0, share) + 0.2 * min(s.round, s.rules.rounds) / s.rules.rounds
    all_scores = scores(s)
    mine = all_scores[seat]
    if mine.eliminated_by:
        return 0.0
    best = 0
    rank = 0
    for score in all_scores:
        if score.seat != seat and not score.eliminated_by:
            best = max(best, score.points)
            if rank_key(s, score) < rank_key(s, mine):
                rank += 1
    clear = 1.0 / (1.0 + exp((best - mine.points) / CLEAR))
    return 0.5 * clear + 0.5 * (1.0 - rank / (s.rules.seats - 1))
