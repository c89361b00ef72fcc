"""Healthy Heart Hospital: a cooperative game for one to five seats; see RULES.md."""

from __future__ import annotations

from wardround.core.actions import Action
from wardround.core.chance import Chance
from wardround.core.game import GameSpec, Options, Script
from wardround.games.healthy_heart.actions import ACTIONS
from wardround.games.healthy_heart.advice import script
from wardround.games.healthy_heart.advice.value import evaluate, rate
from wardround.games.healthy_heart.events import EVENTS
from wardround.games.healthy_heart.flow import legal, new_game, push
from wardround.games.healthy_heart.meta import META
from wardround.games.healthy_heart.picture import picture
from wardround.games.healthy_heart.position import position
from wardround.games.healthy_heart.reading import make_content, make_rules
from wardround.games.healthy_heart.refusals import why_not
from wardround.games.healthy_heart.saving import census, dump, load
from wardround.games.healthy_heart.sight import Sight
from wardround.games.healthy_heart.state import State
from wardround.games.healthy_heart.status import awaiting, outcome
from wardround.games.healthy_heart.tables import Content
from wardround.games.healthy_heart.text import say_action, say_event, say_refusal
from wardround.games.healthy_heart.view import View, view
from wardround.games.healthy_heart.view_scene import scene


def set_up(options: Options, content: Content, chance: Chance) -> State:
    """A new game at its first question."""
    return new_game(content, make_rules(content, options), chance)


def imagine(state: State, seat: int | None, chance: Chance) -> State:
    """Nobody has private information, and what nobody knows is not stored: a copy will do."""
    return state.clone()


SPEC: GameSpec[State, Action, Content, View] = GameSpec(
    meta=META,
    package=__name__,
    actions=ACTIONS,
    events=EVENTS,
    view_type=View,
    content=make_content,
    setup=set_up,
    legal=legal,
    why_not=why_not,
    push=push,
    awaiting=awaiting,
    outcome=outcome,
    view=view,
    imagine=imagine,
    dump=dump,
    load=load,
    options=lambda s: s.rules.options,
    position=position,
    census=census,
    scene=scene,
    picture=picture,
    say_action=say_action,
    say_event=say_event,
    say_refusal=say_refusal,
    evaluate=evaluate,
    rate=rate,
    script=Script(
        next_seat=script.next_seat,
        answer=script.answer,
        weighty=script.WEIGHTY,
        candidates=script.candidates,
        grade=script.grade,
    ),
    sight=Sight,
)
