"""Sealed Bids: a tiny game with everything that is hard for a server, used by its tests.

Secret hands, private events, choices made at the same time, moves that can be undone freely, moves
that reveal, giving up, a decision without a place on the table. Each round every seat in turn may
note cards and is done; then all bid a card in secret; the highest bid takes a point.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from wardround.core.actions import Action, Event, Refusal
from wardround.core.chance import Chance
from wardround.core.content import Tables
from wardround.core.game import Advice, Awaiting, Credit, Meta, Option, Options, Outcome, Rules
from wardround.core.log import Log
from wardround.presentation.game_spec import GameSpec, Show, StandingAnswer
from wardround.presentation.language import Language
from wardround.presentation.scene import Fact, Piece, Scene, Zone
from wardround.presentation.standing_answers import ASK

EXTRA = ("wardround.template", "tests.server.sealed")
"""The games that the servers of the tests have besides the real ones."""

CARDS = 12
HAND = 3
NAMES = [f"card:{n}" for n in range(CARDS)]


class Note(Action, frozen=True):
    card: str


class Ready(Action, frozen=True):
    pass


class Bid(Action, frozen=True):
    card: str


AnyAction: TypeAlias = Note | Ready | Bid


class Noted(Event, frozen=True):
    seat: str


class NotedCard(Event, frozen=True):
    card: str


class IsReady(Event, frozen=True):
    seat: str


class HasBid(Event, frozen=True):
    seat: str


class Revealed(Event, frozen=True):
    cards: tuple[str, ...]
    winner: str


class Drew(Event, frozen=True):
    card: str


class GaveUp(Event, frozen=True):
    pass


class State:
    __slots__ = (
        *("active", "bids", "deck", "given_up", "hands", "notes"),
        *("points", "round", "rounds", "shown"),
    )

    def __init__(self, seats: int, rounds: int) -> None:
        self.active = 0
        self.round = 1
        self.rounds = rounds
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.notes: list[list[int]] = [[] for _ in range(seats)]
        self.bids: list[int] = [-1] * seats
        self.points: list[int] = [0] * seats
        self.deck: list[int] = list(range(CARDS))
        self.shown: list[int] = []
        self.given_up = False

    def clone(self) -> State:
        new = State(len(self.hands), self.rounds)
        load_into(new, dump(self))
        return new


class View(msgspec.Struct, frozen=True):
    seat: int | None
    round: int
    active: int
    hand: tuple[str, ...]
    hands: tuple[int, ...]
    notes: tuple[str, ...]
    noted: tuple[int, ...]
    has_bid: tuple[bool, ...]
    own_bid: str
    points: tuple[int, ...]
    deck: int
    shown: tuple[str, ...]


def setup(options: Options, content: Any, chance: Chance) -> State:
    s = State(int(options["seats"]), int(options["rounds"]))
    for hand in s.hands:
        for _ in range(HAND):
            hand.append(s.deck.pop(chance.pick(s.deck, NAMES)))
        hand.sort()
    return s


def over(s: State) -> bool:
    return s.given_up or s.round > s.rounds


def bidding(s: State) -> bool:
    return s.active == len(s.hands)


def legal(s: State) -> list[AnyAction]:
    if over(s):
        return []
    if bidding(s):
        return [
            Bid(seat, NAMES[card])
            for seat, hand in enumerate(s.hands)
            if s.bids[seat] < 0
            for card in hand
        ]
    fresh = [card for card in s.hands[s.active] if card not in s.notes[s.active]]
    return [*(Note(s.active, NAMES[card]) for card in fresh), Ready(s.active)]


def why_not(s: State, action: AnyAction) -> Refusal:
    if isinstance(action, Bid) != bidding(s):
        return Refusal("SB-1.1", "wrong_moment")
    if not 0 <= action.seat < len(s.hands):
        return Refusal("SB-1.2", "no_such_seat", seat=action.seat)
    if isinstance(action, Bid):
        if s.bids[action.seat] >= 0:
            return Refusal("SB-2.2", "has_bid")
        return Refusal("SB-2.1", "not_in_hand", card=action.card)
    if action.seat != s.active:
        return Refusal("SB-1.2", "others_turn", active=s.active)
    card = getattr(action, "card", "")
    if card in [NAMES[n] for n in s.notes[action.seat]]:
        return Refusal("SB-1.3", "noted_already", card=card)
    return Refusal("SB-1.3", "not_in_hand", card=card)


def push(s: State, action: AnyAction, chance: Chance, log: Log) -> None:
    seat = f"seat:{action.seat}"
    if isinstance(action, Note):
        s.notes[action.seat].append(NAMES.index(action.card))
        log.add(Noted(rule="SB-1.3", seat=seat))
        log.add(NotedCard(rule="SB-1.3", card=action.card, audience=action.seat))
    elif isinstance(action, Ready):
        s.active += 1
        log.barrier = True
        log.add(IsReady(rule="SB-1.4", seat=seat))
    else:
        s.bids[action.seat] = NAMES.index(action.card)
        log.add(HasBid(rule="SB-2.1", seat=seat))
        if min(s.bids) >= 0:
            reveal(s, chance, log)


def reveal(s: State, chance: Chance, log: Log) -> None:
    winner = s.bids.index(max(s.bids))
    s.points[winner] += 1
    shown = tuple(NAMES[card] for card in s.bids)
    s.shown = s.bids[:]
    log.barrier = True
    log.add(Revealed(rule="SB-2.3", cards=shown, winner=f"seat:{winner}"))
    for seat, card in enumerate(s.bids):
        s.hands[seat].remove(card)
        s.deck.append(card)
        s.notes[seat] = []
    s.deck.sort()
    for seat, hand in enumerate(s.hands):
        card = s.deck.pop(chance.pick(s.deck, NAMES))
        hand.append(card)
        hand.sort()
        log.add(Drew(rule="SB-2.4", card=NAMES[card], audience=seat))
    s.bids = [-1] * len(s.hands)
    s.active = 0
    s.round += 1


def awaiting(s: State) -> Awaiting:
    if bidding(s):
        left = tuple(seat for seat, bid in enumerate(s.bids) if bid < 0)
        return Awaiting(left, "bid", "SB-2.1")
    return Awaiting((s.active,), "note", "SB-1.3")


def outcome(s: State) -> Outcome | None:
    if not over(s):
        return None
    best = max(s.points)
    return Outcome(
        "given_up" if s.given_up else "bids_done",
        "SB-3.1",
        tuple(n for n, points in enumerate(s.points) if points == best and not s.given_up),
        tuple(map(float, s.points)),
        tuple(1 + sum(other > points for other in s.points) for points in s.points),
    )


def view(s: State, seat: int | None) -> View:
    hand = [] if seat is None else s.hands[seat]
    notes = [] if seat is None else s.notes[seat]
    bid = -1 if seat is None else s.bids[seat]
    return View(
        seat,
        s.round,
        s.active,
        tuple(NAMES[card] for card in hand),
        tuple(map(len, s.hands)),
        tuple(NAMES[card] for card in notes),
        tuple(map(len, s.notes)),
        tuple(bid >= 0 for bid in s.bids),
        NAMES[bid] if bid >= 0 else "",
        tuple(s.points),
        len(s.deck),
        tuple(NAMES[card] for card in s.shown),
    )


def imagine(s: State, seat: int | None, chance: Chance) -> State:
    """The hands of others, their notes and bids, drawn anew."""
    new = s.clone()
    others = [n for n in range(len(s.hands)) if n != seat]
    pool = sorted([*s.deck, *(card for n in others for card in s.hands[n])])
    for n in others:
        new.hands[n] = sorted(pool.pop(chance.pick(pool, NAMES)) for _ in s.hands[n])
        new.notes[n] = new.hands[n][: len(s.notes[n])]
        if s.bids[n] >= 0:
            new.bids[n] = new.hands[n][chance.below(len(new.hands[n]))]
    new.deck = pool
    return new


def dump(s: State) -> dict[str, Any]:
    return {
        "active": s.active,
        "round": s.round,
        "hands": [hand[:] for hand in s.hands],
        "notes": [notes[:] for notes in s.notes],
        "bids": s.bids[:],
        "points": s.points[:],
        "deck": s.deck[:],
        "shown": s.shown[:],
        "given_up": s.given_up,
    }


def load_into(s: State, data: dict[str, Any]) -> None:
    for name, value in data.items():
        setattr(s, name, value)


def load(options: Options, content: Any, data: dict[str, Any]) -> State:
    s = State(int(options["seats"]), int(options["rounds"]))
    load_into(s, msgspec.json.decode(msgspec.json.encode(data)))
    return s


def census(s: State) -> dict[str, int]:
    return {"cards": len(s.deck) + sum(map(len, s.hands))}


def scene(words: Language, v: View) -> Scene:
    hand = tuple(Piece(card, card, "card") for card in v.hand)
    seats = tuple(Piece(f"seat:{n}", f"Seat {n}", "pawn") for n in range(len(v.hands)))
    return Scene(
        (Zone("zone:hand", "Hand", hand, seat=v.seat), Zone("zone:seats", "Seats", seats)),
        (Fact("Round", str(v.round)), Fact("Points", str(sum(v.points)))),
    )


def give_up(s: State, log: Log) -> None:
    s.given_up = True
    log.add(GaveUp(rule="SB-3.2"))


def say_action(words: Language, s: State, action: AnyAction) -> str:
    return f"{type(action).__name__} {getattr(action, 'card', '')}".strip()


def say_event(words: Language, content: Tables, event: Event) -> str:
    return f"{type(event).__name__} <b>{msgspec.to_builtins(event)}</b>"


def say_refusal(words: Language, refusal: Refusal) -> str:
    return f"Not allowed: {refusal.reason}."


def evaluate(s: State, seat: int) -> float:
    return (1 + s.points[seat]) / (2 + s.rounds)


def rate(s: State, actions: list[AnyAction]) -> list[float]:
    return [1.0 if isinstance(action, Ready) else 0.5 for action in actions]


def bid_highest(s: State, seat: int, setting: str, offered: list[AnyAction]) -> AnyAction:
    return offered[-1]


def note_all(s: State, seat: int, setting: str, offered: list[AnyAction]) -> AnyAction | None:
    """The rest of the hand, once a card is noted."""
    return offered[0] if s.notes[seat] and isinstance(offered[0], Note) else None


STANDING = (
    StandingAnswer[State, AnyAction](
        id="bids",
        decisions=("bid",),
        settings=(ASK, "highest"),
        answer=bid_highest,
    ),
    StandingAnswer[State, AnyAction](
        id="notes",
        decisions=("note",),
        settings=(ASK, "all"),
        answer=note_all,
    ),
)

META = Meta(
    id="sealed",
    title="Sealed Bids",
    summary="Bid in secret.",
    kind="rivals",
    minutes=(1, 2),
    options=(
        Option("seats", (2, 3), 2, "SB-1.1", label="Seats"),
        Option("rounds", (1, 2, 40), 2, "SB-1.1", label="Rounds"),
    ),
    credits=(Credit("Sealed Bids", "the tests"),),
    rules_version=1,
    end_reasons=("bids_done", "given_up"),
    secrets=True,
    hidden_decisions=("note", "bid"),
)

SPEC: GameSpec[State, AnyAction, Tables, View] = GameSpec(
    meta=META,
    package="wardround.template",
    rules=Rules(
        actions=(Note, Ready, Bid),
        events=(Noted, NotedCard, IsReady, HasBid, Revealed, Drew, GaveUp),
        view_type=View,
        content=lambda tables: tables,
        setup=setup,
        legal=legal,
        push=push,
        asked=lambda s, seat: None,
        awaiting=awaiting,
        outcome=outcome,
        view=view,
        dump=dump,
        load=load,
        options=lambda s: {"seats": len(s.hands), "rounds": s.rounds},
        position=load,
        census=census,
        objection=why_not,
        imagine=imagine,
        give_up=give_up,
    ),
    show=Show(
        scene=scene,
        say_action=say_action,
        say_event=say_event,
        refusal_words=say_refusal,
        standing=STANDING,
    ),
    advice=Advice(
        evaluate=evaluate,
        rate=rate,
    ),
)
