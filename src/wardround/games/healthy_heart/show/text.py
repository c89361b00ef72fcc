"""The words: values for the messages of actions, events and refusals."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wardround.core.actions import Action, Event, Refusal, kind_of
from wardround.core.messages import Phrase, message_id
from wardround.games.healthy_heart import actions as a
from wardround.games.healthy_heart import events as e
from wardround.games.healthy_heart.rules import constants as k
from wardround.games.healthy_heart.rules.ambulance import card_id, open_pile
from wardround.games.healthy_heart.rules.death import money_due, prestige_due
from wardround.games.healthy_heart.rules.ending import held_awards
from wardround.games.healthy_heart.rules.heal import SHUT_OUT, bonus_action, bonus_code, bonus_size
from wardround.games.healthy_heart.rules.patients import place_of
from wardround.games.healthy_heart.rules.rooms import open_rooms, price_now, room_price
from wardround.games.healthy_heart.rules.staff import hire_price
from wardround.games.healthy_heart.rules.state import State
from wardround.games.healthy_heart.rules.tables import Content
from wardround.games.healthy_heart.show import names
from wardround.presentation.language import Language

Values = dict[str, Any]


def say_action(words: Language, s: State, action: Action) -> str:
    """An action as an imperative sentence."""
    kind = kind_of(action)
    values = {name: getattr(action, name) for name in action.__struct_fields__ if name != "seat"}
    values = {name: _thing(s, value) for name, value in values.items()}
    more = ACTION_VALUES.get(kind)
    if more is not None:
        values |= more(s, action)
    return words.say(message_id("action", kind), **values)


def _thing(s: State, value: Any) -> Any:
    if isinstance(value, str) and ":" in value:
        if value.startswith("patient:"):
            return names.patient_now(s, value)
        return names.name_of(s.content, value)
    return value


def level(s: State, mention: str) -> int:
    """The level of a patient."""
    place = place_of(s, mention)
    return 0 if place < 0 else s.level[place]


def _price(s: State, due: int, prestige: int) -> Values:
    """HH-3.6, HH-3.9 A cost as it is paid: Money first, then Prestige for what is missing."""
    money = min(s.money, due)
    rate = s.content.prestige_per_dollar
    converted = min(due - money, prestige // rate) * rate
    return {"price": due, "money": money, "converted": converted}


def _guard(s: State, x: a.SecurityGuard) -> Values:
    pile = open_pile(s)
    return {"card": names.name_of(s.content, card_id(s, pile[-1]) if pile else "ambulance:")}


def _spin(s: State, x: a.PrSpin) -> Values:
    doctor = k.NONE if s.body is None else s.body.doctor
    slot = s.character(doctor) if doctor >= 0 else 0
    return {"doctor": names.name_of(s.content, s.content.character_ids[slot])}


def _hide(s: State, x: a.LuckyHide) -> Values:
    hides = ":" in x.answer
    token = names.name_of(s.content, x.answer) if hides else ""
    return {"answer": "yes" if hides else "no", "token": token}


def _space(s: State, x: a.TombstoneSpace) -> Values:
    """HH-R34 The cost of the death here, and whether only a held Award could pay it."""
    number = s.content.space_number.get(x.space, -1)
    values = _settlement(s, number, s.prestige)
    awards = held_awards(s)
    if awards and values["broke"] and not _settlement(s, number, s.prestige + awards)["broke"]:
        values["broke"] = "award"
    return values | {"space": names.space_name(s, x.space)}


def _settlement(s: State, space: int, prestige: int) -> Values:
    """HH-3.13, HH-R52 What a death costs with this much Prestige, and whether the team is broke."""
    known = space >= 0 and s.body is not None
    due, lost = (money_due(s, space), min(prestige, prestige_due(s))) if known else (0, 0)
    price = _price(s, due, prestige - lost)
    paid = price["money"] + price["converted"] // s.content.prestige_per_dollar
    left = s.money - price["money"] + prestige - lost - price["converted"]
    nothing = s.rules.broke_at_zero and left == 0 and due + lost > 0
    return price | {"broke": paid < due or nothing}


def _bonus(s: State, x: a.HealBonus) -> Values:
    """HH-7.9, HH-8.8, HH-13.3 The cubes of a bonus, and the bonuses that it rules out."""
    values = _or_else("bonus", "source")(s, x) | {"cubes": 0, "excludes": False, "instead": ""}
    if s.heal is None or ":" not in x.bonus:
        return values
    code = bonus_code(s, x.bonus)
    ruled_out = [other for other in s.heal.bonuses if other in SHUT_OUT.get(code, ())]
    if ruled_out:
        others = [bonus_action(s, other) for other in ruled_out]
        values["instead"] = [
            names.name_of(s.content, other.bonus)
            for other in others
            if isinstance(other, a.HealBonus)
        ]
        values["excludes"] = True
    values["cubes"] = bonus_size(s, s.current_act().slot, s.place, code)
    return values


def _with_level(s: State, x: Any) -> Values:
    return {"level": level(s, x.patient)}


def _room(s: State, x: a.BuildRoom | a.ImproveRoom) -> Values:
    number = s.content.room_number.get(x.room, -1)
    due = 0 if number < 0 or s.act is None else price_now(s, number)
    return _price(s, due, s.prestige)


def slot(s: State, x: a.BuildSlot) -> Values:
    """Where a Room is built, and what is torn down for it."""
    number = s.content.slot_number.get(x.slot, -1) + 1
    return {
        "room": "none" if x.slot.startswith("slot:") else "other",
        "number": number,
        "name": names.name_of(s.content, x.slot),
    }


def _or_else(field: str, name: str = "name") -> Callable[[State, Any], Values]:
    """A choice that may be a word instead of a piece: ``done``, ``stop``, ``none``."""

    def values(s: State, x: Any) -> Values:
        value = getattr(x, field)
        return {field: "other" if ":" in value else value, name: _thing(s, value)}

    return values


def _declared(c: Content, x: a.ChooseAction | e.ActionDeclared) -> Values:
    return {
        "kind": names.action_kind(x.action),
        "token": names.token_kind(c, x.token),
    }


def _token_spent(s: State, x: a.ChooseAction) -> Values:
    """The Action with its token, and the price if it is the same whatever is chosen next: a single
    Room is built without being asked for."""
    c, kind = s.content, ROOM_ACTIONS.get(x.action)
    values = _declared(c, x) | {"source": names.source(c, x.token), "cost": ""}
    due = hire_price(s) if x.action == "hire" else c.train_price if x.action == "train" else 0
    slot, bit = s.slot_of[c.character_number.get(x.character, 0)], c.token_bit.get(x.token, k.NONE)
    if kind is not None and slot >= 0 and bit >= 0:
        rooms = open_rooms(s, slot, bit, kind)
        if len(rooms) == 1:
            room = names.name_of(c, c.room_ids[rooms[0]])
            values["kind"] = Phrase(f"only-{x.action}", {"room": room})
            due = room_price(s, slot, bit, rooms[0], kind)
    if due:
        values["cost"] = Phrase("paid", _price(s, due, s.prestige))
    return values


ROOM_ACTIONS = {"build": k.BUILD, "improve": k.IMPROVE}


def _procedure(c: Content, cube: str, ward: str) -> Values:
    malady = names.malady(c, ward.removeprefix("ward:"))
    return {"colour": names.name_of(c, cube), "malady": malady}


def _named_now(s: State, x: a.ProcedureMalady) -> Values:
    target = 0 if s.act is None else max(0, s.act.target)
    return _procedure(s.content, s.content.cube_ids[target], x.malady)


ACTION_VALUES: dict[str, Callable[[State, Any], Values]] = {
    "security_guard": _guard,
    "rounds_next": lambda s, x: {"level": level(s, x.check)},
    "pr_spin": _spin,
    "lucky_hide": _hide,
    "tombstone_space": _space,
    "use_award": lambda s, x: {"prestige": s.content.training[s.content.award].prestige},
    "choose_action": _token_spent,
    "heal_patient": _with_level,
    "heal_bonus": _bonus,
    "return_cube": _or_else("cube", "colour"),
    "cure_flip": _or_else("token"),
    "transfer_patient": _with_level,
    "build_room": _room,
    "build_slot": slot,
    "improve_room": _room,
    "train_marker": lambda s, x: {"price": s.content.train_price},
    "hire_marker": lambda s, x: _price(s, hire_price(s), s.prestige),
    "priority_patient": _with_level,
    "efficiency_patient": lambda s, x: _or_else("patient")(s, x) | _with_level(s, x),
    "memo_staff": _or_else("staff"),
    "overtime_token": lambda s, x: (
        _or_else("token")(s, x) | {"prestige": s.content.overtime_prestige}
    ),
    "scientist_from": _with_level,
    "scientist_to": _with_level,
    "procedure_colour": lambda s, x: {"colour": names.name_of(s.content, x.cube)},
    "procedure_malady": _named_now,
    "supply_cube": lambda s, x: {"colour": names.name_of(s.content, x.cube)},
    "miracle_patient": lambda s, x: _or_else("patient")(s, x) | _with_level(s, x),
}


def say_event(words: Language, content: Content, event: Event) -> str:
    """An event as a sentence in the past tense."""
    values: Values = {}
    patients: e.Names = getattr(event, "names", {})
    for name in event.__struct_fields__:
        value = getattr(event, name)
        if name == "seat":
            value = f"seat:{value}"
        elif isinstance(value, str) and value in patients:
            value = names.patient(content, *patients[value])
        elif name == "cubes" and isinstance(value, tuple):
            value = names.cubes(colour.removeprefix("cube:") for colour in value)
        elif isinstance(value, str) and ":" in value:
            value = names.name_of(content, value)
        elif isinstance(value, tuple):
            value = [names.name_of(content, each) for each in value]
        values[name] = value
    more = EVENT_VALUES.get(type(event))
    if more is not None:
        values |= more(content, event)
    if isinstance(event, e.AbilityReplaced):
        values["new"] = names.ability(words, event.new, content.names.get(event.new, ""))
    for name in ("rule", "audience", "names"):
        values.pop(name, None)
    # A name may already end with a full stop: the Cardiology O.R.
    return words.say(message_id("event", kind_of(event)), **values).replace("..", ".")


def _drawn(content: Content, x: e.CubesDrawn) -> Values:
    """A draw of a Heal that is for no patient is a bonus."""
    return {} if x.names else {"purpose": "bonus" if x.purpose == "heal" else x.purpose}


def _arrived(content: Content, x: e.PatientArrived) -> Values:
    side, _, kind = x.place.removeprefix("chair:").partition(".")
    return {"spot": side, "malady": names.malady(content, kind)}


def _losses(**amounts: int) -> list[Phrase]:
    """The amounts that are not 0."""
    return [Phrase(f"loss-{name}", {"amount": n}) for name, n in amounts.items() if n]


def _settled(content: Content, x: e.DeathSettled) -> Values:
    losses = _losses(prestige=x.prestige, money=x.money, converted=x.converted)
    return {"losses": losses or "none"}


def _for_a_price(content: Content, x: e.RoomBuilt | e.RoomImproved | e.StaffHired) -> Values:
    losses = _losses(money=x.money, prestige=x.converted)
    return {"price": losses or Phrase("loss-money", {"amount": 0})}


CAUSES = {"HH-5.10": "ward", "HH-15.10": "flatline"}
"""The rules by which a patient gets worse without a draw."""

EVENT_VALUES: dict[type[Event], Callable[[Content, Any], Values]] = {
    e.CubesDrawn: _drawn,
    e.PatientArrived: _arrived,
    e.LevelChanged: lambda c, x: {
        "change": "better" if x.after < x.before else "worse",
        "healed": bool(x.by),
        "why": CAUSES.get(x.rule, "other"),
    },
    e.PatientChecked: lambda c, x: {"healed": bool(x.by)},
    e.PatientCured: lambda c, x: {"healed": bool(x.by)},
    e.PatientDied: lambda c, x: {"healed": bool(x.by)},
    e.PatientMoved: lambda c, x: {
        "patient": names.patient(c, x.names[x.patient][0]),
        "brought": bool(x.by),
    },
    e.RoomBuilt: _for_a_price,
    e.RoomImproved: _for_a_price,
    e.StaffHired: _for_a_price,
    e.DeathSettled: _settled,
    e.ActionDeclared: _declared,
    e.NothingLeft: lambda c, x: {"kind": names.action_kind(x.action)},
    e.ConsentRefused: lambda c, x: {"kind": names.action_kind(x.action)},
    e.StaffMoved: lambda c, x: {"home": x.place == "area:parking_lot"},
    e.ProcedureNamed: lambda c, x: _procedure(c, x.cube, x.malady),
    e.GameEnded: lambda c, x: {"score": x.score or 0},
}


def refusal_words(words: Language, refusal: Refusal) -> str:
    """A refusal as a sentence saying what would have to be different."""
    values = {name: _fact(words, value) for name, value in refusal.facts.items()}
    for kind, spot in values.pop("names", {}).values():
        malady = _known(words, f"malady:{kind}")
        values["patient"] = Phrase("noun-patient", {"kind": kind, "malady": malady, "spot": spot})
    if "seats" in refusal.facts and isinstance(refusal.facts["seats"], list):
        values["seats"] = [f"seat:{seat}" for seat in refusal.facts["seats"]]
    if "action" in refusal.facts:
        values["action"] = names.action_kind(refusal.facts["action"])
    return words.say(message_id("refusal", refusal.reason), **values).replace("..", ".")


def _fact(words: Language, value: Any) -> Any:
    if isinstance(value, (list, tuple)):
        return [_fact(words, each) for each in value]
    return _known(words, value) if isinstance(value, str) and ":" in value else value


def _known(words: Language, mention: str) -> Any:
    """The catalogue's name for something, without the content."""
    kind, _, name = mention.partition(":")
    if kind in ("ward", "bed"):
        return Phrase("noun-ward", {"malady": _known(words, f"malady:{name.partition('.')[0]}")})
    for sort in ("name", "noun"):
        message = message_id(sort, mention)
        if words.has(message):
            return Phrase(message)
    return names.title(mention)
