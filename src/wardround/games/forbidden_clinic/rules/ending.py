"""Chapters 10 and 11: how the game is lost and won."""

from __future__ import annotations

from typing import Any, Final

from wardround.core.game import Outcome
from wardround.core.log import Log
from wardround.games.forbidden_clinic.events import GameEnded
from wardround.games.forbidden_clinic.rules import constants as k
from wardround.games.forbidden_clinic.rules.constants import NOBODY, RUNNING, SAVED
from wardround.games.forbidden_clinic.rules.report import tell
from wardround.games.forbidden_clinic.rules.state import NOTHING_LISTED, State

RULES: Final = ["", "FC-11.1", "FC-10.1", "FC-10.2", "FC-10.3", "FC-12.16", "FC-10.7"]
"""By end reason."""


def end_game(s: State, reason: int, log: Log, treasure: str = "", player: str = "") -> None:
    """FC-1.1, FC-3.10, FC-10.4, FC-10.8, FC-11.7 The game is over at once, for all alike.

    One end reason is recorded and nothing further is carried out.
    """
    s.ended = reason
    s.phase = k.OVER
    s.decision = k.GAME_OVER
    s.decider = NOBODY
    s.crowded = NOBODY
    s.listed = NOTHING_LISTED
    if log.on:
        event = GameEnded(
            rule=RULES[reason],
            reason=k.REASONS[reason],
            won=reason == SAVED,
            treasure=treasure,
            player=player,
        )
        tell(s, log, event)


def check_win(s: State, log: Log) -> None:
    """FC-11.1, FC-11.2, FC-11.4, FC-11.6, FC-R13 All coins, all tokens at the Front Desk, a key.

    Called after every change that can complete the three: a token moved, a coin taken, a special
    drawn. Whose turn it is and who holds what does not matter, nor which side the Front Desk shows.
    """
    if NOBODY in s.coins:
        return
    goal = s.layout.goal
    for space in s.tokens:
        if space != goal:
            return
    if key_card_held(s):
        end_game(s, SAVED, log)


def key_card_held(s: State) -> bool:
    """FC-11.3, FC-11.5, FC-8.19 An unplayed key card in some hand; a Revenue Boost is not one."""
    key_cards = s.layout.tables.key_cards
    return any(hand[card] for hand in s.hands for card in key_cards)


def check_burn_out(s: State, space: int, log: Log) -> None:
    """FC-10.1, FC-10.2, FC-10.5, FC-10.6, FC-R31, FC-R47 What the loss of one more tile means.

    The last tile of a treasure loses the game unless the treasure is captured; the Front Desk
    loses it whatever has been captured. Nothing else does: not players who are burned out or cut
    off, not a missing key card. Loss is checked before anything else.
    """
    layout = s.layout
    treasure = layout.treasure_at[space]
    if treasure != NOBODY and s.coins[treasure] == NOBODY and treasure_gone(s, treasure):
        end_game(s, k.TREASURE_LOST, log, treasure=layout.tables.treasure_ids[treasure])
    elif space == layout.goal:
        end_game(s, k.FRONT_DESK_LOST, log)


def treasure_gone(s: State, treasure: int) -> bool:
    """FC-10.1 Whether all tiles of a treasure have burned out."""
    layout = s.layout
    for tile in layout.tables.treasure_tiles[treasure]:
        if s.sides[layout.space_of[tile]]:
            return False
    return True


def lost_treasure(s: State) -> int:
    """FC-10.1 A treasure that can no longer be captured; the first one if there are several."""
    for treasure, captor in enumerate(s.coins):
        if captor == NOBODY and treasure_gone(s, treasure):
            return treasure
    return NOBODY


def check_skull(s: State, log: Log) -> None:
    """FC-10.3, FC-R18 The game is lost when the level marker reaches the skull."""
    if s.tick >= s.layout.tables.skull_tick:
        end_game(s, k.SKULL, log)


def next_swimmer(s: State) -> int:
    """FC-12.14 Seat order from the active player on."""
    seat = s.active
    while s.tokens[seat] != s.swim_space:
        seat = (seat + 1) % len(s.tokens)
    return seat


def check_stranded(s: State, seat: int, destinations: list[int], log: Log) -> None:
    """FC-12.16 `swim`: a token without a tile to move to loses the game."""
    if not destinations:
        end_game(s, k.STRANDED, log, player=s.layout.tables.seat_ids[seat])


def give_up(s: State, log: Log) -> None:
    """FC-10.7, FC-R25, FC-R48 The people at the table agree to give up: a loss, never a choice."""
    if s.ended == RUNNING:
        end_game(s, k.GIVEN_UP, log)


def settle(s: State, log: Log) -> None:
    """FC-3.10, FC-10.6, FC-R31, FC-R47 Loss and win of a table as it stands.

    For positions set up by hand. The reasons for a loss are checked in the order of the rules, and
    there are no others; the win comes last.
    """
    treasure = lost_treasure(s)
    if treasure != NOBODY:
        end_game(s, k.TREASURE_LOST, log, treasure=s.layout.tables.treasure_ids[treasure])
        return
    if not s.sides[s.layout.goal]:
        end_game(s, k.FRONT_DESK_LOST, log)
        return
    check_skull(s, log)
    if s.ended == RUNNING:
        check_win(s, log)


def outcome(s: State) -> Outcome | None:
    """FC-1.1, FC-10.8, FC-11.7 All win together or all lose together, for one recorded reason."""
    if s.ended == RUNNING:
        return None
    seats = s.layout.tables.seats
    won = s.ended == SAVED
    return Outcome(
        reason=k.REASONS[s.ended],
        rule=RULES[s.ended],
        winners=tuple(range(seats)) if won else (),
        scores=(1.0 if won else 0.0,) * seats,
        ranks=(1,) * seats,
        facts=end_facts(s),
    )


def end_facts(s: State) -> dict[str, Any]:
    """What is lost, or who is stranded."""
    layout = s.layout
    if s.ended == k.TREASURE_LOST:
        treasure = layout.tables.treasure_ids[lost_treasure(s)]
        return {"named": True, "treasure": layout.tables.titles[treasure]}
    if s.ended == k.STRANDED:
        return {"named": True, "player": layout.called(next_swimmer(s))}
    return {}
