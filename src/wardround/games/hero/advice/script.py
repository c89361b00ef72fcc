"""A sensible doctor: an answer to every decision, quick enough to play whole nights out.

Everything is counted in deeds. A turn is planned as a whole: what to do here, where to go with the
remaining points, whom to bring along or call, and how the next turn can begin from there.
"""

from __future__ import annotations

from math import exp
from typing import Final, cast

from wardround.core.actions import Action
from wardround.games.hero import actions as a
from wardround.games.hero.advice.odds import covers, odds_for
from wardround.games.hero.advice.prospects import POINTS, Prospects
from wardround.games.hero.rules.auras import Line
from wardround.games.hero.rules.constants import (
    ANY_SKILL,
    CHAOS_TOKEN,
    CHOOSE,
    DEEDS,
    FORBID,
    GAIN,
    NEXT_TREAT,
    NOBODY,
    PICKING,
    PIECE_STAFF,
    PRICE_CALL,
    PRICE_CONSULT,
    PRICE_RUN,
    SHIFT,
    SKILL,
    SLEEP,
    STUDY,
    TIMER,
    WON,
)
from wardround.games.hero.rules.lines import asking_line
from wardround.games.hero.rules.moving import carry_due, trip_of
from wardround.games.hero.rules.room import chaos_price, look_at
from wardround.games.hero.rules.scoring import rank_key, scores
from wardround.games.hero.rules.state import State
from wardround.games.hero.rules.totals import pack_totals

WEIGHTY: Final = frozenset({"choose_action", "take_staff"})
MAX_CANDIDATES: Final = 6
TEMPTING: Final = 5.0
"""How many deeds worse an answer may look and still be worth trying."""
CLEAR: Final = 15.0
"""The lead in deeds that makes a night half as good again."""
FINE: Final = 60.0
"""A score to be happy with."""
HABIT: Final = 0.05
"""Breaks ties between equal answers: work first, no pointless walks."""

THE_NIGHT: Final = 1e6
"""More deeds than anything else is worth."""


def next_seat(s: State) -> int:
    """A seat with a question to answer; -1 once the night is over."""
    return s.active if s.in_play() else -1


def answer(s: State, seat: int) -> Action:
    """A sensible player's answer."""
    options = s.choices
    if len(options) == 1:
        return options[0]
    weights = weigh(s, options)
    return options[weights.index(max(weights))]


def weigh(s: State, options: list[Action]) -> list[float]:
    """The worth of each answer, in deeds."""
    if s.phase == PICKING:
        return [_hero_worth(s, cast(a.PickHero, action)) for action in options]
    plan = Plan(s)
    if not s.agenda:
        plan.note_treatable(options)
        return [plan.weigh(action) for action in options]
    return [plan.reply(action) for action in options]


def _hero_worth(s: State, action: a.PickHero) -> float:
    hero = s.content.heroes[s.content.index[action.hero]]
    return odds_for(s.content).deeds(pack_totals(hero.skills))


class Plan(Prospects):
    """What the active hero could make of the remaining points."""

    def __init__(self, s: State) -> None:
        super().__init__(s)
        self._future: list[float] = []
        self._onward: dict[int, float] = {}
        self._arrive: dict[int, float] = {}
        self._escort: dict[int, float] = {}
        self.stay = 0.0
        """The worth of the rest of the turn without calls and cards."""

    def note_treatable(self, options: list[Action]) -> None:
        """Note the treatments that are certain to be possible here."""
        s = self.s
        for action in options:
            if isinstance(action, a.Treat):
                patient = s.content.index[action.patient]
                helper = s.content.index[action.helper] if action.helper else NOBODY
                gain = self.gain(patient, self.here, helper)
                known = self.gains if helper == NOBODY else self.counselled
                if gain > known.get(patient, -99.0):
                    known[patient] = gain
        self.stay = self.best_from_here(s.points, self.units(self.here))

    # -- the next turn --------------------------------------------------------------------------

    def distance(self, start: int, room: int) -> int:
        if start == room:
            return 0
        return 1 if room in self.s.content.rooms[start].adjacent else 2

    def future(self, room: int) -> float:
        """The worth of starting the next turn in a room."""
        if not self._future:
            self._future = self._find_future()
        return self._future[room]

    def others_in(self, room: int) -> int:
        s = self.s
        return s.hero_room.count(room) - (1 if s.hero_room[self.seat] == room else 0)

    def _find_future(self) -> list[float]:
        """By starting room, the worth of the next turn: work in some room, after walking there."""
        t = self.s.content
        company = self.h.company * self.others_in(t.er)
        worths = [company if room == t.er else 0.0 for room in range(len(t.rooms))]
        if self.rounds <= 1:
            return worths
        work = [self._turn_in(room) for room in range(len(t.rooms))]
        for start in range(len(t.rooms)):
            worth = 0.0
            for room, by_points in enumerate(work):
                worth = max(worth, by_points[POINTS - self.distance(start, room)])
            worths[start] += self.h.next * worth
        return worths

    def _turn_in(self, room: int) -> list[float]:
        """By points, the worth of a next turn with all its work in one room."""
        s, h = self.s, self.h
        t = s.content
        if room == t.er:
            waiting = h.remain * len(self.units(room)) / (1 + self.others_in(room))
            coming = h.fresh * self.patients_a_turn() * s.rules.seats * self.share
            coming /= 1 + self.others_in(room)
            each = self.odds.deeds(self.packed) * self.deed / max(0.05, self.share)
            each += h.two_hours * self.odds.mean_chaos * self.token
            return [min(float(left), waiting + coming) * each for left in range(POINTS + 1)]
        if t.rooms[room].actions[STUDY]:
            return [left * self.study_worth() for left in range(POINTS + 1)]
        if t.rooms[room].actions[SLEEP]:
            return [self.sleep_worth(self.tokens_for(left)) for left in range(POINTS + 1)]
        return [0.0] * (POINTS + 1)

    # -- whole turns ----------------------------------------------------------------------------

    def best_from_here(self, points: int, units: list[float]) -> float:
        """The best split of the points: some on work here, the rest elsewhere."""
        best = self.onward(points)
        done = HABIT
        for n in range(min(points, len(units))):
            done += units[n]
            best = max(best, done + self.onward(points - n - 1))
        return best

    def onward(self, points: int) -> float:
        """The best use of the points after leaving, or of not using them."""
        best = self._onward.get(points)
        if best is None:
            best = self.future(self.here)
            if points > 0:
                for room in self.s.content.rooms[self.here].adjacent:
                    best = max(best, self.arrive(room, points - 1))
            self._onward[points] = best
        return best

    def arrive(self, room: int, points: int) -> float:
        """The worth of arriving in a room with this many points and the best company."""
        key = points * len(self.s.content.rooms) + room
        best = self._arrive.get(key)
        if best is None:
            best = self._find_arrival(room, points)
            self._arrive[key] = best
        return best

    def _find_arrival(self, room: int, points: int) -> float:
        best = self.spend(room, points)
        if room == self.s.content.er:
            best += self.escort_worth(self.here, points)
        if points > 0:
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
        """What a room's best staff member adds when taken along to the E.R."""
        er = self.s.content.er
        if start == er:
            return 0.0
        key = points * len(self.s.content.rooms) + start
        best = self._escort.get(key)
        if best is None:
            best = 0.0
            for figure in look_at(self.s, start).staff:
                best = max(best, self.bring(figure, er, points))
            self._escort[key] = best
        return best

    def bring(self, figure: int, room: int, points: int) -> float:
        """The worth of having a staff member in a room now."""
        s = self.s
        if s.figure_room[figure] == room:
            return 0.0
        worth = self.staff_worth(figure) if room == s.content.er else 0.0
        if points > 0 and look_at(s, room).patients:
            before = self.units(room)
            after = self.units_beside(room, figure)
            for n in range(min(points, len(after))):
                worth += after[n]
            for n in range(min(points, len(before))):
                worth -= before[n]
        if s.figure_room[figure] == s.content.er and room != s.content.er:
            worth -= self.staff_worth(figure)
        return worth

    # -- answers --------------------------------------------------------------------------------

    def weigh(self, action: Action) -> float:
        """The worth of the rest of the turn if it begins with this action."""
        s = self.s
        index = s.content.index
        # Most frequently listed first.
        if isinstance(action, a.CallConsultant):
            return self.calling(index[action.consultant], PRICE_CONSULT)
        if isinstance(action, a.Run):
            return self.running(index[action.via], index[action.room])
        if isinstance(action, a.CallStaff):
            return self.calling(index[action.staff], PRICE_CALL)
        if isinstance(action, a.Treat):
            return self.treating(action)
        if isinstance(action, a.Move):
            return self.arrive(index[action.room], s.points - 1) - HABIT
        if isinstance(action, a.EndTurn):
            return self.future(self.here)
        if isinstance(action, a.Use):
            line = s.content.find_line(action.card, action.line)
            units = self.units(self.here)
            rest = self.best_from_here(s.points - line.pay, units) if line.pay else self.stay
            return rest + self.use_worth(line)
        if isinstance(action, a.Look):
            return self.best_from_here(s.points - 1, self.units(self.here)) + self.look_worth()
        units = self.units(self.here)
        unit = self.study_worth() if isinstance(action, a.Study) else units[0]
        return unit + self.best_from_here(s.points - 1, units)

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
        worth = self.spend(room, points) - self.price_cost(PRICE_RUN)
        if room == s.content.er:
            worth += max(self.escort_worth(via, points), self.escort_worth(self.here, points))
        return worth

    def calling(self, figure: int, price: int) -> float:
        s = self.s
        worth = self.best_from_here(s.points, self.units_beside(self.here, figure))
        if self.here == s.content.er:
            worth += self.staff_worth(figure)
        elif s.figure_room[figure] == s.content.er:
            worth -= self.staff_worth(figure)
        return worth - self.price_cost(price)

    def price_cost(self, price: int) -> float:
        """The cost of paying a chaos price now; everything if that ends the night."""
        s = self.s
        n, chaos = chaos_price(s, price), s.bag(s.active)[CHAOS_TOKEN]
        return (
            THE_NIGHT if s.rules.coop and chaos + n >= s.rules.chaos_limit else self.chaos_cost(n)
        )

    # -- lines of cards -------------------------------------------------------------------------

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
        """The worth of additional skill points for the next treatment."""
        if self.s.points < 1:
            return 0.0
        best = 0.0
        for skill in range(4):
            if line.skill in (skill, ANY_SKILL):
                more = [0, 0, 0, 0]
                more[skill] = line.n
                units = self.units_with(self.here, more)
                best = max(best, self.best_from_here(self.s.points, units) - self.stay)
        return best

    def reply(self, action: Action) -> float:
        """The worth of an answer to a question that an action or card asks."""
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
            return -self.staff_worth(figure) if is_staff else 0.0
        if isinstance(action, a.ShiftTo):
            return float(sum(s.content.rooms[index[action.room]].bonus))
        if isinstance(action, a.CopyLine):
            return self.use_worth(s.content.find_line(action.card, action.line))
        return 0.0

    def carry_worth(self, patient: int) -> float:
        """The worth of taking a patient along: only if it can be treated there, but not here."""
        s = self.s
        room = trip_of(s).route[-1]
        card = s.content.patients[patient]
        if s.points < 1 or (card.required and room not in card.required):
            return -1.0
        can_here = not card.required and covers(pack_totals(self.sums(self.here)), card.ways_packed)
        if can_here or not covers(pack_totals(self.sums(room)), card.ways_packed):
            return -1.0
        return self.gain(patient, room, NOBODY) - self.chaos_cost(carry_due(s, patient))


# -- more thought -------------------------------------------------------------------------------


def candidates(s: State, seat: int, own: Action, options: list[Action]) -> list[Action]:
    """The answers worth trying, the script's own first; other orders of treatments are not."""
    weights = weigh(s, options)
    order = sorted(range(len(options)), key=lambda n: -weights[n])
    answers = [own]
    treats = isinstance(own, a.Treat)
    for n in order:
        if weights[n] < weights[order[0]] - TEMPTING or len(answers) == MAX_CANDIDATES:
            break
        option = options[n]
        if option == own or (treats and isinstance(option, a.Treat)):
            continue
        treats = treats or isinstance(option, a.Treat)
        answers.append(option)
    return answers


def grade(s: State, seat: int) -> float:
    """The grade of a finished night: won or lost, and how clearly."""
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
    won = 1.0 - rank / (s.rules.seats - 1)
    # Without the last term, all rivals would rest and a night would be won nil to nil.
    return 0.4 * clear + 0.4 * won + 0.2 * min(1.0, mine.points / FINE)
