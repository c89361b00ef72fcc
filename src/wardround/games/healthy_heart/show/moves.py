"""Which actions form one move: who acts with which token, and what they do."""

from __future__ import annotations

from typing import Final

from wardround.core.actions import Action, kind_of
from wardround.games.healthy_heart import actions as a
from wardround.games.healthy_heart.actions import ChooseAction
from wardround.games.healthy_heart.rules.state import State
from wardround.games.healthy_heart.show import names
from wardround.games.healthy_heart.show.text import level, slot
from wardround.presentation.game_spec import Moves
from wardround.presentation.language import Language


def kind(action: Action) -> str:
    """The kind of a turn is its Action."""
    return action.action if isinstance(action, ChooseAction) else kind_of(action)


def is_own(action: ChooseAction) -> bool:
    """Whether the token is the character's own; the Chief of Staff token always is."""
    owner = action.character.replace("character:", ".")
    return action.token == "token:chief" or action.token.endswith(owner)


def spares_own_token(s: State, action: Action, listed: list[Action]) -> bool:
    """Whether the character flips a Shared token although their own would do."""
    return (
        isinstance(action, ChooseAction)
        and not is_own(action)
        and any(
            isinstance(one, ChooseAction)
            and (one.character, one.action) == (action.character, action.action)
            and is_own(one)
            for one in listed
        )
    )


def say_move(words: Language, s: State, actions: tuple[Action, ...], texts: tuple[str, ...]) -> str:
    """What is done comes first, then who does it."""
    first = actions[0]
    if not isinstance(first, ChooseAction):
        return ""
    what, cost = _what(words, s, actions[1:], texts[1:])
    token = names.token_kind(s.content, first.token)
    if token in ("medical", "admin") and first.action not in EITHER_TOKEN:
        token = "own"
    return words.say(
        "move-with",
        what=what,
        who=names.name_of(s.content, first.character),
        cost=cost,
        token=token,
        source=names.source(s.content, first.token),
    )


EITHER_TOKEN: Final = ("transfer",)
"""Actions that a Doctor can take with a token of either kind."""


def _what(
    words: Language, s: State, actions: tuple[Action, ...], texts: tuple[str, ...]
) -> tuple[str, str]:
    """What is done, and what it costs, with the sign in front."""
    first, last = actions[0] if actions else None, actions[-1] if actions else None
    if isinstance(first, a.TransferPatient) and isinstance(last, a.TransferTo):
        values = {"patient": names.patient_now(s, first.patient), "level": level(s, first.patient)}
        return words.say("move-transfer", place=names.name_of(s.content, last.place), **values), ""
    if isinstance(first, a.AssignStaff) and isinstance(last, a.AssignTo):
        staff, place = names.name_of(s.content, first.staff), names.name_of(s.content, last.place)
        return words.say("move-assign", staff=staff, place=place), ""
    if not isinstance(first, (a.BuildRoom, a.ImproveRoom, a.HireMarker, a.TrainMarker)):
        return ", ".join(texts), ""
    what, sign, price = texts[0].rpartition(" · ")
    if isinstance(last, a.BuildSlot):
        room = names.name_of(s.content, first.room) if isinstance(first, a.BuildRoom) else ""
        return words.say("move-build", new=room, **slot(s, last)), sign + price
    return ", ".join((what, *texts[1:])), sign + price


MOVES: Final[Moves[State, Action]] = Moves(
    completing=frozenset(
        (
            *("heal_patient", "return_cube", "cure_research", "cure_flip"),
            *("transfer_patient", "transfer_to", "research_marker"),
            *("train_marker", "train_doctor", "build_room", "build_slot", "improve_room"),
            *("hire_marker", "assign_staff", "assign_to", "efficiency_patient", "memo_staff"),
            *("priority_patient", "management_ward", "overtime_token", "scientist_from"),
            *("scientist_to", "scientist_count", "procedure_colour", "procedure_malady"),
            *("supply_cube", "miracle_patient"),
        )
    ),
    kind=kind,
    aside=spares_own_token,
    say=say_move,
)
