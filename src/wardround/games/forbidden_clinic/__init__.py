"""Forbidden Clinic: a cooperative game for six to eight seats; see RULES.md."""

from __future__ import annotations

from wardround.core.chance import Chance
from wardround.core.game import GameSpec
from wardround.games.forbidden_clinic.actions import ACTIONS, ClinicAction
from wardround.games.forbidden_clinic.advice import evaluate, rate
from wardround.games.forbidden_clinic.content import Content, load_content
from wardround.games.forbidden_clinic.ending import give_up
from wardround.games.forbidden_clinic.events import EVENTS
from wardround.games.forbidden_clinic.flow import legal, push
from wardround.games.forbidden_clinic.meta import META
from wardround.games.forbidden_clinic.picture import picture
from wardround.games.forbidden_clinic.position import position
from wardround.games.forbidden_clinic.refusals import why_not
from wardround.games.forbidden_clinic.saving import census, dump, load
from wardround.games.forbidden_clinic.setup import set_up
from wardround.games.forbidden_clinic.sight import Sight
from wardround.games.forbidden_clinic.state import State
from wardround.games.forbidden_clinic.status import awaiting, outcome
from wardround.games.forbidden_clinic.text import say_action, say_event, say_refusal
from wardround.games.forbidden_clinic.view import View, scene, view


def imagine(state: State, seat: int | None, chance: Chance) -> State:
    """Nobody has private information, and what nobody knows is not stored: a copy will do."""
    return state.clone()


SPEC: GameSpec[State, ClinicAction, Content, View] = GameSpec(
    meta=META,
    package=__name__,
    actions=ACTIONS,
    events=EVENTS,
    view_type=View,
    content=load_content,
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
    options=lambda s: s.layout.tables.options,
    position=position,
    census=census,
    scene=scene,
    picture=picture,
    say_action=say_action,
    say_event=say_event,
    say_refusal=say_refusal,
    give_up=give_up,
    evaluate=evaluate,
    rate=rate,
    sight=Sight,
)
