"""Healthy Heart Hospital: a cooperative game for one to five seats; see RULES.md."""

from __future__ import annotations

from wardround.core.actions import Action
from wardround.core.chance import Chance
from wardround.core.game import GameSpec, Options
from wardround.games.healthy_heart.actions import ACTIONS
from wardround.games.healthy_heart.advice import evaluate, rate
from wardround.games.healthy_heart.content import make_content, make_rules
from wardround.games.healthy_heart.events import EVENTS
from wardround.games.healthy_heart.meta import META
from wardround.games.healthy_heart.position import position
from wardround.games.healthy_heart.rules.flow import legal, new_game, push
from wardround.games.healthy_heart.rules.refusals import why_not
from wardround.games.healthy_heart.rules.saving import census, dump, load
from wardround.games.healthy_heart.rules.state import State
from wardround.games.healthy_heart.rules.status import awaiting, outcome
from wardround.games.healthy_heart.rules.tables import Content
from wardround.games.healthy_heart.show.scene import scene
from wardround.games.healthy_heart.show.text import say_action, say_event, say_refusal
from wardround.games.healthy_heart.show.view import View, view


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
)
