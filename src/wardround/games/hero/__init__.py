"""HE.R.O.: a night shift in the emergency department, against each other or together."""

from __future__ import annotations

from wardround.core.actions import Action
from wardround.core.chance import Chance
from wardround.core.game import GameSpec
from wardround.games.hero.actions import ALL_ACTIONS
from wardround.games.hero.advice import evaluate, rate
from wardround.games.hero.asking import awaiting
from wardround.games.hero.building import make_content
from wardround.games.hero.events import ALL_EVENTS
from wardround.games.hero.flow import legal, new_game, push
from wardround.games.hero.meta import META
from wardround.games.hero.picture import picture
from wardround.games.hero.position import position
from wardround.games.hero.refusals import why_not
from wardround.games.hero.saving import census, dump, load
from wardround.games.hero.scoring import outcome
from wardround.games.hero.sight import Sight
from wardround.games.hero.state import State
from wardround.games.hero.tables import Content
from wardround.games.hero.text import say_action, say_event, say_refusal
from wardround.games.hero.view import HeroGameView, imagine, scene, view


def _imagine(state: State, seat: int | None, chance: Chance) -> State:
    return imagine(state)


SPEC: GameSpec[State, Action, Content, HeroGameView] = GameSpec(
    meta=META,
    package=__name__,
    actions=ALL_ACTIONS,
    events=ALL_EVENTS,
    view_type=HeroGameView,
    content=make_content,
    setup=new_game,
    legal=legal,
    why_not=why_not,
    push=push,
    awaiting=awaiting,
    outcome=outcome,
    view=view,
    imagine=_imagine,
    dump=dump,
    load=load,
    options=lambda s: s.shift.options,
    position=position,
    census=census,
    scene=scene,
    picture=picture,
    say_action=say_action,
    say_event=say_event,
    say_refusal=say_refusal,
    evaluate=evaluate,
    move_price=0.0002,
    rate=rate,
    sight=Sight,
)
