"""Pill Count: the small complete game that ``wardround new-game`` copies.

Read the modules in this order: RULES.md, actions, events, rules/state, rules/rounds,
rules/decisions, show.
"""

from __future__ import annotations

from wardround.core.game import Advice, Rules
from wardround.presentation.game_spec import GameSpec, Show
from wardround.template import advice, position
from wardround.template.actions import ACTIONS, AnyAction
from wardround.template.advice.encode import Encoder
from wardround.template.content import make_content
from wardround.template.events import EVENTS
from wardround.template.meta import META
from wardround.template.rules import decisions, rounds, state
from wardround.template.rules.state import State
from wardround.template.rules.tables import Content
from wardround.template.show import text, view
from wardround.template.show.view import View

SPEC: GameSpec[State, AnyAction, Content, View] = GameSpec(
    meta=META,
    package=__name__,
    rules=Rules(
        actions=ACTIONS,
        events=EVENTS,
        view_type=View,
        content=make_content,
        setup=rounds.setup,
        legal=decisions.legal,
        push=decisions.push,
        asked=decisions.asked,
        awaiting=decisions.awaiting,
        outcome=rounds.outcome,
        view=view.view,
        dump=state.dump,
        load=state.load,
        options=state.options,
        position=position.position,
        census=state.census,
        objection=decisions.objection,
    ),
    show=Show(
        scene=view.scene,
        say_action=text.say_action,
        say_event=text.say_event,
    ),
    advice=Advice(
        evaluate=advice.evaluate,
        rate=advice.rate,
        encoder=Encoder,
    ),
)
