"""COVID-19, chapters 3 and 8: new infections before Move, and the Contagion phase."""

from __future__ import annotations

from typing import Any

from wardround.core.actions import Action, Refusal
from wardround.core.chance import Chance
from wardround.core.log import Log
from wardround.core.messages import Phrase
from wardround.games.clinic.actions import ExpansionChoice
from wardround.games.clinic.rules.admitting import owns_hub, waiting
from wardround.games.clinic.rules.expansions.covid.part import (
    ACCEPT,
    REFUSE,
    TO_PLACE,
    TO_SPLIT,
    TO_START,
    TO_VOTE,
    UNDECIDED,
    CovidPart,
    can_infect,
    covid_of,
    infect,
    seats_of,
)
from wardround.games.clinic.rules.hooks import report
from wardround.games.clinic.rules.moving import person_number
from wardround.games.clinic.rules.state import NOTHING, Board, State, ask, person_name

# -- new infections ---------------------------------------------------------------------------


def infectable(part: CovidPart, b: Board) -> list[int]:
    return [person for person in b.present if can_infect(part, b, person)]


def room_for(part: CovidPart, b: Board) -> int:
    """CV-3.10, CV-R13 How many more tiles a clinic can be given."""
    return len(infectable(part, b)) - part.given[b.seat]


def spread(s: State, part: CovidPart, log: Log) -> bool:
    """CV-3.1, CV-3.2 The stage of new infections; true while a seat is asked."""
    if part.stage == TO_START:
        take_tiles(s, part, log)
    elif part.stage == TO_VOTE:
        count_votes(s, part, log)
    if part.stage == TO_SPLIT and split(s, part):
        return True
    if part.stage == TO_VOTE:
        ask_for_votes(s, part)
        return True
    if place(s, part, log):
        return True
    part.stage = TO_START
    part.chosen = [[] for _ in part.chosen]
    return False


def take_tiles(s: State, part: CovidPart, log: Log) -> None:
    """CV-3.2, CV-3.3, CV-3.11, CV-R13 The tiles of the round: one to each player who can take one;
    those that nobody can take go to the Deceased area."""
    tiles = part.track[s.round]
    part.track[s.round] = 0
    part.given = [0] * len(s.boards)
    part.tries = 0
    total = sum(room_for(part, b) for b in s.boards)
    if tiles > total:
        part.dead_tiles += tiles - total
        report(log, "CV-3.11", "tiles_deceased", amount=tiles - total)
        tiles = total
    for b in seats_of(s):
        if tiles and room_for(part, b):
            part.given[b.seat] = 1
            tiles -= 1
    part.compulsory = part.given[:]
    part.unsplit = tiles
    part.stage = TO_SPLIT
    if tiles + sum(part.given):
        report(log, "CV-3.2", "tiles_out", amount=tiles + sum(part.given))


def split(s: State, part: CovidPart) -> bool:
    """CV-3.3, CV-R12, CV-R36 The proposer gives out the tiles one by one; with ``even``, or
    when all proposals have failed, they are dealt in turn order."""
    mode = s.rules.options["covid_split"]
    binding = mode != "proposal" or part.tries == len(s.boards) or len(s.boards) == 1
    if not binding:
        # Judged by what the proposer could have done, not by what is left to give out.
        tiles = part.unsplit + sum(part.given) - sum(part.compulsory)
        room = [len(infectable(part, b)) - part.compulsory[b.seat] for b in s.boards]
        binding = one_split(room, tiles)
    if mode == "even" or part.tries == len(s.boards):
        deal(s, part)
    if one_split([room_for(part, b) for b in s.boards], part.unsplit):
        deal(s, part)
    if part.unsplit:
        ask(s, s.boards[s.order[part.tries]], s.rules.asks["covid_allocate"])
        return True
    part.votes = [UNDECIDED] * len(s.boards)
    part.stage = TO_PLACE if binding else TO_VOTE
    return False


def one_split(room: list[int], tiles: int) -> bool:
    """CV-R36 Whether these tiles can be given to clinics with this much room in one way only."""
    takers = [free for free in room if free > 0]
    return not tiles or len(takers) == 1 or sum(takers) == tiles


def deal(s: State, part: CovidPart) -> None:
    """CV-R12 One by one in turn order, to players who can take one more."""
    while part.unsplit:
        for b in seats_of(s):
            if part.unsplit and room_for(part, b) > 0:
                part.given[b.seat] += 1
                part.unsplit -= 1


def ask_for_votes(s: State, part: CovidPart) -> None:
    """CV-R12, CV-H3 The others accept or refuse at the same time."""
    for b in s.boards:
        if b.seat != s.order[part.tries]:
            ask(s, b, s.rules.asks["covid_accept"])


def count_votes(s: State, part: CovidPart, log: Log) -> None:
    """CV-3.3, CV-R12, CV-H3 The split stands, or the next in turn order proposes."""
    proposer = s.order[part.tries]
    log.barrier = True
    if REFUSE in part.votes:
        report(log, "CV-R12", "split_refused", proposer)
        part.tries += 1
        part.unsplit = sum(part.given) - sum(part.compulsory)
        part.given = part.compulsory[:]
        part.stage = TO_SPLIT
    else:
        report(log, "CV-R12", "split_accepted", proposer)
        part.stage = TO_PLACE


def place(s: State, part: CovidPart, log: Log) -> bool:
    """CV-3.4, CV-R15, CV-R36 In turn order each player places all received tiles, one at a time."""
    for b in seats_of(s):
        while part.given[b.seat]:
            people = infectable(part, b)
            if len(people) > 1:
                ask(s, b, s.rules.asks["covid_infect"])
                return True
            put_tile(part, b, people[0], log)
    return False


def put_tile(part: CovidPart, b: Board, person: int, log: Log) -> None:
    """CV-3.4, CV-R14 A tile goes to a person who had none."""
    part.given[b.seat] -= 1
    part.chosen[b.seat].append(person)
    infect(part, b, person, "CV-3.4", log)


def list_allocations(s: State, b: Board) -> list[Action]:
    """CV-R12, CV-R13 The seats that can take one more tile."""
    part = covid_of(s)
    takers = [other.seat for other in s.boards if room_for(part, other) > 0]
    return [ExpansionChoice(b.seat, "covid_allocate", f"seat:{seat}") for seat in takers]


def allocate(s: State, choice: ExpansionChoice, chance: Chance, log: Log) -> None:
    """CV-R12 The proposer gives one tile to a player."""
    part = covid_of(s)
    b = s.boards[choice.seat]
    part.given[int(choice.first.partition(":")[2])] += 1
    part.unsplit -= 1
    ask(s, b, NOTHING)
    report(log, "CV-R12", "tile_proposed", b.seat, choice.first, amount=1)


def why_not_allocate(s: State, choice: ExpansionChoice) -> Refusal:
    """CV-R13 A clinic with nobody left to infect."""
    return Refusal("CV-R13", "no_room_for_tile", seat=choice.first)


def list_votes(s: State, b: Board) -> list[Action]:
    return [ExpansionChoice(b.seat, "covid_accept", answer) for answer in ("accept", "refuse")]


def cast_vote(s: State, choice: ExpansionChoice, chance: Chance, log: Log) -> None:
    """CV-R12 One vote."""
    covid_of(s).votes[choice.seat] = ACCEPT if choice.first == "accept" else REFUSE
    ask(s, s.boards[choice.seat], NOTHING)


def list_infections(s: State, b: Board) -> list[Action]:
    people = infectable(covid_of(s), b)
    return [ExpansionChoice(b.seat, "covid_infect", person_name(b, person)) for person in people]


def choose_infected(s: State, choice: ExpansionChoice, chance: Chance, log: Log) -> None:
    """CV-3.4 The player chooses who gets the tile."""
    b = s.boards[choice.seat]
    put_tile(covid_of(s), b, person_number(b, choice.first), log)
    ask(s, b, NOTHING)


def why_not_infect(s: State, choice: ExpansionChoice) -> Refusal:
    """CV-3.4 A person who cannot be infected now."""
    return Refusal("CV-3.4", "cannot_infect", person=choice.first)


def split_of(s: State) -> list[Phrase]:
    """CV-R12 How many of the tiles given out so far each player takes."""
    given = covid_of(s).given
    return [Phrase("split", {"player": f"seat:{k}", "tiles": given[k]}) for k in s.order]


def allocate_facts(s: State) -> dict[str, Any]:
    return {"left": covid_of(s).unsplit, "split": split_of(s)}


def vote_facts(s: State) -> dict[str, Any]:
    return {"tiles": sum(covid_of(s).given), "split": split_of(s)}


def infect_facts(s: State) -> dict[str, Any]:
    asked = [b.seat for b in s.boards if b.ask == s.rules.asks["covid_infect"]]
    return {"left": covid_of(s).given[asked[0]] if asked else 1}


# -- contagion --------------------------------------------------------------------------------


def contagion_tiles(s: State) -> int:
    """CV-8.2, CV-8.4 How many tiles each player takes."""
    phase = s.rules.content.covid.contagion_phase
    low = s.rules.options["contagion"] == "low"
    return phase.low_tiles_per_player if low else phase.high_tiles_per_player


def pending(part: CovidPart, b: Board, service: int) -> int:
    """Tiles this seat has just chosen to leave waiting for a service."""
    picks = part.picks[b.seat]
    return list(zip(picks[::2], picks[1::2], strict=True)).count((service, -1))


def unpicked(part: CovidPart, b: Board, service: int) -> list[int]:
    """Uninfected waiting patients whom this seat has not just chosen."""
    taken = part.infected[b.seat] + part.picks[b.seat][1::2]
    return [p for p in waiting(b, service) if p not in taken]


def has_empty_space(part: CovidPart, b: Board, service: int) -> bool:
    """CV-2.6, CV-R9, CV-R10 A pre-admissions space with neither patient nor tile."""
    tiles = part.waiting[b.seat][service] + pending(part, b, service)
    return len(waiting(b, service)) + tiles < b.content.beds


def eligible(s: State, part: CovidPart, b: Board) -> list[int]:
    """CV-8.2, CV-8.4, CV-R9, CV-R10 The services for which a tile may be placed."""
    services: list[int] = []
    low = s.rules.options["contagion"] == "low"
    for service in range(len(s.notepad)):
        takes = has_empty_space(part, b, service)
        if not low:
            takes = owns_hub(b, service) and (takes or bool(unpicked(part, b, service)))
        if takes:
            services.append(service)
    return services


def all_unpicked(s: State, part: CovidPart, b: Board) -> list[int]:
    people: list[int] = []
    for service in range(len(s.notepad)):
        people += unpicked(part, b, service)
    return people


def contagion(s: State, part: CovidPart, log: Log) -> bool:
    """CV-8.1, CV-8.6, CV-H2 The Contagion phase: all choose at once and in secret, then every
    choice is carried out."""
    if not part.contagion:
        part.contagion = True
        for b in s.boards:
            part.picks[b.seat] = []
            next_pick(s, part, b)
        if s.asked:
            return True
    part.contagion = False
    for b in seats_of(s):
        carry_out(part, b, log)
    return False


def next_pick(s: State, part: CovidPart, b: Board) -> None:
    """CV-8.2, CV-8.4, CV-R9, CV-R10 The next tile of a seat; one that nobody can take returns to
    the supply."""
    while len(part.picks[b.seat]) < 2 * contagion_tiles(s):
        low = s.rules.options["contagion"] == "low"
        if eligible(s, part, b) or (low and all_unpicked(s, part, b)):
            ask(s, b, s.rules.asks["contagion_place"])
            return
        part.picks[b.seat] += [-1, -1]
    ask(s, b, NOTHING)


def list_contagion_places(s: State, b: Board) -> list[Action]:
    """CV-R9 Eligible services, or waiting patients where there are none."""
    part = covid_of(s)
    places = [f"row:{b.content.services[service]}" for service in eligible(s, part, b)]
    if not places:
        places = [person_name(b, person) for person in all_unpicked(s, part, b)]
    return [ExpansionChoice(b.seat, "contagion_place", place) for place in places]


def list_contagion_patients(s: State, b: Board) -> list[Action]:
    """CV-8.5 The uninfected waiting patients of the chosen service."""
    names = [person_name(b, person) for person in unpicked(covid_of(s), b, b.piece)]
    return [ExpansionChoice(b.seat, "contagion_patient", name) for name in names]


def pick_place(s: State, choice: ExpansionChoice, chance: Chance, log: Log) -> None:
    """CV-8.3, CV-8.5, CV-R10 With high contagion waiting patients are infected first."""
    part = covid_of(s)
    b = s.boards[choice.seat]
    picks = part.picks[b.seat]
    if choice.first in b.content.row_index:
        service = b.content.row_index[choice.first]
        people = unpicked(part, b, service)
        if s.rules.options["contagion"] == "high" and people:
            if len(people) > 1:
                b.piece = service
                ask(s, b, s.rules.asks["contagion_patient"])
                return
            picks += [service, people[0]]
        else:
            picks += [service, -1]
    else:
        person = b.content.menus[b.seat].person_names.index(choice.first)
        picks += [b.service[person], person]
    next_pick(s, part, b)


def why_not_place(s: State, choice: ExpansionChoice) -> Refusal:
    """CV-8.2, CV-R9, CV-R10 A place where no tile can go."""
    low = s.rules.options["contagion"] == "low"
    return Refusal("CV-R9" if low else "CV-R10", "not_eligible", place=choice.first)


def pick_patient(s: State, choice: ExpansionChoice, chance: Chance, log: Log) -> None:
    """CV-8.5 One of the waiting patients is chosen."""
    part = covid_of(s)
    b = s.boards[choice.seat]
    part.picks[b.seat] += [b.piece, b.content.menus[b.seat].person_names.index(choice.first)]
    b.piece = -1
    next_pick(s, part, b)


def carry_out(part: CovidPart, b: Board, log: Log) -> None:
    """CV-8.3, CV-8.5, CV-R32 Tiles infect the chosen patients or start waiting."""
    picks = part.picks[b.seat]
    for k in range(0, len(picks), 2):
        service, person = picks[k], picks[k + 1]
        if service == -1:
            continue
        if person != -1:
            infect(part, b, person, "CV-8.5", log)
        else:
            part.waiting[b.seat][service] += 1
            report(log, "CV-8.3", "tile_waits", b.seat, f"row:{b.content.services[service]}")
    part.picks[b.seat] = []
