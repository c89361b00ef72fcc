"""The wording of actions and events: values for the messages in ``words/``."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from wardround.core.actions import Action, Event, kind_of
from wardround.core.messages import Name, Phrase, message_id
from wardround.games.hero import actions as a
from wardround.games.hero import events as e
from wardround.games.hero.rules.constants import (
    DEEDS,
    LIMIT_STUDY,
    LOOK,
    MOVE,
    NOBODY,
    NOWHERE,
    ON_SLEEP,
    ON_TREAT,
    PRICE_CALL,
    PRICE_CONSULT,
    PRICE_LOOK,
    PRICE_MOVE,
    PRICE_RUN,
    RUN,
    SLEEP,
    SLEEP_TOKEN,
    STUDY,
    TOKENS,
)
from wardround.games.hero.rules.lines import certain_gains
from wardround.games.hero.rules.moving import carry_due
from wardround.games.hero.rules.report import hero_name
from wardround.games.hero.rules.room import chaos_price, limit, points_for, points_to_treat
from wardround.games.hero.rules.state import State
from wardround.games.hero.rules.tables import Content, kind_of_card
from wardround.games.hero.rules.wording import (
    describe_line,
    skills_from_letters,
    skills_in_words,
)
from wardround.games.hero.rules.working import sleep_tokens
from wardround.games.hero.show.story import RUNNING
from wardround.presentation.language import Language

# -- actions -----------------------------------------------------------------------------------


def say_action(words: Language, s: State, action: Action) -> str:
    """An action as an imperative sentence with names."""
    t = s.content
    values: dict[str, Any] = {}
    for field in action.__struct_fields__:
        value = getattr(action, field)
        if isinstance(value, str) and value:
            values[field] = named(s, value)
    match action:
        case a.Move():
            values |= costs(s, MOVE, PRICE_MOVE)
        case a.Run():
            values |= costs(s, RUN, PRICE_RUN)
        case a.Study():
            values |= {"price": points_for(s, STUDY), "draws": limit(s, LIMIT_STUDY)}
        case a.Sleep():
            gains = certain_gains(s, ON_SLEEP, s.hero_room[s.active], NOBODY)
            gains[SLEEP_TOKEN] += sleep_tokens(s)
            values |= {"price": points_for(s, SLEEP), **_gains(gains)}
        case a.Look():
            values |= costs(s, LOOK, PRICE_LOOK) | _turned_away(s)
        case a.CallStaff():
            values["chaos"] = chaos_price(s, PRICE_CALL)
        case a.CallConsultant():
            values["chaos"] = chaos_price(s, PRICE_CONSULT)
        case a.Treat():
            values |= _treatment(s, action)
        case a.Use(card=card, line=line) | a.CopyLine(card=card, line=line):
            values["effect"] = _effect(s, card, line)
        case a.EndTurn():
            values["points"] = s.points
        case a.Done():
            values["some"] = s.trip is not None and bool(s.trip.leg_staff)
        case a.TakePatient(patient=patient):
            due = s.trip is not None and patient in t.index
            values["chaos"] = carry_due(s, t.index[patient]) if due else 0
        case a.KeepJournal(journal=mention) | a.DiscardJournal(journal=mention):
            values["gives"] = _journal(s, mention)
        case a.ChooseOption(card=card, option=option):
            values |= _option(s, card, option)
    return words.say(message_id("action", kind_of(action)), **values)


def named(s: State, mention: str) -> Any:
    """A card by its name; a patient with a namesake in play also by the hours left."""
    t = s.content
    name = t.names.get(mention, mention)
    alike = _namesakes(t).get(mention)
    if alike is None:
        return name
    here = [index for index in alike if s.patient_room[index] != NOWHERE]
    index = t.index[mention]
    if len(here) < 2 or index not in here:
        return name
    values = {"name": name, "hours": s.timer[index], "n": here.index(index) + 1}
    return Phrase("noun-patient-alike", values)


@lru_cache(maxsize=8)
def _namesakes(content: Content) -> dict[str, list[int]]:
    """The patients of one name, by each of their ids, where there are several."""
    named: dict[str, list[str]] = {}
    for patient in content.patients:
        named.setdefault(content.names[patient.mention], []).append(patient.mention)
    return {
        mention: [content.index[other] for other in mentions]
        for mentions in named.values()
        for mention in mentions
        if len(mentions) > 1
    }


def _treatment(s: State, action: a.Treat) -> dict[str, Any]:
    """What a treatment takes and brings; the skills only if there is more than one way."""
    t = s.content
    values = {"price": 1, "ways": 1, "skills": "", "helped": bool(action.helper), **_gains([])}
    if action.helper in t.index:
        values["helper"] = hero_name(s, t.index[action.helper])
    patient = t.find("patient", action.patient)
    if patient >= 0 and 1 <= action.way <= len(t.patients[patient].ways):
        card = t.patients[patient]
        gains = certain_gains(s, ON_TREAT, s.hero_room[s.active], patient)
        gains[DEEDS] += card.reward
        values["price"] = points_to_treat(s, patient)
        values |= _gains(gains)
        values["ways"] = len(card.ways)
        values["skills"] = skills_in_words(card.ways[action.way - 1])
    return values


def costs(s: State, action: int, price: int) -> dict[str, Any]:
    """The points and the chaos that an action takes."""
    return {"price": points_for(s, action), "chaos": chaos_price(s, price)}


def _gains(gains: list[int]) -> dict[str, Any]:
    """``+6 deeds``, ``−1 chaos``: what an action is certain to give or take, by token."""
    said = [
        Phrase("gain", {"token": TOKENS[token], "n": abs(n), "sign": "+" if n > 0 else "−"})
        for token, n in enumerate(gains)
        if n
    ]
    return {"gains": said, "gains_count": len(said)}


def _turned_away(s: State) -> dict[str, Any]:
    """HE-4.12, HE-H2 Whether the next patient finds a full E.R., and the chaos that the cards left
    in the deck would bring then."""
    left = s.patient_deck.cards() or s.patient_discard
    chaos = sorted({s.content.patients[patient].chaos for patient in left}) or [0]
    return {
        "full": s.free_stations(s.content.er) <= 0,
        "turned_away": "–".join(str(n) for n in dict.fromkeys((chaos[0], chaos[-1]))),
        "who": Phrase("party" if s.rules.coop else "everybody"),
    }


def _effect(s: State, card: str, line: int) -> Phrase:
    if f"{card}/{line}" in s.content.line_ids:
        return describe_line(s.content, s.content.find_line(card, line))
    return Phrase("an-effect")


def _option(s: State, card: str, option: str) -> dict[str, Any]:
    for line in s.content.lines:
        for choice in line.options:
            if s.content.card_mentions[line.card] == card and choice.id == option:
                parts = [describe_line(s.content, part) for part in choice.lines]
                return {"option": Name(choice.name, f"option:{option}"), "effects": parts}
    return {"effects": Phrase("an-effect")}


def _journal(s: State, mention: str) -> Any:
    journal = s.content.journals[s.content.index[mention]] if mention in s.content.index else None
    if journal is None or journal.sleep:
        return Phrase("sleep")
    return skills_in_words(journal.skills)


# -- events ------------------------------------------------------------------------------------

OWN = ("rule", "audience", "seat", "names")
"""Fields that every event has."""


def say_event(words: Language, content: Content, event: Event) -> str:
    """What happened, as a plain sentence in the past tense."""
    assert isinstance(event, e.HeroEvent)
    names = event.names
    values: dict[str, Any] = {"player": _player(event)}
    for field in event.__struct_fields__:
        value = getattr(event, field)
        if field in OWN:
            continue
        if isinstance(value, str):
            values[field] = _called(names, value) if ":" in value else value
        elif isinstance(value, tuple):
            values[field] = [_called(names, str(one)) for one in value]
            values[f"{field}_count"] = len(value)
        else:
            values[field] = value
    match event:
        case e.NightEnded(winners=winners):
            values["players"] = [_called(names, f"seat:{seat}") for seat in winners]
            values["decider"] = event.decider or "score"
            return words.say(message_id("end", event.reason), **values)
        case e.HeroTaken():
            values["player"] = f"seat:{event.seat}"
        case e.Moved(staff=staff, patients=patients):
            values["ran"] = event.rule == RUNNING
            ill = [Phrase("quoted", {"name": _called(names, mention)}) for mention in patients]
            values["along"] = [*(_called(names, mention) for mention in staff), *ill]
            values["along_count"] = len(staff) + len(patients)
        case e.Treated(way=way):
            values["way"] = skills_from_letters(way)
            values["helped"] = bool(event.helper)
            values["got"] = _shares(event)
            values["rewarded"] = any(event.deeds)
        case e.TokensReceived(card=card) | e.TokensReturned(card=card):
            values["from_card"] = bool(card)
        case e.OptionChosen(option=option):
            values["name"] = _called(names, f"option:{option}")
        case e.TimerChanged(n=n):
            values["change"] = f"{n:+d}".replace("-", "−")
        case e.BagOpened():
            out = "chaos" if event.rule == "HE-12.13" else "sleep"
            values["out"] = out if event.eliminated else "no"
    return words.say(message_id("event", kind_of(event)), **values)


def _shares(event: e.Treated) -> list[Phrase]:
    """Who receives how many deeds; seats with equal shares are named together."""
    sharing = [seat for seat, deeds in enumerate(event.deeds) if deeds]
    if len(sharing) == 1:
        return [Phrase("token", {"token": "deeds", "n": event.deeds[sharing[0]]})]
    shares: list[Phrase] = []
    for n in sorted({event.deeds[seat] for seat in sharing}, reverse=True):
        alike = [seat for seat in sharing if event.deeds[seat] == n]
        players = [_called(event.names, f"seat:{seat}") for seat in alike]
        values = {"token": "deeds", "n": n, "players": players, "count": len(alike)}
        shares.append(Phrase("deeds-for", values))
    return shares


def _player(event: e.HeroEvent) -> Any:
    if event.seat != NOBODY:
        return _called(event.names, f"seat:{event.seat}")
    if isinstance(event, (e.PatientLeft, e.PatientTurnedAway)) and not event.together:
        return Phrase("everybody")
    return Phrase("party")


def _called(names: dict[str, str], mention: str) -> str:
    return _name(names.get(mention, ""), mention)


@lru_cache(maxsize=4_096)
def _name(own: str, mention: str) -> str:
    if mention.startswith("seat:"):
        return Name(own, "", int(mention.removeprefix("seat:"))) if own else mention
    return Name(own or mention, kind_of_card(mention))
