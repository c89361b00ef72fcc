"""Chapter 6: the treasure draw, incoming patients and the hand limit."""

from __future__ import annotations

from wardround.core.actions import Refusal
from wardround.core.chance import Chance
from wardround.core.log import Log
from wardround.games.forbidden_clinic.actions import ClinicAction, Discard
from wardround.games.forbidden_clinic.events import (
    ClinicShuffled,
    Discarded,
    LevelRose,
    TreasureDrawn,
    TreasureShuffled,
)
from wardround.games.forbidden_clinic.rules.constants import INCOMING, NOBODY, NONE, OVER, SPECIAL
from wardround.games.forbidden_clinic.rules.ending import check_skull, check_win
from wardround.games.forbidden_clinic.rules.report import tell
from wardround.games.forbidden_clinic.rules.specials import list_all_plays, list_plays
from wardround.games.forbidden_clinic.rules.state import State, value

# -- Drawing ----------------------------------------------------------------------------------


def draw_treasure_card(s: State, chance: Chance, log: Log) -> None:
    """FC-6.1, FC-6.10, FC-6.18, FC-6.19, FC-R19, FC-R20 The next card, which is fully resolved.

    If there is no card at all, the draw ends. Each card opens the window for specials anew.
    """
    if not s.treasure_deck.packets:
        renew_treasure_deck(s, log)
    if not s.treasure_deck.packets:
        s.cards_left = 0
        return
    s.cards_left -= 1
    if s.layout.tables.plays_any_time:
        s.passed = 0
    take_treasure_card(s, s.treasure_deck.draw(chance), log)
    if s.phase != OVER and not s.treasure_deck.packets:
        renew_treasure_deck(s, log)


def take_treasure_card(s: State, card: int, log: Log) -> None:
    """FC-6.2, FC-6.3 A hand card goes to the open hand of the drawer, an incoming card does not.

    The hand is then checked. A special can be the key that wins the game (FC-11.4).
    """
    tables = s.layout.tables
    kind = tables.card_kinds[card]
    if log.on:
        player, name = tables.seat_ids[s.active], tables.card_ids[card]
        rule = "FC-6.3" if kind == INCOMING else "FC-6.2"
        tell(s, log, TreasureDrawn(rule=rule, player=player, card=name))
    if kind == INCOMING:
        s.treasure_discards[card] += 1
        resolve_incoming(s, tables.ticks[card], log)
        return
    s.hands[s.active][card] += 1
    s.cards_held[s.active] += 1
    if kind == SPECIAL:
        s.specials_held += 1
        check_win(s, log)
    if s.phase != OVER and above_limit(s, s.active):
        s.crowded = s.active


def renew_treasure_deck(s: State, log: Log) -> None:
    """FC-6.17, FC-12.5, FC-R35 The Treasure discards become a new deck, if there are any.

    All incoming cards are among them, so no game lasts longer than three passes.
    """
    cards: list[int] = []
    for card, count in enumerate(s.treasure_discards):
        for _ in range(count):
            cards.append(card)
    if not cards:
        return
    s.treasure_deck.shuffle_on_top(cards)
    s.treasure_discards = [0] * len(s.treasure_discards)
    if log.on:
        log.add(TreasureShuffled(rule="FC-6.17", cards=len(cards)))


# -- Incoming patients ------------------------------------------------------------------------


def resolve_incoming(s: State, ticks: int, log: Log) -> None:
    """FC-6.4, FC-6.5, FC-6.6, FC-6.7, FC-6.8, FC-7.8, FC-R16, FC-R17 The level, then a shuffle.

    The Clinic discards are shuffled among themselves and laid on top of the deck. At the skull
    the game is lost before that; without discards the tick is all that happens.
    """
    for _ in range(ticks):
        raise_level(s, log)
        if s.phase == OVER:
            return
    if s.clinic_discards:
        if log.on:
            log.add(ClinicShuffled(rule="FC-6.5", cards=len(s.clinic_discards), on_top=True))
        s.clinic_deck.shuffle_on_top(s.clinic_discards)
        s.clinic_discards = []


def raise_level(s: State, log: Log) -> None:
    """FC-6.4 The level marker rises by one tick."""
    s.tick += 1
    if log.on:
        log.add(LevelRose(rule="FC-6.4", tick=s.tick, value=value(s)))
    check_skull(s, log)


# -- Hand limit -------------------------------------------------------------------------------


def above_limit(s: State, seat: int) -> int:
    """FC-6.9, FC-R11 How far a hand is over the limit, treasure cards and specials together."""
    return max(0, s.cards_held[seat] - s.layout.tables.hand_limit)


def list_parting(s: State) -> list[ClinicAction]:
    """FC-6.12, FC-6.14, FC-R10, FC-R26 Discard any card, or play any special.

    Nobody else may act, but unless an option forbids it, others may play specials too. Cards of
    captured treasures come first: nobody needs them any more.
    """
    tables = s.layout.tables
    hand = s.hands[s.decider]
    discards = tables.menus[s.decider].discard
    useless: list[ClinicAction] = []
    out: list[ClinicAction] = []
    for card, count in enumerate(hand):
        if count:
            treasure = tables.treasure_of_card[card]
            if treasure != NOBODY and s.coins[treasure] != NOBODY:
                useless.append(discards[card])
            else:
                out.append(discards[card])
    out = useless + out
    if tables.plays_any_time:
        list_all_plays(s, out)
    else:
        list_plays(s, s.decider, out)
    return out


def discard(s: State, action: Discard, chance: Chance, log: Log) -> None:
    """FC-6.12, FC-6.16 One card goes from the hand to the Treasure discards."""
    seat = action.seat
    tables = s.layout.tables
    card = tables.card_index[action.card]
    s.hands[seat][card] -= 1
    s.cards_held[seat] -= 1
    s.treasure_discards[card] += 1
    if tables.card_kinds[card] == SPECIAL:
        s.specials_held -= 1
    s.decision = NONE
    if log.on:
        player = tables.seat_ids[seat]
        tell(s, log, Discarded(rule="FC-6.12", player=player, card=action.card))


def why_not_discard(s: State, action: Discard) -> Refusal:
    """FC-6.12 Only a card that is in the hand can be parted with."""
    return Refusal(
        "FC-6.12",
        "card_not_held",
        card=s.layout.tables.titles[action.card],
        player=s.layout.called(action.seat),
    )
