"""A sensible team: an answer to every decision, quick enough to play games out.

One seat collects each treasure and the others bring it their cards; a collector with enough goes to
the nearest tile of the treasure. A seat with nowhere else to go waits at the Front Desk, where
people meet, cards change hands and the game ends. Stressed tiles are readied according to their
worth and how soon their card may come up. A key card is kept for the end.
"""

from __future__ import annotations

from typing import Any, Final, cast

from wardround.games.forbidden_clinic import actions as a
from wardround.games.forbidden_clinic.actions import ClinicAction
from wardround.games.forbidden_clinic.advice import rate
from wardround.games.forbidden_clinic.advice.danger import Draws, importance, threats
from wardround.games.forbidden_clinic.advice.habits import Habits
from wardround.games.forbidden_clinic.advice.progress import keys_held
from wardround.games.forbidden_clinic.advice.ways import (
    FAR,
    steps_to,
    tiles_left,
    treasure_spaces,
    way_of,
)
from wardround.games.forbidden_clinic.rules.constants import (
    BOOST_FROM,
    BOOST_PASSENGER,
    BOOST_TO,
    CLINIC_DRAW,
    ESCORT_TO,
    NOBODY,
    OVER_LIMIT,
    RUNNING,
    SAVED,
    STRESSED,
    TAKE_ACTION,
    WINDOW,
)
from wardround.games.forbidden_clinic.rules.decisions import legal
from wardround.games.forbidden_clinic.rules.state import State

COINS: Final = 0.3
"""What a lost game is worth with all coins but one captured."""
ROUND: Final = 6
"""Draws that a Stressed tile should last."""
VICTORY: Final = 100.0
"""More than anything else is worth: a treasure, or the last step home."""
IDLE: Final = 0.05
"""What doing nothing is worth."""

HABITS: Final = Habits()
NO_AIM: Final[list[int]] = []
MOVE: Final = a.Move
PLAY: Final = a.Play
PASS: Final = a.Pass
READY: Final = a.Ready
GIVE: Final = a.Give
FLY: Final = a.Fly


def next_seat(s: State) -> int:
    """A seat with a question to answer; -1 after the end."""
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
            if type(action) is PASS:
                return action
    weights = weigh(s, options)
    return options[weights.index(max(weights))]


def has_nothing_to_play(s: State, seat: int) -> bool:
    """Whether a seat passes without a thought: most answers in a game are such passes."""
    tables = s.layout.tables
    if s.phase != CLINIC_DRAW or NOBODY not in s.coins or s.cards_held[seat] >= tables.hand_limit:
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
    """Who collects what, where each seat is needed, and what is in danger."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.threat: list[float] = threats(s)
        self.open: list[int] = []
        """The treasures that are not captured."""
        self.spaces: list[list[int]] = []
        """The spaces of each open treasure's remaining tiles."""
        self.left = tiles_left(s)
        for treasure, captor in enumerate(s.coins):
            self.spaces.append(treasure_spaces(s, treasure) if captor == NOBODY else [])
            if captor == NOBODY:
                self.open.append(treasure)
        self._collector: list[int] = []
        seats = len(s.tokens)
        self._known = 0
        """Seats whose aims are known, as bits."""
        self._aim: list[list[int]] = [NO_AIM] * seats
        self._urge: list[float] = [0.0] * seats
        self._goals: list[list[int]] = [NO_AIM] * seats
        self._danger: dict[int, float] = {}
        self._readying: dict[int, float] = {}
        self._draws: Draws | None = None
        self.courier = NOBODY
        """A seat that can give cards from anywhere."""
        for seat, role in enumerate(s.layout.roles):
            if role.gives_anywhere:
                self.courier = seat

    def ways(self, goals: list[int]) -> list[int]:
        """The steps from every space to the nearest goal over the remaining tiles."""
        return steps_to(self.s, self.left, goals, self.s.layout.tables.board.edges)

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
        collectors = [NOBODY] * len(s.coins)
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
                wish = h.card * held - h.way * way - h.other * (s.cards_held[seat] - held)
                for other, hand in enumerate(s.hands):
                    if hand[card] and not s.layout.roles[other].gives_anywhere:
                        wish -= h.gather * hand[card] * self._distance(here, s.tokens[other])
                if s.layout.roles[seat].gives_anywhere:
                    wish -= h.courier
                row.append(wish if s.sides[here] else wish - h.burned_out)
            wishes.append(row)
        left = 0
        for treasure in self.open:
            collectors[treasure] = self._holder(treasure)
            if collectors[treasure] == NOBODY:
                left += 1
            else:
                for row in wishes:
                    row[collectors[treasure]] -= h.busy
        for _ in range(left):
            best, place, who = -1000.0, 0, 0
            for n, treasure in enumerate(self.open):
                if collectors[treasure] == NOBODY:
                    for seat in range(seats):
                        if wishes[n][seat] > best:
                            best, place, who = wishes[n][seat], n, seat
            collectors[self.open[place]] = who
            for row in wishes:
                row[who] -= h.busy
        return collectors

    def _holder(self, treasure: int) -> int:
        """A seat that already has all the cards of a treasure."""
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
                places = [s.tokens[collector]]
                if self.courier not in (NOBODY, collector) and self.has_room(self.courier):
                    places.append(s.tokens[self.courier])
                self._aim_at(seat, urge, places)
        captured = len(s.coins) - len(self.open)
        self._aim_at(seat, h.homeward + h.homeward_more * captured, [s.layout.goal])

    def _aim_at(self, seat: int, urge: float, goals: list[int]) -> None:
        if urge > self._urge[seat]:
            self._urge[seat], self._goals[seat] = urge, goals
            self._aim[seat] = self.ways(goals)

    def takes(self, seat: int, card: int) -> bool:
        """Whether a collector can be given one more card of a kind."""
        enough = self.s.layout.tables.cards_to_capture
        return self.s.hands[seat][card] < enough and self.has_room(seat)

    def has_room(self, seat: int) -> bool:
        """Whether a seat can be given a card."""
        s = self.s
        tables = s.layout.tables
        if not s.sides[s.tokens[seat]]:
            return False
        return tables.gift_above_limit or s.cards_held[seat] < tables.hand_limit

    # -- what is in danger ----------------------------------------------------------------------

    def danger(self, space: int) -> float:
        """The chance of losing the game with this tile before another seat looks after it."""
        known = self._danger.get(space, -1.0)
        if known >= 0.0:
            return known
        s = self.s
        chance = 0.0
        if s.sides[space] == STRESSED:
            weight = self._vitality(space)
            if weight > 0.0:
                if self._draws is None:
                    self._draws = Draws(s)
                chance = weight * self._draws.drawn(space, self._turns(space))
        self._danger[space] = chance
        return chance

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
        """Draws before another seat acts that stands close enough."""
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
        tables = s.layout.tables
        kind, told = type(action), cast(Any, action)
        # Most often listed first.
        if kind is MOVE:
            return self.step(told.seat, self.space(told.tile))
        if kind is PLAY:
            card = tables.card_index[told.card]
            worth = self.playing(card)
            if s.decision == OVER_LIMIT:
                return max(worth, h.parting - self.keeping(told.seat, card))
            return max(worth, self.making_room(told.seat, card))
        if kind is PASS:
            return IDLE
        if kind is READY:
            return self.readying(self.space(told.tile))
        if kind is GIVE:
            receiver = tables.seat_index[told.player]
            return self.trade(tables.card_index[told.card], told.seat, receiver)
        if kind is FLY:
            return h.fly * self.step(told.seat, self.space(told.tile))
        if kind is a.Capture:
            return VICTORY
        if kind is a.Take:
            giver = tables.seat_index[told.player]
            return self.trade(tables.card_index[told.card], giver, told.seat)
        if kind is a.Escort:
            return self.escorting(tables.seat_index[told.player])
        if kind is a.EscortTo:
            return self.step(s.subject, self.space(told.tile))
        if kind is a.Discard:
            return -self.keeping(told.seat, tables.card_index[told.card])
        if kind is a.Rehire:
            return h.rehire
        if kind is a.Triage:
            return h.triage
        return IDLE

    def space(self, tile: str) -> int:
        layout = self.s.layout
        return layout.places[tile]

    def step(self, seat: int, space: int) -> float:
        """What having a token there instead of here is worth."""
        if self._wins(seat, space):
            return VICTORY
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

    def _wins(self, seat: int, space: int) -> bool:
        """Whether it brings the last token home, with all coins and a key."""
        s = self.s
        home = s.layout.goal
        if space != home or s.tokens[seat] == home or self.open or not keys_held(s):
            return False
        return s.tokens.count(home) == len(s.tokens) - 1

    def _to_the_rescue(self, seat: int, here: int, space: int) -> float:
        """What coming closer to a tile that someone should ready is worth."""
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
        spaces = [s.layout.goal] if s.sides[s.layout.goal] == STRESSED else []
        for treasure in self.open:
            for space in self.spaces[treasure]:
                if s.sides[space] == STRESSED:
                    spaces.append(space)
        return spaces

    def readying(self, space: int) -> float:
        h, s = HABITS, self.s
        known = self._readying.get(space, -1.0)
        if known < 0.0:
            threat = h.ready_threat + h.ready_worth * importance(s, space)
            known = h.ready + self.soon(space) * threat + h.rescue * self.danger(space)
            self._readying[space] = known
        return known

    def soon(self, space: int) -> float:
        """How likely a tile's card is to come up within a round."""
        if self._draws is None:
            self._draws = Draws(self.s)
        within = self._draws.drawn(space, ROUND)
        return within + HABITS.next_draw * (self.threat[space] - within)

    def trade(self, card: int, giver: int, receiver: int) -> float:
        h, s = HABITS, self.s
        treasure = s.layout.tables.treasure_of_card[card]
        if s.coins[treasure] != NOBODY:
            return -1.0
        if s.hands[giver][card] >= s.layout.tables.cards_to_capture:
            return -1.0
        collector = self.collector(treasure)
        if not self.takes(collector, card):
            return -1.0
        worth = h.give + h.give_more * s.hands[collector][card]
        if collector == receiver:
            return worth
        if receiver == self.courier and giver != collector and giver != receiver:
            return h.relay + h.relay_more * s.hands[collector][card]
        return -1.0

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
            return self._lifting() if s.phase != CLINIC_DRAW or not self.open else -1.0
        worst = self.peril()
        bar = h.last_key if keys_held(s) <= 1 else h.key
        return 30.0 * (worst - bar) if worst > bar else -1.0

    def peril(self) -> float:
        """Roughly how likely the game is to be lost now if no key card is played."""
        worst = 0.0
        for space in self._vital():
            soon = self.threat[space] if self.danger(space) > 0.0 else 0.0
            worst = max(worst, min(self.danger(space) * 1.5, soon))
        return worst

    def making_room(self, seat: int, card: int) -> float:
        """A collector with a full hand plays a special, since gifts would be refused otherwise."""
        s = self.s
        tables = s.layout.tables
        if tables.gift_above_limit or s.cards_held[seat] < tables.hand_limit:
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
        for seat, here in enumerate(self.s.tokens):
            worth = self.lifted(seat)
            if worth > 0.0:
                for other, there in enumerate(self.s.tokens):
                    if other != seat and there == here and self.goals(other) == self.goals(seat):
                        worth += h.lift_seats * self.lifted(other)
            best = max(best, worth)
        return 6.0 + best if best >= (h.lift if self.open else 1.0) else -1.0

    def lifted(self, seat: int) -> float:
        """How many actions bringing a token to its aim saves."""
        h, s = HABITS, self.s
        way = float(way_of(s, self.left, seat, self.aim(seat), self.goals(seat)))
        if self.urge(seat) >= h.home:
            return way
        waits = self.goals(seat) == [s.layout.goal]
        return (h.lift_home if waits else h.lift_other) * way

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
            space = s.layout.places[action.tile]
            worth = 0.0
            for seat in range(len(s.tokens)):
                if s.riders >> seat & 1:
                    worth -= self.urge(seat) * min(self.aim(seat)[space], FAR)
            return worth if s.sides[space] != STRESSED else worth - 0.1
        return 0.0

    def keeping(self, seat: int, card: int) -> float:
        """What a card in hand is worth."""
        h, s = HABITS, self.s
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
        own = h.keep_own if self.collector(treasure) == seat else 0.0
        return h.keep_same * held + h.keep_scarce * s.treasure_discards[card] + own


def grade(s: State, seat: int) -> float:
    """A finished game: won, or lost with some coins."""
    if s.ended == SAVED:
        return 1.0
    captured = len(s.coins) - s.coins.count(NOBODY)
    return COINS * captured / len(s.coins)
