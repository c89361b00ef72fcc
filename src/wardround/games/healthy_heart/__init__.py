"""Healthy Heart Hospital: a cooperative game for one to five seats; see RULES.md."""

from __future__ import annotations

from wardround.core.actions import Action
from wardround.core.game import Advice, Rules, Script
from wardround.games.healthy_heart import position
from wardround.games.healthy_heart.actions import ACTIONS
from wardround.games.healthy_heart.advice import learned, script, value
from wardround.games.healthy_heart.advice.encode import Encoder
from wardround.games.healthy_heart.content import make_content
from wardround.games.healthy_heart.events import EVENTS
from wardround.games.healthy_heart.meta import META, upgrade
from wardround.games.healthy_heart.rules import decisions, ending, saving
from wardround.games.healthy_heart.rules.state import State
from wardround.games.healthy_heart.rules.tables import Content
from wardround.games.healthy_heart.show import scene, text, view
from wardround.games.healthy_heart.show.dangers import dangers
from wardround.games.healthy_heart.show.moves import MOVES
from wardround.games.healthy_heart.show.story import story
from wardround.games.healthy_heart.show.view import View, roles
from wardround.games.healthy_heart.standing import MOMENTS, STANDING
from wardround.presentation.editor import Editing
from wardround.presentation.game_spec import GameSpec, Show

SPEC: GameSpec[State, Action, Content, View] = GameSpec(
    meta=META,
    package=__name__,
    rules=Rules(
        actions=ACTIONS,
        events=EVENTS,
        view_type=View,
        content=make_content,
        setup=decisions.new_game,
        opening=decisions.opening,
        legal=decisions.legal,
        push=decisions.push,
        asked=decisions.asked,
        awaiting=decisions.awaiting,
        outcome=ending.outcome,
        view=view.view,
        dump=saving.dump,
        load=saving.load,
        options=lambda s: s.rules.options,
        position=position.position,
        census=saving.census,
        objection=decisions.objection,
        upgrade=upgrade,
    ),
    show=Show(
        scene=scene.scene,
        say_action=text.say_action,
        say_event=text.say_event,
        refusal_words=text.refusal_words,
        story=story,
        counts=scene.counts,
        roles=roles,
        dangers=dangers,
        moves=MOVES,
        editing=Editing(
            fields=position.fields,
            first={"money": 6, "triage": {"left.cardio": 3, "right.trauma": 2}},
            kinds=("malady:", "character:", "training:", "staff:", "cube:", "phase:"),
        ),
        standing=STANDING,
        moments=MOMENTS,
    ),
    advice=Advice(
        evaluate=value.evaluate,
        rate=value.rate,
        script=Script(
            next_seat=script.next_seat,
            answer=script.answer,
            weighty=script.WEIGHTY,
            candidates=script.candidates,
            grade=script.grade,
            expected=learned.VALUES.expected,
            horizon=learned.HORIZON,
            insight=learned.ROWS.read,
            tries=4,
        ),
        encoder=Encoder,
    ),
)
