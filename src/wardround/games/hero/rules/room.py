"""What applies to a hero in a room: standing lines (chapters 7, 8 and 11), prices, limits."""

from __future__ import annotations

from wardround.core.actions import Refusal
from wardround.games.hero.rules.auras import Aura, Line, RoomNow, better_limit
from wardround.games.hero.rules.constants import (
    ABOUT_ANY,
    ABOUT_THIS,
    ACTIONS,
    CHAOS,
    COST,
    FORBID,
    FREELOAD,
    NOTHING,
    NOWHERE,
    PASSIVE,
    PRICE_CARRY,
    REST_OF_TURN,
    TREAT,
)
from wardround.games.hero.rules.state import State
from wardround.games.hero.rules.tables import Card


def look_at(s: State, room: int) -> RoomNow:
    """Who and what is in a room now."""
    now = s.rooms[room]
    if now is None:
        now = _look(s, room)
        s.rooms[room] = now
    return now


def _look(s: State, room: int) -> RoomNow:
    """HE-2.7, HE-7.2, HE-7.14, HE-8.9, HE-11.8 The cards of a room, staff first, and their
    lines."""
    t = s.content
    where = s.figure_room
    staff = [figure for figure in s.on_duty if where[figure] == room]
    where = s.patient_room
    patients = [patient for patient in s.patients if where[patient] == room]
    now = RoomNow(staff, patients)
    for figure in staff:
        card = t.figures[figure]
        if card.lines:
            _note_card(now, card, room)
    if s.copied:
        _add_copied(s, now, room)
    for patient in patients:
        if t.noted[patient]:
            _note_card(now, t.patients[patient], room)
    return now


def _note_card(now: RoomNow, card: Card, room: int) -> None:
    code = card.code
    for line in card.passive:
        _note(now, line, code, room)
    for line in card.uses:
        now.uses = [*now.uses, (line, code)]
    for line in card.triggered:
        now.triggered = [*now.triggered, (line, code)]


def _note(now: RoomNow, line: Line, card: int, room: int) -> None:
    if line.harms:
        now.harm = True
    if line.unless_flu:
        now.flu = True
    if line.about != ABOUT_ANY and (line.in_room == NOTHING or line.in_room == room):
        now.about = [*now.about, (line, card)]


def _add_copied(s: State, now: RoomNow, room: int) -> None:
    """HE-11.66, HE-11.67 A copied line belongs to the copying card, unless the original is here."""
    for id_, figure in s.copied:
        line = s.content.lines[id_]
        here = s.figure_room[figure] == room and s.figure_room[line.card] != room
        if here and line.trigger != PASSIVE:
            now.triggered = [*now.triggered, (line, figure)]


def aura_for(s: State, room: int, immune: bool, flu_immune: bool) -> Aura:
    """HE-3.3, HE-3.4, HE-11.6 What a room and everyone in it add up to for a hero."""
    now = look_at(s, room)
    if (immune and now.harm) or (flu_immune and now.flu):
        return _sum_up(s, room, now, immune, flu_immune)
    aura = now.aura
    if aura is None:
        aura = _sum_up(s, room, now, immune, flu_immune)
        now.aura = aura
    return aura


def _sum_up(s: State, room: int, now: RoomNow, immune: bool, flu_immune: bool) -> Aura:
    """HE-2.13, HE-2.14, HE-7.1, HE-7.3, HE-11.3, HE-11.50, HE-11.81, HE-11.82, HE-11.84, HE-11.86,
    HE-R45 Room bonus, staff values, and all standing lines."""
    t = s.content
    limits = t.limits
    a, b, c, d = t.rooms[room].bonus
    for figure in now.staff:
        labour, surgery, internal, neurology = t.figures[figure].skills
        a += labour
        b += surgery
        c += internal
        d += neurology
    aura = Aura([a, b, c, d])
    for figure in now.staff:
        for line in t.figures[figure].passive:
            if (
                line.about == ABOUT_ANY
                and line.holds_in(room, flu_immune)
                and not (immune and line.harms)
            ):
                aura.add(line, limits)
    for id_, figure in s.copied:
        line = t.lines[id_]
        if (
            line.trigger == PASSIVE
            and line.about == ABOUT_ANY
            and s.figure_room[figure] == room
            and s.figure_room[line.card] != room
            and line.holds_in(room, flu_immune)
        ):
            aura.add(line, limits)
    for patient in now.patients:
        if t.noted[patient]:
            for line in t.patients[patient].passive:
                if line.about == ABOUT_ANY and line.holds_in(room, flu_immune):
                    aura.add(line, limits)
    return aura


def active_aura(s: State) -> Aura:
    """HE-3.6, HE-11.6, HE-11.7, HE-11.27 What the active hero's room and card add up to."""
    seat = s.active
    now = s.rooms[s.hero_room[seat]]
    if now is not None and now.seat == seat:
        aura = now.hero_aura
        assert aura is not None
        return aura
    return _stand(s)


def _stand(s: State) -> Aura:
    """HE-11.7, HE-11.71, HE-11.86 The room's sums plus the hero's own lines, cached in the room."""
    room = s.hero_room[s.active]
    hero = s.content.heroes[s.heroes[s.active]]
    now = look_at(s, room)
    lines = hero.standing[room]
    aura = aura_for(s, room, hero.immune, hero.flu_immune)
    if lines:
        aura = aura.copy()
        for line in lines:
            aura.add(line, s.content.limits)
    now.hero_aura = aura
    now.seat = s.active
    return aura


def lines_about(s: State, patient: int) -> list[Line]:
    """HE-11.24, HE-11.25, HE-11.27 Standing lines about one patient in the active hero's room.

    Only notes of patients are about one, so immunity to staff does not matter here.
    """
    about = look_at(s, s.hero_room[s.active]).about
    if not about:
        return []
    code = s.content.patients[patient].code
    flu_immune = s.content.heroes[s.heroes[s.active]].flu_immune
    return [
        line
        for line, card in about
        if (card == code) == (line.about == ABOUT_THIS) and not (line.unless_flu and flu_immune)
    ]


# -- points ------------------------------------------------------------------------------------


def points_for(s: State, action: int) -> int:
    """HE-5.3, HE-5.5, HE-11.49, HE-11.50, HE-R20 One point plus all COST lines in force."""
    return 1 + active_aura(s).cost[action] + s.extra.cost[action]


def points_to_treat(s: State, patient: int) -> int:
    """HE-11.24, HE-11.49 The same plus any COST lines about this patient."""
    points = points_for(s, TREAT)
    for line in lines_about(s, patient):
        if line.kind == COST:
            points += line.n
    return points


def forbidden(s: State, action: int) -> bool:
    """HE-11.56, HE-11.57, HE-11.58 A FORBID line of the room, the hero card or the turn."""
    return active_aura(s).forbids[action] or s.extra.forbids[action]


def forbidden_to_treat(s: State, patient: int) -> bool:
    """HE-11.24, HE-11.25, HE-11.56 A FORBID line about one patient or all others."""
    return FORBID in [line.kind for line in lines_about(s, patient)]


def can_start(s: State, action: int) -> bool:
    """HE-5.5, HE-11.56, HE-R20 The whole price in points is left and nothing forbids the action."""
    return points_for(s, action) <= s.points and not forbidden(s, action)


def why_not_start(s: State, action: int) -> Refusal | None:
    """HE-5.5, HE-11.56, HE-11.58 Forbidden here or this turn, or too few points."""
    if forbidden(s, action):
        rule = "HE-11.58" if s.extra.forbids[action] else "HE-11.56"
        return Refusal(rule, "forbidden", action=ACTIONS[action])
    price = points_for(s, action)
    if price > s.points:
        return Refusal("HE-5.5", "points", needed=price, left=s.points)
    return None


def why_not_here(s: State, code: int, rule: str) -> Refusal | None:
    """HE-2.4, HE-7.2 A card has to be in the active hero's room; it may not even be on the
    board."""
    room = s.room_of_card(code)
    if room == s.hero_room[s.active]:
        return None
    reason = "not_here"
    if room == NOWHERE:
        patient = s.content.first_patient <= code < s.content.first_hero
        reason = "not_waiting" if patient else "not_on_board"
    return Refusal(rule, reason, piece=s.content.card_names[code])


# -- chaos -------------------------------------------------------------------------------------


def chaos_price(s: State, price: int) -> int:
    """HE-10.3, HE-10.4, HE-11.51, HE-11.52, HE-11.54, HE-11.55 The basic price plus all CHAOS lines
    here, at least 0."""
    return max(0, _chaos_sum(s, price))


def _chaos_sum(s: State, price: int) -> int:
    return s.content.prices[price] + active_aura(s).chaos[price] + s.extra.chaos[price]


def carry_price(s: State, patient: int) -> int:
    """HE-5.13, HE-11.53, HE-R14, HE-R15 The price in the room that the patient leaves."""
    price = _chaos_sum(s, PRICE_CARRY)
    for line in lines_about(s, patient):
        if line.kind == CHAOS:
            price += line.n
    return max(0, price)


# -- limits and rewards ------------------------------------------------------------------------


def limit(s: State, what: int) -> int:
    """HE-11.70, HE-11.71, HE-11.76 A limit for the active hero in the current room."""
    best = active_aura(s).limits[what]
    if s.lasting:
        best = better_limit(what, best, s.extra.limits[what])
    return s.content.limits[what] if best == NOTHING else best


def freeload_reward(s: State, patient: int, receiver: int) -> int:
    """HE-11.77, HE-11.83, HE-R49 The reward with all FREELOAD lines, not below 0."""
    t = s.content
    room = s.hero_room[s.active]
    hero = t.heroes[s.heroes[receiver]]
    flu_immune = t.heroes[s.heroes[s.active]].flu_immune
    reward = t.patients[patient].freeload
    reward += aura_for(s, room, hero.immune, flu_immune).freeload
    reward += hero.auras[room].freeload
    for line in lines_about(s, patient):
        if line.kind == FREELOAD:
            reward += line.n
    return max(0, reward)


# -- what stays with a hero --------------------------------------------------------------------


def keep_effect(s: State, line: Line) -> None:
    """HE-11.28, HE-11.29 Keep a line with the active hero."""
    s.lasting = (*s.lasting, line.id)
    sum_up_lasting(s)


def spend_next_treat(s: State) -> None:
    """HE-11.28, HE-11.34 A Treat action uses up the effects that waited for it."""
    if s.lasting:
        s.lasting = tuple([id_ for id_ in s.lasting if s.content.lines[id_].lasts == REST_OF_TURN])
        sum_up_lasting(s)


def sum_up_lasting(s: State) -> None:
    """HE-11.28, HE-11.29 Add up the effects that stay with the hero."""
    if not s.lasting:
        s.extra = s.content.no_aura
        return
    aura = Aura([0, 0, 0, 0])
    for id_ in s.lasting:
        aura.add(s.content.lines[id_], s.content.limits)
    s.extra = aura
