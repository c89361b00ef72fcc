"""Forbidden Clinic: a cooperative game for six to eight seats; see RULES.md."""

from __future__ import annotations

from wardround.core.game import Advice, Rules, Script
from wardround.games.forbidden_clinic.actions import ACTIONS, ClinicAction
from wardround.games.forbidden_clinic.advice import evaluate, learned, rate, script
from wardround.games.forbidden_clinic.advice.candidates import WEIGHTY, candidates
from wardround.games.forbidden_clinic.advice.encode import Encoder
from wardround.games.forbidden_clinic.advice.insight import insight
from wardround.games.forbidden_clinic.content import make_content
from wardround.games.forbidden_clinic.events import EVENTS
from wardround.games.forbidden_clinic.meta import META
from wardround.games.forbidden_clinic.position import fields, position
from wardround.games.forbidden_clinic.rules.decisions import asked, awaiting, legal, objection, push
from wardround.games.forbidden_clinic.rules.ending import give_up, outcome
from wardround.games.forbidden_clinic.rules.saving import census, dump, load
from wardround.games.forbidden_clinic.rules.setup import set_up
from wardround.games.forbidden_clinic.rules.state import State
from wardround.games.forbidden_clinic.rules.tables import Content
from wardround.games.forbidden_clinic.show.dangers import dangers
from wardround.games.forbidden_clinic.show.moves import MOVES
from wardround.games.forbidden_clinic.show.scene import counts, scene
from wardround.games.forbidden_clinic.show.story import story
from wardround.games.forbidden_clinic.show.text import say_action, say_event
from wardround.games.forbidden_clinic.show.view import View, roles, view
from wardround.games.forbidden_clinic.standing import MOMENTS, STANDING
from wardround.presentation.editor import Editing
from wardround.presentation.game_spec import GameSpec, Show

SPEC: GameSpec[State, ClinicAction, Content, View] = GameSpec(
    meta=META,
    package=__name__,
    rules=Rules(
        actions=ACTIONS,
        events=EVENTS,
        view_type=View,
        content=make_content,
        setup=set_up,
        legal=legal,
        push=push,
        asked=asked,
        awaiting=awaiting,
        outcome=outcome,
        view=view,
        dump=dump,
        load=load,
        options=lambda s: s.layout.tables.options,
        position=position,
        census=census,
        objection=objection,
        give_up=give_up,
    ),
    show=Show(
        scene=scene,
        say_action=say_action,
        say_event=say_event,
        story=story,
        counts=counts,
        roles=roles,
        dangers=dangers,
        moves=MOVES,
        editing=Editing(fields=fields, first={"stressed": ["front_desk", "van_port"]}),
        standing=STANDING,
        moments=MOMENTS,
    ),
    advice=Advice(
        evaluate=evaluate,
        rate=rate,
        script=Script(
            next_seat=script.next_seat,
            answer=script.answer,
            weighty=WEIGHTY,
            candidates=candidates,
            grade=script.grade,
            expected=learned.VALUES.expected,
            horizon=learned.HORIZON,
            insight=insight,
            tries=12,
        ),
        encoder=Encoder,
    ),
)
