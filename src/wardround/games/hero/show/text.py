"""The wording of actions, events and refusals."""

from __future__ import annotations

from typing import Any

from wardround.core.actions import Action, Event, Refusal, mentions
from wardround.core.words import Language, capital, seat_words
from wardround.games.hero import actions as a
from wardround.games.hero import events as e
from wardround.games.hero.rules.enums import PRICE_CALL, PRICE_CONSULT, PRICE_RUN
from wardround.games.hero.rules.moving import carry_due
from wardround.games.hero.rules.report import hero_name
from wardround.games.hero.rules.room import chaos_price
from wardround.games.hero.rules.state import State
from wardround.games.hero.rules.tables import Content
from wardround.games.hero.rules.treating import way_in_letters
from wardround.games.hero.rules.wording import describe_line, plural, tokens

# -- actions -----------------------------------------------------------------------------------


def say_action(language: Language, s: State, action: Action) -> str:
    """An action as an imperative sentence with names."""
    t = s.content
    names = t.names
    match action:
        case a.PickHero(hero=hero):
            return f"Play {names.get(hero, hero)}"
        case a.Move(room=room):
            return f"Move to the {names.get(room, room)}"
        case a.Run(via=via, room=room):
            where = f"{names.get(via, via)} and {names.get(room, room)}"
            return f"Run to the {where} ({tokens(chaos_price(s, PRICE_RUN), 'chaos')})"
        case a.Study():
            return "Study: take a journal"
        case a.Sleep():
            return "Sleep"
        case a.Look():
            return "Look around for another patient"
        case a.Treat(patient=patient, way=way, helper=helper):
            return _say_treat(s, patient, way, helper)
        case a.CallStaff(staff=staff):
            price = tokens(chaos_price(s, PRICE_CALL), "chaos")
            return f"Call {names.get(staff, staff)} ({price})"
        case a.CallConsultant(consultant=consultant):
            price = tokens(chaos_price(s, PRICE_CONSULT), "chaos")
            return f"Call {names.get(consultant, consultant)} from the stack ({price})"
        case a.Use(card=card, line=line):
            return f"Use {names.get(card, card)}: {_say_line(s, card, line)}"
        case a.EndTurn():
            unused = f", {plural(s.points, 'point')} unused" if s.points else ""
            return f"End the turn{unused}"
        case _:
            return _say_answer(s, action)


def _say_treat(s: State, patient: str, way: int, helper: str) -> str:
    t = s.content
    if patient not in t.index or not 1 <= way <= len(t.patients[t.index[patient]].ways):
        return f"Treat {patient} in way {way}"
    card = t.patients[t.index[patient]]
    text = f"Treat {card.name}"
    if len(card.ways) > 1:
        text += f" with {way_in_letters(card.ways[way - 1])}"
    if helper:
        text += f", counselled by {hero_name(s, t.index[helper])}"
    return f"{text} ({tokens(card.reward, 'deeds')})"


def _say_line(s: State, card: str, line: int) -> str:
    known = f"{card}/{line}" in s.content.line_ids
    return describe_line(s.content, s.content.find_line(card, line)) if known else "an effect"


def _say_answer(s: State, action: Action) -> str:
    names = s.content.names
    match action:
        case a.TakeStaff(staff=staff):
            return f"Take {names.get(staff, staff)} along"
        case a.Done():
            return "Nobody else" if s.trip and s.trip.leg_staff else "Nobody"
        case a.TakePatient(patient=patient):
            price = ""
            if patient in s.content.index and s.trip:
                price = f" ({tokens(carry_due(s, s.content.index[patient]), 'chaos')})"
            return f"Take {names.get(patient, patient)} along{price}"
        case a.TakeNone():
            return "No patient"
        case a.KeepJournal(journal=journal):
            return f"Keep {_journal(s, journal)}"
        case a.DiscardJournal(journal=journal):
            return f"Discard {_journal(s, journal)}"
        case a.Accept():
            return "Yes"
        case a.Decline():
            return "No"
        case a.ChooseOption(card=card, option=option):
            for line in s.content.lines:
                for choice in line.options:
                    if s.content.card_mentions[line.card] == card and choice.id == option:
                        parts = [describe_line(s.content, part) for part in choice.lines]
                        return f"{choice.name}: {', '.join(parts)}"
            return f"Choose {option}"
        case a.CopyLine(card=card, line=number):
            return f"Copy {names.get(card, card)}: {_say_line(s, card, number)}"
        case a.TimerPatient(patient=patient):
            return f"Change the timer of {names.get(patient, patient)}"
        case a.ShiftPiece(piece=piece):
            return f"Move {names.get(piece, piece)}"
        case a.ShiftTo(room=room):
            return f"To the {names.get(room, room)}"
    return str(action)


def _journal(s: State, mention: str) -> str:
    if mention not in s.content.index:
        return mention
    journal = s.content.journals[s.content.index[mention]]
    gives = "sleep" if journal.sleep else way_in_letters(journal.skills)
    return f"{journal.name} ({gives})"


# -- events ------------------------------------------------------------------------------------


class _Names(dict[str, str]):
    def __missing__(self, key: str) -> str:
        return key.partition(":")[2].replace("_", " ") or key


def say_event(language: Language, content: Content, event: Event) -> str:
    """What happened, as a plain sentence in the past."""
    assert isinstance(event, e.HeroEvent)
    bare = [m for m in mentions(event) if m not in event.names and m != event.who]
    n = _Names(zip(bare, event.names, strict=False))
    for say in (_say_round, _say_turn, _say_tokens, _say_card, _say_end):
        sentence = say(event, event.who, n)
        if sentence:
            return capital(sentence.replace("E.R..", "E.R."))
    raise AssertionError(f"no words for {event}")


def _say_round(event: Event, who: str, n: _Names) -> str:
    match event:
        case e.RoundBegan(round=number, hours_left=hours):
            return f"Round {number} began; {plural(hours, 'hour')} to go."
        case e.PatientArrived(patient=patient, room=room, station=station, timer=timer):
            place = f", station {station}" if station else ""
            return f"{n[patient]} arrived in the {n[room]}{place}, with {plural(timer, 'hour')}."
        case e.PatientTurnedAway(patient=patient, chaos=chaos):
            return f"{n[patient]} was turned away: {chaos} chaos for {who}."
        case e.NobodyArrived():
            return "No patient card was left, so nobody arrived."
        case e.DeckRenewed(deck=deck, cards=cards):
            return f"The {deck} ran out: {plural(cards, 'discarded card')} became a new deck."
        case e.TimersRan(patients=patients):
            return f"The timers ran: {plural(len(patients), 'patient')} lost a token."
        case e.PatientLeft(patient=patient, room=room, chaos=chaos):
            return f"{n[patient]} left the {n[room]} untreated: {chaos} chaos for {who}."
        case e.ConsultantLeft(consultant=figure, room=room):
            return f"{n[figure]} went home from the {n[room]}."
        case e.StaffLeft(staff=figure, room=room):
            return f"{n[figure]} left the shift from the {n[room]}."
        case e.StaffArrived(staff=figure, room=room):
            return f"{n[figure]} came on duty in the {n[room]}."
        case e.ClockMoved(hours_left=hours):
            return f"The clock moved on: {plural(hours, 'hour')} to go."
        case e.StartPassed():
            return f"{who} became the starting player."
    return ""


def _say_turn(event: Event, who: str, n: _Names) -> str:
    match event:
        case e.HeroTaken(seat=seat):
            return f"{capital(seat_words(seat))} played {who}."
        case e.TurnBegan():
            return f"{who}'s turn began."
        case e.TurnEnded(lost_points=lost):
            return f"{who} ended the turn" + (f", {plural(lost, 'point')} unused." if lost else ".")
        case e.Moved(start=start, room=room, staff=staff, patients=patients):
            went = "ran" if event.rule == "HE-5.16" else "went"
            along = [n[mention] for mention in (*staff, *patients)]
            with_ = f" with {' and '.join(along)}" if along else ""
            return f"{who} {went} from the {n[start]} to the {n[room]}{with_}."
        case e.RunDeclared(via=via, room=room):
            return f"{who} set off at a run, by way of the {n[via]} to the {n[room]}."
        case e.PatientPickedUp(patient=patient, price=price):
            return f"{who} took {n[patient]} along for {price} chaos."
        case e.Studied():
            return f"{who} studied."
        case e.Slept(count=count):
            return f"{who} slept (Sleep {count} of the turn)."
        case e.LookedAround():
            return f"{who} looked around."
        case e.Treated(patient=patient, way=way, room=room, helper=helper):
            counsel = f" with the counsel of {n[helper]}" if helper else ""
            return f"{who} treated {n[patient]} in the {n[room]} ({way}){counsel}."
        case (
            e.StaffCalled(staff=figure, room=room)
            | e.ConsultantCalled(consultant=figure, room=room)
        ):
            return f"{who} called {n[figure]} to the {n[room]}."
    return ""


def _say_tokens(event: Event, who: str, n: _Names) -> str:
    match event:
        case e.TokensReceived(token=token, n=count, card=card):
            source = f" ({n[card]})" if card else ""
            return f"{who} received {tokens(count, token)}{source}."
        case e.TokensReturned(token=token, n=count, card=card):
            source = f" ({n[card]})" if card else ""
            return f"{who} returned {tokens(count, token)}{source}."
        case e.SleepRemovedChaos(sleep=sleep, chaos=chaos):
            return f"Rest helped: {sleep} sleep removed {chaos} chaos."
    return ""


def _say_card(event: Event, who: str, n: _Names) -> str:
    match event:
        case e.JournalDrawn(journal=journal):
            return f"{who} drew the journal {n[journal]}."
        case e.JournalTaken(journal=journal):
            return f"{who} took the journal {n[journal]}."
        case e.JournalDiscarded(journal=journal):
            return f"{who} discarded the journal {n[journal]}."
        case e.LineUsed(card=card, paid=paid):
            price = f" for {plural(paid, 'point')}" if paid else ""
            return f"{who} used {n[card]}{price}."
        case e.LineOffered(card=card):
            return f"{n[card]} made {who} an offer."
        case e.OfferAnswered(card=card, accepted=accepted):
            return f"{who} {'accepted' if accepted else 'declined'} the offer of {n[card]}."
        case e.OptionChosen(card=card, name=name):
            return f"{who} chose from {n[card]}: {name}."
        case e.LineCopied(by=by, card=card):
            return f"{who} let {n[by]} copy {n[card]}."
        case e.EffectGained(card=card, effect=effect, lasts=lasts):
            until = "the next treatment" if lasts == "next_treat" else "the rest of the turn"
            return f"{who} has an effect of {n[card]} ({effect.lower()}) for {until}."
        case e.TimerChanged(patient=patient, n=change, timer=timer):
            return f"The timer of {n[patient]} changed by {change:+d} to {timer}."
        case e.PieceShifted(piece=piece, start=start, room=room):
            return f"{n[piece]} was moved from the {n[start]} to the {n[room]}."
    return ""


def _say_end(event: Event, who: str, n: _Names) -> str:
    match event:
        case e.BagOpened():
            if event.rule == "HE-12.13":
                return f"{who} had {event.chaos_left} chaos left and is eliminated."
            if event.eliminated:
                return f"{who} had only {event.sleep} sleep and is eliminated."
            left = f"{event.chaos_left} chaos left cost {tokens(event.penalty, 'deeds')}"
            return f"{who} had {tokens(event.deeds, 'deeds')}; {left}: score {event.score}."
        case e.GoalChecked(deeds=deeds, goal=goal):
            return f"The party had {deeds} of {goal} deeds."
        case e.NightEnded(reason=reason, winners=winners):
            seats = " and ".join(map(seat_words, winners))
            tie = " by the tie-break" if event.rule == "HE-12.11" else ""
            return _ENDINGS[reason].format(seats=seats, tie=tie)
    return ""


_ENDINGS = {
    "winner": "The night ended: {seats} won{tie}.",
    "shared_win": "The night ended: {seats} share the win.",
    "no_winner": "The night ended, and nobody won.",
    "lost_by_chaos": "The night ended in chaos: the party lost.",
    "won": "The night ended: the party won.",
    "lost_for_deeds": "The night ended: the party lost for want of deeds.",
}

# -- refusals ----------------------------------------------------------------------------------

REFUSALS = {
    "picks_first": "{hero} picks first.",
    "no_such_room": "There is no room called {room}.",
    "no_such_line": "There is no such effect.",
    "hero_taken": "{hero} is taken; each player has a different hero.",
    "not_here": "{piece} is not in this room.",
    "enough_taken": "Only {most} may be taken along on one Move or Run.",
    "not_adjacent": "The {room} is not adjacent.",
    "wrong_room": "To {action} you have to be in the {rooms}.",
    "no_journal": "There is no journal left to draw.",
    "no_patient": "There is no patient card left to draw.",
    "forbidden": "You may not {action} now.",
    "points": "That takes {needed} points; you have {left}.",
    "no_such_way": "This patient has no way of treatment number {way}.",
    "no_helper": "Counsel needs another hero.",
    "counsel_used": "Counsel has been used already.",
    "helper_elsewhere": "{hero} is in another room and cannot give counsel.",
    "not_met": "The treatment needs {needed}; the total here is {total}.",
    "call_used": "The call for help has been used already.",
    "other_call": "Staff and a consultant cannot be called in the same turn.",
    "not_on_board": "{piece} is not on the board.",
    "already_here": "{piece} is here already.",
    "not_a_consultant": "{piece} is not a consultant on the stack.",
    "consultant_here": "A consultant is on the board; no other can be called until the round ends.",
    "not_usable": "The effect of {card} is not one that is used at will.",
    "line_used": "The effect of {card} has been used already.",
    "not_in_force": "The effect of {card} does not count here.",
    "no_effect": "The effect of {card} would do nothing now.",
}


def refusal_words(language: Language, refusal: Refusal) -> str:
    """Why an action is refused, and what would be needed."""
    facts: dict[str, Any] = refusal.facts
    return REFUSALS[refusal.reason].format(**facts)
