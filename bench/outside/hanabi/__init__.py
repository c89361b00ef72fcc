"""Two-player Hanabi, a game that others have measured bots on; no part of the app.

`python -m bench.outside` runs our commands with it. RULES.md has the rules, `rules` carries them
out, `advice` plays sensibly.
"""

from __future__ import annotations

from typing import Any

import msgspec

from wardround.core.actions import Event, Refusal, kind_of
from wardround.core.game import Advice, Credit, GameSpec, Meta, Option, Options, Rules, Show
from wardround.core.positions import unfit
from wardround.core.scene import Fact, Piece, Scene, Zone
from wardround.core.words import Language, message_id

from . import advice, rules
from .rules import SEATS, AnyAction, Content, Discard, HintColour, HintRank, Play, State

META = Meta(
    id="hanabi",
    title="Hanabi",
    kind="team",
    minutes=(15, 25),
    options=(Option("seats", (2,), 2, "HN-1.1"),),
    credits=(Credit("Hanabi", "Antoine Bauza"),),
    rules_version=1,
    turn_rule="HN-1.3",
    end_reasons=("perfect", "deck_out", "no_lives"),
    secrets=True,
)


class Card(msgspec.Struct, frozen=True):
    name: str
    """Empty where the viewer does not see it."""
    may_be: list[str]


class View(msgspec.Struct, frozen=True):
    hands: list[list[Card]]
    fireworks: dict[str, int]
    discards: dict[str, int]
    deck: int
    clues: int
    lives: int
    active: int


def view(s: State, seat: int | None) -> View:
    """HN-1.1 Everything but the deck and one's own hand; a spectator sees no hand."""
    names = s.content.names
    return View(
        hands=[
            [
                Card(
                    "" if seat is None or seat == owner else names[kind],
                    [name for k, name in enumerate(names) if known >> k & 1],
                )
                for kind, known in zip(s.hands[owner], s.known[owner], strict=True)
            ]
            for owner in range(SEATS)
        ],
        fireworks=dict(zip(s.content.colours, s.fireworks, strict=True)),
        discards={name: n for name, n in zip(names, s.discards, strict=True) if n},
        deck=s.deck.size(),
        clues=s.clues,
        lives=s.lives,
        active=s.active,
    )


def scene(words: Language, v: View) -> Scene:
    """Hands, fireworks, discards."""
    hands = [
        Zone(
            f"zone:hand{owner}",
            words.say("hand", player=f"seat:{owner}"),
            tuple(
                Piece(f"card:{owner}.{n}", card.name or "?", "card", note=" ".join(card.may_be))
                for n, card in enumerate(hand)
            ),
            seat=owner,
        )
        for owner, hand in enumerate(v.hands)
    ]
    fireworks = tuple(
        Piece(f"firework:{colour}", f"{colour} {height}", "card")
        for colour, height in v.fireworks.items()
    )
    discards = tuple(
        Piece(f"discard:{name}", name, "card", count=n) for name, n in v.discards.items()
    )
    return Scene(
        (
            *hands,
            Zone("zone:fireworks", words.say("fireworks"), fireworks),
            Zone("zone:discards", words.say("discards"), discards),
        ),
        (
            Fact(words.say("deck"), str(v.deck), "HN-3.1"),
            Fact(words.say("clues"), str(v.clues), "HN-2.3"),
            Fact(words.say("lives"), str(v.lives), "HN-2.1", stake=True),
        ),
    )


def say_action(words: Language, s: State, action: AnyAction) -> str:
    values: dict[str, Any] = {}
    match action:
        case Play() | Discard():
            values["card"] = action.card + 1
        case HintColour():
            values["colour"] = action.colour
        case HintRank():
            values["rank"] = action.rank
    return words.say(message_id("action", kind_of(action)), **values)


def say_event(words: Language, content: Content, event: Event) -> str:
    assert isinstance(event, rules.Done)
    player = f"seat:{event.seat}"
    return words.say(message_id("event", kind_of(event)), player=player, what=event.what)


def refusal_words(words: Language, refusal: Refusal) -> str:
    """All refusals are those that every game shares."""
    return refusal.reason


def position(options: Options, content: Content, table: dict[str, Any]) -> State:
    """A saved state is the only way to describe a position."""
    for key in table:
        if key not in State.FIELDS:
            raise unfit("", "key", key, known=", ".join(State.FIELDS))
    return rules.load(options, content, table)


def options(s: State) -> Options:
    return {"seats": SEATS}


SPEC: GameSpec[State, AnyAction, Content, View] = GameSpec(
    meta=META,
    package=__name__,
    rules=Rules(
        actions=rules.ACTIONS,
        events=rules.EVENTS,
        view_type=View,
        content=rules.make_content,
        setup=rules.setup,
        legal=rules.legal,
        push=rules.push,
        asked=rules.asked,
        awaiting=rules.awaiting,
        outcome=rules.outcome,
        view=view,
        dump=rules.dump,
        load=rules.load,
        options=options,
        position=position,
        census=rules.census,
        imagine=rules.imagine,
    ),
    show=Show(
        scene=scene,
        say_action=say_action,
        say_event=say_event,
        refusal_words=refusal_words,
    ),
    advice=Advice(
        evaluate=advice.evaluate,
        rate=advice.rate,
        script=advice.SCRIPT,
        encoder=advice.Encoder,
    ),
)
