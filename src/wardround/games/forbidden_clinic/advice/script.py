"""A sensible team: an answer to every decision, quick enough to play games out.

One seat collects each treasure, the others bring it their cards; whoever has enough goes to the
nearest tile of the treasure. Whoever has nowhere else to go waits at the Front Desk, where people
meet, cards change hands and the game ends. Stressed tiles are readied by what they are worth and
how soon their card may come up. A key card is kept for the end.
"""

from __future__ import annotations

from typing import Final

from wardround.games.forbidden_clinic import actions as a
from wardround.games.forbidden_clinic.actions import ClinicAction
from wardround.games.forbidden_clinic.advice import rate
from wardround.games.forbidden_clinic.advice.danger import Draws, importance, threats
from wardround.games.forbidden_clinic.advice.habits import Habits
from wardround.games.forbidden_clinic.advice.progress import keys_held
from wardround.games.forbidden_clinic.advice.ways import FAR, steps_to, treasure_spaces, way_of
from wardround.games.forbidden_clinic.rules.decisions import legal
from wardround.games.forbidden_clinic.rules.state import (
    BOOST_FROM,
    BOOST_PASSENGER,
    BOOST_TO,
    CLINIC_DRAW,
    ESCORT_TO,
    OVER_LIMIT,
    RUNNING,
    SAVED,
    TAKE_ACTION,
    WINDOW,
    State,
    cards_held,
)
from wardround.games.forbidden_clinic.rules.tables import NOBODY, STRESSED

WEIGHTY: Final = frozenset({"take_action", "over_limit", "escort_to", "boost_from", "boost_to"})
MOST: Final = 6
"""Candidates at most."""
TEMPTING: Final = 0.15
"""The share of the best answer's weight that makes another worth trying."""
COINS: Final = 0.3
"""What a lost game is worth with all coins but one captured."""


IDLE: Final = 0.05
"""What it is worth to do nothing."""

HABITS: Final = Habits()
NO_AIM: Final[list[int]] = []
BITS: Final = 64
"""More than a board has spaces."""
MOST_WAYS: Final = 4096
_WAYS: Final[dict[int, list[int]]] = {}
"""Ways that were found before, by the tiles that are left and the goals; boards are alike."""


def next_seat(s: State) -> int:
    """A seat that is asked something, -1 after the end."""
    if s.ended != RUNNING:
        return -1
    if s.decision == TAKE_ACTION:
        return s.active
    return s.decider if s.decider != NOBODY and s.decision != WINDOW else legal(s)[0].seat


def answer(s: State, seat: int) -> ClinicAction:
    """What a sensible player answers."""
    options = [action for action in legal(s) if action.seat == seat]
    if len(options) == 1:
        return options[0]
    if s.decision == WINDOW and has_nothing_to_play(s, seat):
        for action in options:
            if isinstance(action, a.Pass):
                return action
    weights = weigh(s, options)
    return options[weights.index(max(weights))]


def has_nothing_to_play(s: State, seat: int) -> bool:
    """Whether a seat passes without a thought: most answers of a game are such passes."""
    tables = s.layout.tables
    if s.phase != CLINIC_DRAW or cards_held(s, seat) >= tables.hand_limit:
        return False
    hand = s.hands[seat]
    return all(not hand[card] for card in tables.key_cards)


def weigh(s: State, options: list[ClinicAction]) -> list[float]:
    """A weight for each answer."""
    if s.decision in (TAKE_ACTION, WINDOW, ESCORT_TO, OVER_LIMIT):
        plan = Plan(s)
        return [plan.weigh(action) for action in options]
    if s.decision in (BOOST_FROM, BOOST_PASSENGER, BOOST_TO):
        plan = Plan(s)
        return [plan.weigh_boost(action) for action in options]
    return rate(s, options)


class Plan:
    """Who collects what, where everybody is needed, and what is in danger."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.threat: list[float] = threats(s)
        self.open: list[int] = []
        """The treasures that are not captured."""
        self.spaces: list[list[int]] = []
        """The spaces of each open treasure whose tiles are left."""
        self.gone = 0
        """Burned-out spaces, as bits."""
        for space, side in enumerate(s.sides):
            if not side:
                self.gone |= 1 << space
        for treasure, captor in enumerate(s.coins):
            self.spaces.append(treasure_spaces(s, treasure) if captor == NOBODY else [])
            if captor == NOBODY:
                self.open.append(treasure)
        self._collector: list[int] = []
        seats = len(s.tokens)
        self._known = 0
        """Seats whose aims are found, as bits."""
        self._aim: list[list[int]] = [NO_AIM] * seats
        self._urge: list[float] = [0.0] * seats
        self._goals: list[list[int]] = [NO_AIM] * seats
        self._danger: dict[int, float] = {}
        self._readying: dict[int, float] = {}
        self._draws: Draws | None = None

    def ways(self, goals: list[int]) -> list[int]:
        """The steps from every space to the nearest goal over the tiles that are left."""
        key = self.gone
        for goal in goals:
            key |= 1 << (BITS + goal)
        known = _WAYS.get(key)
        if known is None:
            if len(_WAYS) >= MOST_WAYS:
                _WAYS.clear()
            known = steps_to(self.s, goals, self.s.layout.tables.board.edges)
            _WAYS[key] = known
        return known

    # -- who goes where -------------------------------------------------------------------------

    def collector(self, treasure: int) -> int:
        """The seat that collects an open treasure."""
        if not self._collector:
            self._collector = self._collectors()
        return self._collector[treasure]

    def _collectors(self) -> list[int]:
        h, s = HABITS, self.s
        tables = s.layout.tables
        seats = len(s.tokens)
        found = [NOBODY] * len(s.coins)
        wishes: list[list[float]] = []
        for treasure in self.open:
            card = tables.card_of_treasure[treasure]
            steps = self.ways(self.spaces[treasure])
            row: list[float] = []
            for seat in range(seats):
                here = s.tokens[seat]
                way = steps[here]
                if s.layout.roles[seat].flies and way > 2:
                    way = 2
                held = s.hands[seat][card]
                wish = h.card * held - h.way * way - h.other * (cards_held(s, seat) - held)
                row.append(wish if s.sides[here] else wish - h.burned_out)
            wishes.append(row)
        left = 0
        for treasure in self.open:
            found[treasure] = self._holder(treasure)
            if found[treasure] == NOBODY:
                left += 1
            else:
                for row in wishes:
                    row[found[treasure]] -= h.busy
        for _ in range(left):
            best, place, who = -1000.0, 0, 0
            for n, treasure in enumerate(self.open):
                if found[treasure] == NOBODY:
                    for seat in range(seats):
                        if wishes[n][seat] > best:
                            best, place, who = wishes[n][seat], n, seat
            found[self.open[place]] = who
            for row in wishes:
                row[who] -= h.busy
        return found

    def _holder(self, treasure: int) -> int:
        """A seat that has all the cards of a treasure already."""
        tables = self.s.layout.tables
        card = tables.card_of_treasure[treasure]
        for seat, hand in enumerate(self.s.hands):
            if hand[card] >= tables.cards_to_capture:
                return seat
        return NOBODY

    def aim(self, seat: int) -> list[int]:
        """The steps from every space to where a seat is needed."""
        if not self._known >> seat & 1:
            self._known |= 1 << seat
            self._find_aim(seat)
        return self._aim[seat]

    def urge(self, seat: int) -> float:
        """How much a seat is needed there."""
        self.aim(seat)
        return self._urge[seat]

    def goals(self, seat: int) -> list[int]:
        self.aim(seat)
        return self._goals[seat]

    def _find_aim(self, seat: int) -> None:
        h, s = HABITS, self.s
        tables = s.layout.tables
        if not self.open:
            self._aim_at(seat, h.home, [s.layout.goal])
        for treasure in self.open:
            card = tables.card_of_treasure[treasure]
            held = s.hands[seat][card]
            collector = self.collector(treasure)
            if held >= tables.cards_to_capture:
                self._aim_at(seat, h.capture, self.spaces[treasure])
            elif (
                held
                and collector != seat
                and not s.layout.roles[seat].gives_anywhere
                and self.takes(collector, card)
            ):
                urge = h.bring + h.bring_more * s.hands[collector][card]
                self._aim_at(seat, urge, [s.tokens[collector]])
        captured = len(s.coins) - len(self.open)
        self._aim_at(seat, h.homeward + h.homeward_more * captured, [s.layout.goal])

    def _aim_at(self, seat: int, urge: float, goals: list[int]) -> None:
        if urge > self._urge[seat]:
            self._urge[seat], self._goals[seat] = urge, goals
            self._aim[seat] = self.ways(goals)

    def takes(self, seat: int, card: int) -> bool:
        """Whether a collector can be given one more card of a kind."""
        s = self.s
        tables = s.layout.tables
        if s.hands[seat][card] >= tables.cards_to_capture or not s.sides[s.tokens[seat]]:
            return False
        return tables.gift_above_limit or cards_held(s, seat) < tables.hand_limit

    # -- what is in danger ----------------------------------------------------------------------

    def danger(self, space: int) -> float:
        """How likely the game is lost with this tile before somebody else looks after it."""
        known = self._danger.get(space, -1.0)
        if known >= 0.0:
            return known
        s = self.s
        found = 0.0
        if s.sides[space] == STRESSED:
            weight = self._vitality(space)
            if weight > 0.0:
                if self._draws is None:
                    self._draws = Draws(s)
                found = weight * self._draws.drawn(space, self._turns(space))
        self._danger[space] = found
        return found

    def _vitality(self, space: int) -> float:
        """How likely the game is lost if this tile is."""
        h, s = HABITS, self.s
        if space == s.layout.goal:
            return 1.0
        treasure = s.layout.treasure_at[space]
        if treasure == NOBODY or s.coins[treasure] != NOBODY:
            return 0.0
        for other in self.spaces[treasure]:
            if other != space:
                return h.both if s.sides[other] == STRESSED else h.spare
        return 1.0

    def _turns(self, space: int) -> int:
        """Draws before somebody else acts who stands close enough."""
        s = self.s
        seats = len(s.tokens)
        board = s.layout.tables.board
        for wait in range(1, seats):
            seat = (s.active + wait) % seats
            here = s.tokens[seat]
            reach = s.layout.tables.actions_per_turn
            if s.sides[here] and (
                board.distance(here, space) <= reach or s.layout.roles[seat].flies
            ):
                return wait
        return seats

    # -- answers --------------------------------------------------------------------------------

    def weigh(self, action: ClinicAction) -> float:
        h, s = HABITS, self.s
        layout, tables = s.layout, s.layout.tables
        # In the order of how often they are listed.
        if isinstance(action, a.Move):
            return self.step(action.seat, layout.space_of[tables.tile_index[action.tile]])
        if isinstance(action, a.Play):
            card = tables.card_index[action.card]
            worth = self.playing(card)
            if s.decision == OVER_LIMIT:
                return max(worth, h.parting - self.keeping(action.seat, card))
            return max(worth, self.making_room(action.seat, card))
        if isinstance(action, a.Pass):
            return IDLE
        if isinstance(action, a.Ready):
            return self.readying(layout.space_of[tables.tile_index[action.tile]])
        if isinstance(action, a.Capture):
            return 100.0
        if isinstance(action, a.Give):
            receiver = tables.seat_index[action.player]
            return self.trade(tables.card_index[action.card], action.seat, receiver)
        if isinstance(action, a.Take):
            giver = tables.seat_index[action.player]
            return self.trade(tables.card_index[action.card], giver, action.seat)
        if isinstance(action, a.Fly):
            return h.fly * self.step(action.seat, layout.space_of[tables.tile_index[action.tile]])
        if isinstance(action, a.Escort):
            return self.escorting(tables.seat_index[action.player])
        if isinstance(action, a.EscortTo):
            return self.step(s.subject, layout.space_of[tables.tile_index[action.tile]])
        if isinstance(action, a.Discard):
            return -self.keeping(action.seat, tables.card_index[action.card])
        if isinstance(action, a.Rehire):
            return h.rehire
        if isinstance(action, a.Triage):
            return h.triage
        return IDLE

    def step(self, seat: int, space: int) -> float:
        """What it is worth to have a token there instead of here."""
        h, s = HABITS, self.s
        here = s.tokens[seat]
        worth = 0.0
        aim = self.aim(seat)
        closer = min(aim[here], FAR) - min(aim[space], FAR)
        role = s.layout.roles[seat]
        if role.wades and aim[here] >= FAR:
            board = s.layout.tables.board
            goal = self.goals(seat)[0]
            closer = board.distance(here, goal) - board.distance(space, goal)
        if closer > 0:
            worth += self.urge(seat) * min(1.0, 0.6 + 0.2 * closer)
        elif closer < 0:
            worth -= 0.3 * self.urge(seat)
        if seat == s.active:
            worth = max(worth, self._to_the_rescue(seat, here, space))
        if s.sides[space] == STRESSED:
            worth -= h.stressed * (1.0 + 3.0 * self.threat[space])
        return worth

    def _to_the_rescue(self, seat: int, here: int, space: int) -> float:
        """What it is worth to come closer to a tile that somebody should ready."""
        h, s = HABITS, self.s
        best = 0.0
        left = s.actions_left - 1
        if left < 1:
            return best
        rings = s.layout.tables.board.rings
        reach = s.layout.roles[seat].reach
        for away in range(left + 1):
            for tile in rings[space][away]:
                if s.sides[tile] == STRESSED and tile not in reach[here]:
                    after = max(0, away - 1)
                    if after < left and self._distance(here, tile) > away:
                        worth = h.walk * self.readying(tile) / (after + 1)
                        if worth > best:
                            best = worth
        return best

    def _distance(self, here: int, there: int) -> int:
        return self.s.layout.tables.board.distance(here, there)

    def _vital(self) -> list[int]:
        s = self.s
        found = [s.layout.goal] if s.sides[s.layout.goal] == STRESSED else []
        for treasure in self.open:
            for space in self.spaces[treasure]:
                if s.sides[space] == STRESSED:
                    found.append(space)
        return found

    def readying(self, space: int) -> float:
        h, s = HABITS, self.s
        known = self._readying.get(space, -1.0)
        if known < 0.0:
            threat = self.threat[space] * (h.ready_threat + h.ready_worth * importance(s, space))
            known = h.ready + threat + h.rescue * self.danger(space)
            self._readying[space] = known
        return known

    def trade(self, card: int, giver: int, receiver: int) -> float:
        h, s = HABITS, self.s
        treasure = s.layout.tables.treasure_of_card[card]
        if s.coins[treasure] != NOBODY or self.collector(treasure) != receiver:
            return -1.0
        if s.hands[giver][card] >= s.layout.tables.cards_to_capture:
            return -1.0
        if not self.takes(receiver, card):
            return -1.0
        return h.give + h.give_more * s.hands[receiver][card]

    def escorting(self, seat: int) -> float:
        """Two steps for one action."""
        s = self.s
        away = self.aim(seat)[s.tokens[seat]]
        if away == 0 or away >= FAR:
            return -1.0
        return HABITS.escort * self.urge(seat) * (1.0 if away > 1 else 0.7)

    def playing(self, card: int) -> float:
        h, s = HABITS, self.s
        if s.layout.tables.lifts[card]:
            return self._lifting() if s.phase != CLINIC_DRAW else -1.0
        worst = self.peril()
        bar = h.last_key if keys_held(s) <= 1 else h.key
        return 30.0 * (worst - bar) if worst > bar else -1.0

    def peril(self) -> float:
        """How likely the game is lost now, roughly, if no key card is played."""
        worst = 0.0
        for space in self._vital():
            soon = self.threat[space] if self.danger(space) > 0.0 else 0.0
            worst = max(worst, min(self.danger(space) * 1.5, soon))
        return worst

    def making_room(self, seat: int, card: int) -> float:
        """A collector with a full hand plays a special, for gifts are refused otherwise."""
        s = self.s
        tables = s.layout.tables
        if tables.gift_above_limit or cards_held(s, seat) < tables.hand_limit:
            return -1.0
        if card in tables.key_cards and keys_held(s) <= 1:
            return -1.0
        for treasure in self.open:
            kind = tables.card_of_treasure[treasure]
            held = s.hands[seat][kind]
            if self.collector(treasure) == seat and 2 <= held < tables.cards_to_capture:
                for other, hand in enumerate(s.hands):
                    if other != seat and hand[kind]:
                        return HABITS.room
        return -1.0

    def _lifting(self) -> float:
        """A Revenue Boost is played where it saves enough actions."""
        h = HABITS
        best = 0.0
        for seat in range(len(self.s.tokens)):
            best = max(best, self.lifted(seat))
        return 6.0 + best if best >= h.lift else -1.0

    def lifted(self, seat: int) -> float:
        """How many actions it saves to bring a token to its aim."""
        h, s = HABITS, self.s
        way = float(way_of(s, seat, self.aim(seat), self.goals(seat)))
        if self.urge(seat) >= h.home:
            return way
        return h.lift_other * way

    def weigh_boost(self, action: ClinicAction) -> float:
        s = self.s
        tables = s.layout.tables
        if isinstance(action, a.BoostFrom):
            space = tables.board.index[action.space]
            return max(
                [self.lifted(seat) for seat, here in enumerate(s.tokens) if here == space] or [0.0]
            )
        if isinstance(action, a.BoostPassenger):
            seat = tables.seat_index[action.player]
            for other, here in enumerate(s.tokens):
                if s.riders >> other & 1 and here == s.tokens[seat]:
                    return self.lifted(seat) if self.goals(seat) == self.goals(other) else -1.0
            return self.lifted(seat)
        if isinstance(action, a.BoostTo):
            space = s.layout.space_of[tables.tile_index[action.tile]]
            worth = 0.0
            for seat in range(len(s.tokens)):
                if s.riders >> seat & 1:
                    worth -= self.urge(seat) * min(self.aim(seat)[space], FAR)
            return worth if s.sides[space] != STRESSED else worth - 0.1
        return 0.0

    def keeping(self, seat: int, card: int) -> float:
        """What a card in hand is worth."""
        s = self.s
        tables = s.layout.tables
        treasure = tables.treasure_of_card[card]
        if treasure == NOBODY:
            if card in tables.key_cards:
                return HABITS.key_worth if keys_held(s) <= 1 else 0.5 * HABITS.key_worth
            return HABITS.lift_worth
        if s.coins[treasure] != NOBODY:
            return 0.0
        held = s.hands[seat][card]
        holder = self._holder(treasure)
        if held > tables.cards_to_capture or holder not in (NOBODY, seat):
            return 0.1
        scarce = 0.5 * s.treasure_discards[card]
        return 1.5 * held + scarce + (2.0 if self.collector(treasure) == seat else 0.0)


# -- more thought -------------------------------------------------------------------------------


def candidates(
    s: State, seat: int, own: ClinicAction, options: list[ClinicAction]
) -> list[ClinicAction]:
    """The answers worth trying, the script's own first."""
    weights = weigh(s, options)
    order = sorted(range(len(options)), key=lambda n: -weights[n])
    found = [own]
    for n in order:
        if weights[n] < TEMPTING * weights[order[0]] or len(found) == MOST:
            break
        if options[n] != own:
            found.append(options[n])
    return found


def grade(s: State, seat: int) -> float:
    """A finished game: won, or lost with some coins."""
    if s.ended == SAVED:
        return 1.0
    captured = len(s.coins) - s.coins.count(NOBODY)
    return COINS * captured / len(s.coins)
