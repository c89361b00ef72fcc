"""The cooperative COVID-19 expansion: the points it plugs into. Its stages and masks have their own
modules."""

from __future__ import annotations

from typing import Any

from wardround.core.actions import Action, Refusal
from wardround.core.chance import Chance
from wardround.core.fields import Codec
from wardround.core.game import Option, Outcome
from wardround.core.log import Log, silent
from wardround.games.clinic.actions import ExpansionChoice
from wardround.games.clinic.rules.constants import ADMIT, DOCTOR, LEVELS, PATIENT, RED
from wardround.games.clinic.rules.ending import all_lines, ranking
from wardround.games.clinic.rules.expansions.covid import infections, masks
from wardround.games.clinic.rules.expansions.covid.advice import balance, rate_choice
from wardround.games.clinic.rules.expansions.covid.part import (
    ACCEPT,
    REFUSE,
    TO_SPLIT,
    TO_START,
    TO_VOTE,
    UNDECIDED,
    CovidPart,
    covid_of,
    deceased,
    goes_on_tile,
    infect,
    lose_tile,
    seats_of,
)
from wardround.games.clinic.rules.geometry import arrivals, members, rooms_with_beds
from wardround.games.clinic.rules.hooks import Expansion, ExpansionPart, Rules, choice_question
from wardround.games.clinic.rules.moving import destinations, has_room, person_number
from wardround.games.clinic.rules.state import (
    AWAY,
    NOTHING,
    SURVIVED,
    Board,
    State,
    ask,
    names_of,
    person_name,
    place_name,
    remove_person,
    report_person,
)

WITH_COVID = (("covid", True),)


class Covid(Expansion[State, Board]):
    def __init__(self) -> None:
        super().__init__("covid", [])
        self.decisions = [
            choice_question(
                "covid_allocate",
                "CV-R12",
                infections.list_allocations,
                infections.allocate,
                infections.why_not_allocate,
                facts=infections.allocate_facts,
            ),
            choice_question(
                "covid_accept",
                "CV-R12",
                infections.list_votes,
                infections.cast_vote,
                facts=infections.vote_facts,
            ),
            choice_question(
                "covid_infect",
                "CV-3.4",
                infections.list_infections,
                infections.choose_infected,
                infections.why_not_infect,
                facts=infections.infect_facts,
            ),
            choice_question(
                "buy_masks",
                "CV-4.1",
                masks.list_mask_answers,
                masks.buy_masks,
                masks.why_not_masks,
                facts=masks.price_facts,
            ),
            choice_question("masks_arrival", "CV-4.5", masks.list_release_points, masks.arrive),
            choice_question(
                "quarantine_arrival", "CV-7.6", self.list_return_points, self.answer_return
            ),
            choice_question(
                "contagion_place",
                "CV-8.2",
                infections.list_contagion_places,
                infections.pick_place,
                infections.why_not_place,
            ),
            choice_question(
                "contagion_patient",
                "CV-8.5",
                infections.list_contagion_patients,
                infections.pick_patient,
            ),
        ]
        self.shown_as = {"contagion_patient": "contagion_place"}
        self.hidden_decisions = ("covid_accept", "contagion_place", "contagion_patient")
        self.end_reasons = ("covid_lost", "tactical_victory", "strategic_victory")
        self.cooperative = True
        self.codec = Codec(CovidPart.FIELDS)
        self.switches = [
            Option("covid", (True, False), False, "CV-1.1"),
            Option("contagion", ("low", "high"), "low", "CV-1.3", when=WITH_COVID),
            Option("isolation", ("good", "medium", "poor"), "good", "CV-1.4", when=WITH_COVID),
            Option(
                "covid_split",
                ("proposal", "first_player", "even"),
                "proposal",
                "CV-R12",
                seat=1,
                when=WITH_COVID,
            ),
            Option("beds_first", (True, False), True, "CV-R6", when=WITH_COVID),
        ]

    def begin(self, rules: Rules[State, Board]) -> ExpansionPart:
        """CV-1.8, CV-R2 Both areas of the one Propagation (or Contagion) board start empty."""
        part = CovidPart(rules.seats, len(rules.content.services))
        part.track = [0] * rules.content.rounds
        return part

    def part(self, s: State) -> CovidPart:
        return covid_of(s)

    def position(self, s: State, table: dict[str, Any]) -> None:
        """``infected = {"0" = [1, 2]}`` people by number, ``quarantine`` likewise, ``waiting =
        {"0" = ["psychiatry"]}``, ``track``, ``survived``, ``dead_people``, ``dead_tiles``."""
        part = self.part(s)
        for seat, people in dict(table.pop("infected", {})).items():
            part.infected[int(seat)] = list(people)
        for seat, people in dict(table.pop("quarantine", {})).items():
            part.quarantine[int(seat)] = list(people)
            for person in people:
                s.boards[int(seat)].place[person] = AWAY
        for seat, rows in dict(table.pop("waiting", {})).items():
            for name in rows:
                part.waiting[int(seat)][s.rules.content.services.index(name)] += 1
        part.track = list(table.pop("track", part.track))
        part.survived = int(table.pop("survived", 0))
        part.dead_people = int(table.pop("dead_people", 0))
        part.dead_tiles = int(table.pop("dead_tiles", 0))

    def imagine(self, s: State, viewer: int, chance: Chance) -> None:
        """CV-H2, CV-H3 Redraw the other seats' votes and contagion choices."""
        part = self.part(s)
        for b in s.boards:
            if b.seat == viewer:
                continue
            if part.votes[b.seat] != UNDECIDED and part.stage == TO_VOTE:
                part.votes[b.seat] = ACCEPT if chance.below(2) else REFUSE
            if part.contagion:
                self.imagine_picks(s, part, b, chance)

    def imagine_picks(self, s: State, part: CovidPart, b: Board, chance: Chance) -> None:
        """CV-H2 Make as many decisions as were made, at random."""
        made = len(part.picks[b.seat])
        part.picks[b.seat] = []
        b.piece = -1
        infections.next_pick(s, part, b)
        while b.ask and len(part.picks[b.seat]) < made:
            out = s.rules.decisions[b.ask].choices(s, b)
            choice = out[chance.below(len(out))]
            assert isinstance(choice, ExpansionChoice)
            s.rules.decisions[b.ask].answers[ExpansionChoice].carry_out(s, choice, chance, silent())

    # -- setup and actions ------------------------------------------------------------------

    def set_up(self, s: State, chance: Chance, log: Log) -> None:
        """CV-1.3, CV-1.4, CV-1.5, CV-1.6, CV-1.7, CV-1.9, CV-H4 The tiles of every round lie on the
        Round track: the number of the chosen column times the number of players."""
        options = s.rules.options
        column = s.rules.content.covid_columns[f"{options['contagion']}/{options['isolation']}"]
        self.part(s).track = [tiles * s.rules.seats for tiles in column]

    def tiles(self, s: State, b: Board, offered: int) -> int:
        """CV-2.1, CV-2.2, CV-2.3 Without an Admit in turns 1 and 2, turn 3 offers only Admit."""
        last = s.turn == s.rules.content.common.action_turns - 1
        return offered & 1 << ADMIT if last and ADMIT not in b.played else offered

    def why_not_tile(self, tile: str) -> Refusal:
        return Refusal("CV-2.2", "admit_needed", tile=tile)

    def admitted(self, s: State, b: Board, person: int, log: Log) -> None:
        """CV-2.4, CV-2.5, CV-8.3 A tile waiting for the service infects the admitted patient."""
        part = self.part(s)
        service = b.service[person]
        if part.waiting[b.seat][service]:
            part.waiting[b.seat][service] -= 1
            infect(part, b, person, "CV-2.4", log)

    def before_move(self, s: State, chance: Chance, log: Log) -> bool:
        """CV-3.1 New infections come after the third appointments and before Move."""
        return infections.spread(s, self.part(s), log)

    def open_beside(self, b: Board) -> list[str]:
        return ["buy_masks"]

    def beside(self, s: State, b: Board, out: list[Action]) -> None:
        """CV-4.1, CV-R8 Masks can be bought at any of the player's own decisions."""
        if b.ask != s.rules.asks["buy_masks"]:
            masks.list_masks(s, self.part(s), b, out)

    # -- move -------------------------------------------------------------------------------

    def role(self, s: State, b: Board, person: int) -> int:
        """CV-5.3, CV-5.5, CV-5.6, CV-6.1 An infected doctor counts as a patient."""
        if b.kind[person] == DOCTOR and person in self.part(s).infected[b.seat]:
            return PATIENT
        return -1

    def ends(self, s: State, b: Board, person: int, usual: int) -> int:
        """CV-5.1, CV-5.2, CV-5.4, CV-5.7, CV-5.8, CV-R6, CV-R28 An infected doctor ends in any
        treatment or operating room, in outpatient services or in a hub."""
        if b.kind[person] != DOCTOR or person not in self.part(s).infected[b.seat]:
            return usual
        return b.of_kind[b.content.hub] | rooms_with_beds(b)

    def move_fault(self, s: State, b: Board) -> Refusal | None:
        """CV-5.7, CV-R6 An infected doctor stays in a hub only while there is no bed to go to."""
        if s.rules.options["beds_first"] is False:
            return None
        hubs, rooms = b.of_kind[b.content.hub], rooms_with_beds(b)
        for person in self.part(s).infected[b.seat]:
            place = b.place[person]
            if b.kind[person] != DOCTOR or not 0 <= place < b.shape.spaces or not hubs >> place & 1:
                continue
            beds = members(destinations(s, b, person) & rooms)
            if any(has_room(s, b, person, bed) for bed in beds):
                name, names = person_name(b, person), names_of(b, person)
                return Refusal("CV-5.7", "bed_free", person=name, names=names)
        return None

    # -- business ---------------------------------------------------------------------------

    def severity(self, s: State, b: Board, patient: int, level: int) -> int:
        """CV-6.4, CV-6.5, CV-R27 Infected people count one level more severe, for nurses only."""
        extra = s.rules.content.covid.severity.infected_extra
        return level + extra if patient in self.part(s).infected[b.seat] else level

    def catches(self, s: State, b: Board, doctor: int, patient: int, space: int) -> bool:
        """CV-6.8, CV-6.9, CV-10.3, CV-R22 In outpatient services the tile goes to the doctor, but
        never to a purple one."""
        return (
            s.rules.content.covid.outpatient.tile_moves_to_doctor
            and b.content.kinds[b.module[space]].any_service
            and patient in self.part(s).infected[b.seat]
            and b.colour[doctor] < LEVELS
        )

    def unwise(self, s: State, b: Board, doctor: int, patient: int, space: int) -> bool:
        """CV-R4 A red doctor who would be infected would die in the same round."""
        return b.colour[doctor] == RED and self.catches(s, b, doctor, patient, space)

    def treats(self, s: State, b: Board, doctor: int, patient: int, space: int, log: Log) -> bool:
        """CV-6.2, CV-6.3, CV-6.6, CV-6.7, CV-6.8, CV-6.10, CV-6.11, CV-6.12, CV-10.2, CV-R3, CV-R20
        The cured lose their tile: a patient goes to Survived with a car, a doctor stays."""
        part = self.part(s)
        if patient not in part.infected[b.seat]:
            return False
        moves = doctor != -1 and self.catches(s, b, doctor, patient, space)
        lose_tile(part, b, patient)
        if b.kind[patient] == PATIENT:
            remove_person(b, patient, SURVIVED)
            b.to_leave += 1
            part.survived += 1
            report_person(log, "CV-6.10", "survived", b, patient)
        else:
            report_person(log, "CV-6.11", "recovered", b, patient)
        if moves:
            infect(part, b, doctor, "CV-6.8", log)
        return True

    # -- administration ---------------------------------------------------------------------

    def before_training(self, s: State, chance: Chance, log: Log) -> bool:
        """CV-R8 Directly before step 7 every player who could buy masks is asked."""
        part = self.part(s)
        if part.masks_asked:
            part.masks_asked = False
            return False
        for b in s.boards:
            if masks.tiles_of(part, b) and masks.funds(s, b):
                ask(s, b, s.rules.asks["buy_masks"])
                part.masks_asked = True
        return part.masks_asked

    def rests(self, s: State, b: Board, doctor: int) -> bool:
        """CV-7.1, CV-R4, CV-R5 Infected doctors do not lose a level, cured ones do."""
        return doctor in self.part(s).infected[b.seat]

    def worsens(self, s: State, b: Board, person: int, usual: bool) -> bool:
        """CV-7.2, CV-7.3, CV-R17 Infected doctors worsen like patients, and die like them."""
        return usual or (b.kind[person] == DOCTOR and person in self.part(s).infected[b.seat])

    def dismissed(self, s: State, b: Board, person: int) -> None:
        """CV-R37 An unpaid leaver's tile goes to the supply; nobody comes back."""
        part = self.part(s)
        for people in (part.infected[b.seat], part.quarantine[b.seat]):
            if person in people:
                people.remove(person)

    def died(self, s: State, b: Board, person: int, log: Log) -> None:
        """CV-7.4, CV-7.5, CV-R17 All who die go to the Deceased area, their tiles to the supply."""
        part = self.part(s)
        part.dead_people += 1
        if person in part.infected[b.seat]:
            part.infected[b.seat].remove(person)

    def after_worsening(self, s: State, chance: Chance, log: Log) -> bool:
        """CV-7.6 Step 9½: quarantined employees return to an arrival point of their clinic."""
        part = self.part(s)
        for b in seats_of(s):
            while part.quarantine[b.seat]:
                points = arrivals(b)
                if len(points) > 1:
                    b.other = part.quarantine[b.seat][0]
                    ask(s, b, s.rules.asks["quarantine_arrival"])
                    return True
                self.returns(s, b, points[0], log)
        return False

    def returns(self, s: State, b: Board, place: int, log: Log) -> None:
        """CV-7.6, CV-3.8 The employee stands there for 0 time; its tile goes to the supply."""
        person = self.part(s).quarantine[b.seat].pop(0)
        b.place[person] = place
        b.other = -1
        report_person(log, "CV-7.6", "returned", b, person, place)

    def after_round(self, s: State, chance: Chance, log: Log) -> bool:
        """CV-8.1, CV-R11 The Contagion phase."""
        return infections.contagion(s, self.part(s), log)

    # -- the end ----------------------------------------------------------------------------

    def judge(self, s: State) -> Outcome | None:
        """CV-1.1, CV-1.2, CV-9.1, CV-9.2, CV-9.3, CV-9.4, CV-9.5, CV-9.6, CV-R18, CV-R19, CV-R25
        All win or lose together."""
        part = self.part(s)
        seats = s.rules.seats
        total = sum(s.totals)
        wanted = s.rules.content.covid.victory.popularity_per_player * seats
        dead, alive = deceased(part), part.survived
        if dead >= alive:
            reason, rule = "covid_lost", "CV-9.2"
        elif total < wanted:
            reason, rule = "tactical_victory", "CV-9.3"
        else:
            reason, rule = "strategic_victory", "CV-9.4"
        won = dead < alive
        return Outcome(
            reason,
            rule,
            tuple(range(seats)) if won else (),
            (float(total) if won else 0.0,) * seats,
            (1,) * seats,
            all_lines(s),
            {
                "survived": alive,
                "deceased": dead,
                "total": total,
                "wanted": wanted,
                "best": f"seat:{ranking(s)[0]}",
            },
        )

    def list_return_points(self, s: State, b: Board) -> list[Action]:
        return [
            ExpansionChoice(b.seat, "quarantine_arrival", place_name(b, place))
            for place in arrivals(b)
        ]

    def answer_return(self, s: State, choice: ExpansionChoice, chance: Chance, log: Log) -> None:
        """CV-7.6 The player chooses where."""
        b = s.boards[choice.seat]
        self.returns(s, b, b.content.space_index[b.seat][b.shape_number][choice.first], log)
        ask(s, b, NOTHING)

    # -- showing ----------------------------------------------------------------------------

    def condition(self, s: State, b: Board, person: int) -> str:
        """CV-H1 Tiles and quarantine are public."""
        part = self.part(s)
        if person in part.infected[b.seat]:
            return "infected"
        return "quarantine" if person in part.quarantine[b.seat] else ""

    def marks(self, s: State, b: Board, viewer: int) -> list[tuple[str, str, str, int]]:
        """CV-H1, CV-H2 Waiting tiles; the owner also sees what they just chose in secret."""
        part = self.part(s)
        marks: list[tuple[str, str, str, int]] = []
        for service, count in enumerate(part.waiting[b.seat]):
            if count:
                name = b.content.services[service]
                marks.append((f"virus:{b.seat}/{name}", f"pre:{b.seat}", "waiting", count))
        if viewer == b.seat and part.picks[b.seat]:
            count = len(part.picks[b.seat]) // 2
            marks.append((f"virus:{b.seat}/chosen", f"pre:{b.seat}", "chosen", count))
        return marks

    def facts(self, s: State) -> list[tuple[str, Any, str]]:
        """CV-H1, CV-H4, CV-R12 Both areas, the tiles to come and the split are public."""
        part = self.part(s)
        to_come = part.track[s.round :]
        if to_come and to_come[0] == 0:
            del to_come[0]  # they are on the boards already, or this round has none
        facts: list[tuple[str, Any, str]] = [
            ("survived", str(part.survived), "CV-6.10"),
            ("deceased", str(deceased(part)), "CV-9.1"),
        ]
        if to_come:
            facts.append(("tiles", ", ".join(map(str, to_come)), "CV-1.6"))
        if part.stage != TO_START:
            left = part.unsplit + sum(part.given)
            facts.append(("to_place", str(left), "CV-3.2"))
            facts.append(("split", tuple(infections.split_of(s)), "CV-R12"))
        if part.stage in (TO_SPLIT, TO_VOTE) and part.tries:
            facts.append(("refused", str(part.tries), "CV-R12"))
        return facts

    def choice_values(self, s: State, b: Board, choice: ExpansionChoice) -> dict[str, Any]:
        """CV-3.7, CV-4.1, CV-R8 Who would go into quarantine; what masks cost, and what pays."""
        if choice.decision == "covid_infect":
            person = person_number(b, choice.first)
            return {"quarantine": person >= 0 and not goes_on_tile(b, person)}
        if choice.decision != "buy_masks":
            return {}
        return masks.price_facts(s) | ({"answer": choice.second} if choice.second else {})

    def rate(self, s: State, b: Board, choice: ExpansionChoice) -> float:
        return rate_choice(s, self.part(s), b, choice)

    def worth(self, s: State, b: Board) -> float:
        """What counts is who survived and who did not, across all clinics."""
        return balance(s, self.part(s))


EXPANSION = Covid()
