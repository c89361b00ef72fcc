"""Clinic: Deluxe Edition, with solo mode, four mini-expansions and COVID-19.

Read in this order: RULES.md, state, setup, choosing, building, hiring, admitting, moving, care,
business, administration, ending; phases and flow tie them together; expansions/ plugs in.
"""

from __future__ import annotations

from wardround.core.actions import Action
from wardround.core.chance import Chance
from wardround.core.game import GameSpec, Options, Script
from wardround.core.log import silent
from wardround.games.clinic import (
    asking,
    ending,
    flow,
    picture,
    position,
    refusing,
    saving,
    scene,
    text,
    view,
)
from wardround.games.clinic.actions import ACTIONS
from wardround.games.clinic.advice import script, value
from wardround.games.clinic.content import make_content
from wardround.games.clinic.events import EVENTS
from wardround.games.clinic.expansions import make_terms
from wardround.games.clinic.meta import META
from wardround.games.clinic.setup import set_up
from wardround.games.clinic.sight import Sight
from wardround.games.clinic.state import State
from wardround.games.clinic.tables import Content
from wardround.games.clinic.view import View


def setup(options: Options, content: Content, chance: Chance) -> State:
    """A new game; expansions that do not go together are refused."""
    return set_up(make_terms(options, content), chance, silent())


SPEC: GameSpec[State, Action, Content, View] = GameSpec(
    meta=META,
    package=__name__,
    actions=ACTIONS,
    events=EVENTS,
    view_type=View,
    content=make_content,
    setup=setup,
    legal=flow.legal,
    why_not=refusing.why_not,
    push=flow.push,
    awaiting=asking.awaiting,
    outcome=ending.outcome,
    view=view.view,
    imagine=asking.imagine,
    dump=saving.dump,
    load=saving.load,
    options=lambda s: s.terms.options,
    position=position.position,
    census=saving.census,
    scene=scene.scene,
    picture=picture.picture,
    say_action=text.say_action,
    say_event=text.say_event,
    say_refusal=text.say_refusal,
    evaluate=value.evaluate,
    move_price=0.0002,
    rate=value.rate,
    script=Script(
        next_seat=script.next_seat,
        answer=script.answer,
        weighty=script.WEIGHTY,
        candidates=script.candidates,
        grade=script.grade,
        covers=script.covers,
    ),
    sight=Sight,
)
