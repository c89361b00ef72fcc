"""Chapter 7: the Clinic draw, stress and burn-out."""

from __future__ import annotations

from wardround.core.chance import Chance
from wardround.core.log import Log
from wardround.games.forbidden_clinic.events import ClinicShuffled, TileBurnedOut, TileStressed
from wardround.games.forbidden_clinic.rules.burnout import begin_swimming
from wardround.games.forbidden_clinic.rules.constants import (
    CLINIC_DRAW,
    EMPTY,
    OVER,
    READY,
    STRESSED,
    WINDOW,
)
from wardround.games.forbidden_clinic.rules.ending import check_burn_out
from wardround.games.forbidden_clinic.rules.report import tell
from wardround.games.forbidden_clinic.rules.specials import open_window
from wardround.games.forbidden_clinic.rules.state import State, value


def begin_clinic_draw(s: State) -> None:
    """FC-7.1, FC-R44 The value is read once: that many Clinic cards will be turned over."""
    s.phase = CLINIC_DRAW
    s.cards_left = value(s)
    s.passed = 0


def open_card_window(s: State) -> bool:
    """FC-8.7, FC-12.20, FC-R32 Before each Clinic card, or only the first, if anyone can play."""
    if not s.layout.tables.windows_every_card and s.cards_left < value(s):
        return False
    return open_window(s, WINDOW)


def turn_over_clinic_card(s: State, chance: Chance, log: Log) -> None:
    """FC-2.2, FC-7.2, FC-7.3, FC-7.4, FC-7.5, FC-7.9, FC-R9 One card is turned over and resolved.

    A Ready tile becomes Stressed, a Stressed one burns out. Tokens change nothing, and there is no
    window between the card and its effect.
    """
    layout = s.layout
    tile = s.clinic_deck.draw(chance)
    space = layout.space_of[tile]
    s.cards_left -= 1
    s.passed = 0
    if s.sides[space] == READY:
        s.sides[space] = STRESSED
        s.clinic_discards.append(tile)
        if log.on:
            tell(s, log, TileStressed(rule="FC-7.3", tile=layout.tables.tile_ids[tile]))
    else:
        burn_out(s, space, log)
    if not s.clinic_deck.packets and s.phase != OVER:
        renew_clinic_deck(s, log)


def burn_out(s: State, space: int, log: Log) -> None:
    """FC-2.3, FC-2.4, FC-7.4, FC-7.10, FC-9.1, FC-9.3, FC-9.4 Tile and card leave the game.

    An empty space remains. The tokens on it stay there unless they swim; their players keep role,
    hand and coins, and that is no reason for a loss.
    """
    s.sides[space] = EMPTY
    if log.on:
        layout, tables = s.layout, s.layout.tables
        tile = tables.tile_ids[layout.tile_at[space]]
        where = tables.board.ids[space]
        left = tuple([tables.seat_ids[seat] for seat, on in enumerate(s.tokens) if on == space])
        tell(s, log, TileBurnedOut(rule="FC-7.4", tile=tile, space=where, players=left))
    check_burn_out(s, space, log)
    if s.phase != OVER and space in s.tokens:
        begin_swimming(s, space)


def renew_clinic_deck(s: State, log: Log) -> None:
    """FC-7.6, FC-7.7, FC-7.8, FC-R20, FC-R35 After its last card the discards become a new deck.

    A tile stressed earlier in the same draw can come up again. There are always discards then: the
    card of the Front Desk is among them until the game is lost.
    """
    if log.on:
        log.add(ClinicShuffled(rule="FC-7.6", cards=len(s.clinic_discards), on_top=False))
    s.clinic_deck.shuffle_on_top(s.clinic_discards)
    s.clinic_discards = []
