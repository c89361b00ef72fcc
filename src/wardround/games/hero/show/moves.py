"""Which actions form one move: a Run and everyone who comes along."""

from __future__ import annotations

import re
from typing import Final

from wardround.core.actions import Action
from wardround.games.hero import actions as a
from wardround.games.hero.rules.state import State
from wardround.games.hero.show.text import named
from wardround.presentation.game_spec import Moves
from wardround.presentation.language import Language


def put_aside(s: State, action: Action, listed: list[Action]) -> bool:
    """Whether an action asks for needless counsel or leaves someone behind halfway."""
    if isinstance(action, a.Treat):
        return action.helper != "" and a.Treat(action.seat, action.patient, action.way) in listed
    return _leaves_behind(s, action, listed)


def _leaves_behind(s: State, action: Action, listed: list[Action]) -> bool:
    """Whether someone who came along on the first leg would be left behind."""
    trip = s.trip
    if trip is None or trip.leg < 2:
        return False
    index = s.content.index
    match action:
        case a.Done():
            taken = [one.staff for one in listed if isinstance(one, a.TakeStaff)]
            return any(index[staff] in trip.taken_staff for staff in taken)
        case a.TakeNone():
            carried = [one.patient for one in listed if isinstance(one, a.TakePatient)]
            return any(index[patient] in trip.taken_patients for patient in carried)
    return False


def say_move(words: Language, s: State, actions: tuple[Action, ...], texts: tuple[str, ...]) -> str:
    """A Move or Run with those who come along; other moves are worded action by action."""
    first = actions[0]
    if not isinstance(first, (a.Move, a.Run)):
        return ""
    index, start = s.content.index, s.hero_room[first.seat]
    legs: dict[str, int] = {}
    from_start: set[str] = set()
    for action in actions[1:]:
        match action:
            case a.TakeStaff(staff=who):
                here = s.figure_room[index[who]] == start
            case a.TakePatient(patient=who):
                here = s.patient_room[index[who]] == start
            case _:
                continue
        legs[who] = legs.get(who, 0) + 1
        if here:
            from_start.add(who)
    halfway = [w for w in legs if isinstance(first, a.Run) and legs[w] == 1 and w in from_start]
    text = CHAOS.sub("", texts[0])
    if along := sorted(who for who in legs if who not in halfway):
        text = words.say("move-with", what=text, who=[named(s, who) for who in along])
    if halfway:
        text = words.say("move-halfway", what=text, who=[named(s, who) for who in sorted(halfway)])
    paying = [said for one, said in zip(actions, texts, strict=True) if isinstance(one, PAYING)]
    chaos = sum(int(n) for said in paying for n in CHAOS.findall(said))
    return words.say("move-cost", what=text, chaos=chaos) if chaos else text


PAYING: Final = (a.Move, a.Run, a.TakePatient)
CHAOS: Final = re.compile(r"\s?: \+(\d+)\D*$")
"""The chaos at the end of an action's sentence (`action-chaos`), as it is paid at that moment."""


MOVES: Final[Moves[State, Action]] = Moves(
    completing=frozenset(
        (
            *("take_staff", "take_patient", "keep_journal", "discard_journal", "offer"),
            *("choose_option", "copy_line", "timer_patient", "shift_piece", "shift_to"),
        )
    ),
    aside=put_aside,
    unnamed=frozenset(("via", "way")),
    say=say_move,
)
