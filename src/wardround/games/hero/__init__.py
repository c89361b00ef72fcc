"""HE.R.O.: a night shift in the emergency department, played as rivals or as a team."""

from __future__ import annotations

from wardround.core.actions import Action
from wardround.core.game import Advice, Rules, Script
from wardround.games.hero.actions import ACTIONS
from wardround.games.hero.advice import evaluate, learned, rate, script
from wardround.games.hero.advice.encode import Encoder
from wardround.games.hero.content import make_content
from wardround.games.hero.events import EVENTS
from wardround.games.hero.meta import META, upgrade
from wardround.games.hero.position import fields, position
from wardround.games.hero.rules.decisions import asked, awaiting, legal, new_game, objection, push
from wardround.games.hero.rules.saving import census, dump, load
from wardround.games.hero.rules.scoring import outcome
from wardround.games.hero.rules.state import State
from wardround.games.hero.rules.tables import Content
from wardround.games.hero.show.dangers import dangers
from wardround.games.hero.show.moves import MOVES
from wardround.games.hero.show.scene import counts, scene
from wardround.games.hero.show.story import story
from wardround.games.hero.show.text import say_action, say_event
from wardround.games.hero.show.view import HeroGameView, imagine, roles, view
from wardround.games.hero.standing import STANDING
from wardround.presentation.editor import Editing
from wardround.presentation.game_spec import GameSpec, Show

SPEC: GameSpec[State, Action, Content, HeroGameView] = GameSpec(
    meta=META,
    package=__name__,
    rules=Rules(
        actions=ACTIONS,
        events=EVENTS,
        view_type=HeroGameView,
        content=make_content,
        setup=new_game,
        legal=legal,
        push=push,
        asked=asked,
        awaiting=awaiting,
        outcome=outcome,
        view=view,
        dump=dump,
        load=load,
        options=lambda s: s.rules.options,
        position=position,
        census=census,
        objection=objection,
        imagine=imagine,
        upgrade=upgrade,
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
        editing=Editing(fields=fields, first={"fill_er": 3}),
        standing=STANDING,
    ),
    advice=Advice(
        evaluate=evaluate,
        rate=rate,
        script=Script(
            next_seat=script.next_seat,
            answer=script.answer,
            weighty=script.WEIGHTY,
            candidates=script.candidates,
            grade=script.grade,
            expected=learned.expected,
            horizon=learned.HORIZON,
            insight=learned.ROWS.read,
            tries=4,
        ),
        move_price=0.0002,
        encoder=Encoder,
    ),
)
