"""Which actions belong together as one move, and how they are worded."""

from __future__ import annotations

from typing import Final

from wardround.core.actions import Action
from wardround.games.clinic import actions as act
from wardround.games.clinic.rules.geometry import times_from
from wardround.games.clinic.rules.moving import person_number, sets_out
from wardround.games.clinic.rules.state import State
from wardround.games.clinic.show import names
from wardround.games.clinic.show.text import named_person, named_room, numbered_place
from wardround.presentation.game_spec import Moves
from wardround.presentation.language import Language


def say_move(words: Language, s: State, actions: tuple[Action, ...], texts: tuple[str, ...]) -> str:
    """Building and moving somebody as one sentence; other moves are worded action by action."""
    match actions:
        case (act.MovePerson() as who, act.MoveDestination() as to):
            return _walk(words, s, who, to)
        case (act.BuildComponent() as what, act.BuildSpace(), *_):
            return _build(words, s, what, actions[1:])
        case (act.HirePerson(), *_):
            hired, _, price = texts[0].rpartition(" · ")
            rest = [text.removesuffix(f" · {price}") for text in texts[1:]]
            return " · ".join((hired, *rest, price))
    return ""


def _walk(words: Language, s: State, who: act.MovePerson, to: act.MoveDestination) -> str:
    b = s.boards[who.seat]
    person, space = person_number(b, who.person), numbered_place(b, to.space)
    time = times_from(b, sets_out(b, person), s.rules.outdoor_walking)[space]
    values = {"person": named_person(b, who.person), "from": named_room(b, b.place[person])}
    return words.say("move-walk", **values, room=named_room(b, space), time=max(0, time))


def _build(words: Language, s: State, what: act.BuildComponent, rest: tuple[Action, ...]) -> str:
    """The places in one order, whichever was picked first; the price comes last."""
    b = s.boards[what.seat]
    spaces = [one.space for one in rest if isinstance(one, act.BuildSpace)]
    cars = sorted(one.place for one in rest if isinstance(one, act.Repark))
    component = b.content.components[b.content.component_index[what.component]]
    place = numbered_place(b, spaces[0])
    floor = b.shape.floor_of[place] if 0 <= place < b.shape.spaces else 0
    size = b.shape.columns, b.shape.rows
    return words.say(
        "move-build",
        room=names.component(what.component),
        where=[names.where(space) for space in sorted(spaces)],
        cars=[names.car_place(*size, place) for place in cars] or "none",
        price=max(0, component.cost[floor]),
    )


MOVES: Final[Moves[State, Action]] = Moves(
    completing=frozenset(
        (
            *("initial_space", "bonus_space", "build_space", "repark"),
            *("hire_arrival", "park_car", "move_destination"),
        )
    ),
    say=say_move,
)
