"""Wording: what a move would do, what happened, why something is not allowed."""

from __future__ import annotations

import re

import msgspec

from wardround.core.actions import Action, Event, Refusal
from wardround.core.words import Language, capital, seat_words
from wardround.games.clinic import actions as act
from wardround.games.clinic import events as ev
from wardround.games.clinic.rules.expansions import all_expansions
from wardround.games.clinic.rules.geometry import times_from
from wardround.games.clinic.rules.moving import person_number, sets_out
from wardround.games.clinic.rules.state import (
    MOVE_DESTINATION,
    MOVE_PERSON,
    REPARK,
    Board,
    State,
    who,
)
from wardround.games.clinic.rules.tables import Content

_ID = re.compile(
    r"\b(space|entrance|helipad|border|person|component|row|seat|tile|zombie|university|display"
    r"|bonus|goal|board|pre):([\w/,.\-]*\w)"
)
_FLOOR = ("on the ground floor", "on Floor 1", "on Floor 2", "on Floor 3")


def words(text: str) -> str:
    """Text with ids turned into words: ``space:0/1,2,0`` is the space 1,2 on the ground floor."""
    return _ID.sub(_in_words, text)


def _in_words(match: re.Match[str]) -> str:
    kind, rest = match[1], match[2]
    name = rest.partition("/")[2] or rest
    if kind in ("space", "helipad"):
        x, y, floor = name.split(",")
        where = f"{x},{y} {_FLOOR[int(floor)] if int(floor) < 4 else f'on Floor {floor}'}"
        return where if kind == "space" else f"the helipad {where}"
    if kind == "entrance":
        return f"entrance {name}"
    if kind == "border":
        return f"street {name}"
    if kind in ("person", "zombie"):
        seat, _, number = rest.partition("/")
        return f"{kind} {int(number) + 1} of {seat_words(int(seat))}"
    if kind == "component":
        return f"{name} hub" if rest.startswith("hub/") else name.replace("_", " ")
    if kind == "seat":
        return seat_words(int(rest))
    if kind == "university":
        return f"the doctor of University space {int(rest) + 1}"
    if kind == "row":
        return name.capitalize()
    return "pre-admissions" if kind == "pre" else name.replace("_", " ")


# -- actions ----------------------------------------------------------------------------------


def say_action(language: Language, s: State, action: Action) -> str:
    """An imperative sentence, with names, prices and times."""
    b = s.boards[action.seat] if 0 <= action.seat < len(s.boards) else s.boards[0]
    return words(_say_action(s, b, action))


_ACTIONS: dict[type[Action], str] = {
    act.Admit: "Admit the next patient of {row}",
    act.BonusSpace: "Place it at {space}",
    act.BuildComponent: "Build: {component}",
    act.ChooseBoard: "Use the {board} side",
    act.Clear: "Leave {patient} untreated",
    act.Dismiss: "Dismiss {person}",
    act.HireArrival: "Let the new employee arrive at {arrival}",
    act.InitialPiece: "Place the {piece}",
    act.InitialSpace: "Place it at {space}",
    act.LeaveCar: "Let the car at {place} leave",
    act.MovePerson: "Move {person}",
    act.ParkCar: "Park the car at {place}",
    act.Repark: "Move the car from {place} into the parking tile",
    act.Shift: "Shift the {row} patient in column {column} {direction}",
    act.SoloGoal: "Play for the goal {goal}",
    act.TakeBonus: "Take the bonus tile {bonus}",
    act.Undo: "Take back the last move",
}


def _say_action(s: State, b: Board, action: Action) -> str:
    if isinstance(action, act.Choice):
        owner = s.rules.owners.get(action.decision)
        named = _named(b, action)
        return f"Answer {action.decision}" if owner is None else owner.say_choice(s, named)
    if isinstance(action, act.MoveDestination):
        return _say_destination(s, b, action)
    if isinstance(action, act.SelectAction):
        return f"Select {action.tile.partition(':')[2].capitalize()}"
    if isinstance(action, act.BuildSpace):
        return f"Build it at {action.space}{_price(b, action.space)}"
    if isinstance(action, act.HirePerson):
        return f"Hire {_hire(s, action.person)}"
    if isinstance(action, act.Assign):
        doctor, patient = person_number(b, action.doctor), person_number(b, action.patient)
        return (
            f"Let {_person(b, action.doctor)} treat {_person(b, action.patient)}"
            f"{_warnings(s, b, [patient, doctor])}"
        )
    if isinstance(action, act.Accept):
        return f"Accept the care plan{_warnings(s, b, b.care.plan if b.care is not None else [])}"
    if isinstance(action, act.BuyPopularity):
        price = b.content.expenses.popularity_purchase.price
        return f"Buy {action.amount} popularity for ${action.amount * price}"
    if isinstance(action, act.Done):
        if b.ask == MOVE_PERSON:
            return "Finish moving"
        return "Leave the other cars" if b.ask == REPARK else "End the action"
    facts = {name: _person(b, str(value)) for name, value in msgspec.structs.asdict(action).items()}
    return _ACTIONS[type(action)].format(**facts)


def _warnings(s: State, b: Board, plan: list[int]) -> str:
    """CV-R4 What expansions warn of in a plan: patient and doctor by turns."""
    found: list[str] = []
    for patient, doctor in zip(plan[::2], plan[1::2], strict=True):
        if min(patient, doctor) >= 0 and b.place[patient] >= 0:
            for expansion in s.rules.expansions:
                found.append(expansion.warning(s, b, doctor, patient, b.place[patient]))
    return "".join(f" (warning: {said})" for said in found if said)


def _named(b: Board, choice: act.Choice) -> act.Choice:
    """A choice whose people are told by what they are."""
    return act.Choice(
        choice.seat,
        choice.decision,
        _person(b, choice.first),
        _person(b, choice.second),
        _person(b, choice.third),
    )


def _person(b: Board, name: str) -> str:
    """``the white doctor in 1,2 on the ground floor`` for an own person, else the name."""
    person = person_number(b, name)
    if person < 0:
        return name
    place = b.place[person]
    what = who(b.kind[person], b.colour[person])
    number = f" (no. {person + 1})"
    if place < 0:
        return f"the {what} beside the board{number}"
    if place == b.shape.pre:
        return f"the waiting {b.content.services[b.service[person]]} patient ({what}){number}"
    where = b.shape.place_name(place).replace(":/", f":{b.seat}/")
    return f"the {what} at {where}{number}"


def _hire(s: State, name: str) -> str:
    kind, _, rest = name.partition(":")
    if kind == "university" and rest.isdigit() and int(rest) < len(s.university):
        colour = s.university[int(rest)]
        return f"the {who(0, colour)} of space {int(rest) + 1}" if colour >= 0 else name
    return f"a {rest}" if rest != "orderly" else "an orderly"


def _price(b: Board, name: str) -> str:
    place = b.content.space_index[b.seat][b.shape_number].get(name, -1)
    if b.piece < 0 or place < 0:
        return ""
    floor = b.shape.floor_of[place] if place < b.shape.spaces else 0
    return f" for ${b.content.components[b.piece].cost[floor]}"


def _say_destination(s: State, b: Board, action: act.MoveDestination) -> str:
    space = b.content.space_index[b.seat][b.shape_number].get(action.space, -1)
    if b.ask != MOVE_DESTINATION or not 0 <= space < b.shape.spaces or not b.module[space]:
        return f"Move to {action.space}"
    time = times_from(b, sets_out(b, b.piece), s.rules.outdoor_walking)[space]
    module = b.content.kinds[b.module[space]].id.replace("_", " ")
    return f"Move to the {module} at {action.space} ({time} time)"


# -- events -----------------------------------------------------------------------------------


def say_event(language: Language, content: Content, event: Event) -> str:
    """A plain sentence in the past."""
    if isinstance(event, ev.Happened):
        for expansion in all_expansions():
            said = expansion.say_happened(event)
            if said:
                return capital(words(said))
        return event.what
    return capital(words(_say_event(event)))


_EVENTS: dict[type[Event], str] = {
    ev.ActionEnded: "{me} ended {tile}.",
    ev.Admitted: "{me} admitted a {colour} patient for {row}.",
    ev.Appointed: "a {colour} patient made an appointment with {row}.",
    ev.BoardChosen: "{me} chose the {board} side.",
    ev.BonusTaken: "{me} took the bonus tile {bonus}.",
    ev.Built: "{me} built {component} at {space} for ${price}.",
    ev.CarLeft: "a car left {me} from {place}.",
    ev.CarMoved: "{me} moved a car from {place} to {to}.",
    ev.CarParked: "{me} parked a car at {place}.",
    ev.ClinicsShown: "all clinics lie open.",
    ev.Died: "{person} died.",
    ev.Dismissed: "{me} dismissed {person}.",
    ev.GoalSet: "{me} plays for the goal {goal}.",
    ev.Hired: "{me} hired a {who} for ${price}, who arrived at {place}.",
    ev.Joined: "a {who} joined {me}.",
    ev.LayoutDrawn: "{me} drew the {colour} layout.",
    ev.MarkerAdvanced: "action turn {turn} of round {round} began.",
    ev.MoveEnded: "{me} finished moving: {time} time, {total} in all.",
    ev.MoveRestarted: "{me} had moved very much; everybody is back where the Move started.",
    ev.Moved: "{person} went to {to} ({time} time).",
    ev.NursesLeft: "{count} nurses of round {round} left the game.",
    ev.PatientReturned: "a {colour} patient of {row} went back to the bag.",
    ev.PiecePlaced: "{me} placed the {component} at {space}.",
    ev.PlanProposed: "a care plan for ${income} was proposed to {me}.",
    ev.PopularityBought: "{me} bought {amount} popularity and keeps ${savings}.",
    ev.RoundBegan: "round {round} was prepared.",
    ev.StopAdded: "{me} put a conveyor stop at {space}.",
    ev.TakenBack: "{person} was put back to {to}.",
    ev.TileTurned: "another {component} lies face up.",
    ev.Tired: "{person} tired and is {colour}.",
    ev.Trained: "{person} trained in the lab and is {colour}.",
    ev.Treated: "{doctor} treated {patient} for ${income}.",
    ev.WentHome: "{person} went home.",
    ev.Worsened: "{person} worsened and is {colour}.",
}


def _say_event(event: Event) -> str:
    me = seat_words(getattr(event, "seat", 0))
    if isinstance(event, ev.Shifted):
        verb = "swapped patients" if event.swapped else "shifted a patient"
        return (
            f"{me} {verb} between {event.row} column {event.column} and "
            f"{event.other_row} column {event.other_column}."
        )
    if isinstance(event, ev.TileSelected):
        return f"{me} selected {event.tile or 'an action tile'}."
    if isinstance(event, ev.TilesRevealed):
        return f"tiles were revealed: {_by_seat(event.tiles)}."
    if isinstance(event, ev.ActionBegan):
        points = f" with {event.points} queue points" if event.points else ""
        return f"{me} began {event.tile}{points}."
    if isinstance(event, ev.PlanChanged):
        if event.doctor:
            return f"{me} planned that {event.doctor} treats {event.patient}."
        return f"{me} planned to leave {event.patient} untreated."
    if isinstance(event, ev.ExpensesPaid):
        waived = f", ${event.waived} waived" if event.waived else ""
        return (
            f"{me} paid wages of ${event.wages} and upkeep of ${event.upkeep}: "
            f"${event.from_income} from income, ${event.from_savings} from savings, "
            f"{event.from_popularity} popularity{waived}."
        )
    if isinstance(event, ev.PopularityChanged):
        verb = "gained" if event.by > 0 else "lost"
        return f"{me} {verb} {abs(event.by)} popularity and stands at {event.now}."
    if isinstance(event, ev.UniversityChanged):
        doctors = ", ".join(colour or "nobody" for colour in event.doctors)
        return f"at the University: {doctors}."
    if isinstance(event, (ev.OrderReset, ev.GameBegan)):
        return f"turn order: {', '.join(event.order)}."
    if isinstance(event, ev.GameEnded):
        return f"the game ended ({event.reason.replace('_', ' ')}): {_by_seat(event.totals)}."
    return _EVENTS[type(event)].format(me=me, **msgspec.structs.asdict(event))


def _by_seat(values: tuple[object, ...]) -> str:
    return ", ".join(f"{seat_words(k)} {value}" for k, value in enumerate(values))


# -- refusals ---------------------------------------------------------------------------------

_REFUSALS = {
    "no_such_seat": "Nobody sits there.",
    "no_such_decision": "That belongs to an expansion that is not in play.",
    "no_such_tile": "There is no such action tile.",
    "tile_used": "Both tiles of that action are used this round.",
    "no_such_component": "There is no such component in this game.",
    "no_component_left": "The Build action has no component left for that.",
    "one_a_round": "Only one hub and one special module can be built in a round.",
    "not_in_supply": "None is available: no tile lies face up, or the supply is empty.",
    "too_dear": "There is not enough money: savings are ${money}.",
    "no_space": "There is no space where it could stand.",
    "no_such_space": "There is no such space.",
    "too_dear_there": "It costs ${price} there and savings are ${money}.",
    "no_entrance_space": "An entrance stands on an entrance space beside the board.",
    "entrance_there": "An entrance stands there already.",
    "no_module_behind": "An entrance has to point at a module on the ground floor.",
    "no_hub_behind": "The first entrance has to point at a hub.",
    "no_module_there": "A conveyor stop stands on a module.",
    "stop_there": "That module has a stop already.",
    "not_aligned": "A stop has to be in line with another own stop.",
    "no_small_tile": "Only an own parking tile for 2 cars can be upgraded.",
    "zombie_there": "A zombie stands there.",
    "not_empty": "The space is not empty.",
    "no_support": "A module above the ground floor needs a module directly below.",
    "same_colour_beside": "A module of the same colour is adjacent.",
    "hub_on_floor": "That floor of the building has a hub already.",
    "two_buildings": "It would touch two different buildings.",
    "car_beside": "A car stands on a border of that space.",
    "not_on_garden": "A garden stands on the ground or on a garden.",
    "no_module_below": "A helipad stands directly above a module.",
    "not_on_ground": "Parking is on the ground floor.",
    "nobody_of_that_name": "There is nobody of that name.",
    "doctor_hired": "One doctor has been hired in this action already.",
    "other_hired": "A nurse or orderly has been hired in this action already.",
    "empty_space": "That University space is empty.",
    "no_nurse_left": "No nurse is left in the column of this round.",
    "no_orderly_left": "No orderly is left.",
    "no_parking": "There is no free parking place for the car.",
    "no_supply_room": "Every supply room has its orderly: build another one first.",
    "no_way_in": "No legal place can be reached from there.",
    "no_arrival_point": "That is no own entrance or helipad.",
    "no_patient_there": "There is no patient in that cell.",
    "no_row_there": "There is no row in play there.",
    "no_cell_there": "There is no cell there.",
    "slides_back": "The patient would slide back at once.",
    "changes_nothing": "The two patients are alike: nothing would change.",
    "service_not_in_play": "That service is not in play.",
    "row_empty": "Nobody waits in that row.",
    "no_hub": "Admitting needs an own hub of that service.",
    "pre_admissions_full": "Pre-admissions for that service are full.",
    "no_such_place": "There is no such parking place.",
    "no_parking_tile": "There is no parking tile.",
    "tile_full": "That parking tile is full.",
    "taken": "A car stands there.",
    "module_beside": "A module stands beside that border.",
    "outer_edge": "The outer edge has no parking places.",
    "bound": "That patient stays in its room until it leaves the clinic.",
    "moved_already": "After so many moves everybody moves only once more.",
    "nowhere_to_go": "There is no place to which that person could go.",
    "no_way_back": "Nobody goes back to an entrance, a helipad or pre-admissions.",
    "there_already": "The person is there already.",
    "outdoors": "Nobody ends outdoors.",
    "may_not_end_there": "A {kind} may not end there.",
    "no_room_there": "There is no room left.",
    "no_way": "There is no way there.",
    "nothing_to_undo": "There is no move to take back.",
    "still_arriving": "{person} still stands on an arrival point.",
    "wrong_place": "{person} may not end where it stands.",
    "too_many": "Too many in {space}: it takes {limit} of the kind {kind}.",
    "wrong_people": "A patient is treated by a doctor.",
    "different_rooms": "Doctor and patient are not in the same room.",
    "room_not_working": "Nobody can be treated there: the room is not operational.",
    "planned_already": "That is planned already.",
    "too_many_changes": "The plan has been changed very often; it stands now.",
    "too_few_nurses": "Too few nurses: this treatment needs {needed}.",
    "not_planned": "Nothing is planned for that patient.",
    "not_full": "Another patient could be treated and must be.",
    "not_a_number": "Popularity is bought in whole numbers from 0.",
    "too_much": "The income left pays for at most {most}.",
    "placed_already": "That piece is placed already.",
    "hub_first": "The hub comes before the entrance.",
    "no_starting_piece": "That is no starting piece.",
    "not_at_hub": "The first entrance has to point at the hub.",
    "no_entrance_beside": "The hub has to keep a ground-floor space beside an entrance space.",
}


def refusal_words(language: Language, refusal: Refusal) -> str:
    """A sentence that says what would be needed."""
    template = _REFUSALS.get(refusal.reason)
    if template is not None:
        facts = {name: words(str(value)) for name, value in refusal.facts.items()}
        return template.format(**facts) if "{" in template else template
    for expansion in all_expansions():
        said = expansion.say_refusal(refusal)
        if said:
            return said
    raise KeyError(refusal.reason)
