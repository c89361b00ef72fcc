"""Clinic: Deluxe Edition, with solo mode, four mini-expansions and COVID-19.

Read in this order: RULES.md, state, setup, choosing, building, hiring, admitting, moving, care,
business, administration, ending. phases and decisions tie them together; expansions/ adds the
expansions.
"""

from __future__ import annotations

from wardround.core.actions import Action
from wardround.core.chance import Chance
from wardround.core.game import Advice, Options, Rules, Script
from wardround.core.log import silent
from wardround.games.clinic import position
from wardround.games.clinic.actions import ACTIONS
from wardround.games.clinic.advice import script, value
from wardround.games.clinic.advice.encode import Encoder
from wardround.games.clinic.content import make_content
from wardround.games.clinic.events import EVENTS
from wardround.games.clinic.meta import META, upgrade
from wardround.games.clinic.rules import decisions, ending, saving
from wardround.games.clinic.rules.expansions import make_rules
from wardround.games.clinic.rules.setup import set_up
from wardround.games.clinic.rules.state import State
from wardround.games.clinic.rules.tables import Content
from wardround.games.clinic.show import scene, text, view
from wardround.games.clinic.show.dangers import dangers
from wardround.games.clinic.show.moves import MOVES
from wardround.games.clinic.show.story import story
from wardround.games.clinic.show.view import View
from wardround.games.clinic.standing import MOMENTS, STANDING
from wardround.presentation.editor import Editing
from wardround.presentation.game_spec import GameSpec, Show


def setup(options: Options, content: Content, chance: Chance) -> State:
    """Start a new game; incompatible expansions are refused."""
    return set_up(make_rules(options, content), chance, silent())


SPEC: GameSpec[State, Action, Content, View] = GameSpec(
    meta=META,
    package=__name__,
    rules=Rules(
        actions=ACTIONS,
        events=EVENTS,
        view_type=View,
        content=make_content,
        setup=setup,
        upgrade=upgrade,
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
        imagine=decisions.imagine,
    ),
    show=Show(
        scene=scene.scene,
        say_action=text.say_action,
        say_event=text.say_event,
        refusal_words=text.refusal_words,
        story=story,
        counts=scene.counts,
        dangers=dangers,
        moves=MOVES,
        editing=Editing(
            fields=position.fields,
            first={"boards": [{"layout": "white", "money": 20}, {"layout": "yellow"}]},
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
            tries=2,
        ),
        move_price=0.0002,
        encoder=Encoder,
    ),
)
