"""What a seat can answer in advance in Forbidden Clinic."""

from __future__ import annotations

from typing import Final

from wardround.games.forbidden_clinic.actions import ClinicAction, Pass
from wardround.games.forbidden_clinic.advice.danger import last_tile
from wardround.games.forbidden_clinic.rules.constants import CLINIC_DRAW, NOBODY, STRESSED
from wardround.games.forbidden_clinic.rules.ending import key_card_held
from wardround.games.forbidden_clinic.rules.specials import can_leave
from wardround.games.forbidden_clinic.rules.state import State
from wardround.presentation.game_spec import Moment, StandingAnswer
from wardround.presentation.standing_answers import ASK

WINDOWS: Final = ("window", "swim_answer")
PASS: Final = "pass"


def answer_window(
    s: State, seat: int, setting: str, offered: list[ClinicAction]
) -> ClinicAction | None:
    """FC-8.8 Pass."""
    return next((action for action in offered if isinstance(action, Pass)), None)


def front_desk_threatened(s: State, seat: int) -> bool:
    """FC-10.2 The next Clinic card may burn the Front Desk out, and this seat can ready it."""
    return may_burn_out(s, s.layout.goal) and can_ready(s, seat)


def treasure_threatened(s: State, seat: int) -> bool:
    """FC-10.1 The next Clinic card may lose an open treasure, and this seat can ready its tile."""
    return threatened_treasure(s) != NOBODY and can_ready(s, seat)


def threatened_treasure(s: State) -> int:
    """FC-10.1 An open treasure whose last tile the next Clinic card may burn out."""
    for treasure, captor in enumerate(s.coins):
        if captor == NOBODY and last_tile(s, treasure):
            for tile in s.layout.tables.treasure_tiles[treasure]:
                if may_burn_out(s, s.layout.space_of[tile]):
                    return treasure
    return NOBODY


def ground_threatened(s: State, seat: int) -> bool:
    """FC-9.1 The next Clinic card may burn out the tile that this seat stands on."""
    return may_burn_out(s, s.tokens[seat])


def swimmers_need_help(s: State, seat: int) -> bool:
    """FC-12.13 Without help a swimmer may lose the game."""
    return True


def boost_wins(s: State, seat: int) -> bool:
    """FC-11.1 A Revenue Boost of this seat can bring the last tokens home, with a key at hand."""
    away = {space for space in s.tokens if space != s.layout.goal}
    if NOBODY in s.coins or len(away) != 1 or not key_card_held(s):
        return False
    tables = s.layout.tables
    boosts = [card for card in tables.specials if tables.lifts[card] and s.hands[seat][card]]
    return any(can_leave(s, card, space) for card in boosts for space in away)


def may_burn_out(s: State, space: int) -> bool:
    """FC-7.4 Whether a tile is Stressed and its card, in the deck's top packet, can come next."""
    if s.phase != CLINIC_DRAW or s.sides[space] != STRESSED:
        return False
    packets = s.clinic_deck.packets
    return bool(packets) and s.layout.tile_at[space] in packets[-1]


def can_ready(s: State, seat: int) -> bool:
    """FC-8.17, FC-8.18 Whether a seat holds a special that readies tiles."""
    tables = s.layout.tables
    return any(s.hands[seat][card] and not tables.lifts[card] for card in tables.specials)


STANDING: Final = (StandingAnswer("windows", WINDOWS, (PASS, ASK), answer_window, passing=PASS),)
MOMENTS: Final[tuple[Moment[State], ...]] = (
    Moment("front_desk", WINDOWS, True, front_desk_threatened),
    Moment("last_tile", WINDOWS, True, treasure_threatened),
    Moment("swimmers", ("swim_answer",), True, swimmers_need_help),
    Moment("victory", WINDOWS, True, boost_wins),
    Moment("ground", WINDOWS, False, ground_threatened),
    Moment("special_played", WINDOWS, False, after=("special_played",)),
)
