"""Which actions belong together as one move."""

from __future__ import annotations

from typing import Final

from wardround.games.forbidden_clinic import actions as a
from wardround.games.forbidden_clinic.actions import ClinicAction
from wardround.games.forbidden_clinic.rules.state import State
from wardround.games.forbidden_clinic.show.text import named
from wardround.presentation.game_spec import Moves
from wardround.presentation.language import Language


def say_move(
    words: Language, s: State, actions: tuple[ClinicAction, ...], texts: tuple[str, ...]
) -> str:
    """A Revenue Boost or an Escort as one sentence; other moves are worded action by action."""
    last = actions[-1]
    if isinstance(last, a.EscortTo):
        return words.say("move-escort", what=texts[0], to=named(s, last.tile))
    start = next((one for one in actions if isinstance(one, a.BoostFrom)), None)
    first = actions[0]
    if start is None or not isinstance(first, a.Play) or not isinstance(last, a.BoostTo):
        return ""
    layout = s.layout
    number = layout.tables.board.index[start.space]
    chosen = [one.player for one in actions if isinstance(one, a.BoostPassenger)]
    along = chosen or [f"seat:{seat}" for seat, at in enumerate(s.tokens) if at == number]
    return words.say(
        "move-boost",
        card=named(s, first.card),
        who=[named(s, player) for player in sorted(along)],
        to=named(s, last.tile),
        **{"from": named(s, layout.tables.tile_ids[layout.tile_at[number]])},
    )


MOVES: Final[Moves[State, ClinicAction]] = Moves(
    completing=frozenset(
        (
            *("ready_second", "rehire_to", "escort_to", "triage_top", "triage_other"),
            *("over_limit", "boost_from", "boost_passenger", "boost_to", "relief_tile"),
            *("donation_tile", "donation_second", "swim_to"),
        )
    ),
    say=say_move,
)
