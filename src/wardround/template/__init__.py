"""Pill Count: the small complete game that ``wardround new-game`` copies.

Read the modules in this order: RULES.md, actions, events, state, rounds, flow, view, text.
"""

from __future__ import annotations

from wardround.core.game import GameSpec
from wardround.template import advice, flow, position, state, text, view
from wardround.template.actions import ACTIONS, AnyAction
from wardround.template.content import make_content
from wardround.template.events import EVENTS
from wardround.template.meta import META
from wardround.template.rounds import setup
from wardround.template.state import State
from wardround.template.tables import Content
from wardround.template.view import View

SPEC: GameSpec[State, AnyAction, Content, View] = GameSpec(
    meta=META,
    package=__name__,
    actions=ACTIONS,
    events=EVENTS,
    view_type=View,
    content=make_content,
    setup=setup,
    legal=flow.legal,
    why_not=flow.why_not,
    push=flow.push,
    awaiting=flow.awaiting,
    outcome=flow.outcome,
    view=view.view,
    imagine=view.imagine,
    dump=state.dump,
    load=state.load,
    options=state.options,
    position=position.position,
    census=state.census,
    scene=view.scene,
    picture=text.picture,
    say_action=text.say_action,
    say_event=text.say_event,
    say_refusal=text.say_refusal,
    evaluate=advice.evaluate,
    rate=advice.rate,
)
