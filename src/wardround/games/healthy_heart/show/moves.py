"""Which actions form one move: who acts with which token, and what they do."""

from __future__ import annotations

from typing import Final

from wardround.core.actions import Action, kind_of
from wardround.games.healthy_heart.actions import ChooseAction
from wardround.games.healthy_heart.rules.state import State
from wardround.games.healthy_heart.show import names
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
    token = "own" if is_own(first) else "shared"
    if first.token == "token:chief":
        token = "chief"
    who = names.name_of(s.content, first.character)
    return words.say("move-with", what=", ".join(texts[1:]), who=who, token=token)


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
