"""Healthy Heart Hospital: a cooperative game for one to five seats; see RULES.md."""

from __future__ import annotations

from wardround.core.actions import Action
from wardround.core.chance import Chance
from wardround.core.game import GameSpec, Options
from wardround.games.healthy_heart.actions import ACTIONS
from wardround.games.healthy_heart.advice import evaluate, rate
from wardround.games.healthy_heart.advice.encode import Encoder
from wardround.games.healthy_heart.events import EVENTS
from wardround.games.healthy_heart.flow import legal, new_game, push
from wardround.games.healthy_heart.meta import META
from wardround.games.healthy_heart.position import position
from wardround.games.healthy_heart.reading import make_content, make_rules
from wardround.games.healthy_heart.refusals import why_not
from wardround.games.healthy_heart.saving import census, dump, load
from wardround.games.healthy_heart.state import State
from wardround.games.healthy_heart.status import awaiting, outcome
from wardround.games.healthy_heart.tables import Content
from wardround.games.healthy_heart.text import say_action, say_event, say_refusal
from wardround.games.healthy_heart.view import View, view
from wardround.games.healthy_heart.view_scene import scene


def set_up(options: Options, content: Content, chance: Chance) -> State:
    """A new game at its first question."""
    return new_game(content, make_rules(content, options), chance)


SPEC: GameSpec[State, Action, Content, View] = GameSpec(
    meta=META,
    package=__name__,
    actions=ACTIONS,
    events=EVENTS,
    view_type=View,
    content=make_content,
    setup=set_up,
    legal=legal,
    explain=why_not,
    push=push,
    awaiting=awaiting,
    outcome=outcome,
    view=view,
    dump=dump,
    load=load,
    position=position,
    census=census,
    scene=scene,
    say_action=say_action,
    say_event=say_event,
    refusal_words=say_refusal,
    evaluate=evaluate,
    rate=rate,
    encoder=Encoder,
)
